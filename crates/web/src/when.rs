//! Dates and spans of time, as each language tells them.

use kernel::{Arg, Phrase};
use maud::{Markup, html};
use table::Millis;
use words::Words;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

const MONTHS: [&str; 12] = [
    "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9",
    "month-10", "month-11", "month-12",
];

/// Year, month from 1 and day of a moment. The calendar is that of Greenwich: the server knows no other.
fn civil(at: Millis) -> (i64, usize, i64) {
    // Counted from 1 March of the year 0, so that the odd day stands at the end of its cycle.
    let days = at.div_euclid(DAY) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (era * 400 + year + i64::from(month <= 2), month as usize, of_year - (153 * march + 2) / 5 + 1)
}

/// A sentence that tells a day.
fn dated(key: &'static str, at: Millis) -> Phrase {
    let (year, month, day) = civil(at);
    Phrase::new(key).number("day", day).with("month", Arg::Term(MONTHS[month - 1])).number("year", year)
}

/// A day, such as 16 November 2026. The server tells that of Greenwich and says so; the script knows where the
/// visitor is and writes their own.
#[must_use]
pub fn date(words: &Words, at: Millis) -> Markup {
    html! { time datetime=(iso(at)) data-when="day" { (words.say(&dated("date", at))) } }
}

/// How long ago something was; the day, if that is more than a week.
#[must_use]
pub fn ago(words: &Words, now: Millis, at: Millis) -> Markup {
    let past = (now - at).max(0);
    let count = |key, unit: Millis| words.say(&Phrase::new(key).number("count", past / unit));
    let text = match past {
        _ if past < MINUTE => words.say(&Phrase::new("ago-now")),
        _ if past < HOUR => count("ago-minutes", MINUTE),
        _ if past < DAY => count("ago-hours", HOUR),
        _ if past < 2 * DAY => words.say(&Phrase::new("ago-yesterday")),
        _ if past < 8 * DAY => count("ago-days", DAY),
        _ => return date(words, at),
    };
    html! { time datetime=(iso(at)) { (text) } }
}

/// How much time is left.
#[must_use]
pub fn left(words: &Words, left: Millis) -> String {
    let count = |key, unit: Millis| words.say(&Phrase::new(key).number("count", left.max(0) / unit));
    match left {
        _ if left < MINUTE => count("left-seconds", 1_000),
        _ if left < HOUR => count("left-minutes", MINUTE),
        _ if left < 2 * DAY => count("left-hours", HOUR),
        _ => count("left-days", DAY),
    }
}

/// A moment as programs read it.
#[must_use]
pub fn iso(at: Millis) -> String {
    let ((year, month, day), minutes) = (civil(at), at.rem_euclid(DAY) / MINUTE);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}Z", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use kernel::Language;

    use super::*;

    /// 16 November 2026, noon.
    const THEN: Millis = 1_794_830_400_000;

    #[test]
    fn days_are_written_as_each_language_does() {
        let say = |language| date(&crate::words(language, None), THEN).into_string();
        let time =
            |text: &str| format!("<time datetime=\"2026-11-16T12:00Z\" data-when=\"day\">{text}</time>");
        assert_eq!(say(Language::En), time("16 November 2026 (UTC)"));
        assert_eq!(say(Language::Pl), time("16 listopada 2026 (UTC)"));
        assert_eq!(say(Language::Cs), time("16. listopadu 2026 (UTC)"));
        assert_eq!(iso(THEN), "2026-11-16T12:00Z");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00Z");
        assert_eq!(iso(-1), "1969-12-31T23:59Z");
    }

    #[test]
    fn spans_are_counted_as_each_language_does() {
        let say = |language, past| ago(&crate::words(language, None), THEN, THEN - past).into_string();
        let text = |html: String| html.split('>').nth(1).unwrap().split('<').next().unwrap().to_owned();
        let all = |past| [Language::En, Language::Pl, Language::Cs].map(|language| text(say(language, past)));
        assert_eq!(all(5_000), ["just now", "przed chwilą", "právě teď"]);
        assert_eq!(all(MINUTE), ["one minute ago", "minutę temu", "před minutou"]);
        assert_eq!(all(3 * MINUTE), ["3 minutes ago", "3 minuty temu", "před 3 minutami"]);
        assert_eq!(all(25 * MINUTE), ["25 minutes ago", "25 minut temu", "před 25 minutami"]);
        assert_eq!(all(30 * HOUR), ["yesterday", "wczoraj", "včera"]);
        assert_eq!(
            all(9 * DAY),
            ["7 November 2026 (UTC)", "7 listopada 2026 (UTC)", "7. listopadu 2026 (UTC)"]
        );
        let words = crate::words(Language::Pl, None);
        assert_eq!(left(&words, 102_000), "została minuta");
        assert_eq!(left(&words, 22 * MINUTE), "zostały 22 minuty");
        assert_eq!(left(&words, 5 * DAY), "zostało 5 dni");
    }
}
