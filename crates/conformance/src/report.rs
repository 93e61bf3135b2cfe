use std::fmt;

/// One law.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// No function of the game panics if all actions played are legal.
    NoPanic,
    /// A game ends, within the number of answers the suite was given.
    Ends,
    /// While a game goes on, it waits for at least one seat. A seat that is waited for has a question and an
    /// answer, the others have neither. Once the game is over, no seat is asked.
    Answerable,
    /// The legal list ascends, `check` allows everything on it and nothing else, and every refusal names a
    /// paragraph of the rules.
    LegalIsCheck,
    /// Setups and actions are what their texts say.
    Text,
    /// Cards, tokens and all else that the game counts are neither lost nor made.
    Conserved,
    /// Saving and loading changes nothing.
    Save,
    /// The same answer and the same luck lead to the same state, with or without a listener; a view is the same every
    /// time, to the byte, so it cannot depend on the order of a hash map.
    Deterministic,
    /// An observer learns nothing but what its view says: neither from view, question, legal actions, the
    /// seats that are waited for, nor from events.
    NoLeak,
    /// `reimagine` knows only what the observer knows: two states that the observer cannot tell apart are
    /// imagined alike.
    Forgets,
    /// Every change of a view was told: an observer that hears the same sees the same.
    Told,
    /// An action that rolled says so, and one that may be taken back freely has shown nothing hidden.
    Trace,
    /// Seats that are asked at once can answer in any order: an answer takes no other seat's question away, and two
    /// answers lead to the same state, whichever comes first.
    Order,
    /// The record, written and read again, replays to the same states, luck proven; so does a record that
    /// was cut where undo would cut it.
    Replay,
    /// Ranks begin at 1, and each is one more than the number of better seats.
    Standing,
}

impl Law {
    /// All of them.
    pub const ALL: [Law; 15] = [
        Law::NoPanic,
        Law::Ends,
        Law::Answerable,
        Law::LegalIsCheck,
        Law::Text,
        Law::Conserved,
        Law::Save,
        Law::Deterministic,
        Law::NoLeak,
        Law::Forgets,
        Law::Told,
        Law::Trace,
        Law::Order,
        Law::Replay,
        Law::Standing,
    ];

    /// The name of the law in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Law::NoPanic => "no-panic",
            Law::Ends => "ends",
            Law::Answerable => "answerable",
            Law::LegalIsCheck => "legal-is-check",
            Law::Text => "text",
            Law::Conserved => "conserved",
            Law::Save => "save",
            Law::Deterministic => "deterministic",
            Law::NoLeak => "no-leak",
            Law::Forgets => "forgets",
            Law::Told => "told",
            Law::Trace => "trace",
            Law::Order => "order",
            Law::Replay => "replay",
            Law::Standing => "standing",
        }
    }

    /// A law that costs much is looked at in one position of so many, chosen at random; [`Law::Replay`] in
    /// one game of so many. The numbers keep a decision of Ethnos at about four microseconds.
    ///
    /// In short games the laws are looked at more often, about eight times in each; in the last position,
    /// always. Where a plain law needs a reimagined state, it is looked at as rarely as [`Law::NoLeak`].
    #[must_use]
    pub const fn one_in(self) -> u32 {
        match self {
            Law::NoPanic | Law::Ends | Law::Answerable | Law::LegalIsCheck => 1,
            Law::Conserved | Law::Trace | Law::Standing => 1,
            Law::Replay => 8,
            Law::Order => 4,
            Law::Text | Law::Save => 16,
            Law::Deterministic | Law::NoLeak | Law::Forgets | Law::Told => 48,
        }
    }
}

/// Every law is looked at about so many times in each game, or more often. [`Law::one_in`] tells it.
pub(crate) const SEVERAL: u32 = 8;

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the suite did. All laws held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Answers given in all of them.
    pub decisions: u64,
    /// Answers of the longest game.
    pub longest: usize,
    checks: [u64; Law::ALL.len()],
}

impl Report {
    /// How often a law was looked at.
    #[must_use]
    pub fn checks(&self, law: Law) -> u64 {
        self.checks[law as usize]
    }

    /// Counts one look at a law, and names the law if it does not hold.
    pub(crate) fn hold(&mut self, law: Law, outcome: Result<(), String>) -> Result<(), Broken> {
        self.checks[law as usize] += 1;
        outcome.map_err(|detail| Broken { law, detail })
    }

    /// This report and that of other games.
    pub(crate) fn and(mut self, other: &Report) -> Report {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        for (mine, theirs) in self.checks.iter_mut().zip(other.checks) {
            *mine += theirs;
        }
        self
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} decisions, {} in the longest", self.games, self.decisions, self.longest)?;
        Law::ALL.iter().try_for_each(|&law| writeln!(f, "{:>12} × {law}", self.checks(law)))
    }
}

/// A law that did not hold, and why. The caller adds where.
#[derive(Debug)]
pub(crate) struct Broken {
    pub law: Law,
    pub detail: String,
}

/// A law that a game broke, and how to see it again.
#[derive(Clone, PartialEq, Eq)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// What is wrong.
    pub detail: String,
    /// The setup, as the game writes it.
    pub setup: String,
    /// Which of the suite's setups that is, from 0.
    pub setup_index: usize,
    /// Which of its games, from 0.
    pub game: u64,
    /// How many answers had been given.
    pub step: usize,
    /// The seed of the suite.
    pub seed: u64,
    /// The record so far. Unless the law is about the record itself, it can be read and replayed.
    pub record: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, detail, setup, setup_index, game, step, seed, record } = self;
        writeln!(f, "the law '{law}' is broken: {detail}\n")?;
        writeln!(f, "in game {game} of setup {setup_index} ({setup}), after {step} answers")?;
        writeln!(f, "to see it again, add to the suite: .seed({seed}).only({setup_index}, {game})\n")?;
        write!(f, "the record so far:\n{record}")
    }
}

/// Like [`fmt::Display`], so that `unwrap` in a test prints a readable report.
impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

impl std::error::Error for Violation {}
