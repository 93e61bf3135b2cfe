//! Two people, each with a browser, at one table.

use serde_json::Value;

use crate::Stage;
use crate::browser::Browser;
use crate::game::{moved_on, version};
use crate::stage;

/// Hania opens a table of Ethnos for two, Zosia comes by the link, and the game begins once Hania is ready.
pub(crate) fn sit_down(hania: &Browser, zosia: &Browser) {
    sit_down_at("ethnos", hania, zosia);
}

/// The same in any game.
pub(crate) fn sit_down_at(game: &str, hania: &Browser, zosia: &Browser) {
    hania.open(&format!("/new?game={game}"));
    hania.click("label:has([name=seats][value='2'])");
    hania.fill("#new-name", "Hania");
    hania.click(".terms .go");
    zosia.open(&hania.value("[data-copy]"));
    zosia.fill(".sit [name=name]", "Zosia");
    zosia.fill(".sit [name=word]", "wind");
    zosia.click(".sit .go");
    // With the last chair taken, she is asked whether she is there; then the game and its clocks begin.
    hania.click("[data-live=ready] .go");
    for browser in [hania, zosia] {
        browser.wait("main.table");
        browser.until("the page", |browser| browser.holds("document.readyState === 'complete'"));
    }
}

fn two_at_a_table(stage: &Stage) -> (Browser, Browser) {
    let (hania, zosia) = (stage.browser(), stage.browser());
    sit_down(&hania, &zosia);
    (hania, zosia)
}

/// Who is asked, and who is not.
pub(crate) fn mover<'a>(one: &'a Browser, two: &'a Browser) -> (&'a Browser, &'a Browser) {
    one.until("a player's turn", |one| one.has("#act") != two.has("#act"));
    if one.has("#act") { (one, two) } else { (two, one) }
}

/// Draws a card, which hands the turn over.
pub(crate) fn draw(browser: &Browser) {
    browser.click("#deck.can");
    browser.wait(".ask.wait");
}

const POOL: &str = "return [...document.querySelectorAll('#pool .card')].map(card => card.id).join()";

#[test]
fn two_people_play_and_take_back() {
    let Some(stage) = stage() else { return };
    let (hania, zosia) = two_at_a_table(&stage);
    assert_eq!(hania.js(POOL), zosia.js(POOL));
    for _ in 0..4 {
        let (mover, other) = mover(&hania, &zosia);
        // The focus stays on a card while the other one moves.
        let card =
            other.js("const card = document.querySelector('.hand .card'); card?.focus(); return card?.id");
        draw(mover);
        other.wait("#act");
        if card.is_string() {
            assert_eq!(other.js("return document.activeElement.id"), card);
        }
    }

    // A card from the deck cannot be forgotten, so the other one is asked.
    let (mover, other) = mover(&hania, &zosia);
    let cards = mover.count(".hand .card");
    draw(mover);
    // What it costs stands before the button.
    mover.click("#undo");
    mover.click("#take-back form button");
    mover.wait("#notices .notice");
    other.click("#notices [name=agree][value=no]");
    // What remains says that the request was refused, and it is not offered again.
    mover.gone("#notices .notice form");
    mover.until("the refusal", |mover| mover.text("#notices").contains("did not agree"));
    mover.gone("#undo");
    assert_eq!(mover.count(".hand .card"), cards + 1);
    // The next card is another matter.
    other.wait("#act");
    draw(other);
    mover.wait("#act");
    draw(mover);
    mover.click("#undo");
    mover.click("#take-back form button");
    other.click("#notices [name=agree][value=yes]");
    mover.wait("#act");
    assert_eq!(mover.count(".hand .card"), cards + 1);
    other.wait(".ask.wait");
    // A player who saw the answer is told that it was taken back; the one who took it back knows.
    other.until("what was taken back", |other| other.text("#notices").contains("one move was taken back"));
    assert!(!mover.has("#notices .notice"));

    // A band that is being composed is one's own business. A hand may be nothing but skeletons so far, who
    // lead no band.
    while !mover.has(".hand .card.can") {
        draw(mover);
        other.wait("#act");
        draw(other);
        mover.wait("#act");
    }
    let before = other.text("#notices");
    mover.click(".hand .card.can");
    mover.wait(".hand .chosen");
    mover.click("#undo");
    mover.gone(".hand .chosen");
    assert_eq!(other.text("#notices"), before);

    mover.click("#chat summary");
    mover.fill("#chat [name=text]", "<b>Well</b> played & so on");
    mover.click("#chat form:has([name=text]) button");
    other.wait("#chat .fresh:not([hidden])");
    assert_eq!(other.text("#chat .fresh"), "1");
    other.click("#chat summary");
    other.until("what was said", |other| other.text("#said").contains("<b>Well</b> played & so on"));
    mover.until("an empty line", |mover| mover.value("#chat [name=text]").is_empty());
    hania.no_complaints();
    zosia.no_complaints();
}

#[test]
fn a_server_that_dies_is_waited_for() {
    let Some(mut stage) = stage() else { return };
    let (hania, zosia) = two_at_a_table(&stage);
    for _ in 0..4 {
        draw(mover(&hania, &zosia).0);
    }
    // Both pages show whose turn it is before nothing more can come.
    let (mover, other) = mover(&hania, &zosia);
    let pool = hania.js(POOL);
    stage.server.kill();
    hania.wait("#offline");
    zosia.wait("#offline");

    // What is answered meanwhile is sent when the server is back, and once.
    let (cards, before) = (mover.count(".hand .card"), version(mover));
    mover.click("#deck.can");
    mover.wait("#deck.sending");
    mover.click("#deck.sending");
    stage.server.again();
    hania.gone("#offline");
    zosia.gone("#offline");
    moved_on(mover, &before);
    mover.wait(".ask.wait");
    assert_eq!(mover.count(".hand .card"), cards + 1);
    other.wait("#act");
    assert!(!mover.has("#refused") && !other.has("#refused"));
    assert_eq!(hania.js(POOL), pool);
    assert_eq!(zosia.js(POOL), pool);
    draw(other);
    mover.wait("#act");

    // A reloaded page shows the same.
    mover.reload();
    assert_eq!(mover.count(".hand .card"), cards + 1);
    assert_eq!(mover.js(POOL), other.js(POOL));
}

/// A user who logs out in another window is gone from this one, too.
#[test]
fn logging_out_leaves_nothing_on_the_screen() {
    let Some(stage) = stage() else { return };
    let (hania, zosia) = two_at_a_table(&stage);
    let (mover, other) = mover(&hania, &zosia);
    assert!(other.has(".hand .card"));
    other.js_async("fetch('/logout', { method: 'POST' }).then(() => arguments[1]())", Value::Null);
    draw(mover);
    other.gone(".hand");
    other.wait(".ask.wait");
    assert!(!other.has("#act"));
}
