//! What can be played here.

use std::sync::Arc;

use axum::{Json, extract::State};
use rules::{
    Game, Spec,
    catalog::{AnySpec, GAMES, SpecVisitor},
};
use wire::{
    games,
    http::{GameInfo, GameOption, Games},
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
    let spec = AnySpec::parse(game.name).ok()?;
    let option = |option: &rules::SpecOption| GameOption {
        key: option.key.to_owned(),
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
        default: option.values[option.default].to_owned(),
    };
    let (hidden, seats) = spec.visit(Facts);
    Some(GameInfo {
        name: game.name.to_owned(),
        options: game.options.iter().map(option).collect(),
        seats,
        hidden,
        levels: players::levels(spec),
        geometry: games::geometry(game.name)?,
    })
}

/// Whether a game hides things, and how many can play it.
struct Facts;

impl SpecVisitor for Facts {
    type Output = (bool, Vec<u8>);

    fn visit<G: Game>(self, spec: G::Spec) -> (bool, Vec<u8>) {
        let mut seats: Vec<u8> = Vec::new();
        for (at, option) in G::Spec::OPTIONS.iter().enumerate() {
            for choice in 0..option.values.len() {
                let mut choices = spec.choices();
                choices[at] = choice;
                seats.extend(G::Spec::from_choices(&choices).map(|spec| spec.seats() as u8));
            }
        }
        seats.push(spec.seats() as u8);
        seats.sort_unstable();
        seats.dedup();
        (G::HIDDEN, seats)
    }
}
