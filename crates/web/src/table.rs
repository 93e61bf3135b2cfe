//! The page of a table, whatever is played there.
//!
//! A page is drawn from a [`TablePage`], whole ([`page()`]) or as the parts that change ([`regions`]). Each
//! region is one element with an id; the server sends those whose text changed, and the script puts them in
//! place. What never changes, such as the drawing of a map, and what grows without bound stand outside them.

pub(crate) mod account;
mod ask;
mod click;
mod data;
mod gathering;
mod log;
mod notices;
mod parts;
mod players;
mod terms;

use kernel::{Observer, Phrase, RuleId, Seat, Seats};
use maud::{Markup, html};
use table::{Advice, ChairView, Happening, Stage, TableView};
use words::{Voice, Words};

use crate::games;
use crate::page::{self, Notice, Shell, Visitor, mark};

pub(crate) use click::{Click, GameView, Reason, button};
pub use data::GameData;
pub(crate) use log::of as speaks_of;
pub(crate) use parts::{Part, Parts, part};
pub use terms::{term_key, terms};

/// Everything the page of a table is drawn from.
#[derive(Clone, Copy)]
pub struct TablePage<'a> {
    /// The table, as its address names it.
    pub id: &'a str,
    /// What the visitor may see of it.
    pub table: &'a TableView,
    /// What they may see of the game.
    pub game: &'a GameData<'a>,
    /// What each seat is called: see [`names`].
    pub names: &'a [String],
    /// The seats whose people are connected.
    pub present: Seats,
    /// How many watch.
    pub watchers: usize,
    /// Whether the visitor opened the table.
    pub host: bool,
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Their words, those of the game among them: see [`crate::words`].
    pub words: &'a Words,
    /// The whole address of the table, to be passed on.
    pub link: &'a str,
    /// What has to be said first, such as why something was refused.
    pub notice: Option<&'a Notice>,
    /// What the expert would do, if that was asked for.
    pub hint: Option<&'a Advice>,
    /// Whether it is looked at afterwards: nothing can be done then.
    pub replay: bool,
    /// Who speaks beside the question, if it is a lesson or a puzzle.
    pub coach: Option<&'a dyn Guide>,
}

/// Who speaks beside the question: the coach of a lesson, or a puzzle.
pub trait Guide: Sync {
    /// The address of this very page, which takes answers, too.
    fn here(&self) -> String;

    /// What is said, and where one can go.
    fn panel(&self, page: &TablePage<'_>) -> Markup;
}

/// A part of the page that changes: its id, and the element with that id.
pub type Region = (String, String);

/// How a game is drawn. Each of its live parts is an element with the id it is named by.
pub(crate) trait Drawing {
    /// What stands in the bar: how far the game has come.
    fn state(&self) -> Markup;

    /// The numbers in the panel of a player.
    fn facts(&self, seat: Seat) -> Markup;

    /// What else the panel of a player shows, with its live parts, which are among [`Drawing::parts`].
    fn seat(&self, seat: Seat, parts: &Parts) -> Markup;

    /// The score of a player, shown beside the name.
    fn score(&self, seat: Seat) -> Option<i64>;

    /// The board with its live parts.
    fn board(&self, parts: &Parts) -> Markup;

    /// The live parts of the board and of the players' panels.
    fn parts(&self) -> Vec<Part>;

    /// Where a phone may jump: ids and their names.
    fn places(&self) -> Vec<(&'static str, String)>;

    /// A small picture for the answer at this place of [`table::Asks::answers`], and what would follow from it.
    fn answer(&self, nth: usize) -> (Markup, Option<Markup>);

    /// What stands under the question: what the visitor has left to do, or what comes next.
    fn left(&self) -> Option<String> {
        None
    }

    /// What saves the visitor from questions like this one.
    fn quick(&self) -> Option<Markup> {
        None
    }

    /// Why the answer at this place is likely a mistake: it is given only if it is chosen twice.
    fn warning(&self, nth: usize) -> Option<String> {
        let _ = nth;
        None
    }

    /// Adds to a page what its live parts leave out, because it is long and never changes.
    fn fill(&self, page: Markup) -> Markup {
        page
    }

    /// The group the answer at this place belongs to; groups follow each other in the order of the answers.
    fn group(&self, nth: usize) -> Option<String>;

    /// Whether something that happened goes without saying where only the last of it is told.
    fn aside(&self, _told: &Happening<'_>) -> bool {
        false
    }

    /// The paragraph that tells who wins with equal points, unless the win is shared.
    fn tie_rule(&self) -> Option<RuleId> {
        None
    }

    /// How the game ended, where the players' places do not tell it.
    fn verdict(&self) -> Option<Verdict> {
        None
    }

    /// What each seat gained just now, in a few words; a live part, so it is short.
    fn account(&self) -> Option<Markup>;

    /// Where each point came from, given everything that was told: for the last part of the game that was scored,
    /// or for the whole of it.
    fn walk(&self, told: &[Happening<'_>], whole: bool) -> Option<Markup> {
        let _ = (told, whole);
        None
    }
}

/// How a game against a rival without a seat ended.
pub(crate) struct Verdict {
    /// Who won.
    pub says: String,
    /// Against whom.
    pub about: String,
    /// What the rival is called, its place and its points.
    pub rival: String,
    pub rank: u8,
    pub score: i32,
}

/// What one observer sees of a game, and what they may answer: what each game draws from.
pub(crate) struct GameDrawing<'a, View, Action> {
    pub(crate) page: &'a TablePage<'a>,
    pub(crate) view: &'a View,
    /// The answers they may give, in the order of [`table::Asks::answers`].
    pub(crate) legal: &'a [Action],
}

impl<'a, View: 'static, Action: Copy + PartialEq + 'static> GameDrawing<'a, View, Action> {
    /// `None` if the page shows another game, or none yet.
    pub(crate) fn new(page: &'a TablePage<'a>) -> Option<GameDrawing<'a, View, Action>> {
        Some(GameDrawing { page, view: page.game.view()?, legal: page.game.actions() })
    }

    pub(crate) fn say(&self, key: &'static str) -> String {
        self.page.say(key)
    }

    pub(crate) fn tell(&self, phrase: &Phrase) -> String {
        self.page.tell(phrase)
    }

    pub(crate) fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// Whether the visitor is asked something by this paragraph of the rules.
    pub(crate) fn asked_by(&self, rule: RuleId) -> bool {
        self.page.table.asks.as_ref().is_some_and(|asks| asks.question.rule == rule)
    }

    /// An answer in words.
    pub(crate) fn words_of(&self, action: Action) -> String {
        let at = self.legal.iter().position(|legal| *legal == action);
        let says = at.and_then(|at| self.page.answers().get(at));
        says.map_or(String::new(), |(_, says)| self.tell(says))
    }
}

/// The drawing of the game that is played.
fn drawing<'a>(page: &'a TablePage<'a>) -> Option<Box<dyn Drawing + 'a>> {
    games::pages(page.table.game)?.drawing(page)
}

/// The players and the board as they stand, for a page where nothing can be done.
pub(crate) fn still(page: &TablePage<'_>) -> Markup {
    let drawing = drawing(page);
    let parts = Parts::of_game(page, drawing.as_deref());
    let drawn = html! {
        (players::players(page, drawing.as_deref(), &parts))
        @if let Some(drawing) = &drawing { (drawing.board(&parts)) }
    };
    match drawing {
        Some(drawing) => drawing.fill(drawn),
        None => drawn,
    }
}

/// What each seat of a table is called, bots as [`table::bot_name`] calls them.
#[must_use]
pub fn names(table: &TableView) -> Vec<String> {
    chair_names(&table.chairs)
}

/// The same from the chairs alone.
#[must_use]
pub fn chair_names(chairs: &[ChairView]) -> Vec<String> {
    let name = |(seat, chair): (usize, &ChairView)| match (&chair.name, chair.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(_)) => table::bot_name(Seat::new(seat)).to_owned(),
        (None, None) => String::new(),
    };
    chairs.iter().enumerate().map(name).collect()
}

/// The whole page.
#[must_use]
pub fn page(page: &TablePage<'_>) -> Markup {
    let drawing = drawing(page);
    let parts = Parts::of(page, drawing.as_deref());
    let drawn = parts.drawn();
    let path = page.coach.map_or_else(|| format!("/t/{}", page.id), Guide::here);
    let title = title(page);
    let shell = Shell {
        visitor: page.visitor,
        words: page.words,
        title: &title,
        path: &path,
        notice: None,
        games: &[page.table.game],
    };
    let game = page::game_name(page.words, page.table.game);
    let middle = html! {
        a.serif.wide.game-name href={ "/rules/" (page.table.game) } { (game) }
        (parts.at("state"))
        (parts.at("watching"))
        a.btn.plain.icon href={ "/rules/" (page.table.game) } aria-label=(page.say("nav-rules"))
            title=(page.say("nav-rules")) { (mark("rules")) }
    };
    let main = match page.table.stage {
        Stage::Gathering => html! {
            main.wrap-page #main data-table=(page.id) data-version=(page.table.version) data-drawn=(drawn) {
                (parts.at("notices"))
                (parts.at("gathering"))
                (log::chat(page, &parts))
            }
        },
        Stage::Playing | Stage::Over => html! {
            main class={ "table " (page.table.game) } #main data-lesson[page.coach.is_some()] data-table=(page.id) data-version=(page.table.version) data-drawn=(drawn) {
                h1.vh { (game) }
                @if let Some(drawing) = &drawing { (phonebar(page, drawing.as_ref())) }
                div.main {
                    (walk(page, drawing.as_deref()))
                    (players::players(page, drawing.as_deref(), &parts))
                    @if let Some(drawing) = &drawing { (drawing.board(&parts)) }
                    (page::known(page.words, page.table.game))
                }
                div.side {
                    div.askbox {
                        @if let Some(coach) = page.coach { (coach.panel(page)) }
                        (parts.at("ask")) (ask::fold(page))
                    }
                    (ask::matters(page))
                    (ask::hint(page, drawing.as_deref()))
                    // Notices take their room from the log, so that nothing else moves.
                    div.news { (parts.at("notices")) (parts.at("scoring")) }
                    (log::log(page, &parts))
                    @if page.coach.is_none() {
                        (parts.at("every-step"))
                        (log::chat(page, &parts))
                    }
                }
                (terms::list(page))
            }
        },
    };
    let main = match &drawing {
        Some(drawing) => drawing.fill(main),
        None => main,
    };
    page::frame(shell, &preview(page), "bar table-bar", &middle, &main, &help(page))
}

/// What the link to a table says where it is passed on: what is played, at what pace, by whom, and how many seats are free.
fn preview(page: &TablePage<'_>) -> String {
    let free = page.table.chairs.iter().filter(|chair| chair.free).count();
    let mut says = vec![page::game_name(page.words, page.table.game), gathering::pace(page, page.table.pace)];
    let names: Vec<&str> = page.names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    if !names.is_empty() {
        says.push(names.join(", "));
    }
    if page.table.stage == Stage::Gathering {
        says.push(page.tell(&Phrase::new("chairs-free").number("count", free as i64)));
    }
    says.join(" · ")
}

/// The page of everything that happened, the newest first.
#[must_use]
pub fn log_page(page: &TablePage<'_>, story: &[Happening<'_>]) -> Markup {
    let (path, title) = (page.to("log"), page.say("log"));
    let pages = games::pages(page.table.game);
    let main = html! {
        div.pagehead {
            h1 { (title) }
            a.btn.push href={ "/t/" (page.id) } { (page.say("log-back")) }
        }
        section.log.panel.whole {
            ol { @for happening in story.iter().rev() { (log::line(page, happening, pages.and_then(|pages| pages.anchor(happening)))) } }
        }
    };
    let shell = Shell {
        visitor: page.visitor,
        words: page.words,
        title: &title,
        path: &path,
        notice: None,
        games: &[page.table.game],
    };
    page::document(shell, &main)
}

/// The parts of the page that change. A part the page does not have means that the stage of the table has
/// changed, and that the page is to be fetched again.
#[must_use]
pub fn regions(page: &TablePage<'_>) -> Vec<Region> {
    Parts::of(page, drawing(page).as_deref()).regions()
}

/// What a live part looks like, as a number.
#[must_use]
pub fn looks((id, html): &Region) -> u32 {
    parts::looks(id, html)
}

/// What the tab is called, the house aside.
#[must_use]
pub fn title(page: &TablePage<'_>) -> String {
    let game = page::game_name(page.words, page.table.game);
    let state = match page.table.stage {
        Stage::Gathering => page.say("title-gathering"),
        Stage::Over => page.say("title-over"),
        Stage::Playing if page.table.asks.is_some() => page.say("title-turn"),
        Stage::Playing => match page.waits_for() {
            Some(seat) => page.voice().say(&Phrase::new("title-waiting").seat(seat)),
            None => return game,
        },
    };
    format!("{state} · {game}")
}

impl<'a> TablePage<'a> {
    /// A sentence that speaks of nothing in particular.
    pub(crate) fn say(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }

    /// A sentence for the visitor.
    pub(crate) fn tell(&self, phrase: &Phrase) -> String {
        self.voice().say(phrase)
    }

    pub(crate) fn voice(&self) -> Voice<'a> {
        self.words.to(self.you(), self.names)
    }

    /// What the visitor may answer, with the words for it.
    fn answers(&self) -> &'a [(String, Phrase)] {
        self.table.asks.as_ref().map_or(&[][..], |asks| &asks.answers)
    }

    /// Where the visitor sits.
    pub(crate) fn you(&self) -> Option<Seat> {
        match self.table.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// The visitor's chair.
    pub(crate) fn chair(&self) -> Option<&'a ChairView> {
        self.you().and_then(|seat| self.table.chairs.get(seat.index()))
    }

    /// Whom the table waits for.
    pub(crate) fn waits_for(&self) -> Option<Seat> {
        self.table.chairs.iter().position(|chair| chair.waiting).map(Seat::new)
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The address of something to be done at this table.
    pub(crate) fn to(&self, what: &str) -> String {
        self.coach.map_or_else(|| format!("/t/{}/{what}", self.id), Guide::here)
    }
}

/// A form that does one thing at the table. The script sends it through the socket.
pub(crate) fn form(page: &TablePage<'_>, what: &str, inside: &Markup) -> Markup {
    html! { form method="post" action=(page.to(what)) data-live=(what) { (inside) } }
}

/// The version and the key of an answer or of taking one back. The script writes a key of its own.
pub(crate) fn stamp(page: &TablePage<'_>, what: &str) -> Markup {
    html! {
        input type="hidden" name="version" value=(page.table.version);
        input type="hidden" name="key" value={ (what) (page.table.version) };
    }
}

fn state(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Markup {
    html! {
        div.row.state #state {
            @match (page.table.stage, drawing) {
                (Stage::Gathering, _) | (_, None) => {}
                (_, Some(drawing)) => (drawing.state()),
            }
        }
    }
}

fn watching(page: &TablePage<'_>) -> Markup {
    html! {
        span.wide #watching {
            @if page.watchers > 0 {
                span.chip { (mark("spectator")) (page.tell(&Phrase::new("watching").number("count", page.watchers as i64))) }
            }
        }
    }
}

fn scoring(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Markup {
    html! { div #scoring { @if let Some(account) = drawing.and_then(|drawing| account(page, drawing)) { (account) } } }
}

/// Points are explained when the game is over, and after an age until the visitor's next answer.
fn account(page: &TablePage<'_>, drawing: &(dyn Drawing + '_)) -> Option<Markup> {
    (!page.game.scored.is_empty()).then(|| drawing.account()).flatten()
}

/// Where each point came from. It is no live part: it is long and never changes. The script fetches it when points
/// were counted, and shows it over the board; without the script it stands above the board.
fn walk(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Markup {
    let told = drawing
        .filter(|_| !page.game.scored.is_empty())
        .and_then(|drawing| drawing.walk(&page.game.scored, false));
    html! {
        section #walk aria-label=(page.say("walk-about")) {
            @if let Some(told) = told {
                header {
                    @if page.coach.is_none() { a.small href=(page.to("scoring")) { (page.say("walk-whole")) } }
                    button.btn.plain.icon.push type="button" data-walk="close" aria-label=(page.say("close")) title=(page.say("close")) { (mark("close")) }
                }
                (told)
            }
        }
    }
}

/// The page of where all points came from.
#[must_use]
pub fn scoring_page(page: &TablePage<'_>, story: &[Happening<'_>]) -> Markup {
    let (path, title) = (page.to("scoring"), page.say("walk-about"));
    let main = html! {
        div.pagehead {
            h1 { (title) }
            a.btn.push href={ "/t/" (page.id) } { (page.say("log-back")) }
        }
        @match drawing(page).and_then(|drawing| drawing.walk(story, true)) {
            Some(told) => (told),
            None => div.panel.empty { (page::emblem("e-mace")) p { (page.say("walk-not-yet")) } },
        }
    };
    let shell = Shell {
        visitor: page.visitor,
        words: page.words,
        title: &title,
        path: &path,
        notice: None,
        games: &[page.table.game],
    };
    page::document(shell, &main)
}

fn phonebar(page: &TablePage<'_>, drawing: &dyn Drawing) -> Markup {
    html! {
        nav.phonebar aria-label=(page.say("table-parts")) {
            @for (id, name) in drawing.places() { a href={ "#" (id) } { (name) } }
            a href="#log" { (page.say("log-short")) }
        }
    }
}

/// What a thing on the table says, and what becomes of it: where people touch, the first touch reads.
fn reading(page: &TablePage<'_>) -> Markup {
    html! {
        dialog #reading aria-labelledby="reading-title" {
            h2 #reading-title {}
            div.printed {}
            div.do {}
            form method="dialog" { button.btn.plain { (page.say("close")) } }
        }
    }
}

/// Where paragraphs of the rules are read beside the table.
fn rules_sheet(page: &TablePage<'_>) -> Markup {
    html! {
        aside #sheet hidden aria-labelledby="sheet-title" {
            header {
                (mark("rules"))
                h2 #sheet-title tabindex="-1" { (page.say("nav-rules")) }
                button.btn.plain.icon.push type="button" data-sheet-close aria-label=(page.say("close")) title=(page.say("close")) { (mark("close")) }
            }
            div.body tabindex="0" aria-labelledby="sheet-title" {}
        }
    }
}

/// The keys, for those who ask.
fn help(page: &TablePage<'_>) -> Markup {
    let keys = [
        ("1 … 9", "key-digits"),
        ("↑ ↓", "key-arrows"),
        ("u", "key-undo"),
        ("h", "key-hint"),
        ("c", "key-chat"),
        ("?", "key-help"),
    ];
    html! {
        dialog #help aria-labelledby="help-title" {
            h2 #help-title { (page.say("keys")) }
            dl.keys { @for (key, what) in keys { dt { kbd { (key) } } dd { (page.say(what)) } } }
            form method="dialog" { button.btn { (page.say("close")) } }
        }
        // What happens and is said is told here to those who do not see it, in order and once.
        div.vh #announced role="log" aria-label=(page.say("log")) {}
        (reading(page))
        (rules_sheet(page))
        div #live-words hidden data-offline=(page.say("offline")) data-back=(page.say("online"))
            data-turn=(page.say("title-turn")) data-copied=(page.say("copied")) {}
    }
}
