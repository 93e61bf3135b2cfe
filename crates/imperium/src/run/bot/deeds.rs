//! What the tables of the bot let it do.

use kernel::{Listener, Luck, Seat, Trace};

use super::super::Run;
use crate::bot::{Back, Branch, Cond, Deed, Goal, Level, PLACES, Row, Suits, You, is_region, value, weight};
use crate::can;
use crate::card::Card;
use crate::content::content;
use crate::deal::deal;
use crate::event::{BotEvent, Cause, Event};
use crate::program::{Count, Icon, Token, Zone, native};
use crate::set::Cards;
use crate::state::{Frame, Slot, State};

/// The player.
const PLAYER: Seat = Seat::new(0);

impl Deed {
    /// Whether it is done to the player, who may avoid it as an attack.
    pub fn touches_player(self) -> bool {
        matches!(self, Deed::You(_) | Deed::Steal(..))
    }
}

impl Cond {
    /// Whether something is done for it.
    fn costs(self) -> bool {
        match self {
            Cond::Pay(..) | Cond::Abandon(..) | Cond::Sink(_) | Cond::ToHistory(..) => true,
            Cond::Have(..) | Cond::InDiscard(..) | Cond::QuestLeft | Cond::YouEmpire | Cond::Able => false,
        }
    }
}

/// The place of the market that the bot takes a card of these suits from.
pub(super) fn wanted(market: &[Slot; 5], suits: Suits) -> Option<usize> {
    let tokens = |slot: &Slot| slot.tokens.iter().map(|&n| i32::from(n)).sum::<i32>();
    let fits = |slot: &Slot| slot.card().filter(|card| card.design().suits & suits.bits() != 0);
    let rated = PLACES.into_iter().enumerate().filter_map(|(number, at)| {
        let (card, tokens) = (fits(&market[at])?, tokens(&market[at]));
        // The highest sum, then the most tokens, then the lowest number.
        Some(((value(card) + tokens, tokens, std::cmp::Reverse(number)), at))
    });
    rated.max().map(|(_, at)| at)
}

/// The first place of the market whose card has no tokens on it.
fn bare(market: &[Slot; 5]) -> Option<usize> {
    PLACES.into_iter().find(|&at| market[at].exilable())
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Whether anything of a row can be done.
    pub(super) fn row_does(&self, row: &Row) -> bool {
        row.items.iter().any(|item| {
            let chosen = item.iter().find(|branch| self.holds(branch));
            chosen.is_some_and(|branch| {
                branch.conds.iter().any(|cond| cond.costs())
                    || branch.deeds.iter().any(|&deed| self.able(deed))
            })
        })
    }

    /// Whether the conditions of an alternative hold, and what it costs can be paid.
    pub(super) fn holds(&self, branch: &Branch) -> bool {
        let Some(bot) = &self.state.rival.0 else { return false };
        branch.conds.iter().all(|&cond| match cond {
            Cond::Pay(n, token) | Cond::Have(n, token) => bot.tokens_of(token) >= u16::from(n),
            Cond::Abandon(n, river) => bot.weigh(|card| abandons(card, river)) >= u32::from(n),
            Cond::Sink(n) => bot.regions() >= u32::from(n),
            Cond::ToHistory(n, icon) | Cond::InDiscard(n, icon) => bot.in_discard(icon) >= usize::from(n),
            Cond::QuestLeft => bot.quests.iter().any(|card| !card.design().last),
            Cond::YouEmpire => self.state.side(PLAYER).empire,
            Cond::Able => branch.deeds.iter().all(|&deed| self.able(deed)),
        })
    }

    /// Whether a deed would do anything.
    fn able(&self, deed: Deed) -> bool {
        let state = &*self.state;
        let Some(bot) = &state.rival.0 else { return false };
        match deed {
            Deed::Gain { per_region, .. } => !per_region || bot.regions() > 0,
            Deed::Acquire(suits) => wanted(&state.market, suits).is_some(),
            Deed::BreakThrough(_) | Deed::Go(_) => true,
            Deed::Fame => state.fame_len() > 0 || !bot.king,
            Deed::Discard(_) => bot.deck_len() > 0,
            Deed::Dynasty(_) => bot.dynasty_len() > 0,
            Deed::ReturnUnrest => bot.discard.position(content().unrest).is_some(),
            Deed::ExileMarket => bare(&state.market).is_some(),
            Deed::Convert { from, rate, .. } => bot.tokens_of(from) >= u16::from(rate),
            Deed::Steal(_, token) => state.side(PLAYER).tokens_of(token) > 0,
            Deed::TakeUnrest(_) => state.pile > 0,
            Deed::GainQuest | Deed::ExileQuest => !bot.quests.is_empty(),
            Deed::RegionFromDiscard => bot.discard.iter().any(is_region),
            Deed::You(you) => you_can(state, you),
        }
    }

    /// Pays what an alternative costs.
    pub(super) fn pay_cond(&mut self, cond: Cond) {
        match cond {
            Cond::Pay(n, token) => self.bot_pays(token, n),
            Cond::Abandon(n, river) => self.leave_bot_play(n, |card| abandons(card, river), Goal::Discard),
            Cond::Sink(n) => self.leave_bot_play(n, is_region, Goal::History),
            Cond::ToHistory(n, icon) => {
                for _ in 0..n {
                    let bot = self.bot();
                    if let Some(at) = bot.discard.newest(|card| card.design().icon(icon) > 0) {
                        let card = bot.discard.remove(at);
                        self.place(card, Goal::History);
                    }
                }
            }
            Cond::Have(..) | Cond::InDiscard(..) | Cond::QuestLeft | Cond::YouEmpire | Cond::Able => {}
        }
    }

    /// The newest cards in play leave it, until they count as so many.
    fn leave_bot_play(&mut self, n: u8, fits: impl Fn(Card) -> bool, to: Goal) {
        let mut left = u32::from(n);
        while left > 0 {
            let bot = self.bot();
            let Some(at) = bot.play.newest(&fits) else { return };
            let card = bot.play.remove(at);
            left = left.saturating_sub(weight(card));
            self.place(card, to);
        }
    }

    pub(super) fn deed(&mut self, deed: Deed) {
        match deed {
            Deed::Gain { n, token, per_region } => {
                let times = if per_region { self.bot().regions() } else { 1 };
                self.bot_gains(token, u32::from(n) * times);
            }
            Deed::Acquire(suits) => {
                if let Some(at) = wanted(&self.state.market, suits) {
                    self.bot_takes(at, true);
                }
            }
            Deed::BreakThrough(suits) => self.bot_breaks_through(suits),
            Deed::Fame => self.bot_fame(),
            Deed::Discard(n) => {
                for _ in 0..n {
                    self.discard_top();
                }
            }
            Deed::Dynasty(n) => {
                for _ in 0..n {
                    self.dynasty();
                }
            }
            Deed::ReturnUnrest => {
                let bot = self.bot();
                if let Some(at) = bot.discard.position(content().unrest) {
                    bot.discard.remove(at);
                    self.returned(Zone::Discard);
                }
            }
            Deed::ExileMarket => self.bot_exiles(),
            Deed::Convert { from, to, rate } => {
                let sets = self.bot().tokens_of(from) / u16::from(rate);
                let sets = sets.min(u16::from(u8::MAX / rate)) as u8;
                self.bot_pays(from, sets * rate);
                self.bot_gains(to, sets.into());
            }
            Deed::Steal(n, token) => {
                let side = self.state.side_mut(PLAYER);
                let taken = u16::from(n).min(side.tokens_of(token)) as u8;
                self.lose(PLAYER, token, taken);
                self.bot_gains(token, taken.into());
            }
            Deed::TakeUnrest(n) => {
                for _ in 0..n {
                    self.bot_takes_unrest();
                }
            }
            Deed::GainQuest => {
                if let Some(card) = self.quest() {
                    self.bot_stacks(card);
                }
            }
            Deed::ExileQuest => {
                if let Some(card) = self.quest() {
                    self.place(card, Goal::Exile);
                }
            }
            Deed::RegionFromDiscard => {
                let bot = self.bot();
                if let Some(at) = bot.discard.newest(is_region) {
                    let card = bot.discard.remove(at);
                    self.place(card, Goal::Play);
                }
            }
            Deed::Go(to) => self.bot().turn.to = to,
            Deed::You(you) => self.strike(you),
        }
    }

    /// The next quest: the last one comes when no other is left.
    fn quest(&mut self) -> Option<Card> {
        let mut quests = self.bot().quests;
        if quests.len() > 1 {
            for card in quests.kinds().filter(|card| card.design().last) {
                quests.take(card);
            }
        }
        if quests.is_empty() {
            return None;
        }
        self.trace = Trace::Random;
        let card = quests.draw(self.luck);
        self.bot().quests.take(card);
        Some(card)
    }

    /// Does something to the player, who makes the choices.
    fn strike(&mut self, you: You) {
        let card = Card::of(self.bot().turn.card).0;
        let (pc, n) = match you {
            You::Gain(n, token) => {
                return self.gain_by(Frame::new(native::BOT, PLAYER), token, n, Count::One);
            }
            You::TakeUnrest(n) => {
                for _ in 0..n {
                    if self.state.over == crate::Over::No {
                        self.take_unrest(PLAYER);
                    }
                }
                return;
            }
            You::Recall => (native::YOU_RECALL, 0),
            You::Abandon => (native::YOU_ABANDON, 0),
            You::Discard(n) => (native::YOU_DISCARD, n + 1),
            You::MayDraw(n) => (native::YOU_DRAW, n + 1),
        };
        self.state.frames.push(Frame { card, n, ..Frame::new(pc, PLAYER) });
    }

    pub(in crate::run) fn bot_gains(&mut self, token: Token, n: u32) {
        if n == 0 {
            return;
        }
        let n = n.min(200) as u8;
        let total = &mut self.bot().tokens[token as usize];
        *total += u16::from(n);
        let total = *total;
        self.told(|| BotEvent::Gained { token, n, total });
    }

    pub(super) fn bot_pays(&mut self, token: Token, n: u8) {
        if n == 0 {
            return;
        }
        let total = &mut self.bot().tokens[token as usize];
        *total -= u16::from(n);
        let total = *total;
        self.told(|| BotEvent::Paid { token, n, total });
    }

    /// A card that all have seen goes on top of the deck.
    pub(super) fn bot_stacks(&mut self, card: Card) {
        self.told(|| BotEvent::Stacked { card: Some(card), fame: false });
        self.bot().stack(Back::Card(card.first()));
    }

    pub(super) fn bot_takes_unrest(&mut self) {
        if self.state.over != crate::Over::No {
            return;
        }
        self.state.pile -= 1;
        let pile = self.state.pile;
        self.told(|| BotEvent::Unrest { pile });
        self.bot().stack(Back::Card(content().unrest.first()));
        self.collapse();
    }

    /// Unrest of the bot goes back to its pile.
    pub(super) fn returned(&mut self, from: Zone) {
        self.state.pile += 1;
        let pile = self.state.pile;
        self.told(|| BotEvent::Returned { from, pile });
        if self.bot().level == Level::SupremeRuler {
            self.bot_gains(Token::Progress, 1);
        }
    }

    /// A card of the market goes on top of the deck, and its tokens to the bot. Unrest under it comes along, or not.
    fn bot_takes(&mut self, at: usize, with_unrest: bool) {
        let slot = std::mem::replace(&mut self.state.market[at], Slot::EMPTY);
        let Some(card) = slot.card() else { return };
        self.told(|| BotEvent::Took { card, slot: at as u8, acquired: with_unrest });
        self.bot().stack(Back::Card(card.first()));
        for token in Token::ALL {
            self.bot_gains(token, slot.tokens[token as usize].into());
        }
        if slot.unrest {
            // It is taken from under the card, or goes back from there.
            self.state.pile += 1;
            let pile = self.state.pile;
            if with_unrest {
                self.bot_takes_unrest();
            } else {
                self.told(|| BotEvent::Returned { from: Zone::Market, pile });
            }
        }
        if self.state.over == crate::Over::No {
            self.refill(at);
        }
    }

    fn bot_breaks_through(&mut self, suits: Suits) {
        if let Some(at) = wanted(&self.state.market, suits) {
            return self.bot_takes(at, false);
        }
        let small = suits.iter().map(usize::from).find(|&suit| suit < 3 && self.state.decks[suit] > 0);
        if let Some(deck) = small {
            self.state.decks[deck] -= 1;
            self.told(|| BotEvent::Stacked { card: None, fame: false });
            self.bot().stack(Back::Pool(deck as u8));
            return;
        }
        let mut shown = Cards::NONE;
        let found = loop {
            let Some(card) = self.draw_main() else { break None };
            if card.design().suits & suits.bits() != 0 {
                break Some(card);
            }
            shown.add(card);
            self.all(|| Event::Shown { seat: PLAYER, card });
        };
        self.state.seen.join(&shown);
        match found {
            Some(card) => self.bot_stacks(card),
            None => self.bot_gains(Token::Progress, 2),
        }
        self.check_main();
    }

    fn bot_fame(&mut self) {
        if self.state.fame_len() == 0 {
            return self.bot_king();
        }
        // A card that the player knows to lie there is shown.
        match self.state.fame_top.pop() {
            Some(card) => {
                self.state.fame_knowers[self.state.fame_top.len()] = 0;
                self.told(|| BotEvent::Stacked { card: Some(card), fame: true });
                self.bot().stack(Back::Card(card.first()));
            }
            None => {
                self.state.fame -= 1;
                self.told(|| BotEvent::Stacked { card: None, fame: true });
                self.bot().stack(Back::Pool(4));
            }
        }
    }

    fn bot_king(&mut self) {
        let bot = self.bot();
        if std::mem::replace(&mut bot.king, true) {
            return;
        }
        let empire = bot.empire;
        self.state.king_flipped = true;
        self.told(|| BotEvent::King);
        self.bot_gains(Token::Progress, if empire { 3 } else { 6 });
        if empire && let Some(card) = self.dynasty_card() {
            self.bot_stacks(card);
        }
        self.end_game(Cause::King);
    }

    fn bot_exiles(&mut self) {
        let Some(at) = bare(&self.state.market) else { return };
        let slot = std::mem::replace(&mut self.state.market[at], Slot::EMPTY);
        let Some(card) = slot.card() else { return };
        self.state.exile.add(card);
        self.told(|| BotEvent::Exiled { card, slot: at as u8 });
        if slot.unrest {
            self.state.pile += 1;
            let pile = self.state.pile;
            self.told(|| BotEvent::Returned { from: Zone::Market, pile });
        }
        self.refill(at);
    }
}

/// Whether a card in play is abandoned for a condition.
fn abandons(card: Card, river: bool) -> bool {
    if river { card.design().icon(Icon::River) > 0 } else { is_region(card) }
}

/// Whether something can be done to the player.
fn you_can(state: &State, you: You) -> bool {
    let side = state.side(PLAYER);
    match you {
        You::Recall | You::Abandon => side.play.and(&deal().regions).meets(&deal().movable),
        You::Discard(_) => !side.hand.is_empty(),
        You::TakeUnrest(_) => state.pile > 0,
        You::Gain(..) => true,
        You::MayDraw(_) => can::drawable(state, PLAYER, false, 0),
    }
}
