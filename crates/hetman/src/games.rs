//! Which games there are: the only list of games of the program. The list of the pages is in the web crate; a test below
//! compares them.

use std::io::Read;
use std::path::Path;

use bots::net::LARGEST;

use crate::{Choice, Stop};
use kernel::{Game, Learned};

/// Makes everything that is made of the list of games. `$d` is a dollar sign, for the macro that this one makes.
macro_rules! games {
    ($d:tt $($game:ty),+ $(,)?) => {
        /// Calls a function for the game with this name.
        macro_rules! for_game {
            ($d name:expr, $d($d function:ident)::+($d($d argument:expr),*)) => {{
                let name: &str = $d name.as_ref();
                match name {
                    $(name if name == <$game as kernel::Game>::NAME => {
                        $d($d function)::+::<$game>($d($d argument),*)
                    })+
                    other => Err($crate::games::unknown(other)),
                }
            }};
        }

        pub(crate) use for_game;

        /// All games, for tables; the first is the usual one.
        pub(crate) static TITLES: &[&dyn table::Title] = &[$(&table::Of::<$game>::TITLE),+];

        /// The names of all games.
        pub(crate) const ALL: &[&str] = &[$(<$game as Game>::NAME),+];
    };
}

games!($ ethnos::Ethnos, lumeria::Lumeria, imperium::Imperium, runewars::Runewars);

/// Games are played with the values of these files: Lumeria, Runewars, and the tables of Imperium's solo bot.
pub(crate) fn prefer([lumeria, runewars, bots]: [Option<&Path>; 3]) -> Result<(), Stop> {
    own(lumeria, |text| lumeria::Edition::prefer(text).map(|_| ()))?;
    own(runewars, |text| runewars::prefer(text).map(|_| ()))?;
    own(bots, imperium::prefer_bots)
}

/// Reads a content file, if there is one.
fn own<E: std::fmt::Display>(file: Option<&Path>, read: impl Fn(&str) -> Result<(), E>) -> Result<(), Stop> {
    let Some(file) = file else { return Ok(()) };
    let wrong = |reason: String| Stop::Usage(format!("{}: {reason}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    read(&text).map_err(|error| wrong(error.to_string()))
}

/// Bots play with the weights of this file. It says itself for which game it is.
pub(crate) fn prefer_net(file: Option<&Path>) -> Result<(), Stop> {
    fn read<G: Learned>(bytes: &[u8]) -> Result<(), Stop> {
        let net = bots::net::Net::read::<G>(bytes).map_err(|error| Stop::Usage(error.to_string()))?;
        bots::prefer::<G>(net);
        Ok(())
    }
    let Some(file) = file else { return Ok(()) };
    let wrong = |reason: String| Stop::Usage(format!("--net {}: {reason}", file.display()));
    let mut bytes = Vec::new();
    let opened = std::fs::File::open(file).map_err(|error| wrong(error.to_string()))?;
    opened.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| wrong(error.to_string()))?;
    if bytes.len() as u64 > LARGEST {
        return Err(wrong("this is no file of weights: it is too large".to_owned()));
    }
    let game = bots::net::game_of(&bytes).map_err(|error| wrong(error.to_string()))?;
    match for_game!(game, read(&bytes)) {
        Err(Stop::Usage(reason)) => Err(wrong(reason)),
        done => done,
    }
}

pub(crate) fn unknown(name: &str) -> Stop {
    Stop::Usage(format!("there is no game '{name}'; there are: {}", ALL.join(", ")))
}

/// How long `search` thinks by default.
pub(crate) const BUDGET: bots::Budget = bots::Budget::Iterations(1000);

/// How many games may be asked for: at least one, and no more than fit into sums and memory.
pub(crate) fn how_many(most: u64) -> impl clap::builder::TypedValueParser<Value = u64> {
    clap::value_parser!(u64).range(1..=most)
}

/// The setup that was asked for on the command line.
pub(crate) fn setup<G: Game>(choice: &Choice) -> Result<G::Setup, Stop> {
    let seats = choice.seats.map(|seats| format!("seats={seats}"));
    let text: Vec<String> = seats.into_iter().chain(choice.options.iter().cloned()).collect();
    text.join(" ").parse().map_err(|error| Stop::Usage(format!("{error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_line_server_pages_and_check_know_the_same_games() {
        let titles: Vec<&str> = TITLES.iter().map(|title| title.name()).collect();
        assert_eq!(titles, ALL);
        let pages: Vec<&str> = web::game_names().collect();
        assert_eq!(
            pages, titles,
            "a new game is added to `games!` in crates/hetman/src/games.rs and to `ALL` in crates/web/src/games.rs, in \
             the same order"
        );
        let check = include_str!("../../../check");
        let budgets =
            check.lines().find(|line| line.starts_with("cargo bench")).expect("./check runs the budgets");
        for game in ALL {
            let laws = check.lines().any(|line| line.contains(&format!("-p {game} --lib the_laws_hold")));
            assert!(
                laws,
                "./check long does not run the laws of {game}: add a line with `-p {game} --lib the_laws_hold`"
            );
            assert!(
                budgets.contains(&format!("-p {game} ")),
                "./check does not run the budgets of {game}: add `-p {game}` to the line of `cargo bench`"
            );
        }
    }

    #[test]
    fn an_unknown_game_is_refused_with_the_names_of_those_there_are() {
        fn name<G: Game>() -> Result<&'static str, Stop> {
            Ok(G::NAME)
        }
        for game in ALL {
            assert_eq!(for_game!(game, name()).ok(), Some(*game));
        }
        let refused = for_game!("chess", name());
        assert!(matches!(refused, Err(Stop::Usage(text)) if ALL.iter().all(|game| text.contains(game))));
    }
}
