//! The order in which jobs get a thread.

use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    sync::Arc,
};

use super::{Class, Job};

/// Jobs that wait, first come first served for each address. The addresses take turns.
#[derive(Default)]
pub(super) struct FairQueue {
    jobs: HashMap<IpAddr, VecDeque<Arc<Job>>>,
    /// The addresses that have jobs, in the order of their turns.
    turns: VecDeque<IpAddr>,
}

impl FairQueue {
    pub(super) fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.jobs.values().map(VecDeque::len).sum()
    }

    /// Returns the number of waiting studies from an address.
    pub(super) fn studies_of(&self, from: IpAddr) -> usize {
        let line = self.jobs.get(&from).into_iter().flatten();
        line.filter(|job| job.class == Class::Study).count()
    }

    /// Puts a job after the others of its address and class.
    pub(super) fn push_back(&mut self, job: Arc<Job>) {
        let line = self.line(job.from);
        let at = line.partition_point(|other| other.class <= job.class);
        line.insert(at, job);
    }

    /// Puts a job that has paused before the others of its address and class.
    pub(super) fn push_front(&mut self, job: Arc<Job>) {
        let line = self.line(job.from);
        let at = line.partition_point(|other| other.class < job.class);
        line.insert(at, job);
    }

    fn line(&mut self, from: IpAddr) -> &mut VecDeque<Arc<Job>> {
        self.jobs.entry(from).or_insert_with(|| {
            self.turns.push_back(from);
            VecDeque::new()
        })
    }

    /// Takes the job of the address whose turn it is. If the first job of an address is not allowed, that
    /// address is passed over.
    pub(super) fn pop(&mut self, is_allowed: impl Fn(&Job) -> bool) -> Option<Arc<Job>> {
        for _ in 0..self.turns.len() {
            let from = self.turns.pop_front()?;
            let line = self.jobs.get_mut(&from)?;
            let job = if line.front().is_some_and(|job| is_allowed(job)) { line.pop_front() } else { None };
            if line.is_empty() {
                self.jobs.remove(&from);
            } else {
                self.turns.push_back(from);
            }
            if job.is_some() {
                return job;
            }
        }
        None
    }

    pub(super) fn remove(&mut self, job: &Arc<Job>) {
        let Some(line) = self.jobs.get_mut(&job.from) else { return };
        line.retain(|other| !Arc::ptr_eq(other, job));
        if line.is_empty() {
            self.jobs.remove(&job.from);
            self.turns.retain(|from| *from != job.from);
        }
    }
}
