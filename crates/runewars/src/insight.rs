//! How bots judge a position: what each seat has, and what it stands to win and to lose.

use kernel::{Disclosure, Insight, Luck, MEASURES, Outlook, Seat};

use crate::Runewars;
use crate::action::Action;
use crate::area::{AREAS, Area};
use crate::battle::worth as unit_worth;
use crate::content::{Step as DialStep, content};
use crate::deploy::{dial_steps, on_dials};
use crate::march::March;
use crate::name::{Order, Reward, Season, Special, Unit, Way};
use crate::objective;
use crate::orders::can_fortify;
use crate::season::Weather;
use crate::state::{NONE, State, TYPES, reward_kind, seat_of};
use crate::task::Task;
use crate::year::Year;

/// How sharply a lead in worth counts.
const SHARPNESS: f32 = 0.2;

/// No outlook is certain: a game that is won counts more than one that looks won.
const DOUBT: f32 = 0.08;

/// A dragon rune, of which six win, at the start of the game. In the end runes alone count.
const RUNE: f32 = 4.0;

/// What it is worth to win a tie, in runes, at the end of the game.
const TIE: f32 = 0.5;

fn rune_worth(state: &State) -> f32 {
    let gone = gone(state);
    RUNE * (1.0 + 2.0 * gone * gone)
}

/// The part of the game that was played, from 0 to 1.
fn gone(state: &State) -> f32 {
    let played = 4.0 * f32::from(state.year - 1) + f32::from(state.season as u8);
    played / (4.0 * f32::from(state.years()))
}

/// With equal runes influence decides in the end.
fn of_tie(state: &State, runes: [u8; 4], worths: &mut [f32; 4]) {
    let most = runes.into_iter().max();
    let leads = |seat: &Seat| Some(runes[seat.index()]) == most;
    let first: kernel::Seats = state.playing().iter().filter(leads).collect();
    let wealth = |seat: &Seat| {
        let side = state.side(*seat);
        (side.influence, content().sheet(side.faction()).influence)
    };
    if first.len() > 1
        && let Some(seat) = first.iter().max_by_key(wealth)
    {
        let gone = gone(state);
        worths[seat.index()] += TIE * rune_worth(state) * gone * gone;
    }
}

/// A unit in worth, and in strength: a unit of the smallest kind is 1.
fn value(unit: Unit) -> f32 {
    0.3 * power(unit)
}

fn power(unit: Unit) -> f32 {
    let special = match content().unit(unit).special {
        Special::FlamingBreath | Special::Terrifying | Special::RaiseDead => 1.2,
        _ => 1.0,
    };
    special * unit_worth(unit) as f32 / 16.0
}

/// What all seats can see of the board at a glance.
pub(crate) struct Survey {
    owner: [u8; AREAS],
    /// Strength that stands in each area, walls aside.
    power: [f32; AREAS],
}

impl Survey {
    pub(crate) fn of(state: &State) -> Survey {
        let mut survey = Survey { owner: [NONE; AREAS], power: [0.0; AREAS] };
        for area in state.board().iter() {
            let ground = state.ground(area);
            let controller = state.controller(area);
            survey.owner[area.index()] = controller.map_or(NONE, |seat| seat.index() as u8);
            for kind in (0..TYPES).filter(|&kind| ground.standing[kind] > 0) {
                survey.power[area.index()] +=
                    f32::from(ground.standing[kind]) * power(state.unit(controller, kind));
            }
        }
        survey
    }

    /// What each seat could send into an area from those around it.
    fn threats(&self, state: &State, area: Area) -> [f32; 4] {
        let mut threats = [0.0; 4];
        let flying = |near: Area| {
            // Mountains and water stop most units: a border that is closed halves what stands behind it.
            let open = state.near(area, state.walking(None)).has(near);
            if open { 1.0 } else { 0.25 }
        };
        for near in state.touching(area).iter() {
            let owner = self.owner[near.index()];
            if owner < 4 && owner != self.owner[area.index()] && state.ground(near).active >> owner & 1 == 0 {
                threats[usize::from(owner)] += self.power[near.index()] * flying(near);
            }
        }
        threats
    }

    /// What an attacker meets in an area.
    fn defence(&self, state: &State, area: Area) -> f32 {
        self.power[area.index()] + walls(state, area)
    }

    /// The best a seat could gain by moving into an area next to its own.
    fn best_attack(&self, state: &State, seat: Seat) -> f32 {
        let mut best = 0.0f32;
        for area in state.board().iter() {
            if self.owner[area.index()] == seat.index() as u8
                || state.ground(area).active >> seat.index() & 1 == 1
            {
                continue;
            }
            best = best.max(self.gain(state, seat, area));
        }
        best
    }

    /// What a seat could expect of sending what stands around an area into it.
    pub(crate) fn gain(&self, state: &State, seat: Seat, area: Area) -> f32 {
        let force = self.threats(state, area)[seat.index()];
        if force <= 0.0 {
            return 0.0;
        }
        let chance = chance(force, self.defence(state, area));
        chance * prize(state, area) - (1.0 - chance) * 0.15 * force
    }
}

/// What walls add to a defence, in units.
fn walls(state: &State, area: Area) -> f32 {
    let ground = state.ground(area);
    if ground.hold == NONE || state.controller(area) != seat_of(ground.hold) {
        return 0.0;
    }
    let whole: f32 = if ground.damaged { 2.4 } else { 4.0 };
    if state.turn.siege { (whole - 2.4).max(0.0) } else { whole }
}

/// The chance that one strength beats another.
fn chance(attack: f32, defence: f32) -> f32 {
    if defence <= 0.0 {
        return 1.0;
    }
    let (attack, defence) = (attack * attack * attack, defence * defence * defence);
    attack / (attack + 1.3 * defence)
}

/// What it is worth to control an area.
fn prize(state: &State, area: Area) -> f32 {
    let ground = state.ground(area);
    let produces: u8 = state.produces(area).iter().sum();
    0.3 + 0.13 * f32::from(produces)
        + rune_worth(state) * f32::from(state.dragons_in(area))
        + if ground.city != NONE { 0.8 } else { 0.0 }
        + if ground.hold == NONE { 0.0 } else { 1.0 }
}

/// An attack that has begun: who, where, its strength, and what it meets.
struct Attack {
    seat: Seat,
    area: Area,
    force: f32,
    defence: f32,
    /// Neutral units are talked to.
    talk: bool,
}

fn attack(state: &State, survey: &Survey) -> Option<Attack> {
    let battle = &state.battle;
    if battle.on {
        let strength = |side: usize| {
            let kinds = (0..TYPES).map(|kind| (kind, battle.standing(side, kind)));
            let units = kinds.filter(|(_, count)| *count > 0);
            let sum: f32 = units
                .map(|(kind, count)| f32::from(count) * power(state.unit(battle.seat(side), kind)))
                .sum();
            sum + f32::from(battle.strength[side]) * 0.8
        };
        let waiting = survey.power[battle.area.index()];
        let defence = strength(1) + waiting + walls(state, battle.area);
        // Before the line-up the attackers are still on their way.
        let force = strength(0) + on_the_way(state, battle.attacker);
        return Some(Attack { seat: battle.attacker, area: battle.area, force, defence, talk: false });
    }
    let (seat, area, talk) = match state.stack.top()? {
        Task::March(March::Send { seat, target, .. } | March::Arrive { seat, target }) => {
            (seat, target, false)
        }
        Task::March(March::Pay { seat, target } | March::Choose { seat, target, .. }) => (seat, target, true),
        _ => return None,
    };
    let sent = on_the_way(state, seat);
    // Nothing was sent yet: what can be.
    let force = if sent > 0.0 { sent } else { 0.9 * survey.threats(state, area)[seat.index()] };
    let defence = if state.friendly(seat, area) { 0.0 } else { survey.defence(state, area) };
    Some(Attack { seat, area, force, defence, talk })
}

fn on_the_way(state: &State, seat: Seat) -> f32 {
    let units = state.force.iter().enumerate().filter(|(_, count)| **count > 0);
    units.map(|(kind, &count)| f32::from(count) * power(state.unit(Some(seat), kind))).sum()
}

/// What each seat has.
fn worths(state: &State) -> [f32; 4] {
    let survey = Survey::of(state);
    let begun = attack(state, &survey);
    let (mut worths, mut runes) = ([0.0f32; 4], [0u8; 4]);
    let rune = rune_worth(state);
    let hunger = match state.season {
        Season::Spring => 0.35,
        Season::Summer => 0.6,
        Season::Fall => 0.9,
        Season::Winter => 0.1,
    };
    for area in state.board().iter() {
        let Some(seat) = seat_of(survey.owner[area.index()]) else { continue };
        let dragons = state.dragons_in(area);
        runes[seat.index()] += dragons;
        worths[seat.index()] += of_area(state, seat, area, hunger) + rune * f32::from(dragons);
    }
    for area in state.board().iter() {
        let ground = state.ground(area);
        let stake = rune * f32::from(state.dragons_in(area)) + if ground.city != NONE { 0.6 } else { 0.0 };
        // An attack that has begun is counted below.
        if stake > 0.0 && begun.as_ref().is_none_or(|attack| attack.area != area) {
            let defence = survey.defence(state, area);
            for (seat, force) in
                survey.threats(state, area).into_iter().enumerate().filter(|(_, force)| *force > 0.0)
            {
                let risk = 0.35 * stake * chance(force, defence);
                worths[seat] += risk;
                if let Some(owner) = seat_of(survey.owner[area.index()]) {
                    worths[owner.index()] -= risk;
                }
            }
        }
    }
    for seat in Seat::all(state.seats()) {
        worths[seat.index()] += of_seat(state, seat, runes[seat.index()], &survey);
    }
    of_tie(state, runes, &mut worths);
    if let Some(attack) = begun {
        of_attack(state, &attack, &mut worths);
    }
    worths
}

/// An area of a seat and its units there.
fn of_area(state: &State, seat: Seat, area: Area, hunger: f32) -> f32 {
    let (ground, food) = (state.ground(area), state.side(seat).dials[0]);
    let produces: u8 = state.produces(area).iter().sum();
    let mut worth = 0.3 + 0.13 * f32::from(produces);
    let (mut units, mut count) = (0.0, 0);
    for kind in (0..TYPES).filter(|&kind| ground.count(kind) > 0) {
        let each = value(state.unit(Some(seat), kind));
        units += each * (f32::from(ground.standing[kind]) + 0.7 * f32::from(ground.routed[kind]));
        count += ground.count(kind);
    }
    let starving = count.saturating_sub(food);
    if starving > 0 {
        units *= 1.0 - 0.8 * hunger * f32::from(starving) / f32::from(count);
    }
    worth += units;
    if ground.hold == seat.index() as u8 {
        worth += if ground.damaged { 0.6 } else { 1.0 };
        worth += if ground.development == NONE { 0.0 } else { 0.5 };
    }
    worth + if ground.city != NONE { 0.8 } else { 0.0 }
}

/// Cards, dials, heroes and plans of a seat.
fn of_seat(state: &State, seat: Seat, runes: u8, survey: &Survey) -> f32 {
    let side = state.side(seat);
    if side.out {
        return -20.0;
    }
    let runes = f32::from(runes);
    let mut worth = 0.4 * (runes - 3.0).max(0.0) + claimed(state, seat, runes);
    let dials: u8 = side.dials.iter().sum();
    worth += 0.07 * f32::from(dials);
    worth += 0.16 * f32::from(side.influence.min(8)) + 0.2 * f32::from(side.tactics().min(8));
    worth += state.titles.iter().filter(|title| title.by == seat.index() as u8).count() as f32 * 0.8;
    if side.objective != NONE {
        worth += if objective::met(state, seat) { 2.0 } else { 0.2 };
    }
    worth += 0.15 * side.quests.count_ones().min(4) as f32;
    for hero in state.heroes_of(seat) {
        let figure = state.figure(hero);
        let trained: u8 = figure.training.iter().sum();
        worth += 0.9 - 0.12 * f32::from(figure.damage) + 0.08 * f32::from(trained);
        worth += if state.stands(hero).is_some_and(|area| quest_in(state, seat, area)) { 0.3 } else { 0.0 };
        for card in state.held_by(hero) {
            worth += if reward_kind(card) == Reward::TimmorranShard { 2.4 } else { 0.5 };
        }
    }
    worth + planned(state, seat, survey)
}

/// Revised edition: a claim that would hold now, which is nearly a victory.
fn claimed(state: &State, seat: Seat, runes: f32) -> f32 {
    let claims = state.claims.contains(&(seat.index() as u8));
    if claims && runes >= f32::from(state.goal()) { 8.0 } else { 0.0 }
}

/// What a seat has decided and not yet done: its order, or a bid that is still hidden.
fn planned(state: &State, seat: Seat, survey: &Survey) -> f32 {
    let side = state.side(seat);
    let order = match state.stack.top() {
        Some(Task::Weather(Weather::Bid)) => {
            // A bid is paid, but a small one often wins something.
            let bid = if side.sealed == NONE { 0.0 } else { f32::from(side.sealed) };
            return 0.25 * bid.min(3.0) - 0.16 * bid;
        }
        Some(Task::Year(Year::Orders)) => side.sealed,
        _ if to_come(state, seat) => side.active,
        _ => NONE,
    };
    Order::ALL.get(usize::from(order)).map_or(0.0, |&order| appeal(state, seat, order, survey))
}

/// Whether a quest of a seat can be tried in an area.
pub(crate) fn quest_in(state: &State, seat: Seat, area: Area) -> bool {
    crate::cards::quests(state.side(seat).quests)
        .any(|quest| content().quests[usize::from(quest.0)].area == area)
}

/// Whether the order of a seat is turned up but not yet being resolved.
fn to_come(state: &State, seat: Seat) -> bool {
    let next = state.stack.iter().find_map(|task| match task {
        Task::Year(Year::Turn(next)) => Some(usize::from(next)),
        _ => None,
    });
    next.is_some_and(|next| state.sequence[next.min(4)..].contains(&(seat.index() as u8)))
}

/// What a seat may hope for from an order.
pub(crate) fn appeal(state: &State, seat: Seat, order: Order, survey: &Survey) -> f32 {
    let side = state.side(seat);
    let supreme = side.used >> order as u8 <= 1;
    let bonus = |worth: f32| if supreme { worth } else { 0.0 };
    let recruits = || {
        let mut best = [0.0f32; 3];
        for (dial, sum) in best.iter_mut().enumerate() {
            for step in dial_steps(state, seat, dial) {
                *sum += if let DialStep::Unit(unit) = step { value(unit) } else { 0.0 };
            }
        }
        best.sort_by(f32::total_cmp);
        best
    };
    let gain = match order {
        Order::Strategize => 0.3 + bonus(0.2 * f32::from(on_dials(state, seat, DialStep::Tactics))),
        Order::Mobilize => 0.5 * survey.best_attack(state, seat) + 0.3 + bonus(0.4),
        Order::Conquer => 0.5 * survey.best_attack(state, seat) + 0.35 + bonus(0.2),
        Order::Harvest => {
            let production = state.production(seat);
            let more: f32 =
                (0..3).map(|dial| f32::from(production[dial]) - f32::from(side.dials[dial])).sum();
            let food = f32::from(production[0]) - f32::from(side.dials[0]);
            0.1 * more + food.max(0.0) * f32::from(starving(state, seat)).min(4.0) * 0.12 + bonus(0.2)
        }
        Order::Recruit => {
            let [_, second, best] = recruits();
            best + bonus(0.9 * second)
        }
        Order::Rally => {
            let cities =
                state.controlled(seat).iter().filter(|&area| state.ground(area).city != NONE).count();
            0.7 * cities as f32
                + bonus(if side.influence > 1 && state.heroes_of(seat).count() < 3 { 0.7 } else { 0.0 })
        }
        Order::Power => {
            0.16 * f32::from(on_dials(state, seat, DialStep::Influence))
                + bonus(if side.influence > 2 { 0.5 } else { 0.1 })
        }
        Order::Fortify => {
            let new = can_fortify(state, seat, Way::Build) && state.strongholds(seat).len() < 4;
            (if new { 0.9 } else { 0.0 }) + if can_fortify(state, seat, Way::Repair) { 0.4 } else { 0.0 }
        }
    };
    // A high order early in the year costs the bonuses of those below it.
    let early = 3.0 - state.season as u8 as f32;
    gain - 0.03 * early * order as u8 as f32
}

/// Units of a seat that its food does not feed.
fn starving(state: &State, seat: Seat) -> u8 {
    let food = state.side(seat).dials[0];
    state.controlled(seat).iter().map(|area| state.ground(area).total().saturating_sub(food)).sum()
}

/// Units under way or in a battle, and what they may win.
fn of_attack(state: &State, attack: &Attack, worths: &mut [f32; 4]) {
    let at = attack.seat.index();
    let battle = &state.battle;
    let army = |side: usize| -> f32 {
        let kinds = (0..TYPES).filter(|&kind| battle.on && battle.count(side, kind) > 0);
        kinds
            .map(|kind| f32::from(battle.count(side, kind)) * value(state.unit(battle.seat(side), kind)))
            .sum()
    };
    let forces = [army(0) + 0.3 * on_the_way(state, attack.seat), army(1)];
    worths[at] += forces[0];
    if state.friendly(attack.seat, attack.area) && !battle.on {
        return;
    }
    let owner = if battle.on { battle.seat(1) } else { state.controller(attack.area) };
    // Less than the area itself, so that an attack is carried out.
    let prize = 0.9 * prize(state, attack.area);
    if attack.talk {
        let friends = 0.3 * attack.defence;
        worths[at] += 0.6 * (prize + friends);
        return;
    }
    let win = chance(attack.force, attack.defence);
    let blood = 0.3 * attack.force.min(attack.defence) * 0.4;
    worths[at] += win * prize - blood - (1.0 - win) * 0.12 * attack.force;
    if let Some(owner) = owner {
        worths[owner.index()] += forces[1] - win * (prize + 0.3 * attack.defence * 0.5) - blood;
    }
}

/// Units of a seat: on the board, on their way and in a battle.
fn units_of(state: &State, seat: Seat) -> u8 {
    let board = state.controlled(seat).iter().map(|area| state.ground(area).total()).sum::<u8>();
    let marching = if state.current == Some(seat) { state.force.iter().sum() } else { 0 };
    let sides = (0..2).filter(|&side| state.battle.on && state.battle.seat(side) == Some(seat));
    let fighting: u8 =
        sides.map(|side| (0..TYPES).map(|kind| state.battle.count(side, kind)).sum::<u8>()).sum();
    board + marching + fighting
}

impl Insight for Runewars {
    const REASONS: &'static [[&'static str; 2]] = &[
        ["reason-runes-more", "reason-runes-less"],
        ["reason-units-more", "reason-units-less"],
        ["reason-areas-more", "reason-areas-less"],
        ["reason-influence-more", "reason-influence-less"],
        ["reason-tactics-more", "reason-tactics-less"],
        ["reason-others-units-more", "reason-others-units-less"],
    ];

    // More areas and units. One that wanted fewer units of the others did not get them: see bots/RESULTS.md.
    const STYLES: [[f32; MEASURES]; 2] = [[0.0; MEASURES], [0.0, 0.5, 1.0, 0.0, 0.0, 0.0]];

    fn measures(state: &State, seat: Seat) -> [f32; MEASURES] {
        let side = state.side(seat);
        let own = [
            state.dragons(seat),
            units_of(state, seat),
            state.controlled(seat).len() as u8,
            side.influence,
            side.tactics(),
        ];
        let others: u8 =
            state.playing().iter().filter(|&other| other != seat).map(|other| units_of(state, other)).sum();
        let mut measures = [0.0; MEASURES];
        for (measure, count) in measures.iter_mut().zip(own.into_iter().chain([others])) {
            *measure = f32::from(count);
        }
        measures
    }

    fn outlook(state: &State) -> Outlook {
        let mut outlook = [0.0; Seat::MAX];
        if !state.begun() {
            Seat::all(state.seats()).for_each(|seat| outlook[seat.index()] = 1.0 / state.seats() as f32);
            return outlook;
        }
        let worths = worths(state);
        let best = worths[..state.seats()].iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in Seat::all(state.seats()) {
            let share = (SHARPNESS * (worths[seat.index()] - best)).exp();
            outlook[seat.index()] = share;
            sum += share;
        }
        let even = DOUBT / state.seats() as f32;
        outlook[..state.seats()].iter_mut().for_each(|share| *share = (1.0 - DOUBT) * *share / sum + even);
        outlook
    }

    fn instinct(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
        crate::instinct::instinct(state, seat, legal, luck)
    }

    fn disclosure(state: &State, _: Seat) -> Disclosure {
        match state.stack.top() {
            Some(Task::Year(Year::Orders) | Task::Weather(Weather::Bid)) => Disclosure::Sealed,
            _ => Disclosure::Told,
        }
    }

    fn unseal(state: &mut State, seat: Seat) {
        if Runewars::disclosure(state, seat) == Disclosure::Sealed {
            for other in Seat::all(state.seats()).filter(|&other| other != seat) {
                state.side_mut(other).sealed = NONE;
            }
        }
    }
}
