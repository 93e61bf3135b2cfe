use std::fmt;

use kernel::{RuleId, Seat, Secret};
use serde::Serialize;

use crate::Level;

/// What a person wants to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub enum Command {
    /// Sit down: on this chair, or on any. The word is added to the luck.
    Sit { seat: Option<Seat>, word: Option<String> },
    /// Stand up before the game; leave a bot behind during it.
    Leave,
    /// Keep a chair for a person.
    Invite { seat: Option<Seat>, person: crate::Person },
    /// Put a bot on a chair.
    Bot { seat: Option<Seat>, level: Level },
    /// Free a chair before the game.
    Remove { seat: Seat },
    /// Say that one will not follow an invitation.
    Decline,
    /// Clear the table away before the game.
    Close,
    /// Begin, with bots on chairs that are free. Where clocks would run for several people, all are asked first.
    Start,
    /// Say that one is ready to begin.
    Ready,
    /// Answer the question as it stood at this version.
    Answer { version: u64, action: String },
    /// Take back so many of one's own last answers, seen at this version.
    Undo { version: u64, answers: usize },
    /// Say whether a player may take back what they asked for; the asker may only withdraw. The number of the request, if given, makes
    /// sure that it is still the same.
    Consent { undo_request: Option<u32>, agree: bool },
    /// The rules have changed: play on from the last step that agrees with the new ones. The luck gets a new secret.
    PlayOn { secret: Secret },
    /// The rules have changed: end the game without a result, once all players agree.
    EndUnfinished,
    /// Give up.
    Resign,
    /// Let a bot play for a player who is absent.
    Replace { seat: Seat },
    /// Take one's seat back from the bot.
    Return,
    /// Tell what happens here to this address, or no longer. The caller has checked it.
    Hook { webhook: Option<String> },
    /// Be asked even where there is no choice, or no longer.
    EveryStep { every: bool },
    /// Say something.
    Say { text: String },
    /// Keep the author of a line from writing here, or all who do not sit here; or let them again.
    Mute { line: Option<u64>, muted: bool },
    /// Play again, at the table of this name, which the caller opens; if there is a rematch already, at that one, unless the
    /// caller has seen that it was `closed` before it was played.
    Rematch { table: String, closed: Option<String> },
}

/// Why something is not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What a program goes by.
    pub code: Code,
    /// The paragraph of the rules that forbids it, for an illegal answer.
    pub rule: Option<RuleId>,
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Refusal { code, rule: None }
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        /// Reasons for a refusal.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        pub enum Code { $($(#[$doc])* #[serde(rename = $text)] $name),* }

        impl Code {
            /// All of them.
            pub const ALL: &[Code] = &[$(Code::$name),*];

            /// How a program reads it; words for people are kept under the key `refusal-…`.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Code::$name => $text),* }
            }
        }
    };
}

codes! {
    /// The game has begun.
    HasBegun = "has-begun";
    /// The game has not begun.
    NotBegun = "not-begun";
    /// The table is over.
    Over = "over";
    /// Only the host may do that.
    NotHost = "not-host";
    /// You do not sit at this table.
    NotSeated = "not-seated";
    /// You sit there already.
    AlreadySeated = "already-seated";
    /// There is no such chair.
    NoSuchSeat = "no-such-seat";
    /// The chair is not free.
    SeatTaken = "seat-taken";
    /// No chair is free.
    Full = "full";
    /// No one would play: a table needs a person.
    NoPerson = "no-person";
    /// The table has changed since then; look again.
    Stale = "stale";
    /// The table has no such version yet.
    Future = "future";
    /// You are not asked anything now.
    NotAsked = "not-asked";
    /// That is no answer in this game.
    Unreadable = "unreadable";
    /// The rules forbid it.
    Illegal = "illegal";
    /// There is nothing to take back.
    NothingToUndo = "nothing-to-undo";
    /// Another request to take back is still open.
    UndoRequestOpen = "plea-open";
    /// There is no request to take back, or you have agreed already.
    NoUndoRequest = "no-plea";
    /// The others did not agree to take this back, and are not asked again.
    UndoDenied = "undo-denied";
    /// You took back again and again; play on first.
    UndoTooOften = "undo-too-often";
    /// The rules have changed since the game began; play on or end it first.
    RulesChanged = "rules-changed";
    /// The rules of this game have not changed.
    RulesSame = "rules-same";
    /// You have agreed already.
    AlreadyAgreed = "already-agreed";
    /// A bot plays for you; take your seat back first.
    StandIn = "stand-in";
    /// You took your seat back several times without a move; the bot makes this one.
    BotFirst = "bot-first";
    /// No bot plays for you.
    NoStandIn = "no-stand-in";
    /// You gave up.
    HasResigned = "has-resigned";
    /// That player is not absent.
    NotAbsent = "not-absent";
    /// The host does not let you write here.
    Muted = "muted";
    /// Those who watch have written enough for now.
    TooMuchChat = "too-much-chat";
    /// You have written enough for now.
    TooFast = "too-fast";
    /// You have done enough beside the game for now.
    TooOften = "too-often";
    /// There is no such line any more.
    NoSuchLine = "no-such-line";
    /// No chair is kept for you.
    NotInvited = "not-invited";
    /// That person has declined.
    HasDeclined = "has-declined";
    /// The host has removed you; you may sit down again if you are invited.
    Removed = "removed";
    /// Not all chairs are taken yet.
    NotFull = "not-full";
    /// Others are not ready yet.
    NotReady = "not-ready";
    /// You are ready already.
    AlreadyReady = "already-ready";
    /// The game is not over.
    NotOver = "not-over";
    /// The text is empty or too long.
    BadText = "bad-text";
    /// The word for the luck is not one short line.
    BadWord = "bad-word";
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.text())?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for Refusal {}
