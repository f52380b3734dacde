//! Comments with drawings on the board.

use std::fmt;

/// A comment, split into its words and the drawings on the board.
///
/// The drawings stand at the beginning of the comment: `[%circle c3 red] [%arrow c3 c4 green] Look here.`
/// Text in brackets that has any other form belongs to the words. If a text is parsed and the comment is then
/// written, the result is the same text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comment {
    /// The drawings, in order.
    pub drawings: Vec<Drawing>,
    /// The words. If they begin with text in the form of a drawing, writing the comment and parsing it again
    /// turns that text into a drawing.
    pub text: String,
}

/// A circle or an arrow, drawn on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// A circle around a cell.
    Circle {
        /// The cell's name on the board of the game: ASCII letters, digits and hyphens. Names of cells that
        /// the board does not have are accepted too.
        cell: String,
        /// Its colour.
        colour: Colour,
    },
    /// An arrow between two cells.
    Arrow {
        /// The cell where it begins.
        from: String,
        /// The cell to which it points.
        to: String,
        /// Its colour.
        colour: Colour,
    },
}

/// The colour of a drawing. The author of the comment decides what it means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Green.
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// Every colour, with the word that stands for it in comments.
    pub const ALL: [(Colour, &'static str); 4] =
        [(Colour::Green, "green"), (Colour::Red, "red"), (Colour::Blue, "blue"), (Colour::Yellow, "yellow")];

    /// The word that stands for the colour in comments.
    pub fn word(self) -> &'static str {
        Colour::ALL.iter().find(|(colour, _)| *colour == self).map_or("", |(_, word)| word)
    }

    fn parse(word: &str) -> Option<Colour> {
        Colour::ALL.iter().find(|(_, known)| *known == word).map(|(colour, _)| *colour)
    }
}

impl Comment {
    /// Splits the text of a comment into drawings and words.
    pub fn parse(comment: &str) -> Comment {
        let mut drawings = Vec::new();
        let mut text = comment;
        while let Some((drawing, rest)) = leading_drawing(text) {
            drawings.push(drawing);
            text = rest;
        }
        Comment { drawings, text: text.to_owned() }
    }

    /// Joins the two comments: all drawings come first, then the words of each comment, on separate lines.
    #[must_use]
    pub fn followed_by(mut self, other: Comment) -> Comment {
        self.drawings.extend(other.drawings);
        if !self.text.is_empty() && !other.text.is_empty() {
            self.text.push('\n');
        }
        self.text += &other.text;
        self
    }
}

/// Splits off the drawing at the beginning of a text. One space separates it from what follows.
fn leading_drawing(text: &str) -> Option<(Drawing, &str)> {
    let (command, rest) = text.strip_prefix("[%")?.split_once(']')?;
    let rest = if rest.is_empty() { rest } else { rest.strip_prefix(' ').filter(|rest| !rest.is_empty())? };
    let words: Vec<&str> = command.split(' ').collect();
    let drawing = match words[..] {
        ["circle", at, colour] => Drawing::Circle { cell: cell(at)?, colour: Colour::parse(colour)? },
        ["arrow", from, to, colour] => {
            Drawing::Arrow { from: cell(from)?, to: cell(to)?, colour: Colour::parse(colour)? }
        }
        _ => return None,
    };
    Some((drawing, rest))
}

fn cell(name: &str) -> Option<String> {
    let is_cell = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_cell.then(|| name.to_owned())
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, drawing) in self.drawings.iter().enumerate() {
            write!(f, "{}{drawing}", if i == 0 { "" } else { " " })?;
        }
        let gap = if self.drawings.is_empty() || self.text.is_empty() { "" } else { " " };
        write!(f, "{gap}{}", self.text)
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Drawing::Circle { cell, colour } => write!(f, "[%circle {cell} {}]", colour.word()),
            Drawing::Arrow { from, to, colour } => write!(f, "[%arrow {from} {to} {}]", colour.word()),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Colour, Comment, Drawing};

    #[test]
    fn drawings_stand_before_the_words() {
        let text = "[%circle 0-3 red] [%arrow c3 c4 green] Look [%circle c3 red] here.";
        let comment = Comment::parse(text);
        let circle = Drawing::Circle { cell: "0-3".to_owned(), colour: Colour::Red };
        let arrow = Drawing::Arrow { from: "c3".to_owned(), to: "c4".to_owned(), colour: Colour::Green };
        assert_eq!(comment.drawings, [circle, arrow]);
        assert_eq!(
            (comment.text.as_str(), comment.to_string().as_str()),
            ("Look [%circle c3 red] here.", text)
        );
    }

    #[test]
    fn commands_of_another_form_are_words() {
        for text in [
            "[%clk 0:10]",
            "[%circle c3]",
            "[%circle c3 pink] x",
            "[%circle  c3 red] x",
            "[%circle c3 red]x",
            "[%circle c3 red] ",
            "[%arrow c3 red]",
            "[%arrow c3 c+4 red]",
            "[%circle c3 red",
            " [%circle c3 red]",
        ] {
            assert_eq!(Comment::parse(text), Comment { drawings: Vec::new(), text: text.to_owned() });
        }
    }

    #[test]
    fn joined_comments_keep_their_drawings() {
        let joined =
            |one: &str, other: &str| Comment::parse(one).followed_by(Comment::parse(other)).to_string();
        assert_eq!(
            joined("[%circle c3 red] One.", "[%circle c4 red] Two."),
            "[%circle c3 red] [%circle c4 red] One.\nTwo."
        );
        assert_eq!(joined("[%circle c3 red]", "Two."), "[%circle c3 red] Two.");
        assert_eq!(joined("One.", "[%circle c3 red]"), "[%circle c3 red] One.");
    }

    proptest! {
        #[test]
        fn comments_are_written_as_they_were_read(
            text in "(\\[%(circle|arrow|x)( [a-c0-9-]{0,2}| green| blue){0,4}\\][ x]?){0,4}[ -~]{0,8}"
        ) {
            prop_assert_eq!(Comment::parse(&text).to_string(), text);
        }
    }
}
