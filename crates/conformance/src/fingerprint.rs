use std::fmt::Write;
use std::fs;

use kernel::{Fast, Game, Luck, Noted, Silence, StateHash, Waiting, splitmix};

use crate::chance::choose;

/// So many random games of each setup are played.
const GAMES: u64 = 12;

/// Compares the rules of a game with what is committed for their version: a fingerprint of its content, and one of random
/// games that are played by its rules.
///
/// # Panics
/// If one of them has changed and the version has not, and says what to do. With `BLESS=1` the file is written anew, if
/// the version rose.
pub fn fingerprint<G: Game>(file: &str, content: &str, setups: &[&str]) {
    let name = G::NAME;
    let kept = fs::read_to_string(file).unwrap_or_default();
    let line = |key: &str| kept.lines().find_map(|line| line.strip_prefix(key)).unwrap_or("").trim();
    let version: u32 = line("rules ").parse().unwrap_or(0);
    let games = games::<G>(setups);
    if (version, line("content "), line("games ")) == (G::RULES, content, &*games) {
        return;
    }
    assert!(
        version < G::RULES,
        "The rules of {name} or its content have changed, and their version ({version}) has not.\n\
         Tables and records of version {version} would go another way, or could not be compared any more:\n\
         content was {}, is {content}; random games were {}, are {games}.\n\
         If that is meant, raise `RULES` of {name} and run `BLESS=1 cargo test -p {name} --test records`.\n\
         If only the layout of the state has changed, the same holds: the hash of a position is part of every table.",
        line("content "),
        line("games "),
    );
    let mut text = String::from("# What the rules of this version are: see conformance::fingerprint.\n");
    write!(text, "rules {}\ncontent {content}\ngames {games}\n", G::RULES)
        .expect("a string takes everything");
    assert!(
        std::env::var_os("BLESS").is_some(),
        "The rules of {name} are now version {}, and {file} is of version {version}.\n\
         Run `BLESS=1 cargo test -p {name} --test records`, read what it changes, and commit it.",
        G::RULES
    );
    fs::write(file, text).unwrap_or_else(|error| panic!("{file}: {error}"));
}

/// One number for every position of many random games, and the luck that led to it.
fn games<G: Game>(setups: &[&str]) -> String {
    let mut all: u64 = 0;
    let mut add = |text: &str| all = text.bytes().fold(all, |hash, byte| splitmix(hash ^ u64::from(byte)));
    for (nth, text) in setups.iter().enumerate() {
        let setup: G::Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        for game in 0..GAMES {
            let mut luck = Fast::of(&[nth as u64, game]);
            let mut choices = Fast::of(&[nth as u64, game, 1]);
            let (mut rolls, mut legal) = (Vec::new(), Vec::new());
            let mut state = G::start(&setup, &mut Noted::new(&mut luck, &mut rolls), &mut Silence);
            add(&StateHash::of(&state).to_string());
            while let Waiting::For(waiting) = G::waiting(&state) {
                let Some((seat, action)) = choose::<G>(&state, waiting, &mut choices, &mut legal) else {
                    break;
                };
                G::apply(&mut state, seat, action, &mut Noted::new(&mut luck, &mut rolls), &mut Silence);
                add(&action.to_string());
                add(&StateHash::of(&state).to_string());
            }
            let sum = rolls.iter().fold(u64::from(luck.pick(2)), |sum, roll| {
                splitmix(sum ^ u64::from(roll.value) ^ (u64::from(roll.sides) << 32))
            });
            add(&format!("{sum:x}"));
        }
    }
    format!("{all:016x}")
}
