//! Writes pages of real tables into a directory, to be looked at in a browser:
//! `cargo run -p web --example specimen -- /tmp/specimen`.

#[path = "../tests/deal/mod.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod deal;

use std::fs;
use std::path::Path;

use deal::{Deal, Extra, LUMERIA, visitor};
use ethnos::Phase;
use kernel::{Language, Observer, Seat};
use table::{Command, Level, Table};
use web::{Notice, Theme};

const ME: Observer = Observer::Seat(Seat::new(0));

fn main() -> std::io::Result<()> {
    let to = std::env::args().nth(1).unwrap_or_else(|| "/tmp/specimen".to_owned());
    let to = Path::new(&to);
    for (name, text) in web::assets::files() {
        let file = to.join(web::assets::link(name).trim_start_matches('/'));
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(file, text)?;
    }
    for (name, deal, extra) in stages() {
        for language in Language::ALL {
            let words = web::words(language, Some(deal.table.title()));
            for (suffix, theme) in [("", Theme::Light), ("-dark", Theme::Dark)] {
                let mut visitor = visitor("Hania", language);
                visitor.theme = theme;
                let page =
                    deal.show(ME, &words, &visitor, extra, |page| web::table::page(page).into_string());
                fs::write(to.join(format!("{name}-{}{suffix}.html", language.code())), page)?;
            }
            if language == Language::En {
                let visitor = visitor("Hania", language);
                let regions = deal.show(ME, &words, &visitor, extra, web::table::regions);
                let json: serde_json::Map<String, serde_json::Value> =
                    regions.iter().map(|(id, html)| (id.clone(), html.clone().into())).collect();
                fs::write(
                    to.join(format!("{name}.regions.json")),
                    serde_json::Value::from(json).to_string(),
                )?;
                let sizes: Vec<String> =
                    regions.iter().map(|(id, html)| format!("{id} {}", html.len())).collect();
                let sum: usize = regions.iter().map(|(_, html)| html.len()).sum();
                println!("{name}: {sum} in regions: {}", sizes.join(", "));
            }
        }
    }
    Ok(())
}

fn asked(phase: impl Fn(Phase) -> bool) -> impl Fn(&Table) -> bool {
    move |table: &Table| {
        let Some(play) = table.play() else { return false };
        let view = play.view(ME);
        let view = view.downcast_ref::<ethnos::View>();
        view.is_some_and(|view| view.turn == Some(Seat::new(0)) && phase(view.phase))
    }
}

/// One answer of the seat that is asked, as a bot would give it.
fn think(deal: &mut Deal) -> bool {
    let Some(seat) = deal.table.waiting().first() else { return false };
    let Some(play) = deal.table.play() else { return false };
    let advice = play.thinker(seat, Level::Casual, play.given().len() as u64)();
    deal.answer(seat, advice.action);
    true
}

/// Battles at several kinds of questions.
fn battles(all: &mut Vec<(&'static str, Deal, Extra<'static>)>) {
    use lumeria::{Step, View};
    type Fits = fn(&View) -> bool;
    let mine: [(&'static str, Fits); 5] = [
        ("battle-recruit", |view| view.step == Step::Recruit),
        ("battle-activate", |view| view.step == Step::Activate),
        ("battle-move", |view| view.step == Step::Act && view.active.as_ref().is_some_and(|one| !one.moved)),
        ("battle-attack", |view| view.active.as_ref().is_some_and(|one| !one.attacks.is_empty())),
        ("battle-fortune", |view| view.step == Step::Fortune),
    ];
    let mut deal = Deal::of(&LUMERIA, "factions=slavs,vikings", &["Hania", "Ondřej"], 5).start("Hania");
    let plain = Extra { watchers: 1, ..Extra::default() };
    loop {
        let view = deal.view::<View>(ME).filter(|view| view.round > 2);
        let found = view.and_then(|view| match view.turn.map(Seat::index) {
            Some(0) => mine.iter().find(|(_, fits)| fits(&view)).map(|(name, _)| *name),
            Some(_) => Some("battle-wait").filter(|_| view.dice.is_some()),
            None => Some("battle-over"),
        });
        if let Some(name) = found.filter(|name| all.iter().all(|(other, ..)| other != name)) {
            all.push((name, deal.copy(), plain));
        }
        if !think(&mut deal) {
            break;
        }
    }
}

fn stages() -> Vec<(&'static str, Deal, Extra<'static>)> {
    const PEOPLE: [&str; 6] = ["Hania", "Zosia", "Marek", "Tomáš", "Agnieszka", "Jiří"];
    const RICH: &str = "seats=4 tribes=merfolk,troll,giant,orc,centaur,skeleton";
    let plain = Extra { watchers: 3, ..Extra::default() };
    let mut all = Vec::new();
    battles(&mut all);

    let mut deal = Deal::open(RICH, &PEOPLE[..2], 1);
    deal.wish("Hania", Command::Bot { seat: None, level: Level::Skilled });
    all.push(("gathering", deal, plain));

    let mut deal = Deal::open(RICH, &PEOPLE[..3], 2).start("Hania");
    deal.until(|table| table.play().is_some_and(|play| play.given().len() > 150));
    deal.until(asked(|phase| phase == Phase::Turn));
    deal.wish("Zosia", Command::Say { text: "Good luck to you all.".to_owned() });
    let before = deal.copy();
    all.push(("turn", deal, plain));
    let mut deal = before;
    deal.hoards = Some(Seat::new(0));
    deal.step();
    all.push(("turn-next", deal, plain));

    let mut deal = Deal::open(RICH, &PEOPLE[..4], 3).start("Hania");
    deal.until(|table| table.play().is_some_and(|play| play.given().len() > 190));
    deal.until(|table| !asked(|_| true)(table));
    all.push(("wait", deal, plain));

    let mut deal = Deal::open(RICH, &PEOPLE[..4], 4).start("Hania");
    deal.until(|table| table.play().is_some_and(|play| play.given().len() > 120));
    deal.until(|table| {
        asked(|phase| phase == Phase::Band)(table)
            && table.play().is_some_and(|play| {
                let view = play.view(ME);
                let view = view.downcast_ref::<ethnos::View>().cloned();
                view.and_then(|view| view.draft).is_some_and(|draft| draft.cards.len() >= 3)
            })
    });
    let before = deal.copy();
    all.push(("band", deal, Extra { hint: true, ..plain }));
    let mut deal = before;
    deal.step();
    all.push(("band-next", deal, plain));

    let mut deal =
        Deal::open("seats=6 tribes=merfolk,troll,giant,orc,wingfolk,skeleton", &PEOPLE, 5).start("Hania");
    deal.until(|table| table.play().is_some_and(|play| play.given().len() > 60));
    deal.hoards = Some(Seat::new(0));
    deal.until(|table| {
        let Some(play) = table.play() else { return false };
        let view = play.view(ME);
        let view = view.downcast_ref::<ethnos::View>();
        asked(|phase| phase == Phase::Turn)(table) && view.is_some_and(|view| view.hand.len() == 10)
    });
    all.push(("six", deal, plain));

    let mut deal = Deal::open("seats=4 tribes=wingfolk,elf,wizard,dwarf,halfling,minotaur", &PEOPLE[..4], 6)
        .start("Hania");
    deal.until(asked(|phase| phase == Phase::Marker));
    all.push(("marker", deal, plain));

    let mut deal = Deal::open("seats=2", &PEOPLE[..1], 7).start("Hania");
    deal.until(|table| {
        let Some(play) = table.play() else { return false };
        let view = play.view(ME);
        view.downcast_ref::<ethnos::View>().is_some_and(|view| view.age == 2)
    });
    deal.until(asked(|_| true));
    all.push(("age", deal, Extra { notice: None, ..plain }));

    let mut deal = Deal::open(RICH, &PEOPLE[..4], 8).start("Hania");
    deal.until(|_| false);
    static NOTICE: std::sync::OnceLock<Notice> = std::sync::OnceLock::new();
    let notice = NOTICE.get_or_init(|| Notice {
        bad: true,
        text: "The table has changed since then; look again.".to_owned(),
        rule: Some("ethnos.turn.choice".to_owned()),
    });
    all.push(("over", deal, Extra { notice: Some(notice), ..plain }));
    all
}
