//! What a bot would answer at a moment of a record.

use std::io::{Write, stdout};
use std::num::NonZero;
use std::path::PathBuf;

use bots::{Candidate, Glimpse, equals, reasons};
use clap::Args;
use kernel::record::{Agreement, Header, Reading, Record, Step};
use kernel::{Fast, Learned, Phrase, Seat, Silence, Spoken, Waiting};
use serde::Serialize;
use words::Words;

use crate::games::{self, for_game};
use crate::replay::{playable, text, usage};
use crate::{Lang, Stop};

#[derive(Args)]
pub(crate) struct Advise {
    /// The record
    file: PathBuf,
    /// After so many moves, as `replay --step` counts them; 0 is the beginning
    #[arg(long, value_name = "N")]
    step: usize,
    /// The bot that is asked
    #[arg(long, value_name = "NAME", default_value = "expert")]
    bot: String,
    /// Positions, or imagined games, that it looks at [default: those of the bot]
    #[arg(long, value_name = "K")]
    visits: Option<NonZero<u32>>,
    /// How often it is asked, each time with another seed, from 1
    #[arg(long, value_name = "S", default_value = "1")]
    seeds: NonZero<u16>,
    /// The language; JSON has no words
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// What `--json` prints. Scripts rely on these names.
#[derive(Serialize)]
struct Report {
    step: usize,
    seat: Seat,
    bot: String,
    answers: Vec<Given>,
    candidates: Vec<Considered>,
}

#[derive(Serialize)]
struct Given {
    seed: u64,
    action: String,
}

/// An answer that was considered. Visits are those of all seeds; the chance is their mean.
#[derive(Serialize)]
struct Considered {
    action: String,
    visits: u32,
    expected: f32,
    error: f32,
}

pub(crate) fn run(args: &Advise) -> Result<(), Stop> {
    let text = text(&args.file)?;
    let header = Header::read(&text).map_err(|error| usage(&args.file, error))?;
    for_game!(header.game, advise(args, &text, &header))
}

fn advise<G: Spoken + Learned>(args: &Advise, text: &str, header: &Header) -> Result<(), Stop> {
    playable::<G>(&args.file, header)?;
    let Reading { record, agreement, .. } =
        Record::<G>::read(text).map_err(|error| usage(&args.file, error))?;
    let steps = record.steps.len();
    if args.step > steps {
        let until = match agreement {
            Agreement::Until { .. } => format!(
                "it was played under other rules, and only its first {steps} moves go the same way under ours"
            ),
            Agreement::SameRules | Agreement::OtherRules { .. } => format!("the game has {steps} moves"),
        };
        return Err(Stop::Usage(format!("--step {}: {until}", args.step)));
    }
    let mut replay = record.replay(&mut Silence);
    while replay.steps() < args.step {
        replay.advance(&mut Silence);
    }
    let state = replay.state();
    let Waiting::For(waiting) = G::waiting(state) else {
        return Err(Stop::Usage(format!("--step {}: the game is over", args.step)));
    };
    // Where several are asked at once, the one who answered next in the record.
    let next = match record.steps.get(args.step) {
        Some(Step::Answer(answer)) => Some(answer.seat).filter(|seat| waiting.contains(*seat)),
        _ => None,
    };
    let seat = next.or(waiting.first()).expect("a game that goes on waits for a seat");
    let glimpse = Glimpse::<G>::new(state, seat);

    let mut answers = Vec::new();
    let mut merged: Vec<Candidate<G::Action>> = Vec::new();
    for seed in 1..=u64::from(args.seeds.get()) {
        let mut bot = match args.visits {
            Some(visits) => bots::named_with::<G>(&args.bot, bots::Budget::Iterations(visits.get()))?,
            None => bots::named::<G>(&args.bot, games::BUDGET)?,
        };
        answers.push((seed, bot.answer(&glimpse, &mut Fast::new(seed))));
        bot.explain().into_iter().for_each(|candidate| merge(&mut merged, candidate));
    }
    // What it answers comes first; the best bots do not always answer what they visited most.
    let times = |action: G::Action| answers.iter().filter(|(_, answer)| *answer == action).count();
    merged.sort_by(|a, b| {
        let (times, visits) = (times(b.action).cmp(&times(a.action)), b.visits.cmp(&a.visits));
        times.then(visits).then(b.expected.total_cmp(&a.expected))
    });
    if args.json {
        let report = Report {
            step: args.step,
            seat,
            bot: args.bot.clone(),
            answers: answers
                .iter()
                .map(|(seed, action)| Given { seed: *seed, action: action.to_string() })
                .collect(),
            candidates: merged
                .iter()
                .map(|candidate| Considered {
                    action: candidate.action.to_string(),
                    visits: candidate.visits,
                    expected: candidate.expected,
                    error: candidate.error,
                })
                .collect(),
        };
        writeln!(stdout(), "{}", serde_json::to_string(&report).map_err(std::io::Error::from)?)?;
        return Ok(());
    }
    tell::<G>(args, header, &glimpse, &answers, &merged)
}

/// Adds what was thought of an answer with another seed. The seeds are independent.
fn merge<A: PartialEq>(merged: &mut Vec<Candidate<A>>, candidate: Candidate<A>) {
    let Some(known) = merged.iter_mut().find(|known| known.action == candidate.action) else {
        return merged.push(candidate);
    };
    let visits = (known.visits + candidate.visits).max(1) as f32;
    let share = if known.visits + candidate.visits == 0 { 0.5 } else { candidate.visits as f32 / visits };
    known.expected += share * (candidate.expected - known.expected);
    known.error = ((1.0 - share) * known.error).hypot(share * candidate.error);
    known.visits += candidate.visits;
}

fn tell<G: Spoken + Learned>(
    args: &Advise,
    header: &Header,
    glimpse: &Glimpse<'_, G>,
    answers: &[(u64, G::Action)],
    candidates: &[Candidate<G::Action>],
) -> Result<(), Stop> {
    let words = Words::of::<G>(args.lang.into());
    let voice = words.to(Some(glimpse.seat()), &header.names);
    let question = glimpse.question().expect("a seat that is waited for is asked");
    let say = |action: G::Action| voice.say(&G::answer_to(&question, action));
    let mut out = stdout().lock();
    let asked = Phrase::new("advice-asked").number("step", args.step as i64).seat(glimpse.seat());
    writeln!(out, "{}", voice.say(&asked))?;
    for (seed, action) in answers {
        writeln!(
            out,
            "{}  {}",
            voice.say(&Phrase::new("advice-seed").number("seed", *seed as i64)),
            say(*action)
        )?;
    }
    if candidates.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    for candidate in candidates {
        let Candidate { expected, error, visits, .. } = candidate;
        let (expected, error) = (100.0 * expected, 100.0 * error);
        writeln!(out, "{expected:>5.1} ± {error:<4.1} % {visits:>7}  {}", say(candidate.action))?;
        let why = reasons(glimpse, candidates[0].action, candidate.action);
        let why: Vec<String> = why.iter().map(|reason| voice.say(reason)).collect();
        if !why.is_empty() {
            writeln!(out, "{:25}{} {}", "", voice.say(&Phrase::new("advice-why")), why.join("; "))?;
        }
    }
    let even = equals(candidates);
    if even > 0 {
        writeln!(out)?;
        writeln!(out, "{}", voice.say(&Phrase::new("advice-even").number("count", even as i64 + 1)))?;
    }
    Ok(())
}
