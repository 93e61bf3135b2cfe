//! The program as a person or a script calls it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

fn hetman(args: &str) -> Output {
    command(args).output().unwrap()
}

fn command(args: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hetman"));
    command.args(args.split_whitespace());
    command
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(args: &str) -> Value {
    serde_json::from_str(&stdout(&hetman(args))).unwrap()
}

/// The one line on stderr of a call that cannot be carried out.
fn refused(args: &str) -> String {
    let output = hetman(args);
    assert_eq!(output.status.code(), Some(2), "{args}");
    assert!(output.stdout.is_empty(), "{args}");
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line.trim_end().to_owned()
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A record to play with.
fn record(name: &str) -> PathBuf {
    let folder = folder(name);
    stdout(&hetman(&format!("simulate ethnos --seats 3 --games 1 --seed 9 --record {}", folder.display())));
    folder.join("ethnos-9-000000.record")
}

#[test]
fn simulate_reports_what_scripts_rely_on() {
    let report = json("simulate ethnos --seats 5 --games 50 --seed 3 --json");
    assert_eq!(
        (&report["game"], &report["seats"], &report["games"]),
        (&"ethnos".into(), &5.into(), &50.into())
    );
    for field in ["decisions", "seconds", "games_per_second", "decisions_per_second"] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}");
    }
    let results = &report["results"];
    let wins: u64 = results["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
    assert!(wins >= 50);
    for field in ["mean", "spread"] {
        assert_eq!(results[field].as_array().unwrap().len(), 5, "{field}");
    }
    assert!(results["length"]["min"].as_u64() <= results["length"]["max"].as_u64());
}

#[test]
fn the_same_seed_gives_the_same_results_on_any_number_of_threads() {
    let results = |more: &str| json(&format!("simulate ethnos --games 200 --json {more}"))["results"].clone();
    let one = results("--seed 5 --threads 1");
    assert_eq!(one, results("--seed 5 --threads 3"));
    assert_ne!(one, results("--seed 6 --threads 1"));
}

#[test]
fn a_simulated_game_can_be_verified_and_told() {
    let file = record("told").display().to_string();
    let verdict = stdout(&hetman(&format!("verify {file}")));
    assert!(verdict.contains("rules ") && verdict.contains("rank 1"), "{verdict}");
    assert!(verdict.contains("every outcome follows from the secret"), "{verdict}");

    let english = stdout(&hetman(&format!("replay {file}")));
    assert!(english.contains("The game is over."), "{english}");
    let polish = stdout(&hetman(&format!("replay {file} --lang pl")));
    let czech = stdout(&hetman(&format!("replay {file} --lang cs")));
    assert_eq!(english.lines().count(), polish.lines().count());
    assert_eq!(english.lines().count(), czech.lines().count());
    assert_ne!(polish, czech);

    let beginning = stdout(&hetman(&format!("replay {file} --step 10")));
    assert!(beginning.contains("Age I of II."), "the table is shown: {beginning}");
}

/// Another program can check our arithmetic: glory adds up from the events alone, and ends at the result.
#[test]
fn the_events_of_a_replay_add_up_to_the_result() {
    let file = record("arithmetic").display().to_string();
    let mut glory = [0; 3];
    let mut last = Value::Null;
    for line in stdout(&hetman(&format!("replay {file} --json"))).lines() {
        let event: Value = serde_json::from_str(line).unwrap();
        assert!(
            event["step"].is_u64() && event["event"].is_string() && !event["audience"].is_null(),
            "{line}"
        );
        for key in event.as_object().unwrap().keys() {
            assert_eq!(line.matches(&format!("\"{key}\":")).count(), 1, "{key} in {line}");
        }
        if let (Some(seat), Some(gain)) = (event["seat"].as_u64(), event["gain"].as_u64()) {
            glory[seat as usize] += gain;
            assert_eq!(event["total"].as_u64(), Some(glory[seat as usize]), "{line}");
        }
        last = event;
    }
    assert_eq!(last["event"], "over");
    let told: Vec<u64> =
        last["glory"].as_array().unwrap().iter().map(|glory| glory.as_u64().unwrap()).collect();
    assert_eq!(told, glory);
}

#[test]
fn a_record_with_names_is_told_by_them() {
    let file = record("names");
    let text = fs::read_to_string(&file).unwrap();
    let named = kernel::record::named(&text, ["Hania", "Zosia z lasu", "Orlik"].into_iter());
    fs::write(&file, named).unwrap();
    let file = file.display();
    let told = stdout(&hetman(&format!("replay {file}")));
    assert!(told.contains("Hania ") && told.contains("Zosia z lasu ") && told.contains("Orlik "), "{told}");
    assert!(!told.contains("Seat "), "{told}");
    let checked = stdout(&hetman(&format!("verify {file}")));
    assert!(checked.contains("Zosia z lasu rank "), "{checked}");
}

#[test]
fn a_record_that_does_not_check_out_is_told_with_its_place() {
    let file = record("damaged");
    let good = fs::read_to_string(&file).unwrap();
    let verify = |text: &str| {
        fs::write(&file, text).unwrap();
        let output = hetman(&format!("verify {}", file.display()));
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    // Another card than luck gave: the rules allow it, the proof does not.
    let other_luck = good.replacen("| 0/", "| 1/", 1);
    let (code, error) = verify(&other_luck);
    assert_eq!(code, Some(1), "{error}");
    assert!(error.contains("line ") && !error.contains("panicked"), "{error}");

    let shortened: String = good.lines().take(20).map(|line| format!("{line}\n")).collect();
    let (code, error) = verify(&shortened);
    assert_eq!(code, Some(1));
    assert!(error.contains("line 20: the record breaks off here"), "{error}");

    let wrong_result = good.replace("result ", "result 9");
    let (code, error) = verify(&wrong_result);
    assert_eq!(code, Some(1));
    assert!(error.contains("the game ended"), "{error}");
}

/// The names of all games, as a refusal lists them.
fn games() -> Vec<String> {
    let refused = refused("simulate chess");
    let (_, names) = refused.split_once("there are: ").unwrap();
    names.split(", ").map(str::to_owned).collect()
}

#[test]
fn a_record_of_other_rules_is_vouched_for_as_far_as_it_goes_the_same_way() {
    for game in games() {
        let folder = folder(&format!("other-rules-{game}"));
        stdout(&hetman(&format!("simulate {game} --games 1 --seed 4 --record {}", folder.display())));
        let file = folder.join(format!("{game}-4-000000.record"));
        let mut lines: Vec<String> = fs::read_to_string(&file).unwrap().lines().map(str::to_owned).collect();
        let call = |lines: &[String], args: &str| {
            fs::write(&file, lines.join("\n") + "\n").unwrap();
            let output = hetman(&args.replacen("FILE", &file.display().to_string(), 1));
            let text = |bytes| String::from_utf8(bytes).unwrap();
            (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
        };
        let whole = call(&lines, "replay FILE --json").1;

        let other = "rules 99".to_owned();
        let ours = std::mem::replace(&mut lines[2], other.clone());
        let (code, out, error) = call(&lines, "verify FILE");
        assert_eq!((code, &error[..]), (0, ""), "{game}");
        assert!(out.contains("played under version 99; every position is the same"), "{game}: {out}");
        assert!(out.contains("every outcome follows from the secret"), "{game}: {out}");
        assert_eq!(call(&lines, "replay FILE --json"), (0, whole.clone(), String::new()), "{game}");

        // From the middle on, the positions are said to have been others.
        let start = lines.iter().position(|line| line.starts_with("start")).unwrap();
        let steps = lines.iter().skip(start + 1).filter(|line| line.contains(" = ")).count();
        let agree = steps / 2;
        let hash = lines[start + 1 + agree].pop().unwrap();
        lines[start + 1 + agree].push(if hash == '0' { '1' } else { '0' });
        let (code, out, error) = call(&lines, "verify FILE");
        assert_eq!(code, 3, "{game}: {error}");
        assert!(out.contains(&format!("{agree} of {steps} steps go the same way")), "{game}: {out}");
        assert!(out.contains("as the record says, not checked"), "{game}: {out}");
        assert!(error.contains(&format!("only the first {agree} of {steps} steps")), "{game}: {error}");
        let (code, out, error) = call(&lines, "replay FILE --json");
        assert_eq!(code, 3, "{game}: {error}");
        assert!(!out.is_empty() && whole.starts_with(&out) && out.len() < whole.len(), "{game}");
        assert_eq!(call(&lines, &format!("replay FILE --step {}", agree - 1)).0, 0, "{game}");
        // What follows was played, but cannot be told.
        let (code, _, error) = call(&lines, &format!("replay FILE --step {}", agree + 1));
        assert_eq!(code, 3, "{game}: {error}");
        assert!(error.contains(&format!("only the first {agree} of {steps} steps")), "{game}: {error}");

        // Under our own rules the same is a fault of the record.
        lines[2] = ours;
        assert_eq!((call(&lines, "verify FILE").0, call(&lines, "replay FILE").0), (1, 2), "{game}");

        // A setup that this program does not know.
        lines[3] = "setup moon=full".to_owned();
        assert_eq!((call(&lines, "verify FILE").0, call(&lines, "replay FILE").0), (1, 2), "{game}");
        lines[2] = other;
        for call in [call(&lines, "verify FILE"), call(&lines, "replay FILE")] {
            assert_eq!(call.0, 3, "{game}: {}", call.2);
            assert!(
                call.2.contains("cannot replay it") && call.2.contains("version 99"),
                "{game}: {}",
                call.2
            );
        }
    }
}

#[test]
fn lumeria_is_played_with_the_values_of_a_box() {
    const OURS: &str = include_str!("../../lumeria/content/standard.txt");
    let folder = folder("box");
    let file = folder.join("box.txt");
    let toughness = OURS.lines().position(|line| line.trim_start().starts_with("toughness ")).unwrap();
    let changed = |word: &str| -> String {
        let change = |(at, line): (usize, &str)| match at == toughness {
            true => format!("toughness {word}\n"),
            false => format!("{line}\n"),
        };
        OURS.lines().enumerate().map(change).collect()
    };
    fs::write(&file, changed("5")).unwrap();
    let games = folder.join("games");
    let record = format!("--games 1 --record {}", games.display());
    stdout(&hetman(&format!("simulate lumeria {record} --lumeria {}", file.display())));
    let record = fs::read_to_string(games.join("lumeria-1-000000.record")).unwrap();
    assert!(record.contains("content=") && !record.contains("content=standard"), "{record}");

    fs::write(&file, changed("x")).unwrap();
    let refused = refused(&format!("simulate lumeria --lumeria {}", file.display()));
    assert!(refused.contains(&format!("box.txt: line {}: ", toughness + 1)), "{refused}");
}

#[test]
fn runewars_is_played_with_the_values_of_a_box() {
    const OURS: &str = include_str!("../../runewars/content/standard.txt");
    let folder = folder("runewars-box");
    let (file, games) = (folder.join("box.txt"), folder.join("games"));
    fs::write(&file, OURS.replacen("influence 3\n", "influence 7\n", 1)).unwrap();
    let record = format!("--games 1 --record {}", games.display());
    stdout(&hetman(&format!("simulate runewars {record} --runewars {}", file.display())));
    let record = fs::read_to_string(games.join("runewars-1-000000.record")).unwrap();
    assert!(record.contains("content=") && !record.contains("content=standard"), "{record}");

    fs::write(&file, OURS.replacen("influence 3\n", "influence x\n", 1)).unwrap();
    let refused = refused(&format!("simulate runewars --runewars {}", file.display()));
    let line = OURS.lines().position(|line| line.trim() == "influence 3").unwrap() + 1;
    assert!(refused.contains(&format!("box.txt: line {line}: ")), "{refused}");
}

#[test]
fn what_cannot_be_done_is_refused_in_one_line() {
    let folder = folder("refused");
    let text = folder.join("poem.txt");
    fs::write(&text, "roses are red\n").unwrap();
    let binary = folder.join("noise.bin");
    fs::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    let huge = folder.join("huge.bin");
    fs::File::create(&huge).unwrap().set_len(70 << 20).unwrap();
    let expected = [
        (
            "simulate chess".to_owned(),
            "there is no game 'chess'; there are: ethnos, lumeria, imperium, runewars",
        ),
        ("bench chess".to_owned(), "there is no game 'chess'"),
        ("simulate ethnos --seats 7".to_owned(), "Ethnos is for 2 to 6 seats"),
        ("simulate ethnos --seats 3 --with seats=4".to_owned(), "'seats' is given twice: 3 and 4"),
        ("simulate ethnos --with colour=red".to_owned(), "unknown option 'colour'"),
        ("simulate ethnos --games 0".to_owned(), "0 is not in 1..=1000000000"),
        (
            "simulate ethnos --bot deep-blue".to_owned(),
            "there is no bot 'deep-blue'; there are: random, greedy",
        ),
        ("simulate ethnos --threads 100000".to_owned(), "100000 is not in 1..=1024"),
        ("arena ethnos --bots random --ms 99999999999".to_owned(), "is not in 1..=3600000"),
        ("play ethnos --record /no/such/folder/game".to_owned(), "cannot save the record to"),
        ("play ethnos --seats 2 --seat 2".to_owned(), "the last seat is 1"),
        ("arena ethnos --seats 2 --bots greedy,genius".to_owned(), "there is no bot 'genius'"),
        ("arena ethnos --seats 2 --bots greedy,greedy,random".to_owned(), "greedy is named twice"),
        (
            "arena ethnos --bots random --iterations 5 --ms 5".to_owned(),
            "'--iterations <K>' cannot be used with '--ms <T>'",
        ),
        ("arena ethnos --bots random --iterations 0".to_owned(), "invalid value '0' for '--iterations <K>'"),
        ("arena ethnos".to_owned(), "required arguments were not provided: --bots <NAMES>"),
        ("replay x --json --lang pl".to_owned(), "cannot be used with"),
        ("rules ethnos ethnos.nothing".to_owned(), "there is no rule 'ethnos.nothing'"),
        ("verify /no/such/file".to_owned(), "No such file"),
        (format!("verify {}", text.display()), "line 1: not a record"),
        (format!("replay {}", text.display()), "line 1: not a record"),
        (format!("replay {}", binary.display()), "not a text file"),
        (format!("replay {} --step 100000", record("steps").display()), "--step 100000: the game has"),
        (format!("simulate ethnos --games 1 --record {}", text.display()), "cannot save records"),
        (format!("advise {} --step 0", text.display()), "line 1: not a record"),
        (format!("advise {} --step 0 --bot genius", record("genius").display()), "there is no bot 'genius'"),
        (format!("advise {} --step 100000", record("late").display()), "--step 100000: the game has"),
        (format!("advise {} --step 0 --visits 0", text.display()), "invalid value '0' for '--visits <K>'"),
        (format!("advise {}", text.display()), "required arguments were not provided: --step <N>"),
        ("simulate ethnos --net /no/such/file".to_owned(), "--net /no/such/file: No such file"),
        (format!("simulate ethnos --net {}", text.display()), "this is no file of weights"),
        (format!("simulate ethnos --net {}", huge.display()), "it is too large"),
    ];
    for (args, reason) in expected {
        let line = refused(&args);
        assert!(line.starts_with("hetman: ") && line.contains(reason), "{args}: {line}");
    }
}

/// The number of steps of a record.
fn steps(file: &Path) -> usize {
    let told = stdout(&hetman(&format!("verify {}", file.display())));
    told.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn advice_reports_what_scripts_rely_on() {
    let file = record("advice");
    let ask = format!("advise {} --step 5 --bot expert --visits 40 --seeds 3 --json", file.display());
    let report = json(&ask);
    assert_eq!(report, json(&ask), "the same question gets the same answer");
    let mut keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(keys, ["answers", "bot", "candidates", "seat", "step"]);
    assert_eq!((&report["step"], &report["bot"]), (&5.into(), &"expert".into()));
    let answers = report["answers"].as_array().unwrap();
    let candidates = report["candidates"].as_array().unwrap();
    let seeds: Vec<u64> = answers.iter().map(|answer| answer["seed"].as_u64().unwrap()).collect();
    assert_eq!(seeds, [1, 2, 3]);
    for answer in answers {
        assert!(candidates.iter().any(|candidate| candidate["action"] == answer["action"]), "{report}");
    }
    let visits: u64 = candidates.iter().map(|candidate| candidate["visits"].as_u64().unwrap()).sum();
    assert_eq!(visits, 120, "the visits of all seeds: {report}");
    for candidate in candidates {
        let number = |key: &str| candidate[key].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&number("expected")), "{candidate}");
        assert!(number("error") > 0.0 && number("error") <= 0.5, "{candidate}");
        assert_eq!(candidate.as_object().unwrap().len(), 4, "{candidate}");
    }
}

/// In every game, at the beginning and in the middle of a game: an answer of each seed, among those that were considered.
#[test]
fn advice_is_given_in_every_game() {
    for game in ["ethnos", "lumeria", "imperium", "runewars"] {
        let folder = folder(&format!("advice-{game}"));
        stdout(&hetman(&format!(
            "simulate {game} --seats 2 --games 1 --seed 3 --record {}",
            folder.display()
        )));
        let file = folder.join(format!("{game}-3-000000.record"));
        for step in [0, steps(&file) / 2] {
            let ask = format!("advise {} --step {step} --visits 20 --seeds 2 --json", file.display());
            let report = json(&ask);
            let [answers, candidates] = ["answers", "candidates"].map(|key| report[key].as_array().unwrap());
            assert_eq!((&report["step"], answers.len()), (&step.into(), 2), "{game}");
            // What leaves no choice is not thought about.
            let considered =
                |answer: &Value| candidates.iter().any(|other| other["action"] == answer["action"]);
            assert!(candidates.is_empty() || answers.iter().all(considered), "{game}: {report}");
        }
        assert!(
            stdout(&hetman(&format!("advise {} --step 40 --visits 20", file.display()))).contains("seed 1:")
        );
    }
}

/// The answers in a record are those that the seat that is asked could give.
#[test]
fn advice_is_for_the_seat_that_answers_next() {
    let file = record("next");
    let events = stdout(&hetman(&format!("replay {} --json", file.display())));
    let events: Vec<Value> = events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for step in [0, 1, 7, 20] {
        let report = json(&format!("advise {} --step {step} --bot random --json", file.display()));
        let next = events.iter().find(|event| event["step"] == step + 1).unwrap();
        assert_eq!(report["seat"], next["by"], "after {step} moves");
    }
}

#[test]
fn advice_on_a_game_that_is_over_is_refused() {
    let file = record("finished");
    let last = steps(&file);
    let line = refused(&format!("advise {} --step {last}", file.display()));
    assert!(line.contains("the game is over"), "{line}");
    assert!(hetman(&format!("advise {} --step {} --visits 5", file.display(), last - 1)).status.success());
}

#[test]
fn advice_is_given_in_every_language() {
    let file = record("languages");
    let told = |lang: &str| {
        stdout(&hetman(&format!("advise {} --step 3 --visits 200 --lang {lang}", file.display())))
    };
    let (english, polish, czech) = (told("en"), told("pl"), told("cs"));
    assert!(english.starts_with("After move 3, Seat "), "{english}");
    assert!(english.contains("± ") && english.contains("seed 1:"), "{english}");
    for other in [&polish, &czech] {
        assert_eq!(english.lines().count(), other.lines().count());
        assert!(!other.contains("seed") && !other.contains('{'), "{other}");
    }
}

#[test]
fn the_rules_are_printed_in_every_language() {
    assert!(stdout(&hetman("rules ethnos")).contains("[ethnos.band.marker]"));
    assert!(stdout(&hetman("rules ethnos --lang pl")).contains("znacznik"));
    assert!(stdout(&hetman("rules ethnos --lang cs")).contains("království"));
    assert!(stdout(&hetman("rules ethnos ethnos.tribe.troll")).starts_with("Trolls\n"));
}

/// Plays with the given lines typed, then nothing.
fn typed(args: &str, lines: &str) -> String {
    let mut child = command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    stdout(&child.wait_with_output().unwrap())
}

#[test]
fn a_person_plays_to_the_end_in_the_terminal() {
    let file = folder("played").join("game.record");
    let said =
        typed(&format!("play ethnos --seats 2 --seed 4 --record {}", file.display()), &"1\n".repeat(3000));
    assert!(said.contains("Seat 0 (you)") && said.contains("The game is over."), "{said}");
    assert!(!said.contains('{'), "{said}");
    assert!(stdout(&hetman(&format!("verify {}", file.display()))).contains("every outcome follows"));
}

#[test]
fn a_person_may_look_ask_take_back_and_leave() {
    let said = typed("play ethnos --seats 2 --seed 4", "nonsense\nr\nw\nu\nq\n");
    assert!(said.contains("Please type a number from 1 to"), "{said}");
    assert!(said.contains("On your turn you do exactly one of two things"), "{said}");
    assert!(said.contains("You cannot take that back"), "{said}");
    assert!(said.trim_end().ends_with("You left the game."), "{said}");
    let said = typed("play ethnos --seats 2 --seed 4 --lang cs", "");
    assert!(said.trim_end().ends_with("Opouštíš hru."), "the end of input leaves: {said}");
}

#[test]
fn the_arena_is_fair_and_says_who_is_stronger() {
    let args = "arena ethnos --seats 2 --bots greedy,random --games 60 --seed 2 --json";
    let report = json(args);
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots[0]["name"], "greedy");
    for bot in bots {
        assert_eq!(bot["games"], 60);
        let number = |field: &str| bot[field].as_f64().unwrap_or_else(|| panic!("{field}"));
        assert!(number("low") <= number("win_rate") && number("win_rate") <= number("high"));
        assert!((number("wins") / 60.0 - number("win_rate")).abs() < 1e-9);
        assert!(number("rating").is_finite() && number("mean_ms") >= 0.0);
    }
    assert!(bots[0]["low"].as_f64().unwrap() > 0.5, "{report}");

    let again = json(&format!("{args} --threads 1"));
    for (first, second) in bots.iter().zip(again["bots"].as_array().unwrap()) {
        for field in ["name", "games", "wins", "rating"] {
            assert_eq!(first[field], second[field], "the same seed, the same results");
        }
    }
}

#[test]
fn the_arena_keeps_records() {
    let folder = folder("arena");
    let args = "arena ethnos --seats 2 --bots search,greedy --games 2 --iterations 5 --record";
    stdout(&hetman(&format!("{args} {}", folder.display())));
    let files: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 2);
    for file in files {
        stdout(&hetman(&format!("verify {}", file.display())));
    }
}

#[test]
fn bench_measures_every_game() {
    let report = json("bench ethnos --json");
    for field in [
        "state_bytes",
        "clone_ns",
        "reimagine_ns",
        "decisions_per_second",
        "games_per_second",
        "decisions_per_game",
        "reference_mhash_per_second",
        "decisions_per_mhash",
    ] {
        assert!(report[field].as_f64().unwrap_or_else(|| panic!("{field}")) > 0.0, "{field}");
    }
    assert_eq!(report["allocations_per_decision"], 0.0);
    for (search, playouts) in report["search"].as_array().unwrap().iter().zip(["full", "cut"]) {
        assert_eq!(search["playouts"], playouts);
        assert!(search["iterations_per_mhash"].as_f64().unwrap() > 0.0);
    }
}

/// A server that was told by the environment alone what to do, and the address it prints.
fn serving(data: &Path) -> (Child, String) {
    let mut server = command("");
    server.env("HETMAN_DATA", data).env("HETMAN_LISTEN", "127.0.0.1:0").env("HETMAN_LOG", "info");
    let mut child = server.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
    (child, address.unwrap_or_else(|| panic!("no address: {line}")).to_owned())
}

/// What the server answers to a request of one line.
fn ask(address: &str, request: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[cfg(unix)]
#[test]
fn it_serves_by_itself_stops_when_asked_and_moves_to_another_store() {
    let folder = folder("serve");
    let (data, moved, file) = (folder.join("a.db"), folder.join("b.db"), folder.join("all.export"));
    let (mut server, address) = serving(&data);
    assert!(ask(&address, "GET /ready", "").contains("200 OK"));
    assert!(ask(&address, "POST /api/v1/guests", r#"{"name": "Ala"}"#).contains("\"token\""));
    let asked = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(asked.success() && server.wait().unwrap().success());
    let mut logs = String::new();
    server.stderr.take().unwrap().read_to_string(&mut logs).unwrap();
    assert!(logs.contains("going down") && !logs.contains('\x1b'), "{logs:?}");

    let (data, moved, file) = (data.display(), moved.display(), file.display());
    let told = stdout(&hetman(&format!("export {file} --data {data}")));
    assert_eq!(told, "1 users, 1 sessions, 0 rated puzzles, 0 tables with 0 entries\n");
    assert!(refused(&format!("export {file} --data {data}")).contains("all.export"), "it is not overwritten");
    assert_eq!(stdout(&hetman(&format!("import {file} --data {moved}"))), told);
    assert_eq!(stdout(&hetman(&format!("export {file}.again --data {moved}"))), told);
    refused(&format!("import {file} --data {moved}"));
}

#[test]
fn the_options_of_the_server_are_grouped_and_told_with_their_variables() {
    let help = stdout(&hetman("serve --help"));
    for heading in ["Data:", "Network:", "Limits:", "Bots:", "Notifications:", "Logs:"] {
        assert!(help.lines().any(|line| line == heading), "{heading}");
    }
    let options = help.lines().filter(|line| line.trim_start().starts_with("--") && !line.contains("--help"));
    assert_eq!(options.count(), help.matches("[env: HETMAN_").count());
}

/// With a second program in the workspace, cargo would ask which one to run.
#[test]
fn cargo_run_means_this_program() {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]);
    let told: Value = serde_json::from_str(&stdout(&cargo.output().unwrap())).unwrap();
    let usual = told["workspace_default_members"].as_array().unwrap();
    assert!(usual.len() == 1 && usual[0].as_str().unwrap().contains("/crates/hetman#"), "{usual:?}");
}
