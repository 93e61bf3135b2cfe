//! Every page but the table's, in every language and in brackets.

mod sample;

use std::collections::BTreeSet;

use kernel::{Language, Observer, Seat};
use table::Title;
use web::Visitor;
use web::replay::{See, swings};

fn visitor(language: Language) -> Visitor {
    Visitor { name: Some("Hania".to_owned()), guest: false, ..Visitor::unknown(language) }
}

/// Every page in a language, its words in brackets or not.
fn pages(language: Language, brackets: bool) -> Vec<(&'static str, String)> {
    let words = web::words(language, Some(&sample::ETHNOS));
    let words = if brackets { words.bracketed() } else { words };
    let game = sample::played().expect("bots finish a game");
    let pages = sample::pages(&visitor(language), &words, game.as_ref());
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}

/// What a page says: its text and the attributes that are read out.
fn said(html: &str) -> Vec<String> {
    let mut said = Vec::new();
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or_default();
        said.push(text.to_owned());
        for name in [" aria-label=\"", " title=\"", " placeholder=\"", " content=\"", " aria-valuetext=\""] {
            let value = tag.split_once(name).and_then(|(_, rest)| rest.split('"').next());
            said.extend(value.map(str::to_owned));
        }
    }
    let plain = |text: String| {
        let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
        text.replace("&amp;", "&").trim().to_owned()
    };
    said.into_iter().map(plain).filter(|text| text.chars().any(char::is_alphabetic)).collect()
}

/// A text without what stands in brackets, also in brackets within brackets.
fn outside(text: &str) -> String {
    let mut depth = 0;
    let mut left = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            letter if depth == 0 => left.push(letter),
            _ => {}
        }
    }
    left.trim().to_owned()
}

#[test]
fn every_language_has_the_same_words() {
    let keys = |text: &str| -> BTreeSet<String> {
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        keys.filter(|key| key.starts_with(|letter: char| letter.is_ascii_lowercase())).collect()
    };
    let files: [&str; Language::ALL.len()] = [
        include_str!("../words/pages.en.ftl"),
        include_str!("../words/pages.pl.ftl"),
        include_str!("../words/pages.cs.ftl"),
    ];
    let [english, others @ ..] = files.map(keys);
    for other in others {
        assert_eq!(other, english);
    }
}

#[test]
fn every_sentence_is_said_in_every_language() {
    for language in Language::ALL {
        for (name, page) in pages(language, false) {
            for text in said(&page) {
                assert!(!text.contains('{'), "{name} in {}: {text}", language.code());
            }
        }
    }
}

#[test]
fn nothing_is_said_that_was_never_put_into_words() {
    // What people typed, what is not translated, and what the rulebook says.
    let names = [
        "Hania",
        "Zosia",
        "Marek",
        "Grom",
        "Gość",
        "Petr",
        "Jana",
        "Agnieszka",
        sample::HOSTILE,
        "Iskra at home",
        "<b>experiment</b>",
        "Hetman",
        "English",
        "Polski",
        "Čeština",
        "hetman_3v9dWq0yKf7nB1tZr5XcPm2L",
        "https://hetman.example/t/nowhere",
        "xyzzy <b>",
        "width=device-width,initial-scale=1",
        "light dark",
    ];
    for language in Language::ALL {
        let rules = sample::ETHNOS.rulebook(language).to_lowercase();
        let numeral = |text: &str| text.len() <= 3 && text.chars().all(|letter| letter.is_ascii_uppercase());
        for (page, html) in pages(language, true) {
            for text in said(&html) {
                let mut left = outside(&text);
                for name in names {
                    left = left.replace(name, "");
                }
                let left = left.trim_matches(|letter: char| !letter.is_alphanumeric());
                let known = left.is_empty()
                    || numeral(left)
                    || left.split(" · ").all(|part| rules.contains(&part.to_lowercase()));
                let digits = !left.chars().any(char::is_alphabetic);
                assert!(known || digits, "{page} in {}: {text:?} says {left:?}", language.code());
            }
        }
    }
}

#[test]
fn what_people_typed_is_never_markup() {
    for (name, page) in pages(Language::En, false) {
        assert!(!page.contains("<script>") && !page.contains("<b>experiment"), "{name}");
    }
}

#[test]
fn a_strict_policy_is_kept() {
    for (name, page) in pages(Language::Pl, false) {
        for forbidden in [" style=", "<style", "javascript:", "data:", " onclick=", "http-equiv"] {
            assert!(!page.contains(forbidden), "{name}: {forbidden}");
        }
    }
}

#[test]
fn ids_are_unique_and_references_lead_somewhere() {
    for (name, page) in pages(Language::Cs, false) {
        let values = |attribute: &str| -> Vec<String> {
            let parts = page.split(attribute).skip(1);
            parts.map(|part| part.split('"').next().unwrap().to_owned()).collect()
        };
        let all = values(" id=\"");
        let ids: BTreeSet<&String> = all.iter().collect();
        let twice = all.iter().find(|id| all.iter().filter(|other| other == id).count() > 1);
        assert_eq!(twice, None, "{name}");
        for attribute in [" aria-labelledby=\"", " aria-describedby=\"", " for=\""] {
            for value in values(attribute) {
                for id in value.split(' ') {
                    assert!(ids.contains(&id.to_owned()), "{name}: {attribute}{id}");
                }
            }
        }
        for link in values(" href=\"#").iter().filter(|link| !link.is_empty()) {
            assert!(ids.contains(link), "{name}: #{link}");
        }
    }
}

#[test]
fn links_and_forms_use_the_routes_there_are() {
    let routes = [
        "#",
        "/static/",
        "/t/",
        "/rules/ethnos",
        "/rules/lumeria",
        "/rules/imperium",
        "/rules/runewars",
        "/cards/runewars",
        "/cards/imperium",
        "/cards/lumeria",
        "/learn",
        "/puzzles",
        "/new",
        "/login",
        "/logout",
        "/me",
        "/play",
        "/join",
        "/language",
    ];
    for (name, page) in pages(Language::En, false) {
        for attribute in [" href=\"", " action=\"", " formaction=\""] {
            for part in page.split(attribute).skip(1) {
                let link = part.split('"').next().unwrap();
                assert!(link == "/" || routes.iter().any(|route| link.starts_with(route)), "{name}: {link}");
            }
        }
    }
}

#[test]
fn every_paragraph_has_an_anchor_and_an_address() {
    for language in Language::ALL {
        let all = pages(language, false);
        let (_, rules) = all.iter().find(|(name, _)| *name == "rules").unwrap();
        for rule in sample::ETHNOS.paragraphs() {
            assert!(rules.contains(&format!("id=\"{}\"", rule.0)), "{}", rule.0);
            assert!(rules.contains(&format!("href=\"/rules/ethnos/{}\"", rule.0)), "{}", rule.0);
        }
        let (_, found) = all.iter().find(|(name, _)| *name == "rules-found").unwrap();
        assert!(found.matches("<mark>").count() > 10);
    }
}

#[test]
fn a_replay_shows_hands_only_to_those_who_may_see_them() {
    let game = sample::played().unwrap();
    let words = web::words(Language::En, Some(&sample::ETHNOS));
    let at = game.given().len() / 2;
    let seats = 4;
    let hands: Vec<_> = Seat::all(seats).map(|seat| game.at(at).view(Observer::Seat(seat))).collect();
    let hand = |seat: Seat| hands[seat.index()].downcast_ref::<ethnos::View>().unwrap().hand.clone();
    assert!(Seat::all(seats).any(|seat| !hand(seat).is_empty()));
    let page = |see| sample::replay(&visitor(Language::En), &words, game.as_ref(), at, see).into_string();
    assert!(page(See::Open).contains("id=\"hands\""));
    for see in Seat::all(seats).map(See::Seat).chain([See::Spectator]) {
        assert!(!page(see).contains("id=\"hands\""));
    }
    assert!(!page(See::Spectator).contains("id=\"hand\""));
}

#[test]
fn on_a_replay_nothing_is_refused_for_want_of_a_turn() {
    for (name, page) in pages(Language::En, false) {
        if name.starts_with("replay") {
            assert!(page.contains("data-why=\"why-replay\""), "{name}");
            assert!(!page.contains("data-why=\"why-turn\""), "{name}");
        }
    }
}

#[test]
fn swings_are_the_largest_changes_in_order() {
    let mut curve = vec![[0.5_f32; Seat::MAX]; 6];
    curve[2][0] = 0.9;
    curve[3][0] = 0.9;
    curve[3][1] = 0.1;
    let game = sample::played().unwrap();
    let mut story = game.story(Observer::Spectator);
    story.truncate(6);
    for (at, told) in story.iter_mut().enumerate() {
        told.answers = at;
    }
    let swings = swings(&curve, &story, 2);
    assert!(swings.windows(2).all(|pair| pair[0].at < pair[1].at));
    assert_eq!((swings[0].at, swings[0].seat, swings[0].to), (2, Seat::new(0), 0.9));
    assert_eq!((swings[1].at, swings[1].seat), (3, Seat::new(1)));
}

#[test]
fn a_review_gives_each_seat_an_accuracy_and_shows_mistakes() {
    let game = sample::played().unwrap();
    let grades = game.grades(0, &mut || true).0;
    let given = game.given();
    assert!(grades.len() > 100 && grades.iter().all(|grade| given[grade.at - 1].seat == grade.seat));
    let mistakes = grades.iter().filter(|grade| grade.mistake.is_some()).count();
    assert!(mistakes > 0 && 2 * mistakes < grades.len(), "{mistakes} of {}", grades.len());
    let (_, page) = pages(Language::En, false).into_iter().find(|(name, _)| *name == "review").unwrap();
    for says in
        ["Accuracy", "As good as the best", "Your largest mistakes", "Better:", "of the chance to win"]
    {
        assert!(page.contains(says), "{says}");
    }
}

#[test]
fn a_wish_is_read_from_the_form() {
    use web::new::{Fault, FieldError, read};
    let fields = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    };
    let wish = read(&sample::ETHNOS, &[]).unwrap();
    assert!(wish.setup.starts_with("seats=4 tribes=random skeletons=win") && !wish.public);
    let some = fields(&[
        ("seats", "2"),
        ("tribes", ""),
        ("tribes", "elf"),
        ("tribes", "orc"),
        ("tribes", "troll"),
        ("tribes", "giant"),
        ("tribes", "dwarf"),
        ("pace", "relaxed"),
        ("days", "3"),
        ("public", "on"),
        ("level", "master"),
        ("name", " Hania "),
    ]);
    let wish = read(&sample::ETHNOS, &some).unwrap();
    assert!(wish.setup.starts_with("seats=2 tribes=dwarf,elf,giant,orc,troll "), "{}", wish.setup);
    assert_eq!(wish.pace, table::Pace::Relaxed { days: 3 });
    assert_eq!((wish.public, wish.level.name(), wish.name.as_deref()), (true, "master", Some("Hania")));
    let faults = |pairs: &[(&str, &str)]| read(&sample::ETHNOS, &fields(pairs)).unwrap_err();
    let fault = |field: &str, why| Fault { field: field.to_owned(), why };
    assert_eq!(faults(&[("seats", "9")]), [fault("seats", FieldError::Number(2, 6))]);
    assert_eq!(faults(&[("raid", "none")]), [fault("raid", FieldError::Choice)]);
    assert_eq!(faults(&[("tribes", ""), ("tribes", "elf")]), [fault("tribes", FieldError::Option)]);
    assert_eq!(faults(&[("minutes", "x"), ("level", "god")]).len(), 2);
    assert_eq!(faults(&[("name", " ")]), [fault("name", FieldError::Name)]);
}
