//! How much a client may ask for, and why not more. `menagerie rules server` lists what an operator needs to
//! know.
//!
//! Each limit is far above what a person needs, and low enough that a stranger with one address cannot slow
//! others down. The limits of a table's log are in [`table::limits`].

use std::time::Duration;

use wire::Millis;

/// How often something may happen.
#[derive(Clone, Copy)]
pub(crate) struct Rate {
    /// How often it may happen per second, on average.
    pub(crate) a_second: u32,
    /// How often it may happen in a burst.
    pub(crate) burst: u32,
}

// How often somebody may do something. A whole school class behind one router may share an address.

/// Requests from one address, except those for files of the page.
pub(crate) const REQUESTS: Rate = Rate { a_second: 20, burst: 200 };
/// Files of the page that one address loads. A browser that comes for the first time asks for about 90, and a
/// class may open its browsers at the same moment.
pub(crate) const FILES: Rate = Rate { a_second: 100, burst: 6000 };
/// New tables, guests, names and invitations from one address. The server stores all of them.
pub(crate) const CREATIONS: Rate = Rate { a_second: 1, burst: 60 };
/// Requests from one address to read or study records and positions.
pub(crate) const READINGS: Rate = Rate { a_second: 2, burst: 30 };
/// Messages of one player, over all their sockets.
pub(crate) const MESSAGES: Rate = Rate { a_second: 20, burst: 100 };
/// Messages from one address. Anybody can become a new player again and again, so the limit for one player is
/// not enough.
pub(crate) const MESSAGES_OF_ADDRESS: Rate = Rate { a_second: 200, burst: 1000 };

// How many may exist at the same time.

/// The maximum number of sockets from one address. It is enough for a school class.
pub(crate) const MAX_SOCKETS: usize = 100;
/// The maximum number of connections from one address: its sockets, and the few others that each browser
/// opens.
pub(crate) const MAX_CONNECTIONS: usize = 400;
/// The maximum number of tables that one client watches.
pub(crate) const MAX_WATCHES: usize = 64;
/// The maximum number of open tables in the public list that one address has set up. The list shows the
/// newest 50.
pub(crate) const MAX_OPEN_TABLES: usize = 10;
/// How long an open table counts for [`MAX_OPEN_TABLES`] if nobody sits down. The server removes the table
/// after the same time.
pub(crate) const OPEN_TABLE_COUNTS: Millis = 14 * 24 * 60 * 60 * 1000;

// How many bytes something may have.

/// The maximum length of a message from a client, in bytes.
pub(crate) const MAX_MESSAGE: usize = 16 * 1024;
/// The maximum length of a request's body, in bytes. It is enough for a long record.
pub(crate) const MAX_BODY: usize = 1 << 20;
/// The maximum length of a request's head, in bytes. Browsers send less than 4 KiB.
pub(crate) const MAX_HEAD: usize = 32 * 1024;
/// How many bytes one connection may send in a burst: two request bodies of the maximum length.
pub(crate) const READ_BURST: i64 = 2 * MAX_BODY as i64;
/// How many bytes one connection may send each second, on average. The messages that a socket may send need
/// less.
pub(crate) const READ_RATE: i64 = 512 * 1024;
/// A page of events is full once it has this many bytes. About 90 long events fit. The client then asks for
/// the next page.
pub(crate) const MAX_PAGE: usize = 128 * 1024;
/// A batch of messages is full once it has this many bytes. The batch is then handed to the system. Until it
/// is sent, no further messages are prepared for its client.
pub(crate) const MAX_BATCH: usize = 128 * 1024;
/// The maximum number of bytes in a socket's send buffer. It is enough for a batch, one more page, and the
/// answers to pings.
pub(crate) const MAX_BUFFER: usize = 512 * 1024;
/// How many bytes the system keeps for a connection until its client reads them. This is enough for 2 MB a
/// second to a client 100 milliseconds away. Without a limit, Linux keeps up to 4 MiB.
pub(crate) const SEND_BUFFER: usize = 256 * 1024;
/// A request or an answer of at most this many bytes does not count among the bytes that wait. All such
/// requests and answers together stay small, because the numbers of connections and sockets are limited.
pub(crate) const UNCOUNTED: usize = 4 * 1024;
/// The maximum number of bytes that wait for one address: its requests, and the answers that it has not read
/// yet.
pub(crate) const MAX_WAITING_OF_ADDRESS: usize = 16 << 20;
/// The maximum number of bytes that wait for all clients together, so that even many addresses cannot fill
/// the memory.
pub(crate) const MAX_WAITING: usize = 256 << 20;

// How much work something may take.

/// The maximum number of actions in a record that is read, including those in variations.
pub(crate) const MAX_PLIES: usize = 5_000;
/// The longest time that a thread reads records for one request.
pub(crate) const MAX_READING: Duration = Duration::from_secs(5);
/// The maximum number of requests from one address, to read or to study, that wait for a thread.
pub(crate) const MAX_STUDIES_WAITING: usize = 16;
/// The maximum number of searches that have started and not ended. The first number is for searches that
/// people wait for, and the second for computers that play each other. Each search takes up to 16 MiB, even
/// while it pauses.
pub(crate) const MAX_STARTED: [usize; 2] = [12, 4];
/// How long work keeps its thread while another address waits for its turn.
pub(crate) const SLICE: Duration = Duration::from_millis(20);
/// If work that people wait for keeps all threads busy, computers that play each other still get one slice
/// each time this span has passed.
pub(crate) const LOOK: Duration = Duration::from_millis(250);

// How long people are remembered.

/// The longest time that an address is remembered after its last request. After the first half of this time,
/// no limit needs the address any more. Within the second half, the limits forget it.
pub(crate) const ADDRESS_LASTS: Millis = 2 * FORGET_IDLE;
/// How often the limits forget addresses and players that have sent nothing for a while. Every burst is
/// available again after this time, so there is nothing left to remember.
pub(crate) const FORGET_IDLE: Millis = 60_000;
const _: () = {
    let rates = [REQUESTS, FILES, CREATIONS, READINGS, MESSAGES, MESSAGES_OF_ADDRESS];
    let mut i = 0;
    while i < rates.len() {
        assert!(rates[i].burst as Millis * 1000 <= FORGET_IDLE * rates[i].a_second as Millis);
        i += 1;
    }
};

/// How long a session lasts without being used.
pub(crate) const SESSION_LASTS: Millis = 365 * 24 * 60 * 60 * 1000;
/// The server stores the use of a session at most once in this time. So most requests store nothing.
pub(crate) const SESSION_NOTED: Millis = 24 * 60 * 60 * 1000;
/// How often an open socket finds out whether its session has ended at another server.
pub(crate) const SESSION_CHECKED: Millis = 10 * 60 * 1000;
/// For this long, the server refuses the orders of people who were removed. No request takes longer, so an
/// order that was on its way at the removal is refused as well.
pub(crate) const REMOVED_REFUSED: Millis = 5 * 60 * 1000;

// What happens to clients that ignore the limits.

/// How many messages a client may send that exceed a rate limit or cannot be read. After one more, the server
/// closes the socket. The count starts over at every heartbeat.
pub(crate) const MAX_STRIKES: u32 = 20;
/// The value of `Retry-After` in seconds, if the waiting time is not known.
pub(crate) const RETRY_AFTER: u64 = 5;
