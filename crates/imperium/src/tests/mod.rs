//! Tests that read like the rulebook, and the table they are played at.

mod branches;
mod cards;
mod choosing;
mod content;
mod laws;
mod legends;
mod paying;
mod rules;
mod scoring;
mod secrets;
mod shown;
mod solo;
mod solstice;

use kernel::{Fast, Game, Seat, Silence, Waiting};

use crate::content::content;
use crate::deal::enter;
use crate::program::{Token, Zone};
use crate::set::{Cards, NONE};
use crate::state::{List, Slot, State};
use crate::{Action, Card, Imperium, Over};

/// A game that a test arranges and then plays. Luck is always the same.
struct Table {
    state: State,
    luck: Fast,
}

impl Table {
    /// A table of these nations with side B of the power cards, where seat 0 begins its turn: no cards in hands, decks
    /// and discard pile but a few plain ones in the decks, no tokens, and a market of plain regions without tokens.
    fn new(setup: &str) -> Table {
        let mut luck = Fast::new(1);
        let mut state = Imperium::start(&setup.parse().unwrap(), &mut luck, &mut Silence);
        // A test looks at its table outside of the functions of the game.
        std::mem::forget(enter(state.cards));
        for seat in Seat::all(state.seats()) {
            let side = state.side_mut(seat);
            (side.hand, side.deck, side.discard) = (Cards::NONE, Cards::NONE, Cards::NONE);
            side.tokens = [0; 3];
        }
        let plain = match state.cards.commons {
            0 => ["elders", "corruption", "steppe", "assyrians", "forest"],
            _ => ["elders", "corruption", "plain", "etruscans", "archipelago"],
        };
        for (at, name) in plain.into_iter().enumerate() {
            state.market[at] = Slot { card: card(name).first(), tokens: [0; 3], unrest: at != 2 && at != 4 };
        }
        Table { state, luck }
    }

    /// Two seats with nations and common cards of Legends.
    fn legends(nations: &str) -> Table {
        Table::new(&format!("box=legends nations={nations}"))
    }

    /// Puts cards under a card in play.
    fn under(&mut self, seat: usize, host: &str, names: &str) -> &mut Table {
        let host = card(host).first();
        list(names).for_each(|card| self.state.put_under(Seat::new(seat), card, host));
        self
    }

    fn quests(&mut self, names: &str) -> &mut Table {
        self.state.sides[0].developments = Cards::NONE;
        list(names).for_each(|card| self.state.sides[0].developments.add(card));
        self
    }

    /// Two seats: Romans against Persians.
    fn duel() -> Table {
        Table::new("nations=romans,persians")
    }

    // What a test arranges

    fn hand(&mut self, seat: usize, names: &str) -> &mut Table {
        let side = &mut self.state.sides[seat];
        list(names).for_each(|card| side.hand.add(card));
        self
    }

    fn discard(&mut self, seat: usize, names: &str) -> &mut Table {
        let side = &mut self.state.sides[seat];
        list(names).for_each(|card| side.discard.add(card));
        self
    }

    fn history(&mut self, seat: usize, names: &str) -> &mut Table {
        let side = &mut self.state.sides[seat];
        list(names).for_each(|card| side.history.add(card));
        self
    }

    /// The deck from its top.
    fn deck(&mut self, seat: usize, names: &str) -> &mut Table {
        let side = &mut self.state.sides[seat];
        let cards: Vec<Card> = list(names).collect();
        cards.into_iter().rev().for_each(|card| side.stack(card, false));
        self
    }

    fn play(&mut self, seat: usize, names: &str) -> &mut Table {
        let side = &mut self.state.sides[seat];
        list(names).for_each(|card| {
            side.enter(card);
        });
        self
    }

    fn exile(&mut self, names: &str) -> &mut Table {
        list(names).for_each(|card| self.state.exile.add(card));
        self
    }

    fn tokens(&mut self, seat: usize, materials: u16, population: u16, progress: u16) -> &mut Table {
        self.state.sides[seat].tokens = [materials, population, progress];
        self
    }

    fn empire(&mut self, seat: usize) -> &mut Table {
        self.state.sides[seat].empire = true;
        self
    }

    fn market(&mut self, slot: usize, name: &str, tokens: [u8; 3]) -> &mut Table {
        self.state.market[slot] =
            Slot { card: card(name).first(), tokens, unrest: card(name).design().brings_unrest() };
        self
    }

    /// The nation deck of a seat from its top.
    fn nation(&mut self, seat: usize, names: &str) -> &mut Table {
        let side = &mut self.state.sides[seat];
        (side.nation_deck, side.nation_top, side.bottom) = (Cards::NONE, NONE, List::EMPTY);
        list(names).for_each(|card| side.bottom.push(card));
        self
    }

    /// The fame deck from its top.
    fn fame(&mut self, names: &str) -> &mut Table {
        self.state.fame_top = List::EMPTY;
        self.state.fame = 0;
        let cards: Vec<Card> = list(names).collect();
        cards.into_iter().rev().for_each(|card| self.state.fame_top.push(card));
        self
    }

    // What a test plays

    /// Seat 0 gives answers, one after the other: `play elders; way 0`.
    fn say(&mut self, answers: &str) -> &mut Table {
        self.by(0, answers)
    }

    fn by(&mut self, seat: usize, answers: &str) -> &mut Table {
        for answer in answers.split("; ") {
            let seat = Seat::new(seat);
            let action = self.read(seat, answer);
            assert!(
                Imperium::check(&self.state, seat, action).is_ok(),
                "{answer} is not allowed to seat {seat}, but {}",
                self.offered()
            );
            Imperium::apply(&mut self.state, seat, action, &mut self.luck, &mut Silence);
        }
        self
    }

    /// Reads an answer; tests call ways by their number alone.
    fn read(&self, seat: Seat, answer: &str) -> Action {
        let short = |action: &Action| short(*action) == answer;
        let way = answer.starts_with("way ").then(|| self.legal(seat).into_iter().find(short));
        way.unwrap_or_else(|| answer.parse().ok()).unwrap_or_else(|| panic!("'{answer}' is no answer"))
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        Imperium::legal(&self.state, seat, &mut legal);
        legal
    }

    /// Who is asked, and what may be answered.
    fn offered(&self) -> String {
        let Waiting::For(seats) = Imperium::waiting(&self.state) else { return "over".to_owned() };
        let asked = seats.iter().map(|seat| {
            let answers: Vec<String> = self.legal(seat).into_iter().map(short).collect();
            format!("{seat}: {}", answers.join("; "))
        });
        asked.collect::<Vec<_>>().join(" | ")
    }

    fn may(&self, seat: usize, answer: &str) -> bool {
        let seat = Seat::new(seat);
        Imperium::check(&self.state, seat, self.read(seat, answer)).is_ok()
    }

    /// The solstice of seat 0 alone.
    fn solstice(&mut self) -> &mut Table {
        self.solstice_of(&[0])
    }

    fn solstice_of(&mut self, seats: &[usize]) -> &mut Table {
        let (state, luck) = (&mut self.state, &mut self.luck);
        state.turn = Seat::new(state.seats() - 1);
        let mut run = crate::run::Run {
            state,
            luck,
            tell: &mut Silence,
            trace: kernel::Trace::Nothing,
            by: Seat::new(0),
        };
        run.begin_solstice(seats.iter().map(|&seat| Seat::new(seat)));
        run.go();
        self
    }

    // What a test looks at

    fn names(cards: impl Iterator<Item = Card>) -> String {
        let mut names: Vec<&str> = cards.map(Card::name).collect();
        names.sort_unstable();
        names.join(" ")
    }

    fn in_hand(&self, seat: usize) -> String {
        Table::names(self.state.sides[seat].hand.iter())
    }

    fn in_discard(&self, seat: usize) -> String {
        Table::names(self.state.sides[seat].discard.iter())
    }

    fn in_history(&self, seat: usize) -> String {
        Table::names(self.state.sides[seat].history.iter())
    }

    fn in_play(&self, seat: usize) -> String {
        Table::names(self.state.sides[seat].play.iter())
    }

    fn in_exile(&self) -> String {
        Table::names(self.state.exile.iter())
    }

    fn sunken(&self, seat: usize) -> String {
        Table::names(self.state.garrison_of(Seat::new(seat), NONE).iter())
    }

    fn in_garrison(&self, seat: usize) -> String {
        Table::names(self.state.sides[seat].garrison.iter())
    }

    fn on_deck(&self, seat: usize) -> String {
        self.state.sides[seat].top.iter().rev().map(Card::name).collect::<Vec<_>>().join(" ")
    }

    fn has(&self, seat: usize) -> [u16; 3] {
        self.state.sides[seat].tokens
    }

    fn actions(&self, seat: usize) -> u8 {
        self.state.sides[seat].actions
    }

    fn points(&self, seat: usize) -> i32 {
        crate::score::score(&self.state, Seat::new(seat)).points
    }
}

/// An answer without what it does.
fn short(action: Action) -> String {
    match action {
        Action::Way(way, _) => format!("way {way}"),
        action => action.to_string(),
    }
}

fn card(name: &str) -> Card {
    name.parse().unwrap_or_else(|()| panic!("there is no card '{name}'"))
}

fn list(names: &str) -> impl Iterator<Item = Card> + use<'_> {
    names.split_whitespace().map(card)
}
