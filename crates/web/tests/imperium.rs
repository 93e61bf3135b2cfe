//! The table page of Imperium and the list of its cards, drawn from real games.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use std::collections::BTreeSet;

use deal::pages::{
    self, ME, YOU, answers_are_attached, hostile_names_stay_text, keeps_the_policy, page,
    paragraphs_have_addresses, regions_stand_in_the_page, same_keys, say_only_the_rulebook,
    tables_keep_the_policy, tables_say_only,
};
use deal::{Deal, Extra, IMPERIUM, Update, part, updates, visitor};
use imperium::{Action, Card, Over, View};
use kernel::{Language, Observer, Phrase, Seat};
use table::{Stage, Title};
use web::cards::Search;
use words::Words;

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

#[test]
fn every_word_of_every_page_comes_from_the_word_files() {
    tables_say_only(&IMPERIUM, &stages(), "imperium.goal", |_| false);
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
        matches!(
            action.parse(),
            Ok(Action::Play(_) | Action::Exhaust(..) | Action::Pick(..) | Action::Suit(_))
        )
    });
}

#[test]
fn hostile_names_and_talk_stay_text() {
    hostile_names_stay_text(&IMPERIUM, "", &words(Language::En));
}

/// What lies on a card of the market is said in words, on the card and in its name.
#[test]
fn what_comes_with_a_card_of_the_market_is_said() {
    let words = words(Language::En);
    let mut seen = 0;
    for deal in stages() {
        let Some(view): Option<View> = deal.view(ME) else { continue };
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        for (at, slot) in view.market.iter().enumerate() {
            let Some(slot) = slot else { continue };
            let drawn = page.split_once(&format!("id=\"slot-{at}\"")).expect("a place").1;
            let drawn = drawn.split_once("</li>").expect("its end").0;
            let full = slot.unrest || slot.tokens.iter().any(|&count| count > 0);
            assert_eq!(
                drawn.contains("<p class=\"comes\" aria-hidden=\"true\">comes with "),
                full,
                "{drawn}"
            );
            assert_eq!(drawn.matches("comes with ").count(), if full { 2 } else { 0 }, "{drawn}");
            assert!(!slot.unrest || drawn.contains("unrest</p>"), "{drawn}");
            seen += usize::from(full);
        }
    }
    assert!(seen > 10);
}

#[test]
fn an_update_is_small() {
    // At the end points are explained and all cards are shown.
    const LIMIT: usize = 12 * 1024;
    const END: usize = 13 * 1024;
    let (mut largest, mut last) = (0, 0);
    for (game, secret) in [(0, 1), (1, 2), (2, 3)] {
        for language in [Language::En, Language::Pl] {
            let updates = updates(dealt(game, secret), &words(language), language);
            let (median, nearly_all) = (part(&updates, 50), part(&updates, 99));
            let most = updates.last().expect("a game has answers");
            println!(
                "{} {language:?}: {} answers, median {median}, 99 % {nearly_all}, most {most:?}",
                SETUPS[game],
                updates.len()
            );
            let (ends, ordinary): (Vec<_>, Vec<_>) =
                updates.iter().partition(|update| update.changes("scoring"));
            let most = |updates: &[&Update]| updates.iter().map(|update| update.bytes).max().unwrap_or(0);
            (largest, last) = (largest.max(most(&ordinary)), last.max(most(&ends)));
        }
    }
    assert!(largest <= LIMIT, "{largest} bytes for an answer");
    assert!(last <= END, "{last} bytes for the end");
}

#[test]
fn all_languages_have_the_same_words() {
    same_keys([
        include_str!("../words/imperium.en.ftl"),
        include_str!("../words/imperium.pl.ftl"),
        include_str!("../words/imperium.cs.ftl"),
    ]);
}

/// Every page but the table's on which the game is seen, drawn from a game that was played.
fn elsewhere(deal: &Deal, words: &Words, language: Language) -> Vec<(&'static str, String)> {
    let twice = [("nations", ""), ("nations", "greeks"), ("nations", "greeks")];
    let mut pages = pages::elsewhere(&IMPERIUM, deal, words, language, &twice, "imperium.turn.action");
    let visitor = &visitor("Hania", language);
    let one = |name| web::cards::one(visitor, words, name).expect("there is such a card");
    let cards = [
        ("cards", web::cards::page(visitor, words, &Search::default())),
        ("cards-none", web::cards::page(visitor, words, &search(&[("q", "xyzzy")]))),
        ("card", one("city")),
        ("nations", one("nations")),
        ("nation", one("nation-arthurians")),
        ("card-king", one("king-of-kings-a")),
    ];
    pages.extend(cards.map(|(name, page)| (name, page.into_string())));
    pages
}

fn played() -> Deal {
    let mut deal = dealt(0, 6);
    deal.until(|_| false);
    deal
}

#[test]
fn other_pages_say_only_what_the_word_files_and_the_rulebook_say() {
    let deal = played();
    for language in Language::ALL {
        let pages = elsewhere(&deal, &words(language).bracketed(), language);
        say_only_the_rulebook(&IMPERIUM, language, pages);
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
    paragraphs_have_addresses(&IMPERIUM, page("rules"));
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
    of("box", "legends", &|card| {
        let origins = card.origins();
        origins.is_empty() || origins.iter().any(|origin| origin.set == "legends")
    });
    // The King of Kings belongs to all.
    assert!(found(&[("set", "common")]).contains(&"king-of-kings-a".to_owned()));
    let few = found(&[("seats", "2"), ("set", "common")]);
    assert!(!few.contains(&"standing-army".to_owned()) && few.contains(&"elders".to_owned()));
    assert_eq!(found(&[("suit", "nonsense"), ("seats", "9")]).len(), Card::all().count());
    assert_eq!(
        cards(Language::Pl, &[("q", "podporzadkuj hold")]).len(),
        cards(Language::Pl, &[("q", "podporządkuj hołd")]).len()
    );
}

#[test]
fn cards_are_found_in_other_forms_and_by_their_english_names() {
    let found = |language, text| cards(language, &[("q", text)]);
    for (language, text, card) in [
        (Language::Pl, "Moneylenders", "moneylenders"),
        (Language::Cs, "standing army", "standing-army"),
        (Language::Pl, "lichwiarzy", "moneylenders"),
        (Language::Cs, "lichvářů", "moneylenders"),
        (Language::Pl, "króla królów", "king-of-kings-a"),
    ] {
        assert!(found(language, text).contains(&card.to_owned()), "{text}: {:?}", found(language, text));
    }
    assert_eq!(found(Language::Pl, "xyzzy"), Vec::<String>::new());
    assert_eq!(found(Language::Pl, "Moneylenders"), ["moneylenders"]);
}

/// Two sides of a card, and two cards of one name, are told apart.
#[test]
fn cards_of_one_name_are_told_apart() {
    for language in Language::ALL {
        let words = words(language);
        let visitor = visitor("Hania", language);
        let heads: Vec<String> = Card::all()
            .map(|card| {
                let page = web::cards::one(&visitor, &words, card.name()).expect("a page").into_string();
                let head = page.split("<h1>").nth(1).and_then(|rest| rest.split("</h1>").next());
                head.expect("a heading").to_owned()
            })
            .collect();
        for pair in
            [["celts-a", "celts-b"], ["king-of-kings-a", "king-of-kings-b"], ["nomads", "nomads-barbarian"]]
        {
            let head = |name: &str| &heads[Card::all().position(|card| card.name() == name).expect("a card")];
            assert_ne!(head(pair[0]), head(pair[1]));
            assert!(pair[0] == "nomads" || head(pair[0]).ends_with(" A") && head(pair[1]).ends_with(" B"));
        }
    }
}

/// A nation is told before it is chosen: both sides of its power, its beginning and its cards.
#[test]
fn every_nation_has_a_page() {
    for language in Language::ALL {
        let words = words(language);
        let visitor = visitor("Hania", language);
        let all = web::cards::one(&visitor, &words, "nations").expect("a page").into_string();
        for nation in imperium::nations() {
            assert!(all.contains(&format!("href=\"/cards/imperium/nation-{nation}\"")), "{nation}");
            let page = web::cards::one(&visitor, &words, &format!("nation-{nation}"));
            let page = page.expect("every nation has one").into_string();
            let own = |card: &Card| {
                let origins = card.origins();
                origins.iter().any(|origin| origin.nation == Some(nation) && origin.place != "pile")
            };
            for card in Card::all().filter(own) {
                let name = words.text(&format!("card-{card}"));
                assert!(page.contains(&maud::html! { (name) }.into_string()), "{nation}: {card}");
                assert!(
                    card.face().power || page.contains(&format!("href=\"/cards/imperium/{card}\"")),
                    "{nation}: {card}"
                );
            }
        }
        assert!(web::cards::one(&visitor, &words, "nation-huns").is_none());
    }
}

/// The choice of common cards belongs to that of the boxes, and the title names neither box.
#[test]
fn the_common_cards_are_chosen_with_the_boxes() {
    let pages = elsewhere(&played(), &words(Language::En), Language::En);
    let new = &pages.iter().find(|(name, _)| *name == "new").expect("the form").1;
    let (before, after) = new.split_once("class=\"more-commons\"").expect("the choice");
    assert!(before.contains("name=\"box\"") && after.contains("name=\"commons\""));
    assert!(!before.contains("name=\"commons\"") && !new.contains("Imperium: Classics"));
    assert!(new.contains("href=\"/cards/imperium/nations\""));
    assert!(new.contains("href=\"/rules/imperium/imperium.solo.missing\""), "what is not offered alone");
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
            assert!(page.contains(&format!("<h1>{}", maud::html! { (name) }.into_string())), "{card}");
            let fixed = matches!(card.face().points, imperium::Worth::Fixed(_));
            for (lasts, line) in imperium::lines(card, &|phrase| words.say(phrase)) {
                if fixed && lasts == imperium::Lasts::Points {
                    continue; // They stand on the card as a number.
                }
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
        let cards = page.split("id=\"account-cards\"").nth(1).and_then(|rest| rest.split("</table>").next());
        let cards = cards.expect("every card");
        for name in &PEOPLE[..game + 2] {
            assert!(cards.contains(&format!("<span>{name}</span>")), "{name}");
        }
        for worth in view.accounts.iter().flatten().flatten() {
            if let Some((card, _)) = worth.card {
                assert!(cards.contains(&format!("href=\"/cards/imperium/{card}\"")), "{card}");
            }
        }
        let ranks = view.ranks.as_ref().expect("ranks at the end");
        let points = |rank: u8| ranks.iter().find(|(own, _)| *own == rank).map(|(_, points)| *points);
        if let (Some(won), Some(next)) = (points(1), points(2)) {
            assert!(page.contains(&format!("<p>{} points ahead of ", won - next)), "{won}, {next}");
        }
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
            let say = |phrase: &Phrase| words.say(phrase);
            let (card, class) = match action.parse() {
                Ok(Action::Play(card)) => (card, "once"),
                Ok(Action::Exhaust(card, _)) => (card, "spend"),
                _ => continue,
            };
            let button = page.split(&format!("<button name=\"action\" value=\"{action}\"")).nth(1);
            let button = button.and_then(|rest| rest.split("</button>").next()).expect("a button");
            assert!(button.contains(&format!("<small><span class=\"{class}\" data-t=\"{card}\">")));
            for line in imperium::effects_of(card, &say) {
                assert!(button.contains(&maud::html! { (line) }.into_string()), "{action}: {line}");
            }
            told += 1;
        }
    }
    assert!(told > 10, "only {told} cards");
}

/// The text in each place for one, by card.
fn places(html: &str) -> Vec<(&str, &str)> {
    html.split("data-t=\"")
        .skip(1)
        .map(|rest| {
            let (card, rest) = rest.split_once('"').expect("an attribute ends");
            let text = rest.split_once('>').expect("a tag ends").1;
            (card, text.split("</span></span>").next().unwrap_or_default())
        })
        .collect()
}

/// Market, hand and all cards in play say on the page what they do.
#[test]
fn every_card_on_the_table_carries_its_text() {
    let words = words(Language::Pl);
    let say = |phrase: &Phrase| words.say(phrase);
    let mut seen = 0;
    for deal in stages() {
        let Some(view): Option<View> = deal.view(ME) else { continue };
        let page = page(&deal, ME, &words, Language::Pl, Extra::default());
        let places = places(&page);
        let own = view.seats[0].known.iter().copied();
        let market = view.market.iter().flatten().map(|slot| slot.card);
        let play =
            view.seats.iter().flat_map(|side| side.play.iter().map(|played| played.card).chain([side.power]));
        for card in own.chain(market).chain(play) {
            let name = card.to_string();
            let text = places.iter().find(|(place, _)| *place == name).expect("a place").1;
            for (lasts, line) in imperium::lines(card, &say) {
                if lasts != imperium::Lasts::Points {
                    assert!(text.contains(&maud::html! { (line) }.into_string()), "{card}: {line}");
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 1_000, "{seen} lines");
}

/// Updates carry no text of a card, and the page has the texts of all that may come, whatever box is played.
#[test]
fn the_texts_of_all_cards_that_may_come_are_sent_once() {
    let words = words(Language::En);
    let visitor = visitor("Hania", Language::En);
    let boxes =
        ["seats=2 box=legends", "seats=2 box=both commons=legends", "seats=2 box=both nations=qin,celts"];
    for setup in SETUPS.iter().chain(&boxes) {
        let people: usize = setup["seats=".len()..][..1].parse().expect("a number of seats");
        let mut deal = Deal::of(&IMPERIUM, setup, &PEOPLE[..people], 3).start("Hania");
        let first = page(&deal, ME, &words, Language::En, Extra::default());
        let sent: BTreeSet<&str> =
            first.split("data-text=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let mut come = BTreeSet::new();
        while deal.step() {
            for (_, html) in deal.show(ME, &words, &visitor, Extra::default(), web::table::regions) {
                for (card, text) in places(&html) {
                    assert!(text.starts_with("</span>"), "{card}: {text}");
                    come.insert(card.to_owned());
                }
            }
        }
        let missing: Vec<&String> = come.iter().filter(|card| !sent.contains(&***card)).collect();
        assert!(missing.is_empty(), "{setup}: {missing:?}");
        assert!(come.len() > 30, "{setup}: {}", come.len());
    }
}

/// A turn that ends with actions and cards to play is ended by choosing it twice.
#[test]
fn ending_a_turn_with_actions_left_is_warned_of() {
    let words = words(Language::En);
    let (mut warned, mut not) = (0, 0);
    for deal in stages() {
        let Some(asks) = deal.table.asks(Seat::new(0)) else { continue };
        let turn = asks.question.rule == imperium::rule::TURN_CHOICE;
        let Some(view): Option<View> = deal.view(ME) else { continue };
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        let plays = |(action, _): &(String, Phrase)| matches!(action.parse(), Ok(Action::Play(card)) if !Card::face(card).free);
        let wasted = turn && view.seats[0].actions > 0 && asks.answers.iter().any(plays);
        assert_eq!(page.matches(" data-warning=\"").count(), usize::from(wasted));
        assert_eq!(page.contains("class=\"warn\""), wasted);
        *(if wasted { &mut warned } else { &mut not }) += 1;
    }
    assert!(warned > 0 && not > 0, "{warned}, {not}");
}

/// What others have stands in their panels: state, tokens, actions, piles, and the cards in play.
#[test]
fn the_panels_of_the_others_show_what_they_have() {
    let words = words(Language::En);
    let deal = stages().pop().expect("a stage");
    let view: View = deal.view(ME).expect("a game");
    let page = page(&deal, ME, &words, Language::En, Extra::default());
    for (seat, side) in view.seats.iter().enumerate().skip(1) {
        let panel = page.split(&format!("id=\"who-{seat}\"")).nth(1).expect("a panel");
        let panel = panel.split("</li>").next().expect("its end");
        let state = if side.empire { "Empire" } else { "Barbarian" };
        assert!(panel.contains(&format!("{state}</span>")), "{state}");
        for (at, number) in side.tokens.map(usize::from).into_iter().chain([side.actions.into()]).enumerate()
        {
            let id = format!("id=\"n{seat}-{at}\"");
            let shown = panel.split(&id).nth(1).and_then(|rest| rest.split(['>', '<']).nth(1));
            assert_eq!(shown, Some(&*number.to_string()), "{id}");
        }
        for pile in ["deck", "discard", "history", "national", "developments"] {
            assert!(panel.contains(&format!("id=\"{pile}-{seat}-count\"")), "{pile}");
        }
        for card in side.play.iter().map(|played| played.card).chain([side.power]) {
            assert!(panel.contains(&format!("data-move=\"{card}\"")), "{card}");
        }
    }
}

#[test]
fn a_spectator_sees_no_hand() {
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
    assert_eq!(twice, [web::new::Fault { field: "nations".to_owned(), why: web::new::FieldError::Option }]);
}
