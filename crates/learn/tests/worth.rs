//! What lessons call right is confirmed by bots: each foreseen answer to a task is given in the same imagined worlds, and
//! bots play on. What came of it is kept beside the lessons, in `worth.txt`.
//!
//! `BLESS=1 cargo test -p learn --test worth -- --ignored` measures anew; it takes some minutes.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use kernel::record::Record;
use kernel::{Fast, Insight, Seat, Silence, Waiting};
use learn::{Lesson, Line, courses};
use table::{Of, Title};

static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;
static LUMERIA: Of<lumeria::Lumeria> = Of::TITLE;
static IMPERIUM: Of<imperium::Imperium> = Of::TITLE;
static RUNEWARS: Of<runewars::Runewars> = Of::TITLE;

/// In so many worlds.
const WORLDS: u64 = 240;

/// So many answers ahead, those of all seats together.
const AHEAD: usize = 40;

/// An answer is better than another if it is by so many standard errors.
const SURELY: f32 = 2.5;

/// Tasks that ask for something particular, and answers that do something else, which may be better: who is to put a marker
/// into Rhea is told why it went to Althea.
const ASIDE: [(&str, &str); 1] = [("markers-task", "markers-green")];

/// The chance of the seat to win after its answers, in one imagined world. If luck makes one of them impossible, the bot
/// goes on from there.
fn chance<G: Insight>(mut world: G::State, seat: Seat, answers: &[G::Action], luck: &mut Fast) -> f32 {
    let mut legal = Vec::new();
    let mut answers = answers.iter().copied().peekable();
    let mut ahead = 0;
    while ahead < AHEAD {
        let asked = match G::waiting(&world) {
            Waiting::Over(standing) => {
                let winners = standing.winners();
                return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            }
            Waiting::For(seats) if seats.contains(seat) => seat,
            Waiting::For(seats) => seats.first().expect("a game that waits asks a seat"),
        };
        let wished = if asked == seat { answers.next() } else { None };
        let action = wished.filter(|&action| G::check(&world, asked, action).is_ok()).unwrap_or_else(|| {
            G::legal(&world, asked, &mut legal);
            legal[G::instinct(&world, asked, &legal, luck)]
        });
        G::apply(&mut world, asked, action, luck, &mut Silence);
        ahead += usize::from(answers.peek().is_none());
    }
    G::outlook(&world)[seat.index()]
}

/// The chance after each of these lines, and its difference to the first with the standard error of that.
fn measured<G: Insight>(record: &str, seat: Seat, lines: &[&Line]) -> Vec<(f32, f32, f32)> {
    let record = Record::<G>::read(record).unwrap_or_else(|wrong| panic!("{wrong}")).record;
    let mut replay = record.replay(&mut Silence);
    while replay.advance(&mut Silence).is_some() {}
    let read =
        |action: &str| action.parse::<G::Action>().unwrap_or_else(|_| panic!("'{action}' is no answer"));
    let lines: Vec<Vec<G::Action>> = lines.iter().map(|line| line.answers().map(read).collect()).collect();
    let mut sums = vec![(0.0, 0.0, 0.0); lines.len()];
    for number in 0..WORLDS {
        let mut world =
            G::reimagine(replay.state(), kernel::Observer::Seat(seat), &mut Fast::of(&[number, 0]));
        G::unseal(&mut world, seat);
        let play =
            |line: &Vec<G::Action>| chance::<G>(world.clone(), seat, line, &mut Fast::of(&[number, 1]));
        let first = play(&lines[0]);
        for (line, sum) in lines.iter().zip(&mut sums) {
            let chance = play(line);
            let difference = first - chance;
            *sum = (sum.0 + chance, sum.1 + difference, sum.2 + difference * difference);
        }
    }
    let worlds = WORLDS as f32;
    let mean = |(chance, difference, squares): (f32, f32, f32)| {
        let mean = difference / worlds;
        (chance / worlds, mean, ((squares / worlds - mean * mean).max(0.0) / worlds).sqrt())
    };
    sums.into_iter().map(mean).collect()
}

fn path(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("lessons").join(game).join("worth.txt")
}

/// Everything that was foreseen in the lessons of a game: the key of the task, and that of what is said to the answer.
fn foreseen(lessons: &[Lesson]) -> Vec<(&'static str, &'static str)> {
    let tasks = lessons.iter().flat_map(|lesson| &lesson.beats);
    tasks.flat_map(|beat| beat.branches.iter().map(|branch| (beat.tells.key, branch.tells.key))).collect()
}

fn lessons(game: &str) -> Vec<Lesson> {
    let titles: [&'static dyn Title; 4] = [&ETHNOS, &LUMERIA, &IMPERIUM, &RUNEWARS];
    let title = titles.into_iter().find(|title| title.name() == game).expect("a game of the list");
    learn::lessons(&[title]).0
}

/// What bots say about all answers of the lessons of a game.
fn judged<G: Insight>() -> String {
    let mut text = format!(
        "# What each foreseen answer is worth: {WORLDS} imagined worlds, {AHEAD} answers ahead. The chance to win after the\n\
         # solution and after the answer, their difference and its standard error. Written by tests/worth.rs.\n"
    );
    for lesson in lessons(G::NAME) {
        for (nth, beat) in lesson.beats.iter().enumerate().filter(|(_, beat)| !beat.branches.is_empty()) {
            let record = lesson.moment(nth, &[]).play.straight();
            let lines: Vec<&Line> =
                [&beat.solution].into_iter().chain(beat.branches.iter().map(|branch| &branch.line)).collect();
            let worth = measured::<G>(&record, lesson.seat, &lines);
            for (branch, (chance, difference, error)) in beat.branches.iter().zip(&worth[1..]) {
                let verdict = match (*difference, SURELY * error) {
                    (difference, sure) if difference > sure => "worse",
                    (difference, sure) if difference < -sure => "better",
                    _ => "even",
                };
                let kind = if branch.right { "also" } else { "wrong" };
                writeln!(
                    text,
                    "{} {kind} {} {:.3} {chance:.3} {difference:+.3} {error:.3} {verdict}",
                    beat.tells.key, branch.tells.key, worth[0].0
                )
                .expect("a string takes everything");
            }
        }
    }
    text
}

/// `BLESS=1` writes what bots say now.
#[test]
#[ignore = "takes minutes"]
fn bots_agree_with_the_lessons() {
    for (game, judge) in [
        ("ethnos", judged::<ethnos::Ethnos> as fn() -> String),
        ("lumeria", judged::<lumeria::Lumeria>),
        ("imperium", judged::<imperium::Imperium>),
        ("runewars", judged::<runewars::Runewars>),
    ] {
        if std::env::var("GAME").is_ok_and(|only| only != game) {
            continue;
        }
        let text = judge();
        println!("{text}");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(path(game), text).expect("the file can be written");
        }
    }
}

/// No answer that is called wrong was measured to be better than the solution, and all were measured.
#[test]
fn what_is_called_wrong_is_not_better() {
    for course in courses() {
        let text = std::fs::read_to_string(path(course.game)).expect("what bots say about the lessons");
        let mut kept: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [task, kind, said, .., verdict] = words[..] else { panic!("{}: {line}", course.game) };
            let fine = kind == "also" || verdict != "better" || ASIDE.contains(&(task, said));
            assert!(fine, "{}: {line}", course.game);
            *kept.entry((task, said)).or_default() += 1;
        }
        let mut wanted: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for answer in foreseen(&lessons(course.game)) {
            *wanted.entry(answer).or_default() += 1;
        }
        assert_eq!(kept, wanted, "{}: measure anew, see the head of this file", course.game);
    }
}
