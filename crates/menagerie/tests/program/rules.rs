use rules::catalog::GAMES;

use super::support::{Ran, command, json, run};

#[test]
fn a_book_is_shown_clause_by_clause_with_its_marks() {
    let out = run(&["rules", "jungle"]).ok();
    assert!(
        out.starts_with("Jungle") && out.contains("J-13 book  A hungry animal may not enter the enemy den.")
    );
    assert!(out.contains("J-17 ruling") && !out.contains('\u{1b}'));
    assert!(out.lines().all(|line| line.chars().count() <= 100));
}

#[test]
fn pages_follow_the_width() {
    for columns in [40, 60, 90] {
        let mut command = command(&["rules", "jungle"]);
        command.env("COLUMNS", columns.to_string());
        let out = Ran::from(command.output().unwrap()).ok();
        // Tables, boards and position texts are not wrapped.
        let is_text =
            |line: &&str| line.contains(' ') && !line.contains("  ") && !line.contains(['─', '═', '│']);
        let widest = out.lines().filter(is_text).map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= columns && widest > columns - 8, "{columns}: {widest}");
    }
}

#[test]
fn boards_fit_the_terminal() {
    for (game, columns) in GAMES.iter().flat_map(|game| [40, 60, 80].map(|columns| (game.name, columns))) {
        for language in ["en", "de"] {
            let mut command = command(&["rules", game, "--language", language]);
            command.env("COLUMNS", columns.to_string());
            let out = Ran::from(command.output().unwrap()).ok();
            // The tables of the book have lines that consist of dashes alone. Boards have none.
            let of_board = |line: &&str| {
                line.contains(['─', '│', '●', '▸', '▪']) && line.contains(|c| !matches!(c, '─' | ' '))
            };
            let widest = out.lines().filter(of_board).map(|line| line.chars().count()).max();
            assert!(widest.unwrap_or(0) <= columns, "{game} in {columns} columns: {widest:?}");
            // With fewer than 60 columns, the book says what a board needs instead of drawing it.
            let is_drawn =
                !out.contains(if language == "de" { "Dieses Brett braucht" } else { "This board needs" });
            assert_eq!(is_drawn, columns >= 60, "{game} in {columns} columns");
        }
    }
}

#[test]
fn every_game_and_what_they_share_has_a_book() {
    for (name, letters) in GAMES.iter().map(|game| (game.name, game.clauses)).chain([("common", "C")]) {
        let clause = format!("{letters}-1");
        assert!(run(&["rules", name]).ok().contains(&format!("\n{clause} ")), "{name}");
        let lines = run(&["rules", name, "--json"]).ok();
        assert_eq!(json(lines.lines().next().unwrap())["clause"], clause);
    }
}

#[test]
fn one_clause_is_shown_alone() {
    // The text is wrapped at 80 columns.
    let text = "J-14 book  Whoever enters the enemy den wins at once: no animal becomes hungry\n    \
                or starves after that.\n";
    assert_eq!(run(&["rules", "j-14"]).ok(), text);
    let clause = json(&run(&["rules", "MC-5", "--json"]).ok());
    assert_eq!((&clause["clause"], &clause["source"]), (&json("\"MC-5\""), &json("\"ruling\"")));
}

#[test]
fn a_clause_that_is_not_there_is_refused() {
    assert!(run(&["rules", "MD-99"]).refused().contains("MD-99"));
    assert_eq!(run(&["rules", "XX-1", "--json"]).error()["code"], "clause-unknown");
    assert!(run(&["rules", "mancala:stones=9"]).refused().contains("C-1"));
}

#[test]
fn the_manual_is_read_here_too() {
    for page in ["dice", "records", "ugi"] {
        assert!(run(&["rules", page]).ok().lines().count() > 10, "{page}");
    }
    assert_eq!(json(&run(&["rules", "ugi", "--json"]).ok())["page"], "ugi");
    let unknown = run(&["rules", "nochapter"]).refused();
    assert!(unknown.contains("pages of the manual are players, strength, search, "), "{unknown}");
    assert!(!run(&["rules", "mancala:stones=9"]).refused().contains("manual"));
}

/// The lines of a clause as a terminal shows it.
fn clause(id: &str, language: &str) -> Vec<String> {
    let text = run(&["rules", id, "--language", language]).ok();
    text.lines().map(|line| line.trim_end().to_owned()).collect()
}

#[test]
fn a_clause_shows_its_boards_with_what_is_played_on_them() {
    let lines = clause("J-13", "en");
    let at = |part: &str| lines.iter().position(|line| line.contains(part)).expect(part);
    let (board, caption) = (at("!WOLF"), at("The Wolf stands before Yellow's den"));
    let (refused, played) = (at("× d8-d9 J-13"), at("› d8-c8"));
    assert!(at("J-13 book") < board && board < caption && caption < refused && refused < played);
    // After the actions, the board is shown again. There, the Wolf has taken the Cat.
    assert!(lines[..board].iter().chain(&lines[board..caption]).any(|line| line.contains("cat")));
    assert!(lines[played..].iter().all(|line| !line.contains("cat  ")));
    assert!(lines[played..].iter().any(|line| line.contains("WOLF")));
    assert!(clause("J-13", "de").contains(&"× d8-d9 J-13".to_owned()));
}

#[test]
fn every_board_of_every_book_is_drawn() {
    for language in ["en", "de"] {
        for game in GAMES {
            let text = run(&["rules", game.name, "--language", language]).ok();
            assert!(!text.contains("board ") || !text.contains("```"), "{}", game.name);
            // Each board has the letters or lines of its frame.
            assert!(text.matches(['│', '─', '┌']).count() > 100, "{}", game.name);
        }
    }
}

#[test]
fn a_language_is_asked_for_or_taken_from_the_system() {
    const GERMAN: &str = "J-14 book Wer den feindlichen Bau betritt, gewinnt sofort; danach wird kein Tier mehr hungrig und keines verhungert.";
    // Compare the words only, because lines may be broken anywhere.
    let words = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(words(run(&["rules", "J-14", "--language", "de"]).ok()), GERMAN);
    let told = |locales: &[(&str, &str)]| {
        let mut command = command(&["rules", "J-14"]);
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let out = Ran::from(command.envs(locales.iter().copied()).output().unwrap()).ok();
        words(out) == GERMAN
    };
    assert!(
        told(&[("LANG", "de_AT.UTF-8")]) && told(&[("LC_ALL", ""), ("LC_MESSAGES", "de"), ("LANG", "en")])
    );
    assert!(!told(&[]) && !told(&[("LANG", "fr_FR")]) && !told(&[("LC_ALL", "C"), ("LANG", "de_DE")]));
    assert!(run(&["rules", "J-14", "--language", "fr"]).misused().contains("de"));
}

#[test]
fn a_refusal_is_said_in_the_language_asked_for() {
    let told = run(&["legal", "jungle", "--moves", "a3-a9", "--language", "de"]).refused();
    assert!(told.contains("Dieses Feld erreicht der Elefant nicht. (J-3)"), "{told}");
}
