//! Hints over NATS, between servers on several machines. Only core NATS is used: it stores nothing and may
//! lose messages.

use std::{
    error, fmt,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber, connection::State};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use tokio::{
    sync::{broadcast, mpsc},
    task::JoinSet,
};

use super::{Bus, Hint};

/// The subject of all hints. If groups of servers with different stores share a NATS server, each group
/// should have an account of its own. Even without that, hints about other groups' tables do no harm.
const SUBJECT: &str = "menagerie.hints";

/// The maximum number of hints that wait to be sent. Further hints are dropped.
const MAX_WAITING: usize = 4096;
/// The maximum number of received hints that wait for the server to read the logs.
const MAX_UNREAD: usize = 4096;
/// The maximum length of an id in a hint.
const MAX_ID: usize = 64;

/// How often a server asks the store which watched tables have changed. A server cannot know whether other
/// servers are cut off from NATS, so it does this even while it is connected itself.
const RESYNC: Duration = Duration::from_secs(1);
/// How often the connection is tested. If two tests get no answer, the client connects again.
const PING: Duration = Duration::from_secs(5);
/// The longest pause between two attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// The bus of servers that are connected to the same NATS.
pub struct Nats {
    client: Client,
    waiting: mpsc::Sender<Hint>,
    received: broadcast::Sender<Hint>,
    /// The tasks that send and receive hints. They end when the bus is dropped.
    _tasks: JoinSet<()>,
}

impl Nats {
    /// Sets up the bus. The connection is made in the background, and made again whenever it is lost. `urls`
    /// holds the addresses of one NATS server, or of several that form a cluster, separated by commas. An
    /// address may contain a user and a password, or a token: `nats://user:password@host:4222`,
    /// `tls://token@host`.
    ///
    /// # Errors
    /// A part of `urls` is not the URL of a NATS server.
    pub async fn connect(urls: &str) -> Result<Nats, NatsError> {
        let (servers, options) = parse(urls)?;
        let events = Arc::new(Events::default());
        let options = options
            .name("menagerie")
            .retry_on_initial_connect()
            .max_reconnects(None)
            .no_echo()
            .ping_interval(PING)
            .reconnect_delay_callback(pause)
            .event_callback(move |event| {
                events.log(&event);
                async {}
            });
        let client = options.connect(servers).await.map_err(NatsError::from_client)?;
        // The client subscribes as soon as it is connected, and again after each reconnection.
        let subscriber = client.subscribe(SUBJECT).await.map_err(NatsError::from_client)?;
        let (waiting, to_send) = mpsc::channel(MAX_WAITING);
        let received = broadcast::channel(MAX_UNREAD).0;
        let mut tasks = JoinSet::new();
        tasks.spawn(send(client.clone(), to_send));
        tasks.spawn(receive(subscriber, received.clone()));
        Ok(Nats { client, waiting, received, _tasks: tasks })
    }
}

impl Bus for Nats {
    fn publish(&self, hint: Hint) {
        // If too many hints wait, this one is dropped: the other servers read the logs in any case.
        let _ = self.waiting.try_send(hint);
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.received.subscribe()
    }

    fn resync_interval(&self) -> Option<Duration> {
        Some(RESYNC)
    }

    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

/// Sends hints. While NATS is away, hints are dropped, because they would be useless later.
async fn send(client: Client, mut hints: mpsc::Receiver<Hint>) {
    while let Some(hint) = hints.recv().await {
        if client.connection_state() == State::Connected
            && let Err(error) = client.publish(SUBJECT, write(&hint).into()).await
        {
            tracing::warn!(%error, "cannot send a hint over NATS");
        }
    }
}

/// Passes on the hints of other servers.
async fn receive(mut messages: Subscriber, hints: broadcast::Sender<Hint>) {
    let mut has_warned = false;
    while let Some(message) = messages.next().await {
        match read(&message.payload) {
            // An error means that nobody listens: the server does not run yet, or no longer runs.
            Some(hint) => drop(hints.send(hint)),
            None if has_warned => {}
            None => {
                has_warned = true;
                tracing::warn!(subject = SUBJECT, "somebody sends messages over NATS that are no hints");
            }
        }
    }
}

/// Returns the text of a hint: the id, a space and the number.
fn write(hint: &Hint) -> String {
    format!("{} {}", hint.id, hint.number)
}

fn read(payload: &[u8]) -> Option<Hint> {
    let (id, number) = str::from_utf8(payload).ok()?.split_once(' ')?;
    let is_id = (1..=MAX_ID).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    let number = number.parse().ok().filter(|parsed: &u32| parsed.to_string() == number)?;
    is_id.then(|| Hint { id: id.to_owned(), number })
}

/// Returns how long to wait before the next attempt to connect.
fn pause(attempts: usize) -> Duration {
    let attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
    (Duration::from_millis(50) * attempts.saturating_sub(1).min(1000)).min(LONGEST_PAUSE)
}

/// Returns the servers' addresses and the options for connecting. The client logs the addresses, so only the
/// options contain the secrets.
fn parse(urls: &str) -> Result<(Vec<ServerAddr>, ConnectOptions), NatsError> {
    let mut options = ConnectOptions::new();
    let mut servers = Vec::new();
    for text in urls.split(',') {
        let mut url = text.parse::<ServerAddr>().map_err(|_| NatsError::not_an_address())?.into_inner();
        let plain = !url.cannot_be_a_base() && matches!(url.path(), "" | "/");
        if !plain || !matches!(url.scheme(), "nats" | "tls") || url.host_str().is_none_or(str::is_empty) {
            return Err(NatsError::not_an_address());
        }
        if url.query().is_some() || url.fragment().is_some() {
            return Err(NatsError::not_an_address());
        }
        let decode = |text: &str| {
            let decoded = percent_decode_str(text).decode_utf8().map_err(|_| NatsError::not_an_address());
            decoded.map(String::from)
        };
        match (decode(url.username())?, url.password().map(decode).transpose()?) {
            (user, Some(password)) => options = options.user_and_password(user, password),
            (token, None) if !token.is_empty() => options = options.token(token),
            (_, None) => {}
        }
        url.set_username("")
            .and_then(|()| url.set_password(None))
            .map_err(|()| NatsError::not_an_address())?;
        servers.push(ServerAddr::from_url(url).map_err(NatsError::from_client)?);
    }
    Ok((servers, options))
}

/// Logs each change of the connection, but not each attempt to connect.
#[derive(Default)]
struct Events(Mutex<Option<String>>);

impl Events {
    fn log(&self, event: &Event) {
        let what = event.to_string();
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if last.as_ref() == Some(&what) {
            return;
        }
        match event {
            Event::Connected => tracing::info!("connected to NATS"),
            Event::Disconnected => {
                tracing::warn!("NATS is away; changes at other servers are seen within a second");
            }
            // This server is shutting down.
            Event::Draining | Event::Closed => {}
            Event::SlowConsumer(_) => tracing::warn!("hints come faster than this server reads logs"),
            event => tracing::warn!(
                %event,
                "NATS cannot be used; changes at other servers are seen within a second. Check the address"
            ),
        }
        *last = Some(what);
    }
}

/// Why a connection to NATS cannot be set up. The text contains neither the address nor its secrets.
#[derive(Debug)]
pub struct NatsError(String);

impl NatsError {
    fn not_an_address() -> NatsError {
        NatsError("expected the URL of a NATS server, such as nats://user:password@host:4222".to_owned())
    }

    fn from_client(error: impl error::Error) -> NatsError {
        NatsError(error.to_string())
    }
}

impl fmt::Display for NatsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl error::Error for NatsError {}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::{Hint, Nats, ServerAddr, parse, pause, read, write};

    #[test]
    fn a_hint_is_read_as_it_was_written() {
        let hint = Hint { id: "k3-J_9xQ".into(), number: 4_000_000_000 };
        assert_eq!(write(&hint), "k3-J_9xQ 4000000000");
        assert_eq!(read(write(&hint).as_bytes()), Some(hint));
    }

    #[test]
    fn anything_else_is_no_hint() {
        let long = format!("{} 1", "x".repeat(65));
        let texts =
            ["", " ", "table", "table ", "table -1", "table +1", "table 01", "table 4294967296", " 1"];
        for text in texts.into_iter().chain(["a b 1", "ta.ble 1", "tablé 1", "table 1\n", &long]) {
            assert_eq!(read(text.as_bytes()), None, "{text:?}");
        }
        assert_eq!(read(b"\xff 1"), None);
    }

    #[test]
    fn what_is_secret_is_not_in_the_address() {
        let urls = "nats://ada:p%40ss%2Fword@one.example:4333,tls://two.example,three.example";
        let (servers, options) = parse(urls).unwrap();
        let servers: Vec<_> = servers.iter().map(ServerAddr::as_url_str).collect();
        assert_eq!(servers, ["nats://one.example:4333", "tls://two.example", "nats://three.example"]);
        assert!(!format!("{options:?}").contains("p@ss"), "{options:?}");
    }

    #[tokio::test]
    async fn an_error_does_not_repeat_the_address() {
        for url in
            ["", "http://ada:secret@host", "nats://ada:secret@", "nats://ada:secret@host:port", "nats:secret"]
        {
            let error = Nats::connect(url).await.err().unwrap();
            assert!(!error.to_string().contains("secret"), "{error}");
            assert!(!format!("{error:?}").contains("secret"), "{error:?}");
        }
        for url in ["nats://ada:secret@host/path", "nats://host?secret", "nats://host#secret", "nats://a,,b"]
        {
            assert!(Nats::connect(url).await.is_err(), "{url}");
        }
    }

    #[test]
    fn the_first_attempts_follow_at_once_and_later_ones_after_two_seconds_at_most() {
        assert_eq!(pause(1).as_millis(), 0);
        assert_eq!(pause(3).as_millis(), 100);
        assert_eq!(pause(usize::MAX).as_millis(), 2000);
    }
}
