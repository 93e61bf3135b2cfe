//! What one observer is shown of a table beside the game's own view.

use std::ops::Not;

use kernel::{Observer, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

use crate::{ChatLine, Divergence, Level, Millis, Outcome, Pace, Sitter, Stage, Table};

/// All that one observer is shown of a table, the game's view aside.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableView {
    /// The game.
    pub game: &'static str,
    /// What is played, written out in full.
    pub setup: String,
    /// Who looks.
    pub observer: Observer,
    /// What they have noticed so far; answers and undo refer to it.
    pub version: u64,
    /// How far the table has come.
    pub stage: Stage,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// How fast it is played.
    pub pace: Pace,
    /// The level of bots that stand in.
    pub level: Level,
    /// The chairs, in the order of the seats.
    pub chairs: Vec<ChairView>,
    /// What the observer is asked.
    pub asks: Option<Asks>,
    /// How many of their own last answers the observer may take back without asking.
    pub free_undo: usize,
    /// How many of their own last answers the table gave for the observer, because there was no choice.
    pub forced: usize,
    /// Whether the observer is asked even where there is no choice.
    pub every_step: bool,
    /// Whether the observer has an answer that could be taken back by consent.
    #[serde(rename = "can_plead")]
    pub can_request_undo: bool,
    /// Who asks to take something back.
    #[serde(rename = "plea")]
    pub undo_request: Option<UndoRequestView>,
    /// What was taken back since the observer last noticed an answer.
    pub taken_back: Option<TakenBack>,
    /// Set if the others did not agree to what the observer last asked to take back.
    pub undo_denied: Option<UndoDeniedView>,
    /// Set if the rules have changed since the game began, and it does not go the same way under the new ones.
    pub divergence: Option<DivergenceView>,
    /// Whether the observer is asked if they are ready to begin.
    pub asks_ready: bool,
    /// What was said last.
    pub chat: Vec<ChatLine>,
    /// Lines whose authors may not write here any more.
    pub muted: Vec<u64>,
    /// Whether only those who sit here may write.
    pub quiet: bool,
    /// The table on which the same people play again.
    pub rematch: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What binds the luck, as hexadecimal digits.
    pub commitment: String,
    /// The secret behind it, once the table is over.
    pub secret: Option<String>,
}

/// What all observers see of a chair. As data, it leaves out what is false or none: most of it, with every update.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChairView<Name = String> {
    /// How the person is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// Whether the chair is free to sit on, for whom it is not kept.
    #[serde(skip_serializing_if = "Not::not")]
    pub free: bool,
    /// Whether it is kept for the one named.
    #[serde(skip_serializing_if = "Not::not")]
    pub kept: bool,
    /// Whether the person came by name alone.
    #[serde(skip_serializing_if = "Not::not")]
    pub guest: bool,
    /// Whether the person opened the table.
    #[serde(skip_serializing_if = "Not::not")]
    pub host: bool,
    /// The bot that plays here now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// Whether the person is ready to begin.
    #[serde(skip_serializing_if = "Not::not")]
    pub ready: bool,
    /// Whether the person gave up.
    #[serde(skip_serializing_if = "Not::not")]
    pub resigned: bool,
    /// Whether the table waits for this seat.
    #[serde(skip_serializing_if = "Not::not")]
    pub waiting: bool,
    /// The person's clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
}

impl ChairView<&str> {
    fn owned(self) -> ChairView {
        let ChairView { name, free, kept, guest, host, bot, ready, resigned, waiting, clock } = self;
        let name = name.map(str::to_owned);
        ChairView { name, free, kept, guest, host, bot, ready, resigned, waiting, clock }
    }
}

/// A clock as all observers see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ClockView {
    /// Milliseconds left at the time of the sight.
    pub left: Millis,
    /// Whether it runs.
    #[serde(skip_serializing_if = "Not::not")]
    pub runs: bool,
}

/// What an observer is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asks {
    /// The question.
    #[serde(flatten)]
    pub question: Question,
    /// Every answer, as data and in words.
    pub answers: Vec<(String, Phrase)>,
}

/// A request to take answers back, as one observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UndoRequestView {
    /// Its number, to be sent back with consent.
    pub number: u32,
    /// Who asks.
    pub seat: Seat,
    /// So many steps the observer noticed would be undone.
    pub steps: usize,
    /// Who agrees.
    pub agreed: Vec<Seat>,
    /// Whether the observer is asked to agree.
    pub asks_you: bool,
}

/// That answers were taken back, as one observer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakenBack {
    /// Who took back, or asked for it.
    pub seat: Seat,
    /// So many steps the observer had noticed are undone.
    pub steps: usize,
}

/// That the others did not agree to take something back, as the seat that asked sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct UndoDeniedView {
    /// Who did not agree; no one if there was no reply in time.
    pub by: Option<Seat>,
}

/// That a game began under other rules and does not go the same way under these. While it is not over it waits for its
/// players to play on or to end it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DivergenceView {
    /// The version of the rules it began under.
    pub rules: u32,
    /// The version of this program.
    pub now: u32,
    /// So many answers go the same way. This counts private ones, so it is told once the game is over.
    pub answers: Option<usize>,
    /// Who wants to end it without a result.
    pub end: Vec<Seat>,
}

impl Table {
    /// What was taken back since an observer last noticed an answer.
    #[must_use]
    pub fn taken_back_view(&self, who: Observer) -> Option<TakenBack> {
        self.state.taken_back[who.index()]
    }

    /// What an observer is shown now.
    #[must_use]
    pub fn view(&self, who: Observer, now: Millis) -> TableView {
        let state = &self.state;
        let now = now.max(state.at);
        let seat = match who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let plays = seat.filter(|seat| state.chairs[seat.index()].is_live() && state.stage == Stage::Playing);
        let undoes = plays.filter(|_| state.diverged.is_none());
        TableView {
            game: self.title.name(),
            setup: state.setup.clone(),
            observer: who,
            version: self.version(who),
            stage: state.stage,
            public: state.public,
            pace: state.pace,
            level: state.level,
            chairs: self.chair_views(now).into_iter().map(ChairView::owned).collect(),
            asks: plays.and_then(|seat| self.asks(seat)),
            free_undo: undoes.map_or(0, |seat| self.free_undo(seat)),
            forced: plays.map_or(0, |seat| state.forced[seat.index()].into()),
            every_step: plays.is_some_and(|seat| state.every_step.contains(seat)),
            can_request_undo: undoes.is_some_and(|seat| self.can_request_undo(seat)),
            undo_request: self.undo_request_view(who),
            taken_back: self.taken_back_view(who),
            undo_denied: seat.and_then(|seat| self.undo_denied_view(seat)),
            divergence: self.divergence_view(),
            asks_ready: seat.is_some_and(|seat| self.asks_whether_ready(seat)),
            chat: state.chat.iter().cloned().collect(),
            muted: self.muted_lines(),
            quiet: state.quiet,
            rematch: state.rematch.clone(),
            outcome: state.outcome.clone(),
            commitment: kernel::Secret(state.secret).commitment().to_string(),
            secret: self.secret().map(|secret| hex::encode(secret.0)),
        }
    }

    /// What all observers see of the chairs.
    #[must_use]
    pub fn chair_views(&self, now: Millis) -> Vec<ChairView<&str>> {
        let now = now.max(self.state.at);
        (0..self.state.chairs.len()).map(|index| self.chair(Seat::new(index), now)).collect()
    }

    /// The places of a seat's answers among all that stand.
    pub(crate) fn own_answers(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let given = self.play.as_ref().map_or(&[][..], |play| play.given());
        given.iter().enumerate().filter(move |(_, given)| given.seat == seat).map(|(at, _)| at)
    }

    /// Whether a seat has an answer that could be taken back by consent, and that it was not refused before.
    fn can_request_undo(&self, seat: Seat) -> bool {
        let denied = self.state.undo_denied[seat.index()];
        let own = self.own_answers(seat).count();
        let asks = self.players().any(|other| other != seat);
        let refused = asks && self.state.undo_refusals[seat.index()] >= crate::decide::REFUSALS;
        !refused && own > denied.map_or(0, |denied| denied.own + 1)
    }

    /// How many of their own last answers a seat may take back without asking.
    #[must_use]
    pub fn free_undo(&self, seat: Seat) -> usize {
        self.play.as_ref().map_or(0, |play| play.reach(seat))
    }

    /// That the others did not agree to what a seat last asked to take back.
    #[must_use]
    pub fn undo_denied_view(&self, seat: Seat) -> Option<UndoDeniedView> {
        let denied = self.state.undo_denied[seat.index()].filter(|denied| !denied.seen)?;
        Some(UndoDeniedView { by: denied.by })
    }

    /// That the game does not go the same way under the rules of this program.
    #[must_use]
    pub fn divergence_view(&self) -> Option<DivergenceView> {
        let Divergence { rules, end } = self.state.diverged?;
        let over = self.state.stage == Stage::Over;
        let answers = self.play.as_ref().filter(|_| over).map(|play| play.given().len());
        Some(DivergenceView { rules, now: self.title.rules(), answers, end: end.iter().collect() })
    }

    /// What was said after this line; all that is at hand if it is not known any more.
    pub fn chat_after(&self, line: Option<&ChatLine>) -> impl Iterator<Item = &ChatLine> {
        let known = line.and_then(|line| self.state.chat.iter().rposition(|said| said == line));
        self.state.chat.iter().skip(known.map_or(0, |at| at + 1))
    }

    /// Whether a person is asked if they are ready to begin.
    #[must_use]
    pub fn asks_whether_ready(&self, seat: Seat) -> bool {
        self.asks_ready() && !self.state.ready.contains(seat)
    }

    /// Lines whose authors may not write here any more.
    #[must_use]
    pub fn muted_lines(&self) -> Vec<u64> {
        let lines = self.state.chat.iter().zip(&self.state.authors);
        lines.filter(|(_, author)| self.state.muted.contains(author)).map(|(line, _)| line.line).collect()
    }

    /// Whether only those who sit here may write.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.state.quiet
    }

    /// What a seat is asked and may answer.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> Option<Asks> {
        let play = self.play.as_ref().filter(|_| self.waiting().contains(seat))?;
        Some(Asks { question: play.question(seat)?, answers: play.legal(seat) })
    }

    fn chair(&self, seat: Seat, now: Millis) -> ChairView<&str> {
        let chair = &self.state.chairs[seat.index()];
        let person = match &chair.sitter {
            Sitter::Person(person) | Sitter::Kept(person) => Some(person),
            Sitter::Empty | Sitter::Bot(_) => None,
        };
        let clock = &self.state.clocks[seat.index()];
        let clocked = chair.is_live() && self.state.stage == Stage::Playing;
        ChairView {
            name: person.map(|person| &*person.name),
            free: chair.sitter == Sitter::Empty,
            kept: matches!(chair.sitter, Sitter::Kept(_)),
            guest: person.is_some_and(|person| person.guest),
            host: person.is_some_and(|person| person.user == self.state.host),
            bot: chair.bot(),
            ready: self.state.stage == Stage::Gathering && self.state.ready.contains(seat),
            resigned: chair.resigned,
            waiting: self.waiting().contains(seat),
            clock: clocked.then(|| ClockView { left: clock.left(now), runs: clock.since.is_some() }),
        }
    }

    /// Who asks to take something back, as an observer sees it.
    #[must_use]
    pub fn undo_request_view(&self, who: Observer) -> Option<UndoRequestView> {
        let undo_request = self.state.undo_request?;
        let left = self.own_answers(undo_request.seat).nth(undo_request.own)?;
        let given = self.play.as_ref()?.given().get(left..)?;
        let asks_you = self
            .players()
            .any(|seat| who.is(seat) && seat != undo_request.seat && !undo_request.agreed.contains(seat));
        Some(UndoRequestView {
            number: undo_request.number,
            seat: undo_request.seat,
            steps: given.iter().filter(|given| given.noticed.contains(who)).count(),
            agreed: undo_request.agreed.iter().collect(),
            asks_you,
        })
    }
}
