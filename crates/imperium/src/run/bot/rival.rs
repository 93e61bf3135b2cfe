//! What effects of the player do to the bot. It makes no choices, avoids nothing and never reacts.

use kernel::{Listener, Luck};

use super::super::{Flow, Run};
use crate::bot::{Goal, is_region};
use crate::card::Card;
use crate::content::content;
use crate::deal::deal;
use crate::event::{BotEvent, Event};
use crate::program::{Act, Count, Filter, Op, Pick, Token, Victim, Zone};
use crate::state::Frame;

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// One operation of an effect that the bot would have to perform as one of the others.
    pub(in crate::run) fn rival_step(&mut self, frame: Frame, op: Op) -> Flow {
        match op {
            // The player chooses what it is given.
            Op::Act { act: act @ Act::Give(_), optional, .. } => return self.asks(frame, act, optional),
            Op::Act { act, .. } => {
                self.skip(0);
                self.rival_act(act);
            }
            // What it may do it does.
            Op::May { .. } => self.skip(0),
            // It pays for nothing.
            Op::Price { len } | Op::Choose { len, .. } | Op::PerDone { len } | Op::Each { len, .. } => {
                self.skip(len);
            }
            Op::If { cond, len } => {
                let holds = self.state.holds(&frame, cond);
                self.skip(if holds { 0 } else { len });
            }
            Op::Return => self.end(),
            _ => self.skip(0),
        }
        Flow::On
    }

    fn rival_act(&mut self, act: Act) {
        match act {
            Act::Gain { token, n, per: Count::One } => self.bot_gains(token, n.into()),
            Act::Gain { token, n, per: Count::Cards(mask) } => {
                let count = self.bot().weigh(|card| deal().mask(mask).has(card));
                self.bot_gains(token, u32::from(n) * count);
            }
            Act::Draw { n, .. } => {
                for _ in 0..n {
                    self.discard_top();
                }
            }
            Act::TakeUnrest => self.bot_takes_unrest(),
            Act::Pick(pick) if pick.from == Zone::Play.bit() => self.rival_loses(pick),
            // It discards nothing and returns no unrest.
            _ => {}
        }
    }

    /// The newest such card in play is recalled to the top of its deck, or abandoned. All that it has in play is pinned.
    fn rival_loses(&mut self, pick: Pick) {
        let any = content().filter(pick.filter) == Filter::Pinned;
        for _ in 0..pick.n {
            let fits = |card: Card| any || deal().mask(pick.filter).has(card);
            let bot = self.bot();
            let Some(at) = bot.play.newest(fits) else { return };
            let card = bot.play.remove(at);
            match pick.to {
                Zone::Hand => self.bot_stacks(card),
                _ => self.place(card, Goal::Discard),
            }
        }
    }

    /// The player steals from the bot: as much as it has.
    pub(in crate::run) fn rob_rival(
        &mut self,
        frame: Frame,
        token: Token,
        n: u8,
        from: Victim,
        unrest: bool,
    ) {
        let bot = self.bot();
        let robbed = match from {
            Victim::Everyone => true,
            Victim::WithRegion => bot.play.iter().any(is_region),
            Victim::Empire => bot.empire,
        };
        if !robbed {
            return;
        }
        let taken = u16::from(n).min(bot.tokens_of(token)) as u8;
        self.bot_pays(token, taken);
        self.gain(frame.me, token, taken.into());
        if unrest && taken < n {
            self.bot_takes_unrest();
        }
    }

    /// The player gives the bot a card.
    pub(in crate::run) fn give_rival(&mut self, card: Card, from: Zone) {
        self.told(|| BotEvent::Given { card, from });
        self.bot_stacks(card);
    }
}
