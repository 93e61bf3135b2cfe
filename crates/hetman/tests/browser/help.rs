//! Help in the first games: words and units are explained by mouse, keyboard and touch, and help that has faded comes back.

use serde_json::json;
use thirtyfour::Key;

use crate::game::{against_bot_in_lumeria, against_bots, against_bots_in_runewars, asked};
use crate::reading::{point, touch};
use crate::{Browser, stage};

fn away(browser: &Browser) {
    browser.command("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": 4, "y": 4 }));
    browser.gone(".tip");
}

#[test]
fn words_are_explained_until_they_are_known() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots(&browser, 3, "Hania");
    asked(&browser);
    browser.wait(".term[data-term=term-ethnos-band-cards]");
    let once = "return [...document.querySelectorAll('.term')].every((one, nth, all) => all.findIndex(other => other.dataset.term === one.dataset.term) === nth)";
    assert_eq!(browser.js(once), true, "each word is marked where it is said first");
    // By mouse, by keyboard, by a click.
    point(&browser, ".term");
    browser.wait(".tip .means p");
    away(&browser);
    browser.press(Key::Shift + "");
    browser.js("document.querySelector('.term').focus()");
    browser.wait(".tip .means p");
    browser.press(Key::Escape + "");
    browser.gone(".tip");
    browser.click(".term");
    browser.wait(".tip .means a[href^='/rules/ethnos/']");
    browser.press(Key::Escape + "");
    // A word that was marked at several tables is known; another one is not.
    browser.js("localStorage['term-ethnos-band-cards seen'] = '3 elsewhere'");
    browser.reload();
    browser.wait("#ask[data-kind]");
    assert!(!browser.has(".term[data-term=term-ethnos-band-cards]"));
    // Who wants it back gets it back.
    if !browser.holds("document.querySelector('#matters').open") {
        browser.click("#matters summary");
    }
    browser.click("[data-recall]");
    browser.wait(".term[data-term=term-ethnos-band-cards]");
    browser.no_complaints();
}

#[test]
fn a_touch_explains_a_word_on_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    browser.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
    browser.open("/learn/ethnos/first?at=1");
    touch(&browser, "#coach .term");
    browser.wait(".tip .means p");
    assert!(browser.holds("document.documentElement.scrollWidth <= innerWidth"));
    browser.no_complaints();
}

#[test]
fn units_orders_and_manoeuvres_say_what_they_do() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bot_in_lumeria(&browser, "Hania");
    point(&browser, "#field .unit");
    browser.wait(".tip .means p");
    away(&browser);
    point(&browser, "[id^='march-'] button");
    browser.wait(".tip .means p");
    away(&browser);
    against_bots_in_runewars(&browser, 2, "Hania");
    browser.wait("#orders .order");
    point(&browser, "#orders li:nth-child(4)");
    browser.wait(".tip .means p");
    away(&browser);
    browser.open("/learn/runewars/first?at=3");
    let area = "const use = document.querySelector('#hexes svg[id^=area-] use[href^=\"#w-\"]')
                return use.closest('svg[id^=area-]').id.replace('area-', '')";
    let area = browser.js(area).as_str().unwrap().to_owned();
    browser.js(&format!("document.querySelector('.rest[data-area=\"{area}\"]').click()"));
    browser.wait(".areatip .units li");
    browser.no_complaints();
}
