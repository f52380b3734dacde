//! The engine's state, and its answers.

use rules::{
    Faults, Illegal, Seat, Viewer,
    catalog::{AnyGame, AnySpec},
    record::{self, Record},
};
use table::LocalTable;
use wire::{
    Happened, Ply, Refusal, SeatNumber, games,
    pocket::{FromPocket, ToPocket},
    refusals::{server, table as refusals},
};

use crate::{check::check, think};

/// An engine with at most one game.
#[derive(Debug, Default)]
pub struct Pocket(Option<LocalTable>);

/// All reasons why a request is refused.
#[derive(Debug)]
pub(crate) struct Refused(Vec<Refusal>);

pub(crate) type Answer = Result<FromPocket, Refused>;

impl Pocket {
    /// Answers a request. A search calls `progress` before.
    pub fn answer(&mut self, request: ToPocket, progress: &mut dyn FnMut(FromPocket)) -> FromPocket {
        self.try_answer(request, progress).unwrap_or_else(|Refused(faults)| FromPocket::Refused { faults })
    }

    fn try_answer(&mut self, request: ToPocket, progress: &mut dyn FnMut(FromPocket)) -> Answer {
        match request {
            ToPocket::Begin { spec, position, seed, names, began, viewer } => {
                let spec = AnySpec::parse(&spec)?;
                self.open(LocalTable::new(spec, position, seed, names, began)?, viewer)
            }
            ToPocket::Resume { record, seed, viewer } => {
                let resumed = LocalTable::resume(&read(&record)?, seed);
                self.open(resumed.map_err(|(_, faults)| faults)?, viewer)
            }
            ToPocket::Look { viewer } => self.game(viewer, |_, _| Ok(Vec::new())),
            ToPocket::Play { action, viewer } => self.game(viewer, |local, viewer| {
                let from = local.table().ply();
                local.play(&action)?;
                Ok(local.events(from, viewer))
            }),
            ToPocket::TakeBack { seat, viewer } => self.game(viewer, |local, viewer| {
                local.take_back(seat_of(local, seat)?)?;
                let board = games::board(&local.game().view(viewer));
                Ok(vec![Happened::TakenBack { ply: local.table().ply() as u32, board }])
            }),
            ToPocket::Resign { seat, viewer } => self.game(viewer, |local, _| {
                local.resign(seat_of(local, seat)?)?;
                Ok(local.table().result().map(|result| Happened::Stopped { result }).into_iter().collect())
            }),
            ToPocket::Record => {
                let local = self.0.as_ref().ok_or(refusals::NOT_STARTED)?;
                Ok(FromPocket::Record { record: local.record().to_string() })
            }
            ToPocket::Think { record, ply, nodes, seed } => {
                let line = think::think(&replay(&record, ply)?, nodes, seed, progress);
                Ok(FromPocket::Lines { lines: line.into_iter().collect() })
            }
            ToPocket::Study { record, ply, nodes, lines, seed } => {
                let lines = think::study(&replay(&record, ply)?, nodes, lines.into(), seed);
                Ok(FromPocket::Lines { lines })
            }
            ToPocket::Choose { record, ply, level, seed } => {
                let action = think::choose(&replay(&record, ply)?, level, seed);
                Ok(FromPocket::Chosen { action })
            }
            ToPocket::Check(asked) => check(asked).map(|figure| FromPocket::Figure { figure }),
        }
    }

    /// Begins with another game, and tells all of it.
    fn open(&mut self, local: LocalTable, viewer: Option<SeatNumber>) -> Answer {
        let viewer = viewer_of(&local, viewer)?;
        let mut start = local.game().clone();
        while start.undo().is_some() {}
        let mut events = vec![Happened::Started { board: games::board(&start.view(viewer)) }];
        events.extend(local.events(0, viewer));
        Ok(shown(self.0.insert(local), viewer, events))
    }

    /// Changes the game, and shows it with what has happened.
    fn game(
        &mut self,
        viewer: Option<SeatNumber>,
        change: impl FnOnce(&mut LocalTable, Viewer) -> Result<Vec<Happened>, Refused>,
    ) -> Answer {
        let local = self.0.as_mut().ok_or(refusals::NOT_STARTED)?;
        let viewer = viewer_of(local, viewer)?;
        let events = change(local, viewer)?;
        Ok(shown(local, viewer, events))
    }
}

fn shown(local: &LocalTable, viewer: Viewer, events: Vec<Happened>) -> FromPocket {
    FromPocket::Game {
        events,
        board: games::board(&local.game().view(viewer)),
        state: Box::new(local.table().state(viewer)),
    }
}

fn viewer_of(local: &LocalTable, viewer: Option<SeatNumber>) -> Result<Viewer, Refused> {
    viewer.map_or(Ok(Viewer::Spectator), |seat| seat_of(local, seat).map(Viewer::Seat))
}

fn seat_of(local: &LocalTable, number: SeatNumber) -> Result<Seat, Refused> {
    let seats = local.game().spec().seats();
    let seat = Seat::new(number.into()).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| refusals::NO_SUCH_SEAT.into())
}

/// The first record of a text.
pub(crate) fn read(text: &str) -> Result<Record, Refused> {
    match record::read(text).into_iter().next() {
        Some(Ok(record)) => Ok(record),
        Some(Err(broken)) => Err(broken.faults.into()),
        None => Err(server::NO_RECORD.into()),
    }
}

/// The game after so many actions of a record, or at its end.
fn replay(text: &str, ply: Option<Ply>) -> Result<AnyGame, Refused> {
    let record = read(text)?;
    let mut game = record.start()?;
    for played in record.plies.iter().take(ply.map_or(usize::MAX, |ply| ply as usize)) {
        game.play(&played.action)?;
    }
    Ok(game)
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(vec![refusal])
    }
}

impl From<&'static wire::refusals::RefusalKind> for Refused {
    fn from(kind: &'static wire::refusals::RefusalKind) -> Refused {
        Refusal::from(kind).into()
    }
}

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Refused {
        Refusal::from(&illegal).into()
    }
}

impl From<Faults> for Refused {
    fn from(faults: Faults) -> Refused {
        Refused(faults.iter().map(Refusal::from).collect())
    }
}
