use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::name::Faction;

/// An area by its printed name: `1A` to `9D` on numbered tiles, `DA` to `UC` in home realms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub struct Area(pub(crate) u8);

/// So many names there are, on the board or not. Each tile has room for four.
pub(crate) const AREAS: usize = 52;

const NAMES: [&str; AREAS] = [
    "1A", "1B", "1C", "1D", "2A", "2B", "2C", "2D", "3A", "3B", "3C", "3D", "4A", "4B", "4C", "4D", "5A",
    "5B", "5C", "5D", "6A", "6B", "6C", "6D", "7A", "7B", "7C", "7D", "8A", "8B", "8C", "8D", "9A", "9B",
    "9C", "9D", "DA", "DB", "DC", "DD", "LA", "LB", "LC", "LD", "WA", "WB", "WC", "WD", "UA", "UB", "UC",
    "UD",
];

impl Area {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// An area of a tile: 0 to 8 the numbered ones, 9 to 12 the home realms.
    pub(crate) const fn of(tile: usize, letter: usize) -> Area {
        Area((tile * 4 + letter) as u8)
    }

    /// The home realm it is part of.
    #[must_use]
    pub fn home(self) -> Option<Faction> {
        (self.0 >= 36).then(|| Faction::ALL[(self.0 as usize - 36) / 4])
    }

    /// The printed name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Area {
    type Err = ();

    fn from_str(text: &str) -> Result<Area, ()> {
        NAMES.iter().position(|&name| name == text).map(|at| Area(at as u8)).ok_or(())
    }
}

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Areas(pub u64);

impl Areas {
    pub const NONE: Areas = Areas(0);

    pub const fn one(area: Area) -> Areas {
        Areas(1 << area.0)
    }

    pub const fn has(self, area: Area) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    pub const fn with(self, area: Area) -> Areas {
        Areas(self.0 | 1 << area.0)
    }

    pub const fn and(self, other: Areas) -> Areas {
        Areas(self.0 & other.0)
    }

    pub const fn or(self, other: Areas) -> Areas {
        Areas(self.0 | other.0)
    }

    pub const fn without(self, other: Areas) -> Areas {
        Areas(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The areas, ascending.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let at = left.trailing_zeros();
                left &= left - 1;
                Area(at as u8)
            })
        })
    }
}

impl FromIterator<Area> for Areas {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Areas {
        areas.into_iter().fold(Areas::NONE, Areas::with)
    }
}

/// A hex of the plane, by axial coordinates. Hexes have flat tops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hex {
    #[expect(missing_docs, reason = "a coordinate")]
    pub q: i8,
    #[expect(missing_docs, reason = "a coordinate")]
    pub r: i8,
}

/// The names of the six sides, clockwise.
pub(crate) const SIDES: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

impl Hex {
    const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

    /// The hex beyond a side.
    pub(crate) const fn beyond(self, side: usize) -> Hex {
        let (q, r) = Hex::STEPS[side];
        Hex { q: self.q + q, r: self.r + r }
    }

    /// Turned clockwise about the origin by so many sixths.
    #[must_use]
    pub fn turned(self, sixths: u8) -> Hex {
        (0..sixths).fold(self, |Hex { q, r }, _| Hex { q: -r, r: q + r })
    }

    pub(crate) const fn plus(self, other: Hex) -> Hex {
        Hex { q: self.q + other.q, r: self.r + other.r }
    }

    pub(crate) const fn minus(self, other: Hex) -> Hex {
        Hex { q: self.q - other.q, r: self.r - other.r }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = ();

    fn from_str(text: &str) -> Result<Hex, ()> {
        let (q, r) = text.split_once(',').ok_or(())?;
        let read = |text: &str| {
            let number: i8 = text.parse().map_err(|_| ())?;
            (number.to_string() == text).then_some(number).ok_or(())
        };
        Ok(Hex { q: read(q)?, r: read(r)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for at in 0..AREAS as u8 {
            assert_eq!(Area(at).to_string().parse(), Ok(Area(at)));
        }
        assert_eq!("1B".parse::<Area>().unwrap().home(), None);
        assert_eq!("UC".parse::<Area>().unwrap().home(), Some(Faction::Uthuk));
        assert!("0A".parse::<Area>().is_err() && "a".parse::<Area>().is_err());
    }

    #[test]
    fn turning_a_side_turns_what_is_beyond_it() {
        let origin = Hex::default();
        for side in 0..6 {
            assert_eq!(origin.beyond(side).turned(1), origin.beyond((side + 1) % 6));
        }
        assert_eq!("-3,12".parse::<Hex>().unwrap().to_string(), "-3,12");
        assert!("3".parse::<Hex>().is_err() && "+1,0".parse::<Hex>().is_err());
    }
}
