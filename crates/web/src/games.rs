//! How each game looks: the only place in the pages that lists games.

use std::any::Any;

use kernel::{Language, Offer, Phrase, Seat};
use maud::Markup;
use table::Happening;
use words::Words;

use crate::table::{Drawing, TablePage};

/// What a game brings to the pages. A view that is not its own tells it nothing.
pub(crate) trait Look: Sync {
    /// The name of the game.
    fn name(&self) -> &'static str;

    /// Words its pages need and the game itself does not.
    fn words(&self, language: Language) -> &'static str;

    /// The drawing of a table.
    fn drawing<'a>(&self, page: &'a TablePage<'a>) -> Option<Box<dyn Drawing + 'a>>;

    /// The rulebook.
    fn rulebook(&self, language: Language) -> &'static str;

    /// What can be chosen before the game.
    fn offers(&self) -> Vec<Offer>;

    /// Whether points were counted among these, so that an account of them is due.
    fn scored(&self, story: &[Happening<'_>]) -> bool;

    /// The id of this line in the log, if other pages link to it.
    fn anchor(&self, told: &Happening<'_>) -> Option<String> {
        let _ = told;
        None
    }

    /// Whose turn it is.
    fn turn(&self, view: &dyn Any) -> Option<Seat>;

    /// The hand of whoever looks, if the game has hands.
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

    /// The parts a paragraph of the rules speaks of, as they look on the table.
    fn picture(&self, words: &Words, rule: &str) -> Option<Markup>;
}

/// All games, the usual one first.
pub(crate) static ALL: [&dyn Look; 3] = [&crate::ethnos::Look, &crate::lumeria::Look, &crate::imperium::Look];

/// The look of the game with this name.
pub(crate) fn look(game: &str) -> Option<&'static dyn Look> {
    ALL.into_iter().find(|look| look.name() == game)
}
