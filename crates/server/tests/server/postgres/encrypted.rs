//! Encrypted connections to the database.

use server::store::{DatabaseUrl, Durability, Postgres, Store, StoreError};

use super::Instance;

/// Opens a store at this host with these options.
async fn open(instance: &Instance, host: &str, options: &str) -> Result<Postgres, String> {
    let url: DatabaseUrl =
        format!("postgres://menagerie:sesame@{host}:{}/postgres?{options}", instance.port()).parse().unwrap();
    match Postgres::open(&url, Durability::Power).await {
        Ok(store) => Ok(store),
        Err(StoreError::Unavailable(reason)) => Err(reason.to_string()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn a_connection_is_encrypted_and_its_server_is_verified() {
    let mut instance = Instance::start();
    let plain = open(&instance, "127.0.0.1", "sslmode=require").await.err().unwrap();
    assert!(plain.contains("server does not support TLS"), "{plain}");

    // The certificate names `localhost` and not the address.
    let [authority, other] = instance.encrypt("localhost");
    let with = |mode: &str, file: &std::path::Path| format!("sslmode={mode}&sslrootcert={}", file.display());
    for (host, options) in [
        ("127.0.0.1", "sslmode=require".to_owned()),
        ("127.0.0.1", with("require", &authority)),
        ("127.0.0.1", with("verify-ca", &authority)),
        ("localhost", with("verify-full", &authority)),
    ] {
        let store = open(&instance, host, &options).await.unwrap();
        store.append(crate::store::append(&options, 1, 2)).await.unwrap();
        assert_eq!(store.read_log(&options, 0).await.unwrap().len(), 2);
        // This covers all connections of the store, but not the connection of the query itself.
        let encrypted = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                         WHERE application_name = 'menagerie'";
        assert_eq!(instance.execute("postgres", encrypted).await, ["t"], "{options}");
        store.close().await.unwrap();
        let none = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'menagerie'";
        while instance.execute("postgres", none).await != ["0"] {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    for (host, options, words) in [
        ("127.0.0.1", with("verify-full", &authority), "not valid for name"),
        ("localhost", with("verify-full", &other), "UnknownIssuer"),
        ("127.0.0.1", with("verify-ca", &other), "UnknownIssuer"),
        ("127.0.0.1", with("require", &other), "UnknownIssuer"),
    ] {
        let refused = open(&instance, host, &options).await.err().unwrap();
        assert!(refused.contains(words) && !refused.contains("sesame"), "{options}: {refused}");
    }
    // Without `sslmode`, the connection is not encrypted.
    let store = open(&instance, "127.0.0.1", "").await.unwrap();
    let encrypted = "SELECT bool_or(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                     WHERE application_name = 'menagerie'";
    assert_eq!(instance.execute("postgres", encrypted).await, ["f"]);
    store.close().await.unwrap();
}
