//! The results of a match.

use std::io::{self, Write};

use book::Book;
use rules::Seat;
use serde_json::{Value, json};
use table::LocalTable;

use super::{
    Contest, Match, SPRT_BOUND,
    cross_table::{CrossTable, Pairing},
};
use crate::{failure::Result, tally::Tally, words::decimal};

/// The results of the match so far.
pub(super) struct Report {
    spec: String,
    seats: usize,
    seed: u64,
    names: Vec<String>,
    contests: Vec<(Contest, Vec<Results>)>,
    sprt: Option<[f64; 2]>,
}

/// The results of one player in one contest: in total, and at each seat.
#[derive(Clone)]
struct Results {
    all: Tally,
    seats: Vec<Tally>,
}

impl Report {
    pub(super) fn new(match_: &Match) -> Report {
        let seats = match_.game.spec().seats();
        let none = Results { all: Tally::default(), seats: vec![Tally::default(); seats] };
        let results = |contest: &Contest| vec![none.clone(); contest.players.len()];
        Report {
            spec: match_.game.spec().to_string(),
            seats,
            seed: match_.args.seed,
            names: match_.args.players.iter().map(ToString::to_string).collect(),
            contests: match_.contests.iter().map(|contest| (contest.clone(), results(contest))).collect(),
            sprt: match_.args.sprt,
        }
    }

    /// Counts the games that were played with one opening in one contest.
    pub(super) fn count(&mut self, contest: usize, round: &[LocalTable]) {
        let (contest, results) = &mut self.contests[contest];
        for (player, results) in contest.players.iter().zip(results) {
            let mut scores = Vec::new();
            for (table, seating) in round.iter().zip(&contest.seatings) {
                let Some(table_scores) = table.scores() else { continue };
                for seat in Seat::all(self.seats).filter(|seat| seating[seat.index()] == *player) {
                    let score = table_scores.of(seat);
                    results.all.game(score);
                    results.seats[seat.index()].round(score);
                    scores.push(score);
                }
            }
            if !scores.is_empty() {
                results.all.round(scores.iter().sum::<f64>() / scores.len() as f64);
            }
        }
    }

    fn log_likelihood(&self) -> Option<f64> {
        let results = self.contests.first()?.1.first()?;
        self.sprt.map(|bounds| results.all.log_likelihood(bounds))
    }

    /// The Elo difference that a sequential test has accepted. `None` as long as the test is undecided.
    pub(super) fn verdict(&self) -> Option<f64> {
        let [low, high] = self.sprt?;
        let likelihood = self.log_likelihood()?;
        (likelihood.abs() >= SPRT_BOUND).then_some(if likelihood > 0.0 { high } else { low })
    }

    pub(super) fn progress(&self, match_: &Match, games: u64) -> String {
        let book = match_.book;
        let (played, all) = (games.to_string(), match_.games().to_string());
        let mut line = book.say("terminal-match-progress", &[("played", &played), ("games", &all)]);
        if let [(_, results)] = &self.contests[..]
            && let Some(results) = results.first()
        {
            line.push_str(&format!(", {} {}", self.names[0], decimal(book, &results.all.percent())));
        }
        if let Some(likelihood) = self.log_likelihood() {
            let [ratio, bound] = [likelihood, SPRT_BOUND].map(|ratio| decimal(book, &format!("{ratio:.2}")));
            let ratio = book.say("terminal-match-ratio-of", &[("ratio", &ratio), ("bound", &bound)]);
            line.push_str(&format!(", {ratio}"));
        }
        line
    }

    /// Prints the results on standard output.
    pub(super) fn print(&self, book: &Book, as_json: bool) -> Result {
        let mut out = io::stdout().lock();
        if as_json {
            writeln!(out, "{}", self.object())?;
            return Ok(out.flush()?);
        }
        let width = self.names.iter().map(String::len).max().unwrap_or(0);
        let [won_word, shared_word, lost_word, score_word] =
            ["won", "shared", "lost", "score"].map(|word| book.name(&format!("terminal-match-{word}")));
        let percent = |tally: &Tally| decimal(book, &tally.percent());
        for (contest, results) in &self.contests {
            for (player, results) in contest.players.iter().zip(results) {
                let tally = &results.all;
                let Tally { won, shared, lost, .. } = tally;
                write!(
                    out,
                    "{:width$}  {won_word} {won:5}  {shared_word} {shared:5}  {lost_word} {lost:5}  {score_word} {:>14}",
                    self.names[*player],
                    percent(tally)
                )?;
                if let [first, second] = &results.seats[..] {
                    let [elo, low, high] = tally.elo().map(|elo| format!("{elo:+.0}"));
                    let elo =
                        book.say("terminal-match-elo", &[("elo", &elo), ("low", &low), ("high", &high)]);
                    writeln!(out, "  {elo}")?;
                    let [first, second] = [first, second].map(percent);
                    let seats = book.say("terminal-match-seats", &[("first", &first), ("second", &second)]);
                    writeln!(out, "{:width$}  {seats}", "")?;
                } else {
                    let share = format!("{:.2}", tally.mean() * self.seats as f64);
                    let share = book.say("terminal-match-fair-share", &[("share", &decimal(book, &share))]);
                    writeln!(out, "  {share}")?;
                }
            }
        }
        if let Some(table) = self.cross_table() {
            write!(out, "\n{}", table.text(book))?;
        }
        if let (Some([low, high]), Some(likelihood)) = (self.sprt, self.log_likelihood()) {
            let verdict = match self.verdict() {
                Some(elo) => {
                    book.say("terminal-match-elo-holds", &[("elo", &decimal(book, &format!("{elo:+}")))])
                }
                None => book.name("terminal-match-undecided"),
            };
            let [low, high] = [low, high].map(|elo| decimal(book, &format!("{elo:+}")));
            let ratio = decimal(book, &format!("{likelihood:.2}"));
            let ratio = book.say("terminal-match-ratio", &[("ratio", &ratio)]);
            let args =
                [("low", low.as_str()), ("high", &high), ("verdict", &verdict), ("ratio", ratio.as_str())];
            writeln!(out, "{}", book.say("terminal-match-sprt", &args))?;
        }
        Ok(out.flush()?)
    }

    /// The cross table; `None` with fewer than three players, or in games with more than two seats.
    fn cross_table(&self) -> Option<CrossTable> {
        if self.seats != 2 || self.names.len() < 3 {
            return None;
        }
        let pairs = self.contests.iter().filter_map(|(contest, results)| {
            let (&[one, other], [first, _]) = (&contest.players[..], &results[..]) else { return None };
            let Tally { won, shared, lost, .. } = first.all;
            Some(Pairing { players: [one, other], games: won + shared + lost, score: first.all.mean() })
        });
        Some(CrossTable::new(self.names.clone(), pairs.collect()))
    }

    fn object(&self) -> Value {
        let player = |(player, results): (&usize, &Results)| {
            let Results { all: tally, seats } = results;
            let seat = |tally: &Tally| json!({"score": tally.mean(), "error": tally.error()});
            let mut object = json!({
                "player": self.names[*player],
                "won": tally.won,
                "shared": tally.shared,
                "lost": tally.lost,
                "score": tally.mean(),
                "error": tally.error(),
                "seats": seats.iter().map(seat).collect::<Vec<_>>(),
            });
            if self.seats == 2 {
                // If all games were won or all were lost, the Elo difference is infinite, which JSON cannot
                // express.
                let [elo, low, high] = tally.elo().map(|elo| elo.is_finite().then_some(elo));
                object["elo"] = json!({"value": elo, "low": low, "high": high});
            } else {
                object["fair_share"] = json!(tally.mean() * self.seats as f64);
            }
            object
        };
        let contests: Vec<Vec<Value>> = self
            .contests
            .iter()
            .map(|(contest, results)| contest.players.iter().zip(results).map(player).collect())
            .collect();
        let mut object = json!({"spec": self.spec, "seed": self.seed, "contests": contests});
        if let Some(table) = self.cross_table() {
            object["table"] = table.object();
        }
        if let (Some([low, high]), Some(likelihood)) = (self.sprt, self.log_likelihood()) {
            object["sprt"] =
                json!({"elo0": low, "elo1": high, "log_likelihood": likelihood, "holds": self.verdict()});
        }
        object
    }
}
