//! The table page of Runewars and the lists of what is in its box, drawn from real games.

mod courses;
#[expect(dead_code, reason = "other tests use the rest")]
#[path = "../deal/mod.rs"]
mod deal;

use std::collections::BTreeSet;

use deal::pages::{
    self, ME, YOU, answers_are_attached, hostile_names_stay_text, keeps_the_policy, page,
    paragraphs_have_addresses, regions_stand_in_the_page, same_keys, says_only, tables_keep_the_policy,
    tables_say_only,
};
use deal::{Deal, Extra, RUNEWARS, part, updates, visitor};
use kernel::{Language, Observer, Seat};
use runewars::{Action, Event, Over, Token, View, content};
use table::{Stage, Title};
use words::Words;

const PEOPLE: [&str; 4] = ["Hania", "Jiří", "Zoë", "Ola"];
const SETUPS: [(usize, &str); 4] = [
    (2, "seats=2"),
    (2, "seats=2 factions=pick map=built"),
    (3, "seats=3 map=random explore=yes"),
    (4, "seats=4 length=epic"),
];

fn words(language: Language) -> Words {
    web::words(language, Some(&RUNEWARS as &dyn Title))
}

fn dealt((seats, setup): (usize, &str), secret: u8) -> Deal {
    Deal::of(&RUNEWARS, setup, &PEOPLE[..seats], secret).start("Hania")
}

/// What is asked of whom, and whether there is a battle.
fn looks(deal: &Deal) -> Option<String> {
    let view = deal.view::<View>(ME)?;
    let asks = Seat::all(view.seat_count()).find_map(|seat| Some((seat, deal.table.asks(seat)?)));
    let asks = asks.map(|(seat, asks)| (seat == Seat::new(0), asks.question.asks.key));
    Some(format!("{asks:?} {} {:?}", view.battle().is_some(), view.over()))
}

/// Tables at every stage and question that a page looks different at.
fn stages() -> Vec<Deal> {
    let mut stages = vec![Deal::of(&RUNEWARS, SETUPS[0].1, &PEOPLE[..1], 1)];
    let mut seen = BTreeSet::new();
    for (setup, secret) in SETUPS.into_iter().zip(2..) {
        let mut deal = dealt(setup, secret);
        loop {
            if looks(&deal).is_some_and(|looks| seen.insert(looks)) {
                stages.push(deal.copy());
            }
            if !deal.step() {
                break;
            }
        }
    }
    stages
}

/// Names of areas, and the letters of tiles.
fn names_an_area(word: &str) -> bool {
    word.len() <= 2 && word.chars().all(|letter| "ABCDLUW".contains(letter))
}

#[test]
fn every_word_of_every_page_comes_from_the_word_files() {
    tables_say_only(&RUNEWARS, &stages(), "runewars.goal.six", names_an_area);
}

#[test]
fn pages_keep_the_policy_and_every_reference_has_a_target() {
    tables_keep_the_policy(&stages(), &words(Language::En));
}

#[test]
fn regions_are_parts_of_the_page_word_for_word() {
    regions_stand_in_the_page(&stages(), &words(Language::En));
}

#[test]
fn every_answer_stands_in_the_list_and_on_the_thing_it_concerns() {
    answers_are_attached(&stages(), &words(Language::En), |_, action| {
        matches!(action.parse(), Ok(Action::Area(_) | Action::Order(_)))
    });
}

#[test]
fn an_area_with_several_answers_offers_them_together() {
    let words = words(Language::En);
    let mut areas = 0;
    for deal in stages() {
        for (seat, who) in [(Seat::new(0), ME), (Seat::new(1), YOU)] {
            let Some(asks) = deal.table.asks(seat).filter(|_| deal.table.stage() == Stage::Playing) else {
                continue;
            };
            let sent = asks.answers.iter().filter_map(|(action, _)| match action.parse() {
                Ok(Action::Send(area, ..) | Action::Go(_, area, _)) => Some(area.name()),
                _ => None,
            });
            let sent: Vec<&str> = sent.collect();
            let page = page(&deal, who, &words, Language::En, Extra::default());
            for area in &sent {
                let several = sent.iter().filter(|one| *one == area).count() > 1;
                let offered = page.contains(&format!("many can\" type=\"button\" data-area=\"{area}\""));
                assert!(offered || !several, "{area} of {sent:?}");
                assert!(page.contains(&format!("data-at=\"{area}\"")), "{area} is not told in the list");
                areas += usize::from(several);
            }
        }
    }
    assert!(areas > 3, "only {areas} areas with several answers");
}

#[test]
fn while_the_map_is_built_every_place_is_on_it() {
    let words = words(Language::En);
    let mut places = 0;
    for deal in stages() {
        let Some(asks) = deal.table.asks(Seat::new(0)).filter(|_| deal.table.stage() == Stage::Playing)
        else {
            continue;
        };
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        for (action, _) in &asks.answers {
            if let Ok(Action::Tile(_, hex, _) | Action::Marker(hex, _) | Action::Home(hex, _)) =
                action.parse()
            {
                assert!(
                    page.contains(&format!("many can\" type=\"button\" data-area=\"{hex}\"")),
                    "{action}"
                );
                assert!(page.contains(&format!("data-at=\"{hex}\"")), "{action} in the list");
                places += 1;
            }
        }
    }
    assert!(places > 20, "only {places} places");
}

#[test]
fn every_area_is_told_in_words_with_its_neighbours() {
    let words = words(Language::En);
    let mut deal = dealt(SETUPS[3], 5);
    let whole = |table: &table::Table| table.play().is_some_and(|play| play.given().len() > 8);
    assert!(deal.until(whole));
    let view = deal.view::<View>(ME).expect("a game is played");
    let page = page(&deal, ME, &words, Language::En, Extra::default());
    for area in view.areas() {
        assert!(page.contains(&format!("id=\"in-{}\"", area.area)), "{}", area.area);
        for near in area.near.into_iter().flatten() {
            assert!(page.contains(&format!("href=\"#in-{near}\"")), "{near}");
        }
    }
    assert!(view.areas().len() > 30);
}

#[test]
fn nothing_that_lies_face_down_is_shown_to_those_who_have_not_seen_it() {
    let words = words(Language::En);
    let (mut hidden, mut known) = (0, 0);
    for deal in stages() {
        for who in [ME, YOU, Observer::Spectator] {
            let Some(view) = deal.view::<View>(who) else { continue };
            let page = page(&deal, who, &words, Language::En, Extra::default());
            for area in view.areas() {
                let part = page.split(&format!("id=\"on-{}\"", area.area)).nth(1);
                let part = part.and_then(|rest| rest.split("id=\"").next()).unwrap_or_default();
                let shown =
                    [part.contains("\"rune\""), part.contains("rune known"), part.contains("rune false")];
                let expected = match area.rune {
                    _ if part.is_empty() => continue,
                    Token::None => [false; 3],
                    Token::Hidden => [true, false, false],
                    Token::Dragon => [false, true, false],
                    Token::False => [false, false, true],
                };
                assert_eq!(shown, expected, "{}", area.area);
                hidden += usize::from(shown[0]);
                known += usize::from(shown[1]);
            }
            // Cards in the hands of others are counted, never named.
            for side in view.sides().iter().filter(|side| !who.is(side.seat)) {
                assert!(side.tactics.is_empty() && side.objective.is_none());
            }
        }
    }
    assert!(hidden > 20 && known > 20, "{hidden} hidden, {known} known");
}

#[test]
fn a_tile_lies_where_it_was_shown() {
    let mut laid = 0;
    for setup in [SETUPS[0], SETUPS[1]] {
        let mut deal = dealt(setup, 4);
        for _ in 0..12 {
            let Some(seat) = deal.table.waiting().first() else { break };
            let view = deal.view::<View>(Observer::Seat(seat)).expect("a game is played");
            let answers = deal.table.asks(seat).expect("it is asked").answers;
            let action: Option<Action> = answers[answers.len() / 2].0.parse().ok();
            let shown = action.map_or(Vec::new(), |action| view.laid(seat, action));
            deal.answer(seat, answers[answers.len() / 2].0.clone());
            let after = deal.view::<View>(ME).expect("a game is played").areas();
            for land in shown {
                let area = after.iter().find(|area| area.hex == land.hex).expect("an area lies there");
                assert_eq!((area.sides, area.produces), (land.sides, land.produces), "{}", area.area);
                laid += 1;
            }
        }
    }
    assert!(laid > 20, "only {laid} areas");
}

#[test]
fn what_others_did_is_told_by_area() {
    let words = words(Language::En);
    let mut told = 0;
    for deal in stages() {
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        let Some(news) = page.split("id=\"news\"").nth(1).and_then(|rest| rest.split("</details>").next())
        else {
            continue;
        };
        let areas = news.matches("<li>").count();
        let marks = page.split("id=\"marks\"").nth(1).and_then(|rest| rest.split("</svg>").next());
        let marks = marks.map_or(0, |marks| marks.matches("<circle").count());
        let built = page.contains("id=\"on-");
        assert_eq!(marks, if built { areas } else { 0 });
        assert!(!news.contains("(you), "), "{news}");
        told += areas;
    }
    assert!(told > 10, "only {told} areas");
}

#[test]
fn the_rules_say_plainly_what_is_ours() {
    let deal = played();
    for language in Language::ALL {
        let words = words(language);
        let pages = elsewhere(&deal, &words, language);
        let rules = &pages.iter().find(|(name, _)| *name == "rules").expect("rules").1;
        let chapter = rules.split("id=\"ours\"").nth(1).expect("a chapter");
        for (key, from) in content().sources().filter(|(key, _)| key.contains('-')) {
            if from == runewars::Provenance::Ours {
                let name = words.text(key).replace('\'', "&#39;");
                assert!(chapter.contains(&name) || chapter.contains(&words.text(key)), "{key}");
            }
        }
    }
}

#[test]
fn hostile_names_and_talk_stay_text() {
    hostile_names_stay_text(&RUNEWARS, "", &words(Language::En));
}

#[test]
fn an_update_is_small() {
    const LIMIT: usize = 16_000;
    const MOST: usize = 20_900;
    let mut largest = 0;
    for (setup, secret) in [(SETUPS[0], 1), (SETUPS[3], 3)] {
        for language in [Language::En, Language::Pl] {
            // The map itself is sent while it is laid, and never again.
            let mut updates = updates(dealt(setup, secret), &words(language), language);
            updates.retain(|update| !update.changes("land"));
            let (median, nearly_all) = (part(&updates, 50), part(&updates, 99));
            let most = updates.last().expect("a game has answers");
            println!(
                "{} {language:?}: {} answers, median {median}, 99 % {nearly_all}, most {most:?}",
                setup.1,
                updates.len()
            );
            largest = largest.max(nearly_all);
            assert!(most.bytes <= MOST, "{most:?}");
        }
    }
    assert!(largest <= LIMIT, "{largest} bytes for an answer");
}

#[test]
fn all_languages_have_the_same_words() {
    same_keys([
        include_str!("../../words/runewars.en.ftl"),
        include_str!("../../words/runewars.pl.ftl"),
        include_str!("../../words/runewars.cs.ftl"),
    ]);
}

fn played() -> Deal {
    let mut deal = dealt(SETUPS[0], 6);
    deal.until(|_| false);
    deal
}

#[test]
fn a_game_that_is_over_tells_the_runes_of_all() {
    let words = words(Language::En);
    let deal = played();
    let view = deal.view::<View>(ME).expect("a game was played");
    assert_ne!(view.over(), Over::No);
    let page = page(&deal, ME, &words, Language::En, Extra::default());
    let account = page.split("id=\"account-runes\"").nth(1).and_then(|rest| rest.split("</table>").next());
    let story = deal.table.play().map_or(Vec::new(), |play| play.story(ME));
    let told = story.iter().rev().find_map(|told| match told.event() {
        Some(Event::Over { runes, .. }) => Some(runes.clone()),
        _ => None,
    });
    for runes in told.expect("the end is told") {
        assert!(account.is_some_and(|account| account.contains(&format!("<b>{runes}</b>"))), "{runes}");
    }
}

/// Every page but the table's on which the game is seen, drawn from a game that was played.
fn elsewhere(deal: &Deal, words: &Words, language: Language) -> Vec<(&'static str, String)> {
    let twice = [("factions", ""), ("factions", "daqan"), ("factions", "daqan")];
    let mut pages = pages::elsewhere(&RUNEWARS, deal, words, language, &twice, "runewars.order.hand");
    let (lists, visitor) =
        (web::card_pages("runewars").expect("there are lists"), &visitor("Hania", language));
    pages.push(("cards", (lists.all)(visitor, words, &[]).into_string()));
    for kind in ["units", "heroes", "quests", "cities", "factions", "tactics"] {
        pages.push(("cards-of-a-kind", (lists.one)(visitor, words, kind).expect("a list").into_string()));
    }
    assert!((lists.one)(visitor, words, "spaceships").is_none());
    pages
}

#[test]
fn other_pages_say_only_what_the_word_files_and_the_rulebook_say() {
    let deal = played();
    for language in Language::ALL {
        let pages = elsewhere(&deal, &words(language).bracketed(), language);
        let rulebook = RUNEWARS.rulebook(language).to_lowercase();
        for (name, page) in pages {
            says_only(&format!("{name} in {language:?}"), &page, |_, word| {
                PEOPLE.contains(&word) || names_an_area(word) || rulebook.contains(&word.to_lowercase())
            });
        }
    }
}

#[test]
fn other_pages_keep_the_policy_and_every_picture_exists() {
    let pages = elsewhere(&played(), &words(Language::En), Language::En);
    for (name, page) in &pages {
        keeps_the_policy(name, page);
    }
    let page = |wanted: &str| &pages.iter().find(|(name, _)| *name == wanted).unwrap().1;
    paragraphs_have_addresses(&RUNEWARS, page("rules"));
    assert!(page("rules").matches("class=\"picture\"").count() > 30, "rules are pictured");
    assert!(page("replay").contains("id=\"hands\""));
    assert!(page("replay").contains("id=\"hexes\"") && !page("replay").contains(" can\""));
}

#[test]
fn the_lists_name_everything_and_mark_what_is_ours() {
    let (words, visitor) = (words(Language::En), visitor("Hania", Language::En));
    let all = (web::card_pages("runewars").unwrap().all)(&visitor, &words, &[]).into_string();
    let listed = |key: &str| key.contains('-');
    let mut ours = 0;
    for (key, from) in content().sources().filter(|(key, _)| listed(key)) {
        assert!(
            all.contains(&words.text(key).replace('\'', "&#39;")) || all.contains(&words.text(key)),
            "{key}"
        );
        ours += usize::from(from == runewars::Provenance::Ours);
    }
    assert_eq!(all.matches("class=\"ours\"").count(), ours);
    assert!(ours > 50);
}
