//! The table page, drawn from real games.

mod deal;

use std::collections::{BTreeMap, BTreeSet};

use deal::{Deal, Extra, read, unbracketed, values_of_list, visitor, words};
use ethnos::{Card, Phase};
use kernel::{Language, Observer, Seat};
use table::{Command, Level, Stage, Table, Title};
use web::Notice;

const ME: Observer = Observer::Seat(Seat::new(0));
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

fn every_page(mut check: impl FnMut(Language, &Deal, String)) {
    let notice =
        Notice { bad: true, text: "⟦…⟧".to_owned(), rule: Some("ethnos.turn.choice".to_owned()) };
    for deal in stages() {
        for language in Language::ALL {
            let words = words(language).bracketed();
            for who in [ME, Observer::Seat(Seat::new(1)), Observer::Spectator] {
                let hint = who == ME;
                let extra = Extra { watchers: 2, notice: Some(&notice), hint };
                let mut visitor = visitor("Hania", language);
                if who == Observer::Spectator {
                    visitor.name = None;
                }
                check(
                    language,
                    &deal,
                    deal.show(who, &words, &visitor, extra, |page| web::table::page(page).into_string()),
                );
            }
        }
    }
}

#[test]
fn every_word_of_every_page_comes_from_the_word_files() {
    let names: Vec<&str> =
        PEOPLE.iter().copied().chain(["Iskra", "Wicher", "Orlik", "Grom", "Zorza", "Jastrząb"]).collect();
    let own = ["Hetman", "English", "Polski", "Čeština", "I", "II", "III", "u", "h", "c"];
    every_page(|language, _, page| {
        // Options are called as the rulebook calls them.
        let rules = deal::ETHNOS.rulebook(language);
        for text in read(&page).into_iter().filter(|text| !rules.contains(&format!(" | {text}\n"))) {
            assert!(!text.contains('{'), "{language:?}: a key or a variable is left over in '{text}'");
            for word in unbracketed(&text).split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty())
            {
                let hash = text.len() == 64 && text.chars().all(|c| c.is_ascii_hexdigit());
                assert!(
                    hash || names.contains(&word) || own.contains(&word),
                    "{language:?}: '{word}' of '{text}' is in no word file"
                );
            }
        }
    });
}

#[test]
fn pages_have_no_inline_style_or_script_and_every_reference_has_a_target() {
    every_page(|_, _, page| {
        assert!(!page.contains(" style=") && !page.contains("data:"), "the content policy forbids it");
        assert_eq!(page.matches("<script").count(), 1);
        assert!(!page.contains("<style"));
        let mut ids = BTreeMap::new();
        for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            *ids.entry(id).or_insert(0) += 1;
        }
        for (id, count) in &ids {
            assert_eq!(*count, 1, "the id {id} is not unique");
        }
        for name in ["href=\"#", "aria-labelledby=\"", "aria-describedby=\"", " form=\""] {
            for target in page.split(name).skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(ids.contains_key(target), "{name}{target} leads nowhere");
            }
        }
    });
}

#[test]
fn regions_are_parts_of_the_page_word_for_word() {
    for deal in stages() {
        let words = words(Language::En);
        let visitor = visitor("Hania", Language::En);
        for who in [ME, Observer::Spectator] {
            let (page, regions) = deal.show(who, &words, &visitor, Extra::default(), |page| {
                (web::table::page(page).into_string(), web::table::regions(page))
            });
            for (id, html) in regions {
                assert!(html.contains(&format!("id=\"{id}\"")), "{id} has its id");
                assert!(page.contains(&html), "{id} stands in the page");
            }
        }
    }
}

#[test]
fn every_answer_stands_in_the_list_and_only_answers_can_be_clicked() {
    for deal in stages() {
        let words = words(Language::En);
        let visitor = visitor("Hania", Language::En);
        let asks = deal.table.asks(Seat::new(0)).filter(|_| deal.table.stage() == Stage::Playing);
        let page =
            deal.show(ME, &words, &visitor, Extra::default(), |page| web::table::page(page).into_string());
        let legal: BTreeSet<String> =
            asks.map_or(BTreeSet::new(), |asks| asks.answers.into_iter().map(|(action, _)| action).collect());
        let values = |class: &str| -> BTreeSet<String> {
            let buttons = page.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
            let buttons = buttons.filter(|tag| tag.contains("name=\"action\"") && tag.contains(class));
            buttons
                .filter_map(|tag| tag.split("value=\"").nth(1)?.split('"').next())
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(values_of_list(&page), legal);
        assert!(values("").is_subset(&legal));
        // What concerns a card, a place or a token can be clicked there as well.
        let on_things = values(" can\"");
        for action in &legal {
            let thing = ["take", "draw", "lead", "add", "keep", "place", "token", "plunder"];
            let first = action.split(' ').next().unwrap_or_default();
            let conjured =
                deal.view(ME).is_some_and(|view: ethnos::View| matches!(view.phase, Phase::Conjure(_)));
            assert!(
                !thing.contains(&first) || on_things.contains(action) || conjured,
                "{action} is attached to nothing"
            );
        }
    }
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
    const EVIL: &str = "<script>alert(1)</script>\"'&";
    let mut deal = Deal::open("seats=2", &[EVIL], 3).start(EVIL);
    deal.wish(EVIL, Command::Say { text: EVIL.to_owned() });
    deal.until(|table| table.play().is_some_and(|play| play.given().len() > 30));
    let words = words(Language::En);
    let visitor = visitor(EVIL, Language::En);
    let page = deal.show(ME, &words, &visitor, Extra::default(), |page| web::table::page(page).into_string());
    assert!(page.contains("&lt;script&gt;alert(1)"));
    assert_eq!(page.matches("<script").count(), 1);
    assert!(!page.contains("\"'&\""));
}

#[test]
fn an_update_is_small() {
    const LIMIT: usize = 12 * 1024;
    const RICHEST: &str = "seats=6 tribes=merfolk,troll,giant,orc,halfling,skeleton";
    for (setup, people, secret) in [(RICHEST, 6, 1), (RICH, 4, 2), ("seats=2", 1, 3)] {
        for language in Language::ALL {
            let words = words(language);
            let visitor = visitor("Hania", language);
            let mut deal = Deal::open(setup, &PEOPLE[..people], secret).start("Hania");
            let regions = |deal: &Deal| -> BTreeMap<String, String> {
                deal.show(ME, &words, &visitor, Extra::default(), web::table::regions).into_iter().collect()
            };
            let mut before = regions(&deal);
            let (mut turns, mut most) = (Vec::new(), 0);
            while deal.step() {
                let now = regions(&deal);
                let changed = now.iter().filter(|(id, html)| before.get(*id) != Some(html));
                let sizes = changed.map(|(id, html)| (id.len() + html.len() + 8, id.clone()));
                let mut sizes: Vec<(usize, String)> = sizes.collect();
                sizes.sort_unstable_by(|one, two| two.cmp(one));
                let size = sizes.iter().map(|(size, _)| size).sum::<usize>();
                // At the end of an age nearly everything on the table changes.
                if now["state"] == before["state"] && now["scoring"] == before["scoring"] {
                    turns.push((size, sizes));
                }
                most = most.max(size);
                before = now;
            }
            turns.sort_unstable();
            let (median, nearly_all) = (turns[turns.len() / 2].0, turns[turns.len() * 95 / 100].0);
            let (turn, parts) = &turns[turns.len() - 1];
            println!(
                "{setup} {language:?}: median {median}, 95 % {nearly_all}, most {turn}, end of an age {most} bytes {parts:?}"
            );
            // Those who answer at random fill the pool as nobody else does, hence not all. For games as people play
            // them, the measures of the browser tests ask it of every turn.
            assert!(nearly_all <= LIMIT, "{setup} {language:?}: {nearly_all} bytes for a turn");
            assert!(most <= 21 * 1024, "{setup} {language:?}: {most} bytes for the end of an age");
        }
    }
}

#[test]
fn the_end_of_a_story_is_enough_for_a_page() {
    const SHOWN: usize = 12;
    let mut deal = Deal::open(RICH, &PEOPLE[..4], 6).start("Hania");
    let mut accounts = 0;
    while deal.step() {
        let play = deal.table.play().expect("a game");
        for you in [Some(Seat::new(0)), Some(Seat::new(1)), None] {
            let who = you.map_or(Observer::Spectator, Observer::Seat);
            let story = play.story(who);
            for asked in [false, true] {
                let last = you.map_or(usize::MAX, |you| web::table::last_turn(play.given(), you, asked));
                let recent = play.recent(who, last, SHOWN);
                assert!(story.ends_with(&recent) && recent.len() >= SHOWN.min(story.len()));
                let since = web::table::since(play.given(), &story, you, asked);
                assert_eq!(web::table::since(play.given(), &recent, you, asked), since);
                let scores = web::table::scores(&story, since, false);
                assert_eq!(web::table::scores(&recent, since, false), scores);
                accounts += usize::from(scores);
            }
        }
    }
    assert!(accounts > 0);
}

#[test]
fn all_languages_have_the_same_words() {
    let keys = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split(" =").next()).map(str::to_owned).collect()
    };
    let english = keys(include_str!("../words/table.en.ftl"));
    assert_eq!(english, keys(include_str!("../words/table.pl.ftl")));
    assert_eq!(english, keys(include_str!("../words/table.cs.ftl")));
}

#[test]
fn the_panels_of_others_name_what_everybody_saw_them_take() {
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
        assert_eq!(option.count(), 8, "{language:?}: all the others");
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
