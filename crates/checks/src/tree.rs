//! Checks of records with variations.

use std::collections::BTreeSet;

use rules::{
    Game, Random, Turn,
    catalog::{AnyGame, AnySpec, GameVisitor},
    record::{Branch, Mark, Ply, Record, Standing, Stop, TreePath, Variation, read},
};

use crate::{all_specs, bytes::Choices};

/// The pieces that comments are made of. Some of them look like other parts of a record.
const WORDS: [&str; 20] = [
    "",
    " ",
    "}",
    "{",
    "\\",
    "\\n",
    "\n",
    "\r\n",
    "\t",
    "(",
    ")",
    "!?",
    "1.",
    "1. 4",
    "\"",
    "ü",
    "\u{2028}",
    "[Spec \"mana\"]",
    "[%circle c3 red]",
    "a comment that takes up a good part of a line ",
];

/// The lines of a tree. For each ply of the tree, there is one line, from the beginning to this ply.
type Lines = BTreeSet<Vec<String>>;

/// Changes the variations of a record. The first byte selects the spec, and the other bytes select the
/// changes. After each change, the tree must hold exactly the expected lines, and the record's text must read
/// back as the same record.
pub fn tree(data: &[u8]) {
    let Some((&which, rest)) = data.split_first() else { return };
    let specs = all_specs();
    let mut random = Choices(rest.iter());
    let mut record = begin(specs[usize::from(which) % specs.len()], &mut random);
    while random.0.len() > 0 {
        let paths = paths(&record);
        let path = &paths[random.below(paths.len() as u32) as usize];
        change(&mut record, path, &mut random);
        let text = record.to_string();
        assert_eq!(read(&text), [Ok(record.clone())], "{text}");
    }
}

/// Creates a random record of a few plies. In some cases, its game is stopped.
fn begin(spec: AnySpec, random: &mut Choices<'_>) -> Record {
    let mut game = spec.start();
    for _ in 0..random.below(6) {
        if let Some(action) = some_action(&game, random) {
            game.play(&action).expect("the action is legal");
        }
    }
    let mut record = Record::of(&game, None);
    if random.below(2) == 0 && record.standing == Standing::Unfinished {
        record.standing = Standing::Stopped(Stop::Abort, None);
    }
    record
}

fn change(record: &mut Record, path: &TreePath, random: &mut Choices<'_>) {
    let before = lines(record);
    let line = actions(record, path);
    match random.below(10) {
        0 => {
            let promoted = record.promote(path).expect("nothing lies so deep");
            assert_eq!((actions(record, &promoted), lines(record)), (line, before), "promoted {path}");
        }
        1 if path != &TreePath::default() => {
            let parent = record.delete(path).expect("the ply exists");
            assert_eq!(actions(record, &parent), line[..line.len() - 1], "deleted {path}");
            // Deleting a ply of the main line also deletes the continuations.
            let kept = |other: &Vec<String>| !other.starts_with(&line);
            assert_eq!(lines(record), before.into_iter().filter(kept).collect(), "deleted {path}");
        }
        2 => record.set_comment(path, &comment(random)).expect("the ply exists"),
        3 if path.begun().is_some() => {
            record.set_comment_before(path, &comment(random)).expect("the variation exists");
        }
        4 if path != &TreePath::default() => {
            let mark = Mark::ALL.get(random.below(7) as usize).map(|(mark, _)| *mark);
            record.set_mark(path, mark).expect("the ply exists");
        }
        _ => {
            let game = record.game_at(path).expect("every ply is legal");
            let Some(action) = some_action(&game, random) else { return };
            let added = record.add(path, &action).expect("the action is legal, and nothing lies so deep");
            let line: Vec<String> = line.into_iter().chain([action]).collect();
            assert_eq!(actions(record, &added), line, "added after {path}");
            let expected = before.into_iter().chain([line]).collect();
            assert_eq!(lines(record), expected, "added after {path}");
        }
    }
}

fn comment(random: &mut Choices<'_>) -> String {
    (0..random.below(4)).map(|_| WORDS[random.below(WORDS.len() as u32) as usize]).collect()
}

/// Chooses a random action of the seat to act or of the referee; `None` if the game is over.
fn some_action(game: &AnyGame, random: &mut Choices<'_>) -> Option<String> {
    struct Choose<'a, 'b>(&'a mut Choices<'b>);

    impl GameVisitor for Choose<'_, '_> {
        type Output = Option<String>;

        fn visit<G: Game>(self, game: &G) -> Option<String> {
            let action = match game.turn() {
                Turn::Seat(_) => game.sample(self.0),
                Turn::Chance => game.deal(self.0),
                Turn::Over => None,
            };
            action.map(|action| action.to_string())
        }
    }
    game.visit(Choose(random))
}

/// Returns the actions from the beginning to the end of a path.
fn actions(record: &Record, path: &TreePath) -> Vec<String> {
    record.game_at(path).expect("the path leads to a ply").actions()
}

fn lines(record: &Record) -> Lines {
    paths(record).iter().skip(1).map(|path| actions(record, path)).collect()
}

/// Returns the path of every ply. The path of the beginning comes first.
fn paths(record: &Record) -> Vec<TreePath> {
    let mut paths = vec![TreePath::default()];
    collect(&record.plies, &TreePath::main(1), &mut paths);
    branch_out(&record.continuations, &TreePath::main(record.plies.len() + 1), &mut paths);
    paths
}

/// Collects the paths of a line's plies, and of the plies of their variations. `first` is the path of the
/// line's first ply.
fn collect(plies: &[Ply], first: &TreePath, paths: &mut Vec<TreePath>) {
    for (ply, number) in plies.iter().zip(first.ply..) {
        let path = TreePath { ply: number, ..first.clone() };
        paths.push(path.clone());
        branch_out(&ply.variations, &path, paths);
    }
}

fn branch_out(variations: &[Variation], path: &TreePath, paths: &mut Vec<TreePath>) {
    for (number, variation) in (0..).zip(variations) {
        let mut first = path.clone();
        first.branches.push(Branch { ply: path.ply, variation: number });
        collect(&variation.plies, &first, paths);
    }
}
