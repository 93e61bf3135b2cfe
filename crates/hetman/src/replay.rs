use std::fmt::Display;
use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use kernel::record::{Agreement, Header, Proof, Reading, Record, RecordError, Step, game_of};
use kernel::{Audience, Game, Observer, Phrase, Seat, Spoken, Told};
use serde::Serialize;
use words::Words;

use crate::games::for_game;
use crate::{Lang, Stop};

#[derive(Args)]
#[command(after_help = CODES)]
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
#[command(after_help = CODES)]
pub(crate) struct Verify {
    /// The record
    file: PathBuf,
}

/// What the exit code says of a record.
const CODES: &str = "Exit codes: 0 the whole record was vouched for, or told; 1 the record is wrong; 2 it cannot be \
                     read, or the call is wrong; 3 it was played under other rules, and only part of it, or nothing, \
                     goes the same way under the rules of this program";

/// An event as `--json` prints it.
#[derive(Serialize)]
struct JsonEvent<'a, E> {
    /// The number of the answer that caused it; 0 is the start.
    step: usize,
    /// Who answered. No event has a field of this name: a key may not stand there twice.
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

pub(crate) fn text(file: &PathBuf) -> Result<String, Stop> {
    let bytes = fs::read(file).map_err(|error| Stop::Usage(format!("{}: {error}", file.display())))?;
    String::from_utf8(bytes).map_err(|_| Stop::Usage(format!("{}: not a text file", file.display())))
}

pub(crate) fn replay(args: &Replay) -> Result<(), Stop> {
    let text = text(&args.file)?;
    let header = Header::read(&text).map_err(|error| usage(&args.file, error))?;
    for_game!(header.game, tell(args, &text, &header))
}

pub(crate) fn usage(file: &Path, error: impl Display) -> Stop {
    Stop::Usage(format!("{}: {error}", file.display()))
}

/// A record of other rules whose setup this program does not know cannot be replayed at all.
pub(crate) fn playable<G: Game>(file: &Path, header: &Header) -> Result<(), Stop> {
    match header.setup.parse::<G::Setup>() {
        Err(wrong) if header.rules != G::RULES => Err(Stop::Partly(format!(
            "{}: played under version {} of {}; this program has version {} and cannot replay it: {wrong}",
            file.display(),
            header.rules,
            G::NAME,
            G::RULES
        ))),
        _ => Ok(()),
    }
}

fn tell<G: Spoken>(args: &Replay, text: &str, header: &Header) -> Result<(), Stop> {
    playable::<G>(&args.file, header)?;
    let Reading { record, agreement, .. } =
        Record::<G>::read(text).map_err(|error| usage(&args.file, error))?;
    let last = args.step.unwrap_or(record.steps.len());
    if last > record.steps.len() {
        if let Agreement::Until { steps, difference, .. } = agreement {
            return Err(differs::<G>(&args.file, header, steps, &difference));
        }
        return Err(Stop::Usage(format!("--step {last}: the game has {} moves", record.steps.len())));
    }
    let words = Words::of::<G>(args.lang.into());
    let voice = words.to(None, &header.names);
    let mut out = stdout().lock();
    let mut told: Vec<Told<G::Event>> = Vec::new();
    let mut replay = record.replay(&mut told);
    let mut answer = None;
    loop {
        for told in told.drain(..) {
            if args.json {
                let (by, action) = answer.clone().unzip();
                let line = JsonEvent {
                    step: replay.steps(),
                    by,
                    action,
                    audience: told.audience,
                    event: &told.event,
                };
                writeln!(out, "{}", serde_json::to_string(&line).map_err(std::io::Error::from)?)?;
            } else if !tells_less(&told) {
                writeln!(out, "{:>4}  {}", replay.steps(), voice.say(&G::happened(&told.event)))?;
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
                writeln!(out, "{:>4}  {}", replay.steps(), voice.say(&back))?;
            }
            Some(Step::Undo { seat, answers }) if !args.json => {
                let undo = Phrase::new("record-undo").seat(*seat).number("moves", *answers as i64);
                writeln!(out, "{:>4}  {}", replay.steps(), voice.say(&undo))?;
            }
            Some(Step::Back(_) | Step::Undo { .. }) => {}
        }
    }
    if args.step.is_some() && !args.json {
        writeln!(out)?;
        let view = G::view(replay.state(), Observer::Spectator);
        for line in G::board(&view) {
            writeln!(out, "{line}")?;
        }
        for line in G::scene(&view) {
            writeln!(out, "{}", voice.say(&line))?;
        }
    }
    match agreement {
        Agreement::Until { steps, difference, .. } if last == steps => {
            Err(differs::<G>(&args.file, header, steps, &difference))
        }
        _ => Ok(()),
    }
}

/// Says where a record of other rules goes another way.
fn differs<G: Game>(file: &Path, header: &Header, steps: usize, difference: &RecordError) -> Stop {
    Stop::Partly(format!(
        "{}: played under version {} of {}; under version {} only the first {steps} of {} steps go the same way \
         ({difference})",
        file.display(),
        header.rules,
        G::NAME,
        G::RULES,
        header.steps
    ))
}

/// Whether an event is what the others are told of something that its seat is told in full.
fn tells_less<E>(told: &Told<E>) -> bool {
    matches!(told.audience, Audience::Except(_))
}

pub(crate) fn verify(args: &Verify) -> Result<(), Stop> {
    let text = text(&args.file)?;
    game_of(&text).map_err(|error| usage(&args.file, error))?;
    let header =
        Header::read(&text).map_err(|error| Stop::No(format!("{}: {error}", args.file.display())))?;
    for_game!(header.game, check(args, &text, &header))
}

fn check<G: Game>(args: &Verify, text: &str, header: &Header) -> Result<(), Stop> {
    playable::<G>(&args.file, header)?;
    let Reading { record, proof, agreement } =
        Record::<G>::read(text).map_err(|error| Stop::No(format!("{}: {error}", args.file.display())))?;
    let mut out = stdout().lock();
    let (steps, played, now) = (record.steps.len(), header.rules, G::RULES);
    let name = G::NAME;
    match &agreement {
        Agreement::SameRules => {
            writeln!(out, "rules   {steps} steps, each allowed by version {now} of {name}")?
        }
        Agreement::OtherRules { hashed } => {
            writeln!(out, "rules   {steps} steps, each allowed by version {now} of {name}")?;
            let compared =
                if *hashed { "every position is the same" } else { "it has no hashes of positions" };
            writeln!(out, "        played under version {played}; {compared}")?;
        }
        Agreement::Until { .. } => {
            writeln!(
                out,
                "rules   {steps} of {} steps go the same way under version {now} of {name}",
                header.steps
            )?;
            writeln!(out, "        played under version {played}; what follows is not vouched for")?;
        }
    }
    let partly = matches!(agreement, Agreement::Until { .. });
    match header.standing {
        Some(standing) => {
            let seats = Seat::all(standing.seats());
            let places: Vec<String> = seats
                .map(|seat| {
                    let name = header.names.get(seat.index());
                    let name = name.map_or_else(|| format!("seat {seat}"), Clone::clone);
                    format!("{name} rank {} score {}", standing.rank(seat), standing.score(seat))
                })
                .collect();
            let told = if partly { "; as the record says, not checked" } else { "" };
            writeln!(out, "result  {}{told}", places.join(", "))?;
        }
        None => writeln!(out, "result  the game is not over yet")?,
    }
    let luck = match proof {
        Proof::Proven => "every outcome follows from the secret, and the secret from the commitment",
        Proof::Sealed => "committed; can be proven once the secret is revealed",
        Proof::Absent => "there was no commitment, so there is nothing to prove",
    };
    writeln!(out, "luck    {luck}")?;
    match agreement {
        Agreement::SameRules | Agreement::OtherRules { .. } => Ok(()),
        Agreement::Until { steps, difference, .. } => {
            Err(differs::<G>(&args.file, header, steps, &difference))
        }
    }
}
