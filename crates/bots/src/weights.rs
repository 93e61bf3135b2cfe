//! The weights that bots play with: those that come with a game, or others that were given instead.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::Learned;

use crate::net::Net;

/// By game, as soon as they were asked for.
static NETS: Mutex<BTreeMap<&'static str, Arc<Net>>> = Mutex::new(BTreeMap::new());

fn nets() -> MutexGuard<'static, BTreeMap<&'static str, Arc<Net>>> {
    NETS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The weights for a game, if there are any.
///
/// # Panics
/// If those that come with the game do not fit it; a test of each game reads them.
#[must_use]
pub fn weights<G: Learned>() -> Option<Arc<Net>> {
    if let Some(net) = nets().get(G::NAME) {
        return Some(Arc::clone(net));
    }
    let net = Net::read::<G>(G::WEIGHTS?).expect("the weights of a game fit it");
    Some(Arc::clone(nets().entry(G::NAME).or_insert_with(|| Arc::new(net))))
}

/// Bots of this game play with these weights from now on.
pub fn prefer<G: Learned>(net: Net) {
    nets().insert(G::NAME, Arc::new(net));
}
