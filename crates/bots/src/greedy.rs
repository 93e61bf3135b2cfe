use kernel::{Fast, Insight, Silence, Waiting};

use crate::search::reward;
use crate::{Bot, Candidate, Glimpse};

/// The answer with the best outlook right after it, over a few worlds that could be true.
#[derive(Debug)]
pub struct Greedy<G: Insight> {
    legal: Vec<G::Action>,
    worlds: Vec<G::State>,
    outlooks: Vec<f32>,
}

/// How many worlds are imagined: enough to tell a lucky card from a good one.
const WORLDS: usize = 8;

impl<G: Insight> Default for Greedy<G> {
    fn default() -> Greedy<G> {
        Greedy { legal: Vec::new(), worlds: Vec::new(), outlooks: Vec::new() }
    }
}

impl<G: Insight> Bot<G> for Greedy<G> {
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action {
        self.outlooks.clear();
        glimpse.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        let seat = glimpse.seat();
        self.worlds.clear();
        self.worlds.extend((0..WORLDS).map(|_| glimpse.reimagine(luck)));
        for &action in &self.legal {
            let mut sum = 0.0;
            for world in &self.worlds {
                let mut world = world.clone();
                G::apply(&mut world, seat, action, luck, &mut Silence);
                let outlook = match G::waiting(&world) {
                    Waiting::Over(standing) => reward(&standing),
                    Waiting::For(_) => G::outlook(&world),
                };
                sum += outlook[seat.index()];
            }
            self.outlooks.push(sum / WORLDS as f32);
        }
        // Of equal ones the first, so that the outlook alone decides.
        let mut best = 0;
        for (at, outlook) in self.outlooks.iter().enumerate() {
            if *outlook > self.outlooks[best] {
                best = at;
            }
        }
        self.legal[best]
    }

    fn explain(&self) -> Vec<Candidate<G::Action>> {
        let judged = self.legal.iter().zip(&self.outlooks);
        let mut candidates: Vec<Candidate<G::Action>> = judged
            .map(|(&action, &expected)| Candidate {
                action,
                visits: WORLDS as u32,
                expected,
                // Its worlds are too few to tell.
                error: 0.5 / (WORLDS as f32).sqrt(),
                line: Vec::new(),
            })
            .collect();
        candidates.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        candidates
    }
}
