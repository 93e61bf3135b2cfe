use content::Provenance;

use crate::card::Card;
use crate::content::{BOXES, Points, Start, content};
use crate::program::{Icon, suit};

/// Names of the suits, in the order of [`Face::suits`].
pub const SUITS: [&str; 6] = suit::NAMES;

/// Names of the symbols, in the order of [`Face::icons`].
pub const ICONS: [&str; 8] = Icon::NAMES;

/// What is printed on a card beside its text, for pages that draw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its name in the word files.
    pub key: &'static str,
    /// Which suits it has.
    pub suits: [bool; 6],
    /// How often each symbol is printed.
    pub icons: [u8; 8],
    /// The state it can be played in; `true` is the empire.
    pub only: Option<bool>,
    /// It stays in play.
    pub pinned: bool,
    /// It is an attack.
    pub attack: bool,
    /// It is played without an action.
    pub free: bool,
    /// It is a side of a power card.
    pub power: bool,
    /// It has an effect for an exhaust token, on its own turn.
    pub exhausts: bool,
    /// It can never be played.
    pub unplayable: bool,
    /// What it costs to develop: materials, population, progress.
    pub cost: Option<[u8; 3]>,
    /// Its points.
    pub points: Worth,
}

/// Points as they are printed: with a symbol of its own for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// So many.
    Fixed(i8),
    /// So many in one place, and so many elsewhere.
    Conditional([Option<i8>; 3]),
    /// For each of something.
    Variable,
}

/// Copies of a card, and where they start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The nation they belong to; common cards belong to none.
    pub nation: Option<&'static str>,
    /// The box: `classics` or `legends`.
    pub set: &'static str,
    /// The place, by its name in content files.
    pub place: &'static str,
    /// How many.
    pub copies: u8,
    /// The least number of seats.
    pub seats: u8,
    /// Where this is known from.
    pub from: Provenance,
}

impl Card {
    /// What is printed on it.
    #[must_use]
    pub fn face(self) -> Face {
        let design = self.design();
        Face {
            key: design.key,
            suits: std::array::from_fn(|at| design.suits >> at & 1 == 1),
            icons: design.icons,
            only: design.only,
            pinned: design.pinned,
            attack: design.attack,
            free: design.free,
            power: design.power,
            exhausts: design.exhaust.is_some(),
            unplayable: design.never_played,
            cost: design.cost,
            points: match design.points {
                Points::Fixed(points) => Worth::Fixed(points),
                Points::Where { ref there, elsewhere } => {
                    let mut all = there.iter().map(|&(_, points)| points).chain([elsewhere]);
                    Worth::Conditional(std::array::from_fn(|_| all.next()))
                }
                Points::Per(_) => Worth::Variable,
            },
        }
    }

    /// Where its copies start. The King of Kings starts nowhere else than under the fame deck.
    #[must_use]
    pub fn origins(self) -> Vec<Origin> {
        let of = move |nation: Option<&'static str>, set: usize, starts: &'static [Start]| {
            let own = starts.iter().filter(move |start| start.card == self);
            own.map(move |start| Origin {
                nation,
                set: BOXES[set],
                place: start.place.name(),
                copies: start.copies,
                seats: start.seats,
                from: start.from,
            })
        };
        let nations = content().nations.iter();
        let nations = nations.flat_map(|nation| of(Some(nation.name), nation.set.into(), &nation.starts));
        let commons = content().commons.iter().enumerate();
        commons.flat_map(|(set, commons)| of(None, set, commons)).chain(nations).collect()
    }
}

/// The names of all nations.
pub fn nations() -> impl Iterator<Item = &'static str> {
    content().nations.iter().map(|nation| nation.name)
}
