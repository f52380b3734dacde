//! A short list without allocation, so that positions and actions are `Copy`.

use std::{fmt, ops::Deref};

/// A list of at most `N` items. Items beyond that are dropped.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    /// The items from `len` on are defaults, so that equal lists have equal bytes.
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds an item at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        if let Some(room) = self.items.get_mut(usize::from(self.len)) {
            *room = item;
            self.len += 1;
        }
    }

    /// Inserts an item at an index, or at the end if the index is beyond it.
    #[inline]
    pub(super) fn insert(&mut self, at: usize, item: T) {
        let last = self.len();
        self.push(item);
        if at < last && last < self.len() {
            self.items[at..=last].rotate_right(1);
        }
    }

    /// Removes the item at an index and returns it.
    #[inline]
    pub(super) fn remove(&mut self, at: usize) -> Option<T> {
        let item = self.get(at).copied()?;
        self.items[at..].rotate_left(1);
        self.items[N - 1] = T::default();
        self.len -= 1;
        Some(item)
    }

    /// The items, mutably.
    #[inline]
    pub(super) fn as_mut(&mut self) -> &mut [T] {
        self.items.get_mut(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
