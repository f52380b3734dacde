//! `menagerie service`

use std::{
    env,
    io::{self, Write},
};

use clap::{Args as ClapArgs, Parser};

use crate::{
    cli::{Cli, Command},
    failure::{Failure, Result},
    help,
};

/// Print a unit with which systemd runs the server
#[derive(ClapArgs)]
#[command(
    long_about = "Prints a systemd unit that runs the server with the given options of `menagerie serve`.\n\n\
    The unit runs the program from where it is now. So first copy the program to a folder where everybody \
    can read it, for example /usr/local/bin, and run it from there. The server gets a user of its own, which \
    systemd creates. This user can write only to /var/lib/menagerie, where the data is, and cannot gain \
    privileges.\n\n\
    Everybody on the machine can read the unit. So write addresses that contain passwords \
    (MENAGERIE_DATABASE and MENAGERIE_BUS) into the file /etc/menagerie/environment. Only root needs to read \
    this file."
)]
#[command(after_long_help = help::examples("service"))]
pub(crate) struct Args {
    /// Options of menagerie serve
    #[arg(last = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result {
    check(&args.options)?;
    let program = env::current_exe()?;
    let program = program.to_str().ok_or_else(|| {
        Failure::Usage("the path of this program is not UTF-8, so systemd cannot run it".to_owned())
    })?;
    Ok(io::stdout().write_all(unit(program, &args.options).as_bytes())?)
}

/// Checks that the server would accept these options, and that they contain no secret.
fn check(options: &[String]) -> Result {
    let serve = ["menagerie", "serve"].into_iter().chain(options.iter().map(String::as_str));
    let parsed = Cli::try_parse_from(serve).map_err(|error| {
        let text = error.to_string();
        Failure::Usage(text.trim_start_matches("error: ").trim_end().to_owned())
    })?;
    if let Some(Command::Serve(serve)) = &parsed.command {
        serve.check()?;
    }
    if options.iter().any(|option| has_secret(option)) {
        let error = "everybody can read the unit: write the address with its password into \
             /etc/menagerie/environment, as MENAGERIE_DATABASE=URL or MENAGERIE_BUS=URL";
        return Err(Failure::Usage(error.to_owned()));
    }
    Ok(())
}

/// Whether an option is a URL that contains a password or a token.
fn has_secret(option: &str) -> bool {
    let before_host = |rest: &str| rest.rsplit_once('@').map(|(account, _)| account.to_owned());
    let account = option.split_once("://").and_then(|(scheme, rest)| Some((scheme, before_host(rest)?)));
    account.is_some_and(|(scheme, account)| account.contains(':') || !scheme.contains("postgres"))
}

/// The unit of a server that is started with these options.
fn unit(program: &str, options: &[String]) -> String {
    let words = [program, "serve", "--no-open"].into_iter().chain(options.iter().map(String::as_str));
    let start = words.map(quoted).collect::<Vec<_>>().join(" ");
    format!(
        "\
# Printed by menagerie service. Save it as /etc/systemd/system/menagerie.service, then:
#   systemctl enable --now menagerie
[Unit]
Description=Menagerie, games in the browser
Wants=network-online.target
After=network-online.target

[Service]
Type=exec
ExecStart={start}
# The data folder is /var/lib/menagerie.
Environment=XDG_DATA_HOME=/var/lib
# Secrets, such as MENAGERIE_DATABASE and MENAGERIE_BUS. Only root needs to read this file.
EnvironmentFile=-/etc/menagerie/environment
Restart=on-failure
RestartSec=2
# The server ends within ten seconds of SIGTERM.
TimeoutStopSec=20
LimitNOFILE=65536

# A user of its own, and one folder that it can write to.
DynamicUser=yes
User=menagerie
StateDirectory=menagerie
StateDirectoryMode=0700
UMask=0077

# Nothing else.
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
DevicePolicy=closed
ProtectClock=yes
ProtectHostname=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProcSubset=pid
RemoveIPC=yes
KeyringMode=private
LockPersonality=yes
MemoryDenyWriteExecute=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
"
    )
}

/// Quotes a word of a command line for a systemd unit.
fn quoted(word: &str) -> String {
    let escaped = word.replace('%', "%%").replace('$', "$$").replace('\\', "\\\\").replace('"', "\\\"");
    let escaped = escaped.replace('\n', "\\n");
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "%$/._-:=,@+".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) { escaped } else { format!("\"{escaped}\"") }
}

#[cfg(test)]
mod tests {
    use super::{has_secret, quoted};

    #[test]
    fn words_are_quoted_as_systemd_reads_them() {
        assert_eq!(quoted("/usr/local/bin/menagerie"), "/usr/local/bin/menagerie");
        assert_eq!(quoted("Ada, 100 % \"club\" $HOME \\"), r#""Ada, 100 %% \"club\" $$HOME \\""#);
        assert_eq!(quoted("50%"), "50%%");
        assert_eq!(quoted("a\nb"), r#""a\nb""#);
        assert_eq!(quoted(""), "\"\"");
    }

    #[test]
    fn an_address_with_a_password_or_token_is_a_secret() {
        for secret in
            ["--database=postgres://u:p@h/x", "postgres://u:p@h/x", "nats://token@h", "--bus=tls://u:p@h"]
        {
            assert!(has_secret(secret), "{secret}");
        }
        for open in [
            "--database=postgres://u@h/x",
            "postgres://h/x",
            "nats://h:4222",
            "https://play.example",
            "--lan",
        ] {
            assert!(!has_secret(open), "{open}");
        }
    }
}
