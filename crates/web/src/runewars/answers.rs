//! A small picture for each answer, and what would follow from it.

use kernel::{Arg, Phrase};
use maud::{Markup, html};
use runewars::{Action, Area, Destiny, Meeting, Order, Resource, TargetView, Way, content, rule};

use super::map::{concerns, laid, lays, small_figure};
use super::pages::section_emblem;
use super::{RunewarsDrawing, faction_emblem, hero_emblem, mark_ours, order_emblem, resource_emblem};
use crate::page::{bare_token, mark, shape};

/// With more answers than this, areas are not commented.
const FEW: usize = 24;

/// No more units stay in an area.
const MOST_UNITS: u8 = 8;

impl RunewarsDrawing<'_> {
    pub(super) fn picture(&self, action: Action) -> Markup {
        let you = self.page.you();
        let emblem = |id: &str| html! { svg.sign data-at=[at(action)] { (shape(id)) } };
        let figure = |unit: runewars::Unit, routed: bool| {
            let seat = unit.faction().map_or(you, |faction| self.seat_of(faction));
            html! { span data-at=[at(action)] { (small_figure(unit, seat, routed)) } }
        };
        match action {
            Action::Faction(faction) => emblem(faction_emblem(faction)),
            Action::Tile(.., turn) | Action::Home(_, turn) => tile_picture(action, turn),
            Action::Marker(..) => tile_picture(action, 0),
            Action::Area(_) => emblem("i-activate"),
            Action::Order(order) => emblem(order_emblem(order)),
            Action::Number(_) => emblem("i-influence"),
            Action::Send(_, unit, _) | Action::Go(unit, ..) | Action::Unit(unit) => figure(unit, false),
            Action::Figure(unit, routed, _) => figure(unit, routed),
            Action::Lead(hero, _) | Action::Hero(hero) => emblem(hero_emblem(hero)),
            Action::Resource(resource) => emblem(resource_emblem(resource)),
            Action::Seat(seat) => bare_token(seat),
            Action::Destiny(destiny) => emblem(destiny_emblem(destiny)),
            Action::Development(_) => emblem("i-dev"),
            Action::Tactic(_) => emblem("i-tactics"),
            Action::Attribute(_) => emblem("i-train"),
            Action::Quest(_) => emblem("i-quest"),
            Action::Reward(..) | Action::Give(..) => emblem("i-reward"),
            Action::Title(_) => emblem("i-title"),
            Action::Way(way) => emblem(way_emblem(way)),
            Action::Discard(section) => emblem(section_emblem(section)),
            Action::Yes => html! { span.sign { (mark("check")) } },
            Action::Done => html! { span.sign { (mark("close")) } },
        }
    }

    /// What would follow, with the mark of what is ours.
    pub(super) fn noted(&self, action: Action) -> Option<Markup> {
        let key = match action {
            Action::Tactic(tactic) => Some(tactic.key()),
            Action::Reward(_, reward) | Action::Give(_, reward, _) => Some(reward.key()),
            Action::Hero(hero) => Some(hero.key()),
            Action::Quest(quest) => Some(quest.key()),
            _ => None,
        };
        let words = self.page.words;
        self.note(action).map(|note| html! { (note) @if let Some(key) = key { (mark_ours(words, key)) } })
    }

    /// What would follow, in numbers a player would count.
    pub(super) fn note(&self, action: Action) -> Option<String> {
        match action {
            Action::Order(order) => {
                let (gain, bonus) = self.brings(order);
                // An order that is taken back brings what it brings another time.
                if !self.choosing() {
                    return gain;
                }
                let bonus = bonus.or_else(|| (order != Order::Fortify).then(|| self.say("realm-no-bonus")));
                Some(format!("{} {}", gain?, bonus.unwrap_or_default()))
            }
            Action::Done if self.targets.len() == 1 => self.note_target(&self.targets[0], false),
            Action::Area(area) if self.target(area).is_some() => {
                self.target(area).and_then(|target| self.note_target(target, true))
            }
            Action::Number(number) if self.bidding() => self.note_bid(number),
            Action::Tactic(tactic) => self.printed(tactic.key()),
            Action::Title(title) => self.printed(title.key()),
            Action::Development(development) => self.printed(development.key()),
            Action::Reward(_, reward) | Action::Give(_, reward, _) => self.printed(reward.key()),
            Action::Hero(hero) => self.printed(hero.key()),
            Action::Area(area) if self.legal.len() <= FEW => self.note_area(area),
            Action::Quest(quest) => {
                let area = content().quest(quest).area;
                let place = self.tell(&Phrase::new("realm-quest-in").with("area", Arg::Name(area.name())));
                Some(format!("{place}. {}", self.printed(quest.key()).unwrap_or_default()))
            }
            Action::Destiny(destiny) => {
                let brings = ("result", Arg::Term(destiny.key()));
                let lines = runewars::text(self.view.trial()?.quest.key());
                let lines = lines.iter().filter(|line| line.args.contains(&brings));
                let told: Vec<String> = lines.map(|line| self.tell(line)).collect();
                (!told.is_empty()).then(|| told.join(" "))
            }
            Action::Resource(resource) => {
                let dial = self.own()?.dials[resource as usize];
                Some(self.tell(&Phrase::new(DIALS[resource as usize]).number("number", dial)))
            }
            _ => None,
        }
    }

    /// Where the visitor can send units now.
    pub(super) fn target(&self, area: Area) -> Option<&TargetView> {
        self.targets.iter().find(|target| target.area == area)
    }

    /// How a battle there would end, with all units that can be sent or with those that were sent.
    fn note_target(&self, target: &TargetView, all: bool) -> Option<String> {
        let units: u8 = target.groups.iter().map(|group| group.count).sum();
        let phrase = match (if all { target.all } else { target.now }, target.meeting) {
            (Some(odds), _) => Phrase::new(if all { "realm-odds-all" } else { "realm-odds-now" })
                .number("win", odds.win)
                .number("own", odds.lost[0] / 10)
                .number("own-tenths", odds.lost[0] % 10)
                .number("other", odds.lost[1] / 10)
                .number("other-tenths", odds.lost[1] % 10),
            (None, _) if !all => return None,
            (None, Meeting::Friendly) => Phrase::new("realm-meet-friend"),
            (None, Meeting::Empty) => Phrase::new("realm-meet-none"),
            (None, Meeting::Neutral | Meeting::Enemy) => Phrase::new("realm-meet-foe"),
        };
        let hungry = self.hungry(target).filter(|_| all);
        let told = self.tell(&phrase.number("number", units));
        Some(hungry.map_or(told.clone(), |hungry| format!("{told} {hungry}")))
    }

    /// What the coming winter would take of the units in a target if all were sent there, given what a battle is
    /// likely to cost.
    fn hungry(&self, target: &TargetView) -> Option<String> {
        let there: u8 = match target.meeting {
            Meeting::Friendly => {
                self.area(target.area)?.units.iter().map(|one| one.standing + one.routed).sum()
            }
            _ => 0,
        };
        let sent: u8 = target.groups.iter().map(|group| group.count).sum();
        let units =
            (sent + there).min(MOST_UNITS).saturating_sub(target.all.map_or(0, |odds| odds.lost[0] / 10));
        let food = self.own()?.dials[Resource::Food as usize];
        let phrase = Phrase::new("realm-hungry").number("food", food).number("number", units);
        (units > food).then(|| self.tell(&phrase))
    }

    /// What stands under the question: which orders bring a bonus, or who acts after the visitor.
    pub(super) fn coming(&self) -> Option<String> {
        let you = self.page.you()?;
        if self.choosing() {
            let highest = self.own()?.used.iter().map(|order| order.number()).max().unwrap_or(0);
            return Some(match highest {
                0 => self.say("realm-bonus-all"),
                highest => self.tell(&Phrase::new("realm-bonus-from").number("number", highest)),
            });
        }
        self.own()?.active?;
        let sequence = self.view.sequence();
        let at = sequence.iter().position(|&seat| seat == you)?;
        if self.view.current() != Some(you) {
            return None;
        }
        let next: Vec<Arg> = sequence[at + 1..].iter().copied().map(Arg::Seat).collect();
        Some(match next.is_empty() {
            true => self.say("realm-next-none"),
            false => self.tell(&Phrase::new("realm-next").with("seats", Arg::List(next))),
        })
    }

    /// Offers not to be asked for cards again, in this battle or in the turns of this year. The script remembers it and
    /// answers for the visitor, after a while, as they would.
    pub(super) fn quiet(&self) -> Option<Markup> {
        if self.page.coach.is_some() {
            return None;
        }
        let (year, season, _) = self.view.season();
        let asks = self.page.table.asks.as_ref()?.question.rule;
        let (until, keys) = match &self.battle {
            Some(battle) if asks == rule::COMBAT_START => (
                format!("{year}-{season}-{}-{}", battle.area, battle.attacker),
                ["realm-quiet", "realm-quiet-about"],
            ),
            None if asks == rule::TURN => (year.to_string(), ["realm-quiet-year", "realm-quiet-year-about"]),
            _ => return None,
        };
        let [says, about] = keys.map(|key| self.say(key));
        Some(
            html! { button.btn.plain.quiet type="button" data-quiet=(until) aria-pressed="false" title=(about) { (says) } },
        )
    }

    /// Who holds an area and with how many units.
    fn note_area(&self, area: Area) -> Option<String> {
        let area = self.area(area)?;
        let units: u8 = area.units.iter().map(|units| units.standing + units.routed).sum();
        let phrase = match area.controller {
            Some(seat) => Phrase::new("realm-note-held").seat(seat),
            None if units > 0 => Phrase::new("realm-note-neutral"),
            None => Phrase::new("realm-note-free"),
        };
        Some(self.tell(&phrase.number("number", units)))
    }

    /// Answers of one area or one type of unit stand together.
    pub(super) fn group_of(&self, action: Action) -> Option<String> {
        match action {
            Action::Send(area, ..) => Some(area.to_string()),
            Action::Go(unit, ..) => Some(self.noun(unit.key())),
            Action::Lead(..) => Some(self.say("realm-group-heroes")),
            Action::Done
                if self
                    .legal
                    .iter()
                    .any(|one| matches!(one, Action::Send(..) | Action::Go(..) | Action::Lead(..))) =>
            {
                Some(self.say("realm-group-else"))
            }
            _ => None,
        }
    }
}

const DIALS: [&str; Resource::ALL.len()] = ["realm-food", "realm-wood", "realm-ore"];

/// The tile as it would be turned; the script shows it on the map, too.
fn tile_picture(action: Action, turn: u8) -> Markup {
    let Some((id, places)) = lays(action) else { return html! {} };
    html! {
        svg.laid viewBox="-145 -145 290 290" data-at=[at(action)] data-lays=(id) data-places=(places) {
            use href={ "#" (id) } transform={ "rotate(" (u16::from(turn) * 60) ")" } {}
        }
    }
}

/// The place on the map that an answer concerns, as the script knows it.
fn at(action: Action) -> Option<String> {
    concerns(action).map(|area| area.to_string()).or_else(|| laid(action).map(|hex| hex.to_string()))
}

pub(super) const fn destiny_emblem(destiny: Destiny) -> &'static str {
    ["i-gold", "i-silver", "i-red"][destiny as usize]
}

const fn way_emblem(way: Way) -> &'static str {
    match way {
        Way::Fight | Way::Duel | Way::Damage | Way::Commander => "i-battle",
        Way::Talk | Way::Influence => "i-influence",
        Way::Retreat | Way::Move | Way::Desert => "i-rout",
        Way::Triangles => "p-tri",
        Way::Rectangle => "p-rec",
        Way::Units => "w-beastman",
        Way::Tactics => "i-tactics",
        Way::Quests | Way::Quest => "i-quest",
        Way::Build | Way::Stronghold => "i-stronghold",
        Way::Repair => "i-broken",
        Way::Runes | Way::Dragon => "i-rune",
        Way::FalseRune => "i-falserune",
        Way::Heal | Way::Prevent => "i-orb",
        Way::Train => "i-train",
        Way::Objective => "i-objective",
        Way::Development => "i-dev",
        Way::Captain => "i-title",
        Way::Portal => "i-explore",
        Way::Claim => "i-rune",
        Way::Cards | Way::Silence => "i-tactics",
        Way::Rewards => "i-reward",
    }
}
