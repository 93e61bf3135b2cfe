//! What goes on at a server: tabs are shown tables, requests are carried out, bots answer.

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use kernel::{Observer, Seat};
use server::rooms::{Room, RoomError, Rooms, Watcher};
use table::{Level, Table};
use tokio::sync::Notify;

use super::{Fate, Frame, ID, Shared, fingerprint, person};
use crate::executor::nap;
use crate::shelf::{Flaw, Shelf};

/// What was shown when the table and the store had so many entries.
pub(super) struct Shown {
    pub(super) seq: u64,
    pub(super) stored: u64,
    pub(super) frame: Frame,
}

/// What a tab is shown, and what of it has gone out.
struct Screen {
    user: String,
    shelf: Arc<Shelf>,
    flaw: Flaw,
    ready: Mutex<Vec<Shown>>,
    sent: Mutex<Vec<Shown>>,
    must_look: AtomicBool,
    news: Notify,
}

impl Screen {
    fn get_ready(&self, table: &Table) -> Observer {
        let (stored, who) = (self.shelf.stored(ID), table.observer(&self.user));
        let shown = match self.flaw {
            Flaw::ShowsHands => Observer::Seat(Seat::new(0)),
            _ => who,
        };
        let (view, hash) = fingerprint(table, who, shown);
        let frame = Frame { who, version: table.version(who), hash, view };
        self.ready.lock().unwrap().push(Shown { seq: table.seq(), stored, frame });
        who
    }
}

impl Watcher for Screen {
    fn is_seated(&self) -> bool {
        true
    }

    /// Now and then there is no time.
    fn show(&self, _: &Room, table: &Table) -> bool {
        let at_once = !table.seq().is_multiple_of(5);
        if at_once {
            self.get_ready(table);
        }
        at_once
    }

    fn send(&self) {
        self.sent.lock().unwrap().append(&mut self.ready.lock().unwrap());
        self.news.notify_one();
    }

    fn wake(&self) {
        self.must_look.store(true, Ordering::Relaxed);
        self.news.notify_one();
    }
}

/// Shows a tab what it may see, for as long as it is connected.
pub(super) async fn watch(all: Rc<Shared>, rooms: Arc<Rooms>, tab: usize, user: String) {
    let room = loop {
        match rooms.room(ID).await {
            Ok(room) => break room,
            Err(RoomError::Unavailable(_)) => nap(1).await,
            Err(trouble) => return all.wrong(|| format!("a table cannot be entered: {trouble:?}")),
        }
    };
    let screen = Arc::new(Screen {
        user,
        shelf: Arc::clone(&all.shelf),
        flaw: all.flaw,
        ready: Mutex::default(),
        sent: Mutex::default(),
        must_look: AtomicBool::new(false),
        news: Notify::new(),
    });
    let _watch = room.watch(Arc::<Screen>::clone(&screen));
    screen.wake();
    let mut presence = None;
    let mut last = 0;
    loop {
        screen.news.notified().await;
        if screen.must_look.swap(false, Ordering::Relaxed) {
            match rooms.look(&room, |table| screen.get_ready(table)).await {
                Ok(who) => {
                    presence.get_or_insert_with(|| room.enter(who));
                    screen.send();
                }
                Err(RoomError::Unavailable(_)) => {
                    nap(1).await;
                    screen.wake();
                }
                Err(trouble) => return all.wrong(|| format!("a table cannot be seen: {trouble:?}")),
            }
        }
        for shown in screen.sent.lock().unwrap().drain(..) {
            all.check(&shown, &screen.user);
            let version = shown.frame.version;
            if version < last {
                all.wrong(|| format!("{} saw version {last} and now sees {version}", screen.user));
            }
            last = version;
            all.receive(tab, shown.frame);
        }
    }
}

/// A copy of a request, on its way through the wire and a server and back.
pub(super) async fn deliver(all: Rc<Shared>, rooms: Arc<Rooms>, number: usize, copy: usize) {
    nap(all.pick(5)).await;
    let (user, mut key, command) = {
        let requests = all.requests.borrow();
        let request = &requests[number];
        (request.user.clone(), request.key.clone(), request.command.clone())
    };
    if all.flaw == Flaw::IgnoresKeys {
        key = format!("{key}#{copy}");
    }
    let person = person(user[1..].parse().unwrap());
    let told = |fate: &Fate| {
        let request = &mut all.requests.borrow_mut()[number];
        if request.told.is_none() && *fate != Fate::Unknown {
            request.told = Some(fate.clone());
            all.tabs.borrow_mut()[request.tab].waits = None;
        }
    };
    if all.flaw == Flaw::AcksEarly {
        told(&Fate::Done(0));
    }
    let result = match rooms.room(ID).await {
        Ok(room) => rooms.submit(&room, &person, Some(&key), command).await,
        Err(trouble) => Err(trouble),
    };
    // Others learn of it when this task is done or dropped.
    let (fate, _told) = match result {
        Ok((version, told)) => (Fate::Done(version), told),
        Err(RoomError::Refused(refusal)) => (Fate::Refused(refusal.code.text()), None),
        Err(RoomError::Unavailable(_)) => (Fate::Unknown, None),
        Err(trouble) => return all.wrong(|| format!("a request goes astray: {trouble:?}")),
    };
    let fate = match fate {
        Fate::Done(_) if all.flaw == Flaw::DoesRefused && all.chance(5) => Fate::Refused("not really"),
        fate => fate,
    };
    all.say(|| format!("  request {key}: {fate:?}"));
    all.requests.borrow_mut()[number].fates.push(fate.clone());
    nap(all.pick(4)).await;
    if !all.chance(10) {
        told(&fate);
    }
}

/// A bot answers, if one is asked: mostly by chance, sometimes by thinking.
pub(super) async fn bot(all: Rc<Shared>, rooms: Arc<Rooms>) {
    let Ok(room) = rooms.room(ID).await else { return };
    let asked = rooms.look(&room, |table| {
        let (seat, _, version) = table.bot()?;
        let play = table.play()?;
        let action = if all.pick(60) == 0 {
            play.thinker(seat, Level::Novice, all.pick(u32::MAX).into())().action
        } else {
            let legal = play.legal(seat);
            legal[all.pick(legal.len() as u32) as usize].0.clone()
        };
        Some((seat, version, action))
    });
    let Ok(Some((seat, version, action))) = asked.await else { return };
    nap(all.pick(3)).await;
    match rooms.submit_bot(&room, seat, version, &action).await {
        Ok(()) | Err(RoomError::Refused(_) | RoomError::Unavailable(_)) => {}
        Err(trouble) => all.wrong(|| format!("a bot goes astray: {trouble:?}")),
    }
}
