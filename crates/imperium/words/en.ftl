# Imperium in English. Names of cards are never inflected, so no sentence needs a form of them.

# Cards, as the English edition names them.

card-praiseworthy = Praiseworthy
card-great = Great
card-notorious = Notorious
card-marvellous = Marvellous
card-glorious = Glorious
card-triumphant = Triumphant
card-awe-inspiring = Awe-inspiring
card-standing-army = Standing Army
card-jade-mask = Jade Mask
card-elders = Elders
card-town = Town
card-shrine = Shrine
card-invasion = Invasion
card-mysticism = Mysticism
card-oracle = Oracle
card-agriculture = Agriculture
card-boats = Boats
card-shaduf = Shaduf
card-rituals-and-ceremonies = Rituals & Ceremonies
card-ambassador = Ambassador
card-city = City
card-gambling = Gambling
card-port = Port
card-diplomacy = Diplomacy
card-leadership = Leadership
card-lost-scroll = Lost Scroll
card-drama-and-poetry = Drama & Poetry
card-education = Education
card-moneylenders = Moneylenders
card-corruption = Corruption
card-onager = Onager
card-metropolis = Metropolis
card-pharmacy = Pharmacy
card-wonder = Wonder
card-coinage = Coinage
card-exports = Exports
card-urban-development = Urban Development
card-mercenaries = Mercenaries
card-temple = Temple
card-cataphract = Cataphract
card-wilderness = Wilderness
card-jungle = Jungle
card-mountain = Mountain
card-coast = Coast
card-floodplain = Floodplain
card-forest = Forest
card-oasis = Oasis
card-hills = Hills
card-marsh = Marsh
card-steppe = Steppe
card-river = River
card-cape = Cape
card-woodland = Woodland
card-sacred-pass = Sacred Pass
card-armenians = Armenians
card-assyrians = Assyrians
card-egyptians = Egyptians
card-ionians = Ionians
card-qin = Qin
card-olmecs = Olmecs
card-sumerians = Sumerians
card-aksumites = Aksumites
card-minoans = Minoans
card-mauryans = Mauryans
card-hittites = Hittites
card-unrest = Unrest
card-carthaginians-a = Carthaginians
card-carthaginians-b = Carthaginians
card-city-of-carthage = City of Carthage
card-elephants = Elephants
card-hegemony = Hegemony
card-hannibal = Hannibal
card-trading-ships = Trading Ships
card-monopoly = Monopoly
card-prosperity = Prosperity
card-caravans = Caravans
card-advance = Advance
card-iberia = Iberia
card-berbers = Berbers
card-glory = Glory
card-conquer = Conquer
card-dido-queen-of-carthage = Dido, Queen of Carthage
card-carthaginian-traders = Carthaginian Traders
card-balearic-islands = Balearic Islands
card-mauretania = Mauretania
card-celts-a = Celts
card-celts-b = Celts
card-celtic-gold = Celtic Gold
card-celtic-innovation = Celtic Innovation
card-chainmail = Chainmail
card-chariots = Chariots
card-ogham-script = Ogham Script
card-vercingetorix = Vercingetorix
card-armorica = Armorica
card-belgica = Belgica
card-britannia = Britannia
card-hibernia = Hibernia
card-druids = Druids
card-boudicca = Boudicca
card-cattle-raid = Cattle Raid
card-cauldron-of-cerridwen = Cauldron of Cerridwen
card-celtica = Celtica
card-greeks-a = Greeks
card-greeks-b = Greeks
card-olympic-games = Olympic Games
card-greek-prosperity = Greek Prosperity
card-pericles = Pericles
card-city-of-corinth = City of Corinth
card-science = Science
card-greek-innovation = Greek Innovation
card-direct-democracy = Direct Democracy
card-lighthouse = Lighthouse
card-philosophy = Philosophy
card-city-of-athens = City of Athens
card-plains-of-thessaly = Plains of Thessaly
card-greek-mercenaries = Greek Mercenaries
card-settlers = Settlers
card-city-of-sparta = City of Sparta
card-peloponnese = Peloponnese
card-forest-of-pholoe = Forest of Pholoe
card-macedonians-a = Macedonians
card-macedonians-b = Macedonians
card-alexander = Alexander
card-macedonian-development = Development
card-parmenion = Parmenion
card-companion-cavalry = Companion Cavalry
card-alexander-the-great = Alexander the Great
card-mosaics = Mosaics
card-alexandria-in-egypt = Alexandria in Egypt
card-alexandria-in-ariana = Alexandria in Ariana
card-uxians = Uxians
card-philip-ii = Philip II
card-phalanx = Phalanx
card-haliacmon-valley = Haliacmon Valley
card-orestis = Orestis
card-pelagonia = Pelagonia
card-persians-a = Persians
card-persians-b = Persians
card-city-of-persepolis = City of Persepolis
card-battering-ram = Battering Ram
card-persian-development = Development
card-windmills = Windmills
card-satrap = Satrap
card-persian-gold = Persian Gold
card-babylonians = Babylonians
card-darius-i = Darius I
card-arachosia = Arachosia
card-nisaean-plain = Nisaean Plain
card-median-empire = Median Empire
card-bactria = Bactria
card-zagros = Zagros
card-lydians = Lydians
card-romans-a = Romans
card-romans-b = Romans
card-julius-caesar = Julius Caesar
card-military-engineering = Military Engineering
card-roman-invasion = Roman Invasion
card-legions = Legions
card-the-senate = The Senate
card-rome-the-eternal-city = Rome, the Eternal City
card-emperor-trajan = Emperor Trajan
card-bread-and-circuses = Bread and Circuses
card-gallia-aquitania = Gallia Aquitania
card-raetia = Raetia
card-triumvirate = Triumvirate
card-city-of-rome = City of Rome
card-dalmatia = Dalmatia
card-roman-expansion = Roman Expansion
card-scythians-a = Scythians
card-scythians-b = Scythians
card-ateas = Ateas
card-kurgans = Kurgans
card-city-of-gelonus = City of Gelonus
card-jewellery = Jewellery
card-tamga = Tamga
card-pontic-steppe = Pontic Steppe
card-tarim-basin = Tarim Basin
card-caucasia = Caucasia
card-raiders = Raiders
card-nomads = Nomads
card-nomads-barbarian = Nomads
card-carpathian-mountains = Carpathian Mountains
card-tian-shan = Tian Shan
card-mounted-archers = Mounted Archers
card-tents = Tents
card-vikings-a = Vikings
card-vikings-b = Vikings
card-harald-hardrada = Harald Hardrada
card-iceland = Iceland
card-combs = Combs
card-graenland = Graenland
card-foroyar = Føroyar
card-vinland = Vinland
card-sagas = Sagas
card-city-of-dubh-linn = City of Dubh Linn
card-longships = Longships
card-skis = Skis
card-rollo-the-walker = Rollo the Walker
card-go-aviking = Go a'Viking
card-gothja = Gothja
card-scandinavia = Scandinavia
card-erik-the-red = Erik the Red
card-jomsviking = Jomsviking
card-althing = Althing
card-king-of-kings-a = King of Kings
card-king-of-kings-b = King of Kings

# Nations, tokens, suits, places.

nation-carthaginians = Carthaginians
nation-celts = Celts
nation-greeks = Greeks
nation-macedonians = Macedonians
nation-persians = Persians
nation-romans = Romans
nation-scythians = Scythians
nation-vikings = Vikings
nothing = nothing
token-materials = materials
token-population = population
token-progress = progress
tokens-materials = { $n ->
        [1] 1 material
       *[other] { $n } materials
    }
tokens-population = { $n } population
tokens-progress = { $n } progress
cards-n = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
actions-n = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
some-tokens = { $token ->
        [materials] { tokens-materials }
        [population] { tokens-population }
       *[progress] { tokens-progress }
    }
exhausts-n = { $n ->
        [one] { $n } exhaust token
       *[other] { $n } exhaust tokens
    }
what-uncivilised = an uncivilised card
what-civilised = a civilised card
what-region = a region
what-another-region = another region
what-up-to-regions = up to { $n } regions
what-tributary = a tributary
what-fame = a fame card
what-unrest = unrest
what-city = a city
what-metropolis = a metropolis
what-scroll = a scroll
what-knight = a knight
what-mask = a mask
what-production = a region with a production symbol
what-fertile = a region with a fertile symbol
what-river = a region with a river symbol
what-any = an uncivilised, civilised, region or tributary card
what-pinned = a pinned card
what-fixture = a pinned card other than a region
what-civil = an uncivilised or civilised card
what-fertile-river = a region with a fertile or river symbol
what-attack = an attack card
what-all = a card
what-regions = { $n } regions
suit-uncivilised = uncivilised
suit-civilised = civilised
suit-region = region
suit-tributary = tributary
zone-hand = hand
    .from = from hand
    .to = into hand
    .at = in hand
zone-discard = discard pile
    .from = from the discard pile
    .to = to the discard pile
    .at = in the discard pile
zone-play = play area
    .from = from play
    .to = into play
    .at = in play
zone-history = history
    .from = from history
    .to = to history
    .at = in history
zone-top = deck
    .from = from the deck
    .to = on top of the deck
    .at = in the deck
zone-market = market
    .from = from the market
    .to = to the market
    .at = in the market
zone-exile = exile
    .from = from exile
    .to = into exile
    .at = in exile
zone-pile = pile of unrest
    .from = from the pile of unrest
    .to = to the pile of unrest
    .at = in the pile of unrest
zone-garrison = garrison
    .from = from a garrison
    .to = into a garrison
    .at = in a garrison
zone-development = developments
    .from = from the developments
    .to = to the developments
    .at = a development
zone-nation = nation deck
    .from = from the nation deck
    .to = to the nation deck
    .at = in the nation deck
zone-fame = fame deck
    .from = from the fame deck
    .to = to the fame deck
    .at = in the fame deck
zone-deck = deck of the market
    .from = from a deck of the market
    .to = to a deck of the market
    .at = in a deck of the market

# The text of a card: parts of sentences, each in the mood its place needs.

text-exhaust = Exhaust: { $what }
text-solstice = Solstice: { $what }
text-gained = When you gain this card: { $what }
text-instead = Instead of looking at or taking this card: { $what }
text-when = Passive: when { $when }, { $what }
text-react = Exhaust when { $when }: { $what }
text-free = Free play.
text-passive = Passive: { $what }
text-cost = { $cost } to { $what }
text-cost-choice = { $cost }; then { $then }
text-cost-then = { $cost }, then { $then }
what-named = “{ $what }”
what-or = { $a } or { $b }
text-and = { $a } and { $b }
text-comma = { $a }, { $b }
text-or = { $a } OR { $b }
text-choose = { $mood ->
        [may] choose one: { $what }
        [they] chooses one: { $what }
       *[do] choose one: { $what }
    }
text-may = { $mood ->
        [they] may { $what }
       *[do] you may { $what }
    }
text-others = each other player { $what }
text-all = each player { $what }
text-if-barbarian = if you are barbarian, { $what }
text-if-empire = if you are an empire, { $what }
act-gain = { $mood ->
        [may] gain { $what }
        [they] gains { $what }
       *[do] gain { $what }
    }
act-gain-per = { $mood ->
        [may] gain { $what } { $per }
        [they] gains { $what } { $per }
       *[do] gain { $what } { $per }
    }
act-actions = { $mood ->
        [may] gain { $what }
        [they] gains { $what }
       *[do] gain { $what }
    }
act-refund = { $mood ->
        [may] move 1 exhaust token back to the state card
        [they] moves 1 exhaust token back to the state card
       *[do] move 1 exhaust token back to the state card
    }
act-pay = { $mood ->
        [may] pay { $what }
        [they] pays { $what }
       *[do] pay { $what }
    }
act-spend = { $mood ->
        [may] spend { $what }
        [they] spends { $what }
       *[do] spend { $what }
    }
act-draw = { $mood ->
        [may] draw { $what }
        [they] draws { $what }
       *[do] draw { $what }
    }
act-draw-able = { $mood ->
        [may] draw { $what }, if able
        [they] draws { $what }, if able
       *[do] draw { $what }, if able
    }
act-draw-up-to = { $mood ->
        [may] draw up to { $what }
        [they] draws up to { $what }
       *[do] draw up to { $what }
    }
act-draw-up-to-able = { $mood ->
        [may] draw up to { $what }, if able
        [they] draws up to { $what }, if able
       *[do] draw up to { $what }, if able
    }
act-draw-per = { $mood ->
        [may] draw { $what } { $per }
        [they] draws { $what } { $per }
       *[do] draw { $what } { $per }
    }
act-discard-drawn = { $mood ->
        [may] discard 1 of the drawn cards
        [they] discards 1 of the drawn cards
       *[do] discard 1 of the drawn cards
    }
act-discard = { $mood ->
        [may] discard { $what }
        [they] discards { $what }
       *[do] discard { $what }
    }
act-top = { $mood ->
        [may] put { $what } from hand on top of the deck
        [they] puts { $what } from hand on top of the deck
       *[do] put { $what } from hand on top of the deck
    }
act-abandon = { $mood ->
        [may] abandon { $what }
        [they] abandons { $what }
       *[do] abandon { $what }
    }
act-recall = { $mood ->
        [may] recall { $what }
        [they] recalls { $what }
       *[do] recall { $what }
    }
act-garrison = { $mood ->
        [may] garrison a card
        [they] garrisons a card
       *[do] garrison a card
    }
act-return-hand = { $mood ->
        [may] return 1 unrest
        [they] returns 1 unrest
       *[do] return 1 unrest
    }
act-return-discard = { $mood ->
        [may] return 1 unrest from the discard pile
        [they] returns 1 unrest from the discard pile
       *[do] return 1 unrest from the discard pile
    }
act-return-both = { $mood ->
        [may] return up to { $n } unrest from hand or discard pile
        [they] returns up to { $n } unrest from hand or discard pile
       *[do] return up to { $n } unrest from hand or discard pile
    }
act-history-hand = { $mood ->
        [may] move 1 card from hand to history
        [they] moves 1 card from hand to history
       *[do] move 1 card from hand to history
    }
act-history-discard = { $mood ->
        [may] move 1 card from the discard pile to history
        [they] moves 1 card from the discard pile to history
       *[do] move 1 card from the discard pile to history
    }
act-history-both = { $mood ->
        [may] move 1 card from hand or discard pile to history
        [they] moves 1 card from hand or discard pile to history
       *[do] move 1 card from hand or discard pile to history
    }
act-history-named = { $mood ->
        [may] move “{ $what }” from play to history
        [they] moves “{ $what }” from play to history
       *[do] move “{ $what }” from play to history
    }
act-take-discard = { $mood ->
        [may] take { $what } from the discard pile
        [they] takes { $what } from the discard pile
       *[do] take { $what } from the discard pile
    }
act-take-history = { $mood ->
        [may] take 1 card from history
        [they] takes 1 card from history
       *[do] take 1 card from history
    }
act-stack = { $mood ->
        [may] put { $what } from the discard pile on top of the deck
        [they] puts { $what } from the discard pile on top of the deck
       *[do] put { $what } from the discard pile on top of the deck
    }
own-history = { $mood ->
        [may] move this card to history
        [they] moves this card to history
       *[do] move this card to history
    }
own-discard = { $mood ->
        [may] abandon this card
        [they] abandons this card
       *[do] abandon this card
    }
own-hand = { $mood ->
        [may] recall this card
        [they] recalls this card
       *[do] recall this card
    }
own-exile = { $mood ->
        [may] exile this card
        [they] exiles this card
       *[do] exile this card
    }
own-pile = { $mood ->
        [may] return this card to the pile of unrest
        [they] returns this card to the pile of unrest
       *[do] return this card to the pile of unrest
    }
it-discard = { $mood ->
        [may] discard it
        [they] discards it
       *[do] discard it
    }
it-top = { $mood ->
        [may] put it on top of the deck
        [they] puts it on top of the deck
       *[do] put it on top of the deck
    }
it-history = { $mood ->
        [may] move it to history
        [they] moves it to history
       *[do] move it to history
    }
act-take-unrest = { $mood ->
        [may] take 1 unrest
        [they] takes 1 unrest
       *[do] take 1 unrest
    }
act-acquire = { $mood ->
        [may] acquire { $what }
        [they] acquires { $what }
       *[do] acquire { $what }
    }
act-acquire-exile = { $mood ->
        [may] acquire { $what } from the market or from exile
        [they] acquires { $what } from the market or from exile
       *[do] acquire { $what } from the market or from exile
    }
act-acquire-holding = { $mood ->
        [may] acquire any card of the market with materials on it
        [they] acquires any card of the market with materials on it
       *[do] acquire any card of the market with materials on it
    }
act-break-through = { $mood ->
        [may] break through for { $what }
        [they] breaks through for { $what }
       *[do] break through for { $what }
    }
act-exile-market = { $mood ->
        [may] exile 1 card from the market
        [they] exiles 1 card from the market
       *[do] exile 1 card from the market
    }
act-look-fame = { $mood ->
        [may] look at { $what } of the fame deck
        [they] looks at { $what } of the fame deck
       *[do] look at { $what } of the fame deck
    }
act-take-looked = { $mood ->
        [may] take 1 of them
        [they] takes 1 of them
       *[do] take 1 of them
    }
act-take-fame = { $mood ->
        [may] take the top card of the fame deck
        [they] takes the top card of the fame deck
       *[do] take the top card of the fame deck
    }
act-look-nation = { $mood ->
        [may] look at the top card of your nation deck
        [they] looks at the top card of your nation deck
       *[do] look at the top card of your nation deck
    }
act-shuffle-nation = { $mood ->
        [may] shuffle your nation deck
        [they] shuffles your nation deck
       *[do] shuffle your nation deck
    }
act-bury-nation = { $mood ->
        [may] put the top card of your nation deck at its bottom
        [they] puts the top card of your nation deck at its bottom
       *[do] put the top card of your nation deck at its bottom
    }
act-advance-nation = { $mood ->
        [may] put the top card of your nation deck into your discard pile
        [they] puts the top card of your nation deck into your discard pile
       *[do] put the top card of your nation deck into your discard pile
    }
act-find = { $mood ->
        [may] find { $what } and take it into hand
        [they] finds { $what } and takes it into hand
       *[do] find { $what } and take it into hand
    }
act-develop = { $mood ->
        [may] develop a card
        [they] develops a card
       *[do] develop a card
    }
act-develop-free = { $mood ->
        [may] develop a card without paying its cost
        [they] develops a card without paying its cost
       *[do] develop a card without paying its cost
    }
act-steal = { $mood ->
        [may] steal { $what } from each other player
        [they] steals { $what } from each other player
       *[do] steal { $what } from each other player
    }
act-steal-region = { $mood ->
        [may] steal { $what } from each other player with a region in play
        [they] steals { $what } from each other player with a region in play
       *[do] steal { $what } from each other player with a region in play
    }
act-steal-empire = { $mood ->
        [may] steal { $what } from each other player who is an empire
        [they] steals { $what } from each other player who is an empire
       *[do] steal { $what } from each other player who is an empire
    }
act-steal-unrest = { $mood ->
        [may] steal { $what } from each other player; a player who cannot pay in full takes 1 unrest
        [they] steals { $what } from each other player; a player who cannot pay in full takes 1 unrest
       *[do] steal { $what } from each other player; a player who cannot pay in full takes 1 unrest
    }
act-play-it = { $mood ->
        [may] play it at once without an action
        [they] plays it at once without an action
       *[do] play it at once without an action
    }
act-play-hand = { $mood ->
        [may] play { $what } from hand without an action
        [they] plays { $what } from hand without an action
       *[do] play { $what } from hand without an action
    }
act-play-discard = { $mood ->
        [may] play { $what } from the discard pile (this spends 1 action)
        [they] plays { $what } from the discard pile (this spends 1 action)
       *[do] play { $what } from the discard pile (this spends 1 action)
    }
act-garrison-self = { $mood ->
        [may] garrison this card in a region in play and resolve the play effect of that region
        [they] garrisons this card in a region in play and resolve the play effect of that region
       *[do] garrison this card in a region in play and resolve the play effect of that region
    }
act-swap-exile = { $mood ->
        [may] swap 1 exiled card for 1 card of the market
        [they] swaps 1 exiled card for 1 card of the market
       *[do] swap 1 exiled card for 1 card of the market
    }
act-swap-nation = { $mood ->
        [may] swap 1 card from hand for the top card of your nation deck, but not for the accession card
        [they] swaps 1 card from hand for the top card of your nation deck, but not for the accession card
       *[do] swap 1 card from hand for the top card of your nation deck, but not for the accession card
    }
act-add = { $mood ->
        [may] put { $what } on a card of the market
        [they] puts { $what } on a card of the market
       *[do] put { $what } on a card of the market
    }
act-gamble = { $mood ->
        [may] name a suit and reveal the top card of the main deck: if it has that suit, take it, otherwise exile it
        [they] names a suit and reveals the top card of the main deck: if it has that suit, takes it, otherwise exiles it
       *[do] name a suit and reveal the top card of the main deck: if it has that suit, take it, otherwise exile it
    }
act-treat = { $mood ->
        [may] treat 1 fertile symbol as 3 production symbols until the end of the turn
        [they] treats 1 fertile symbol as 3 production symbols until the end of the turn
       *[do] treat 1 fertile symbol as 3 production symbols until the end of the turn
    }
act-copy = { $mood ->
        [may] resolve the exhaust effect of 1 pinned card of another player as if it were yours
        [they] resolves the exhaust effect of 1 pinned card of another player as if it were yours
       *[do] resolve the exhaust effect of 1 pinned card of another player as if it were yours
    }
act-waive = { $mood ->
        [may] ignore the empire symbol on the next card you play in this turn
        [they] ignores the empire symbol on the next card you play in this turn
       *[do] ignore the empire symbol on the next card you play in this turn
    }
act-end-game = { $mood ->
        [may] trigger the end of the game
        [they] triggers the end of the game
       *[do] trigger the end of the game
    }
act-avoid = { $mood ->
        [may] ignore the attack
        [they] ignores the attack
       *[do] ignore the attack
    }
act-avoid-unless = { $mood ->
        [may] ignore the attack unless the attacker gives you 1 progress
        [they] ignores the attack unless the attacker gives you 1 progress
       *[do] ignore the attack unless the attacker gives you 1 progress
    }
act-give = give each other player 1 card from your hand or discard pile
per-production = for each production symbol in play
per-fertile = for each fertile symbol in play
per-river = for each river symbol in play
per-region = for each region in play
per-city-metropolis = for each city and metropolis in play
per-abandoned = for each card abandoned this way
per-materials = for each material that lay on that card
when-attacked = another player plays an attack
when-plays = you play { $what }
when-plays-discard = you play { $what } from your discard pile
when-gains = you acquire or break through for { $what }
when-gains-market = you gain { $what } from the market
when-gains-exile = you acquire { $what } from exile
when-returns-unrest = you return unrest
when-takes-unrest = you take unrest
when-river-materials = you gain materials from a card in play with a river symbol
when-looks-fame = you look at cards of the fame deck
mod-hand-size = your hand limit is { $n } higher
mod-tame = your “{ $what }” cards lose the barbarian symbol
mod-tame-both = your “{ $what }” cards and your attack cards lose the barbarian symbol
mod-tame-attack = your attack cards lose the barbarian symbol
mod-exile-regions = you may acquire regions from exile
mod-cheap-unrest = playing unrest costs you 1 card or 1 material less, but at least 1
mod-no-history = your cards are discarded instead of going to history
mod-adds = in the clean-up phase put { $what } on a card of the market instead of progress
text-when-looks = Passive: when { $when }, look at { $n } more and { $what }
mod-amnesty = Before points are counted or a collapse is decided, return up to { $n } unrest from hand, discard pile, deck or history.
text-never-played = This card cannot be played.
text-never-garrisoned = This card cannot be garrisoned.
text-needs-play = Play only if “{ $card }” is in play.
text-needs-both = Play only if “{ $card }” and “{ $other }” are in play.
text-needs-history = Play only if “{ $card }” is in your history.
vp-fixed = { $n } VP
vp-history = { $n } VP if in history, otherwise { $m } VP
vp-play = { $n } VP if in play, otherwise { $m } VP
vp-per = { $n } VP { $what } (at most 10)
vp-two = { $n } VP { $what } and { $m } VP { $other } (at most 10)
tally-materials = { $per ->
        [1] for each material
       *[other] for every { $per } materials
    }
tally-population = { $per ->
        [1] for each population
       *[other] for every { $per } population
    }
tally-progress = { $per ->
        [1] for each progress
       *[other] for every { $per } progress
    }
tally-uncivilised = { $per ->
        [1] for each uncivilised card
       *[other] for every { $per } uncivilised cards
    }
tally-civilised = { $per ->
        [1] for each civilised card
       *[other] for every { $per } civilised cards
    }
tally-region = { $per ->
        [1] for each region
       *[other] for every { $per } regions
    }
tally-tributary = { $per ->
        [1] for each tributary
       *[other] for every { $per } tributaries
    }
tally-fame = { $per ->
        [1] for each fame card
       *[other] for every { $per } fame cards
    }
tally-unrest = { $per ->
        [1] for each unrest
       *[other] for every { $per } unrest
    }
tally-cards = { $per ->
        [1] for each card
       *[other] for every { $per } cards
    }
tally-history = { $per ->
        [1] for each card in history
       *[other] for every { $per } cards in history
    }
tally-garrison = { $per ->
        [1] for each card garrisoned here
       *[other] for every { $per } cards garrisoned here
    }
tally-fixtures = { $per ->
        [1] for each pinned card in play that is no region
       *[other] for every { $per } pinned cards in play that are not regions
    }
tally-variable = { $per ->
        [1] for each card with variable VP
       *[other] for every { $per } cards with variable VP
    }
tally-rival-unrest = { $per ->
        [1] for each unrest of other players
       *[other] for every { $per } unrest of other players
    }
tally-fertile = { $per ->
        [1] for each fertile symbol
       *[other] for every { $per } fertile symbols
    }
tally-river = { $per ->
        [1] for each river symbol
       *[other] for every { $per } river symbols
    }
tally-fertile-river = { $per ->
        [1] for each fertile or river symbol
       *[other] for every { $per } fertile or river symbols
    }
tally-city-metropolis = { $per ->
        [1] for each city or metropolis
       *[other] for every { $per } cities or metropolises
    }

# Questions.

ask-turn = What do you do? { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } and { $exhausts ->
        [one] 1 exhaust token
       *[other] { $exhausts } exhaust tokens
    } left.
ask-tokens = On which card of the market do you put the token?
ask-tidy = Discard cards from your hand first (in the order shown), or draw up to your limit?
ask-may = { $card }: do you want to { $effect }?
ask-choose = { $card }: choose one.
ask-react = { $card }: do you exhaust this card? Its effect: { $effect }
ask-renew = Your deck is empty. Which card do you develop?
ask-solstice = Solstice: which card comes next?
ask-pay = { $card }: how do you pay { price }?
ask-order = Which card goes back to the fame deck first?
ask-draw = { $left ->
        [1] { $card }: do you draw one more card?
       *[other] { $card }: do you draw a card? You may draw up to { $left }.
    }
ask-return = Which unrest do you return?
ask-garrison = { $card }: which card do you garrison?
ask-under = { $card }: in which region do you garrison it?
ask-history = { $card }: which card goes to history?
ask-top = { $left ->
        [1] { $card }: which card goes on top of the deck?
       *[other] { $card }: which card goes on top of the deck ({ $left } left)?
    }
ask-abandon = { $left ->
        [1] { $card }: which card do you abandon?
       *[other] { $card }: which card do you abandon ({ $left } left)?
    }
ask-recall = { $card }: which card do you recall?
ask-take = { $card }: which card do you take into hand?
ask-discard = { $left ->
        [1] { $card }: which card do you discard?
       *[other] { $card }: which card do you discard ({ $left } left)?
    }
ask-give = { $card }: which card do you give away?
ask-acquire = { $card }: which card do you acquire?
ask-break-through = Break through: which card of the market do you take, or an unseen card of which suit?
ask-exile = { $card }: which card of the market do you exile?
ask-fame = Which fame card do you take?
ask-find = { $card }: which card do you find?
ask-develop = { $card }: which card do you develop?
ask-play = { $card }: which card do you play?
ask-swap = { $card }: which card do you swap?
ask-gamble = { $card }: which suit do you name?
ask-treat = { $card }: on which card does a fertile symbol count as three production symbols?
ask-copy = { $card }: which effect do you use?
ask-refund = { $card }: from where do you take the exhaust token back?
ask-avoid = { $card }: do you give 1 progress so that your attack succeeds?

price-materials = { $materials ->
        [one] { $materials } material
       *[other] { $materials } materials
    }
price-population = { $population } population
price-progress = { $progress } progress
price = { $materials ->
        [0] { $population ->
            [0] { price-progress }
           *[other] { $progress ->
                [0] { price-population }
               *[other] { price-population }, { price-progress }
            }
        }
       *[other] { $population ->
            [0] { $progress ->
                [0] { price-materials }
               *[other] { price-materials }, { price-progress }
            }
           *[other] { $progress ->
                [0] { price-materials }, { price-population }
               *[other] { price-materials }, { price-population }, { price-progress }
            }
        }
    }

# Answers.

answer-play = Play: { $card }
answer-exhaust = Exhaust: { $card }
answer-exhaust-copy = Exhaust: { $card } (no. { $copy })
answer-innovate = Innovate
answer-revolt = Revolt
answer-pick = { $card } ({ $zone-at })
answer-pick-copy = { $card } ({ $zone-at }, no. { $copy })
answer-pick-market = { $card } (place { $copy } of the market)
answer-pick-pile = The exhaust token { $zone-from }
answer-suit = An unseen { $suit } card
answer-way = { $effect }
answer-pay = { $population ->
        [0] { $materials ->
            [0] Pay without progress
           *[other] { $materials } progress instead of materials
        }
       *[other] { $materials ->
            [0] { $population } progress instead of population
           *[other] { $population } progress instead of population, { $materials } instead of materials
        }
    }
answer-yes = Yes
answer-done = { $question ->
        [ask-turn] End turn
        [ask-tidy] Draw cards
        [ask-may] No
        [ask-react] No
        [ask-avoid] No
        [ask-draw] No
        [ask-renew] None
       *[other] Done
    }

# What happened.

told-nation = { $seat } plays the { $card }.
told-round = Round { $round } begins.
told-turn = { $seat } starts a turn.
told-played = { $seat } plays { $card }.
told-exhausted = { $seat } exhausts { $card }.
told-innovated = { $seat } innovates.
told-revolted = { $seat } revolts.
told-asked = { $seat } decides about { $card }.
told-asked-plain = { $seat } makes a decision.
told-chose = { $seat } chooses: { $effect }
told-suit = { $seat } names a suit: { $suit }.
told-picked = { $seat } picks { $card } in the market.
told-agreed = { $seat } uses the effect.
told-declined = { $seat } does nothing more here.
told-gained = { $seat } gains { some-tokens } (now { $total }).
told-paid = { $seat } pays { some-tokens } ({ $total } left).
told-stole = { $seat } steals { some-tokens } from { $from } (now { $total }; { $from } keeps { $left }).
told-refreshed = { $seat } takes back the exhaust token from { $card }.
told-refreshed-pile = { $seat } takes back the exhaust token { $at-from }.
told-actions = { $n ->
        [0] { $seat } has no actions left.
       *[other] { $seat } has { actions-n } now.
    }
told-exhausts = { $n ->
        [0] { $seat } has no exhaust tokens left.
       *[other] { $seat } has { exhausts-n } now.
    }
told-drew = { $seat } draws { $card }.
told-drew-hidden = { $seat } draws a card.
told-discarded = { $seat } discards { $card }.
told-garrisoned = { $seat } garrisons { $card }.
told-recalled = { $seat } recalls { $card }.
told-exiled = { $seat } exiles { $card } { $from-from }.
told-developed = { $seat } develops { $card }: it goes { $to-to }.
told-taken = { $seat } takes { $card } { $from-from } into hand.
told-taken-hidden = { $seat } takes a card { $from-from } into hand.
told-stacked = { $seat } puts { $card } { $from-from } on top of the deck.
told-stacked-hidden = { $seat } puts a card { $from-from } on top of the deck.
told-buried = { $seat } puts { $card } at the bottom of the nation deck.
told-buried-hidden = { $seat } puts a card at the bottom of the nation deck.
told-put-back = { $seat } puts { $card } back into the fame deck.
told-put-back-hidden = { $seat } puts a card back into the fame deck.
told-stays = { $seat } leaves { $card } { $from-at }.
told-moved = { $seat } moves { $card } { $from-from } { $to-to }.
told-moved-hidden = { $seat } moves a card { $from-from } { $to-to }.
told-gave = { $seat } gives { $card } to { $to }.
told-looked = { $seat } looks at { $card } { $at-at }.
told-looked-hidden = { $seat } looks at a card { $at-at }.
told-market = { $unrest ->
        [yes] { $card } comes to the market, with unrest under it ({ $pile } left in the pile).
       *[no] { $card } comes to the market.
    }
told-token = { $seat } puts { some-tokens } on { $card } in the market.
told-shown = { $card } is revealed from the main deck and shuffled back.
told-unrest = { $seat } takes unrest ({ $pile } left in the pile).
told-returned = { $seat } returns unrest { $from-from } ({ $pile } in the pile now).
told-shuffled = { $n ->
        [one] { $seat } shuffles the discard pile into a new deck of 1 card.
       *[other] { $seat } shuffles the discard pile into a new deck of { $n } cards.
    }
told-nation-shuffled = { $seat } shuffles the nation deck.
told-empire = { $seat } becomes an empire.
told-avoided = { $seat } ignores the attack.
told-treated = { $seat } counts a fertile symbol on { $card } as three production symbols.
told-waived = { $seat } will ignore the empire symbol on the next card.
told-king = { $seat } resolves King of Kings.
told-ready = { $seat } takes back all tokens.
told-solstice = Round { $round } ends with the solstice.
told-resolves = { $seat } resolves the solstice effect of { $card }.
told-ending = { $why ->
        [main-deck] The main deck is empty
        [developments] A player has developed the last development
        [king] King of Kings has been turned over
        [quest] The last quest was played
        [journey] The journey has reached its end
        [dynasty] The bot has used up its dynasty deck
       *[zenith] The Vikings have gained their last card
    }: round { $last } will be the last.
told-collapsed = The pile of unrest is empty: the game ends in a collapse.
told-revealed = { $seat } shows the hand: { $cards }.
told-over = The game is over. Points: { $seats ->
        [1] { $seat0 } { $points0 }
        [2] { $seat0 } { $points0 }, { $seat1 } { $points1 }
        [3] { $seat0 } { $points0 }, { $seat1 } { $points1 }, { $seat2 } { $points2 }
       *[other] { $seat0 } { $points0 }, { $seat1 } { $points1 }, { $seat2 } { $points2 }, { $seat3 } { $points3 }
    }.

# What an observer sees.

scene-round = Round { $round }; unrest left: { $pile }; main deck: { $main }; fame deck: { $fame }
scene-market = Market: { $card } (materials { $materials }, population { $population }, progress { $progress }, unrest { $unrest })
scene-exile = Exile: { $cards }
scene-seat = { $seat }: { $nation }, { $state ->
        [empire] empire
       *[barbarian] barbarian
    }; materials { $materials }, population { $population }, progress { $progress }; hand { $hand }, deck { $deck }
scene-play = In play: { $cards }
scene-discard = Discard pile: { $cards }
scene-history = History ({ $n }): { $cards }
scene-hand = Your hand: { $cards }

# Options.

option-seats = Seats
option-nations = Nations
option-nations-carthaginians = Carthaginians
option-nations-celts = Celts
option-nations-greeks = Greeks
option-nations-macedonians = Macedonians
option-nations-persians = Persians
option-nations-romans = Romans
option-nations-scythians = Scythians
option-nations-vikings = Vikings
option-nations-random = Random
option-nations-about = Choose one nation for each seat.
option-nations-wrong = Choose as many nations as there are seats, or none.
option-sides = Side of the power cards
option-sides-b = B: simpler
option-sides-a = A: with a special effect
option-sides-random = Random

# Why a bot prefers a move to another: what it brings more or less of.
reason-points-more = { $count ->
        [0] slightly more points
       *[other] points: about { $count } more
    }
reason-points-less = { $count ->
        [0] slightly fewer points
       *[other] points: about { $count } fewer
    }
reason-unrest-more = { $count ->
        [0] slightly more unrest
       *[other] unrest: about { $count } more
    }
reason-unrest-less = { $count ->
        [0] slightly less unrest
       *[other] unrest: about { $count } less
    }
reason-supplies-more = { $count ->
        [0] slightly more materials and population
       *[other] materials and population: about { $count } more
    }
reason-supplies-less = { $count ->
        [0] slightly fewer materials and population
       *[other] materials and population: about { $count } fewer
    }
reason-others-points-more = { $count ->
        [0] slightly more points for the strongest opponent
       *[other] points of the strongest opponent: about { $count } more
    }
reason-others-points-less = { $count ->
        [0] slightly fewer points for the strongest opponent
       *[other] points of the strongest opponent: about { $count } fewer
    }
