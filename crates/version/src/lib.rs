//! The version of the program.

/// The version, followed in brackets by the commit from which the program was built and the date of that
/// commit, such as `0.1.0 (0698405a 2026-11-22)`. If the commit is unknown, only the version.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("MENAGERIE_BUILD"));
