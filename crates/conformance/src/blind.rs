use bots::{Bot, Glimpse};
use kernel::{Fast, Game, Luck, Observer, Silence, Waiting};

/// The law for bots: in two states that its seat cannot tell apart, and with the same luck, a bot gives the
/// same answer. Its types keep the true state from a bot; this shows that it does not learn it in another way.
///
/// Plays random games of a setup, asks a new bot in one position of `every`, both in the true state and in a
/// reimagined one, and counts how often it was asked.
///
/// # Errors
/// What the bot answered in which game, if its answers differ.
pub fn blind<G: Game>(
    setup: &G::Setup,
    games: u64,
    every: u32,
    bot: impl Fn() -> Box<dyn Bot<G>>,
) -> Result<u64, String> {
    let mut asked = 0;
    let mut legal = Vec::new();
    for game in 0..games {
        let mut luck = Fast::of(&[game]);
        let mut state = G::start(setup, &mut luck, &mut Silence);
        while let Waiting::For(waiting) = G::waiting(&state) {
            let seat =
                waiting.iter().nth(luck.pick(waiting.len() as u32) as usize).expect("a seat is waited for");
            if luck.pick(every) == 0 {
                let other = G::reimagine(&state, Observer::Seat(seat), &mut luck);
                let seed = u64::from(luck.roll(u32::MAX));
                let answer =
                    |state: &G::State| bot().answer(&Glimpse::new(state, seat), &mut Fast::new(seed));
                let (real, imagined) = (answer(&state), answer(&other));
                if real != imagined {
                    return Err(format!(
                        "game {game}: seat {seat} answers '{real}', but '{imagined}' where it cannot know the difference"
                    ));
                }
                asked += 1;
            }
            G::legal(&state, seat, &mut legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            G::apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
    Ok(asked)
}
