//! Real tables to draw pages from, and what holds for their pages.

pub mod pages;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Language, Observer, Phrase, Seat, Seats, Secret};
use table::{
    Advice, Command, Decision, Entry, EntryKind, Level, Of, Opening, Pace, Person, Stage, Table, TableView,
    Thought, Title,
};
use web::table::{GameData, TablePage};
use web::{Notice, Visitor};
use words::Words;

pub static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;
pub static LUMERIA: Of<lumeria::Lumeria> = Of::TITLE;
pub static IMPERIUM: Of<imperium::Imperium> = Of::TITLE;
pub static RUNEWARS: Of<runewars::Runewars> = Of::TITLE;
static TITLES: &[&dyn Title] = &[&ETHNOS, &LUMERIA, &IMPERIUM, &RUNEWARS];

/// A table being played, and chance for those who answer at random.
pub struct Deal {
    pub table: Table,
    pub now: i64,
    /// A seat that recruits whenever it may.
    pub hoards: Option<Seat>,
    luck: u64,
}

pub fn person(name: &str) -> Person {
    Person { user: format!("u-{name}"), name: name.to_owned(), guest: false }
}

impl Deal {
    /// A table of Ethnos these people have sat down at.
    pub fn open(setup: &str, people: &[&str], secret: u8) -> Deal {
        Deal::of(&ETHNOS, setup, people, secret)
    }

    /// The same of any game.
    pub fn of(title: &'static dyn Title, setup: &str, people: &[&str], secret: u8) -> Deal {
        let opening = Opening {
            title,
            setup: setup.to_owned(),
            host: person(people[0]),
            public: false,
            pace: Pace::Live { minutes: 5, seconds: 20 },
            level: Level::Expert,
            from: None,
            rematch_of: None,
        };
        let entry = opening.entry(1_000, &Secret([secret; 32]));
        let table = Table::open(TITLES, &entry).expect("a table");
        let mut deal = Deal { table, now: 1_000, hoards: None, luck: u64::from(secret) * 7919 + 1 };
        for name in people {
            deal.wish(name, Command::Sit { seat: None, word: None });
        }
        deal
    }

    /// The same table once more.
    pub fn copy(&self) -> Deal {
        let table = Table::restore(TITLES, &self.table.snapshot()).expect("a snapshot of this program");
        Deal { table, now: self.now, hoards: self.hoards, luck: self.luck }
    }

    pub fn wish(&mut self, name: &str, command: Command) {
        self.now += 1_500;
        let decision = self.table.decide(self.now, &person(name), None, &command, |_| true);
        let Ok(Decision::Do(entries)) = decision else { panic!("{name} is refused: {decision:?}") };
        for entry in entries {
            self.table.apply(&entry).expect("a fresh entry fits");
        }
    }

    pub fn start(mut self, host: &str) -> Deal {
        if self.table.stage() == Stage::Gathering {
            self.wish(host, Command::Start);
        }
        for name in web::table::names(&self.table.view(Observer::Spectator, self.now)) {
            // All who sit at the table are ready.
            if self.table.stage() == Stage::Gathering && name != host {
                self.wish(&name, Command::Ready);
            }
        }
        self
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) as usize % sides
    }

    /// One answer by a seat that is asked: at random, but fond of large bands.
    pub fn step(&mut self) -> bool {
        let Some(seat) = self.table.waiting().first() else { return false };
        let legal = self.table.asks(seat).expect("a seat that is waited for is asked").answers;
        let adds: Vec<usize> = (0..legal.len()).filter(|&at| legal[at].0.starts_with("add")).collect();
        let leads: Vec<usize> = (0..legal.len()).filter(|&at| legal[at].0.starts_with("lead")).collect();
        let at = if self.hoards == Some(seat) && legal.iter().any(|(action, _)| action == "draw") {
            0
        } else if !adds.is_empty() {
            adds[self.roll(adds.len())]
        } else if leads.len() < 5 && leads.len() < legal.len() && legal[0].0.starts_with("take") {
            self.roll(legal.len() - leads.len())
        } else {
            self.roll(legal.len())
        };
        self.answer(seat, legal[at].0.clone());
        true
    }

    /// Gives an answer for a seat.
    pub fn answer(&mut self, seat: Seat, action: String) {
        self.now += 2_500;
        let entry = Entry::new(self.now, EntryKind::Answered { seat, action });
        self.table.apply(&entry).expect("a legal answer");
    }

    /// Plays on until something holds, or the game is over.
    pub fn until(&mut self, holds: impl Fn(&Table) -> bool) -> bool {
        for _ in 0..5_000 {
            if holds(&self.table) {
                return true;
            }
            if !self.step() {
                break;
            }
        }
        holds(&self.table)
    }

    /// What an observer sees of the game.
    pub fn view<View: Clone + 'static>(&self, who: Observer) -> Option<View> {
        let view = self.table.play()?.view(who);
        view.downcast_ref::<View>().cloned()
    }

    /// Calls a function with the page of an observer.
    pub fn show<T>(
        &self,
        who: Observer,
        words: &Words,
        visitor: &Visitor,
        extra: Extra<'_>,
        draw: impl Fn(&TablePage<'_>) -> T,
    ) -> T {
        let table_view: TableView = self.table.view(who, self.now);
        let names = web::table::names(&table_view);
        let play = self.table.play();
        let you = match who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let game = GameData::of(&table_view, play);
        let advice = extra.hint.then(|| advice(&table_view));
        let page = TablePage {
            id: "k7m2q9",
            table: &table_view,
            game: &game,
            names: &names,
            present: Seat::all(names.len()).filter(|seat| seat.index() != 2).collect::<Seats>(),
            watchers: extra.watchers,
            host: you == Some(Seat::new(0)),
            visitor,
            words,
            link: "https://hetman.example/t/k7m2q9",
            notice: extra.notice,
            hint: advice.as_ref(),
            replay: false,
            coach: None,
        };
        draw(&page)
    }
}

/// What is sent after an answer: the regions that changed, each with its bytes before compression, the largest first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Update {
    pub bytes: usize,
    pub regions: Vec<(usize, String)>,
}

impl Update {
    pub fn changes(&self, id: &str) -> bool {
        self.regions.iter().any(|(_, region)| region == id)
    }
}

/// What is sent to the first seat after each answer, until the game is over; the smallest update first.
pub fn updates(mut deal: Deal, words: &Words, language: Language) -> Vec<Update> {
    let visitor = visitor("Hania", language);
    let first = Observer::Seat(Seat::new(0));
    let drawn = |deal: &Deal| -> BTreeMap<String, String> {
        deal.show(first, words, &visitor, Extra::default(), web::table::regions).into_iter().collect()
    };
    let mut before = drawn(&deal);
    let mut updates = Vec::new();
    while deal.step() {
        let now = drawn(&deal);
        let changed = now.iter().filter(|(id, html)| before.get(*id) != Some(html));
        let mut regions: Vec<(usize, String)> =
            changed.map(|(id, html)| (id.len() + web::light(html).len() + 8, id.clone())).collect();
        regions.sort_unstable_by(|one, two| two.cmp(one));
        updates.push(Update { bytes: regions.iter().map(|(bytes, _)| bytes).sum(), regions });
        before = now;
    }
    updates.sort_unstable();
    updates
}

/// The update that so many hundredths of all are not larger than.
pub fn part(updates: &[Update], hundredths: usize) -> usize {
    updates[(updates.len() - 1) * hundredths / 100].bytes
}

/// What a page may show beside the table.
#[derive(Clone, Copy, Default)]
pub struct Extra<'a> {
    pub watchers: usize,
    pub notice: Option<&'a Notice>,
    pub hint: bool,
}

fn advice(table_view: &TableView) -> Advice {
    let answers = table_view.asks.as_ref().map_or(Vec::new(), |asks| asks.answers.clone());
    let thoughts = answers.iter().take(4).enumerate().map(|(at, (action, says))| Thought {
        action: action.clone(),
        says: Phrase::clone(says),
        value: 0.44 - at as f64 * 0.03,
        error: 0.01,
        visits: 100,
    });
    Advice {
        action: answers.first().map_or(String::new(), |(action, _)| action.clone()),
        thoughts: thoughts.collect(),
        even: 0,
        reasons: Vec::new(),
    }
}

pub fn words(language: Language) -> Words {
    web::words(language, Some(&ETHNOS as &dyn Title))
}

pub fn visitor(name: &str, language: Language) -> Visitor {
    Visitor { name: Some(name.to_owned()), guest: false, ..Visitor::unknown(language) }
}

/// What a person reads of a page: text, and attributes that are read aloud or shown.
pub fn read(page: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        texts.push(rest[..at].to_owned());
        let end = rest[at..].find('>').expect("every tag ends") + at;
        let tag = &rest[at..end];
        for name in [
            "aria-label=\"",
            "title=\"",
            "placeholder=\"",
            "data-offline=\"",
            "data-copied=\"",
            "data-turn=\"",
            "data-back=\"",
        ] {
            if let Some(from) = tag.find(&format!(" {name}")) {
                let value = &tag[from + name.len() + 1..];
                texts.push(value[..value.find('"').expect("every attribute ends")].to_owned());
            }
        }
        rest = &rest[end + 1..];
    }
    texts.push(rest.to_owned());
    texts
}

/// What is left of a text without bracketed sentences.
pub fn unbracketed(text: &str) -> String {
    let mut left = String::new();
    let mut depth = 0;
    for character in text.chars() {
        match character {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            _ if depth == 0 => left.push(character),
            _ => {}
        }
    }
    left
}

/// The answers of the list: buttons that stand in the form of answers.
pub fn values_of_list(page: &str) -> BTreeSet<String> {
    let list = page
        .split("<form id=\"act\"")
        .nth(1)
        .and_then(|rest| rest.split("</form>").next())
        .unwrap_or_default();
    let values =
        list.split("<button name=\"action\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.map(str::to_owned).collect()
}
