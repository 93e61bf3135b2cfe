//! Parts of forms.

use maud::{Markup, html};
use table::Level;
use words::Words;

use crate::page::{level_key, mark, say};

/// Something wrong with a field, said at the field.
pub(crate) fn wrong(id: &str, text: Option<&str>) -> Markup {
    html! {
        @if let Some(text) = text { p.wrong id={ (id) "-wrong" } role="alert" { (mark("info")) (text) } }
    }
}

/// A text to be filled in.
#[derive(Clone, Copy, Default)]
pub(crate) struct TextField<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub label: &'a str,
    pub about: Option<&'a str>,
    pub value: &'a str,
    pub kind: Option<&'a str>,
    pub most: Option<usize>,
    pub least: Option<usize>,
    pub complete: Option<&'a str>,
    pub required: bool,
    pub wrong: Option<&'a str>,
}

impl TextField<'_> {
    pub fn html(self) -> Markup {
        let TextField { id, name, label, about, value, wrong: fault, .. } = self;
        let described = match (about, fault) {
            (None, None) => None,
            (Some(_), None) => Some(format!("{id}-about")),
            (None, Some(_)) => Some(format!("{id}-wrong")),
            (Some(_), Some(_)) => Some(format!("{id}-wrong {id}-about")),
        };
        html! {
            div.field {
                label for=(id) { (label) }
                input.text id=(id) name=(name) type=(self.kind.unwrap_or("text")) value=(value) maxlength=[self.most]
                    minlength=[self.least] autocomplete=(self.complete.unwrap_or("off")) required[self.required]
                    aria-describedby=[described] aria-invalid=[fault.map(|_| "true")];
                (wrong(id, fault))
                @if let Some(about) = about { p.about id={ (id) "-about" } { (about) } }
            }
        }
    }
}

/// One of a few, side by side.
pub(crate) fn seg(name: &str, legend: &str, choices: &[(String, String)], chosen: &str) -> Markup {
    grouped(name, legend, choices, chosen, |_| None)
}

/// The same with a class for each choice that belongs to a group.
pub(crate) fn grouped(
    name: &str,
    legend: &str,
    choices: &[(String, String)],
    chosen: &str,
    group: impl Fn(&str) -> Option<&'static str>,
) -> Markup {
    html! {
        fieldset.field {
            legend { (legend) }
            div.seg {
                @for (value, text) in choices {
                    label class=[group(value)] { input type="radio" name=(name) value=(value) checked[value == chosen]; span { (text) } }
                }
            }
        }
    }
}

/// What a list offers of bots: the levels, then the styles that this game tells of, with what they are fond of. Levels are
/// only explained where there is room.
pub(crate) fn bots(words: &Words, chosen: Level, explained: bool) -> Markup {
    let option = |level: Level, about: Option<String>| {
        html! {
            option value=(level.name()) selected[level == chosen] {
                (say(words, level_key(level))) @if let Some(about) = about { " – " (words.text(&about)) }
            }
        }
    };
    html! {
        optgroup label=(say(words, "levels")) {
            @for level in Level::ALL { (option(level, explained.then(|| format!("{}-about", level_key(level))))) }
        }
        @let styles: Vec<(Level, String)> = Level::STYLES.map(|style| (style, format!("style-{}", style.name()))).into();
        @let known = || styles.iter().filter(|(_, about)| words.knows(about));
        @if known().next().is_some() {
            optgroup label=(say(words, "styles")) {
                @for (style, about) in known() { (option(*style, Some(about.clone()))) }
            }
        }
    }
}

/// The levels of bots, side by side.
pub(crate) fn levels(words: &Words, legend: &str, chosen: Level) -> Markup {
    let choices = Level::ALL.map(|level| (level.name().to_owned(), say(words, level_key(level))));
    seg("level", legend, &choices, chosen.name())
}

#[cfg(test)]
mod tests {
    use kernel::Language;
    use table::{Of, Title};

    use super::*;

    #[test]
    fn a_game_offers_the_styles_it_has() {
        let offered = |title: &dyn Title| {
            let words = crate::words(Language::En, Some(title));
            let list = bots(&words, Level::Expert, true).into_string();
            assert!(list.contains("value=\"expert\" selected"), "{list}");
            Level::STYLES.map(|style| list.contains(&format!("value=\"{}\"", style.name())))
        };
        assert_eq!(offered(&Of::<ethnos::Ethnos>::TITLE), [true, true]);
        assert_eq!(offered(&Of::<lumeria::Lumeria>::TITLE), [true, true]);
        assert_eq!(offered(&Of::<imperium::Imperium>::TITLE), [false, false]);
        assert_eq!(offered(&Of::<runewars::Runewars>::TITLE), [false, true]);
    }
}
