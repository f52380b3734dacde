//! What holds for computer players of every strength.

use std::{
    cell::Cell,
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::Duration,
};

use crate::arena::{computer, play};
use players::{Budget, Computer, NoClock, Playable, PlayableSpecVisitor, Strength, visit_spec};
use rules::{
    Game, Seat, Spec,
    catalog::{AnySpec, GAMES},
    jungle::Jungle,
    mana::Mana,
    mancala::Mancala,
    manitou::Manitou,
};
use search::SearchContext;

/// The actions, as text, of a game in which the player of this name sits at every seat.
struct Transcript(&'static str, u64);

impl PlayableSpecVisitor for Transcript {
    type Output = String;
    fn visit<G: Playable>(self, spec: G::Spec) -> String {
        let mut computers: Vec<Computer> =
            Seat::all(spec.seats()).map(|seat| computer(self.0, self.1 + seat.index() as u64)).collect();
        let (_, actions) = play::<G>(spec, 1, &mut computers);
        actions.iter().map(|action| format!("{action} ")).collect()
    }
}

/// `play` also checks that every action is legal.
#[test]
fn the_same_seeds_play_the_same_game() {
    for spec in GAMES.iter().filter_map(|game| game.variants.last()) {
        let spec = AnySpec::parse(spec).unwrap();
        for name in ["random", "greedy", "level:1", "nodes:30", "mcts:nodes=30", "uct:nodes=3"] {
            let [one, two, other] = [7, 7, 8].map(|seed| visit_spec(spec, Transcript(name, seed)));
            assert_eq!(one, two, "{spec} {name}");
            // Alpha-beta makes no random choices.
            assert!(one != other || name == "nodes:30", "{spec} {name}");
        }
    }
}

fn position<G: Game>(spec: &str, text: &str) -> G {
    G::from_position(G::Spec::parse(spec).unwrap(), text).unwrap()
}

fn choice<G: Playable>(name: &str, seed: u64, game: &G) -> String {
    let view = game.view(game.turn().seat().unwrap().into());
    computer(name, seed).choose::<G>(&view, &mut SearchContext::unlimited()).unwrap().to_string()
}

/// For South, sowing bowl 1 or bowl 4 banks one stone. Sowing bowl 2 ends in the empty bowl 3, and so
/// captures the four stones across from it, too.
///
/// ```text
///   North  0  4 4 4 4 4 4
///   South     6 1 0 4 0 0  0
/// ```
#[test]
fn greedy_takes_the_best_result_at_once() {
    let game: Mancala = position("mancala", "6 1 0 4 0 0 0 / 4 4 4 4 4 4 0 S");
    for seed in 0..10 {
        assert_eq!(choice("greedy", seed, &game), "2");
    }
}

/// Orange's lion can take the cat, or enter the den.
///
/// ```text
///   9 | . c L # . . .
///   8 | . . . . . . .
/// ```
#[test]
fn a_win_is_better_than_any_gain() {
    let game: Jungle = position("jungle", "1cL4/7/7/7/7/7/7/7/6r o -");
    for name in ["greedy", "level:3", "nodes:1", "uct:nodes=100"] {
        assert_eq!(choice(name, 1, &game), "c9-d9", "{name}");
    }
}

#[test]
fn ties_are_drawn_by_the_seed() {
    let game = Mana::new(rules::mana::Spec::parse("mana").unwrap());
    let mut counts = std::collections::BTreeMap::new();
    for seed in 0..300 {
        *counts.entry(choice("greedy", seed, &game)).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 3);
    assert!(counts.values().all(|count| (70..130).contains(count)), "{counts:?}");
}

/// The widest choice there is: 9 of 17 cards. The greedy player finds all choices equally good.
#[test]
fn thousands_of_actions_are_no_trouble() {
    let mut game = Manitou::new(rules::manitou::Spec::parse("manitou:players=4").unwrap());
    let tiles = game.deal(&mut search::Generator::new(1)).unwrap();
    game.play(tiles);
    assert_eq!(game.count(), 13_156);
    for name in ["greedy", "level:1", "uct:nodes=40"] {
        assert!(choice(name, 1, &game).starts_with("choose:"), "{name}");
    }
}

#[test]
fn the_only_action_needs_no_thought() {
    // South has only one stone to play.
    let game: Mancala = position("mancala", "0 0 0 0 0 1 20 / 1 0 0 0 0 0 20 S");
    let mut reports = 0;
    let action = computer("mcts:nodes=1000000000", 1)
        .choose::<Mancala>(&game, &mut SearchContext::unlimited().report_to(&mut |_| reports += 1));
    assert_eq!((action.unwrap().to_string().as_str(), reports), ("6", 0));
}

thread_local! {
    static TICKS: Cell<u64> = const { Cell::new(0) };
}

/// A clock that advances by a millisecond whenever it is read.
fn ticking() -> Duration {
    Duration::from_millis(TICKS.replace(TICKS.get() + 1))
}

#[test]
fn time_is_what_the_clock_says() {
    let game = Mancala::new(rules::mancala::Spec::parse("mancala").unwrap());
    for strength in [Strength::Mcts, Strength::Uct] {
        let mut timed =
            Computer::new(strength(Budget::Time(Duration::from_millis(50))), 1, Some(ticking)).unwrap();
        let mut nodes = 0;
        timed.choose::<Mancala>(
            &game,
            &mut SearchContext::unlimited().report_to(&mut |info| nodes = info.nodes),
        );
        assert_eq!(nodes, 50);
        assert_eq!(Computer::new(timed.strength(), 1, None).unwrap_err(), NoClock);
    }
}

#[test]
fn the_signal_ends_a_thought() {
    let game = Mancala::new(rules::mancala::Spec::parse("mancala").unwrap());
    let asked = AtomicU32::new(0);
    let stop = || asked.fetch_add(1, Relaxed) >= 20;
    let mut nodes = 0;
    let action = computer("mcts:nodes=1000000000", 1).choose::<Mancala>(
        &game,
        &mut SearchContext::unlimited().stop_when(&stop).report_to(&mut |info| nodes = info.nodes),
    );
    assert!(action.is_some());
    assert_eq!(nodes, 21);
}

#[test]
fn nobody_acts_when_the_game_is_over() {
    let mut game: Jungle = position("jungle", "1cL4/7/7/7/7/7/7/7/6r o -");
    game.play("c9-d9".parse().unwrap());
    for name in ["random", "greedy", "level:1", "uct:nodes=5"] {
        assert_eq!(
            computer(name, 1).choose::<Jungle>(&game, &mut SearchContext::unlimited()),
            None,
            "{name}"
        );
    }
}
