//! Writing lessons.

use std::io::{Write, stdout};
use std::path::PathBuf;

use clap::Args;
use kernel::{Learned, Spoken};
use table::Of;

use crate::Stop;

#[derive(Args)]
pub(crate) struct Lesson {
    /// The game
    pub(crate) game: String,
    /// A file of wishes (see `crates/learn/lessons`): finds the luck that grants them and prints the lesson
    file: PathBuf,
}

pub(crate) fn run<G: Spoken + Learned>(args: &Lesson) -> Result<(), Stop> {
    let wrong = |reason: String| Stop::No(format!("{}: {reason}", args.file.display()));
    let wishes = std::fs::read_to_string(&args.file).map_err(|error| Stop::Usage(error.to_string()))?;
    let text = learn::wish::write::<G>(&wishes).map_err(|error| wrong(error.to_string()))?;
    // Lessons that come with the program live as long as it; so does the one that is checked here.
    let text: &'static str = Box::leak(text.into_boxed_str());
    let lesson = learn::Lesson::read(&Of::<G>::TITLE, "lesson", text);
    let lesson = lesson.map_err(|error| wrong(format!("the lesson that was written, {error}")))?;
    stdout().write_all(text.as_bytes())?;
    eprintln!("{} things to read or do", lesson.beats.len());
    Ok(())
}
