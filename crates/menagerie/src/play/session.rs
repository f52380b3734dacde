//! Runs a game at a terminal, from the first turn to the result.

use std::path::Path;

use book::{Book, printable};
use players::SearchContext;
use rules::{Illegal, Seat, Task, Viewer, catalog::AnyGame, record::Standing};
use table::LocalTable;
use wire::Pie;

use super::{
    answers::{MAX_TYPED, numbered},
    command::{Command, continuations, similar},
    input::{Input, Line},
    remarks,
    saver::Saver,
    screen::Screen,
};
use crate::{
    board::{self, Perspective},
    failure::{Failure, Result},
    games,
    page::{BOLD, DIM},
    refusal::{Reason, Refusal},
    seats::{Choice, Seats},
};

/// A game being played at a terminal.
pub(crate) struct Session<'a> {
    pub(super) book: &'a Book,
    pub(super) table: LocalTable,
    pub(super) seats: Seats,
    /// The players' names in seat order.
    pub(super) names: Vec<String>,
    saver: Saver,
    pub(super) input: Input,
    pub(super) screen: Screen,
    /// The person who saw the board last. Before another person sees their own hidden cards, everybody else
    /// is asked to look away.
    seen_by: Option<Seat>,
}

/// The key of the refusal for a text that does not have the form of an action.
const ACTION_FORM: &str = "action-form";

/// Whether the session continues.
pub(super) enum Flow {
    Continue,
    Leave,
}

impl<'a> Session<'a> {
    pub(crate) fn new(
        book: &'a Book,
        table: LocalTable,
        seats: Seats,
        saver: Saver,
        plain: bool,
    ) -> Session<'a> {
        let alone = seats.humans().count() == 1;
        // A person keeps their number when the players exchange sides.
        let number = |seat: Seat| (if table.are_exchanged() { seat.other() } else { seat }).index() + 1;
        let name = |seat: Seat| match seats.is_human(seat) {
            true if alone => book.name("terminal-you"),
            true => book.say("terminal-player", &[("number", &number(seat).to_string())]),
            false => seats.players()[seat.index()].to_string(),
        };
        let names = Seat::all(seats.players().len()).map(name).collect();
        let (input, screen) = (Input::open(), Screen::new(plain));
        Session { book, table, seats, names, saver, input, screen, seen_by: None }
    }

    /// Plays until the game is over or the player leaves.
    pub(crate) fn run(&mut self) -> Result {
        // Save at once, so that a file that cannot be written is reported before anything is played.
        self.saver.begin(self.table.record())?;
        self.welcome()?;
        while let Some(seat) = self.table.actor() {
            let flow = match self.table.table().task() {
                Task::Bid { .. } => self.bid(seat)?,
                Task::ChooseSide => self.choose_side(seat)?,
                Task::Act | Task::OpenFairly | Task::OpenUnevenly => self.play(seat)?,
            };
            if let Flow::Leave = flow {
                return Ok(());
            }
            if let Err(failure) = self.saver.update(self.table.record()) {
                // Continue the game even if its file cannot be written. At the end, the game is saved
                // elsewhere.
                self.screen.sentence(&failure.message(self.book))?;
            }
        }
        self.farewell()?;
        self.saver.finish();
        Ok(())
    }

    /// Prints a sentence of the book.
    pub(super) fn say(&mut self, key: &str, args: &[(&str, &str)]) -> Result {
        Ok(self.screen.sentence(&self.book.say(key, args))?)
    }

    fn welcome(&mut self) -> Result {
        let spec = self.table.game().spec();
        let title = self.book.rules(spec.info().name).map_or("", |rules| &rules.title);
        self.screen.line(&format!("{BOLD}{title}{BOLD:#}  {DIM}{spec}{DIM:#}"))?;
        for seat in Seat::all(spec.seats()) {
            let name = self.name(seat);
            self.screen.line(&format!("  {name}"))?;
        }
        if matches!(self.table.table().pie(), Some(Pie::Ahead | Pie::Asked)) {
            self.say("terminal-pie", &[])?;
        }
        if self.table.table().bidder().is_some() {
            self.say("terminal-bids", &[])?;
        }
        if self.seats.humans().next().is_some() {
            let (moves, help) = (format!("{BOLD}moves{BOLD:#}"), format!("{BOLD}help{BOLD:#}"));
            self.say("terminal-how-to-act", &[("moves", &moves), ("help", &help)])?;
        }
        Ok(())
    }

    fn computer(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        let thinking = self.book.say("terminal-thinking", &[("player", &name)]);
        if self.input.is_terminal() {
            self.screen.transient(&format!("{DIM}{thinking}{DIM:#}"))?;
        }
        let choice = self.seats.choose(&self.table, seat, &mut SearchContext::unlimited())?;
        if self.input.is_terminal() {
            self.screen.transient(&" ".repeat(thinking.chars().count()))?;
        }
        let action = match choice {
            Choice::Action(action) => action,
            Choice::Forfeit(forfeit, why) => {
                self.table.forfeit(seat, forfeit, why.clone());
                return self.say("terminal-forfeit", &[("why", &why)]);
            }
        };
        let before = self.table.game().clone();
        let shown = before.shown(&action, self.audience());
        let played = self.table.play(&action);
        match (shown, played) {
            (Ok(shown), Ok(())) => {
                self.screen.line(&format!("{name}: {BOLD}{shown}{BOLD:#}"))?;
                self.remark(&before, &shown)?;
            }
            (_, Err(illegal)) | (Err(illegal), _) => {
                let error = self.book.sentence(&illegal);
                return Err(Reason::PlayerIllegal { player: name, action, error }.into());
            }
        }
        if self.seats.humans().next().is_none() && self.table.actor().is_some() {
            self.show(Viewer::Spectator)?;
        }
        Ok(())
    }

    /// Lets the player at `seat` play an action.
    fn play(&mut self, seat: Seat) -> Result<Flow> {
        if self.seats.is_human(seat) {
            return self.person(seat);
        }
        self.computer(seat)?;
        Ok(Flow::Continue)
    }

    /// Runs a person's turn until they have acted, or left.
    fn person(&mut self, seat: Seat) -> Result<Flow> {
        let is_hidden = self.table.game().spec().is_hidden();
        if self.seen_by != Some(seat)
            && is_hidden
            && self.seats.humans().count() > 1
            && let Flow::Leave = self.hand_over(seat)?
        {
            return Ok(Flow::Leave);
        }
        self.seen_by = Some(seat);
        self.show(seat.into())?;
        let legal = self.table.game().legal();
        loop {
            let prompt = format!("{} > ", self.name(seat));
            let Some(line) = self.read(&prompt, &legal)? else { return Ok(Flow::Leave) };
            if let Some(flow) = self.command(seat, &Command::read(&line), &legal)? {
                return Ok(flow);
            }
        }
    }

    /// Carries out a command. Returns `None` if the person is still to act.
    pub(super) fn command(
        &mut self,
        seat: Seat,
        command: &Command<'_>,
        legal: &[String],
    ) -> Result<Option<Flow>> {
        match command {
            Command::Quit => {
                self.saver.leave();
                Ok(Some(Flow::Leave))
            }
            Command::Resign => {
                let resigned = self.resign(seat)?;
                if resigned.is_none() {
                    self.say("terminal-not-resigned", &[])?;
                }
                Ok(resigned)
            }
            command => Ok(self.obey(seat, command, legal)?.then_some(Flow::Continue)),
        }
    }

    /// Carries out a command other than to leave or to resign. Returns whether it changed the game.
    fn obey(&mut self, seat: Seat, command: &Command<'_>, legal: &[String]) -> Result<bool> {
        match command {
            Command::Act(text) => return self.act(seat, text, legal),
            Command::Undo => return self.undo(seat),
            Command::Moves(beginning) => self.moves(beginning, legal)?,
            Command::Why(action) => self.why(action)?,
            Command::Hint => self.hint()?,
            Command::Rules(clause) => self.rules(clause)?,
            Command::Board => self.show(seat.into())?,
            Command::Position => {
                let text = self.table.game().position();
                self.screen.line(&text.unwrap_or_else(|| self.book.name("terminal-no-position")))?;
            }
            Command::Save(file) => {
                let named = Some(Path::new(file)).filter(|_| !file.is_empty());
                let saved = self.saver.save(named, self.book);
                match saved {
                    Ok(file) => self.say("terminal-saved", &[("file", &file.display().to_string())])?,
                    Err(failure) => self.screen.sentence(&failure.message(self.book))?,
                }
            }
            Command::Help => self.help()?,
            Command::Nothing | Command::Quit | Command::Resign => {}
        }
        Ok(false)
    }

    /// Resigns, if the person confirms it; otherwise returns `None`.
    fn resign(&mut self, seat: Seat) -> Result<Option<Flow>> {
        let question = format!("{} ", self.book.name("terminal-resign"));
        if !self.input.is_terminal() {
            self.screen.line(question.trim_end())?;
        }
        let Some(answer) = self.read(&question, &[])? else { return Ok(Some(Flow::Leave)) };
        let yes = self.book.name("terminal-yes");
        // It is this seat's turn, so the game is not over and resigning is possible.
        let resigned = answer.trim().to_lowercase() == yes && self.table.resign(seat).is_ok();
        Ok(resigned.then_some(Flow::Continue))
    }

    /// Prints what an action did that the board alone does not show.
    fn remark(&mut self, before: &AnyGame, shown: &str) -> Result {
        let remarks = remarks::of(self.book, before, shown, self.table.game());
        for remark in remarks {
            self.screen.sentence(&remark)?;
        }
        Ok(())
    }

    /// Reads the next line. Saves the game at the end of the input and at an interrupt. Returns `None` at the
    /// end of the input.
    ///
    /// # Errors
    /// The person pressed Ctrl-C.
    pub(super) fn read(&mut self, prompt: &str, legal: &[String]) -> Result<Option<String>> {
        match self.input.read(prompt, legal)? {
            Line::Text(line) => Ok(Some(line)),
            Line::End => {
                self.saver.leave();
                Ok(None)
            }
            Line::Interrupted => {
                self.saver.leave();
                Err(Failure::Interrupted)
            }
        }
    }

    /// Asks all other people to look away, and waits until the person at `seat` confirms.
    fn hand_over(&mut self, seat: Seat) -> Result<Flow> {
        let name = self.name(seat);
        if !self.input.is_terminal() {
            self.screen.line(&format!("\n--- {name} ---"))?;
            return Ok(Flow::Continue);
        }
        self.input.forget();
        self.screen.clear()?;
        self.say("terminal-look-away", &[("player", &format!("{BOLD}{name}{BOLD:#}"))])?;
        let press = format!("{} ", self.book.name("terminal-press-enter"));
        if self.read(&press, &[])?.is_none() {
            return Ok(Flow::Leave);
        }
        self.screen.clear()?;
        Ok(Flow::Continue)
    }

    /// Plays the typed action, given as text or as its number in the list. If that is impossible, prints why
    /// and returns false.
    fn act(&mut self, seat: Seat, text: &str, legal: &[String]) -> Result<bool> {
        let number: Option<usize> = text.parse().ok().filter(|_| numbered(legal));
        let picked = number.and_then(|number| legal.get(number.wrapping_sub(1)));
        if let (Some(number), None) = (number, picked) {
            let (number, count) = (number.to_string(), legal.len().to_string());
            self.say("terminal-no-number", &[("number", &number), ("count", &count)])?;
            return Ok(false);
        }
        let action = picked.map_or(text, String::as_str);
        let before = self.table.game().clone();
        let shown = before.shown(action, self.audience());
        if let Err(illegal) = self.table.play(action) {
            self.explain(&illegal, text, legal)?;
            return Ok(false);
        }
        if let Ok(shown) = shown {
            if picked.is_some() || !self.input.is_terminal() {
                let name = self.name(seat);
                self.screen.line(&format!("{name}: {BOLD}{shown}{BOLD:#}"))?;
            }
            self.remark(&before, &shown)?;
        }
        Ok(true)
    }

    /// Prints how a text can be continued to a legal action, or why it is not one.
    fn explain(&mut self, illegal: &Illegal, text: &str, legal: &[String]) -> Result {
        let parts = continuations(legal, text);
        if !parts.is_empty() {
            return self.say("terminal-continues", &[("text", text), ("parts", &parts.join("  "))]);
        }
        let refusal = if let Some(example) = legal.first().filter(|_| illegal.key() == ACTION_FORM) {
            // The rules name every form that an action of this game can have. Only some of them are legal
            // now, so show a legal action as the example.
            let typed = printable(text, MAX_TYPED);
            let message = self.book.say(ACTION_FORM, &[("text", &typed), ("expected", example)]);
            Refusal::by_rules_saying(illegal, message)
        } else {
            Refusal::by_rules(self.book, illegal)
        };
        self.screen.sentence(&refusal.text(self.book))?;
        match similar(legal, text) {
            Some(action) => self.say("terminal-meant", &[("text", &format!("{BOLD}{action}{BOLD:#}"))])?,
            None if illegal.key() == ACTION_FORM => {
                let (moves, help) = (format!("{BOLD}moves{BOLD:#}"), format!("{BOLD}help{BOLD:#}"));
                self.say("terminal-help-hint", &[("moves", &moves), ("help", &help)])?;
            }
            None => {}
        }
        Ok(())
    }

    /// Shows the board as `viewer` may see it.
    pub(super) fn show(&mut self, viewer: Viewer) -> Result {
        let near = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.seats.humans().next().unwrap_or(Seat::FIRST),
        };
        let width = self.screen.board_width();
        let perspective = Perspective { book: self.book, viewer, near, names: &self.names, width };
        let canvas = games::draw(self.table.game(), perspective);
        self.screen.board(&canvas)?;
        if let Some(legend) = games::legend(self.book, self.table.game()) {
            self.screen.sentence(&legend)?;
        }
        let needed = canvas.width();
        if needed > width {
            let (needed, has) = (needed.to_string(), width.to_string());
            self.say("terminal-too-narrow", &[("needed", &needed), ("has", &has)])?;
        }
        Ok(())
    }

    /// Shows how the game ended.
    fn farewell(&mut self) -> Result {
        self.show(Viewer::Spectator)?;
        let record = self.table.record();
        let seats = Seat::all(self.table.game().spec().seats());
        match (self.table.game().outcome(), self.table.stopped()) {
            (Some(outcome), _) => {
                let sentence = self.book.ending(&outcome, |seat| self.side(seat));
                self.screen.sentence(&format!("{BOLD}{sentence}{BOLD:#} ({})", outcome.ending().clause))?;
            }
            (None, Some((stop, _))) => {
                let ended = self.book.say("terminal-ended", &[("stop", stop.word())]);
                self.screen.line(&format!("{BOLD}{ended}{BOLD:#}"))?;
            }
            (None, None) => {}
        }
        if let Some(scores) = record.scores() {
            let winners: Vec<String> =
                seats.clone().filter(|seat| scores.won(*seat)).map(|seat| self.name(seat)).collect();
            let line = match winners.len() {
                1 => self.book.say("terminal-winner", &[("player", &winners.join(""))]),
                all if all == seats.len() => self.book.name("terminal-draw"),
                _ => self.book.say("terminal-shared-win", &[("players", &winners.join(", "))]),
            };
            self.screen.line(&format!("{BOLD}{line}{BOLD:#}"))?;
        }
        for seat in seats {
            let result = match record.standing {
                Standing::Finished(scores) | Standing::Stopped(_, Some(scores)) => {
                    scores.of(seat).to_string()
                }
                Standing::Stopped(_, None) | Standing::Unfinished => "*".to_owned(),
            };
            let (name, score) = (self.name(seat), self.table.game().score(seat));
            let (result, score) = (format!("{result:4}"), score.to_string());
            let standing = self.book.say("terminal-standing", &[("result", &result), ("score", &score)]);
            self.screen.line(&format!("  {name:28} {standing}"))?;
        }
        Ok(())
    }

    /// The viewer for whom actions are printed: the only person at this terminal, or a spectator if there are
    /// several people or none.
    fn audience(&self) -> Viewer {
        let mut people = self.seats.humans();
        match (people.next(), people.next()) {
            (Some(seat), None) => seat.into(),
            _ => Viewer::Spectator,
        }
    }

    /// The name of a side, or of its player if the game's sides have no names.
    fn side(&self, seat: Seat) -> String {
        board::player(self.book, self.table.game().spec(), seat, &self.names)
    }

    /// The side and the player, such as `South (you)`.
    pub(super) fn name(&self, seat: Seat) -> String {
        let has_sides = self.table.game().spec().seat_name(seat).is_some();
        match self.names.get(seat.index()) {
            Some(name) if has_sides => format!("{} ({name})", self.side(seat)),
            _ => self.side(seat),
        }
    }
}
