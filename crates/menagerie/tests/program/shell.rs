//! Completions, man pages and the systemd unit.

use std::{fs, process::Command};

use super::support::run;

#[test]
fn completions_name_every_subcommand_and_option() {
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]).ok();
        for word in ["serve", "completions", "selfplay", "trusted-proxy", "think"] {
            assert!(script.contains(word), "{shell} {word}");
        }
    }
}

/// The completions that bash offers for these words. The last word is incomplete.
#[cfg(unix)]
fn offered(words: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("menagerie.bash");
    fs::write(&script, run(&["completions", "bash"]).ok()).unwrap();
    let ask = "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); \
        _menagerie menagerie \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"; \
        printf '%s\\n' \"${COMPREPLY[@]}\"";
    let bash = Command::new("bash").args(["-c", ask, "bash"]).arg(&script).args(words).output().unwrap();
    let told = String::from_utf8(bash.stderr).unwrap();
    assert!(bash.status.success() && told.is_empty(), "{told}");
    String::from_utf8(bash.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn bash_completes_commands_options_and_values() {
    let mut commands = offered(&["menagerie", "se"]);
    commands.sort();
    assert_eq!(commands, ["selfplay", "serve", "service"]);
    assert_eq!(offered(&["menagerie", "serve", "--rol"]), ["--role"]);
    assert_eq!(offered(&["menagerie", "serve", "--role", "t"]), ["think"]);
}

#[test]
fn there_is_a_man_page_for_every_subcommand() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("share/man/man1");
    // The second run replaces the pages.
    for _ in 0..2 {
        assert_eq!(run(&["man", pages.to_str().unwrap()]).ok(), "");
    }
    let page = |name: &str| fs::read_to_string(pages.join(name)).unwrap();
    for name in ["menagerie.1", "menagerie-serve.1", "menagerie-man.1", "menagerie-admin-ban.1"] {
        let page = page(name);
        let title = format!(".TH {} 1", name.trim_end_matches(".1"));
        assert!(page.contains(&title), "{name}: {page}");
    }
    let serve = page("menagerie-serve.1");
    let expected = ["MENAGERIE_BUS", "trusted\\-proxy", "menagerie serve \\-\\-public\\-url"];
    for words in expected {
        assert!(serve.contains(words), "{words}: {serve}");
    }
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let told = run(&["man", file.to_str().unwrap()]).refused();
    assert!(told.contains("file"), "{told}");
}

#[test]
fn the_unit_runs_this_program_with_the_given_options() {
    let unit = run(&["service", "--", "--public-url", "https://play.example", "--role=web"]).ok();
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
    assert!(start.contains("/menagerie serve --no-open --public-url"), "{start}");
    assert!(start.ends_with(" --public-url https://play.example --role=web"), "{start}");
    for line in [
        "Environment=XDG_DATA_HOME=/var/lib",
        "NoNewPrivileges=yes",
        "DynamicUser=yes",
        "ProtectSystem=strict",
        "CapabilityBoundingSet=",
    ] {
        assert!(unit.lines().any(|known| known == line), "{line}");
    }
    let told = run(&["service", "--", "--role", "king"]).misused();
    assert!(told.contains("king") && !told.contains("error: "), "{told}");
    for options in [
        &["--database", "nonsense"][..],
        &["--role", "think", "--lan"],
        &["--bus", "nats://u:secret@h"],
        &["--database=postgres://u:secret@h/x"],
    ] {
        let told = run(&[&["service", "--"], options].concat()).misused();
        assert!(!told.contains("secret"), "{told}");
    }
}
