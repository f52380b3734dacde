//! `menagerie ugi`

use book::Book;
use clap::Args as ClapArgs;

use crate::{cli::Format, failure::Done};

/// ugi
#[derive(ClapArgs)]
#[command(after_long_help = "Examples:\n  menagerie ugi")]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(_args: &Args, _book: &Book) -> Done {
    Ok(())
}
