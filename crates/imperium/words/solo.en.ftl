# The solo game: the bot, its levels, its tables and what it does.

level-chieftain = Chieftain
level-warlord = Warlord
level-imperator = Imperator
level-sovereign = Sovereign
level-overlord = Overlord
level-supreme-ruler = Supreme Ruler

sign-uncivilised = uncivilised suit
sign-civilised = civilised suit
sign-region = region suit
sign-tributary = tributary suit
sign-fame = fame suit
sign-unrest = unrest
sign-city = city symbol
sign-metropolis = metropolis symbol
sign-scroll = scroll symbol
sign-knight = knight symbol
sign-mask = mask symbol
sign-production = production symbol
sign-fertile = fertile symbol
sign-river = river symbol
sign-attack = attack
sign-pinned = pinned
sign-barbarian = barbarian symbol
sign-empire = empire symbol
sign-accession = last card of the nation deck
sign-other = any other card

goal-discard = discard pile
    .to = to the bot’s discard pile
goal-history = history
    .to = to the bot’s history
goal-play = play area
    .to = into play
goal-exile = exile
    .to = into exile
goal-deck-bottom = bottom of the deck
    .to = under the bot’s deck
goal-pile = pile of unrest
    .to = to the pile of unrest

row-deed = the bot { $what }
row-fame = takes the top fame card
row-discard = discards { cards-n } from its deck
row-dynasty = discards { cards-n } from its dynasty deck
row-return = returns 1 unrest from its discard pile
row-convert = changes all its { $from ->
        [materials] materials
        [population] population
       *[progress] progress
    } into { $to ->
        [materials] materials
        [population] population
       *[progress] progress
    }, { $n } for 1
row-steal = steals { $what } from you
row-unrest = takes { $n } unrest
row-gain-quest = takes its next quest
row-exile-quest = exiles its next quest
row-region = puts the newest region of its discard pile into play
row-go = puts this card { $goal-to }
row-you-recall = you recall a region
row-you-abandon = you abandon a region
row-you-discard = you discard { cards-n }
row-you-unrest = you take { $n } unrest
row-you-gain = you gain { $what }
row-you-draw = you may draw { cards-n }
row-nothing = nothing happens
cond-pay = the bot can pay { $what }
cond-have = the bot has { $what }
cond-abandon-region = the bot can abandon { what-regions }
cond-abandon-river = the bot can abandon a card with a river symbol
cond-sink = the bot can sink { what-regions }
cond-to-history = { $n ->
        [one] a card with a { $icon } in the bot’s discard pile can go to its history
       *[other] { $n } cards with a { $icon } in the bot’s discard pile can go to its history
    }
cond-in-discard = the bot has { cards-n } with a { $icon } in its discard pile
cond-quest = the bot’s next quest is not the last one
cond-you-empire = you are an empire
cond-able = that is possible
row-if = if { $if }: { $then }
row-else = otherwise: { $then }
row-to = The card goes { $goal-to }.

told-bot-nation = The bot plays the { $nation }, level { $level }.
told-bot-rolled = { $skips ->
        [yes] The bot rolls { $die }: it skips the card in slot { $die }.
       *[no] The bot rolls { $die } and skips no card.
    }
told-bot-turned-up = Slot { $slot }: { $card }.
told-bot-row = { $passed ->
        [0] { $card }: row { $row } fits ({ $sign }).
        [one] { $card }: row { $row } fits ({ $sign }); nothing of a row before it can be done.
       *[other] { $card }: row { $row } fits ({ $sign }); nothing of { $passed } rows before it can be done.
    }
told-bot-idle = The bot can do nothing with { $card }.
told-bot-placed = { $card } goes { $goal-to }.
told-bot-gained = The bot gains { some-tokens } (now { $total }).
told-bot-paid = The bot gives up { some-tokens } ({ $total } left).
told-bot-took = { $how ->
        [acquired] The bot acquires { $card }: it goes on top of the bot’s deck.
       *[broken] The bot breaks through for { $card }: it goes on top of the bot’s deck.
    }
told-bot-stacked = { $card } goes on top of the bot’s deck.
told-bot-stacked-hidden = { $kind ->
        [fame] A fame card goes on top of the bot’s deck, face down.
       *[market] A card of a small deck goes on top of the bot’s deck, face down.
    }
told-bot-king = The bot resolves King of Kings.
told-bot-unrest = The bot takes unrest ({ $pile } left in the pile).
told-bot-returned-slot = The bot returns this unrest ({ $pile } in the pile now).
told-bot-returned = The bot returns unrest { $from-from } ({ $pile } in the pile now).
told-bot-exiled = The bot exiles { $card } from the market.
told-bot-dynasty = { $card } comes from the bot’s dynasty deck ({ $left } left).
told-bot-empire = The bot becomes an empire.
told-bot-tidies = The bot cleans up.
told-bot-thins = A Warlord discards the top card of its deck, too.
told-bot-token = The bot puts { some-tokens } on { $card } in the market.
told-bot-kept = The skipped card goes from slot { $slot } to slot 1.
told-bot-filled = The bot has filled { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    } ({ $deck } left in its deck).
told-bot-shuffled = { $n ->
        [one] The bot’s discard pile becomes a new deck of 1 card.
       *[other] The bot’s discard pile becomes a new deck of { $n } cards.
    }
told-bot-travelled = { $stage ->
        [1] The bot finds the path to Shangri-la.
        [2] The bot reaches the gates of Shangri-la.
       *[other] The bot reaches Shangri-la.
    }
told-bot-given = You give { $card } to the bot.
told-bot-scored = The bot has { $points } points.

scene-bot = Bot: { $nation }, { $state ->
        [empire] empire
       *[barbarian] barbarian
    }, level { $level }; materials { $materials }, population { $population }, progress { $progress }; slots { $slots }, deck { $deck }, dynasty deck { $dynasty }
scene-bot-play = The bot has in play: { $cards }
scene-bot-discard = The bot’s discard pile: { $cards }
scene-bot-history = The bot’s history: { $cards }

option-bot = Nation of the bot (1 seat)
option-bot-random = Random
option-difficulty = Level of the bot (1 seat)
option-difficulty-chieftain = Chieftain: 4 slots
option-difficulty-warlord = Warlord: 4 slots, its deck runs out sooner
option-difficulty-imperator = Imperator: 5 slots (standard)
option-difficulty-sovereign = Sovereign: 5 slots, it begins with tokens
option-difficulty-overlord = Overlord: 6 slots, it begins with tokens
option-difficulty-supreme-ruler = Supreme Ruler: as Overlord, and progress for unrest

option-bot-carthaginians = Carthaginians
option-bot-celts = Celts
option-bot-greeks = Greeks
option-bot-macedonians = Macedonians
option-bot-persians = Persians
option-bot-romans = Romans
option-bot-scythians = Scythians
option-bot-vikings = Vikings
option-bot-arthurians = Arthurians
option-bot-atlanteans = Atlanteans
option-bot-egyptians = Egyptians
option-bot-mauryans = Mauryans
option-bot-minoans = Minoans
option-bot-olmecs = Olmecs
option-bot-qin = Qin
option-bot-utopians = Utopians

# Choosing nations.

option-choice = Nations and sides
option-choice-lot = Chance decides
option-choice-own = Each player chooses
option-choice-draft = Draft: each chooses among a few
told-offered = Nations to choose from: { $cards }.
told-claimed = { $seat } chooses the { $card }.
ask-nation = Choose your nation and the side of its power card.
answer-nation = { $card }, side { $side ->
        [a] A
       *[b] B
    }
