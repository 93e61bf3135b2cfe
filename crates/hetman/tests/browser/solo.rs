//! Imperium alone against the bot, and a draft of nations, from the form for a new table on.

use serde_json::json;

use crate::game::asked;
use crate::imperium::play;
use crate::{Browser, stage};

/// Opens a table of Imperium with these answers to the form, and starts it.
#[track_caller]
fn open(browser: &Browser, seats: u8, choices: &[(&str, &str)]) {
    browser.open("/new?game=imperium");
    browser.click(&format!("label:has([name=seats][value='{seats}'])"));
    for (name, value) in choices {
        browser.click(&format!("label:has([name={name}][value='{value}'])"));
    }
    browser.fill("#new-name", "Hania");
    browser.click(".terms .go");
    browser.wait("main.table, #gathering");
    // With other chairs the host starts the game, and bots sit down.
    if browser.has("#gathering") {
        browser.click("#gathering form[action$=start] .go");
        browser.wait("main.table");
    }
}

#[test]
fn a_solo_game_is_opened_and_the_turn_of_the_bot_is_told() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.open("/new?game=imperium");
    // What concerns the bot is asked of a lone player alone, and its nations are those of the box.
    let visible = |css: &str| {
        browser
            .js(&format!("return [...document.querySelectorAll('{css}')].some(one => one.checkVisibility())"))
    };
    assert_eq!(visible("fieldset:has([name=difficulty])"), false);
    browser.click("label:has([name=seats][value='1'])");
    assert_eq!(visible("fieldset:has([name=difficulty])"), true);
    assert_eq!(
        (visible("[name=bot][value=celts]"), visible("[name=bot][value=qin]")),
        (true.into(), false.into())
    );
    browser.click("label:has([name=bot][value=celts])");
    browser.click("label:has([name=box][value=legends])");
    assert_eq!(
        (visible("[name=bot][value=celts]"), visible("[name=bot][value=qin]")),
        (false.into(), true.into())
    );
    assert!(browser.has("[name=bot][value=random]:checked"), "Celts are not in that box");
    assert_eq!(
        browser.js("return document.querySelector('select[name=nations]').value"),
        json!("arthurians"),
        "the first of the box"
    );

    open(&browser, 1, &[("bot", "celts"), ("difficulty", "chieftain")]);
    browser.wait("#botside");
    assert!(asked(&browser));
    assert_eq!(browser.count("#bot-slots>li"), 4);
    assert!(browser.text("#bot-turn").contains("after you"));
    for answers in [25, 25] {
        play(&browser, answers);
        assert!(asked(&browser));
        // The roll, then a step for each card with the row that fits, whatever the player did since.
        assert!(browser.text("#bot-turn>li:first-child").contains("rolls"));
        assert!(browser.count("#bot-turn>li") > 4 && browser.count("#bot-turn q") > 0);
    }
    for width in [390, 820, 1366, 1920] {
        browser.size(width, 900);
        let wide = browser.js("return document.documentElement.scrollWidth - innerWidth");
        assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "{wide} too wide at {width}");
    }
    browser.no_complaints();
}

#[test]
fn the_end_of_a_solo_game_tells_who_won() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    open(&browser, 1, &[]);
    assert!(asked(&browser));
    crate::imperium::collapse(&browser);
    assert!(!browser.text("#question").contains("No winner"));
    assert_eq!(browser.count(".standing li"), 2, "the bot has a place, too");
    browser.wait("#account-cards");
    assert_eq!(browser.count("#account-cards thead th"), 3);
    browser.no_complaints();
}

#[test]
fn a_draft_shows_what_nations_are_like_and_the_game_follows() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    open(&browser, 2, &[("choice", "draft")]);
    browser.wait("#choosing .take .btn");
    // Two more than there are players, each with two power cards and what it is like.
    assert_eq!(browser.count("#choosing .nationbox"), 4);
    assert_eq!(browser.count("#choosing .icard"), 8);
    assert_eq!(browser.count("#choosing .traits"), 4);
    browser.size(390, 844);
    let wide = browser.js("return document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "{wide} too wide");
    browser.size(1366, 768);
    browser.click("#choosing .take .btn");
    browser.wait("#market .ic");
    assert!(asked(&browser));
    // What comes with updates has its text, too.
    play(&browser, 6);
    assert_eq!(
        browser.js(
            "return [...document.querySelectorAll('#hand [data-t]')].filter(text => !text.textContent).length"
        ),
        json!(0)
    );
    browser.no_complaints();
}
