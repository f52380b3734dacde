//! Carries out operators' commands.

use std::net::IpAddr;

use rules::Seat;
use table::{Identity, MAX_NAME, Occupant, Table, check_name};
use wire::{Millis, Refusal, refusals::server as refusals};

use super::{AdminAnswer, AdminList, AdminRequest, AdminTable};
use crate::{
    app::App,
    error::Error,
    guard::household,
    store::{AuditEntry, Ban, Person},
};

/// A day in milliseconds.
const DAY: Millis = 24 * 60 * 60 * 1000;
/// The maximum number of tables in the answer to a request that shows a guest.
const MAX_TABLES: u32 = 50;

impl AdminRequest {
    /// Returns what the audit log notes about this request: the subcommand, its subject and the reason.
    /// Returns `None` if the request changes nothing.
    fn note(&self) -> Option<(&'static str, &str, Option<&str>)> {
        let (action, subject, reason) = match self {
            AdminRequest::List { .. } | AdminRequest::Show { .. } => return None,
            AdminRequest::Ban { subject, reason, .. } => ("ban", subject, reason),
            AdminRequest::Lift { subject, reason } => ("lift", subject, reason),
            AdminRequest::Rename { id, reason, .. } => ("rename", id, reason),
            AdminRequest::Remove { id, reason } => ("remove", id, reason),
            AdminRequest::Revoke { id, reason } => ("revoke", id, reason),
        };
        Some((action, subject, reason.as_deref()))
    }
}

impl App {
    /// Carries out an operator's request. `operator` is the operator's account on the system.
    pub(super) async fn administer(&self, operator: &str, request: AdminRequest) -> AdminAnswer {
        match self.try_administer(operator, request).await {
            Ok(answer) => answer,
            Err(error) => AdminAnswer::Refused(error.refusal()),
        }
    }

    async fn try_administer(&self, operator: &str, request: AdminRequest) -> Result<AdminAnswer, Error> {
        match request {
            AdminRequest::List { of, search, limit } => self.list(of, search.as_deref(), limit).await,
            AdminRequest::Show { id } => self.show(id).await,
            AdminRequest::Ban { ref subject, days, addresses, .. } => {
                let until = days.map(|days| self.time.now().saturating_add(DAY * Millis::from(days)));
                let mut subjects = vec![self.banned_subject(subject).await?];
                if addresses {
                    subjects.extend(self.banned_addresses(subject));
                }
                self.note(operator, &request).await?;
                self.ban(subjects, until, &request).await
            }
            AdminRequest::Lift { ref subject, .. } => {
                let subject = canonical(subject).unwrap_or_else(|| subject.clone());
                if !self.store.bans().await?.iter().any(|ban| ban.subject == subject) {
                    return Err(refusals::IS_NOT_BANNED.into());
                }
                self.note(operator, &request).await?;
                self.store.lift_ban(&subject).await?;
                self.read_bans().await?;
                Ok(AdminAnswer::Lifted(subject))
            }
            AdminRequest::Rename { ref id, ref name, .. } => {
                let name = check_name(name, MAX_NAME).map_err(|_| refusals::NAME_REFUSED)?;
                self.find(id).await?;
                self.note(operator, &request).await?;
                self.rename_everywhere(&Identity { id: id.clone(), name: name.clone() }).await?;
                Ok(AdminAnswer::Renamed { id: id.clone(), name })
            }
            AdminRequest::Remove { ref id, .. } => {
                self.find(id).await?;
                self.note(operator, &request).await?;
                self.remove_person(id).await?;
                Ok(AdminAnswer::Removed(id.clone()))
            }
            AdminRequest::Revoke { ref id, .. } => {
                self.find(id).await?;
                self.note(operator, &request).await?;
                let sessions = self.end_sessions(id).await? as u32;
                Ok(AdminAnswer::Revoked { id: id.clone(), sessions })
            }
        }
    }

    /// Notes a request in the audit log, if the request changes something. Called before the request is
    /// carried out.
    async fn note(&self, operator: &str, request: &AdminRequest) -> Result<(), Error> {
        let Some((action, subject, reason)) = request.note() else { return Ok(()) };
        tracing::info!(operator, action, "an operator's command");
        let entry = AuditEntry {
            at: self.time.now(),
            operator: operator.to_owned(),
            action: action.to_owned(),
            subject: subject.to_owned(),
            reason: reason.map(str::to_owned),
        };
        Ok(self.store.add_audit(&entry).await?)
    }

    async fn find(&self, id: &str) -> Result<Person, Error> {
        Ok(self.store.person(id).await?.ok_or(refusals::NO_GUEST)?)
    }

    async fn list(&self, of: AdminList, search: Option<&str>, limit: u32) -> Result<AdminAnswer, Error> {
        Ok(match of {
            AdminList::Guests => AdminAnswer::Guests(self.store.people(search, limit).await?),
            AdminList::Tables => {
                let ids = self.tables.rooms.all().into_iter().map(|room| room.id.clone());
                let mut tables = self.describe(ids.collect()).await?;
                tables.sort_by(|one, other| other.touched.cmp(&one.touched).then(one.id.cmp(&other.id)));
                tables.truncate(limit as usize);
                AdminAnswer::Tables(tables)
            }
            AdminList::Bans => {
                let mut bans = self.store.bans().await?;
                bans.truncate(limit as usize);
                AdminAnswer::Bans(bans)
            }
            AdminList::Audit => AdminAnswer::Audit(self.store.audit(limit).await?),
        })
    }

    async fn show(&self, id: String) -> Result<AdminAnswer, Error> {
        let person = self.find(&id).await?;
        let addresses: Vec<String> = self.sockets.addresses(&id).iter().map(IpAddr::to_string).collect();
        let is_about = |ban: &Ban| ban.subject == id || addresses.contains(&ban.subject);
        let bans = self.store.bans().await?.into_iter().filter(is_about).collect();
        let tables = self.describe(self.store.tables_of(&id, MAX_TABLES).await?).await?;
        Ok(AdminAnswer::Guest { person, addresses, bans, tables })
    }

    async fn describe(&self, ids: Vec<String>) -> Result<Vec<AdminTable>, Error> {
        let mut tables = Vec::with_capacity(ids.len());
        for id in ids {
            match self.tables.look(&id, |table| admin_table(&id, table)).await {
                Ok(table) => tables.push(table),
                // The table was removed a moment ago.
                Err(Error::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(tables)
    }

    /// Returns the text under which a ban stores this subject: the id of a known guest, or the address of a
    /// household.
    async fn banned_subject(&self, subject: &str) -> Result<String, Error> {
        let Ok(address) = subject.parse::<IpAddr>() else { return Ok(self.find(subject).await?.id) };
        // A ban of a loopback address or of a proxy would keep everybody out, including the operator.
        if address.to_canonical().is_loopback() || self.is_proxy(address) {
            return Err(refusals::OWN_ADDRESS.into());
        }
        Ok(household(address).to_string())
    }

    /// Returns the addresses that a ban of this guest can include: those from which the guest is connected.
    /// Loopback addresses are left out, because many people may share one.
    fn banned_addresses(&self, id: &str) -> impl Iterator<Item = String> {
        let addresses = self.sockets.addresses(id).into_iter();
        addresses.filter(|address| !address.is_loopback()).map(|address| address.to_string())
    }

    async fn ban(
        &self,
        subjects: Vec<String>,
        until: Option<Millis>,
        request: &AdminRequest,
    ) -> Result<AdminAnswer, Error> {
        let reason = request.note().and_then(|(_, _, reason)| reason.map(str::to_owned));
        let since = self.time.now();
        let ban = |subject| Ban { subject, since, until, reason: reason.clone() };
        let bans: Vec<Ban> = subjects.into_iter().map(ban).collect();
        for ban in &bans {
            self.store.add_ban(ban).await?;
        }
        self.read_bans().await?;
        Ok(AdminAnswer::Banned(bans))
    }
}

/// Returns the text under which a ban stores this address. Returns `None` if `subject` is not an address.
fn canonical(subject: &str) -> Option<String> {
    subject.parse().ok().map(|address| household(address).to_string())
}

fn admin_table(id: &str, table: &Table) -> AdminTable {
    let occupant = |seat: Seat| match &table.occupants()[seat.index()] {
        Occupant::Nobody => String::new(),
        Occupant::Invited(person) | Occupant::Person { identity: person, .. } => person.id.clone(),
        Occupant::Computer { level, .. } => format!("level:{level}"),
    };
    AdminTable {
        id: id.to_owned(),
        spec: table.spec().to_string(),
        stage: table.stage(),
        seats: Seat::all(table.occupants().len()).map(occupant).collect(),
        touched: table.touched(),
    }
}

/// Returns the answer to a text that is not a request.
pub(super) fn malformed() -> AdminAnswer {
    AdminAnswer::Refused(Refusal::from(refusals::MESSAGE))
}
