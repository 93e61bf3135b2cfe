use super::super::area as at;
use super::*;

/// A table of the revised edition.
fn revised(factions: &str) -> Table {
    let mut table = Table::new(factions);
    table.state.variant.revised = true;
    table
}

/// Six dragon runes of seat 0 that only it knows, and two units to hold what is outside its home.
fn six_runes(table: &mut Table) {
    for at in ["DA", "DB", "DC", "2A", "2B", "9A"] {
        table.rune(at, Token::Dragon, &[0]);
    }
    ["2A", "2B", "9A"].iter().for_each(|at| table.put(at, Some(0), "1 footman"));
}

/// Daqan attack Latari in 2C from 9B; each side has a hero there, and the line-up is done.
fn supported() -> Table {
    let mut table = revised("daqan,latari");
    table.put("9B", Some(0), "2 footman, 1 knight");
    table.put("2C", Some(1), "2 archer, 1 warrior");
    table.hero("sir-valadir", 0, "2C");
    table.hero("silhouette", 1, "2C");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 9B footman 2; send 9B knight 1");
    table
}

#[test]
fn markers() {
    let demand = |setup: &str| {
        let mut table = Table::fresh(setup);
        while matches!(table.state.stack.top(), Some(Task::Build(crate::build::Build::Tile(_)))) {
            table.first_answer();
        }
        table.state.demand
    };
    assert_eq!(demand("seats=2 map=built factions=daqan,latari"), 0, "four areas");
    assert_eq!(demand("seats=2 map=built factions=daqan,latari rules=revised"), 2, "three areas");
}

#[test]
fn runes() {
    let mut table = Table::fresh("seats=3 factions=daqan,latari,uthuk rules=revised");
    let mut asked = Vec::new();
    while !matches!(table.state.stack.top(), Some(Task::Year(Year::Orders))) {
        if let (Some(Task::Carve(Carve::Spot { seat, .. })), true) =
            (table.state.stack.top(), table.state.card == NONE)
        {
            asked.push(seat.index());
            let markers = table.state.markers[..3].as_flattened().to_vec();
            for offer in table.offered(seat.index(), "area") {
                let hex = table.state.ground(at(&offer)).hex;
                assert_eq!(at(&offer).home(), None);
                assert!((0..6).all(|side| !markers.contains(&hex.beyond(side))), "{offer} touches a marker");
            }
        }
        table.first_answer();
    }
    assert_eq!(asked, [0, 2, 1], "counter-clockwise from the first player");
    let lying = |kind: Token| {
        table.state.board().iter().filter(|&area| table.state.ground(area).rune.kind == kind).count()
    };
    assert_eq!([lying(Token::Dragon), lying(Token::False)], [3, 3]);
    assert!(
        table
            .state
            .board()
            .iter()
            .all(|area| { area.home().is_none() || table.state.ground(area).rune.kind == Token::None })
    );
}

#[test]
fn years() {
    assert_eq!(Table::started("seats=2 rules=revised").state.years(), 7);
    assert_eq!(Table::started("seats=2").state.years(), 6);
}

#[test]
fn claim() {
    let mut table = revised("daqan,latari");
    six_runes(&mut table);
    table.rune("7A", Token::False, &[0]);
    table.put("7A", Some(0), "1 footman");
    table.turn(0, Order::Harvest);
    assert_eq!(table.over(), Over::No, "six runes do not win at once");
    assert!(table.offers(0, "way claim"));
    table.state.ground_mut(at("9A")).rune.kind = Token::False;
    table.refuse(0, "way claim", rule::TURN);
    assert_eq!(
        table.answers(0),
        "done",
        "a seat with six tokens is asked whether or not they are dragon runes"
    );
    table.state.ground_mut(at("9A")).rune.kind = Token::Dragon;
    table.say(0, "way claim");
    assert_eq!(table.state.claims, [0, NONE, NONE, NONE], "on the deck of spring");
    assert_eq!(table.view(1).sides()[0].runes, 6, "they were shown");
    assert_eq!(table.state.ground(at("7A")).rune.known, 1, "the false one was not");
    assert!(!table.offers(0, "way claim"), "a seat has one victory card");
    table.state.season = Season::Summer;
    table.turn(0, Order::Harvest);
    assert!(!table.offers(0, "way claim"));
    let mut kept = Table { state: table.state, luck: Chosen::new(&[]), log: Vec::new() };
    kept.season("long-winter");
    assert_eq!(kept.over(), Over::Runes(seat(0)), "spring has come again");
    table.put("9A", None, "1 razorwing");
    table.state.ground_mut(at("9A")).standing[0] = 0;
    table.state.ground_mut(at("9A")).owner = NONE;
    table.season("long-winter");
    assert_eq!((table.over(), table.state.claims), (Over::No, [NONE; 4]), "the claim has fallen");
    assert!(table.log.iter().any(|told| told.event == Event::ClaimFell { seat: seat(0) }));
}

#[test]
fn march() {
    let mut table = revised("daqan,latari");
    table.put("9B", Some(0), "2 footman");
    table.put("2C", Some(1), "1 archer");
    table.hero("sir-valadir", 0, "9A");
    table.hero("andira-runehand", 0, "9A");
    table.state.figure_mut(Hero::AndiraRunehand).routed = true;
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2C; send 9B footman 1; lead sir-valadir 2C");
    assert!(!table.offers(0, "send 9B footman 1"), "units come before heroes");
    assert!(!table.offers(0, "lead andira-runehand 2C"), "routed heroes stay");
    assert_eq!(table.where_is("sir-valadir").as_deref(), Some("2C"));
    let mut first = Table::new("daqan,latari");
    first.put("9B", Some(0), "2 footman");
    first.hero("sir-valadir", 0, "9A");
    first.turn(0, Order::Mobilize);
    first.say(0, "area 2C");
    assert!(first.offered(0, "lead").is_empty(), "not in the first edition");
}

#[test]
fn support() {
    let mut table = supported();
    assert_eq!(table.answers(0), "unit footman; unit knight; done", "the attacker's heroes first");
    assert_eq!(table.asked(0), Some(rule::REVISED_SUPPORT));
    table.say(0, "unit footman");
    table.say(1, "unit archer");
    // Archers have initiative 1 and draw first: three cards for two units.
    assert_eq!(table.draws(), [3]);
    assert_eq!(table.asked(1), Some(rule::REVISED_SUPPORT));
    table.refuse(0, "discard miss", rule::PLAYORDER);
    let [damage, routs] = [table.state.battle.damage, table.state.battle.routs];
    assert_eq!((damage, routs), ([0; 2], [0; 2]), "nothing counts before a card is put aside");
    let drawn = table.state.table;
    assert_eq!(drawn.count_ones(), 3);
    table.first_answer();
    table.finish();
    assert_eq!(table.state.figure(Hero::SirValadir).damage, 0);
}

#[test]
fn retreat() {
    let mut table = supported();
    table.say(0, "unit footman");
    table.say(1, "unit archer");
    // All attackers are gone: the defender wins.
    table.state.battle.armies[0] = [[[0; 5]; 2]; crate::state::TYPES];
    table.begin(Task::Fight(Fight::Tally));
    assert_eq!(table.asked(0), Some(rule::RETREAT_ONE_AREA), "the hero goes alone, to any area");
    table.first_answer();
    assert_ne!(table.where_is("sir-valadir").as_deref(), Some("2C"));
    assert!(table.state.figure(Hero::SirValadir).routed);
    assert!(!table.state.figure(Hero::Silhouette).routed, "the winner's hero stays");
    let mut together = supported();
    together.say(0, "unit footman");
    together.say(1, "unit archer");
    together.state.battle.armies[1] = [[[0; 5]; 2]; crate::state::TYPES];
    together.state.battle.armies[1][0] = [[1, 0, 0, 0, 0], [0; 5]];
    together.state.battle.strength[0] = 9;
    together.put("2B", Some(1), "1 archer");
    together.begin(Task::Fight(Fight::Tally));
    together.finish();
    assert_eq!(together.where_is("silhouette").as_deref(), Some("2B"), "with its units");
    assert!(together.state.figure(Hero::Silhouette).routed);
}

#[test]
fn hexagons() {
    let strengths = |revised: bool| {
        let mut table = Table::battle("daqan,latari", "2 siege-tower, 1 footman", "1 archer");
        table.state.variant.revised = revised;
        table.state.battle.armies[0][kind_of(Unit::SiegeTower)] = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0]];
        table.state.battle.armies[0][kind_of(Unit::Footman)] = [[0; 5], [1, 0, 0, 0, 0]];
        table.begin(Task::Fight(Fight::Tally));
        table.finish();
        table.fought().0
    };
    assert_eq!(strengths(false), [1, 1]);
    assert_eq!(strengths(true), [2, 1], "the routed tower counts, the routed footman does not");
}

#[test]
fn defender() {
    let first = |revised: bool| {
        let mut table = Table::battle("daqan,latari", "2 bowman, 2 knight", "2 archer, 2 warrior");
        table.state.variant.revised = revised;
        table.state.battle.routs = [1, 1];
        (table.state.battle.initiative, table.state.fate) = (1, 0);
        table.begin(Task::Fight(Fight::Draws));
        let asks = |told: &kernel::Told<Event>| match told.event {
            Event::Answered { seat, to: crate::Ask::Rout, .. } => Some(seat.index()),
            _ => None,
        };
        table.finish();
        table.log.iter().find_map(asks)
    };
    assert_eq!((first(false), first(true)), (Some(0), Some(1)));
}

#[test]
fn resolution() {
    let next = |revised: bool| {
        let mut table = Table::battle("daqan,latari", "5 footman", "1 archer");
        table.state.variant.revised = revised;
        table.stronghold("2C", 1);
        table.state.battle.strength[0] = 9;
        table.put("2B", Some(1), "1 archer");
        table.put("9B", Some(1), "1 archer");
        table.begin(Task::Fight(Fight::Tally));
        [0, 1].map(|seat| table.asked(seat))
    };
    assert_eq!(next(false), [None, Some(rule::RETREAT_ONE_AREA)]);
    assert_eq!(next(true), [Some(rule::SIEGE_CONQUER), None], "the stronghold first");
}

#[test]
fn sorceress() {
    let asked = |revised: bool| {
        let mut table = Table::battle("latari,daqan", "1 sorceress", "2 footman, 1 knight");
        table.state.variant.revised = revised;
        table.put("2B", Some(1), "1 footman");
        table.special(0, Unit::Sorceress);
        [0, 1].map(|seat| table.answers(seat))
    };
    let units = "figure footman standing 0; figure knight standing 0".to_owned();
    assert_eq!(asked(false), [String::new(), units.clone()]);
    assert_eq!(asked(true), [units, String::new()]);
}

#[test]
fn threatened() {
    let moved = |revised: bool| {
        let mut table = Table::new("daqan,latari");
        table.state.variant.revised = revised;
        ["DA", "DB", "DC"].iter().for_each(|at| table.rune(at, Token::Dragon, &[0]));
        table.season("threatened-home-realms");
        table.finish();
        3 - ["DA", "DB", "DC"].iter().filter(|home| table.state.dragons_in(at(home)) > 0).count()
    };
    assert_eq!((moved(false), moved(true)), (2, 1));
}

#[test]
fn ambush() {
    let mut table = revised("daqan,latari");
    table.hero("silhouette", 1, "DA");
    table.tactics(0, "ambush");
    table.turn(0, Order::Fortify);
    table.refuse(0, "tactics ambush", rule::TURN);
    table.begin(Task::Venture(Venture::Pick { seat: seat(0) }));
    assert!(table.offers(0, "tactics ambush"), "in the quest phase");
}

#[test]
fn epic() {
    assert!("rules=revised length=epic".parse::<crate::Setup>().is_err());
    assert!("rules=revised explore=yes".parse::<crate::Setup>().is_ok());
}

/// The content is that of the first edition, and the text says so.
#[test]
fn sources() {
    let original = Table::started("seats=2 factions=daqan,latari").state;
    let revised = Table::started("seats=2 factions=daqan,latari rules=revised").state;
    assert_eq!(original.sides.map(|side| side.dials), revised.sides.map(|side| side.dials));
    assert_eq!(original.side(seat(0)).influence, revised.side(seat(0)).influence);
}

#[test]
fn march_in_stormy_weather() {
    let mut table = revised("daqan,latari");
    table.put("2A", Some(0), "1 footman");
    table.hero("sir-valadir", 0, "2B");
    table.state.lasting.storm = 1;
    table.turn(0, Order::Mobilize);
    table.say(0, "area 9A");
    assert_eq!(table.answers(0), "lead sir-valadir 9A; done", "units stay, heroes march");
}

#[test]
fn tactical_retreat_from_a_damaged_stronghold() {
    let mut table = revised("daqan,latari");
    table.put("9B", Some(0), "2 footman");
    table.put("2C", Some(1), "2 archer");
    table.stronghold("2C", 1);
    table.state.ground_mut(at("2C")).damaged = true;
    table.tactics(1, "tactical-retreat");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 9B footman 2; done");
    table.say(1, "done; tactics tactical-retreat");
    table.say(0, "yes");
    table.finish();
    assert_eq!(table.state.supply(Unit::Archer), 16, "without a friendly area they are destroyed");
    assert!(table.state.ground(at("2C")).damaged);
}
