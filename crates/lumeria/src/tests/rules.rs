//! One test for each paragraph of the rules, named after it: `lumeria.attack.push` is `attack::push`.

use super::*;
use crate::Manoeuvre::{Fortune, March, Volley};

#[test]
fn every_paragraph_has_its_test() {
    let tests = tests();
    let missing: Vec<&str> = rule::ALL
        .iter()
        .map(|rule| rule.0)
        .filter(|id| {
            let path = id.replacen("lumeria.", "rules::", 1).replace('.', "::");
            let path =
                path.replace("action::move", "action::moves").replace("renewal::return", "renewal::returns");
            !tests.iter().any(|test| test.ends_with(&format!("tests::{path}")))
        })
        .collect();
    assert!(missing.is_empty(), "no test for {}", missing.join(", "));
}

#[test]
fn goal() {
    for (scenario, target, fields) in [("three-hills", 10, 3), ("camps", 10, 0), ("open-field", 6, 15)] {
        let table = Table::with(&format!("scenario={scenario}"));
        let view = table.view();
        let marked = view.fields.iter().filter(|field| field.marked).count();
        assert_eq!((view.scenario.as_str(), view.target, marked), (scenario, target, fields));
    }
}

mod setup {
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
}

mod round {
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
}

mod recruit {
    use super::*;

    #[test]
    fn turn() {
        let mut table = Table::new("slavs,vikings");
        table.at(Stage::Recruitment, 0);
        table.gold(0, 4);
        table.gold(1, 2);
        table.say(0, "pass");
        assert_eq!(table.turn(), 1, "one pass hands the choice over");
        table.say(1, "recruit druzynnicy; place a7");
        assert_eq!(table.turn(), 0, "and does not bind");
        table.say(0, "recruit woje; place c1");
        table.say(1, "pass");
        table.say(0, "pass");
        assert_ne!(table.state.stage, Stage::Recruitment, "two passes in a row end it");
    }

    #[test]
    fn turn_comes_again_after_each_recruit() {
        let mut table = Table::new("slavs,vikings");
        table.at(Stage::Recruitment, 0);
        table.gold(0, 4);
        table.gold(1, 4);
        table.say(0, "recruit woje; place a1");
        table.say(1, "pass");
        table.say(0, "recruit woje; place c1");
        assert_eq!(
            (table.state.stage, table.turn()),
            (Stage::Recruitment, 1),
            "the pass before does not count"
        );
        table.say(1, "pass");
        assert_eq!((table.state.stage, table.turn()), (Stage::Recruitment, 0), "nor does the recruit");
        table.say(0, "pass");
        assert_ne!(table.state.stage, Stage::Recruitment);
    }

    #[test]
    fn turn_skips_who_cannot_recruit() {
        let mut table = Table::new("slavs,vikings");
        table.at(Stage::Recruitment, 0);
        table.gold(0, 3);
        table.say(0, "recruit woje; place a1");
        assert_eq!(table.turn(), 0, "the other side has no gold");
        table.put(0, "bies c1");
        table.say(0, "recruit woje");
        assert_eq!(table.on("e1"), "0 woje", "one field is left, so there is no question about it");
        assert_ne!(table.state.stage, Stage::Recruitment, "no field is left, whatever the gold");
    }

    #[test]
    fn unit() {
        let mut table = Table::new("slavs,vikings");
        table.at(Stage::Recruitment, 0);
        table.gold(0, 3);
        assert_eq!(table.offered(0, "recruit"), ["jezdzcy", "lucznicy", "woje", "zbrojni"]);
        table.refuse(0, "recruit bies", rule::RECRUIT_UNIT);
        table.refuse(0, "recruit berserkerzy", rule::RECRUIT_UNIT);
        table.state.sides[0].piles[4] = 0;
        table.refuse(0, "recruit zbrojni", rule::RECRUIT_UNIT);
        table.say(0, "recruit lucznicy");
        assert_eq!((table.state.sides[0].gold, table.view().sides[0].piles[2].left), (1, 4));
        table.say(0, "place e1");
        assert_eq!(table.view().sides[0].piles[2].left, 3);
    }

    #[test]
    fn field() {
        let mut table = Table::new("slavs,vikings");
        table.at(Stage::Recruitment, 0);
        table.gold(0, 3);
        table.put(1, "olbrzym c1");
        table.say(0, "recruit zbrojni");
        assert_eq!(table.answers(0), "place a1; place e1");
        table.refuse(0, "place c1", rule::RECRUIT_FIELD);
        table.refuse(0, "place b1", rule::RECRUIT_FIELD);
        table.refuse(0, "place a7", rule::RECRUIT_FIELD);
        table.say(0, "place e1");
        assert_eq!(table.on("e1"), "0 zbrojni");
    }
}

mod manoeuvre {
    use super::*;

    #[test]
    fn turn() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c3");
        table.put(1, "druzynnicy c5");
        table.tokens(0, &[March], None);
        table.tokens(1, &[March], None);
        table.at(Stage::Early, 0);
        table.say(0, "pass");
        table.say(1, "march; pick c5; move c6");
        assert_eq!((table.turn(), table.state.stage), (0, Stage::Early), "a pass does not bind");
        table.say(0, "pass");
        assert_eq!(table.state.stage, Stage::Activations, "the other side has no token left");
        table.refuse(0, "march", rule::MANOEUVRE_TURN);

        for first in [0, 1] {
            let mut table = Table::new("slavs,vikings");
            table.put(0, "woje c3");
            table.put(1, "druzynnicy c5");
            table.tokens(0, &[March], None);
            table.tokens(1, &[March], None);
            table.state.first = Seat::new(first);
            table.at(Stage::Activations, 1 - first);
            table.say(1 - first, "pass");
            table.say(first, "pass");
            let late = (table.state.stage, table.turn());
            assert_eq!(late, (Stage::Late, first), "the first player begins after the activations, too");
        }

        table.end_round();
        table.at(Stage::Late, 1);
        table.refuse(1, "march", rule::MANOEUVRE_MARCH);
    }

    #[test]
    fn march() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c3, jezdzcy a2, bies e3");
        table.put(1, "olbrzym c4");
        table.tokens(0, &[March], None);
        table.at(Stage::Early, 0);
        table.say(0, "march");
        assert_eq!(table.state.sides[0].track, Some(0));
        assert_eq!(table.answers(0), "pick a2; pick c3; pick e3", "at least one unit must march");
        table.say(0, "pick a2");
        assert_eq!(table.answers(0), "move a1; move b2; move a3", "one field, whatever the movement");
        table.refuse(0, "move a4", rule::MANOEUVRE_MARCH);
        table.say(0, "move a3");
        assert_eq!(table.answers(0), "pick c3; pick e3; done", "two different units");
        table.say(0, "pick c3");
        table.refuse(0, "move c4", rule::MANOEUVRE_MARCH);
        table.say(0, "move d3");
        assert_eq!((table.on("a3"), table.on("d3")), ("0 jezdzcy".into(), "0 woje".into()));
        assert_eq!(table.state.stage, Stage::Activations);
    }

    #[test]
    fn volley() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "lucznicy a3, lucznicy c3, woje e3");
        table.put(1, "olbrzym c5, olbrzym a5");
        table.tokens(0, &[Volley], None);
        table.at(Stage::Late, 0);
        table.say(0, "volley");
        assert_eq!(table.answers(0), "pick a3; pick c3");
        table.say(0, "pick a3");
        assert_eq!(table.odds("a3", "a5", false), Some(Odds { dice: 1, needed: 4 }), "always one die");
        table.attack(0, "shoot a5", &[4]);
        assert_eq!((table.wounds("a5"), table.on("a5").as_str()), (1, "1 olbrzym"), "no push");
        assert_eq!(table.answers(0), "pick c3; done");
        table.attack(0, "pick c3; shoot c5", &[3]);
        assert_eq!((table.wounds("c5"), table.state.round), (0, 2));
    }

    #[test]
    fn volley_leaves_abilities_as_they_are() {
        let mut table = Table::new("greeks,vikings");
        table.put(0, "peltasci a3, peltasci c3");
        table.put(1, "olbrzym a5, tarczownicy c5");
        table.tokens(0, &[Volley], None);
        table.at(Stage::Early, 0);
        table.attack(0, "volley; pick a3; shoot a5", &[1]);
        assert_eq!(
            (table.asked(), table.answers(0).as_str()),
            (rule::ABILITY_UNITS, "move a2; move b3; move a4; done")
        );
        table.say(0, "move a2");
        assert_eq!(table.answers(0), "pick c3; done", "the same unit does not shoot again");
        table.say(0, "pick c3");
        assert_eq!(table.needed("c3", "c5", false), 5, "shields work, too");
        table.attack(0, "shoot c5", &[1]);
        table.say(0, "done");
        assert_eq!(table.state.stage, Stage::Activations);
    }

    #[test]
    fn fortune() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3, woje a3");
        table.put(1, "olbrzym c4, druzynnicy a4");
        table.tokens(0, &[Fortune], None);
        table.attack(0, "pick c3; strike c4", &[1, 2, 6]);
        assert_eq!((table.asked(), table.answers(0).as_str()), (rule::MANOEUVRE_FORTUNE, "reroll; keep"));
        assert_eq!(table.wounds("c4"), 0, "nothing has happened yet");
        table.attack(0, "reroll", &[1, 5, 3]);
        assert_eq!(table.wounds("c4"), 1, "the second roll stands");
        assert_eq!(table.turn(), 1);
        table.say(1, "pass");
        table.attack(0, "pick a3; strike a4", &[2]);
        assert_eq!(table.wounds("a4"), 0, "the token is spent, so there is no question");
    }
}

mod renewal {
    use super::*;

    #[test]
    fn track() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3, woje a3");
        table.put(1, "olbrzym c4, druzynnicy a4, druzynnicy a5");
        table.tokens(0, &[March, Volley], Some(0));
        table.attack(0, "pick c3; strike c4", &[1, 3, 6]);
        assert_eq!(table.state.sides[0].track, Some(2), "one field for each miss");
        table.attack(1, "pick a4; strike a3", &[1]);
        assert_eq!(table.state.sides[0].track, Some(2), "only for own attacks");
        table.events();
        table.attack(0, "pick a3; strike a4", &[6]);
        assert_eq!(table.state.sides[0].track, Some(2), "and only for misses");
        let moved = |event: &Event| matches!(event, Event::Renewing { .. });
        assert!(!table.events().iter().any(moved), "what does not move is not told");

        table.at(Stage::Early, 0);
        table.say(0, "march");
        let side = table.view().sides[0].clone();
        assert_eq!((side.track, side.aside, side.manoeuvres), (Some(2), 1, vec![Volley]), "one on the track");
    }

    #[test]
    fn returns() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3");
        table.put(1, "olbrzym c4");
        table.tokens(0, &[March], Some(4));
        table.attack(0, "pick c3; strike c4", &[1, 2, 3]);
        assert_eq!(
            (table.asked(), table.answers(0).as_str()),
            (rule::RENEWAL_RETURN, "renew volley; renew fortune; pass")
        );
        table.refuse(0, "renew march", rule::RENEWAL_RETURN);
        table.say(0, "renew volley");
        let side = table.view().sides[0].clone();
        assert_eq!((side.track, side.aside, side.manoeuvres), (Some(0), 0, vec![March, Volley]));

        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3");
        table.put(1, "olbrzym c4");
        table.tokens(0, &[March, Volley], Some(5));
        table.attack(0, "pick c3; strike c4", &[1, 2, 3]);
        assert_eq!(table.answers(0), "renew fortune; pass");
        table.say(0, "renew fortune");
        let side = table.view().sides[0].clone();
        assert_eq!((side.track, side.manoeuvres.len()), (None, 3));
    }
}

mod activation {
    use super::*;

    #[test]
    fn turn() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje a2, woje b2, woje c2, woje d2");
        table.put(1, "druzynnicy a6");
        for (seat, unit) in [(0, "a2"), (1, "a6"), (0, "b2")] {
            assert_eq!(table.turn(), seat);
            table.say(seat, &format!("pick {unit}; fortify; done"));
        }
        table.refuse(0, "pick a2", rule::ACTIVATION_TURN);
        assert_eq!(table.answers(0), "pick c2; pick d2; pass", "the other side has no unit left");
        table.say(0, "pick c2; fortify; done");
        assert_eq!(table.state.round, 2, "three activations and no more");
    }

    #[test]
    fn turn_can_be_given_up() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje a2, woje b2");
        table.put(1, "druzynnicy a6, druzynnicy b6");
        table.say(0, "pass");
        table.say(1, "pick a6; fortify; done");
        assert_eq!(table.turn(), 1, "who stops waits for the other");
    }

    #[test]
    fn actions() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "lucznicy c3");
        table.put(1, "olbrzym c6");
        table.say(0, "pick c3");
        table.refuse(0, "done", rule::ACTIVATION_ACTIONS);
        table.say(0, "aim");
        table.refuse(0, "aim", rule::ACTIVATION_ACTIONS);
        table.say(0, "fortify");
        assert_eq!(table.turn(), 1, "two actions are all");
        table.say(1, "pick c6; fortify; move c5");
        assert_eq!(table.state.round, 2);
        assert_eq!((table.on("c3"), table.on("c5")), ("0 lucznicy".into(), "1 olbrzym".into()));
    }

    #[test]
    fn actions_end_with_the_attack() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c3, woje a1");
        table.put(1, "olbrzym c4");
        table.attack(0, "pick c3; strike c4", &[1]);
        assert_eq!(table.turn(), 1, "nothing follows an attack");
    }
}

mod action {
    use super::*;

    #[test]
    fn moves() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje b1, woje c2");
        table.put(1, "olbrzym a2");
        table.say(0, "pick b1");
        assert_eq!(table.offered(0, "move"), ["a1", "c1", "d1", "b2", "b3"], "camps are fields like others");
        table.refuse(0, "move b1", rule::ACTION_MOVE);
        table.refuse(0, "move c2", rule::ACTION_MOVE);
        table.refuse(0, "move c3", rule::ACTION_MOVE);
        table.say(0, "move d1");
        assert_eq!((table.on("d1"), table.on("b1")), ("0 woje".into(), String::new()));
    }

    #[test]
    fn run() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c2, woje a1");
        table.put(1, "olbrzym c7");
        table.say(0, "pick c2");
        table.refuse(0, "run c3", rule::ACTION_RUN);
        table.say(0, "move c4; run c6");
        assert_eq!((table.on("c6"), table.stance("c6")), ("0 woje".into(), Stance::Exhausted));
        assert_eq!(table.turn(), 1);
    }

    #[test]
    fn fortify() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c2");
        table.put(1, "druzynnicy c3");
        table.say(0, "pick c2; fortify; done");
        assert_eq!(table.stance("c2"), Stance::Fortified);
        assert_eq!(table.needed("c3", "c2", true), 5);
    }

    #[test]
    fn aim() {
        let mut table = Table::new("vikings,slavs");
        table.put(0, "miotacze c3, berserkerzy a3");
        table.put(1, "bies c5, bies a4");
        table.say(0, "pick c3");
        assert_eq!(table.needed("c3", "c5", false), 4);
        table.say(0, "aim");
        assert_eq!(table.needed("c3", "c5", false), 3);
        table.attack(0, "shoot c5", &[3, 2]);
        assert_eq!(table.wounds("c5"), 1);
        table.say(1, "pass");
        table.say(0, "pick a3");
        table.refuse(0, "aim", rule::ACTION_AIM);
        assert_eq!(table.needed("c3", "c5", false), 4, "aiming lasts for one activation");
    }

    #[test]
    fn attack() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c3, woje c2");
        table.put(1, "druzynnicy c4");
        table.say(0, "pick c3");
        assert_eq!(table.offered(0, "strike"), ["c4"]);
        table.refuse(0, "strike c2", rule::ACTION_ATTACK);
        table.refuse(0, "strike d3", rule::ACTION_ATTACK);
        assert_eq!(table.say(0, "strike c4"), Trace::Random);
    }
}

mod state {
    use super::*;

    #[test]
    fn exhausted() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c3");
        table.put(1, "miotacze c5");
        table.say(0, "pass");
        assert_eq!(table.needed("c5", "c3", false), 4);
        table.set_stance("c3", Stance::Exhausted);
        assert_eq!(table.needed("c5", "c3", false), 3);
    }

    #[test]
    fn fortified() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "lucznicy c3, woje c4");
        table.put(1, "druzynnicy c5, druzynnicy d3");
        for at in ["c5", "d3"] {
            table.set_stance(at, Stance::Fortified);
        }
        assert_eq!(table.needed("c4", "c5", true), 5, "in melee");
        assert_eq!(table.needed("c3", "d3", false), 5, "and for shots");
    }
}

mod attack {
    use super::*;

    #[test]
    fn dice() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3");
        table.put(1, "olbrzym c4");
        assert_eq!(table.odds("c3", "c4", true), Some(Odds { dice: 3, needed: 4 }));
        table.attack(0, "pick c3; strike c4", &[3, 4, 6]);
        assert_eq!(table.wounds("c4"), 2, "a wound for each 4 or more");
        let dice = table.view().dice;
        assert_eq!(dice.map(|dice| (dice.faces.to_vec(), dice.hits)), Some((vec![3, 4, 6], 2)));
    }

    #[test]
    fn modifiers() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "jezdzcy c2");
        table.put(1, "druzynnicy c4, druzynnicy c5");
        table.say(0, "pick c2; move c3");
        assert_eq!(table.needed("c3", "c4", true), 2, "surrounded, and the horsemen have moved");
        table.set_stance("c4", Stance::Exhausted);
        assert_eq!(table.needed("c3", "c4", true), 2, "a 1 never hits");
        table.set_stance("c4", Stance::Fortified);
        assert_eq!(table.needed("c3", "c4", true), 3, "modifiers add up");
        table.attack(0, "strike c4", &[2, 3]);
        assert_eq!(table.wounds("c4"), 1);
    }

    #[test]
    fn melee() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3");
        table.put(1, "druzynnicy c4, druzynnicy d3, druzynnicy b2, druzynnicy c5");
        table.say(0, "pick c3");
        assert_eq!(table.offered(0, "strike"), ["d3", "c4"]);
        table.refuse(0, "strike b2", rule::ATTACK_MELEE);
        table.refuse(0, "strike c5", rule::ATTACK_MELEE);
        table.refuse(0, "shoot c4", rule::ATTACK_RANGED);
    }

    #[test]
    fn push() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c3, woje b4");
        table.put(1, "tarczownicy c4");
        table.attack(0, "pick c3; strike c4", &[3]);
        assert_eq!(table.on("c4"), "1 tarczownicy", "a miss does not push");
        table.say(1, "pass");
        table.attack(0, "pick b4; strike c4", &[4]);
        assert_eq!(
            (table.on("c4"), table.on("d4"), table.wounds("d4")),
            (String::new(), "1 tarczownicy".into(), 1)
        );
    }

    #[test]
    fn push_needs_an_empty_field() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c6");
        table.put(1, "tarczownicy c7");
        table.attack(0, "pick c6; strike c7", &[6]);
        assert_eq!((table.on("c7").as_str(), table.wounds("c7")), ("1 tarczownicy", 1));
    }

    #[test]
    fn surrounded() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c3, woje a6, woje d4");
        table.put(1, "druzynnicy c4, druzynnicy c5, druzynnicy a7");
        assert_eq!(table.needed("c3", "c4", true), 3, "another card behind");
        assert_eq!(table.needed("a6", "a7", true), 3, "the edge behind");
        assert_eq!(table.needed("d4", "c4", true), 4, "the field opposite the attacker counts");
    }

    #[test]
    fn ranged() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "lucznicy a3, lucznicy c3, woje d3");
        table.put(1, "druzynnicy a7, druzynnicy e3, druzynnicy c4, druzynnicy c6, druzynnicy b4");
        assert!(table.odds("a3", "a7", false).is_some(), "three empty fields between");
        assert!(table.odds("c3", "e3", false).is_none(), "the line is blocked");
        assert!(table.odds("c3", "c6", false).is_none(), "also by enemies");
        assert!(table.odds("c3", "b4", false).is_none(), "never askew");
        table.attack(0, "pick c3; shoot c4", &[6, 1]);
        assert_eq!((table.on("c4"), table.wounds("c4")), ("1 druzynnicy".into(), 1), "shots do not push");
    }

    #[test]
    fn ranged_reaches_three_empty_fields() {
        let mut table = Table::with(&edited(
            "slavs,vikings",
            &[("board 5x7", "board 5x8"), ("  row . . . . . ?\n", "  row . . . . . ?\n  row . . . . . ?\n")],
        ));
        table.put(0, "lucznicy a3");
        table.put(1, "druzynnicy a8");
        assert!(table.odds("a3", "a8", false).is_none(), "four are too many");
    }

    #[test]
    fn defeat() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3");
        table.put(1, "druzynnicy c4, druzynnicy a6");
        table.attack(0, "pick c3; strike c4", &[4, 5, 6]);
        assert_eq!(table.on("c4"), "");
        let pile = table.view().sides[1].piles[1].clone();
        assert_eq!((pile.card.name.as_str(), pile.left, pile.lost), ("druzynnicy", 4, 1), "gone for good");
    }

    #[test]
    fn compensation() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3");
        table.put(1, "druzynnicy c4, druzynnicy a6");
        table.gold(1, 1);
        table.attack(0, "pick c3; strike c4", &[4, 5, 6]);
        assert_eq!(table.state.sides.map(|side| side.gold), [0, 2]);
    }
}

mod ability {
    use super::*;

    #[test]
    fn units() {
        let texts = |faction: &str| {
            let view = Table::new(faction).view();
            let words = ::words::Words::of::<Lumeria>(kernel::Language::En);
            let piles = view.sides[0].piles.iter().flat_map(|pile| &pile.card.ability);
            piles.map(|phrase| words.say(phrase).trim().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(
            texts("slavs,vikings"),
            [
                "A unit that it pushes becomes exhausted.",
                "+1 to hit in melee, if it has moved in this activation.",
                "Aiming gives it +2 to hit instead of +1.",
                "It cannot be pushed if it is fortified."
            ]
        );
        assert_eq!(
            texts("romans,vikings"),
            [
                "It may move over any unit.",
                "+1 to hit if the other unit is wounded.",
                "Fortifying does not count as one of its two actions.",
                "+1 to hit at range, if no field lies between the two units."
            ]
        );
    }

    #[test]
    fn units_of_the_slavs() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "bies c3, lucznicy a3, zbrojni e3");
        table.put(1, "olbrzym a6, tarczownicy c4, druzynnicy e4");
        table.attack(0, "pick c3; strike c4", &[6, 1, 1]);
        assert_eq!((table.on("c5"), table.stance("c5")), ("1 tarczownicy".into(), Stance::Exhausted));
        table.say(1, "pass");
        table.say(0, "pick a3; aim");
        assert_eq!(table.needed("a3", "a6", false), 2, "archers aim well");
        table.set_stance("e3", Stance::Fortified);
        table.at(Stage::Activations, 1);
        table.state.sides[1].stopped = false;
        table.attack(1, "pick e4; strike e3", &[6]);
        assert_eq!(table.on("e3"), "0 zbrojni", "fortified men-at-arms hold their ground");
    }

    #[test]
    fn units_of_the_vikings() {
        let mut table = Table::new("vikings,slavs");
        table.put(0, "berserkerzy c3, miotacze a3, olbrzym e4, tarczownicy b5");
        table.put(1, "woje c4, woje a5, woje e5, lucznicy b7");
        assert_eq!(table.needed("c3", "c4", true), 4);
        table.wound("c3", 1);
        assert_eq!(table.needed("c3", "c4", true), 3, "wounded berserkers rage");
        table.set_stance("a5", Stance::Fortified);
        assert_eq!(table.needed("a3", "a5", false), 4, "throwers do not care");
        assert_eq!(table.needed("b7", "b5", false), 5, "shields stop shots");
        table.at(Stage::Activations, 1);
        table.attack(1, "pick e5; strike e4", &[6]);
        assert_eq!(table.on("e4"), "0 olbrzym", "a giant is not pushed");
    }

    #[test]
    fn units_of_the_greeks() {
        let mut table = Table::new("greeks,romans");
        table.put(0, "cyklop c3, hoplici a3, konni d1, milicja d2, peltasci e3");
        table.put(1, "legionisci c4, rekruci a4, rekruci e5");
        assert_eq!(table.needed("a4", "a3", true), 4);
        table.put(0, "hoplici b3");
        assert_eq!(table.needed("a4", "a3", true), 5, "hoplites cover each other");
        table.attack(0, "pick c3; strike c4", &[1, 1, 1, 5]);
        assert_eq!(table.on("c6"), "1 legionisci", "two fields at once");
        table.say(1, "pass");
        table.say(0, "pick d1");
        assert!(table.offered(0, "move").contains(&"d3".to_owned()), "riders pass their own");
        table.say(0, "move d3; done");
        table.attack(0, "pick e3; shoot e5", &[1, 1]);
        assert_eq!(
            (table.asked(), table.answers(0).as_str()),
            (rule::ABILITY_UNITS, "move e2; move e4; done")
        );
        table.say(0, "move e2");
        assert_eq!(table.on("e2"), "0 peltasci");
    }

    #[test]
    fn units_of_the_romans() {
        let mut table = Table::new("romans,greeks");
        table.put(0, "furia c2, gladiatorzy a3, legionisci d3, welici e3");
        table.put(1, "hoplici c3, milicja a4, peltasci e4, milicja e6, cyklop d5");
        table.say(0, "pick c2");
        assert!(table.offered(0, "move").contains(&"c4".to_owned()), "the fury flies");
        assert!(!table.offered(0, "move").contains(&"c3".to_owned()), "but lands on empty fields");
        table.say(0, "move c4; done");
        table.say(1, "pass");
        assert_eq!(table.needed("a3", "a4", true), 4);
        table.wound("a4", 1);
        assert_eq!(table.needed("a3", "a4", true), 3, "gladiators finish what bleeds");
        assert_eq!(table.needed("e3", "e4", false), 3, "velites throw from near");
        table.say(0, "pick d3; move d4; fortify");
        assert_eq!(table.offered(0, "strike"), ["e4", "d5"], "legionaries fortify beside two actions");
        table.attack(0, "strike d5", &[1, 1]);
    }
}

mod god {
    use super::*;

    #[test]
    fn token() {
        let mut table = Table::new("vikings,slavs");
        table.put(0, "berserkerzy c3, berserkerzy a3, druzynnicy e1");
        table.put(1, "bies c4, bies a4");
        table.ready_god(0);
        table.attack(0, "pick c3; invoke; strike c4", &[1, 1, 1, 1]);
        table.say(1, "pass");
        table.say(0, "pick a3");
        table.refuse(0, "invoke", rule::GOD_TOKEN);
        table.end_round();
        assert!(table.state.sides[0].god, "the token returns in the cleanup");
    }

    #[test]
    fn dice() {
        let mut table = Table::new("vikings,slavs");
        table.put(0, "berserkerzy c3");
        table.put(1, "bies c4");
        table.ready_god(0);
        table.say(0, "pick c3");
        assert!(table.offered(0, "invoke").len() == 1);
        table.say(0, "invoke");
        assert_eq!(table.answers(0), "strike c4", "an attack is owed");
        table.refuse(0, "fortify", rule::GOD_DICE);
        assert_eq!(table.odds("c3", "c4", true), Some(Odds { dice: 4, needed: 4 }));
        table.attack(0, "strike c4", &[1, 1, 1, 6]);
        assert_eq!(table.wounds("c5"), 1);
    }

    #[test]
    fn dice_are_at_most_six() {
        let mut table = Table::with(&edited(
            "vikings,slavs",
            &[(
                "melee 3 ?\n    cost 4 ?\n    ability hit +1 when melee wounded ?",
                "melee 6 ?\n    cost 4 ?",
            )],
        ));
        table.put(0, "berserkerzy c3");
        table.put(1, "bies c4");
        table.ready_god(0);
        table.say(0, "pick c3; invoke");
        assert_eq!(table.odds("c3", "c4", true), Some(Odds { dice: 6, needed: 4 }));
    }

    #[test]
    fn action() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c2, woje a1");
        table.put(1, "druzynnicy c5, druzynnicy a6");
        table.ready_god(0);
        table.say(0, "pick c2; move c3");
        assert_eq!(table.offered(0, "invoke").len(), 0, "not while two actions are not used up");
        table.say(0, "run c4");
        assert_eq!(table.answers(0), "invoke; done");
        table.say(0, "invoke");
        assert_eq!(table.answers(0), "fortify; strike c5; done", "nothing twice");
        table.attack(0, "strike c5", &[1]);
        assert_eq!(table.turn(), 1);
    }

    #[test]
    fn stand() {
        let mut table = Table::new("romans,greeks");
        table.put(0, "furia c3, furia a3");
        table.put(1, "hoplici c4, hoplici a4");
        table.ready_god(1);
        table.attack(0, "pick c3; strike c4", &[6, 1, 1]);
        assert_eq!(
            (table.turn(), table.asked(), table.answers(1).as_str()),
            (1, rule::GOD_STAND, "invoke; pass")
        );
        table.say(1, "invoke");
        assert_eq!((table.on("c4").as_str(), table.wounds("c4"), table.turn()), ("1 hoplici", 1, 1));
        table.say(1, "pass");
        table.attack(0, "pick a3; strike a4", &[6, 1, 1]);
        assert_eq!(table.on("a5"), "1 hoplici", "once a round");

        let mut table = Table::new("romans,greeks");
        table.put(0, "furia c3");
        table.put(1, "hoplici c4");
        table.ready_god(1);
        table.attack(0, "pick c3; strike c4", &[6, 1, 1]);
        table.say(1, "pass");
        assert_eq!(table.on("c5"), "1 hoplici");
        assert!(table.state.sides[1].god);
    }

    #[test]
    fn fortify() {
        let mut table = Table::new("romans,greeks");
        table.put(0, "rekruci c3, rekruci a3");
        table.put(1, "milicja c6");
        table.ready_god(0);
        table.set_stance("a3", Stance::Fortified);
        table.say(0, "invoke");
        assert_eq!(table.answers(0), "pick c3");
        table.refuse(0, "pick a3", rule::GOD_FORTIFY);
        table.say(0, "pick c3");
        assert_eq!((table.stance("c3"), table.turn()), (Stance::Fortified, 0));
        assert_eq!(table.answers(0), "pick a3; pick c3; pass", "it was no activation");
    }
}

mod cleanup {
    use super::*;

    #[test]
    fn order() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c4, bies a4");
        table.put(1, "druzynnicy e4, druzynnicy c7");
        table.wound("c4", 1);
        table.say(0, "pick c4; fortify; done");
        table.end_round();
        assert_eq!(table.points_now(), [2, 1]);
        assert_eq!((table.stance("c4"), table.wounds("c4")), (Stance::Ready, 1), "wounds stay");
        assert_eq!(table.state.sides[0].done, Cells::NONE);
        let kinds: Vec<String> = table.events().iter().map(|event| format!("{event:?}")).collect();
        let at = |start: &str| kinds.iter().position(|kind| kind.starts_with(start)).unwrap();
        assert!(at("Scored") < at("Stepped") && at("Stepped") < at("Round"));
    }

    #[test]
    fn forward() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje a1, woje b1, woje c1, bies c2, woje e7");
        table.put(1, "druzynnicy a7, druzynnicy e1");
        table.end_round();
        let steps = [("a2", "0 woje"), ("b1", "0 woje"), ("c1", "0 woje"), ("a6", "1 druzynnicy")];
        assert_eq!(steps.map(|(at, _)| table.on(at)), steps.map(|(_, unit)| unit.to_owned()));
        assert_eq!((table.on("e7"), table.on("e1")), ("0 woje".into(), "1 druzynnicy".into()));
    }
}

/// Equal cards are told apart by their copy, so that pages can follow a unit.
#[test]
fn copies_of_a_unit_are_told_apart() {
    let copies = |table: &Table| {
        let view = table.view();
        let units = view.fields.iter().filter_map(|field| field.unit.as_ref());
        let own = units.filter(|unit| unit.seat.index() == 0 && unit.card.name.as_str() == "woje");
        own.map(|unit| unit.copy).collect::<std::collections::BTreeSet<u8>>()
    };
    let setup = "factions=slavs,vikings".parse().unwrap();
    let state = Lumeria::start(&setup, &mut Fast::new(1), &mut Silence);
    let mut table = Table { state, ..Table::new("slavs,vikings") };
    assert_eq!(copies(&table), [0, 1].into(), "two stand on the board from the start");
    table.at(Stage::Recruitment, 0);
    table.gold(0, 2);
    table.say(0, "recruit woje; place a1; recruit woje; place c1");
    assert_eq!(copies(&table), [0, 1, 2, 3].into());
}

#[test]
fn a_charge_needs_a_move_in_the_same_activation() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "jezdzcy c3");
    table.put(1, "olbrzym c4");
    table.say(0, "pick c3");
    assert_eq!(table.needed("c3", "c4", true), 4);
    table.say(0, "fortify");
    assert_eq!(table.needed("c3", "c4", true), 4, "another action is no move");

    let mut table = Table::new("slavs,vikings");
    table.put(0, "jezdzcy c2");
    table.put(1, "olbrzym c4");
    table.say(0, "pick c2; move c3");
    assert_eq!(table.needed("c3", "c4", true), 3);
}

#[test]
fn no_field_lies_ahead_of_the_last_row() {
    let board = &Edition::standard().content().board.value;
    let ahead = |seat: usize, at: &str| board.ahead(Seat::new(seat), cell(at)).map(|cell| cell.to_string());
    assert_eq!((ahead(0, "c6").as_deref(), ahead(0, "c7")), (Some("c7"), None));
    assert_eq!((ahead(1, "c2").as_deref(), ahead(1, "c1")), (Some("c1"), None));
}

mod scenario {
    use super::*;

    #[test]
    fn hills() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje a4, woje b4, woje c5");
        table.put(1, "druzynnicy c4, druzynnicy e4");
        table.points([9, 3]);
        table.end_round();
        assert_eq!(table.points_now(), [10, 5]);
        assert_eq!(table.ending(), Some((Some(0), Decider::Points)));
        assert_eq!(table.answers(0), "");
        table.refuse(0, "pass", rule::SCENARIO_END);
    }

    #[test]
    fn camps() {
        let mut table = Table::with("factions=slavs,vikings scenario=camps");
        table.put(0, "woje b7, woje b1, bies c3");
        table.put(1, "druzynnicy c4, druzynnicy d1, druzynnicy b2, druzynnicy a4");
        table.attack(0, "pick c3; strike c4", &[6, 6, 6]);
        table.end_round();
        assert_eq!(
            table.points_now(),
            [2, 2],
            "only camps of the enemy: no own camp, no middle field, no defeat"
        );
        table.put(1, "olbrzym d7");
        table.points([7, 8]);
        table.end_round();
        assert_eq!(table.points_now(), [9, 10]);
        assert_eq!(table.ending(), Some((Some(1), Decider::Points)));
    }

    #[test]
    fn field() {
        let mut table = Table::with("factions=slavs,vikings scenario=open-field");
        table.put(0, "woje a3, woje e5, woje c4, woje c2");
        table.put(1, "druzynnicy b3, olbrzym d5, druzynnicy a6, druzynnicy b6, druzynnicy d2");
        table.end_round();
        assert_eq!(table.points_now(), [1, 0], "three against two; rows 2 and 6 do not count");
        table.put(1, "druzynnicy e4");
        table.end_round();
        assert_eq!(table.points_now(), [1, 0], "equally many");
        table.put(1, "druzynnicy a4, olbrzym b4");
        table.points([5, 5]);
        table.end_round();
        assert_eq!(table.points_now(), [5, 6], "one point, whatever the difference");
        assert_eq!(table.ending(), Some((Some(1), Decider::Points)));
    }

    #[test]
    fn end() {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje a4, woje b2");
        table.put(1, "druzynnicy c6");
        table.points([2, 5]);
        table.end_round();
        assert_eq!(table.ending(), None);
        table.state.round = table.state.scenario().rounds.value;
        table.end_round();
        assert_eq!((table.points_now(), table.ending()), ([4, 5], Some((Some(1), Decider::Points))));
        let Waiting::Over(standing) = Lumeria::waiting(&table.state) else { panic!("it is over") };
        let places = Seat::all(2).map(|seat| (standing.rank(seat), standing.score(seat))).collect::<Vec<_>>();
        assert_eq!(places, [(2, 4), (1, 5)]);
    }

    #[test]
    fn ties() {
        let tied = |zero: &str, one: &str| {
            let mut table = Table::new("slavs,vikings");
            table.put(0, zero);
            table.put(1, one);
            table.points([9, 9]);
            table
        };
        let mut table = tied("woje a4", "druzynnicy c4");
        table.state.sides[1].lost[1] = 1;
        table.state.sides[1].piles[1] -= 1;
        table.end_round();
        assert_eq!(table.ending(), Some((Some(0), Decider::Defeated)));

        let mut table = tied("woje a4", "druzynnicy c4, olbrzym c6");
        table.end_round();
        assert_eq!(table.ending(), Some((Some(1), Decider::Cost)));

        let mut table = tied("woje a4, zbrojni b2", "olbrzym c4");
        table.end_round();
        assert_eq!((table.ending(), table.asked()), (None, rule::SCENARIO_TIES));
        table.attack(0, "roll", &[4, 1, 1, 6, 1, 1]);
        assert_eq!(table.answers(0), "roll", "as often as it takes");
        table.attack(0, "roll", &[3, 3, 3, 1, 1, 4]);
        assert_eq!(table.ending(), Some((Some(1), Decider::Dice)));
    }
}
