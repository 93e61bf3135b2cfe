//! How a person gets on with puzzles: ratings, what was tried, and days in a row. People with a session have it in the
//! store, others in a cookie. And how hard puzzles turn out to be for people.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use learn::puzzle::Puzzle;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use store::PuzzleRating;

/// So many puzzles of a game are remembered as tried, the last ones.
const REMEMBERED: usize = 80;

/// How unsure the rating of a puzzle is that no one has tried: it was measured with bots.
const PUZZLE_DEVIATION: f64 = 120.0;

/// No rating of a puzzle is taken for surer than this.
const PUZZLE_SUREST: f64 = 60.0;

/// After so many plays a puzzle's rating moves by a tenth only, so that a much played one does not run away.
const PUZZLE_SETTLED: i32 = 200;

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
    /// The first answer to a puzzle counts, for the puzzle, too; later ones do not.
    fn answer(&mut self, puzzle: &Puzzle, hard: Hardness, outcome: Outcomes) -> Option<Hardness> {
        let name = puzzle.name();
        if self.tried.contains(&name) {
            return None;
        }
        let own =
            Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility };
        let (new, other) = glicko2(&own, &hard.glicko, &outcome, &Glicko2Config::new());
        let most = if self.rated >= SETTLED { STEP } else { f64::INFINITY };
        self.change = (new.rating - own.rating).clamp(-most, most);
        self.rating = own.rating + self.change;
        self.deviation = new.deviation.max(SUREST);
        self.volatility = new.volatility;
        self.rated += 1;
        self.tried.push(name);
        let old = self.tried.len().saturating_sub(REMEMBERED);
        self.tried.drain(..old);
        Some(hard.after(other))
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hardness {
    glicko: Glicko2Rating,
    plays: i32,
}

impl Hardness {
    /// As people found it, or bots as long as no one has tried it.
    pub(crate) fn of(puzzle: &Puzzle, people: &[PuzzleRating]) -> Hardness {
        let measured = Glicko2Rating {
            rating: puzzle.rating.into(),
            deviation: PUZZLE_DEVIATION,
            ..Glicko2Rating::new()
        };
        let name = puzzle.name();
        match people.iter().find(|known| known.name == name) {
            None => Hardness { glicko: measured, plays: 0 },
            Some(known) => {
                let glicko = Glicko2Rating {
                    rating: f64::from(known.rating) / 10.0,
                    deviation: f64::from(known.deviation) / 10.0,
                    volatility: f64::from(known.volatility) / 1e6,
                };
                Hardness { glicko, plays: known.plays }
            }
        }
    }

    pub(crate) fn rating(&self) -> f64 {
        self.glicko.rating
    }

    fn after(self, new: Glicko2Rating) -> Hardness {
        let weight = if self.plays >= PUZZLE_SETTLED { 0.1 } else { 1.0 };
        let rating = self.glicko.rating + weight * (new.rating - self.glicko.rating);
        let deviation = new.deviation.max(PUZZLE_SUREST);
        Hardness { glicko: Glicko2Rating { rating, deviation, ..new }, plays: self.plays.saturating_add(1) }
    }

    /// As the store keeps it.
    pub(crate) fn kept(&self, game: &str, puzzle: &Puzzle) -> PuzzleRating {
        let Glicko2Rating { rating, deviation, volatility } = self.glicko;
        PuzzleRating {
            game: game.to_owned(),
            name: puzzle.name(),
            rating: (10.0 * rating).round() as i32,
            deviation: (10.0 * deviation).round() as i32,
            volatility: (1e6 * volatility).round() as i32,
            plays: self.plays,
        }
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

    /// Counts an answer to a puzzle on this day. If it is the first one, returns how hard the puzzle is now.
    pub(crate) fn answer(
        &mut self,
        game: &str,
        puzzle: &Puzzle,
        hard: Hardness,
        outcome: Outcomes,
        day: u64,
    ) -> Option<Hardness> {
        let after = self.games.entry(game.to_owned()).or_default().answer(puzzle, hard, outcome);
        if outcome == Outcomes::WIN && self.day != day {
            self.row = if self.day.checked_add(1) == Some(day) { self.row.saturating_add(1) } else { 1 };
            self.day = day;
        }
        after
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

    fn outcome(solved: bool) -> Outcomes {
        if solved { Outcomes::WIN } else { Outcomes::LOSS }
    }

    fn answer(skill: &mut Skill, puzzle: &Puzzle, solved: bool) -> Option<Hardness> {
        skill.answer(puzzle, Hardness::of(puzzle, &[]), outcome(solved))
    }

    fn count(progress: &mut Progress, game: &str, puzzle: &Puzzle, solved: bool, day: u64) {
        progress.answer(game, puzzle, Hardness::of(puzzle, &[]), outcome(solved), day);
    }

    #[test]
    fn a_puzzle_becomes_harder_by_those_who_fail_and_settles() {
        let one = puzzle(1, 1500);
        let solve = |hard: Hardness, solved: bool| {
            let skill = &mut Skill::default();
            skill.answer(&one, hard, outcome(solved)).expect("a first answer")
        };
        let fresh = Hardness::of(&one, &[]);
        assert!(solve(fresh, false).rating() > 1505.0 && solve(fresh, true).rating() < 1495.0);
        let mut hard = fresh;
        for play in 0..PUZZLE_SETTLED {
            hard = solve(hard, play % 2 == 0);
        }
        assert!((hard.rating() - 1500.0).abs() < 60.0, "half of the people solve it: {hard:?}");
        let step = (solve(hard, false).rating() - hard.rating()).abs();
        assert!(step < 2.0 && solve(hard, false).glicko.deviation >= PUZZLE_SUREST, "{step}");
        let kept = hard.kept("ethnos", &one);
        assert_eq!((kept.plays, &*kept.name), (PUZZLE_SETTLED, "1-1"));
        let again = Hardness::of(&one, &[kept]);
        assert!((again.rating() - hard.rating()).abs() < 0.1 && again.plays == PUZZLE_SETTLED);
        assert_eq!(Hardness::of(&puzzle(2, 1700), &[again.kept("ethnos", &one)]).rating(), 1700.0);
    }

    #[test]
    fn the_first_answer_to_a_puzzle_counts_and_later_ones_do_not() {
        let mut skill = Skill::default();
        answer(&mut skill, &puzzle(1, 1500), true);
        assert!(skill.rating > 1550.0 && skill.change > 50.0, "{skill:?}");
        let after = skill.clone();
        answer(&mut skill, &puzzle(1, 1500), false);
        assert_eq!(skill, after);
        answer(&mut skill, &puzzle(2, 1500), false);
        assert!(skill.rating < after.rating && skill.rated == 2);
    }

    #[test]
    fn a_close_answer_counts_as_half() {
        let rated = |outcome: Outcomes| {
            let mut skill = Skill::default();
            skill.answer(&puzzle(1, 1500), Hardness::of(&puzzle(1, 1500), &[]), outcome);
            skill.rating
        };
        let [lost, half, won] = [Outcomes::LOSS, Outcomes::DRAW, Outcomes::WIN].map(rated);
        assert!(lost < half && half < won && (half - 1500.0).abs() < 1.0, "{lost} {half} {won}");
        let mut progress = Progress::default();
        progress.answer(
            "ethnos",
            &puzzle(1, 1500),
            Hardness::of(&puzzle(1, 1500), &[]),
            Outcomes::DRAW,
            20_000,
        );
        assert_eq!(progress.row(20_000), 0, "it is not solved");
    }

    #[test]
    fn harder_puzzles_bring_more_and_ratings_settle() {
        let rated = |rating: u16| {
            let mut skill = Skill::default();
            answer(&mut skill, &puzzle(1, rating), true);
            skill.rating
        };
        assert!(rated(1900) > rated(1500) && rated(1500) > rated(1100));
        let mut skill = Skill::default();
        for deal in 0..40 {
            answer(&mut skill, &puzzle(deal, 1500), deal % 2 == 0);
        }
        answer(&mut skill, &puzzle(99, 3000), true);
        assert!(skill.change <= STEP && skill.deviation >= SUREST, "{skill:?}");
        for deal in 100..300 {
            answer(&mut skill, &puzzle(deal, 1500), true);
        }
        assert_eq!(skill.tried.len(), REMEMBERED);
        assert_eq!(skill.tried.last().map(String::as_str), Some("299-1"));
    }

    #[test]
    fn days_count_only_in_a_row() {
        let mut progress = Progress::default();
        assert_eq!(progress.row(20_000), 0);
        count(&mut progress, "ethnos", &puzzle(1, 1500), true, 20_000);
        count(&mut progress, "ethnos", &puzzle(2, 1500), true, 20_000);
        assert_eq!((progress.row(20_000), progress.row(20_001), progress.row(20_002)), (1, 1, 0));
        count(&mut progress, "ethnos", &puzzle(3, 1500), false, 20_001);
        assert_eq!(progress.row(20_001), 1, "a puzzle that was not solved counts for no day");
        count(&mut progress, "ethnos", &puzzle(4, 1500), true, 20_001);
        assert_eq!(progress.row(20_001), 2);
        count(&mut progress, "ethnos", &puzzle(5, 1500), true, 20_005);
        assert_eq!(progress.row(20_005), 1);
    }

    #[test]
    fn progress_survives_a_cookie_and_a_broken_cookie_is_nothing() {
        let mut progress = Progress::default();
        count(&mut progress, "ethnos", &puzzle(1, 1500), true, 20_000);
        count(&mut progress, "lumeria", &puzzle(2, 1400), false, 20_000);
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
        count(&mut never, "ethnos", &puzzle(1, 1500), true, 20_000);
        assert_eq!(never.row(20_000), 1);
        let wild = Progress::read("1-1!ethnos_2147483647_1_1_1_0_<b>.3-4");
        let wild = wild.of("ethnos").expect("a game");
        assert_eq!((wild.rating, wild.tried.clone()), (4000.0, vec!["3-4".to_owned()]));
    }
}
