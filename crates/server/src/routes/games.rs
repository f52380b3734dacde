//! The route that lists the games of this server.

use std::sync::Arc;

use axum::{Json, extract::State};
use rules::catalog::GAMES;
use wire::{
    games,
    http::{GameInfo, GameOption, Games, Preset, PresetKind},
};

use crate::app::App;

pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Games> {
    Json(Games {
        games: GAMES.iter().filter_map(info).collect(),
        reachable: app.config.reachable,
        url: app.config.url(),
    })
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
        levels: players::levels(game.default_spec()),
        presets: players::presets(game).into_iter().map(preset).collect(),
        geometry: games::geometry(game.name)?,
    })
}
