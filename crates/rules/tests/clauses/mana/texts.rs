//! Specs, legal positions, text forms and the index of actions.

use std::collections::HashSet;

use rules::{
    Game, Indexed, Random, Spec as _, Viewer, legal,
    mana::{Action, BirdRule, Mana, SetUp, Spec},
};

use super::{ADVANCED, BLACK, SPECS, STANDARD, after, drawn, faults, rare::Lots, spec, start};

#[test]
fn specs() {
    let standard = Spec { setup: SetUp::Standard, bird: BirdRule::Solid };
    assert_eq!(spec("mana"), standard);
    assert_eq!(spec("mana:bird=solid,setup=standard"), standard);
    assert_eq!(spec("mana:bird=spirit"), Spec { bird: BirdRule::Spirit, ..standard });
    for text in SPECS {
        assert_eq!(spec(text).to_string(), text);
    }
    assert_eq!(spec("mana:bird=spirit,setup=advanced").to_string(), "mana:setup=advanced,bird=spirit");
    assert!(Spec::parse("mana:bird=cuckoo").is_err());
}

#[test]
fn c_8_actions_are_read_strictly() {
    for text in ["=c1", "=b2:a1,c1,d1,e2,f2", "a1-b3@e4", "a1-b3", "+b3@e4", "+b3"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "=",
        "=g1",
        "=c7",
        "=c0",
        "=C1",
        "=c1 ",
        " =c1",
        "=c1:",
        "=b2:a1,c1,d1,e2",
        "=b2:a1,c1,d1,e2,f2,a2",
        "=b2:a1,c1,d1,e2,f2,",
        "=b2:a1;c1,d1,e2,f2",
        "=c1@e4",
        "a1",
        "a1-",
        "-b3",
        "a1-b3@",
        "a1-b3@-",
        "a1-b3@e4@e4",
        "a1b3",
        "a1--b3",
        "a1-b3-c4",
        "+b3@",
        "+",
        "++b3",
        "+a1-b3",
        "a1-b3 @e4",
        "a1-b33",
        "é1-b3",
    ] {
        let illegal = text.parse::<Action>().unwrap_err();
        assert_eq!((illegal.clause(), illegal.key()), ("C-8", "action-form"), "{text:?}");
    }
}

const PLAIN: &str = "rrdrrr/6/6/6/6/RRDRRR b - 0/0 *";

#[test]
fn c_8_positions_are_read_strictly() {
    assert_eq!(Mana::from_position(spec(STANDARD), PLAIN).unwrap().position().unwrap(), PLAIN);
    for (text, with) in [
        ("rrdrrr", "rrdrr"),
        ("rrdrrr", "rrdrrrr"),
        ("rrdrrr", "rrdrrk"),
        ("rrdrrr/6", "rrdrrr"),
        ("/6/", "/33/"),
        ("/6/", "/7/"),
        ("/6/", "/06/"),
        ("/6/", "//"),
        ("/6/", "/5/"),
        ("/6/", "/6/6/"),
        ("/6/", "/5r1/"),
        (" b ", " x "),
        (" b ", "  b "),
        (" b ", " B "),
        (" - ", " + "),
        (" - ", " g4 "),
        (" - ", " d22 "),
        (" 0/0 ", " 0 "),
        (" 0/0 ", " 00/0 "),
        (" 0/0 ", " 0/0/0 "),
        (" 0/0 ", " -1/0 "),
        (" *", " 4"),
        (" *", " 0"),
        (" *", ""),
        (" *", " * "),
        (" *", " -"),
        (" b ", " - "),
        ("R b", "R\tb"),
    ] {
        let broken = PLAIN.replacen(text, with, 1);
        let found = faults(STANDARD, &broken);
        assert!(found.len() == 1 && found[0].starts_with("C-8 position-form"), "{broken}: {found:?}");
    }
}

#[test]
fn c_6_a_finished_position_is_refused() {
    let text = "6/6/1R4/2r3/6/D5 - d5 4/4 -";
    assert_eq!(faults(STANDARD, text), [format!("C-6 position-over text={text}")]);
    let text = "6/6/1R4/2r3/6/D5 - b4 4/5 -";
    assert_eq!(
        faults(STANDARD, text),
        [
            "MA-1 mana-position-ronin player=mana-white number=1 captured=5".to_owned(),
            "MA-10 mana-position-bird square=b4".to_owned(),
            format!("C-6 position-over text={text}")
        ]
    );
}

#[test]
fn c_6_counts_begin_at_zero() {
    let game = drawn(
        "
        . . . . d .
        . . . . . .
        . . . . . .
        . . . . . .
        D . . . . .
        . . . . . .",
        "b - 5/5 *",
    );
    assert_eq!(game.quiet_moves(), 0);
    let later = after(&game, "a2-a1@f4");
    let again = Mana::from_position(later.spec(), &later.position().unwrap()).unwrap();
    assert_eq!((later.quiet_moves(), again.quiet_moves()), (1, 0));
    assert_eq!((later == again, later.key() == again.key()), (true, true));
}

#[test]
fn every_fault_is_reported_at_once() {
    assert_eq!(
        faults(STANDARD, "ddrrrr/6/6/6/6/RRRRRR b a6 0/2 1"),
        [
            "MA-1 mana-position-daimyo player=mana-black number=0",
            "MA-1 mana-position-ronin player=mana-black number=6 captured=0",
            "MA-1 mana-position-daimyo player=mana-white number=2",
            "MA-1 mana-position-ronin player=mana-white number=4 captured=2",
            "MA-10 mana-position-bird square=a6",
        ]
    );
    assert_eq!(
        faults(STANDARD, "rrdrrr/6/6/6/6/RRDRRR b d2 4294967295/0 1"),
        [
            "MA-1 mana-position-ronin player=mana-black number=5 captured=4294967295",
            "MA-11 mana-position-duty kind=1 bird=3",
        ]
    );
    assert_eq!(faults(STANDARD, "rrdrrr/6/6/6/6/RRDRRR b - 0/0 2"), ["MA-11 mana-position-duty-bird kind=2"]);
}

#[test]
fn a_bird_with_a_free_player_is_legal() {
    assert!(Mana::from_position(spec(STANDARD), "rrdrrr/6/6/6/6/RRDRRR w c3 0/0 *").is_ok());
}

#[test]
fn neither_can_act_in_a_text() {
    let text = "6/d5/rr4/Rr4/RRr3/DRRr2 w f2 0/0 2";
    assert_eq!(faults(STANDARD, text), ["MA-15 mana-position-blocked"]);
}

#[test]
fn faults_of_the_setting_up() {
    for text in ["6/6/6/6/6/6 b - 0/0 =", "6/6/6/6/6/RRDRRR w - 0/0 ="] {
        assert_eq!(Mana::from_position(spec(STANDARD), text).unwrap().position().unwrap(), text);
    }
    assert_eq!(faults(STANDARD, "6/6/6/6/6/6 w - 0/0 ="), ["MA-5 mana-set-up-turn player=mana-black"]);
    assert_eq!(faults(STANDARD, "6/6/6/6/6/RRDRRR b - 0/0 ="), ["MA-5 mana-set-up-turn player=mana-white"]);
    assert_eq!(
        faults(STANDARD, "r5/6/6/6/R5/1RRDRD b a1 1/2 ="),
        [
            "MA-1 mana-set-up-daimyo number=2",
            "MA-1 mana-set-up-ronin number=4",
            "MA-3 mana-first-row square=a2",
            "MA-3 mana-daimyo-double square=d1 kind=1",
            "MA-5 mana-set-up-white square=a6",
            "MA-5 mana-set-up-turn player=mana-white",
            "MA-5 mana-set-up-bird square=a1",
            "MA-5 mana-set-up-captured player=mana-black captured=1",
            "MA-5 mana-set-up-captured player=mana-white captured=2",
        ]
    );
    // MA-4 allows the second row and squares of any kind, but not the third row.
    let text = "6/6/6/6/D4R/R1RRR1 w - 0/0 =";
    assert!(Mana::from_position(spec(ADVANCED), text).is_ok());
    let third = "6/6/6/5R/D5/R1RRR1 w - 0/0 =";
    assert_eq!(faults(ADVANCED, third), ["MA-4 mana-two-rows square=f3"]);
}

#[test]
fn indices_are_dense_and_come_back() {
    assert_eq!((Mana::INDICES, Mana::MAX_PARTS), (1477, 6));
    let parts = |text: &str| {
        let mut parts = Vec::new();
        Mana::parts(text.parse().unwrap(), &mut parts);
        parts
    };
    assert_eq!(parts("a1-b3@e4"), [13, 1332 + 22]);
    assert_eq!(parts("a1-b3"), [13, 1368]);
    assert_eq!(parts("+f6@f5"), [1331, 1332 + 29]);
    assert_eq!(parts("=c1"), [1371]);
    assert_eq!(parts("=b2:a1,c1,d1,e2,f2"), [1412, 1441, 1443, 1444, 1451, 1452]);

    let mut seen = HashSet::new();
    let mut lots = Lots::new(5);
    for rules in SPECS {
        let mut game = start(rules);
        for _ in 0..200 {
            for action in legal(&game) {
                let mut parts = Vec::new();
                Mana::parts(action, &mut parts);
                assert!(parts.len() <= Mana::MAX_PARTS && parts.iter().all(|&part| part < Mana::INDICES));
                assert_eq!(Mana::from_parts(&parts), Some(action));
                seen.insert(action);
            }
            match game.sample(&mut lots) {
                Some(action) => game.play(action),
                None => break,
            };
        }
    }
    // The games reach every way of setting up (5544 and 3 for each side) and more than 2000 moves.
    assert!(seen.len() > 2 * 5544 + 6 + 2000);
}

#[test]
fn parts_of_no_action_are_refused() {
    let none = |parts: &[usize]| assert_eq!(Mana::from_parts(parts), None, "{parts:?}");
    none(&[]);
    none(&[13]);
    none(&[1477]);
    none(&[13, 13]);
    none(&[13, 1368, 1368]);
    // Moves from a1 to a1, and from a1 to f6. Next, a bird that is set on a square of another kind, and a
    // bird that is set on the square that the piece reached.
    none(&[0, 1368]);
    none(&[35, 1368]);
    none(&[13, 1332]);
    none(&[13, 1332 + 13]);
    none(&[1331, 1332 + 35]);
    // A Daimyo on a triple, and in the second row; Ronin beyond the rows, repeated, and out of order.
    none(&[1369]);
    none(&[1369 + 6]);
    none(&[1412, 1441, 1443, 1444, 1451, 1441 + 12]);
    none(&[1412, 1441, 1443, 1444, 1451, 1451]);
    none(&[1412, 1443, 1441, 1444, 1451, 1452]);
}

/// A random source that always returns this number.
struct Fixed(u32);

impl Random for Fixed {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(self.0 < bound);
        self.0
    }
}

#[test]
fn every_turn_is_drawn_by_exactly_one_lot() {
    let mut lots = Lots::new(11);
    for rules in SPECS {
        let mut game = after(&start(STANDARD), "=b1 =b6");
        if rules != STANDARD {
            game = Mana::from_position(spec(rules), &game.position().unwrap()).unwrap();
        }
        for _ in 0..100 {
            let drawn: HashSet<Action> =
                (0..game.count() as u32).map(|lot| game.sample(&mut Fixed(lot)).unwrap()).collect();
            assert_eq!(drawn, legal(&game).into_iter().collect());
            match game.sample(&mut lots) {
                Some(action) => game.play(action),
                None => break,
            };
        }
    }
}

#[test]
fn every_setting_up_is_drawn() {
    let (game, mut lots) = (start(ADVANCED), Lots::new(3));
    let drawn: HashSet<Action> = (0..100_000).map(|_| game.sample(&mut lots).unwrap()).collect();
    assert_eq!(drawn.len(), 5544);
    assert!(drawn.into_iter().all(|action| game.check(action).is_ok()));
}

#[test]
fn everybody_sees_everything() {
    let game = after(&start(STANDARD), "=b1 =b6");
    assert_eq!(game.view(Viewer::Spectator), game);
    assert_eq!(Mana::guess(&game.view(BLACK.into()), &mut Fixed(0)), game);
}
