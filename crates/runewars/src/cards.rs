//! Decks: drawing and discarding cards of every sort, and influence.

use arrayvec::ArrayVec;
use kernel::{Listener, Luck, Seat, Trace};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Quest};
use crate::content::content;
use crate::event::Event;
use crate::name::{Hero, Objective, Tactic};
use crate::run::Run;
use crate::state::{NONE, PUBLIC, Spot, State, reward_kind};
use crate::task::{Ask, Out, Task};

/// Most tactics cards in a hand.
const TACTICS: u8 = 10;
/// Most quests in a hand.
const QUESTS: u32 = 3;

/// Cards that must go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Deed {
    /// Down to so many tactics cards. Only ripe ones, or all.
    Tactics {
        seat: Seat,
        keep: u8,
        ripe: bool,
    },
    Quests {
        seat: Seat,
    },
}

impl Deed {
    pub fn seat(self) -> Seat {
        match self {
            Deed::Tactics { seat, .. } | Deed::Quests { seat } => seat,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Deed::Tactics { .. } => Ask::DiscardTactics,
            Deed::Quests { .. } => Ask::DiscardQuest,
        }
    }

    /// Others do not see the hand.
    pub fn private(self) -> bool {
        true
    }

    pub fn options(self, state: &State, out: &mut Out) {
        let side = state.side(self.seat());
        match self {
            Deed::Tactics { ripe, .. } => {
                for &tactic in Tactic::ALL {
                    let at = tactic as usize;
                    if side.ripe[at] > 0 || (!ripe && side.fresh[at] > 0) {
                        out(Action::Tactic(tactic));
                    }
                }
            }
            Deed::Quests { .. } => {
                quests(side.quests).for_each(|quest| out(Action::Quest(quest)));
            }
        }
    }
}

/// The quests of a set.
pub(crate) fn quests(mask: u32) -> impl Iterator<Item = Quest> {
    (0..32).filter(move |at| mask >> at & 1 == 1).map(Quest)
}

impl State {
    /// Copies of a tactics card in the deck.
    pub(crate) fn tactics_deck(&self, tactic: Tactic) -> u8 {
        let at = tactic as usize;
        let held: u8 = self.sides.iter().map(|side| side.ripe[at] + side.fresh[at]).sum();
        // In the epic game there are no false runes to lay.
        if self.variant.epic && tactic == Tactic::FalseTrail {
            return 0;
        }
        content().copies(tactic) - held - self.tactics_discard[at]
    }

    /// Quests in the deck.
    pub(crate) fn quest_deck(&self) -> u32 {
        let all = ((1u64 << content().quests.len()) - 1) as u32;
        let held = self.sides.iter().fold(0, |held, side| held | side.quests);
        all & !held & !self.quest_discard & !self.quest_removed
    }

    /// Objectives in the deck of a seat's alignment.
    pub(crate) fn objective_deck(&self, seat: Seat) -> u16 {
        let alignment = content().sheet(self.side(seat).faction()).alignment;
        let held =
            self.sides.iter().filter_map(|side| side.objective()).fold(0, |held, one| held | 1 << one as u16);
        let of = |one: &&Objective| content().objective(**one) == alignment;
        let all = Objective::ALL.iter().filter(of).fold(0, |all, &one| all | 1 << one as u16);
        all & !held & !self.objective_discard
    }
}

/// The bit of the `n`-th card of a set.
pub(crate) fn nth_bit(mask: u32, n: u32) -> u8 {
    (0..n).fold(mask, |mask, _| mask & mask.wrapping_sub(1)).trailing_zeros() as u8
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn deed(&mut self, step: Deed) -> Option<Task> {
        let side = self.state.side(step.seat());
        let due = match step {
            Deed::Tactics { keep, ripe: false, .. } => side.tactics() > keep,
            Deed::Tactics { keep, ripe: true, .. } => side.ripe.iter().sum::<u8>() > keep,
            Deed::Quests { .. } => side.quests.count_ones() > QUESTS,
        };
        due.then_some(Task::Deed(step))
    }

    pub(crate) fn deed_answer(&mut self, step: Deed, action: Action) {
        let seat = step.seat();
        match (step, action) {
            (Deed::Tactics { .. }, Action::Tactic(tactic)) => {
                self.push(Task::Deed(step));
                self.discard_tactic(seat, tactic);
            }
            (Deed::Quests { .. }, Action::Quest(quest)) => {
                self.push(Task::Deed(step));
                self.discard_quest(seat, quest);
            }
            _ => self.refuse(action),
        }
    }

    /// Draws fate cards, by their numbers from 0. They lie on the table until [`Run::clear_table`].
    pub(crate) fn draw_fate(&mut self, count: u8) -> ArrayVec<u8, 16> {
        const ALL: u32 = (1 << 30) - 1;
        let mut cards = ArrayVec::new();
        for _ in 0..count.min(16) {
            if self.state.fate == ALL {
                self.state.fate = self.state.table;
            }
            let deck = ALL & !self.state.fate;
            if deck == 0 {
                break;
            }
            let card = nth_bit(deck, self.pick(deck.count_ones()));
            self.state.fate |= 1 << card;
            self.state.table |= 1 << card;
            cards.push(card);
        }
        self.saw(Trace::Random);
        let shown = cards.iter().map(|card| card + 1).collect();
        self.all(|| Event::Fate { cards: shown });
        cards
    }

    pub(crate) fn clear_table(&mut self) {
        self.state.table = 0;
    }

    pub(crate) fn gain_influence(&mut self, seat: Seat, count: u8) {
        let side = self.state.side_mut(seat);
        side.influence = side.influence.saturating_add(count).min(99);
    }

    /// Draws tactics cards, then discards down to the limit.
    pub(crate) fn gain_tactics(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            self.draw_tactic(seat);
        }
        self.push(Task::Deed(Deed::Tactics { seat, keep: TACTICS, ripe: false }));
    }

    pub(crate) fn draw_tactic(&mut self, seat: Seat) {
        let deck =
            |state: &State| Tactic::ALL.iter().map(|&tactic| u32::from(state.tactics_deck(tactic))).sum();
        let mut count: u32 = deck(self.state);
        if count == 0 {
            self.state.tactics_discard = [0; 25];
            count = deck(self.state);
        }
        if count == 0 {
            return;
        }
        let mut at = self.pick(count);
        for &tactic in Tactic::ALL {
            let copies = u32::from(self.state.tactics_deck(tactic));
            if at < copies {
                self.state.side_mut(seat).fresh[tactic as usize] += 1;
                return self.tell_pair(
                    seat,
                    || Event::Tactic { seat, tactic },
                    || Event::TacticHidden { seat },
                );
            }
            at -= copies;
        }
    }

    /// A tactics card goes from a hand to the discard pile, seen by all.
    pub(crate) fn discard_tactic(&mut self, seat: Seat, tactic: Tactic) {
        let (side, at) = (self.state.side_mut(seat), tactic as usize);
        if side.fresh[at] > 0 && side.tactics() > TACTICS {
            side.fresh[at] -= 1;
        } else if side.ripe[at] > 0 {
            side.ripe[at] -= 1;
        } else {
            side.fresh[at] -= 1;
        }
        self.state.tactics_discard[at] += 1;
        self.saw(Trace::Revealed);
    }

    pub(crate) fn gain_quests(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            self.draw_quest(seat);
        }
        self.push(Task::Deed(Deed::Quests { seat }));
    }

    pub(crate) fn draw_quest(&mut self, seat: Seat) {
        if self.state.quest_deck() == 0 {
            self.state.quest_discard = 0;
        }
        let deck = self.state.quest_deck();
        if deck == 0 {
            return;
        }
        let quest = Quest(nth_bit(deck, self.pick(deck.count_ones())));
        self.state.side_mut(seat).quests |= 1 << quest.0;
        self.tell_pair(seat, || Event::Quest { seat, quest }, || Event::QuestHidden { seat });
    }

    pub(crate) fn discard_quest(&mut self, seat: Seat, quest: Quest) {
        let side = self.state.side_mut(seat);
        side.quests &= !(1 << quest.0);
        side.open_quests &= !(1 << quest.0);
        self.state.quest_discard |= 1 << quest.0;
        self.saw(Trace::Revealed);
    }

    pub(crate) fn draw_objective(&mut self, seat: Seat) {
        if self.state.objective_deck(seat) == 0 {
            let alignment = content().sheet(self.state.side(seat).faction()).alignment;
            for &one in Objective::ALL {
                if content().objective(one) == alignment {
                    self.state.objective_discard &= !(1 << one as u16);
                }
            }
        }
        let deck = u32::from(self.state.objective_deck(seat));
        if deck == 0 {
            return;
        }
        let at = nth_bit(deck, self.pick(deck.count_ones()));
        self.state.side_mut(seat).objective = at;
        let objective = Objective::ALL[at as usize];
        self.tell_pair(seat, || Event::Objective { seat, objective }, || Event::ObjectiveHidden { seat });
    }

    /// The objective of a seat goes to the discard pile, seen by all.
    pub(crate) fn discard_objective(&mut self, seat: Seat) {
        let at = std::mem::replace(&mut self.state.side_mut(seat).objective, NONE);
        if at != NONE {
            self.state.objective_discard |= 1 << at;
            let objective = Objective::ALL[at as usize];
            self.all(|| Event::Objective { seat, objective });
            self.saw(Trace::Revealed);
        }
    }

    /// A hero gets a reward from the deck.
    pub(crate) fn draw_reward(&mut self, hero: Hero) {
        let deck = |state: &State, at: Spot| {
            (0..32u32)
                .filter(|&card| state.rewards[card as usize].at == at)
                .fold(0u32, |deck, card| deck | 1 << card)
        };
        if deck(self.state, Spot::Deck) == 0 {
            for prize in self.state.rewards.iter_mut().filter(|prize| prize.at == Spot::Discard) {
                (prize.at, prize.known) = (Spot::Deck, 0);
            }
        }
        let (Some(seat), cards) = (self.state.owner(hero), deck(self.state, Spot::Deck)) else { return };
        if cards == 0 {
            return;
        }
        let card = nth_bit(cards, self.pick(cards.count_ones()));
        let prize = &mut self.state.rewards[card as usize];
        (prize.at, prize.known, prize.spent) = (Spot::Held(hero), 1 << seat.index(), 0);
        let reward = reward_kind(card);
        self.tell_pair(seat, || Event::Reward { hero, reward }, || Event::RewardHidden { hero });
    }

    /// A reward goes to the discard pile, seen by all.
    pub(crate) fn discard_reward(&mut self, hero: Hero, card: u8) {
        self.show_reward(hero, card);
        let prize = &mut self.state.rewards[card as usize];
        (prize.at, prize.spent) = (Spot::Discard, 0);
    }

    /// A reward that is used is face up from then on.
    pub(crate) fn show_reward(&mut self, hero: Hero, card: u8) {
        if self.state.rewards[card as usize].known != PUBLIC {
            self.state.rewards[card as usize].known = PUBLIC;
            let reward = reward_kind(card);
            self.all(|| Event::Shown { hero, reward });
            self.saw(Trace::Revealed);
        }
    }

    /// Draws heroes for a seat to choose from.
    pub(crate) fn draw_heroes(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            let drawn = self.state.drawn_heroes;
            let deck = self.state.hero_deck().filter(|&hero| drawn >> hero as u16 & 1 == 0);
            let deck = deck.fold(0u32, |deck, hero| deck | 1 << hero as u32);
            if deck != 0 {
                self.state.drawn_heroes |= 1 << nth_bit(deck, self.pick(deck.count_ones()));
            }
        }
        let drawn = self.state.drawn_heroes;
        let heroes = Hero::ALL.iter().copied().filter(|&hero| drawn >> hero as u16 & 1 == 1).collect();
        self.tell_pair(seat, || Event::Heroes { seat, heroes }, || Event::HeroesHidden { seat, count });
    }
}
