//! The suite passes a sound game, and names the right law for every flaw.

mod toy;

use conformance::{Law, Suite};
use toy::{BID, END, Flaw, State, TURN, Toy};

fn suite(flaw: Flaw) -> Suite<Toy> {
    Suite::new()
        .setups([2, 3, 4].map(|seats| match flaw {
            Flaw::None => format!("seats={seats}"),
            flaw => format!("seats={seats} flaw={flaw:?}"),
        }))
        .games(200)
        .longest(200)
        .rules(&[TURN, BID, END])
        .counts(|state: &State| vec![("cards", state.cards()), ("lost cards", state.lost())])
}

#[test]
fn a_sound_game_obeys_every_law() {
    let report = suite(Flaw::None).run().unwrap();
    assert_eq!(report.games, 600);
    for law in Law::ALL {
        assert!(report.checks(law) > 70, "{law} was hardly looked at:\n{report}");
    }
}

/// Each flaw, the law it must be found by, and words of the report.
const FOUND: &[(Flaw, Law, &str)] = &[
    (Flaw::Panics, Law::NoPanic, "a five was taken"),
    (Flaw::NeverEnds, Law::Ends, "200 answers"),
    (Flaw::AsksOthers, Law::Answerable, "is not waited for, but asked"),
    (Flaw::NoAnswer, Law::Answerable, "no legal action"),
    (Flaw::UnknownQuestion, Law::Answerable, "no paragraph"),
    (Flaw::LegalUnsorted, Law::LegalIsCheck, "before"),
    (Flaw::CheckTooStrict, Law::LegalIsCheck, "'bid 5' is legal, but not allowed, see toy.bid"),
    (Flaw::CheckTooLax, Law::LegalIsCheck, "check allows 'take 5'"),
    (Flaw::CheckForgetsTurn, Law::LegalIsCheck, "check allows 'draw'"),
    (Flaw::UnknownRefusal, Law::LegalIsCheck, "no paragraph"),
    (Flaw::ActionText, Law::Text, "reads as another action"),
    (Flaw::SetupText, Law::Text, "reads as another setup"),
    (Flaw::CardsVanish, Law::Conserved, "24 cards at the start, 2"),
    (Flaw::ImaginesLostCards, Law::Conserved, "in a reimagined state: 0 lost cards at the start"),
    (Flaw::NotSaved, Law::Save, "loads as another state"),
    (Flaw::HashOrder, Law::Deterministic, "looking twice"),
    (Flaw::OwnLuck, Law::Deterministic, "leads to another state"),
    (Flaw::ViewShowsHands, Law::NoLeak, "the views differ"),
    (Flaw::ViewShowsBids, Law::NoLeak, "view"),
    (Flaw::ImaginesOwn, Law::NoLeak, "the views differ"),
    (Flaw::ImaginesUnseen, Law::NoLeak, "the views differ"),
    (Flaw::LegalLeaks, Law::NoLeak, "the legal actions differ"),
    (Flaw::QuestionLeaks, Law::NoLeak, "the questions differ"),
    (Flaw::DealToldToAll, Law::NoLeak, "is told more than its view says"),
    (Flaw::DrawToldToAll, Law::NoLeak, "is told more than its view says"),
    (Flaw::HandToldToAll, Law::NoLeak, "is told more than its view says"),
    (Flaw::BidToldToAll, Law::NoLeak, "is told more than its view says"),
    (Flaw::ImaginesNothing, Law::Forgets, "reimagined differently"),
    (Flaw::ImaginesRealBids, Law::Forgets, "reimagined differently"),
    (Flaw::DealUntold, Law::Told, "sees something else"),
    (Flaw::DrawUntold, Law::Told, "sees something else"),
    (Flaw::TakeUntold, Law::Told, "sees something else"),
    (Flaw::DrawNotRandom, Law::Trace, "Nothing"),
    (Flaw::RevealNotSaid, Law::Trace, "has learned something hidden"),
    (Flaw::LastBidBegins, Law::Order, "their order matters"),
    (Flaw::FirstBidForbids, Law::Order, "can no longer answer"),
    (Flaw::OwnStart, Law::Replay, "the record is refused"),
    (Flaw::DenseRanks, Law::Standing, "have a better one"),
    (Flaw::NoWinner, Law::Standing, "have a better one"),
];

#[test]
fn every_flaw_is_found_and_named() {
    for &(flaw, law, says) in FOUND {
        // On one thread, because luck of its own makes a toy depend on the games before.
        let Err(violation) = suite(flaw).threads(1).run() else { panic!("{flaw:?} is not found") };
        assert_eq!(violation.law, law, "{flaw:?} is found, but as another law: {violation}");
        assert!(violation.detail.contains(says), "{flaw:?} is told otherwise: {violation}");
    }
}

/// A law that no flaw breaks might never bite.
#[test]
fn every_law_has_a_flaw_and_every_flaw_a_law() {
    assert_eq!(Law::ALL.iter().find(|law| !FOUND.iter().any(|(_, found, _)| found == *law)), None);
    assert_eq!(Flaw::ALL.iter().find(|flaw| !FOUND.iter().any(|(found, ..)| found == *flaw)), None);
}

#[test]
fn a_violation_does_not_depend_on_threads_and_can_be_seen_again_alone() {
    let found = suite(Flaw::CardsVanish).threads(1).run().unwrap_err();
    for threads in [2, 7] {
        assert_eq!(suite(Flaw::CardsVanish).threads(threads).run(), Err(found.clone()));
    }
    let again = suite(Flaw::CardsVanish).only(found.setup_index, found.game).run();
    assert_eq!(again, Err(found));
}

#[test]
fn a_violation_reads_well() {
    let found = suite(Flaw::CardsVanish).run().unwrap_err();
    let text = found.to_string();
    assert!(
        text.starts_with("the law 'conserved' is broken: 24 cards at the start, 23 cards now\n"),
        "{text}"
    );
    assert!(text.contains(&format!(".seed(1).only({}, {})", found.setup_index, found.game)), "{text}");
    assert!(text.ends_with(&format!("\nend {}\n", found.step)), "{text}");
    assert!(format!("{found:?}").contains(&text), "unwrap prints the same");
}

#[test]
#[should_panic(expected = "toy refuses 'seats=9': seats=9: choose one of 2, 3, 4")]
fn a_wrong_setup_is_named() {
    let _ = Suite::<Toy>::new().setups(["seats=9"]);
}

#[test]
#[should_panic(expected = "name at least one setup of toy")]
fn a_suite_needs_a_setup() {
    let _ = Suite::<Toy>::new().run();
}

/// A bot that answers by how often it was called knows more than its seat does.
#[test]
fn a_bot_that_is_not_blind_is_found() {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    struct Counting(Arc<AtomicUsize>);
    impl bots::Bot<Toy> for Counting {
        fn answer(
            &mut self,
            glimpse: &bots::Glimpse<'_, Toy>,
            _: &mut kernel::Fast,
        ) -> <Toy as kernel::Game>::Action {
            let mut legal = Vec::new();
            glimpse.legal(&mut legal);
            legal[self.0.fetch_add(1, Ordering::Relaxed) % legal.len()]
        }
    }
    let setup = "seats=3".parse().unwrap();
    let calls = Arc::new(AtomicUsize::new(0));
    let error =
        conformance::blind::<Toy>(&setup, 5, 1, || Box::new(Counting(Arc::clone(&calls)))).unwrap_err();
    assert!(error.contains("where it cannot know the difference"), "{error}");
    let asked = conformance::blind::<Toy>(&setup, 5, 1, || Box::new(bots::Random::default()));
    assert!(asked.unwrap() > 20);
}
