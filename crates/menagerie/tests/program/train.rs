use std::{env, fs, process};

use super::support::{json, run};

#[test]
fn a_network_is_trained_and_its_games_are_kept() {
    let folder = env::temp_dir().join(format!("menagerie-train-{}", process::id()));
    let path = folder.to_str().unwrap();
    let train = |games: &str| {
        let numbers = ["--games", games, "--nodes", "20", "--rounds", "1", "--seed", "5", "--folder", path];
        json(&run(&[&["train", "mancala:rules=nigerian", "--json"], &numbers[..]].concat()).ok())
    };
    let longer = train("12");
    let games = folder.join("mancala-rules-nigerian-nodes-20-opening-12-seed-5.games");
    let kept = fs::read_to_string(&games).unwrap();
    assert_eq!(kept.lines().count(), 12, "{kept}");
    assert!(longer["positions"].as_u64().unwrap() > 100 && longer["after"].as_f64().unwrap() > 0.0);
    // Shorten the file as if the program had been interrupted while it wrote the fifth game.
    let fifth = kept.match_indices('\n').nth(3).unwrap().0 + 10;
    fs::write(&games, &kept[..fifth]).unwrap();
    assert_eq!(train("12"), longer);
    assert_ne!(train("4")["weights"], longer["weights"]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_doubt_is_a_number_from_0_to_1() {
    for doubt in ["nan", "inf", "1e300", "-1", "much"] {
        let told = run(&["tune", "mana", "--games", "1", "--doubt", doubt]).misused();
        assert!(told.contains("expected a number from 0 to 1"), "{told}");
    }
}

#[test]
fn games_without_a_network_are_refused() {
    let folder = env::temp_dir().join(format!("menagerie-train-none-{}", process::id()));
    for spec in ["mana", "mancala:stones=5"] {
        let refused = run(&["train", spec, "--json", "--folder", folder.to_str().unwrap()]).error();
        assert_eq!(refused["code"], "train-no-network");
    }
}
