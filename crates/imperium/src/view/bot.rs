//! What can be seen of the bot of a solo game. All of it is open but for the cards that lie face down.

use content::Fingerprint;
use serde::Serialize;

use super::{WorthView, list};
use crate::bot::{Back, Bot, Goal, Level};
use crate::card::Card;
use crate::content::content;
use crate::set::NONE;
use crate::state::{Over, State};

/// What can be seen of the bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BotView {
    /// The tables it plays by. The setup names them to programs.
    #[serde(skip)]
    pub tables: Fingerprint,
    /// The name of its nation.
    pub nation: &'static str,
    /// The same in the word files.
    pub key: &'static str,
    /// How hard it is to beat.
    pub level: Level,
    /// Whether it is an empire.
    pub empire: bool,
    /// Materials, population, progress.
    pub tokens: [u16; 3],
    /// Its slots.
    pub slots: Vec<Option<BackView>>,
    /// Cards in its deck.
    pub deck: u8,
    /// Those on top of it whose place is known, the uppermost last.
    pub top: Vec<BackView>,
    /// Those at its bottom; the first one comes first.
    pub bottom: Vec<Card>,
    /// All cards that are in the rest of the deck, or came from there and lie face down in slots.
    pub face_down: Vec<Card>,
    /// Cards that lie face down in slots since before the deck was renewed.
    pub older: Vec<Card>,
    /// Its discard pile, the newest card last.
    pub discard: Vec<Card>,
    /// Its history.
    pub history: Vec<Card>,
    /// Cards in play, the newest last.
    pub play: Vec<Card>,
    /// Cards in its dynasty deck.
    pub dynasty: u8,
    /// The upper ones, in no order.
    pub nation_deck: Vec<Card>,
    /// The card that makes it an empire, or ends the nation deck.
    pub accession: Option<Card>,
    /// The lower ones.
    pub developments: Vec<Card>,
    /// Quests it has not gained.
    pub quests: Vec<Card>,
    /// The stage of its journey, if it travels: 3 is Shangri-la.
    pub journey: Option<u8>,
    /// Whether it has met the King of Kings.
    pub king: bool,
    /// The last number it rolled; 0 before its first turn.
    pub die: u8,
    /// The card that it is resolving, where that will go, and the row of its table, from 0.
    pub resolving: Option<(Card, Goal, u8)>,
    /// Where it stands in its turn: for programs, not for people.
    pub step: (u8, u8, Option<u8>, u8, bool, bool, bool),
    /// Its points, once the game is over.
    pub points: Option<i32>,
    /// Where they came from, once the game is over, without what is worth nothing.
    pub account: Option<Vec<WorthView>>,
}

/// A card that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BackView {
    /// It is known.
    Known(Card),
    /// It came from the deck.
    Deck,
    /// It came face down from the small deck of a suit: uncivilised, civilised, region.
    Market(u8),
    /// It came from the fame deck.
    Fame,
}

fn back(back: Back) -> BackView {
    match back {
        Back::Card(bit) => BackView::Known(Card::of(bit)),
        Back::Bag(_) => BackView::Deck,
        Back::Pool(4) => BackView::Fame,
        Back::Pool(pool) => BackView::Market(pool),
    }
}

pub(super) fn bot_view(state: &State, bot: &Bot) -> BotView {
    let over = state.over != Over::No;
    let mut account = Vec::new();
    let points = bot.points(|card, points| {
        account.extend((points != 0).then_some(WorthView { card, points }));
    });
    BotView {
        tables: bot.tables(),
        nation: content().nations[bot.nation as usize].name,
        key: content().nations[bot.nation as usize].key,
        level: bot.level,
        empire: bot.empire,
        tokens: bot.tokens,
        slots: bot.slots[..bot.level.slots()].iter().map(|slot| slot.map(back)).collect(),
        deck: bot.deck_len() as u8,
        top: bot.top.iter().map(back).collect(),
        bottom: bot.bottom.iter().collect(),
        face_down: list(&bot.bags[bot.now as usize]),
        older: list(&bot.bags[1 - bot.now as usize]),
        discard: bot.discard.iter().collect(),
        history: list(&bot.history),
        play: bot.play.iter().collect(),
        dynasty: bot.dynasty_len() as u8,
        nation_deck: list(&bot.nation_deck),
        accession: (bot.accession != NONE).then(|| Card::of(bot.accession)),
        developments: list(&bot.developments),
        quests: list(&bot.quests),
        journey: bot.sheet().journey.then_some(bot.journey),
        king: bot.king,
        die: bot.turn.die,
        resolving: (bot.turn.card != NONE).then(|| (Card::of(bot.turn.card), bot.turn.to, bot.turn.row)),
        step: {
            let turn = &bot.turn;
            (turn.slot, turn.item, turn.branch, turn.deed, turn.empire, turn.asked, turn.avoided)
        },
        points: over.then_some(points),
        account: over.then_some(account),
    }
}
