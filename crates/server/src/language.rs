//! Words of each game in each language, made once.

use std::sync::LazyLock;

use kernel::{Language, Phrase};
use table::Title;
use words::Words;

/// The words of all games in all languages.
#[derive(Debug)]
pub struct WordsByGame(Vec<(&'static str, Language, Words)>);

impl WordsByGame {
    /// Reads the word files.
    #[must_use]
    pub fn new(titles: &[&'static dyn Title], brackets: bool) -> WordsByGame {
        let words = |language, title| {
            let words = web::words(language, title);
            if brackets { words.bracketed() } else { words }
        };
        let mut all = Vec::new();
        for language in Language::ALL {
            all.push(("", language, words(language, None)));
            for &title in titles {
                all.push((title.name(), language, words(language, Some(title))));
            }
        }
        WordsByGame(all)
    }

    /// The words of a game, or those of no game in particular.
    #[must_use]
    pub fn of(&self, game: &str, language: Language) -> &Words {
        let named = |name: &str| {
            let mut all = self.0.iter();
            all.find(|(of, spoken, _)| *of == name && *spoken == language).map(|(_, _, words)| words)
        };
        named(game).or_else(|| named("")).expect("every language has words of no game")
    }
}

/// The language with this code.
#[must_use]
pub fn language(code: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == code)
}

/// The language a browser prefers among ours, from its `Accept-Language`.
#[must_use]
pub fn preferred(header: &str) -> Option<Language> {
    let mut wanted: Vec<(f32, &str)> = header
        .split(',')
        .filter_map(|part| {
            let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            Some((weight.trim().parse().ok()?, tag.trim().get(..2)?))
        })
        .collect();
    wanted.sort_by(|one, two| two.0.total_cmp(&one.0));
    wanted.into_iter().find_map(|(_, tag)| language(&tag.to_lowercase()))
}

/// Why a table refuses something, in English.
pub(crate) fn refusal(code: &'static str) -> String {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::with(Language::En, &[]));
    ENGLISH.say(&Phrase::new(refusal_key(code)))
}

/// The key of the words for a refusal.
#[must_use]
pub fn refusal_key(code: &str) -> &'static str {
    let found = KEYS.iter().find(|key| key.strip_prefix("refusal-") == Some(code));
    found.copied().unwrap_or("refusal-unknown")
}

const KEYS: [&str; 51] = [
    "refusal-has-begun",
    "refusal-not-begun",
    "refusal-over",
    "refusal-not-host",
    "refusal-not-seated",
    "refusal-already-seated",
    "refusal-no-such-seat",
    "refusal-seat-taken",
    "refusal-full",
    "refusal-no-person",
    "refusal-stale",
    "refusal-future",
    "refusal-not-asked",
    "refusal-unreadable",
    "refusal-illegal",
    "refusal-nothing-to-undo",
    "refusal-plea-open",
    "refusal-no-plea",
    "refusal-undo-denied",
    "refusal-undo-too-often",
    "refusal-rules-changed",
    "refusal-rules-same",
    "refusal-already-agreed",
    "refusal-stand-in",
    "refusal-bot-first",
    "refusal-no-stand-in",
    "refusal-has-resigned",
    "refusal-not-absent",
    "refusal-muted",
    "refusal-too-much-chat",
    "refusal-too-fast",
    "refusal-too-often",
    "refusal-no-such-line",
    "refusal-not-invited",
    "refusal-has-declined",
    "refusal-removed",
    "refusal-not-full",
    "refusal-not-ready",
    "refusal-already-ready",
    "refusal-not-over",
    "refusal-no-scope",
    "refusal-too-many-tables",
    "refusal-too-many-public-tables",
    "refusal-too-many-invitations",
    "refusal-too-many-connections",
    "refusal-bad-text",
    "refusal-bad-word",
    "refusal-no-session",
    "refusal-too-many",
    "refusal-unavailable",
    "refusal-unknown",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_words_in_every_language() {
        for language in Language::ALL {
            let words = Words::with(language, &[]);
            let codes = table::Code::ALL.iter().map(|code| code.text());
            let others = [
                "no-session",
                "no-scope",
                "too-many",
                "too-many-connections",
                "too-many-invitations",
                "too-many-public-tables",
                "too-many-tables",
                "unavailable",
            ];
            for code in codes.chain(others) {
                assert_ne!(refusal_key(code), "refusal-unknown", "{code}");
                assert!(words.knows(refusal_key(code)), "{language:?} {code}");
            }
        }
    }

    #[test]
    fn the_browser_chooses_the_language() {
        assert_eq!(preferred("pl-PL,pl;q=0.9,en;q=0.8"), Some(Language::Pl));
        assert_eq!(preferred("de,en;q=0.3,cs;q=0.7"), Some(Language::Cs));
        assert_eq!(preferred("de, fr"), None);
        assert_eq!(preferred("ý,;q=x,,"), None);
    }
}
