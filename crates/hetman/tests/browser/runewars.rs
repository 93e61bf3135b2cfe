//! Runewars: by mouse, by keyboard, on a phone, and two people with sealed orders.

use serde_json::json;
use thirtyfour::Key;

use crate::browser::Browser;
use crate::game::{against_bots_in_runewars, asked, moved_on, tab_to, version};
use crate::stage;

/// Which of several a number of growing wildness chooses.
fn next(seed: &mut u64, of: usize) -> usize {
    *seed = *seed * 48_271 % 2_147_483_647;
    (*seed % of as u64) as usize
}

fn count(browser: &Browser, css: &str) -> usize {
    browser.count(css)
}

#[test]
fn a_long_war_by_mouse() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots_in_runewars(&browser, 2, "Hania");
    // On the map, among the orders and cards, or in the list.
    const KINDS: [&str; 4] = ["#hits .can[form=act]", "#hits .many", "#orders .can", ".answers button"];
    let (mut used, mut seed, mut answers) = ([0; KINDS.len()], 1, 0);
    let mut battles = 0;
    while answers < 250 && asked(&browser) {
        let before = version(&browser);
        battles += usize::from(browser.has(".battle-sheet"));
        let able: Vec<usize> = (0..KINDS.len()).filter(|&kind| count(&browser, KINDS[kind]) > 0).collect();
        // A battle lies over the map.
        let able: Vec<usize> =
            able.into_iter().filter(|&kind| kind > 1 || !browser.has(".battle-sheet")).collect();
        let kind = able[next(&mut seed, able.len())];
        let which = next(&mut seed, count(&browser, KINDS[kind]));
        browser.click_on(&format!("return document.querySelectorAll('{}')[{which}]", KINDS[kind]));
        if kind == 1 {
            browser.click(".chooser button");
        }
        moved_on(&browser, &before);
        used[kind] += 1;
        answers += 1;
    }
    assert!(used.iter().all(|&times| times > 0), "{used:?} on the map, in choosers, on orders, in the list");
    assert!(battles > 0, "no battle in {answers} answers");
    browser.no_complaints();
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
fn a_year_by_keyboard() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots_in_runewars(&browser, 2, "Hania");
    let (mut answers, mut things) = (0_usize, 0);
    while answers < 60 && asked(&browser) {
        let before = version(&browser);
        match answers % 4 {
            1 if browser.has("#hits .can[form=act]") && !browser.has(".battle-sheet") => {
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
    assert!(answers > 20 && things > 1, "{things} of {answers} on the map");
    browser.no_complaints();
}

#[test]
fn a_war_fits_on_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    against_bots_in_runewars(&browser, 4, "Hania");
    for language in ["pl", "cs", "en"] {
        browser.click("details.menu:has([action='/language']) summary");
        browser.click(&format!("[name=language][value={language}]"));
        browser.wait(&format!("html[lang={language}]"));
        let sideways =
            "scrollTo(999, 0); return scrollX > 0 || document.documentElement.scrollWidth > innerWidth";
        assert_eq!(browser.js(sideways), false, "{language}");
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
    }
    for _ in 0..12 {
        assert!(asked(&browser));
        let before = version(&browser);
        browser.click(".answers button");
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
    hania.open("/new?game=runewars");
    hania.fill("#new-name", "Hania");
    hania.click(".terms .go");
    zosia.open(&hania.value("[data-copy]"));
    zosia.fill(".sit [name=name]", "Zosia");
    zosia.click(".sit .go");
    hania.click("[data-live=ready] .go");
    for browser in [&hania, &zosia] {
        browser.wait("main.table");
        browser.until("the page", |browser| browser.holds("document.readyState === 'complete'"));
    }
    play_until_orders(&hania, &zosia);
    let seen = |browser: &Browser| browser.js("return document.querySelector('main').textContent");
    let before = seen(&zosia);
    hania.click("#orders .can");
    hania.wait(".ask.wait");
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
