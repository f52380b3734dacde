//! Bans: who may not use the server, by person or by address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{PoisonError, RwLock, RwLockReadGuard},
};

use tokio::sync::Mutex;
use wire::Millis;

use crate::{
    app::App,
    guard::household,
    store::{Ban, StoreError},
};

/// When each ban ends. `None` means never.
#[derive(Default)]
struct Ends {
    people: HashMap<String, Option<Millis>>,
    addresses: HashMap<IpAddr, Option<Millis>>,
}

/// A copy in memory of the bans in the store.
#[derive(Default)]
pub(crate) struct Bans {
    ends: RwLock<Ends>,
    /// Held while the bans are read from the store, so that older bans never replace newer ones.
    reading: Mutex<()>,
}

impl Bans {
    /// Replaces all bans with these.
    pub(crate) fn set(&self, bans: Vec<Ban>) {
        let mut ends = Ends::default();
        for Ban { subject, until, .. } in bans {
            match subject.parse() {
                Ok(address) => drop(ends.addresses.insert(address, until)),
                Err(_) => drop(ends.people.insert(subject, until)),
            }
        }
        *self.ends.write().unwrap_or_else(PoisonError::into_inner) = ends;
    }

    fn read(&self) -> RwLockReadGuard<'_, Ends> {
        self.ends.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn bars_person(&self, id: &str, now: Millis) -> bool {
        lasts(self.read().people.get(id), now)
    }

    pub(crate) fn bars_address(&self, from: IpAddr, now: Millis) -> bool {
        let ends = self.read();
        !ends.addresses.is_empty() && lasts(ends.addresses.get(&household(from)), now)
    }
}

impl App {
    /// Reads the bans from the store, and disconnects everybody who is banned.
    pub(crate) async fn read_bans(&self) -> Result<(), StoreError> {
        let reading = self.bans.reading.lock().await;
        self.bans.set(self.store.bans().await?);
        drop(reading);
        let now = self.time.now();
        self.sockets.close_all(|identity, socket| {
            self.bans.bars_person(identity, now) || self.bans.bars_address(socket.from(), now)
        });
        Ok(())
    }
}

fn lasts(end: Option<&Option<Millis>>, now: Millis) -> bool {
    end.is_some_and(|until| until.is_none_or(|until| now < until))
}

#[cfg(test)]
mod tests {
    use super::Bans;
    use crate::store::Ban;

    #[test]
    fn a_ban_is_for_a_person_or_a_household_until_it_ends() -> Result<(), std::net::AddrParseError> {
        let ban = |subject: &str, until| Ban { subject: subject.to_owned(), since: 1, until, reason: None };
        let bans = Bans::default();
        bans.set(vec![ban("ada", Some(5)), ban("10.0.0.1", None), ban("2001:db8:1:2::", Some(9))]);
        assert!(bans.bars_person("ada", 4) && !bans.bars_person("ada", 5) && !bans.bars_person("bob", 4));
        for (address, now, barred) in [
            ("10.0.0.1", 1_000, true),
            ("::ffff:10.0.0.1", 1_000, true),
            ("10.0.0.2", 1, false),
            ("2001:db8:1:2::3", 8, true),
            ("2001:db8:1:2::3", 9, false),
            ("2001:db8:1:3::3", 8, false),
        ] {
            assert_eq!(bans.bars_address(address.parse()?, now), barred, "{address}");
        }
        bans.set(Vec::new());
        assert!(!bans.bars_person("ada", 4) && !bans.bars_address("10.0.0.1".parse()?, 4));
        Ok(())
    }
}
