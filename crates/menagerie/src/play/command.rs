//! What a player may type.

/// Each command, its argument and its purpose, as the command `help` shows them.
pub(super) const COMMANDS: &[(&str, &str, &str)] = &[
    ("ACTION", "", "play it, written as in the list of moves"),
    ("NUMBER", "", "play the action with this number in the list of moves"),
    ("moves", " [BEGINNING]", "list the legal actions, or those that begin with this"),
    ("why", " ACTION", "explain why an action is illegal"),
    ("hint", "", "show what the computer would play"),
    ("undo", "", "take back your last turn"),
    ("rules", " CLAUSE", "read a clause of the rules"),
    ("board", "", "show the board again"),
    ("position", "", "show the position as text"),
    ("save", " [FILE]", "save the game and continue"),
    ("resign", "", "resign"),
    ("quit", "", "save the game and leave"),
    ("help", "", "show this list"),
];

/// The command that a typed line means.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
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

impl Command<'_> {
    /// Parses a line. A line that is no other command is taken as an action.
    pub(super) fn read(line: &str) -> Command<'_> {
        let line = line.trim();
        let (word, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Command::Nothing,
            ("moves", rest) => Command::Moves(rest),
            ("why", rest) => Command::Why(rest),
            ("rules", rest) => Command::Rules(rest),
            ("save", rest) => Command::Save(rest),
            ("hint", "") => Command::Hint,
            ("undo", "") => Command::Undo,
            ("board", "") => Command::Board,
            ("position", "") => Command::Position,
            ("resign", "") => Command::Resign,
            ("quit" | "exit", "") => Command::Quit,
            ("help" | "?", _) => Command::Help,
            _ => Command::Act(line),
        }
    }
}

/// The legal actions that begin with a text, each cut off after the next part. This lets a player complete a
/// long action step by step: `a1-`, then `a1-b3@`, then `a1-b3@c4`.
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

/// The legal action that differs from the typed text only in case, spaces and punctuation. `None` if there is
/// none or more than one.
pub(super) fn similar<'a>(legal: &'a [String], typed: &str) -> Option<&'a str> {
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
    use super::{Command, continuations, similar};

    fn legal(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn commands_ignore_case_and_everything_else_is_an_action() {
        assert_eq!(Command::read("  QUIT "), Command::Quit);
        assert_eq!(Command::read("why  a1-a2"), Command::Why("a1-a2"));
        assert_eq!(Command::read("undo it"), Command::Act("undo it"));
        assert_eq!(Command::read("a3 a4"), Command::Act("a3 a4"));
        assert_eq!(Command::read(" "), Command::Nothing);
    }

    #[test]
    fn long_actions_are_completed_part_by_part() {
        let legal = legal("a1-a4@a3 a1-a4@d3 a1-b3@c2 b2-b3");
        assert_eq!(continuations(&legal, ""), ["a1-", "b2-"]);
        assert_eq!(continuations(&legal, "a1-"), ["a1-a4@", "a1-b3@"]);
        assert_eq!(continuations(&legal, "a1-a4@"), ["a1-a4@a3", "a1-a4@d3"]);
        assert!(continuations(&legal, "c").is_empty());
    }

    #[test]
    fn a_similar_action_is_suggested_only_if_it_is_the_only_one() {
        assert_eq!(similar(&legal("a3-a4 a3-b3"), "A3 a4"), Some("a3-a4"));
        assert_eq!(similar(&legal("removeC removec3"), "remove c"), Some("removeC"));
        assert_eq!(similar(&legal("a3-a4"), "a3"), None);
    }
}
