//! Text of a rulebook as HTML, and how it is searched.

use maud::{Markup, html};
use words::Words;

use crate::page::say;

/// A letter as a search compares it: small and without marks.
fn fold(letter: char) -> char {
    match letter.to_lowercase().next().unwrap_or(letter) {
        'á' | 'ą' | 'ä' => 'a',
        'ć' | 'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' | 'ę' => 'e',
        'í' => 'i',
        'ł' => 'l',
        'ń' | 'ň' => 'n',
        'ó' | 'ö' => 'o',
        'ř' => 'r',
        'ś' | 'š' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        letter => letter,
    }
}

/// What is searched for, as it is compared; nothing if it is shorter than two letters.
pub(crate) fn wanted(query: &str) -> Vec<char> {
    let folded: Vec<char> = query.trim().chars().map(fold).collect();
    if folded.len() < 2 { Vec::new() } else { folded }
}

/// Where the next match begins and ends, in bytes.
fn find(text: &str, wanted: &[char]) -> Option<(usize, usize)> {
    let (first, rest) = wanted.split_first()?;
    text.char_indices().find_map(|(start, letter)| {
        let tail = &text[start..];
        let fits = fold(letter) == *first
            && tail.chars().skip(1).map(fold).take(rest.len()).eq(rest.iter().copied());
        fits.then(|| {
            let end = tail.char_indices().nth(wanted.len()).map_or(text.len(), |(at, _)| start + at);
            (start, end)
        })
    })
}

/// Whether a text contains what is searched for.
pub(crate) fn contains(text: &str, wanted: &[char]) -> bool {
    find(text, wanted).is_some()
}

/// Whether two words are forms of one: they begin alike and differ at most in a short ending.
fn akin(one: &[char], other: &[char]) -> bool {
    const ENDING: usize = 3;
    let alike = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let short = one.len().min(other.len());
    let least = if short <= 4 { short.saturating_sub(1).max(3) } else { (short - 2).max(4) };
    alike >= least && one.len().max(other.len()) - alike <= ENDING
}

/// Whether a text has some form of every word that is searched for.
pub(crate) fn speaks_of(text: &str, query: &str) -> bool {
    let words = |text: &str| -> Vec<Vec<char>> {
        let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(|word| word.chars().map(fold).collect()).collect()
    };
    let (said, wanted) = (words(text), words(query));
    !wanted.is_empty() && wanted.iter().all(|wanted| said.iter().any(|said| akin(said, wanted)))
}

/// A text with every match marked.
pub(crate) fn marked(mut text: &str, wanted: &[char]) -> Markup {
    let mut parts = Vec::new();
    while let Some((start, end)) = find(text, wanted) {
        parts.push((&text[..start], &text[start..end]));
        text = &text[end..];
    }
    html! { @for (before, hit) in parts { (before) mark { (hit) } } (text) }
}

/// The number of a ruling at the start of a text, such as `(E12)` or `(L3)`, and what follows it.
fn ruling(text: &str) -> Option<(&str, &str)> {
    let rest = text.strip_prefix('(')?.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
    (digits > 0 && rest[digits..].starts_with(')')).then(|| (&text[1..digits + 2], &rest[digits + 1..]))
}

/// A line: words between backticks are names in setups, numbers like (E4) are rulings.
fn line(words: &Words, mut text: &str, wanted: &[char]) -> Markup {
    let title = say(words, "rules-ruling");
    let mut parts: Vec<Markup> = Vec::new();
    loop {
        let at = text.match_indices(['`', '(']).map(|(at, _)| at).find(|&at| {
            ruling(&text[at..]).is_some() || text[at + 1..].contains('`') && text[at..].starts_with('`')
        });
        let Some(at) = at else { break };
        parts.push(marked(&text[..at], wanted));
        if let Some((number, rest)) = ruling(&text[at..]) {
            parts.push(html! { abbr.ruling title=(title) { (number) } });
            text = rest;
        } else if let Some((name, rest)) = text[at + 1..].split_once('`') {
            parts.push(html! { code { (name) } });
            text = rest;
        }
    }
    parts.push(marked(text, wanted));
    html! { @for part in parts { (part) } }
}

/// A text of paragraphs and lists.
pub(crate) fn prose(words: &Words, text: &str, wanted: &[char]) -> Markup {
    html! {
        @for block in text.split("\n\n") {
            @if block.starts_with("- ") {
                ul.points {
                    @for item in block.lines() { li { (line(words, item.trim_start_matches("- "), wanted)) } }
                }
            } @else {
                p { (line(words, block, wanted)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Language;

    use super::*;

    #[test]
    fn search_ignores_case_and_marks() {
        let hit = |text, query: &str| marked(text, &wanted(query)).into_string();
        assert_eq!(hit("Żeton i żetony", "zeton"), "<mark>Żeton</mark> i <mark>żeton</mark>y");
        assert_eq!(hit("a < b", "< b"), "a <mark>&lt; b</mark>");
        assert_eq!(hit("aaa", "a"), "aaa", "a single letter is not searched for");
        assert!(!contains("ab", &wanted("abc")));
    }

    #[test]
    fn words_are_found_in_other_forms() {
        let text = "Zapłać 3 surowce, aby podporządkować region z symbolem rzeki. Karta miasta.";
        for query in ["surowców", "regiony", "rzeka", "miasto", "symbole rzek", "kartą"] {
            assert!(speaks_of(text, query), "{query}");
        }
        for query in ["populacja", "regiony populacji", "karmić", "re", ""] {
            assert!(!speaks_of(text, query), "{query}");
        }
        assert!(speaks_of("Vezmi si města a královny", "město královna"));
    }

    #[test]
    fn rulings_names_and_lists_are_marked() {
        let words = crate::words(Language::En, None);
        let html = prose(&words, "One (E4) (Ex) `win`: x\n\n- a `b\n- c", &[]).into_string();
        assert!(html.starts_with("<p>One <abbr class=\"ruling\""), "{html}");
        assert!(html.contains(">E4</abbr> (Ex) <code>win</code>: x</p>"), "{html}");
        assert!(html.ends_with("<ul class=\"points\"><li>a `b</li><li>c</li></ul>"), "{html}");
    }
}
