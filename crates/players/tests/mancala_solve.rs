//! Compares solved values of Mancala with a deliberately simple search that uses only the rules.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::{
    collections::{HashMap, HashSet},
    fs,
    ops::ControlFlow,
};

use players::{
    Limits, SearchContext,
    mancala::solve::{Bounds, Examined, Folder, Pages, Proof, Solver, SolverProgress, Tables, even_starts},
};
use rules::{
    Game, Random, Seat, Spec as _,
    mancala::{Mancala, RuleSet, Spec},
};
use search::Generator;

/// A search without limits.
fn unlimited<'a>() -> SearchContext<'a, SolverProgress> {
    SearchContext::unlimited()
}

fn spec(text: &str) -> Spec {
    Spec::parse(text).unwrap()
}

fn spec_of(rule_set: RuleSet, stones: usize) -> Spec {
    spec(&format!("mancala:rules={},stones={stones}", format!("{rule_set:?}").to_lowercase()))
}

fn tables(rule_set: RuleSet, stones: usize) -> Tables {
    let mut tables = Tables::new(rule_set);
    while tables.stones() < Some(stones) {
        assert!(tables.grow(&SearchContext::new(Limits { threads: 2, ..Limits::default() })));
    }
    tables
}

/// Runs a function with a new solver for positions of up to this many stones.
fn with_solver<T>(tables: &Tables, stones: usize, threads: usize, run: impl FnOnce(&Solver) -> T) -> T {
    let mut pages = Pages::new(1 << 22).unwrap();
    let solver = Solver::new(tables, &mut pages, stones, threads).unwrap();
    run(&solver)
}

fn value(tables: &Tables, game: &Mancala) -> Bounds {
    with_solver(tables, 24, 1, |solver| solver.value(game, &mut unlimited()))
}

/// South's final difference, by the bowls, the lead and the seat to act.
type Seen = HashMap<([u64; 2], i32, Seat), i32>;

/// South's final difference, found by trying everything. Only for rule sets in which no position repeats.
fn plain(game: &mut Mancala, known: &mut Seen) -> i32 {
    let Some(seat) = game.turn().seat() else { return game.score(Seat::FIRST) - game.score(Seat::SECOND) };
    let seen = (game.board().bowls(), game.board().lead(), seat);
    if let Some(&value) = known.get(&seen) {
        return value;
    }
    let mut values = Vec::new();
    for action in rules::legal(game) {
        let undo = game.play(action);
        values.push(plain(game, known));
        game.undo(undo);
    }
    let value =
        if seat == Seat::FIRST { values.into_iter().max() } else { values.into_iter().min() }.unwrap();
    known.insert(seen, value);
    value
}

/// South's final difference under all rules, including those that depend on earlier positions. Searched by
/// alpha-beta.
fn plain_with_past(game: &mut Mancala, mut alpha: i32, mut beta: i32) -> i32 {
    let Some(seat) = game.turn().seat() else { return game.score(Seat::FIRST) - game.score(Seat::SECOND) };
    let south = seat == Seat::FIRST;
    let mut best = if south { i32::MIN } else { i32::MAX };
    for action in rules::legal(game) {
        let undo = game.play(action);
        let value = plain_with_past(game, alpha, beta);
        game.undo(undo);
        best = if south { best.max(value) } else { best.min(value) };
        if south {
            alpha = alpha.max(best);
        } else {
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

fn seen_by_actor(game: &Mancala, south: i32) -> i32 {
    if game.turn().seat() == Some(Seat::SECOND) { -south } else { south }
}

/// A random position with this many stones in the bowls, if it is legal.
fn random_endgame(spec: Spec, stones: u32, random: &mut Generator) -> Option<Mancala> {
    let mut places = [[0_u32; 7]; 2];
    for _ in 0..stones {
        places[random.below(2) as usize][random.below(6) as usize] += 1;
    }
    places[0][6] = random.below(5);
    places[1][6] = random.below(5);
    let side = |side: [u32; 7]| side.map(|stones| stones.to_string()).join(" ");
    let actor = if random.below(2) == 0 { "S" } else { "N" };
    Mancala::from_position(spec, &format!("{} / {} {actor}", side(places[0]), side(places[1]))).ok()
}

const WITHOUT_CIRCLES: [RuleSet; 3] = [RuleSet::General, RuleSet::Egyptian, RuleSet::Nigerian];

#[test]
fn whole_games_of_one_stone_agree_with_a_plain_search() {
    for rule_set in WITHOUT_CIRCLES {
        let one = spec_of(rule_set, 1);
        let mut game = Mancala::new(one);
        let south = plain(&mut game, &mut HashMap::new());
        let solved = value(&tables(rule_set, 4), &game);
        assert_eq!(solved, Bounds { lower: south, upper: south }, "{one}");
    }
}

#[test]
fn endgames_agree_with_a_plain_search() {
    for rule_set in WITHOUT_CIRCLES {
        // Solve by tables alone, by search above smaller tables, and by search alone.
        for known in [7, 4, 0] {
            let tables = tables(rule_set, known);
            let mut random = Generator::new(1);
            let mut seen = HashMap::new();
            let mut compared = 0;
            while compared < 40 {
                let Some(mut game) = random_endgame(spec_of(rule_set, 4), 7, &mut random) else { continue };
                let south = plain(&mut game, &mut seen);
                let exact = seen_by_actor(&game, south);
                assert_eq!(value(&tables, &game), Bounds { lower: exact, upper: exact }, "{game:?}");
                compared += 1;
            }
        }
    }
}

#[test]
fn ethiopian_endgames_lie_within_their_bounds_by_the_whole_of_mc_15() {
    let mut random = Generator::new(2);
    let (with, without) = (tables(RuleSet::Ethiopian, 6), tables(RuleSet::Ethiopian, 1));
    let mut exact = 0;
    let mut compared = 0;
    while compared < 80 {
        let Some(mut game) = random_endgame(spec_of(RuleSet::Ethiopian, 4), 5, &mut random) else { continue };
        let south = plain_with_past(&mut game, -99, 99);
        let true_value = seen_by_actor(&game, south);
        for tables in [&with, &without] {
            let bounds = value(tables, &game);
            assert!(
                bounds.lower <= true_value && true_value <= bounds.upper,
                "{game:?}: {true_value} {bounds:?}"
            );
            exact += usize::from(bounds.value().is_some());
        }
        compared += 1;
    }
    assert!(exact > 100, "{exact}");
}

#[test]
fn a_position_is_solved_as_its_own_first_occurrence() {
    // The cycle of MC-15: after one round, the position has occurred twice, and its value is still the same.
    let tables = tables(RuleSet::Ethiopian, 7);
    let start = "0 1 0 1 1 2 0 / 1 0 2 1 0 0 0 S";
    let mut game = Mancala::from_position(spec_of(RuleSet::Ethiopian, 4), start).unwrap();
    let before = value(&tables, &game);
    for action in "6l 3l 4l 1l 5l 2l 3l 1l 6l 4l 5l 2l".split(' ') {
        game.try_play(action.parse().unwrap()).unwrap();
    }
    assert_eq!(game.position().as_deref(), Some(start));
    assert_eq!(value(&tables, &game), before);
    let line = with_solver(&tables, 9, 1, |solver| solver.line(&game, &mut unlimited()));
    assert!(before.value().is_none() || !line.is_empty());
}

#[test]
fn known_values_come_out() {
    // Two stones in each bowl, Egyptian: the literature gives values only from three stones on, so these
    // values are pinned against change.
    let two = Mancala::new(spec("mancala:stones=2"));
    let tables = tables(RuleSet::Egyptian, 8);
    for threads in [1, 2] {
        let solution =
            with_solver(&tables, 24, threads, |solver| solver.solve(&two, &mut unlimited(), |_| ()));
        assert_eq!(solution.value, Bounds { lower: 10, upper: 10 });
        let moves: Vec<_> =
            solution.moves.iter().map(|one| (one.action.to_string(), one.value.value())).collect();
        let expected = [-14, -8, -6, -14, 10, -2];
        for (number, (action, value)) in moves.iter().enumerate() {
            assert_eq!(
                (action.as_str(), *value),
                ((number + 1).to_string().as_str(), Some(expected[number]))
            );
        }
    }
}

/// Proves that each even start of a spec is worth 0 (MC-20), and that no two are the same position.
fn check_even_starts(text: &str, endgame: usize) {
    let usual = spec(text);
    let tables = tables(usual.rule_set(), endgame);
    let mut seen = HashSet::new();
    with_solver(&tables, 12 * usize::from(usual.stones()), 1, |solver| {
        for number in 1..=30 {
            let game = Mancala::new(spec(&format!("{text},start={number}")));
            let value = solver.value(&game, &mut unlimited());
            assert_eq!((value.lower, value.upper), (0, 0), "{game:?}");
            assert!(seen.insert(game.position()), "{game:?}");
        }
    });
}

#[test]
fn even_starts_are_worth_nothing_to_either_player() {
    check_even_starts("mancala:rules=egyptian,stones=3", 14);
    check_even_starts("mancala:rules=nigerian,stones=3", 9);
    check_even_starts("mancala:rules=nigerian,stones=4", 12);
}

#[test]
#[ignore = "long"]
fn even_starts_with_long_proofs_are_worth_nothing_to_either_player() {
    check_even_starts("mancala:rules=general,stones=3", 14);
    check_even_starts("mancala:rules=egyptian,stones=4", 18);
    check_even_starts("mancala:rules=ethiopian,stones=2", 9);
}

/// Examines the openings of Egyptian with three stones up to two actions.
#[test]
fn even_starts_are_found_shortest_first_and_only_once() {
    let start = Mancala::new(spec("mancala:stones=3"));
    let tables = tables(RuleSet::Egyptian, 14);
    let (mut found, mut positions) = (Vec::new(), 0);
    with_solver(&tables, 36, 1, |solver| {
        even_starts(&start, 2, solver, &mut unlimited(), |examined| {
            match examined {
                Examined::Even(opening) => {
                    found.push(opening.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
                }
                Examined::Positions(number) => positions = number,
            }
            ControlFlow::Continue(())
        });
    });
    assert_eq!(found, ["6", "2 3", "6 6"]);
    // Six first actions, and at most six answers to each.
    assert!((7..=42).contains(&positions), "{positions}");
}

#[test]
fn a_line_of_perfect_play_ends_with_the_value() {
    for rules in ["mancala:stones=2", "mancala:rules=nigerian,stones=2", "mancala:rules=general,stones=1"] {
        let mut game = Mancala::new(spec(rules));
        let tables = tables(game.spec().rule_set(), 7);
        let (line, value) = with_solver(&tables, 24, 1, |solver| {
            (solver.line(&game, &mut unlimited()), solver.value(&game, &mut unlimited()))
        });
        for action in line {
            game.try_play(action).unwrap();
        }
        assert!(game.outcome().is_some());
        assert_eq!(value.value(), Some(game.score(Seat::FIRST) - game.score(Seat::SECOND)), "{rules}");
    }
}

#[test]
fn a_question_can_be_stopped() {
    let game = Mancala::new(spec("mancala"));
    let tables = tables(RuleSet::Egyptian, 4);
    let mut pages = Pages::new(1 << 22).unwrap();
    let solver = Solver::new(&tables, &mut pages, 48, 1).unwrap();
    let value = solver.value(&game, &mut unlimited().stop_when(&|| true));
    assert_eq!(value, Bounds { lower: -48, upper: 48 });
    let mut none = Tables::new(RuleSet::Egyptian);
    while none.grow(&SearchContext::unlimited().stop_when(&|| true)) {}
    assert!(none.stones() < Some(4), "{:?}", none.stones());
}

#[test]
fn each_value_in_the_tables_follows_from_those_it_leads_to() {
    for rule_set in RuleSet::ALL {
        let tables = tables(rule_set, 6);
        for stones in 0..=6 {
            assert_eq!(tables.fault(stones, &SearchContext::unlimited()), None, "{rule_set:?}");
        }
    }
}

#[test]
fn tables_are_kept_and_damage_is_noticed() {
    let path = std::env::temp_dir().join(format!("menagerie-tables-{}", std::process::id()));
    let folder = Folder::new(path.clone());
    for rule_set in [RuleSet::Egyptian, RuleSet::Ethiopian] {
        let mut tables = Tables::new(rule_set);
        for _ in 0..6 {
            tables.grow(&SearchContext::unlimited());
            folder.keep(&tables).unwrap();
        }
        let read = folder.read(rule_set, 9, usize::MAX).unwrap();
        assert_eq!(read.stones(), Some(5));
        assert_eq!(read.fault(5, &SearchContext::unlimited()), None);
        assert_eq!(folder.read(rule_set, 3, usize::MAX).unwrap().stones(), Some(3));
        assert!(folder.read(rule_set, 9, 2000).unwrap().stones() < Some(5));
    }
    let entry = folder.entries().pop().unwrap();
    let mut bytes = fs::read(&entry.file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&entry.file, bytes).unwrap();
    assert!(folder.read(entry.rule_set, 9, usize::MAX).is_err());
    fs::remove_dir_all(path).unwrap();
}

#[test]
fn proofs_are_kept_line_by_line() {
    let path = std::env::temp_dir().join(format!("menagerie-proofs-{}", std::process::id()));
    let folder = Folder::new(path.clone());
    let game = Mancala::new(spec("mancala:stones=2"));
    let tables = tables(RuleSet::Egyptian, 8);
    let mut kept = Vec::<Proof>::new();
    let mut pages = Pages::new(1 << 22).unwrap();
    let solver = Solver::new(&tables, &mut pages, 24, 1).unwrap();
    let mut report = |progress: &SolverProgress| kept.extend_from_slice(&progress.proofs);
    solver.value(&game, &mut unlimited().report_to(&mut report));
    assert_eq!(kept.last().map(ToString::to_string).as_deref(), Some("2 2 2 2 2 2 / 2 2 2 2 2 2 10 10"));
    for proof in &kept {
        assert_eq!(proof.to_string().parse(), Ok(*proof));
        folder.keep_proof(RuleSet::Egyptian, proof).unwrap();
    }
    let file = path.join("mancala-egyptian.proofs");
    let mut text = fs::read_to_string(&file).unwrap();
    text.push_str("2 2 2 2 2 2 / 2 2 2 2 2 2 10 1");
    fs::write(&file, text).unwrap();
    folder.keep_proof(RuleSet::Egyptian, &kept[0]).unwrap();
    assert_eq!(folder.proofs(RuleSet::Egyptian).len(), kept.len() + 1);

    // The solver answers from the stored proofs, without a search.
    let mut pages = Pages::new(1 << 22).unwrap();
    let solver = Solver::new(&tables, &mut pages, 24, 1).unwrap();
    folder.proofs(RuleSet::Egyptian).iter().for_each(|proof| solver.learn(proof));
    assert_eq!(solver.value(&game, &mut unlimited()), Bounds { lower: 10, upper: 10 });
    assert_eq!(solver.nodes(), 0);
    fs::remove_dir_all(path).unwrap();
}
