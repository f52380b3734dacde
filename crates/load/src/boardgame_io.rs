//! boardgame.io's side: its own server with its in-memory storage, spoken to as its own client does, over Socket.IO. It lives in
//! `load/boardgame-io`.

use std::{path::Path, process::Command, sync::LazyLock};

use memchr::memmem::{self, Finder};
use rules::mandua::Action;
use serde_json::json;

use crate::{
    Outcome,
    play::{Played, Table},
    process::Server,
    socket::{Socket, number_after},
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../load/boardgame-io");

/// What stands before the number of actions that a state has seen.
static NUMBER: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(r#""_stateID":"#));

/// Starts the server; the first time, installs it.
pub(crate) fn start() -> Outcome<Server> {
    if !Path::new(FOLDER).join("node_modules").exists() {
        eprintln!("installing boardgame.io (once)");
        let installed = Command::new("npm")
            .args(["ci", "--no-audit", "--no-fund", "--silent"])
            .current_dir(FOLDER)
            .status()?;
        if !installed.success() {
            return Err("boardgame.io could not be installed: `npm ci` in load/boardgame-io says why".into());
        }
    }
    Server::start(Command::new("node").arg("server.js").current_dir(FOLDER).env("NODE_ENV", "production"))
}

/// A match at boardgame.io's server.
pub(crate) struct Match {
    sockets: [Socket; 2],
    number: usize,
    games: usize,
    name: String,
    /// What stands in each message about this match.
    mark: String,
}

impl Match {
    async fn emit(&mut self, seat: usize, event: &serde_json::Value) -> Outcome<()> {
        self.sockets[seat].send(&format!("42/mandua,{event}")).await
    }
}

impl Table for Match {
    async fn open(port: u16, number: usize) -> Outcome<Match> {
        let address = "/socket.io/?EIO=4&transport=websocket";
        let mut sockets = [Socket::open(port, address, "").await?, Socket::open(port, address, "").await?];
        for socket in &mut sockets {
            socket.send("40/mandua,").await?;
            while !socket.next().await?.starts_with(b"40/mandua,") {}
        }
        Ok(Match { sockets, number, games: 0, name: String::new(), mark: String::new() })
    }

    async fn begin(&mut self) -> Outcome<()> {
        self.games += 1;
        self.name = format!("table-{}-{}", self.number, self.games);
        self.mark = format!(r#","{}","#, self.name);
        for seat in 0..2 {
            self.emit(seat, &json!(["sync", self.name, seat.to_string(), null, 2])).await?;
            self.hear(seat, 0).await?;
        }
        Ok(())
    }

    async fn act(&mut self, played: &Played) -> Outcome<()> {
        let seat = played.seat.to_string();
        let (move_name, args) = match played.action {
            Action::Place(to) => ("place", json!([to.to_string(), played.goes_on])),
            Action::Go { from, to } => {
                let beaten: Vec<String> = played.beaten.iter().map(ToString::to_string).collect();
                ("go", json!([from.to_string(), to.to_string(), beaten, played.goes_on]))
            }
            _ => return Err("a guided game has no such action".into()),
        };
        let action =
            json!({"type": "MAKE_MOVE", "payload": {"type": move_name, "args": args, "playerID": seat}});
        self.emit(played.seat, &json!(["update", action, played.ply, self.name, seat])).await
    }

    async fn hear(&mut self, seat: usize, actions: u32) -> Outcome<()> {
        loop {
            let text = self.sockets[seat].next().await?;
            if text == b"2" {
                // A silent line is tried.
                self.sockets[seat].send("3").await?;
                continue;
            }
            let here = memmem::find(&text[..text.len().min(64)], self.mark.as_bytes()).is_some();
            if here && number_after(text, &NUMBER).is_some_and(|newest| newest >= actions) {
                return Ok(());
            }
        }
    }
}
