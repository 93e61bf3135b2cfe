//! A small picture for each answer, and what would follow from it.

use ethnos::content::{BAND, TROLL_TOKENS};
use ethnos::{Action, Card, Kingdom, MarkerPlace, Phase};
use kernel::{Arg, Phrase};
use maud::{Markup, html};

use super::{EthnosDrawing, colour, kingdom_key, tribe_emblem};
use crate::page::{emblem, mark, shape};

impl EthnosDrawing<'_> {
    pub(super) fn picture(&self, action: Action) -> Markup {
        match action {
            Action::Take(card) | Action::Lead(card) | Action::Add(card) | Action::Keep(card) => html! {
                i class=(colour(card.kingdom())) { svg { (shape(tribe_emblem(card.tribe()))) } }
            },
            Action::Draw => html! { span.card.mini.back { (emblem("e-mace")) } },
            Action::Place(kingdom) | Action::Plunder(kingdom) => html! {
                svg.shield.sm aria-hidden="true" { (shape(colour(Some(kingdom)))) }
            },
            Action::Token(value) => html! { span.chit aria-hidden="true" { (value) } },
            Action::Triumph | Action::Scatter => html! { span.card.mini.k-none { (emblem("t-skeleton")) } },
            Action::Raid => html! { span.sign { (emblem("t-orc")) } },
            Action::Done => html! { span.sign { (mark("check")) } },
            Action::Decline => html! { span.sign { (mark("close")) } },
        }
    }

    /// What would follow, in numbers a player would count.
    pub(super) fn note(&self, action: Action) -> Option<String> {
        let seat = self.page.you()?;
        let view = self.view;
        let mine = &view.seats[seat.index()];
        let phrase = match action {
            Action::Take(card) => {
                let tribe = view.hand.iter().filter(|one| one.tribe() == card.tribe()).count();
                let colour = view.hand.iter().filter(|one| one.kingdom() == card.kingdom()).count();
                if card == Card::SKELETON || tribe + colour == 0 {
                    return None;
                }
                Phrase::new("note-take").number("tribe", tribe as i64).number("colour", colour as i64)
            }
            Action::Draw if view.phase == Phase::Turn => Phrase::new("note-draw")
                .number("deck", view.deck)
                .number("safe", view.safe)
                .number("dragons", 3 - view.dragons),
            Action::Lead(leader) => {
                let size = self.largest(leader);
                let (key, needs) = match self.marker(leader) {
                    Marker::Never => ("note-lead-free", 0),
                    Marker::NoneLeft => ("note-lead-empty", 0),
                    Marker::In(needs) if size >= usize::from(needs) => ("note-lead", needs),
                    Marker::In(needs) => ("note-lead-short", needs),
                    Marker::Anywhere(needs) if size >= usize::from(needs) => ("note-lead-any", needs),
                    Marker::Anywhere(needs) => ("note-lead-any-short", needs),
                };
                let phrase = Phrase::new(key).number("size", size as i64).number("needs", needs);
                phrase.with("kingdom", Arg::Term(kingdom_key(leader.kingdom()?)))
            }
            Action::Done if view.phase == Phase::Band => {
                let draft = view.draft.as_ref()?;
                let leader = draft.leader?;
                let living = draft.cards.iter().filter(|&&card| card != Card::SKELETON).count();
                let counted = living + usize::from(leader.tribe().rules().score_bonus);
                let glory = BAND.value[counted.min(BAND.value.len() - 1)];
                let size = draft.cards.len();
                let key = match self.marker(leader) {
                    Marker::Never => "note-done-none",
                    Marker::NoneLeft => "note-done-empty",
                    Marker::In(needs) if size >= usize::from(needs) => "note-done",
                    Marker::In(_) => "note-done-none",
                    Marker::Anywhere(needs) if size >= usize::from(needs) => "note-done-any",
                    Marker::Anywhere(_) => "note-done-nowhere",
                };
                let phrase = Phrase::new(key).number("glory", glory).number("size", size as i64);
                phrase.with("kingdom", Arg::Term(kingdom_key(leader.kingdom()?)))
            }
            Action::Place(kingdom) if view.phase != Phase::Horde => {
                Phrase::new("note-place").number("markers", mine.markers[kingdom as usize])
            }
            Action::Token(value) => {
                let held: u8 = mine.trolls.iter().sum();
                Phrase::new("note-token").number("sum", held + value).number("most", TROLL_TOKENS.value)
            }
            _ => return None,
        };
        Some(self.tell(&phrase))
    }

    /// The largest band the visitor's hand has for this leader.
    fn largest(&self, leader: Card) -> usize {
        let count = |fits: &dyn Fn(&Card) -> bool| {
            self.view.hand.iter().filter(|&card| *card == Card::SKELETON || fits(card)).count()
        };
        let tribe = count(&|card| card.tribe() == leader.tribe());
        let colour = count(&|card| card.kingdom() == leader.kingdom());
        tribe.max(colour)
    }

    /// What a band with this leader needs to place its marker.
    fn marker(&self, leader: Card) -> Marker {
        let (Some(kingdom), Some(seat)) = (leader.kingdom(), self.page.you()) else { return Marker::Never };
        let seats = &self.view.seats;
        let tribe = leader.tribe().rules();
        let needs = |kingdom: Kingdom| {
            let markers = |index: usize| seats[index].markers[kingdom as usize];
            let there = if seats.len() == 2 { markers(0) + markers(1) } else { markers(seat.index()) };
            (there + 1).saturating_sub(tribe.marker_bonus).max(1)
        };
        match tribe.marker {
            MarkerPlace::Nowhere => Marker::Never,
            _ if seats[seat.index()].supply == 0 => Marker::NoneLeft,
            MarkerPlace::LeaderKingdom => Marker::In(needs(kingdom)),
            MarkerPlace::AnyKingdom => {
                Marker::Anywhere(Kingdom::ALL.into_iter().map(needs).min().unwrap_or(1))
            }
        }
    }
}

/// Whether and where a band may place its marker.
enum Marker {
    /// Its leader never places one.
    Never,
    /// The supply is empty.
    NoneLeft,
    /// In the leader's kingdom, with so many cards or more.
    In(u8),
    /// In the kingdom that needs the fewest cards, so many, or in others.
    Anywhere(u8),
}
