use kernel::{Disclosure, Game, Insight, Learned, Luck, Observer, Question, Seat};

/// All that a bot gets to see: its own question, its own answers, its own view, and worlds that could be true.
///
/// The state is a private field: a bot cannot reach what other seats hide.
#[derive(Debug)]
pub struct Glimpse<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Glimpse<'a, G> {
    /// What this seat may know of a state.
    #[must_use]
    pub fn new(state: &'a G::State, seat: Seat) -> Glimpse<'a, G> {
        Glimpse { state, seat }
    }

    /// The seat that looks.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat is asked.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        G::question(self.state, self.seat)
    }

    /// Replaces the content of `into` with every answer the seat may give.
    pub fn legal(&self, into: &mut Vec<G::Action>) {
        G::legal(self.state, self.seat, into);
    }

    /// Everything the seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        G::view(self.state, Observer::Seat(self.seat))
    }

    /// A random world that the seat cannot tell from the true one.
    pub fn reimagine(&self, luck: &mut impl Luck) -> G::State {
        G::reimagine(self.state, Observer::Seat(self.seat), luck)
    }
}

impl<G: Insight> Glimpse<'_, G> {
    /// How much the other seats learn of the answer.
    #[must_use]
    pub fn disclosure(&self) -> Disclosure {
        G::disclosure(self.state, self.seat)
    }

    /// How much better than every other answer this one must be expected to be.
    #[must_use]
    pub fn doubt(&self, action: G::Action) -> f32 {
        G::doubt(self.state, self.seat, action)
    }
}

impl<G: Learned> Glimpse<'_, G> {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> usize {
        G::players(self.state)
    }
}
