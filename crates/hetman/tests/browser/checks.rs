//! What `checks/pages` and `checks/screenshots` run.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use serde_json::Value;

use crate::walk::Walk;
use crate::{Browser, stage};

const SIZES: [(&str, u32, u32); 2] = [("wide", 1440, 900), ("phone", 390, 844)];

/// A file or directory a script names.
fn given(name: &str) -> PathBuf {
    env::var_os(name)
        .unwrap_or_else(|| panic!("{name} is not set; run checks/pages or checks/screenshots"))
        .into()
}

/// Looks at each page with a browser, wide and as on a phone, by day and by night, and says what it found.
fn barriers(pages: &[(&Browser, &str, &str)]) -> Vec<String> {
    let axe = fs::read_to_string(given("HETMAN_AXE")).unwrap();
    let mut found = Vec::new();
    for (size, width, height) in SIZES {
        for scheme in ["light", "dark"] {
            for &(browser, name, path) in pages {
                browser.size(width, height);
                browser.scheme(scheme);
                browser.open(path);
                browser.js(&axe);
                let violations = browser.js_async(
                    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
                        arguments[1](violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(node => node.html + ' ' + (node.any[0]?.message ?? '')) }))))",
                    Value::Null,
                );
                for violation in violations.as_array().unwrap() {
                    println!("{name} {size} {scheme}: {} ({})", violation["id"], violation["help"]);
                    for node in violation["nodes"].as_array().unwrap().iter().take(4) {
                        println!("    {}", node.as_str().unwrap());
                    }
                    found.push(format!("{name} {size} {scheme} {}", violation["id"]));
                }
            }
        }
    }
    found
}

#[test]
#[ignore = "needs axe-core: run checks/pages"]
fn axe_finds_no_barrier() {
    let Some(stage) = stage() else { return };
    let (hania, stranger) = (stage.browser(), stage.browser());
    let walks = [Walk::prepare(&hania), Walk::battle(&hania), Walk::war(&hania)];
    let known = walks.iter().flat_map(|walk| &walk.pages).map(|(name, path)| (&hania, *name, path.as_str()));
    let unknown = [("home of a stranger", "/"), ("login of a stranger", "/login")];
    let unknown = unknown.map(|(name, path)| (&stranger, name, path));
    let pages: Vec<(&Browser, &str, &str)> = known.chain(unknown).collect();
    let found = barriers(&pages);
    assert!(found.is_empty(), "{} violations: {found:#?}", found.len());
}

#[test]
#[ignore = "needs axe-core: run checks/pages"]
fn axe_finds_no_barrier_in_lessons_and_puzzles() {
    let Some(stage) = stage() else { return };
    let browser = stage.browser();
    let (puzzle, wrong) = crate::puzzles::puzzle();
    let answered = format!("/puzzles/ethnos/{}?did={}", puzzle.name(), wrong.action.replace(' ', "+"));
    let pages = [
        ("lessons", "/learn"),
        ("lessons of ethnos", "/learn/ethnos"),
        ("lesson of ethnos", "/learn/ethnos/first?at=2&show=1"),
        ("wrong answer in a lesson", "/learn/ethnos/first?at=2&did=take+blue-troll"),
        ("puzzles", "/puzzles"),
        ("puzzle of ethnos", "/puzzles/ethnos/daily"),
        ("puzzle of lumeria", "/puzzles/lumeria/daily"),
        ("puzzle of imperium", "/puzzles/imperium/daily"),
        ("puzzle of runewars", "/puzzles/runewars/daily"),
        ("wrong answer to a puzzle", answered.as_str()),
        ("lesson of lumeria", "/learn/lumeria/first?at=4"),
        ("lesson of imperium", "/learn/imperium/first?at=3"),
        ("lesson of solo", "/learn/imperium/bait?at=1"),
        ("lesson of runewars", "/learn/runewars/first?at=3&show=1"),
        ("battle in a lesson", "/learn/runewars/battle?at=3"),
    ];
    let found = barriers(&pages.map(|(name, path)| (&browser, name, path)));
    assert!(found.is_empty(), "{} violations: {found:#?}", found.len());
}

#[test]
#[ignore = "needs lighthouse: run checks/pages"]
fn lighthouse_is_content() {
    let Some(stage) = stage() else { return };
    let lighthouse = given("HETMAN_LIGHTHOUSE");
    let browser = stage.browser();
    let walks = [Walk::prepare(&browser), Walk::battle(&browser), Walk::war(&browser)];
    let pages = walks.iter().flat_map(|walk| &walk.pages);
    let mut low = Vec::new();
    for (name, path) in pages.filter(|(name, _)| *name == "home" || name.ends_with("-playing")) {
        let output = Command::new(&lighthouse)
            .arg(format!("{}{path}", stage.server.home()))
            .args(["--quiet", "--output=json", "--only-categories=performance,accessibility,best-practices"])
            .arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage")
            .env("CHROME_PATH", "/usr/bin/chromium")
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        for (category, result) in report["categories"].as_object().unwrap() {
            let score = result["score"].as_f64().unwrap_or_default() * 100.0;
            println!("{name}: {category} {score:.0}");
            if score < 95.0 {
                low.push(format!("{name} {category} {score:.0}"));
                for (id, audit) in report["audits"].as_object().unwrap() {
                    if audit["score"].as_f64().is_some_and(|score| score < 0.9) {
                        println!("    {id}: {} {}", audit["title"], audit["displayValue"]);
                    }
                }
            }
        }
    }
    assert!(low.is_empty(), "below 95: {low:?}");
}

#[test]
#[ignore = "writes pictures: run checks/screenshots"]
fn screenshots() {
    let Some(stage) = stage() else { return };
    let directory = given("HETMAN_SCREENSHOTS");
    let format = env::var("HETMAN_SCREENSHOT_FORMAT").unwrap_or("webp".to_owned());
    fs::create_dir_all(&directory).unwrap();
    let browser = stage.browser();
    let walks = [Walk::prepare(&browser), Walk::battle(&browser), Walk::war(&browser)];
    for (size, width, height) in SIZES {
        browser.size(width, height);
        for scheme in ["light", "dark"] {
            browser.scheme(scheme);
            for (name, path) in walks.iter().flat_map(|walk| &walk.pages) {
                browser.open(path);
                let bytes = browser.picture(&format);
                fs::write(directory.join(format!("{name}-{size}-{scheme}.{format}")), bytes).unwrap();
            }
        }
    }
}
