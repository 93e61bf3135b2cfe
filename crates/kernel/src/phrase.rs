use serde::Serialize;

use crate::{Game, Offer, Question, RuleId, Seat};

/// The languages the table speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    En,
    /// Polish.
    Pl,
    /// Czech.
    Cs,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::Pl, Language::Cs];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
            Language::Cs => "cs",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Pl => "Polski",
            Language::Cs => "Čeština",
        }
    }
}

/// A sentence before it is put into a language: a key and what it speaks of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Phrase {
    /// Names the sentence in the word files.
    pub key: &'static str,
    /// What it speaks of, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A seat.
    Seat(Seat),
    /// A number; the language decides about plurals.
    Number(i64),
    /// A thing with a name in the word files, such as a kingdom. A sentence may use any of its forms.
    Term(&'static str),
    /// A thing with an adjective before it, both from the word files: the red dwarf.
    Described(&'static str, &'static str),
    /// A name that is the same in every language, such as that of a field.
    Name(&'static str),
    /// Several things.
    List(Vec<Arg>),
}

impl Phrase {
    /// A sentence that speaks of nothing in particular.
    #[must_use]
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The same sentence, speaking of one thing more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }

    /// Speaks of a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }

    /// Speaks of a seat.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Phrase {
        self.with("seat", Arg::Seat(seat))
    }
}

/// A game that can be told in words. Names and texts live in files of the game crate, never in its rules.
pub trait Spoken: Game {
    /// The word file of the game in a language, in Fluent's format.
    fn words(language: Language) -> &'static str;

    /// The rules retold in a language, paragraph by paragraph.
    fn rulebook(language: Language) -> &'static str;

    /// Every paragraph of the rulebook, in reading order.
    fn rules() -> &'static [RuleId];

    /// An answer in words, short enough for a button.
    fn answer(action: Self::Action) -> Phrase;

    /// The same on a button under this question. A game overrides it where one action means different things under
    /// different questions, such as ending a turn and declining an offer.
    fn answer_to(question: &Question, action: Self::Action) -> Phrase {
        let _ = question;
        Self::answer(action)
    }

    /// What happened, in words.
    fn happened(event: &Self::Event) -> Phrase;

    /// The paragraph that explains what happened.
    fn grounds(event: &Self::Event) -> RuleId;

    /// What can be chosen before the game, the number of seats (`seats`) first.
    fn offers() -> Vec<Offer>;

    /// What an observer sees, as lines to be read from top to bottom.
    fn scene(view: &Self::View) -> Vec<Phrase>;

    /// The board in letters, line by line, for a terminal. A game without a board has none.
    fn board(view: &Self::View) -> Vec<String> {
        let _ = view;
        Vec::new()
    }
}
