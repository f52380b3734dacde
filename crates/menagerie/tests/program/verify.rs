//! `menagerie verify`

use super::support::{json, run, run_with};

#[test]
fn every_shuffle_of_a_true_record_is_dealt_again() {
    let record = run(&["selfplay", "manitou", "--games", "1", "--player", "random", "--seed", "5"]).out;
    let told = run_with(&["verify", "-"], &record).ok();
    assert!(
        told.starts_with("record 1: all ") && told.ends_with(" chance actions follow from the seed\n"),
        "{told}"
    );
    let object = json(&run_with(&["verify", "-", "--json"], &record).ok());
    assert!(object["verified_chance_actions"].as_u64().unwrap() > 3);
}

#[test]
fn a_false_record_and_one_without_dice_are_told_apart_from_a_true_one() {
    let record = run(&["selfplay", "manitou", "--games", "1", "--player", "random", "--seed", "5"]).out;
    let at = record.find("[Seed \"").unwrap() + 7;
    let other = if &record[at..=at] == "0" { "1" } else { "0" };
    let mut forged = record.clone();
    forged.replace_range(at..=at, other);
    let ran = run_with(&["verify", "-"], &forged);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "record 1: the seed is not the one committed to\n"));

    let plain = run(&["selfplay", "mancala", "--games", "1", "--player", "random"]).out;
    let ran = run_with(&["verify", "-"], &plain);
    assert!(ran.code == Some(1) && ran.out.contains("nothing to check"), "{}", ran.out);
    assert!(run_with(&["verify", "-"], "").refused().contains("no record"));
}

#[test]
fn a_record_says_whether_the_seats_committed_to_their_numbers() {
    let vectors = json(include_str!("../../../dice/tests/vectors.json"));
    let games = vectors["games"].as_array().unwrap();
    let game = games.iter().find(|game| game["contributions"] == "committed").unwrap();
    let lines: Vec<&str> =
        game["record"].as_array().unwrap().iter().filter_map(|line| line.as_str()).collect();
    let record = lines.join("\n");
    let told = run_with(&["verify", "-"], &record).ok();
    assert!(told.ends_with(" follow from the seed and the numbers that the seats committed to\n"), "{told}");
    assert_eq!(json(&run_with(&["verify", "-", "--json"], &record).ok())["contributions"], "committed");

    let other = record.replace("[Contribution0 \"01", "[Contribution0 \"02");
    let ran = run_with(&["verify", "-"], &other);
    let expected = "record 1: the contribution of seat 0 is not the one it committed to\n";
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), expected));

    // In older records, seats did not commit to their numbers, so these lines are missing.
    let old: Vec<&str> = lines
        .into_iter()
        .filter(|line| !line.starts_with("[Commitment0") && !line.starts_with("[Commitment2"))
        .collect();
    let told = run_with(&["verify", "-"], &old.join("\n")).ok();
    assert!(told.ends_with(" and the seats' numbers, which were not committed to\n"), "{told}");
}
