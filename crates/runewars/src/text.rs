//! What cards do, in words. Season cards and quests are said from their programs, step by step; every other card is code
//! under its name and has one sentence under that name in `words/cards.*.ftl`.

use kernel::{Arg, Phrase};

use crate::content::{Effect, Gain, QuestCard, SeasonCard, Subject, Trial, content};
use crate::name::{Destiny, Development, Hero, Objective, Reward, Special, Tactic, Title};

/// What a card, title, development or special ability does, by its key in the word files: a line for each step. Nothing
/// for a key of something else.
#[must_use]
pub fn text(key: &str) -> Vec<Phrase> {
    if let Some(card) = content().seasons.iter().find(|card| card.key == key) {
        return of_season(card);
    }
    if let Some(card) = content().quests.iter().find(|card| card.key == key) {
        return of_quest(card);
    }
    let tactics = Tactic::ALL.iter().map(|one| (one.key(), one.text()));
    let objectives = Objective::ALL.iter().map(|one| (one.key(), one.text()));
    let heroes = Hero::ALL.iter().map(|one| (one.key(), one.text()));
    let rewards = Reward::ALL.iter().map(|one| (one.key(), one.text()));
    let titles = Title::ALL.iter().map(|one| (one.key(), one.text()));
    let developments = Development::ALL.iter().map(|one| (one.key(), one.text()));
    let specials = Special::ALL.iter().map(|one| (one.key(), one.text()));
    let mut all = tactics
        .chain(objectives)
        .chain(heroes)
        .chain(rewards)
        .chain(titles)
        .chain(developments)
        .chain(specials);
    all.find(|(one, _)| *one == key).map(|(_, text)| Phrase::new(text)).into_iter().collect()
}

fn of_season(card: &SeasonCard) -> Vec<Phrase> {
    card.program.iter().map(|&(subject, effect)| season_step(subject, effect)).collect()
}

fn season_step(subject: Subject, effect: Effect) -> Phrase {
    let who = match subject {
        Subject::Table => None,
        Subject::Each => Some("who-each"),
        Subject::High => Some("who-high"),
        Subject::Second => Some("who-second"),
        Subject::Low => Some("who-low"),
        Subject::Nothing => Some("who-none"),
        Subject::Others => Some("who-others"),
        Subject::Poorest => Some("who-poorest"),
    };
    let of = |key: &'static str| match who {
        Some(who) => Phrase::new(key).with("who", Arg::Term(who)),
        None => Phrase::new(key),
    };
    let number = |key: &'static str, number: u8| of(key).number("number", number);
    match effect {
        Effect::Bid => of("text-season-bid"),
        Effect::CapDials => of("text-season-cap-dials"),
        Effect::LongWinter => of("text-season-long-winter"),
        Effect::Storm => of("text-season-storm"),
        Effect::ObjectiveOrTactics(count) => number("text-season-objective-or-tactics", count),
        Effect::Recruit => of("text-season-recruit"),
        Effect::BurnCity => of("text-season-burn-city"),
        Effect::CityInfluence(count) => number("text-season-city-influence", count),
        Effect::StrayBeast => of("text-season-stray-beast"),
        Effect::LowerDials(count) => number("text-season-lower-dials", count),
        Effect::Allegiance(price) => number("text-season-allegiance", price),
        Effect::HomeRunes(count) => number("text-season-home-runes", count),
        Effect::Train(count) => number("text-season-train", count),
        Effect::OpenRoads => of("text-season-open-roads"),
        Effect::FewQuests(count) => number("text-season-few-quests", count),
        Effect::Reward(count) => number("text-season-reward", count),
        Effect::Unearth => of("text-season-unearth"),
        Effect::Harvest => of("text-season-harvest"),
        Effect::Food(count) => number("text-season-food", count),
        Effect::CapInfluence(most) => number("text-season-cap-influence", most),
        Effect::SellDial(count, gain) => number("text-season-sell-dial", count).number("gain", gain),
        Effect::March => of("text-season-march"),
        Effect::Spy => of("text-season-spy"),
        Effect::SwapRunes => of("text-season-swap-runes"),
        Effect::Rune => of("text-season-rune"),
        Effect::Banditry => of("text-season-banditry"),
        Effect::Frost(count) => number("text-season-frost", count),
        Effect::BuyRune(price) => number("text-season-buy-rune", price),
        Effect::Pious => of("text-season-pious"),
        Effect::Tactics(count) => number("text-season-tactics", count),
        Effect::Surge => of("text-season-surge"),
        Effect::BitterCold(less) => number("text-season-bitter-cold", less),
        Effect::Patrol(count) => number("text-season-patrol", count),
    }
}

fn of_quest(card: &QuestCard) -> Vec<Phrase> {
    let head = |key: &'static str| Phrase::new(key).with("area", Arg::Name(card.area.name()));
    let (trial, results): (Phrase, [&'static str; 3]) = match card.trial {
        Trial::Test(attribute) => (
            head("text-quest-test").with("attribute", Arg::Term(attribute.key())),
            [Destiny::Gold.key(), Destiny::Silver.key(), Destiny::Red.key()],
        ),
        Trial::Duel(unit, health) => (
            head("text-quest-duel").with("unit", Arg::Term(unit.key())).number("number", health),
            ["result-won"; 3],
        ),
    };
    let gains = results.into_iter().zip(&card.results);
    let lines = gains.flat_map(|(result, gains)| gains.iter().map(move |&gain| quest_gain(result, gain)));
    [trial].into_iter().chain(lines).collect()
}

fn quest_gain(result: &'static str, gain: Gain) -> Phrase {
    let of = |key: &'static str| Phrase::new(key).with("result", Arg::Term(result));
    match gain {
        Gain::Reward(count) => of("text-quest-reward").number("number", count),
        Gain::Rune => of("text-quest-rune"),
        Gain::Influence(count) => of("text-quest-influence").number("number", count),
        Gain::Lose(count) => of("text-quest-lose").number("number", count),
        Gain::Tactics(count) => of("text-quest-tactics").number("number", count),
        Gain::Train(count) => of("text-quest-train").number("number", count),
        Gain::Quest(count) => of("text-quest-quest").number("number", count),
        Gain::Damage(count) => of("text-quest-damage").number("number", count),
        Gain::Keep => of("text-quest-keep"),
        Gain::Drop => of("text-quest-drop"),
    }
}
