//! `menagerie service`

use std::{
    env,
    io::{self, Write},
};

use clap::{Args as ClapArgs, CommandFactory};

use crate::{
    cli::Cli,
    failure::{Failure, Result},
    help,
};

/// Print a unit with which systemd runs the server
#[derive(ClapArgs)]
#[command(
    long_about = "Prints a systemd unit that runs the server with the given options of menagerie serve.\n\n\
    The unit runs this very program file, so install that where everybody can read it, for example in \
    /usr/local/bin. The server gets a user of its own, which systemd creates. It can write only to \
    /var/lib/menagerie, where the data is, and it cannot gain privileges.\n\n\
    Everybody on the machine can read the unit. Write addresses with passwords (MENAGERIE_DATABASE and \
    MENAGERIE_BUS) into the file /etc/menagerie/environment, which only root needs to read."
)]
#[command(after_long_help = help::examples("service"))]
pub(crate) struct Args {
    /// Options of menagerie serve
    #[arg(last = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result {
    let serve = ["menagerie", "serve"].into_iter().chain(args.options.iter().map(String::as_str));
    Cli::command().try_get_matches_from(serve).map_err(|error| Failure::Usage(error.to_string()))?;
    let program = env::current_exe()?;
    let program = program.to_str().ok_or_else(|| {
        Failure::Usage("the path of this program is not UTF-8, so systemd cannot run it".to_owned())
    })?;
    Ok(io::stdout().write_all(unit(program, &args.options).as_bytes())?)
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

/// A word of a command line as systemd reads it.
fn quoted(word: &str) -> String {
    let escaped = word.replace('%', "%%").replace('$', "$$").replace('\\', "\\\\").replace('"', "\\\"");
    let escaped = escaped.replace('\n', "\\n");
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "%$/._-:=,@+".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) { escaped } else { format!("\"{escaped}\"") }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn words_are_quoted_as_systemd_reads_them() {
        assert_eq!(quoted("/usr/local/bin/menagerie"), "/usr/local/bin/menagerie");
        assert_eq!(quoted("Ada, 100 % \"club\" $HOME \\"), r#""Ada, 100 %% \"club\" $$HOME \\""#);
        assert_eq!(quoted("50%"), "50%%");
        assert_eq!(quoted("a\nb"), r#""a\nb""#);
        assert_eq!(quoted(""), "\"\"");
    }
}
