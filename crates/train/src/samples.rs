//! What is learned from: positions, what was answered there, and how the game ended.

use std::fs;
use std::io;
use std::path::Path;

use kernel::{DENSE, FEATURES, Inputs, Output, Seat};

use crate::npy;

/// Many positions, one after the other. `inputs_end` and `answers_end` say where those of each position end.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Samples {
    inputs: Vec<u16>,
    inputs_end: Vec<u32>,
    dense: Vec<f32>,
    seats: Vec<u8>,
    /// Each seat's share of the win, in the order of play from the seat that is asked.
    chances: Vec<f32>,
    answers: Vec<u16>,
    kinds: Vec<u8>,
    features: Vec<f32>,
    /// How much each answer was thought of; all 0 where that is not known.
    policy: Vec<f32>,
    answers_end: Vec<u32>,
}

/// One position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample<'a> {
    pub inputs: &'a [u16],
    pub dense: &'a [f32],
    pub seats: usize,
    pub chances: &'a [f32],
    pub answers: &'a [u16],
    pub kinds: &'a [u8],
    pub features: &'a [f32],
    pub policy: &'a [f32],
}

/// An answer, and how much it was thought of.
pub(crate) type Thought = (Output, f32);

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.seats.len()
    }

    pub(crate) fn push(&mut self, inputs: &Inputs, chances: &[f32], thoughts: &[Thought]) {
        self.inputs.extend(&inputs.on);
        self.inputs_end.push(self.inputs.len() as u32);
        self.dense.extend(inputs.dense);
        self.seats.push(chances.len() as u8);
        self.chances.extend((0..Seat::MAX).map(|nth| chances.get(nth).copied().unwrap_or(0.0)));
        for (output, share) in thoughts {
            self.answers.push(output.index);
            self.kinds.push(output.kind);
            self.features.extend(output.features);
            self.policy.push(*share);
        }
        self.answers_end.push(self.answers.len() as u32);
    }

    /// Adds those of another list behind its own.
    pub(crate) fn append(&mut self, other: &Samples) {
        let (inputs, answers) = (self.inputs.len() as u32, self.answers.len() as u32);
        self.inputs.extend(&other.inputs);
        self.inputs_end.extend(other.inputs_end.iter().map(|end| end + inputs));
        self.dense.extend(&other.dense);
        self.seats.extend(&other.seats);
        self.chances.extend(&other.chances);
        self.answers.extend(&other.answers);
        self.kinds.extend(&other.kinds);
        self.features.extend(&other.features);
        self.policy.extend(&other.policy);
        self.answers_end.extend(other.answers_end.iter().map(|end| end + answers));
    }

    /// Nothing is to be learned about answers.
    pub(crate) fn forget_policy(&mut self) {
        self.policy.fill(0.0);
    }

    pub(crate) fn get(&self, at: usize) -> Sample<'_> {
        let range = |ends: &[u32]| {
            let start = if at == 0 { 0 } else { ends[at - 1] as usize };
            start..ends[at] as usize
        };
        let (inputs, answers) = (range(&self.inputs_end), range(&self.answers_end));
        Sample {
            inputs: &self.inputs[inputs],
            dense: &self.dense[at * DENSE..(at + 1) * DENSE],
            seats: self.seats[at].into(),
            chances: &self.chances[at * Seat::MAX..(at + 1) * Seat::MAX],
            answers: &self.answers[answers.clone()],
            kinds: &self.kinds[answers.clone()],
            features: &self.features[answers.start * FEATURES..answers.end * FEATURES],
            policy: &self.policy[answers],
        }
    }

    /// Writes a folder of arrays, all or nothing.
    pub(crate) fn write(&self, folder: &Path) -> io::Result<()> {
        let draft = folder.with_extension("draft");
        let _ = fs::remove_dir_all(&draft);
        fs::create_dir_all(&draft)?;
        let file = |name: &str| draft.join(format!("{name}.npy"));
        npy::write(&file("inputs"), &self.inputs, 1)?;
        npy::write(&file("inputs_end"), &self.inputs_end, 1)?;
        npy::write(&file("dense"), &self.dense, DENSE)?;
        npy::write(&file("seats"), &self.seats, 1)?;
        npy::write(&file("chances"), &self.chances, Seat::MAX)?;
        npy::write(&file("answers"), &self.answers, 1)?;
        npy::write(&file("kinds"), &self.kinds, 1)?;
        npy::write(&file("features"), &self.features, FEATURES)?;
        npy::write(&file("policy"), &self.policy, 1)?;
        npy::write(&file("answers_end"), &self.answers_end, 1)?;
        fs::rename(draft, folder)
    }

    pub(crate) fn read(folder: &Path) -> io::Result<Samples> {
        let file = |name: &str| folder.join(format!("{name}.npy"));
        Ok(Samples {
            inputs: npy::read(&file("inputs"))?,
            inputs_end: npy::read(&file("inputs_end"))?,
            dense: npy::read(&file("dense"))?,
            seats: npy::read(&file("seats"))?,
            chances: npy::read(&file("chances"))?,
            answers: npy::read(&file("answers"))?,
            kinds: npy::read(&file("kinds"))?,
            features: npy::read(&file("features"))?,
            policy: npy::read(&file("policy"))?,
            answers_end: npy::read(&file("answers_end"))?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(count: u16) -> Samples {
        let mut samples = Samples::default();
        for nth in 0..count {
            let inputs = Inputs { on: (0..nth).collect(), dense: [0.5; DENSE] };
            let output = Output { index: nth, kind: 1, features: [f32::from(nth); FEATURES] };
            samples.push(&inputs, &[0.25, 0.75], &vec![(output, 0.5); usize::from(nth) + 1]);
        }
        samples
    }

    #[test]
    fn samples_are_read_as_they_were_written() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let place = folder.path().join("part-000");
        some(5).write(&place)?;
        assert_eq!(Samples::read(&place)?, some(5));
        assert!(Samples::read(&folder.path().join("part-001")).is_err());
        Ok(())
    }

    #[test]
    fn a_list_behind_another_keeps_its_positions() {
        let mut both = some(3);
        both.append(&some(4));
        assert_eq!(both.len(), 7);
        let (one, two) = (both.get(3 + 2), some(4));
        let two = two.get(2);
        assert_eq!((one.inputs, one.answers, one.features), (two.inputs, two.answers, two.features));
        assert_eq!((one.seats, &one.chances[..2]), (2, &[0.25, 0.75][..]));
    }
}
