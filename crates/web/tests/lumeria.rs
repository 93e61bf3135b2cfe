//! The table page of Lumeria, drawn from real games.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use std::collections::{BTreeMap, BTreeSet};

use deal::{Deal, Extra, LUMERIA, read, unbracketed, values_of_list, visitor};
use kernel::{Language, Observer, Seat};
use lumeria::{Action, Stance, Step, View};
use table::{Command, Stage, Title};
use web::Notice;
use words::Words;

const ME: Observer = Observer::Seat(Seat::new(0));
const YOU: Observer = Observer::Seat(Seat::new(1));
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

fn page(deal: &Deal, who: Observer, words: &Words, language: Language, extra: Extra<'_>) -> String {
    let mut visitor = visitor("Hania", language);
    if who == Observer::Spectator {
        visitor.name = None;
    }
    deal.show(who, words, &visitor, extra, |page| web::table::page(page).into_string())
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
    let names: BTreeSet<&str> = PEOPLE.into_iter().chain(["Iskra", "Wicher"]).collect();
    let own = ["Hetman", "English", "Polski", "Čeština", "u", "h", "c"];
    let notice = Notice { bad: true, text: "⟦…⟧".to_owned(), rule: Some("lumeria.goal".to_owned()) };
    let cell = |word: &str| word.len() == 1 && ("a"..="e").contains(&word);
    for deal in stages() {
        for language in Language::ALL {
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
                        let known = hash || names.contains(word) || own.contains(&word) || cell(word);
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
                // Everything but what concerns the dice or nothing at all.
                let thing = !matches!(
                    action.parse(),
                    Ok(Action::Roll
                        | Action::Begin(_)
                        | Action::Fortify
                        | Action::Aim
                        | Action::Keep
                        | Action::Done
                        | Action::Pass)
                );
                assert!(!thing || on_things.contains(action), "{action} is attached to nothing");
            }
        }
    }
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
            let rolled = |key: &str| matches!(key, "event-struck" | "event-shot" | "event-rerolled");
            let rolled = story.iter().any(|(at, told)| *at == given && rolled(told.says.key));
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
    const EVIL: &str = "<script>alert(1)</script>\"'&";
    let mut deal = Deal::of(&LUMERIA, "", &[EVIL], 3).start(EVIL);
    deal.wish(EVIL, Command::Say { text: EVIL.to_owned() });
    deal.until(|table| table.play().is_some_and(|play| play.given().len() > 60));
    let page = page(&deal, ME, &words(Language::En), Language::En, Extra::default());
    assert!(page.contains("&lt;script&gt;alert(1)"));
    assert_eq!(page.matches("<script").count(), 1);
    assert!(!page.contains("\"'&\""));
}

#[test]
fn everybody_sees_the_same_battle() {
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
    for (setup, secret) in SETUPS.into_iter().zip(1..) {
        for language in Language::ALL {
            let words = words(language);
            let visitor = visitor("Hania", language);
            let mut deal = Deal::of(&LUMERIA, setup, &PEOPLE, secret).start("Hania");
            let regions = |deal: &Deal| -> BTreeMap<String, String> {
                deal.show(ME, &words, &visitor, Extra::default(), web::table::regions).into_iter().collect()
            };
            let mut before = regions(&deal);
            let (mut sizes, mut most) = (Vec::new(), 0);
            while deal.step() {
                let now = regions(&deal);
                let changed = now.iter().filter(|(id, html)| before.get(*id) != Some(html));
                let size: usize = changed.map(|(id, html)| id.len() + html.len() + 8).sum();
                // At the end of a round states, tokens, points and whole rows of units change at once.
                if now["tally"] == before["tally"] {
                    sizes.push(size);
                }
                most = most.max(size);
                before = now;
            }
            sizes.sort_unstable();
            let part = |hundredths: usize| sizes[(sizes.len() - 1) * hundredths / 100];
            let (median, nearly_all, all) = (part(50), part(99), part(100));
            println!(
                "{setup} {language:?}: {} answers, median {median}, 99 % {nearly_all}, most {all}, end of a round {most} bytes",
                sizes.len()
            );
            assert!(nearly_all <= LIMIT, "{setup} {language:?}: {nearly_all} bytes for an answer");
            assert!(most <= LIMIT + LIMIT / 2, "{setup} {language:?}: {most} bytes for the end of a round");
        }
    }
}

#[test]
fn all_languages_have_the_same_words() {
    let keys = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split(" =").next()).map(str::to_owned).collect()
    };
    let english = keys(include_str!("../words/lumeria.en.ftl"));
    assert_eq!(english, keys(include_str!("../words/lumeria.pl.ftl")));
    assert_eq!(english, keys(include_str!("../words/lumeria.cs.ftl")));
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
    use web::home::{Choice, Home, Listed, Resume};
    use web::new::New;
    use web::replay::{Replay, Review, See};
    use web::rules::Rules;
    let games: &[&'static dyn Title] = &[&deal::ETHNOS, &LUMERIA];
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
    let fields = [("factions", ""), ("factions", "greeks"), ("factions", "greeks")];
    let fields = fields.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let faults = web::new::read(&LUMERIA, &fields).expect_err("a faction cannot fight itself");
    let new = New { visitor, words, notice: None, title: &LUMERIA, games, fields: &[], faults: &[] };
    let rules = Rules { visitor, words, notice: None, title: &LUMERIA, query: "", rule: None };
    let home = Home {
        visitor,
        words,
        notice: None,
        games,
        choice: Choice { game: "lumeria", seats: 2, level: table::Level::Casual },
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
        game: "lumeria",
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
        ("rule", web::rules::page(&Rules { rule: Some("lumeria.god.token"), ..rules })),
        ("replay", replay(See::Open)),
        ("replay-seat", replay(See::Seat(Seat::new(1)))),
        ("review", web::replay::review(&review)),
    ];
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}

fn played() -> Deal {
    let mut deal = Deal::of(&LUMERIA, SETUPS[0], &PEOPLE, 6).start("Hania");
    deal.until(|_| false);
    deal
}

#[test]
fn other_pages_say_only_what_the_word_files_and_the_rulebook_say() {
    let deal = played();
    let own = ["Hetman", "English", "Polski", "Čeština", "Hania", "Jiří"];
    for language in Language::ALL {
        let rulebook = LUMERIA.rulebook(language).to_lowercase();
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
    for rule in LUMERIA.paragraphs() {
        assert!(page("rules").contains(&format!("id=\"{}\"", rule.0)), "{}", rule.0);
        assert!(page("rules").contains(&format!("href=\"/rules/lumeria/{}\"", rule.0)), "{}", rule.0);
    }
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
    // Whoever leaves it to the lot does not mean what the lists happen to show.
    let lot = [("factions", "random"), ("factions", "slavs"), ("factions", "vikings")];
    assert!(read(&lot).unwrap().setup.contains("factions=random"));
    let wrong = read(&[("factions", ""), ("factions", "slavs"), ("factions", "slavs")]).unwrap_err();
    assert_eq!(wrong, [web::new::Fault { field: "factions".to_owned(), why: web::new::Why::Option }]);
}
