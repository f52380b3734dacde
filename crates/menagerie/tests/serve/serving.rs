//! The running program, and a table at which a test plays.

use std::{
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, ChildStderr, ChildStdout, Command as Process, Stdio},
};

use serde_json::json;
use wire::{Command, Refusal, Stage};

use crate::common::{Client, pick};

/// The running program and its port. Dropping it kills the process without a chance to save anything.
pub(crate) struct Serving {
    pub(crate) child: Child,
    out: BufReader<ChildStdout>,
    log: BufReader<ChildStderr>,
    /// The first line of the server's output.
    pub(crate) first: String,
    /// The server's log up to the line with the address on which the server listens.
    pub(crate) starting: String,
    pub(crate) port: u16,
}

impl Serving {
    pub(crate) fn start(data: &Path, flags: &[&str]) -> Serving {
        Serving::start_on(data, flags, "")
    }

    /// Starts a server that uses the message bus at this URL.
    pub(crate) fn start_on(data: &Path, flags: &[&str], bus: &str) -> Serving {
        let mut child = Process::new(env!("CARGO_BIN_EXE_menagerie"))
            .args(["serve", "--port", "0", "--no-open", "--data"])
            .arg(data)
            .args(flags)
            .env("MENAGERIE_BUS", bus)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut first).unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        // With a public URL, only the log contains the port on which the server listens.
        let mut starting = String::new();
        while !starting.contains(" listening=") {
            assert!(log.read_line(&mut starting).unwrap() > 0);
        }
        let port = starting.trim().rsplit_once(':').unwrap().1.parse().unwrap();
        Serving { child, out, log, first, starting, port }
    }

    pub(crate) fn signal(&self, signal: &str) {
        let kill = Process::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(kill.success());
    }

    /// Reads the log until a line contains these words. Returns what was read.
    pub(crate) fn until_log(&mut self, words: &str) -> String {
        let mut read = String::new();
        while !read.contains(words) {
            assert!(self.log.read_line(&mut read).unwrap() > 0, "the log ended: {read}");
        }
        read
    }

    /// Sends a signal. Returns the exit code, and the rest of the output and the log.
    pub(crate) fn end(mut self, signal: &str) -> (Option<i32>, String, String) {
        self.signal(signal);
        let (mut out, mut log) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        self.log.read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().code(), out, log)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A Jungle table at which one person has both seats and has not played yet.
pub(crate) async fn jungle(client: &mut Client) -> String {
    let table = client.table(json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "me"}]})).await.id;
    client.sit(&table, 0).await;
    client.sit(&table, 1).await;
    client.watch(&table, None).await;
    client.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    table
}

/// Plays an action as ply number `ply` at a table of [`jungle`].
pub(crate) async fn play(client: &mut Client, table: &str, ply: u32) -> Result<(), Refusal> {
    let mirror =
        client.until(table, |mirror| mirror.state().ply == ply && mirror.state().legal.is_some()).await;
    let action = pick(mirror.state().legal.as_ref().unwrap(), 3);
    client.order(table, Command::Play { seat: mirror.state().turn.unwrap(), ply, action }).await
}
