//! Games that bots play against themselves, and what can be learned from them.

use std::sync::Arc;

use bots::net::{Net, softmax};
use bots::{Bot, Budget, Candidate, Glimpse, Instinct, Playouts, Puct, PuctSettings, Search, SearchSettings};
use kernel::{
    Choices, Fast, Game, Inputs, Learned, Luck, Offer, Outlook, Seat, Silence, Spoken, Standing, Waiting,
};

use crate::samples::{Samples, Thought};

/// Who plays.
#[derive(Clone)]
pub(crate) enum Player {
    /// What each game takes for a plausible answer, without any thought.
    Instinct,
    /// Search without a network, with so many iterations and playouts of so many answers.
    Search(u32, u32),
    /// Search with this network.
    Net(Arc<Net>),
}

/// How games are played to be learned from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// Visits of an answer that the policy learns from; one in four is.
    pub visits: u32,
    /// Visits of the other answers.
    pub few: u32,
}

/// One answer in so many is given at random, so that games go where bots would not.
const WILD: u32 = 60;

/// Of games by instinct one position in so many is kept: there are many games, and positions of one are alike.
const THINNED: u32 = 16;

/// In so many first answers a bot also gives what it likes less.
const OPENING: usize = 40;

/// A setup with these options, and all others by lot.
pub(crate) fn setup<G: Spoken>(fixed: &str, luck: &mut Fast) -> G::Setup {
    let mut offers = G::offers();
    offers.retain(|offer| !fixed.split(' ').any(|option| option.split('=').next() == Some(offer.key)));
    // Not all choices go together.
    for _ in 0..100 {
        let mut words = fixed.to_owned();
        for offer in &offers {
            choice(offer, luck)
                .into_iter()
                .for_each(|choice| words.push_str(&format!(" {}={choice}", offer.key)));
        }
        if let Ok(setup) = words.parse() {
            return setup;
        }
    }
    panic!("no setup of {} with '{fixed}' can be played", G::NAME)
}

fn choice(offer: &Offer, luck: &mut Fast) -> Option<String> {
    match &offer.choices {
        Choices::Number { least, most, .. } => {
            Some((u32::from(*least) + luck.pick(u32::from(most - least) + 1)).to_string())
        }
        Choices::One(words) => Some(words[luck.pick(words.len() as u32) as usize].to_string()),
        // What is usual is drawn by lot by the game itself.
        Choices::Several(_) | Choices::Each(_) => None,
    }
}

/// A position of a game that goes on.
struct Moment {
    seat: Seat,
    inputs: Inputs,
    thoughts: Vec<Thought>,
    /// What the bot expected for each seat, if it thought about it.
    expected: Option<Outlook>,
}

/// Plays a game, and adds its positions.
pub(crate) fn game<G: Learned + Spoken>(
    player: &Player,
    habits: Habits,
    fixed: &str,
    luck: &mut Fast,
    into: &mut Samples,
) {
    let setup = setup::<G>(fixed, luck);
    let mut thinker = Thinker::<G>::new(player, habits);
    let mut state = G::start(&setup, luck, &mut Silence);
    let mut moments: Vec<Moment> = Vec::new();
    let mut legal = Vec::new();
    let mut answers = 0;
    let standing = loop {
        let seat = match G::waiting(&state) {
            Waiting::Over(standing) => break standing,
            Waiting::For(seats) => seats.first().expect("a game that goes on waits for a seat"),
        };
        let glimpse = Glimpse::new(&state, seat);
        glimpse.legal(&mut legal);
        if legal.len() == 1 {
            G::apply(&mut state, seat, legal[0], luck, &mut Silence);
            continue;
        }
        answers += 1;
        let (mut action, policy) = thinker.answer(&glimpse, answers <= OPENING, &legal, luck);
        let mut inputs = Inputs::default();
        G::inputs(&state, seat, &mut inputs);
        let outputs = legal.iter().map(|action| G::output(&state, seat, *action));
        let thoughts: Vec<Thought> = outputs.zip(policy).collect();
        let expected = thinker.outlook(&state, seat, action);
        let policy = thoughts.iter().any(|(_, share)| *share > 0.0);
        if thinker.keeps(policy, luck) {
            moments.push(Moment { seat, inputs, thoughts, expected });
            if G::SECRETS && G::players(&state) > 1 {
                // One of the others learns to judge the position.
                let nth = 1 + luck.pick(G::players(&state) as u32 - 1) as usize;
                let seat = Seat::new((seat.index() + nth) % G::players(&state));
                let mut inputs = Inputs::default();
                G::inputs(&state, seat, &mut inputs);
                moments.push(Moment { seat, inputs, thoughts: Vec::new(), expected });
            }
        }
        if luck.roll(WILD) == 0 {
            action = legal[luck.pick(legal.len() as u32) as usize];
        }
        G::apply(&mut state, seat, action, luck, &mut Silence);
    };
    let seats = standing.seats();
    let outcome = shares(&standing);
    for moment in &moments {
        let chances: Vec<f32> = (0..seats)
            .map(|nth| {
                let seat = (moment.seat.index() + nth) % seats;
                0.5 * outcome[seat] + 0.5 * moment.expected.as_ref().unwrap_or(&outcome)[seat]
            })
            .collect();
        into.push(&moment.inputs, &chances, &moment.thoughts);
    }
}

/// Each seat's share of the win.
pub(crate) fn shares(standing: &Standing) -> Outlook {
    let winners = standing.winners();
    let mut shares = [0.0; Seat::MAX];
    winners.iter().for_each(|seat| shares[seat.index()] = 1.0 / winners.len() as f32);
    shares
}

/// The bot that plays all seats.
enum Thinker<G: Learned> {
    Instinct(Instinct),
    Search(Search<G>),
    Net(Puct<G>, Habits),
}

impl<G: Learned> Thinker<G> {
    fn new(player: &Player, habits: Habits) -> Thinker<G> {
        match player {
            Player::Instinct => Thinker::Instinct(Instinct),
            Player::Search(iterations, cut) => Thinker::Search(Search::new(by_hand(*iterations, *cut))),
            Player::Net(net) => {
                let settings = PuctSettings::new(Budget::Iterations(habits.visits));
                Thinker::Net(Puct::new(Arc::clone(net), settings), habits)
            }
        }
    }

    /// Whether a position is learned from: those that say something about answers, and some of the others.
    fn keeps(&self, policy: bool, luck: &mut Fast) -> bool {
        match self {
            Thinker::Instinct(_) => luck.roll(THINNED) == 0,
            Thinker::Search(_) => true,
            Thinker::Net(..) => policy || luck.roll(2) == 0,
        }
    }

    /// Each seat's chance to win, as the bot thought of the question and its answer. A game of one seat is lost or won.
    fn outlook(&self, state: &G::State, seat: Seat, action: G::Action) -> Option<Outlook> {
        match self {
            Thinker::Instinct(_) => None,
            Thinker::Search(search) => {
                let candidates = search.explain();
                let expected = candidates.iter().find(|candidate| candidate.action == action)?.expected;
                // What the seat does not expect for itself it leaves to the others, in the shares of a quick look.
                let mut outlook = G::outlook(state);
                outlook[seat.index()] = 0.0;
                let others: f32 = outlook.iter().sum();
                outlook.iter_mut().for_each(|other| *other *= (1.0 - expected) / others.max(1e-6));
                outlook[seat.index()] = expected;
                Some(outlook)
            }
            Thinker::Net(puct, _) => Some(puct.outlook()),
        }
    }

    /// The answer, and what the policy shall learn to say of each legal one: nothing at all if there was little thought.
    fn answer(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        opening: bool,
        legal: &[G::Action],
        luck: &mut Fast,
    ) -> (G::Action, Vec<f32>) {
        match self {
            Thinker::Instinct(instinct) => {
                let action = instinct.answer(glimpse, luck);
                let only = |other: &G::Action| f32::from(u8::from(*other == action));
                (action, legal.iter().map(only).collect())
            }
            Thinker::Search(search) => {
                let action = search.answer(glimpse, luck);
                (action, improved(legal, |_| 1.0, &search.explain()))
            }
            Thinker::Net(puct, habits) => {
                let full = luck.roll(4) == 0;
                let visits = if full { habits.visits } else { habits.few };
                puct.set(PuctSettings {
                    temperature: if opening { 1.0 } else { 0.25 },
                    noise: if full { 0.25 } else { 0.0 },
                    ..PuctSettings::new(Budget::Iterations(visits))
                });
                let action = puct.answer(glimpse, luck);
                if !full {
                    return (action, vec![0.0; legal.len()]);
                }
                let prior = |action: &G::Action| {
                    puct.policy().iter().find(|(other, _)| other == action).map_or(0.0, |(_, prior)| *prior)
                };
                (action, improved(legal, prior, &puct.explain()))
            }
        }
    }
}

/// A better policy than the one before thought: what proved better than the rest is likelier, the more so the more
/// certain that is. How often an answer was looked at does not count by itself: chance sends thought everywhere.
fn improved<A: PartialEq>(legal: &[A], prior: impl Fn(&A) -> f32, candidates: &[Candidate<A>]) -> Vec<f32> {
    let visits: f32 = candidates.iter().map(|candidate| candidate.visits as f32).sum();
    let reward = |candidate: &Candidate<A>| candidate.visits as f32 * candidate.expected;
    let mean = candidates.iter().map(reward).sum::<f32>() / visits.max(1.0);
    let gain = |action: &A| {
        let known = candidates.iter().find(|other| other.action == *action && other.visits > 0);
        known.map_or(0.0, |known| (known.expected - mean) / (0.01 + 0.5 * known.error))
    };
    let mut policy: Vec<f32> =
        legal.iter().map(|action| prior(action).max(1e-4).ln() + gain(action)).collect();
    softmax(&mut policy);
    policy
}

/// Search as the levels for people use it. Without playouts what it imagines hardly differs, so it explores less.
fn by_hand(iterations: u32, cut: u32) -> SearchSettings {
    let full = SearchSettings::full(Budget::Iterations(iterations));
    let exploration = if cut == 0 { 0.05 } else { full.exploration };
    SearchSettings { playouts: Playouts { cut: Some(cut), ..full.playouts }, exploration, ..full }
}

/// Plays one game of a match and says what share of the win the first bot has: it sits in seat `at`, the second bot in
/// all others.
pub(crate) fn bout<G: Learned + Spoken>(
    make: [&(dyn Fn() -> Box<dyn Bot<G>> + Sync); 2],
    setup: &G::Setup,
    at: usize,
    deal: &[u64],
) -> f32 {
    let mut luck = Fast::of(deal);
    let mut thoughts = Fast::of(&[deal, &[at as u64]].concat());
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..<G as Game>::seats(setup)).map(|seat| make[usize::from(seat != at)]()).collect();
    let mut state = G::start(setup, &mut luck, &mut Silence);
    loop {
        let seat = match G::waiting(&state) {
            Waiting::Over(standing) => return shares(&standing)[at],
            Waiting::For(seats) => seats.first().expect("a game that goes on waits for a seat"),
        };
        let action = bots[seat.index()].answer(&Glimpse::new(&state, seat), &mut thoughts);
        G::apply(&mut state, seat, action, &mut luck, &mut Silence);
    }
}

#[cfg(test)]
mod tests {
    use lumeria::Lumeria;

    use super::*;

    fn thought(action: u8, visits: u32, expected: f32) -> Candidate<u8> {
        Candidate { action, visits, expected, error: 0.5 / visits.max(1) as f32, line: Vec::new() }
    }

    #[test]
    fn what_proved_better_is_likelier_the_more_so_the_more_certain_it_is() {
        let prior = |_: &u8| 0.25;
        let policy = |visits| {
            let thoughts = [thought(0, 40, 0.5), thought(1, visits, 0.6), thought(2, 40, 0.4)];
            improved(&[0, 1, 2, 3], prior, &thoughts)
        };
        let (sure, unsure) = (policy(40), policy(2));
        assert!((sure.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{sure:?}");
        assert!(sure[1] > sure[0] && sure[0] > sure[2], "{sure:?}");
        assert!(sure[1] > unsure[1] && unsure[1] > unsure[3], "{sure:?} {unsure:?}");
        assert!(
            (sure[3] / sure[0] - 1.0).abs() < 0.1,
            "what was not looked at is as good as the mean: {sure:?}"
        );
    }

    #[test]
    fn thought_that_finds_no_difference_leaves_the_policy_as_it_was() {
        let prior = |action: &u8| [0.7, 0.2, 0.1][usize::from(*action)];
        let thoughts = [thought(0, 10, 0.5), thought(1, 80, 0.5), thought(2, 10, 0.5)];
        let policy = improved(&[0, 1, 2], prior, &thoughts);
        for action in 0..3 {
            assert!((policy[usize::from(action)] - prior(&action)).abs() < 1e-3, "{policy:?}");
        }
    }

    #[test]
    fn fixed_options_are_kept_and_others_drawn() {
        let text = |fixed: &str, seed| setup::<Lumeria>(fixed, &mut Fast::new(seed)).to_string();
        let all: std::collections::BTreeSet<String> = (0..40).map(|seed| text("", seed)).collect();
        assert_eq!(all.len(), 3, "each scenario: {all:?}");
        assert!((0..20).all(|seed| text("scenario=camps", seed).contains("scenario=camps")));
    }
}
