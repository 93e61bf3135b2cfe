//! What looking back at a game needs. A game that is over never changes, so it is worked out once, where bots
//! think, and kept for those who look next.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::{Observer, Outlook, Seat};
use table::{Happening, Play};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::think::Thinker;

/// So many games are kept: at most some two megabytes each.
const MOST: usize = 16;

/// Whoever looks waits so long before being told to look again.
const PATIENCE: Duration = Duration::from_millis(400);

/// What happened, as one observer was told: see [`Play::story`].
type Story = Vec<(usize, Happening)>;

/// A game, looked back at.
#[derive(Debug)]
pub(crate) struct Review {
    /// Each seat's chance to win after 0, 1, … answers.
    pub curve: Vec<Outlook>,
    /// What happened, with all hands open.
    pub open: Story,
    /// As those who watched were told.
    watched: Story,
    /// As each seat was told.
    seats: Vec<Story>,
}

impl Review {
    /// What an observer was told.
    pub fn story(&self, who: Observer) -> &[(usize, Happening)] {
        match who {
            Observer::Seat(seat) => self.seats.get(seat.index()).map_or(&[], Vec::as_slice),
            Observer::Spectator => &self.watched,
        }
    }

    fn of(play: &dyn Play, seats: usize, mut done: impl FnMut(usize)) -> Review {
        let curve = play.outlooks();
        done(1);
        let open = web::replay::open_story(play);
        done(2);
        let watched = play.story(Observer::Spectator);
        done(3);
        let tell = |seat: Seat| {
            let story = play.story(Observer::Seat(seat));
            done(seat.index() + 4);
            story
        };
        Review { curve, open, watched, seats: Seat::all(seats).map(tell).collect() }
    }
}

/// How far the work has come.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    /// It is there.
    Ready(Arc<Review>),
    /// So many parts of so many are done.
    Working(usize, usize),
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

/// Work somebody waits for.
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
        seats: usize,
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
        let of = seats + 3;
        let (tell, found) = watch::channel(Found::Working(0, of));
        let play = copy();
        let work = Box::new(move || {
            let review = Review::of(play.as_ref(), seats, |done| {
                tell.send_replace(Found::Working(done, of));
            });
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
            let seat = seats.first().expect("somebody is asked");
            let (action, _) = play.legal(seat).pop().expect("an answer");
            play.answer(seat, &action).expect("a legal answer");
        }
        play
    }

    async fn ready(awaited: Option<Awaited>) -> Arc<Review> {
        match awaited.expect("there is room").found().await {
            Found::Ready(review) => review,
            Found::Working(..) => panic!("nothing else is to be done"),
        }
    }

    #[tokio::test]
    async fn a_game_is_worked_out_once_and_the_shelf_stays_small() {
        let (thinker, _answers) = Thinker::start(1);
        let (reviews, copies) = (Reviews::default(), AtomicUsize::new(0));
        let ask = |table: &str| {
            reviews.ask(&thinker, table, 2, || {
                copies.fetch_add(1, Ordering::Relaxed);
                played()
            })
        };
        let first = ready(ask("a")).await;
        let play = played();
        assert_eq!(first.curve, play.outlooks());
        for who in Observer::all(2) {
            assert_eq!(first.story(who), play.story(who));
        }
        assert!(Arc::ptr_eq(&first, &ready(ask("a")).await));
        assert_eq!(copies.load(Ordering::Relaxed), 1);
        for other in 1..=MOST {
            ready(ask(&other.to_string())).await;
            // Whoever is looked at again and again stays.
            ready(ask("a")).await;
        }
        assert_eq!(copies.load(Ordering::Relaxed), 1 + MOST);
        assert_eq!(reviews.kept().len(), MOST);
        ready(ask("1")).await;
        assert_eq!(copies.load(Ordering::Relaxed), 2 + MOST, "the oldest had to go");
    }

    #[tokio::test]
    async fn whoever_comes_too_early_is_told_how_far_it_is() {
        let (thinker, _answers) = Thinker::start(1);
        let reviews = Reviews::default();
        let (go, wait) = mpsc::channel::<()>();
        assert!(thinker.work(Box::new(move || assert!(wait.recv().is_err()))));
        let found = reviews.ask(&thinker, "a", 2, played).expect("there is room").found().await;
        assert!(matches!(found, Found::Working(0, 5)), "{found:?}");
        drop(go);
        ready(reviews.ask(&thinker, "a", 2, || panic!("it is on its way"))).await;
    }
}
