use std::fmt;

use serde::{Serialize, Serializer};

/// The stable name of one paragraph of the rules, such as `ethnos.band.marker`.
///
/// A question, a refusal and a log line point to their paragraph with it. Once published an id keeps its
/// meaning: links and records outlive us.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}
