//! Rune tokens: gaining, placing and mixing them. Who knows which is kept with each token.

use kernel::{Listener, Luck, Seat, Trace};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::name::Way;
use crate::orders::areas;
use crate::run::Run;
use crate::state::{NONE, Over, PUBLIC, Rune, State, Token, seat_of};
use crate::task::{Ask, Out, Task};

/// A step with rune tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Carve {
    /// Gains a dragon rune: so many false ones may still be discarded.
    Gain {
        seat: Seat,
        left: u8,
    },
    Take {
        seat: Seat,
    },
    /// The areas for the two tokens, the second after the first.
    Spot {
        seat: Seat,
        from: u8,
    },
    Second {
        seat: Seat,
        first: Area,
    },
    /// Which of the two areas gets the dragon rune; the others do not learn it.
    Which {
        seat: Seat,
        first: Area,
        second: Area,
    },
    /// There is room for one token only.
    Only {
        seat: Seat,
        area: Area,
    },
    /// Exactly a dragon rune, seen by all.
    Dragon {
        seat: Seat,
        place: Room,
    },
    /// Mixes the tokens of two areas.
    First {
        seat: Seat,
    },
    With {
        seat: Seat,
        first: Area,
    },
    Mix {
        seat: Seat,
        first: Area,
        second: Area,
    },
    Epic {
        seat: Seat,
    },
    /// A false rune is discarded for a tactics card.
    Lay {
        seat: Seat,
    },
}

/// Where a dragon rune may be put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Room {
    /// Friendly or uncontrolled.
    Own,
    /// Uncontrolled and not next to a home realm, if there is such an area.
    Wild,
    /// Controlled by this seat or uncontrolled.
    Of(Seat),
}

fn room(state: &State, seat: Seat, place: Room) -> Areas {
    match place {
        Room::Own => state.rune_places(seat),
        Room::Of(other) => state.rune_places(other),
        Room::Wild => {
            let free = |&area: &Area| state.uncontrolled(area) && state.ground(area).rune.kind == Token::None;
            let all: Areas = state.board().iter().filter(free).collect();
            let far: Areas = all.iter().filter(|&area| !state.beside_home(area)).collect();
            if far.is_empty() { all } else { far }
        }
    }
}

fn has_token(state: &State, area: Area) -> bool {
    state.ground(area).rune.kind != Token::None
}

/// What can be mixed with the token of an area: later tokens, and areas without one.
fn partners(state: &State, seat: Seat, first: Area) -> Areas {
    let fits = |&area: &Area| area != first && (!has_token(state, area) || area > first);
    state.controlled(seat).iter().filter(fits).collect()
}

/// Areas whose token a seat can mix or move.
pub(crate) fn mixable(state: &State, seat: Seat) -> Areas {
    let own = state.controlled(seat).iter().filter(|&area| has_token(state, area));
    own.filter(|&area| !partners(state, seat, area).is_empty()).collect()
}

/// False runes in areas of a seat.
fn false_runes(state: &State, seat: Seat) -> Areas {
    let own = state.controlled(seat).iter();
    own.filter(|&area| state.ground(area).rune.kind == Token::False).collect()
}

impl Carve {
    pub fn seat(self) -> Seat {
        match self {
            Carve::Gain { seat, .. } | Carve::Take { seat } | Carve::Spot { seat, .. } => seat,
            Carve::Second { seat, .. } | Carve::Which { seat, .. } | Carve::Only { seat, .. } => seat,
            Carve::Dragon { seat, .. } | Carve::First { seat } | Carve::With { seat, .. } => seat,
            Carve::Mix { seat, .. } | Carve::Epic { seat } | Carve::Lay { seat } => seat,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Carve::Gain { .. } | Carve::Take { .. } | Carve::Lay { .. } => Ask::RuneDiscard,
            Carve::Spot { .. } | Carve::Second { .. } => Ask::RunePlace,
            Carve::Which { .. } => Ask::RuneWhich,
            Carve::Only { .. } => Ask::RuneOnly,
            Carve::Dragon { .. } | Carve::Epic { .. } => Ask::DragonPlace,
            Carve::First { .. } => Ask::MixFirst,
            Carve::With { .. } => Ask::MixSecond,
            Carve::Mix { .. } => Ask::Mix,
        }
    }

    /// Whether false runes can be discarded, and whether mixing matters, others may not know.
    pub fn private(self) -> bool {
        matches!(self, Carve::Gain { .. } | Carve::Which { .. } | Carve::Mix { .. } | Carve::Lay { .. })
    }

    pub fn options(self, state: &State, out: &mut Out) {
        match self {
            Carve::Gain { seat, .. } => {
                areas(false_runes(state, seat), out);
                out(Action::Done);
            }
            Carve::Lay { seat } => areas(false_runes(state, seat), out),
            Carve::Spot { seat, from } => {
                let places = state.rune_places(seat);
                let last = places.iter().last();
                // The last one can only be the second.
                let firsts = places.iter().filter(|&area| area.0 >= from && Some(area) != last);
                firsts.for_each(|area| out(Action::Area(area)));
            }
            Carve::Second { seat, first } => {
                areas(state.rune_places(seat).iter().filter(|&area| area > first).collect(), out);
            }
            Carve::Which { first, second, .. } => {
                [first, second].into_iter().for_each(|area| out(Action::Area(area)))
            }
            Carve::Only { .. } => {
                out(Action::Way(Way::Dragon));
                out(Action::Way(Way::FalseRune));
            }
            Carve::Dragon { seat, place } => areas(room(state, seat, place), out),
            Carve::First { seat } => areas(mixable(state, seat), out),
            Carve::With { seat, first } => areas(partners(state, seat, first), out),
            Carve::Mix { .. } => {
                out(Action::Yes);
                out(Action::Done);
            }
            Carve::Epic { seat } => areas(state.home(seat), out),
            Carve::Take { .. } => {}
        }
    }
}

impl State {
    /// Revised edition: whether a seat may claim victory in this season if it has the runes.
    pub(crate) fn claim_is_open(&self, seat: Seat) -> bool {
        self.variant.revised
            && self.year < self.years()
            && self.claims[self.season as usize] == NONE
            && !self.claims.contains(&(seat.index() as u8))
    }

    /// Whether a seat might have the runes to claim victory, as far as all seats know.
    pub(crate) fn may_seem_to_claim(&self, seat: Seat) -> bool {
        if !self.claim_is_open(seat) {
            return false;
        }
        let could_be =
            |area: Area| self.dragons_in(area) + u8::from(self.ground(area).rune.kind == Token::False);
        self.controlled(seat).iter().map(could_be).sum::<u8>() >= self.goal()
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// A seat shows its dragon runes and puts its victory card on the deck of this season.
    pub(crate) fn claim(&mut self, seat: Seat) {
        self.state.claims[self.state.season as usize] = seat.index() as u8;
        for area in self.state.controlled(seat).iter() {
            let rune = &mut self.state.ground_mut(area).rune;
            if rune.kind == Token::Dragon && rune.known != PUBLIC {
                rune.known = PUBLIC;
                self.all(|| Event::Turned { area, token: Token::Dragon });
            }
        }
        self.saw(Trace::Revealed);
    }

    /// The season of a claim has come again: tells whether that seat wins.
    pub(crate) fn claim_returns(&mut self) -> bool {
        let season = self.state.season as usize;
        let Some(seat) = seat_of(self.state.claims[season]) else { return false };
        self.take_claim_back(seat);
        if self.state.dragons(seat) >= self.state.goal() {
            self.state.over = Over::Runes(seat);
            return true;
        }
        self.all(|| Event::ClaimFell { seat });
        false
    }

    pub(crate) fn take_claim_back(&mut self, seat: Seat) {
        for claim in self.state.claims.iter_mut().filter(|claim| **claim == seat.index() as u8) {
            *claim = NONE;
        }
    }

    /// "Gain a dragon rune", with all its steps.
    pub(crate) fn gain_rune(&mut self, seat: Seat) {
        if self.state.variant.epic {
            self.push(Task::Carve(Carve::Dragon { seat, place: Room::Own }));
        } else {
            self.push(Task::Carve(Carve::Gain { seat, left: 2 }));
        }
    }

    pub(crate) fn carve(&mut self, step: Carve) -> Option<Task> {
        match step {
            Carve::Gain { seat, left } => {
                let tokens =
                    self.state.controlled(seat).iter().filter(|&area| has_token(self.state, area)).count();
                // Without any token all seats know that there is nothing to discard.
                if left > 0 && tokens > 0 {
                    return Some(Task::Carve(step));
                }
                self.push(Task::Carve(Carve::Take { seat }));
            }
            Carve::Take { seat } => self.take_runes(seat),
            Carve::Dragon { seat, place } => {
                if self.state.pile(Token::Dragon) > 0 && !room(self.state, seat, place).is_empty() {
                    return Some(Task::Carve(step));
                }
            }
            Carve::Spot { .. } | Carve::Second { .. } | Carve::Which { .. } | Carve::Only { .. } => {
                return Some(Task::Carve(step));
            }
            Carve::First { .. }
            | Carve::With { .. }
            | Carve::Mix { .. }
            | Carve::Epic { .. }
            | Carve::Lay { .. } => {
                return Some(Task::Carve(step));
            }
        }
        None
    }

    fn take_runes(&mut self, seat: Seat) {
        let places = self.state.rune_places(seat);
        if self.state.pile(Token::Dragon) == 0 || places.is_empty() {
            return;
        }
        let next = if self.state.pile(Token::False) == 0 {
            Carve::Dragon { seat, place: Room::Own }
        } else if places.len() == 1 {
            let area = places.iter().next().expect("there is one");
            Carve::Only { seat, area }
        } else {
            Carve::Spot { seat, from: 0 }
        };
        self.push(Task::Carve(next));
    }

    pub(crate) fn carve_answer(&mut self, step: Carve, action: Action) {
        match (step, action) {
            (Carve::Gain { seat, .. }, Action::Done) => self.push(Task::Carve(Carve::Take { seat })),
            (Carve::Gain { seat, left }, Action::Area(area)) => {
                // It goes face up to its pile.
                self.state.ground_mut(area).rune = Rune::NONE;
                self.saw(Trace::Revealed);
                self.push(Task::Carve(Carve::Gain { seat, left: left - 1 }));
            }
            (Carve::Lay { seat }, Action::Area(area)) => {
                self.state.ground_mut(area).rune = Rune::NONE;
                self.saw(Trace::Revealed);
                self.gain_tactics(seat, 1);
            }
            (Carve::Spot { seat, .. }, Action::Area(first)) => {
                self.push(Task::Carve(Carve::Second { seat, first }));
            }
            (Carve::Second { seat, first }, Action::Area(second)) => {
                self.push(Task::Carve(Carve::Which { seat, first, second }));
            }
            (Carve::Which { seat, first, second }, Action::Area(dragon)) => {
                let group = self.new_group();
                for area in [first, second] {
                    let kind = if area == dragon { Token::Dragon } else { Token::False };
                    self.state.ground_mut(area).rune = Rune { kind, known: 1 << seat.index(), group };
                }
            }
            (Carve::Only { area, .. }, Action::Way(way)) => {
                let kind = if way == Way::Dragon { Token::Dragon } else { Token::False };
                self.put_rune(area, kind, PUBLIC);
            }
            (Carve::Dragon { .. } | Carve::Epic { .. }, Action::Area(area)) => {
                self.put_rune(area, Token::Dragon, PUBLIC);
            }
            (Carve::First { seat }, Action::Area(first)) => {
                self.push(Task::Carve(Carve::With { seat, first }))
            }
            (Carve::With { seat, first }, Action::Area(second)) => {
                if has_token(self.state, second) {
                    self.push(Task::Carve(Carve::Mix { seat, first, second }));
                } else {
                    self.swap_runes(first, second);
                }
            }
            (Carve::Mix { seat, first, second }, Action::Yes | Action::Done) => {
                self.mix(seat, first, second, action == Action::Yes);
            }
            _ => self.refuse(action),
        }
    }

    /// A token that these seats know.
    pub(crate) fn put_rune(&mut self, area: Area, kind: Token, known: u8) {
        let group = self.new_group();
        self.state.ground_mut(area).rune = Rune { kind, known, group };
    }

    /// A number that no token has.
    pub(crate) fn new_group(&mut self) -> u8 {
        let used = |group: u8| {
            self.state
                .areas
                .iter()
                .any(|ground| ground.rune.kind != Token::None && ground.rune.group == group)
        };
        (0..u8::MAX).find(|&group| !used(group)).unwrap_or_default()
    }

    /// Exchanges what lies in two areas; all see which token goes where. If they were mixed, they look the same afterwards, so
    /// that it was done is known by having been seen alone.
    pub(crate) fn swap_runes(&mut self, first: Area, second: Area) {
        let rune = self.state.ground(first).rune;
        if rune.group == self.state.ground(second).rune.group {
            self.saw(Trace::Revealed);
        }
        self.state.ground_mut(first).rune = self.state.ground(second).rune;
        self.state.ground_mut(second).rune = rune;
    }

    /// Mixes two tokens. Others no longer know which is which, unless both are the same to them.
    fn mix(&mut self, seat: Seat, first: Area, second: Area, swap: bool) {
        if swap {
            self.swap_runes(first, second);
        }
        let [one, two] = [first, second].map(|area| self.state.ground(area).rune);
        let own = 1 << seat.index();
        let known = if one.kind == two.kind { one.known & two.known | own } else { own };
        // The lower number, whether they were swapped or not: others must not see it.
        let (low, high) = (one.group.min(two.group), one.group.max(two.group));
        for ground in &mut self.state.areas {
            if ground.rune.kind != Token::None && ground.rune.group == high {
                ground.rune.group = low;
            }
        }
        for area in [first, second] {
            self.state.ground_mut(area).rune.known = known;
        }
    }
}
