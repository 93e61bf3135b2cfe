//! What every page shares: the document, the bar, notices, and small parts.

use kernel::{Language, Phrase, Seat};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::{Level, Title};
use words::Words;

use crate::{assets, games};

/// Who looks at a page, and how they like it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// How they are called, once they said so.
    pub name: Option<String>,
    /// Whether they came by name alone, without a password.
    pub guest: bool,
    /// Their language.
    pub language: Language,
    /// Day or night.
    pub theme: Theme,
    /// Whether things may move. What the device asks for is respected in any case.
    pub motion: bool,
    /// Whether there is sound.
    pub sound: bool,
    /// Whether the browser may tell them that it is their turn.
    pub notifications: bool,
}

impl Visitor {
    /// A visitor about whom nothing is known but a language.
    #[must_use]
    pub const fn unknown(language: Language) -> Visitor {
        Visitor {
            name: None,
            guest: true,
            language,
            theme: Theme::Auto,
            motion: true,
            sound: false,
            notifications: false,
        }
    }
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the device has it.
    Auto,
    /// Day.
    Light,
    /// Night.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// Its name in forms and cookies.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["auto", "light", "dark"][self as usize]
    }

    /// The theme with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// Something a page has to say before anything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Whether something went wrong.
    pub bad: bool,
    /// In words.
    pub text: String,
    /// The paragraph of the rules behind it: its id.
    pub rule: Option<String>,
}

/// What the document around a page needs.
#[derive(Clone, Copy, Debug)]
pub struct Shell<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Their language.
    pub words: &'a Words,
    /// What the tab is called, the house aside.
    pub title: &'a str,
    /// The address of this page; a changed language or theme comes back to it.
    pub path: &'a str,
    /// What has to be said first.
    pub notice: Option<&'a Notice>,
    /// The games whose pieces it shows: their style sheets, scripts and emblems are loaded.
    pub games: &'a [&'a str],
}

/// The words of the interface, with those of a game if there is one.
#[must_use]
pub fn words(language: Language, game: Option<&dyn Title>) -> Words {
    let (table, pages) = match language {
        Language::En => (include_str!("../words/table.en.ftl"), include_str!("../words/pages.en.ftl")),
        Language::Pl => (include_str!("../words/table.pl.ftl"), include_str!("../words/pages.pl.ftl")),
        Language::Cs => (include_str!("../words/table.cs.ftl"), include_str!("../words/pages.cs.ftl")),
    };
    let [learn, puzzles, matters, terms] = match language {
        Language::En => [
            include_str!("../words/learn.en.ftl"),
            include_str!("../words/puzzles.en.ftl"),
            include_str!("../words/matters.en.ftl"),
            include_str!("../words/terms.en.ftl"),
        ],
        Language::Pl => [
            include_str!("../words/learn.pl.ftl"),
            include_str!("../words/puzzles.pl.ftl"),
            include_str!("../words/matters.pl.ftl"),
            include_str!("../words/terms.pl.ftl"),
        ],
        Language::Cs => [
            include_str!("../words/learn.cs.ftl"),
            include_str!("../words/puzzles.cs.ftl"),
            include_str!("../words/matters.cs.ftl"),
            include_str!("../words/terms.cs.ftl"),
        ],
    };
    match game {
        Some(game) => {
            let own = games::pages(game.name()).map_or("", |pages| pages.words()[language as usize]);
            let lessons = learn::words(game.name(), language);
            Words::with(
                language,
                &[table, pages, learn, puzzles, matters, terms, own, game.words(language), lessons],
            )
        }
        None => Words::with(language, &[table, pages, learn, puzzles, matters, terms]),
    }
}

/// A sentence that speaks of nothing in particular.
#[must_use]
pub fn say(words: &Words, key: &'static str) -> String {
    words.say(&Phrase::new(key))
}

/// A sentence that speaks of a person or of another name that is not translated, as `$seat`.
#[must_use]
pub fn say_name(words: &Words, key: &'static str, name: &str) -> String {
    words.to(None, &[name.to_owned()]).say(&Phrase::new(key).seat(Seat::new(0)))
}

/// The document of an ordinary page: `main` stands in a column of readable width.
#[must_use]
pub fn document(shell: Shell<'_>, main: &Markup) -> Markup {
    let words = shell.words;
    let rules = format!("/rules/{}", games::ALL[0].title().name());
    let links = html! {
        nav.nav.wide aria-label=(say(words, "nav-main")) {
            @for (path, key) in [("/", "nav-play"), ("/new", "nav-new"), ("/learn", "nav-learn"), ("/puzzles", "nav-puzzles"), (&*rules, "nav-rules")] {
                a href=(path) aria-current=[(shell.path == path).then_some("page")] { (say(words, key)) }
            }
        }
    };
    let main = html! {
        main.wrap-page #main {
            @if let Some(notice) = shell.notice { (self::notice(words, notice)) }
            (main)
            (foot(words))
        }
    };
    frame(shell, &say(words, "house-about"), "bar", &links, &main, &html! {})
}

/// The document: head, bar with `middle` in it, `main`, and `end` after it. `about` is what others are shown of the page
/// where its address is passed on.
pub(crate) fn frame(
    shell: Shell<'_>,
    about: &str,
    bar: &str,
    middle: &Markup,
    main: &Markup,
    end: &Markup,
) -> Markup {
    let Shell { visitor, words, title, path, .. } = shell;
    let files =
        || shell.games.iter().filter_map(|game| games::pages(game)).flat_map(|pages| pages.files().files);
    let theme = (visitor.theme != Theme::Auto).then(|| visitor.theme.name());
    html! {
        (DOCTYPE)
        html lang=(visitor.language.code()) data-theme=[theme] data-motion=[(!visitor.motion).then_some("off")]
            data-sound=[visitor.sound.then_some("on")] data-notify=[visitor.notifications.then_some("on")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(about);
                meta property="og:site_name" content="Hetman";
                meta property="og:title" content=(title);
                meta property="og:description" content=(about);
                title { (title) " · Hetman" }
                link rel="stylesheet" href=(assets::link("hetman.css"));
                @for (name, _) in files().filter(|(name, _)| name.ends_with(".css")) { link rel="stylesheet" href=(assets::link(name)); }
                link rel="stylesheet" href=(assets::link("pages.css"));
                link rel="stylesheet" href=(assets::link("learn.css"));
                link rel="icon" type="image/svg+xml" href=(assets::link("favicon.svg"));
                link rel="manifest" href=(assets::link("manifest.webmanifest"));
                script type="module" src=(assets::link("hetman.js")) {}
                @for game in shell.games {
                    @let script = format!("{game}/{game}.js");
                    @if files().any(|(name, _)| *name == script) { script type="module" src=(assets::link(&script)) {} }
                }
            }
            body {
                (PreEscaped(assets::EMBLEMS))
                @for pages in shell.games.iter().filter_map(|game| games::pages(game)) { (PreEscaped(pages.files().emblems)) }
                a.skip href="#main" { (say(words, "skip")) }
                header class=(bar) {
                    a.logo href="/" aria-label=(say(words, "house-home")) { (emblem("e-mace")) span { "Hetman" } }
                    (middle)
                    div.row.tight.push { (switches(visitor, words, path)) }
                }
                (main)
                (end)
            }
        }
    }
}

/// Language, looks and the visitor's own page.
fn switches(visitor: &Visitor, words: &Words, path: &str) -> Markup {
    let choice = |name: &str, value: &str, on: bool, text: String| {
        html! { button.btn.plain name=(name) value=(value) aria-pressed=(on) { (text) } }
    };
    html! {
        details.menu name="menu" {
            summary.btn.plain.icon aria-label=(say(words, "language")) title=(say(words, "language")) { (mark("language")) }
            form.panel method="post" action="/language" {
                input type="hidden" name="back" value=(path);
                @for language in Language::ALL {
                    button.btn.plain name="language" value=(language.code()) lang=(language.code())
                        aria-pressed=(language == visitor.language) { (language.own_name()) }
                }
            }
        }
        details.menu name="menu" {
            summary.btn.plain.icon aria-label=(say(words, "settings")) title=(say(words, "settings")) { (mark("settings")) }
            form.panel method="post" action="/me" data-set {
                input type="hidden" name="back" value=(path);
                fieldset {
                    legend { (say(words, "theme")) }
                    @for (theme, key) in Theme::ALL.into_iter().zip(["theme-auto", "theme-light", "theme-dark"]) {
                        (choice("theme", theme.name(), visitor.theme == theme, say(words, key)))
                    }
                }
                @for (name, key, on) in [
                    ("motion", "motion", visitor.motion),
                    ("sound", "sound", visitor.sound),
                    ("notifications", "notifications", visitor.notifications),
                ] {
                    fieldset {
                        legend { (say(words, key)) }
                        (choice(name, "on", on, say(words, "on")))
                        (choice(name, "off", !on, say(words, "off")))
                    }
                }
            }
        }
        @match &visitor.name {
            Some(name) => a.btn.plain.self href="/me" { (mark("person")) span.wide { (name) } span.vh { (say(words, "nav-me")) } },
            None => a.btn.plain.self href="/login" aria-label=(say(words, "nav-login")) { (mark("person")) span.wide { (say(words, "nav-login")) } },
        }
    }
}

/// What stands under every ordinary page.
fn foot(words: &Words) -> Markup {
    html! {
        footer.foot {
            span.rowshields aria-hidden="true" {
                @for shield in ["k-duris", "k-rhea", "k-straton", "k-althea", "k-ithys", "k-pelagon"] {
                    svg.shield.sm { (shape(shield)) }
                }
            }
            @for game in games::names() {
                a href={ "/rules/" (game) } { (say_name(words, "rules-title", &game_name(words, game))) }
            }
            @for game in games::names().filter(|game| games::card_pages(game).is_some()) {
                a href={ "/cards/" (game) } { (say_name(words, "cards-title", &game_name(words, game))) }
            }
            a href="/me" { (say(words, "foot-me")) }
        }
    }
}

/// Something that has to be said first, with its paragraph.
#[must_use]
pub fn notice(words: &Words, notice: &Notice) -> Markup {
    html! {
        div.notice.bad[notice.bad].gold[!notice.bad] role=(if notice.bad { "alert" } else { "status" }) {
            (mark("info"))
            span { (notice.text) }
            @if let Some(rule) = &notice.rule { (rule_link(words, rule)) }
        }
    }
}

/// A link to a paragraph of the rules, given its id. The id begins with the name of the game.
#[must_use]
pub fn rule_link(words: &Words, rule: &str) -> Markup {
    let game = rule.split('.').next().unwrap_or_default();
    html! {
        a.rule href={ "/rules/" (game) "/" (rule) } title=(say(words, "rule-link")) { "§" }
    }
}

/// A link to a paragraph where many of them stand: in a list, beside the sentence it explains.
pub(crate) fn rule_mark(rule: &str) -> Markup {
    let game = rule.split('.').next().unwrap_or_default();
    html! { a href={ "/rules/" (game) "/" (rule) } { "§" } }
}

/// What a picture shows: a part of the sheet by its id.
pub(crate) fn shape(id: &str) -> PreEscaped<String> {
    PreEscaped(format!("<use href=\"#{id}\"/>"))
}

/// A picture beside its word, where many of them stand.
pub(crate) fn sign(id: &str) -> Markup {
    html! { svg { (shape(id)) } }
}

/// Stands beside a name or a value that is ours. [`known`] is its legend.
pub(crate) fn ours(words: &Words) -> Markup {
    html! { abbr.ours title=(say(words, "ours")) { "°" } }
}

/// Where the values of a game are known from, and where that is told in full.
pub(crate) fn known(words: &Words, game: &str) -> Markup {
    let sources = games::pages(game).map(|pages| pages.sources());
    html! {
        @if let Some((told, page)) = sources {
            p.known { (words.text(told)) " " a href=(page) { (say(words, "known-more")) } }
        }
    }
}

/// A stroked mark of the interface, beside its word or inside a labelled control.
#[must_use]
pub fn mark(name: &str) -> Markup {
    html! { svg.u aria-hidden="true" { (shape(&format!("u-{name}"))) } }
}

/// A filled piece of a game, by its whole id on the sheet.
#[must_use]
pub fn piece(id: &str) -> Markup {
    html! { svg.i aria-hidden="true" { (shape(id)) } }
}

/// An emblem, by its whole id on the sheet, sized by what it stands in.
#[must_use]
pub fn emblem(id: &str) -> Markup {
    html! { svg aria-hidden="true" { (shape(id)) } }
}

/// The enamel of each seat, as a class.
pub const ENAMEL: [&str; 6] = ["s-teal", "s-rose", "s-amber", "s-onyx", "s-ivory", "s-brown"];

/// The shape of each seat, on the sheet.
pub const SHAPE: [&str; 6] = ["m-delta", "m-hexagon", "m-lozenge", "m-disc", "m-square", "m-cross"];

/// The class of a seat's enamel.
#[must_use]
pub fn enamel(seat: Seat) -> &'static str {
    ENAMEL[seat.index() % ENAMEL.len()]
}

/// The shape of a seat, in its enamel. It stands beside the name it means.
#[must_use]
pub fn token(seat: Seat) -> Markup {
    html! {
        svg class={ "token " (enamel(seat)) } aria-hidden="true" { (shape(SHAPE[seat.index() % SHAPE.len()])) }
    }
}

/// The same where many of them stand.
pub(crate) fn bare_token(seat: Seat) -> Markup {
    html! { svg class={ "token " (enamel(seat)) } { (shape(SHAPE[seat.index() % SHAPE.len()])) } }
}

/// The word for a level of bots, or a style.
#[must_use]
pub const fn level_key(level: Level) -> &'static str {
    match level {
        Level::Companion => "level-companion",
        Level::Novice => "level-novice",
        Level::Casual => "level-casual",
        Level::Skilled => "level-skilled",
        Level::Expert => "level-expert",
        Level::Master => "level-master",
        Level::Warlike => "level-warlike",
        Level::Builder => "level-builder",
    }
}

/// The name of a game.
#[must_use]
pub fn game_name(words: &Words, game: &str) -> String {
    let key = format!("game-{game}");
    if words.knows(&key) { words.text(&key) } else { game.to_owned() }
}
