//! Pages as they are sent.

/// HTML without quotes around attributes where it does without them, else with single ones: double ones take two
/// bytes each in JSON; and without ends of items and of what a picture shows, which HTML knows by itself. Every double
/// quote of a page belongs to an attribute, because those in text are escaped.
#[must_use]
pub fn light(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, (value, after))) =
        rest.split_once("=\"").and_then(|(before, rest)| Some((before, rest.split_once('"')?)))
    {
        let bare = |byte: u8| byte.is_ascii_alphanumeric() || b"#-./".contains(&byte);
        let quote = match value {
            value if !value.is_empty() && value.bytes().all(bare) => "",
            value if !value.contains('\'') => "'",
            _ => "\"",
        };
        text.extend([before, "=", quote, value, quote]);
        // A tag that ends itself would take its slash into the value.
        if quote.is_empty() && after.starts_with('/') {
            text.push(' ');
        }
        rest = after;
    }
    text.push_str(rest);
    // An item of a list ends where the next one begins or the list ends, a part of a picture where the picture ends.
    text.replace("</li>", "").replace(" /></svg>", "></svg>")
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
    }
}
