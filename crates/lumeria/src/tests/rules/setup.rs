use super::*;
use crate::{Faction, Name};
use ::content::Provenance;

#[test]
fn sources() {
    let content = Edition::standard().content();
    let card = |faction: Faction, name: &str| {
        let name: Name = name.parse().unwrap();
        content.army(faction).cards.iter().find(|card| card.title.name == name).unwrap()
    };
    let woje = card(Faction::Slavs, "woje");
    assert_eq!((woje.cost.value, woje.cost.from), (1, Provenance::Rulebook));
    assert_eq!(
        (woje.toughness.value, woje.toughness.from),
        (2, Provenance::Ours),
        "the example proves at most 2"
    );
    assert_eq!(woje.movement.from, Provenance::Ours);
    let zbrojni = card(Faction::Slavs, "zbrojni");
    assert_eq!((zbrojni.cost.value, zbrojni.cost.from), (3, Provenance::Rulebook));
    let bies = card(Faction::Slavs, "bies");
    assert_eq!((bies.melee.value, bies.melee.from), (3, Provenance::Rulebook));
    let berserkers = card(Faction::Vikings, "berserkerzy");
    assert_eq!((berserkers.toughness.value, berserkers.toughness.from), (2, Provenance::Rulebook));
    let throwers = card(Faction::Vikings, "miotacze");
    assert_eq!((throwers.ranged.value, throwers.ranged.from), (2, Provenance::Rulebook));
    assert_eq!(content.army(Faction::Vikings).god.from, Provenance::Published);
    assert_eq!(content.army(Faction::Greeks).god.from, Provenance::Ours);
    assert_eq!(content.board.from, Provenance::Ours);
    let hills = &content.scenarios[0];
    assert_eq!((hills.target.from, hills.fields.from), (Provenance::Rulebook, Provenance::Ours));
}

#[test]
fn board() {
    let view = start("").view();
    assert_eq!((view.columns, view.rows, view.fields.len()), (5, 7, 35));
    let last = |seat: usize, row: &str| {
        let fields = view.fields.iter().filter(|field| field.cell.to_string().ends_with(row));
        let kind = |field: &crate::FieldView| match (field.recruitment, field.camp) {
            (Some(owner), None) if owner.index() == seat => 'r',
            (None, Some(owner)) if owner.index() == seat => 'c',
            _ => '?',
        };
        fields.map(kind).collect::<String>()
    };
    assert_eq!((last(0, "1"), last(1, "7")), ("rcrcr".into(), "rcrcr".into()));
    let marked = view.fields.iter().filter(|field| field.marked).map(|field| field.cell.to_string());
    assert_eq!(marked.collect::<Vec<_>>(), ["a4", "c4", "e4"]);
}

#[test]
fn armies() {
    for faction in Faction::ALL {
        let army = Edition::standard().content().army(faction);
        let cards: u8 = army.cards.iter().map(|card| card.copies.value).sum();
        assert_eq!(cards, 18, "half of the 36 cards of a box");
        let mut initials: Vec<char> =
            army.cards.iter().filter_map(|card| card.title.name.as_str().chars().next()).collect();
        initials.dedup();
        assert_eq!(initials.len(), 5, "the diagram tells units by their initials");
    }
    let table = start("factions=slavs,vikings");
    let places = ["c3", "b2", "c2", "d2"].map(|at| table.on(at));
    assert_eq!(places, ["0 woje", "0 lucznicy", "0 zbrojni", "0 woje"]);
    let places = ["c5", "d6", "c6", "b6"].map(|at| table.on(at));
    assert_eq!(places, ["1 druzynnicy", "1 miotacze", "1 berserkerzy", "1 druzynnicy"]);
    assert_eq!(table.state.taken().len(), 8);
    let piles = &table.view().sides[0].piles;
    let left: Vec<(&str, u8)> = piles.iter().map(|pile| (pile.card.name.as_str(), pile.left)).collect();
    assert_eq!(left, [("bies", 2), ("jezdzcy", 2), ("lucznicy", 3), ("woje", 4), ("zbrojni", 3)]);
}

#[test]
fn armies_can_be_drawn_by_lot() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let setup: Setup = "factions=random".parse().unwrap();
        let state = Lumeria::start(&setup, &mut Fast::new(seed), &mut Silence);
        seen.insert(state.sides.map(|side| side.faction));
    }
    assert_eq!(seen.len(), 12, "every faction against every other, on both sides");
    assert!(seen.iter().all(|pair| pair[0] != pair[1]));
}

#[test]
fn tokens() {
    for side in start("").view().sides {
        assert_eq!(side.manoeuvres, Manoeuvre::ALL);
        assert_eq!((side.track, side.aside, side.god_ready, side.gold), (None, 0, true, 0));
    }
}

#[test]
fn first() {
    let mut table = start("");
    assert_eq!((table.turn(), table.answers(0).as_str()), (0, "roll"));
    table.next_dice(&[1, 2, 6, 1]);
    assert_eq!(table.say(0, "roll"), Trace::Random);
    assert_eq!((table.turn(), table.answers(1).as_str()), (1, "begin 0; begin 1"));
    table.say(1, "begin 0");
    assert_eq!((table.state.first.index(), table.turn(), table.state.round), (0, 0, 1));
    for first in [1, 0, 1] {
        table.end_round();
        assert_eq!(table.state.first.index(), first, "the other one begins the next round");
    }
}

#[test]
fn open() {
    let mut table = start("");
    table.say(0, "roll");
    for who in Observer::all(2) {
        let seen = Lumeria::view(&table.state, who);
        assert_eq!(View { observer: Observer::Spectator, ..seen }, table.view());
    }
}
