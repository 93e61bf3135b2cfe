use arrayvec::ArrayVec;
use kernel::Seat;
use serde::Serialize;

use crate::bot::{Goal, Level};
use crate::card::Card;
use crate::program::{Effect, Token, Zone};

/// Something that happened. Events that change tokens carry the new total.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// A seat plays a nation with this side of its power card, and begins with these tokens.
    Nation { seat: Seat, power: Card, tokens: [u16; 3] },
    /// These sides of power cards are there to choose from.
    Offered { powers: Vec<Card> },
    /// A seat has chosen this side of this power card.
    Claimed { seat: Seat, power: Card },
    /// A tributary stays in the box, because a nation in play has its name, and one of the other box is used.
    Replaced {
        card: Card,
        // They find the seat that answered under `by`.
        #[serde(rename = "with")]
        by: Card,
    },
    /// A round begins.
    Round { round: u16 },
    /// A turn begins.
    Turn { seat: Seat },
    /// A card was played.
    Played { seat: Seat, card: Card, from: Zone },
    /// A card was exhausted.
    Exhausted { seat: Seat, card: Card },
    /// A seat innovates.
    Innovated { seat: Seat },
    /// A seat revolts.
    Revolted { seat: Seat },
    /// A seat is asked, mostly because of a card. The step tells questions of one card apart.
    Asked {
        seat: Seat,
        card: Option<Card>,
        // Programs that are sent events find the number of the answer under `step`.
        #[serde(rename = "question")]
        step: u16,
    },
    /// A seat chose a way of the card, counted from 1, which does this.
    Chose { seat: Seat, way: u8, effect: Effect },
    /// A seat named a suit: uncivilised, civilised, region, tributary.
    Suit { seat: Seat, suit: u8 },
    /// A seat picked a card of the market for what comes next.
    Picked { seat: Seat, card: Card, slot: u8 },
    /// A seat agreed to what was offered.
    Agreed { seat: Seat },
    /// A seat does not use what is offered, or no more of it.
    Declined { seat: Seat },
    /// Tokens came from the supply.
    Gained { seat: Seat, token: Token, n: u8, total: u16 },
    /// Tokens went to the supply.
    Paid { seat: Seat, token: Token, n: u8, total: u16 },
    /// Tokens went from one seat to another.
    Stole { seat: Seat, from: Seat, token: Token, n: u8, total: u16, left: u16 },
    /// An exhaust token came back from a card, or from the deck the place names.
    Refreshed { seat: Seat, card: Card, at: Zone },
    /// Action tokens on the state card.
    Actions { seat: Seat, total: u8 },
    /// Exhaust tokens on the state card.
    Exhausts { seat: Seat, total: u8 },
    /// A card went from one place to another, and all seats saw it. The number tells which place of the market or which
    /// copy in play it was; `under` is the card in play that it lies under now.
    Moved {
        seat: Seat,
        card: Card,
        from: Zone,
        to: Zone,
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        under: Option<Card>,
    },
    /// A card went from one place to another; what the others are told.
    MovedHidden { seat: Seat, from: Zone, to: Zone },
    /// A card went from one place to another; what its owner is told.
    MovedSecretly { seat: Seat, card: Card, from: Zone, to: Zone },
    /// A seat gave a card away, from there.
    Gave { seat: Seat, to: Seat, card: Card, from: Zone },
    /// A seat looked at a card.
    Looked { seat: Seat, card: Card, at: Zone },
    /// A seat looked at a card; what the others are told.
    LookedHidden { seat: Seat, at: Zone },
    /// A card came to the market, with these tokens on it, and with unrest under it or not.
    Market { card: Card, from: Zone, slot: u8, tokens: [u8; 3], unrest: bool, pile: u8 },
    /// A token was put on a card of the market.
    Token { seat: Seat, card: Card, slot: u8, token: Token, n: u8 },
    /// A card was shown from the main deck and goes back there.
    Shown { seat: Seat, card: Card },
    /// A seat took unrest.
    Unrest { seat: Seat, pile: u8 },
    /// Unrest went back to its pile.
    Returned { seat: Seat, from: Zone, pile: u8 },
    /// A discard pile became a deck.
    Shuffled { seat: Seat, cards: u8 },
    /// A nation deck was shuffled.
    NationShuffled { seat: Seat },
    /// A seat became an empire.
    Empire { seat: Seat },
    /// A seat avoids an attack.
    Avoided { seat: Seat },
    /// A seat pays so many tokens of those it might pay.
    Amount { seat: Seat, n: u8 },
    /// Progress was put on a card in play.
    Stored { seat: Seat, card: Card, n: u8, total: u8 },
    /// A card in play made room for another.
    Became { seat: Seat, card: Card, into: Card },
    /// A seat shows its hand and its deck.
    Showed { seat: Seat, hand: Vec<Card>, deck: Vec<Card> },
    /// A symbol counts as another in this turn.
    Treated { seat: Seat, card: Card },
    /// A seat may ignore the symbol of the empire on its next card.
    Waived { seat: Seat },
    /// A seat resolved the King of Kings.
    King { seat: Seat },
    /// All seats are ready again after their turn.
    Ready { seat: Seat },
    /// The solstice of a round.
    Solstice { round: u16 },
    /// A card has its solstice.
    Resolves { seat: Seat, card: Card },
    /// Points will be counted after this round.
    Ending { last: u16, why: Cause },
    /// What the bot of a solo game does, or what happens to it.
    Bot(BotEvent),
    /// The unrest ran out.
    Collapsed,
    /// At the end everything is shown: the hand of a seat, its deck, its history and what is left of its nation deck.
    Revealed { seat: Seat, hand: Vec<Card>, deck: Vec<Card>, history: Vec<Card>, nation: Vec<Card> },
    /// The game is over: rank and points of each seat.
    Over { ranks: ArrayVec<u8, 4>, points: ArrayVec<i32, 4> },
}

/// Why points will be counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The main deck is empty.
    MainDeck,
    /// A seat has no developments left.
    Developments,
    /// The King of Kings was turned over.
    King,
    /// Vikings gained their last card.
    Zenith,
    /// The last quest was played.
    Quest,
    /// The journey has reached its end.
    Journey,
    /// The bot has used up its dynasty deck.
    Dynasty,
}

/// What the bot does, or what happens to it. Slots are counted from 1, places of the market as in views.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "bot", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub enum BotEvent {
    /// The bot plays this nation, and begins with these tokens.
    Nation { nation: &'static str, level: Level, tokens: [u16; 3] },
    /// It rolled the die; the card in the slot of that number is skipped, if there is one.
    Rolled { die: u8, skips: bool },
    /// The card in a slot was turned up.
    TurnedUp { slot: u8, card: Card },
    /// This row of the table of its state fits, by this sign, a name in the word files. So many rows before it would have
    /// fitted, but nothing of them can be done.
    Row { card: Card, empire: bool, row: u8, sign: &'static str, passed: u8 },
    /// Nothing can be done with the card.
    Idle { card: Card },
    /// A card of the bot went there.
    Placed { card: Card, to: Goal },
    /// Tokens came to it.
    Gained { token: Token, n: u8, total: u16 },
    /// Tokens left it.
    Paid { token: Token, n: u8, total: u16 },
    /// A card of the market went on top of its deck, acquired or broken through for.
    Took { card: Card, slot: u8, acquired: bool },
    /// A card went on top of its deck, seen or not.
    Stacked { card: Option<Card>, fame: bool },
    /// It met the King of Kings.
    King,
    /// It took unrest.
    Unrest { pile: u8 },
    /// Unrest went back to its pile from there.
    Returned { from: Zone, pile: u8 },
    /// It exiled a card of the market.
    Exiled { card: Card, slot: u8 },
    /// The top card of its dynasty deck came, and so many are left.
    Dynasty { card: Card, left: u8 },
    /// It became an empire.
    Empire,
    /// Its clean-up begins: all until its next turn belongs to that.
    Tidies,
    /// At its level the top card of its deck is discarded, too.
    Thins,
    /// It put tokens on a card of the market.
    Token { card: Card, slot: u8, token: Token, n: u8 },
    /// The card that was skipped went from this slot to the first one.
    Kept { slot: u8 },
    /// So many slots are filled, and so many cards are left in its deck.
    Filled { slots: u8, deck: u8 },
    /// Its discard pile became its deck.
    Shuffled { cards: u8 },
    /// It reached a stage of its journey.
    Travelled { stage: u8 },
    /// The player gave it a card.
    Given { card: Card, from: Zone },
    /// At the end its points are counted, with all cards that lay face down.
    Scored { points: i32, deck: Vec<Card> },
}
