//! How Ethnos is drawn.

mod answers;
mod board;
mod hand;
mod ledger;
mod pages;
mod scoring;
mod tribes;

pub(crate) use pages::EthnosPages;
pub(crate) use scoring::scored;

use ethnos::{Action, Card, Kingdom, Phase, Tribe, View, rule};
use kernel::{Arg, Phrase, RuleId, Seat};
use maud::{Markup, PreEscaped, html};
use table::Happening;

use crate::page::shape;
use crate::table::{Drawing, GameView, Part, Parts, button};

/// The coast and the borders, behind the kingdoms. It never changes.
const MAP: &str = include_str!("../static/ethnos/map.svg");

/// With more answers than this, they are not commented.
const NOTED: usize = 12;

pub(crate) type EthnosDrawing<'a> = crate::table::GameDrawing<'a, View, Action>;

impl<'a> EthnosDrawing<'a> {
    fn plays(&self, tribe: Tribe) -> bool {
        self.view.tribes.contains(&tribe)
    }

    /// What was chosen for an option of the game before it began.
    fn option(&self, key: &str) -> Option<&str> {
        let chosen = self.page.table.setup.split_whitespace().filter_map(|option| option.split_once('='));
        chosen.filter(|(name, _)| *name == key).map(|(_, value)| value).next()
    }

    /// Whether the visitor is asked something.
    fn asked(&self) -> bool {
        !self.legal.is_empty()
    }

    /// The visitor's phase, if they are asked something.
    fn phase(&self) -> Option<Phase> {
        self.asked().then_some(self.view.phase)
    }
}

/// Why something of this game cannot be clicked.
mod why {
    use ethnos::rule;

    use crate::table::Reason;

    pub(super) const FULL: Reason = Reason::new("why-full", rule::RECRUIT_LIMIT);
    pub(super) const SKELETON: Reason = Reason::new("why-skeleton", rule::TRIBE_SKELETON);
    pub(super) const BAND: Reason = Reason::new("why-band", rule::BAND_CARDS);
    pub(super) const FIT: Reason = Reason::new("why-fit", rule::BAND_CARDS);
    pub(super) const COLOUR: Reason = Reason::new("why-colour", rule::BAND_LEADER);
    pub(super) const SIZE: Reason = Reason::new("why-size", rule::BAND_MARKER);
    pub(super) const TOKEN: Reason = Reason::new("why-token", rule::TRIBE_TROLL);
    pub(super) const ENOUGH: Reason = Reason::new("why-enough", rule::TRIBE_ELF);

    /// The reasons whose sentences stand on the page once; things refer to them.
    pub(super) const PINNED: [Reason; 8] = [FULL, SKELETON, BAND, FIT, COLOUR, SIZE, TOKEN, ENOUGH];
}

impl GameView for View {
    const TURN_RULE: RuleId = rule::TURN_CHOICE;
    const END_RULE: RuleId = rule::FINAL_WINNER;

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}

type Click = crate::table::Click<Action>;

/// The class of a card's or a kingdom's colour.
const fn colour(kingdom: Option<Kingdom>) -> &'static str {
    match kingdom {
        Some(kingdom) => {
            ["k-duris", "k-rhea", "k-straton", "k-althea", "k-ithys", "k-pelagon"][kingdom as usize]
        }
        None => "k-none",
    }
}

/// The emblem of a tribe on the sheet.
const fn tribe_emblem(tribe: Tribe) -> &'static str {
    match tribe {
        Tribe::Skeleton => "t-skeleton",
        Tribe::Centaur => "t-centaur",
        Tribe::Dwarf => "t-dwarf",
        Tribe::Elf => "t-elf",
        Tribe::Giant => "t-giant",
        Tribe::Merfolk => "t-merfolk",
        Tribe::Minotaur => "t-minotaur",
        Tribe::Orc => "t-orc",
        Tribe::Troll => "t-troll",
        Tribe::Wingfolk => "t-wingfolk",
        Tribe::Wizard => "t-wizard",
        Tribe::Halfling => "t-halfling",
    }
}

/// The word on the plate of a card: short in every language.
const fn plate_key(tribe: Tribe) -> &'static str {
    match tribe {
        Tribe::Merfolk => "tribes-merfolk",
        tribe => tribe.key(),
    }
}

const fn colour_key(kingdom: Kingdom) -> &'static str {
    ["colour-purple", "colour-red", "colour-blue", "colour-green", "colour-orange", "colour-grey"]
        [kingdom as usize]
}

const fn kingdom_key(kingdom: Kingdom) -> &'static str {
    ["kingdom-duris", "kingdom-rhea", "kingdom-straton", "kingdom-althea", "kingdom-ithys", "kingdom-pelagon"]
        [kingdom as usize]
}

const fn kingdom_id(kingdom: Kingdom) -> &'static str {
    ["in-duris", "in-rhea", "in-straton", "in-althea", "in-ithys", "in-pelagon"][kingdom as usize]
}

const fn tokens_id(kingdom: Kingdom) -> &'static str {
    ["of-duris", "of-rhea", "of-straton", "of-althea", "of-ithys", "of-pelagon"][kingdom as usize]
}

/// Where a kingdom is clicked.
const fn click_id(kingdom: Kingdom) -> &'static str {
    ["at-duris", "at-rhea", "at-straton", "at-althea", "at-ithys", "at-pelagon"][kingdom as usize]
}

/// So many bands of a seat make one live part. One that is full does not change any more, and the last takes the rest.
const TOGETHER: usize = 4;

/// The bands of each seat, in parts.
const BANDS: [[&str; 4]; 6] = [
    ["bands-0", "bands-0-1", "bands-0-2", "bands-0-3"],
    ["bands-1", "bands-1-1", "bands-1-2", "bands-1-3"],
    ["bands-2", "bands-2-1", "bands-2-2", "bands-2-3"],
    ["bands-3", "bands-3-1", "bands-3-2", "bands-3-3"],
    ["bands-4", "bands-4-1", "bands-4-2", "bands-4-3"],
    ["bands-5", "bands-5-1", "bands-5-2", "bands-5-3"],
];

/// The horde of each seat.
const HORDE: [&str; 6] = ["horde-0", "horde-1", "horde-2", "horde-3", "horde-4", "horde-5"];

/// A card as a sentence speaks of it.
fn spoken(card: Card) -> Arg {
    match card.kingdom() {
        None => Arg::Term(card.tribe().key()),
        Some(kingdom) => Arg::Described(colour_key(kingdom), card.tribe().key()),
    }
}

/// The numerals of ages.
const ROMAN: [&str; 4] = ["", "I", "II", "III"];

impl EthnosDrawing<'_> {
    /// A card's name.
    fn name(&self, card: Card) -> String {
        self.tell(&Phrase::new("card").with("card", spoken(card)))
    }

    /// A card's name as it is read aloud: with the word on its plate, whatever that is.
    fn label(&self, card: Card) -> String {
        let (name, plate) = (self.name(card), self.say(plate_key(card.tribe())));
        if plate_key(card.tribe()) == card.tribe().key() { name } else { format!("{name}, {plate}") }
    }

    /// A card in a place where it is large enough to be read. Its id begins with the letter of the place and
    /// goes on with the card, by which the script finds it again when it moved.
    fn card(&self, place: char, copy: usize, card: Card, click: &Click, class: &str) -> Markup {
        let id = if copy == 0 { format!("{place}-{card}") } else { format!("{place}-{card}.{copy}") };
        let class = format!("card {}{class}", colour(card.kingdom()));
        let inside =
            html! { svg { (shape(tribe_emblem(card.tribe()))) } b { (self.say(plate_key(card.tribe()))) } };
        button(&class, Some(&id), click, &self.label(card), &inside)
    }
}

/// Numbers the copies of each card in a row.
struct Copies {
    seen: Vec<Card>,
}

impl Copies {
    const fn new() -> Copies {
        Copies { seen: Vec::new() }
    }

    /// How many of this card came before.
    fn next(&mut self, card: Card) -> usize {
        let before = self.seen.iter().filter(|&&one| one == card).count();
        self.seen.push(card);
        before
    }
}

impl Drawing for EthnosDrawing<'_> {
    fn state(&self) -> Markup {
        let view = self.view;
        let dragons = Phrase::new("dragons-seen").number("count", view.dragons);
        html! {
            span.row {
                span.muted.wide { (self.say("age")) }
                ol.ages aria-label=(self.say("age")) {
                    @for age in 1..=view.ages {
                        // An age that is over leads to its account.
                        li aria-current=[(age == view.age).then_some("step")] {
                            @if age < view.age { a href={ (self.page.to("scoring")) "#age-" (age) } { (ROMAN[usize::from(age)]) } }
                            @else { (ROMAN[usize::from(age)]) }
                        }
                    }
                }
            }
            span.row {
                span.muted.wide { (self.say("dragons")) }
                span.dragons role="img" aria-label=(self.tell(&dragons)) data-glow=(view.dragons) {
                    @for dragon in 0..3 {
                        svg.away[dragon >= view.dragons] { (shape("e-dragon")) }
                    }
                }
            }
        }
    }

    fn facts(&self, seat: Seat) -> Markup {
        self.facts_of(seat)
    }

    fn seat(&self, seat: Seat, parts: &Parts) -> Markup {
        html! {
            div {
                div.bands { @for id in BANDS[seat.index() % BANDS.len()] { (parts.at(id)) } }
                (parts.at(HORDE[seat.index() % HORDE.len()]))
            }
        }
    }

    fn score(&self, seat: Seat) -> Option<i64> {
        Some(self.view.seats[seat.index()].glory.into())
    }

    fn board(&self, parts: &Parts) -> Markup {
        html! {
            div.middle {
                div.realm #realm role="group" aria-label=(self.say("kingdoms")) {
                    (PreEscaped(MAP))
                    div.kingdoms { @for kingdom in Kingdom::ALL { (self.kingdom(kingdom, parts)) } }
                }
                (parts.at("pool"))
            }
            (self.tribes(parts))
            (parts.at("hand"))
            div #whys hidden data-in=(self.say("reading-in")) data-out=(self.say("reading-out")) data-out-all=(self.say("reading-out-all")) {
                @for why in EthnosDrawing::WHY_COMMON.into_iter().chain(why::PINNED) { (self.why(why.id, why)) }
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts: Vec<Part> = Kingdom::ALL.into_iter().map(|kingdom| self.marks(kingdom)).collect();
        parts.extend(Kingdom::ALL.into_iter().map(|kingdom| self.tokens(kingdom)));
        parts.extend(Kingdom::ALL.into_iter().map(|kingdom| self.place(kingdom)));
        for seat in Seat::all(self.view.seats.len()) {
            parts.extend(self.bands(seat));
            parts.extend(self.horde(seat));
        }
        parts.push(self.pool());
        parts.extend(self.extras());
        if self.page.you().is_some() {
            parts.push(self.hand());
        }
        parts
    }

    fn places(&self) -> Vec<(&'static str, String)> {
        let mut places = vec![("realm", self.say("kingdoms")), ("pool", self.say("pool-short"))];
        if self.page.you().is_some() {
            places.push(("hand", self.say("hand-short")));
        }
        places
    }

    fn answer(&self, nth: usize) -> (Markup, Option<Markup>) {
        let Some(&action) = self.legal.get(nth) else { return Default::default() };
        let few = self.legal.len() <= NOTED;
        (self.picture(action), few.then(|| self.note(action)).flatten().map(|note| html! { (note) }))
    }

    fn group(&self, nth: usize) -> Option<String> {
        let key = match (self.legal.get(nth)?, self.view.phase) {
            (Action::Take(_) | Action::Draw, Phase::Turn) => "group-recruit",
            (Action::Lead(_) | Action::Triumph | Action::Scatter, Phase::Turn) => "group-band",
            _ => return None,
        };
        Some(self.say(key))
    }

    fn tie_rule(&self) -> Option<RuleId> {
        Some(rule::FINAL_TIES)
    }

    fn account(&self) -> Option<Markup> {
        scoring::strip(self)
    }

    fn walk(&self, told: &[Happening<'_>], whole: bool) -> Option<Markup> {
        scoring::walk(self, told, whole)
    }
}
