use super::*;

#[test]
fn winner() {
    for (seats, last) in [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)] {
        let mut table = Table::new(seats, "");
        table.age(last - 1);
        table.set_glory(&[3, 7]);
        table.third_dragon(0);
        assert_eq!(table.standing(), None);
        table.third_dragon(0);
        assert_eq!(table.winners(), [1]);
        let standing = table.standing().unwrap();
        assert_eq!((standing.score(Seat::new(1)), standing.rank(Seat::new(0))), (7, 2));
        assert_eq!(table.answers(table.turn_of()), "", "nothing is left to answer");
    }
}

#[test]
fn ties() {
    let mut table = Table::new(4, "");
    table.age(3);
    table.set_glory(&[5, 5, 5, 4]);
    table.markers(Duris, &[1, 1, 1, 9]);
    table.markers(Rhea, &[1, 2, 0, 0]);
    table.third_dragon(0);
    let standing = table.standing().unwrap();
    assert_eq!([0, 1, 2, 3].map(|seat| standing.rank(Seat::new(seat))), [2, 1, 3, 4], "more markers");
}

#[test]
fn ties_are_decided_by_the_largest_bands() {
    let won = |zero: &[usize], one: &[usize]| {
        let mut table = Table::new(4, "");
        table.age(3);
        zero.iter().for_each(|&size| table.laid(0, &clan("red-minotaur", size)));
        one.iter().for_each(|&size| table.laid(1, &clan("red-elf", size)));
        table.third_dragon(0);
        assert_eq!(table.glory()[0], table.glory()[1]);
        table.winners()
    };
    assert_eq!(won(&[7], &[6]), [0]);
    assert_eq!(won(&[6], &[6, 1]), [1], "then the second largest");
    assert_eq!(won(&[7], &[6, 1]), [0]);
    assert_eq!(won(&[6, 1], &[6, 1]), [0, 1], "and then the win is shared");
}
