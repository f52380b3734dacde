//! Questions about positions that a web server leaves to the servers that think.
//!
//! 1. The web server puts the question into the store, and sends a hint.
//! 2. A server that thinks claims the question, answers it on its threads, and sends a hint
//!    ([`answering`]). If it crashes, its claim ends, and another server claims the question.
//! 3. The web server reads the answer and removes the question. It also removes the question if its client
//!    leaves or the answer takes too long. If no server works on the question for a while, the web server
//!    answers it itself.
//!
//! Hints contain only the id of a question. Content travels through the store alone.

pub(crate) mod answering;
mod content;

use std::{
    collections::{BTreeMap, HashMap},
    hash::{BuildHasher, RandomState},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use rules::catalog::AnyGame;
use tokio::sync::{Notify, oneshot};
use tracing::Instrument;
use wire::{Millis, TableId, refusals::server as refusals};

use crate::{
    app::App,
    bus::Hint,
    config::Role,
    error::Error,
    limits::MAX_STUDIES_WAITING,
    secret,
    store::{Question, QuestionState, StoreError},
    study::StudyText,
    thinking::{PATIENCE, Thinking},
};

/// How long a client waits for an answer. After that, it is told to try again.
const MAX_WAIT: Millis = 20_000;
/// How often a web server looks for answers, in case a hint is late or lost.
const LOOK: Duration = Duration::from_millis(200);
/// Any server removes questions that are older than this. Nobody waits for them any more.
const OLD: Millis = 60_000;
/// The prefix of every question's id in hints.
const PREFIX: &str = "question-";
/// The length of every question's id. The ids of tables are shorter.
const ID_LENGTH: usize = PREFIX.len() + 16;
/// The number in a hint that a question was asked.
const ASKED: u32 = 0;
/// The number in a hint that a question was answered.
const ANSWERED: u32 = 1;

/// Keeps the questions that this server has asked, and wakes the tasks that deal with questions.
pub(crate) struct Delegation {
    thinking: Thinking,
    /// Turns an address into the number that stands for it in a question. The keys for this are random and
    /// differ from process to process.
    askers: RandomState,
    questions: Mutex<Waiting>,
    /// Notified when there may be answers to read or questions to withdraw.
    changed: Notify,
    /// Notified when another server has asked a question.
    asked: Notify,
}

#[derive(Default)]
struct Waiting {
    clients: HashMap<String, Client>,
    /// The questions that nobody waits for any more and that are still in the store.
    done: Vec<String>,
}

/// A client that waits for the answer to a question.
struct Client {
    from: IpAddr,
    /// Whether the question is in the store.
    is_stored: bool,
    /// When the last claim on the question ends or has ended; 0 if no server has claimed it.
    claimed: Millis,
    answer: oneshot::Sender<String>,
}

impl Delegation {
    pub(crate) fn new(role: Role) -> Delegation {
        Delegation {
            thinking: Thinking::new(role, "analyses positions"),
            askers: RandomState::new(),
            questions: Mutex::default(),
            changed: Notify::new(),
            asked: Notify::new(),
        }
    }

    /// Whether this server leaves questions to others now.
    pub(crate) fn delegates(&self, now: Millis) -> bool {
        !self.thinking.thinks(now)
    }

    /// Removes the hints about questions from `hints`, and wakes the tasks that deal with questions. Hints
    /// about tables stay.
    pub(crate) fn take_hints(&self, hints: &mut BTreeMap<TableId, u32>) {
        hints.retain(|id, number| {
            let is_question = id.len() == ID_LENGTH && id.starts_with(PREFIX);
            match *number {
                _ if !is_question => {}
                ASKED => self.asked.notify_one(),
                _ => self.changed.notify_one(),
            }
            !is_question
        });
    }

    /// Wakes the tasks that deal with questions, because missed hints may have been about questions.
    pub(crate) fn note_missed_hints(&self) {
        self.asked.notify_one();
        self.changed.notify_one();
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.questions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to wait for the answer to a question that is not in the store yet.
    fn wait(&self, id: &str, from: IpAddr) -> Result<(Asking<'_>, oneshot::Receiver<String>), Error> {
        let mut waiting = self.waiting();
        let asked = waiting.clients.values().filter(|client| client.from == from).count();
        if asked >= MAX_STUDIES_WAITING {
            return Err(refusals::BUSY.into());
        }
        let (answer, answered) = oneshot::channel();
        let client = Client { from, is_stored: false, claimed: 0, answer };
        waiting.clients.insert(id.to_owned(), client);
        Ok((Asking { delegation: self, id: id.to_owned() }, answered))
    }

    /// Returns when the last claim on a question ends or has ended; 0 if no server has claimed it. Returns
    /// `None` once the question has been answered or lost.
    fn claimed(&self, id: &str) -> Option<Millis> {
        self.waiting().clients.get(id).map(|client| client.claimed)
    }

    /// Returns the ids of the stored questions for which clients still wait.
    fn stored(&self) -> Vec<String> {
        let waiting = self.waiting();
        waiting.clients.iter().filter(|(_, client)| client.is_stored).map(|(id, _)| id.clone()).collect()
    }

    /// Passes the answers in `states` to the clients that wait for them. A client whose question is lost is
    /// woken without an answer.
    fn deliver(&self, ids: &[String], states: Vec<QuestionState>) {
        let mut states: HashMap<_, _> = states.into_iter().map(|state| (state.id.clone(), state)).collect();
        let mut waiting = self.waiting();
        for id in ids {
            match states.remove(id) {
                Some(QuestionState { claimed, answer: None, .. }) => {
                    if let Some(client) = waiting.clients.get_mut(id) {
                        client.claimed = claimed;
                    }
                }
                found => {
                    let client = waiting.clients.remove(id);
                    if let (Some(client), Some(answer)) = (client, found.and_then(|state| state.answer)) {
                        // An error means that the client has left.
                        let _ = client.answer.send(answer);
                    }
                }
            }
        }
    }
}

/// Withdraws a question when this value is dropped.
struct Asking<'a> {
    delegation: &'a Delegation,
    id: String,
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        let mut waiting = self.delegation.waiting();
        waiting.clients.remove(&self.id);
        waiting.done.push(std::mem::take(&mut self.id));
        drop(waiting);
        self.delegation.changed.notify_one();
    }
}

/// Asks the servers that think to analyse the current position of a game, for a client at this address.
/// Returns `None` if no server has worked on the question for a while. In that case, this server answers
/// such questions itself for a while.
pub(crate) async fn ask(app: &App, from: IpAddr, game: &AnyGame) -> Result<Option<StudyText>, Error> {
    let id = format!("{PREFIX}{}", secret::word::<12>()?);
    let span = tracing::debug_span!("ask", id);
    ask_as(app, from, game, id).instrument(span).await
}

async fn ask_as(app: &App, from: IpAddr, game: &AnyGame, id: String) -> Result<Option<StudyText>, Error> {
    let delegation = &app.delegation;
    let (_asking, mut answered) = delegation.wait(&id, from)?;
    let asker = delegation.askers.hash_one(from);
    let question = Question { id, asker, asked: app.time.now(), content: content::write(game) };
    app.store.ask(&question).await?;
    let id = &question.id;
    if let Some(client) = delegation.waiting().clients.get_mut(id) {
        client.is_stored = true;
    }
    delegation.changed.notify_one();
    app.bus.publish(Hint { id: id.clone(), number: ASKED });
    // Storing the question may have taken long. Other servers can see it only from now on.
    let stored = app.time.now();
    let end = question.asked + MAX_WAIT;
    let answer = loop {
        let now = app.time.now();
        // If the client no longer waits, the question was answered or lost meanwhile.
        let Some(claimed) = delegation.claimed(id) else { break answered.await };
        // If no server claims the question before this moment, none has worked on it for `PATIENCE`.
        let alone = claimed.max(stored) + PATIENCE;
        if now >= alone {
            delegation.thinking.note_work(now);
            return Ok(None);
        }
        if now >= end {
            return Err(refusals::BUSY.into());
        }
        tokio::select! {
            biased;
            answer = &mut answered => break answer,
            () = app.time.sleep(Duration::from_millis(alone.min(end) - now)) => {}
        }
    };
    let lost = |_| StoreError::Unavailable("a question was lost".into());
    content::read_answer(&answer.map_err(lost)?).map(Some).map_err(Error::internal)
}

/// Reads the answers to this server's questions, and removes the questions that are done, until the future
/// is dropped.
pub(crate) async fn collect_answers(app: Arc<App>) {
    let delegation = &app.delegation;
    if app.config.role != Role::Web {
        return;
    }
    loop {
        let ids = delegation.stored();
        if !ids.is_empty() {
            match app.store.questions(&ids).await {
                Ok(states) => delegation.deliver(&ids, states),
                Err(failure) => {
                    failure.log("cannot read the answers to questions about positions");
                    delegation.deliver(&ids, Vec::new());
                }
            }
        }
        let done = std::mem::take(&mut delegation.waiting().done);
        // Questions that cannot be removed now are removed when they are old.
        if !done.is_empty()
            && let Err(failure) = app.store.withdraw_questions(&done).await
        {
            failure.log("cannot remove questions about positions");
        }
        let look = async {
            if delegation.waiting().clients.is_empty() {
                std::future::pending::<()>().await;
            }
            app.time.sleep(LOOK).await;
        };
        tokio::select! {
            () = look => {}
            () = delegation.changed.notified() => {}
        }
    }
}

/// Removes the questions of servers that have crashed.
pub(crate) async fn forget_old(app: &App, now: Millis) {
    if let Err(failure) = app.store.forget_questions(now.saturating_sub(OLD)).await {
        failure.log("cannot remove old questions about positions");
    }
}

#[cfg(test)]
mod tests;
