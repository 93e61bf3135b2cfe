//! Puzzles: the list of them, and the page of one. A puzzle is drawn on the page of a table. What was answered stands in
//! the address, so links, the back button and pages without a script work.

use kernel::Phrase;
use learn::puzzle::{Grade, Graded, Puzzle};
use maud::{Markup, html};
use table::{Play, Title};
use words::Words;

use crate::learn::{Sitting, encoded, sitting};
use crate::page::{self, Shell, Visitor, emblem, game_name, mark, say};
use crate::table::{Guide, TablePage};

/// Everything the page of a puzzle is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct PuzzlePage<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// How hard it is, as people and bots found it.
    pub rated: i64,
    /// Its game.
    pub title: &'static dyn Title,
    /// The position.
    pub position: &'a dyn Play,
    /// What was answered.
    pub answer: Option<&'a Graded>,
    /// How many answers of those that follow are on the board.
    pub step: usize,
    /// Whether it is the puzzle of the day.
    pub daily: bool,
    /// The theme that is practised.
    pub theme: Option<&'a str>,
    /// The rating of the visitor, and by how much this puzzle changed it.
    pub rating: Option<(i64, i64)>,
}

/// The address of a puzzle.
#[must_use]
pub fn address(game: &str, puzzle: &Puzzle, theme: Option<&str>) -> String {
    let theme = theme.map(|theme| format!("?theme={theme}")).unwrap_or_default();
    format!("/puzzles/{game}/{}{theme}", puzzle.name())
}

/// The address of a puzzle after an answer, and after so many of those that follow.
#[must_use]
pub fn answered(game: &str, puzzle: &Puzzle, theme: Option<&str>, action: &str, step: usize) -> String {
    let theme = theme.map(|theme| format!("theme={theme}&")).unwrap_or_default();
    let step = if step > 0 { format!("&step={step}") } else { String::new() };
    format!("/puzzles/{game}/{}?{theme}did={}{step}", puzzle.name(), encoded(action))
}

/// The address of the next puzzle.
fn next(game: &str, theme: Option<&str>) -> String {
    let theme = theme.map(|theme| format!("?theme={theme}")).unwrap_or_default();
    format!("/puzzles/{game}/next{theme}")
}

/// What a theme is called.
fn theme_name(words: &Words, theme: &str) -> String {
    words.text(&format!("theme-{theme}"))
}

impl PuzzlePage<'_> {
    fn game(&self) -> &'static str {
        self.title.name()
    }

    /// An answer to the question of the puzzle, in words.
    fn says(&self, page: &TablePage<'_>, action: &str) -> String {
        let legal = self.position.legal(self.puzzle.seat);
        let found = legal.iter().find(|(known, _)| known == action);
        found.map_or_else(|| action.to_owned(), |(_, says)| page.tell(says))
    }

    fn after(&self, step: usize) -> Option<String> {
        let answer = self.answer?;
        Some(answered(self.game(), self.puzzle, self.theme, answer.action, step))
    }
}

impl Guide for PuzzlePage<'_> {
    fn here(&self) -> String {
        self.after(self.step).unwrap_or_else(|| address(self.game(), self.puzzle, self.theme))
    }

    fn panel(&self, page: &TablePage<'_>) -> Markup {
        let class = match self.answer.map(Graded::grade) {
            None => "coach panel",
            Some(Grade::Right) => "coach panel good",
            Some(Grade::Close) => "coach panel close",
            Some(_) => "coach panel miss",
        };
        let title = if self.daily { "puzzle-daily" } else { "puzzle" };
        html! {
            section #coach class=(class) role="status" aria-label=(page.say("puzzle")) {
                p.eyebrow {
                    span { (page.say(title)) " · " (theme_name(page.words, self.puzzle.theme)) }
                    @if self.answer.is_some() {
                        span.push { (page.tell(&Phrase::new("puzzle-rating").number("rating", self.rated))) }
                    } @else { span.push {} }
                    a.btn.plain.icon.leave href="/puzzles" aria-label=(page.say("puzzle-leave")) title=(page.say("puzzle-leave")) { (mark("close")) }
                }
                @match self.answer {
                    None => p #coach-text { (page.say("puzzle-task")) },
                    Some(answer) => (told(page, self, answer)),
                }
                (ways(page, self))
            }
        }
    }
}

/// What is said to an answer.
fn told(page: &TablePage<'_>, puzzle: &PuzzlePage<'_>, answer: &Graded) -> Markup {
    let percent = |loss: f32| (100.0 * loss).round() as i64;
    let verdict = match answer.grade() {
        Grade::Right => Phrase::new("puzzle-right"),
        Grade::Close => Phrase::new("puzzle-close"),
        Grade::Mistake => Phrase::new("puzzle-mistake").number("loss", percent(answer.loss)),
        Grade::Blunder => Phrase::new("puzzle-blunder").number("loss", percent(answer.loss)),
    };
    let right = answer.grade() == Grade::Right;
    html! {
        p.praise #coach-text { (page.tell(&verdict)) }
        p.small { (page.say("puzzle-you-chose")) " " b { (puzzle.says(page, answer.action)) } }
        @if !answer.reasons.is_empty() {
            p.small { (page.say("puzzle-why")) }
            ul.reasons { @for reason in &answer.reasons { li { (page.tell(reason)) } } }
        }
        @if !right && !answer.line.is_empty() {
            p.small.muted {
                @if puzzle.step == 0 { (page.say("puzzle-watch")) }
                @else { (page.tell(&Phrase::new("puzzle-step").number("nth", puzzle.step as i64).number("of", answer.line.len() as i64))) }
            }
        }
        @if right {
            details.graded {
                summary { (page.say("puzzle-all")) }
                ol {
                    @for graded in &puzzle.puzzle.graded {
                        li {
                            (puzzle.says(page, graded.action))
                            @if graded.grade() != Grade::Right { " " span.muted { (page.tell(&Phrase::new("puzzle-loses").number("loss", percent(graded.loss)))) } }
                        }
                    }
                }
            }
        }
        @if let Some((rating, change)) = puzzle.rating {
            p.small.muted { (page.tell(&Phrase::new("puzzle-yours").number("rating", rating).with("change", kernel::Arg::Number(change)))) }
        }
    }
}

/// Where one can go from here.
fn ways(page: &TablePage<'_>, puzzle: &PuzzlePage<'_>) -> Markup {
    let again = address(puzzle.game(), puzzle.puzzle, puzzle.theme);
    let next = next(puzzle.game(), puzzle.theme);
    html! {
        footer {
            @match puzzle.answer {
                None => {
                    form method="post" action=(again) data-live="show" {
                        button.btn #coach-show name="show" value="1" { (mark("hint")) (page.say("lesson-show")) }
                    }
                    a.btn.plain href=(next) { (page.say("puzzle-other")) }
                },
                Some(answer) => {
                    @if let Some(back) = puzzle.step.checked_sub(1).and_then(|step| puzzle.after(step)) {
                        a.btn.plain #coach-back href=(back) data-turn { (mark("back")) (page.say("lesson-back")) }
                    }
                    @if answer.grade() == Grade::Right {
                        a.btn.go #coach-next rel="next" href=(next) { (page.say("puzzle-next")) }
                        a.btn.plain href=(again) data-turn { (mark("undo")) (page.say("lesson-again")) }
                    } @else {
                        @if puzzle.step < answer.line.len() {
                            @if let Some(on) = puzzle.after(puzzle.step + 1) {
                                a.btn #coach-on href=(on) data-turn { (mark("play")) (page.say("puzzle-on")) }
                            }
                        }
                        a.btn.go #coach-next href=(again) data-turn { (mark("undo")) (page.say("lesson-again")) }
                        a.btn.plain href=(next) { (page.say("puzzle-other")) }
                    }
                },
            }
        }
    }
}

/// The page of a puzzle. `play` is the game after what was answered.
#[must_use]
pub fn puzzle(visitor: &Visitor, words: &Words, puzzle: &PuzzlePage<'_>, play: &dyn Play) -> Markup {
    let PuzzlePage { title, puzzle: known, answer, .. } = *puzzle;
    let seats = title.setup(known.setup).map_or(0, |(_, seats)| seats);
    let (game, asks) = (title.name(), answer.is_none());
    let sits = Sitting { id: "puzzle", game, setup: known.setup, seat: known.seat, seats, undo: 0, asks };
    sitting(visitor, words, &sits, play, puzzle)
}

/// What the list of puzzles shows of one game.
#[derive(Clone, Debug)]
pub struct Shelf {
    /// The game.
    pub game: &'static str,
    /// The puzzle of the day, and whether it was tried today.
    pub daily: Option<(String, bool)>,
    /// The rating of the visitor, once there is one.
    pub rating: Option<i64>,
    /// How many puzzles the visitor has tried, and how many there are.
    pub tried: (usize, usize),
    /// The themes, each with its number of puzzles.
    pub themes: Vec<(&'static str, usize)>,
}

/// The list of puzzles.
#[must_use]
pub fn shelves(visitor: &Visitor, words: &Words, path: &str, shelves: &[Shelf], days: u32) -> Markup {
    let title = say(words, "puzzles-title");
    let main = html! {
        div.pagehead { div { h1 { (title) } p.lede { (say(words, "puzzles-lede")) } } }
        @if days > 1 { p.muted { (words.say(&Phrase::new("puzzles-days").number("days", i64::from(days)))) } }
        @for shelf in shelves { (self::shelf(words, shelf)) }
    };
    let names: Vec<&str> = shelves.iter().map(|shelf| shelf.game).collect();
    page::document(Shell { visitor, words, title: &title, path, notice: None, games: &names }, &main)
}

fn shelf(words: &Words, shelf: &Shelf) -> Markup {
    let Shelf { game, daily, rating, tried: (tried, all), themes } = shelf;
    let count = Phrase::new("puzzles-count").number("tried", *tried as i64).number("of", *all as i64);
    html! {
        section.panel.course-list.puzzles aria-labelledby={ "puzzles-" (game) } {
            header {
                (emblem(&format!("g-{game}")))
                h2 id={ "puzzles-" (game) } { (game_name(words, game)) }
                span.push.small.muted {
                    @if let Some(rating) = rating { (words.say(&Phrase::new("puzzles-rating").number("rating", *rating))) " · " }
                    (words.say(&count))
                }
            }
            p.row {
                @if let Some((to, done)) = daily {
                    a.btn.go[!done] href=(to) { @if *done { (mark("check")) } (say(words, "puzzle-daily")) }
                }
                a.btn href=(next(game, None)) { (say(words, "puzzles-next")) }
            }
            ul.themes aria-label=(say(words, "puzzles-themes")) {
                @for (theme, count) in themes {
                    li { a href=(next(game, Some(theme))) { (theme_name(words, theme)) } " " span.muted { (count) } }
                }
            }
        }
    }
}

/// The line of the home page.
pub(crate) fn invitation(words: &Words) -> Markup {
    html! {
        p.panel.day-puzzle {
            (mark("hint"))
            span { (say(words, "home-puzzle")) }
            a.btn.push href="/puzzles" { (say(words, "home-puzzle-do")) }
        }
    }
}
