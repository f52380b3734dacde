//! The Grafana dashboard shows every metric of the server, and no others.

use std::collections::BTreeSet;

use serde_json::Value;
use server::Role;

use crate::common::Running;

/// The names of metrics in a Prometheus expression.
fn names(expression: &str) -> impl Iterator<Item = &str> {
    let words = expression.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("menagerie_") || word.starts_with("process_"))
}

#[tokio::test]
async fn the_dashboard_shows_every_figure_and_no_other() {
    let text = include_str!("../../../../deploy/grafana-dashboard.json");
    let dashboard: Value = serde_json::from_str(text).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
    let expressions: Vec<_> = targets.map(|target| target["expr"].as_str().unwrap()).collect();
    let shown: BTreeSet<_> = expressions.iter().flat_map(|expression| names(expression)).collect();
    assert!(expressions.len() > 20, "{expressions:?}");

    for role in [Role::All, Role::Web, Role::Think] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("tables.db");
        let server = Running::start_as(&data, |config| config.role = role).await;
        let figures = server.figures().await;
        let lines = figures.lines().filter(|line| !line.starts_with('#'));
        let all: BTreeSet<_> = lines.flat_map(|line| names(line.split([' ', '{']).next().unwrap())).collect();
        for name in &shown {
            assert!(all.contains(name), "no figure is called {name} in {role:?}: {figures}");
        }
        let hidden = all.iter().filter(|name| !shown.contains(*name));
        // The dashboard need not show the sum and the count of this histogram, because it shows the buckets.
        let hidden: Vec<_> = hidden.filter(|name| !name.starts_with("menagerie_order_seconds_")).collect();
        assert!(hidden.is_empty(), "the dashboard lacks {hidden:?}");
        let named = format!("menagerie_info{{role=\"{}\",", format!("{role:?}").to_lowercase());
        assert!(figures.contains(&named), "{figures}");
        server.stop().await;
    }
}
