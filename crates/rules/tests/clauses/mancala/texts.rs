//! Specs, text forms, legal positions and the numbering of actions.

use super::*;

#[test]
fn c_1_specs() {
    for (text, rule_set, stones, canonical) in [
        ("mancala", RuleSet::Egyptian, 4, "mancala"),
        ("mancala:rules=egyptian,stones=4", RuleSet::Egyptian, 4, "mancala"),
        ("mancala:stones=8,rules=nigerian", RuleSet::Nigerian, 8, "mancala:rules=nigerian,stones=8"),
        ("mancala:rules=general", RuleSet::General, 4, "mancala:rules=general"),
        ("mancala:rules=ethiopian,stones=2", RuleSet::Ethiopian, 2, "mancala:rules=ethiopian,stones=2"),
    ] {
        let spec = Spec::parse(text).unwrap();
        assert_eq!(
            (spec.rule_set(), spec.stones(), spec.to_string().as_str()),
            (rule_set, stones, canonical)
        );
    }
    for text in [
        "mancala:stones=0",
        "mancala:stones=9",
        "mancala:stones=04",
        "mancala:rules=",
        "mancala:",
        "mancala:rule=x",
    ] {
        assert_eq!(Spec::parse(text).unwrap_err().clause(), "C-1", "{text}");
    }
}

#[test]
fn c_6_positions_with_every_fault() {
    assert_eq!(
        faults("general", "4 4 4 4 4 4 0 / 0 0 0 0 0 0 0 S"),
        "MC-6 mancala-no-stones seat=mancala-north"
    );
    assert_eq!(
        faults("egyptian", "0 0 0 0 0 0 4000000000 / 0 0 0 0 0 0 4000000000 N"),
        "MC-1 mancala-too-many-stones stones=8000000000 most=96; MC-6 mancala-no-stones seat=mancala-south; \
         MC-6 mancala-no-stones seat=mancala-north"
    );
    assert_eq!(
        faults("ethiopian", "1 1 0 0 0 0 0 / 1 0 0 0 0 0 95 S"),
        "MC-1 mancala-too-many-stones stones=98 most=96; MC-14 mancala-position-only-singles"
    );
    assert_eq!(faults("ethiopian", "1 1 0 0 0 0 0 / 1 0 0 0 0 0 0 N"), "MC-14 mancala-position-only-singles");
    let over = "0 0 0 0 0 0 24 / 0 0 0 0 0 0 24 -";
    assert_eq!(faults("egyptian", over), format!("C-6 position-over text={over}"));
    // One stone is enough, and 96 are allowed in one bowl.
    for position in [
        "1 0 0 0 0 0 0 / 0 0 0 0 0 1 0 N",
        "0 0 0 95 0 0 0 / 0 1 0 0 0 0 0 S",
        "1 0 0 0 0 0 0 / 1 0 0 0 0 0 94 S",
    ] {
        assert_eq!(at("egyptian", position).position().unwrap(), position);
    }
}

#[test]
fn c_8_positions_of_another_form_are_refused() {
    for text in [
        "",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 s",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S ",
        " 4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4  0 / 4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4 0/4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4 / 4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4 0 0 / 4 4 4 4 4 4 0 S",
        "04 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S",
        "+4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S / 4",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 99999999999999999999 S",
    ] {
        assert!(faults("egyptian", text).starts_with("C-8 position-form text="), "{text:?}");
    }
}

#[test]
fn c_8_actions() {
    for direction in [None, Some(Direction::Right), Some(Direction::Left)] {
        for bowl in Bowl::ALL {
            let action = Action { bowl, direction };
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
    for text in ["", "0", "7", "3 ", " 3", "3R", "3lr", "r3", "l", "33", "/", "٣"] {
        assert_eq!(text.parse::<Action>().unwrap_err().key(), "action-form", "{text:?}");
    }
}

#[test]
fn indices_are_dense() {
    let texts: Vec<String> =
        (0..Mancala::INDICES).map(|index| Mancala::from_parts(&[index]).unwrap().to_string()).collect();
    assert_eq!(texts.join(" "), "1 2 3 4 5 6 1r 2r 3r 4r 5r 6r 1l 2l 3l 4l 5l 6l");
    for (index, text) in texts.iter().enumerate() {
        let mut parts = Vec::new();
        Mancala::parts(text.parse().unwrap(), &mut parts);
        assert_eq!(parts, [index]);
    }
    for none in [&[][..], &[18], &[0, 0], &[usize::MAX]] {
        assert_eq!(Mancala::from_parts(none), None);
    }
}
