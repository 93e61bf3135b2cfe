//! How long it takes to grade the answers of a game: `cargo run --release -p table --example review`.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use std::time::{Duration, Instant};

use kernel::{Secret, Waiting};
use table::{Level, Of, Title};

fn main() {
    let games: [(&dyn Title, &str); 4] = [
        (&Of::<ethnos::Ethnos>::TITLE, "seats=4"),
        (&Of::<lumeria::Lumeria>::TITLE, ""),
        (&Of::<imperium::Imperium>::TITLE, "seats=2"),
        (&Of::<runewars::Runewars>::TITLE, "seats=2"),
    ];
    println!("{:10}{:>8}{:>9}{:>9}", "game", "answers", "seconds", "longest");
    for (title, setup) in games {
        let mut play = title.deal(setup, &Secret([7; 32]), Vec::new()).expect("a game");
        while let Waiting::For(seats) = play.waiting() {
            let seat = seats.first().expect("a seat is asked");
            let action = play.thinker(seat, Level::Novice, play.given().len() as u64)().action;
            play.answer(seat, &action).expect("a legal answer");
        }
        let begun = Instant::now();
        let (mut last, mut longest) = (begun, Duration::ZERO);
        let (grades, _) = play.grades(0, &mut || {
            longest = longest.max(last.elapsed());
            last = Instant::now();
            true
        });
        let (all, longest) = (begun.elapsed().as_secs_f32(), longest.as_secs_f32());
        println!("{:10}{:8}{all:9.1}{longest:9.2}", title.name(), grades.len());
    }
}
