//! What the pages need for every game, and no other test misses.

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
