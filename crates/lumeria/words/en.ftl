# Lumeria in English. English needs one form of a noun only. Units have names in the plural and in the singular,
# so no sentence makes a unit its subject.

unknown = ?

faction-slavs = Slavs
faction-vikings = Vikings
faction-greeks = Greeks
faction-romans = Romans

god-swietowit = Svetovit
god-thor = Thor
god-atena = Athena
god-mars = Mars

scenario-three-hills = Three Hills
scenario-camps = Camps
scenario-open-field = Open Field

unit-bies = Bies
unit-jezdzcy = Horsemen
unit-lucznicy = Archers
unit-woje = Warriors
unit-zbrojni = Men-at-Arms
unit-berserkerzy = Berserkers
unit-druzynnicy = Retainers
unit-miotacze = Throwers
unit-olbrzym = Giant
unit-tarczownicy = Shieldbearers
unit-cyklop = Cyclops
unit-hoplici = Hoplites
unit-konni = Riders
unit-milicja = Militia
unit-peltasci = Peltasts
unit-furia = Fury
unit-gladiatorzy = Gladiators
unit-legionisci = Legionaries
unit-rekruci = Recruits
unit-welici = Velites

manoeuvre-march = march
manoeuvre-volley = volley
manoeuvre-fortune = fortune

stage-opening = before the first round
stage-recruitment = recruitment
stage-early = manoeuvres before the activations
stage-activations = activations
stage-late = manoeuvres after the activations
stage-cleanup = cleanup

stance-ready = ready
stance-exhausted = exhausted
stance-fortified = fortified

fact-melee = in melee
fact-ranged = at range
fact-close = if no field lies between the two units
fact-moved = if it has moved in this activation
fact-wounded = if it is wounded
fact-fortified = if it is fortified
fact-kin = if it stands next to another unit of the same name
fact-foe-wounded = if the other unit is wounded

ability-hit = {"  "}{ $modifier } to hit{ $conditions ->
        [0] {" "}with all its attacks.
       *[other] {" "}{ $when }.
    }
ability-guard = {"  "}{ $modifier } to hit for attacks against it{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-aim = {"  "}Aiming gives it { $modifier } to hit instead of +1{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-pierce = {"  "}Its attacks ignore the target’s fortification{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-steadfast = {"  "}It cannot be pushed{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-push = {"  "}It pushes the target up to { $fields } fields{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-stagger = {"  "}A unit that it pushes becomes exhausted{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-retreat = {"  "}After its attack it may move { $fields ->
        [one] one field
       *[other] up to { $fields } fields
    }{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-drill = {"  "}Fortifying does not count as one of its two actions.
ability-slip = {"  "}It may move through units of its own side.
ability-fly = {"  "}It may move over any unit.

power-dice = {"  "}Once a round: { $dice ->
        [one] one more die
       *[other] { $dice } more dice
    } for an attack in your activation.
power-action = {"  "}Once a round: your active unit takes one more action, different from the others.
power-stand = {"  "}Once a round: your unit that was hit in melee is not pushed.
power-fortify = {"  "}Once a round, before you activate a unit: one of your units becomes fortified.

ask-initiative = Roll two dice for each side: the higher sum decides who begins.
ask-first = You rolled higher. Who begins?
ask-recruit = You have { $gold } gold. Which unit do you recruit?
ask-place = { $unit }: on which recruitment field?
ask-manoeuvre = Do you use a manoeuvre?
ask-march = March: which unit moves one field? { $left ->
        [one] One unit left.
       *[other] { $left } units left.
    }
ask-stride = { $unit }: march to which field?
ask-volley = Volley: which unit shoots with one die? { $left ->
        [one] One unit left.
       *[other] { $left } units left.
    }
ask-target = { $unit }: shoot at which unit?
ask-activate = Which unit do you activate? This is your activation { $number } of 3.
ask-act = { $unit }: what is the next action?
ask-blessed = { $unit }: which unit does the blessed attack strike?
ask-bless = Which unit becomes fortified?
ask-fortune = { $hits ->
        [one] One hit
       *[other] { $hits } hits
    } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }. Roll them all again?
ask-stand = { $unit }: hit and about to be pushed. Use your god’s ability so that it stays in place?
ask-renew = The token on your renewal track has reached the last field. Which slot does it return to?
ask-retreat = { $unit }: move after the attack?
ask-decide = Everything is tied. Roll for the win?

answer-roll = Roll
answer-begin = { $seat } begins
answer-recruit = Recruit: { $unit }
answer-place = Place on { $cell }
answer-march = March
answer-volley = Volley
answer-pick = The unit on { $cell }
answer-move = Move to { $cell }
answer-run = Run to { $cell }
answer-fortify = Fortify
answer-aim = Aim
answer-strike = Attack { $cell } in melee
answer-shoot = Shoot at { $cell }
answer-invoke = Use the god’s ability
answer-reroll = Roll again
answer-keep = Keep the result
answer-renew = Renew: { $manoeuvre }
answer-done = Done
answer-pass = { $question ->
        [ask-renew] Leave it on the track
       *[other] Pass
    }

event-began = { $scenario }: { $near } against { $far }.
event-initiative = Roll for the first turn: { $seat0 }: { $zero }; { $seat1 }: { $one }.
event-round = Round { $round }, first player: { $seat }. Gold: { $zero } and { $one }.
event-stage = Now: { $stage }.
event-recruited = { $seat } recruits: { $unit }. Gold left: { $gold }.
event-placed = Placed: { $unit } on { $cell }.
event-passed = { $seat } passes.
event-spent = { $seat } uses: { $manoeuvre }. The token goes to the renewal track.
event-spent-aside = { $seat } uses: { $manoeuvre }. The token waits beside the board.
event-picked = { $seat } chooses: { $unit } on { $cell }.
event-moved = Move: { $unit }, { $from } → { $to }.
event-ran = Run: { $unit }, { $from } → { $to }, now exhausted.
event-fortified = Fortified: { $unit } on { $cell }.
event-aimed = Aiming: { $unit } on { $cell }.
event-finished = { $seat } stops here.
event-invoked = { $seat } calls on the god: { $god }!
event-struck = Melee attack: { $unit }, { $from } → { $to }. Dice { $faces }, hits on { $needed } or more.
event-shot = Ranged attack: { $unit }, { $from } → { $to }. Dice { $faces }, hits on { $needed } or more.
event-rerolled = { $seat } rolls again: { $faces }, hits on { $needed } or more.
event-hit = { $hits ->
        [0] No hit
        [one] One hit
       *[other] { $hits } hits
    }: { $unit } on { $cell }, wounds now: { $wounds }.
event-pushed = Pushed: { $unit }, { $from } → { $to }.
event-staggered = Pushed: { $unit }, { $from } → { $to }, now exhausted.
event-defeated = Defeated: { $unit } on { $cell }. { $seat } gets compensation and has { $gold } gold.
event-renewing = Renewal track, { $seat }: token on field { $field }.
event-renewed = { $seat } renews: { $manoeuvre }.
event-renewed-next = { $seat } renews: { $manoeuvre }. The next token enters the track.
event-waits = { $seat } leaves the token on the last field of the renewal track.
event-scored = { $seat } scores { $gain ->
        [one] one point
       *[other] { $gain } points
    } ({ $total }).
event-stepped = Step forward: { $unit }, { $from } → { $to }.
event-decided = Roll for the win: { $seat0 }: { $hits0 } of { $dice0 } dice hit; { $seat1 }: { $hits1 } of { $dice1 } dice hit.
event-won-points = The game is over, { $zero } to { $one }: { $seat } wins.
event-won-defeated = The game is over, { $zero } to { $one }: { $seat } wins by defeating more enemy units.
event-won-cost = The game is over, { $zero } to { $one }: { $seat } wins with the more expensive army.
event-won-dice = The game is over, { $zero } to { $one }: { $seat } wins the last roll.
event-drawn = The game is over, { $zero } to { $one }: a draw.

scene-scenario = { $scenario }: { $target } points win. Marked fields: { $cells }
scene-round = Round { $round } of { $rounds }, { $stage }; first player: { $seat }
scene-side = { $seat } ({ $faction }): { $points } points, { $gold } gold
scene-god = God: { $god }, ready
scene-god-spent = God: { $god }, used in this round
scene-tokens = Manoeuvres: { $manoeuvres }; spent tokens beside the board: { $aside }
scene-track = Renewal track: { $field } of { $last }
scene-pile = Pile: { $unit } × { $left }, cost { $cost }, toughness { $toughness }, movement { $movement }, melee { $melee }, ranged { $ranged }
scene-unit = {"  "}{ $cell } { $unit }: wounds { $wounds } of { $toughness }, { $stance }
scene-unit-activated = {"  "}{ $cell } { $unit }: wounds { $wounds } of { $toughness }, { $stance }, activated
scene-dice = Last roll: { $faces }, hits on { $needed } or more: { $hits }

# What can be chosen before the game: option-<key> and option-<key>-<value>.

option-seats = Seats
option-factions = Factions
option-factions-about = Choose an army for each seat. The player who opens the table takes the first seat.
option-factions-random = Random
option-factions-wrong = Choose two different factions, or leave it random.
option-factions-slavs = { faction-slavs }
option-factions-vikings = { faction-vikings }
option-factions-greeks = { faction-greeks }
option-factions-romans = { faction-romans }
option-scenario = Scenario
option-scenario-three-hills = { scenario-three-hills }
option-scenario-camps = { scenario-camps }
option-scenario-open-field = { scenario-open-field }

# Why a bot prefers a move to another: what it brings more or less of.
reason-points-more = { $count ->
        [0] slightly more points for you
       *[other] points for you: about { $count } more
    }
reason-points-less = { $count ->
        [0] slightly fewer points for you
       *[other] points for you: about { $count } fewer
    }
reason-foe-points-more = { $count ->
        [0] slightly more points for the enemy
       *[other] points for the enemy: about { $count } more
    }
reason-foe-points-less = { $count ->
        [0] slightly fewer points for the enemy
       *[other] points for the enemy: about { $count } fewer
    }
reason-units-more = { $count ->
        [0] slightly fewer losses of your own
       *[other] your units: about { $count } more left
    }
reason-units-less = { $count ->
        [0] slightly more losses of your own
       *[other] your units: about { $count } fewer left
    }
reason-foe-units-more = { $count ->
        [0] slightly fewer enemy losses
       *[other] enemy units: about { $count } more left
    }
reason-foe-units-less = { $count ->
        [0] slightly more enemy losses
       *[other] enemy units: about { $count } fewer left
    }

# What a bot of each style is fond of

style-warlike = Wants to destroy enemy units
style-builder = Wants to keep many units on the board
