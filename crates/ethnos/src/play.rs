//! What an answer does.

mod age;

use arrayvec::ArrayVec;
use kernel::{Audience, Listener, Luck, Seat, Trace};

use crate::action::Action;
use crate::band::Band;
use crate::card::{Card, Kingdom, MarkerPlace, Tribe};
use crate::cards::{CardKind, Cards};
use crate::content::{
    DRAGONS, GIANT_TAKEN, HAND_LIMIT, MARKERS, MERFOLK_LAST, MERFOLK_SYMBOLS, TOKENS, TOKENS_FOUR_UP,
};
use crate::event::{Discard, Draw, Event, Offered, Placed};
use crate::legal;
use crate::setup::{Setup, Tribes, tribes_for};
use crate::state::{Bands, Deck, Draft, Drawn, Giant, Layout, State, Step, kingdom};

pub(crate) fn start(setup: &Setup, luck: &mut impl Luck, tell: &mut impl Listener<Event>) -> State {
    let tokens = deal_tokens(setup.seats, luck);
    let tribes = match &setup.tribes {
        Tribes::Random => draw_tribes(setup.seats, luck),
        Tribes::Chosen(tribes) => tribes.clone(),
    };
    let layout = Layout::new(&tribes);
    // One marker of each colour is on the score track, and one on the Merfolk board.
    let supply = MARKERS.value - 1 - u8::from(layout.has(Tribe::Merfolk));
    let first = Seat::new(luck.pick(setup.seats as u32) as usize);
    let mut state = State {
        seats: setup.seats as u8,
        variant: setup.variant,
        layout,
        tokens,
        age: 0,
        first,
        drawer: first,
        deck: Deck { bag: layout.all(), upper: 0, dragons: 0 },
        pool: Cards::NONE,
        hands: [Cards::NONE; 6],
        known: [Cards::NONE; 6],
        markers: [[0; 6]; 6],
        supply: std::array::from_fn(|seat| if seat < setup.seats { supply } else { 0 }),
        glory: [0; 6],
        merfolk: [0; 6],
        hordes: [0; 6],
        trolls: [0; 6],
        giant: Giant::default(),
        bands: Bands::NONE,
        turn: first,
        step: Step::Turn,
        draft: Draft::default(),
        triumph: None,
    };
    let spaces = spaces_for(setup.seats);
    tell.tell(Audience::All, || Event::Began {
        seats: state.seats,
        tribes,
        tokens: tokens.map(|kingdom| kingdom[..spaces].iter().copied().collect()),
    });
    Transition { state: &mut state, luck, tell, trace: Trace::Nothing }.begin_age();
    state
}

/// How many glory tokens lie in a kingdom.
pub(crate) const fn spaces_for(seats: usize) -> usize {
    if seats <= 3 { 2 } else { 3 }
}

fn deal_tokens(seats: usize, luck: &mut impl Luck) -> [[u8; 3]; 6] {
    let spaces = spaces_for(seats);
    let mut bag: ArrayVec<u8, 18> = TOKENS.value.into_iter().collect();
    if spaces == 3 {
        bag.extend(TOKENS_FOUR_UP.value);
    }
    let mut kingdoms = [[0; 3]; 6];
    for kingdom in &mut kingdoms {
        for space in &mut kingdom[..spaces] {
            *space = bag.swap_remove(luck.pick(bag.len() as u32) as usize);
        }
        kingdom[..spaces].sort_unstable();
    }
    kingdoms
}

fn draw_tribes(seats: usize, luck: &mut impl Luck) -> ArrayVec<Tribe, 6> {
    let mut cards: ArrayVec<Tribe, { Tribe::ALL.len() }> = Tribe::ALL.into_iter().collect();
    let mut tribes: ArrayVec<Tribe, 6> =
        (0..tribes_for(seats)).map(|_| cards.swap_remove(luck.pick(cards.len() as u32) as usize)).collect();
    tribes.sort_unstable();
    tribes
}

#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) -> Trace {
    debug_assert_eq!(legal::check(state, seat, action), Ok(()), "{action} at {:?}", state.step);
    let mut transition = Transition { state, luck, tell, trace: Trace::Nothing };
    transition.answer(seat, action);
    transition.trace
}

/// Whether the age goes on after a draw.
#[derive(PartialEq, Eq)]
enum Age {
    GoesOn,
    Ends,
}

/// An answer being carried out, with all that it may use.
struct Transition<'a, L, T> {
    state: &'a mut State,
    luck: &'a mut L,
    tell: &'a mut T,
    trace: Trace,
}

impl<L: Luck, T: Listener<Event>> Transition<'_, L, T> {
    #[inline]
    fn answer(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Take(card) => self.take(seat, card),
            Action::Draw if self.state.step == Step::Turn => self.recruit(seat),
            Action::Draw => self.conjure(seat),
            Action::Lead(card) => self.lead(seat, card),
            Action::Triumph => self.win_at_once(seat),
            Action::Scatter => {
                self.discard_hand(seat, Discard::Scatter);
                self.pass_turn(seat);
            }
            Action::Add(card) => self.add(seat, card),
            Action::Keep(card) => self.keep(seat, card),
            Action::Done => match self.state.step {
                Step::Band { .. } => self.lay_band(seat),
                Step::Keep { .. } => self.discard_unkept(seat),
                Step::Raid { named } => self.end_plunder(seat, named),
                Step::Turn
                | Step::Again
                | Step::Marker
                | Step::Bonus { .. }
                | Step::Horde
                | Step::Token
                | Step::Conjure
                | Step::Over => illegal(),
            },
            Action::Place(kingdom) => match self.state.step {
                Step::Marker => {
                    self.place_for_band(seat, kingdom);
                    self.ability(seat, true);
                }
                Step::Bonus { left } => {
                    self.place(seat, kingdom, Placed::Merfolk);
                    self.ask_bonus(seat, left - 1);
                }
                Step::Horde => self.join_horde(seat, kingdom),
                Step::Turn
                | Step::Again
                | Step::Band { .. }
                | Step::Token
                | Step::Keep { .. }
                | Step::Conjure
                | Step::Raid { .. }
                | Step::Over => illegal(),
            },
            Action::Token(value) => {
                self.state.trolls[seat.index()] |= 1 << value;
                self.tell.tell(Audience::All, || Event::Token { seat, value });
                self.end_turn(seat);
            }
            Action::Raid => {
                self.raid(seat, self.state.hordes[seat.index()]);
                self.next_raid(seat);
            }
            Action::Plunder(kingdom) => self.plunder(kingdom),
            Action::Decline => self.decline(seat),
        }
    }

    fn decline(&mut self, seat: Seat) {
        let step = self.state.step;
        let offer = match step {
            Step::Marker => Offered::Marker,
            Step::Bonus { .. } => Offered::Bonus,
            Step::Again => Offered::Again,
            Step::Horde => Offered::Horde,
            Step::Token => Offered::Token,
            Step::Conjure => Offered::Conjure,
            Step::Raid { .. } => {
                self.tell.tell(Audience::All, || Event::Held { seat });
                return self.next_raid(seat);
            }
            Step::Turn | Step::Band { .. } | Step::Keep { .. } | Step::Over => illegal(),
        };
        self.tell.tell(Audience::All, || Event::Declined { seat, offer });
        match step {
            Step::Marker => self.ability(seat, false),
            Step::Bonus { left } => self.ask_bonus(seat, left - 1),
            _ => self.end_turn(seat),
        }
    }

    fn kind(&self, card: Card) -> CardKind {
        self.state.layout.kind(card).expect("only tribes in play are legal")
    }

    // Recruiting

    fn take(&mut self, seat: Seat, card: Card) {
        let kind = self.kind(card);
        self.state.pool.remove(kind);
        self.state.hands[seat.index()].add(kind);
        self.state.known[seat.index()].add(kind);
        self.tell.tell(Audience::All, || Event::Took { seat, card });
        self.pass_turn(seat);
    }

    fn recruit(&mut self, seat: Seat) {
        let both = self.state.variant.empty_pool_two && self.state.pool.is_empty();
        let room = HAND_LIMIT.value - self.state.hands[seat.index()].len();
        for at in 0..if both { room.min(2) } else { 1 } {
            let by = if at == 0 { Draw::Recruited } else { Draw::EmptyPool };
            if self.draw(seat, by) == Age::Ends {
                return self.end_age(seat);
            }
        }
        self.pass_turn(seat);
    }

    fn conjure(&mut self, seat: Seat) {
        for _ in 0..self.state.draft.size {
            if self.draw(seat, Draw::Wizard) == Age::Ends {
                return self.end_age(seat);
            }
        }
        self.pass_turn(seat);
    }

    /// Draws until an ally comes, or the third dragon.
    fn draw(&mut self, seat: Seat, by: Draw) -> Age {
        self.trace = Trace::Random;
        loop {
            match self.state.deck.draw(self.luck) {
                Drawn::Ally(kind) => {
                    self.state.hands[seat.index()].add(kind);
                    let card = self.state.layout.card(kind);
                    self.tell.tell(Audience::Only(seat), || Event::Drew { seat, card, by });
                    self.tell.tell(Audience::Except(seat), || Event::DrewHidden { seat, by });
                    return Age::GoesOn;
                }
                Drawn::Dragon => {
                    let left = self.state.deck.dragons;
                    self.tell.tell(Audience::All, || Event::Dragon { seat, appeared: DRAGONS.value - left });
                    if left == 0 {
                        return Age::Ends;
                    }
                }
            }
        }
    }

    // Playing a band

    fn lead(&mut self, seat: Seat, card: Card) {
        let leader = self.kind(card);
        let again = self.state.step == Step::Again;
        self.state.hands[seat.index()].remove(leader);
        let mut cards = Cards::NONE;
        cards.add(leader);
        self.state.draft = Draft { cards, leader, fits: legal::company(leader), size: 0 };
        self.state.step = Step::Band { again };
    }

    fn add(&mut self, seat: Seat, card: Card) {
        let kind = self.kind(card);
        self.state.hands[seat.index()].remove(kind);
        let draft = &mut self.state.draft;
        draft.cards.add(kind);
        draft.fits = legal::narrowed(draft.fits, draft.leader, kind);
    }

    fn lay_band(&mut self, seat: Seat) {
        let Draft { cards, leader, .. } = self.state.draft;
        self.show(seat, cards);
        self.state.bands.push(Band::new(seat, leader, cards));
        let layout = &self.state.layout;
        self.tell.tell(Audience::All, || Event::Band {
            seat,
            leader: layout.card(leader),
            cards: faces(layout, cards),
        });
        let size = cards.len() as u8;
        self.state.draft = Draft { leader, size, ..Draft::default() };
        let open = legal::open(self.state, seat);
        if open == 0 {
            if legal::in_reach(self.state, seat) != 0 {
                self.tell.tell(Audience::All, || Event::NoMarker { seat });
            }
            self.ability(seat, false);
        } else if open.is_power_of_two() && !self.state.variant.marker_may {
            self.place_for_band(seat, Kingdom::ALL[open.trailing_zeros() as usize]);
            self.ability(seat, true);
        } else {
            self.state.step = Step::Marker;
        }
    }

    /// Cards leave a hand face up: all seats see them.
    fn show(&mut self, seat: Seat, cards: Cards) {
        let known = &mut self.state.known[seat.index()];
        let hidden = cards.without(*known);
        *known = known.without(cards);
        if !hidden.is_empty() {
            self.trace = self.trace.max(Trace::Revealed);
        }
    }

    fn place_for_band(&mut self, seat: Seat, kingdom: Kingdom) {
        let by = match legal::leading(self.state).marker {
            MarkerPlace::AnyKingdom => Placed::Wingfolk,
            _ if self.state.duel() => Placed::Duel,
            _ => Placed::Band,
        };
        self.place(seat, kingdom, by);
    }

    fn place(&mut self, seat: Seat, kingdom: Kingdom, by: Placed) {
        self.state.supply[seat.index()] -= 1;
        let markers = &mut self.state.markers[kingdom as usize][seat.index()];
        *markers += 1;
        let markers = *markers;
        self.tell.tell(Audience::All, || Event::Marker { seat, kingdom, markers, by });
    }

    /// Carries out the leader's ability. `placed` tells whether the band has placed its marker.
    fn ability(&mut self, seat: Seat, placed: bool) {
        let Draft { leader, size, .. } = self.state.draft;
        let hand = self.state.hands[seat.index()];
        match self.state.layout.tribe(leader) {
            // Whether a card of the hand can lead is hidden from the other seats, so only an empty hand ends the turn.
            Tribe::Centaur if placed && !hand.is_empty() => {
                self.state.draft = Draft::default();
                self.state.step = Step::Again;
            }
            Tribe::Elf if !hand.is_empty() => {
                self.state.draft.fits = !0;
                self.state.step = Step::Keep { left: size.min(hand.len() as u8) };
            }
            Tribe::Giant if size > self.state.giant.size => {
                self.state.giant = Giant { holder: Some(seat), size };
                let gain = GIANT_TAKEN.value;
                let total = self.gain(seat, gain);
                self.tell.tell(Audience::All, || Event::Giant { seat, size, gain, total });
                self.end_turn(seat);
            }
            Tribe::Merfolk => self.swim(seat, size),
            Tribe::Orc if self.state.hordes[seat.index()] >> (leader % 6) & 1 == 0 => {
                match self.state.supply[seat.index()] {
                    0 => {
                        self.tell.tell(Audience::All, || Event::NoMarker { seat });
                        self.end_turn(seat);
                    }
                    1..=legal::SHORT_SUPPLY => self.state.step = Step::Horde,
                    _ => self.join_horde(seat, kingdom(leader)),
                }
            }
            Tribe::Troll if legal::free_tokens(self.state, size) != 0 => self.state.step = Step::Token,
            Tribe::Wizard => {
                self.discard_hand(seat, Discard::Band);
                self.state.step = Step::Conjure;
            }
            Tribe::Skeleton
            | Tribe::Centaur
            | Tribe::Dwarf
            | Tribe::Elf
            | Tribe::Giant
            | Tribe::Minotaur
            | Tribe::Orc
            | Tribe::Troll
            | Tribe::Wingfolk
            | Tribe::Halfling => self.end_turn(seat),
        }
    }

    /// Puts a marker on the horde board.
    fn join_horde(&mut self, seat: Seat, kingdom: Kingdom) {
        self.state.hordes[seat.index()] |= 1 << kingdom as u8;
        self.state.supply[seat.index()] -= 1;
        self.tell.tell(Audience::All, || Event::Horde { seat, kingdom });
        self.end_turn(seat);
    }

    fn swim(&mut self, seat: Seat, size: u8) {
        let from = self.state.merfolk[seat.index()];
        let to = (from + size).min(MERFOLK_LAST.value);
        self.state.merfolk[seat.index()] = to;
        if to > from {
            self.tell.tell(Audience::All, || Event::Swam { seat, from, to });
        }
        let passed = MERFOLK_SYMBOLS.value.iter().filter(|&&space| from < space && space <= to).count() as u8;
        self.ask_bonus(seat, passed);
    }

    /// Asks where the next marker from the Merfolk board goes, while some are left.
    fn ask_bonus(&mut self, seat: Seat, left: u8) {
        if left > 0 && self.state.supply[seat.index()] > 0 {
            self.state.step = Step::Bonus { left };
            return;
        }
        if left > 0 {
            self.tell.tell(Audience::All, || Event::NoMarker { seat });
        }
        self.end_turn(seat);
    }

    fn keep(&mut self, seat: Seat, card: Card) {
        let kind = self.kind(card);
        self.state.hands[seat.index()].remove(kind);
        let draft = &mut self.state.draft;
        draft.cards.add(kind);
        draft.fits &= !0 << kind;
        if let Step::Keep { left } = &mut self.state.step {
            *left -= 1;
        }
    }

    fn discard_unkept(&mut self, seat: Seat) {
        let kept = self.state.draft.cards;
        self.discard_hand(seat, Discard::Band);
        self.state.hands[seat.index()] = kept;
        if !kept.is_empty() {
            self.tell.tell(Audience::All, || Event::Kept { seat, count: kept.len() as u8 });
        }
        self.pass_turn(seat);
    }

    /// Lays the hand into the pool.
    fn discard_hand(&mut self, seat: Seat, by: Discard) {
        let hand = std::mem::take(&mut self.state.hands[seat.index()]);
        if hand.is_empty() {
            return;
        }
        self.show(seat, hand);
        self.state.pool = self.state.pool.with(hand);
        let layout = &self.state.layout;
        self.tell.tell(Audience::All, || Event::Discarded { seat, cards: faces(layout, hand), by });
    }

    fn end_turn(&mut self, seat: Seat) {
        self.discard_hand(seat, Discard::Band);
        self.pass_turn(seat);
    }

    #[inline]
    fn pass_turn(&mut self, seat: Seat) {
        self.state.draft = Draft::default();
        self.state.step = Step::Turn;
        self.state.turn = seat.next(self.state.seats());
    }

    fn win_at_once(&mut self, seat: Seat) {
        self.show(seat, self.state.hands[seat.index()]);
        self.state.triumph = Some(seat);
        self.tell.tell(Audience::All, || Event::Triumph { seat });
        self.end_game();
    }
}

/// An answer that `legal::check` refuses.
#[cold]
fn illegal() -> ! {
    unreachable!("the answer is not legal here")
}

/// What is printed on these cards, ascending.
pub(crate) fn faces<const N: usize>(layout: &Layout, cards: Cards) -> ArrayVec<Card, N> {
    let mut faces = ArrayVec::new();
    cards.each(|kind| faces.push(layout.card(kind)));
    faces.sort_unstable();
    faces
}
