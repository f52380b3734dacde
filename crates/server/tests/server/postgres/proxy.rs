//! A proxy in front of a database, which cuts connections where a test wants it.

use std::sync::{Arc, Mutex};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
};

/// Where to cut the connection that sends certain bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cut {
    /// Before the database receives them.
    BeforeExecution,
    /// When the database has answered, and before the client receives the answer.
    BeforeAnswer,
}

/// A proxy that ends with the test.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    plan: Arc<Plan>,
    _running: JoinSet<()>,
}

struct Plan {
    /// The next connection to cut, and the bytes that it sends.
    cut: Mutex<Option<(Vec<u8>, Cut)>>,
    /// The number of cuts so far.
    cuts: watch::Sender<u32>,
    /// While this is false, all connections are cut and refused.
    open: watch::Sender<bool>,
    /// While this is true, connections stay open, but nothing arrives in either direction.
    silent: watch::Sender<bool>,
}

impl Proxy {
    pub(crate) async fn start(database: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let plan = Arc::new(Plan {
            cut: Mutex::new(None),
            cuts: watch::Sender::new(0),
            open: watch::Sender::new(true),
            silent: watch::Sender::new(false),
        });
        let mut running = JoinSet::new();
        let accepting = plan.clone();
        running.spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((client, _)) = listener.accept().await {
                let plan = accepting.clone();
                connections.spawn(async move {
                    if *plan.open.borrow() {
                        plan.pass_on(client, database).await;
                    }
                });
            }
        });
        Proxy { port, plan, _running: running }
    }

    /// Cuts the next connection that sends these bytes.
    pub(crate) fn cut_when_sent(&self, bytes: &[u8], cut: Cut) {
        *self.plan.cut.lock().unwrap() = Some((bytes.to_vec(), cut));
    }

    /// The number of connections that were cut because of what they sent.
    pub(crate) fn cuts(&self) -> u32 {
        *self.plan.cuts.borrow()
    }

    /// Cuts and refuses all connections, or lets them through again.
    pub(crate) fn set_open(&self, open: bool) {
        self.plan.open.send_replace(open);
    }

    /// Lets nothing through, or everything again.
    pub(crate) fn set_silent(&self, silent: bool) {
        self.plan.silent.send_replace(silent);
    }
}

impl Plan {
    /// Whether bytes from a client trigger the planned cut. If so, the plan is used up.
    fn decide(&self, sent: &[u8]) -> Option<Cut> {
        let mut planned = self.cut.lock().unwrap();
        let (bytes, cut) = planned.as_ref()?;
        let cut = sent.windows(bytes.len()).any(|window| window == bytes).then_some(*cut)?;
        *planned = None;
        Some(cut)
    }

    /// Passes on what both sides send, until one of them or the plan ends the connection.
    async fn pass_on(&self, mut client: TcpStream, database: u16) {
        let Ok(mut database) = TcpStream::connect(("127.0.0.1", database)).await else { return };
        let mut open = self.open.subscribe();
        let closes = async { open.wait_for(|open| !*open).await.map(drop) };
        let mut closes = std::pin::pin!(closes);
        let (mut sent, mut answered) = (vec![0; 64 * 1024], vec![0; 64 * 1024]);
        let mut cut = None;
        let mut silent = self.silent.subscribe();
        loop {
            tokio::select! {
                biased;
                _ = &mut closes => return,
                // While the proxy is silent, it waits here and forwards nothing.
                () = until(&mut silent, true) => {
                    tokio::select! {
                        _ = &mut closes => return,
                        () = until(&mut silent, false) => {}
                    }
                }
                read = client.read(&mut sent) => match read {
                    Ok(0) | Err(_) => return,
                    Ok(count) => {
                        cut = cut.or(self.decide(&sent[..count]));
                        if cut == Some(Cut::BeforeExecution) {
                            break;
                        }
                        if database.write_all(&sent[..count]).await.is_err() {
                            return;
                        }
                    }
                },
                read = database.read(&mut answered) => match read {
                    Ok(0) | Err(_) => return,
                    Ok(_) if cut.is_some() => break,
                    Ok(count) => {
                        if client.write_all(&answered[..count]).await.is_err() {
                            return;
                        }
                    }
                },
            }
        }
        self.cuts.send_modify(|cuts| *cuts += 1);
    }
}

async fn until(state: &mut watch::Receiver<bool>, wanted: bool) {
    // An error means that the proxy is gone.
    let _ = state.wait_for(|state| *state == wanted).await;
}
