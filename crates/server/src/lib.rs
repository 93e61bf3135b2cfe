//! Tables on the wire: the only crate that knows sockets, JSON and the clock.
//!
//! [`rooms`] holds tables in memory over a store and is the same code in tests, in simulation and in service.
//! Everything else is the edge: requests are limited and checked (`edge`, `input`, `session`), carried out, and
//! answered as JSON (`api`) or as pages. `live` is one connection to one table over a `socket`, `think` is where bots think.

mod api;
mod app;
mod edge;
mod hooks;
mod input;
mod language;
mod limits;
mod live;
mod pages;
mod people;
mod problem;
mod progress;
mod reviews;
mod room;
pub mod rooms;
mod serve;
mod session;
mod socket;
mod summary;
mod tcp;
mod think;

pub use app::Config;
pub use limits::Rates;
pub use serve::{ServeError, serve};
