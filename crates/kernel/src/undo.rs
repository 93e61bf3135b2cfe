use crate::{Game, Question, Seat, Seats, Trace, Waiting};

/// What an answer left behind, as far as taking it back is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    /// Who answered.
    pub seat: Seat,
    /// What taking it back could not undo.
    pub trace: Trace,
    /// The other seats that were asked something because of it: see [`Bystanders`].
    pub asked: Seats,
}

/// How many of its last answers a seat may take back without asking the others, given all answers that stand, the
/// newest last.
///
/// It may take back its own answers, newest first, as long as no answer since then, its own or another's, has revealed
/// anything, drawn, rolled, or led to a question for another seat. What other seats answered meanwhile, such as their
/// own sealed choices, did not depend on it and stays: see [`crate::record::Record::undo`].
#[must_use]
pub fn reach(history: impl DoubleEndedIterator<Item = Footprint>, seat: Seat) -> usize {
    let harmless = |answer: &Footprint| answer.trace == Trace::Nothing && answer.asked.is_empty();
    history.rev().take_while(harmless).filter(|answer| answer.seat == seat).count()
}

/// The seats beside the one that answers, and what they are asked before it does.
#[derive(Debug)]
pub struct Bystanders<G: Game> {
    seat: Seat,
    asked: Vec<(Seat, Option<Question>, Vec<G::Action>)>,
}

impl<G: Game> Bystanders<G> {
    /// Before this seat answers.
    #[must_use]
    pub fn of(state: &G::State, seat: Seat) -> Bystanders<G> {
        let asked = others::<G>(state, seat).iter().map(|other| asked::<G>(state, other)).collect();
        Bystanders { seat, asked }
    }

    /// The other seats that are asked something now which they were not asked before.
    #[must_use]
    pub fn newly_asked(&self, after: &G::State) -> Seats {
        let same = |other: Seat| {
            let before = self.asked.iter().find(|(seat, ..)| *seat == other);
            before.is_some_and(|before| *before == asked::<G>(after, other))
        };
        others::<G>(after, self.seat).iter().filter(|&other| !same(other)).collect()
    }
}

fn others<G: Game>(state: &G::State, seat: Seat) -> Seats {
    match G::waiting(state) {
        Waiting::For(seats) => seats.iter().filter(|&other| other != seat).collect(),
        Waiting::Over(_) => Seats::NONE,
    }
}

fn asked<G: Game>(state: &G::State, seat: Seat) -> (Seat, Option<Question>, Vec<G::Action>) {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    (seat, G::question(state, seat), legal)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    fn quiet(seat: Seat) -> Footprint {
        Footprint { seat, trace: Trace::Nothing, asked: Seats::NONE }
    }

    fn reach(history: &[Footprint], seat: Seat) -> usize {
        super::reach(history.iter().copied(), seat)
    }

    #[test]
    fn undo_stops_at_luck_at_reveals_and_where_others_were_asked() {
        let mut history = vec![quiet(ME), quiet(ME)];
        assert_eq!(reach(&history, ME), 2);
        history.push(Footprint { asked: Seats::one(OTHER), ..quiet(ME) });
        assert_eq!(reach(&history, ME), 0, "the other seat has been asked");
        for trace in [Trace::Revealed, Trace::Random] {
            let mut history = history.clone();
            history.push(quiet(ME));
            assert_eq!(reach(&history, ME), 1);
            history.push(Footprint { trace, ..quiet(OTHER) });
            assert_eq!(reach(&history, ME), 0);
        }
    }

    #[test]
    fn sealed_choices_of_others_do_not_stand_in_the_way() {
        for history in [[quiet(ME), quiet(OTHER)], [quiet(OTHER), quiet(ME)]] {
            assert_eq!([reach(&history, ME), reach(&history, OTHER)], [1, 1]);
        }
    }
}
