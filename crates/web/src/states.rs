//! Pages for when something is in the way: what happened, what it means, and where to go.

use kernel::Phrase;
use maud::{Markup, html};
use words::Words;

use crate::page::{self, Shell, Visitor, emblem, say};

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State<'a> {
    /// There is no such page.
    Missing,
    /// It is not for this visitor.
    Forbidden,
    /// The table with this id has no free chair.
    Full(&'a str),
    /// There is no connection: what the program in the browser shows.
    Offline,
    /// The server failed.
    Broken,
    /// Too many requests; it goes on after so many seconds.
    Busy(u32),
    /// The table with this id was played under rules that this program cannot play. Its record can be had if it is over.
    OtherVersion {
        /// The table.
        id: &'a str,
        /// The version of its rules.
        rules: u32,
        /// Whether it is over.
        over: bool,
    },
}

impl State<'_> {
    /// The status of the answer.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            State::Missing => 404,
            State::Forbidden => 403,
            State::Full(_) | State::OtherVersion { .. } => 409,
            State::Offline => 503,
            State::Broken => 500,
            State::Busy(_) => 429,
        }
    }

    fn keys(self) -> (&'static str, &'static str) {
        match self {
            State::Missing => ("state-missing-title", "state-missing-text"),
            State::Forbidden => ("state-forbidden-title", "state-forbidden-text"),
            State::Full(_) => ("state-full-title", "state-full-text"),
            State::Offline => ("state-offline-title", "state-offline-text"),
            State::Broken => ("state-broken-title", "state-broken-text"),
            State::Busy(_) => ("state-busy-title", "state-busy-text"),
            State::OtherVersion { over: true, .. } => ("state-rules-title", "state-rules-text"),
            State::OtherVersion { over: false, .. } => ("state-rules-title", "state-rules-stopped"),
        }
    }

    /// What it looks like: a piece that tells it at a glance.
    const fn emblem(self) -> &'static str {
        match self {
            State::Missing => "t-wingfolk",
            State::Forbidden => "t-troll",
            State::Full(_) => "t-halfling",
            State::Offline => "t-merfolk",
            State::Broken => "e-dragon",
            State::Busy(_) => "t-centaur",
            State::OtherVersion { .. } => "t-skeleton",
        }
    }

    /// Where to go, the best way first.
    fn ways(self, path: &str) -> Vec<(String, &'static str)> {
        let home = ("/".to_owned(), "state-home");
        let again = (path.to_owned(), "state-again");
        match self {
            State::Missing => vec![home],
            State::Forbidden => vec![("/login".to_owned(), "state-login"), home],
            State::Full(id) => vec![(format!("/t/{id}"), "state-watch"), home],
            State::Offline | State::Broken | State::Busy(_) => vec![again, home],
            State::OtherVersion { id, over: true, .. } => {
                vec![(format!("/t/{id}/record"), "state-record"), home]
            }
            State::OtherVersion { over: false, .. } => vec![home],
        }
    }
}

/// The page for something that is still being worked out: if that is known, how far it is, and of how much. The server lets the
/// browser ask again.
#[must_use]
pub fn computing(visitor: &Visitor, words: &Words, path: &str, far: Option<(usize, usize)>) -> Markup {
    let title = say(words, "state-computing-title");
    let text = say(words, "state-computing-text");
    let main = html! {
        div.narrow {
            section.panel.state {
                div.crest { (emblem("t-wizard")) }
                h1 { (title) }
                progress aria-label=(text) value=[far.map(|(done, _)| done)] max=[far.map(|(_, all)| all)] {}
                p role="status" { (text) }
                div.row.wrap.ways { a.btn.big href=(path) { (say(words, "state-again")) } }
            }
        }
    };
    page::document(Shell { visitor, words, title: &title, path, notice: None, games: &[] }, &main)
}

/// The page for what is in the way, at this address.
#[must_use]
pub fn page(visitor: &Visitor, words: &Words, path: &str, state: State<'_>) -> Markup {
    let (title, text) = state.keys();
    let (title, text) = (say(words, title), Phrase::new(text));
    let text = match state {
        State::Busy(seconds) => text.number("seconds", seconds),
        State::OtherVersion { rules, .. } => text.number("rules", rules),
        _ => text,
    };
    let main = html! {
        div.narrow {
            section.panel.state {
                div.crest { (emblem(state.emblem())) }
                p.muted.small { (state.status()) }
                h1 { (title) }
                p { (words.say(&text)) }
                div.row.wrap.ways {
                    @for (at, (path, key)) in state.ways(path).into_iter().enumerate() {
                        a.btn.big.go[at == 0] href=(path) { (say(words, key)) }
                    }
                }
            }
        }
    };
    page::document(Shell { visitor, words, title: &title, path, notice: None, games: &[] }, &main)
}
