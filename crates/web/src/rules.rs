//! The rulebook of a game: contents, search, pictures, and an address for every paragraph.

use kernel::Phrase;
use maud::{Markup, html};
use table::Title;
use words::{Chapter, Rule, Rulebook, Words};

use crate::games;
use crate::page::{self, Notice, Shell, Visitor, emblem, game_name, mark, say, say_name};
use crate::prose::{contains, marked, prose, wanted};

/// What a page of the rulebook shows.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Their words, with those of the game.
    pub words: &'a Words,
    /// What has to be said first.
    pub notice: Option<&'a Notice>,
    /// The game.
    pub title: &'static dyn Title,
    /// What is searched for; empty for the whole rulebook.
    pub query: &'a str,
    /// The paragraph whose own page this is; it must be one of [`Title::paragraphs`].
    pub rule: Option<&'a str>,
}

/// A page of the rulebook.
#[must_use]
pub fn page(rules: &Rules<'_>) -> Markup {
    let (words, game) = (rules.words, rules.title.name());
    let book = Rulebook::parse(rules.title.rulebook(rules.visitor.language))
        .unwrap_or(Rulebook { title: "", chapters: Vec::new() });
    let name = game_name(words, game);
    let whole = say_name(words, "rules-title", book.title);
    let one = rules.rule.and_then(|id| book.rule(id));
    let title = one.map_or(whole.clone(), |rule| format!("{} · {name}", rule.title));
    let path = match one {
        Some(rule) => format!("/rules/{game}/{}", rule.id),
        None => format!("/rules/{game}"),
    };
    let wanted = wanted(rules.query);
    let ours = games::pages(game).and_then(|pages| pages.ours(words));
    let main = html! {
        div.rulehead {
            (emblem(&format!("g-{game}")))
            div {
                @if one.is_some() { p.h1 { (whole) } } @else { h1 { (whole) } }
                p.lede { (say(words, "rules-lede")) }
                (page::known(words, game))
            }
            (search(words, game, rules.query))
        }
        nav.gamerow aria-label=(say(words, "home-game")) {
            @for other in games::names() {
                a.gamechip href={ "/rules/" (other) } aria-current=[(other == game).then_some("page")] {
                    (emblem(&format!("g-{other}"))) b { (game_name(words, other)) }
                }
            }
        }
        div.rulebook {
            (contents(words, game, &book, one, ours.as_ref().map(|(title, _)| title.as_str())))
            div.rules {
                @if let Some(rule) = one {
                    (alone(words, game, &book, rule))
                } @else if wanted.is_empty() {
                    @for chapter in &book.chapters { (self::chapter(words, game, chapter)) }
                    @if let Some((title, told)) = ours { section.chapter #ours { h2 { (title) } (told) } }
                } @else {
                    (found(words, game, &book, rules.query, &wanted))
                }
            }
        }
    };
    let shell = Shell {
        visitor: rules.visitor,
        words,
        title: &title,
        path: &path,
        notice: rules.notice,
        games: &[rules.title.name()],
    };
    page::document(shell, &main)
}

fn search(words: &Words, game: &str, query: &str) -> Markup {
    html! {
        form.row.search role="search" method="get" action={ "/rules/" (game) } {
            label.vh for="q" { (say(words, "rules-search")) }
            input.text #q type="search" name="q" value=(query) maxlength="80" placeholder=(say(words, "rules-search"));
            button.btn type="submit" { (say(words, "rules-search-do")) }
        }
    }
}

fn contents(
    words: &Words,
    game: &str,
    book: &Rulebook<'_>,
    one: Option<&Rule<'_>>,
    ours: Option<&str>,
) -> Markup {
    let here = |chapter: &Chapter<'_>| one.is_some_and(|one| chapter.rules.contains(one));
    html! {
        nav.panel.contents aria-label=(say(words, "rules-contents")) {
            h2 { (say(words, "rules-contents")) }
            @for chapter in &book.chapters {
                details open[here(chapter)] {
                    summary { (chapter.title) span.muted.small { (chapter.rules.len()) } }
                    ul {
                        @for rule in &chapter.rules {
                            li {
                                a href={ "/rules/" (game) "#" (rule.id) } aria-current=[(one == Some(rule)).then_some("true")] {
                                    (rule.title)
                                }
                            }
                        }
                    }
                }
            }
            @if let Some(title) = ours { p { a href={ "/rules/" (game) "#ours" } { (title) } } }
        }
    }
}

fn chapter(words: &Words, game: &str, chapter: &Chapter<'_>) -> Markup {
    html! {
        section.chapter {
            h2 { (chapter.title) }
            @for rule in &chapter.rules { (paragraph(words, game, rule, &[])) }
        }
    }
}

/// One paragraph, with a picture of what it speaks of.
fn paragraph(words: &Words, game: &str, rule: &Rule<'_>, wanted: &[char]) -> Markup {
    let picture = games::pages(game).and_then(|pages| pages.picture(words, rule.id));
    html! {
        article.rule-text.panel.pictured[picture.is_some()] id=(rule.id) {
            h3 {
                (marked(rule.title, wanted))
                a.anchor href={ "/rules/" (game) "/" (rule.id) } title=(say(words, "rules-link"))
                    aria-label={ (say(words, "rules-link")) ": " (rule.title) } { "§" }
            }
            @if let Some(picture) = picture { div.picture { (picture) } }
            div.prose { (prose(words, rule.text, wanted)) }
            p.id translate="no" { (rule.id) }
        }
    }
}

/// One paragraph on its own page, and its neighbours.
fn alone(words: &Words, game: &str, book: &Rulebook<'_>, rule: &Rule<'_>) -> Markup {
    let all: Vec<&Rule<'_>> = book.rules().collect();
    let at = all.iter().position(|other| *other == rule).unwrap_or_default();
    let link = |rule: &Rule<'_>| format!("/rules/{game}/{}", rule.id);
    let picture = games::pages(game).and_then(|pages| pages.picture(words, rule.id));
    html! {
        article.rule-text.panel.alone.pictured[picture.is_some()] id=(rule.id) {
            h1 { (rule.title) }
            @if let Some(picture) = picture { div.picture { (picture) } }
            div.prose { (prose(words, rule.text, &[])) }
            p.id translate="no" { (rule.id) }
        }
        nav.row.wrap.around aria-label=(say(words, "rules-around")) {
            @if let Some(before) = at.checked_sub(1).and_then(|at| all.get(at)) {
                a.btn rel="prev" href=(link(before)) { (say(words, "rules-before")) ": " (before.title) }
            }
            a.btn.plain href={ "/rules/" (game) "#" (rule.id) } { (mark("rules")) (say(words, "rules-whole")) }
            @if let Some(after) = all.get(at + 1) {
                a.btn.push rel="next" href=(link(after)) { (say(words, "rules-after")) ": " (after.title) }
            }
        }
    }
}

/// The paragraphs that contain what is searched for.
fn found(words: &Words, game: &str, book: &Rulebook<'_>, query: &str, wanted: &[char]) -> Markup {
    let fits = |rule: &&Rule<'_>| contains(rule.title, wanted) || contains(rule.text, wanted);
    let hits: Vec<&Rule<'_>> = book.rules().filter(fits).collect();
    let count = words.say(&Phrase::new("rules-found").number("count", hits.len() as i64));
    html! {
        div.row.wrap.hits role="status" {
            p {
                (if hits.is_empty() { say(words, "rules-none") } else { count })
                " " q { (query.trim()) }
            }
            a.btn.push href={ "/rules/" (game) } { (mark("close")) (say(words, "rules-clear")) }
        }
        @if hits.is_empty() {
            div.panel.empty { (emblem("e-mace")) p { (say(words, "rules-none-about")) } }
        }
        @for rule in hits { (paragraph(words, game, rule, wanted)) }
    }
}
