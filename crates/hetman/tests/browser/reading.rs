//! Things say what they do before they do it: beside the card, under a finger, and in the rules beside the table.

use serde_json::json;
use thirtyfour::Key;

use crate::game::{asked, moved_on, reach, version};
use crate::{Browser, stage};

/// Moves the mouse over a thing.
#[track_caller]
pub(crate) fn point(browser: &Browser, css: &str) {
    let (x, y) = middle(browser, css);
    browser.command("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y }));
}

/// Touches a thing.
#[track_caller]
pub(crate) fn touch(browser: &Browser, css: &str) {
    let (x, y) = middle(browser, css);
    let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
    browser.command("Input.dispatchTouchEvent", start);
    browser.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
}

#[track_caller]
fn middle(browser: &Browser, css: &str) -> (f64, f64) {
    browser.wait(css);
    let at = browser.js_of(
        "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect()
         return [x + width / 2, y + height / 2]",
        json!(css),
    );
    (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
}

/// Whether what is shown beside a thing lies on the cards people choose from, or on the question.
const COVERS: &str = "
    const one = document.querySelector('.tip').getBoundingClientRect()
    return ['#hand .card', '#pool .card', '#ask'].some(css => [...document.querySelectorAll(css)].some(node => {
        const two = node.getBoundingClientRect()
        return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
    }))";

#[test]
fn every_card_says_what_its_tribe_does() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    let cards = "document.querySelectorAll('.hand .card').length >= 4 && document.querySelector('#pool .card[id*=\"-\"]')";
    reach(&browser, 4, cards, &["draw"]);
    for (width, height) in [(1366, 768), (1920, 1080)] {
        browser.size(width, height);
        for css in [".hand .card:nth-child(2)", ".hand .card:last-child", "#pool .card[id*='-']"] {
            let does = browser.js_of(
                "const tribe = document.querySelector(arguments[0]).id.split('.')[0].split('-').at(-1)
                 return document.querySelector(`#does-${tribe} p`).textContent",
                json!(css),
            );
            // By mouse.
            point(&browser, css);
            browser.wait(".tip .does");
            assert!(browser.text(".tip").contains(does.as_str().unwrap()), "{css}");
            assert_eq!(browser.js(COVERS), false, "{css} at {width}");
            browser.command("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": 4, "y": 4 }));
            browser.gone(".tip");
            // By keyboard.
            browser.press(Key::Shift + "");
            browser.js_of("document.querySelector(arguments[0]).focus()", json!(css));
            browser.wait(".tip .does");
            assert_eq!(browser.js(COVERS), false, "{css} at {width}");
            let described = browser.js("return document.activeElement.ariaDescription");
            assert!(described.as_str().unwrap().contains(does.as_str().unwrap()), "{described}");
            browser.press(Key::Escape + "");
            browser.gone(".tip");
            browser.js("document.activeElement.blur()");
        }
    }
    // The strip says it without pointing, for every tribe in play.
    let strip = browser.js("return [...document.querySelectorAll('#tribes .tribe')].every(one => one.querySelector('p').textContent.length > 8)");
    assert_eq!((strip, browser.count("#tribes .tribe")), (json!(true), 6));
    browser.no_complaints();
}

#[test]
fn the_first_touch_reads_and_the_button_acts() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    browser.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
    reach(
        &browser,
        2,
        "document.querySelectorAll('.hand .card.can').length >= 3 && document.querySelector('.answers [value^=lead]')",
        &["draw"],
    );
    browser.until("a measured question", |browser| {
        browser.holds("document.querySelector('main').style.getPropertyValue('--ask')")
    });
    let before = version(&browser);
    touch(&browser, ".hand .card.can");
    browser.wait("#reading[open] .does");
    assert_eq!(version(&browser), before, "a touch alone does nothing");
    let says = browser.js("const card = document.querySelector('.hand .card.can')
         return document.querySelector(`.answers [value=\"${card.value}\"] b`).textContent");
    assert_eq!(says, browser.text("#reading .do b"));
    // Putting it away does nothing, either.
    touch(&browser, "#reading form .btn");
    browser.gone("#reading[open]");
    assert_eq!(version(&browser), before);
    touch(&browser, ".hand .card.can");
    touch(&browser, "#reading[open] .do .btn");
    moved_on(&browser, &before);
    browser.wait(".hand .chosen");
    // What was chosen says what a second button would do, and gives it back.
    touch(&browser, ".hand .chosen");
    browser.wait("#reading[open]");
    assert_eq!(browser.text("#reading .do .btn"), "Take the whole band back");
    touch(&browser, "#reading .do .btn");
    browser.gone(".hand .chosen");
    // The question can be folded away, and the map appears behind it.
    touch(&browser, "[data-fold]");
    browser.until("a folded question", |browser| {
        !browser.holds("document.querySelector('#act').checkVisibility()")
    });
    assert_eq!(browser.js("return document.querySelector('[data-fold]').ariaExpanded"), "false");
    browser.no_complaints();
}

/// The cards of Imperium, too.
#[test]
fn the_first_touch_reads_a_card_of_imperium() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(1366, 768);
    crate::imperium::against_a_bot(&browser, "Hania");
    assert!(asked(&browser));
    browser.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
    browser.size(390, 844);
    browser.reload();
    let before = version(&browser);
    touch(&browser, "#hand .ic.can");
    browser.wait("#reading[open] .icard");
    assert_eq!(version(&browser), before);
    touch(&browser, "#reading .do .btn");
    moved_on(&browser, &before);
    browser.no_complaints();
}

#[test]
fn rules_are_read_beside_the_table() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    reach(&browser, 2, "document.querySelectorAll('.hand .card').length === 3", &["draw"]);
    browser.size(1366, 768);
    let (table, before) = (browser.path(), version(&browser));
    browser.js("window.same = true");
    browser.click(".ask .rule");
    browser.wait("#sheet:not([hidden]) .rule-text");
    assert_eq!(browser.path(), table);
    assert_eq!(browser.js("return document.activeElement.id"), "sheet-title");
    // Hand and question stay in sight, and keys are not taken for answers.
    let apart = browser.js("const sheet = document.querySelector('#sheet').getBoundingClientRect()
         return ['#ask', '#hand'].every(css => {
             const { left, top } = document.querySelector(css).getBoundingClientRect()
             return sheet.right <= left || sheet.bottom <= top
         })");
    assert_eq!(apart, true);
    browser.press("1");
    assert_eq!(version(&browser), before);
    // From paragraph to paragraph, and back with the browser's own button.
    let first = browser.text("#sheet h1");
    browser.click("#sheet [rel=next], #sheet [rel=prev]");
    browser.until("another paragraph", |browser| browser.text("#sheet h1") != first);
    browser.js("history.back()");
    browser.until("the first paragraph", |browser| browser.text("#sheet h1") == first);
    browser.js("history.back()");
    browser.wait("#sheet[hidden]");
    assert_eq!(browser.js("return document.activeElement.className"), "rule");
    // The whole rulebook, and Escape.
    browser.click(".table-bar a.icon[href^='/rules/']");
    browser.wait("#sheet:not([hidden]) .chapter");
    browser.press(Key::Escape + "");
    browser.wait("#sheet[hidden]");
    browser
        .until("the opener", |browser| browser.holds("document.activeElement.matches('.table-bar a.icon')"));
    // A paragraph after the other, closed at once.
    browser.click(".ask .rule");
    browser.wait("#sheet:not([hidden]) [rel=next], #sheet:not([hidden]) [rel=prev]");
    browser.click("#sheet [rel=next], #sheet [rel=prev]");
    browser.until("another paragraph", |browser| browser.text("#sheet h1") != first);
    browser.click("[data-sheet-close]");
    browser.wait("#sheet[hidden]");
    assert_eq!((browser.js("return window.same"), browser.path()), (json!(true), table));
    browser.no_complaints();
}
