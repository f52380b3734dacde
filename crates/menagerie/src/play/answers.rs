//! Replies to the commands that do not play an action.

use book::printable;
use players::{LEVELS, SearchContext, Strength};
use rules::Seat;

use super::{
    command::{COMMANDS, continuations},
    session::Session,
};
use crate::{
    commands::rules::clause_by_id,
    failure::Result,
    page::{self, BOLD, DIM},
    refusal::{Reason, Refusal},
    thinking::{self, Thought, choice_seed},
};

/// The maximum number of legal actions that are listed in full. If there are more, only their beginnings are
/// listed.
const MAX_LISTED: usize = 100;
/// The maximum number of characters of a typed text that an answer repeats.
pub(super) const MAX_TYPED: usize = 100;
/// The width of the column for a command and its argument, in the list of commands.
const COMMAND_WIDTH: usize = 20;

impl Session<'_> {
    /// Lists the legal actions that begin with a text. The actions get numbers, which can be typed instead,
    /// unless a number could be mistaken for an action.
    pub(super) fn moves(&mut self, beginning: &str, legal: &[String]) -> Result {
        let listed: Vec<(usize, &String)> =
            legal.iter().enumerate().filter(|(_, action)| action.starts_with(beginning)).collect();
        if listed.is_empty() {
            return self.say("terminal-no-beginning", &[("text", &printable(beginning, MAX_TYPED))]);
        }
        if listed.len() > MAX_LISTED {
            let mut prefix = beginning.to_owned();
            let mut parts = continuations(legal, &prefix);
            while let [only] = parts[..] {
                prefix = only.to_owned();
                parts = continuations(legal, &prefix);
            }
            self.say("terminal-beginnings", &[("count", &listed.len().to_string())])?;
            self.columns(&parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>())?;
            let command = format!("{BOLD}{}{BOLD:#}", self.book.name("terminal-more-moves-form"));
            return self.say("terminal-more-moves", &[("command", &command)]);
        }
        let numbered = numbered(legal);
        let texts: Vec<String> = listed
            .iter()
            .map(|(i, action)| if numbered { format!("{:3} {action}", i + 1) } else { (*action).clone() })
            .collect();
        self.columns(&texts)
    }

    fn columns(&mut self, texts: &[String]) -> Result {
        let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 2;
        let columns = (page::width() / width).max(1);
        let rows = texts.len().div_ceil(columns);
        for row in 0..rows {
            let line: String =
                texts.iter().skip(row).step_by(rows).map(|text| format!("{text:width$}")).collect();
            self.screen.line(line.trim_end())?;
        }
        Ok(())
    }

    /// Says why an action is illegal, and shows the clause.
    pub(super) fn why(&mut self, action: &str) -> Result {
        if action.is_empty() {
            return self.say("terminal-why-form", &[]);
        }
        match self.table.game().check(action) {
            Ok(()) => self.say("terminal-is-legal", &[("action", action)]),
            Err(illegal) => {
                self.screen.sentence(&Refusal::by_rules(self.book, &illegal).text(self.book))?;
                match clause_by_id(self.book, illegal.clause()) {
                    Some(clause) => Ok(self.screen.line(clause.trim_end())?),
                    None => Ok(()),
                }
            }
        }
    }

    /// Shows what the strongest computer would play, unless the rules forbid analysis during the game.
    pub(super) fn hint(&mut self) -> Result {
        let game = self.table.game();
        if let Err(illegal) = game.spec().check_study() {
            return Ok(self.screen.sentence(&Refusal::by_rules(self.book, &illegal).text(self.book))?);
        }
        let mut last = None;
        let seed = choice_seed(self.table.seed(), self.table.table().ply());
        let mut report = |thought: &Thought| last = Some(thought.clone());
        let mut context = SearchContext::unlimited().report_to(&mut report);
        let action = thinking::choose(game, Strength::Level(LEVELS), seed, &mut context)?;
        let Some(action) = action else { return Ok(()) };
        let outlook = last.map_or_else(String::new, |thought| {
            let line = thought.line.get(1..).unwrap_or_default().join(" ");
            let key = if line.is_empty() { "terminal-hint" } else { "terminal-hint-line" };
            let percent = format!("{:.0}", 100.0 * thought.value);
            let outlook = self.book.say(key, &[("percent", &percent), ("line", &line)]);
            format!("  {DIM}({outlook}){DIM:#}")
        });
        Ok(self.screen.line(&format!("{BOLD}{action}{BOLD:#}{outlook}"))?)
    }

    /// Takes back the person's last turn. Returns whether the table allows it.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<bool> {
        if let Err(illegal) = self.table.game().spec().check_take_back() {
            self.screen.sentence(&Refusal::by_rules(self.book, &illegal).text(self.book))?;
            return Ok(false);
        }
        match self.table.take_back(seat) {
            Ok(actions) => self.say("terminal-taken-back", &[("actions", &actions.join(" "))])?,
            Err(refusal) => {
                self.screen.sentence(&Refusal::by_table(self.book, &refusal).text(self.book))?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Shows a clause of the rules.
    pub(super) fn rules(&mut self, clause: &str) -> Result {
        let info = self.table.game().spec().info();
        if clause.is_empty() {
            return self.say("terminal-rules-form", &[("letters", info.clauses), ("game", info.name)]);
        }
        match clause_by_id(self.book, clause) {
            Some(text) => Ok(self.screen.line(text.trim_end())?),
            None => {
                let unknown = Reason::ClauseUnknown { clause: printable(clause, MAX_TYPED) };
                Ok(self.screen.sentence(&unknown.sentence(self.book))?)
            }
        }
    }

    /// Lists the commands.
    pub(super) fn help(&mut self) -> Result {
        for listed in COMMANDS {
            let name =
                listed.argument.map(|argument| self.book.name(&format!("terminal-argument-{argument}")));
            let (word, argument) = match (listed.word, name) {
                (Some(word), Some(name)) if listed.is_optional => (word.to_owned(), format!(" [{name}]")),
                (Some(word), Some(name)) => (word.to_owned(), format!(" {name}")),
                (Some(word), None) => (word.to_owned(), String::new()),
                (None, name) => (name.unwrap_or_default(), String::new()),
            };
            let width = COMMAND_WIDTH - word.len();
            let purpose = self.book.name(&listed.key());
            self.screen.line(&format!("  {BOLD}{word}{BOLD:#}{argument:width$}{purpose}"))?;
        }
        Ok(())
    }
}

/// Whether a typed number can only mean a place in the list of actions, because no action begins with a
/// digit.
pub(super) fn numbered(legal: &[String]) -> bool {
    !legal.iter().any(|action| action.starts_with(|first: char| first.is_ascii_digit()))
}
