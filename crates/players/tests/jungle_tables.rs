//! Compares the Jungle tables with the rules alone in three ways: by a second, simple solver, by single
//! steps, and by whole games.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::{collections::HashMap, env, fs, process};

use players::{
    Computer, Limits, PlayerSpec, SearchContext, TableSize,
    jungle::{
        JungleClauses,
        tables::{Class, Folder, MOST_ANIMALS, NotBuilt, SHARED_ANIMALS, TableClauses, Tables, Value},
    },
    proof::{Clauses, Prover},
};
use rules::{
    Game, Random, Seat, Turn,
    jungle::{Action, Animal, Jungle, Kind, Spec, Square, Terrain},
};
use search::Generator;

/// A stop function that never stops the work.
fn go_on() -> bool {
    false
}

fn game(text: &str) -> Jungle {
    Jungle::from_position(Spec, text).unwrap()
}

/// The text of a position: `e` on a square is Yellow's Elephant.
fn text(animals: &[(char, Square)], actor: char, hungry: &[Square]) -> String {
    let letter = |rank, file| {
        let square = Square::at(file, rank);
        animals
            .iter()
            .find(|(_, at)| Some(*at) == square)
            .map_or("1".to_owned(), |(letter, _)| letter.to_string())
    };
    let row = |rank| (0..7).map(|file| letter(rank, file)).collect::<String>();
    let squeezed =
        |row: String| (2..=7).rev().fold(row, |row, run| row.replace(&"1".repeat(run), &run.to_string()));
    let rows: Vec<String> = (0..9).rev().map(|rank| squeezed(row(rank))).collect();
    let mut hungry: Vec<String> = hungry.iter().map(Square::to_string).collect();
    hungry.sort();
    let hungry = if hungry.is_empty() { "-".to_owned() } else { hungry.join(",") };
    format!("{} {actor} {hungry}", rows.join("/"))
}

/// The class of the animals with these letters. Capitals are Orange's.
fn class(letters: &str) -> Class {
    let places = ["a1", "b1", "f1", "g1"].map(|place| Square::parse(place).unwrap());
    let animals: Vec<_> = letters.chars().zip(places).collect();
    Class::of(&game(&text(&animals, 'o', &[]))).unwrap()
}

fn tables(classes: &[Class]) -> Tables {
    let tables = Tables::new();
    tables.grow(classes, 2, &go_on, &|_| ()).unwrap();
    tables
}

/// Squares on which an animal may stand.
fn stands(letter: char) -> impl Iterator<Item = Square> + Clone {
    let swims = Animal::from_letter(letter).unwrap().kind.swims();
    Square::all().filter(move |square| match square.terrain() {
        Terrain::Den(_) => false,
        Terrain::Water => swims,
        _ => true,
    })
}

/// A position with these animals on random squares. Any animals of the player to act may be hungry, whether
/// that makes sense or not.
fn any_position(letters: &str, random: &mut Generator) -> Jungle {
    loop {
        let animals: Vec<(char, Square)> = letters
            .chars()
            .map(|letter| {
                let squares: Vec<Square> = stands(letter).collect();
                (letter, squares[random.below(squares.len() as u32) as usize])
            })
            .collect();
        let actor = if random.below(2) == 0 { 'o' } else { 'y' };
        let own = animals.iter().filter(|(letter, _)| letter.is_ascii_uppercase() == (actor == 'o'));
        let marks = random.below(16);
        let hungry: Vec<Square> =
            own.enumerate().filter(|(nth, _)| marks >> nth & 1 == 1).map(|(_, own)| own.1).collect();
        if let Ok(game) = Jungle::from_position(Spec, &text(&animals, actor, &hungry)) {
            return game;
        }
    }
}

/// Everything that distinguishes two games, except their earlier positions.
type Seen = (Vec<Option<Square>>, Option<Seat>, Vec<Square>);

fn seen(game: &Jungle) -> Seen {
    let squares = Seat::all(2).flat_map(|side| Kind::ALL.map(|kind| game.square(Animal { side, kind })));
    (squares.collect(), game.turn().seat(), game.hungry().collect())
}

/// The result of a move in the plain solver.
#[derive(Clone, Copy)]
enum Next {
    Over { wins: bool },
    Goes { to: usize },
}

/// One position of the plain solver.
struct Node {
    text: String,
    actor: Seat,
    leader: Seat,
    animals: usize,
    moves: Vec<Next>,
    value: Option<Value>,
}

/// These positions and all positions that they can lead to, solved by repeated passes over all of them.
fn plain(roots: &[Jungle]) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut known: HashMap<Seen, usize> = roots.iter().enumerate().map(|(i, root)| (seen(root), i)).collect();
    let mut waiting: Vec<String> = roots.iter().map(|root| root.position().unwrap()).collect();
    while let Some(text) = waiting.get(nodes.len()).cloned() {
        // Parse the game from its text: in a game with a past, J-16 may forbid moves.
        let here = game(&text);
        let actor = here.turn().seat().unwrap();
        let mut moves = Vec::new();
        for action in rules::legal(&here) {
            let mut next = here.clone();
            next.play(action);
            moves.push(match next.outcome() {
                Some(outcome) => Next::Over { wins: outcome.winner() == Some(actor) },
                None => {
                    let to = *known.entry(seen(&next)).or_insert_with(|| {
                        waiting.push(next.position().unwrap());
                        waiting.len() - 1
                    });
                    Next::Goes { to }
                }
            });
        }
        let animals = Seat::all(2).map(|side| here.kinds(side).len()).sum();
        nodes.push(Node { text, actor, leader: here.leader(), animals, moves, value: None });
    }
    solve_forced(&mut nodes);
    solve_by_repetition(&mut nodes);
    nodes
}

fn solve_forced(nodes: &mut [Node]) {
    for plies in 1..200 {
        let found: Vec<(usize, bool)> = nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| node.value.is_none())
            .filter_map(|(place, node)| {
                // What is known so far about the result of each move.
                let brings = |next: &Next| match *next {
                    Next::Over { wins } => Some(wins),
                    Next::Goes { to } => nodes[to].value.map(|value| !value.wins),
                };
                let any = node.moves.iter().any(|next| brings(next) == Some(true));
                let none = node.moves.iter().all(|next| brings(next) == Some(false));
                (any || none).then_some((place, any))
            })
            .collect();
        for (place, wins) in found {
            nodes[place].value = Some(Value { wins, plies: Some(plies) });
        }
    }
}

/// Decides the other positions by J-16, fewest animals first: the leading player has to make progress, or
/// loses.
fn solve_by_repetition(nodes: &mut [Node]) {
    for animals in 2..=4 {
        let mut better = true;
        while better {
            better = false;
            for place in 0..nodes.len() {
                let node = &nodes[place];
                if node.animals != animals || node.value.is_some() {
                    continue;
                }
                let leads = node.leader == node.actor;
                let leader_wins = |next: &Next| match *next {
                    Next::Over { wins } => wins == leads,
                    Next::Goes { to } => {
                        nodes[to].value.is_some_and(|value| value.wins == (nodes[to].actor == node.leader))
                    }
                };
                let mut moves = node.moves.iter();
                if if leads { moves.any(leader_wins) } else { moves.all(leader_wins) } {
                    nodes[place].value = Some(Value { wins: leads, plies: None });
                    better = true;
                }
            }
        }
        for node in nodes.iter_mut().filter(|node| node.animals == animals && node.value.is_none()) {
            node.value = Some(Value { wins: node.leader != node.actor, plies: None });
        }
    }
}

fn agree_with_plain(letters: &str, roots: &[Jungle], least: usize) {
    let tables = tables(&class(letters).within());
    let nodes = plain(roots);
    assert!(nodes.len() >= least, "{letters}: {}", nodes.len());
    for node in &nodes {
        assert_eq!(tables.probe(&game(&node.text)), node.value, "{}", node.text);
    }
}

/// Each position of two animals, with each way of marking them as hungry.
fn all_positions(orange: char, yellow: char) -> Vec<Jungle> {
    let mut all = Vec::new();
    for own in stands(orange) {
        for other in stands(yellow).filter(|other| *other != own) {
            for (actor, mark) in [('o', own), ('y', other)] {
                for hungry in [&[][..], &[mark]] {
                    let text = text(&[(orange, own), (yellow, other)], actor, hungry);
                    // A text in which the player to act cannot move is not a legal position.
                    all.extend(Jungle::from_position(Spec, &text).ok());
                }
            }
        }
    }
    all
}

#[test]
fn every_position_of_one_against_one_agrees_with_a_plain_solver() {
    for (orange, yellow) in [('R', 'e'), ('E', 'r'), ('L', 't'), ('P', 'd'), ('C', 'c'), ('W', 'l')] {
        agree_with_plain(&format!("{orange}{yellow}"), &all_positions(orange, yellow), 9000);
    }
}

#[test]
#[ignore = "takes ten seconds"]
fn two_against_one_agrees_with_a_plain_solver() {
    agree_with_plain("RLe", &[game("7/7/3e3/7/7/7/7/2R1L2/7 y -")], 100_000);
    agree_with_plain("Ltd", &[game("7/7/1d1t3/7/7/7/7/4L2/7 o -")], 100_000);
}

/// Derives the value of a position, by the rules alone, from the values of the positions after it: the
/// shortest win or the longest loss.
fn one_step(tables: &Tables, here: &Jungle) -> Value {
    let order = |value: &Value| match (value.wins, value.plies) {
        (true, Some(plies)) => 2000 - plies as i32,
        (true, None) => 1000,
        (false, None) => -1000,
        (false, Some(plies)) => plies as i32 - 2000,
    };
    let actor = here.turn().seat();
    let worths = rules::legal(here).into_iter().map(|action| {
        let mut next = here.clone();
        next.play(action);
        let after = match next.outcome() {
            Some(outcome) => Value { wins: outcome.winner() != actor, plies: Some(0) },
            None => tables.probe(&next).unwrap(),
        };
        Value { wins: !after.wins, plies: after.plies.map(|plies| plies + 1) }
    });
    worths.max_by_key(order).unwrap()
}

#[test]
fn every_value_follows_by_the_rules_with_any_marks() {
    let mut random = Generator::new(1);
    let mut ruled = 0;
    for letters in ["RLe", "Erc", "Ptd", "Rdl", "TLw", "Wrp", "CDd"] {
        let tables = tables(&class(letters).within());
        for _ in 0..4000 {
            let here = any_position(letters, &mut random);
            let value = tables.probe(&here).unwrap();
            assert_eq!(value, one_step(&tables, &here), "{}", here.position().unwrap());
            ruled += usize::from(value.plies.is_none());
            let actions = tables.actions(&here).unwrap();
            assert_eq!(actions[0].1, value, "{}", here.position().unwrap());
            assert_eq!(actions.len() as u64, here.count());
        }
    }
    assert!(ruled > 100, "{ruled}");
}

fn best(tables: &Tables, game: &Jungle) -> Action {
    tables.actions(game).unwrap()[0].0
}

/// Plays a game to its end, with its past and J-16. The winner plays by the tables, and the other player by
/// `reply`.
fn play_out(tables: &Tables, mut game: Jungle, mut reply: impl FnMut(&Jungle) -> Action) -> (Jungle, u32) {
    let value = tables.probe(&game).unwrap();
    let actor = game.turn().seat().unwrap();
    let winner = if value.wins { actor } else { actor.other() };
    let mut plies = 0;
    while let Turn::Seat(actor) = game.turn() {
        let now = tables.probe(&game).unwrap();
        assert_eq!(now.wins, actor == winner, "{}", game.position().unwrap());
        if let Some(most) = value.plies {
            assert!(now.plies.is_some_and(|left| left + plies <= most), "{}", game.position().unwrap());
        }
        let action = if actor == winner { best(tables, &game) } else { reply(&game) };
        assert!(game.check(action).is_ok(), "{action} {}", game.position().unwrap());
        game.play(action);
        plies += 1;
    }
    assert_eq!(game.outcome().unwrap().winner(), Some(winner));
    (game, plies)
}

/// Orange wins the race, but goes in circles until J-16 forbids some positions. From that moment, the tables
/// return no value.
#[test]
fn a_past_that_binds_the_winner_is_seen() {
    let tables = tables(&class("Cd").within());
    let mut game = game("7/C6/7/7/7/7/7/6d/7 o -");
    let won = Some(Value { wins: true, plies: Some(7) });
    for circle in 0..3 {
        assert_eq!(tables.probe(&game), won, "{circle}");
        for action in ["a8-a7", "g2-g3", "a7-a8", "g3-g2"] {
            game.play(action.parse().unwrap());
        }
    }
    assert_eq!((tables.probe(&game), tables.actions(&game)), (None, None));
    assert_eq!(tables.probe(&game.afresh()), won);
}

/// There is always a winner (J-17), and it is the winner in the table, whatever the opponent tries.
#[test]
fn who_wins_in_the_table_wins_by_the_rules() {
    let mut random = Generator::new(7);
    let (mut forced, mut by_repetition, mut by_leading) = (0, 0, 0);
    for letters in ["Cc", "Lt", "Re", "RLe", "Lrt", "CDd", "Wrp", "Ltd"] {
        let tables = tables(&class(letters).within());
        // Few positions depend on J-16.
        let mut left = [20, 20];
        for _ in 0..2000 {
            let start = any_position(letters, &mut random);
            let value = tables.probe(&start).unwrap();
            let left = &mut left[usize::from(value.plies.is_none())];
            if *left == 0 {
                continue;
            }
            *left -= 1;
            let winner = if value.wins { start.turn().seat() } else { start.turn().seat().map(Seat::other) };
            let led = winner == Some(start.leader());
            let mut chance = Generator::new(random.below(u32::MAX).into());
            let (_, plies) = play_out(&tables, start.clone(), |game| game.sample(&mut chance).unwrap());
            match value.plies {
                Some(most) => {
                    forced += 1;
                    assert!(plies <= most);
                    assert_eq!(tables.line(&start).len(), most as usize);
                    // Against the best defence, the win takes as many plies as the table says.
                    let (_, plies) = play_out(&tables, start, |game| best(&tables, game));
                    assert_eq!(plies, most);
                }
                None if led => by_leading += 1,
                None => by_repetition += 1,
            }
        }
    }
    assert!(forced > 100 && by_repetition > 50 && by_leading > 5, "{forced} {by_repetition} {by_leading}");
}

#[test]
fn left_and_right_and_both_colours_are_the_same() {
    let mut random = Generator::new(3);
    let one = tables(&class("RLe").within());
    let other = tables(&class("Erl").within());
    for _ in 0..2000 {
        let here = any_position("RLe", &mut random);
        let text_here = here.position().unwrap();
        let (board, rest) = text_here.split_once(' ').unwrap();
        let (actor, hungry) = rest.split_once(' ').unwrap();
        let mirror = |square: &str| {
            let (file, rank) = square.split_at(1);
            format!("{}{rank}", char::from(b'a' + b'g' - file.as_bytes()[0]))
        };
        let turn = |square: &str| {
            let (file, rank) = square.split_at(1);
            format!("{file}{}", 10 - rank.parse::<u8>().unwrap())
        };
        let marks = |change: &dyn Fn(&str) -> String| {
            let mut all: Vec<String> = hungry.split(',').filter(|mark| *mark != "-").map(change).collect();
            all.sort();
            if all.is_empty() { "-".to_owned() } else { all.join(",") }
        };
        let rows: Vec<&str> = board.split('/').collect();
        let image: Vec<String> = rows.iter().map(|row| row.chars().rev().collect()).collect();
        let image = game(&format!("{} {actor} {}", image.join("/"), marks(&mirror)));
        assert_eq!(one.probe(&image), one.probe(&here), "{text_here}");
        let swap = |letter: char| match letter {
            _ if letter.is_ascii_uppercase() => letter.to_ascii_lowercase(),
            _ => letter.to_ascii_uppercase(),
        };
        let turned: Vec<String> = rows.iter().rev().map(|row| row.chars().map(swap).collect()).collect();
        let turned =
            format!("{} {} {}", turned.join("/"), if actor == "o" { 'y' } else { 'o' }, marks(&turn));
        // If both sides have the same number of animals, Orange leads. So a result by J-16 may change when
        // the colours are exchanged.
        let (value, turned) = (one.probe(&here).unwrap(), other.probe(&game(&turned)).unwrap());
        assert_eq!(value.plies, turned.plies, "{text_here}");
        assert!(value.plies.is_none() || value == turned, "{text_here}");
    }
}

/// What a proof search finds out, with the tables or without.
fn proven(clauses: impl Clauses<Jungle>, game: &Jungle, nodes: u64) -> (Option<i8>, u64) {
    let mut prover = Prover::new(clauses, 64 << 20);
    let mut context = SearchContext::new(Limits::nodes(nodes));
    let verdict = prover.value(game, game.turn().seat().unwrap(), &mut context);
    (verdict.value(), prover.nodes())
}

#[test]
fn proofs_end_where_tables_begin() {
    let mut random = Generator::new(5);
    let tables = tables(&class("RLe").within());
    let (mut settled, mut with_tables, mut without) = (0, 0, 0);
    for _ in 0..40 {
        let here = any_position("RLe", &mut random);
        let value = tables.probe(&here).unwrap();
        let known = Some(if value.wins { 1 } else { -1 });
        assert_eq!(proven(TableClauses(&tables), &here, 10).0, known);
        let plain = proven(JungleClauses, &here, 20_000).0;
        assert!(plain.is_none() || plain == known, "{}", here.position().unwrap());
        settled += usize::from(plain.is_some());
        // One animal more than in any of the tables.
        let more = any_position("RLec", &mut random);
        with_tables += proven(TableClauses(&tables), &more, 50_000).1;
        without += proven(JungleClauses, &more, 50_000).1;
    }
    assert!(settled > 10 && with_tables < without, "{settled} {with_tables} {without}");
}

struct TestFolder(Folder);

impl TestFolder {
    fn new(name: &str) -> TestFolder {
        let folder = env::temp_dir().join(format!("players-jungle-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        TestFolder(Folder::new(folder))
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(self.0.path());
    }
}

#[test]
fn tables_are_kept_and_read_as_far_as_there_is_room() {
    let folder = TestFolder::new("kept");
    let (classes, here) = (class("CLe").within(), game("7/7/3e3/7/7/7/7/2C1L2/7 y -"));
    let built = Tables::open(folder.0.clone(), usize::MAX);
    built.grow(&classes, 2, &go_on, &|_| ()).unwrap();
    assert_eq!(folder.0.entries().len(), 3);
    let value = built.probe(&here);
    assert!(value.is_some());
    for class in &classes {
        assert_eq!(folder.0.fault(*class, &built).unwrap(), None, "{class}");
    }
    assert_eq!(Tables::open(folder.0.clone(), usize::MAX).probe(&here), value);
    assert_eq!(Tables::open(folder.0.clone(), 1000).probe(&here), None);
    assert_eq!(tables(&classes).probe(&here), value);
}

#[test]
fn damaged_files_are_refused() {
    let folder = TestFolder::new("damaged");
    let classes = class("Ce").within();
    Tables::open(folder.0.clone(), usize::MAX).grow(&classes, 1, &go_on, &|_| ()).unwrap();
    let entry = folder.0.entries().remove(0);
    folder.0.check(entry.class).unwrap();
    let whole = fs::read(&entry.file).unwrap();
    let here = game("7/7/3e3/7/7/7/7/2C4/7 y -");
    for damage in [whole.len() / 2, whole.len() - 1] {
        let mut bytes = whole.clone();
        bytes[damage] ^= 4;
        fs::write(&entry.file, &bytes).unwrap();
        let error = folder.0.check(entry.class).unwrap_err().to_string();
        assert!(error.contains("jungle-c-e.table"), "{error}");
        assert_eq!(Tables::open(folder.0.clone(), usize::MAX).probe(&here), None);
        fs::write(&entry.file, &bytes[..damage]).unwrap();
        assert!(folder.0.check(entry.class).is_err());
    }
    // The table of one class is not taken for the table of another class.
    let other = class("Dw");
    Tables::open(folder.0.clone(), usize::MAX).grow(&[other], 1, &go_on, &|_| ()).unwrap();
    let other = folder.0.entries().into_iter().find(|entry| entry.class == other).unwrap();
    fs::copy(other.file, &entry.file).unwrap();
    assert!(folder.0.check(entry.class).is_err());
}

/// The file is intact, but one of its values is wrong.
#[test]
fn a_value_that_does_not_follow_is_found() {
    let folder = TestFolder::new("wrong");
    let classes = class("Ce").within();
    let tables = Tables::open(folder.0.clone(), usize::MAX);
    tables.grow(&classes, 1, &go_on, &|_| ()).unwrap();
    let entry = folder.0.entries().remove(0);
    assert_eq!(folder.0.fault(entry.class, &tables).unwrap(), None);
    let mut bytes = zstd::decode_all(fs::File::open(&entry.file).unwrap()).unwrap();
    let settled = (12..bytes.len()).find(|&place| bytes[place] > 1).unwrap();
    bytes[settled] ^= 128;
    fs::write(&entry.file, zstd::encode_all(bytes.as_slice(), 1).unwrap()).unwrap();
    assert!(folder.0.fault(entry.class, &tables).unwrap().is_some());
}

#[test]
fn what_is_missing_or_stopped_is_said() {
    let tables = Tables::new();
    let grown = tables.grow(&[class("CLe")], 2, &go_on, &|_| ());
    assert!(matches!(grown, Err(NotBuilt::Missing)));
    let grown = tables.grow(&class("CLe").within(), 2, &|| true, &|_| ());
    assert!(matches!(grown, Err(NotBuilt::Stopped)));
    assert_eq!(tables.probe(&game("7/7/3e3/7/7/7/7/2C1L2/7 y -")), None);
    assert_eq!(tables.probe(&Jungle::new(Spec)), None);
}

/// Three animals on the board: the highest level knows all results from the tables, and an analysis says that
/// they are certain.
#[test]
fn who_plays_perfectly_needs_no_files() {
    let mut random = Generator::new(11);
    let Ok(PlayerSpec::Computer(strength)) = "level:8".parse() else { panic!("no level") };
    let mut highest = Computer::new(strength, 1, None).unwrap();
    let (mut won, mut by_repetition) = (0, 0);
    for letters in ["RLe", "Lrt", "Cc"] {
        let tables = tables(&class(letters).within());
        // Few positions depend on J-16.
        let mut left = [20, 20];
        for _ in 0..1000 {
            let game = any_position(letters, &mut random);
            let known = tables.actions(&game).unwrap();
            let Some(&(_, best)) = known.first() else { continue };
            let left = &mut left[usize::from(best.plies.is_none())];
            if *left == 0 {
                continue;
            }
            *left -= 1;
            let after = |action: Action| known.iter().find(|(known, _)| *known == action).unwrap().1;
            let chosen = highest.choose::<Jungle>(&game, &mut SearchContext::unlimited()).unwrap();
            assert_eq!(after(chosen), best, "{}", game.position().unwrap());
            let (also, _) = *known.last().unwrap();
            let lines = players::analyze::<Jungle>(
                &game,
                1,
                Some(also),
                1,
                TableSize::Common,
                &SearchContext::new(Limits::nodes(50_000)),
            );
            assert_eq!(after(lines[0].best), best);
            for info in &lines {
                let value = after(info.best);
                let expected = (f64::from(u8::from(value.wins)), true);
                assert_eq!((info.value, info.certain), expected, "{}", info.best);
                if let Some(plies) = value.plies {
                    assert_eq!((info.proven, info.line.len()), (Some(plies), plies as usize));
                }
            }
            won += u32::from(best.wins);
            by_repetition += u32::from(best.plies.is_none());
        }
    }
    assert!((20..100).contains(&won) && by_repetition > 20, "{won} {by_repetition}");
    let four = game("7/2E4/7/7/1R5/7/7/3d3/r6 o -");
    assert!(Tables::shared(&four, SHARED_ANIMALS, &go_on).is_none());
}

/// A table of five animals: each value follows from the values of the positions after it.
#[test]
#[ignore = "minutes, and three gigabytes of memory"]
fn five_animals_can_have_a_table() {
    let folder = TestFolder::new("five");
    let tables = Tables::open(folder.0.clone(), usize::MAX);
    let five = class("WDrce");
    tables.grow(&five.within(), 2, &go_on, &|_| ()).unwrap();
    assert_eq!((five.count(), folder.0.fault(five, &tables).unwrap()), (MOST_ANIMALS, None));
    let mut random = Generator::new(13);
    for _ in 0..20 {
        let start = any_position("WDrce", &mut random);
        let value = tables.probe(&start).unwrap();
        let Some(most) = value.plies else { continue };
        let (_, plies) = play_out(&tables, start, |game| best(&tables, game));
        assert_eq!(plies, most);
    }
}

#[test]
fn large_tables_know_four_animals() {
    let four = game("7/2w1c2/7/7/7/7/7/2W1C2/7 o -");
    let analyze = |tables, context: &SearchContext<'_, _>| {
        players::analyze::<Jungle>(&four, usize::MAX, None, 1, tables, context)
    };
    let context = SearchContext::new(Limits { depth: 2, ..Limits::nodes(50_000) });
    assert!(Tables::shared(&four, MOST_ANIMALS, &|| true).is_none());
    let common = analyze(TableSize::Common, &context);
    assert!(common.iter().any(|info| !info.certain), "{common:?}");
    let lines = analyze(TableSize::Large, &context);
    assert_eq!(lines.len() as u64, four.count());
    let tables = tables(&class("CWcw").within());
    for info in lines {
        let mut next = four.clone();
        next.play(info.best);
        let value = tables.probe(&next).unwrap();
        assert_eq!((info.value, info.certain), (f64::from(u8::from(!value.wins)), true), "{}", info.best);
        assert_eq!(info.proven, value.plies.map(|plies| plies + 1), "{}", info.best);
    }
    assert_eq!(players::large_table_bytes(&four), Some(2 * 28 * 49 * 49 * 49 * 9));
    for text in ["7/2w4/7/7/7/7/7/2W1C2/7 o -", "7/2w1c1d/7/7/7/7/7/2W1C2/7 o -"] {
        assert_eq!(players::large_table_bytes(&game(text)), None, "{text}");
    }
}
