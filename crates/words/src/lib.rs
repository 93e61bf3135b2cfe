//! Puts what games say into a language.
//!
//! A game says [`kernel::Phrase`]s: keys and what they speak of. The sentences live in word files, where the
//! grammar of each language belongs: a noun lists its forms as attributes, and a sentence picks the one it
//! needs (`$card-acc` is the accusative of `$card`).

mod memo;
mod rulebook;

pub use rulebook::{Chapter, Rule, Rulebook};

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use kernel::{Arg, Language, Phrase, Seat, Spoken};
use unic_langid::LanguageIdentifier;

use memo::Memo;

/// One language, with the words of a game and those every table needs.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    brackets: bool,
    /// The forms of every thing that was spoken of. A page names the same few dozen cards again and again.
    forms: RwLock<HashMap<Thing, Forms>>,
    /// The sentences that were made last.
    memo: Memo,
}

/// A noun, and the adjective it is described by.
type Thing = (Option<&'static str>, &'static str);

/// A thing in all its forms, each with its name; the plain one has none.
type Forms = Arc<[(String, String)]>;

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

/// Words for a person at a table.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    words: &'a Words,
    you: Option<Seat>,
    names: &'a [String],
}

impl Words {
    /// The words of a game in a language.
    ///
    /// # Panics
    /// If a word file is broken, which the tests of its crate find.
    #[must_use]
    pub fn of<G: Spoken>(language: Language) -> Words {
        Words::with(language, &[G::words(language)])
    }

    /// The words every table needs, and those of these files.
    ///
    /// # Panics
    /// If a word file is broken or says something twice, which the tests of its crate find.
    #[must_use]
    pub fn with(language: Language, files: &[&str]) -> Words {
        let table = match language {
            Language::En => include_str!("../words/en.ftl"),
            Language::Pl => include_str!("../words/pl.ftl"),
            Language::Cs => include_str!("../words/cs.ftl"),
        };
        let locale: LanguageIdentifier = language.code().parse().expect("our codes are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Direction marks around names are for pages that mix scripts; ours are all Latin.
        bundle.set_use_isolating(false);
        for file in std::iter::once(&table).chain(files) {
            let resource = FluentResource::try_new((*file).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("a {language:?} word file is broken: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("a {language:?} word is defined twice: {errors:?}"));
        }
        Words { bundle, brackets: false, forms: RwLock::default(), memo: Memo::default() }
    }

    /// The same with every sentence in brackets, so that a test sees what was never put into words.
    #[must_use]
    pub fn bracketed(self) -> Words {
        Words { brackets: true, ..self }
    }

    /// Whether there are words for a key.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The phrase as a sentence. What cannot be said is shown as its key in braces, never left out silently.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.to(None, &[]).say(phrase)
    }

    /// What is said under a key that is put together while the program runs, such as the name of an option.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.bracket(self.format(key, None, &FluentArgs::new()))
    }

    /// Words for the player in this seat, at a table where people have these names. A seat without a name is
    /// called by its number.
    #[must_use]
    pub fn to<'a>(&'a self, you: Option<Seat>, names: &'a [String]) -> Voice<'a> {
        Voice { words: self, you, names }
    }

    /// The names of a noun's forms, the plain one first.
    fn form_names(&self, key: &str) -> Vec<String> {
        let attributes = self.bundle.get_message(key).map(|message| {
            message.attributes().map(|attribute| attribute.id().to_owned()).collect::<Vec<_>>()
        });
        std::iter::once(String::new()).chain(attributes.unwrap_or_default()).collect()
    }

    fn bracket(&self, sentence: String) -> String {
        if self.brackets { format!("⟦{sentence}⟧") } else { sentence }
    }

    fn thing(&self, thing: Thing) -> Forms {
        let known = self.forms.read().unwrap_or_else(PoisonError::into_inner).get(&thing).cloned();
        known.unwrap_or_else(|| {
            let (adjective, noun) = thing;
            let forms: Forms = self
                .form_names(noun)
                .into_iter()
                .map(|form| {
                    let text = self.form(noun, &form);
                    let text =
                        adjective.map_or(text.clone(), |key| format!("{} {text}", self.form(key, &form)));
                    (form, text)
                })
                .collect();
            self.forms.write().unwrap_or_else(PoisonError::into_inner).insert(thing, Arc::clone(&forms));
            forms
        })
    }

    /// A word in a form, or in its plain form if it has no such one.
    fn form(&self, key: &str, form: &str) -> String {
        self.format(key, Some(form), &FluentArgs::new())
    }

    fn format(&self, key: &str, form: Option<&str>, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| {
            let attribute = form.and_then(|form| message.get_attribute(form));
            attribute.map(|attribute| attribute.value()).or(message.value())
        });
        let Some(pattern) = pattern else { return format!("{{{key}}}") };
        // A missing variable is shown in braces by Fluent itself, so its list of errors adds nothing.
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }
}

impl Voice<'_> {
    /// The phrase as a sentence. What cannot be said is shown as its key in braces, never left out silently.
    #[must_use]
    pub fn say(self, phrase: &Phrase) -> String {
        self.words.memo.recall(phrase, self.you, self.names, || self.make(phrase))
    }

    fn make(self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            if let Arg::Number(number) = arg {
                args.set(*name, *number);
                continue;
            }
            for (form, text) in self.forms(arg).iter() {
                let name = if form.is_empty() { (*name).to_owned() } else { format!("{name}-{form}") };
                args.set(name, text.clone());
            }
        }
        self.words.bracket(self.words.format(phrase.key, None, &args))
    }

    fn forms(self, arg: &Arg) -> Forms {
        let plain = |text: String| Forms::from([(String::new(), text)]);
        match arg {
            Arg::Number(number) => plain(number.to_string()),
            Arg::Seat(seat) => {
                let (mut args, you) = (FluentArgs::new(), self.you == Some(*seat));
                args.set("number", seat.index() as i64);
                let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
                let key = match name {
                    Some(name) => {
                        args.set("name", name.as_str());
                        if you { "player-you" } else { "player" }
                    }
                    None if you => "seat-you",
                    None => "seat",
                };
                plain(self.words.format(key, None, &args))
            }
            Arg::Term(key) => self.words.thing((None, key)),
            Arg::Described(adjective, noun) => self.words.thing((Some(adjective), noun)),
            Arg::Name(name) => plain((*name).to_owned()),
            Arg::List(items) => self.list(items),
        }
    }

    /// Several things in all the forms their first one has.
    fn list(self, items: &[Arg]) -> Forms {
        let items: Vec<Forms> = items.iter().map(|item| self.forms(item)).collect();
        let Some(first) = items.first() else { return Forms::from([(String::new(), "–".to_owned())]) };
        let in_form = |item: &[(String, String)], form: &str| {
            item.iter()
                .find(|(name, _)| name == form)
                .or(item.first())
                .map_or("", |(_, text)| text)
                .to_owned()
        };
        let join = |form: &str| items.iter().map(|item| in_form(item, form)).collect::<Vec<_>>().join(", ");
        first.iter().map(|(form, _)| (form.clone(), join(form))).collect()
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    const POLISH: &str = "
dwarf = krasnolud
    .acc = krasnoluda
elf = elf
    .acc = elfa
red = czerwony
    .acc = czerwonego
take = { $seat } bierze { $card-acc }: { $card }
lay = { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
  }: { $cards-acc }
";

    fn polish() -> Words {
        Words::with(Language::Pl, &[POLISH])
    }

    #[test]
    fn adjective_and_noun_stand_in_the_form_the_sentence_needs() {
        let phrase = Phrase::new("take").seat(Seat::new(1)).with("card", Arg::Described("red", "dwarf"));
        assert_eq!(polish().say(&phrase), "Miejsce 1 bierze czerwonego krasnoluda: czerwony krasnolud");
    }

    #[test]
    fn lists_inflect_and_numbers_choose_their_plural() {
        let cards = Arg::List(vec![Arg::Described("red", "dwarf"), Arg::Term("elf")]);
        let say = |count: i64| {
            polish().say(&Phrase::new("lay").number("count", count).with("cards", cards.clone()))
        };
        assert_eq!(say(1), "jedną kartę: czerwonego krasnoluda, elfa");
        assert_eq!(say(3), "3 karty: czerwonego krasnoluda, elfa");
        assert_eq!(say(5), "5 kart: czerwonego krasnoluda, elfa");
    }

    #[test]
    fn a_name_is_the_same_everywhere() {
        let phrase = Phrase::new("take").seat(Seat::new(1)).with("card", Arg::Name("b4"));
        assert_eq!(polish().say(&phrase), "Miejsce 1 bierze {$card-acc}: b4");
    }

    #[test]
    fn what_cannot_be_said_is_shown() {
        assert_eq!(polish().say(&Phrase::new("sing")), "{sing}");
        assert_eq!(
            polish().say(&Phrase::new("take").seat(Seat::new(0))),
            "Miejsce 0 bierze {$card-acc}: {$card}"
        );
    }
}
