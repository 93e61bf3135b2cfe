//! One game of the suite, and the order in which the laws are held against it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::record::{Record, Step};
use kernel::{
    Fast, Footprint, Game, Luck, Observer, Observers, Seat, Seats, Silence, Trace, Waiting, footprint, reach,
};

use crate::chance::{Bent, Chance, Lucks, choose, fresh, one_of};
use crate::laws::{self, Outcome, Run};
use crate::report::{Broken, Law, Report, SEVERAL, Violation};
use crate::suite::{Scouted, Suite};

/// Plays a game and counts it.
pub(crate) fn play<G: Game>(
    suite: &Suite<G>,
    scouted: &Scouted<G>,
    setup: usize,
    game: u64,
    report: &mut Report,
) -> Result<(), Violation> {
    let mut table = Table::new(suite, scouted, setup, game, report);
    // Nothing of the table but its record is looked at after a panic.
    let outcome = catch_unwind(AssertUnwindSafe(|| table.play())).unwrap_or_else(|panic| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        let message = message.or(panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words");
        let detail = match table.answering {
            Some((seat, action)) => {
                format!("{message}\n(while seat {seat} answered '{action}', or a law tried)")
            }
            None => message.to_owned(),
        };
        Err(Broken { law: Law::NoPanic, detail })
    });
    outcome.map_err(|Broken { law, detail }| Violation {
        law,
        detail,
        setup: suite.setups[setup].to_string(),
        setup_index: setup,
        game,
        step: table.record.steps.len(),
        seed: suite.seed,
        record: table.record.to_string(),
    })
}

/// Which laws are looked at in one position. The laws of one position share one roll: whenever a subtle law
/// is looked at, so are the plainer ones, which are more frequent.
struct Due {
    roll: u32,
    /// No law is rarer than this, so that short games see all of them.
    rarest: u32,
}

impl Due {
    fn is(&self, law: Law) -> bool {
        u64::from(self.roll) * u64::from(law.one_in().min(self.rarest)) < u64::from(u32::MAX)
    }
}

/// A game being played.
struct Table<'a, G: Game> {
    suite: &'a Suite<G>,
    scouted: &'a Scouted<G>,
    report: &'a mut Report,
    seats: usize,
    rarest: u32,
    choices: Fast,
    chance: Chance,
    gaze: Fast,
    record: Record<G>,
    history: Vec<Footprint>,
    /// Every state so far, if the record is to be replayed in the end.
    kept: Option<Vec<G::State>>,
    /// What a panic would be about.
    answering: Option<(Seat, G::Action)>,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> Table<'a, G> {
    fn new(
        suite: &'a Suite<G>,
        scouted: &'a Scouted<G>,
        setup_index: usize,
        game: u64,
        report: &'a mut Report,
    ) -> Table<'a, G> {
        let rarest = (scouted.lengths[setup_index] / SEVERAL).max(1);
        let setup = suite.setups[setup_index].clone();
        let seats = G::seats(&setup);
        let Lucks { choices, chance, gaze } =
            Lucks::new(suite.seed, setup_index, game, seats, suite.replayed());
        let (record, kept) = match &chance {
            Chance::Fast(_) => (Record::new(setup, None, Vec::new()), None),
            Chance::Committed { secret, words, .. } => {
                (Record::new(setup, Some(secret.commitment()), words.clone()), Some(Vec::new()))
            }
        };
        Table {
            suite,
            scouted,
            report,
            seats,
            rarest,
            choices,
            chance,
            gaze,
            record,
            history: Vec::new(),
            kept,
            answering: None,
            legal: Vec::new(),
        }
    }

    fn play(&mut self) -> Result<(), Broken> {
        self.report.hold(Law::Text, laws::setup_text::<G>(&self.record.setup))?;
        let mut state = self.record.begin(&mut self.chance, &mut Silence);
        let start = (self.suite.counts)(&state);
        let mut run = Run::<G> { from: state.clone(), seat: Seat::new(0), answers: Vec::new() };
        loop {
            if let Some(kept) = &mut self.kept {
                kept.push(state.clone());
            }
            let waiting = G::waiting(&state);
            let over = matches!(waiting, Waiting::Over(_));
            let due = Due { roll: if over { 0 } else { self.gaze.roll(u32::MAX) }, rarest: self.rarest };
            let who = self.any_observer();
            let looks = over || self.gaze.pick(self.suite.sparing) == 0;
            let other = if looks { self.look_at_position(&state, &start, who, &due)? } else { None };

            let waiting = match waiting {
                Waiting::Over(standing) => {
                    self.report.hold(Law::Standing, laws::standing(&standing, self.seats))?;
                    break;
                }
                Waiting::For(waiting) => waiting,
            };
            let longest = self.suite.longest;
            let ended = if self.history.len() < longest { Ok(()) } else { Err(format!("{longest} answers")) };
            self.report.hold(Law::Ends, ended)?;

            let (seat, action) = choose::<G>(&state, waiting, &mut self.choices, &mut self.legal)
                .expect("a seat can answer, or Law::Answerable would have been broken");
            self.answering = Some((seat, action));
            if let Some(other) = other {
                self.look_at_answer(&state, &other, who, seat, action)?;
            }
            if run.seat != seat || self.history.last().is_some_and(|last| last.trace != Trace::Nothing) {
                run.from.clone_from(&state);
                run.seat = seat;
                run.answers.clear();
            }
            run.answers.push(action);
            let trace = self.answer(&mut state, seat, action);
            self.look_at_trace(&run, trace, who, &due)?;
            self.answering = None;
        }
        self.look_at_start()?;
        self.look_at_record()?;
        self.report.hold(Law::NoPanic, Ok(()))?;
        self.report.games += 1;
        self.report.decisions += self.history.len() as u64;
        self.report.longest = self.report.longest.max(self.history.len());
        Ok(())
    }

    /// Gives an answer and keeps what it left behind.
    fn answer(&mut self, state: &mut G::State, seat: Seat, action: G::Action) -> Trace {
        let Table { record, chance, .. } = self;
        let answer = if self.kept.is_some() {
            footprint::<G>(state, seat, self.seats, |state, told| {
                record.apply(state, seat, action, chance, told)
            })
            .0
        } else {
            let trace = record.apply(state, seat, action, chance, &mut Silence);
            Footprint { seat, trace, asked: Seats::NONE, noticed: Observers::ALL }
        };
        self.history.push(answer);
        answer.trace
    }

    fn any_observer(&mut self) -> Observer {
        match self.gaze.pick(self.seats as u32 + 1) as usize {
            seat if seat < self.seats => Observer::Seat(Seat::new(seat)),
            _ => Observer::Spectator,
        }
    }

    /// The laws about what is told of the start, by two starts that differ in one roll. They come late: by now
    /// all plainer laws have been looked at.
    fn look_at_start(&mut self) -> Result<(), Broken> {
        let rolls = self.record.start.len();
        if rolls == 0 {
            return Ok(());
        }
        let (who, seed, another) = (self.any_observer(), fresh(&mut self.gaze), fresh(&mut self.gaze));
        let luck = Fast::new(seed);
        let bent = Bent { luck: luck.clone(), before: self.gaze.pick(rolls as u32) as usize };
        let real = Outcome::<G>::of_start(&self.record.setup, who, luck);
        let twin = Outcome::of_start(&self.record.setup, who, bent);
        self.report.hold(Law::NoLeak, laws::tells_no_more(&real, &twin, who))?;
        self.report.hold(Law::Told, laws::tells_all(&real, &twin, who))?;
        if real.view == twin.view {
            self.report.hold(Law::Forgets, laws::forgets::<G>(&real.state, &twin.state, who, another))?;
        }
        Ok(())
    }

    /// The laws about a position. Gives back a state that the observer cannot tell from this one, if the
    /// laws about an answer are to be looked at, too.
    fn look_at_position(
        &mut self,
        state: &G::State,
        start: &[(&'static str, i64)],
        who: Observer,
        due: &Due,
    ) -> Result<Option<G::State>, Broken> {
        let Table { suite, scouted, report, seats, gaze, legal, .. } = self;
        let (seats, rules) = (*seats, &suite.rules);
        report.hold(Law::Answerable, laws::answerable::<G>(state, seats, rules, legal))?;
        let elsewhere = &scouted.elsewhere;
        report.hold(
            Law::LegalIsCheck,
            laws::legal_is_check::<G>(state, seats, rules, elsewhere, gaze, legal),
        )?;
        report.hold(Law::Conserved, laws::conserved(start, &(suite.counts)(state)))?;
        if due.is(Law::Text) {
            for seat in Seat::all(seats) {
                G::legal(state, seat, legal);
                let text = legal.iter().try_for_each(|&action| laws::action_text::<G>(action));
                report.hold(Law::Text, text)?;
            }
        }
        if due.is(Law::Save) {
            report.hold(Law::Save, laws::save::<G>(state, seats))?;
        }
        if due.is(Law::Deterministic) {
            report.hold(Law::Deterministic, laws::deterministic_view::<G>(state, who))?;
        }
        if due.is(Law::Order)
            && let Waiting::For(waiting) = G::waiting(state)
            && waiting.len() > 1
        {
            // A copy: what the other laws look at stays the same.
            report.hold(Law::Order, laws::any_order::<G>(state, waiting, &mut gaze.clone(), legal))?;
        }
        if !due.is(Law::NoLeak) {
            return Ok(None);
        }
        let other = G::reimagine(state, who, gaze);
        report.hold(Law::NoLeak, laws::no_leak::<G>(state, &other, who))?;
        report.hold(Law::Conserved, laws::conserved_imagined(start, &(suite.counts)(&other)))?;
        report.hold(Law::Answerable, laws::playable::<G>(other.clone(), gaze, legal))?;
        report.hold(Law::Forgets, laws::forgets::<G>(state, &other, who, fresh(gaze)))?;
        Ok(Some(other))
    }

    /// The laws about an answer that is about to be given. The observer cannot tell `other` from the state.
    fn look_at_answer(
        &mut self,
        state: &G::State,
        other: &G::State,
        who: Observer,
        seat: Seat,
        action: G::Action,
    ) -> Result<(), Broken> {
        let Table { report, gaze, legal, .. } = self;
        let (seed, another) = (fresh(gaze), fresh(gaze));
        report.hold(Law::Deterministic, laws::deterministic_answer::<G>(state, seat, action, seed))?;

        let real = Outcome::<G>::new(state, who, seat, action, seed);
        let mut twins = vec![Outcome::new(state, who, seat, action, another)];
        // Whether another seat could have given this answer may well be hidden.
        if G::check(other, seat, action).is_ok() {
            twins.push(Outcome::new(other, who, seat, action, seed));
        }
        for twin in &twins {
            report.hold(Law::NoLeak, laws::tells_no_more(&real, twin, who))?;
            report.hold(Law::Told, laws::tells_all(&real, twin, who))?;
            if who.is(seat) {
                report.hold(Law::Trace, laws::trace_of_own(&real, twin, who))?;
            }
        }
        if !who.is(seat) {
            report.hold(Law::Told, laws::silence_changes_nothing(state, &real, who))?;
        }
        // Others notice a choice only by what they see and are told.
        if !who.is(seat) {
            G::legal(state, seat, legal);
            legal.retain(|&choice| choice != action);
            if let Some(choice) = one_of(legal, gaze) {
                let twin = Outcome::new(state, who, seat, choice, seed);
                report.hold(Law::NoLeak, laws::tells_no_more(&real, &twin, who))?;
                report.hold(Law::NoLeak, laws::shows_no_more(&real, &twin, who, another))?;
                report.hold(Law::Told, laws::tells_all(&real, &twin, who))?;
                twins.push(twin);
            }
        }
        for twin in twins.iter().filter(|twin| twin.view == real.view) {
            report.hold(Law::Forgets, laws::forgets::<G>(&real.state, &twin.state, who, another))?;
        }
        Ok(())
    }

    fn look_at_trace(&mut self, run: &Run<G>, trace: Trace, who: Observer, due: &Due) -> Result<(), Broken> {
        let rolls = self.record.steps.last().map_or(&[][..], Step::rolls);
        self.report.hold(Law::Trace, laws::trace(trace, rolls))?;
        if trace == Trace::Nothing && !who.is(run.seat) && due.is(Law::NoLeak) {
            self.report.hold(Law::Trace, laws::trace_of_run(run, who, &mut self.gaze))?;
        }
        Ok(())
    }

    fn look_at_record(&mut self) -> Result<(), Broken> {
        let (Some(kept), Chance::Committed { secret, .. }) = (&self.kept, &self.chance) else {
            return Ok(());
        };
        self.record.secret = Some(secret.clone());
        self.report.hold(Law::Replay, laws::replay(&self.record, kept))?;
        // A moment at which a seat may take something back, if one is found soon.
        for _ in 0..32 {
            let answers = self.gaze.pick(kept.len() as u32) as usize;
            let seat = Seat::new(self.gaze.pick(self.seats as u32) as usize);
            if reach(self.history[..answers].iter().copied(), seat) > 0 {
                let cut = laws::replay_cut(&mut self.record, kept, &self.history, answers, seat);
                return self.report.hold(Law::Replay, cut);
            }
        }
        Ok(())
    }
}
