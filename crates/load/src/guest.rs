//! Somebody who asks the server: requests and a socket.

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::client::IntoClientRequest};

use crate::Outcome;

/// Somebody with a cookie.
pub(crate) struct Guest {
    port: u16,
    cookie: String,
}

impl Guest {
    pub(crate) async fn enter(port: u16) -> Outcome<Guest> {
        let (head, _) = request(port, "/api/me", "", "").await?;
        let cookie =
            head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or("no cookie came")?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Guest { port, cookie })
    }

    /// Posts something and reads the answer.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Outcome<Value> {
        let (_, answer) = request(self.port, path, &self.cookie, &body.to_string()).await?;
        Ok(serde_json::from_str(&answer)?)
    }

    pub(crate) async fn connect(&self) -> Outcome<WebSocketStream<TcpStream>> {
        let mut request = format!("ws://127.0.0.1:{}/ws", self.port).into_client_request()?;
        request.headers_mut().insert("Cookie", self.cookie.parse()?);
        let stream = TcpStream::connect(("127.0.0.1", self.port)).await?;
        stream.set_nodelay(true)?;
        Ok(client_async(request, stream).await?.0)
    }
}

async fn request(port: u16, path: &str, cookie: &str, body: &str) -> Outcome<(String, String)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer came")?;
    Ok((head.replace('\r', ""), body.to_owned()))
}
