use kernel::{Fast, Inputs, Learned, Observer, Output, Seat, Silence, Waiting};

use crate::chance::choose;

/// The law for [`Learned`]: what a network is told of a position and of its answers fits the sizes the game gives, and is
/// the same in every world that the seat cannot tell from the true one.
///
/// Plays random games of a setup and counts the questions it looked at.
///
/// # Errors
/// What is wrong in which game.
pub fn learned<G: Learned>(setup: &G::Setup, games: u64) -> Result<u64, String> {
    let mut looked = 0;
    let mut legal = Vec::new();
    for game in 0..games {
        let mut luck = Fast::of(&[game, 3]);
        let mut state = G::start(setup, &mut luck, &mut Silence);
        while let Waiting::For(waiting) = G::waiting(&state) {
            let (seat, action) = choose::<G>(&state, waiting, &mut luck, &mut legal)
                .ok_or_else(|| format!("game {game}: no seat can answer"))?;
            let wrong = |why: String| format!("game {game}, seat {seat}: {why}");
            let told = tell::<G>(&state, seat, &legal);
            fits::<G>(&told).map_err(wrong)?;
            if G::players(&state) != G::seats(setup) {
                return Err(wrong("not as many seats play as the setup says".to_owned()));
            }
            let imagined = G::reimagine(&state, Observer::Seat(seat), &mut luck);
            if tell::<G>(&imagined, seat, &legal) != told {
                return Err(wrong("the network is told what the seat does not know".to_owned()));
            }
            looked += 1;
            G::apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
    Ok(looked)
}

/// All that a network is told at a question.
fn tell<G: Learned>(state: &G::State, seat: Seat, legal: &[G::Action]) -> (Inputs, Vec<Output>) {
    let mut inputs = Inputs::default();
    G::inputs(state, seat, &mut inputs);
    (inputs, legal.iter().map(|action| G::output(state, seat, *action)).collect())
}

fn fits<G: Learned>((inputs, outputs): &(Inputs, Vec<Output>)) -> Result<(), String> {
    let mut on = inputs.on.clone();
    on.sort_unstable();
    if let Some(two) = on.windows(2).find(|two| two[0] == two[1]) {
        return Err(format!("input {} is on twice", two[0]));
    }
    if let Some(input) = on.last().filter(|input| usize::from(**input) >= G::INPUTS) {
        return Err(format!("input {input} of {}", G::INPUTS));
    }
    for output in outputs {
        if usize::from(output.index) >= G::OUTPUTS || usize::from(output.kind) >= G::KINDS {
            return Err(format!("output {output:?} of {} and {} kinds", G::OUTPUTS, G::KINDS));
        }
    }
    let numbers = inputs.dense.iter().chain(outputs.iter().flat_map(|output| &output.features));
    match { numbers }.find(|number| !number.is_finite() || number.abs() > 20.0) {
        Some(number) => Err(format!("{number} is too large for a network")),
        None => Ok(()),
    }
}
