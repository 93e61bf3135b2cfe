use super::*;

#[test]
fn phases() {
    let mut table = start("");
    table.next_dice(&[6, 6, 1, 1]);
    table.say(0, "roll; begin 0");
    let mut stages = vec![table.state.stage];
    while table.state.round == 1 {
        let seat = table.turn();
        let leave = if table.answers(seat).ends_with("pass") { "pass" } else { "done" };
        table.say(seat, leave);
        if *stages.last().unwrap() != table.state.stage {
            stages.push(table.state.stage);
        }
    }
    assert_eq!(
        stages,
        [Stage::Recruitment, Stage::Early, Stage::Activations, Stage::Late, Stage::Recruitment]
    );
}

#[test]
fn phases_ask_one_seat_at_a_time() {
    let table = start("");
    table.refuse(1, "roll", rule::ROUND_PHASES);
    assert_eq!(table.answers(1), "");
}

#[test]
fn income() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3");
    table.gold(0, 5);
    table.end_round();
    assert_eq!(table.state.sides.map(|side| side.gold), [7, 2]);
}
