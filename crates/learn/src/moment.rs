//! Where a pupil is in a lesson: made from the lesson, a place in it and the pupil's own answers there, and from nothing
//! else. So nothing needs to be kept, and nothing can be lost.

use kernel::{Seat, Waiting};
use table::Play;

use crate::lesson::{Beat, BeatKind, Branch, Lesson, Line};

/// So many answers of a pupil to one task are looked at.
const MOST: usize = 60;

/// What a pupil's answers come to.
#[derive(Clone, Copy, Debug)]
pub enum Verdict<'a> {
    /// There is only something to read.
    Reading,
    /// They are on the way, or there is none yet.
    Asked,
    /// They solve the task.
    Solved,
    /// They were foreseen, and something is said to them.
    Answered(&'a Branch),
    /// They are allowed, and not what is practised.
    Elsewhere,
}

/// Where a pupil is in a lesson.
#[derive(Debug)]
pub struct Moment<'a> {
    /// The number of the beat.
    pub nth: usize,
    /// The beat.
    pub beat: &'a Beat,
    /// The game there.
    pub play: Box<dyn Play>,
    /// The pupil's answers that could be given.
    pub did: Vec<String>,
    /// What they come to.
    pub verdict: Verdict<'a>,
}

impl Moment<'_> {
    /// The next answer of the solution, if the pupil is on its way.
    #[must_use]
    pub fn next(&self) -> Option<&'static str> {
        let solution = &self.beat.solution;
        let on_its_way =
            matches!(self.verdict, Verdict::Asked) && solution.follows(&self.did) == self.did.len();
        solution.answers().nth(self.did.len()).filter(|_| on_its_way)
    }
}

impl Lesson {
    /// A place in the lesson, with the pupil's answers since the task there began. Answers that cannot be given are left
    /// out with those behind them, a place behind the end is the end.
    ///
    /// # Panics
    /// Never for a lesson that was read: all its lines have been played.
    #[must_use]
    pub fn moment(&self, nth: usize, did: &[String]) -> Moment<'_> {
        let nth = nth.min(self.beats.len() - 1);
        let beat = &self.beats[nth];
        let did = &did[..did.len().min(MOST)];
        if beat.kind != BeatKind::Task {
            let play = self.play(beat.at, &[]).expect("the main line was played when the lesson was read");
            return Moment { nth, beat, play, did: Vec::new(), verdict: Verdict::Reading };
        }
        let branches = beat.branches.iter();
        if let Some(branch) = branches.clone().find(|branch| branch.line.is(did)) {
            let play = self.along(beat, &branch.line, did.len());
            return Moment { nth, beat, play, did: did.to_vec(), verdict: Verdict::Answered(branch) };
        }
        // As far along one of the lines as possible, the solution before others; then freely.
        let lines = branches.map(|branch| &branch.line).rev().chain([&beat.solution]);
        let line = lines.max_by_key(|line| line.follows(did)).expect("a task has a solution");
        let known = line.follows(did);
        let mut play = self.along(beat, line, known);
        let given = did[known..].iter().take_while(|action| play.answer(self.seat, action).is_ok()).count();
        let did = did[..known + given].to_vec();
        let verdict = self.verdict(beat, play.as_ref(), &did, given);
        Moment { nth, beat, play, did, verdict }
    }

    /// What answers come to of which so many were not foreseen.
    fn verdict<'a>(&self, beat: &'a Beat, play: &dyn Play, did: &[String], unforeseen: usize) -> Verdict<'a> {
        let there = |line: &Line| line.is(did) || line.hash == Some(play.hash());
        match beat.branches.iter().find(|branch| there(&branch.line)) {
            _ if did.is_empty() => Verdict::Asked,
            _ if there(&beat.solution) => Verdict::Solved,
            Some(branch) => Verdict::Answered(branch),
            None if unforeseen == 0 => Verdict::Asked,
            None => Verdict::Elsewhere,
        }
    }

    fn along(&self, beat: &Beat, line: &Line, own: usize) -> Box<dyn Play> {
        self.play(beat.at, line.until(own)).expect("every line was played when the lesson was read")
    }

    /// The game at the end of the lesson, as a record that goes on.
    #[must_use]
    pub fn end(&self) -> Option<String> {
        let last = self.beats.last().filter(|beat| beat.kind == BeatKind::Play)?;
        let play = self.play(last.at, &[]).ok()?;
        matches!(play.waiting(), Waiting::For(_)).then(|| play.straight())
    }

    /// Whether the pupil is asked something in this game.
    #[must_use]
    pub fn asks(play: &dyn Play, seat: Seat) -> bool {
        matches!(play.waiting(), Waiting::For(seats) if seats.contains(seat))
    }
}
