//! `menagerie admin`

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use book::Book;
use clap::{Args as ClapArgs, Subcommand, ValueEnum};
use jiff::Timestamp;
use serde_json::{Value, json};
use server::{
    admin::{AdminAnswer, AdminList, AdminRequest, AdminTable},
    store::{AuditEntry, Ban, Person},
};
use wire::{Millis, Stage};

use crate::{
    cli::Format,
    commands::serve::{admin_socket, data_file},
    failure::{Failure, Result},
    help,
    refusal::{Reason, Refusal},
};

/// Look after the guests of the running server: list, ban, rename and remove them
#[derive(ClapArgs)]
#[command(
    long_about = "Gives commands to a running server, for example to look after its guests. A guest is a \
    person who has hosted, joined or watched a game on the server, or saved a name there. Only the system's \
    administrator and the account that runs the server can give commands, and only on the same machine. The \
    commands go over a Unix socket beside the data file, not over the network.\n\n\
    Before the server carries out a command that changes something, it notes the command in the audit log \
    (`menagerie admin list audit`)."
)]
#[command(after_long_help = help::examples("admin"))]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
    /// The server's data file, if it is not the default one
    ///
    /// A server with a PostgreSQL database has no data file. For such a server, give the path
    /// `postgres-<port>` in its data folder, such as ~/.local/share/menagerie/postgres-8140 for port 8140.
    // `serve` also has an option `--data`, with another id. That option does not apply to this command.
    #[arg(long, id = "admin_data", value_name = "FILE", global = true)]
    data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Subcommand)]
enum Task {
    /// List guests, the tables that the server has loaded, bans, or the audit log; newest first
    List {
        /// What to list
        #[arg(value_enum, default_value_t)]
        of: List,
        /// Only guests whose name or id contains this text
        #[arg(long, value_name = "TEXT")]
        search: Option<String>,
        /// List at most N entries
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: u32,
    },
    /// Show a guest: their sessions, addresses, bans and tables
    Show {
        /// The guest's id
        id: String,
    },
    /// Ban a guest or an address from the server, from now on
    Ban {
        /// The guest's id, or an IP address; an IPv6 address stands for all addresses with the same first 64
        /// bits
        subject: String,
        /// End the ban after N days [default: never]
        #[arg(long, value_name = "N", conflicts_with = "lift")]
        days: Option<u32>,
        /// Also ban the addresses from which the guest is connected now
        #[arg(long, conflicts_with = "lift")]
        addresses: bool,
        /// Lift the ban
        #[arg(long)]
        lift: bool,
        #[command(flatten)]
        why: Why,
    },
    /// Give a guest another name at all their tables, including finished ones
    Rename {
        /// The guest's id
        id: String,
        /// The new name
        name: String,
        #[command(flatten)]
        why: Why,
    },
    /// Remove a guest: sign them out, resign their games, and replace their name with "Guest"
    Remove {
        /// The guest's id
        id: String,
        #[command(flatten)]
        why: Why,
    },
    /// Sign a guest out everywhere; nobody can play as this guest any more
    Revoke {
        /// The guest's id
        id: String,
        #[command(flatten)]
        why: Why,
    },
}

#[derive(ClapArgs)]
struct Why {
    /// The reason, for the audit log
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum List {
    /// All guests of this server
    #[default]
    Guests,
    /// The tables that the server has loaded, because somebody used them recently
    Tables,
    /// Guests and addresses that are banned
    Bans,
    /// The audit log: what operators have done
    Audit,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    if !cfg!(unix) {
        return Err(Reason::AdminSystem.into());
    }
    let data = data_file(args.data.clone())?;
    let answer = ask(&data, &request(&args.task))?;
    if let AdminAnswer::Refused(refusal) = &answer {
        return Err(Failure::Refused(vec![Refusal::by_table(book, refusal)]));
    }
    let mut out = io::stdout().lock();
    if args.format.json {
        objects(&answer).iter().try_for_each(|object| writeln!(out, "{object}"))?;
    } else {
        lines(&answer).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

fn request(task: &Task) -> AdminRequest {
    match task {
        Task::List { of, search, limit } => AdminRequest::List {
            of: match of {
                List::Guests => AdminList::Guests,
                List::Tables => AdminList::Tables,
                List::Bans => AdminList::Bans,
                List::Audit => AdminList::Audit,
            },
            search: search.clone(),
            limit: *limit,
        },
        Task::Show { id } => AdminRequest::Show { id: id.clone() },
        Task::Ban { subject, lift: true, why, .. } => {
            AdminRequest::Lift { subject: subject.clone(), reason: why.reason.clone() }
        }
        Task::Ban { subject, days, addresses, why, .. } => AdminRequest::Ban {
            subject: subject.clone(),
            days: *days,
            addresses: *addresses,
            reason: why.reason.clone(),
        },
        Task::Rename { id, name, why } => {
            AdminRequest::Rename { id: id.clone(), name: name.clone(), reason: why.reason.clone() }
        }
        Task::Remove { id, why } => AdminRequest::Remove { id: id.clone(), reason: why.reason.clone() },
        Task::Revoke { id, why } => AdminRequest::Revoke { id: id.clone(), reason: why.reason.clone() },
    }
}

/// Sends a request to the server that uses this data file.
#[cfg(unix)]
fn ask(data: &Path, request: &AdminRequest) -> Result<AdminAnswer> {
    use std::{
        io::{BufRead, BufReader},
        os::unix::net::UnixStream,
    };

    let file = data.display().to_string();
    let no_answer = |error: &dyn std::error::Error| Reason::AdminAnswer { error: error.to_string() };
    let mut stream = UnixStream::connect(admin_socket(data)).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused => Reason::AdminNoServer { file },
        io::ErrorKind::PermissionDenied => Reason::AdminNotAllowed { file },
        _ => no_answer(&error),
    })?;
    let text = serde_json::to_string(request).map_err(|error| no_answer(&error))?;
    let mut line = String::new();
    writeln!(stream, "{text}")
        .and_then(|()| BufReader::new(stream).read_line(&mut line))
        .map_err(|error| no_answer(&error))?;
    if line.is_empty() {
        // The server does not answer other accounts, and while it is stopping, it answers nobody.
        return Err(Reason::AdminNotAllowed { file: data.display().to_string() }.into());
    }
    Ok(serde_json::from_str(&line).map_err(|error| no_answer(&error))?)
}

#[cfg(not(unix))]
fn ask(_: &Path, _: &AdminRequest) -> Result<AdminAnswer> {
    Err(Reason::AdminSystem.into())
}

/// The answer in JSON: one object for each entry of a list.
fn objects(answer: &AdminAnswer) -> Vec<Value> {
    match answer {
        AdminAnswer::Guests(people) => people.iter().map(|person| json!(person)).collect(),
        AdminAnswer::Tables(tables) => tables.iter().map(|table| json!(table)).collect(),
        AdminAnswer::Bans(bans) | AdminAnswer::Banned(bans) => bans.iter().map(|ban| json!(ban)).collect(),
        AdminAnswer::Audit(entries) => entries.iter().map(|entry| json!(entry)).collect(),
        AdminAnswer::Guest { person, addresses, bans, tables } => {
            vec![json!({"guest": person, "addresses": addresses, "bans": bans, "tables": tables})]
        }
        AdminAnswer::Lifted(subject) => vec![json!({"lifted": subject})],
        AdminAnswer::Renamed { id, name } => vec![json!({"renamed": id, "name": name})],
        AdminAnswer::Removed(id) => vec![json!({"removed": id})],
        AdminAnswer::Revoked { id, sessions } => vec![json!({"revoked": id, "sessions": sessions})],
        AdminAnswer::Refused(_) => Vec::new(),
    }
}

/// The answer as lines of text.
fn lines(answer: &AdminAnswer) -> Vec<String> {
    match answer {
        AdminAnswer::Guests(people) => people.iter().map(person).collect(),
        AdminAnswer::Tables(tables) => tables.iter().map(table).collect(),
        AdminAnswer::Bans(bans) => bans.iter().map(ban).collect(),
        AdminAnswer::Banned(bans) => bans.iter().map(|banned| format!("banned {}", ban(banned))).collect(),
        AdminAnswer::Audit(entries) => entries.iter().map(audit).collect(),
        AdminAnswer::Guest { person: guest, addresses, bans, tables } => {
            let mut lines = vec![person(guest)];
            lines.extend(addresses.iter().map(|address| format!("  connected from {address}")));
            lines.extend(bans.iter().map(|banned| format!("  banned {}", ban(banned))));
            lines.extend(tables.iter().map(|seat| format!("  {}", table(seat))));
            lines
        }
        AdminAnswer::Lifted(subject) => vec![format!("{subject} is no longer banned")],
        AdminAnswer::Renamed { id, name } => vec![format!("{id} is called {name} now")],
        AdminAnswer::Removed(id) => vec![format!("{id} was removed")],
        AdminAnswer::Revoked { id, sessions } => vec![format!("{id} was signed out ({sessions})")],
        AdminAnswer::Refused(_) => Vec::new(),
    }
}

fn person(person: &Person) -> String {
    let Person { id, name, created, used, sessions, tables } = person;
    let used = used.map_or_else(|| "signed out".to_owned(), |used| format!("last seen {}", day(used)));
    format!("{id}  {name}  since {}, {used}, sessions {sessions}, tables {tables}", day(*created))
}

fn table(table: &AdminTable) -> String {
    let stage = match table.stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over => "over",
    };
    let seats: Vec<&str> =
        table.seats.iter().map(|seat| if seat.is_empty() { "open" } else { seat.as_str() }).collect();
    format!("{}  {}  {stage}  {}  {}", table.id, table.spec, moment(table.touched), seats.join(" "))
}

fn ban(ban: &Ban) -> String {
    let until = ban.until.map_or_else(|| "for ever".to_owned(), |until| format!("until {}", moment(until)));
    format!("{}  since {}, {until}{}", ban.subject, moment(ban.since), because(ban.reason.as_deref()))
}

fn audit(entry: &AuditEntry) -> String {
    let AuditEntry { at, operator, action, subject, reason } = entry;
    format!("{}  {operator}  {action}  {subject}{}", moment(*at), because(reason.as_deref()))
}

fn because(reason: Option<&str>) -> String {
    reason.map_or_else(String::new, |reason| format!("  ({reason})"))
}

/// A moment in UTC, to the second.
fn moment(at: Millis) -> String {
    let seconds = i64::try_from(at / 1000).ok().and_then(|at| Timestamp::from_second(at).ok());
    seconds.map_or_else(|| at.to_string(), |at| at.to_string())
}

/// The day of a moment in UTC.
fn day(at: Millis) -> String {
    let moment = moment(at);
    moment.split_once('T').map_or_else(|| moment.clone(), |(day, _)| day.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{day, moment};

    #[test]
    fn moments_are_in_utc() {
        assert_eq!(moment(1_763_836_496_789), "2025-11-22T18:34:56Z");
        assert_eq!(day(1_763_836_496_789), "2025-11-22");
        assert_eq!(moment(u64::MAX), u64::MAX.to_string());
    }
}
