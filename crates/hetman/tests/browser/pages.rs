//! The pages around the game.

use serde_json::json;

use crate::game::{against_bots, asked, finish, reach};
use crate::walk::Walk;
use crate::{Browser, stage, stage_with};

/// What a page says that no word file knows.
const LEFTOVERS: &str = "return document.documentElement.textContent.match(/\\{ *\\$?[a-z][a-z0-9-]*\\}/g)";

#[test]
fn every_page_in_three_languages_and_on_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    let walks = [Walk::prepare(&browser), Walk::battle(&browser)];
    browser.no_complaints();
    let mut wide = Vec::new();
    for (name, path) in walks.iter().flat_map(|walk| &walk.pages) {
        browser.open(path);
        let here = browser.path();
        let mut texts = Vec::new();
        for language in ["pl", "cs", "en"] {
            browser.click("details.menu:has([action='/language']) summary");
            browser.click(&format!("[name=language][value={language}]"));
            browser.wait(&format!("html[lang={language}]"));
            assert_eq!(browser.path().split('?').next(), here.split('?').next(), "{name} {language}");
            assert_eq!(browser.js(LEFTOVERS), json!(null), "{name} {language}");
            texts.push(browser.text("main"));
            browser.size(390, 844);
            // A phone shows a page that is too wide smaller: `innerWidth` grows with it.
            let sideways = "scrollTo(999, 0); return scrollX > 0 || document.documentElement.scrollWidth > document.documentElement.clientWidth";
            if browser.js(sideways) == true {
                wide.push(format!("{name} {language}"));
            }
            browser.size(1280, 900);
        }
        assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[0] != texts[2], "{name}");
        browser.no_complaints();
    }
    assert!(wide.is_empty(), "too wide for a phone: {wide:?}");
}

/// What a page shows or says, the title included, that is in no word file and, where the rules are told, not in
/// the rulebook either. The page is in brackets.
const STRAY: &str = r"
    const [known, book] = arguments[0]
    const said = [document.title, document.querySelector('[name=description]').content].map(text => [text, document.body])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) said.push([walker.currentNode.data, walker.currentNode.parentElement])
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        for (const node of document.querySelectorAll(`[${name}]`)) said.push([node.getAttribute(name), node])
    for (const value of Object.values(document.querySelector('#live-words')?.dataset ?? {})) said.push([value, document.body])
    const plain = text => text.toLowerCase().replace(/[^\p{L}]+/gu, ' ').trim()
    const rules = plain(book)
    const told = (text, node) => (node === document.body || node.closest('.rulebook, .told-options, .terms-list, #terms, .tribes, .does')) && rules.includes(text)
    const stray = ([text, node]) => {
        // A browser knows by itself how a time is told.
        if (node.closest('code, kbd, time')) return false
        for (let last = ''; last !== text;) [last, text] = [text, text.replace(/⟦[^⟦⟧]*⟧/g, ' ')]
        const left = (text.match(/\p{L}+/gu) ?? []).filter(word => !known.includes(word)).join(' ')
        return left && !told(plain(text), node) && !told(plain(left), node)
    }
    return said.filter(stray).map(([text]) => text.trim().slice(0, 120))";

#[test]
fn every_word_is_in_a_word_file() {
    let Some(stage) = stage_with(&["--brackets"]) else { return };
    let browser = stage.browser();
    let walk = Walk::prepare(&browser);
    // Names, and what is not translated.
    let names =
        ["Hania", "Wicher", "Orlik", "Grom", "Hetman", "I", "II", "III", "English", "Polski", "Čeština"];
    let books =
        concat!(include_str!("../../../ethnos/rules/en.md"), include_str!("../../../imperium/rules/en.md"));
    let known = json!([names, books]);
    let no_stray = |what: &str| assert_eq!(browser.js_of(STRAY, known.clone()), json!([]), "{what}");
    for (name, path) in &walk.pages {
        browser.open(path);
        no_stray(name);
    }
    // What the script puts on the page.
    let page = |wanted: &str| &walk.pages.iter().find(|(name, _)| *name == wanted).unwrap().1;
    browser.open(page("table-playing"));
    browser.press("h");
    browser.wait("#hint .best");
    browser.click("#question");
    // One of these is not allowed now, whatever is asked.
    browser.js("const answers = [...document.querySelectorAll('.answers button')]
         answers[0].value = ['done', 'draw'].find(no => answers.every(answer => answer.value !== no))
         answers[0].click()");
    browser.wait("#refused");
    no_stray("a hint and a refusal");
    // Nothing connects again before it was looked at.
    browser.js("WebSocket = class { close() {} }; dispatchEvent(new Event('offline'))");
    browser.wait("#offline");
    no_stray("a lost connection");
    browser.open(page("table-over"));
    browser.click(".pool .card");
    browser.wait(".tip");
    no_stray("a tip");
    browser.open(page("table-gathering"));
    // Nothing is called copied that is not: without a clipboard, the link is marked for those who copy by hand.
    browser.js("navigator.clipboard.writeText = () => Promise.reject(); document.execCommand = () => false");
    let says = browser.text("[data-copies]");
    browser.click("[data-copies]");
    browser.until("the marked link", |browser| {
        browser.holds("(link => link === document.activeElement && link.selectionEnd === link.value.length)(document.querySelector('[data-copy]'))")
    });
    assert_eq!(browser.text("[data-copies]"), says);
    browser.js("document.execCommand = () => true");
    browser.click("[data-copies]");
    browser.until("the copied link", |browser| browser.text("[data-copies]") != says);
    no_stray("a copied link");
    browser.open("/login");
    browser.fill("#login-name", "Hania");
    browser.fill("#login-password", "not the right one");
    browser.click("main [action='/login'] button");
    browser.wait("#login-password-wrong");
    no_stray("a wrong password");
}

#[test]
fn the_hand_is_seen_without_scrolling() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(1440, 900);
    for cards in [4, 10] {
        let many = format!("document.querySelectorAll('.hand .card').length === {cards}");
        reach(&browser, 4, &many, &["draw", "take"]);
        let below = browser.js(
            "scrollTo(0, 0)
             return [...document.querySelectorAll('.hand .card')].filter(card => card.getBoundingClientRect().bottom > innerHeight).length",
        );
        assert_eq!((browser.count(".hand .card"), below), (cards, json!(0)));
    }
}

#[test]
fn a_hand_of_ten_can_be_read_on_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(390, 844);
    reach(&browser, 2, "document.querySelectorAll('.hand .card').length === 10", &["draw", "take"]);
    assert_eq!(browser.count(".hand .card"), 10);
    // Of every card the emblem or the word is not covered, and it is large enough to be hit.
    let bad = browser.js(
        "document.querySelector('#hand').scrollIntoView({ block: 'center' })
         return [...document.querySelectorAll('.hand .card')].filter(card => {
             card.scrollIntoView({ block: 'center' })
             const { x, y, width, height } = card.getBoundingClientRect()
             const size = parseFloat(getComputedStyle(card.querySelector('b')).fontSize)
             const hits = [0.1, 0.25, 0.4].every(part => document.elementFromPoint(x + width * part, y + height / 2)?.closest('.card') === card)
             return !hits || x < 0 || x + width > innerWidth || width < 44 || size < 10
         }).map(card => card.outerHTML)",
    );
    assert_eq!(bad, json!([]));
    // The last answer of a long list can be reached and given.
    asked(&browser);
    let before = crate::game::version(&browser);
    browser.click(".answers li:last-child button");
    crate::game::moved_on(&browser, &before);
    browser.no_complaints();
}

#[test]
fn the_script_morphs_any_tree() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.open("/login");
    // The random trees of the web crate, against the script this server serves.
    let test = include_str!("../../../web/tests/morph-test.js");
    let (import, body) = test.split_once("\n\n").and_then(|(_, rest)| rest.split_once('\n')).unwrap();
    assert!(import.starts_with("import { morph }"), "{import}");
    let verdict = browser.js_async(
        &format!(
            "const done = arguments[1]
             document.body.innerHTML = '<p id=result></p>'
             import('/static/any/morph.js').then(({{ morph }}) => {{
                 {body}
                 done(verdict)
             }}).catch(error => done(String(error)))"
        ),
        json!(null),
    );
    assert_eq!(verdict, "right");
}

#[test]
fn a_finished_game_can_be_looked_at_and_played_on() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots(&browser, 2, "Hania");
    finish(&browser);
    let table = browser.path();
    browser.click(".links a[href$='/replay']");
    browser.wait(".scrub");
    let place = |browser: &Browser| browser.text(".scrub b");
    let end = place(&browser);
    browser.click(".scrub [rel=prev]");
    browser.until("the moment before", |browser| place(browser) != end);
    let before = place(&browser);
    browser.press(thirtyfour::Key::Left + "");
    browser.until("the moment before that", |browser| place(browser) != before);
    // Early: after the first answer the other seat still holds the card it began with.
    browser.open(&format!("{table}/replay?at=0&as=spectator"));
    assert!(place(&browser).starts_with("0 /"));
    assert!(!browser.has(".hands"));
    browser.click(".scrub [rel=next]");
    // What is composed in private is stepped over.
    browser.until("the next moment", |browser| !place(browser).starts_with("0 /"));
    let next = place(&browser);
    let next = next.split(' ').next().unwrap_or_default();
    assert!(
        browser.path().contains(&format!("at={next}&")) || browser.path().ends_with(&format!("at={next}"))
    );
    // It goes on by itself, from one thing that happened to the next, until it is stopped.
    browser.click("[data-autoplay]");
    let mut seen = place(&browser);
    for _ in 0..6 {
        browser.until("the next moment", |browser| place(browser) != seen);
        seen = place(&browser);
        assert!(browser.has(".told .log li.now"), "something happened at {seen}");
    }
    assert!(browser.has("[data-autoplay][aria-pressed=true]"));
    browser.click("[data-autoplay]");
    browser.wait("[data-autoplay][aria-pressed=false]");
    browser.open(&format!("{table}/replay?at=1&as=spectator"));
    browser.click(".seg a[href*='as=open']");
    browser.wait(".hands .card");
    browser.click("form[action$='/continue'] button");
    browser.wait("main.table");
    assert_ne!(browser.path(), table);
    browser.wait("#act, .ask.wait");
    // The bots are as strong as they were.
    assert!(browser.has(".player .sub[title=Novice]"));

    browser.open(&format!("{table}/review"));
    browser.wait("svg.graph");
    browser.open(&format!("{table}/log"));
    assert!(browser.count(".log li") > 20);
    browser.no_complaints();
    let record = browser.js_async(
        "const [path, done] = arguments; fetch(path).then(it => it.text()).then(done)",
        json!(format!("{table}/record")),
    );
    assert!(record.as_str().unwrap().len() > 500);
}

#[test]
fn rules_are_found() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.open("/rules/ethnos");
    let all = browser.count(".rule-text");
    browser.fill("#q", "DRAGON");
    browser.press(thirtyfour::Key::Enter);
    browser.wait(".hits");
    let found = browser.count(".rule-text");
    assert!(found > 0 && found < all, "{found} of {all}");
    assert!(browser.has(".rule-text mark"));
    browser.click(".rule-text .anchor");
    browser.wait(".rule-text.alone");
    browser.click("[rel=next], [rel=prev]");
    browser.wait(".rule-text.alone");
    browser.open("/rules/ethnos?q=xyzzy");
    assert_eq!(browser.count(".rule-text"), 0);
    browser.open("/rules/ethnos/ethnos.no.such");
    assert!(browser.has("main h1"));
    browser.open("/t/nowhere");
    assert!(browser.has("main h1"));
    browser.no_complaints();
}

#[test]
fn an_account_from_its_beginning_to_its_end() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_bots(&browser, 2, "Hania");
    browser.open("/me");

    browser.fill("#me-name", "Hanna");
    browser.click("form[action='/me'].body .go");
    browser.until("the new name", |browser| browser.text(".self .wide") == "Hanna");

    browser.fill("#me-label", "My bot");
    browser.click("[action='/me/tokens'] button");
    browser.wait(".fresh-key code");
    assert!(browser.text(".fresh-key code").len() > 20);
    browser.open("/me");
    assert!(!browser.has(".fresh-key") && browser.text(".programs").contains("My bot"));
    browser.click("[action='/me/tokens/delete'] button");
    browser.gone(".programs li");

    // A word that is too short is refused by the page and by the server.
    browser.fill("#me-new", "short");
    browser.js("document.querySelector('#me-new').form.noValidate = true");
    browser.click("[action='/me/password'] button");
    browser.wait("#me-new-wrong");
    browser.fill("#me-new", "a long way home");
    browser.click("[action='/me/password'] button");
    browser.wait("#me-old");
    assert!(!browser.has("main > .notice.gold"));

    browser.click("[action='/logout'] button");
    browser.wait("a.self[href='/login']");
    browser.click("a.self");
    browser.fill("#login-name", "Hanna");
    browser.fill("#login-password", "a long way off");
    browser.click("main [action='/login'] button");
    browser.wait("#login-password-wrong");
    assert_eq!(browser.value("#login-name"), "Hanna");
    browser.fill("#login-password", "a long way home");
    browser.click("main [action='/login'] button");
    browser.wait("a.self[href='/me']");
    assert_eq!(browser.text(".self .wide"), "Hanna");
    assert!(browser.has(".tables li"), "the table is still there");

    // Looks are seen at once and stay.
    browser.click("details.menu:has([data-set]) summary");
    browser.click("[data-set] [name=theme][value=dark]");
    browser.wait("html[data-theme=dark]");
    browser.until("what the server keeps", |browser| {
        browser.reload();
        browser.has("html[data-theme=dark]")
    });

    browser.open("/me");
    browser.click("#delete summary");
    browser.click("#delete [name=confirm]");
    browser.click("#delete .bad");
    browser.wait("a.self[href='/login']");
    browser.open("/login");
    browser.fill("#login-name", "Hanna");
    browser.fill("#login-password", "a long way home");
    browser.click("main [action='/login'] button");
    browser.wait("#login-password-wrong");
    let complaints = browser.complaints();
    let other = complaints.iter().filter(|text| !text.contains("status of 4"));
    assert_eq!(other.count(), 0, "{complaints:?}");
}
