//! The solo game. Tests whose names begin with `s` and a number show one statement of the procedure each, those with
//! `a` and a number one ruling. Seat 0 plays Persians against Carthaginians unless a test says otherwise.

mod end;
mod start;
mod tables;
mod turn;
mod words;

use super::*;
use crate::bot::{Back, Bot, Goal, Level, Stack, value};
use crate::content::Place;
use crate::event::{BotEvent, Cause, Event};
use crate::run::Run;
use crate::{Setup, rule};

impl Table {
    /// A solo game with an empty bot but for its dynasty deck, and plain cards in its deck.
    fn solo(text: &str) -> Table {
        let mut table = Table::new(&format!("seats=1 {text}"));
        let bot = table.bot();
        (bot.bags, bot.top, bot.slots) = ([Cards::NONE; 2], Stack::EMPTY, [None; 6]);
        bot.tokens = [0; 3];
        for _ in 0..9 {
            bot.stack(Back::Card(card("prosperity").first()));
        }
        table
    }

    fn carthage() -> Table {
        Table::solo("nations=persians bot=carthaginians")
    }

    fn bot(&mut self) -> &mut Bot {
        self.state.rival.0.as_mut().unwrap()
    }

    /// Cards in its first slots; a dash leaves one empty.
    fn slots(&mut self, names: &str) -> &mut Table {
        for (at, name) in names.split_whitespace().enumerate() {
            self.bot().slots[at] = (name != "-").then(|| Back::Card(card(name).first()));
        }
        self
    }

    fn bot_play(&mut self, names: &str) -> &mut Table {
        list(names).for_each(|card| self.bot().play.push(card));
        self
    }

    fn bot_discard(&mut self, names: &str) -> &mut Table {
        list(names).for_each(|card| self.bot().discard.push(card));
        self
    }

    fn bot_has(&mut self, materials: u16, population: u16, progress: u16) -> &mut Table {
        self.bot().tokens = [materials, population, progress];
        self
    }

    /// The turn of the bot with this roll, until the player is asked or the next round begins.
    fn roll(&mut self, die: u8) -> Vec<BotEvent> {
        let mut told: Vec<kernel::Told<Event>> = Vec::new();
        let mut run = Run {
            state: &mut self.state,
            luck: &mut self.luck,
            tell: &mut told,
            trace: kernel::Trace::Nothing,
            by: Seat::new(0),
        };
        run.begin_bot_turn();
        run.bot().turn.die = die;
        run.go();
        let bot =
            |told: kernel::Told<Event>| if let Event::Bot(event) = told.event { Some(event) } else { None };
        told.into_iter().filter_map(bot).collect()
    }

    fn bot_tokens(&self) -> [u16; 3] {
        self.state.rival.0.unwrap().tokens
    }

    /// Known cards of its deck from the top, until the plain ones come.
    fn bot_top(&self) -> String {
        let names = self.state.rival.0.unwrap().top.iter().rev().map(|back| match back {
            Back::Card(bit) => Card::of(bit).name(),
            Back::Bag(_) => "?",
            Back::Pool(4) => "fame?",
            Back::Pool(_) => "market?",
        });
        names.take_while(|name| *name != "prosperity").collect::<Vec<_>>().join(" ")
    }

    /// What its slots hold.
    fn in_slots(&self) -> String {
        let name = |slot: Option<Back>| match slot {
            None => "-",
            Some(Back::Card(bit)) => Card::of(bit).name(),
            Some(Back::Bag(_)) => "?",
            Some(Back::Pool(_)) => "unseen",
        };
        let bot = self.state.rival.0.unwrap();
        bot.slots[..bot.level.slots()].iter().map(|&slot| name(slot)).collect::<Vec<_>>().join(" ")
    }

    fn in_bot_discard(&self) -> String {
        self.state.rival.0.unwrap().discard.iter().map(Card::name).collect::<Vec<_>>().join(" ")
    }

    fn in_bot_history(&self) -> String {
        Table::names(self.state.rival.0.unwrap().history.iter())
    }

    fn in_bot_play(&self) -> String {
        self.state.rival.0.unwrap().play.iter().map(Card::name).collect::<Vec<_>>().join(" ")
    }
}

/// The signs of the rows that were used.
fn rows(told: &[BotEvent]) -> Vec<&'static str> {
    let row = |event: &BotEvent| if let BotEvent::Row { sign, .. } = event { Some(*sign) } else { None };
    told.iter().filter_map(row).collect()
}

fn error(text: &str) -> String {
    text.parse::<Setup>().unwrap_err().to_string()
}

/// The statements of each chapter, and the rulings.
#[test]
fn every_statement_has_a_test_of_its_number() {
    let tests = [
        include_str!("end.rs"),
        include_str!("start.rs"),
        include_str!("tables.rs"),
        include_str!("turn.rs"),
        include_str!("words.rs"),
    ]
    .concat();
    let names: Vec<&str> = tests.split("\nfn ").skip(1).filter_map(|rest| rest.split('(').next()).collect();
    for (chapter, many) in (1..).zip([8, 4, 5, 3, 6, 14, 5, 5]) {
        for number in 1..=many {
            let number = format!("s{chapter}_{number}_");
            assert!(names.iter().any(|name| name.starts_with(&number)), "{number}");
        }
    }
    for ruling in 1..=23 {
        let ruling = format!("a{ruling}");
        assert!(names.iter().any(|name| name.split('_').any(|part| part == ruling)), "{ruling}");
    }
}
