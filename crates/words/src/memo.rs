//! Remembers sentences. A page says the same ones again and again: nine of ten are known when it is drawn anew.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::{PoisonError, RwLock};

use kernel::{Arg, Phrase, Seat};
use rustc_hash::{FxBuildHasher, FxHasher};

/// So many sentences are kept; then all are forgotten. People choose their names, so there is no end of sentences.
const KEPT: usize = 2048;

#[derive(Default)]
pub(crate) struct Memo {
    sentences: RwLock<HashMap<u64, Sentence, FxBuildHasher>>,
}

struct Sentence {
    phrase: Phrase,
    people: Vec<Called>,
    text: String,
}

/// Whether a seat is the listener's own, and the name of its player.
type Called = (bool, String);

impl Memo {
    /// The sentence as it was made before for the same listener and names, or made now.
    pub(crate) fn recall(
        &self,
        phrase: &Phrase,
        you: Option<Seat>,
        names: &[String],
        make: impl FnOnce() -> String,
    ) -> String {
        let called = |seat: Seat| {
            let name = names.get(seat.index()).map_or("", String::as_str);
            (you == Some(seat), name)
        };
        let mut hasher = FxHasher::default();
        phrase.hash(&mut hasher);
        each_seat(phrase, &mut |seat| called(seat).hash(&mut hasher));
        let key = hasher.finish();
        let known = self.sentences.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(sentence) = known.get(&key).filter(|sentence| sentence.phrase == *phrase) {
            let mut people = sentence.people.iter();
            let mut same = true;
            each_seat(phrase, &mut |seat| {
                let (own, name) = called(seat);
                same &= people.next().is_some_and(|known| known.0 == own && known.1 == name);
            });
            if same {
                return sentence.text.clone();
            }
        }
        drop(known);
        let text = make();
        let mut people = Vec::new();
        each_seat(phrase, &mut |seat| {
            let (own, name) = called(seat);
            people.push((own, name.to_owned()));
        });
        let sentence = Sentence { phrase: phrase.clone(), people, text: text.clone() };
        let mut known = self.sentences.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(key, sentence);
        text
    }
}

fn each_seat(phrase: &Phrase, see: &mut impl FnMut(Seat)) {
    fn of(arg: &Arg, see: &mut impl FnMut(Seat)) {
        match arg {
            Arg::Seat(seat) => see(*seat),
            Arg::List(items) => items.iter().for_each(|item| of(item, see)),
            Arg::Number(_) | Arg::Term(_) | Arg::Described(..) | Arg::Name(_) => {}
        }
    }
    phrase.args.iter().for_each(|(_, arg)| of(arg, see));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(memo: &Memo, phrase: &Phrase, you: Option<Seat>, names: &[&str], text: &str) -> String {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        memo.recall(phrase, you, &names, || text.to_owned())
    }

    #[test]
    fn a_sentence_is_made_once_for_the_same_listener_and_names() {
        let memo = Memo::default();
        let seat = Seat::new(1);
        let list = Arg::List(vec![Arg::Number(3), Arg::Seat(seat)]);
        for phrase in [Phrase::new("wins").seat(seat), Phrase::new("wins").with("seats", list)] {
            assert_eq!(say(&memo, &phrase, None, &["Ala", "Ola"], "a"), "a");
            assert_eq!(say(&memo, &phrase, None, &["Ala", "Ola"], "b"), "a", "known");
            assert_eq!(say(&memo, &phrase, None, &["Ela", "Ola"], "c"), "a", "seat 0 is not spoken of");
            assert_eq!(say(&memo, &phrase, None, &["Ala", "Ela"], "d"), "d", "another name");
            assert_eq!(say(&memo, &phrase, Some(seat), &["Ala", "Ola"], "e"), "e", "another listener");
            assert_eq!(say(&memo, &phrase, None, &[], "f"), "f", "no name");
        }
        assert_eq!(say(&memo, &Phrase::new("wins"), None, &[], "g"), "g", "another phrase");
    }

    #[test]
    fn it_keeps_a_limited_number() {
        let memo = Memo::default();
        for number in 0..3 * KEPT {
            say(&memo, &Phrase::new("count").number("count", number as i64), None, &[], "x");
            assert!(memo.sentences.read().expect("whole").len() <= KEPT);
        }
    }
}
