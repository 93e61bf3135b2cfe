//! How a person gets on with puzzles: ratings, what was tried, and days in a row. People with a session have it in the
//! store, others in a cookie.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use learn::puzzle::Puzzle;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// So many puzzles of a game are remembered as tried, the last ones.
const REMEMBERED: usize = 80;

/// How sure the rating of a puzzle is: it was measured with bots.
const PUZZLE_DEVIATION: f64 = 120.0;

/// No rating is taken for surer than this.
const SUREST: f64 = 45.0;

/// After so many puzzles one of them changes a rating by no more than `STEP`.
const SETTLED: u32 = 10;
const STEP: f64 = 30.0;

/// How a person gets on with the puzzles of one game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Skill {
    pub rating: f64,
    deviation: f64,
    volatility: f64,
    /// How many were rated.
    pub rated: u32,
    /// By how much the last one changed the rating.
    pub change: f64,
    /// The puzzles that were tried, the last one last.
    pub tried: Vec<String>,
}

impl Default for Skill {
    fn default() -> Skill {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        Skill { rating, deviation, volatility, rated: 0, change: 0.0, tried: Vec::new() }
    }
}

impl Skill {
    /// The first answer to a puzzle counts; later ones do not.
    pub(crate) fn answer(&mut self, puzzle: &Puzzle, solved: bool) {
        let name = puzzle.name();
        if self.tried.contains(&name) {
            return;
        }
        let own =
            Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility };
        let other = Glicko2Rating {
            rating: puzzle.rating.into(),
            deviation: PUZZLE_DEVIATION,
            ..Glicko2Rating::new()
        };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (new, _) = glicko2(&own, &other, &outcome, &Glicko2Config::new());
        let most = if self.rated >= SETTLED { STEP } else { f64::INFINITY };
        self.change = (new.rating - own.rating).clamp(-most, most);
        self.rating = own.rating + self.change;
        self.deviation = new.deviation.max(SUREST);
        self.volatility = new.volatility;
        self.rated += 1;
        self.tried.push(name);
        let old = self.tried.len().saturating_sub(REMEMBERED);
        self.tried.drain(..old);
    }
}

/// How a person gets on with all puzzles.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Progress {
    games: BTreeMap<String, Skill>,
    /// The last day on which a puzzle was solved, and how many days in a row that makes.
    day: u64,
    row: u32,
}

impl Progress {
    /// The puzzles of one game.
    pub(crate) fn of(&self, game: &str) -> Option<&Skill> {
        self.games.get(game)
    }

    /// Whether nothing is known.
    pub(crate) fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Counts an answer to a puzzle on this day.
    pub(crate) fn answer(&mut self, game: &str, puzzle: &Puzzle, solved: bool, day: u64) {
        self.games.entry(game.to_owned()).or_default().answer(puzzle, solved);
        if solved && self.day != day {
            self.row = if self.day.checked_add(1) == Some(day) { self.row.saturating_add(1) } else { 1 };
            self.day = day;
        }
    }

    /// How many days in a row a puzzle was solved, up to yesterday or today.
    pub(crate) fn row(&self, day: u64) -> u32 {
        if self.day.saturating_add(1) >= day { self.row } else { 0 }
    }

    /// Reads what [`Progress`] writes. What cannot be read counts as nothing: a visitor may have changed the cookie.
    pub(crate) fn read(text: &str) -> Progress {
        let mut parts = text.split('!');
        let days = parts.next().and_then(|days| days.split_once('-'));
        let days = days.and_then(|(day, row)| Some((day.parse().ok()?, row.parse().ok()?)));
        let Some((day, row)) = days else { return Progress::default() };
        let games = parts.filter_map(|part| {
            let fields: Vec<&str> = part.split('_').collect();
            let [game, rating, deviation, volatility, rated, change, tried] = fields[..] else { return None };
            let number = |text: &str, scale: f64, least: f64, most: f64| {
                text.parse::<i32>().ok().map(|number| (f64::from(number) / scale).clamp(least, most))
            };
            let known = |name: &&str| {
                !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
            };
            let tried = tried.split('.').filter(known).take(REMEMBERED).map(str::to_owned).collect();
            let skill = Skill {
                rating: number(rating, 10.0, 0.0, 4000.0)?,
                deviation: number(deviation, 10.0, SUREST, 350.0)?,
                volatility: number(volatility, 1e6, 0.01, 0.2)?,
                rated: rated.parse().ok()?,
                change: number(change, 10.0, -1000.0, 1000.0)?,
                tried,
            };
            let plain = !game.is_empty() && game.bytes().all(|byte| byte.is_ascii_lowercase());
            plain.then(|| (game.to_owned(), skill))
        });
        Progress { games: games.take(16).collect(), day, row }
    }
}

/// Fit for a cookie: no spaces, commas or semicolons.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.day, self.row)?;
        for (game, skill) in &self.games {
            let Skill { rating, deviation, volatility, rated, change, tried } = skill;
            let [rating, deviation, change] =
                [rating, deviation, change].map(|of| (10.0 * of).round() as i32);
            let volatility = (1e6 * volatility).round() as i32;
            write!(f, "!{game}_{rating}_{deviation}_{volatility}_{rated}_{change}_")?;
            for (nth, name) in tried.iter().enumerate() {
                if nth > 0 {
                    f.write_char('.')?;
                }
                f.write_str(name)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(deal: u64, rating: u16) -> Puzzle {
        let text = format!(
            "hetman puzzles 1\ngame ethnos\nrules 1\nmined 1 1\ndeal {deal} seats=2\nplay 0 draw\n\
             puzzle 1 {rating} recruit = 00000000\nright 0.000 draw\nwrong 0.200 take red-orc\n"
        );
        let all = learn::puzzle::Collection::read(Box::leak(text.into_boxed_str())).expect("a file");
        all.puzzles[0].clone()
    }

    #[test]
    fn the_first_answer_to_a_puzzle_counts_and_later_ones_do_not() {
        let mut skill = Skill::default();
        skill.answer(&puzzle(1, 1500), true);
        assert!(skill.rating > 1550.0 && skill.change > 50.0, "{skill:?}");
        let after = skill.clone();
        skill.answer(&puzzle(1, 1500), false);
        assert_eq!(skill, after);
        skill.answer(&puzzle(2, 1500), false);
        assert!(skill.rating < after.rating && skill.rated == 2);
    }

    #[test]
    fn harder_puzzles_bring_more_and_ratings_settle() {
        let rated = |rating: u16| {
            let mut skill = Skill::default();
            skill.answer(&puzzle(1, rating), true);
            skill.rating
        };
        assert!(rated(1900) > rated(1500) && rated(1500) > rated(1100));
        let mut skill = Skill::default();
        for deal in 0..40 {
            skill.answer(&puzzle(deal, 1500), deal % 2 == 0);
        }
        skill.answer(&puzzle(99, 3000), true);
        assert!(skill.change <= STEP && skill.deviation >= SUREST, "{skill:?}");
        for deal in 100..300 {
            skill.answer(&puzzle(deal, 1500), true);
        }
        assert_eq!(skill.tried.len(), REMEMBERED);
        assert_eq!(skill.tried.last().map(String::as_str), Some("299-1"));
    }

    #[test]
    fn days_count_only_in_a_row() {
        let mut progress = Progress::default();
        assert_eq!(progress.row(20_000), 0);
        progress.answer("ethnos", &puzzle(1, 1500), true, 20_000);
        progress.answer("ethnos", &puzzle(2, 1500), true, 20_000);
        assert_eq!((progress.row(20_000), progress.row(20_001), progress.row(20_002)), (1, 1, 0));
        progress.answer("ethnos", &puzzle(3, 1500), false, 20_001);
        assert_eq!(progress.row(20_001), 1, "a puzzle that was not solved counts for no day");
        progress.answer("ethnos", &puzzle(4, 1500), true, 20_001);
        assert_eq!(progress.row(20_001), 2);
        progress.answer("ethnos", &puzzle(5, 1500), true, 20_005);
        assert_eq!(progress.row(20_005), 1);
    }

    #[test]
    fn progress_survives_a_cookie_and_a_broken_cookie_is_nothing() {
        let mut progress = Progress::default();
        progress.answer("ethnos", &puzzle(1, 1500), true, 20_000);
        progress.answer("lumeria", &puzzle(2, 1400), false, 20_000);
        let text = progress.to_string();
        assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.!".contains(&byte)), "{text}");
        let read = Progress::read(&text);
        assert_eq!(read.to_string(), text);
        assert_eq!(read.of("ethnos").map(|skill| skill.tried.clone()), Some(vec!["1-1".to_owned()]));
        let much = "9".repeat(50);
        for broken in [
            "",
            "x",
            "1-2!",
            "1-2!ethnos_1_2",
            "-!a_b_c_d_e_f_g",
            &format!("{much}-1"),
            "1-1!<b>_1_1_1_1_1_1",
        ] {
            assert!(Progress::read(broken).is_empty(), "{broken}");
        }
        let mut never = Progress::read(&format!("{}-7", u64::MAX));
        assert_eq!(never.row(20_000), 7);
        never.answer("ethnos", &puzzle(1, 1500), true, 20_000);
        assert_eq!(never.row(20_000), 1);
        let wild = Progress::read("1-1!ethnos_2147483647_1_1_1_0_<b>.3-4");
        let wild = wild.of("ethnos").expect("a game");
        assert_eq!((wild.rating, wild.tried.clone()), (4000.0, vec!["3-4".to_owned()]));
    }
}
