# The table and the cards of Imperium in English. Names of cards are never inflected.

civ-name = { $name }
civ-card = { $card }: { $traits }
civ-side-a = { $card } A
civ-side-b = { $card } B
civ-side-state = { $card } ({ $state })
civ-exhausted = exhausted
civ-round = Round { $round }
civ-last-round = last round: { $round }
civ-standing = { $nation }, { $state }.

civ-market = Market
civ-main-deck = main deck
civ-fame = fame deck
civ-pile = pile of unrest
civ-exile = exile
civ-choose-from = Cards to choose from
civ-from = To choose from: { $zone }
civ-play = In play
civ-play-short = In play
civ-hand = Hand
civ-hand-empty = No cards in hand
civ-hidden = { $n ->
    [one] one card
   *[other] { $n } cards
}
civ-known = Known in hand:
civ-garrison = garrison
civ-sunken = sunken cards
civ-deck = Deck
civ-deck-own = The cards in it, in no particular order.
civ-deck-other = These cards are in the hand or the deck, or went unseen from hand into the history or the nation deck. There may be others that have not been shown.
civ-discard = Discard pile
civ-history = History
civ-nation-deck = Nation deck
civ-accession = Accession or zenith card:
civ-developments = Developments
civ-none = none
civ-others-short = Others

civ-barbarian = Barbarian
civ-empire = Empire
civ-materials = Materials
civ-population = Population
civ-progress = Progress
civ-actions = Action tokens ({ $most } a turn)
civ-exhausts = Exhaust tokens ({ $most } a turn)

civ-suit-uncivilised = uncivilised
civ-suit-civilised = civilised
civ-suit-region = region
civ-suit-tributary = tributary
civ-suit-fame = fame
civ-comes = comes with
civ-suit-unrest = unrest
civ-suit-power = power card
civ-suit-own = nation card
civ-suit-none = no suit
civ-icon-city = city
civ-icon-metropolis = metropolis
civ-icon-scroll = scroll
civ-icon-knight = knight
civ-icon-mask = mask
civ-icon-production = production
civ-icon-fertile = fertile
civ-icon-river = river
civ-free = free play
civ-pinned = pinned
civ-attack = attack
civ-cost = Development:

civ-group-play = Play a card
civ-group-exhaust = Exhaust a card
civ-group-else = Other
civ-note-innovate = Discard your hand and break through for a card of any suit; nothing else this turn
civ-note-revolt = Return any number of unrest from your hand; nothing else this turn
civ-note-end = Put a token on the market, then get all your tokens back
civ-note-draw = Up to your hand limit; then the next player’s turn begins

civ-left-free = Without an action: { $cards }.
civ-unused = { $actions ->
    [one] One action would be lost.
   *[other] { $actions } actions would be lost.
}
civ-unused-sure = { $actions ->
    [one] One action would be lost, and you have a card to play. Choose again to end the turn.
   *[other] { $actions } actions would be lost, and you have cards to play. Choose again to end the turn.
}

civ-tale = The last turn, step by step
civ-tale-empty = There is nothing to show.
civ-tale-more = { $n ->
    [one] One step before this is told in the log.
   *[other] { $n } steps before this are told in the log.
}

civ-account = Where the points came from
civ-account-what = What counted
civ-account-sum = Points
civ-account-cards = Every card with its points
civ-progress-points = Progress
civ-regions-points = Regions in play
civ-play-points = Other cards in play
civ-rest-points = Hand, deck, discard pile and garrisons
civ-unrest-points = Unrest

civ-why-never = This card can never be played; it counts at the end.
civ-why-state = Your state does not match the symbol on this card. Cards of the barbarians can be played until you become an empire, those of an empire from then on.
civ-why-actions = You have no action token left. They come back at the end of your turn; some cards can be played without one.
civ-why-freed = You have already played this card without an action this turn. In the next turn you can do so again.
civ-why-cost = You cannot pay or do what this card requires right now. Its text says what it takes; other cards bring materials, population or progress.
civ-why-plain = This card has no exhaust effect.
civ-why-spent = This card already has an exhaust token. It comes back at the end of your turn.
civ-why-exhausts = You have no exhaust token left. They come back at the end of your turn.
civ-why-market = You get cards from the market through card effects: acquire or break through. Play a card that says so, or innovate.

civ-cards-title = Cards of Imperium
civ-cards-lede = All cards of both boxes. Their texts are made from the program that plays them.
civ-how-to-read = What suits and symbols mean
civ-cards-search = Name or text
civ-cards-found = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards
}
civ-cards-none = No card matches. Try a shorter word or fewer filters.
civ-cards-clear = All cards
civ-cards-around = Other cards
civ-filter-set = Belongs to
civ-filter-suit = Suit
civ-filter-symbol = Symbol
civ-filter-kind = Trait
civ-filter-seats = Players
civ-filter-all = all
civ-set-common = Common cards
civ-kind-development = development
civ-king = Lies at the bottom of the fame deck.
civ-origin = { $owner }: { $place }, copies: { $copies }
civ-origin-seats = { $owner }: { $place }, copies: { $copies }, with { $seats } or more players
civ-place-market = market
civ-place-fame = fame deck
civ-place-pile = pile of unrest
civ-place-power = power card
civ-place-deck = starting deck
civ-place-nation-deck = nation deck
civ-place-accession = accession or zenith card
civ-place-development = development
civ-place-quest = quest
civ-place-in-play = in play from the start
civ-place-later = later side of a card in play
civ-nations-title = What the nations are like
civ-nations-lede = Both sides of each power card, what a nation begins with, and what its own cards are rich in.
civ-nation-powers = Power card and beginning
civ-difficulty = Difficulty
civ-difficulty-1 = for a first game
civ-difficulty-2 = for those who know the game
civ-difficulty-3 = with rules of its own
civ-card-known = Lines of this card: { $rulebook } told by the rulebook, { $published } as others have published them, { $ours } ours.
civ-nature-carthaginians = Lays materials on cards of the market, and turns many materials into points.
civ-nature-celts = Collects uncivilised cards. Side A brings unrest to the others for it.
civ-nature-greeks = Wants many cards of all kinds, and has eight developments.
civ-nature-macedonians = Plays regions again and again, also from the discard pile.
civ-nature-persians = Collects tributaries, and pays for them with population.
civ-nature-romans = Turns population into points. Side A sees more of the fame.
civ-nature-scythians = Has four developments only: materials and regions bring the points.
civ-nature-vikings = Stays barbarian, without history and developments. It robs others and counts cards with variable points.
civ-nature-arthurians = Stays barbarian. Knights lie in regions, and quests lead to the Graal.
civ-nature-atlanteans = An empire from the start, without nation deck and history. It sinks its own cards for better things.
civ-nature-egyptians = Civilised cards bring the points. Side A develops early, at the price of unrest.
civ-nature-mauryans = Side A wants regions in play, side B a long history.
civ-nature-minoans = Gathers progress: developments cost it, and side B counts it twice.
civ-nature-olmecs = Masks are what it pays with: many effects want masks discarded.
civ-nature-qin = Lays population on cards of the market, and counts pinned cards that are no regions.
civ-nature-utopians = Has neither nation deck nor developments: it pays progress to travel to Shangri-la, and gathers population.
civ-style-attack = attacks
civ-style-region = regions
civ-style-free = cards with free play
civ-style-pinned = pinned cards
civ-style-exhaust = cards with an exhaust effect
civ-style-knight = knight symbols

# The bot of a solo game.
civ-bot = The bot
civ-bot-level = level { $level }
civ-bot-empty = empty slot
civ-bot-hidden = face down
civ-bot-fame = a fame card, face down
civ-bot-last = The bot’s last turn, step by step
civ-bot-waits = The bot plays after you.
civ-bot-short = Bot
civ-bot-dynasty = Dynasty deck
civ-bot-deck-about = These cards are in its deck or face down in its slots, in no particular order.
civ-bot-top = On top, the uppermost first:
civ-bot-bottom = At the bottom, in this order:
civ-bot-older = Face down in slots since before the deck was renewed:
civ-bot-quests = Quests
civ-bot-journey = Journey:
civ-bot-king = has met the King of Kings
civ-bot-missing = What a lone player is not offered, and why
civ-bot-slots = Slots of the bot
civ-bot-rows = The whole table of its state: the first row that fits a card is used
civ-bot-beaten = The bot is beaten: { $mine } to { $theirs }
civ-bot-won = The bot wins: { $theirs } to { $mine }
civ-bot-tied = The bot wins: the points are equal ({ $mine })
civ-bot-collapse = Collapse: the game is lost
civ-bot-against = Against the { $nation }, level { $level }
civ-stores-points = Materials and population

# Choosing nations.
civ-nations-short = Nations
civ-taken = { $seat } has chosen this nation.
civ-take-a = Choose side A
civ-take-b = Choose side B
