//! The first page: play at once, go on, sit down somewhere, or open a table.

use std::any::Any;

use kernel::{Arg, Choices, Observer, Phrase, Seat};
use maud::{Markup, html};
use table::{ChairView, Ending, Level, Millis, Outcome, Pace, Stage, TableView, Title};
use words::Words;

use crate::form::{self, TextField};
use crate::games;
use crate::page::{self, Notice, Shell, Visitor, emblem, game_name, mark, say, say_name};
use crate::when;

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Home<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Their words; no game's are needed.
    pub words: &'a Words,
    /// What has to be said first.
    pub notice: Option<&'a Notice>,
    /// What can be played, the usual one first.
    pub games: &'a [&'static dyn Title],
    /// What is chosen already for a game against bots.
    pub choice: Choice<'a>,
    /// Where the visitor was last, if that table still needs them.
    pub resume: Option<Resume<'a>>,
    /// Tables at which the visitor sits, those that wait for them first.
    pub yours: &'a [Listed],
    /// Public tables.
    pub public: &'a [Listed],
    /// How many public tables wait for people and how many are played, listed here or not.
    pub counts: (usize, usize),
    /// The games whose lessons are offered: those the visitor has neither played nor taken a lesson of.
    pub unknown: &'a [&'static str],
    /// What was typed to join a table and led nowhere.
    pub astray: Option<&'a str>,
    /// The time.
    pub now: Millis,
}

/// A game against bots.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The game.
    pub game: &'a str,
    /// Seats, the visitor's included. `POST /play` takes the nearest number the game allows.
    pub seats: u8,
    /// How well the bots play.
    pub level: Level,
}

/// Where the visitor was.
#[derive(Clone, Debug)]
pub struct Resume<'a> {
    /// The table.
    pub table: &'a Listed,
    /// How it stands, in words.
    pub says: Vec<String>,
    /// What is left on the visitor's clock.
    pub left: Option<Millis>,
    /// How it looks: see [`glimpse`].
    pub picture: Option<Markup>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// Its address is `/t/{id}`.
    pub id: String,
    /// The game.
    pub game: &'static str,
    /// How far it has come.
    pub stage: Stage,
    /// Its chairs.
    pub chairs: Vec<ChairView>,
    /// What each seat there is called: see [`crate::table::names`].
    pub names: Vec<String>,
    /// Where the visitor sits.
    pub you: Option<Seat>,
    /// How fast it is played.
    pub pace: Pace,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// How far the game has come, in the visitor's words.
    pub progress: Option<String>,
    /// How many people watch.
    pub watching: usize,
    /// When something was last done there.
    pub changed: Millis,
}

impl Listed {
    /// A table as its observer sees it.
    #[must_use]
    pub fn of(id: &str, table: &TableView, changed: Millis) -> Listed {
        Listed {
            id: id.to_owned(),
            game: table.game,
            stage: table.stage,
            chairs: table.chairs.clone(),
            names: crate::table::names(table),
            you: match table.observer {
                Observer::Seat(seat) => Some(seat),
                Observer::Spectator => None,
            },
            pace: table.pace,
            outcome: table.outcome.clone(),
            progress: None,
            watching: 0,
            changed,
        }
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &ChairView)> {
        Seat::all(self.chairs.len()).zip(&self.chairs)
    }

    /// What it is called: the other people there, or how many bots.
    #[must_use]
    pub fn title(&self, words: &Words) -> String {
        let others = self.seats().filter(|(seat, _)| self.you != Some(*seat));
        let names: Vec<&str> = others.filter_map(|(_, chair)| chair.name.as_deref()).collect();
        let bots = self.chairs.iter().filter(|chair| chair.bot.is_some() && chair.name.is_none()).count();
        match (names.is_empty(), bots) {
            (false, _) => names.join(", "),
            (true, 0) => say(words, "home-gathering"),
            (true, _) if self.you.is_none() => say(words, "home-only-bots"),
            (true, bots) => words.say(&Phrase::new("home-alone").number("count", bots as i64)),
        }
    }

    /// Whether it waits for the visitor.
    #[must_use]
    pub fn waits_for_you(&self) -> bool {
        self.you.is_some_and(|you| self.chairs.get(you.index()).is_some_and(|chair| chair.waiting))
    }

    fn free(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.free).count()
    }

    /// For whom it waits, if not for the visitor.
    fn mover(&self, words: &Words) -> Option<String> {
        let waiting = self.seats().filter(|(_, chair)| chair.waiting);
        let seats: Vec<Arg> = waiting.map(|(seat, _)| Arg::Seat(seat)).collect();
        (!seats.is_empty()).then(|| {
            words.to(None, &self.names).say(&Phrase::new("home-to-move").with("seats", Arg::List(seats)))
        })
    }

    /// What it is doing, in a few words.
    pub(crate) fn state(&self, words: &Words) -> String {
        let free = || words.say(&Phrase::new("home-free").number("count", self.free() as i64));
        match self.stage {
            Stage::Gathering => free(),
            Stage::Playing => self.progress.clone().unwrap_or_else(|| game_name(words, self.game)),
            Stage::Over => result(words, self.outcome.as_ref(), self.you),
        }
    }
}

/// How it ended for a seat.
pub(crate) fn result(words: &Words, outcome: Option<&Outcome>, seat: Option<Seat>) -> String {
    let Some(outcome) = outcome else { return say(words, "home-over") };
    let place = outcome.places.as_ref().zip(seat).and_then(|(places, seat)| places.get(seat.index()));
    match (outcome.ending, place) {
        (Ending::Abandoned, _) => say(words, "home-abandoned"),
        (Ending::RulesChanged, _) => say(words, "home-rules-changed"),
        (_, None) => say(words, "home-over"),
        (_, Some(place)) => {
            let phrase = match place.score {
                Some(score) => Phrase::new("home-place-score").number("score", score),
                None => Phrase::new("home-place"),
            };
            words.say(&phrase.number("rank", place.rank))
        }
    }
}

/// How far a game has come, for [`Listed::progress`]: its view, in its own words.
#[must_use]
pub fn progress(words: &Words, view: &dyn Any) -> Option<String> {
    games::ALL.iter().find_map(|pages| pages.progress(words, view))
}

/// How a game stands for a seat, for [`Resume`]: its view, in its own words.
#[must_use]
pub fn glimpse(words: &Words, view: &dyn Any, names: &[String]) -> (Vec<String>, Option<Markup>) {
    let seen = games::ALL.iter().find_map(|pages| pages.glimpse(words, view, names));
    seen.map_or((Vec::new(), None), |(says, picture)| (says, Some(picture)))
}

/// The first page.
#[must_use]
pub fn page(home: &Home<'_>) -> Markup {
    let words = home.words;
    let main = html! {
        @if home.unknown.is_empty() { (crate::puzzles::invitation(words)) } @else { (crate::learn::invitation(words, home.unknown)) }
        div.hero.alone[home.resume.is_none()] {
            (play(home))
            @if let Some(resume) = &home.resume { (self::resume(words, resume)) }
        }
        div.two {
            section.panel aria-labelledby="yours" {
                header {
                    h2 #yours { (say(words, "home-yours")) }
                    a.small.push href="/me#history" { (say(words, "home-history")) }
                }
                @if home.yours.is_empty() {
                    (empty(words, "home-yours-empty", "home-yours-empty-about", "/new"))
                } @else {
                    (list(words, home.yours, home.now))
                }
            }
            section.panel aria-labelledby="public" {
                header {
                    h2 #public { (say(words, "home-public")) }
                    span.small.muted.push {
                        (words.say(&Phrase::new("home-public-count")
                            .number("waiting", home.counts.0 as i64)
                            .number("playing", home.counts.1 as i64)))
                    }
                }
                @if home.public.is_empty() {
                    (empty(words, "home-public-empty", "home-public-empty-about", "/new?public=on"))
                } @else {
                    (list(words, home.public, home.now))
                }
            }
        }
        (join(words, home.astray))
    };
    let title = say(words, "home-title");
    let games: Vec<&str> = home.games.iter().map(|title| title.name()).collect();
    let shell =
        Shell { visitor: home.visitor, words, title: &title, path: "/", notice: home.notice, games: &games };
    page::document(shell, &main)
}

/// Seats a game is played with.
fn range(game: &dyn Title) -> (u8, u8) {
    match game.offers().first().map(|offer| &offer.choices) {
        Some(&Choices::Number { least, most, .. }) => (least, most),
        _ => (1, 1),
    }
}

fn play(home: &Home<'_>) -> Markup {
    let Home { words, games, choice, .. } = home;
    let ranges: Vec<(u8, u8)> = games.iter().map(|game| range(*game)).collect();
    let least = ranges.iter().map(|range| range.0).min().unwrap_or(2);
    let most = ranges.iter().map(|range| range.1).max().unwrap_or(2);
    let fits = |seats: u8| {
        let fits = games.iter().zip(&ranges).filter(|(_, range)| (range.0..=range.1).contains(&seats));
        fits.map(|(game, _)| format!("for-{}", game.name())).collect::<Vec<_>>().join(" ")
    };
    html! {
        form.playnow.panel method="post" action="/play" {
            div {
                h1 { (say(words, "home-line")) }
                p.lede { (say(words, "home-lede")) }
            }
            fieldset.games {
                legend.vh { (say(words, "home-game")) }
                @for (game, &range) in games.iter().zip(&ranges) { (banner(words, game.name(), range, choice.game)) }
            }
            div.choices {
                fieldset.field.seatcount {
                    legend { (say(words, "home-seats")) }
                    div.seg {
                        @for seats in (least..=most).filter(|&seats| !fits(seats).is_empty()) {
                            label class=(fits(seats)) {
                                input type="radio" name="seats" value=(seats) checked[seats == choice.seats];
                                span { (seats) }
                            }
                        }
                    }
                }
                (form::levels(words, &say(words, "home-bots"), choice.level))
                @if home.visitor.name.is_none() {
                    (TextField {
                        id: "play-name",
                        name: "name",
                        label: &say(words, "home-name"),
                        about: Some(&say(words, "home-name-about")),
                        most: Some(40),
                        complete: Some("nickname"),
                        ..TextField::default()
                    }.html())
                }
                span.push.row.do {
                    button.btn.big type="submit" formmethod="get" formaction="/new" formnovalidate {
                        (mark("plus")) (say(words, "home-more"))
                    }
                    button.btn.go.big type="submit" { (mark("play")) (say(words, "home-play")) }
                }
            }
        }
    }
}

/// A game to choose.
fn banner(words: &Words, game: &str, (least, most): (u8, u8), chosen: &str) -> Markup {
    let about = format!("about-{game}");
    let players = if least == most { "players-exact" } else { "players-range" };
    html! {
        label.game {
            input type="radio" name="game" value=(game) checked[game == chosen];
            span {
                (emblem(&format!("g-{game}")))
                b { (game_name(words, game)) }
                @if let Some(pages) = games::pages(game) { span.show aria-hidden="true" { (pages.sample()) } }
                small {
                    @if words.knows(&about) { (words.text(&about)) br; }
                    (words.say(&Phrase::new(players).number("least", least).number("most", most)))
                }
            }
        }
    }
}

fn resume(words: &Words, resume: &Resume<'_>) -> Markup {
    let table = resume.table;
    html! {
        aside.resume.panel aria-labelledby="resume" {
            div {
                @if table.waits_for_you() {
                    span.turnflag {
                        (say(words, "home-your-turn"))
                        @if let Some(left) = resume.left { " · " (when::left(words, left)) }
                    }
                } @else {
                    span.chip { (table.mover(words).unwrap_or_else(|| table.state(words))) }
                }
                p.muted.small.gap { (say(words, "home-continue")) }
                h2 #resume { (table.title(words)) }
                @for line in &resume.says { p.small { (line) } }
            }
            @match &resume.picture {
                Some(picture) => div.view { (picture) },
                None => div.crest { (emblem(&format!("g-{}", table.game))) },
            }
            a.btn.go.big href={ "/t/" (table.id) } { (say(words, "home-back")) }
        }
    }
}

fn list(words: &Words, tables: &[Listed], now: Millis) -> Markup {
    html! { ul.tables { @for table in tables { (item(words, table, now)) } } }
}

fn item(words: &Words, table: &Listed, now: Millis) -> Markup {
    let (mine, title) = (table.waits_for_you(), table.title(words));
    let (key, path) = match (table.stage, table.you) {
        (Stage::Over, _) => ("home-do-replay", format!("/t/{}/replay", table.id)),
        (_, Some(_)) if mine => ("home-do-play", format!("/t/{}", table.id)),
        (_, Some(_)) => ("home-do-look", format!("/t/{}", table.id)),
        (Stage::Gathering, None) if table.free() > 0 => ("home-do-sit", format!("/t/{}", table.id)),
        (_, None) => ("home-do-watch", format!("/t/{}", table.id)),
    };
    let pace = match table.pace {
        Pace::Live { minutes, seconds } => {
            Phrase::new("home-pace-live").number("minutes", minutes).number("seconds", seconds)
        }
        Pace::Relaxed { days } => Phrase::new("home-pace-relaxed").number("days", days),
    };
    let people = table.chairs.iter().filter(|chair| chair.name.is_some()).count();
    let host = table.chairs.iter().find(|chair| chair.host).and_then(|chair| chair.name.as_deref());
    html! {
        li.mine[mine] {
            svg.g aria-hidden="true" { use href={ "#g-" (table.game) } {} }
            b { a href={ "/t/" (table.id) } { (title) } }
            span.meta {
                span { (table.state(words)) }
                (chairs(table))
                @if let (Stage::Gathering, None, Some(host), true) = (table.stage, table.you, host, people > 1) {
                    span { (say_name(words, "home-host", host)) }
                }
                @if table.stage == Stage::Gathering { span { (words.say(&pace)) } }
                @if table.watching > 0 {
                    span { (words.say(&Phrase::new("home-watching").number("count", table.watching as i64))) }
                }
                (when::ago(words, now, table.changed))
            }
            span.do {
                @if mine {
                    span.turnflag { (say(words, "home-your-turn")) }
                } @else if let (Stage::Playing, Some(mover)) = (table.stage, table.mover(words)) {
                    span.muted.small { (mover) }
                }
                a.btn href=(path) aria-label={ (say(words, key)) ": " (title) } {
                    @if table.stage == Stage::Over { (mark("replay")) }
                    (say(words, key))
                }
            }
        }
    }
}

/// Who sits where, as shapes; free chairs are outlines.
fn chairs(table: &Listed) -> Markup {
    html! {
        span.seats aria-hidden="true" {
            @for (seat, chair) in table.seats() {
                @if chair.free {
                    svg.token.free viewBox="0 0 32 32" { circle cx="16" cy="16" r="12.5" {} }
                } @else {
                    (page::token(seat))
                }
            }
        }
    }
}

/// Nothing is there yet: what that means and what to do.
pub(crate) fn empty(words: &Words, title: &'static str, about: &'static str, path: &str) -> Markup {
    html! {
        div.empty {
            (emblem("e-mace"))
            h3 { (say(words, title)) }
            p { (say(words, about)) }
            a.btn href=(path) { (mark("plus")) (say(words, "home-open")) }
        }
    }
}

fn join(words: &Words, astray: Option<&str>) -> Markup {
    html! {
        form.panel.join method="post" action="/join" {
            div {
                h2 { (say(words, "home-join")) }
                p.muted.small { (say(words, "home-join-about")) }
            }
            (TextField {
                id: "join-link",
                name: "link",
                label: &say(words, "home-join-link"),
                value: astray.unwrap_or_default(),
                most: Some(300),
                required: true,
                wrong: astray.map(|_| say(words, "home-join-wrong")).as_deref(),
                ..TextField::default()
            }.html())
            button.btn type="submit" { (mark("link")) (say(words, "home-join-do")) }
        }
    }
}
