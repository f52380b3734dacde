//! What a player may type.

/// A command, its argument and what it does, for `help`.
pub(super) const COMMANDS: &[(&str, &str, &str)] = &[
    ("ACTION", "", "play it, as it stands in the list of moves"),
    ("NUMBER", "", "play the action of that number in the list of moves"),
    ("moves", " [BEGINNING]", "list the legal actions, or those that begin so"),
    ("why", " ACTION", "why an action is not allowed"),
    ("hint", "", "what the computer would play"),
    ("undo", "", "take back to your own last decision"),
    ("rules", " CLAUSE", "read a clause, as rules J-13"),
    ("board", "", "show the board again"),
    ("position", "", "the position as text"),
    ("save", " [FILE]", "save the game and go on"),
    ("resign", "", "give the game up"),
    ("quit", "", "save the game and leave"),
    ("help", "", "this list"),
];

/// What a player wants.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Wish<'a> {
    Nothing,
    Act(&'a str),
    Moves(&'a str),
    Why(&'a str),
    Hint,
    Undo,
    Rules(&'a str),
    Board,
    Position,
    Save(&'a str),
    Resign,
    Quit,
    Help,
}

impl Wish<'_> {
    /// What a line asks for. What is no command is taken for an action.
    pub(super) fn read(line: &str) -> Wish<'_> {
        let line = line.trim();
        let (word, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Wish::Nothing,
            ("moves", rest) => Wish::Moves(rest),
            ("why", rest) => Wish::Why(rest),
            ("rules", rest) => Wish::Rules(rest),
            ("save", rest) => Wish::Save(rest),
            ("hint", "") => Wish::Hint,
            ("undo", "") => Wish::Undo,
            ("board", "") => Wish::Board,
            ("position", "") => Wish::Position,
            ("resign", "") => Wish::Resign,
            ("quit" | "exit", "") => Wish::Quit,
            ("help" | "?", _) => Wish::Help,
            _ => Wish::Act(line),
        }
    }
}

/// The legal actions that begin so, each cut after its next part, so that long ones are found step by step: `a1-`, then
/// `a1-b3@`, then `a1-b3@c4`.
pub(super) fn continuations<'a>(legal: &'a [String], beginning: &str) -> Vec<&'a str> {
    let mut parts: Vec<&str> = Vec::new();
    for action in legal.iter().filter(|action| action.starts_with(beginning)) {
        let end = action[beginning.len()..]
            .find([':', '-', '@', '>', ','])
            .map_or(action.len(), |at| beginning.len() + at + 1);
        let part = &action[..end];
        if parts.last() != Some(&part) && !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts
}

/// The one legal action that differs from what was typed only in case, blanks and marks.
pub(super) fn meant<'a>(legal: &'a [String], typed: &str) -> Option<&'a str> {
    let bare = |text: &str| -> String {
        text.chars().filter(char::is_ascii_alphanumeric).map(|glyph| glyph.to_ascii_lowercase()).collect()
    };
    let wanted = bare(typed);
    let mut alike = legal.iter().filter(|action| bare(action) == wanted);
    let found = alike.next()?;
    if alike.next().is_none() { Some(found) } else { None }
}

#[cfg(test)]
mod tests {
    use super::{Wish, continuations, meant};

    fn legal(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn commands_are_known_whatever_their_case_and_all_else_is_an_action() {
        assert_eq!(Wish::read("  QUIT "), Wish::Quit);
        assert_eq!(Wish::read("why  a1-a2"), Wish::Why("a1-a2"));
        assert_eq!(Wish::read("undo it"), Wish::Act("undo it"));
        assert_eq!(Wish::read("a3 a4"), Wish::Act("a3 a4"));
        assert_eq!(Wish::read(" "), Wish::Nothing);
    }

    #[test]
    fn long_actions_are_found_part_by_part() {
        let legal = legal("a1-a4@a3 a1-a4@d3 a1-b3@c2 b2-b3");
        assert_eq!(continuations(&legal, ""), ["a1-", "b2-"]);
        assert_eq!(continuations(&legal, "a1-"), ["a1-a4@", "a1-b3@"]);
        assert_eq!(continuations(&legal, "a1-a4@"), ["a1-a4@a3", "a1-a4@d3"]);
        assert!(continuations(&legal, "c").is_empty());
    }

    #[test]
    fn what_was_meant_is_said_only_if_it_is_certain() {
        assert_eq!(meant(&legal("a3-a4 a3-b3"), "A3 a4"), Some("a3-a4"));
        assert_eq!(meant(&legal("removeC removec3"), "remove c"), Some("removeC"));
        assert_eq!(meant(&legal("a3-a4"), "a3"), None);
    }
}
