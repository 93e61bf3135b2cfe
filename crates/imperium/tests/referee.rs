//! A referee of its own: it hears the events that `hetman replay --json` prints, reads what is printed on the cards, and
//! counts the points of every seat again. It shares nothing with the scoring of the game.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::BTreeMap;

use imperium::{BotEvent, Card, Event, Goal, Imperium, Over, Token, Zone};
use kernel::{Game, Observer, Told};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
const CONTENT: &str =
    concat!(include_str!("../content/classics.txt"), "\n", include_str!("../content/legends.txt"));

/// What is printed on a card: its lines by their first word.
type Printed = BTreeMap<&'static str, Vec<&'static str>>;

/// The cards that a nation begins with in play, and the unrest in its deck.
#[derive(Default)]
struct Start {
    play: Vec<Card>,
    unrest: i32,
}

/// All cards, and how each nation begins.
fn printed() -> (BTreeMap<&'static str, Printed>, BTreeMap<&'static str, Start>) {
    let (mut cards, mut starts) = (BTreeMap::<_, Printed>::new(), BTreeMap::<_, Start>::new());
    let mut block = ("", "");
    for line in CONTENT.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let words = line.trim().trim_end_matches([' ', '*', '~', '?']);
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        match (line.starts_with(' '), block.0) {
            (false, _) => {
                block = (word, rest);
                if word == "card" {
                    cards.entry(rest).or_default();
                }
            }
            (true, "card") => cards.get_mut(block.1).unwrap().entry(word).or_default().push(rest),
            (true, "nation") => {
                let start = starts.entry(block.1).or_default();
                match (word, rest.split_once(' ')) {
                    ("in-play", Some((card, _))) => start.play.push(card.parse().unwrap()),
                    ("deck", Some(("unrest", many))) => start.unrest = many.parse().unwrap(),
                    _ => {}
                }
            }
            _ => {}
        }
    }
    (cards, starts)
}

/// What is known of a seat.
#[derive(Default)]
struct Side {
    power: Option<Card>,
    tokens: [u16; 3],
    hand: Vec<Card>,
    deck: Vec<Card>,
    history: Vec<Card>,
    discard: Vec<Card>,
    /// Cards in play, and cards that are being played.
    play: Vec<Card>,
    /// Garrisoned cards, each with the card it lies under.
    garrison: Vec<(Card, Card)>,
    sunken: Vec<Card>,
}

#[derive(Default)]
struct Table {
    sides: Vec<Side>,
    exile: usize,
    bot: Option<i32>,
    bot_progress: u16,
    bot_unrest: i32,
    told: Option<(Vec<u8>, Vec<i32>)>,
}

fn without(cards: &mut Vec<Card>, card: Card) -> bool {
    let at = cards.iter().position(|other| *other == card);
    at.map(|at| cards.swap_remove(at)).is_some()
}

impl Side {
    fn leaves(&mut self, card: Card, from: Zone) {
        match from {
            Zone::Discard => assert!(without(&mut self.discard, card), "{card} was not discarded"),
            Zone::Play => assert!(without(&mut self.play, card), "{card} was not in play"),
            Zone::Garrison => {
                // What lay under a card that has left goes first: of several copies it is that one.
                let gone = |host: &Card| !self.play.contains(host);
                let copies = || (0..).zip(&self.garrison).filter(|(_, (other, _))| *other == card);
                let at = copies().find(|(_, (_, host))| gone(host)).or_else(|| copies().next());
                let at = at.map(|(at, _)| at);
                self.garrison.swap_remove(at.unwrap_or_else(|| panic!("{card} lies under nothing")));
            }
            Zone::Sunken => assert!(without(&mut self.sunken, card)),
            // These are told at the end, or have no owner.
            _ => {}
        }
    }

    /// Everything it owns but its power, with where it is.
    fn owned(&self) -> impl Iterator<Item = (Card, Zone, Option<Card>)> {
        let all = [
            (&self.hand, Zone::Hand),
            (&self.deck, Zone::Deck),
            (&self.history, Zone::History),
            (&self.discard, Zone::Discard),
            (&self.play, Zone::Play),
            (&self.sunken, Zone::Sunken),
        ];
        let all = all.into_iter().flat_map(|(cards, zone)| cards.iter().map(move |card| (*card, zone, None)));
        all.chain(self.garrison.iter().map(|(card, host)| (*card, Zone::Garrison, Some(*host))))
    }
}

impl Table {
    fn hear(&mut self, event: &Event, starts: &BTreeMap<&str, Start>) {
        let at = |token: Token| Token::ALL.iter().position(|one| *one == token).unwrap();
        match event {
            Event::Nation { seat, power, tokens } => {
                while self.sides.len() <= seat.index() {
                    self.sides.push(Side::default());
                }
                let nation = power.name().rsplit_once('-').unwrap().0;
                let play = starts[nation].play.clone();
                self.sides[seat.index()] =
                    Side { power: Some(*power), tokens: *tokens, play, ..Side::default() };
            }
            Event::Played { seat, card, from } => {
                let side = &mut self.sides[seat.index()];
                side.leaves(*card, *from);
                side.play.push(*card);
            }
            Event::Moved { seat, card, from, to, under, .. } => {
                if *from == Zone::Exile {
                    self.exile -= 1;
                }
                let side = &mut self.sides[seat.index()];
                side.leaves(*card, *from);
                match to {
                    Zone::Discard => side.discard.push(*card),
                    Zone::Play => side.play.push(*card),
                    Zone::Garrison => side.garrison.push((*card, under.unwrap())),
                    Zone::Sunken => side.sunken.push(*card),
                    Zone::Exile => self.exile += 1,
                    _ => {}
                }
            }
            Event::Gave { seat, card, from, .. } => self.sides[seat.index()].leaves(*card, *from),
            Event::Bot(BotEvent::Given { card, from }) => {
                self.sides[0].leaves(*card, *from);
                self.bot_unrest += i32::from(card.name() == "unrest");
            }
            Event::Returned { seat, from, .. } => {
                self.sides[seat.index()].leaves("unrest".parse().unwrap(), *from)
            }
            Event::Became { seat, card, into } => {
                let side = &mut self.sides[seat.index()];
                side.leaves(*card, Zone::Play);
                side.play.push(*into);
            }
            Event::Shuffled { seat, .. } => self.sides[seat.index()].discard.clear(),
            Event::Market { from: Zone::Exile, .. } => self.exile -= 1,
            Event::Bot(BotEvent::Exiled { .. } | BotEvent::Placed { to: Goal::Exile, .. }) => self.exile += 1,
            Event::Gained { seat, token, total, .. } | Event::Paid { seat, token, total, .. } => {
                self.sides[seat.index()].tokens[at(*token)] = *total;
            }
            Event::Stole { seat, from, token, total, left, .. } => {
                self.sides[seat.index()].tokens[at(*token)] = *total;
                self.sides[from.index()].tokens[at(*token)] = *left;
            }
            Event::Bot(BotEvent::Nation { nation, tokens, .. }) => {
                self.bot_progress = tokens[2];
                self.bot_unrest = starts[nation.trim_start_matches("nation-")].unrest;
            }
            Event::Bot(BotEvent::Unrest { .. }) => self.bot_unrest += 1,
            Event::Bot(BotEvent::Dynasty { card, .. }) if card.name() == "unrest" => self.bot_unrest += 1,
            Event::Bot(BotEvent::Returned { from: Zone::Deck | Zone::Discard, .. }) => self.bot_unrest -= 1,
            Event::Bot(
                BotEvent::Gained { token: Token::Progress, total, .. }
                | BotEvent::Paid { token: Token::Progress, total, .. },
            ) => self.bot_progress = *total,
            Event::Bot(BotEvent::Scored { points, .. }) => self.bot = Some(*points),
            Event::Revealed { seat, hand, deck, history, .. } => {
                let side = &mut self.sides[seat.index()];
                (side.hand, side.deck, side.history) = (hand.clone(), deck.clone(), history.clone());
            }
            Event::Over { ranks, points } => self.told = Some((ranks.to_vec(), points.to_vec())),
            _ => {}
        }
    }

    /// Unrest of a seat, once some of it was forgiven.
    fn unrest(&self, seat: usize, cards: &BTreeMap<&str, Printed>) -> (i32, i32) {
        let side = &self.sides[seat];
        let owned = side.owned().filter(|(card, ..)| card.name() == "unrest").count() as i32;
        let forgives = |(card, ..): (Card, Zone, Option<Card>)| {
            cards[card.name()].get("amnesty")?[0].parse::<i32>().ok()
        };
        let within_reach = side.hand.iter().chain(&side.deck).chain(&side.discard).chain(&side.history);
        let within_reach = within_reach.filter(|card| card.name() == "unrest").count() as i32;
        let forgiven = side.owned().filter_map(forgives).sum::<i32>().min(within_reach);
        (owned - forgiven, forgiven)
    }

    /// How many a seat has of what a card counts.
    fn count(&self, seat: usize, what: &str, of: Card, cards: &BTreeMap<&str, Printed>) -> i32 {
        const SUITS: [&str; 6] = ["uncivilised", "civilised", "region", "tributary", "fame", "unrest"];
        let side = &self.sides[seat];
        let suits = |card: Card| -> Vec<&str> {
            cards[card.name()].get("suit").map(|lines| lines[0].split(' ').collect()).unwrap_or_default()
        };
        let icons = |card: Card| -> Vec<&str> {
            cards[card.name()].get("icon").map(|lines| lines[0].split(' ').collect()).unwrap_or_default()
        };
        let twice = |card: Card| if cards[card.name()].contains_key("counts-twice") { 2 } else { 1 };
        let varies = |card: Card| cards[card.name()].get("vp").is_some_and(|vp| vp[0].contains(" per "));
        let in_play = |fits: &dyn Fn(Card) -> bool| {
            side.play.iter().filter(|card| fits(**card)).map(|card| twice(*card)).sum::<i32>()
        };
        let pinned = |card: Card| cards[card.name()].contains_key("pinned");
        let unrest = |seat: usize| self.unrest(seat, cards).0;
        let rivals = (0..self.sides.len()).filter(|other| *other != seat);
        match what {
            "materials" => side.tokens[0].into(),
            "population" => side.tokens[1].into(),
            "progress" => side.tokens[2].into(),
            "cards" => side.owned().count() as i32 + 2 - self.unrest(seat, cards).1,
            "history" => side.history.len() as i32,
            "fixture" => in_play(&|card| pinned(card) && !suits(card).contains(&"region")),
            "variable" => {
                let power = side.power.is_some_and(varies);
                side.owned().filter(|(card, ..)| varies(*card)).count() as i32 + i32::from(power)
            }
            "rival-unrest" => rivals.map(unrest).sum::<i32>() + self.bot_unrest,
            "poorer-rivals" => {
                let bot = i32::from(self.bot.is_some() && self.bot_progress < side.tokens[2]);
                rivals.filter(|other| self.sides[*other].tokens[2] < side.tokens[2]).count() as i32 + bot
            }
            "exile" => self.exile as i32,
            "garrison" => side.garrison.iter().filter(|(_, host)| *host == of).count() as i32,
            "in-play region" => in_play(&|card| suits(card).contains(&"region")),
            "in-play city/metropolis" => {
                in_play(&|card| icons(card).contains(&"city") || icons(card).contains(&"metropolis"))
            }
            "in-play long-walls" => {
                in_play(&|card| cards[card.name()].get("family").is_some_and(|it| it[0] == "long-walls"))
            }
            suit if SUITS.contains(&suit) => {
                let owned = side.owned().filter(|(card, ..)| suits(*card).contains(&suit));
                owned.map(|(card, ..)| twice(card)).sum()
            }
            symbols => {
                let wanted: Vec<&str> = symbols.split('/').collect();
                let printed = side.owned().flat_map(|(card, ..)| icons(card));
                printed.filter(|icon| wanted.contains(icon)).count() as i32
            }
        }
    }

    /// What a card is worth where it is.
    fn worth(&self, seat: usize, card: Card, zone: Zone, cards: &BTreeMap<&str, Printed>) -> i32 {
        let Some(vp) = cards[card.name()].get("vp").map(|lines| lines[0]) else { return 0 };
        if vp.contains(" per ") {
            let terms = vp.split(" + ").map(|term| {
                let (points, rest) = term.split_once(" per ").unwrap();
                let (per, what) = rest.split_once(' ').unwrap();
                let [points, per] = [points, per].map(|number| number.parse::<i32>().unwrap());
                points * (self.count(seat, what, card, cards) / per)
            });
            return terms.sum::<i32>().min(10);
        }
        let words: Vec<&str> = vp.split(' ').collect();
        let (last, mut before) = words.split_last().unwrap();
        while let &[points, "in", place, ref rest @ ..] = before {
            let there = match zone {
                Zone::History => "history",
                Zone::Garrison => "garrison",
                Zone::Play => "play",
                _ => "",
            };
            if place == there {
                return points.parse().unwrap();
            }
            before = rest;
        }
        last.parse().unwrap()
    }

    fn points(&self, seat: usize, cards: &BTreeMap<&str, Printed>) -> i32 {
        let side = &self.sides[seat];
        let quest = |host: Option<Card>| host.is_some_and(|host| host.name() == "king-arthurs-court");
        let owned = side.owned().filter(|(.., host)| !quest(*host));
        let sum: i32 = owned.map(|(card, zone, _)| self.worth(seat, card, zone, cards)).sum();
        let power = self.worth(seat, side.power.unwrap(), Zone::Play, cards);
        let unrest: i32 = cards["unrest"]["vp"][0].parse().unwrap();
        sum + power + i32::from(side.tokens[2]) - unrest * self.unrest(seat, cards).1
    }
}

#[test]
fn a_referee_who_hears_the_events_counts_the_same_points() {
    let (cards, starts) = printed();
    let (mut games, mut seats) = (0, 0);
    for (name, record) in conformance::records::<Imperium>(FOLDER) {
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut replay = record.replay(&mut told);
        while replay.advance(&mut told).is_some() {}
        let over = Imperium::view(replay.state(), Observer::Spectator).over;
        let mut table = Table::default();
        told.iter().for_each(|told| table.hear(&told.event, &starts));
        let Some((ranks, points)) = table.told.clone() else {
            assert_eq!(over, Over::No, "{name}");
            continue;
        };
        games += 1;
        let counted: Vec<i32> = (0..points.len()).map(|seat| table.points(seat, &cards)).collect();
        assert_eq!(counted, points, "{name}");
        let order = |seat: usize| match over {
            Over::Collapsed => (-table.unrest(seat, &cards).0, counted[seat]),
            _ => (0, counted[seat]),
        };
        for seat in 0..points.len() {
            let rank = match table.bot {
                Some(bot) => 1 + u8::from(over == Over::Collapsed || counted[seat] <= bot),
                None => 1 + (0..points.len()).filter(|other| order(*other) > order(seat)).count() as u8,
            };
            assert_eq!(rank, ranks[seat], "{name}, seat {seat}");
            seats += 1;
        }
    }
    assert!(games > 20 && seats > 40, "{games} games, {seats} seats");
}
