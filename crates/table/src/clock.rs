use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
pub type Millis = i64;

const SECOND: Millis = 1_000;
pub(crate) const MINUTE: Millis = 60 * SECOND;
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
            Pace::Relaxed { .. } => DAY,
        }
    }

    /// How long a person must have kept the table waiting, without being there, to count as absent.
    #[must_use]
    pub fn absence(self) -> Millis {
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

/// How long bots wait for the others to agree that something is taken back.
pub(crate) const BOTS_WAIT: Millis = MINUTE;

/// So many answers of a seat are remembered with what was left of its time.
const PAST: usize = 32;

/// So often a person may take the seat back from a bot before one of the two has answered. The clock stands while the bot
/// thinks, so without end they could hold the table up.
const RETURNS: u8 = 5;

/// When something began, not counting the time from then to then.
pub(crate) fn forgiven(since: Millis, from: Millis, to: Millis) -> Millis {
    since + (to - from.max(since)).max(0)
}

/// The clock of a seat. It stands while a bot plays for the person, and nothing but an answer adds to it: not to leave
/// and come back, nor to take back what was answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What is left of its time, not counting the present wait.
    bank: Millis,
    /// Since when the table waits for it.
    pub(crate) since: Option<Millis>,
    /// How it stood at the last answers, the newest last.
    past: VecDeque<Past>,
    /// Whether the time was up.
    out: bool,
    /// What coming back has brought so far.
    returned: Returned,
}

/// What coming back has brought since the last answer that others noticed. Taking that back gives nothing of it back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct Returned {
    /// Whether the person got time by it.
    helped: bool,
    /// How often they came back while they were asked.
    times: u8,
}

/// How a clock stood before an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Past {
    left: Millis,
    returned: Returned,
}

impl Clock {
    pub(crate) fn new(pace: Pace) -> Clock {
        let bank = Clock::full(pace);
        Clock { bank, since: None, past: VecDeque::new(), out: false, returned: Returned::default() }
    }

    fn full(pace: Pace) -> Millis {
        match pace {
            Pace::Live { minutes, .. } => Millis::from(minutes) * MINUTE,
            Pace::Relaxed { days } => Millis::from(days) * DAY,
        }
    }

    /// The table waits for this seat from now on, with a new question.
    pub(crate) fn start(&mut self, now: Millis, pace: Pace) {
        self.renew(pace);
        self.since = Some(now);
    }

    /// The table waits for this seat again, because answers were taken back.
    pub(crate) fn resume(&mut self, now: Millis) {
        self.since = Some(now);
    }

    /// The seat has answered and is asked again.
    pub(crate) fn answer(&mut self, now: Millis, pace: Pace) {
        self.note(now);
        self.returned = Returned::default();
        self.stop(now);
        self.start(now, pace);
    }

    /// The seat has answered, and the table no longer waits for it.
    pub(crate) fn hand_over(&mut self, now: Millis, pace: Pace) {
        self.note(now);
        self.returned = Returned::default();
        self.stop(now);
        self.renew(pace);
        if let Pace::Live { seconds, .. } = pace {
            self.bank += Millis::from(seconds) * SECOND;
        }
    }

    /// The table no longer waits for this seat, or a bot plays for it.
    pub(crate) fn stop(&mut self, now: Millis) {
        self.bank = self.left(now);
        self.since = None;
    }

    /// The time is up.
    pub(crate) fn run_out(&mut self) {
        self.out = true;
    }

    /// A bot has answered for the seat: the next question is another one.
    pub(crate) fn answered_by_bot(&mut self, now: Millis, pace: Pace) {
        self.note(now);
        self.returned = Returned::default();
        self.renew(pace);
    }

    /// Whether the person may take the seat back before the bot has answered.
    pub(crate) fn may_come_back(&self) -> bool {
        self.returned.times < RETURNS
    }

    /// Remembers what was left before an answer.
    pub(crate) fn note(&mut self, now: Millis) {
        if self.past.len() == PAST {
            self.past.pop_front();
        }
        self.past.push_back(Past { left: self.left(now), returned: self.returned });
        self.out = false;
    }

    /// So many answers were taken back: no more is left than before the first of them.
    pub(crate) fn take_back(&mut self, now: Millis, answers: usize) {
        let first = self.past.len().saturating_sub(answers);
        let Some(before) = self.past.drain(first..).next() else { return };
        self.returned.helped |= before.returned.helped;
        self.returned.times = self.returned.times.max(before.returned.times);
        if before.left < self.left(now) {
            self.bank = before.left;
            self.since = self.since.map(|_| now);
        }
    }

    /// A person comes back with what was left. If that is nothing, they get a little, once for each question; and time
    /// to look around if no other person waits for them.
    pub(crate) fn come_back(&mut self, now: Millis, pace: Pace, asked: bool, alone: bool) {
        let helps = self.out && !self.returned.helped;
        let least = match pace {
            Pace::Live { seconds, .. } if alone => (Millis::from(seconds) * SECOND).max(MINUTE),
            Pace::Relaxed { .. } if alone => Clock::full(pace),
            Pace::Live { seconds, .. } if helps => {
                (Millis::from(seconds) * SECOND).clamp(10 * SECOND, MINUTE)
            }
            Pace::Relaxed { .. } if helps => 60 * MINUTE,
            _ => 0,
        };
        self.returned.helped |= helps;
        self.returned.times = self.returned.times.saturating_add(u8::from(asked));
        self.out = false;
        self.bank = self.bank.max(least);
        self.since = asked.then_some(now);
    }

    /// Over days, each question has all of the time.
    fn renew(&mut self, pace: Pace) {
        if let Pace::Relaxed { .. } = pace {
            self.bank = Clock::full(pace);
        }
    }

    /// No one could answer from then to now.
    pub(crate) fn forgive(&mut self, from: Millis, to: Millis) {
        self.since = self.since.map(|since| forgiven(since, from, to));
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
    const RELAXED: Pace = Pace::Relaxed { days: 2 };

    #[test]
    fn a_live_clock_spends_its_bank_and_gains_when_it_hands_over() {
        let mut clock = Clock::new(LIVE);
        clock.start(1_000, LIVE);
        assert_eq!(clock.deadline(), Some(61_000));
        clock.answer(21_000, LIVE);
        assert_eq!(clock.left(21_000), 40_000, "an answer in the middle of a turn gains nothing");
        clock.hand_over(31_000, LIVE);
        assert_eq!((clock.left(99_000), clock.deadline()), (40_000, None));
        clock.start(99_000, LIVE);
        clock.stop(100_000);
        assert_eq!(clock.left(100_000), 39_000, "only an answer gains");
    }

    #[test]
    fn a_relaxed_clock_starts_anew_with_every_answer() {
        let mut clock = Clock::new(RELAXED);
        clock.start(0, RELAXED);
        clock.answer(DAY, RELAXED);
        assert_eq!(clock.deadline(), Some(3 * DAY));
    }

    #[test]
    fn time_in_which_no_one_could_answer_is_given_back() {
        let mut clock = Clock::new(LIVE);
        clock.start(10_000, LIVE);
        clock.forgive(5_000, 30_000);
        assert_eq!(clock.left(30_000), 60_000);
        clock.forgive(40_000, 45_000);
        assert_eq!(clock.left(45_000), 50_000);
        clock.forgive(1_000, 2_000);
        assert_eq!(clock.left(45_000), 50_000, "an outage before the wait is none of its business");
    }

    #[test]
    fn leaving_and_coming_back_gains_nothing() {
        for (pace, spent, left) in [(LIVE, 55_000, 5_000), (RELAXED, DAY + 5, DAY - 5)] {
            let mut clock = Clock::new(pace);
            clock.start(0, pace);
            let mut now = spent;
            for _ in 0..3 {
                clock.stop(now);
                clock.come_back(now + 1_000, pace, true, false);
                now += 1_000;
                assert_eq!(clock.left(now), left, "{pace:?}");
            }
        }
    }

    #[test]
    fn a_person_whose_time_is_up_gets_a_little_once() {
        for (pace, little) in [(LIVE, 10_000), (RELAXED, 60 * MINUTE)] {
            let mut clock = Clock::new(pace);
            clock.start(0, pace);
            let mut now = 3 * DAY;
            for left in [little, 0, 0] {
                clock.stop(now);
                clock.run_out();
                clock.come_back(now, pace, true, false);
                assert_eq!(clock.left(now), left, "{pace:?}");
                now += DAY;
            }
            clock.answered_by_bot(now, pace);
            clock.run_out();
            clock.come_back(now, pace, true, false);
            assert!(clock.left(now) >= little, "{pace:?}: another question");
        }
    }

    #[test]
    fn a_person_who_plays_alone_has_time_to_look() {
        for (pace, left) in [(LIVE, MINUTE), (RELAXED, 2 * DAY)] {
            let mut clock = Clock::new(pace);
            clock.start(0, pace);
            clock.stop(9 * DAY);
            clock.come_back(9 * DAY, pace, true, true);
            assert_eq!(clock.left(9 * DAY), left);
        }
    }

    #[test]
    fn what_is_taken_back_takes_its_gain_with_it() {
        for pace in [LIVE, RELAXED] {
            let mut clock = Clock::new(pace);
            clock.start(0, pace);
            let left = clock.left(20_000);
            for now in [20_000, 20_001, 20_002] {
                clock.hand_over(now, pace);
                clock.take_back(now, 1);
                clock.resume(now);
            }
            assert_eq!(clock.left(20_002), left - 2, "{pace:?}");
            // Several answers at once.
            clock.answer(30_000, pace);
            clock.answer(30_000, pace);
            clock.take_back(30_000, 2);
            assert_eq!(clock.left(30_000), left - 10_000, "{pace:?}");
        }
    }
}
