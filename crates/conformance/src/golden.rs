//! Texts that are made from content and kept in a file, so that a change shows up in review.

use std::fs;

/// The text is the one in the file, line by line. `BLESS=1` writes the file anew.
///
/// # Panics
/// If it is not. The message names the first line that differs.
pub fn golden(file: &str, text: &str) {
    if std::env::var_os("BLESS").is_some() {
        fs::write(file, text).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    let kept = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    for (number, (old, new)) in (1..).zip(kept.lines().zip(text.lines())) {
        assert_eq!(old, new, "{file}, line {number}: read the change, then run the test with BLESS=1");
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "{file} has more or fewer lines: BLESS=1");
}
