//! What is ours is marked wherever people play.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use std::collections::BTreeSet;

use deal::pages::{ME, page};
use deal::{Deal, ETHNOS, Extra, IMPERIUM, LUMERIA, RUNEWARS, visitor};
use kernel::{Language, Observer, Seat};
use lumeria::{Edition, Faction, Provenance};
use table::Title;
use web::new::New;
use words::Words;

const MARK: &str = "class=\"ours\"";

fn words(title: &'static dyn Title, language: Language) -> Words {
    web::words(language, Some(title))
}

fn marks(page: &str) -> usize {
    page.matches(MARK).count()
}

/// How many of these are ours.
fn ours(sources: &[(&'static str, Provenance)]) -> usize {
    sources.iter().filter(|(what, from)| *from == Provenance::Ours && *what != "copies").count()
}

#[test]
fn every_value_of_ours_is_marked_at_a_table_of_lumeria() {
    let content = Edition::standard().content();
    for (setup, factions) in [
        ("factions=slavs,vikings", [Faction::Slavs, Faction::Vikings]),
        ("factions=greeks,romans scenario=open-field", [Faction::Greeks, Faction::Romans]),
    ] {
        let deal = Deal::of(&LUMERIA, setup, &["Hania", "Zosia"], 3).start("Hania");
        let expected: usize = factions
            .iter()
            .map(|&faction| {
                let army = content.army(faction);
                let cards: usize = army.cards.iter().map(|card| ours(&card.sources())).sum();
                let god =
                    [army.god.from, army.power.from].into_iter().filter(|&from| from == Provenance::Ours);
                cards + god.count()
            })
            .sum();
        for language in Language::ALL {
            let words = words(&LUMERIA, language);
            for who in [ME, Observer::Spectator] {
                let shown = page(&deal, who, &words, language, Extra::default());
                assert_eq!(marks(&shown), expected + 1, "{setup}: piles, gods and the scenario");
                assert!(shown.contains(&words.text("known-lumeria")), "the legend");
                assert!(shown.contains("href=\"/cards/lumeria\""), "and the way to the lists");
                let ours = words.text("ours-toughness");
                assert!(shown.contains(&ours), "a reader that hears the page is told which values");
            }
        }
    }
}

#[test]
fn the_choice_of_scenarios_says_which_are_ours() {
    for language in Language::ALL {
        let visitor = visitor("Hania", language);
        let new = |title: &'static dyn Title| {
            let words = words(title, language);
            let new = New {
                visitor: &visitor,
                words: &words,
                notice: None,
                title,
                games: &[],
                fields: &[],
                faults: &[],
            };
            web::new::page(&new).into_string()
        };
        let (lumeria, words) = (new(&LUMERIA), words(&LUMERIA, language));
        for scenario in ["scenario-camps", "scenario-open-field"] {
            assert!(lumeria.contains(&format!("{}°", words.text(scenario))), "{scenario}");
        }
        for (title, key) in [
            (&LUMERIA as &'static dyn Title, "known-lumeria"),
            (&IMPERIUM, "known-imperium"),
            (&RUNEWARS, "known-runewars"),
            (&ETHNOS, "known-ethnos"),
        ] {
            assert!(new(title).contains(&words.text(key)), "{key}");
        }
    }
}

#[test]
fn the_army_lists_tell_everything() {
    let content = Edition::standard().content();
    for language in Language::ALL {
        let (words, visitor) = (words(&LUMERIA, language), visitor("Hania", language));
        let pages = web::card_pages("lumeria").unwrap();
        let all = (pages.all)(&visitor, &words, &[]).into_string();
        for faction in Faction::ALL {
            let one = (pages.one)(&visitor, &words, faction.name()).unwrap().into_string();
            let army = content.army(faction);
            for card in &army.cards {
                let name = words.text(&format!("unit-{}", card.title.name));
                assert!(all.contains(&name) && one.contains(&name), "{name}");
            }
            let expected: usize = army
                .cards
                .iter()
                .map(|card| card.sources().iter().filter(|(_, from)| *from == Provenance::Ours).count())
                .sum();
            assert_eq!(marks(&one), expected + ours(&army.sources()), "{faction}");
            for start in &army.start {
                assert!(one.contains(start.value.1.name()), "{faction}: {}", start.value.1);
            }
        }
        for scenario in &content.scenarios {
            assert!(all.contains(&words.text(&format!("scenario-{}", scenario.title.name))));
        }
        assert!((pages.one)(&visitor, &words, "huns").is_none());
    }
}

#[test]
fn cards_of_imperium_that_are_ours_in_part_are_marked_in_the_list() {
    let (words, visitor) = (words(&IMPERIUM, Language::En), visitor("Hania", Language::En));
    let pages = web::card_pages("imperium").unwrap();
    let invented = imperium::Card::all()
        .filter(|card| card.sources().iter().any(|(_, from)| *from == Provenance::Ours))
        .count();
    assert_eq!(marks(&(pages.all)(&visitor, &words, &[]).into_string()), invented);
    assert!(invented > 0);
}

/// Names that stand somewhere on the pages of these games, and those with the mark behind them.
fn named_and_marked(
    title: &'static dyn Title,
    setups: &[(usize, &str)],
    ours: &[String],
) -> [BTreeSet<String>; 2] {
    let words = words(title, Language::En);
    let [mut named, mut marked] = [BTreeSet::new(), BTreeSet::new()];
    for &(seats, setup) in setups {
        let mut deal = Deal::of(title, setup, &["Hania", "Jiří", "Zoë", "Ola"][..seats], 3).start("Hania");
        for _ in 0..12 {
            let shown = page(&deal, ME, &words, Language::En, Extra::default());
            for name in ours {
                for (at, _) in shown.match_indices(&format!(">{name}<")) {
                    named.insert(name.clone());
                    let after: String = shown[at + name.len() + 1..].chars().take(60).collect();
                    if after.contains(MARK) {
                        marked.insert(name.clone());
                    }
                }
            }
            let _ = (0..25).all(|_| deal.step());
        }
    }
    [named, marked]
}

#[test]
fn what_is_ours_is_marked_at_the_tables_of_imperium_and_runewars() {
    let words_of = |title: &'static dyn Title, keys: Vec<String>| -> Vec<String> {
        let words = words(title, Language::En);
        keys.iter().map(|key| words.text(key)).collect()
    };
    let cards = imperium::Card::all()
        .filter(|card| card.sources().iter().any(|(_, from)| *from == Provenance::Ours))
        .map(|card| format!("card-{card}"));
    // Units and cities are drawn on the map, where a name is only a label; their lists mark them.
    let drawn = |key: &str| ["unit-", "city-"].iter().any(|kind| key.starts_with(kind)) || key.len() <= 2;
    let things = runewars::content().sources().filter(|(key, from)| *from == Provenance::Ours && !drawn(key));
    let things = things.map(|(key, _)| key.to_owned());
    let [named, marked] = named_and_marked(
        &IMPERIUM,
        &[(4, "seats=4 nations=arthurians,romans,qin,utopians box=both"), (1, "seats=1 nations=romans")],
        &words_of(&IMPERIUM, cards.collect()),
    );
    assert_eq!(named, marked, "Imperium");
    let [named, marked] = named_and_marked(
        &RUNEWARS,
        &[(2, "seats=2"), (4, "seats=4 explore=yes")],
        &words_of(&RUNEWARS, things.collect()),
    );
    assert!(named.len() > 10, "{named:?}");
    assert_eq!(named, marked, "Runewars");
}

#[test]
fn nothing_of_ethnos_is_ours() {
    let words = words(&ETHNOS, Language::En);
    let deal = Deal::open("seats=2", &["Hania", "Zosia"], 3).start("Hania");
    let shown = page(&deal, Observer::Seat(Seat::new(0)), &words, Language::En, Extra::default());
    assert_eq!(marks(&shown), 0);
    assert!(shown.contains(&words.text("known-ethnos")));
}

/// Awe-inspiring has one line that is ours, and is marked; City has none.
#[test]
fn the_page_of_a_card_of_imperium_says_where_it_is_known_from() {
    let words = words(&IMPERIUM, Language::En);
    let page = |name: &str| {
        let page = web::cards::one(&visitor("Hania", Language::En), &words, name);
        page.expect("there is such a card").into_string()
    };
    let (doubtful, known) = (page("awe-inspiring"), page("city"));
    assert!(doubtful.contains(" 1 ours.") && marks(&doubtful) == 1);
    assert!(known.contains(" 0 ours.") && marks(&known) == 0);
    for name in ["awe-inspiring", "city", "graal"] {
        let lines = name.parse::<imperium::Card>().expect("a card").sources().len();
        let said: usize = page(name)
            .split("Lines of this card: ")
            .nth(1)
            .and_then(|rest| rest.split("</p>").next())
            .expect("it is said")
            .split(' ')
            .filter_map(|word| word.parse::<usize>().ok())
            .sum();
        assert_eq!(said, lines, "{name}");
    }
}
