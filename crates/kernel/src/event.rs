use serde::Serialize;

use crate::Seat;

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Observer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who sits nowhere and sees only what everybody sees.
    Spectator,
}

impl Observer {
    /// Everybody who can look at a table of so many seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Observer> {
        Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator])
    }

    /// Whether this observer sits in that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }
}

/// Who may know of an event. There is no default: whoever tells must decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// This seat alone.
    Only(Seat),
    /// Everybody but this seat, which is told more.
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
/// An event is only built when somebody listens, so search pays nothing for the log.
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
