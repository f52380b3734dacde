//! The messages between server and client, and those between the page and its own engine. TypeScript types
//! are generated from them.
//!
//! - [`session`]: the WebSocket messages.
//! - [`http`]: the bodies of HTTP requests and answers.
//! - [`pocket`]: the messages of the engine that runs in the page.
//! - [`analysis`]: the types of the analysis board.
//! - [`games`]: the boards that a front end draws.
//! - [`refusals`]: the refusals of tables and of the server.
//! - [`words`]: the types that several of these share.
//!
//! The manual's page `wire` explains how a session runs.
//!
//! All types are plain data. A board is built only from what its viewer may see, so it cannot reveal anything
//! hidden.

pub mod analysis;
pub mod games;
pub mod http;
pub mod pocket;
pub mod refusals;
pub mod session;
pub mod words;

pub use session::{
    Bids, Command, Decision, Event, FromClient, FromServer, Happened, Offer, Pie, Remedy, SeatState, Stage,
    State, Update,
};
pub use words::{Clock, Millis, Mode, Outcome, Ply, Refusal, SeatNumber, Skip, TableId, Why};
