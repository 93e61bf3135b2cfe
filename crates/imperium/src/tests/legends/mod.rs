//! Every statement about Legends that is held against the facts, by its number there, nation by nation.

mod arthurians;
mod atlanteans;
mod both;
mod commons;
mod egyptians;
mod mauryans;
mod minoans;
mod olmecs;
mod qin;
mod utopians;

use super::*;
