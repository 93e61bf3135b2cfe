//! Coming back with a name and a password.

use maud::{Markup, html};
use words::Words;

use crate::form::TextField;
use crate::new;
use crate::page::{self, Notice, Shell, Visitor, emblem, mark, say};

/// What the page to log in shows.
#[derive(Clone, Copy, Debug)]
pub struct Login<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Their words; no game's are needed.
    pub words: &'a Words,
    /// What has to be said first.
    pub notice: Option<&'a Notice>,
    /// The name that was filled in.
    pub name: &'a str,
    /// Why that did not work.
    pub why: Option<LoginError>,
    /// Where to go afterwards, sent along as the field `back`.
    pub back: Option<&'a str>,
}

/// Why a visitor could not log in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoginError {
    /// Name and password do not belong together, or there is no such name; it is not told which.
    Wrong,
    /// Too many attempts.
    Slow,
}

/// The page to log in.
#[must_use]
pub fn page(login: &Login<'_>) -> Markup {
    let words = login.words;
    let why = login.why.map(|why| match why {
        LoginError::Wrong => say(words, "login-wrong"),
        LoginError::Slow => say(words, "login-slow"),
    });
    let main = html! {
        div.narrow {
            form.panel.card-form method="post" action="/login" {
                div.crest { (emblem("e-mace")) }
                h1 { (say(words, "login-title")) }
                p.muted { (say(words, "login-lede")) }
                @if let Some(back) = login.back { input type="hidden" name="back" value=(back); }
                (TextField {
                    id: "login-name",
                    name: "name",
                    label: &say(words, "login-name"),
                    value: login.name,
                    most: Some(new::NAME),
                    complete: Some("username"),
                    required: true,
                    ..TextField::default()
                }.html())
                (TextField {
                    id: "login-password",
                    name: "password",
                    label: &say(words, "login-password"),
                    kind: Some("password"),
                    complete: Some("current-password"),
                    required: true,
                    wrong: why.as_deref(),
                    ..TextField::default()
                }.html())
                button.btn.go.big type="submit" { (say(words, "login-do")) }
            }
            div.panel.aside {
                b { (say(words, "login-new")) }
                p.muted { (say(words, "login-create")) }
                a.btn href="/" { (mark("play")) (say(words, "login-play")) }
            }
        }
    };
    let title = say(words, "login-title");
    let shell = Shell {
        visitor: login.visitor,
        words,
        title: &title,
        path: "/login",
        notice: login.notice,
        games: &[],
    };
    page::document(shell, &main)
}
