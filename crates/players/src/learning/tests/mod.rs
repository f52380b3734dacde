use rules::{Spec, catalog::AnySpec, mancala};

use super::{LearnedWeights, SelfPlay, TrainError, Training, self_play::TrainingGame, train, tune};
use crate::mandua;

const FEW: SelfPlay = SelfPlay { games: 40, nodes: 50, opening: 8, seed: 3, threads: 1 };

#[test]
fn the_same_games_teach_the_same_whatever_the_threads() {
    let spec = AnySpec::parse("mancala:rules=nigerian").unwrap();
    let learned = tune(spec, FEW, 1e-7).unwrap();
    assert_eq!(tune(spec, SelfPlay { threads: 3, ..FEW }, 1e-7).unwrap(), learned);
    assert_ne!(tune(spec, SelfPlay { seed: 4, ..FEW }, 1e-7).unwrap().weights, learned.weights);
    assert!(learned.positions > 500, "{learned:?}");
}

#[test]
fn what_has_no_weights_learns_none() {
    assert_eq!(tune(AnySpec::parse("manitou").unwrap(), FEW, 0.0), None);
    assert_eq!(trained("manitou", FEW, "", u64::MAX).0, Err(TrainError::NoNetwork));
    assert_eq!(trained("mancala:stones=3", FEW, "", u64::MAX).0, Err(TrainError::NoNetwork));
}

/// Trains until `most` games are played. Returns the result and the text of the games.
fn trained(
    spec: &str,
    self_play: SelfPlay,
    kept: &str,
    most: u64,
) -> (Result<LearnedWeights, TrainError>, String) {
    let lines = std::sync::Mutex::new(Vec::new());
    let keep = |line: &str| {
        let mut lines = lines.lock().unwrap();
        lines.push(line.to_owned());
        (lines.len() as u64) < most
    };
    let training = Training { self_play, rounds: 5, kept, keep: &keep, epoch: &mut |_| true };
    let learned = train(AnySpec::parse(spec).unwrap(), training);
    (learned, lines.into_inner().unwrap().join("\n"))
}

#[test]
fn training_goes_on_where_it_was_broken_off_to_the_same_network() {
    let (whole, games) = trained("mancala", FEW, "", u64::MAX);
    let whole = whole.unwrap();
    assert!(whole.positions > 500 && whole.after < 1.0, "{whole:?}");
    let (stopped, first) = trained("mancala", FEW, "", 7);
    assert_eq!(stopped, Err(TrainError::Stopped));
    // The last line was cut short.
    let kept = &first[..first.len() - 2];
    let (resumed, rest) = trained("mancala", SelfPlay { threads: 2, ..FEW }, kept, u64::MAX);
    assert_eq!(resumed, Ok(whole));
    assert_eq!(rest.lines().count(), 40 - 6);
    assert!(rest.lines().all(|line| games.lines().any(|known| known == line)));
}

/// Trains a network that always evaluates from Hunter's side and learns from positions of both seats.
#[test]
fn a_network_for_mandua_is_trained() {
    let (learned, games) = trained("mandua:referee=strict", SelfPlay { opening: 50, ..FEW }, "", u64::MAX);
    let learned = learned.unwrap();
    assert_eq!((games.lines().count(), learned.weights.len()), (40, crate::network::numbers(mandua::INPUTS)));
    assert!(learned.positions > 2_000 && learned.after < 0.7, "{} {}", learned.positions, learned.after);
}

#[test]
fn games_are_written_and_read_alike() {
    let (_, games) = trained("mancala", SelfPlay { games: 3, ..FEW }, "", u64::MAX);
    for line in games.lines() {
        let game: TrainingGame<mancala::Action> = TrainingGame::read(line).unwrap();
        assert_eq!(game.to_string(), line);
        for cut in 1..line.len() {
            let read: Option<TrainingGame<mancala::Action>> = TrainingGame::read(&line[..cut]);
            assert!(read.is_none_or(|read| read == game), "{}", &line[..cut]);
        }
        let spec = mancala::Spec::parse("mancala").unwrap();
        assert!(game.replay::<mancala::Mancala>(spec, |_, _, _| ()).is_some());
    }
}
