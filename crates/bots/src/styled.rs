use kernel::{Disclosure, Fast, Learned, MEASURES};

use crate::reasons::follow;
use crate::weights::weights;
use crate::{Bot, Budget, Candidate, Glimpse, Puct, PuctSettings};

/// A style gives up so much of its chance to win at most, as far as it knows.
const YIELD: f32 = 0.02;

/// So many answers are compared at most, each in so many worlds, the same for all.
const MOST: usize = 4;
const WORLDS: u64 = 12;

/// A bot with a style: of the answers that are nearly as good as the best one it takes the one that brings most of what it
/// is fond of, over the next turns.
pub(crate) struct Styled<G: Learned> {
    bot: Box<dyn Bot<G>>,
    fond: [f32; MEASURES],
    candidates: Vec<Candidate<G::Action>>,
}

impl<G: Learned> Styled<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>, fond: [f32; MEASURES]) -> Styled<G> {
        Styled { bot, fond, candidates: Vec::new() }
    }

    /// How much there will be of what it is fond of, after an answer.
    fn joy(&self, glimpse: &Glimpse<'_, G>, action: G::Action) -> f32 {
        let mut bot = weights::<G>().map(|net| Puct::new(net, PuctSettings::new(Budget::Iterations(0))));
        let mut legal = Vec::new();
        let joys = (0..WORLDS).map(|number| {
            let mut world = glimpse.reimagine(&mut Fast::of(&[number, 0]));
            let luck = &mut Fast::of(&[number, 1]);
            follow::<G>(&mut world, glimpse.seat(), action, &mut bot, &mut legal, luck);
            let measures = G::measures(&world, glimpse.seat());
            self.fond.iter().zip(measures).map(|(fond, much)| fond * much).sum::<f32>()
        });
        joys.sum()
    }
}

impl<G: Learned> Bot<G> for Styled<G> {
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action {
        let answer = self.bot.answer(glimpse, luck);
        self.candidates = self.bot.explain();
        let Some(best) = self.candidates.first() else { return answer };
        if glimpse.disclosure() == Disclosure::Sealed {
            return answer;
        }
        let near = |other: &&Candidate<G::Action>| {
            4 * other.visits >= best.visits
                && other.expected > best.expected - YIELD
                && (other.action == answer || glimpse.doubt(other.action) <= 0.0)
        };
        let joys: Vec<(G::Action, f32)> = self
            .candidates
            .iter()
            .filter(near)
            .take(MOST)
            .map(|other| (other.action, self.joy(glimpse, other.action)))
            .collect();
        let mut chosen = (answer, f32::MIN);
        for joy in joys {
            if joy.1 > chosen.1 {
                chosen = joy;
            }
        }
        if let Some(at) = self.candidates.iter().position(|other| other.action == chosen.0) {
            self.candidates[..=at].rotate_right(1);
        }
        chosen.0
    }

    fn explain(&self) -> Vec<Candidate<G::Action>> {
        self.candidates.clone()
    }
}
