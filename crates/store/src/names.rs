//! Names that only look alike.

use unicode_normalization::UnicodeNormalization;

/// What is equal for two names that a reader may take for each other: letters of other alphabets that look like Latin
/// ones, wide and small forms, digits that look like letters, letter case and space.
pub(crate) fn look(name: &str) -> String {
    let plain = name.nfkc().flat_map(char::to_lowercase).filter(|c| !c.is_whitespace());
    plain.map(latin).collect()
}

/// The small Latin letter that looks like this one. `i`, `l`, `1` and `|` look alike, too, as capital or small letters.
fn latin(c: char) -> char {
    match c {
        'а' | 'α' | 'ᴀ' | 'ɑ' => 'a',
        'в' | 'β' | 'ʙ' => 'b',
        'с' | 'ϲ' | 'ᴄ' => 'c',
        'ԁ' | 'ᴅ' => 'd',
        'е' | 'ε' | 'ᴇ' => 'e',
        'ɡ' | 'ɢ' => 'g',
        'һ' | 'н' | 'η' | 'ʜ' => 'h',
        'і' | 'ι' | 'ı' | 'l' | '1' | '|' | 'ӏ' | 'ǀ' | 'ɪ' | 'ʟ' => 'i',
        'ј' | 'ᴊ' => 'j',
        'к' | 'κ' | 'ᴋ' => 'k',
        'м' | 'μ' | 'ᴍ' => 'm',
        'ո' | 'ɴ' => 'n',
        'о' | 'ο' | 'σ' | '0' | 'օ' | 'ᴏ' => 'o',
        'р' | 'ρ' | 'ᴘ' => 'p',
        'ԛ' => 'q',
        'ʀ' => 'r',
        'ѕ' | 'ꜱ' => 's',
        'т' | 'τ' | 'ᴛ' => 't',
        'ս' | 'υ' | 'ᴜ' => 'u',
        'ν' | 'ѵ' | 'ᴠ' => 'v',
        'ԝ' | 'ω' | 'ᴡ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' | 'ʏ' => 'y',
        'ζ' | 'ᴢ' => 'z',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_equal_and_others_are_not() {
        for (one, other) in [
            ("Ala", "Аlа"),
            ("Ala", "ALA"),
            ("Ala", "Ａｌａ"),
            ("Iza", "lza"),
            ("Ola", "0la"),
            ("Jan Kot", "JanKot"),
            ("Ζοε", "Zoe"),
            ("Ala", "ᴀʟᴀ"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        for (one, other) in [("Zofie", "Žofie"), ("Ala", "Ela"), ("Łucja", "Lucja"), ("Жора", "Zora")] {
            assert_ne!(look(one), look(other), "{one} {other}");
        }
    }
}
