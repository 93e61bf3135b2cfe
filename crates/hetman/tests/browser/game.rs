//! Playing: sitting down against bots, and answering.

use std::time::Duration;

use serde_json::json;
use thirtyfour::Key;

use crate::browser::Browser;

/// Which of several is chosen next, always the same ones in the same order.
pub(crate) fn next(seed: &mut u64, of: usize) -> usize {
    *seed = *seed * 48_271 % 2_147_483_647;
    (*seed % of as u64) as usize
}

/// Looks at a page in each language; nothing may be wider than the window.
#[track_caller]
pub(crate) fn in_each_language(browser: &Browser, look: impl Fn(&str)) {
    for language in ["pl", "cs", "en"] {
        browser.click("details.menu:has([action='/language']) summary");
        browser.click(&format!("[name=language][value={language}]"));
        browser.wait(&format!("html[lang={language}]"));
        let sideways = "scrollTo(999, 0); return scrollX > 0 || document.documentElement.scrollWidth > document.documentElement.clientWidth";
        assert_eq!(browser.js(sideways), false, "{language}");
        look(language);
    }
}

/// Starts a game against novices from the first page.
#[track_caller]
pub(crate) fn against_bots(browser: &Browser, seats: u8, name: &str) {
    browser.open("/");
    browser.click(&format!(".seatcount label:has([value='{seats}'])"));
    sit_down(browser, name);
}

/// Starts a battle against a novice from the first page.
#[track_caller]
pub(crate) fn against_bot_in_lumeria(browser: &Browser, name: &str) {
    browser.open("/");
    browser.click(".game:has([value=lumeria])");
    sit_down(browser, name);
    browser.wait(".battle");
}

/// Starts a war against novices from the first page.
#[track_caller]
pub(crate) fn against_bots_in_runewars(browser: &Browser, seats: u8, name: &str) {
    browser.open("/");
    browser.click(".game:has([value=runewars])");
    browser.click(&format!(".seatcount label:has([value='{seats}'])"));
    sit_down(browser, name);
    browser.wait("#hexes");
}

#[track_caller]
fn sit_down(browser: &Browser, name: &str) {
    browser.click("label:has([name=level][value=novice])");
    if browser.has("#play-name") {
        browser.fill("#play-name", name);
    }
    browser.click(".playnow .go");
    browser.wait("main.table");
}

/// Waits until the visitor is asked something or the game is over; tells whether they are asked.
#[track_caller]
pub(crate) fn asked(browser: &Browser) -> bool {
    const WHICH: &str =
        "return document.querySelector('.ask.over') ? 'over' : document.querySelector('#act') ? 'asked' : ''";
    let mut which = json!("");
    browser.until("a question or the end", |browser| {
        which = browser.js(WHICH);
        which != ""
    });
    which == "asked"
}

/// What the present question is known by.
pub(crate) fn version(browser: &Browser) -> String {
    let version = browser.js("return document.querySelector('#act [name=version]')?.value ?? ''");
    version.as_str().unwrap_or_default().to_owned()
}

/// Waits until the table has taken the answer to this question. What others choose meanwhile gives it another version.
#[track_caller]
pub(crate) fn moved_on(browser: &Browser, from: &str) {
    browser
        .until("the next question", |browser| version(browser) != from && !browser.has("main[data-pending]"));
}

/// Presses Tab until the focus is there.
#[track_caller]
pub(crate) fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..200 {
        if browser.js(&format!("return document.activeElement.matches('{css}')")) == true {
            return;
        }
        browser.press(Key::Tab + "");
    }
    panic!("Tab never comes to {css}");
}

/// What people would answer, more or less: they recruit up to seven cards and then play a band as large as can be.
pub(crate) const SENSIBLE: &str = "
    let seed = 11
    const roll = sides => (seed = seed * 48271 % 2147483647) % sides
    const sensible = () => {
        const all = [...document.querySelectorAll('.answers button')]
        const few = document.querySelectorAll('.hand .card').length < 7
        for (const wish of [/^add/, /^done/, /^place/, few ? /^take|^draw/ : /^lead/, /./]) {
            const good = all.filter(one => wish.test(one.value))
            if (good.length) return good[roll(good.length)]
        }
    }";

/// Answers within the page, as fast as it can, until a condition of the page holds while the visitor is asked,
/// or the game is over. Answers that begin with one of the preferred words go first.
#[track_caller]
pub(crate) fn autoplay(browser: &Browser, until: &str, prefer: &[&str]) {
    const PLAY: &str = "
        const [prefer] = arguments
        const enough = () => UNTIL
        let last = ''
        window.played = false
        const step = () => {
            if (document.querySelector('.ask.over')) return window.played = true
            const version = document.querySelector('#act [name=version]')?.value
            const all = [...document.querySelectorAll('.answers button')]
            if (all.length && version !== last) {
                if (enough()) return window.played = true
                last = version
                const first = all.filter(one => prefer.some(word => one.value.startsWith(word)))
                const answer = first.length ? first[roll(first.length)] : sensible()
                answer.click()
            }
            setTimeout(step)
        }
        step()";
    browser.js_of(&format!("{SENSIBLE}\n{}", PLAY.replace("UNTIL", until)), json!(prefer));
    browser.until_within(Duration::from_secs(300), until, |browser| browser.holds("window.played"));
}

/// Goes down the list of answers to the one that fits, and takes it.
#[track_caller]
pub(crate) fn choose(browser: &Browser, fits: &str) {
    for _ in 0..60 {
        if browser.holds(&format!("document.activeElement.matches(\".answers {fits}\")")) {
            return browser.press(Key::Enter);
        }
        browser.press(Key::Down);
    }
    panic!("no way to {fits}");
}

/// The same as a state of the game that luck need not bring about before its end: then another game is played.
#[track_caller]
pub(crate) fn reach(browser: &Browser, seats: u8, until: &str, prefer: &[&str]) {
    for _ in 0..5 {
        against_bots(browser, seats, "Hania");
        autoplay(browser, until, prefer);
        if !browser.has(".ask.over") {
            return;
        }
    }
    panic!("in none of five games: {until}");
}

/// Plays to the end within the page.
#[track_caller]
pub(crate) fn finish(browser: &Browser) {
    autoplay(browser, "false", &[]);
    browser.wait(".ask.over");
}
