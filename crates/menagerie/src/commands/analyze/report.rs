//! Describes the findings of the analysis: lines, what they are worth, and how much an action gave away.

use players::Info;
use rules::{Seat, record::Ply};
use serde_json::{Value, json};

/// A line of play: an action, what it is worth, and the actions that are expected after it.
#[derive(Clone)]
pub(crate) struct Line {
    /// The expected score of the player to act, from 0 to 1.
    pub(crate) value: f64,
    /// Whether the value is proven.
    pub(crate) proven: bool,
    /// The number of plies to the end, if that is proven too.
    pub(crate) plies: Option<u32>,
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
    /// The action and its continuation.
    pub(crate) actions: Vec<String>,
}

impl Line {
    pub(super) fn new<A: ToString>(info: Info<A>) -> Line {
        let Info { nodes, depth, value, certain, proven, line, .. } = info;
        let actions = line.iter().map(ToString::to_string).collect();
        Line { value, proven: certain, plies: proven, nodes, depth, actions }
    }

    /// A line for an action that was not searched, with an even score.
    fn unknown(action: &str) -> Line {
        let actions = vec![action.to_owned()];
        Line { value: 0.5, proven: false, plies: None, nodes: 0, depth: 0, actions }
    }

    fn action(&self) -> &str {
        self.actions.first().map_or("", String::as_str)
    }

    /// The value in words: `62 %`, or `won in 7`.
    pub(super) fn worth(&self) -> String {
        let word = match self.value {
            value if !self.proven => return format!("{:.0} %", 100.0 * value),
            value if value > 0.5 => "won",
            value if value < 0.5 => "lost",
            _ => return "drawn".to_owned(),
        };
        self.plies.map_or_else(|| word.to_owned(), |plies| format!("{word} in {plies}"))
    }

    pub(super) fn object(&self) -> Value {
        json!({
            "action": self.action(),
            "value": self.value,
            "proven": self.proven,
            "plies": self.plies,
            "nodes": self.nodes,
            "depth": self.depth,
            "line": self.actions,
        })
    }
}

/// An action that was played, compared with the best lines.
pub(super) struct Study {
    played: Line,
    /// The best lines, best first.
    best: Vec<Line>,
}

/// The marks of bad actions, each with the loss of expected score from which it is given.
const MARKS: [(f64, &str); 3] = [(0.20, "??"), (0.10, "?"), (0.05, "?!")];

impl Study {
    /// `lines` are the best lines, then the line of the action played if it is not among them.
    pub(super) fn new(action: &str, mut lines: Vec<Line>) -> Study {
        let place = lines.iter().position(|line| line.action() == action);
        let played = match place {
            Some(place) if place + 1 == lines.len() && place > 0 => lines.pop(),
            Some(place) => lines.get(place).cloned(),
            None => None,
        };
        Study { played: played.unwrap_or_else(|| Line::unknown(action)), best: lines }
    }

    /// How much expected score the action gave away.
    fn cost(&self) -> f64 {
        self.best.first().map_or(0.0, |best| (best.value - self.played.value).max(0.0))
    }

    fn mark(&self) -> &'static str {
        MARKS.iter().find(|(least, _)| self.cost() >= *least).map_or("", |(_, mark)| mark)
    }

    fn comment(&self) -> String {
        let worth = self.played.worth();
        match self.best.first().filter(|_| !self.mark().is_empty()) {
            Some(best) => {
                let line = best.actions.join(" ");
                format!("{} {worth}; better {}: {line}", self.mark(), best.worth())
            }
            None => worth,
        }
    }

    pub(super) fn text(&self) -> String {
        let mut text = format!("{}  {}", self.played.action(), self.comment());
        if self.best.len() > 1 {
            for line in &self.best {
                text.push_str(&format!("\n      {:>12}  {}", line.worth(), line.actions.join(" ")));
            }
        }
        text
    }

    /// The ply with the finding added to its comment.
    pub(super) fn annotate(&self, ply: &Ply) -> Ply {
        let comments = ply.comment.iter().cloned().chain([self.comment()]);
        Ply { comment: Some(comments.collect::<Vec<_>>().join(" | ")), ..ply.clone() }
    }

    pub(super) fn object(&self, record: usize, ply: usize, seat: Seat) -> Value {
        json!({
            "record": record,
            "ply": ply,
            "seat": seat.index(),
            "played": self.played.object(),
            "cost": self.cost(),
            "mark": self.mark(),
            "lines": self.best.iter().map(Line::object).collect::<Vec<_>>(),
        })
    }
}
