use serde::Serialize;

/// Where a printed value is known from. Ascends from certain to uncertain, so the greatest of several values is the
/// provenance of all of them together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// The rulebook says so, or one of its examples needs it. Marked `*` in content files.
    Rulebook,
    /// Printed in the box and published by others. Not marked, or marked `~` if sources disagree.
    Published,
    /// Decided by us, because no source tells it or nothing decides between sources. Marked `?`.
    Ours,
}

impl Provenance {
    /// All of them, ascending.
    pub const ALL: [Provenance; 3] = [Provenance::Rulebook, Provenance::Published, Provenance::Ours];

    /// The name in views and word files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Provenance::Rulebook => "rulebook",
            Provenance::Published => "published",
            Provenance::Ours => "ours",
        }
    }

    /// What a mark at the end of a line says.
    pub(crate) const fn of(mark: char) -> Option<Provenance> {
        match mark {
            '*' => Some(Provenance::Rulebook),
            '~' => Some(Provenance::Published),
            '?' => Some(Provenance::Ours),
            _ => None,
        }
    }
}

/// A printed value, and where it is known from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed<T> {
    /// The value.
    pub value: T,
    /// Where it is known from.
    pub from: Provenance,
}

impl<T> Printed<T> {
    /// A value of the rulebook.
    pub const fn rulebook(value: T) -> Printed<T> {
        Printed { value, from: Provenance::Rulebook }
    }
}
