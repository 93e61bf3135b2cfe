//! Tactics cards, rewards, objectives and titles that are used in the own turn; tactics cards in battles.

use kernel::{Listener, Luck, Seat};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::battle::{Fight, Moment, What};
use crate::cards::Deed;
use crate::content::content;
use crate::event::Event;
use crate::explore::face_down;
use crate::name::{Hero, Order, Reward, Shape, Tactic, Title, Way};
use crate::objective;
use crate::orders::unused;
use crate::plays::Play;
use crate::run::Run;
use crate::state::{NONE, State, Token, reward_kind, seat_of};
use crate::task::{Out, Task};
use crate::year::{Year, may_play};

/// Whether a card can be played at a moment of a battle by a side.
pub(crate) fn fits(tactic: Tactic, side: u8, moment: Moment) -> bool {
    match moment {
        Moment::LineUp => side == 1 && tactic == Tactic::RallyCry,
        Moment::Start if side == 0 => matches!(tactic, Tactic::ToTheWinner | Tactic::FlankAttack),
        Moment::Start => matches!(
            tactic,
            Tactic::SummonLightning | Tactic::TacticalRetreat | Tactic::ToTheWinner | Tactic::HoldTheLine
        ),
        Moment::Round => matches!(tactic, Tactic::RallyCry | Tactic::ShieldWall),
        Moment::Lost => tactic == Tactic::FeignedFlight,
    }
}

pub(crate) fn opponents(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    state.playing().iter().filter(move |&other| other != seat).collect::<kernel::Seats>().iter()
}

/// Own routed units, by area.
pub(crate) fn routed(state: &State, seat: Seat) -> Areas {
    let has = |&area: &Area| state.ground(area).routed.iter().any(|&count| count > 0);
    state.controlled(seat).iter().filter(has).collect()
}

pub(crate) fn rumor_areas(state: &State, other: Seat) -> Areas {
    let fits =
        |&area: &Area| !state.friendly(other, area) && state.ground(area).active >> other.index() & 1 == 0;
    state.board().iter().filter(fits).collect()
}

pub(crate) fn hero_areas(state: &State, seat: Seat) -> Areas {
    state.heroes_of(seat).filter_map(|hero| state.stands(hero)).collect()
}

pub(crate) fn lost_cities(state: &State, seat: Seat) -> Areas {
    let fits = |&area: &Area| state.uncontrolled(area) && state.ground(area).city == NONE;
    hero_areas(state, seat).iter().filter(fits).collect()
}

pub(crate) fn own_cities(state: &State, seat: Seat) -> Areas {
    state.controlled(seat).iter().filter(|&area| state.ground(area).city != NONE).collect()
}

pub(crate) fn with_neutrals(state: &State) -> Areas {
    state.board().iter().filter(|&area| state.ground(area).neutrals() > 0).collect()
}

/// Enemy heroes that stand in these areas.
pub(crate) fn enemy_heroes(state: &State, seat: Seat, within: Areas) -> impl Iterator<Item = Hero> + '_ {
    let fits = move |hero: &Hero| {
        state.owner(*hero).is_some_and(|owner| owner != seat)
            && state.stands(*hero).is_some_and(|area| within.has(area))
    };
    Hero::ALL.iter().copied().filter(fits)
}

pub(crate) fn can_ambush(state: &State, seat: Seat) -> bool {
    state.side(seat).ripe[Tactic::Ambush as usize] > 0
        && enemy_heroes(state, seat, state.controlled(seat)).next().is_some()
}

/// Areas of a seat and those that touch them.
pub(crate) fn reach(state: &State, seat: Seat) -> Areas {
    let own = state.controlled(seat);
    own.iter().fold(own, |areas, area| areas.or(state.touching(area)))
}

/// Heroes who serve another alignment than their own, within reach.
pub(crate) fn turncoats(state: &State, seat: Seat) -> impl Iterator<Item = Hero> + '_ {
    enemy_heroes(state, seat, reach(state, seat)).filter(|&hero| {
        let owner = state.owner(hero);
        owner.is_some_and(|owner| {
            content().hero(hero).alignment != content().sheet(state.side(owner).faction()).alignment
        })
    })
}

/// Enemy strongholds beside own units or heroes.
pub(crate) fn sabotages(state: &State, seat: Seat) -> Areas {
    let units = state.board().iter().filter(|&area| state.ground(area).owner == seat.index() as u8);
    let mut own: Areas = units.collect::<Areas>().or(hero_areas(state, seat));
    if state.battle.on && state.battle.attacker == seat {
        own = own.with(state.battle.area);
    }
    let near = own.iter().fold(own, |areas, area| areas.or(state.touching(area)));
    let enemy = |&area: &Area| {
        let ground = state.ground(area);
        let useful = !ground.damaged || ground.development != NONE;
        seat_of(ground.hold).is_some_and(|holder| holder != seat) && useful
    };
    near.iter().filter(enemy).collect()
}

pub(crate) fn richer(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    opponents(state, seat).filter(move |&other| state.side(other).influence > state.side(seat).influence)
}

pub(crate) fn trail_targets(state: &State, seat: Seat, from: Area) -> Areas {
    let free = |&area: &Area| state.friendly(seat, area) && state.ground(area).rune.kind == Token::None;
    state.touching(from).iter().filter(free).collect()
}

pub(crate) fn trail_sources(state: &State, seat: Seat) -> Areas {
    let movable = |&area: &Area| {
        state.ground(area).rune.kind != Token::None && !trail_targets(state, seat, area).is_empty()
    };
    state.controlled(seat).iter().filter(movable).collect()
}

pub(crate) fn beast_areas(state: &State, seat: Seat) -> Areas {
    state.board().iter().filter(|&area| state.friendly(seat, area) || state.uncontrolled(area)).collect()
}

/// Areas from which units can be called: without the own token.
pub(crate) fn callable(state: &State, seat: Seat) -> Areas {
    let free = |&area: &Area| {
        state.ground(area).active >> seat.index() & 1 == 0 && state.ground(area).all_standing() > 0
    };
    state.controlled(seat).iter().filter(free).collect()
}

/// Where units of other seats or unallied ones can be routed by the storm.
pub(crate) fn storm_areas(state: &State, from: Area) -> Areas {
    let near = state.touching(from).with(from);
    near.iter().filter(|&area| state.ground(area).all_standing() > 0).collect()
}

/// Whether a seat could say that it holds enough dragon runes.
fn can_claim(state: &State, seat: Seat) -> bool {
    state.claim_is_open(seat) && state.dragons(seat) >= state.goal()
}

/// Offers to look through what may be played in the middle of the own order. All seats know whether there may be anything.
pub(crate) fn browse(state: &State, seat: Seat, out: &mut Out) {
    if state.current == Some(seat) && !state.turn.browsed && may_play(state, seat) {
        out(Action::Way(Way::Cards));
    }
}

/// Cards that may be played at the start of a battle, too: they touch neither units nor runes.
fn calm(tactic: Tactic) -> bool {
    matches!(
        tactic,
        Tactic::HorrificRumors
            | Tactic::SharedCounsel
            | Tactic::HiddenCache
            | Tactic::Sabotage
            | Tactic::LightFingers
    )
}

/// The same for rewards.
fn calm_reward(reward: Reward) -> bool {
    matches!(reward, Reward::HeraldsSeal | Reward::HealingDraught | Reward::TacticalMap)
}

/// Whether a tactics card can be played in the own turn now.
pub(crate) fn playable(state: &State, seat: Seat, tactic: Tactic) -> bool {
    let side = state.side(seat);
    let before = !state.turn.resolved;
    match tactic {
        Tactic::RallyCry => {
            !routed(state, seat).is_empty() || state.heroes_of(seat).any(|hero| state.figure(hero).routed)
        }
        Tactic::HorrificRumors => opponents(state, seat).any(|other| !rumor_areas(state, other).is_empty()),
        Tactic::LostCity => !lost_cities(state, seat).is_empty(),
        Tactic::RazeACity => !own_cities(state, seat).is_empty(),
        Tactic::SpreadDissent => !with_neutrals(state).is_empty(),
        Tactic::SpyGuild => state.turn.resolved && side.used >> side.active & 1 == 1,
        Tactic::MountainPass => before && !state.turn.mountains,
        Tactic::HardFrost => before && !state.turn.ice,
        Tactic::SharedCounsel => opponents(state, seat).next().is_some(),
        Tactic::Ambush => !state.variant.revised && can_ambush(state, seat),
        Tactic::Turncoat => side.influence >= 3 && turncoats(state, seat).next().is_some(),
        Tactic::ForcedMarch => before && matches!(side.active(), Some(Order::Mobilize | Order::Conquer)),
        Tactic::HiddenCache => side.dials.iter().any(|&dial| dial < 8),
        Tactic::Sabotage => !sabotages(state, seat).is_empty(),
        Tactic::LightFingers => richer(state, seat).next().is_some(),
        Tactic::FalseTrail => {
            let lies = |area: Area| state.ground(area).rune.kind == Token::False;
            state.controlled(seat).iter().any(lies) || !trail_sources(state, seat).is_empty()
        }
        Tactic::BeastCall => {
            !unused(state, Shape::Triangle).is_empty() && !beast_areas(state, seat).is_empty()
        }
        Tactic::SummonLightning | Tactic::TacticalRetreat | Tactic::ToTheWinner | Tactic::HoldTheLine => {
            false
        }
        Tactic::ShieldWall | Tactic::FlankAttack | Tactic::FeignedFlight | Tactic::Bribe => false,
    }
}

/// Whether a reward can be used in the own turn now.
pub(crate) fn usable(state: &State, seat: Seat, hero: Hero, reward: Reward) -> bool {
    let Some(here) = state.stands(hero) else { return false };
    let ground = state.ground(here);
    match reward {
        Reward::TimmorranShard | Reward::HeraldsSeal => true,
        Reward::FluteOfPossession => ground.neutrals() > 0,
        Reward::StaffOfLight => state.friendly(seat, here) && ground.routed.iter().any(|&count| count > 0),
        Reward::IceStorm => !storm_areas(state, here).is_empty(),
        Reward::TacticalMap => ground.active >> seat.index() & 1 == 1,
        Reward::RuneOfTeleportation => !state.controlled(seat).is_empty(),
        Reward::RuneOfSummoning => {
            let open = state.friendly(seat, here) || state.empty(here);
            ground.total() == 0 && open && !callable(state, seat).is_empty()
        }
        Reward::HealingDraught => state.figure(hero).damage > 0,
        Reward::ScryingBowl => !face_down(state).is_empty(),
        _ => false,
    }
}

/// What a seat may play in its turn.
pub(crate) fn turn_options(state: &State, seat: Seat, out: &mut Out) {
    let (side, fighting) = (state.side(seat), state.battle.on);
    for &tactic in Tactic::ALL.iter().filter(|&&tactic| !fighting || calm(tactic)) {
        if side.ripe[tactic as usize] > 0 && playable(state, seat, tactic) {
            out(Action::Tactic(tactic));
        }
    }
    for hero in state.heroes_of(seat) {
        for card in state.held_by(hero) {
            let reward = reward_kind(card);
            if usable(state, seat, hero, reward) && (!fighting || calm_reward(reward)) {
                out(Action::Reward(hero, reward));
            }
        }
    }
    state.trades(seat, out);
    if fighting {
        return;
    }
    if can_claim(state, seat) {
        out(Action::Way(Way::Claim));
    }
    state.razeable(seat).iter().for_each(|area| out(Action::Area(area)));
    if state.finder(seat).is_some() {
        out(Action::Way(Way::Rewards));
    }
    if objective::met(state, seat) || objective::hopeless(state, seat) {
        out(Action::Way(Way::Objective));
    }
    let rewards: usize = state.heroes_of(seat).map(|hero| state.held_by(hero).count()).sum();
    if state.holder(Title::Captain) == Some(seat) && !state.turn.captain && rewards >= 3 {
        out(Action::Way(Way::Captain));
    }
    let ripe: u8 = side.ripe.iter().sum();
    if state.holder(Title::Commander) == Some(seat) && !state.turn.commander && ripe >= 5 {
        out(Action::Way(Way::Commander));
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// In the middle of an order a seat looks through what it may play; then the order goes on.
    pub(crate) fn browse(&mut self, task: Task, seat: Seat) {
        if matches!(task, Task::March(_)) {
            // No unit will follow out of the areas that are left already.
            self.disown();
        }
        self.push(task);
        self.push(Task::Year(Year::During { seat }));
    }

    /// A card, a reward, the objective or a title is used in the own turn.
    pub(crate) fn turn_play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Tactic(tactic) => self.play_tactic(seat, tactic),
            Action::Reward(hero, reward) => self.use_reward(seat, hero, reward),
            Action::Give(from, reward, to) => self.trade(from, reward, to),
            Action::Area(area) => self.raze_find(area),
            Action::Way(Way::Objective) => {
                let met = objective::met(self.state, seat);
                if met {
                    self.state.side_mut(seat).influence -= objective::price(self.state, seat);
                }
                self.discard_objective(seat);
                if met { self.gain_rune(seat) } else { self.draw_objective(seat) }
            }
            Action::Way(Way::Claim) => self.claim(seat),
            Action::Way(Way::Rewards) => {
                if let Some(hero) = self.state.finder(seat) {
                    self.take_lying(hero);
                }
            }
            Action::Way(Way::Captain) => {
                self.state.turn.captain = true;
                self.push(Task::Play(Play::Captain { seat, left: 3 }));
            }
            Action::Way(Way::Commander) => {
                self.state.turn.commander = true;
                let keep = self.state.side(seat).ripe.iter().sum::<u8>() - 5;
                self.gain_rune(seat);
                self.push(Task::Deed(Deed::Tactics { seat, keep, ripe: true }));
            }
            _ => self.refuse(action),
        }
    }

    fn play_tactic(&mut self, seat: Seat, tactic: Tactic) {
        self.discard_tactic(seat, tactic);
        let next = match tactic {
            Tactic::RallyCry => Play::Rally { seat, left: 4 },
            Tactic::HorrificRumors => Play::Rumor { seat },
            Tactic::LostCity => Play::LostCity { seat },
            Tactic::RazeACity => Play::Raze { seat },
            Tactic::SpreadDissent => Play::Dissent { seat },
            Tactic::SpyGuild => {
                let side = self.state.side_mut(seat);
                side.used &= !(1 << side.active);
                return;
            }
            Tactic::MountainPass => return self.state.turn.mountains = true,
            Tactic::HardFrost => return self.state.turn.ice = true,
            Tactic::ForcedMarch => return self.state.turn.march += 1,
            Tactic::SharedCounsel => Play::Counsel { seat },
            Tactic::Ambush => Play::Ambush { seat },
            Tactic::Turncoat => Play::Turncoat { seat },
            Tactic::HiddenCache => Play::Cache { seat },
            Tactic::Sabotage => Play::Sabotage { seat },
            Tactic::LightFingers => Play::Fingers { seat },
            Tactic::FalseTrail => Play::Trail { seat },
            Tactic::BeastCall => Play::Beast { seat },
            _ => return self.refuse(Action::Tactic(tactic)),
        };
        self.push(Task::Play(next));
    }

    fn use_reward(&mut self, seat: Seat, hero: Hero, reward: Reward) {
        let (Some(card), Some(here)) = (self.state.card_of(hero, reward), self.state.stands(hero)) else {
            return;
        };
        self.discard_reward(hero, card);
        let next = match reward {
            Reward::TimmorranShard => return self.gain_rune(seat),
            Reward::HeraldsSeal => return self.gain_influence(seat, 3),
            Reward::HealingDraught => return self.state.figure_mut(hero).damage = 0,
            Reward::TacticalMap => return self.state.ground_mut(here).active &= !(1 << seat.index()),
            Reward::StaffOfLight => {
                let ground = self.state.ground_mut(here);
                for (standing, routed) in ground.standing.iter_mut().zip(&mut ground.routed) {
                    *standing += std::mem::take(routed);
                }
                return;
            }
            Reward::FluteOfPossession => Play::Flute { seat, from: here },
            Reward::IceStorm => Play::Ice { seat, from: here },
            Reward::RuneOfTeleportation => Play::Teleport { seat, hero },
            Reward::RuneOfSummoning => Play::Summon { seat, to: here },
            Reward::ScryingBowl => Play::Scry { seat, left: 3 },
            _ => return self.refuse(Action::Reward(hero, reward)),
        };
        self.push(Task::Play(next));
    }

    /// A tactics card in a battle.
    pub(crate) fn battle_play(&mut self, side: u8, _: Moment, tactic: Tactic) {
        let seat = self.state.decider(side);
        self.discard_tactic(seat, tactic);
        let at = usize::from(side);
        match tactic {
            Tactic::RallyCry => self.push(Task::Fight(Fight::Stand { side, left: 4 })),
            Tactic::SummonLightning => {
                self.assign(1, What::Hit, 4);
                self.assign(0, What::Hit, 4);
            }
            Tactic::TacticalRetreat => {
                while matches!(self.state.stack.top(), Some(Task::Fight(_))) {
                    self.state.stack.pop();
                }
                self.state.battle.cancelled = true;
                self.end_battle(1);
            }
            Tactic::ToTheWinner => self.state.battle.spoils += 2,
            Tactic::HoldTheLine => self.state.battle.strength[at] += 2,
            Tactic::ShieldWall => self.state.battle.shield[at] += 2,
            Tactic::FlankAttack => self.assign(1 - side, What::Rout, 2),
            Tactic::FeignedFlight => self.state.turn.feigned = 3,
            _ => self.refuse(Action::Tactic(tactic)),
        }
    }
}
