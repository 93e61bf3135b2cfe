//! The rules of the game itself. `shown` lists which paragraph each of these tests shows.

use super::*;
use crate::rule;

#[test]
fn all_seats_begin_with_five_cards_and_some_tokens() {
    let setup = "seats=3 nations=celts,greeks,vikings sides=a".parse().unwrap();
    let state = Imperium::start(&setup, &mut Fast::new(3), &mut Silence);
    let powers: Vec<&str> = state.sides[..3].iter().map(|side| side.power.name()).collect();
    assert_eq!(powers, ["celts-a", "greeks-a", "vikings-a"]);
    for side in &state.sides[..3] {
        assert_eq!((side.hand.len(), side.tokens, side.actions, side.exhausts), (5, [3, 2, 1], 3, 5));
        assert!(!side.empire && side.accession != NONE);
    }
    let sizes: Vec<u32> = state.sides[..3].iter().map(|side| side.deck.len() + 5).collect();
    assert_eq!(sizes, [10, 10, 9]);
    assert_eq!(state.sides[..3].iter().map(|side| side.nation_len()).collect::<Vec<_>>(), [6, 3, 13]);
}

#[test]
fn the_market_begins_with_five_cards_unrest_and_progress() {
    for seats in 2..=4u8 {
        let setup = format!("seats={seats} nations=random").parse().unwrap();
        let state = Imperium::start(&setup, &mut Fast::new(u64::from(seats)), &mut Silence);
        assert_eq!(state.decks, [3 + seats; 3], "one card of each lies in the market");
        assert_eq!(state.fame_len(), u32::from(4 + seats));
        for slot in &state.market {
            let design = slot.card().unwrap().design();
            assert_eq!(slot.unrest, design.brings_unrest());
            let civilised = design.suits == crate::program::suit::CIVILISED;
            assert_eq!(slot.tokens, [0, 0, u8::from(civilised)]);
        }
    }
}

#[test]
fn a_card_with_two_suits_has_both() {
    let mut table = Table::duel();
    table.market(3, "city", [0; 3]).hand(0, "military-engineering triumvirate").empire(0);
    table.say("play military-engineering");
    assert!(table.may(0, "pick market city 3"), "it is civilised");
    let mut table = Table::duel();
    table.market(3, "city", [0; 3]).hand(0, "triumvirate").say("play triumvirate");
    assert!(table.may(0, "pick market city 3"), "and uncivilised");
    assert_eq!(crate::state::home(card("city")), 0);
}

#[test]
fn a_card_is_exhausted_once_a_turn_in_any_state() {
    let mut table = Table::duel();
    table.play(0, "mysticism coinage").deck(0, "glory");
    table.say("exhaust coinage 0");
    assert_eq!(table.in_hand(0), "glory", "though it has the symbol of the empire");
    assert!(!table.may(0, "exhaust coinage 0"));
    table.state.sides[0].exhausts = 0;
    assert!(!table.may(0, "exhaust mysticism 0"), "no token is left");
}

#[test]
fn cleaning_up_discards_and_draws_to_the_limit() {
    let mut table = Table::duel();
    table.hand(0, "glory advance").deck(0, "conquer marsh jungle hills coast forest oasis").play(0, "qin");
    table.say("done; pick market steppe 2; pick hand glory 0; done");
    assert_eq!(table.state.sides[0].hand.len(), 6, "five and one for a card in play");
    assert_eq!(table.in_discard(0), "glory");
}

#[test]
fn drawing_if_able_renews_nothing() {
    let mut table = Table::duel();
    table.hand(0, "jade-mask glory").deck(0, "conquer").discard(0, "marsh");
    table.say("play jade-mask; yes");
    assert_eq!((table.in_discard(0).as_str(), table.state.sides[0].hand.len()), ("marsh", 2));
    assert!(table.may(0, "pick hand conquer 0"), "it goes on without more cards");
}

#[test]
fn the_last_card_of_the_nation_deck_never_moves() {
    let mut table = Table::new("nations=vikings,romans");
    table.nation(0, "").hand(0, "philip-ii").market(0, "elders", [0; 3]);
    table.say("play philip-ii; pick market elders 0");
    assert_eq!(table.state.sides[0].accession, card("harald-hardrada").first());
    assert!(table.may(0, "done"), "there was nothing to look at");
}

#[test]
fn a_treated_symbol_counts_three_times_and_no_longer_as_itself() {
    let mut table = Table::duel();
    table.play(0, "agriculture nisaean-plain").hand(0, "nomads celtic-gold").tokens(0, 0, 0, 0);
    table.say("exhaust agriculture 0; play nomads");
    table.say("done").by(1, "done");
    assert_eq!(table.has(0), [3, 0, 0]);
    table.say("play celtic-gold");
    assert_eq!(table.has(0), [7, 0, 0], "one fertile symbol of two is left");
}

#[test]
fn a_token_comes_back_from_a_card_that_can_be_exhausted_again() {
    let mut table = Table::duel();
    table.play(0, "mysticism tamga").hand(0, "olmecs glory coast").deck(0, "hills forest jungle marsh");
    table.say("exhaust mysticism 0; exhaust tamga 0; pick hand glory 0; play olmecs");
    assert_eq!(table.offered(), "0: pick play mysticism 0; pick play tamga 0");
    table.say("pick play mysticism 0");
    assert_eq!(table.state.sides[0].exhausts, 4);
    assert!(table.may(0, "exhaust mysticism 0") && !table.may(0, "exhaust tamga 0"));
}

#[test]
fn awe_inspiring_stays_in_play() {
    let mut table = Table::duel();
    table.hand(0, "awe-inspiring").say("play awe-inspiring");
    assert_eq!(table.in_play(0), "awe-inspiring");
}

/// Nor is one: what is printed on them is settled.
#[test]
fn city_of_carthage_and_vercingetorix_are_as_printed() {
    let mut table = Table::duel();
    table.play(0, "city-of-carthage").hand(0, "glory").solstice().say("yes; way 1");
    assert_eq!(table.has(0), [0, 1, 0], "population, not progress");
    let mut table = Table::duel();
    table.hand(0, "vercingetorix city-of-carthage").empire(0).say("play vercingetorix");
    assert!(table.may(0, "pick market steppe 2"), "a region, too");
    assert_eq!(card("vercingetorix").design().cost, Some([4, 0, 0]));
}

/// The accession comes in the first part of Glorious and of Egyptians; then the part for empires is done, too.
#[test]
fn each_part_of_an_effect_looks_at_the_state() {
    let mut table = Table::duel();
    table.nation(0, "").hand(0, "egyptians").tokens(0, 9, 9, 0).say("play egyptians");
    assert!(table.state.sides[0].empire && table.may(0, "pick development legions 0"));
    let mut table = Table::duel();
    table.nation(0, "").hand(0, "glorious").say("play glorious; yes");
    assert!(table.state.sides[0].empire && table.may(0, "pick development legions 0"));
    let mut table = Table::duel();
    table.hand(0, "egyptians").tokens(0, 9, 9, 0).say("play egyptians");
    assert!(!table.state.sides[0].empire && table.in_history(0) == "egyptians", "nothing is developed");
}

/// Copies that lie alike are one answer.
#[test]
fn a_token_comes_back_from_one_of_two_copies() {
    let mut table = Table::duel();
    table.hand(0, "olmecs").play(0, "town town").say("exhaust town 0; yes").by(1, "yes");
    table.say("exhaust town 1; yes").by(1, "yes").say("play olmecs");
    assert_eq!(table.state.sides[0].exhausts, 4, "there was nothing to choose");
    assert_eq!(table.offered(), "0: exhaust town 0; done");
}

#[test]
fn shaduf_reacts_to_rivers_that_bring_materials() {
    let asked = |table: &Table| table.offered() == "0: yes; done";
    // A treated symbol counts as productions of its card.
    let mut table = Table::new("nations=macedonians,romans");
    table.play(0, "shaduf agriculture haliacmon-valley").hand(0, "nomads");
    table.say("exhaust agriculture 0; play nomads; done").by(1, "done");
    assert!(asked(&table), "three productions lie on a river: {}", table.offered());
    table.say("yes");
    assert_eq!(table.has(0), [3, 0, 1]);
    let mut table = Table::new("nations=macedonians,romans");
    table.play(0, "shaduf haliacmon-valley").hand(0, "nomads").say("play nomads; done").by(1, "done");
    assert!(!asked(&table), "it has no production");
    // A symbol that counts as productions counts as fertile no more.
    let mut table = Table::new("nations=macedonians,romans");
    table.play(0, "shaduf agriculture haliacmon-valley hills").hand(0, "celtic-gold");
    table.say("exhaust agriculture 0; pick play haliacmon-valley 0; play celtic-gold");
    assert_eq!(table.has(0), [4, 0, 0]);
    assert!(!asked(&table), "the fertile symbol that is left has no river");
    // The card whose effect it is.
    let mut table = Table::duel();
    table.play(0, "shaduf").hand(0, "marsh").say("play marsh");
    assert_eq!(table.has(0), [2, 0, 0]);
    assert!(asked(&table), "Marsh is a river itself");
    let mut table = Table::duel();
    table.play(0, "shaduf river").hand(0, "mountain").say("play mountain");
    assert!(!asked(&table), "the river does not bring the materials of the mountain");
    // A river that left play for it.
    let mut table = Table::duel();
    table.play(0, "shaduf boats marsh").say("exhaust boats 0");
    assert!(asked(&table) && table.has(0) == [2, 0, 0], "{}", table.offered());
}

/// Neither in an innovation or a revolt nor in the solstice is anything exhausted.
#[test]
fn cards_react_for_a_token_only_in_an_activation() {
    let mut table = Table::new("nations=celts,romans sides=a");
    table.hand(0, "glory").say("innovate; pick market elders 0");
    assert!(table.may(0, "pick market steppe 2"), "there is no question whether to exhaust the power card");
    let mut table = Table::duel();
    table.play(0, "wonder").hand(0, "unrest").say("revolt; pick hand unrest 0");
    assert_eq!(table.has(0), [0; 3]);
    assert!(table.may(0, "pick market steppe 2"));
    let mut table = Table::new("nations=celts,romans");
    table.play(1, "wonder temple").discard(1, "unrest");
    table.solstice_of(&[1]);
    assert_eq!((table.has(1), table.in_discard(1).as_str()), ([0; 3], ""), "returned, without a question");
}

/// Seven cards are a point for Greeks; two of them are the power card and the state card.
#[test]
fn power_and_state_card_are_cards() {
    let mut table = Table::new("nations=greeks,romans sides=a");
    table.hand(0, "advance conquer settlers berbers");
    assert_eq!(table.points(0), 0);
    table.hand(0, "assyrians");
    assert_eq!(table.points(0), 3 + 1);
}

#[test]
fn a_turn_is_one_of_three() {
    let mut table = Table::duel();
    table.hand(0, "unrest glory").deck(0, "advance conquer").tokens(0, 0, 1, 0);
    assert_eq!(table.offered(), "0: play unrest; innovate; revolt; done");
    table.say("play unrest");
    assert!(!table.may(0, "innovate") && !table.may(0, "revolt"), "it is an activation now");
    assert_eq!(table.actions(0), 2);
}

/// Glory costs three regions; without them it cannot be played.
#[test]
fn a_card_that_cannot_be_paid_for_is_not_offered() {
    let mut table = Table::duel();
    table.hand(0, "glory advance").play(0, "oasis hills").tokens(0, 2, 0, 0);
    assert!(!table.may(0, "play glory") && !table.may(0, "play advance"));
    table.play(0, "coast").tokens(0, 2, 0, 1);
    assert!(table.may(0, "play glory") && table.may(0, "play advance"), "a progress pays two materials");
}

#[test]
fn a_symbol_of_the_other_state_forbids_playing() {
    let mut table = Table::duel();
    table.hand(0, "advance coinage").tokens(0, 9, 9, 0);
    assert!(table.may(0, "play advance") && !table.may(0, "play coinage"));
    table.empire(0);
    assert!(!table.may(0, "play advance") && table.may(0, "play coinage"));
    let refusal = Imperium::check(&table.state, Seat::new(0), "play advance".parse().unwrap());
    assert_eq!(refusal.unwrap_err().rule, rule::TERM_STATE);
    table.hand(0, "conquer").play(0, "legions");
    assert!(table.may(0, "play conquer"), "Legions take the symbol away");
}

#[test]
fn three_actions_and_five_exhausts_come_back() {
    let mut table = Table::duel();
    table.hand(0, "assyrians lydians berbers").deck(0, "glory coast forest hills").play(0, "mysticism");
    table.say("play lydians; exhaust mysticism 0; play berbers");
    assert_eq!((table.actions(0), table.state.sides[0].exhausts), (2, 4));
    table.say("done; pick market steppe 2; done");
    assert_eq!((table.actions(0), table.state.sides[0].exhausts), (3, 5));
    assert!(table.state.sides[0].spent.is_empty());
    assert_eq!(table.state.market[2].tokens, [0, 0, 1]);
    assert_eq!(table.state.turn, Seat::new(1));
}

#[test]
fn the_same_card_is_played_freely_once_a_turn() {
    let mut table = Table::duel();
    table.hand(0, "assyrians").tokens(0, 0, 0, 0);
    table.say("play assyrians");
    assert_eq!((table.has(0), table.actions(0)), ([0, 1, 0], 3));
    table.state.sides[0].discard.take(card("assyrians"));
    table.hand(0, "assyrians");
    assert!(!table.may(0, "play assyrians"));
}

#[test]
fn innovation_discards_the_hand_and_breaks_through() {
    let mut table = Table::duel();
    table.hand(0, "glory unrest").market(0, "elders", [0, 0, 2]);
    let pile = table.state.pile;
    table.say("innovate; pick market elders 0");
    assert_eq!((table.in_hand(0).as_str(), table.in_discard(0).as_str()), ("elders", "glory unrest"));
    assert_eq!(table.has(0), [0, 0, 2]);
    let under = u8::from(table.state.market[0].unrest);
    assert_eq!(table.state.pile, pile + 1 - under, "its unrest goes back, the new card has one");
}

#[test]
fn a_revolt_returns_any_number_of_unrest() {
    let mut table = Table::duel();
    table.hand(0, "unrest unrest unrest");
    let pile = table.state.pile;
    table.say("revolt; pick hand unrest 0; pick hand unrest 0; done");
    assert_eq!((table.in_hand(0).as_str(), table.state.pile), ("unrest", pile + 2));
}

#[test]
fn acquiring_takes_tokens_and_unrest() {
    let mut table = Table::duel();
    table.hand(0, "philip-ii").market(3, "town", [1, 2, 3]);
    table.say("play philip-ii; pick market town 3");
    assert_eq!(table.in_hand(0), "town unrest");
    assert_eq!(table.has(0), [1, 2, 3]);
    assert_eq!(table.in_history(0), "philip-ii");
}

#[test]
fn without_a_card_of_the_suit_breaking_through_brings_progress() {
    let mut table = Table::duel();
    table.hand(0, "diplomacy").tokens(0, 3, 0, 0).market(3, "forest", [0; 3]);
    let main = table.state.main_len();
    let tributaries = table.state.main[3];
    table.state.main[3] = 0;
    table.say("play diplomacy");
    assert_eq!(table.has(0), [0, 0, 2]);
    assert_eq!(table.state.seen.len(), main - u32::from(tributaries), "the whole main deck was shown");
}

#[test]
fn an_empty_deck_brings_a_card_of_the_nation_once_a_turn() {
    let mut table = Table::duel();
    table.nation(0, "raetia prosperity").discard(0, "glory").hand(0, "raiders coast");
    table.say("play raiders");
    assert_eq!(table.state.sides[0].nation_len(), 1, "one card came");
    assert_eq!(table.in_hand(0), "coast glory raetia");
    assert_eq!(table.state.sides[0].exhausts, 4);
    assert!(table.state.sides[0].nation_spent);
}

#[test]
fn the_last_card_of_the_nation_deck_makes_an_empire() {
    let mut table = Table::duel();
    table.nation(0, "").hand(0, "lydians").deck(0, "");
    table.say("play lydians; done; pick market steppe 2");
    assert!(table.state.sides[0].empire);
    assert_eq!(table.in_hand(0), "julius-caesar");
}

#[test]
fn vikings_never_become_an_empire_but_end_the_game() {
    let mut table = Table::new("nations=vikings,romans");
    table.nation(0, "").hand(0, "lydians");
    table.say("play lydians; done; pick market steppe 2");
    assert!(!table.state.sides[0].empire);
    assert_eq!(table.state.last_round, 2);
}

#[test]
fn an_empire_may_develop_when_its_deck_runs_out() {
    let mut table = Table::duel();
    table.empire(0).hand(0, "coast").discard(0, "glory").tokens(0, 4, 4, 0);
    table.say("done; pick market steppe 2; done");
    assert!(table.may(0, "pick development the-senate 0"));
    assert!(table.may(0, "done"), "it need not");
    table.say("pick development the-senate 0");
    assert_eq!(table.has(0), [0, 4, 0]);
    assert!(table.in_hand(0).contains("the-senate"));
}

#[test]
fn the_last_development_ends_the_game() {
    let mut table = Table::duel();
    table.empire(0).hand(0, "macedonian-development").tokens(0, 9, 9, 0);
    table.state.sides[0].developments = Cards::NONE;
    table.state.sides[0].developments.add(card("legions"));
    table.say("play macedonian-development; way 0");
    assert_eq!((table.in_discard(0).as_str(), table.has(0)), ("legions macedonian-development", [9, 6, 0]));
    assert_eq!(table.state.last_round, 2);
}

#[test]
fn one_more_round_is_played_and_then_points_decide() {
    let mut table = Table::duel();
    table.state.last_round = 1;
    table.tokens(0, 0, 0, 5).tokens(1, 0, 0, 4);
    let plain = "glory coast forest hills jungle";
    table.deck(0, plain).deck(1, plain);
    table.say("done; pick market steppe 2").by(1, "done; pick market steppe 2");
    assert_eq!(table.state.over, Over::Scored);
    let Waiting::Over(standing) = Imperium::waiting(&table.state) else { panic!("it is over") };
    assert_eq!((standing.rank(Seat::new(0)), standing.rank(Seat::new(1))), (1, 2));
}

#[test]
fn the_last_unrest_ends_everything_at_once() {
    let mut table = Table::duel();
    table.hand(0, "celtic-innovation").hand(1, "").empire(0).tokens(0, 0, 0, 0).tokens(1, 0, 0, 30);
    table.state.pile = 1;
    table.say("play celtic-innovation; done");
    assert_eq!(table.state.over, Over::Collapsed);
    let Waiting::Over(standing) = Imperium::waiting(&table.state) else { panic!("it is over") };
    assert_eq!(standing.rank(Seat::new(0)), 1, "seat 1 has more points, but also the unrest");
}

#[test]
fn sumerians_forgive_before_a_collapse_is_decided() {
    let mut table = Table::duel();
    table.hand(0, "unrest unrest unrest").hand(1, "unrest unrest");
    table.state.over = Over::Collapsed;
    let rank = |table: &Table| crate::score::standing(&table.state).rank(Seat::new(0));
    assert_eq!(rank(&table), 2);
    table.hand(0, "sumerians");
    assert_eq!(rank(&table), 1);
}

#[test]
fn a_card_that_counts_brings_at_most_ten() {
    let mut table = Table::duel();
    let before = table.points(0);
    table.hand(0, "oracle").history(0, "great glorious marvellous praiseworthy notorious");
    let fame = 6 + 6 + 9 + 7;
    assert_eq!(table.points(0) - before, 10 + fame);
}

#[test]
fn a_garrison_shares_the_fate_of_its_card() {
    let mut table = Table::duel();
    table.hand(0, "forest glory unrest").market(4, "elders", [0; 3]);
    table.say("play forest; pick market elders 0");
    assert!(!table.may(0, "pick hand glory 0"), "Glory cannot be garrisoned");
    table.say("pick hand unrest 0");
    assert_eq!((table.in_play(0).as_str(), table.in_garrison(0).as_str()), ("forest", "unrest"));
    table.play(0, "oasis hills").fame("great");
    table.say("play glory");
    assert_eq!(table.in_discard(0), "forest glory hills oasis unrest");
    assert_eq!(table.in_garrison(0), "");
}

#[test]
fn an_exiled_card_brings_unrest() {
    let mut table = Table::new("nations=macedonians,romans");
    table.empire(0).hand(0, "alexander-the-great").history(0, "alexander").exile("cape");
    table.say("play alexander-the-great; pick exile cape 0; done");
    assert_eq!(table.in_hand(0), "cape", "regions bring none");
}

#[test]
fn only_who_avoids_an_attack_ignores_it() {
    let mut table = Table::new("seats=3 nations=celts,romans,scythians");
    table.hand(0, "cattle-raid").play(1, "oasis").play(2, "forest mounted-archers");
    table.tokens(1, 3, 0, 0).tokens(2, 3, 0, 0);
    table.say("play cattle-raid").by(2, "yes");
    assert_eq!((table.has(0), table.has(1), table.has(2)), ([3, 0, 0], [2, 0, 0], [3, 0, 0]));
    assert_eq!(table.state.sides[2].exhausts, 4);
}

#[test]
fn the_king_of_kings_ends_the_game_and_is_resolved_once_each() {
    let mut table = Table::duel();
    table.fame("").hand(0, "glory").play(0, "oasis hills coast");
    table.say("play glory");
    assert_eq!(table.has(0), [0, 0, 6]);
    assert!(table.state.king_flipped && table.state.last_round == 2);
    table.state.sides[0].discard.take(card("glory"));
    table.hand(0, "glory").play(0, "oasis hills coast");
    table.say("play glory");
    assert_eq!(table.has(0), [0, 0, 6], "no seat resolves it twice");
}

#[test]
fn the_other_side_of_the_king_of_kings_brings_less_and_ends_nothing() {
    let mut table = Table::duel();
    table.fame("").hand(0, "glory").play(0, "oasis hills coast");
    table.state.king_flipped = true;
    table.say("play glory");
    assert_eq!((table.has(0), table.state.last_round), ([0, 0, 4], 0));
    let mut table = Table::duel();
    table.fame("").hand(0, "glory").play(0, "oasis hills coast").empire(0);
    table.state.king_flipped = true;
    table.say("play glory; pick development legions 0");
    assert_eq!((table.has(0), table.state.last_round), ([0; 3], 0), "an empire develops without paying");
    assert!(table.in_discard(0).contains("legions"));
}

#[test]
fn looked_at_fame_goes_back_in_a_chosen_order() {
    let mut table = Table::new("nations=romans,celts sides=a");
    table.fame("great glorious marvellous triumphant").hand(0, "glory").play(0, "oasis hills coast");
    table.say("play glory");
    assert_eq!(table.has(0), [0, 0, 1], "Romans look at one more and gain progress");
    table.say("pick fame glorious 0; pick fame great 0");
    let top: Vec<&str> = table.state.fame_top.iter().rev().map(Card::name).collect();
    assert_eq!((table.in_hand(0).as_str(), top), ("glorious", vec!["marvellous", "great", "triumphant"]));
}

#[test]
fn cards_on_top_of_the_deck_are_drawn_first() {
    let mut table = Table::duel();
    table.hand(0, "minoans glory advance").deck(0, "conquer");
    table.say("play minoans; pick hand glory 0");
    assert_eq!(table.on_deck(0), "glory conquer");
    table.hand(0, "berbers").say("play berbers; done; pick market steppe 2; done");
    assert!(table.in_hand(0).starts_with("advance") && table.in_hand(0).contains("glory"));
}

/// Paying for unrest gets cheaper, but never below one.
#[test]
fn direct_democracy_makes_unrest_cheaper() {
    let mut table = Table::new("nations=greeks,romans");
    table.empire(0).hand(0, "unrest glory").play(0, "direct-democracy").tokens(0, 2, 0, 0);
    table.say("play unrest");
    assert_eq!(table.offered(), "0: way 1; way 2", "one card or two materials");
    table.say("way 1");
    assert_eq!((table.in_discard(0).as_str(), table.has(0)), ("glory", [2, 0, 0]));
}

#[test]
fn combs_let_barbarians_play_one_card_of_an_empire() {
    let mut table = Table::new("nations=vikings,romans");
    table.hand(0, "moneylenders coinage").play(0, "combs").tokens(0, 3, 0, 0);
    assert!(!table.may(0, "play coinage"));
    table.say("exhaust combs 0; play coinage");
    assert!(!table.may(0, "play moneylenders"), "only the next card");
}

#[test]
fn vikings_have_no_history() {
    let mut table = Table::new("nations=vikings,romans");
    table.hand(0, "lydians").say("play lydians");
    assert_eq!((table.in_history(0).as_str(), table.in_discard(0).as_str()), ("", "lydians"));
}

#[test]
fn an_ambassador_uses_what_others_have() {
    let mut table = Table::duel();
    table.play(0, "ambassador").play(1, "mosaics tamga").hand(0, "glory").deck(0, "advance conquer");
    table.say("exhaust ambassador 0");
    assert_eq!((table.in_hand(0).as_str(), table.in_play(1).as_str()), ("advance conquer", "mosaics tamga"));
    assert!(table.state.sides[1].spent.is_empty());
}
