//! Checks that read arbitrary bytes as texts, records and choices in a game.

use rules::{
    Game, Random, Turn,
    catalog::{AnySpec, GAMES, SpecVisitor},
    record::read,
};

use crate::{all_specs, could_be_action, position, views};

/// Makes choices from bytes. After the last byte, it continues with zeros.
pub(crate) struct Choices<'a>(pub(crate) std::slice::Iter<'a, u8>);

impl Random for Choices<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let wide = (0..if bound > 256 { 2 } else { 1 })
            .fold(0, |n, _| n << 8 | u32::from(*self.0.next().unwrap_or(&0)));
        if bound == 0 { 0 } else { wide % bound }
    }
}

/// Changes some bytes of a text of ASCII characters.
pub(crate) fn changed(text: &str, choices: &mut Choices<'_>) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..choices.below(4) {
        let at = choices.below(bytes.len() as u32) as usize;
        bytes[at] = choices.below(128) as u8;
    }
    String::from_utf8(bytes).expect("the text is ASCII")
}

/// Reads a text as a spec, an action and a position of the game that the first byte selects. An accepted
/// action must be written back unchanged. An accepted spec or position may be written as another text, but
/// reading that text must give the same spec or position. The refusal of an action or a position must cite a
/// clause.
pub fn text(data: &[u8]) {
    let Some((&which, rest)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let info = &GAMES[usize::from(which) % GAMES.len()];
    for spec in [text.to_owned(), format!("{}:{text}", info.name)] {
        if let Ok(spec) = AnySpec::parse(&spec) {
            assert_eq!(AnySpec::parse(&spec.to_string()), Ok(spec));
        }
    }
    let specs: Vec<AnySpec> = all_specs().into_iter().filter(|spec| spec.info().name == info.name).collect();
    let spec = specs[usize::from(which) / GAMES.len() % specs.len()];
    spec.visit(Text(text));
}

struct Text<'a>(&'a str);

impl SpecVisitor for Text<'_> {
    type Output = ();

    fn visit<G: Game>(self, spec: G::Spec) {
        let start = G::new(spec);
        match self.0.parse::<G::Action>() {
            Ok(action) => {
                assert_eq!(action.to_string(), self.0, "an action is read that is not written so");
                assert!(could_be_action(self.0), "{:?} is read as an action", self.0);
                let mut game = start.clone();
                let accepted = game.try_play(action).is_ok();
                assert!(accepted || game == start, "a refused action changed the game");
            }
            Err(illegal) => assert!(!illegal.clause().is_empty()),
        }
        match G::from_position(spec, self.0) {
            Ok(game) => {
                // The text may differ from the one read: a player who cannot act is skipped (MC-14, MA-14).
                let written = game.position().unwrap_or_default();
                assert_eq!(
                    G::from_position(spec, &written).as_ref(),
                    Ok(&game),
                    "{written} does not read back"
                );
                position(&game, &mut Choices([].iter()), &[]);
            }
            Err(faults) => assert!(faults.iter().all(|fault| !fault.clause().is_empty())),
        }
    }
}

/// Reads a text as a file of records. A record that is read must be written and read back unchanged.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for record in read(text) {
        match record {
            Ok(record) => assert_eq!(read(&record.to_string()), [Ok(record)]),
            Err(broken) => assert!(broken.line >= 1 && broken.line <= text.lines().count().max(1)),
        }
    }
}

/// Plays a whole game of the spec that the first byte selects, and checks its positions. The other bytes
/// select the actions.
pub fn whole_game(data: &[u8]) {
    let Some((&which, rest)) = data.split_first() else { return };
    let specs = all_specs();
    specs[usize::from(which) % specs.len()].visit(WholeGame(rest));
}

/// [`whole_game`] does not call [`position`] if there are more legal actions than this.
const LONG: u64 = 200;

struct WholeGame<'a>(&'a [u8]);

impl SpecVisitor for WholeGame<'_> {
    type Output = ();

    fn visit<G: Game>(self, spec: G::Spec) {
        let mut game = G::new(spec);
        let mut choices = Choices(self.0.iter());
        while choices.0.len() > 0 {
            // Long lists are slow to check and occur only at the beginning of a game or a hunt.
            if game.count() <= LONG {
                position(&game, &mut Choices([1, 2, 3].iter()), &[]);
            }
            if G::HIDDEN {
                views(&game, &mut Choices([3, 2, 1].iter()));
            }
            let action = match game.turn() {
                Turn::Seat(_) => game.sample(&mut choices),
                Turn::Chance => game.deal(&mut choices),
                Turn::Over => return,
            };
            match action {
                Some(action) => game.play(action),
                None => panic!("no action where there must be one"),
            };
        }
    }
}
