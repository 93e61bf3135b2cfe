//! The table page, drawn from real games.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use std::collections::BTreeSet;

use deal::pages::{
    ME, YOU, answers_are_attached, hostile_names_stay_text, keeps_the_policy, page,
    regions_stand_in_the_page, same_keys, says_only,
};
use deal::{Deal, Extra, Update, part, updates, visitor, words};
use ethnos::{Card, Phase};
use kernel::{Language, Observer, Seat};
use table::{Command, Level, Table, Title};
use web::Notice;

const PEOPLE: [&str; 6] = ["Hania", "Zosia", "Marek", "Tomáš", "Agnieszka", "Jiří"];
const RICH: &str = "seats=4 tribes=merfolk,troll,giant,orc,elf,skeleton";

/// Tables at every stage and phase that a page looks different at.
fn stages() -> Vec<Deal> {
    let mut gathering = Deal::open(RICH, &PEOPLE[..2], 1);
    gathering.wish("Hania", Command::Bot { seat: None, level: Level::Skilled });
    let mut stages = vec![gathering];
    let mut seen = BTreeSet::new();
    for (secret, setup) in [
        (2, RICH),
        (3, "seats=4 tribes=wingfolk,wizard,centaur,elf,halfling,minotaur marker=may"),
        (4, "seats=6 tribes=merfolk,troll,giant,orc,wizard,dwarf raid=some"),
        (5, "seats=2 tribes=merfolk,troll,orc,centaur,skeleton"),
    ] {
        let people = if setup.starts_with("seats=2") { &PEOPLE[..1] } else { &PEOPLE[..4] };
        let mut deal = Deal::open(setup, people, secret).start("Hania");
        loop {
            let mine = deal.table.waiting().contains(Seat::new(0));
            let phase = deal.view(ME).map(|view: ethnos::View| {
                format!("{:?} {mine} {}", std::mem::discriminant(&view.phase), view.age)
            });
            if seen.insert(phase) {
                stages.push(deal.copy());
            }
            if !deal.step() {
                break;
            }
        }
    }
    stages
}

fn every_page(mut check: impl FnMut(Language, String)) {
    let notice =
        Notice { bad: true, text: "⟦…⟧".to_owned(), rule: Some("ethnos.turn.choice".to_owned()) };
    for deal in stages() {
        for language in Language::ALL {
            let words = words(language).bracketed();
            for who in [ME, YOU, Observer::Spectator] {
                let extra = Extra { watchers: 2, notice: Some(&notice), hint: who == ME };
                check(language, page(&deal, who, &words, language, extra));
            }
        }
    }
}

#[test]
fn every_word_of_every_page_comes_from_the_word_files() {
    let bots = ["Iskra", "Wicher", "Orlik", "Grom", "Zorza", "Jastrząb"];
    let own = ["I", "II", "III", "u", "h", "c"];
    let known = |word: &str| PEOPLE.contains(&word) || bots.contains(&word) || own.contains(&word);
    every_page(|language, page| {
        // Options are called as the rulebook calls them, and tribes do what it says.
        let rules = deal::ETHNOS.rulebook(language);
        says_only(language.code(), &page, |text, word| {
            known(word) || rules.contains(&format!(" | {text}\n")) || rules.contains(text.trim())
        });
    });
}

#[test]
fn pages_have_no_inline_style_or_script_and_every_reference_has_a_target() {
    every_page(|_, page| keeps_the_policy("table", &page));
}

#[test]
fn regions_are_parts_of_the_page_word_for_word() {
    regions_stand_in_the_page(&stages(), &words(Language::En));
}

#[test]
fn every_answer_stands_in_the_list_and_only_answers_can_be_clicked() {
    // What concerns a card, a place or a token can be clicked there as well.
    let things = ["take", "draw", "lead", "add", "keep", "place", "token", "plunder"];
    answers_are_attached(&stages(), &words(Language::En), |deal, action| {
        let asked = |view: ethnos::View| matches!(view.phase, Phase::Conjure(_) | Phase::Horde);
        let asked = deal.view(ME).is_some_and(asked);
        action.split(' ').next().is_some_and(|first| things.contains(&first)) && !asked
    });
}

/// What is said beside "Play the band" comes true: with a marker if it says so, without one if it does not.
#[test]
fn a_band_places_the_marker_that_its_page_promises() {
    let words = words(Language::En);
    let mut told = BTreeSet::new();
    for secret in 1..12 {
        for setup in [
            "seats=2 tribes=wingfolk,halfling,minotaur,dwarf,skeleton",
            "seats=4 tribes=wingfolk,halfling,minotaur,dwarf,skeleton,elf",
        ] {
            let mut deal = Deal::open(setup, &PEOPLE[..2], secret).start("Hania");
            loop {
                let Some(view) = deal.view::<ethnos::View>(ME) else { break };
                if view.phase != Phase::Band || !deal.table.waiting().contains(Seat::new(0)) {
                    if deal.step() { continue } else { break }
                }
                let page = deal.show(ME, &words, &visitor("Hania", Language::En), Extra::default(), |page| {
                    web::table::page(page).into_string()
                });
                let kingdoms = ["Duris", "Rhea", "Straton", "Althea", "Ithys", "Pelagon"];
                let anywhere = page.contains("Marker in a kingdom of your choice;");
                let promised =
                    anywhere || kingdoms.iter().any(|name| page.contains(&format!(">Marker in {name};")));
                let mut then = deal.copy();
                then.answer(Seat::new(0), "done".to_owned());
                let after: ethnos::View = then.view(ME).unwrap();
                let markers = |view: &ethnos::View| view.seats[0].markers.iter().sum::<u8>();
                let placed = after.phase == Phase::Marker || markers(&after) > markers(&view);
                assert_eq!(promised, placed, "{setup}, secret {secret}: {:?}", view.draft);
                told.insert((anywhere, placed, view.draft.and_then(|draft| draft.leader).map(Card::tribe)));
                deal.step();
            }
        }
    }
    let wingfolk = |placed: bool| told.contains(&(placed, placed, Some(ethnos::Tribe::Wingfolk)));
    assert!(wingfolk(true) && wingfolk(false), "no Wingfolk band of each kind: {told:?}");
}

#[test]
fn a_page_shows_no_card_its_observer_may_not_see() {
    let words = words(Language::En);
    for setup in [RICH, "seats=2 tribes=wizard,elf,orc,troll,centaur"] {
        let mut deal = Deal::open(setup, &PEOPLE[..2], 9).start("Hania");
        loop {
            for who in [ME, Observer::Seat(Seat::new(1)), Observer::Spectator] {
                let Some(view) = deal.view::<ethnos::View>(who) else { continue };
                let page =
                    deal.show(who, &words, &visitor("Hania", Language::En), Extra::default(), |page| {
                        web::table::page(page).into_string()
                    });
                let mut seen: Vec<Card> = view.pool.clone();
                seen.extend(&view.hand);
                seen.extend(view.draft.iter().flat_map(|draft| &draft.cards));
                seen.extend(view.seats.iter().flat_map(|seat| &seat.bands).flat_map(|band| &band.cards));
                seen.extend(view.seats.iter().flat_map(|seat| &seat.known));
                let shown = page.split([' ', '"', '.']).filter_map(|word| word.parse::<Card>().ok());
                for card in shown.filter(|&card| card != Card::SKELETON) {
                    assert!(seen.contains(&card), "{who:?} is shown {card}");
                }
            }
            if !deal.step() {
                break;
            }
        }
    }
}

#[test]
fn hostile_names_and_talk_stay_text() {
    hostile_names_stay_text(&deal::ETHNOS, "seats=2", &words(Language::En));
}

#[test]
fn an_update_is_small() {
    const LIMIT: usize = 12 * 1024;
    const MEDIAN: usize = 6 * 1024;
    const RICHEST: &str = "seats=6 tribes=merfolk,troll,giant,orc,halfling,skeleton";
    for (setup, people, secret) in [(RICHEST, 6, 1), (RICH, 4, 2), ("seats=2", 1, 3)] {
        for language in Language::ALL {
            let deal = Deal::open(setup, &PEOPLE[..people], secret).start("Hania");
            let updates = updates(deal, &words(language), language);
            let most = updates.last().map_or(0, |update| update.bytes);
            // At the end of an age nearly everything on the table changes.
            let turns =
                updates.into_iter().filter(|update| !update.changes("state") && !update.changes("scoring"));
            let turns: Vec<Update> = turns.collect();
            let (median, nearly_all) = (part(&turns, 50), part(&turns, 95));
            println!(
                "{setup} {language:?}: median {median}, 95 % {nearly_all}, most {:?}, end of an age {most} bytes",
                turns.last()
            );
            // Those who answer at random fill the pool as no one else does, hence not all. For games as people play
            // them, the measures of the browser tests ask it of every turn.
            assert!(median <= MEDIAN, "{setup} {language:?}: {median} bytes for a usual turn");
            assert!(nearly_all <= LIMIT, "{setup} {language:?}: {nearly_all} bytes for a turn");
            assert!(most <= 21 * 1024, "{setup} {language:?}: {most} bytes for the end of an age");
        }
    }
}

#[test]
fn all_languages_have_the_same_words() {
    same_keys([
        include_str!("../words/table.en.ftl"),
        include_str!("../words/table.pl.ftl"),
        include_str!("../words/table.cs.ftl"),
    ]);
}

/// What a player decides is told before it is decided: how many cards are played, and where the others go.
#[test]
fn the_button_that_plays_a_band_says_what_becomes_of_the_other_cards() {
    let languages = Language::ALL.map(|language| (language, words(language)));
    let (mut pool, mut elves, mut centaurs) = (0, 0, 0);
    for (secret, setup) in [(21, RICH), (22, "seats=4 tribes=wingfolk,wizard,centaur,elf,halfling,minotaur")]
    {
        let mut deal = Deal::open(setup, &PEOPLE[..4], secret).start("Hania");
        while deal.step() {
            let Some(view): Option<ethnos::View> = deal.view(ME) else { continue };
            let Some(draft) = view.draft.filter(|_| view.phase == Phase::Band) else { continue };
            let (size, rest) = (draft.cards.len(), view.hand.len());
            let tribe = draft.leader.expect("a band has a leader").tribe();
            for (language, words) in &languages {
                let page = page(&deal, ME, words, *language, Extra::default());
                let Some((_, button)) = page.split_once("value=\"done\"") else { continue };
                let says =
                    button.split_once("<b>").and_then(|(_, text)| text.split_once("</b>")).expect("words").0;
                assert!(says.contains(&size.to_string()) || size == 1, "{says}");
                let marked = page.contains("class=\"cards away\"");
                match tribe {
                    _ if rest == 0 => assert!(!says.trim_end_matches('.').contains('.'), "{says}"),
                    ethnos::Tribe::Elf | ethnos::Tribe::Centaur => assert!(!marked),
                    _ => assert!(marked, "the cards that go are marked"),
                }
                if *language != Language::En || rest < 2 {
                    continue;
                }
                match tribe {
                    ethnos::Tribe::Elf => {
                        elves += 1;
                        assert!(
                            says.ends_with(&format!("You may keep up to {size} of your other {rest} cards.")),
                            "{says}"
                        );
                    }
                    ethnos::Tribe::Centaur => {
                        centaurs += 1;
                        assert!(
                            says.contains("If it places a marker, you may play another band; otherwise"),
                            "{says}"
                        );
                    }
                    _ => {
                        pool += 1;
                        assert_eq!(
                            says,
                            format!("Play this band of {size}. Your other {rest} cards go to the pool.")
                        );
                    }
                }
            }
        }
    }
    assert!(pool > 5 && elves > 0 && centaurs > 0, "{pool} {elves} {centaurs}");
}

#[test]
fn a_link_to_a_table_says_what_is_played_there() {
    let gathering = Deal::open(RICH, &PEOPLE[..2], 1);
    let page = page(&gathering, Observer::Spectator, &words(Language::En), Language::En, Extra::default());
    let about = page.split_once("property=\"og:description\" content=\"").expect("a preview").1;
    let about = about.split('"').next().expect("its text");
    for part in ["Ethnos", "Hania", "Zosia", "2 seats are free"] {
        assert!(about.contains(part), "{about}");
    }
    assert!(page.contains("property=\"og:title\" content=\"Take a seat · Ethnos\""));
}

/// Lines of the log are numbered as the observer heard of them: steps that others take in private do not count.
#[test]
fn lines_of_the_log_have_the_numbers_of_what_was_heard() {
    let words = words(Language::En);
    let mut deal = Deal::open(RICH, &PEOPLE[..4], 12).start("Hania");
    let mut last = 0;
    for _ in 0..120 {
        deal.step();
        let Some(play) = deal.table.play() else { continue };
        let story = play.story(ME).len();
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        let lines =
            page.split_once("id=\"events\"").expect("the log").1.split_once("</ol>").expect("its end").0;
        let numbers: Vec<usize> =
            lines.split(" id=\"e").skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok()).collect();
        let expected: Vec<usize> = (1..=story).rev().take(numbers.len()).collect();
        assert_eq!(numbers, expected);
        last = last.max(story);
    }
    assert!(last > 30);
}

#[test]
fn the_panels_of_others_name_what_all_saw_them_take() {
    let words = words(Language::En);
    let mut deal = Deal::open(RICH, &PEOPLE[..4], 11).start("Hania");
    let mut named = 0;
    while deal.step() {
        let Some(view): Option<ethnos::View> = deal.view(ME) else { continue };
        let panels =
            deal.show(ME, &words, &visitor("Hania", Language::En), Extra::default(), web::table::regions);
        for (at, seat) in view.seats.iter().enumerate() {
            let panel = &panels.iter().find(|(id, _)| *id == format!("who-{at}")).expect("a panel").1;
            let holds = panel.split("data-holds=\"").nth(1).and_then(|rest| rest.split('"').next());
            let known: Vec<String> = seat.known.iter().map(Card::to_string).collect();
            let told = at != 0 && !known.is_empty();
            assert_eq!(holds, told.then(|| known.join(" ")).as_deref());
            named += usize::from(told);
        }
    }
    assert!(named > 0);
}

#[test]
fn before_the_game_everything_that_was_agreed_on_is_told() {
    let deal = Deal::open("seats=4 raid=some", &PEOPLE[..2], 1);
    for language in Language::ALL {
        let words = words(language);
        let page = deal.show(ME, &words, &visitor("Hania", language), Extra::default(), |page| {
            web::table::page(page).into_string()
        });
        let (other, usual) = page.split_once("id=\"usual\"").expect("what is as usual stands apart");
        assert!(other.contains("/rules/ethnos/ethnos.option.raid"), "{language:?}");
        let option = deal::ETHNOS
            .offers()
            .into_iter()
            .filter(|offer| usual.contains(&format!("ethnos.option.{}\"", offer.key)));
        assert_eq!(option.count(), 9, "{language:?}: all the others");
        assert!(other.contains(&words.text("option-raid-some")), "{language:?}");
    }
}

#[test]
fn the_tab_says_whose_turn_it_is() {
    let words = words(Language::En);
    let visitor = visitor("Hania", Language::En);
    let mut deal = Deal::open("seats=2", &["Hania", "Zosia"], 3).start("Hania");
    let title = |deal: &Deal| deal.show(ME, &words, &visitor, Extra::default(), web::table::title);
    let mine = |table: &Table| table.waiting().contains(Seat::new(0));
    deal.until(mine);
    assert_eq!(title(&deal), "Your turn · Ethnos");
    deal.until(|table| !mine(table));
    assert_eq!(title(&deal), "Waiting for Zosia · Ethnos");
    deal.until(|_| false);
    assert_eq!(title(&deal), "Game over · Ethnos");
}

#[test]
fn what_was_taken_back_is_said_to_those_who_saw_it() {
    let mut deal = Deal::open("seats=2", &PEOPLE[..2], 5).start("Hania");
    loop {
        let (mine, seen) = (deal.table.waiting().contains(Seat::new(0)), deal.table.version(YOU));
        assert!(deal.step());
        if mine && deal.table.version(YOU) > seen {
            break;
        }
    }
    deal.wish("Hania", Command::Undo { version: deal.table.version(ME), answers: 1 });
    if deal.table.undo_request_view(YOU).is_some() {
        deal.wish("Zosia", Command::Consent { undo_request: None, agree: true });
    }
    for (language, said) in [
        (Language::En, "one move was taken back"),
        (Language::Pl, "cofnięto jeden ruch"),
        (Language::Cs, "vrácen jeden tah"),
    ] {
        let shown = |who| page(&deal, who, &words(language), language, Extra::default());
        assert!(shown(YOU).contains(said) && shown(Observer::Spectator).contains(said), "{said}");
        assert!(!shown(ME).contains(said), "she knows");
    }
}
