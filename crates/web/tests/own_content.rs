//! Content of one's own is called by its own names on the pages.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use deal::pages::{ME, page};
use deal::{Deal, Extra, IMPERIUM, LUMERIA, visitor};
use imperium::{View, bots_fingerprint, prefer_bots};
use kernel::Language;
use lumeria::Edition;
use web::new::New;

#[test]
fn a_scenario_of_ones_own_is_called_by_its_name() {
    let standard = include_str!("../../lumeria/content/standard.txt");
    let own = standard.replace(
        "scenario camps ?\n  target 10 ?\n  rounds 40 ?\n  score camps 2 ?\n",
        "scenario moor\n  called The <Moor>\n  target 7\n  rounds 9\n  score defeated 1\n",
    );
    assert_ne!(own, standard);
    Edition::prefer(&own).unwrap();
    let (words, visitor) = (web::words(Language::En, Some(&LUMERIA)), visitor("Hania", Language::En));
    let new = New {
        visitor: &visitor,
        words: &words,
        notice: None,
        title: &LUMERIA,
        games: &[],
        fields: &[],
        faults: &[],
    };
    let page = web::new::page(&new).into_string();
    assert!(page.contains("The &lt;Moor&gt;<"), "{page}");
    assert!(!page.contains("{option-scenario") && !page.contains("The &lt;Moor&gt;°"), "it is not ours");
    let list = (web::card_pages("lumeria").unwrap().all)(&visitor, &words, &[]).into_string();
    assert!(list.contains("The &lt;Moor&gt;") && list.contains("7 points win"));
}

/// Whatever tables the program prefers, a page shows the rows of the tables that its game is played by.
#[test]
fn the_rows_of_a_game_are_those_of_its_own_tables() {
    let standard = include_str!("../../imperium/content/bots.txt");
    let own =
        standard.replacen("barbarian fame: gain 1 population;", "barbarian fame: gain 7 population;", 1);
    // A card that is buried is seldom seen otherwise.
    let own = own.replacen(
        "barbarian region: discard 1; exile-market -> play",
        "barbarian region: discard 1 -> deck-bottom",
        1,
    );
    assert_ne!(own, standard);
    prefer_bots(&own).unwrap();
    let words = web::words(Language::En, Some(&IMPERIUM));
    let rows = |tables: &str| {
        let setup = format!("seats=1 nations=persians bot=carthaginians{tables}");
        let deal = Deal::of(&IMPERIUM, &setup, &["Hania"], 1).start("Hania");
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        page.split_once("id=\"bot-rows\"").expect("the table of the bot").1.to_owned()
    };
    for (tables, population) in
        [(" tables=standard", 1), ("", 7), (&*format!(" tables={}", bots_fingerprint()), 1)]
    {
        let first = format!("fame suit</b>: The bot gains {population} population");
        assert!(rows(tables).contains(&first), "{tables}");
    }
    let mut deal =
        Deal::of(&IMPERIUM, "seats=1 nations=persians bot=carthaginians", &["Hania"], 1).start("Hania");
    let mut buried = 0;
    while deal.step() {
        let view: View = deal.view(ME).expect("a game of Imperium");
        let bottom = view.bot.filter(|_| view.ranks.is_none()).map_or(Vec::new(), |bot| bot.bottom);
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        let told = page.split_once("At the bottom, in this order:").map(|(_, rest)| rest);
        assert_eq!(told.is_some(), !bottom.is_empty());
        for card in &bottom {
            assert!(told.is_some_and(|told| told.contains(&format!("href=\"/cards/imperium/{card}\""))));
            buried += 1;
        }
    }
    assert!(buried > 0);
}
