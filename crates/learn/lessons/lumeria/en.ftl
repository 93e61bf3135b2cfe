# The lessons of Lumeria. Numbers come from the lessons as facts; the only digits here are those of fields, such as c4.

first-title = Your first round
first-about = Recruit, march, fight for a hill. Then play on.
first-welcome = Welcome to Lumeria! You lead the Slavs at the bottom, Wicher leads the Vikings at the top. When a round ends, each hill that you stand on brings a point. With { $target } points you win.
first-gold = Each round begins with { $gold } gold for both of you. Your cards lie here, each with its price and what it can do.
first-recruit = Recruit Warriors and place them on the field e1. They cost one gold.
first-recruit-none = You may save your gold. But soldiers on the board hold hills, gold does not. Recruit something!
first-recruit-archers = Archers are fine, too. They cost all your gold, but they shoot from afar. In our round we take Warriors.
first-recruit-right = Your Warriors will step forward by themselves when the round ends.
first-stage = Now the battle begins with manoeuvres. For each of them you have one token here. A march moves two of your units by one field.
first-march = March! Move the Warriors from c3 to the hill c4, and those from d2 to d3.
first-march-archers = The Archers are in front now, and a single wound defeats them. Let the Warriors go first: they can take more.
first-march-right = You stand on the hill in the middle.
first-actions = Now you take turns, and activate three units each. An active unit takes two different actions: move and fortify, for example, or move and attack.
first-hill = Activate the Warriors on d3. Move them to the hill e4, and then fortify them.
first-hill-run = They are on the hill, but they ran, and are exhausted. Now they are easier to hit. Two fields can be reached by a simple move.
first-hill-right = That is the second hill. Fortified units are harder to hit.
first-pushed = Wicher’s Retainers attacked c4 and hit. Your Warriors have { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    } and were pushed back to c3. You have lost the hill, but not the Warriors.
first-back = Win the hill back: activate c3, move to c4, then attack the Retainers on c5. If you are asked, keep your roll.
first-back-stay = They are safe there, but the hill stays empty and brings you nothing. Go back to c4!
first-back-right = A hit! Behind the Retainers stand Berserkers, so they could not be pushed. Such a unit is surrounded: { $needed } or more was enough to hit.
first-scored = The round is over, and the hills are counted. You hold c4 and e4: { $gain ->
        [one] one point
       *[other] { $gain } points
    } for you, none for Wicher. Your new Warriors have stepped forward.
first-play = All rounds go like this, and the other player begins the next one. You know the most important things. Will you play on?

push-title = Push them off
push-about = You need not defeat a unit to free a hill.
push-now = Wicher’s Retainers have marched to the hill c4. They can take two wounds, and you may not have the dice for that. But a single hit in melee pushes a unit back by one field.
push-task = Free the hill c4 with your Warriors on c3.
push-fortify = You are well protected now, but Wicher keeps the hill and gets the point. Attack!
push-right = A hit, and the field behind them was empty.
push-end = The Retainers have { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    } and stand on c5 again. The hill is free. Arrows push no unit, so keep fighters close to the hills.

aim-title = Aim first
aim-about = Two actions for one good shot.
aim-now = Archers shoot along a row or a column, over at most three empty fields. Your Archers on b2 can just reach the Retainers on b6. An activated unit has two actions.
aim-task = Shoot at b6 with the best chance to hit.
aim-hasty = With one action you needed { $needed } or more, and both dice were lower. You had a second action: aim before you shoot.
aim-fortify = Fortifying protects the Archers, but it does not help them to hit. Aim before you shoot.
aim-end = The same dice, and now { $needed } or more was enough. All shooters hit more easily if they aim; your Archers are especially good at it. An attack is always the last action.

volley-title = Shoot twice
volley-about = A manoeuvre is not an activation.
volley-now = Before the activations there are manoeuvres. In a volley up to two units shoot with one die each. And after that they may still be activated.
volley-task = Use the volley: let the Archers on b2 shoot at b6.
volley-pass = You may save the token. But it comes back only after some of your dice have missed, so use it early. Try the volley.
volley-right = A hit! The token of the volley is spent. It comes back when enough of your dice have missed.
volley-again = Now come the activations. Let the same Archers shoot at b6 once more.
volley-other = A good move, perhaps even the better one! In our lesson the Archers shoot a second time.
volley-end = Two shots in one round defeated the Retainers. A march works the same way: a unit can march, and be activated afterwards.

both-title = Use both actions
both-about = An attack is the last action. So do something before it.
both-now = Your Warriors stand on the hill c4, and the Retainers stand right in front of them. An activated unit has two different actions, but an attack is always its last one.
both-task = Activate c4, and attack the Retainers on c5 so that your Warriors stay hard to hit.
both-strike = The attack has ended the activation, and one action is lost. Fortify first, then attack.
both-leave = They are well protected there, but the hill is empty, and they have not attacked. Stay on c4.
both-right = A hit, and your Warriors are fortified as well.
both-end = Wicher’s Retainers struck back. They needed { $needed } or more, because your Warriors are fortified. You had needed only { $face } or more: the Retainers had no room behind them.

surround-title = No way back
surround-about = A unit that cannot be pushed is easier to hit.
surround-now = The Retainers on c5 have Berserkers right behind them, on c6. On their left and right the fields are empty. From which side would you attack?
surround-task = Let the Warriors on d3 attack c5 with the best chance to hit.
surround-side = From here the field behind the Retainers was empty, so you needed { $needed } or more. Attack from c4: there they cannot step back.
surround-other = Your other Warriors found the same place: { $needed } or more was enough. We use those on d3.
surround-right = The same die, and this time it is a hit.
surround-end = Behind the Retainers stood another unit, so they were surrounded: { $needed } or more was enough. The edge of the board counts as well. But a surrounded unit is not pushed.

line-title = A clear line
line-about = Arrows fly straight, and not through your own units.
line-now = Your Warriors have marched to b3. That is a good place to go on from, but now they stand right in front of your Archers on b2, who can shoot at no one.
line-clear = Clear the line: move the Warriors from b3 to the hill c4, and fortify them there.
line-blocked = They aim, but the Warriors stand in the line, so there is nothing to shoot at. First the Warriors, then the Archers.
line-stay = Fortified, but still in the way. Move them to c4.
line-clear-right = The hill is yours, and the line is clear.
line-shoot = Wicher does nothing more this round. Now let the Archers aim, and shoot at b6.
line-near = A step nearer does not help: distance makes no difference to arrows. You needed { $needed } or more. Aim instead.
line-end = With the aim, { $needed } or more was enough. Up to three empty fields may lie between, along a row or a column. The order in which you activate your units is often half the plan.

fortune-title = Fortune
fortune-about = A bad roll need not count.
fortune-now = Wicher’s Retainers stand on the hill c4. Your Warriors are going to attack them from c3.
fortune-task = You rolled { $face }, and that is not enough. But you have the token of fortune: it rolls all dice of this attack again. Use it!
fortune-keep = You may save the token. But then Wicher keeps the hill, and with it a point. This roll is worth it.
fortune-right = This time it is { $face }. The Retainers are pushed off the hill.
fortune-end = The token is on your renewal track now. Every die of yours that misses moves it on, and at the end of the track it comes back to you. So bad luck is never quite wasted.

recruits-title = Where recruits arrive
recruits-about = New units step forward by themselves, if there is room.
recruits-now = Recruits arrive on one of the three fields a1, c1 and e1. When the round ends, they step forward by one field, if that field is empty.
recruits-place = Recruit Warriors, and place them where they can step forward and make for the hill a4.
recruits-blocked = On c2 stand your Men-at-Arms. If they stay there, the recruits cannot step forward. Choose a1: the way to a4 is free.
recruits-stepped = The round is over, and your Warriors have stepped forward to a2. That was a free move. Now Wicher begins, and does nothing.
recruits-march = March with two units: the new Warriors from a2 to a3, and those on c3 to the hill c4.
recruits-march-one = That is the middle hill. But a march moves two units, and your new Warriors still stand far behind. Take them along.
recruits-march-right = Two units, one token.
recruits-hill = Now activate the new Warriors: move them to the hill a4, and fortify them.
recruits-hill-beside = They stand well, but beside the hill. Only a unit on the hill scores. Move first, then fortify.
recruits-end = Two hills, { $gain ->
        [one] one point
       *[other] { $gain } points
    }. Cheap Warriors, placed well, are worth as much on a hill as the most expensive unit.

horse-title = Read the card
horse-about = Movement and ability say what a unit is good for.
horse-now = A new round, and you have { $gold } gold. Wicher’s Retainers stand on d4, between two hills. Each card here says how far a unit moves, how many dice it rolls, and what is special about it.
horse-recruit = Recruit a unit that can attack d4 in this very round, and place it on e1.
horse-recruit-slow = Men-at-Arms are tough, but move one field only. They need three rounds to get there. Look for a greater movement.
horse-recruit-bies = The Bies is the strongest you have. But it moves two fields, and from e1 that is one too few. Look for a greater movement.
horse-strike = Horsemen move three fields, and hit more easily after they have moved. Attack d4 so that the Retainers do not end up on a hill.
horse-strike-hill = A hit! But a unit is pushed straight away from the attacker, and now it stands on the hill c4. Attack from d3, then it goes to d5.
horse-end = One die showed enough: { $needed } or more was needed, because the Horsemen had moved. The Retainers are away from the hills. Read the card before you pay for it.

god-title = Your god
god-about = Svetovit grants one more action in each round.
god-now = Wicher’s Retainers stand on the hill c4. Your Warriors on d2 can reach d4, next to them. With two actions they could move and attack, or move and fortify.
god-task = Do all three with the Warriors on d2: move to d4, fortify, call on Svetovit, and attack c4.
god-hasty = A good attack, but it was the last action, and your Warriors stand there unprotected. Fortify before it: Svetovit grants a third action.
god-forgot = Two actions, and a third was waiting: when a unit has taken both without attacking, you may call on your god. Once in each round.
god-right = Move, fortify, attack: three actions.
god-end = The Retainers are off the hill, and your Warriors are protected. The token of your god comes back when the round ends, so use it in every round. Each faction has another god.
