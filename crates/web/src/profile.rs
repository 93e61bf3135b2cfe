//! One's own page: settings, password, keys for programs, finished games, and the way out.

use kernel::{Language, Phrase, Seat};
use maud::{Markup, html};
use table::{Millis, Outcome};
use words::Words;

use crate::form::{self, TextField};
use crate::home::result;
use crate::page::{self, Notice, Shell, Theme, Visitor, emblem, game_name, mark, say};
use crate::{new, when};

/// What one's own page shows.
#[derive(Clone, Copy, Debug)]
pub struct Profile<'a> {
    /// Who looks, with the settings as they are; a guest is offered a password.
    pub visitor: &'a Visitor,
    /// Their words; no game's are needed.
    pub words: &'a Words,
    /// What has to be said first, such as that something was saved.
    pub notice: Option<&'a Notice>,
    /// The address that is called when it is their turn; empty for none.
    pub webhook: &'a str,
    /// Keys for programs.
    pub tokens: &'a [Token],
    /// A key that was just made, which is shown this once.
    pub fresh: Option<&'a str>,
    /// Finished games, the latest first.
    pub history: &'a [Past],
    /// Where older games are listed.
    pub older: Option<&'a str>,
    /// How many games were finished, and how many of them won.
    pub record: (usize, usize),
    /// What was filled in and is wrong: the field, what it contained, and why.
    pub faults: &'a [Fault],
    /// The time.
    pub now: Millis,
}

/// A key for a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its name for `POST /me/tokens/delete`.
    pub id: String,
    /// What it is for, in the person's own words.
    pub label: String,
    /// When it was made.
    pub made: Millis,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// Its table.
    pub id: String,
    /// The game.
    pub game: &'static str,
    /// What each seat is called: see [`crate::table::names`].
    pub names: Vec<String>,
    /// Where the person sat.
    pub seat: Seat,
    /// How it ended.
    pub outcome: Outcome,
    /// When it ended.
    pub ended: Millis,
}

impl Past {
    /// Whether the person won.
    #[must_use]
    pub fn won(&self) -> bool {
        let places = self.outcome.places.as_ref();
        places.and_then(|places| places.get(self.seat.index())).is_some_and(|place| place.rank == 1)
    }
}

/// A field that cannot be as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its name: `name`, `old`, `password`, `url`, `label` or `confirm`.
    pub field: &'static str,
    /// What it contained; leave it empty for passwords.
    pub value: String,
    /// Why.
    pub why: ProfileError,
}

/// Why a field cannot be as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProfileError {
    /// Too short or too long for a name.
    Name,
    /// Another person has that name.
    Taken,
    /// Not the present password.
    Old,
    /// Too short for a password.
    Short,
    /// No address that can be called.
    Url,
    /// No label.
    Label,
    /// There are too many keys.
    Tokens,
    /// The box was not ticked.
    Confirm,
}

impl ProfileError {
    const fn key(self) -> &'static str {
        match self {
            ProfileError::Name => "me-wrong-name",
            ProfileError::Taken => "me-wrong-taken",
            ProfileError::Old => "me-wrong-old",
            ProfileError::Short => "me-wrong-new",
            ProfileError::Url => "me-wrong-url",
            ProfileError::Label => "me-wrong-label",
            ProfileError::Tokens => "me-wrong-tokens",
            ProfileError::Confirm => "me-wrong-confirm",
        }
    }
}

/// The fewest letters of a password.
pub const PASSWORD: usize = 10;

impl Profile<'_> {
    fn wrong(&self, field: &str) -> Option<String> {
        self.fault(field).map(|fault| say(self.words, fault.why.key()))
    }

    fn fault(&self, field: &str) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.field == field)
    }

    /// What a field contains: what was filled in wrongly, or what is known.
    fn value<'a>(&'a self, field: &str, known: &'a str) -> &'a str {
        self.fault(field).map_or(known, |fault| &fault.value)
    }
}

/// One's own page.
#[must_use]
pub fn page(me: &Profile<'_>) -> Markup {
    let words = me.words;
    let main = html! {
        div.row.wrap.titlebar {
            h1 { (say(words, "me-title")) }
            form.push method="post" action="/logout" {
                button.btn type="submit" {
                    (say(words, if me.visitor.guest { "me-logout-guest" } else { "me-logout" }))
                }
            }
        }
        @if me.visitor.guest {
            div.notice.gold { (mark("info")) span { (say(words, "me-guest")) } a.btn.push href="#password" { (say(words, "me-upgrade-do")) } }
        }
        div.profile {
            div.col { (settings(me)) (password(me)) }
            div.col { (history(me)) (tokens(me)) (webhook(me)) (delete(me)) }
        }
    };
    let title = say(words, "me-title");
    let shell =
        Shell { visitor: me.visitor, words, title: &title, path: "/me", notice: me.notice, games: &[] };
    page::document(shell, &main)
}

fn settings(me: &Profile<'_>) -> Markup {
    let (words, visitor) = (me.words, me.visitor);
    let switch = |name: &str, key, on: bool| {
        let choices =
            [("on", "me-on"), ("off", "me-off")].map(|(value, key)| (value.to_owned(), say(words, key)));
        form::seg(name, &say(words, key), &choices, if on { "on" } else { "off" })
    };
    let themes = Theme::ALL.into_iter().zip(["theme-auto", "theme-light", "theme-dark"]);
    let themes: Vec<_> = themes.map(|(theme, key)| (theme.name().to_owned(), say(words, key))).collect();
    html! {
        section.panel aria-labelledby="settings" {
            header { h2 #settings { (say(words, "me-settings")) } }
            form.body method="post" action="/me" {
                (TextField {
                    id: "me-name",
                    name: "name",
                    label: &say(words, "me-name"),
                    about: Some(&say(words, "me-name-about")),
                    value: me.value("name", visitor.name.as_deref().unwrap_or_default()),
                    most: Some(new::NAME),
                    complete: Some("nickname"),
                    required: true,
                    wrong: me.wrong("name").as_deref(),
                    ..TextField::default()
                }.html())
                fieldset.field {
                    legend { (say(words, "me-language")) }
                    div.seg {
                        @for language in Language::ALL {
                            label lang=(language.code()) {
                                input type="radio" name="language" value=(language.code()) checked[language == visitor.language];
                                span translate="no" { (language.own_name()) }
                            }
                        }
                    }
                }
                (form::seg("theme", &say(words, "me-theme"), &themes, visitor.theme.name()))
                div {
                    (switch("motion", "me-motion", visitor.motion))
                    p.about { (say(words, "me-motion-about")) }
                }
                (switch("sound", "me-sound", visitor.sound))
                div {
                    (switch("notifications", "me-notifications", visitor.notifications))
                    p.about { (say(words, "me-notifications-about")) }
                }
                div { button.btn.go type="submit" { (mark("check")) (say(words, "me-save")) } }
            }
        }
    }
}

fn password(me: &Profile<'_>) -> Markup {
    let (words, guest) = (me.words, me.visitor.guest);
    let line = |id, name, key, about: Option<&str>, complete, least| {
        TextField {
            id,
            name,
            label: &say(words, key),
            about,
            kind: Some("password"),
            complete: Some(complete),
            least,
            required: true,
            wrong: me.wrong(name).as_deref(),
            ..TextField::default()
        }
        .html()
    };
    html! {
        section.panel #password aria-labelledby="password-title" {
            header { h2 #password-title { (say(words, if guest { "me-upgrade" } else { "me-password" })) } }
            form.body method="post" action="/me/password" {
                @if guest { p { (say(words, "me-upgrade-about")) } }
                // A password manager keeps the name beside the password.
                input type="hidden" name="username" autocomplete="username" value=(me.visitor.name.as_deref().unwrap_or_default());
                @if !guest { (line("me-old", "old", "me-password-old", None, "current-password", None)) }
                (line("me-new", "password", "me-password-new", Some(&say(words, "me-password-about")), "new-password", Some(PASSWORD)))
                div { button.btn type="submit" { (mark("lock")) (say(words, if guest { "me-upgrade-do" } else { "me-password-do" })) } }
            }
        }
    }
}

fn webhook(me: &Profile<'_>) -> Markup {
    let words = me.words;
    html! {
        section.panel #webhook aria-labelledby="webhook-title" {
            header { h2 #webhook-title { (say(words, "me-webhook")) } }
            form.body method="post" action="/me/webhook" {
                p { (say(words, "me-webhook-about")) }
                (TextField {
                    id: "me-url",
                    name: "url",
                    label: &say(words, "me-webhook-url"),
                    about: Some(&say(words, "me-webhook-off")),
                    value: me.value("url", me.webhook),
                    kind: Some("url"),
                    most: Some(300),
                    wrong: me.wrong("url").as_deref(),
                    ..TextField::default()
                }.html())
                div { button.btn type="submit" { (mark("link")) (say(words, "me-webhook-do")) } }
            }
        }
    }
}

fn tokens(me: &Profile<'_>) -> Markup {
    let words = me.words;
    html! {
        section.panel #tokens aria-labelledby="tokens-title" {
            header { h2 #tokens-title { (say(words, "me-tokens")) } }
            div.body {
                p { (say(words, "me-tokens-about")) }
                @if let Some(fresh) = me.fresh {
                    div.notice.gold.fresh-key role="status" {
                        div { p { (say(words, "me-token-fresh")) } code translate="no" { (fresh) } }
                    }
                }
                @if me.tokens.is_empty() { p.muted { (say(words, "me-token-none")) } }
                ul.programs {
                    @for token in me.tokens {
                        li {
                            (mark("bot"))
                            span {
                                b { (token.label) }
                                span.muted.small {
                                    (say(words, "me-token-made")) " " (when::date(words, token.made))
                                }
                            }
                            form.push method="post" action="/me/tokens/delete" {
                                input type="hidden" name="id" value=(token.id);
                                button.btn type="submit" aria-label={ (say(words, "me-token-delete")) ": " (token.label) } {
                                    (say(words, "me-token-delete"))
                                }
                            }
                        }
                    }
                }
                form.inline method="post" action="/me/tokens" {
                    (TextField {
                        id: "me-label",
                        name: "label",
                        label: &say(words, "me-token-label"),
                        value: me.value("label", ""),
                        most: Some(new::NAME),
                        required: true,
                        wrong: me.wrong("label").as_deref(),
                        ..TextField::default()
                    }.html())
                    label.field {
                        span { (say(words, "me-token-scope")) }
                        select name="scope" {
                            option value="play" { (say(words, "me-token-scope-play")) }
                            option value="read" { (say(words, "me-token-scope-read")) }
                            option value="account" { (say(words, "me-token-scope-account")) }
                        }
                    }
                    button.btn type="submit" { (mark("plus")) (say(words, "me-token-do")) }
                }
            }
        }
    }
}

fn history(me: &Profile<'_>) -> Markup {
    let words = me.words;
    let (games, wins) = me.record;
    let others = |past: &Past| {
        let others = past.names.iter().enumerate().filter(|(at, _)| *at != past.seat.index());
        others.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
    };
    html! {
        section.panel #history aria-labelledby="history-title" {
            header {
                h2 #history-title { (say(words, "me-history")) }
                span.push.small.muted {
                    (words.say(&Phrase::new("me-record").number("games", games as i64).number("wins", wins as i64)))
                }
            }
            @if me.history.is_empty() {
                div.empty {
                    (emblem("e-mace"))
                    h3 { (say(words, "me-history-none")) }
                    p { (say(words, "me-history-none-about")) }
                    a.btn href="/" { (mark("play")) (say(words, "home-play")) }
                }
            } @else {
                ul.tables {
                    @for past in me.history {
                        li {
                            svg.g aria-hidden="true" { use href={ "#g-" (past.game) } {} }
                            b { a href={ "/t/" (past.id) } { (others(past)) } }
                            span.meta {
                                span.vh { (game_name(words, past.game)) }
                                span.won[past.won()] {
                                    @if past.won() { (page::piece("i-glory")) }
                                    (result(words, Some(&past.outcome), Some(past.seat)))
                                }
                                (when::ago(words, me.now, past.ended))
                            }
                            span.do {
                                a.btn href={ "/t/" (past.id) "/replay" } aria-label={ (say(words, "me-replay")) ": " (others(past)) } {
                                    (mark("replay")) span.wide { (say(words, "me-replay")) }
                                }
                                a.btn href={ "/t/" (past.id) "/review" } aria-label={ (say(words, "me-review")) ": " (others(past)) } {
                                    (mark("hint")) span.wide { (say(words, "me-review")) }
                                }
                            }
                        }
                    }
                }
                @if let Some(older) = me.older { p.more { a href=(older) { (say(words, "me-history-older")) } } }
            }
        }
    }
}

fn delete(me: &Profile<'_>) -> Markup {
    let words = me.words;
    html! {
        details.panel.danger #delete open[me.fault("confirm").is_some()] {
            summary { h2 { (say(words, "me-delete")) } }
            form.body method="post" action="/me/delete" {
                p { (say(words, "me-delete-about")) }
                label.check {
                    input type="checkbox" name="confirm" value="yes" required aria-describedby=[me.fault("confirm").map(|_| "confirm-wrong")];
                    span { (say(words, "me-delete-confirm")) }
                }
                (form::wrong("confirm", me.wrong("confirm").as_deref()))
                div { button.btn.bad type="submit" { (say(words, "me-delete-do")) } }
            }
        }
    }
}
