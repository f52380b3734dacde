//! The cross table of a match: each player's Elo, and the score of each player against each other player.

use book::Book;
use serde_json::{Value, json};

use crate::words::decimal;

/// The games between two players.
pub(super) struct Pairing {
    /// Both players, as indices into the list of players.
    pub(super) players: [usize; 2],
    pub(super) games: u64,
    /// The first player's mean score.
    pub(super) score: f64,
}

/// The players of a match, and the results of the games between them.
pub(super) struct CrossTable {
    names: Vec<String>,
    pairings: Vec<Pairing>,
    /// Each player's Elo; the mean of all is 0.
    elos: Vec<f64>,
    /// The players as indices into `names`, the strongest first.
    order: Vec<usize>,
}

/// The number of rounds of the fit. Each round brings the Elos closer to the values at which they no longer
/// change. 2000 rounds are enough for a dozen players.
const ROUNDS: u32 = 2000;
/// The fit adds half a drawn game to each pairing. So even a player who has won or lost all games has a
/// finite Elo.
const PRIOR_GAMES: f64 = 0.5;

impl CrossTable {
    pub(super) fn new(names: Vec<String>, pairings: Vec<Pairing>) -> CrossTable {
        let elos = fit(names.len(), &pairings);
        let mut order: Vec<usize> = (0..names.len()).collect();
        order.sort_by(|one, other| elos[*other].total_cmp(&elos[*one]));
        CrossTable { names, pairings, elos, order }
    }

    /// Returns the number of games of a player against another, and the player's mean score in these games.
    fn against(&self, player: usize, other: usize) -> Option<(u64, f64)> {
        self.pairings.iter().find_map(|pairing| match pairing.players {
            players if players == [player, other] => Some((pairing.games, pairing.score)),
            players if players == [other, player] => Some((pairing.games, 1.0 - pairing.score)),
            _ => None,
        })
    }

    /// Returns the number of a player's games, and the player's mean score in all of them.
    fn total(&self, player: usize) -> (u64, f64) {
        let met = (0..self.names.len()).filter_map(|other| self.against(player, other));
        let (games, points) =
            met.fold((0, 0.0), |(games, points), (more, score)| (games + more, points + more as f64 * score));
        (games, if games == 0 { 0.5 } else { points / games as f64 })
    }

    pub(super) fn object(&self) -> Value {
        let player = |&player: &usize| {
            let (games, score) = self.total(player);
            let met: Vec<Value> = self
                .order
                .iter()
                .map(|other| self.against(player, *other).map(|(_, score)| score).into())
                .collect();
            json!({
                "player": self.names[player],
                "elo": self.elos[player],
                "games": games,
                "score": score,
                "against": met,
            })
        };
        self.order.iter().map(player).collect()
    }

    /// The table as text. Each line contains a player's rank, name, Elo, games and score, and then the
    /// player's score against each other player, in the order of their ranks.
    pub(super) fn text(&self, book: &Book) -> String {
        let [player, games, score] =
            ["player", "games", "score"].map(|column| book.name(&format!("terminal-table-{column}")));
        let (games_width, score_width) = (games.chars().count().max(5), score.chars().count().max(6));
        let names = self.names.iter().chain([&player]);
        let width = names.map(|name| name.chars().count()).max().unwrap_or(0);
        let percent = |score: f64| decimal(book, &format!("{:.1}%", 100.0 * score));
        let mut text = format!("    {player:width$}   Elo  {games:>games_width$} {score:>score_width$}");
        for rank in 1..=self.order.len() {
            text.push_str(&format!(" {rank:>6}"));
        }
        text.push('\n');
        for (rank, &player) in (1..).zip(&self.order) {
            let (games, score) = self.total(player);
            let (name, elo) = (&self.names[player], self.elos[player]);
            text.push_str(&format!("{rank:2}. {name:width$} {elo:+5.0}  {games:games_width$}"));
            text.push_str(&format!(" {:>score_width$}", percent(score)));
            for &other in &self.order {
                let met = self.against(player, other).filter(|(games, _)| *games > 0);
                let met = met.map_or("–".to_owned(), |(_, score)| percent(score));
                text.push_str(&format!(" {met:>6}"));
            }
            text.push('\n');
        }
        text
    }
}

/// Computes the Elos that make the results most likely (Bradley and Terry, 1952), with the minorisation
/// algorithm of Hunter (2004).
fn fit(players: usize, pairings: &[Pairing]) -> Vec<f64> {
    let met = |player: usize| {
        pairings.iter().filter_map(move |pairing| {
            let [one, other] = pairing.players;
            let games = pairing.games as f64;
            match player {
                _ if pairing.games == 0 => None,
                _ if player == one => Some((other, games, games * pairing.score)),
                _ if player == other => Some((one, games, games * (1.0 - pairing.score))),
                _ => None,
            }
        })
    };
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..ROUNDS {
        for player in 0..players {
            let (mut points, mut weight) = (0.0, 0.0);
            for (other, games, score) in met(player) {
                points += score + PRIOR_GAMES / 2.0;
                weight += (games + PRIOR_GAMES) / (strengths[player] + strengths[other]);
            }
            if weight > 0.0 {
                strengths[player] = points / weight;
            }
        }
    }
    let elos: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elos.iter().sum::<f64>() / players.max(1) as f64;
    elos.iter().map(|elo| elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use book::{Book, Language};

    use super::{CrossTable, Pairing};
    use crate::tally::score_of;

    #[test]
    fn elos_explain_the_results() {
        // 100 points between neighbours, 200 between the first and the last.
        let elos = [100.0, 0.0, -100.0];
        let pair = |one: usize, other: usize| Pairing {
            players: [one, other],
            games: 100_000,
            score: score_of(elos[one] - elos[other]),
        };
        let names = ["a", "b", "c"].map(str::to_owned).to_vec();
        let table = CrossTable::new(names, vec![pair(2, 0), pair(0, 1), pair(1, 2)]);
        for (fitted, elo) in table.elos.iter().zip(elos) {
            assert!((fitted - elo).abs() < 0.5, "{:?}", table.elos);
        }
        let text = table.text(&Book::new(Language::English));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[1].starts_with(" 1. a") && lines[3].starts_with(" 3. c"), "{text}");
        assert!(lines[1].contains("–  64.0%  76.0%"), "{text}");
    }

    #[test]
    fn whoever_wins_every_game_has_a_finite_elo() {
        let pair = |one: usize, other: usize| Pairing { players: [one, other], games: 10, score: 1.0 };
        let names = ["a", "b", "c"].map(str::to_owned).to_vec();
        let table = CrossTable::new(names, vec![pair(0, 1), pair(1, 2)]);
        assert!(table.elos.iter().all(|elo| elo.is_finite()) && table.elos.is_sorted_by(|a, b| a > b));
    }
}
