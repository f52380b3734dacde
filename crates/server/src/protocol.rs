//! The versions of the protocol. By them, a page knows that it was made for a server with which it cannot talk:
//! somebody has kept it open, or their browser has kept a copy, while the server was replaced.
//!
//! The first line of `protocol.txt` is the version of this build. It changes whenever a message does: the tests of the
//! crate `wire` write it. The lines after it are earlier versions with which this build still works in both
//! directions. They are kept by hand, and follow the rule by which the schema of the database changes, *expand and
//! contract*: a build that only adds what older builds ignore or do without names their version. A later build
//! removes what is no longer needed, and does not name that version any more. Clients name all their versions, too,
//! and two sides talk if they share one.

use std::sync::LazyLock;

use axum::{extract::ws::CloseFrame, http::HeaderValue};
use serde::Deserialize;

/// The header that tells the versions, with every answer of the API.
pub(crate) const HEADER: &str = "menagerie-protocol";
/// The code with which the server closes a socket whose client shares no version with it.
const OTHER_VERSION: u16 = 4001;

/// The versions of this build, one a line.
const LINES: &str = include_str!("protocol.txt");
/// The versions of this build, separated by commas.
static BUILD: LazyLock<String> = LazyLock::new(|| {
    let next = cfg!(feature = "next-version").then_some("ffffffffffffffff");
    let versions: Vec<&str> = next.into_iter().chain(LINES.lines()).collect();
    versions.join(",")
});

/// The versions of the protocol that a server speaks: its own, and those of earlier builds with which it works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Protocol(&'static str);

impl Protocol {
    /// These versions, separated by commas.
    pub const fn of(versions: &'static str) -> Protocol {
        Protocol(versions)
    }

    /// The value of the header.
    pub(crate) fn header(self) -> HeaderValue {
        HeaderValue::from_static(self.0)
    }

    fn versions(self) -> impl Iterator<Item = &'static str> {
        self.0.split(',')
    }
}

impl Default for Protocol {
    /// Those of this build.
    fn default() -> Protocol {
        Protocol(&BUILD)
    }
}

/// What a client says when it opens a socket.
#[derive(Deserialize)]
pub(crate) struct Spoken {
    /// The versions that the client speaks, separated by commas. A client that does not say it takes messages as
    /// they come.
    protocol: Option<String>,
}

impl Spoken {
    /// How to close the client's socket if it speaks none of these versions.
    pub(crate) fn other(&self, own: Protocol) -> Option<CloseFrame> {
        let shared = |spoken: &str| spoken.split(',').any(|spoken| own.versions().any(|own| own == spoken));
        let differs = !self.protocol.as_deref().is_none_or(shared);
        // A reason has at most 123 bytes, so it names the first version only.
        let reason = own.versions().next().unwrap_or_default().into();
        differs.then_some(CloseFrame { code: OTHER_VERSION, reason })
    }
}
