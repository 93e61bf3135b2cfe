//! Exploration tokens: an option. What lies under a token is decided when a seat first sees it.

use arrayvec::ArrayVec;
use kernel::{Audience, Listener, Luck, Seat, Trace};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::content::content;
use crate::event::Event;
use crate::heroes::Venture;
use crate::name::{Exploration, Hero, Resource};
use crate::orders::areas;
use crate::run::Run;
use crate::state::{NONE, PUBLIC, State, Token, reward_kind};
use crate::task::{Ask, Out, Task};

/// What a hero finds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Search {
    Flip {
        seat: Seat,
        hero: Hero,
    },
    Merchant {
        seat: Seat,
        hero: Hero,
    },
    Raid {
        seat: Seat,
        hero: Hero,
    },
    Scroll {
        seat: Seat,
    },
    /// The action of a hero ends.
    Rest {
        seat: Seat,
        hero: Hero,
    },
}

/// The exploration token of an area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Find {
    /// 1 beside a home realm, 2 elsewhere, 0 if there is no token.
    pub back: u8,
    /// What it is, or [`NONE`] while no seat has seen it.
    pub kind: u8,
    pub up: bool,
    /// Seats that know it: a bit each.
    pub known: u8,
}

impl Find {
    pub const NONE: Find = Find { back: 0, kind: NONE, up: false, known: 0 };
}

/// Influence that the merchant takes for a reward.
const PRICE: u8 = 3;

/// Units that are needed to destroy a location.
const CREW: u8 = 6;

impl State {
    /// The token that lies open in an area.
    pub(crate) fn found(&self, area: Area) -> Option<Exploration> {
        let find = self.ground(area).find;
        Exploration::ALL.get(find.kind as usize).copied().filter(|_| find.up)
    }

    /// Areas with an open portal.
    pub(crate) fn portals(&self) -> Areas {
        self.board().iter().filter(|&area| self.found(area) == Some(Exploration::MagicPortal)).collect()
    }

    /// Whether a seat may open the portals for its next move.
    pub(crate) fn may_open_portals(&self, seat: Seat) -> bool {
        self.variant.explore
            && self.side(seat).influence > 0
            && self.portal == NONE
            && self.portals().len() > 1
    }

    /// Locations that a seat may destroy: it controls the area with enough units.
    pub(crate) fn razeable(&self, seat: Seat) -> Areas {
        if !self.variant.explore {
            return Areas::NONE;
        }
        let fits = |&area: &Area| {
            self.found(area).is_some_and(Exploration::destructible) && self.ground(area).total() >= CREW
        };
        self.controlled(seat).iter().filter(fits).collect()
    }

    /// Tokens of a back and kind that no area has shown.
    pub(crate) fn unseen_finds(&self, back: u8, kind: usize) -> u8 {
        let at = usize::from(back) - 1;
        content().exploration[kind].value[at] - self.drawn_finds[at][kind]
    }
}

impl Exploration {
    pub(crate) const fn destructible(self) -> bool {
        (self as u8) <= Exploration::MagicPortal as u8
    }

    /// What a village produces.
    pub(crate) const fn village(self) -> Option<Resource> {
        match self {
            Exploration::VillageFood => Some(Resource::Food),
            Exploration::VillageWood => Some(Resource::Wood),
            Exploration::VillageOre => Some(Resource::Ore),
            _ => None,
        }
    }
}

/// Areas with anything face down.
pub(crate) fn face_down(state: &State) -> Areas {
    let hidden = |&area: &Area| {
        let ground = state.ground(area);
        (ground.rune.kind != Token::None && ground.rune.known != PUBLIC)
            || (ground.find.back > 0 && !ground.find.up)
    };
    state.board().iter().filter(hidden).collect()
}

impl Search {
    pub fn seat(self) -> Seat {
        match self {
            Search::Flip { seat, .. } | Search::Merchant { seat, .. } | Search::Raid { seat, .. } => seat,
            Search::Scroll { seat } | Search::Rest { seat, .. } => seat,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Search::Merchant { .. } => Ask::Merchant,
            Search::Raid { .. } => Ask::Raid,
            _ => Ask::Scroll,
        }
    }

    /// Which rewards a hero has, others do not know.
    pub fn private(self) -> bool {
        matches!(self, Search::Raid { .. })
    }

    pub fn options(self, state: &State, out: &mut Out) {
        match self {
            Search::Merchant { .. } => {
                out(Action::Yes);
                out(Action::Done);
            }
            Search::Raid { hero, .. } => {
                state.held_by(hero).for_each(|card| out(Action::Reward(hero, reward_kind(card))));
                out(Action::Done);
            }
            Search::Scroll { .. } => areas(face_down(state), out),
            Search::Flip { .. } | Search::Rest { .. } => {}
        }
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Puts a token into each area outside the home realms.
    pub(crate) fn hide_finds(&mut self) {
        if !self.state.variant.explore {
            return;
        }
        let printed = [0, 1].map(|back: usize| {
            content().exploration.iter().map(|token| u32::from(token.value[back])).sum::<u32>()
        });
        let mut placed = [0; 2];
        for area in self.state.board().iter().filter(|area| area.home().is_none()) {
            let wanted = if self.state.beside_home(area) { 0 } else { 1 };
            let back = if placed[wanted] < printed[wanted] { wanted } else { 1 - wanted };
            placed[back] += 1;
            self.state.ground_mut(area).find = Find { back: back as u8 + 1, ..Find::NONE };
        }
    }

    /// Decides what lies under a token, if no seat has seen it yet.
    fn bind(&mut self, area: Area) {
        let find = self.state.ground(area).find;
        if find.back == 0 || find.kind != NONE {
            return;
        }
        let left = |state: &State, kind: usize| u32::from(state.unseen_finds(find.back, kind));
        let kinds = Exploration::ALL.len();
        let mut at = self.pick((0..kinds).map(|kind| left(self.state, kind)).sum());
        for kind in 0..kinds {
            let copies = left(self.state, kind);
            if at < copies {
                self.state.drawn_finds[usize::from(find.back) - 1][kind] += 1;
                self.state.ground_mut(area).find.kind = kind as u8;
                return;
            }
            at -= copies;
        }
    }

    /// A seat looks at the face-down token of an area.
    pub(crate) fn look_find(&mut self, seat: Seat, area: Area) {
        let find = self.state.ground(area).find;
        if find.back == 0 || find.up {
            return;
        }
        self.bind(area);
        let find = &mut self.state.ground_mut(area).find;
        find.known |= 1 << seat.index();
        let kind = Exploration::ALL[find.kind as usize];
        self.tell.tell(Audience::Only(seat), || Event::Glimpsed { seat, area, kind });
        self.saw(Trace::Revealed);
    }

    pub(crate) fn search(&mut self, step: Search) -> Option<Task> {
        match step {
            Search::Flip { seat, hero } => self.flip(seat, hero),
            Search::Rest { seat, hero } => {
                match self.state.stands(hero).and_then(|area| self.state.found(area)) {
                    Some(Exploration::Temple) => self.gain_influence(seat, 2),
                    Some(Exploration::HallOfKellos) => self.gain_tactics(seat, 1),
                    _ => {}
                }
            }
            Search::Merchant { seat, .. } => {
                if self.state.side(seat).influence >= PRICE {
                    return Some(Task::Search(step));
                }
            }
            Search::Raid { hero, .. } => {
                if self.state.has_rewards(hero) {
                    return Some(Task::Search(step));
                }
                self.hurt(hero, 1);
            }
            Search::Scroll { .. } => {
                if !face_down(self.state).is_empty() {
                    return Some(Task::Search(step));
                }
            }
        }
        None
    }

    fn flip(&mut self, seat: Seat, hero: Hero) {
        let Some(area) = self.state.stands(hero) else { return };
        let find = self.state.ground(area).find;
        if find.back == 0 || find.up {
            return;
        }
        self.bind(area);
        let find = &mut self.state.ground_mut(area).find;
        let kind = Exploration::ALL[find.kind as usize];
        (find.up, find.known) = (true, PUBLIC);
        self.all(|| Event::Explored { hero, area, kind });
        self.saw(Trace::Revealed);
        if kind as u8 >= Exploration::TravelingMerchant as u8 {
            self.state.ground_mut(area).find = Find::NONE;
        }
        match kind {
            Exploration::TravelingMerchant => self.push(Task::Search(Search::Merchant { seat, hero })),
            Exploration::RaidingParty => {
                let foes = self.state.ground(area).total() > 0 && !self.state.friendly(seat, area);
                if foes {
                    self.push(Task::Search(Search::Raid { seat, hero }));
                }
                self.hurt(hero, 1);
            }
            Exploration::ScrollOfSight => self.push(Task::Search(Search::Scroll { seat })),
            Exploration::Dungeon => self.state.figure_mut(hero).kept = hero != Hero::RonanOfTheWild,
            Exploration::Training => {
                self.push(Task::Venture(Venture::Train { hero, left: 1, apart: false }));
            }
            _ => {}
        }
    }

    pub(crate) fn search_answer(&mut self, step: Search, action: Action) {
        match (step, action) {
            (Search::Merchant { seat, hero }, Action::Yes) => {
                self.state.side_mut(seat).influence -= PRICE;
                self.draw_reward(hero);
            }
            (Search::Merchant { .. }, Action::Done) => {}
            (Search::Raid { hero, .. }, Action::Reward(_, reward)) => {
                if let Some(card) = self.state.card_of(hero, reward) {
                    self.discard_reward(hero, card);
                }
                self.succumb(hero);
            }
            (Search::Raid { hero, .. }, Action::Done) => self.hurt(hero, 1),
            (Search::Scroll { seat }, Action::Area(area)) => {
                self.show_rune(area, 1 << seat.index());
                self.look_find(seat, area);
            }
            _ => self.refuse(action),
        }
    }

    /// Pays for the portals: until the move is done they are neighbours of each other for this seat.
    pub(crate) fn open_portals(&mut self, seat: Seat) {
        self.state.side_mut(seat).influence -= 1;
        self.state.portal = seat.index() as u8;
    }

    pub(crate) fn raze_find(&mut self, area: Area) {
        self.state.ground_mut(area).find = Find::NONE;
    }
}

/// Unbinds tokens that an observer has not seen. Which seats have looked at one, all have seen.
pub(crate) fn forget_finds(state: &mut State, knows: impl Fn(u8) -> bool) {
    let hidden: ArrayVec<Area, 64> = state
        .board()
        .iter()
        .filter(|&area| {
            let find = state.ground(area).find;
            find.kind != NONE && !find.up && !knows(find.known)
        })
        .collect();
    for area in hidden {
        let find = state.ground(area).find;
        state.drawn_finds[usize::from(find.back) - 1][usize::from(find.kind)] -= 1;
        state.ground_mut(area).find.kind = NONE;
    }
}
