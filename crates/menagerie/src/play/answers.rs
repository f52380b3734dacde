//! What a player is told who asks for something else than to play.

use players::{LEVELS, Strength};
use rules::{
    Seat,
    catalog::{AnyGame, AnySpec},
    mandua::Referee,
};

use super::{
    session::Session,
    words::{COMMANDS, continuations},
};
use crate::{
    commands::rules::clause_by_id,
    failure::{Done, Failure, Refusal},
    page::{self, BOLD, DIM},
    thinking,
};

/// More actions than this are not listed but grouped by how they begin.
const MOST_LISTED: usize = 100;

impl Session<'_> {
    /// Lists the legal actions that begin so, with their numbers where these cannot be mistaken for actions.
    pub(super) fn moves(&mut self, beginning: &str, legal: &[String]) -> Done {
        let listed: Vec<(usize, &String)> =
            legal.iter().enumerate().filter(|(_, action)| action.starts_with(beginning)).collect();
        if listed.is_empty() {
            return Ok(self.screen.say(&format!("No legal action begins with {beginning}."))?);
        }
        if listed.len() > MOST_LISTED {
            let mut prefix = beginning.to_owned();
            let mut parts = continuations(legal, &prefix);
            while let [only] = parts[..] {
                prefix = only.to_owned();
                parts = continuations(legal, &prefix);
            }
            self.screen.say(&format!("{} actions. They begin:", listed.len()))?;
            self.columns(&parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>())?;
            return Ok(self.screen.say(&format!("Type {BOLD}moves BEGINNING{BOLD:#} for more."))?);
        }
        let numbered = numbered(legal);
        let texts: Vec<String> = listed
            .iter()
            .map(|(i, action)| if numbered { format!("{:3} {action}", i + 1) } else { (*action).clone() })
            .collect();
        self.columns(&texts)
    }

    fn columns(&mut self, texts: &[String]) -> Done {
        let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 2;
        let columns = (page::width() / width).max(1);
        let rows = texts.len().div_ceil(columns);
        for row in 0..rows {
            let line: String =
                texts.iter().skip(row).step_by(rows).map(|text| format!("{text:width$}")).collect();
            self.screen.say(line.trim_end())?;
        }
        Ok(())
    }

    pub(super) fn why(&mut self, action: &str) -> Done {
        if action.is_empty() {
            return Ok(self.screen.say("Type why and an action, as: why a1-a2")?);
        }
        match self.local.game().check(action) {
            Ok(()) => Ok(self.screen.say(&format!("{action} is legal."))?),
            Err(illegal) => {
                self.screen.tell(&Refusal::by_rules(self.book, &illegal).text())?;
                match clause_by_id(self.book, illegal.clause()) {
                    Some(clause) => Ok(self.screen.say(clause.trim_end())?),
                    None => Ok(()),
                }
            }
        }
    }

    pub(super) fn hint(&mut self) -> Done {
        if is_strict(self.local.game().spec()) {
            return Ok(self
                .screen
                .say("No hints at a strict table: nothing may tell the highest total (MD-16).")?);
        }
        let mut last = None;
        let strength = Strength::Level(LEVELS);
        let action = thinking::choose(
            self.local.game(),
            strength,
            self.local.seed_now(),
            &|| false,
            &mut |thought| {
                last = Some(thought);
            },
        )?;
        let Some(action) = action else { return Ok(()) };
        let outlook = last.map_or_else(String::new, |thought| {
            let line = thought.line.get(1..).unwrap_or_default().join(" ");
            let after = if line.is_empty() { String::new() } else { format!("; then perhaps {line}") };
            format!("  {DIM}(expected score {:.0} %{after}){DIM:#}", 100.0 * thought.value)
        });
        Ok(self.screen.say(&format!("{BOLD}{action}{BOLD:#}{outlook}"))?)
    }

    /// Takes back to the person's own last decision; says whether it did.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<bool, Failure> {
        if is_strict(self.local.game().spec()) {
            self.screen.say("At a strict table a move made stands (MD-27).")?;
            return Ok(false);
        }
        let actors = actors(self.local.game());
        let Some(at) = actors.iter().rposition(|actor| *actor == Some(seat)) else {
            self.screen.say("There is nothing of yours to take back.")?;
            return Ok(false);
        };
        let actions = self.local.game().actions();
        let reveals = |i: usize| actors[i].is_none() || actions[i].starts_with("play:");
        if self.local.has_chance() && (at..actions.len()).any(reveals) {
            self.screen.say("What has shown hidden cards cannot be taken back.")?;
            return Ok(false);
        }
        let taken = actions.len() - at;
        self.local.take_back_to(at);
        self.screen.say(&format!("Taken back: {}", actions[at..].join(" ")))?;
        debug_assert_eq!(self.local.game().actions().len() + taken, actions.len());
        Ok(true)
    }

    pub(super) fn rules(&mut self, what: &str) -> Done {
        let name = self.local.game().spec().info().name;
        if what.is_empty() {
            return Ok(self.screen.say(&format!(
                "Type rules and a clause, as: rules {}-1. The whole book: menagerie rules {name}",
                self.local.game().spec().info().clauses
            ))?);
        }
        match clause_by_id(self.book, what) {
            Some(clause) => Ok(self.screen.say(clause.trim_end())?),
            None => Ok(self.screen.say(&format!("There is no clause {what}."))?),
        }
    }

    pub(super) fn help(&mut self) -> Done {
        for (command, argument, what) in COMMANDS {
            self.screen.say(&format!(
                "  {BOLD}{command}{BOLD:#}{argument:width$}{what}",
                width = 20 - command.len()
            ))?;
        }
        Ok(())
    }
}

/// Whether a number can only mean a place in the list.
pub(super) fn numbered(legal: &[String]) -> bool {
    !legal.iter().any(|action| action.starts_with(|first: char| first.is_ascii_digit()))
}

/// Who made each action so far; `None` for the referee.
fn actors(game: &AnyGame) -> Vec<Option<Seat>> {
    let mut past = game.clone();
    let mut actors = Vec::new();
    while past.undo().is_some() {
        actors.push(past.turn().seat());
    }
    actors.reverse();
    actors
}

fn is_strict(spec: AnySpec) -> bool {
    matches!(spec, AnySpec::Mandua(spec) if spec.referee == Referee::Strict)
}
