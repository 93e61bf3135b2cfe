//! Records of the toy: they round-trip, and whatever happens to them is refused with its line or replays.

mod toy;

use kernel::record::{Agreement, Header, Proof, Reading, Record, RecordError, Step};
use kernel::{Committed, Fast, Game, Luck, Secret, Silence, Waiting, Word};
use toy::{State, Toy};

/// A random game up to so many answers, and the states it went through.
fn play(setup: &str, secret: Option<&Secret>, answers: usize) -> (Record<Toy>, Vec<State>) {
    let setup = setup.parse().expect("a setup of the toy");
    let word = |seat| Word::new(&format!("word | {seat}")).expect("short, and on one line");
    let words: Vec<Word> = (0..Toy::seats(&setup)).map(word).collect();
    let mut record: Record<Toy> = match secret {
        Some(secret) => Record::new(setup, Some(secret.commitment()), words.clone()),
        None => Record::new(setup, None, Vec::new()),
    };
    let mut luck = Committed::new(secret.unwrap_or(&Secret([1; 32])), &words);
    let mut choices = Fast::new(2);
    let mut state = record.begin(&mut luck, &mut Silence);
    let mut states = vec![state.clone()];
    let mut legal = Vec::new();
    while let Waiting::For(seats) = Toy::waiting(&state)
        && record.steps.len() < answers
    {
        let nth = choices.pick(seats.len() as u32) as usize;
        let seat = seats.iter().nth(nth).expect("below their number");
        Toy::legal(&state, seat, &mut legal);
        let action = legal[choices.pick(legal.len() as u32) as usize];
        record.apply(&mut state, seat, action, &mut luck, &mut Silence);
        states.push(state.clone());
    }
    (record, states)
}

/// A whole game, proven, as text, in format 1, so that nothing but the rules can refuse a change. Its lines:
///
/// 1 to 4 head, 5 commitment, 6 to 8 words, 9 start, 10 to 39 answers, 40 result, 41 secret, 42 end.
fn good() -> String {
    let secret = Secret([7; 32]);
    let (mut record, _) = play("seats=3", Some(&secret), usize::MAX);
    record.secret = Some(secret);
    without_hashes(&mut record);
    record.to_string()
}

fn without_hashes(record: &mut Record<Toy>) {
    record.start_hash = None;
    for step in &mut record.steps {
        if let Step::Answer(answer) = step {
            answer.hash = None;
        }
    }
}

/// The same game with its hashes.
fn hashed() -> String {
    let secret = Secret([7; 32]);
    let (mut record, _) = play("seats=3", Some(&secret), usize::MAX);
    record.secret = Some(secret);
    record.to_string()
}

const FIRST_ANSWER: usize = 10;
const RESULT: usize = 40;
const LAST: usize = 42;

fn read(text: &str) -> Result<(Record<Toy>, Proof), RecordError> {
    let Reading { record, proof, agreement } = Record::<Toy>::read(text)?;
    let other_rules = RecordError { line: 3, reason: "other rules".to_owned() };
    if agreement == Agreement::SameRules { Ok((record, proof)) } else { Err(other_rules) }
}

/// The reason and the line for which a text is refused.
fn refused(text: &str) -> (usize, String) {
    let RecordError { line, reason } = read(text).expect_err(text);
    (line, reason)
}

/// The good record with one line changed, or left out.
fn with_line(number: usize, change: impl Fn(&str) -> Option<String>) -> String {
    let good = good();
    let lines = good.lines().enumerate();
    let changed = lines.filter_map(|(at, line)| {
        if at + 1 == number { change(line) } else { Some(line.to_owned()) }.map(|line| line + "\n")
    });
    changed.collect()
}

fn line(number: usize, text: &str) -> (usize, String) {
    refused(&with_line(number, |_| Some(text.to_owned())))
}

/// Whatever a text is, it is refused with a line that it has, or it is the record of a game.
fn refused_or_replays(text: &str) -> bool {
    match read(text) {
        Err(wrong) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&wrong.line), "line {} of {lines}: {wrong}\n{text}", wrong.line);
            assert!(!wrong.reason.is_empty());
            false
        }
        Ok((record, _)) => {
            let mut replay = record.replay(&mut Silence);
            while replay.advance(&mut Silence).is_some() {}
            let standing = match Toy::waiting(replay.state()) {
                Waiting::Over(standing) => Some(standing),
                Waiting::For(_) => None,
            };
            assert_eq!(record.standing, standing, "{text}");
            assert_eq!((replay.state().cards(), replay.state().lost()), (24, 0), "{text}");
            assert_eq!(read(&record.to_string()).as_ref().map(|(record, _)| record), Ok(&record), "{text}");
            true
        }
    }
}

#[test]
fn a_record_may_say_what_its_seats_are_called() {
    let good = good();
    let named = kernel::record::named(&good, ["Hania", "Zosia z lasu", "word 0"].into_iter());
    assert_eq!(Header::read(&named).unwrap().names, ["Hania", "Zosia z lasu", "word 0"]);
    assert_eq!(read(&named), read(&good), "names change nothing");
    assert!(Header::read(&good).unwrap().names.is_empty());
    // A name that would be a line of its own is none.
    let evil = kernel::record::named(&good, ["Hania", "x\nstart", "Zosia"].into_iter());
    assert_eq!(Header::read(&evil).unwrap().names, ["Hania"]);
    for wrong in ["name 1 Hania", "name 0", "name x y"] {
        let text = good.replacen("\nstart", &format!("\n{wrong}\nstart"), 1);
        assert_eq!(refused(&text).0, 9, "{wrong}");
    }
}

#[test]
fn the_good_record_has_the_lines_the_tests_speak_of() {
    let text = good();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), LAST);
    assert_eq!(lines[..4], ["hetman record 1", "game toy", "rules 7", "setup seats=3"]);
    assert!(lines[4].starts_with("commitment "));
    assert_eq!(lines[5..8], ["word 0 word | 0", "word 1 word | 1", "word 2 word | 2"]);
    assert!(lines[8].starts_with("start | "));
    assert!(lines[RESULT - 1].starts_with("result "));
    assert!(lines[RESULT].starts_with("secret 0707"));
    assert_eq!(lines[LAST - 1], "end 30");
    let header = Header::read(&text).unwrap();
    assert_eq!((&*header.game, header.rules, &*header.setup, header.steps), ("toy", 7, "seats=3", 30));
}

#[test]
fn a_record_round_trips_at_any_length_with_and_without_proof() {
    let secret = Secret([7; 32]);
    for setup in ["seats=2", "seats=3", "seats=4"] {
        for answers in (0..40).chain([usize::MAX]) {
            for committed in [None, Some(&secret)] {
                let (mut record, states) = play(setup, committed, answers);
                let sealed = if committed.is_some() { Proof::Sealed } else { Proof::Absent };
                assert_eq!(read(&record.to_string()), Ok((record.clone(), sealed)));
                if committed.is_some() {
                    record.secret = Some(secret.clone());
                    assert_eq!(read(&record.to_string()), Ok((record.clone(), Proof::Proven)));
                }
                let mut replay = record.replay(&mut Silence);
                for state in states {
                    assert_eq!(*replay.state(), state);
                    replay.advance(&mut Silence);
                }
            }
        }
    }
}

#[test]
fn comments_empty_lines_and_foreign_line_ends_change_nothing() {
    let good = good();
    let spread: String = good.lines().map(|line| format!("# comment\r\n\r\n  {line} \r\n")).collect();
    assert_eq!(read(&spread), read(&good));
    assert_eq!(read(good.trim_end()), read(&good));
}

#[test]
fn a_cut_record_is_refused() {
    let good = good();
    // Without its last line break it is still whole.
    for at in 0..good.len() - 1 {
        assert!(!refused_or_replays(&good[..at]), "cut after {at} bytes:\n{}", &good[..at]);
    }
    assert_eq!(refused(""), (1, "the file is empty".to_owned()));
    assert_eq!(refused("\n\n# nothing\n"), (1, "the file is empty".to_owned()));
    assert_eq!(refused("hetman record 1\n"), (1, "the record breaks off here, before 'game'".to_owned()));
    let before_end = good.lines().take(LAST - 1).collect::<Vec<_>>().join("\n");
    assert_eq!(refused(&before_end), (LAST - 1, "the record breaks off here, before 'end'".to_owned()));
    let before_start = good.lines().take(8).collect::<Vec<_>>().join("\n");
    assert_eq!(refused(&before_start), (8, "the record breaks off here, before 'start'".to_owned()));
}

#[test]
fn every_line_matters() {
    let good = good();
    let lines: Vec<&str> = good.lines().collect();
    let joined = |lines: &[&str]| lines.join("\n");
    for at in 0..lines.len() {
        let mut deleted = lines.clone();
        deleted.remove(at);
        match read(&joined(&deleted)) {
            Err(_) => assert!(!refused_or_replays(&joined(&deleted))),
            // What proves the luck may be missing; then nothing is proven.
            Ok((_, proof)) => {
                assert_eq!((at + 1, proof), (RESULT + 1, Proof::Sealed));
            }
        }

        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        assert!(!refused_or_replays(&joined(&doubled)), "line {} twice", at + 1);

        for change in ["x", "-1", "99999999999999999999", "|", "0 draw", "1 draw | 0/2", "result", "end", "ż"]
        {
            let mut changed = lines.clone();
            changed[at] = change;
            assert!(!refused_or_replays(&joined(&changed)), "line {}: {change}", at + 1);
        }
        for other in at + 1..lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(at, other);
            // Answers may be legal in another order, too.
            let answers = (FIRST_ANSWER..RESULT).contains(&(at + 1)) && other + 1 < RESULT;
            let replays = refused_or_replays(&joined(&swapped));
            assert!(!replays || answers, "lines {} and {} swapped", at + 1, other + 1);
        }
    }
}

#[test]
fn random_damage_is_refused_or_harmless() {
    let good: Vec<char> = good().chars().collect();
    let strange: Vec<char> =
        "0123456789 |/:=#-\n\r\tadgkrtw\u{0}\u{7f}żß€\u{2028}\u{feff}🂡".chars().collect();
    let mut luck = Fast::new(3);
    for _ in 0..20_000 {
        let mut text = good.clone();
        for _ in 0..=luck.pick(3) {
            let at = luck.pick(text.len() as u32) as usize;
            let other = luck.pick(text.len() as u32) as usize;
            let char = strange[luck.pick(strange.len() as u32) as usize];
            match luck.pick(5) {
                0 => text[at] = char,
                1 => text.insert(at, char),
                2 => drop(text.remove(at)),
                3 => text.swap(at, other),
                _ => drop(text.drain(at.min(other)..at.max(other).min(at.min(other) + 40))),
            }
        }
        refused_or_replays(&text.into_iter().collect::<String>());
    }
}

#[test]
fn foreign_text_is_no_record() {
    let not = "not a record: it does not begin with 'hetman record 2'";
    for text in
        ["Dear Sir or Madam", "{\"game\": \"toy\"}", "\u{feff}hetman record 1\n", "hetman", "game toy"]
    {
        assert_eq!(refused(text), (1, not.to_owned()));
        assert!(Header::read(text).is_err());
    }
    assert_eq!(refused("\n# hello\nzażółć"), (3, not.to_owned()));
    assert!(!refused_or_replays(&"🂡".repeat(1_000)));
    assert!(!refused_or_replays(&"hetman record 1\n".repeat(1_000)));
}

#[test]
fn the_head_is_checked_line_by_line() {
    let (at, reason) = line(1, "hetman record 3");
    assert_eq!((at, &*reason), (1, "this is 'hetman record 3'; this program reads up to 'hetman record 2'"));
    let (at, reason) = line(1, "hetman record 2");
    assert_eq!((at, &*reason), (9, "the hash of the position is missing"));
    let (at, reason) = line(2, "game chess");
    assert_eq!((at, &*reason), (2, "this is a record of 'chess', not of 'toy'"));
    let (at, reason) = line(2, "gamer toy");
    assert_eq!((at, &*reason), (2, "expected 'game …', found 'gamer toy'"));
    let (at, reason) = line(3, "rules seven");
    assert_eq!((at, &*reason), (3, "'seven' is not a version of the rules"));
    let (at, reason) = line(4, "setup seats=9");
    assert_eq!((at, &*reason), (4, "seats=9: choose one of 2, 3, 4"));
    let (at, reason) = line(5, "commitment abc");
    assert_eq!((at, &*reason), (5, "'abc' is not 64 hexadecimal digits"));
}

#[test]
fn words_are_one_for_each_seat_in_order() {
    let (at, reason) = line(6, "word 1 hello");
    assert_eq!((at, &*reason), (6, "expected the word of seat 0 of 3 seats"));
    let (at, reason) = refused(&with_line(8, |word| Some(format!("{word}\nword 3 hello"))));
    assert_eq!((at, &*reason), (9, "expected the word of seat 3 of 3 seats"));
    let (at, reason) = line(7, &format!("word 1 {}", "x".repeat(81)));
    assert!((at, reason.starts_with("a word for the luck is one line of 1 to 80")) == (7, true), "{reason}");
    // Another word, or one less, is another luck.
    for text in [with_line(7, |_| Some("word 1 other".to_owned())), with_line(8, |_| None)] {
        assert!(refused(&text).1.starts_with("the luck was "));
    }
}

#[test]
fn luck_must_be_what_the_game_rolled() {
    let start = |rest: &str| line(9, &format!("start{rest}"));
    for bad in ["3/3", "0/1", "1", "a/b", "-1/3", "4294967296/4294967297", "1/", "/2", "1/2/3"] {
        assert_eq!(
            start(&format!(" | {bad}")),
            (9, format!("'{bad}' is not an outcome of luck (value/sides)"))
        );
    }
    assert_eq!(start(" |"), (9, "no outcome of luck behind the bar".to_owned()));
    assert_eq!(start(""), (9, "the game rolls 0 to 2, the record has no more outcomes".to_owned()));
    assert_eq!(start(" | 0/4"), (9, "the game rolls 0 to 2, the record has 0/4".to_owned()));
    assert_eq!(line(9, "begin"), (9, "expected 'start', found 'begin'".to_owned()));

    let more = refused(&with_line(9, |start| Some(format!("{start} 0/2"))));
    assert_eq!(more, (9, "the record has an outcome the game did not roll".to_owned()));
    let more = refused(&with_line(9, |start| Some(format!("{start} 0/2 0/2"))));
    assert_eq!(more, (9, "the record has 2 outcomes the game did not roll".to_owned()));

    // A roll that fits, but not the one that was committed.
    let other = with_line(9, |start| {
        let (before, last) = start.rsplit_once(' ').unwrap();
        let (value, sides) = last.split_once('/').unwrap();
        let value: u32 = value.parse().unwrap();
        Some(format!("{before} {}/{sides}", if value == 0 { 1 } else { value - 1 }))
    });
    assert!(!refused_or_replays(&other));
}

#[test]
fn answers_must_be_legal() {
    let first = good().lines().nth(FIRST_ANSWER - 1).unwrap().to_owned();
    let seat: usize = first[..1].parse().unwrap();
    let answer = |text: &str| line(FIRST_ANSWER, text);
    assert_eq!(answer("3 draw"), (FIRST_ANSWER, "there is no seat 3; the last is 2".to_owned()));
    assert_eq!(
        answer("x draw"),
        (FIRST_ANSWER, "'x' is not a seat, 'undo', 'back', 'result', 'secret' or 'end'".to_owned())
    );
    assert_eq!(answer(&format!("{seat} jump")), (FIRST_ANSWER, "'jump' is not an answer in toy".to_owned()));
    assert_eq!(answer(&format!("{seat}")), (FIRST_ANSWER, "'' is not an answer in toy".to_owned()));
    let (at, reason) = answer(&format!("{seat} bid 3"));
    assert_eq!(at, FIRST_ANSWER);
    assert!(reason.ends_with("'bid 3' is not allowed, see toy.turn"), "{reason}");
    let (at, reason) = answer(&format!("{} draw", (seat + 1) % 3));
    assert_eq!(at, FIRST_ANSWER);
    assert!(reason.ends_with(&format!("seat {} is not asked anything", (seat + 1) % 3)), "{reason}");

    let more = with_line(RESULT, |result| Some(format!("0 draw\n{result}"))).replace("end 30", "end 31");
    let (at, reason) = refused(&more);
    assert_eq!(at, RESULT);
    assert!(reason.ends_with("the game is already over"), "{reason}");
}

#[test]
fn what_was_taken_back_stays_in_the_record_and_out_of_the_game() {
    let (mut record, states) = play("seats=2", Some(&Secret([5; 32])), 6);
    let position = record.back(2);
    assert_eq!(position, states[2]);
    let (read, proof) = read(&record.to_string()).unwrap();
    assert_eq!((&read, proof), (&record, Proof::Sealed));
    let mut replay = read.replay(&mut Silence);
    while replay.advance(&mut Silence).is_some() {}
    assert_eq!((replay.state(), replay.steps()), (&states[2], 7));
    assert_eq!(kernel::record::standing(&read.steps).len(), 2);

    for (left, stand) in [(2, 2), (9, 2)] {
        let mut wrong = record.clone();
        wrong.back(left);
        let error = self::read(&wrong.to_string()).unwrap_err();
        assert!(
            error.reason.ends_with(&format!("only {stand} answers stand, not more than {left}")),
            "{error}"
        );
    }
}

#[test]
fn the_end_must_fit() {
    let result = good().lines().nth(RESULT - 1).unwrap().trim_start_matches("result ").to_owned();
    assert_eq!(line(RESULT, "result 1:9 1:9 1:9"), (RESULT, format!("the game ended {result}")));
    assert_eq!(line(RESULT, "result 1:9 1:9"), (RESULT, "2 results for 3 seats".to_owned()));
    assert_eq!(line(RESULT, "result 1:9 1:9 1:9 1:9"), (RESULT, "4 results for 3 seats".to_owned()));
    assert_eq!(line(RESULT, "result 1:9 1-9 1:9"), (RESULT, "'1-9' is not a result (rank:score)".to_owned()));
    let missing = refused(&with_line(RESULT, |_| None));
    assert_eq!(missing, (LAST - 1, format!("the game is over, result {result} is missing")));

    let foreign = format!("secret {}", "08".repeat(32));
    let reason = "this secret does not belong to the commitment".to_owned();
    assert_eq!(line(RESULT + 1, &foreign), (RESULT + 1, reason));

    assert_eq!(line(LAST, "end 29"), (LAST, "29 steps are announced, 30 are here".to_owned()));
    assert_eq!(line(LAST, "end"), (LAST, "'' is not the number of steps".to_owned()));
    let behind = refused(&with_line(LAST, |end| Some(format!("{end}\n0 draw"))));
    assert_eq!(behind, (LAST + 1, "'0 draw' behind the end".to_owned()));
    let late = refused(&with_line(RESULT + 1, |secret| Some(format!("{secret}\n0 draw"))));
    assert_eq!(late, (RESULT + 2, "'0 draw' does not belong here".to_owned()));

    let (unfinished, _) = play("seats=3", None, 10);
    let early = unfinished.to_string().replace("end 10", "result 1:0 1:0 1:0\nend 10");
    assert_eq!(refused(&early), (16, "the game is not over yet".to_owned()));
}

#[test]
fn every_hash_is_compared() {
    let text = hashed();
    assert_eq!(read(&text).unwrap().1, Proof::Proven);
    for (at, line) in text.lines().enumerate().filter(|(_, line)| line.contains(" = ")) {
        let (before, hash) = line.split_once(" = ").unwrap();
        let wrong = |other: &str| refused(&text.replacen(line, &format!("{before}{other}"), 1));
        let other = if hash == "00000000" { "00000001" } else { "00000000" };
        let (place, reason) = wrong(&format!(" = {other}"));
        assert_eq!(place, at + 1);
        assert!(
            reason.ends_with(&format!("the position is {hash}, not {other} as the record says")),
            "{reason}"
        );
        assert_eq!(wrong(" = 12"), (at + 1, "'12' is not a hash of a position".to_owned()));
        assert_eq!(wrong(""), (at + 1, "the hash of the position is missing".to_owned()));
    }
}

/// The record as if it came from version 6 of the rules.
fn of_rules_6(text: &str) -> Reading<Toy> {
    Record::<Toy>::read(&text.replacen("rules 7", "rules 6", 1)).expect("a record of other rules is read")
}

#[test]
fn a_record_of_other_rules_that_goes_the_same_way_is_read_whole() {
    for (text, hashed) in [(hashed(), true), (good(), false)] {
        let reading = of_rules_6(&text);
        assert_eq!((reading.proof, &reading.agreement), (Proof::Proven, &Agreement::OtherRules { hashed }));
        assert_eq!(reading.record.rules, 6);
        assert_eq!(reading.record.to_string(), text.replacen("rules 7", "rules 6", 1));
    }
}

#[test]
fn a_record_of_other_rules_is_read_as_far_as_it_goes_the_same_way() {
    let text = hashed();
    let lines: Vec<&str> = text.lines().collect();
    let told = read(&text).unwrap().0.standing;
    let changed = |number: usize, line: String| {
        let mut lines = lines.clone();
        lines[number - 1] = &line;
        of_rules_6(&(lines.join("\n") + "\n"))
    };
    let tenth = lines[FIRST_ANSWER + 9 - 1];
    let (answer, hash) = tenth.split_once(" = ").unwrap();
    let cases = [
        // The position is another one, the answer has another name, or it is not allowed.
        format!("{answer} = {}", if hash == "00000000" { "00000001" } else { "00000000" }),
        format!("0 somersault = {hash}"),
        format!("{} bid 63 = {hash}", &answer[..1]),
    ];
    for case in cases {
        let reading = changed(FIRST_ANSWER + 9, case.clone());
        let Agreement::Until { steps, difference, standing } = reading.agreement else { panic!("{case}") };
        assert_eq!((steps, difference.line, standing), (9, FIRST_ANSWER + 9, told), "{case}: {difference}");
        assert_eq!((reading.record.steps.len(), reading.record.standing), (9, None));
        let mut replay = reading.record.replay(&mut Silence);
        while replay.advance(&mut Silence).is_some() {}
    }
    let reading = changed(RESULT, "result 1:9 2:8 3:7".to_owned());
    let Agreement::Until { steps, difference, .. } = reading.agreement else { panic!("another result") };
    assert_eq!((steps, difference.line), (30, RESULT));

    // What is wrong under any rules is still refused.
    let damaged = text.replacen("rules 7", "rules 6", 1).replacen("secret 07", "secret 08", 1);
    assert_eq!(refused(&damaged).0, RESULT + 1);
    let setup = text.replacen("rules 7", "rules 6", 1).replacen("seats=3", "seats=9", 1);
    assert_eq!(refused(&setup).0, 4);
    assert_eq!(Header::read(&setup).unwrap().setup, "seats=9");
    assert_eq!(Header::read(&setup).unwrap().standing, told);
}

#[test]
fn one_seat_takes_back_and_what_the_others_answered_stays() {
    let (mut record, states) = play("seats=2", Some(&Secret([5; 32])), 6);
    let last = |record: &Record<Toy>| match record.steps.last() {
        Some(Step::Answer(answer)) => answer.seat,
        _ => panic!("an answer"),
    };
    let seat = last(&record);
    let before = kernel::record::standing(&record.steps).len();
    let position = record.undo(seat, 1).expect("the last answer can be taken back");
    assert_eq!(position, states[5]);
    let (read, _) = read(&record.to_string()).unwrap();
    assert_eq!(read, record);
    assert_eq!(kernel::record::standing(&read.steps).len(), before - 1);
    assert!(record.clone().undo(seat, 9).is_none(), "there are not so many");
    let text = record.to_string().replace("end 7", "undo 0 9\nend 8");
    assert!(refused(&text).1.contains("answers of seat 0 stand, not 9"));
}
