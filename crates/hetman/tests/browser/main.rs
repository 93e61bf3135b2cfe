//! The pages in a real browser: Debian's Chromium, driven through its driver, against the program itself.
//!
//! Where the browser is not installed the tests say so and pass; with `HETMAN_REQUIRE_BROWSER` set they fail.
//! Each test has a server, a store and browser profiles of its own; two run at a time.
//! The ignored tests measure, take pictures and look for barriers: see `checks/pages` and `checks/screenshots`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod alone;
mod browser;
mod checks;
mod fits;
mod game;
mod heard;
mod help;
mod imperium;
mod learn;
mod line;
mod lost;
mod lumeria;
mod measures;
mod pages;
mod plain;
mod puzzles;
mod reading;
mod runewars;
mod server;
mod solo;
mod together;
mod walk;

use std::io::{Write, stderr};
use std::process::Command;
use std::sync::{Condvar, Mutex, Once};

use browser::Browser;
use line::Line;
use server::Server;

/// What a test needs: its turn, and a server.
pub(crate) struct Stage {
    pub server: Server,
    _turn: Turn,
}

/// The right to run, which only a few tests have at a time: more browsers at once would only get in each other's
/// way.
struct Turn;

static FREE: Mutex<usize> = Mutex::new(2);
static FREED: Condvar = Condvar::new();

impl Turn {
    fn wait() -> Turn {
        let free = FREE.lock().unwrap();
        *FREED.wait_while(free, |free| *free == 0).unwrap() -= 1;
        Turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *FREE.lock().unwrap() += 1;
        FREED.notify_one();
    }
}

/// The stage for one test, once it is its turn. `None` if there is no browser.
pub(crate) fn stage() -> Option<Stage> {
    stage_with(&[])
}

/// The same with options of the server.
pub(crate) fn stage_with(options: &'static [&'static str]) -> Option<Stage> {
    let turn = Turn::wait();
    let found = |program: &str| Command::new(program).arg("--version").output().is_ok();
    let missing: Vec<&str> = ["chromium", "chromedriver"].into_iter().filter(|name| !found(name)).collect();
    if !missing.is_empty() {
        let how = "apt install chromium chromium-driver fonts-dejavu-core";
        assert!(
            std::env::var_os("HETMAN_REQUIRE_BROWSER").is_none(),
            "{} is not installed: {how}",
            missing.join(" and ")
        );
        // Not by `eprintln`, which is hidden for a test that passes.
        static SAID: Once = Once::new();
        SAID.call_once(|| {
            let _ = writeln!(stderr(), "NOT RUN: the browser tests need {} ({how})", missing.join(" and "));
        });
        return None;
    }
    Some(Stage { server: Server::start(options), _turn: turn })
}

impl Stage {
    pub fn browser(&self) -> Browser {
        Browser::start(&self.server.home(), true)
    }

    /// A browser that reaches the server through a line.
    pub fn browser_on(&self, line: &Line) -> Browser {
        Browser::start(&line.home(), true)
    }

    /// A browser in which no script runs.
    pub fn without_script(&self) -> Browser {
        Browser::start(&self.server.home(), false)
    }
}
