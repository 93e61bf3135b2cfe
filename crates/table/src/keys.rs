//! Requests that were carried out are remembered, so that one that arrives twice is carried out once.

use std::collections::VecDeque;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::Table;

/// So many requests of one person are remembered by their keys. Older ones are recognised by their version.
const KEYS_EACH: usize = 16;

/// So many people's are remembered: all of the players', and those of the last who only watch and talk.
const KEEPERS: usize = Seat::MAX + 24;

/// The last requests of one person that were carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Keys {
    pub user: String,
    /// The digest of each one's key, with the version it led to.
    pub last: VecDeque<(u64, u64)>,
}

/// A key in eight bytes: FNV-1a. Every answer is compared with the last keys, and texts would be looked for all over the
/// memory. If two keys of one person collide, the second request is ignored.
fn digest(key: &str) -> u64 {
    key.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

impl Table {
    /// The version a request led to, if it was carried out.
    pub(crate) fn carried_out(&self, user: &str, key: &str) -> Option<u64> {
        let keys = self.state.keys.iter().find(|keys| keys.user == user)?;
        let key = digest(key);
        keys.last.iter().find(|(old, _)| *old == key).map(|(_, version)| *version)
    }

    /// A request may make several entries; it is remembered with the version after the last.
    pub(crate) fn remember(&mut self, user: &str, key: &str) {
        let version = self.version(self.observer(user));
        let at = self.state.keys.iter().position(|keys| keys.user == user).unwrap_or_else(|| {
            if self.state.keys.len() == KEEPERS {
                let watcher = self.state.keys.iter().position(|keys| self.seat_of(&keys.user).is_none());
                self.state.keys.remove(watcher.unwrap_or(0));
            }
            self.state.keys.push(Keys { user: user.to_owned(), last: VecDeque::new() });
            self.state.keys.len() - 1
        });
        let (key, last) = (digest(key), &mut self.state.keys[at].last);
        if let Some((_, done)) = last.back_mut().filter(|(old, _)| *old == key) {
            *done = version;
            return;
        }
        if last.len() == KEYS_EACH {
            last.pop_front();
        }
        last.push_back((key, version));
    }
}
