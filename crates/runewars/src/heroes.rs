//! Heroes: gaining and losing them, the quest phase, training and quests.

use kernel::{Audience, Listener, Luck, Seat, Trace};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Quest};
use crate::area::{Area, Areas};
use crate::cards::quests;
use crate::content::{Gain, Trial, content};
use crate::duel::Bout;
use crate::event::Event;
use crate::explore::Search;
use crate::name::{Attribute, Destiny, Hero, Reward, Tactic, Way};
use crate::orders::areas;
use crate::run::Run;
use crate::state::{Figure, NONE, PUBLIC, Place, Prize, Spot, State, Token, reward_kind};
use crate::task::{Ask, Out, Task};

/// A reward changed hands in this turn or quest phase.
pub(crate) const TRADED: u8 = 4;

/// Most heroes of a seat.
const HEROES: usize = 3;

/// A step of heroes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Venture {
    /// These seats act with their heroes in play order.
    Phase {
        seats: u8,
    },
    Pick {
        seat: Seat,
    },
    Act {
        seat: Seat,
        hero: Hero,
    },
    Walk {
        seat: Seat,
        hero: Hero,
        left: u8,
    },
    Teleport {
        seat: Seat,
        hero: Hero,
    },
    Falcon {
        seat: Seat,
        hero: Hero,
    },
    /// After a move: what the hero may still do there.
    Arrive {
        seat: Seat,
        hero: Hero,
        duel: bool,
        quest: bool,
    },
    /// So many steps of training, perhaps each to another attribute.
    Train {
        hero: Hero,
        left: u8,
        apart: bool,
    },
    Trained {
        seat: Seat,
        hero: Hero,
        left: u8,
        apart: bool,
        /// Attributes that were trained: a bit each.
        done: u8,
    },
    /// Which of the symbols that a test has shown counts.
    Test {
        seat: Seat,
        hero: Hero,
        quest: Quest,
        seen: u8,
    },
    /// One more card for a test that showed nothing but red.
    Again {
        seat: Seat,
        hero: Hero,
        quest: Quest,
    },
    Gain {
        seat: Seat,
        hero: Hero,
    },
    Place {
        seat: Seat,
        hero: Hero,
    },
    Desert {
        seat: Seat,
    },
}

impl State {
    /// Cards of a kind that a hero has.
    pub(crate) fn card_of(&self, hero: Hero, reward: Reward) -> Option<u8> {
        self.held_by(hero).find(|&card| reward_kind(card) == reward)
    }

    pub(crate) fn has_rewards(&self, hero: Hero) -> bool {
        self.held_by(hero).next().is_some()
    }

    /// What own heroes in one area may hand to each other, each reward once in a turn or quest phase.
    pub(crate) fn trades(&self, seat: Seat, out: &mut Out) {
        if self.heroes_of(seat).count() < 2 {
            return;
        }
        for from in self.heroes_of(seat) {
            for card in self.held_by(from).filter(|&card| self.rewards[card as usize].spent & TRADED == 0) {
                let here = |to: &Hero| *to != from && self.stands(*to) == self.stands(from);
                self.heroes_of(seat)
                    .filter(here)
                    .for_each(|to| out(Action::Give(from, reward_kind(card), to)));
            }
        }
    }

    /// An attribute with training, and with what a card adds in tests.
    pub(crate) fn attribute(&self, hero: Hero, attribute: Attribute) -> u8 {
        content().hero(hero).attributes[attribute as usize] + self.figure(hero).training[attribute as usize]
    }

    pub(crate) fn hero_health(&self, hero: Hero) -> u8 {
        content().hero(hero).health + u8::from(self.card_of(hero, Reward::HideOfTheWyrm).is_some())
    }

    fn may_train(&self, hero: Hero) -> bool {
        self.figure(hero).training.iter().any(|&steps| steps < 2)
    }

    /// Enemy heroes in the area of a hero.
    fn rivals(&self, seat: Seat, hero: Hero) -> impl Iterator<Item = Hero> + '_ {
        let here = self.stands(hero);
        Hero::ALL.iter().copied().filter(move |&other| {
            self.owner(other).is_some_and(|owner| owner != seat) && self.stands(other) == here
        })
    }

    /// Rewards under the marker of a defeated hero.
    fn lying(&self, area: Area) -> bool {
        self.rewards.iter().any(|prize| prize.at == Spot::Lying(area))
    }

    /// A hero of a seat that stands where such rewards lie.
    pub(crate) fn finder(&self, seat: Seat) -> Option<Hero> {
        if !self.rewards.iter().any(|prize| matches!(prize.at, Spot::Lying(_))) {
            return None;
        }
        self.heroes_of(seat).find(|&hero| self.stands(hero).is_some_and(|area| self.lying(area)))
    }
}

impl Venture {
    pub fn seat(self) -> Seat {
        match self {
            Venture::Phase { .. } | Venture::Train { .. } => Seat::new(0),
            Venture::Pick { seat } | Venture::Act { seat, .. } | Venture::Walk { seat, .. } => seat,
            Venture::Teleport { seat, .. } | Venture::Falcon { seat, .. } | Venture::Arrive { seat, .. } => {
                seat
            }
            Venture::Trained { seat, .. } | Venture::Test { seat, .. } | Venture::Again { seat, .. } => seat,
            Venture::Gain { seat, .. } | Venture::Place { seat, .. } | Venture::Desert { seat } => seat,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Venture::Phase { .. } | Venture::Pick { .. } => Ask::PickHero,
            Venture::Act { .. } => Ask::HeroAction,
            Venture::Walk { .. } | Venture::Teleport { .. } => Ask::HeroStep,
            Venture::Falcon { .. } => Ask::Falcon,
            Venture::Arrive { .. } => Ask::HeroDeed,
            Venture::Train { .. } | Venture::Trained { .. } => Ask::HeroTrain,
            Venture::Test { .. } | Venture::Again { .. } => Ask::Test,
            Venture::Gain { .. } | Venture::Place { .. } => Ask::HeroPlace,
            Venture::Desert { .. } => Ask::Desert,
        }
    }

    /// The hero a question is about.
    pub fn hero(self) -> Option<Hero> {
        match self {
            Venture::Act { hero, .. } | Venture::Walk { hero, .. } | Venture::Teleport { hero, .. } => {
                Some(hero)
            }
            Venture::Falcon { hero, .. } | Venture::Arrive { hero, .. } | Venture::Train { hero, .. } => {
                Some(hero)
            }
            Venture::Trained { hero, .. } | Venture::Test { hero, .. } | Venture::Again { hero, .. } => {
                Some(hero)
            }
            Venture::Gain { hero, .. } | Venture::Place { hero, .. } => Some(hero),
            Venture::Phase { .. } | Venture::Pick { .. } | Venture::Desert { .. } => None,
        }
    }

    /// Rewards and quests that could be used are not known to others.
    pub fn private(self) -> bool {
        matches!(
            self,
            Venture::Pick { .. } | Venture::Act { .. } | Venture::Walk { .. } | Venture::Arrive { .. }
        )
    }

    pub fn options(self, state: &State, out: &mut Out) {
        match self {
            Venture::Pick { seat } => {
                let ready = state.heroes_of(seat).filter(|&hero| !state.figure(hero).acted);
                ready.for_each(|hero| out(Action::Hero(hero)));
                if crate::tactics::can_ambush(state, seat) {
                    out(Action::Tactic(Tactic::Ambush));
                }
                out(Action::Done);
            }
            Venture::Act { seat, hero } => {
                let figure = state.figure(hero);
                if !figure.routed {
                    out(Action::Way(Way::Move));
                }
                if heals(state, seat, hero) {
                    out(Action::Way(Way::Heal));
                }
                if state.may_train(hero) {
                    out(Action::Way(Way::Train));
                }
                aside(state, seat, hero, out);
                out(Action::Done);
            }
            Venture::Walk { seat, hero, .. } => {
                if let Some(here) = state.stands(hero) {
                    areas(state.near(here, state.quest_gait(hero)), out);
                }
                aside(state, seat, hero, out);
                if state.may_open_portals(seat) {
                    out(Action::Way(Way::Portal));
                }
                for reward in [Reward::RuneOfTeleportation, Reward::FoxBoots] {
                    let used = |card: u8| state.rewards[card as usize].spent & 1 == 1;
                    if state.card_of(hero, reward).is_some_and(|card| !used(card)) {
                        out(Action::Reward(hero, reward));
                    }
                }
                out(Action::Done);
            }
            Venture::Teleport { seat, .. } => areas(state.controlled(seat), out),
            Venture::Falcon { hero, .. } => {
                areas(falcon_sees(state, hero), out);
                out(Action::Done);
            }
            Venture::Arrive { seat, hero, duel, quest } => {
                if duel {
                    state.rivals(seat, hero).for_each(|rival| out(Action::Hero(rival)));
                }
                let here = state.stands(hero);
                let fits = |one: &Quest| quest && Some(content().quests[one.0 as usize].area) == here;
                quests(state.side(seat).quests).filter(fits).for_each(|quest| out(Action::Quest(quest)));
                aside(state, seat, hero, out);
                out(Action::Done);
            }
            Venture::Trained { hero, apart, done, .. } => {
                let training = state.figure(hero).training;
                for &attribute in Attribute::ALL {
                    let again = apart && done >> attribute as u8 & 1 == 1;
                    if !again && training[attribute as usize] < 2 {
                        out(Action::Attribute(attribute));
                    }
                }
            }
            Venture::Test { seen, .. } => {
                let shown = Destiny::ALL.iter().filter(|&&destiny| seen >> destiny as u8 & 1 == 1);
                shown.for_each(|&destiny| out(Action::Destiny(destiny)));
            }
            Venture::Again { .. } => {
                out(Action::Yes);
                out(Action::Done);
            }
            Venture::Place { seat, .. } => areas(hero_places(state, seat), out),
            Venture::Desert { seat } => state.heroes_of(seat).for_each(|hero| out(Action::Hero(hero))),
            Venture::Phase { .. } | Venture::Train { .. } | Venture::Gain { .. } => {}
        }
    }
}

/// What a hero may do at any time of its action.
fn aside(state: &State, seat: Seat, hero: Hero, out: &mut Out) {
    if state.card_of(hero, Reward::HealingDraught).is_some() {
        out(Action::Reward(hero, Reward::HealingDraught));
    }
    if state.stands(hero).is_some_and(|here| state.lying(here)) {
        out(Action::Way(Way::Rewards));
    }
    state.trades(seat, out);
}

/// Where a gained hero may appear.
fn hero_places(state: &State, seat: Seat) -> Areas {
    let strongholds = state.strongholds(seat);
    if !strongholds.is_empty() {
        return strongholds;
    }
    let home = state.home(seat).and(state.controlled(seat));
    if home.is_empty() { state.controlled(seat) } else { home }
}

fn heals(state: &State, seat: Seat, hero: Hero) -> bool {
    let Some(here) = state.stands(hero) else { return false };
    let hurt = |hero: Hero| state.figure(hero).damage > 0;
    let company = hero == Hero::AndiraRunehand
        && state.heroes_of(seat).any(|other| state.stands(other) == Some(here) && hurt(other));
    state.friendly(seat, here) && (hurt(hero) || company)
}

/// Rune tokens next to the falconer.
fn falcon_sees(state: &State, hero: Hero) -> Areas {
    let Some(here) = state.stands(hero) else { return Areas::NONE };
    state.touching(here).iter().filter(|&area| state.ground(area).rune.kind != Token::None).collect()
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn venture(&mut self, step: Venture) -> Option<Task> {
        match step {
            Venture::Phase { seats } => {
                self.end_trades();
                let Some(seat) = self.state.earliest(seats) else {
                    self.rest_heroes();
                    return None;
                };
                self.push(Task::Venture(Venture::Phase { seats: seats & !(1 << seat.index()) }));
                self.push(Task::Venture(Venture::Pick { seat }));
                return None;
            }
            Venture::Pick { seat } => {
                let ready = self.state.heroes_of(seat).any(|hero| !self.state.figure(hero).acted);
                if !ready && !self.state.side(seat).has_ripe() {
                    return None;
                }
            }
            Venture::Walk { seat, hero, left } if left == 0 || self.state.stands(hero).is_none() => {
                self.after_walk(seat, hero);
                return None;
            }
            Venture::Act { hero, .. } => {
                self.state.stands(hero)?;
            }
            Venture::Falcon { hero, .. } => {
                if falcon_sees(self.state, hero).is_empty() {
                    return None;
                }
            }
            Venture::Arrive { seat, hero, duel, quest } => {
                let here = self.state.stands(hero)?;
                // Whether it can heal itself is not known to others, only whether it might.
                let something = (quest && self.state.side(seat).quests != 0)
                    || (duel && self.state.rivals(seat, hero).next().is_some())
                    || (self.state.figure(hero).damage > 0 && self.state.has_rewards(hero))
                    || self.state.lying(here);
                if !something {
                    return None;
                }
            }
            Venture::Train { hero, left, apart } => {
                let seat = self.state.owner(hero)?;
                self.push(Task::Venture(Venture::Trained { seat, hero, left, apart, done: 0 }));
                return None;
            }
            Venture::Trained { left, .. } => {
                let mut any = false;
                step.options(self.state, &mut |_| any = true);
                if left == 0 || !any {
                    return None;
                }
            }
            Venture::Gain { seat, hero } => {
                self.state.figure_mut(hero).at = Place::Gone;
                self.push(Task::Venture(Venture::Place { seat, hero }));
                self.saw(Trace::Revealed);
                self.all(|| Event::Heroes { seat, heroes: [hero].into_iter().collect() });
                return None;
            }
            Venture::Desert { seat } => {
                if self.state.heroes_of(seat).count() <= HEROES {
                    return None;
                }
            }
            Venture::Walk { .. } | Venture::Teleport { .. } | Venture::Place { .. } => {}
            Venture::Test { .. } | Venture::Again { .. } => {}
        }
        Some(Task::Venture(step))
    }

    pub(crate) fn venture_answer(&mut self, step: Venture, action: Action) {
        match (step, action) {
            (Venture::Pick { .. }, Action::Done) => {}
            (
                Venture::Act { .. } | Venture::Walk { .. } | Venture::Arrive { .. },
                Action::Give(from, reward, to),
            ) => {
                self.push(Task::Venture(step));
                self.trade(from, reward, to);
            }
            (
                Venture::Act { hero, .. } | Venture::Walk { hero, .. } | Venture::Arrive { hero, .. },
                Action::Way(Way::Rewards),
            ) => {
                self.push(Task::Venture(step));
                self.take_lying(hero);
            }
            (
                Venture::Act { .. } | Venture::Walk { .. } | Venture::Arrive { .. },
                Action::Reward(hero, reward @ Reward::HealingDraught),
            ) => {
                self.push(Task::Venture(step));
                if let Some(card) = self.state.card_of(hero, reward) {
                    self.discard_reward(hero, card);
                    self.state.figure_mut(hero).damage = 0;
                }
            }
            (Venture::Pick { seat }, Action::Tactic(tactic)) => {
                self.push(Task::Venture(step));
                self.turn_play(seat, Action::Tactic(tactic));
            }
            (Venture::Pick { seat }, Action::Hero(hero)) => {
                self.state.figure_mut(hero).acted = true;
                self.push(Task::Venture(Venture::Pick { seat }));
                self.push(Task::Venture(Venture::Act { seat, hero }));
            }
            (Venture::Act { .. }, Action::Done) => {}
            (Venture::Act { seat, hero }, Action::Way(Way::Move)) => {
                let kept = self.state.figure(hero).kept;
                let left = if kept { 0 } else { 2 + u8::from(self.state.lasting.roads) };
                self.push(Task::Venture(Venture::Walk { seat, hero, left }));
            }
            (Venture::Act { seat, hero }, Action::Way(Way::Heal)) => {
                self.push(Task::Search(Search::Rest { seat, hero }));
                let here = self.state.stands(hero);
                for &other in Hero::ALL {
                    let company = hero == Hero::AndiraRunehand && self.state.owner(other) == Some(seat);
                    if other == hero || (company && self.state.stands(other) == here) {
                        self.state.figure_mut(other).damage = 0;
                    }
                }
            }
            (Venture::Act { seat, hero }, Action::Way(_)) => {
                self.push(Task::Search(Search::Rest { seat, hero }));
                let apart = hero == Hero::RedScorpion;
                self.push(Task::Venture(Venture::Train { hero, left: if apart { 3 } else { 2 }, apart }));
            }
            (Venture::Walk { seat, hero, .. }, Action::Done) => self.after_walk(seat, hero),
            (Venture::Walk { seat, hero, left }, Action::Area(area)) => {
                self.lead(hero, area);
                self.look();
                let left = if self.state.figure(hero).kept { 0 } else { left - 1 };
                self.push(Task::Venture(Venture::Walk { seat, hero, left }));
            }
            (Venture::Walk { seat, .. }, Action::Way(_)) => {
                self.push(Task::Venture(step));
                self.open_portals(seat);
            }
            (Venture::Walk { seat, hero, left }, Action::Reward(_, reward)) => {
                let Some(card) = self.state.card_of(hero, reward) else { return };
                if reward == Reward::FoxBoots {
                    self.show_reward(hero, card);
                    self.state.rewards[card as usize].spent |= 1;
                    self.push(Task::Venture(Venture::Walk { seat, hero, left: left + 1 }));
                } else {
                    self.discard_reward(hero, card);
                    self.push(Task::Venture(Venture::Teleport { seat, hero }));
                }
            }
            (Venture::Teleport { seat, hero }, Action::Area(area)) => {
                self.lead(hero, area);
                self.after_walk(seat, hero);
            }
            (Venture::Falcon { .. }, Action::Done) => {}
            (Venture::Falcon { seat, .. }, Action::Area(area)) => self.show_rune(area, 1 << seat.index()),
            (Venture::Arrive { .. }, Action::Done) => {}
            (Venture::Arrive { seat, hero, .. }, Action::Hero(rival)) => {
                self.push(Task::Venture(Venture::Arrive { seat, hero, duel: false, quest: false }));
                self.push(Task::Bout(Bout::Begin { hero, rival }));
            }
            (Venture::Arrive { seat, hero, .. }, Action::Quest(quest)) => {
                self.push(Task::Venture(Venture::Arrive { seat, hero, duel: false, quest: false }));
                self.attempt(seat, hero, quest);
            }
            (Venture::Trained { seat, hero, left, apart, done }, Action::Attribute(attribute)) => {
                self.state.figure_mut(hero).training[attribute as usize] += 1;
                let done = done | 1 << attribute as u8;
                self.push(Task::Venture(Venture::Trained { seat, hero, left: left - 1, apart, done }));
            }
            (Venture::Test { seat, hero, quest, .. }, Action::Destiny(destiny)) => {
                self.clear_table();
                self.outcome(seat, hero, quest, destiny as usize);
            }
            (Venture::Again { seat, hero, quest }, Action::Yes) => {
                let seen = self.destinies(1);
                self.clear_table();
                if seen >> Destiny::Red as u8 & 1 == 1 {
                    self.outcome(seat, hero, quest, Destiny::Red as usize);
                    self.hurt(hero, 1);
                } else {
                    let best = if seen & 1 == 1 { Destiny::Gold } else { Destiny::Silver };
                    self.outcome(seat, hero, quest, best as usize);
                }
            }
            (Venture::Again { seat, hero, quest }, Action::Done) => {
                self.outcome(seat, hero, quest, Destiny::Red as usize);
            }
            (Venture::Place { seat, hero }, Action::Area(area)) => {
                self.push(Task::Venture(Venture::Desert { seat }));
                self.join(seat, hero, area);
            }
            (Venture::Desert { .. }, Action::Hero(hero)) => self.desert(hero),
            _ => self.refuse(action),
        }
    }

    /// A hero hands a reward to another of its seat.
    pub(crate) fn trade(&mut self, from: Hero, reward: Reward, to: Hero) {
        let untraded = |card: &u8| {
            reward_kind(*card) == reward && self.state.rewards[*card as usize].spent & TRADED == 0
        };
        let (Some(card), Some(seat)) = (self.state.held_by(from).find(untraded), self.state.owner(to)) else {
            return;
        };
        self.state.rewards[card as usize].spent |= TRADED;
        self.all(|| Event::Traded { from, to });
        self.lose_track(card, 1 << seat.index());
        self.give_reward(to, seat, card);
        self.succumb(from);
    }

    /// A reward of a hero changes hands. If it is one of several face down, only these seats see which.
    pub(crate) fn lose_track(&mut self, card: u8, seats: u8) {
        let at = self.state.rewards[card as usize].at;
        let down = |prize: &Prize| prize.at == at && prize.known != PUBLIC;
        let several = self.state.rewards.iter().filter(|prize| down(prize)).count() > 1;
        if several && self.state.rewards[card as usize].known != PUBLIC {
            self.state.rewards.iter_mut().filter(|prize| down(prize)).for_each(|prize| prize.known &= seats);
        }
    }

    fn after_walk(&mut self, seat: Seat, hero: Hero) {
        // The boots may have another owner by now.
        self.state.rewards.iter_mut().for_each(|prize| prize.spent &= TRADED);
        self.state.portal = NONE;
        self.push(Task::Search(Search::Rest { seat, hero }));
        self.push(Task::Venture(Venture::Arrive { seat, hero, duel: true, quest: true }));
        self.push(Task::Search(Search::Flip { seat, hero }));
        if hero == Hero::VyrahTheFalconer {
            self.push(Task::Venture(Venture::Falcon { seat, hero }));
        }
    }

    pub(crate) fn join(&mut self, seat: Seat, hero: Hero, area: Area) {
        *self.state.figure_mut(hero) = Figure { at: Place::Board(seat, area), ..Figure::NEW };
        self.all(|| Event::Joined { seat, hero, area });
    }

    /// All rewards may change hands again.
    pub(crate) fn end_trades(&mut self) {
        self.state.rewards.iter_mut().for_each(|prize| prize.spent &= !TRADED);
    }

    /// A hero leaves: back to the deck, its rewards discarded.
    pub(crate) fn desert(&mut self, hero: Hero) {
        while let Some(card) = self.state.held_by(hero).next() {
            self.discard_reward(hero, card);
        }
        *self.state.figure_mut(hero) = Figure::NEW;
    }

    /// A hero takes all rewards that lie in its area.
    pub(crate) fn take_lying(&mut self, hero: Hero) {
        let (Some(area), Some(seat)) = (self.state.stands(hero), self.state.owner(hero)) else { return };
        for card in 0..32u8 {
            if self.state.rewards[card as usize].at == Spot::Lying(area) {
                self.give_reward(hero, seat, card);
            }
        }
    }

    /// A reward changes hands; its new owner looks at it.
    pub(crate) fn give_reward(&mut self, hero: Hero, seat: Seat, card: u8) {
        let prize = &mut self.state.rewards[card as usize];
        prize.at = Spot::Held(hero);
        prize.known |= 1 << seat.index();
        let (known, reward) = (prize.known, reward_kind(card));
        self.all(|| Event::RewardHidden { hero });
        for seat in Seat::all(self.state.seats()).filter(|seat| known >> seat.index() & 1 == 1) {
            self.tell.tell(Audience::Only(seat), || Event::Reward { hero, reward });
        }
        self.saw(Trace::Revealed);
    }

    fn attempt(&mut self, seat: Seat, hero: Hero, quest: Quest) {
        self.state.side_mut(seat).open_quests |= 1 << quest.0;
        self.saw(Trace::Revealed);
        match content().quests[quest.0 as usize].trial {
            Trial::Duel(unit, health) => self.push(Task::Bout(Bout::Hunt { hero, unit, quest, health })),
            Trial::Test(attribute) => {
                let seen = self.test(hero, attribute);
                let only_red = seen == 1 << Destiny::Red as u8;
                if only_red && hero == Hero::MadCarthos && attribute == Attribute::Wisdom {
                    self.clear_table();
                    self.push(Task::Venture(Venture::Again { seat, hero, quest }));
                } else {
                    self.push(Task::Venture(Venture::Test { seat, hero, quest, seen }));
                }
            }
        }
    }

    /// Draws for a test: a bit for each symbol shown. The cards stay on the table.
    pub(crate) fn test(&mut self, hero: Hero, attribute: Attribute) -> u8 {
        let aids = [Reward::RingOfVigor, Reward::FoxBoots, Reward::TomeOfAges];
        let aid = self.state.card_of(hero, aids[attribute as usize]);
        if let Some(card) = aid {
            self.show_reward(hero, card);
        }
        let cards = self.state.attribute(hero, attribute) + u8::from(aid.is_some());
        self.destinies(cards)
    }

    /// What a quest brings. A reward or a rune completes it.
    pub(crate) fn outcome(&mut self, seat: Seat, hero: Hero, quest: Quest, result: usize) {
        let gains = &content().quests[quest.0 as usize].results[result];
        let done = gains.iter().any(|gain| matches!(gain, Gain::Reward(_) | Gain::Rune));
        let kept = gains.contains(&Gain::Keep);
        if done && !kept {
            self.discard_quest(seat, quest);
            self.state.side_mut(seat).quests_done += 1;
            self.gain_quests(seat, 1);
            if hero == Hero::RunewitchAstarra {
                self.gain_influence(seat, 1);
            }
        }
        for &gain in gains {
            match gain {
                Gain::Reward(count) => (0..count).for_each(|_| self.draw_reward(hero)),
                Gain::Rune => self.gain_rune(seat),
                Gain::Influence(count) => self.gain_influence(seat, count),
                Gain::Lose(count) => {
                    let side = self.state.side_mut(seat);
                    side.influence = side.influence.saturating_sub(count);
                }
                Gain::Tactics(count) => self.gain_tactics(seat, count),
                Gain::Train(left) => self.push(Task::Venture(Venture::Train { hero, left, apart: false })),
                Gain::Quest(count) => self.gain_quests(seat, count),
                Gain::Damage(count) => self.hurt(hero, count),
                Gain::Drop => self.discard_quest(seat, quest),
                Gain::Keep => {}
            }
        }
    }

    /// Damage to a hero outside duels.
    pub(crate) fn hurt(&mut self, hero: Hero, damage: u8) {
        self.wound(hero, damage);
        self.succumb(hero);
    }

    /// A hero that has as much damage as health is defeated.
    pub(crate) fn succumb(&mut self, hero: Hero) {
        if self.state.figure(hero).damage >= self.state.hero_health(hero) {
            self.fall(hero);
        }
    }

    /// Damage on a hero. What keeps it alive is shown.
    pub(crate) fn wound(&mut self, hero: Hero, damage: u8) {
        let figure = self.state.figure_mut(hero);
        figure.damage = figure.damage.saturating_add(damage);
        if self.state.figure(hero).damage >= content().hero(hero).health
            && let Some(card) = self.state.card_of(hero, Reward::HideOfTheWyrm)
        {
            self.show_reward(hero, card);
        }
    }

    /// A hero leaves the game; its rewards lie where it fell.
    pub(crate) fn fall(&mut self, hero: Hero) {
        let Some(area) = self.state.stands(hero) else { return };
        while let Some(card) = self.state.held_by(hero).next() {
            let prize = &mut self.state.rewards[card as usize];
            (prize.at, prize.spent) = (Spot::Lying(area), 0);
        }
        *self.state.figure_mut(hero) = Figure { at: Place::Gone, ..Figure::NEW };
        self.all(|| Event::Defeated { hero });
    }
}
