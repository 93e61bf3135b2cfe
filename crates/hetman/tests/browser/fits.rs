//! Everything has its place at every size: hand and question are whole, nothing is cut, and nothing moves by itself.

use serde_json::{Value, json};

use crate::game::{against_bot_in_lumeria, asked, reach};
use crate::{Browser, stage};

const SIZES: [(u32, u32); 5] = [(390, 844), (820, 1180), (1366, 768), (1920, 1080), (2560, 1440)];

/// What is not whole on the screen as the page is opened: parts that leave the window, that something else covers, or
/// whose text is cut. `whole` names parts that are looked at, `uncut` texts.
const FAULTS: &str = "
    const { whole, uncut } = arguments[0]
    const name = node => `${node.id || node.className} ${node.textContent.trim().slice(0, 30)}`
    const faults = []
    scrollTo(0, 0)
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) faults.push(`the page is ${wide} too wide`)
    for (const node of document.querySelectorAll(whole)) {
        const { left, top, right, bottom, width, height } = node.getBoundingClientRect()
        if (!width || !height) faults.push(`${name(node)} is not there`)
        else if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`${name(node)} is at ${[left, top, right, bottom]}`)
        else {
            const over = document.elementFromPoint(left + width / 2, top + height / 2)
            if (!node.contains(over) && !over?.contains(node)) faults.push(`${name(node)} is covered by ${name(over)}`)
        }
    }
    for (const node of document.querySelectorAll(uncut)) {
        if (node.checkVisibility() && node.scrollWidth > node.clientWidth + 1) faults.push(`${name(node)} is cut`)
    }
    return faults";

#[track_caller]
fn faults(browser: &Browser, whole: &str, uncut: &str) -> Value {
    browser.js_of(FAULTS, json!({ "whole": whole, "uncut": uncut }))
}

/// Looks at the page in three languages at all sizes.
#[track_caller]
fn at_every_size(browser: &Browser, mut look: impl FnMut(&str)) {
    for language in ["pl", "cs", "en"] {
        browser.size(1366, 768);
        browser.click("details.menu:has([action='/language']) summary");
        browser.click(&format!("[name=language][value={language}]"));
        browser.wait(&format!("html[lang={language}]"));
        for (width, height) in SIZES {
            browser.size(width, height);
            // The hand finds its place when the question has been measured.
            browser.reload();
            browser.until("a measured question", |browser| {
                browser.holds("document.querySelector('main').style.getPropertyValue('--ask')")
            });
            look(&format!("{language} {width}×{height}"));
        }
    }
}

#[test]
fn the_table_of_ethnos_fits_every_window() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    for (seats, cards) in [(4, 10), (6, 7)] {
        let many = format!("document.querySelectorAll('.hand .card').length === {cards}");
        reach(&browser, seats, &many, &["draw", "take"]);
        at_every_size(&browser, |size| {
            let whole = "#hand .card, #question, #act, .ask footer #hint-link";
            let found = faults(
                &browser,
                whole,
                ".player .who b, .kingdom h2, .tribe h3, .hand .card>b, #act, .answers",
            );
            assert_eq!(found, json!([]), "{seats} seats, {size}");
            let wide = browser.js(
                "const box = css => document.querySelector(css).getBoundingClientRect()
                 const tops = new Set([...document.querySelectorAll('.player')].map(one => Math.round(one.getBoundingClientRect().top)))
                 const rest = document.documentElement.scrollHeight - innerHeight
                 return innerWidth < 1366 || tops.size === 1 && box('#realm').top < innerHeight * .32 && box('#realm').height > 230 && rest <= 0
                     && box('#state').bottom > 0 && box('#ask').right > innerWidth - 40",
            );
            assert_eq!(wide, true, "{seats} seats, {size}: the map, the players or the window");
        });
    }
    browser.no_complaints();
}

#[test]
fn the_tables_of_the_other_games_keep_hand_and_question_in_sight() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    crate::imperium::against_bots(&browser, 4, "Hania");
    crate::imperium::play(&browser, 25);
    asked(&browser);
    at_every_size(&browser, |size| {
        let found = faults(&browser, "#held, #question, #act", ".player .who b, #act, .answers");
        assert_eq!(found, json!([]), "{size}");
        // The clock lies on nothing else in its panel.
        let apart = browser.js(
            "return [...document.querySelectorAll('.player .clock')].every(clock => {
                 const one = clock.getBoundingClientRect()
                 return [...clock.closest('.player').querySelectorAll('.state, .who b, .tokens, .zones')].every(other => {
                     const two = other.getBoundingClientRect()
                     return one.right <= two.left + 1 || two.right <= one.left + 1 || one.bottom <= two.top + 1 || two.bottom <= one.top + 1
                 })
             })",
        );
        assert_eq!(apart, true, "{size}");
    });
    against_bot_in_lumeria(&browser, "Hania");
    asked(&browser);
    at_every_size(&browser, |size| {
        let found = faults(
            &browser,
            "#question, #act",
            ".player .who b, .unit>b>span, .face b, .slot>span, #act, .answers",
        );
        assert_eq!(found, json!([]), "{size}");
    });
    browser.no_complaints();
}

/// Where the things are that people click.
const PLACES: &str = "
    return ['#deck', '#hand', '#realm', '#players', '#act', '#question'].map(css => {
        const { x, y, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? {}
        return [css, x, y, width, height]
    })";

#[test]
fn nothing_moves_when_something_is_said() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    reach(&browser, 4, "document.querySelectorAll('.hand .card').length === 6", &["draw", "take"]);
    for (width, height) in SIZES {
        browser.size(width, height);
        browser.reload();
        browser.wait("#act");
        browser.until("a measured question", |browser| {
            browser.holds("document.querySelector('main').style.getPropertyValue('--ask')")
        });
        let before = browser.js(PLACES);
        // A notice, as it comes with an update.
        browser.js(
            "const notice = document.createElement('div')
             notice.className = 'notice gold'
             notice.innerHTML = '<span>Zosia asks to take back three moves.</span><form><button class=btn>Agree</button><button class=btn>Decline</button></form>'
             document.querySelector('#notices').append(notice)",
        );
        assert_eq!(browser.js(PLACES), before, "a notice at {width}");
        let seen = faults(&browser, "#notices .notice", "#notices .notice span");
        assert_eq!(seen, json!([]), "a notice at {width}");
        browser.js("document.querySelector('#notices').replaceChildren()");
        // A hint takes no room from the answers, either.
        browser.press("h");
        browser.wait("#hint .best");
        if width > 820 {
            assert_eq!(browser.js(PLACES), before, "a hint at {width}");
        }
        // What is said over the page.
        browser.js("WebSocket = class { close() {} }; document.querySelector('#hint').replaceChildren(); dispatchEvent(new Event('offline'))");
        browser.wait("#offline");
        assert_eq!(browser.js(PLACES), before, "a lost connection at {width}");
    }
}

#[test]
fn points_are_not_told_over_the_board_during_ones_turn() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    let features = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
    browser.command("Emulation.setEmulatedMedia", json!({ "features": features }));
    reach(&browser, 2, "document.querySelector('#scoring [data-scored]')", &["draw", "take"]);
    // What would be shown is fetched as long as this.
    browser.js_async(
        "fetch(location).then(it => it.text()).then(() => setTimeout(arguments[1], 300))",
        json!(null),
    );
    assert!(browser.has("#act") && !browser.has("#walk.open"));
    browser.click("#walk-link");
    browser.wait("#walk.open");
    browser.no_complaints();
}
