//! Points, and the winner.

use kernel::{Seat, Standing};

use crate::bot::Bot;
use crate::card::Card;
use crate::content::{Points, Tally, content};
use crate::deal::deal;
use crate::program::{Token, Zone};
use crate::set::{Cards, NONE};
use crate::state::{Over, Side, State};

/// The most points a card brings that counts something.
const MOST: i32 = 10;

/// Points and unrest of a seat once Sumerians have had their effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Score {
    pub points: i32,
    pub unrest: i32,
}

/// Unrest a seat owns.
fn unrest(side: &Side) -> i32 {
    let unrest = content().unrest;
    let zones = [side.hand, side.deck, side.discard, side.history, side.garrison, side.table];
    let on_top = side.top.iter().filter(|&card| card == unrest).count();
    zones.iter().map(|cards| i32::from(cards.count(unrest))).sum::<i32>() + on_top as i32
}

/// Unrest that is returned before anything is counted. What is garrisoned or sunken stays.
fn amnesty(side: &Side) -> i32 {
    let granted: i32 = side.owned().map(|card| i32::from(card.design().modifiers.amnesty)).sum();
    granted.min(unrest(side) - i32::from(side.garrison.count(content().unrest)))
}

pub(crate) fn score(state: &State, seat: Seat) -> Score {
    let mut points = 0;
    let forgiven = each(state, seat, |_, worth| points += worth);
    Score { points, unrest: unrest(state.side(seat)) - forgiven }
}

/// Calls `tell` with everything of a seat that has points: its cards with the place they count in, and progress, which
/// is no card. Returns the unrest that is returned before anything is counted; it is told as an entry of its own.
pub(crate) fn each(state: &State, seat: Seat, mut tell: impl FnMut(Option<(Card, Zone)>, i32)) -> i32 {
    let side = state.side(seat);
    let forgiven = amnesty(side);
    let mut counts = Counts::of(state, seat, forgiven);
    tell(None, i32::from(side.tokens_of(Token::Progress)));
    let zones = [
        (side.hand, Zone::Hand),
        (side.deck, Zone::Deck),
        (side.discard, Zone::Discard),
        (side.history, Zone::History),
        (side.table, Zone::Play),
    ];
    for (cards, zone) in zones {
        for card in cards.iter() {
            tell(Some((card, zone)), worth(&mut counts, card, zone, NONE));
        }
    }
    for lying in side.garrison.bits() {
        let (card, host) = (Card::of(lying), state.host(seat, lying));
        let zone = if host == NONE { Zone::Sunken } else { Zone::Garrison };
        // A quest under the card of the court is not finished.
        if zone == Zone::Sunken || !Card::of(host).design().permanent {
            tell(Some((card, zone)), worth(&mut counts, card, zone, NONE));
        }
    }
    for card in side.top.iter() {
        tell(Some((card, Zone::Deck)), worth(&mut counts, card, Zone::Deck, NONE));
    }
    for bit in side.play.bits() {
        tell(Some((Card::of(bit), Zone::Play)), worth(&mut counts, Card::of(bit), Zone::Play, bit));
    }
    tell(Some((side.power, Zone::Play)), worth(&mut counts, side.power, Zone::Play, NONE));
    // Each unrest costs what is printed on it.
    if let Points::Fixed(printed) = content().unrest.design().points {
        tell(Some((content().unrest, Zone::Pile)), -forgiven * i32::from(printed));
    }
    forgiven
}

fn worth(counts: &mut Counts<'_>, card: Card, zone: Zone, at: u8) -> i32 {
    match &card.design().points {
        Points::Fixed(points) => i32::from(*points),
        Points::Where { there, elsewhere } => {
            let points = there.iter().find(|(place, _)| *place == zone);
            i32::from(points.map_or(*elsewhere, |(_, points)| *points))
        }
        Points::Per(terms) => {
            let sum: i32 = terms
                .iter()
                .map(|&(points, per, tally)| i32::from(points) * (counts.count(tally, at) / i32::from(per)))
                .sum();
            sum.min(MOST)
        }
    }
}

/// What a seat has, counted when first asked for.
struct Counts<'a> {
    state: &'a State,
    seat: Seat,
    forgiven: i32,
    cards: Option<i32>,
    variable: Option<i32>,
}

impl<'a> Counts<'a> {
    fn of(state: &'a State, seat: Seat, forgiven: i32) -> Counts<'a> {
        Counts { state, seat, forgiven, cards: None, variable: None }
    }

    /// Everything that counts but for what lies on top of the deck. The active quest does not.
    fn zones(&self) -> [Cards; 7] {
        let side = self.state.side(self.seat);
        let mut garrison = side.garrison;
        for host in side.play.without(&deal().movable).bits().filter(|&bit| Card::of(bit).design().permanent)
        {
            self.state.garrison_of(self.seat, host).iter().for_each(|quest| garrison.take(quest));
        }
        [side.hand, side.deck, side.discard, side.history, garrison, side.table, side.play]
    }

    fn owned(&self, mask: &Cards) -> i32 {
        let on_top = self.state.side(self.seat).top.iter().filter(|&card| mask.has(card)).count();
        self.zones().iter().map(|cards| cards.and(mask).len() as i32).sum::<i32>() + on_top as i32
    }

    fn count(&mut self, tally: Tally, at: u8) -> i32 {
        let side = self.state.side(self.seat);
        let mine = side.tokens_of(Token::Progress);
        match tally {
            Tally::Token(token) => i32::from(side.tokens_of(token)),
            Tally::Suit(suit) => {
                let mask = &deal().suits[suit as usize];
                self.owned(mask) + self.owned(&mask.and(&deal().twice))
            }
            Tally::InPlay(mask) => side.weigh(&side.play.and(deal().mask(mask))) as i32,
            Tally::Exile => self.state.exile.len() as i32,
            Tally::PoorerRivals => {
                Seat::all(self.state.seats())
                    .filter(|&other| self.state.side(other).tokens_of(Token::Progress) < mine)
                    .count() as i32
                    + self.state.rival.0.iter().filter(|bot| bot.tokens_of(Token::Progress) < mine).count()
                        as i32
            }
            Tally::Icons(icons) => {
                let mut sum = 0;
                let cards = self.zones().into_iter().flat_map(|cards| cards.iter()).chain(side.top.iter());
                for card in cards {
                    let printed = (0..8).filter(|icon| icons >> icon & 1 == 1);
                    sum += printed.map(|icon| i32::from(card.design().icons[icon])).sum::<i32>();
                }
                sum
            }
            Tally::Cards => {
                // The power card and the state card are cards, too.
                let all = self.zones().iter().map(|cards| cards.len() as i32).sum::<i32>();
                *self.cards.get_or_insert(all + side.top.len() as i32 + 2 - self.forgiven)
            }
            Tally::History => side.history.len() as i32,
            Tally::Garrison if at == NONE => 0,
            Tally::Garrison => self.state.under(self.seat, at) as i32,
            Tally::Fixtures => side.play.and(&deal().pinned).without(&deal().regions).len() as i32,
            Tally::Variable => {
                let power = i32::from(matches!(side.power.design().points, Points::Per(_)));
                let owned = self.owned(&deal().variable);
                *self.variable.get_or_insert(owned + power)
            }
            Tally::RivalUnrest => Seat::all(self.state.seats())
                .filter(|&other| other != self.seat)
                .map(|other| {
                    let side = self.state.side(other);
                    unrest(side) - amnesty(side)
                })
                .chain(self.state.rival.0.iter().map(Bot::unrest))
                .sum(),
        }
    }
}

/// Who has won; a player who lost to the bot has rank 2. After a collapse the least unrest decides, and points only among equals.
pub(crate) fn standing(state: &State) -> Standing {
    let seats = state.seats();
    let mut scores = [Score { points: 0, unrest: 0 }; 4];
    for seat in Seat::all(seats) {
        scores[seat.index()] = score(state, seat);
    }
    let collapsed = state.over == Over::Collapsed;
    if let Some(bot) = &state.rival.0 {
        // Equal points and a collapse are lost.
        let mine = scores[0].points;
        let won = !collapsed && mine > bot.points(|_, _| {});
        return Standing::new(1, |_| (mine, if won { 1 } else { 2 }));
    }
    let order = |seat: Seat| {
        let score = scores[seat.index()];
        (if collapsed { -score.unrest } else { 0 }, score.points)
    };
    Standing::new(seats, |seat| {
        let better = Seat::all(seats).filter(|&other| order(other) > order(seat)).count();
        (scores[seat.index()].points, better as u8 + 1)
    })
}
