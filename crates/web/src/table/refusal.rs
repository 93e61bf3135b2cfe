//! Why something is not done, in words.

use kernel::Phrase;
use table::{Code, Refusal};
use words::Words;

use crate::page::Notice;

/// Why something was not done, as a page says it.
#[must_use]
pub fn refusal(words: &Words, refusal: &Refusal) -> Notice {
    Notice {
        bad: true,
        text: words.say(&Phrase::new(key(refusal.code))),
        rule: refusal.rule.map(|rule| rule.0.to_owned()),
    }
}

const fn key(code: Code) -> &'static str {
    match code {
        Code::HasBegun => "refusal-has-begun",
        Code::NotBegun => "refusal-not-begun",
        Code::Over => "refusal-over",
        Code::NotHost => "refusal-not-host",
        Code::NotSeated => "refusal-not-seated",
        Code::AlreadySeated => "refusal-already-seated",
        Code::NoSuchSeat => "refusal-no-such-seat",
        Code::SeatTaken => "refusal-seat-taken",
        Code::Full => "refusal-full",
        Code::NoPerson => "refusal-no-person",
        Code::Stale => "refusal-stale",
        Code::Future => "refusal-future",
        Code::NotAsked => "refusal-not-asked",
        Code::Unreadable => "refusal-unreadable",
        Code::Illegal => "refusal-illegal",
        Code::NothingToUndo => "refusal-nothing-to-undo",
        Code::PleaOpen => "refusal-plea-open",
        Code::NoPlea => "refusal-no-plea",
        Code::NoDraws => "refusal-no-draws",
        Code::StandIn => "refusal-stand-in",
        Code::NoStandIn => "refusal-no-stand-in",
        Code::HasResigned => "refusal-has-resigned",
        Code::NotAbsent => "refusal-not-absent",
        Code::BadText => "refusal-bad-text",
        Code::BadWord => "refusal-bad-word",
    }
}

#[cfg(test)]
mod tests {
    use kernel::Language;

    use super::*;

    #[test]
    fn every_refusal_has_words_under_its_code() {
        for language in Language::ALL {
            let words = crate::words(language, None);
            for code in Code::ALL {
                assert_eq!(key(*code), format!("refusal-{}", code.text()));
                assert!(words.knows(key(*code)), "{language:?} has no words for {code:?}");
            }
        }
    }
}
