use super::support::{Folder, command, json, run, run_with, spawn};

#[test]
fn the_stronger_player_is_shown_with_its_error() {
    let args =
        ["match", "mancala", "--player", "greedy", "--player", "random", "--games", "39", "--seed", "3"];
    let out = run(&args).ok();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 4, "{out}");
    assert!(lines[0].starts_with("greedy  won") && lines[2].starts_with("random  won"), "{out}");
    assert!(lines[1].contains("at the first seat") && lines[3].contains("at the second"), "{out}");
    let object = json(&run(&[&args[..], &["--json", "--threads", "1"]].concat()).ok());
    let [greedy, random] = [0, 1].map(|player| object["contests"][0][player].clone());
    let games = ["won", "shared", "lost"].map(|key| greedy[key].as_u64().unwrap());
    assert_eq!(games.iter().sum::<u64>(), 40, "whole openings: {object}");
    assert!(
        greedy["score"].as_f64().unwrap() > 0.7 && greedy["elo"]["low"].as_f64().unwrap() > 0.0,
        "{object}"
    );
    assert!((greedy["score"].as_f64().unwrap() + random["score"].as_f64().unwrap() - 1.0).abs() < 1e-9);
    assert_eq!(object["spec"], "mancala");
    let at =
        |player: usize, seat: usize| object["contests"][0][player]["seats"][seat]["score"].as_f64().unwrap();
    let mean = (at(0, 0) + at(0, 1)) / 2.0;
    assert!((mean - greedy["score"].as_f64().unwrap()).abs() < 1e-9, "{object}");
    assert!((at(0, 0) + at(1, 1) - 1.0).abs() < 1e-9, "{object}");
}

#[test]
fn a_match_speaks_german() {
    let players = ["--player", "random", "--player", "greedy", "--player", "random", "--language", "de"];
    let out = run(&[&["match", "mancala", "--games", "4"], &players[..]].concat()).ok();
    for words in ["  gewonnen ", "  geteilt ", "  verloren ", "  Ergebnis ", " bis ", "am ersten Platz "] {
        assert!(out.contains(words), "{words}: {out}");
    }
    let table = &out[out.find("    Spieler   Elo  Partien Ergebnis").unwrap_or_else(|| panic!("{out}"))..];
    let ends: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
    assert!(ends.len() == 4 && ends.iter().all(|end| *end == ends[0]), "columns line up: {table}");
    assert!(table.contains(",0%") && !table.contains(".0%"), "{table}");
    let two = ["--player", "random", "--player", "random", "--sprt", "0,400", "--language", "de"];
    let out = run(&[&["match", "mancala", "--games", "2"], &two[..]].concat()).ok();
    assert!(out.contains("+0 oder +400 Elo: ") && out.contains("(Log-Likelihood-Quotient "), "{out}");
}

#[test]
fn openings_are_played_from_every_seat_and_kept() {
    let folder = Folder::new();
    let path = &folder.write("games.txt", "");
    let args =
        ["match", "jungle", "--player", "random", "--player", "greedy", "--games", "4", "--records", path];
    run(&args).ok();
    let records = folder.read("games.txt");
    let opening = |record: &str| {
        let plies = record.split("\n\n").nth(1).unwrap();
        plies.split(' ').take(12).map(str::to_owned).collect::<Vec<_>>()
    };
    let games: Vec<&str> = records.split("\n\n[").collect();
    assert_eq!(games.len(), 4, "{records}");
    let openings: Vec<Vec<String>> = games.iter().map(|game| opening(game)[..8].to_vec()).collect();
    assert!(
        openings[0] == openings[1] && openings[2] == openings[3] && openings[0] != openings[2],
        "{openings:?}"
    );
    assert!(games[0].contains("[Seat0 \"random\"]") && games[1].contains("Seat0 \"greedy\""), "{records}");
    assert_eq!(run_with(&["replay", "-"], &records).code, Some(0));
}

#[test]
fn several_players_and_larger_tables_meet_too() {
    let players = ["--player", "greedy", "--player", "random", "--player", "random"];
    let contests = |more: &[&str]| {
        let object = json(&run(&[&["match"], more, &players[..], &["--games", "2", "--json"]].concat()).ok());
        object["contests"]
            .as_array()
            .unwrap()
            .iter()
            .map(|contest| contest.as_array().unwrap().len())
            .collect::<Vec<_>>()
    };
    assert_eq!(contests(&["mandua"]), [2, 2, 2]);
    assert_eq!(contests(&["mandua", "--ladder"]), [2, 2]);
    assert_eq!(contests(&["manitou:players=3"]), [3]);
    let field =
        run(&["match", "manitou:players=4", "--player", "random", "--player", "greedy", "--games", "4"]).ok();
    assert!(field.contains("of a fair share") && field.contains("shared"), "{field}");
}

#[test]
fn three_players_get_a_cross_table() {
    let players = ["--player", "random", "--player", "greedy", "--player", "level:3"];
    let args = [&["match", "mancala", "--games", "20"], &players[..]].concat();
    let out = run(&args).ok();
    let at = out.find("    Player").unwrap_or_else(|| panic!("{out}"));
    let lines: Vec<&str> = out[at..].lines().collect();
    assert!(lines[0].contains("Elo  Games  Score") && lines.len() == 4, "{out}");
    assert!(lines[1].starts_with(" 1. level:3") && lines[3].starts_with(" 3. random"), "{out}");
    let object = json(&run(&[&args[..], &["--json"]].concat()).ok());
    let elos: Vec<f64> =
        object["table"].as_array().unwrap().iter().map(|player| player["elo"].as_f64().unwrap()).collect();
    assert!(elos.is_sorted_by(|one, other| one > other) && elos.iter().sum::<f64>().abs() < 1e-6, "{object}");
    assert_eq!(object["table"][0]["against"][0], json("null"));
}

#[test]
fn an_existing_file_is_replaced_only_if_told_to() {
    let folder = Folder::new();
    let path = &folder.write("games.txt", "mine");
    let args =
        ["match", "mancala", "--player", "random", "--player", "random", "--games", "2", "--records", path];
    assert!(run(&args).refused().contains("already exists"));
    assert_eq!(folder.read("games.txt"), "mine");
    run(&[&args[..], &["--force"]].concat()).ok();
    assert!(folder.read("games.txt").starts_with("[Spec"));
}

/// An engine written as a shell script. It greets, answers `isready`, and executes `at_go` at `go`.
#[cfg(unix)]
fn engine(folder: &Folder, at_go: &str) -> String {
    let script = format!(
        "while read line; do case \"$line\" in\n\
         ugi) echo ugiok;;\nisready) echo readyok;;\nquit) exit;;\n\
         go*) {at_go};;\n*) echo \"$line\" >> \"$(dirname \"$0\")/heard\";;\nesac; done\n"
    );
    folder.write("an engine.sh", &script)
}

#[cfg(unix)]
#[test]
fn an_engine_that_errs_loses_the_game_and_the_match_goes_on() {
    for (at_go, settings, stop, why) in [
        ("echo bestmove 9", "", "resignation", "played 9"),
        ("exit", "", "absence", "has ended"),
        (":", "[clock=1+0]", "time", "does not answer"),
    ] {
        let folder = Folder::new();
        let script = engine(&folder, at_go);
        let records = folder.path().join("games.txt");
        let player = format!("ugi{settings}:sh '{script}'");
        let args = [
            "match",
            "mancala",
            "--player",
            &player,
            "--player",
            "random",
            "--games",
            "4",
            "--records",
            records.to_str().unwrap(),
        ];
        let ran = run(&args);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains("won     0  shared     0  lost     4"), "{}", ran.out);
        assert!(ran.err.contains(why) && ran.err.matches("it loses this game").count() == 4, "{}", ran.err);
        let text = folder.read("games.txt");
        assert_eq!(text.matches(&format!("[Stop \"{stop}\"]")).count(), 4, "{text}");
        assert_eq!(run_with(&["replay", "-"], &text).code, Some(0));
    }
}

#[cfg(unix)]
#[test]
fn an_engine_gets_its_options_and_its_time() {
    let folder = Folder::new();
    let script = engine(&folder, "echo \"$line\" >> \"$(dirname \"$0\")/heard\"; exit");
    let player = format!("ugi[clock=60000+500,option.Use Book=yes]:sh '{script}'");
    run(&["match", "mancala", "--player", &player, "--player", "random", "--games", "2"]);
    let heard = folder.read("heard");
    assert!(
        heard.starts_with("setoption name Use Book value yes\nsetoption name Game value mancala\n"),
        "{heard}"
    );
    assert!(heard.contains("\ngo p1time 60000 p1inc 500 p2time 60000 p2inc 500\n"), "{heard}");
}

#[test]
fn commands_are_quoted_as_in_a_shell() {
    let player = format!("ugi[nodes=50]:'{}' ugi", env!("CARGO_BIN_EXE_menagerie"));
    let ran = run(&["match", "mancala", "--player", &player, "--player", "random", "--games", "2"]);
    assert!(ran.code == Some(0) && !ran.err.contains("loses this game"), "{}", ran.err);
    for command in ["ugi:'open quote", "ugi:''"] {
        let told = run(&["match", "mancala", "--player", command, "--player", "random"]).refused();
        assert!(told.contains("cannot be started"), "{told}");
    }
}

#[test]
fn a_sequential_test_ends_early() {
    let args =
        ["match", "mancala", "--player", "greedy", "--player", "random", "--games", "2000", "--sprt", "0,50"];
    let object = json(&run(&[&args[..], &["--json"]].concat()).ok());
    assert_eq!(object["sprt"]["holds"], 50.0, "{object}");
    let games = ["won", "shared", "lost"].map(|key| object["contests"][0][0][key].as_u64().unwrap());
    assert!(games.iter().sum::<u64>() < 400, "{object}");
}

#[test]
fn what_makes_no_match_is_refused() {
    for args in [
        &["match", "mancala"][..],
        &["match", "mancala", "--player", "random"],
        &["match", "mancala", "--player", "random", "--player", "human"],
        &["match", "mancala", "--player", "random", "--player", "random", "--sprt", "5,0"],
        &["match", "mancala", "--player", "random", "--player", "random", "--sprt", "x"],
        &["match", "mancala", "--player", "random", "--player", "random", "--sprt", "nan,5"],
        &["match", "mancala", "--player", "random", "--player", "random", "--sprt", "0,1e300"],
        &["match", "mancala", "--player", "random", "--player", "random", "--opening", "1001"],
        &["match", "mancala", "--player", "random", "--player", "random", "--games", "0"],
        &["match", "manitou:players=4", "--player", "random", "--player", "random", "--sprt", "0,5"],
        &["match", "manitou", "--player", "random", "--player", "random", "--even", "5"],
        &["match", "mancala", "--player", "random", "--player", "random", "--even", "50"],
        &["match", "manitou:players=4", "--player", "random", "--player", "random", "--player", "random"],
    ] {
        run(args).misused();
    }
    run(&["match", "chess", "--player", "random", "--player", "random"]).refused();
}

/// The results so far are printed before the program exits.
#[cfg(unix)]
#[test]
fn an_interrupted_match_shows_its_results() {
    let folder = Folder::new();
    let path = &folder.write("games.txt", "");
    let args = [
        "match",
        "mancala",
        "--player",
        "greedy",
        "--player",
        "random",
        "--games",
        "100000000",
        "--records",
        path,
    ];
    let child = spawn(&mut command(&args));
    while folder.read("games.txt").matches("[Spec").count() < 3 {
        std::thread::yield_now();
    }
    std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("greedy  won"));
    // The last record is whole.
    assert_eq!(run(&["replay", path]).code, Some(0));
}
