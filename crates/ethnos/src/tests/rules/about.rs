use kernel::{Language, Spoken};

use super::*;

/// The text of a paragraph.
fn paragraph(language: Language, rule: RuleId) -> &'static str {
    let text = Ethnos::rulebook(language);
    let start = text.find(&format!("### {} |", rule.0)).unwrap();
    text[start + 4..].split("\n#").next().unwrap()
}

#[test]
fn turn() {
    let mut table = Table::new(4, "elf dwarf skeleton orc");
    table.markers(Rhea, &[1]);
    table.hand(0, "red-elf red-dwarf skeleton blue-dwarf green-orc");
    table.band(0, "red-elf red-dwarf skeleton");
    assert_eq!(table.markers_in(Rhea)[0], 2);
    table.say(0, "keep green-orc; done");
    assert_eq!((table.pool_now(), table.turn_of()), ("blue-dwarf".into(), 1));
    table.third_dragon(1);
    assert_eq!(table.glory(), [1, 0, 0, 0]);
}

/// Each value that the rulebooks do not print stands in a paragraph that says so.
#[test]
fn sources() {
    let list = |values: &[u8]| values.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let paragraphs = [
        ("TOKENS", rule::SETUP_GLORY, list(&content::TOKENS.value)),
        ("TOKENS_FOUR_UP", rule::SETUP_GLORY, list(&content::TOKENS_FOUR_UP.value)),
        ("GIANT", rule::END_GIANT, "4".into()),
        ("GIANT_FEW", rule::END_GIANT, "5".into()),
        ("MERFOLK_LAST", rule::TRIBE_MERFOLK, "18".into()),
        ("MERFOLK_SYMBOLS", rule::TRIBE_MERFOLK, "3, 7, 12".into()),
        ("MERFOLK", rule::END_MERFOLK, "4".into()),
        ("MERFOLK_FEW", rule::END_MERFOLK, "3".into()),
        ("HORDE", rule::END_RAID, "1, 3, 6, 10, 15".into()),
        ("COPIES", rule::SETUP_TRIBES, "12".into()),
        ("HALFLING_COPIES", rule::SETUP_TRIBES, "24".into()),
    ];
    let known = |wanted| content::values().into_iter().filter(move |one| one.provenance == wanted);
    let published: Vec<&str> = known(content::Provenance::Published).map(|value| value.name).collect();
    assert_eq!(paragraphs.each_ref().map(|(name, ..)| *name), *published);
    assert_eq!(known(content::Provenance::Ours).count(), 0, "the text says that nothing is ours");
    for (language, word) in
        [(Language::En, "published"), (Language::Pl, "publikowali"), (Language::Cs, "veřejnili")]
    {
        for (name, rule, value) in &paragraphs {
            let text = paragraph(language, *rule);
            assert!(text.contains(word) && text.contains(value), "{name} in {}:\n{text}", language.code());
        }
        assert!(paragraph(language, rule::ABOUT_SOURCES).contains(word));
    }
}

#[test]
fn rulings() {
    for language in Language::ALL {
        let list = paragraph(language, rule::ABOUT_RULINGS);
        let rest = Ethnos::rulebook(language).replace(list, "");
        for number in 1..=25 {
            assert!(rest.contains(&format!("(E{number})")), "E{number} in {}", language.code());
            let listed = [format!("E{number}:"), format!("E{number},")].iter().any(|one| list.contains(one));
            assert!(listed, "E{number} is not listed in {}", language.code());
        }
    }
}
