//! The pages of puzzles: every one is drawn, in every language, before and after each of its answers.

use kernel::Language;
use learn::puzzle::{Grade, Puzzle, THEMES, collections};
use table::{Of, Title};
use web::Visitor;
use web::puzzles::{PuzzlePage, Shelf, address, answered, puzzle, shelves};

static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;
static LUMERIA: Of<lumeria::Lumeria> = Of::TITLE;
static IMPERIUM: Of<imperium::Imperium> = Of::TITLE;
static RUNEWARS: Of<runewars::Runewars> = Of::TITLE;

fn title(game: &str) -> &'static dyn Title {
    let titles: [&'static dyn Title; 4] = [&ETHNOS, &LUMERIA, &IMPERIUM, &RUNEWARS];
    titles.into_iter().find(|title| title.name() == game).expect("a game of the list")
}

fn drawn(
    title: &'static dyn Title,
    known: &Puzzle,
    language: Language,
    did: Option<&str>,
    step: usize,
) -> String {
    let words = web::words(language, Some(title));
    let position = known.open(title, true).expect("a puzzle that fits the rules");
    let answer = did.and_then(|action| known.graded(action));
    let shown = PuzzlePage {
        puzzle: known,
        rated: known.rating.into(),
        title,
        position: position.as_ref(),
        answer,
        step,
        daily: true,
        theme: None,
        rating: answer.map(|_| (1512, 12)),
    };
    let play = answer.map(|answer| known.after(position.copy(), answer, step));
    let play = play.as_deref().unwrap_or(position.as_ref());
    puzzle(&Visitor::unknown(language), &words, &shown, play).into_string()
}

/// What stands beside the question.
fn coach(page: &str) -> &str {
    let from =
        page.find("<section id=\"coach\"").or_else(|| page.find("<section class=\"coach")).expect("a coach");
    &page[from..from + page[from..].find("</section>").expect("its end")]
}

#[test]
fn every_answer_to_a_puzzle_has_a_page_in_every_language() {
    for all in collections() {
        let title = title(all.game);
        for (nth, known) in all.puzzles.iter().enumerate().take(20) {
            let language = Language::ALL[nth % 3];
            let name = format!("{} {}", all.game, known.name());
            let page = drawn(title, known, language, None, 0);
            assert!(coach(&page).contains("id=\"coach-show\"") && page.contains("id=\"act\""), "{name}");
            for graded in &known.graded {
                let page = drawn(title, known, language, Some(graded.action), 0);
                let coach = coach(&page);
                assert!(!coach.contains('{') && !page.contains("id=\"act\""), "{name}: {coach}");
                let class = match graded.grade() {
                    Grade::Right => "coach panel good",
                    Grade::Close => "coach panel close",
                    Grade::Mistake | Grade::Blunder => "coach panel miss",
                };
                assert!(coach.contains(class) && coach.contains("id=\"coach-next\""), "{name}: {coach}");
                let more = graded.grade().is_wrong() && !graded.line.is_empty();
                assert_eq!(coach.contains("id=\"coach-on\""), more, "{name}: {coach}");
                let end = drawn(title, known, language, Some(graded.action), graded.line.len());
                assert!(!self::coach(&end).contains("id=\"coach-on\""), "{name}");
            }
        }
    }
}

#[test]
fn addresses_hold_what_was_answered() {
    let Some((game, known)) = collections().iter().find_map(|all| Some((all.game, all.puzzles.first()?)))
    else {
        return;
    };
    let name = known.name();
    assert_eq!(address(game, known, None), format!("/puzzles/{game}/{name}"));
    let did = answered(game, known, Some("markers"), "take red-orc", 2);
    assert_eq!(did, format!("/puzzles/{game}/{name}?theme=markers&did=take+red-orc&step=2"));
}

#[test]
fn the_list_tells_of_every_theme() {
    for language in Language::ALL {
        let words = web::words(language, None);
        let shelf = Shelf {
            game: "ethnos",
            daily: Some(("/puzzles/ethnos/daily".to_owned(), true)),
            rating: Some(1612),
            tried: (3, 40),
            themes: THEMES.map(|theme| (theme, 2)).to_vec(),
        };
        let page = shelves(&Visitor::unknown(language), &words, "/puzzles", &[shelf], 4).into_string();
        assert!(page.contains("1612") && page.contains("40"), "{page}");
        for theme in THEMES {
            assert!(words.knows(&format!("theme-{theme}")), "{theme}");
            assert!(page.contains(&format!("/puzzles/ethnos/next?theme={theme}")), "{theme}");
        }
    }
}
