//! What looking back at a game needs. A game that is over never changes, so it is worked out once, where bots
//! think, and kept for those who look next.

use std::fmt;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use kernel::Outlook;
use table::{Grade, Play};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::think::{Asked, Thinker, Worker};

/// So many games are kept: at most some two megabytes each.
const MOST: usize = 16;

/// A visitor waits so long before being told to look again.
const PATIENCE: Duration = Duration::from_millis(400);

/// Answers are graded for so long at a time; then bots and hints that wait have their turn.
const SLICE: Duration = Duration::from_millis(500);

/// A game, looked back at.
#[derive(Debug)]
pub(crate) struct Review {
    /// Each seat's chance to win after 0, 1, … answers.
    pub curve: Vec<Outlook>,
    /// The game.
    pub play: Box<dyn Play>,
    /// What a bot thinks of the answers. That takes longer, so it is only worked out for those who ask: see
    /// [`Review::grade`].
    pub grades: OnceLock<Vec<Grade>>,
    /// Those that are found so far, and how many answers were looked at for them.
    found: Mutex<(Vec<Grade>, usize)>,
    begun: AtomicBool,
}

impl Review {
    /// Begins to work out what a bot thinks of the answers, unless that was begun already or too much waits, for this
    /// address or for all.
    pub fn grade(self: &Arc<Review>, thinker: &Thinker, by: IpAddr) {
        if !self.begun.swap(true, Ordering::Relaxed) {
            match thinker.review(by) {
                Some(asked) => self.go_on(thinker.worker(), asked, SLICE),
                None => self.begun.store(false, Ordering::Relaxed),
            }
        }
    }

    /// How many answers were looked at, and of how many.
    pub fn far(&self) -> (usize, usize) {
        (lock(&self.found).1, self.play.given().len())
    }

    /// Looks at answers for a while, and puts the rest behind the work that waits. What finds no room is begun again from there
    /// by the next visitor who asks.
    fn go_on(self: &Arc<Review>, worker: Worker, asked: Asked, slice: Duration) {
        let (review, next) = (Arc::clone(self), worker.clone());
        let room = worker.work(Box::new(move || {
            let (begun, after) = (Instant::now(), review.far().0);
            let (grades, looked_at) = review.play.grades(after, &mut || begun.elapsed() < slice);
            let mut found = lock(&review.found);
            found.0.extend(grades);
            match looked_at {
                Some(looked_at) => {
                    found.1 = looked_at;
                    drop(found);
                    review.go_on(next, asked, slice);
                }
                None => {
                    let _ = review.grades.set(std::mem::take(&mut found.0));
                    drop(asked);
                }
            }
        }));
        if !room {
            self.begun.store(false, Ordering::Relaxed);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
    /// if too much waits to be thought about already, for this address or for all.
    pub fn ask(
        &self,
        thinker: &Thinker,
        by: IpAddr,
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
        let asked = thinker.review(by)?;
        let (tell, found) = watch::channel(Found::Working);
        let play = copy();
        let work = Box::new(move || {
            let _asked = asked;
            let (grades, found, begun) = (OnceLock::new(), Mutex::default(), AtomicBool::new(false));
            let review = Review { curve: play.outlooks(), play, grades, found, begun };
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
        lock(&self.kept)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc;

    use kernel::{Secret, Waiting};
    use table::{Of, Title};

    use super::*;

    static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));

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
            reviews.ask(&thinker, ONE, table, || {
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
    async fn answers_are_graded_in_parts_and_bots_think_in_between() {
        let (thinker, mut answers) = Thinker::start(1);
        let review = ready(Reviews::default().ask(&thinker, ONE, "a", played)).await;
        let (go, wait) = mpsc::channel::<()>();
        assert!(thinker.work(Box::new(move || assert!(wait.recv().is_err()))));
        let asked = thinker.review(ONE).expect("nothing else is asked for");
        review.go_on(thinker.worker(), asked, Duration::ZERO);
        let (advice, looked_at) = (
            table::Advice { action: "draw".to_owned(), thoughts: Vec::new(), even: 0, reasons: Vec::new() },
            Arc::clone(&review),
        );
        thinker.ask("host", "b", kernel::Seat::new(0), 1, 0, || {
            Box::new(move || {
                assert!(looked_at.grades.get().is_none(), "a bot waits for a part, not for the whole game");
                advice
            })
        });
        drop(go);
        assert_eq!(answers.recv().await.expect("an answer").table, "b");
        while review.grades.get().is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let (whole, stopped) = played().grades(0, &mut || true);
        let short = |grades: &[Grade]| -> Vec<_> {
            grades.iter().map(|grade| (grade.at, grade.seat, grade.mistake.is_some())).collect()
        };
        assert_eq!((short(review.grades.get().expect("it is there")), stopped), (short(&whole), None));
    }

    #[tokio::test]
    async fn one_address_leaves_room_for_others() {
        let other = IpAddr::from([192, 0, 2, 2]);
        let (thinker, _answers) = Thinker::start(1);
        let reviews = Reviews::default();
        let done = ready(reviews.ask(&thinker, ONE, "done", played)).await;
        let (go, wait) = mpsc::channel::<()>();
        assert!(thinker.work(Box::new(move || assert!(wait.recv().is_err()))));
        let ask = |by: IpAddr, table: usize| reviews.ask(&thinker, by, &table.to_string(), played);
        let waiting = (0..100).filter(|table| ask(ONE, *table).is_some()).count();
        assert!((1..10).contains(&waiting), "{waiting}");
        done.grade(&thinker, ONE);
        assert!(!done.begun.load(Ordering::Relaxed), "grades count, too");
        done.grade(&thinker, other);
        assert!(ask(other, 1_000).is_some());
        drop(go);
        while done.grades.get().is_none() || ask(ONE, 2_000).is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    #[tokio::test]
    async fn an_early_caller_is_told_how_far_it_is() {
        let (thinker, _answers) = Thinker::start(1);
        let reviews = Reviews::default();
        let (go, wait) = mpsc::channel::<()>();
        assert!(thinker.work(Box::new(move || assert!(wait.recv().is_err()))));
        let found = reviews.ask(&thinker, ONE, "a", played).expect("there is room").found().await;
        assert!(matches!(found, Found::Working), "{found:?}");
        drop(go);
        ready(reviews.ask(&thinker, ONE, "a", || panic!("it is on its way"))).await;
    }
}
