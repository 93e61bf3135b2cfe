//! Imperium: a whole game by mouse, what a card says before it is played, the list of cards, and a phone.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::game::{asked, moved_on, version};
use crate::{Browser, stage};

/// Starts a game of two against a novice from the first page.
#[track_caller]
pub(crate) fn against_a_bot(browser: &Browser, name: &str) {
    against_bots(browser, 2, name);
}

/// The same with more seats.
#[track_caller]
pub(crate) fn against_bots(browser: &Browser, seats: u8, name: &str) {
    browser.open("/");
    browser.click("label.game:has([value=imperium])");
    browser.click(&format!(".seatcount label:has([value='{seats}'])"));
    browser.click("label:has([name=level][value=novice])");
    if browser.has("#play-name") {
        browser.fill("#play-name", name);
    }
    browser.click(".playnow .go");
    browser.wait("main.table .civ");
}

/// Answers within the page, at random, until so many answers were given or the game is over.
#[track_caller]
pub(crate) fn play(browser: &Browser, answers: usize) {
    answer(browser, answers, &[]);
}

/// Plays to the end: a player who breaks through for card after card takes unrest until none is left.
#[track_caller]
pub(crate) fn collapse(browser: &Browser) {
    answer(browser, 1_000, &["innovate", "pick market", "done"]);
    browser.wait(".ask.over");
}

/// Answers that begin with one of the preferred words go first.
#[track_caller]
fn answer(browser: &Browser, answers: usize, prefer: &[&str]) {
    const PLAY: &str = "
        let [{ answers, prefer }, done] = arguments
        let last = '', seed = 7
        const roll = sides => (seed = seed * 48271 % 2147483647) % sides
        const step = () => {
            if (document.querySelector('.ask.over') || answers === 0) return done()
            const version = document.querySelector('#act [name=version]')?.value
            const all = [...document.querySelectorAll('.answers button')]
            if (all.length && version !== last) {
                [last, answers] = [version, answers - 1]
                const wish = prefer.map(word => all.find(one => one.value.startsWith(word))).find(one => one)
                const chosen = wish ?? all[roll(all.length)]
                chosen.click()
                // What is likely a mistake is chosen twice.
                if (chosen.dataset.warning) chosen.click()
            }
            setTimeout(step)
        }
        step()";
    browser.js_async(PLAY, json!({ "answers": answers, "prefer": prefer }));
}

#[test]
fn a_game_of_imperium_by_mouse() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_a_bot(&browser, "Hania");
    let (mut board, mut list, mut seed) = (0, 0, 1_u64);
    while asked(&browser) && board + list < 28 {
        let before = version(&browser);
        seed = seed * 48_271 % 2_147_483_647;
        // On the table where there is something to click, else in the list.
        let all = if seed.is_multiple_of(3) { ".answers button" } else { ".civ .can[form=act]" };
        let things = browser.js(&format!("return document.querySelectorAll('{all}').length"));
        let (all, of) = match things.as_u64() {
            Some(of) if of > 0 => (all, of),
            _ => (".answers button", 1),
        };
        *(if all.starts_with(".civ") { &mut board } else { &mut list }) += 1;
        browser.click_on(&format!("return document.querySelectorAll('{all}')[{}]", seed % of));
        // What is likely a mistake is chosen twice.
        browser.js("document.querySelector('.answers .sure')?.click()");
        moved_on(&browser, &before);
    }
    assert!(board > 5 && list > 3, "{board} on the table, {list} in the list");
    collapse(&browser);
    assert_eq!(browser.count(".standing li"), 2);
    // The account tells as many points as the standing.
    let sums = browser.js(
        "const cells = [...document.querySelectorAll('#account-points [data-points]')].map(cell => Number(cell.dataset.points))
         const own = cells.filter((_, nth) => nth % 2 === 0).reduce((sum, one) => sum + one)
         return own === Number(document.querySelector('#account-points tfoot td').textContent)",
    );
    assert_eq!(sums, true);
    browser.no_complaints();
}

#[test]
fn a_card_says_what_it_does_and_why_it_gives_no_answer() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_a_bot(&browser, "Hania");
    assert!(asked(&browser));
    // A card of the market answers nothing at the beginning of a turn.
    let name = browser.text("#slot-2 .ic b");
    browser.click("#slot-2 .ic");
    browser.wait(".tip.peek .icard");
    assert!(browser.text(".tip.peek .top b").contains(name.trim()));
    assert!(browser.has(".tip.peek p a[href^='/rules/imperium/']"));
    browser.press(thirtyfour::Key::Escape + "");
    browser.gone(".tip");
    // Pointing at a card in hand shows it, too.
    browser.js("document.querySelector('#hand .ic').focus()");
    browser.wait(".tip.peek .txt");
    browser.no_complaints();
}

#[test]
fn cards_show_their_text_and_updates_keep_it() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.size(1366, 768);
    against_a_bot(&browser, "Hania");
    // Each card of market, hand and own play area shows a text that is not cut, unless it has none left to tell. Further
    // copies in hand lie under the one that shows it.
    const WHOLE: &str = "
        return [...document.querySelectorAll('#market .ic, #hand .ic, #tableau .rows .ic:not(.under)')].filter(card => {
            if (card.matches('.again')) return card.parentElement.firstElementChild.dataset.move !== card.dataset.move
                || card.matches(':first-child') || card.scrollWidth > card.clientWidth + 1
            const text = card.querySelector('.tx')
            const lines = [...text?.children ?? []].filter(line => line.checkVisibility() && line.textContent)
            const told = card.closest('#tableau') || lines.length
            return !told || lines.some(line => parseFloat(getComputedStyle(line).fontSize) < 12)
                || card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1
        }).map(card => `${card.closest('[id]').id} ${card.scrollWidth}×${card.scrollHeight} in ${card.clientWidth}×${card.clientHeight}, `
            + `tight ${document.querySelector('[data-tight]')?.dataset.tight}: ${card.textContent}`)";
    for answers in [0, 12, 25] {
        play(&browser, answers);
        assert!(asked(&browser));
        // What has moved comes to rest, and is measured then.
        let rests = Instant::now() + Duration::from_secs(3);
        while Instant::now() < rests && browser.js(WHOLE) != json!([]) {
            std::thread::sleep(Duration::from_millis(50));
        }
        assert_eq!(browser.js(WHOLE), json!([]), "after {answers} answers");
    }
    browser.size(1920, 1080);
    browser.reload();
    browser.wait(".minis .tx");
    let told = browser.js(
        "return [...document.querySelectorAll('.minis .tx:has(.x, .p, .v)')].every(text => text.checkVisibility())",
    );
    assert_eq!(told, true);
    browser.no_complaints();
}

#[test]
fn a_turn_with_actions_left_ends_at_the_second_choice() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_a_bot(&browser, "Hania");
    assert!(asked(&browser));
    browser.wait(".answers [data-warning]");
    let before = version(&browser);
    browser.click(".answers [data-warning]");
    browser.wait(".tip[role=alert]");
    assert_eq!(version(&browser), before);
    browser.click(".answers .sure");
    moved_on(&browser, &before);
    browser.no_complaints();
}

#[test]
fn cards_of_imperium_are_found_without_script() {
    let Some(stage) = stage() else { return };
    let browser = stage.without_script();
    browser.open("/cards/imperium");
    browser.fill("#q", "unrest");
    browser.click("#f-suit option[value=civilised]");
    browser.click(".filters .go");
    browser.wait(".hits .btn");
    assert!(browser.count(".icards>li") > 0);
    browser.click(".icards>li .more");
    browser.wait(".onecard h1");
    browser.open("/cards/imperium?q=xyzzy");
    browser.wait(".empty");
}

#[test]
fn imperium_fits_a_phone() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    against_a_bot(&browser, "Hania");
    play(&browser, 40);
    let table = browser.path();
    browser.size(390, 844);
    for path in [&*table, "/cards/imperium", "/cards/imperium/city", "/rules/imperium", "/new?game=imperium"]
    {
        browser.open(path);
        let wide = browser.js("return document.documentElement.scrollWidth - innerWidth");
        assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "{path} is {wide} too wide");
    }
    browser.no_complaints();
}
