//! The laws, each a function that says what is wrong.

mod asking;
mod keeping;
mod knowing;

pub(crate) use asking::{answerable, any_order, legal_is_check, playable, standing};
pub(crate) use keeping::{
    action_text, conserved, conserved_imagined, deterministic_answer, deterministic_view, replay, replay_cut,
    save, setup_text,
};
pub(crate) use knowing::{
    Outcome, Run, forgets, no_leak, shows_no_more, silence_changes_nothing, tells_all, tells_no_more, trace,
    trace_of_own, trace_of_run,
};

use std::fmt::Debug;

use kernel::Observer;

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Two things that must be equal, and in which lines of their debug text they are not.
fn same<T: PartialEq + Debug>(one: &T, two: &T, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    ensure(one == two, || format!("{}\n{}", otherwise(), difference(one, two)))
}

/// The lines between the first and the last that differ, `-` of the first and `+` of the second.
fn difference(one: &impl Debug, two: &impl Debug) -> String {
    const MOST_LINES: usize = 20;
    let (one, two) = (format!("{one:#?}"), format!("{two:#?}"));
    let (one, two): (Vec<&str>, Vec<&str>) = (one.lines().collect(), two.lines().collect());
    let alike = |(a, b): &(&&str, &&str)| a == b;
    let before = one.iter().zip(&two).take_while(alike).count();
    let (one, two) = (&one[before..], &two[before..]);
    let after = one.iter().rev().zip(two.iter().rev()).take_while(alike).count();
    let side = |sign: &str, lines: &[&str]| -> String {
        lines[..lines.len() - after].iter().take(MOST_LINES).map(|line| format!("  {sign}{line}\n")).collect()
    };
    side("-", one) + &side("+", two)
}

fn name(who: Observer) -> String {
    match who {
        Observer::Seat(seat) => format!("seat {seat}"),
        Observer::Spectator => "a spectator".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_shows_the_lines_that_differ() {
        assert_eq!(difference(&[1, 2, 3, 4], &[1, 7, 3, 4]), "  -    2,\n  +    7,\n");
        assert_eq!(difference(&vec![1, 1], &vec![1]), "  -    1,\n");
    }
}
