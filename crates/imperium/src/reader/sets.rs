//! The order of the cards, and whether all that can meet in one game fit into a set.

use content::{Fingerprint, Line, Result as Read};

use super::{Reader, leak};
use crate::card::Card;
use crate::content::{Content, Nation, Place, Start};
use crate::deal::{Deal, Key};
use crate::program::{Filter, Mask, UNREST, native};

impl Reader {
    /// Both boxes, once every line of them has been read.
    pub(super) fn finish(
        mut self,
        end: &Line,
        fingerprint: Fingerprint,
        commons: Vec<Vec<Start>>,
        nations: Vec<Nation>,
    ) -> Read<Content> {
        let region = self.filter(end, "region")?;
        native::add_solo(&mut self.code, region);
        let Reader { names, code, effects, filters, families, mut cards } = self;
        let of_box = |set: usize, card: Card| -> u32 {
            let nations = nations.iter().filter(|nation| usize::from(nation.set) == set);
            let starts =
                commons.iter().skip(set).take(1).chain(nations.map(|nation| &nation.starts)).flatten();
            let own = starts.filter(|start| start.card == card && start.place != Place::Power);
            own.map(|start| u32::from(start.copies)).sum()
        };
        // The order of Classics does not depend on what came later.
        let copies = |card: Card| (0..commons.len()).map(|set| of_box(set, card)).find(|&many| many > 0);
        let mut order: Vec<Card> = (0..cards.len() as u16).map(Card).collect();
        order.sort_by_cached_key(|&card| std::cmp::Reverse(copies(card)));
        for (rank, card) in (0..).zip(&order) {
            cards[card.0 as usize].rank = rank;
        }
        let named = |name: &str| {
            names.get(name).copied().map_or_else(|| end.wrong(format!("there is no card '{name}'")), Ok)
        };
        let (unrest, kings) = (named(UNREST)?, [named("king-of-kings-a")?, named("king-of-kings-b")?]);
        let families = families.into_iter().map(|name| leak(&format!("family-{name}"))).collect();
        let fitting = (0..).zip(&cards).map(|(card, design)| {
            let masks = (0..).zip(&filters).filter(|(_, filter)| !matches!(filter, Filter::Not(_)));
            masks
                .filter(|(_, filter)| design.fits(Card(card), **filter))
                .map(|(mask, _)| Mask(mask))
                .collect()
        });
        let content = Content {
            fingerprint,
            fitting: fitting.collect(),
            cards,
            code,
            effects,
            filters,
            families,
            order,
            commons,
            nations,
            unrest,
            kings,
        };
        match Deal::new(&content, Key::of(&content, 0, &[])) {
            Some(_) => Ok(content),
            None => end.wrong("more cards than fit into one game"),
        }
    }
}
