//! The route that lists the games of this server.

use std::sync::Arc;

use axum::{Json, extract::State};
use rules::catalog::GAMES;
use wire::{
    games as boards,
    http::{GameInfo, GameOption, Games, Preset, PresetKind},
};

use crate::app::App;

pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Games> {
    Json(Games { games: games(), reachable: app.config.reachable, url: app.config.url() })
}

fn games() -> Vec<GameInfo> {
    GAMES.iter().filter_map(info).collect()
}

fn info(game: &rules::catalog::GameInfo) -> Option<GameInfo> {
    let option = |option: &rules::SpecOption| GameOption {
        key: option.key.to_owned(),
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
        default: option.values[option.default].to_owned(),
    };
    let preset = |preset: players::Preset| Preset {
        kind: match preset.kind {
            players::PresetKind::FirstGame => PresetKind::FirstGame,
            players::PresetKind::EvenMatch => PresetKind::EvenMatch,
            players::PresetKind::Strongest => PresetKind::Strongest,
        },
        spec: preset.spec.to_string(),
        level: preset.level,
    };
    Some(GameInfo {
        name: game.name.to_owned(),
        options: game.options.iter().map(option).collect(),
        seats: game.seat_counts().into_iter().map(|count| count as u8).collect(),
        seats_option: game.seats_option.map(str::to_owned),
        hidden: game.hidden,
        pie: game.pie.is_some(),
        bids: game.bids.map(str::to_owned),
        levels: players::levels(game.default_spec()),
        presets: players::presets(game).into_iter().map(preset).collect(),
        geometry: boards::geometry(game.name)?,
    })
}

#[cfg(test)]
mod tests {
    use std::{env, fs, path::PathBuf};

    use super::games;

    /// The page contains this list as a file, so that it need not ask a server. `UPDATE_WIRE=1` writes the
    /// file.
    #[test]
    fn the_page_lists_the_same_games() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/catalog/games.json");
        let list = serde_json::to_string(&games()).unwrap() + "\n";
        if env::var_os("UPDATE_WIRE").is_some() {
            fs::write(&path, &list).unwrap();
        }
        assert_eq!(fs::read_to_string(path).unwrap(), list, "set UPDATE_WIRE=1 and commit the file");
    }
}
