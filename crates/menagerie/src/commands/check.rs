//! `menagerie check`

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::Mutex,
    time::Instant,
};

use book::Book;
use clap::Args as ClapArgs;
use rules::catalog::AnySpec;
use serde_json::json;

use crate::{
    certificates,
    cli::Format,
    failure::{Failure, Result},
    games, help,
    interrupt::{self, is_stopped},
    progress::Progress,
    refusal::Reason,
    threads::ThreadsArg,
};

/// Check a certificate: a proof that a player can force a win
#[derive(ClapArgs)]
#[command(
    long_about = "Reads a certificate that `menagerie solve --certificate` has written, and checks it with \
    nothing but the rules. A certificate is the winner's strategy: every position that can arise, the winner's \
    action there, and a number that falls with every ply. In each position, the check plays the winner's \
    action or, if it is the loser's turn, every action. Each of these actions must either end the game in \
    favour of the winner or lead to a listed position with a smaller number.\n\n\
    If anything is wrong, the command names the position, and the exit code is 1."
)]
#[command(after_long_help = help::examples("check"))]
pub(crate) struct Args {
    /// The certificate
    file: PathBuf,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let began = Instant::now();
    interrupt::stop_work();
    let certificate = certificates::read(&args.file)?;
    let file = args.file.display().to_string();
    let spec = AnySpec::parse(&certificate.spec).map_err(|illegal| Failure::illegal(book, &illegal))?;
    games::certifies(spec)?;
    let count = certificate.steps.len();
    let progress = Mutex::new(Progress::new());
    let watch = |done: usize| {
        if let Ok(mut progress) = progress.lock() {
            progress.update(|| format!("{done} of {count} positions"));
        }
        !is_stopped()
    };
    let checked = games::check(&certificate, spec, args.threads.number(), &watch);
    if let Ok(mut progress) = progress.lock() {
        progress.clear();
    }
    match checked {
        Ok(true) => {}
        Ok(false) => return Err(Failure::Interrupted),
        Err(fault) => return Err(Reason::CertificateFault { file, error: fault.to_string() }.into()),
    }
    let plies = certificate.step(&certificate.start).map_or(0, |step| step.plies);
    let is_start = spec.start().position().as_ref() == Some(&certificate.start);
    let winner = spec
        .seat_name(certificate.winner)
        .map_or_else(|| format!("seat {}", certificate.winner), |name| book.name(name));
    let seconds = began.elapsed().as_secs_f64();
    let mut out = io::stdout().lock();
    if args.format.json {
        let object = json!({
            "spec": certificate.spec,
            "start": certificate.start,
            "winner": certificate.winner.index(),
            "plies": plies,
            "positions": count,
            "seconds": (seconds * 1000.0).round() / 1000.0,
        });
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let from = if is_start { "from the start".to_owned() } else { format!("from {}", certificate.start) };
    writeln!(
        out,
        "Proven: {winner} wins {} {from} within {plies} plies, whatever the opponent does.\n\
        Checked {count} positions in {seconds:.1} seconds.",
        certificate.spec,
    )?;
    Ok(())
}
