//! The turn of the bot in a solo game. `deeds` does what its tables say, `rival` what effects of the player do to it.

mod deeds;
mod rival;

use kernel::{Listener, Luck, Seat, Trace};

use super::{Flow, Run};
use crate::bot::{BOT, Back, Bot, Goal, Level, PLACES, Sign, Stack, Turn, value};
use crate::card::Card;
use crate::content::content;
use crate::event::{BotEvent, Cause, Event};
use crate::program::{Token, Zone, native};
use crate::set::{Cards, NONE};
use crate::state::{Frame, List, Over};

/// Progress for a stage of the journey, the stage that makes an empire, the last one, and the population that ends it.
const STAGE_COST: u8 = 5;
const GATES: u8 = 2;
const SHANGRI_LA: u8 = 3;
const PARADISE: u16 = 24;

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn bot(&mut self) -> &mut Bot {
        self.state.rival.0.as_mut().expect("a solo game has a bot")
    }

    pub(super) fn told(&mut self, event: impl FnOnce() -> BotEvent) {
        self.all(|| Event::Bot(event()));
    }

    pub(crate) fn begin_bot_turn(&mut self) {
        self.state.frames.renew(false);
        self.state.frames.push(Frame::new(native::BOT, Seat::new(0)));
        self.trace = Trace::Random;
        let die = self.luck.pick(6) as u8 + 1;
        let bot = self.bot();
        bot.turn = Turn { die, ..Turn::NONE };
        let skips = bot.slots[usize::from(die) - 1].is_some();
        self.told(|| BotEvent::Rolled { die, skips });
    }

    /// One step of the bot's turn: a slot is turned up, or one deed is done.
    pub(super) fn bot_step(&mut self) -> Flow {
        if self.bot().turn.card != NONE {
            self.next_deed();
            return Flow::On;
        }
        let bot = self.bot();
        let (at, die) = (bot.turn.slot, bot.turn.die);
        if usize::from(at) < bot.slots.len() {
            bot.turn.slot += 1;
            if at + 1 != die
                && let Some(back) = bot.slots[usize::from(at)].take()
            {
                self.turn_up(at + 1, back);
            }
            return Flow::On;
        }
        self.bot().turn.slot = 0;
        self.clean_up();
        if self.state.over == Over::No {
            self.begin_solstice(Seat::all(1));
        }
        Flow::Rest
    }

    /// Decides which card lies there.
    pub(super) fn face(&mut self, back: Back) -> Card {
        match back {
            Back::Card(bit) => Card::of(bit),
            Back::Bag(bag) => {
                self.trace = Trace::Random;
                let mut cards = self.bot().bags[usize::from(bag)];
                let card = cards.draw(self.luck);
                self.bot().bags[usize::from(bag)] = cards;
                card
            }
            Back::Pool(pool) => {
                self.trace = Trace::Random;
                self.state.pools[usize::from(pool)].draw(self.luck)
            }
        }
    }

    fn turn_up(&mut self, slot: u8, back: Back) {
        let card = self.face(back);
        self.told(|| BotEvent::TurnedUp { slot, card });
        if card == content().unrest {
            self.returned(Zone::Deck);
            return;
        }
        let bot = *self.bot();
        let rows = bot.rows(bot.empire);
        let mut passed = 0;
        let mut found = None;
        for (at, row) in (0..).zip(rows).filter(|(_, row)| row.fits(card, bot.accession_card())) {
            if row.to != Goal::Discard || self.row_does(row) {
                found = Some((at, row));
                break;
            }
            passed += 1;
        }
        let Some((at, row)) = found else {
            self.told(|| BotEvent::Idle { card });
            self.place(card, Goal::Discard);
            return;
        };
        let empire = bot.empire;
        self.told(|| BotEvent::Row { card, empire, row: at, sign: row.sign.key(), passed });
        let turn = &mut self.bot().turn;
        *turn = Turn {
            card: card.first(),
            row: at,
            empire,
            item: 0,
            branch: None,
            deed: 0,
            to: row.to,
            asked: false,
            avoided: false,
            ..*turn
        };
        if card.design().quest && card.design().last {
            self.end_game(Cause::Quest);
        }
    }

    /// Does the next deed of the row, chooses the next alternative, or puts the card away.
    fn next_deed(&mut self) {
        let bot = self.bot();
        let turn = bot.turn;
        let row = &bot.rows(turn.empire)[usize::from(turn.row)];
        let Some(item) = row.items.get(usize::from(turn.item)) else {
            // What the row was is of no interest any more.
            bot.turn = Turn { die: turn.die, slot: turn.slot, ..Turn::NONE };
            let card = Card::of(turn.card);
            self.place(card, turn.to);
            return;
        };
        let Some(branch) = turn.branch else {
            let found = (0..).zip(item).find(|(_, branch)| self.holds(branch));
            match found {
                Some((at, branch)) => {
                    self.bot().turn.branch = Some(at);
                    branch.conds.iter().for_each(|&cond| self.pay_cond(cond));
                }
                None => self.bot().turn.item += 1,
            }
            return;
        };
        match item[usize::from(branch)].deeds.get(usize::from(turn.deed)) {
            Some(&deed) if deed.touches_player() && !turn.asked => {
                self.bot().turn.asked = true;
                let (me, card) = (BOT, Card::of(turn.card).0);
                self.state.frames.push(Frame { card, ..Frame::new(native::BOT_ATTACK, me) });
            }
            Some(&deed) => {
                self.bot().turn.deed += 1;
                if !(deed.touches_player() && turn.avoided) {
                    self.deed(deed);
                }
            }
            None => {
                let turn = &mut self.bot().turn;
                (turn.item, turn.branch, turn.deed) = (turn.item + 1, None, 0);
            }
        }
    }

    /// What the row does to the player comes now, unless it was avoided.
    pub(super) fn struck(&mut self, frame: Frame) {
        self.state.frames.pop();
        self.bot().turn.avoided = frame.shield & 1 == 1;
    }

    /// A card of the bot goes somewhere.
    pub(super) fn place(&mut self, card: Card, to: Goal) {
        self.told(|| BotEvent::Placed { card, to });
        let bot = self.bot();
        match to {
            Goal::Discard => bot.discard.push(card),
            Goal::History => bot.history.add(card),
            Goal::Play => bot.play.push(card),
            Goal::DeckBottom => bot.bury(card),
            Goal::Exile => self.state.exile.add(card),
            Goal::Pile => self.state.pile += 1,
        }
    }

    fn clean_up(&mut self) {
        self.told(|| BotEvent::Tidies);
        let bot = self.bot();
        let (die, (token, n)) = (bot.turn.die, bot.sheet().adds);
        if let Some(&at) = PLACES.get(usize::from(die) - 1) {
            let slot = &mut self.state.market[at];
            slot.tokens[token as usize] = slot.tokens[token as usize].saturating_add(n);
            if let Some(card) = slot.card() {
                self.told(|| BotEvent::Token { card, slot: at as u8, token, n });
            } else {
                slot.tokens = [0; 3];
            }
        }
        let bot = self.bot();
        bot.uncover();
        if die > 1
            && let Some(skipped) = bot.slots[usize::from(die) - 1].take()
        {
            bot.slots[0] = Some(skipped);
            self.told(|| BotEvent::Kept { slot: die });
        }
        let renewed = self.fill_slots();
        if self.bot().level == Level::Warlord && self.state.over == Over::No && self.bot().deck_len() > 0 {
            self.told(|| BotEvent::Thins);
            self.discard_top();
        }
        if renewed && self.bot().sheet().journey {
            self.travel();
        }
    }

    /// Fills empty slots from the deck, and tells whether the deck was renewed for it.
    pub(crate) fn fill_slots(&mut self) -> bool {
        let mut renewed = false;
        for at in 0..self.bot().level.slots() {
            if self.bot().slots[at].is_some() {
                continue;
            }
            if self.bot().deck_len() == 0 {
                renewed |= self.renew_bot();
                if self.state.over != Over::No {
                    return renewed;
                }
            }
            let back = self.bot().draw();
            self.bot().slots[at] = back;
        }
        let bot = self.bot();
        let (slots, deck) = (bot.slots.iter().flatten().count() as u8, bot.deck_len() as u8);
        self.told(|| BotEvent::Filled { slots, deck });
        renewed
    }

    /// The top card of the dynasty deck joins the discard pile, which becomes the deck. Tells whether there is one now.
    fn renew_bot(&mut self) -> bool {
        self.dynasty();
        if self.bot().sheet().journey && self.state.pile > 0 {
            // It is shuffled in with the rest.
            self.state.pile -= 1;
            self.bot().discard.push(content().unrest);
            let pile = self.state.pile;
            self.told(|| BotEvent::Unrest { pile });
            self.collapse();
        }
        let bot = self.bot();
        let cards = bot.shuffle();
        if cards > 0 {
            self.trace = Trace::Random;
            self.told(|| BotEvent::Shuffled { cards });
        }
        cards > 0
    }

    /// The top card of the dynasty deck, if there is one, with what it brings.
    fn dynasty_card(&mut self) -> Option<Card> {
        let mut bot = *self.bot();
        let before = bot.dynasty_len();
        let mut accession = false;
        let card = if !bot.nation_deck.is_empty() {
            bot.nation_deck.draw(self.luck)
        } else if bot.accession != NONE {
            accession = true;
            Card::of(std::mem::replace(&mut bot.accession, NONE))
        } else {
            // The lowest value lies on top; equals lie in random order.
            let lowest = bot.developments.iter().map(value).min()?;
            let mut equals = bot.developments;
            bot.developments.iter().filter(|&card| value(card) > lowest).for_each(|card| {
                equals.drop(card);
            });
            let card = equals.draw(self.luck);
            bot.developments.take(card);
            card
        };
        self.trace = Trace::Random;
        let nation = &content().nations[bot.nation as usize];
        let crowned = accession && !nation.stays_barbarian;
        bot.empire |= crowned;
        *self.bot() = bot;
        let left = (before - 1) as u8;
        self.told(|| BotEvent::Dynasty { card, left });
        if crowned {
            self.told(|| BotEvent::Empire);
        }
        if left == 0 {
            self.end_game(Cause::Dynasty);
        }
        Some(card)
    }

    /// The top card of the dynasty deck goes to the discard pile.
    pub(crate) fn dynasty(&mut self) {
        if let Some(card) = self.dynasty_card() {
            self.place(card, Goal::Discard);
        }
    }

    /// A stage of the journey, or its end.
    fn travel(&mut self) {
        let bot = self.bot();
        if bot.journey == SHANGRI_LA {
            if bot.tokens[1] >= PARADISE {
                self.end_game(Cause::Journey);
            }
            return;
        }
        if bot.tokens[2] < u16::from(STAGE_COST) {
            return;
        }
        bot.journey += 1;
        let stage = bot.journey;
        self.bot_pays(Token::Progress, STAGE_COST);
        self.told(|| BotEvent::Travelled { stage });
        if stage == GATES {
            self.bot().empire = true;
            self.told(|| BotEvent::Empire);
        }
    }

    /// The top card of the deck goes to the discard pile; without one nothing does.
    pub(super) fn discard_top(&mut self) -> bool {
        let Some(back) = self.bot().draw() else { return false };
        let card = self.face(back);
        self.place(card, Goal::Discard);
        true
    }

    /// At the end every card is turned up.
    pub(super) fn reveal_bot(&mut self) {
        if self.state.rival.0.is_none() {
            return;
        }
        let bot = *self.bot();
        let slots = bot.slots.iter().flatten().copied();
        for back in bot.top.iter().chain(slots).filter(|back| !matches!(back, Back::Bag(_))) {
            let card = self.face(back);
            self.bot().bags[0].add(card);
        }
        let mut bot = *self.bot();
        let [mut deck, rest] = bot.bags;
        deck.join(&rest);
        bot.bottom.iter().for_each(|card| deck.add(card));
        (bot.bags, bot.now, bot.bottom) = ([deck, Cards::NONE], 0, List::EMPTY);
        (bot.top, bot.slots) = (Stack::EMPTY, [None; 6]);
        *self.bot() = bot;
        let points = bot.points(|_, _| {});
        self.told(|| BotEvent::Scored { points, deck: deck.iter().collect() });
    }
}

impl Sign {
    /// Its name in the word files.
    pub fn key(self) -> &'static str {
        const SUITS: [&str; 6] = [
            "sign-uncivilised",
            "sign-civilised",
            "sign-region",
            "sign-tributary",
            "sign-fame",
            "sign-unrest",
        ];
        const ICONS: [&str; 8] = [
            "sign-city",
            "sign-metropolis",
            "sign-scroll",
            "sign-knight",
            "sign-mask",
            "sign-production",
            "sign-fertile",
            "sign-river",
        ];
        match self {
            Sign::Suit(suits) => SUITS[suits.trailing_zeros() as usize % 6],
            Sign::Icon(icon) => ICONS[icon as usize],
            Sign::Attack => "sign-attack",
            Sign::Pinned => "sign-pinned",
            Sign::Only(false) => "sign-barbarian",
            Sign::Only(true) => "sign-empire",
            Sign::Card(card) => card.design().key,
            Sign::Accession => "sign-accession",
            Sign::Other => "sign-other",
        }
    }
}
