use bots::{Bot, Glimpse};
use kernel::record::Record;
use kernel::{Fast, Game, Silence, Waiting};

/// Positions in which an answer is wrong: each line of the list names a record, how many of its moves come before the
/// question, and an answer that must not be given; what follows `#` says how that was measured. A bot is asked with some
/// seeds. Returns how many positions there are.
///
/// # Errors
/// Every wrong answer that was given.
pub fn sanity<G: Game>(
    list: &str,
    read: impl Fn(&str) -> String,
    seeds: u64,
    bot: impl Fn() -> Box<dyn Bot<G>>,
) -> Result<usize, String> {
    let mut wrong = Vec::new();
    let lines = list.lines().filter_map(|line| line.split('#').next().map(str::trim));
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    for line in &lines {
        let parts: Vec<&str> = line.splitn(3, ' ').collect();
        let &[file, step, forbidden] = &parts[..] else { return Err(format!("'{line}' is not understood")) };
        let record = Record::<G>::read(&read(file)).map_err(|error| format!("{file}: {error}"))?.record;
        let step: usize = step.parse().map_err(|_| format!("'{line}' has no number of moves"))?;
        let mut replay = record.replay(&mut Silence);
        while replay.steps() < step {
            replay.advance(&mut Silence).ok_or_else(|| format!("{file} has no {step} moves"))?;
        }
        let Waiting::For(seats) = G::waiting(replay.state()) else {
            return Err(format!("{file}: the game is over after {step} moves"));
        };
        let seat = seats.first().ok_or("a game that goes on waits for a seat")?;
        let forbidden: G::Action = forbidden.parse().map_err(|_| format!("'{line}' has no answer"))?;
        if G::check(replay.state(), seat, forbidden).is_err() {
            return Err(format!("{file}: '{forbidden}' cannot be answered after {step} moves"));
        }
        let given = |seed: &u64| bot().answer(&Glimpse::new(replay.state(), seat), &mut Fast::new(*seed));
        let times = (1..=seeds).filter(|seed| given(seed) == forbidden).count();
        if times > 0 {
            wrong.push(format!("{file} {step}: '{forbidden}' with {times} of {seeds} seeds"));
        }
    }
    if wrong.is_empty() { Ok(lines.len()) } else { Err(wrong.join("\n")) }
}
