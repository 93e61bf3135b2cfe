//! One person against bots: by mouse, by keyboard, and what the page says.

use thirtyfour::Key;

use crate::game::{against_bots, asked, finish, moved_on, reach, tab_to, version};
use crate::stage;

#[test]
fn a_whole_game_by_mouse() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots(&browser, 2, "Hania");
    let (mut board, mut list, mut seed) = (0, 0, 1_u64);
    let mut accounts = Vec::new();
    // Where the points came from is told over the board. Players who want no motion ask for it.
    let mut account = |browser: &crate::Browser| {
        let of =
            browser.js("return document.querySelector('#scoring [data-scored]')?.dataset.scored ?? null");
        if of.is_string() && !accounts.contains(&of) {
            browser.click("#walk-link");
            browser.wait("#walk.open [data-sheet]");
            browser.click("#walk [data-walk=close]");
            browser.gone("#walk.open");
            accounts.push(of);
        }
        accounts.len()
    };
    while asked(&browser) {
        account(&browser);
        let before = version(&browser);
        seed = seed * 48_271 % 2_147_483_647;
        // On the board where there is something to click, else in the list.
        let all = if seed.is_multiple_of(5) { ".answers button" } else { ".can[form=act]" };
        let things = browser.js(&format!("return document.querySelectorAll('{all}').length"));
        let (all, of) = match things.as_u64() {
            Some(of) if of > 0 => (all, of),
            _ => (".answers button", 1),
        };
        *(if all.starts_with(".can") { &mut board } else { &mut list }) += 1;
        browser.click_on(&format!("return document.querySelectorAll('{all}')[{}]", seed % of));
        moved_on(&browser, &before);
    }
    assert!(board > 10 && list > 0, "{board} on the board, {list} in the list");
    assert_eq!(browser.count(".standing li"), 2);
    assert_eq!(account(&browser), 2, "one for each age");
    browser.no_complaints();
}

#[test]
fn a_whole_game_by_keyboard() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.open("/");
    tab_to(&browser, "[name=seats]");
    // A newcomer is offered three seats.
    browser.press(Key::Left + "");
    assert!(browser.has(".seatcount [value='2']:checked"));
    tab_to(&browser, "#play-name");
    browser.press("Hania");
    tab_to(&browser, ".playnow .go");
    browser.press(Key::Enter);
    browser.wait("main.table");
    let (mut answers, mut board) = (0_usize, 0);
    while asked(&browser) {
        let before = version(&browser);
        let count = browser.count(".answers button");
        // Now and then something on the board, as soon as there is something.
        if answers >= board * 24 + 2 && browser.has(".can[form=act]") {
            tab_to(&browser, ".can[form=act]");
            browser.press(Key::Enter + "");
            board += 1;
        // Else the list, by its numbers or by arrows.
        } else if answers % 2 == 0 {
            browser.press(count.min(9).to_string());
        } else {
            tab_to(&browser, "body, .answers button");
            browser.press(Key::Down + Key::Down + Key::Enter);
        }
        moved_on(&browser, &before);
        answers += 1;
    }
    assert!(answers > 10 && board > 0, "{board} of {answers} on the board");
    browser.no_complaints();
}

#[test]
fn the_keyboard_finds_its_way() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots(&browser, 2, "Hania");
    asked(&browser);
    browser.press(Key::Tab + "");
    assert_eq!(browser.js("return document.activeElement.className"), "skip");
    assert_eq!(
        browser.js(
            "return document.querySelectorAll('[tabindex]:not([tabindex=\"0\"], [tabindex=\"-1\"])').length"
        ),
        0
    );
    // Every stop can be seen, has a name, and shows that it has the focus.
    let mut stops = Vec::new();
    for _ in 0..200 {
        let stop = browser.js(
            "const node = document.activeElement
             if (node === document.body) return null
             const { width, height } = node.getBoundingClientRect()
             const style = getComputedStyle(node)
             const marked = style.outlineStyle !== 'none' || style.boxShadow !== 'none'
             const name = node.ariaLabel || node.innerText?.trim() || node.labels?.[0]?.innerText || node.getAttribute('aria-labelledby')
             return { name, seen: width > 0 && height > 0, marked, part: node.closest('[id]')?.id }",
        );
        if stop.is_null() {
            break;
        }
        assert!(stop["seen"] == true && stop["marked"] == true && stop["name"].is_string(), "{stop}");
        stops.push(stop["part"].as_str().unwrap_or_default().to_owned());
        browser.press(Key::Tab + "");
    }
    assert!(stops.len() > 10 && stops.len() < 150, "{stops:?}");
    // Keys of the table.
    browser.js("document.activeElement.blur()");
    browser.press("?");
    browser.wait("#help[open]");
    browser.press(Key::Escape + "");
    browser.gone("#help[open]");
    // The help may still be busy giving the focus back.
    browser.until("the field for chat", |browser| {
        browser.js("return document.activeElement.name") == "text" || {
            browser.press("c");
            false
        }
    });
    browser.press("Hello u 1 ?");
    browser.press(Key::Enter);
    browser.until("the line", |browser| browser.text("#said").contains("Hello u 1 ?"));
    browser.js("document.activeElement.blur()");
    browser.press("h");
    browser.wait("#hint .best");
    browser.no_complaints();
}

#[test]
fn what_cannot_be_done_says_why() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    // Compose a band: cards that do not fit say so, chosen ones come back.
    reach(
        &browser,
        2,
        "document.querySelector('.hand .card:not(.can)') && document.querySelector('#back')",
        &["draw", "lead", "take"],
    );
    browser.click_on("return document.querySelector('.hand .card[aria-disabled=true], .pool .card')");
    browser.wait(".tip a[href^='/rules/ethnos/']");
    let before = version(&browser);
    browser.press(Key::Escape + "");
    browser.gone(".tip");
    assert_eq!(version(&browser), before);

    // An answer that is against the rules, and one that comes too late, are refused with their reason.
    // What comes in between would put the button right again, so that both happen in one breath.
    browser.js(
        "const answer = document.querySelector('.answers button'); answer.value = 'draw'; answer.click()",
    );
    browser.wait("#refused a.rule");
    assert!(!browser.text("#refused span").is_empty());
    browser.reload();
    asked(&browser);
    browser.js("document.querySelector('#act [name=version]').value -= 1; document.querySelector('.answers button').click()");
    browser.wait("#refused");
    assert!(!browser.text("#refused span").is_empty());
    browser.reload();
    finish(&browser);
    browser.no_complaints();
}

#[test]
fn taking_back_is_free_while_composing() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    reach(
        &browser,
        2,
        "document.querySelectorAll('.hand .card').length > 2 && [...document.querySelectorAll('.answers button')].some(one => one.value.startsWith('lead'))",
        &["draw"],
    );
    let cards = browser.count(".hand .card");
    let before = version(&browser);
    browser.click(".hand .card.can");
    moved_on(&browser, &before);
    assert_eq!(browser.count(".hand .card.chosen"), 1);
    assert_eq!(browser.count(".hand .card"), cards, "a chosen card stays in its place");
    browser.click("#undo");
    browser.gone(".hand .chosen");
    // A click on the chosen card does the same.
    browser.click(".hand .card.can");
    browser.wait(".hand .chosen");
    browser.click(".hand .chosen");
    browser.gone(".hand .chosen");
    assert_eq!(browser.count(".hand .card"), cards);
    browser.no_complaints();
}
