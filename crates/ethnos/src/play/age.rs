//! How an age begins and ends, and the end of the game.

use arrayvec::ArrayVec;
use kernel::{Audience, Listener, Luck, Seat, Trace};

use super::Transition;
use crate::card::{Kingdom, Tribe};
use crate::cards::{CardKind, Cards};
use crate::content::HORDE;
use crate::event::{Discard, Draw, Event, Scored, Won};
use crate::score;
use crate::state::{Bands, Deck, Draft, Giant, Step};

impl<L: Luck, T: Listener<Event>> Transition<'_, L, T> {
    /// Deals an age. The deck must hold every ally.
    pub(super) fn begin_age(&mut self) {
        self.trace = Trace::Random;
        let first = self.state.first;
        let seats = self.state.seats();
        for seat in first.round(seats) {
            let kind = self.state.deck.bag.draw(self.luck);
            self.state.hands[seat.index()].add(kind);
        }
        let mut pool: ArrayVec<CardKind, 12> = ArrayVec::new();
        for _ in 0..2 * seats {
            let kind = self.state.deck.bag.draw(self.luck);
            self.state.pool.add(kind);
            pool.push(kind);
        }
        self.state.deck = Deck::new(self.state.deck.bag);
        self.state.turn = first;
        self.state.step = Step::Turn;

        let state = &*self.state;
        self.tell.tell(Audience::All, || Event::Age {
            age: state.age + 1,
            first,
            pool: pool.iter().map(|&kind| state.layout.card(kind)).collect(),
            deck: state.deck.len() as u8,
        });
        for seat in first.round(seats) {
            let card = state.layout.card(state.hands[seat.index()].at(0));
            self.tell.tell(Audience::Only(seat), || Event::Drew { seat, card, by: Draw::Dealt });
            self.tell.tell(Audience::Except(seat), || Event::DrewHidden { seat, by: Draw::Dealt });
        }
    }

    pub(super) fn end_age(&mut self, drawer: Seat) {
        let seats = self.state.seats();
        let age = self.state.age;
        self.state.draft = Draft::default();
        self.tell.tell(Audience::All, || Event::AgeEnded { age: age + 1, seat: drawer });
        for seat in drawer.round(seats) {
            self.discard_hand(seat, Discard::AgeEnd);
        }
        for kingdom in Kingdom::ALL {
            for award in score::kingdom(self.state, kingdom) {
                let score::Award { seat, place, strength: markers, gain, tied } = award;
                let by = match tied {
                    _ if self.state.duel() && age == 1 => Scored::Duel,
                    true => Scored::Tie,
                    false => Scored::Place,
                };
                let total = self.gain(seat, gain);
                self.tell.tell(Audience::All, || Event::KingdomScored {
                    kingdom,
                    seat,
                    place,
                    markers,
                    gain,
                    total,
                    by,
                });
            }
        }
        if self.state.layout.has(Tribe::Merfolk) {
            for award in score::merfolk(self.state) {
                let score::Award { seat, place, strength: space, gain, .. } = award;
                let total = self.gain(seat, gain);
                let places = self.state.variant.merfolk_kingdom;
                self.tell.tell(Audience::All, || Event::MerfolkScored {
                    seat,
                    place,
                    space,
                    gain,
                    total,
                    places,
                });
            }
        }
        if let Some(seat) = self.state.giant.holder {
            let gain = score::giant(self.state);
            let total = self.gain(seat, gain);
            self.tell.tell(Audience::All, || Event::GiantScored { seat, gain, total });
        }
        for at in 0..self.state.bands.all().len() {
            let band = self.state.bands.all()[at];
            let (counted, gain) = score::band(self.state, band);
            let (seat, leader) = (band.seat(), self.state.layout.card(band.leader()));
            let total = self.gain(seat, gain);
            self.tell.tell(Audience::All, || Event::BandScored { seat, leader, counted, gain, total });
        }
        self.state.drawer = drawer;
        if age + 1 == self.state.ages() {
            for seat in self.state.first.round(seats) {
                self.raid(seat, self.state.hordes[seat.index()]);
            }
            return self.end_game();
        }
        self.ask_raid(0);
    }

    /// Asks the next seat that has a horde, or begins the next age. Seats are asked clockwise from the first player;
    /// `asked` of them are done.
    fn ask_raid(&mut self, asked: usize) {
        let seats = self.state.seats();
        let hordes = self.state.hordes;
        self.state.draft = Draft::default();
        match self.state.first.round(seats).skip(asked).find(|seat| hordes[seat.index()] != 0) {
            Some(seat) => {
                self.state.turn = seat;
                self.state.step = Step::Raid { named: 0 };
            }
            None => self.next_age(),
        }
    }

    pub(super) fn next_raid(&mut self, after: Seat) {
        let seats = self.state.seats();
        self.ask_raid((after.index() + seats - self.state.first.index()) % seats + 1);
    }

    /// Removes these markers of a horde for glory.
    pub(super) fn raid(&mut self, seat: Seat, markers: u8) {
        let count = markers.count_ones() as u8;
        if count == 0 {
            return;
        }
        self.state.hordes[seat.index()] &= !markers;
        self.state.supply[seat.index()] += count;
        let gain = HORDE.value[count as usize];
        let total = self.gain(seat, gain);
        let partial = self.state.hordes[seat.index()] != 0;
        self.tell.tell(Audience::All, || Event::Raided { seat, markers: count, gain, total, partial });
    }

    /// Names one marker of a horde. None is removed before all are named.
    pub(super) fn plunder(&mut self, kingdom: Kingdom) {
        if let Step::Raid { named } = &mut self.state.step {
            *named |= 1 << kingdom as u8;
        }
    }

    pub(super) fn end_plunder(&mut self, seat: Seat, named: u8) {
        match named {
            0 => self.tell.tell(Audience::All, || Event::Held { seat }),
            markers => self.raid(seat, markers),
        }
        self.next_raid(seat);
    }

    fn next_age(&mut self) {
        let state = &mut *self.state;
        state.age += 1;
        state.deck.bag = state.layout.all();
        state.pool = Cards::NONE;
        state.hands = [Cards::NONE; 6];
        state.known = [Cards::NONE; 6];
        state.bands = Bands::NONE;
        state.trolls = [0; 6];
        state.giant = Giant::default();
        let glory = state.glory;
        let poorest = state.drawer.round(state.seats()).min_by_key(|seat| glory[seat.index()]);
        state.first = poorest.expect("a game has seats");
        self.begin_age();
    }

    pub(super) fn gain(&mut self, seat: Seat, gain: u8) -> u16 {
        self.state.glory[seat.index()] += u16::from(gain);
        self.state.glory[seat.index()]
    }

    pub(super) fn end_game(&mut self) {
        self.state.draft = Draft::default();
        self.state.step = Step::Over;
        let standing = self.state.standing();
        let glory = &self.state.glory[..standing.seats()];
        let most = glory.iter().max();
        let by = match glory.iter().filter(|&one| Some(one) == most).count() {
            _ if self.state.triumph.is_some() => Won::Triumph,
            1 => Won::Glory,
            _ => Won::Tie,
        };
        self.tell.tell(Audience::All, || Event::Over {
            ranks: Seat::all(standing.seats()).map(|seat| standing.rank(seat)).collect(),
            glory: Seat::all(standing.seats()).map(|seat| standing.score(seat) as u16).collect(),
            by,
        });
    }
}
