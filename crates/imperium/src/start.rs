//! The position before the first question.

use arrayvec::ArrayVec;
use kernel::{Audience, Listener, Luck, Seat, Trace};

use crate::bot::{Bot, Rival};
use crate::card::Card;
use crate::choose::{Choosing, Offer};
use crate::content::{Place, content};
use crate::deal::{Key, enter};
use crate::event::{BotEvent, Event};
use crate::program::{Token, Zone, native, suit};
use crate::run::Run;
use crate::set::{Cards, NO_CARD, NONE};
use crate::setup::{Choice, Setup, Sides, Solo};
use crate::state::{Frame, Frames, List, Over, Side, Slot, State, home};

pub(crate) fn start(setup: &Setup, luck: &mut impl Luck, tell: &mut impl Listener<Event>) -> State {
    let seats = setup.seats;
    let mut nations: ArrayVec<u8, 4> = setup.nations.iter().flatten().copied().collect();
    let mut left: ArrayVec<u8, 16> = setup.boxes.nations().collect();
    let bot = setup.solo.and_then(|solo| solo.nation);
    if setup.solo.is_some() {
        left.retain(|nation| Some(*nation) != bot && !nations.contains(nation));
    }
    if setup.choice != Choice::Lot {
        return offer(setup, left, luck, tell);
    }
    while nations.len() < seats {
        nations.push(left.swap_remove(luck.pick(left.len() as u32) as usize));
    }
    if setup.solo.is_some() {
        nations.push(bot.unwrap_or_else(|| left[luck.pick(left.len() as u32) as usize]));
    }
    let commons = setup.commons.unwrap_or_else(|| luck.pick(2) as u8);
    let sides = match setup.sides {
        Sides::A => Some(true),
        Sides::B => Some(false),
        Sides::Random => None,
    };
    begin(seats, &nations, |_| sides, commons, setup.solo, luck, tell)
}

/// How many more nations than seats are laid out for a draft.
const SPARE: usize = 2;

/// A table where nations are still to be chosen.
fn offer(
    setup: &Setup,
    mut left: ArrayVec<u8, 16>,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) -> State {
    let seats = setup.seats;
    if setup.choice == Choice::Draft {
        while left.len() > seats + SPARE {
            left.swap_remove(luck.pick(left.len() as u32) as usize);
        }
    }
    let offered = left.iter().fold(0, |set, nation| set | 1 << nation);
    let all = setup.boxes.nations().fold(0, |set, nation| set | 1 << nation);
    let commons = setup.commons.unwrap_or_else(|| luck.pick(2) as u8);
    let mut state = empty(seats, Key::of(content(), commons, &[]));
    state.choosing = Choosing(Some(Offer { offered, all, commons, solo: setup.solo, claimed: [NO_CARD; 4] }));
    tell.tell(Audience::All, || Event::Offered { powers: left.iter().copied().flat_map(powers).collect() });
    state.frames.push(Frame::new(native::NATION, Seat::new(0)));
    state
}

/// Begins the game once all seats have chosen.
pub(crate) fn begin_chosen(
    seats: usize,
    offer: Offer,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) -> State {
    let power = |seat: Seat| Card(offer.claimed[seat.index()]);
    let mut nations: ArrayVec<u8, 4> =
        Seat::all(seats).filter_map(|seat| nation_of(power(seat))).map(|(nation, _)| nation).collect();
    if let Some(solo) = offer.solo {
        let left = |nation: &u8| offer.all >> nation & 1 == 1 && !nations.contains(nation);
        let left: ArrayVec<u8, 16> = (0..16).filter(left).collect();
        nations.push(solo.nation.unwrap_or_else(|| left[luck.pick(left.len() as u32) as usize]));
    }
    let side = |seat: Seat| nation_of(power(seat)).map(|(_, side_a)| side_a);
    begin(seats, &nations, side, offer.commons, offer.solo, luck, tell)
}

/// The nation of a power card, and whether it is side A.
pub(crate) fn nation_of(power: Card) -> Option<(u8, bool)> {
    (0..).zip(&content().nations).find_map(|(at, _)| {
        let side = powers(at).position(|card| card == power)?;
        Some((at, side == 0))
    })
}

/// The two sides of the power card of a nation.
pub(crate) fn powers(nation: u8) -> impl Iterator<Item = Card> {
    let starts = content().nations[nation as usize].starts.iter();
    starts.filter(|start| start.place == Place::Power).map(|start| start.card)
}

/// Sets up these nations, the last of them for the bot of a solo game. Chance decides about sides that are not given.
fn begin(
    seats: usize,
    nations: &[u8],
    side: impl Fn(Seat) -> Option<bool>,
    commons: u8,
    solo: Option<Solo>,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) -> State {
    let content = content();
    let mut state = empty(seats, Key::of(content, commons, nations));
    let _numbering = enter(state.cards);
    if let Some(solo) = solo {
        settle_bot(&mut state, solo, nations[seats], tell);
    }
    let players = state.players();
    state.decks = [4 + players as u8; 3];
    for seat in Seat::all(seats) {
        let side_a = side(seat).unwrap_or_else(|| luck.pick(2) == 0);
        let power = settle(&mut state, seat, nations[seat.index()], side_a);
        let tokens = state.side(seat).tokens;
        tell.tell(Audience::All, || Event::Nation { seat, power, tokens });
    }
    for start in
        content.commons[usize::from(commons)].iter().filter(|start| usize::from(start.seats) <= players)
    {
        for _ in 0..start.copies {
            match start.place {
                Place::Pile => state.pile += 1,
                Place::Market | Place::Fame => state.pools[home(start.card)].add(start.card),
                place => unreachable!("the reader refuses common cards in {place:?}"),
            }
        }
    }
    replace_tributaries(&mut state, commons, nations, luck, tell);
    // With two or three players some fame stays in the box, unseen.
    state.fame = state.pools[4].len() as u8 - (4 - players as u8);
    for pool in 0..4 {
        let small = if pool < 3 { state.decks[pool] } else { 0 };
        state.main[pool] = state.pools[pool].len() as u8 - small;
    }
    let mut run = Run { state: &mut state, luck, tell, trace: Trace::Random, by: Seat::new(0) };
    for at in 0..5 {
        run.refill_with(at, |card| {
            let civil = card.design().suits & (suit::CIVILISED | suit::UNCIVILISED);
            [0, 0, u8::from(civil == suit::CIVILISED)]
        });
    }
    for seat in Seat::all(seats) {
        for _ in 0..5 {
            let side = state.side_mut(seat);
            let card = side.deck.draw(luck);
            side.hand.add(card);
            let mut run = Run { state: &mut state, luck, tell, trace: Trace::Random, by: seat };
            run.tell_secretly(seat, card, Zone::Top, Zone::Hand);
        }
    }
    if solo.is_some() {
        let by = Seat::new(0);
        Run { state: &mut state, luck, tell, trace: Trace::Random, by }.fill_slots();
    }
    tell.tell(Audience::All, || Event::Round { round: 1 });
    let by = Seat::new(0);
    Run { state: &mut state, luck, tell, trace: Trace::Random, by }.begin_turn(by);
    state
}

/// Gives the bot its nation. Unrest of the nation joins the pile.
fn settle_bot(state: &mut State, solo: Solo, nation: u8, tell: &mut impl Listener<Event>) {
    let bot = Bot::new(nation, solo.level, solo.tables);
    state.rival = Rival(Some(bot));
    let told = &content().nations[nation as usize];
    let unrest = told.starts.iter().filter(|start| start.place == Place::Pile && start.seats <= 2);
    state.pile += unrest.map(|start| start.copies).sum::<u8>();
    let (nation, level, tokens) = (told.key, bot.level, bot.tokens);
    tell.tell(Audience::All, || Event::Bot(BotEvent::Nation { nation, level, tokens }));
}

/// Where a tributary is named like a nation in play, a random one of the other box takes its place.
fn replace_tributaries(
    state: &mut State,
    commons: u8,
    nations: &[u8],
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) {
    let seats = state.players();
    let plays =
        |card: Card| nations.iter().any(|&nation| content().nations[nation as usize].name == card.name());
    let other = content().commons.get(usize::from(1 - commons)).into_iter().flatten();
    let mut others: ArrayVec<Card, 16> = other
        .filter(|start| usize::from(start.seats) <= seats && home(start.card) == 3 && !plays(start.card))
        .map(|start| start.card)
        .collect();
    for card in state.pools[3].kinds().filter(|&card| plays(card)) {
        let by = others.swap_remove(luck.pick(others.len() as u32) as usize);
        state.pools[3].take(card);
        state.pools[3].add(by);
        tell.tell(Audience::All, || Event::Replaced { card, by });
    }
}

/// Gives a seat its nation with what belongs to it, and tells which power card.
fn settle(state: &mut State, seat: Seat, nation: u8, side_a: bool) -> Card {
    let seats = state.players();
    let told = &content().nations[nation as usize];
    let starts = &told.starts;
    for start in starts.iter().filter(|start| usize::from(start.seats) <= seats) {
        for _ in 0..start.copies {
            let side = state.side_mut(seat);
            match start.place {
                Place::Power => {}
                Place::Deck => side.deck.add(start.card),
                Place::Nation => side.nation_deck.add(start.card),
                Place::Accession => side.accession = start.card.first(),
                Place::Development | Place::Quest => side.developments.add(start.card),
                Place::InPlay => {
                    side.enter(start.card);
                }
                Place::Later => {}
                Place::Pile => state.pile += 1,
                place @ (Place::Market | Place::Fame) => {
                    unreachable!("the reader refuses cards of a nation in {place:?}")
                }
            }
        }
    }
    let power =
        powers(nation).nth(usize::from(!side_a)).expect("the reader sees to two sides of the power card");
    let side = state.side_mut(seat);
    (side.nation, side.power) = (nation, power);
    side.tokens[Token::Materials as usize] = 3;
    side.tokens[Token::Population as usize] = 2;
    side.tokens[Token::Progress as usize] = 1;
    (side.actions, side.exhausts) = (3, told.exhausts);
    side.empire = told.starts_empire;
    power
}

/// A table with nothing on it.
fn empty(seats: usize, cards: Key) -> State {
    State {
        seats: seats as u8,
        cards,
        round: 1,
        turn: Seat::new(0),
        acted: false,
        frames: Frames::EMPTY,
        sides: [BLANK; 4],
        host: [0; 256],
        market: [Slot::EMPTY; 5],
        pools: [Cards::NONE; 5],
        decks: [0; 3],
        main: [0; 4],
        seen: Cards::NONE,
        fame: 0,
        fame_top: List::EMPTY,
        fame_knowers: [0; 8],
        looked: List::EMPTY,
        exile: Cards::NONE,
        pile: 0,
        kings: 0,
        king_flipped: false,
        last_round: 0,
        over: Over::No,
        rival: Rival(None),
        choosing: Choosing(None),
    }
}

/// A seat with nothing.
const BLANK: Side = Side {
    nation: 0,
    power: Card(0),
    power_spent: false,
    empire: false,
    hand: Cards::NONE,
    known: Cards::NONE,
    secret: Cards::NONE,
    deck: Cards::NONE,
    top: List::EMPTY,
    top_public: 0,
    discard: Cards::NONE,
    history: Cards::NONE,
    history_known: Cards::NONE,
    developments: Cards::NONE,
    play: Cards::NONE,
    spent: Cards::NONE,
    garrison: Cards::NONE,
    table: Cards::NONE,
    nation_deck: Cards::NONE,
    nation_top: NONE,
    nation_mixed: false,
    bottom: List::EMPTY,
    accession: NONE,
    tokens: [0; 3],
    actions: 0,
    exhausts: 0,
    nation_spent: false,
    development_spent: false,
    freed: Cards::NONE,
    treated: [[NONE; 2]; 2],
    waive: false,
    pending: Cards::NONE,
    power_pending: false,
    stored: 0,
    stored_on: NONE,
    sunk: false,
    shown: Cards::NONE,
    answered: 0,
};
