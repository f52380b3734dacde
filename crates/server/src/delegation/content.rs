//! What questions and answers consist of.

use std::fmt;

use rules::{
    catalog::AnyGame,
    record::{Reader, Record},
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wire::http::Study;

use crate::study::StudyText;

/// Returns the text of a question about the present position of a game: the record of the game so far,
/// without names. The position alone is not enough. Earlier positions matter as well, for example when a
/// position is repeated.
pub(super) fn write(game: &AnyGame) -> String {
    let mut start = game.clone();
    while start.undo().is_some() {}
    let usual = game.spec().start().position();
    let position = start.position().filter(|position| usual.as_ref() != Some(position));
    Record::of(game, position).to_string()
}

/// Returns the game that a question is about. Returns `None` if `stop` returns true before the game is read.
pub(super) fn read(content: &str, stop: &dyn Fn() -> bool) -> Result<Option<AnyGame>, Unreadable> {
    match Reader::new(content).stop_when(stop).next() {
        Some(Ok(record)) => {
            record.replay_until(stop).map_err(|_| Unreadable("the record is not of this game"))
        }
        _ if stop() => Ok(None),
        _ => Err(Unreadable("the question is not a record")),
    }
}

/// An answer, as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Answer {
    /// The study as the client gets it. It is not parsed, so that every digit stays as it is.
    Study(Box<RawValue>),
    /// The server that has claimed the question cannot answer it, and has logged why.
    Failed,
}

/// Returns the study in a stored answer.
pub(super) fn read_answer(text: &str) -> Result<StudyText, Unreadable> {
    match serde_json::from_str(text) {
        Ok(Answer::Study(study)) if serde_json::from_str::<Option<Study>>(study.get()).is_ok() => Ok(study),
        Ok(Answer::Failed) => Err(Unreadable("the server that thinks has failed")),
        Ok(Answer::Study(_)) | Err(_) => Err(Unreadable("the answer is not a study")),
    }
}

/// Why a stored question or answer cannot be used. The text contains nothing of its content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unreadable(pub(super) &'static str);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Unreadable {}

#[cfg(test)]
mod tests {
    use rules::catalog::{AnySpec, GAMES, GameInfo};
    use serde_json::value::to_raw_value;

    use super::{Answer, read, read_answer, write};

    /// Returns the default specs of the games that hide nothing.
    fn specs() -> impl Iterator<Item = AnySpec> {
        GAMES.iter().map(GameInfo::default_spec).filter(|spec| !spec.is_hidden())
    }

    #[test]
    fn a_question_describes_the_whole_game() {
        // Each game without chance, from its usual start and from another position.
        let begun = specs().flat_map(|spec| {
            let mut game = spec.start();
            let action = game.legal().remove(0);
            game.play(&action).unwrap();
            [spec.start(), spec.from_position(&game.position().unwrap()).unwrap()]
        });
        for mut game in begun {
            for _ in 0..8 {
                let text = write(&game);
                let copy = read(&text, &|| false).unwrap().unwrap();
                assert_eq!((copy.position(), copy.actions()), (game.position(), game.actions()), "{text}");
                if let Some(action) = game.legal().first() {
                    game.play(action).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_question_contains_nothing_that_happens_later() {
        let mut game = specs().next().unwrap().start();
        let before = write(&game);
        let action = game.legal()[0].clone();
        game.play(&action).unwrap();
        game.undo();
        assert_eq!(write(&game), before);
    }

    #[test]
    fn what_is_malformed_is_an_error() {
        let illegal = write(&specs().next().unwrap().start()) + "1. x\n";
        for text in ["", "x", "[Spec \"chess\"]\n\n", &illegal] {
            assert!(read(text, &|| false).is_err(), "{text}");
        }
        for text in ["", "null", "{}", "{\"study\":7}", "{\"study\":{\"seat\":0}}", "\"failed\"", "\"later\""]
        {
            assert!(read_answer(text).is_err(), "{text}");
        }
        assert_eq!(read_answer("{\"study\":null}").unwrap().get(), "null");
        let answer = Answer::Study(to_raw_value(&None::<()>).unwrap());
        assert_eq!(serde_json::to_string(&answer).unwrap(), "{\"study\":null}");
        assert_eq!(serde_json::to_string(&Answer::Failed).unwrap(), "\"failed\"");
    }

    #[test]
    fn reading_stops() {
        let text = write(&specs().next().unwrap().start());
        assert!(read(&text, &|| true).unwrap().is_none_or(|game| game.actions().is_empty()));
    }
}
