//! A game that was played, step by step, and what a bot expected all along.

mod chart;
mod review;

use std::any::Any;

use kernel::{Arg, Observer, Outlook, Phrase, Seat, Seats};
use maud::{Markup, html};
use table::{Happening, Play, Stage, TableView};
use words::Words;

pub use chart::{Swing, swings};
pub use review::{Review, review};

use chart::chart;
use review::points;

use crate::games;
use crate::page::{self, Notice, Shell, Visitor, game_name, mark, rule_link, say, token};
use crate::table::{self as tables, GameData, TablePage};

/// As whom a game is looked at afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum See {
    /// With all hands open.
    Open,
    /// As a seat saw it.
    Seat(Seat),
    /// As spectators saw it.
    Spectator,
}

impl See {
    /// Its name in the address: `open`, `spectator`, or the number of a seat.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            See::Open => "open".to_owned(),
            See::Seat(seat) => seat.to_string(),
            See::Spectator => "spectator".to_owned(),
        }
    }

    /// The one with this name at a table of so many seats.
    #[must_use]
    pub fn named(name: &str, seats: usize) -> Option<See> {
        match name {
            "open" => Some(See::Open),
            "spectator" => Some(See::Spectator),
            _ => name.parse().ok().filter(|&seat| seat < seats).map(|seat| See::Seat(Seat::new(seat))),
        }
    }

    /// Whose view and whose story belong to it.
    #[must_use]
    pub const fn observer(self) -> Observer {
        match self {
            See::Open | See::Spectator => Observer::Spectator,
            See::Seat(seat) => Observer::Seat(seat),
        }
    }
}

/// What the page of a replay shows.
#[derive(Clone, Copy)]
pub struct Replay<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Their words, with those of the game.
    pub words: &'a Words,
    /// What has to be said first.
    pub notice: Option<&'a Notice>,
    /// The table, as its address names it.
    pub id: &'a str,
    /// The table as the visitor sees it now.
    pub table: &'a TableView,
    /// What each seat is called: see [`crate::table::names`].
    pub names: &'a [String],
    /// As whom they look.
    pub see: See,
    /// As whom they may look. While a table is played, that is their own seat or a spectator's place.
    pub may: &'a [See],
    /// After so many answers.
    pub at: usize,
    /// Of so many.
    pub of: usize,
    /// What [`See::observer`] knew then, from the view of [`table::Play::at`].
    pub game: &'a GameData<'a>,
    /// For [`See::Open`]: what each seat knew then. Empty otherwise.
    pub hands: &'a [Box<dyn Any + Send>],
    /// What [`See::observer`] was told of the whole game: [`table::Play::story`], or [`open_story`].
    pub story: &'a [Happening<'a>],
    /// What was expected, if the game is over: see [`Review::curve`].
    pub curve: Option<&'a [Outlook]>,
    /// Whether the visitor may play on from here.
    pub may_continue: bool,
    /// When it was played, for the title.
    pub played: table::Millis,
}

/// What happened, each answer as the seat that gave it was told: the story of [`See::Open`], for games that
/// are over.
#[must_use]
pub fn open_story(play: &dyn Play) -> Vec<Happening<'_>> {
    let given = play.given();
    let seats: Vec<Seat> = given.iter().map(|given| given.seat).collect();
    let most = seats.iter().max().map_or(0, |seat| seat.index() + 1);
    let told = Seat::all(most).flat_map(|seat| {
        let story = play.story(Observer::Seat(seat)).into_iter();
        let seats = &seats;
        story.filter(move |told| told.answers.checked_sub(1).is_some_and(|at| seats[at] == seat))
    });
    let start = play.story(Observer::Spectator).into_iter().filter(|told| told.answers == 0);
    let mut story: Vec<Happening<'_>> = start.chain(told).collect();
    story.sort_by_key(|told| told.answers);
    story
}

/// What the pages here share.
#[derive(Clone, Copy)]
struct Game<'a> {
    game: &'a str,
    words: &'a Words,
    id: &'a str,
    names: &'a [String],
    story: &'a [Happening<'a>],
    see: See,
}

impl Game<'_> {
    /// The address of a moment.
    fn link(&self, at: usize, see: See) -> String {
        format!("/t/{}/replay?at={at}&as={}", self.id, see.name())
    }

    fn tell(&self, phrase: &Phrase) -> String {
        self.words.to(None, self.names).say(phrase)
    }

    fn name(&self, seat: Seat) -> String {
        self.tell(&Phrase::new("replay-name").seat(seat))
    }

    /// What followed from an answer.
    fn after(&self, at: usize) -> impl Iterator<Item = &Happening<'_>> {
        self.story.iter().filter(move |told| told.answers == at)
    }
}

/// The seat a sentence speaks of.
fn of(says: &Phrase) -> Option<Seat> {
    says.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}

/// The page of a replay.
#[must_use]
pub fn page(replay: &Replay<'_>) -> Markup {
    let Replay { words, id, names, story, see, at, of, .. } = *replay;
    let game = Game { game: replay.table.game, words, id, names, story, see };
    let name = game_name(words, replay.table.game);
    let title = format!("{} · {name}", say(words, "replay-title"));
    let main = html! {
        div.row.wrap.titlebar {
            div {
                p.muted.small {
                    (title) " · " (crate::when::date(words, replay.played))
                    @if replay.curve.is_some() {
                        " · " a href={ "/t/" (id) "/review" } { (say(words, "review-title")) }
                        " · " a href={ "/t/" (id) "/record" } { (say(words, "replay-record")) }
                    }
                    @if games::pages(replay.table.game).is_some_and(|pages| pages.scored(story)) {
                        " · " a href={ "/t/" (id) "/scoring" } { (say(words, "walk-about")) }
                    }
                }
                h1 { (players(names)) }
            }
            div.push.row.wrap.moment {
                (views(replay, game))
                a.btn href=(game.link(at, see)) data-copied=(say(words, "copied")) { (mark("link")) (say(words, "replay-link")) }
                @if replay.may_continue {
                    form method="post" action={ "/t/" (id) "/continue" } {
                        input type="hidden" name="at" value=(at);
                        button.btn.go type="submit" title=(say(words, "replay-continue-about")) { (mark("play")) (say(words, "replay-continue")) }
                    }
                }
            }
        }
        div.replay {
            div.shown {
                section.still aria-label=(say(words, "replay-board")) { (still(replay)) }
                div.under {
                    @if let (See::Open, Some(hands)) = (see, hands(replay, game)) { (hands) }
                    @if let Some(curve) = replay.curve {
                        section.panel.course { (chart(game, curve, names.len(), Some(at))) }
                    }
                }
            }
            div.told { (told(game, at)) @if let Some(curve) = replay.curve { (points(game, curve, names.len(), &[])) } }
        }
        nav.panel.player-bar aria-label=(say(words, "replay-move")) { (scrub(game, at, of)) }
    };
    let path = game.link(at, see);
    page::document(
        Shell {
            visitor: replay.visitor,
            words,
            title: &title,
            path: &path,
            notice: replay.notice,
            games: &[replay.table.game],
        },
        &main,
    )
}

/// The players.
fn players(names: &[String]) -> Markup {
    html! {
        span.players-line {
            @for (at, name) in names.iter().enumerate() { span { (token(Seat::new(at))) (name) } " " }
        }
    }
}

/// As whom to look.
fn views(replay: &Replay<'_>, game: Game<'_>) -> Markup {
    let words = game.words;
    // Where there are no hands, all seats see everything.
    let pages = games::pages(replay.table.game);
    let open =
        pages.zip(replay.game.any_view()).is_some_and(|(pages, view)| pages.hand(words, view).is_some());
    let all = if open { "replay-open" } else { "replay-spectator" };
    let twice = |see: See| !open && see == See::Spectator && replay.may.contains(&See::Open);
    html! {
        nav.field aria-label=(say(words, "replay-see")) {
            span aria-hidden="true" { (say(words, "replay-see")) }
            div.seg {
                @for &see in replay.may.iter().filter(|see| !twice(**see)) {
                    a href=(game.link(replay.at, see)) aria-current=[(see == replay.see).then_some("true")] {
                        @match see {
                            See::Open => (say(words, all)),
                            See::Spectator => (say(words, "replay-spectator")),
                            See::Seat(seat) => { (token(seat)) span.vh { (game.name(seat)) } span.wide aria-hidden="true" { (game.name(seat)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The table as it stood, with nothing to be done.
fn still(replay: &Replay<'_>) -> Markup {
    let pages = games::pages(replay.table.game);
    let turn = pages.zip(replay.game.any_view()).and_then(|(pages, view)| pages.turn(view));
    let mut table = replay.table.clone();
    table.observer = replay.see.observer();
    table.asks = None;
    table.undo_request = None;
    table.stage = if replay.at < replay.of { Stage::Playing } else { table.stage };
    for (seat, chair) in Seat::all(table.chairs.len()).zip(&mut table.chairs) {
        chair.waiting = turn == Some(seat);
        chair.clock = None;
    }
    tables::still(&TablePage {
        id: replay.id,
        table: &table,
        game: replay.game,
        names: replay.names,
        present: Seat::all(table.chairs.len()).collect::<Seats>(),
        watchers: 0,
        host: false,
        visitor: replay.visitor,
        words: replay.words,
        link: "",
        notice: None,
        hint: None,
        replay: true,
        coach: None,
    })
}

/// All hands, face up, in games that have hands.
fn hands(replay: &Replay<'_>, game: Game<'_>) -> Option<Markup> {
    let words = game.words;
    let pages = games::pages(replay.table.game)?;
    let hands: Option<Vec<Markup>> =
        replay.hands.iter().map(|view| pages.hand(words, view.as_ref())).collect();
    let hands = hands.filter(|hands| !hands.is_empty())?;
    Some(html! {
        section.panel.hands aria-labelledby="hands" {
            header { h2 #hands { (say(words, "replay-hands")) } }
            ul {
                @for (seat, hand) in Seat::all(hands.len()).zip(&hands) {
                    li {
                        span.who { (token(seat)) b { (game.name(seat)) } }
                        span.fan { (hand) }
                    }
                }
            }
        }
    })
}

/// What happened with this answer, and before it.
fn told(game: Game<'_>, at: usize) -> Markup {
    let words = game.words;
    let line = |happening: &Happening<'_>| {
        let says = happening.says();
        html! {
            @match of(&says) { Some(seat) => (token(seat)), None => span {} }
            span { (game.tell(&says)) }
            (rule_link(words, happening.rule().0))
        }
    };
    let before: Vec<_> = game.story.iter().rev().filter(|told| told.answers < at).take(12).collect();
    html! {
        section.panel.log aria-labelledby="told" {
            header { (mark("log")) h2 #told { (say(words, "replay-happened")) } }
            ol tabindex="0" aria-labelledby="told" {
                @if at == 0 || game.after(at).next().is_none() { li { span {} span.muted { (say(words, if at == 0 { "replay-start" } else { "replay-quiet" })) } span {} } }
                @for happening in game.after(at) { li.now { (line(happening)) } }
                @for happening in before { li { (line(happening)) } }
            }
        }
    }
}

/// First, back, on, last; and a line to be dragged. Steps lead to moments at which something happened: what a player
/// composes in private is left out.
fn scrub(game: Game<'_>, at: usize, of: usize) -> Markup {
    let words = game.words;
    let told = || game.story.iter().map(|told| told.answers);
    let back = told().filter(|&moment| moment < at).max().unwrap_or(0);
    let next = told().filter(|&moment| moment > at).min().unwrap_or(of);
    let step = |key, icon, to: usize, rel: Option<&str>| {
        let here = to == at;
        html! {
            @if here {
                span.btn.plain.icon.off aria-hidden="true" { (mark(icon)) }
            } @else {
                a.btn.plain.icon rel=[rel] href=(game.link(to, game.see)) aria-label=(say(words, key)) title=(say(words, key)) { (mark(icon)) }
            }
        }
    };
    let text = words.say(&Phrase::new("replay-at").number("at", at as i64).number("of", of as i64));
    html! {
        div.scrub {
            (step("replay-first", "first", 0, None))
            (step("replay-back", "back", back, Some("prev")))
            button.btn.plain.icon type="button" data-autoplay aria-pressed="false" disabled[at == of] aria-label=(say(words, "replay-play")) title=(say(words, "replay-play")) { (mark("play")) }
            (step("replay-forward", "chevron", next, Some("next")))
            (step("replay-last", "last", of, None))
            form method="get" action={ "/t/" (game.id) "/replay" } {
                input type="hidden" name="as" value=(game.see.name());
                input type="range" name="at" min="0" max=(of) value=(at) aria-label=(say(words, "replay-move")) aria-valuetext=(text);
                button.btn type="submit" { (say(words, "replay-go")) }
            }
            b { (at) " / " (of) }
        }
    }
}
