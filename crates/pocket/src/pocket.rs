//! The engine's answers.

use std::str::FromStr;

use players::TableSize;
use rules::{
    Faults, Illegal, Seat, Viewer,
    catalog::{AnyGame, AnySpec},
    record::{Reader, Record, TreePath},
};
use search::Generator;
use table::limits::{MAX_ACTIONS, MAX_RECORDS};
use wire::{
    Refusal, SeatNumber,
    http::{Found, Records},
    pocket::{FromPocket, StudyTables, ToPocket},
    refusals::{server, table as table_refusals},
};

use crate::{
    check::check,
    device::{self, DeviceTable, Given},
    think::{self, Wish},
};

/// All reasons why a request is refused.
#[derive(Debug)]
pub(crate) struct Refused(Vec<Refusal>);

pub(crate) type Answer = Result<FromPocket, Refused>;

/// Answers a request. While a search runs, it calls `progress` with what it has found so far.
pub fn answer(request: ToPocket, progress: &mut dyn FnMut(FromPocket)) -> FromPocket {
    try_answer(request, progress).unwrap_or_else(|Refused(faults)| FromPocket::Refused { faults })
}

fn try_answer(request: ToPocket, progress: &mut dyn FnMut(FromPocket)) -> Answer {
    match request {
        ToPocket::SetUp { id, wish, name, seed, now } => device::set_up(id, wish, &name, &seed, now),
        ToPocket::SetUpRematch { id, of, seed, now } => device::set_up_rematch(id, &of, &seed, now),
        ToPocket::Order { table, order, name, command, rematch, now } => {
            DeviceTable::open(table, now)?.order(&Given { order, name, command, rematch })
        }
        ToPocket::PassTime { table, absent, now } => DeviceTable::open(table, now)?.pass_time(absent),
        ToPocket::Choose { table } => device::choose(&table),
        ToPocket::PlayComputer { table, ply, decision, now } => {
            DeviceTable::open(table, now)?.play_computer(ply, &decision)
        }
        ToPocket::Watch { table, seat, after } => device::watch(table, seat, after),
        ToPocket::Record { table } => device::record(&table),
        ToPocket::RecordToStudy { table, ply } => device::record_to_study(&table, ply),
        ToPocket::Records { text } => records(&text),
        ToPocket::Show { record } => {
            let shown = table::retell(&read(&record)?, &|| false).map_err(|(_, faults)| faults)?;
            Ok(FromPocket::Shown(Box::new(shown.ok_or(server::LONG_RECORD)?)))
        }
        ToPocket::Begin { spec, position } => {
            let spec = AnySpec::parse(&spec)?;
            let game = position.map_or_else(|| Ok(spec.start()), |position| spec.from_position(&position))?;
            let begun = game.position().filter(|begun| Some(begun) != spec.start().position().as_ref());
            Ok(FromPocket::Record { record: Record::of(&game, begun).to_string() })
        }
        ToPocket::Explore { record, path, seat, edit } => {
            let (mut record, mut path) = (read(&record)?, TreePath::from_str(&path)?);
            if let Some(edit) = edit {
                path = table::edit(&mut record, &path, edit)?;
                // Read the record again, because this refuses a record that the edit has made too long.
                record = read(&record.to_string())?;
            }
            Ok(FromPocket::Analysis(Box::new(table::explore(&record, &path, viewer(seat)?)?)))
        }
        ToPocket::Options { record, path, seed } => {
            let game = replay(&record, &path)?;
            Ok(FromPocket::Options(table::options(&game, &mut Generator::new(seed))))
        }
        ToPocket::Think { record, path, nodes, seed } => {
            Ok(think::think(&replay(&record, &path)?, nodes, seed, progress))
        }
        ToPocket::Study { record, path, nodes, lines, also, tables, seed } => {
            let tables = match tables {
                StudyTables::None => TableSize::None,
                StudyTables::Common => TableSize::Common,
                StudyTables::Large => TableSize::Large,
            };
            let wish = Wish { nodes, count: lines.into(), also, tables, seed };
            Ok(think::study(&replay(&record, &path)?, wish)?)
        }
        ToPocket::Check(asked) => check(asked),
    }
}

/// The records in a text.
fn records(text: &str) -> Answer {
    let mut reader = reader(text);
    let records: Vec<Found> = reader.by_ref().take(MAX_RECORDS).map(Found::from).collect();
    if records.is_empty() {
        return Err(server::NO_RECORD.into());
    }
    Ok(FromPocket::Records(Records { records, more: reader.skip_rest() as u32 }))
}

fn reader(text: &str) -> Reader<'_> {
    Reader::new(text).max_plies(MAX_ACTIONS as usize)
}

/// The first record of a text.
pub(crate) fn read(text: &str) -> Result<Record, Refused> {
    match reader(text).next() {
        Some(Ok(record)) => Ok(record),
        Some(Err(broken)) => Err(broken.faults.into()),
        None => Err(server::NO_RECORD.into()),
    }
}

/// The viewer at a seat; a spectator if no seat is given.
pub(crate) fn viewer(seat: Option<SeatNumber>) -> Result<Viewer, Refused> {
    let Some(number) = seat else { return Ok(Viewer::Spectator) };
    let seat = Seat::new(number.into()).ok_or(table_refusals::NO_SUCH_SEAT)?;
    Ok(seat.into())
}

/// The game in the position to which `path` leads in a record.
fn replay(text: &str, path: &str) -> Result<AnyGame, Refused> {
    Ok(read(text)?.game_at(&TreePath::from_str(path)?)?)
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
