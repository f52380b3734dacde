//! Compares proofs with a simple minimax and with the whole graph of small games, and tests them under the
//! clauses about long play.

use std::{collections::HashMap, ops::ControlFlow};

use players::{
    Budget, Computer, Info, Limits, SearchContext, Strength, TableSize,
    jungle::JungleClauses,
    mana::ManaClauses,
    mandua::ManduaClauses,
    proof::{Clauses, Known, Proof, ProofProgress, Prover, Verdict},
};
use rules::{
    Game, Seat, Spec,
    jungle::Jungle,
    legal,
    mana::Mana,
    mandua::{HUNTER, Mandua},
};
use search::Generator;

const BYTES: usize = 64 << 20;

fn position<G: Game>(spec: &str, text: &str) -> G {
    G::from_position(Spec::parse(spec).unwrap(), text).unwrap()
}

/// A position this many plies before the end of a random game, as if no position had occurred before it.
fn wander<G: Game>(spec: &str, plies: usize, random: &mut Generator, afresh: fn(&G) -> G) -> G {
    let mut game = G::new(Spec::parse(spec).unwrap());
    let mut past = Vec::new();
    while let Some(action) = game.sample(random) {
        past.push(game.play(action));
    }
    for _ in 0..plies {
        game.undo(past.pop().unwrap());
    }
    afresh(&game)
}

/// A search of this many nodes.
fn within(nodes: u64) -> SearchContext<'static, ProofProgress> {
    SearchContext::new(Limits::nodes(nodes))
}

fn value<G: Game, C: Clauses<G>>(prover: &mut Prover<G, C>, game: &G, nodes: u64) -> Verdict {
    prover.value(game, game.turn().seat().unwrap(), &mut within(nodes))
}

/// The value and the plies of the shortest end, if the search proves that there is no shorter one.
fn shortest<G: Game, C: Clauses<G>>(prover: &mut Prover<G, C>, game: &G, nodes: u64) -> Option<(i8, u32)> {
    let verdict = value(prover, game, nodes);
    let (verdict, sure) = prover.shortest(game, game.turn().seat().unwrap(), verdict, &mut within(nodes));
    Some((verdict.value()?, verdict.plies.filter(|_| sure)?))
}

/// Whether a seat can win within this many plies, by trying every action and every answer with the rules
/// alone.
fn wins_within<G: Game>(game: &mut G, seat: Seat, plies: u32) -> bool {
    let Some(actor) = game.turn().seat() else {
        return game.outcome().and_then(|outcome| outcome.winner()) == Some(seat);
    };
    if plies == 0 {
        return false;
    }
    // Try the seat's own actions until one wins, and the other seat's until one prevents the win.
    for action in legal(game) {
        let undo = game.play(action);
        let wins = wins_within(game, seat, plies - 1);
        game.undo(undo);
        if wins == (actor == seat) {
            return wins;
        }
    }
    actor != seat
}

/// Compares what is proven with a plain minimax to some depth. Returns how many positions were decided within
/// that depth.
fn beside_minimax<G: Game, C: Clauses<G>>(
    clauses: fn() -> C,
    games: impl Iterator<Item = G>,
    depth: u32,
    nodes: u64,
) -> usize {
    let mut decided = 0;
    for mut game in games {
        let seat = game.turn().seat().unwrap();
        let plain = (1..=depth).find_map(|plies| {
            let winner = [seat, seat.other()].into_iter().find(|it| wins_within(&mut game, *it, plies))?;
            Some((if winner == seat { 1 } else { -1 }, plies))
        });
        let proven = shortest(&mut Prover::new(clauses(), BYTES), &game, nodes);
        match plain {
            Some(_) => assert_eq!(proven, plain, "{:?}", game.position()),
            None => assert!(proven.is_none_or(|(_, plies)| plies > depth), "{:?}", game.position()),
        }
        decided += usize::from(plain.is_some());
    }
    decided
}

#[test]
fn mana_agrees_with_a_plain_minimax() {
    let mut random = Generator::new(1);
    let games = (0..60).map(|i| wander("mana", 1 + i % 6, &mut random, Mana::afresh));
    let decided = beside_minimax(|| ManaClauses, games, 2, 100_000);
    assert!((20..55).contains(&decided), "{decided}");
}

#[test]
fn mandua_agrees_with_a_plain_minimax() {
    let mut random = Generator::new(2);
    let games = (0..100).map(|i| wander("mandua", 1 + i % 8, &mut random, Mandua::afresh));
    let decided = beside_minimax(|| ManduaClauses, games, 4, 30_000);
    assert!((20..95).contains(&decided), "{decided}");
    let games = (0..30).map(|i| wander("mandua:referee=strict", 1 + i % 4, &mut random, Mandua::afresh));
    beside_minimax(|| ManduaClauses, games, 2, 10_000);
}

#[test]
fn jungle_agrees_with_a_plain_minimax() {
    let mut random = Generator::new(3);
    let games = (0..100).map(|i| wander("jungle", 1 + i % 8, &mut random, Jungle::afresh));
    let decided = beside_minimax(|| JungleClauses, games, 4, 30_000);
    assert!((20..95).contains(&decided), "{decided}");
}

/// All positions that a game can come to, and where their actions lead. Each position is stored as if no
/// position had occurred before it. An action leads to another position, or to an end with this winner.
struct Graph<G> {
    games: Vec<G>,
    leads: Vec<Vec<Result<usize, Option<Seat>>>>,
}

impl<G: Game> Graph<G> {
    fn of<C: Clauses<G>>(clauses: &C, start: G, afresh: fn(&G) -> G) -> Graph<G> {
        let mut places = HashMap::from([(clauses.state(&start), 0)]);
        let mut graph = Graph { games: vec![start], leads: Vec::new() };
        while let Some(game) = graph.games.get(graph.leads.len()).cloned() {
            let mut actions = Vec::new();
            let _ = game.visit(|action| -> ControlFlow<()> {
                actions.push(action);
                ControlFlow::Continue(())
            });
            let leads = actions.into_iter().map(|action| {
                let mut next = game.clone();
                next.play(action);
                if let Some(outcome) = next.outcome() {
                    return Err(outcome.winner());
                }
                let place = *places.entry(clauses.state(&next)).or_insert(graph.games.len());
                if place == graph.games.len() {
                    graph.games.push(afresh(&next));
                }
                Ok(place)
            });
            let leads = leads.collect();
            graph.leads.push(leads);
        }
        graph
    }

    /// Marks the seat as the winner of every position that `among` allows and from which the seat can force a
    /// win.
    fn force(&self, winners: &mut [Option<Seat>], seat: Seat, among: impl Fn(usize) -> bool) {
        loop {
            let new: Vec<usize> = (0..self.games.len())
                .filter(|&place| winners[place].is_none() && among(place))
                .filter(|&place| {
                    let mut leads = self.leads[place].iter().map(|lead| match lead {
                        Ok(next) => winners[*next] == Some(seat),
                        Err(winner) => *winner == Some(seat),
                    });
                    let acts = self.games[place].turn().seat() == Some(seat);
                    if acts { leads.any(|wins| wins) } else { leads.all(|wins| wins) }
                })
                .collect();
            if new.is_empty() {
                return;
            }
            new.into_iter().for_each(|place| winners[place] = Some(seat));
        }
    }
}

fn seen_by<G: Game>(game: &G, winner: Option<Seat>) -> i8 {
    winner.map_or(0, |winner| if game.turn().seat() == Some(winner) { 1 } else { -1 })
}

/// Finds the winner of each position, beginning with the positions with the fewest animals. The leading
/// player loses if they cannot force a win, because in the end they run out of new positions.
fn jungle_winners(graph: &Graph<Jungle>) -> Vec<Option<Seat>> {
    let animals = |game: &Jungle| Seat::all(2).map(|side| game.kinds(side).len()).sum::<usize>();
    let mut winners = vec![None; graph.games.len()];
    for count in 2..=16 {
        let here = |place: usize| animals(&graph.games[place]) == count;
        for leader in Seat::all(2) {
            graph.force(&mut winners, leader, |place| here(place) && graph.games[place].leader() == leader);
        }
        for place in (0..graph.games.len()).filter(|&place| here(place)) {
            winners[place].get_or_insert(graph.games[place].leader().other());
        }
    }
    winners
}

#[test]
fn small_games_of_jungle_are_solved_as_their_whole_graph_is() {
    for text in [
        "7/7/7/3c3/7/7/7/3D3/7 o -",
        "7/3r3/7/7/7/7/7/3R3/7 y -",
        "7/3e3/7/7/7/7/7/3R3/7 o -",
        "7/2l4/7/7/7/7/7/3T3/7 o -",
    ] {
        let graph = Graph::of(&JungleClauses, position("jungle", text), Jungle::afresh);
        let winners = jungle_winners(&graph);
        let mut prover = Prover::new(JungleClauses, BYTES);
        let (mut sums, mut without_end) = ([0; 2], 0);
        for place in (0..graph.games.len()).step_by(graph.games.len() / 150 + 1) {
            let game = &graph.games[place];
            let verdict = value(&mut prover, game, 3_000_000);
            assert_eq!(verdict.value(), Some(seen_by(game, winners[place])), "{:?}", game.position());
            sums[usize::from(verdict.lower > 0)] += 1;
            without_end += usize::from(verdict.plies.is_none());
        }
        assert!(sums[0] > 20 && sums[1] > 20 && without_end > 5, "{text}: {sums:?}, {without_end}");
    }
}

/// Some positions of this game are won by beating the hunter, or because a run is too long (MD-22). Most are
/// drawn.
#[test]
fn a_small_game_of_mandua_is_solved_as_its_whole_graph_is() {
    let graph = Graph::of(&ManduaClauses, position("mandua", "5/5/2T2/5/1h3 ---- 0 h -"), Mandua::rested);
    let mut winners = vec![None; graph.games.len()];
    Seat::all(2).for_each(|seat| graph.force(&mut winners, seat, |_| true));
    let mut prover = Prover::new(ManduaClauses, BYTES);
    let mut sums = [0; 3];
    let won = (0..graph.games.len()).filter(|place| winners[*place].is_some()).step_by(97);
    for place in won.chain((0..graph.games.len()).step_by(graph.games.len() / 30 + 1)) {
        let game = &graph.games[place];
        let verdict = value(&mut prover, game, 10_000_000);
        assert_eq!(verdict.value(), Some(seen_by(game, winners[place])), "{:?}", game.position());
        sums[(verdict.lower + 1) as usize] += 1;
    }
    assert!(sums[1] > 0 && sums[0] + sums[2] > 0, "{sums:?}");
}

/// Clauses with a table. The table contains every position that can be reached from the first position, but
/// not the first position itself.
struct Tabled {
    winners: HashMap<u128, Seat>,
}

impl Clauses<Jungle> for Tabled {
    fn state(&self, game: &Jungle) -> u128 {
        JungleClauses.state(game)
    }

    fn rested(&self, game: &Jungle) -> Jungle {
        JungleClauses.rested(game)
    }

    fn can_draw(&self) -> bool {
        JungleClauses.can_draw()
    }

    fn endless(&self, game: &Jungle) -> Option<Seat> {
        JungleClauses.endless(game)
    }

    fn known(&self, game: &Jungle) -> Option<Known> {
        self.winners.get(&game.state()).map(|by| Known::Won { by: *by, plies: None })
    }
}

#[test]
fn what_is_known_from_elsewhere_ends_the_search() {
    let start: Jungle = position("jungle", "7/7/7/3c3/7/7/7/3D3/7 o -");
    let graph = Graph::of(&JungleClauses, start.clone(), Jungle::afresh);
    let states = graph.games.iter().map(Jungle::state);
    let winners = states.zip(jungle_winners(&graph)).skip(1).filter_map(|(state, by)| Some((state, by?)));
    let mut prover = Prover::new(Tabled { winners: winners.collect() }, BYTES);
    let verdict = value(&mut prover, &start, 1_000);
    assert_eq!((verdict.value(), verdict.plies), (Some(1), None), "{verdict:?}");
    assert!(prover.nodes() <= 3 + start.count(), "{}", prover.nodes());
}

/// Plays the winner's proven actions against every answer, by the rules alone. Returns the number of finished
/// games.
fn play_out<G: Game, C: Clauses<G>>(
    prover: &mut Prover<G, C>,
    game: &mut G,
    winner: Seat,
    plies: u32,
) -> usize {
    let Some(seat) = game.turn().seat() else {
        assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(winner), "{game:?}");
        return 1;
    };
    assert!(plies > 0, "{:?}", game.position());
    let actions =
        if seat == winner { prover.line(game, &mut within(1_000_000))[..1].to_vec() } else { legal(game) };
    let ends = actions.into_iter().map(|action| {
        let undo = game.play(action);
        let ends = play_out(prover, game, winner, plies - 1);
        game.undo(undo);
        ends
    });
    ends.sum()
}

#[test]
fn proven_wins_hold_against_every_answer() {
    fn check<G: Game, C: Clauses<G>>(clauses: C, text: &str, value_and_plies: (i8, u32)) {
        let mut game: G = position(G::Spec::NAME, text);
        let mut prover = Prover::new(clauses, BYTES);
        assert_eq!(shortest(&mut prover, &game, 3_000_000), Some(value_and_plies), "{text}");
        let (value, plies) = value_and_plies;
        let seat = game.turn().seat().unwrap();
        let winner = if value > 0 { seat } else { seat.other() };
        assert!(play_out(&mut prover, &mut game, winner, plies) > 0);
    }
    check::<Jungle, _>(JungleClauses, "7/2E4/7/7/7/7/7/7/r6 o -", (1, 3));
    check::<Mandua, _>(ManduaClauses, "2T1T/h4/5/T1T2/5 ---- 0 t -", (1, 5));
    check::<Mana, _>(ManaClauses, "1r3r/4D1/2d3/1R2r1/1R3r/6 w a5 3/1 3", (1, 3));
}

#[test]
fn a_shorter_end_is_looked_for_no_longer_than_the_nodes_last() {
    let game: Jungle = position("jungle", "7/2E4/7/7/7/7/7/7/r6 o -");
    for nodes in 0..20 {
        let mut prover = Prover::new(JungleClauses, BYTES);
        let long = Verdict { lower: 1, upper: 1, plies: Some(9) };
        let (verdict, _) = prover.shortest(&game, Seat::FIRST, long, &mut within(nodes));
        assert!(verdict.value() == Some(1), "{verdict:?}");
        assert!((Some(3)..=Some(9)).contains(&verdict.plies), "{verdict:?}");
    }
}

/// Tiger's only step is from a1 to b1, where the tiger is locked in.
#[test]
fn the_last_tiger_is_locked_in() {
    let game: Mandua = position("mandua", "hhhhh/h3h/hh3/hh3/T1hh1 ---- 0 t -");
    let mut prover = Prover::new(ManduaClauses, BYTES);
    assert_eq!(shortest(&mut prover, &game, 3_000_000), Some((-1, 2)));
}

/// The player who may repeat positions wins by waiting, whatever the other player does. Here, whole games are
/// played by the real rules.
#[test]
fn a_win_without_a_last_ply_is_won_by_the_rules() {
    let mut random = Generator::new(5);
    let start: Jungle = position("jungle", "7/3e3/7/7/7/7/7/3R3/7 o -");
    let graph = Graph::of(&JungleClauses, start, Jungle::afresh);
    let mut prover = Prover::new(JungleClauses, BYTES);
    let mut games = 0;
    for place in (0..graph.games.len()).step_by(97) {
        let mut game = graph.games[place].clone();
        let verdict = value(&mut prover, &game, 1_000_000);
        if verdict.plies.is_some() {
            continue;
        }
        games += 1;
        let seat = game.turn().seat().unwrap();
        let winner = if verdict.lower > 0 { seat } else { seat.other() };
        while let Some(seat) = game.turn().seat() {
            let mut actions = legal(&game);
            if seat == winner {
                actions.retain(|action| {
                    let after = prover.value_after(&game.afresh(), *action, seat, &mut within(1_000_000));
                    after.value() == Some(1)
                });
            }
            game.play(actions[rules::Random::below(&mut random, actions.len() as u32) as usize]);
        }
        assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(winner));
    }
    assert!(games > 3, "{games}");
}

#[test]
fn a_proof_is_read_as_it_is_written() {
    for text in ["2c0ffee 0 won 7", "0 1 held -", "ffffffffffffffffffffffffffffffff 1 held 12"] {
        assert_eq!(text.parse::<Proof>().unwrap().to_string(), text);
    }
    for text in ["", "2c0ffee 0 won", "2C 0 won 7", "2c 9 won 7", "2c 0 lost 7", "2c 0 won 07", "2c 0 won 7 "]
    {
        assert!(text.parse::<Proof>().is_err(), "{text}");
    }
}

/// Checks that the lines that an analysis marks as proven can be played, and that a longer proof search finds
/// no other value.
#[test]
fn an_analysis_says_what_is_certain() {
    let mut random = Generator::new(6);
    let mut proven = 0;
    for i in 0..40 {
        let game = wander("mana", 1 + i % 9, &mut random, Mana::afresh);
        let lines = players::analyze::<Mana>(
            &game,
            2,
            None,
            1,
            TableSize::Common,
            &SearchContext::new(Limits::nodes(40_000)),
        );
        let mut prover = Prover::new(ManaClauses, BYTES);
        let best = value(&mut prover, &game, 200_000);
        if let Some(value) = best.value().filter(|_| lines[0].proven.is_some()) {
            assert_eq!(lines[0].value, f64::from(value + 1) / 2.0, "{:?}", game.position());
        }
        for info in lines.iter().filter(|info| info.proven.is_some()) {
            proven += 1;
            assert_eq!(info.line.first(), Some(&info.best));
            let mut end = game.clone();
            info.line.iter().for_each(|action| {
                assert!(end.check(*action).is_ok());
                end.play(*action);
            });
        }
        assert!(lines.is_sorted_by(|one, other| one.value >= other.value));
    }
    assert!(proven > 30, "{proven}");
}

#[test]
fn a_line_is_as_long_as_the_shortest_end() {
    let mut game: Mandua = position("mandua", "2T1T/h4/5/T1T2/5 ---- 0 t -");
    let seat = game.turn().seat().unwrap();
    let mut prover = Prover::new(ManduaClauses, 1 << 30);
    assert_eq!(shortest(&mut prover, &game, 1 << 20), Some((1, 5)));
    let mut moves = Vec::new();
    for action in legal(&game) {
        let mut verdict = prover.value_after(&game, action, seat, &mut within(0));
        if verdict.value().is_none() {
            verdict = prover.value_after(&game, action, seat, &mut within(1 << 14));
        }
        moves.push((action, verdict));
    }
    for (action, verdict) in moves {
        prover.shortest_after(&game, action, seat, verdict, &mut within((1 << 20) / 13));
    }
    let line = prover.line(&game, &mut within(1 << 20));
    line.iter().for_each(|action| {
        game.play(*action);
    });
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(seat));
    assert_eq!(line.len(), 5);
}

/// From the cross, one of the starting positions, Hunter begins with an action that leaves the opening book.
/// After a few turns, dozens of plies before the end, Hunter proves a win and plays it.
#[test]
fn a_proven_win_is_played() {
    let mut game = Mandua::new(Spec::parse("mandua:start=cross").unwrap());
    game.play(legal(&game).into_iter().find(|action| action.to_string() == "@e5").unwrap());
    let mut hunter = Computer::new(Strength::Search(Budget::Nodes(400_000)), 1, None).unwrap();
    let mut tiger = Computer::new(Strength::Greedy, 1, None).unwrap();
    let mut longest = 0;
    while let Some(seat) = game.turn().seat() {
        let computer = if seat == HUNTER { &mut hunter } else { &mut tiger };
        let mut report =
            |info: &Info<_>| longest = longest.max(info.proven.filter(|_| info.certain).unwrap_or(0));
        game.play(
            computer.choose::<Mandua>(&game, &mut SearchContext::unlimited().report_to(&mut report)).unwrap(),
        );
    }
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(HUNTER));
    assert!(longest > 30, "{longest}");
}

/// Hunter wins guided Mandua from every starting position of the tigers. Played by the rules alone, Hunter's
/// proven line holds against Tigers that play at random and Tigers that search.
#[test]
#[ignore = "takes minutes and 4 GiB"]
fn hunter_wins_mandua() {
    for start in ["cages", "corners", "cross"] {
        let start = Mandua::new(Spec::parse(&format!("mandua:start={start}")).unwrap());
        let mut prover = Prover::new(ManduaClauses, 4 << 30);
        let verdict = value(&mut prover, &start, 1_000_000_000);
        // With more memory, the bound is 50 plies for all three starts.
        assert!(verdict.value() == Some(1) && verdict.plies <= Some(51), "{verdict:?}");
        for seed in 0..100 {
            let (mut game, mut random) = (start.clone(), Generator::new(seed));
            let searching = Strength::Search(Budget::Nodes(5_000));
            let mut tiger = Computer::new(searching, seed, None).unwrap();
            let (mut plies, mut most) = (0, u32::MAX);
            while let Some(seat) = game.turn().seat() {
                let action = match seat {
                    HUNTER => {
                        let (action, left) = prover.win(&game, &mut within(500_000_000)).unwrap();
                        most = most.min(plies + left.unwrap());
                        action
                    }
                    // Some random turns at first, so that the games differ.
                    _ if seed % 2 == 0 || game.to_set() > 19 => game.sample(&mut random).unwrap(),
                    _ => tiger.choose::<Mandua>(&game, &mut SearchContext::unlimited()).unwrap(),
                };
                game.play(action);
                plies += 1;
            }
            assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(HUNTER), "{game:?}");
            assert!(plies <= most, "{plies} plies instead of {most}");
        }
    }
}
