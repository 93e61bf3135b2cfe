//! Paying, and a law over random games: what has a price happens only if the whole price was paid.

use kernel::{Luck, Told};

use super::*;
use crate::event::Event;
use crate::program::{Act, Effect, Node, Op};

/// What a seat owes for all it has begun, and what it has paid, since its frames were last settled.
#[derive(Clone, Copy, Default, Debug)]
struct Account {
    owed: [i32; 3],
    paid: [i32; 3],
}

impl Account {
    fn owe(&mut self, cost: [u8; 3]) {
        self.owed = std::array::from_fn(|at| self.owed[at] + i32::from(cost[at]));
    }

    /// A progress pays for one population or for two materials; nothing pays for progress.
    fn settled(&self) -> bool {
        let [materials, population, progress] = std::array::from_fn(|at| self.owed[at] - self.paid[at]);
        materials >= 0 && population >= 0 && -progress >= population + (materials + 1) / 2
    }
}

fn price(effect: Effect) -> [u8; 3] {
    Node::price(&content().effects[effect.0 as usize].nodes, true).tokens
}

/// The kind of which this effect costs all there are.
fn all_of(effect: Effect) -> Option<Token> {
    content().effects[effect.0 as usize].nodes.iter().find_map(|node| match node {
        Node::Cost(costs, _) => costs.iter().find_map(|node| match node {
            Node::Act(Act::PayAll { token, .. }) => Some(*token),
            _ => None,
        }),
        _ => None,
    })
}

/// Follows one answer. `free` is whether developing costs nothing now.
fn follow(
    before: &State,
    seat: Seat,
    action: Action,
    events: &[Event],
    accounts: &mut [Account; 4],
    free: &mut bool,
) {
    let _numbering = enter(before.cards);
    let asked = before.frame_of(seat).expect("a seat that answers is asked").op();
    match (asked, action) {
        (Op::May { effect, .. } | Op::React { effect }, Action::Yes) => {
            accounts[seat.index()].owe(price(effect));
        }
        (Op::Act { act: Act::Avoid { .. }, .. }, Action::Yes) => accounts[seat.index()].owe([0, 0, 1]),
        _ => {}
    }
    for event in events {
        match *event {
            Event::Played { seat, card, .. } => {
                *free = card.name() == "glorious";
                let price = card.design().play.as_ref().map(|program| program.price.tokens);
                accounts[seat.index()].owe(price.unwrap_or_default());
            }
            Event::Exhausted { seat, card } if !matches!(asked, Op::React { .. }) => {
                *free = false;
                let price = card.design().exhaust.as_ref().map(|program| program.price.tokens);
                accounts[seat.index()].owe(price.unwrap_or_default());
            }
            Event::King { .. } => *free = true,
            Event::Chose { seat, effect, .. } => {
                accounts[seat.index()].owe(price(effect));
                if let Some(token) = all_of(effect) {
                    let all = before.side(seat).tokens_of(token);
                    accounts[seat.index()].owed[token as usize] += i32::from(all);
                }
            }
            // With nothing to pay with there is no question.
            Event::Amount { seat, n } if n > 0 => {
                let Op::Act { act: Act::PayUpTo { token, .. }, .. } = asked else {
                    panic!("{asked:?} asks for no amount");
                };
                accounts[seat.index()].owed[token as usize] += i32::from(n);
            }
            // Quests cost nothing. Cards in play can make developments cheaper.
            Event::Moved { seat, card, from: Zone::Development, .. }
                if (asked == Op::Renew || !*free) && card.design().cost.is_some() =>
            {
                accounts[seat.index()].owe(before.price_of(seat, card));
            }
            _ => {}
        }
    }
}

/// Tokens that came to a seat, but not from paying.
fn came(event: &Event, seat: Seat, token: Token) -> i32 {
    match *event {
        Event::Gained { seat: who, token: kind, n, .. } if (who, kind) == (seat, token) => i32::from(n),
        Event::Stole { seat: who, token: kind, n, .. } if (who, kind) == (seat, token) => i32::from(n),
        Event::Stole { from, token: kind, n, .. } if (from, kind) == (seat, token) => -i32::from(n),
        _ => 0,
    }
}

/// Plays so many games of these boxes, and counts the prices that were paid.
fn prices_are_paid_in(boxes: &str, games: u64) -> u32 {
    let (mut legal, mut settled) = (Vec::new(), 0);
    for game in 0..games {
        let setup = format!("seats={} {boxes} sides=random", 2 + game % 3).parse().unwrap();
        let mut luck = Fast::new(game);
        let mut state = Imperium::start(&setup, &mut luck, &mut Silence);
        let (mut accounts, mut free) = ([Account::default(); 4], false);
        while let Waiting::For(seats) = Imperium::waiting(&state) {
            let seat = seats.first().unwrap();
            Imperium::legal(&state, seat, &mut legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            let (before, mut told) = (state, Vec::<Told<Event>>::new());
            Imperium::apply(&mut state, seat, action, &mut luck, &mut told);
            let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
            follow(&before, seat, action, &events, &mut accounts, &mut free);
            for seat in Seat::all(state.seats()) {
                for token in Token::ALL {
                    let came: i32 = events.iter().map(|event| came(event, seat, token)).sum();
                    let had = i32::from(before.side(seat).tokens_of(token));
                    let has = i32::from(state.side(seat).tokens_of(token));
                    accounts[seat.index()].paid[token as usize] += had + came - has;
                }
            }
            // A collapse ends everything at once, even between a price and what it is for.
            let turn = !state.frames.apart() && state.frames.len() == 1;
            if state.over == Over::Scored || (state.over == Over::No && turn) {
                for account in &mut accounts {
                    assert!(account.settled(), "{account:?} in game {game}, after {action}: {events:?}");
                    settled += u32::from(account.owed != [0; 3]);
                    *account = Account::default();
                }
            }
        }
    }
    settled
}

#[test]
fn what_has_a_price_was_paid_for() {
    let settled = prices_are_paid_in("", 600);
    assert!(settled > 20_000, "only {settled} prices were paid");
}

/// The same for the nations of Legends and for both boxes, with the common cards of either.
#[test]
fn what_has_a_price_was_paid_for_in_both_boxes() {
    for boxes in ["box=legends", "box=both commons=classics", "box=both commons=legends"] {
        let settled = prices_are_paid_in(boxes, 200);
        assert!(settled > 2_000, "only {settled} prices were paid with {boxes}");
    }
}

/// The law would notice what it is for.
#[test]
fn a_half_paid_price_is_not_settled() {
    let mut account = Account::default();
    account.owe(card("jomsviking").design().play.as_ref().unwrap().price.tokens);
    assert_eq!(account.owed, [2, 1, 0]);
    for (paid, settled) in [
        ([2, 1, 0], true),
        ([0, 1, 1], true),
        ([0, 0, 2], true),
        ([0, 0, 1], false),
        ([2, 0, 0], false),
        ([1, 1, 0], false),
        ([1, 1, 1], true),
    ] {
        account.paid = paid;
        assert_eq!(account.settled(), settled, "{paid:?}");
    }
}

/// The progress that pays the materials cannot pay the population, too.
#[test]
fn a_price_of_two_kinds_is_paid_at_once() {
    let mut table = Table::new("nations=vikings,romans");
    table.hand(0, "jomsviking").tokens(0, 0, 1, 1);
    table.say("play jomsviking; pick market steppe 2");
    assert_eq!((table.has(0), table.in_hand(0).as_str()), ([0; 3], "steppe"));
    let mut table = Table::new("nations=vikings,romans");
    table.hand(0, "jomsviking").tokens(0, 1, 1, 2);
    table.say("play jomsviking");
    assert_eq!(table.offered(), "0: pay 0 1; pay 1 1", "there is one question for all of it");
    table.say("pay 1 1");
    assert_eq!(table.has(0), [1, 1, 0]);
    let mut table = Table::new("nations=vikings,romans");
    table.hand(0, "jomsviking").tokens(0, 1, 0, 1);
    assert!(!table.may(0, "play jomsviking"), "one progress does not pay both");
}

/// An attacker gives away only what its attack does not cost.
#[test]
fn a_bribe_leaves_the_price_of_the_attack() {
    let invades = |materials, progress| {
        let mut table = Table::duel();
        table.hand(0, "invasion").play(1, "standing-army").tokens(0, materials, 0, progress);
        table.say("play invasion");
        table
    };
    let mut table = invades(1, 1);
    assert_eq!((table.has(0), table.has(1)), ([0; 3], [0; 3]), "the attack is avoided, and paid for");
    table.say("way 0");
    assert_eq!(table.in_hand(1), "", "seat 1 has taken no unrest");
    let mut table = invades(3, 1);
    table.say("yes");
    assert_eq!((table.has(0), table.has(1), table.in_hand(1).as_str()), ([0; 3], [0, 0, 1], "unrest"));
    let mut table = invades(1, 2);
    table.say("yes");
    assert_eq!((table.has(0), table.has(1)), ([0; 3], [0, 0, 1]));
}

#[test]
fn a_standing_army_must_be_bribed() {
    let mut table = Table::duel();
    table.hand(0, "althing").play(1, "standing-army").tokens(0, 0, 0, 1).tokens(1, 2, 0, 0);
    table.say("play althing; yes");
    assert_eq!((table.has(0), table.has(1)), ([1, 0, 1], [1, 0, 1]), "and Althing brings a progress");
    let mut table = Table::duel();
    table.hand(0, "althing").play(1, "standing-army").tokens(0, 0, 0, 1).tokens(1, 2, 0, 0);
    table.say("play althing; done");
    assert_eq!((table.has(0), table.has(1)), ([0, 0, 2], [2, 0, 0]));
}

#[test]
fn progress_replaces_tokens_without_change() {
    let mut table = Table::duel();
    table.hand(0, "satrap").empire(0).tokens(0, 2, 0, 3);
    table.say("play satrap");
    assert_eq!(table.offered(), "0: pay 0 1; pay 0 2");
    table.say("pay 0 2");
    assert_eq!((table.has(0), table.actions(0)), ([2, 0, 1], 4));
}

/// Jomsviking costs two materials and a population. Were a material to be paid before, progress could pay for it only if
/// that left enough.
#[test]
fn a_payment_leaves_enough_for_what_must_be_paid_later() {
    let ways = |materials, population, progress| {
        let mut table = Table::new("nations=vikings,romans");
        table.tokens(0, materials, population, progress);
        let start = card("jomsviking").design().play.as_ref().unwrap().start;
        let mut ways = crate::can::Choices::new();
        let frame = crate::state::Frame::new(start, Seat::new(0));
        crate::can::payments(&table.state, &frame, [1, 0, 0], &mut ways);
        ways.into_iter().map(short).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(ways(1, 1, 2), "pay 0 0; pay 0 1");
    assert_eq!(ways(1, 1, 1), "pay 0 0", "the progress is needed");
    assert_eq!(ways(1, 0, 1), "pay 0 0; pay 0 1", "the rest cannot be paid anyway");
}
