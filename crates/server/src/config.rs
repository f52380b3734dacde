//! The configuration of a server.

use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use crate::{assets::Assets, protocol::Protocol, time::TimeSource};

/// Everything that can be configured about a server.
pub struct Config {
    /// What the server does.
    pub role: Role,
    /// The address to listen on. `::` means all IPv6 and IPv4 addresses, or all IPv4 addresses if the system
    /// has no IPv6.
    pub listen: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
    /// The URL that clients use, if it is not the server's own address.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` header is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether rate limits apply.
    pub limits: bool,
    /// How long clients may keep the server waiting.
    pub timeouts: Timeouts,
    /// Whether other devices can reach the server.
    pub reachable: bool,
    /// The host in links, if there is no `public_url`.
    pub link_host: IpAddr,
    /// A separate address that serves only the metrics and the readiness.
    pub metrics: Option<SocketAddr>,
    /// How to reach the operator of the server.
    pub operator: Option<String>,
    /// The path of the socket for operators' commands.
    pub admin: Option<PathBuf>,
    /// The files of the page; `None` for a server without a page.
    pub assets: Option<&'static dyn Assets>,
    /// The versions of the protocol that the server speaks.
    pub protocol: Protocol,
    /// The server's clock.
    pub time: TimeSource,
}

impl Config {
    /// Whether clients reach the server over https.
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https:"))
    }

    /// Returns the port of the address that clients use.
    pub(crate) fn public_port(&self) -> u16 {
        let Some(url) = &self.public_url else { return self.port };
        let host = url.split_once("://").map_or(url.as_str(), |(_, host)| host).trim_end_matches('/');
        // An IPv6 address in brackets contains colons that are not followed by a port.
        let port = host.rsplit_once(':').filter(|(_, port)| !port.ends_with(']'));
        let standard = if self.is_https() { 443 } else { 80 };
        port.and_then(|(_, port)| port.parse().ok()).unwrap_or(standard)
    }

    /// Returns the base address of links to this server, without a slash at the end.
    pub fn url(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", SocketAddr::new(self.link_host, self.port)),
        }
    }
}

/// What a server does. Several servers may share a store.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Role {
    /// It serves players, thinks for computers and analyses positions.
    #[default]
    All,
    /// It serves players. It thinks for computers that play with people, and analyses positions, only while
    /// no other server does.
    Web,
    /// It thinks for computers that play with people, and analyses positions for web servers. It does not
    /// listen for players.
    Think,
}

/// How long clients may keep the server waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// The time for the head of a request. It begins when the connection is ready for a request.
    pub head: Duration,
    /// The time for the rest of the request and for the response.
    pub request: Duration,
    /// The time within which a client must read at least some of the bytes that wait for it.
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
