//! A program that is started with content of its own: what it tells, and what it finds.

use kernel::{Fast, Game, Language, Observer, Seat, Silence, Spoken};
use lumeria::{Edition, Event, Lumeria, Provenance, Setup};

/// The usual content of a program is set once, so this is the only test here.
#[test]
fn the_usual_content_gives_names_and_provenance() {
    let standard = include_str!("../content/standard.txt");
    let own = standard.replacen("unit bies *\n    copies 2 ?", "unit bies\n called Wilk\n copies 2 *", 1);
    assert_ne!(own, standard);
    Edition::prefer(&own).unwrap();

    // Its rules are those of the standard content, so records of one can be replayed with the other.
    let setup: Setup = "factions=slavs,vikings content=standard".parse().unwrap();
    assert_eq!(setup.to_string(), "seats=2 factions=slavs,vikings scenario=three-hills content=standard");
    let state = Lumeria::start(&setup, &mut Fast::new(1), &mut Silence);
    let view = Lumeria::view(&state, Observer::Spectator);
    let bies = view.army(Seat::new(0)).card("bies".parse().unwrap()).unwrap();
    assert_eq!(bies.copies.from, Provenance::Rulebook);

    let event = Event::Recruited { seat: Seat::new(0), unit: bies.title.name, gold: 4 };
    let told = words::Words::of::<Lumeria>(Language::En).say(&Lumeria::happened(&event));
    assert!(told.contains("Wilk"), "{told}");
}
