//! Everything printed in the box, to be read outside a game.

use kernel::{Arg, Phrase};
use maud::{Markup, html};
use runewars::{Attribute, Faction, Hero, Provenance, Resource, Trial, Unit, content};
use words::Words;

use super::map::small_figure;
use super::realm::step_of;
use super::{faction_emblem, hero_emblem, mark_ours, noun, printed, resource_emblem};
use crate::page::{self, Shell, Visitor, emblem, known, say, sign};

const PATH: &str = "/cards/runewars";

/// The kinds of cards: their address, the key of their title, an emblem, and how the keys of their words begin.
const KINDS: [(&str, &str, &str, &str); 10] = [
    ("factions", "realm-list-factions", "a-daqan", "faction-"),
    ("units", "realm-list-units", "w-footman", "unit-"),
    ("heroes", "realm-list-heroes", "b-knight", "hero-"),
    ("quests", "realm-list-quests", "i-quest", "quest-"),
    ("rewards", "realm-list-rewards", "i-reward", "reward-"),
    ("tactics", "realm-list-tactics", "i-tactics", "tactics-"),
    ("objectives", "realm-list-objectives", "i-objective", "objective-"),
    ("seasons", "realm-list-seasons", "y-fall", "season-"),
    ("cities", "realm-list-cities", "i-city2", "city-"),
    ("exploration", "realm-list-exploration", "i-explore", "exploration-"),
];

/// All kinds, or one.
pub(super) fn page(visitor: &Visitor, words: &Words, only: Option<&str>) -> Markup {
    let title = say(words, "realm-list-title");
    let shown = KINDS.into_iter().filter(|(name, ..)| only.is_none_or(|one| one == *name));
    let main = html! {
        div.rulehead.cardhead {
            (emblem("g-runewars"))
            div {
                h1 { (title) }
                p.lede { (say(words, "realm-list-lede")) }
                (known(words, "runewars"))
                a href="/rules/runewars" { (say(words, "nav-rules")) }
            }
        }
        nav.gamerow aria-label=(title) {
            @for (name, key, picture, _) in KINDS {
                a.gamechip href={ (PATH) "/" (name) } aria-current=[(only == Some(name)).then_some("page")] { (emblem(picture)) b { (say(words, key)) } }
            }
        }
        @for (name, key, picture, prefix) in shown {
            section.panel.body.listed id=(name) aria-labelledby={ "list-" (name) } {
                h2 id={ "list-" (name) } { (sign(picture)) " " (say(words, key)) }
                @match name {
                    "factions" => { @for &faction in Faction::ALL { (sheet(words, faction)) } }
                    "units" => (units(words)),
                    "heroes" => (heroes(words)),
                    "quests" => (quests(words)),
                    "cities" => (cities(words)),
                    _ => dl.names {
                        @for key in keys(prefix) {
                            div { dt { (noun(words, key)) (mark_ours(words, key)) } @if let Some(told) = printed(words, key) { dd { (told) } } }
                        }
                    },
                }
            }
        }
    };
    let shell = Shell { visitor, words, title: &title, path: PATH, notice: None, games: &["runewars"] };
    page::document(shell, &main)
}

/// The list of one kind by its name.
pub(super) fn one(visitor: &Visitor, words: &Words, name: &str) -> Option<Markup> {
    KINDS.iter().any(|(kind, ..)| *kind == name).then(|| page(visitor, words, Some(name)))
}

/// What of each kind is printed or published, and what is ours, by name.
pub(super) fn ours(words: &Words) -> Markup {
    let kinds = KINDS.into_iter().map(|(name, key, picture, prefix)| (Some(name), key, picture, prefix));
    // Areas have no word of their own, so their keys are their names.
    let areas = (None, "realm-areas", "i-activate", "");
    html! {
        article.rule-text.panel {
            div.prose { @for key in ["realm-ours-what", "realm-ours-how", "realm-ours-own"] { p { (say(words, key)) } } }
            div.scrollx tabindex="0" role="group" aria-label=(say(words, "realm-ours-title")) {
                table.score.origins {
                    thead { tr { @for key in ["realm-ours-kind", "realm-ours-known", "realm-ours-count", "realm-ours-names"] { th scope="col" { (say(words, key)) } } } }
                    tbody {
                        @for (name, key, picture, prefix) in kinds.chain([areas]) {
                            @let of_kind = content().sources().filter(|(key, _)| if prefix.is_empty() { !key.contains('-') } else { key.starts_with(prefix) });
                            @let (made, known): (Vec<_>, Vec<_>) = of_kind.partition(|(_, from)| *from == Provenance::Ours);
                            tr {
                                th scope="row" { (sign(picture)) " " @match name { Some(name) => a href={ (PATH) "/" (name) } { (say(words, key)) }, None => (say(words, key)) } }
                                td { (known.len()) }
                                td { (made.len()) }
                                td.names { (made.iter().map(|(key, _)| if prefix.is_empty() { (*key).to_owned() } else { noun(words, key) }).collect::<Vec<_>>().join(", ")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn keys(prefix: &'static str) -> impl Iterator<Item = &'static str> {
    content().sources().map(|(key, _)| key).filter(move |key| key.starts_with(prefix))
}

fn table(words: &Words, list: &str, heads: &[&'static str], rows: &Markup) -> Markup {
    html! {
        div.scrollx tabindex="0" role="group" aria-labelledby={ "list-" (list) } {
            table.score {
                thead { tr { @for key in heads { th scope="col" { (say(words, key)) } } } }
                tbody { (rows) }
            }
        }
    }
}

fn sheet(words: &Words, faction: Faction) -> Markup {
    let sheet = content().sheet(faction);
    let start =
        Phrase::new("realm-list-start").number("influence", sheet.influence).number("tactics", sheet.tactics);
    html! {
        h3 { (sign(faction_emblem(faction))) " " (noun(words, faction.key())) (mark_ours(words, faction.key())) }
        p { (words.say(&start)) " " (noun(words, sheet.defence.key())) }
        div.dials {
            @for &resource in Resource::ALL {
                div.dial {
                    span.what { (sign(resource_emblem(resource))) span { (noun(words, resource.key())) } }
                    ol {
                        @for step in sheet.dials[resource as usize] {
                            @let (picture, name) = step_of(words, step);
                            li.got title=(name) { (sign(picture)) span.vh { (name) } }
                        }
                    }
                }
            }
        }
    }
}

fn units(words: &Words) -> Markup {
    let rows = html! {
        @for &unit in Unit::ALL {
            @let card = content().unit(unit);
            tr {
                th scope="row" { span.row { (small_figure(unit, None, false)) span { (noun(words, unit.key())) (mark_ours(words, unit.key())) } } }
                td { @match unit.faction() { Some(faction) => (noun(words, faction.key())), None => (noun(words, "neutral-units")) } }
                td { (say(words, ["realm-triangle", "realm-circle", "realm-rectangle", "realm-hexagon"][card.shape as usize])) }
                td { (card.initiative) }
                td { (card.health) }
                td { (card.figures) }
                td { @if card.fast { (say(words, "realm-fast")) } @else if card.flying { (say(words, "realm-flying")) } @else { "–" } }
            }
        }
    };
    let heads = [
        "realm-unit",
        "realm-side",
        "realm-base",
        "realm-initiative",
        "realm-head-health",
        "realm-figures",
        "realm-speed",
    ];
    table(words, "units", &heads, &rows)
}

fn heroes(words: &Words) -> Markup {
    let rows = html! {
        @for &hero in Hero::ALL {
            @let card = content().hero(hero);
            tr {
                th scope="row" { span.row { svg.em aria-hidden="true" { (page::shape(hero_emblem(hero))) } span { (noun(words, hero.key())) (mark_ours(words, hero.key())) } } }
                td { (say(words, ["realm-good", "realm-evil", "realm-neutral"][card.alignment as usize])) }
                @for value in card.attributes { td { (value) } }
                td { (card.health) }
            }
        }
    };
    let heads = [
        "realm-hero-name",
        "realm-alignment",
        Attribute::Strength.key(),
        Attribute::Agility.key(),
        Attribute::Wisdom.key(),
        "realm-head-health",
    ];
    table(words, "heroes", &heads, &rows)
}

fn quests(words: &Words) -> Markup {
    let rows = html! {
        @for card in content().quest_cards() {
            tr {
                th scope="row" { (noun(words, card.key)) (mark_ours(words, card.key)) }
                td { (card.area) }
                td {
                    @match card.trial {
                        Trial::Test(attribute) => (noun(words, attribute.key())),
                        Trial::Duel(unit, health) => (words.say(&Phrase::new("realm-duel").with("unit", Arg::Term(unit.key())).number("health", health))),
                    }
                }
            }
        }
    };
    table(words, "quests", &["realm-quest", "realm-area", "realm-trial"], &rows)
}

fn cities(words: &Words) -> Markup {
    let rows = html! {
        @for &city in runewars::City::ALL {
            @let token = content().city(city);
            tr {
                th scope="row" { (noun(words, city.key())) (mark_ours(words, city.key())) }
                td { (token.units) " × " (say(words, ["realm-triangle", "realm-circle", "realm-rectangle", "realm-hexagon"][token.shape as usize])) }
                td { (token.tactics) }
                td { (token.influence) }
                td { (token.quests) }
            }
        }
    };
    table(
        words,
        "cities",
        &[
            "realm-city-name",
            "realm-city-units",
            "realm-list-tactics",
            "realm-account-influence",
            "realm-list-quests",
        ],
        &rows,
    )
}
