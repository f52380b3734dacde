//! Which of the servers of one store thinks for computer players.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use wire::Millis;

use crate::config::Role;

/// How long a web server leaves a deadline to the servers that think.
const PATIENCE: Millis = 3_000;
/// How long a web server thinks for computers once it has found a deadline that no other server met. Then it
/// tries again to leave the deadlines to others.
const STAND_IN: Millis = 30_000;

/// Whether this server thinks for computers that play with people.
///
/// A web server does not, so that it always has time for people. It cannot ask whether another server thinks,
/// but it sees when a deadline stays unmet. Then it stands in for a while.
pub(crate) struct Thinking {
    role: Role,
    stands_in_until: AtomicU64,
}

impl Thinking {
    pub(crate) fn new(role: Role) -> Thinking {
        Thinking { role, stands_in_until: AtomicU64::new(0) }
    }

    /// Whether this server thinks now.
    pub(crate) fn thinks(&self, now: Millis) -> bool {
        self.role != Role::Web || now < self.stands_in_until.load(Relaxed)
    }

    /// Whether this server does nothing but think.
    pub(crate) fn only_thinks(&self) -> bool {
        self.role == Role::Think
    }

    /// This server now acts on deadlines up to this moment.
    pub(crate) fn latest(&self, now: Millis) -> Millis {
        if self.thinks(now) { now } else { now.saturating_sub(PATIENCE) }
    }

    /// Called if this server has claimed deadlines. If others should have done so, this server stands in.
    pub(crate) fn note_claims(&self, now: Millis) {
        if !self.thinks(now) {
            tracing::warn!("no server thinks for the computer players, so this one does");
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
        let web = Thinking::new(Role::Web);
        assert!(!web.thinks(10_000) && !web.only_thinks());
        assert_eq!(web.latest(10_000), 10_000 - PATIENCE);
        assert_eq!(web.latest(1), 0);
        web.note_claims(10_000);
        assert!(web.thinks(10_000 + STAND_IN - 1));
        assert_eq!(web.latest(10_001), 10_001);
        // While it stands in, a claim says nothing about the others.
        web.note_claims(20_000);
        assert!(!web.thinks(10_000 + STAND_IN));
    }

    #[test]
    fn other_servers_think_always() {
        for role in [Role::All, Role::Think] {
            let thinking = Thinking::new(role);
            assert!(thinking.thinks(0));
            assert_eq!(thinking.latest(10_000), 10_000);
            assert_eq!(thinking.only_thinks(), role == Role::Think);
        }
    }
}
