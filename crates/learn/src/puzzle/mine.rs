//! Finding puzzles in games between bots.

use std::fmt::Display;

use bots::{Bot, BotError, Budget, Candidate, Glimpse};
use kernel::{
    Committed, Disclosure, Fast, Learned, Luck, Observer, Observers, Seat, Silence, StateHash, Waiting,
    footprint, splitmix,
};

use super::worth::{Effort, Worth, first};
use super::{Collection, Given, Grade, Graded, Puzzle, RIGHT, secret, theme};

/// A first look costs little: if many answers seem equally good even so, there is nothing to be found.
const GLANCE: Effort = Effort { bot: "", visits: 0, ahead: 12 };
const GLANCE_WORLDS: usize = 48;

/// How the worth of all answers is measured.
const MEASURE: Effort = Effort { bot: "skilled", visits: 30, ahead: 12 };

/// In so many worlds, so many more at a time; answers that are clearly worse are left earlier.
const WORLDS: usize = 128;
const STEP: usize = 16;

/// So many answers are looked at first, and alone for so many steps.
const FIRST: usize = 4;
const ALONE: usize = 2;

/// How the best answer is compared once more with those that come nearest.
const CONFIRM: Effort = Effort { bot: "expert", visits: 110, ahead: 20 };
const CONFIRM_WORLDS: usize = 48;

/// Every wrong answer loses more than this, by so many standard errors. What loses less, or not so surely, and is not right
/// either, is close.
const WRONG: f32 = 0.05;
const SURELY: f32 = 2.5;

/// So many of the answers to a question may be right, and so many right or close.
fn most_right(count: usize) -> usize {
    (count / 3).max(1)
}
fn most_good(count: usize) -> usize {
    (count / 2).max(2)
}

/// A question with more answers is too wide for a puzzle.
const WIDEST: usize = 24;

/// One question in so many is looked at: games that are played differ more than questions of one game.
const ONE_IN: u64 = 3;

/// A seat has one puzzle in so many answers.
const APART: usize = 12;

/// So many answers show how the game goes on after a wrong one.
const SHOWN: usize = 5;

/// The bots that say how hard a puzzle is, each with its weight, and how often each is asked.
const LEVELS: [(&str, f32); 4] = [("novice", 1.0), ("casual", 2.0), ("skilled", 2.0), ("expert", 1.0)];
const ASKED: u64 = 8;

/// How many positions passed each step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Questions with several answers.
    pub choices: u64,
    /// Those where a quick search prefers one answer.
    pub screened: u64,
    /// Those where some answers seem much better than others at first sight.
    pub telling: u64,
    /// Those where a longer search agrees.
    pub stable: u64,
    /// Those where some answers are clearly right and others clearly wrong.
    pub clear: u64,
    /// Those where stronger bots agree: the puzzles.
    pub kept: u64,
}

/// So many seats have the games that are looked through, one after the other, where a game allows it.
const SEATS: [usize; 4] = [2, 3, 2, 4];

impl Collection {
    /// An empty collection, to be mined.
    #[must_use]
    pub fn empty<G: Learned>() -> Collection {
        Collection { game: G::NAME, rules: G::RULES, mined: 0, seconds: 0, puzzles: Vec::new() }
    }

    /// Looks through one game more. What it finds depends on the number of the game, and on which themes are still wanted.
    ///
    /// # Errors
    /// If a bot is missing.
    pub fn mine<G: Learned>(&mut self, tally: &mut Tally) -> Result<(), BotError> {
        let setups = SEATS.iter().filter_map(|seats| format!("seats={seats}").parse::<G::Setup>().ok());
        let setups: Vec<G::Setup> = setups.collect();
        if let Some(setup) = setups.get(self.mined as usize % setups.len().max(1)) {
            let wanted = |theme: &str| {
                let known = self.puzzles.iter().filter(|puzzle| puzzle.theme == theme).count();
                known < 8 + 2 * self.puzzles.len() / 5
            };
            let found = mine::<G>(self.mined, setup, &wanted, tally)?;
            self.puzzles.extend(found);
        }
        self.mined += 1;
        Ok(())
    }
}

/// A miner finds few puzzles, and its process ends with it: what puzzles are made of may live as long.
fn forever(text: impl Display) -> &'static str {
    Box::leak(text.to_string().into_boxed_str())
}

/// Plays a game between bots and returns the puzzles found in it. `wanted` says which themes are still wanted.
fn mine<G: Learned>(
    deal: u64,
    setup: &G::Setup,
    wanted: &dyn Fn(&str) -> bool,
    tally: &mut Tally,
) -> Result<Vec<Puzzle>, BotError> {
    let mut luck = Committed::new(&secret(deal), &[]);
    let mut own = Fast::of(&[deal, 2]);
    let mut bot = bots::named::<G>("skilled", Budget::Iterations(1))?;
    let mut state = G::start(setup, &mut luck, &mut Silence);
    let mut found: Vec<Puzzle> = Vec::new();
    let mut answers: Vec<(Seat, G::Action)> = Vec::new();
    let mut rest = [0; Seat::MAX];
    let mut composes = None;
    while let Waiting::For(seats) = G::waiting(&state) {
        let seat = first(seats);
        if rest[seat.index()] == 0
            && composes != Some(seat)
            && splitmix(deal ^ splitmix(answers.len() as u64)).is_multiple_of(ONE_IN)
            && let Some(mined) =
                position::<G>(&state, seat, (deal, answers.len() as u64), &luck, wanted, tally)?
        {
            let given = |(seat, action): &(Seat, G::Action)| (*seat, forever(action));
            found.push(Puzzle {
                deal,
                setup: forever(setup),
                answers: answers.iter().map(given).collect(),
                seat,
                rating: mined.rating,
                theme: mined.theme,
                hash: StateHash::of(&state),
                graded: mined.graded,
                line: 0,
            });
            rest[seat.index()] = APART;
        }
        let action = bot.answer(&Glimpse::new(&state, seat), &mut own);
        rest[seat.index()] = rest[seat.index()].saturating_sub(1);
        composes = apply::<G>(&mut state, G::seats(setup), seat, action, &mut luck).then_some(seat);
        answers.push((seat, action));
    }
    Ok(found)
}

/// Gives an answer, and says whether no other seat noticed: then it is a part of something the seat composes.
fn apply<G: Learned>(
    state: &mut G::State,
    seats: usize,
    seat: Seat,
    action: G::Action,
    luck: &mut impl Luck,
) -> bool {
    let (given, _) =
        footprint::<G>(state, seat, seats, |state, told| G::apply(state, seat, action, luck, told));
    given.noticed == Observers::from_iter([Observer::Seat(seat)])
}

/// Whether an answer is one of several of the same kind that make a whole, such as cards to keep. These have one order, so
/// a part of the best whole may rule out another part: it would be unfair to ask for the first one.
fn composes<G: Learned>(mut state: G::State, seat: Seat, action: G::Action, mut luck: Committed) -> bool {
    let kind = |action: &G::Action| action.to_string().split(' ').next().map(str::to_owned);
    let seats = G::players(&state);
    if !apply::<G>(&mut state, seats, seat, action, &mut luck) {
        return false;
    }
    let mut legal = Vec::new();
    if matches!(G::waiting(&state), Waiting::For(seats) if seats.contains(seat)) {
        G::legal(&state, seat, &mut legal);
    }
    legal.iter().any(|next| kind(next) == kind(&action))
}

/// What is known of a position that makes a puzzle.
struct Mined {
    rating: u16,
    theme: &'static str,
    graded: Vec<Graded>,
}

/// Looks at one position.
fn position<G: Learned>(
    state: &G::State,
    seat: Seat,
    (deal, at): (u64, u64),
    luck: &Committed,
    wanted: &dyn Fn(&str) -> bool,
    tally: &mut Tally,
) -> Result<Option<Mined>, BotError> {
    let glimpse = Glimpse::<G>::new(state, seat);
    let mut legal = Vec::new();
    glimpse.legal(&mut legal);
    if !(3..=WIDEST).contains(&legal.len()) || glimpse.disclosure() == Disclosure::Sealed {
        return Ok(None);
    }
    tally.choices += 1;
    let quick = thoughts(&glimpse, "expert", 400, Fast::of(&[deal, at, 3]))?;
    let [best, second, ..] = &quick[..] else { return Ok(None) };
    let visits: u32 = quick.iter().map(|candidate| candidate.visits).sum();
    let prefers = best.visits as f32 >= 0.35 * visits as f32 && best.expected - second.expected >= 0.02;
    let kind = theme(G::NAME, &best.action.to_string());
    if !prefers || !(0.08..=0.97).contains(&best.expected) || !wanted(kind) {
        return Ok(None);
    }
    if composes::<G>(state.clone(), seat, best.action, luck.clone()) {
        return Ok(None);
    }
    tally.screened += 1;
    if !telling(&glimpse, &legal, deal ^ at)? {
        return Ok(None);
    }
    tally.telling += 1;
    let long = thoughts(&glimpse, "master", 2000, Fast::of(&[deal, at, 4]))?;
    let liked = [best.action, long.first().map_or(best.action, |best| best.action)];
    if !quick.iter().take(2).any(|candidate| candidate.action == liked[1]) {
        return Ok(None);
    }
    tally.stable += 1;
    // What the search likes comes first: if several of these are equally good, the others need no look.
    let rank = |action: &G::Action| quick.iter().position(|candidate| candidate.action == *action);
    legal.sort_by_key(|action| rank(action).unwrap_or(usize::MAX));
    let Some(losses) = losses(&glimpse, legal, deal ^ at, &liked)? else { return Ok(None) };
    tally.clear += 1;
    if !confirmed(&glimpse, &losses, deal ^ at)? {
        return Ok(None);
    }
    tally.kept += 1;
    let rating = rating(&glimpse, &losses, [deal, at])?;
    let mut expert = bots::named::<G>("expert", Budget::Iterations(1))?;
    let best = losses[0].action;
    let grade = |known: &Loss<G::Action>| {
        let mut graded = Graded {
            action: forever(known.action),
            loss: known.loss,
            close: known.grade == Grade::Close,
            reasons: Vec::new(),
            line: Vec::new(),
        };
        if known.grade.is_wrong() {
            graded.reasons = bots::reasons(&glimpse, best, known.action);
            graded.line = follow::<G>(state.clone(), seat, known.action, luck.clone(), expert.as_mut());
        }
        graded
    };
    let graded = losses.iter().map(grade).collect();
    Ok(Some(Mined { rating, theme: theme(G::NAME, &best.to_string()), graded }))
}

/// What a bot thinks of the answers.
fn thoughts<G: Learned>(
    glimpse: &Glimpse<'_, G>,
    bot: &str,
    visits: u32,
    mut luck: Fast,
) -> Result<Vec<Candidate<G::Action>>, BotError> {
    let mut bot = bots::named_with::<G>(bot, Budget::Iterations(visits))?;
    bot.answer(glimpse, &mut luck);
    Ok(bot.explain())
}

/// Whether some answers seem much better than others when the game is played on by instinct. The worlds are others than
/// those that decide.
fn telling<G: Learned>(glimpse: &Glimpse<'_, G>, legal: &[G::Action], seed: u64) -> Result<bool, BotError> {
    let mut worth = Worth::new(glimpse, legal.to_vec(), GLANCE, splitmix(seed))?;
    (0..legal.len()).for_each(|nth| worth.measure(nth, GLANCE_WORLDS));
    let best = worth.best();
    let good = |nth: &usize| {
        let (loss, error) = worth.more(best, *nth);
        loss <= RIGHT || loss <= error
    };
    Ok((0..legal.len()).filter(good).count() <= most_good(legal.len()))
}

/// An answer and what it loses.
struct Loss<A> {
    action: A,
    loss: f32,
    grade: Grade,
}

/// What each answer loses, the best first, if enough of them are clearly wrong and these two are right.
fn losses<G: Learned>(
    glimpse: &Glimpse<'_, G>,
    legal: Vec<G::Action>,
    seed: u64,
    liked: &[G::Action; 2],
) -> Result<Option<Vec<Loss<G::Action>>>, BotError> {
    let count = legal.len();
    let mut worth = Worth::new(glimpse, legal, MEASURE, seed)?;
    let mut open: Vec<usize> = (0..count).collect();
    for round in 0..WORLDS / STEP + ALONE {
        let seen = if round < ALONE { count.min(FIRST) } else { count };
        for nth in open.iter().filter(|nth| **nth < seen) {
            let late = if *nth < FIRST { 0 } else { ALONE };
            worth.measure(*nth, (STEP * (round + 1 - late)).min(WORLDS));
        }
        let best = worth.best();
        open.retain(|nth| {
            let (loss, error) = worth.more(best, *nth);
            *nth >= seen || loss <= 0.08 || loss <= 4.0 * error
        });
        if liked.iter().any(|liked| !open.iter().any(|nth| worth.actions[*nth] == *liked)) {
            return Ok(None);
        }
        // One more than may be good in the end, as long as little is known.
        let good = open.iter().filter(|nth| **nth < seen && worth.more(best, **nth).0 <= WRONG).count();
        if round > 0 && good > most_good(count) + usize::from(round <= 2) {
            return Ok(None);
        }
        if open.len() == 1 {
            break;
        }
    }
    let best = worth.best();
    let loss = |nth: usize| {
        let (loss, error) = worth.more(best, nth);
        // A file keeps thousandths, so they decide.
        let loss = (1000.0 * loss).round() / 1000.0;
        let grade = match loss {
            loss if loss <= RIGHT => Grade::Right,
            loss if loss <= WRONG || loss <= SURELY * error => Grade::Close,
            _ => Grade::Mistake,
        };
        Loss { action: worth.actions[nth], loss: loss.max(0.0), grade }
    };
    let mut losses: Vec<Loss<G::Action>> = (0..count).map(loss).collect();
    losses.sort_by(|a, b| a.loss.total_cmp(&b.loss).then(a.action.cmp(&b.action)));
    let is_right = |action: &G::Action| {
        losses.iter().any(|known| known.action == *action && known.grade == Grade::Right)
    };
    let right = losses.iter().filter(|known| known.grade == Grade::Right).count();
    let good = losses.iter().filter(|known| !known.grade.is_wrong()).count();
    let fits = right <= most_right(count) && good <= most_good(count) && liked.iter().all(is_right);
    Ok(fits.then_some(losses))
}

/// Whether stronger bots that look further find the best answer better than the two wrong ones that lose least.
fn confirmed<G: Learned>(
    glimpse: &Glimpse<'_, G>,
    losses: &[Loss<G::Action>],
    seed: u64,
) -> Result<bool, BotError> {
    let wrong = losses.iter().filter(|known| known.grade.is_wrong()).take(2);
    let actions: Vec<G::Action> = losses.iter().take(1).chain(wrong).map(|known| known.action).collect();
    let mut open: Vec<usize> = (1..actions.len()).collect();
    let mut worth = Worth::new(glimpse, actions, CONFIRM, !seed)?;
    for worlds in (STEP..=CONFIRM_WORLDS).step_by(STEP) {
        worth.measure(0, worlds);
        open.iter().for_each(|nth| worth.measure(*nth, worlds));
        let surely = if worlds == CONFIRM_WORLDS { 1.5 } else { 4.0 };
        // One that seems worse by now will hardly be clearly better soon.
        if open.iter().map(|nth| worth.more(0, *nth)).any(|(more, error)| more <= -error) {
            return Ok(false);
        }
        open.retain(|nth| {
            let (more, error) = worth.more(0, *nth);
            more <= 0.02 || more <= surely * error
        });
        if open.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// How hard it is: how often the levels find a right answer. A close one is half of it.
fn rating<G: Learned>(
    glimpse: &Glimpse<'_, G>,
    losses: &[Loss<G::Action>],
    [deal, at]: [u64; 2],
) -> Result<u16, BotError> {
    let worth = |action: G::Action| match losses.iter().find(|known| known.action == action) {
        Some(Loss { grade: Grade::Right, .. }) => 1.0,
        Some(Loss { grade: Grade::Close, .. }) => 0.5,
        _ => 0.0,
    };
    let (mut found, mut all) = (0.0, 0.0);
    for (level, (name, weight)) in (0..).zip(LEVELS) {
        for nth in 0..ASKED {
            let mut bot = bots::named::<G>(name, Budget::Iterations(1))?;
            let answer = bot.answer(glimpse, &mut Fast::of(&[deal, at, 5, level, nth]));
            all += weight;
            found += weight * worth(answer);
        }
    }
    let share: f32 = (found / all).clamp(0.03, 0.97);
    Ok((1500.0 + 400.0 * ((1.0 - share) / share).log10()).round() as u16)
}

/// How the game goes on after an answer.
fn follow<G: Learned>(
    mut state: G::State,
    seat: Seat,
    action: G::Action,
    mut luck: impl Luck,
    bot: &mut dyn Bot<G>,
) -> Vec<Given> {
    let mut own = Fast::new(6);
    G::apply(&mut state, seat, action, &mut luck, &mut Silence);
    let mut line = Vec::new();
    while line.len() < SHOWN
        && let Waiting::For(seats) = G::waiting(&state)
    {
        let seat = first(seats);
        let action = bot.answer(&Glimpse::new(&state, seat), &mut own);
        G::apply(&mut state, seat, action, &mut luck, &mut Silence);
        line.push((seat, forever(action)));
    }
    line
}
