//! What becomes of a command.

use kernel::{Seat, Seats, Secret, Word};

use crate::clock::MINUTE;
use crate::play::AnswerError;
use crate::{
    ChatLine, Code, Command, Entry, EntryKind, Level, Millis, Pace, Person, Refusal, Sitter, Stage,
    StandInReason, Table, Title, UndoRequest,
};

/// The longest line of chat.
const LONGEST: usize = 500;

/// So many lines those who only watch may write in a minute, all together.
const WATCHERS_LINES: usize = 10;

/// So many lines one person may write in a minute.
const OWN_LINES: usize = 30;

/// So many other things beside the game.
const OWN_ASIDES: usize = 30;

/// So often a seat may take back before it has answered more often than ever before.
const TAKE_BACKS: u32 = 100;

/// So many requests to take back may come to nothing before a seat may make no more.
pub(crate) const REFUSALS: u32 = 3;

/// A person who sat down for a rematch so recently is ready.
const FRESH: Millis = 5 * 60 * 1000;

/// What becomes of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// These entries, once they are durable.
    Do(Vec<Entry>),
    /// It was carried out before, at this version of the sender.
    Done(u64),
}

/// How a table is to be opened.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct Opening {
    pub title: &'static dyn Title,
    pub setup: String,
    pub host: Person,
    pub public: bool,
    pub pace: Pace,
    /// The level of bots that stand in, or fill free chairs.
    pub level: Level,
    /// The record of a game that goes on here from where it stands.
    pub from: Option<String>,
    /// The table whose people play again here.
    pub rematch_of: Option<String>,
}

impl Opening {
    /// The first entry of the table.
    #[must_use]
    pub fn entry(&self, now: Millis, secret: &Secret) -> Entry {
        let what = EntryKind::Opened {
            game: self.title.name().to_owned(),
            rules: self.title.rules(),
            setup: self.title.setup(&self.setup).map_or_else(|_| self.setup.clone(), |(setup, _)| setup),
            secret: hex::encode(secret.0),
            host: self.host.clone(),
            public: self.public,
            pace: self.pace,
            level: self.level,
            from: self.from.clone(),
            rematch_of: self.rematch_of.clone(),
        };
        Entry { by: Some(self.host.user.clone()), ..Entry::new(now, what) }
    }
}

/// The entries a command leads to, or why it is refused.
type Entries = Result<Vec<EntryKind>, Refusal>;

fn refuse<T>(code: Code) -> Result<T, Refusal> {
    Err(code.into())
}

impl Table {
    /// What becomes of a person's request. `present` says whether a seat's person is connected.
    ///
    /// # Errors
    /// If it is refused; nothing is to be done then.
    pub fn decide(
        &self,
        now: Millis,
        person: &Person,
        key: Option<&str>,
        command: &Command,
        present: impl Fn(Seat) -> bool,
    ) -> Result<Decision, Refusal> {
        if let Some(version) = key.and_then(|key| self.carried_out(&person.user, key)) {
            return Ok(Decision::Done(version));
        }
        let whats = self.entries_for(now.max(self.state.at), person, command, present)?;
        if whats.iter().any(EntryKind::is_aside) && self.own_asides(now, &person.user) >= OWN_ASIDES {
            return refuse(Code::TooOften);
        }
        let entry = |what: EntryKind| Entry {
            by: Some(person.user.clone()),
            key: key.map(str::to_owned),
            ..Entry::new(now.max(self.state.at), what)
        };
        let mut entries: Vec<Entry> = whats.into_iter().map(entry).collect();
        entries.extend(self.forced_after(now.max(self.state.at), &entries));
        Ok(Decision::Do(entries))
    }

    /// What becomes of a bot's answer to the question as it stood at this version.
    ///
    /// # Errors
    /// If the table no longer wants it.
    pub fn decide_bot(
        &self,
        now: Millis,
        seat: Seat,
        version: u64,
        action: &str,
    ) -> Result<Vec<Entry>, Refusal> {
        match self.bot() {
            Some((asked, _, at)) if asked == seat && at == version => {}
            _ => return refuse(Code::Stale),
        }
        let whats = self.answer(seat, version, action)?;
        let at = now.max(self.state.at);
        let mut entries: Vec<Entry> = whats.into_iter().map(|what| Entry::new(at, what)).collect();
        entries.extend(self.forced_after(at, &entries));
        Ok(entries)
    }

    /// How often a person did something beside the game in the last minute.
    fn own_asides(&self, now: Millis, user: &str) -> usize {
        let recent = |(who, at): &&(String, Millis)| *who == user && now - *at < MINUTE;
        self.state.asides.iter().filter(recent).count()
    }

    fn entries_for(
        &self,
        now: Millis,
        person: &Person,
        command: &Command,
        present: impl Fn(Seat) -> bool,
    ) -> Entries {
        match command {
            Command::Say { text } => return self.say(now, person, text),
            Command::Mute { line, muted } => return self.mute(person, *line, *muted),
            Command::Rematch { table, closed } => return self.play_again(person, table, closed.as_deref()),
            _ => {}
        }
        if self.state.stage == Stage::Over {
            return refuse(Code::Over);
        }
        let seat = self.seat_of(&person.user);
        match command {
            Command::Sit { seat: chair, word } => self.sit(now, person, *chair, word.as_deref()),
            Command::Decline => match self.kept_for(&person.user) {
                Some(seat) if self.state.stage == Stage::Gathering => Ok(vec![EntryKind::Declined { seat }]),
                _ => refuse(Code::NotInvited),
            },
            Command::Invite { seat, person: guest } => {
                self.host_gathers(person)?;
                if self.state.declined.contains(&guest.user) {
                    return refuse(Code::HasDeclined);
                }
                if self.seat_of(&guest.user).is_some() || self.kept_for(&guest.user).is_some() {
                    return refuse(Code::AlreadySeated);
                }
                Ok(vec![EntryKind::Kept { seat: self.free(*seat, None)?, person: guest.clone() }])
            }
            Command::Bot { seat, level } => {
                self.host_gathers(person)?;
                self.begin_if_full(now, EntryKind::Bot { seat: self.free(*seat, None)?, level: *level })
            }
            &Command::Remove { seat } => {
                self.host_gathers(person)?;
                match self.state.chairs.get(seat.index()).map(|chair| &chair.sitter) {
                    None => refuse(Code::NoSuchSeat),
                    Some(Sitter::Empty) => refuse(Code::NotSeated),
                    Some(_) => Ok(vec![EntryKind::Freed { seat }]),
                }
            }
            Command::Close => {
                self.host_gathers(person)?;
                Ok(vec![EntryKind::Abandoned])
            }
            Command::Start => {
                self.host_gathers(person)?;
                if self.people().next().is_none() {
                    return refuse(Code::NoPerson);
                }
                self.start(person)
            }
            Command::Hook { .. } if person.user != self.state.host => refuse(Code::NotHost),
            Command::Hook { webhook } if *webhook == self.state.webhook => Ok(Vec::new()),
            Command::Hook { webhook } => Ok(vec![EntryKind::Hooked { webhook: webhook.clone() }]),
            Command::Replace { seat } => self.replace(now, person, *seat, present),
            command => match seat {
                None => refuse(Code::NotSeated),
                Some(seat) => self.seated(seat, command),
            },
        }
    }

    /// The commands of a person who sits at the table.
    fn seated(&self, seat: Seat, command: &Command) -> Entries {
        if let (Command::Leave, Stage::Gathering) = (command, self.state.stage) {
            return Ok(vec![EntryKind::Freed { seat }]);
        }
        if self.state.stage == Stage::Gathering {
            return if let Command::Ready = command { self.ready(seat) } else { refuse(Code::NotBegun) };
        }
        let chair = &self.state.chairs[seat.index()];
        if chair.resigned {
            return refuse(Code::HasResigned);
        }
        if let Some(decision) = self.after_divergence(seat, command) {
            return decision;
        }
        match (command, chair.stand_in) {
            (Command::Return, Some(_)) if self.bot_goes_first(seat) => refuse(Code::BotFirst),
            (Command::Return, Some(_)) => Ok(vec![EntryKind::Returned { seat }]),
            (Command::Return, None) => refuse(Code::NoStandIn),
            (&Command::EveryStep { every }, _) if every == self.state.every_step.contains(seat) => {
                Ok(Vec::new())
            }
            (&Command::EveryStep { every }, _) => Ok(vec![EntryKind::EveryStep { seat, every }]),
            (Command::Resign, _) => Ok(vec![EntryKind::Resigned { seat }]),
            (Command::Ready, _) => refuse(Code::HasBegun),
            // Those who may come back are asked, too.
            (Command::Consent { undo_request, agree }, _) => self.consent(seat, *undo_request, *agree),
            (_, Some(_)) => refuse(Code::StandIn),
            (Command::Leave, None) => Ok(vec![EntryKind::TookOver { seat, why: StandInReason::Left }]),
            (Command::Answer { version, action }, None) => self.answer(seat, *version, action),
            (Command::Undo { version, answers }, None) => self.undo(seat, *version, *answers),
            (
                Command::Sit { .. }
                | Command::Invite { .. }
                | Command::Bot { .. }
                | Command::Remove { .. }
                | Command::Start
                | Command::Replace { .. }
                | Command::Hook { .. }
                | Command::Decline
                | Command::Close
                | Command::Mute { .. }
                | Command::Rematch { .. }
                | Command::Say { .. },
                None,
            ) => unreachable!("not a command of a seated person"),
            (Command::PlayOn { .. } | Command::EndUnfinished, None) => refuse(Code::RulesSame),
        }
    }

    /// Whether the bot at this seat answers before its person may come back. Where no one is left, bots wait, too.
    fn bot_goes_first(&self, seat: Seat) -> bool {
        self.waiting().contains(seat)
            && self.state.deserted.is_none()
            && !self.state.clocks[seat.index()].may_come_back()
    }

    /// What a player may do about a game that cannot go on because the rules have changed; nothing if it can.
    fn after_divergence(&self, seat: Seat, command: &Command) -> Option<Entries> {
        let diverged = self.state.diverged?;
        Some(match command {
            Command::PlayOn { secret } => {
                let answers = self.play.as_ref().map_or(0, |play| play.given().len());
                let (rules, secret) = (self.title.rules(), hex::encode(secret.0));
                Ok(vec![EntryKind::PlayedOn { seat, answers, rules, secret }])
            }
            Command::EndUnfinished if diverged.end.contains(seat) => refuse(Code::AlreadyAgreed),
            Command::EndUnfinished => Ok(vec![EntryKind::EndAgreed { seat }]),
            Command::Answer { .. } | Command::Undo { .. } | Command::Consent { .. } => {
                refuse(Code::RulesChanged)
            }
            _ => return None,
        })
    }

    fn sit(&self, now: Millis, person: &Person, chair: Option<Seat>, word: Option<&str>) -> Entries {
        if self.state.stage != Stage::Gathering {
            return refuse(Code::HasBegun);
        }
        if self.seat_of(&person.user).is_some() {
            return refuse(Code::AlreadySeated);
        }
        if self.state.removed.contains(&person.user) {
            return refuse(Code::Removed);
        }
        if word.is_some_and(|word| Word::new(word).is_err()) {
            return refuse(Code::BadWord);
        }
        let seat = self.free(chair.or(self.kept_for(&person.user)), Some(person))?;
        let sat = EntryKind::Sat { seat, person: person.clone(), word: word.map(str::to_owned) };
        self.begin_if_full(now, sat)
    }

    /// A free chair: this one, or any.
    fn free(&self, seat: Option<Seat>, person: Option<&Person>) -> Result<Seat, Refusal> {
        let free = |sitter: &Sitter| match sitter {
            Sitter::Empty => true,
            Sitter::Kept(kept) => person.is_some_and(|person| person.user == kept.user),
            Sitter::Person(_) | Sitter::Bot(_) => false,
        };
        let chairs = &self.state.chairs;
        match seat {
            Some(seat) if seat.index() >= chairs.len() => refuse(Code::NoSuchSeat),
            Some(seat) if free(&chairs[seat.index()].sitter) => Ok(seat),
            Some(_) => refuse(Code::SeatTaken),
            None => {
                let any = chairs.iter().position(|chair| free(&chair.sitter));
                any.map(Seat::new).ok_or(Code::Full.into())
            }
        }
    }

    fn kept_for(&self, user: &str) -> Option<Seat> {
        let kept = |sitter: &Sitter| matches!(sitter, Sitter::Kept(person) if person.user == user);
        self.state.chairs.iter().position(|chair| kept(&chair.sitter)).map(Seat::new)
    }

    /// A chair is taken; if it was the last one, the game begins. Where clocks would run for several people, those who
    /// did not just sit down are asked first: they may not be there.
    fn begin_if_full(&self, now: Millis, taken: EntryKind) -> Entries {
        let free = |sitter: &Sitter| matches!(sitter, Sitter::Empty | Sitter::Kept(_));
        let left = self.state.chairs.iter().filter(|chair| free(&chair.sitter)).count();
        let sat = if let EntryKind::Sat { seat, .. } = taken { Some(seat) } else { None };
        let people: Vec<Seat> = self.people().map(|(seat, _)| seat).chain(sat).collect();
        if left != 1 || people.is_empty() {
            return Ok(vec![taken]);
        }
        if people.len() == 1 || matches!(self.state.pace, Pace::Relaxed { .. }) {
            return Ok(vec![taken, EntryKind::Begun]);
        }
        let came = sat.or(self.seat_of(&self.state.host));
        let again =
            |seat: Seat| self.state.rematch_of.is_some() && now - self.state.sat[seat.index()] < FRESH;
        let ready: Vec<Seat> =
            people.iter().copied().filter(|&seat| came == Some(seat) || again(seat)).collect();
        let begun = (ready.len() == people.len()).then_some(EntryKind::Begun);
        let ready = ready.into_iter().map(|seat| EntryKind::Ready { seat });
        Ok([taken].into_iter().chain(ready).chain(begun).collect())
    }

    /// The host begins, with bots on the chairs that are left.
    fn start(&self, host: &Person) -> Entries {
        let seated: Vec<Seat> = self.people().map(|(seat, _)| seat).collect();
        if seated.len() == 1 || matches!(self.state.pace, Pace::Relaxed { .. }) {
            return Ok(vec![EntryKind::Begun]);
        }
        let level = self.state.level;
        let taken = |seat: &Seat| {
            matches!(self.state.chairs[seat.index()].sitter, Sitter::Person(_) | Sitter::Bot(_))
        };
        let free = Seat::all(self.state.chairs.len()).filter(|seat| !taken(seat));
        let mut entries: Vec<EntryKind> = free.map(|seat| EntryKind::Bot { seat, level }).collect();
        // A chair that is taken asks all anew.
        let ready = if entries.is_empty() { self.state.ready } else { Seats::NONE };
        let seat = self.seat_of(&host.user).filter(|&seat| !ready.contains(seat));
        entries.extend(seat.map(|seat| EntryKind::Ready { seat }));
        let ready = seat.map_or(ready, |seat| ready.with(seat));
        entries.extend(seated.iter().all(|&seat| ready.contains(seat)).then_some(EntryKind::Begun));
        if entries.is_empty() { refuse(Code::NotReady) } else { Ok(entries) }
    }

    fn ready(&self, seat: Seat) -> Entries {
        if !self.asks_ready() {
            return refuse(Code::NotFull);
        }
        if self.state.ready.contains(seat) {
            return refuse(Code::AlreadyReady);
        }
        let ready = self.state.ready.with(seat);
        let begun = self.people().all(|(seat, _)| ready.contains(seat)).then_some(EntryKind::Begun);
        Ok([EntryKind::Ready { seat }].into_iter().chain(begun).collect())
    }

    fn host_gathers(&self, person: &Person) -> Result<(), Refusal> {
        if person.user != self.state.host {
            return refuse(Code::NotHost);
        }
        if self.state.stage == Stage::Gathering { Ok(()) } else { refuse(Code::HasBegun) }
    }

    fn answer(&self, seat: Seat, version: u64, action: &str) -> Entries {
        self.fresh(seat, version)?;
        let Some(play) = self.play.as_ref().filter(|_| self.waiting().contains(seat)) else {
            return refuse(Code::NotAsked);
        };
        if version < self.state.asked[seat.index()] {
            return refuse(Code::Stale);
        }
        match play.check(seat, action) {
            Ok(()) => Ok(vec![EntryKind::Answered { seat, action: action.to_owned() }]),
            Err(AnswerError::Unreadable) => refuse(Code::Unreadable),
            Err(AnswerError::Illegal(illegal)) => {
                Err(Refusal { code: Code::Illegal, rule: Some(illegal.rule) })
            }
        }
    }

    /// A version that is yet to come cannot have been seen.
    fn fresh(&self, seat: Seat, version: u64) -> Result<(), Refusal> {
        if version > self.state.versions[seat.index()] { refuse(Code::Future) } else { Ok(()) }
    }

    fn undo(&self, seat: Seat, version: u64, answers: usize) -> Entries {
        self.fresh(seat, version)?;
        // What others do beside the game, such as leaving and coming back, keeps no one from taking back.
        if version < self.state.moved[seat.index()] {
            return refuse(Code::Stale);
        }
        if self.state.undo_request.is_some() {
            return refuse(Code::UndoRequestOpen);
        }
        let Some(play) = self.play.as_deref() else { return refuse(Code::NothingToUndo) };
        let own = self.own_answers(seat).count().checked_sub(answers).filter(|_| answers > 0);
        let Some((own, left)) = own.and_then(|own| Some((own, self.own_answers(seat).nth(own)?))) else {
            return refuse(Code::NothingToUndo);
        };
        if self.state.take_backs[seat.index()] >= TAKE_BACKS {
            return refuse(Code::UndoTooOften);
        }
        if answers <= play.reach(seat) && play.copy().undo(seat, answers) {
            return Ok(vec![EntryKind::Undone { seat, answers }]);
        }
        if self.players().all(|other| other == seat) {
            return Ok(vec![EntryKind::Back { seat, left }]);
        }
        if self.state.undo_refusals[seat.index()] >= REFUSALS {
            return refuse(Code::UndoDenied);
        }
        match self.state.undo_denied[seat.index()] {
            Some(denied) if own <= denied.own => refuse(Code::UndoDenied),
            _ => Ok(vec![EntryKind::UndoRequested { seat, left }]),
        }
    }

    fn consent(&self, seat: Seat, number: Option<u32>, agree: bool) -> Entries {
        // The asker may withdraw.
        let may = |undo_request: &UndoRequest| {
            if undo_request.seat == seat { !agree } else { !undo_request.agreed.contains(seat) }
        };
        let Some(undo_request) = self.state.undo_request.filter(may) else {
            return refuse(Code::NoUndoRequest);
        };
        if number.is_some_and(|number| number != undo_request.number) {
            return refuse(Code::Stale);
        }
        if !agree {
            return Ok(vec![EntryKind::Denied { seat: Some(seat) }]);
        }
        let agreed = undo_request.agreed.with(undo_request.seat).with(seat);
        if let Some(left) = self.own_answers(undo_request.seat).nth(undo_request.own)
            && self.players().all(|other| agreed.contains(other))
        {
            Ok(vec![EntryKind::Agreed { seat }, EntryKind::Back { seat: undo_request.seat, left }])
        } else {
            Ok(vec![EntryKind::Agreed { seat }])
        }
    }

    /// Only the host may, and only for a player who is away and lets the table wait.
    fn replace(&self, now: Millis, person: &Person, seat: Seat, present: impl Fn(Seat) -> bool) -> Entries {
        if person.user != self.state.host {
            return refuse(Code::NotHost);
        }
        if self.state.stage != Stage::Playing {
            return refuse(Code::NotBegun);
        }
        let Some(chair) = self.state.chairs.get(seat.index()) else { return refuse(Code::NoSuchSeat) };
        let since = self.state.clocks[seat.index()].since;
        let waited = since.is_some_and(|since| now - since >= self.state.pace.absence());
        if !chair.is_live() || !waited || present(seat) {
            return refuse(Code::NotAbsent);
        }
        Ok(vec![EntryKind::TookOver { seat, why: StandInReason::Absent }])
    }

    fn say(&self, now: Millis, person: &Person, text: &str) -> Entries {
        let text = text.trim();
        let length = text.chars().count();
        if length == 0 || length > LONGEST || text.chars().any(|c| c.is_control() && c != '\n') {
            return refuse(Code::BadText);
        }
        let watches = self.watches(person);
        if self.state.muted.contains(&person.user) || watches && self.state.quiet {
            return refuse(Code::Muted);
        }
        let recent = |line: &ChatLine| now - line.at < MINUTE;
        let watchers = self.watchers_lines().filter(|(_, line)| recent(line)).count();
        if watches && watchers >= WATCHERS_LINES {
            return refuse(Code::TooMuchChat);
        }
        let lines = self.state.chat.iter().zip(&self.state.authors);
        let own = lines.filter(|(line, author)| **author == person.user && recent(line)).count();
        if own >= OWN_LINES {
            return refuse(Code::TooFast);
        }
        Ok(vec![EntryKind::Said { person: person.clone(), text: text.to_owned() }])
    }

    /// Only the host may, and not themselves.
    fn mute(&self, person: &Person, line: Option<u64>, muted: bool) -> Entries {
        if person.user != self.state.host {
            return refuse(Code::NotHost);
        }
        let author = |line: u64| {
            let place = self.state.chat.iter().position(|said| said.line == line)?;
            self.state.authors.get(place).filter(|author| **author != self.state.host).cloned()
        };
        let user = match line {
            None => None,
            Some(line) => Some(author(line).ok_or(Code::NoSuchLine)?),
        };
        let is = user.as_ref().map_or(self.state.quiet, |user| self.state.muted.contains(user));
        Ok(if is == muted { Vec::new() } else { vec![EntryKind::Muted { user, muted }] })
    }

    /// Any player may, once the game is over.
    fn play_again(&self, person: &Person, table: &str, closed: Option<&str>) -> Entries {
        if self.seat_of(&person.user).is_none() {
            return refuse(Code::NotSeated);
        }
        if self.state.stage != Stage::Over {
            return refuse(Code::NotOver);
        }
        if self.play.is_none() {
            return refuse(Code::NotBegun);
        }
        let known = self.state.rematch.is_some() && self.state.rematch.as_deref() != closed;
        Ok(if known { Vec::new() } else { vec![EntryKind::Rematch { table: table.to_owned() }] })
    }

    /// What must be done so that a user who was deleted holds nothing up: the seat goes to a bot, the chair becomes free,
    /// the webhook is called no more.
    #[must_use]
    pub fn forget(&self, now: Millis, user: &str) -> Vec<Entry> {
        let (seat, kept, host) = (self.seat_of(user), self.kept_for(user), self.state.host == user);
        let hooked = host && self.state.webhook.is_some();
        let mut whats: Vec<EntryKind> =
            hooked.then_some(EntryKind::Hooked { webhook: None }).into_iter().collect();
        match (self.state.stage, seat) {
            (Stage::Gathering, _) if host => whats.push(EntryKind::Abandoned),
            (Stage::Gathering, Some(seat)) => whats.push(EntryKind::Freed { seat }),
            (Stage::Gathering, None) => whats.extend(kept.map(|seat| EntryKind::Declined { seat })),
            (Stage::Playing, Some(seat)) if !self.state.chairs[seat.index()].resigned => {
                whats.push(EntryKind::Resigned { seat });
            }
            _ => {}
        }
        let at = now.max(self.state.at);
        whats.into_iter().map(|what| Entry::new(at, what)).collect()
    }
}
