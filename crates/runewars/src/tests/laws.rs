//! The laws of `conformance`, over many random games.

use conformance::Suite;
use kernel::Seat;

use crate::content::content;
use crate::name::{Tactic, Unit};
use crate::state::{NONE, State, TYPES};
use crate::task::Task;
use crate::{Runewars, rule};

/// Figures never exceed what the box holds, an area belongs to whose units are there, and no area has two armies.
fn counts(state: &State) -> Vec<(&'static str, i64)> {
    let over = |unit: &Unit| {
        let kind = crate::state::kind_of(*unit);
        let seat = unit.faction().and_then(|faction| state.seat_with(faction));
        let here =
            |owner: u8| unit.faction().is_none() || (seat.is_some() && crate::state::seat_of(owner) == seat);
        let used: i64 = state
            .areas
            .iter()
            .filter(|ground| here(ground.owner))
            .map(|ground| i64::from(ground.count(kind)))
            .sum();
        (used > i64::from(content().unit(*unit).figures)) as i64
    };
    let stray = state.areas.iter().filter(|ground| ground.owner == NONE && ground.own() > 0).count();
    // An area keeps its owner while units leave it one after another, and during its battle.
    let moving = matches!(state.stack.top(), Some(Task::March(_)));
    let idle = |at: usize| !(moving || state.battle.on && state.battle.area.index() == at);
    let empty =
        state.areas.iter().enumerate().filter(|(at, g)| g.owner != NONE && g.own() == 0 && idle(*at)).count();
    let tactics: i64 = Tactic::ALL.iter().map(|&tactic| i64::from(state.tactics_deck(tactic))).sum::<i64>()
        + state.sides.iter().map(|side| i64::from(side.tactics())).sum::<i64>()
        + state.tactics_discard.iter().map(|&count| i64::from(count)).sum::<i64>();
    vec![
        ("types with too many figures", Unit::ALL.iter().map(over).sum()),
        ("units of no seat", stray as i64),
        ("armies without units", empty as i64),
        ("tactics cards", tactics),
        ("units forgotten", (0..TYPES).map(|kind| i64::from(state.fleeing[kind] > 16)).sum()),
        ("seats", Seat::all(state.seats()).count() as i64),
    ]
}

fn suite() -> Suite<Runewars> {
    Suite::new().longest(20_000).rules(rule::ALL).counts(counts)
}

/// `LAWS_GAMES` asks for more games, looking at fewer positions of each.
fn the_laws_hold_for(setups: &[&str], games: u64) {
    let suite = suite().setups(setups);
    println!("{}", suite.games_or_asked(games).run().unwrap());
}

#[test]
fn the_laws_hold_on_ready_maps() {
    the_laws_hold_for(&["seats=2", "seats=3", "seats=4"], 100);
}

/// Many games, of which few positions are looked at.
#[test]
fn the_laws_hold_in_thousands_of_games() {
    let suite = suite().setups(["seats=2", "seats=3", "seats=4"]).games(2_000);
    println!("{}", suite.sparing(200).seed(3).run().unwrap());
}

#[test]
fn the_laws_hold_on_other_maps() {
    the_laws_hold_for(
        &[
            "seats=2 map=built factions=pick explore=yes",
            "seats=3 map=random explore=yes length=epic",
            "seats=4 map=built",
            "seats=2 map=random explore=yes rules=revised",
            "seats=4 rules=revised",
        ],
        20,
    );
}

#[test]
fn a_network_is_told_what_its_seat_knows() {
    for setup in ["seats=2", "seats=3", "seats=4 map=built explore=yes"] {
        let setup = setup.parse().expect("a setup that can be played");
        let looked = conformance::learned::<Runewars>(&setup, 4).unwrap_or_else(|wrong| panic!("{wrong}"));
        assert!(looked > 200, "{looked}");
    }
}
