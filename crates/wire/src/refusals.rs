//! Declares each refusal of tables and of the server once, with its code, HTTP status and arguments.

use std::collections::BTreeMap;

use crate::words::{Refusal, RefusalArg};

/// A kind of refusal that comes from a table or the server, not from a game's rules. The sentence to show is
/// in the file `book/<language>/table.ftl`, under the key `code`.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct RefusalKind {
    /// The stable key, such as `table-not-your-turn`.
    pub code: &'static str,
    /// The HTTP status of a response that carries this refusal.
    pub status: u16,
    /// The names of the sentence's arguments.
    pub args: &'static [&'static str],
}

/// The HTTP status of a refusal by a game's rules: the request was understood, but the action is not allowed.
const BY_RULES: u16 = 422;

impl RefusalKind {
    /// Creates a refusal of this kind. `args` has one argument for each name in `self.args`, in the same
    /// order.
    pub fn with(&self, args: impl IntoIterator<Item = RefusalArg>) -> Refusal {
        let args: BTreeMap<String, RefusalArg> =
            self.args.iter().map(|name| (*name).to_owned()).zip(args).collect();
        debug_assert_eq!(args.len(), self.args.len(), "{}", self.code);
        Refusal { code: self.code.to_owned(), clause: None, args }
    }
}

impl From<&'static RefusalKind> for Refusal {
    /// A refusal without arguments.
    fn from(kind: &'static RefusalKind) -> Refusal {
        kind.with([])
    }
}

impl Refusal {
    /// The HTTP status of a response that carries this refusal.
    pub fn status(&self) -> u16 {
        let declared = table::REFUSALS.iter().chain(server::REFUSALS);
        declared.into_iter().find(|kind| kind.code == self.code).map_or(BY_RULES, |kind| kind.status)
    }
}

/// Declares a module with one constant for each refusal, and a list of them all, `REFUSALS`. An entry reads
/// `NAME = status, "code" (arguments);`.
macro_rules! refusals {
    ($(#[$doc:meta])* $module:ident { $($name:ident = $status:literal, $code:literal ($($arg:ident),*);)* }) => {
        $(#[$doc])*
        pub mod $module {
            use super::RefusalKind;

            $(#[doc = concat!("`", $code, "`")]
            pub const $name: &RefusalKind =
                &RefusalKind { code: $code, status: $status, args: &[$(stringify!($arg)),*] };)*

            /// Every refusal of this module.
            pub const REFUSALS: &[&RefusalKind] = &[$($name),*];
        }
    };
}

refusals! {
    /// The refusals of tables.
    table {
        ALL_COMMITTED = 422, "table-all-committed" ();
        BID_FIRST = 422, "table-bid-first" ();
        BID_RANGE = 422, "table-bid-range" (most);
        BIDS_POSITION = 422, "table-bids-position" ();
        BEING_PLAYED = 422, "table-being-played" ();
        BROKEN = 422, "table-broken" ();
        CHOOSE_A_SIDE = 422, "table-choose-a-side" ();
        CLOCK = 422, "table-clock" ();
        COMMITMENT = 422, "table-commitment" ();
        CONTRIBUTION = 422, "table-contribution" ();
        FIRST_BID = 422, "table-first-bid" ();
        HOST_ONLY = 403, "table-host-only" ();
        LAST_BID = 422, "table-last-bid" ();
        LEVEL = 422, "table-level" ();
        NO_BID_NOW = 422, "table-no-bid-now" ();
        NO_BIDS = 422, "table-no-bids" ();
        NO_DRAW_WITH_COMPUTER = 422, "table-no-draw-with-computer" ();
        NO_OFFER = 422, "table-no-offer" ();
        NO_PIE_RULE = 422, "table-no-pie-rule" ();
        NO_REMATCH = 422, "table-no-rematch" ();
        NO_SIDE_TO_CHOOSE = 422, "table-no-side-to-choose" ();
        NO_STUDY = 422, "table-no-study" ();
        NO_SUCH_SEAT = 422, "table-no-such-seat" ();
        NO_TAKE_BACK = 422, "table-no-take-back" ();
        NOBODY_AWAY = 422, "table-nobody-away" ();
        NOT_ALL_COMMITTED = 422, "table-not-all-committed" ();
        NOT_ASKED = 422, "table-not-asked" ();
        NOT_AWAY_YET = 422, "table-not-away-yet" (seconds);
        NOT_STARTED = 422, "table-not-started" ();
        NOT_YOUR_SEAT = 403, "table-not-your-seat" ();
        NOT_YOUR_TURN = 422, "table-not-your-turn" ();
        NOTHING_TO_TAKE_BACK = 422, "table-nothing-to-take-back" ();
        OFFER_PENDING = 422, "table-offer-pending" ();
        OFFERS_USED = 422, "table-offers-used" ();
        OLD_BOARD = 422, "table-old-board" ();
        OVER = 422, "table-over" ();
        PIE_POSITION = 422, "table-pie-position" ();
        PLAYER_PRESENT = 422, "table-player-present" ();
        POSITION = 422, "table-position" ();
        RECORD_HIDDEN = 422, "table-record-hidden" ();
        SEAT_TAKEN = 422, "table-seat-taken" ();
        SEATS = 422, "table-seats" (expected);
        SIDES_CHOSEN = 422, "table-sides-chosen" ();
        STUDY_AFTER = 422, "table-study-after" ();
        TAKE_BACKS_USED = 422, "table-take-backs-used" ();
        TOO_LATE_TO_ABORT = 422, "table-too-late-to-abort" ();
        TOO_MANY_ARRIVALS = 422, "table-too-many-arrivals" ();
        UNKNOWN = 404, "table-unknown" ();
    }
}

refusals! {
    /// The refusals of the server.
    server {
        AWAY = 503, "server-away" ();
        BANNED = 403, "server-banned" ();
        BUSY = 429, "server-busy" ();
        FAILED = 500, "server-failed" ();
        FOREIGN_ORIGIN = 403, "server-foreign-origin" ();
        INVITATION = 422, "server-invitation" ();
        IS_NOT_BANNED = 404, "server-is-not-banned" ();
        LONG_RECORD = 422, "server-long-record" ();
        MESSAGE = 422, "server-message" ();
        METHOD = 405, "server-method" ();
        NAME = 422, "server-name" (longest);
        NAME_OF_COMPUTER = 422, "server-name-of-computer" ();
        NAME_UNREADABLE = 422, "server-name-unreadable" ();
        NAME_REFUSED = 422, "server-name-refused" ();
        NO_ADDRESS = 422, "server-no-address" ();
        NO_GUEST = 404, "server-no-guest" ();
        NO_IDENTITY = 401, "server-no-identity" ();
        NO_RECORD = 422, "server-no-record" ();
        NO_ROUTE = 404, "server-no-route" ();
        ORDER_ID = 422, "server-order-id" ();
        OWN_ADDRESS = 422, "server-own-address" ();
        TOO_MANY_OPEN_TABLES = 429, "server-too-many-open-tables" ();
        TOO_MANY_SOCKETS = 429, "server-too-many-sockets" ();
        TOO_MANY_WATCHES = 422, "server-too-many-watches" ();
        TOO_LARGE = 413, "server-too-large" ();
        TOO_MUCH_WAITING = 429, "server-too-much-waiting" ();
        TOO_OFTEN = 429, "server-too-often" ();
        TOO_SLOW = 408, "server-too-slow" ();
    }
}
