use std::{
    fs::File,
    io::{BufRead, BufReader},
};

use super::support::{Folder, command, json, run, run_with, spawn};

const MANCALA: &str = "[Spec \"mancala\"]\n[Rules \"1\"]\n[Position \"1 0 0 0 0 1 22 / 0 0 0 0 4 0 20 S\"]\n[Result \"*\"]\n\n1. 6\n";

#[test]
fn a_position_is_analysed_with_its_best_lines() {
    let out = run(&["analyze", "mancala", "--lines", "2", "--nodes", "20000"]).ok();
    assert_eq!(out.lines().count(), 2, "{out}");
    let object = json(&run(&["analyze", "mana", "--nodes", "2000", "--json"]).ok());
    let lines = object["lines"].as_array().unwrap();
    assert_eq!((lines.len(), &object["spec"]), (3, &"mana".into()));
    assert!(lines.iter().all(|line| line["line"][0] == line["action"]), "{object}");
    assert!(lines[0]["value"].as_f64() >= lines[1]["value"].as_f64(), "{object}");
}

#[test]
fn proven_results_are_marked_as_proven() {
    let win = ["analyze", "jungle", "--position", "3r3/2E4/7/7/7/7/7/7/7 o -", "--lines", "1"];
    let out = run(&win);
    assert!(out.out.is_empty() || out.out.contains("won in"), "{} {}", out.out, out.err);
    let object =
        json(&run(&["analyze", "mancala", "--position", "0 0 0 0 0 1 24 / 0 0 0 0 1 0 22 S", "--json"]).ok());
    assert_eq!(
        (&object["lines"][0]["value"], &object["lines"][0]["proven"]),
        (&1.0.into(), &true.into()),
        "{object}"
    );
}

#[test]
fn jungle_with_few_animals_is_looked_up_in_tables() {
    let folder = Folder::new();
    let path = folder.path().to_str().unwrap();
    run(&["tables", "build", "jungle", "--animals", "2", "--tables", path]).ok();
    let race =
        ["analyze", "jungle", "--position", "7/C6/7/7/7/7/7/6d/7 o -", "--lines", "9", "--tables", path];
    let out = run(&race).ok();
    assert!(out.lines().next().unwrap().trim_start().starts_with("won in 7  a8-"), "{out}");
    assert!(out.lines().all(|line| line.contains("won") || line.contains("lost")), "{out}");
    let object = json(&run(&[race.as_slice(), &["--json"]].concat()).ok());
    let lines = object["lines"].as_array().unwrap();
    assert!(lines.iter().all(|line| line["proven"] == true && line["nodes"] == 0), "{object}");
    assert_eq!((&lines[0]["plies"], lines[0]["line"].as_array().map(Vec::len)), (&7.into(), Some(7)));
}

#[test]
fn built_in_knowledge_needs_no_files() {
    let race = ["analyze", "jungle", "--position", "7/C6/7/7/7/7/7/6d/7 o -", "--tables", "/nowhere"];
    let out = run(&race).ok();
    assert!(out.trim_start().starts_with("won in 7  a8-"), "{out}");
    // An opening book contains the win, but not the number of plies.
    let out = run(&["analyze", "mancala", "--nodes", "5000", "--lines", "1"]).ok();
    assert!(out.trim_start().starts_with("won  3 6"), "{out}");
}

#[test]
fn every_ply_of_a_record_is_judged_and_annotated() {
    let folder = Folder::new();
    let games = run(&["selfplay", "jungle", "--player", "random", "--seed", "4"]).out;
    let file = folder.write("game.txt", &games);
    let annotated = folder.write("annotated.txt", "");
    let out = run(&["analyze", &file, "--nodes", "300", "--annotate", &annotated]).ok();
    let (summary, list) = out.split_once("\nValues are the expected score of Orange.\n").unwrap();
    let plies = list.lines().count();
    assert!(summary.starts_with("record 1: jungle, ") && plies > 10, "{out}");
    assert!(out.contains(" ?? ") && out.contains("better"), "a game of random actions has blunders: {out}");
    let text = folder.read("annotated.txt");
    assert_eq!(text.matches('{').count(), plies);
    assert_eq!(run(&["replay", &annotated]).code, Some(0));
    let lines = run(&["analyze", &annotated, "--nodes", "300", "--json", "--threads", "1"]).ok();
    let objects: Vec<_> = lines.lines().map(json).collect();
    assert_eq!(objects.len(), plies + 1);
    assert!(objects[plies]["summary"]["players"].as_array().unwrap().len() == 2, "{}", objects[plies]);
    for object in &objects[..plies] {
        if object["forced"] == true {
            assert_eq!((&object["played"]["nodes"], &object["lines"]), (&json("0"), &json("[]")), "{object}");
            continue;
        }
        assert!(
            object["cost"].as_f64().unwrap() >= 0.0 && object["lines"].as_array().unwrap().len() == 1,
            "{object}"
        );
    }
    assert_eq!(
        lines,
        run(&["analyze", &file, "--nodes", "300", "--json", "--threads", "1"]).ok(),
        "the same every time"
    );
}

#[test]
fn an_annotated_game_keeps_its_variations() {
    let folder = Folder::new();
    let game =
        "[Spec \"mancala\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n1. 3! 2. 6 (2. 5?! {Or so.} 3. 1) 3. 1\n";
    let file = folder.write("game.txt", game);
    let annotated = folder.write("annotated.txt", "");
    run(&["analyze", &file, "--nodes", "300", "--annotate", &annotated, "--force"]).ok();
    let text = folder.read("annotated.txt");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("1. 3! {") && text.contains("} (2. 5?! {Or so.} 3. 1) 3. 1 {"), "{text}");
}

/// South has lost whatever it plays, but gives ten stones away. North has only one legal action.
const LOST: &str = "[Spec \"mancala\"]\n[Rules \"1\"]\n[Seat0 \"Ada\"]\n[Seat1 \"level:2\"]\n\
    [Position \"5 0 0 0 1 0 12 / 0 0 0 0 1 0 29 S\"]\n[Result \"0 1\"]\n\n1. 5 2. 5\n";

#[test]
fn the_summary_comes_first_and_counts_stones() {
    let out = run_with(&["analyze", "-", "--nodes", "20000"], LOST).ok();
    let at = |text: &str| out.find(text).unwrap_or_else(|| panic!("{text}: {out}"));
    assert!(
        at("North won. Scores: 13 to 35\n") < at("accuracy") && at("accuracy") < at("Values are"),
        "{out}"
    );
    // Nobody could have changed the winner of this game, but the program still says what was given away.
    assert!(out.contains("No single action decided this game.\n"), "{out}");
    assert!(out.contains("Costliest actions: 1. South 5 (cost 10 stones)\n"), "{out}");
    let list = &out[at("Values are the expected score of South.")..];
    assert!(list.contains("   1. South: 5  lost by 22 stones; better lost by 12 stones: 1 5\n"), "{out}");
    assert!(list.contains("   2. North: 5  the only legal action\n"), "{out}");
    let out = run_with(&["analyze", "-", "--seat", "1"], LOST).ok();
    assert!(out.contains("   1. South: 5  won by 22 stones; better won by 12 stones: 1 5\n"), "{out}");
}

#[test]
fn an_analysis_speaks_german() {
    let folder = Folder::new();
    let game = folder.write("game.txt", LOST);
    let annotated = folder.write("annotated.txt", "");
    let german = ["analyze", &game, "--nodes", "20000", "--language", "de"];
    let out = run(&[&german[..], &["--annotate", &annotated, "--force"]].concat()).ok();
    for line in [
        "Partie 1: mancala, 2 Halbzüge\n",
        "Sieg für Nord. Punkte: 13 zu 35\n",
        "Keine einzelne Aktion hat diese Partie entschieden.\n",
        "Teuerste Aktionen: 1. Süd 5 (kostet 10 Steine)\n",
        "      Genauigkeit  Aktionen   ?!    ?   ??  verschenkt\n",
        "Süd        100,0%         1    0    0    0  0,00 Partien, 10 Steine\n",
        "Die Werte sind das erwartete Ergebnis von Süd.\n",
        "   1. Süd: 5  verloren mit 22 Steinen Rückstand; besser verloren mit 12 Steinen Rückstand: 1 5\n",
        "   2. Nord: 5  die einzige erlaubte Aktion\n",
    ] {
        assert!(out.contains(line), "{line}{out}");
    }
    // Records and JSON are for programs, so they are always in English.
    assert!(folder.read("annotated.txt").contains("{lost by 22 stones; better lost by 12 stones: 1 5}"));
    let turned = run(&["selfplay", "jungle", "--player", "random", "--seed", "4"]).out;
    let turned = folder.write("turned.txt", &turned);
    let args = ["analyze", &turned, "--nodes", "300", "--threads", "1", "--language"];
    let out = run(&[&args[..], &["de"]].concat()).ok();
    let at = |text: &str| out.find(text).unwrap_or_else(|| panic!("{text}: {out}"));
    assert!(at("Wendepunkt: ") < at("\nNach ") && at("(kostet ") < at("vorher "), "{out}");
    let json = run(&[&args[..], &["de", "--json"]].concat()).ok();
    assert!(json.contains("\"reason\":\"After ") && !json.contains("\"reason\":\"Nach "), "{json}");
}

#[test]
fn all_values_are_one_sides() {
    let games = run(&["selfplay", "mancala", "--player", "level:1", "--seed", "2"]).out;
    let values = |seat: &str| -> Vec<String> {
        let out =
            run_with(&["analyze", "-", "--nodes", "500", "--threads", "1", "--seat", seat], &games).ok();
        let (_, list) = out.split_once("Values are the expected score of ").unwrap();
        list.lines().skip(1).map(|line| line.split("  ").last().unwrap().to_owned()).collect()
    };
    let (south, north) = (values("0"), values("1"));
    let percent = |text: &str| text.strip_suffix(" %").and_then(|text| text.parse::<i32>().ok());
    let pairs = south.iter().zip(&north).filter_map(|(one, other)| Some((percent(one)?, percent(other)?)));
    let sums: Vec<i32> = pairs.map(|(one, other)| one + other).collect();
    assert!(!sums.is_empty() && sums.iter().all(|sum| (99..=101).contains(sum)), "{south:?} {north:?}");
    let words: Vec<_> = south.iter().zip(&north).filter(|(one, _)| one.starts_with("won")).collect();
    assert!(words.iter().all(|(_, other)| other.starts_with("lost")), "{words:?}");
}

#[test]
fn the_turning_point_has_a_board_and_a_reason() {
    let games = run(&["selfplay", "jungle", "--player", "random", "--seed", "4"]).out;
    let out = run_with(&["analyze", "-", "--nodes", "300"], &games).ok();
    let (_, turn) = out.split_once("Turning point: ").unwrap_or_else(|| panic!("{out}"));
    let (turn, _) = turn.split_once("Costliest actions: ").unwrap_or_else(|| panic!("{out}"));
    assert!(turn.contains("┌") && turn.contains(" played ") && turn.contains("cost "), "{turn}");
    assert!(turn.contains("After ") && turn.contains("Better was "), "{turn}");
    assert!(!out.contains('\u{1b}'), "colours in a pipe");
}

#[test]
fn an_existing_file_is_annotated_only_if_told_to() {
    let folder = Folder::new();
    let (file, other) = (folder.write("game.txt", MANCALA), folder.write("other.txt", "mine"));
    assert!(run(&["analyze", &file, "--annotate", &other]).refused().contains("already exists"));
    assert_eq!(folder.read("other.txt"), "mine");
    run(&["analyze", &file, "--nodes", "100", "--annotate", &other, "--force"]).ok();
    assert!(folder.read("other.txt").contains('{'));
}

#[test]
fn games_with_hidden_hands_are_analysed_too() {
    let games = run(&["selfplay", "manitou", "--player", "random", "--seed", "4"]).out;
    let ran = run_with(&["analyze", "-", "--nodes", "50", "--lines", "2"], &games);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Seat") || ran.out.lines().count() > 20, "{}", ran.out);
}

#[test]
fn broken_records_and_wrong_usage_are_reported() {
    let both = format!("{MANCALA}\n[Spec \"chess\"]\n\n1. e4\n");
    let ran = run_with(&["analyze", "-", "--nodes", "100"], &both);
    assert!(
        ran.code == Some(1) && ran.out.contains("1. ") && ran.err.contains("record 2"),
        "{} {}",
        ran.out,
        ran.err
    );
    assert_eq!(run_with(&["analyze", "-"], "").code, Some(1));
    let nothing = run(&["analyze", "nofile.txt"]).refused();
    assert_eq!(nothing, "menagerie: There is neither a file nor a game nofile.txt.\n");
    assert!(run(&["analyze", "mancala:stones=9"]).refused().contains("C-1"));
    assert!(run(&["analyze", "manitou"]).refused().contains("The referee is to act"));
    run(&["analyze", "mana", "--annotate", "x"]).misused();
    run(&["analyze", "-", "--moves", "a"]).misused();
    run(&["analyze", "mana", "--time", "5", "--nodes", "5"]).misused();
    run(&["analyze"]).misused();
}

/// The findings are written before the program exits, and no ply is lost.
#[cfg(unix)]
#[test]
fn an_interrupted_analysis_keeps_what_it_found() {
    let folder = Folder::new();
    let games = run(&["selfplay", "jungle", "--player", "random", "--seed", "4"]).out;
    let file = folder.write("game.txt", &games);
    let args = ["analyze", &file, "--nodes", "20000", "--annotate", &file, "--force", "--json"];
    let mut child = spawn(&mut command(&args));
    let told = BufReader::new(child.stdout.as_mut().unwrap()).lines().take(4).filter_map(Result::ok);
    assert_eq!(told.count(), 4);
    std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let text = folder.read("game.txt");
    assert!(text.matches('{').count() >= 2, "{text}");
    let plies = |text: &str| json(&run_with(&["replay", "-", "--json"], text).ok())["plies"].clone();
    assert_eq!(plies(&text), plies(&games));
}

#[test]
fn a_file_that_cannot_be_written_is_refused_first() {
    let folder = Folder::new();
    let file = folder.write("game.txt", MANCALA);
    let out = run(&["analyze", &file, "--annotate", folder.path().to_str().unwrap()]);
    assert!(out.out.is_empty() && out.err.lines().count() == 1, "{}", out.err);
}

/// A reader such as `head` closes the output early, but the file is still written.
#[test]
fn findings_are_kept_when_nobody_reads_on() {
    let folder = Folder::new();
    let games = run(&["selfplay", "jungle", "--player", "random", "--seed", "4"]).out;
    let (file, kept) = (folder.write("game.txt", &games), folder.path().join("kept.txt"));
    let kept = kept.to_str().unwrap();
    let mut child = spawn(&mut command(&["analyze", &file, "--nodes", "2000", "--annotate", kept]));
    let told = BufReader::new(child.stdout.take().unwrap()).lines().take(4).filter_map(Result::ok);
    assert_eq!(told.count(), 4);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let text = folder.read("kept.txt");
    assert!(text.matches('{').count() >= 2, "{text}");
}

/// Here `/dev/stdout` is a pipe, which cannot be replaced like a file.
#[cfg(target_os = "linux")]
#[test]
fn comments_can_go_into_a_pipe() {
    let folder = Folder::new();
    let file = folder.write("game.txt", MANCALA);
    let ran = run(&["analyze", &file, "--nodes", "100", "--annotate", "/dev/stdout"]);
    assert!(
        ran.code == Some(0) && ran.out.contains("[Spec ") && ran.out.contains('{'),
        "{} {}",
        ran.out,
        ran.err
    );
    // If `/dev/stdout` is a file, both the output and the games go into that file.
    let both = File::create(folder.path().join("both.txt")).unwrap();
    let mut analyze = command(&["analyze", &file, "--nodes", "100", "--annotate", "/dev/stdout"]);
    assert!(analyze.stdout(both).status().unwrap().success());
    let both = folder.read("both.txt");
    assert!(both.starts_with("record 1: mancala") && both.contains("[Spec ") && both.contains('{'), "{both}");
}

#[test]
fn a_broken_record_is_not_lost_to_comments_on_others() {
    let folder = Folder::new();
    let both = format!("{MANCALA}\n[Spec \"chess\"]\n\n1. e4\n");
    let file = folder.write("games.txt", &both);
    let refused = run(&["analyze", &file, "--nodes", "100", "--annotate", &file, "--force"]).refused();
    let begins = format!("menagerie: {file}: record 2 is broken and would be lost: line ");
    assert!(refused.starts_with(&begins) && refused.contains("chess"), "{refused}");
    assert!(refused.ends_with(" Choose another file for --annotate.\n"), "{refused}");
    assert_eq!(folder.read("games.txt"), both);
    let other = folder.path().join("other.txt");
    let ran = run(&["analyze", &file, "--nodes", "100", "--annotate", other.to_str().unwrap()]);
    assert!(ran.code == Some(1) && ran.err.contains("record 2") && folder.read("other.txt").contains('{'));
}
