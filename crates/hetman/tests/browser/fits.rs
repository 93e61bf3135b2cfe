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
    // A phone shows a page that is too wide smaller: `innerWidth` grows with it.
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
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
            ".player .who b, .unit>b>span, .face b, .slot>span, #act, .answers, .ask footer .btn span",
        );
        assert_eq!(found, json!([]), "{size}");
        // The whole field is seen without scrolling, and what is ours is told below it.
        let field = browser.js(
            "const box = css => document.querySelector(css).getBoundingClientRect()
             const below = box('.main>.known').top >= box('.field-grid').bottom
             return below && (innerWidth < 1366 || box('.field-grid').bottom <= innerHeight && box('.field-grid').top < innerHeight * .2)",
        );
        assert_eq!(field, true, "{size}: the field");
    });
    browser.no_complaints();
}

/// Lists of cards are tables: where they are too wide for the window they scroll, and no word lies on the next.
#[test]
fn lists_of_cards_are_read_at_every_size() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    const SPILLS: &str = "
        const spills = [...document.querySelectorAll('main :is(td, th, .vp)')].filter(node => node.scrollWidth > node.clientWidth + 2)
        const large = [...document.querySelectorAll('main svg')].filter(node => node.getBoundingClientRect().height > 140)
        if (document.documentElement.scrollWidth > document.documentElement.clientWidth) spills.push(document.body)
        return [...spills, ...large].map(node => node.outerHTML.slice(0, 120))";
    for path in ["/cards/lumeria", "/cards/runewars", "/cards/imperium", "/cards/imperium/nations"] {
        for (width, height) in SIZES {
            browser.size(width, height);
            browser.open(path);
            assert_eq!(browser.js(SPILLS), json!([]), "{path} {width}×{height}");
        }
    }
    browser.no_complaints();
}

/// People sit down on phones, too.
#[test]
fn the_table_before_the_game_fits_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    for game in ["ethnos", "lumeria", "imperium", "runewars"] {
        browser.size(1366, 768);
        browser.open(&format!("/new?game={game}"));
        if browser.has("#new-name") {
            browser.fill("#new-name", "Hania");
        }
        browser.click(".terms .go");
        browser.wait(".gathering");
        browser.size(390, 844);
        crate::game::in_each_language(&browser, |_| {});
    }
    browser.no_complaints();
}

/// What of question and hand is not whole.
const LOOK: &str = "
    const found = []
    const look = () => {
        const hand = document.querySelector('#hand'), cards = [...hand.querySelectorAll('.ic')]
        const cut = node => {
            const { left, top, right, bottom } = node.getBoundingClientRect()
            const spots = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]]
            return spots.some(([x, y]) => !node.contains(document.elementFromPoint(x, y)))
        }
        const what = `${document.querySelector('#question').textContent} (${cards.length} cards)`
        for (const node of [...cards, document.querySelector('#question')]) if (cut(node)) found.push(`${what}: ${node.textContent}`)
        if (hand.scrollHeight > hand.clientHeight + 1) found.push(`${what}: the hand scrolls`)
        if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push(`${what}: the page is too wide`)
        return found
    }";

/// Answers at random until so many questions were asked; returns what was not whole while one of them was.
const ANSWER: &str = "
    const [questions, done] = arguments
    let last = '', left = questions, seed = 7
    const roll = sides => (seed = seed * 48271 % 2147483647) % sides
    const step = () => {
        if (document.querySelector('.ask.over') || left === 0) return done(found)
        const version = document.querySelector('#act [name=version]')?.value
        const all = [...document.querySelectorAll('.answers button')]
        if (!all.length || version === last) return setTimeout(step)
        last = version
        left--
        // The hand finds its place when the question has been measured.
        requestAnimationFrame(() => requestAnimationFrame(() => {
            look()
            const more = all.filter(one => !one.value.startsWith('done'))
            const from = roll(4) && more.length ? more : all
            const chosen = from[roll(from.length)]
            chosen.click()
            if (chosen.dataset.warning) chosen.click()
            setTimeout(step)
        }))
    }
    step()";

/// Fills the hand with copies of its cards.
const FILL: &str = "
    const cards = [...document.querySelectorAll('#hand .ic')]
    const places = [...document.querySelectorAll('#hand>div')]
    places.forEach((place, nth) => { if (!place.firstElementChild) place.append(cards[nth % cards.length].cloneNode(true)) })
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => arguments[1]())))";

#[test]
fn the_hand_of_imperium_is_whole_whatever_is_asked() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    crate::imperium::against_bots(&browser, 2, "Hania");
    asked(&browser);
    browser.click("details.menu:has([action='/language']) summary");
    browser.click("[name=language][value=pl]");
    browser.wait("html[lang=pl]");
    for (width, height) in [(390, 844), (360, 640), (820, 1180), (1366, 768)] {
        browser.size(width, height);
        browser.reload();
        browser.wait("#act");
        let found = browser.js_async(&format!("{LOOK}\n{ANSWER}"), json!(30));
        assert_eq!(found, json!([]), "{width}×{height}");
        // As many cards as have places.
        assert!(asked(&browser));
        // All cards of the hand may just have been played.
        while !browser.has("#hand .ic") {
            let found = browser.js_async(&format!("{LOOK}\n{ANSWER}"), json!(3));
            assert_eq!(found, json!([]), "{width}×{height}");
            assert!(asked(&browser), "over before there was a card");
        }
        browser.js_async(FILL, json!(null));
        let full = browser.js(&format!("{LOOK}\nreturn look()"));
        assert_eq!(full, json!([]), "a full hand at {width}×{height}");
        browser.reload();
    }
    browser.no_complaints();
}

/// Where the things are that people click.
const PLACES: &str = "
    return ['#deck', '#hand', '#realm', '#players', '#act', '#question'].map(css => {
        const { x, y, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? {}
        return [css, x, y, width, height]
    })";

/// A notice, as it comes with an update.
const NOTICE: &str = "
    const notice = document.createElement('div')
    notice.className = 'notice gold'
    notice.innerHTML = '<span>Zosia asks to take back three moves.</span><form><button class=btn>Agree</button><button class=btn>Decline</button></form>'
    document.querySelector('#notices').append(notice)";

/// Long questions and what usually matters leave room for it.
#[test]
fn a_notice_is_whole_in_a_low_window() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(1366, 768);
    let look = |what: &str| {
        browser.js("document.querySelector('#matters').open = true");
        let before = browser.js(PLACES);
        browser.js(NOTICE);
        assert_eq!(faults(&browser, "#notices .notice, #notices .btn", "#notices span"), json!([]), "{what}");
        assert_eq!(browser.js(PLACES), before, "{what}");
    };
    reach(&browser, 6, "document.querySelectorAll('.hand .card').length === 6", &["draw", "take"]);
    look("Ethnos with six seats");
    crate::imperium::against_bots(&browser, 2, "Hania");
    asked(&browser);
    look("Imperium");
    browser.no_complaints();
}

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
        browser.js(NOTICE);
        assert_eq!(browser.js(PLACES), before, "a notice at {width}");
        let seen = faults(&browser, "#notices .notice", "#notices .notice span");
        assert_eq!(seen, json!([]), "a notice at {width}");
        browser.js("document.querySelector('#notices').replaceChildren()");
        // A hint takes no room from the answers, either.
        browser.press("h");
        browser.wait("#hint .best");
        if width > 820 {
            assert_eq!(browser.js(PLACES), before, "a hint at {width}");
        } else {
            // It stands below the board, so the page goes there.
            let top = "document.querySelector('#hint').getBoundingClientRect().top";
            browser.until("the hint in sight", |browser| {
                browser.holds(&format!("{top} > 0 && {top} < innerHeight / 2"))
            });
            browser.js("scrollTo(0, 0)");
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
