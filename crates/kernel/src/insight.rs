use crate::{Game, Luck, Seat};

/// So many things that players count, at most, say why an answer is better than another.
pub const MEASURES: usize = 6;

/// Each seat's chance to win; those of the seats that play add up to 1.
pub type Outlook = [f32; Seat::MAX];

/// How much the other seats learn of an answer, for search: in thought they may not know more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disclosure {
    /// All seats learn exactly which answer was given.
    Open,
    /// They learn what events tell them.
    Told,
    /// Several seats answer the same question, and no answer is shown before the last one is in. The right play is
    /// then mixed: search draws its answer by lot. A game with such questions implements [`Insight::unseal`], too.
    Sealed,
}

/// What a game knows about playing it well, for bots that know no game.
pub trait Insight: Game {
    /// Each seat's chance to win, as far as a quick look at the whole state tells. The game is not over.
    ///
    /// It is only ever given worlds that a bot imagines, so it may look at everything.
    fn outlook(state: &Self::State) -> Outlook;

    /// A plausible answer at a glance, as an index into the legal ones: how games are played out in thought.
    fn instinct(state: &Self::State, seat: Seat, legal: &[Self::Action], luck: &mut impl Luck) -> usize;

    /// How much the other seats learn of the answer that this seat is asked for. All seats must know how much that
    /// is; `conformance::disclosure` compares it with what they are told.
    ///
    /// [`Disclosure::Told`] is right for every answer that is not sealed. [`Disclosure::Open`] is cheaper and makes
    /// search stronger where it may be said.
    #[inline(always)]
    fn disclosure(_: &Self::State, _: Seat) -> Disclosure {
        Disclosure::Told
    }

    /// What a bot of each style is fond of, by how much of each of [`Insight::REASONS`] there is: first the warlike one, then
    /// the builder. All zero: this game has no such style, and the bot plays like any other.
    const STYLES: [[f32; MEASURES]; 2] = [[0.0; MEASURES]; 2];

    /// Whether the outlook can be trusted in the middle of a turn. Search then plays nothing out, and explores less.
    const STEADY: bool = false;

    /// How much better than every other answer this legal one must be expected to be before the best bots give it, such
    /// as ending a turn while more could be done: 0 for most answers, 1 for those that are never given while there is
    /// another one. It may depend only on what the seat knows.
    fn doubt(_: &Self::State, _: Seat, _: Self::Action) -> f32 {
        0.0
    }

    /// Levels from `skilled` on think so many times as long: where one answer decides little, more thought is needed to
    /// see a difference.
    const PATIENCE: u32 = 1;

    /// Takes back the sealed answers that the other seats have given and that this seat cannot see, so that the
    /// game waits for those seats again. Without any, the state stays as it is.
    ///
    /// Search calls it on a world that was reimagined for this seat. It then thinks about the answers of the
    /// others instead of believing the ones that `reimagine` made up.
    #[inline(always)]
    fn unseal(_: &mut Self::State, _: Seat) {}

    /// What players count, such as points: the words for more of it and for less of it, which speak of a `$count` that is
    /// 0 if it is less than one. At most [`MEASURES`].
    const REASONS: &'static [[&'static str; 2]] = &[];

    /// How much of each of [`Insight::REASONS`] there is for this seat. It is only given worlds that a bot imagines.
    fn measures(_: &Self::State, _: Seat) -> [f32; MEASURES] {
        [0.0; MEASURES]
    }
}
