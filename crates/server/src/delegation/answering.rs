//! Answers the questions of other servers.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use serde_json::value::to_raw_value;
use tokio::task::{AbortHandle, JoinSet};
use tracing::Instrument;
use wire::Millis;

use super::{
    ANSWERED, ASKED,
    content::{self, Answer, Unreadable},
};
use crate::{
    app::{App, closes},
    bus::Hint,
    config::Role,
    error::Error,
    limits::MAX_READING,
    store::Question,
    study,
    workers::{Class, Turn},
};

/// How long this server claims a question. After that, another server may claim it, because this one may be
/// gone.
const CLAIM: Millis = 4_000;
/// How often the server extends its claims.
const HOLD: Millis = 1_000;
/// How often the server looks for questions, in case a hint is lost or a claim of another server ends.
const LOOK: Duration = Duration::from_millis(250);
/// If all threads of a server are busy, it leaves a question to other servers for this long.
const GRACE: Millis = 200;
/// The maximum number of questions that one server claims. They wait in the queue of its threads, where the
/// people who ask take turns.
const MAX_CLAIMED: usize = 256;

/// Answers the questions of other servers until this server stops. At the end, gives up the claims.
pub(crate) async fn run(app: Arc<App>) {
    if !answers(&app) {
        return;
    }
    let mut closing = app.closing.subscribe();
    let mut work = Work::default();
    let mut held = app.time.now();
    while !*closing.borrow() {
        let now = app.time.now();
        work.forget_ended();
        if now >= held + HOLD {
            held = now;
            work.hold(&app, now).await;
        }
        work.claim(&app, now).await;
        tokio::select! {
            biased;
            () = app.time.sleep(LOOK) => {}
            () = app.delegation.asked.notified() => {}
            () = closes(&mut closing) => {}
        }
    }
    work.give_up(&app).await;
}

/// Whether this server answers the questions of other servers. It does if it only thinks, and also if it does
/// everything and web servers may run beside it.
fn answers(app: &App) -> bool {
    match app.config.role {
        Role::Think => true,
        Role::All => app.bus.resync_interval().is_some(),
        Role::Web => false,
    }
}

/// The questions that this server has claimed.
#[derive(Default)]
struct Work {
    tasks: JoinSet<()>,
    claimed: HashMap<String, Claimed>,
}

/// A question that this server has claimed.
struct Claimed {
    task: AbortHandle,
    /// Set before the task stores its answer. From then on, the task must not be aborted, because nobody
    /// would learn of the answer.
    is_answered: Arc<AtomicBool>,
}

impl Work {
    fn forget_ended(&mut self) {
        while self.tasks.try_join_next().is_some() {}
        self.claimed.retain(|_, claimed| !claimed.task.is_finished());
    }

    fn ids(&self) -> Vec<String> {
        self.claimed.keys().cloned().collect()
    }

    /// Claims questions and begins to answer them.
    async fn claim(&mut self, app: &Arc<App>, now: Millis) {
        let limit = MAX_CLAIMED.saturating_sub(self.claimed.len());
        if limit == 0 {
            return;
        }
        let work = app.workers.figures();
        let is_busy = work.waiting + work.paused > 0;
        let latest = if is_busy { now.saturating_sub(GRACE) } else { now };
        match app.store.claim_questions(latest, now + CLAIM, limit as u32).await {
            Ok(questions) => {
                for question in questions {
                    // This server may already be working on the question: its earlier claim may have ended
                    // while the store was away.
                    if !self.claimed.contains_key(&question.id) {
                        let (id, span) =
                            (question.id.clone(), tracing::info_span!("question", id = question.id));
                        let is_answered = Arc::new(AtomicBool::new(false));
                        let work = answer(app.clone(), question, is_answered.clone());
                        let task = self.tasks.spawn(work.instrument(span));
                        self.claimed.insert(id, Claimed { task, is_answered });
                    }
                }
            }
            Err(failure) => failure.log("cannot read the questions about positions"),
        }
    }

    /// Extends the claims. Stops working on questions that were withdrawn or answered elsewhere.
    async fn hold(&mut self, app: &App, now: Millis) {
        if self.claimed.is_empty() {
            return;
        }
        match app.store.hold_questions(&self.ids(), now + CLAIM).await {
            Ok(waiting) => self.claimed.retain(|id, Claimed { task, is_answered }| {
                let goes_on = waiting.contains(id) || is_answered.load(Relaxed);
                if !goes_on {
                    task.abort();
                }
                goes_on
            }),
            Err(failure) => failure.log("cannot hold the claims on questions about positions"),
        }
    }

    /// Stops working, and ends the claims, so that other servers take the questions over at once.
    async fn give_up(mut self, app: &App) {
        self.forget_ended();
        self.tasks.abort_all();
        let ids = self.ids();
        if ids.is_empty() {
            return;
        }
        match app.store.hold_questions(&ids, app.time.now()).await {
            Ok(waiting) => {
                for id in ids {
                    // The task may have been aborted after it had stored its answer, but before it had sent
                    // the hint.
                    let number = if waiting.contains(&id) { ASKED } else { ANSWERED };
                    app.bus.publish(Hint { id, number });
                }
            }
            Err(failure) => {
                failure.log("cannot give up questions about positions; others take them over later");
            }
        }
    }
}

/// Answers a question. A question that cannot be answered gets an answer that says so: another server would
/// fail in the same way.
async fn answer(app: Arc<App>, question: Question, is_answered: Arc<AtomicBool>) {
    let Question { id, asker, asked: _, content } = question;
    let work = move |turn: &Turn| answer_on(&content, turn);
    let answer = match app.workers.run(Class::Study, share_of(asker), work).await {
        Ok(Ok(Some(answer))) => answer,
        // Reading took too long, so this machine is too slow at the moment.
        Ok(Ok(None)) => return tracing::warn!("a question about a position could not be read in time"),
        Ok(Err(error)) => {
            tracing::error!(%error, "cannot answer a question about a position");
            Answer::Failed
        }
        // Too many questions of one person wait. Their server tells them to try again.
        Err(Error::Refused(_)) => return,
        Err(error) => {
            tracing::error!(?error, "cannot answer a question about a position");
            Answer::Failed
        }
    };
    is_answered.store(true, Relaxed);
    let written = serde_json::to_string(&answer).map_err(Error::internal);
    let stored = async { app.store.answer(&id, &written?).await.map_err(Error::from) };
    match stored.await {
        Ok(is_first) => {
            app.metrics.questions_answered.add(u64::from(is_first));
            app.bus.publish(Hint { id, number: ANSWERED });
        }
        Err(Error::Failed(failure)) => failure.log("cannot store the answer to a question about a position"),
        Err(error) => tracing::error!(?error, "cannot store the answer to a question about a position"),
    }
}

/// Answers a question on a thread. Returns `None` if reading the question takes too long.
fn answer_on(content: &str, turn: &Turn) -> Result<Option<Answer>, Unreadable> {
    let stop = || turn.should_stop() || turn.used() > MAX_READING;
    let Some(game) = content::read(content, &stop)? else { return Ok(None) };
    let study = to_raw_value(&study::evaluate(&game, turn));
    study.map(|study| Some(Answer::Study(study))).map_err(|_| Unreadable("the study is not JSON"))
}

/// Returns the address that is charged for a question's time on a thread. Questions contain no addresses, so
/// each person who asks gets a made-up private address.
fn share_of(asker: u64) -> IpAddr {
    const PRIVATE: u128 = 0xfd << 120;
    Ipv6Addr::from(PRIVATE | u128::from(asker)).into()
}
