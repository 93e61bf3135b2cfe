//! Every page but the table's, with a game that was really played.

use std::error::Error;

use ethnos::Ethnos;
use kernel::{Observer, Seat, Secret, Waiting, Word};
use maud::Markup;
use table::{
    Advice, ChairView, Ending, Level, Millis, Of, Outcome, Pace, Placement, Play, Stage, TableView, Title,
};
use web::home::{Choice, Home, Listed, Resume};
use web::login::Login;
use web::new::New;
use web::profile::{Past, Profile, Token};
use web::replay::{Replay, Review, See};
use web::rules::Rules;
use web::states::State;
use web::table::GameData;
use web::{Notice, Visitor};
use words::Words;

/// The game.
pub static ETHNOS: Of<Ethnos> = Of::TITLE;

/// 16 November 2026, noon.
const NOW: Millis = 1_794_830_400_000;
const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// What people may call themselves.
pub const HOSTILE: &str = "<script>alert(1)</script>";

/// A whole game among bots.
pub fn played() -> Result<Box<dyn Play>, Box<dyn Error>> {
    let words = (0..4).map(|seat| Word::new(&format!("seat {seat}"))).collect::<Result<_, _>>()?;
    let mut game =
        ETHNOS.deal("seats=4 tribes=merfolk,orc,troll,elf,giant,skeleton", &Secret([7; 32]), words)?;
    for seed in 0.. {
        let Waiting::For(seats) = game.waiting() else { break };
        let seat = seats.first().ok_or("no seat is asked")?;
        let level = if seat.index() == 0 { Level::Casual } else { Level::Novice };
        let Advice { action, .. } = game.thinker(seat, level, seed)();
        game.answer(seat, &action).map_err(|wrong| format!("{wrong:?}"))?;
    }
    Ok(game)
}

fn chair(name: Option<&str>, bot: Option<Level>) -> ChairView {
    ChairView {
        name: name.map(str::to_owned),
        free: name.is_none() && bot.is_none(),
        kept: false,
        guest: false,
        host: false,
        bot,
        ready: false,
        resigned: false,
        waiting: false,
        clock: None,
    }
}

fn table_view(chairs: Vec<ChairView>, stage: Stage, you: Option<usize>, waiting: Option<usize>) -> TableView {
    let mut chairs = chairs;
    if let Some(waiting) = waiting {
        chairs[waiting].waiting = true;
    }
    if let Some(host) = chairs.iter_mut().find(|chair| chair.name.is_some()) {
        host.host = true;
    }
    TableView {
        game: "ethnos",
        setup: String::new(),
        observer: you.map_or(Observer::Spectator, |you| Observer::Seat(Seat::new(you))),
        version: 1,
        stage,
        public: true,
        pace: Pace::Live { minutes: 20, seconds: 20 },
        level: Level::Skilled,
        chairs,
        asks: None,
        free_undo: 0,
        can_request_undo: false,
        forced: 0,
        every_step: false,
        taken_back: None,
        undo_denied: None,
        divergence: None,
        undo_request: None,
        asks_ready: false,
        chat: Vec::new(),
        muted: Vec::new(),
        quiet: false,
        rematch: None,
        outcome: None,
        commitment: String::new(),
        secret: None,
    }
}

fn friends() -> Vec<ChairView> {
    vec![
        chair(Some("Hania"), None),
        chair(Some("Zosia"), None),
        chair(Some("Marek"), None),
        chair(None, Some(Level::Expert)),
    ]
}

/// Every page, by name.
pub fn pages(visitor: &Visitor, words: &Words, game: &dyn Play) -> Vec<(&'static str, Markup)> {
    let unknown = Visitor { theme: visitor.theme, ..Visitor::unknown(visitor.language) };
    let games: &[&'static dyn Title] = &[&ETHNOS];
    let of = game.given().len();
    let at = of * 3 / 5;
    let then = game.at(at);
    let choice = Choice { game: "ethnos", seats: 4, level: Level::Skilled };

    let listed = |id: &str, table: &TableView, ago: Millis| Listed::of(id, table, NOW - ago);
    let mut over = table_view(friends(), Stage::Over, Some(0), None);
    over.outcome = Some(outcome());
    let view = then.view(Observer::Seat(Seat::new(0)));
    let progress = web::home::progress(words, view.as_ref());
    let bots = vec![
        chair(Some("Hania"), None),
        chair(None, Some(Level::Skilled)),
        chair(None, Some(Level::Skilled)),
        chair(None, Some(Level::Skilled)),
    ];
    let yours = vec![
        Listed {
            progress: progress.clone(),
            ..listed("k7", &table_view(friends(), Stage::Playing, Some(0), Some(0)), 4 * MINUTE)
        },
        Listed {
            progress,
            ..listed("k8", &table_view(friends(), Stage::Playing, Some(0), Some(2)), 70 * MINUTE)
        },
        listed("k9", &table_view(bots, Stage::Playing, Some(0), Some(0)), 26 * 60 * MINUTE),
        listed("k1", &over, 2 * DAY),
    ];
    let open = |names: &[&str], free: usize| {
        let mut chairs: Vec<ChairView> = names.iter().map(|name| chair(Some(name), None)).collect();
        chairs.extend((0..free).map(|_| chair(None, None)));
        table_view(chairs, Stage::Gathering, None, None)
    };
    let mut slow = open(&["Agnieszka"], 4);
    slow.pace = Pace::Relaxed { days: 3 };
    let watched = table_view(friends(), Stage::Playing, None, Some(1));
    let public = vec![
        listed("p1", &open(&["Petr", "Jana"], 2), 2 * MINUTE),
        listed("p2", &slow, 30 * MINUTE),
        listed("p3", &open(&[HOSTILE], 1), 3 * 60 * MINUTE),
        Listed { watching: 7, ..listed("p4", &watched, MINUTE / 2) },
    ];
    let names = web::table::names(&over);
    let (says, picture) = web::home::glimpse(words, view.as_ref(), &names);
    let home = Home {
        visitor,
        words,
        notice: None,
        games,
        choice,
        resume: Some(Resume { table: &yours[0], says, left: Some(102_000), picture }),
        yours: &yours,
        public: &public,
        counts: (3, 11),
        unknown: &["ethnos", "lumeria", "imperium", "runewars"],
        astray: None,
        now: NOW,
    };
    let first = Home {
        visitor: &unknown,
        resume: None,
        yours: &[],
        public: &[],
        counts: (0, 0),
        unknown: &[],
        astray: Some("https://hetman.example/t/nowhere"),
        ..home.clone()
    };

    let fields: Vec<(String, String)> = [
        ("seats", "3"),
        ("tribes", ""),
        ("tribes", "elf"),
        ("tribes", "orc"),
        ("minutes", "0"),
        ("raid", "some"),
        ("name", ""),
    ]
    .map(|(key, value)| (key.to_owned(), value.to_owned()))
    .into();
    let faults = web::new::read(&ETHNOS, &fields).err().unwrap_or_default();
    let new = New { visitor, words, notice: None, title: &ETHNOS, games, fields: &[], faults: &[] };

    let rules = Rules { visitor, words, notice: None, title: &ETHNOS, query: "", rule: None };
    let query = ["Skeleton", "Szkielet", "kostliv"][visitor.language as usize];

    let saved = Notice { bad: false, text: words.text("me-saved"), rule: None };
    let history: Vec<Past> = (0..5)
        .map(|nth| Past {
            id: format!("h{nth}"),
            game: "ethnos",
            names: names.clone(),
            seat: Seat::new(nth % 3),
            outcome: outcome(),
            ended: NOW - DAY * (nth as Millis * 5 + 1),
        })
        .collect();
    let tokens = [
        Token { id: "1".to_owned(), label: "Iskra at home".to_owned(), made: NOW - 30 * DAY },
        Token { id: "2".to_owned(), label: "<b>experiment</b>".to_owned(), made: NOW - DAY },
    ];
    let me = Profile {
        visitor,
        words,
        notice: Some(&saved),
        webhook: "https://chat.example/hook",
        tokens: &tokens,
        fresh: Some("hetman_3v9dWq0yKf7nB1tZr5XcPm2L"),
        history: &history,
        older: Some("/me?page=2#history"),
        record: (42, 17),
        faults: &[],
        now: NOW,
    };
    let guest = Visitor { name: Some("Gość".to_owned()), ..unknown.clone() };
    let guest = Profile {
        visitor: &guest,
        notice: None,
        webhook: "",
        tokens: &[],
        fresh: None,
        history: &[],
        older: None,
        record: (0, 0),
        faults: &[web::profile::Fault {
            field: "password",
            value: String::new(),
            why: web::profile::ProfileError::Short,
        }],
        ..me
    };

    let curve = game.outlooks();
    let story = game.story(Observer::Spectator);
    let grades = game.grades(0, &mut || true).0;
    let review = Review {
        visitor,
        words,
        notice: None,
        id: "k1",
        game: "ethnos",
        names: &names,
        curve: &curve,
        grades: &grades,
        own: Some(Seat::new(0)),
        story: &story,
        played: NOW - 4 * DAY,
    };
    let login = Login {
        visitor: &unknown,
        words,
        notice: None,
        name: "Hania",
        why: Some(web::login::LoginError::Wrong),
        back: Some("/t/k1"),
    };
    let state = |state| web::states::page(visitor, words, "/t/k1", state);
    vec![
        ("home", web::home::page(&home)),
        ("home-first", web::home::page(&first)),
        ("new", web::new::page(&new)),
        ("new-wrong", web::new::page(&New { visitor: &unknown, fields: &fields, faults: &faults, ..new })),
        ("rules", web::rules::page(&rules)),
        ("rules-found", web::rules::page(&Rules { query, ..rules })),
        ("rules-none", web::rules::page(&Rules { query: "xyzzy <b>", ..rules })),
        ("rule", web::rules::page(&Rules { rule: Some("ethnos.tribe.troll"), ..rules })),
        ("me", web::profile::page(&me)),
        ("me-guest", web::profile::page(&guest)),
        ("login", web::login::page(&login)),
        ("replay", replay(visitor, words, game, at, See::Open)),
        ("replay-seat", replay(visitor, words, game, at, See::Seat(Seat::new(2)))),
        ("review", web::replay::review(&review)),
        ("missing", state(State::Missing)),
        ("forbidden", state(State::Forbidden)),
        ("full", state(State::Full("k1"))),
        ("offline", state(State::Offline)),
        ("broken", state(State::Broken)),
        ("busy", state(State::Busy(12))),
        ("computing", web::states::computing(visitor, words, "/t/k1/review", Some((30, 120)))),
        ("old-rules", state(State::OtherVersion { id: "k1", rules: 1, over: true })),
    ]
}

fn outcome() -> Outcome {
    let places =
        [(2, 61), (1, 64), (3, 48), (4, 33)].map(|(rank, score)| Placement { rank, score: Some(score) });
    Outcome { ending: Ending::Finished, places: Some(places.into()) }
}

/// The replay at a moment.
pub fn replay(visitor: &Visitor, words: &Words, game: &dyn Play, at: usize, see: See) -> Markup {
    let mut over = table_view(friends(), Stage::Over, Some(0), None);
    over.outcome = Some(outcome());
    let seats = Seat::all(4).map(See::Seat);
    let may: Vec<See> = [See::Open].into_iter().chain(seats).chain([See::Spectator]).collect();
    let then = game.at(at);
    let hands: Vec<_> = Seat::all(4).map(|seat| then.view(Observer::Seat(seat))).collect();
    web::replay::page(&Replay {
        visitor,
        words,
        notice: None,
        id: "k1",
        table: &over,
        names: &web::table::names(&over),
        see,
        may: &may,
        at,
        of: game.given().len(),
        game: &GameData::of_view(then.view(see.observer())),
        hands: &hands,
        story: &if see == See::Open { web::replay::open_story(game) } else { game.story(see.observer()) },
        curve: Some(&game.outlooks()),
        may_continue: true,
        played: NOW - 4 * DAY,
    })
}
