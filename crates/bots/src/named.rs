use std::fmt;

use kernel::{Learned, Rung};

use crate::careful::Careful;
use crate::styled::Styled;
use crate::weights::weights;
use crate::{Bot, Budget, Greedy, Playouts, Puct, PuctSettings, Random, Search, SearchSettings};

/// Why there is no such bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotError(String);

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BotError {}

/// The levels for people, the weakest first.
pub const LEVELS: [&str; 6] = ["companion", "novice", "casual", "skilled", "expert", "master"];

/// Named styles: experts, each with its own taste. What each is fond of stands in [`kernel::Insight::STYLES`] of the game;
/// `RESULTS.md` says what that costs.
pub const STYLES: [&str; 2] = ["warlike", "builder"];

/// From this level on a game can ask for more thought.
const SKILLED: usize = 3;

/// The first of the levels that are as good as they can be with their thought.
const EXPERT: usize = 4;

/// The names of all bots that play every game. `expert-by-hand` and `master-by-hand` are `search` as these levels once were,
/// to compare with; the last three are `search` with one part left out, to measure what that part is worth.
pub const NAMES: [&str; 16] = [
    "random",
    "greedy",
    "search",
    LEVELS[0],
    LEVELS[1],
    LEVELS[2],
    LEVELS[3],
    LEVELS[4],
    LEVELS[5],
    STYLES[0],
    STYLES[1],
    "expert-by-hand",
    "master-by-hand",
    "search-without-outlook",
    "search-without-instinct",
    "search-without-memory",
];

/// The bot with this name. The budget is that of `search` and of `net`, which is search with a network; levels bring their
/// own. A number behind a name, as in `net:200`, says how much the bot thinks instead.
///
/// Levels play with a network where the game has one. Otherwise they search by hand.
///
/// # Errors
/// If there is none; the error lists the names.
pub fn named<G: Learned>(name: &str, budget: Budget) -> Result<Box<dyn Bot<G>>, BotError> {
    let Some((name, visits)) = name.split_once(':') else { return find(name, budget, None) };
    let visits = visits.parse().ok().filter(|visits| *visits > 0);
    let visits = visits.ok_or_else(|| BotError(format!("'{name}:' needs a number, such as '{name}:200'")))?;
    find(name, Budget::Iterations(visits), Some(Budget::Iterations(visits)))
}

/// A level, or another bot, that thinks so much.
///
/// # Errors
/// As [`named`].
pub fn named_with<G: Learned>(name: &str, budget: Budget) -> Result<Box<dyn Bot<G>>, BotError> {
    find(name, budget, Some(budget))
}

/// `instead` is the budget of a level, if it shall not have its own.
fn find<G: Learned>(
    name: &str,
    budget: Budget,
    instead: Option<Budget>,
) -> Result<Box<dyn Bot<G>>, BotError> {
    let net = weights::<G>();
    if let Some(level) = LEVELS.iter().position(|level| *level == name) {
        let bot: Box<dyn Bot<G>> = match net {
            Some(net) => {
                let Rung { visits, softness } = G::LADDER[level];
                let settings = PuctSettings::new(instead.unwrap_or(Budget::Iterations(visits)));
                Box::new(Puct::new(net, PuctSettings { temperature: softness, ..settings }))
            }
            None => Box::new(Search::new(steady::<G>(by_hand(level, G::PATIENCE, instead)))),
        };
        return Ok(if level >= EXPERT { Box::new(Careful::new(bot)) } else { bot });
    }
    if let Some(style) = STYLES.iter().position(|style| *style == name) {
        let expert = find(LEVELS[EXPERT], budget, instead)?;
        return Ok(Box::new(Styled::new(expert, G::STYLES[style])));
    }
    let full = SearchSettings::full(budget);
    let settings = match (name, net) {
        ("random", _) => return Ok(Box::new(Random::default())),
        ("greedy", _) => return Ok(Box::new(Greedy::default())),
        ("net", Some(net)) => return Ok(Box::new(Puct::new(net, PuctSettings::new(budget)))),
        ("net", None) => return Err(BotError(format!("there are no weights for {} yet", G::NAME))),
        ("search", _) => full,
        ("expert-by-hand", _) => by_hand(EXPERT, 1, instead),
        ("master-by-hand", _) => by_hand(EXPERT + 1, 1, instead),
        ("search-without-outlook", _) => {
            SearchSettings { playouts: Playouts { cut: None, ..full.playouts }, ..full }
        }
        ("search-without-instinct", _) => {
            SearchSettings { playouts: Playouts { informed: false, ..full.playouts }, ..full }
        }
        ("search-without-memory", _) => SearchSettings { reuse: false, ..full },
        _ => {
            let names = NAMES.join(", ");
            return Err(BotError(format!("there is no bot '{name}'; there are: {names}, net")));
        }
    };
    Ok(Box::new(Search::new(settings)))
}

/// A bot that compares all answers to a question: with a network it looks at each so often at least, by hand it tries
/// them all anyway.
pub(crate) fn judge<G: Learned>(visits: u32, least: u32) -> Box<dyn Bot<G>> {
    let budget = Budget::Iterations(visits);
    match weights::<G>() {
        Some(net) => Box::new(Puct::new(net, PuctSettings { least, ..PuctSettings::new(budget) })),
        None => Box::new(Search::new(steady::<G>(by_hand(EXPERT, 1, Some(budget))))),
    }
}

/// Where the outlook can be trusted at any moment, playing on by instinct only blurs it.
fn steady<G: Learned>(settings: SearchSettings) -> SearchSettings {
    if !G::STEADY {
        return settings;
    }
    let playouts = Playouts { cut: Some(0), ..settings.playouts };
    SearchSettings { playouts, exploration: 0.05, ..settings }
}

/// A level for people without a network. It is weaker because it thinks less and considers fewer answers; no level peeks
/// or blunders on purpose. Levels that think longer also look further ahead; with little thought that only adds noise.
///
/// The companion is for a first game. It considers a few answers without instinct, and takes the one that looks best at
/// once: instinct alone would beat `greedy` in Ethnos.
fn by_hand(level: usize, patience: u32, instead: Option<Budget>) -> SearchSettings {
    let (iterations, attention, cut) =
        [(3, 3, 0), (6, 3, 12), (15, 5, 12), (30, 8, 12), (110, usize::MAX, 12), (2000, usize::MAX, 24)]
            [level];
    let iterations = if level >= SKILLED { patience * iterations } else { iterations };
    let full = SearchSettings::full(instead.unwrap_or(Budget::Iterations(iterations)));
    SearchSettings { attention, playouts: Playouts { cut: Some(cut), informed: level > 0 }, ..full }
}
