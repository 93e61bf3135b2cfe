//! What holds for the pages of every game.

use std::collections::BTreeSet;

use kernel::{Language, Observer, Seat};
use table::{Command, Stage, Title};
use web::Notice;
use web::home::{Choice, Home, Listed, Resume};
use web::new::New;
use web::replay::{Replay, Review, See};
use web::rules::Rules;
use web::table::GameData;
use words::Words;

use super::{Deal, Extra, read, unbracketed, values_of_list, visitor};

pub const ME: Observer = Observer::Seat(Seat::new(0));
/// The only scripts that pages have.
const SCRIPT: &str = "<script type=\"module\" src=\"/static/";

pub const YOU: Observer = Observer::Seat(Seat::new(1));

/// The page of a table.
pub fn page(deal: &Deal, who: Observer, words: &Words, language: Language, extra: Extra<'_>) -> String {
    let mut visitor = visitor("Hania", language);
    if who == Observer::Spectator {
        visitor.name = None;
    }
    deal.show(who, words, &visitor, extra, |page| web::table::page(page).into_string())
}

/// The values of an attribute, given with what stands before them.
fn values<'a>(page: &'a str, before: &str) -> impl Iterator<Item = &'a str> {
    page.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

/// A page has nothing the content policy forbids, ids are unique, and what refers to one finds it.
pub fn keeps_the_policy(name: &str, page: &str) {
    assert!(!page.contains(" style=") && !page.contains("data:") && !page.contains("<style"), "{name}");
    assert_eq!(page.matches("<script").count(), page.matches(SCRIPT).count(), "{name}: an inline script");
    let mut ids = BTreeSet::new();
    for id in values(page, " id=\"") {
        assert!(ids.insert(id), "{name}: the id {id} is not unique");
    }
    for before in ["href=\"#", "aria-labelledby=\"", "aria-describedby=\"", " form=\"", "data-why=\""] {
        for target in values(page, before) {
            assert!(ids.contains(target), "{name}: {before}{target} leads nowhere");
        }
    }
}

/// A page without the texts that the server fills in and does not send with updates.
fn unfilled(page: &str) -> String {
    let mut pieces = page.split("data-t=\"");
    let mut left = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (tag, rest) = piece.split_once('>').expect("every tag ends");
        let rest = rest.split_once("</span></span>").expect("every text ends").1;
        left.extend(["data-t=\"", tag, "></span>", rest]);
    }
    left
}

fn two_sit(deal: &Deal) -> bool {
    deal.table.chairs().len() > 1
}

/// The live parts of each table stand in its page as they are sent.
pub fn regions_stand_in_the_page(deals: &[Deal], words: &Words) {
    let visitor = visitor("Hania", Language::En);
    for deal in deals {
        // With one chair there is one seat.
        for who in [ME, YOU, Observer::Spectator].into_iter().filter(|who| *who != YOU || two_sit(deal)) {
            let (page, regions) = deal.show(who, words, &visitor, Extra::default(), |page| {
                (unfilled(&web::table::page(page).into_string()), web::table::regions(page))
            });
            for (id, html) in regions {
                assert!(html.contains(&format!("id=\"{id}\"")), "{id} has its id");
                assert!(page.contains(&html), "{id} stands in the page");
            }
        }
    }
}

/// The list has every answer, things that can be clicked give no other, and each answer that concerns a thing is
/// attached to one.
pub fn answers_are_attached(deals: &[Deal], words: &Words, concerns: impl Fn(&Deal, &str) -> bool) {
    for deal in deals {
        for (seat, who) in
            [(Seat::new(0), ME), (Seat::new(1), YOU)].into_iter().take(deal.table.chairs().len())
        {
            let asks = deal.table.asks(seat).filter(|_| deal.table.stage() == Stage::Playing);
            let legal: BTreeSet<String> = asks
                .map_or(BTreeSet::new(), |asks| asks.answers.into_iter().map(|(action, _)| action).collect());
            let page = page(deal, who, words, Language::En, Extra::default());
            assert_eq!(values_of_list(&page), legal);
            let buttons = page.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
            let on_things: BTreeSet<&str> = buttons
                .filter(|tag| tag.contains("name=\"action\"") && tag.contains(" can\""))
                .filter_map(|tag| values(tag, "value=\"").next())
                .collect();
            assert!(on_things.iter().all(|action| legal.contains(*action)), "{on_things:?} of {legal:?}");
            for action in &legal {
                let attached = !concerns(deal, action) || on_things.contains(&**action);
                assert!(attached, "{action} is attached to nothing");
            }
        }
    }
}

/// What people call themselves and say is never more than text.
pub fn hostile_names_stay_text(title: &'static dyn Title, setup: &str, words: &Words) {
    const EVIL: &str = "<script>alert(1)</script>\"'&";
    let mut deal = Deal::of(title, setup, &[EVIL], 3).start(EVIL);
    deal.wish(EVIL, Command::Say { text: EVIL.to_owned() });
    deal.until(|table| table.play().is_some_and(|play| play.given().len() > 60));
    let visitor = visitor(EVIL, Language::En);
    let page = deal.show(ME, words, &visitor, Extra::default(), |page| web::table::page(page).into_string());
    assert!(page.contains("&lt;script&gt;alert(1)"));
    assert_eq!(page.matches("<script").count(), page.matches(SCRIPT).count());
    assert!(!page.contains("\"'&\""));
}

/// Whether a text is a part of the rulebook, as the words that are explained at the table are.
pub fn retold(title: &dyn Title, language: Language, text: &str) -> bool {
    title.rulebook(language).contains(&text.trim().replace("&quot;", "\""))
}

/// A bracketed page says nothing that is in no word file, but for what is known otherwise.
pub fn says_only(name: &str, page: &str, known: impl Fn(&str, &str) -> bool) {
    const OWN: [&str; 4] = ["Hetman", "English", "Polski", "Čeština"];
    for text in read(page) {
        assert!(!text.contains('{'), "{name}: a key or a variable is left over in '{text}'");
        // The secret of a game.
        if text.len() == 64 && text.chars().all(|c| c.is_ascii_hexdigit()) {
            continue;
        }
        let left = unbracketed(&text).replace("&quot;", "\"");
        for word in left.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()) {
            assert!(OWN.contains(&word) || known(&text, word), "{name}: '{word}' of '{text}'");
        }
    }
}

/// The pages of tables say nothing that is in no word file, but for what the rulebook retells and what is known otherwise.
pub fn tables_say_only(title: &'static dyn Title, deals: &[Deal], rule: &str, known: impl Fn(&str) -> bool) {
    // Names of people and bots, and keys.
    const NAMES: [&str; 10] = ["Hania", "Jiří", "Zoë", "Ola", "Iskra", "Wicher", "Burza", "u", "h", "c"];
    let notice = Notice { bad: true, text: "⟦…⟧".to_owned(), rule: Some(rule.to_owned()) };
    for language in Language::ALL {
        let rulebook = title.rulebook(language);
        let words = web::words(language, Some(title)).bracketed();
        for deal in deals {
            // Before the game the rulebook names the options.
            let gathering = deal.table.stage() == Stage::Gathering;
            for who in [ME, YOU, Observer::Spectator] {
                let extra = Extra { watchers: 2, notice: Some(&notice), hint: who == ME };
                says_only(language.code(), &page(deal, who, &words, language, extra), |text, word| {
                    NAMES.contains(&word)
                        || known(word)
                        || gathering && rulebook.contains(word)
                        || retold(title, language, text)
                });
            }
        }
    }
}

/// The pages of tables have nothing the content policy forbids, and every reference has a target.
pub fn tables_keep_the_policy(deals: &[Deal], words: &Words) {
    for deal in deals {
        for who in [ME, YOU, Observer::Spectator] {
            keeps_the_policy("table", &page(deal, who, words, Language::En, Extra::default()));
        }
    }
}

/// Pages beside the table's, bracketed: they say what word files and the rulebook say.
pub fn say_only_the_rulebook(title: &dyn Title, language: Language, pages: Vec<(&'static str, String)>) {
    let rulebook = title.rulebook(language).to_lowercase();
    for (name, page) in pages {
        says_only(&format!("{name} in {language:?}"), &page, |_, word| {
            ["Hania", "Jiří"].contains(&word) || rulebook.contains(&word.to_lowercase())
        });
    }
}

/// Every paragraph of the rules has an address.
pub fn paragraphs_have_addresses(title: &dyn Title, rules: &str) {
    for rule in title.paragraphs() {
        assert!(rules.contains(&format!("id=\"{}\"", rule.0)), "{}", rule.0);
        let address = format!("href=\"/rules/{}/{}\"", title.name(), rule.0);
        assert!(rules.contains(&address), "{}", rule.0);
    }
}

/// Word files have the same keys.
pub fn same_keys(files: [&str; Language::ALL.len()]) {
    let keys = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split(" =").next()).map(str::to_owned).collect()
    };
    let [english, others @ ..] = files.map(keys);
    for other in others {
        assert_eq!(english, other);
    }
}

/// Every page but the table's on which a game is seen, drawn from one that was played. The fields are wrong, and the
/// rule has a page of its own.
pub fn elsewhere(
    title: &'static dyn Title,
    deal: &Deal,
    words: &Words,
    language: Language,
    fields: &[(&str, &str)],
    rule: &str,
) -> Vec<(&'static str, String)> {
    let games: &[&'static dyn Title] = &[&super::ETHNOS, title];
    let visitor = &visitor("Hania", language);
    let play = deal.table.play().expect("a game was played");
    let (table_view, of) = (deal.table.view(ME, deal.now), play.given().len());
    let (names, story, curve) = (web::table::names(&table_view), play.story(ME), play.outlooks());
    let then = play.at(of / 2);
    let listed =
        Listed { progress: web::home::progress(words, &*then.view(ME)), ..Listed::of("k", &table_view, 0) };
    assert!(listed.progress.is_some());
    let (says, picture) = web::home::glimpse(words, &*then.view(ME), &names);
    assert!(picture.is_some());
    let fields: Vec<(String, String)> =
        fields.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let faults = web::new::read(title, &fields).expect_err("the fields are wrong");
    let new = New { visitor, words, notice: None, title, games, fields: &[], faults: &[] };
    let rules = Rules { visitor, words, notice: None, title, query: "", rule: None };
    let home = Home {
        visitor,
        words,
        notice: None,
        games,
        choice: Choice { game: title.name(), seats: 2, level: table::Level::Casual },
        resume: Some(Resume { table: &listed, says, left: None, picture }),
        yours: std::slice::from_ref(&listed),
        public: &[],
        counts: (0, 0),
        unknown: &["ethnos", "lumeria", "imperium", "runewars"],
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
            table: &table_view,
            names: &names,
            see,
            may: &[See::Open, See::Seat(Seat::new(0)), See::Spectator],
            at: of / 2,
            of,
            game: &GameData::of_view(then.view(see.observer())),
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
        game: title.name(),
        names: &names,
        curve: &curve,
        grades: &play.at(of.min(60)).grades(0, &mut || true).0,
        own: None,
        story: &story,
        played: 0,
    };
    let pages = [
        ("home", web::home::page(&home)),
        ("new", web::new::page(&new)),
        ("new-wrong", web::new::page(&New { fields: &fields, faults: &faults, ..new })),
        ("rules", web::rules::page(&rules)),
        ("rule", web::rules::page(&Rules { rule: Some(rule), ..rules })),
        ("replay", replay(See::Open)),
        ("replay-seat", replay(See::Seat(Seat::new(1)))),
        ("review", web::replay::review(&review)),
    ];
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}
