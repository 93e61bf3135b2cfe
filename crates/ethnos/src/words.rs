//! Which sentence of the word files is said for what.

use kernel::{Arg, Language, Offer, Phrase, Question, RuleId, Seat, Spoken};

use crate::action::Action;
use crate::card::{Card, Kingdom, Tribe};
use crate::event::{Discard, Draw, Event, Offered, Placed, Scored, Won};
use crate::view::{SeatView, View};
use crate::{Ethnos, rule, setup};

/// A card as part of a sentence.
pub(crate) fn card(card: Card) -> Arg {
    match card.kingdom() {
        None => Arg::Term(card.tribe().key()),
        Some(kingdom) => Arg::Described(kingdom.colour_key(), card.tribe().key()),
    }
}

fn cards(cards: &[Card]) -> Arg {
    Arg::List(cards.iter().map(|&one| card(one)).collect())
}

pub(crate) fn kingdom(kingdom: Kingdom) -> Arg {
    Arg::Term(kingdom.key())
}

fn kingdoms(list: &[Kingdom]) -> Arg {
    Arg::List(list.iter().map(|&one| kingdom(one)).collect())
}

fn numbers(list: &[u8]) -> Arg {
    Arg::List(list.iter().map(|&number| Arg::Number(number.into())).collect())
}

impl Spoken for Ethnos {
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
        match action {
            Action::Take(one) => Phrase::new("answer-take").with("card", card(one)),
            Action::Draw => Phrase::new("answer-draw"),
            Action::Lead(one) => Phrase::new("answer-lead").with("card", card(one)),
            Action::Triumph => Phrase::new("answer-triumph"),
            Action::Scatter => Phrase::new("answer-scatter"),
            Action::Add(one) => Phrase::new("answer-add").with("card", card(one)),
            Action::Keep(one) => Phrase::new("answer-keep").with("card", card(one)),
            Action::Done => Phrase::new("answer-done").with("question", Arg::Name("")),
            Action::Place(place) => {
                Phrase::new("answer-place").with("kingdom", kingdom(place)).with("question", Arg::Name(""))
            }
            Action::Token(value) => Phrase::new("answer-token").number("value", value),
            Action::Raid => Phrase::new("answer-raid"),
            Action::Plunder(place) => Phrase::new("answer-plunder").with("kingdom", kingdom(place)),
            Action::Decline => Phrase::new("answer-decline").with("question", Arg::Name("")),
        }
    }

    fn answer_to(question: &Question, action: Action) -> Phrase {
        let asked = ("question", Arg::Name(question.asks.key));
        match action {
            Action::Done | Action::Decline => {
                // How many cards are played, kept and laid aside is known to the question.
                let known = question.asks.args.iter().filter(|(name, _)| *name != "leader").cloned();
                let args = std::iter::once(asked).chain(known).collect();
                Phrase { args, ..Self::answer(action) }
            }
            Action::Place(place) => {
                Phrase { args: vec![("kingdom", kingdom(place)), asked], ..Self::answer(action) }
            }
            _ => Self::answer(action),
        }
    }

    fn happened(event: &Event) -> Phrase {
        match event {
            Event::Began { tribes, .. } => Phrase::new("event-began").with(
                "tribes",
                Arg::List(tribes.iter().map(|&tribe| Arg::Term(tribe.plural_key())).collect()),
            ),
            Event::Age { age, first, pool, .. } => {
                Phrase::new("event-age").number("age", *age).seat(*first).with("cards", cards(pool))
            }
            Event::Drew { seat, card: one, .. } => {
                Phrase::new("event-drew").seat(*seat).with("card", card(*one))
            }
            Event::DrewHidden { seat, .. } => Phrase::new("event-drew-hidden").seat(*seat),
            Event::Dragon { seat, appeared } => {
                Phrase::new("event-dragon").seat(*seat).number("appeared", *appeared)
            }
            Event::Took { seat, card: one } => Phrase::new("event-took").seat(*seat).with("card", card(*one)),
            Event::Band { seat, leader, cards: list } => Phrase::new("event-band")
                .seat(*seat)
                .with("leader", card(*leader))
                .number("size", list.len() as i64)
                .with("cards", cards(list)),
            Event::NoMarker { seat } => Phrase::new("event-no-marker").seat(*seat),
            Event::Marker { seat, kingdom: place, markers, .. } => Phrase::new("event-marker")
                .seat(*seat)
                .with("kingdom", kingdom(*place))
                .number("markers", *markers),
            Event::Discarded { seat, cards: list, .. } => {
                Phrase::new("event-discarded").seat(*seat).with("cards", cards(list))
            }
            Event::Kept { seat, count } => Phrase::new("event-kept").seat(*seat).number("count", *count),
            Event::Swam { seat, from, to } => {
                Phrase::new("event-swam").seat(*seat).number("from", *from).number("to", *to)
            }
            Event::Giant { seat, size, gain, .. } => {
                Phrase::new("event-giant").seat(*seat).number("size", *size).number("gain", *gain)
            }
            Event::Horde { seat, kingdom: place } => {
                Phrase::new("event-horde").seat(*seat).with("kingdom", kingdom(*place))
            }
            Event::Token { seat, value } => Phrase::new("event-token").seat(*seat).number("value", *value),
            Event::Triumph { seat } => Phrase::new("event-triumph").seat(*seat),
            Event::AgeEnded { age, seat } => Phrase::new("event-age-ended").number("age", *age).seat(*seat),
            Event::KingdomScored { kingdom: place, seat, markers, gain, total, .. } => {
                Phrase::new("event-kingdom-scored")
                    .seat(*seat)
                    .with("kingdom", kingdom(*place))
                    .number("markers", *markers)
                    .number("gain", *gain)
                    .number("total", *total)
            }
            Event::MerfolkScored { seat, space, gain, total, .. } => Phrase::new("event-merfolk-scored")
                .seat(*seat)
                .number("space", *space)
                .number("gain", *gain)
                .number("total", *total),
            Event::GiantScored { seat, gain, total } => {
                Phrase::new("event-giant-scored").seat(*seat).number("gain", *gain).number("total", *total)
            }
            Event::BandScored { seat, leader, counted, gain, total } => Phrase::new("event-band-scored")
                .seat(*seat)
                .with("leader", card(*leader))
                .number("counted", *counted)
                .number("gain", *gain)
                .number("total", *total),
            Event::Raided { seat, markers, gain, total, .. } => Phrase::new("event-raided")
                .seat(*seat)
                .number("markers", *markers)
                .number("gain", *gain)
                .number("total", *total),
            Event::Declined { seat, offer } => {
                Phrase::new("event-declined").seat(*seat).with("offer", Arg::Name(offer.key()))
            }
            Event::Held { seat } => Phrase::new("event-held").seat(*seat),
            Event::Over { ranks, .. } => Phrase::new("event-over").with(
                "winners",
                Arg::List(
                    (0..ranks.len())
                        .filter(|&at| ranks[at] == 1)
                        .map(|at| Arg::Seat(Seat::new(at)))
                        .collect(),
                ),
            ),
        }
    }

    fn grounds(event: &Event) -> RuleId {
        match event {
            Event::Began { .. } => rule::SETUP_TRIBES,
            Event::Age { .. } => rule::AGE_START,
            Event::Drew { by, .. } | Event::DrewHidden { by, .. } => match by {
                Draw::Dealt => rule::AGE_START,
                Draw::Recruited => rule::RECRUIT_DECK,
                Draw::EmptyPool => rule::OPTION_EMPTY_POOL,
                Draw::Wizard => rule::TRIBE_WIZARD,
            },
            Event::Dragon { .. } => rule::RECRUIT_DRAGON,
            Event::Took { .. } => rule::RECRUIT_POOL,
            Event::Band { .. } => rule::BAND_CARDS,
            Event::Marker { by, .. } => match by {
                Placed::Band => rule::BAND_MARKER,
                Placed::Duel => rule::BAND_DUEL,
                Placed::Wingfolk => rule::TRIBE_WINGFOLK,
                Placed::Merfolk => rule::TRIBE_MERFOLK,
            },
            Event::NoMarker { .. } => rule::SETUP_MARKERS,
            Event::Discarded { by, .. } => match by {
                Discard::Band => rule::BAND_DISCARD,
                Discard::Scatter => rule::OPTION_SKELETONS,
                Discard::AgeEnd => rule::END_ORDER,
            },
            Event::Kept { .. } => rule::TRIBE_ELF,
            Event::Swam { .. } => rule::TRIBE_MERFOLK,
            Event::Giant { .. } => rule::TRIBE_GIANT,
            Event::Horde { .. } => rule::TRIBE_ORC,
            Event::Token { .. } => rule::TRIBE_TROLL,
            Event::Triumph { .. } => rule::OPTION_SKELETONS,
            Event::AgeEnded { .. } => rule::END_ORDER,
            Event::KingdomScored { by, .. } => match by {
                Scored::Place => rule::END_KINGDOMS,
                Scored::Tie => rule::END_TIES,
                Scored::Duel => rule::END_DUEL,
            },
            Event::MerfolkScored { places: true, .. } => rule::OPTION_MERFOLK,
            Event::MerfolkScored { places: false, .. } => rule::END_MERFOLK,
            Event::GiantScored { .. } => rule::END_GIANT,
            Event::BandScored { .. } => rule::END_BANDS,
            Event::Raided { partial: true, .. } => rule::OPTION_RAID,
            Event::Raided { partial: false, .. } | Event::Held { .. } => rule::END_RAID,
            Event::Declined { offer, .. } => match offer {
                Offered::Again => rule::TRIBE_CENTAUR,
                Offered::Marker => rule::OPTION_MARKER,
                Offered::Bonus => rule::TRIBE_MERFOLK,
                Offered::Horde => rule::TRIBE_ORC,
                Offered::Token => rule::TRIBE_TROLL,
                Offered::Conjure => rule::TRIBE_WIZARD,
            },
            Event::Over { by, .. } => match by {
                Won::Glory => rule::FINAL_WINNER,
                Won::Tie => rule::FINAL_TIES,
                Won::Triumph => rule::OPTION_SKELETONS,
            },
        }
    }

    fn offers() -> Vec<Offer> {
        setup::offers()
    }

    fn scene(view: &View) -> Vec<Phrase> {
        let mut lines = vec![
            Phrase::new("scene-age")
                .number("age", view.age)
                .number("ages", view.ages)
                .number("deck", view.deck)
                .number("safe", view.safe)
                .number("dragons", view.dragons),
        ];
        for place in Kingdom::ALL {
            lines.push(
                Phrase::new("scene-kingdom")
                    .with("kingdom", kingdom(place))
                    .with("colour", Arg::Term(place.colour_key()))
                    .with("tokens", numbers(&view.tokens[place as usize]))
                    .with(
                        "markers",
                        numbers(
                            &view.seats.iter().map(|seat| seat.markers[place as usize]).collect::<Vec<_>>(),
                        ),
                    ),
            );
        }
        for (at, seat) in view.seats.iter().enumerate() {
            lines.extend(seat_lines(view, Seat::new(at), seat));
        }
        if let Some(giant) = view.giant {
            lines.push(Phrase::new("scene-giant").seat(giant.seat).number("size", giant.size));
        }
        lines.push(
            Phrase::new("scene-pool")
                .number("count", view.pool.len() as i64)
                .with("cards", cards(&view.pool)),
        );
        if !view.hand.is_empty() {
            lines.push(
                Phrase::new("scene-hand")
                    .number("count", view.hand.len() as i64)
                    .with("cards", cards(&view.hand)),
            );
        }
        lines
    }
}

fn seat_lines(view: &View, at: Seat, seat: &SeatView) -> Vec<Phrase> {
    let mut lines =
        vec![Phrase::new("scene-seat").seat(at).number("glory", seat.glory).number("hand", seat.hand)];
    if !seat.known.is_empty() && !view.observer.is(at) {
        lines.push(Phrase::new("scene-known").with("cards", cards(&seat.known)));
    }
    for band in &seat.bands {
        lines.push(
            Phrase::new("scene-band")
                .with("leader", card(band.leader))
                .number("size", band.cards.len() as i64),
        );
    }
    if view.tribes.contains(&Tribe::Merfolk) {
        lines.push(Phrase::new("scene-merfolk").number("space", seat.merfolk));
    }
    if !seat.horde.is_empty() {
        lines.push(Phrase::new("scene-horde").with("kingdoms", kingdoms(&seat.horde)));
    }
    if !seat.trolls.is_empty() {
        lines.push(Phrase::new("scene-trolls").with("tokens", numbers(&seat.trolls)));
    }
    lines
}
