//! `menagerie serve`

use std::{
    env, fmt, fs,
    io::{self, IsTerminal, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
    thread,
};

use clap::{Args as ClapArgs, ValueEnum};
use qrcode::{QrCode, render::unicode::Dense1x2};
use server::{
    Assets, Bus, Config, InProcess, Nats, Polling, Server, StartError, TimeSource, Timeouts,
    store::{self, DatabaseUrl, Store, StoreError},
};
use tokio::{runtime::Runtime, sync::oneshot};
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

use crate::{
    data_folder::or_data_folder,
    data_lock::DataLock,
    failure::{Failure, Result},
    help, interrupt,
    refusal::Reason,
    traces::{self, Collector, Traces},
};

/// Play in the browser: run the server
#[derive(ClapArgs)]
#[command(
    long_about = "Runs the server for the games in the browser, and opens the browser. By default, only this \
    device can connect. With --lan, everybody on the same network can.\n\n\
    The first line on standard output is the server's address. (A server with --role think has no address.) \
    All data lives in one file, or in a PostgreSQL database that several servers may share (--database). \
    Actions that the server has confirmed survive crashes and power failures. (With --durability process, a \
    power failure may lose the actions of the last second.)\n\n\
    The server limits what a client may ask for. `menagerie rules server` lists the limits, and says how \
    computer players and analysis share the processor."
)]
#[command(after_long_help = help::examples("serve"))]
pub(crate) struct Args {
    /// Port to listen on; 0 picks a free one
    #[arg(long, value_name = "N", default_value_t = 8140)]
    port: u16,
    /// Data file [default: menagerie.db in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// PostgreSQL database in place of a data file
    ///
    /// Several servers may share the database. The URL has the form `postgres://user:password@host/database`.
    /// If the URL has a password, do not use this option, because other accounts on this machine can read the
    /// command line. Write the whole URL into the environment variable `MENAGERIE_DATABASE` instead.
    #[arg(long, value_name = "URL", env = "MENAGERIE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Address to listen on
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), conflicts_with = "lan")]
    listen: IpAddr,
    /// Listen on all addresses, and show each one with a QR code
    #[arg(long)]
    lan: bool,
    /// Address at which others reach this server through a proxy
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Trust the X-Forwarded-For header of this proxy; this option can be given several times
    #[arg(long, value_name = "ADDR")]
    trusted_proxy: Vec<IpAddr>,
    /// Serve /metrics and /readyz at this address; if you give only a port, only this device can reach them
    #[arg(long, value_name = "ADDR", value_parser = metrics_address)]
    metrics: Option<SocketAddr>,
    /// Send OpenTelemetry traces to the collector at this address
    ///
    /// An example is `http://127.0.0.1:4318`. Each HTTP request and each order (a player's command at a
    /// table) becomes a trace. The collector must accept OTLP over HTTP with JSON. Traces contain the ids of
    /// tables and requests, but no names, actions or cards.
    #[arg(long, value_name = "URL", value_parser = traces::collector)]
    traces: Option<Collector>,
    /// What this server does, if several servers share their data
    #[arg(long, value_enum, default_value_t)]
    role: Role,
    /// NATS server; servers that share their data use it to tell each other about changes
    ///
    /// The URL has the form `nats://user:password@host`. If the URL has a password, do not use this option,
    /// because other accounts on this machine can read the command line. Write the whole URL into the
    /// environment variable `MENAGERIE_BUS` instead.
    #[arg(long, value_name = "URL", env = "MENAGERIE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// Your name and address as the operator; the Privacy page shows them
    #[arg(long, value_name = "TEXT")]
    operator: Option<String>,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// When the server confirms an action to the player
    #[arg(long, value_enum, default_value_t)]
    durability: Durability,
    /// Rate limits; off is for measurements, and works only if no other device can connect
    #[arg(long, value_enum, default_value_t)]
    limits: Limits,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Durability {
    /// As soon as the action is on disk, so that it survives a power failure
    #[default]
    Power,
    /// Sooner: the action survives a crash of the server, but a power failure may lose the actions
    /// of the last second
    Process,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Role {
    /// Serve players, think for computer players, and analyse positions
    #[default]
    All,
    /// Serve players. While a server with another role runs, that server analyses positions and thinks for
    /// computer players in games with people
    Web,
    /// Think for computer players, analyse positions, and listen on no port for players
    Think,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Limits {
    /// Refuse requests that come faster than a person would make them
    #[default]
    On,
    /// Allow any number of requests
    Off,
}

impl Args {
    fn listen(&self) -> IpAddr {
        if self.lan { IpAddr::V6(Ipv6Addr::UNSPECIFIED) } else { self.listen }
    }

    fn database(&self) -> Result<Option<DatabaseUrl>> {
        database(self.database.as_deref(), self.data.as_deref())
    }

    /// Checks combinations of options that clap cannot check.
    pub(crate) fn check(&self) -> Result {
        if self.limits == Limits::Off && !self.listen().is_loopback() {
            let error = "--limits off works only on this device: leave out --lan and --listen";
            return Err(Failure::Usage(error.to_owned()));
        }
        if self.role == Role::Think && self.lan {
            let error = "a server with --role think has no players: leave out --lan";
            return Err(Failure::Usage(error.to_owned()));
        }
        self.database().map(drop)
    }
}

pub(crate) fn run(args: &Args) -> Result {
    args.check()?;
    let listen = args.listen();
    if args.role == Role::Think && args.database()?.is_none() {
        let error = "a server with --role think shares a database with others: give --database, too";
        return Err(Failure::Usage(error.to_owned()));
    }
    let data = Data::of(args)?;
    let traces = log(args.traces.as_ref(), args.role)?;
    let _lock = match &data {
        Data::File(file) => Some(DataLock::take(file)?),
        Data::Database { .. } => None,
    };
    // Every client needs a file descriptor. If the system does not raise the limit, fewer clients can
    // connect.
    let _ = rlimit::increase_nofile_limit(u64::MAX);

    runtime()?.block_on(async {
        let bus = data.bus(args.bus.as_deref()).await?;
        let durability = match args.durability {
            Durability::Power => store::Durability::Power,
            Durability::Process => store::Durability::Process,
        };
        let (store, time) = data
            .open(durability)
            .await
            .map_err(|error| Reason::Data { file: data.to_string(), error: error.to_string() })?;
        let addresses = reachable_addresses(listen);
        let config = Config {
            role: match args.role {
                Role::All => server::Role::All,
                Role::Web => server::Role::Web,
                Role::Think => server::Role::Think,
            },
            listen,
            port: args.port,
            public_url: args.public_url.clone(),
            trusted_proxies: args.trusted_proxy.clone(),
            limits: args.limits == Limits::On,
            timeouts: Timeouts::default(),
            reachable: args.public_url.is_some() || !listen.is_loopback(),
            link_host: addresses.first().copied().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            metrics: args.metrics,
            operator: args.operator.clone(),
            // The socket is named after the port for players. A server with `--role think` has no such port.
            admin: data.admin().filter(|_| args.role != Role::Think),
            assets: page(),
            protocol: server::Protocol::default(),
            time,
        };
        let server = match Server::bind(config, store.clone(), bus).await {
            Ok(server) => server,
            Err(error) => {
                // Ignore an error of `close`: the error returned below says why the server ends.
                let _ = store.close().await;
                return Err(cannot_start(&data, error).into());
            }
        };
        // Install the signal handler before the address is printed, because somebody who reads the address
        // may stop the server at once.
        let end = shutdown_signal();
        if args.role != Role::Think {
            announce(&server, args, &addresses)?;
        }
        if !args.no_open && args.role != Role::Think {
            open_browser(&format!("http://{}", SocketAddr::new(local(listen), server.port())));
        }
        let ended = server.run(end).await;
        if let Some(traces) = &traces {
            traces.send_last();
        }
        Ok(ended?)
    })
}

/// Sends the log to standard error, and traces to a collector. The lines of the NATS client are left out,
/// because it logs every failed attempt to connect. The bus logs only when the connection changes.
fn log(collector: Option<&Collector>, role: Role) -> Result<Option<Traces>> {
    let levels = Targets::new().with_default(LevelFilter::INFO).with_target("async_nats", LevelFilter::OFF);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false).with_target(false);
    let role = role.to_possible_value();
    let role = role.as_ref().map_or("", |role| role.get_name());
    let traces = collector.map(|collector| Traces::start(collector, role)).transpose()?;
    let spans = Targets::new().with_target("server", LevelFilter::DEBUG);
    tracing_subscriber::registry()
        .with(lines.with_filter(levels))
        .with(traces.as_ref().map(|traces| traces.layer().with_filter(spans)))
        .init();
    Ok(traces)
}

/// Where a server keeps its data: in a file or in a PostgreSQL database.
enum Data {
    File(PathBuf),
    Database {
        url: DatabaseUrl,
        /// The path that operators give to `menagerie admin --data`; `None` if its folder cannot be created.
        admin: Option<PathBuf>,
    },
}

impl Data {
    /// Determines where the data is. Creates the folder of a data file.
    fn of(args: &Args) -> Result<Data> {
        if let Some(url) = args.database()? {
            let name = format!("postgres-{}", args.port);
            let admin = or_data_folder(None, &name, "--data").ok();
            // If the folder cannot be created, the server runs without operators' commands.
            let admin =
                admin.filter(|file| file.parent().is_some_and(|folder| fs::create_dir_all(folder).is_ok()));
            return Ok(Data::Database { url, admin });
        }
        let file = data_file(args.data.clone())?;
        create_folder_of(&file)?;
        Ok(Data::File(file))
    }

    /// Opens the store. Returns it with the clock that all servers on this data share.
    async fn open(&self, durability: store::Durability) -> Result<(Arc<dyn Store>, TimeSource), StoreError> {
        let local = TimeSource::system();
        Ok(match self {
            Data::File(file) => (Arc::new(store::Sqlite::open(file, durability).await?), local),
            Data::Database { url, .. } => {
                let store = store::Postgres::open(url, durability).await?;
                let time = store.time(&local).await?;
                (Arc::new(store), time)
            }
        })
    }

    /// Opens the bus, through which this server learns what other servers store. If the data is in a file,
    /// there are no other servers. An error does not repeat the address, which may contain a password.
    async fn bus(&self, nats: Option<&str>) -> Result<Arc<dyn Bus>> {
        Ok(match (self, nats.filter(|urls| !urls.is_empty())) {
            (_, Some(urls)) => match Nats::connect(urls).await {
                Ok(nats) => Arc::new(nats),
                Err(error) => return Err(Failure::Usage(format!("--bus or MENAGERIE_BUS: {error}"))),
            },
            (Data::File(_), None) => Arc::new(InProcess::default()),
            (Data::Database { .. }, None) => Arc::new(Polling::default()),
        })
    }

    fn admin(&self) -> Option<PathBuf> {
        let file = match self {
            Data::File(file) => Some(file),
            Data::Database { admin, .. } => admin.as_ref(),
        };
        file.filter(|_| cfg!(unix)).map(|file| admin_socket(file))
    }
}

/// Writes the path, or the address without the password.
impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Data::File(file) => file.display().fmt(f),
            Data::Database { url, .. } => url.fmt(f),
        }
    }
}

/// Creates a multi-threaded Tokio runtime.
pub(crate) fn runtime() -> Result<Runtime> {
    Ok(Runtime::new()?)
}

/// Parses the URL of the database, if one is given. An error does not repeat the URL, because it may contain
/// a password.
pub(crate) fn database(url: Option<&str>, data: Option<&Path>) -> Result<Option<DatabaseUrl>> {
    let Some(url) = url.filter(|url| !url.is_empty()) else { return Ok(None) };
    if data.is_some() {
        let error = "--data and --database (or MENAGERIE_DATABASE) exclude each other: leave one out";
        return Err(Failure::Usage(error.to_owned()));
    }
    url.parse()
        .map(Some)
        .map_err(|error| Failure::Usage(format!("--database or MENAGERIE_DATABASE: {error}")))
}

/// Creates the folder of a file that is about to be written.
pub(crate) fn create_folder_of(file: &Path) -> Result {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error)),
        None => Ok(()),
    }
}

/// The path of the data file.
pub(crate) fn data_file(given: Option<PathBuf>) -> Result<PathBuf> {
    or_data_folder(given, "menagerie.db", "--data")
}

#[cfg(feature = "page")]
fn page() -> Option<&'static dyn Assets> {
    Some(&crate::embedded::Page)
}

#[cfg(not(feature = "page"))]
fn page() -> Option<&'static dyn Assets> {
    None
}

/// The path of the Unix socket on which the server receives operators' commands.
pub(crate) fn admin_socket(data: &Path) -> PathBuf {
    let mut path = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned()).into_os_string();
    path.push("-admin");
    path.into()
}

fn metrics_address(text: &str) -> Result<SocketAddr, String> {
    let port = text.parse().map(|port: u16| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    port.or_else(|_| text.parse())
        .map_err(|_| "expected a port, or an address such as 127.0.0.1:9140".to_owned())
}

/// Parses the URL at which others reach a server. Refuses a URL with a path.
pub(crate) fn public_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.map(|rest| rest.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => Ok(text.to_owned()),
        _ => Err("expected a URL without a path, such as https://play.example".to_owned()),
    }
}

/// The addresses at which others reach a server that listens on `listen`.
fn reachable_addresses(listen: IpAddr) -> Vec<IpAddr> {
    if !listen.is_unspecified() {
        return vec![listen];
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = interfaces.iter().map(if_addrs::Interface::ip);
    for_others(addresses.filter(|address| listen.is_ipv6() || address.is_ipv4()).collect())
}

/// Selects the addresses at which other devices can reach this one. IPv4 comes first because it is shorter to
/// type; within each family, addresses of private networks come first.
fn for_others(mut addresses: Vec<IpAddr>) -> Vec<IpAddr> {
    addresses.retain(|address| match address {
        IpAddr::V4(address) => !address.is_loopback(),
        // A link-local address needs the name of the interface, which no browser accepts.
        IpAddr::V6(address) => !address.is_loopback() && !address.is_unicast_link_local(),
    });
    addresses.sort_by_key(|address| match address {
        IpAddr::V4(address) => (false, !address.is_private()),
        IpAddr::V6(address) => (true, !address.is_unique_local()),
    });
    addresses.dedup();
    addresses
}

/// The address at which this device itself reaches the server.
fn local(listen: IpAddr) -> IpAddr {
    if listen.is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { listen }
}

/// Prints the address on the first line and, with `--lan`, every address with its QR code after it.
fn announce(server: &Server, args: &Args, addresses: &[IpAddr]) -> Result {
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

/// Draws a QR code dark on light, whatever the terminal's colours are. Some cameras cannot read light on
/// dark.
fn on_paper(code: &str) -> String {
    let lines: Vec<_> = code.lines().map(|line| format!("\x1b[30;107m{line}\x1b[0m")).collect();
    lines.join("\n")
}

fn cannot_start(data: &Data, error: StartError) -> Reason {
    match error {
        StartError::Listen { address, error } if error.kind() == io::ErrorKind::AddrInUse => {
            Reason::AddressInUse { address: address.to_string() }
        }
        StartError::Listen { address, error } => {
            Reason::Listen { address: address.to_string(), error: error.to_string() }
        }
        StartError::Store(error) => Reason::Data { file: data.to_string(), error: error.to_string() },
    }
}

/// A future that completes when the program is asked to end. The interrupt handler then blocks, so that the
/// server can shut down properly and the program exits with 0.
fn shutdown_signal() -> impl Future<Output = ()> + Send + 'static {
    let (ask, asked) = oneshot::channel();
    let mut ask = Some(ask);
    interrupt::before_exit(move || {
        if let Some(ask) = ask.take() {
            // If the receiver is gone, the server is already shutting down.
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

/// Opens the page if there is a desktop. A failure is ignored, because the address has been printed.
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
        // Reap the process when the browser exits.
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
    fn only_addresses_that_a_browser_can_open_are_shown() {
        let of = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<IpAddr>>();
        let all = ["::1", "2001:db8::7", "127.0.0.1", "fe80::1", "203.0.113.7", "fd00::2", "192.168.1.2"];
        let shown = ["192.168.1.2", "203.0.113.7", "fd00::2", "2001:db8::7"];
        assert_eq!(for_others(of(&all)), of(&shown));
    }
}
