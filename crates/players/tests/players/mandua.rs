//! Strict Mandua: players that look far ahead announce, beat and object correctly. Weaker players err as
//! people do.

use crate::arena::{computer, play};
use players::Computer;
use rules::{
    Game, Seat, Spec,
    catalog::AnySpec,
    mandua::{Action, Mandua, Phase, TIGER},
};
use search::SearchContext;

fn strict(position: &str) -> Mandua {
    Mandua::from_position(Spec::parse("mandua:referee=strict").unwrap(), position).unwrap()
}

fn choice(name: &str, seed: u64, game: &Mandua) -> Action {
    computer(name, seed).choose::<Mandua>(game, &mut SearchContext::unlimited()).unwrap()
}

/// The actions of a player in Tiger's turn, as text.
fn turn(name: &str, seed: u64, game: &mut Mandua) -> String {
    let mut actions = Vec::new();
    while game.phase() == Phase::Prowl {
        let action = choice(name, seed, game);
        game.play(action);
        actions.push(action.to_string());
    }
    actions.join(" ")
}

/// The positions of the pictures in the printed rules, each with its highest total.
const WORKED: [(&str, u8); 4] = [
    ("5/1h1h1/2T2/5/5 TT-T 23 t -", 2),
    ("5/1T3/1h3/h1hT1/5 --TT 22 t -", 3),
    ("2h2/3h1/4h/2Th1/1T2h --TT 20 t -", 3),
    ("1hhh1/h1T1h/h1hhh/h2hh/1hhTh T--T 10 t -", 12),
];

#[test]
fn strong_tigers_announce_the_highest_total_and_beat_it() {
    for (position, highest) in WORKED {
        let mut game = strict(position);
        let text = turn("nodes:500", 1, &mut game);
        assert!(text.starts_with(&format!("say{highest} ")), "{position}: {text}");
        assert_eq!(game.beaten(), highest, "{position}: {text}");
        assert!(!matches!(choice("nodes:500", 1, &game), Action::Object(_)), "{position}: {text}");
    }
}

/// Tiger beats one hunter with d2, although b4 could beat three.
#[test]
fn strong_hunters_object_when_they_are_right_and_remove_the_tiger() {
    let mut game = strict("5/1T3/1h3/h1hT1/5 --TT 22 t -");
    game.play("d2-b2".parse().unwrap());
    for expected in ["object3", "removeb4"] {
        let action = choice("nodes:500", 1, &game);
        assert_eq!(action.to_string(), expected);
        game.play(action);
    }
    assert_eq!(game.tigers().len(), 3);
}

/// Tiger announces one hunter where no hunter can be beaten. Hunter may then remove any tiger.
#[test]
fn strong_hunters_object_to_empty_announcements() {
    let mut game = strict("h4/5/2T2/5/T3T ---T 24 t -");
    game.play(Action::Say(1));
    game.play("c3-c4".parse().unwrap());
    let objection = choice("nodes:500", 1, &game);
    assert_eq!(objection, Action::Object(0));
    game.play(objection);
    let removal = choice("nodes:500", 1, &game);
    assert!(matches!(removal, Action::Remove(_)), "{removal}");
}

/// In the last position, Tiger can beat twelve hunters in one turn. That is more than a beginner sees, as
/// Tiger or as Hunter.
#[test]
fn weak_players_overlook_long_turns() {
    let (position, highest) = WORKED[3];
    for seed in 0..20 {
        let mut game = strict(position);
        let text = turn("level:1", seed, &mut game);
        assert!(!text.starts_with(&format!("say{highest} ")), "{text}");
        let action = choice("level:1", seed, &game);
        assert_ne!(action, Action::Object(highest));
    }
}

/// At any level, a Tiger that announces at least one hunter also beats one, and whole games follow the rules.
#[test]
fn errors_are_not_insane() {
    let spec = Spec::parse("mandua:referee=strict").unwrap();
    for level in 1..=players::levels(AnySpec::parse("mandua").unwrap()).min(4) {
        let mut computers: Vec<Computer> =
            Seat::all(2).map(|seat| computer(&format!("level:{level}"), seat.index() as u64)).collect();
        let (_, actions) = play::<Mandua>(spec, 1, &mut computers);
        let mut game = Mandua::new(spec);
        for action in actions {
            if matches!(action, Action::Go { .. })
                && game.tigers_turn().announced() > 0
                && game.phase() == Phase::Prowl
            {
                assert!(
                    game.strike(action)
                        .is_some_and(|strike| strike.jumped.is_some() || strike.pair.is_some())
                );
            }
            assert!(
                game.turn().seat() != Some(TIGER) || action != Action::End,
                "level {level}: nobody stops beating"
            );
            game.play(action);
        }
    }
}
