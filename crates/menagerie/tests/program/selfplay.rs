use super::support::{json, run, run_with, variants};

#[test]
fn the_same_arguments_give_the_same_bytes_whatever_the_threads() {
    for spec in ["mancala", "manitou:players=3"] {
        let play = |threads: &str| {
            let ran = run(&[
                "selfplay",
                spec,
                "--games",
                "6",
                "--seed",
                "7",
                "--player",
                "uct:nodes=20",
                "--threads",
                threads,
            ]);
            assert_eq!(ran.code, Some(0), "{}", ran.err);
            ran.out
        };
        let one = play("1");
        assert_eq!(one, play("4"));
        assert_eq!(one.matches("[Spec ").count(), 6);
        let ran = run_with(&["replay", "-"], &one);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    }
}

#[test]
fn every_game_is_played_to_its_end_by_every_kind_of_player() {
    for spec in variants() {
        let name = spec.to_string();
        let players = ["greedy", "random"].into_iter().cycle().take(spec.seats());
        let args: Vec<&str> = ["selfplay", &name, "--json"]
            .into_iter()
            .chain(players.flat_map(|player| ["--player", player]))
            .collect();
        let ran = run(&args);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let game = json(&ran.out);
        let sum: f64 = game["result"].as_array().unwrap().iter().map(|score| score.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9 && game["clause"].is_string(), "{game}");
    }
    assert_eq!(run(&["selfplay", "mancala", "--player", "time:1", "--player", "level:1"]).code, Some(0));
}

#[test]
fn the_summary_goes_to_standard_error() {
    let ran = run(&["selfplay", "mancala", "--games", "3", "--player", "random"]);
    assert!(ran.err.starts_with("3 games of mancala in ") && ran.err.contains("South"), "{}", ran.err);
    for sweep in [
        "won    3  shared    0  lost    0  score 100.0 % ± ",
        "won    0  shared    0  lost    3  score   0.0 % ± ",
    ] {
        let ran = run(&["selfplay", "mana", "--games", "3", "--player", "level:4", "--player", "random"]);
        assert!(ran.err.contains(sweep), "{}", ran.err);
    }
}

#[test]
fn players_change_seats_if_they_are_told_to() {
    let args = ["selfplay", "mancala", "--games", "2", "--player", "random", "--player", "greedy", "--json"];
    let names = |args: &[&str]| -> Vec<String> {
        run(args).out.lines().map(|line| json(line)["players"].to_string()).collect()
    };
    assert_eq!(names(&args), [r#"["random","greedy"]"#, r#"["random","greedy"]"#]);
    assert_eq!(
        names(&[&args[..], &["--swap"]].concat()),
        [r#"["random","greedy"]"#, r#"["greedy","random"]"#]
    );
}

#[test]
fn no_games_have_no_percentage() {
    let ran = run(&["selfplay", "mancala", "--games", "0"]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "", "0 games of mancala\n"));
}

#[test]
fn levels_that_a_game_lacks_are_refused() {
    let players = ["--player", "level:8", "--player", "random"];
    for command in ["selfplay", "match", "play"] {
        let told = run(&[&[command, "manitou"], &players[..]].concat()).refused();
        assert_eq!(told, "menagerie: manitou has no level 8: its levels are 1 to 5.\n", "{command}");
    }
}

#[test]
fn players_that_a_game_lacks_are_refused() {
    let players = ["--player", "random", "--player", "steady"];
    for command in ["selfplay", "match", "play"] {
        let told = run(&[&[command, "mana"], &players[..]].concat()).refused();
        assert_eq!(told, "menagerie: The player steady plays only manitou, not mana.\n", "{command}");
    }
    let played =
        run(&[&["selfplay", "manitou:players=3", "--games", "2"], &players[..], &players[2..]].concat());
    assert!(played.code == Some(0) && played.out.contains("[Seat1 \"steady\"]"), "{}", played.err);
}

#[test]
fn an_engine_that_does_not_start_or_does_not_answer_is_told() {
    let told = run(&["selfplay", "mancala", "--player", "ugi:no-such-program"]).refused();
    assert!(told.contains("no-such-program"), "{told}");
    let told = run(&["selfplay", "mancala", "--player", "ugi:true"]).refused();
    assert!(told.contains("“true”"), "{told}");
    assert_eq!(run(&["selfplay", "manitou", "--player", "ugi:true", "--json"]).error()["code"], "engine");
}
