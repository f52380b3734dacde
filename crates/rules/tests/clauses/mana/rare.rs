//! Rare events, reached by directed random play and counted.

use std::collections::HashMap;

use rules::{
    Game, Random, Turn, legal,
    mana::{Action, Duty, Kind, Mana, Square},
    shuffle,
};

use super::{SPECS, STANDARD, spec, start};

/// Random numbers from a seed.
pub(super) struct Lots(u64);

impl Lots {
    pub(super) fn new(seed: u64) -> Lots {
        Lots(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
}

impl Random for Lots {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) * u64::from(bound) >> 32) as u32
    }
}

/// Plays one random game and counts its events.
fn random_game(rules: &str, lots: &mut Lots, seen: &mut HashMap<&'static str, u32>) {
    let mut game = start(rules);
    let mut count = |event| *seen.entry(event).or_insert(0) += 1;
    while let (Turn::Seat(seat), Some(action)) = (game.turn(), game.sample(lots)) {
        assert_eq!(game.check(action), Ok(()));
        let before = game.clone();
        game.play(action);
        let captured = |game: &Mana| game.captured(seat.other());
        match action {
            Action::Return { .. } => count("return"),
            Action::Move { bird: None, .. } if game.outcome().is_none() => count("bird leaves"),
            Action::Move { to, .. } if before.bird() == Some(to) => count("lands on the bird"),
            Action::Move { .. } if captured(&game) > captured(&before) => count("capture"),
            _ => {}
        }
        if game.turn() == Turn::Seat(seat) {
            assert_eq!(game.duty(), Duty::Free);
            count("skip");
        }
        if let (Duty::Kind(kind), false) = (game.duty(), game.returns().is_empty()) {
            assert!((game.movers() & kind.squares()).is_empty());
            count("no piece there");
        }
    }
    count(game.outcome().unwrap().ending().clause);
}

#[test]
fn random_games_skip_capture_return_and_end() {
    for (rules, seed) in SPECS.into_iter().zip(1..) {
        let mut seen = HashMap::new();
        let mut lots = Lots::new(seed);
        for _ in 0..2000 {
            random_game(rules, &mut lots, &mut seen);
        }
        for event in ["return", "capture", "skip", "no piece there", "MA-16"] {
            assert!(seen.get(event) > Some(&0), "{rules}: {event} in {seen:?}");
        }
        assert_eq!(seen.contains_key("lands on the bird"), rules.contains("spirit"), "{seen:?}");
    }
}

/// Plays from a position to the end of the game. Always plays the action that `wish` ranks highest, and
/// breaks ties at random.
fn play_out(mut game: Mana, lots: &mut Lots, wish: impl Fn(&Mana, &HashMap<u64, u32>) -> i64) -> Mana {
    let mut seen = HashMap::from([(game.key(), 1)]);
    while game.outcome().is_none() {
        let mut best = (i64::MIN, None);
        for action in legal(&game) {
            let undo = game.play(action);
            // The random low bits break ties.
            let rank = wish(&game, &seen) << 32 | i64::from(lots.below(u32::MAX));
            game.undo(undo);
            best = best.max((rank, Some(action.to_string())));
        }
        game.play(best.1.unwrap().parse().unwrap());
        *seen.entry(game.key()).or_insert(0) += 1;
    }
    game
}

#[test]
fn players_who_come_back_draw_by_repetition() {
    let mut draws = 0;
    for seed in 1..=20 {
        let game = Mana::from_position(spec(STANDARD), "4d1/6/6/6/D5/6 b b3 5/5 1").unwrap();
        let end = play_out(game, &mut Lots::new(seed), |after, seen| match after.outcome() {
            Some(outcome) if outcome.winner().is_some() => -2,
            Some(_) => 9,
            // Prefers positions that have occurred, and avoids captures and returns.
            None if after.quiet_moves() == 0 => -1,
            None => seen.get(&after.key()).copied().unwrap_or(0).into(),
        });
        draws += u32::from(end.outcome().unwrap().ending().clause == "MA-17");
    }
    assert!(draws > 0, "{draws}");
}

#[test]
fn players_who_avoid_everything_draw_by_a_hundred_moves() {
    let mut draws = 0;
    for seed in 1..=5 {
        let game = Mana::from_position(spec(STANDARD), "4d1/6/6/6/D5/6 b b3 5/5 1").unwrap();
        let end = play_out(game, &mut Lots::new(seed), |after, seen| match after.outcome() {
            Some(outcome) if outcome.winner().is_some() => -3,
            Some(outcome) if outcome.ending().clause == "MA-17" => -2,
            _ if after.quiet_moves() == 0 => -1,
            _ => i64::from(!seen.contains_key(&after.key())),
        });
        let outcome = end.outcome().unwrap();
        if outcome.ending().clause == "MA-18" {
            assert_eq!(end.quiet_moves(), 100);
            draws += 1;
        }
    }
    assert!(draws > 0, "{draws}");
}

/// The text of a random position in which all pieces but one stand on doubles, and Black acts without a duty.
fn crowded(lots: &mut Lots) -> String {
    let mut doubles: Vec<Square> = Kind::Double.squares().collect();
    let mut others: Vec<Square> = (!Kind::Double.squares()).collect();
    shuffle(&mut doubles, lots);
    shuffle(&mut others, lots);
    let mut squares: Vec<Square> = doubles.into_iter().take(11).chain(others.into_iter().take(1)).collect();
    shuffle(&mut squares, lots);
    let piece = |square| {
        squares.iter().position(|&taken| taken == square).map_or('1', |at| b"DRRRRRdrrrrr"[at].into())
    };
    let ranks: Vec<String> = (0..6)
        .rev()
        .map(|rank| {
            let marks: String = Square::all().filter(|square| square.rank() == rank).map(piece).collect();
            (2..=6).rev().fold(marks, |marks, gap| marks.replace(&"1".repeat(gap), &gap.to_string()))
        })
        .collect();
    format!("{} b - 0/0 *", ranks.join("/"))
}

#[test]
fn the_bird_leaves_a_crowded_board() {
    let (mut left, mut lots) = (0, Lots::new(7));
    for _ in 0..500 {
        // A position in which nobody can act is refused.
        let Ok(game) = Mana::from_position(spec(STANDARD), &crowded(&mut lots)) else { continue };
        for action in legal(&game) {
            let mut after = game.clone();
            after.play(action);
            if after.outcome().is_none() && after.bird().is_none() {
                assert_eq!(after.duty(), Duty::Free);
                left += 1;
            }
        }
    }
    assert!(left > 0, "{left}");
}

/// A random action, legal or not.
fn any_action(lots: &mut Lots) -> Action {
    let mut square = || Square::new(lots.below(36) as usize).unwrap();
    let (a, b, c) = (square(), square(), square());
    match lots.below(40) {
        0 => Action::FillRow { daimyo: a },
        1 => Action::Place { daimyo: a, ronin: [b, c, a, b, c] },
        2..10 => Action::Return { to: a, bird: Some(b).filter(|_| a != c) },
        _ => Action::Move { from: a, to: b, bird: Some(c).filter(|_| a != c) },
    }
}

#[test]
fn an_illegal_action_leaves_some_position() {
    let mut lots = Lots::new(9);
    for rules in SPECS {
        for _ in 0..200 {
            let mut game = start(rules);
            let mut past = vec![(game.clone(), None)];
            for _ in 0..60 {
                let action = if lots.below(2) == 0 { game.sample(&mut lots) } else { None };
                let undo = game.play(action.unwrap_or_else(|| any_action(&mut lots)));
                assert_eq!(legal(&game).len() as u64, game.count());
                past.push((game.clone(), Some(undo)));
            }
            while let Some((known, undo)) = past.pop() {
                assert_eq!(known, game);
                if let Some(undo) = undo {
                    game.undo(undo);
                }
            }
        }
    }
}
