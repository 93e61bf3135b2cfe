use kernel::{Fast, Learned};

use crate::named::judge;
use crate::{Candidate, Glimpse};

/// An answer is as good as the best one if it loses no more than this.
const LEAST: f32 = 0.03;

/// Visits of a first look, and of a closer one where the first found a loss. All answers share half of them alike.
const LOOKS: [u32; 2] = [100, 600];

/// What an answer lost, as far as a bot can tell that knows what the seat knew.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mistake<A> {
    /// How much of the chance to win.
    pub loss: f32,
    /// What would have been better.
    pub better: A,
}

/// Whether an answer is worse than the best one. The same question and seed give the same verdict.
#[must_use]
pub fn mistake<G: Learned>(
    glimpse: &Glimpse<'_, G>,
    action: G::Action,
    seed: u64,
) -> Option<Mistake<G::Action>> {
    let mut legal = Vec::new();
    glimpse.legal(&mut legal);
    let mut found = None;
    for visits in LOOKS {
        let mut bot = judge::<G>(visits, visits / 2 / legal.len() as u32);
        bot.answer(glimpse, &mut Fast::of(&[seed, visits.into()]));
        found = Some(worse(&bot.explain(), action, found.is_some())?);
    }
    found
}

/// What an answer loses, if more than [`LEAST`], and if `sure`, more than chance explains.
fn worse<A: Copy + PartialEq>(candidates: &[Candidate<A>], action: A, sure: bool) -> Option<Mistake<A>> {
    let best = candidates.first()?;
    let given = candidates.iter().find(|candidate| candidate.action == action)?;
    let loss = best.expected - given.expected;
    let doubt = if sure { 2.0 * best.error.hypot(given.error) } else { 0.0 };
    (loss > LEAST.max(doubt)).then_some(Mistake { loss, better: best.action })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_must_be_large_and_certain() {
        let thought =
            |action, expected, error| Candidate { action, visits: 50, expected, error, line: Vec::new() };
        let thoughts = [
            thought('a', 0.6, 0.01),
            thought('b', 0.58, 0.01),
            thought('c', 0.5, 0.01),
            thought('d', 0.4, 0.2),
        ];
        assert_eq!(worse(&thoughts, 'a', true), None);
        assert_eq!(worse(&thoughts, 'b', true), None, "too little");
        let mistake = worse(&thoughts, 'c', true).expect("a tenth is much");
        assert!((mistake.loss - 0.1).abs() < 1e-6 && mistake.better == 'a');
        assert!(worse(&thoughts, 'd', false).is_some());
        assert_eq!(worse(&thoughts, 'd', true), None, "too little is known of it");
        assert_eq!(worse(&thoughts, 'e', true), None, "not looked at");
    }
}
