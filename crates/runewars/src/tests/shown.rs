//! What a view shows in parts.

use super::*;

#[test]
fn a_view_shows_what_its_observer_may_know() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "2 footman, 1 knight routed");
    table.put("9A", None, "2 dragon");
    table.stronghold("DA", 0);
    table.rune("2A", Token::Dragon, &[0]);
    table.tactics(0, "bribe, bribe");
    table.objective(0, "open-hand");
    table.quest(0, "giants-hoard");
    table.hero("silhouette", 1, "LA");
    table.reward("silhouette", "oathblade");
    let [own, other] = [table.view(0), table.view(1)];
    let ground =
        |view: &crate::View, name: &str| view.areas().into_iter().find(|one| one.area == area(name)).unwrap();
    let shown = ground(&own, "2A");
    assert_eq!(
        (shown.controller, shown.rune, shown.produces),
        (Some(Seat::new(0)), Token::Dragon, [1, 0, 2])
    );
    assert_eq!(
        shown.units.iter().map(|units| (units.standing, units.routed)).collect::<Vec<_>>(),
        [(2, 0), (0, 1)]
    );
    assert_eq!(ground(&other, "2A").rune, Token::Hidden);
    assert_eq!(ground(&other, "DA").stronghold, Some(Seat::new(0)));
    assert_eq!(own.sides()[0].tactics, [(Tactic::Bribe, 2, 0)]);
    let hidden = &other.sides()[0];
    assert_eq!((hidden.tactics.len(), hidden.ripe, hidden.quest_count, hidden.quests.len()), (0, 2, 1, 0));
    assert_eq!((hidden.objective, hidden.has_objective), (None, true));
    assert_eq!((own.sides()[0].runes, hidden.runes), (1, 0));
    assert_eq!((own.heroes()[0].rewards.len(), own.heroes()[0].reward_count), (0, 1));
    assert_eq!(other.heroes()[0].rewards, [Reward::Oathblade]);
    assert_eq!(own.battle(), None);
    let battle = Table::battle("daqan,latari", "2 footman", "1 archer").view(1).battle().unwrap();
    assert_eq!((battle.armies[0][0].count, battle.armies[1][0].unit), (2, Unit::Archer));
}
