//! Sentences: phrases for questions, answers, events and positions.

mod bot;

use kernel::{Arg, Language, Offer, Phrase, Question, RuleId, Seat, Spoken};

use crate::action::Action;
use crate::card::Card;
use crate::content::content;
use crate::event::Event;
use crate::program::{Token, Zone};
use crate::view::View;
use crate::{Imperium, rule, setup};

fn card(card: Card) -> Arg {
    Arg::Term(card.design().key)
}

fn cards(list: &[Card]) -> Arg {
    Arg::List(list.iter().copied().map(card).collect())
}

const fn zone(zone: Zone) -> Arg {
    Arg::Term(
        [
            "zone-hand",
            "zone-discard",
            "zone-play",
            "zone-history",
            "zone-top",
            "zone-market",
            "zone-exile",
            "zone-pile",
            "zone-garrison",
            "zone-development",
            "zone-nation",
            "zone-fame",
            "zone-deck",
            "zone-sunken",
        ][zone as usize],
    )
}

const fn token(token: Token) -> Arg {
    Arg::Name(["materials", "population", "progress"][token as usize])
}

fn suit(suit: u8) -> Arg {
    const SUITS: [&str; 4] = ["suit-uncivilised", "suit-civilised", "suit-region", "suit-tributary"];
    Arg::Term(SUITS[suit as usize % 4])
}

impl Spoken for Imperium {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => {
                concat!(
                    include_str!("../words/en.ftl"),
                    "\n",
                    include_str!("../words/legends.en.ftl"),
                    "\n",
                    include_str!("../words/solo.en.ftl"),
                    "\n",
                    include_str!("../words/effects.en.ftl")
                )
            }
            Language::Pl => {
                concat!(
                    include_str!("../words/pl.ftl"),
                    "\n",
                    include_str!("../words/legends.pl.ftl"),
                    "\n",
                    include_str!("../words/solo.pl.ftl"),
                    "\n",
                    include_str!("../words/effects.pl.ftl")
                )
            }
            Language::Cs => {
                concat!(
                    include_str!("../words/cs.ftl"),
                    "\n",
                    include_str!("../words/legends.cs.ftl"),
                    "\n",
                    include_str!("../words/solo.cs.ftl"),
                    "\n",
                    include_str!("../words/effects.cs.ftl")
                )
            }
        }
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../rules/en.md"),
            Language::Pl => include_str!("../rules/pl.md"),
            Language::Cs => include_str!("../rules/cs.md"),
        }
    }

    fn rules() -> &'static [RuleId] {
        rule::ALL
    }

    fn answer(action: Action) -> Phrase {
        match action {
            Action::Play(played) => Phrase::new("answer-play").with("card", card(played)),
            Action::Exhaust(spent, 0) => Phrase::new("answer-exhaust").with("card", card(spent)),
            Action::Exhaust(spent, copy) => {
                Phrase::new("answer-exhaust-copy").with("card", card(spent)).number("copy", copy + 1)
            }
            Action::Innovate => Phrase::new("answer-innovate"),
            Action::Revolt => Phrase::new("answer-revolt"),
            Action::Pick(from, picked, number) => {
                let key = match (from, number) {
                    (Zone::Market, _) => "answer-pick-market",
                    // The power card stands for a deck that has no card to name.
                    (Zone::Nation | Zone::Development, _) if picked.design().power => "answer-pick-pile",
                    (_, 0) => "answer-pick",
                    _ => "answer-pick-copy",
                };
                let phrase = Phrase::new(key).with("card", card(picked)).with("zone", zone(from));
                phrase.number("copy", number + 1)
            }
            Action::Suit(named) => Phrase::new("answer-suit").with("suit", suit(named)),
            Action::Way(way, effect) => {
                Phrase::new("answer-way").number("way", way + 1).with("effect", Arg::Term(effect.key()))
            }
            Action::Pay(population, materials) => {
                Phrase::new("answer-pay").number("population", population).number("materials", materials)
            }
            Action::Amount(n) => Phrase::new("answer-amount").number("n", n),
            Action::Yes => Phrase::new("answer-yes"),
            Action::Done => Phrase::new("answer-done").with("question", Arg::Name("")),
        }
    }

    fn answer_to(question: &Question, action: Action) -> Phrase {
        match action {
            Action::Done => Phrase::new("answer-done").with("question", Arg::Name(question.asks.key)),
            Action::Yes if question.rule == rule::TERM_BREAK_THROUGH => Phrase::new("answer-reveal"),
            Action::Pick(Zone::Nation, power, _) if question.rule == rule::OPTION_CHOICE => {
                let side = if power.name().ends_with("-a") { "a" } else { "b" };
                Phrase::new("answer-nation").with("card", card(power)).with("side", Arg::Name(side))
            }
            _ => Self::answer(action),
        }
    }

    fn happened(event: &Event) -> Phrase {
        let of = |key: &'static str, seat: &Seat| Phrase::new(key).seat(*seat);
        match event {
            Event::Nation { seat, power, .. } => of("told-nation", seat).with("card", card(*power)),
            Event::Offered { powers } => {
                // Both sides of a power card have the name of the nation.
                let mut once = powers.clone();
                once.dedup_by_key(|power| power.face().key);
                Phrase::new("told-offered").with("cards", cards(&once))
            }
            Event::Claimed { seat, power } => of("told-claimed", seat).with("card", card(*power)),
            Event::Replaced { card: old, by } => {
                Phrase::new("told-replaced").with("card", card(*old)).with("by", card(*by))
            }
            Event::Round { round } => Phrase::new("told-round").number("round", *round),
            Event::Turn { seat } => of("told-turn", seat),
            Event::Played { seat, card: played, .. } => of("told-played", seat).with("card", card(*played)),
            Event::Exhausted { seat, card: spent } => of("told-exhausted", seat).with("card", card(*spent)),
            Event::Innovated { seat } => of("told-innovated", seat),
            Event::Revolted { seat } => of("told-revolted", seat),
            Event::Asked { seat, card: Some(about), .. } => of("told-asked", seat).with("card", card(*about)),
            Event::Asked { seat, card: None, .. } => of("told-asked-plain", seat),
            Event::Chose { seat, way, effect } => {
                of("told-chose", seat).number("way", *way).with("effect", Arg::Term(effect.key()))
            }
            Event::Suit { seat, suit: named } => of("told-suit", seat).with("suit", suit(*named)),
            Event::Picked { seat, card: picked, .. } => of("told-picked", seat).with("card", card(*picked)),
            Event::Agreed { seat } => of("told-agreed", seat),
            Event::Declined { seat } => of("told-declined", seat),
            Event::Gained { seat, token: what, n, total } => {
                of("told-gained", seat).with("token", token(*what)).number("n", *n).number("total", *total)
            }
            Event::Paid { seat, token: what, n, total } => {
                of("told-paid", seat).with("token", token(*what)).number("n", *n).number("total", *total)
            }
            Event::Stole { seat, from, token: what, n, total, left } => of("told-stole", seat)
                .with("from", Arg::Seat(*from))
                .with("token", token(*what))
                .number("n", *n)
                .number("total", *total)
                .number("left", *left),
            Event::Refreshed { seat, card: fresh, at: Zone::Play } => {
                of("told-refreshed", seat).with("card", card(*fresh))
            }
            Event::Refreshed { seat, at, .. } => of("told-refreshed-pile", seat).with("at", zone(*at)),
            Event::Actions { seat, total } => of("told-actions", seat).number("n", *total),
            Event::Exhausts { seat, total } => of("told-exhausts", seat).number("n", *total),
            Event::Moved { seat, card: moved, from, to, .. }
            | Event::MovedSecretly { seat, card: moved, from, to } => of(seen(*from, *to), seat)
                .with("card", card(*moved))
                .with("from", zone(*from))
                .with("to", zone(*to)),
            Event::MovedHidden { seat, from, to } => {
                of(unseen(*from, *to), seat).with("from", zone(*from)).with("to", zone(*to))
            }
            Event::Gave { seat, to, card: given, .. } => {
                of("told-gave", seat).with("to", Arg::Seat(*to)).with("card", card(*given))
            }
            Event::Looked { seat, card: looked, at } => {
                of("told-looked", seat).with("card", card(*looked)).with("at", zone(*at))
            }
            Event::LookedHidden { seat, at } => of("told-looked-hidden", seat).with("at", zone(*at)),
            Event::Market { card: new, unrest, pile, .. } => Phrase::new("told-market")
                .with("card", card(*new))
                .with("unrest", Arg::Name(if *unrest { "yes" } else { "no" }))
                .number("pile", *pile),
            Event::Token { seat, card: on, token: what, n, .. } => {
                of("told-token", seat).with("card", card(*on)).with("token", token(*what)).number("n", *n)
            }
            Event::Shown { card: shown, .. } => Phrase::new("told-shown").with("card", card(*shown)),
            Event::Unrest { seat, pile } => of("told-unrest", seat).number("pile", *pile),
            Event::Returned { seat, from, pile } => {
                of("told-returned", seat).with("from", zone(*from)).number("pile", *pile)
            }
            Event::Shuffled { seat, cards } => of("told-shuffled", seat).number("n", *cards),
            Event::NationShuffled { seat } => of("told-nation-shuffled", seat),
            Event::Empire { seat } => of("told-empire", seat),
            Event::Avoided { seat } => of("told-avoided", seat),
            Event::Treated { seat, card: treated } => of("told-treated", seat).with("card", card(*treated)),
            Event::Amount { seat, n } => of("told-amount", seat).number("n", *n),
            Event::Stored { seat, card: on, n, total } => {
                of("told-stored", seat).with("card", card(*on)).number("n", *n).number("total", *total)
            }
            Event::Became { seat, card: old, into } => {
                of("told-became", seat).with("card", card(*old)).with("into", card(*into))
            }
            Event::Showed { seat, hand, deck } => {
                of("told-showed", seat).with("cards", cards(hand)).with("deck", cards(deck))
            }
            Event::Waived { seat } => of("told-waived", seat),
            Event::King { seat } => of("told-king", seat),
            Event::Ready { seat } => of("told-ready", seat),
            Event::Solstice { round } => Phrase::new("told-solstice").number("round", *round),
            Event::Resolves { seat, card: now } => of("told-resolves", seat).with("card", card(*now)),
            Event::Ending { last, why } => {
                const CAUSES: [&str; 7] =
                    ["main-deck", "developments", "king", "zenith", "quest", "journey", "dynasty"];
                let why = Arg::Name(CAUSES[*why as usize]);
                Phrase::new("told-ending").number("last", *last).with("why", why)
            }
            Event::Bot(event) => bot::happened(event),
            Event::Collapsed => Phrase::new("told-collapsed"),
            Event::Revealed { seat, hand, .. } => of("told-revealed", seat).with("cards", cards(hand)),
            Event::Over { points, .. } => {
                const NAMES: [(&str, &str); 4] =
                    [("seat0", "points0"), ("seat1", "points1"), ("seat2", "points2"), ("seat3", "points3")];
                let list = points.iter().map(|&points| Arg::Number(points.into())).collect();
                let over = Phrase::new("told-over").with("points", Arg::List(list));
                let seats = Seat::all(points.len()).zip(points).zip(NAMES);
                seats.fold(
                    over.number("seats", points.len() as i64),
                    |over, ((seat, &points), (name, number))| {
                        over.with(name, Arg::Seat(seat)).number(number, points)
                    },
                )
            }
        }
    }

    fn grounds(event: &Event) -> RuleId {
        match event {
            Event::Nation { .. } => rule::SETUP_NATION,
            Event::Offered { .. } | Event::Claimed { .. } => rule::OPTION_CHOICE,
            Event::Replaced { .. } => rule::OPTION_BOX,
            Event::Round { .. } | Event::Turn { .. } | Event::Agreed { .. } | Event::Declined { .. } => {
                rule::TURN_CHOICE
            }
            Event::Played { .. } | Event::Asked { .. } => rule::TURN_ACTION,
            Event::Exhausted { .. } | Event::Exhausts { .. } => rule::TURN_EXHAUST,
            Event::Refreshed { .. } => rule::RULING_REFUND,
            Event::Innovated { .. } => rule::TURN_INNOVATE,
            Event::Revolted { .. } => rule::TURN_REVOLT,
            Event::Chose { .. } | Event::Picked { .. } => rule::TERM_CHOOSE,
            Event::Suit { .. } | Event::Shown { .. } => rule::TERM_BREAK_THROUGH,
            Event::Gained { .. } => rule::TERM_GAIN,
            Event::Paid { .. } => rule::TERM_PAY,
            Event::Stole { .. } => rule::TERM_STEAL,
            Event::Actions { .. } => rule::TERM_ACTION,
            Event::Moved { to, from, .. } => moved(*from, *to),
            Event::MovedSecretly { to, from, .. } | Event::MovedHidden { to, from, .. } => moved(*from, *to),
            Event::Gave { .. } => rule::RULING_GIVE,
            Event::Looked { .. } | Event::LookedHidden { .. } => rule::TERM_LOOK,
            Event::Market { .. } => rule::SETUP_MARKET,
            Event::Token { .. } => rule::TIDY_TOKEN,
            Event::Unrest { .. } => rule::TERM_TAKE,
            Event::Returned { .. } => rule::TERM_RETURN,
            Event::Shuffled { .. } => rule::TERM_DRAW,
            Event::NationShuffled { .. } => rule::TERM_NATION_DECK,
            Event::Empire { .. } => rule::DECK_BARBARIAN,
            Event::Avoided { .. } => rule::TERM_ATTACK,
            Event::Treated { .. } => rule::TERM_SYMBOL,
            Event::Amount { .. } => rule::TERM_PAY,
            Event::Stored { .. } | Event::Became { .. } => rule::CARD_FACE,
            Event::Showed { .. } => rule::TERM_HISTORY,
            Event::Waived { .. } => rule::TERM_STATE,
            Event::King { .. } => rule::NOTE_KING,
            Event::Ready { .. } => rule::TIDY_READY,
            Event::Solstice { .. } | Event::Resolves { .. } => rule::SOLSTICE,
            Event::Ending { .. } => rule::END_SCORING,
            Event::Bot(event) => bot::grounds(event),
            Event::Collapsed => rule::END_COLLAPSE,
            Event::Revealed { .. } | Event::Over { .. } => rule::END_POINTS,
        }
    }

    fn offers() -> Vec<Offer> {
        setup::offers()
    }

    fn scene(view: &View) -> Vec<Phrase> {
        let mut lines = vec![
            Phrase::new("scene-round")
                .number("round", view.round)
                .number("pile", view.pile)
                .number(
                    "main",
                    view.main.iter().map(|&count| i64::from(count)).sum::<i64>()
                        + view.main_seen.len() as i64,
                )
                .number("fame", view.fame),
        ];
        for slot in view.market.iter().flatten() {
            let [materials, population, progress] = slot.tokens;
            lines.push(
                Phrase::new("scene-market")
                    .with("card", card(slot.card))
                    .number("materials", materials)
                    .number("population", population)
                    .number("progress", progress)
                    .number("unrest", u8::from(slot.unrest)),
            );
        }
        lines.push(Phrase::new("scene-exile").with("cards", cards(&view.exile)));
        for (seat, side) in Seat::all(view.seats.len()).zip(&view.seats) {
            let [materials, population, progress] = side.tokens;
            let nation = content().nations.iter().find(|nation| nation.name == side.nation);
            let played: Vec<Card> = side.play.iter().map(|played| played.card).collect();
            lines.push(
                Phrase::new("scene-seat")
                    .seat(seat)
                    .with("nation", nation.map_or(Arg::Term("nothing"), |nation| Arg::Term(nation.key)))
                    .with("state", Arg::Name(if side.empire { "empire" } else { "barbarian" }))
                    .number("materials", materials)
                    .number("population", population)
                    .number("progress", progress)
                    .number("hand", side.hand)
                    .number("deck", side.deck),
            );
            lines.push(Phrase::new("scene-play").with("cards", cards(&played)));
            lines.push(Phrase::new("scene-discard").with("cards", cards(&side.discard)));
            let history = Phrase::new("scene-history").number("n", side.history_cards);
            lines.push(history.with("cards", cards(&side.history)));
            if view.observer.is(seat) {
                lines.push(Phrase::new("scene-hand").with("cards", cards(&side.known)));
            }
        }
        lines.extend(view.bot.iter().flat_map(bot::scene));
        lines
    }
}

/// How it is told that a card moves.
const fn seen(from: Zone, to: Zone) -> &'static str {
    match (from, to) {
        (Zone::Top, Zone::Hand) => "told-drew",
        (Zone::Hand, Zone::Discard) => "told-discarded",
        (Zone::Play, Zone::Hand) => "told-recalled",
        (Zone::Development, _) => "told-developed",
        (Zone::Nation, Zone::Nation) => "told-buried",
        (Zone::Fame, Zone::Deck) => "told-put-back",
        // A card that is searched for may be found where it goes to.
        (Zone::Hand, Zone::Hand) | (Zone::Discard, Zone::Discard) => "told-stays",
        (_, Zone::Hand) => "told-taken",
        (_, Zone::Top) => "told-stacked",
        (_, Zone::Garrison) => "told-garrisoned",
        (_, Zone::Exile) => "told-exiled",
        _ => "told-moved",
    }
}

/// The same of a card that is not seen.
const fn unseen(from: Zone, to: Zone) -> &'static str {
    match (from, to) {
        (Zone::Top, Zone::Hand) => "told-drew-hidden",
        (Zone::Nation, Zone::Nation) => "told-buried-hidden",
        (Zone::Fame, Zone::Deck) => "told-put-back-hidden",
        (_, Zone::Hand) => "told-taken-hidden",
        (_, Zone::Top) => "told-stacked-hidden",
        _ => "told-moved-hidden",
    }
}

/// Why a card moves.
fn moved(from: Zone, to: Zone) -> RuleId {
    match (from, to) {
        (Zone::Play, Zone::Discard) => rule::TERM_ABANDON,
        (Zone::Play, Zone::Hand) => rule::TERM_RECALL,
        (_, Zone::History) => rule::TERM_HISTORY,
        (_, Zone::Sunken) => rule::TERM_SINK,
        (_, Zone::Garrison) | (Zone::Garrison, _) => rule::TERM_GARRISON,
        (_, Zone::Exile) | (Zone::Exile, _) => rule::TERM_EXILE,
        (Zone::Market, _) => rule::TERM_ACQUIRE,
        (Zone::Deck, _) => rule::TERM_BREAK_THROUGH,
        (Zone::Fame, _) => rule::TERM_LOOK,
        (Zone::Development, _) => rule::TERM_DEVELOP,
        (Zone::Nation, _) | (_, Zone::Nation) => rule::TERM_NATION_DECK,
        (Zone::Top, _) | (_, Zone::Top) => rule::TERM_DRAW,
        (_, Zone::Hand) => rule::TERM_TAKE,
        _ => rule::TERM_DISCARD,
    }
}
