//! What others do and say reaches those who do not see the page: the accessibility tree has it in order, and once.

use serde_json::{Value, json};

use crate::together::{draw, mover, sit_down};
use crate::{Browser, stage};

/// The lines of the log that screen readers announce, as the browser hands them on.
fn announced(browser: &Browser) -> Vec<String> {
    browser.command("Accessibility.enable", json!({}));
    let tree = browser.command("Accessibility.getFullAXTree", json!({}));
    let nodes = tree["nodes"].as_array().unwrap();
    let role = |node: &Value, role: &str| node["role"]["value"] == role;
    let by_id = |id: &Value| nodes.iter().find(|node| node["nodeId"] == *id);
    let logs: Vec<&Value> = nodes.iter().filter(|node| role(node, "log")).collect();
    assert_eq!(logs.len(), 1, "one place announces, so that nothing is said twice");
    fn text(node: &Value, by_id: &dyn Fn(&Value) -> Option<Value>) -> String {
        if node["role"]["value"] == "StaticText" {
            return node["name"]["value"].as_str().unwrap_or_default().to_owned();
        }
        let children = node["childIds"].as_array().into_iter().flatten().filter_map(by_id);
        children.map(|child| text(&child, by_id)).collect()
    }
    let cloned = |id: &Value| by_id(id).cloned();
    let lines = logs[0]["childIds"].as_array().into_iter().flatten().filter_map(cloned);
    lines.map(|line| text(&line, &cloned)).filter(|text| !text.is_empty()).collect()
}

/// Says something at the table.
fn say(browser: &Browser, text: &str) {
    if !browser.has("#chat[open]") {
        browser.click("#chat summary");
    }
    browser.fill("#chat [name=text]", text);
    browser.click("#chat form button");
    browser.until("an empty line", |browser| browser.value("#chat [name=text]").is_empty());
}

#[test]
fn what_others_do_and_say_is_announced_in_order_and_once() {
    let Some(stage) = stage() else { return };
    let (hania, zosia) = (stage.browser(), stage.browser());
    sit_down(&hania, &zosia);
    if hania.has("#act") {
        draw(&hania);
    }
    zosia.wait("#act");
    hania.wait(".ask.wait");
    // What stands on a page when it is opened was not said just now.
    hania.reload();
    hania.wait(".ask.wait");
    assert_eq!(announced(&hania), Vec::<String>::new());
    let mut expected = Vec::new();
    for round in 0..3 {
        draw(&zosia);
        hania.wait("#act");
        expected.push("Zosia draws a card.".to_owned());
        say(&zosia, &format!("Hello {round}"));
        expected.push(format!("Zosia Hello {round}"));
        hania.until("the line", |hania| {
            hania
                .js("return document.querySelector('#said').textContent")
                .to_string()
                .contains(&format!("Hello {round}"))
        });
        assert_eq!(announced(&hania), expected);
        let (mover, _) = mover(&hania, &zosia);
        draw(mover);
        zosia.wait("#act");
        let own = hania.js("return document.querySelector('#events li span:not(:empty)').textContent");
        expected.push(own.as_str().unwrap().to_owned());
        assert_eq!(announced(&hania), expected);
    }
    hania.no_complaints();
}
