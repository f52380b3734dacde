//! Describes the findings of the analysis: lines, what they are worth, and how much an action gave away.

use std::fmt::Write as _;

use book::Book;
use players::Info;
use rules::{
    Seat,
    catalog::AnyGame,
    record::{Comment, Mark, Ply},
};
use serde_json::{Value, json};

use super::side::View;

/// A line of play: an action, what it is worth, and the actions that are expected after it.
#[derive(Clone)]
pub(crate) struct Line {
    /// The expected score of the player to act, from 0 to 1.
    pub(crate) value: f64,
    /// Whether the value is proven.
    pub(crate) proven: bool,
    /// The number of plies to the end; `None` if it is not proven.
    pub(crate) plies: Option<u32>,
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
    /// The action and its continuation.
    pub(crate) actions: Vec<String>,
    /// The number of stones by which the player to act wins, negative if they lose. `None` if it is not
    /// proven, or if the game does not count stones.
    pub(crate) stones: Option<i32>,
}

impl Line {
    pub(super) fn new<A: ToString>(info: Info<A>) -> Line {
        let Info { nodes, depth, value, certain, proven, line, .. } = info;
        let actions = line.iter().map(ToString::to_string).collect();
        Line { value, proven: certain, plies: proven, nodes, depth, actions, stones: None }
    }

    /// The same line, with `stones` set if the line is proven and reaches the end of a game that counts
    /// stones.
    pub(super) fn with_stones(mut self, game: &AnyGame) -> Line {
        if let (true, Some(seat)) = (self.proven, game.turn().seat())
            && game.store(seat).is_some()
        {
            let mut game = game.clone();
            let is_complete = self.actions.iter().all(|action| game.play(action).is_ok());
            if is_complete && game.outcome().is_some() {
                self.stones = Some(game.score(seat) - game.score(seat.other()));
            }
        }
        self
    }

    /// A line for an action that was not searched.
    fn unknown(action: &str) -> Line {
        let actions = vec![action.to_owned()];
        Line { value: 0.5, proven: false, plies: None, nodes: 0, depth: 0, actions, stones: None }
    }

    pub(super) fn action(&self) -> &str {
        self.actions.first().map_or("", String::as_str)
    }

    /// The value in words: `62 %`, `won in 7`, or `won by 4 stones`.
    pub(super) fn worth(&self, book: &Book, view: View) -> String {
        let (value, stones) = match view {
            View::Own => (self.value, self.stones),
            View::Opposite => (1.0 - self.value, self.stones.map(|stones| -stones)),
        };
        match self.proven {
            true => book
                .say("terminal-worth", &[("result", result(value)), ("margin", &self.margin(book, stones))]),
            false => format!("{:.0} %", 100.0 * value),
        }
    }

    /// By how much or how soon the game is won or lost, if that is proven: ` by 4 stones` or ` in 7`.
    fn margin(&self, book: &Book, stones: Option<i32>) -> String {
        let margin = match (stones, self.plies) {
            _ if self.value == 0.5 => return String::new(),
            (Some(stones), _) => {
                let key = if stones < 0 { "terminal-behind" } else { "terminal-ahead" };
                book.say(key, &[("stones", &stones.abs().to_string()), ("one", one(stones))])
            }
            (None, Some(plies)) => book.say("terminal-in-plies", &[("plies", &plies.to_string())]),
            (None, None) => return String::new(),
        };
        format!(" {margin}")
    }

    pub(super) fn object(&self) -> Value {
        json!({
            "action": self.action(),
            "value": self.value,
            "proven": self.proven,
            "plies": self.plies,
            "stones": self.stones,
            "nodes": self.nodes,
            "depth": self.depth,
            "line": self.actions,
        })
    }
}

/// An action that was played, compared with the best lines.
pub(super) struct Study {
    played: Line,
    /// The best lines, best first. Empty if the action was the only legal one.
    best: Vec<Line>,
    /// Whether the action was the only legal one, and was therefore not searched.
    is_forced: bool,
    /// The difference in expected score between the best action and the second-best one; `None` if only one
    /// was searched.
    lead: Option<f64>,
}

/// The marks of bad actions, each with the smallest loss of expected score that earns it.
pub(super) const MARKS: [(f64, Mark); 3] =
    [(0.20, Mark::Blunder), (0.10, Mark::Mistake), (0.05, Mark::Dubious)];

impl Study {
    /// `lines` are the best lines. If the played action begins none of them, its line comes last. At most
    /// `most` of the best lines are shown.
    pub(super) fn new(action: &str, mut lines: Vec<Line>, most: usize) -> Study {
        let lead = lines.first().zip(lines.get(1)).map(|(best, next)| best.value - next.value);
        let place = lines.iter().position(|line| line.action() == action);
        let played = match place {
            Some(place) if place + 1 == lines.len() && place > 0 => lines.pop(),
            Some(place) => lines.get(place).cloned(),
            None => None,
        };
        lines.truncate(most);
        let played = played.unwrap_or_else(|| Line::unknown(action));
        Study { played, best: lines, is_forced: false, lead }
    }

    /// The study of the only legal action.
    pub(super) fn forced(action: &str) -> Study {
        Study { played: Line::unknown(action), best: Vec::new(), is_forced: true, lead: None }
    }

    pub(super) fn is_forced(&self) -> bool {
        self.is_forced
    }

    pub(super) fn action(&self) -> &str {
        self.played.action()
    }

    /// Returns the player's expected score after the best action, and after the played action.
    pub(super) fn values(&self) -> (f64, f64) {
        (self.best.first().map_or(self.played.value, |best| best.value), self.played.value)
    }

    /// How much expected score the action gave away.
    pub(super) fn cost(&self) -> f64 {
        let (best, played) = self.values();
        (best - played).max(0.0)
    }

    /// How many stones the action gave away, if that is proven; otherwise 0.
    pub(super) fn stones(&self) -> i32 {
        let best = self.best.first().and_then(|best| best.stones);
        best.zip(self.played.stones).map_or(0, |(best, played)| (best - played).max(0))
    }

    /// What the action gave away, in words.
    pub(super) fn cost_text(&self, book: &Book) -> String {
        let share = format!("{:.0} %", 100.0 * self.cost());
        let cost = match (self.cost(), self.stones()) {
            (cost, stones) if stones > 0 && cost < 0.01 => stones_text(book, stones),
            (_, stones) if stones > 0 => format!("{share}, {}", stones_text(book, stones)),
            _ => share,
        };
        book.say("terminal-cost", &[("cost", &cost)])
    }

    /// The values of the best action and of the played action, in words.
    pub(super) fn swing(&self, book: &Book, view: View) -> (String, String) {
        let best = self.best.first().unwrap_or(&self.played);
        (best.worth(book, view), self.played.worth(book, view))
    }

    /// If the best action was played, returns by how much expected score it is better than the second-best
    /// action. Otherwise returns `None`.
    pub(super) fn margin_over_next(&self) -> Option<f64> {
        self.lead.filter(|_| self.best.first().is_some_and(|best| best.action() == self.action()))
    }

    pub(super) fn mark(&self) -> &'static str {
        MARKS.iter().find(|(least, _)| self.cost() >= *least).map_or("", |(_, mark)| mark.text())
    }

    fn comment(&self, book: &Book, view: View) -> String {
        if self.is_forced {
            return book.name("terminal-only-action");
        }
        let worth = self.played.worth(book, view);
        match self.best.first().filter(|_| !self.mark().is_empty() || self.stones() > 0) {
            Some(best) => {
                let mark = self.mark();
                let gap = if mark.is_empty() { "" } else { " " };
                let (best_worth, line) = (best.worth(book, view), best.actions.join(" "));
                let better = book.say("terminal-better", &[("worth", &best_worth), ("line", &line)]);
                format!("{mark}{gap}{worth}; {better}")
            }
            None => worth,
        }
    }

    /// Says why the best action was better than the played one: what the opponent answers to each of these
    /// two actions, and where that answer leads.
    pub(super) fn reason(
        &self,
        book: &Book,
        before: &AnyGame,
        seat: Seat,
        name: &dyn Fn(Seat) -> String,
    ) -> String {
        let sentence = |key: &str, line: &Line| {
            let outcome = outcome_of(line, book, before, seat, name);
            book.say(key, &[("action", line.action()), ("outcome", &outcome)])
        };
        let better = self.best.first().filter(|best| best.action() != self.played.action());
        let better = better.map(|best| sentence("terminal-better-was", best));
        let sentences = [sentence("terminal-after", &self.played)].into_iter().chain(better);
        sentences.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn text(&self, book: &Book, view: View) -> String {
        let mut text = format!("{}  {}", self.played.action(), self.comment(book, view));
        if self.best.len() > 1 {
            for line in &self.best {
                let _ = write!(text, "\n      {:>12}  {}", line.worth(book, view), line.actions.join(" "));
            }
        }
        text
    }

    /// The ply with the finding added to its comment.
    pub(super) fn annotate(&self, book: &Book, ply: &Ply, view: View) -> Ply {
        let mut comment = Comment::parse(ply.comment.as_deref().unwrap_or_default());
        if !comment.text.is_empty() {
            comment.text += " | ";
        }
        comment.text += &self.comment(book, view);
        Ply { comment: Some(comment.to_string()), ..ply.clone() }
    }

    pub(super) fn object(&self, record: usize, ply: usize, seat: Seat) -> Value {
        let mut played = self.played.object();
        if self.is_forced {
            played["value"] = Value::Null;
        }
        json!({
            "record": record,
            "ply": ply,
            "seat": seat.index(),
            "forced": self.is_forced,
            "played": played,
            "cost": self.cost(),
            "stones": self.stones(),
            "mark": self.mark(),
            "lines": self.best.iter().map(Line::object).collect::<Vec<_>>(),
        })
    }
}

/// Says what follows after the first action of a line: the opponent's answer, how the scores change until the
/// line ends, and what the line is worth for the player at `seat`.
fn outcome_of(
    line: &Line,
    book: &Book,
    before: &AnyGame,
    seat: Seat,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let mut game = before.clone();
    let mut answers = None;
    for action in &line.actions {
        if let (None, Some(other)) = (&answers, game.turn().seat().filter(|next| *next != seat)) {
            answers = Some((name(other), action));
        }
        if game.play(action).is_err() {
            // In games with hidden cards, a line leaves out what its player could not know.
            break;
        }
    }
    let player = name(seat);
    let mut outcome = if line.proven {
        let margin = line.margin(book, line.stones);
        let args = [("player", player.as_str()), ("result", result(line.value)), ("margin", &margin)];
        book.say("terminal-will", &args)
    } else {
        let worth = line.worth(book, View::Own);
        book.say("terminal-can-expect", &[("player", &player), ("worth", &worth)])
    };
    if let Some((other, action)) = answers {
        let args = [("player", other.as_str()), ("action", action), ("outcome", &outcome)];
        outcome = book.say("terminal-answers", &args);
    }
    let gain = |seat: Seat| game.score(seat) - before.score(seat);
    let gains: Vec<String> = Seat::all(before.spec().seats())
        .filter(|seat| gain(*seat) != 0)
        .map(|seat| format!("{} {:+}", name(seat), gain(seat)))
        .collect();
    if !gains.is_empty() {
        outcome.push_str(&format!(" ({})", book.say("terminal-gains", &[("gains", &gains.join(", "))])));
    }
    outcome + "."
}

/// The keyword that the book's sentences expect for the result of a proven value.
fn result(value: f64) -> &'static str {
    match value {
        value if value > 0.5 => "won",
        value if value < 0.5 => "lost",
        _ => "drawn",
    }
}

/// The keyword that tells the book's sentences whether to use the singular: "yes" for 1 and -1.
fn one(number: i32) -> &'static str {
    if number.abs() == 1 { "yes" } else { "no" }
}

/// A number of stones in words.
pub(super) fn stones_text(book: &Book, stones: i32) -> String {
    book.say("terminal-stones", &[("stones", &stones.to_string()), ("one", one(stones))])
}
