//! A view in parts, for pages and programs: what an observer may know of areas, seats, heroes and the battle.

use kernel::{Seat, Seats};
use serde::Serialize;

use crate::action::Quest;
use crate::area::{Area, Hex};
use crate::battle::Fight;
use crate::content::{Border, content};
use crate::duel::Bout;
use crate::name::{
    City, Development, Exploration, Faction, Hero, Objective, Order, Reward, Season, Tactic, Title, Unit,
};
use crate::state::{NONE, Over, Spot, TYPES, Token, reward_kind, seat_of};
use crate::task::Task;
use crate::view::View;

/// Units of one type in an area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct UnitsView {
    pub unit: Unit,
    pub standing: u8,
    pub routed: u8,
}

/// A side of an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Side {
    Open,
    Mountain,
    Water,
}

/// An area on the board. Sides go clockwise from the north.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct AreaView {
    pub area: Area,
    pub hex: Hex,
    pub sides: [Side; 6],
    pub near: [Option<Area>; 6],
    pub home: Option<Faction>,
    pub controller: Option<Seat>,
    /// Food, wood and ore.
    pub produces: [u8; 3],
    pub units: Vec<UnitsView>,
    pub stronghold: Option<Seat>,
    pub damaged: bool,
    pub development: Option<Development>,
    pub city: Option<City>,
    /// Whose activation tokens lie here.
    pub activated: Seats,
    pub rune: Token,
    /// The back of an exploration token: 1 or 2; 0 without one.
    pub back: u8,
    /// What it is, if the observer knows it.
    pub exploration: Option<Exploration>,
    /// Rewards under the marker of a defeated hero.
    pub lying: u8,
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct SeatView {
    pub seat: Seat,
    pub faction: Option<Faction>,
    pub influence: u8,
    pub dials: [u8; 3],
    /// Orders lying face up.
    pub used: Vec<Order>,
    pub active: Option<Order>,
    /// Known tactics cards: how many may be played, and how many were drawn in this season.
    pub tactics: Vec<(Tactic, u8, u8)>,
    /// All of them, known or not.
    pub ripe: u8,
    pub fresh: u8,
    /// Known quests, and the number of all.
    pub quests: Vec<Quest>,
    pub quest_count: u8,
    pub objective: Option<Objective>,
    pub has_objective: bool,
    /// Dragon runes that the observer knows of.
    pub runes: u8,
    pub titles: Vec<Title>,
    pub out: bool,
}

/// A hero on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct HeroView {
    pub hero: Hero,
    pub seat: Seat,
    pub area: Area,
    pub damage: u8,
    pub health: u8,
    /// Strength, agility and wisdom, with training.
    pub attributes: [u8; 3],
    pub routed: bool,
    /// Known rewards, and the number of all.
    pub rewards: Vec<Reward>,
    pub reward_count: u8,
}

/// Figures of one sort in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct FiguresView {
    pub unit: Unit,
    pub routed: bool,
    pub damage: u8,
    pub count: u8,
}

/// The battle that is going on. Side 0 attacks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct BattleView {
    pub area: Area,
    pub attacker: Seat,
    pub defender: Option<Seat>,
    /// 0 before the first round.
    pub initiative: u8,
    pub armies: [Vec<FiguresView>; 2],
    /// Strength that cards and abilities have added.
    pub strength: [u8; 2],
    /// What the defender's stronghold adds.
    pub walls: u8,
    /// How far the battle has come.
    pub stage: BattleStage,
    /// What each side has drawn and not yet dealt: specials, routs and damage.
    pub due: [[u8; 3]; 2],
    /// How many units of each side were destroyed.
    pub lost: [u8; 2],
}

/// How far a battle has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleStage {
    /// Before the first fate card.
    LineUp,
    /// Units draw by initiative.
    Initiative,
    /// Strengths are compared.
    Strength,
    /// The loser retreats.
    Retreat,
}

/// The duel that is going on. Side 0 started it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct DuelView {
    pub hero: Hero,
    /// The other hero, if it is no monster.
    pub rival: Option<Hero>,
    /// The monster, its health and its damage.
    pub monster: Option<(Unit, u8, u8)>,
    /// The round, from 1; 0 before the first one.
    pub round: u8,
    /// Damage that is being dealt to each side in this round, and how much of it is prevented.
    pub dealt: [u8; 2],
    #[expect(missing_docs, reason = "said above")]
    pub prevented: [u8; 2],
    /// Damage that each side has suffered in this duel.
    pub suffered: [u8; 2],
}

impl View {
    /// The number of seats.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        self.position().seats()
    }

    /// Year, season and the name of the season card in the word files.
    #[must_use]
    pub fn season(&self) -> (u8, Season, Option<&'static str>) {
        let state = self.position();
        (state.year, state.season, content().seasons.get(state.card as usize).map(|card| card.key))
    }

    /// Revised edition: the seasons on whose deck a victory card lies, and whose it is.
    pub fn claims(&self) -> impl Iterator<Item = (Season, Seat)> {
        let claims = Season::ALL.iter().zip(self.position().claims);
        claims.filter_map(|(&season, seat)| Some((season, seat_of(seat)?)))
    }

    /// Seats in the order in which they act in this season.
    #[must_use]
    pub fn sequence(&self) -> Vec<Seat> {
        self.position().sequence.iter().filter_map(|&seat| seat_of(seat)).collect()
    }

    /// Whether and how the game is over.
    #[must_use]
    pub fn over(&self) -> Over {
        self.position().over
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Option<Seat> {
        self.position().current
    }

    /// The areas on the board.
    #[must_use]
    pub fn areas(&self) -> Vec<AreaView> {
        self.position().board().iter().map(|area| self.area(area)).collect()
    }

    fn area(&self, area: Area) -> AreaView {
        let state = self.position();
        let ground = state.ground(area);
        let kinds = (0..TYPES).filter(|&kind| ground.count(kind) > 0);
        let units = kinds.map(|kind| UnitsView {
            unit: state.unit_in(area, kind),
            standing: ground.standing[kind],
            routed: ground.routed[kind],
        });
        let lying = state.rewards.iter().filter(|prize| prize.at == Spot::Lying(area)).count();
        AreaView {
            area,
            hex: ground.hex,
            sides: [0, 1, 2, 3, 4, 5].map(|side| Side::from(ground.border(side))),
            near: ground.near.map(|near| (near != NONE).then_some(Area(near))),
            home: area.home(),
            controller: state.controller(area),
            produces: state.produces(area),
            units: units.collect(),
            stronghold: seat_of(ground.hold),
            damaged: ground.damaged,
            development: ground.development(),
            city: ground.city(),
            activated: Seat::all(state.seats())
                .filter(|seat| ground.active >> seat.index() & 1 == 1)
                .collect(),
            rune: ground.rune.kind,
            back: ground.find.back,
            exploration: Exploration::ALL.get(ground.find.kind as usize).copied(),
            lying: lying as u8,
        }
    }

    /// What belongs to each seat.
    #[must_use]
    pub fn sides(&self) -> Vec<SeatView> {
        Seat::all(self.seat_count()).map(|seat| self.side(seat)).collect()
    }

    fn side(&self, seat: Seat) -> SeatView {
        let (state, at) = (self.position(), seat.index());
        let side = state.side(seat);
        let cards = Tactic::ALL.iter().map(|&one| (one, side.ripe[one as usize], side.fresh[one as usize]));
        SeatView {
            seat,
            faction: Faction::ALL.get(side.faction as usize).copied(),
            influence: side.influence,
            dials: side.dials,
            used: Order::ALL.iter().copied().filter(|&order| side.used >> order as u8 & 1 == 1).collect(),
            active: side.active(),
            tactics: cards.filter(|(_, ripe, fresh)| ripe + fresh > 0).collect(),
            ripe: self.ripe[at],
            fresh: self.fresh[at],
            quests: crate::cards::quests(side.quests).collect(),
            quest_count: self.quests[at],
            objective: side.objective().filter(|_| !side.out),
            has_objective: self.objectives[at],
            runes: state.dragons(seat),
            titles: Title::ALL.iter().copied().filter(|&title| state.holder(title) == Some(seat)).collect(),
            out: side.out,
        }
    }

    /// Heroes on the board.
    #[must_use]
    pub fn heroes(&self) -> Vec<HeroView> {
        let state = self.position();
        let shown = |hero: Hero| {
            let figure = state.figure(hero);
            let known = state.held_by(hero).filter(|&card| state.rewards[card as usize].known != 0);
            let attributes = content().hero(hero).attributes;
            Some(HeroView {
                hero,
                seat: state.owner(hero)?,
                area: state.stands(hero)?,
                damage: figure.damage,
                health: content().hero(hero).health,
                attributes: [0, 1, 2].map(|at| attributes[at] + figure.training[at]),
                routed: figure.routed,
                rewards: known.map(reward_kind).collect(),
                reward_count: state.held_by(hero).count() as u8,
            })
        };
        Hero::ALL.iter().copied().filter_map(shown).collect()
    }

    /// The battle, if one is going on.
    #[must_use]
    pub fn battle(&self) -> Option<BattleView> {
        let state = self.position();
        let battle = &state.battle;
        let army = |side: usize| {
            let mut army = Vec::new();
            for (kind, figures) in battle.armies[side].iter().enumerate() {
                for (routed, by_damage) in [false, true].into_iter().zip(figures) {
                    for (damage, &count) in (0u8..).zip(by_damage).filter(|(_, count)| **count > 0) {
                        let unit = state.unit(battle.seat(side), kind);
                        army.push(FiguresView { unit, routed, damage, count });
                    }
                }
            }
            army
        };
        battle.on.then(|| BattleView {
            area: battle.area,
            attacker: battle.attacker,
            defender: battle.seat(1),
            initiative: battle.initiative,
            armies: [0, 1].map(army),
            strength: battle.strength,
            walls: battle.walls(state),
            stage: self.battle_stage(),
            due: [0, 1].map(|side| [battle.specials[side], battle.routs[side], battle.damage[side]]),
            lost: battle.lost,
        })
    }

    fn battle_stage(&self) -> BattleStage {
        let state = self.position();
        let coming = |step: fn(&Fight) -> bool| {
            state.stack.iter().any(|task| matches!(task, Task::Fight(fight) if step(&fight)))
        };
        match state.battle.initiative {
            0 => BattleStage::LineUp,
            _ if coming(|fight| matches!(fight, Fight::Round(_))) => BattleStage::Initiative,
            _ if coming(|fight| matches!(fight, Fight::Tally)) => BattleStage::Strength,
            _ => BattleStage::Retreat,
        }
    }

    /// The duel that is going on.
    #[must_use]
    pub fn duel(&self) -> Option<DuelView> {
        let state = self.position();
        let duel = &state.duel;
        let rival = duel.fighter(1);
        let on = state.stack.iter().any(|task| matches!(task, Task::Bout(_)));
        on.then(|| DuelView {
            hero: duel.hero,
            rival,
            monster: rival.is_none().then_some((duel.monster, duel.health, duel.wounds)),
            round: state.stack.iter().find_map(round_of).unwrap_or(0),
            dealt: duel.dealt,
            prevented: duel.prevented,
            suffered: duel.suffered,
        })
    }
}

/// The round that ends with this step of a duel.
fn round_of(task: Task) -> Option<u8> {
    match task {
        Task::Bout(Bout::Wounds { round }) => Some(round),
        Task::Bout(Bout::Round(next)) => Some(next - 1),
        _ => None,
    }
}

impl From<Border> for Side {
    fn from(border: Border) -> Side {
        match border {
            Border::Open => Side::Open,
            Border::Mountain => Side::Mountain,
            Border::Water => Side::Water,
        }
    }
}
