//! Connections, and how long each may keep the server waiting.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    pin::{Pin, pin},
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{Extension, Router, extract::ConnectInfo};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use socket2::{Domain, Socket, Type};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    time::{Sleep, sleep},
};

use crate::{app::App, guard::Counted, socket::closes};

/// How long clients may keep the server waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request, from the moment in which one could begin.
    pub head: Duration,
    /// For the rest of the request, and for its answer to be made.
    pub request: Duration,
    /// For taking any of the bytes that wait for them.
    pub unread: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(20),
            request: Duration::from_secs(30),
            unread: Duration::from_secs(30),
        }
    }
}

/// How long nobody is let in when the system has no room for another connection.
const BREATH: Duration = Duration::from_millis(200);

/// Waiting connections that the system keeps until they are let in.
const WAITING: i32 = 1024;

/// Listens on an address. `::` is every address of both families; where the system has but the older, of that.
pub(crate) fn listen(address: IpAddr, port: u16) -> io::Result<TcpListener> {
    match listen_on(SocketAddr::new(address, port)) {
        Err(error) if lacks_family(&error) && address.is_unspecified() => {
            listen_on((Ipv4Addr::UNSPECIFIED, port).into())
        }
        result => result,
    }
}

fn listen_on(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, None)?;
    if address.is_ipv6() {
        socket.set_only_v6(false)?;
    }
    // Elsewhere it would let two servers share a port.
    if cfg!(unix) {
        socket.set_reuse_address(true)?;
    }
    socket.bind(&address.into())?;
    socket.listen(WAITING)?;
    socket.set_nonblocking(true)?;
    TcpListener::from_std(socket.into())
}

/// Whether the system has no addresses of this family.
fn lacks_family(error: &io::Error) -> bool {
    // `EAFNOSUPPORT` on Linux, on macOS, and on Windows.
    error.kind() == io::ErrorKind::AddrNotAvailable || matches!(error.raw_os_error(), Some(97 | 47 | 10047))
}

/// Lets clients in until the server goes down. Each connection holds an end of [`App::closing`] until it is answered.
pub(crate) async fn serve(app: Arc<App>, listener: TcpListener, router: Router) {
    let patience = app.config.patience;
    let mut closing = app.closing.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closes(&mut closing) => break,
        };
        let (stream, from) = match accepted {
            Ok((stream, from)) => (stream, SocketAddr::new(from.ip().to_canonical(), from.port())),
            Err(error) => {
                // One that was gone again is no trouble; a system without room for more needs a moment.
                if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset)
                {
                    tracing::warn!(%error, "nobody can be let in for a moment");
                    sleep(BREATH).await;
                }
                continue;
            }
        };
        // Whoever has too many already is not answered: that would cost what is to be saved.
        let Some(counted) = app.connection(from.ip()) else { continue };
        // Small messages are sent at once; where that cannot be set they come a little later.
        let _ = stream.set_nodelay(true);
        let router = router.clone().layer(Extension(ConnectInfo::<SocketAddr>(from)));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience.head)
            .serve_connection(
                TokioIo::new(Patient { stream, unread: patience.unread, stuck: None, _counted: counted }),
                TowerToHyperService::new(router),
            )
            .with_upgrades();
        let mut closing = closing.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // How a connection ends is its client's affair.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = closes(&mut closing) => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
}

/// A connection that is given up when its client takes nothing for too long.
struct Patient {
    stream: TcpStream,
    unread: Duration,
    stuck: Option<Pin<Box<Sleep>>>,
    _counted: Counted,
}

impl Patient {
    fn patiently<T>(
        &mut self,
        cx: &mut Context<'_>,
        poll: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let result = poll(Pin::new(&mut self.stream), cx);
        if result.is_ready() {
            self.stuck = None;
            return result;
        }
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(self.unread)));
        ready!(stuck.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.patiently(cx, |stream, cx| stream.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.patiently(cx, |stream, cx| stream.poll_write_vectored(cx, parts))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
