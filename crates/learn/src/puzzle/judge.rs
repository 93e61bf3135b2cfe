//! Measuring puzzles again, with far more thought than they were found with.

use bots::{BotError, Glimpse};
use kernel::{Committed, Learned, Silence};

use super::worth::{Effort, Worth};
use super::{Grade, Puzzle, PuzzleError, secret};

/// Ten times the thought of the miner about each answer, and further ahead.
const EFFORT: Effort = Effort { bot: "expert", visits: 300, ahead: 20 };

/// So many wrong answers are looked at, those that lose least.
const NEAREST: usize = 3;

/// What a judge says of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// How much better the best right answer is than the best wrong one that was looked at.
    pub margin: f32,
    /// The standard error of that.
    pub error: f32,
    /// Whether the right answers are still right: the best of them better than every wrong one, and none of them clearly
    /// worse than the best.
    pub confirmed: bool,
}

/// Why a puzzle cannot be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JudgeError {
    /// A bot is missing.
    Bot(BotError),
    /// The puzzle does not fit the rules.
    Puzzle(PuzzleError),
}

impl From<BotError> for JudgeError {
    fn from(error: BotError) -> JudgeError {
        JudgeError::Bot(error)
    }
}

/// The position of a puzzle.
fn state<G: Learned>(puzzle: &Puzzle) -> Result<G::State, JudgeError> {
    let wrong = |reason: String| JudgeError::Puzzle(PuzzleError { line: puzzle.line, reason });
    let setup: G::Setup = puzzle.setup.parse().map_err(|error| wrong(format!("{error}")))?;
    let mut luck = Committed::new(&secret(puzzle.deal), &[]);
    let mut state = G::start(&setup, &mut luck, &mut Silence);
    for (seat, action) in &puzzle.answers {
        let action = action.parse().ok().filter(|action| G::check(&state, *seat, *action).is_ok());
        let action: G::Action = action.ok_or_else(|| wrong("an answer cannot be given".to_owned()))?;
        G::apply(&mut state, *seat, action, &mut luck, &mut Silence);
    }
    Ok(state)
}

/// Measures a puzzle again, in so many worlds.
///
/// # Errors
/// If a bot is missing, or the puzzle does not fit the rules.
pub fn judge<G: Learned>(puzzle: &Puzzle, worlds: usize) -> Result<Judgement, JudgeError> {
    let state = state::<G>(puzzle)?;
    let glimpse = Glimpse::<G>::new(&state, puzzle.seat);
    let wrong =
        |reason: &str| JudgeError::Puzzle(PuzzleError { line: puzzle.line, reason: reason.to_owned() });
    let right = puzzle.graded.iter().filter(|graded| graded.grade() == Grade::Right);
    let rights = right.clone().count();
    let others = puzzle.graded.iter().filter(|graded| graded.grade().is_wrong()).take(NEAREST);
    let mut actions: Vec<G::Action> = Vec::new();
    for graded in right.chain(others) {
        let action = graded.action.parse().ok();
        let action = action.filter(|action| G::check(&state, puzzle.seat, *action).is_ok());
        actions.push(action.ok_or_else(|| wrong("an answer cannot be given"))?);
    }
    let count = actions.len();
    let mut worth = Worth::new(&glimpse, actions, EFFORT, 0x6a75_6467_6500 ^ puzzle.deal)?;
    (0..count).for_each(|nth| worth.measure(nth, worlds));
    // The first right answer that no other right one beats.
    let best = (0..rights).max_by(|a, b| worth.more(*a, *b).0.total_cmp(&0.0)).unwrap_or(0);
    let nearest = (rights..count).map(|nth| worth.more(best, nth)).min_by(|a, b| a.0.total_cmp(&b.0));
    let (margin, error) = nearest.unwrap_or((0.0, 0.0));
    let sound =
        (0..rights).map(|nth| worth.more(best, nth)).all(|(loss, error)| loss <= 0.05 || loss <= 2.0 * error);
    Ok(Judgement { margin, error, confirmed: margin > 0.0 && sound })
}
