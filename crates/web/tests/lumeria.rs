//! The table page of Lumeria, drawn from real games.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use std::collections::BTreeSet;

use deal::pages::{
    self, ME, YOU, answers_are_attached, hostile_names_stay_text, keeps_the_policy, page,
    paragraphs_have_addresses, regions_stand_in_the_page, same_keys, say_only_the_rulebook,
    tables_keep_the_policy, tables_say_only,
};
use deal::{Deal, Extra, LUMERIA, part, updates};
use kernel::{Language, Observer, Seat};
use lumeria::{Action, Event, Stance, Step, View};
use table::{Stage, Title};
use words::Words;

const PEOPLE: [&str; 2] = ["Hania", "Jiří"];
const SETUPS: [&str; 3] =
    ["factions=slavs,vikings", "factions=greeks,romans scenario=camps", "factions=romans,slavs"];

fn words(language: Language) -> Words {
    web::words(language, Some(&LUMERIA as &dyn Title))
}

/// Tables at every stage, question and state of units that a page looks different at.
fn stages() -> Vec<Deal> {
    let mut stages = vec![Deal::of(&LUMERIA, SETUPS[0], &PEOPLE[..1], 1)];
    let mut seen = BTreeSet::new();
    for (secret, setup) in (2..).zip(SETUPS) {
        let mut deal = Deal::of(&LUMERIA, setup, &PEOPLE, secret).start("Hania");
        loop {
            if let Some(view) = deal.view::<View>(ME) {
                let attacks = view.active.as_ref().is_some_and(|active| !active.attacks.is_empty());
                let weary = view.fields.iter().filter_map(|field| field.unit.as_ref());
                let weary = weary.map(|unit| unit.stance == Stance::Exhausted).max();
                let looks = format!("{:?} {:?} {attacks} {weary:?}", view.step, view.turn);
                if seen.insert(looks) {
                    stages.push(deal.copy());
                }
            }
            if !deal.step() {
                break;
            }
        }
    }
    stages
}

#[test]
fn every_question_is_among_the_pages() {
    let steps: BTreeSet<String> = stages()
        .iter()
        .filter_map(|deal| deal.view::<View>(ME))
        .map(|view| format!("{:?}", view.step))
        .collect();
    for step in [
        "Initiative",
        "First",
        "Recruit",
        "Place",
        "Manoeuvre",
        "March",
        "Stride",
        "Volley",
        "Target",
        "Activate",
        "Act",
        "Bless",
        "Fortune",
        "Stand",
        "Renew",
        "Retreat",
        "Over",
    ] {
        assert!(steps.contains(step), "no page asks {step}: {steps:?}");
    }
}

#[test]
fn every_word_of_every_page_comes_from_the_word_files() {
    tables_say_only(&LUMERIA, &stages(), "lumeria.goal", |word| {
        word.len() == 1 && ("a"..="e").contains(&word)
    });
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
    // Everything but what concerns the dice or nothing at all.
    answers_are_attached(&stages(), &words(Language::En), |_, action| {
        !matches!(
            action.parse(),
            Ok(Action::Roll
                | Action::Begin(_)
                | Action::Fortify
                | Action::Aim
                | Action::Keep
                | Action::Done
                | Action::Pass)
        )
    });
}

#[test]
fn the_chances_of_an_attack_are_told_before_it_is_made() {
    let words = words(Language::En);
    let mut told = 0;
    for deal in stages() {
        let Some(view) = deal.view::<View>(ME).filter(|view| view.turn == Some(Seat::new(0))) else {
            continue;
        };
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        for attack in view.active.iter().flat_map(|active| &active.attacks) {
            let percent = (attack.odds.at_least(1) * 100.0).round();
            assert!(page.contains(&format!("{percent}%</span></button>")), "{attack:?} on the field");
            let (dice, needed) = (attack.odds.dice, attack.odds.needed);
            let dice = if dice == 1 { "one die".to_owned() } else { format!("{dice} dice") };
            assert!(page.contains(&format!("{dice}, {needed} or more hits")), "{attack:?} in the list");
            told += 1;
        }
    }
    assert!(told > 3, "only {told} attacks");
}

#[test]
fn each_side_sees_the_board_from_its_own_edge() {
    let words = words(Language::En);
    let deal = Deal::of(&LUMERIA, SETUPS[0], &PEOPLE, 3).start("Hania");
    let near = |who| {
        let page = page(&deal, who, &words, Language::En, Extra::default());
        let at = page.find("class=\"cell x1 y7").expect("a field in the near left corner");
        page[..at].rsplit("id=\"").next().and_then(|id| id.split('"').next()).map(str::to_owned)
    };
    assert_eq!(near(ME).as_deref(), Some("f-a1"));
    assert_eq!(near(YOU).as_deref(), Some("f-e7"));
    assert_eq!(near(Observer::Spectator).as_deref(), Some("f-a1"));
}

#[test]
fn a_new_roll_has_an_id_of_its_own() {
    let words = words(Language::En);
    let roll = |deal: &Deal| {
        let page = page(deal, ME, &words, Language::En, Extra::default());
        page.split("id=\"roll").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    let (mut rolls, mut new) = (0, 0);
    for secret in 4..12 {
        let mut deal = Deal::of(&LUMERIA, SETUPS[0], &PEOPLE, secret).start("Hania");
        let mut before = roll(&deal);
        while deal.step() {
            let given = deal.table.play().map_or(0, |play| play.given().len());
            let story = deal.table.play().map_or(Vec::new(), |play| play.story(ME));
            let rolled = story
                .iter()
                .filter(|told| told.answers == given)
                .any(|told| matches!(told.event(), Some(Event::Attacked { .. } | Event::Rerolled { .. })));
            let now = roll(&deal);
            // A cleanup in the same step takes the dice away again.
            if rolled && now.is_some() {
                rolls += 1;
                new += usize::from(now != before);
            }
            before = now;
        }
    }
    assert!(rolls > 20, "only {rolls} rolls");
    assert_eq!(new, rolls);
}

#[test]
fn hostile_names_and_talk_stay_text() {
    hostile_names_stay_text(&LUMERIA, "", &words(Language::En));
}

#[test]
fn all_observers_see_the_same_battle() {
    let words = words(Language::En);
    for deal in stages().into_iter().filter(|deal| deal.table.stage() != Stage::Gathering) {
        let units = |who| -> BTreeSet<String> {
            let page = page(&deal, who, &words, Language::En, Extra::default());
            page.split("data-move=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(units(ME), units(YOU));
        assert_eq!(units(ME), units(Observer::Spectator));
    }
}

#[test]
fn an_update_is_small() {
    const LIMIT: usize = 12 * 1024;
    let mut largest = 0;
    for (setup, secret) in SETUPS.into_iter().zip(1..) {
        for language in Language::ALL {
            let deal = Deal::of(&LUMERIA, setup, &PEOPLE, secret).start("Hania");
            let updates = updates(deal, &words(language), language);
            let (median, nearly_all) = (part(&updates, 50), part(&updates, 99));
            let most = updates.last().expect("a game has answers");
            println!(
                "{setup} {language:?}: {} answers, median {median}, 99 % {nearly_all}, most {most:?}",
                updates.len()
            );
            largest = largest.max(most.bytes);
        }
    }
    assert!(largest <= LIMIT, "{largest} bytes for an answer");
}

#[test]
fn all_languages_have_the_same_words() {
    same_keys([
        include_str!("../words/lumeria.en.ftl"),
        include_str!("../words/lumeria.pl.ftl"),
        include_str!("../words/lumeria.cs.ftl"),
    ]);
}

#[test]
fn a_game_that_is_over_accounts_for_every_point() {
    let words = words(Language::En);
    let mut deal = Deal::of(&LUMERIA, SETUPS[0], &PEOPLE, 6).start("Hania");
    deal.until(|_| false);
    let view = deal.view::<View>(ME).expect("a game was played");
    assert_eq!(view.step, Step::Over);
    let page = page(&deal, ME, &words, Language::En, Extra::default());
    let account = page.split("id=\"account-rounds\"").nth(1).and_then(|rest| rest.split("</table>").next());
    let rows: Vec<&str> =
        account.expect("an account").split("<tbody>").nth(1).unwrap().split("<tr>").skip(1).collect();
    for (row, side) in rows.iter().zip(&view.sides) {
        let gains = row.split("<b>+").skip(1).filter_map(|rest| rest.split('<').next()?.parse::<u16>().ok());
        assert_eq!(gains.sum::<u16>(), side.points, "{row}");
    }
    assert_eq!(rows.len(), 2);
}

/// Every page but the table's on which the game is seen, drawn from a game that was played.
fn elsewhere(deal: &Deal, words: &Words, language: Language) -> Vec<(&'static str, String)> {
    let twice = [("factions", ""), ("factions", "greeks"), ("factions", "greeks")];
    pages::elsewhere(&LUMERIA, deal, words, language, &twice, "lumeria.god.token")
}

fn played() -> Deal {
    let mut deal = Deal::of(&LUMERIA, SETUPS[0], &PEOPLE, 6).start("Hania");
    deal.until(|_| false);
    deal
}

#[test]
fn other_pages_say_only_what_the_word_files_and_the_rulebook_say() {
    let deal = played();
    for language in Language::ALL {
        let pages = elsewhere(&deal, &words(language).bracketed(), language);
        say_only_the_rulebook(&LUMERIA, language, pages);
    }
}

#[test]
fn other_pages_keep_the_policy_and_every_picture_exists() {
    for (name, page) in elsewhere(&played(), &words(Language::En), Language::En) {
        keeps_the_policy(name, &page);
    }
}

#[test]
fn every_paragraph_has_an_address_and_hands_are_shown_where_there_are_hands() {
    let pages = elsewhere(&played(), &words(Language::En), Language::En);
    let page = |wanted: &str| &pages.iter().find(|(name, _)| *name == wanted).unwrap().1;
    paragraphs_have_addresses(&LUMERIA, page("rules"));
    assert!(!page("replay").contains("id=\"hands\""), "nothing is hidden in this game");
    assert!(page("replay").contains("id=\"field\"") && !page("replay").contains(" can\""));
}

#[test]
fn the_form_says_which_seat_plays_which_faction() {
    let fields = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    };
    let read = |pairs: &[(&str, &str)]| web::new::read(&LUMERIA, &fields(pairs));
    assert!(read(&[]).unwrap().setup.contains("factions=random"));
    for (first, second) in [("vikings", "slavs"), ("slavs", "vikings")] {
        let chosen = [("factions", ""), ("factions", first), ("factions", second), ("scenario", "camps")];
        let setup = read(&chosen).unwrap().setup;
        assert!(setup.contains(&format!("factions={first},{second} scenario=camps")), "{setup}");
    }
    // A player who leaves it to the lot does not mean what the lists happen to show.
    let lot = [("factions", "random"), ("factions", "slavs"), ("factions", "vikings")];
    assert!(read(&lot).unwrap().setup.contains("factions=random"));
    let wrong = read(&[("factions", ""), ("factions", "slavs"), ("factions", "slavs")]).unwrap_err();
    assert_eq!(wrong, [web::new::Fault { field: "factions".to_owned(), why: web::new::FieldError::Option }]);
}
