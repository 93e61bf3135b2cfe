//! Content of one's own is called by its own names on the pages.

#[expect(dead_code, reason = "other tests use the rest")]
mod deal;

use deal::{LUMERIA, visitor};
use kernel::Language;
use lumeria::Edition;
use web::new::New;

#[test]
fn a_scenario_of_ones_own_is_called_by_its_name() {
    let standard = include_str!("../../lumeria/content/standard.txt");
    let own = standard.replace(
        "scenario camps ?\n  target 10 ?\n  rounds 40 ?\n  score camps 2 ?\n",
        "scenario moor\n  called The <Moor>\n  target 7\n  rounds 9\n  score defeated 1\n",
    );
    assert_ne!(own, standard);
    Edition::prefer(&own).unwrap();
    let (words, visitor) = (web::words(Language::En, Some(&LUMERIA)), visitor("Hania", Language::En));
    let new = New {
        visitor: &visitor,
        words: &words,
        notice: None,
        title: &LUMERIA,
        games: &[],
        fields: &[],
        faults: &[],
    };
    let page = web::new::page(&new).into_string();
    assert!(page.contains("The &lt;Moor&gt;<"), "{page}");
    assert!(!page.contains("{option-scenario") && !page.contains("The &lt;Moor&gt;°"), "it is not ours");
    let list = (web::card_pages("lumeria").unwrap().all)(&visitor, &words, &[]).into_string();
    assert!(list.contains("The &lt;Moor&gt;") && list.contains("7 points win"));
}
