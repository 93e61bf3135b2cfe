//! The lessons that can be taken.

use kernel::record::RecordError;
use table::Title;

use crate::{Lesson, courses};

/// All lessons of these games, and what is wrong with those that cannot be taken: values of a game that were replaced can
/// make a lesson impossible.
#[must_use]
pub fn lessons(titles: &[&'static dyn Title]) -> (Vec<Lesson>, Vec<(&'static str, RecordError)>) {
    let (mut lessons, mut wrong) = (Vec::new(), Vec::new());
    for course in courses() {
        let Some(title) = titles.iter().find(|title| title.name() == course.game) else { continue };
        for source in course.lessons {
            match Lesson::read(*title, source.name, source.text) {
                Ok(lesson) => lessons.push(lesson),
                Err(error) => wrong.push((source.name, error)),
            }
        }
    }
    (lessons, wrong)
}
