use std::collections::VecDeque;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::{ContentError, Fingerprint, Printed, Provenance, Result};

/// The most lines of a content file.
const LINES: usize = 10_000;

/// The most characters of a line.
const CHARACTERS: usize = 1000;

/// A line that says something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: usize,
    /// Its first word.
    pub key: String,
    /// The other words with one space between them, without the mark.
    pub rest: String,
    /// What its mark says.
    pub from: Provenance,
}

impl Line {
    /// Reads one line of a file; `None` if it says nothing.
    fn read(number: usize, text: &str) -> Result<Option<Line>> {
        let wrong = |reason: &str| Err(ContentError { line: number, reason: reason.to_owned() });
        if text.chars().count() > CHARACTERS {
            return wrong(&format!("a line has at most {CHARACTERS} characters"));
        }
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.chars().any(|letter| letter.is_control() && letter != '\t') {
            return wrong("there is a control character in it");
        }
        let mark = text.chars().next_back().and_then(Provenance::of);
        let unmarked = if mark.is_some() { text[..text.len() - 1].trim_end() } else { text };
        let mut words = unmarked.split_whitespace();
        let Some(key) = words.next() else {
            return if mark.is_some() { wrong("a mark without anything before it") } else { Ok(None) };
        };
        if mark.is_some() && unmarked.chars().next_back().and_then(Provenance::of).is_some() {
            return wrong("two marks");
        }
        let rest = words.collect::<Vec<&str>>().join(" ");
        Ok(Some(Line { number, key: key.to_owned(), rest, from: mark.unwrap_or(Provenance::Published) }))
    }

    /// Refuses the line.
    ///
    /// # Errors
    /// Always: the number of the line and the reason.
    pub fn wrong<T>(&self, reason: impl Into<String>) -> Result<T> {
        Err(ContentError { line: self.number, reason: reason.into() })
    }

    /// The words behind the key.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.rest.split(' ').filter(|word| !word.is_empty())
    }

    /// A value of this line, with its provenance.
    pub fn printed<T>(&self, value: T) -> Printed<T> {
        Printed { value, from: self.from }
    }

    /// Everything behind the key as one value.
    ///
    /// # Errors
    /// It is not `what`.
    pub fn parse<T: FromStr>(&self, what: &str) -> Result<T> {
        self.rest.parse().or_else(|_| self.wrong(format!("'{}' is not {what}", self.rest)))
    }

    /// A number of this line.
    ///
    /// # Errors
    /// It is not a number, or not one of these.
    pub fn number<T: FromStr + PartialOrd + Display>(
        &self,
        text: &str,
        among: RangeInclusive<T>,
    ) -> Result<T> {
        match text.parse() {
            Ok(number) if among.contains(&number) => Ok(number),
            _ => self.wrong(format!("'{text}' is not a number from {} to {}", among.start(), among.end())),
        }
    }

    /// Where a word stands among these names.
    ///
    /// # Errors
    /// It is none of them. The reason lists them.
    pub fn one_of<'a>(
        &self,
        word: &str,
        what: &str,
        names: impl IntoIterator<Item = &'a str, IntoIter: Clone>,
    ) -> Result<usize> {
        let names = names.into_iter();
        match names.clone().position(|name| name == word) {
            Some(at) => Ok(at),
            None => {
                let names: Vec<&str> = names.collect();
                self.wrong(format!("'{word}' is not {what}; there are: {}", names.join(", ")))
            }
        }
    }

    /// A value that must have been told by now. Called on the heading of a block.
    ///
    /// # Errors
    /// It was not told.
    pub fn need<T>(&self, value: Option<T>, what: &str) -> Result<T> {
        value.map_or_else(|| self.wrong(format!("no {what}")), Ok)
    }

    /// Keeps the value of this line, which may be told once.
    ///
    /// # Errors
    /// It was told before.
    pub fn set<T>(&self, place: &mut Option<T>, value: T) -> Result<()> {
        match place.replace(value) {
            None => Ok(()),
            Some(_) => self.wrong(format!("{} is told twice", self.key)),
        }
    }
}

/// The lines of a file that say something, one after the other.
#[derive(Clone, Debug)]
pub struct Lines {
    lines: VecDeque<Line>,
    end: Line,
}

impl Lines {
    /// Cuts a file into lines. A byte-order mark and line ends of any system are accepted.
    ///
    /// # Errors
    /// The first line that is no line of a content file: too long, with control characters, or marked wrongly. Or
    /// there are too many.
    pub fn read(text: &str) -> Result<Lines> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let last = text.lines().count().max(1);
        let end = Line { number: last, key: String::new(), rest: String::new(), from: Provenance::Published };
        if last > LINES {
            return end.wrong(format!("a content file has at most {LINES} lines"));
        }
        let lines = (1..).zip(text.lines()).map(|(number, line)| Line::read(number, line));
        Ok(Lines { lines: lines.filter_map(Result::transpose).collect::<Result<_>>()?, end })
    }

    /// The next line if it begins with one of these keys.
    pub fn next_of(&mut self, keys: &[&str]) -> Option<Line> {
        self.next_if(|line| keys.contains(&line.key.as_str()))
    }

    /// The next line unless it begins with one of these keys.
    pub fn next_unless(&mut self, keys: &[&str]) -> Option<Line> {
        self.next_if(|line| !keys.contains(&line.key.as_str()))
    }

    fn next_if(&mut self, fits: impl Fn(&Line) -> bool) -> Option<Line> {
        if self.lines.front().is_some_and(fits) { self.next() } else { None }
    }

    /// All lines that were not taken yet.
    pub fn iter(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter()
    }

    /// Stands for the end of the file in errors about what is missing.
    #[must_use]
    pub fn end(&self) -> Line {
        self.end.clone()
    }

    /// The fingerprint of all lines that were not taken yet, but for those with a key that has nothing to do with the
    /// rules. Comments, spaces and marks do not count.
    #[must_use]
    pub fn fingerprint(&self, without: &[&str]) -> Fingerprint {
        let counted = self.iter().filter(|line| !without.contains(&line.key.as_str()));
        Fingerprint::of(counted.map(|line| format!("{} {}", line.key, line.rest)))
    }
}

impl Iterator for Lines {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        self.lines.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<Line> {
        Lines::read(text).unwrap().collect()
    }

    fn refused(text: &str) -> String {
        Lines::read(text).unwrap_err().to_string()
    }

    #[test]
    fn a_line_is_a_key_its_values_and_a_mark() {
        let line =
            |number, key: &str, rest: &str, from| Line { number, key: key.into(), rest: rest.into(), from };
        assert_eq!(
            lines("# comment\n\n  unit woje *  # known\n\tcost 2?\r\nfields a4  c4\u{a0}e4\nvp 1 ~\nfly"),
            [
                line(3, "unit", "woje", Provenance::Rulebook),
                line(4, "cost", "2", Provenance::Ours),
                line(5, "fields", "a4 c4 e4", Provenance::Published),
                line(6, "vp", "1", Provenance::Published),
                line(7, "fly", "", Provenance::Published),
            ]
        );
        assert_eq!(lines(""), []);
        assert_eq!(lines("\u{feff}fly"), lines("fly"));
    }

    #[test]
    fn what_is_no_line_is_refused() {
        assert_eq!(refused("fly\n *"), "line 2: a mark without anything before it");
        assert_eq!(refused("fly * ?"), "line 1: two marks");
        assert_eq!(refused("fly\u{7}"), "line 1: there is a control character in it");
        assert_eq!(refused(&"x".repeat(1001)), "line 1: a line has at most 1000 characters");
        assert_eq!(lines(&"x".repeat(1000)).len(), 1);
        assert_eq!(refused(&"x\n".repeat(10_001)), "line 10001: a content file has at most 10000 lines");
        assert_eq!(lines(&"x\n".repeat(10_000)).len(), 10_000);
    }

    #[test]
    fn values_are_read_or_refused_with_the_reason() {
        let line = &lines("cost 7")[0];
        assert_eq!(line.number(&line.rest, 1..=9), Ok(7));
        let reason = |result: Result<u8>| result.unwrap_err().to_string();
        assert_eq!(reason(line.number("300", 1..=9)), "line 1: '300' is not a number from 1 to 9");
        assert_eq!(reason(line.number("", 1..=9)), "line 1: '' is not a number from 1 to 9");
        assert_eq!(reason(line.need(None, "cost")), "line 1: no cost");
        assert_eq!(line.one_of("b", "a letter", ["a", "b"]), Ok(1));
        assert_eq!(
            line.one_of("c", "a letter", ["a", "b"]).unwrap_err().reason,
            "'c' is not a letter; there are: a, b"
        );
        let mut place = None;
        assert_eq!(line.set(&mut place, 1), Ok(()));
        assert_eq!(line.set(&mut place, 2).unwrap_err().reason, "cost is told twice");
    }

    #[test]
    fn blocks_end_where_another_key_begins() {
        let mut lines = Lines::read("unit a\ncost 1\nunit b").unwrap();
        assert_eq!(lines.next_of(&["cost"]), None);
        assert_eq!(lines.next().unwrap().rest, "a");
        assert_eq!(lines.next_unless(&["unit"]).unwrap().key, "cost");
        assert_eq!(lines.next_unless(&["unit"]), None);
        assert_eq!(lines.next_of(&["unit"]).unwrap().rest, "b");
        assert_eq!((lines.next(), lines.end().number), (None, 3));
    }

    #[test]
    fn a_fingerprint_is_of_rules_only() {
        let of = |text: &str| Lines::read(text).unwrap().fingerprint(&["called"]);
        let same = of("unit woje\n cost 2\n");
        assert_eq!(of("# words\nunit  woje * # more\n\ncalled Woje\ncost 2 ?"), same);
        assert_ne!(of("unit woje\n cost 3\n"), same);
        assert_ne!(of("cost 2\nunit woje\n"), same);
        assert_ne!(of("unit\nwoje cost 2\n"), same);
        assert_eq!(same.to_string().parse(), Ok(same));
    }
}
