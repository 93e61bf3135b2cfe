use kernel::{Disclosure, Fast, Insight};

use crate::{Bot, Candidate, Glimpse};

/// A bot that gives a doubtful answer only with a reason: see [`Insight::doubt`]. Where many answers are worth about the
/// same, chance alone would sometimes choose the one that looks like nonsense.
pub(crate) struct Careful<G: Insight> {
    bot: Box<dyn Bot<G>>,
    candidates: Vec<Candidate<G::Action>>,
}

impl<G: Insight> Careful<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>) -> Careful<G> {
        Careful { bot, candidates: Vec::new() }
    }
}

impl<G: Insight> Bot<G> for Careful<G> {
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action {
        let answer = self.bot.answer(glimpse, luck);
        self.candidates = self.bot.explain();
        let doubt = glimpse.doubt(answer);
        if glimpse.disclosure() == Disclosure::Sealed || doubt <= 0.0 {
            return answer;
        }
        let plain = self.candidates.iter().position(|other| glimpse.doubt(other.action) <= 0.0);
        let given = self.candidates.iter().find(|given| given.action == answer);
        let (Some(plain), Some(given)) = (plain, given) else { return answer };
        let other = &self.candidates[plain];
        if given.expected - other.expected > doubt.max(2.0 * given.error.hypot(other.error)) {
            return answer;
        }
        self.candidates[..=plain].rotate_right(1);
        self.candidates[0].action
    }

    fn explain(&self) -> Vec<Candidate<G::Action>> {
        self.candidates.clone()
    }
}
