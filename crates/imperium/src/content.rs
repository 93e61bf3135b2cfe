//! Everything printed in the box, as the reader makes it from the content file.

use std::sync::OnceLock;

use content::{Fingerprint, Provenance};

use crate::card::Card;
use crate::deal::deal;
use crate::program::{Filter, Icon, Mask, Node, Op, Said, Token, Zone, suit};

/// An effect: its tree, which texts are made from, and where its operations begin.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub nodes: Vec<Node>,
    pub start: u16,
    pub price: Price,
    /// That it can be paid and done tells others which cards are in hand.
    pub tells: bool,
}

/// What must be paid before an effect, as far as it does not depend on choices in it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Price {
    pub tokens: [u8; 3],
    pub actions: u8,
    /// Something else must be possible, too: the program tells what.
    pub more: bool,
}

/// An event that a card can react to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Verb {
    /// Another seat plays an attack.
    Attacked,
    /// Its owner plays a card.
    Plays,
    /// Its owner acquires a card or breaks through for it.
    Gains,
    ReturnsUnrest,
    TakesUnrest,
    RiverMaterials,
    LooksFame,
    /// Its owner acquires a card, and does not break through for it.
    Acquires,
    FertileMaterials,
    PaysPopulation,
    /// A card of its owner leaves play.
    Leaves,
    Sinks,
    DeckEmpties,
}

impl Verb {
    pub const NAMES: [&str; 13] = [
        "attacked",
        "plays",
        "gains",
        "returns-unrest",
        "takes-unrest",
        "river-materials",
        "looks-fame",
        "acquires",
        "fertile-materials",
        "pays-population",
        "leaves",
        "sinks",
        "deck-empties",
    ];
    pub const ALL: [Verb; 13] = [
        Verb::Attacked,
        Verb::Plays,
        Verb::Gains,
        Verb::ReturnsUnrest,
        Verb::TakesUnrest,
        Verb::RiverMaterials,
        Verb::LooksFame,
        Verb::Acquires,
        Verb::FertileMaterials,
        Verb::PaysPopulation,
        Verb::Leaves,
        Verb::Sinks,
        Verb::DeckEmpties,
    ];
}

/// What triggers a reaction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct When {
    pub verb: Verb,
    /// Which cards are played or gained.
    pub filter: Mask,
    /// Only from there.
    pub from: Option<Zone>,
    /// Only cards of the market with such a token on them.
    pub holding: Option<Token>,
}

impl When {
    /// Whether this triggers it. `about` is the card that was played or gained, and where it came from; the tokens lay
    /// on it.
    pub fn meets(&self, verb: Verb, about: Option<(Card, Zone)>, tokens: [u8; 3]) -> bool {
        let fits =
            |(card, from)| deal().mask(self.filter).has(card) && self.from.is_none_or(|zone| zone == from);
        let held = self.holding.is_none_or(|token| tokens[token as usize] > 0);
        self.verb == verb && about.is_none_or(fits) && held
    }
}

/// What a card does when it is triggered.
#[derive(Clone, Debug)]
pub(crate) struct Reaction {
    pub when: When,
    /// It takes an exhaust token, and its owner may decline.
    pub exhaust: bool,
    pub program: Program,
}

/// What points depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tally {
    Token(Token),
    Suit(u8),
    Icons(u8),
    Cards,
    History,
    Garrison,
    Fixtures,
    Variable,
    RivalUnrest,
    /// Cards of a filter in play.
    InPlay(Mask),
    /// Exiled cards of all.
    Exile,
    /// Rivals with less progress.
    PoorerRivals,
}

/// What a card is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Points {
    Fixed(i8),
    /// Points in these places, and points in any other.
    Where {
        there: Vec<(Zone, i8)>,
        elsewhere: i8,
    },
    /// Terms of (points, per, what): points for each `per` of something. All terms together bring at most ten.
    Per(Vec<(u8, u8, Tally)>),
}

/// What a card changes while it is in play.
#[derive(Clone, Default, Debug)]
pub(crate) struct Modifiers {
    pub hand_size: u8,
    /// These lose the symbol of barbarians.
    pub tame: Vec<Mask>,
    /// These can be acquired from exile as if they were in the market.
    pub from_exile: Option<Mask>,
    /// These can be played without an action.
    pub frees: Option<Mask>,
    /// So many materials and cards less to play unrest.
    pub cheap_unrest: (u8, u8),
    /// So much less for developments.
    pub cheaper: [u8; 3],
    pub no_history: bool,
    /// Cards are sunk and not discarded.
    pub sinks: bool,
    /// Where materials would be gained, rivals gain progress and the owner gains population.
    pub paradise: bool,
    /// It counts as two regions.
    pub twice: bool,
    /// Cards under it can be abandoned where masks have to be discarded.
    pub lends_masks: bool,
    /// It can be exhausted where a mask has to be discarded.
    pub spares_mask: bool,
    /// What goes on a market card instead of progress.
    pub adds: Option<(Token, u8)>,
    pub looks: u8,
    /// Unrest that is returned before scoring, wherever this card is.
    pub amnesty: u8,
}

impl Modifiers {
    /// Whether the rules have to ask it while it is in play.
    pub fn any(&self) -> bool {
        self.hand_size > 0
            || !self.tame.is_empty()
            || self.from_exile.is_some()
            || self.frees.is_some()
            || self.cheap_unrest != (0, 0)
            || self.cheaper != [0; 3]
            || self.no_history
            || self.sinks
            || self.paradise
            || self.lends_masks
            || self.spares_mask
            || self.adds.is_some()
            || self.looks > 0
    }
}

/// Everything printed on a card.
#[derive(Clone, Debug)]
pub(crate) struct Design {
    pub name: &'static str,
    /// Its name in the word files.
    pub key: &'static str,
    /// Its place among all cards as their bits ascend.
    pub rank: u16,
    pub suits: u8,
    /// How often each symbol is printed.
    pub icons: [u8; 8],
    /// The state it can be played in; `true` is the empire.
    pub only: Option<bool>,
    pub pinned: bool,
    /// It is in play from the beginning or takes the place of such a card, and nothing moves it.
    pub permanent: bool,
    pub attack: bool,
    pub free: bool,
    /// One side of a power card.
    pub power: bool,
    /// It starts among the quests.
    pub quest: bool,
    /// It is the last of the quests that can be chosen.
    pub last: bool,
    /// At the end of the nation deck it goes into play, and not into the discard pile.
    pub settles: bool,
    /// The name that it shares with other cards.
    pub family: Option<u8>,
    pub cost: Option<[u8; 3]>,
    pub points: Points,
    pub never_played: bool,
    pub never_garrisoned: bool,
    /// Neither abandoned nor recalled.
    pub never_abandoned: bool,
    pub needs: Vec<(Zone, Card)>,
    pub play: Option<Program>,
    pub exhaust: Option<Program>,
    pub solstice: Option<Program>,
    pub gained: Option<Program>,
    /// When it takes the place of another card.
    pub enters: Option<Program>,
    pub reactions: Vec<Reaction>,
    pub modifiers: Modifiers,
    /// Where each line of the content file is known from, by its first word.
    pub sources: Vec<(&'static str, Provenance)>,
}

impl Design {
    pub fn icon(&self, icon: Icon) -> u8 {
        self.icons[icon as usize]
    }

    /// Whether it has a suit that brings unrest along.
    pub fn brings_unrest(&self) -> bool {
        self.suits & (suit::UNCIVILISED | suit::CIVILISED | suit::TRIBUTARY) != 0
    }

    /// Whether a filter lets it through.
    pub fn fits(&self, card: Card, filter: Filter) -> bool {
        match filter {
            Filter::All => true,
            Filter::Suits(suits) => self.suits & suits != 0,
            Filter::Icons(icons) => {
                Icon::ALL.into_iter().any(|icon| icons >> icon as u8 & 1 == 1 && self.icon(icon) > 0)
            }
            Filter::Pinned => self.pinned,
            Filter::Fixture => self.pinned && self.suits & suit::REGION == 0,
            Filter::Attack => self.attack,
            Filter::Variable => matches!(self.points, Points::Per(_)),
            Filter::Only(empire) => self.only == Some(empire),
            Filter::Named(named) => named == card,
            Filter::Either(one, other) => one == card || other == card,
            Filter::Family(family) => self.family == Some(family),
            Filter::Not(_) => unreachable!("a numbering has the set of all others"),
        }
    }
}

/// Copies of a card that start somewhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub card: Card,
    pub copies: u8,
    /// The least number of seats.
    pub seats: u8,
    pub place: Place,
    pub from: Provenance,
}

/// Where cards start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Market,
    Fame,
    Pile,
    Power,
    Deck,
    Nation,
    Accession,
    Development,
    Quest,
    InPlay,
    /// Takes the place of a card in play some day.
    Later,
}

impl Place {
    /// Where common cards can start.
    pub const OF_COMMONS: [Place; 3] = [Place::Market, Place::Fame, Place::Pile];

    /// Where cards of a nation can start.
    pub const OF_NATIONS: [Place; 9] = [
        Place::Power,
        Place::Deck,
        Place::Nation,
        Place::Accession,
        Place::Development,
        Place::Pile,
        Place::Quest,
        Place::InPlay,
        Place::Later,
    ];

    /// The word in content files.
    pub const fn name(self) -> &'static str {
        match self {
            Place::Market => "market",
            Place::Fame => "fame",
            Place::Pile => "pile",
            Place::Power => "power",
            Place::Deck => "deck",
            Place::Nation => "nation-deck",
            Place::Accession => "accession",
            Place::Development => "development",
            Place::Quest => "quest",
            Place::InPlay => "in-play",
            Place::Later => "later",
        }
    }
}

/// A nation and its cards.
#[derive(Clone, Debug)]
pub(crate) struct Nation {
    pub name: &'static str,
    pub key: &'static str,
    /// The box it is from.
    pub set: u8,
    pub starts: Vec<Start>,
    /// It never becomes an empire.
    pub stays_barbarian: bool,
    /// It is an empire from the beginning.
    pub starts_empire: bool,
    /// Its exhaust tokens.
    pub exhausts: u8,
}

/// The boxes, in the order of their content files.
pub(crate) const BOXES: [&str; 2] = ["classics", "legends"];

/// Both boxes.
#[derive(Debug)]
pub(crate) struct Content {
    pub fingerprint: Fingerprint,
    pub cards: Vec<Design>,
    pub code: Vec<Op>,
    /// Parts of effects that questions and answers name.
    pub effects: Vec<Said>,
    pub filters: Vec<Filter>,
    /// The filters that let each card through, but for those that say `no-`.
    pub fitting: Vec<Vec<Mask>>,
    /// Names that several cards share, as the word files call them.
    pub families: Vec<&'static str>,
    /// All cards in the order of their bits: those with many copies first, so that little room is lost.
    pub order: Vec<Card>,
    /// The common cards of each box.
    pub commons: Vec<Vec<Start>>,
    pub nations: Vec<Nation>,
    pub unrest: Card,
    pub kings: [Card; 2],
}

impl Content {
    /// The nations of a box, a bit each.
    pub fn of_box(&self, number: u8) -> u16 {
        let own = (0..).zip(&self.nations).filter(|(_, nation)| nation.set == number);
        own.fold(0, |set, (at, _)| set | 1 << at)
    }

    pub fn design(&self, card: Card) -> &Design {
        &self.cards[card.0 as usize]
    }

    /// The name of a family in the word files.
    pub fn family_key(&self, family: u8) -> &'static str {
        self.families[family as usize]
    }

    pub fn filter(&self, mask: Mask) -> Filter {
        self.filters[mask.0 as usize]
    }
}

/// Both boxes. They are read once. A test reads them, so it cannot fail here.
#[inline]
pub(crate) fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| {
        Content::read(concat!(
            include_str!("../content/classics.txt"),
            "\n",
            include_str!("../content/legends.txt")
        ))
        .expect("our own content can be read")
    })
}

/// The fingerprint of both boxes.
#[must_use]
pub fn content_fingerprint() -> Fingerprint {
    content().fingerprint
}
