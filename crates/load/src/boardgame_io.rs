//! Runs boardgame.io's server with its in-memory storage, and clients that speak Socket.IO to it as
//! boardgame.io's own client does. The server's code is in `load/boardgame-io`.

use std::{net::Ipv4Addr, path::Path, process::Command, sync::LazyLock};

use memchr::memmem::{self, Finder};
use serde_json::json;

use crate::{
    Outcome,
    game::{self, Played},
    play::Clients,
    process::Server,
    socket::{Socket, connect, number_after},
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../load/boardgame-io");

/// In a message with a game's state, the text before the number of actions.
static NUMBER: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(r#""_stateID":"#));

/// Starts the server. The first time, also installs it.
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

/// The two clients of a match at boardgame.io's server.
pub(crate) struct BoardgameIoClients {
    sockets: [Socket; 2],
    number: usize,
    games: usize,
    name: String,
    /// A text that occurs near the beginning of every message about this match, and in no other message.
    mark: String,
}

impl BoardgameIoClients {
    async fn emit(&mut self, seat: usize, event: &serde_json::Value) -> Outcome<()> {
        self.sockets[seat].send(&format!("42/{},{event}", game::NAME)).await
    }
}

impl Clients for BoardgameIoClients {
    async fn connect([port, _]: [u16; 2], from: Ipv4Addr, number: usize) -> Outcome<BoardgameIoClients> {
        let address = "/socket.io/?EIO=4&transport=websocket";
        let open = async || Socket::open(connect(from, port).await?, port, address, "").await;
        let mut sockets = [open().await?, open().await?];
        for socket in &mut sockets {
            let connect = format!("40/{},", game::NAME);
            socket.send(&connect).await?;
            while !socket.next().await?.starts_with(connect.as_bytes()) {}
        }
        Ok(BoardgameIoClients { sockets, number, games: 0, name: String::new(), mark: String::new() })
    }

    async fn begin(&mut self) -> Outcome<()> {
        self.games += 1;
        self.name = format!("table-{}-{}", self.number, self.games);
        self.mark = format!(r#","{}","#, self.name);
        for seat in 0..2 {
            self.emit(seat, &json!(["sync", self.name, seat.to_string(), null, 2])).await?;
            self.await_actions(seat, 0).await?;
        }
        Ok(())
    }

    async fn send(&mut self, played: &Played) -> Outcome<()> {
        let seat = played.seat.to_string();
        let (move_name, args) = played.boardgame_io_move().ok_or("the game has no such move")?;
        let action =
            json!({"type": "MAKE_MOVE", "payload": {"type": move_name, "args": args, "playerID": seat}});
        self.emit(played.seat, &json!(["update", action, played.ply, self.name, seat])).await
    }

    async fn await_actions(&mut self, seat: usize, actions: u32) -> Outcome<()> {
        loop {
            let text = self.sockets[seat].next().await?;
            if text == b"2" {
                // The server pings idle connections. The answer is 3.
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
