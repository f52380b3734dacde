//! How a server is set up.

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use crate::{assets::Assets, time::TimeSource};

/// How a server is set up.
pub struct Config {
    /// The address to listen on. `::` means every address of both families, or of IPv4 where the system has no IPv6.
    pub listen: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
    /// The address that clients use, if it is not the server's own.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` header is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether rate limits apply.
    pub limits: bool,
    /// How long clients may keep the server waiting.
    pub timeouts: Timeouts,
    /// Whether other devices can reach the server.
    pub reachable: bool,
    /// The host of links, if there is no public address.
    pub link_host: IpAddr,
    /// The files of the page.
    pub assets: Option<&'static dyn Assets>,
    /// The server's clock.
    pub time: TimeSource,
}

impl Config {
    /// The address that links begin with, without a slash at the end.
    pub fn url(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", SocketAddr::new(self.link_host, self.port)),
        }
    }
}

/// How long clients may keep the server waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the head of a request, from the moment in which one could begin.
    pub head: Duration,
    /// For the rest of the request and the response.
    pub request: Duration,
    /// For reading any of the bytes that wait for the client.
    pub unread: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(20),
            request: Duration::from_secs(30),
            unread: Duration::from_secs(30),
        }
    }
}
