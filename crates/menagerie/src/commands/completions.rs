//! `menagerie completions`

use std::io::{self, Write};

use clap::{Args as ClapArgs, CommandFactory, ValueEnum};
use clap_complete::generate;

use crate::{cli::Cli, failure::Result, help};

/// Print a script with which your shell completes commands
#[derive(ClapArgs)]
#[command(
    long_about = "Prints a script for your shell. With it, the Tab key completes subcommands, options and \
    their values. Save the script where your shell looks for completions, and open a new shell."
)]
#[command(after_long_help = help::examples("completions"))]
pub(crate) struct Args {
    /// Your shell
    #[arg(value_enum)]
    shell: Shell,
}

/// The shells for which a test or a person has tried the script.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Shell {
    Bash,
    Zsh,
    Fish,
}

impl From<Shell> for clap_complete::Shell {
    fn from(shell: Shell) -> clap_complete::Shell {
        match shell {
            Shell::Bash => clap_complete::Shell::Bash,
            Shell::Zsh => clap_complete::Shell::Zsh,
            Shell::Fish => clap_complete::Shell::Fish,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result {
    // Writing to memory cannot fail. Writing to a closed pipe can, and `generate` would panic.
    let mut script = Vec::new();
    generate(clap_complete::Shell::from(args.shell), &mut Cli::command(), "menagerie", &mut script);
    Ok(io::stdout().write_all(&script)?)
}
