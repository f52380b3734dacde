//! Protects the server and its guests with rate limits, checks of origins, and security headers.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock};

use crate::{
    app::App,
    limits::{self, Rate},
    protocol,
};

/// The content security policy of the page: only resources of this server, no frames, no inline scripts. The
/// engine in the page is WebAssembly, which needs a permission of its own. The engine's worker reads a blob
/// to learn whether to stop, so `connect-src` allows blobs.
pub const PAGE_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' blob:; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Tells browsers to use only https for this host, for a year. Its subdomains are not included.
const HTTPS_ONLY: &str = "max-age=31536000";

/// The value of the `Content-Disposition` header of answers. It lets browsers save an answer instead of
/// showing it.
const DOWNLOAD: &str = "attachment; filename=\"answer.json\"";

/// Adds the security headers to every response.
pub(crate) async fn headers(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_data = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, PAGE_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    if is_data {
        headers.insert(protocol::HEADER, app.config.protocol.header());
        // Browsers must not open an answer as a page.
        headers.entry(header::CONTENT_DISPOSITION).or_insert(HeaderValue::from_static(DOWNLOAD));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether a request comes from one of the server's own pages, or from no page at all. Only such a request
/// may change anything or open a socket.
pub(crate) fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else { return true };
    if public_url.is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let host = text(header::HOST).unwrap_or_default();
    origin.strip_prefix("http://").is_some_and(|authority| authority == host) && is_local_name(host)
}

/// Top-level domains of local networks. Nobody on the internet can register a name in them (RFC 6762, RFC
/// 8375, ICANN's `internal`).
const HOME_DOMAINS: [&str; 9] =
    ["corp", "home", "internal", "intranet", "lan", "local", "localdomain", "localhost", "private"];

/// Whether a host is an IP address or a local name. Any other name could be a name on the internet that
/// somebody has pointed at this server.
fn is_local_name(authority: &str) -> bool {
    if authority.starts_with('[') {
        return true;
    }
    let name = authority.rsplit_once(':').map_or(authority, |(name, _)| name);
    name.parse::<IpAddr>().is_ok()
        || name.rsplit_once('.').is_none_or(|(host, domain)| {
            HOME_DOMAINS.contains(&domain) || domain == "arpa" && host.ends_with(".home")
        })
}

/// Whether requests with this method may change anything.
pub(crate) fn is_change(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

type Limiter<K> = Option<DefaultKeyedRateLimiter<K>>;

/// A rate limit was exceeded. The client may try again after this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooOften(pub(crate) Duration);

/// Enforces the limits of each client and each address.
pub(crate) struct Limits {
    on: bool,
    requests: Limiter<IpAddr>,
    files: Limiter<IpAddr>,
    creations: Limiter<IpAddr>,
    readings: Limiter<IpAddr>,
    messages: Limiter<String>,
    messages_of_address: Limiter<IpAddr>,
    sockets: Arc<Tally>,
    connections: Arc<Tally>,
    /// The bytes in memory that clients have sent, or that wait to be sent to them.
    waiting: Arc<Tally>,
}

impl Limits {
    pub(crate) fn new(on: bool) -> Limits {
        fn limiter<K: Hash + Eq + Clone>(on: bool, rate: Rate) -> Limiter<K> {
            let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
            on.then(|| {
                RateLimiter::keyed(Quota::per_second(number(rate.a_second)).allow_burst(number(rate.burst)))
            })
        }
        let tally = |most_of_address, most_of_all| {
            let most_of_address = if on { most_of_address } else { usize::MAX };
            Arc::new(Tally { counts: Mutex::default(), most_of_address, most_of_all })
        };
        Limits {
            on,
            requests: limiter(on, limits::REQUESTS),
            files: limiter(on, limits::FILES),
            creations: limiter(on, limits::CREATIONS),
            readings: limiter(on, limits::READINGS),
            messages: limiter(on, limits::MESSAGES),
            messages_of_address: limiter(on, limits::MESSAGES_OF_ADDRESS),
            sockets: tally(limits::MAX_SOCKETS, usize::MAX),
            connections: tally(limits::MAX_CONNECTIONS, usize::MAX),
            waiting: tally(limits::MAX_WAITING_OF_ADDRESS, limits::MAX_WAITING),
        }
    }

    /// Counts a request from an address. For files of the page, see [`file`](Limits::file).
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), TooOften> {
        check(&self.requests, &household(from))
    }

    /// Counts a file of the page that an address loads.
    pub(crate) fn file(&self, from: IpAddr) -> Result<(), TooOften> {
        check(&self.files, &household(from))
    }

    /// Counts a new table, guest, name or invitation from an address.
    pub(crate) fn creation(&self, from: IpAddr) -> Result<(), TooOften> {
        check(&self.creations, &household(from))
    }

    /// Counts a request that replays or studies a game.
    pub(crate) fn reading(&self, from: IpAddr) -> Result<(), TooOften> {
        check(&self.readings, &household(from))
    }

    /// Counts a message that an identity sends from an address, over any of its sockets.
    pub(crate) fn message(&self, identity: &String, from: IpAddr) -> Result<(), TooOften> {
        check(&self.messages, identity)?;
        check(&self.messages_of_address, &household(from))
    }

    /// Counts a socket from an address. Returns `None` if the address has too many.
    pub(crate) fn socket(&self, from: IpAddr) -> Option<Counted> {
        self.sockets.count(household(from), 1)
    }

    /// Counts a connection from an address. Returns `None` if the address has too many. A proxy may have any
    /// number, since it serves many people.
    pub(crate) fn connection(&self, from: IpAddr, is_proxy: bool) -> Option<Counted> {
        self.connections.count(household(from), usize::from(!is_proxy))
    }

    /// Counts bytes that an address has sent, or that wait to be sent to it, until the guard is dropped.
    /// Returns `None` if too many bytes wait.
    pub(crate) fn wait(&self, from: IpAddr, bytes: usize) -> Option<Counted> {
        let counted = if bytes > limits::UNCOUNTED { bytes } else { 0 };
        self.waiting.count(household(from), counted)
    }

    /// Returns the number of bytes that wait for all clients together.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.lock().all
    }

    /// Whether a client has sent too many messages that exceed a rate limit or cannot be read.
    pub(crate) fn strikes_out(&self, strikes: u32) -> bool {
        self.on && strikes > limits::MAX_STRIKES
    }

    /// Returns how many open tables an address may have in the public list.
    pub(crate) fn open_tables(&self) -> usize {
        if self.on { limits::MAX_OPEN_TABLES } else { usize::MAX }
    }

    /// Forgets clients that have sent nothing for a while.
    pub(crate) fn forget_idle(&self) {
        let of_addresses =
            [&self.requests, &self.files, &self.creations, &self.readings, &self.messages_of_address];
        for limit in of_addresses.into_iter().flatten() {
            limit.retain_recent();
        }
        if let Some(limit) = &self.messages {
            limit.retain_recent();
        }
    }
}

fn check<K: Hash + Eq + Clone>(limiter: &Limiter<K>, key: &K) -> Result<(), TooOften> {
    let Some(limiter) = limiter else { return Ok(()) };
    limiter.check_key(key).map_err(|early| TooOften(early.wait_time_from(limiter.clock().now())))
}

/// Returns the address that stands for a client's household. All IPv6 addresses of a household count as one,
/// because a household has 2^64 of them.
pub(crate) fn household(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// Keeps a count for each address. Limits each count, and the sum of all counts.
struct Tally {
    counts: Mutex<Counts>,
    most_of_address: usize,
    most_of_all: usize,
}

#[derive(Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Tally {
    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a number to an address's count. Returns `None` and changes nothing if that would exceed a limit.
    fn count(self: &Arc<Self>, from: IpAddr, number: usize) -> Option<Counted> {
        if number > 0 {
            let mut counts = self.lock();
            let own = counts.by_address.get(&from).copied().unwrap_or_default();
            if own + number > self.most_of_address || counts.all + number > self.most_of_all {
                return None;
            }
            counts.all += number;
            counts.by_address.insert(from, own + number);
        }
        Some(Counted { tally: self.clone(), from, number })
    }
}

/// A number that was added to a [`Tally`]. It is subtracted again when this value is dropped.
pub(crate) struct Counted {
    tally: Arc<Tally>,
    from: IpAddr,
    number: usize,
}

impl Drop for Counted {
    fn drop(&mut self) {
        if self.number == 0 {
            return;
        }
        let mut counts = self.tally.lock();
        counts.all -= self.number;
        if let Some(count) = counts.by_address.get_mut(&self.from) {
            *count -= self.number;
            if *count == 0 {
                counts.by_address.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::{Limits, household, is_own};
    use crate::limits::{MAX_SOCKETS, MAX_WAITING, MAX_WAITING_OF_ADDRESS};

    fn own(origin: Option<&'static str>, host: &'static str, public: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        is_own(&headers, public)
    }

    #[test]
    fn only_our_own_pages_change_anything() {
        assert!(own(None, "127.0.0.1:80", None));
        assert!(own(Some("http://127.0.0.1:8080"), "127.0.0.1:8080", None));
        assert!(own(Some("http://[::1]:8080"), "[::1]:8080", None));
        for name in ["laptop", "laptop.local", "laptop.lan", "laptop.attic.lan", "laptop.home.arpa"] {
            let origin = format!("http://{name}:8080").leak();
            assert!(own(Some(origin), &origin["http://".len()..], None), "{name}");
        }
        assert!(own(Some("https://play.example"), "10.0.0.2:8080", Some("https://play.example/")));
        for (origin, host) in [
            ("http://evil.example", "127.0.0.1:8080"),
            ("http://127.0.0.1:8081", "127.0.0.1:8080"),
            // A name on the internet that somebody has pointed at this address.
            ("http://evil.example", "evil.example"),
            ("http://lan.example", "lan.example"),
            ("http://evil.arpa", "evil.arpa"),
            ("https://127.0.0.1:8080", "127.0.0.1:8080"),
            ("null", "127.0.0.1:8080"),
        ] {
            assert!(!own(Some(origin), host, None), "{origin} {host}");
        }
    }

    #[test]
    fn an_address_has_so_many_sockets_at_a_time() {
        let (limits, [one, other]) = (Limits::new(true), [[127, 0, 0, 1], [127, 0, 0, 2]].map(Into::into));
        let mut held: Vec<_> = (0..MAX_SOCKETS).map_while(|_| limits.socket(one)).collect();
        assert_eq!(held.len(), MAX_SOCKETS);
        assert!(limits.socket(one).is_none() && limits.socket(other).is_some());
        held.pop();
        held.extend(limits.socket(one));
        assert!(limits.socket(one).is_none());
        drop(held);
        assert!(limits.socket(one).is_some());
        let unlimited = Limits::new(false);
        assert_eq!((0..2 * MAX_SOCKETS).filter_map(|_| unlimited.socket(one)).count(), 200);
    }

    #[test]
    fn what_comes_too_often_is_turned_away() {
        let (limits, address) = (Limits::new(true), [127, 0, 0, 1].into());
        let refused: Vec<_> = (0..1000).filter_map(|_| limits.request(address).err()).collect();
        assert!((1..=800).contains(&refused.len()), "{}", refused.len());
        // The next request is allowed after a twentieth of a second at most.
        assert!(refused.iter().all(|early| early.0.as_millis() <= 50));
        assert!(limits.request([127, 0, 0, 2].into()).is_ok());
        assert!((0..1000).all(|_| Limits::new(false).request(address).is_ok()));
    }

    #[test]
    fn a_class_behind_one_router_loads_the_page_at_the_same_moment() {
        let (limits, address) = (Limits::new(true), [127, 0, 0, 1].into());
        let files = 30 * 90;
        assert!((0..files).all(|_| limits.file(address).is_ok()));
        assert!(limits.request(address).is_ok());
        assert!((0..10_000).any(|_| limits.file(address).is_err()));
    }

    #[test]
    fn many_players_of_one_address_have_a_limit_together() {
        let (limits, [one, other]) = (Limits::new(true), [[127, 0, 0, 1], [127, 0, 0, 2]].map(Into::into));
        let players = (0..10_000).map(|number| number.to_string());
        let passed = players.filter(|player| limits.message(player, one).is_ok()).count();
        assert!((1000..10_000).contains(&passed), "{passed}");
        assert!(limits.message(&"0".to_owned(), other).is_ok());
    }

    #[test]
    fn what_waits_is_counted_in_bytes() {
        let limits = Limits::new(true);
        let address = |number: u8| [10, 0, 0, number].into();
        let half = limits.wait(address(1), MAX_WAITING_OF_ADDRESS / 2);
        assert!(half.is_some() && limits.wait(address(1), 1 + MAX_WAITING_OF_ADDRESS / 2).is_none());
        assert!(limits.wait(address(1), 100).is_some(), "a short answer always fits");
        let rest = limits.wait(address(1), MAX_WAITING_OF_ADDRESS / 2);
        assert_eq!(limits.waiting(), MAX_WAITING_OF_ADDRESS);
        assert!(rest.is_some() && limits.wait(address(1), 10_000).is_none());
        let addresses = (MAX_WAITING / MAX_WAITING_OF_ADDRESS) as u8;
        let others: Vec<_> =
            (2..=addresses).map(|number| limits.wait(address(number), MAX_WAITING_OF_ADDRESS)).collect();
        assert!(others.iter().all(Option::is_some));
        assert!(limits.wait(address(99), 10_000).is_none(), "all together wait for no more");
        drop((half, rest, others));
        assert_eq!(limits.waiting(), 0);
    }

    #[test]
    fn a_household_counts_once() -> Result<(), std::net::AddrParseError> {
        let same = |one: &str, other: &str| Ok(household(one.parse()?) == household(other.parse()?));
        assert!(same("2001:db8:1:2::3", "2001:db8:1:2:ffff::")?);
        assert!(!same("2001:db8:1:2::3", "2001:db8:1:3::3")?);
        assert!(same("::ffff:10.0.0.1", "10.0.0.1")?);
        assert!(!same("::ffff:10.0.0.1", "::ffff:10.0.0.2")?);
        Ok(())
    }
}
