//! How positions and answers are put to a network.
//!
//! A seat knows the board but for runes it has not seen, its own cards, and how many cards the others have.

use kernel::{Inputs, Learned, Output, Seat};

use crate::Runewars;
use crate::action::Action;
use crate::area::{AREAS, Area};
use crate::content::Section;
use crate::name::{Faction, Hero, Unit};
use crate::state::{Ground, NONE, State, TYPES, Token, seat_of};
use crate::task::{Ask, Task};

/// On the board, whose it is (3), units of each side of it (3 × 8), own units by type, standing (10 × 2), strongholds (2),
/// damaged, city, development, runes (3), activated (2), heroes (2).
const AREA: usize = 1 + 3 + 24 + 2 * TYPES + 2 + 1 + 1 + 1 + 3 + 2 + 2;
/// Faction (4), influence (16), dials (3 × 10), orders lying open (8), of this season and of the last (2 × 8), tactics (8),
/// quests done (3), heroes (4), areas (16), runes that are known (8), out.
const SEAT: usize = 4 + 16 + 30 + 8 + 16 + 8 + 3 + 4 + 16 + 8 + 1;
/// Tactics that may be played and others (2 × 25), quests (32), objective (16).
const CARDS: usize = 50 + 32 + 16;
/// Year (8), season (4), season card (48), seats (3), long game, first, own turn, battle: round (5) and both armies (2 × 8).
const TABLE: usize = 8 + 4 + 48 + 3 + 3 + 5 + 16;
const ASKS: usize = 128;
const QUESTION: usize = ASKS + AREAS;

/// An area, by what is asked in eight groups; units sent and led, by area; units, heroes, cards, the rest by question.
const GROUPS: usize = 8;
const PLACED: usize = (GROUPS + 3) * AREAS;
const NAMED: usize = 2 * Unit::COUNT + 12 + 32 + 32 + 32;
const PLAIN: usize = 6 * ASKS;

impl Learned for Runewars {
    const ENCODING: u32 = 1;
    const INPUTS: usize = AREAS * AREA + 4 * SEAT + CARDS + TABLE + QUESTION;
    const OUTPUTS: usize = PLACED + NAMED + PLAIN;
    const KINDS: usize = 10;

    fn players(state: &State) -> usize {
        state.seats()
    }

    fn inputs(state: &State, seat: Seat, into: &mut Inputs) {
        for area in state.board().iter() {
            area_inputs(state, seat, area, into);
        }
        let mut at = AREAS * AREA;
        for nth in 0..state.seats() {
            let other = Seat::new((seat.index() + nth) % state.seats());
            seat_inputs(state, seat, other, at + nth * SEAT, into);
        }
        at += 4 * SEAT;
        let side = state.side(seat);
        for nth in 0..25 {
            into.count(at + nth, side.ripe[nth].into(), 1);
            into.count(at + 25 + nth, side.fresh[nth].into(), 1);
        }
        for quest in 0..32 {
            into.count(at + 50 + quest, (side.quests >> quest & 1) as usize, 1);
        }
        if side.objective != NONE {
            into.set(at + 82 + usize::from(side.objective) % 16);
        }
        at += CARDS;
        table_inputs(state, seat, at, into);
        at += TABLE;
        if let Some(task) = state.stack.top() {
            into.set(at + task.ask(state) as usize % ASKS);
            if let Some(area) = place(state, task) {
                into.set(at + ASKS + area.index());
            }
        }
        into.dense[0] = f32::from(state.year) / f32::from(state.years());
    }

    fn output(state: &State, seat: Seat, action: Action) -> Output {
        let ask = state.stack.top().map_or(0, |task| task.ask(state) as usize % ASKS);
        let placed = |group: usize, area: Area| group * AREAS + area.index();
        let plain = |nth: usize| PLACED + NAMED + nth * ASKS + ask;
        let units = PLACED;
        let heroes = units + 2 * Unit::COUNT;
        let cards = heroes + 12;
        let (index, kind, features) = match action {
            Action::Area(area) => (placed(ask % GROUPS, area), 0, worth(state, seat, area)),
            Action::Send(area, _, count) => (placed(GROUPS, area), 1, sent(state, seat, area, count)),
            Action::Go(_, area, count) => (placed(GROUPS + 1, area), 2, sent(state, seat, area, count)),
            Action::Lead(_, area) => (placed(GROUPS + 2, area), 3, worth(state, seat, area)),
            Action::Figure(unit, routed, damage) => {
                let features = [f32::from(u8::from(routed)), f32::from(damage) / 2.0, 0.0, 1.0];
                (units + unit as usize, 4, features)
            }
            Action::Unit(unit) => (units + Unit::COUNT + unit as usize, 4, [0.0; 4]),
            Action::Hero(hero) => (heroes + hero as usize, 5, [0.0; 4]),
            Action::Tactic(tactic) => (cards + tactic as usize % 32, 6, [0.0; 4]),
            Action::Quest(quest) => (cards + 32 + usize::from(quest.0) % 32, 6, [0.0; 4]),
            Action::Reward(_, reward) | Action::Give(_, reward, _) => {
                (cards + 64 + reward as usize % 32, 6, [0.0; 4])
            }
            Action::Number(number) => (plain(0), 7, [f32::from(number.min(40)) / 5.0, 0.0, 0.0, 1.0]),
            Action::Yes => (plain(1), 8, [0.0; 4]),
            Action::Done => (plain(2), 8, [0.0; 4]),
            Action::Order(order) => (PLACED + NAMED + 3 * ASKS + order as usize, 9, [0.0; 4]),
            Action::Way(way) => (PLACED + NAMED + 3 * ASKS + 16 + way as usize % 64, 9, [0.0; 4]),
            Action::Resource(resource) => {
                (PLACED + NAMED + 3 * ASKS + 80 + resource as usize % 8, 9, [0.0; 4])
            }
            Action::Development(development) => {
                (PLACED + NAMED + 3 * ASKS + 88 + development as usize % 8, 9, [0.0; 4])
            }
            Action::Title(title) => (PLACED + NAMED + 3 * ASKS + 96 + title as usize % 8, 9, [0.0; 4]),
            Action::Destiny(destiny) => (PLACED + NAMED + 3 * ASKS + 104 + destiny as usize % 8, 9, [0.0; 4]),
            Action::Attribute(attribute) => {
                (PLACED + NAMED + 3 * ASKS + 112 + attribute as usize % 8, 9, [0.0; 4])
            }
            Action::Faction(faction) => (PLACED + NAMED + 3 * ASKS + 120 + faction as usize, 9, [0.0; 4]),
            Action::Seat(other) => {
                let nth = (other.index() + state.seats() - seat.index()) % state.seats();
                (
                    plain(4),
                    9,
                    [nth as f32 / 2.0, f32::from(state.side(other).influence.min(40)) / 10.0, 0.0, 0.0],
                )
            }
            // Where the map is put together, it does not matter where the first tile lies.
            Action::Tile(..) | Action::Marker(..) | Action::Home(..) => (plain(5), 9, [0.0; 4]),
            Action::Discard(section) => {
                let [rout, damage] = match section {
                    Section::Rout(count) => [count, 0],
                    Section::Damage(count) => [0, count],
                    Section::Miss | Section::Special => [0, 0],
                };
                let special = f32::from(u8::from(section == Section::Special));
                (plain(5), 9, [f32::from(rout), f32::from(damage), special, 1.0])
            }
        };
        Output { index: index as u16, kind, features }
    }
}

/// Whether all that this seat knows says that a dragon rune lies here.
fn knows_dragon(ground: &Ground, seat: Seat) -> bool {
    ground.rune.kind == Token::Dragon && ground.rune.known >> seat.index() & 1 == 1
}

fn area_inputs(state: &State, seat: Seat, area: Area, into: &mut Inputs) {
    let (ground, at) = (state.ground(area), area.index() * AREA);
    into.set(at);
    let whose = match seat_of(ground.owner) {
        Some(owner) if owner == seat => 0,
        Some(_) => 1,
        None => 2,
    };
    into.set(at + 1 + whose);
    into.count(at + 4 + 8 * whose, ground.total().into(), 8);
    if whose == 0 {
        for kind in 0..TYPES {
            into.count(at + 28 + 2 * kind, ground.standing[kind].into(), 2);
        }
    }
    let at = at + 28 + 2 * TYPES;
    if let Some(owner) = seat_of(ground.hold) {
        into.set(at + usize::from(owner != seat));
    }
    into.count(at + 2, usize::from(ground.damaged), 1);
    into.count(at + 3, usize::from(ground.city().is_some()), 1);
    into.count(at + 4, usize::from(ground.development().is_some()), 1);
    match ground.rune.kind {
        Token::None => {}
        _ if ground.rune.known >> seat.index() & 1 == 0 => into.set(at + 5),
        Token::Dragon => into.set(at + 6),
        Token::False | Token::Hidden => into.set(at + 7),
    }
    into.count(at + 8, usize::from(ground.active >> seat.index() & 1), 1);
    into.count(at + 9, usize::from(ground.active & !(1 << seat.index()) != 0), 1);
    let hero = |own: bool| {
        let here = |hero: &&Hero| state.stands(**hero) == Some(area);
        Hero::ALL.iter().filter(here).any(|hero| (state.owner(*hero) == Some(seat)) == own)
    };
    into.count(at + 10, usize::from(hero(true)), 1);
    into.count(at + 11, usize::from(hero(false)), 1);
}

/// What `seat` knows of `other`.
fn seat_inputs(state: &State, seat: Seat, other: Seat, at: usize, into: &mut Inputs) {
    let side = state.side(other);
    if usize::from(side.faction) < Faction::ALL.len() {
        into.set(at + usize::from(side.faction));
    }
    into.count(at + 4, side.influence.into(), 16);
    for (nth, dial) in side.dials.into_iter().enumerate() {
        into.count(at + 20 + 10 * nth, dial.into(), 10);
    }
    for order in 0..8 {
        into.count(at + 50 + order, usize::from(side.used >> order & 1), 1);
    }
    for (nth, order) in [side.active, side.last].into_iter().enumerate() {
        if order < 8 {
            into.set(at + 58 + 8 * nth + usize::from(order));
        }
    }
    into.count(at + 74, side.tactics().into(), 8);
    into.count(at + 82, side.quests_done.into(), 3);
    into.count(at + 85, state.heroes_of(other).count(), 4);
    let controlled = state.controlled(other);
    into.count(at + 89, controlled.iter().count(), 16);
    let runes = controlled.iter().filter(|area| knows_dragon(state.ground(*area), seat)).count();
    into.count(at + 105, runes, 8);
    into.count(at + 113, usize::from(side.out), 1);
}

fn table_inputs(state: &State, seat: Seat, at: usize, into: &mut Inputs) {
    into.count(at, state.year.into(), 8);
    into.set(at + 8 + state.season as usize);
    if state.card != NONE {
        into.set(at + 12 + usize::from(state.card) % 48);
    }
    into.set(at + 60 + (state.seats() - 2) % 3);
    into.count(at + 63, usize::from(state.variant.epic), 1);
    into.count(at + 64, usize::from(state.first == seat), 1);
    into.count(at + 65, usize::from(state.current == Some(seat)), 1);
    if state.battle.on {
        into.count(at + 66, state.battle.initiative.into(), 5);
        for side in 0..2 {
            let count: u8 = (0..TYPES).map(|kind| state.battle.count(side, kind)).sum();
            // The own army first.
            let nth = if state.battle.seat(0) == Some(seat) { side } else { 1 - side };
            into.count(at + 71 + 8 * nth, count.into(), 8);
        }
    }
}

/// The area that a question is about.
fn place(state: &State, task: Task) -> Option<Area> {
    match task {
        Task::March(step) => step.place(),
        Task::Flight(flight) => Some(flight.from),
        Task::Fight(_) => Some(state.battle.area),
        _ => None,
    }
}

/// What an area is worth: what it produces, runes that are known there, whose it is, and how many units are there.
fn worth(state: &State, seat: Seat, area: Area) -> [f32; 4] {
    let ground = state.ground(area);
    let produces: u8 = state.produces(area).iter().sum();
    let whose = match seat_of(ground.owner) {
        Some(owner) if owner == seat => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    };
    let rune = f32::from(u8::from(knows_dragon(ground, seat)));
    [f32::from(produces) / 4.0, rune, whose, f32::from(ground.total()) / 4.0]
}

/// The same with the units that are sent.
fn sent(state: &State, seat: Seat, area: Area, count: u8) -> [f32; 4] {
    let [produces, rune, whose, _] = worth(state, seat, area);
    [produces + rune, whose, f32::from(count) / 4.0, f32::from(state.ground(area).total()) / 4.0]
}

const _: () = assert!(Ask::ALL.len() <= ASKS, "raise ASKS and ENCODING");
