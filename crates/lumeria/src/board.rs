use kernel::Seat;

use crate::cell::{Cell, Cells};

/// The fields of the board. Seat 0 sits below row 1, seat 1 above the last row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// How many columns.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    pub(crate) all: Cells,
    pub(crate) recruitment: [Cells; 2],
    pub(crate) camps: [Cells; 2],
}

impl Board {
    /// The field that seat 1 sees where seat 0 sees this one.
    #[must_use]
    pub const fn opposite(&self, cell: Cell) -> Cell {
        Cell::at(self.columns - 1 - cell.column(), self.rows - 1 - cell.row())
    }

    /// The field one step ahead for a seat.
    #[must_use]
    pub(crate) const fn ahead(&self, seat: Seat, cell: Cell) -> Option<Cell> {
        match seat.index() {
            0 if cell.row() + 1 < self.rows => Some(Cell::at(cell.column(), cell.row() + 1)),
            1 if cell.row() > 0 => Some(Cell::at(cell.column(), cell.row() - 1)),
            _ => None,
        }
    }
}
