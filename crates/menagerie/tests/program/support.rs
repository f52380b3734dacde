//! Runs the program and checks its outcome.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

use rules::catalog::{AnySpec, GAMES};
use serde_json::Value;

/// The outcome of a run.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

impl Ran {
    /// The output of a run that succeeded without errors.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The error of a run that was refused and printed nothing else.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(1), ""), "{}", self.err);
        self.err
    }

    /// The error of a run with wrong arguments.
    #[track_caller]
    pub(crate) fn misused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{}", self.err);
        self.err
    }

    /// The error of a refusal in JSON.
    #[track_caller]
    pub(crate) fn error(self) -> Value {
        assert_eq!((self.code, self.err.as_str()), (Some(1), ""), "{}", self.out);
        let object = json(&self.out);
        for key in ["code", "clause", "message"] {
            assert!(object["error"].get(key).is_some(), "{object}");
        }
        object["error"].clone()
    }
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    command
        .args(args)
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .env_remove("COLUMNS")
        .env("LC_ALL", "C");
    command
}

/// Runs the program without input.
pub(crate) fn run(args: &[&str]) -> Ran {
    command(args).stdin(Stdio::null()).output().unwrap().into()
}

/// Runs the program with this input.
pub(crate) fn run_with(args: &[&str], input: &str) -> Ran {
    feed(command(args), input)
}

/// Runs the program in a folder, with this input.
pub(crate) fn run_in(folder: &Path, args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let mut command = command(args);
    command.current_dir(folder);
    feed(command, input)
}

fn feed(mut command: Command, input: impl AsRef<[u8]>) -> Ran {
    let mut child = spawn(&mut command);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_owned();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output.into()
}

pub(crate) fn spawn(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

pub(crate) fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// All specs, of every game, that a measurement of the rules must cover.
pub(crate) fn variants() -> impl Iterator<Item = AnySpec> {
    GAMES.iter().flat_map(|game| game.variants).map(|spec| AnySpec::parse(spec).unwrap())
}

/// An empty folder for one test. Dropping it deletes the folder.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("menagerie-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    pub(crate) fn files(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
