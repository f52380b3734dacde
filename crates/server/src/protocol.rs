//! The versions of the protocol. With them, a page notices that it was made for another build and cannot talk
//! to this server. This happens if somebody keeps the page open, or their browser keeps a copy, while the
//! server is replaced.
//!
//! The first line of `protocol.txt` is the version of this build. It changes whenever a message changes; the
//! tests of the crate `wire` write it. The following lines are earlier versions that are compatible with this
//! build in both directions. They are maintained by hand, by the same rule as changes of the database schema,
//! *expand and contract*. If a build only adds fields that older builds ignore or can do without, it lists
//! the versions of those builds. A later build removes what is no longer needed, and no longer lists those
//! versions. Clients list their versions, too. A client and a server can talk if they share a version.

use std::sync::LazyLock;

use axum::{extract::ws::CloseFrame, http::HeaderValue};
use serde::Deserialize;

/// The header that lists the versions. Every response of the API has it.
pub(crate) const HEADER: &str = "menagerie-protocol";
/// The close code of a socket if the client and the server share no version.
const OTHER_VERSION: u16 = 4001;

/// The versions of this build, one per line.
const LINES: &str = include_str!("protocol.txt");
/// The versions of this build, separated by commas.
static BUILD: LazyLock<String> = LazyLock::new(|| {
    let next = cfg!(feature = "next-version").then_some("ffffffffffffffff");
    let versions: Vec<&str> = next.into_iter().chain(LINES.lines()).collect();
    versions.join(",")
});

/// The versions of the protocol that a server speaks: its own, and those of earlier builds with which it
/// works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Protocol(&'static str);

impl Protocol {
    /// Makes a protocol of these versions, which are separated by commas.
    pub const fn of(versions: &'static str) -> Protocol {
        Protocol(versions)
    }

    /// Returns the value of the header.
    pub(crate) fn header(self) -> HeaderValue {
        HeaderValue::from_static(self.0)
    }

    fn versions(self) -> impl Iterator<Item = &'static str> {
        self.0.split(',')
    }
}

impl Default for Protocol {
    /// Returns the versions of this build.
    fn default() -> Protocol {
        Protocol(&BUILD)
    }
}

/// The query parameters with which a client opens a socket.
#[derive(Deserialize)]
pub(crate) struct Spoken {
    /// The versions that the client speaks, separated by commas. A client that does not send this parameter
    /// is accepted.
    protocol: Option<String>,
}

impl Spoken {
    /// Returns the frame that closes the client's socket. Returns `None` if the client speaks one of the
    /// versions in `own`.
    pub(crate) fn other(&self, own: Protocol) -> Option<CloseFrame> {
        let shared = |spoken: &str| spoken.split(',').any(|spoken| own.versions().any(|own| own == spoken));
        let differs = !self.protocol.as_deref().is_none_or(shared);
        // A reason has at most 123 bytes, so it names the first version only.
        let reason = own.versions().next().unwrap_or_default().into();
        differs.then_some(CloseFrame { code: OTHER_VERSION, reason })
    }
}
