//! How quick and how heavy the pages are. Run alone on a quiet machine, with the program as servers run it:
//!
//! ```text
//! cargo build --profile dist
//! HETMAN_PROGRAM=$PWD/target/dist/hetman cargo test -p hetman --test browser measures -- --ignored --nocapture
//! ```
//!
//! An answer is durable before it is shown, so every figure contains one sync of the disk that holds the temporary
//! directory. `TMPDIR=/dev/shm` tells how long everything else takes.

use std::time::Duration;

use serde_json::{Value, json};

use crate::game::{SENSIBLE, against_bots, asked};
use crate::stage;

/// Notes everything that comes through the socket.
const LISTEN: &str = "
    window.heard = []
    window.answered = []
    const Plain = WebSocket
    window.WebSocket = class extends Plain {
        constructor(address) {
            super(address)
            this.addEventListener('open', () => window.connected = true)
            this.addEventListener('message', ({ data }) => {
                if (this.sent) answered.push(performance.now() - this.sent)
                this.sent = undefined
                heard.push(data)
            })
        }
        send(data) {
            this.sent = performance.now()
            super.send(data)
        }
    }";

/// The size of everything that was heard, and the sizes of the parts of the page in it.
const SIZES: &str = "
    const size = text => new Blob([text]).size
    return heard.map(data => {
        const regions = Object.entries(JSON.parse(data).regions ?? {})
        return [size(data), regions.map(([id, html]) => [size(html), id]).sort((one, two) => two[0] - one[0])]
    })";

/// Plays to the end as people do, who click when they have seen the page, and waits each time for the page to show what
/// followed; milliseconds.
const CLICK: &str = "
    const times = window.times = []
    window.played = false
    const version = () => document.querySelector('#act [name=version]')?.value
    const next = () => {
        if (document.querySelector('.ask.over')) return window.played = true
        if (!sensible()) return setTimeout(next, 5)
        requestAnimationFrame(() => setTimeout(click))
    }
    const click = () => {
        const [answer, before] = [sensible(), version()]
        if (!answer) return next()
        // What came with the connection is no update.
        if (!times.length) heard.length = 0
        const watch = new MutationObserver(() => {
            if (version() === before) return
            times.push(performance.now() - start)
            watch.disconnect()
            setTimeout(next, 40)
        })
        watch.observe(document.querySelector('#ask'), { childList: true, subtree: true, attributes: true })
        const start = performance.now()
        answer.click()
    }
    next()";

/// Everything of a kind a page fetched: address, compressed, uncompressed.
const WEIGHT: &str = "
    return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(it => it.name.includes(arguments[0]))
        .map(it => [it.name, it.encodedBodySize, it.decodedBodySize])";

fn numbers(value: &Value) -> Vec<f64> {
    let mut numbers: Vec<f64> = value.as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// Prints the middle, nearly all and the most; tells the first and the last.
fn told(what: &str, unit: &str, numbers: &[f64]) -> (f64, f64) {
    let at = |part: f64| numbers[((numbers.len() - 1) as f64 * part) as usize];
    let (median, nearly_all, most) = (at(0.5), at(0.95), at(1.0));
    println!(
        "{what}: median {median:.1} {unit}, 95 % {nearly_all:.1} {unit}, most {most:.1} {unit}, of {}",
        numbers.len()
    );
    (median, most)
}

#[test]
#[ignore = "measures; wants a quiet machine"]
fn measures_of_the_pages() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN }));
    const LIMIT: f64 = 12.0 * 1024.0;
    let (mut slow, mut large) = (Vec::new(), false);
    for seats in [2, 4, 6] {
        against_bots(&browser, seats, "Hania");
        asked(&browser);
        browser.until("a connection", |browser| browser.holds("window.connected"));
        browser.js(&format!("{SENSIBLE}\n{CLICK}"));
        browser.until_within(Duration::from_secs(600), "the end", |browser| browser.holds("window.played"));
        let times = numbers(&browser.js("return times"));
        let (median, _) = told(&format!("{seats} seats, click to page"), "ms", &times);
        let server = numbers(&browser.js("return answered"));
        told(&format!("{seats} seats, of which for the server to answer"), "ms", &server);
        if median > 15.0 {
            slow.push(median);
        }
        let heard = browser.js(SIZES);
        let heard = heard.as_array().unwrap();
        let bytes = |update: &Value| update[0].as_f64().unwrap();
        // When an age ends or begins nearly everything on the table changes, and points are explained.
        let (ends, ordinary): (Vec<&Value>, Vec<&Value>) = heard
            .iter()
            .filter(|update| update[1].as_array().is_some_and(|parts| !parts.is_empty()))
            .partition(|update| {
                ["\"scoring\"", "\"state\""].iter().any(|part| update[1].to_string().contains(part))
            });
        let sizes = |updates: &[&Value]| {
            let mut sizes: Vec<f64> = updates.iter().map(|update| bytes(update)).collect();
            sizes.sort_by(f64::total_cmp);
            sizes
        };
        let (_, most) = told(&format!("{seats} seats, ordinary update"), "bytes", &sizes(&ordinary));
        told(&format!("{seats} seats, end of an age"), "bytes", &sizes(&ends));
        ordinary.iter().filter(|update| bytes(update) > LIMIT).for_each(|update| println!("    {update}"));
        large |= most > LIMIT;
    }
    let over = browser.path();
    for path in [
        "/",
        &over,
        "/new?game=ethnos",
        "/rules/ethnos",
        "/me",
        &format!("{over}/review"),
        &format!("{over}/replay"),
    ] {
        browser.command("Network.clearBrowserCache", json!({}));
        browser.open(path);
        let fetched = |kind: &str| browser.js_of(WEIGHT, json!(kind)).as_array().cloned().unwrap_or_default();
        browser.until("the script", |_| !fetched(".js").is_empty());
        let all = fetched("");
        let sum = |at: usize| all.iter().map(|part| part[at].as_u64().unwrap()).sum::<u64>();
        println!("{path}: {} bytes compressed, {} bytes in all", sum(1), sum(2));
        assert!(sum(1) <= 150 * 1024, "{all:?}");
        assert_eq!((fetched(".css").len(), fetched(".js").len()), (1, 1), "{all:?}");
    }
    assert!(!large, "an ordinary update has more than 12 KB");
    assert!(slow.is_empty(), "a click takes longer than 15 ms: {slow:?}");
}
