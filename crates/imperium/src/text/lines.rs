//! The text of a card, line by line.

use kernel::{Arg, Phrase};

use super::{CITY_OR_METROPOLIS, FERTILE_OR_RIVER, SIGNS, Say, Teller, sentence};
use crate::card::Card;
use crate::content::{Points, Tally, Verb, content};
use crate::program::{Filter, Icon, Mask, Token, Zone, suit};

/// When a line of a card's text matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// Only when the card is played, gained or bought.
    Once,
    /// For an exhaust token on the card in play.
    Exhaust,
    /// As long as the card is in play.
    Play,
    /// At the end of the game.
    Points,
}

/// The text of a card, line by line: what it does, and its points last.
pub fn text(card: Card, say: Say<'_>) -> Vec<String> {
    lines(card, say).into_iter().map(|(_, line)| line).collect()
}

/// The same without its points.
pub fn effects_of(card: Card, say: Say<'_>) -> Vec<String> {
    effect_lines(card, say).into_iter().map(|(_, line)| line).collect()
}

/// The text of a card, each line with when it matters.
pub fn lines(card: Card, say: Say<'_>) -> Vec<(Lasts, String)> {
    let mut lines = effect_lines(card, say);
    lines.extend(points(card, &Teller::new(say, None)).map(|points| (Lasts::Points, points)));
    lines
}

fn effect_lines(card: Card, say: Say<'_>) -> Vec<(Lasts, String)> {
    let teller = Teller::new(say, None);
    let design = card.design();
    let mut lines = Vec::new();
    let name = |card: Card| Arg::Term(card.design().key);
    if let [(Zone::Play, one), (Zone::Play, other)] = design.needs[..] {
        let needs = Phrase::new("text-needs-both").with("card", name(one)).with("other", name(other));
        lines.push((Lasts::Once, say(&needs)));
    } else {
        for &(zone, card) in &design.needs {
            let key = if zone == Zone::Play { "text-needs-play" } else { "text-needs-history" };
            lines.push((Lasts::Once, say(&Phrase::new(key).with("card", name(card)))));
        }
    }
    for (is, lasts, key) in [
        (design.never_played, Lasts::Once, "text-never-played"),
        (design.never_garrisoned, Lasts::Once, "text-never-garrisoned"),
        (design.never_abandoned, Lasts::Play, "text-never-abandoned"),
        (design.permanent, Lasts::Play, "text-permanent"),
        (design.settles, Lasts::Once, "text-settles"),
        (design.quest && !design.last, Lasts::Once, "text-quest"),
        (design.last, Lasts::Once, "text-quest-last"),
        (design.free, Lasts::Once, "text-free"),
    ] {
        if is {
            lines.push((lasts, say(&Phrase::new(key))));
        }
    }
    if let Some(program) = &design.play {
        lines.push((Lasts::Once, teller.sentences(&program.nodes)));
    }
    for reaction in &design.reactions {
        let teller = Teller::new(say, Some(reaction.when));
        let when = teller.when(reaction.when);
        let key = match (reaction.exhaust, reaction.when.verb) {
            (true, _) => "text-react",
            (false, Verb::LooksFame) if design.modifiers.looks > 0 => "text-when-looks",
            (false, _) => "text-when",
        };
        let more = design.modifiers.looks.to_string();
        lines.push((Lasts::Play, teller.line(key, &[("when", when), ("n", more)], &reaction.program.nodes)));
    }
    lines.extend(modifiers(card, &teller).into_iter().map(|line| (Lasts::Play, line)));
    // The King of Kings is never gained: it is resolved instead.
    let gained = if content().kings.contains(&card) { "text-instead" } else { "text-gained" };
    for (lasts, key, program) in [
        (Lasts::Once, "text-enters", &design.enters),
        (Lasts::Exhaust, "text-exhaust", &design.exhaust),
        (Lasts::Play, "text-solstice", &design.solstice),
        (Lasts::Once, gained, &design.gained),
    ] {
        if let Some(program) = program {
            lines.push((lasts, teller.line(key, &[], &program.nodes)));
        }
    }
    lines
}

/// What an exhaust token on the card does.
pub fn exhaust_of(card: Card, say: Say<'_>) -> Option<String> {
    let program = card.design().exhaust.as_ref()?;
    Some(Teller::new(say, None).sentences(&program.nodes))
}

fn modifiers(card: Card, teller: &Teller<'_>) -> Vec<String> {
    let modifiers = &card.design().modifiers;
    let mut lines = Vec::new();
    let mut passive =
        |what: String| lines.push(sentence(&teller.fill("text-passive", None, &[("what", what)])));
    if modifiers.hand_size > 0 {
        passive(teller.say(Phrase::new("mod-hand-size").number("n", modifiers.hand_size)));
    }
    let is_attack = |&mask: &Mask| matches!(content().filter(mask), Filter::Attack);
    let attacks = modifiers.tame.iter().any(is_attack);
    for &mask in modifiers.tame.iter().filter(|mask| !is_attack(mask)) {
        let key = if attacks { "mod-tame-both" } else { "mod-tame" };
        passive(teller.fill(key, None, &[("what", teller.what(mask))]));
    }
    if attacks && modifiers.tame.len() == 1 {
        passive(teller.say(Phrase::new("mod-tame-attack")));
    }
    match modifiers.from_exile.map(|mask| content().filter(mask)) {
        None => {}
        Some(Filter::Suits(suit::REGION)) => passive(teller.say(Phrase::new("mod-exile-regions"))),
        Some(_) => passive(teller.say(Phrase::new("mod-exile-both"))),
    }
    match modifiers.cheap_unrest {
        (0, 0) => {}
        (n, 0) => passive(teller.say(Phrase::new("mod-cheap-unrest-materials").number("n", n))),
        _ => passive(teller.say(Phrase::new("mod-cheap-unrest"))),
    }
    for (token, n) in Token::ALL.into_iter().zip(modifiers.cheaper).filter(|&(_, n)| n > 0) {
        passive(teller.fill("mod-cheaper", None, &[("what", teller.tokens(token, n))]));
    }
    for (is, key) in [
        (modifiers.no_history, "mod-no-history"),
        (modifiers.sinks, "mod-sinks"),
        (modifiers.frees.is_some(), "mod-frees"),
        (modifiers.paradise, "mod-paradise"),
        (modifiers.twice, "mod-twice"),
        (modifiers.lends_masks, "mod-lends-masks"),
    ] {
        if is {
            passive(teller.say(Phrase::new(key)));
        }
    }
    if let Some((token, n)) = modifiers.adds {
        passive(teller.fill("mod-adds", None, &[("what", teller.tokens(token, n))]));
    }
    if modifiers.spares_mask {
        lines.push(teller.say(Phrase::new("mod-spares-mask")));
    }
    if modifiers.amnesty > 0 {
        lines.push(teller.say(Phrase::new("mod-amnesty").number("n", modifiers.amnesty)));
    }
    lines
}

fn points(card: Card, teller: &Teller<'_>) -> Option<String> {
    let tally = |per: u8, what: Tally| {
        let phrase = Phrase::new(tally_key(what)).number("per", per);
        teller.say(match what {
            Tally::InPlay(mask) => phrase.with("card", Arg::Term(teller.name(mask))),
            _ => phrase,
        })
    };
    Some(match &card.design().points {
        Points::Fixed(0) => return None,
        Points::Fixed(n) => teller.say(Phrase::new("vp-fixed").number("n", *n)),
        Points::Where { there, elsewhere } => match there[..] {
            [(Zone::Garrison, lying), (_, past), ..] => {
                let phrase = Phrase::new("vp-garrison").number("n", lying).number("m", past);
                teller.say(phrase.number("k", *elsewhere))
            }
            [(zone, n), ..] => {
                let key = if zone == Zone::Play { "vp-play" } else { "vp-history" };
                teller.say(Phrase::new(key).number("n", n).number("m", *elsewhere))
            }
            [] => return None,
        },
        Points::Per(terms) => {
            let (n, per, what) = terms[0];
            let phrase = |key| Phrase::new(key).number("n", n).with("what", Arg::Name(SIGNS[0]));
            let said = match terms.get(1) {
                None => teller.say(phrase("vp-per")),
                Some(&(m, also, other)) => {
                    let phrase = phrase("vp-two").number("m", m).with("other", Arg::Name(SIGNS[1]));
                    teller.say(phrase).replace(SIGNS[1], &tally(also, other))
                }
            };
            said.replace(SIGNS[0], &tally(per, what))
        }
    })
}

fn tally_key(tally: Tally) -> &'static str {
    const SUITS: [&str; 6] = [
        "tally-uncivilised",
        "tally-civilised",
        "tally-region",
        "tally-tributary",
        "tally-fame",
        "tally-unrest",
    ];
    const FERTILE: u8 = 1 << Icon::Fertile as u8;
    const RIVER: u8 = 1 << Icon::River as u8;
    match tally {
        Tally::Token(token) => ["tally-materials", "tally-population", "tally-progress"][token as usize],
        Tally::Suit(suit) => SUITS[suit as usize],
        Tally::Icons(FERTILE) => "tally-fertile",
        Tally::Icons(RIVER) => "tally-river",
        Tally::Icons(FERTILE_OR_RIVER) => "tally-fertile-river",
        Tally::Icons(CITY_OR_METROPOLIS) => "tally-city-metropolis",
        Tally::Icons(icons) => unreachable!("no words for the symbols {icons:b}"),
        Tally::Cards => "tally-cards",
        Tally::History => "tally-history",
        Tally::Garrison => "tally-garrison",
        Tally::Fixtures => "tally-fixtures",
        Tally::Variable => "tally-variable",
        Tally::RivalUnrest => "tally-rival-unrest",
        Tally::Exile => "tally-exile",
        Tally::PoorerRivals => "tally-poorer-rivals",
        Tally::InPlay(mask) => match content().filter(mask) {
            Filter::Suits(suit::REGION) => "tally-region-play",
            Filter::Icons(CITY_OR_METROPOLIS) => "tally-city-metropolis-play",
            _ => "tally-family-play",
        },
    }
}
