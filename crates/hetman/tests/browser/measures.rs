//! How quick and how heavy the pages are. Run alone on a quiet machine:
//! `cargo test -p hetman --test browser measures -- --ignored --nocapture`

use serde_json::{Value, json};

use crate::game::{SENSIBLE, against_bots, asked};
use crate::stage;

/// Notes everything that comes through the socket: its size, and the sizes of the parts of the page in it.
const LISTEN: &str = "
    window.heard = []
    window.answered = []
    const size = text => new Blob([text]).size
    const Plain = WebSocket
    window.WebSocket = class extends Plain {
        constructor(address) {
            super(address)
            this.addEventListener('message', ({ data }) => {
                if (this.sent) answered.push(performance.now() - this.sent)
                this.sent = undefined
                const regions = Object.entries(JSON.parse(data).regions ?? {})
                heard.push([size(data), regions.map(([id, html]) => [size(html), id]).sort((one, two) => two[0] - one[0])])
            })
        }
        send(data) {
            this.sent = performance.now()
            super.send(data)
        }
    }";

/// Plays to the end as people do and waits each time for the page to show what followed; milliseconds.
const CLICK: &str = "
    const done = arguments[1]
    const times = []
    const version = () => document.querySelector('#act [name=version]')?.value
    const next = () => {
        if (document.querySelector('.ask.over')) return done(times)
        const answer = sensible()
        if (!answer) return setTimeout(next, 5)
        const before = version()
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

/// Prints the middle, nearly all and the most; tells the first two.
fn told(what: &str, unit: &str, numbers: &[f64]) -> (f64, f64) {
    let at = |part: f64| numbers[((numbers.len() - 1) as f64 * part) as usize];
    let (median, nearly_all, most) = (at(0.5), at(0.95), at(1.0));
    println!(
        "{what}: median {median:.1} {unit}, 95 % {nearly_all:.1} {unit}, most {most:.1} {unit}, of {}",
        numbers.len()
    );
    (median, nearly_all)
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
        browser.until("the first update", |browser| browser.js("return heard.length > 0") == true);
        let times = numbers(&browser.js_async(&format!("{SENSIBLE}\n{CLICK}"), json!(null)));
        let (median, _) = told(&format!("{seats} seats, click to page"), "ms", &times);
        let server = numbers(&browser.js("return answered"));
        told(&format!("{seats} seats, of which for the server to answer"), "ms", &server);
        if median > 15.0 {
            slow.push(median);
        }
        let heard = browser.js("return heard");
        let heard = heard.as_array().unwrap();
        let bytes = |update: &Value| update[0].as_f64().unwrap();
        println!("{seats} seats, the whole page when a connection begins: {} bytes", bytes(&heard[0]));
        // When an age ends or begins nearly everything on the table changes, and points are explained.
        let (ends, ordinary): (Vec<&Value>, Vec<&Value>) = heard[1..]
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
        let (_, nearly_all) = told(&format!("{seats} seats, ordinary update"), "bytes", &sizes(&ordinary));
        told(&format!("{seats} seats, end of an age"), "bytes", &sizes(&ends));
        ordinary.iter().filter(|update| bytes(update) > LIMIT).for_each(|update| println!("    {update}"));
        large |= nearly_all > LIMIT;
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
    assert!(!large, "of twenty ordinary updates more than one has 12 KB");
    assert!(slow.is_empty(), "a click takes longer than 15 ms: {slow:?}");
}
