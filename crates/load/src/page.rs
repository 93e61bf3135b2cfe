//! What a client that is a page reads and writes: the parts of HTML that a browser would show, and what its form
//! would send.

use serde_json::json;

use crate::table::after;

/// The question on a page, and the answers that its form offers.
#[derive(Debug, Default, PartialEq)]
pub struct Asked {
    /// The version that the form sends with an answer; 0 while there is no form.
    pub version: u64,
    pub answers: Vec<String>,
    /// Whether the page tells how the game ended.
    pub over: bool,
}

/// The value of an attribute, which begins here: in quotes of either kind, in quotes escaped for JSON, or bare.
fn value(text: &str) -> &str {
    let (opening, closing): (usize, &[char]) = match text.as_bytes() {
        [b'\\', ..] => (2, &['\\']),
        [b'"', ..] => (1, &['"']),
        [b'\'', ..] => (1, &['\'']),
        _ => (0, &[' ', '>']),
    };
    text.get(opening..).and_then(|text| text.split(closing).next()).unwrap_or_default()
}

/// The values of all fields or buttons of this name.
fn fields<'a>(html: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    let named = html.split(" name=").skip(1).filter(move |rest| value(rest) == name);
    named.filter_map(|rest| after(rest, " value=").map(value))
}

fn asked(html: &str) -> Asked {
    let version = fields(html, "version").next().and_then(|version| version.parse().ok());
    Asked {
        version: version.unwrap_or_default(),
        answers: fields(html, "action").map(str::to_owned).collect(),
        over: html.contains("ask panel over"),
    }
}

/// What a page asks that was fetched as a whole.
pub fn fetched(page: &str) -> Option<Asked> {
    let at = page.find(r#" id="ask""#)?;
    let from = page[..at].rfind('<')?;
    page[from..].split("</section>").next().map(asked)
}

/// What a page asks after an update, if that part of the page has changed.
pub fn changed(update: &str) -> Option<Asked> {
    let part = after(update, r#""ask":""#)?;
    let mut escaped = false;
    let end = part.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.map(|end| asked(&part[..end]))
}

/// Where the socket of a page is.
pub fn socket(page: &str, table: &str) -> Result<String, String> {
    let version = after(page, " data-version=").map(value).ok_or("the page has no version")?;
    let drawn = after(page, " data-drawn=").map(value).ok_or("the page does not tell what it shows")?;
    Ok(format!("/t/{table}/live?have={version}&drawn={drawn}"))
}

/// What the form sends.
pub fn answer(version: u64, key: &str, action: &str) -> String {
    let fields = json!({ "version": version.to_string(), "key": key, "action": action });
    json!({ "do": "answer", "fields": fields }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fetched_page_tells_its_answers_and_its_socket() {
        let page = concat!(
            r#"<main id="main" data-table="x" data-version="7" data-drawn="00ff"><button name="action" value="no">"#,
            r#"</button><section id="ask" class="ask panel"><form id="act"><input type="hidden" name="version" value="7">"#,
            r#"<input type="hidden" name="key" value="a7"><button name="action" value="take 3"><b>Take</b></button>"#,
            r#"<button name="action" value="draw"></button></form></section><button name="action" value="no"></button>"#,
        );
        let answers = vec!["take 3".to_owned(), "draw".to_owned()];
        assert_eq!(fetched(page), Some(Asked { version: 7, answers, over: false }));
        assert_eq!(socket(page, "x").as_deref(), Ok("/t/x/live?have=7&drawn=00ff"));
        assert_eq!(fetched("<main></main>"), None);
        assert!(socket("<main></main>", "x").is_err());
    }

    #[test]
    fn an_update_is_read_as_it_is_sent() {
        let update = concat!(
            r#"{"version":9,"regions":{"log":"<p title=\"It's\">x</p>","ask":"<section id=ask class='ask panel'>"#,
            r#"<h2 title=\"It's\"></h2><input type=hidden name=version value=9><button name=action value='take 3'>"#,
            r#"<button name=action value=\"ann's\"><button name=action value=draw></section>","hand":""#,
            r#"<button name=action value=no>"},"title":"Your turn"}"#,
        );
        let answers = vec!["take 3".to_owned(), "ann's".to_owned(), "draw".to_owned()];
        assert_eq!(changed(update), Some(Asked { version: 9, answers, over: false }));
        let over = r#"{"version":9,"regions":{"ask":"<section id=ask class='ask panel over'></section>"}}"#;
        assert_eq!(changed(over), Some(Asked { over: true, ..Asked::default() }));
        assert_eq!(changed(r#"{"version":9,"regions":{"log":"<p>ask</p>"},"title":""}"#), None);
    }

    #[test]
    fn an_answer_is_what_the_form_sends() {
        let sent: serde_json::Value = serde_json::from_str(&answer(7, "k", "take 3")).expect("JSON");
        let fields = json!({ "version": "7", "key": "k", "action": "take 3" });
        assert_eq!(sent, json!({ "do": "answer", "fields": fields }));
    }
}
