//! How large a position is, how long a copy takes, and how many decisions random games make per million reference hashes
//! (those of `hetman bench`), with one box, with both and alone: `cargo run --release -p imperium --example speed`.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use imperium::Imperium;

fn main() {
    for setup in
        ["seats=2", "seats=2 box=both commons=random", "seats=4 box=both commons=random", "seats=1 box=both"]
    {
        let speed = conformance::speed::<Imperium>(setup);
        let (bytes, copy, decisions) = (speed.bytes, speed.copy, speed.decisions);
        println!("{setup}: {bytes} bytes, {copy:.0} ns a copy, {decisions:.0} decisions per million hashes");
    }
}
