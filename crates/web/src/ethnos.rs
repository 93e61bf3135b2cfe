//! How Ethnos is drawn.

mod answers;
mod board;
mod elsewhere;
mod hand;
mod ledger;
mod scoring;

pub(crate) use elsewhere::Look;
pub(crate) use scoring::scored;

use ethnos::{Action, Card, Kingdom, Phase, Tribe, View, rule};
use kernel::{Arg, Phrase, RuleId, Seat};
use maud::{Markup, PreEscaped, html};
use table::Happening;

use crate::page::{rule_mark, shape};
use crate::table::{Drawing, Part};

/// The coast and the borders, behind the kingdoms. It never changes.
const MAP: &str = include_str!("../static/ethnos-map.svg");

/// With more answers than this, they are not commented.
const NOTED: usize = 12;

/// What one observer sees of the game, and what they may answer.
pub(crate) type Board<'a> = crate::table::Board<'a, View, Action>;

impl<'a> Board<'a> {
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

/// Why something cannot be clicked. The sentence and its paragraph stand on the page once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    Replay,
    Watching,
    Turn,
    Step,
    Full,
    Skeleton,
    Band,
    Fit,
    Colour,
    Size,
    Token,
    Enough,
    Over,
}

impl Why {
    const ALL: [Why; 13] = [
        Why::Replay,
        Why::Watching,
        Why::Turn,
        Why::Step,
        Why::Full,
        Why::Skeleton,
        Why::Band,
        Why::Fit,
        Why::Colour,
        Why::Size,
        Why::Token,
        Why::Enough,
        Why::Over,
    ];

    /// The id of its sentence on the page, which is also the key of its words.
    const fn id(self) -> &'static str {
        match self {
            Why::Replay => "why-replay",
            Why::Watching => "why-watching",
            Why::Turn => "why-turn",
            Why::Step => "why-step",
            Why::Full => "why-full",
            Why::Skeleton => "why-skeleton",
            Why::Band => "why-band",
            Why::Fit => "why-fit",
            Why::Colour => "why-colour",
            Why::Size => "why-size",
            Why::Token => "why-token",
            Why::Enough => "why-enough",
            Why::Over => "why-over",
        }
    }

    const fn rule(self) -> RuleId {
        match self {
            Why::Replay | Why::Watching | Why::Turn | Why::Step => rule::TURN_CHOICE,
            Why::Full => rule::RECRUIT_LIMIT,
            Why::Skeleton => rule::TRIBE_SKELETON,
            Why::Band | Why::Fit => rule::BAND_CARDS,
            Why::Colour => rule::BAND_LEADER,
            Why::Size => rule::BAND_MARKER,
            Why::Token => rule::TRIBE_TROLL,
            Why::Enough => rule::TRIBE_ELF,
            Why::Over => rule::FINAL_WINNER,
        }
    }
}

/// What a click on something does.
enum Click {
    /// It gives this answer.
    Answer(Action),
    /// It takes back so many answers and then gives these.
    Instead(usize, Vec<Action>),
    /// Nothing, and this is why.
    Why(Why),
    /// Nothing, as what it stands among says.
    Rest,
}

/// A thing on the board. There are many of them, so they have few attributes.
fn button(class: &str, id: Option<&str>, click: &Click, label: &str, inside: &Markup) -> Markup {
    match click {
        Click::Answer(action) => html! {
            button id=[id] class={ (class) " can" } form="act" name="action" value=(action) aria-label=(label) { (inside) }
        },
        Click::Instead(answers, then) => {
            let then: Vec<String> = then.iter().map(Action::to_string).collect();
            html! {
                button id=[id] class={ (class) " can" } form="back" name="answers" value=(answers) data-then=(then.join(";")) aria-label=(label) { (inside) }
            }
        }
        Click::Why(why) => html! {
            button id=[id] class=(class) aria-disabled="true" aria-describedby=(why.id()) aria-label=(label) { (inside) }
        },
        Click::Rest => html! { button id=[id] class=(class) aria-label=(label) { (inside) } },
    }
}

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
    [
        "t-skeleton",
        "t-centaur",
        "t-dwarf",
        "t-elf",
        "t-giant",
        "t-merfolk",
        "t-minotaur",
        "t-orc",
        "t-troll",
        "t-wingfolk",
        "t-wizard",
        "t-halfling",
    ][tribe as usize]
}

const fn tribe_key(tribe: Tribe) -> &'static str {
    [
        "tribe-skeleton",
        "tribe-centaur",
        "tribe-dwarf",
        "tribe-elf",
        "tribe-giant",
        "tribe-merfolk",
        "tribe-minotaur",
        "tribe-orc",
        "tribe-troll",
        "tribe-wingfolk",
        "tribe-wizard",
        "tribe-halfling",
    ][tribe as usize]
}

/// The word on the plate of a card: short in every language.
const fn plate_key(tribe: Tribe) -> &'static str {
    match tribe {
        Tribe::Merfolk => "tribes-merfolk",
        tribe => tribe_key(tribe),
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
        None => Arg::Term(tribe_key(card.tribe())),
        Some(kingdom) => Arg::Described(colour_key(kingdom), tribe_key(card.tribe())),
    }
}

/// The numerals of ages.
const ROMAN: [&str; 4] = ["", "I", "II", "III"];

impl Board<'_> {
    /// A card's name.
    fn name(&self, card: Card) -> String {
        self.tell(&Phrase::new("card").with("card", spoken(card)))
    }

    /// A card's name as it is read aloud: with the word on its plate, whatever that is.
    fn label(&self, card: Card) -> String {
        let (name, plate) = (self.name(card), self.say(plate_key(card.tribe())));
        if plate_key(card.tribe()) == tribe_key(card.tribe()) { name } else { format!("{name}, {plate}") }
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

    /// Why nothing of the board can be clicked by this visitor now.
    fn idle(&self) -> Option<Why> {
        self.rests(self.view.phase == Phase::Over, [Why::Replay, Why::Over, Why::Watching, Why::Turn])
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

impl Drawing for Board<'_> {
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

    fn seat(&self, seat: Seat) -> Markup {
        html! {
            div {
                div.bands { @for (_, part) in self.bands(seat) { (part) } }
                @if let Some((_, horde)) = self.horde(seat) { (horde) }
            }
        }
    }

    fn score(&self, seat: Seat) -> Option<i64> {
        Some(self.view.seats[seat.index()].glory.into())
    }

    fn board(&self) -> Markup {
        let parts = self.parts();
        let part = |id: &str| parts.iter().find(|(name, _)| *name == id).map(|(_, markup)| markup);
        html! {
            div.middle {
                div.realm #realm role="group" aria-label=(self.say("kingdoms")) {
                    (PreEscaped(MAP))
                    div.kingdoms { @for kingdom in Kingdom::ALL { (self.kingdom(kingdom)) } }
                }
                @if let Some(pool) = part("pool") { (pool) }
            }
            @let extras = self.extras();
            @if !extras.is_empty() {
                section.extras.panel #extras aria-label=(self.say("extras")) { @for (_, part) in &extras { (part) } }
            }
            @if let Some(hand) = part("hand") { (hand) }
            div #whys hidden {
                @for why in Why::ALL {
                    p id=(why.id()) { (self.say(why.id())) " " (rule_mark(why.rule().0)) }
                }
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts: Vec<(&'static str, Markup)> =
            Kingdom::ALL.into_iter().map(|kingdom| (kingdom_id(kingdom), self.marks(kingdom))).collect();
        parts.extend(Kingdom::ALL.into_iter().map(|kingdom| (tokens_id(kingdom), self.tokens(kingdom))));
        parts.extend(Kingdom::ALL.into_iter().map(|kingdom| (click_id(kingdom), self.place(kingdom))));
        for seat in Seat::all(self.view.seats.len()) {
            parts.extend(self.bands(seat));
            parts.extend(self.horde(seat));
        }
        parts.push(("pool", self.pool()));
        parts.extend(self.extras());
        if self.page.you().is_some() {
            parts.push(("hand", self.hand()));
        }
        parts.into_iter().map(|(id, part)| (id.into(), part)).collect()
    }

    fn places(&self) -> Vec<(&'static str, String)> {
        let mut places = vec![("realm", self.say("kingdoms")), ("pool", self.say("pool-short"))];
        if self.page.you().is_some() {
            places.push(("hand", self.say("hand-short")));
        }
        places
    }

    fn answer(&self, nth: usize) -> (Markup, Option<String>) {
        let Some(&action) = self.legal.get(nth) else { return Default::default() };
        let few = self.legal.len() <= NOTED;
        (self.picture(action), few.then(|| self.note(action)).flatten())
    }

    fn group(&self, nth: usize) -> Option<String> {
        let key = match (self.legal.get(nth)?, self.view.phase) {
            (Action::Take(_) | Action::Draw, Phase::Turn) => "group-recruit",
            (Action::Lead(_) | Action::Triumph | Action::Scatter, Phase::Turn) => "group-band",
            _ => return None,
        };
        Some(self.say(key))
    }

    fn account(&self) -> Option<Markup> {
        scoring::strip(self)
    }

    fn walk(&self, told: &[Happening<'_>], whole: bool) -> Option<Markup> {
        scoring::walk(self, told, whole)
    }
}
