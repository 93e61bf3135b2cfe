//! Whatever is played, all are shown what the rules let them know, all of it and no more. The laws of `conformance`
//! prove that the rules themselves tell no seat too much.

use kernel::{Committed, Fast, Language, Luck, Observer, Seat, Secret, Spoken, Told, Waiting, Word};
use maud::html;
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::dealt::{NAMES, asked, deal, observers, people};
use crate::house::{Door, House, Live, TITLES, random};
use crate::leaks::{UPDATE, has_only};

const TABLE: &str = "table";

/// What tells of more things than this is told without them.
const AT_HAND: usize = 48;

/// What became of an answer.
struct Step<G: Spoken> {
    state: G::State,
    told: Vec<Told<G::Event>>,
    /// Who gave the answer; none for the beginning of the game.
    seat: Option<Seat>,
    /// Who notices that anything happened.
    noticed: Vec<Observer>,
}

/// A game as its rules alone play it: its beginning, and the answers that stand.
struct Truth<G: Spoken> {
    /// It never runs backwards, whatever is taken back.
    luck: Committed,
    steps: Vec<Step<G>>,
}

impl<G: Spoken> Truth<G> {
    fn new(setup: &str, secret: &Secret) -> Truth<G> {
        let words = [0, 1].map(|seat| Word::new(&format!("seat {seat}")).unwrap());
        let (mut luck, mut told) = (Committed::new(secret, &words), Vec::new());
        let state = G::start(&setup.parse().unwrap(), &mut luck, &mut told);
        let noticed = Observer::all(2).collect();
        Truth { luck, steps: vec![Step { state, told, seat: None, noticed }] }
    }

    fn state(&self) -> &G::State {
        &self.steps.last().unwrap().state
    }

    /// Who is asked something.
    fn waiting(&self) -> Vec<usize> {
        match G::waiting(self.state()) {
            Waiting::For(seats) => seats.iter().map(Seat::index).collect(),
            Waiting::Over(_) => Vec::new(),
        }
    }

    /// What an answer brings about.
    fn step(&mut self, seat: Seat, action: &str) -> Step<G> {
        let (mut state, mut told) = (self.state().clone(), Vec::new());
        G::apply(&mut state, seat, action.parse().ok().unwrap(), &mut self.luck, &mut told);
        let turned = G::waiting(self.state()) != G::waiting(&state);
        let hears = |who: Observer| told.iter().any(|told| told.audience.includes(who));
        let noticed = Observer::all(2).filter(|&who| turned || who.is(seat) || hears(who)).collect();
        Step { state, told, seat: Some(seat), noticed }
    }

    fn view(&self, who: Observer) -> Value {
        serde_json::to_value(G::view(self.state(), who)).unwrap()
    }

    fn question(&self, who: Observer, version: &Value) -> Value {
        let Observer::Seat(seat) = who else { return Value::Null };
        let Some(question) = G::question(self.state(), seat) else { return Value::Null };
        let mut legal = Vec::new();
        G::legal(self.state(), seat, &mut legal);
        let answers: Vec<Value> =
            legal.iter().map(|action| json!({ "action": action.to_string() })).collect();
        let kernel::Question { kind, asks, rule } = question;
        json!({ "kind": kind, "asks": asks, "rule": rule, "version": version, "answers": answers })
    }

    /// All that an observer was told and that still stands.
    fn story(&self, who: Observer) -> impl DoubleEndedIterator<Item = &G::Event> {
        let told = self.steps.iter().flat_map(|step| &step.told);
        told.filter(move |told| told.audience.includes(who)).map(|told| &told.event)
    }
}

fn facts<'a, G: Spoken>(events: impl Iterator<Item = &'a G::Event>) -> Vec<Value> {
    events.map(|event| json!({ "rule": G::grounds(event), "event": event })).collect()
}

/// An observer at a page, and with a program.
struct Looker<'a> {
    who: Observer,
    token: Option<&'a str>,
    program: Live,
    page: Live,
}

/// The lines of the log on a page.
async fn lines(door: &Door, path: &str, looker: &Looker<'_>) -> Vec<String> {
    let page = door.page(path, looker.token).await;
    let log =
        page.split("<section class=\"log panel").nth(1).and_then(|rest| rest.split("</section>").next());
    let lines = log.expect("a log").split("<li").skip(1).filter(|line| !line.starts_with(" class=\"since\""));
    lines.map(str::to_owned).collect()
}

/// The log of an observer is what they were told: as data, as a page, and its end on the page of the table.
async fn log_is_the_story<G: Spoken>(door: &Door, truth: &Truth<G>, looker: &Looker<'_>) {
    let who = looker.who;
    let path = format!("/tables/{TABLE}/log");
    let mut log = door.send(door.ask(Method::GET, &path, looker.token)).await.good();
    for line in log.as_array_mut().unwrap() {
        line.as_object_mut().unwrap().remove("says");
    }
    assert_eq!(log, Value::Array(facts::<G>(truth.story(who))), "{who:?}");
    let title = *TITLES.iter().find(|title| title.name() == G::NAME).unwrap();
    let (words, names) = (web::words(Language::En, Some(title)), NAMES.map(str::to_owned));
    let voice = words.to(Seat::all(2).find(|&seat| who.is(seat)), &names);
    let said = |event: &G::Event| html! { span { (voice.say(&G::happened(event))) } }.into_string();
    let said: Vec<String> = truth.story(who).rev().map(said).collect();
    let all = lines(door, &format!("/t/{TABLE}/log"), looker).await;
    assert_eq!(all.len(), said.len(), "{who:?}");
    for (line, said) in all.iter().zip(&said) {
        assert!(line.contains(said), "{who:?} reads {line} instead of {said}");
    }
    for line in lines(door, &format!("/t/{TABLE}"), looker).await {
        assert!(said.iter().any(|said| line.contains(said)), "{who:?} reads {line}");
    }
}

/// How much was kept from an observer.
#[derive(Default, Debug)]
struct Kept {
    /// Steps they did not notice.
    steps: usize,
    /// Events of other steps that they were not told.
    events: usize,
}

/// Plays so many steps at random, some of them taken back, and looks at all that every observer gets.
async fn game<G: Spoken>(setup: &str, seed: u8, steps: usize) -> Kept {
    let dir = TempDir::new().unwrap();
    let data = dir.path().join("hetman.db").to_str().unwrap().to_owned();
    let people = people(&data).await;
    let secret = Secret([seed; 32]);
    deal(&store::open(&data).await.unwrap(), TABLE, (G::NAME, setup), &secret, &people).await;
    let house = House::on(&data, |_| {}).await;
    let door = &house.door;
    let mut lookers = Vec::new();
    for (who, token) in observers(&people) {
        let (program, page) = (door.live(TABLE, token).await, door.page_live(TABLE, "", token).await.0);
        lookers.push(Looker { who, token, program, page });
    }
    for looker in &mut lookers {
        looker.program.settle().await;
        looker.page.settle().await;
    }
    // Every step is asked for, so that each one is seen.
    for player in lookers.iter_mut().take(2) {
        let done = player.program.act(json!({ "do": "every-step", "every": true })).await;
        assert_eq!(done["type"], "done", "{done}");
    }
    for looker in &mut lookers {
        looker.program.settle().await;
        looker.page.settle().await;
    }
    let mut truth = Truth::<G>::new(setup, &secret);
    let mut luck = Fast::new(seed.into());
    let mut kept = Kept::default();
    for number in 1..=steps {
        let waiting = truth.waiting();
        let may_undo = |seat: &usize| lookers[*seat].program.last["free_undo"].is_u64();
        let undoes = (0..2).find(may_undo).filter(|_| luck.pick(4) == 0);
        let seat = undoes.unwrap_or_else(|| waiting[luck.pick(waiting.len() as u32) as usize]);
        let last = &lookers[seat].program.last;
        let (wish, left, step) = if undoes.is_some() {
            let own = truth.steps.iter().rposition(|step| step.seat == Some(Seat::new(seat))).unwrap();
            (json!({ "do": "undo", "version": last["version"] }), own, None)
        } else {
            let action = random(&last["question"], &mut luck);
            let step = truth.step(Seat::new(seat), &action);
            let wish = json!({ "do": "answer", "version": last["version"], "action": action });
            (wish, truth.steps.len(), Some(step))
        };
        if step.as_ref().is_some_and(|step| matches!(G::waiting(&step.state), Waiting::Over(_))) {
            // From then on all may know everything.
            break;
        }
        // An observer who noticed nothing of what is taken back must not notice that either.
        let gone = &truth.steps[left..];
        let noticed: Vec<Observer> = gone.iter().chain(&step).flat_map(|step| step.noticed.clone()).collect();
        let mut before = Vec::new();
        for looker in &lookers {
            let notices = noticed.contains(&looker.who);
            before.push(if notices { None } else { Some(asked(door, TABLE, looker.token).await) });
        }
        let done = lookers[seat].program.act(wish.clone()).await;
        assert_eq!(done["type"], "done", "{done}");
        truth.steps.truncate(left);
        truth.steps.extend(step);
        let told = if undoes.is_none() { &truth.steps[left].told[..] } else { &[] };
        for (looker, before) in lookers.iter_mut().zip(before) {
            let who = looker.who;
            let (updates, parts) = (looker.program.settle().await, looker.page.settle().await);
            if let Some(before) = before {
                kept.steps += 1;
                assert_eq!((&updates[..], &parts[..]), (&[][..], &[][..]), "{who:?} is told of {wish}");
                for (before, after) in before.iter().zip(asked(door, TABLE, looker.token).await) {
                    assert_eq!(*before, after, "{who:?} can notice {wish}");
                }
                continue;
            }
            let [update] = &updates[..] else { panic!("{who:?} is told {updates:?} of {wish}") };
            has_only(update, &UPDATE);
            assert_eq!(update["view"], truth.view(who), "{who:?} after {wish}");
            assert_eq!(update["question"], truth.question(who, &update["version"]), "{who:?} after {wish}");
            let heard = told.iter().filter(|told| told.audience.includes(who)).map(|told| &told.event);
            let heard = facts::<G>(heard);
            kept.events += told.len() - heard.len();
            // All know how many things such a step tells.
            let missed = told.len() > AT_HAND;
            let events = if missed { Vec::new() } else { heard };
            assert_eq!(update["events"], Value::Array(events), "{who:?} after {wish}");
            assert_eq!(update["missed"] == true, missed, "{who:?} after {wish}");
            for part in parts {
                has_only(&part, &["version", "regions", "title", "sound"]);
            }
        }
        if number % 25 == 0 {
            for looker in &lookers {
                log_is_the_story(door, &truth, looker).await;
            }
        }
    }
    kept
}

#[tokio::test]
async fn ethnos_shows_what_its_rules_show() {
    let kept = game::<ethnos::Ethnos>("seats=2", 31, 300).await;
    assert!(kept.steps > 150 && kept.events > 50, "{kept:?}");
}

#[tokio::test]
async fn lumeria_shows_what_its_rules_show() {
    let kept = game::<lumeria::Lumeria>("factions=slavs,vikings", 32, 300).await;
    assert_eq!((kept.steps, kept.events), (0, 0), "everything is open in Lumeria");
}

#[tokio::test]
async fn imperium_shows_what_its_rules_show() {
    let kept = game::<imperium::Imperium>("seats=2 nations=carthaginians,greeks", 35, 400).await;
    assert!(kept.events > 300, "{kept:?}");
    assert_eq!(kept.steps, 0, "of every answer in Imperium something is told");
}
