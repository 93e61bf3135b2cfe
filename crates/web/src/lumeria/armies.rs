//! The army lists and scenarios of Lumeria, to be read outside a game.

use kernel::{Arg, Phrase};
use lumeria::content::{Army, Card, Label, Scenario};
use lumeria::{Edition, Faction, Printed, Provenance};
use maud::{Markup, html};
use words::Words;

use super::{faction_emblem, faction_key, god_emblem, unit_emblem, value};
use crate::page::{self, Shell, Visitor, emblem, known, ours, say, shape, sign};

const PATH: &str = "/cards/lumeria";

/// All armies, or one.
#[must_use]
pub(super) fn page(visitor: &Visitor, words: &Words, only: Option<Faction>) -> Markup {
    let title = say(words, "armies-title");
    let content = Edition::usual().content();
    let shown = Faction::ALL.into_iter().filter(|&faction| only.is_none_or(|one| one == faction));
    let main = html! {
        div.rulehead.cardhead {
            (emblem("g-lumeria"))
            div {
                h1 { (title) }
                p.lede { (say(words, "armies-lede")) }
                (known(words, "lumeria"))
                a href="/rules/lumeria" { (say(words, "nav-rules")) }
            }
        }
        nav.gamerow aria-label=(title) {
            @for faction in Faction::ALL {
                a.gamechip href={ (PATH) "/" (faction) } aria-current=[(only == Some(faction)).then_some("page")] {
                    (emblem(faction_emblem(faction))) b { (say(words, faction_key(faction))) }
                }
            }
        }
        @for faction in shown { (army(words, content.army(faction))) }
        @if only.is_none() {
            section.panel.body {
                h2 { (say(words, "armies-scenarios")) }
                @for scenario in &content.scenarios { (told(words, scenario)) }
                p { (words.say(&board(content.board.value.columns, content.board.value.rows, content.track.value)))
                    @if content.board.from == Provenance::Ours { (ours(words)) } }
            }
        }
    };
    page::document(
        Shell { visitor, words, title: &title, path: PATH, notice: None, games: &["lumeria"] },
        &main,
    )
}

/// The army of a faction by its name.
#[must_use]
pub(super) fn one(visitor: &Visitor, words: &Words, name: &str) -> Option<Markup> {
    name.parse().ok().map(|faction| page(visitor, words, Some(faction)))
}

fn board(columns: u8, rows: u8, track: u8) -> Phrase {
    Phrase::new("armies-board").number("columns", columns).number("rows", rows).number("track", track)
}

/// A name as it is called, marked if it is ours.
fn named(words: &Words, label: &'static Label) -> Markup {
    html! {
        (words.say(&Phrase::new("battle-name").with("name", label.arg())))
        @if label.from == Provenance::Ours { (ours(words)) }
    }
}

fn army(words: &Words, army: &'static Army) -> Markup {
    let faction = army.faction;
    let heads =
        ["armies-unit", "armies-copies", "ours-cost", "ours-toughness", "ours-movement", "ours-melee"];
    html! {
        section.panel.body.army id=(faction) aria-labelledby={ "army-" (faction) } {
            h2 id={ "army-" (faction) } { (sign(faction_emblem(faction))) " " (say(words, faction_key(faction))) }
            p { (sign(god_emblem(army.god.name, faction))) " " b { (named(words, &army.god)) } " "
                (words.say(&lumeria::power(army.power.value))) @if army.power.from == Provenance::Ours { (ours(words)) } }
            div.scrollx tabindex="0" role="group" aria-labelledby={ "army-" (faction) } {
                table.score {
                    thead { tr {
                        @for key in heads { th scope="col" { (say(words, key)) } }
                        th scope="col" { (say(words, "ours-ranged")) }
                        th scope="col" { (say(words, "ours-ability")) }
                    } }
                    tbody { @for card in &army.cards { (unit(words, card)) } }
                }
            }
            p { (say(words, "armies-start")) " "
                @for (nth, start) in army.start.iter().enumerate() {
                    @if nth > 0 { ", " }
                    (words.say(&Phrase::new("battle-name").with("name", army.cards[usize::from(start.value.0)].title.arg())))
                    " " (start.value.1) @if start.from == Provenance::Ours { (ours(words)) }
                }
            }
        }
    }
}

fn unit(words: &Words, card: &'static Card) -> Markup {
    let dice = |dice: Printed<u8>| html! { @if dice.value > 0 { (value(words, dice)) } @else { "–" } };
    html! {
        tr id={ "unit-" (card.title.name) } {
            th scope="row" { span.row {
                svg.em aria-hidden="true" { (shape(unit_emblem(card.title.name.as_str(), card.melee.value == 0))) }
                span { (named(words, &card.title)) }
            } }
            td { (value(words, card.copies)) }
            td { (value(words, card.cost)) }
            td { (value(words, card.toughness)) }
            td { (value(words, card.movement)) }
            td { (dice(card.melee)) }
            td { (dice(card.ranged)) }
            td {
                @for clause in &card.ability {
                    (words.say(&lumeria::ability(clause.value))) @if clause.from == Provenance::Ours { (ours(words)) } " "
                }
                @if card.ability.is_empty() { "–" }
            }
        }
    }
}

/// A scenario in one sentence.
fn told(words: &Words, scenario: &'static Scenario) -> Markup {
    let scores: Vec<Arg> = scenario.scores.iter().map(|score| Arg::Term(score.value.key())).collect();
    let says = Phrase::new("armies-scenario")
        .number("target", scenario.target.value)
        .number("rounds", scenario.rounds.value)
        .with("scores", Arg::List(scores));
    html! {
        p { b { (named(words, &scenario.title)) } " " (words.say(&says))
            @if super::any_ours(&scenario.sources()) { (ours(words)) } }
    }
}
