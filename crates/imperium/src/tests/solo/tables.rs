//! The tables of the nations, the rulings about them, and how they are read.

use super::*;
use crate::deal::deal;

/// The rows of a nation in both states: how many are known, and the signs of those that are ours.
fn sources(nation: &str) -> (usize, Vec<&'static str>) {
    let at = content().nations.iter().position(|known| known.name == nation).unwrap();
    let rows = crate::bot::standard().bots[at].rows.iter().flatten();
    let ours = |row: &&crate::bot::Row| row.from == ::content::Provenance::Ours;
    (rows.clone().filter(|row| !ours(row)).count(), rows.filter(ours).map(|row| row.sign.key()).collect())
}

/// One icon of the table of Carthage is ruled; of the Arthurians the words are known and the icons are not.
#[test]
fn s8_1_the_table_of_carthage_is_known() {
    let (known, ours) = sources("carthaginians");
    assert_eq!((known, ours), (15, vec!["sign-empire"]));
    let (known, ours) = sources("arthurians");
    assert!(known > 0 && ours.len() == 8, "{known} {ours:?}");
}

#[test]
fn s8_2_the_other_tables_of_classics_are_known_in_part() {
    for nation in ["celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"] {
        let (known, ours) = sources(nation);
        assert!(known > 1 && ours.len() > 3, "{nation}: {known} {ours:?}");
    }
}

/// No row of theirs was found: what is added to the first half of Glory, which all known tables share, is ours, too.
#[test]
fn s8_3_seven_tables_are_ours() {
    for nation in ["atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians"] {
        assert_eq!(sources(nation).0, 0, "{nation}");
    }
    // Of the other nations Glory is known of six tables only.
    let glory = crate::bot::Sign::Card(card("glory"));
    let mut known = Vec::new();
    for (nation, bot) in content().nations.iter().zip(&crate::bot::standard().bots) {
        for (empire, rows) in [false, true].into_iter().zip(&bot.rows) {
            let published = |row: &&crate::bot::Row| row.from == ::content::Provenance::Published;
            known.extend(
                rows.iter().filter(published).filter(|row| row.sign == glory).map(|_| (nation.name, empire)),
            );
        }
    }
    let (barbarian, empire) = (false, true);
    let expected = [
        ("carthaginians", barbarian),
        ("carthaginians", empire),
        ("celts", barbarian),
        ("greeks", empire),
        ("romans", empire),
        ("vikings", barbarian),
    ];
    assert_eq!(known, expected);
}

/// A row for a card that the bot does not begin with is dead: Atlanteans have a Prosperity of their own.
#[test]
fn every_card_that_a_row_names_is_one_of_its_nation() {
    let mut table = Table::solo("box=legends nations=qin bot=atlanteans");
    table.bot_play("thule hesperides").slots("atlantean-prosperity").roll(6);
    assert_eq!(table.bot_tokens(), [2, 1, 0]);
    assert_eq!(table.in_bot_discard(), "atlantean-prosperity");
}

#[test]
fn s8_4_one_table_for_nations_that_keep_their_state_and_two_for_others() {
    for (nation, bot) in content().nations.iter().zip(&crate::bot::standard().bots) {
        let tables = [!bot.rows[0].is_empty(), !bot.rows[1].is_empty()];
        let expected = match nation.name {
            "vikings" | "arthurians" => [true, false],
            "atlanteans" => [false, true],
            _ => [true, true],
        };
        assert_eq!(tables, expected, "{}", nation.name);
    }
}

/// Each table is given every card that may come into a slot: one of its rows is used, and none above the first that fits.
#[test]
fn s8_4_every_card_has_a_row_in_every_table() {
    let mut tables = 0;
    for (nation, bot) in content().nations.iter().zip(&crate::bot::standard().bots) {
        let player = if nation.name == "romans" { "celts" } else { "romans" };
        let setup = format!("box=both commons=legends nations={player} bot={}", nation.name);
        for empire in [false, true].into_iter().filter(|&empire| !bot.rows[usize::from(empire)].is_empty()) {
            tables += 1;
            let there = |card: &Card| {
                let face = card.face();
                deal().copies(*card) > 0 && !face.power && !face.suits[5]
            };
            let mut table = Table::solo(&setup);
            for card in Card::all().filter(there) {
                table.state = Table::solo(&setup).state;
                table.bot().empire = empire;
                let told = table.slots(card.name()).roll(6);
                let used = told.iter().find_map(|event| match event {
                    BotEvent::Row { card: of, row, .. } if *of == card => Some(usize::from(*row)),
                    BotEvent::Idle { card: of } if *of == card => Some(usize::MAX),
                    _ => None,
                });
                let rows = &bot.rows[usize::from(empire)];
                let first = rows.iter().position(|row| row.fits(card, table.bot().accession_card()));
                assert!(used.is_some() && used >= first, "{} {empire} {}", nation.name, card.name());
            }
        }
    }
    assert_eq!(tables, 29);
}

#[test]
fn s8_5_vikings_end_the_game_with_their_last_card() {
    let mut table = Table::solo("nations=persians bot=vikings");
    assert_eq!((table.bot().nation_deck.len(), table.bot().developments.len()), (13, 0));
    table.bot().nation_deck = Cards::NONE;
    table.bot().top = Stack::EMPTY;
    table.bot_discard("elders corruption gambling port education diplomacy leadership").roll(6);
    assert_eq!(table.state.last_round, 2);
}

#[test]
fn s8_5_a19_arthurians_have_quests_of_their_own() {
    let mut table = Table::solo("box=legends nations=qin bot=arthurians");
    let starts = &content().nations.iter().find(|nation| nation.name == "arthurians").unwrap().starts;
    let cards = starts.iter().filter(|start| start.place == Place::Nation).count();
    assert_eq!((table.bot().quests.len(), table.bot().dynasty_len() as usize), (5, cards + 1));
    table.slots("graal").roll(6);
    assert_eq!(table.state.last_round, 2, "the Graal ends the game");
    // The Graal is gained when no other quest is left; without any, that half cannot be done.
    let gains = |quests: &str| {
        let mut table = Table::solo("box=legends nations=qin bot=arthurians");
        table.bot().quests = Cards::NONE;
        list(quests).for_each(|card| table.bot().quests.add(card));
        table.bot_discard("bedwyr").slots("morigena").roll(6);
        table.in_slots()
    };
    assert!(gains("graal excalibur").starts_with("unrest excalibur"));
    assert!(gains("graal").starts_with("unrest graal"));
    assert!(gains("").starts_with("unrest prosperity"));
}

#[test]
fn s8_5_atlanteans_are_an_empire_with_developments_alone() {
    let mut table = Table::solo("box=legends nations=qin bot=atlanteans");
    assert!(table.bot().empire);
    assert_eq!((table.bot().nation_deck.len(), table.bot().developments.len()), (0, 10));
}

#[test]
fn s8_5_utopians_travel() {
    let mut table = Table::solo("box=legends nations=qin bot=utopians");
    assert_eq!(table.bot().dynasty_len(), 0);
    let renew = |table: &mut Table| {
        table.bot().top = Stack::EMPTY;
        table.bot().discard = List::EMPTY;
        table.bot().slots = [None; 6];
        table.bot().bags = [Cards::NONE; 2];
        table.bot_discard("elders corruption education plain diplomacy leadership").roll(6)
    };
    let pile = table.state.pile;
    table.bot_has(0, 0, 4);
    let told = renew(&mut table);
    assert!(told.contains(&BotEvent::Shuffled { cards: 7 }), "unrest is shuffled in");
    assert_eq!((table.bot().journey, table.state.pile), (0, pile - 1), "4 progress is too little");
    table.bot_has(0, 0, 11);
    renew(&mut table);
    assert_eq!((table.bot().journey, table.bot().empire, table.bot_tokens()[2]), (1, false, 6));
    renew(&mut table);
    assert_eq!((table.bot().journey, table.bot().empire), (2, true), "the gates make an empire");
    table.bot_has(0, 24, 5);
    renew(&mut table);
    assert_eq!((table.bot().journey, table.state.last_round), (3, 0));
    renew(&mut table);
    assert_ne!(table.state.last_round, 0, "Shangri-la with 24 population");
}

#[test]
fn a10_a_region_without_a_pin_goes_into_play() {
    let unpinned = Card::all().find(|card| card.face().suits[2] && !card.face().pinned).unwrap();
    let mut table = Table::solo("box=legends nations=qin bot=atlanteans");
    table.slots(unpinned.name()).roll(6);
    assert_eq!(table.in_bot_play(), unpinned.name());
}

#[test]
fn a11_the_order_of_rows_decides_between_signs() {
    let mut table = Table::solo("nations=persians bot=romans");
    let told = table.slots("cataphract").roll(6);
    assert_eq!(rows(&told), ["sign-attack"]);
}

#[test]
fn a14_a15_a16_the_empire_of_carthage() {
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.slots("hegemony").roll(6);
    assert!(table.in_slots().starts_with("unrest corruption"), "acquires a civilised card");
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.slots("elephants").roll(6);
    assert_eq!(table.bot_top(), "assyrians", "the attack breaks through for a tributary");
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.hand(0, "advance conquer elders").bot_play("jungle mountain").slots("glory").roll(6);
    assert_eq!(table.offered(), "0: pick hand conquer 0; pick hand advance 0");
}

#[test]
fn a18_cards_of_the_player_count_as_ever() {
    let points = |setup: &str, hand: &str, exile: &str| {
        let mut table = Table::solo(setup);
        let without = table.points(0);
        table.exile(exile).hand(0, hand).points(0) - without
    };
    let persians = "nations=persians bot=carthaginians";
    assert_eq!(points(persians, "unrest unrest unrest", ""), -6);
    let among = |tributary: &str| points(persians, &format!("{tributary} unrest unrest unrest"), "");
    assert_eq!(among("sumerians") - among("hittites"), 4, "two unrest are forgiven");
    // Monastery: one for every four cards in exile, also those that the bot has exiled.
    let utopians = "box=legends nations=utopians bot=qin";
    assert_eq!(points(utopians, "monastery", "plain advance glory"), 0);
    assert_eq!(points(utopians, "monastery", "plain advance glory prosperity"), 1);
}

#[test]
fn a22_with_too_few_cards_slots_stay_empty() {
    let mut table = Table::carthage();
    let bot = table.bot();
    (bot.nation_deck, bot.developments, bot.accession) = (Cards::NONE, Cards::NONE, NONE);
    bot.top = Stack::EMPTY;
    table.bot_discard("elders corruption").roll(6);
    assert_eq!(table.in_slots(), "? ? - - -");
    assert!(!table.roll(6).is_empty());
}

#[test]
fn a23_population_becomes_as_much_progress() {
    let mut table = Table::solo("nations=persians bot=romans");
    table.bot_has(0, 4, 0).slots("caravans").roll(6);
    assert_eq!(table.bot_tokens(), [0, 0, 4]);
}

/// All that is offered is the nation of the bot and its level.
#[test]
fn a24_practice_and_campaign_are_not_offered() {
    let solo = <Imperium as kernel::Spoken>::offers().into_iter().map(|offer| offer.key);
    let solo: Vec<&str> =
        solo.filter(|key| !["seats", "box", "commons", "nations", "sides", "choice"].contains(key)).collect();
    assert_eq!(solo, ["bot", "difficulty"]);
}

/// A table that an owner of the booklet gives is read like ours, and a mistake is refused with its line.
#[test]
fn tables_are_read_and_mistakes_are_refused() {
    let lines = include_str!("../../../content/bots.txt").lines().filter(|line| !line.starts_with('#'));
    let ours = &lines.collect::<Vec<_>>().join("\n");
    assert!(crate::bot::read(ours).is_ok());
    let wrong = |from: &str, to: &str| {
        assert!(ours.contains(from), "{from}");
        crate::bot::read(&ours.replacen(from, to, 1)).unwrap_err().to_string()
    };
    let ends = |text: String, end: &str| assert!(text.starts_with("line ") && text.ends_with(end), "{text}");
    ends(
        wrong("bot celts", "bot huns"),
        "scythians, vikings, arthurians, atlanteans, egyptians, mauryans, minoans, olmecs, qin, utopians",
    );
    ends(wrong("bot celts", "bot greeks"), "greeks is told twice");
    ends(
        wrong("adds 2 materials", "adds 2 gold"),
        "'gold' is not a token; there are: materials, population, progress",
    );
    ends(wrong("-> play", "-> table"), "discard, history, play, exile, deck-bottom");
    ends(wrong("fame: gain 1 progress", "fame: eat 1 progress"), "the bot cannot 'eat 1 progress'");
    ends(wrong("you recall region", "you recall army"), "you cannot 'recall army'");
    ends(wrong("pay 3 population =>", "pay much =>"), "'pay much' is not a condition");
    ends(wrong("barbarian tributary:", "barbarian sorcery:"), "'sorcery' is neither a sign nor a card");
    ends(wrong("steal 1 progress", "steal 0 progress"), "'0' is not a number from 1 to 20");
    ends(
        wrong("pinned: gain 1 population -> history", "pinned: gain 1 population -> play"),
        "only regions go into play",
    );
    ends(
        wrong("empire atlantean-prosperity:", "empire prosperity:"),
        "atlanteans do not begin with prosperity, so this row would never be used",
    );
}
