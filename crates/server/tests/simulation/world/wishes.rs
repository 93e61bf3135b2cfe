//! What people want.

use kernel::{Observer, Seat};
use table::{Command, Level, Stage};

use super::{Frame, World, person};

impl World {
    /// What a person wants, by what they were shown.
    pub(super) fn wish(&self, user: usize, frame: &Frame) -> Option<Command> {
        let (view, version) = (&frame.view, frame.version);
        let version = if self.pick(30) == 0 { version + self.pick(3) as u64 } else { version };
        if self.pick(16) == 0 {
            return Some(Command::Say { text: ["hello", "", "good move"][self.pick(3)].to_owned() });
        }
        // Players who are not the host try it, too.
        let seldom = if view.stage == Stage::Gathering { [2, 30][user.min(1)] } else { 120 };
        if self.pick(seldom) == 0 {
            return Some(self.wish_of_a_host());
        }
        let seat = match frame.who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        match (view.stage, seat) {
            (Stage::Gathering, None) if user < self.people => Some(self.sit()),
            (Stage::Gathering, Some(_)) if user == 0 && self.pick(2) == 0 => Some(Command::Start),
            (Stage::Gathering, Some(_)) if user > 0 && self.pick(2) == 0 => Some(Command::Ready),
            (Stage::Gathering, Some(_)) if self.pick(12) == 0 => {
                Some(if self.pick(3) == 0 { self.sit() } else { Command::Leave })
            }
            (Stage::Playing, Some(seat)) => {
                let chair = &view.chairs[seat.index()];
                if chair.bot.is_some() && self.pick(3) > 0 {
                    return Some(Command::Return);
                }
                let asked = view.undo_request.as_ref().is_some_and(|undo_request| undo_request.asks_you);
                if asked && self.pick(8) > 0 {
                    return Some(Command::Consent { undo_request: None, agree: self.pick(8) > 0 });
                }
                if let Some(asks) = &view.asks
                    && self.pick(8) > 0
                {
                    let action = asks.answers[self.pick(asks.answers.len())].0.clone();
                    return Some(Command::Answer { version, action });
                }
                match self.pick(16) {
                    0..8 if view.can_request_undo => {
                        Some(Command::Undo { version, answers: 1 + self.pick(2) })
                    }
                    8 => Some(Command::Leave),
                    9 if self.pick(6) == 0 => Some(Command::Resign),
                    10 => Some(Command::EndUnfinished),
                    11 => Some(Command::Replace { seat: seat.next(self.seats) }),
                    12 => Some(Command::Consent { undo_request: None, agree: true }),
                    13 => Some(Command::Answer { version, action: "draw".to_owned() }),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Any chair, or one more than there are.
    fn chair(&self) -> Seat {
        Seat::new(self.pick(self.seats + 1))
    }

    fn sit(&self) -> Command {
        let word = ["luck", "", "two\nlines"].get(self.pick(12)).map(|&word| word.to_owned());
        Command::Sit { seat: (self.pick(3) == 0).then(|| self.chair()), word }
    }

    /// What only the host may want. Some who are invited never come.
    fn wish_of_a_host(&self) -> Command {
        let seat = (self.pick(2) == 0).then(|| self.chair());
        match self.pick(6) {
            // Those who were removed come again only by this.
            0..3 => Command::Invite { seat, person: person(self.pick(self.people + 1)) },
            3 => Command::Bot { seat, level: Level::ALL[self.pick(5)] },
            4 => Command::Remove { seat: self.chair() },
            // Always another one: what changes nothing is acknowledged and not stored.
            _ => Command::Hook { webhook: Some(format!("https://hook.example/{}", self.pick(1 << 30))) },
        }
    }
}
