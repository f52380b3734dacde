//! A question that a person has to answer before somebody acts.

use book::printable;
use rules::Seat;

use super::{
    answers::MAX_TYPED,
    command::Command,
    session::{Flow, Session},
};
use crate::failure::Result;

/// What a person does when they are asked a question.
pub(super) enum Answer<T> {
    /// They answer it.
    Given(T),
    /// They do something else: they leave, resign or take an action back.
    Other(Flow),
}

impl Session<'_> {
    /// Asks the person at `seat` until they answer or do something else. `parse` receives the typed text in
    /// lower case, and returns the answer if the text is one. `complaint` is what to say about a text
    /// that is no answer.
    pub(super) fn ask<T>(
        &mut self,
        seat: Seat,
        question: &str,
        parse: impl Fn(&str) -> Option<T>,
        complaint: impl Fn(&str) -> String,
    ) -> Result<Answer<T>> {
        loop {
            if !self.input.is_terminal() {
                self.screen.line(question)?;
            }
            let Some(line) = self.read(&format!("{question} "), &[])? else {
                return Ok(Answer::Other(Flow::Leave));
            };
            let typed = line.trim();
            if let Some(answer) = parse(&typed.to_lowercase()) {
                return Ok(Answer::Given(answer));
            }
            match Command::read(&line) {
                Command::Act(_) | Command::Hint | Command::Moves(_) => {
                    self.screen.sentence(&complaint(&printable(typed, MAX_TYPED)))?;
                }
                command => {
                    if let Some(flow) = self.command(seat, &command, &[])? {
                        return Ok(Answer::Other(flow));
                    }
                }
            }
        }
    }
}
