//! What each game brings to the pages. [`ALL`] is the only place in the pages that lists games.

use std::any::Any;

use kernel::{Language, Phrase, RuleId, Seat};
use maud::Markup;
use table::{Happening, Title};
use words::Words;

use crate::assets::File;
use crate::page::Visitor;
use crate::table::{Drawing, TablePage};

/// The files that belong to one game. They are loaded for pages that show the game, and for no others.
#[derive(Clone, Copy)]
pub(crate) struct GameFiles {
    /// Style sheets and scripts in the game's folder. A page loads all style sheets and the script named like the game,
    /// which imports the others.
    pub(crate) files: &'static [File],
    /// Emblems, which stand in the document.
    pub(crate) emblems: &'static str,
}

/// The pages of a game's cards.
#[derive(Clone, Copy)]
pub struct CardPages {
    /// All cards, or those that the fields of a form search for.
    pub all: fn(&Visitor, &Words, &[(String, String)]) -> Markup,
    /// One card by its name, if there is such a card.
    pub one: fn(&Visitor, &Words, &str) -> Option<Markup>,
}

/// What a game brings to the pages. Where a view is expected, one of another game gives nothing.
pub(crate) trait GamePages: Sync {
    /// The game.
    fn title(&self) -> &'static dyn Title;

    /// Words that its pages need and the game itself does not, by language.
    fn words(&self) -> [&'static str; Language::ALL.len()];

    /// Its files.
    fn files(&self) -> GameFiles;

    /// Questions about which something can be said of what usually matters there: the end of the sentence's key, and the
    /// paragraphs of the rules that ask them.
    fn matters(&self) -> &'static [(&'static str, &'static [RuleId])] {
        &[]
    }

    /// Paragraphs of the rules that explain a word of the game where it stands. How the word begins in each language is in
    /// `words/terms.*.ftl`.
    fn terms(&self) -> &'static [RuleId] {
        &[]
    }

    /// Paragraphs that explain things where they lie, in the order of the things.
    fn things(&self) -> &'static [RuleId] {
        &[]
    }

    /// The drawing of a table.
    fn drawing<'a>(&self, page: &'a TablePage<'a>) -> Option<Box<dyn Drawing + 'a>>;

    /// The pages of its cards, if it has them.
    fn cards(&self) -> Option<CardPages> {
        None
    }

    /// So many of the last things that happened are taken for the log and for drawings that tell of them.
    fn looks_back(&self) -> usize {
        12
    }

    /// Whether points were counted among these, so that the page accounts for them.
    fn scored(&self, story: &[Happening<'_>]) -> bool;

    /// The id of this line in the log, if other pages link to it.
    fn anchor(&self, told: &Happening<'_>) -> Option<String> {
        let _ = told;
        None
    }

    /// Whose turn it is.
    fn turn(&self, view: &dyn Any) -> Option<Seat>;

    /// The observer's hand, if the game has hands.
    fn hand(&self, words: &Words, view: &dyn Any) -> Option<Markup>;

    /// Where new parts of the game begin, and what they are called, for a chart.
    fn parts(&self, story: &[Happening<'_>]) -> Vec<(usize, Phrase)>;

    /// How far the game has come.
    fn progress(&self, words: &Words, view: &dyn Any) -> Option<String>;

    /// How the game stands for a seat, in words and as a picture.
    fn glimpse(&self, words: &Words, view: &dyn Any, names: &[String]) -> Option<(Vec<String>, Markup)>;

    /// A few of its pieces.
    fn sample(&self) -> Markup;

    /// The emblem of something that can be chosen before the game.
    fn choice(&self, choice: &str) -> Markup;

    /// The sentence that says where its values are known from, and the page that tells it of each.
    fn sources(&self) -> (&'static str, &'static str);

    /// What a choice before the game is called, if the word files do not have it.
    fn called(&self, option: &str, choice: &str) -> Option<String> {
        let _ = (option, choice);
        None
    }

    /// The page that tells what can be chosen here, and what it is called.
    fn told(&self, option: &str) -> Option<(&'static str, &'static str)> {
        let _ = option;
        None
    }

    /// The group of choices that a choice before the game is offered with, if not with all; it names a class.
    fn group(&self, choice: &str) -> Option<&'static str> {
        let _ = choice;
        None
    }

    /// Whether a choice before the game is ours, wholly or in part.
    fn is_ours(&self, option: &str, choice: &str) -> bool {
        let _ = (option, choice);
        false
    }

    /// What in the box is ours, as the last chapter of the rules: its title, and what it says. Nothing if little is.
    fn ours(&self, words: &Words) -> Option<(String, Markup)> {
        let _ = words;
        None
    }

    /// The pieces that a paragraph of the rules speaks of, as they look on the table.
    fn picture(&self, words: &Words, rule: &str) -> Option<Markup>;
}

/// All games, the usual one first.
pub(crate) static ALL: [&dyn GamePages; 4] = [
    &crate::ethnos::EthnosPages,
    &crate::lumeria::LumeriaPages,
    &crate::imperium::ImperiumPages,
    &crate::runewars::RunewarsPages,
];

/// The names of all games that have pages, the usual one first.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|game| game.title().name())
}

/// The pages of the game with this name.
pub(crate) fn pages(game: &str) -> Option<&'static dyn GamePages> {
    ALL.into_iter().find(|pages| pages.title().name() == game)
}

/// The pages of the cards of a game, if it has them.
#[must_use]
pub fn card_pages(game: &str) -> Option<CardPages> {
    pages(game)?.cards()
}

/// What a choice before the game is called, marked if it is ours.
pub(crate) fn choice_name(words: &Words, game: &str, option: &str, choice: &str) -> String {
    let pages = pages(game);
    let called = pages.and_then(|pages| pages.called(option, choice));
    let name = called.unwrap_or_else(|| words.text(&format!("option-{option}-{choice}")));
    if pages.is_some_and(|pages| pages.is_ours(option, choice)) { format!("{name}°") } else { name }
}

/// Rounds as parts of a chart: where they begin, and as many of their names as have room beside each other.
pub(crate) fn rounds<Event: 'static>(
    story: &[Happening<'_>],
    key: &'static str,
    begins: fn(&Event) -> bool,
) -> Vec<(usize, Phrase)> {
    const NAMES: usize = 8;
    let begins = |told: &&Happening<'_>| told.event().is_some_and(begins);
    let starts: Vec<usize> = story.iter().filter(begins).map(|told| told.answers).collect();
    let step = starts.len().div_ceil(NAMES).max(1);
    let name = |(nth, &at): (usize, &usize)| (at, Phrase::new(key).number("round", nth as i64 + 1));
    starts.iter().enumerate().step_by(step).map(name).collect()
}
