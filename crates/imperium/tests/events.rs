//! Events alone tell where each card of the market lies with what lies on it, and the tokens of each seat and of the bot:
//! what a program needs that follows `hetman replay --json`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use imperium::{BotEvent, Card, Event, Imperium, Token, Zone};
use kernel::{Game, Observer, Told};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

/// What is known from events.
#[derive(Default, PartialEq, Debug)]
struct Known {
    /// Cards with their tokens, and whether unrest lies under them.
    market: [Option<(Card, [u8; 3], bool)>; 5],
    tokens: Vec<[u16; 3]>,
    bot: Option<[u16; 3]>,
}

fn at(token: Token) -> usize {
    Token::ALL.iter().position(|one| *one == token).unwrap()
}

impl Known {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Nation { seat, tokens, .. } => {
                self.tokens.resize(self.tokens.len().max(seat.index() + 1), [0; 3]);
                self.tokens[seat.index()] = tokens;
            }
            Event::Market { card, slot, tokens, unrest, .. } => {
                self.market[usize::from(slot)] = Some((card, tokens, unrest));
            }
            Event::Token { slot, token, n, .. } | Event::Bot(BotEvent::Token { slot, token, n, .. }) => {
                self.market[usize::from(slot)].as_mut().unwrap().1[at(token)] += n;
            }
            Event::Moved { from: Zone::Market, number: Some(slot), .. }
            | Event::Bot(BotEvent::Took { slot, .. } | BotEvent::Exiled { slot, .. }) => {
                self.market[usize::from(slot)] = None;
            }
            Event::Gained { seat, token, total, .. } | Event::Paid { seat, token, total, .. } => {
                self.tokens[seat.index()][at(token)] = total;
            }
            Event::Stole { seat, from, token, total, left, .. } => {
                self.tokens[seat.index()][at(token)] = total;
                self.tokens[from.index()][at(token)] = left;
            }
            Event::Bot(BotEvent::Nation { tokens, .. }) => self.bot = Some(tokens),
            Event::Bot(BotEvent::Gained { token, total, .. } | BotEvent::Paid { token, total, .. }) => {
                self.bot.as_mut().unwrap()[at(token)] = total;
            }
            _ => {}
        }
    }
}

#[test]
fn events_tell_market_places_and_tokens() {
    let mut steps = 0;
    for (name, record) in conformance::records::<Imperium>(FOLDER) {
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut replay = record.replay(&mut told);
        let (mut known, mut heard) = (Known::default(), 0);
        loop {
            told[heard..].iter().for_each(|told| known.hear(&told.event));
            heard = told.len();
            let view = Imperium::view(replay.state(), Observer::Spectator);
            let slots = view
                .market
                .iter()
                .map(|slot| slot.as_ref().map(|slot| (slot.card, slot.tokens, slot.unrest)));
            let seen = Known {
                market: slots.collect::<Vec<_>>().try_into().unwrap(),
                tokens: view.seats.iter().map(|side| side.tokens).collect(),
                bot: view.bot.map(|bot| bot.tokens),
            };
            assert_eq!(known, seen, "{name} after {steps} steps of all records");
            steps += 1;
            if replay.advance(&mut told).is_none() {
                break;
            }
        }
    }
    assert!(steps > 5_000, "{steps}");
}
