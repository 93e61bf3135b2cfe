# The table of Lumeria in English. Units have names in the plural and in the singular, so no sentence makes a unit
# its subject.

battle-name = { $name }
battle-field = Battlefield
battle-score = Score and dice
battle-round = Round { $round }
battle-stages = Stages of the round
battle-goal = first to { $target }
battle-points = { $seat }: { $points } of { $target } points
battle-standing = { $scenario }: you { $own }, { $seat } { $other }.
battle-hits = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}, { $needed } or more needed
battle-account = Points, round by round
battle-rounds = Round
battle-total = Points

battle-plain = { $cell }
battle-hill = { $cell }, hill
battle-entry = { $cell }, recruitment field
battle-camp = { $cell }, camp
battle-unit = { $unit } ({ $seat }), { $wounds ->
    [0] { $stance }
   *[other] wounds { $wounds } of { $toughness }, { $stance }
}
battle-unit-activated = { $unit } ({ $seat }), { $wounds ->
    [0] { $stance }
   *[other] wounds { $wounds } of { $toughness }, { $stance }
}, activated

battle-gold = Gold: { $gold }
battle-acted = Activated: { $done } of { $most }
battle-first = first player
battle-march = March
battle-volley = Volley
battle-fortune = Fortune
battle-there = token available
battle-spent = token used
battle-track = Renewal track: token on field { $field } of { $last }; waiting tokens: { $aside }. Each die of your attacks that misses moves it one field.
battle-track-empty = Renewal track of { $last } fields: empty
battle-piles = Units to recruit
battle-pile = { $unit }: cost { $cost }, left { $left }, defeated { $lost }; { $melee ->
    [0] ranged { $ranged }
   *[other] { $ranged ->
        [0] melee { $melee }
       *[other] melee { $melee }, ranged { $ranged }
    }
}, movement { $movement }, toughness { $toughness }

battle-does = Dice in melee: { $melee }. Dice when shooting: { $ranged }. Fields per move: { $movement }. Wounds until it is defeated: { $toughness }.

battle-group-move = Move
battle-group-run = Run, then exhausted
battle-group-attack = Attack, then the activation ends
battle-group-else = Other

battle-note-recruit = Cost { $cost }, gold left { $gold }
battle-note-march = Up to two units move one field each
battle-note-volley = Up to two units shoot with one die each
battle-note-fresh = { $unit }
battle-note-unit = { $unit }, wounds { $wounds } of { $toughness }, { $stance }
battle-note-hill = Hill: 1 point in each cleanup
battle-note-camp = Enemy camp
battle-note-fortify = Attacks against it have −1 to hit until the cleanup
battle-note-aim = More likely to hit in this activation
battle-note-attack = { $unit }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $needed } or more hits. At least one hit { $hit }%, defeat { $defeat }%
battle-note-hopeless = { $unit }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, cannot hit
battle-note-reroll = All dice, and the second roll stands
battle-note-keep = { $misses ->
    [0] No miss, so the renewal track stays as it is
    [one] One miss moves the token on your renewal track
   *[other] { $misses } misses move the token on your renewal track
}
battle-note-stop = No more activations for you in this round
battle-note-pass = Does not bind you: you are asked again unless the other side passes too
battle-note-no-march = No other unit marches
battle-note-no-volley = No other unit shoots
battle-note-done = The activation of this unit ends; actions it has left are lost
battle-note-pushed = The unit is pushed
battle-note-stays = The unit stays where it is

battle-why-entry = A new unit arrives on an empty recruitment field in your last row.
battle-why-activate = Choose one of your units that has not been activated in this round.
battle-why-act = The active unit cannot do that: it moves through empty fields as far as its movement allows, attacks a neighbouring unit in melee, and shoots along a straight line.
battle-why-march = Choose one of your units that has not marched yet and has an empty field next to it.
battle-why-volley = Choose one of your units that can shoot, has not shot yet and has a target in a straight line.
battle-why-bless = Choose one of your units that is not fortified.
battle-why-reach = Out of reach: a unit moves through empty fields, and only as far as allowed. A second step may be possible by running, or in the next round.
battle-why-range = Not a target for this shot: it needs a straight line with at most three empty fields and no card in the way.
battle-why-manoeuvre = A march or a volley is used in your turn before or after the activations. It needs a unit that can take part: for a march one with an empty field beside it, for a volley one with a target.
battle-why-spent = This token is used. It returns when it reaches the end of the renewal track; each die of your attacks that misses moves it on.
battle-why-fortune = Fortune can be used after your own roll in your activation.
battle-why-god = Your god’s ability can be used only at the moment it names.
battle-why-called = You have already used your god’s ability in this round. The token returns in the cleanup.
battle-why-gold = Not enough gold, or no empty recruitment field. Gold comes at the beginning of each round; a field becomes free when the unit on it moves.
battle-why-pile = There are no cards of this kind left. Choose another unit.
battle-why-recruit = Units are recruited at the beginning of the round. What you do not spend now you keep until then.

battle-open = { $cell }, open field
battle-ours = Ours: { $values }
ours-name = name
ours-copies = copies
ours-cost = cost
ours-toughness = toughness
ours-movement = movement
ours-melee = melee
ours-ranged = ranged
ours-ability = ability
armies-title = Armies of Lumeria
armies-lede = All units, gods and scenarios, with their values and where they come from.
armies-scenarios = Scenarios and board
armies-unit = Unit
armies-copies = Copies
armies-start = On the board from the start, as the near side sees it:
armies-scenario = Points: { $scores }. { $target } points win; the game ends after round { $rounds } at the latest.
armies-board = The board has { $columns } columns and { $rows } rows, and the renewal track ends with field { $track }.
score-fields = for each own unit on a hill
score-camps = for each own unit on a camp of the enemy
score-defeated = for each enemy unit defeated in the round
score-majority = for more units than the enemy on the marked fields
