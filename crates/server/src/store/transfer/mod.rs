//! Copies everything from one store to another: to move a server, and for backups.
//!
//! A copy has three steps:
//!
//! 1. *Mark* the target as unfinished. From then on, no server starts with it, until step 3.
//! 2. *Copy* everything as it was at one moment. Every log is replayed. A damaged log stops the
//!    copy, except in a backup, which keeps the log as it is and reports the damage.
//! 3. *Verify*: read everything back, replay it again, and compare the digests of each log and of all other
//!    data with the digests from step 2. Then remove the mark.
//!
//! If a copy is interrupted, the same copy can be made again: an unfinished target counts as empty.
//!
//! A backup is an SQLite file, whichever store it comes from. It contains the digests of what it holds.

mod check;
mod rows;

use std::{
    error, fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

use tokio::{sync::mpsc, task::spawn_blocking};

use super::{
    DatabaseUrl, Hash, StoreError, postgres,
    sqlite::{self, transfer::Finished},
};
use check::{Checker, Digests};

pub use check::Damage;
pub use rows::Part;
pub(super) use rows::{Batch, Entry, Kind, Log, PARTS, POSTGRES, PartSpec, SQLITE, Value};

/// The number of batches that may wait between reading and checking.
const WAITING: usize = 4;

/// Where a server keeps its data.
#[derive(Clone, Debug)]
pub enum Place {
    /// In an SQLite file.
    File(PathBuf),
    /// In a PostgreSQL database.
    Database(DatabaseUrl),
}

/// Writes the path, or the address without the password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(file) => file.display().fmt(f),
            Place::Database(url) => url.fmt(f),
        }
    }
}

/// What a copy is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// It reads the source and writes the target.
    Copy,
    /// It reads the target.
    Verify,
}

/// What was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// The number of tables.
    pub tables: u64,
    /// The number of entries in their logs.
    pub entries: u64,
    /// SHA-256 of everything.
    pub digest: Hash,
    /// For [`copy`] and [`restore`]: whether the source contained digests. If it did, what was read matches
    /// them.
    pub sealed: bool,
    /// What is damaged in the source of a backup. The backup contains the damaged data as it is.
    pub damages: Vec<Damage>,
}

/// Why a copy failed.
#[derive(Debug)]
pub enum CopyError {
    /// The source cannot be read.
    Source(StoreError),
    /// The target cannot be written.
    Target(StoreError),
    /// The source is damaged in these places, and perhaps in more. The copy was not finished.
    Damaged(Vec<Damage>),
    /// What was read back from the target differs from what was written, in these places and perhaps in more.
    Different(Vec<Damage>),
}

impl fmt::Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CopyError::Source(error) | CopyError::Target(error) => error.fmt(f),
            CopyError::Damaged(damages) | CopyError::Different(damages) => {
                let sentences: Vec<_> = damages.iter().map(Damage::to_string).collect();
                f.write_str(&sentences.join("; "))
            }
        }
    }
}

impl error::Error for CopyError {}

/// Receives the progress: the step, the number of log entries so far, and the number of all log entries.
pub type Progress<'a> = &'a mut (dyn FnMut(Step, u64, u64) + Send);

/// The store that is read.
enum Source {
    /// Shared, because it is read on another thread.
    File(Arc<std::sync::Mutex<sqlite::transfer::Source>>),
    Database(Box<postgres::transfer::Source>),
}

impl Source {
    async fn open(place: &Place, servers: postgres::transfer::Servers) -> Result<Source, StoreError> {
        match place {
            Place::File(file) => {
                let file = file.clone();
                let open = move || sqlite::transfer::Source::open(&file);
                Ok(Source::file(on_a_thread(open).await?))
            }
            Place::Database(url) => {
                Ok(Source::Database(Box::new(postgres::transfer::Source::open(url, servers).await?)))
            }
        }
    }

    fn file(source: sqlite::transfer::Source) -> Source {
        Source::File(Arc::new(std::sync::Mutex::new(source)))
    }

    async fn read(&self, batches: mpsc::Sender<Batch>) -> Result<(), StoreError> {
        match self {
            Source::File(source) => {
                let source = source.clone();
                on_a_thread(move || lock(&source).read(&batches)).await
            }
            Source::Database(source) => source.read(&batches).await,
        }
    }
}

/// The store that is written.
enum Target {
    File(Arc<std::sync::Mutex<sqlite::transfer::Target>>),
    Database(Box<postgres::transfer::Target>),
}

impl Target {
    async fn begin(place: &Place) -> Result<Target, StoreError> {
        match place {
            Place::File(file) => {
                let file = file.clone();
                let begin = move || {
                    if !sqlite::transfer::Target::is_free(&file)? {
                        return Err(StoreError::NotEmpty);
                    }
                    sqlite::transfer::Target::begin(&file)
                };
                Ok(Target::File(Arc::new(std::sync::Mutex::new(on_a_thread(begin).await?))))
            }
            Place::Database(url) => {
                Ok(Target::Database(Box::new(postgres::transfer::Target::begin(url).await?)))
            }
        }
    }

    async fn write(&mut self, batch: Batch) -> Result<(), StoreError> {
        match self {
            Target::File(target) => {
                let target = target.clone();
                on_a_thread(move || lock(&target).write(&batch)).await
            }
            Target::Database(target) => target.write(&batch).await,
        }
    }

    async fn commit(&self) -> Result<(), StoreError> {
        match self {
            Target::File(target) => {
                let target = target.clone();
                on_a_thread(move || lock(&target).commit()).await
            }
            Target::Database(target) => target.commit().await,
        }
    }
}

fn lock<T>(shared: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Runs blocking work on another thread.
async fn on_a_thread<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    spawn_blocking(work).await.map_err(StoreError::broken)?
}

/// What to do with damage in the store that is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Damages {
    Refuse,
    Keep,
}

/// Reads everything from a source, checks it, and writes it to a target if there is one.
async fn pass(
    source: &Source,
    mut target: Option<&mut Target>,
    step: Step,
    damages: Damages,
    progress: Progress<'_>,
) -> Result<(Digests, Vec<Damage>), CopyError> {
    let (sender, mut batches) = mpsc::channel(WAITING);
    let check = async {
        let mut checker = Checker::default();
        while let Some(batch) = batches.recv().await {
            let checking = move || {
                checker.check(&batch);
                Ok((checker, batch))
            };
            let batch;
            (checker, batch) = on_a_thread(checking).await.map_err(CopyError::Source)?;
            if damages == Damages::Refuse && checker.is_damaged() {
                // What cannot be replayed is not copied. The reader stops, because nobody takes its batches
                // any more.
                break;
            }
            if let Some(target) = &mut target {
                target.write(batch).await.map_err(CopyError::Target)?;
            }
            let (done, all) = checker.progress();
            progress(step, done, all);
        }
        let stopped = damages == Damages::Refuse && checker.is_damaged();
        drop(batches);
        Ok::<_, CopyError>((checker, stopped))
    };
    let (read, checked) = futures_util::future::join(source.read(sender), check).await;
    let (checker, stopped) = checked?;
    if stopped {
        return Err(CopyError::Damaged(checker.finish().1));
    }
    read.map_err(CopyError::Source)?;
    let (digests, found) = checker.finish();
    if damages == Damages::Refuse && !found.is_empty() {
        return Err(CopyError::Damaged(found));
    }
    Ok((digests, found))
}

/// Reads a target back and compares the digests.
async fn verify(
    source: &Source,
    written: &Digests,
    damages: Damages,
    progress: Progress<'_>,
) -> Result<(), CopyError> {
    let read = pass(source, None, Step::Verify, damages, progress).await;
    let (read, _) = read.map_err(|error| match error {
        CopyError::Damaged(damages) => CopyError::Different(damages),
        CopyError::Source(error) => CopyError::Target(error),
        error => error,
    })?;
    let differences = written.differences(&read);
    if differences.is_empty() { Ok(()) } else { Err(CopyError::Different(differences)) }
}

/// Copies everything from a source that was opened.
async fn copy_from(
    source: &Source,
    mut target: Target,
    seal: Option<&Digests>,
    finished: Finished,
    damages: Damages,
    progress: Progress<'_>,
) -> Result<Copied, CopyError> {
    let (digests, found) = pass(source, Some(&mut target), Step::Copy, damages, progress).await?;
    if let Some(seal) = seal {
        let differences = seal.differences(&digests);
        if !differences.is_empty() {
            return Err(CopyError::Damaged(differences));
        }
    }
    target.commit().await.map_err(CopyError::Target)?;
    match target {
        Target::File(target) => {
            let read_back = lock(&target).read_back().map(Source::file).map_err(CopyError::Target)?;
            verify(&read_back, &digests, damages, progress).await?;
            drop(read_back);
            let target = Arc::into_inner(target).and_then(|target| target.into_inner().ok());
            let digests = digests.clone();
            let finish = move || {
                let target = target.ok_or(StoreError::Broken("the file is still in use".into()))?;
                target.finish(finished, &as_seal(&digests))
            };
            on_a_thread(finish).await.map_err(CopyError::Target)?;
        }
        Target::Database(target) => {
            let read_back = Source::Database(Box::new(target.read_back().await.map_err(CopyError::Target)?));
            verify(&read_back, &digests, damages, progress).await?;
            if let Source::Database(read_back) = read_back {
                postgres::transfer::Target::finish(*read_back).await.map_err(CopyError::Target)?;
            }
        }
    }
    Ok(copied(&digests, seal.is_some(), found))
}

fn copied(digests: &Digests, sealed: bool, damages: Vec<Damage>) -> Copied {
    let tables = digests.logs.len() as u64;
    Copied { tables, entries: digests.entries, digest: digests.total(), sealed, damages }
}

/// Returns the digests as a backup contains them.
fn as_seal(digests: &Digests) -> Vec<(&str, &str, Hash)> {
    let logs = digests.logs.iter().map(|(table, digest)| (Part::Logs.key(), table.as_str(), *digest));
    logs.chain(digests.parts.iter().map(|(part, digest)| (part.key(), "", *digest))).collect()
}

/// Returns the digests in a backup. A part that this version does not know counts as damage of the file.
fn from_seal(seal: Vec<sqlite::transfer::SealedDigest>) -> Result<Digests, CopyError> {
    let mut digests = Digests::default();
    for (key, table, digest) in seal {
        if key == Part::Logs.key() {
            digests.logs.insert(table, digest);
        } else if let Some(spec) = PARTS.iter().find(|spec| spec.part.key() == key) {
            digests.parts.insert(spec.part, digest);
        } else {
            let words = format!("its list of digests names the unknown part “{key}”");
            return Err(CopyError::Damaged(vec![Damage::File(words)]));
        }
    }
    Ok(digests)
}

/// Copies a whole server to an empty place. If `live` is set, servers may use the source meanwhile, and what
/// they store after the copy has begun is not copied. If `live` is not set, no server may use the source. A
/// database that servers use is then refused. For a file, the caller must check that no server uses it.
///
/// # Errors
/// Something cannot be read, written or replayed. In that case, the target is marked as unfinished, unless
/// the target itself was refused.
pub async fn copy(from: &Place, to: &Place, live: bool, progress: Progress<'_>) -> Result<Copied, CopyError> {
    let servers = if live { postgres::transfer::Servers::Allowed } else { postgres::transfer::Servers::Kept };
    let source = Source::open(from, servers).await.map_err(CopyError::Source)?;
    let target = Target::begin(to).await.map_err(CopyError::Target)?;
    transfer(&source, target, progress).await
}

/// Restores a backup to an empty place. Even if the backup cannot be read, the place is marked as unfinished,
/// so that no server starts there without data.
///
/// # Errors
/// The backup cannot be read or is damaged, or the place cannot be used.
pub async fn restore(backup: &Path, to: &Place, progress: Progress<'_>) -> Result<Copied, CopyError> {
    let target = Target::begin(to).await.map_err(CopyError::Target)?;
    let from = Place::File(backup.to_owned());
    let source = Source::open(&from, postgres::transfer::Servers::Allowed).await;
    transfer(&source.map_err(CopyError::Source)?, target, progress).await
}

async fn transfer(source: &Source, target: Target, progress: Progress<'_>) -> Result<Copied, CopyError> {
    let seal = check_file(source).await?;
    copy_from(source, target, seal.as_ref(), Finished::DataFile, Damages::Refuse, progress).await
}

/// Checks the file of a source. Returns the digests in it, if it is a backup.
async fn check_file(source: &Source) -> Result<Option<Digests>, CopyError> {
    let Source::File(source) = source else { return Ok(None) };
    let source = source.clone();
    let check = move || {
        let source = lock(&source);
        Ok((source.damage()?, source.seal()?))
    };
    match on_a_thread(check).await.map_err(CopyError::Source)? {
        (Some(words), _) => Err(CopyError::Damaged(vec![Damage::File(words)])),
        (None, seal) => seal.map(from_seal).transpose(),
    }
}

/// Writes a backup to a new file. Servers may use the source meanwhile. Damaged data is copied as it is, and
/// reported.
///
/// # Errors
/// The source cannot be read, or the backup cannot be written.
pub async fn backup(from: &Place, file: &Path, progress: Progress<'_>) -> Result<Copied, CopyError> {
    let part = Place::File(file.to_owned());
    let allowed = postgres::transfer::Servers::Allowed;
    let Place::File(data) = from else {
        let source = Source::open(from, allowed).await.map_err(CopyError::Source)?;
        if file.exists() {
            return Err(CopyError::Target(StoreError::NotEmpty));
        }
        let target = Target::begin(&part).await.map_err(CopyError::Target)?;
        return copy_from(&source, target, None, Finished::Backup, Damages::Keep, progress).await;
    };
    // SQLite copies a file faster, and can also copy a file with an older schema. The copy of such a file
    // gets no digests.
    if !sqlite::copy_file(data, file).await.map_err(CopyError::Source)? {
        return Ok(copied(&Digests::default(), false, Vec::new()));
    }
    let source = Source::open(&part, allowed).await.map_err(CopyError::Source)?;
    let (digests, found) = pass(&source, None, Step::Copy, Damages::Keep, progress).await?;
    drop(source);
    let (sealed, file) = (digests.clone(), file.to_owned());
    on_a_thread(move || sqlite::transfer::seal(&file, &as_seal(&sealed))).await.map_err(CopyError::Target)?;
    Ok(copied(&digests, true, found))
}
