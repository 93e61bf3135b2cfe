//! Imperium alone against the bot, and choosing nations: the pages of a table, drawn from real games.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use std::collections::BTreeSet;

use deal::pages::{
    ME, answers_are_attached, keeps_the_policy, page, regions_stand_in_the_page, retold, says_only,
};
use deal::{Deal, ETHNOS, Extra, IMPERIUM, LUMERIA, RUNEWARS};
use imperium::View;
use kernel::{Language, Observer, Seat};
use table::Title;
use web::new::read;
use words::Words;

const SOLO: &str = "seats=1 nations=vikings bot=scythians difficulty=warlord";

fn words(language: Language) -> Words {
    web::words(language, Some(&IMPERIUM as &dyn Title))
}

fn alone(secret: u8) -> Deal {
    Deal::of(&IMPERIUM, SOLO, &["Hania"], secret).start("Hania")
}

fn shown(deal: &Deal) -> String {
    page(deal, ME, &words(Language::En), Language::En, Extra::default())
}

/// The element with this id, until the next one with an id.
fn piece<'a>(page: &'a str, id: &str) -> &'a str {
    let from = page.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("there is no {id}"));
    let rest = &page[from + 4..];
    rest.split(" id=\"").next().unwrap_or(rest)
}

/// The form for a new table sends all its fields. None of them may be taken for another.
#[test]
fn the_form_for_a_new_table_is_accepted_as_it_is_shown() {
    for title in [&ETHNOS as &dyn Title, &LUMERIA, &IMPERIUM, &RUNEWARS] {
        let own = ["pace", "minutes", "seconds", "days", "level", "public", "name", "game"];
        assert!(title.offers().iter().all(|offer| !own.contains(&offer.key)), "{}", title.name());
        let fields = [("level", "master"), ("pace", "live"), ("name", "Hania")];
        let fields = fields.map(|(key, value)| (key.to_owned(), value.to_owned()));
        let form = read(title, &fields).unwrap_or_else(|faults| panic!("{}: {faults:?}", title.name()));
        assert_eq!(form.level.name(), "master");
    }
    let fields = [("seats", "1"), ("bot", "celts"), ("difficulty", "overlord"), ("level", "novice")];
    let fields = fields.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let form = read(&IMPERIUM, &fields).expect("a solo game");
    assert!(form.setup.contains("bot=celts difficulty=overlord"), "{}", form.setup);
}

#[test]
fn the_turn_of_the_bot_is_told_until_it_plays_the_next() {
    let mut deal = alone(4);
    assert!(piece(&shown(&deal), "bot-turn").contains("The bot plays after you."));
    let (mut turns, mut rows, mut marked) = (0, 0, 0);
    while deal.step() {
        let view: View = deal.view(ME).expect("a game of Imperium");
        if view.bot.as_ref().is_none_or(|bot| bot.die == 0) || turns >= 400 {
            continue;
        }
        turns += 1;
        let page = shown(&deal);
        let told = piece(&page, "bot-turn");
        let die = view.bot.map_or(0, |bot| bot.die);
        assert!(told.contains(&format!("The bot rolls {die}")), "{told}");
        rows += told.matches("<q>").count();
        marked += told.matches("</q><abbr class=\"ours\"").count();
    }
    assert!(turns > 50 && rows > 100 && marked > 10 && marked < rows, "{turns} {rows} {marked}");
}

/// What all may know of the bot stands in its panel: its deck with what is known of its order, quests and journey.
#[test]
fn the_open_state_of_the_bot_is_shown() {
    let mut seen = BTreeSet::new();
    for (nation, secret) in [("persians", 1), ("arthurians", 2), ("utopians", 3)] {
        let setup =
            format!("seats=1 box=both commons=legends nations=romans bot={nation} difficulty=imperator");
        let mut deal = Deal::of(&IMPERIUM, &setup, &["Hania"], secret).start("Hania");
        while deal.step() {
            let view: View = deal.view(ME).expect("a game of Imperium");
            let Some(bot) = view.bot.filter(|_| view.ranks.is_none()) else { continue };
            let page = shown(&deal);
            let (deck, facts) = (piece(&page, "bot-deck-cards"), piece(&page, "bot"));
            let mut known: Vec<_> =
                bot.face_down.iter().chain(&bot.bottom).chain(&bot.older).copied().collect();
            known.extend(bot.top.iter().filter_map(|back| match back {
                imperium::BackView::Known(card) => Some(*card),
                _ => None,
            }));
            for card in known {
                assert!(
                    deck.contains(&format!("href=\"/cards/imperium/{card}\"")),
                    "{nation}: {card} in {deck}"
                );
            }
            let parts = [
                ("top", !bot.top.is_empty(), deck, "On top, the uppermost first:"),
                ("bottom", !bot.bottom.is_empty(), deck, "At the bottom, in this order:"),
                ("older", !bot.older.is_empty(), deck, "Face down in slots since"),
                ("journey", bot.journey.is_some(), facts, "Journey: "),
                ("king", bot.king, facts, "has met the King of Kings"),
                ("quests", nation == "arthurians", &page[..], "id=\"bot-quests-cards\""),
            ];
            for (name, there, place, says) in parts {
                assert_eq!(place.contains(says), there, "{nation}: {name}");
                seen.extend(there.then_some(name));
            }
        }
    }
    assert!(seen.len() >= 4, "{seen:?}");
}

/// A step of its turn is the roll, a slot or the clean-up, and whatever comes of it belongs to that.
#[test]
fn the_clean_up_of_the_bot_is_one_step() {
    let mut deal = alone(4);
    let (mut dynasty, mut thinned) = (0, 0);
    while deal.step() {
        let page = shown(&deal);
        let told = piece(&page, "bot-turn");
        let Some((slots, tidies)) = told.split_once("<b>The bot cleans up.</b>") else { continue };
        assert!(tidies.contains("The bot has filled ") && !slots.contains("The bot has filled "), "{told}");
        assert!(!tidies.contains("<li><b>The bot has filled") && !slots.contains("new deck of"), "{told}");
        dynasty += usize::from(tidies.contains("comes from the bot’s dynasty deck"));
        assert!(!told.contains("from a deck of the market"), "unrest comes from a slot: {told}");
        thinned += usize::from(tidies.contains("A Warlord discards"));
    }
    assert!(dynasty > 0 && thinned > 3, "{dynasty} {thinned}");
}

/// Breaks through for card after card, which brings unrest until none is left.
fn rush(deal: &mut Deal) {
    let seat = Seat::new(0);
    while let Some(asks) = deal.table.asks(seat) {
        let wish = |word: &&str| asks.answers.iter().find(|(action, _)| action.starts_with(word));
        let wished = ["innovate", "pick market", "done"].iter().find_map(wish);
        let (action, _) = wished.or(asks.answers.first()).expect("a question has an answer");
        deal.answer(seat, action.clone());
    }
}

#[test]
fn the_end_tells_who_won_and_what_counted_for_both() {
    let mut ends = BTreeSet::new();
    for secret in 0..8 {
        // Vikings press the unrest.
        let mut deal = match secret % 2 {
            0 => alone(secret),
            _ => Deal::of(&IMPERIUM, "seats=1 bot=vikings", &["Hania"], secret).start("Hania"),
        };
        if secret % 2 == 1 {
            rush(&mut deal);
        }
        deal.until(|table| table.waiting().is_empty());
        let view: View = deal.view(ME).expect("a game of Imperium");
        let (Some(bot), Some([(rank, mine)])) = (&view.bot, view.ranks.as_deref()) else {
            panic!("the game is over")
        };
        let theirs = bot.points.expect("its points");
        let said = match (*rank, view.over) {
            (1, _) => format!("The bot is beaten: {mine} to {theirs}"),
            (_, imperium::Over::Collapsed) => "Collapse: the game is lost".to_owned(),
            _ => format!("The bot wins: {theirs} to {mine}"),
        };
        let page = shown(&deal);
        assert!(piece(&page, "question").contains(&said), "{said}");
        // Each column of the account sums up to the points.
        let account = page.split("id=\"account-cards\"").nth(1).expect("an account");
        let account = account.split("</table>").next().expect("its end");
        let mut sums = [0; 2];
        for (at, cell) in account.split("data-points=\"").skip(1).enumerate() {
            let points = cell.split('"').next().and_then(|text| text.parse::<i32>().ok());
            sums[at % 2] += points.expect("a number");
        }
        assert_eq!(sums, [*mine, theirs]);
        ends.insert(said.split(':').next().unwrap_or_default().to_owned());
    }
    assert!(ends.len() > 1, "all games ended alike: {ends:?}");
}

/// Tables where nations are chosen, from the first question on.
fn choosing() -> Vec<Deal> {
    let mut deals = Vec::new();
    for (setup, people) in [
        ("seats=1 box=both choice=own", &["Hania"][..]),
        ("seats=3 box=legends choice=draft", &["Hania", "Jiří", "Zoë"]),
    ] {
        let mut deal = Deal::of(&IMPERIUM, setup, people, 3).start("Hania");
        while deal.view::<View>(ME).is_some_and(|view| view.offered.is_some()) {
            deals.push(deal.copy());
            deal.step();
        }
        deals.push(deal);
    }
    deals
}

#[test]
fn nations_to_choose_from_are_shown_with_both_sides() {
    let deals = choosing();
    assert_eq!(deals.len(), 2 + 4);
    for deal in &deals {
        let view: View = deal.view(ME).expect("a game of Imperium");
        let page = shown(deal);
        let Some(left) = view.offered else {
            assert!(!page.contains("id=\"choosing\"") && page.contains("id=\"market\""));
            continue;
        };
        assert!(!page.contains("id=\"market\""));
        let taken = view.seats.iter().filter(|side| !side.nation.is_empty()).count();
        let board = page.split("id=\"choosing\"").nth(1).expect("the board");
        assert_eq!(board.matches("class=\"take\"").count(), left.len() / 2 + taken);
        assert_eq!(board.matches("has chosen this nation").count(), taken);
        let asked = deal.table.asks(Seat::new(0)).is_some();
        assert_eq!(board.matches("Choose side A").count(), if asked { left.len() / 2 } else { 0 });
    }
}

#[test]
fn pages_of_both_kinds_obey_the_laws_of_pages() {
    let mut deals = choosing();
    let mut deal = alone(9);
    for _ in 0..20 {
        deal.step();
        deals.push(deal.copy());
    }
    deal.until(|table| table.waiting().is_empty());
    deals.push(deal);
    let english = words(Language::En);
    for deal in &deals {
        keeps_the_policy("solo", &shown(deal));
    }
    regions_stand_in_the_page(&deals, &english);
    answers_are_attached(&deals, &english, |_, action| action.starts_with("pick"));
    let names = BTreeSet::from(["Hania", "Jiří", "Zoë", "Iskra", "Wicher", "u", "h", "c"]);
    for deal in &deals {
        for language in Language::ALL {
            let words = words(language).bracketed();
            for who in [ME, Observer::Spectator] {
                let page = page(deal, who, &words, language, Extra::default());
                says_only(language.code(), &page, |text, word| {
                    names.contains(word) || retold(&IMPERIUM, language, text)
                });
            }
        }
    }
}
