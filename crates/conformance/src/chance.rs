use kernel::{Committed, Fast, Game, Luck, Seat, Seats, Secret, Word};

/// The luck of one game of the suite, in three streams. The game's own luck depends neither on the answers nor on
/// the laws that are looked at, so a game stays the same when the laws change.
pub(crate) struct Lucks {
    /// Chooses the answers.
    pub choices: Fast,
    /// The game's own.
    pub chance: Chance,
    /// Chooses what the laws look at.
    pub gaze: Fast,
}

impl Lucks {
    /// The record of one game in `replayed` is read back.
    pub fn new(seed: u64, setup: usize, game: u64, seats: usize, replayed: u64) -> Lucks {
        let stream = |number: u64| Fast::of(&[seed, setup as u64, game, number]);
        let chance = if game.is_multiple_of(replayed) {
            Chance::committed(stream(1), seats)
        } else {
            Chance::Fast(stream(1))
        };
        Lucks { choices: stream(0), chance, gaze: stream(2) }
    }
}

/// The luck of a game, provable in the games whose record is read back.
pub(crate) enum Chance {
    Fast(Fast),
    Committed { luck: Box<Committed>, secret: Secret, words: Vec<Word> },
}

impl Chance {
    fn committed(mut luck: Fast, seats: usize) -> Chance {
        let secret = Secret(std::array::from_fn(|_| luck.roll(256) as u8));
        let word = |seat| Word::new(&format!("word of seat {seat}")).expect("short, and on one line");
        let words: Vec<Word> = (0..seats).map(word).collect();
        Chance::Committed { luck: Box::new(Committed::new(&secret, &words)), secret, words }
    }
}

impl Luck for Chance {
    fn roll(&mut self, sides: u32) -> u32 {
        match self {
            Chance::Fast(luck) => luck.roll(sides),
            Chance::Committed { luck, .. } => luck.roll(sides),
        }
    }
}

/// A number to seed another luck with.
pub(crate) fn fresh(luck: &mut Fast) -> u64 {
    u64::from(luck.roll(u32::MAX))
}

/// One of these, if there is one.
pub(crate) fn one_of<T: Copy>(list: &[T], luck: &mut Fast) -> Option<T> {
    if list.is_empty() { None } else { Some(list[luck.pick(list.len() as u32) as usize]) }
}

/// A seat that is waited for and one of its answers, both at random; none if there is none.
pub(crate) fn choose<G: Game>(
    state: &G::State,
    waiting: Seats,
    luck: &mut Fast,
    legal: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let nth = luck.pick(waiting.len().max(1) as u32) as usize;
    let seat = waiting.iter().nth(nth)?;
    G::legal(state, seat, legal);
    Some((seat, one_of(legal, luck)?))
}

/// Luck that rolls the same of the same number of sides, whatever was rolled before: it does not depend on the order in
/// which things are rolled.
#[derive(Clone)]
pub(crate) struct Even(pub u32);

impl Luck for Even {
    fn roll(&mut self, sides: u32) -> u32 {
        self.0 % sides
    }
}

/// Luck with one roll changed.
pub(crate) struct Bent {
    pub luck: Fast,
    /// So many rolls come before it.
    pub before: usize,
}

impl Luck for Bent {
    fn roll(&mut self, sides: u32) -> u32 {
        let value = self.luck.roll(sides);
        let bent = if self.before == 0 { (value + 1) % sides } else { value };
        self.before = self.before.wrapping_sub(1);
        bent
    }
}
