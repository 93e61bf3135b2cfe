# The lessons of Ethnos. Numbers come from the lessons as facts; no digit stands here.

first-title = Your first game
first-about = Take allies, play a band, see an age end. Then play on.
first-welcome = Welcome! This is Ethnos. You gather allies, win kingdoms and collect glory. After { $ages ->
        [one] one age
       *[other] { $ages } ages
    } the player with the most glory wins. Wicher and Orlik play against you. Nothing can go wrong: you can take everything back.
first-cards = This is your hand, with one card so far. A card has a tribe, here a Dwarf, and a colour, here red. Red belongs to the kingdom of Rhea. Cards of one tribe or of one colour fit together in a band.
first-take = On your turn you take one ally or play a band. Take an ally that fits your red Dwarf: the red Giant.
first-take-apart = A blue Troll and a red Dwarf share neither tribe nor colour, so they never fit into one band. Look for something red, or for another Dwarf.
first-take-early = This works: one card is a band, and your marker stands in Rhea. But a band of one brings { $one } glory and a band of four brings { $four }. Let us collect first.
first-take-blind = You may always draw from the deck, and the others do not see what you get. But a card that fits lies here face up. Take the one you can see.
first-take-tribe = Another Dwarf has the same tribe, so it fits just as well. In our game we go on with the red Giant.
first-take-right = Two red cards. They fit together.
first-others = Now the others took their turns. Wicher took a grey card and Orlik a blue one. All of you saw it, and the table remembers it for you.
first-draw = Nothing else here is red, and the gaps are not refilled. Draw a card from the deck.
first-draw-apart = A purple Troll fits neither your tribe nor your colour. Better try your luck with the deck.
first-draw-right = A green Troll. It does not fit, but keep it for now.
first-again = You take only one card a turn. It is your turn again: draw once more.
first-again-right = A red Minotaur! That makes three red cards.
first-orlik = Orlik has played a band: two blue cards with a Troll as the leader. One marker went to Straton, the blue kingdom. The cards that did not fit lie in the middle now, and one of them is red.
first-pool = What one player lets go, another can use. Take the red Wingfolk.
first-pool-missed = You drew a card, and Wicher took the Wingfolk from under your nose. Shall we try again?
first-pool-right = Four red cards. Now you are ready for a band!
first-lead = One card leads the band. Its colour says which kingdom gets your marker, its tribe says what the band can do. Let the Dwarf lead: at the end of the age the band counts as one card more.
first-lead-alone = The green Troll would stand alone. All your red cards would go to the middle, and the others would be happy.
first-lead-giant = A Giant is a good leader, too. It brings glory at once for the largest band of Giants. In our game the Dwarf leads.
first-add = Now add all your other red cards. Then play the band.
first-add-small = Too soon: your other red cards went to the middle, where anyone can take them. Add them to the band first.
first-laid = Your marker stands in Rhea. The green Troll went to the middle, because what you do not play is lost. With its Dwarf the band counts { $counted } cards, and that brings { $gain } glory when the age ends.
first-dragons = We have played some turns for you. Two dragons have come out of the deck. The third one ends the age at once, and cards in your hand are lost. { $deck ->
        [one] Only one card is left in the deck.
       *[other] Only { $deck } cards are left in the deck.
    }
first-last = Four of your cards are Wingfolk. What do you do?
first-last-dragon = There it is, the third dragon! The age is over, and the { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in your hand brought you nothing. Luckily we can take that back.
first-last-lonely = Two Trolls are a band, but a small one. All your Wingfolk went to the middle. Which of your cards make the larger band?
first-last-right = Four cards, worth { $gain } glory. And Wingfolk can fly: you may choose the kingdom for your marker.
first-place = Where does the marker help most? The first number in each kingdom is what its leader gets in this age.
first-place-nothing = Duris brings { $gain } glory in this age. There are better places for your marker.
first-place-tie = Now you are level with Wicher in Rhea. But Wicher has a Troll token, and Troll tokens decide ties. Find a kingdom where you are really ahead.
first-place-small = Good: you are alone in front in Pelagon, which brings { $gain } glory. In Straton there is even more to win: { $other }. We go on with Straton.
first-place-right = Straton was tied, and Orlik would have won it with a Troll token. Now it is yours, and it brings { $gain } glory.
first-scored = Wicher drew the third dragon. Kingdoms and bands were counted: you have { $you } glory, Wicher { $wicher } and Orlik { $orlik }. You are in the lead!
first-play = The second age goes the same way, with higher numbers. Now second place in a kingdom counts, too. You know all you need. Will you play on?

markers-title = More cards than markers
markers-about = When a band may place a marker.
markers-now = You have { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } in Rhea already. For the next one, your band needs more cards than you have markers there.
markers-task = Put a second marker into Rhea.
markers-one = One card against one marker: that is not more. The band is allowed, but it places no marker.
markers-green = Two cards are enough, but the green Giant led. So the marker went to the green kingdom, Althea, where you have { $there ->
        [one] one
       *[other] { $there }
    } now.
markers-troll = Two red cards with a red leader: that works, and a Troll may take a token as well. We go on with the Giant.
markers-giants = Two Giants, and the red one leads: that works, too. Only the colour of the leader counts for the kingdom.
markers-right = Two cards are more than one marker.
markers-end = You have { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } in Rhea. The third one will take three cards, and so on. So small bands go where you have few markers, and large bands where you have many.

leader-title = Who leads?
leader-about = The leader brings the kingdom and the ability.
leader-now = In Straton you and Wicher have { $you ->
        [one] one marker
       *[other] { $you } markers
    } each. Straton pays { $pays } glory. You hold a blue Minotaur and a blue Dwarf. Only the leader uses its ability.
leader-task = Get ahead in Straton with these two cards.
leader-dwarf = A Dwarf makes the band larger when glory is given, but not for markers. Two cards are not more than { $you ->
        [one] one marker
       *[other] { $you } markers
    }, so none was placed.
leader-alone = A Minotaur alone counts as two cards for its marker. That is not enough yet. Let the Dwarf join the band.
leader-right = For its marker, a band led by a Minotaur counts as one card larger. You have { $you ->
        [one] one marker
       *[other] { $you } markers
    } in Straton and are ahead.
leader-end = Before you play a band, look at each of its cards: what would this one do as the leader? Here you can read what each tribe does.

trolls-title = Trolls decide ties
trolls-about = Take a token, win where others are level.
trolls-now = In Rhea you and Wicher are level. When the age ends, the player with the higher Troll tokens gets the glory of a tied kingdom. In Rhea that is { $pays }.
trolls-task = Play a band that makes you win Rhea.
trolls-dwarf = The Dwarf led, so the Troll did nothing. Rhea is still tied. Only the leader uses its ability.
trolls-declined = You may do without a token, but then Rhea stays tied. Take one!
trolls-low = A token is a token, and you are ahead in all ties now. But the higher one is safer against tokens of the others. Your band had two cards, so you could have taken the two.
trolls-right = With two cards you may take a token up to two.
trolls-end = From now on you win all ties against players with lower tokens, in every kingdom, until the age ends. Troll tokens go back then.

giants-title = The largest Giants
giants-about = Glory at once, and again when the age ends.
giants-now = Wicher has played a band of { $size ->
        [one] one card
       *[other] { $size } cards
    } led by a Giant and holds the Giant token. Play a larger band with a Giant as the leader, and the token is yours.
giants-task = Take the Giant token from Wicher.
giants-equal = This band is only as large as Wicher’s. It has to be larger.
giants-dwarf = Three cards, but a Dwarf led them. Only bands led by a Giant count for the token.
giants-right = Three cards beat two. You gain { $gain } glory at once.
giants-end = The player who holds the token when the age ends gains glory once more. So others may try to beat you. All cards of the band count, not only Giants.

elves-title = Elves keep cards
elves-about = Play a band without losing the rest.
elves-now = You could play a small band now. But your two green cards are good for the next one, and usually the rest of your hand is lost. Elves can help.
elves-task = Play a band of two, and choose the leader so that you can keep cards.
elves-giant = The Giant led, and your green cards went to the middle. Only with an Elf as the leader may you keep some.
elves-right = An Elf leads a band of two, so you may keep two cards.
elves-keep = Keep both green cards.
elves-nothing = You kept nothing, and your green cards went to the middle. Keep as many as you may!
elves-kept = Both stay with you, and the others get nothing.
elves-end = Your next band has already begun: you hold { $hand ->
        [one] one card
       *[other] { $hand } cards
    }. The larger the band of an Elf, the more you keep.

centaurs-title = Centaurs ride on
centaurs-about = Two bands in one turn.
centaurs-now = You hold two red and two blue cards. Normally you play one band and lose the rest. After a Centaur’s band has placed its marker, you may play another band in the same turn.
centaurs-task = Begin with the red cards, so that another band can follow.
centaurs-dwarf = The Dwarf led, and your turn is over. The blue cards went to the middle. Let the Centaur lead.
centaurs-right = The marker is placed, and you are still holding your blue cards.
centaurs-again = Now play both blue cards.
centaurs-stop = You may stop here, but then the blue cards are lost. Ride on!
centaurs-minotaur = Both blue cards, led by the Minotaur: just as good here.
centaurs-end = Two bands and two markers in one turn, and nothing went to the middle. Without a marker for the Centaur’s band there is no second band.

wizards-title = Wizards bring new cards
wizards-about = Play your hand and fill it again.
wizards-now = After a band your hand is usually empty, and you start again. A Wizard as the leader draws new cards: as many as the band has.
wizards-task = Play your three cards so that you get three new ones.
wizards-dwarf = A strong band, but the Dwarf led it, and your hand is empty now. Let the Wizard lead.
wizards-two = Now you would draw two cards, and the Giant has gone to the middle. With all three in the band you draw three.
wizards-right = The band is played. Now the Wizard works.
wizards-draw = Draw your new cards.
wizards-declined = You may do without them, but new cards are welcome. Draw!
wizards-end = You have { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand again, and you did not spend a turn on them. Watch out for dragons: the Wizard can draw them, too.

merfolk-title = Merfolk and their board
merfolk-about = Swim far enough and win an extra marker.
merfolk-now = This is the Merfolk board. A band led by Merfolk moves your marker as many spaces as it has cards. Some spaces bring an extra marker. The first of them is the third space.
merfolk-task = Reach the first extra marker in one go.
merfolk-two = You are on space { $space } now, just short of the extra marker. Every card of the band is a step.
merfolk-giant = A Giant led, so your marker did not swim. Let the Merfolk lead.
merfolk-right = Space { $space }! Your band has placed its marker in Althea, and there is one more for you.
merfolk-bonus = Put the extra marker into any kingdom. The size of the band does not matter for it.
merfolk-twice = You lead in Althea already. A second marker there gains nothing for now. Open up another kingdom!
merfolk-rhea = Good: Rhea pays { $pays }. Straton pays { $other }, so we go on with Straton.
merfolk-end = Straton pays { $pays } glory, and you are the first there. When the age ends, the Merfolk board itself brings glory to the player who is furthest ahead.

skeletons-title = Skeletons fit everywhere
skeletons-about = Jokers for markers, not for glory.
skeletons-now = You have { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } in Rhea, and only one more red card. But you hold a Skeleton. It has no colour, and it fits into every band.
skeletons-task = Put a second marker into Rhea.
skeletons-alone = One card against one marker is not more. Add the Skeleton to the band.
skeletons-right = With the Skeleton the band has two cards. You have { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } in Rhea.
skeletons-end = A Skeleton never leads. And before glory is given for bands, all Skeletons leave them. So they help with markers and abilities, but not with the glory of bands.

duel-title = Only two players
duel-about = All markers count, yours and theirs.
duel-now = With two players a rule is different: your band needs more cards than there are markers in the kingdom, yours and Wicher’s together. In Rhea you have { $you } and Wicher has { $other }.
duel-task = Put another marker into Rhea.
duel-two = Two cards are more than your own marker. But both of you have markers there, and together they are two. You need a third card.
duel-right = Three cards are more than all markers there. You have { $you ->
        [one] one marker
       *[other] { $you } markers
    } in Rhea.
duel-end = Kingdoms fill up quickly in a duel, and soon only large bands help. So it matters to be early, and the second place gets nothing.
