//! The database that all servers of a run share, and each server's access to it. The network delays and loses
//! calls and answers. The database has outages, and it may carry out an append after the append has failed.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use async_trait::async_trait;
use table::{Identity, LogEntry, Outage};
use tokio::time::sleep;
use wire::{Millis, SeatNumber, TableId};

use super::{Draw, bus::Hints, dice_of, memory::Memory, mutants::Mutant, note};
use crate::store::{
    Append, AuditEntry, Ban, Guests, Hash, Operators, Person, Question, QuestionState, Questions, Session,
    Store, StoreError,
};

/// How long a server waits for an answer of the database.
const PATIENCE: Duration = Duration::from_secs(2);

/// The database and its network, shared by the servers and the world.
pub(super) struct Database {
    pub(super) memory: Memory,
    pub(super) mutant: Option<Mutant>,
    state: Mutex<State>,
}

/// The fault rates of calls, per thousand.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Rates {
    /// How often a call is not carried out.
    pub(super) refused: u32,
    /// How often a call is carried out but its answer is lost.
    pub(super) unanswered: u32,
    /// How often an append fails but is carried out later, if its number is still free.
    pub(super) late: u32,
    /// How often a call takes up to 1.5 seconds in each direction.
    pub(super) slow: u32,
}

struct State {
    rates: Rates,
    down: bool,
    /// For each server, whether it is cut off from the database.
    cut: Vec<bool>,
    /// For each server, whether it has opened the database and not yet closed it, even if it is cut off now.
    present: Vec<bool>,
    now: Duration,
    /// The appends that will be carried out at a later time.
    late: Vec<(Duration, usize, Append)>,
}

impl Database {
    pub(super) fn new(servers: usize, rates: Rates, mutant: Option<Mutant>) -> Database {
        let state = State {
            rates,
            down: false,
            cut: vec![false; servers],
            present: vec![false; servers],
            now: Duration::ZERO,
            late: Vec::new(),
        };
        Database { memory: Memory::default(), mutant, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set_down(&self, down: bool) {
        self.state().down = down;
    }

    pub(super) fn set_cut(&self, server: usize, cut: bool) {
        self.state().cut[server] = cut;
    }

    /// Ends all faults.
    pub(super) fn heal(&self) {
        let mut state = self.state();
        state.rates = Rates::default();
        state.down = false;
        state.cut.fill(false);
    }

    /// Advances the time, and carries out the late appends that are due.
    pub(super) fn step(&self, now: Duration) {
        let mut state = self.state();
        state.now = now;
        let (due, rest): (Vec<_>, Vec<_>) = state.late.drain(..).partition(|(at, ..)| *at <= now);
        state.late = rest;
        drop(state);
        for (_, server, append) in due {
            let what = describe(&append);
            let done = self.memory.append_now(append);
            note!("database: late append of n{server}: {what}: {}", said(&done));
        }
    }

    fn reaches(&self, server: usize) -> bool {
        let state = self.state();
        !state.down && !state.cut[server]
    }
}

fn describe(append: &Append) -> String {
    let last = append.first as usize + append.entries.len() - 1;
    format!("{} {}-{last}", append.table, append.first)
}

fn said<T>(result: &Result<T, StoreError>) -> &'static str {
    match result {
        Ok(_) => "ok",
        Err(StoreError::Conflict) => "conflict",
        Err(StoreError::Unavailable(_)) => "unavailable",
        Err(_) => "failed",
    }
}

/// One server's access to the database.
pub(super) struct Access {
    database: Arc<Database>,
    hints: Arc<Hints>,
    server: usize,
    /// How many times the server was started before.
    life: u32,
    /// The number of calls so far, by name and key.
    calls: Mutex<BTreeMap<(&'static str, String), u32>>,
    away: AtomicBool,
}

impl Access {
    pub(super) fn new(database: Arc<Database>, hints: Arc<Hints>, server: usize, life: u32) -> Access {
        let mut state = database.state();
        let alone = !state.present.contains(&true);
        state.present[server] = true;
        drop(state);
        if alone && database.mutant != Some(Mutant::ClaimsForEver) {
            database.memory.release_claims();
        }
        Access { database, hints, server, life, calls: Mutex::default(), away: AtomicBool::new(false) }
    }

    fn unavailable(&self) -> StoreError {
        self.away.store(true, Relaxed);
        StoreError::Unavailable("the simulation says so".into())
    }

    /// Makes a call over the simulated network. `key` names the subject of the call, such as a table.
    async fn call<T>(
        &self,
        name: &'static str,
        key: &str,
        work: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        if self.is_away() {
            return Err(self.unavailable());
        }
        let nth = {
            let mut calls = self.calls.lock().unwrap_or_else(PoisonError::into_inner);
            let nth = calls.entry((name, key.to_owned())).or_default();
            *nth += 1;
            *nth
        };
        let (server, life) = (self.server, self.life);
        let mut dice = dice_of(format_args!("n{server}/{life}/{name}/{key}/{nth}"));
        let rates = self.database.state().rates;
        let longest = if dice.chance(rates.slow) { 1500 } else { 8 };
        sleep(dice.span(1, longest)).await;
        if !self.database.reaches(server) {
            sleep(PATIENCE).await;
            return Err(self.unavailable());
        }
        if dice.chance(rates.refused) {
            note!("n{server} {name} {key}: refused");
            return Err(self.unavailable());
        }
        let result = work.await;
        if dice.chance(rates.unanswered) {
            note!("n{server} {name} {key}: {}, and the answer is lost", said(&result));
            return Err(self.unavailable());
        }
        sleep(dice.span(1, longest)).await;
        if !self.database.reaches(server) {
            note!("n{server} {name} {key}: {}, and the connection breaks", said(&result));
            sleep(PATIENCE).await;
            return Err(self.unavailable());
        }
        result
    }

    /// Decides whether an append fails now and is carried out later. If so, queues the append.
    fn is_late(&self, append: &Append) -> bool {
        let (server, life, what) = (self.server, self.life, describe(append));
        let mut dice = dice_of(format_args!("n{server}/{life}/late/{what}/{}", append.entries[0].at));
        let mut state = self.database.state();
        let late = dice.chance(state.rates.late);
        if late {
            let at = state.now + dice.span(50, 4000);
            note!("n{server} append {what}: fails, and is to be carried out at {:.2}", at.as_secs_f64());
            state.late.push((at, server, append.clone()));
        }
        late
    }
}

impl Drop for Access {
    fn drop(&mut self) {
        self.database.state().present[self.server] = false;
    }
}

#[async_trait]
impl Store for Access {
    async fn append(&self, mut append: Append) -> Result<(), StoreError> {
        let memory = &self.database.memory;
        let key = append.table.clone();
        match self.database.mutant {
            Some(Mutant::AnswersEarly) => {
                let at = self.database.state().now + Duration::from_millis(300);
                if self.reads_all(&append).await? {
                    self.database.state().late.push((at, self.server, append));
                    return Ok(());
                }
                return Err(StoreError::Conflict);
            }
            Some(Mutant::IgnoresNumbers) if append.first > 1 => {
                append.first = memory.logs().get(&append.table).map_or(0, |log| log.len() as u32) + 1;
            }
            _ => {}
        }
        if !self.is_away() && self.is_late(&append) {
            sleep(PATIENCE).await;
            return self.or_hidden(Err(self.unavailable()));
        }
        let what = describe(&append);
        let result = self.call("append", &key, memory.append(append)).await;
        note!("n{} append {what}: {}", self.server, said(&result));
        self.or_hidden(result)
    }

    async fn read_log(&self, table: &str, after: u32) -> Result<Vec<LogEntry>, StoreError> {
        if self.database.mutant == Some(Mutant::TrustsHints)
            && after > 0
            && !self.hints.promised(self.server, table, after)
        {
            return Ok(Vec::new());
        }
        let mut log = self.call("read", table, self.database.memory.read_log(table, after)).await?;
        if self.database.mutant == Some(Mutant::ForgetsOrders) {
            log.iter_mut().for_each(|entry| entry.order = None);
        }
        Ok(log)
    }

    async fn grown(&self, tables: &[(TableId, u32)]) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.call("grown", "", self.database.memory.grown(tables)).await
    }

    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.call("tables", identity, self.database.memory.tables_of(identity, limit)).await
    }

    async fn playing(&self, identity: &str) -> Result<Vec<String>, StoreError> {
        self.call("playing", identity, self.database.memory.playing(identity)).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.call("open", "", self.database.memory.open_tables(limit)).await
    }

    async fn claim_deadlines(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let until = if self.database.mutant == Some(Mutant::ClaimsForEver) { Millis::MAX } else { until };
        let claimed = self.call("claim", "", self.database.memory.claim_deadlines(now, until, limit)).await?;
        for table in &claimed {
            note!("n{} claims {table}", self.server);
        }
        Ok(claimed)
    }

    async fn hold_claims(&self, tables: &[TableId], until: Millis) -> Result<(), StoreError> {
        let until = if self.database.mutant == Some(Mutant::ClaimsForEver) { Millis::MAX } else { until };
        self.call("hold", "", self.database.memory.hold_claims(tables, until)).await
    }

    async fn remove_table(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        self.call("remove", table, self.database.memory.remove_table(table, number)).await
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        self.call("heartbeat", "", self.database.memory.heartbeat(now)).await
    }

    async fn replace_names(&self, table: &str, identity: &str, name: &str) -> Result<(), StoreError> {
        self.call("names", table, self.database.memory.replace_names(table, identity, name)).await
    }

    async fn record_start(&self, now: Millis) -> Result<Vec<Outage>, StoreError> {
        let alone = self.database.state().present.iter().filter(|present| **present).count() == 1;
        let memory = &self.database.memory;
        let start = async {
            if !alone {
                // Other servers ran in the meantime, so there was no outage.
                memory.heartbeat(now).await?;
            }
            memory.record_start(now).await
        };
        self.call("start", "", start).await
    }

    async fn record_outage(&self, outage: Outage) -> Result<(), StoreError> {
        self.call("outage", "", self.database.memory.record_outage(outage)).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.call("check", "", self.database.memory.check()).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn is_away(&self) -> bool {
        let away = self.away.load(Relaxed) && !self.database.reaches(self.server);
        self.away.store(away, Relaxed);
        away
    }

    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: SeatNumber,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.call("invite", table, self.database.memory.add_invitation(hash, table, seat, now)).await
    }

    async fn invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError> {
        self.call("invitation", identity, self.database.memory.invitation(hash, identity)).await
    }

    async fn redeem_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError> {
        self.call("redeem", identity, self.database.memory.redeem_invitation(hash, identity)).await
    }
}

impl Access {
    /// Whether an append directly continues the stored log.
    async fn reads_all(&self, append: &Append) -> Result<bool, StoreError> {
        let log = self.call("look", &append.table, self.database.memory.read_log(&append.table, 0)).await?;
        Ok(log.len() + 1 == append.first as usize)
    }

    fn or_hidden(&self, result: Result<(), StoreError>) -> Result<(), StoreError> {
        match result {
            Err(StoreError::Unavailable(_)) if self.database.mutant == Some(Mutant::HidesFailures) => Ok(()),
            result => result,
        }
    }
}

#[async_trait]
impl Guests for Access {
    async fn add_identity(&self, identity: &Identity, token: &Hash, now: Millis) -> Result<(), StoreError> {
        self.call("enter", &identity.id, self.database.memory.add_identity(identity, token, now)).await
    }

    async fn session(&self, token: &Hash) -> Result<Option<Session>, StoreError> {
        let key = data_encoding::HEXLOWER.encode(&token[..4]);
        self.call("session", &key, self.database.memory.session(token)).await
    }

    async fn use_session(&self, token: &Hash, now: Millis) -> Result<(), StoreError> {
        self.call("use", "", self.database.memory.use_session(token, now)).await
    }

    async fn end_session(&self, token: &Hash) -> Result<(), StoreError> {
        self.call("leave", "", self.database.memory.end_session(token)).await
    }

    async fn end_sessions(&self, identity: &str) -> Result<usize, StoreError> {
        self.call("leave all", identity, self.database.memory.end_sessions(identity)).await
    }

    async fn end_unused_sessions(&self, before: Millis) -> Result<(), StoreError> {
        self.call("unused", "", self.database.memory.end_unused_sessions(before)).await
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<(), StoreError> {
        self.call("rename", identity, self.database.memory.rename(identity, name)).await
    }

    async fn tables_naming(&self, identity: &str) -> Result<Vec<TableId>, StoreError> {
        self.call("naming", identity, self.database.memory.tables_naming(identity)).await
    }

    async fn begin_removal(&self, identity: &str) -> Result<(), StoreError> {
        self.call("begin removal", identity, self.database.memory.begin_removal(identity)).await
    }

    async fn removals(&self) -> Result<Vec<String>, StoreError> {
        self.call("removals", "", self.database.memory.removals()).await
    }

    async fn end_removal(&self, identity: &str) -> Result<(), StoreError> {
        self.call("end removal", identity, self.database.memory.end_removal(identity)).await
    }
}

/// No simulated person is an operator, but every server reads the bans when it starts.
#[async_trait]
impl Operators for Access {
    async fn people(&self, search: Option<&str>, limit: u32) -> Result<Vec<Person>, StoreError> {
        self.database.memory.people(search, limit).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.database.memory.person(id).await
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.call("bans", "", self.database.memory.bans()).await
    }

    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        self.database.memory.add_ban(ban).await
    }

    async fn lift_ban(&self, subject: &str) -> Result<bool, StoreError> {
        self.database.memory.lift_ban(subject).await
    }

    async fn add_audit(&self, entry: &AuditEntry) -> Result<(), StoreError> {
        self.database.memory.add_audit(entry).await
    }

    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        self.database.memory.audit(limit).await
    }
}

/// The simulated people ask for no analyses, so these calls have no faults.
#[async_trait]
impl Questions for Access {
    async fn ask(&self, question: &Question) -> Result<(), StoreError> {
        self.database.memory.ask(question).await
    }

    async fn claim_questions(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<Question>, StoreError> {
        self.database.memory.claim_questions(now, until, limit).await
    }

    async fn hold_questions(&self, ids: &[String], until: Millis) -> Result<Vec<String>, StoreError> {
        self.database.memory.hold_questions(ids, until).await
    }

    async fn answer(&self, id: &str, answer: &str) -> Result<bool, StoreError> {
        self.database.memory.answer(id, answer).await
    }

    async fn questions(&self, ids: &[String]) -> Result<Vec<QuestionState>, StoreError> {
        self.database.memory.questions(ids).await
    }

    async fn withdraw_questions(&self, ids: &[String]) -> Result<(), StoreError> {
        self.database.memory.withdraw_questions(ids).await
    }

    async fn forget_questions(&self, before: Millis) -> Result<(), StoreError> {
        self.database.memory.forget_questions(before).await
    }
}
