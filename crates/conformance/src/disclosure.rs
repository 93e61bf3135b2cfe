use kernel::{Disclosure, Fast, Insight, Observer, Seat, Seats, Silence, Waiting};

use crate::chance::{choose, fresh, one_of};
use crate::laws::Outcome;

/// The law for [`Insight::disclosure`] and [`Insight::unseal`]: the other seats can tell two open answers apart, they
/// cannot tell two sealed ones apart while an answer is missing, and taking sealed answers back changes nothing for
/// the seat that thinks about them. Search would peek if a game said otherwise.
///
/// Plays random games of a setup and counts the open and sealed answers it looked at.
///
/// # Errors
/// What is wrong in which game.
pub fn disclosure<G: Insight>(setup: &G::Setup, games: u64) -> Result<u64, String> {
    let seats = G::seats(setup);
    let mut looked = 0;
    let mut legal = Vec::new();
    for game in 0..games {
        let mut luck = Fast::of(&[game]);
        let mut state = G::start(setup, &mut luck, &mut Silence);
        while let Waiting::For(waiting) = G::waiting(&state) {
            let (seat, action) = choose::<G>(&state, waiting, &mut luck, &mut legal)
                .ok_or_else(|| format!("game {game}: no seat can answer"))?;
            let said = G::disclosure(&state, seat);
            let wrong =
                |why: &str| Err(format!("game {game}: the answer of seat {seat} is {said:?}, but {why}"));
            for other in Seat::all(seats).map(Observer::Seat) {
                let imagined = G::reimagine(&state, other, &mut luck);
                if G::disclosure(&imagined, seat) != said {
                    return wrong("not all seats know that");
                }
            }
            if said == Disclosure::Sealed && !unseals::<G>(&state, waiting, seat, &mut luck) {
                return wrong("it is another question when the answers of others are taken back");
            }
            legal.retain(|&choice| choice != action);
            let seed = fresh(&mut luck);
            if let (Some(choice), true) = (one_of(&legal, &mut luck), said != Disclosure::Told) {
                looked += 1;
                for other in Seat::all(seats).filter(|&other| other != seat).map(Observer::Seat) {
                    let one = Outcome::<G>::new(&state, other, seat, action, seed);
                    let two = Outcome::<G>::new(&state, other, seat, choice, seed);
                    let apart = one.heard != two.heard || one.view != two.view;
                    match said {
                        Disclosure::Open if !apart && one.state != two.state => {
                            return wrong(&format!("'{action}' and '{choice}' look the same"));
                        }
                        Disclosure::Sealed if apart && waiting != Seats::one(seat) => {
                            return wrong(&format!("'{action}' and '{choice}' look different"));
                        }
                        _ => {}
                    }
                }
            }
            G::apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
    Ok(looked)
}

/// Whether the seat is asked the same question, at least the seats that were asked are asked, and taking back a
/// second time changes nothing.
fn unseals<G: Insight>(state: &G::State, waiting: Seats, seat: Seat, luck: &mut Fast) -> bool {
    let asked = |state: &G::State| {
        let mut legal = Vec::new();
        G::legal(state, seat, &mut legal);
        (G::question(state, seat), legal)
    };
    let mut world = G::reimagine(state, Observer::Seat(seat), luck);
    G::unseal(&mut world, seat);
    let mut again = world.clone();
    G::unseal(&mut again, seat);
    let waits =
        matches!(G::waiting(&world), Waiting::For(now) if waiting.iter().all(|seat| now.contains(seat)));
    waits && asked(&world) == asked(state) && again == world
}
