//! Pages as they are sent.

/// HTML without quotes around attributes where it does without them, else with single ones: double ones take two
/// bytes each in JSON; and without ends of items and of what a picture shows, which HTML knows by itself. Every double
/// quote of a page belongs to an attribute, because those in text are escaped.
#[must_use]
pub fn light(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    // What stands before `kept` is written, or left out.
    let (mut kept, mut at) = (0, 0);
    let bytes = html.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'=' if bytes.get(at + 1) == Some(&b'"') => {
                let Some((value, after)) = html[at + 2..].split_once('"') else { break };
                let quote = quote(value);
                text.extend([&html[kept..=at], quote, value, quote]);
                kept = html.len() - after.len();
                if quote.is_empty() && after.starts_with("/></svg>") {
                    // A part of a picture ends where the picture ends.
                    kept += 1;
                } else if quote.is_empty() && after.starts_with('/') {
                    // A tag that ends itself would take its slash into the value.
                    text.push(' ');
                }
                at = kept;
            }
            // An item of a list ends where the next one begins or the list ends.
            b'<' if bytes[at..].starts_with(b"</li>") => {
                text.push_str(&html[kept..at]);
                at += "</li>".len();
                kept = at;
            }
            _ => at += 1,
        }
    }
    text.push_str(&html[kept..]);
    text
}

/// What must stand around the value of an attribute.
fn quote(value: &str) -> &'static str {
    let bare = |byte: u8| byte.is_ascii_alphanumeric() || b"#-./".contains(&byte);
    match value {
        value if !value.is_empty() && value.bytes().all(bare) => "",
        value if !value.contains('\'') => "'",
        _ => "\"",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_light_page_says_the_same() {
        let heavy = r##"<a href="/t/x#y" title="It's" class="a b" id=""><use href="#m-disc"/></a>"##;
        let light_one = r##"<a href=/t/x#y title="It's" class='a b' id=''><use href=#m-disc /></a>"##;
        assert_eq!(light(heavy), light_one);
        assert_eq!(light("<i hidden>plain</i>"), "<i hidden>plain</i>");
        assert_eq!(light(r##"<svg><use href="#m-disc"/></svg>"##), "<svg><use href=#m-disc></svg>");
        assert_eq!(light("<i a=\"never ends"), "<i a=\"never ends");
        assert_eq!(light("<ul><li class=\"ż\">ż</li><li>b</li></ul>"), "<ul><li class='ż'>ż<li>b</ul>");
        assert_eq!(
            light(r##"<svg><use href="#a"/><use href="#b b"/></svg>"##),
            "<svg><use href=#a /><use href='#b b'/></svg>"
        );
    }
}
