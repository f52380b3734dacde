//! Which names people may choose.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{fs, path::Path};

use table::{MAX_NAME, check_name};

/// The code of the refusal, or the name.
fn check(text: &str) -> Result<String, String> {
    check_name(text, MAX_NAME).map_err(|refusal| refusal.code)
}

fn refused(code: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(check(text), Err(code.to_owned()), "{text:?}");
    }
}

#[test]
fn people_are_called_what_they_like() {
    for name in [
        "Ada",
        "7",
        "Zoë O'Neill-Schäfer",
        "Ngô Bảo Châu",
        "Анна",
        "דוד",
        "محمد",
        "小林 一茶",
        "Ada ★",
        "🦊",
        // Scripts and emoji that need joiners or variation selectors.
        "علی\u{200c}رضا",
        "ශ්\u{200d}රී",
        "❤\u{fe0f} Ada",
        "👩\u{200d}🚀",
        "🏳\u{fe0f}\u{200d}🌈",
        // These are not names of computers.
        "Levelina",
        "Computerfreak",
        "Level-headed",
        "Sea level",
    ] {
        assert_eq!(check(name).as_deref(), Ok(name));
    }
    assert_eq!(check(" Ada\u{a0}\u{3000} Lovelace ").as_deref(), Ok("Ada Lovelace"));
}

#[test]
fn a_name_has_1_to_30_characters() {
    let long = "ä".repeat(30);
    assert_eq!(check(&long), Ok(long.clone()));
    refused("server-name", &["", "  ", "\u{2003}", &(long + "ä")]);
}

#[test]
fn a_name_shows_all_its_characters_in_their_order() {
    refused(
        "server-name-unreadable",
        &[
            "Ada\0",
            "Ada\nLovelace",
            "Ada\tLovelace",
            "Ada\u{2028}Lovelace",
            // Direction marks.
            "\u{202e}adA",
            "Ada\u{200f}",
            "\u{2067}Ada\u{2069}",
            "\u{61c}Ada",
            // Characters that cannot be seen.
            "A\u{200b}da",
            "A\u{ad}da",
            "\u{feff}Ada",
            "A\u{34f}da",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "Ada\u{e0041}",
            "Ada\u{fe0f}",
            "Ada\u{200d}",
            "\u{200c}علی",
            "Ada\u{f8ff}",
            // Combining marks that would overlap the text around the name.
            "\u{301}Ada",
            "A\u{301}\u{302}\u{303}\u{304}\u{305}da",
        ],
    );
}

#[test]
fn a_name_does_not_look_like_a_computer() {
    refused(
        "server-name-of-computer",
        &[
            "Computer",
            "computer 2",
            "Computer, level 3",
            "level:10",
            "LEVEL 8",
            "Stufe 4",
            "South (level 1)",
            "C0mputer",
            "Leve1 3",
            "Lével 3",
            "L e v e l 3",
            // With Cyrillic, Greek, wide, circled and mathematical letters.
            "\u{421}omputer",
            "L\u{435}vel 3",
            "C\u{3bf}mputer 1",
            "\u{ff2c}\u{ff45}\u{ff56}\u{ff45}\u{ff4c} 3",
            "ⓛⓔⓥⓔⓛ 3",
            "𝐋𝐞𝐯𝐞𝐥 𝟑",
        ],
    );
}

/// Checks the names of computers in every language of the page.
#[test]
fn no_name_is_that_of_a_computer_on_the_page() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book");
    let mut languages = 0;
    for language in fs::read_dir(book).unwrap() {
        let page = language.unwrap().path().join("page.ftl");
        let Ok(page) = fs::read_to_string(page) else { continue };
        languages += 1;
        for key in ["page-computer = ", "page-twin = "] {
            let name = page.lines().find_map(|line| line.strip_prefix(key)).unwrap();
            let name = name.replace("{ $level }", "3").replace("{ $side }", "X");
            refused("server-name-of-computer", &[&name]);
        }
    }
    assert!(languages >= 2);
}
