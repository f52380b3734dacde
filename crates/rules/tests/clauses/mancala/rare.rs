//! Rare events, reached by random play and counted. The steps of every sowing are checked against its result.

use rules::Random;

use super::*;

/// A small generator (`SplitMix64`) that gives the same numbers on every run.
struct Numbers(u64);

impl Random for Numbers {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z >> 32) * u64::from(bound) >> 32) as u32
    }
}

/// All stones: South's bowls and mancala, then North's.
fn stones(game: &Mancala) -> [u8; 14] {
    std::array::from_fn(|i| {
        let seat = if i < 7 { Seat::FIRST } else { Seat::SECOND };
        Bowl::ALL.get(i % 7).map_or_else(|| game.mancala(seat), |&bowl| game.bowl(seat, bowl))
    })
}

fn number(place: Place) -> usize {
    match place {
        Place::Bowl(seat, bowl) => 7 * seat.index() + bowl.index(),
        Place::Mancala(seat) => 7 * seat.index() + 6,
    }
}

/// The stones after these steps. Asserts that the stones in hand suffice and that a bowl holds as many stones
/// as are lifted or banked.
fn walk(mut stones: [u8; 14], steps: &[Step]) -> [u8; 14] {
    let mut hand = 0;
    for &step in steps {
        match step {
            Step::Lift { from, stones: lifted } => {
                assert_eq!(hand, 0, "the hand is empty before a lift");
                assert!(matches!(from, Place::Bowl(..)));
                hand = std::mem::take(&mut stones[number(from)]);
                assert_eq!(hand, lifted);
            }
            Step::Drop { to } => {
                hand -= 1;
                stones[number(to)] += 1;
            }
            Step::Bank { from, stones: banked, to, .. } => {
                assert!(banked > 0);
                assert_eq!(std::mem::take(&mut stones[number(from)]), banked);
                stones[number(Place::Mancala(to))] += banked;
            }
        }
    }
    assert_eq!(hand, 0);
    stones
}

/// Number of events of each kind over several games.
#[derive(Default, Debug)]
struct Seen {
    draws: u32,
    extra_turns: u32,
    /// The last stone fell into the mover's mancala, but the game was over.
    extra_turns_lost: u32,
    captures: u32,
    /// Captures with no stones across.
    captures_of_one: u32,
    /// Laps that reached the bowl from which their stones were lifted.
    whole_rounds: u32,
    /// Laps that ended in the bowl from which their stones were lifted.
    exact_rounds: u32,
    skips: u32,
    extra_turns_skipped: u32,
    only_singles: u32,
    repetitions: u32,
    relays: u32,
    longest_relay: usize,
    fours_for_the_mover: u32,
    fours_for_the_other: u32,
    /// Turns whose last stone fell into the opponent's mancala.
    last_in_the_others_mancala: u32,
    rest_lost: u32,
    longest_game: u32,
}

fn watch(spec: &str, games: u32, seed: u64) -> Seen {
    watch_player(spec, games, seed, Game::sample)
}

/// Prefers an action that banks nothing.
fn reluctant(game: &Mancala, numbers: &mut Numbers) -> Option<Action> {
    let banked = |game: &Mancala| game.score(Seat::FIRST) + game.score(Seat::SECOND);
    let banks_nothing = |action: &Action| {
        let mut then = game.clone();
        then.play(*action);
        banked(&then) == banked(game)
    };
    (0..9).filter_map(|_| game.sample(numbers)).find(banks_nothing).or_else(|| game.sample(numbers))
}

/// Plays games and counts their events. Checks the steps of every action against the board after it.
fn watch_player(
    spec: &str,
    games: u32,
    seed: u64,
    player: impl Fn(&Mancala, &mut Numbers) -> Option<Action>,
) -> Seen {
    let spec = Spec::parse(spec).unwrap();
    let numbers = &mut Numbers(seed);
    let mut seen = Seen::default();
    for _ in 0..games {
        let mut game = Mancala::new(spec);
        let mut plies = 0;
        while let Some(action) = player(&game, numbers) {
            let mover = game.turn().seat().unwrap();
            let steps = game.steps(action);
            let before = stones(&game);
            game.play(action);
            plies += 1;
            assert_eq!(walk(before, &steps), stones(&game));
            assert_eq!(before.iter().sum::<u8>(), stones(&game).iter().sum::<u8>());
            seen.count_laps(spec.rule_set(), mover, &steps);
            seen.count_turn(&game, mover, &steps);
        }
        seen.count_end(&game, plies);
    }
    seen
}

impl Seen {
    fn count_laps(&mut self, rules: RuleSet, mover: Seat, steps: &[Step]) {
        let circuit = if rules == RuleSet::Nigerian { 14 } else { 13 };
        let lifts: Vec<u8> = steps
            .iter()
            .filter_map(|step| if let Step::Lift { stones, .. } = step { Some(*stones) } else { None })
            .collect();
        self.whole_rounds += lifts.iter().any(|&stones| stones >= circuit) as u32;
        self.exact_rounds += lifts.contains(&circuit) as u32;
        self.relays += (lifts.len() > 1) as u32;
        self.longest_relay = self.longest_relay.max(lifts.len());
        for step in steps {
            if let Step::Bank { stones: 4, to, .. } = step
                && rules == RuleSet::Nigerian
            {
                *if *to == mover { &mut self.fours_for_the_mover } else { &mut self.fours_for_the_other } +=
                    1;
            }
        }
    }

    /// Counts what the last stone brought. `game` is the game after the action.
    fn count_turn(&mut self, game: &Mancala, mover: Seat, steps: &[Step]) {
        let last =
            steps.iter().rev().find_map(|step| if let Step::Drop { to } = step { Some(*to) } else { None });
        let with_extras = matches!(game.spec().rule_set(), RuleSet::Egyptian | RuleSet::Ethiopian);
        let over = game.turn() == Turn::Over;
        let again = game.turn() == Turn::Seat(mover);
        let extra = last == Some(Place::Mancala(mover)) && with_extras;
        self.extra_turns += (extra && again) as u32;
        self.extra_turns_lost += (extra && over) as u32;
        self.extra_turns_skipped += (extra && !again && !over) as u32;
        self.skips += (!extra && again) as u32;
        self.last_in_the_others_mancala += (last == Some(Place::Mancala(mover.other()))) as u32;
        if let Some(Place::Bowl(seat, bowl)) = last
            && with_extras
        {
            let banked = |place| {
                let by_mover = |step: &Step| matches!(step, Step::Bank { from, to, .. } if *from == place && *to == mover);
                steps.iter().any(by_mover)
            };
            // The sweep at the end of a game may bank the same bowl.
            let captured = seat == mover && !over && banked(Place::Bowl(seat, bowl));
            self.captures += captured as u32;
            self.captures_of_one += (captured && !banked(Place::Bowl(seat.other(), bowl.across()))) as u32;
        }
    }

    fn count_end(&mut self, game: &Mancala, plies: u32) {
        let outcome = game.outcome().unwrap();
        match outcome.ending().clause {
            "MC-14" => self.only_singles += 1,
            "MC-15" => self.repetitions += 1,
            "MC-6" | "MC-19" => {
                let left = Seat::all(2).any(|seat| Bowl::ALL.iter().any(|&bowl| game.bowl(seat, bowl) > 0));
                self.rest_lost += left as u32;
            }
            clause => assert_eq!(clause, "MC-10"),
        }
        self.draws += outcome.winner().is_none() as u32;
        self.longest_game = self.longest_game.max(plies);
    }
}

#[test]
fn mc_6_mc_7_general() {
    let seen = watch("mancala:rules=general", 3_000, 1);
    assert!(seen.draws > 0 && seen.rest_lost > 0, "{seen:?}");
    assert!(seen.whole_rounds > 0, "{seen:?}");
    assert_eq!((seen.extra_turns, seen.skips, seen.captures, seen.relays), (0, 0, 0, 0), "{seen:?}");
}

#[test]
fn mc_5_mc_8_mc_9_egyptian() {
    let seen = watch("mancala", 3_000, 2);
    assert!(seen.draws > 0, "{seen:?}");
    assert!(seen.whole_rounds > seen.exact_rounds && seen.exact_rounds > 0, "{seen:?}");
    assert!(seen.extra_turns > 0 && seen.extra_turns_lost > 0, "{seen:?}");
    assert!(seen.captures > seen.captures_of_one && seen.captures_of_one > 0, "{seen:?}");
    assert_eq!((seen.skips, seen.extra_turns_skipped, seen.relays), (0, 0, 0), "{seen:?}");
}

#[test]
fn mc_12_mc_14_mc_15_ethiopian() {
    let seen = watch("mancala:rules=ethiopian", 3_000, 3);
    assert!(seen.draws > 0, "{seen:?}");
    assert!(seen.captures > seen.captures_of_one && seen.captures_of_one > 0, "{seen:?}");
    assert!(seen.skips > 0 && seen.extra_turns_skipped > 0, "{seen:?}");
    assert!(seen.only_singles > 0 && seen.extra_turns_lost > 0, "{seen:?}");
}

#[test]
fn mc_15_repetition() {
    // Random play hardly ever repeats a position. Players who avoid banking do.
    let seen = watch_player("mancala:rules=ethiopian,stones=2", 3_000, 6, reluctant);
    assert!(seen.repetitions > 0, "{seen:?}");
}

#[test]
fn mc_16_mc_17_mc_18_nigerian() {
    let seen = watch("mancala:rules=nigerian", 3_000, 4);
    assert!(seen.draws > 0 && seen.rest_lost > 0, "{seen:?}");
    assert!(seen.relays > 0 && seen.longest_relay > 10, "{seen:?}");
    assert!(seen.fours_for_the_mover > 0 && seen.fours_for_the_other > 0, "{seen:?}");
    assert!(seen.last_in_the_others_mancala > 0, "{seen:?}");
    assert_eq!((seen.extra_turns, seen.skips, seen.captures), (0, 0, 0), "{seen:?}");
    let seen = watch("mancala:rules=nigerian,stones=8", 3_000, 5);
    assert!(seen.whole_rounds > seen.exact_rounds && seen.exact_rounds > 0, "{seen:?}");
}

#[test]
fn every_spec_ends_and_keeps_its_stones() {
    for rules in ["general", "egyptian", "ethiopian", "nigerian"] {
        for stones in 1..=8 {
            if (rules, stones) != ("ethiopian", 1) {
                watch(&format!("mancala:rules={rules},stones={stones}"), 200, stones);
            }
        }
    }
}

#[test]
fn an_illegal_action_played_unchecked_keeps_all_stones() {
    let numbers = &mut Numbers(7);
    for spec in
        ["mancala:rules=general", "mancala", "mancala:rules=ethiopian", "mancala:rules=nigerian,stones=8"]
    {
        for _ in 0..200 {
            let mut game = Mancala::new(Spec::parse(spec).unwrap());
            let all: u8 = stones(&game).iter().sum();
            for _ in 0..100 {
                let before = game.clone();
                let action = Mancala::from_parts(&[numbers.below(18) as usize]).unwrap();
                let undo = game.play(action);
                assert_eq!(stones(&game).iter().sum::<u8>(), all);
                game.undo(undo);
                assert_eq!(game, before);
                game.play(action);
            }
        }
    }
}
