//! What a player may type.

/// A line of the list that the command `help` shows. The book says what each command is for, under the
/// [key](Listed::key) of the line.
pub(super) struct Listed {
    /// The word to type; `None` if there is only the argument.
    pub(super) word: Option<&'static str>,
    /// The book has the argument's name under the key `terminal-argument-` followed by this word. `None` if
    /// there is no argument.
    pub(super) argument: Option<&'static str>,
    /// Whether the argument may be left out.
    pub(super) is_optional: bool,
}

impl Listed {
    const fn plain(word: &'static str) -> Listed {
        Listed { word: Some(word), argument: None, is_optional: false }
    }

    const fn with(word: &'static str, argument: &'static str, is_optional: bool) -> Listed {
        Listed { word: Some(word), argument: Some(argument), is_optional }
    }

    const fn argument(argument: &'static str) -> Listed {
        Listed { word: None, argument: Some(argument), is_optional: false }
    }

    /// The key of the sentence that says what the command is for.
    pub(super) fn key(&self) -> String {
        format!("terminal-command-{}", self.word.or(self.argument).unwrap_or_default())
    }
}

/// Everything that can be typed.
pub(super) const COMMANDS: &[Listed] = &[
    Listed::argument("action"),
    Listed::argument("number"),
    Listed::with("moves", "beginning", true),
    Listed::with("why", "action", false),
    Listed::plain("hint"),
    Listed::plain("undo"),
    Listed::with("rules", "clause", false),
    Listed::plain("board"),
    Listed::plain("position"),
    Listed::with("save", "file", true),
    Listed::plain("resign"),
    Listed::plain("quit"),
    Listed::plain("help"),
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
    /// Parses a line. A line that is not a command is taken as an action.
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

/// Returns the legal actions that begin with a text, each cut off after its next part. A part ends with a
/// punctuation mark. This lets a player complete a long action step by step: `a1-`, then `a1-b3@`, then
/// `a1-b3@c4`.
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
