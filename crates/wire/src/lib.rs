//! The messages between server and client; TypeScript is generated from them.
//!
//! [`session`] is what goes over the one WebSocket of a client, [`http`] what is asked and answered beside it, [`words`]
//! what both share, and [`games`] the five boards as a front end draws them. How a session runs is told in the manual, on
//! the page `wire`.
//!
//! All of it is plain data. What a board shows is made from a viewer's view and from nothing else, so that nothing hidden
//! can be in it.

pub mod games;
pub mod http;
pub mod refusals;
pub mod session;
pub mod words;

pub use session::{
    Command, Event, FromClient, FromServer, Happened, Offer, Remedy, SeatState, Stage, State, Update,
};
pub use words::{Clock, Millis, Mode, Outcome, Ply, Refusal, SeatNumber, TableId, Why};
