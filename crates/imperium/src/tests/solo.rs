//! The solo game. Tests whose names begin with `s` and a number show one statement of the procedure each, those with
//! `a` and a number one ruling. Seat 0 plays Persians against Carthaginians unless a test says otherwise.

use super::*;
use crate::bot::{Back, Bot, Goal, Level, Stack, value};
use crate::content::Place;
use crate::event::{BotEvent, Cause, Event};
use crate::run::Run;
use crate::{Setup, rule};

impl Table {
    /// A solo game with an empty bot but for its dynasty deck, and plain cards in its deck.
    fn solo(text: &str) -> Table {
        let mut table = Table::new(&format!("seats=1 {text}"));
        let bot = table.bot();
        (bot.bags, bot.top, bot.slots) = ([Cards::NONE; 2], Stack::EMPTY, [None; 6]);
        bot.tokens = [0; 3];
        for _ in 0..9 {
            bot.stack(Back::Card(card("prosperity").first()));
        }
        table
    }

    fn carthage() -> Table {
        Table::solo("nations=persians bot=carthaginians")
    }

    fn bot(&mut self) -> &mut Bot {
        self.state.rival.0.as_mut().unwrap()
    }

    /// Cards in its first slots; a dash leaves one empty.
    fn slots(&mut self, names: &str) -> &mut Table {
        for (at, name) in names.split_whitespace().enumerate() {
            self.bot().slots[at] = (name != "-").then(|| Back::Card(card(name).first()));
        }
        self
    }

    fn bot_play(&mut self, names: &str) -> &mut Table {
        list(names).for_each(|card| self.bot().play.push(card));
        self
    }

    fn bot_discard(&mut self, names: &str) -> &mut Table {
        list(names).for_each(|card| self.bot().discard.push(card));
        self
    }

    fn bot_has(&mut self, materials: u16, population: u16, progress: u16) -> &mut Table {
        self.bot().tokens = [materials, population, progress];
        self
    }

    /// The turn of the bot with this roll, until the player is asked or the next round begins.
    fn roll(&mut self, die: u8) -> Vec<BotEvent> {
        let mut told: Vec<kernel::Told<Event>> = Vec::new();
        let mut run = Run {
            state: &mut self.state,
            luck: &mut self.luck,
            tell: &mut told,
            trace: kernel::Trace::Nothing,
            by: Seat::new(0),
        };
        run.begin_bot_turn();
        run.bot().turn.die = die;
        run.go();
        let bot =
            |told: kernel::Told<Event>| if let Event::Bot(event) = told.event { Some(event) } else { None };
        told.into_iter().filter_map(bot).collect()
    }

    fn bot_tokens(&self) -> [u16; 3] {
        self.state.rival.0.unwrap().tokens
    }

    /// Known cards of its deck from the top, until the plain ones come.
    fn bot_top(&self) -> String {
        let names = self.state.rival.0.unwrap().top.iter().rev().map(|back| match back {
            Back::Card(bit) => Card::of(bit).name(),
            Back::Bag(_) => "?",
            Back::Pool(4) => "fame?",
            Back::Pool(_) => "market?",
        });
        names.take_while(|name| *name != "prosperity").collect::<Vec<_>>().join(" ")
    }

    /// What its slots hold.
    fn in_slots(&self) -> String {
        let name = |slot: Option<Back>| match slot {
            None => "-",
            Some(Back::Card(bit)) => Card::of(bit).name(),
            Some(Back::Bag(_)) => "?",
            Some(Back::Pool(_)) => "unseen",
        };
        let bot = self.state.rival.0.unwrap();
        bot.slots[..bot.level.slots()].iter().map(|&slot| name(slot)).collect::<Vec<_>>().join(" ")
    }

    fn in_bot_discard(&self) -> String {
        self.state.rival.0.unwrap().discard.iter().map(Card::name).collect::<Vec<_>>().join(" ")
    }

    fn in_bot_history(&self) -> String {
        Table::names(self.state.rival.0.unwrap().history.iter())
    }

    fn in_bot_play(&self) -> String {
        self.state.rival.0.unwrap().play.iter().map(Card::name).collect::<Vec<_>>().join(" ")
    }
}

/// The signs of the rows that were used.
fn rows(told: &[BotEvent]) -> Vec<&'static str> {
    let row = |event: &BotEvent| if let BotEvent::Row { sign, .. } = event { Some(*sign) } else { None };
    told.iter().filter_map(row).collect()
}

fn error(text: &str) -> String {
    text.parse::<Setup>().unwrap_err().to_string()
}

#[test]
fn s1_1_two_nations_and_the_selection_for_two() {
    let table = Table::carthage();
    assert_eq!((table.state.seats(), table.state.players()), (1, 2));
    let start = |text: &str| Imperium::start(&text.parse().unwrap(), &mut Fast::new(3), &mut Silence);
    let (solo, two) = (start("seats=1 nations=persians bot=romans"), start("nations=persians,romans"));
    std::mem::forget(enter(solo.cards));
    assert_eq!(solo.decks.map(|n| n + 1), [6; 3], "a card of each lies in the market");
    assert_eq!((solo.fame, solo.main_len()), (two.fame, two.main_len()));
    assert_eq!(
        solo.pools.map(|pool| pool.len()).iter().sum::<u32>(),
        two.pools.map(|pool| pool.len()).iter().sum()
    );
    assert_eq!(error("seats=1 nations=romans bot=romans"), "bot: romans is the nation of the player");
    for seed in 0..40 {
        let solo = Imperium::start(&"seats=1".parse().unwrap(), &mut Fast::new(seed), &mut Silence);
        assert_ne!(solo.sides[0].nation, solo.rival.0.unwrap().nation);
    }
}

#[test]
fn s1_2_a_tributary_named_like_a_nation_is_replaced() {
    for seed in 0..20 {
        let setup = "seats=1 box=both commons=classics nations=romans bot=egyptians".parse().unwrap();
        let state = Imperium::start(&setup, &mut Fast::new(seed), &mut Silence);
        std::mem::forget(enter(state.cards));
        let shown = state.market.iter().any(|slot| slot.card() == Some(card("egyptians")));
        assert!(!state.pools[3].has(card("egyptians")) && !shown);
    }
}

#[test]
fn s1_3_places_of_the_market_are_numbered_from_the_main_deck() {
    for (die, slot) in [(1, 3), (2, 4), (3, 2), (4, 0), (5, 1)] {
        let mut table = Table::solo("nations=persians bot=romans");
        table.roll(die);
        assert_eq!(table.state.market[slot].tokens, [0, 0, 1], "{die}");
    }
}

#[test]
fn s1_4_power_and_cards_that_start_in_play_are_not_used() {
    let table = Table::solo("box=legends nations=qin bot=arthurians");
    let bot = table.state.rival.0.unwrap();
    assert!(bot.play.is_empty() && !bot.owned().any(|owned| owned == Ok(card("king-arthurs-court"))));
    assert!(!bot.owned().any(|owned| owned == Ok(card("arthurians-b"))));
}

#[test]
fn s1_5_the_bot_begins_with_the_deck_of_its_nation() {
    let setup = "seats=1 nations=persians bot=carthaginians".parse().unwrap();
    let state = Imperium::start(&setup, &mut Fast::new(1), &mut Silence);
    std::mem::forget(enter(state.cards));
    let bot = state.rival.0.unwrap();
    let deck = Table::names(bot.bags[0].iter());
    assert!(deck.starts_with("advance balearic-islands carthaginian-traders conquer dido"), "{deck}");
    assert_eq!((bot.bags[0].len(), bot.deck_len(), bot.unrest()), (10, 5, 2));
    let setup = "seats=1 box=legends nations=qin bot=olmecs".parse().unwrap();
    let olmecs = Imperium::start(&setup, &mut Fast::new(1), &mut Silence);
    let setup = "seats=1 box=legends nations=qin bot=minoans".parse().unwrap();
    let minoans = Imperium::start(&setup, &mut Fast::new(1), &mut Silence);
    let pile = |state: &State| state.pile + state.market.iter().filter(|slot| slot.unrest).count() as u8;
    assert_eq!(pile(&olmecs), pile(&minoans) + 1, "the nation brings unrest");
}

#[test]
fn s1_6_a1_nation_cards_then_accession_then_developments_by_value() {
    let mut table = Table::carthage();
    let mut order = Vec::new();
    let mut run = Run {
        state: &mut table.state,
        luck: &mut table.luck,
        tell: &mut Silence,
        trace: kernel::Trace::Nothing,
        by: Seat::new(0),
    };
    while run.bot().dynasty_len() > 0 {
        run.dynasty();
        order.extend(run.bot().discard.pop());
    }
    let (nation, rest) = order.split_at(5);
    assert_eq!(Table::names(nation.iter().copied()), "advance berbers caravans iberia prosperity");
    assert_eq!(rest[0], card("city-of-carthage"));
    let values: Vec<i32> = rest[1..].iter().map(|&card| value(card)).collect();
    assert_eq!(values, [2, 2, 2, 4, 4, 5]);
}

#[test]
fn s1_7_levels() {
    for (level, slots, tokens, per) in [
        ("chieftain", 4, [0; 3], 10),
        ("warlord", 4, [0; 3], 10),
        ("imperator", 5, [0; 3], 10),
        ("sovereign", 5, [3, 2, 1], 5),
        ("overlord", 6, [3, 2, 1], 5),
        ("supreme-ruler", 6, [3, 2, 1], 5),
    ] {
        let setup = format!("seats=1 level={level}").parse().unwrap();
        let bot = Imperium::start(&setup, &mut Fast::new(1), &mut Silence).rival.0.unwrap();
        assert_eq!(bot.slots.iter().flatten().count(), slots, "{level}");
        assert_eq!((bot.tokens, bot.level.per_point()), (tokens, per), "{level}");
    }
    assert_eq!("seats=1".parse::<Setup>(), "seats=1 level=imperator bot=random".parse());
    assert_eq!("level=overlord bot=celts".parse::<Setup>(), "".parse(), "with two seats there is no bot");
    assert_eq!(
        error("seats=1 level=god"),
        "level=god: choose one of imperator, chieftain, warlord, sovereign, overlord, supreme-ruler"
    );
}

#[test]
fn s1_8_a_round_is_the_turn_of_the_player_then_of_the_bot_then_the_solstice() {
    let mut table = Table::carthage();
    table.slots("glory").deck(0, "glory prosperity advance conquer zagros");
    assert_eq!(table.state.turn, Seat::new(0));
    table.say("done; pick market elders 0; done");
    assert_eq!(table.state.round, 2);
    assert_ne!(table.state.rival.0.unwrap().turn.die, 0, "the bot had its turn");
}

#[test]
fn s2_1_the_card_in_the_slot_of_the_roll_is_skipped() {
    let mut table = Table::carthage();
    table.slots("glory berbers berbers");
    let told = table.roll(2);
    let up = told.iter().filter(|event| matches!(event, BotEvent::TurnedUp { .. })).count();
    assert_eq!(up, 2);
    // A number without a slot skips nothing.
    let mut table = Table::carthage();
    table.slots("glory berbers berbers");
    let told = table.roll(6);
    assert_eq!(rows(&told).len(), 3);
}

#[test]
fn s2_2_slots_are_resolved_one_after_the_other() {
    let mut table = Table::carthage();
    table.bot_has(0, 0, 0).slots("caravans - carthaginian-traders");
    // The first gives the materials that the third pays for an uncivilised or civilised card.
    let told = table.roll(6);
    assert_eq!(rows(&told), ["sign-pinned", "sign-barbarian"]);
    assert_eq!(table.bot_tokens(), [0, 1, 0]);
    assert_eq!(table.bot_top(), "", "the slots were filled from the deck");
    assert!(table.in_slots().starts_with("unrest corruption prosperity"), "{}", table.in_slots());
}

#[test]
fn s2_3_a_resolved_card_goes_where_its_row_says() {
    let mut table = Table::carthage();
    table.slots("berbers balearic-islands caravans glory").roll(6);
    assert_eq!(table.in_bot_play(), "balearic-islands");
    assert_eq!(table.in_bot_history(), "caravans");
    assert!(table.in_bot_discard().contains("berbers") && table.in_bot_discard().contains("glory"));
}

#[test]
fn s2_4_what_goes_on_the_deck_does_not_touch_slots_before_they_are_filled() {
    let mut table = Table::carthage();
    table.slots("glory dido-queen-of-carthage").bot_has(0, 0, 0).roll(6);
    assert_eq!(table.in_slots().split(' ').next(), Some("forest"), "glory broke through for a region");
}

#[test]
fn s3_1_a_token_goes_on_the_card_of_the_roll() {
    let mut table = Table::carthage();
    table.roll(1);
    assert_eq!(table.state.market[3].tokens, [2, 0, 0], "Carthaginians put materials there");
    let mut table = Table::solo("box=legends nations=minoans bot=qin");
    table.roll(1);
    assert_eq!(table.state.market[3].tokens, [0, 1, 0], "Qin put population there");
    table.roll(6);
    assert_eq!(table.state.market.iter().map(|slot| slot.tokens.iter().sum::<u8>()).sum::<u8>(), 1);
}

#[test]
fn s3_2_a2_the_skipped_card_goes_to_the_first_slot() {
    let mut table = Table::carthage();
    table.slots("caravans caravans glory").roll(3);
    assert!(table.in_slots().starts_with("glory prosperity"), "{}", table.in_slots());
    table.roll(1);
    assert!(table.in_slots().starts_with("glory prosperity"), "{}", table.in_slots());
}

#[test]
fn s3_3_empty_slots_are_filled() {
    let mut table = Table::carthage();
    table.roll(6);
    assert_eq!(table.in_slots(), "prosperity prosperity prosperity prosperity prosperity");
    assert_eq!(table.bot().deck_len(), 4);
}

#[test]
fn s3_4_an_empty_deck_brings_a_dynasty_card_and_is_renewed() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.bot_discard("elders corruption gambling port education diplomacy leadership");
    let before = table.bot().dynasty_len();
    let told = table.roll(6);
    assert_eq!(table.bot().dynasty_len(), before - 1);
    assert!(told.contains(&BotEvent::Shuffled { cards: 8 }), "{told:?}");
    assert_eq!((table.in_slots(), table.bot().deck_len()), ("? ? ? ? ?".to_owned(), 3));
    // While cards are resolved an empty deck stays empty.
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.slots("berbers");
    let told = table.roll(6);
    let resolved = told.iter().position(|event| matches!(event, BotEvent::Placed { .. }));
    let renewed = told.iter().position(|event| matches!(event, BotEvent::Dynasty { .. }));
    assert!(resolved < renewed);
}

#[test]
fn s3_4_the_accession_card_makes_an_empire() {
    let mut table = Table::carthage();
    table.bot().nation_deck = Cards::NONE;
    table.bot().top = Stack::EMPTY;
    table.bot_discard("elders corruption gambling port education diplomacy leadership").roll(6);
    assert!(table.bot().empire);
    let mut table = Table::solo("nations=persians bot=vikings");
    table.bot().nation_deck = Cards::NONE;
    table.bot().top = Stack::EMPTY;
    table.bot_discard("elders corruption gambling port education diplomacy leadership").roll(6);
    assert!(!table.bot().empire, "Vikings stay barbarians");
}

#[test]
fn s3_5_a_warlord_loses_the_top_card_of_its_deck() {
    let mut table = Table::solo("nations=persians bot=carthaginians level=warlord");
    table.roll(6);
    assert_eq!((table.bot().deck_len(), table.in_bot_discard()), (4, "prosperity".to_owned()));
    // There is no renewal for it.
    table.bot().top = Stack::EMPTY;
    table.bot().slots = [Some(Back::Card(card("berbers").first())); 6];
    let dynasty = table.bot().dynasty_len();
    table.bot().slots[1..].fill(None);
    table.bot().discard = List::EMPTY;
    for _ in 0..4 {
        table.bot().stack(Back::Card(card("prosperity").first()));
    }
    table.roll(1);
    assert_eq!((table.bot().deck_len(), table.bot().dynasty_len()), (0, dynasty), "one was left, and went");
}

#[test]
fn s4_1_only_face_down_cards_are_hidden() {
    use crate::view::BackView;
    let setup = "seats=1 nations=persians bot=carthaginians".parse().unwrap();
    let state = Imperium::start(&setup, &mut Fast::new(1), &mut Silence);
    let view = Imperium::view(&state, kernel::Observer::Seat(Seat::new(0)));
    let bot = view.bot.unwrap();
    assert!(bot.slots.iter().all(|slot| *slot == Some(BackView::Deck)));
    assert_eq!((bot.face_down.len(), bot.dynasty), (10, 12));
}

#[test]
fn s4_2_newest_first() {
    let mut table = Table::carthage();
    table.bot_play("jungle mountain coast").slots("glory").bot_has(0, 0, 0).roll(6);
    assert!(table.in_bot_discard().starts_with("coast mountain jungle"), "{}", table.in_bot_discard());
}

#[test]
fn s4_3_progress_pays_for_nothing_else() {
    let mut table = Table::carthage();
    table.bot_has(0, 0, 9).slots("dido-queen-of-carthage").roll(6);
    assert_eq!((table.bot_tokens(), table.in_bot_history().as_str()), ([1, 1, 9], "dido-queen-of-carthage"));
}

#[test]
fn s5_1_unrest_goes_back_first_of_all() {
    let mut table = Table::carthage();
    let pile = table.state.pile;
    let told = table.slots("unrest").roll(6);
    assert_eq!((rows(&told).len(), table.state.pile), (0, pile + 1));
    assert!(!table.in_bot_discard().contains("unrest"));
}

#[test]
fn s5_2_the_first_row_with_a_sign_of_the_card() {
    let mut table = Table::carthage();
    // Caravans are pinned, Iberia is a pinned region: the row for regions comes first.
    let told = table.slots("caravans iberia").roll(6);
    assert_eq!(rows(&told), ["sign-pinned", "sign-region"]);
}

#[test]
fn s5_3_everything_that_can_be_done_and_prices_in_full() {
    let mut table = Table::carthage();
    // Two population are no three: the next alternative is taken.
    table.bot_has(2, 2, 0).slots("dido-queen-of-carthage").roll(6);
    assert_eq!(table.bot_tokens(), [0, 2, 0]);
    // An exile that cannot be done leaves the rest of the row.
    let mut table = Table::carthage();
    (0..5).for_each(|at| table.state.market[at].tokens = [1, 0, 0]);
    table.slots("iberia").roll(6);
    assert_eq!((table.in_bot_play().as_str(), table.in_exile().as_str()), ("iberia", ""));
}

#[test]
fn s5_4_a_row_of_which_nothing_can_be_done_is_passed_over() {
    let mut table = Table::solo("nations=persians bot=greeks");
    table.market(0, "jungle", [0; 3]).market(1, "mountain", [0; 3]).market(3, "coast", [0; 3]);
    // Without an uncivilised card in the market and without population the row for Advance does nothing.
    let told = table.slots("advance").roll(6);
    assert_eq!(rows(&told), ["sign-other"]);
    assert!(told.iter().any(|event| matches!(event, BotEvent::Row { passed: 1, .. })));
    // A card that only moves on is a deed, too.
    let mut table = Table::carthage();
    table.bot().empire = true;
    let told = table.slots("great").roll(6);
    assert_eq!((rows(&told), table.in_bot_history().as_str()), (vec!["sign-fame"], "great"));
}

#[test]
fn s5_5_a4_a20_what_is_printed_for_you_is_done_by_the_player_who_chooses() {
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.play(0, "jungle mountain").slots("onager").roll(6);
    assert_eq!(table.offered(), "0: pick play jungle 0; pick play mountain 0");
    table.say("pick play mountain 0");
    assert_eq!((table.in_play(0).as_str(), table.in_discard(0).as_str()), ("jungle", "mountain"));
    assert_eq!(table.offered(), "0: yes; done", "you may draw a card");
    table.say("done");
    assert_eq!(table.state.round, 2);
}

#[test]
fn s5_5_a4_whatever_avoids_attacks_avoids_all_of_that_row() {
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.deck(0, "glory").play(0, "wilderness jungle").slots("onager caravans").roll(6);
    table.say("yes");
    // Neither harm nor gain; what the bot does for itself is done.
    assert_eq!((table.in_play(0).as_str(), table.in_hand(0).as_str()), ("jungle", "wilderness"));
    assert_eq!(table.state.round, 2, "no question follows");
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.play(0, "standing-army jungle").slots("onager").roll(6);
    assert_eq!(
        (table.in_play(0).as_str(), table.state.round),
        ("jungle standing-army", 2),
        "the bot does not pay"
    );
}

#[test]
fn s5_6_only_cards_in_slots_call_rows() {
    let mut table = Table::carthage();
    table.bot_discard("berbers").slots("berbers");
    let told = table.roll(6);
    assert_eq!(rows(&told).len(), 1, "three cards were discarded and none of them resolved");
}

#[test]
fn s6_1_a9_the_card_with_the_most_points_and_tokens() {
    let acquires = |table: &mut Table| {
        table.bot_has(2, 0, 0).slots("dido-queen-of-carthage").roll(6);
        let slots = table.in_slots();
        slots.split(' ').find(|name| *name != "unrest").unwrap_or_default().to_owned()
    };
    let mut table = Table::carthage();
    assert_eq!(acquires(table.market(0, "elders", [0; 3]).market(1, "corruption", [0; 3])), "corruption");
    let mut table = Table::carthage();
    assert_eq!(acquires(table.market(0, "elders", [1, 1, 0]).market(1, "corruption", [0; 3])), "elders");
    // Equal sums: more tokens; then the lower number, which is that of the uncivilised place.
    let mut table = Table::carthage();
    assert_eq!(acquires(table.market(0, "elders", [1, 0, 0]).market(1, "corruption", [0; 3])), "elders");
    let mut table = Table::carthage();
    assert_eq!(acquires(table.market(0, "education", [0; 3]).market(1, "corruption", [0; 3])), "education");
}

#[test]
fn s6_2_an_acquired_card_brings_tokens_and_unrest() {
    let mut table = Table::carthage();
    table.market(1, "corruption", [0, 0, 3]).bot_has(2, 0, 0).slots("dido-queen-of-carthage");
    let pile = table.state.pile;
    table.roll(6);
    assert!(table.in_slots().starts_with("unrest corruption"), "{}", table.in_slots());
    assert_eq!(table.bot_tokens(), [0, 0, 3]);
    assert!(table.state.pile <= pile, "it came from under the card");
    // Broken through for, it leaves the unrest.
    let mut table = Table::carthage();
    table.bot_has(0, 3, 0).slots("dido-queen-of-carthage").roll(6);
    assert!(table.in_slots().starts_with("assyrians prosperity"), "{}", table.in_slots());
}

#[test]
fn s6_3_a5_breaking_through_without_such_a_card() {
    let no_regions = |table: &mut Table| {
        table.market(2, "elders", [0; 3]).market(4, "elders", [0; 3]);
    };
    let mut table = Table::carthage();
    no_regions(&mut table);
    let left = table.state.decks[2];
    table.slots("glory").roll(6);
    assert_eq!((table.in_slots().starts_with("unseen"), table.state.decks[2]), (true, left - 1));
    // Without the small deck the main deck is searched.
    let mut table = Table::carthage();
    no_regions(&mut table);
    table.state.decks[2] = 0;
    table.state.main[2] = table.state.pools[2].len() as u8;
    table.slots("glory").roll(6);
    let found: Card = table.in_slots().split(' ').next().unwrap().parse().unwrap();
    assert!(crate::bot::is_region(found));
    // Without any region there is progress.
    let mut table = Table::carthage();
    no_regions(&mut table);
    (table.state.decks[2], table.state.main[2], table.state.pools[2]) = (0, 0, Cards::NONE);
    table.slots("glory").roll(6);
    assert_eq!(table.bot_tokens(), [0, 0, 2]);
}

#[test]
fn s6_4_acquiring_looks_at_the_market_alone() {
    let mut table = Table::carthage();
    (0..5).for_each(|at| {
        table.market(at, "assyrians", [0; 3]);
    });
    // No materials, and no region in the market: two cards are discarded.
    let told = table.exile("jungle").slots("leadership").roll(6);
    assert_eq!(rows(&told)[0], "sign-other");
    assert_eq!((table.in_exile().as_str(), table.in_bot_play().as_str()), ("jungle", ""));
    assert!(table.in_bot_discard().starts_with("prosperity prosperity"));
}

#[test]
fn s6_5_the_lowest_card_without_tokens_is_exiled() {
    let mut table = Table::carthage();
    table.market(3, "assyrians", [1, 0, 0]);
    let pile = table.state.pile;
    table.slots("iberia").roll(6);
    assert_eq!(table.in_exile(), "forest");
    assert!(table.state.pile >= pile - 1);
}

#[test]
fn s6_6_fame_lies_face_down_on_the_deck() {
    let mut table = Table::carthage();
    let fame = table.state.fame;
    table.bot_play("jungle mountain coast").slots("glory").roll(6);
    assert_eq!((table.in_slots().starts_with("unseen"), table.state.fame), (true, fame - 1));
    // What the player knows to lie there is shown.
    let mut table = Table::carthage();
    table.fame("great").bot_play("jungle mountain coast").slots("glory").roll(6);
    assert!(table.in_slots().starts_with("great"));
}

#[test]
fn s6_6_a17_the_king_of_kings() {
    let mut table = Table::carthage();
    table.fame("").bot_play("jungle mountain coast").slots("glory").roll(6);
    assert_eq!((table.bot_tokens(), table.state.king_flipped), ([0, 0, 6], true));
    assert_eq!(table.state.last_round, 2);
    // It happens once: without the deed the row breaks through or is passed over.
    table.bot_play("jungle mountain coast").bot_has(0, 0, 0).slots("glory").roll(6);
    assert_eq!(table.bot_tokens(), [0, 0, 0]);
    // An empire gets less, and a dynasty card; which side is up does not matter.
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.state.king_flipped = true;
    let dynasty = table.bot().dynasty_len();
    table.fame("").bot_play("jungle mountain coast").slots("glory").roll(6);
    assert_eq!((table.bot_tokens(), table.bot().dynasty_len()), ([0, 0, 3], dynasty - 1));
}

#[test]
fn s6_7_three_regions_or_none() {
    let mut table = Table::carthage();
    table.bot_play("jungle mountain").slots("glory").roll(6);
    assert_eq!(table.in_bot_play(), "jungle mountain");
    let mut table = Table::solo("box=legends nations=qin bot=mauryans");
    table.bot().empire = true;
    table.bot_play("grand-trunk-road plain").slots("glory").roll(6);
    assert_eq!(table.in_bot_play(), "", "Grand Trunk Road counts as two");
}

#[test]
fn s6_8_discarding_stops_at_the_end_of_the_deck() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.bot().stack(Back::Card(card("advance").first()));
    let dynasty = table.bot().dynasty_len();
    let told = table.slots("berbers").roll(6);
    let placed = told.iter().filter(|event| matches!(event, BotEvent::Placed { to: Goal::Discard, .. }));
    assert_eq!(placed.count(), 2 + (dynasty - table.bot().dynasty_len()) as usize, "Advance and Berbers");
}

#[test]
fn s6_9_a12_a_row_that_brings_the_accession_card_turns_the_state_at_once() {
    let mut table = Table::solo("nations=persians bot=celts");
    table.bot().nation_deck = Cards::NONE;
    // Glory brings the dynasty card; the attack that follows is resolved by the table of the empire.
    let told = table.slots("glory invasion").roll(6);
    assert!(told.iter().any(|event| matches!(event, BotEvent::Row { empire: true, .. })));
}

#[test]
fn s6_10_returning_unrest_takes_it_from_the_discard_pile() {
    let mut table = Table::solo("nations=persians bot=celts");
    let pile = table.state.pile;
    table.bot_discard("unrest unrest").slots("prosperity").roll(6);
    assert_eq!((table.state.pile, table.in_bot_discard().matches("unrest").count()), (pile + 1, 1));
    let mut table = Table::solo("nations=persians bot=celts level=supreme-ruler");
    table.bot_discard("unrest").slots("prosperity unrest").roll(6);
    assert_eq!(table.bot_tokens(), [0, 0, 3], "one for the row, one for each unrest");
}

#[test]
fn s6_11_stealing_takes_what_is_there() {
    let mut table = Table::solo("nations=persians bot=celts");
    table.tokens(0, 5, 0, 0).slots("invasion").roll(6);
    assert_eq!((table.has(0), table.bot_tokens()), ([4, 0, 0], [1, 0, 0]));
}

#[test]
fn s6_12_a6_every_bot_has_a_history() {
    let mut table = Table::solo("nations=persians bot=vikings");
    table.slots("caravans great").roll(6);
    assert_eq!(table.in_bot_history(), "caravans great");
}

#[test]
fn s6_what_effects_of_the_player_do() {
    // Gains, also if it may; draws: the top card of its deck is discarded.
    let mut table = Table::carthage();
    table.hand(0, "corruption").empire(0).say("play corruption");
    assert_eq!((table.bot_tokens(), table.bot_top().as_str()), ([2, 0, 0], "unrest"));
    let mut table = Table::carthage();
    table.hand(0, "prosperity").deck(0, "glory glory").say("play prosperity; done");
    assert_eq!(table.in_bot_discard(), "prosperity");
    // An empty deck is not renewed for it.
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.hand(0, "prosperity").say("play prosperity");
    assert_eq!(table.in_bot_discard(), "");
    // Recalled to the top of the deck, abandoned to the discard pile: the newest.
    let mut table = Table::carthage();
    table.bot_play("jungle mountain").hand(0, "cataphract").empire(0).say("play cataphract; done");
    assert_eq!((table.in_bot_play().as_str(), table.in_bot_discard().as_str()), ("jungle", "mountain"));
    // Nothing if there is none.
    let mut table = Table::carthage();
    table.hand(0, "cataphract").empire(0).say("play cataphract; done");
    assert_eq!(table.in_bot_discard(), "");
}

#[test]
fn s6_a7_stealing_giving_and_copying() {
    // As much as it has; if that is too little it takes unrest.
    let mut table = Table::carthage();
    table.hand(0, "notorious").say("play notorious");
    assert_eq!((table.has(0), table.bot_top().as_str()), ([0; 3], "unrest"));
    let mut table = Table::carthage();
    table.bot_has(0, 0, 1).hand(0, "notorious").say("play notorious");
    assert_eq!((table.has(0), table.bot_tokens(), table.bot_top().as_str()), ([0, 0, 1], [0; 3], ""));
    // A given card goes on top of its deck; the player chooses.
    let mut table = Table::carthage();
    table.hand(0, "exports unrest glory").empire(0).say("play exports; pick hand unrest 0");
    assert_eq!((table.bot_top().as_str(), table.in_hand(0).as_str()), ("unrest", "glory"));
    assert_eq!(table.bot_tokens(), [2, 0, 0]);
    // Ambassador copies cards in the play of the bot.
    let mut table = Table::carthage();
    assert!(!table.play(0, "ambassador").may(0, "exhaust ambassador 0"));
    table.bot_play("jungle");
    assert!(!table.may(0, "exhaust ambassador 0"), "a region without such an effect");
    // Notorious counts all unrest of the bot.
    let mut table = Table::carthage();
    table.bot_discard("unrest unrest").hand(0, "notorious");
    assert_eq!(table.points(0) - 2, 0, "{}", table.points(0));
}

#[test]
fn s6_13_the_bot_never_avoids_an_attack() {
    let mut table = Table::carthage();
    table.bot_play("jungle wilderness").hand(0, "cataphract").empire(0).say("play cataphract; done");
    assert_eq!(table.in_bot_discard(), "wilderness");
}

#[test]
fn s6_14_charity_gives_the_bot_materials() {
    let mut table = Table::solo("box=legends nations=utopians bot=qin");
    table.hand(0, "charity").say("play charity");
    assert_eq!(table.bot_tokens(), [2, 0, 0]);
}

#[test]
fn s7_1_a8_the_worth_of_a_card_to_the_bot() {
    for (name, points) in
        [("great", 6), ("praiseworthy", 7), ("oracle", 5), ("unrest", -2), ("triumphant", 11), ("town", 2)]
    {
        assert_eq!(value(card(name)), points, "{name}");
    }
}

#[test]
fn s7_2_a3_an_empty_dynasty_deck_ends_the_game_at_once() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    let bot = table.bot();
    (bot.nation_deck, bot.developments, bot.accession) = (Cards::NONE, Cards::NONE, NONE);
    bot.developments.add(card("hegemony"));
    table.bot_discard("elders corruption gambling port education").roll(6);
    assert_eq!((table.state.last_round, table.state.over), (2, Over::No));
}

#[test]
fn a21_in_the_last_round_the_deck_is_only_shuffled() {
    let mut table = Table::carthage();
    let bot = table.bot();
    (bot.nation_deck, bot.developments, bot.accession) = (Cards::NONE, Cards::NONE, NONE);
    table.bot().top = Stack::EMPTY;
    let told = table.bot_discard("elders corruption gambling port education diplomacy").roll(6);
    assert!(told.contains(&BotEvent::Shuffled { cards: 6 }));
    assert_eq!(table.state.last_round, 0);
}

#[test]
fn s7_3_points_of_the_bot() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.bot_has(7, 5, 3).bot_discard("great unrest").bot_play("jungle").slots("armenians");
    let points = |table: &mut Table| table.bot().points(|_, _| {});
    assert_eq!(points(&mut table), 3 + 1 + 6 - 2 + 1 + 3);
    table.bot().level = Level::Sovereign;
    assert_eq!(points(&mut table), 3 + 2 + 6 - 2 + 1 + 3);
}

#[test]
fn s7_4_a_tie_is_lost() {
    let rank = |mine: u16, theirs: u16| {
        let mut table = Table::carthage();
        table.bot().top = Stack::EMPTY;
        table.tokens(0, 0, 0, mine).bot_has(0, 0, theirs);
        table.state.over = Over::Scored;
        crate::score::standing(&table.state).rank(Seat::new(0))
    };
    assert_eq!((rank(5, 4), rank(5, 5), rank(4, 5)), (1, 2, 2));
}

#[test]
fn s7_5_a13_a_collapse_is_lost() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.tokens(0, 0, 0, 99).hand(0, "corruption").empire(0);
    table.state.pile = 1;
    table.say("play corruption");
    assert_eq!(table.state.over, Over::Collapsed);
    assert_eq!(crate::score::standing(&table.state).rank(Seat::new(0)), 2);
}

#[test]
fn s8_4_every_card_has_a_row_in_every_table() {
    for (nation, bot) in content().nations.iter().zip(&crate::bot::standard().bots) {
        for (empire, rows) in [(false, &bot.rows[0]), (true, &bot.rows[1])] {
            let played = if empire { !nation.stays_barbarian } else { !nation.starts_empire };
            assert_eq!(!rows.is_empty(), played, "{}", nation.name);
        }
    }
    let tables = crate::bot::standard().bots.iter().flat_map(|bot| &bot.rows).filter(|rows| !rows.is_empty());
    assert_eq!(tables.count(), 29);
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
    let mut table = Table::carthage();
    table.hand(0, "sumerians unrest unrest");
    let amnesty = table.points(0);
    let mut other = Table::carthage();
    other.hand(0, "hittites unrest unrest");
    assert!(amnesty > other.points(0));
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

/// A table that an owner of the booklet gives is read like ours, and a mistake is refused with its line.
#[test]
fn tables_are_read_and_mistakes_are_refused() {
    let lines = include_str!("../../content/bots.txt").lines().filter(|line| !line.starts_with('#'));
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
}

#[test]
fn the_paragraph_about_a_step_is_named() {
    use kernel::Spoken;
    let event = Event::Bot(BotEvent::Rolled { die: 1, skips: true });
    assert_eq!(Imperium::grounds(&event), rule::SOLO_TURN);
    assert_eq!(Cause::Dynasty as u8, 6);
}
