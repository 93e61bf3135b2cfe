//! The table itself, and how entries change it.

use std::collections::VecDeque;
use std::fmt;

use kernel::{Observer, Question, Seat, Seats, Secret, Standing, Waiting};
use serde::{Deserialize, Serialize};

use crate::clock::{self, Clock};
use crate::play::{self, AnswerError, Play};
use crate::{Chair, Entry, EntryKind, Level, Millis, Pace, Person, Sitter, StandInReason, TakenBack, Title};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    /// The game is played.
    Playing,
    /// It is over.
    Over,
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Why it is over.
    pub ending: Ending,
    /// The place of each seat; none if nobody can be said to have won.
    pub places: Option<Vec<Placement>>,
}

/// Why a table is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The game was played to its end.
    Finished,
    /// All but one gave up, or nobody was left to play against the bots.
    Resigned,
    /// All agreed on a draw.
    Draw,
    /// Nobody was left.
    Abandoned,
}

/// How a seat did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// The rank, from 1.
    pub rank: u8,
    /// The points, if the game was played to its end.
    pub score: Option<i32>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// When.
    pub at: Millis,
    /// By whom.
    pub name: String,
    /// Where they sit, if they do.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
}

/// A request to take answers back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoRequest {
    /// How many there were before.
    pub number: u32,
    /// Who asks.
    pub seat: Seat,
    /// So many answers would be left.
    pub left: usize,
    /// Who agrees.
    pub agreed: Seats,
    /// When.
    pub(crate) at: Millis,
}

/// An entry that cannot have been made at this table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrupt(pub String);

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Corrupt {}

/// So many lines of chat are shown; all of them are kept with the entries.
const CHAT: usize = 100;

/// So many requests of one person are remembered by their keys. Older ones are recognised by their version.
const KEYS_EACH: usize = 16;

/// So many people's are remembered: all of the players', and those of the last who only watch and talk.
const KEEPERS: usize = Seat::MAX + 24;

/// A table.
#[derive(Debug)]
pub struct Table {
    pub(crate) title: &'static dyn Title,
    pub(crate) play: Option<Box<dyn Play>>,
    pub(crate) state: TableState,
}

/// All of a table but the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableState {
    pub setup: String,
    pub secret: [u8; 32],
    pub host: String,
    pub public: bool,
    pub pace: Pace,
    pub level: Level,
    pub opened: Millis,
    pub seq: u64,
    pub at: Millis,
    pub stage: Stage,
    pub chairs: Vec<Chair>,
    pub clocks: Vec<Clock>,
    /// What each observer has noticed so far. Others' private steps do not count, not even by their number.
    pub versions: [u64; Seat::MAX + 1],
    /// When everybody last noticed something.
    pub noticed: Millis,
    /// The seats the last entry made the table wait for.
    pub called: Seats,
    /// The version at which each seat's present question arose.
    pub asked: [u64; Seat::MAX],
    /// What was carried out, for each person.
    pub keys: Vec<Keys>,
    pub undo_request: Option<UndoRequest>,
    /// How many requests to take back there were.
    pub undo_requests: u32,
    /// What was taken back since each observer last noticed an answer.
    pub taken_back: [Option<TakenBack>; Seat::MAX + 1],
    /// Who wants a draw.
    pub draw: Seats,
    pub chat: VecDeque<ChatLine>,
    pub outcome: Option<Outcome>,
    /// Since when nobody is left.
    pub deserted: Option<Millis>,
    /// Where to tell what happens here. Only the host knows.
    pub webhook: Option<String>,
    /// The record of the game that goes on here, until it does.
    pub from: Option<String>,
}

/// The last requests of one person that were carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Keys {
    pub user: String,
    /// The digest of each one's key, with the version it led to.
    pub last: VecDeque<(u64, u64)>,
}

/// A key in eight bytes: FNV-1a. Every answer is compared with the last keys, and texts would be looked for all over the
/// memory. Whoever makes two of their own keys collide has the second request ignored.
fn digest(key: &str) -> u64 {
    key.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The format of snapshots; it changes with [`TableState`], and with how a game saves its state if its rules stay the same.
const SNAPSHOT: u32 = 5;

impl Table {
    /// The table that the first entry opens.
    ///
    /// # Errors
    /// If the entry opens none, or one for a game or rules this program does not have.
    pub fn open(titles: &[&'static dyn Title], first: &Entry) -> Result<Table, Corrupt> {
        let EntryKind::Opened { game, rules, setup, secret, host, public, pace, level, from } = &first.what
        else {
            return Err(Corrupt("the first entry opens no table".to_owned()));
        };
        let title = titles.iter().find(|title| title.name() == game);
        let title = *title.ok_or_else(|| Corrupt(format!("this program has no game '{game}'")))?;
        if title.rules() != *rules {
            let known = title.rules();
            let reason = format!("the table plays {game} by rules {rules}; this program knows rules {known}");
            return Err(Corrupt(reason));
        }
        let (setup, seats) = title.setup(setup).map_err(|error| Corrupt(error.to_string()))?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(secret, &mut bytes).map_err(|_| Corrupt("the secret is damaged".to_owned()))?;
        let state = TableState {
            setup,
            secret: bytes,
            host: host.user.clone(),
            public: *public,
            pace: *pace,
            level: *level,
            opened: first.at,
            seq: 1,
            at: first.at,
            stage: Stage::Gathering,
            chairs: vec![Chair::EMPTY; seats],
            clocks: vec![Clock::new(*pace); seats],
            versions: [1; Seat::MAX + 1],
            noticed: first.at,
            called: Seats::NONE,
            asked: [0; Seat::MAX],
            keys: Vec::new(),
            undo_request: None,
            taken_back: [None; _],
            undo_requests: 0,
            draw: Seats::NONE,
            chat: VecDeque::new(),
            outcome: None,
            deserted: None,
            webhook: None,
            from: from.clone(),
        };
        Ok(Table { title, play: None, state })
    }

    /// The table that all its entries make.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn replay(titles: &[&'static dyn Title], entries: &[Entry]) -> Result<Table, Corrupt> {
        let Some((first, rest)) = entries.split_first() else {
            return Err(Corrupt("there is no entry".to_owned()));
        };
        let mut table = Table::open(titles, first)?;
        rest.iter().try_for_each(|entry| table.apply(entry))?;
        Ok(table)
    }

    /// The table as it is now, for [`Table::restore`].
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        let play = self.play.as_ref().map(|play| play.save());
        let whole = (SNAPSHOT, self.title.name(), self.title.rules(), &self.state, play);
        postcard::to_stdvec(&whole).expect("a table is plain data")
    }

    /// A table from its snapshot; `None` if another version of the program made it. The entries then do.
    #[must_use]
    pub fn restore(titles: &[&'static dyn Title], snapshot: &[u8]) -> Option<Table> {
        // The head first: the rest of another version's snapshot would be nonsense.
        let ((version, game, rules), rest): ((u32, String, u32), _) =
            postcard::take_from_bytes(snapshot).ok()?;
        let title = *titles.iter().find(|title| title.name() == game)?;
        if version != SNAPSHOT || rules != title.rules() {
            return None;
        }
        let (state, play): (TableState, Option<Vec<u8>>) = postcard::from_bytes(rest).ok()?;
        let play = match play {
            Some(saved) => Some(title.restore(&saved, &Secret(state.secret))?),
            None => None,
        };
        Some(Table { title, play, state })
    }

    /// Folds in the next entry. After an error the table is of no use any more.
    ///
    /// # Errors
    /// If the entry cannot have been made at this table.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let everybody = u16::MAX;
        self.state.at = self.state.at.max(entry.at);
        let at = self.state.at;
        let before = self.waiting();
        let noticed = match &entry.what {
            EntryKind::Opened { .. } => return Err(Corrupt("a table is opened once".to_owned())),
            EntryKind::Answered { seat, action } => self.answered(*seat, action)?,
            EntryKind::Back { seat, left } => self.taken_back(*seat, *left)?,
            EntryKind::Hooked { webhook } => {
                self.state.webhook.clone_from(webhook);
                0
            }
            what => {
                self.fold(what, at)?;
                everybody
            }
        };
        for (index, version) in self.state.versions.iter_mut().enumerate() {
            *version += u64::from(noticed >> index & 1);
        }
        if let EntryKind::Answered { .. } = entry.what {
            self.forget_taken_back(noticed);
        }
        if noticed & play::bit(Observer::Spectator) != 0 {
            self.state.noticed = at;
        }
        let again = match &entry.what {
            EntryKind::Answered { seat, .. } => Some(*seat),
            _ => None,
        };
        let anew = match &entry.what {
            EntryKind::Begun => everybody,
            EntryKind::Back { .. } => noticed,
            EntryKind::Returned { seat } => play::bit(Observer::Seat(*seat)),
            _ => 0,
        };
        self.update_clocks(before, again, anew, self.all_noticed(noticed), at);
        self.state.seq += 1;
        if let (Some(user), Some(key)) = (&entry.by, &entry.key) {
            self.remember(user, key);
        }
        Ok(())
    }

    /// Whether everybody noticed.
    fn all_noticed(&self, noticed: u16) -> bool {
        Observer::all(self.state.chairs.len()).all(|who| noticed & play::bit(who) != 0)
    }

    /// The version somebody's request led to, if it was carried out.
    pub(crate) fn carried_out(&self, user: &str, key: &str) -> Option<u64> {
        let keys = self.state.keys.iter().find(|keys| keys.user == user)?;
        let key = digest(key);
        keys.last.iter().find(|(old, _)| *old == key).map(|(_, version)| *version)
    }

    /// A request may make several entries; it is remembered with the version after the last.
    fn remember(&mut self, user: &str, key: &str) {
        let version = self.version(self.observer(user));
        let at = self.state.keys.iter().position(|keys| keys.user == user).unwrap_or_else(|| {
            if self.state.keys.len() == KEEPERS {
                let watcher = self.state.keys.iter().position(|keys| self.seat_of(&keys.user).is_none());
                self.state.keys.remove(watcher.unwrap_or(0));
            }
            self.state.keys.push(Keys { user: user.to_owned(), last: VecDeque::new() });
            self.state.keys.len() - 1
        });
        let (key, last) = (digest(key), &mut self.state.keys[at].last);
        if let Some((_, done)) = last.back_mut().filter(|(old, _)| *old == key) {
            *done = version;
            return;
        }
        if last.len() == KEYS_EACH {
            last.pop_front();
        }
        last.push_back((key, version));
    }

    fn fold(&mut self, what: &EntryKind, at: Millis) -> Result<(), Corrupt> {
        let (pace, level) = (self.state.pace, self.state.level);
        match what {
            EntryKind::Opened { .. }
            | EntryKind::Answered { .. }
            | EntryKind::Back { .. }
            | EntryKind::Hooked { .. } => {}
            EntryKind::Sat { seat, person, word } => {
                // Whoever sits elsewhere needs no kept chair.
                for chair in &mut self.state.chairs {
                    if matches!(&chair.sitter, Sitter::Kept(kept) if kept.user == person.user) {
                        *chair = Chair::EMPTY;
                    }
                }
                let chair = self.chair_mut(*seat)?;
                *chair = Chair { sitter: Sitter::Person(person.clone()), word: word.clone(), ..Chair::EMPTY };
            }
            EntryKind::Kept { seat, person } => self.chair_mut(*seat)?.sitter = Sitter::Kept(person.clone()),
            EntryKind::Bot { seat, level } => self.chair_mut(*seat)?.sitter = Sitter::Bot(*level),
            EntryKind::Freed { seat } => *self.chair_mut(*seat)? = Chair::EMPTY,
            EntryKind::Begun => self.begin()?,
            EntryKind::UndoRequested { seat, left } => {
                let number = self.state.undo_requests;
                self.state.undo_request =
                    Some(UndoRequest { number, seat: *seat, left: *left, agreed: Seats::NONE, at });
                self.state.undo_requests += 1;
            }
            EntryKind::Agreed { seat } => {
                if let Some(undo_request) = &mut self.state.undo_request {
                    undo_request.agreed = undo_request.agreed.with(*seat);
                }
            }
            EntryKind::Denied { .. } => self.state.undo_request = None,
            EntryKind::Draw { seat } => {
                self.state.draw = self.state.draw.with(*seat);
                if self.live().all(|seat| self.state.draw.contains(seat)) {
                    let place = Placement { rank: 1, score: None };
                    self.end(Ending::Draw, Some(vec![place; self.state.chairs.len()]));
                }
            }
            EntryKind::NoDraw { .. } => self.state.draw = Seats::NONE,
            EntryKind::Resigned { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.resigned = true;
                chair.stand_in = Some(level);
                self.state.draw = Seats::NONE;
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
            EntryKind::TookOver { seat, .. } => {
                self.chair_mut(*seat)?.stand_in = Some(level);
                // Others must agree now: whoever asks to take back asks them anew.
                self.state.undo_request = None;
            }
            EntryKind::Returned { seat } => {
                self.chair_mut(*seat)?.stand_in = None;
                self.state.clocks[seat.index()].refresh(at, pace);
            }
            EntryKind::Said { person, text } => {
                if self.state.chat.len() == CHAT {
                    self.state.chat.pop_front();
                }
                let seat = self.seat_of(&person.user);
                self.state.chat.push_back(ChatLine {
                    at,
                    name: person.name.clone(),
                    seat,
                    text: text.clone(),
                });
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
            if matches!(chair.sitter, Sitter::Nobody | Sitter::Kept(_)) {
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
    fn answered(&mut self, seat: Seat, action: &str) -> Result<u16, Corrupt> {
        let bystanders = self.bystanders(seat);
        let given = self.playing()?.answer(seat, action).map_err(|wrong| {
            Corrupt(match wrong {
                AnswerError::Unreadable => format!("'{action}' is no answer"),
                AnswerError::Illegal(illegal) => format!("'{action}' of seat {seat} is {illegal}"),
            })
        })?;
        // What not everybody noticed must not change what everybody sees.
        if self.all_noticed(given.noticed) {
            self.state.undo_request = None;
        }
        // Whoever is asked the same as before may still answer what they saw.
        for (seat, asked) in bystanders {
            if self.asked(seat) != asked {
                let noticed = given.noticed >> seat.index() & 1;
                self.state.asked[seat.index()] = self.state.versions[seat.index()] + u64::from(noticed);
            }
        }
        if let Some(Waiting::Over(standing)) = self.play.as_ref().map(|play| play.waiting()) {
            let places = self.places(&standing);
            self.end(Ending::Finished, Some(places));
        }
        Ok(given.noticed)
    }

    /// Who noticed.
    fn taken_back(&mut self, seat: Seat, left: usize) -> Result<u16, Corrupt> {
        let play = self.playing()?;
        if left >= play.given().len() {
            return Err(Corrupt(format!("{left} answers cannot be left")));
        }
        let back = &play.given()[left..];
        let noticed = back.iter().fold(0, |all, given| all | given.noticed);
        let steps: [usize; Seat::MAX + 1] =
            std::array::from_fn(|who| back.iter().filter(|given| given.noticed >> who & 1 == 1).count());
        play.back(left);
        // Whoever noticed nothing of it must not notice this either.
        for (shown, steps) in self.state.taken_back.iter_mut().zip(steps) {
            if steps > 0 {
                *shown = Some(TakenBack { seat, steps });
            }
        }
        Ok(if self.state.undo_request.take().is_some() { u16::MAX } else { noticed })
    }

    /// Once the game has gone on for somebody, what was taken back before is no news to them.
    fn forget_taken_back(&mut self, noticed: u16) {
        for (who, shown) in self.state.taken_back.iter_mut().enumerate() {
            if noticed >> who & 1 == 1 {
                *shown = None;
            }
        }
    }

    /// Those who are asked something beside this seat, and what.
    fn bystanders(&self, seat: Seat) -> Vec<(Seat, Asked)> {
        let others = self.waiting().iter().filter(|&other| other != seat);
        others.map(|other| (other, self.asked(other))).collect()
    }

    fn asked(&self, seat: Seat) -> Asked {
        let play = self.play.as_ref()?;
        let mut answers = Vec::new();
        play.each_action(seat, &mut |action| answers.push(action.to_string()));
        play.question(seat).map(|question| (question, answers))
    }

    /// The ranks of the game, with those who gave up behind all others.
    fn places(&self, standing: &Standing) -> Vec<Placement> {
        let key = |seat: Seat| (self.state.chairs[seat.index()].resigned, standing.rank(seat));
        let seats = || Seat::all(standing.seats());
        let rank = |seat: Seat| 1 + seats().filter(|&other| key(other) < key(seat)).count() as u8;
        seats().map(|seat| Placement { rank: rank(seat), score: Some(standing.score(seat)) }).collect()
    }

    fn end(&mut self, ending: Ending, places: Option<Vec<Placement>>) {
        self.state.stage = Stage::Over;
        self.state.outcome = Some(Outcome { ending, places });
        self.state.undo_request = None;
    }

    /// Clocks and questions after a step. `again` has just answered; `anew` has a bit for each seat that is asked
    /// afresh. Everybody sees the clocks, so only a `public` step moves them.
    fn update_clocks(&mut self, before: Seats, again: Option<Seat>, anew: u16, public: bool, at: Millis) {
        let (after, pace) = (self.waiting(), self.state.pace);
        self.state.called = after.iter().filter(|&seat| !before.contains(seat)).collect();
        for seat in Seat::all(self.state.chairs.len()) {
            let clock = &mut self.state.clocks[seat.index()];
            match (before.contains(seat), after.contains(seat)) {
                (true, false) => clock.stop(at, pace),
                (true, true) if again == Some(seat) && public => clock.answer(at, pace),
                (false, true) => clock.start(at),
                _ => {}
            }
            let anew = anew & play::bit(Observer::Seat(seat)) != 0;
            if after.contains(seat) && (anew || !before.contains(seat) || again == Some(seat)) {
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

    /// The game.
    #[must_use]
    pub fn title(&self) -> &'static dyn Title {
        self.title
    }

    /// The game being played, once it has begun.
    #[must_use]
    pub fn play(&self) -> Option<&dyn Play> {
        self.play.as_deref()
    }

    /// How many entries the table was made of.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.state.seq
    }

    /// When something was last done.
    #[must_use]
    pub fn changed(&self) -> Millis {
        self.state.at
    }

    /// When everybody last noticed something. What a bot does in private does not count, so a bot that answers
    /// at a fixed time after this shows nothing by its pace.
    #[must_use]
    pub fn noticed(&self) -> Millis {
        self.state.noticed
    }

    /// When it was opened.
    #[must_use]
    pub fn opened(&self) -> Millis {
        self.state.opened
    }

    /// How far it has come.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.state.stage
    }

    /// Whether it is listed for everybody.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.state.public
    }

    /// The chairs.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.state.chairs
    }

    /// How it ended.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.state.outcome.as_ref()
    }

    /// Where to tell what happens here. Secret.
    #[must_use]
    pub fn webhook(&self) -> Option<&str> {
        self.state.webhook.as_deref()
    }

    /// People the last entry made the table wait for.
    pub fn called(&self) -> impl Iterator<Item = (Seat, &Person)> {
        let called = |seat: &Seat| {
            let index = seat.index();
            self.state.chairs[index].is_live() && self.state.called.contains(*seat)
        };
        let people = self.people();
        people.filter(move |(seat, _)| called(seat))
    }

    /// What is played, written out in full.
    #[must_use]
    pub fn setup(&self) -> &str {
        &self.state.setup
    }

    /// How fast it is played.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.state.pace
    }

    /// The user who opened it.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.state.host
    }

    /// The seats it waits for.
    #[must_use]
    pub fn waiting(&self) -> Seats {
        match self.play.as_ref().map(|play| play.waiting()) {
            Some(Waiting::For(seats)) if self.state.stage == Stage::Playing => seats,
            _ => Seats::NONE,
        }
    }

    /// The seat of a user.
    #[must_use]
    pub fn seat_of(&self, user: &str) -> Option<Seat> {
        let sits = |chair: &Chair| chair.person().is_some_and(|person| person.user == user);
        self.state.chairs.iter().position(sits).map(Seat::new)
    }

    /// As whom a user looks at the table.
    #[must_use]
    pub fn observer(&self, user: &str) -> Observer {
        self.seat_of(user).map_or(Observer::Spectator, Observer::Seat)
    }

    /// What an observer has noticed so far. It rises exactly when something changes for them.
    #[must_use]
    pub fn version(&self, who: Observer) -> u64 {
        self.state.versions[play::index(who)]
    }

    /// The secret of the luck, once the table is over.
    #[must_use]
    pub fn secret(&self) -> Option<Secret> {
        (self.state.stage == Stage::Over).then_some(Secret(self.state.secret))
    }

    /// The record, with the secret once the table is over. Before that it shows everything to whoever reads
    /// it, so it must not leave the server.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        self.play.as_ref().map(|play| play.record(self.secret().as_ref()))
    }

    /// The seats people play themselves.
    pub(crate) fn live(&self) -> impl Iterator<Item = Seat> + '_ {
        let chairs = self.state.chairs.iter().enumerate();
        chairs.filter(|(_, chair)| chair.is_live()).map(|(seat, _)| Seat::new(seat))
    }

    /// A bot that should answer now: its seat, its level, and the version it answers.
    #[must_use]
    pub fn bot(&self) -> Option<(Seat, Level, u64)> {
        if self.state.deserted.is_some() || self.state.undo_request.is_some() {
            return None;
        }
        self.waiting().iter().find_map(|seat| {
            let level = self.state.chairs[seat.index()].bot()?;
            Some((seat, level, self.state.asked[seat.index()]))
        })
    }

    /// When the table must be looked at next, even if nobody does anything: see [`Table::tick`].
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        let state = &self.state;
        match state.stage {
            Stage::Over => None,
            Stage::Gathering => Some(state.at + clock::GATHERING),
            Stage::Playing => {
                if let Some(since) = state.deserted {
                    return Some(since + state.pace.patience());
                }
                let undo_request =
                    state.undo_request.map(|undo_request| undo_request.at + state.pace.undo_request());
                let bot = self.bot().map(|_| state.at + clock::BOT);
                let clocks = self.waiting().iter().filter(|seat| state.chairs[seat.index()].is_live());
                let clocks = clocks.filter_map(|seat| state.clocks[seat.index()].deadline());
                clocks.chain(undo_request).chain(bot).min()
            }
        }
    }

    /// What time alone brings about.
    #[must_use]
    pub fn tick(&self, now: Millis) -> Vec<Entry> {
        let (state, at) = (&self.state, now.max(self.state.at));
        let entry = |what: EntryKind| Entry { at, by: None, key: None, what };
        match state.stage {
            Stage::Over => Vec::new(),
            Stage::Gathering if at >= state.at + clock::GATHERING => vec![entry(EntryKind::Abandoned)],
            Stage::Gathering => Vec::new(),
            Stage::Playing => {
                if let Some(since) = state.deserted {
                    let over = at >= since + state.pace.patience();
                    return if over { vec![entry(EntryKind::Abandoned)] } else { Vec::new() };
                }
                let late = |seat: &Seat| {
                    let deadline = state.clocks[seat.index()].deadline();
                    state.chairs[seat.index()].is_live() && deadline.is_some_and(|deadline| at >= deadline)
                };
                let late = self.waiting().iter().filter(late);
                let mut entries: Vec<Entry> =
                    late.map(|seat| entry(EntryKind::TookOver { seat, why: StandInReason::Time })).collect();
                if state
                    .undo_request
                    .is_some_and(|undo_request| at >= undo_request.at + state.pace.undo_request())
                {
                    entries.push(entry(EntryKind::Denied { seat: None }));
                }
                entries
            }
        }
    }

    /// Nobody could reach any table from then until now: the entry that gives this table its time back, if it
    /// needs one.
    #[must_use]
    pub fn outage(&self, from: Millis, to: Millis) -> Option<Entry> {
        let ran = self.state.clocks.iter().any(|clock| clock.since.is_some_and(|since| since < to));
        let counts = self.state.stage == Stage::Playing && self.state.at < to && ran;
        counts.then_some(Entry { at: to, by: None, key: None, what: EntryKind::Outage { from } })
    }

    /// People at the table, in order of their seats.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        let chairs = self.state.chairs.iter().enumerate();
        chairs.filter_map(|(seat, chair)| Some((Seat::new(seat), chair.person()?)))
    }

    /// People at the table and those whom a chair is kept for.
    pub fn expected(&self) -> impl Iterator<Item = (Seat, &Person)> {
        let chairs = self.state.chairs.iter().enumerate();
        chairs.filter_map(|(seat, chair)| match &chair.sitter {
            Sitter::Person(person) | Sitter::Kept(person) => Some((Seat::new(seat), person)),
            Sitter::Nobody | Sitter::Bot(_) => None,
        })
    }

    /// How everybody is called, bots too: by the level they play.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let name = |chair: &Chair| match &chair.sitter {
            Sitter::Nobody => String::new(),
            Sitter::Kept(person) | Sitter::Person(person) => person.name.clone(),
            Sitter::Bot(level) => level.name().to_owned(),
        };
        self.state.chairs.iter().map(name).collect()
    }
}

/// What a seat is asked, and every answer to it.
type Asked = Option<(Question, Vec<String>)>;
