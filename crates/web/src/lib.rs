//! The pages of Hetman: functions from what somebody may see to HTML.
//!
//! No socket, no database, no HTTP: the server fills plain structs and gets markup back. Every page works as
//! plain links and forms; `static/hetman.js` then keeps a table page up to date and makes it pleasant. What is
//! drawn is what [`::table::TableView`] and the game's view contain, so a page cannot show more than its observer
//! may know.

pub mod assets;
mod ethnos;
mod form;
mod games;
pub mod home;
mod imperium;
mod light;
pub mod login;
mod lumeria;
pub mod new;
pub mod page;
pub mod profile;
mod prose;
pub mod replay;
pub mod rules;
pub mod states;
pub mod table;
pub mod when;

pub use imperium::cards;
pub use light::light;
pub use page::{Notice, Shell, Theme, Visitor, words};
