//! Runewars: by mouse, by keyboard, on a phone, and two people with sealed orders.

use serde_json::json;
use thirtyfour::Key;

use crate::browser::Browser;
use crate::game::{against_bots_in_runewars, asked, in_each_language, moved_on, next, tab_to, version};
use crate::stage;
use crate::together::sit_down_at;

#[test]
fn a_long_war_by_mouse() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots_in_runewars(&browser, 2, "Hania");
    // On the map, among the orders and cards, or in the list.
    const KINDS: [&str; 4] = ["#hits .can[form=act]", "#hits .many", "#orders .can", ".answers button"];
    let (mut used, mut seed, mut battles) = ([0; KINDS.len()], 1, 0);
    // Luck need not bring about everything in the first war, which may be over soon.
    for war in 0..4 {
        let mut answers = 0;
        while answers < 250 && asked(&browser) {
            let before = version(&browser);
            battles += usize::from(browser.has(".battle-scene"));
            let able: Vec<usize> = (0..KINDS.len()).filter(|&kind| browser.count(KINDS[kind]) > 0).collect();
            // What is fought or bid for lies over the map.
            let able: Vec<usize> =
                able.into_iter().filter(|&kind| kind > 1 || !browser.has(".scene")).collect();
            let kind = able[next(&mut seed, able.len())];
            let which = next(&mut seed, browser.count(KINDS[kind]));
            browser.click_on(&format!("return document.querySelectorAll('{}')[{which}]", KINDS[kind]));
            if kind == 1 {
                browser.click(".chooser button");
            }
            moved_on(&browser, &before);
            used[kind] += 1;
            answers += 1;
        }
        browser.no_complaints();
        if battles > 0 && used.iter().all(|&times| times > 0) {
            return;
        }
        if war < 3 {
            against_bots_in_runewars(&browser, 2, "Hania");
        }
    }
    panic!("{used:?} on the map, in choosers, on orders, in the list, and {battles} questions in battles");
}

#[test]
fn the_map_moves_and_grows() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots_in_runewars(&browser, 2, "Hania");
    // Areas can be walked through as soon as the map lies.
    while !browser.has("#hexes .rest") {
        assert!(asked(&browser));
        let before = version(&browser);
        browser.click(".answers button");
        moved_on(&browser, &before);
    }
    let frame = || {
        browser.js("return document.querySelector('#hexes').getAttribute('viewBox').split(' ').map(Number)")
    };
    let whole = frame();
    let width = |frame: &serde_json::Value| frame[2].as_f64().unwrap();
    browser.click("[data-zoom=in]");
    let near = frame();
    assert!(width(&near) < width(&whole));
    // Dragging moves it, and what ends a movement is no answer.
    let before = version(&browser);
    browser.js(
        "const map = document.querySelector('#hexes'), box = map.getBoundingClientRect()
         const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
         const at = document.elementFromPoint(x, y)
         const send = (name, dx) => at.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerId: 1, clientX: x + dx, clientY: y }))
         send('pointerdown', 0); send('pointermove', 40); send('pointermove', 90); send('pointerup', 90)
         at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))",
    );
    let moved = frame();
    assert!(moved[0].as_f64() < near[0].as_f64(), "{near} became {moved}");
    assert_eq!(version(&browser), before);
    // The wheel and keys do the same, and the whole map comes back.
    browser.js(
        "const map = document.querySelector('#hexes'), box = map.getBoundingClientRect()
         map.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, clientX: box.x + 300, clientY: box.y + 200, cancelable: true }))",
    );
    assert!(width(&frame()) < width(&moved));
    browser.js("document.querySelector('#hexes').focus()");
    browser.press("-");
    assert!(width(&frame()) > width(&moved) * 0.6);
    browser.press("0");
    assert_eq!(frame(), whole);
    // With the shift key, arrows move the map itself.
    browser.press("+");
    let close = frame();
    browser.js(
        "document.querySelector('#hexes').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }))",
    );
    assert!(frame()[0].as_f64() > close[0].as_f64(), "{close}");
    browser.press("0");
    // Arrows walk from area to area; each says what is there.
    browser.press(Key::Right + "");
    browser.until("an area", |browser| browser.holds("document.activeElement.closest('#hexes button')"));
    const AREA: &str = "const node = document.activeElement
         return node.dataset.area ?? node.closest('svg[data-hex]')?.dataset.hex";
    let first = browser.js(AREA);
    browser.press(Key::Left + Key::Left);
    assert_ne!(browser.js(AREA), first);
    browser.wait(".areatip");
    browser.no_complaints();
}

#[test]
fn a_whole_war_by_keyboard() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots_in_runewars(&browser, 2, "Hania");
    let (mut answers, mut things) = (0_usize, 0);
    while asked(&browser) {
        assert!(answers < 1_500, "the game does not end");
        let before = version(&browser);
        match answers % 4 {
            1 if browser.has("#hits .can[form=act]") && !browser.has(".scene") => {
                tab_to(&browser, "#hits .can[form=act]");
                browser.press(Key::Enter + "");
                things += 1;
            }
            0 | 2 => browser.press(browser.count(".answers button").min(9).to_string()),
            _ => {
                browser.js("document.activeElement.blur()");
                browser.press(Key::Down + Key::Enter);
            }
        }
        moved_on(&browser, &before);
        answers += 1;
    }
    assert!(answers > 60 && things > 1, "{things} of {answers} on the map");
    browser.wait("#account-runes");
    browser.no_complaints();
}

#[test]
fn a_war_fits_on_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    against_bots_in_runewars(&browser, 4, "Hania");
    in_each_language(&browser, |language| {
        // The map begins so large that areas can be touched.
        let small = browser.js(
            "const sizes = [...document.querySelectorAll('#hexes .rest')].map(one => one.getBoundingClientRect())
             return sizes.some(({ width, height }) => width < 44 || height < 44)",
        );
        assert_eq!(small, false, "{language}");
        // What is too long for its place is broken, not cut.
        let cut = browser.js(
            "return [...document.querySelectorAll('.order b, .hand-card b, .answers b')]
                 .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
                 .map(one => one.textContent)",
        );
        assert_eq!(cut, json!([]), "{language}");
    });
    // A whole war: whatever is asked, its answers can be reached, and nothing is wider than the window.
    let (mut seed, mut answers) = (5, 0);
    while asked(&browser) {
        assert!(answers < 1_500, "the game does not end");
        let before = version(&browser);
        let fits = browser.js(
            "const ask = document.querySelector('#ask').getBoundingClientRect(), act = document.querySelector('#act').getBoundingClientRect()
             return [document.documentElement.scrollWidth <= innerWidth, act.height >= 48, ask.bottom <= innerHeight + 1]",
        );
        assert_eq!(fits, json!([true, true, true]), "after {answers} answers: {}", browser.text("#question"));
        let which = next(&mut seed, browser.count(".answers button"));
        browser.click_on(&format!("return document.querySelectorAll('.answers button')[{which}]"));
        moved_on(&browser, &before);
        answers += 1;
    }
    assert!(answers > 60, "over after {answers} answers: {}", browser.text("main"));
    browser.wait("#account-runes");
    browser.no_complaints();
}

#[test]
fn two_fingers_enlarge_the_map() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    against_bots_in_runewars(&browser, 2, "Hania");
    let frame = || {
        browser.js("return document.querySelector('#hexes').getAttribute('viewBox').split(' ').map(Number)")
    };
    let fingers = |steps: &str| {
        browser.js(&format!(
            "const map = document.querySelector('#hexes'), box = map.getBoundingClientRect()
             const [x, y] = [box.x + box.width / 2, box.y + 120]
             const send = (name, pointerId, dx, dy) => map.dispatchEvent(new PointerEvent(name, {{ bubbles: true, pointerId, pointerType: 'touch', clientX: x + dx, clientY: y + dy }}))
             {steps}"
        ));
    };
    let width = |frame: &serde_json::Value| frame[2].as_f64().unwrap();
    let first = frame();
    // By no more than the map can be enlarged, however small it is.
    fingers(
        "send('pointerdown', 1, -40, 0); send('pointerdown', 2, 40, 0)
         send('pointermove', 1, -60, 0); send('pointermove', 2, 60, 0)
         send('pointerup', 1, -60, 0); send('pointerup', 2, 60, 0)",
    );
    let near = frame();
    assert!((width(&first) / width(&near) - 1.5).abs() < 0.1, "{first} became {near}");
    // One finger moves it.
    fingers(
        "send('pointerdown', 1, 0, 0); send('pointermove', 1, 30, 0); send('pointermove', 1, 60, 0); send('pointerup', 1, 60, 0)",
    );
    let moved = frame();
    assert!(moved[0].as_f64() < near[0].as_f64() && width(&moved) == width(&near), "{near} became {moved}");
    browser.no_complaints();
}

#[test]
fn a_home_realm_is_seen_before_it_is_laid() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots_in_runewars(&browser, 2, "Hania");
    browser.wait(".answers [data-lays]");
    let place = |nth: usize| {
        browser.js(&format!(
        "const answer = document.querySelectorAll('.answers button')[{nth}]
         answer.focus()
         const shown = document.querySelector('.previewed use')
         return shown?.getAttribute('transform') === answer.querySelector('[data-lays]').dataset.places && shown.getBBox().width > 100",
    ))
    };
    assert_eq!([place(0), place(1)], [json!(true), json!(true)]);
    assert_eq!(browser.count(".previewed"), 1);
    let before = version(&browser);
    browser.click(".answers button");
    moved_on(&browser, &before);
    browser.gone(".previewed");
    browser.no_complaints();
}

#[test]
fn orders_are_turned_up() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots_in_runewars(&browser, 3, "Hania");
    while asked(&browser) && !browser.has("#orders .can") {
        let before = version(&browser);
        browser.click(".answers button");
        moved_on(&browser, &before);
    }
    browser.click("#orders .can");
    // They are seen large in the middle of the map for a while, and stay in the list beside it.
    browser.wait(".turned-up li:nth-child(3)");
    let off = browser.js(
        "const middle = css => { const { y, height } = document.querySelector(css).getBoundingClientRect(); return y + height / 2 }
         return Math.abs(middle('.turned-up ol') - middle('#map'))",
    );
    assert!(off.as_f64().is_some_and(|off| off < 4.0), "{off} from the middle");
    browser.wait("#reveal li:nth-child(3)");
    browser.gone(".turned-up");
    browser.no_complaints();
}

#[test]
fn who_plays_no_cards_is_not_asked_again() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots_in_runewars(&browser, 2, "Hania");
    // In a turn the offer is for the year, in a battle it names the battle.
    let in_a_turn = |browser: &Browser| {
        browser.holds("/^[0-9]+$/.test(document.querySelector('[data-quiet]')?.dataset.quiet)")
    };
    while asked(&browser) && !in_a_turn(&browser) {
        let before = version(&browser);
        browser.click(".answers button");
        moved_on(&browser, &before);
    }
    let before = version(&browser);
    browser.click("[data-quiet]");
    moved_on(&browser, &before);
    let mut declined = 0;
    while declined < 2 {
        assert!(asked(&browser));
        let before = version(&browser);
        if in_a_turn(&browser) {
            // Nothing is clicked: the page answers, also after it was fetched anew.
            if declined == 1 {
                browser.js("location.reload()");
            }
            declined += 1;
        } else {
            browser.click(".answers button");
        }
        moved_on(&browser, &before);
    }
    browser.no_complaints();
}

/// Answers in the list until orders are asked for.
#[track_caller]
fn play_until_orders(one: &Browser, two: &Browser) {
    for _ in 0..200 {
        one.until("a question", |one| one.has("#act") || two.has("#act"));
        let asked_for_orders = |browser: &Browser| browser.holds("document.querySelector('#orders .can')");
        if asked_for_orders(one) && asked_for_orders(two) {
            return;
        }
        let mover = if one.has("#act") && !asked_for_orders(one) { one } else { two };
        if !mover.has("#act") || asked_for_orders(mover) {
            continue;
        }
        let before = version(mover);
        mover.click(".answers button");
        moved_on(mover, &before);
    }
    panic!("orders are never asked for");
}

#[test]
fn orders_are_sealed_until_all_have_chosen() {
    let Some(mut stage) = stage() else { return };
    let (hania, zosia) = (stage.browser(), stage.browser());
    sit_down_at("runewars", &hania, &zosia);
    play_until_orders(&hania, &zosia);
    let seen = |browser: &Browser| browser.js("return document.querySelector('main').textContent");
    let before = seen(&zosia);
    hania.click("#orders .can");
    hania.wait(".ask.wait");
    zosia.wait("#reveal .bidcard.sealed");
    assert_eq!(hania.count("#reveal .bidcard.sealed"), 1);
    assert_eq!(zosia.count("#reveal .open-slot"), 1);
    assert!(!zosia.has(".turned-up") && !hania.has(".turned-up"), "nothing is turned up yet");
    // What was chosen is not on the other page, and survives the end of the server.
    assert_eq!(zosia.js("return document.querySelectorAll('.used-orders').length"), 0);
    assert_eq!(zosia.count("#orders .can"), 8);
    stage.server.kill();
    hania.wait("#offline");
    zosia.wait("#offline");
    stage.server.again();
    hania.gone("#offline");
    zosia.gone("#offline");
    assert_eq!(zosia.count("#orders .can"), 8);
    assert!(hania.has(".ask.wait"));
    zosia.click("#orders li:last-child .can");
    hania.until("both orders", |hania| hania.text("#events").contains("Orders are revealed"));
    zosia.until("both orders", |zosia| zosia.text("#events").contains("Orders are revealed"));
    assert_ne!(seen(&zosia), before);
    hania.no_complaints();
}
