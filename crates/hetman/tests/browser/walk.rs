//! Every page there is, with something on it.

use crate::browser::Browser;
use crate::game::{against_bot_in_lumeria, against_bots, against_bots_in_runewars, autoplay, finish, reach};

pub(crate) struct Walk {
    /// Names and addresses.
    pub pages: Vec<(&'static str, String)>,
}

impl Walk {
    /// Plays what is to be shown, as one guest in one browser.
    #[track_caller]
    pub fn prepare(browser: &Browser) -> Walk {
        against_bots(browser, 3, "Hania");
        finish(browser);
        let over = browser.path();
        browser.open("/new?game=ethnos");
        browser.click(".terms .go");
        browser.wait(".gathering");
        let gathering = browser.path();
        reach(
            browser,
            4,
            "document.querySelector('.ages [aria-current]').textContent !== 'I' && document.querySelectorAll('.hand .card').length >= 6",
            &[],
        );
        let table = browser.path();
        crate::imperium::against_a_bot(browser, "Hania");
        crate::imperium::play(browser, 60);
        let imperium = browser.path();
        let pages = vec![
            ("home", "/".to_owned()),
            ("new", "/new?game=ethnos".to_owned()),
            ("table-gathering", gathering),
            ("table-playing", table),
            ("imperium-playing", imperium),
            ("imperium-cards", "/cards/imperium".to_owned()),
            ("imperium-card", "/cards/imperium/city".to_owned()),
            ("imperium-nations", "/cards/imperium/nations".to_owned()),
            ("imperium-nation", "/cards/imperium/nation-celts".to_owned()),
            ("log", format!("{over}/log")),
            ("replay", format!("{over}/replay?at=40&as=open")),
            ("review", reviewed(browser, &over)),
            ("scoring", format!("{over}/scoring")),
            ("table-over", over),
            ("rules", "/rules/ethnos".to_owned()),
            ("rule", "/rules/ethnos/ethnos.tribe.wizard".to_owned()),
            ("search", "/rules/ethnos?q=dragon".to_owned()),
            ("profile", "/me".to_owned()),
            ("login", "/login".to_owned()),
            ("missing", "/nowhere".to_owned()),
        ];
        Walk { pages }
    }

    /// The pages on which a battle of Lumeria is seen.
    #[track_caller]
    pub fn battle(browser: &Browser) -> Walk {
        const EAGER: [&str; 7] = ["strike", "shoot", "recruit", "place", "volley", "pick", "move"];
        against_bot_in_lumeria(browser, "Hania");
        autoplay(browser, "false", &EAGER);
        let over = browser.path();
        against_bot_in_lumeria(browser, "Hania");
        // In the middle of a round, with dice on the table and something to attack.
        autoplay(
            browser,
            "document.querySelector('#dice .dice') && document.querySelector('#orders .foe')",
            &EAGER,
        );
        let pages = vec![
            ("lumeria-playing", browser.path()),
            ("lumeria-log", format!("{over}/log")),
            ("lumeria-replay", format!("{over}/replay?at=60&as=open")),
            ("lumeria-review", reviewed(browser, &over)),
            ("lumeria-scoring", format!("{over}/scoring")),
            ("lumeria-over", over),
            ("lumeria-new", "/new?game=lumeria".to_owned()),
            ("lumeria-rules", "/rules/lumeria".to_owned()),
        ];
        Walk { pages }
    }
    /// The pages on which a war of Runewars is seen.
    #[track_caller]
    pub fn war(browser: &Browser) -> Walk {
        against_bots_in_runewars(browser, 4, "Hania");
        autoplay(browser, "document.querySelector('#orders .can')", &[]);
        let orders = browser.path();
        against_bots_in_runewars(browser, 4, "Hania");
        autoplay(browser, "document.querySelector('.bid-scene .bid')", &[]);
        let bid = browser.path();
        against_bots_in_runewars(browser, 4, "Hania");
        let home = browser.path();
        against_bots_in_runewars(browser, 2, "Hania");
        autoplay(browser, "document.querySelector('.battle-scene')", &["order conquer", "send", "way fight"]);
        let pages = vec![
            ("runewars-playing", orders),
            ("runewars-home", home),
            ("runewars-bid", bid),
            ("runewars-battle", browser.path()),
            ("runewars-log", format!("{}/log", browser.path())),
            ("runewars-cards", "/cards/runewars".to_owned()),
            ("runewars-new", "/new?game=runewars".to_owned()),
            ("runewars-rules", "/rules/runewars".to_owned()),
        ];
        Walk { pages }
    }
}

/// The address of a review that is done: until then the page asks for itself anew, and closes what was opened on it.
#[track_caller]
fn reviewed(browser: &Browser, over: &str) -> String {
    let review = format!("{over}/review");
    browser.open(&review);
    browser.wait("svg.graph");
    review
}
