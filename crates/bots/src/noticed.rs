use std::hash::{Hash, Hasher};

use kernel::{Audience, Listener, Seat, Seats, Trace, splitmix};

/// What each seat has noticed since a search began to imagine, as one fingerprint per seat.
///
/// A seat notices its own answers, what it is told of the answers of others, and whom the game waits for. It
/// never notices a hidden answer itself. So two lines of play that a seat cannot tell apart have the same
/// fingerprint for it, and what search knows under this fingerprint cannot depend on what the seat may not know.
///
/// Some lines that a seat can tell apart have the same fingerprint, too: what a seat learns by its own answer is left
/// out if luck was rolled, and so is everything but the answer itself of an open one. Each result of a roll would
/// otherwise begin a branch of its own, which search has no time to visit again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Noticed {
    fingerprints: [u64; Seat::MAX],
}

impl Noticed {
    /// Nothing yet. Each seat begins with a number of its own, so that one table can hold the keys of all.
    pub(crate) fn nothing() -> Noticed {
        Noticed { fingerprints: std::array::from_fn(|seat| splitmix(seat as u64 + 1)) }
    }

    /// What this seat has noticed.
    pub(crate) fn by(&self, seat: Seat) -> u64 {
        self.fingerprints[seat.index()]
    }

    /// An answer is given of which all seats learn.
    pub(crate) fn open_answer<A: Hash>(&mut self, seat: Seat, action: A) {
        self.add_to_all(fingerprint(&(seat, action)));
    }

    /// An answer is given of which the others learn what they are told: `apply` performs it and tells. The seat
    /// itself knows the answer; what it is told besides matters only if something hidden was revealed.
    pub(crate) fn answer<A: Hash>(
        &mut self,
        seat: Seat,
        action: A,
        apply: impl FnOnce(&mut Noticed) -> Trace,
    ) {
        self.add(seat, fingerprint(&action));
        let own = self.by(seat);
        if apply(self) != Trace::Revealed {
            self.fingerprints[seat.index()] = own;
        }
    }

    /// An answer is given, and the seat notices what it is told besides, even if luck made that. Of an open answer all
    /// learn.
    pub(crate) fn answer_with_luck<A: Hash>(
        &mut self,
        seat: Seat,
        action: A,
        open: bool,
        apply: impl FnOnce(&mut Noticed),
    ) {
        match open {
            true => self.open_answer(seat, action),
            false => self.add(seat, fingerprint(&action)),
        }
        apply(self);
    }

    /// The game now waits for these seats, which it did not before. All seats see it.
    pub(crate) fn waiting(&mut self, seats: Seats) {
        self.add_to_all(fingerprint(&seats));
    }

    fn add(&mut self, seat: Seat, word: u64) {
        let known = &mut self.fingerprints[seat.index()];
        *known = mix(*known, word);
    }

    fn add_to_all(&mut self, word: u64) {
        for known in &mut self.fingerprints {
            *known = mix(*known, word);
        }
    }
}

impl<E: Hash> Listener<E> for Noticed {
    #[inline]
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        let word = fingerprint(&event());
        match audience {
            Audience::All => self.add_to_all(word),
            Audience::Only(seat) => self.add(seat, word),
            Audience::Except(seat) => {
                let known = self.by(seat);
                self.add_to_all(word);
                self.fingerprints[seat.index()] = known;
            }
        }
    }
}

fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Fingerprint(START);
    value.hash(&mut hasher);
    hasher.finish()
}

/// Any odd number with its bits well spread.
const START: u64 = 0x9e37_79b9_7f4a_7c15;

/// Multiplies and folds the halves of the product: every bit of the result depends on every bit of both.
#[inline]
fn mix(known: u64, word: u64) -> u64 {
    let product = u128::from(known ^ word) * u128::from(START);
    (product as u64) ^ (product >> 64) as u64
}

/// A hasher that is the same in every process, which the one of the standard library is not.
struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = mix(self.0, number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    /// Who notices something when seat 0 gives an answer of which this is told.
    fn notice(trace: Trace, told: &[Audience]) -> [bool; 2] {
        let mut noticed = Noticed::nothing();
        let before = noticed;
        noticed.answer(ME, 7, |noticed| {
            told.iter().for_each(|&audience| noticed.tell(audience, || "something"));
            trace
        });
        let mut silent = before;
        silent.answer(ME, 7, |_| trace);
        [ME, OTHER].map(|seat| noticed.by(seat) != silent.by(seat))
    }

    #[test]
    fn a_seat_notices_what_it_is_told_of_the_answers_of_others() {
        assert_eq!(notice(Trace::Nothing, &[]), [false, false]);
        assert_eq!(notice(Trace::Nothing, &[Audience::Only(OTHER)]), [false, true]);
        assert_eq!(notice(Trace::Revealed, &[Audience::Except(OTHER)]), [true, false]);
        assert_eq!(notice(Trace::Revealed, &[Audience::All]), [true, true]);
        assert_eq!(notice(Trace::Random, &[Audience::All]), [false, true], "luck of its own is not noticed");
    }

    #[test]
    fn an_answer_that_is_not_told_changes_nothing_for_others() {
        let after = |action: u8| {
            let mut noticed = Noticed::nothing();
            noticed.answer(ME, action, |_| Trace::Nothing);
            noticed
        };
        assert_eq!(after(1).by(OTHER), Noticed::nothing().by(OTHER));
        assert_ne!(after(1).by(ME), after(2).by(ME), "its own answers it can tell apart");
        assert_ne!(after(1).by(ME), Noticed::nothing().by(ME));
    }

    #[test]
    fn all_seats_notice_whom_the_game_waits_for() {
        let mut noticed = Noticed::nothing();
        noticed.waiting(Seats::one(OTHER));
        assert!([ME, OTHER].iter().all(|&seat| noticed.by(seat) != Noticed::nothing().by(seat)));
    }
}
