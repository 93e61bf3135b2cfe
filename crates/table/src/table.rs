//! The table itself: what it holds, how it is opened, saved and looked at.

use std::collections::VecDeque;
use std::fmt;

use kernel::record::named;
use kernel::{Observer, Seat, Seats, Secret, Waiting};
use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::keys::Keys;
use crate::play::Play;
use crate::{Chair, Entry, EntryKind, Level, Millis, Pace, Person, Sitter, TakenBack, Title, bot_name};

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
    /// The place of each seat; none if there is no winner.
    pub places: Option<Vec<Placement>>,
}

/// Why a table is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The game was played to its end.
    Finished,
    /// All but one gave up, or no person was left to play against the bots.
    Resigned,
    /// No player was left.
    Abandoned,
    /// The rules changed in the middle of the game, and its players agreed to end it.
    RulesChanged,
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
    /// Its number at this table. Some numbers are left out.
    pub line: u64,
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
    /// So many of its own answers would be left. Private steps of others, which may come and go, do not move this.
    pub own: usize,
    /// Who agrees.
    pub agreed: Seats,
    /// When.
    pub(crate) at: Millis,
}

/// That others did not agree to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct UndoDenied {
    /// So many of its own answers would have been left. What goes as far back is not asked again.
    pub own: usize,
    /// Who did not agree; no one if there was no reply in time, or the request was withdrawn.
    pub by: Option<Seat>,
    /// Whether the seat that asked has gone on since.
    pub seen: bool,
}

/// That a game began under other rules, and does not go the same way under those of this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Divergence {
    /// The version of the rules it was played under.
    pub rules: u32,
    /// Who wants to end the game without a result.
    pub end: Seats,
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

/// A table.
#[derive(Debug)]
pub struct Table {
    pub(crate) title: &'static dyn Title,
    pub(crate) play: Option<Box<dyn Play>>,
    pub(crate) state: TableState,
}

impl Clone for Table {
    fn clone(&self) -> Table {
        let play = self.play.as_ref().map(|play| play.copy());
        Table { title: self.title, play, state: self.state.clone() }
    }
}

/// All of a table but the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableState {
    pub setup: String,
    pub secret: [u8; 32],
    /// The version of the rules the game began under.
    pub rules: u32,
    /// Set while the game cannot go on, because the rules have changed: see [`Divergence`].
    pub diverged: Option<Divergence>,
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
    /// The version at which the game last changed for each seat.
    pub moved: [u64; Seat::MAX],
    /// When all observers last noticed something.
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
    /// The last request of each seat that the others did not agree to.
    pub undo_denied: [Option<UndoDenied>; Seat::MAX],
    /// How many requests of each seat came to nothing.
    pub undo_refusals: [u32; Seat::MAX],
    /// The most answers of each seat that ever stood, and how often it has taken back since.
    pub furthest: [usize; Seat::MAX],
    pub take_backs: [u32; Seat::MAX],
    /// What was taken back since each observer last noticed an answer.
    pub taken_back: [Option<TakenBack>; Seat::MAX + 1],
    /// What people did beside the game in the last minute.
    pub asides: VecDeque<(String, Millis)>,
    /// Seats that are asked even where there is no choice.
    pub every_step: Seats,
    /// How many of its last answers the table gave for each seat.
    pub forced: [u8; Seat::MAX],
    pub chat: VecDeque<ChatLine>,
    /// The user who said each line.
    pub authors: VecDeque<String>,
    /// The number of the last line. Chat counts for itself: no version rises with it.
    pub said: u64,
    /// Users who may not write here.
    pub muted: Vec<String>,
    /// Whether only those who sit here may write.
    pub quiet: bool,
    /// Users who did not follow an invitation.
    pub declined: Vec<String>,
    /// Users whom the host removed from their chair, and did not invite again.
    pub removed: Vec<String>,
    /// Who is ready to begin, once all chairs are taken.
    pub ready: Seats,
    /// When each person sat down.
    pub sat: [Millis; Seat::MAX],
    /// The table before this one, if it is a rematch, and the rematch of this one.
    pub rematch_of: Option<String>,
    pub rematch: Option<String>,
    pub outcome: Option<Outcome>,
    /// Since when no player is left.
    pub deserted: Option<Millis>,
    /// Where to tell what happens here. Only the host knows.
    pub webhook: Option<String>,
    /// The record of the game that goes on here, until it does.
    pub from: Option<String>,
}

/// The format of snapshots; it changes with [`TableState`] and with what a game saves.
const SNAPSHOT: u32 = 10;

impl Table {
    /// The table that the first entry opens.
    ///
    /// # Errors
    /// If the entry opens none, or one for a game this program does not have, or a setup it cannot play.
    pub fn open(titles: &[&'static dyn Title], first: &Entry) -> Result<Table, Corrupt> {
        let EntryKind::Opened { game, rules, setup, secret, host, public, pace, level, from, rematch_of } =
            &first.what
        else {
            return Err(Corrupt("the first entry opens no table".to_owned()));
        };
        let title = titles.iter().find(|title| title.name() == game);
        let title = *title.ok_or_else(|| Corrupt(format!("this program has no game '{game}'")))?;
        let (setup, seats) = title.setup(setup).map_err(|error| Corrupt(error.to_string()))?;
        let secret = crate::apply::read_secret(secret)?;
        let state = TableState {
            setup,
            secret: secret.0,
            rules: *rules,
            diverged: None,
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
            moved: [0; _],
            noticed: first.at,
            called: Seats::NONE,
            asked: [0; Seat::MAX],
            keys: Vec::new(),
            undo_request: None,
            taken_back: [None; _],
            undo_requests: 0,
            undo_denied: [None; _],
            undo_refusals: [0; _],
            furthest: [0; _],
            take_backs: [0; _],
            asides: VecDeque::new(),
            every_step: Seats::NONE,
            forced: [0; _],
            chat: VecDeque::new(),
            authors: VecDeque::new(),
            said: 0,
            muted: Vec::new(),
            quiet: false,
            declined: Vec::new(),
            removed: Vec::new(),
            ready: Seats::NONE,
            sat: [first.at; _],
            rematch_of: rematch_of.clone(),
            rematch: None,
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
        for entry in rest {
            table.apply(entry)?;
        }
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

    /// When all observers last noticed something. What a bot does in private does not count, so a bot that answers
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

    /// Whether it is listed in the lobby.
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
            Some(Waiting::For(seats))
                if self.state.stage == Stage::Playing && self.state.diverged.is_none() =>
            {
                seats
            }
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
        self.state.versions[who.index()]
    }

    /// The secret of the luck, once the table is over.
    #[must_use]
    pub fn secret(&self) -> Option<Secret> {
        (self.state.stage == Stage::Over).then_some(Secret(self.state.secret))
    }

    /// The record, with the secret once the table is over. Before that it shows everything to its reader
    /// it, so it must not leave the server.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let names = Seat::all(self.state.chairs.len()).zip(&self.state.chairs);
        let names = names.map(|(seat, chair)| chair.name(seat));
        self.play.as_ref().map(|play| named(&play.record(self.secret().as_ref()), names))
    }

    /// Set while the game cannot go on, and for a finished game that cannot be shown to its end.
    #[must_use]
    pub fn divergence(&self) -> Option<Divergence> {
        self.state.diverged
    }

    /// The number of the last line of chat, or of what the host last did about chat.
    #[must_use]
    pub fn said(&self) -> u64 {
        self.state.said
    }

    /// Whether a person only watches: sits nowhere here, and is not the host.
    pub(crate) fn watches(&self, person: &Person) -> bool {
        self.seat_of(&person.user).is_none() && person.user != self.state.host
    }

    /// What those said who only watch, with its place among all lines.
    pub(crate) fn watchers_lines(&self) -> impl DoubleEndedIterator<Item = (usize, &ChatLine)> {
        let host = &self.state.host;
        let lines = (0..self.state.chat.len()).map(|place| (place, &self.state.chat[place]));
        lines.filter(move |(place, line)| line.seat.is_none() && self.state.authors[*place] != *host)
    }

    /// The table on which the same people play again.
    #[must_use]
    pub fn rematch(&self) -> Option<&str> {
        self.state.rematch.as_deref()
    }

    /// The level of bots that stand in.
    #[must_use]
    pub fn level(&self) -> Level {
        self.state.level
    }

    /// The seats of people who play, or may come back to.
    pub(crate) fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        let chairs = self.state.chairs.iter().enumerate();
        let plays = |chair: &Chair| chair.person().is_some() && !chair.resigned;
        chairs.filter(move |(_, chair)| plays(chair)).map(|(seat, _)| Seat::new(seat))
    }

    /// Whether people are asked if they are ready: all chairs are taken, and clocks would run for several people.
    pub(crate) fn asks_ready(&self) -> bool {
        let taken = |chair: &Chair| matches!(chair.sitter, Sitter::Person(_) | Sitter::Bot(_));
        self.state.stage == Stage::Gathering
            && matches!(self.state.pace, Pace::Live { .. })
            && self.people().count() > 1
            && self.state.chairs.iter().all(taken)
    }

    /// The seats people play themselves.
    pub(crate) fn live(&self) -> impl Iterator<Item = Seat> + '_ {
        let chairs = self.state.chairs.iter().enumerate();
        chairs.filter(|(_, chair)| chair.is_live()).map(|(seat, _)| Seat::new(seat))
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
            Sitter::Empty | Sitter::Bot(_) => None,
        })
    }

    /// What each seat is called: people by their name, bots as [`bot_name`] calls them.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let name = |(seat, chair): (usize, &Chair)| match &chair.sitter {
            Sitter::Empty => String::new(),
            Sitter::Kept(person) | Sitter::Person(person) => person.name.clone(),
            Sitter::Bot(_) => bot_name(Seat::new(seat)).to_owned(),
        };
        self.state.chairs.iter().enumerate().map(name).collect()
    }
}
