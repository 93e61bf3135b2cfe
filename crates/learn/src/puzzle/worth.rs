//! What answers are worth over the worlds that a seat can imagine.

use bots::{Bot, BotError, Budget, Glimpse};
use kernel::{Fast, Learned, Seat, Seats, Silence, Waiting};

/// How much is thought about what an answer is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// A bot that thinks like this plays on.
    pub bot: &'static str,
    /// It looks at so many imagined games for each answer. With none, the game is played on by instinct.
    pub visits: u32,
    /// So many answers of each seat ahead; then the outlook decides.
    pub ahead: u32,
}

/// Answers to one question and what they brought, each in the same worlds with the same luck, so that differences are due
/// to the answers.
pub(crate) struct Worth<'a, G: Learned> {
    glimpse: &'a Glimpse<'a, G>,
    bot: Option<Box<dyn Bot<G>>>,
    ahead: u32,
    seed: u64,
    legal: Vec<G::Action>,
    pub actions: Vec<G::Action>,
    values: Vec<Vec<f32>>,
}

impl<'a, G: Learned> Worth<'a, G> {
    pub(crate) fn new(
        glimpse: &'a Glimpse<'a, G>,
        actions: Vec<G::Action>,
        effort: Effort,
        seed: u64,
    ) -> Result<Worth<'a, G>, BotError> {
        let bot = match effort.visits {
            0 => None,
            visits => Some(bots::named_with::<G>(effort.bot, Budget::Iterations(visits))?),
        };
        let ahead = effort.ahead * glimpse.seats() as u32;
        let values = vec![Vec::new(); actions.len()];
        Ok(Worth { glimpse, bot, ahead, seed, legal: Vec::new(), actions, values })
    }

    /// Looks at an answer in further worlds, until there are so many.
    pub(crate) fn measure(&mut self, nth: usize, worlds: usize) {
        for number in self.values[nth].len()..worlds {
            let value = self.value(self.actions[nth], number as u64);
            self.values[nth].push(value);
        }
    }

    /// What an answer brings in one world.
    fn value(&mut self, action: G::Action, number: u64) -> f32 {
        let own = self.glimpse.seat();
        let mut world = self.glimpse.reimagine(&mut Fast::of(&[self.seed, number, 0]));
        let luck = &mut Fast::of(&[self.seed, number, 1]);
        G::unseal(&mut world, own);
        G::apply(&mut world, own, action, luck, &mut Silence);
        let mut answers = 0;
        loop {
            let seat = match G::waiting(&world) {
                Waiting::Over(standing) => {
                    let winners = standing.winners();
                    return if winners.contains(own) { 1.0 / winners.len() as f32 } else { 0.0 };
                }
                Waiting::For(_) if answers == self.ahead => return G::outlook(&world)[own.index()],
                Waiting::For(seats) => first(seats),
            };
            G::legal(&world, seat, &mut self.legal);
            answers += u32::from(self.legal.len() > 1);
            let action = match (&self.legal[..], &mut self.bot) {
                (&[only], _) => only,
                (_, Some(bot)) => bot.answer(&Glimpse::new(&world, seat), luck),
                (legal, None) => legal[G::instinct(&world, seat, legal, luck)],
            };
            G::apply(&mut world, seat, action, luck, &mut Silence);
        }
    }

    /// The answer that brought most, of those looked at in not much fewer worlds than others.
    pub(crate) fn best(&self) -> usize {
        let worlds = self.values.iter().map(Vec::len).max().unwrap_or(0);
        let mean = |nth: &usize| self.values[*nth].iter().sum::<f32>() / self.values[*nth].len() as f32;
        let known = (0..self.actions.len()).filter(|nth| worlds > 0 && 2 * self.values[*nth].len() > worlds);
        known.max_by(|a, b| mean(a).total_cmp(&mean(b))).unwrap_or(0)
    }

    /// How much more an answer brought than another, and the standard error of that.
    pub(crate) fn more(&self, better: usize, other: usize) -> (f32, f32) {
        let pairs = self.values[better].iter().zip(&self.values[other]);
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0_f32);
        for (better, other) in pairs {
            let difference = better - other;
            (sum, squares, count) = (sum + difference, squares + difference * difference, count + 1.0);
        }
        let count = count.max(1.0);
        let mean = sum / count;
        // One more difference of a tenth, so that few that agree by chance are not taken for certain.
        let error = ((squares - mean * sum).max(0.0) + 0.01).sqrt() / count;
        (mean, error)
    }
}

/// Who answers first: seats that are asked together do not see each other's answers.
pub(crate) fn first(seats: Seats) -> Seat {
    seats.first().expect("a game that goes on waits for a seat")
}
