//! Sentences: phrases for answers, events and positions.

use kernel::{Arg, Language, Offer, Phrase, RuleId, Seat, Spoken};

use crate::action::Action;
use crate::area::{Area, Hex};
use crate::content::content;
use crate::event::Event;
use crate::name::{Hero, Season};
use crate::state::{TYPES, Token, seat_of};
use crate::view::View;
use crate::{Runewars, rule, setup};

const fn area(area: Area) -> Arg {
    Arg::Name(area.name())
}

const fn hero(hero: Hero) -> Arg {
    Arg::Term(hero.key())
}

fn at(phrase: Phrase, hex: Hex) -> Phrase {
    phrase.number("q", hex.q).number("r", hex.r)
}

fn numbers(list: impl IntoIterator<Item = u8>) -> Arg {
    Arg::List(list.into_iter().map(|number| Arg::Number(number.into())).collect())
}

/// What a token is called, if an observer knows it.
const fn token(token: Token) -> Arg {
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
        Action::Tile(..) | Action::Marker(..) | Action::Home(..) | Action::Yes | Action::Done => return None,
    })
}

impl Spoken for Runewars {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../words/en.ftl"),
            Language::Pl => include_str!("../words/pl.ftl"),
            Language::Cs => include_str!("../words/cs.ftl"),
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
            Action::Yes => Phrase::new("answer-yes"),
            Action::Done => Phrase::new("answer-done"),
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
            Event::Answered { seat, action, .. } => match named(*action) {
                Some(what) => of("event-answered", seat).with("what", what),
                None => of("event-plain", seat),
            },
            Event::Decided { seat, .. } => of("event-decided", seat),
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
            Event::Fate { cards } => Phrase::new("event-fate").with("cards", numbers(cards.iter().copied())),
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
            Event::Battle { attacker, area: place, .. } => {
                of("event-battle", attacker).with("area", area(*place))
            }
            Event::Fought { area: place, strengths, .. } => Phrase::new("event-fought")
                .with("area", area(*place))
                .number("one", strengths[0])
                .number("two", strengths[1]),
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
            Event::Eliminated { .. } => rule::ELIMINATION,
            Event::Over { .. } => rule::GOAL_SIX,
        }
    }

    fn offers() -> Vec<Offer> {
        setup::offers()
    }

    fn scene(view: &View) -> Vec<Phrase> {
        let state = view.position();
        let mut lines = vec![
            Phrase::new("scene-season")
                .number("year", state.year)
                .with("season", Arg::Term(state.season.key())),
        ];
        for seat in Seat::all(state.seats()).filter(|&seat| state.side(seat).faction < 4) {
            let side = state.side(seat);
            let [food, wood, ore] = side.dials;
            let cards = view.ripe[seat.index()] + view.fresh[seat.index()];
            lines.push(
                Phrase::new("scene-seat")
                    .seat(seat)
                    .with("faction", Arg::Term(side.faction().key()))
                    .number("influence", side.influence)
                    .number("food", food)
                    .number("wood", wood)
                    .number("ore", ore)
                    .number("tactics", cards)
                    .number("quests", view.quests[seat.index()]),
            );
        }
        for place in state.board().iter() {
            scene_of_area(view, place, &mut lines);
        }
        for &who in Hero::ALL {
            if let (Some(seat), Some(place)) = (state.owner(who), state.stands(who)) {
                let phrase = Phrase::new("scene-hero").seat(seat).with("hero", hero(who));
                lines.push(phrase.with("area", area(place)).number("damage", state.figure(who).damage));
            }
        }
        lines
    }
}

/// An area and what is in it.
fn scene_of_area(view: &View, place: Area, lines: &mut Vec<Phrase>) {
    let state = view.position();
    let ground = state.ground(place);
    lines.push(match state.controller(place) {
        Some(seat) => Phrase::new("scene-area").with("area", area(place)).seat(seat),
        None => Phrase::new("scene-wild").with("area", area(place)),
    });
    for kind in (0..TYPES).filter(|&kind| ground.count(kind) > 0) {
        lines.push(
            Phrase::new("scene-units")
                .with("unit", Arg::Term(state.unit_in(place, kind).key()))
                .number("standing", ground.standing[kind])
                .number("routed", ground.routed[kind]),
        );
    }
    if let Some(seat) = seat_of(ground.hold) {
        lines.push(Phrase::new("scene-stronghold").seat(seat));
    }
    match ground.rune.kind {
        Token::None => {}
        Token::Hidden => lines.push(Phrase::new("scene-hidden")),
        kind => lines.push(Phrase::new("scene-token").with("token", token(kind))),
    }
}
