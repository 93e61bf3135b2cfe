//! Nothing that goes over the wire tells a person what they may not know.

use kernel::{Fast, Luck};
use serde_json::{Value, json};

use crate::house::{Door, Guest, House, Live, two};

/// A card that leads no band in any hand.
const SKELETON: &str = "\"skeleton\"";

/// The fields of a view. A new one must be thought about here.
const VIEW: [&str; 17] = [
    "observer", "age", "ages", "first", "turn", "phase", "tribes", "tokens", "pool", "deck", "safe",
    "dragons", "giant", "seats", "hand", "draft", "ranks",
];
const SEAT: [&str; 9] =
    ["glory", "hand", "known", "markers", "supply", "merfolk", "horde", "trolls", "bands"];
pub const UPDATE: [&str; 17] = [
    "type",
    "version",
    "stage",
    "observer",
    "chairs",
    "present",
    "spectators",
    "question",
    "view",
    "events",
    "missed",
    "chat",
    "free_undo",
    "plea",
    "taken_back",
    "draw",
    "outcome",
];

pub fn has_only(value: &Value, fields: &[&str]) {
    for field in value.as_object().unwrap().keys() {
        assert!(fields.contains(&field.as_str()), "the field '{field}' is new: decide who may see it");
    }
}

fn cards(value: &Value) -> Vec<String> {
    value.as_array().map_or(Vec::new(), |cards| cards.iter().map(ToString::to_string).collect())
}

/// What is left of some cards without others, copy by copy.
fn without(mut some: Vec<String>, others: &[String]) -> Vec<String> {
    for other in others {
        if let Some(at) = some.iter().position(|card| card == other) {
            some.swap_remove(at);
        }
    }
    some
}

fn seat_of(live: &Live) -> Option<usize> {
    live.last["observer"]["seat"].as_u64().map(|seat| seat as usize)
}

/// Cards a seat holds that no other seat has seen, by its own view.
fn hidden(owner: &Live) -> Vec<String> {
    let (view, seat) = (&owner.last["view"], seat_of(owner).unwrap());
    let mut hand = cards(&view["hand"]);
    if view["draft"].is_object() {
        hand.extend(cards(&view["draft"]["cards"]));
    }
    without(hand, &cards(&view["seats"][seat]["known"]))
}

/// An update may name hidden cards only where all see cards of the same kind: in the pool, in bands, among
/// what was taken openly. All these places are taken out, and the rest is searched.
fn shows_only_its_own(text: &str, own: Option<usize>, hidden: &[String], taken: &[Vec<String>; 2]) {
    let mut update: Value = serde_json::from_str(text).unwrap();
    has_only(&update, &UPDATE);
    let view = update["view"].clone();
    has_only(&view, &VIEW);
    for (seat, shown) in view["seats"].as_array().unwrap().iter().enumerate() {
        has_only(shown, &SEAT);
        let known = cards(&shown["known"]);
        assert!(
            without(known.clone(), &taken[seat]).is_empty(),
            "{known:?} of seat {seat} were not taken openly"
        );
    }
    if own.is_none() {
        assert!(cards(&view["hand"]).is_empty());
    }
    let turn = view["turn"].as_u64().map(|seat| seat as usize);
    if turn.is_none() || turn != own {
        assert!(update["question"].is_null() && view["draft"].is_null());
        assert_ne!(view["phase"], "band");
    }
    for event in update["events"].as_array().unwrap() {
        let event = &event["event"];
        if event["event"] == "drew" {
            assert_eq!(event["seat"].as_u64().map(|seat| seat as usize), own, "{event}");
        }
        if ["drew-hidden", "kept", "declined", "held", "marker", "swam"]
            .contains(&event["event"].as_str().unwrap())
        {
            assert!(hidden.iter().all(|card| !event.to_string().contains(card)), "{event}");
        }
    }
    update["events"] = Value::Null;
    update["question"] = Value::Null;
    for part in ["hand", "draft", "pool", "tribes"] {
        update["view"][part] = Value::Null;
    }
    for seat in 0..2 {
        update["view"]["seats"][seat]["known"] = Value::Null;
        update["view"]["seats"][seat]["bands"] = Value::Null;
    }
    let rest = update.to_string();
    for card in hidden {
        assert!(!rest.contains(card.as_str()), "{card} is shown: {rest}");
    }
}

/// Clocks run while nothing happens: what they show is taken out of a text.
pub fn masked(text: &str) -> (String, Vec<i64>) {
    let mut parts = text.split("\"left\":");
    let (mut rest, mut clocks) = (parts.next().unwrap_or_default().to_owned(), Vec::new());
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        clocks.push(part[..end].parse().unwrap());
        rest += "\"left\":";
        rest += &part[end..];
    }
    (rest, clocks)
}

/// All that a caller who may not know can find out by asking, to the byte.
async fn probes(door: &Door, other: &Guest, table: &str, version: &Value) -> (Vec<String>, Vec<i64>) {
    let (mut texts, mut clocks) = (Vec::new(), Vec::new());
    for part in ["", "/view", "/log", "/record", "/result", "/hint", "/question"] {
        let path = format!("/tables/{table}{part}");
        for answer in [other.get(&path).await, door.get(&path).await] {
            let (text, left) = masked(&format!("{} {} {}", answer.status, answer.text, answer.text.len()));
            clocks.extend(left);
            texts.push(text.split(' ').next().unwrap().to_owned() + &text);
        }
    }
    for action in ["draw", "done", "decline", "nonsense"] {
        let answer = json!({ "version": version, "action": action });
        texts.push(other.act(table, "answer", answer).await.text);
    }
    texts.push(other.act(table, "consent", json!({ "agree": true })).await.text);
    texts.push(other.get("/me/tables").await.text);
    texts.push(door.get("/tables").await.text);
    (texts, clocks)
}

/// Plays a whole game and looks at everything others are given after each step.
async fn game(seed: u64, pace: Value) {
    let house = House::new().await;
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let table = ala.open(json!({ "public": true, "pace": pace })).await;
    jan.act(&table, "sit", json!({})).await.good();
    if ala.table(&table).await["asks_ready"] == true {
        ala.act(&table, "ready", json!({})).await.good();
    }
    let guests = [&ala, &jan];
    let mut lives = [ala.live(&table).await, jan.live(&table).await];
    let mut watcher = house.door.live(&table, None).await;
    for live in lives.iter_mut().chain([&mut watcher]) {
        live.settle().await;
    }
    let mut luck = Fast::new(seed);
    let mut taken = [Vec::new(), Vec::new()];
    let (mut private, mut clock_jumps) = (0, 0);
    while lives[0].last["stage"] != "over" {
        let asked = lives.iter().position(|live| !live.last["question"].is_null()).unwrap();
        let other = 1 - asked;
        let version = lives[other].last["version"].clone();
        let action = {
            let question = &lives[asked].last["question"];
            let answers = question["answers"].as_array().unwrap();
            answers[luck.pick(answers.len() as u32) as usize]["action"].as_str().unwrap().to_owned()
        };
        let composes = ["lead ", "add ", "keep "].iter().any(|word| action.starts_with(word));
        let before = if composes && private < 60 {
            // Without waiting a clock that restarts could not be told from one that runs.
            tokio::time::sleep(std::time::Duration::from_millis(3)).await;
            Some(probes(&house.door, guests[other], &table, &version).await)
        } else {
            None
        };
        lives[asked].give(&action).await;
        lives[asked].settle().await;
        let phase = &lives[asked].last["view"]["phase"];
        let still =
            lives[asked].last["view"]["turn"].as_u64() == seat_of(&lives[asked]).map(|seat| seat as u64);
        if composes && still && (*phase == "band" || phase["keep"].is_u64() && action.starts_with("keep ")) {
            private += 1;
            let news = lives[other].settle().await;
            assert!(news.is_empty(), "'{action}' was told to the other seat: {news:?}");
            assert!(watcher.settle().await.is_empty(), "'{action}' was told to a spectator");
            assert_eq!(lives[other].last["version"], version);
            if let Some((texts, clocks)) = before {
                let (after, later) = probes(&house.door, guests[other], &table, &version).await;
                for (before, after) in texts.iter().zip(&after) {
                    assert_eq!(before, after, "'{action}' can be noticed");
                }
                clock_jumps += clocks.iter().zip(&later).filter(|(before, after)| after > before).count();
            }
            continue;
        }
        let secrets = [hidden(&lives[asked]), Vec::new()];
        for event in lives[asked].last["events"].as_array().unwrap() {
            if event["event"]["event"] == "took" {
                let seat = event["event"]["seat"].as_u64().unwrap() as usize;
                taken[seat].push(event["event"]["card"].to_string());
            }
        }
        let heard = lives[other].texts.len();
        lives[other].settle().await;
        let theirs = hidden(&lives[other]);
        for text in &lives[other].texts[heard..] {
            if text.contains(r#""type":"update""#) {
                shows_only_its_own(text, Some(other), &secrets[0], &taken);
            }
        }
        let heard = watcher.texts.len();
        watcher.settle().await;
        for text in &watcher.texts[heard..] {
            if text.contains(r#""type":"update""#) {
                shows_only_its_own(text, None, &[&secrets[0][..], &theirs[..]].concat(), &taken);
            }
        }
    }
    assert!(private > 20, "too little was composed to say anything: {private}");
    assert_eq!(clock_jumps, 0, "clocks tell of private steps");
    let secret = ala.table(&table).await["secret"].as_str().unwrap().to_owned();
    watcher.settle().await;
    for live in lives.iter().chain([&watcher]) {
        assert!(live.texts.iter().all(|text| !text.contains(&secret)), "the secret was told before the end");
    }
}

#[tokio::test]
async fn no_one_sees_what_others_hold_at_a_relaxed_pace() {
    game(11, json!({ "relaxed": { "days": 2 } })).await;
}

#[tokio::test]
async fn no_one_sees_what_others_hold_at_a_live_pace() {
    game(12, json!({ "live": { "minutes": 30, "seconds": 10 } })).await;
}

/// A refusal says what is wrong with an answer by the rules, not whether others hold a card.
#[tokio::test]
async fn refusals_do_not_tell_of_others() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let hers = ala.live(&table).await;
    let his = jan.live(&table).await;
    let strange: Vec<String> = without(hidden(&his), &cards(&hers.last["view"]["hand"]));
    let mut refusals = Vec::new();
    for card in strange.into_iter().filter(|card| card != SKELETON) {
        let card: String = serde_json::from_str(&card).unwrap();
        let answer = json!({ "version": hers.last["version"], "action": format!("lead {card}") });
        refusals.push(ala.act(&table, "answer", answer).await.bad(422, "illegal").to_string());
    }
    // A card of a tribe that plays and that no seat holds is refused the same way.
    let view = &hers.last["view"];
    let held = [cards(&view["hand"]), cards(&his.last["view"]["hand"])].concat();
    let pool = cards(&view["pool"]);
    let free = pool.iter().find(|card| !held.contains(card) && *card != SKELETON);
    if let Some(card) = free {
        let card: String = serde_json::from_str(card).unwrap();
        let answer = json!({ "version": hers.last["version"], "action": format!("lead {card}") });
        refusals.push(ala.act(&table, "answer", answer).await.bad(422, "illegal").to_string());
    }
    refusals.dedup();
    assert!(refusals.len() <= 1, "{refusals:?}");
}
