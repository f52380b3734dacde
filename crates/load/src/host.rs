//! The server's process.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::{IpAddr, Ipv4Addr},
    path::Path,
    process::{Child, Command, Stdio},
    sync::Arc,
};

use server::{Config, InProcess, Server, store};

use crate::{Durability, Outcome};

/// A server in a process of its own, ended when it is dropped.
pub(crate) struct Host {
    process: Child,
    pub(crate) port: u16,
}

impl Host {
    pub(crate) fn start(data: &Path, durability: Durability) -> Outcome<Host> {
        let mut process = Command::new(env::current_exe()?)
            .arg("serve")
            .arg(data)
            .arg(durability.name())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let out = process.stdout.take().ok_or("the server says nothing")?;
        BufReader::new(out).read_line(&mut line)?;
        Ok(Host { process, port: line.trim().parse()? })
    }

    /// The memory it holds; nothing where the system does not tell.
    pub(crate) fn memory_mb(&self) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<f64>().ok().map(|kilobytes| kilobytes / 1024.0)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Serves until it is killed; the port is the first line on standard output.
pub(crate) async fn serve(data: &Path, durability: Durability) -> Outcome<()> {
    let durability = match durability {
        Durability::Power => store::Durability::Power,
        Durability::Process => store::Durability::Process,
    };
    let store = store::Sqlite::open(data, durability).await?;
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let config = Config {
        listen: here,
        port: 0,
        public_url: None,
        trusted_proxies: Vec::new(),
        limits: false,
        reachable: false,
        link_host: here,
        assets: None,
    };
    let server = Server::bind(config, Arc::new(store), Arc::new(InProcess::default())).await?;
    println!("{}", server.port());
    server.run(std::future::pending()).await?;
    Ok(())
}
