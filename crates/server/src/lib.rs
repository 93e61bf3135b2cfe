//! Tables on the wire.
pub mod rooms;
mod summary;
pub use summary::{SeatSummary, Summary};
