//! `menagerie replay`

use std::{
    io::{self, BufWriter, Write},
    path::PathBuf,
};

use book::Book;
use clap::Args as ClapArgs;
use dice::VerifyError;
use rules::{
    Seat,
    catalog::AnyGame,
    record::{self, Record, Standing},
};
use serde_json::{Value, json};

use crate::{
    board,
    cli::Format,
    failure::{Done, Failure, tell},
    help,
    trouble::{Trouble, read},
};

/// Check and replay records
#[derive(ClapArgs)]
#[command(
    long_about = "Reads a file of recorded games and replays every ply. For each game it prints the final position, the result \
    and the scores. Where a record reveals the referee's seed, it also repeats every deal and compares.\n\n\
    A broken record is reported with its line, ply and clause. The other records are still replayed, and the exit code \
    is 1."
)]
#[command(after_long_help = help::examples("replay"))]
pub(crate) struct Args {
    /// The file of records, or - for standard input
    file: PathBuf,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Done {
    let text = read(&args.file)?;
    let records = record::read(&text);
    if records.is_empty() {
        return Err(Failure::refused(
            "record-none",
            format!("{}: there is no record in it.", args.file.display()),
        ));
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let mut broken = false;
    for (i, record) in records.iter().enumerate() {
        let read = record.as_ref().map_err(|broken| Trouble::of_text(broken, book));
        let report = read.and_then(|record| Report::of(record, book));
        broken |= report.is_err();
        match (report, args.format.json) {
            (Ok(report), true) => writeln!(out, "{}", report.object(i + 1))?,
            (Ok(report), false) => report.write(&mut out, i + 1)?,
            (Err(trouble), true) => writeln!(out, "{}", trouble.object(i + 1))?,
            (Err(trouble), false) => {
                out.flush()?;
                tell(&format!("menagerie: record {}: {}", i + 1, trouble.text()));
            }
        }
    }
    out.flush()?;
    if broken { Err(Failure::Told) } else { Ok(()) }
}

/// A record that replayed well.
struct Report<'a> {
    record: &'a Record,
    game: AnyGame,
    /// How it ended, as a sentence with its clause.
    ending: Option<(String, &'static str)>,
    /// Shuffles that were dealt again.
    verified: Option<usize>,
}

impl<'a> Report<'a> {
    fn of(record: &'a Record, book: &Book) -> Result<Report<'a>, Trouble> {
        let game = record.replay().map_err(|(ply, faults)| Trouble::of_ply(ply, &faults, book))?;
        let verified = match dice::verify(record) {
            Ok(deals) => Some(deals),
            Err(VerifyError::NoDice | VerifyError::NoSeed) => None,
            Err(unverified) => return Err(Trouble::of_dice(&unverified)),
        };
        let ending = game.outcome().map(|outcome| {
            (
                book.ending(&outcome, |seat| board::player(book, &game, seat, &record.seats)),
                outcome.ending().clause,
            )
        });
        Ok(Report { record, game, ending, verified })
    }

    fn scores(&self) -> Vec<i32> {
        Seat::all(self.record.spec.seats()).map(|seat| self.game.score(seat)).collect()
    }

    /// How it stands, in words.
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
        if let Some(deals) = self.verified {
            writeln!(out, "dice: all {deals} chance actions follow from the seed")?;
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
            "verified_chance_actions": self.verified,
        })
    }
}
