//! The guided first game, from the home page into a real game.

use crate::browser::Browser;
use crate::game::choose;
use crate::stage;

/// Does something that leads to another place of the lesson, and waits for it.
fn turn(browser: &Browser, act: impl FnOnce()) {
    let before = browser.url();
    act();
    browser.until("another place", |browser| browser.url() != before && browser.has("#coach"));
}

/// Goes through a lesson to its end: reads what is to be read, and does what is shown.
fn take(browser: &Browser, next: impl Fn(), show: impl Fn(), answer: impl Fn()) {
    for _ in 0..80 {
        if browser.has("#coach-play") {
            return;
        }
        if browser.has("#coach-next") {
            turn(browser, &next);
        } else {
            if browser.has("#coach-show") {
                turn(browser, &show);
                browser.wait(".answers [data-coach]");
            }
            turn(browser, &answer);
        }
    }
    panic!("the lesson does not end: {}", browser.url());
}

fn by_mouse(browser: &Browser) {
    take(
        browser,
        || browser.click("#coach-next"),
        || browser.click("#coach-show"),
        || browser.click(".answers [data-coach]"),
    );
}

#[test]
fn a_newcomer_is_led_into_a_real_game() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.open("/");
    browser.click(".newcomer a");
    browser.wait(".lessons");
    browser.click(".lessons .now a");
    browser.wait("#coach-next");
    turn(&browser, || browser.click("#coach-next"));
    turn(&browser, || browser.click("#coach-next"));
    // A wrong answer is played, explained and taken back.
    turn(&browser, || browser.click(".pool [value='take blue-troll']"));
    browser.wait(".coach.miss");
    assert_eq!(browser.count(".hand .card"), 2);
    turn(&browser, || browser.click("#coach-next"));
    assert_eq!(browser.count(".hand .card"), 1);
    // The back button goes back.
    turn(&browser, || drop(browser.js("history.back()")));
    browser.wait(".coach.miss");
    turn(&browser, || browser.click("#coach-next"));
    by_mouse(&browser);
    browser.click("#coach-play");
    browser.wait("main[data-table]:not([data-lesson])");
    assert_eq!(browser.count(".player"), 3);
    // What was learned is known.
    browser.open("/learn/ethnos");
    assert_eq!(browser.count(".lessons .done"), 1);
    browser.open("/");
    assert!(!browser.has(".newcomer [href='/learn/ethnos']"), "what is known is not offered");
    assert!(browser.has(".newcomer [href='/learn/lumeria']"));
    browser.no_complaints();
}

/// The guided games of all games.
const GUIDED: [&str; 4] = ["ethnos", "lumeria", "imperium", "runewars"];

#[test]
fn the_guided_game_works_without_a_script() {
    let Some(stage) = stage() else { return };
    let browser = stage.without_script();
    browser.open("/learn/ethnos/first");
    by_mouse(&browser);
    browser.no_complaints();
}

#[test]
fn every_guided_game_works_by_mouse() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    for game in GUIDED {
        browser.open(&format!("/learn/{game}/first"));
        by_mouse(&browser);
        browser.click("#coach-play");
        browser.wait("main[data-table]:not([data-lesson])");
    }
    browser.no_complaints();
}

#[test]
fn every_guided_game_works_by_keyboard() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    let answer = || choose(&browser, "[data-coach]");
    for game in GUIDED {
        browser.open(&format!("/learn/{game}/first"));
        take(&browser, || browser.press("n"), || browser.press("w"), answer);
    }
    browser.no_complaints();
}

#[test]
fn every_guided_game_fits_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    for game in GUIDED {
        browser.open(&format!("/learn/{game}/first"));
        by_mouse(&browser);
        assert!(browser.holds("document.documentElement.scrollWidth <= innerWidth"), "{game}");
    }
    browser.no_complaints();
}
