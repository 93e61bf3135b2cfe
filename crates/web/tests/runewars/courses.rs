//! What is said of orders, marches, battles, bids and tests before one commits and while they go on.

use kernel::{Language, Observer, Seat};
use runewars::{Event, Meeting, Order, View};
use table::Stage;

use crate::deal::Extra;
use crate::deal::pages::{ME, YOU, page};
use crate::{PEOPLE, SETUPS, dealt, stages, words};

#[test]
fn an_order_says_what_it_brings_and_whether_it_brings_its_bonus() {
    let words = words(Language::En);
    let (mut with, mut without) = (0, 0);
    let mut deal = dealt(SETUPS[0], 7);
    for _ in 0..3_000 {
        let asks = deal.table.asks(Seat::new(0));
        let asked =
            asks.is_some_and(|asks| asks.answers.iter().all(|(action, _)| action.starts_with("order ")));
        if asked {
            let view = deal.view::<View>(ME).expect("a game is played");
            let used = view.sides()[0].used.iter().map(|order| order.number()).max().unwrap_or(0);
            let page = page(&deal, ME, &words, Language::En, Extra::default());
            for &order in Order::ALL.iter().filter(|&&order| !view.sides()[0].used.contains(&order)) {
                let answer = page.split(&format!("<button name=\"action\" value=\"order {order}\"")).nth(1);
                let answer = answer.and_then(|rest| rest.split("</button>").next()).expect("an answer");
                let bonus = !answer.contains("No bonus.");
                assert_eq!(bonus, order.number() > used, "{order} after {used}: {answer}");
                *(if bonus { &mut with } else { &mut without }) += 1;
            }
        }
        if !deal.step() {
            break;
        }
    }
    assert!(with > 5 && without > 5, "{with} with, {without} without");
}

#[test]
fn a_question_says_which_orders_bring_a_bonus_and_who_acts_next() {
    let words = words(Language::En);
    let (mut next, mut last, mut bonus) = (0, 0, 0);
    let mut deal = dealt(SETUPS[3], 9);
    for _ in 0..1_200 {
        let view = deal.view::<View>(ME).expect("a game is played");
        let me = Seat::new(0);
        if let Some(asks) = deal.table.asks(me) {
            let side = &view.sides()[0];
            let page = page(&deal, ME, &words, Language::En, Extra::default());
            let said = page.split("<p class=\"left\">").nth(1).and_then(|rest| rest.split("</p>").next());
            if asks.question.asks.key == "ask-order" {
                let highest = side.used.iter().map(|order| order.number()).max();
                let expected = match highest {
                    None => "Every order brings its bonus.".to_owned(),
                    Some(highest) => format!("Only an order above {highest} brings its bonus."),
                };
                assert_eq!(said, Some(expected.as_str()));
                bonus += 1;
            } else if side.active.is_some() && view.current() == Some(me) {
                let said = said.expect("it is told who acts next");
                let sequence = view.sequence();
                let at = sequence.iter().position(|&seat| seat == me).expect("it has an order");
                for (nth, seat) in sequence.iter().enumerate() {
                    assert_eq!(said.contains(PEOPLE[seat.index()]), nth > at, "{said}: {sequence:?}");
                }
                *(if at + 1 < sequence.len() { &mut next } else { &mut last }) += 1;
            } else {
                assert_eq!(said, None);
            }
        }
        if !deal.step() {
            break;
        }
    }
    assert!(next > 5 && last > 5 && bonus > 3, "{next} with others to come, {last} last, {bonus} orders");
}

#[test]
fn a_march_says_what_winter_would_not_feed() {
    let words = words(Language::En);
    let (mut hungry, mut fed) = (0, 0);
    for secret in 1..5 {
        let mut deal = dealt(SETUPS[0], secret);
        for _ in 0..1_500 {
            let view = deal.view::<View>(ME).expect("a game is played");
            let targets = view.targets();
            let asks = deal.table.asks(Seat::new(0)).filter(|_| targets.len() > 1);
            if asks.is_some_and(|asks| asks.question.asks.key == "ask-activate") {
                let food = view.sides()[0].dials[0];
                let page = page(&deal, ME, &words, Language::En, Extra::default());
                for target in &targets {
                    let own = view.areas().into_iter().find(|one| one.area == target.area).expect("an area");
                    let there: u8 = own.units.iter().map(|one| one.standing + one.routed).sum();
                    let there = if target.meeting == Meeting::Friendly { there } else { 0 };
                    let sent: u8 = target.groups.iter().map(|group| group.count).sum();
                    let lost = target.all.map_or(0, |odds| odds.lost[0] / 10);
                    let units = (sent + there).min(8).saturating_sub(lost);
                    let answer = page.split(&format!("value=\"area {}\"><svg", target.area)).nth(1);
                    let answer = answer.and_then(|rest| rest.split("</button>").next()).expect("an answer");
                    let told = format!("feeds {food} units in an area; {units} would be there");
                    assert_eq!(answer.contains(&told), units > food, "{}: {answer}", target.area);
                    *(if units > food { &mut hungry } else { &mut fed }) += 1;
                }
            }
            if !deal.step() {
                break;
            }
        }
    }
    assert!(hungry > 3 && fed > 10, "{hungry} hungry, {fed} fed");
}

#[test]
fn battles_of_the_season_are_tallied() {
    let words = words(Language::En);
    let mut tallied = 0;
    let mut deal = dealt(SETUPS[3], 11);
    for _ in 0..2_000 {
        let story = deal.table.play().map_or(Vec::new(), |play| play.story(ME));
        if let Some(Event::Fought { area, strengths, winner, lost }) =
            story.last().and_then(|told| told.event())
        {
            let page = page(&deal, ME, &words, Language::En, Extra::default());
            let fought = page.split("id=\"fought\"").nth(1).and_then(|rest| rest.split("</section>").next());
            let newest = fought.and_then(|part| part.split("<li>").nth(1)).expect("a battle");
            assert!(newest.contains(&format!(">{area}</b>")), "{newest}");
            for strength in strengths {
                assert!(newest.contains(&format!("</span>{strength}</span>")), "{strength} in {newest}");
            }
            let of = format!("{} of the attackers, {} of the defenders", lost[0], lost[1]);
            assert!(newest.contains(&of), "{newest}");
            assert_eq!(newest.matches(" won\"").count(), 1, "{winner:?}: {newest}");
            tallied += 1;
        }
        if !deal.step() {
            break;
        }
    }
    assert!(tallied > 3, "only {tallied} battles");
}

#[test]
fn while_orders_are_chosen_it_is_seen_who_has() {
    let words = words(Language::En);
    let (mut sealed, mut open) = (0, 0);
    for deal in stages() {
        let asking = Seat::all(PEOPLE.len()).filter(|&seat| {
            deal.table.stage() == Stage::Playing
                && deal.table.asks(seat).is_some_and(|asks| asks.question.asks.key == "ask-order")
        });
        let asking: Vec<Seat> = asking.collect();
        if asking.is_empty() {
            continue;
        }
        let seats = deal.view::<View>(ME).expect("a game is played").seat_count();
        for who in [ME, YOU, Observer::Spectator] {
            let page = page(&deal, who, &words, Language::En, Extra::default());
            let part = page.split("id=\"reveal\"").nth(1).and_then(|rest| rest.split("</ol>").next());
            let slots = part.map_or(0, |part| part.matches("bidcard open-slot").count());
            if slots == 0 && !asking.iter().any(|&seat| who.is(seat)) {
                // Until the first has chosen, the others are not told that the choice has begun.
                assert_eq!(asking.len(), seats);
                continue;
            }
            assert_eq!(slots, asking.len());
            open += slots;
            sealed += seats - slots;
        }
    }
    assert!(sealed > 0 && open > 3, "{sealed} sealed, {open} open");
}

#[test]
fn a_battle_shows_both_armies_and_what_they_count() {
    let words = words(Language::En);
    let mut battles = 0;
    for deal in stages() {
        let Some(battle) = deal.view::<View>(ME).and_then(|view| view.battle()) else { continue };
        let page = page(&deal, ME, &words, Language::En, Extra::default());
        let panel = section(&page, "battle");
        for (side, army) in battle.armies.iter().enumerate() {
            let standing: u8 = army.iter().filter(|one| !one.routed).map(|one| one.count).sum();
            let walls = if side == 1 { battle.walls } else { 0 };
            let strength = standing + battle.strength[side] + walls;
            assert!(panel.contains(&format!("<strong>{strength}</strong>")), "side {side}: {strength}");
            for one in army {
                assert!(panel.contains(&words.text(one.unit.key())), "{:?}", one.unit);
            }
        }
        assert_eq!(panel.contains("aria-current=\"step\""), battle.initiative > 0);
        battles += 1;
    }
    assert!(battles > 3, "only {battles} battles");
}

/// A section of a page by its id.
fn section<'a>(page: &'a str, id: &str) -> &'a str {
    let section = page.split(&format!("id=\"{id}\"")).nth(1).and_then(|rest| rest.split("</section>").next());
    section.expect("a section")
}

#[test]
fn a_bid_tells_who_has_chosen_and_nothing_of_what_before_it_is_turned_up() {
    let words = words(Language::En);
    let (mut sealed, mut open) = (0, 0);
    for deal in stages() {
        for who in [ME, YOU, Observer::Spectator] {
            let Some(view) = deal.view::<View>(who) else { continue };
            let page = page(&deal, who, &words, Language::En, Extra::default());
            let panel = section(&page, "contest");
            let Some(bid) = view.bid() else {
                assert!(!panel.contains("bidcard"));
                continue;
            };
            let waiting = deal.table.waiting();
            for (seat, number) in Seat::all(view.seat_count()).zip(&bid.bids) {
                assert!(bid.open || who.is(seat) || number.is_none(), "{who:?} sees the bid of {seat}");
                assert_eq!(number.is_some(), bid.open || who.is(seat) && !waiting.contains(seat));
            }
            let slots = panel.matches("bidcard open-slot").count();
            let expected = if bid.open { 0 } else { waiting.iter().count() };
            assert_eq!(slots, expected, "{waiting:?}");
            assert_eq!(panel.matches("bidcard turned").count(), if bid.open { bid.bids.len() } else { 0 });
            *(if bid.open { &mut open } else { &mut sealed }) += 1;
        }
    }
    assert!(sealed > 2 && open > 2, "{sealed} sealed, {open} open");
}

#[test]
fn a_test_says_what_each_symbol_brings() {
    let words = words(Language::En);
    let mut told = 0;
    for secret in 1..60 {
        let mut deal = dealt(SETUPS[0], secret);
        loop {
            for (seat, who) in [(Seat::new(0), ME), (Seat::new(1), YOU)] {
                let asks = deal.table.asks(seat).filter(|asks| asks.question.asks.key == "ask-test");
                let Some(asks) = asks else { continue };
                let view = deal.view::<View>(who).expect("a game is played");
                let quest = view.trial().expect("a test is going on").quest;
                let page = page(&deal, who, &words, Language::En, Extra::default());
                for (action, says) in &asks.answers {
                    let answer = page.split(&format!("<button name=\"action\" value=\"{action}\"")).nth(1);
                    let answer = answer.and_then(|rest| rest.split("</button>").next()).expect("an answer");
                    let result = format!("{}: ", words.say(says));
                    let lines = runewars::text(quest.key());
                    for line in
                        lines.iter().map(|line| words.say(line)).filter(|line| line.starts_with(&result))
                    {
                        assert!(answer.contains(&line), "{line} in {answer}");
                        told += 1;
                    }
                }
            }
            if told > 2 {
                return;
            }
            if !deal.step() {
                break;
            }
        }
    }
    panic!("only {told} results of tests");
}
