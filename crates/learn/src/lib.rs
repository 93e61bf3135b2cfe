//! Lessons. A lesson is a record of a game with notes: [`Lesson::read`] plays it by the rules, so what a lesson shows can
//! happen, and a change of the rules that breaks a lesson fails a test. The main line is the solution; other answers are
//! played in the record, too, and taken back.
//!
//! Notes are comment lines that begin with `#:`, so every program that reads records reads lessons:
//!
//! ```text
//! #: lesson seat=0 minutes=5        the first note: who learns, and how long it takes
//! #: say KEY at ID…                 something to be read; the marks point at elements of the page, or with `answer:take
//! #:                                red-giant` (a word, a colon, and words joined by `_`) at what gives an answer
//! #: task KEY at ID…                the pupil is to answer; what is played from here on is one of the following
//! #: wrong KEY                      what was played since the task is allowed, but not good; it is taken back
//! #: also KEY                       what was played since the task is right, too; it is taken back
//! #: right [KEY]                    what was played since the task is the solution; it stands
//! #: fact NAME = …                  a number for the sentence of the note before: see the module `fact`
//! #: play KEY                       the last note, if the pupil may play on from here
//! ```
//!
//! A key names a sentence in the word files beside the lessons. What is played between two other notes just happens.
//!
//! Rolls are not written by hand: authors write wishes, and [`wish::write`] finds the luck that grants them.

mod catalog;
mod fact;
mod lesson;
mod moment;
pub mod puzzle;
mod school;
pub mod wish;

pub use catalog::{Course, Source, course, courses, words};
pub use lesson::{Beat, BeatKind, Branch, Lesson, Line, Telling};
pub use moment::{Moment, Verdict};
pub use school::lessons;
