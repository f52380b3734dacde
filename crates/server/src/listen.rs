//! Accepts connections, and limits how long each may keep the server waiting.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    pin::{Pin, pin},
    sync::Arc,
    task::{Context, Poll, ready},
    time::{Duration, Instant},
};

use axum::{Extension, Router, extract::ConnectInfo};
use hyper::{
    rt::{Sleep, Timer},
    server::conn::http1,
};
use hyper_util::{rt::TokioIo, service::TowerToHyperService};
use socket2::{Domain, Socket, Type};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::watch,
    time::sleep,
};

use crate::{
    app::{App, closes},
    guard::Counted,
    limits::{MAX_HEAD, SEND_BUFFER},
    throttle::Throttle,
    time::TimeSource,
};

/// How long the server pauses when the system has no room for another connection.
const ACCEPT_PAUSE: Duration = Duration::from_millis(200);

/// The maximum number of connections that the system queues until they are accepted.
const BACKLOG: i32 = 1024;

/// Accepts the connections of clients. This is a trait because simulations have a network of their own.
pub(crate) trait Listener: Send + 'static {
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// Waits for the next connection. Returns it with the address of the client.
    fn accept(&self) -> impl Future<Output = io::Result<(Self::Stream, SocketAddr)>> + Send;

    fn local_addr(&self) -> io::Result<SocketAddr>;
}

impl Listener for TcpListener {
    type Stream = TcpStream;

    async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, from) = TcpListener::accept(self).await?;
        // Without this option, small messages would be delayed a little.
        let _ = stream.set_nodelay(true);
        Ok((stream, from))
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        TcpListener::local_addr(self)
    }
}

/// Listens on an address. `::` means all IPv6 and IPv4 addresses, or all IPv4 addresses if the system has no
/// IPv6.
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
    // On Windows, this option would let two servers share a port.
    if cfg!(unix) {
        socket.set_reuse_address(true)?;
    }
    // Every accepted connection inherits this size.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    socket.set_nonblocking(true)?;
    TcpListener::from_std(socket.into())
}

/// Whether an error means that the system does not support the address family.
fn lacks_family(error: &io::Error) -> bool {
    // The codes of `EAFNOSUPPORT` on Linux, macOS and Windows.
    error.kind() == io::ErrorKind::AddrNotAvailable || matches!(error.raw_os_error(), Some(97 | 47 | 10047))
}

/// Accepts connections until `closing` turns true. Each connection holds a copy of `closing` until the
/// connection ends.
pub(crate) async fn serve(
    app: Arc<App>,
    listener: impl Listener,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            biased;
            () = closes(&mut closing) => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, from) = match accepted {
            Ok((stream, from)) => (stream, SocketAddr::new(from.ip().to_canonical(), from.port())),
            Err(error) => {
                // There is no reason to pause if only the client has gone away.
                if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset)
                {
                    tracing::warn!(%error, "cannot accept connections for a moment");
                    sleep(ACCEPT_PAUSE).await;
                }
                continue;
            }
        };
        // A client with too many connections gets no answer, because an answer would use the resources that
        // the limit protects.
        let Some(counted) = app.count_connection(from.ip()) else { continue };
        let router = router.clone().layer(Extension(ConnectInfo::<SocketAddr>(from)));
        tokio::spawn(serve_connection(app.clone(), stream, router, counted, closing.clone()));
    }
}

async fn serve_connection(
    app: Arc<App>,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    router: Router,
    counted: Counted,
    mut closing: watch::Receiver<bool>,
) {
    let _open = app.metrics.connections.hold();
    let timeouts = app.config.timeouts;
    let connection = http1::Builder::new()
        .timer(HyperTimer(app.time.clone()))
        .header_read_timeout(timeouts.head)
        .max_buf_size(MAX_HEAD)
        .serve_connection(
            TokioIo::new(Connection {
                stream,
                time: app.time.clone(),
                unread: timeouts.unread,
                timeout: None,
                throttle: app.config.limits.then(|| Throttle::new(app.time.now())),
                pause: None,
                _counted: counted,
            }),
            TowerToHyperService::new(router),
        )
        .with_upgrades();
    let mut connection = pin!(connection);
    // Errors are ignored: how a connection ends matters only to its client.
    tokio::select! {
        biased;
        _ = connection.as_mut() => return,
        () = closes(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// A connection that ends when its client reads nothing for too long. The server reads from it no faster than
/// allowed.
struct Connection<S> {
    stream: S,
    time: TimeSource,
    unread: Duration,
    /// Completes when the client has read nothing for too long. Set while a write is pending.
    timeout: Option<Wait>,
    throttle: Option<Throttle>,
    /// Completes when the connection may be read again. Set after a read that exceeded the allowed rate.
    pause: Option<Wait>,
    _counted: Counted,
}

type Wait = Pin<Box<dyn Future<Output = ()> + Send>>;

impl<S: Unpin> Connection<S> {
    fn poll_with_timeout<T>(
        &mut self,
        cx: &mut Context<'_>,
        poll: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let result = poll(Pin::new(&mut self.stream), cx);
        if result.is_ready() {
            self.timeout = None;
            return result;
        }
        let timeout = self.timeout.get_or_insert_with(|| {
            let (time, unread) = (self.time.clone(), self.unread);
            Box::pin(async move { time.sleep(unread).await })
        });
        ready!(timeout.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(pause) = &mut self.pause {
            ready!(pause.as_mut().poll(cx));
            self.pause = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buffer))?;
        let (read, now) = (buffer.filled().len() - before, self.time.now());
        if let Some(pause) = self.throttle.as_mut().and_then(|throttle| throttle.pause_after(read, now)) {
            let time = self.time.clone();
            self.pause = Some(Box::pin(async move { time.sleep(Duration::from_millis(pause)).await }));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.poll_with_timeout(cx, |stream, cx| stream.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.poll_with_timeout(cx, |stream, cx| stream.poll_write_vectored(cx, parts))
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

/// Lets `hyper` wait by the server's time. The deadlines that `hyper` passes in are times of the system's
/// monotonic clock.
struct HyperTimer(TimeSource);

impl Timer for HyperTimer {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        let time = self.0.clone();
        Box::pin(HyperSleep(Box::pin(async move { time.sleep(duration).await })))
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn Sleep>> {
        self.sleep(deadline.saturating_duration_since(Instant::now()))
    }
}

struct HyperSleep(Pin<Box<dyn Future<Output = ()> + Send + Sync>>);

impl Sleep for HyperSleep {}

impl Future for HyperSleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        self.0.as_mut().poll(cx)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use socket2::SockRef;
    use tokio::net::TcpStream;

    use super::{SEND_BUFFER, listen};

    #[tokio::test]
    async fn the_system_keeps_little_for_a_client_that_reads_nothing() {
        let listener = listen(Ipv4Addr::LOCALHOST.into(), 0).unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        // Linux doubles the requested size for its own bookkeeping.
        assert!(SockRef::from(&server).send_buffer_size().unwrap() <= 2 * SEND_BUFFER);
        drop(client);
    }
}
