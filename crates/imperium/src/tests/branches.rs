//! What rules forbid and what happens at the edges, where stories and examples do not come by.

use super::*;
use crate::program::{Act, Op};
use crate::run::Run;
use crate::state::Frame;

#[test]
fn cattle_raid_spares_players_without_regions_and_barbarians() {
    let mut table = Table::new("seats=4 nations=celts,romans,greeks,persians");
    table.hand(0, "cattle-raid").play(1, "oasis").play(2, "mosaics").empire(2);
    for seat in 1..4 {
        table.tokens(seat, 3, 0, 3);
    }
    table.say("play cattle-raid");
    assert_eq!((table.has(0), table.has(1)), ([3, 0, 1], [2, 0, 3]), "a region: materials");
    assert_eq!((table.has(2), table.has(3)), ([3, 0, 2], [3, 0, 3]), "an empire: progress");
}

#[test]
fn sacred_pass_does_not_swap_for_the_accession_card() {
    let mut table = Table::duel();
    table.play(0, "sacred-pass").hand(0, "glory").nation(0, "");
    assert!(!table.may(0, "exhaust sacred-pass 0"), "there is nothing to look at or to swap");
    table.nation(0, "raetia").say("exhaust sacred-pass 0; done; yes");
    assert_eq!(table.in_hand(0), "raetia");
    assert_eq!(table.state.sides[0].accession, card("julius-caesar").first());
}

/// Chariots and Longships open exile for regions only, and only where a card may be acquired anyway.
#[test]
fn only_regions_are_acquired_from_exile() {
    for opener in ["chariots", "longships"] {
        let mut table = Table::duel();
        table.play(0, opener).hand(0, "conquer advance").tokens(0, 9, 9, 0).exile("cape olmecs elders");
        table.say("play conquer; way 0");
        assert!(table.may(0, "pick exile cape 0") && !table.may(0, "pick exile olmecs 0"), "{opener}");
        table.say("pick exile cape 0; play advance; way 0");
        assert!(!table.may(0, "pick exile elders 0"), "{opener}");
    }
    let mut table = Table::duel();
    table.hand(0, "conquer").tokens(0, 9, 9, 0).exile("cape").say("play conquer; way 0");
    assert!(!table.may(0, "pick exile cape 0"), "nothing opens it");
    let mut table = Table::duel();
    table.play(0, "chariots caravans").hand(0, "glory").tokens(0, 3, 0, 0).exile("cape");
    table.market(2, "steppe", [1, 0, 0]).say("exhaust caravans 0");
    assert_eq!(table.in_hand(0), "steppe", "no card of exile holds materials");
}

/// Of a symbol that is printed twice both count.
#[test]
fn every_printed_symbol_counts() {
    let points = |names: &str| {
        let mut table = Table::duel();
        let before = table.points(0);
        table.history(0, names);
        table.points(0) - before
    };
    assert_eq!(points("agriculture hills"), 2);
    assert_eq!(points("agriculture nisaean-plain"), 4, "it is fertile twice");
    assert_eq!(points("boats haliacmon-valley"), 2, "it is fertile and has a river");
    let mut table = Table::duel();
    table.play(0, "forest").hand(0, "nomads").say("play nomads; done").by(1, "done");
    assert_eq!(table.has(0), [2, 0, 0], "two productions");
}

/// Sacred Pass abandons itself; resolved by an Ambassador, it is the Ambassador that goes.
#[test]
fn an_ambassador_is_the_card_whose_effect_it_is() {
    let mut table = Table::duel();
    table.play(0, "ambassador").play(1, "sacred-pass").hand(0, "glory").nation(0, "raetia");
    table.say("exhaust ambassador 0; done; yes");
    assert_eq!((table.in_play(0).as_str(), table.in_discard(0).as_str()), ("", "ambassador"));
    assert_eq!((table.in_play(1).as_str(), table.in_hand(0).as_str()), ("sacred-pass", "raetia"));
}

/// An Ambassador needs what the effect costs, and finds no effect on cards without one or on another Ambassador.
#[test]
fn an_ambassador_resolves_only_what_it_could_pay() {
    let mut table = Table::duel();
    table.play(0, "ambassador").play(1, "mosaics").discard(0, "glory");
    assert!(!table.may(0, "exhaust ambassador 0"), "Mosaics cost materials");
    table.tokens(0, 1, 0, 0).say("exhaust ambassador 0");
    assert_eq!((table.in_hand(0).as_str(), table.has(0)), ("glory", [0; 3]));
    let mut table = Table::duel();
    table.play(0, "ambassador").play(1, "ambassador city");
    assert!(!table.may(0, "exhaust ambassador 0"));
}

#[test]
fn a_token_comes_back_from_the_power_card() {
    let mut table = Table::new("nations=greeks,romans sides=a");
    table.hand(0, "olmecs");
    table.say("exhaust greeks-a 0; pick market elders 0");
    assert!(table.state.sides[0].power_spent);
    table.state.sides[0].actions = 2;
    assert!(!table.may(0, "exhaust greeks-a 0"));
    table.say("play olmecs");
    assert!(!table.state.sides[0].power_spent && table.state.sides[0].exhausts == 5);
    assert!(table.may(0, "exhaust greeks-a 0"), "it can be exhausted again");
}

/// Tokens on decks come back, too: then the deck can bring a card again.
#[test]
fn a_token_comes_back_from_a_deck() {
    for (zone, spent) in [("nation", 0), ("development", 1)] {
        let mut table = Table::duel();
        table.hand(0, "olmecs");
        let side = &mut table.state.sides[0];
        (side.nation_spent, side.development_spent, side.exhausts) = (true, true, 3);
        table.say(&format!("play olmecs; pick {zone} romans-b 0"));
        let side = &table.state.sides[0];
        assert_eq!((side.nation_spent, side.development_spent), (spent == 1, spent == 0));
        assert_eq!(side.exhausts, 4);
    }
}

/// Whether the card comes face up or face down, it is gained.
#[test]
fn celts_react_to_an_uncivilised_card_from_the_deck() {
    let mut table = Table::new("nations=celts,romans sides=a");
    table.hand(0, "triumvirate").say("play triumvirate; suit uncivilised");
    assert_eq!(table.offered(), "0: yes; done");
    table.say("yes");
    assert_eq!((table.in_hand(1).as_str(), table.state.sides[0].exhausts), ("unrest", 4));
    let mut table = Table::new("nations=celts,romans sides=a");
    table.hand(0, "hittites").say("play hittites; suit region");
    assert_ne!(table.offered(), "0: yes; done", "a region is not uncivilised");
}

/// Dido and Parmenion play the region that was acquired, if it can be played.
#[test]
fn what_cannot_be_played_stays_in_hand() {
    let acquire = |region: &str| {
        let mut table = Table::duel();
        table.empire(0).hand(0, "parmenion").market(2, region, [0; 3]).market(4, "elders", [0; 3]);
        table.market(3, "elders", [0; 3]).say("play parmenion; yes");
        table
    };
    assert_eq!(acquire("sacred-pass").in_hand(0), "sacred-pass", "it is for barbarians");
    let table = acquire("iberia");
    assert_eq!((table.in_hand(0).as_str(), table.in_play(0).as_str()), ("", "iberia"));
    let mut table = Table::duel();
    table.hand(0, "dido-queen-of-carthage").market(2, "sacred-pass", [0; 3]).market(4, "elders", [0; 3]);
    table.say("play dido-queen-of-carthage; yes");
    assert_eq!(table.in_play(0), "sacred-pass");
    assert_eq!(table.actions(0), 2, "playing it takes no action");
}

/// The pile of unrest gives one for a card that brings it, and none otherwise.
#[test]
fn an_exiled_card_that_is_no_region_brings_unrest() {
    let exiled = |name: &str| {
        let mut table = Table::duel();
        table.exile(name);
        let (state, luck) = (&mut table.state, &mut table.luck);
        let by = Seat::new(0);
        let mut run = Run { state, luck, tell: &mut Silence, trace: kernel::Trace::Nothing, by };
        run.acquire(by, Zone::Exile, card(name), 0);
        table.in_hand(0)
    };
    for (name, hand) in [
        ("cape", "cape"),
        ("elders", "elders unrest"),
        ("temple", "temple unrest"),
        ("olmecs", "olmecs unrest"),
        ("great", "great"),
    ] {
        assert_eq!(exiled(name), hand);
    }
}

/// Performs operations from there, as of this card.
fn perform(table: &mut Table, name: &str, pc: u16) {
    table.state.frames.push(Frame { card: card(name).0, ..Frame::new(pc, Seat::new(0)) });
    let (state, luck) = (&mut table.state, &mut table.luck);
    let by = Seat::new(0);
    Run { state, luck, tell: &mut Silence, trace: kernel::Trace::Nothing, by }.go();
}

/// A search that finds nothing shuffles what was searched: what was known of its order is forgotten.
#[test]
fn a_search_in_vain_shuffles() {
    let mut table = Table::new("nations=vikings,romans");
    table.deck(0, "glory advance").nation(0, "combs skis");
    table.state.sides[0].nation_top = card("sagas").first();
    let searches = |op: &Op| matches!(op, Op::Act { act: Act::Pick(pick), .. } if pick.searches());
    let pc = content().code.iter().position(searches).expect("Erik searches") as u16;
    perform(&mut table, "erik-the-red", pc);
    let side = &table.state.sides[0];
    assert!(side.top.is_empty() && side.bottom.is_empty() && side.nation_top == NONE);
    assert_eq!((side.deck.len(), side.nation_deck.len()), (2, 3));
}

/// However an effect is reached, nothing of it happens without its price.
#[test]
fn without_its_price_nothing_happens() {
    for name in ["diplomacy", "satrap", "jomsviking", "gambling", "caravans", "mosaics"] {
        let design = card(name).design();
        let program = design.play.as_ref().or(design.exhaust.as_ref()).expect("it has an effect");
        let mut table = Table::duel();
        table.hand(0, "glory").discard(0, "advance").market(2, "steppe", [1, 0, 0]).tokens(0, 0, 0, 0);
        perform(&mut table, name, program.start);
        assert_eq!(
            (table.in_hand(0).as_str(), table.has(0), table.actions(0)),
            ("glory", [0; 3], 3),
            "{name}"
        );
    }
}

#[test]
fn carthaginians_put_materials_on_the_market() {
    for (side, n) in [("a", 1), ("b", 2)] {
        let mut table = Table::new(&format!("nations=carthaginians,romans sides={side}"));
        table.say("done; pick market steppe 2");
        assert_eq!(table.state.market[2].tokens, [n, 0, 0], "side {side}");
    }
}

#[test]
fn shaduf_does_not_react_to_population() {
    let mut table = Table::duel();
    table
        .play(0, "shaduf marsh")
        .hand(0, "prosperity")
        .say("play prosperity; done")
        .by(1, "done")
        .say("way 1");
    assert_eq!((table.has(0), table.state.sides[0].exhausts), ([0, 1, 0], 5));
    assert_ne!(table.offered(), "0: yes; done");
}

/// An attack that is avoided already need not be bought.
#[test]
fn an_attack_is_avoided_once() {
    let mut table = Table::duel();
    table.hand(0, "althing").play(1, "standing-army cape").tokens(0, 0, 0, 3).tokens(1, 2, 0, 0);
    table.say("play althing").by(1, "yes");
    assert_eq!((table.in_hand(1).as_str(), table.has(1)), ("cape", [2, 0, 0]));
    assert_eq!(table.has(0), [0, 0, 4], "the attacker is asked for nothing");
}

/// Whatever would go to the history of Vikings is discarded, for all to see.
#[test]
fn vikings_discard_what_goes_to_history_from_hand() {
    let mut table = Table::new("nations=vikings,romans");
    table.hand(0, "leadership glory").say("play leadership; way 1");
    assert_eq!((table.in_history(0).as_str(), table.in_discard(0).as_str()), ("", "glory leadership"));
}

#[test]
fn a_garrison_comes_along_when_its_card_is_recalled() {
    let mut table = Table::duel();
    table.play(0, "tents").hand(0, "iberia unrest glory").say("play iberia; pick hand unrest 0");
    if table.offered() == "0: yes; done" {
        table.say("done");
    }
    assert_eq!(table.in_garrison(0), "unrest");
    table.solstice().say("pick play iberia 0");
    assert_eq!((table.in_hand(0).as_str(), table.in_play(0).as_str()), ("glory iberia unrest", "tents"));
}

/// What triggers the end a second time does not put it off.
#[test]
fn the_end_is_triggered_once() {
    let mut table = Table::duel();
    table.empire(0).hand(0, "macedonian-development").tokens(0, 9, 9, 0);
    table.state.last_round = 1;
    table.state.sides[0].developments = Cards::NONE;
    table.state.sides[0].developments.add(card("legions"));
    table.say("play macedonian-development; way 0");
    assert_eq!(table.state.last_round, 1);
}

#[test]
fn the_last_card_of_the_main_deck_ends_the_game() {
    let mut table = Table::duel();
    table.hand(0, "philip-ii").market(3, "assyrians", [0; 3]);
    (table.state.main, table.state.seen) = ([0; 4], Cards::NONE);
    table.state.seen.add(card("mountain"));
    table.say("play philip-ii; pick market assyrians 3");
    assert_eq!(table.state.market[3].card(), Some(card("mountain")));
    assert_eq!(table.state.last_round, 2, "this round and one more");
}

/// For an exhaust token cards react in the turn of their owner only.
#[test]
fn no_card_reacts_for_a_token_in_the_turn_of_another() {
    let mut table = Table::duel();
    table.empire(0).hand(0, "drama-and-poetry").play(1, "wonder").hand(1, "unrest glory");
    table.say("play drama-and-poetry").by(1, "yes; pick hand glory 0");
    assert_eq!((table.in_hand(1).as_str(), table.has(1)), ("", [0; 3]));
    assert!(table.may(0, "done"), "{}", table.offered());
}

#[test]
fn only_the_seat_that_looked_knows_the_order_of_fame() {
    let mut table = Table::duel();
    table.fame("great glorious marvellous").hand(0, "glory").play(0, "oasis hills coast");
    table.say("play glory; pick fame glorious 0");
    let known = |seat: usize| {
        let view = Imperium::view(&table.state, kernel::Observer::Seat(Seat::new(seat)));
        view.fame_top.last().copied().flatten()
    };
    assert_eq!((known(0), known(1)), (Some(card("great")), None));
}

/// Tokens on decks, and what holds for one turn, are gone with the next.
#[test]
fn a_turn_leaves_nothing_behind() {
    let mut table = Table::duel();
    table.play(0, "agriculture hills").deck(0, "glory coast forest marsh jungle");
    table.say("exhaust agriculture 0");
    let side = &mut table.state.sides[0];
    assert_eq!(side.icons(crate::program::Icon::Fertile), 0);
    (side.nation_spent, side.development_spent, side.waive) = (true, true, true);
    table.say("done; pick market steppe 2");
    let side = &table.state.sides[0];
    assert!(!side.nation_spent && !side.development_spent && !side.waive);
    assert_eq!((side.icons(crate::program::Icon::Fertile), side.exhausts), (1, 5));
}

/// A deck that runs out again in the same turn brings nothing more, and neither does one without a token to put there.
#[test]
fn a_deck_is_renewed_with_one_card_a_turn() {
    let mut table = Table::duel();
    table.nation(0, "raetia prosperity").hand(0, "nomads nomads-barbarian").discard(0, "");
    table.say("play nomads; yes").by(1, "done").say("play nomads-barbarian; yes").by(1, "done");
    assert_eq!(table.state.sides[0].nation_len(), 1);
    let mut table = Table::duel();
    table.nation(0, "raetia").hand(0, "nomads").discard(0, "glory");
    table.state.sides[0].exhausts = 0;
    table.say("play nomads; yes").by(1, "done");
    assert_eq!((table.state.sides[0].nation_len(), table.in_hand(0).as_str()), (1, "glory"));
    let mut table = Table::duel();
    table.empire(0).hand(0, "nomads").play(0, "coinage").discard(0, "advance glory").tokens(0, 9, 9, 0);
    table.say("play nomads; yes; pick development legions 0").by(1, "done");
    let side = &mut table.state.sides[0];
    side.discard.join(&std::mem::take(&mut side.deck));
    assert_eq!((side.hand.len(), side.discard.len(), side.exhausts), (1, 3, 4));
    table.say("exhaust coinage 0");
    assert_eq!(table.state.sides[0].hand.len(), 2, "a card was drawn, and no development offered");
}

/// What several players did is counted together.
#[test]
fn an_onager_counts_every_city() {
    let mut table = Table::new("seats=3 nations=romans,persians,greeks");
    table.empire(0).hand(0, "onager").play(1, "city").play(2, "city-of-corinth");
    table.say("play onager; done");
    assert_eq!((table.has(0), table.in_play(1).as_str(), table.in_play(2).as_str()), ([4, 0, 0], "", ""));
}

#[test]
fn a_card_reacts_once_a_turn() {
    let mut table = Table::duel();
    table.play(0, "wonder").hand(0, "unrest unrest").tokens(0, 0, 2, 0);
    table.say("play unrest; yes");
    assert_eq!(table.has(0), [0, 1, 2]);
    table.say("play unrest; way 0; pay 0 0");
    assert_ne!(table.offered(), "0: yes; done", "it has its token");
    table.state.sides[0].spent = Cards::NONE;
    table.state.sides[0].exhausts = 0;
    table.hand(0, "rituals-and-ceremonies unrest").say("play rituals-and-ceremonies; way 0");
    assert_ne!(table.offered(), "0: yes; done", "no token is left");
}

#[test]
fn what_a_card_needs_must_be_there() {
    let mut table = Table::new("nations=macedonians,romans");
    table.empire(0).hand(0, "alexander-the-great").discard(0, "alexander").play(0, "steppe");
    assert!(!table.may(0, "play alexander-the-great"), "it is not in the history");
    table.history(0, "alexander");
    assert!(table.may(0, "play alexander-the-great"));
    let mut table = Table::new("nations=vikings,romans");
    table.hand(0, "vinland").play(0, "longships").history(0, "graenland");
    assert!(!table.may(0, "play vinland"), "both must be in play");
    table.play(0, "graenland");
    assert!(table.may(0, "play vinland"));
}

/// Phalanx plays a region from the discard pile, which takes an action.
#[test]
fn a_region_from_the_discard_pile_takes_an_action() {
    let mut table = Table::duel();
    table.play(0, "phalanx").discard(0, "iberia");
    table.state.sides[0].actions = 0;
    assert!(!table.may(0, "exhaust phalanx 0"));
    table.state.sides[0].actions = 1;
    table.say("exhaust phalanx 0");
    assert_eq!((table.in_play(0).as_str(), table.actions(0)), ("iberia phalanx", 0));
}

/// A symbol that counts as productions is no longer what a card is recalled for, nor what materials come from.
#[test]
fn a_treated_symbol_is_not_recalled() {
    let mut table = Table::duel();
    table.play(0, "agriculture boats hills").say("exhaust agriculture 0");
    assert!(!table.may(0, "exhaust boats 0"), "{}", table.offered());
    let mut table = Table::new("box=both commons=legends nations=carthaginians,qin");
    table.play(0, "qanat water-mill moor").say("exhaust qanat 0");
    assert!(!table.may(0, "exhaust water-mill 0"), "{}", table.offered());
}

/// Two cards treat symbols; a symbol that counts as productions is not treated again.
#[test]
fn a_symbol_is_treated_once() {
    let mut table = Table::duel();
    table.play(0, "agriculture windmills hills").say("exhaust agriculture 0");
    assert!(!table.may(0, "exhaust windmills 0"), "the only fertile symbol is treated");
    let mut table = Table::duel();
    table.play(0, "agriculture windmills nisaean-plain").say("exhaust agriculture 0; exhaust windmills 0");
    assert_eq!(table.state.sides[0].icons(crate::program::Icon::Production), 6);
}

/// Where deck and discard pile are empty, a draw still brings what the nation deck or a development would bring.
#[test]
fn a_draw_that_renews_an_empty_deck_is_offered() {
    let coinage = |arrange: fn(&mut Table)| {
        let mut table = Table::duel();
        table.play(0, "coinage").nation(0, "").tokens(0, 0, 9, 0);
        table.state.sides[0].accession = NONE;
        arrange(&mut table);
        table
    };
    let may = |arrange| coinage(arrange).may(0, "exhaust coinage 0");
    assert!(!may(|_| {}), "there is nothing to draw and nothing to come");
    let mut table = coinage(|table| table.state.sides[0].accession = card("julius-caesar").first());
    table.say("exhaust coinage 0");
    assert_eq!(table.in_hand(0), "julius-caesar", "the accession card comes");
    assert!(table.state.sides[0].empire);
    assert!(may(|table| _ = table.nation(0, "raetia")));
    assert!(!may(|table| table.nation(0, "raetia").state.sides[0].nation_spent = true));
    assert!(!may(|table| table.nation(0, "raetia").state.sides[0].exhausts = 1), "no token would be left");
    assert!(
        !may(|table| _ = table.nation(0, "raetia").quests("").empire(0)),
        "an empire takes no nation cards"
    );
    let developments = |names: &'static str, spent: bool| {
        let mut table = coinage(|_| {});
        table.empire(0).quests(names);
        table.state.sides[0].development_spent = spent;
        table
    };
    let mut table = developments("legions", false);
    table.say("exhaust coinage 0; pick development legions 0");
    assert_eq!(table.in_hand(0), "legions");
    assert!(!developments("legions", true).may(0, "exhaust coinage 0"));
    assert!(!developments("the-senate", false).may(0, "exhaust coinage 0"), "it costs materials");
    assert!(!developments("", false).may(0, "exhaust coinage 0"));
}

/// What may be drawn is offered, and asked for, only if something would come of it.
#[test]
fn a_draw_of_an_empty_deck_is_asked_for_if_something_would_come() {
    let nomads = |accession: bool| {
        let mut table = Table::duel();
        table.hand(0, "nomads").nation(0, "");
        if !accession {
            table.state.sides[0].accession = NONE;
        }
        table.say("play nomads");
        table
    };
    assert_eq!(nomads(true).offered(), "0: yes; done");
    assert!(!nomads(false).offered().starts_with("0: yes"), "{}", nomads(false).offered());
    let glorious = |accession: bool| {
        let mut table = Table::duel();
        table.hand(0, "glorious").nation(0, "");
        if !accession {
            table.state.sides[0].accession = NONE;
        }
        table.say("play glorious");
        table
    };
    assert_eq!(glorious(true).offered(), "0: yes; done");
    assert_eq!(glorious(false).in_history(0), "glorious", "there is nothing to ask");
}

/// The token of the reaction itself is no longer there for the nation deck.
#[test]
fn a_reaction_is_not_offered_for_a_draw_that_its_own_token_prevents() {
    let iberia = |exhausts| {
        let mut table = Table::duel();
        table.play(0, "companion-cavalry").hand(0, "iberia").nation(0, "raetia");
        table.state.sides[0].exhausts = exhausts;
        table.say("play iberia");
        table
    };
    let mut table = iberia(2);
    assert_eq!(table.offered(), "0: yes; done");
    table.say("yes");
    assert_eq!((table.in_hand(0).as_str(), table.state.sides[0].exhausts), ("raetia", 0));
    assert!(iberia(1).may(0, "done") && !iberia(1).may(0, "yes"), "{}", iberia(1).offered());
    // Nor is that way of it offered where there is another.
    let mut table = Table::duel();
    table.play(0, "skis").hand(0, "iberia").nation(0, "raetia");
    table.state.sides[0].exhausts = 1;
    table.say("play iberia; yes");
    assert_eq!((table.in_hand(0).as_str(), table.has(0)), ("", [2, 0, 0]));
}

/// An Ambassador has its token already when it chooses: another one that is left is there for the nation deck.
#[test]
fn an_ambassador_counts_its_own_token_once() {
    let mut table = Table::duel();
    table.play(0, "ambassador").play(1, "coinage").nation(0, "raetia");
    table.state.sides[0].exhausts = 1;
    assert!(!table.may(0, "exhaust ambassador 0"), "it takes the last token");
    table.state.sides[0].exhausts = 2;
    table.say("exhaust ambassador 0");
    assert_eq!((table.in_hand(0).as_str(), table.state.sides[0].exhausts), ("raetia", 0));
}

/// What a price takes out of play is something done, though nothing follows.
#[test]
fn a_region_is_recalled_though_no_card_holds_materials() {
    let mut table = Table::duel();
    table.play(0, "trading-ships hills").say("exhaust trading-ships 0");
    assert_eq!((table.in_play(0).as_str(), table.in_hand(0).as_str()), ("hills trading-ships", ""));
    table.say("yes");
    assert_eq!((table.in_play(0).as_str(), table.in_hand(0).as_str()), ("trading-ships", "hills"));
}
