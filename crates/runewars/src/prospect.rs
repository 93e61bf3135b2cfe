//! What a seat can do and what would come of it, for pages: orders, targets, paths, and the coming winter.
//!
//! Everything is computed from a view, so it tells an observer nothing new.

use kernel::{Arg, Phrase, Seat};
use serde::Serialize;

use crate::area::{Area, Areas};
use crate::content::Step as DialStep;
use crate::deploy::{dial_steps, on_dials};
use crate::march::{March, groups, has_moves, send_key, targets, way};
use crate::name::{Development, Order, Title, Unit, Way};
use crate::odds::{Odds, of_attack};
use crate::orders::{can_fortify, price};
use crate::state::{State, TYPES};
use crate::task::Task;
use crate::view::View;

/// What an order would bring a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OrderView {
    #[expect(missing_docs, reason = "the name says it")]
    pub order: Order,
    /// It can be chosen: its card does not lie face up.
    pub free: bool,
    /// The bonus would apply: no higher order lies face up.
    pub supreme: bool,
    /// What it would bring, as a sentence.
    pub gain: Phrase,
    /// What the bonus would add, as a sentence. Fortify has none.
    pub bonus: Option<Phrase>,
}

/// What units meet in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Meeting {
    Friendly,
    Empty,
    Neutral,
    Enemy,
}

/// Units that can be sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct GroupView {
    pub from: Area,
    pub unit: Unit,
    pub count: u8,
    /// The areas it steps into, the target last.
    pub path: Vec<Area>,
}

/// An area that can be activated, and who can be sent there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TargetView {
    #[expect(missing_docs, reason = "the name says it")]
    pub area: Area,
    /// What the units meet there.
    pub meeting: Meeting,
    /// Units that can still be sent.
    pub groups: Vec<GroupView>,
    /// The odds with the units that were sent already.
    pub now: Option<Odds>,
    /// The odds if all others are sent, too.
    pub all: Option<Odds>,
}

/// The coming winter, if food stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WinterView {
    /// So many units live through it in each area.
    pub food: u8,
    /// Where units would starve, and how many.
    pub starving: Vec<(Area, u8)>,
}

/// Who activates or sends, where to, and the last group that was sent.
fn asked(state: &State) -> Option<(Seat, Areas, Option<u16>)> {
    match state.stack.top() {
        Some(Task::March(March::Activate { seat, again })) => Some((seat, targets(state, seat, again), None)),
        Some(Task::March(March::Send { seat, target, last })) => Some((seat, Areas::one(target), Some(last))),
        _ => None,
    }
}

impl View {
    /// What each order would bring a seat, and whether its bonus would apply.
    #[must_use]
    pub fn orders(&self, seat: Seat) -> Vec<OrderView> {
        let state = self.position();
        let used = state.side(seat).used;
        let of = |&order: &Order| OrderView {
            order,
            free: used >> order as u8 & 1 == 0,
            supreme: used >> order as u8 == 0,
            gain: gain(state, seat, order),
            bonus: bonus(state, seat, order),
        };
        if state.side(seat).faction >= 4 { Vec::new() } else { Order::ALL.iter().map(of).collect() }
    }

    /// While a seat chooses an area to activate, all it may choose; while it sends units, the one it has chosen.
    /// With the paths of units and the odds of a battle.
    #[must_use]
    pub fn targets(&self) -> Vec<TargetView> {
        let state = self.position();
        let Some((seat, areas, last)) = asked(state) else { return Vec::new() };
        let sent = if last.is_some() { state.force } else { [0; TYPES] };
        let target = |area: Area| {
            let (mut found, mut all) = (Vec::new(), sent);
            groups(state, seat, area, |from, kind, count| {
                if last.is_some_and(|last| send_key(from, kind) <= last) {
                    return;
                }
                let path = way(state, seat, from, area, kind);
                found.push(GroupView { from, unit: state.unit(Some(seat), kind), count, path });
                all[kind] += count;
            });
            TargetView {
                area,
                meeting: if state.friendly(seat, area) {
                    Meeting::Friendly
                } else if state.enemy(seat, area) {
                    Meeting::Enemy
                } else if state.neutral(area) {
                    Meeting::Neutral
                } else {
                    Meeting::Empty
                },
                groups: found,
                now: of_attack(state, seat, area, sent),
                all: of_attack(state, seat, area, all),
            }
        };
        areas.iter().map(target).collect()
    }

    /// The coming winter of a seat.
    #[must_use]
    pub fn winter(&self, seat: Seat) -> WinterView {
        let state = self.position();
        let food = state.side(seat).dials[0];
        let over = |area: Area| (area, state.ground(area).total().saturating_sub(food));
        let starving = state.controlled(seat).iter().map(over).filter(|&(_, count)| count > 0).collect();
        WinterView { food, starving }
    }
}

fn reach(state: &State, seat: Seat) -> u32 {
    targets(state, seat, false).len()
}

fn gain(state: &State, seat: Seat, order: Order) -> Phrase {
    let [food, wood, ore] = match order {
        Order::Recruit => {
            let units = |dial: usize| {
                dial_steps(state, seat, dial).filter(|step| matches!(step, DialStep::Unit(_))).count() as u8
            };
            [0, 1, 2].map(units)
        }
        _ => state.production(seat),
    };
    let resources =
        |key: &'static str| Phrase::new(key).number("food", food).number("wood", wood).number("ore", ore);
    match order {
        Order::Strategize => {
            let areas = state.board().iter().filter(|&area| has_moves(state, seat, area, false)).count();
            Phrase::new("gain-strategize").number("number", areas as u32)
        }
        Order::Mobilize => Phrase::new("gain-mobilize").number("number", reach(state, seat)),
        Order::Conquer => Phrase::new("gain-conquer").number("number", reach(state, seat)),
        Order::Harvest => resources("gain-harvest"),
        Order::Recruit => resources("gain-recruit"),
        Order::Rally => {
            let cities = state.controlled(seat).iter().filter(|&area| state.ground(area).city().is_some());
            let cities = cities.filter_map(|area| state.ground(area).city());
            let names: Vec<Arg> = cities.map(|city| Arg::Term(city.key())).collect();
            Phrase::new("gain-rally").number("number", names.len() as u32).with("cities", Arg::List(names))
        }
        Order::Power => {
            let icons = on_dials(state, seat, DialStep::Influence);
            Phrase::new("gain-power").number("number", icons)
        }
        Order::Fortify => {
            let parts = [Way::Build, Way::Repair, Way::Runes].into_iter();
            let can = parts.filter(|&part| can_fortify(state, seat, part));
            let ways: Vec<Arg> = can.map(|part| Arg::Term(part.key())).collect();
            Phrase::new("gain-fortify").number("number", ways.len() as u32).with("ways", Arg::List(ways))
        }
    }
}

fn bonus(state: &State, seat: Seat, order: Order) -> Option<Phrase> {
    let count = |key: &'static str, number: u32| Some(Phrase::new(key).number("number", number));
    match order {
        Order::Strategize => count("bonus-strategize", on_dials(state, seat, DialStep::Tactics).into()),
        Order::Mobilize => Some(Phrase::new("bonus-mobilize")),
        Order::Conquer => Some(Phrase::new("bonus-conquer")),
        Order::Harvest => {
            let brings = [Development::Resources, Development::Diplomat, Development::Training];
            let developed = |&area: &Area| {
                state.ground(area).development().is_some_and(|development| brings.contains(&development))
            };
            count("bonus-harvest", state.strongholds(seat).iter().filter(developed).count() as u32)
        }
        Order::Recruit => Some(Phrase::new("bonus-recruit")),
        Order::Rally => {
            let heroes = state.hero_deck().count() as u32;
            count("bonus-rally", heroes.min(3).min(state.side(seat).influence.into()))
        }
        Order::Power => {
            let influence = state.side(seat).influence + on_dials(state, seat, DialStep::Influence);
            let affordable =
                |title: &&Title| state.holder(**title) != Some(seat) && price(state, **title) <= influence;
            let titles = Title::ALL.iter().filter(affordable).map(|title| Arg::Term(title.key()));
            let titles: Vec<Arg> = titles.collect();
            let number = titles.len() as u32;
            count("bonus-power", number).map(|phrase| phrase.with("titles", Arg::List(titles)))
        }
        Order::Fortify => None,
    }
}
