use super::support::{json, run};

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
    for (name, clause) in [
        ("common", "C-1"),
        ("mancala", "MC-1"),
        ("mana", "MA-1"),
        ("jungle", "J-1"),
        ("mandua", "MD-1"),
        ("manitou", "MN-1"),
    ] {
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
}
