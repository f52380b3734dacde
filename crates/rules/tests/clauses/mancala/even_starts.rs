//! Even starts: MC-20.

use super::*;

#[test]
fn mc_20_an_even_start_is_the_position_after_its_opening() {
    // The opening 1 1 6: South sows bowl 1, North sows bowl 1, South sows bowl 6.
    let game = start("mancala:start=1");
    assert_eq!(game.position(), played(start("mancala"), "1 1 6").position());
    assert_eq!(game.position().unwrap(), "0 5 5 5 5 0 1 / 1 6 6 5 5 4 0 N");
    assert_eq!(start("mancala:start=usual").position(), start("mancala").position());
}

#[test]
fn mc_20_the_opening_does_not_count_for_repetition() {
    let game = start("mancala:rules=ethiopian,stones=2,start=30");
    let fresh = Mancala::from_position(game.spec(), &game.position().unwrap()).unwrap();
    assert!(!game.has_past() && !fresh.has_past());
}

#[test]
fn mc_20_every_known_list_has_thirty_different_starts() {
    for spec in [
        "mancala:rules=general,stones=3",
        "mancala:stones=3",
        "mancala:stones=4",
        "mancala:rules=ethiopian,stones=2",
        "mancala:rules=nigerian,stones=3",
        "mancala:rules=nigerian,stones=4",
    ] {
        let mut positions: Vec<String> = Vec::new();
        for number in 1..=30 {
            let game = start(&format!("{spec},start={number}"));
            assert!(game.outcome().is_none(), "{spec} {number}");
            positions.push(game.position().unwrap());
        }
        positions.sort();
        positions.dedup();
        assert_eq!(positions.len(), 30, "{spec}");
    }
}

#[test]
fn mc_20_other_numbers_and_other_specs_have_no_even_starts() {
    for spec in ["mancala:rules=general,start=1", "mancala:stones=5,start=1", "mancala:start=30,stones=8"] {
        let refused = Spec::parse(spec).unwrap_err();
        assert_eq!((refused.clause(), refused.key()), ("MC-20", "mancala-no-even-starts"), "{spec}");
    }
    for spec in ["mancala:start=0", "mancala:start=31", "mancala:start=01", "mancala:start="] {
        assert_eq!(Spec::parse(spec).unwrap_err().clause(), "C-1", "{spec}");
    }
    assert_eq!(Spec::parse("mancala:start=7").unwrap().to_string(), "mancala:start=7");
    assert_eq!(Spec::parse("mancala:start=usual").unwrap().to_string(), "mancala");
}
