//! The map: tiles, home markers and home realms, laid by seats or by chance.
//!
//! Building never comes to a dead end: markers and home realms are offered only if all that are still to come can be
//! laid, and the distance between markers is the strictest that the board allows.

use arrayvec::ArrayVec;
use kernel::{Listener, Luck, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{AREAS, Area, Areas, Hex};
use crate::content::{Border, Land, content};
use crate::event::Event;
use crate::name::Faction;
use crate::run::Run;
use crate::setup::Map;
use crate::state::{NONE, State};
use crate::task::{Ask, Out, Task};

/// A step of laying the map. The number counts the steps of its sort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Build {
    Faction(u8),
    Tile(u8),
    Marker(u8),
    Home(u8),
}

const MIDDLE: i8 = 32;

/// What lies on each hex of the plane.
#[derive(Clone, Copy)]
struct Plane([[u8; 64]; 64]);

impl Plane {
    fn of(state: &State) -> Plane {
        let mut plane = Plane([[NONE; 64]; 64]);
        for area in state.board().iter() {
            plane.put(state.ground(area).hex, area.0);
        }
        plane
    }

    fn inside(hex: Hex) -> bool {
        (-MIDDLE + 1..MIDDLE - 1).contains(&hex.q) && (-MIDDLE + 1..MIDDLE - 1).contains(&hex.r)
    }

    fn at(&self, hex: Hex) -> Option<Area> {
        if !Plane::inside(hex) {
            return None;
        }
        let found = self.0[(hex.q + MIDDLE) as usize][(hex.r + MIDDLE) as usize];
        (found != NONE).then_some(Area(found))
    }

    fn put(&mut self, hex: Hex, area: u8) {
        self.0[(hex.q + MIDDLE) as usize][(hex.r + MIDDLE) as usize] = area;
    }
}

/// How a tile would touch what lies already.
#[derive(Default)]
struct Contact {
    /// Areas of the new tile that touch.
    new: u8,
    old: Areas,
    /// A border that is open on both sides.
    open: bool,
}

/// How a tile touches what lies already, if it fits there.
fn contact(state: &State, plane: &Plane, lands: &[Land], at: Hex, turn: u8) -> Option<Contact> {
    let mut contact = Contact::default();
    for (letter, land) in lands.iter().enumerate() {
        let hex = at.plus(land.at.turned(turn));
        if !Plane::inside(hex) || plane.at(hex).is_some() {
            return None;
        }
        for side in 0..6 {
            let Some(other) = plane.at(hex.beyond(side)) else { continue };
            let mine = land.borders[(side + 6 - turn as usize) % 6];
            let theirs = state.ground(other).border((side + 3) % 6);
            if mine != Border::Open && theirs != Border::Open {
                return None;
            }
            contact.new |= 1 << letter;
            contact.old = contact.old.with(other);
            contact.open |= mine == Border::Open && theirs == Border::Open;
        }
    }
    Some(contact)
}

/// Where a home realm may lie so that it fills a marker.
fn homes_at(
    state: &State,
    plane: &Plane,
    faction: Faction,
    marker: [Hex; 2],
    mut each: impl FnMut(Hex, u8) -> bool,
) {
    let lands = &content().tiles[9 + faction as usize];
    for turn in 0..6 {
        for first in 0..3 {
            for second in (0..3).filter(|&second| second != first) {
                let [one, two] = [first, second].map(|land: usize| lands[land].at.turned(turn));
                let at = marker[0].minus(one);
                if at.plus(two) != marker[1] {
                    continue;
                }
                let Some(contact) = contact(state, plane, lands, at, turn) else { continue };
                if contact.open && contact.old.iter().all(|area| area.home().is_none()) && each(at, turn) {
                    return;
                }
            }
        }
    }
}

/// Puts a tile on the board and joins it to its neighbours.
pub(crate) fn lay(state: &mut State, tile: usize, at: Hex, turn: u8) {
    let mut plane = Plane::of(state);
    lay_on(state, &mut plane, tile, at, turn);
}

fn lay_on(state: &mut State, plane: &mut Plane, tile: usize, at: Hex, turn: u8) {
    for (letter, land) in content().tiles[tile].iter().enumerate() {
        let area = Area::of(tile, letter);
        let hex = at.plus(land.at.turned(turn));
        plane.put(hex, area.0);
        state.board = state.board.with(area);
        let ground = state.ground_mut(area);
        (ground.hex, ground.borders) = (hex, 0);
        for (side, border) in land.borders.iter().enumerate() {
            ground.borders |= (*border as u16) << (2 * ((side + turn as usize) % 6));
        }
    }
    for letter in 0..content().tiles[tile].len() {
        let area = Area::of(tile, letter);
        for side in 0..6 {
            if let Some(other) = plane.at(state.ground(area).hex.beyond(side)) {
                state.ground_mut(area).near[side] = other.0;
                state.ground_mut(other).near[(side + 3) % 6] = area.0;
                join(state, area, side);
            }
        }
    }
}

/// Notes on both sides of a border between two areas what it lets through.
pub(crate) fn join(state: &mut State, area: Area, side: usize) {
    let (other, back) = (Area(state.ground(area).near[side]), (side + 3) % 6);
    let borders = [state.ground(area).border(side), state.ground(other).border(back)];
    let closed = [Border::Mountain, Border::Water].map(|border| u8::from(borders.contains(&border)));
    for (area, side) in [(area, side), (other, back)] {
        let ways = &mut state.ground_mut(area).ways;
        ways[0] |= 1 << side;
        ways[1] |= closed[0] << side;
        ways[2] |= closed[1] << side;
    }
}

/// The strictest demand comes first: all markers 4 areas apart; all but one, which is 3 apart; all 3; all 2; any. The
/// revised edition asks for 3.
const DEMANDS: u8 = 5;

type Markers = ArrayVec<[Hex; 2], 160>;

/// Markers that touch the board well enough, whatever their distance.
fn spots(state: &State, plane: &Plane) -> Markers {
    let mut spots = Markers::new();
    for area in state.board().iter() {
        for side in 0..6 {
            let one = state.ground(area).hex.beyond(side);
            for turn in 0..6 {
                let two = one.beyond(turn);
                let pair = if one < two { [one, two] } else { [two, one] };
                if !spots.contains(&pair) && !spots.is_full() && open_sides(state, plane, pair) >= 3 {
                    spots.push(pair);
                }
            }
        }
    }
    spots.sort_unstable();
    spots
}

/// Uncoloured borders of areas that a marker touches; none if it does not lie beside the board.
fn open_sides(state: &State, plane: &Plane, marker: [Hex; 2]) -> u8 {
    if marker.iter().any(|&hex| !Plane::inside(hex) || plane.at(hex).is_some()) {
        return 0;
    }
    let sides = marker.iter().flat_map(|&hex| (0..6).map(move |side| (hex, side)));
    let open = sides.filter(|&(hex, side)| {
        let area = plane.at(hex.beyond(side));
        area.is_some_and(|area| state.ground(area).border((side + 3) % 6) == Border::Open)
    });
    open.count() as u8
}

fn touch(one: [Hex; 2], two: [Hex; 2]) -> bool {
    let near = |a: Hex, b: Hex| a == b || (0..6).any(|side| a.beyond(side) == b);
    one.iter().any(|&a| two.iter().any(|&b| near(a, b)))
}

/// How many areas lie on the shortest way over the board from one marker to another. Coloured borders do not matter.
fn apart(state: &State, plane: &Plane, one: [Hex; 2], two: [Hex; 2]) -> u8 {
    let beside = |marker: [Hex; 2]| -> Areas {
        let sides = marker.into_iter().flat_map(|hex| (0..6).map(move |side| hex.beyond(side)));
        sides.filter_map(|hex| plane.at(hex)).collect()
    };
    let (mut reached, goal) = (beside(one), beside(two));
    for steps in 1..AREAS as u8 {
        if !reached.and(goal).is_empty() {
            return steps;
        }
        let next = reached.iter().fold(reached, |next, area| next.or(state.touching(area)));
        if next == reached {
            break;
        }
        reached = next;
    }
    NONE
}

/// Whether these markers are far enough from each other.
fn acceptable(state: &State, plane: &Plane, markers: &[[Hex; 2]], demand: u8) -> bool {
    let far = |i: usize, j: usize| apart(state, plane, markers[i], markers[j]);
    let pairs = || (0..markers.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    if pairs().any(|(i, j)| touch(markers[i], markers[j])) {
        return false;
    }
    match demand {
        0 => pairs().all(|(i, j)| far(i, j) >= 4),
        // The last one stands for none, as before any marker lies.
        1 => (0..=markers.len())
            .any(|odd| pairs().all(|(i, j)| far(i, j) >= if i == odd || j == odd { 3 } else { 4 })),
        2 => pairs().all(|(i, j)| far(i, j) >= 3),
        3 => pairs().all(|(i, j)| far(i, j) >= 2),
        _ => true,
    }
}

/// Whether markers can be added until each seat has one, and all home realms then fit.
fn completes(
    state: &State,
    plane: &Plane,
    spots: &Markers,
    markers: &mut Vec4,
    demand: u8,
    from: usize,
) -> bool {
    if !acceptable(state, plane, markers, demand) {
        return false;
    }
    if markers.len() == state.seats() {
        return homes_fit(state, plane, markers, 0, 0);
    }
    for at in from..spots.len() {
        markers.push(spots[at]);
        let fits = completes(state, plane, spots, markers, demand, at + 1);
        markers.pop();
        if fits {
            return true;
        }
    }
    false
}

type Vec4 = ArrayVec<[Hex; 2], 4>;

/// Whether the home realms from the `n`-th on can fill the markers that are not taken.
fn homes_fit(state: &State, plane: &Plane, markers: &[[Hex; 2]], n: u8, taken: u8) -> bool {
    if n as usize == state.seats() {
        return true;
    }
    let faction = state.side(homing(state, n)).faction();
    (0..markers.len()).filter(|at| taken >> at & 1 == 0).any(|at| {
        let mut fits = false;
        homes_at(state, plane, faction, markers[at], |hex, turn| {
            fits = fits_on(state, plane, markers, n, taken | 1 << at, (faction, hex, turn));
            fits
        });
        fits
    })
}

/// Whether the others can still be laid once this one is.
fn fits_on(
    state: &State,
    plane: &Plane,
    markers: &[[Hex; 2]],
    n: u8,
    taken: u8,
    (faction, at, turn): (Faction, Hex, u8),
) -> bool {
    if n as usize + 1 == state.seats() {
        return true;
    }
    let (mut next, mut plane) = (*state, *plane);
    lay_on(&mut next, &mut plane, 9 + faction as usize, at, turn);
    homes_fit(&next, &plane, markers, n + 1, taken)
}

/// Who lays the `n`-th home realm: the first player last.
fn homing(state: &State, n: u8) -> Seat {
    Seat::new((state.first.index() + 1 + n as usize) % state.seats())
}

fn laid_markers(state: &State) -> Vec4 {
    state.markers[..state.marker_count as usize].iter().copied().collect()
}

/// Markers whose home realm lies already: a bit each.
fn taken_markers(state: &State) -> u8 {
    let plane = Plane::of(state);
    let taken =
        laid_markers(state).into_iter().enumerate().filter(|(_, marker)| plane.at(marker[0]).is_some());
    taken.fold(0, |taken, (at, _)| taken | 1 << at)
}

/// How strict markers can be on this board.
fn demand(state: &State) -> u8 {
    let plane = Plane::of(state);
    let spots = spots(state, &plane);
    let can = |demand: &u8| completes(state, &plane, &spots, &mut Vec4::new(), *demand, 0);
    let first = if state.variant.revised { 2 } else { 0 };
    (first..DEMANDS).find(can).unwrap_or(DEMANDS - 1)
}

impl Build {
    pub fn seat(self, state: &State) -> Seat {
        match self {
            Build::Faction(n) | Build::Tile(n) => {
                Seat::new((state.first.index() + n as usize) % state.seats())
            }
            Build::Marker(_) => state.first,
            Build::Home(n) => homing(state, n),
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Build::Faction(_) => Ask::Faction,
            Build::Tile(_) => Ask::Tile,
            Build::Marker(_) => Ask::Marker,
            Build::Home(_) => Ask::Home,
        }
    }

    pub fn options(self, state: &State, out: &mut Out) {
        match self {
            Build::Faction(_) => {
                let free = |faction: &&Faction| state.seat_with(**faction).is_none();
                Faction::ALL.iter().filter(free).for_each(|&faction| out(Action::Faction(faction)));
            }
            Build::Tile(_) => {
                for tile in state.side(self.seat(state)).tiles.into_iter().filter(|&tile| tile != NONE) {
                    tile_options(state, tile, out);
                }
            }
            Build::Marker(_) => {
                let plane = Plane::of(state);
                let spots = spots(state, &plane);
                let mut markers = laid_markers(state);
                for &spot in &spots {
                    markers.push(spot);
                    if completes(state, &plane, &spots, &mut markers, state.demand, 0) {
                        out(Action::Marker(spot[0], spot[1]));
                    }
                    markers.pop();
                }
            }
            Build::Home(n) => {
                let (plane, markers, taken) = (Plane::of(state), laid_markers(state), taken_markers(state));
                let faction = state.side(homing(state, n)).faction();
                for at in (0..markers.len()).filter(|at| taken >> at & 1 == 0) {
                    homes_at(state, &plane, faction, markers[at], |hex, turn| {
                        if fits_on(state, &plane, &markers, n, taken | 1 << at, (faction, hex, turn)) {
                            out(Action::Home(hex, turn));
                        }
                        false
                    });
                }
            }
        }
    }
}

fn tile_options(state: &State, tile: u8, out: &mut Out) {
    let number = tile + 1;
    if state.board().is_empty() {
        out(Action::Tile(number, Hex::default(), 0));
        return;
    }
    let (plane, lands) = (Plane::of(state), &content().tiles[tile as usize]);
    let hexes = || state.board().iter().map(|area| state.ground(area).hex);
    let (low_q, high_q) = (hexes().map(|hex| hex.q).min(), hexes().map(|hex| hex.q).max());
    let (low_r, high_r) = (hexes().map(|hex| hex.r).min(), hexes().map(|hex| hex.r).max());
    let around = |low: Option<i8>, high: Option<i8>| low.unwrap_or(0) - 5..=high.unwrap_or(0) + 5;
    for q in around(low_q, high_q) {
        for r in around(low_r, high_r) {
            for turn in 0..6 {
                let at = Hex { q, r };
                let fits = contact(state, &plane, lands, at, turn);
                if fits.is_some_and(|fits| fits.open && fits.new.count_ones() >= 2 && fits.old.len() >= 2) {
                    out(Action::Tile(number, at, turn));
                }
            }
        }
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn build(&mut self, step: Build) -> Option<Task> {
        let seats = self.state.seats() as u8;
        let drawn = |state: &State| state.variant.map == Map::Random;
        match step {
            Build::Faction(n) if n == seats => {
                if self.state.variant.map == Map::Ready {
                    self.lay_ready();
                    self.push(Task::Build(Build::Home(0)));
                } else {
                    self.deal_tiles();
                    self.push(Task::Build(Build::Tile(0)));
                }
                return None;
            }
            Build::Tile(n) if n == 2 * seats => {
                self.state.demand = demand(self.state);
                self.push(Task::Build(Build::Marker(0)));
                return None;
            }
            Build::Marker(n) if n == seats => {
                self.push(Task::Build(Build::Home(0)));
                return None;
            }
            Build::Home(n) if n == seats => {
                self.populate();
                return None;
            }
            Build::Faction(_) if !self.state.variant.drawn => {}
            Build::Tile(_) | Build::Marker(_) | Build::Home(_) if !drawn(self.state) => {}
            _ => {
                let action = self.any(Task::Build(step));
                self.all(|| Event::Chance { action });
                self.build_answer(step, action);
                return None;
            }
        }
        Some(Task::Build(step))
    }

    pub(crate) fn build_answer(&mut self, step: Build, action: Action) {
        let seat = step.seat(self.state);
        match (step, action) {
            (Build::Faction(n), Action::Faction(faction)) => {
                self.state.enlist(seat, faction);
                self.push(Task::Build(Build::Faction(n + 1)));
            }
            (Build::Tile(n), Action::Tile(tile, at, turn)) => {
                lay(self.state, tile as usize - 1, at, turn);
                let tiles = &mut self.state.side_mut(seat).tiles;
                tiles.iter_mut().filter(|held| **held == tile - 1).for_each(|held| *held = NONE);
                self.push(Task::Build(Build::Tile(n + 1)));
            }
            (Build::Marker(n), Action::Marker(one, two)) => {
                self.state.markers[n as usize] = [one, two];
                self.state.marker_count = n + 1;
                self.push(Task::Build(Build::Marker(n + 1)));
            }
            (Build::Home(n), Action::Home(at, turn)) => {
                lay(self.state, 9 + self.state.side(seat).faction as usize, at, turn);
                self.push(Task::Build(Build::Home(n + 1)));
            }
            _ => self.refuse(action),
        }
    }

    fn lay_ready(&mut self) {
        let seats = self.state.seats;
        let map = content().maps.iter().find(|map| map.seats == seats).expect("the reader demands one");
        for &(tile, at, turn) in &map.tiles {
            lay(self.state, tile.into(), at, turn);
        }
        self.state.markers[..seats as usize].copy_from_slice(&map.markers);
        self.state.marker_count = seats;
    }

    /// Each seat gets the tiles of two setup quests.
    fn deal_tiles(&mut self) {
        let mut left: ArrayVec<u8, 9> = (0..9).collect();
        for n in 0..self.state.seats() {
            let seat = Seat::new((self.state.first.index() + n) % self.state.seats());
            let mut tiles = [0; 2];
            for tile in &mut tiles {
                *tile = left.remove(self.pick(left.len() as u32) as usize);
            }
            self.state.side_mut(seat).tiles = tiles;
            self.all(|| Event::Tiles { seat, tiles: tiles.map(|tile| tile + 1) });
        }
    }
}
