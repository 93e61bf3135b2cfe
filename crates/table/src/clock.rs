use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
pub type Millis = i64;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    /// In one sitting: a bank of time, and some more each time a seat hands over.
    Live {
        /// The bank at the start.
        minutes: u16,
        /// What is added when the table stops waiting for the seat.
        seconds: u16,
    },
    /// Over days: so many for each answer.
    Relaxed {
        /// Days for an answer.
        days: u8,
    },
}

impl Pace {
    /// Whether it is within sensible bounds.
    #[must_use]
    pub fn is_sensible(self) -> bool {
        match self {
            Pace::Live { minutes, seconds } => (1..=600).contains(&minutes) && seconds <= 600,
            Pace::Relaxed { days } => (1..=30).contains(&days),
        }
    }

    /// How long a table without any person waits for one to come back.
    pub(crate) fn patience(self) -> Millis {
        match self {
            Pace::Live { .. } => 30 * MINUTE,
            Pace::Relaxed { .. } => 3 * DAY,
        }
    }

    /// How long the others have to agree that something is taken back.
    pub(crate) fn undo_request(self) -> Millis {
        match self {
            Pace::Live { .. } => 2 * MINUTE,
            Pace::Relaxed { days } => Millis::from(days) * DAY,
        }
    }

    /// How long a person must have kept the table waiting, without being there, to count as absent.
    pub(crate) fn absence(self) -> Millis {
        match self {
            Pace::Live { .. } => MINUTE,
            Pace::Relaxed { .. } => DAY,
        }
    }
}

/// How long people may take to sit down before the table is cleared away.
pub(crate) const GATHERING: Millis = 14 * DAY;

/// When a bot that should have answered is looked after.
pub(crate) const BOT: Millis = 5 * SECOND;

/// When something began, not counting the time from then to then.
pub(crate) fn forgiven(since: Millis, from: Millis, to: Millis) -> Millis {
    since + (to - from.max(since)).max(0)
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What is left of its time, not counting the present wait.
    bank: Millis,
    /// Since when the table waits for it.
    pub(crate) since: Option<Millis>,
}

impl Clock {
    pub(crate) fn new(pace: Pace) -> Clock {
        let bank = match pace {
            Pace::Live { minutes, .. } => Millis::from(minutes) * MINUTE,
            Pace::Relaxed { days } => Millis::from(days) * DAY,
        };
        Clock { bank, since: None }
    }

    /// The table waits for this seat from now on.
    pub(crate) fn start(&mut self, now: Millis) {
        self.since = Some(now);
    }

    /// The seat has answered and is asked again.
    pub(crate) fn answer(&mut self, now: Millis, pace: Pace) {
        self.spend(now, pace);
        self.since = Some(now);
    }

    /// The table no longer waits for this seat.
    pub(crate) fn stop(&mut self, now: Millis, pace: Pace) {
        self.spend(now, pace);
        if let (Pace::Live { seconds, .. }, Some(_)) = (pace, self.since) {
            self.bank += Millis::from(seconds) * SECOND;
        }
        self.since = None;
    }

    /// A person who comes back gets time to look around.
    pub(crate) fn refresh(&mut self, now: Millis, pace: Pace) {
        self.spend(now, pace);
        let least = match pace {
            Pace::Live { seconds, .. } => (Millis::from(seconds) * SECOND).max(MINUTE),
            Pace::Relaxed { .. } => self.bank,
        };
        self.bank = self.bank.max(least);
        self.since = self.since.map(|_| now);
    }

    /// No one could answer from then to now.
    pub(crate) fn forgive(&mut self, from: Millis, to: Millis) {
        self.since = self.since.map(|since| forgiven(since, from, to));
    }

    fn spend(&mut self, now: Millis, pace: Pace) {
        if let (Pace::Live { .. }, Some(since)) = (pace, self.since) {
            self.bank = (self.bank - (now - since)).max(0);
        }
    }

    /// When its time is up.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.since.map(|since| since + self.bank)
    }

    /// What is left of its time.
    pub(crate) fn left(&self, now: Millis) -> Millis {
        (self.bank - self.since.map_or(0, |since| now - since)).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { minutes: 1, seconds: 10 };

    #[test]
    fn a_live_clock_spends_its_bank_and_gains_when_it_hands_over() {
        let mut clock = Clock::new(LIVE);
        clock.start(1_000);
        assert_eq!(clock.deadline(), Some(61_000));
        clock.answer(21_000, LIVE);
        assert_eq!(clock.left(21_000), 40_000, "an answer in the middle of a turn gains nothing");
        clock.stop(31_000, LIVE);
        assert_eq!((clock.left(99_000), clock.deadline()), (40_000, None));
        clock.stop(99_000, LIVE);
        assert_eq!(clock.left(99_000), 40_000, "a clock that stands gains nothing");
    }

    #[test]
    fn a_relaxed_clock_starts_anew_with_every_answer() {
        let pace = Pace::Relaxed { days: 2 };
        let mut clock = Clock::new(pace);
        clock.start(0);
        clock.answer(DAY, pace);
        assert_eq!(clock.deadline(), Some(3 * DAY));
    }

    #[test]
    fn time_in_which_nobody_could_answer_is_given_back() {
        let mut clock = Clock::new(LIVE);
        clock.start(10_000);
        clock.forgive(5_000, 30_000);
        assert_eq!(clock.left(30_000), 60_000);
        clock.forgive(40_000, 45_000);
        assert_eq!(clock.left(45_000), 50_000);
        clock.forgive(1_000, 2_000);
        assert_eq!(clock.left(45_000), 50_000, "an outage before the wait is none of its business");
    }

    #[test]
    fn who_comes_back_has_time_to_look() {
        let mut clock = Clock::new(LIVE);
        clock.start(0);
        clock.refresh(600_000, LIVE);
        assert_eq!(clock.left(600_000), 60_000);

        let long = Pace::Live { minutes: 5, seconds: 10 };
        let mut clock = Clock::new(long);
        clock.start(0);
        clock.refresh(600_000, long);
        assert_eq!(clock.left(600_000), 60_000, "time that ran out does not come back");
    }
}
