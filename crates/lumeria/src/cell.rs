use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// A field of the board: its column as a letter, its row as a number counted from the side of seat 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub struct Cell(u8);

/// The most rows and the most columns of a board.
pub(crate) const SIDE: u8 = 8;

impl Cell {
    /// The field in this column and row, both from 0 and below 8.
    #[inline]
    pub(crate) const fn at(column: u8, row: u8) -> Cell {
        Cell(row * SIDE + column)
    }

    /// The column, from 0.
    #[must_use]
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, from 0 on the side of seat 0.
    #[must_use]
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// A number below 64 that no other field has.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column as a letter and the row as a number.
    #[must_use]
    pub const fn name(self) -> &'static str {
        const ROWS: [[&str; 8]; 8] = [
            ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"],
            ["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2"],
            ["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"],
            ["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"],
            ["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5"],
            ["a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6"],
            ["a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7"],
            ["a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"],
        ];
        ROWS[self.row() as usize][self.column() as usize]
    }

    /// How many steps lie between two fields of an empty board.
    #[inline]
    pub(crate) const fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The next field that way; none beyond the largest board.
    #[inline]
    pub(crate) const fn step(self, way: Way) -> Option<Cell> {
        match way {
            Way::Up if self.row() + 1 < SIDE => Some(Cell(self.0 + SIDE)),
            Way::Down if self.row() > 0 => Some(Cell(self.0 - SIDE)),
            Way::Right if self.column() + 1 < SIDE => Some(Cell(self.0 + 1)),
            Way::Left if self.column() > 0 => Some(Cell(self.0 - 1)),
            _ => None,
        }
    }

    /// The way that leads from here straight to another field.
    #[inline]
    pub(crate) fn way_to(self, other: Cell) -> Option<Way> {
        let same = (self.column() == other.column(), self.row() == other.row());
        match same {
            (true, false) => Some(if other.row() > self.row() { Way::Up } else { Way::Down }),
            (false, true) => Some(if other.column() > self.column() { Way::Right } else { Way::Left }),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Cell, ()> {
        match *text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Ok(Cell::at(column - b'a', row - b'1')),
            _ => Err(()),
        }
    }
}

/// Text such as `c4` in readable formats, a number in saved states.
impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

/// The four straight ways; there is no diagonal one in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Away from seat 0.
    Up,
    /// Towards seat 0.
    Down,
    Left,
    Right,
}

impl Way {
    pub const ALL: [Way; 4] = [Way::Up, Way::Down, Way::Left, Way::Right];
}

/// A set of fields, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Cells(pub u64);

const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;

impl Cells {
    pub const NONE: Cells = Cells(0);

    #[inline]
    pub const fn one(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    #[inline]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    #[inline]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    #[inline]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every field next to one of these, and perhaps some of them.
    #[inline]
    pub const fn beside(self) -> Cells {
        let up_and_down = self.0 << SIDE | self.0 >> SIDE;
        Cells(up_and_down | (self.0 << 1 & !FIRST_COLUMN) | (self.0 >> 1 & !(FIRST_COLUMN << 7)))
    }

    /// The fields, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let cell = (bits != 0).then(|| Cell(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            cell
        })
    }

    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.iter().next()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |set, cell| set.or(Cells::one(cell)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(text: &str) -> Cell {
        text.parse().unwrap()
    }

    #[test]
    fn a_field_round_trips_through_its_text() {
        for text in ["a1", "c4", "h8"] {
            assert_eq!(cell(text).to_string(), text);
        }
        for text in ["", "a", "a0", "i1", "a9", "A1", "a11"] {
            assert_eq!(text.parse::<Cell>(), Err(()), "{text}");
        }
    }

    #[test]
    fn fields_beside_are_never_diagonal_and_never_wrap() {
        let beside =
            |text| Cells::one(cell(text)).beside().iter().map(|at| at.to_string()).collect::<Vec<_>>();
        assert_eq!(beside("c4"), ["c3", "b4", "d4", "c5"]);
        assert_eq!(beside("a1"), ["b1", "a2"]);
        assert_eq!(beside("h8"), ["h7", "g8"]);
    }

    #[test]
    fn ways_lead_straight_and_stop_at_the_edge() {
        assert_eq!(cell("c4").way_to(cell("c7")), Some(Way::Up));
        assert_eq!(cell("c4").way_to(cell("a4")), Some(Way::Left));
        assert_eq!(cell("c4").way_to(cell("d5")), None);
        assert_eq!(cell("c4").way_to(cell("c4")), None);
        assert_eq!(cell("a1").step(Way::Left), None);
        assert_eq!(cell("h8").step(Way::Up), None);
        assert_eq!(cell("c4").step(Way::Down), Some(cell("c3")));
        assert_eq!(cell("a1").distance(cell("c4")), 5);
    }
}
