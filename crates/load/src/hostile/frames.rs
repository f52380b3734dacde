//! Useless frames that cost the server work.

/// The opcode of a text frame (RFC 6455, section 5.2).
const TEXT: u8 = 0x1;
/// The opcode of a binary frame.
const BINARY: u8 = 0x2;
/// The opcode of a ping.
const PING: u8 = 0x9;

/// The frames with which an attacker floods a socket.
pub(super) struct Flood {
    pub(super) kind: u8,
    pub(super) payload: Vec<u8>,
    /// How many frames are sent at once.
    pub(super) at_once: usize,
}

/// Returns one flood of each sort: pings, binary frames, messages beyond the rate limit, and messages that
/// are too long.
pub(super) fn floods() -> [Flood; 4] {
    let message = br#"{"type":"unwatch","table":"none"}"#;
    [
        Flood { kind: PING, payload: Vec::new(), at_once: 100 },
        Flood { kind: BINARY, payload: vec![7; 10], at_once: 100 },
        Flood { kind: TEXT, payload: message.to_vec(), at_once: 100 },
        Flood { kind: TEXT, payload: vec![b' '; 20_000], at_once: 2 },
    ]
}
