//! Where each point came from: the ages one by one, step by step, and the end of the game.
//!
//! A sheet is a plain section that can be read from top to bottom. The script may walk through it instead, one
//! line of the table at a time.

use ethnos::content::{BAND, GIANT, GIANT_FEW, MERFOLK, MERFOLK_FEW};
use ethnos::{Card, Ethnos, Event, Tribe, rule};
use kernel::{Arg, Phrase, RuleId, Seat, Spoken};
use maud::{Markup, html};
use table::Happening;

use super::ledger::{Cell, Laid, Ledger, Row, Sheet, Source};
use super::{EthnosDrawing, ROMAN, colour, kingdom_key, tribe_emblem};
use crate::page::{emblem, enamel, mark, piece, rule_link, shape, token};

/// Whether an age or the game ended among these.
pub(crate) fn scored(story: &[Happening<'_>]) -> bool {
    let scores = |event: &Event| matches!(event, Event::AgeEnded { .. } | Event::Over { .. });
    story.iter().filter_map(Happening::event).any(scores)
}

fn numeral(age: u8) -> Arg {
    Arg::Name(ROMAN[usize::from(age).min(3)])
}

fn seats(list: &[Seat]) -> Arg {
    Arg::List(list.iter().map(|&seat| Arg::Seat(seat)).collect())
}

/// A few words at the end of an age: what each seat gained, and the way to the whole account.
pub(super) fn strip(board: &EthnosDrawing<'_>) -> Option<Markup> {
    let ledger = Ledger::of(&board.page.game.scored)?;
    let last = ledger.sheets.last()?;
    let sheet = ledger.scored().next_back().unwrap_or(last);
    let over = ledger.ranks.is_some();
    let title = if over { board.say("walk-over") } else { title(board, sheet) };
    Some(html! {
        section.panel.strip data-scored={ (sheet.age) @if over { "o" } } aria-labelledby="strip-title" {
            h2 #strip-title { (title) }
            ul {
                @for seat in Seat::all(sheet.after.len()) {
                    li { (token(seat)) span { (board.page.name(seat)) }
                        @if !over { span.gain { "+" (sheet.gained(seat)) } }
                        b { (if over { last.after[seat.index()] } else { sheet.after[seat.index()] }) } }
                }
            }
            a.btn #walk-link href={ (board.page.to("scoring")) "#" (if over { "final".to_owned() } else { format!("age-{}", sheet.age) }) } {
                (mark("replay")) (board.say("walk-open"))
            }
        }
    })
}

/// The account: of the whole game, or, beside the table, of what was scored last.
pub(super) fn walk(board: &EthnosDrawing<'_>, told: &[Happening<'_>], whole: bool) -> Option<Markup> {
    let ledger = Ledger::of(told)?;
    let over = ledger.ranks.is_some();
    if !over && ledger.scored().next().is_none() {
        return None;
    }
    Some(html! {
        @if whole {
            @if over { (end(board, &ledger)) }
            @for sheet in ledger.scored() { (self::sheet(board, &ledger, sheet)) }
        } @else {
            // The news first; the ages before stand on their page.
            @if let Some(sheet) = ledger.scored().next_back() { (self::sheet(board, &ledger, sheet)) }
            @if over { (end(board, &ledger)) }
        }
    })
}

fn title(board: &EthnosDrawing<'_>, sheet: &Sheet) -> String {
    board.tell(&Phrase::new("walk-title").with("age", numeral(sheet.age)))
}

fn sheet(board: &EthnosDrawing<'_>, ledger: &Ledger, sheet: &Sheet) -> Markup {
    // A line of its own only if a player took the token.
    let rows: Vec<&Row> = sheet
        .rows
        .iter()
        .filter(|row| row.source != Source::Taken || row.cells.iter().any(|cell| cell.gain.is_some()))
        .collect();
    let parts = parts(board, &rows);
    let title = title(board, sheet);
    let all: Vec<Seat> = Seat::all(sheet.after.len()).collect();
    html! {
        details.panel.tally id={ "age-" (sheet.age) } data-sheet=(sheet.age) open {
            summary { h2 { (title) } }
            div.walkbar {
                button.btn type="button" data-walk="back" { (mark("back")) (board.say("walk-back")) }
                button.btn.go type="button" data-walk="next" { span { (board.say("walk-next")) span data-to {} } }
                button.btn.plain type="button" data-walk="all" { (board.say("walk-all")) }
                button.btn type="button" data-walk="first" { (mark("play")) (board.say("walk-steps")) }
            }
            ol.steps aria-label=(board.say("walk-parts")) {
                @for (step, name) in &parts { li { a href={ "#w" (sheet.age) "-" (step) } data-go=(step) { (name) } } }
            }
            div.sheet-grid {
                div.scrollx tabindex="0" role="group" aria-label=(title) { (table(board, sheet, &rows, ledger)) }
                ol.lines {
                    @for (step, row) in rows.iter().enumerate() {
                        li id={ "w" (sheet.age) "-" (step) } data-step=(step) { (explained(board, ledger, sheet, row)) }
                    }
                    li id={ "w" (sheet.age) "-" (rows.len()) } data-step=(rows.len()) { (total(board, sheet)) }
                }
                section.standing-now {
                    header { h3 { (board.say("walk-standing")) } span.small.muted.push { (board.say("walk-striped")) } }
                    (race(board, sheet))
                }
            }
            @if !sheet.bands.is_empty() {
                // A visitor who walks through sees them when they are counted.
                @let from = rows.iter().position(|row| row.source == Source::Bands);
                section.laid data-from=[from] {
                    header { h3 { (board.say("walk-bands")) } span.small.muted.push { (worth(board)) } }
                    div.bandrow {
                        @for seat in all {
                            div {
                                h4.row { (token(seat)) (board.page.name(seat)) }
                                @let (worth, rest): (Vec<&Laid>, Vec<&Laid>) = sheet.bands.iter().filter(|band| band.seat == seat)
                                    .partition(|band| band.scored.is_some_and(|(_, gain)| gain > 0));
                                @for band in worth { (laid(board, band)) }
                                @if !rest.is_empty() {
                                    div.rest {
                                        @for band in &rest { (fan(board, band)) }
                                        span { b { "+0" } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The parts of the account, each with the first line that belongs to it.
fn parts(board: &EthnosDrawing<'_>, rows: &[&Row]) -> Vec<(usize, String)> {
    let mut parts: Vec<(usize, String)> = Vec::new();
    for (step, row) in rows.iter().enumerate() {
        let name = match row.source {
            Source::Kingdom(_) => board.say("kingdoms"),
            source => name(board, source),
        };
        if parts.last().is_none_or(|(_, last)| *last != name) {
            parts.push((step, name));
        }
    }
    parts.push((rows.len(), board.say("walk-total")));
    parts
}

fn name(board: &EthnosDrawing<'_>, source: Source) -> String {
    board.say(match source {
        Source::Taken => "walk-taken",
        Source::Kingdom(kingdom) => kingdom_key(kingdom),
        Source::Merfolk => "merfolk-board",
        Source::Giant => "giant-token",
        Source::Bands => "account-bands",
        Source::Hordes => "account-hordes",
    })
}

fn picture(source: Source) -> Markup {
    match source {
        Source::Taken | Source::Giant => piece("t-giant"),
        Source::Kingdom(kingdom) => {
            html! { svg.shield.sm aria-hidden="true" { (shape(colour(Some(kingdom)))) } }
        }
        Source::Merfolk => piece("t-merfolk"),
        Source::Bands => piece("i-hand"),
        Source::Hordes => piece("t-orc"),
    }
}

fn table(board: &EthnosDrawing<'_>, sheet: &Sheet, rows: &[&Row], ledger: &Ledger) -> Markup {
    let counted = |row: &Row| matches!(row.source, Source::Kingdom(_) | Source::Merfolk | Source::Bands);
    html! {
        table.score {
            thead { tr {
                th scope="col" { (board.say("account-source")) }
                @for seat in Seat::all(sheet.after.len()) { th scope="col" { span.row { (token(seat)) span { (board.page.name(seat)) } } } }
            } }
            tbody {
                @if sheet.age > 1 {
                    tr.had { th scope="row" { (board.say("walk-before")) } @for before in &sheet.before { td { (before) } } }
                }
                @for (step, row) in rows.iter().enumerate() {
                    tr data-step=(step) {
                        th scope="row" { span.row { (picture(row.source)) (name(board, row.source)) span.small.muted { (value(board, ledger, sheet, row.source)) } } }
                        @for (seat, cell) in Seat::all(row.cells.len()).zip(&row.cells) {
                            td.z[cell.gain.is_none()] data-gain=[cell.gain] {
                                @if cell.by > 0 && counted(row) { span.mk { (token(seat)) (cell.by) } }
                                @match cell.gain { Some(gain) => b { "+" (gain) }, None => span.no { "–" } }
                            }
                        }
                    }
                }
            }
            tfoot { tr { th scope="row" { (board.say("account-total")) } @for (before, after) in sheet.before.iter().zip(&sheet.after) { td data-before=(before) { (after) } } } }
        }
    }
}

/// What a source gives, as it is printed.
fn value(board: &EthnosDrawing<'_>, ledger: &Ledger, sheet: &Sheet, source: Source) -> String {
    let age = usize::from(sheet.age);
    let few = sheet.after.len() < 4;
    match source {
        Source::Kingdom(kingdom) => {
            let tokens = ledger.tokens[kingdom as usize].iter().enumerate().take(age).rev();
            let tokens: Vec<String> =
                tokens.map(|(at, value)| format!("{} {value}", ROMAN[(at + 1).min(3)])).collect();
            tokens.join(" · ")
        }
        Source::Merfolk => prizes(board, ledger, sheet, source, &[])
            .iter()
            .map(u16::to_string)
            .collect::<Vec<_>>()
            .join(" · "),
        Source::Giant => {
            let values = if few { GIANT_FEW.value } else { GIANT.value };
            values.get(age - 1).map(u8::to_string).unwrap_or_default()
        }
        Source::Taken | Source::Bands | Source::Hordes => String::new(),
    }
}

/// What the places of a kingdom or of the Merfolk board are worth, the first one first.
fn prizes(
    board: &EthnosDrawing<'_>,
    ledger: &Ledger,
    sheet: &Sheet,
    source: Source,
    cells: &[Cell],
) -> Vec<u16> {
    let age = usize::from(sheet.age);
    let few = sheet.after.len() < 4;
    let tokens: Vec<u8> = match source {
        Source::Kingdom(kingdom) => ledger.tokens[kingdom as usize].clone(),
        _ if few => MERFOLK_FEW.value.to_vec(),
        _ => MERFOLK.value.to_vec(),
    };
    if source == Source::Merfolk && board.option("merfolk") != Some("kingdom") {
        return tokens.get(age - 1).map(|&value| vec![value.into()]).unwrap_or_default();
    }
    let mut prizes: Vec<u16> = tokens.iter().take(age).rev().map(|&value| value.into()).collect();
    if sheet.after.len() == 2 && age == 2 {
        let present = cells.iter().filter(|cell| cell.by > 0).count();
        let tied = present == 2 && cells.iter().all(|cell| cell.place == Some(1));
        if present == 1 {
            prizes = vec![prizes.iter().sum()];
        } else if !(tied && board.option("duel-tie") == Some("both")) {
            prizes.truncate(1);
        }
    }
    prizes
}

/// One line of the account, in words, with its paragraphs.
fn explained(board: &EthnosDrawing<'_>, ledger: &Ledger, sheet: &Sheet, row: &Row) -> Markup {
    let (lines, rules) = match row.source {
        Source::Kingdom(_) | Source::Merfolk => places(board, ledger, sheet, row),
        Source::Taken => told(board, sheet, |event| matches!(event, Event::Giant { .. })),
        Source::Giant => told(board, sheet, |event| matches!(event, Event::GiantScored { .. })),
        Source::Hordes => {
            told(board, sheet, |event| matches!(event, Event::Raided { .. } | Event::Held { .. }))
        }
        Source::Bands => bands(board, sheet, row),
    };
    let none = match row.source {
        Source::Giant => "walk-giant-none",
        _ => "walk-none",
    };
    html! {
        @if let Source::Kingdom(kingdom) = row.source {
            p.eyebrow { (board.tell(&Phrase::new("walk-kingdom").number("at", kingdom as i64 + 1))) }
        }
        h3.row { (picture(row.source)) (name(board, row.source)) }
        @for line in &lines { (line) }
        @if lines.is_empty() { p { (board.say(none)) } }
        p.why { (mark("rules")) @for rule in rules { (rule_link(board.page.words, rule.0)) } }
    }
}

/// What was told, word for word.
fn told(board: &EthnosDrawing<'_>, sheet: &Sheet, of: impl Fn(&Event) -> bool) -> (Vec<Markup>, Vec<RuleId>) {
    let events: Vec<&Event> = sheet.told.iter().filter(|event| of(event)).collect();
    let lines = events.iter().map(|event| html! { p { (board.tell(&Ethnos::happened(event))) } }).collect();
    let rule = events.first().map_or(rule::END_ORDER, |event| Ethnos::grounds(event));
    (lines, vec![rule])
}

/// Places in a kingdom or on the Merfolk board: who has which, what ties did, and who goes without.
fn places(
    board: &EthnosDrawing<'_>,
    ledger: &Ledger,
    sheet: &Sheet,
    row: &Row,
) -> (Vec<Markup>, Vec<RuleId>) {
    let kingdom = matches!(row.source, Source::Kingdom(_));
    let prizes = prizes(board, ledger, sheet, row.source, &row.cells);
    let cell = |seat: Seat| row.cells[seat.index()];
    let present: Vec<Seat> = Seat::all(row.cells.len()).filter(|&seat| cell(seat).by > 0).collect();
    let mut rules = vec![if kingdom { rule::END_KINGDOMS } else { rule::END_MERFOLK }];
    let places = kingdom || board.option("merfolk") == Some("kingdom");
    if sheet.after.len() == 2 && sheet.age == 2 && places {
        rules.push(rule::END_DUEL);
    }
    let mut lines = Vec::new();
    if present.is_empty() {
        lines.push(html! { p { (board.say(if kingdom { "walk-empty" } else { "walk-space-empty" })) } });
    }
    // A seat with as much as one in another place was separated by Troll tokens.
    let parted = |seat: &Seat| {
        let mine = cell(*seat);
        present.iter().any(|&other| cell(other).by == mine.by && cell(other).place != mine.place)
    };
    let parted: Vec<Seat> = present.iter().copied().filter(parted).collect();
    if !parted.is_empty() {
        let sum = |seat: Seat| {
            let tokens = &sheet.trolls[seat.index()];
            let each: Vec<String> = tokens.iter().map(u8::to_string).collect();
            match tokens.len() {
                0 => "–".to_owned(),
                1 => each.concat(),
                _ => format!("{} = {}", each.join(" + "), tokens.iter().sum::<u8>()),
            }
        };
        lines.push(html! {
            p { (piece("t-troll")) " " (board.say("walk-trolls")) }
            (chips(board, &parted, sum))
        });
    }
    let mut tied = false;
    for place in 1..=row.cells.len() as u8 {
        let here: Vec<Seat> =
            present.iter().copied().filter(|&seat| cell(seat).place == Some(place)).collect();
        let Some(&first) = here.first() else { continue };
        let from = usize::from(place) - 1;
        let sum: u16 = prizes.iter().skip(from).take(here.len()).sum();
        let alone = here.len() == 1;
        tied |= !alone;
        let key = match (kingdom, alone) {
            (true, true) => "walk-place",
            (true, false) => "walk-shared",
            (false, true) => "walk-space",
            (false, false) => "walk-space-shared",
        };
        let phrase = Phrase::new(key)
            .number("place", place)
            .number("to", usize::from(place) as i64 + here.len() as i64 - 1)
            .with("seats", seats(&here))
            .number("by", cell(first).by)
            .number("sum", sum)
            .number("gain", cell(first).gain.unwrap_or(0));
        lines.push(html! { p { (board.tell(&phrase)) } });
    }
    let rest: Vec<Seat> = present.iter().copied().filter(|&seat| cell(seat).place.is_none()).collect();
    if !rest.is_empty() {
        lines.push(
            html! { p.muted { (board.tell(&Phrase::new("walk-nothing").with("seats", seats(&rest)))) } },
        );
    }
    if tied || !parted.is_empty() {
        rules.push(rule::END_TIES);
    }
    (lines, rules)
}

/// Seats, each with a figure.
fn chips(board: &EthnosDrawing<'_>, seats: &[Seat], figure: impl Fn(Seat) -> String) -> Markup {
    html! {
        ul.row.wrap.figures-of {
            @for &seat in seats { li { (token(seat)) span { (board.page.name(seat)) } b { (figure(seat)) } } }
        }
    }
}

fn bands(board: &EthnosDrawing<'_>, sheet: &Sheet, row: &Row) -> (Vec<Markup>, Vec<RuleId>) {
    let skeletons = sheet.bands.iter().any(|band| band.cards.contains(&Card::SKELETON));
    let dwarf = sheet.bands.iter().any(|band| band.leader.tribe() == Tribe::Dwarf);
    let scored: Vec<Seat> =
        Seat::all(row.cells.len()).filter(|seat| row.cells[seat.index()].gain.is_some()).collect();
    let mut rules = vec![rule::END_BANDS];
    let mut lines = Vec::new();
    if !scored.is_empty() {
        lines.push(html! { p { (worth(board)) } });
        lines.push(chips(board, &scored, |seat| {
            let bands = sheet.bands.iter().filter(|band| band.seat == seat).filter_map(|band| band.scored);
            let gains: Vec<String> =
                bands.filter(|(_, gain)| *gain > 0).map(|(_, gain)| gain.to_string()).collect();
            let sum = row.cells[seat.index()].gain.unwrap_or(0);
            if gains.len() > 1 { format!("{} = +{sum}", gains.join(" + ")) } else { format!("+{sum}") }
        }));
    }
    if skeletons {
        lines.push(html! { p.muted { (board.say("walk-skeletons")) } });
        rules.push(rule::TRIBE_SKELETON);
    }
    if dwarf {
        lines.push(html! { p.muted { (board.say("walk-dwarf")) } });
        rules.push(rule::TRIBE_DWARF);
    }
    (lines, rules)
}

/// What bands are worth by their size.
fn worth(board: &EthnosDrawing<'_>) -> String {
    let [_, _, two, three, four, five, six] = BAND.value;
    let phrase = Phrase::new("walk-worth").number("two", two).number("three", three).number("four", four);
    board.tell(&phrase.number("five", five).number("six", six))
}

fn laid(board: &EthnosDrawing<'_>, band: &Laid) -> Markup {
    html! {
        div.one {
            (fan(board, band))
            @if let Some((counted, gain)) = band.scored {
                span { b { "+" (gain) } " " span.small.muted { (board.tell(&Phrase::new("walk-counted").number("count", counted))) } }
            }
        }
    }
}

/// The cards of a band, its leader on top.
fn fan(board: &EthnosDrawing<'_>, band: &Laid) -> Markup {
    let mut cards = band.cards.clone();
    if let Some(at) = cards.iter().position(|&card| card == band.leader) {
        cards[..=at].rotate_right(1);
    }
    let label = Phrase::new("band").number("size", cards.len() as i64);
    html! {
        span.fan role="img" aria-label=(board.tell(&label.with("leader", super::spoken(band.leader)))) {
            @for card in cards {
                span class={ "card mini " (colour(card.kingdom())) } { (emblem(tribe_emblem(card.tribe()))) }
            }
        }
    }
}

fn total(board: &EthnosDrawing<'_>, sheet: &Sheet) -> Markup {
    let most = sheet.after.iter().max().copied().unwrap_or(0);
    let lead: Vec<Seat> =
        Seat::all(sheet.after.len()).filter(|seat| sheet.after[seat.index()] == most).collect();
    let all: Vec<Seat> = Seat::all(sheet.after.len()).collect();
    html! {
        h3.row { (piece("i-glory")) (board.say("walk-total")) }
        (chips(board, &all, |seat| format!("+{}", sheet.gained(seat))))
        p {
            @if most == 0 { (board.say("walk-lead-none")) }
            @else { (board.tell(&Phrase::new("walk-lead").with("seats", seats(&lead)).number("glory", most))) }
        }
        p.why { (mark("rules")) (rule_link(board.page.words, rule::END_ORDER.0)) }
    }
}

/// Who stands where: what they had, and what they gained.
fn race(board: &EthnosDrawing<'_>, sheet: &Sheet) -> Markup {
    let most = sheet.after.iter().max().copied().unwrap_or(0).max(1);
    let mut order: Vec<Seat> = Seat::all(sheet.after.len()).collect();
    order.sort_by_key(|seat| (std::cmp::Reverse(sheet.after[seat.index()]), *seat));
    html! {
        ul.race {
            @for seat in order {
                @let (before, after) = (sheet.before[seat.index()], sheet.after[seat.index()]);
                @let bar = Phrase::new("walk-bar").number("before", before).number("gained", after - before);
                li class=(enamel(seat)) data-seat=(seat) {
                    (token(seat)) span { (board.page.name(seat)) }
                    svg.barr viewBox={ "0 0 " (most) " 10" } preserveAspectRatio="none" role="img" aria-label=(board.tell(&bar)) {
                        rect.had width=(before) height="10" {}
                        rect.got x=(before) width=(after - before) height="10" {}
                    }
                    b { (after) }
                }
            }
        }
    }
}

/// The end of the game: the ranking, what every age brought, and how ties were settled.
fn end(board: &EthnosDrawing<'_>, ledger: &Ledger) -> Markup {
    let Some((ranks, last)) = ledger.ranks.as_ref().zip(ledger.sheets.last()) else { return html! {} };
    let mut order: Vec<Seat> = Seat::all(ranks.len()).collect();
    order.sort_by_key(|seat| (ranks[seat.index()], *seat));
    html! {
        section.panel.tally.final #final aria-labelledby="final-title" {
            header { h2 #final-title { (board.say("walk-final")) } span.push { (rule_link(board.page.words, rule::FINAL_WINNER.0)) } }
            @if let Some(seat) = ledger.triumph {
                p { (board.tell(&Ethnos::happened(&Event::Triumph { seat }))) " " (rule_link(board.page.words, rule::OPTION_SKELETONS.0)) }
            }
            div.scrollx tabindex="0" role="group" aria-labelledby="final-title" {
                table.score.running {
                    thead { tr {
                        th scope="col" { (board.say("walk-rank")) }
                        @for sheet in &ledger.sheets {
                            th scope="col" { (board.tell(&Phrase::new(if sheet.ended { "walk-age" } else { "walk-unscored" }).with("age", numeral(sheet.age)))) }
                        }
                        th scope="col" { (board.say("account-total")) }
                    } }
                    tbody {
                        @for &seat in &order {
                            tr.now[ranks[seat.index()] == 1] {
                                th scope="row" { span.row { b { (ranks[seat.index()]) "." } (token(seat)) (board.page.name(seat)) } }
                                @for sheet in &ledger.sheets {
                                    td { "+" (sheet.gained(seat)) " " span.small.muted { (sheet.after[seat.index()]) } }
                                }
                                td { b { (last.after[seat.index()]) } }
                            }
                        }
                    }
                }
            }
            (ties(board, ledger, last, ranks))
        }
    }
}

/// How seats with the same glory were put in order.
fn ties(board: &EthnosDrawing<'_>, ledger: &Ledger, last: &Sheet, ranks: &[u8]) -> Markup {
    let glory = |seat: Seat| last.after[seat.index()];
    let mut values: Vec<u16> = last.after.clone();
    values.sort_unstable_by_key(|&value| std::cmp::Reverse(value));
    values.dedup();
    let groups = values.into_iter().map(|value| -> Vec<Seat> {
        Seat::all(ranks.len()).filter(|&seat| glory(seat) == value && ledger.triumph != Some(seat)).collect()
    });
    let living = board.option("final-skeletons") == Some("off");
    let dwarf = board.option("final-dwarf") == Some("on");
    let largest = board.option("final-bands") == Some("largest");
    let sizes = |seat: Seat| -> Vec<usize> {
        let mut sizes: Vec<usize> = last
            .bands
            .iter()
            .filter(|band| band.seat == seat)
            .map(|band| {
                let counted = band.cards.iter().filter(|&&card| !living || card != Card::SKELETON).count();
                counted + if dwarf { usize::from(band.leader.tribe().rules().score_bonus) } else { 0 }
            })
            .collect();
        sizes.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
        sizes.truncate(if largest { 1 } else { usize::MAX });
        sizes
    };
    html! {
        @for group in groups.filter(|group| group.len() > 1) {
            @let markers = |seat: Seat| ledger.markers(seat);
            @let even: Vec<Seat> = group.iter().copied().filter(|&seat| group.iter().any(|&other| other != seat && markers(other) == markers(seat))).collect();
            @let share: Vec<Seat> = group.iter().copied().filter(|&seat| group.iter().any(|&other| other != seat && ranks[other.index()] == ranks[seat.index()])).collect();
            div.tie {
                p {
                    (board.tell(&Phrase::new("walk-tie").with("seats", seats(&group)).number("glory", glory(group[0])))) " "
                    (rule_link(board.page.words, rule::FINAL_TIES.0))
                }
                (chips(board, &group, |seat| markers(seat).to_string()))
                @if !even.is_empty() {
                    p {
                        (board.say("walk-tie-bands")) " "
                        @if largest { (rule_link(board.page.words, rule::OPTION_FINAL_BANDS.0)) }
                        @if living { (rule_link(board.page.words, rule::OPTION_FINAL_SKELETONS.0)) }
                        @if dwarf { (rule_link(board.page.words, rule::OPTION_FINAL_DWARF.0)) }
                    }
                    (chips(board, &even, |seat| {
                        let sizes: Vec<String> = sizes(seat).iter().map(usize::to_string).collect();
                        if sizes.is_empty() { "–".to_owned() } else { sizes.join(", ") }
                    }))
                }
                @if !share.is_empty() { p { (board.tell(&Phrase::new("walk-tie-even").with("seats", seats(&share)))) } }
            }
        }
    }
}
