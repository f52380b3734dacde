//! `menagerie play`

use book::Book;
use clap::Args as ClapArgs;
use rules::{Seat, Viewer};

use crate::{board, cli::GameArgs, failure::Done};

/// play
#[derive(ClapArgs)]
#[command(after_long_help = "Examples:\n  menagerie play")]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long)]
    plain: bool,
    #[arg(long)]
    near: bool,
}

pub(crate) fn run(args: &Args, book: &Book) -> Done {
    let game = args.game.game(book)?;
    let near = if args.near { Seat::SECOND } else { Seat::FIRST };
    let canvas = board::draw(&game, board::Onlooker { book, viewer: Viewer::Seat(near), near, names: &[] });
    print!("{}", if args.plain { canvas.plain() } else { canvas.coloured() });
    Ok(())
}
