//! A page that shares no version of the protocol with the server is told so. It gets no message that it could
//! misunderstand.

use futures_util::StreamExt;
use server::Protocol;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    client_async,
    tungstenite::{Message, client::IntoClientRequest},
};
use wire::FromServer;

use crate::common::{Client, Running, request};

/// The versions in the header of a response.
async fn told(port: u16) -> String {
    let (_, headers, _) = request(port, "GET", "/api/games", "", None, "").await;
    headers.lines().find_map(|line| line.strip_prefix("menagerie-protocol: ")).unwrap().to_owned()
}

/// The first message of a socket that is opened at a path.
async fn first(client: &Client, port: u16, path: &str) -> Message {
    let mut request = format!("ws://127.0.0.1:{port}{path}").into_client_request().unwrap();
    request.headers_mut().insert("Cookie", client.cookie().parse().unwrap());
    let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let (mut socket, _) = client_async(request, stream).await.unwrap();
    socket.next().await.unwrap().unwrap()
}

/// How a server with the versions in `protocol` closes the socket of a client with the versions in `spoken`:
/// the code and the reason. `None` if the two talk.
async fn closed(protocol: Protocol, spoken: Option<&str>) -> Option<(u16, String)> {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start_as(&data, |config| config.protocol = protocol).await;
    let client = Client::enter(server.port).await;
    let path = spoken.map_or("/ws".to_owned(), |spoken| format!("/ws?protocol={spoken}"));
    let closed = match first(&client, server.port, &path).await {
        Message::Text(text) => {
            assert!(matches!(serde_json::from_str(&text), Ok(FromServer::Hello { .. })), "{text}");
            None
        }
        Message::Close(Some(close)) => Some((close.code.into(), close.reason.to_string())),
        message => panic!("{message:?}"),
    };
    server.stop().await;
    closed
}

#[tokio::test]
async fn a_socket_that_shares_no_version_is_closed_before_any_message() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let own = told(server.port).await;
    assert!(own.split(',').all(|version| version.len() == 16), "{own}");
    server.stop().await;
    for spoken in [None, Some(own.as_str())] {
        assert_eq!(closed(Protocol::default(), spoken).await, None);
    }
    let first = own.split(',').next().unwrap().to_owned();
    assert_eq!(closed(Protocol::default(), Some("0123456789abcdef")).await, Some((4001, first)));
}

/// While servers are updated one by one, a page meets servers that are older or newer than itself.
#[tokio::test]
async fn neighbouring_versions_talk_in_both_directions() {
    let (old, new, later) = (Protocol::of("a"), Protocol::of("b,a"), Protocol::of("c,b"));
    for (protocol, spoken) in [(old, "b,a"), (new, "a"), (new, "c,b"), (later, "b,a")] {
        assert_eq!(closed(protocol, Some(spoken)).await, None, "{protocol:?} {spoken}");
    }
    for (protocol, spoken, own) in [(old, "c,b", "a"), (later, "a", "c"), (new, "", "b"), (new, "ba", "b")] {
        assert_eq!(
            closed(protocol, Some(spoken)).await,
            Some((4001, own.to_owned())),
            "{protocol:?} {spoken}"
        );
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start_as(&folder.path().join("tables.db"), |config| config.protocol = new).await;
    assert_eq!(told(server.port).await, "b,a");
    server.stop().await;
}

/// A client of another version may be refused, so refusals list the versions, too.
#[tokio::test]
async fn refusals_tell_the_version() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    for (method, path) in [("GET", "/api/tables"), ("POST", "/api/nothing"), ("DELETE", "/api/games")] {
        let (status, headers, _) = request(server.port, method, path, "", None, "").await;
        assert!(status >= 400 && headers.contains("menagerie-protocol: "), "{path} {headers}");
    }
    server.stop().await;
}
