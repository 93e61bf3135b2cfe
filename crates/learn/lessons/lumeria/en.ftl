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
aim-fortify = To fortify protects the Archers, but it does not help them to hit. Aim before you shoot.
aim-end = The same dice, and now { $needed } or more was enough. All shooters hit more easily if they aim; your Archers are especially good at it. An attack is always the last action.

volley-title = Shoot twice
volley-about = A manoeuvre is not an activation.
volley-now = Before the activations there are manoeuvres. In a volley up to two units shoot with one die each. And after that they may still be activated.
volley-task = Use the volley: let the Archers on b2 shoot at b6.
volley-pass = You may save the token. But it comes back only after some of your dice have missed, so use it early. Try the volley.
volley-right = A hit! The token of the volley is spent. It comes back when enough of your dice have missed.
volley-again = Now come the activations. Let the same Archers shoot at b6 once more.
volley-other = A good move, but here the Archers are to shoot a second time.
volley-end = Two shots in one round defeated the Retainers. A march works the same way: a unit can march, and be activated afterwards.
