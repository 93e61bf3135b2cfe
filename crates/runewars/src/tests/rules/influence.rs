mod bid {
    use super::super::*;

    fn bidding() -> Table {
        let mut table = Table::new("daqan,latari,uthuk");
        for (side, influence) in table.state.sides.iter_mut().zip([3, 2, 2]) {
            side.influence = influence;
        }
        table.season("council-auction");
        table
    }

    #[test]
    fn declare() {
        let table = bidding();
        assert_eq!(table.answers(1), "number 0; number 1; number 2");
    }

    #[test]
    fn secret() {
        let mut table = bidding();
        let before = table.view(1);
        table.say(0, "number 3");
        assert_eq!(table.view(1), before);
    }

    #[test]
    fn reveal() {
        let mut table = bidding();
        table.say(0, "number 3");
        table.say(1, "number 1");
        table.say(2, "number 2");
        assert_eq!(table.state.bids[..3], [3, 1, 2]);
    }

    #[test]
    fn lost() {
        let mut table = bidding();
        table.say(0, "number 3");
        table.say(1, "number 1");
        table.say(2, "number 2");
        assert_eq!([0, 1, 2].map(|seat| table.influence(seat)), [0, 1, 0]);
    }

    #[test]
    fn tie() {
        let mut table = bidding();
        table.state.titles[0].by = 0;
        table.say(0, "number 1");
        table.say(1, "number 2");
        table.say(2, "number 2");
        assert_eq!(table.answers(0), "seat 1; seat 2", "the Primarch decides");
    }
}
