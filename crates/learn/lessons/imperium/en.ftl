# The lessons of Imperium. Numbers come from the lessons as facts; no digit stands here.

first-title = Your first turns
first-about = Play land, keep order, conquer a region, take a card of the market. Then play on.
first-welcome = Welcome to Imperium! You lead the Romans, Wicher the Macedonians. Your deck is your people. In the end every card that you own counts, wherever it lies. New cards come from this market.
first-tokens = These are your tokens: materials, population and progress. Cards bring them and cost them. Each progress that you have left in the end is a point.
first-actions = You have five cards in hand. In a turn you may play up to three of them, each for one action.
first-region = Begin with land: play Dalmatia. It brings population, and it stays in play.
first-region-innovate = To innovate means to let all your cards go for one new card. That is good with a bad hand. Yours is a good one!
first-region-prosperity = Prosperity brings population for each region in play, and you have none yet. First the land!
first-region-right = You have one population more. Regions stay in play, deeds like Conquer go to the discard pile.
first-garrison = A region can hold one card from your hand as its garrison, out of your deck. Put the Unrest there: in your hand it is only in the way.
first-garrison-conquer = That is a plan, too: what lies in a garrison does not come back with every deck. But our story needs Conquer at once, so we put the Unrest there.
first-garrison-none = You may leave the garrison empty. But then you keep drawing that Unrest again and again. Put it there!
first-garrison-right = The Unrest is out of the way. It stays with the region, and in the end it still counts against you.
first-conquer = Now play Conquer. Pay two population for a region, without progress, and take the Mountain from the market.
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
first-wicher = Wicher has had a turn, too. Here you can read what happened. When all players have had a turn, the solstice comes: now the City of Rome offers you something.
first-rome = The City of Rome turns a card from your hand into a token or another card. Glory needs three regions, so it can do nothing yet. Discard Glory, and take one material.
first-rome-no = You may decline. But Glory would only fill a place in your hand, and a material is useful at once. Say yes.
first-rome-mountain = The Mountain will bring you three materials when you play it. Keep it, and discard Glory.
first-rome-right = That is what cards in play are for: they work in every round.
first-advance = It is your turn again. Play Advance, and break through for the Oracle: it costs five materials, and your progress counts for two of them.
first-advance-acquire = To acquire is cheaper, but the Unrest under the card comes with it. Break through: then the Unrest goes back to its pile.
first-advance-temple = The Temple has even more progress on it, but only empires can play it. A plan for later! We take the Oracle.
first-advance-right = The Oracle is yours, and with it the progress that you put there: you have { $progress } again.
first-play = From here on it is your game. Whenever your deck runs out, a card of your nation joins you, and the last one makes you an empire. Will you play on?

unrest-title = Unrest
unrest-about = Bad cards in your hand, and the quickest way to be rid of them.
unrest-now = Two cards of Unrest in a hand of five. Each of them is in the way whenever you draw it, and costs you two points in the end.
unrest-pile = Unrest lies under many cards of the market. Its pile has { $pile } cards left. If it ever runs out, the game ends at once, and the nation with the least unrest wins.
unrest-task = Be rid of both: choose a revolt, and give back both cards.
unrest-innovate = All your cards are gone for a new one, but the Unrest is in your discard pile and comes back. Try a revolt.
unrest-one = That works. It cost an action and a population, and the other one is still there. With two or more of them, a revolt is cheaper.
unrest-half = One is gone. A revolt takes your whole turn, so give back all of it.
unrest-end = Both are gone for good, and it cost no token. The pile has { $pile } cards again. With a single Unrest it is mostly better to play it for one population, and to go on.

progress-title = Paying with progress
progress-about = Progress pays for everything, and each one left is a point.
progress-now = You have { $population } population and { $progress } progress. Prices name population or materials. But one progress pays for one population, or for two materials.
progress-conquer = Conquer a region: play Conquer, choose the way for two population, and pay without progress. Then take the Mountain.
progress-dear = You may pay like this. But that progress would have been a point in the end. Pay with population while you have it.
progress-conquer-right = The Mountain is yours, and your population is spent.
progress-unrest = Now the Unrest in your hand. To get rid of it costs a population, and you have none left. Play it all the same, and choose that way: your progress pays.
progress-later = You may stop here. But you have two actions, and the Unrest would stay with you. Play it!
progress-materials = Gone, but for three materials. That is what Advance costs, and you have it in your hand. Pay with the progress instead.
progress-end = One progress was a point. Unrest would have cost you two points, and a place in your hand again and again. A good trade!

through-title = Break through
through-about = Take a card without the unrest that lies under it.
through-now = Look at the market: under Agriculture lies Unrest. If you acquire such a card, you take the Unrest along. If you break through for it, the Unrest goes back to its pile.
through-ways = Advance can do both. To acquire costs three materials, to break through costs five. You have three materials and a progress, which counts for two.
through-task = Take Agriculture without its Unrest: play Advance, and break through.
through-unrest = You have Agriculture, and a progress more. But there is Unrest in your hand, and that is two points less. Break through instead.
through-blind = A card from the small deck, unseen. That is allowed, and brings no Unrest. But you know what Agriculture is worth. Take it from the market.
through-end = Agriculture is in your hand, and no Unrest with it. Tokens that lie on a card come to you in both ways.

exhaust-title = Cards that work for you
exhaust-about = Some cards in play can be used once in every turn.
exhaust-now = You have just got Mysticism. It stays in play, and has an exhaust effect: once in each turn you may use it, and that costs no action.
exhaust-play = Play Mysticism, so that it comes into play.
exhaust-play-other = A good card as well. But Mysticism pays its own way, as you will see. Play it first.
exhaust-task = Now exhaust Mysticism: it brings you an action.
exhaust-late = Good, but you have no action left now, and Mysticism is still unused. Use it first, so that you do not forget it.
exhaust-end = You have { $actions ->
        [one] one action
       *[other] { $actions } actions
    } now. In every later turn Mysticism brings you one more. But at each solstice it wants something from you: read it before you take such cards.

glory-title = Glory
glory-about = Three regions become fame.
glory-now = You have three regions in play: Dalmatia, the Mountain and the River. Each has helped you once when you played it.
glory-hand = In your hand is Glory. It turns three regions into a fame card. The regions are not lost: they go to your discard pile, with all they hold, and you will play them again.
glory-task = Play Glory.
glory-wait = You may wait. But Wicher’s attacks can take regions out of your play area, and then three are only two. Glory, as soon as you can!
glory-prosperity = Prosperity is good with three regions. But there is more to get: play Glory. If you like, play Prosperity before it in your own games.
glory-right = You look at two fame cards and take one.
glory-fame = Which one brings more points? Look at both, and take the better one.
glory-great = Great brings an action whenever you play it, and points. But Triumphant alone brings nearly twice as many points.
glory-end = So many points in a single card! Your regions will come back to you with the next deck, and then you can do it again. Most games are won by fame and by developments.

empire-title = Becoming an empire
empire-about = What changes when the last card of your nation comes.
empire-now = We are in the middle of a game. Whenever your deck ran out, a card of your nation joined you. The last one was Julius Caesar, and now you are an empire.
empire-hand = Look at your hand: Conquer and Advance carry the sign of barbarians. An empire cannot play them. Cards with the sign of the empire, however, are open to you now.
empire-task = Play a card that an empire can use well: the City of Rome. It stays in play.
empire-idle = You may stop, but you have three actions and a card that stays in play. Play the City of Rome.
empire-innovate = That clears your hand, and it is a good way to be rid of barbarian cards. But the City of Rome would be gone for a whole deck. Play it first.
empire-end = From now on, whenever your deck runs out, you may buy a development: your strongest cards. So before that moment, save materials and population.

nile-title = Legends: the Nile
nile-about = The Egyptians turn a river into materials.
nile-now = This is Legends, with other nations. You lead the Egyptians. Their great card is the Flood of the Nile: it gives up a region with a river, and brings five materials.
nile-region = A flood needs a river. Play the Lower Nile, and put the Unrest into its garrison.
nile-hasty = Advance would work now, too. But all your materials go for it, and Unrest comes along. First the river, then the flood: then you can do it better.
nile-region-right = The river is there, and the Unrest is out of the way for now.
nile-flood = Now play the Flood of the Nile.
nile-flood-done = The turn would end here, with the flood in your hand. You have two actions left. Let it come!
nile-flood-right = You have { $materials } materials. The Lower Nile is in your discard pile, and the Unrest with it.
nile-advance = You are rich now. Play Advance, and break through for the Code of Laws, so that no Unrest comes with it. Pay without progress.
nile-acquire = You have the card, and Unrest with it. With so many materials you can afford to break through.
nile-end = The Code of Laws is yours, and { $materials } materials are left. Every nation of Legends has such a rhythm of its own. Find it by reading the cards you begin with.

solo-title = Solo: the other side
solo-about = How the bot plays its turn.
solo-now = In a solo game you play against a nation that follows tables. It has no hand: here are its { $slots } slots, with a card face down in each.
solo-task = You have played your turn, and put a progress on the Oracle. Now keep your cards, and draw. Then the bot plays.
solo-discard = Prosperity would go to your discard pile. Keep your cards this time, and draw.
solo-slots = The bot rolled a die and skipped the slot of that number. The other cards it turned up, one after the other, and looked each up in its table. The first row whose sign is on the card says what it does.
solo-end = You can read it all here: what it took, and what it paid. Unrest goes back to the pile without any trouble for the bot. You win if you have more points in the end.

bait-title = Solo: bait
bait-about = The bot takes the card that is worth most to it. You can change which.
bait-now = When this bot acquires a region, it takes the one with the highest value, and every token on a card counts as one more. The Mountain is worth a point, the River nothing. You would like the Mountain next turn.
bait-task = Your turn ends: put a progress on a card so that the bot does not take the Mountain. Then keep your cards.
bait-lost = The bot took the Mountain, because it was worth most. Put the progress on the River: then both are worth the same, and it takes the one with the token.
bait-mountain = Now the Mountain was worth even more, and the bot took it with your progress on it. Put the token on a region that you can spare.
bait-end = It took the River with the token, and the Mountain is still there. So a single progress steers the bot. Look at its tables now and then: they tell you what it will want.
