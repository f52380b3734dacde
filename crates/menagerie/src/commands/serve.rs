//! `menagerie serve`

use std::{
    env,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, IsTerminal, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
    thread,
};

use clap::{Args as ClapArgs, ValueEnum};
use qrcode::{QrCode, render::unicode::Dense1x2};
use server::{Assets, Config, InProcess, Server, TimeSource, Timeouts, store};
use tokio::{runtime::Runtime, sync::oneshot};

use crate::{
    data_folder::or_data_folder,
    failure::{Done, Failure},
    help, interrupt,
};

/// Play in the browser: run the server
#[derive(ClapArgs)]
#[command(
    long_about = "Serves the games to browsers and opens one. By default only this device can connect; with --lan, so can \
    everybody on the same network.\n\n\
    The first line on standard output is the address. All data lives in one file, and no answered action is ever lost."
)]
#[command(after_long_help = help::examples("serve"))]
pub(crate) struct Args {
    /// Port to listen on; 0 picks a free one
    #[arg(long, value_name = "N", default_value_t = 8140)]
    port: u16,
    /// Data file [default: menagerie.db in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Address to listen on
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), conflicts_with = "lan")]
    listen: IpAddr,
    /// Listen on all addresses, and show each one with a QR code
    #[arg(long)]
    lan: bool,
    /// Address at which others reach this server through a proxy
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Trust the X-Forwarded-For header of this proxy; can be given several times
    #[arg(long, value_name = "ADDR")]
    trusted_proxy: Vec<IpAddr>,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// What an answered action survives: a power failure, or only a crash of the program
    #[arg(long, value_enum, default_value_t)]
    durability: Durability,
    /// Rate limits; turn them off only to measure, and only on this device
    #[arg(long, value_enum, default_value_t)]
    limits: Limits,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Durability {
    /// It is on the disk
    #[default]
    Power,
    /// It has left the process: a power cut may cost the last second
    Process,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Limits {
    /// As many requests as a person makes
    #[default]
    On,
    /// Any number
    Off,
}

pub(crate) fn run(args: &Args) -> Done {
    let listen = if args.lan { IpAddr::V6(Ipv6Addr::UNSPECIFIED) } else { args.listen };
    if args.limits == Limits::Off && !listen.is_loopback() {
        return Err(Failure::Usage(
            "--limits off is for this device only: leave out --lan and --listen".to_owned(),
        ));
    }
    let data = data_file(args.data.clone())?;
    if let Some(folder) = data.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false).with_target(false).init();
    let _held = hold(&data)?;
    // Thousands of clients are thousands of files to the system. Where it allows no more, fewer can come.
    let _ = rlimit::increase_nofile_limit(u64::MAX);

    runtime()?.block_on(async {
        let durability = match args.durability {
            Durability::Power => store::Durability::Power,
            Durability::Process => store::Durability::Process,
        };
        let store = store::Sqlite::open(&data, durability)
            .await
            .map_err(|failure| Failure::refused("data", format!("{}: {failure}", data.display())))?;
        let addresses = reachable_addresses(listen);
        let config = Config {
            listen,
            port: args.port,
            public_url: args.public_url.clone(),
            trusted_proxies: args.trusted_proxy.clone(),
            limits: args.limits == Limits::On,
            timeouts: Timeouts::default(),
            reachable: args.public_url.is_some() || !listen.is_loopback(),
            link_host: addresses.first().copied().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            assets: page(),
            time: TimeSource::system(),
        };
        let server = Server::bind(config, Arc::new(store), Arc::new(InProcess::default()))
            .await
            .map_err(|error| Failure::refused("listen", cannot_listen(listen, args.port, &error)))?;
        // Whoever knows the address may already wish the end.
        let end = asked_to_stop();
        announce(&server, args, &addresses)?;
        if !args.no_open {
            open_browser(&format!("http://{}", SocketAddr::new(local(listen), server.port())));
        }
        server.run(end).await?;
        Ok(())
    })
}

/// The threads that serve.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Ok(Runtime::new()?)
}

/// Where everything is kept.
pub(crate) fn data_file(given: Option<PathBuf>) -> Result<PathBuf, Failure> {
    or_data_folder(given, "menagerie.db", "--data")
}

/// Keeps other servers from the data as long as what this gives is there: a table at one server does not hear of another's. The system
/// lets go of it however the program ends; the file itself stays, since one that is removed may be held already. SQLite's own file
/// is left to SQLite's locks.
fn hold(data: &Path) -> Result<File, Failure> {
    // So that its name leads to it, be it a link to what was not there yet.
    let there = OpenOptions::new().append(true).create(true).open(data);
    there.map_err(|error| Failure::file(data, &error))?;
    let mut path = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned()).into_os_string();
    path.push("-lock");
    let path = PathBuf::from(path);
    let file = File::create(&path).map_err(|error| Failure::file(&path, &error))?;
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => Failure::refused(
            "data-held",
            format!("{}: another server holds this file. --data takes another one.", data.display()),
        ),
        TryLockError::Error(error) => Failure::file(&path, &error),
    })?;
    Ok(file)
}

#[cfg(feature = "page")]
fn page() -> Option<&'static dyn Assets> {
    Some(&crate::embedded::Page)
}

#[cfg(not(feature = "page"))]
fn page() -> Option<&'static dyn Assets> {
    None
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.map(|rest| rest.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => Ok(text.to_owned()),
        _ => Err("it is written like https://play.example".to_owned()),
    }
}

/// The addresses by which this device can be reached through `listen`.
fn reachable_addresses(listen: IpAddr) -> Vec<IpAddr> {
    if !listen.is_unspecified() {
        return vec![listen];
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = interfaces.iter().map(if_addrs::Interface::ip);
    for_others(addresses.filter(|address| listen.is_ipv6() || address.is_ipv4()).collect())
}

/// Those of a device's addresses that others reach it by: the older family's first, which are the shorter to type; of each, those of
/// a home network first.
fn for_others(mut addresses: Vec<IpAddr>) -> Vec<IpAddr> {
    addresses.retain(|address| match address {
        IpAddr::V4(address) => !address.is_loopback(),
        // One that is good for a single link only would need the link's name, which no browser takes.
        IpAddr::V6(address) => !address.is_loopback() && !address.is_unicast_link_local(),
    });
    addresses.sort_by_key(|address| match address {
        IpAddr::V4(address) => (false, !address.is_private()),
        IpAddr::V6(address) => (true, !address.is_unique_local()),
    });
    addresses.dedup();
    addresses
}

/// How this device reaches itself.
fn local(listen: IpAddr) -> IpAddr {
    if listen.is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { listen }
}

/// The address alone on the first line; with `--lan` each address and its code after that.
fn announce(server: &Server, args: &Args, addresses: &[IpAddr]) -> Done {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", server.url())?;
    if args.lan {
        for address in addresses {
            let url = format!("http://{}", SocketAddr::new(*address, server.port()));
            writeln!(out, "\n{url}")?;
            if let Ok(code) = QrCode::new(&url) {
                let code = code.render::<Dense1x2>().build();
                writeln!(out, "{}", if out.is_terminal() { on_paper(&code) } else { code })?;
            }
        }
    }
    out.flush()?;
    Ok(())
}

/// A code as it is printed: dark on light, whatever the terminal's colours, since not every camera reads the reverse.
fn on_paper(code: &str) -> String {
    let lines: Vec<_> = code.lines().map(|line| format!("\x1b[30;107m{line}\x1b[0m")).collect();
    lines.join("\n")
}

fn cannot_listen(listen: IpAddr, port: u16, error: &io::Error) -> String {
    let address = SocketAddr::new(listen, port);
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            format!("{address} is in use; is Menagerie running already? --port 0 takes another port.")
        }
        _ => format!("{address}: {error}"),
    }
}

/// Done when the program is asked to end, from now on. The one who asks waits for that, so that it ends with 0.
fn asked_to_stop() -> impl Future<Output = ()> + Send + 'static {
    let (ask, asked) = oneshot::channel();
    let mut ask = Some(ask);
    interrupt::before_end(move || {
        if let Some(ask) = ask.take() {
            // If nobody listens any more, the program is ending already.
            let _ = ask.send(());
        }
        loop {
            thread::park();
        }
    });
    async {
        // The sender lives as long as the program.
        let _ = asked.await;
    }
}

/// Where there is a desktop, opens the page. Where that fails, the address has been printed.
fn open_browser(url: &str) {
    let shown = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let (program, arguments): (&str, &[&str]) = if cfg!(windows) {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else if shown("DISPLAY") || shown("WAYLAND_DISPLAY") {
        ("xdg-open", &[])
    } else {
        return;
    };
    let mut command = Command::new(program);
    let started = command
        .args(arguments)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut child) = started {
        // Nobody waits for the browser, but the system wants to be asked how it ended.
        thread::spawn(move || child.wait());
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::{for_others, on_paper};

    #[test]
    fn a_code_is_dark_on_light_in_every_line() {
        assert_eq!(on_paper("█ ▀\n ▄ "), "\x1b[30;107m█ ▀\x1b[0m\n\x1b[30;107m ▄ \x1b[0m");
    }

    #[test]
    fn others_are_shown_addresses_that_a_browser_opens() {
        let of = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<IpAddr>>();
        let all = ["::1", "2001:db8::7", "127.0.0.1", "fe80::1", "203.0.113.7", "fd00::2", "192.168.1.2"];
        let shown = ["192.168.1.2", "203.0.113.7", "fd00::2", "2001:db8::7"];
        assert_eq!(for_others(of(&all)), of(&shown));
    }
}
