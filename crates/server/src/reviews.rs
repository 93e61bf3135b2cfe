//! What looking back at a game needs. A game that is over never changes, so it is worked out once, where bots
//! think, and kept for those who look next.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::Outlook;
use table::Play;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::think::Thinker;

/// So many games are kept: at most some two megabytes each.
const MOST: usize = 16;

/// A visitor waits so long before being told to look again.
const PATIENCE: Duration = Duration::from_millis(400);

/// A game, looked back at.
#[derive(Debug)]
pub(crate) struct Review {
    /// Each seat's chance to win after 0, 1, … answers.
    pub curve: Vec<Outlook>,
    /// The game.
    pub play: Box<dyn Play>,
}

/// How far the work has come.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    /// It is there.
    Ready(Arc<Review>),
    /// It is being worked out.
    Working,
}

/// The games that were looked back at last, the latest at the end.
#[derive(Default)]
pub(crate) struct Reviews {
    kept: Mutex<Vec<(String, watch::Receiver<Found>)>>,
}

impl fmt::Debug for Reviews {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviews").field("kept", &self.kept().len()).finish()
    }
}

/// Work that is waited for.
#[derive(Debug)]
pub(crate) struct Awaited(watch::Receiver<Found>);

impl Awaited {
    /// What there is after a moment's patience.
    pub async fn found(mut self) -> Found {
        // Too slow or gone, both mean that the visitor has to look again.
        let _ = timeout(PATIENCE, self.0.wait_for(|found| matches!(found, Found::Ready(_)))).await;
        let found = self.0.borrow();
        found.clone()
    }
}

impl Reviews {
    /// The game of a table that is over: as it was worked out before, or to be worked out from a copy of it. `None`
    /// if too much waits to be thought about already.
    pub fn ask(
        &self,
        thinker: &Thinker,
        table: &str,
        copy: impl FnOnce() -> Box<dyn Play>,
    ) -> Option<Awaited> {
        let mut kept = self.kept();
        // Work whose thread panicked comes to no end; it is begun again.
        let alive = |found: &watch::Receiver<Found>| {
            matches!(*found.borrow(), Found::Ready(_)) || found.has_changed().is_ok()
        };
        kept.retain(|(_, found)| alive(found));
        if let Some(at) = kept.iter().position(|(id, _)| id == table) {
            kept[at..].rotate_left(1);
            return kept.last().map(|(_, found)| Awaited(found.clone()));
        }
        let (tell, found) = watch::channel(Found::Working);
        let play = copy();
        let work = Box::new(move || {
            let review = Review { curve: play.outlooks(), play };
            tell.send_replace(Found::Ready(Arc::new(review)));
        });
        if !thinker.work(work) {
            return None;
        }
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push((table.to_owned(), found.clone()));
        Some(Awaited(found))
    }

    fn kept(&self) -> MutexGuard<'_, Vec<(String, watch::Receiver<Found>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use kernel::{Secret, Waiting};
    use table::{Of, Title};

    use super::*;

    static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;

    fn played() -> Box<dyn Play> {
        let mut play = ETHNOS.deal("seats=2", &Secret([7; 32]), Vec::new()).expect("a game");
        while let Waiting::For(seats) = play.waiting() {
            let seat = seats.first().expect("a seat is asked");
            let (action, _) = play.legal(seat).pop().expect("an answer");
            play.answer(seat, &action).expect("a legal answer");
        }
        play
    }

    async fn ready(awaited: Option<Awaited>) -> Arc<Review> {
        match awaited.expect("there is room").found().await {
            Found::Ready(review) => review,
            Found::Working => panic!("nothing else is to be done"),
        }
    }

    #[tokio::test]
    async fn a_game_is_worked_out_once_and_the_shelf_stays_small() {
        let (thinker, _answers) = Thinker::start(1);
        let (reviews, copies) = (Reviews::default(), AtomicUsize::new(0));
        let ask = |table: &str| {
            reviews.ask(&thinker, table, || {
                copies.fetch_add(1, Ordering::Relaxed);
                played()
            })
        };
        let first = ready(ask("a")).await;
        let play = played();
        assert_eq!(first.curve, play.outlooks());
        assert!(Arc::ptr_eq(&first, &ready(ask("a")).await));
        assert_eq!(copies.load(Ordering::Relaxed), 1);
        for other in 1..=MOST {
            ready(ask(&other.to_string())).await;
            // A game that is looked at again and again stays.
            ready(ask("a")).await;
        }
        assert_eq!(copies.load(Ordering::Relaxed), 1 + MOST);
        assert_eq!(reviews.kept().len(), MOST);
        ready(ask("1")).await;
        assert_eq!(copies.load(Ordering::Relaxed), 2 + MOST, "the oldest had to go");
    }

    #[tokio::test]
    async fn an_early_caller_is_told_how_far_it_is() {
        let (thinker, _answers) = Thinker::start(1);
        let reviews = Reviews::default();
        let (go, wait) = mpsc::channel::<()>();
        assert!(thinker.work(Box::new(move || assert!(wait.recv().is_err()))));
        let found = reviews.ask(&thinker, "a", played).expect("there is room").found().await;
        assert!(matches!(found, Found::Working), "{found:?}");
        drop(go);
        ready(reviews.ask(&thinker, "a", || panic!("it is on its way"))).await;
    }
}
