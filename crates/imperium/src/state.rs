mod frames;
mod list;

pub(crate) use frames::{Frame, Frames, flag};
use kernel::Seat;
pub(crate) use list::List;
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::bot::Rival;
use crate::card::Card;
use crate::choose::Choosing;
use crate::content::{Modifiers, content};
use crate::deal::{Key, deal};
use crate::program::{Cond, Count, Filter, Icon, Pick, Token, Under, suit};
use crate::run::asked;
use crate::set::{Bit, Cards, NONE};

/// One position: plain data without pointers.
///
/// Unseen cards are in `pools`, one for each kind of deck. No seat knows which of them lie in a small deck and which in
/// the main deck, so only numbers are kept. `seen` are cards that all seats know to be in the main deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) seats: u8,
    /// Which cards there are, and so which bits they have.
    pub(crate) cards: Key,
    pub(crate) round: u16,
    pub(crate) turn: Seat,
    /// Whether a card was played or exhausted in this turn, so that it is an activation.
    pub(crate) acted: bool,
    pub(crate) frames: Frames,
    pub(crate) sides: [Side; 4],
    /// The card in play that each garrisoned card lies under: for each card its copies of the first seat, then those of
    /// the next, so that all seats share the room that one needs.
    #[serde(with = "BigArray")]
    pub(crate) host: [Bit; 256],
    /// Uncivilised, civilised, region, and two places filled from the main deck.
    pub(crate) market: [Slot; 5],
    /// Uncivilised, civilised, region, tributary, fame.
    pub(crate) pools: [Cards; 5],
    /// Cards in the three small decks, in the order of `pools`.
    pub(crate) decks: [u8; 3],
    /// Cards in the main deck that no seat has seen, by pool.
    pub(crate) main: [u8; 4],
    pub(crate) seen: Cards,
    /// Cards in the fame deck below those that a seat knows.
    pub(crate) fame: u8,
    pub(crate) fame_top: List<8>,
    /// Who knows each of them: a bit for each seat.
    pub(crate) fame_knowers: [u8; 8],
    /// Fame that the seat of the top frame is looking at; never while all act at once.
    pub(crate) looked: List<4>,
    pub(crate) exile: Cards,
    /// Unrest in its pile.
    pub(crate) pile: u8,
    /// Who has resolved the King of Kings: a bit for each seat.
    pub(crate) kings: u8,
    pub(crate) king_flipped: bool,
    /// After this round points are counted; 0 while nothing has ended the game.
    pub(crate) last_round: u16,
    pub(crate) over: Over,
    pub(crate) rival: Rival,
    pub(crate) choosing: Choosing,
}

/// Whether and how the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Over {
    /// It goes on.
    No,
    /// Points decide.
    Scored,
    /// The unrest ran out.
    Collapsed,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Side {
    pub nation: u8,
    pub power: Card,
    pub power_spent: bool,
    pub empire: bool,
    pub hand: Cards,
    /// The part of the hand that all seats know.
    pub known: Cards,
    /// Cards that came from a face-down deck and that no other seat has seen: in hand or deck, or put away from hand.
    pub secret: Cards,
    /// The deck below `top`.
    pub deck: Cards,
    /// Cards whose place on the deck its owner knows; the last one is on top.
    pub top: List<16>,
    /// Which of them all seats know: a bit each.
    pub top_public: u16,
    pub discard: Cards,
    pub history: Cards,
    /// The part of the history that all seats saw going there.
    pub history_known: Cards,
    pub developments: Cards,
    pub play: Cards,
    /// Cards in play with an exhaust token.
    pub spent: Cards,
    /// Cards under others; [`State::host`] tells under which.
    pub garrison: Cards,
    /// Cards that are being played.
    pub table: Cards,
    /// The nation deck between what its owner knows of its top and of its bottom.
    pub nation_deck: Cards,
    /// Its top card if a seat has looked, else [`NONE`].
    pub nation_top: Bit,
    /// Whether a card from hand came here unseen, so that others no longer know which cards are here.
    pub nation_mixed: bool,
    /// Cards put to the bottom; the first one comes first.
    pub bottom: List<14>,
    /// The last card of the nation deck, face up, or [`NONE`].
    pub accession: Bit,
    pub tokens: [u16; 3],
    pub actions: u8,
    pub exhausts: u8,
    pub nation_spent: bool,
    pub development_spent: bool,
    /// Cards played without an action in this turn.
    pub freed: Cards,
    /// Cards in play of which one fertile symbol, or one river, counts as three productions in this turn.
    pub treated: [[Bit; 2]; 2],
    /// The next card may have the symbol of the empire.
    pub waive: bool,
    /// Cards in play whose solstice is still to come.
    pub pending: Cards,
    /// Whether the solstice of the power card is still to come.
    pub power_pending: bool,
    /// Progress on a card in play, and the lowest bit of that card.
    pub stored: u8,
    pub stored_on: Bit,
    /// Whether a card was sunk by what is going on.
    pub sunk: bool,
    /// Cards that all seats saw move at its last answer, if no other seat answered since or all act at once. Piles do not
    /// show it if they were shuffled since.
    pub shown: Cards,
    /// What all seats know of that answer, as a number: yes, no, a way or a suit.
    pub answered: u8,
}

/// A place of the market.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Slot {
    /// The lowest bit of the card, or [`NONE`].
    pub card: Bit,
    pub tokens: [u8; 3],
    pub unrest: bool,
}

impl Slot {
    pub const EMPTY: Slot = Slot { card: NONE, tokens: [0; 3], unrest: false };

    pub fn card(&self) -> Option<Card> {
        (self.card != NONE).then(|| Card::of(self.card))
    }

    /// A card on which tokens lie stays.
    pub fn exilable(&self) -> bool {
        self.card != NONE && self.tokens == [0; 3]
    }
}

impl Side {
    pub fn tokens_of(&self, token: Token) -> u16 {
        self.tokens[token as usize]
    }

    pub fn deck_len(&self) -> u32 {
        self.deck.len() + self.top.len() as u32
    }

    /// Cards of the nation deck above the last one.
    pub fn nation_len(&self) -> u32 {
        self.nation_deck.len() + u32::from(self.nation_top != NONE) + self.bottom.len() as u32
    }

    /// The deck with what its owner knows of its top.
    pub fn whole_deck(&self) -> Cards {
        let mut deck = self.deck;
        self.top.iter().for_each(|card| deck.add(card));
        deck
    }

    /// The nation deck with what its owner knows of it, but for the last card.
    pub fn whole_nation(&self) -> Cards {
        let mut nation = self.nation_deck;
        self.bottom.iter().for_each(|card| nation.add(card));
        if self.nation_top != NONE {
            nation.add(Card::of(self.nation_top));
        }
        nation
    }

    /// Puts a card on top of the deck.
    pub fn stack(&mut self, card: Card, public: bool) {
        if self.top.is_full() {
            let lowest = self.top.remove(0);
            self.deck.add(lowest);
            self.top_public >>= 1;
        }
        self.top_public |= u16::from(public) << self.top.len();
        self.top.push(card);
    }

    /// Copies of a card on the deck that only the owner knows.
    fn hidden_on_top(&self, card: Card) -> u8 {
        let on_top = (0..).zip(self.top.iter());
        on_top.filter(|&(at, other)| other == card && self.top_public >> at & 1 == 0).count() as u8
    }

    /// Takes a card out of the hand, `shown` to others or not. Returns whether others learned of a card they had not known.
    pub fn leave_hand(&mut self, card: Card, shown: bool) -> bool {
        self.hand.take(card);
        if !shown {
            // From now on any known card may be the one that left.
            self.known = Cards::NONE;
            return false;
        }
        let known = self.known.drop(card);
        self.disclose(card);
        !known
    }

    /// Takes a card out of the history, shown to others. Returns whether they learned of a card they had not known.
    pub fn leave_history(&mut self, card: Card) -> bool {
        self.history.take(card);
        let known = self.history_known.drop(card);
        self.disclose(card);
        !known
    }

    /// Copies of a card whose place others do not know.
    fn hidden(&self, card: Card) -> u8 {
        let in_hand = self.hand.count(card) - self.known.count(card);
        let in_history = self.history.count(card) - self.history_known.count(card);
        let in_nation = if self.nation_mixed { self.whole_nation().count(card) } else { 0 };
        in_hand + in_history + in_nation + self.hidden_on_top(card) + self.deck.count(card)
    }

    /// Others have seen a copy of a card leave its place: if it was a secret one, it is no longer.
    pub fn disclose(&mut self, card: Card) {
        while self.secret.count(card) > self.hidden(card) {
            self.secret.take(card);
        }
    }

    /// Adds a card to the hand, seen by all.
    pub fn take_shown(&mut self, card: Card) {
        self.hand.add(card);
        self.known.add(card);
    }

    /// Puts a card into play.
    pub fn enter(&mut self, card: Card) -> Bit {
        let bit = card.first() + self.play.count(card);
        self.play.set(bit);
        bit
    }

    /// Symbols in play, by what this turn makes of them.
    pub fn icons(&self, icon: Icon) -> u32 {
        self.play.bits().map(|bit| self.icons_at(icon, bit)).sum()
    }

    /// The same of one card in play.
    pub fn icons_at(&self, icon: Icon, bit: Bit) -> u32 {
        let printed = u32::from(Card::of(bit).design().icon(icon));
        let treated =
            |kind: usize| self.treated[kind].iter().filter(|&&treated| treated == bit).count() as u32;
        match icon {
            Icon::Production => printed + 3 * (treated(0) + treated(1)),
            Icon::Fertile => printed - treated(0),
            Icon::River => printed - treated(1),
            Icon::City | Icon::Metropolis | Icon::Scroll | Icon::Knight | Icon::Mask => printed,
        }
    }

    /// How many these cards in play count as.
    pub fn weigh(&self, cards: &Cards) -> u32 {
        let twice = cards.and(&deal().twice);
        cards.len() + twice.len()
    }

    /// The quests that can be chosen.
    pub fn quests(&self) -> Cards {
        let mut quests = self.developments;
        if quests.len() > 1 {
            quests.kinds().filter(|card| card.design().last).for_each(|card| quests.take(card));
        }
        quests
    }

    /// Every copy of a card that the seat has anywhere.
    pub fn copies(&self, card: Card) -> u8 {
        self.owned().filter(|&other| other == card).count() as u8
    }

    /// Every card that counts as owned, but for power and state card.
    pub fn owned(&self) -> impl Iterator<Item = Card> + use<> {
        [self.hand, self.deck, self.discard, self.history, self.play, self.garrison, self.table]
            .into_iter()
            .flat_map(|cards| cards.iter())
            .chain(self.top.iter())
    }

    /// Whether anything in play, or the power, has this modifier.
    pub fn modified(&self, has: impl Fn(&Modifiers) -> bool) -> bool {
        has(&self.power.design().modifiers)
            || self.play.and(&deal().modifying).kinds().any(|card| has(&card.design().modifiers))
    }

    /// Cards in hand after tidying up.
    pub fn limit(&self) -> u32 {
        let more = self.play.and(&deal().modifying);
        let size = |card: Card| u32::from(card.design().modifiers.hand_size);
        5 + size(self.power) + more.iter().map(size).sum::<u32>()
    }

    /// The ways to pay: progress instead of population, and instead of materials.
    pub fn ways_to_pay(&self, cost: [u8; 3]) -> impl Iterator<Item = (u8, u8)> + use<> {
        let [materials, population, progress] = cost.map(u16::from);
        let [m, p, g] = self.tokens;
        let least_p = population.saturating_sub(p);
        let least_m = materials.saturating_sub(m).div_ceil(2);
        let left = g.checked_sub(progress);
        (least_p..=population)
            .flat_map(move |x| (least_m..=materials.div_ceil(2)).map(move |y| (x, y)))
            .filter(move |(x, y)| left.is_some_and(|left| x + y <= left))
            .map(|(x, y)| (x as u8, y as u8))
    }

    /// What is left after paying in one of these ways.
    pub fn tokens_after(&self, cost: [u8; 3], x: u8, y: u8) -> [u16; 3] {
        let [materials, population, progress] = parts(cost, x, y).map(u16::from);
        let [m, p, g] = self.tokens;
        [m - materials, p - population, g - progress]
    }
}

/// The tokens of each kind that are paid in one of [`Side::ways_to_pay`].
pub(crate) fn parts([materials, population, progress]: [u8; 3], x: u8, y: u8) -> [u8; 3] {
    [materials.saturating_sub(2 * y), population - x, progress + x + y]
}

/// Whether there is a way to pay with these tokens.
pub(crate) fn can_pay([m, p, g]: [u16; 3], cost: [u8; 3]) -> bool {
    let [materials, population, progress] = cost.map(u16::from);
    progress + population.saturating_sub(p) + materials.saturating_sub(m).div_ceil(2) <= g
}

impl State {
    /// The number of seats.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Who plays: the seats, and the bot of a solo game.
    pub(crate) fn players(&self) -> usize {
        self.seats() + usize::from(self.rival.0.is_some())
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Cards in the main deck.
    pub(crate) fn main_len(&self) -> u32 {
        self.seen.len() + self.main.iter().map(|&count| u32::from(count)).sum::<u32>()
    }

    /// Cards in the fame deck, without the King of Kings.
    pub(crate) fn fame_len(&self) -> u32 {
        self.fame_top.len() as u32 + u32::from(self.fame)
    }

    /// The frame that asks this seat.
    pub(crate) fn frame_of(&self, seat: Seat) -> Option<&Frame> {
        match self.over {
            Over::No if self.frames.apart() => self.frames.of(seat).last(),
            Over::No => Some(self.frames.top()).filter(|frame| asked(self, frame) == seat),
            Over::Scored | Over::Collapsed => None,
        }
    }

    /// All other seats, a bit each; the bot is one of them.
    pub(crate) fn others(&self, seat: Seat) -> u8 {
        ((1 << self.players()) - 1) & !(1 << seat.index())
    }

    /// How often an effect counts, for the seat that performs it.
    pub(crate) fn count(&self, frame: &Frame, count: Count) -> u32 {
        let side = self.side(frame.who);
        match count {
            Count::One => 1,
            Count::Cards(mask) => side.weigh(&side.play.and(deal().mask(mask))),
            Count::Icon(icon) => side.icons(icon),
            Count::Garrisoned(mask) => {
                let lies = |&lying: &Bit| self.host(frame.who, lying) != NONE;
                side.garrison.and(deal().mask(mask)).bits().filter(lies).count() as u32
            }
            Count::Done => u32::from(frame.done),
        }
    }

    /// Whether an effect is to be done, for the seat that performs it.
    pub(crate) fn holds(&self, frame: &Frame, cond: Cond) -> bool {
        let side = self.side(frame.who);
        match cond {
            Cond::State(empire) => side.empire == empire,
            Cond::InPlay(mask, n) => side.play.and(deal().mask(mask)).len() >= u32::from(n),
            Cond::Tokens(token, n) => side.tokens_of(token) >= u16::from(n),
            Cond::Under(mask, n) => {
                let under = self.garrison_of(frame.who, frame.at);
                frame.at != NONE && under.and(deal().mask(mask)).len() >= u32::from(n)
            }
            Cond::NoneUnder => frame.at != NONE && self.under(frame.who, frame.at) == 0,
            Cond::Moved(mask) => frame.moved != NONE && deal().mask(mask).bit(frame.moved),
        }
    }

    /// What a development costs this seat.
    pub(crate) fn price_of(&self, seat: Seat, card: Card) -> [u8; 3] {
        let mut cost = card.design().cost.unwrap_or_default();
        for other in self.side(seat).play.and(&deal().modifying).iter() {
            let less = other.design().modifiers.cheaper;
            cost = std::array::from_fn(|at| cost[at].saturating_sub(less[at]));
        }
        cost
    }

    /// Garrisoned cards of a filter that lie under these cards in play, by their own bits.
    pub(crate) fn lying(&self, frame: &Frame, seat: Seat, mask: &Cards, under: Under) -> Cards {
        let mut found = Cards::NONE;
        for lying in self.side(seat).garrison.and(mask).bits() {
            let host = self.host(seat, lying);
            let there = match under {
                Under::Any => host != NONE,
                Under::Own => host != NONE && host == frame.at,
                Under::Cards(mask) => host != NONE && deal().mask(mask).bit(host),
            };
            if there {
                found.set(lying);
            }
        }
        found
    }

    /// Cards in play that a pick can take.
    pub(crate) fn movable(&self, seat: Seat, pick: &Pick) -> Cards {
        let side = self.side(seat);
        let mut cards = side.play.and(deal().mask(pick.filter)).and(&deal().movable);
        // A symbol that counts as productions is none of its kind.
        if side.treated != [[NONE; 2]; 2]
            && let Filter::Icons(icons) = content().filter(pick.filter)
        {
            let wanted = |icon: &Icon| icons >> *icon as u8 & 1 == 1;
            for bit in cards.bits() {
                if !Icon::ALL.into_iter().filter(wanted).any(|icon| side.icons_at(icon, bit) > 0) {
                    cards.clear(bit);
                }
            }
        }
        if let Some(held) = pick.holding {
            let held = deal().mask(held);
            for bit in cards.bits() {
                if !self.garrison_of(seat, bit).meets(held) {
                    cards.clear(bit);
                }
            }
        }
        cards
    }

    /// The card in play that a garrisoned card lies under; [`NONE`] for a sunken one.
    pub(crate) fn host(&self, seat: Seat, lying: Bit) -> Bit {
        self.host[self.place_under(seat, lying)]
    }

    fn place_under(&self, seat: Seat, lying: Bit) -> usize {
        let card = Card::of(lying);
        let before = self.sides[..seat.index()].iter().map(|side| side.garrison.count(card));
        usize::from(lying + before.sum::<u8>())
    }

    /// Where the hosts of all copies of a card end.
    fn hosts_end(&self, card: Card) -> usize {
        usize::from(card.first() + self.sides.iter().map(|side| side.garrison.count(card)).sum::<u8>())
    }

    pub(crate) fn put_under(&mut self, seat: Seat, card: Card, host: Bit) {
        let lying = card.first() + self.side(seat).garrison.count(card);
        let (at, end) = (self.place_under(seat, lying), self.hosts_end(card));
        self.host.copy_within(at..end, at + 1);
        self.host[at] = host;
        self.side_mut(seat).garrison.set(lying);
    }

    pub(crate) fn take_from_under(&mut self, seat: Seat, lying: Bit) {
        let card = Card::of(lying);
        let (at, end) = (self.place_under(seat, lying), self.hosts_end(card));
        self.host.copy_within(at + 1..end, at);
        self.host[end - 1] = 0;
        self.side_mut(seat).garrison.take(card);
    }

    /// How many cards lie under this one.
    pub(crate) fn under(&self, seat: Seat, host: Bit) -> u32 {
        self.side(seat).garrison.bits().filter(|&lying| self.host(seat, lying) == host).count() as u32
    }

    /// The cards under this one.
    pub(crate) fn garrison_of(&self, seat: Seat, host: Bit) -> Cards {
        let mut under = Cards::NONE;
        for lying in self.side(seat).garrison.bits().filter(|&lying| self.host(seat, lying) == host) {
            under.add(Card::of(lying));
        }
        under
    }

    /// Takes away what lies under a card that leaves play; later copies of it, up to the last, will be one further down.
    fn lift(&mut self, seat: Seat, bit: Bit, last: Bit) -> Cards {
        let mut under = Cards::NONE;
        let lies = |state: &State, lying: &Bit| state.host(seat, *lying) == bit;
        while let Some(lying) = self.side(seat).garrison.bits().find(|lying| lies(self, lying)) {
            self.take_from_under(seat, lying);
            under.add(Card::of(lying));
        }
        for lying in self.side(seat).garrison.bits() {
            let at = self.place_under(seat, lying);
            if self.host[at] > bit && self.host[at] <= last {
                self.host[at] -= 1;
            }
        }
        under
    }

    /// Removes a card from play with all that is under it, and moves later copies up.
    pub(crate) fn leave_play(&mut self, seat: Seat, bit: Bit) -> Cards {
        let card = Card::of(bit);
        let side = self.side_mut(seat);
        let last = card.first() + side.play.count(card) - 1;
        let under = self.lift(seat, bit, last);
        let side = self.side_mut(seat);
        side.play.clear(last);
        shift(&mut side.spent, bit, last);
        for treated in side.treated.as_flattened_mut() {
            match *treated {
                one if one == bit => *treated = NONE,
                one if one > bit && one <= last => *treated -= 1,
                _ => {}
            }
        }
        side.treated.iter_mut().for_each(|treated| treated.sort_unstable());
        shift(&mut side.pending, bit, last);
        for frame in self.frames.all_mut().iter_mut().filter(|frame| frame.me == seat) {
            match frame.at {
                at if at == bit => frame.at = NONE,
                at if at > bit && at <= last && at != NONE => frame.at -= 1,
                _ => {}
            }
        }
        under
    }
}

/// Removes a bit and moves those behind it, up to the last, one down.
fn shift(cards: &mut Cards, bit: Bit, last: Bit) {
    for at in bit..last {
        if cards.bit(at + 1) { cards.set(at) } else { cards.clear(at) }
    }
    cards.clear(last);
}

/// The pool a card comes from.
pub(crate) fn home(card: Card) -> usize {
    let suits = card.design().suits;
    match suits {
        _ if suits & suit::UNCIVILISED != 0 => 0,
        _ if suits & suit::CIVILISED != 0 => 1,
        _ if suits & suit::REGION != 0 => 2,
        _ if suits & suit::TRIBUTARY != 0 => 3,
        _ => 4,
    }
}
