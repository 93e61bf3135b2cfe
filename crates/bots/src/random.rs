use kernel::{Fast, Game, Luck};

use crate::{Bot, Glimpse};

/// Any legal answer, each equally likely.
#[derive(Debug)]
pub struct Random<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random { legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action {
        glimpse.legal(&mut self.legal);
        self.legal[luck.pick(self.legal.len() as u32) as usize]
    }
}
