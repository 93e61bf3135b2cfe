//! How large a position is, what a copy costs, how many decisions random games make per million reference hashes (those of
//! `hetman bench`), and how fast search imagines games: `cargo run --release -p runewars --example decisions -- SETUP…`.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use runewars::Runewars;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let usual = ["seats=2", "seats=3", "seats=4"].map(str::to_owned).to_vec();
    for setup in if asked.is_empty() { usual } else { asked } {
        let speed = conformance::speed::<Runewars>(&setup);
        println!(
            "{setup}: {} bytes, {:.0} ns a copy, {:.0} decisions per million hashes, {:.0} a game; \
             search per second {:.0} full ({:.2} per million hashes), {:.0} cut ({:.2})",
            speed.bytes,
            speed.copy,
            speed.decisions,
            speed.length,
            speed.full[0],
            speed.full[1],
            speed.cut[0],
            speed.cut[1]
        );
    }
}
