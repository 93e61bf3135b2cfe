use std::fs;
use std::io::{Write, stdout};
use std::path::PathBuf;

use clap::Args;
use kernel::record::{Proof, Record, Step, game_of};
use kernel::{Audience, Game, Observer, Phrase, Seat, Spoken, Told};
use serde::Serialize;
use words::Words;

use crate::games::for_game;
use crate::{Lang, Stop};

#[derive(Args)]
pub(crate) struct Replay {
    /// The record
    file: PathBuf,
    /// Stop after this many moves and show the table
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// The language
    #[arg(long, value_enum, default_value_t = Lang::En, conflicts_with = "json")]
    lang: Lang,
    /// Print one JSON object per event, with all hidden information
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct Verify {
    /// The record
    file: PathBuf,
}

/// An event as `--json` prints it.
#[derive(Serialize)]
struct Line<'a, E> {
    /// The number of the answer that caused it; 0 is the start.
    step: usize,
    /// Who answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    /// The answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    /// Who may know it.
    audience: Audience,
    #[serde(flatten)]
    event: &'a E,
}

fn text(file: &PathBuf) -> Result<String, Stop> {
    let bytes = fs::read(file).map_err(|error| Stop::Usage(format!("{}: {error}", file.display())))?;
    String::from_utf8(bytes).map_err(|_| Stop::Usage(format!("{}: not a text file", file.display())))
}

pub(crate) fn replay(args: &Replay) -> Result<(), Stop> {
    let text = text(&args.file)?;
    let usage = |error| Stop::Usage(format!("{}: {error}", args.file.display()));
    for_game!(game_of(&text).map_err(usage)?, tell(args, &text))
}

fn tell<G: Spoken>(args: &Replay, text: &str) -> Result<(), Stop> {
    let (record, _) =
        Record::<G>::read(text).map_err(|error| Stop::Usage(format!("{}: {error}", args.file.display())))?;
    let last = args.step.unwrap_or(record.steps.len());
    if last > record.steps.len() {
        return Err(Stop::Usage(format!("--step {last}: the game has {} moves", record.steps.len())));
    }
    let words = Words::of::<G>(args.lang.into());
    let mut out = stdout().lock();
    let mut told: Vec<Told<G::Event>> = Vec::new();
    let mut replay = record.replay(&mut told);
    let mut answer = None;
    loop {
        for told in told.drain(..) {
            if args.json {
                let (by, action) = answer.clone().unzip();
                let line =
                    Line { step: replay.steps(), by, action, audience: told.audience, event: &told.event };
                writeln!(out, "{}", serde_json::to_string(&line).map_err(std::io::Error::from)?)?;
            } else if !tells_less(&told) {
                writeln!(out, "{:>4}  {}", replay.steps(), words.say(&G::happened(&told.event)))?;
            }
        }
        if replay.steps() == last {
            break;
        }
        match replay.advance(&mut told) {
            None => break,
            Some(Step::Answer(given)) => answer = Some((given.seat, given.action.to_string())),
            Some(Step::Back(left)) if !args.json => {
                let back = Phrase::new("record-back").number("left", *left as i64);
                writeln!(out, "{:>4}  {}", replay.steps(), words.say(&back))?;
            }
            Some(Step::Back(_)) => {}
        }
    }
    if args.step.is_some() && !args.json {
        writeln!(out)?;
        for line in G::scene(&G::view(replay.state(), Observer::Spectator)) {
            writeln!(out, "{}", words.say(&line))?;
        }
    }
    Ok(())
}

/// Whether an event is what the others are told of something that its seat is told in full.
fn tells_less<E>(told: &Told<E>) -> bool {
    matches!(told.audience, Audience::Except(_))
}

pub(crate) fn verify(args: &Verify) -> Result<(), Stop> {
    let text = text(&args.file)?;
    let usage = |error| Stop::Usage(format!("{}: {error}", args.file.display()));
    for_game!(game_of(&text).map_err(usage)?, check(args, &text))
}

fn check<G: Game>(args: &Verify, text: &str) -> Result<(), Stop> {
    let (record, proof) =
        Record::<G>::read(text).map_err(|error| Stop::No(format!("{}: {error}", args.file.display())))?;
    let mut out = stdout().lock();
    writeln!(
        out,
        "rules   {} steps, each allowed by version {} of {}",
        record.steps.len(),
        G::RULES,
        G::NAME
    )?;
    match record.standing {
        Some(standing) => {
            let seats = Seat::all(standing.seats());
            let places: Vec<String> = seats
                .map(|seat| {
                    format!("seat {seat} rank {} score {}", standing.rank(seat), standing.score(seat))
                })
                .collect();
            writeln!(out, "result  {}", places.join(", "))?;
        }
        None => writeln!(out, "result  the game is not over yet")?,
    }
    let luck = match proof {
        Proof::Proven => "every outcome follows from the secret, and the secret from the commitment",
        Proof::Sealed => "committed; can be proven once the secret is revealed",
        Proof::Absent => "there was no commitment, so there is nothing to prove",
    };
    writeln!(out, "luck    {luck}")?;
    Ok(())
}
