//! Duels of heroes, and of a hero with the monster of a quest.

use kernel::{Listener, Luck, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Quest};
use crate::content::{Section, Trait, content};
use crate::event::Event;
use crate::heroes::Venture;
use crate::name::{Attribute, Destiny, Hero, Reward, Shape, Special, Unit, Way};
use crate::run::Run;
use crate::state::{NONE, State, reward_kind};
use crate::task::{Ask, Out, Task};

/// A duel. Side 0 started it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Duel {
    pub hero: Hero,
    /// The other hero, or [`NONE`] for a monster.
    pub rival: u8,
    pub monster: Unit,
    pub quest: Quest,
    /// Health and damage of the monster.
    pub health: u8,
    pub wounds: u8,
    /// Damage dealt to each side in this round, how much of it cannot be prevented, and how much is prevented.
    pub dealt: [u8; 2],
    pub sure: [u8; 2],
    pub prevented: [u8; 2],
    /// Damage that each side has suffered in this duel.
    pub suffered: [u8; 2],
    /// The weapon and armour of each side, by number of the card, or [`NONE`].
    pub gear: [[u8; 2]; 2],
    /// Soulbiter was used in this round.
    pub biting: [bool; 2],
    /// The monster has ravaged in this round.
    pub ravaged: bool,
}

impl Duel {
    pub const NONE: Duel = Duel {
        hero: Hero::RonanOfTheWild,
        rival: NONE,
        monster: Unit::Sorcerer,
        quest: Quest(0),
        health: 0,
        wounds: 0,
        dealt: [0; 2],
        sure: [0; 2],
        prevented: [0; 2],
        suffered: [0; 2],
        gear: [[NONE; 2]; 2],
        biting: [false; 2],
        ravaged: false,
    };

    /// The hero of a side.
    pub fn fighter(&self, side: u8) -> Option<Hero> {
        if side == 0 { Some(self.hero) } else { Hero::ALL.get(self.rival as usize).copied() }
    }
}

/// A step of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Bout {
    Begin {
        hero: Hero,
        rival: Hero,
    },
    Hunt {
        hero: Hero,
        unit: Unit,
        quest: Quest,
        health: u8,
    },
    /// The defender may refuse with a card.
    Cloak,
    Abilities,
    /// The attacker may draw a card for its ability.
    Gore,
    /// Who has the area destroys a unit there.
    Strike {
        seat: Seat,
    },
    Round(u8),
    /// Both sides draw a fate card before either is resolved.
    Draw,
    Resolve {
        side: u8,
        card: u8,
    },
    Special {
        side: u8,
    },
    Prevent {
        side: u8,
    },
    /// One more card for a test of armour that showed nothing but red.
    Again {
        side: u8,
        card: u8,
    },
    Wounds {
        round: u8,
    },
    End,
}

const SPECIALS: [Reward; 4] =
    [Reward::DwarvenFireBombs, Reward::Soulbiter, Reward::Oathblade, Reward::ThornBow];
const SHIELDS: [Reward; 4] =
    [Reward::GhostArmor, Reward::AmuletOfShielding, Reward::Runeplate, Reward::HideOfTheWyrm];

/// Cards that are spent for this round, and for the whole duel.
const ROUND: u8 = 1;
const DUEL: u8 = 2;

/// Whether a hero may use a card now: one weapon and one armour in a duel, and not more often than the card says.
fn usable(state: &State, side: u8, card: u8) -> bool {
    let place = match content().rewards[reward_kind(card) as usize].value.kind {
        Trait::Free => return state.rewards[card as usize].spent & (ROUND | DUEL) == 0,
        Trait::Weapon => 0,
        Trait::Armor => 1,
    };
    let worn = state.duel.gear[usize::from(side)][place];
    state.rewards[card as usize].spent & (ROUND | DUEL) == 0 && (worn == NONE || worn == card)
}

fn gear(state: &State, side: u8, among: &[Reward], out: &mut Out) {
    let Some(hero) = state.duel.fighter(side) else { return };
    for &reward in among {
        if state.card_of(hero, reward).is_some_and(|card| usable(state, side, card)) {
            out(Action::Reward(hero, reward));
        }
    }
}

/// Damage of this round that would still hurt a side.
fn coming(state: &State, side: u8) -> u8 {
    let (duel, at) = (&state.duel, usize::from(side));
    duel.dealt[at].saturating_sub(duel.prevented[at])
}

impl Bout {
    pub fn seat(self, state: &State) -> Seat {
        let owner = |side: u8| {
            let hero = state.duel.fighter(side);
            hero.and_then(|hero| state.owner(hero)).unwrap_or(state.first)
        };
        match self {
            Bout::Cloak => owner(1),
            Bout::Gore => owner(0),
            Bout::Strike { seat } => seat,
            Bout::Special { side } | Bout::Prevent { side } | Bout::Again { side, .. } => owner(side),
            _ => state.first,
        }
    }

    pub fn ask(self, _: &State) -> Ask {
        match self {
            Bout::Special { .. } => Ask::DuelSpecial,
            Bout::Prevent { .. } => Ask::DuelPrevent,
            Bout::Strike { .. } => Ask::Destroy,
            Bout::Again { .. } => Ask::Test,
            _ => Ask::DuelStart,
        }
    }

    /// The hero a question is about.
    pub fn hero(self, state: &State) -> Option<Hero> {
        match self {
            Bout::Cloak => state.duel.fighter(1),
            Bout::Special { side } | Bout::Prevent { side } | Bout::Again { side, .. } => {
                state.duel.fighter(side)
            }
            _ => state.duel.fighter(0),
        }
    }

    /// Rewards that could be used are not known to others.
    pub fn private(self) -> bool {
        matches!(self, Bout::Cloak | Bout::Special { .. } | Bout::Prevent { .. })
    }

    pub fn options(self, state: &State, out: &mut Out) {
        match self {
            Bout::Cloak => {
                gear(state, 1, &[Reward::CloakOfDeception], out);
                out(Action::Done);
            }
            Bout::Gore | Bout::Again { .. } => {
                out(Action::Yes);
                out(Action::Done);
            }
            Bout::Strike { .. } => {
                let Some(area) = state.stands(state.duel.hero) else { return };
                for kind in (0..crate::state::TYPES).filter(|&kind| state.ground(area).count(kind) > 0) {
                    out(Action::Unit(state.unit_in(area, kind)));
                }
            }
            Bout::Special { side } => {
                gear(state, side, &SPECIALS, out);
                out(Action::Way(Way::Damage));
            }
            Bout::Prevent { side } => {
                gear(state, side, &SHIELDS, out);
                out(Action::Done);
            }
            _ => {}
        }
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn bout(&mut self, step: Bout) -> Option<Task> {
        match step {
            Bout::Begin { hero, rival } => {
                self.state.duel = Duel { hero, rival: rival as u8, ..Duel::NONE };
                self.push(Task::Bout(Bout::Abilities));
                self.push(Task::Bout(Bout::Cloak));
            }
            Bout::Hunt { hero, unit, quest, health } => {
                let health = if health == 0 { content().unit(unit).health } else { health };
                self.state.duel = Duel { hero, monster: unit, quest, health, ..Duel::NONE };
                self.push(Task::Bout(Bout::Abilities));
            }
            Bout::Cloak => {
                let rival = self.state.duel.fighter(1)?;
                if self.state.has_rewards(rival) {
                    return Some(Task::Bout(step));
                }
            }
            Bout::Abilities => {
                self.push(Task::Bout(Bout::Round(1)));
                match self.state.duel.hero {
                    Hero::BogranTheShadow => {
                        self.state.duel.dealt[1] = 1;
                        self.prevent(0);
                    }
                    Hero::Steelhorns => self.push(Task::Bout(Bout::Gore)),
                    Hero::GreyKer => self.ker(),
                    _ => {}
                }
            }
            Bout::Gore | Bout::Again { .. } => return Some(Task::Bout(step)),
            Bout::Strike { .. } => {
                let area = self.state.stands(self.state.duel.hero)?;
                if self.state.ground(area).total() > 0 {
                    return Some(Task::Bout(step));
                }
            }
            Bout::Round(round) => {
                if round > 4 || self.state.duel.fighter(0).is_none() {
                    self.push(Task::Bout(Bout::End));
                } else {
                    self.push(Task::Bout(Bout::Round(round + 1)));
                    self.prevent(round);
                    self.push(Task::Bout(Bout::Draw));
                }
            }
            Bout::Draw => {
                let cards = [0, 1].map(|side| (side, self.draw_fate(1)));
                for (side, card) in cards.into_iter().rev() {
                    card.iter().for_each(|&card| self.push(Task::Bout(Bout::Resolve { side, card })));
                }
            }
            Bout::Resolve { side, card } => self.duel_resolve(side, card),
            Bout::Special { side } => {
                let hero = self.state.duel.fighter(side)?;
                if self.state.has_rewards(hero) {
                    return Some(Task::Bout(step));
                }
                self.state.duel.dealt[usize::from(1 - side)] += 1;
            }
            Bout::Prevent { side } => {
                let hero = self.state.duel.fighter(side)?;
                if coming(self.state, side) > 0 && self.state.has_rewards(hero) {
                    return Some(Task::Bout(step));
                }
            }
            Bout::Wounds { round } => self.duel_wounds(round),
            Bout::End => self.duel_end(),
        }
        None
    }

    pub(crate) fn bout_answer(&mut self, step: Bout, action: Action) {
        match (step, action) {
            (Bout::Cloak | Bout::Gore | Bout::Prevent { .. }, Action::Done) => {}
            (Bout::Again { side, card }, Action::Yes) => {
                if self.destinies(1) >> Destiny::Red as u8 & 1 == 1 {
                    self.state.duel.dealt[usize::from(side)] += 1;
                    self.wear_out(side, card);
                }
            }
            (Bout::Again { side, card }, Action::Done) => self.wear_out(side, card),
            (Bout::Cloak, Action::Reward(hero, reward)) => {
                if let Some(card) = self.state.card_of(hero, reward) {
                    self.show_reward(hero, card);
                }
                let seen = self.destinies(1);
                self.clear_table();
                if seen >> Destiny::Red as u8 & 1 == 0 {
                    // No duel: the steps that were to come are void. A quest is still open to the attacker.
                    self.state.stack.pop();
                    self.state.duel = Duel::NONE;
                    if let Some(Task::Venture(Venture::Arrive { seat, hero, .. })) = self.state.stack.top() {
                        self.state.stack.pop();
                        self.push(Task::Venture(Venture::Arrive { seat, hero, duel: false, quest: true }));
                    }
                }
            }
            (Bout::Gore, Action::Yes) => {
                let seen = self.destinies(1);
                self.clear_table();
                if seen >> Destiny::Red as u8 & 1 == 1 {
                    self.state.duel.dealt[0] = 1;
                } else {
                    self.state.duel.dealt[1] = 2;
                }
                self.prevent(0);
            }
            (Bout::Strike { .. }, Action::Unit(unit)) => {
                if let Some(area) = self.state.stands(self.state.duel.hero) {
                    let kind = crate::state::kind_of(unit);
                    let routed = self.state.ground(area).standing[kind] == 0;
                    self.remove_units(area, kind, 1, routed);
                }
            }
            (Bout::Special { side }, Action::Way(_)) => self.state.duel.dealt[usize::from(1 - side)] += 1,
            (Bout::Special { side }, Action::Reward(hero, reward)) => self.duel_special(side, hero, reward),
            (Bout::Prevent { side }, Action::Reward(hero, reward)) => {
                self.push(Task::Bout(step));
                self.duel_prevent(side, hero, reward);
            }
            _ => self.refuse(action),
        }
    }

    /// Both sides may prevent damage before they suffer it.
    fn prevent(&mut self, round: u8) {
        self.push(Task::Bout(Bout::Wounds { round }));
        for side in [1, 0] {
            self.push(Task::Bout(Bout::Prevent { side }));
        }
    }

    /// Armour that failed its test is discarded.
    fn wear_out(&mut self, side: u8, card: u8) {
        if let Some(hero) = self.state.duel.fighter(side) {
            self.discard_reward(hero, card);
        }
    }

    /// Grey Ker draws a card when he starts a duel in an enemy area: on gold its owner destroys a unit there.
    fn ker(&mut self) {
        let hero = self.state.duel.hero;
        let (Some(area), Some(seat)) = (self.state.stands(hero), self.state.owner(hero)) else { return };
        if let Some(owner) = self.state.controller(area).filter(|&owner| owner != seat) {
            let seen = self.destinies(1);
            self.clear_table();
            if seen >> Destiny::Gold as u8 & 1 == 1 {
                self.push(Task::Bout(Bout::Strike { seat: owner }));
            }
        }
    }

    fn duel_resolve(&mut self, side: u8, card: u8) {
        let monster = side == 1 && self.state.duel.rival == NONE;
        let shape = if monster { content().unit(self.state.duel.monster).shape } else { Shape::Circle };
        let section = content().fate[card as usize].sections[shape as usize];
        let duel = &mut self.state.duel;
        let (own, other) = (usize::from(side), usize::from(1 - side));
        match section {
            Section::Miss => {}
            Section::Rout(count) => duel.prevented[own] += count,
            Section::Damage(count) => duel.dealt[other] += count,
            Section::Special if monster => self.monster_special(),
            Section::Special => self.push(Task::Bout(Bout::Special { side })),
        }
    }

    /// The special of a monster, read against one hero.
    fn monster_special(&mut self) {
        let duel = &mut self.state.duel;
        match content().unit(duel.monster).special {
            Special::Ravage => {
                duel.dealt[0] += 1;
                // A second special of the same draw is damage without a card more.
                if !std::mem::replace(&mut duel.ravaged, true) {
                    let more = self.draw_fate(1);
                    more.iter().for_each(|&card| self.push(Task::Bout(Bout::Resolve { side: 1, card })));
                }
            }
            Special::Burning => duel.dealt[0] += 1,
            Special::Undying => duel.health = duel.health.max(2),
            Special::Rage => duel.dealt[0] += duel.wounds,
            _ => {}
        }
    }

    /// Shows a card, and puts on what has a trait.
    fn wield(&mut self, side: u8, hero: Hero, reward: Reward) -> Option<u8> {
        let card = self.state.card_of(hero, reward)?;
        self.show_reward(hero, card);
        let gear = &mut self.state.duel.gear[usize::from(side)];
        match content().rewards[reward as usize].value.kind {
            Trait::Free => {}
            Trait::Weapon => gear[0] = card,
            Trait::Armor => gear[1] = card,
        }
        Some(card)
    }

    fn duel_special(&mut self, side: u8, hero: Hero, reward: Reward) {
        self.wield(side, hero, reward);
        let (own, other) = (usize::from(side), usize::from(1 - side));
        match reward {
            Reward::DwarvenFireBombs => {
                self.state.duel.dealt[other] += 3;
                let seen = self.test(hero, Attribute::Agility);
                if seen == 1 << Destiny::Red as u8 {
                    self.state.duel.dealt[own] += 1;
                }
            }
            Reward::Soulbiter => {
                self.state.duel.dealt[other] += 2;
                self.state.duel.biting[own] = true;
            }
            Reward::Oathblade => {
                self.state.duel.dealt[other] += self.state.attribute(hero, Attribute::Strength);
            }
            _ => self.state.duel.sure[other] += 1,
        }
    }

    fn duel_prevent(&mut self, side: u8, hero: Hero, reward: Reward) {
        let Some(card) = self.wield(side, hero, reward) else { return };
        let at = usize::from(side);
        let prize = &mut self.state.rewards[card as usize];
        match reward {
            Reward::GhostArmor => {
                prize.spent |= ROUND;
                self.state.duel.prevented[at] += 2;
                let seen = self.test(hero, Attribute::Wisdom);
                if seen == 1 << Destiny::Red as u8 {
                    if hero == Hero::MadCarthos {
                        self.push(Task::Bout(Bout::Again { side, card }));
                    } else {
                        self.wear_out(side, card);
                    }
                }
            }
            Reward::AmuletOfShielding => {
                prize.spent |= DUEL;
                self.state.duel.prevented[at] += 2;
            }
            _ => {
                prize.spent |= ROUND;
                self.state.duel.prevented[at] += 1;
            }
        }
    }

    /// Damage of a round, on both sides at once. Then its cards are put away.
    fn duel_wounds(&mut self, round: u8) {
        self.clear_table();
        let duel = self.state.duel;
        for side in 0..2u8 {
            let at = usize::from(side);
            let mut damage = duel.dealt[at].saturating_sub(duel.prevented[at]);
            let valadir = duel.fighter(side) == Some(Hero::SirValadir) && duel.suffered[at] == 0;
            if valadir && damage > 0 {
                damage -= 1;
                self.state.duel.suffered[at] = 1;
            }
            damage += duel.sure[at];
            match duel.fighter(side) {
                Some(hero) => self.wound(hero, damage),
                None => self.state.duel.wounds += damage,
            }
            self.state.duel.suffered[at] += damage;
        }
        let beaten = [0, 1].map(|side| self.beaten(side));
        for side in 0..2u8 {
            let at = usize::from(side);
            if duel.biting[at]
                && beaten[1 - at]
                && !beaten[at]
                && let Some(hero) = duel.fighter(side)
            {
                self.state.figure_mut(hero).damage = 0;
            }
        }
        let duel = &mut self.state.duel;
        (duel.dealt, duel.sure, duel.prevented, duel.biting) = ([0; 2], [0; 2], [0; 2], [false; 2]);
        duel.ravaged = false;
        self.state.rewards.iter_mut().for_each(|prize| prize.spent &= !ROUND);
        if beaten != [false; 2] || round == 4 {
            // What would come next is the following round.
            self.state.stack.pop();
            self.push(Task::Bout(Bout::End));
        }
    }

    fn beaten(&self, side: u8) -> bool {
        match self.state.duel.fighter(side) {
            Some(hero) => self.state.figure(hero).damage >= self.state.hero_health(hero),
            None => self.state.duel.wounds >= self.state.duel.health,
        }
    }

    fn duel_end(&mut self) {
        let duel = self.state.duel;
        let beaten = [0, 1].map(|side| self.beaten(side));
        self.state.rewards.iter_mut().for_each(|prize| prize.spent &= !(ROUND | DUEL));
        self.state.duel = Duel::NONE;
        let Some(rival) = duel.fighter(1) else {
            let Some(seat) = self.state.owner(duel.hero) else { return };
            if beaten[0] {
                self.fall(duel.hero);
            } else if beaten[1] {
                self.outcome(seat, duel.hero, duel.quest, 0);
            }
            return;
        };
        let heroes = [duel.hero, rival];
        // Who falls at the same time has won, too.
        let owners = heroes.map(|hero| self.state.owner(hero));
        for side in 0..2 {
            if !beaten[side] {
                continue;
            }
            if let Some(winner) = owners[1 - side] {
                self.state.side_mut(winner).heroes_defeated += 1;
                if !beaten[1 - side] {
                    while let Some(card) = self.state.held_by(heroes[side]).next() {
                        self.give_reward(heroes[1 - side], winner, card);
                    }
                }
            }
            self.fall(heroes[side]);
        }
        if beaten == [false; 2] && duel.hero == Hero::Silhouette {
            self.steal(duel.hero, rival);
        }
    }

    /// Takes a reward of another hero at random.
    fn steal(&mut self, hero: Hero, rival: Hero) {
        let count = self.state.held_by(rival).count() as u32;
        let Some(seat) = self.state.owner(hero) else { return };
        if count > 0 {
            let at = self.pick(count) as usize;
            if let Some(card) = self.state.held_by(rival).nth(at) {
                let loser = self.state.owner(rival).map_or(0, |seat| 1 << seat.index());
                self.lose_track(card, loser | 1 << seat.index());
                self.give_reward(hero, seat, card);
                self.succumb(rival);
                if self.state.stands(rival).is_none() {
                    self.state.side_mut(seat).heroes_defeated += 1;
                }
            }
        }
    }
}
