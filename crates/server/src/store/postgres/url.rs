//! The address of a database. Its password is never shown.

use std::{error, fmt, path::PathBuf, str::FromStr};

use tokio_postgres::{
    Config,
    config::{Host, SslMode, TargetSessionAttrs},
};

use super::{
    connection::{CONNECT_TIMEOUT, SILENCE},
    tls::{NoRoots, Roots, Tls, Verify},
};

/// The address of a PostgreSQL database. It may contain a password, which neither `Display` nor `Debug`
/// shows.
#[derive(Clone)]
pub struct DatabaseUrl {
    config: Box<Config>,
    /// Encrypts the connection; `None` if it is not encrypted.
    tls: Option<Tls>,
}

/// Why a text is not a usable database address. The error does not repeat the text, which may contain a
/// password.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidDatabaseUrl {
    /// It does not begin with `postgres://`.
    Scheme,
    /// It cannot be read.
    Malformed,
    /// It names no host.
    NoHost,
    /// It names no database.
    NoDatabase,
    /// Its options for encryption are unknown or contradict each other.
    SslMode,
    /// The authorities that sign certificates cannot be read.
    NoRoots,
}

impl fmt::Display for InvalidDatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            InvalidDatabaseUrl::Scheme => "expected postgres://USER:PASSWORD@HOST:PORT/DATABASE",
            InvalidDatabaseUrl::Malformed => {
                "expected postgres://USER:PASSWORD@HOST:PORT/DATABASE, with %XX for special characters in the \
                 password"
            }
            InvalidDatabaseUrl::NoHost => {
                "expected a host: postgres://HOST/DATABASE, or postgres://%2Ffolder%2Fof%2Fsocket/DATABASE"
            }
            InvalidDatabaseUrl::NoDatabase => "expected a database: postgres://HOST/DATABASE",
            InvalidDatabaseUrl::SslMode => {
                "sslmode must be disable, require, verify-ca or verify-full; without sslmode, the connection is \
                 not encrypted"
            }
            InvalidDatabaseUrl::NoRoots => {
                "the certificates of the authorities cannot be read: sslrootcert must name a readable PEM file, \
                 or this system must trust authorities"
            }
        })
    }
}

impl error::Error for InvalidDatabaseUrl {}

impl FromStr for DatabaseUrl {
    type Err = InvalidDatabaseUrl;

    fn from_str(text: &str) -> Result<DatabaseUrl, InvalidDatabaseUrl> {
        if !["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err(InvalidDatabaseUrl::Scheme);
        }
        let (text, encryption) = Encryption::take_from(text)?;
        // The library's error may repeat a part of the password.
        let mut config: Box<Config> = Box::new(text.parse().map_err(|_| InvalidDatabaseUrl::Malformed)?);
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(InvalidDatabaseUrl::NoHost);
        }
        if config.get_dbname().is_none_or(str::is_empty) {
            return Err(InvalidDatabaseUrl::NoDatabase);
        }
        config
            .ssl_mode(if encryption.verify.is_some() { SslMode::Require } else { SslMode::Disable })
            .application_name("menagerie")
            .connect_timeout(CONNECT_TIMEOUT)
            .tcp_user_timeout(SILENCE)
            .keepalives_idle(SILENCE)
            // If the address names several hosts, use the host that is not a standby.
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        Ok(DatabaseUrl { config, tls: encryption.prepare()? })
    }
}

/// What an address says about encryption.
#[derive(Default)]
struct Encryption {
    /// What the server's certificate must show; `None` if the connection is not encrypted.
    verify: Option<Verify>,
    /// The file with the trusted authorities; `None` for those of the system.
    roots: Option<PathBuf>,
}

impl Encryption {
    /// Splits an address into the part that the library understands and the options for encryption.
    fn take_from(text: &str) -> Result<(String, Encryption), InvalidDatabaseUrl> {
        // A password may contain a question mark.
        let host = text.find('@').map_or(0, |at| at + 1);
        let Some(question) = text[host..].find('?').map(|at| host + at) else {
            return Ok((text.to_owned(), Encryption::default()));
        };
        let (mut mode, mut file) = (None, None);
        let mut others = Vec::new();
        for option in text[question + 1..].split('&') {
            match option.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => file = Some(value),
                _ => others.push(option),
            }
        }
        let others = if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
        let roots = match file {
            None | Some("system") => None,
            Some(file) => {
                let file = percent_encoding::percent_decode_str(file).decode_utf8();
                Some(PathBuf::from(file.map_err(|_| InvalidDatabaseUrl::Malformed)?.into_owned()))
            }
        };
        let verify = match mode {
            None | Some("disable") => None,
            // Like PostgreSQL's own programs, check nothing unless a file with trusted authorities is named.
            Some("require") if roots.is_none() => Some(Verify::Nothing),
            Some("require" | "verify-ca") => Some(Verify::Authority),
            Some("verify-full") => Some(Verify::Host),
            Some(_) => return Err(InvalidDatabaseUrl::SslMode),
        };
        if verify.is_none() && file.is_some() {
            // Somebody who names authorities expects them to be used.
            return Err(InvalidDatabaseUrl::SslMode);
        }
        Ok((format!("{}{others}", &text[..question]), Encryption { verify, roots }))
    }

    fn prepare(&self) -> Result<Option<Tls>, InvalidDatabaseUrl> {
        let Some(verify) = self.verify else { return Ok(None) };
        let roots = self.roots.as_deref().map_or(Roots::System, Roots::File);
        Tls::new(verify, &roots).map(Some).map_err(|NoRoots| InvalidDatabaseUrl::NoRoots)
    }
}

impl DatabaseUrl {
    /// Returns the parameters of a connection.
    pub(super) fn config(&self) -> &Config {
        &self.config
    }

    /// Returns what encrypts the connection; `None` if it is not encrypted.
    pub(super) fn tls(&self) -> Option<&Tls> {
        self.tls.as_ref()
    }
}

/// Writes the address without the password.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}@")?;
        }
        for (number, host) in self.config.get_hosts().iter().enumerate() {
            if number > 0 {
                f.write_str(",")?;
            }
            match host {
                Host::Tcp(host) => f.write_str(host)?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{}", path.display())?,
            }
            // One port may stand for all hosts.
            let ports = self.config.get_ports();
            if let Some(port) = ports.get(number).or(ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::{DatabaseUrl, InvalidDatabaseUrl, SslMode};

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (text, shown) in [
            ("postgres://ada:sesame@db.example:6543/games", "postgres://ada@db.example:6543/games"),
            ("postgresql://ada:ses%40me@db.example/games", "postgres://ada@db.example:5432/games"),
            ("postgres://db.example/games?user=ada&password=sesame", "postgres://ada@db.example:5432/games"),
            ("postgres://ada:sesame@one:1,two:2/games", "postgres://ada@one:1,two:2/games"),
            ("postgres://ada@%2Frun%2Fpostgresql/games", "postgres://ada@/run/postgresql:5432/games"),
        ] {
            let url: DatabaseUrl = text.parse().unwrap();
            assert_eq!(
                (url.to_string().as_str(), format!("{url:?}")),
                (shown, format!("DatabaseUrl({shown})"))
            );
            assert!(!format!("{:?}", url.config()).contains("sesame"));
        }
    }

    #[test]
    fn a_connection_is_encrypted_if_the_address_says_so() {
        for (options, encrypted) in [
            ("", false),
            ("?sslmode=disable", false),
            ("?application_name=a", false),
            ("?sslmode=require", true),
            ("?connect_timeout=5&sslmode=require&application_name=a", true),
        ] {
            let url: DatabaseUrl = format!("postgres://ada:a?b@db.example/games{options}").parse().unwrap();
            assert_eq!(url.tls().is_some(), encrypted, "{options}");
            assert_eq!(url.config().get_password(), Some(&b"a?b"[..]), "{options}");
            let mode = if encrypted { SslMode::Require } else { SslMode::Disable };
            assert_eq!(url.config().get_ssl_mode(), mode, "{options}");
        }
    }

    #[test]
    fn an_address_that_cannot_be_used_is_refused_without_repeating_it() {
        use InvalidDatabaseUrl::{Malformed, NoDatabase, NoHost, NoRoots, Scheme, SslMode as Mode};
        for (text, error) in [
            ("mysql://ada:sesame@db.example/games", Scheme),
            ("host=db.example password=sesame", Scheme),
            ("postgres://ada:a/b@db.example/games?sesame=1", Malformed),
            ("postgres://ada:sesame@db.example:port/games", Malformed),
            ("postgres:///games", NoHost),
            ("postgres://ada:sesame@db.example", NoDatabase),
            ("postgres://ada:sesame@db.example/games?sslmode=prefer", Mode),
            ("postgres://ada:sesame@db.example/games?sslmode=", Mode),
            ("postgres://ada:sesame@db.example/games?sslrootcert=ca.pem", Mode),
            ("postgres://ada:sesame@db.example/games?sslmode=verify-full&sslrootcert=sesame.pem", NoRoots),
            ("postgres://ada:sesame@db.example/games?sslmode=require&sslrootcert=%2Fdev%2Fnull", NoRoots),
            ("postgres://ada:sesame@db.example/games?sslmode=require&sesame=1", Malformed),
        ] {
            let refused = text.parse::<DatabaseUrl>().unwrap_err();
            assert_eq!(refused, error, "{text}");
            assert!(!format!("{refused} {refused:?}").contains("sesame"));
        }
    }
}
