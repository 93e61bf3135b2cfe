//! How entries change a table.

use kernel::{Observer, Observers, Seat, Seats, Secret, Standing, Waiting};

use crate::clock;
use crate::play::{AnswerError, Play};
use crate::table::{TableState, UndoDenied};
use crate::{
    After, Chair, ChatLine, Corrupt, Divergence, Ending, Entry, EntryKind, Millis, Outcome, Person,
    Placement, Sitter, Stage, StandInReason, Table, TakenBack, UndoRequest,
};

/// So many lines of chat are shown; all of them are kept with the entries.
const CHAT: usize = 100;

/// So many of them may come from those who only watch.
const WATCHERS_CHAT: usize = 40;

impl Table {
    /// Applies the next entry, and returns what the game was like after it if the entry changed the game: that is stored
    /// with the entry. An entry that was stored with it is compared. After an error the table is of no use any more.
    ///
    /// # Errors
    /// If the entry cannot have been made at this table.
    pub fn apply(&mut self, entry: &Entry) -> Result<Option<After>, Corrupt> {
        self.state.at = self.state.at.max(entry.at);
        let at = self.state.at;
        let before = self.waiting();
        let undone = self.undone_by(&entry.what);
        self.note_removed(entry);
        let noticed = match &entry.what {
            EntryKind::Opened { .. } => return Err(Corrupt("a table is opened once".to_owned())),
            EntryKind::Hooked { webhook } => {
                self.state.webhook.clone_from(webhook);
                Observers::default()
            }
            // What is said must not make an answer or a request to take back stale: it counts for itself.
            EntryKind::Said { person, text } => {
                self.note_said(person, text, at);
                Observers::default()
            }
            EntryKind::Muted { user, muted } => {
                self.note_muted(user.as_deref(), *muted);
                Observers::default()
            }
            what if what.is_played() => self.played(entry)?,
            what => {
                self.fold(what, at)?;
                match what {
                    EntryKind::EveryStep { seat, .. } => [Observer::Seat(*seat)].into_iter().collect(),
                    _ => Observers::ALL,
                }
            }
        };
        for who in Observer::all(Seat::MAX).filter(|&who| noticed.contains(who)) {
            self.state.versions[who.index()] += 1;
            if let (Observer::Seat(seat), true) = (who, entry.what.is_played()) {
                self.state.moved[seat.index()] = self.state.versions[who.index()];
            }
        }
        if let EntryKind::Answered { seat, .. } = entry.what {
            self.forget_taken_back(noticed);
            self.count_forced(seat, entry.by.as_deref());
        }
        if noticed.contains(Observer::Spectator) {
            self.state.noticed = at;
        }
        let waited = Waited {
            before,
            answered_by: match &entry.what {
                EntryKind::Answered { seat, .. } => Some(*seat),
                _ => None,
            },
            reasked: match &entry.what {
                EntryKind::Begun | EntryKind::PlayedOn { .. } => Observers::ALL,
                EntryKind::Back { .. } | EntryKind::Undone { .. } => noticed,
                EntryKind::Returned { seat } => [Observer::Seat(*seat)].into_iter().collect(),
                _ => Observers::default(),
            },
            is_public: self.all_noticed(noticed),
            undone,
        };
        self.update_clocks(&waited, at);
        self.state.seq += 1;
        if let Some(user) = entry.by.as_ref().filter(|_| entry.what.is_aside()) {
            self.note_aside(user, at);
        }
        if let (Some(user), Some(key)) = (&entry.by, &entry.key) {
            self.remember(user, key);
        }
        let plays = entry.what.is_played() && self.state.diverged.is_none();
        Ok(self.play.as_ref().filter(|_| plays).map(|play| self.after(play.as_ref())))
    }

    /// What the game is like now.
    fn after(&self, play: &dyn Play) -> After {
        After { hash: play.hash(), rolls: play.last_rolls(), outcome: self.state.outcome.clone() }
    }

    /// A step of the game. If it began under other rules and goes another way under these, it stops before this step.
    /// Returns who noticed.
    fn played(&mut self, entry: &Entry) -> Result<Observers, Corrupt> {
        if self.state.diverged.is_some() && !matches!(entry.what, EntryKind::PlayedOn { .. }) {
            return Ok(self.lost(entry));
        }
        let same_rules = self.state.rules == self.title.rules();
        let kept = if same_rules { None } else { self.play.as_ref().map(|play| play.copy()) };
        match self.played_as_it_was(entry) {
            Ok(noticed) => {
                if let Some(Waiting::Over(standing)) = self.play.as_ref().map(|play| play.waiting())
                    && self.state.diverged.is_none()
                {
                    let places = self.places(&standing);
                    self.end(Ending::Finished, Some(places));
                }
                Ok(noticed)
            }
            Err(corrupt) if same_rules => Err(corrupt),
            Err(_) => {
                self.play = kept.or_else(|| self.play.take());
                self.state.stage = Stage::Playing;
                self.state.undo_request = None;
                let rules = self.state.rules;
                self.state.diverged = Some(Divergence { rules, end: Seats::NONE });
                Ok(self.lost(entry))
            }
        }
    }

    /// A step that cannot be shown under these rules. How the game ended stays known.
    fn lost(&mut self, entry: &Entry) -> Observers {
        if let Some(outcome) = entry.after.as_ref().and_then(|after| after.outcome.clone()) {
            self.end(outcome.ending, outcome.places);
        }
        Observers::ALL
    }

    /// Plays a step and compares what came of it with what was stored.
    fn played_as_it_was(&mut self, entry: &Entry) -> Result<Observers, Corrupt> {
        let noticed = match &entry.what {
            EntryKind::Begun => self.begin().map(|()| Observers::ALL)?,
            EntryKind::Answered { seat, action } => self.answered(*seat, action)?,
            EntryKind::Back { seat, left } => self.taken_back(*seat, *left)?,
            EntryKind::Undone { seat, answers } => self.undone(*seat, *answers)?,
            EntryKind::PlayedOn { answers, rules, secret, .. } => self.played_on(*answers, *rules, secret)?,
            _ => unreachable!("not a step of the game"),
        };
        let (Some(told), Some(play)) = (&entry.after, &self.play) else { return Ok(noticed) };
        if (told.hash, &told.rolls) != (play.hash(), &play.last_rolls()) {
            return Err(Corrupt("the game does not go the way it went".to_owned()));
        }
        Ok(noticed)
    }

    /// Whether all observers noticed.
    fn all_noticed(&self, noticed: Observers) -> bool {
        Observer::all(self.state.chairs.len()).all(|who| noticed.contains(who))
    }

    fn fold(&mut self, what: &EntryKind, at: Millis) -> Result<(), Corrupt> {
        let (pace, level) = (self.state.pace, self.state.level);
        match what {
            EntryKind::Opened { .. }
            | EntryKind::Begun
            | EntryKind::Answered { .. }
            | EntryKind::Back { .. }
            | EntryKind::Undone { .. }
            | EntryKind::PlayedOn { .. }
            | EntryKind::Said { .. }
            | EntryKind::Muted { .. }
            | EntryKind::Hooked { .. } => {}
            EntryKind::Ready { seat } => self.state.ready = self.state.ready.with(*seat),
            EntryKind::Rematch { table } => self.state.rematch = Some(table.clone()),
            EntryKind::Declined { seat } => {
                let chair = std::mem::replace(self.chair_mut(*seat)?, Chair::EMPTY);
                if let Sitter::Kept(person) = chair.sitter {
                    self.state.declined.push(person.user);
                }
                self.state.ready = Seats::NONE;
            }
            EntryKind::Sat { seat, person, word } => {
                // A person who sits elsewhere needs no kept chair.
                for chair in &mut self.state.chairs {
                    if matches!(&chair.sitter, Sitter::Kept(kept) if kept.user == person.user) {
                        *chair = Chair::EMPTY;
                    }
                }
                let chair = self.chair_mut(*seat)?;
                *chair = Chair { sitter: Sitter::Person(person.clone()), word: word.clone(), ..Chair::EMPTY };
                self.state.sat[seat.index()] = at;
                self.state.ready = Seats::NONE;
            }
            EntryKind::Kept { seat, person } => self.chair_mut(*seat)?.sitter = Sitter::Kept(person.clone()),
            EntryKind::Bot { seat, level } => {
                self.chair_mut(*seat)?.sitter = Sitter::Bot(*level);
                self.state.ready = Seats::NONE;
            }
            EntryKind::Freed { seat } => {
                *self.chair_mut(*seat)? = Chair::EMPTY;
                self.state.ready = Seats::NONE;
            }
            EntryKind::UndoRequested { seat, left } => {
                let given = self.play.as_ref().map_or(&[][..], |play| play.given());
                let own = given.iter().take(*left).filter(|given| given.seat == *seat).count();
                let number = self.state.undo_requests;
                self.state.undo_request =
                    Some(UndoRequest { number, seat: *seat, own, agreed: Seats::NONE, at });
                self.state.undo_requests += 1;
            }
            EntryKind::Agreed { seat } => {
                if let Some(undo_request) = &mut self.state.undo_request {
                    undo_request.agreed = undo_request.agreed.with(*seat);
                }
            }
            EntryKind::Denied { seat: by } => {
                self.deny(*by);
            }
            EntryKind::EndAgreed { seat } => {
                if let Some(diverged) = &mut self.state.diverged {
                    diverged.end = diverged.end.with(*seat);
                    let agreed = diverged.end;
                    if self.live().all(|seat| agreed.contains(seat)) {
                        self.end(Ending::RulesChanged, None);
                    }
                }
            }
            EntryKind::Resigned { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.resigned = true;
                chair.stand_in = Some(level);
                self.state.clocks[seat.index()].stop(at);
                self.state.undo_request = None;
                let fighting = self.state.chairs.iter().filter(|chair| !chair.resigned).count();
                let returning = |chair: &Chair| chair.person().is_some() && !chair.resigned;
                if fighting <= 1 || !self.state.chairs.iter().any(returning) {
                    let resigned = self.state.chairs.iter().map(|chair| chair.resigned);
                    let rank = |resigned: bool| if resigned { fighting as u8 + 1 } else { 1 };
                    let places = resigned.map(|resigned| Placement { rank: rank(resigned), score: None });
                    self.end(Ending::Resigned, Some(places.collect()));
                }
            }
            EntryKind::TookOver { seat, why } => {
                self.chair_mut(*seat)?.stand_in = Some(level);
                let clock = &mut self.state.clocks[seat.index()];
                clock.stop(at);
                if *why == StandInReason::Time {
                    clock.run_out();
                }
                if self.state.undo_request.is_some_and(|request| request.seat == *seat) {
                    self.deny(None);
                }
            }
            EntryKind::Returned { seat } => {
                self.chair_mut(*seat)?.stand_in = None;
                let asked = self.waiting().contains(*seat);
                let alone = self.players().all(|other| other == *seat);
                self.state.clocks[seat.index()].come_back(at, pace, asked, alone);
            }
            EntryKind::EveryStep { seat, every } => {
                let asked = &mut self.state.every_step;
                *asked = asked.iter().filter(|other| other != seat).collect();
                if *every {
                    *asked = asked.with(*seat);
                }
            }
            EntryKind::Outage { from } => {
                for clock in &mut self.state.clocks {
                    clock.forgive(*from, at);
                }
                let later = |since: Millis| clock::forgiven(since, *from, at);
                self.state.deserted = self.state.deserted.map(later);
                self.state.undo_request = self
                    .state
                    .undo_request
                    .map(|undo_request| UndoRequest { at: later(undo_request.at), ..undo_request });
            }
            EntryKind::Abandoned => self.end(Ending::Abandoned, None),
        }
        let deserted = self.state.stage == Stage::Playing && self.live().next().is_none();
        self.state.deserted = deserted.then(|| self.state.deserted.unwrap_or(at));
        Ok(())
    }

    fn begin(&mut self) -> Result<(), Corrupt> {
        let level = self.state.level;
        for chair in &mut self.state.chairs {
            if matches!(chair.sitter, Sitter::Empty | Sitter::Kept(_)) {
                chair.sitter = Sitter::Bot(level);
            }
        }
        let words = self.state.chairs.iter().enumerate().map(|(seat, chair)| chair.word(seat)).collect();
        let secret = Secret(self.state.secret);
        let play = match self.state.from.take() {
            Some(record) => self.title.resume(&record, &secret).map_err(|error| error.to_string()),
            None => self.title.deal(&self.state.setup, &secret, words).map_err(|error| error.to_string()),
        };
        self.play = Some(play.map_err(Corrupt)?);
        self.state.stage = Stage::Playing;
        Ok(())
    }

    /// Who noticed.
    fn answered(&mut self, seat: Seat, action: &str) -> Result<Observers, Corrupt> {
        let given = self.playing()?.answer(seat, action).map_err(|wrong| {
            Corrupt(match wrong {
                AnswerError::Unreadable => format!("'{action}' is no answer"),
                AnswerError::Illegal(illegal) => format!("'{action}' of seat {seat} is {illegal}"),
            })
        })?;
        // What not all observers noticed must not change what they all see.
        if self.all_noticed(given.noticed) {
            // The game goes on instead: it was not agreed to, or is no longer wanted.
            self.deny(None);
        }
        let stand = self.own_answers(seat).count();
        let furthest = &mut self.state.furthest[seat.index()];
        if stand > *furthest {
            *furthest = stand;
            self.state.take_backs[seat.index()] = 0;
        }
        if let Some(denied) = &mut self.state.undo_denied[seat.index()] {
            denied.seen = true;
        }
        // A seat that is asked the same as before may still answer what it saw.
        for other in given.asked.iter() {
            let noticed = u64::from(given.noticed.contains(Observer::Seat(other)));
            self.state.asked[other.index()] = self.state.versions[other.index()] + noticed;
        }
        Ok(given.noticed)
    }

    /// The request to take back is over: it is not made again.
    fn deny(&mut self, by: Option<Seat>) {
        if let Some(UndoRequest { seat, own, .. }) = self.state.undo_request.take() {
            let by = by.filter(|&by| by != seat);
            self.state.undo_denied[seat.index()] = Some(UndoDenied { own, by, seen: false });
            self.state.undo_refusals[seat.index()] += 1;
        }
    }

    fn note_said(&mut self, person: &Person, text: &str, at: Millis) {
        let seat = self.seat_of(&person.user);
        let watching = self.watchers_lines().count();
        let oldest = self.watchers_lines().next().map(|(place, _)| place);
        // Those who watch cannot crowd out the players.
        let gone = if self.watches(person) && watching >= WATCHERS_CHAT {
            oldest
        } else {
            (self.state.chat.len() == CHAT).then_some(0)
        };
        let TableState { chat, authors, said, .. } = &mut self.state;
        if let Some(gone) = gone {
            chat.remove(gone);
            authors.remove(gone);
        }
        *said += 1;
        chat.push_back(ChatLine { line: *said, at, name: person.name.clone(), seat, text: text.to_owned() });
        authors.push_back(person.user.clone());
    }

    fn note_muted(&mut self, user: Option<&str>, muted: bool) {
        let TableState { muted: all, quiet, said, .. } = &mut self.state;
        match user {
            None => *quiet = muted,
            Some(user) => {
                all.retain(|other| other != user);
                if muted {
                    all.push(user.to_owned());
                }
            }
        }
        // Pages show it, like what is said.
        *said += 1;
    }

    /// A person whose chair the host frees may not sit down again, until the host invites them.
    fn note_removed(&mut self, entry: &Entry) {
        match &entry.what {
            EntryKind::Freed { seat } if entry.by.as_ref() == Some(&self.state.host) => {
                let person = self.state.chairs.get(seat.index()).and_then(Chair::person);
                let gone = person.filter(|person| person.user != self.state.host);
                let gone = gone.map(|person| person.user.clone());
                self.state.removed.extend(gone);
            }
            EntryKind::Kept { person, .. } => self.state.removed.retain(|user| *user != person.user),
            _ => {}
        }
    }

    fn note_aside(&mut self, user: &str, at: Millis) {
        let asides = &mut self.state.asides;
        while asides.front().is_some_and(|(_, old)| at - old >= clock::MINUTE) {
            asides.pop_front();
        }
        asides.push_back((user.to_owned(), at));
    }

    /// How many answers of each seat an entry is about to take back.
    fn undone_by(&self, what: &EntryKind) -> [usize; Seat::MAX] {
        let mut undone = [0; Seat::MAX];
        match what {
            EntryKind::Undone { seat, answers } => undone[seat.index()] = *answers,
            EntryKind::Back { left, .. } => {
                let given = self.play.as_ref().map_or(&[][..], |play| play.given());
                given.iter().skip(*left).for_each(|given| undone[given.seat.index()] += 1);
            }
            _ => {}
        }
        undone
    }

    /// Who noticed.
    fn taken_back(&mut self, seat: Seat, left: usize) -> Result<Observers, Corrupt> {
        let play = self.playing()?;
        if left >= play.given().len() {
            return Err(Corrupt(format!("{left} answers cannot be left")));
        }
        let noticed = play.given()[left..].iter().map(|given| given.noticed).collect();
        play.back(left);
        Ok(self.note_taken_back(seat, noticed))
    }

    /// Who noticed.
    fn undone(&mut self, seat: Seat, answers: usize) -> Result<Observers, Corrupt> {
        let play = self.playing()?;
        let own = play.given().iter().rev().filter(|given| given.seat == seat).take(answers);
        let noticed: Vec<Observers> = own.map(|given| given.noticed).collect();
        if answers == 0 || !play.undo(seat, answers) {
            return Err(Corrupt(format!("seat {seat} cannot take back {answers} answers")));
        }
        Ok(self.note_taken_back(seat, noticed))
    }

    /// Shows each observer how many steps are gone that it had noticed. An observer who noticed none of them must not
    /// notice this either. Returns who noticed.
    fn note_taken_back(&mut self, seat: Seat, steps: Vec<Observers>) -> Observers {
        self.state.take_backs[seat.index()] += 1;
        for who in Observer::all(Seat::MAX) {
            let steps = steps.iter().filter(|noticed| noticed.contains(who)).count();
            if steps > 0 {
                self.state.taken_back[who.index()] = Some(TakenBack { seat, steps });
                if let Observer::Seat(seat) = who {
                    self.state.forced[seat.index()] = 0;
                }
            }
        }
        for seat in Seat::all(Seat::MAX) {
            let stand = self.own_answers(seat).count();
            let denied = &mut self.state.undo_denied[seat.index()];
            *denied = denied.filter(|denied| denied.own < stand);
        }
        let all =
            if self.state.undo_request.take().is_some() { Observers::ALL } else { Observers::default() };
        steps.into_iter().fold(all, Observers::or)
    }

    /// The players go on from the last step that agrees with the rules of this program, with new luck: some of what the
    /// old luck would bring has been seen.
    fn played_on(&mut self, answers: usize, rules: u32, secret: &str) -> Result<Observers, Corrupt> {
        let secret = read_secret(secret)?;
        let play = self.play.as_ref().filter(|play| play.given().len() >= answers);
        let Some(play) = play else { return Err(Corrupt(format!("there are no {answers} answers"))) };
        let record = play.at(answers).straight();
        let play = self.title.resume(&record, &secret).map_err(|error| Corrupt(error.to_string()))?;
        self.play = Some(play);
        (self.state.secret, self.state.rules, self.state.diverged) = (secret.0, rules, None);
        (self.state.undo_denied, self.state.taken_back) = ([None; _], [None; _]);
        (self.state.furthest, self.state.take_backs) = ([0; _], [0; _]);
        Ok(Observers::ALL)
    }

    /// Once the game has gone on for an observer, what was taken back before is no news.
    fn forget_taken_back(&mut self, noticed: Observers) {
        for who in Observer::all(Seat::MAX).filter(|&who| noticed.contains(who)) {
            self.state.taken_back[who.index()] = None;
        }
    }

    /// The ranks of the game, with those who gave up behind all others.
    fn places(&self, standing: &Standing) -> Vec<Placement> {
        let key = |seat: Seat| (self.state.chairs[seat.index()].resigned, standing.rank(seat));
        let seats = || Seat::all(standing.seats());
        let rank = |seat: Seat| match standing.seats() {
            // A lone player wins or loses.
            1 if !self.state.chairs[seat.index()].resigned => standing.rank(seat),
            1 => 2,
            _ => 1 + seats().filter(|&other| key(other) < key(seat)).count() as u8,
        };
        seats().map(|seat| Placement { rank: rank(seat), score: Some(standing.score(seat)) }).collect()
    }

    fn end(&mut self, ending: Ending, places: Option<Vec<Placement>>) {
        self.state.stage = Stage::Over;
        self.state.outcome = Some(Outcome { ending, places });
        self.state.undo_request = None;
    }

    /// Clocks and questions after a step.
    fn update_clocks(&mut self, waited: &Waited, at: Millis) {
        let (after, pace) = (self.waiting(), self.state.pace);
        self.state.called = after.iter().filter(|&seat| !waited.before.contains(seat)).collect();
        for seat in Seat::all(self.state.chairs.len()) {
            let again = waited.answered_by == Some(seat);
            let undone = waited.undone[seat.index()];
            let (was, is) = (waited.before.contains(seat), after.contains(seat));
            let live = self.state.chairs[seat.index()].is_live();
            let clock = &mut self.state.clocks[seat.index()];
            clock.take_back(at, undone);
            match (was, is) {
                _ if !live && again && (waited.is_public || !is) => clock.answered_by_bot(at, pace),
                _ if !live && again => clock.note(at),
                _ if !live => {}
                (true, false) if again => clock.hand_over(at, pace),
                (true, false) => clock.stop(at),
                (true, true) if again && waited.is_public => clock.answer(at, pace),
                // All see the clocks, so a private step does not move them.
                (true, true) if again => clock.note(at),
                (false, true) if undone > 0 => clock.resume(at),
                (false, true) => clock.start(at, pace),
                _ => {}
            }
            let reasked = waited.reasked.contains(Observer::Seat(seat));
            if after.contains(seat) && (reasked || !waited.before.contains(seat) || again) {
                self.state.asked[seat.index()] = self.state.versions[seat.index()];
            }
        }
    }

    fn playing(&mut self) -> Result<&mut Box<dyn Play>, Corrupt> {
        let playing = self.state.stage == Stage::Playing;
        self.play.as_mut().filter(|_| playing).ok_or_else(|| Corrupt("nothing is being played".to_owned()))
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Corrupt> {
        self.state.chairs.get_mut(seat.index()).ok_or_else(|| Corrupt(format!("there is no seat {seat}")))
    }
}

/// Whom a table waited for, and what the step after it did about that.
struct Waited {
    before: Seats,
    answered_by: Option<Seat>,
    /// The seats that are asked afresh.
    reasked: Observers,
    /// Whether all observers noticed.
    is_public: bool,
    /// So many answers of each seat were taken back.
    undone: [usize; Seat::MAX],
}

/// The secret of the luck, as entries keep it.
pub(crate) fn read_secret(text: &str) -> Result<Secret, Corrupt> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| Corrupt("the secret is damaged".to_owned()))?;
    Ok(Secret(bytes))
}
