//! A minimal WebSocket client. It must use little processor time, because it shares the machine with the
//! server that is measured.

use std::net::Ipv4Addr;

use memchr::memmem;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

use crate::Outcome;

/// The address of most clients.
pub(crate) const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// The receive buffer of a client that reads nothing, in bytes.
const NARROW: u32 = 4096;

/// Connects to a port of this machine from one of the machine's own addresses. On Linux, these include all
/// addresses that begin with 127.
pub(crate) async fn connect(from: Ipv4Addr, port: u16) -> Outcome<TcpStream> {
    connect_socket(TcpSocket::new_v4()?, from, port).await
}

/// Connects with a small receive buffer, so that the system keeps little of what the client does not read.
pub(crate) async fn connect_narrowly(from: Ipv4Addr, port: u16) -> Outcome<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(NARROW)?;
    connect_socket(socket, from, port).await
}

async fn connect_socket(socket: TcpSocket, from: Ipv4Addr, port: u16) -> Outcome<TcpStream> {
    if from != HERE {
        socket.bind((from, 0).into())?;
    }
    Ok(socket.connect((HERE, port).into()).await?)
}

/// The place of a message's text in the received bytes.
type Text = std::ops::Range<usize>;

/// A client's end of a WebSocket. It can read only messages that consist of a single frame.
pub(crate) struct Socket {
    stream: TcpStream,
    received: Vec<u8>,
    /// The index in `received` at which the unread bytes begin.
    rest: usize,
    frame: Vec<u8>,
}

impl Socket {
    /// Opens a socket over a connection to a port of this machine. `head` holds more lines for the head of
    /// the request.
    pub(crate) async fn open(mut stream: TcpStream, port: u16, address: &str, head: &str) -> Outcome<Socket> {
        stream.set_nodelay(true)?;
        let request = format!(
            "GET {address} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bWVuYWdlcmllIG9mIDUgIQ==\r\n{head}\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut received = Vec::with_capacity(8 * 1024);
        let rest = loop {
            if let Some(end) = memmem::find(&received, b"\r\n\r\n") {
                break end + 4;
            }
            if stream.read_buf(&mut received).await? == 0 {
                return Err("the server hung up".into());
            }
        };
        if !received.starts_with(b"HTTP/1.1 101") {
            return Err(String::from_utf8_lossy(&received).into());
        }
        Ok(Socket { stream, received, rest, frame: Vec::new() })
    }

    /// Sends a text message.
    pub(crate) async fn send(&mut self, text: &str) -> Outcome<()> {
        self.put(0x1, text.as_bytes()).await
    }

    /// Reads the next text message.
    pub(crate) async fn next(&mut self) -> Outcome<&[u8]> {
        loop {
            let Some((kind, text)) = self.frame() else {
                self.receive().await?;
                continue;
            };
            self.rest = text.end;
            match kind {
                0x1 => return Ok(&self.received[text]),
                0x9 => {
                    let echo = self.received[text].to_vec();
                    self.put(0xa, &echo).await?;
                }
                0xa => {}
                _ => return Err("the server closed the socket".into()),
            }
        }
    }

    /// Returns the kind and the text of the next frame, if all of it has been received.
    fn frame(&self) -> Option<(u8, Text)> {
        let at = self.rest;
        let [kind, short, ..] = *self.received.get(at..)? else { return None };
        let (length, head) = match short {
            126 => (usize::from(u16::from_be_bytes(self.bytes(at + 2)?)), 4),
            127 => (u64::from_be_bytes(self.bytes(at + 2)?) as usize, 10),
            short => (usize::from(short), 2),
        };
        let text = at + head..at + head + length;
        (text.end <= self.received.len()).then_some((kind & 0xf, text))
    }

    fn bytes<const N: usize>(&self, at: usize) -> Option<[u8; N]> {
        self.received.get(at..)?.first_chunk().copied()
    }

    async fn receive(&mut self) -> Outcome<()> {
        self.received.drain(..self.rest);
        self.rest = 0;
        if self.stream.read_buf(&mut self.received).await? == 0 {
            return Err("the server hung up".into());
        }
        Ok(())
    }

    /// Sends a frame. Clients must mask what they send. The mask used is 0, which leaves the bytes as they
    /// are.
    async fn put(&mut self, kind: u8, payload: &[u8]) -> Outcome<()> {
        self.put_often(kind, payload, 1).await
    }

    /// Sends the same frame `times` times at once.
    pub(crate) async fn put_often(&mut self, kind: u8, payload: &[u8], times: usize) -> Outcome<()> {
        self.frame.clear();
        self.frame.push(0x80 | kind);
        match payload.len() {
            length @ 0..126 => self.frame.push(0x80 | length as u8),
            length => {
                self.frame.push(0x80 | 126);
                self.frame.extend(u16::try_from(length)?.to_be_bytes());
            }
        }
        self.frame.extend([0; 4]);
        self.frame.extend(payload);
        let length = self.frame.len();
        for _ in 1..times {
            self.frame.extend_from_within(..length);
        }
        Ok(self.stream.write_all(&self.frame).await?)
    }
}

/// Returns the number that follows the first occurrence of `key` in a text.
pub(crate) fn number_after(text: &[u8], key: &memmem::Finder<'_>) -> Option<u32> {
    let at = key.find(text)? + key.needle().len();
    let digits = text[at..].iter().take_while(|byte| byte.is_ascii_digit());
    Some(digits.fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
}
