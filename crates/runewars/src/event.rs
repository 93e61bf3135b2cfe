use arrayvec::ArrayVec;
use kernel::Seat;
use serde::Serialize;

use crate::action::{Action, Quest};
use crate::area::Area;
use crate::name::{City, Exploration, Faction, Hero, Objective, Order, Reward, Season, Tactic};
use crate::state::{Over, Token};
use crate::task::Ask;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// A seat begins; the others follow clockwise.
    First { seat: Seat },
    /// A seat plays this faction; dealt, not chosen.
    Faction { seat: Seat, faction: Faction },
    /// A seat got two tiles to place.
    Tiles { seat: Seat, tiles: [u8; 2] },
    /// What chance decided where no seat decides.
    Chance { action: Action },
    /// A city token lies in an area.
    City { area: Area, city: City },
    /// A seat answered an open question.
    Answered { seat: Seat, to: Ask, action: Action },
    /// A seat answered a question whose answer others do not see.
    Decided { seat: Seat, to: Ask },
    /// A season card.
    Season { year: u8, season: Season, card: &'static str },
    /// All orders were turned up.
    Orders { orders: ArrayVec<Option<Order>, 4> },
    /// A bid was turned up.
    Bids { bids: ArrayVec<u8, 4> },
    /// Fate cards were drawn, named by their numbers.
    Fate { cards: ArrayVec<u8, 16> },
    /// A tactics card was drawn.
    Tactic { seat: Seat, tactic: Tactic },
    /// The others see that one was drawn.
    TacticHidden { seat: Seat },
    /// A quest was drawn.
    Quest { seat: Seat, quest: Quest },
    /// The others see that one was drawn.
    QuestHidden { seat: Seat },
    /// An objective was drawn.
    Objective { seat: Seat, objective: Objective },
    /// The others see that one was drawn.
    ObjectiveHidden { seat: Seat },
    /// A hero got a reward.
    Reward { hero: Hero, reward: Reward },
    /// The others see that it got one.
    RewardHidden { hero: Hero },
    /// A hero handed a reward to another of its seat.
    Traded { from: Hero, to: Hero },
    /// A reward was shown.
    Shown { hero: Hero, reward: Reward },
    /// A seat drew heroes to choose from.
    Heroes { seat: Seat, heroes: ArrayVec<Hero, 3> },
    /// The others see how many.
    HeroesHidden { seat: Seat, count: u8 },
    /// A seat looked at a rune token.
    Rune { seat: Seat, area: Area, token: Token },
    /// A rune token is turned up at the end of the game.
    Turned { area: Area, token: Token },
    /// A hero turned up an exploration token.
    Explored { hero: Hero, area: Area, kind: Exploration },
    /// A seat looked at an exploration token.
    Glimpsed { seat: Seat, area: Area, kind: Exploration },
    /// A hero joined a seat.
    Joined { seat: Seat, hero: Hero, area: Area },
    /// A hero is out of the game.
    Defeated { hero: Hero },
    /// A battle began.
    Battle { attacker: Seat, defender: Option<Seat>, area: Area },
    /// A battle ended. So many units of each side were destroyed.
    Fought { area: Area, strengths: [u8; 2], winner: Option<Seat>, lost: [u8; 2] },
    /// A claim to victory fell: its seat no longer controls enough dragon runes.
    ClaimFell { seat: Seat },
    /// A seat controls no area.
    Eliminated { seat: Seat },
    /// The game is over; rune tokens are turned up.
    Over { by: Over, runes: ArrayVec<u8, 4> },
}
