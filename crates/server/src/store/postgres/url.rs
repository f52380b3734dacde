//! The address of a database, whose password is never shown.

use std::{error, fmt, str::FromStr};

use tokio_postgres::{
    Config,
    config::{Host, SslMode, TargetSessionAttrs},
};

use super::connection::{CONNECT_TIMEOUT, SILENCE};

/// The address of a PostgreSQL database. It may contain a password, which neither `Display` nor `Debug`
/// shows.
#[derive(Clone)]
pub struct DatabaseUrl(Box<Config>);

/// Why a text is not the address of a database that can be used. It does not repeat the text, which may
/// contain a password.
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
    /// It asks for an encrypted connection.
    Encrypted,
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
            InvalidDatabaseUrl::Encrypted => {
                "this version cannot encrypt the connection to the database; leave out sslmode only if the \
                 network between server and database is safe"
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
        // The library does not know the values `verify-ca` and `verify-full`.
        if text.split(['?', '&']).any(|option| option.starts_with("sslmode=verify")) {
            return Err(InvalidDatabaseUrl::Encrypted);
        }
        // The library's error may repeat a part of the password.
        let mut config: Box<Config> = Box::new(text.parse().map_err(|_| InvalidDatabaseUrl::Malformed)?);
        if config.get_ssl_mode() == SslMode::Require {
            return Err(InvalidDatabaseUrl::Encrypted);
        }
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(InvalidDatabaseUrl::NoHost);
        }
        if config.get_dbname().is_none_or(str::is_empty) {
            return Err(InvalidDatabaseUrl::NoDatabase);
        }
        config
            .ssl_mode(SslMode::Disable)
            .application_name("menagerie")
            .connect_timeout(CONNECT_TIMEOUT)
            .tcp_user_timeout(SILENCE)
            .keepalives_idle(SILENCE)
            // Of several hosts, use the one that is no standby.
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        Ok(DatabaseUrl(config))
    }
}

impl DatabaseUrl {
    /// What a connection needs.
    pub(super) fn config(&self) -> &Config {
        &self.0
    }
}

/// Writes the address without the password.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.0.get_user() {
            write!(f, "{user}@")?;
        }
        for (number, host) in self.0.get_hosts().iter().enumerate() {
            if number > 0 {
                f.write_str(",")?;
            }
            match host {
                Host::Tcp(host) => f.write_str(host)?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{}", path.display())?,
            }
            // One port may stand for all hosts.
            let ports = self.0.get_ports();
            if let Some(port) = ports.get(number).or(ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.0.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::{DatabaseUrl, InvalidDatabaseUrl};

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
    fn an_address_that_cannot_be_used_is_refused_without_repeating_it() {
        use InvalidDatabaseUrl::{Encrypted, Malformed, NoDatabase, NoHost, Scheme};
        for (text, error) in [
            ("mysql://ada:sesame@db.example/games", Scheme),
            ("host=db.example password=sesame", Scheme),
            ("postgres://ada:a/b@db.example/games?sesame=1", Malformed),
            ("postgres://ada:sesame@db.example:port/games", Malformed),
            ("postgres:///games", NoHost),
            ("postgres://ada:sesame@db.example", NoDatabase),
            ("postgres://ada:sesame@db.example/games?sslmode=require", Encrypted),
            ("postgres://ada:sesame@db.example/games?sslmode=verify-full", Encrypted),
        ] {
            let refused = text.parse::<DatabaseUrl>().unwrap_err();
            assert_eq!(refused, error, "{text}");
            assert!(!format!("{refused} {refused:?}").contains("sesame"));
        }
    }
}
