use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::area::{AREAS, Area, Areas, Hex};
use crate::battle::Battle;
use crate::content::{Border, content};
use crate::explore::Find;
use crate::name::{City, Development, Faction, Hero, Objective, Order, Reward, Season, Title, Unit};
use crate::task::Stack;

/// Nothing, where a byte names something.
pub(crate) const NONE: u8 = u8::MAX;

/// Known to all observers, where a byte has a bit for each seat that knows something.
pub(crate) const PUBLIC: u8 = u8::MAX;

/// The types of unit that one army can have: four of its faction, then six neutral ones.
pub(crate) const TYPES: usize = 10;

/// So many units of a seat may be in an area.
pub(crate) const LIMIT: u8 = 8;

/// At most so many units of a type come to one area by Strategize: what four bits can count.
pub(crate) const CAME: u8 = 15;

/// One position: plain data without pointers.
///
/// Decks are bags: what is in none of the other places is in the deck, and which card lies on top is decided when it is
/// drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) seats: u8,
    pub(crate) variant: Variant,
    /// From 1.
    pub(crate) year: u8,
    pub(crate) season: Season,
    /// The season card in effect, or [`NONE`].
    pub(crate) card: u8,
    pub(crate) first: Seat,
    /// Who resolves an order.
    pub(crate) current: Option<Seat>,
    /// The order in which seats do what is left of this season.
    pub(crate) sequence: [u8; 4],
    pub(crate) sides: [Side; 4],
    /// The seat that controls the home realm of each faction while it plays, or [`NONE`].
    pub(crate) homes: [u8; 4],
    /// The areas that lie on the board.
    pub(crate) board: Areas,
    #[serde(with = "BigArray")]
    pub(crate) areas: [Ground; AREAS],
    pub(crate) heroes: [Figure; 12],
    pub(crate) rewards: [Prize; 32],
    pub(crate) titles: [Owned; 3],
    /// Fate cards that were drawn since the last shuffle: a bit each. All of them are open.
    pub(crate) fate: u32,
    /// Fate cards on the table, which are not shuffled back.
    pub(crate) table: u32,
    /// Season cards that were drawn.
    pub(crate) drawn_seasons: u64,
    pub(crate) quest_discard: u32,
    /// Quests whose area is not on the board.
    pub(crate) quest_removed: u32,
    pub(crate) tactics_discard: [u8; 25],
    pub(crate) objective_discard: u16,
    /// Exploration tokens that are bound, by back and kind.
    pub(crate) drawn_finds: [[u8; 12]; 2],
    /// The seat for whose move the portals are open, or [`NONE`].
    pub(crate) portal: u8,
    pub(crate) markers: [[Hex; 2]; 4],
    pub(crate) marker_count: u8,
    /// How strict the distance between markers is.
    pub(crate) demand: u8,
    /// Units on their way into an area.
    pub(crate) force: [u8; TYPES],
    /// Units that retreat.
    pub(crate) fleeing: [u8; TYPES],
    /// Units to be placed, by type.
    pub(crate) pool: [u8; 4],
    pub(crate) battle: Battle,
    /// Heroes that a seat has drawn and looks at.
    pub(crate) drawn_heroes: u16,
    /// What the seats bid, once all have.
    pub(crate) bids: [u8; 4],
    /// The seats in the highest and the lowest place of the bid, or [`NONE`] while that is open.
    pub(crate) places: [u8; 2],
    /// Revised edition: the seat whose claim to victory lies on the deck of each season, or [`NONE`].
    pub(crate) claims: [u8; 4],
    pub(crate) lasting: Lasting,
    pub(crate) turn: Turn,
    pub(crate) duel: crate::duel::Duel,
    pub(crate) over: Over,
    pub(crate) stack: Stack,
}

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Variant {
    pub map: crate::setup::Map,
    /// Factions are drawn, not chosen.
    pub drawn: bool,
    pub epic: bool,
    pub explore: bool,
    /// The rules of the revised edition.
    pub revised: bool,
}

/// What the current season card changes until the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Lasting {
    /// Seats whose units cannot move by orders.
    pub storm: u8,
    pub surge: bool,
    pub roads: bool,
    pub cold: u8,
    pub long_winter: bool,
    /// The secondary ability of winter was resolved: there are no water borders.
    pub ice: bool,
}

/// What was done in the turn of the current seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub fought: bool,
    pub mountains: bool,
    pub ice: bool,
    /// Areas that units may move more.
    pub march: u8,
    /// Units that stay standing in the next retreat.
    pub feigned: u8,
    /// Cards more for the next diplomacy.
    pub bribe: u8,
    /// The bonus of Conquer is used.
    pub siege: bool,
    /// An enemy stronghold was removed or taken in a battle.
    pub breached: bool,
    /// A battle was won in which at least five enemy units were destroyed.
    pub slaughter: bool,
    pub captain: bool,
    pub commander: bool,
    /// The dial that the order used.
    pub dial: u8,
    /// The order was resolved.
    pub resolved: bool,
    /// Its primary ability was declined, so there is no bonus.
    pub declined: bool,
    /// Cards were looked through in the middle of the order, and nothing has been decided since.
    pub browsed: bool,
}

/// Whether and how the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Over {
    /// It goes on.
    No,
    /// This seat controls enough dragon runes.
    Runes(Seat),
    /// The last winter is over.
    Years,
    /// This seat alone is left.
    Alone(Seat),
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Side {
    /// Index of the faction, or [`NONE`] before it is chosen.
    pub faction: u8,
    pub influence: u8,
    pub dials: [u8; 3],
    /// Orders lying face up: a bit each.
    pub used: u8,
    /// The order of this season, or [`NONE`].
    pub active: u8,
    /// The order of the season before, or [`NONE`].
    pub last: u8,
    /// An answer that is not shown yet, or [`NONE`].
    pub sealed: u8,
    pub objective: u8,
    pub quests: u32,
    /// Quests in hand that all seats know.
    pub open_quests: u32,
    pub ripe: [u8; 25],
    pub fresh: [u8; 25],
    pub tiles: [u8; 2],
    pub quests_done: u8,
    pub cities_burnt: u8,
    pub heroes_defeated: u8,
    /// Since its last turn it was attacked, and the attacker lost.
    pub held: bool,
    pub out: bool,
}

impl Side {
    const EMPTY: Side = Side {
        faction: NONE,
        influence: 0,
        dials: [0; 3],
        used: 0,
        active: NONE,
        last: NONE,
        sealed: NONE,
        objective: NONE,
        quests: 0,
        open_quests: 0,
        ripe: [0; 25],
        fresh: [0; 25],
        tiles: [NONE; 2],
        quests_done: 0,
        cities_burnt: 0,
        heroes_defeated: 0,
        held: false,
        out: false,
    };

    pub fn faction(&self) -> Faction {
        Faction::ALL[self.faction as usize]
    }

    pub fn tactics(&self) -> u8 {
        self.ripe.iter().chain(&self.fresh).sum()
    }

    pub fn has_ripe(&self) -> bool {
        self.ripe.iter().any(|&count| count > 0)
    }

    pub fn objective(&self) -> Option<Objective> {
        Objective::ALL.get(self.objective as usize).copied()
    }

    pub fn active(&self) -> Option<Order> {
        Order::ALL.get(self.active as usize).copied()
    }
}

/// What lies in an area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Ground {
    pub hex: Hex,
    /// The area beyond each side, or [`NONE`].
    pub near: [u8; 6],
    /// Two bits for each side: open, mountain, water.
    pub borders: u16,
    /// Sides with an area beyond, and those that a mountain or water closes, here or beyond: a bit each.
    pub ways: [u8; 3],
    /// The seat whose units are here, or [`NONE`]. During a battle the defender.
    pub owner: u8,
    pub standing: [u8; TYPES],
    pub routed: [u8; TYPES],
    /// Units that came by Strategize and move no more in this order, four bits for each type.
    pub came: [u8; TYPES / 2],
    /// The seat of a stronghold, or [`NONE`].
    pub hold: u8,
    pub damaged: bool,
    pub development: u8,
    /// Activation tokens: a bit for each seat.
    pub active: u8,
    pub city: u8,
    pub rune: Rune,
    pub find: Find,
}

/// A rune token in an area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Rune {
    pub kind: Token,
    /// Seats that know it: a bit each.
    pub known: u8,
    /// Tokens of one group came together, so all seats know how many of them are dragon runes.
    pub group: u8,
}

/// What lies under a face-down token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    /// There is no token.
    None,
    /// A token that the observer does not know.
    Hidden,
    /// A dragon rune.
    Dragon,
    /// A false rune.
    False,
}

impl Rune {
    pub const NONE: Rune = Rune { kind: Token::None, known: 0, group: 0 };
}

impl Ground {
    const EMPTY: Ground = Ground {
        hex: Hex { q: 0, r: 0 },
        near: [NONE; 6],
        borders: 0,
        ways: [0; 3],
        owner: NONE,
        standing: [0; TYPES],
        routed: [0; TYPES],
        came: [0; TYPES / 2],
        hold: NONE,
        damaged: false,
        development: NONE,
        active: 0,
        city: NONE,
        rune: Rune::NONE,
        find: Find::NONE,
    };

    pub fn border(&self, side: usize) -> Border {
        match self.borders >> (2 * side) & 3 {
            0 => Border::Open,
            1 => Border::Mountain,
            _ => Border::Water,
        }
    }

    pub fn came(&self, kind: usize) -> u8 {
        self.came[kind / 2] >> (4 * (kind % 2)) & 15
    }

    pub fn set_came(&mut self, kind: usize, count: u8) {
        let shift = 4 * (kind % 2);
        self.came[kind / 2] = self.came[kind / 2] & !(15 << shift) | count << shift;
    }

    pub fn count(&self, kind: usize) -> u8 {
        self.standing[kind] + self.routed[kind]
    }

    pub fn total(&self) -> u8 {
        (0..TYPES).map(|kind| self.count(kind)).sum()
    }

    pub fn own(&self) -> u8 {
        (0..4).map(|kind| self.count(kind)).sum()
    }

    pub fn neutrals(&self) -> u8 {
        (4..TYPES).map(|kind| self.count(kind)).sum()
    }

    pub fn all_standing(&self) -> u8 {
        self.standing.iter().sum()
    }

    pub fn add(&mut self, kind: usize, count: u8, routed: bool) {
        if routed { self.routed[kind] += count } else { self.standing[kind] += count }
    }

    pub fn take(&mut self, kind: usize, count: u8, routed: bool) {
        if routed { self.routed[kind] -= count } else { self.standing[kind] -= count }
    }

    pub fn city(&self) -> Option<City> {
        City::ALL.get(self.city as usize).copied()
    }

    pub fn development(&self) -> Option<Development> {
        Development::ALL.get(self.development as usize).copied()
    }
}

/// A hero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Figure {
    pub at: Place,
    pub damage: u8,
    pub training: [u8; 3],
    pub routed: bool,
    /// It has had its action in this quest phase, or moved by this order.
    pub acted: bool,
    /// It entered a dungeon in this season.
    pub kept: bool,
}

/// Where a hero is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Place {
    Deck,
    Gone,
    Board(Seat, Area),
}

impl Figure {
    /// Whether it may move by an order.
    pub fn moves(&self) -> bool {
        !self.routed && !self.acted && !self.kept
    }

    pub const NEW: Figure =
        Figure { at: Place::Deck, damage: 0, training: [0; 3], routed: false, acted: false, kept: false };
}

/// A reward card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Prize {
    pub at: Spot,
    /// Seats that know it: a bit each.
    pub known: u8,
    /// Whether it was used in this round of a duel, in this duel, or handed over in this turn: a bit each.
    pub spent: u8,
}

/// Where a reward is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Spot {
    Deck,
    Discard,
    /// Not one of the cards there are.
    Nowhere,
    Held(Hero),
    /// Under the marker of a defeated hero.
    Lying(Area),
}

/// Who holds a title, and the influence on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Owned {
    /// A seat, or [`NONE`].
    pub by: u8,
    pub influence: u8,
}

/// The type of a unit in an army that has it.
pub(crate) fn kind_of(unit: Unit) -> usize {
    if unit as usize >= 16 { unit as usize - 12 } else { unit as usize % 4 }
}

pub(crate) fn seat_of(byte: u8) -> Option<Seat> {
    (byte < 4).then(|| Seat::new(byte.into()))
}

impl State {
    pub(crate) fn new(seats: usize, variant: Variant, first: Seat) -> State {
        let rewards = std::array::from_fn(|at| Prize {
            at: if at < content().reward_kinds.len() { Spot::Deck } else { Spot::Nowhere },
            known: 0,
            spent: 0,
        });
        State {
            seats: seats as u8,
            variant,
            year: 1,
            season: Season::Spring,
            card: NONE,
            first,
            current: None,
            sequence: [NONE; 4],
            sides: [Side::EMPTY; 4],
            homes: [NONE; 4],
            board: Areas::NONE,
            areas: [Ground::EMPTY; AREAS],
            heroes: [Figure::NEW; 12],
            rewards,
            titles: [Owned { by: NONE, influence: 0 }; 3],
            fate: 0,
            table: 0,
            drawn_seasons: 0,
            quest_discard: 0,
            quest_removed: 0,
            tactics_discard: [0; 25],
            objective_discard: 0,
            drawn_finds: [[0; 12]; 2],
            portal: NONE,
            markers: [[Hex::default(); 2]; 4],
            marker_count: 0,
            demand: 0,
            force: [0; TYPES],
            fleeing: [0; TYPES],
            pool: [0; 4],
            battle: Battle::NONE,
            drawn_heroes: 0,
            bids: [0; 4],
            places: [NONE; 2],
            claims: [NONE; 4],
            lasting: Lasting::default(),
            turn: Turn::default(),
            duel: crate::duel::Duel::NONE,
            over: Over::No,
            stack: Stack::EMPTY,
        }
    }

    /// The number of seats.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Whether and how the game is over.
    #[must_use]
    pub fn over(&self) -> Over {
        self.over
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn ground(&self, area: Area) -> &Ground {
        &self.areas[area.index()]
    }

    #[inline]
    pub(crate) fn ground_mut(&mut self, area: Area) -> &mut Ground {
        &mut self.areas[area.index()]
    }

    /// The areas on the board.
    #[inline]
    pub(crate) fn board(&self) -> Areas {
        self.board
    }

    /// Seats that are not out.
    pub(crate) fn playing(&self) -> Seats {
        Seat::all(self.seats()).filter(|&seat| !self.side(seat).out).collect()
    }

    /// The next seat clockwise that still plays.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.round(self.seats()).skip(1).find(|&other| !self.side(other).out).unwrap_or(seat)
    }

    /// A seat plays a faction from now on.
    pub(crate) fn enlist(&mut self, seat: Seat, faction: Faction) {
        self.side_mut(seat).faction = faction as u8;
        self.homes[faction as usize] = seat.index() as u8;
    }

    /// The seat that has a faction.
    pub(crate) fn seat_with(&self, faction: Faction) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.side(seat).faction == faction as u8)
    }

    /// The unit that is of this type in the army of a seat; neutral types are the same for all.
    pub(crate) fn unit(&self, seat: Option<Seat>, kind: usize) -> Unit {
        match seat {
            Some(seat) if kind < 4 => Unit::ALL[self.side(seat).faction as usize * 4 + kind],
            _ => Unit::ALL[kind + 12],
        }
    }

    /// The unit of this type in an area.
    pub(crate) fn unit_in(&self, area: Area, kind: usize) -> Unit {
        self.unit(seat_of(self.ground(area).owner), kind)
    }

    /// The three home areas of a seat.
    pub(crate) fn home(&self, seat: Seat) -> Areas {
        let faction = self.side(seat).faction as usize;
        if faction >= 4 { Areas::NONE } else { (0..3).map(|letter| Area::of(9 + faction, letter)).collect() }
    }

    pub(crate) fn holder(&self, title: Title) -> Option<Seat> {
        seat_of(self.titles[title as usize].by)
    }

    /// The heroes of a seat.
    pub(crate) fn heroes_of(&self, seat: Seat) -> impl Iterator<Item = Hero> + '_ {
        Hero::ALL.iter().copied().filter(move |&hero| self.owner(hero) == Some(seat))
    }

    pub(crate) fn figure(&self, hero: Hero) -> &Figure {
        &self.heroes[hero as usize]
    }

    pub(crate) fn figure_mut(&mut self, hero: Hero) -> &mut Figure {
        &mut self.heroes[hero as usize]
    }

    pub(crate) fn owner(&self, hero: Hero) -> Option<Seat> {
        match self.figure(hero).at {
            Place::Board(seat, _) => Some(seat),
            Place::Deck | Place::Gone => None,
        }
    }

    /// Where a hero stands.
    pub(crate) fn stands(&self, hero: Hero) -> Option<Area> {
        match self.figure(hero).at {
            Place::Board(_, area) => Some(area),
            Place::Deck | Place::Gone => None,
        }
    }

    /// The cards of a hero, by their number.
    pub(crate) fn held_by(&self, hero: Hero) -> impl Iterator<Item = u8> + use<> {
        let held = (0..32).filter(|&card| self.rewards[card as usize].at == Spot::Held(hero));
        let held: u32 = held.fold(0, |held, card| held | 1 << card);
        (0..32).filter(move |&card| held >> card & 1 == 1)
    }

    /// Whether the board is complete, so that control means something.
    pub(crate) fn begun(&self) -> bool {
        self.playing().iter().all(|seat| !self.home(seat).and(self.board).is_empty())
    }

    /// So many dragon runes end the game.
    pub(crate) fn goal(&self) -> u8 {
        if self.variant.epic { 7 } else { 6 }
    }

    pub(crate) fn years(&self) -> u8 {
        match self.variant {
            Variant { epic: true, .. } => 8,
            Variant { revised: true, .. } => 7,
            _ => 6,
        }
    }
}

pub(crate) fn reward_kind(card: u8) -> Reward {
    content().reward_kinds[card as usize]
}
