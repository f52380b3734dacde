//! Networks and books: the data of a game, which a program either contains or loads when the game needs it.
//!
//! With the default feature `data`, the program contains all data. The engine in the web page is built
//! without this feature, so that no game waits for the data of another game. It asks which file a spec
//! [lacks](missing_data), and passes the content of that file to [`load_data`].

use std::sync::OnceLock;

use rules::catalog::{AnySpec, GAMES};

use crate::{
    network::Network,
    playable::{Playable, PlayableSpecVisitor, visit_spec},
};

/// A network or book that players need.
pub trait DataFile: Sync {
    /// Returns the name of the file, without its folder.
    fn name(&self) -> &'static str;

    /// Whether the data is built in or loaded.
    fn is_there(&self) -> bool;

    /// Loads the content of the file. Returns `false` if the content is malformed or was loaded before.
    fn load(&self, content: &[u8]) -> bool;

    /// Returns the content of the file; `None` if the data is neither built in nor loaded.
    fn content(&self) -> Option<Vec<u8>>;
}

/// Returns the name of a file that a spec's players need, if this file is neither built in nor loaded.
pub fn missing_data(spec: AnySpec) -> Option<&'static str> {
    files(spec).into_iter().find(|file| !file.is_there()).map(DataFile::name)
}

/// Loads the content of the file with this name. Returns `false` if there is no such file, or its content is
/// malformed or was loaded before.
pub fn load_data(name: &str, content: &[u8]) -> bool {
    all().any(|file| file.name() == name && file.load(content))
}

/// Returns the name and content of every file that is built in or loaded, for all games.
pub fn data_files() -> impl Iterator<Item = (&'static str, Vec<u8>)> {
    all().filter_map(|file| Some((file.name(), file.content()?)))
}

fn files(spec: AnySpec) -> Vec<&'static dyn DataFile> {
    struct Files;
    impl PlayableSpecVisitor for Files {
        type Output = Vec<&'static dyn DataFile>;
        fn visit<G: Playable>(self, spec: G::Spec) -> Vec<&'static dyn DataFile> {
            G::data(spec)
        }
    }
    visit_spec(spec, Files)
}

fn all() -> impl Iterator<Item = &'static dyn DataFile> {
    let specs = GAMES.iter().flat_map(|game| game.variants).filter_map(|spec| AnySpec::parse(spec).ok());
    specs.flat_map(files)
}

/// The file of a network.
pub(crate) struct NetworkFile {
    name: &'static str,
    /// The number of the network's parameters.
    count: usize,
    built_in: Option<&'static [i16]>,
    loaded: OnceLock<Vec<i16>>,
}

impl NetworkFile {
    pub(crate) const fn new(
        name: &'static str,
        count: usize,
        built_in: Option<&'static [i16]>,
    ) -> NetworkFile {
        NetworkFile { name, count, built_in, loaded: OnceLock::new() }
    }

    fn numbers(&self) -> Option<&[i16]> {
        self.built_in.or_else(|| self.loaded.get().map(Vec::as_slice))
    }

    /// Returns the network, if it is built in or loaded.
    pub(crate) fn network(&self) -> Option<Network<'_>> {
        Network::new(self.numbers()?)
    }
}

impl DataFile for NetworkFile {
    fn name(&self) -> &'static str {
        self.name
    }

    fn is_there(&self) -> bool {
        self.numbers().is_some()
    }

    fn load(&self, content: &[u8]) -> bool {
        decode(content)
            .filter(|numbers| numbers.len() == self.count)
            .is_some_and(|numbers| self.loaded.set(numbers).is_ok())
    }

    fn content(&self) -> Option<Vec<u8>> {
        Some(encode(self.numbers()?))
    }
}

/// In a network's file, one signed byte stores a parameter. If the byte has this value, the next two bytes
/// store the parameter instead, in little-endian order.
const WIDE: i8 = i8::MIN;

fn encode(numbers: &[i16]) -> Vec<u8> {
    let mut content = Vec::new();
    for number in numbers {
        match i8::try_from(*number) {
            Ok(byte) if byte != WIDE => content.extend(byte.to_le_bytes()),
            _ => {
                content.extend(WIDE.to_le_bytes());
                content.extend(number.to_le_bytes());
            }
        }
    }
    content
}

/// Reads the parameters from a network's file. Returns `None` if the file ends in the middle of a parameter.
fn decode(mut content: &[u8]) -> Option<Vec<i16>> {
    let mut numbers = Vec::new();
    while let [byte, rest @ ..] = content {
        let byte = i8::from_le_bytes([*byte]);
        if byte == WIDE {
            let (wide, rest) = rest.split_first_chunk()?;
            numbers.push(i16::from_le_bytes(*wide));
            content = rest;
        } else {
            numbers.push(byte.into());
            content = rest;
        }
    }
    Some(numbers)
}

/// The file of a book.
pub(crate) struct BookFile {
    name: &'static str,
    /// Whether a text is a line of the book.
    is_line: fn(&str) -> bool,
    built_in: Option<&'static str>,
    loaded: OnceLock<String>,
}

impl BookFile {
    pub(crate) const fn new(
        name: &'static str,
        is_line: fn(&str) -> bool,
        built_in: Option<&'static str>,
    ) -> BookFile {
        BookFile { name, is_line, built_in, loaded: OnceLock::new() }
    }

    /// Returns the book's text, if it is built in or loaded.
    pub(crate) fn text(&self) -> Option<&str> {
        self.built_in.or_else(|| self.loaded.get().map(String::as_str))
    }
}

impl DataFile for BookFile {
    fn name(&self) -> &'static str {
        self.name
    }

    fn is_there(&self) -> bool {
        self.text().is_some()
    }

    fn load(&self, content: &[u8]) -> bool {
        str::from_utf8(content)
            .ok()
            .filter(|text| text.lines().all(self.is_line))
            .is_some_and(|text| self.loaded.set(text.to_owned()).is_ok())
    }

    fn content(&self) -> Option<Vec<u8>> {
        Some(self.text()?.as_bytes().to_vec())
    }
}

/// Creates the [`NetworkFile`] with this name, for a network with this many inputs. The file lies in a folder
/// beside the source file.
macro_rules! network_file {
    ($folder:literal, $name:literal, $inputs:expr) => {
        $crate::data::NetworkFile::new(
            $name,
            $crate::network::numbers($inputs),
            $crate::data::built_in!({
                static NUMBERS: [i16; $crate::network::numbers($inputs)] = include!(concat!($folder, $name));
                &NUMBERS
            }),
        )
    };
}

/// Creates the [`BookFile`] with this name. The file lies in a folder beside the source file. `$is_line`
/// checks a line of the book.
macro_rules! book_file {
    ($folder:literal, $name:literal, $is_line:expr) => {
        $crate::data::BookFile::new(
            $name,
            $is_line,
            $crate::data::built_in!(include_str!(concat!($folder, $name))),
        )
    };
}

/// Expands to `Some($data)` with the feature `data`, and otherwise to `None`.
#[cfg(feature = "data")]
macro_rules! built_in {
    ($data:expr) => {
        Some($data)
    };
}
#[cfg(not(feature = "data"))]
macro_rules! built_in {
    ($data:expr) => {
        None
    };
}

pub(crate) use {book_file, built_in, network_file};

#[cfg(test)]
mod tests {
    use super::{BookFile, DataFile, NetworkFile, decode, encode};
    use crate::network::numbers;

    #[test]
    fn a_network_is_there_once_its_file_is_loaded() {
        let inputs = 3;
        let parameters: Vec<i16> = (0..numbers(inputs) as i16).map(|at| (at - 60) * 300).collect();
        let file = NetworkFile::new("some.network", parameters.len(), None);
        assert!(!file.is_there() && file.network().is_none() && file.content().is_none());
        let content = encode(&parameters);
        assert!(!file.load(&content[1..]));
        assert!(!file.load(&encode(&parameters[1..])));
        assert!(!file.is_there());
        assert!(file.load(&content));
        assert!(file.network().is_some());
        assert_eq!(file.content(), Some(content));
    }

    #[test]
    fn a_parameter_takes_one_byte_or_three() {
        let all: Vec<i16> = (i16::MIN..=i16::MAX).collect();
        assert_eq!(decode(&encode(&all)), Some(all));
        assert_eq!(encode(&[-127, 127]).len(), 2);
        assert_eq!(encode(&[-128]), [128, 128, 255]);
        assert_eq!(decode(&[5, 128, 0]), None);
    }

    #[test]
    fn a_book_is_there_once_its_file_is_loaded() {
        let file = BookFile::new("some.book", |line| line.starts_with('a'), None);
        assert!(!file.is_there() && !file.load(&[255]) && !file.load(b"a line\n<html>"));
        assert!(file.text().is_none());
        assert!(file.load(b"a line"));
        assert_eq!(file.text(), Some("a line"));
    }
}
