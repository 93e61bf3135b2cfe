use std::fmt::Debug;
use std::marker::PhantomData;

use kernel::record::RecordError;
use kernel::{Language, Learned, Offer, RuleId, Secret, SetupError, Spoken, Word};

use crate::play::Play;
use crate::playing::Playing;

/// A game, whatever its types.
pub trait Title: Debug + Send + Sync {
    /// See [`kernel::Game::NAME`].
    fn name(&self) -> &'static str;

    /// See [`kernel::Game::RULES`].
    fn rules(&self) -> u32;

    /// See [`Spoken::offers`].
    fn offers(&self) -> Vec<Offer>;

    /// See [`Spoken::rules`].
    fn paragraphs(&self) -> &'static [RuleId];

    /// See [`Spoken::words`].
    fn words(&self, language: Language) -> &'static str;

    /// See [`Spoken::rulebook`].
    fn rulebook(&self, language: Language) -> &'static str;

    /// Checks a setup. Returns it written out in full, and its number of seats.
    ///
    /// # Errors
    /// If it cannot be played.
    fn setup(&self, text: &str) -> Result<(String, usize), SetupError>;

    /// Starts a game.
    ///
    /// # Errors
    /// If the setup cannot be played.
    fn deal(&self, setup: &str, secret: &Secret, words: Vec<Word>) -> Result<Box<dyn Play>, SetupError>;

    /// Goes on with a game where its record ends. The luck so far was not committed to, so there is nothing to
    /// prove later.
    ///
    /// # Errors
    /// If the record is wrong, or its game is over.
    fn resume(&self, record: &str, secret: &Secret) -> Result<Box<dyn Play>, RecordError>;

    /// What [`Play::save`] saved; `None` if it does not fit this program.
    fn restore(&self, saved: &[u8], secret: &Secret) -> Option<Box<dyn Play>>;
}

/// The [`Title`] of a game.
#[derive(Clone, Copy, Debug)]
pub struct Of<G>(PhantomData<G>);

impl<G> Of<G> {
    /// The title.
    pub const TITLE: Of<G> = Of(PhantomData);
}

impl<G: Spoken + Learned> Title for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn offers(&self) -> Vec<Offer> {
        G::offers()
    }

    fn paragraphs(&self) -> &'static [RuleId] {
        <G as Spoken>::rules()
    }

    fn words(&self, language: Language) -> &'static str {
        G::words(language)
    }

    fn rulebook(&self, language: Language) -> &'static str {
        G::rulebook(language)
    }

    fn setup(&self, text: &str) -> Result<(String, usize), SetupError> {
        let setup: G::Setup = text.parse()?;
        Ok((setup.to_string(), G::seats(&setup)))
    }

    fn deal(&self, setup: &str, secret: &Secret, words: Vec<Word>) -> Result<Box<dyn Play>, SetupError> {
        Ok(Box::new(Playing::<G>::new(setup.parse()?, secret, words)))
    }

    fn resume(&self, record: &str, secret: &Secret) -> Result<Box<dyn Play>, RecordError> {
        Ok(Box::new(Playing::<G>::resume(record, secret)?))
    }

    fn restore(&self, saved: &[u8], secret: &Secret) -> Option<Box<dyn Play>> {
        Some(Box::new(Playing::<G>::restore(saved, secret)?))
    }
}
