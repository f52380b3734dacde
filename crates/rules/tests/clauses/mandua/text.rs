//! Specs, text forms, legal positions and the numbering of actions.

use rules::{
    Game, Indexed, Spec as _,
    mandua::{Action, Field, Mandua, Spec},
};

use super::{actions, drawn, played, restored, start, state};

/// The faults of a position text.
fn faults(spec: &str, text: &str) -> String {
    Mandua::from_position(Spec::parse(spec).unwrap(), text).unwrap_err().to_string()
}

#[test]
fn specs_read_and_write() {
    for (text, canonical) in [
        ("mandua", "mandua"),
        ("mandua:referee=guided,start=corners", "mandua"),
        ("mandua:start=cages,referee=strict", "mandua:referee=strict,start=cages"),
        ("mandua:start=cross", "mandua:start=cross"),
    ] {
        let spec = Spec::parse(text).unwrap();
        assert_eq!((spec.to_string().as_str(), Mandua::new(spec).spec()), (canonical, spec));
    }
    for text in [
        "mandua:",
        "mandua:referee=lax",
        "mandua:start=",
        "mandua:tigers=4",
        "mandua:start=cages,start=cages",
    ] {
        assert!(Spec::parse(text).is_err(), "{text}");
    }
}

#[test]
fn actions_read_and_write() {
    for text in ["@c3", "c3-c4", "A-c4", "say4", "object0", "object25", "removeC", "removea1", "end"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "", "c3", "@", "@f1", "@a6", "@a0", "@E", "@aa", "c3c4", "c3-c4-c5", "say", "say04", "say+4",
        "say256", "object-1", "remove", "End", " end",
    ] {
        assert_eq!(text.parse::<Action>().unwrap_err().clause(), "C-8", "{text:?}");
    }
}

#[test]
fn positions_read_and_write() {
    for (spec, text) in [
        ("mandua", "T3T/5/5/5/T3T ---- 25 h -"),
        ("mandua", "5/1T3/1h3/h1hT1/5 --TT 22 t +3"),
        ("mandua", "hhhhh/hhhhh/hh1hh/hhhhh/hhhhh T-T- 1 h -"),
        ("mandua:referee=strict", "5/1T3/1h3/h1hT1/5 --TT 22 t -"),
        ("mandua:referee=strict", "5/1T3/1h3/h1hT1/5 --TT 22 h x:b4,D"),
    ] {
        assert_eq!(restored(spec, text).position().as_deref(), Some(text));
    }
}

#[test]
fn a_fault_of_form_stands_alone() {
    for text in [
        "",
        "T3T/5/5/5/T3T ---- 25 h",
        "T3T/5/5/5/T3T  ---- 25 h -",
        "T3T/5/5/5/T3T ---- 25 h - ",
        "T3T/5/5/5 ---- 25 h -",
        "T3T/5/5/5/T3T/5 ---- 25 h -",
        "T3T/5/5/5/T4T ---- 25 h -",
        "T3T/5/5/5/T2T ---- 25 h -",
        "T3T/41/5/5/T3T ---- 25 h -",
        "T3T/0T4/5/5/T3T ---- 25 h -",
        "t3T/5/5/5/T3T ---- 25 h -",
        "T3T/5/5/5/T3T --- 25 h -",
        "T3T/5/5/5/T3T --h- 25 h -",
        "T3T/5/5/5/T3T ---- 025 h -",
        "T3T/5/5/5/T3T ---- 25 H -",
        "T3T/5/5/5/T3T ---- 25 t +0",
        "T3T/5/5/5/T3T ---- 25 t +26",
        "T3T/5/5/5/T3T ---- 25 t !0+0",
        "T3T/5/5/5/T3T ---- 25 t !1",
        "T3T/5/5/5/T3T ---- 25 h x:",
        "T3T/5/5/5/T3T ---- 25 h x:e1,a1",
        "T3T/5/5/5/T3T ---- 25 h x:a1,a1",
        "T3T/5/5/5/T3T ---- 25 h ??",
        "T3T/5/5/5/T3T ---- 25 - +1",
        "T3T/5/5/5/T3T ---- 25 - ?",
    ] {
        let fault = faults("mandua", text);
        assert!(fault.starts_with("C-8 position-form ") && !fault.contains(';'), "{text:?}: {fault}");
    }
}

#[test]
fn all_other_faults_are_told_at_once() {
    assert_eq!(
        faults("mandua", "TTTTT/hhhhh/5/5/5 ---- 21 h x:b1,c5"),
        "MD-1 mandua-position-tigers number=5; MD-1 mandua-position-hunters number=26; \
         MD-15 mandua-position-guided state=x:b1,c5; MD-19 mandua-position-removal field=b1"
    );
    assert_eq!(
        faults("mandua", "5/5/5/5/5 ---- 0 h -"),
        "MD-1 mandua-position-tigers number=0; MD-25 mandua-position-all-beaten"
    );
    assert_eq!(
        faults("mandua", "T4/5/hT3/5/5 ---- 25 t +2"),
        "MD-1 mandua-position-hunters number=26; MD-11 mandua-position-total number=2 highest=1"
    );
    assert_eq!(
        faults("mandua:hunters=3", "5/5/2T2/5/h1h1h ---- 1 h -"),
        "MD-29 mandua-position-few-hunters number=4 most=3"
    );
    // While hunters are still to be placed, a hunter that cannot move is no putt (MD-24).
    assert_eq!(faults("mandua", "5/5/5/T4/hT3 ---- 256 h -"), "MD-1 mandua-position-hunters number=257");
    // A finished position may have no tigers or no hunters, but not too many of them.
    let over = "TTTTT/h4/5/5/5 ---- 25 - -";
    assert_eq!(
        faults("mandua", over),
        format!(
            "MD-1 mandua-position-tigers number=5; MD-1 mandua-position-hunters number=26; C-6 position-over text={over}"
        )
    );
    let over = "5/5/5/5/5 ---- 0 - -";
    assert_eq!(faults("mandua", over), format!("C-6 position-over text={over}"));
    let strict = "mandua:referee=strict";
    assert_eq!(
        faults(strict, "T4/5/5/5/5 ---- 3 h +2"),
        "MD-16 mandua-position-strict state=+2; MD-17 mandua-position-actor state=+2"
    );
    assert_eq!(faults(strict, "T4/5/5/5/5 ---- 3 t x:a5"), "MD-17 mandua-position-actor state=x:a5");
}

#[test]
fn md_28_a_text_within_a_turn_cannot_be_restored() {
    let game = played(start("mandua:referee=strict"), "@b1 say1");
    let text = game.position().unwrap();
    assert_eq!(text, "T3T/5/5/5/Th2T ---- 24 t !1+0");
    assert_eq!(faults("mandua:referee=strict", &text), "MD-28 mandua-position-turn-before state=!1+0");
    let text = played(game, "a1-a2").position().unwrap();
    assert_eq!(faults("mandua:referee=strict", &text), "MD-28 mandua-position-turn-before state=?");
}

#[test]
fn md_11_a_position_states_the_highest_total() {
    let board = "  .
           . . . . .
           . T . . .
         T . h . . . .
           h . h T .
           . . . . .
               T";
    for (state, stated) in [("-", 0), ("+1", 1), ("+4", 4)] {
        let text = drawn(board, &format!("22 t {state}"));
        let fault = format!("MD-11 mandua-position-total number={stated} highest=3");
        assert_eq!(faults("mandua", &text), fault);
    }
    // At a strict table the text must not state the total, right or wrong.
    for state in ["+1", "+3"] {
        let fault = faults("mandua:referee=strict", &drawn(board, &format!("22 t {state}")));
        assert_eq!(fault, format!("MD-16 mandua-position-strict state={state}"));
    }
}

#[test]
fn a_finished_position_is_refused() {
    for text in [
        "5/5/5/5/T4 ---- 3 - -",
        // In the next three texts, in this order: the tiger is locked in, the hunter is locked in, there is
        // no field to place a hunter on.
        "5/5/h4/h4/Thh2 ---- 3 t -",
        "5/5/5/T4/hT3 ---- 0 h -",
        "hhhhh/hhhhh/hhhhh/hhhhh/Thhhh ---- 1 h -",
    ] {
        assert!(faults("mandua", text).starts_with("C-6 position-over "), "{text}");
    }
}

#[test]
fn a_removal_restored_from_text_is_made() {
    let game = restored("mandua:referee=strict", "5/5/5/T4/hT3 ---- 0 h x:b1,a2");
    assert_eq!(actions(&game), "removea2 removeb1");
    assert_eq!(state(&played(game, "removea2")), "h -");
}

#[test]
fn indices_are_dense_and_stable() {
    let mut texts = Vec::new();
    for index in 0..Mandua::INDICES {
        let action = Mandua::from_parts(&[index]).unwrap();
        let mut parts = Vec::new();
        Mandua::parts(action, &mut parts);
        assert_eq!(parts, [index]);
        texts.push(action.to_string());
    }
    assert_eq!(Mandua::INDICES, 262);
    for (index, text) in [
        (0, "@a1"),
        (24, "@e5"),
        (25, "a1-b1"),
        (26, "a1-a2"),
        (112, "D-a3"),
        (113, "a1-c1"),
        (180, "D-b3"),
        (181, "say1"),
        (205, "say25"),
        (206, "object0"),
        (231, "object25"),
        (232, "removea1"),
        (260, "removeD"),
        (261, "end"),
    ] {
        assert_eq!(texts[index], text);
    }
    assert!(Mandua::from_parts(&[262]).is_none() && Mandua::from_parts(&[]).is_none());
    assert!(Mandua::from_parts(&[0, 0]).is_none());
    let mut parts = Vec::new();
    let never = ["@A", "a1-b2", "a1-a1", "say0", "say26", "object26"];
    never.iter().for_each(|text| Mandua::parts(text.parse().unwrap(), &mut parts));
    assert_eq!(parts, []);
    assert_eq!(Field::ALL.map(Field::number), std::array::from_fn(|number| number));
}
