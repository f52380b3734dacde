//! The addresses that the server listens on and prints.

use std::{
    io::{Read, Write},
    net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream},
};

use serde_json::json;
use wire::http::{Games, Invitation};

use crate::{
    common::{Client, request},
    serving::Serving,
};

#[tokio::test]
async fn figures_have_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut serving = Serving::start(&folder.path().join("tables.db"), &["--metrics", "0"]);
    let log = serving.until_log("metrics_at=127.0.0.1:");
    let port = log.trim().rsplit_once(':').unwrap().1.parse().unwrap();
    let (status, _, body) = request(port, "GET", "/readyz", "", None, "").await;
    assert_eq!((status, body.as_str()), (200, "ready"));
    assert!(request(port, "GET", "/metrics", "", None, "").await.2.contains("menagerie_sockets 0"));
    serving.end("-TERM");
}

#[tokio::test]
async fn behind_a_proxy_the_public_address_counts() {
    let folder = tempfile::tempdir().unwrap();
    let public = "https://play.example";
    let flags = ["--public-url", "https://play.example/", "--trusted-proxy", "127.0.0.1"];
    let serving = Serving::start(&folder.path().join("tables.db"), &flags);
    assert_eq!(serving.first, format!("{public}\n"));
    let enter = |origin| request(serving.port, "POST", "/api/me", "", Some(origin), "");
    assert_eq!(enter("http://evil.example").await.0, 403);
    let (status, headers, _) = enter(public).await;
    assert_eq!(status, 200);
    let cookie = headers.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let mut client = Client::enter(serving.port).await;
    let games: Games = client.ask("GET", "/api/games", &()).await;
    assert_eq!((games.url.as_str(), games.reachable), (public, true));
    let wish = json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "anyone"}]});
    let table = client.table(wish).await.id;
    let path = format!("/api/tables/{table}/invitations");
    let invitation: Invitation = client.ask("POST", &path, &json!({"seat": 1})).await;
    assert!(invitation.url.starts_with("https://play.example/join#"), "{}", invitation.url);
    serving.end("-TERM");
}

#[test]
fn with_lan_each_address_has_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("tables.db"), &["--lan"]);
    assert!(serving.first.starts_with("http://") && serving.first.ends_with(&format!(":{}\n", serving.port)));
    let (first, port) = (serving.first.trim().to_owned(), serving.port);
    let (code, out, _) = serving.end("-INT");
    assert_eq!(code, Some(0));
    let printed: Vec<_> = out.lines().filter(|line| line.starts_with("http://")).collect();
    // Without any network, the first line has an address of this device.
    assert_eq!(printed.first().copied().unwrap_or(&format!("http://127.0.0.1:{port}")), first, "{out}");
    assert_eq!(out.contains('█'), !printed.is_empty(), "{out}");
    for address in printed {
        let address: SocketAddr = address["http://".len()..].parse().unwrap();
        assert!(address.port() == port && !address.ip().is_loopback() && !out.contains("[fe80:"), "{out}");
    }
}

/// Connects to the printed address and to this device's own, in each address family of the system.
#[test]
fn with_lan_the_server_is_reached_over_ipv4_and_ipv6() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("tables.db"), &["--lan"]);
    let port = serving.port;
    let has_ipv6 = TcpListener::bind((Ipv6Addr::LOCALHOST, 0)).is_ok();
    let both = serving.starting.contains(&format!("listening=[::]:{port}"));
    let older = serving.starting.contains(&format!("listening=0.0.0.0:{port}"));
    assert!(both || older && !has_ipv6, "{}", serving.starting);
    let mut addresses: Vec<SocketAddr> = vec![(Ipv4Addr::LOCALHOST, port).into()];
    if has_ipv6 {
        addresses.push((Ipv6Addr::LOCALHOST, port).into());
    }
    addresses.push(serving.first.trim()["http://".len()..].parse().unwrap());
    for address in addresses {
        for (origin, status) in [(address.to_string(), 200), ("evil.example".to_owned(), 403)] {
            let mut stream = TcpStream::connect(address).unwrap();
            let head = format!(
                "POST /api/me HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{origin}\r\nContent-Length: 0\r\n\
                 Connection: close\r\n\r\n"
            );
            stream.write_all(head.as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{address} {origin} {answer}");
        }
    }
    serving.end("-TERM");
}
