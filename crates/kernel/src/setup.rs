use std::fmt;

use serde::Serialize;

/// Why a setup cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub String);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}

/// One option of a setup, as a form offers it. A paragraph of the rulebook, `game.option.key`, explains it
/// unless it explains itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The option.
    pub key: &'static str,
    /// What can be chosen.
    pub choices: Choices,
}

/// What can be chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Choices {
    /// A number.
    Number {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
        /// The default.
        usual: u8,
    },
    /// One of these words; the first is the usual one.
    One(Vec<&'static str>),
    /// Several of these words, separated by commas, or `random`, which is usual. How many they must be, the
    /// setup says when it is read.
    Several(Vec<&'static str>),
    /// One of these words for each seat, in the order of the seats and separated by commas, or `random`, which
    /// is usual.
    Each(Vec<&'static str>),
}

/// A setup as people type it and records keep it: `seats=4 merfolk=leader`.
///
/// A game takes out the options it knows and then calls [`Options::finish`], which refuses what is left.
#[derive(Debug)]
pub struct Options<'a> {
    left: Vec<(&'a str, &'a str)>,
    known: Vec<&'static str>,
}

impl<'a> Options<'a> {
    /// Reads `key=value` pairs separated by spaces.
    ///
    /// # Errors
    /// If a pair has no `=`, or a key is given twice.
    pub fn parse(text: &'a str) -> Result<Options<'a>, SetupError> {
        let mut left: Vec<(&str, &str)> = Vec::new();
        for pair in text.split_whitespace() {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| SetupError(format!("'{pair}' is not of the form key=value")))?;
            if let Some((_, first)) = left.iter().find(|(k, _)| *k == key) {
                return Err(SetupError(format!("'{key}' is given twice: {first} and {value}")));
            }
            left.push((key, value));
        }
        Ok(Options { left, known: Vec::new() })
    }

    /// Takes out the value of an option.
    pub fn take(&mut self, key: &'static str) -> Option<&'a str> {
        self.known.push(key);
        let at = self.left.iter().position(|(k, _)| *k == key)?;
        Some(self.left.remove(at).1)
    }

    /// Takes out an option that is one of a few words; the first is the default.
    ///
    /// # Errors
    /// If the value is none of them.
    pub fn choose<T: Copy>(&mut self, key: &'static str, choices: &[(&str, T)]) -> Result<T, SetupError> {
        let Some(value) = self.take(key) else { return Ok(choices[0].1) };
        choices.iter().find(|(name, _)| *name == value).map(|(_, choice)| *choice).ok_or_else(|| {
            let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
            SetupError(format!("{key}={value}: choose one of {}", names.join(", ")))
        })
    }

    /// Makes sure that nothing is left.
    ///
    /// # Errors
    /// If an option is left that no call has asked for.
    pub fn finish(self) -> Result<(), SetupError> {
        match self.left.first() {
            None => Ok(()),
            Some((key, _)) => {
                Err(SetupError(format!("unknown option '{key}'; there are: {}", self.known.join(", "))))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(text: &str) -> Result<u8, SetupError> {
        let mut options = Options::parse(text)?;
        let sides = options.choose("die", &[("six", 6), ("ten", 10)])?;
        options.finish()?;
        Ok(sides)
    }

    #[test]
    fn options_have_defaults_and_clear_errors() {
        assert_eq!(sides(""), Ok(6));
        assert_eq!(sides("die=ten"), Ok(10));
        let error = |text| sides(text).unwrap_err().to_string();
        assert_eq!(error("die=two"), "die=two: choose one of six, ten");
        assert_eq!(error("die=six die=ten"), "'die' is given twice: six and ten");
        assert_eq!(error("dice=six"), "unknown option 'dice'; there are: die");
        assert_eq!(error("six"), "'six' is not of the form key=value");
    }
}
