//! The measured processes, and what the system knows about them.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::Duration,
};

use crate::Outcome;

/// A server in a process of its own, killed when it is dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) port: u16,
}

impl Server {
    /// Starts a server, which must print its port on the first line.
    pub(crate) fn start(command: &mut Command) -> Outcome<Server> {
        let mut process = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let out = process.stdout.take().ok_or("the server says nothing")?;
        BufReader::new(out).read_line(&mut line)?;
        Ok(Server { process, port: line.trim().parse()? })
    }

    /// Starts a server on a port that the command already names. What the server prints is discarded.
    pub(crate) fn start_silently(command: &mut Command, port: u16) -> Outcome<Server> {
        let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        Ok(Server { process, port })
    }

    /// Returns the server's resident memory in MiB; `None` if the system does not report it.
    pub(crate) fn memory_mb(&self) -> Option<f64> {
        self.status_mb("VmRSS:")
    }

    /// Returns the most resident memory that the server has had, in MiB; `None` if the system does not report
    /// it.
    pub(crate) fn peak_memory_mb(&self) -> Option<f64> {
        self.status_mb("VmHWM:")
    }

    fn status_mb(&self, name: &str) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<f64>().ok().map(|kilobytes| kilobytes / 1024.0)
    }

    /// Returns the number of the server's open files and sockets; `None` if the system does not report it.
    pub(crate) fn handles(&self) -> Option<usize> {
        Some(fs::read_dir(format!("/proc/{}/fd", self.process.id())).ok()?.count())
    }

    /// Returns the processor time that the server has used; `None` if the system does not report it.
    pub(crate) fn busy(&self) -> Option<Duration> {
        busy(&self.process.id().to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // An error means that the process has ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns the processor time that this process has used; `None` if the system does not report it.
pub(crate) fn own_busy() -> Option<Duration> {
    busy("self")
}

/// Returns the processor time that this thread has used; `None` if the system does not report it.
pub(crate) fn thread_busy() -> Option<Duration> {
    busy("thread-self")
}

fn busy(process: &str) -> Option<Duration> {
    let fields = stat(process)?;
    Some(Duration::from_millis(10 * (fields.get(11)? + fields.get(12)?)))
}

/// Returns the processor time of a process, of its running children, and of its children that have ended.
pub(crate) fn family_busy(process: u32) -> Option<Duration> {
    let own = stat(&process.to_string())?;
    // These fields include the time of the process's children that have ended.
    let mut ticks: u64 = own.get(11..15)?.iter().sum();
    for entry in fs::read_dir("/proc").ok()?.flatten() {
        let child = entry.file_name().to_str().filter(|name| name.parse::<u32>().is_ok()).and_then(stat);
        if let Some([_, parent, .., user, system]) = child.as_deref().and_then(|fields| fields.get(..13))
            && *parent == u64::from(process)
        {
            ticks += user + system;
        }
    }
    Some(Duration::from_millis(10 * ticks))
}

/// Returns the id of a process's parent.
pub(crate) fn parent(process: u32) -> Option<u32> {
    stat(&process.to_string())?.get(1).and_then(|parent| u32::try_from(*parent).ok())
}

/// Returns the fields of a process's `stat` file in `/proc`, starting with the process's state. The parent's
/// id comes second. A field that is not a number counts as zero.
fn stat(process: &str) -> Option<Vec<u64>> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The second field, the name in brackets, may contain spaces and brackets. So count the fields after the
    // last bracket.
    let fields = stat.rsplit_once(')')?.1.split_whitespace();
    Some(fields.map(|field| field.parse().unwrap_or_default()).collect())
}
