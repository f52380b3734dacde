//! A client that keeps the server waiting or wants too much at once is turned away, and others do not notice.

use std::time::Duration;

use crate::common::{Client, Running, request};
use rules::catalog::GAMES;
use server::{TimeSource, Timeouts};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::yield_now,
};
use wire::http::Games;

const LIMIT: Duration = Duration::from_secs(10);

/// A server whose clock the test sets, with the same limit for everything.
async fn start(data: &std::path::Path, time: &TimeSource) -> Running {
    let timeouts = Timeouts { head: LIMIT, request: LIMIT, unread: LIMIT };
    Running::start_as(data, |config| (config.timeouts, config.time) = (timeouts, time.clone())).await
}

/// Reads everything until the connection ends.
async fn to_the_end(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // A connection that was cut ends with an error.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// Like [`to_the_end`], while time passes.
async fn to_the_end_in_time(stream: &mut TcpStream, time: &TimeSource) -> String {
    let passing = async {
        loop {
            time.advance(LIMIT / 20);
            yield_now().await;
        }
    };
    tokio::select! {
        answer = to_the_end(stream) => answer,
        () = passing => unreachable!(),
    }
}

#[tokio::test]
async fn a_client_that_is_slow_is_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let time = TimeSource::manual(0);
    let server = start(&folder.path().join("tables.db"), &time).await;
    let connect = || async { TcpStream::connect(("127.0.0.1", server.port)).await.unwrap() };
    // This client says nothing.
    let mut silent = connect().await;
    assert_eq!(to_the_end_in_time(&mut silent, &time).await, "");
    // A head that comes byte by byte gets no more time than any other head.
    let mut drip = connect().await;
    drip.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ").await.unwrap();
    while drip.write_all(b"a").await.is_ok() {
        time.advance(LIMIT / 20);
        yield_now().await;
    }
    // The body of this request does not come.
    let mut body = connect().await;
    let client = Client::enter(server.port).await;
    let head = client.head("PUT", "/api/me", 9);
    body.write_all(head.as_bytes()).await.unwrap();
    let answer = to_the_end_in_time(&mut body, &time).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    // A connection that is kept for the next request is not kept forever.
    let mut kept = connect().await;
    kept.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut answer = [0; 4096];
    let length = kept.read(&mut answer).await.unwrap();
    assert!(answer[..length].ends_with(b"ok"));
    assert_eq!(to_the_end_in_time(&mut kept, &time).await, "");
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_is_quick_does_not_notice() {
    let folder = tempfile::tempdir().unwrap();
    let time = TimeSource::manual(0);
    let server = start(&folder.path().join("tables.db"), &time).await;
    let mut client = Client::connected(server.port).await;
    // The time limits do not end a socket.
    time.advance(3 * LIMIT);
    let games: Games = client.ask("GET", "/api/games", &()).await;
    assert_eq!(games.games.len(), GAMES.len());
    client.send(&wire::FromClient::Watch { table: "none".into(), seat: None, after: 0 }).await;
    while client.faults.is_empty() {
        assert!(client.receive().await);
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_too_large_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut client = Client::connected(server.port).await;
    let (status, _) = client.text("POST", "/api/records", &format!("\"{}\"", "x".repeat(1 << 20))).await;
    assert_eq!(status, 413);
    // This head is longer than any that a browser sends.
    let long = "x".repeat(1 << 20);
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
    let head = format!("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: {long}\r\n\r\n");
    let _ = stream.write_all(head.as_bytes()).await;
    let answer = to_the_end(&mut stream).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    // This message over the socket is too long.
    client.send_text(&"x".repeat(20_000)).await;
    // The connection ends.
    while client.receive().await {}
    let (status, ..) = request(server.port, "GET", "/healthz", "", None, "").await;
    assert_eq!(status, 200);
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_a_limited_number_of_connections() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start_as(&folder.path().join("tables.db"), |config| config.limits = true).await;
    let mut held = Vec::new();
    for _ in 0..400 {
        held.push(TcpStream::connect(("127.0.0.1", server.port)).await.unwrap());
    }
    let mut one_more = TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
    assert_eq!(to_the_end(&mut one_more).await, "");
    drop(held);
    loop {
        let mut stream = TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
        let asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        let _ = stream.write_all(asked).await;
        if to_the_end(&mut stream).await.ends_with("ok") {
            break;
        }
    }
    server.stop().await;
}
