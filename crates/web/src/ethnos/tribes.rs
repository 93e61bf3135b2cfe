//! The tribes in play: what each does, in short and as the rulebook says it, and the boards of those that have one.

use ethnos::Tribe;
use kernel::RuleId;
use maud::{Markup, html};
use table::Title;
use words::Rulebook;

use super::{EthnosDrawing, tribe_emblem};
use crate::page::emblem;
use crate::prose::prose;
use crate::table::Parts;

/// What a tribe does, in a few words.
const fn does_key(tribe: Tribe) -> &'static str {
    match tribe {
        Tribe::Skeleton => "does-skeleton",
        Tribe::Centaur => "does-centaur",
        Tribe::Dwarf => "does-dwarf",
        Tribe::Elf => "does-elf",
        Tribe::Giant => "does-giant",
        Tribe::Merfolk => "does-merfolk",
        Tribe::Minotaur => "does-minotaur",
        Tribe::Orc => "does-orc",
        Tribe::Troll => "does-troll",
        Tribe::Wingfolk => "does-wingfolk",
        Tribe::Wizard => "does-wizard",
        Tribe::Halfling => "does-halfling",
    }
}

/// The live part with the board of a tribe, if it has one.
const fn board_id(tribe: Tribe) -> Option<&'static str> {
    match tribe {
        Tribe::Merfolk => Some("merfolk"),
        Tribe::Troll => Some("trolls"),
        Tribe::Giant => Some("giant"),
        _ => None,
    }
}

impl EthnosDrawing<'_> {
    /// The strip of the tribes in play. The script shows a tribe's paragraph beside each of its cards: it finds the card's
    /// tribe by the id of its cell here.
    pub(super) fn tribes(&self, parts: &Parts) -> Markup {
        let book = Rulebook::parse(super::pages::TITLE.rulebook(self.page.visitor.language)).ok();
        html! {
            section.tribes.panel #tribes tabindex="0" aria-label=(self.say("tribes-in-play")) {
                @for &tribe in &self.view.tribes {
                    @let RuleId(paragraph) = tribe.rules().rule;
                    @let board = board_id(tribe);
                    div.tribe.has[board.is_some()] id={ "tribe-" (tribe) } {
                        (emblem(tribe_emblem(tribe)))
                        div {
                            h3 { a href={ "/rules/ethnos/" (paragraph) } { (self.say(tribe.plural_key())) } }
                            p { (self.say(does_key(tribe))) }
                        }
                        @if let Some(board) = board { (parts.at(board)) }
                        @if let Some(rule) = book.as_ref().and_then(|book| book.rule(paragraph)) {
                            div.long id={ "does-" (tribe) } hidden {
                                (prose(self.page.words, rule.text, &[]))
                                @if rule.text.contains('X') { p.muted { (self.say("does-x")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
