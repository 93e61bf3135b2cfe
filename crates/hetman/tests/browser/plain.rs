//! Pages in a browser that runs no script.

use crate::game::against_bots;
use crate::stage;

#[test]
fn everything_is_possible_without_a_script() {
    let Some(stage) = stage() else { return };
    let browser = stage.without_script();
    against_bots(&browser, 2, "Hania");
    let table = browser.path();
    // Bots answer at once, but the page has to be fetched to show it.
    let until = |css: &str| {
        browser.until(css, |browser| {
            browser.open(&table);
            browser.has(css)
        });
    };
    // A few cards, and one among them that can lead: skeletons cannot.
    until("#act");
    while browser.count(".hand .card") < 4 || !browser.has(".hand .card.can") {
        browser.click("[value=draw]");
        until("#act");
    }
    let cards = browser.count(".hand .card");
    browser.click(".hand .card.can");
    browser.wait(".hand .chosen");
    browser.click("#undo");
    browser.gone(".hand .chosen");
    assert_eq!(browser.count(".hand .card"), cards);

    browser.click("#chat summary");
    browser.fill("#chat [name=text]", "No one hears me");
    browser.click("#chat form:has([name=text]) button");
    // The page comes again, with its parts closed.
    browser.gone("#chat[open]");
    browser.click("#chat summary");
    assert!(browser.text("#said").contains("No one hears me"));

    browser.click("#hint-link");
    browser.wait("#hint .best");
    browser.click("details.menu:has([action='/language']) summary");
    browser.click("[name=language][value=cs]");
    browser.wait("html[lang=cs]");
    browser.no_complaints();
}
