//! Why an answer is better than another, in what players count.

use kernel::{Fast, Learned, MEASURES, Phrase, Seat, Silence, Waiting};

use crate::search::first;
use crate::weights::weights;
use crate::{Bot, Budget, Candidate, Glimpse, Puct, PuctSettings};

/// Each answer is followed in so many worlds, the same for both.
const WORLDS: u64 = 48;

/// So many answers ahead.
const AHEAD: u32 = 24;

/// So many reasons are given at most.
const MOST: usize = 2;

/// Candidates that cannot be told from the best one: those looked at a quarter as often or more that expect about the
/// same. The best one is not among them.
#[must_use]
pub fn equals<A>(candidates: &[Candidate<A>]) -> usize {
    let Some((best, others)) = candidates.split_first() else { return 0 };
    let even = |other: &&Candidate<A>| {
        let error = best.error.hypot(other.error);
        4 * other.visits >= best.visits && (best.expected - other.expected).abs() < (2.0 * error).max(0.005)
    };
    others.iter().take_while(even).count()
}

/// What the best answer brings more or less of than another, over the next turns: what differs most surely, first.
#[must_use]
pub fn reasons<G: Learned>(glimpse: &Glimpse<'_, G>, best: G::Action, other: G::Action) -> Vec<Phrase> {
    let mut bot = weights::<G>().map(|net| Puct::new(net, PuctSettings::new(Budget::Iterations(0))));
    let mut legal = Vec::new();
    let mut sums = [(0.0, 0.0); MEASURES];
    for number in 0..WORLDS {
        let world = glimpse.reimagine(&mut Fast::of(&[number, 0]));
        let [best, other] = [best, other].map(|action| {
            let mut world = world.clone();
            let luck = &mut Fast::of(&[number, 1]);
            follow::<G>(&mut world, glimpse.seat(), action, &mut bot, &mut legal, luck);
            G::measures(&world, glimpse.seat())
        });
        for (sum, (best, other)) in sums.iter_mut().zip(best.into_iter().zip(other)) {
            let difference = best - other;
            *sum = (sum.0 + difference, sum.1 + difference * difference);
        }
    }
    let mut found: Vec<(f32, Phrase)> = Vec::new();
    for (&[more, less], (sum, squares)) in G::REASONS.iter().zip(sums) {
        let (mean, worlds) = (sum / WORLDS as f32, WORLDS as f32);
        let error = ((squares / worlds - mean * mean).max(0.0) / worlds).sqrt();
        // Less than half of one would be told as none.
        if mean.abs() >= 0.5 && mean.abs() > 2.0 * error {
            let count = mean.abs().round() as i64;
            let phrase = Phrase::new(if mean > 0.0 { more } else { less }).number("count", count);
            found.push((mean.abs() / (error + 0.05), phrase));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().take(MOST).map(|(_, phrase)| phrase).collect()
}

/// Gives an answer and plays on, by the policy of the network or by instinct.
pub(crate) fn follow<G: Learned>(
    world: &mut G::State,
    seat: Seat,
    action: G::Action,
    bot: &mut Option<Puct<G>>,
    legal: &mut Vec<G::Action>,
    luck: &mut Fast,
) {
    G::unseal(world, seat);
    G::apply(world, seat, action, luck, &mut Silence);
    for _ in 0..AHEAD {
        let Waiting::For(seats) = G::waiting(world) else { return };
        let seat = first(seats);
        let action = match bot {
            Some(bot) => bot.answer(&Glimpse::new(world, seat), luck),
            None => {
                G::legal(world, seat, legal);
                legal[G::instinct(world, seat, legal, luck)]
            }
        };
        G::apply(world, seat, action, luck, &mut Silence);
    }
}
