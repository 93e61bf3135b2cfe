mod bot;

pub use bot::{BackView, BotView};
use kernel::{Observer, Seat};
use serde::Serialize;

use crate::card::Card;
use crate::content::content;
use crate::legal::waiting;
use crate::program::{Token, Zone};
use crate::score;
use crate::set::{Cards, NO_CARD, NONE};
use crate::start::nation_of;
use crate::state::{Frame, Over, Side, State, flag, home};

/// Everything one observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub observer: Observer,
    /// The round, from 1.
    pub round: u16,
    /// After this round points are counted, if something has ended the game.
    pub last_round: Option<u16>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The seat that is asked; none once the game is over. In the solstice several may be asked: then it is the observer
    /// if asked, or else the first of them.
    pub waiting: Option<Seat>,
    /// All seats that are asked.
    pub asked: Vec<Seat>,
    /// Whether and how the game is over.
    pub over: Over,
    /// Whether something was played or exhausted in this turn.
    pub acted: bool,
    /// Running programs, the innermost last. In the solstice those of the observer come last.
    pub under_way: Vec<FrameView>,
    /// Cards of the observer whose solstice is still to come; a spectator sees those of all seats.
    pub pending: Vec<Card>,
    /// The market: uncivilised, civilised, region, and two places filled from the main deck.
    pub market: Vec<Option<SlotView>>,
    /// Cards in the small decks: uncivilised, civilised, region.
    pub decks: [u8; 3],
    /// Cards in the main deck that no seat has seen: uncivilised, civilised, region, tributary.
    pub main: [u8; 4],
    /// Cards that are known to be in the main deck.
    pub main_seen: Vec<Card>,
    /// Cards the observer has not seen: uncivilised, civilised, region, tributary, fame.
    pub unseen: Vec<Vec<Card>>,
    /// Cards in the fame deck, without the King of Kings.
    pub fame: u8,
    /// Its top cards that a seat knows, the uppermost last. `None` for those that the observer does not know.
    pub fame_top: Vec<Option<Card>>,
    /// The number of its cards that are being looked at.
    pub looking: u8,
    /// These, if it is the observer who looks.
    pub looked: Vec<Card>,
    /// Exiled cards.
    pub exile: Vec<Card>,
    /// Unrest left.
    pub pile: u8,
    /// Who has resolved the King of Kings.
    pub kings: Vec<Seat>,
    /// Whether it shows its other side.
    pub king_flipped: bool,
    /// What can be seen of each seat.
    pub seats: Vec<SeatView>,
    /// Power cards that are left to choose from, both sides of each nation, while nations are being chosen.
    pub offered: Option<Vec<Card>>,
    /// What can be seen of the bot, in a solo game.
    pub bot: Option<BotView>,
    /// The rank of each seat, from 1, and its points, once the game is over.
    pub ranks: Option<Vec<(u8, i32)>>,
    /// Where the points of each seat came from, once the game is over, without what is worth nothing.
    pub accounts: Option<Vec<Vec<WorthView>>>,
}

/// Something that counted at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct WorthView {
    /// The card, and where it was; what is no card is progress.
    pub card: Option<(Card, Zone)>,
    /// Its points.
    pub points: i32,
}

/// A card of the market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SlotView {
    /// The card.
    pub card: Card,
    /// Tokens on it: materials, population, progress.
    pub tokens: [u8; 3],
    /// Whether unrest lies under it.
    pub unrest: bool,
}

/// A running program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FrameView {
    /// Whose effect it is.
    pub owner: Seat,
    /// Who performs it.
    pub seat: Seat,
    /// The card it is printed on.
    pub card: Option<Card>,
    /// Where it stands: for programs, not for people.
    pub step: (u16, u8, u8, u8, u8, u8, u16),
    /// The card that it moved last, if it may ask for it.
    pub moved: Option<Card>,
    /// Cards it speaks of, unless they are hidden.
    pub it: Option<[u8; 2]>,
}

/// What can be seen of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The name of the nation; empty if it is still to be chosen.
    pub nation: &'static str,
    /// The power card.
    pub power: Card,
    /// Whether it is exhausted.
    pub power_spent: bool,
    /// Whether the seat is an empire.
    pub empire: bool,
    /// Materials, population, progress.
    pub tokens: [u16; 3],
    /// Action tokens.
    pub actions: u8,
    /// Exhaust tokens.
    pub exhausts: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Those the observer knows; all of its own.
    pub known: Vec<Card>,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards on top of the deck that a seat knows, the uppermost last. `None` for those that the observer does not know.
    pub top: Vec<Option<Card>>,
    /// Cards of which the observer does not know where they are: in hand or deck, in the history, or in the nation deck if
    /// cards went there unseen.
    pub somewhere: Vec<Card>,
    /// Cards in these places that the observer has never seen: by where they came from.
    pub secret: [u8; 5],
    /// The observer's own secrets.
    pub own_secret: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Cards in the history.
    pub history_cards: u8,
    /// Those the observer knows; all of its own.
    pub history: Vec<Card>,
    /// Developments left.
    pub developments: Vec<Card>,
    /// Whether a development came in this turn already.
    pub development_spent: bool,
    /// Cards in the nation deck without its last one.
    pub nation_cards: u8,
    /// These, in no order; none if the observer no longer knows them.
    pub nation_deck: Vec<Card>,
    /// Whether a seat has looked at its top card, and which it is.
    pub nation_top: Option<Option<Card>>,
    /// Cards put to its bottom.
    pub nation_bottom: Vec<Option<Card>>,
    /// Its last card.
    pub accession: Option<Card>,
    /// Whether a card of it came in this turn already.
    pub nation_spent: bool,
    /// Sunken cards.
    pub sunken: Vec<Card>,
    /// Whether the solstice of the power card is still to come.
    pub power_pending: bool,
    /// Cards in play.
    pub play: Vec<PlayView>,
    /// Cards being played.
    pub table: Vec<Card>,
    /// Cards played without an action in this turn.
    pub freed: Vec<Card>,
    /// Whether the next card may have the symbol of the empire.
    pub waive: bool,
    /// Cards whose solstice is still to come.
    pub pending: Vec<Card>,
    /// Cards that all seats saw move at its last answer, if it answered last or all act at once.
    pub shown: Vec<Card>,
    /// What all seats know of that answer, as a number: 1 yes, 2 no, from 3 a way, from 16 a suit.
    pub answered: u8,
}

/// A card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayView {
    /// The card.
    pub card: Card,
    /// Whether it has an exhaust token.
    pub spent: bool,
    /// Symbols that count as three productions in this turn.
    pub treated: u8,
    /// Progress on it.
    pub progress: u8,
    /// Cards under it.
    pub garrison: Vec<Card>,
}

fn list(cards: &Cards) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_unstable_by_key(|card| card.0);
    cards
}

pub(crate) fn view(state: &State, who: Observer) -> View {
    let seats = state.seats();
    let mine = |seat: Seat| who.is(seat);
    let fame_top = state.fame_top.iter().zip(state.fame_knowers).map(|(card, knowers)| {
        let knows = Seat::all(seats).any(|seat| mine(seat) && knowers >> seat.index() & 1 == 1);
        knows.then_some(card)
    });
    let asked = waiting(state);
    View {
        observer: who,
        round: state.round,
        last_round: (state.last_round != 0).then_some(state.last_round),
        turn: state.turn,
        waiting: asked.iter().find(|&seat| mine(seat)).or(asked.first()),
        asked: asked.iter().collect(),
        over: state.over,
        acted: state.acted,
        under_way: under_way(state, who),
        pending: pending(state, who),
        market: state
            .market
            .iter()
            .map(|slot| slot.card().map(|card| SlotView { card, tokens: slot.tokens, unrest: slot.unrest }))
            .collect(),
        decks: state.decks,
        main: state.main,
        main_seen: list(&state.seen),
        unseen: unseen(state, who).iter().map(list).collect(),
        fame: state.fame_len() as u8,
        fame_top: fame_top.collect(),
        looking: state.looked.len() as u8,
        looked: if mine(looker(state)) { state.looked.iter().collect() } else { Vec::new() },
        exile: list(&state.exile),
        pile: state.pile,
        kings: Seat::all(seats).filter(|seat| state.kings >> seat.index() & 1 == 1).collect(),
        king_flipped: state.king_flipped,
        seats: Seat::all(seats).map(|seat| seat_view(state, seat, mine(seat))).collect(),
        offered: state.choosing.0.map(|offer| offer.left().collect()),
        bot: state.rival.0.as_ref().map(|bot| bot::bot_view(state, bot)),
        ranks: (state.over != Over::No).then(|| {
            let standing = score::standing(state);
            Seat::all(seats).map(|seat| (standing.rank(seat), standing.score(seat))).collect()
        }),
        accounts: (state.over != Over::No)
            .then(|| Seat::all(seats).map(|seat| account(state, seat)).collect()),
    }
}

/// The seat that looks at fame, if any.
pub(crate) fn looker(state: &State) -> Seat {
    waiting(state).first().unwrap_or(state.turn)
}

fn under_way(state: &State, who: Observer) -> Vec<FrameView> {
    let frames = &state.frames;
    if !frames.apart() {
        return frames.all().iter().map(|frame| frame_view(frame, who)).collect();
    }
    let (own, others): (Vec<Seat>, Vec<Seat>) = Seat::all(state.seats()).partition(|&seat| who.is(seat));
    let stacks = others.into_iter().chain(own).flat_map(|seat| frames.of(seat));
    stacks.map(|frame| frame_view(frame, who)).collect()
}

fn pending(state: &State, who: Observer) -> Vec<Card> {
    let shown = |seat: &Seat| who == Observer::Spectator || who.is(*seat);
    Seat::all(state.seats()).filter(shown).flat_map(|seat| list(&state.side(seat).pending)).collect()
}

fn account(state: &State, seat: Seat) -> Vec<WorthView> {
    let mut account = Vec::new();
    score::each(state, seat, |card, points| {
        account.extend((points != 0).then_some(WorthView { card, points }));
    });
    account
}

fn frame_view(frame: &Frame, who: Observer) -> FrameView {
    let hidden = frame.flags & flag::HIDDEN != 0 && !who.is(frame.who);
    FrameView {
        owner: frame.me,
        seat: frame.who,
        card: frame.card(),
        step: (frame.pc, frame.at, frame.n, frame.left, frame.done, frame.shield, frame.flags),
        moved: (frame.moved != NONE).then(|| Card::of(frame.moved)),
        it: (!hidden).then_some(frame.it),
    }
}

/// Cards the observer has not seen, by the pool they come from: in decks, in the box, and as secrets of others.
pub(crate) fn unseen(state: &State, who: Observer) -> [Cards; 5] {
    let mut pools = state.pools;
    for seat in Seat::all(state.seats()).filter(|&seat| !who.is(seat)) {
        for card in state.side(seat).secret.iter() {
            pools[home(card)].add(card);
        }
    }
    for (card, knowers) in state.fame_top.iter().zip(state.fame_knowers) {
        let knows = Seat::all(state.seats()).any(|seat| who.is(seat) && knowers >> seat.index() & 1 == 1);
        if !knows {
            pools[4].add(card);
        }
    }
    if !who.is(looker(state)) {
        state.looked.iter().for_each(|card| pools[4].add(card));
    }
    pools
}

/// Cards of another seat whose place is not known, without those it got in secret.
pub(crate) fn somewhere(side: &Side) -> Cards {
    let mut cards = side.hand.minus(&side.known);
    cards.join(&side.history.minus(&side.history_known));
    if side.nation_mixed {
        cards.join(&side.whole_nation());
    }
    cards.join(&side.deck);
    for (at, card) in side.top.iter().enumerate() {
        if side.top_public >> at & 1 == 0 {
            cards.add(card);
        }
    }
    cards.minus(&side.secret)
}

fn seat_view(state: &State, seat: Seat, own: bool) -> SeatView {
    let side = state.side(seat);
    // While nations are being chosen, most seats have none.
    let (nation, power) = match state.choosing.0.map(|offer| offer.claimed[seat.index()]) {
        None => (Some(side.nation), side.power),
        Some(NO_CARD) => (None, side.power),
        Some(power) => (nation_of(Card(power)).map(|(nation, _)| nation), Card(power)),
    };
    let mut secret = [0; 5];
    side.secret.iter().for_each(|card| secret[home(card)] += 1);
    SeatView {
        nation: nation.map_or("", |nation| content().nations[nation as usize].name),
        power,
        power_spent: side.power_spent,
        empire: side.empire,
        tokens: Token::ALL.map(|token| side.tokens_of(token)),
        actions: side.actions,
        exhausts: side.exhausts,
        hand: side.hand.len() as u8,
        known: list(if own { &side.hand } else { &side.known }),
        deck: side.deck_len() as u8,
        top: (0..)
            .zip(side.top.iter())
            .map(|(at, card)| (own || side.top_public >> at & 1 == 1).then_some(card))
            .collect(),
        somewhere: if own { list(&side.deck) } else { list(&somewhere(side)) },
        secret,
        own_secret: if own { list(&side.secret) } else { Vec::new() },
        discard: list(&side.discard),
        history_cards: side.history.len() as u8,
        history: list(if own { &side.history } else { &side.history_known }),
        developments: list(&side.developments),
        development_spent: side.development_spent,
        nation_cards: side.nation_len() as u8,
        nation_deck: if own || !side.nation_mixed { list(&side.whole_nation()) } else { Vec::new() },
        nation_top: (side.nation_top != NONE).then(|| own.then(|| Card::of(side.nation_top))),
        nation_bottom: side.bottom.iter().map(|card| own.then_some(card)).collect(),
        accession: (side.accession != NONE).then(|| Card::of(side.accession)),
        nation_spent: side.nation_spent,
        sunken: list(&state.garrison_of(seat, NONE)),
        power_pending: side.power_pending,
        play: side
            .play
            .bits()
            .map(|bit| PlayView {
                card: Card::of(bit),
                spent: side.spent.bit(bit),
                treated: side.treated.iter().flatten().filter(|&&treated| treated == bit).count() as u8,
                progress: if side.stored_on == Card::of(bit).first() { side.stored } else { 0 },
                garrison: list(&state.garrison_of(seat, bit)),
            })
            .collect(),
        table: list(&side.table),
        freed: list(&side.freed),
        waive: side.waive,
        pending: list(&side.pending),
        shown: list(&side.shown),
        answered: side.answered,
    }
}
