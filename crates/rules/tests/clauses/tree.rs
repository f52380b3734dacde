//! C-9: changing the variations of a record.

use rules::{
    Faults, Illegal,
    record::{Branch, MAX_DEPTH, Mark, Record, Standing, Stop, TreePath, read},
};

use super::variations::{plies, record};

const TREE: &str = "1. 4 2. 1 ({b} 2. 2 {c} 3. 5 (3. 6) 4. 1) (2. 3) 3. 6";

fn path(text: &str) -> TreePath {
    text.parse().unwrap()
}

fn key(refused: Result<impl Sized, impl Into<Faults>>) -> &'static str {
    let faults: Faults = refused.err().unwrap().into();
    faults.iter().next().unwrap().key()
}

#[test]
fn c9_a_path_names_a_ply() {
    let record = record(TREE);
    for (text, action) in [
        ("1", "4"),
        ("3", "6"),
        ("2.1/2", "2"),
        ("2.1/3", "5"),
        ("2.1/3.1/3", "6"),
        ("2.1/4", "1"),
        ("2.2/2", "3"),
    ] {
        assert_eq!(record.ply_at(&path(text)).map(|ply| ply.action.as_str()), Some(action), "{text}");
        assert_eq!(path(text).to_string(), text);
    }
    for nowhere in ["0", "4", "2.1/1", "2.1/5", "2.3/2", "3.1/3", "4.1/4", "2.1/3.2/3", "2.1/1.1/1", "9.1/9"]
    {
        assert_eq!(record.ply_at(&path(nowhere)), None, "{nowhere}");
    }
    for text in ["", "x", "-1", "01", "1.1", "2.0/2", "2.1/", "/2", "2/2", "2.1.1/2", " 1"] {
        assert_eq!(key(text.parse::<TreePath>()), "record-path-unknown", "{text:?}");
    }
    assert_eq!(path("2.1/3.1/4").branches[1], Branch { ply: 3, variation: 0 });
    let mut at = path("2.1/3.1/4");
    for parent in ["2.1/3.1/3", "2.1/2", "1", "0"] {
        at = at.parent().unwrap();
        assert_eq!(at.to_string(), parent);
    }
    assert_eq!((at.parent(), at == TreePath::default(), at == TreePath::main(0)), (None, true, true));
}

#[test]
fn c9_the_game_is_replayed_along_a_path() {
    let record = record(TREE);
    let game = |text: &str| record.game_at(&path(text)).unwrap();
    assert_eq!(game("2.1/3.1/3").actions(), ["4", "2", "6"]);
    assert_eq!(game("2.1/4").actions(), ["4", "2", "5", "1"]);
    assert!(game("0").actions().is_empty());
    assert_eq!(game("3").position(), record.replay().unwrap().position());
    assert_eq!(key(record.game_at(&path("4"))), "record-path-unknown");
}

#[test]
fn c9_an_action_is_added_where_it_is_missing() {
    let mut tree = record("");
    let mut add = |after: &str, action: &str| tree.add(&path(after), action).unwrap().to_string();
    assert_eq!(add("0", "4"), "1");
    assert_eq!(add("1", "1"), "2");
    assert_eq!(add("2", "6"), "3");
    assert_eq!(add("1", "2"), "2.1/2");
    assert_eq!(add("2.1/2", "5"), "2.1/3");
    assert_eq!(add("2.1/2", "6"), "2.1/3.1/3");
    assert_eq!(add("1", "3"), "2.2/2");
    assert_eq!(add("2.1/3", "1"), "2.1/4");
    assert_eq!(plies(&tree), "1. 4 2. 1 (2. 2 3. 5 (3. 6) 4. 1) (2. 3) 3. 6");
    // An action that the record already has is found, not added again.
    let before = tree.clone();
    for (after, action, found) in [("0", "4", "1"), ("1", "3", "2.2/2"), ("2.1/2", "6", "2.1/3.1/3")] {
        assert_eq!(tree.add(&path(after), action).unwrap().to_string(), found);
    }
    // An illegal action is refused with its clause.
    let refused = tree.add(&path("1"), "4").unwrap_err();
    assert_eq!(refused.iter().map(Illegal::clause).collect::<Vec<_>>(), ["MC-4"]);
    assert_eq!(key(tree.add(&path("2.1/2"), "x")), "action-form");
    assert_eq!(key(tree.add(&path("2.9/2"), "4")), "record-path-unknown");
    assert_eq!(tree, before);
}

#[test]
fn c9_a_stopped_game_is_continued_beside_its_main_line() {
    let mut tree = record("1. 4 2. 1");
    tree.standing = Standing::Stopped(Stop::Resignation, None);
    let played = tree.clone();
    assert_eq!(tree.add(&path("2"), "6").unwrap(), path("3.1/3"));
    assert_eq!(tree.add(&path("2"), "5").unwrap(), path("3.2/3"));
    assert_eq!(tree.add(&path("2"), "6").unwrap(), path("3.1/3"));
    assert_eq!(tree.add(&path("3.1/3"), "2").unwrap(), path("3.1/4"));
    assert_eq!(tree.add(&path("3.1/3"), "3").unwrap(), path("3.1/4.1/4"));
    assert_eq!(
        (plies(&tree).as_str(), tree.standing),
        ("1. 4 2. 1 (3. 6 4. 2 (4. 3)) (3. 5)", played.standing)
    );
    tree.delete(&path("3.1/3")).unwrap();
    tree.delete(&path("3.1/3")).unwrap();
    assert_eq!(tree, played);
    // A continuation that is promoted becomes a part of the main line, which makes this another game.
    tree.add(&path("2"), "6").unwrap();
    tree.add(&path("2"), "5").unwrap();
    assert_eq!(tree.promote(&path("3.2/3")).unwrap(), path("3"));
    assert_eq!((plies(&tree).as_str(), tree.standing), ("1. 4 2. 1 3. 5 (3. 6)", Standing::Unfinished));
}

#[test]
fn c9_variations_are_promoted_one_level_at_a_time() {
    let mut tree = record("1. 4 2. 1 {a} (2. 3) ({b} 2. 2 {c} 3. 5 (3. 6) 4. 1) 3. 6 (3. 5)");
    assert_eq!(tree.promote(&path("2.2/3.1/3")).unwrap(), path("2.2/3"));
    assert_eq!(plies(&tree), "1. 4 2. 1 {a} (2. 3) ({b} 2. 2 {c} 3. 6 (3. 5 4. 1)) 3. 6 (3. 5)");
    assert_eq!(tree.promote(&path("2.2/3")).unwrap(), path("3"));
    assert_eq!(plies(&tree), "1. 4 2. 2 {b\\nc} (2. 1 {a} 3. 6 (3. 5)) (2. 3) 3. 6 (3. 5 4. 1)");
    let before = tree.clone();
    assert_eq!(tree.promote(&path("3")).unwrap(), path("3"));
    assert_eq!(key(tree.promote(&path("9"))), "record-path-unknown");
    assert_eq!(tree, before);
}

#[test]
fn c9_promoting_gives_the_end_of_a_stopped_game_to_the_line_that_it_had() {
    let mut tree = record("1. 4 2. 1 (2. 2) 3. 6 ({d} 4. 2 {e}) (4. 3)");
    tree.standing = Standing::Stopped(Stop::Time, None);
    assert_eq!(tree.promote(&path("2.1/2")).unwrap(), path("2"));
    assert_eq!(plies(&tree), "1. 4 2. 2 (2. 1 3. 6 4. 2 {d\\ne} (4. 3))");
    assert_eq!(tree.standing, Standing::Unfinished);
}

#[test]
fn c9_deleting_a_ply_deletes_what_follows_and_keeps_its_alternatives() {
    for (at, before, left) in [
        ("3", "2", "1. 4 2. 1 ({b} 2. 2 {c} 3. 5 (3. 6) 4. 1) (2. 3)"),
        ("2", "1", "1. 4 2. 2 {b\\nc} (2. 3) 3. 5 (3. 6) 4. 1"),
        ("1", "0", ""),
        ("2.1/2", "1", "1. 4 2. 1 (2. 3) 3. 6"),
        ("2.1/3", "2.1/2", "1. 4 2. 1 ({b} 2. 2 {c} 3. 6) (2. 3) 3. 6"),
        ("2.1/4", "2.1/3", "1. 4 2. 1 ({b} 2. 2 {c} 3. 5 (3. 6)) (2. 3) 3. 6"),
        ("2.1/3.1/3", "2.1/2", "1. 4 2. 1 ({b} 2. 2 {c} 3. 5 4. 1) (2. 3) 3. 6"),
        ("2.2/2", "1", "1. 4 2. 1 ({b} 2. 2 {c} 3. 5 (3. 6) 4. 1) 3. 6"),
    ] {
        let mut tree = record(TREE);
        assert_eq!(tree.delete(&path(at)).unwrap().to_string(), before, "{at}");
        assert_eq!(plies(&tree), left, "{at}");
    }
    let mut tree = record(TREE);
    assert_eq!(key(tree.delete(&path("0"))), "record-path-unknown");
    assert_eq!(key(tree.delete(&path("2.1/5"))), "record-path-unknown");
    assert_eq!(tree, record(TREE));
}

#[test]
fn c9_comments_and_marks_are_set_and_removed() {
    let mut tree = record(TREE);
    tree.set_comment(&path("0"), "start").unwrap();
    tree.set_comment(&path("2.1/2"), "").unwrap();
    tree.set_comment(&path("2.1/3.1/3"), "}").unwrap();
    tree.set_comment_before(&path("2.1/2"), "").unwrap();
    tree.set_comment_before(&path("2.2/2"), "or").unwrap();
    tree.set_mark(&path("2.2/2"), Some(Mark::Dubious)).unwrap();
    tree.set_mark(&path("3"), Some(Mark::Brilliant)).unwrap();
    let changed = r"{start} 1. 4 2. 1 (2. 2 3. 5 (3. 6 {\}}) 4. 1) ({or} 2. 3?!) 3. 6!!";
    assert_eq!(plies(&tree), changed);
    tree.set_mark(&path("3"), None).unwrap();
    assert_eq!(plies(&tree), changed.trim_end_matches('!'));
    let before = tree.clone();
    assert_eq!(key(tree.set_mark(&path("0"), None)), "record-path-unknown");
    assert_eq!(key(tree.set_comment(&path("4"), "x")), "record-path-unknown");
    for not_first in ["0", "1", "2.1/3", "2.3/2"] {
        assert_eq!(key(tree.set_comment_before(&path(not_first), "x")), "record-path-unknown");
    }
    assert_eq!(tree, before);
}

/// Plays one of the legal actions after a ply.
fn grow(tree: &mut Record, after: &TreePath, index: usize) -> Result<TreePath, Faults> {
    let action = tree.game_at(after).unwrap().legal().swap_remove(index);
    tree.add(after, &action)
}

/// Begins variations within variations until no more are allowed; returns the innermost.
fn grow_deep(tree: &mut Record, after: &TreePath) -> TreePath {
    let mut at = after.clone();
    loop {
        grow(tree, &at, 0).unwrap();
        match grow(tree, &at, 1) {
            Ok(branch) => at = branch,
            refused => {
                assert_eq!(key(refused), "record-variation-depth");
                return at;
            }
        }
    }
}

#[test]
fn c9_the_tree_grows_only_as_deep_as_it_can_be_read() {
    let jungle = read("[Spec \"jungle\"]\n[Rules \"1\"]\n[Result \"*\"]\n").remove(0).unwrap();
    let mut stopped = jungle.clone();
    stopped.standing = Standing::Stopped(Stop::Abort, None);
    // Tests the main line first, and then the continuations of a stopped game.
    for mut tree in [jungle, stopped] {
        let begin = match grow(&mut tree, &TreePath::default(), 0).unwrap() {
            main if main == path("1") => TreePath::default(),
            continuation => continuation,
        };
        let first = grow(&mut tree, &begin, 0).unwrap();
        let innermost = grow_deep(&mut tree, &first);
        assert_eq!(innermost.branches.len(), MAX_DEPTH);
        assert_eq!(read(&tree.to_string()), [Ok(tree.clone())]);
        // Promoting a line moves the rest of the line around it one level deeper.
        let beside = grow(&mut tree, &begin, 1).unwrap();
        let before = tree.clone();
        assert_eq!(key(tree.promote(&beside)), "record-variation-depth");
        assert_eq!(tree, before);
        tree.delete(&innermost).unwrap();
        assert_eq!(tree.promote(&beside).unwrap(), first);
        assert_eq!(read(&tree.to_string()), [Ok(tree.clone())]);
    }
}

/// Playing a game to its end by the rules finishes the record; deleting the end opens it again.
#[test]
fn c9_the_standing_follows_the_main_line() {
    let mut tree: Record = record("");
    let mut at = TreePath::default();
    while let Some(action) = tree.game_at(&at).unwrap().legal().first() {
        at = tree.add(&at, action).unwrap();
    }
    assert!(matches!(tree.standing, Standing::Finished(_)));
    assert_eq!(key(tree.add(&at, "1")), "game-over");
    assert_eq!(read(&tree.to_string()), [Ok(tree.clone())]);
    tree.delete(&at).unwrap();
    assert_eq!(tree.standing, Standing::Unfinished);
    assert_eq!(read(&tree.to_string()), [Ok(tree.clone())]);
}
