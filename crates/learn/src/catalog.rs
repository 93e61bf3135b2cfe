//! All lessons there are.

use kernel::Language;

/// A lesson file.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Its name in addresses, and the beginning of the keys of its sentences.
    pub name: &'static str,
    /// The lesson.
    pub text: &'static str,
    /// The wishes it was written from.
    pub wishes: &'static str,
}

/// The lessons of one game, in the order they are best taken. The first is the guided first game.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The game.
    pub game: &'static str,
    /// Its lessons.
    pub lessons: &'static [Source],
    /// Options of a first game that are easy to learn with, for several numbers of seats: the first that fit are taken.
    pub gentle: &'static [&'static str],
    /// Its sentences, by language.
    words: [&'static str; Language::ALL.len()],
}

macro_rules! course {
    ($game:literal, $gentle:expr; $($name:literal),* $(,)?) => {
        Course {
            game: $game,
            gentle: $gentle,
            lessons: &[$(Source {
                name: $name,
                text: include_str!(concat!("../lessons/", $game, "/", $name, ".lesson")),
                wishes: include_str!(concat!("../lessons/", $game, "/", $name, ".wish")),
            }),*],
            words: [
                include_str!(concat!("../lessons/", $game, "/en.ftl")),
                include_str!(concat!("../lessons/", $game, "/pl.ftl")),
                include_str!(concat!("../lessons/", $game, "/cs.ftl")),
            ],
        }
    };
}

static COURSES: &[Course] = &[
    course!(
        "ethnos",
        &["tribes=dwarf,giant,minotaur,troll,wingfolk", "tribes=dwarf,elf,giant,minotaur,troll,wingfolk"];
        "first", "markers", "leader", "trolls", "giants", "elves", "centaurs", "wizards", "merfolk", "skeletons", "duel"
    ),
    course!(
        "lumeria",
        &["factions=slavs,vikings scenario=three-hills"];
        "first", "push", "both", "surround", "recruits", "aim", "line", "volley", "fortune", "horse", "god"
    ),
    course!(
        "imperium",
        &[
            "nations=romans,macedonians sides=b",
            "nations=romans,macedonians,carthaginians sides=b",
            "nations=romans,macedonians,carthaginians,greeks sides=b",
        ];
        "first", "unrest", "progress", "through", "exhaust", "glory", "empire", "nile", "solo", "bait"
    ),
    course!(
        "runewars",
        &["factions=daqan,waiqar map=ready", "factions=daqan,waiqar,latari map=ready"];
        "first", "bonus", "rally", "harvest", "shift", "battle", "build", "bid", "hide"
    ),
];

/// The lessons of all games that have some.
#[must_use]
pub fn courses() -> &'static [Course] {
    COURSES
}

/// The lessons of a game.
#[must_use]
pub fn course(game: &str) -> Option<&'static Course> {
    COURSES.iter().find(|course| course.game == game)
}

/// The sentences of all lessons of a game.
#[must_use]
pub fn words(game: &str, language: Language) -> &'static str {
    course(game).map_or("", |course| course.words[language as usize])
}
