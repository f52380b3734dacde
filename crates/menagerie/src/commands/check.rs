//! `menagerie check`

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::Mutex,
    time::Instant,
};

use book::Book;
use certificate::Proof;
use clap::Args as ClapArgs;
use rules::catalog::AnySpec;
use serde_json::{Value, json};

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

/// Check a certificate: the proof of a forced win, or of the value of a position
#[derive(ClapArgs)]
#[command(long_about = help::CHECK)]
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
    let proof = certificates::read(&args.file)?;
    let (spec, count) = match &proof {
        Proof::Win(win) => (&win.spec, win.steps.len()),
        Proof::Value(value) => (&value.spec, value.claims.len()),
    };
    let spec = AnySpec::parse(spec).map_err(|illegal| Failure::illegal(book, &illegal))?;
    games::certifies(spec)?;
    let progress = Mutex::new(Progress::new());
    let watch = |done: usize| {
        if let Ok(mut progress) = progress.lock() {
            progress.update(|| format!("{done} of {count} positions"));
        }
        !is_stopped()
    };
    let threads = args.threads.number();
    let checked = match &proof {
        Proof::Win(win) => games::check_win(win, spec, threads, &watch),
        Proof::Value(value) => games::check_value(value, spec, threads, &watch)
            .ok_or_else(|| Reason::CertificateValue { spec: spec.to_string() })?,
    };
    if let Ok(mut progress) = progress.lock() {
        progress.clear();
    }
    match checked {
        Ok(true) => {}
        Ok(false) => return Err(Failure::Interrupted),
        Err(fault) => {
            let file = args.file.display().to_string();
            return Err(Reason::CertificateFault { file, error: fault.to_string() }.into());
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let mut out = io::stdout().lock();
    if args.format.json {
        let mut object = object(&proof);
        object["positions"] = count.into();
        object["seconds"] = ((seconds * 1000.0).round() / 1000.0).into();
        writeln!(out, "{object}")?;
    } else {
        let said = said(&proof, spec, book);
        writeln!(out, "Proven: {said}\nChecked {count} positions in {seconds:.1} seconds.")?;
    }
    Ok(())
}

/// What is proven, as JSON.
fn object(proof: &Proof) -> Value {
    match proof {
        Proof::Win(win) => json!({
            "spec": win.spec,
            "start": win.start,
            "winner": win.winner.index(),
            "plies": win.step(&win.start).map_or(0, |step| step.plies),
        }),
        Proof::Value(value) => json!({"spec": value.spec, "start": value.start, "value": value.value}),
    }
}

/// What is proven, as a sentence.
fn said(proof: &Proof, spec: AnySpec, book: &Book) -> String {
    let from = |start: &String| {
        let is_usual = spec.start().position().as_ref() == Some(start);
        if is_usual { "from the start".to_owned() } else { format!("from {start}") }
    };
    match proof {
        Proof::Win(win) => {
            let winner = spec
                .seat_name(win.winner)
                .map_or_else(|| format!("seat {}", win.winner), |name| book.name(name));
            let plies = win.step(&win.start).map_or(0, |step| step.plies);
            let from = from(&win.start);
            format!("{winner} wins {spec} {from} within {plies} plies, whatever the opponent does.")
        }
        Proof::Value(value) => {
            let (from, value) = (from(&value.start), value.value);
            format!(
                "with perfect play {from}, {spec} ends with a difference of {value:+} for the player to act."
            )
        }
    }
}
