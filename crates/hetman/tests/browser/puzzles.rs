//! Puzzles by mouse, by keyboard, on a phone and without a script.

use learn::puzzle::{Graded, Puzzle, collections};

use crate::browser::Browser;
use crate::game::choose;
use crate::stage;
use crate::together::sit_down_at;

/// A puzzle of Ethnos with a wrong answer that something follows, and that answer.
pub(crate) fn puzzle() -> (&'static Puzzle, &'static Graded) {
    let all = collections().iter().find(|all| all.game == "ethnos").expect("puzzles of Ethnos");
    let wrong = |graded: &&Graded| graded.grade().is_wrong() && !graded.line.is_empty();
    let found = |puzzle: &'static Puzzle| Some((puzzle, puzzle.graded.iter().find(wrong)?));
    all.puzzles.iter().find_map(found).expect("a puzzle with wrong answers")
}

/// Does something that leads to another place of the puzzle, and waits for it.
fn turn(browser: &Browser, act: impl FnOnce()) {
    let before = browser.url();
    act();
    browser.until("another place", |browser| browser.url() != before && browser.has("#coach"));
}

/// A wrong answer is refuted on the board and taken back; then the right one is given, or shown.
fn solve(browser: &Browser, answer: impl Fn(&str), on: impl Fn(), next: impl Fn()) {
    let (puzzle, wrong) = puzzle();
    browser.open(&format!("/puzzles/ethnos/{}", puzzle.name()));
    browser.wait("#coach-show");
    turn(browser, || answer(wrong.action));
    browser.wait(".coach.miss");
    assert!(!browser.has(".answers button"), "what was answered is answered");
    turn(browser, &on);
    browser.wait("#coach-back");
    turn(browser, &next);
    browser.wait("#coach-show");
    turn(browser, || answer(puzzle.graded[0].action));
    browser.wait(".coach.good");
}

fn by_mouse(browser: &Browser) {
    solve(
        browser,
        |action| browser.click(&format!(".answers [value='{action}']")),
        || browser.click("#coach-on"),
        || browser.click("#coach-next"),
    );
}

#[test]
fn a_puzzle_is_solved_by_mouse() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.open("/puzzles");
    browser.click(".puzzles .btn.go");
    browser.wait("#coach-show");
    turn(&browser, || browser.click("#coach-show"));
    browser.wait(".coach.good");
    by_mouse(&browser);
    browser.click("#coach-next");
    browser.wait("#coach-show");
    browser.no_complaints();
}

#[test]
fn a_puzzle_is_solved_by_keyboard() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    let answer = |action: &str| choose(&browser, &format!("[value='{action}']"));
    solve(&browser, answer, || browser.press("o"), || browser.press("n"));
    browser.no_complaints();
}

#[test]
fn a_puzzle_fits_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    by_mouse(&browser);
    assert!(browser.holds("document.documentElement.scrollWidth <= innerWidth"));
    browser.open("/puzzles");
    assert!(browser.holds("document.documentElement.scrollWidth <= innerWidth"));
    browser.no_complaints();
}

#[test]
fn a_puzzle_is_solved_without_a_script() {
    let Some(stage) = stage() else { return };
    let browser = stage.without_script();
    by_mouse(&browser);
    browser.no_complaints();
}

#[test]
fn what_usually_matters_fades_and_can_be_called_back() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.open("/");
    browser.click("#play-now, form[action='/play'] .go");
    browser.wait("#ask[data-kind]");
    let open = || browser.holds("document.querySelector('#matters').open");
    assert!(open());
    assert_eq!(
        browser.js("return document.querySelectorAll('#matters p[data-now]').length").as_i64(),
        Some(1)
    );
    // Who closes it has read enough.
    browser.click("#matters summary");
    browser.reload();
    browser.wait("#ask[data-kind]");
    assert!(!open());
    browser.click("#matters summary");
    browser.reload();
    browser.wait("#ask[data-kind]");
    assert!(open());
    browser.no_complaints();
}

#[test]
fn what_usually_matters_is_out_of_sight_when_nothing_is_asked() {
    let Some(stage) = stage() else { return };
    let (hania, zosia) = (stage.browser(), stage.browser());
    sit_down_at("ethnos", &hania, &zosia);
    for browser in [&hania, &zosia] {
        browser.reload();
        browser.until("the help of the moment", |browser| {
            browser.holds(
                "document.querySelector('#matters').hidden !== Boolean(document.querySelector('#ask[data-kind]'))",
            )
        });
        browser.no_complaints();
    }
}
