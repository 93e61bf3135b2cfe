//! What the page of a table takes from its game.

use std::any::Any;

use kernel::{Footprint, Observer, Seat};
use table::{Happening, Play, Stage, TableView};

use crate::games;

/// So many of what is news are taken at most.
const MOST: usize = 36;

/// So many things that happened are taken for a lone player: a rival without a seat plays its whole turn after one
/// answer, and that turn is told until it plays the next one.
const LONE: usize = 240;

/// What one observer sees of a game.
#[derive(Default)]
pub struct GameData<'a> {
    /// The `View` of the game, once it is played.
    view: Option<Box<dyn Any + Send>>,
    /// The answers the observer may give: see [`Play::actions`].
    actions: Option<Box<dyn Any + Send>>,
    /// The last things that happened, the oldest first.
    pub log: Vec<Happening<'a>>,
    /// The number of the last of them, counted from the beginning of the game.
    pub heard: usize,
    /// So many of them happened since the observer's last answer.
    pub since: usize,
    /// Everything that happened, while points are to be explained; otherwise nothing.
    pub scored: Vec<Happening<'a>>,
}

impl<'a> GameData<'a> {
    /// What the observer of `table` sees of the game that is played there.
    #[must_use]
    pub fn of(table: &TableView, play: Option<&'a dyn Play>) -> GameData<'a> {
        let Some(play) = play else { return GameData::default() };
        let who = table.observer;
        let you = match who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let (asked, over) = (table.asks.is_some(), table.stage == Stage::Over);
        let (given, lone) = (play.given(), table.chairs.len() == 1);
        let from = match you {
            _ if over => 0,
            Some(you) => last_turn(given, lone, you, asked),
            None => usize::MAX,
        };
        let least = if lone { LONE } else { games::pages(table.game).map_or(0, |pages| pages.looks_back()) };
        let mut log = play.recent(who, from, least);
        let since = since(given, &log, lone, you, asked);
        let scored = if scores(table.game, &log, since, over) { play.story(who) } else { Vec::new() };
        let kept = if lone { LONE } else { least.max(since.min(MOST)) };
        log.drain(..log.len().saturating_sub(kept));
        let actions = you.filter(|_| asked).map(|you| play.actions(you));
        GameData {
            view: Some(play.view(who)),
            actions,
            heard: play.heard(who),
            since: since.min(log.len()),
            log,
            scored,
        }
    }

    /// Only how the game stands, for a page on which nothing can be done.
    #[must_use]
    pub fn of_view(view: Box<dyn Any + Send>) -> GameData<'static> {
        GameData { view: Some(view), ..GameData::default() }
    }

    /// How the game stands, if it is played: the `View` of the game.
    pub(crate) fn any_view(&self) -> Option<&dyn Any> {
        self.view.as_deref().map(|view| view as &dyn Any)
    }

    /// The same, if it is the game with this view.
    pub(crate) fn view<View: 'static>(&self) -> Option<&View> {
        self.view.as_deref()?.downcast_ref()
    }

    /// The answers the observer may give, if it is the game with these.
    pub(crate) fn actions<Action: 'static>(&self) -> &[Action] {
        let actions = self.actions.as_deref().and_then(|actions| actions.downcast_ref::<Vec<Action>>());
        actions.map_or(&[], Vec::as_slice)
    }
}

/// The last answer of the visitor before what is news to them: how many answers there were with it. While they are
/// asked something, what they answered just before belongs to the turn they are in. To a lone player all that the last
/// answer brought is news.
fn last_turn(given: &[Footprint], lone: bool, you: Seat, asked: bool) -> usize {
    if lone {
        return given.len().saturating_sub(1);
    }
    let turn = given.iter().rposition(|given| given.seat != you).map_or(0, |at| at + 1);
    let before = if asked { &given[..turn] } else { given };
    before.iter().rposition(|given| given.seat == you).map_or(0, |at| at + 1)
}

/// How much of the story of a game happened since the visitor's last turn: everything after the last answer they
/// gave.
fn since(given: &[Footprint], story: &[Happening<'_>], lone: bool, you: Option<Seat>, asked: bool) -> usize {
    let Some(you) = you else { return 0 };
    match last_turn(given, lone, you, asked) {
        0 => story.len(),
        last => story.iter().rev().take_while(|told| told.answers > last).count(),
    }
}

/// Whether points were counted among the last `since` things that happened or by the answer before them, or the game
/// is over: the page then explains where each point came from. The end of the story is enough.
fn scores(game: &str, story: &[Happening<'_>], since: usize, over: bool) -> bool {
    let from = if over { 0 } else { story.len().saturating_sub(since) };
    // The player whose answer ended an age wants to see its points, too.
    let answer = story[..from].last().map(|told| told.answers);
    let from = story[..from].iter().rposition(|told| Some(told.answers) != answer).map_or(0, |at| at + 1);
    games::pages(game).is_some_and(|pages| pages.scored(&story[from..]))
}

#[cfg(test)]
mod tests {
    use kernel::{Secret, Waiting, Word};
    use table::{Of, Title};

    use super::*;

    static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;

    #[test]
    fn the_end_of_a_story_is_enough_for_a_page() {
        let words = ["a", "b", "c", "d"].map(|word| Word::new(word).expect("a word"));
        let setup = "seats=4 tribes=merfolk,troll,giant,orc,elf,skeleton";
        let mut play = ETHNOS.deal(setup, &Secret([6; 32]), words.into()).expect("a game");
        let mut random: u64 = 6;
        let (mut accounts, mut without) = (0, 0);
        while let Waiting::For(seats) = play.waiting() {
            let seat = seats.first().expect("a seat is asked");
            let legal = play.legal(seat);
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            play.answer(seat, &legal[(random >> 33) as usize % legal.len()].0).expect("a legal answer");
            for you in [Some(Seat::new(0)), Some(Seat::new(1)), None] {
                let who = you.map_or(Observer::Spectator, Observer::Seat);
                let story = play.story(who);
                for asked in [false, true] {
                    let last = you.map_or(usize::MAX, |you| last_turn(play.given(), false, you, asked));
                    let recent = play.recent(who, last, 12);
                    assert!(recent.len() >= 12.min(story.len()));
                    let end = &story[story.len() - recent.len()..];
                    for (told, recent) in end.iter().zip(&recent) {
                        assert_eq!((told.answers, told.says()), (recent.answers, recent.says()));
                    }
                    let since = since(play.given(), &story, false, you, asked);
                    assert_eq!(super::since(play.given(), &recent, false, you, asked), since);
                    let scores = scores("ethnos", &story, since, false);
                    assert_eq!(super::scores("ethnos", &recent, since, false), scores);
                    *(if scores { &mut accounts } else { &mut without }) += 1;
                }
            }
        }
        assert!(accounts > 0 && without > 0);
    }
}
