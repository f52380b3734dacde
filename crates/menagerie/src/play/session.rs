//! Runs a game at a terminal, from the first turn to the result.

use std::path::Path;

use book::Book;
use players::SearchContext;
use rules::{Illegal, Seat, Viewer, record::Standing};
use table::LocalTable;

use super::{
    answers::numbered,
    command::{Command, continuations, similar},
    input::{Input, Line},
    saver::Saver,
    screen::Screen,
};
use crate::{
    board::{self, Perspective},
    failure::{Failure, Result},
    games,
    page::{BOLD, DIM},
    refusal::{Reason, Refusal},
    seats::Seats,
};

/// A game being played at a terminal.
pub(crate) struct Session<'a> {
    pub(super) book: &'a Book,
    pub(super) table: LocalTable,
    seats: Seats,
    /// The players' names in seat order.
    names: Vec<String>,
    saver: Saver,
    input: Input,
    pub(super) screen: Screen,
    /// The person who saw the board last. Before another person sees their own hidden cards, the screen is
    /// handed over.
    seen_by: Option<Seat>,
}

/// The key of the refusal of a text that does not have the form of an action.
const ACTION_FORM: &str = "action-form";

/// Whether the session continues.
enum Flow {
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
        let name = |seat: Seat| match seats.is_human(seat) {
            true if alone => "you".to_owned(),
            true => format!("player {}", seat.index() + 1),
            false => seats.players()[seat.index()].to_string(),
        };
        let names = Seat::all(seats.players().len()).map(name).collect();
        let (input, screen) = (Input::open(), Screen::new(plain));
        Session { book, table, seats, names, saver, input, screen, seen_by: None }
    }

    /// Plays until the game is over or the player leaves.
    pub(crate) fn run(&mut self) -> Result {
        // Save at once, so that a file that cannot be written is reported before anything is played.
        self.saver.update(self.table.record())?;
        self.welcome()?;
        while let Some(seat) = self.table.actor() {
            if self.seats.is_human(seat) {
                if let Flow::Leave = self.person(seat)? {
                    return Ok(());
                }
            } else {
                self.computer(seat)?;
            }
            self.saver.update(self.table.record())?;
        }
        self.farewell()
    }

    fn welcome(&mut self) -> Result {
        let spec = self.table.game().spec();
        let title = self.book.rules(spec.info().name).map_or("", |rules| &rules.title);
        self.screen.line(&format!("{BOLD}{title}{BOLD:#}  {DIM}{spec}{DIM:#}"))?;
        for seat in Seat::all(spec.seats()) {
            let name = self.name(seat);
            self.screen.line(&format!("  {name}"))?;
        }
        if self.seats.humans().next().is_some() {
            self.screen.line(&format!(
                "Type an action, {BOLD}moves{BOLD:#} for a list, or {BOLD}help{BOLD:#} for the commands."
            ))?;
        }
        Ok(())
    }

    fn computer(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        if self.input.is_terminal() {
            self.screen.transient(&format!("{DIM}{name} is thinking …{DIM:#}"))?;
        }
        let action = self.seats.choose(&self.table, seat, &mut SearchContext::unlimited())?;
        let shown = self.table.game().shown(&action, self.audience());
        let played = self.table.play(&action);
        if self.input.is_terminal() {
            self.screen.transient(&" ".repeat(name.chars().count() + 15))?;
        }
        match (shown, played) {
            (Ok(shown), Ok(())) => self.screen.line(&format!("{name}: {BOLD}{shown}{BOLD:#}"))?,
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
            match Command::read(&line) {
                Command::Quit => {
                    self.saver.leave();
                    return Ok(Flow::Leave);
                }
                command => {
                    if self.obey(seat, &command, &legal)? {
                        return Ok(Flow::Continue);
                    }
                }
            }
        }
    }

    /// Carries out a command. Returns whether it changed the game.
    fn obey(&mut self, seat: Seat, command: &Command<'_>, legal: &[String]) -> Result<bool> {
        match command {
            Command::Act(text) => return self.act(seat, text, legal),
            Command::Undo => return self.undo(seat),
            Command::Resign => {
                // It is this seat's turn, so the game is not over.
                return Ok(self.table.resign(seat).is_ok());
            }
            Command::Moves(beginning) => self.moves(beginning, legal)?,
            Command::Why(action) => self.why(action)?,
            Command::Hint => self.hint()?,
            Command::Rules(clause) => self.rules(clause)?,
            Command::Board => self.show(seat.into())?,
            Command::Position => {
                let text = self.table.game().position();
                self.screen
                    .line(&text.unwrap_or_else(|| "Positions of this game have no text.".to_owned()))?;
            }
            Command::Save(file) => {
                let saved = self.saver.save(Some(Path::new(file)).filter(|_| !file.is_empty()));
                match saved {
                    Ok(file) => self.screen.line(&format!("Saved to {}.", file.display()))?,
                    Err(failure) => self.screen.sentence(&failure.message())?,
                }
            }
            Command::Help => self.help()?,
            Command::Nothing | Command::Quit => {}
        }
        Ok(false)
    }

    /// Reads the next line. At the end of the input and at an interrupt, saves the game; at the end, returns
    /// `None`.
    ///
    /// # Errors
    /// The person pressed Ctrl-C.
    fn read(&mut self, prompt: &str, legal: &[String]) -> Result<Option<String>> {
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
        self.input.clear_history();
        self.screen.clear()?;
        self.screen.line(&format!("{BOLD}{name}{BOLD:#}, it is your turn. Nobody else should look."))?;
        if self.read("Press Enter. ", &[])?.is_none() {
            return Ok(Flow::Leave);
        }
        self.screen.clear()?;
        Ok(Flow::Continue)
    }

    /// Plays the typed action, given as text or as its number in the list. If that is impossible, prints why
    /// and returns false.
    fn act(&mut self, seat: Seat, text: &str, legal: &[String]) -> Result<bool> {
        let picked = text
            .parse()
            .ok()
            .filter(|_| numbered(legal))
            .and_then(|number: usize| legal.get(number.wrapping_sub(1)));
        let action = picked.map_or(text, String::as_str);
        let shown = self.table.game().shown(action, self.audience());
        if let Err(illegal) = self.table.play(action) {
            self.explain(&illegal, text, legal)?;
            return Ok(false);
        }
        if let Ok(shown) = shown
            && (picked.is_some() || !self.input.is_terminal())
        {
            let name = self.name(seat);
            self.screen.line(&format!("{name}: {BOLD}{shown}{BOLD:#}"))?;
        }
        Ok(true)
    }

    /// Prints how a text can be continued to a legal action, or why it is not legal.
    fn explain(&mut self, illegal: &Illegal, text: &str, legal: &[String]) -> Result {
        let parts = continuations(legal, text);
        if !parts.is_empty() {
            return Ok(self.screen.line(&format!("{text} continues with: {}", parts.join("  ")))?);
        }
        self.screen.sentence(&Refusal::by_rules(self.book, illegal).text())?;
        match similar(legal, text) {
            Some(action) => self.screen.line(&format!("Did you mean {BOLD}{action}{BOLD:#}?"))?,
            None if illegal.key() == ACTION_FORM => self.screen.line(&format!(
                "Type {BOLD}moves{BOLD:#} for the legal actions, or {BOLD}help{BOLD:#} for the commands."
            ))?,
            None => {}
        }
        Ok(())
    }

    /// Shows the board as `viewer` may see it.
    fn show(&mut self, viewer: Viewer) -> Result {
        let near = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.seats.humans().next().unwrap_or(Seat::FIRST),
        };
        let perspective = Perspective { book: self.book, viewer, near, names: &self.names };
        let canvas = games::draw(self.table.game(), perspective);
        Ok(self.screen.board(&canvas)?)
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
                self.screen.line(&format!("{BOLD}The game ends by {}.{BOLD:#}", stop.word()))?;
            }
            (None, None) => {}
        }
        if let Some(scores) = record.scores() {
            let winners: Vec<String> =
                seats.clone().filter(|seat| scores.won(*seat)).map(|seat| self.name(seat)).collect();
            let line = match winners.len() {
                1 => format!("Winner: {}", winners.join("")),
                all if all == seats.len() => "Draw".to_owned(),
                _ => format!("Shared win: {}", winners.join(", ")),
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
            self.screen.line(&format!("  {name:28} result {result:4} score {score}"))?;
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
    fn name(&self, seat: Seat) -> String {
        let has_sides = self.table.game().spec().seat_name(seat).is_some();
        match self.names.get(seat.index()) {
            Some(name) if has_sides => format!("{} ({name})", self.side(seat)),
            _ => self.side(seat),
        }
    }
}
