//! Which tables a game is played with: those that come with the program, or those of a file that an owner of the
//! booklet gave.

use std::sync::{LazyLock, OnceLock};

use content::{ContentError, Fingerprint};

use super::table::Tables;

static STANDARD: LazyLock<Tables> = LazyLock::new(|| {
    Tables::read(include_str!("../../content/bots.txt")).expect("the tests read the tables of the bot")
});

static OWN: OnceLock<Tables> = OnceLock::new();

/// The tables that come with the program.
pub(crate) fn standard() -> &'static Tables {
    &STANDARD
}

/// The tables that are played with unless a setup says otherwise.
pub(crate) fn usual() -> &'static Tables {
    OWN.get().unwrap_or_else(standard)
}

/// The tables with this fingerprint, if they were read.
pub(crate) fn find(fingerprint: Fingerprint) -> Option<&'static Tables> {
    [standard(), usual()].into_iter().find(|tables| tables.fingerprint == fingerprint)
}

/// Reads a file of tables that solo games are played with unless a setup says otherwise. Only the first call of a
/// program has an effect.
///
/// # Errors
/// The first line that cannot be right, and why.
pub fn prefer_bots(text: &str) -> Result<(), ContentError> {
    let tables = Tables::read(text)?;
    OWN.get_or_init(|| tables);
    Ok(())
}

/// The fingerprint of the tables that come with the program.
#[must_use]
pub fn bots_fingerprint() -> Fingerprint {
    standard().fingerprint
}
