//! Which of the servers of one store thinks for computer players, and which analyses positions.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use wire::Millis;

use crate::config::Role;

/// How long a web server leaves a deadline or a question to the servers that think.
pub(crate) const PATIENCE: Millis = 3_000;
/// How long a web server goes on thinking once it has stood in for the servers that think. After this time,
/// it leaves the work to them again.
const STAND_IN: Millis = 30_000;

/// Decides whether this server does one kind of work: thinking for computers that play with people, or
/// analysis.
///
/// A web server leaves such work to other servers, so that it always has time for people. It cannot ask
/// whether another server does the work, but it sees when nobody meets a deadline or works on a question.
/// In that case, it does the work itself for a while.
pub(crate) struct Thinking {
    role: Role,
    /// What the log calls the work.
    work: &'static str,
    stands_in_until: AtomicU64,
}

impl Thinking {
    /// `work` completes the sentence "no other server ...".
    pub(crate) fn new(role: Role, work: &'static str) -> Thinking {
        Thinking { role, work, stands_in_until: AtomicU64::new(0) }
    }

    /// Whether this server thinks now.
    pub(crate) fn thinks(&self, now: Millis) -> bool {
        self.role != Role::Web || now < self.stands_in_until.load(Relaxed)
    }

    /// Whether this server does nothing but think.
    pub(crate) fn only_thinks(&self) -> bool {
        self.role == Role::Think
    }

    /// Returns the time of the latest deadlines on which this server acts now. While a web server does not
    /// stand in for others, it leaves each deadline to them for [`PATIENCE`].
    pub(crate) fn latest(&self, now: Millis) -> Millis {
        if self.thinks(now) { now } else { now.saturating_sub(PATIENCE) }
    }

    /// Notes that this server does a piece of the work. If another server should have done it, this server
    /// stands in: it does all such work for a while.
    pub(crate) fn note_work(&self, now: Millis) {
        if !self.thinks(now) {
            tracing::warn!("no other server {}, so this one does", self.work);
            self.stands_in_until.store(now + STAND_IN, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PATIENCE, STAND_IN, Thinking};
    use crate::config::Role;

    #[test]
    fn a_web_server_thinks_only_after_deadlines_that_nobody_met() {
        let web = Thinking::new(Role::Web, "thinks");
        assert!(!web.thinks(10_000) && !web.only_thinks());
        assert_eq!(web.latest(10_000), 10_000 - PATIENCE);
        assert_eq!(web.latest(1), 0);
        web.note_work(10_000);
        assert!(web.thinks(10_000 + STAND_IN - 1));
        assert_eq!(web.latest(10_001), 10_001);
        // A server that stands in also notes its own work. That does not prolong its time as a stand-in.
        web.note_work(20_000);
        assert!(!web.thinks(10_000 + STAND_IN));
    }

    #[test]
    fn other_servers_think_always() {
        for role in [Role::All, Role::Think] {
            let thinking = Thinking::new(role, "thinks");
            assert!(thinking.thinks(0));
            assert_eq!(thinking.latest(10_000), 10_000);
            assert_eq!(thinking.only_thinks(), role == Role::Think);
        }
    }
}
