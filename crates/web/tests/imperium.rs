//! The table page of Imperium and the list of its cards, drawn from real games.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use std::collections::{BTreeMap, BTreeSet};

use deal::{Deal, Extra, IMPERIUM, read, unbracketed, values_of_list, visitor};
use imperium::{Action, Card, Over, View};
use kernel::{Language, Observer, Seat};
use table::{Command, Stage, Title};
use web::Notice;
use web::cards::Search;
use words::Words;

const ME: Observer = Observer::Seat(Seat::new(0));
const YOU: Observer = Observer::Seat(Seat::new(1));
const PEOPLE: [&str; 4] = ["Hania", "Jiří", "Zoë", "Ola"];
const SETUPS: [&str; 3] = [
    "seats=2 nations=romans,celts",
    "seats=3 nations=carthaginians,greeks,vikings sides=a",
    "seats=4 nations=macedonians,persians,scythians,romans sides=random",
];

fn words(language: Language) -> Words {
    web::words(language, Some(&IMPERIUM as &dyn Title))
}

fn dealt(game: usize, secret: u8) -> Deal {
    Deal::of(&IMPERIUM, SETUPS[game], &PEOPLE[..game + 2], secret).start("Hania")
}

/// What is asked of whom, and whether cards lie where they are drawn in another way.
fn looks(deal: &Deal) -> Option<String> {
    let view = deal.view::<View>(ME)?;
    let asks = Seat::all(view.seats.len()).find_map(|seat| Some((seat, deal.table.asks(seat)?)));
    let asks = asks.map(|(seat, asks)| (seat == Seat::new(0), asks.question.asks.key));
    let garrison = view.seats[0].play.iter().any(|played| !played.garrison.is_empty());
    Some(format!("{asks:?} {garrison} {:?} {:?}", view.seats[0].empire, view.last_round.is_some()))
}

/// Tables at every stage and question that a page looks different at.
fn stages() -> Vec<Deal> {
    let mut stages = vec![Deal::of(&IMPERIUM, SETUPS[0], &PEOPLE[..1], 1)];
    let mut seen = BTreeSet::new();
    for (game, secret) in [(0, 2), (1, 3), (2, 4)] {
        let mut deal = dealt(game, secret);
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

fn page(deal: &Deal, who: Observer, words: &Words, language: Language, extra: Extra<'_>) -> String {
    let mut visitor = visitor("Hania", language);
    if who == Observer::Spectator {
        visitor.name = None;
    }
    deal.show(who, words, &visitor, extra, |page| web::table::page(page).into_string())
}

#[test]
fn every_word_of_every_page_comes_from_the_word_files() {
    let names: BTreeSet<&str> = PEOPLE.into_iter().chain(["Iskra", "Wicher"]).collect();
    let own = ["Hetman", "English", "Polski", "Čeština", "u", "h", "c"];
    let notice = Notice { bad: true, text: "⟦…⟧".to_owned(), rule: Some("imperium.goal".to_owned()) };
    for deal in stages() {
        let gathering = deal.table.stage() == Stage::Gathering;
        for language in Language::ALL {
            let rulebook = IMPERIUM.rulebook(language);
            let words = words(language).bracketed();
            for who in [ME, YOU, Observer::Spectator] {
                let extra = Extra { watchers: 2, notice: Some(&notice), hint: who == ME };
                for text in read(&page(&deal, who, &words, language, extra)) {
                    assert!(
                        !text.contains('{'),
                        "{language:?}: a key or a variable is left over in '{text}'"
                    );
                    let left = unbracketed(&text);
                    for word in left.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()) {
                        let hash = text.len() == 64 && text.chars().all(|c| c.is_ascii_hexdigit());
                        let known = hash || names.contains(word) || own.contains(&word);
                        // Before the game the rulebook names the options.
                        let known = known || gathering && rulebook.contains(word);
                        assert!(known, "{language:?}: '{word}' of '{text}' is in no word file");
                    }
                }
            }
        }
    }
}

#[test]
fn pages_keep_the_policy_and_every_reference_has_a_target() {
    let words = words(Language::En);
    for deal in stages() {
        for who in [ME, YOU, Observer::Spectator] {
            let page = page(&deal, who, &words, Language::En, Extra::default());
            assert!(!page.contains(" style=") && !page.contains("data:") && !page.contains("<style"));
            assert_eq!(page.matches("<script").count(), 1);
            let mut ids = BTreeMap::new();
            for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                *ids.entry(id).or_insert(0) += 1;
            }
            for (id, count) in &ids {
                assert_eq!(*count, 1, "the id {id} is not unique");
            }
            for name in ["href=\"#", "aria-labelledby=\"", "aria-describedby=\"", " form=\"", "data-why=\""] {
                for target in page.split(name).skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(ids.contains_key(target), "{name}{target} leads nowhere");
                }
            }
        }
    }
}

#[test]
fn regions_are_parts_of_the_page_word_for_word() {
    let words = words(Language::En);
    let visitor = visitor("Hania", Language::En);
    for deal in stages() {
        for who in [ME, YOU, Observer::Spectator] {
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
fn every_answer_stands_in_the_list_and_on_the_thing_it_concerns() {
    let words = words(Language::En);
    for deal in stages() {
        for (seat, who) in [(Seat::new(0), ME), (Seat::new(1), YOU)] {
            let asks = deal.table.asks(seat).filter(|_| deal.table.stage() == Stage::Playing);
            let legal: BTreeSet<String> = asks
                .map_or(BTreeSet::new(), |asks| asks.answers.into_iter().map(|(action, _)| action).collect());
            let page = page(&deal, who, &words, Language::En, Extra::default());
            assert_eq!(values_of_list(&page), legal);
            let buttons = page.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
            let on_things: BTreeSet<String> = buttons
                .filter(|tag| tag.contains("name=\"action\"") && tag.contains(" can\""))
                .filter_map(|tag| tag.split("value=\"").nth(1)?.split('"').next())
                .map(str::to_owned)
                .collect();
            assert!(on_things.is_subset(&legal));
            for action in &legal {
                let thing = matches!(
                    action.parse(),
                    Ok(Action::Play(_) | Action::Exhaust(..) | Action::Pick(..) | Action::Suit(_))
                );
                assert!(!thing || on_things.contains(action), "{action} is attached to nothing");
            }
        }
    }
}

#[test]
fn hostile_names_and_talk_stay_text() {
    const EVIL: &str = "<script>alert(1)</script>\"'&";
    let mut deal = Deal::of(&IMPERIUM, "", &[EVIL], 3).start(EVIL);
    deal.wish(EVIL, Command::Say { text: EVIL.to_owned() });
    deal.until(|table| table.play().is_some_and(|play| play.given().len() > 60));
    let page = page(&deal, ME, &words(Language::En), Language::En, Extra::default());
    assert!(page.contains("&lt;script&gt;alert(1)"));
    assert_eq!(page.matches("<script").count(), 1);
    assert!(!page.contains("\"'&\""));
}

#[test]
fn an_update_is_small() {
    const LIMIT: usize = 12 * 1024;
    for (game, secret) in [(0, 1), (1, 2), (2, 3)] {
        let setup = SETUPS[game];
        for language in [Language::En, Language::Pl] {
            let words = words(language);
            let visitor = visitor("Hania", language);
            let mut deal = dealt(game, secret);
            let regions = |deal: &Deal| -> BTreeMap<String, String> {
                deal.show(ME, &words, &visitor, Extra::default(), web::table::regions).into_iter().collect()
            };
            let mut before = regions(&deal);
            let (mut sizes, mut largest) = (Vec::new(), Vec::new());
            while deal.step() {
                let now = regions(&deal);
                let changed: Vec<_> = now.iter().filter(|(id, html)| before.get(*id) != Some(html)).collect();
                let size: usize =
                    changed.iter().map(|(id, html)| id.len() + web::light(html).len() + 8).sum();
                if sizes.iter().all(|&other| other < size) {
                    largest = changed.iter().map(|(id, html)| ((*id).clone(), html.len())).collect();
                }
                sizes.push(size);
                before = now;
            }
            sizes.sort_unstable();
            let part = |hundredths: usize| sizes[(sizes.len() - 1) * hundredths / 100];
            let (median, nearly_all, all) = (part(50), part(99), part(100));
            println!(
                "{setup} {language:?}: {} answers, median {median}, 99 % {nearly_all}, most {all} bytes: {largest:?}",
                sizes.len()
            );
            assert!(nearly_all <= LIMIT, "{setup} {language:?}: {nearly_all} bytes for an answer");
        }
    }
}

#[test]
fn all_languages_have_the_same_words() {
    let keys = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split(" =").next()).map(str::to_owned).collect()
    };
    let english = keys(include_str!("../words/imperium.en.ftl"));
    assert_eq!(english, keys(include_str!("../words/imperium.pl.ftl")));
    assert_eq!(english, keys(include_str!("../words/imperium.cs.ftl")));
}

/// Every page but the table's on which the game is seen, drawn from a game that was played.
fn elsewhere(deal: &Deal, words: &Words, language: Language) -> Vec<(&'static str, String)> {
    use web::home::{Choice, Home, Listed, Resume};
    use web::new::New;
    use web::replay::{Replay, Review, See};
    use web::rules::Rules;
    let games: &[&'static dyn Title] = &[&deal::ETHNOS, &IMPERIUM];
    let visitor = &visitor("Hania", language);
    let play = deal.table.play().expect("a game was played");
    let (sight, of) = (deal.table.sight(ME, deal.now), play.given().len());
    let (names, story, curve) = (web::table::names(&sight), play.story(ME), play.outlooks());
    let then = play.at(of / 2);
    let listed =
        Listed { progress: web::home::progress(words, &*then.view(ME)), ..Listed::of("k", &sight, 0) };
    assert!(listed.progress.is_some());
    let (says, picture) = web::home::glimpse(words, &*then.view(ME), &names);
    assert!(picture.is_some());
    let fields = [("nations", ""), ("nations", "greeks"), ("nations", "greeks")];
    let fields = fields.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let faults = web::new::read(&IMPERIUM, &fields).expect_err("a nation is played once");
    let new = New { visitor, words, notice: None, title: &IMPERIUM, games, fields: &[], faults: &[] };
    let rules = Rules { visitor, words, notice: None, title: &IMPERIUM, query: "", rule: None };
    let home = Home {
        visitor,
        words,
        notice: None,
        games,
        choice: Choice { game: "imperium", seats: 2, level: table::Level::Casual },
        resume: Some(Resume { table: &listed, says, left: None, picture }),
        yours: std::slice::from_ref(&listed),
        public: &[],
        counts: (0, 0),
        astray: None,
        now: 10,
    };
    let hands: Vec<_> = Seat::all(2).map(|seat| then.view(Observer::Seat(seat))).collect();
    let replay = |see: See| {
        let replay = Replay {
            visitor,
            words,
            notice: None,
            id: "k",
            sight: &sight,
            names: &names,
            see,
            may: &[See::Open, See::Seat(Seat::new(0)), See::Spectator],
            at: of / 2,
            of,
            view: &*then.view(see.observer()),
            hands: &hands,
            story: &story,
            curve: Some(&curve),
            may_continue: true,
            played: 0,
        };
        web::replay::page(&replay)
    };
    let review = Review {
        visitor,
        words,
        notice: None,
        id: "k",
        game: "imperium",
        names: &names,
        curve: &curve,
        story: &story,
        played: 0,
    };
    let pages = [
        ("home", web::home::page(&home)),
        ("new", web::new::page(&new)),
        ("new-wrong", web::new::page(&New { fields: &fields, faults: &faults, ..new })),
        ("rules", web::rules::page(&rules)),
        ("rule", web::rules::page(&Rules { rule: Some("imperium.turn.action"), ..rules })),
        ("replay", replay(See::Open)),
        ("replay-seat", replay(See::Seat(Seat::new(1)))),
        ("review", web::replay::review(&review)),
        ("cards", web::cards::page(visitor, words, &Search::default())),
        ("cards-none", web::cards::page(visitor, words, &search(&[("q", "xyzzy")]))),
        ("card", web::cards::one(visitor, words, "city").expect("there is a city")),
        ("card-king", web::cards::one(visitor, words, "king-of-kings-a").expect("there is a king")),
    ];
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}

fn played() -> Deal {
    let mut deal = dealt(0, 6);
    deal.until(|_| false);
    deal
}

#[test]
fn other_pages_say_only_what_the_word_files_and_the_rulebook_say() {
    let deal = played();
    let own = ["Hetman", "English", "Polski", "Čeština", "Hania", "Jiří"];
    for language in Language::ALL {
        let rulebook = IMPERIUM.rulebook(language).to_lowercase();
        for (name, page) in elsewhere(&deal, &words(language).bracketed(), language) {
            for text in read(&page) {
                assert!(!text.contains('{'), "{name} in {language:?}: {text}");
                let left = unbracketed(&text).replace("&quot;", "\"");
                for word in left.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()) {
                    let known = own.contains(&word) || rulebook.contains(&word.to_lowercase());
                    assert!(known, "{name} in {language:?}: '{word}' of '{text}'");
                }
            }
        }
    }
}

#[test]
fn other_pages_keep_the_policy_and_every_picture_exists() {
    for (name, page) in elsewhere(&played(), &words(Language::En), Language::En) {
        assert!(!page.contains(" style=") && !page.contains("data:") && !page.contains("<style"), "{name}");
        let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let unique: BTreeSet<&&str> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "{name}: an id is not unique");
        for target in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(&target), "{name}: #{target} leads nowhere");
        }
    }
}

#[test]
fn every_paragraph_has_an_address_and_hands_are_shown_where_there_are_hands() {
    let pages = elsewhere(&played(), &words(Language::En), Language::En);
    let page = |wanted: &str| &pages.iter().find(|(name, _)| *name == wanted).unwrap().1;
    for rule in IMPERIUM.paragraphs() {
        assert!(page("rules").contains(&format!("id=\"{}\"", rule.0)), "{}", rule.0);
        assert!(page("rules").contains(&format!("href=\"/rules/imperium/{}\"", rule.0)), "{}", rule.0);
    }
    assert!(page("replay").contains("id=\"hands\""));
    assert!(page("replay").contains("id=\"market\"") && !page("replay").contains(" can\""));
}

fn search(fields: &[(&str, &str)]) -> Search {
    let fields: Vec<_> = fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Search::read(&fields)
}

/// The names of the cards on a page of the list.
fn cards(language: Language, fields: &[(&str, &str)]) -> Vec<String> {
    let page = web::cards::page(&visitor("Hania", language), &words(language), &search(fields)).into_string();
    let ids = page.split("<li id=\"card-").skip(1).filter_map(|rest| rest.split('"').next());
    ids.map(str::to_owned).collect()
}

#[test]
fn cards_are_found_by_name_text_and_filter() {
    let found = |fields: &[(&str, &str)]| cards(Language::En, fields);
    assert_eq!(found(&[]).len(), Card::all().count());
    assert_eq!(found(&[("q", "moneylen")]), ["moneylenders"]);
    assert!(found(&[("q", "break through for a tributary")]).contains(&"invasion".to_owned()));
    assert_eq!(found(&[("q", "xyzzy")]), Vec::<String>::new());
    let of = |key: &str, value: &str, fits: &dyn Fn(Card) -> bool| {
        let all: Vec<String> = Card::all().filter(|&card| fits(card)).map(|card| card.to_string()).collect();
        assert!(!all.is_empty());
        assert_eq!(found(&[(key, value)]), all, "{key}={value}");
    };
    of("suit", "fame", &|card| card.face().suits[4]);
    of("symbol", "river", &|card| card.face().icons[7] > 0);
    of("kind", "attack", &|card| card.face().attack);
    of("set", "celts", &|card| card.origins().iter().any(|origin| origin.nation == Some("celts")));
    let few = found(&[("seats", "2"), ("set", "common")]);
    assert!(!few.contains(&"standing-army".to_owned()) && few.contains(&"elders".to_owned()));
    assert_eq!(found(&[("suit", "nonsense"), ("seats", "9")]).len(), Card::all().count());
    assert_eq!(
        cards(Language::Pl, &[("q", "podporzadkuj hold")]).len(),
        cards(Language::Pl, &[("q", "podporządkuj hołd")]).len()
    );
}

#[test]
fn every_card_has_a_page_in_every_language() {
    for language in Language::ALL {
        let words = words(language);
        let visitor = visitor("Hania", language);
        for card in Card::all() {
            let page =
                web::cards::one(&visitor, &words, card.name()).expect("every card has one").into_string();
            let name = words.text(&format!("card-{card}"));
            assert!(page.contains(&maud::html! { h1 { (name) } }.into_string()), "{card}");
            for line in imperium::text(card, &|phrase| words.say(phrase)) {
                let escaped = maud::html! { (line) }.into_string();
                assert!(page.contains(&escaped), "{card} in {language:?}: {line}");
            }
        }
        assert!(web::cards::one(&visitor, &words, "no-such-card").is_none());
    }
}

#[test]
fn a_game_that_is_over_accounts_for_every_point() {
    let words = words(Language::En);
    for game in 0..3 {
        let mut deal = dealt(game, 6);
        deal.until(|_| false);
        let view = deal.view::<View>(ME).expect("a game was played");
        assert_ne!(view.over, Over::No);
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        let account =
            page.split("id=\"account-points\"").nth(1).and_then(|rest| rest.split("</table>").next());
        let mut sums = vec![0; game + 2];
        let points = account.expect("an account").split("data-points=\"").skip(1);
        for (at, point) in points.filter_map(|rest| rest.split('"').next()?.parse::<i32>().ok()).enumerate() {
            sums[at % (game + 2)] += point;
        }
        let ranks = view.ranks.expect("ranks at the end");
        assert_eq!(sums, ranks.iter().map(|(_, points)| *points).collect::<Vec<_>>());
    }
}

#[test]
fn what_a_card_does_is_told_before_it_is_played() {
    let words = words(Language::En);
    let mut told = 0;
    for deal in stages() {
        let Some(asks) = deal.table.asks(Seat::new(0)) else { continue };
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        for (action, _) in asks.answers {
            if let Ok(Action::Play(card) | Action::Exhaust(card, _)) = action.parse() {
                let text = imperium::text(card, &|phrase| words.say(phrase)).join(" ");
                assert!(page.contains(&maud::html! { small { (text) } }.into_string()), "{card}: {text}");
                told += 1;
            }
        }
    }
    assert!(told > 10, "only {told} cards");
}

#[test]
fn whoever_watches_sees_no_hand() {
    let words = words(Language::En);
    let deal = dealt(0, 5);
    let hand = |who| {
        let page = page(&deal, who, &words, Language::En, Extra::default());
        let hand = page.split("id=\"hand\"").nth(1).and_then(|rest| rest.split("</section>").next());
        hand.expect("a hand").matches("data-move").count()
    };
    assert_eq!((hand(ME), hand(YOU), hand(Observer::Spectator)), (5, 5, 0));
}

#[test]
fn every_card_that_gives_no_answer_says_why() {
    let words = words(Language::En);
    for deal in stages().into_iter().filter(|deal| deal.table.stage() == Stage::Playing) {
        for who in [ME, Observer::Spectator] {
            let page = page(&deal, who, &words, Language::En, Extra::default());
            for place in ["market", "tableau", "held"] {
                let section = page.split(&format!("id=\"{place}\"")).nth(1).expect("a place");
                assert!(
                    section.split('>').next().is_some_and(|tag| tag.contains("data-why=\"why-")),
                    "{place}"
                );
            }
            assert!(
                ["why-hand", "why-play", "why-market"]
                    .iter()
                    .all(|id| page.contains(&format!("id=\"{id}\"")))
            );
        }
    }
}

#[test]
fn the_form_says_which_seat_plays_which_nation() {
    let fields = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    };
    let read = |pairs: &[(&str, &str)]| web::new::read(&IMPERIUM, &fields(pairs));
    assert!(read(&[]).unwrap().setup.contains("nations=random sides=b"));
    let four = ["celts", "romans", "vikings", "greeks"];
    for seats in 2..=4 {
        // The form has a list for every seat there may be; those beyond the number of seats mean nothing.
        let count = seats.to_string();
        let mut chosen = vec![("seats", &*count), ("sides", "a"), ("nations", "")];
        chosen.extend(four.map(|nation| ("nations", nation)));
        let setup = read(&chosen).unwrap().setup;
        assert_eq!(setup, format!("seats={seats} nations={} sides=a", four[..seats].join(",")));
    }
    let twice = read(&[("nations", ""), ("nations", "celts"), ("nations", "celts")]).unwrap_err();
    assert_eq!(twice, [web::new::Fault { field: "nations".to_owned(), why: web::new::Why::Option }]);
}
