//! The position before the first question.

use arrayvec::ArrayVec;
use kernel::{Audience, Listener, Luck, Seat, Trace};

use crate::bot::{Bot, Rival};
use crate::card::Card;
use crate::content::{Place, content};
use crate::deal::{Key, enter};
use crate::event::{BotEvent, Event};
use crate::program::{Token, Zone, suit};
use crate::run::Run;
use crate::set::{Cards, NONE};
use crate::setup::{Setup, Sides, Solo};
use crate::state::{Frames, List, Over, Side, Slot, State, home};

pub(crate) fn start(setup: &Setup, luck: &mut impl Luck, tell: &mut impl Listener<Event>) -> State {
    let seats = setup.seats;
    let content = content();
    let mut nations: ArrayVec<u8, 4> = setup.nations.iter().flatten().copied().collect();
    let mut left: ArrayVec<u8, 16> = setup.boxes.nations().collect();
    let bot = setup.solo.and_then(|solo| solo.nation);
    if setup.solo.is_some() {
        left.retain(|nation| Some(*nation) != bot && !nations.contains(nation));
    }
    while nations.len() < seats {
        nations.push(left.swap_remove(luck.pick(left.len() as u32) as usize));
    }
    if setup.solo.is_some() {
        nations.push(bot.unwrap_or_else(|| left[luck.pick(left.len() as u32) as usize]));
    }
    let commons = setup.commons.unwrap_or_else(|| luck.pick(2) as u8);
    let mut state = empty(seats, Key::of(content, commons, &nations));
    let _numbering = enter(state.cards);
    if let Some(solo) = setup.solo {
        settle_bot(&mut state, solo, nations[seats], tell);
    }
    let players = state.players();
    state.decks = [4 + players as u8; 3];
    for seat in Seat::all(seats) {
        let side_a = match setup.sides {
            Sides::A => true,
            Sides::B => false,
            Sides::Random => luck.pick(2) == 0,
        };
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
    replace_tributaries(&mut state, commons, &nations, luck, tell);
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
    if setup.solo.is_some() {
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
    let mut powers = starts.iter().filter(|start| start.place == Place::Power).map(|start| start.card);
    let power = powers.nth(usize::from(!side_a)).expect("the reader sees to two sides of the power card");
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
