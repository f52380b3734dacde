//! Rare events, reached by random play and counted.

use std::collections::BTreeMap;

use rules::Random;

use super::*;

/// A small generator (xorshift) that gives the same numbers on every run.
struct Numbers(u64);

impl Random for Numbers {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) * u64::from(bound) >> 32) as u32
    }
}

/// Number of events by name.
type Counts = BTreeMap<&'static str, u32>;

/// Plays a game to its end and counts its events.
fn watch(mut game: Jungle, random: &mut Numbers, counts: &mut Counts) {
    let mut count = |event, happened: bool| *counts.entry(event).or_default() += u32::from(happened);
    while let Some(action) = game.sample(random) {
        let actor = game.turn().seat().unwrap();
        let before = game.hungry();
        let effect = game.effect(action).unwrap();
        count("jump", !effect.crossed.is_empty());
        count("jump that attacks", !effect.crossed.is_empty() && effect.taken.is_some());
        count(
            "meal that feeds others",
            before.contains(action.from) && effect.taken.is_some() && before.len() > 1,
        );
        count("meal that feeds nobody", effect.taken.is_some() && !effect.starved.is_empty());
        count("several starve", effect.starved.len() > 1);
        let rat = effect.animal.kind == Kind::Rat;
        count("rat takes elephant", rat && effect.taken.is_some_and(|taken| taken.kind == Kind::Elephant));
        let mut trapped = before & effect.starved;
        count("stays and starves", trapped.next().is_some());
        game.play(action);
        // J-12: the hungry animals are those that can attack. The two can differ only after an animal
        // starved.
        let attackers = Square::all()
            .filter(|&from| {
                game.targets(from).any(|to| game.animal(to).is_some_and(|prey| prey.side == actor))
            })
            .fold(Squares::NONE, |set, square| set | square.into());
        if game.outcome().is_none() {
            count("marked without prey", (game.hungry() & !attackers) != Squares::NONE);
            count("prey without mark", (attackers & !game.hungry()) != Squares::NONE);
            assert!(game.hungry() == attackers || !effect.starved.is_empty());
        }
    }
    count(game.outcome().unwrap().ending().key, true);
}

/// Plays a game to its end. At every turn, checks all pairs of squares and counts the refusals.
fn watch_refusals(mut game: Jungle, random: &mut Numbers, counts: &mut Counts) {
    while let Some(action) = game.sample(random) {
        let legal = legal(&game);
        for from in Square::all() {
            for action in Square::all().map(|to| Action { from, to }) {
                match game.check(action) {
                    Ok(()) => assert!(legal.contains(&action)),
                    Err(refusal) => *counts.entry(refusal.key()).or_default() += 1,
                }
            }
        }
        game.play(action);
    }
}

fn assert_all_counted(events: &[&str], counts: &Counts) {
    for event in events {
        assert!(counts.get(event).is_some_and(|&count| count > 0), "{event}: {counts:?}");
    }
}

#[test]
fn rare_events_of_whole_games() {
    let mut random = Numbers(0x9e37_79b9_7f4a_7c15);
    let mut counts = Counts::new();
    for _ in 0..400 {
        watch(Jungle::new(Spec), &mut random, &mut counts);
    }
    let events = [
        "jump",
        "jump that attacks",
        "meal that feeds others",
        "several starve",
        "rat takes elephant",
        "stays and starves",
        "marked without prey",
        "prey without mark",
        "jungle-den",
        "jungle-all-starved",
        "jungle-all-taken",
        "jungle-nothing-new",
    ];
    assert_all_counted(&events, &counts);
}

#[test]
fn rare_refusals_in_whole_games() {
    let mut random = Numbers(0x2545_f491_4f6c_dd1d);
    let mut counts = Counts::new();
    for _ in 0..12 {
        watch_refusals(Jungle::new(Spec), &mut random, &mut counts);
    }
    let refusals = [
        "jungle-no-animal",
        "jungle-not-yours",
        "jungle-no-passing",
        "jungle-too-far",
        "jungle-own-animal",
        "jungle-own-den",
        "jungle-no-swimmer",
        "jungle-no-jumper",
        "jungle-leopard-across",
        "jungle-jump-blocked",
        "jungle-too-strong",
        "jungle-rat-in-water",
        "jungle-hungry-den",
        "jungle-repetition",
    ];
    assert_all_counted(&refusals, &counts);
}

#[test]
fn rare_events_near_at_hand() {
    // Yellow's Cat is in the corner, where the Lion may lock it in. The Wolf and the Dog below are hungry,
    // and the Lion is not.
    let [corner, table] = [
        drawn(
            "c T # ^ # . .
             . L . # . . .
             . . . . . . .
             . ~ ~ . ~ ~ .
             . ~ ~ . ~ ~ .
             . ~ ~ . ~ ~ .
             . . . . . . .
             . . . # . . .
             . . # ^ # . .",
            "o -",
        ),
        drawn(hunger::TABLE, "o d3,f3"),
    ];
    let mut random = Numbers(1);
    let mut counts = Counts::new();
    for _ in 0..100 {
        watch(corner.clone(), &mut random, &mut counts);
        watch(table.clone(), &mut random, &mut counts);
    }
    assert_all_counted(&["jungle-no-move", "meal that feeds nobody"], &counts);
}
