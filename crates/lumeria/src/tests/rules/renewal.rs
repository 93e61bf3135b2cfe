use super::*;

#[test]
fn track() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3, woje a3");
    table.put(1, "olbrzym c4, druzynnicy a4, druzynnicy a5");
    table.tokens(0, &[March, Volley], Some(0));
    table.attack(0, "pick c3; strike c4", &[1, 3, 6]);
    assert_eq!(table.state.sides[0].track, Some(2), "one field for each miss");
    table.attack(1, "pick a4; strike a3", &[1]);
    assert_eq!(table.state.sides[0].track, Some(2), "only for own attacks");
    table.events();
    table.attack(0, "pick a3; strike a4", &[6]);
    assert_eq!(table.state.sides[0].track, Some(2), "and only for misses");
    let moved = |event: &Event| matches!(event, Event::Renewing { .. });
    assert!(!table.events().iter().any(moved), "what does not move is not told");

    table.at(Stage::Early, 0);
    table.say(0, "march");
    let side = table.view().sides[0].clone();
    assert_eq!((side.track, side.aside, side.manoeuvres), (Some(2), 1, vec![Volley]), "one on the track");
}

#[test]
fn returns() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3");
    table.put(1, "olbrzym c4");
    table.tokens(0, &[March], Some(4));
    table.attack(0, "pick c3; strike c4", &[1, 2, 3]);
    assert_eq!(
        (table.asked(), table.answers(0).as_str()),
        (rule::RENEWAL_RETURN, "renew volley; renew fortune; pass")
    );
    table.refuse(0, "renew march", rule::RENEWAL_RETURN);
    table.say(0, "renew volley");
    let side = table.view().sides[0].clone();
    assert_eq!((side.track, side.aside, side.manoeuvres), (Some(0), 0, vec![March, Volley]));

    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3");
    table.put(1, "olbrzym c4");
    table.tokens(0, &[March, Volley], Some(5));
    table.attack(0, "pick c3; strike c4", &[1, 2, 3]);
    assert_eq!(table.answers(0), "renew fortune; pass");
    table.say(0, "renew fortune");
    let side = table.view().sides[0].clone();
    assert_eq!((side.track, side.manoeuvres.len()), (None, 3));
}
