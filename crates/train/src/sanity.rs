//! Positions in which an answer loses much: the tests of a game forbid it to its best bots.
//!
//! What an answer is worth is measured by games that are played out after it, and not by what a bot expects.

use std::fs;
use std::path::Path;

use bots::{Bot, Budget, Candidate, Glimpse};
use kernel::record::Record;
use kernel::{Committed, Fast, Learned, Luck, Seat, Secret, Silence, Spoken, Waiting};

use crate::Run;
use crate::play::{setup, shares};

/// The bot that finds positions, and the one that plays games out.
const FINDER: &str = "net:200";
const PLAYER: &str = "net:8";

/// An answer is looked at if the finder expects so much less of it.
const GAP: f32 = 0.12;

/// It loses much if it is worse by this share of wins, and by three errors.
const LOSS: f32 = 0.10;

fn bot<G: Learned>(name: &str) -> Box<dyn Bot<G>> {
    bots::named(name, Budget::Iterations(1)).unwrap_or_else(|error| unreachable!("{error}"))
}

pub(crate) fn find<G: Learned + Spoken>(
    run: &Run,
    to: &Path,
    positions: usize,
    played: u32,
) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", to.display());
    run.prefer::<G>()?;
    fs::create_dir_all(to).map_err(told)?;
    let mut list = String::from(
        "# Record, moves before the question, what must not be answered; wins after the best answer and\n# after this one, of so many games that were played out.\n",
    );
    let mut found = 0;
    for game in 0.. {
        if found >= positions {
            break;
        }
        let mut luck = Fast::of(&[run.seed, 0x5a17, game]);
        let (record, question) = look::<G>(run, played, &mut luck);
        let Some(question) = question else { continue };
        let name = format!("{found:02}.record");
        fs::write(to.join(&name), record.to_string()).map_err(told)?;
        let Found { step, worse, better, wins } = question;
        list.push_str(&format!(
            "{name} {step} {worse} # {better}: {} of {played}, {} of {played}\n",
            wins[0], wins[1]
        ));
        fs::write(to.join("positions.txt"), &list).map_err(told)?;
        println!("{name} {step} {worse} # {better}: {} {} of {played}", wins[0], wins[1]);
        found += 1;
    }
    Ok(())
}

struct Found<A> {
    step: usize,
    worse: A,
    better: A,
    /// Wins after the better and after the worse answer.
    wins: [f32; 2],
}

/// Plays a game until a position is found, or to its end. One position of a game at most: others would be like it.
fn look<G: Learned + Spoken>(
    run: &Run,
    played: u32,
    luck: &mut Fast,
) -> (Record<G>, Option<Found<G::Action>>) {
    let setup = setup::<G>(&run.fixed(), luck);
    let mut secret = [0; 32];
    secret.iter_mut().for_each(|byte| *byte = luck.roll(256) as u8);
    let secret = Secret(secret);
    let mut dealt = Committed::new(&secret, &[]);
    let mut record = Record::<G>::new(setup, Some(secret.commitment()), Vec::new());
    let mut state = record.begin(&mut dealt, &mut Silence);
    let (mut finder, mut player) = (bot::<G>(FINDER), bot::<G>(PLAYER));
    // Later games begin to look later, so that all parts of a game are there.
    let from = luck.pick(160) as usize;
    while let Waiting::For(seats) = G::waiting(&state) {
        let seat = seats.first().expect("a game that goes on waits for a seat");
        let glimpse = Glimpse::new(&state, seat);
        if record.steps.len() >= from {
            finder.answer(&glimpse, luck);
            if let Some((better, worse)) = suspects(&finder.explain()) {
                let wins = [better, worse].map(|action| worth::<G>(&state, seat, action, played, luck));
                let share = wins.map(|wins| wins / played as f32);
                let error =
                    share.map(|share| share * (1.0 - share) / played as f32).iter().sum::<f32>().sqrt();
                if share[0] - share[1] > LOSS.max(3.0 * error) {
                    let step = record.steps.len();
                    record.secret = Some(secret);
                    return (record, Some(Found { step, worse, better, wins }));
                }
            }
        }
        let action = player.answer(&Glimpse::new(&state, seat), luck);
        record.apply(&mut state, seat, action, &mut dealt, &mut Silence);
    }
    (record, None)
}

/// The best answer and a much worse one that was still looked at: one that nearly looks right.
fn suspects<A: Copy>(candidates: &[Candidate<A>]) -> Option<(A, A)> {
    let (best, others) = candidates.split_first()?;
    let tempting = |other: &&Candidate<A>| other.visits >= 2 && best.expected - other.expected > GAP;
    Some((best.action, others.iter().find(tempting)?.action))
}

/// How many games of so many the seat wins after an answer. Unknown cards and luck are dealt anew each time.
fn worth<G: Learned>(state: &G::State, seat: Seat, action: G::Action, played: u32, luck: &mut Fast) -> f32 {
    let mut player = bot::<G>(PLAYER);
    let mut wins = 0.0;
    for _ in 0..played {
        let mut world = Glimpse::<G>::new(state, seat).reimagine(luck);
        G::apply(&mut world, seat, action, luck, &mut Silence);
        let standing = loop {
            let seat = match G::waiting(&world) {
                Waiting::Over(standing) => break standing,
                Waiting::For(seats) => seats.first().expect("a game that goes on waits for a seat"),
            };
            let action = player.answer(&Glimpse::new(&world, seat), luck);
            G::apply(&mut world, seat, action, luck, &mut Silence);
        };
        wins += shares(&standing)[seat.index()];
    }
    wins
}
