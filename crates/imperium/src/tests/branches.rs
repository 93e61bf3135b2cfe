//! What rules forbid and what happens at the edges, where stories and examples do not come by.

use super::*;

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
        let mut run = crate::run::Run { state, luck, tell: &mut Silence, trace: kernel::Trace::Nothing, by };
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

/// A search that finds nothing shuffles what was searched: what was known of its order is forgotten.
#[test]
fn a_search_in_vain_shuffles() {
    let mut table = Table::new("nations=vikings,romans");
    table.hand(0, "erik-the-red").play(0, "scandinavia").tokens(0, 0, 1, 0);
    table.deck(0, "glory advance").nation(0, "combs skis");
    table.state.sides[0].nation_top = card("sagas").first();
    let code = &content().code;
    let searches = |op: &crate::program::Op| matches!(op, crate::program::Op::Act { act: crate::program::Act::Pick(pick), .. } if pick.searches());
    let pc = code.iter().position(searches).expect("Erik searches") as u16;
    let frame =
        crate::state::Frame { card: card("erik-the-red").0, ..crate::state::Frame::new(pc, Seat::new(0)) };
    table.state.sides[0].play = Cards::NONE;
    table.state.frames.push(frame);
    let (state, luck) = (&mut table.state, &mut table.luck);
    let mut run =
        crate::run::Run { state, luck, tell: &mut Silence, trace: kernel::Trace::Nothing, by: Seat::new(0) };
    run.go();
    let side = &table.state.sides[0];
    assert!(side.top.is_empty() && side.bottom.is_empty() && side.nation_top == NONE);
    assert_eq!((side.deck.len(), side.nation_deck.len()), (2, 3));
}
