use crate::{Game, Observer, Observers, Question, Seat, Seats, Told, Trace, Waiting};

/// What an answer left behind, as far as taking it back is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    /// Who answered.
    pub seat: Seat,
    /// What taking it back could not undo.
    pub trace: Trace,
    /// The other seats that were asked something because of it which they were not asked before.
    pub asked: Seats,
    /// Who noticed: the seat itself, those who were told something, and all if the game then waited for other seats.
    pub noticed: Observers,
}

/// How many of its last answers a seat may take back without asking the others, given all answers that stand, the
/// newest last.
///
/// It may take back its own answers, newest first, as long as it has noticed no answer since then, its own or another's,
/// that revealed anything, drew, rolled, or led to a question for another seat. What other seats answered meanwhile, such
/// as their own sealed choices, did not depend on it and stays: see [`crate::record::Record::undo`]. What a seat has not
/// noticed does not count, or else it would show.
#[must_use]
pub fn reach(history: impl DoubleEndedIterator<Item = Footprint>, seat: Seat) -> usize {
    let harmless = |answer: &Footprint| {
        let unnoticed = !answer.noticed.contains(Observer::Seat(seat));
        unnoticed || (answer.trace == Trace::Nothing && answer.asked.is_empty())
    };
    history.rev().take_while(harmless).filter(|answer| answer.seat == seat).count()
}

/// Gives an answer by calling `apply`, and finds out what it left behind and what was told.
pub fn footprint<G: Game>(
    state: &mut G::State,
    seat: Seat,
    seats: usize,
    apply: impl FnOnce(&mut G::State, &mut Vec<Told<G::Event>>) -> Trace,
) -> (Footprint, Vec<Told<G::Event>>) {
    let before = G::waiting(state);
    let bystanders: Vec<_> = others::<G>(state, seat).iter().map(|other| asked::<G>(state, other)).collect();
    let mut told = Vec::new();
    let trace = apply(state, &mut told);
    let turned = before != G::waiting(state);
    let notices =
        |who: &Observer| turned || who.is(seat) || told.iter().any(|told| told.audience.includes(*who));
    let noticed = Observer::all(seats).filter(notices).collect();
    let as_before = |other: Seat| {
        let before = bystanders.iter().find(|(seat, ..)| *seat == other);
        before.is_some_and(|before| *before == asked::<G>(state, other))
    };
    let asked = others::<G>(state, seat).iter().filter(|&other| !as_before(other)).collect();
    (Footprint { seat, trace, asked, noticed }, told)
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
        Footprint { seat, trace: Trace::Nothing, asked: Seats::NONE, noticed: Observers::ALL }
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
    fn what_a_seat_has_not_noticed_does_not_show() {
        let secret = Footprint { trace: Trace::Random, noticed: Observers::default(), ..quiet(OTHER) };
        assert_eq!(reach(&[quiet(ME), secret], ME), 1);
    }

    #[test]
    fn sealed_choices_of_others_do_not_stand_in_the_way() {
        for history in [[quiet(ME), quiet(OTHER)], [quiet(OTHER), quiet(ME)]] {
            assert_eq!([reach(&history, ME), reach(&history, OTHER)], [1, 1]);
        }
    }
}
