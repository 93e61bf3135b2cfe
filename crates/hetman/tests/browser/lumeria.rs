//! Lumeria: by mouse, by keyboard and on a phone.

use serde_json::json;
use thirtyfour::Key;

use crate::game::{against_bot_in_lumeria, asked, in_each_language, moved_on, next, tab_to, version};
use crate::{Browser, stage};

#[test]
fn a_whole_battle_by_mouse() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bot_in_lumeria(&browser, "Hania");
    let (mut things, mut list, mut seed) = ([0; 3], 0, 1);
    let mut dice = false;
    while asked(&browser) {
        let before = version(&browser);
        // What was rolled lies beside the points: as many dice as are told.
        let rolled = browser.js("const dice = document.querySelector('#dice .dice')
             return dice && [dice.children.length, dice.querySelectorAll('.yes').length, dice.ariaLabel]");
        if let [number, hits, label] = &rolled.as_array().map_or(&[][..], Vec::as_slice) {
            assert!(number.as_u64() >= hits.as_u64() && label.as_str().is_some_and(|says| !says.is_empty()));
            dice = true;
        }
        // On the field, among the tokens and the piles where there is something to click, else in the list.
        const KINDS: [&str; 3] = ["#orders .can[form=act]", ".slot.can[form=act]", ".pile-row.can[form=act]"];
        let count = |css: &str| browser.js(&format!("return document.querySelectorAll('{css}').length"));
        let count = |css: &str| count(css).as_u64().map_or(0, |count| count as usize);
        let able: Vec<usize> = (0..KINDS.len()).filter(|&kind| count(KINDS[kind]) > 0).collect();
        let css = match next(&mut seed, able.len() + 1).checked_sub(1) {
            Some(which) => {
                things[able[which]] += 1;
                KINDS[able[which]]
            }
            None => {
                list += 1;
                ".answers button"
            }
        };
        let which = next(&mut seed, count(css));
        browser.click_on(&format!("return document.querySelectorAll('{css}')[{which}]"));
        moved_on(&browser, &before);
    }
    assert!(things.iter().all(|&times| times > 0) && list > 0, "{things:?} on things, {list} in the list");
    assert!(dice, "no dice were ever rolled");
    assert_eq!(browser.count(".standing li"), 2);
    browser.no_complaints();
}

/// Answers in the list until there is something to click there.
#[track_caller]
fn play_until(browser: &Browser, css: &str) {
    while !browser.has(css) {
        assert!(asked(browser), "the game is over before there is {css}");
        let before = version(browser);
        browser.click(".answers li:last-child button");
        moved_on(browser, &before);
    }
}

#[test]
fn what_was_chosen_can_be_taken_back() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bot_in_lumeria(&browser, "Hania");
    // Who has paid for a unit has not placed it yet.
    play_until(&browser, ".pile-row.can");
    let (gold, piles) = (browser.text("#facts-0"), browser.count(".pile-row.can"));
    browser.click(".pile-row.can");
    browser.wait("#orders .go");
    browser.click("#undo");
    browser.wait(".pile-row.can");
    assert_eq!((browser.text("#facts-0"), browser.count(".pile-row.can")), (gold, piles));
    // A player who has chosen a unit may choose another one instead, or none.
    play_until(&browser, ".stages li:nth-child(3)[aria-current] ~ li, #orders .own");
    browser.click("#orders .own");
    browser.wait(".unit.active");
    let active = "return document.querySelector('.unit.active')?.dataset.move ?? ''";
    let one = browser.js(active);
    browser.click("#orders .own.other");
    browser.until("another unit", |browser| {
        let now = browser.js(active);
        now != one && now != ""
    });
    browser.click("#undo");
    browser.gone(".unit.active");
    browser.no_complaints();
}

#[test]
fn two_rounds_by_keyboard() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bot_in_lumeria(&browser, "Hania");
    let (mut answers, mut things) = (0_usize, 0);
    let third = "return document.querySelector('#state b').textContent.includes('3')";
    while browser.js(third) != true && asked(&browser) {
        let before = version(&browser);
        // What lies on the field is played there the first times it can be; the rest by number and by arrow in turns.
        if things < 4 && answers > 1 && browser.has("#orders .can[form=act]") {
            tab_to(&browser, "#orders .can[form=act]");
            browser.press(Key::Enter + "");
            things += 1;
        } else if answers.is_multiple_of(2) {
            browser.press(browser.count(".answers button").min(9).to_string());
        } else {
            tab_to(&browser, "body, .answers button");
            browser.press(Key::Down + Key::Enter);
        }
        moved_on(&browser, &before);
        answers += 1;
    }
    assert!(answers > 10 && things > 1, "{things} of {answers} on the field");
    browser.no_complaints();
}

#[test]
fn a_battle_fits_on_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    against_bot_in_lumeria(&browser, "Hania");
    in_each_language(&browser, |language| {
        // Of every card the numbers are whole and the name is, except for the end of long ones.
        let bad = browser.js(
            "return [...document.querySelectorAll('#field .unit')].filter(unit => {
                 unit.scrollIntoView({ block: 'center' })
                 const { left, right, width, height } = unit.getBoundingClientRect()
                 const parts = [unit.querySelector('b'), unit.querySelector('.st')]
                 const small = parts.some(part => parseFloat(getComputedStyle(part).fontSize) < 10)
                 const name = unit.querySelector('b span')
                 const cut = parts.some(part => part.scrollWidth > part.clientWidth + 1) || name.clientWidth < name.scrollWidth * .6
                 return small || cut || left < 0 || right > innerWidth || width < 44 || height < 44
             }).map(unit => unit.textContent)",
        );
        assert_eq!(bad, json!([]), "{language}");
        assert!(browser.count("#field .unit") >= 8);
    });
    // The field, the tokens and the list can be reached and hit.
    for css in [".answers button", ".pile-row.can", "#orders .go", "#orders .own"] {
        play_until(&browser, css);
        let before = version(&browser);
        // What is asked lies over the lower part of the page.
        browser.js(&format!("document.querySelector('{css}').scrollIntoView({{ block: 'center' }})"));
        browser.click(css);
        moved_on(&browser, &before);
    }
    browser.no_complaints();
}
