//! Round, points and dice.

use kernel::{Arg, Phrase, Seat};
use lumeria::{Event, Stage};
use maud::{Markup, html};

use super::{LumeriaDrawing, any_ours};
use crate::page::{SHAPE, enamel, shape, sign};
use crate::table::{Part, Parts, part};

/// A roll is new while it is among so many of the last things that happened.
const FRESH: usize = 6;

const TALLY: [&str; 2] = ["tally-0", "tally-1"];

const STAGES: [(Stage, &str, &str); 5] = [
    (Stage::Recruitment, "stage-recruitment", "i-recruit"),
    (Stage::Early, "stage-early", "i-volley"),
    (Stage::Activations, "stage-activations", "i-attack"),
    (Stage::Late, "stage-late", "i-volley"),
    (Stage::Cleanup, "stage-cleanup", "i-hill"),
];

impl LumeriaDrawing<'_> {
    /// The round and its stages, for the bar.
    pub(super) fn round(&self) -> Markup {
        let round = match self.view.round {
            0 => Phrase::new("stage-opening"),
            round => Phrase::new("battle-round").number("round", round),
        };
        html! {
            b { (self.tell(&round)) }
            ol.ages.stages aria-label=(self.say("battle-stages")) {
                @for (stage, key, emblem) in STAGES {
                    li aria-current=[(stage == self.view.stage).then_some("step")] title=(self.say(key)) {
                        (sign(emblem))
                    }
                }
            }
        }
    }

    /// What is played for, and how far each side is.
    pub(super) fn points(&self, parts: &Parts) -> Markup {
        let view = self.view;
        let goal = Phrase::new("battle-goal").number("target", view.target);
        let invented = view.scenario().is_some_and(|scenario| any_ours(&scenario.sources()));
        html! {
            div #tally {
                p.goal { b { (self.called(&view.scenario_title)) (self.ours(invented)) } span.muted { (self.tell(&goal)) } }
                @for id in TALLY { (parts.at(id)) }
            }
        }
    }

    /// How far a side is.
    pub(super) fn points_of(&self, seat: Seat) -> Part {
        let (view, id) = (self.view, TALLY[seat.index()]);
        let points = view.sides[seat.index()].points;
        let says =
            Phrase::new("battle-points").seat(seat).number("points", points).number("target", view.target);
        let drawn = html! {
            p id=(id) class={ "pips " (enamel(seat)) } role="img" aria-label=(self.tell(&says)) {
                svg.token { (shape(SHAPE[seat.index()])) }
                @for _ in 0..points.min(view.target) { s {} }
                @for _ in points..view.target { i {} }
                b { (points) }
                @if view.first == seat && view.round > 0 { span.first { (self.say("battle-first")) } }
            }
        };
        part(id, drawn)
    }

    /// The last roll of the round. A new one has an id of its own, so that it is seen to roll.
    pub(super) fn dice(&self) -> Markup {
        let Some(dice) = &self.view.dice else { return html! { div #dice {} } };
        let faces = Arg::List(dice.faces.iter().map(|&face| Arg::Number(face.into())).collect());
        let says = Phrase::new("scene-dice")
            .with("faces", faces)
            .number("needed", dice.needed)
            .number("hits", dice.hits);
        let hits = Phrase::new("battle-hits").number("hits", dice.hits).number("needed", dice.needed);
        let (id, fresh) = self.roll();
        html! {
            div #dice {
                div.dice id=(id) .rolling[fresh] role="img" aria-label=(self.tell(&says)) {
                    @for &face in &dice.faces {
                        span class=(if face >= dice.needed { "yes" } else { "no" }) {
                            svg.tumbles { (shape("i-die5")) }
                            svg { (shape(&format!("i-die{face}"))) }
                        }
                    }
                }
                p.small aria-hidden="true" { (self.tell(&hits)) }
            }
        }
    }

    /// What tells the last roll from others, and whether it is new.
    fn roll(&self) -> (String, bool) {
        let rolls =
            self.page.game.log.iter().rev().enumerate().filter_map(|(ago, told)| match told.event()? {
                Event::Attacked { from, to, faces, .. } => Some((ago, format!("{from}-{to}"), faces)),
                Event::Rerolled { faces, .. } => Some((ago, "again-again".to_owned(), faces)),
                _ => None,
            });
        match { rolls }.next() {
            Some((ago, fields, faces)) => {
                let faces: String = faces.iter().map(ToString::to_string).collect();
                (format!("roll-{}-{fields}-{faces}", self.view.round), ago < FRESH)
            }
            None => ("roll".to_owned(), false),
        }
    }
}
