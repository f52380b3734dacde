//! What a collector of traces receives.

use std::{
    collections::HashSet,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    sync::mpsc,
    thread,
};

use serde_json::Value;
use tokio::net::TcpSocket;
use wire::Happened;

use crate::{
    common::Client,
    serving::{Serving, jungle, play},
};

/// Starts a collector of traces. Returns its port, and the body and the spans of each request that it
/// receives.
fn collector() -> (u16, mpsc::Receiver<(String, Vec<Value>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let (send, spans) = mpsc::channel();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.unwrap());
            let (mut head, mut line) = (String::new(), String::new());
            while line != "\r\n" {
                line.clear();
                assert!(stream.read_line(&mut line).unwrap() > 0, "{head}");
                head += &line;
            }
            assert!(head.starts_with("POST /v1/traces HTTP/1.1\r\n"), "{head}");
            assert!(head.contains("Content-Type: application/json\r\n"), "{head}");
            let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: ")).unwrap();
            let mut body = vec![0; length.parse().unwrap()];
            stream.read_exact(&mut body).unwrap();
            let body = String::from_utf8(body).unwrap();
            let sent: Value = serde_json::from_str(&body).unwrap();
            let spans = &sent["resourceSpans"][0]["scopeSpans"][0]["spans"];
            if send.send((body, spans.as_array().unwrap().clone())).is_err() {
                return;
            }
            // Answer only after passing the spans on. The server may end as soon as it has the answer, and
            // the test looks for the spans as soon as the server has ended.
            stream.get_mut().write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}").unwrap();
        }
    });
    (port, spans)
}

/// The value of an attribute of a span or a resource.
fn attribute<'a>(of: &'a Value, name: &str) -> Option<&'a str> {
    let found = of["attributes"].as_array()?.iter().find(|attribute| attribute["key"] == name)?;
    found["value"]["stringValue"].as_str()
}

/// The span with this name that has an attribute with this value.
fn find<'a>(spans: &'a [Value], name: &str, attribute_name: &str, value: &str) -> Option<&'a Value> {
    spans.iter().find(|span| span["name"] == name && attribute(span, attribute_name) == Some(value))
}

#[tokio::test]
async fn traces_show_what_an_order_does_and_nothing_that_is_secret() {
    let folder = tempfile::tempdir().unwrap();
    let (port, sent) = collector();
    let traces = format!("http://127.0.0.1:{port}");
    let proxied = ["--trusted-proxy", "127.0.0.1", "--traces", &traces];
    let serving = Serving::start(&folder.path().join("tables.db"), &proxied);
    let mut client = Client::connected(serving.port).await;
    let table = jungle(&mut client).await;
    play(&mut client, &table, 0).await.unwrap();
    client.until(&table, |mirror| mirror.state().ply == 1).await;
    let order = format!("{}-3", client.me.id);
    let head = format!(
        "GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\nX-Request-Id: of-the-proxy\r\nCookie: {}\r\n\
         Connection: close\r\n\r\n",
        client.cookie()
    );
    let mut stream = TcpStream::connect(("127.0.0.1", serving.port)).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    stream.read_to_string(&mut String::new()).unwrap();
    // A server that ends does not wait long for the collector, so wait for the spans before that.
    let (mut bodies, mut spans) = (String::new(), Vec::new());
    while find(&spans, "order", "request", &order).is_none()
        || find(&spans, "request", "id", "of-the-proxy").is_none()
    {
        let (body, more) = sent.recv().unwrap();
        bodies += &body;
        spans.extend(more);
    }
    assert_eq!(tokio::task::spawn_blocking(|| serving.end("-TERM")).await.unwrap().0, Some(0));
    while let Ok((body, more)) = sent.try_recv() {
        bodies += &body;
        spans.extend(more);
    }
    let first: Value =
        serde_json::from_str(&bodies[..bodies.find("}{").map_or(bodies.len(), |end| end + 1)]).unwrap();
    let resource = &first["resourceSpans"][0]["resource"];
    assert_eq!(
        (attribute(resource, "service.name"), attribute(resource, "menagerie.role")),
        (Some("menagerie"), Some("all"))
    );

    let played = find(&spans, "order", "request", &order).unwrap();
    assert_eq!(attribute(played, "table"), Some(&*table));
    let is_stored = |span: &&Value| span["name"] == "append" && span["parentSpanId"] == played["spanId"];
    let stored = spans.iter().find(is_stored).unwrap();
    assert_eq!((&stored["traceId"], attribute(stored, "table")), (&played["traceId"], Some(&*table)));
    let moment = |span: &Value, name: &str| span[name].as_str().unwrap().parse::<u64>().unwrap();
    assert!(moment(played, "startTimeUnixNano") <= moment(stored, "startTimeUnixNano"));
    assert!(moment(stored, "endTimeUnixNano") <= moment(played, "endTimeUnixNano"));
    let asked = find(&spans, "request", "id", "of-the-proxy").unwrap();
    assert_eq!(attribute(asked, "path"), Some(&*format!("/api/tables/{table}")));
    let ids: HashSet<_> = spans.iter().map(|span| span["spanId"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), spans.len());
    assert!(ids.iter().all(|id| id.len() == 16 && *id != "0000000000000000"), "{ids:?}");

    let action = client.mirrors[&table].events.iter().find_map(|event| match &event.happened {
        Happened::Played { action, .. } => Some(action.clone()),
        _ => None,
    });
    for secret in [client.me.name.as_str(), client.token(), action.unwrap().as_str()] {
        assert!(!bodies.contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn a_collector_that_is_away_costs_nobody_anything() {
    let folder = tempfile::tempdir().unwrap();
    // While the port is bound, no other program listens on it.
    let nobody = TcpSocket::new_v4().unwrap();
    nobody.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let traces = format!("http://{}", nobody.local_addr().unwrap());
    let mut serving = Serving::start(&folder.path().join("tables.db"), &["--traces", &traces]);
    let mut client = Client::connected(serving.port).await;
    let table = jungle(&mut client).await;
    play(&mut client, &table, 0).await.unwrap();
    serving.until_log("the traces cannot be sent to the collector");
    play(&mut client, &table, 1).await.unwrap();
    assert_eq!(tokio::task::spawn_blocking(|| serving.end("-TERM")).await.unwrap().0, Some(0));
}

/// The collector accepts connections and never answers.
#[tokio::test]
async fn a_silent_collector_does_not_prevent_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let traces = format!("http://{}", silent.local_addr().unwrap());
    let serving = Serving::start(&folder.path().join("tables.db"), &["--traces", &traces]);
    let mut client = Client::connected(serving.port).await;
    let table = jungle(&mut client).await;
    play(&mut client, &table, 0).await.unwrap();
    // Wait until the server waits for the answer to its first spans.
    let (_stream, _) = silent.accept().unwrap();
    play(&mut client, &table, 1).await.unwrap();
    drop(client);
    assert_eq!(tokio::task::spawn_blocking(|| serving.end("-TERM")).await.unwrap().0, Some(0));
}
