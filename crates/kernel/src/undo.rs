use crate::{Seat, Trace};

/// How many of the last answers a seat may take back without asking anybody.
///
/// A seat may undo its own answers, newest first, as long as none of them revealed anything, drew or rolled,
/// and nobody else has answered since. Taking back more than that needs the consent of the table.
#[must_use]
pub fn reach(history: &[(Seat, Trace)], seat: Seat) -> usize {
    history.iter().rev().take_while(|(by, trace)| *by == seat && *trace == Trace::Nothing).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_stops_at_luck_at_reveals_and_at_others() {
        let (me, other) = (Seat::new(0), Seat::new(1));
        let mut history = vec![(me, Trace::Nothing), (other, Trace::Nothing), (me, Trace::Nothing)];
        assert_eq!(reach(&history, me), 1);
        history.push((me, Trace::Nothing));
        assert_eq!(reach(&history, me), 2);
        assert_eq!(reach(&history, other), 0);
        history.push((me, Trace::Revealed));
        assert_eq!(reach(&history, me), 0);
        history.push((me, Trace::Nothing));
        assert_eq!(reach(&history, me), 1);
        history.push((me, Trace::Random));
        assert_eq!(reach(&history, me), 0);
    }
}
