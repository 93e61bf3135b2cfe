//! Performs programs: the interpreter of the effect language, and the turn it is part of.
//!
//! A state waits at the top of its frames. An answer changes the state and the frame; then operations are performed
//! until one of them needs an answer again. An operation that is done moves the frame on before it has effects, so
//! that frames pushed by these effects return to what comes next.

use kernel::{Audience, Listener, Luck, Seat, Trace};

use crate::action::Action;
use crate::can::{self, Choices, Look, adjusted};
use crate::card::Card;
use crate::content::{When, content};
use crate::event::{Cause, Event};
use crate::program::{Act, Op, Token, Victim, Who, Zone, native, suit};
use crate::score;
use crate::set::{Bit, Cards, NONE};
use crate::state::{Frame, Over, Slot, State, flag};

/// Whether the interpreter goes on.
#[derive(PartialEq, Eq)]
enum Flow {
    On,
    Ask,
}

pub(crate) struct Run<'a, L, T> {
    pub state: &'a mut State,
    pub luck: &'a mut L,
    pub tell: &'a mut T,
    pub trace: Trace,
}

pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) -> Trace {
    let mut run = Run { state, luck, tell, trace: Trace::Nothing };
    run.state.shown = Cards::NONE;
    run.state.answered = match action {
        Action::Yes => 1,
        Action::Done => 2,
        Action::Way(way) => 3 + way,
        Action::Suit(suit) => 16 + suit,
        _ => 0,
    };
    run.answer(seat, action);
    run.go();
    run.trace
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Performs operations until somebody is asked or the game is over.
    pub fn go(&mut self) {
        loop {
            if self.state.over != Over::No {
                self.finish();
                return;
            }
            let frame = *self.state.frames.top();
            if self.step(frame) == Flow::Ask {
                let frame = *self.state.frames.top();
                if !matches!(frame.op(), Op::Turn | Op::Tokens | Op::Tidy) {
                    let seat = asked(self.state, &frame);
                    self.all(|| Event::Asked { seat, card: frame.card(), step: frame.pc });
                }
                return;
            }
        }
    }

    fn finish(&mut self) {
        let standing = score::standing(self.state);
        let seats = self.state.seats();
        self.state.frames = crate::state::Frames::EMPTY;
        while let Some(card) = self.state.looked.pop() {
            self.state.fame_knowers[self.state.fame_top.len()] = 0;
            self.state.fame_top.push(card);
        }
        for seat in Seat::all(seats) {
            let side = self.state.side_mut(seat);
            while let Some(card) = side.top.pop() {
                side.deck.add(card);
            }
            (side.known, side.secret, side.top_public) = (side.hand, Cards::NONE, 0);
            let (hand, deck) = (side.hand, side.deck);
            self.all(|| Event::Revealed { seat, hand: hand.iter().collect(), deck: deck.iter().collect() });
        }
        self.all(|| Event::Over {
            ranks: Seat::all(seats).map(|seat| standing.rank(seat)).collect(),
            points: Seat::all(seats).map(|seat| standing.score(seat)).collect(),
        });
        self.saw(Trace::Revealed);
    }

    fn all(&mut self, event: impl FnOnce() -> Event) {
        self.tell.tell(Audience::All, event);
    }

    fn saw(&mut self, trace: Trace) {
        self.trace = self.trace.max(trace);
    }

    fn top(&mut self) -> &mut Frame {
        self.state.frames.top_mut()
    }

    /// Moves the top frame to the operation after so many more.
    fn skip(&mut self, more: u8) {
        let frame = self.top();
        frame.pc += 1 + u16::from(more);
        frame.n = 0;
    }

    fn step(&mut self, frame: Frame) -> Flow {
        let who = frame.who;
        match frame.op() {
            Op::Act { act, optional, .. } => return self.act(frame, act, optional),
            Op::May { len } => {
                // Whether somebody is asked may depend on what others cannot see.
                self.saw(Trace::Revealed);
                let look = Look::new(self.state, frame);
                if look.feasible(frame.pc + 1, frame.pc + 1 + u16::from(len)) {
                    return Flow::Ask;
                }
                self.skip(len);
            }
            Op::Choose { len, .. } => {
                self.saw(Trace::Revealed);
                let mut choices = Choices::new();
                answers(self.state, &frame, &mut choices);
                match choices[..] {
                    [Action::Done] => self.skip(len),
                    [only] => self.answer(who, only),
                    _ => return Flow::Ask,
                }
            }
            Op::Way { .. } => unreachable!("a way is jumped into"),
            Op::Jump { len } => self.skip(len),
            Op::If { empire, len } => self.skip(if self.state.side(who).empire == empire { 0 } else { len }),
            Op::Each { who: each, len } => {
                if frame.n == 0 {
                    let others = self.state.others(frame.me);
                    let mine = if each == Who::All { 1 << frame.me.index() } else { 0 };
                    let top = self.top();
                    (top.n, top.left) = (1, (others & !frame.shield) | mine);
                    return Flow::On;
                }
                match next_seat(self.state, frame.me, frame.left) {
                    None => self.skip(len),
                    Some(seat) => {
                        self.top().left &= !(1 << seat.index());
                        let it = [NONE; 2];
                        let body = Frame {
                            pc: frame.pc + 1,
                            who: seat,
                            it,
                            n: 0,
                            done: 0,
                            left: 0,
                            flags: 0,
                            ..frame
                        };
                        self.state.frames.push(body);
                    }
                }
            }
            Op::React => {
                let side = self.state.side(frame.me);
                let spent = if frame.at == NONE { side.power_spent } else { side.spent.bit(frame.at) };
                let ready = side.exhausts > 0 && !spent;
                if ready && Look::new(self.state, frame).feasible(frame.pc + 1, u16::MAX) {
                    self.saw(Trace::Revealed);
                    return Flow::Ask;
                }
                self.state.frames.pop();
            }
            Op::Return => {
                let done = self.state.frames.pop().done;
                if let Op::Each { .. } = self.top().op() {
                    self.top().done += done;
                }
            }
            Op::Turn | Op::Tidy => return Flow::Ask,
            Op::Tokens => {
                if self.state.market.iter().any(|slot| slot.card != NONE) {
                    return Flow::Ask;
                }
                self.skip(0);
            }
            Op::Ready => {
                let side = self.state.side_mut(who);
                (side.actions, side.exhausts) = (3, 5);
                (side.power_spent, side.nation_spent, side.development_spent) = (false, false, false);
                (side.spent, side.freed) = (Cards::NONE, Cards::NONE);
                (side.treated, side.waive) = ([NONE; 2], false);
                self.all(|| Event::Ready { seat: who });
                self.skip(0);
                if self.state.side(who).hand.is_empty() {
                    self.skip(0);
                }
            }
            Op::Refill => {
                if frame.n == 0 {
                    let side = self.state.side(who);
                    let missing = side.limit().saturating_sub(side.hand.len());
                    self.top().n = missing as u8 + 1;
                    return Flow::On;
                }
                self.draw(frame, false, false);
            }
            Op::Next => self.next(frame),
            Op::Window => {
                let attack = frame.card().is_some_and(|card| card.design().attack);
                if !attack {
                    self.skip(0);
                } else if frame.n == 0 {
                    let mask = &content().reacting[When::Attacked as usize];
                    let defends = |seat: &Seat| self.state.side(*seat).play.meets(mask);
                    let others = self.state.others(who);
                    let left = Seat::all(self.state.seats())
                        .filter(|seat| others >> seat.index() & 1 == 1)
                        .filter(defends)
                        .fold(0, |left, seat| left | 1 << seat.index());
                    (self.top().n, self.top().left) = (1, left);
                } else if let Some(seat) = next_seat(self.state, who, frame.left) {
                    self.top().left &= !(1 << seat.index());
                    self.fire(seat, When::Attacked, 0);
                } else {
                    self.skip(0);
                }
            }
            Op::Resolve => {
                self.skip(0);
                if let Some(program) = frame.card().and_then(|card| card.design().play.as_ref()) {
                    let program = Frame { pc: program.start, n: 0, left: 0, done: 0, flags: 0, ..frame };
                    self.state.frames.push(program);
                }
            }
            Op::After => self.after(frame),
            Op::Renew => return self.renew(frame),
            Op::Shuffle => {
                self.skip(0);
                let side = self.state.side_mut(who);
                let discard = std::mem::take(&mut side.discard);
                side.deck.join(&discard);
                self.all(|| Event::Shuffled { seat: who, cards: discard.len() as u8 });
            }
            Op::DiscardAll => {
                self.skip(0);
                let hand = self.state.side(who).hand;
                for card in hand.iter() {
                    self.leave(who, Zone::Hand, card, 0);
                    self.put(who, card, Zone::Hand, Zone::Discard);
                }
            }
            Op::Solstice => match self.state.pending.kinds().count() {
                0 => self.skip(0),
                1 => {
                    let bit = self.state.pending.bits().next().expect("one is pending");
                    self.solstice(who, bit);
                }
                _ => return Flow::Ask,
            },
            Op::PayFor => {
                let cost = frame.card().and_then(|card| card.design().cost).unwrap_or_default();
                return self.pay(frame, cost);
            }
            Op::FameOrder => {
                if self.state.looked.len() > 1 {
                    return Flow::Ask;
                }
                self.skip(0);
                if let Some(card) = self.state.looked.pop() {
                    self.return_fame(who, card);
                }
            }
        }
        Flow::On
    }

    fn solstice(&mut self, seat: Seat, bit: Bit) {
        self.state.pending.clear(bit);
        let card = Card::of(bit);
        self.all(|| Event::Resolves { seat, card });
        if let Some(program) = &card.design().solstice {
            self.state.frames.push(Frame { card: card.0, at: bit, ..Frame::new(program.start, seat) });
        }
    }

    fn next(&mut self, frame: Frame) {
        let seats = self.state.seats();
        if frame.n == 0 && self.state.turn.index() + 1 < seats {
            self.begin_turn(self.state.turn.next(seats));
            return;
        }
        if frame.n == 0 {
            let round = self.state.round;
            self.all(|| Event::Solstice { round });
            (self.top().n, self.top().left) = (1, (1 << seats) - 1);
            return;
        }
        let Some(seat) = (frame.left != 0).then(|| Seat::new(frame.left.trailing_zeros() as usize)) else {
            if self.state.round == self.state.last_round {
                self.state.over = Over::Scored;
                return;
            }
            self.state.round += 1;
            let round = self.state.round;
            self.all(|| Event::Round { round });
            self.begin_turn(Seat::new(0));
            return;
        };
        self.top().left &= frame.left - 1;
        self.state.pending = self.state.side(seat).play.and(&content().solstices);
        self.state.frames.push(Frame::new(native::SOLSTICE, seat));
    }

    pub fn begin_turn(&mut self, seat: Seat) {
        self.state.frames = crate::state::Frames::EMPTY;
        self.state.frames.push(Frame::new(native::TURN, seat));
        (self.state.turn, self.state.acted) = (seat, false);
        self.all(|| Event::Turn { seat });
    }

    /// Takes a card of the nation deck or offers a development, when a deck ran out.
    fn renew(&mut self, frame: Frame) -> Flow {
        let who = frame.who;
        let side = self.state.side(who);
        if side.empire {
            let mut choices = Choices::new();
            can::choose(self.state, &frame, Act::Develop { free: false }, &mut choices);
            if !side.development_spent && side.exhausts > 0 && !choices.is_empty() {
                return Flow::Ask;
            }
            self.skip(0);
            return Flow::On;
        }
        let left = side.nation_len() > 0 || side.accession != NONE;
        let takes = !side.nation_spent && side.exhausts > 0 && left;
        self.skip(0);
        if takes {
            let side = self.state.side_mut(who);
            side.nation_spent = true;
            side.exhausts -= 1;
            let total = side.exhausts;
            self.all(|| Event::Exhausts { seat: who, total });
            self.advance_nation(who);
        }
        Flow::On
    }

    /// Puts the top card of the nation deck into the discard pile.
    fn advance_nation(&mut self, seat: Seat) {
        let (card, accession) = match self.nation_card(seat) {
            Some(card) => (card, false),
            None => {
                let accession = std::mem::replace(&mut self.state.side_mut(seat).accession, NONE);
                if accession == NONE {
                    return;
                }
                (Card(accession), true)
            }
        };
        self.saw(Trace::Revealed);
        self.put(seat, card, Zone::Nation, Zone::Discard);
        if accession {
            let side = self.state.side_mut(seat);
            if !content().nations[side.nation as usize].stays_barbarian {
                side.empire = true;
                self.all(|| Event::Empire { seat });
            }
        }
        if let Some(program) = &card.design().gained {
            self.state.frames.push(Frame { card: card.0, ..Frame::new(program.start, seat) });
        }
    }

    /// Takes the top card of the nation deck above the last one.
    fn nation_card(&mut self, seat: Seat) -> Option<Card> {
        let side = self.state.side_mut(seat);
        if side.nation_top != NONE {
            side.nation_public = false;
            return Some(Card(std::mem::replace(&mut side.nation_top, NONE)));
        }
        if !side.nation_deck.is_empty() {
            self.trace = Trace::Random;
            return Some(self.state.side_mut(seat).nation_deck.draw(self.luck));
        }
        (!side.bottom.is_empty()).then(|| side.bottom.remove(0))
    }

    /// What a card does when it has been played: it goes to the discard pile unless it stays or went elsewhere, and
    /// others react to it.
    fn after(&mut self, frame: Frame) {
        self.skip(0);
        let Some(card) = frame.card() else { return };
        let (who, design) = (frame.who, card.design());
        if frame.flags & flag::MOVED == 0 && !design.pinned {
            self.state.side_mut(who).table.take(card);
            self.put(who, card, Zone::Play, Zone::Discard);
        }
        if design.attack {
            self.fire(who, When::PlaysAttack, 0);
        }
        if design.suits & suit::REGION != 0 {
            self.fire(who, When::PlaysRegion, 0);
            if frame.flags & flag::FROM_DISCARD != 0 {
                self.fire(who, When::PlaysDiscardedRegion, 0);
            }
        }
    }

    /// Everything of a seat that waits for this does it, or is offered to.
    fn fire(&mut self, seat: Seat, when: When, done: u8) {
        let side = self.state.side(seat);
        let mask = &content().reacting[when as usize];
        // Cards are exhausted in an activation of one's own, unless an attack is avoided.
        let activating = self.state.frames.all().first().is_some_and(|frame| frame.pc == native::TURN);
        let own_turn = (seat == self.state.turn && activating) || when == When::Attacked;
        let power = (side.power, NONE);
        let cards = side.play.and(mask).bits().map(|bit| (Card::of(bit), bit));
        for (card, at) in cards.chain([power]) {
            for reaction in card.design().reactions.iter().filter(|reaction| reaction.when == when) {
                if !reaction.exhaust || own_turn {
                    let frame = Frame::new(reaction.program.start, seat);
                    self.state.frames.push(Frame { card: card.0, at, done, ..frame });
                }
            }
        }
    }

    // Cards that move

    /// Takes a card out of a place that is not the market.
    fn leave(&mut self, seat: Seat, zone: Zone, card: Card, copy: u8) -> Cards {
        match zone {
            Zone::Hand => {
                if self.state.side_mut(seat).leave_hand(card, true) {
                    self.saw(Trace::Revealed);
                }
            }
            Zone::Discard => self.state.side_mut(seat).discard.take(card),
            Zone::History => self.state.side_mut(seat).history.take(card),
            Zone::Development => self.state.side_mut(seat).developments.take(card),
            Zone::Exile => self.state.exile.take(card),
            Zone::Play => return self.state.leave_play(seat, card.first() + copy),
            _ => unreachable!("nothing is taken out of {zone:?} this way"),
        }
        Cards::NONE
    }

    /// Puts a card somewhere for all to see, after it has left its place.
    fn put(&mut self, seat: Seat, card: Card, from: Zone, to: Zone) {
        let mut to = to;
        if to == Zone::History && self.state.side(seat).modified(|m| m.no_history) {
            to = Zone::Discard;
        }
        let side = self.state.side_mut(seat);
        match to {
            Zone::Hand => side.take_shown(card),
            Zone::Discard => side.discard.add(card),
            Zone::History => side.history.add(card),
            Zone::Top => side.stack(card, true),
            Zone::Exile => self.state.exile.add(card),
            _ => unreachable!("nothing is put into {to:?} this way"),
        }
        self.state.shown.set(card.first());
        self.all(|| Event::Moved { seat, card, from, to });
    }

    /// Moves a card from one place to another, what is under it included.
    fn transfer(&mut self, seat: Seat, card: Card, copy: u8, from: Zone, to: Zone, frame: &Frame) {
        if from == Zone::Hand && to == Zone::Top {
            let side = self.state.side_mut(seat);
            side.leave_hand(card, false);
            side.stack(card, false);
            self.tell.tell(Audience::Only(seat), || Event::MovedSecretly { seat, card, from, to });
            self.tell.tell(Audience::Except(seat), || Event::MovedHidden { seat, from, to });
            return;
        }
        if from == Zone::Play && content().rivers.has(card) {
            self.top().flags |= flag::RIVER;
        }
        let under = self.leave(seat, from, card, copy);
        match to {
            Zone::Pile => self.return_unrest(seat, from),
            Zone::Garrison => {
                self.state.side_mut(seat).put_under(card, frame.at);
                self.all(|| Event::Moved { seat, card, from, to });
            }
            _ => self.put(seat, card, from, to),
        }
        for card in under.iter() {
            self.put(seat, card, Zone::Garrison, to);
        }
    }

    fn return_unrest(&mut self, seat: Seat, from: Zone) {
        self.state.pile += 1;
        let pile = self.state.pile;
        self.all(|| Event::Returned { seat, from, pile });
        self.fire(seat, When::ReturnsUnrest, 0);
    }

    /// Takes unrest from the pile. The last one ends the game at once.
    fn take_unrest(&mut self, seat: Seat) {
        self.state.side_mut(seat).take_shown(content().unrest);
        self.state.pile -= 1;
        let pile = self.state.pile;
        self.all(|| Event::Unrest { seat, pile });
        self.collapse();
        self.fire(seat, When::TakesUnrest, 0);
    }

    fn collapse(&mut self) {
        if self.state.pile == 0 && self.state.over == Over::No {
            self.state.over = Over::Collapsed;
            self.all(|| Event::Collapsed);
        }
    }

    fn end_game(&mut self, why: Cause) {
        if self.state.last_round == 0 {
            self.state.last_round = self.state.round + 1;
            let last = self.state.last_round;
            self.all(|| Event::Ending { last, why });
        }
    }

    // Tokens

    fn gain(&mut self, seat: Seat, token: Token, n: u32) {
        if n == 0 {
            return;
        }
        let n = n.min(200) as u8;
        let total = &mut self.state.side_mut(seat).tokens[token as usize];
        *total += u16::from(n);
        let total = *total;
        self.all(|| Event::Gained { seat, token, n, total });
    }

    fn lose(&mut self, seat: Seat, token: Token, n: u8) {
        if n == 0 {
            return;
        }
        let total = &mut self.state.side_mut(seat).tokens[token as usize];
        *total -= u16::from(n);
        let total = *total;
        self.all(|| Event::Paid { seat, token, n, total });
    }

    /// Pays, or asks how.
    fn pay(&mut self, frame: Frame, cost: [u8; 3]) -> Flow {
        let mut ways = self.state.side(frame.who).ways_to_pay(cost);
        let Some((x, y)) = ways.next() else {
            // Only in a world that somebody imagines.
            self.skip(0);
            return Flow::On;
        };
        if ways.next().is_some() {
            return Flow::Ask;
        }
        self.paid(frame.who, cost, x, y);
        Flow::On
    }

    fn paid(&mut self, seat: Seat, cost: [u8; 3], x: u8, y: u8) {
        self.skip(0);
        let [materials, population, progress] = cost;
        self.lose(seat, Token::Materials, materials.saturating_sub(2 * y));
        self.lose(seat, Token::Population, population - x);
        self.lose(seat, Token::Progress, progress + x + y);
    }

    // Decks

    /// Draws one card of those the top frame still has to draw.
    fn draw(&mut self, frame: Frame, able: bool, optional: bool) -> Flow {
        let seat = frame.who;
        if frame.n == 1 {
            self.skip(0);
            return Flow::On;
        }
        let side = self.state.side(seat);
        if side.deck_len() == 0 && (able || frame.flags & flag::RENEWED != 0) {
            self.top().flags &= !(flag::RENEWED | flag::AGREED);
            self.skip(0);
            return Flow::On;
        }
        if optional && frame.flags & flag::AGREED == 0 {
            return Flow::Ask;
        }
        if side.deck_len() == 0 {
            self.top().flags |= flag::RENEWED;
            self.state.frames.push(Frame::new(native::RENEW, seat));
            return Flow::On;
        }
        self.draw_one(seat);
        Flow::On
    }

    fn draw_one(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        let on_top = side.top.len();
        let (card, public) = match side.top.pop() {
            Some(card) => {
                let public = side.top_public >> (on_top - 1) & 1 == 1;
                side.top_public &= !(1 << (on_top - 1));
                (card, public)
            }
            None => {
                self.trace = Trace::Random;
                (self.state.sides[seat.index()].deck.draw(self.luck), false)
            }
        };
        self.saw(Trace::Revealed);
        let side = self.state.side_mut(seat);
        side.hand.add(card);
        if public {
            side.known.add(card);
            self.all(|| Event::Moved { seat, card, from: Zone::Top, to: Zone::Hand });
        } else {
            let (from, to) = (Zone::Top, Zone::Hand);
            self.tell.tell(Audience::Only(seat), || Event::MovedSecretly { seat, card, from, to });
            self.tell.tell(Audience::Except(seat), || Event::MovedHidden { seat, from, to });
        }
        let frame = self.top();
        frame.n -= 1;
        frame.flags &= !(flag::RENEWED | flag::AGREED);
        if let Op::Act { .. } = frame.op() {
            frame.it = [card.0, frame.it[0]];
            frame.flags |= flag::HIDDEN;
        }
    }

    /// The top card of the main deck.
    fn draw_main(&mut self) -> Option<Card> {
        let all = self.state.main_len();
        if all == 0 {
            return None;
        }
        self.trace = Trace::Random;
        let mut roll = self.luck.pick(all);
        let seen = self.state.seen.len();
        let card = if roll < seen {
            let card = self.state.seen.nth(roll);
            self.state.seen.take(card);
            card
        } else {
            roll -= seen;
            let mut pool = 0;
            while roll >= u32::from(self.state.main[pool]) {
                roll -= u32::from(self.state.main[pool]);
                pool += 1;
            }
            let card = self.state.pools[pool].draw(self.luck);
            if self.state.seen.drop(card) {
                // Nobody can tell this copy from the one that is known to be there.
                self.state.pools[pool].add(card);
            } else {
                self.state.main[pool] -= 1;
            }
            card
        };
        Some(card)
    }

    /// Without cards in the main deck the game ends.
    fn check_main(&mut self) {
        if self.state.main_len() == 0 {
            self.end_game(Cause::MainDeck);
        }
    }

    /// A face-down card of a small deck.
    fn draw_small(&mut self, deck: usize) -> Option<Card> {
        let left = self.state.decks[deck].checked_sub(1)?;
        self.state.decks[deck] = left;
        self.trace = Trace::Random;
        Some(self.state.pools[deck].draw(self.luck))
    }

    // The market

    /// Fills an empty place of the market.
    pub fn refill(&mut self, at: usize) {
        let small = can::deck_of(at).and_then(|deck| self.draw_small(deck));
        let from = if small.is_some() { Zone::Deck } else { Zone::Market };
        let Some(card) = small.or_else(|| self.draw_main()) else { return };
        self.lay_out(at, card, [0; 3], from);
        self.check_main();
    }

    fn lay_out(&mut self, at: usize, card: Card, tokens: [u8; 3], from: Zone) {
        let unrest = card.design().brings_unrest() && self.state.pile > 0;
        self.state.market[at] = Slot { card: card.0, tokens, unrest };
        if unrest {
            self.state.pile -= 1;
        }
        let pile = self.state.pile;
        self.all(|| Event::Market { card, from, slot: at as u8, unrest, pile });
        self.collapse();
    }

    /// Takes a card out of the market, refilling it, and tells of what lay on it.
    fn take_market(&mut self, seat: Seat, at: usize, with_unrest: bool) {
        let slot = std::mem::replace(&mut self.state.market[at], Slot::EMPTY);
        let Some(card) = slot.card() else { return };
        self.put(seat, card, Zone::Market, Zone::Hand);
        for token in Token::ALL {
            self.gain(seat, token, u32::from(slot.tokens[token as usize]));
        }
        if slot.tokens[0] > 0 {
            self.fire(seat, When::GainsMaterials, slot.tokens[0]);
        }
        self.gained(seat, card);
        if slot.unrest && !with_unrest {
            self.give_back(seat);
        }
        if slot.unrest && with_unrest {
            // It is taken from under the card, not from the pile.
            self.state.pile += 1;
            self.take_unrest(seat);
        }
        if self.state.over == Over::No {
            self.refill(at);
        }
    }

    /// Unrest under a card of the market goes back to the pile; nobody returns it.
    fn give_back(&mut self, seat: Seat) {
        self.state.pile += 1;
        let pile = self.state.pile;
        self.all(|| Event::Returned { seat, from: Zone::Market, pile });
    }

    fn gained(&mut self, seat: Seat, card: Card) {
        self.remember(card);
        if card.design().suits & suit::UNCIVILISED != 0 {
            self.fire(seat, When::GainsUncivilised, 0);
        }
    }

    /// The effect that is under way will speak of this card as `it`.
    fn remember(&mut self, card: Card) {
        // Reactions may have been pushed above the frame that gained the card.
        let depth = self.state.frames.len();
        let at = (0..depth).rev().find(|&at| self.state.frames.all()[at].flags & flag::REMEMBERS != 0);
        if let Some(at) = at {
            let frame = &mut self.state.frames.all_mut()[at];
            frame.it[0] = card.0;
            frame.flags &= !flag::REMEMBERS;
        }
    }

    fn break_through(&mut self, seat: Seat, suit: usize) {
        if suit < 3
            && let Some(card) = self.draw_small(suit)
        {
            let side = self.state.side_mut(seat);
            side.hand.add(card);
            side.secret.add(card);
            let (from, to) = (Zone::Deck, Zone::Hand);
            self.tell.tell(Audience::Only(seat), || Event::MovedSecretly { seat, card, from, to });
            self.tell.tell(Audience::Except(seat), || Event::MovedHidden { seat, from, to });
            self.gained(seat, card);
            return;
        }
        let mut shown = Cards::NONE;
        let found = loop {
            let Some(card) = self.draw_main() else { break None };
            if card.design().suits >> suit & 1 == 1 {
                break Some(card);
            }
            shown.add(card);
            self.all(|| Event::Shown { seat, card });
        };
        self.state.seen.join(&shown);
        match found {
            Some(card) => {
                self.put(seat, card, Zone::Deck, Zone::Hand);
                self.gained(seat, card);
            }
            None => self.gain(seat, Token::Progress, 2),
        }
        self.check_main();
    }

    // Fame

    /// Looks at the top of the fame deck. Without cards there the King of Kings is resolved.
    fn look_fame(&mut self, seat: Seat, n: u8) {
        let side = self.state.side(seat);
        let more = side.power.design().modifiers.looks;
        let count = u32::from(n + more).min(self.state.fame_len());
        for _ in 0..count {
            let card = self.fame_card();
            self.state.looked.push(card);
            self.tell.tell(Audience::Only(seat), || Event::Looked { seat, card, at: Zone::Fame });
            self.tell.tell(Audience::Except(seat), || Event::LookedHidden { seat, at: Zone::Fame });
        }
        self.saw(Trace::Revealed);
    }

    fn fame_card(&mut self) -> Card {
        self.saw(Trace::Revealed);
        match self.state.fame_top.pop() {
            Some(card) => {
                self.state.fame_knowers[self.state.fame_top.len()] = 0;
                card
            }
            None => {
                self.trace = Trace::Random;
                self.state.fame -= 1;
                self.state.pools[4].draw(self.luck)
            }
        }
    }

    fn return_fame(&mut self, seat: Seat, card: Card) {
        self.state.fame_knowers[self.state.fame_top.len()] = 1 << seat.index();
        self.state.fame_top.push(card);
        let (from, to) = (Zone::Fame, Zone::Deck);
        self.tell.tell(Audience::Only(seat), || Event::MovedSecretly { seat, card, from, to });
        self.tell.tell(Audience::Except(seat), || Event::MovedHidden { seat, from, to });
    }

    fn take_fame(&mut self, seat: Seat, card: Card) {
        let side = self.state.side_mut(seat);
        side.hand.add(card);
        side.secret.add(card);
        let (from, to) = (Zone::Fame, Zone::Hand);
        self.tell.tell(Audience::Only(seat), || Event::MovedSecretly { seat, card, from, to });
        self.tell.tell(Audience::Except(seat), || Event::MovedHidden { seat, from, to });
    }

    fn king(&mut self, seat: Seat) {
        if self.state.kings >> seat.index() & 1 == 1 {
            return;
        }
        self.state.kings |= 1 << seat.index();
        let card = content().kings[usize::from(self.state.king_flipped)];
        self.state.king_flipped = true;
        self.all(|| Event::King { seat });
        if let Some(program) = &card.design().gained {
            self.state.frames.push(Frame { card: card.0, ..Frame::new(program.start, seat) });
        }
    }

    // Playing

    /// Begins to play a card: from now on it lies on the table, or in play if it is pinned.
    fn play(&mut self, seat: Seat, card: Card, from: Zone, free: bool) {
        let design = card.design();
        self.leave(seat, from, card, 0);
        let side = self.state.side_mut(seat);
        side.waive = false;
        if !free && !design.free {
            side.actions -= 1;
        }
        if design.free {
            side.freed.add(card);
        }
        let at = if design.pinned {
            side.enter(card)
        } else {
            side.table.add(card);
            NONE
        };
        let (total, flags) = (side.actions, if from == Zone::Discard { flag::FROM_DISCARD } else { 0 });
        self.all(|| Event::Played { seat, card, from });
        self.all(|| Event::Actions { seat, total });
        self.state.frames.push(Frame { card: card.0, at, flags, ..Frame::new(native::PLAY, seat) });
    }

    /// The card that is being played goes somewhere by its own effect.
    fn own(&mut self, frame: Frame, to: Zone) {
        let (seat, Some(card)) = (frame.me, frame.card()) else { return };
        if frame.at != NONE {
            let bit = frame.at;
            self.transfer(seat, card, bit - card.first(), Zone::Play, to, &frame);
            return;
        }
        let play = |frame: &&mut Frame| {
            frame.card == card.0 && frame.me == seat && (native::PLAY..native::RENEW).contains(&frame.pc)
        };
        let playing = self.state.frames.all_mut().iter_mut().rev().find(play);
        let Some(playing) = playing.filter(|frame| frame.flags & flag::MOVED == 0) else { return };
        playing.flags |= flag::MOVED;
        self.state.side_mut(seat).table.take(card);
        match to {
            Zone::Pile => self.return_unrest(seat, Zone::Play),
            _ => self.put(seat, card, Zone::Play, to),
        }
    }

    // Instructions

    /// Performs an instruction as far as it needs no answer.
    fn act(&mut self, frame: Frame, act: Act, optional: bool) -> Flow {
        let who = frame.who;
        match adjusted(self.state, &frame, act) {
            Act::Gain { token, n, per } => {
                self.skip(0);
                let count = self.state.count(&frame, per);
                self.gain(who, token, u32::from(n) * count);
                if token == Token::Materials && count > 0 && can::from_river(self.state, &frame, per) {
                    self.fire(who, When::RiverMaterials, 0);
                }
            }
            Act::Actions(n) => {
                self.skip(0);
                let side = self.state.side_mut(who);
                side.actions = side.actions.saturating_add(n);
                let total = side.actions;
                self.all(|| Event::Actions { seat: who, total });
            }
            Act::Pay { cost } => return self.pay(frame, cost),
            Act::Spend(n) => {
                self.skip(0);
                let side = self.state.side_mut(who);
                side.actions = side.actions.saturating_sub(n);
                let total = side.actions;
                self.all(|| Event::Actions { seat: who, total });
            }
            Act::Draw { n, per, able, optional } => {
                if frame.n == 0 {
                    let all = u32::from(n) * self.state.count(&frame, per);
                    self.top().n = all.min(200) as u8 + 1;
                    return Flow::On;
                }
                return self.draw(frame, able, optional);
            }
            Act::Own(to) => {
                self.skip(0);
                self.own(frame, to);
            }
            Act::It(to) => {
                self.skip(0);
                if frame.it[0] != NONE && self.state.side(who).hand.has(Card(frame.it[0])) {
                    self.top().it = [NONE; 2];
                    self.saw(Trace::Revealed);
                    self.transfer(who, Card(frame.it[0]), 0, Zone::Hand, to, &frame);
                }
            }
            Act::TakeUnrest => {
                self.skip(0);
                self.take_unrest(who);
            }
            Act::LookFame(n) => {
                if frame.n == 0 {
                    self.top().n = 1;
                    if self.state.fame_len() == 0 {
                        self.skip(0);
                        self.king(who);
                    } else {
                        self.look_fame(who, n);
                    }
                    self.fire(who, When::LooksFame, 0);
                    return Flow::On;
                }
                return self.asks(frame, act, false);
            }
            Act::TakeFame => {
                self.skip(0);
                if self.state.fame_len() == 0 {
                    self.king(who);
                } else {
                    let card = self.fame_card();
                    self.take_fame(who, card);
                }
            }
            Act::LookNation => {
                self.skip(0);
                self.look_nation(who);
            }
            Act::ShuffleNation => {
                self.skip(0);
                self.shuffle_nation(who);
                self.all(|| Event::NationShuffled { seat: who });
            }
            Act::BuryNation => {
                self.skip(0);
                if let Some(card) = self.nation_card(who) {
                    self.state.side_mut(who).bottom.push(card);
                    let (from, to) = (Zone::Nation, Zone::Nation);
                    self.tell.tell(Audience::Only(who), || Event::MovedSecretly {
                        seat: who,
                        card,
                        from,
                        to,
                    });
                    self.tell.tell(Audience::Except(who), || Event::MovedHidden { seat: who, from, to });
                }
            }
            Act::AdvanceNation => {
                self.skip(0);
                self.advance_nation(who);
            }
            Act::Steal { token, n, from, unrest } => self.steal(frame, token, n, from, unrest),
            Act::PlayIt => {
                self.skip(0);
                let it = frame.it[0];
                if it != NONE
                    && self.state.side(who).hand.has(Card(it))
                    && can::playable(self.state, who, Card(it), true)
                {
                    self.play(who, Card(it), Zone::Hand, true);
                }
            }
            Act::WaiveEmpire => {
                self.skip(0);
                self.state.side_mut(who).waive = true;
                self.all(|| Event::Waived { seat: who });
            }
            Act::EndGame => {
                self.skip(0);
                let king = content().kings.iter().any(|king| king.0 == frame.card);
                self.end_game(if king { Cause::King } else { Cause::Zenith });
            }
            Act::Avoid => {
                self.skip(0);
                self.shield(frame.me);
            }
            Act::AvoidUnless => {
                let attacker = attacker(self.state);
                if can::shielded(self.state, frame.me) {
                    self.skip(0);
                } else if self.state.side(attacker).tokens_of(Token::Progress) > 0 {
                    return Flow::Ask;
                } else {
                    self.skip(0);
                    self.shield(frame.me);
                }
            }
            act @ (Act::Pick(_)
            | Act::Give(_)
            | Act::DiscardDrawn
            | Act::Acquire { .. }
            | Act::BreakThrough { .. }
            | Act::ExileMarket
            | Act::Find(_)
            | Act::Develop { .. }
            | Act::PlayFrom { .. }
            | Act::GarrisonSelf(_)
            | Act::SwapExile
            | Act::SwapNation
            | Act::AddToken { .. }
            | Act::Gamble
            | Act::Treat(_)
            | Act::Refund
            | Act::CopyExhaust) => return self.asks(frame, act, optional),
        }
        Flow::On
    }

    /// Asks which, unless there is nothing to ask.
    fn asks(&mut self, frame: Frame, act: Act, optional: bool) -> Flow {
        let optional = optional || matches!(act, Act::Pick(pick) if pick.optional);
        let mut choices = Choices::new();
        can::choose(self.state, &frame, act, &mut choices);
        // What there is to choose from may be hidden from others.
        self.saw(Trace::Revealed);
        match choices[..] {
            [] => self.skip(0),
            [only] if !optional => self.answer(asked(self.state, &frame), only),
            _ => return Flow::Ask,
        }
        Flow::On
    }

    fn shield(&mut self, seat: Seat) {
        let frames = self.state.frames.all_mut();
        if let Some(attack) = frames.iter_mut().rev().find(|frame| frame.op() == Op::Window) {
            attack.shield |= 1 << seat.index();
            self.all(|| Event::Avoided { seat });
        }
    }

    fn look_nation(&mut self, seat: Seat) {
        let side = self.state.side(seat);
        if side.nation_len() == 0 {
            return;
        }
        if side.nation_top == NONE
            && let Some(card) = self.nation_card(seat)
        {
            self.state.side_mut(seat).nation_top = card.0;
        }
        let card = Card(self.state.side(seat).nation_top);
        self.saw(Trace::Revealed);
        self.tell.tell(Audience::Only(seat), || Event::Looked { seat, card, at: Zone::Nation });
        self.tell.tell(Audience::Except(seat), || Event::LookedHidden { seat, at: Zone::Nation });
    }

    fn shuffle_nation(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        let top = std::mem::replace(&mut side.nation_top, NONE);
        side.nation_public = false;
        if top != NONE {
            side.nation_deck.add(Card(top));
        }
        while let Some(card) = side.bottom.pop() {
            side.nation_deck.add(card);
        }
    }

    fn shuffle_deck(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        while let Some(card) = side.top.pop() {
            side.deck.add(card);
        }
        side.top_public = 0;
    }

    /// Takes tokens from one seat after the other.
    fn steal(&mut self, frame: Frame, token: Token, n: u8, from: Victim, unrest: bool) {
        if frame.n == 0 {
            let others = self.state.others(frame.me) & !frame.shield;
            (self.top().n, self.top().left) = (1, others);
            return;
        }
        let Some(victim) = next_seat(self.state, frame.me, frame.left) else {
            self.skip(0);
            return;
        };
        self.top().left &= !(1 << victim.index());
        let side = self.state.side_mut(victim);
        let robbed = match from {
            Victim::Everyone => true,
            Victim::WithRegion => side.play.meets(&content().regions),
            Victim::Empire => side.empire,
        };
        if !robbed {
            return;
        }
        let taken = u16::from(n).min(side.tokens[token as usize]);
        side.tokens[token as usize] -= taken;
        let left = side.tokens[token as usize];
        let seat = frame.me;
        let mine = self.state.side_mut(seat);
        mine.tokens[token as usize] += taken;
        let total = mine.tokens[token as usize];
        if taken > 0 {
            self.all(|| Event::Stole { seat, from: victim, token, n: taken as u8, total, left });
        }
        if unrest && taken < u16::from(n) {
            self.take_unrest(victim);
        }
    }

    // Answers

    /// Gives an answer to the top frame.
    fn answer(&mut self, seat: Seat, action: Action) {
        let frame = *self.state.frames.top();
        match frame.op() {
            Op::Turn => self.take_turn(seat, action),
            Op::Tokens => {
                let Action::Pick(_, _, at) = action else { return self.skip(0) };
                self.skip(0);
                let adds = self.state.side(seat).power.design().modifiers.adds;
                let (token, n) = adds.unwrap_or((Token::Progress, 1));
                self.add_tokens(seat, at as usize, token, n);
            }
            Op::Tidy => match action {
                Action::Pick(_, card, _) => {
                    self.leave(seat, Zone::Hand, card, 0);
                    self.put(seat, card, Zone::Hand, Zone::Discard);
                    self.top().it[1] = card.first();
                }
                _ => {
                    self.top().it[1] = NONE;
                    self.all(|| Event::Declined { seat });
                    self.skip(0);
                }
            },
            Op::May { len } => match action {
                Action::Yes => {
                    self.all(|| Event::Agreed { seat });
                    self.skip(0);
                }
                _ => {
                    self.all(|| Event::Declined { seat });
                    self.skip(len);
                }
            },
            Op::Choose { ways, len } => match action {
                Action::Way(way) => {
                    self.all(|| Event::Chose { seat, way: way + 1 });
                    let look = Look::new(self.state, frame);
                    let found = look.ways(frame.pc + 1, ways).find(|&(number, ..)| number == way);
                    if let Some((_, from, _)) = found {
                        (self.top().pc, self.top().n) = (from, 0);
                    }
                }
                _ => {
                    self.all(|| Event::Declined { seat });
                    self.skip(len);
                }
            },
            Op::React => match action {
                Action::Yes => {
                    self.skip(0);
                    self.exhaust(seat, Card(frame.card), frame.at);
                }
                _ => {
                    self.all(|| Event::Declined { seat });
                    self.state.frames.pop();
                }
            },
            Op::Renew => {
                self.skip(0);
                match action {
                    Action::Pick(_, card, _) => {
                        let side = self.state.side_mut(seat);
                        side.development_spent = true;
                        side.exhausts -= 1;
                        let total = side.exhausts;
                        self.all(|| Event::Exhausts { seat, total });
                        self.develop(seat, card, false);
                    }
                    _ => self.all(|| Event::Declined { seat }),
                }
            }
            Op::Solstice => {
                if let Action::Pick(_, card, _) = action {
                    let bits = self.state.pending.bits();
                    if let Some(bit) = bits.into_iter().find(|&bit| Card::of(bit) == card) {
                        self.solstice(seat, bit);
                    }
                } else {
                    self.state.pending = Cards::NONE;
                }
            }
            Op::PayFor => {
                let cost = frame.card().and_then(|card| card.design().cost).unwrap_or_default();
                if let Action::Pay(x, y) = action {
                    self.paid(seat, cost, x, y);
                }
            }
            Op::FameOrder => {
                if let Action::Pick(_, card, _) = action
                    && let Some(at) = self.state.looked.position(card)
                {
                    self.state.looked.remove(at);
                    self.return_fame(seat, card);
                }
            }
            Op::Act { act, .. } => self.answer_act(frame, adjusted(self.state, &frame, act), seat, action),
            _ => unreachable!("nobody is asked by {:?}", frame.op()),
        }
    }

    fn take_turn(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play(card) => {
                self.state.acted = true;
                self.play(seat, card, Zone::Hand, false);
            }
            Action::Exhaust(card, copy) => {
                self.state.acted = true;
                let power = card == self.state.side(seat).power;
                let at = if power { NONE } else { card.first() + copy };
                self.exhaust(seat, card, at);
                if let Some(program) = &card.design().exhaust {
                    self.state.frames.push(Frame { card: card.0, at, ..Frame::new(program.start, seat) });
                }
            }
            Action::Innovate => {
                self.skip(0);
                self.all(|| Event::Innovated { seat });
                self.state.frames.push(Frame::new(native::INNOVATE, seat));
            }
            Action::Revolt => {
                self.skip(0);
                self.all(|| Event::Revolted { seat });
                self.state.frames.push(Frame::new(native::REVOLT, seat));
            }
            _ => {
                self.all(|| Event::Declined { seat });
                self.skip(0);
            }
        }
    }

    /// Puts an exhaust token on a card in play, or on the power card.
    fn exhaust(&mut self, seat: Seat, card: Card, at: Bit) {
        let side = self.state.side_mut(seat);
        side.exhausts -= 1;
        if at == NONE {
            side.power_spent = true;
        } else {
            side.spent.set(at);
        }
        let total = side.exhausts;
        self.all(|| Event::Exhausted { seat, card });
        self.all(|| Event::Exhausts { seat, total });
    }

    fn add_tokens(&mut self, seat: Seat, at: usize, token: Token, n: u8) {
        let slot = &mut self.state.market[at];
        slot.tokens[token as usize] = slot.tokens[token as usize].saturating_add(n);
        if let Some(card) = slot.card() {
            self.all(|| Event::Token { seat, card, slot: at as u8, token, n });
        }
    }

    fn develop(&mut self, seat: Seat, card: Card, free: bool) {
        self.leave(seat, Zone::Development, card, 0);
        self.put(seat, card, Zone::Development, Zone::Discard);
        if self.state.side(seat).developments.is_empty() {
            self.end_game(Cause::Developments);
        }
        if !free {
            self.state.frames.push(Frame { card: card.0, ..Frame::new(native::PAY_FOR, seat) });
        }
    }

    fn answer_act(&mut self, frame: Frame, act: Act, seat: Seat, action: Action) {
        if action == Action::Done {
            self.all(|| Event::Declined { seat });
            if act == Act::AvoidUnless {
                self.shield(frame.me);
            }
            self.skip(0);
            return;
        }
        match (act, action) {
            (Act::Pay { cost }, Action::Pay(x, y)) => self.paid(seat, cost, x, y),
            (Act::Draw { .. }, _) => {
                self.all(|| Event::Agreed { seat });
                self.top().flags |= flag::AGREED;
            }
            (Act::Pick(pick), Action::Pick(from, card, copy)) => {
                let top = self.top();
                if top.n == 0 {
                    top.n = pick.n + 1;
                    top.it[1] = NONE;
                }
                top.n -= 1;
                top.done += 1;
                // Others may know which card was picked last, unless it is put away in secret.
                top.it[1] = if pick.to == Zone::Top { NONE } else { card.first() };
                if top.n == 1 {
                    top.it[1] = NONE;
                    self.skip(0);
                }
                self.transfer(seat, card, copy, from, pick.to, &frame);
            }
            (Act::Give(_), Action::Pick(from, card, _)) => {
                self.skip(0);
                self.leave(seat, from, card, 0);
                self.state.side_mut(frame.who).take_shown(card);
                self.all(|| Event::Gave { seat, to: frame.who, card });
            }
            (Act::DiscardDrawn, Action::Pick(_, card, _)) => {
                self.skip(0);
                self.top().it = [NONE; 2];
                // Even of a known card others did not know that it was drawn just now.
                self.saw(Trace::Revealed);
                self.transfer(seat, card, 0, Zone::Hand, Zone::Discard, &frame);
            }
            (Act::Acquire { .. }, Action::Pick(from, card, at)) => {
                self.skip(0);
                self.top().flags |= flag::REMEMBERS;
                if from == Zone::Market {
                    self.take_market(seat, at as usize, true);
                } else {
                    self.state.exile.take(card);
                    self.put(seat, card, Zone::Exile, Zone::Hand);
                    self.gained(seat, card);
                    if card.design().suits & suit::REGION != 0 {
                        self.fire(seat, When::GainsExiledRegion, 0);
                    }
                    if card.design().brings_unrest() {
                        self.take_unrest(seat);
                    }
                }
            }
            (Act::BreakThrough { .. }, Action::Pick(_, _, at)) => {
                self.skip(0);
                self.take_market(seat, at as usize, false);
            }
            (Act::BreakThrough { .. }, Action::Suit(suit)) => {
                self.skip(0);
                self.all(|| Event::Suit { seat, suit });
                self.break_through(seat, suit as usize);
            }
            (Act::ExileMarket, Action::Pick(_, card, at)) => {
                self.skip(0);
                let slot = std::mem::replace(&mut self.state.market[at as usize], Slot::EMPTY);
                self.put(seat, card, Zone::Market, Zone::Exile);
                if slot.unrest {
                    self.give_back(seat);
                }
                self.refill(at as usize);
            }
            (Act::LookFame(_), Action::Pick(_, card, _)) => {
                self.skip(0);
                if let Some(at) = self.state.looked.position(card) {
                    self.state.looked.remove(at);
                }
                self.take_fame(seat, card);
                if !self.state.looked.is_empty() {
                    self.state
                        .frames
                        .push(Frame { card: frame.card, ..Frame::new(native::FAME_ORDER, seat) });
                }
            }
            (Act::Find(_), Action::Pick(from, card, _)) => {
                self.skip(0);
                self.find(seat, from, card);
            }
            (Act::Develop { free }, Action::Pick(_, card, _)) => {
                self.skip(0);
                self.develop(seat, card, free);
            }
            (Act::PlayFrom { zone, .. }, Action::Pick(_, card, _)) => {
                self.skip(0);
                if zone == Zone::Discard {
                    let side = self.state.side_mut(seat);
                    side.actions = side.actions.saturating_sub(1);
                }
                self.play(seat, card, zone, true);
            }
            (Act::GarrisonSelf(_), Action::Pick(_, region, copy)) => {
                self.skip(0);
                self.garrison_self(frame, region, copy);
            }
            (Act::SwapExile, Action::Pick(Zone::Market, card, slot)) => {
                self.top().it[0] = slot;
                self.all(|| Event::Picked { seat, card, slot });
            }
            (Act::SwapExile, Action::Pick(_, card, _)) => {
                self.skip(0);
                self.top().it[0] = NONE;
                self.swap_exile(seat, frame.it[0] as usize, card);
            }
            (Act::SwapNation, Action::Pick(_, card, _)) => {
                self.skip(0);
                self.leave(seat, Zone::Hand, card, 0);
                if let Some(top) = self.nation_card(seat) {
                    self.saw(Trace::Revealed);
                    self.put(seat, top, Zone::Nation, Zone::Hand);
                }
                let side = self.state.side_mut(seat);
                (side.nation_top, side.nation_public) = (card.0, true);
                self.all(|| Event::Moved { seat, card, from: Zone::Hand, to: Zone::Nation });
            }
            (Act::AddToken { token, n }, Action::Pick(_, _, at)) => {
                self.skip(0);
                self.add_tokens(seat, at as usize, token, n);
            }
            (Act::Gamble, Action::Suit(suit)) => {
                self.skip(0);
                self.all(|| Event::Suit { seat, suit });
                if let Some(card) = self.draw_main() {
                    let won = card.design().suits >> suit & 1 == 1;
                    self.put(seat, card, Zone::Deck, if won { Zone::Hand } else { Zone::Exile });
                }
                self.check_main();
            }
            (Act::Treat(_), Action::Pick(_, card, copy)) => {
                self.skip(0);
                let side = self.state.side_mut(seat);
                side.treated[1] = card.first() + copy;
                side.treated.sort_unstable();
                self.all(|| Event::Treated { seat, card });
            }
            (Act::Refund, Action::Pick(from, card, copy)) => {
                self.skip(0);
                let side = self.state.side_mut(seat);
                match from {
                    Zone::Nation => side.nation_spent = false,
                    Zone::Development => side.development_spent = false,
                    _ if card == side.power => side.power_spent = false,
                    _ => side.spent.clear(card.first() + copy),
                }
                side.exhausts += 1;
                let total = side.exhausts;
                self.all(|| Event::Refreshed { seat, card, at: from });
                self.all(|| Event::Exhausts { seat, total });
            }
            (Act::CopyExhaust, Action::Pick(_, card, _)) => {
                self.skip(0);
                self.all(|| Event::Exhausted { seat, card });
                if let Some(program) = &card.design().exhaust {
                    let frame = Frame { pc: program.start, n: 0, left: 0, done: 0, it: [NONE; 2], ..frame };
                    self.state.frames.push(frame);
                }
            }
            (Act::AvoidUnless, _) => {
                self.skip(0);
                self.lose(seat, Token::Progress, 1);
                self.gain(frame.me, Token::Progress, 1);
            }
            _ => unreachable!("{action} does not answer {act:?}"),
        }
    }

    fn find(&mut self, seat: Seat, from: Zone, card: Card) {
        match from {
            Zone::Hand => {
                let side = self.state.side_mut(seat);
                if side.leave_hand(card, true) {
                    self.saw(Trace::Revealed);
                }
                self.put(seat, card, Zone::Hand, Zone::Hand);
            }
            Zone::Discard => {
                self.state.side_mut(seat).discard.take(card);
                self.put(seat, card, Zone::Discard, Zone::Hand);
            }
            Zone::Top => {
                self.shuffle_deck(seat);
                let side = self.state.side_mut(seat);
                side.deck.take(card);
                self.saw(Trace::Revealed);
                self.put(seat, card, Zone::Top, Zone::Hand);
                let side = self.state.side_mut(seat);
                // If it was a secret one, it is none any more.
                if side.secret.count(card)
                    > side.hand.count(card) - side.known.count(card) + side.deck.count(card)
                {
                    side.secret.take(card);
                }
            }
            _ => {
                self.shuffle_deck(seat);
                self.shuffle_nation(seat);
                self.state.side_mut(seat).nation_deck.take(card);
                self.saw(Trace::Revealed);
                self.put(seat, card, Zone::Nation, Zone::Hand);
                self.all(|| Event::NationShuffled { seat });
            }
        }
    }

    fn garrison_self(&mut self, frame: Frame, region: Card, copy: u8) {
        let (seat, Some(card)) = (frame.me, frame.card()) else { return };
        let host = region.first() + copy;
        let play = |frame: &&mut Frame| {
            frame.card == card.0 && frame.me == seat && (native::PLAY..native::RENEW).contains(&frame.pc)
        };
        let Some(playing) = self.state.frames.all_mut().iter_mut().rev().find(play) else { return };
        playing.flags |= flag::MOVED;
        let side = self.state.side_mut(seat);
        side.table.take(card);
        side.put_under(card, host);
        self.all(|| Event::Moved { seat, card, from: Zone::Play, to: Zone::Garrison });
        if let Some(program) = &region.design().play {
            self.state.frames.push(Frame { card: region.0, at: host, ..Frame::new(program.start, seat) });
        }
    }

    /// Exchanges a card of the market for an exiled one; tokens stay.
    fn swap_exile(&mut self, seat: Seat, at: usize, card: Card) {
        let slot = std::mem::replace(&mut self.state.market[at], Slot::EMPTY);
        if let Some(old) = slot.card() {
            self.put(seat, old, Zone::Market, Zone::Exile);
        }
        if slot.unrest {
            self.give_back(seat);
        }
        self.state.exile.take(card);
        self.lay_out(at, card, slot.tokens, Zone::Exile);
    }
}

/// Whose attack is being avoided.
fn attacker(state: &State) -> Seat {
    let attack = state.frames.all().iter().rev().find(|frame| frame.op() == Op::Window);
    attack.map_or(state.turn, |frame| frame.me)
}

/// Who is asked by a frame.
pub(crate) fn asked(state: &State, frame: &Frame) -> Seat {
    match frame.op() {
        Op::Act { act: Act::Give(_), .. } => frame.me,
        Op::Act { act: Act::AvoidUnless, .. } => attacker(state),
        _ => frame.who,
    }
}

/// The next of these seats clockwise, beginning with the seat itself.
fn next_seat(state: &State, from: Seat, left: u8) -> Option<Seat> {
    from.round(state.seats()).find(|seat| left >> seat.index() & 1 == 1)
}

/// Everything that may be answered to the top frame, in no order.
pub(crate) fn answers(state: &State, frame: &Frame, into: &mut Choices) {
    let side = state.side(frame.who);
    match frame.op() {
        Op::Turn => can::turn(state, frame.who, into),
        Op::Tokens => {
            for (at, slot) in state.market.iter().enumerate() {
                into.extend(slot.card().map(|card| Action::Pick(Zone::Market, card, at as u8)));
            }
        }
        Op::Tidy => {
            let least = if frame.it[1] == NONE { 0 } else { frame.it[1] };
            let kinds = side.hand.kinds().filter(|card| card.first() >= least);
            into.extend(kinds.map(|card| Action::Pick(Zone::Hand, card, 0)));
            into.push(Action::Done);
        }
        Op::May { len } => {
            if Look::new(state, *frame).feasible(frame.pc + 1, frame.pc + 1 + u16::from(len)) {
                into.push(Action::Yes);
            }
            into.push(Action::Done);
        }
        Op::Choose { ways, .. } => {
            let look = Look::new(state, *frame);
            for (way, from, to) in look.ways(frame.pc + 1, ways) {
                if look.choosable(from, to) {
                    into.push(Action::Way(way));
                }
            }
        }
        Op::React => {
            if Look::new(state, *frame).feasible(frame.pc + 1, u16::MAX) {
                into.push(Action::Yes);
            }
            into.push(Action::Done);
        }
        Op::Renew => {
            can::choose(state, frame, Act::Develop { free: false }, into);
            into.push(Action::Done);
        }
        Op::Solstice => {
            for card in state.pending.kinds() {
                into.push(Action::Pick(Zone::Play, card, 0));
            }
        }
        Op::PayFor => {
            let cost = frame.card().and_then(|card| card.design().cost).unwrap_or_default();
            into.extend(side.ways_to_pay(cost).map(|(x, y)| Action::Pay(x, y)));
        }
        Op::FameOrder => can::choose(state, frame, Act::LookFame(0), into),
        Op::Act { act, optional, .. } => {
            let act = adjusted(state, frame, act);
            match act {
                Act::Draw { .. } => into.extend([Action::Yes, Action::Done]),
                Act::AvoidUnless => into.extend([Action::Yes, Action::Done]),
                _ => {
                    can::choose(state, frame, act, into);
                    if optional || matches!(act, Act::Pick(pick) if pick.optional) {
                        into.push(Action::Done);
                    }
                }
            }
        }
        _ => {}
    }
    // In a world that somebody imagines there may be nothing to choose from.
    if into.is_empty() {
        into.push(Action::Done);
    }
}
