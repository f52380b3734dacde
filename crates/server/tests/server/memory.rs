//! A store in memory: the simplest implementation of what all stores must do. Several servers of one process
//! may share it.

#![allow(dead_code, reason = "the contract uses a part of it")]

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

use async_trait::async_trait;
use server::store::{
    Append, AuditEntry, Ban, Deadline, Guests, Hash, Listing, Operators, Person, Question, QuestionState,
    Questions, Session, Store, StoreError,
};
use table::{Event, Identity, LogEntry, Outage};
use wire::{Millis, SeatNumber, TableId};

/// A store in memory.
#[derive(Default)]
pub(crate) struct Memory(Mutex<Data>);

#[derive(Default)]
struct Data {
    logs: BTreeMap<TableId, Vec<LogEntry>>,
    listings: BTreeMap<TableId, Listing>,
    /// The moment of each deadline, and the end of the claim on it.
    deadlines: BTreeMap<TableId, (Millis, Millis)>,
    identities: BTreeMap<String, Known>,
    sessions: BTreeMap<Hash, Used>,
    leaving: BTreeSet<String>,
    invitations: BTreeMap<Hash, Invitation>,
    heartbeat: Option<Millis>,
    outages: BTreeMap<Millis, Millis>,
    bans: BTreeMap<String, Ban>,
    audit: Vec<AuditEntry>,
    questions: BTreeMap<String, Asked>,
}

struct Known {
    name: String,
    created: Millis,
}

struct Used {
    identity: String,
    at: Millis,
}

/// A question, the end of the claim on it, and its answer.
struct Asked {
    question: Question,
    claimed: Millis,
    answer: Option<String>,
}

struct Invitation {
    table: TableId,
    seat: SeatNumber,
    taken: Option<String>,
}

impl Memory {
    fn data(&self) -> MutexGuard<'_, Data> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables and their logs.
    pub(crate) fn logs(&self) -> BTreeMap<TableId, Vec<LogEntry>> {
        self.data().logs.clone()
    }

    /// The tables and the lengths of their logs.
    pub(crate) fn lengths(&self) -> BTreeMap<TableId, u32> {
        self.data().logs.iter().map(|(table, log)| (table.clone(), log.len() as u32)).collect()
    }

    /// Whether a log has an entry that an order of an identity has caused.
    pub(crate) fn has_order(&self, table: &str, identity: &str, order: &str) -> bool {
        let data = self.data();
        let mut log = data.logs.get(table).into_iter().flatten();
        log.any(|entry| entry.by.as_deref() == Some(identity) && entry.order.as_deref() == Some(order))
    }

    /// Ends all claims on deadlines, because no server is left that made them.
    pub(crate) fn release_claims(&self) {
        self.data().deadlines.values_mut().for_each(|(_, claimed)| *claimed = 0);
    }

    /// Like [`Store::append`].
    pub(crate) fn append_now(&self, append: Append) -> Result<(), StoreError> {
        let Append { table, first, entries, listing, deadline } = append;
        let mut data = self.data();
        let newest = data.logs.get(&table).map_or(0, Vec::len);
        if first as usize != newest + 1 {
            return Err(StoreError::Conflict);
        }
        data.logs.entry(table.clone()).or_default().extend(entries);
        if let Some(listing) = listing {
            data.listings.insert(table.clone(), listing);
        }
        match deadline {
            None => {}
            Some(Deadline::None) => drop(data.deadlines.remove(&table)),
            Some(Deadline::At { at, claimed }) => drop(data.deadlines.insert(table, (at, claimed))),
        }
        Ok(())
    }
}

impl Data {
    /// The tables for whose listing `wish` returns true, newest first.
    fn listed(&self, limit: u32, wish: impl Fn(&Listing) -> bool) -> Vec<TableId> {
        let mut found: Vec<_> = self.listings.iter().filter(|(_, listing)| wish(listing)).collect();
        found.sort_by_key(|(_, listing)| std::cmp::Reverse(listing.touched));
        found.into_iter().take(limit as usize).map(|(table, _)| table.clone()).collect()
    }

    fn person(&self, id: &str) -> Option<Person> {
        let known = self.identities.get(id)?;
        let used = || self.sessions.values().filter(|used| used.identity == id);
        let sits = |listing: &&Listing| listing.identities.iter().any(|identity| identity == id);
        Some(Person {
            id: id.to_owned(),
            name: known.name.clone(),
            created: known.created,
            used: used().map(|used| used.at).max(),
            sessions: used().count() as u32,
            tables: self.listings.values().filter(sits).count() as u32,
        })
    }
}

/// The name in an entry, if it is a name of this identity.
fn name_of<'a>(entry: &'a mut LogEntry, identity: &str) -> Option<&'a mut String> {
    let by_them = entry.by.as_deref() == Some(identity);
    match &mut entry.event {
        Event::Sat { identity: of, name, .. } | Event::Kept { identity: of, name, .. } => {
            (of == identity).then_some(name)
        }
        Event::Renamed { name, .. } => by_them.then_some(name),
        _ => None,
    }
}

#[async_trait]
impl Store for Memory {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.append_now(append)
    }

    async fn read_log(&self, table: &str, after: u32) -> Result<Vec<LogEntry>, StoreError> {
        let data = self.data();
        let log = data.logs.get(table).and_then(|log| log.get(after as usize..));
        Ok(log.unwrap_or_default().to_vec())
    }

    async fn grown(&self, tables: &[(TableId, u32)]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let data = self.data();
        let newest = |table: &TableId| data.logs.get(table).map_or(0, |log| log.len() as u32);
        let all = tables.iter().map(|(table, number)| (table.clone(), *number, newest(table)));
        Ok(all
            .filter(|(_, number, newest)| newest > number)
            .map(|(table, _, newest)| (table, newest))
            .collect())
    }

    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(self.data().listed(limit, |listing| listing.identities.iter().any(|id| id == identity)))
    }

    async fn playing(&self, identity: &str) -> Result<Vec<String>, StoreError> {
        let data = self.data();
        let theirs =
            data.listings.values().filter(|listing| listing.identities.iter().any(|id| id == identity));
        let specs: BTreeSet<_> = theirs.filter_map(|listing| listing.playing.clone()).collect();
        Ok(specs.into_iter().collect())
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(self.data().listed(limit, |listing| listing.open))
    }

    async fn claim_deadlines(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let mut data = self.data();
        let mut free: Vec<_> =
            data.deadlines.iter_mut().filter(|(_, (at, claimed))| *at <= now && *claimed <= now).collect();
        free.sort_by_key(|(_, (at, _))| *at);
        free.truncate(limit as usize);
        let claim = |(table, (_, claimed)): (&TableId, &mut (Millis, Millis))| {
            *claimed = until;
            table.clone()
        };
        Ok(free.into_iter().map(claim).collect())
    }

    async fn hold_claims(&self, tables: &[TableId], until: Millis) -> Result<(), StoreError> {
        let mut data = self.data();
        for table in tables {
            if let Some((_, claimed)) = data.deadlines.get_mut(table).filter(|(_, claimed)| *claimed > 0) {
                *claimed = until;
            }
        }
        Ok(())
    }

    async fn remove_table(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        let mut data = self.data();
        if data.logs.get(table).is_none_or(|log| log.len() != number as usize) {
            return Ok(false);
        }
        data.logs.remove(table);
        data.listings.remove(table);
        data.deadlines.remove(table);
        data.invitations.retain(|_, invitation| invitation.table != table);
        Ok(true)
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        self.data().heartbeat = Some(now);
        Ok(())
    }

    async fn replace_names(&self, table: &str, identity: &str, name: &str) -> Result<(), StoreError> {
        let mut data = self.data();
        let log = data.logs.get_mut(table).into_iter().flatten();
        log.filter_map(|entry| name_of(entry, identity)).for_each(|old| name.clone_into(old));
        Ok(())
    }

    async fn record_start(&self, now: Millis) -> Result<Vec<Outage>, StoreError> {
        let mut data = self.data();
        if let Some(from) = data.heartbeat.filter(|from| *from < now) {
            data.outages.insert(from, now);
        }
        data.heartbeat = Some(now);
        Ok(data.outages.iter().map(|(&from, &until)| Outage { from, until }).collect())
    }

    async fn record_outage(&self, outage: Outage) -> Result<(), StoreError> {
        self.data().outages.insert(outage.from, outage.until);
        Ok(())
    }

    async fn check(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: SeatNumber,
        _now: Millis,
    ) -> Result<(), StoreError> {
        let invitation = Invitation { table: table.to_owned(), seat, taken: None };
        self.data().invitations.entry(*hash).or_insert(invitation);
        Ok(())
    }

    async fn invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError> {
        let data = self.data();
        let found = data.invitations.get(hash);
        let free = found.filter(|found| found.taken.as_deref().is_none_or(|taken| taken == identity));
        Ok(free.map(|found| (found.table.clone(), found.seat)))
    }

    async fn redeem_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError> {
        let found = self.invitation(hash, identity).await?;
        if found.is_some()
            && let Some(invitation) = self.data().invitations.get_mut(hash)
        {
            invitation.taken = Some(identity.to_owned());
        }
        Ok(found)
    }
}

#[async_trait]
impl Guests for Memory {
    async fn add_identity(&self, identity: &Identity, token: &Hash, now: Millis) -> Result<(), StoreError> {
        let mut data = self.data();
        let Identity { id, name } = identity.clone();
        data.sessions.insert(*token, Used { identity: id.clone(), at: now });
        data.identities.insert(id, Known { name, created: now });
        Ok(())
    }

    async fn session(&self, token: &Hash) -> Result<Option<Session>, StoreError> {
        let data = self.data();
        let session = |used: &Used| {
            let known = data.identities.get(&used.identity)?;
            let identity = Identity { id: used.identity.clone(), name: known.name.clone() };
            Some(Session { identity, used: used.at })
        };
        Ok(data.sessions.get(token).and_then(session))
    }

    async fn use_session(&self, token: &Hash, now: Millis) -> Result<(), StoreError> {
        if let Some(used) = self.data().sessions.get_mut(token) {
            used.at = now;
        }
        Ok(())
    }

    async fn end_session(&self, token: &Hash) -> Result<(), StoreError> {
        self.data().sessions.remove(token);
        Ok(())
    }

    async fn end_sessions(&self, identity: &str) -> Result<usize, StoreError> {
        let mut data = self.data();
        let before = data.sessions.len();
        data.sessions.retain(|_, used| used.identity != identity);
        Ok(before - data.sessions.len())
    }

    async fn end_unused_sessions(&self, before: Millis) -> Result<(), StoreError> {
        self.data().sessions.retain(|_, used| used.at >= before);
        Ok(())
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<(), StoreError> {
        if let Some(known) = self.data().identities.get_mut(identity) {
            name.clone_into(&mut known.name);
        }
        Ok(())
    }

    async fn tables_naming(&self, identity: &str) -> Result<Vec<TableId>, StoreError> {
        let mut data = self.data();
        let named = data.logs.iter_mut().filter_map(|(table, log)| {
            log.iter_mut().any(|entry| name_of(entry, identity).is_some()).then(|| table.clone())
        });
        Ok(named.collect())
    }

    async fn begin_removal(&self, identity: &str) -> Result<(), StoreError> {
        let mut data = self.data();
        data.leaving.insert(identity.to_owned());
        data.sessions.retain(|_, used| used.identity != identity);
        data.identities.remove(identity);
        Ok(())
    }

    async fn removals(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.data().leaving.iter().cloned().collect())
    }

    async fn end_removal(&self, identity: &str) -> Result<(), StoreError> {
        self.data().leaving.remove(identity);
        Ok(())
    }
}

#[async_trait]
impl Operators for Memory {
    async fn people(&self, search: Option<&str>, limit: u32) -> Result<Vec<Person>, StoreError> {
        let data = self.data();
        let search = search.unwrap_or_default().to_lowercase();
        let mut found: Vec<_> = data.identities.keys().filter_map(|id| data.person(id)).collect();
        found.retain(|person| {
            [&person.id, &person.name].iter().any(|text| text.to_lowercase().contains(&search))
        });
        found.sort_by_key(|person| std::cmp::Reverse(person.created));
        found.truncate(limit as usize);
        Ok(found)
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        Ok(self.data().person(id))
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let mut bans: Vec<_> = self.data().bans.values().cloned().collect();
        bans.sort_by_key(|ban| std::cmp::Reverse(ban.since));
        Ok(bans)
    }

    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        self.data().bans.insert(ban.subject.clone(), ban.clone());
        Ok(())
    }

    async fn lift_ban(&self, subject: &str) -> Result<bool, StoreError> {
        Ok(self.data().bans.remove(subject).is_some())
    }

    async fn add_audit(&self, entry: &AuditEntry) -> Result<(), StoreError> {
        self.data().audit.push(entry.clone());
        Ok(())
    }

    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        Ok(self.data().audit.iter().rev().take(limit as usize).cloned().collect())
    }
}

#[async_trait]
impl Questions for Memory {
    async fn ask(&self, question: &Question) -> Result<(), StoreError> {
        let asked = Asked { question: question.clone(), claimed: 0, answer: None };
        self.data().questions.entry(question.id.clone()).or_insert(asked);
        Ok(())
    }

    async fn claim_questions(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<Question>, StoreError> {
        let mut data = self.data();
        let is_free = |asked: &&mut Asked| {
            asked.question.asked <= now && asked.claimed <= now && asked.answer.is_none()
        };
        let mut free: Vec<_> = data.questions.values_mut().filter(is_free).collect();
        free.sort_by_key(|asked| asked.question.asked);
        free.truncate(limit as usize);
        let claim = |asked: &mut Asked| {
            asked.claimed = until;
            asked.question.clone()
        };
        Ok(free.into_iter().map(claim).collect())
    }

    async fn hold_questions(&self, ids: &[String], until: Millis) -> Result<Vec<String>, StoreError> {
        let mut data = self.data();
        let mut waiting = Vec::new();
        for id in ids {
            if let Some(asked) = data.questions.get_mut(id).filter(|asked| asked.answer.is_none()) {
                asked.claimed = until;
                waiting.push(id.clone());
            }
        }
        Ok(waiting)
    }

    async fn answer(&self, id: &str, answer: &str) -> Result<bool, StoreError> {
        let mut data = self.data();
        let waits = data.questions.get_mut(id).filter(|asked| asked.answer.is_none());
        Ok(waits.map(|asked| asked.answer = Some(answer.to_owned())).is_some())
    }

    async fn questions(&self, ids: &[String]) -> Result<Vec<QuestionState>, StoreError> {
        let data = self.data();
        let state = |id: &String| {
            let Asked { question, claimed, answer } = data.questions.get(id)?;
            Some(QuestionState { id: question.id.clone(), claimed: *claimed, answer: answer.clone() })
        };
        Ok(ids.iter().filter_map(state).collect())
    }

    async fn withdraw_questions(&self, ids: &[String]) -> Result<(), StoreError> {
        self.data().questions.retain(|id, _| !ids.contains(id));
        Ok(())
    }

    async fn forget_questions(&self, before: Millis) -> Result<(), StoreError> {
        self.data().questions.retain(|_, asked| asked.question.asked >= before);
        Ok(())
    }
}
