//! Boards in the rule books: a position, and actions that are shown on it.
//!
//! In Markdown, a board is a fenced block named `board` and the board's own name:
//!
//! ````text
//! ```board lion-jumps
//! game jungle
//! from 4d2/7/7/7/7/7/1L5/7/7 o -
//! text What the picture shows.
//! play b3-b7
//! text What this action shows.
//! refuse b7-c8 J-3
//! text Why this one is not possible.
//! ```
//! ````
//!
//! A block may also have these lines:
//!
//! - `after NAME`, in place of `game` and `from`: the board begins where another board ended.
//! - `before ACTION …`: actions that lead to the picture. They are not shown.
//! - `near SEAT`: the seat at the bottom, by default seat 0. The board shows what this seat may know.
//! - `try DEPTH`: the number of actions that the reader may try on the picture.
//! - `mark CELL …` and `cross CELL …`: cells that stand out, in the picture or after an action.
//!
//! Only the words after `text` differ between languages.

use std::fmt;

use rules::{
    Faults, Illegal, Seat,
    catalog::{AnyGame, AnySpec},
};

/// A board of a rule book: a position, its caption, and actions that are shown on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The name, unique in its rule book.
    pub name: String,
    /// Where the diagram begins.
    pub origin: Origin,
    /// The actions that lead from the origin to the picture. They are not shown.
    pub before: Vec<String>,
    /// The seat at the bottom. The board shows what this seat may know.
    pub near: usize,
    /// The number of actions that the reader may try on the picture.
    pub free: usize,
    /// The caption of the picture.
    pub picture: Caption,
    /// The actions that are shown on the picture, in order.
    pub steps: Vec<Step>,
}

/// Where a diagram begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A game, at its start or at a position.
    Game {
        /// The spec: the game's name and its options.
        spec: String,
        /// The text of the position; `None` for the start.
        position: Option<String>,
    },
    /// The end of an earlier diagram of the same rule book.
    After(String),
}

/// The words under a board, and its marked cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caption {
    /// The words, in the language of the book.
    pub text: String,
    /// Cells that are highlighted.
    pub marks: Vec<String>,
    /// Cells that are crossed out.
    pub crosses: Vec<String>,
}

/// An action on a diagram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The action's text.
    pub action: String,
    /// The clause that forbids the action; `None` if the action is played.
    pub forbidden_by: Option<String>,
    /// The caption after the action.
    pub caption: Caption,
}

/// Why a diagram cannot be shown.
#[derive(Debug)]
pub enum DiagramError {
    /// No earlier diagram of the rule book has this name.
    UnknownOrigin(String),
    /// The spec or an action is not legal.
    Illegal(Illegal),
    /// The position is not legal.
    Position(Faults),
    /// The game has no such seat.
    UnknownSeat(usize),
    /// The action should be refused, but is legal.
    Allowed(String),
    /// The action is refused, but not by the clause that the diagram names. The second field is the clause
    /// that refuses it.
    OtherClause(String, &'static str),
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiagramError::UnknownOrigin(name) => write!(f, "no earlier diagram {name}"),
            DiagramError::Illegal(illegal) => write!(f, "{illegal}"),
            DiagramError::Position(faults) => write!(f, "{faults}"),
            DiagramError::UnknownSeat(seat) => write!(f, "no seat {seat}"),
            DiagramError::Allowed(action) => write!(f, "{action} is legal"),
            DiagramError::OtherClause(action, clause) => write!(f, "{action} is refused by {clause}"),
        }
    }
}

impl std::error::Error for DiagramError {}

impl Diagram {
    /// Parses the lines of a fenced block. `None` if one of them is malformed.
    pub(crate) fn parse(name: &str, lines: &str) -> Option<Diagram> {
        let (mut origin, mut before, mut near, mut free) = (None, Vec::new(), 0, 0);
        let mut picture = Caption::default();
        let mut steps: Vec<Step> = Vec::new();
        for line in lines.lines() {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let caption = steps.last_mut().map_or(&mut picture, |step| &mut step.caption);
            let words = || value.split_whitespace().map(str::to_owned);
            match key {
                "game" => origin = Some(Origin::Game { spec: value.to_owned(), position: None }),
                "from" => match &mut origin {
                    Some(Origin::Game { position, .. }) => *position = Some(value.to_owned()),
                    _ => return None,
                },
                "after" => origin = Some(Origin::After(value.to_owned())),
                "before" => before.extend(words()),
                "near" => near = value.parse().ok()?,
                "try" => free = value.parse().ok()?,
                "text" if caption.text.is_empty() => caption.text = value.to_owned(),
                "text" => caption.text = format!("{} {value}", caption.text),
                "mark" => caption.marks.extend(words()),
                "cross" => caption.crosses.extend(words()),
                "play" | "refuse" => {
                    let (action, clause) = value.split_once(' ').unwrap_or((value, ""));
                    if (key == "refuse") == clause.is_empty() {
                        return None;
                    }
                    steps.push(Step {
                        action: action.to_owned(),
                        forbidden_by: (!clause.is_empty()).then(|| clause.to_owned()),
                        caption: Caption::default(),
                    });
                }
                _ => return None,
            }
        }
        Some(Diagram { name: name.to_owned(), origin: origin?, before, near, free, picture, steps })
    }

    /// The seat at the bottom.
    ///
    /// # Errors
    /// The game has no such seat.
    pub fn near_seat(&self, spec: AnySpec) -> Result<Seat, DiagramError> {
        Seat::all(spec.seats()).nth(self.near).ok_or(DiagramError::UnknownSeat(self.near))
    }
}

/// The game as a diagram first shows it. `diagrams` are all diagrams of the same rule book.
///
/// # Errors
/// The diagram cannot be shown.
pub fn set_up(diagram: &Diagram, diagrams: &[Diagram]) -> Result<AnyGame, DiagramError> {
    let mut game = match &diagram.origin {
        Origin::Game { spec, position } => {
            let spec = AnySpec::parse(spec).map_err(DiagramError::Illegal)?;
            match position {
                Some(position) => spec.from_position(position).map_err(DiagramError::Position)?,
                None => spec.start(),
            }
        }
        Origin::After(name) => {
            // Search only the earlier diagrams, so that the recursion ends.
            let unknown = || DiagramError::UnknownOrigin(name.clone());
            let place = diagrams.iter().position(|one| one.name == diagram.name).unwrap_or(diagrams.len());
            let earlier = diagrams.get(..place).unwrap_or_default();
            let origin = earlier.iter().find(|one| one.name == *name).ok_or_else(unknown)?;
            let mut game = set_up(origin, earlier)?;
            for step in &origin.steps {
                take(&mut game, step)?;
            }
            game
        }
    };
    for action in &diagram.before {
        game.play(action).map_err(DiagramError::Illegal)?;
    }
    Ok(game)
}

/// Plays a step of a diagram, or checks that its clause forbids it.
///
/// # Errors
/// The action is not legal although it should be, or is legal although a clause should forbid it.
pub fn take(game: &mut AnyGame, step: &Step) -> Result<(), DiagramError> {
    let Some(clause) = &step.forbidden_by else {
        return game.play(&step.action).map_err(DiagramError::Illegal);
    };
    match game.check(&step.action) {
        Ok(()) => Err(DiagramError::Allowed(step.action.clone())),
        Err(illegal) if illegal.clause() != clause => {
            Err(DiagramError::OtherClause(step.action.clone(), illegal.clause()))
        }
        Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Diagram, DiagramError, Origin, set_up, take};

    fn diagram(name: &str, lines: &[&str]) -> Diagram {
        Diagram::parse(name, &lines.join("\n")).unwrap()
    }

    #[test]
    fn lines_belong_to_the_picture_or_to_the_action_before() {
        let diagram = diagram(
            "x",
            &["game mana", "text One", "text two.", "play 3", "mark 0-3", "refuse 7 MC-4", "text No."],
        );
        assert_eq!(diagram.origin, Origin::Game { spec: "mana".to_owned(), position: None });
        assert_eq!(diagram.picture.text, "One two.");
        assert_eq!(diagram.steps[0].caption.marks, ["0-3"]);
        assert_eq!(diagram.steps[1].forbidden_by.as_deref(), Some("MC-4"));
        for lines in ["text a", "game mana\nfoo", "game mana\nrefuse 3", "game mana\nplay 3 MC-4"] {
            assert_eq!(Diagram::parse("x", lines), None, "{lines}");
        }
    }

    #[test]
    fn a_diagram_goes_on_where_an_earlier_one_ended() {
        let first = diagram("first", &["game mana", "play =b1"]);
        let second = diagram("second", &["after first", "before =b6"]);
        let both = [first, second];
        assert_eq!(set_up(&both[1], &both).unwrap().actions(), ["=b1", "=b6"]);
        let unknown = |name| matches!(name, Err(DiagramError::UnknownOrigin(_)));
        assert!(unknown(set_up(&both[1], &both[1..]).map(|_| ())));
        let own = diagram("own", &["after own"]);
        assert!(unknown(set_up(&own, std::slice::from_ref(&own)).map(|_| ())));
    }

    #[test]
    fn a_refused_action_names_the_clause_that_forbids_it() {
        let steps =
            diagram("x", &["game jungle", "refuse a3-b4 J-3", "refuse a3-a4 J-3", "refuse a3-b4 J-4"]);
        let mut game = set_up(&steps, &[]).unwrap();
        assert!(take(&mut game, &steps.steps[0]).is_ok());
        assert!(matches!(take(&mut game, &steps.steps[1]), Err(DiagramError::Allowed(_))));
        assert!(matches!(take(&mut game, &steps.steps[2]), Err(DiagramError::OtherClause(_, "J-3"))));
    }
}
