//! The map: land, what lies in each area, and above it what can be clicked.

use std::fmt::Write as _;

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, PreEscaped, html};
use runewars::{
    Action, Area, AreaView, Development, Faction, HeroView, Hex, Resource, Side, TargetView, Token, Unit,
    UnitsView, View, content,
};

use super::{
    Click, RunewarsDrawing, areas, colours, faction_emblem, hero_emblem, plate, resource_emblem, unit_emblem,
    why,
};
use crate::page::{enamel, shape};
use crate::table::{GameDrawing, Parts, button};

/// The distance of columns, and half the distance of rows. A hex is 104 wide and 90 high, with a flat top.
const COLUMN: i32 = 78;
const ROW: i32 = 45;

/// The corners of a hex; side `n` goes from the `n`th corner to the next one. The first side is the north.
const CORNERS: [(i32, i32); 6] = [(-26, -45), (26, -45), (52, 0), (26, 45), (-26, 45), (-52, 0)];

/// The outline of a hex from its middle.
const HEX: &str = "M-26-45h52l26 45l-26 45h-52l-26-45z";

/// With more answers than this, areas on the map only say their names.
const FEW: usize = 12;

/// The id of an area on the page.
pub(super) fn id(area: Area) -> String {
    format!("area-{area}")
}

/// The id of what lies in an area beside its units. It is a part of its own, because tokens come and go by the dozen.
pub(super) fn things_id(area: Area) -> String {
    format!("on-{area}")
}

/// Where the middle of a hex lies.
fn spot(hex: Hex, turn: u8) -> (i32, i32) {
    let hex = hex.turned(turn);
    (i32::from(hex.q) * COLUMN, i32::from(hex.r) * 2 * ROW + i32::from(hex.q) * ROW)
}

/// The rectangle around the middles of hexes: its upper left corner, and its lower right one.
fn extent(hexes: impl Iterator<Item = Hex>, turn: u8) -> [(i32, i32); 2] {
    hexes.map(|hex| spot(hex, turn)).fold([(0, 0), (0, 0)], |[low, high], (x, y)| {
        [(low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y))]
    })
}

/// Whether the home realm of every seat lies on the map.
pub(super) fn built(areas: &[AreaView], seats: usize) -> bool {
    let homes = Faction::ALL.iter().filter(|&&home| areas.iter().any(|area| area.home == Some(home)));
    homes.count() == seats
}

/// How often the map is turned by a sixth: so that it is as large as can be where three by two are seen, with the
/// visitor's home below.
pub(super) fn turn(areas: &[AreaView], you: Option<Faction>) -> u8 {
    let fits = |turn: &u8| {
        let [low, high] = extent(areas.iter().map(|area| area.hex), *turn);
        let (width, height) = (high.0 - low.0 + 2 * COLUMN, high.1 - low.1 + 3 * ROW);
        let own = areas.iter().filter(|area| area.home.is_some() && area.home == you);
        let below = own.map(|area| spot(area.hex, *turn).1).sum::<i32>();
        (-(2 * width).max(3 * height), below)
    };
    (0..6).max_by_key(fits).unwrap_or(0)
}

/// What an area is like to look at. Fields are the most common, so of equals the others decide.
const fn terrain(produces: [u8; 3], city: bool) -> &'static str {
    let [food, wood, ore] = produces;
    if city {
        "town"
    } else if food + wood + ore == 0 {
        "bare"
    } else if wood >= food && wood >= ore {
        "wood"
    } else if ore >= food {
        "ore"
    } else {
        "food"
    }
}

/// Picks of several things that lie side by side: how large each is, and where.
fn plates(count: usize) -> (f32, Vec<(f32, f32)>) {
    let (scale, row) = match count {
        0..=2 => (0.9, 2),
        3 => (0.72, 3),
        4 => (0.56, 4),
        5..=8 => (0.5, 4),
        _ => (0.4, 5),
    };
    let step = 42.0 * scale;
    let rows = count.div_ceil(row);
    let place = |nth: usize| {
        let (line, column) = (nth / row, nth % row);
        let inside = if line + 1 == rows { count - line * row } else { row };
        let x = (column as f32 - (inside as f32 - 1.0) / 2.0) * step - 20.0 * scale;
        let y = (line as f32 - (rows as f32 - 1.0) / 2.0) * step - 20.0 * scale - 1.0;
        (x, y)
    };
    (scale, (0..count).map(place).collect())
}

/// The distance of things in a row at the foot of a hex, and how large they are.
fn row(count: usize) -> (f32, f32) {
    match count {
        0..=3 => (22.0, 1.0),
        4 => (18.0, 0.82),
        _ => (72.0 / count as f32, 0.72),
    }
}

/// A unit as its plate: base, silhouette, and how many.
pub(super) fn figure(unit: Unit, seat: Option<Seat>, count: u8, routed: bool) -> Markup {
    let card = content().unit(unit);
    let (x, y, size) = match card.shape {
        runewars::Shape::Triangle => (9.5, 15.5, 21.0),
        runewars::Shape::Rectangle => (8.0, 8.0, 24.0),
        _ => (7.5, 7.5, 25.0),
    };
    let ally = unit.faction().is_none() && seat.is_some();
    html! {
        g class={ "plate " (colours(seat)) @if ally { " ally" } @if routed { " routed" } } {
            use .pl href={ "#" (plate(card.shape)) } width="40" height="40" transform=[routed.then_some("rotate(90 20 20)")] {}
            @if routed { use href={ "#" (plate(card.shape)) } width="40" height="40" fill="url(#map-hatch)" opacity=".3" transform="rotate(90 20 20)" {} }
            use .em href={ "#" (unit_emblem(unit)) } x=(x) y=(y) width=(size) height=(size) {}
            @if count > 1 { circle.n cx="34" cy="33" r="10.5" {} text x="34" y="38.5" { (count) } }
        }
    }
}

/// A plate by itself, beside words.
pub(super) fn small_figure(unit: Unit, seat: Option<Seat>, routed: bool) -> Markup {
    html! { svg.fig viewBox="0 0 40 40" aria-hidden="true" { (figure(unit, seat, 1, routed)) } }
}

/// Draws a side of a hex, unless it is open.
fn draw_side(lines: &mut String, side: Side, (x, y): (i32, i32), at: usize) {
    let kind = match side {
        Side::Open => return,
        Side::Mountain => "map-ridge",
        Side::Water => "map-river",
    };
    let (from, turn) = (CORNERS[at], at * 60);
    let _ = write!(
        lines,
        "<use href=\"#{kind}\" y=\"-10\" width=\"52\" height=\"20\" transform=\"translate({} {})rotate({turn})\"/>",
        x + from.0,
        y + from.1
    );
}

impl RunewarsDrawing<'_> {
    pub(super) fn spot(&self, hex: Hex) -> (i32, i32) {
        spot(hex, self.turn)
    }

    /// All that is seen of the map: left, top, width and height.
    fn frame(&self) -> String {
        let hexes = self.areas.iter().map(|area| area.hex).chain(self.legal.iter().copied().filter_map(laid));
        let [low, high] = extent(hexes, self.turn);
        let (x, y) = (low.0 - 80, low.1 - 70);
        format!("{x} {y} {} {}", high.0 - x + 80, high.1 - y + 70)
    }

    /// The drawing with its live parts.
    pub(super) fn map(&self, parts: &Parts) -> Markup {
        html! {
            svg.hexes #hexes viewBox=(self.frame()) role="group" aria-label=(self.say("realm-map")) data-why="why-map" {
                (parts.at("land"))
                @if self.built { @for area in &self.areas { (parts.at(&id(area.area))) (parts.at(&things_id(area.area))) } }
                (parts.at("marks"))
                (parts.at("hits"))
            }
        }
    }

    /// Everything that stays as it is: the sea, land and borders.
    pub(super) fn land(&self) -> Markup {
        let (mut coast, mut edge, mut joint, mut inner) =
            (String::new(), String::new(), String::new(), String::new());
        let mut borders = String::new();
        for area in &self.areas {
            let (x, y) = self.spot(area.hex);
            let _ = write!(coast, "M{} {}h52l26 45l-26 45h-52l-26-45z", x - 26, y - 45);
            for side in 0..6 {
                let shown = (side + usize::from(self.turn)) % 6;
                let (from, to) = (CORNERS[shown], CORNERS[(shown + 1) % 6]);
                let near = area.near[side];
                // Of two neighbours the first one draws the border.
                if near.is_none_or(|near| near > area.area) {
                    let line = match near {
                        None => &mut edge,
                        Some(near) if near.name()[..1] == area.area.name()[..1] => &mut inner,
                        Some(_) => &mut joint,
                    };
                    let _ =
                        write!(line, "M{} {}l{} {}", x + from.0, y + from.1, to.0 - from.0, to.1 - from.1);
                }
                draw_side(&mut borders, area.sides[side], (x, y), shown);
            }
        }
        let mut ground = String::new();
        for area in &self.areas {
            let ((x, y), kind) = (self.spot(area.hex), terrain(area.produces, area.city.is_some()));
            let hex = format!("M{} {}h52l26 45l-26 45h-52l-26-45z", x - 26, y - 45);
            let _ = write!(
                ground,
                "<path class=\"{kind}\" d=\"{hex}\"/><path fill=\"url(#land-{kind})\" d=\"{hex}\"/>"
            );
        }
        html! {
            svg #land data-box=(self.frame()) {
                defs { path #coast d=(coast) {} }
                @for ring in ["far", "mid", "near"] { use class={ "ring " (ring) } href="#coast" {} use class={ "sea " (ring) } href="#coast" {} }
                (PreEscaped(ground))
                path.inner d=(inner) {}
                path.joint d=(joint) {}
                path.edge d=(edge) {}
                (PreEscaped(borders))
                @for area in &self.areas {
                    @let (x, y) = self.spot(area.hex);
                    @if self.built {
                        foreignObject x=(x - 52) y=(y - 45) width="104" height="90" {
                            button.rest type="button" tabindex="-1" data-area=(area.area) aria-labelledby=(areas::id(area.area)) {}
                        }
                    } @else {
                        svg.area x=(x) y=(y) { (self.tag(area)) }
                    }
                }
            }
        }
    }

    /// An area with its border and its units.
    pub(super) fn place(&self, area: &AreaView) -> Markup {
        let (x, y) = self.spot(area.hex);
        let units: Vec<Markup> = area.units.iter().flat_map(|units| self.figures(area, units)).collect();
        let (scale, places) = plates(units.len());
        html! {
            svg id=(id(area.area)) class={ "area " (colours(area.controller)) @if area.controller.is_some() && area.controller == self.page.you() { " mine" } } x=(x) y=(y) {
                (self.realm_line(area))
                (self.tag(area))
                @for (unit, (x, y)) in units.iter().zip(places) {
                    g transform={ "translate(" (format!("{x:.0} {y:.0}")) ")scale(" (scale) ")" } { (unit) }
                }
                @if let Some(city) = area.city {
                    @let alone = area.units.is_empty();
                    @if alone { use .city href="#i-city2" x="-15" y="-28" width="30" height="30" {} }
                    text.cname y=(if alone { 11 } else { 43 }) { (self.noun(city.key())) }
                }
            }
        }
    }

    /// What lies in an area beside its units.
    pub(super) fn lying(&self, area: &AreaView) -> Markup {
        let ((x, y), things) = (self.spot(area.hex), self.things(area));
        let (step, size) = row(things.len());
        // The name of a city stands below, or above if no units do.
        let below = if area.city.is_some() && !area.units.is_empty() { 23 } else { 28 };
        html! {
            svg.area id=(things_id(area.area)) x=(x) y=(y) {
                @for (nth, thing) in things.iter().enumerate() {
                    @let x = (nth as f32 - (things.len() as f32 - 1.0) / 2.0) * step;
                    g transform={ "translate(" (format!("{x:.0}")) " " (below) ")scale(" (size) ")" } { (thing) }
                }
            }
        }
    }

    /// The name of an area and what it produces.
    fn tag(&self, area: &AreaView) -> Markup {
        let signs: Vec<&str> = Resource::ALL
            .iter()
            .flat_map(|&one| std::iter::repeat_n(resource_emblem(one), area.produces[one as usize].into()))
            .collect();
        let width = 26 + 12 * signs.len() as i32;
        html! {
            rect.tag x=(-width / 2) y="-43" width=(width) height="17" rx="8" {}
            text.aid x=(-width / 2 + 13) y="-30.5" { (area.area) }
            @for (nth, sign) in signs.iter().enumerate() {
                use href={ "#" (sign) } x=(-width / 2 + 23 + 12 * nth as i32) y="-41" width="12.5" height="12.5" {}
            }
        }
    }

    fn figures(&self, area: &AreaView, units: &UnitsView) -> Vec<Markup> {
        let seat = self.owner(area, units.unit);
        [(units.standing, false), (units.routed, true)]
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, routed)| figure(units.unit, seat, count, routed))
            .collect()
    }

    /// Everything in an area but its units.
    fn things(&self, area: &AreaView) -> Vec<Markup> {
        let emblem = |id: &str, size: i32| html! { use href={ "#" (id) } x=(-size / 2) y=(-size / 2) width=(size) height=(size) {} };
        let built = |seat: Option<Seat>, id: &str| {
            html! { g class={ "bld " (colours(seat)) } { rect x="-10" y="-10" width="20" height="20" rx="4" {} (emblem(id, 16)) } }
        };
        let token = |class: &str, id: &str, size: i32| {
            html! { g class=(class) { use .base href="#map-token" x="-12" y="-12" width="24" height="24" {} (emblem(id, size)) } }
        };
        let mut things = Vec::new();
        if area.city.is_some() && !area.units.is_empty() {
            things.push(html! { g.town { (emblem("i-city2", 20)) } });
        }
        if area.stronghold.is_some() {
            things.push(built(area.stronghold, if area.damaged { "i-broken" } else { "i-stronghold" }));
        }
        if let Some(development) = area.development {
            let id = match development {
                Development::Training => "i-train",
                Development::Diplomat => "i-influence",
                Development::Resources => "i-dev",
                _ => "i-tactics",
            };
            things.push(built(area.stronghold, id));
        }
        match area.rune {
            Token::None => {}
            Token::Hidden => things.push(token("rune", "i-runeback", 16)),
            Token::Dragon => things.push(token("rune known", "i-rune", 18)),
            Token::False => things.push(token("rune false", "i-falserune", 18)),
        }
        if area.back > 0 || area.exploration.is_some() {
            things.push(html! { g.expl { (emblem("i-explore", 20)) } });
        }
        if area.lying > 0 {
            things.push(html! { g.expl { (emblem("i-reward", 18)) } });
        }
        for hero in self.heroes_in(area.area) {
            things.push(bust(hero));
        }
        for seat in area.activated.iter() {
            let arms = self.sides[seat.index()].faction.map_or("i-activate", faction_emblem);
            things.push(token(&format!("actv {}", enamel(seat)), arms, 14));
        }
        things
    }

    /// The border of a realm, along the sides beyond which it ends.
    fn realm_line(&self, area: &AreaView) -> Markup {
        let Some(seat) = area.controller else { return html! {} };
        let mut line = String::new();
        for side in 0..6 {
            let beyond = area.near[side].and_then(|near| self.area(near)).and_then(|near| near.controller);
            if beyond != Some(seat) {
                let shown = (side + usize::from(self.turn)) % 6;
                let (from, to) = (CORNERS[shown], CORNERS[(shown + 1) % 6]);
                let _ = write!(line, "M{} {}L{} {}", from.0, from.1, to.0, to.1);
            }
        }
        html! { g.realm-line transform="scale(.935)" { path.rim d=(line) {} path.en d=(line) {} } }
    }

    /// The answers that concern an area.
    fn answers_at(&self, area: Area) -> Vec<Action> {
        self.legal.iter().copied().filter(|&action| concerns(action) == Some(area)).collect()
    }

    /// Everything on the map that can be clicked.
    pub(super) fn hits(&self) -> Markup {
        html! {
            svg #hits {
                defs { @for (id, tile) in self.tiles() { (self.ghost(&id, tile)) } }
                (self.grounds())
                // While units are sent, their ways are seen although their goal gives no answer.
                @if let ([target], Some(place)) = (&self.targets[..], self.targets.first().and_then(|target| self.area(target.area))) {
                    @if self.answers_at(target.area).is_empty() {
                        @let (x, y) = self.spot(place.hex);
                        svg x=(x) y=(y) { (self.marches(target)) path.goal d=(HEX) {} }
                    }
                }
                @for area in &self.areas {
                    @let answers = self.answers_at(area.area);
                    @if let Some(&first) = answers.first() {
                        @let (x, y) = self.spot(area.hex);
                        svg x=(x) y=(y) data-hex=(area.area) {
                            @if let Some(target) = self.target(area.area) { (self.marches(target)) }
                            foreignObject x="-52" y="-45" width="104" height="90" { (self.hit(area, first, answers.len())) }
                            path.ring d=(HEX) {}
                            @if let Some(odds) = self.target(area.area).and_then(|target| target.all) {
                                rect.odds x="-21" y="-9" width="42" height="19" rx="9" {}
                                text.odds y="5" { (self.tell(&Phrase::new("percent").number("whole", odds.win))) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The ways of all units that can be sent to an area, seen from its middle.
    fn marches(&self, target: &TargetView) -> Markup {
        let Some(end) = self.area(target.area).map(|area| self.spot(area.hex)) else { return html! {} };
        let mut lines = String::new();
        let mut from = Vec::new();
        for group in target.groups.iter().filter(|group| !group.path.is_empty()) {
            if from.contains(&group.from) {
                continue;
            }
            from.push(group.from);
            let steps = std::iter::once(&group.from).chain(&group.path).filter_map(|&step| self.area(step));
            for (nth, step) in steps.enumerate() {
                let (x, y) = self.spot(step.hex);
                let _ = write!(lines, "{}{} {}", if nth == 0 { "M" } else { "L" }, x - end.0, y - end.1);
            }
        }
        html! { @if !lines.is_empty() { g.march.always[self.targets.len() == 1] { path d=(lines) {} path.way d=(lines) {} } } }
    }

    fn hit(&self, area: &AreaView, first: Action, answers: usize) -> Markup {
        if answers == 1 {
            // The list comments every answer; here, where there are many, the page would grow too large.
            let label = match self.note(first).filter(|_| self.legal.len() <= FEW) {
                Some(note) => format!("{}: {note}", self.words_of(first)),
                None => self.words_of(first),
            };
            return button("hit", None, &Click::Answer(first), &label, &html! {});
        }
        let label = Phrase::new("realm-answers")
            .with("area", Arg::Name(area.area.name()))
            .number("number", answers as i64);
        html! { button.hit.many.can type="button" data-area=(area.area) aria-label=(self.tell(&label)) {} }
    }

    /// The places where something can be laid while the map is built, each with all its answers.
    fn grounds(&self) -> Markup {
        let mut hexes: Vec<Hex> = self.legal.iter().copied().filter_map(laid).collect();
        hexes.sort_unstable();
        html! {
            @for hexes in hexes.chunk_by(|one, two| one == two) {
                @let (hex, (x, y)) = (hexes[0], self.spot(hexes[0]));
                @let label = Phrase::new("realm-place").number("q", hex.q).number("r", hex.r).number("number", hexes.len() as i64);
                svg x=(x) y=(y) data-hex=(hex) {
                    foreignObject x="-52" y="-45" width="104" height="90" {
                        button.hit.many.can type="button" data-area=(hex) aria-label=(self.tell(&label)) {}
                    }
                    path.ring d=(HEX) {}
                }
            }
        }
    }

    /// The tiles that the visitor can lay now, each as it is printed: its id on the page, and an answer that lays it.
    fn tiles(&self) -> Vec<(String, Action)> {
        let mut tiles: Vec<(String, Action)> = Vec::new();
        for &action in self.legal {
            let printed = match action {
                Action::Tile(number, ..) => Action::Tile(number, Hex::default(), 0),
                Action::Home(..) => Action::Home(Hex::default(), 0),
                Action::Marker(..) => Action::Marker(Hex::default(), Hex::default()),
                _ => continue,
            };
            let Some((id, _)) = lays(action) else { continue };
            if tiles.iter().all(|(have, _)| *have != id) {
                tiles.push((id, printed));
            }
        }
        tiles
    }

    /// A tile as it is printed, to be seen where it would lie.
    fn ghost(&self, id: &str, tile: Action) -> Markup {
        let lands = self.page.you().map_or(Vec::new(), |seat| self.view.laid(seat, tile));
        let mut ground = String::new();
        let mut borders = String::new();
        for land in &lands {
            let (x, y) = spot(land.hex, 0);
            let kind = terrain(land.produces, land.city);
            let _ = write!(
                ground,
                "<path class=\"{kind}\" d=\"M{} {}h52l26 45l-26 45h-52l-26-45z\"/>",
                x - 26,
                y - 45
            );
            for (at, &side) in land.sides.iter().enumerate() {
                draw_side(&mut borders, side, (x, y), at);
            }
            let produced = Resource::ALL
                .iter()
                .flat_map(|&one| std::iter::repeat_n(one, land.produces[one as usize].into()));
            for (nth, resource) in produced.enumerate() {
                let _ = write!(
                    ground,
                    "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"22\" height=\"22\"/>",
                    resource_emblem(resource),
                    x - 34 + 23 * nth as i32,
                    y - 11
                );
            }
        }
        html! {
            g.ghost id=(id) {
                @if lands.is_empty() { path.marker d=(HEX) {} } @else { (PreEscaped(ground)) (PreEscaped(borders)) }
            }
        }
    }

    /// Why the rest of the map cannot be clicked now.
    pub(super) fn why_map(&self) -> Markup {
        let asked = self.page.table.asks.as_ref().and_then(|asks| why::no_answer(&asks.question));
        self.why("why-map", self.idle().or(asked).unwrap_or(GameDrawing::<View, Action>::WHY_STEP))
    }
}

/// A hero's figure.
fn bust(hero: &HeroView) -> Markup {
    html! {
        g class={ "bust " (enamel(hero.seat)) @if hero.routed { " routed" } } {
            circle r="11" {}
            use href={ "#" (hero_emblem(hero.hero)) } x="-8" y="-8" width="16" height="16" {}
        }
    }
}

/// The area that an answer concerns.
pub(super) const fn concerns(action: Action) -> Option<Area> {
    match action {
        Action::Area(area) | Action::Send(area, ..) | Action::Go(_, area, _) | Action::Lead(_, area) => {
            Some(area)
        }
        _ => None,
    }
}

/// Where an answer would put a tile, a marker or a home realm.
pub(super) const fn laid(action: Action) -> Option<Hex> {
    match action {
        Action::Tile(_, hex, _) | Action::Marker(hex, _) | Action::Home(hex, _) => Some(hex),
        _ => None,
    }
}

/// The map as a picture: small, and with nothing but realms.
pub(super) fn sketch(view: &View) -> Markup {
    let areas = view.areas();
    let turn = if built(&areas, view.seat_count()) { turn(&areas, None) } else { 0 };
    let [low, high] = extent(areas.iter().map(|area| area.hex), turn);
    let frame = format!("{} {} {} {}", low.0 - 60, low.1 - 50, high.0 - low.0 + 120, high.1 - low.1 + 100);
    html! {
        svg.hexes.sketch viewBox=(frame) aria-hidden="true" {
            @for area in &areas {
                @let (x, y) = spot(area.hex, turn);
                g class=(colours(area.controller)) transform={ "translate(" (x) " " (y) ")" } {
                    path class={ "field " (terrain(area.produces, area.city.is_some())) } d=(HEX) {}
                    @if area.controller.is_some() { path.held d=(HEX) transform="scale(.8)" {} }
                    @if area.stronghold.is_some() { g.bld { (shape("i-stronghold")) } }
                }
            }
        }
    }
}

/// What an answer would lay: the id of its picture, and where each copy of it would lie and how it is turned.
pub(super) fn lays(action: Action) -> Option<(String, String)> {
    let at = |hex: Hex, turn: u8| {
        let (x, y) = spot(hex, 0);
        format!("translate({x} {y})rotate({})", u16::from(turn) * 60)
    };
    Some(match action {
        Action::Tile(number, hex, turn) => (format!("tile-{number}"), at(hex, turn)),
        Action::Home(hex, turn) => ("tile-home".to_owned(), at(hex, turn)),
        Action::Marker(one, two) => ("tile-marker".to_owned(), format!("{};{}", at(one, 0), at(two, 0))),
        _ => return None,
    })
}
