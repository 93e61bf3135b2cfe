//! Sentences: phrases for answers, events and positions.

use kernel::{Arg, Language, Offer, Phrase, Question, QuestionKind, RuleId, Seat, Spoken};

use crate::action::Action;
use crate::area::{Area, Hex};
use crate::content::content;
use crate::event::Event;
use crate::name::{Hero, Season};
use crate::state::Token;
use crate::task::Ask;
use crate::view::View;
use crate::{Runewars, rule, setup};

pub(crate) const fn area(area: Area) -> Arg {
    Arg::Name(area.name())
}

pub(crate) const fn hero(hero: Hero) -> Arg {
    Arg::Term(hero.key())
}

fn at(phrase: Phrase, hex: Hex) -> Phrase {
    phrase.number("q", hex.q).number("r", hex.r)
}

fn numbers(list: impl IntoIterator<Item = u8>) -> Arg {
    Arg::List(list.into_iter().map(|number| Arg::Number(number.into())).collect())
}

/// What a token is called, if an observer knows it.
pub(crate) const fn token(token: Token) -> Arg {
    Arg::Term(match token {
        Token::Dragon => "token-dragon",
        Token::False | Token::None | Token::Hidden => "token-false",
    })
}

/// The thing that an answer names, if it names one alone.
fn named(action: Action) -> Option<Arg> {
    Some(match action {
        Action::Faction(faction) => Arg::Term(faction.key()),
        Action::Area(one) => area(one),
        Action::Order(order) => Arg::Term(order.key()),
        Action::Number(number) => Arg::Number(number.into()),
        Action::Unit(unit) | Action::Figure(unit, ..) | Action::Send(_, unit, _) | Action::Go(unit, ..) => {
            Arg::Term(unit.key())
        }
        Action::Lead(one, _) | Action::Hero(one) => hero(one),
        Action::Resource(resource) => Arg::Term(resource.key()),
        Action::Seat(seat) => Arg::Seat(seat),
        Action::Destiny(destiny) => Arg::Term(destiny.key()),
        Action::Development(development) => Arg::Term(development.key()),
        Action::Tactic(tactic) => Arg::Term(tactic.key()),
        Action::Attribute(attribute) => Arg::Term(attribute.key()),
        Action::Quest(quest) => Arg::Term(quest.key()),
        Action::Reward(_, reward) | Action::Give(_, reward, _) => Arg::Term(reward.key()),
        Action::Title(title) => Arg::Term(title.key()),
        Action::Way(way) => Arg::Term(way.key()),
        Action::Discard(section) => Arg::Term(section.key()),
        Action::Tile(..) | Action::Marker(..) | Action::Home(..) | Action::Yes | Action::Done => return None,
    })
}

impl Spoken for Runewars {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => {
                concat!(include_str!("../words/en.ftl"), "\n", include_str!("../words/cards.en.ftl"))
            }
            Language::Pl => {
                concat!(include_str!("../words/pl.ftl"), "\n", include_str!("../words/cards.pl.ftl"))
            }
            Language::Cs => {
                concat!(include_str!("../words/cs.ftl"), "\n", include_str!("../words/cards.cs.ftl"))
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
        let one = |key: &'static str, name: &'static str| match named(action) {
            Some(arg) => Phrase::new(key).with(name, arg),
            None => Phrase::new(key),
        };
        match action {
            Action::Faction(_) => one("answer-faction", "faction"),
            Action::Tile(tile, hex, turn) => {
                at(Phrase::new("answer-tile").number("tile", tile), hex).number("turn", turn)
            }
            Action::Marker(first, second) => {
                at(Phrase::new("answer-marker"), first).number("x", second.q).number("y", second.r)
            }
            Action::Home(hex, turn) => at(Phrase::new("answer-home"), hex).number("turn", turn),
            Action::Area(_) => one("answer-area", "area"),
            Action::Order(order) => one("answer-order", "order").number("number", order.number()),
            Action::Number(_) => one("answer-number", "number"),
            Action::Send(from, _, count) => {
                one("answer-send", "unit").with("area", area(from)).number("number", count)
            }
            Action::Go(_, to, count) => {
                one("answer-go", "unit").with("area", area(to)).number("number", count)
            }
            Action::Lead(_, to) => one("answer-lead", "hero").with("area", area(to)),
            Action::Figure(_, routed, damage) => {
                let stance = if routed { "stance-routed" } else { "stance-standing" };
                one("answer-figure", "unit").with("stance", Arg::Term(stance)).number("number", damage)
            }
            Action::Unit(_) => one("answer-unit", "unit"),
            Action::Resource(_) => one("answer-resource", "resource"),
            Action::Seat(_) => one("answer-seat", "seat"),
            Action::Destiny(_) => one("answer-destiny", "destiny"),
            Action::Development(_) => one("answer-development", "development"),
            Action::Tactic(_) => one("answer-tactics", "card"),
            Action::Hero(_) => one("answer-hero", "hero"),
            Action::Attribute(_) => one("answer-attribute", "attribute"),
            Action::Quest(_) => one("answer-quest", "card"),
            Action::Reward(holder, _) => one("answer-reward", "card").with("hero", hero(holder)),
            Action::Give(from, _, to) => {
                one("answer-give", "card").with("hero", hero(from)).with("other", hero(to))
            }
            Action::Title(_) => one("answer-title", "title"),
            Action::Way(_) => one("answer-way", "way"),
            Action::Discard(_) => one("answer-discard", "what"),
            Action::Yes => Phrase::new("answer-yes"),
            Action::Done => Phrase::new("answer-done"),
        }
    }

    fn answer_to(question: &Question, action: Action) -> Phrase {
        match (question.kind, action) {
            (QuestionKind::Confirm, Action::Done) => Phrase::new("answer-no"),
            _ => Self::answer(action),
        }
    }

    fn happened(event: &Event) -> Phrase {
        let of = |key: &'static str, seat: &Seat| Phrase::new(key).seat(*seat);
        match event {
            Event::First { seat } => of("event-first", seat),
            Event::Faction { seat, faction } => {
                of("event-faction", seat).with("faction", Arg::Term(faction.key()))
            }
            Event::Tiles { seat, tiles } => {
                of("event-tiles", seat).number("one", tiles[0]).number("two", tiles[1])
            }
            Event::Chance { .. } => Phrase::new("event-chance"),
            Event::City { area: place, city } => {
                Phrase::new("event-city").with("area", area(*place)).with("city", Arg::Term(city.key()))
            }
            Event::Answered { seat, to, action } => answered(*seat, *to, *action),
            Event::Decided { seat, to } => of("event-decided", seat).with("topic", Arg::Term(to.topic())),
            Event::Season { year, season, card } => {
                let key = content().seasons.iter().find(|one| one.name == *card).map_or("", |one| one.key);
                Phrase::new("event-season")
                    .number("year", *year)
                    .with("season", Arg::Term(season.key()))
                    .with("card", Arg::Term(key))
            }
            Event::Orders { orders } => {
                let name = |order: &Option<crate::name::Order>| {
                    Arg::Term(order.map_or("no-order", crate::name::Order::key))
                };
                Phrase::new("event-orders").with("orders", Arg::List(orders.iter().map(name).collect()))
            }
            Event::Bids { bids } => Phrase::new("event-bids").with("bids", numbers(bids.iter().copied())),
            Event::Fate { cards } => {
                let symbol = |&card: &u8| Arg::Term(content().fate[usize::from(card) - 1].destiny.key());
                Phrase::new("event-fate")
                    .with("cards", numbers(cards.iter().copied()))
                    .with("symbols", Arg::List(cards.iter().map(symbol).collect()))
            }
            Event::Tactic { seat, tactic } => of("event-tactic", seat).with("card", Arg::Term(tactic.key())),
            Event::TacticHidden { seat } => of("event-tactic-hidden", seat),
            Event::Quest { seat, quest } => of("event-quest", seat).with("card", Arg::Term(quest.key())),
            Event::QuestHidden { seat } => of("event-quest-hidden", seat),
            Event::Objective { seat, objective } => {
                of("event-objective", seat).with("card", Arg::Term(objective.key()))
            }
            Event::ObjectiveHidden { seat } => of("event-objective-hidden", seat),
            Event::Reward { hero: holder, reward } => {
                Phrase::new("event-reward").with("hero", hero(*holder)).with("card", Arg::Term(reward.key()))
            }
            Event::RewardHidden { hero: holder } => {
                Phrase::new("event-reward-hidden").with("hero", hero(*holder))
            }
            Event::Traded { from, to } => {
                Phrase::new("event-traded").with("hero", hero(*from)).with("other", hero(*to))
            }
            Event::Shown { hero: holder, reward } => {
                Phrase::new("event-shown").with("hero", hero(*holder)).with("card", Arg::Term(reward.key()))
            }
            Event::Heroes { seat, heroes } => {
                of("event-heroes", seat).with("heroes", Arg::List(heroes.iter().copied().map(hero).collect()))
            }
            Event::HeroesHidden { seat, count } => of("event-heroes-hidden", seat).number("number", *count),
            Event::Rune { area: place, token: kind, .. } | Event::Turned { area: place, token: kind } => {
                Phrase::new("event-rune").with("area", area(*place)).with("token", token(*kind))
            }
            Event::Explored { hero: who, area: place, kind } => Phrase::new("event-explored")
                .with("hero", hero(*who))
                .with("area", area(*place))
                .with("token", Arg::Term(kind.key())),
            Event::Glimpsed { area: place, kind, .. } => {
                Phrase::new("event-glimpsed").with("area", area(*place)).with("token", Arg::Term(kind.key()))
            }
            Event::Joined { seat, hero: who, area: place } => {
                of("event-joined", seat).with("hero", hero(*who)).with("area", area(*place))
            }
            Event::Defeated { hero: who } => Phrase::new("event-defeated").with("hero", hero(*who)),
            Event::Battle { attacker, defender, area: place } => {
                of("event-battle", attacker).with("area", area(*place)).with("other", army_of(*defender))
            }
            Event::Fought { area: place, strengths, winner, lost } => Phrase::new("event-fought")
                .with("area", area(*place))
                .with("winner", army_of(*winner))
                .number("one", strengths[0])
                .number("two", strengths[1])
                .number("lost", lost[0])
                .number("killed", lost[1]),
            Event::ClaimFell { seat } => of("event-claim-fell", seat),
            Event::Eliminated { seat } => of("event-eliminated", seat),
            Event::Over { runes, .. } => {
                Phrase::new("event-over").with("runes", numbers(runes.iter().copied()))
            }
        }
    }

    fn grounds(event: &Event) -> RuleId {
        match event {
            Event::First { .. } => rule::SETUP_FIRST,
            Event::Faction { .. } => rule::SETUP_FACTIONS,
            Event::Tiles { .. } => rule::SETUP_MAP_TILES,
            Event::Chance { .. } => rule::SETUP_MAP_PLACE,
            Event::City { .. } => rule::SETUP_CITIES,
            Event::Answered { to, .. } | Event::Decided { to, .. } => to.about().2,
            Event::Season { season, .. } => match season {
                Season::Spring => rule::SEASON_SPRING,
                Season::Summer => rule::SEASON_SUMMER,
                Season::Fall => rule::SEASON_FALL,
                Season::Winter => rule::SEASON_WINTER,
            },
            Event::Orders { .. } => rule::ORDER_CHOOSE,
            Event::Bids { .. } => rule::INFLUENCE_BID_REVEAL,
            Event::Fate { .. } => rule::COMBAT_FATE,
            Event::Tactic { .. } | Event::TacticHidden { .. } => rule::TACTICS_FRESH,
            Event::Quest { .. } | Event::QuestHidden { .. } => rule::QUEST_HAND,
            Event::Objective { .. } | Event::ObjectiveHidden { .. } => rule::OBJECTIVE_MEET,
            Event::Reward { .. } | Event::RewardHidden { .. } | Event::Shown { .. } => rule::REWARD_DRAW,
            Event::Traded { .. } => rule::HERO_REWARDS_TRADE,
            Event::Heroes { .. } | Event::HeroesHidden { .. } => rule::ORDER_6_BONUS,
            Event::Rune { .. } => rule::RUNES_LOOK,
            Event::Turned { .. } => rule::RUNES_HIDDEN,
            Event::Explored { .. } => rule::EXPLORE_FLIP,
            Event::Glimpsed { .. } => rule::EXPLORE_SCROLL,
            Event::Joined { .. } => rule::HERO_GAIN,
            Event::Defeated { .. } => rule::HERO_DEFEAT,
            Event::Battle { .. } => rule::MOVE_FIGHT,
            Event::Fought { .. } => rule::COMBAT_WINNER,
            Event::ClaimFell { .. } => rule::REVISED_CLAIM,
            Event::Eliminated { .. } => rule::ELIMINATION,
            Event::Over { .. } => rule::GOAL_SIX,
        }
    }

    fn offers() -> Vec<Offer> {
        setup::offers()
    }

    fn scene(view: &View) -> Vec<Phrase> {
        crate::scene::scene(view)
    }

    fn board(view: &View) -> Vec<String> {
        crate::board::board(view)
    }
}

/// The answer of a seat to an open question.
fn answered(seat: Seat, to: Ask, action: Action) -> Phrase {
    let of = |key: &'static str| Phrase::new(key).seat(seat).with("topic", Arg::Term(to.topic()));
    let what = |key: &'static str| match named(action) {
        Some(what) => of(key).with("what", what),
        None => of(key),
    };
    match action {
        Action::Send(place, _, count) | Action::Go(_, place, count) => {
            what("event-answered-units").number("number", count).with("area", area(place))
        }
        Action::Lead(_, place) => what("event-answered-hero").with("area", area(place)),
        Action::Give(from, _, to) => {
            what("event-answered-give").with("hero", hero(from)).with("other", hero(to))
        }
        Action::Tile(tile, hex, _) => at(of("event-answered-tile").number("tile", tile), hex),
        Action::Marker(hex, _) | Action::Home(hex, _) => at(of("event-answered-hex"), hex),
        Action::Yes => of("event-yes"),
        Action::Done => of("event-done"),
        _ => what("event-answered"),
    }
}

/// A seat, or units that no seat controls.
pub(crate) fn army_of(seat: Option<Seat>) -> Arg {
    seat.map_or(Arg::Term("neutral-units"), Arg::Seat)
}
