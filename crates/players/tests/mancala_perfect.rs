//! Perfect play of mancala.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

use std::collections::HashMap;

use players::{
    Computer, Limits, PROOF_NODES, PlayerSpec, SearchContext, TableSize,
    mancala::solve::{Bounds, Line, Pages, Perfect, Solver, SolverProgress, Tables},
};
use rules::{
    Game, Random, Seat, Spec as _,
    mancala::{Board, Mancala, Spec},
};
use search::Generator;

/// The solved starting positions and their values.
const SOLVED: [(&str, i32); 2] = [("mancala", 10), ("mancala:rules=nigerian", 1)];

/// A search without limits.
fn unlimited<'a>() -> SearchContext<'a, SolverProgress> {
    SearchContext::unlimited()
}

/// A search of this many nodes.
fn within<'a>(nodes: u64) -> SearchContext<'a, SolverProgress> {
    SearchContext::new(Limits::nodes(nodes))
}

fn game(spec: &str) -> Mancala {
    Mancala::new(Spec::parse(spec).unwrap())
}

fn computer(name: &str, seed: u64) -> Computer {
    let Ok(PlayerSpec::Computer(strength)) = name.parse() else { panic!("no computer: {name}") };
    Computer::new(strength, seed, None).unwrap()
}

/// Runs a function with a solver that shares nothing with the player under test.
fn with_solver<T>(spec: &str, bytes: usize, run: impl FnOnce(&Solver) -> T) -> T {
    let mut tables = Tables::new(game(spec).spec().rule_set());
    while tables.stones() < Some(7) {
        assert!(tables.grow(&SearchContext::unlimited()));
    }
    let mut pages = Pages::new(bytes).unwrap();
    let solver = Solver::new(&tables, &mut pages, 48, 1).unwrap();
    run(&solver)
}

fn stones(game: &Mancala) -> u32 {
    game.board().bowls().iter().flat_map(|side| side.to_le_bytes()).map(u32::from).sum()
}

/// The value of a position for a seat; at the end of the game, the result.
fn value_for(seat: Seat, game: &Mancala, solver: &Solver) -> Bounds {
    let value = solver.value(game, &mut unlimited());
    if game.turn().seat().unwrap_or(Seat::FIRST) == seat { value } else { value.turned() }
}

#[test]
fn it_gives_nothing_away() {
    for (spec, opening) in [
        ("mancala:stones=2", 0),
        ("mancala:rules=nigerian,stones=2", 0),
        ("mancala:rules=general,stones=1", 0),
        ("mancala:rules=ethiopian,stones=2", 12),
    ] {
        let perfect = Perfect::of(game(spec).spec().rule_set());
        let (chosen, equals) = with_solver(spec, 1 << 24, |solver| {
            let mut random = Generator::new(7);
            let (mut chosen, mut equals) = (0, 0);
            for _ in 0..3 {
                let mut game = game(spec);
                for _ in 0..opening {
                    game.play(game.sample(&mut random).unwrap());
                }
                while let Some(seat) = game.turn().seat() {
                    let choice = perfect.best(&game, &within(1 << 20)).unwrap();
                    // The opponent plays at random, so that more than one line is seen.
                    let Some(choice) = choice.filter(|_| random.below(2) == 0) else {
                        game.play(game.sample(&mut random).unwrap());
                        continue;
                    };
                    assert_eq!(solver.value(&game, &mut unlimited()).value(), Some(choice.value), "{game:?}");
                    for &action in [choice.action].iter().chain(&choice.others) {
                        let mut next = game.clone();
                        next.play(action);
                        assert_eq!(value_for(seat, &next, solver).lower, choice.value, "{next:?}");
                    }
                    equals += choice.others.len();
                    game.play(choice.action);
                    chosen += 1;
                }
            }
            (chosen, equals)
        });
        assert!(chosen > 5 && equals > 0, "{spec}: {chosen} {equals}");
    }
}

#[test]
fn it_says_nothing_where_it_proves_nothing() {
    for spec in ["mancala:rules=general", "mancala:stones=6", "mancala:rules=ethiopian,stones=3"] {
        let perfect = Perfect::of(game(spec).spec().rule_set());
        assert_eq!(perfect.best(&game(spec), &within(1 << 13)).unwrap(), None, "{spec}");
    }
    let perfect = Perfect::of(game("mancala").spec().rule_set()).without_book();
    assert_eq!(perfect.best(&game("mancala"), &within(1 << 13)).unwrap(), None);
    assert_eq!(perfect.best(&game("mancala:stones=2"), &within(1 << 20).stop_when(&|| true)).unwrap(), None);
}

/// The highest level plays whole games against another player. Checks that the value that it proves never
/// falls from turn to turn, and that the final result is no worse than the last value. With few stones left,
/// a solver must find the same value. Returns the most nodes that a proof took.
fn keeps_its_word(other: &str, games: u64) -> u64 {
    let mut most = 0;
    for (spec, start) in SOLVED {
        let perfect = Perfect::of(game(spec).spec().rule_set());
        with_solver(spec, 1 << 24, |solver| {
            for (number, seat) in
                (0..games).flat_map(|number| [(number, Seat::FIRST), (number, Seat::SECOND)])
            {
                let mut sure = if seat == Seat::FIRST { start } else { -start };
                let mut seats = [computer(other, number), computer(other, number)];
                seats[seat.index()] = computer("level:8", number);
                let mut game = game(spec);
                while let Some(actor) = game.turn().seat() {
                    if actor == seat {
                        let choice = perfect.best(&game, &within(PROOF_NODES)).unwrap();
                        let Some(choice) = choice else { panic!("not proven: {game:?}") };
                        assert!(choice.value >= sure, "{game:?}: {sure} {choice:?}");
                        sure = choice.value;
                        most = most.max(choice.nodes);
                        if stones(&game) <= 22 {
                            assert_eq!(solver.value(&game, &mut unlimited()).value(), Some(sure), "{game:?}");
                        }
                    }
                    let action = seats[actor.index()]
                        .choose::<Mancala>(&game, &mut SearchContext::unlimited())
                        .unwrap();
                    game.try_play(action).unwrap();
                }
                let result = game.score(seat) - game.score(seat.other());
                assert!(result >= sure, "{game:?}: {sure} {result}");
            }
        });
    }
    most
}

#[test]
fn the_highest_level_keeps_its_word_from_the_start() {
    for other in ["random", "level:5"] {
        assert!(keeps_its_word(other, 1) <= PROOF_NODES, "{other}");
    }
}

/// Prints the most nodes that an action took.
#[test]
#[ignore = "minutes"]
fn the_highest_level_keeps_its_word_in_many_games() {
    for other in ["random", "greedy", "level:3", "level:5", "level:7"] {
        println!("{other} {}", keeps_its_word(other, 40));
    }
}

fn books() -> impl Iterator<Item = (&'static str, Vec<Line>)> {
    [
        ("mancala", include_str!("../src/mancala/solve/books/egyptian.book")),
        ("mancala:rules=nigerian", include_str!("../src/mancala/solve/books/nigerian.book")),
    ]
    .into_iter()
    .map(|(spec, text)| (spec, text.lines().map(|line| line.parse().unwrap()).collect()))
}

/// The position of a line of the book, with empty mancalas.
fn at(spec: &str, line: &Line) -> Mancala {
    let [own, other] = line
        .proof
        .bowls
        .map(|side| (0..6).map(|bowl| (side >> (8 * bowl) & 0xff).to_string()).collect::<Vec<_>>().join(" "));
    Mancala::from_position(Spec::parse(spec).unwrap(), &format!("{own} 0 / {other} 0 S")).unwrap()
}

/// Returns South's lowest value in the positions where South is next to act, for all replies of North.
/// Ignores positions that are not in the book.
fn least(game: &Mancala, known: &HashMap<[u64; 2], i32>) -> Option<i32> {
    let board: Board = game.board();
    match game.turn().seat() {
        Some(Seat::FIRST) => known.get(&board.bowls()).map(|rest| board.lead() + rest),
        Some(_) => rules::legal(game)
            .into_iter()
            .filter_map(|action| {
                let mut next = game.clone();
                next.play(action);
                least(&next, known)
            })
            .min(),
        None => None,
    }
}

#[test]
fn no_line_of_the_book_contradicts_another() {
    for (spec, lines) in books() {
        let known: HashMap<_, _> =
            lines.iter().map(|line| (line.proof.bowls, line.proof.bounds.lower)).collect();
        assert_eq!(known.len(), lines.len(), "{spec}");
        assert_eq!(
            known.get(&game(spec).board().bowls()),
            SOLVED.iter().find(|one| one.0 == spec).map(|one| &one.1)
        );
        let mut followed = 0;
        for line in &lines {
            let value = line.proof.bounds.value().unwrap();
            let mut game = at(spec, line);
            game.try_play(line.action).unwrap();
            let again = game.turn().seat() == Some(Seat::FIRST);
            if let Some(after) = least(&game, &known) {
                assert!(after >= value && (after == value || !again), "{spec}: {line} {after}");
                followed += 1;
            }
        }
        assert!(followed > lines.len() / 4, "{spec}: {followed} of {}", lines.len());
    }
}

/// A solver without any stored proofs proves each line again.
#[test]
#[ignore = "minutes"]
fn each_line_of_the_book_is_true() {
    for (spec, lines) in books() {
        with_solver(spec, 1 << 29, |solver| {
            for line in lines.iter().rev() {
                let mut game = at(spec, line);
                let value = line.proof.bounds.value();
                assert_eq!(solver.value(&game, &mut unlimited()).value(), value, "{spec}: {line}");
                game.play(line.action);
                assert_eq!(value_for(Seat::FIRST, &game, solver).value(), value, "{spec}: {line}");
            }
            println!("{spec}: {} lines, {} nodes", lines.len(), solver.nodes());
        });
    }
}

#[test]
fn an_analysis_says_what_is_certain() {
    let analyze = |game: &Mancala, count, nodes| {
        let context = SearchContext::new(Limits::nodes(nodes));
        players::analyze::<Mancala>(game, count, None, 1, TableSize::Common, &context)
    };
    // The book knows this position.
    let start = &analyze(&game("mancala"), 2, 20_000)[0];
    assert!(start.certain && start.value == 1.0 && start.proven.is_none(), "{start:?}");
    for spec in ["mancala:stones=2", "mancala:rules=nigerian,stones=2", "mancala:rules=general,stones=1"] {
        let (mut certain, mut drawn) = (0, 0);
        with_solver(spec, 1 << 24, |solver| {
            for number in 0..2 {
                let mut random = Generator::new(number);
                let mut game = game(spec);
                while let Some(seat) = game.turn().seat() {
                    let lines = analyze(&game, 3, 30_000);
                    let value = |info: &players::Info<_>| {
                        let mut next = game.clone();
                        next.play(info.best);
                        value_for(seat, &next, solver).value().unwrap()
                    };
                    let value_of_all = solver.value(&game, &mut unlimited()).value().unwrap();
                    assert_eq!(value(&lines[0]).signum(), value_of_all.signum(), "{game:?}");
                    for info in lines.iter().filter(|info| info.certain) {
                        assert_eq!(info.value, f64::from(value(info).signum() + 1) / 2.0, "{info:?}");
                        let mut end = game.clone();
                        info.line.iter().for_each(|action| {
                            end.try_play(*action).unwrap();
                        });
                        certain += 1;
                        drawn += u32::from(info.value == 0.5);
                    }
                    assert!(lines.iter().all(|info| info.value <= lines[0].value), "{lines:?}");
                    game.play(game.sample(&mut random).unwrap());
                }
            }
        });
        assert!(certain > 20 && drawn > 0, "{spec}: {certain} {drawn}");
    }
}

#[test]
fn large_tables_make_more_certain() {
    let spec = Spec::parse("mancala").unwrap();
    let certain = |game: &Mancala, tables| {
        let context = SearchContext::new(Limits { depth: 2, ..Limits::nodes(10_000) });
        let lines = players::analyze::<Mancala>(game, usize::MAX, None, 1, tables, &context);
        assert_eq!(lines.len() as u64, game.count());
        let margins = lines.into_iter().filter(|info| info.certain).map(|info| (info.best, info.margin));
        margins.collect::<HashMap<_, _>>()
    };
    let (mut fewer, mut more) = (0, 0);
    let mut random = Generator::new(5);
    for _ in 0..20 {
        let mut game = Mancala::new(spec);
        while stones(&game) > 36
            && let Some(action) = game.sample(&mut random)
        {
            game.play(action);
        }
        let [common, large] = [TableSize::Common, TableSize::Large].map(|tables| certain(&game, tables));
        for (action, margin) in &common {
            let found = large.get(action).copied().flatten();
            assert!(
                found.is_none() || margin.is_none() || found == *margin,
                "{:?} {action}",
                game.position()
            );
        }
        (fewer, more) = (fewer + common.len(), more + large.len());
    }
    println!("certain: {fewer} of the actions with common tables, {more} with large ones");
    assert!(fewer < more, "{fewer} {more}");
    let bytes = |spec, text| {
        let spec = Spec::parse(spec).unwrap();
        players::large_table_bytes(&Mancala::from_position(spec, text).unwrap())
    };
    let all: usize = (0..=19).map(|stones| Tables::level_bytes(spec.rule_set(), stones)).sum();
    assert_eq!(bytes("mancala", "3 3 3 3 3 2 7 / 2 2 2 1 1 1 15 S"), Some(all));
    assert_eq!(bytes("mancala", "3 3 3 0 0 0 15 / 2 2 2 1 1 0 16 S"), None);
    assert_eq!(bytes("mancala:rules=nigerian", "6 6 6 6 6 6 0 / 6 6 6 6 6 6 0 S"), None);
}

#[test]
fn nothing_is_certain_that_the_past_may_end() {
    let spec = Spec::parse("mancala:rules=ethiopian,stones=2").unwrap();
    let certain = |game: &Mancala| {
        let context = SearchContext::new(Limits::nodes(20_000));
        let lines = players::analyze::<Mancala>(game, 2, None, 1, TableSize::Common, &context);
        lines.iter().filter(|info| info.certain && info.proven.is_none()).count()
    };
    let [mut fresh, mut bound] = [0, 0];
    for number in 0..3 {
        let mut random = Generator::new(number);
        let mut game = Mancala::new(spec);
        while game.turn().seat().is_some() {
            let afresh = Mancala::from_position(spec, &game.position().unwrap()).unwrap();
            assert!(!afresh.has_past());
            fresh += certain(&afresh);
            if game.has_past() {
                assert_eq!(certain(&game), 0, "{game:?}");
                bound += certain(&afresh);
            }
            game.play(game.sample(&mut random).unwrap());
        }
    }
    assert!(fresh > 10 && bound > 5, "{fresh} {bound}");
}
