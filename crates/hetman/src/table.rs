//! One game between bots, with luck that anyone can check.

use bots::{Bot, Glimpse};
use kernel::record::Record;
use kernel::{Committed, Fast, Game, Secret, Silence, Waiting};

/// A game that was played to its end.
pub(crate) struct Finished<G: Game> {
    pub(crate) record: Record<G>,
    pub(crate) standing: kernel::Standing,
}

/// The secret of a simulated game. Nobody needs to be surprised by it, so it just names the game.
pub(crate) fn secret(seed: u64, game: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&game.to_le_bytes());
    Secret(bytes)
}

/// Plays a game to its end. The same seed and number give the same game.
pub(crate) fn play<G: Game>(
    setup: &G::Setup,
    seats: &mut [Box<dyn Bot<G>>],
    seed: u64,
    game: u64,
) -> Finished<G> {
    let secret = secret(seed, game);
    let mut luck = Committed::new(&secret, &[]);
    let mut thoughts: Vec<Fast> = (0..seats.len() as u64).map(|seat| Fast::of(&[seed, game, seat])).collect();
    let mut record = Record::<G>::new(setup.clone(), Some(secret.commitment()), Vec::new());
    let mut state = record.begin(&mut luck, &mut Silence);
    let standing = loop {
        let waiting = match G::waiting(&state) {
            Waiting::Over(standing) => break standing,
            Waiting::For(waiting) => waiting,
        };
        for seat in waiting.iter() {
            let glimpse = Glimpse::<G>::new(&state, seat);
            let action = seats[seat.index()].answer(&glimpse, &mut thoughts[seat.index()]);
            record.apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    };
    record.secret = Some(secret);
    Finished { record, standing }
}
