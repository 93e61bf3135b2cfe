use kernel::{Arg, Observer, Phrase, Seat};
use serde::Serialize;

use crate::attack::Odds;
use crate::cell::{Cell, Cells};
use crate::content::{Army, Card, Scenario};
use crate::edition::Edition;
use crate::event::Faces;
use crate::faction::Faction;
use crate::manoeuvre::Manoeuvre;
use crate::name::Name;
use crate::orders::Orders;
use crate::state::{Ending, Stage, Stance, State, Step, act};
use crate::words;

/// Everything on the table. Nothing is hidden, so all observers see the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub observer: Observer,
    /// The content that is played with. [`View::army`] and [`View::scenario`] tell where its values are known from.
    pub content: Edition,
    /// The scenario.
    pub scenario: Name,
    /// Its name in a sentence.
    pub scenario_title: Arg,
    /// The points that win.
    pub target: u16,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// The first player of this round.
    pub first: Seat,
    /// The seat that is asked; none once the game is over.
    pub turn: Option<Seat>,
    /// The part of the round.
    pub stage: Stage,
    /// What is asked.
    pub step: Step,
    /// How many columns the board has.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    /// The last field of the renewal tracks.
    pub track: u8,
    /// Every field of the board, row by row from the side of seat 0.
    pub fields: Vec<FieldView>,
    /// What belongs to each seat.
    pub sides: Vec<SideView>,
    /// The unit that is being recruited.
    pub recruited: Option<Name>,
    /// The unit that is activated, marches or shoots.
    pub active: Option<ActiveView>,
    /// The last attack roll of this round.
    pub dice: Option<DiceView>,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
}

impl View {
    /// What is printed for the faction of a seat: its god and its units, each value with its provenance.
    #[must_use]
    pub fn army(&self, seat: Seat) -> &'static Army {
        self.content.content().army(self.sides[seat.index()].faction)
    }

    /// What is printed for the scenario, each value with its provenance.
    #[must_use]
    pub fn scenario(&self) -> Option<&'static Scenario> {
        self.content.content().scenario(self.scenario)
    }
}

/// A field of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FieldView {
    /// Where it is.
    pub cell: Cell,
    /// Whose recruitment field it is.
    pub recruitment: Option<Seat>,
    /// Whose camp it is.
    pub camp: Option<Seat>,
    /// Whether the scenario marks it.
    pub marked: bool,
    /// What stands on it.
    pub unit: Option<UnitView>,
}

/// A unit on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UnitView {
    /// Whose it is.
    pub seat: Seat,
    /// Its faction.
    pub faction: Faction,
    /// Which of the equal cards it is, from 0; with faction and name this tells a unit from any other.
    pub copy: u8,
    /// What is printed on it.
    pub card: CardView,
    /// Wounds on it.
    pub wounds: u8,
    /// Its state.
    pub stance: Stance,
    /// Whether it was activated in this round.
    pub activated: bool,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// Its name.
    pub name: Name,
    /// Its name in a sentence.
    pub title: Arg,
    /// The number of wounds that defeats it.
    pub toughness: u8,
    /// How far it moves.
    pub movement: u8,
    /// Dice of its melee attack; 0 if it has none.
    pub melee: u8,
    /// Dice of its ranged attack; 0 if it has none.
    pub ranged: u8,
    /// What it costs.
    pub cost: u8,
    /// Its ability in words.
    pub ability: Vec<Phrase>,
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideView {
    /// Its faction.
    pub faction: Faction,
    /// Points so far.
    pub points: u16,
    /// Gold.
    pub gold: u16,
    /// Manoeuvres whose token is there.
    pub manoeuvres: Vec<Manoeuvre>,
    /// Where a token lies on the renewal track.
    pub track: Option<u8>,
    /// Spent tokens that wait for the track.
    pub aside: u8,
    /// The god.
    pub god: Name,
    /// Its name in a sentence.
    pub god_title: Arg,
    /// What the god does, in words.
    pub power: Phrase,
    /// Whether the token of the god is there.
    pub god_ready: bool,
    /// Units activated in this round.
    pub activations: u8,
    /// Whether the seat activates no more units in this round.
    pub stopped: bool,
    /// Its piles, by name.
    pub piles: Vec<PileView>,
}

/// A pile of equal cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    /// What is printed on them.
    pub card: CardView,
    /// How many can still be recruited.
    pub left: u8,
    /// How many were defeated.
    pub lost: u8,
}

/// The unit that is activated, marches or shoots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActiveView {
    /// Where it stands.
    pub cell: Cell,
    /// It has moved in this activation.
    pub moved: bool,
    /// It has run.
    pub ran: bool,
    /// It has fortified itself.
    pub fortified: bool,
    /// It has aimed.
    pub aimed: bool,
    /// The unit it attacks, once the dice are rolled.
    pub target: Option<Cell>,
    /// Whether that is a melee attack.
    pub melee: bool,
    /// The attacks it can make now.
    pub attacks: Vec<AttackView>,
}

/// An attack that is possible now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AttackView {
    /// Where the target stands.
    pub target: Cell,
    /// Whether it is a melee attack.
    pub melee: bool,
    /// Its odds.
    pub odds: Odds,
}

/// An attack roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DiceView {
    /// What each die shows.
    pub faces: Faces,
    /// What a die must show to hit.
    pub needed: u8,
    /// How many hit.
    pub hits: u8,
}

pub(crate) fn view(state: &State, who: Observer) -> View {
    let scenario = state.scenario();
    let board = state.board();
    let owner = |of: &[Cells; 2], cell: Cell| Seat::all(2).find(|&seat| of[seat.index()].has(cell));
    let over = state.step == Step::Over;
    View {
        observer: who,
        content: state.edition,
        scenario: scenario.title.name,
        scenario_title: scenario.title.arg(),
        target: scenario.target.value,
        round: state.round,
        rounds: scenario.rounds.value,
        first: state.first,
        turn: (!over).then_some(state.turn),
        stage: state.stage,
        step: state.step,
        columns: board.columns,
        rows: board.rows,
        track: state.edition.track.value,
        fields: (board.all.iter())
            .map(|cell| FieldView {
                cell,
                recruitment: owner(&board.recruitment, cell),
                camp: owner(&board.camps, cell),
                marked: scenario.fields.value.has(cell),
                unit: unit(state, cell),
            })
            .collect(),
        sides: Seat::all(2).map(|seat| side(state, seat)).collect(),
        recruited: (state.step == Step::Place)
            .then(|| state.army(state.turn).cards[state.draft.kind as usize].title.name),
        active: active(state),
        dice: (state.dice.count > 0).then(|| DiceView {
            faces: state.dice.faces().iter().copied().collect(),
            needed: state.dice.needed,
            hits: state.dice.hits(),
        }),
        ending: state.ending,
    }
}

fn unit(state: &State, cell: Cell) -> Option<UnitView> {
    let seat = Seat::all(2).find(|&seat| state.side(seat).cells.has(cell))?;
    let unit = state.unit(cell);
    Some(UnitView {
        seat,
        faction: state.side(seat).faction,
        copy: unit.copy,
        card: card(state.card(seat, cell)),
        wounds: unit.wounds,
        stance: unit.stance,
        activated: state.side(seat).done.has(cell),
    })
}

fn card(card: &'static Card) -> CardView {
    CardView {
        name: card.title.name,
        title: card.title.arg(),
        toughness: card.toughness.value,
        movement: card.movement.value,
        melee: card.melee.value,
        ranged: card.ranged.value,
        cost: card.cost.value,
        ability: card.ability.iter().map(|clause| words::ability(clause.value)).collect(),
    }
}

fn side(state: &State, seat: Seat) -> SideView {
    let side = state.side(seat);
    let army = state.army(seat);
    SideView {
        faction: side.faction,
        points: side.points,
        gold: side.gold,
        manoeuvres: Manoeuvre::ALL.into_iter().filter(|&manoeuvre| side.has(manoeuvre)).collect(),
        track: side.track,
        aside: side.aside(),
        god: army.god.name,
        god_title: army.god.arg(),
        power: words::power(army.power.value),
        god_ready: side.god,
        activations: side.activations,
        stopped: side.stopped,
        piles: (army.cards.iter())
            .zip(side.piles.iter().zip(&side.lost))
            .map(|(kind, (&left, &lost))| PileView { card: card(kind), left, lost })
            .collect(),
    }
}

fn active(state: &State) -> Option<ActiveView> {
    let cell = state.draft.unit?;
    let seat = Seat::all(2).find(|&seat| state.side(seat).cells.has(cell))?;
    let none = (Cells::NONE, Cells::NONE);
    let (strikes, shots) = match state.step {
        Step::Act => {
            let orders = Orders::of(state, seat, cell);
            (orders.strikes, orders.shots)
        }
        Step::Target => (Cells::NONE, state.targets(seat, cell, false)),
        Step::Initiative | Step::First | Step::Recruit | Step::Place | Step::Manoeuvre | Step::March => none,
        Step::Stride | Step::Volley | Step::Activate | Step::Bless | Step::Fortune | Step::Stand => none,
        Step::Renew | Step::Retreat | Step::Decide | Step::Over => none,
    };
    let attacks = |targets: Cells, melee: bool| {
        targets.iter().map(move |target| AttackView {
            target,
            melee,
            odds: state.odds(seat, cell, target, melee),
        })
    };
    let did = |bit: u8| state.draft.acts & bit != 0;
    Some(ActiveView {
        cell,
        moved: did(act::MOVE),
        ran: did(act::RUN),
        fortified: did(act::FORTIFY),
        aimed: did(act::AIM),
        target: state.draft.target,
        melee: state.draft.melee,
        attacks: attacks(strikes, true).chain(attacks(shots, false)).collect(),
    })
}
