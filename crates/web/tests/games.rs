//! What the pages need for every game, and no other test misses.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::Language;

#[test]
fn every_game_is_described_on_the_first_page() {
    for language in Language::ALL {
        let words = web::words(language, None);
        for game in web::game_names() {
            let file = format!("crates/web/words/pages.{}.ftl", language.code());
            assert!(words.knows(&format!("about-{game}")), "{file} lacks about-{game}");
        }
    }
}

/// Who renames a word must not change what a page does: questions are told apart by their rule, events by their type.
#[test]
fn no_page_decides_by_the_key_of_a_sentence() {
    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }
    let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(files.len() > 50);
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        for sign in ["asks.key", "says.key", "says().key", "\"ask-", "\"event-"] {
            assert!(!source.contains(sign), "{} has {sign}", file.display());
        }
    }
}
