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
    assert_eq!(run(&["rules", "j-13"]).ok(), "J-13 book  A hungry animal may not enter the enemy den.\n");
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

#[test]
fn a_language_is_asked_for_or_taken_from_the_system() {
    const GERMAN: &str = "J-13 book  Ein hungriges Tier darf den feindlichen Bau nicht betreten.";
    assert_eq!(run(&["rules", "J-13", "--language", "de"]).ok().trim_end(), GERMAN);
    let told = |locales: &[(&str, &str)]| {
        let mut command = command(&["rules", "J-13"]);
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let out = Ran::from(command.envs(locales.iter().copied()).output().unwrap()).ok();
        out.trim_end() == GERMAN
    };
    assert!(
        told(&[("LANG", "de_AT.UTF-8")]) && told(&[("LC_ALL", ""), ("LC_MESSAGES", "de"), ("LANG", "en")])
    );
    assert!(!told(&[]) && !told(&[("LANG", "fr_FR")]) && !told(&[("LC_ALL", "C"), ("LANG", "de_DE")]));
    assert!(run(&["rules", "J-13", "--language", "fr"]).misused().contains("de"));
}

#[test]
fn a_refusal_is_said_in_the_language_asked_for() {
    let told = run(&["legal", "jungle", "--moves", "a3-a9", "--language", "de"]).refused();
    assert!(told.contains("Dieses Feld erreicht der Elefant nicht. (J-3)"), "{told}");
}
