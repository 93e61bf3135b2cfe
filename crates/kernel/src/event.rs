use serde::{Deserialize, Serialize};

use crate::Seat;

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Observer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who sees only what all observers see.
    Spectator,
}

impl Observer {
    /// All observers of a table of so many seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Observer> {
        Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator])
    }

    /// The place of an observer among all there can be: the seats, then the spectators.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Observer::Seat(seat) => seat.index(),
            Observer::Spectator => Seat::MAX,
        }
    }

    /// Whether this observer sits in that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }
}

/// A set of observers: a bit for each seat, and one for the spectators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Observers(u16);

impl Observers {
    /// All there can be.
    pub const ALL: Observers = Observers(u16::MAX);

    /// Whether the observer is in the set.
    #[must_use]
    pub fn contains(self, who: Observer) -> bool {
        self.0 >> who.index() & 1 == 1
    }

    /// Those who are in one of the two sets.
    #[must_use]
    pub fn or(self, other: Observers) -> Observers {
        Observers(self.0 | other.0)
    }
}

impl FromIterator<Observer> for Observers {
    fn from_iter<I: IntoIterator<Item = Observer>>(observers: I) -> Observers {
        observers.into_iter().fold(Observers::default(), |set, who| Observers(set.0 | 1 << who.index()))
    }
}

/// Who may know of an event. There is no default: the game must decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// All observers, spectators too.
    All,
    /// This seat alone.
    Only(Seat),
    /// All but this seat, which is told more.
    Except(Seat),
}

impl Audience {
    /// Whether the observer may know.
    #[must_use]
    pub fn includes(self, observer: Observer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => observer.is(seat),
            Audience::Except(seat) => !observer.is(seat),
        }
    }
}

/// Hears what happens.
///
/// An event is only built for a listener, so search pays nothing for the log.
pub trait Listener<E> {
    /// Something happened, and these may know it.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);
}

/// Hears nothing.
#[derive(Clone, Copy, Debug)]
pub struct Silence;

impl<E> Listener<E> for Silence {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// An event and who may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told<E> {
    /// Who may know it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Keeps everything, in order, each with its audience.
impl<E> Listener<E> for Vec<Told<E>> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push(Told { audience, event: event() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_audience_includes_whom_it_names() {
        let (zero, one) = (Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)));
        let hears = |audience: Audience| [zero, one, Observer::Spectator].map(|who| audience.includes(who));
        assert_eq!(hears(Audience::All), [true, true, true]);
        assert_eq!(hears(Audience::Only(Seat::new(0))), [true, false, false]);
        assert_eq!(hears(Audience::Except(Seat::new(0))), [false, true, true]);
    }
}
