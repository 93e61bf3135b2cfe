//! Every page there is, with something on it.

use crate::browser::Browser;
use crate::game::{against_bots, autoplay, finish};

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
        against_bots(browser, 4, "Hania");
        autoplay(
            browser,
            "document.querySelector('.ages [aria-current]').textContent === 'II' && document.querySelectorAll('.hand .card').length >= 6",
            &[],
        );
        let table = browser.path();
        let pages = vec![
            ("home", "/".to_owned()),
            ("new", "/new?game=ethnos".to_owned()),
            ("table-gathering", gathering),
            ("table-playing", table),
            ("log", format!("{over}/log")),
            ("replay", format!("{over}/replay?at=40&as=open")),
            ("review", format!("{over}/review")),
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
}
