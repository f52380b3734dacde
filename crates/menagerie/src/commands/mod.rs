//! The subcommands, one file each.

pub(crate) mod admin;
pub(crate) mod analyze;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod games;
pub(crate) mod legal;
pub(crate) mod man;
pub(crate) mod r#match;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod selfplay;
pub(crate) mod serve;
pub(crate) mod service;
pub(crate) mod site;
pub(crate) mod solve;
pub(crate) mod tables;
pub(crate) mod train;
pub(crate) mod tune;
pub(crate) mod ugi;
pub(crate) mod verify;
