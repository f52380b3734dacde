//! The names of players.

use std::{error, fmt, str::FromStr, time::Duration};

use crate::{LEVELS, external::External};

/// The name of the player at a seat. `FromStr` accepts exactly the text forms that `Display` writes: `human`,
/// `random`, `greedy`, `steady`, `level:N`, `nodes:N`, `time:MS`, `mcts:nodes=N`, `mcts:time=MS`,
/// `uct:nodes=N`, `uct:time=MS`, `ugi:COMMAND`, `ugi[SETTING,…]:COMMAND`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PlayerSpec {
    /// A person.
    Human,
    /// A computer player of this program.
    Computer(Strength),
    /// Another program that speaks UGI.
    Ugi(External),
}

/// How a computer plays, and with what budget.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// Random actions, all equally likely.
    Random,
    /// The action with the best immediate result.
    Greedy,
    /// A few rules, which the manual states and which do not change. Only some games have this player
    /// ([`has_steady`](crate::has_steady)).
    Steady,
    /// One of the levels, from 1 to [`LEVELS`].
    Level(u8),
    /// The search that plays the game best, with all of the program's knowledge of the game.
    Search(Budget),
    /// Monte-Carlo tree search with all of the program's knowledge of the game, even if another search plays
    /// the game better.
    Mcts(Budget),
    /// Monte-Carlo tree search that knows only the rules: plain UCT with uniform playouts.
    Uct(Budget),
}

/// What a player may spend on an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// A number of nodes. With this budget, the player plays the same on every machine.
    Nodes(u64),
    /// An amount of time.
    Time(Duration),
}

impl Budget {
    /// Whether the budget is a time.
    pub(crate) fn is_time(self) -> bool {
        matches!(self, Budget::Time(_))
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Human => f.write_str("human"),
            PlayerSpec::Computer(strength) => strength.fmt(f),
            PlayerSpec::Ugi(engine) => write!(f, "ugi{engine}"),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Random => f.write_str("random"),
            Strength::Greedy => f.write_str("greedy"),
            Strength::Steady => f.write_str("steady"),
            Strength::Level(level) => write!(f, "level:{level}"),
            Strength::Search(Budget::Nodes(nodes)) => write!(f, "nodes:{nodes}"),
            Strength::Search(Budget::Time(time)) => write!(f, "time:{}", time.as_millis()),
            Strength::Mcts(Budget::Nodes(nodes)) => write!(f, "mcts:nodes={nodes}"),
            Strength::Mcts(Budget::Time(time)) => write!(f, "mcts:time={}", time.as_millis()),
            Strength::Uct(Budget::Nodes(nodes)) => write!(f, "uct:nodes={nodes}"),
            Strength::Uct(Budget::Time(time)) => write!(f, "uct:time={}", time.as_millis()),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = NameError;

    fn from_str(text: &str) -> Result<PlayerSpec, NameError> {
        if let Some(engine) =
            text.strip_prefix("ugi").filter(|rest| rest.is_empty() || rest.starts_with([':', '[']))
        {
            return engine.parse().map(PlayerSpec::Ugi);
        }
        let (name, rest) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        let strength = match (name, rest) {
            ("human", None) => return Ok(PlayerSpec::Human),
            ("random", None) => Strength::Random,
            ("greedy", None) => Strength::Greedy,
            ("steady", None) => Strength::Steady,
            ("level", number) => Strength::Level(level(number.unwrap_or_default())?),
            ("nodes", number) => Strength::Search(nodes(number.unwrap_or_default())?),
            ("time", number) => Strength::Search(time(number.unwrap_or_default())?),
            ("mcts", budget) => Strength::Mcts(named_budget(budget.unwrap_or_default())?),
            ("uct", budget) => Strength::Uct(named_budget(budget.unwrap_or_default())?),
            _ => return Err(NameError::Unknown(text.to_owned())),
        };
        Ok(PlayerSpec::Computer(strength))
    }
}

fn level(text: &str) -> Result<u8, NameError> {
    let level = number(text)?;
    u8::try_from(level).ok().filter(|level| *level <= LEVELS).ok_or(NameError::NoSuchLevel(level))
}

/// Parses `nodes=N` or `time=MS`.
fn named_budget(text: &str) -> Result<Budget, NameError> {
    match text.split_once('=') {
        Some(("nodes", number)) => nodes(number),
        Some(("time", number)) => time(number),
        _ => Err(NameError::BudgetForm(text.to_owned())),
    }
}

fn nodes(text: &str) -> Result<Budget, NameError> {
    number(text).map(Budget::Nodes)
}

fn time(text: &str) -> Result<Budget, NameError> {
    number(text).map(|milliseconds| Budget::Time(Duration::from_millis(milliseconds)))
}

/// Parses a number from 1 up, written as digits only, without a sign or leading zeros.
pub(crate) fn number(text: &str) -> Result<u64, NameError> {
    let canonical = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    canonical.then(|| text.parse().ok()).flatten().ok_or_else(|| NameError::Number(text.to_owned()))
}

/// Why a text is not the name of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameError {
    /// The text is not a player's name, or has a part that the name does not allow.
    Unknown(String),
    /// This text stands where a number from 1 up is expected.
    Number(String),
    /// No game has a level with this number.
    NoSuchLevel(u64),
    /// This text stands where a budget is expected, after `mcts:` or `uct:`.
    BudgetForm(String),
    /// The text is `ugi` without a command.
    NoCommand,
    /// This text stands where a setting of another program is expected, or it sets a second limit.
    Setting(String),
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Unknown(text) => write!(
                f,
                "unknown player '{text}': a player is human, random, greedy, steady, level:N, nodes:N, time:MS, \
                 mcts:nodes=N, mcts:time=MS, uct:nodes=N, uct:time=MS or ugi:COMMAND"
            ),
            NameError::Number(text) => write!(f, "'{text}' is not a whole number from 1 up, as 1000"),
            NameError::NoSuchLevel(level) => write!(f, "there is no level {level}: levels are 1 to {LEVELS}"),
            NameError::BudgetForm(text) => {
                write!(
                    f,
                    "'{text}' does not say how long it thinks: it is nodes=N or time=MS, as uct:nodes=500"
                )
            }
            NameError::NoCommand => {
                f.write_str("ugi needs the command that starts the program, as ugi:./engine")
            }
            NameError::Setting(text) => write!(
                f,
                "'{text}' is no setting of a program: there are time=MS, nodes=N, depth=N and clock=MS+MS, of which \
                 one can be given, and option.NAME=VALUE, as ugi[clock=60000+600,option.Hash=64]:./engine"
            ),
        }
    }
}

impl error::Error for NameError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_alike() {
        for text in [
            "human",
            "random",
            "greedy",
            "steady",
            "level:1",
            "level:8",
            "nodes:1",
            "nodes:18446744073709551615",
            "time:100",
            "mcts:nodes=500",
            "mcts:time=20",
            "uct:nodes=500",
            "uct:time=20",
            "ugi:./engine --fast a:b",
            "ugi[time=50]:./engine",
            "ugi[clock=60000+600,option.Book=a:b.txt,option.Use Table=true]:'./my engine' -x",
        ] {
            let player: PlayerSpec = text.parse().unwrap();
            assert_eq!(player.to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_refused_with_the_reason() {
        let refused = |text: &str| text.parse::<PlayerSpec>().unwrap_err();
        for text in
            ["", "Human", " human", "human:", "random:1", "greedy:", "steady:1", "levels:1", "minimax"]
        {
            assert_eq!(refused(text), NameError::Unknown(text.to_owned()));
        }
        for text in [
            "level",
            "level:",
            "level:0",
            "level:01",
            "level:+1",
            "level:1 ",
            "nodes:",
            "nodes:1e3",
            "nodes:18446744073709551616",
            "time:-5",
            "time:1.5",
            "uct:nodes=",
            "uct:time=x",
            "uct:nodes=1,time=2",
        ] {
            assert!(matches!(refused(text), NameError::Number(_)), "{text}");
        }
        for level in [9, 255, 256, 1 << 40] {
            assert_eq!(refused(&format!("level:{level}")), NameError::NoSuchLevel(level));
        }
        for text in [
            "ugi[time=5:./e",
            "ugi[speed=5]:./e",
            "ugi[time=5,nodes=5]:./e",
            "ugi[clock=5]:./e",
            "ugi[option.=5]:./e",
            "ugi[,]:./e",
        ] {
            assert!(matches!(refused(text), NameError::Setting(_)), "{text}");
        }
        for text in ["uct", "uct:", "uct:nodes", "uct:depth=4", "uct:100", "mcts", "mcts:500"] {
            assert!(matches!(refused(text), NameError::BudgetForm(_)), "{text}");
        }
        assert_eq!([refused("ugi"), refused("ugi:")], [NameError::NoCommand, NameError::NoCommand]);
        assert!(refused("level:9").to_string().ends_with("levels are 1 to 8"));
    }
}
