//! Players that are other programs.

use std::{fmt, str::FromStr};

use crate::name::{NameError, number};

/// Another program that speaks UGI.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct External {
    /// The command that starts the program. Words with spaces are quoted as in a shell.
    pub command: String,
    /// What the program may spend on its actions.
    pub limit: ExternalLimit,
    /// The names and values of the options that are set in the program.
    pub options: Vec<(String, String)>,
}

/// What another program may spend on its actions. Times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExternalLimit {
    /// A time for each action.
    MoveTime(u64),
    /// A number of nodes for each action.
    Nodes(u64),
    /// A search depth for each action, in plies.
    Depth(u64),
    /// A time for the whole game, and an increment for each action.
    Clock {
        /// The time on the clock when the game begins.
        time: u64,
        /// The time added after each action.
        increment: u64,
    },
}

impl ExternalLimit {
    /// The limit of a program whose settings contain no limit.
    const DEFAULT: ExternalLimit = ExternalLimit::MoveTime(1000);
}

/// In the list of settings, the names of options begin with this text.
const OPTION: &str = "option.";

/// Writes the part of the player's name after `ugi`: `:COMMAND`, or `[SETTING,…]:COMMAND`.
impl fmt::Display for External {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limit = match self.limit {
            ExternalLimit::DEFAULT => None,
            ExternalLimit::MoveTime(time) => Some(format!("time={time}")),
            ExternalLimit::Nodes(nodes) => Some(format!("nodes={nodes}")),
            ExternalLimit::Depth(depth) => Some(format!("depth={depth}")),
            ExternalLimit::Clock { time, increment } => Some(format!("clock={time}+{increment}")),
        };
        let options = self.options.iter().map(|(name, value)| format!("{OPTION}{name}={value}"));
        let settings: Vec<String> = limit.into_iter().chain(options).collect();
        if !settings.is_empty() {
            write!(f, "[{}]", settings.join(","))?;
        }
        write!(f, ":{}", self.command)
    }
}

/// Parses the text that [`Display`](fmt::Display) writes.
impl FromStr for External {
    type Err = NameError;

    fn from_str(text: &str) -> Result<External, NameError> {
        let (settings, command) = match text.strip_prefix('[') {
            Some(rest) => rest.split_once("]:").ok_or_else(|| NameError::Setting(text.to_owned()))?,
            None => ("", text.strip_prefix(':').ok_or(NameError::NoCommand)?),
        };
        if command.is_empty() {
            return Err(NameError::NoCommand);
        }
        let mut limit = None;
        let mut options = Vec::new();
        for setting in settings.split(',').filter(|_| !settings.is_empty()) {
            let unknown = || NameError::Setting(setting.to_owned());
            let (name, value) = setting.split_once('=').ok_or_else(unknown)?;
            if let Some(option) = name.strip_prefix(OPTION).filter(|option| !option.is_empty()) {
                options.push((option.to_owned(), value.to_owned()));
                continue;
            }
            let read = match name {
                "time" => ExternalLimit::MoveTime(number(value)?),
                "nodes" => ExternalLimit::Nodes(number(value)?),
                "depth" => ExternalLimit::Depth(number(value)?),
                "clock" => {
                    let (time, increment) = value.split_once('+').ok_or_else(unknown)?;
                    let increment = if increment == "0" { 0 } else { number(increment)? };
                    ExternalLimit::Clock { time: number(time)?, increment }
                }
                _ => return Err(unknown()),
            };
            if limit.replace(read).is_some() {
                return Err(unknown());
            }
        }
        Ok(External { command: command.to_owned(), limit: limit.unwrap_or(ExternalLimit::DEFAULT), options })
    }
}
