//! Protects the server and its guests with rate limits, checks of origins, and security headers.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// The content security policy: only resources of this server, no frames, no inline scripts.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Adds the security headers to every response.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether a request comes from one of the server's own pages, or from no page at all. Only then may it change anything or open
/// a socket.
pub(crate) fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else { return true };
    if public_url.is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let host = text(header::HOST).unwrap_or_default();
    origin.strip_prefix("http://").is_some_and(|authority| authority == host) && is_local_name(host)
}

/// Top-level domains of local networks. Nobody on the internet can register a name in them (RFC 6762, RFC 8375, ICANN's
/// `internal`).
const HOME_DOMAINS: [&str; 9] =
    ["corp", "home", "internal", "intranet", "lan", "local", "localdomain", "localhost", "private"];

/// Whether a host is an IP address or a local name, and not a name on the internet that somebody has pointed
/// at this server.
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

/// The maximum number of sockets from one address. It is enough for a school class behind one router.
const MAX_SOCKETS: u32 = 100;
/// The maximum number of connections from one address: its sockets, and the few others that each browser
/// opens.
const MAX_CONNECTIONS: u32 = 400;

/// The rate limits.
pub(crate) struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    creations: Option<DefaultKeyedRateLimiter<IpAddr>>,
    readings: Option<DefaultKeyedRateLimiter<IpAddr>>,
    messages: Option<DefaultKeyedRateLimiter<String>>,
    sockets: Arc<Tally>,
    most_sockets: u32,
    connections: Arc<Tally>,
    most_connections: u32,
}

impl Limits {
    pub(crate) fn new(on: bool) -> Limits {
        let quota = |a_second: u32, burst: u32| {
            let [rate, burst] =
                [a_second, burst].map(|number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN));
            Quota::per_second(rate).allow_burst(burst)
        };
        Limits {
            requests: on.then(|| RateLimiter::keyed(quota(20, 200))),
            creations: on.then(|| RateLimiter::keyed(quota(1, 60))),
            readings: on.then(|| RateLimiter::keyed(quota(2, 30))),
            messages: on.then(|| RateLimiter::keyed(quota(20, 100))),
            sockets: Arc::default(),
            most_sockets: if on { MAX_SOCKETS } else { u32::MAX },
            connections: Arc::default(),
            most_connections: if on { MAX_CONNECTIONS } else { u32::MAX },
        }
    }

    /// Counts a request from an address; `false` if there were too many.
    pub(crate) fn request(&self, from: IpAddr) -> bool {
        self.requests.as_ref().is_none_or(|limit| limit.check_key(&household(from)).is_ok())
    }

    /// Counts a new table, guest, name or invitation from an address; `false` if there were too many.
    pub(crate) fn creation(&self, from: IpAddr) -> bool {
        self.creations.as_ref().is_none_or(|limit| limit.check_key(&household(from)).is_ok())
    }

    /// Counts a request that replays or studies a game; `false` if there were too many.
    pub(crate) fn reading(&self, from: IpAddr) -> bool {
        self.readings.as_ref().is_none_or(|limit| limit.check_key(&household(from)).is_ok())
    }

    /// Counts a message over an identity's sockets; `false` if there were too many.
    pub(crate) fn message(&self, identity: &String) -> bool {
        self.messages.as_ref().is_none_or(|limit| limit.check_key(identity).is_ok())
    }

    /// Counts a socket from an address; `None` if the address has too many.
    pub(crate) fn socket(&self, from: IpAddr) -> Option<Counted> {
        self.sockets.count(household(from), self.most_sockets)
    }

    /// Counts a connection from an address; `None` if the address has too many. A proxy may have any number,
    /// since it serves many people.
    pub(crate) fn connection(&self, from: IpAddr, is_proxy: bool) -> Option<Counted> {
        self.connections.count(household(from), if is_proxy { u32::MAX } else { self.most_connections })
    }

    /// Forgets clients that have sent nothing for a while.
    pub(crate) fn forget_idle(&self) {
        for limit in [&self.requests, &self.creations, &self.readings].into_iter().flatten() {
            limit.retain_recent();
        }
        if let Some(limit) = &self.messages {
            limit.retain_recent();
        }
    }
}

/// The address under which a client is counted. In IPv6 it stands for the 2^64 addresses of a household.
fn household(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// A count for each address.
#[derive(Default)]
struct Tally(Mutex<HashMap<IpAddr, u32>>);

impl Tally {
    /// Adds one to the count of an address, unless it is `most` already.
    fn count(self: &Arc<Self>, from: IpAddr, most: u32) -> Option<Counted> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(from).or_default();
        let free = *count < most;
        *count += u32::from(free);
        free.then(|| Counted { tally: self.clone(), from })
    }
}

/// One that was added to a [`Tally`]. It is subtracted again when this is dropped.
pub(crate) struct Counted {
    tally: Arc<Tally>,
    from: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.tally.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::{Limits, MAX_SOCKETS, household, is_own};

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
        assert_eq!(held.len(), MAX_SOCKETS as usize);
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
        let passed = (0..1000).filter(|_| limits.request(address)).count();
        assert!((200..1000).contains(&passed), "{passed}");
        assert!(limits.request([127, 0, 0, 2].into()));
        assert!((0..1000).all(|_| Limits::new(false).request(address)));
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
