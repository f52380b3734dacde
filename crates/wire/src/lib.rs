//! The messages between server and client; TypeScript is generated from them.
//!
//! [`session`] has the messages of a client's WebSocket, [`http`] the bodies of its HTTP requests, [`words`]
//! what both share, and [`games`] the boards as a front end draws them. The manual's page `wire` explains how
//! a session runs.
//!
//! All of it is plain data. A board is made from a viewer's view and from nothing else, so that it cannot
//! hold anything hidden.

pub mod games;
pub mod http;
pub mod refusals;
pub mod session;
pub mod words;

pub use session::{
    Command, Event, FromClient, FromServer, Happened, Offer, Remedy, SeatState, Stage, State, Update,
};
pub use words::{Clock, Millis, Mode, Outcome, Ply, Refusal, SeatNumber, TableId, Why};
