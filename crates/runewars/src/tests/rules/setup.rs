use super::super::area as at;
use super::*;

#[test]
fn first() {
    let firsts: std::collections::BTreeSet<usize> =
        (0..20).map(|seed| Table::seeded("seats=3", seed).state.first.index()).collect();
    assert_eq!(firsts.into_iter().collect::<Vec<_>>(), [0, 1, 2], "any seat, by luck");
    let table = Table::fresh("seats=2 factions=pick map=built");
    assert_eq!(table.asked(0), Some(rule::SETUP_FACTIONS), "the first player chooses first");
}

#[test]
fn factions() {
    let mut table = Table::fresh("seats=3 factions=pick");
    assert_eq!(table.answers(0), "faction daqan; faction latari; faction waiqar; faction uthuk");
    table.say(0, "faction latari");
    assert_eq!(table.answers(1), "faction daqan; faction waiqar; faction uthuk", "clockwise, a free one");
}

mod map {
    use super::*;

    fn built() -> Table {
        Table::fresh("seats=2 map=built factions=daqan,latari")
    }

    #[test]
    fn quests() {
        let table = built();
        let mut tiles: Vec<u8> = table.state.sides[..2].iter().flat_map(|side| side.tiles).collect();
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), 4, "two setup quests each, all different");
        assert!(tiles.iter().all(|&tile| tile < 9));
    }

    #[test]
    fn tiles() {
        let table = built();
        let own = table.state.sides[0].tiles.map(|tile| format!("{} 0,0 0", tile + 1));
        let mut offered = table.offered(0, "tile");
        offered.sort();
        let mut own = own.to_vec();
        own.sort();
        assert_eq!(offered, own);
    }

    #[test]
    fn place() {
        let mut table = built();
        for seat in [0, 1, 0, 1] {
            assert_eq!(
                table.asked(seat),
                Some(rule::SETUP_MAP_PLACE),
                "clockwise until each has placed both"
            );
            table.first_answer();
        }
        assert_eq!(table.asked(0), Some(rule::SETUP_MAP_MARKERS));
    }

    #[test]
    fn contact() {
        let mut table = built();
        table.first_answer();
        let tile = table.state.sides[1].tiles[0] + 1;
        table.refuse(1, &format!("tile {tile} 9,9 0"), rule::SETUP_MAP_PLACE);
        assert!(!table.offered(1, "tile").is_empty());
    }

    #[test]
    fn borders() {
        let table = Table::seeded("seats=4 map=random", 5);
        for one in table.state.board().iter() {
            let ground = table.state.ground(one);
            for side in (0..6).filter(|&side| ground.near[side] != NONE && ground.near[side] / 4 != one.0 / 4)
            {
                let other = table.state.ground(Area(ground.near[side])).border((side + 3) % 6);
                let open = crate::content::Border::Open;
                assert!(ground.border(side) == open || other == open, "{one}");
            }
        }
    }

    #[test]
    fn markers() {
        let mut table = built();
        (0..4).for_each(|_| table.first_answer());
        let offered = table.offered(0, "marker");
        assert!(!offered.is_empty());
        for offer in &offered {
            let hexes: Vec<crate::Hex> = offer.split(' ').map(|hex| hex.parse().unwrap()).collect();
            let free = |hex: &crate::Hex| {
                table.state.board().iter().all(|area| table.state.ground(area).hex != *hex)
            };
            assert!(hexes.iter().all(free), "{offer}");
        }
        table.first_answer();
        assert!(!table.offers(0, &format!("marker {}", offered[0])), "no two touch");
    }

    #[test]
    fn distance() {
        let mut table = built();
        (0..4).for_each(|_| table.first_answer());
        assert!(table.state.demand <= 1, "4 apart, or one 3 apart");
        let before = table.offered(0, "marker").len();
        table.first_answer();
        assert!(table.offered(0, "marker").len() < before, "the second must be far enough");
    }

    #[test]
    fn homes() {
        let mut table = Table::fresh("seats=2 factions=daqan,latari");
        assert_eq!(table.asked(1), Some(rule::SETUP_MAP_HOMES), "left of the first player begins");
        let offered = table.offered(1, "home");
        assert!(offered.len() > 2, "either marker, several rotations");
        table.first_answer();
        let covered = |marker: &[crate::Hex; 2]| {
            marker
                .iter()
                .all(|hex| table.state.board().iter().any(|area| table.state.ground(area).hex == *hex))
        };
        assert_eq!(table.state.markers[..2].iter().filter(|marker| covered(marker)).count(), 1);
    }

    #[test]
    fn homes_apart() {
        for seed in 0..4 {
            let table = Table::seeded("seats=4 map=random", seed);
            for area in table.state.board().iter().filter(|area| area.home().is_some()) {
                let strangers = |near: &Area| near.home().is_some() && near.home() != area.home();
                assert!(!table.state.touching(area).iter().any(|near| strangers(&near)), "{area}");
            }
        }
    }
}

#[test]
fn neutrals() {
    let table = Table::started("seats=2 factions=daqan,latari");
    assert_eq!(table.units("9A"), "2 dragon");
    assert_eq!((table.units("2A"), table.units("3C")), ("2 giant".into(), "1 giant".into()));
}

#[test]
fn cities() {
    let table = Table::seeded("seats=4", 3);
    let mut table = Table { state: table.state, luck: Chosen::new(&[]), log: Vec::new() };
    while table.state.card == NONE {
        table.first_answer();
    }
    let mut cities: Vec<u8> =
        table.state.areas.iter().map(|ground| ground.city).filter(|&city| city != NONE).collect();
    cities.sort_unstable();
    cities.dedup();
    let printed = table.state.board().iter().filter(|&area| content().land(area).city).count();
    assert_eq!(cities.len(), printed, "a different token on each city space");
}

#[test]
fn quest_deck() {
    let table = Table::started("seats=2 factions=daqan,latari");
    let all = table.state.quest_deck() | table.state.sides[0].quests | table.state.sides[1].quests;
    for (number, quest) in content().quests.iter().enumerate() {
        let in_game = (all | table.state.quest_discard) >> number & 1 == 1;
        assert_eq!(in_game, table.state.board().has(quest.area), "{}", quest.name);
    }
}

#[test]
fn dials() {
    for faction in crate::Faction::ALL {
        let start = content().home_production(*faction);
        assert!(start.iter().all(|&step| (2..=4).contains(&step)), "{faction} {start:?}");
    }
    assert_eq!(content().home_production(crate::Faction::Daqan), [3, 3, 2]);
}

#[test]
fn start_hand() {
    let table = Table::seeded("seats=2 factions=daqan,uthuk", 1);
    let mut table = Table { state: table.state, luck: Chosen::new(&[]), log: Vec::new() };
    while table.asked(0).or(table.asked(1)) == Some(rule::SETUP_MAP_HOMES) {
        table.first_answer();
    }
    assert_eq!((table.influence(0), table.hand(0)), (3, 2));
    assert_eq!((table.influence(1), table.hand(1)), (1, 4));
}

#[test]
fn forces() {
    let table = Table::started("seats=2 factions=daqan,uthuk");
    let units: Vec<String> = ["DA", "DB", "DC"].iter().map(|name| table.units(name)).collect();
    assert!(units.contains(&"2 bowman, 2 footman, 1 knight".to_owned()), "all three dials, {units:?}");
    let strongholds = table.state.strongholds(seat(0));
    assert_eq!(strongholds.len(), 1);
    assert!(strongholds.iter().all(|area| !table.state.ground(area).damaged && area.home().is_some()));
}

#[test]
fn runes() {
    let mut table = Table::fresh("seats=2 factions=daqan,latari");
    while table.asked(0) != Some(rule::SETUP_RUNES) {
        table.first_answer();
    }
    let before = table.view(1);
    table.say(0, "area DB");
    let kinds = ["DA", "DB", "DC"].map(|name| table.state.ground(at(name)).rune.kind);
    assert_eq!(kinds, [Token::Dragon, Token::False, Token::Dragon]);
    assert_ne!(table.view(1), before, "others see three tokens");
    assert!(table.state.ground(at("DA")).rune.known & 2 == 0, "and do not know which is which");
}

#[test]
fn quests() {
    let mut table = Table::fresh("seats=2 factions=daqan,latari");
    while table.state.card == NONE {
        table.first_answer();
    }
    let told = table.log.iter().filter(|told| matches!(told.event, Event::QuestHidden { .. })).count();
    assert!(told >= 4, "two each");
}

#[test]
fn hero() {
    let table = Table::started("seats=2 factions=daqan,uthuk");
    for (number, alignment) in [(0, crate::Alignment::Good), (1, crate::Alignment::Evil)] {
        let heroes: Vec<Hero> = table.state.heroes_of(seat(number)).collect();
        assert_eq!(heroes.len(), 1);
        assert_eq!(content().hero(heroes[0]).alignment, alignment);
        assert!(table.state.home(seat(number)).has(table.state.stands(heroes[0]).unwrap()));
    }
    assert_eq!(table.state.hero_deck().count(), 10, "the others form one deck, neutral ones included");
}

#[test]
fn decks() {
    assert_eq!(content().fate.len(), 30);
    assert_eq!(content().seasons.len(), 32);
    assert_eq!(Tactic::ALL.iter().map(|&tactic| u32::from(content().copies(tactic))).sum::<u32>(), 50);
    assert_eq!((content().reward_kinds.len(), content().quests.len()), (25, 24));
    assert_eq!(crate::Title::ALL.len(), 3);
}

#[test]
fn tokens() {
    let table = Table::started("seats=2 factions=daqan,latari");
    let placed =
        |kind: Token| table.state.areas.iter().filter(|ground| ground.rune.kind == kind).count() as u8;
    assert_eq!(table.state.pile(Token::Dragon) + placed(Token::Dragon), 21);
    assert_eq!(table.state.pile(Token::False) + placed(Token::False), 17);
}

#[test]
fn objective() {
    let table = Table::started("seats=2 factions=daqan,uthuk");
    let alignments =
        [0, 1].map(|seat: usize| table.state.sides[seat].objective().map(|one| content().objective(one)));
    assert_eq!(alignments, [Some(crate::Alignment::Good), Some(crate::Alignment::Evil)]);
}

#[test]
fn players() {
    for seats in 2..=4 {
        let table = Table::started(&format!("seats={seats}"));
        let tiles = table.state.board().iter().filter(|area| area.home().is_none());
        let tiles: std::collections::BTreeSet<usize> = tiles.map(|area| area.index() / 4).collect();
        assert_eq!(tiles.len(), 2 * seats, "two tiles each");
    }
}

#[test]
fn objective_after_the_hero() {
    let mut table = Table::fresh("seats=2 factions=daqan,latari");
    while !matches!(table.state.stack.top(), Some(Task::Deploy(crate::deploy::Deploy::HeroAt(..)))) {
        table.first_answer();
    }
    assert_eq!(table.state.sides[0].objective, NONE);
    table.first_answer();
    assert_ne!(table.state.sides[0].objective, NONE);
}
