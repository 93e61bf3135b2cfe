use crate::{Game, Luck, Seat};

/// Each seat's chance to win; those of the seats that play add up to 1.
pub type Outlook = [f32; Seat::MAX];

/// What a game knows about playing it well, for bots that know no game.
pub trait Insight: Game {
    /// Each seat's chance to win, as far as a quick look at the whole state tells. The game is not over.
    ///
    /// It is only ever given worlds that a bot imagines, so it may look at everything.
    fn outlook(state: &Self::State) -> Outlook;

    /// A plausible answer at a glance, as an index into the legal ones: how games are played out in thought.
    fn instinct(state: &Self::State, seat: Seat, legal: &[Self::Action], luck: &mut impl Luck) -> usize;
}
