//! The leak law over the wire: in two worlds that an observer cannot tell apart by the rules, the server sends them the
//! same. The other world is put into the store, as the snapshot of its table.

use std::sync::Arc;

use kernel::{Fast, Luck, Observer, Seat, Secret, Spoken};
use reqwest::Method;
use serde_json::{Value, json};
use store::{Append, HeadStatus, Stage, Store};
use table::{Entry, EntryKind, Table};
use tempfile::TempDir;

use crate::dealt::{asked, deal, now, observers, people};
use crate::house::{Door, House};
use crate::leaks::masked;

/// A table, and what was answered there since it was dealt.
struct Played {
    id: String,
    table: Table,
    dealt: u64,
    entries: Vec<Entry>,
}

impl Played {
    fn answer(&mut self, seat: Seat, action: String) {
        let entry = Entry::new(now(), EntryKind::Answered { seat, action });
        self.table.apply(&entry).unwrap();
        self.entries.push(entry);
    }

    /// Stores it, in this world.
    async fn keep(&self, store: &Arc<dyn Store>, snapshot: Vec<u8>) {
        let append = Append {
            table: self.id.clone(),
            after: self.dealt,
            entries: self.entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect(),
            // So long ago that lists tell the day, which stays the same.
            now: HeadStatus { stage: Stage::Playing, due: None, waiting: 0, changed: 0 },
            summary: None,
            sitters: None,
            snapshot: Some(snapshot),
        };
        store.append(append).await.unwrap();
    }
}

/// The snapshot of a table in a world that the observer cannot tell from the true one, and whether it is another one.
fn imagined<G: Spoken>(table: &Table, who: Observer, luck: &mut Fast) -> (Vec<u8>, bool) {
    let snapshot = table.snapshot();
    let saved = table.play().unwrap().save();
    let (record, state, elsewhere): (String, Vec<u8>, usize) = postcard::from_bytes(&saved).unwrap();
    let truth: G::State = postcard::from_bytes(&state).unwrap();
    let other = G::reimagine(&truth, who, luck);
    let imagined = postcard::to_stdvec(&(record, postcard::to_stdvec(&other).unwrap(), elsewhere)).unwrap();
    // The game stands at the end of what is saved of a table.
    let rest = snapshot.strip_suffix(&*postcard::to_stdvec(&Some(saved)).unwrap()).unwrap();
    ([rest, &postcard::to_stdvec(&Some(imagined)).unwrap()].concat(), truth != other)
}

/// All that an observer is sent: what they ask for, refusals of answers, what a program hears first, all parts of a page.
async fn sent(door: &Door, id: &str, token: Option<&str>, answers: &[Value]) -> (Vec<String>, Value) {
    let mut texts = asked(door, id, token).await;
    for answer in answers {
        let request = door.ask(Method::POST, &format!("/tables/{id}/answer"), token).json(answer);
        texts.push(format!("{answer}: {}", door.send(request).await.text));
    }
    // It stays connected meanwhile: a page says who is there.
    let program = door.live(id, token).await;
    texts.push(masked(&program.texts[0]).0);
    (texts, door.page_live(id, "", token).await.1)
}

/// Compares so many tables of a game with what each observer might take them for. Returns how many worlds were others.
async fn worlds<G: Spoken>(setup: &str, tables: u8, answers: usize) -> usize {
    let dir = TempDir::new().unwrap();
    let data = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let dealt = data("dealt");
    let people = people(&dealt).await;
    let mut luck = Fast::new(1);
    let (mut played, mut strange) = (Vec::new(), Vec::new());
    let store = store::open(&dealt).await.unwrap();
    for nth in 0..tables {
        let id = format!("{}-{nth}", G::NAME);
        let table = deal(&store, &id, (G::NAME, setup), &Secret([100 + nth; 32]), &people).await;
        let mut game = Played { id, dealt: table.seq(), table, entries: Vec::new() };
        for _ in 0..answers * usize::from(nth) {
            let seat = game.table.waiting().iter().last().expect("the game is not over yet");
            let legal = game.table.play().unwrap().legal(seat);
            let action = legal[luck.pick(legal.len() as u32) as usize].0.clone();
            strange.push(action.clone());
            game.answer(seat, action);
        }
        played.push(game);
    }
    drop(store);
    strange.sort_unstable();
    strange.dedup();
    let mut others = 0;
    for (who, token) in observers(&people) {
        let mut houses = Vec::new();
        for world in ["truth", "imagined"] {
            let data = data(&format!("{world} {who:?}"));
            std::fs::copy(&dealt, &data).unwrap();
            let store = store::open(&data).await.unwrap();
            for game in &played {
                let (snapshot, is_other) = match world {
                    "truth" => (game.table.snapshot(), false),
                    _ => imagined::<G>(&game.table, who, &mut luck),
                };
                others += usize::from(is_other);
                game.keep(&store, snapshot).await;
            }
            drop(store);
            let origin = Some("http://hetman.example".to_owned());
            houses.push(House::on(&data, |config| config.origin = origin).await);
        }
        for game in &played {
            let (play, version) = (game.table.play().unwrap(), game.table.version(who));
            let is_illegal =
                |action: &&String| Seat::all(2).any(|seat| who.is(seat) && play.check(seat, action).is_err());
            // Others at each table.
            let refused = strange.iter().filter(is_illegal).skip(game.entries.len() % 13).step_by(13);
            let refused: Vec<Value> =
                refused.map(|action| json!({ "version": version, "action": action })).collect();
            let (texts, parts) = sent(&houses[0].door, &game.id, token, &refused).await;
            let (other_texts, other_parts) = sent(&houses[1].door, &game.id, token, &refused).await;
            for (text, other) in texts.iter().zip(&other_texts) {
                assert_eq!(text, other, "{who:?} at {}", game.id);
            }
            assert_eq!(parts, other_parts, "{who:?} at {}", game.id);
        }
    }
    others
}

#[tokio::test]
async fn no_one_can_tell_two_worlds_of_ethnos_apart() {
    let others = worlds::<ethnos::Ethnos>("seats=2", 20, 15).await;
    assert!(others > 40, "{others}");
}

#[tokio::test]
async fn no_one_can_tell_two_worlds_of_lumeria_apart() {
    assert_eq!(worlds::<lumeria::Lumeria>("factions=slavs,vikings", 3, 60).await, 0, "there is but one");
}

#[tokio::test]
async fn no_one_can_tell_two_worlds_of_imperium_apart() {
    let others = worlds::<imperium::Imperium>("seats=2 nations=carthaginians,greeks", 20, 15).await;
    assert!(others > 40, "{others}");
}
