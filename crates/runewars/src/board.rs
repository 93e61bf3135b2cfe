//! The map in letters, for a terminal.
//!
//! A hex has four lines: its name and its rune token; who controls it, standing and routed units; food, wood and ore, then
//! strongholds and cities; heroes and activation tokens. While the map is laid the last line has the place of the hex.

use kernel::Seat;

use crate::area::Hex;
use crate::content::Border;
use crate::state::{NONE, State, Token, seat_of};
use crate::view::View;

/// From a hex to the one south-east of it.
const ACROSS: i32 = 7;
const DOWN: i32 = 4;

/// Where the sides of a hex are drawn, beginning in the north; each sign is for an open border.
const SIDES: [&[(i32, i32, char)]; 6] = [
    &[(2, 0, '_'), (3, 0, '_'), (4, 0, '_'), (5, 0, '_'), (6, 0, '_')],
    &[(7, 1, '\\'), (8, 2, '\\')],
    &[(8, 3, '/'), (7, 4, '/')],
    &[(2, 4, '_'), (3, 4, '_'), (4, 4, '_'), (5, 4, '_'), (6, 4, '_')],
    &[(0, 3, '\\'), (1, 4, '\\')],
    &[(1, 1, '/'), (0, 2, '/')],
];

/// Lines of signs that grow as they are written on.
#[derive(Default)]
struct Paper(Vec<Vec<char>>);

impl Paper {
    fn put(&mut self, x: i32, y: i32, sign: char) {
        let (x, y) = (x.max(0) as usize, y.max(0) as usize);
        self.0.resize_with(self.0.len().max(y + 1), Vec::new);
        let line = &mut self.0[y];
        line.resize(line.len().max(x + 1), ' ');
        line[x] = sign;
    }

    fn write(&mut self, x: i32, y: i32, text: &str) {
        (x..).zip(text.chars()).for_each(|(x, sign)| self.put(x, y, sign));
    }
}

/// The map that an observer sees.
pub(crate) fn board(view: &View) -> Vec<String> {
    let state = view.position();
    let markers = &state.markers[..usize::from(state.marker_count)];
    let hexes = || {
        let laid = state.board().iter().map(|area| state.ground(area).hex);
        laid.chain(markers.iter().flatten().copied())
    };
    let place = |hex: Hex| (ACROSS * i32::from(hex.q), DOWN * i32::from(hex.r) + DOWN / 2 * i32::from(hex.q));
    let left = hexes().map(|hex| place(hex).0).min().unwrap_or_default();
    let top = hexes().map(|hex| place(hex).1).min().unwrap_or_default();
    let at = |hex: Hex| (place(hex).0 - left, place(hex).1 - top);
    let mut paper = Paper::default();
    for hex in markers.iter().flatten().copied() {
        let (x, y) = at(hex);
        SIDES.iter().flat_map(|side| side.iter()).for_each(|&(dx, dy, sign)| paper.put(x + dx, y + dy, sign));
        paper.write(x + 2, y + 2, &hex.to_string());
    }
    // Sides first: what is written into a hex may lie on its southern side.
    for area in state.board().iter() {
        let ((x, y), ground) = (at(state.ground(area).hex), state.ground(area));
        for (side, signs) in SIDES.iter().enumerate() {
            let beyond = ground.near[side];
            let other = if beyond == NONE {
                Border::Open
            } else {
                state.areas[usize::from(beyond)].border((side + 3) % 6)
            };
            for &(dx, dy, open) in *signs {
                let sign = match (ground.border(side), other) {
                    (Border::Mountain, _) | (_, Border::Mountain) => '^',
                    (Border::Water, _) | (_, Border::Water) => '~',
                    _ => open,
                };
                paper.put(x + dx, y + dy, sign);
            }
        }
    }
    for area in state.board().iter() {
        let (x, y) = at(state.ground(area).hex);
        let [first, second, third, fourth] = lines(state, area);
        paper.write(x + 2, y + 1, &first);
        paper.write(x + 1, y + 2, &second);
        paper.write(x + 1, y + 3, &third);
        paper.write(x + 2, y + 4, &fourth);
    }
    paper.0.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned()).collect()
}

/// What is written into a hex.
fn lines(state: &State, area: crate::area::Area) -> [String; 4] {
    let ground = state.ground(area);
    let rune = match ground.rune.kind {
        Token::None => ' ',
        Token::Hidden => '?',
        Token::Dragon => '*',
        Token::False => 'o',
    };
    let find = if ground.find.back == 0 { String::new() } else { format!("e{}", ground.find.back) };
    let whose = state.controller(area).map_or('n', digit);
    let [standing, routed] = [ground.standing, ground.routed].map(|units| units.iter().sum::<u8>());
    let units = match (state.controller(area), standing, routed) {
        (None, 0, 0) => String::new(),
        (_, _, 0) => format!("{whose}:{standing}"),
        _ => format!("{whose}:{standing}+{routed}r"),
    };
    let [food, wood, ore] = state.produces(area);
    let hold = seat_of(ground.hold)
        .map_or(String::new(), |seat| format!("{}{}", if ground.damaged { 's' } else { 'S' }, digit(seat)));
    let city = if ground.city().is_some() { "C" } else { "" };
    let seats = |sign: char, has: &dyn Fn(Seat) -> bool| {
        let digits: String = Seat::all(state.seats()).filter(|&seat| has(seat)).map(digit).collect();
        if digits.is_empty() { digits } else { format!("{sign}{digits}") }
    };
    let heroes = seats('h', &|seat| state.heroes_of(seat).any(|hero| state.stands(hero) == Some(area)));
    let tokens = seats('a', &|seat| ground.active >> seat.index() & 1 == 1);
    let last = if state.card == NONE { ground.hex.to_string() } else { heroes + &tokens };
    [
        format!("{area}{rune}{find}"),
        units,
        format!("{food}{wood}{ore} {hold}{city}"),
        last.chars().take(5).collect(),
    ]
}

fn digit(seat: Seat) -> char {
    char::from(b'0' + seat.index() as u8)
}
