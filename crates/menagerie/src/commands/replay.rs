//! `menagerie replay`

use std::{
    io::{self, BufWriter, Write},
    path::PathBuf,
};

use book::Book;
use clap::Args as ClapArgs;
use dice::{Verified, VerifyError};
use rules::{
    Seat,
    catalog::AnyGame,
    record::{Record, Standing},
};
use serde_json::{Value, json};

use crate::{
    board,
    cli::Format,
    commands::verify,
    failure::{Failure, Result, eprint},
    help,
    record_file::{BrokenRecord, read_records},
};

/// Check and replay records
#[derive(ClapArgs)]
#[command(
    long_about = "Reads a file of recorded games and replays every ply (single action). For each game, the \
    command prints the final position, the result and the scores. If a record contains the referee's seed \
    (the secret number behind the deals), the command also repeats every deal and compares it with the \
    record.\n\n\
    If a record is broken, the command reports the line, the ply and, if an action was illegal, the clause \
    of the rules. It still replays the other records, and its exit code is 1."
)]
#[command(after_long_help = help::examples("replay"))]
pub(crate) struct Args {
    /// The file of records, or - for standard input
    file: PathBuf,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let records = read_records(&args.file, book)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let mut broken = false;
    for (i, record) in records.into_iter().enumerate() {
        let report = record.and_then(|record| Report::new(record, book));
        broken |= report.is_err();
        match (report, args.format.json) {
            (Ok(report), true) => writeln!(out, "{}", report.object(i + 1))?,
            (Ok(report), false) => report.write(&mut out, i + 1)?,
            (Err(error), true) => writeln!(out, "{}", error.object(i + 1, book))?,
            (Err(error), false) => {
                out.flush()?;
                eprint(&format!("menagerie: {}", error.in_file(i + 1, book)));
            }
        }
    }
    out.flush()?;
    if broken { Err(Failure::Reported) } else { Ok(()) }
}

/// A record that was replayed to its end.
struct Report {
    record: Record,
    game: AnyGame,
    /// How the rules ended the game, as a sentence with its clause.
    ending: Option<(String, &'static str)>,
    /// The result of repeating the deals from the revealed seed; `None` if the record does not reveal the
    /// seed.
    verified: Option<Verified>,
}

impl Report {
    fn new(record: Record, book: &Book) -> Result<Report, BrokenRecord> {
        let game = record.replay().map_err(|(ply, faults)| BrokenRecord::ply(ply, &faults, book))?;
        let verified = match dice::verify(&record) {
            Ok(verified) => Some(verified),
            Err(VerifyError::NoDice | VerifyError::NoSeed) => None,
            Err(unverified) => return Err(BrokenRecord::dice(&unverified)),
        };
        let player = |seat| board::player(book, record.spec, seat, &record.seats);
        let ending = game.outcome().map(|outcome| (book.ending(&outcome, player), outcome.ending().clause));
        Ok(Report { record, game, ending, verified })
    }

    fn scores(&self) -> Vec<i32> {
        Seat::all(self.record.spec.seats()).map(|seat| self.game.score(seat)).collect()
    }

    /// The result and how the game ended.
    fn standing(&self) -> String {
        let result = self.record.scores().map_or_else(|| "*".to_owned(), |scores| scores.to_string());
        match (&self.ending, self.record.standing) {
            (Some((sentence, clause)), _) => format!("{result}  {sentence} ({clause})"),
            (None, Standing::Stopped(stop, _)) => format!("{result}  stopped: {}", stop.word()),
            (None, _) => format!("{result}  unfinished"),
        }
    }

    fn write(&self, out: &mut impl Write, number: usize) -> io::Result<()> {
        let Report { record, game, .. } = self;
        let gap = if number == 1 { "" } else { "\n" };
        writeln!(out, "{gap}record {number}: {}, {} plies", record.spec, record.plies.len())?;
        writeln!(out, "position: {}", game.position().unwrap_or_else(|| "none".to_owned()))?;
        writeln!(out, "result: {}", self.standing())?;
        let scores: Vec<String> = self.scores().iter().map(ToString::to_string).collect();
        writeln!(out, "scores: {}", scores.join(" "))?;
        if let Some(verified) = self.verified {
            writeln!(out, "dice: {}", verify::sentence(verified))?;
        }
        Ok(())
    }

    fn object(&self, number: usize) -> Value {
        let Report { record, game, .. } = self;
        let results = record
            .scores()
            .map(|scores| -> Vec<f64> { Seat::all(scores.seats()).map(|seat| scores.of(seat)).collect() });
        let stop = match record.standing {
            Standing::Stopped(stop, _) => Some(stop.word()),
            _ => None,
        };
        json!({
            "record": number,
            "spec": record.spec.to_string(),
            "seats": record.seats,
            "plies": record.plies.len(),
            "position": game.position(),
            "result": results,
            "stop": stop,
            "ending": self.ending.as_ref().map(|(message, clause)| json!({"clause": clause, "message": message})),
            "scores": self.scores(),
            "verified_chance_actions": self.verified.map(|verified| verified.deals),
        })
    }
}
