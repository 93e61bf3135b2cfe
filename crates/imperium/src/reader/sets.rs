//! Bits for cards, and sets of cards that the rules ask for again and again.

use content::{Fingerprint, Line, Result as Read};

use super::Reader;
use crate::card::Card;
use crate::content::{Content, Design, Nation, Place, Points, Program, Start, Verb};
use crate::program::{Icon, UNREST, suit};
use crate::set::Cards;

impl Reader {
    /// The whole box, once every line of it has been read.
    pub(super) fn finish(
        self,
        end: &Line,
        fingerprint: Fingerprint,
        commons: Vec<Start>,
        nations: Vec<Nation>,
    ) -> Read<Content> {
        let Reader { names, code, effects, filters, cards } = self;
        // The most copies of a card that can be in one game: the common ones and those of four nations.
        let mut spans = [(0, 0); 256];
        let mut of = [crate::set::NONE; 256];
        let mut firsts = Cards::NONE;
        let mut copies = vec![0u32; cards.len()];
        for (at, copies) in copies.iter_mut().enumerate() {
            let sum = |starts: &[Start]| -> u32 {
                let here = starts.iter().filter(|start| start.card.0 as usize == at);
                here.filter(|start| start.place != Place::Power).map(|start| u32::from(start.copies)).sum()
            };
            let mut by_nation: Vec<u32> = nations.iter().map(|nation| sum(&nation.starts)).collect();
            by_nation.sort_unstable_by(|a, b| b.cmp(a));
            *copies = sum(&commons) + by_nation.iter().take(4).sum::<u32>();
        }
        // A card's bits are in one word. The largest come first, so that no room is lost.
        let mut order: Vec<usize> = (0..cards.len()).collect();
        order.sort_by_key(|&at| std::cmp::Reverse(copies[at]));
        let mut used = [0u32; 4];
        for at in order {
            let Some(word) = (0..4).find(|&word| used[word] + copies[at] <= 64) else {
                return end.wrong("more cards than fit into one game");
            };
            let first = word as u32 * 64 + used[word];
            used[word] += copies[at];
            spans[at] =
                (first.min(255) as u8, if copies[at] == 0 { 0 } else { u64::MAX >> (64 - copies[at]) });
            for bit in first..first + copies[at] {
                of[bit as usize] = at as u8;
            }
            if copies[at] > 0 {
                firsts.set(first as u8);
            }
        }
        let set = |fits: &dyn Fn(Card, &Design) -> bool| {
            let mut set = Cards::NONE;
            for (bit, &card) in of.iter().enumerate() {
                if card != crate::set::NONE && fits(Card(card), &cards[card as usize]) {
                    set.set(bit as u8);
                }
            }
            set
        };
        let masks = filters.iter().map(|&filter| set(&|card, design| design.fits(card, filter))).collect();
        let named = |name: &str| {
            names.get(name).copied().map_or_else(|| end.wrong(format!("there is no card '{name}'")), Ok)
        };
        let modifies = |design: &Design| {
            let m = &design.modifiers;
            m.hand_size > 0
                || !m.tame.is_empty()
                || m.exile_regions
                || m.cheap_unrest
                || m.no_history
                || m.adds.is_some()
                || m.looks > 0
        };
        Ok(Content {
            fingerprint,
            masks,
            firsts,
            of,
            reacting: Verb::ALL
                .map(|verb| set(&|_, design| design.reactions.iter().any(|r| r.when.verb == verb))),
            pinned: set(&|_, design| design.pinned),
            regions: set(&|_, design| design.suits & suit::REGION != 0),
            rivers: set(&|_, design| design.icon(Icon::River) > 0),
            exhausts: set(&|_, design| design.exhaust.is_some()),
            solstices: set(&|_, design| design.solstice.is_some()),
            sharing: set(&|_, design| design.solstice.as_ref().is_some_and(Program::shares)),
            ungarrisoned: set(&|_, design| design.never_garrisoned),
            modifying: set(&|_, design| modifies(design)),
            variable: set(&|_, design| matches!(design.points, Points::Per(_))),
            icons: Icon::ALL.map(|icon| set(&|_, design| design.icon(icon) > 0)),
            suits: std::array::from_fn(|at| set(&|_, design| design.suits >> at & 1 == 1)),
            unrest: named(UNREST)?,
            kings: [named("king-of-kings-a")?, named("king-of-kings-b")?],
            spans,
            cards,
            code,
            effects,
            filters,
            commons,
            nations,
        })
    }
}
