//! Words of a game that are explained where they stand. The script finds them in what is said, and shows the beginning of the
//! paragraph that explains each, on pointing, by keyboard and by touch.

use maud::{Markup, html};
use words::Rulebook;

use super::TablePage;
use crate::games;
use crate::page::rule_link;
use crate::prose::prose;

/// The ids of the paragraphs that explain a word of a game.
#[must_use]
pub fn terms(game: &str) -> Vec<&'static str> {
    games::pages(game).map_or(Vec::new(), |pages| pages.terms().iter().map(|rule| rule.0).collect())
}

/// The key of the word that a paragraph explains.
#[must_use]
pub fn term_key(rule: &str) -> String {
    format!("term-{}", rule.replace('.', "-"))
}

/// The first two sentences of a paragraph.
fn beginning(text: &str) -> &str {
    let text = text.trim().split("\n\n").next().unwrap_or_default();
    let sentence = |(at, _): &(usize, &str)| text[at + 2..].starts_with(char::is_uppercase);
    let end = text.match_indices(". ").filter(sentence).nth(1).map_or(text.len(), |(at, _)| at + 1);
    text[..end].trim_end_matches(':')
}

/// What the script needs: how each word begins, and what it means. It never changes, so it is no live part.
pub(super) fn list(page: &TablePage<'_>) -> Markup {
    let pages = games::pages(page.table.game);
    let rules = pages.map_or(Vec::new(), |pages| [pages.terms(), pages.things()].concat());
    let book = pages.map(|pages| pages.title().rulebook(page.visitor.language));
    let book = book.and_then(|text| Rulebook::parse(text).ok());
    html! {
        ul #terms hidden {
            @for rule in rules.iter().filter_map(|rule| book.as_ref()?.rule(rule.0)) {
                @let key = term_key(rule.id);
                li id=(key) data-begins=[page.words.knows(&key).then(|| page.words.text(&key))] {
                    b { (rule.title) " " (rule_link(page.words, rule.id)) }
                    (prose(page.words, beginning(rule.text), &[]))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_sentences_are_a_beginning() {
        assert_eq!(beginning("One, e.g. this. Two (E4). Three."), "One, e.g. this. Two (E4).");
        assert_eq!(beginning("\nOne thing:\n\n- a\n- b"), "One thing");
        assert_eq!(beginning("One only."), "One only.");
    }
}
