//! Tests that read like the rulebook, and the laws.

mod board;
mod content;
mod examples;
mod laws;
mod printed;
mod prospect;
mod rules;
mod rulings;
mod sanity;
mod shown;
mod table;

use kernel::{Game, Observer, Seat};

use crate::area::Area;
use crate::battle::{Fight, What};
use crate::content::{Section, content};
use crate::duel::Bout;
use crate::event::Event;
use crate::heroes::Venture;
use crate::name::{Attribute, Development, Hero, Order, Reward, Season, Tactic, Unit};
use crate::runes::Carve;
use crate::state::{NONE, Place, Token, kind_of};
use crate::task::Task;
use crate::year::Year;
use crate::{Over, Runewars, rule};
use table::{Chosen, Table, area};
