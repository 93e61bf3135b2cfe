//! Bad luck with the connection: it shows at once, nothing is lost or done twice, and coming back is silent.

use serde_json::json;

use crate::browser::Browser;
use crate::line::Line;
use crate::stage;
use crate::together::{draw, mover, sit_down};

/// Makes a page remember that it was never fetched again, with something half-typed.
fn mark(browser: &Browser) {
    browser.click("#chat summary");
    browser.fill("#chat [name=text]", "Half a sen");
    browser.js("window.same = true; scrollTo(0, 40); window.at = scrollY");
}

#[track_caller]
fn came_back_silently(browser: &Browser) {
    browser.gone("#offline");
    // With fewer cards on it the page may have become too short to be scrolled as far as before.
    let kept = "
        const { scrollHeight, clientHeight } = document.documentElement
        const at = Math.min(window.at, scrollHeight - clientHeight)
        return window.same && Math.abs(scrollY - at) <= 1 && document.activeElement.name === 'text'";
    assert_eq!(browser.js(kept), true, "the page was fetched again, scrolled, or lost the focus");
    assert_eq!(browser.value("#chat [name=text]"), "Half a sen");
    assert!(!browser.has("#refused, #notices .notice, .sending"));
}

#[test]
fn what_was_not_confirmed_is_done_once() {
    let Some(stage) = stage() else { return };
    let line = Line::to(&stage.server.home());
    let (hania, zosia) = (stage.browser_on(&line), stage.browser());
    sit_down(&hania, &zosia);
    if hania.has(".ask.wait") {
        draw(mover(&hania, &zosia).0);
    }
    hania.wait("#act");
    let cards = hania.count(".hand .card");
    mark(&hania);

    // The answer arrives, its confirmation does not.
    line.mute();
    hania.js("document.querySelector('#deck').click()");
    zosia.wait("#act");
    hania.wait("#deck.sending");
    assert!(hania.has("#act"));
    // A line that keeps silent is a lost one, though neither side hung up.
    hania.wait("#offline");
    line.cut();
    line.mend();
    hania.wait(".ask.wait");
    came_back_silently(&hania);
    assert_eq!(hania.count(".hand .card"), cards + 1);
    draw(&zosia);
    hania.wait("#act");
    assert_eq!(hania.count(".hand .card"), cards + 1);

    // What is said while the line is down is said later, and once.
    line.cut();
    hania.wait("#offline");
    hania.press("tence");
    hania.press(thirtyfour::Key::Enter);
    line.mend();
    zosia.until("the sentence", |zosia| {
        zosia.holds("document.querySelector('#said').textContent.includes('Half a sentence')")
    });
    hania.until("an empty line", |hania| hania.value("#chat [name=text]").is_empty());
    line.cut();
    hania.wait("#offline");
    line.mend();
    hania.gone("#offline");
    let lines = "return document.querySelectorAll('#said [data-at]').length";
    assert_eq!((hania.js(lines), zosia.js(lines)), (json!(1), json!(1)));
}

#[test]
fn a_device_without_network_says_so_at_once() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    crate::game::against_bots(&browser, 2, "Hania");
    crate::game::asked(&browser);
    mark(&browser);
    let network = |offline: bool| {
        let line =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.command("Network.emulateNetworkConditions", line);
    };
    network(true);
    browser.wait("#offline");
    assert_eq!(browser.count("#offline"), 1);
    let before = crate::game::version(&browser);
    browser.js("document.querySelector('.answers button').click()");
    assert_eq!(crate::game::version(&browser), before);
    network(false);
    crate::game::moved_on(&browser, &before);
    came_back_silently(&browser);
}
