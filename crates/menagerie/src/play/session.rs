//! The course of a game at a terminal.

use std::path::Path;

use book::Book;
use rules::{Seat, Viewer, record::Standing};

use super::{
    answers::numbered,
    input::{Input, Line},
    saver::Saver,
    screen::Screen,
    words::{Wish, continuations, meant},
};
use crate::{
    board::{self, Onlooker},
    failure::{Done, Failure, Refusal},
    local::Local,
    page::{BOLD, DIM},
    seats::Seats,
};

/// A game being played at a terminal.
pub(crate) struct Session<'a> {
    pub(super) book: &'a Book,
    pub(super) local: Local,
    seats: Seats,
    /// What the players are called, by seat.
    names: Vec<String>,
    saver: Saver,
    input: Input,
    pub(super) screen: Screen,
    /// Who saw the board last, so that hidden hands change eyes only at a hand-over.
    seen_by: Option<Seat>,
}

/// Whether the game goes on.
enum After {
    Go,
    Leave,
}

impl<'a> Session<'a> {
    pub(crate) fn new(book: &'a Book, local: Local, seats: Seats, saver: Saver, plain: bool) -> Session<'a> {
        let people = seats
            .players()
            .iter()
            .enumerate()
            .filter(|(i, _)| Seat::new(*i).is_some_and(|seat| seats.is_human(seat)));
        let alone = people.count() == 1;
        let names = seats
            .players()
            .iter()
            .enumerate()
            .map(|(i, player)| match Seat::new(i).is_some_and(|seat| seats.is_human(seat)) {
                true if alone => "you".to_owned(),
                true => format!("player {}", i + 1),
                false => player.to_string(),
            })
            .collect();
        let (input, screen) = (Input::open(), Screen::new(plain));
        Session { book, local, seats, names, saver, input, screen, seen_by: None }
    }

    /// Plays until the game is over or left.
    pub(crate) fn run(&mut self) -> Done {
        // A file that cannot be written is told before anything is played.
        self.saver.note(self.local.record())?;
        self.welcome()?;
        while let Some(seat) = self.local.actor() {
            if self.seats.is_human(seat) {
                if let After::Leave = self.person(seat)? {
                    return Ok(());
                }
            } else {
                self.computer(seat)?;
            }
            self.saver.note(self.local.record())?;
        }
        self.farewell()
    }

    fn welcome(&mut self) -> Done {
        let spec = self.local.game().spec();
        let title = self.book.rules(spec.info().name).map_or("", |rules| &rules.title);
        self.screen.say(&format!("{BOLD}{title}{BOLD:#}  {DIM}{spec}{DIM:#}"))?;
        for seat in Seat::all(spec.seats()) {
            let name = self.name(seat);
            self.screen.say(&format!("  {name}"))?;
        }
        if self.people().next().is_some() {
            self.screen.say(&format!(
                "Type an action, {BOLD}moves{BOLD:#} for a list, {BOLD}help{BOLD:#} for everything else."
            ))?;
        }
        Ok(())
    }

    /// A computer's action.
    fn computer(&mut self, seat: Seat) -> Done {
        let name = self.name(seat);
        if self.input.is_terminal() {
            self.screen.whisper(&format!("{DIM}{name} is thinking …{DIM:#}"))?;
        }
        let action = self.seats.choose(&self.local, seat, &|| false)?;
        let shown = self.local.game().shown(&action, self.audience());
        let played = self.local.play(&action);
        if self.input.is_terminal() {
            self.screen.whisper(&" ".repeat(name.chars().count() + 15))?;
        }
        match (shown, played) {
            (Ok(shown), Ok(())) => self.screen.say(&format!("{name}: {BOLD}{shown}{BOLD:#}"))?,
            (_, Err(illegal)) | (Err(illegal), _) => {
                let message = format!("{name} played {action}: {}", self.book.sentence(&illegal));
                return Err(Failure::refused("player-illegal", message));
            }
        }
        if self.people().next().is_none() && self.local.actor().is_some() {
            self.show(Viewer::Spectator)?;
        }
        Ok(())
    }

    /// A person's turn: until he has acted, or leaves.
    fn person(&mut self, seat: Seat) -> Result<After, Failure> {
        let looks_away = self.seen_by != Some(seat) && self.local.has_chance() && self.people().count() > 1;
        if looks_away && let After::Leave = self.hand_over(seat)? {
            return Ok(After::Leave);
        }
        self.seen_by = Some(seat);
        self.show(seat.into())?;
        let legal = self.local.game().legal();
        loop {
            let prompt = format!("{} > ", self.name(seat));
            let line = match self.input.read(&prompt, &legal)? {
                Line::Text(line) => line,
                Line::End => {
                    self.saver.leave();
                    return Ok(After::Leave);
                }
                Line::Interrupted => {
                    self.saver.leave();
                    return Err(Failure::Interrupted);
                }
            };
            match Wish::read(&line) {
                Wish::Nothing => {}
                Wish::Act(text) => {
                    if self.act(seat, text, &legal)? {
                        return Ok(After::Go);
                    }
                }
                Wish::Moves(beginning) => self.moves(beginning, &legal)?,
                Wish::Why(action) => self.why(action)?,
                Wish::Hint => self.hint()?,
                Wish::Undo => {
                    if self.undo(seat)? {
                        return Ok(After::Go);
                    }
                }
                Wish::Rules(what) => self.rules(what)?,
                Wish::Board => self.show(seat.into())?,
                Wish::Position => {
                    let text = self.local.game().position();
                    self.screen
                        .say(&text.unwrap_or_else(|| "This game's positions have no text.".to_owned()))?;
                }
                Wish::Save(file) => {
                    let saved = self.saver.save(Some(Path::new(file)).filter(|_| !file.is_empty()));
                    match saved {
                        Ok(file) => self.screen.say(&format!("Saved in {}.", file.display()))?,
                        Err(failure) => self.screen.tell(&failure.message())?,
                    }
                }
                Wish::Resign => {
                    self.local.resign(seat);
                    return Ok(After::Go);
                }
                Wish::Quit => {
                    self.saver.leave();
                    return Ok(After::Leave);
                }
                Wish::Help => self.help()?,
            }
        }
    }

    /// Asks everybody but one person to look away.
    fn hand_over(&mut self, seat: Seat) -> Result<After, Failure> {
        let name = self.name(seat);
        if !self.input.is_terminal() {
            self.screen.say(&format!("\n--- {name} ---"))?;
            return Ok(After::Go);
        }
        self.input.forget();
        self.screen.clear()?;
        self.screen.say(&format!("{BOLD}{name}{BOLD:#}, it is your turn. Nobody else should look."))?;
        match self.input.read("Press Enter. ", &[])? {
            Line::Text(_) => {
                self.screen.clear()?;
                Ok(After::Go)
            }
            Line::End => {
                self.saver.leave();
                Ok(After::Leave)
            }
            Line::Interrupted => {
                self.saver.leave();
                Err(Failure::Interrupted)
            }
        }
    }

    /// Plays what was typed, an action or its number in the list; says what is wrong otherwise.
    fn act(&mut self, seat: Seat, text: &str, legal: &[String]) -> Result<bool, Failure> {
        let picked = text
            .parse()
            .ok()
            .filter(|_| numbered(legal))
            .and_then(|number: usize| legal.get(number.wrapping_sub(1)));
        let action = picked.map_or(text, String::as_str);
        let shown = self.local.game().shown(action, self.audience());
        match self.local.play(action) {
            Ok(()) => {
                if let Ok(shown) = shown
                    && (picked.is_some() || !self.input.is_terminal())
                {
                    let name = self.name(seat);
                    self.screen.say(&format!("{name}: {BOLD}{shown}{BOLD:#}"))?;
                }
                Ok(true)
            }
            Err(illegal) => {
                let parts = continuations(legal, text);
                if parts.is_empty() {
                    self.screen.tell(&Refusal::by_rules(self.book, &illegal).text())?;
                    match meant(legal, text) {
                        Some(action) => self.screen.say(&format!("Is {BOLD}{action}{BOLD:#} meant?"))?,
                        None if illegal.key() == "action-form" => self.screen.say(&format!(
                            "Type {BOLD}moves{BOLD:#} for the legal actions, {BOLD}help{BOLD:#} for the commands."
                        ))?,
                        None => {}
                    }
                } else {
                    self.screen.say(&format!("{text} goes on: {}", parts.join("  ")))?;
                }
                Ok(false)
            }
        }
    }

    /// Shows the board as somebody sees it.
    fn show(&mut self, viewer: Viewer) -> Done {
        let near = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.people().next().unwrap_or(Seat::FIRST),
        };
        let onlooker = Onlooker { book: self.book, viewer, near, names: &self.names };
        let canvas = board::draw(self.local.game(), onlooker);
        Ok(self.screen.show(&canvas)?)
    }

    /// Tells how it ended.
    fn farewell(&mut self) -> Done {
        self.show(Viewer::Spectator)?;
        let record = self.local.record();
        let seats = Seat::all(self.local.game().spec().seats());
        match (self.local.game().outcome(), self.local.stopped()) {
            (Some(outcome), _) => {
                let sentence = self.book.ending(&outcome, |seat| self.side(seat));
                self.screen.tell(&format!("{BOLD}{sentence}{BOLD:#} ({})", outcome.ending().clause))?;
            }
            (None, Some((stop, _))) => {
                self.screen.say(&format!("{BOLD}The game ends by {}.{BOLD:#}", stop.word()))?;
            }
            (None, None) => {}
        }
        if let Some(scores) = record.scores() {
            let winners: Vec<String> =
                seats.clone().filter(|seat| scores.won(*seat)).map(|seat| self.name(seat)).collect();
            let line = match winners.len() {
                1 => format!("Winner: {}", winners.join("")),
                all if all == seats.len() => "A draw".to_owned(),
                _ => format!("The win is shared: {}", winners.join(", ")),
            };
            self.screen.say(&format!("{BOLD}{line}{BOLD:#}"))?;
        }
        for seat in seats {
            let result = match record.standing {
                Standing::Finished(scores) | Standing::Stopped(_, Some(scores)) => {
                    scores.of(seat).to_string()
                }
                Standing::Stopped(_, None) | Standing::Unfinished => "*".to_owned(),
            };
            let (name, score) = (self.name(seat), self.local.game().score(seat));
            self.screen.say(&format!("  {name:28} result {result:4} score {score}"))?;
        }
        Ok(())
    }

    /// Who hears what is played: the one person there is, or people who may know only what all may.
    fn audience(&self) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(seat), None) => seat.into(),
            _ => Viewer::Spectator,
        }
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.players().len()).filter(|seat| self.seats.is_human(*seat))
    }

    /// What a seat is called in the book, or the player there.
    fn side(&self, seat: Seat) -> String {
        board::player(self.book, self.local.game(), seat, &self.names)
    }

    /// Side and player.
    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if board::has_sides(self.local.game()) => format!("{} ({name})", self.side(seat)),
            _ => self.side(seat),
        }
    }
}
