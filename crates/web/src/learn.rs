//! Lessons: the list of them, and the page of one. A lesson is drawn on the page of a table, with a coach who points and
//! never blocks. Where a pupil is stands in the address alone, so links, the back button and pages without a script work.

use std::fmt::Write;

use kernel::{Arg, Observer, Phrase, Seat, Waiting};
use learn::{BeatKind, Lesson, Moment, Telling, Verdict};
use maud::{Markup, PreEscaped, html};
use table::{Asks, ChairView, Level, Pace, Play, Stage, TableView};
use words::Words;

use crate::page::{self, Shell, Visitor, emblem, game_name, mark, say};
use crate::table::{self as tables, GameData, Guide, TablePage};

/// What a page says to a pupil.
#[derive(Clone, Copy, Debug)]
pub struct Coach<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// Where the pupil is.
    pub moment: &'a Moment<'a>,
    /// Whether the pupil wants to be shown what to do.
    pub show: bool,
    /// The lesson after this one.
    pub next: Option<&'a Lesson>,
}

/// A text as an address may contain it.
pub(crate) fn encoded(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => safe.push(byte.into()),
            b' ' => safe.push('+'),
            _ => write!(safe, "%{byte:02X}").expect("a string takes everything"),
        }
    }
    safe
}

/// The address of a lesson.
fn base(lesson: &Lesson) -> String {
    format!("/learn/{}/{}", lesson.title.name(), lesson.name)
}

/// The address of a place in a lesson, with the pupil's answers there.
#[must_use]
pub fn address(lesson: &Lesson, at: usize, did: &[String]) -> String {
    let did = if did.is_empty() { String::new() } else { format!("&did={}", encoded(&did.join(";"))) };
    format!("{}?at={at}{did}", base(lesson))
}

impl Guide for Coach<'_> {
    fn here(&self) -> String {
        address(self.lesson, self.moment.nth, &self.moment.did)
    }

    fn panel(&self, page: &TablePage<'_>) -> Markup {
        panel(page, self)
    }
}

impl Coach<'_> {
    /// The elements of the page it points at: ids, and answers.
    fn marks(&self) -> Vec<String> {
        let moment = self.moment;
        match moment.verdict {
            Verdict::Asked if self.show => {
                moment.next().map(|action| format!("value=\"{action}\"")).into_iter().collect()
            }
            Verdict::Reading | Verdict::Asked => {
                let mark = |mark: &&str| match mark.strip_prefix("answer:") {
                    Some(action) => format!("value=\"{}\"", action.replace('_', " ")),
                    None => format!("id=\"{mark}\""),
                };
                moment.beat.marks.iter().map(mark).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// A sentence of a lesson.
fn tell(page: &TablePage<'_>, telling: &Telling) -> String {
    let fact = |phrase: Phrase, (name, number): &(&'static str, i64)| phrase.with(name, Arg::Number(*number));
    page.tell(&telling.facts.iter().fold(Phrase::new(telling.key), fact))
}

/// What the coach says, and where one can go.
fn panel(page: &TablePage<'_>, coach: &Coach<'_>) -> Markup {
    let Coach { lesson, moment, .. } = coach;
    let (nth, last) = (moment.nth, lesson.beats.len() - 1);
    let place = Phrase::new("lesson-place").number("nth", nth as i64 + 1).number("of", last as i64 + 1);
    let (class, first, second) = match moment.verdict {
        Verdict::Answered(branch) if branch.right => ("coach panel good", None, tell(page, &branch.tells)),
        Verdict::Answered(branch) => ("coach panel miss", None, tell(page, &branch.tells)),
        Verdict::Elsewhere => {
            ("coach panel miss", Some(page.say("lesson-other")), tell(page, &moment.beat.tells))
        }
        Verdict::Asked if !moment.did.is_empty() => {
            ("coach panel", Some(page.say("lesson-so-far")), tell(page, &moment.beat.tells))
        }
        _ => {
            let praise = moment.beat.praise.as_ref().map(|praise| tell(page, praise));
            ("coach panel", praise, tell(page, &moment.beat.tells))
        }
    };
    let tells = !matches!(moment.verdict, Verdict::Asked);
    html! {
        section #coach class=(class) data-tells[tells] role="status" aria-label=(page.say("lesson-coach")) {
            p.eyebrow {
                span { (page.words.text(&format!("{}-title", lesson.name))) }
                span.push { (page.tell(&place)) }
                a.btn.plain.icon.leave href={ "/learn/" (lesson.title.name()) } aria-label=(page.say("lesson-leave"))
                    title=(page.say("lesson-leave")) { (mark("close")) }
            }
            @if let Some(first) = first { p.praise { (first) } }
            p #coach-text { (second) }
            @if coach.show { @if let Some(answer) = shown(page, coach) { p.doit { (mark("play")) (answer) } } }
            (ways(page, coach))
        }
    }
}

/// The next answer of the solution, in words.
fn shown(page: &TablePage<'_>, coach: &Coach<'_>) -> Option<String> {
    let next = coach.moment.next()?;
    let answers = &page.table.asks.as_ref()?.answers;
    let (_, says) = answers.iter().find(|(action, _)| action == next)?;
    Some(page.tell(says))
}

/// Where a pupil can go from here.
fn ways(page: &TablePage<'_>, coach: &Coach<'_>) -> Markup {
    let Coach { lesson, moment, .. } = coach;
    let (nth, last) = (moment.nth, lesson.beats.len() - 1);
    let to = |nth: usize| address(lesson, nth, &[]);
    let go = |nth: usize, key| html! { a.btn.go #coach-next rel="next" href=(to(nth)) data-turn { (page.say(key)) } };
    html! {
        footer {
            @if nth > 0 { a.btn.plain #coach-back rel="prev" href=(to(nth - 1)) data-turn { (mark("back")) (page.say("lesson-back")) } }
            @match moment.verdict {
                Verdict::Reading if nth == last => (end(page, coach)),
                Verdict::Reading | Verdict::Solved => (go(nth + 1, "lesson-next")),
                Verdict::Answered(branch) if branch.right => (go(nth + 1, "lesson-next")),
                Verdict::Answered(_) | Verdict::Elsewhere => {
                    a.btn.go #coach-next href=(to(nth)) data-turn { (mark("undo")) (page.say("lesson-again")) }
                }
                Verdict::Asked if !coach.show => {
                    a.btn #coach-show href={ (coach.here()) "&show=1" } data-turn { (mark("hint")) (page.say("lesson-show")) }
                }
                Verdict::Asked => {}
            }
        }
    }
}

/// What can be done when a lesson is over.
fn end(page: &TablePage<'_>, coach: &Coach<'_>) -> Markup {
    html! {
        @if coach.moment.beat.kind == BeatKind::Play {
            form method="post" action={ (base(coach.lesson)) "/play" } {
                button.btn.go #coach-play { (mark("play")) (page.say("lesson-play")) }
            }
        }
        @if let Some(next) = coach.next {
            a.btn #coach-lesson href=(address(next, 0, &[])) { (page.say("lesson-more")) }
        }
    }
}

/// The page of a lesson.
#[must_use]
pub fn lesson(visitor: &Visitor, words: &Words, coach: &Coach<'_>) -> Markup {
    let play = coach.moment.play.as_ref();
    let Coach { lesson, moment, .. } = coach;
    let (game, undo) = (lesson.title.name(), moment.did.len());
    let (setup, seat, seats) = (lesson.setup(), lesson.seat, lesson.seats());
    let sits = Sitting { id: "lesson", game, setup, seat, seats, undo, asks: true };
    let page = sitting(visitor, words, &sits, play, coach);
    PreEscaped(marked(page.into_string(), &coach.marks()))
}

/// A table where one person plays with bots and nothing is kept.
pub(crate) struct Sitting<'a> {
    /// The name of the page.
    pub(crate) id: &'static str,
    pub(crate) game: &'static str,
    pub(crate) setup: &'a str,
    /// Where the visitor sits.
    pub(crate) seat: Seat,
    /// How many seats there are.
    pub(crate) seats: usize,
    /// How many answers can be taken back.
    pub(crate) undo: usize,
    /// Whether the visitor is asked.
    pub(crate) asks: bool,
}

/// The page of such a table, with its coach.
pub(crate) fn sitting(
    visitor: &Visitor,
    words: &Words,
    sits: &Sitting<'_>,
    play: &dyn Play,
    coach: &dyn Guide,
) -> Markup {
    let table = seen(visitor, words, sits, play);
    let names = tables::names(&table);
    tables::page(&TablePage {
        id: sits.id,
        table: &table,
        game: &GameData::of(&table, Some(play)),
        names: &names,
        present: Seat::all(names.len()).collect(),
        watchers: 0,
        host: false,
        visitor,
        words,
        link: "",
        notice: None,
        hint: None,
        replay: false,
        coach: Some(coach),
    })
}

/// What the visitor is shown of such a table.
fn seen(visitor: &Visitor, words: &Words, sits: &Sitting<'_>, play: &dyn Play) -> TableView {
    let waiting = match play.waiting() {
        Waiting::For(seats) => seats,
        Waiting::Over(_) => kernel::Seats::default(),
    };
    let you = visitor.name.clone().unwrap_or_else(|| say(words, "lesson-you"));
    let chair = |seat: Seat| ChairView {
        name: (seat == sits.seat).then(|| you.clone()),
        free: false,
        kept: false,
        guest: false,
        host: false,
        bot: (seat != sits.seat).then_some(Level::ALL[0]),
        ready: false,
        resigned: false,
        waiting: waiting.contains(seat),
        clock: None,
    };
    let asks = play.question(sits.seat).filter(|_| sits.asks);
    TableView {
        game: sits.game,
        setup: sits.setup.to_owned(),
        observer: Observer::Seat(sits.seat),
        version: 0,
        stage: Stage::Playing,
        public: false,
        pace: Pace::Relaxed { days: 1 },
        level: Level::ALL[0],
        chairs: Seat::all(sits.seats).map(chair).collect(),
        asks: asks.map(|question| Asks { question, answers: play.legal(sits.seat) }),
        free_undo: sits.undo,
        forced: 0,
        every_step: false,
        can_request_undo: false,
        undo_request: None,
        taken_back: None,
        undo_denied: None,
        divergence: None,
        asks_ready: false,
        chat: Vec::new(),
        muted: Vec::new(),
        quiet: true,
        rematch: None,
        outcome: None,
        commitment: String::new(),
        secret: None,
    }
}

/// The page with its marks: what the coach points at carries `data-coach`.
fn marked(page: String, marks: &[String]) -> String {
    let Some((head, body)) = page.split_once("<main") else { return page };
    let mark =
        |body: String, mark: &String| body.replace(&format!(" {mark}"), &format!(" {mark} data-coach"));
    format!("{head}<main{}", marks.iter().fold(body.to_owned(), mark))
}

/// What the list of lessons shows.
#[derive(Clone, Copy, Debug)]
pub struct School<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Words of the pages.
    pub words: &'a Words,
    /// The games that have lessons, each with its words, its lessons, and whether each was taken.
    pub games: &'a [(&'a Words, Vec<(&'a Lesson, bool)>)],
    /// Its address.
    pub path: &'a str,
}

/// The list of lessons, of one game or of all.
#[must_use]
pub fn school(school: &School<'_>) -> Markup {
    let words = school.words;
    let title = say(words, "learn-title");
    let main = html! {
        div.pagehead { div { h1 { (title) } p.lede { (say(words, "learn-lede")) } } }
        @for (own, lessons) in school.games { (course(words, own, lessons)) }
    };
    let names: Vec<&str> =
        school.games.iter().filter_map(|(_, lessons)| lessons.first()).map(|(l, _)| l.title.name()).collect();
    let shell = Shell {
        visitor: school.visitor,
        words,
        title: &title,
        path: school.path,
        notice: None,
        games: &names,
    };
    page::document(shell, &main)
}

fn course(words: &Words, own: &Words, lessons: &[(&Lesson, bool)]) -> Markup {
    let Some((first, _)) = lessons.first() else { return html! {} };
    let game = first.title.name();
    let done = lessons.iter().filter(|(_, taken)| *taken).count();
    let now = lessons.iter().position(|(_, taken)| !taken);
    let count = Phrase::new("learn-count").number("done", done as i64).number("of", lessons.len() as i64);
    html! {
        section.panel.course-list aria-labelledby={ "learn-" (game) } {
            header {
                (emblem(&format!("g-{game}")))
                h2 id={ "learn-" (game) } { (game_name(words, game)) }
                span.push.small.muted { (words.say(&count)) }
            }
            ol.lessons {
                @for (nth, (lesson, taken)) in lessons.iter().enumerate() {
                    @let title = own.text(&format!("{}-title", lesson.name));
                    @let minutes = Phrase::new("learn-minutes").number("minutes", lesson.minutes);
                    @let key = if *taken { "learn-again" } else { "learn-start" };
                    li.done[*taken].now[now == Some(nth)] {
                        span.lnum { @if *taken { (mark("check")) span.vh { (say(words, "learn-done")) } } @else { (nth + 1) } }
                        span.ltx {
                            b { (title) }
                            small { (own.text(&format!("{}-about", lesson.name))) }
                        }
                        span.muted.small.ltime { (words.say(&minutes)) }
                        a.btn.go[now == Some(nth)] href=(address(lesson, 0, &[])) aria-label={ (say(words, key)) ": " (title) } { (say(words, key)) }
                    }
                }
            }
        }
    }
}

/// The line of the home page for people who do not know all games yet.
pub(crate) fn invitation(words: &Words, games: &[&str]) -> Markup {
    html! {
        div.panel.newcomer {
            (mark("rules"))
            span { (say(words, "home-learn")) }
            @for (nth, game) in games.iter().enumerate() {
                a.btn.go[nth == 0].push[nth == 0] href={ "/learn/" (game) }
                    aria-label={ (say(words, "home-learn-do")) ": " (game_name(words, game)) } { (game_name(words, game)) }
            }
        }
    }
}
