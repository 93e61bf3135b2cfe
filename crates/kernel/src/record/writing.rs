//! A record as text.

use std::fmt;

use super::{Answer, MAGIC, MAGIC_1, Record, Step};
use crate::{Game, Roll, Seat, Standing, StateHash};

/// Ranks and scores as a record writes them.
pub(super) struct Results<'a>(pub(super) &'a Standing);

impl fmt::Display for Results<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.0.seats()) {
            let space = if seat.index() == 0 { "" } else { " " };
            write!(f, "{space}{}:{}", self.0.rank(seat), self.0.score(seat))?;
        }
        Ok(())
    }
}

/// Outcomes of luck as a record writes them behind an answer.
struct Rolls<'a>(&'a [Roll]);

impl fmt::Display for Rolls<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.is_empty() {
            f.write_str(" |")?;
        }
        self.0.iter().try_for_each(|roll| write!(f, " {roll}"))
    }
}

/// The hash of a position as a record writes it at the end of a line.
struct Hashed(Option<StateHash>);

impl fmt::Display for Hashed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |hash| write!(f, " = {hash}"))
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let magic = if self.start_hash.is_some() { MAGIC } else { MAGIC_1 };
        writeln!(f, "{magic}\ngame {}\nrules {}\nsetup {}", G::NAME, self.rules, self.setup)?;
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        for (seat, word) in self.words.iter().enumerate() {
            writeln!(f, "word {seat} {}", word.as_str())?;
        }
        writeln!(f, "start{}{}", Rolls(&self.start), Hashed(self.start_hash))?;
        for step in &self.steps {
            match step {
                Step::Answer(answer) => {
                    let Answer { seat, action, rolls, hash } = answer;
                    writeln!(f, "{seat} {action}{}{}", Rolls(rolls), Hashed(*hash))?;
                }
                Step::Back(left) => writeln!(f, "back {left}")?,
                Step::Undo { seat, answers } => writeln!(f, "undo {seat} {answers}")?,
            }
        }
        if let Some(standing) = &self.standing {
            writeln!(f, "result {}", Results(standing))?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {}", hex::encode(secret.0))?;
        }
        writeln!(f, "end {}", self.steps.len())
    }
}
