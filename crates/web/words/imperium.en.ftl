# The table and the cards of Imperium in English. Names of cards are never inflected.

civ-name = { $name }
civ-card = { $card }: { $traits }
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
civ-piles = Your piles
civ-deck = Deck
civ-deck-own = What is in it; nobody knows the order of all.
civ-deck-other = These are in hand or deck; there may be others nobody has seen.
civ-discard = Discard pile
civ-history = History
civ-nation-deck = Nation deck
civ-accession = Its last card:
civ-developments = Developments
civ-none = none
civ-others = The other players in full
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
civ-suit-unrest = unrest
civ-suit-power = power card
civ-suit-own = nation’s card
civ-suit-none = without a suit
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
civ-group-else = Or
civ-note-innovate = Discard your hand and break through for a card of any suit; nothing else in this turn
civ-note-revolt = Return any number of unrest from your hand; nothing else in this turn
civ-note-end = The turn ends: a token goes to the market, all your tokens come back
civ-note-draw = Draw up to your hand limit; the next player goes on

civ-tale = The last turn, step by step
civ-tale-empty = Nothing has happened yet.

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
civ-why-state = The symbol on this card asks for the other state than yours.
civ-why-actions = You have no action token left.
civ-why-freed = You have played this card without an action in this turn already.
civ-why-cost = What this card asks for cannot be paid or done now.
civ-why-plain = This card has no effect for an exhaust token.
civ-why-spent = This card has its exhaust token already; it comes back at the end of your turn.
civ-why-exhausts = You have no exhaust token left.
civ-why-market = Effects of cards let you acquire cards of the market or break through for them.

civ-cards-title = Cards of Imperium: Classics
civ-cards-lede = Every card of the box with its text, made from what the program does.
civ-provenance = Values are as others have published them; what the rulebook tells was compared.
civ-how-to-read = What suits and symbols mean
civ-cards-search = Name or text
civ-cards-found = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards
}
civ-cards-none = No card fits. Try a shorter word or fewer filters.
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
civ-king = It lies under the fame deck.
civ-origin = { $owner }: { $place }, copies: { $copies }
civ-origin-seats = { $owner }: { $place }, copies: { $copies }, from { $seats } players on
civ-place-market = market
civ-place-fame = fame deck
civ-place-pile = pile of unrest
civ-place-power = power card
civ-place-deck = deck at the start
civ-place-nation-deck = nation deck
civ-place-accession = last card of the nation deck
civ-place-development = development
