//! The account of points, drawn from whole games: what is shown adds up to the score.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use deal::{Deal, Extra, visitor, words};
use kernel::{Language, Observer, Seat};
use table::Stage;

const PEOPLE: [&str; 6] = ["Hania", "Zosia", "Marek", "Tomáš", "Agnieszka", "Jiří"];
const ME: Observer = Observer::Seat(Seat::new(0));

fn account(deal: &Deal, who: Observer, language: Language) -> String {
    let words = words(language);
    let story = deal.table.play().expect("a game").story(who);
    deal.show(who, &words, &visitor("Hania", language), Extra::default(), |page| {
        web::table::scoring_page(page, &story).into_string()
    })
}

/// The text of an element without its tags.
fn text(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        text.push_str(part.split_once('>').map_or(part, |(_, after)| after));
    }
    text.trim().to_owned()
}

/// The rows of the first table in a section: each cell after the heading, as it is read.
fn rows(section: &str, part: &str) -> Vec<Vec<String>> {
    let table =
        section.split("<table").nth(1).and_then(|rest| rest.split("</table>").next()).expect("a table");
    let part =
        table.split(&format!("<{part}>")).nth(1).and_then(|rest| rest.split(&format!("</{part}>")).next());
    let rows = part.expect("its part").split("<tr").skip(1);
    rows.map(|row| row.split("<td").skip(1).map(|cell| text(&format!("<{cell}"))).collect()).collect()
}

/// The glory a cell shows to have been gained: what stands after its `+`.
fn gain(cell: &str) -> u16 {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    cell.split('+').nth(1).map_or(0, |text| digits(text).parse().expect("a number"))
}

const SETUPS: [&str; 7] = [
    "seats=4 tribes=merfolk,troll,giant,orc,elf,skeleton",
    "seats=6 tribes=merfolk,troll,giant,orc,dwarf,skeleton raid=some merfolk=kingdom",
    "seats=5 tribes=wingfolk,wizard,centaur,giant,halfling,minotaur marker=may",
    "seats=3 tribes=merfolk,troll,orc,dwarf,giant trolls=kingdoms final-dwarf=on",
    "seats=2 tribes=merfolk,troll,orc,giant,skeleton",
    "seats=2 tribes=merfolk,dwarf,orc,giant,elf duel-tie=both merfolk=kingdom final-bands=largest",
    "seats=3",
];

#[test]
fn the_points_shown_add_up_to_the_score_of_every_seat_in_every_game() {
    let (mut ages, mut ties) = (0, 0);
    for (nth, setup) in SETUPS.iter().cycle().take(42).enumerate() {
        let seats: usize = setup[6..7].parse().expect("a digit");
        let mut deal = Deal::open(setup, &PEOPLE[..seats], nth as u8 + 1).start("Hania");
        while deal.step() {}
        assert_eq!(deal.table.stage(), Stage::Over);
        let view: ethnos::View = deal.view(ME).expect("a view");
        let page = account(&deal, Observer::Spectator, Language::En);
        let sections: Vec<&str> = page.split("<details class=\"panel tally\"").skip(1).collect();
        let mut glory = vec![0; seats];
        for section in &sections {
            ages += 1;
            let body = rows(section, "tbody");
            let totals = &rows(section, "tfoot")[0];
            for seat in 0..seats {
                let column: Vec<&str> = body.iter().map(|row| row[seat].as_str()).collect();
                // What stands before an age is what the age before ended with.
                if sections.first() != Some(section) {
                    assert_eq!(column[0], glory[seat].to_string(), "{setup}");
                }
                let gained: u16 = column.iter().map(|cell| gain(cell)).sum();
                glory[seat] += gained;
                assert_eq!(totals[seat], glory[seat].to_string(), "{setup}, game {nth}, seat {seat}");
            }
        }
        // The running total, which knows of glory gained in an age that was never scored, too.
        let last = page.split("id=\"final\"").nth(1).expect("the game is over");
        let mut shown: Vec<(u16, u16)> = rows(last, "tbody")
            .iter()
            .map(|row| {
                let (total, ages) = row.split_last().expect("a total");
                (total.parse().expect("a number"), ages.iter().map(|cell| gain(cell)).sum())
            })
            .collect();
        let mut real: Vec<(u16, u16)> = view.seats.iter().map(|seat| (seat.glory, seat.glory)).collect();
        shown.sort_unstable();
        real.sort_unstable();
        assert_eq!(shown, real, "{setup}, game {nth}");
        let tied = real.windows(2).any(|pair| pair[0] == pair[1]);
        assert_eq!(page.contains("class=\"tie\""), tied, "{setup}, game {nth}: ties are explained");
        ties += usize::from(tied);
    }
    assert!(ages > 80, "{ages} ages were scored");
    assert!(ties > 0, "no game ended in a tie");
}

#[test]
fn shared_glory_is_what_the_places_are_worth_divided_and_rounded_down() {
    let mut shared = 0;
    for (nth, setup) in SETUPS.iter().cycle().take(42).enumerate() {
        let seats: usize = setup[6..7].parse().expect("a digit");
        let mut deal = Deal::open(setup, &PEOPLE[..seats], nth as u8 + 101).start("Hania");
        while deal.step() {}
        let page = account(&deal, Observer::Spectator, Language::En);
        for line in page.split("<p>Places ").skip(1).map(|rest| rest.split("</p>").next().unwrap_or_default())
        {
            let number = |before: &str| -> u16 {
                let rest = line.split(before).nth(1).expect(before);
                let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
                digits.parse().expect("a number")
            };
            let (sum, each) = (number("share "), number("down: +"));
            let tied =
                number(" to ") + 1 - line.split(' ').next().and_then(|from| from.parse().ok()).unwrap_or(0);
            assert_eq!(each, sum / tied, "{setup}, game {nth}: {line}");
            shared += 1;
        }
    }
    assert!(shared > 50, "{shared} ties were explained");
}

#[test]
fn an_account_is_told_in_every_language_with_a_paragraph_for_every_line() {
    let mut deal = Deal::open(SETUPS[0], &PEOPLE[..4], 7).start("Hania");
    while deal.step() {}
    for language in Language::ALL {
        let page = account(&deal, ME, language);
        assert!(!text(&page).contains('{'), "{language:?}");
        for line in page.split("<li id=\"w").skip(1) {
            let line = line.split("</li><li id").next().unwrap_or_default();
            assert!(line.contains("/rules/ethnos/ethnos."), "{line}");
        }
        assert_eq!(page.matches("data-sheet=").count(), 3);
    }
}

#[test]
fn before_the_first_age_ends_there_is_nothing_to_account_for() {
    let deal = Deal::open("seats=2", &PEOPLE[..2], 7).start("Hania");
    let page = account(&deal, ME, Language::En);
    assert!(page.contains("No age has been scored yet"));
}

#[test]
fn the_account_stands_beside_the_table_until_the_next_answer() {
    let setup = "seats=2 tribes=merfolk,troll,giant,elf,skeleton";
    let mut deal = Deal::open(setup, &PEOPLE[..2], 7).start("Hania");
    let words = words(Language::En);
    let show = |deal: &Deal| {
        deal.show(ME, &words, &visitor("Hania", Language::En), Extra::default(), |page| {
            web::table::page(page).into_string()
        })
    };
    let age = |deal: &Deal| deal.view(ME).map(|view: ethnos::View| view.age);
    while age(&deal) == Some(1) {
        assert!(!show(&deal).contains("data-sheet="), "age I is not over");
        deal.step();
    }
    let page = show(&deal.copy());
    assert!(page.contains("data-scored=\"1\"") && page.contains("data-sheet=\"1\""));
    let mine = |table: &table::Table| table.waiting().contains(Seat::new(0));
    // Through the turn in which it is read, and no longer.
    deal.until(mine);
    deal.until(|table| !mine(table));
    deal.until(mine);
    assert!(!show(&deal).contains("data-sheet="));
    assert!(show(&deal).contains("/scoring#age-1"), "it stays within reach");
}
