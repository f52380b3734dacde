//! The engine in the page: one WebAssembly module with all games, tables without a server and the computer
//! players.
//!
//! [`answer`] answers the requests of [`wire::pocket`]. The page calls it in workers, so that a search never
//! delays a click. `build.sh` compiles the crate to `web/src/lib/pocket/module`, and `tests/module.rs` checks
//! that the module was built from these sources.
//!
//! ```
//! use rules::catalog::GAMES;
//! use wire::pocket::{Check, FromPocket, ToPocket};
//!
//! let spec = GAMES[0].default_spec().to_string();
//! let check = Check::Perft { spec, position: None, depth: 0 };
//! let answer = pocket::answer(ToPocket::Check(check), &mut |_| {});
//! assert_eq!(answer, FromPocket::Figure { figure: "1".to_owned() });
//! ```

mod check;
mod device;
#[cfg(target_arch = "wasm32")]
mod exports;
mod pocket;
mod think;

pub use pocket::answer;

/// The SHA-256 of everything that the module is built from:
///
/// - the sources of this crate and of the program's other crates in the module;
/// - the scripts and the tool that build the module;
/// - the release profile;
/// - the entries in `Cargo.lock` of the packages that these crates need.
pub const SOURCES: &str = env!("POCKET_SOURCES");
