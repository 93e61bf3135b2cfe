//! The pages of Hetman: functions from what a visitor may see to HTML.
//!
//! No socket, no database, no HTTP: the server fills plain structs and gets markup back. Every page works as
//! plain links and forms; `static/hetman.js` and what it imports keep a table page up to date and make it pleasant. What is
//! drawn is what [`::table::TableView`] and the game's view contain, so a page cannot show more than its observer
//! may know.

pub mod again;
pub mod assets;
mod ethnos;
mod form;
mod games;
pub mod home;
mod imperium;
pub mod learn;
mod light;
pub mod login;
mod lumeria;
pub mod new;
pub mod page;
pub mod profile;
mod prose;
pub mod puzzles;
pub mod replay;
pub mod rules;
mod runewars;
pub mod states;
pub mod table;
pub mod when;

pub use games::{CardPages, card_pages, names as game_names};
pub use imperium::cards;
pub use light::light;
pub use page::{Notice, Shell, Theme, Visitor, words};

#[cfg(test)]
extern crate self as web;

#[cfg(test)]
#[path = "../tests/deal/mod.rs"]
#[expect(dead_code, reason = "the tests of pages use the rest")]
mod deal;
