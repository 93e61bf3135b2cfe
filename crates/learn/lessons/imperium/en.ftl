# The lessons of Imperium. Numbers come from the lessons as facts; no digit stands here.

first-title = Your first turn
first-about = Play land, keep order, conquer a region. Then play on.
first-welcome = Welcome to Imperium! You lead the Romans, Wicher the Macedonians. Your deck is your people. In the end every card that you own counts, wherever it lies. New cards come from this market.
first-tokens = These are your tokens: materials, population and progress. Cards bring them and cost them. Each progress that you have left in the end is a point.
first-actions = You have five cards in hand. In a turn you may play up to three of them, each for one action.
first-region = Begin with land: play Dalmatia. It brings population, and it stays in play.
first-region-innovate = To innovate means to let all your cards go for one new card. That is good with a bad hand. Yours is a good one!
first-region-prosperity = Prosperity brings population for each region in play, and you have none yet. First the land!
first-region-right = You have one population more. Regions stay in play, deeds like Conquer go to the discard pile.
first-garrison = A region can hold one card from your hand as its garrison, out of your deck. Put the Unrest there: in your hand it is only in the way.
first-garrison-conquer = Conquer would be gone from your deck for now, and you need it at once. Put the Unrest there.
first-garrison-none = You may leave the garrison empty. But then you keep drawing that Unrest again and again. Put it there!
first-garrison-right = The Unrest is out of the way. It stays with the region, and in the end it still counts against you.
first-conquer = Now play Conquer. Pay two population for a region, all of it as population, and take the Mountain from the market.
first-conquer-woodland = The Woodland is a fine region, too. We go on with the Mountain, which brings many materials.
first-conquer-right = The Mountain is in your hand now. Next turn you can play it.
first-city = One action is left. Play the City of Rome. It stays in play and helps you at every solstice.
first-city-early = You may stop here, but you still have an action and a good card for it. Try the City of Rome.
first-city-right = That was your third action.
first-progress = At the end of your turn you put one progress on a card of the market. The player who takes that card gets it. Put it on the Oracle, which you would like to have soon.
first-progress-other = You would like the Woodland next? That is a plan, too. We put it on the Oracle.
first-keep = Now you may discard cards before you draw back to five. You still hold the Mountain and Prosperity. Keep both and draw.
first-keep-mountain = The Mountain goes to the discard pile and comes back only when your deck is shuffled. Keep it: you want to play it next turn.
first-keep-right = Your hand is full again.
first-wicher = Wicher has had a turn, too. Here you can read what happened. When all players have had a turn, the solstice comes: cards like the City of Rome do something then.
first-play = From here on it is your game. Whenever your deck runs out, a card of your nation joins you, and the last one makes you an empire. Will you play on?
