//! A store in which a test controls how calls are answered: late, or with a failure.

use std::{
    path::Path,
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use server::store::{
    Append, AuditEntry, Ban, Durability, Guests, Hash, Operators, Person, Question, QuestionState, Questions,
    Session, Sqlite, Store, StoreError,
};
use table::{Identity, LogEntry, Outage};
use tokio::sync::Notify;
use wire::{Millis, TableId};

/// A call of a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Call {
    /// Reads a table's entries after this number.
    Log(u32),
    /// Appends entries from this number on.
    Append(u32),
    /// Replaces names in a log.
    Names,
    /// Finds out which sessions have ended.
    EndedSessions,
    /// Reads the states of questions.
    Questions,
}

/// How a call is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// The call is done and answered at once.
    Now,
    /// The call is done at once and answered when the test says so.
    Late,
    /// The call is done and answered when the test says so.
    Held,
    /// The call is not done and fails.
    Fails,
}

/// A store in which a test controls how each call is answered.
pub(crate) struct Scripted {
    store: Sqlite,
    script: Mutex<Box<dyn FnMut(Call) -> Answer + Send>>,
    /// Notified of each call that is late or held.
    pub(crate) called: Notify,
    /// Lets such a call go on.
    pub(crate) answers: Notify,
}

impl Scripted {
    pub(crate) async fn open(
        data: &Path,
        script: impl FnMut(Call) -> Answer + Send + 'static,
    ) -> Arc<Scripted> {
        let store = Sqlite::open(data, Durability::Process).await.unwrap();
        let script = Mutex::new(Box::new(script) as _);
        Arc::new(Scripted { store, script, called: Notify::new(), answers: Notify::new() })
    }

    async fn scripted<T>(
        &self,
        call: Call,
        done: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let answer = (self.script.lock().unwrap())(call);
        if answer == Answer::Fails {
            return Err(StoreError::Broken("the test says so".into()));
        }
        let wait = async {
            self.called.notify_one();
            self.answers.notified().await;
        };
        if answer == Answer::Held {
            wait.await;
            return done.await;
        }
        let done = done.await;
        if answer == Answer::Late {
            wait.await;
        }
        done
    }
}

#[async_trait]
impl Guests for Scripted {
    async fn add_identity(&self, who: &Identity, token: &Hash, now: Millis) -> Result<(), StoreError> {
        self.store.add_identity(who, token, now).await
    }

    async fn session(&self, token: &Hash) -> Result<Option<Session>, StoreError> {
        self.store.session(token).await
    }

    async fn use_session(&self, token: &Hash, now: Millis) -> Result<(), StoreError> {
        self.store.use_session(token, now).await
    }

    async fn ended_sessions(&self, tokens: &[Hash]) -> Result<Vec<Hash>, StoreError> {
        self.scripted(Call::EndedSessions, self.store.ended_sessions(tokens)).await
    }

    async fn end_session(&self, token: &Hash) -> Result<(), StoreError> {
        self.store.end_session(token).await
    }

    async fn end_sessions(&self, identity: &str) -> Result<usize, StoreError> {
        self.store.end_sessions(identity).await
    }

    async fn end_unused_sessions(&self, before: Millis) -> Result<(), StoreError> {
        self.store.end_unused_sessions(before).await
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<(), StoreError> {
        self.store.rename(identity, name).await
    }

    async fn tables_naming(&self, identity: &str) -> Result<Vec<TableId>, StoreError> {
        self.store.tables_naming(identity).await
    }

    async fn begin_removal(&self, identity: &str) -> Result<(), StoreError> {
        self.store.begin_removal(identity).await
    }

    async fn removals(&self) -> Result<Vec<String>, StoreError> {
        self.store.removals().await
    }

    async fn end_removal(&self, identity: &str) -> Result<(), StoreError> {
        self.store.end_removal(identity).await
    }
}

#[async_trait]
impl Operators for Scripted {
    async fn people(&self, search: Option<&str>, limit: u32) -> Result<Vec<Person>, StoreError> {
        self.store.people(search, limit).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.store.person(id).await
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.store.bans().await
    }

    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        self.store.add_ban(ban).await
    }

    async fn lift_ban(&self, subject: &str) -> Result<bool, StoreError> {
        self.store.lift_ban(subject).await
    }

    async fn add_audit(&self, entry: &AuditEntry) -> Result<(), StoreError> {
        self.store.add_audit(entry).await
    }

    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        self.store.audit(limit).await
    }
}

#[async_trait]
impl Store for Scripted {
    async fn read_log(&self, table: &str, after: u32) -> Result<Vec<LogEntry>, StoreError> {
        self.scripted(Call::Log(after), self.store.read_log(table, after)).await
    }

    async fn grown(&self, tables: &[(TableId, u32)]) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.store.grown(tables).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.scripted(Call::Append(append.first), self.store.append(append)).await
    }

    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.store.tables_of(identity, limit).await
    }

    async fn playing(&self, identity: &str) -> Result<Vec<String>, StoreError> {
        self.store.playing(identity).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.store.open_tables(limit).await
    }

    async fn claim_deadlines(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.store.claim_deadlines(now, until, limit).await
    }

    async fn hold_claims(&self, tables: &[TableId], until: Millis) -> Result<(), StoreError> {
        self.store.hold_claims(tables, until).await
    }

    async fn remove_table(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        self.store.remove_table(table, number).await
    }

    async fn replace_names(&self, table: &str, identity: &str, name: &str) -> Result<(), StoreError> {
        self.scripted(Call::Names, self.store.replace_names(table, identity, name)).await
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        self.store.heartbeat(now).await
    }

    async fn record_start(&self, now: Millis) -> Result<Vec<Outage>, StoreError> {
        self.store.record_start(now).await
    }

    async fn record_outage(&self, outage: Outage) -> Result<(), StoreError> {
        self.store.record_outage(outage).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.store.check().await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.store.close().await
    }

    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: u8,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.store.add_invitation(hash, table, seat, now).await
    }

    async fn invitation(&self, hash: &Hash, identity: &str) -> Result<Option<(TableId, u8)>, StoreError> {
        self.store.invitation(hash, identity).await
    }

    async fn redeem_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, u8)>, StoreError> {
        self.store.redeem_invitation(hash, identity).await
    }
}

#[async_trait]
impl Questions for Scripted {
    async fn ask(&self, question: &Question) -> Result<(), StoreError> {
        self.store.ask(question).await
    }

    async fn claim_questions(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<Question>, StoreError> {
        self.store.claim_questions(now, until, limit).await
    }

    async fn hold_questions(&self, ids: &[String], until: Millis) -> Result<Vec<String>, StoreError> {
        self.store.hold_questions(ids, until).await
    }

    async fn answer(&self, id: &str, answer: &str) -> Result<bool, StoreError> {
        self.store.answer(id, answer).await
    }

    async fn questions(&self, ids: &[String]) -> Result<Vec<QuestionState>, StoreError> {
        self.scripted(Call::Questions, self.store.questions(ids)).await
    }

    async fn withdraw_questions(&self, ids: &[String]) -> Result<(), StoreError> {
        self.store.withdraw_questions(ids).await
    }

    async fn forget_questions(&self, before: Millis) -> Result<(), StoreError> {
        self.store.forget_questions(before).await
    }
}
