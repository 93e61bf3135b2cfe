//! Every puzzle that comes with the program can be played, and its file says what it means.

use std::path::Path;

use kernel::{Language, Observer, Observers, Waiting};
use learn::puzzle::{Collection, Grade, Graded, PuzzleError, THEMES, collections, theme};
use table::{Of, Title};
use words::Words;

static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;
static LUMERIA: Of<lumeria::Lumeria> = Of::TITLE;
static IMPERIUM: Of<imperium::Imperium> = Of::TITLE;
static RUNEWARS: Of<runewars::Runewars> = Of::TITLE;

fn titles() -> [&'static dyn Title; 4] {
    [&ETHNOS, &LUMERIA, &IMPERIUM, &RUNEWARS]
}

fn title(game: &str) -> &'static dyn Title {
    titles().into_iter().find(|title| title.name() == game).expect("a game of the list")
}

/// `BLESS=1` keeps what can still be played after the rules have changed, and writes its positions anew.
#[test]
fn puzzles_fit_the_rules() {
    for title in titles() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("puzzles/{}.txt", title.name()));
        let text = std::fs::read_to_string(&file).expect("every game has a file");
        let all = Collection::read(Box::leak(text.into_boxed_str()));
        let mut all = all.unwrap_or_else(|wrong| panic!("{}: {wrong}", file.display()));
        let same = all.rules == title.rules();
        if std::env::var_os("BLESS").is_some() && !same {
            let before = all.puzzles.len();
            all.puzzles.retain_mut(|puzzle| match puzzle.open(title, false) {
                Ok(play) => {
                    puzzle.hash = play.hash();
                    true
                }
                Err(_) => false,
            });
            all.rules = title.rules();
            std::fs::write(&file, all.to_string()).expect("the file can be written");
            println!("{}: {} of {before} puzzles kept", title.name(), all.puzzles.len());
            continue;
        }
        assert!(
            same,
            "the puzzles of {} were measured under version {} of the rules, not {}: `BLESS=1 cargo test -p learn --test \
             puzzles` keeps those that can still be played, `hetman puzzles judge` measures them again, `hetman puzzles \
             mine` finds more",
            title.name(),
            all.rules,
            title.rules()
        );
        for puzzle in &all.puzzles {
            let opened = puzzle.open(title, true);
            assert!(opened.is_ok(), "{} {}: {:?}", title.name(), puzzle.name(), opened.err());
        }
        assert_eq!(Collection::read(Box::leak(all.to_string().into_boxed_str())).as_ref().ok(), Some(&all));
    }
}

#[test]
fn what_follows_a_wrong_answer_can_be_played_and_reasons_have_words() {
    for all in collections() {
        let title = title(all.game);
        let words = Language::ALL.map(|language| Words::with(language, &[title.words(language)]));
        for puzzle in &all.puzzles {
            let play = puzzle.open(title, true).expect("a puzzle that fits the rules");
            assert!(matches!(play.waiting(), Waiting::For(seats) if seats.contains(puzzle.seat)));
            let name = format!("{} {}", all.game, puzzle.name());
            let alone = Observers::from_iter([Observer::Seat(puzzle.seat)]);
            let composes = play.given().last().is_some_and(|last| last.noticed == alone);
            assert!(!composes, "{name}: what is composed in private has one order, which no one would guess");
            assert_eq!(puzzle.theme, theme(all.game, puzzle.graded[0].action), "{name}");
            for graded in puzzle.graded.iter().filter(|graded| graded.grade().is_wrong()) {
                let answers = play.given().len() + 1 + graded.line.len();
                let after = puzzle.after(play.copy(), graded, graded.line.len());
                assert_eq!(after.given().len(), answers, "{name}, {}", graded.action);
                for reason in &graded.reasons {
                    assert!(words.iter().all(|words| words.knows(reason.key)), "{name}: {}", reason.key);
                }
            }
        }
    }
}

fn wrong(text: &str) -> PuzzleError {
    let text = format!("hetman puzzles 1\ngame ethnos\nrules 2\nmined 3 40\n{text}");
    Collection::read(Box::leak(text.into_boxed_str())).expect_err("it is wrong")
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_line() {
    let deal = "deal 4 seats=2\nplay 0 draw;1 draw\n";
    let puzzle = format!("{deal}puzzle 0 1500 recruit = 00000000\n");
    for (text, line, reason) in [
        ("puzzle 0 1500 recruit = 00000000".to_owned(), 5, "the first puzzle needs a 'deal'"),
        (format!("{deal}right 0.000 draw"), 7, "'right' without a puzzle"),
        (format!("{deal}puzzle 0 1500 recruit"), 7, "a puzzle is 'puzzle SEAT RATING THEME = HASH'"),
        (format!("{deal}puzzle 0 1500 chess = 00000000"), 7, "there is no theme 'chess'"),
        (format!("{deal}puzzle 9 1500 recruit = 00000000"), 7, "there is no seat 9"),
        (format!("{puzzle}right 0.050 draw"), 8, "what loses 0.05 is not 'right'"),
        (format!("{puzzle}wrong 0.010 draw"), 8, "what loses 0.01 is not 'wrong'"),
        (format!("{puzzle}wrong 1.5 draw"), 8, "a loss of 1.5 is none of a chance"),
        (
            format!("{puzzle}wrong 0.500 draw | reason-glory-more | "),
            8,
            "'reason-glory-more' is no reason with its number",
        ),
        (format!("{puzzle}close 0.020 draw"), 8, "what loses 0.02 is not 'close'"),
        (format!("{puzzle}right 0.000 draw"), 7, "a puzzle has right and wrong answers"),
        (
            format!("{puzzle}right 0.000 draw\nclose 0.040 take red-elf"),
            7,
            "a puzzle has right and wrong answers",
        ),
        (
            format!("{puzzle}maybe 0.000 draw"),
            8,
            "'maybe' is none of deal, play, puzzle, right, close, wrong",
        ),
        ("deal x seats=2".to_owned(), 5, "'x' is no number that fits here"),
    ] {
        assert_eq!(wrong(&text), PuzzleError { line, reason: reason.to_owned() }, "{text}");
    }
    assert!(Collection::read("").is_err());
    assert!(Collection::read("hetman puzzles 1\nrules 2").is_err_and(|wrong| wrong.line == 2));
}

#[test]
fn a_file_is_read_as_it_is_written() {
    let text = "hetman puzzles 1\ngame ethnos\nrules 2\nmined 3 40\ndeal 4 seats=2\nplay 0 draw;1 draw\n\
                puzzle 0 1500 recruit = 00000000\nright 0.000 draw\nwrong 0.100 take red-elf |  | 1 draw;0 draw\n\
                wrong 0.200 take red-orc | reason-glory-more 3, reason-hand-less 1 | \nwrong 0.300 lead red-orc\n\
                play 0 draw\npuzzle 1 1400 bands = 00000000\nright 0.000 lead red-elf\nclose 0.070 lead red-orc\n\
                wrong 0.500 draw\n";
    let all = Collection::read(text).expect("a file");
    assert_eq!(all.to_string(), text);
    let [first, second] = &all.puzzles[..] else { panic!("two puzzles") };
    assert_eq!((first.name().as_str(), second.name().as_str()), ("4-2", "4-3"));
    let counts = |nth: usize| (first.graded[nth].reasons.len(), first.graded[nth].line.len());
    assert_eq!([0, 1, 2, 3].map(counts), [(0, 0), (0, 2), (2, 0), (0, 0)]);
    let grades: Vec<Grade> = second.graded.iter().map(Graded::grade).collect();
    assert_eq!(grades, [Grade::Right, Grade::Close, Grade::Blunder]);
}

/// A puzzle is refused if its position is another one, or if other answers can be given there.
#[test]
fn a_puzzle_of_another_position_is_refused() {
    let text = |hash: &str, answers: &str| -> &'static str {
        let head = "hetman puzzles 1\ngame ethnos\nrules 2\nmined 1 1\ndeal 1 seats=2\nplay \n";
        Box::leak(format!("{head}puzzle 0 1500 recruit = {hash}\n{answers}").into_boxed_str())
    };
    let play =
        ETHNOS.deal("seats=2", &kernel::Secret(std::array::from_fn(|at| u8::from(at == 0))), Vec::new());
    let play = play.expect("two can play");
    let Waiting::For(seats) = play.waiting() else { panic!("the game has begun") };
    let seat = seats.first().expect("a seat");
    let legal: Vec<String> = play.legal(seat).into_iter().map(|(action, _)| action).collect();
    let lines = |legal: &[String]| -> String {
        let line = |(nth, action): (usize, &String)| {
            if nth == 0 { format!("right 0.000 {action}\n") } else { format!("wrong 0.200 {action}\n") }
        };
        legal.iter().enumerate().map(line).collect()
    };
    let open = |hash: &str, answers: &str, same: bool| {
        let text = text(hash, answers).replace("puzzle 0", &format!("puzzle {seat}"));
        let all = Collection::read(Box::leak(text.into_boxed_str())).expect("a file");
        all.puzzles[0].open(&ETHNOS, same).map(|play| play.hash())
    };
    let hash = play.hash();
    assert_eq!(open(&hash.to_string(), &lines(&legal), true), Ok(hash));
    assert!(open("00000000", &lines(&legal), true).is_err_and(|wrong| wrong.reason.contains("not 00000000")));
    assert_eq!(
        open("00000000", &lines(&legal), false),
        Ok(hash),
        "after a change of the rules answers decide"
    );
    let fewer = open("00000000", &lines(&legal[1..]), false);
    assert!(fewer.is_err_and(|wrong| wrong.reason.contains("other answers")));
}

#[test]
fn every_theme_can_come_up() {
    let answers = [
        ("ethnos", "draw", "recruit"),
        ("ethnos", "lead red-elf", "bands"),
        ("ethnos", "place rhea", "markers"),
        ("ethnos", "keep red-elf", "keep"),
        ("ethnos", "token 4", "tokens"),
        ("ethnos", "raid", "raid"),
        ("lumeria", "move c3", "units"),
        ("lumeria", "strike c3", "attack"),
        ("lumeria", "pass", "wait"),
        ("imperium", "play conquer", "cards"),
        ("imperium", "way 1 gain", "choose"),
        ("runewars", "order harvest", "orders"),
        ("runewars", "go knight 5a 2", "march"),
        ("runewars", "number 3", "bids"),
    ];
    let told: Vec<&str> = answers.iter().map(|(game, action, _)| theme(game, action)).collect();
    assert_eq!(told, answers.map(|(_, _, name)| name));
    assert!(THEMES.iter().all(|theme| told.contains(theme)));
}
