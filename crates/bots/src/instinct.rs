use kernel::{Fast, Insight};

use crate::{Bot, Glimpse};

/// What the game takes for a plausible answer at a glance, in a world that could be true.
#[derive(Clone, Copy, Debug, Default)]
pub struct Instinct;

impl<G: Insight> Bot<G> for Instinct {
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action {
        let mut legal = Vec::new();
        glimpse.legal(&mut legal);
        let world = glimpse.reimagine(luck);
        legal[G::instinct(&world, glimpse.seat(), &legal, luck)]
    }
}
