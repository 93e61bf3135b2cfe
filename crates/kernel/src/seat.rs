use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0. A *player* is who sits there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any table has.
    pub const MAX: usize = 8;

    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is not below [`Seat::MAX`].
    #[must_use]
    #[inline]
    pub const fn new(number: usize) -> Seat {
        assert!(number < Seat::MAX, "no table has that many seats");
        Seat(number as u8)
    }

    /// The number of this seat, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of so many.
    #[must_use]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// All seats of a table, from 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat::new)
    }

    /// All seats of a table clockwise, beginning with this one.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat::new((self.index() + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set of one seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// This set and one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats the set has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX).map(Seat::new).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat of the set.
    #[must_use]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn next_goes_clockwise_and_wraps() {
        assert_eq!(Seat::new(1).next(3), Seat::new(2));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        let round: Vec<usize> = Seat::new(2).round(4).map(Seat::index).collect();
        assert_eq!(round, [2, 3, 0, 1]);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: Seats = [Seat::new(5), Seat::new(0)].into_iter().collect();
        assert!(set.contains(Seat::new(0)) && set.contains(Seat::new(5)) && !set.contains(Seat::new(1)));
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 5]);
        assert_eq!(set.first(), Some(Seat::new(0)));
        assert_eq!(Seats::NONE.first(), None);
    }
}
