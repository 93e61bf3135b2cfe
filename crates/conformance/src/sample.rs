use kernel::{Fast, Game, Luck, Observer, Seat, Silence, Waiting};

/// A position, who is asked, and what is answered.
pub type Asked<G> = (<G as Game>::State, Seat, <G as Game>::Action);

/// So many positions from all over random games of a setup, the same in every run, for what is to be counted.
///
/// # Panics
/// If the game refuses the setup.
#[must_use]
pub fn positions<G: Game>(setup: &str, count: usize) -> Vec<Asked<G>> {
    let setup = read::<G>(setup);
    let (mut luck, mut legal) = (Fast::new(1), Vec::new());
    let mut positions = Vec::with_capacity(count);
    loop {
        let mut state = G::start(&setup, &mut luck, &mut Silence);
        while let Waiting::For(seats) = G::waiting(&state) {
            let seat = seats.first().expect("a seat is asked");
            G::legal(&state, seat, &mut legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            if luck.pick(7) == 0 {
                positions.push((state.clone(), seat, action));
                if positions.len() == count {
                    return positions;
                }
            }
            G::apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
}

/// Plays on to the end at random through every function that bots call millions of times: what must not allocate.
///
/// # Panics
/// If the game refuses an answer it offered.
pub fn play_on<G: Game>(state: &mut G::State, legal: &mut Vec<G::Action>, luck: &mut impl Luck) {
    while let Waiting::For(seats) = G::waiting(state) {
        let seat = seats.first().expect("a seat is asked");
        *state = G::reimagine(state, Observer::Seat(seat), luck);
        G::legal(state, seat, legal);
        let action = legal[luck.pick(legal.len() as u32) as usize];
        assert_eq!(G::check(state, seat, action), Ok(()));
        G::apply(state, seat, action, luck, &mut Silence);
    }
}

pub(crate) fn read<G: Game>(setup: &str) -> G::Setup {
    setup.parse().unwrap_or_else(|wrong| panic!("{} refuses '{setup}': {wrong}", G::NAME))
}
