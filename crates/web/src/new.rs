//! Opening a table: every option of the game, explained by its own rulebook.

use kernel::{Choices, Offer, Phrase, Seat};
use maud::{Markup, html};
use table::{Level, Pace, Title};
use words::{Rule, Rulebook, Words};

use crate::form::{self, TextField};
use crate::games;
use crate::page::{self, Notice, Shell, Visitor, emblem, game_name, mark, say};
use crate::prose::prose;

/// What the form for a new table shows.
#[derive(Clone, Copy, Debug)]
pub struct New<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Their words, with those of the game.
    pub words: &'a Words,
    /// What has to be said first.
    pub notice: Option<&'a Notice>,
    /// The game.
    pub title: &'static dyn Title,
    /// What else can be played.
    pub games: &'a [&'static dyn Title],
    /// What was filled in so far: the query of `GET /new` or the body of `POST /new`, as they are.
    pub fields: &'a [(String, String)],
    /// What is wrong with it, from [`read`].
    pub faults: &'a [Fault],
}

/// The table that was asked for in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableForm {
    /// The setup, checked and written out in full.
    pub setup: String,
    /// Whether it is listed on the first page.
    pub public: bool,
    /// How fast it is played.
    pub pace: Pace,
    /// The level of bots that stand in.
    pub level: Level,
    /// What a visitor without a name wants to be called.
    pub name: Option<String>,
}

/// A field that cannot be as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its name.
    pub field: String,
    /// Why.
    pub why: FieldError,
}

/// Why a field cannot be as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldError {
    /// It must be a number between these.
    Number(u16, u16),
    /// It must be one of those offered.
    Choice,
    /// The game cannot be played so.
    Option,
    /// It is no name.
    Name,
}

/// The last value of a field.
fn value<'a>(fields: &'a [(String, String)], key: &str) -> Option<&'a str> {
    fields.iter().rev().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
}

/// All values of a field that say something.
fn values<'a>(fields: &'a [(String, String)], key: &str) -> Vec<&'a str> {
    fields
        .iter()
        .filter(|(name, value)| name == key && !value.is_empty())
        .map(|(_, value)| &**value)
        .collect()
}

/// The most letters of a name.
pub(crate) const NAME: usize = 40;

const MINUTES: (u16, u16, u16) = (1, 600, 20);
const SECONDS: (u16, u16, u16) = (0, 600, 20);
const DAYS: (u16, u16, u16) = (1, 30, 2);

/// Reads what was filled in. A field that is missing has its usual value.
///
/// # Errors
/// Every field that cannot be as it is.
pub fn read(title: &dyn Title, fields: &[(String, String)]) -> Result<TableForm, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut fault = |field: &str, why| faults.push(Fault { field: field.to_owned(), why });
    let mut setup = Vec::new();
    for offer in title.offers() {
        let chosen = match offer.choices {
            Choices::Number { least, most, usual } => {
                let text = value(fields, offer.key).map_or(Ok(usual), str::parse);
                let number = text.ok().filter(|number| (least..=most).contains(number));
                if number.is_none() {
                    fault(offer.key, FieldError::Number(least.into(), most.into()));
                }
                number.map(|number| number.to_string())
            }
            Choices::One(ref choices) => {
                let chosen = value(fields, offer.key).or(choices.first().copied());
                let known = chosen.filter(|chosen| choices.contains(chosen));
                if known.is_none() {
                    fault(offer.key, FieldError::Choice);
                }
                known.map(str::to_owned)
            }
            Choices::Several(ref choices) | Choices::Each(ref choices) => {
                let mut chosen = values(fields, offer.key);
                // The form has a list for every seat there may be.
                if let (Choices::Each(_), Some(seats)) = (&offer.choices, seats(title, fields)) {
                    chosen.truncate(seats);
                }
                let asked = value(fields, offer.key).is_some();
                if chosen.contains(&"random") || !asked {
                    Some("random".to_owned())
                } else if chosen.is_empty() || chosen.iter().any(|chosen| !choices.contains(chosen)) {
                    fault(offer.key, FieldError::Option);
                    None
                } else {
                    Some(chosen.join(","))
                }
            }
        };
        setup.extend(chosen.map(|chosen| format!("{}={chosen}", offer.key)));
    }
    let mut number = |field: &'static str, (least, most, usual): (u16, u16, u16)| {
        let text = value(fields, field).map_or(Ok(usual), |text| text.trim().parse());
        let number = text.ok().filter(|number| (least..=most).contains(number));
        if number.is_none() {
            fault(field, FieldError::Number(least, most));
        }
        number.unwrap_or(usual)
    };
    let pace = match value(fields, "pace") {
        Some("relaxed") => Pace::Relaxed { days: number("days", DAYS) as u8 },
        _ => Pace::Live { minutes: number("minutes", MINUTES), seconds: number("seconds", SECONDS) },
    };
    let level = value(fields, "level").map_or(Some(Level::Skilled), Level::named);
    if level.is_none() {
        fault("level", FieldError::Choice);
    }
    let name = value(fields, "name").map(str::trim);
    if name.is_some_and(|name| name.is_empty() || name.chars().count() > NAME) {
        fault("name", FieldError::Name);
    }
    let offers = title.offers();
    let complete = setup.len() == offers.len();
    let setup = title.setup(&setup.join(" "));
    if let (true, Err(error)) = (complete, &setup) {
        // A setup that cannot be played names the option first.
        let named = offers.iter().find(|offer| error.0.starts_with(offer.key)).or(offers.first());
        fault(named.map_or("", |offer| offer.key), FieldError::Option);
    }
    match (setup, level) {
        (Ok((setup, _)), Some(level)) if faults.is_empty() => {
            let public = value(fields, "public").is_some();
            Ok(TableForm { setup, public, pace, level, name: name.map(str::to_owned) })
        }
        _ => Err(faults),
    }
}

/// How many seats are asked for, if that can be said.
fn seats(title: &dyn Title, fields: &[(String, String)]) -> Option<usize> {
    let usual = title.setup("").ok()?.1;
    value(fields, "seats").map_or(Some(usual), |seats| seats.parse().ok())
}

/// How many seats there may be.
fn most_seats(offer: &Offer) -> Option<usize> {
    match offer.choices {
        Choices::Number { most, .. } if offer.key == "seats" => Some(most.into()),
        _ => None,
    }
}

impl New<'_> {
    /// What is wrong with a field, in words.
    fn wrong(&self, field: &str) -> Option<String> {
        let fault = self.faults.iter().find(|fault| fault.field == field)?;
        let own = format!("option-{field}-wrong");
        Some(match fault.why {
            FieldError::Number(least, most) => {
                self.words.say(&Phrase::new("new-wrong-number").number("least", least).number("most", most))
            }
            FieldError::Choice => say(self.words, "new-wrong-choice"),
            FieldError::Option if self.words.knows(&own) => self.words.text(&own),
            FieldError::Option => say(self.words, "new-wrong-option"),
            FieldError::Name => say(self.words, "new-wrong-name"),
        })
    }

    fn value(&self, key: &str) -> Option<&str> {
        value(self.fields, key)
    }
}

/// The form for a new table.
#[must_use]
pub fn page(new: &New<'_>) -> Markup {
    let (words, game) = (new.words, new.title.name());
    let book = Rulebook::parse(new.title.rulebook(new.visitor.language)).ok();
    let rule = |key: &str| book.as_ref().and_then(|book| book.rule(&format!("{game}.option.{key}")));
    let offers = new.title.offers();
    // An option without a paragraph of its own that follows one with a paragraph belongs to that.
    let is_told = |at: usize| matches!(offers[at].choices, Choices::One(_)) && rule(offers[at].key).is_some();
    let belongs = |at: usize| matches!(offers[at].choices, Choices::One(_)) && at > 0 && is_told(at - 1);
    let (told, plain): (Vec<usize>, Vec<usize>) =
        (0..offers.len()).partition(|&at| is_told(at) || belongs(at));
    let (told, plain) = (told.iter().map(|&at| &offers[at]), plain.iter().map(|&at| &offers[at]));
    let wrong = (!new.faults.is_empty()).then(|| Notice {
        bad: true,
        text: words.say(&Phrase::new("new-wrong").number("count", new.faults.len() as i64)),
        rule: None,
    });
    let main = html! {
        div {
            h1 { (say(words, "new-title")) }
            p.lede { (say(words, "new-lede")) }
            (page::known(words, new.title.name()))
        }
        form.opening method="post" action="/new" novalidate {
            input type="hidden" name="game" value=(game);
            section.panel.plain-options aria-labelledby="new-people" {
                header { h2 #new-people { (say(words, "new-people")) } }
                div.body {
                    (games(new))
                    @for offer in plain { (self::plain(new, offer)) }
                }
            }
            (terms(new))
            @if told.len() > 0 {
                section.panel.told-options aria-labelledby="new-rules" {
                    header { h2 #new-rules { (say(words, "new-rules")) } }
                    div.body {
                        p.muted { (say(words, "new-rules-about")) }
                        @for offer in told {
                            @match (&offer.choices, rule(offer.key)) {
                                (Choices::One(choices), Some(rule)) => (explained(new, offer.key, choices, rule)),
                                _ => div class={ "more-" (offer.key) } { (self::plain(new, offer)) },
                            }
                        }
                    }
                }
            }
            div.sendbar { (send(new)) }
        }
    };
    let title = say(words, "new-title");
    let path = format!("/new?game={game}");
    let notice = wrong.as_ref().or(new.notice);
    page::document(
        Shell { visitor: new.visitor, words, title: &title, path: &path, notice, games: &[new.title.name()] },
        &main,
    )
}

fn games(new: &New<'_>) -> Markup {
    html! {
        div.field {
            span { (say(new.words, "new-game")) }
            div.gamerow {
                @for game in new.games {
                    @let name = game.name();
                    a.gamechip href={ "/new?game=" (name) } aria-current=[(name == new.title.name()).then_some("true")] {
                        (emblem(&format!("g-{name}"))) b { (game_name(new.words, name)) }
                    }
                }
            }
        }
    }
}

/// An option that explains itself.
fn plain(new: &New<'_>, offer: &Offer) -> Markup {
    let (words, key) = (new.words, offer.key);
    let label = words.text(&format!("option-{key}"));
    let about = format!("option-{key}-about");
    let wrong = new.wrong(key);
    let picture = |choice: &str| games::pages(new.title.name()).map(|pages| pages.choice(choice));
    html! {
        @match &offer.choices {
            Choices::Number { least, most, usual } => {
                @let chosen = new.value(key).map_or(usual.to_string(), str::to_owned);
                @let numbers: Vec<_> = (*least..=*most).map(|number| (number.to_string(), number.to_string())).collect();
                (form::seg(key, &label, &numbers, &chosen))
            }
            Choices::One(choices) => {
                @let chosen = new.value(key).or(choices.first().copied()).unwrap_or_default();
                @let named: Vec<_> = choices.iter().map(|choice| ((*choice).to_owned(), games::choice_name(words, new.title.name(), key, choice))).collect();
                (form::grouped(key, &label, &named, chosen, |choice| group(new, choice)))
                (told(new, key))
            }
            Choices::Each(choices) => { (each(new, key, choices)) }
            Choices::Several(choices) => {
                @let chosen = values(new.fields, key);
                @let random = new.value(key).is_none() || chosen.contains(&"random");
                fieldset.field.several {
                    legend { (label) }
                    @if words.knows(&about) { p.about { (words.text(&about)) } }
                    div.seg {
                        label {
                            input type="radio" name=(key) value="random" checked[random];
                            span { (words.text(&format!("option-{key}-random"))) }
                        }
                        label {
                            input.choosing type="radio" name=(key) value="" checked[!random];
                            span { (say(words, "new-choose")) }
                        }
                    }
                    div.picks {
                        @for choice in choices {
                            label.pick {
                                input type="checkbox" name=(key) value=(choice) checked[chosen.contains(choice)];
                                span { @if let Some(picture) = picture(choice) { (picture) } (words.text(&format!("option-{key}-{choice}"))) }
                            }
                        }
                    }
                }
            }
        }
        (form::wrong(key, wrong.as_deref()))
    }
}

/// Where more is told of an option.
fn told(new: &New<'_>, option: &str) -> Markup {
    let told = games::pages(new.title.name()).and_then(|pages| pages.told(option));
    html! {
        @if let Some((address, key)) = told { p.about { a href=(address) target="_blank" { (say(new.words, key)) } } }
    }
}

/// The group of choices that a choice is offered with.
fn group(new: &New<'_>, choice: &str) -> Option<&'static str> {
    games::pages(new.title.name())?.group(choice)
}

/// An option with an answer for each seat.
fn each(new: &New<'_>, key: &str, choices: &[&str]) -> Markup {
    let words = new.words;
    let chosen = values(new.fields, key);
    let random = new.value(key).is_none() || chosen.contains(&"random");
    let seats = new.title.offers().iter().find_map(most_seats).unwrap_or(2);
    let about = format!("option-{key}-about");
    html! {
        fieldset.field.several {
            legend { (words.text(&format!("option-{key}"))) }
            @if words.knows(&about) { p.about { (words.text(&about)) } }
            (told(new, key))
            div.seg {
                label {
                    input type="radio" name=(key) value="random" checked[random];
                    span { (words.text(&format!("option-{key}-random"))) }
                }
                label {
                    input.choosing type="radio" name=(key) value="" checked[!random];
                    span { (say(words, "new-choose")) }
                }
            }
            div.picks.each {
                @for seat in Seat::all(seats) {
                    @let own = chosen.get(seat.index()).copied().filter(|_| !random);
                    @let own = own.or(choices.get(seat.index()).copied());
                    label.row {
                        (page::token(seat))
                        span.vh { (words.say(&Phrase::new("new-seat").number("number", seat.index() as i64 + 1))) }
                        select.text name=(key) {
                            @for choice in choices {
                                option value=(choice) class=[group(new, choice)] selected[own == Some(choice)] { (words.text(&format!("option-{key}-{choice}"))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a paragraph says of one answer: the item that begins with its name.
fn item(rule: &Rule<'_>, choice: &str) -> Option<String> {
    let own = format!("- `{choice}`");
    let line = rule.text.lines().find(|line| line.starts_with(&own))?;
    let (first, rest) = line.split_once(": ")?.1.split_at_checked(1)?;
    Some(first.to_uppercase() + rest)
}

/// An option a paragraph explains, and its answers with what the paragraph says of each.
fn explained(new: &New<'_>, key: &str, choices: &[&str], rule: &Rule<'_>) -> Markup {
    let words = new.words;
    let chosen = new.value(key).or(choices.first().copied()).unwrap_or_default();
    let wrong = new.wrong(key);
    let general: Vec<&str> = rule.text.split("\n\n").filter(|block| !block.starts_with("- ")).collect();
    html! {
        fieldset.explained aria-describedby=[wrong.as_ref().map(|_| format!("{key}-wrong"))] {
            legend { (rule.title) " " (page::rule_link(words, rule.id)) }
            @for block in general { div.about { (prose(words, block, &[])) } }
            (form::wrong(key, wrong.as_deref()))
            div.ways {
                @for choice in choices {
                    label.way {
                        input type="radio" name=(key) value=(choice) checked[*choice == chosen];
                        span {
                            b {
                                (words.text(&format!("option-{key}-{choice}")))
                                @if choices.first() == Some(choice) { span.chip { (say(words, "new-usual")) } }
                            }
                            @if let Some(text) = item(rule, choice) { small { (prose(words, &text, &[])) } }
                        }
                    }
                }
            }
        }
    }
}

/// Pace, level and who may come.
fn terms(new: &New<'_>) -> Markup {
    let words = new.words;
    let relaxed = new.value("pace") == Some("relaxed");
    let level = new.value("level").and_then(Level::named).unwrap_or(Level::Skilled);
    let number = |field: &'static str, key, (least, most, usual): (u16, u16, u16)| {
        let usual = usual.to_string();
        html! {
            div.field.count {
                label for=(field) { (say(words, key)) }
                input.text #(field) type="number" name=(field) value=(new.value(field).unwrap_or(&usual)) min=(least)
                    max=(most) inputmode="numeric" aria-invalid=[new.wrong(field).map(|_| "true")]
                    aria-describedby=[new.wrong(field).map(|_| format!("{field}-wrong"))];
                (form::wrong(field, new.wrong(field).as_deref()))
            }
        }
    };
    html! {
        aside.panel.terms {
            fieldset.body {
                legend.vh { (say(words, "new-pace")) }
                h2 { (say(words, "new-pace")) }
                label.way {
                    input type="radio" name="pace" value="live" checked[!relaxed];
                    span { b { (say(words, "new-live")) } small { (say(words, "new-live-about")) } }
                }
                div.row.counts.when-live {
                    (number("minutes", "new-minutes", MINUTES))
                    (number("seconds", "new-seconds", SECONDS))
                }
                label.way {
                    input type="radio" name="pace" value="relaxed" checked[relaxed];
                    span { b { (say(words, "new-relaxed")) } small { (say(words, "new-relaxed-about")) } }
                }
                div.row.counts.when-relaxed { (number("days", "new-days", DAYS)) }
            }
            div.body {
                div.field {
                    label for="level" { (say(words, "new-level")) }
                    select.text #level name="level" aria-describedby="level-about" {
                        (form::bots(words, level, true))
                    }
                    p.about #level-about { (say(words, "new-level-about")) }
                    (form::wrong("level", new.wrong("level").as_deref()))
                }
                label.check {
                    input type="checkbox" name="public" checked[new.value("public").is_some()];
                    span { b { (say(words, "new-public")) } small { (say(words, "new-public-about")) } }
                }
                @if new.visitor.name.is_none() {
                    (TextField {
                        id: "new-name",
                        name: "name",
                        label: &say(words, "home-name"),
                        about: Some(&say(words, "home-name-about")),
                        value: new.value("name").unwrap_or_default(),
                        most: Some(NAME),
                        complete: Some("nickname"),
                        required: true,
                        wrong: new.wrong("name").as_deref(),
                        ..TextField::default()
                    }.html())
                }
                (send(new))
            }
        }
    }
}

fn send(new: &New<'_>) -> Markup {
    html! { button.btn.go.big type="submit" { (mark("plus")) (say(new.words, "new-open")) } }
}
