# Legends, the second box of Imperium, in English.

# Cards.

card-imperial = Imperial
card-independent = Independent
card-magnificent = Magnificent
card-outstanding = Outstanding
card-proud = Proud
card-eminent = Eminent
card-acclaimed = Acclaimed
card-mining = Mining
card-espionage = Espionage
card-monument = Monument
card-code-of-laws = Code of Laws
card-religion = Religion
card-domestication = Domestication
card-water-mill = Water Mill
card-qanat = Qanat
card-road-building = Road Building
card-art = Art
card-astronomy = Astronomy
card-cartography = Cartography
card-masonry = Masonry
card-civil-service = Civil Service
card-amphitheatre = Amphitheatre
card-fortunate-isle = Fortunate Isle
card-rainforest = Rainforest
card-legends-mountain = Mountain
card-peninsula = Peninsula
card-lakes = Lakes
card-highlands = Highlands
card-sacred-grove = Sacred Grove
card-lowlands = Lowlands
card-moor = Moor
card-plain = Plain
card-archipelago = Archipelago
card-fortified-region = Fortified Region
card-grassland = Grassland
card-island = Island
card-etruscans = Etruscans
card-scythians = Scythians
card-vikings = Vikings
card-phoenicians = Phoenicians
card-romans = Romans
card-greeks = Greeks
card-carthaginians = Carthaginians
card-persians = Persians
card-celts = Celts
card-macedonians = Macedonians
card-xiongnu = Xiongnu
card-arthurians-a = Arthurians
card-arthurians-b = Arthurians
card-king-arthurs-court = King Arthur's Court
card-graal = Graal
card-lawnslot-llyn = Lawnslot Llyn (Sir Lancelot)
card-twrch-trwyth = Twrch Trwyth
card-taliesin-the-bard = Taliesin the Bard
card-excalibur = Excalibur
card-gwaith-camlan = Gwaith Camlan
card-bedwyr = Bedwyr
card-viviane-of-the-lake = Viviane of the Lake
card-city-of-camelot = City of Camelot
card-britannia-flavia = Britannia Flavia
card-ynys-afallach = Ynys Afallach (Avalon)
card-gwalchmei = Gwalchmei (Sir Gawain)
card-lady-bertilak = Lady Bertilak
card-morigena = Morigena
card-peredur = Peredur (Sir Percival)
card-cai = Cai (Sir Kay)
card-king-arthur = King Arthur
card-uthyr-pendragon = Uthyr Pendragon
card-britannia-prima = Britannia Prima
card-britannia-secunda = Britannia Secunda
card-myrddin-wyllt = Myrddin Wyllt (Merlin)
card-guennuvar = Guennuvar
card-cafall = Cafall
card-atlanteans-a = Atlanteans
card-atlanteans-b = Atlanteans
card-advanced-culture = Advanced Culture
card-palace-of-poseidon = Palace of Poseidon
card-spread-of-atlantis = Spread of Atlantis
card-atlantean-development = Development
card-moats-and-walls = Moats and Walls
card-myths-and-legends = Myths and Legends
card-vast-wealth = Vast Wealth
card-kleito = Kleito
card-mountain-of-atlantis = Mountain of Atlantis
card-themiscyra = Themiscyra
card-flood = Flood
card-atlantean-prosperity = Prosperity
card-thule = Thule
card-hesperides = Hesperides
card-elysian-fields = Elysian Fields
card-atlantean-fleet = Atlantean Fleet
card-egyptians-a = Egyptians
card-egyptians-b = Egyptians
card-unification = Unification
card-egyptian-development = Development
card-embalming = Embalming
card-obelisk = Obelisk
card-ramesses-ii = Ramesses II
card-egyptian-expansion = Egyptian Expansion
card-medicine = Medicine
card-pyramids = Pyramids
card-egyptian-legacy = Egyptian Legacy
card-red-land = Red Land
card-kushites = Kushites
card-flood-of-the-nile = Flood of the Nile
card-egyptian-incursion = Egyptian Incursion
card-egyptian-hieroglyphics = Egyptian Hieroglyphics
card-lower-nile = Lower Nile
card-nile-valley = Nile Valley
card-mauryans-a = Mauryans
card-mauryans-b = Mauryans
card-mauryan-mathematics = Mathematics
card-grand-trunk-road = Grand Trunk Road
card-ashoka = Ashoka
card-buddhism = Buddhism
card-edicts-of-ashoka = Edicts of Ashoka
card-punch-marked-coins = Punch-marked Coins
card-arthashastra = Arthashastra
card-nanda-dynasty = Nanda Dynasty
card-city-of-pataliputra = City of Pataliputra
card-indian-elephants = Indian Elephants
card-indian-elephants-barbarian = Indian Elephants
card-gandhara = Gandhara
card-chandragupta = Chandragupta
card-chanakya = Chanakya
card-magadha = Magadha
card-indus-valley = Indus Valley
card-minoans-a = Minoans
card-minoans-b = Minoans
card-king-minos = King Minos
card-minoan-traders = Minoan Traders
card-minoan-drainage-system = Drainage System
card-architecture = Architecture
card-frescos = Frescos
card-labyrinth = Labyrinth
card-minoan-expansion = Minoan Expansion
card-seal-stones = Seal Stones
card-writing-systems = Writing Systems
card-knossos = Knossos
card-pottery = Pottery
card-thera = Thera
card-crete = Crete
card-cyprus = Cyprus
card-olmecs-a = Olmecs
card-olmecs-b = Olmecs
card-san-lorenzo-tenochtitlan = San Lorenzo Tenochtitlán
card-step-pyramids = Step Pyramids
card-ritual-sacrifice = Ritual Sacrifice
card-olmec-traders = Olmec Traders
card-tres-zapotes = Tres Zapotes
card-stone-heads = Stone Heads
card-olmec-drainage-system = Drainage System
card-cacao = Cacao
card-olmec-hieroglyphics = Olmec Hieroglyphics
card-calendar = Calendar
card-stone-mask = Stone Mask
card-lodestone-compass = Lodestone Compass
card-ball-games = Ball Games
card-laguna-de-los-cerros = Laguna de los Cerros
card-la-venta = La Venta
card-qin-a = Qin
card-qin-b = Qin
card-long-walls-i = Long Walls I
card-long-walls-ii = Long Walls II
card-long-walls-iii = Long Walls III
card-long-walls-iv = Long Walls IV
card-emperor-qin-shi-huang = Emperor Qin Shi Huang
card-qin-mathematics = Mathematics
card-king-wu-of-qin = King Wu of Qin
card-metallurgy = Metallurgy
card-terracotta-warriors = Terracotta Warriors
card-eastern-zhou = Eastern Zhou
card-confucianism = Confucianism
card-legalism = Legalism
card-school-of-diplomacy = School of Diplomacy
card-western-zhou = Western Zhou
card-duke-zhuang-of-qin = Duke Zhuang of Qin
card-mandate-of-heaven = Mandate of Heaven
card-utopians-a = Utopians
card-utopians-b = Utopians
card-visions-of-shangri-la = Visions of Shangri-la
card-path-to-shangri-la = Path to Shangri-la
card-gates-of-shangri-la = Gates of Shangri-la
card-shangri-la = Shangri-la
card-monastery = Monastery
card-portals = Portals
card-daochang = Daochang
card-lost-tomes = Lost Tomes
card-tree-of-knowledge = Tree of Knowledge
card-charity = Charity
card-meditation = Meditation
card-mountain-retreat = Mountain Retreat
card-sacred-scroll = Sacred Scroll

# Nations and the choice of the box.

nation-arthurians = Arthurians
option-nations-arthurians = Arthurians
nation-atlanteans = Atlanteans
option-nations-atlanteans = Atlanteans
nation-egyptians = Egyptians
option-nations-egyptians = Egyptians
nation-mauryans = Mauryans
option-nations-mauryans = Mauryans
nation-minoans = Minoans
option-nations-minoans = Minoans
nation-olmecs = Olmecs
option-nations-olmecs = Olmecs
nation-qin = Qin
option-nations-qin = Qin
nation-utopians = Utopians
option-nations-utopians = Utopians
option-box = Box
option-box-classics = Classics
option-box-legends = Legends
option-box-both = Both: nations of both boxes
option-commons = Common cards (if both boxes are used)
option-commons-classics = Classics
option-commons-legends = Legends
option-commons-random = Random

# Texts, questions and events.

masks-n = { $n ->
        [one] { $n } mask
       *[other] { $n } masks
    }
knights-n = { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
what-variable = a card with variable VP
what-only-empire = a card with the empire symbol
what-only-barbarian = a card with the barbarian symbol
what-not = a card (but not { $what })
what-holding = { $what } with { $held } in its garrison
per-garrisoned-knight = for each garrisoned knight
per-returned = for each unrest returned this way
per-population = for each population that lay on that card
when-gains-population = you gain a card of the market with population on it
when-acquires = you acquire { $what }
when-fertile-materials = you gain materials from a card in play with a fertile symbol
when-pays-population = you pay population
when-leaves = “{ $card }” leaves play
when-sinks = a card is sunk
when-deck-empties = your deck becomes empty
text-enters = When this card comes into play: { $what }
text-twice = { $what }, twice
text-per-done = for each such card, { $what }
text-per-paid = for each progress paid, { $what }
text-if-barbarian-others = if you are barbarian, { $what }
text-if-in-play = if “{ $card }” is in play, { $what }
text-if-several = if at least { $n } “{ $card }” cards are in play, { $what }
text-if-materials = if you have at least { $n } materials, { $what }
text-if-population = if you have at least { $n } population, { $what }
text-if-progress = if you have at least { $n } progress, { $what }
text-if-scrolls = if at least { $n } scrolls are garrisoned here, { $what }
text-if-no-quest = if there is no active quest, { $what }
text-if-no-production = if the abandoned card has no production symbol, { $what }
text-if-attack = if the exiled card was an attack, { $what }
act-give-mask = give each other player 1 card from your hand or discard pile; a player who gets a mask takes 1 unrest
mod-exile-both = you may acquire regions and tributaries from exile as if they were in the market
mod-cheap-unrest-materials = playing unrest costs you { $n } materials less, but at least 1
mod-cheaper = developments cost you { $what } less
mod-sinks = cards that are sunk are put under this card
mod-frees = you may play cities and metropolises without an action
mod-paradise = when you would gain materials, each other player gains 1 progress and you gain 2 population instead
mod-twice = this card counts as 2 regions
mod-lends-masks = where you have to discard masks, you may abandon cards garrisoned here instead
mod-spares-mask = Exhaust when you have to discard masks: discard 1 mask less.
text-never-abandoned = This card can be neither abandoned nor recalled.
text-permanent = This card stays in play.
text-settles = This card goes into play instead of into the discard pile.
text-quest = Quest.
text-quest-last = Quest. It can be chosen only when no other is left.
vp-garrison = { $n } VP if garrisoned, { $m } VP if in history, otherwise { $k } VP
tally-exile = { $per ->
        [1] for each exiled card
       *[other] for every { $per } exiled cards
    }
tally-poorer-rivals = { $per ->
        [1] for each other player with less progress
       *[other] for every { $per } other players with less progress
    }
tally-region-play = { $per ->
        [1] for each region in play
       *[other] for every { $per } regions in play
    }
tally-city-metropolis-play = { $per ->
        [1] for each city or metropolis in play
       *[other] for every { $per } cities or metropolises in play
    }
tally-family-play = { $per ->
        [1] for each “{ $card }” card in play
       *[other] for every { $per } “{ $card }” cards in play
    }
ask-amount = { $card }: how many tokens do you pay?
ask-sink = { $card }: which card do you sink?
ask-exile-own = { $card }: which card do you exile?
ask-break-through-main = Break through: which card of the market do you take, or the first such card of the main deck?
answer-amount = { $n }
answer-reveal = The first such card of the main deck
told-amount = { $seat } pays { $n }.
told-stored = { $seat } puts { $n } progress on “{ $card }” (now { $total }).
told-became = { $seat } replaces “{ $card }” with “{ $into }”.
told-showed = { $seat } shows the hand ({ $cards }) and the deck ({ $deck }).
told-replaced = “{ $card }” is a nation in play: “{ $by }” takes its place among the tributaries.
zone-sunken = sunken cards
    .from = from the sunken cards
    .to = under the power card
    .at = sunken
family-long-walls = Long Walls
family-indian-elephants = Indian Elephants
act-discard-any = { $mood ->
        [may] discard any number of unrest from hand
        [they] discards any number of unrest from hand
       *[do] discard any number of unrest from hand
    }
act-history-up-to = { $mood ->
        [may] move up to { $n } cards from the discard pile to history
        [they] moves up to { $n } cards from the discard pile to history
       *[do] move up to { $n } cards from the discard pile to history
    }
act-history-what-discard = { $mood ->
        [may] move { $what } from the discard pile to history
        [they] moves { $what } from the discard pile to history
       *[do] move { $what } from the discard pile to history
    }
act-history-what-hand = { $mood ->
        [may] move { $what } from hand to history
        [they] moves { $what } from hand to history
       *[do] move { $what } from hand to history
    }
act-history-lying = { $mood ->
        [may] move { $what } from hand or a garrison to history
        [they] moves { $what } from hand or a garrison to history
       *[do] move { $what } from hand or a garrison to history
    }
act-take-up-to = { $mood ->
        [may] take up to { $what } from the discard pile
        [they] takes up to { $what } from the discard pile
       *[do] take up to { $what } from the discard pile
    }
act-abandon-up-to = { $mood ->
        [may] abandon up to { $what }
        [they] abandons up to { $what }
       *[do] abandon up to { $what }
    }
act-sink = { $mood ->
        [may] sink { $what } in play
        [they] sinks { $what } in play
       *[do] sink { $what } in play
    }
act-sink-discard = { $mood ->
        [may] sink a card from the discard pile
        [they] sinks a card from the discard pile
       *[do] sink a card from the discard pile
    }
own-sunken = { $mood ->
        [may] sink this card
        [they] sinks this card
       *[do] sink this card
    }
act-garrison-what = { $mood ->
        [may] garrison { $what } here
        [they] garrisons { $what } here
       *[do] garrison { $what } here
    }
act-quest = { $mood ->
        [may] garrison an impending quest here
        [they] garrisons an impending quest here
       *[do] garrison an impending quest here
    }
act-exile-quest = { $mood ->
        [may] exile an impending quest other than “Graal”
        [they] exiles an impending quest other than “Graal”
       *[do] exile an impending quest other than “Graal”
    }
act-recall-under = { $mood ->
        [may] recall { $what } garrisoned here
        [they] recalls { $what } garrisoned here
       *[do] recall { $what } garrisoned here
    }
act-abandon-under = { $mood ->
        [may] abandon { $what } garrisoned in regions
        [they] abandons { $what } garrisoned in regions
       *[do] abandon { $what } garrisoned in regions
    }
act-abandon-lying = { $mood ->
        [may] abandon { $what } from a garrison
        [they] abandons { $what } from a garrison
       *[do] abandon { $what } from a garrison
    }
act-quest-hand = { $mood ->
        [may] take the active quest into hand
        [they] takes the active quest into hand
       *[do] take the active quest into hand
    }
act-quest-discard = { $mood ->
        [may] put the active quest into the discard pile
        [they] puts the active quest into the discard pile
       *[do] put the active quest into the discard pile
    }
act-exile-anywhere = { $mood ->
        [may] exile { $what } if it is in play or the active quest
        [they] exiles { $what } if it is in play or the active quest
       *[do] exile { $what } if it is in play or the active quest
    }
act-exile-hand = { $mood ->
        [may] exile { $what } from hand
        [they] exiles { $what } from hand
       *[do] exile { $what } from hand
    }
act-find-history = { $mood ->
        [may] find { $what } and move it to history
        [they] finds { $what } and moves it to history
       *[do] find { $what } and move it to history
    }
act-find-discard = { $mood ->
        [may] find { $what } and put it into the discard pile
        [they] finds { $what } and puts it into the discard pile
       *[do] find { $what } and put it into the discard pile
    }
act-find-near = { $mood ->
        [may] find { $what } in the discard pile or deck and take it into hand
        [they] finds { $what } in the discard pile or deck and takes it into hand
       *[do] find { $what } in the discard pile or deck and take it into hand
    }
act-show-attacks = { $mood ->
        [may] show your hand, deck and discard pile and move all attack cards among them to history
        [they] shows hand, deck and discard pile and moves all attack cards among them to history
       *[do] show your hand, deck and discard pile and move all attack cards among them to history
    }
act-return-under = { $mood ->
        [may] return all unrest garrisoned here
        [they] returns all unrest garrisoned here
       *[do] return all unrest garrisoned here
    }
act-return-discard-n = { $mood ->
        [may] return up to { $n } unrest from the discard pile
        [they] returns up to { $n } unrest from the discard pile
       *[do] return up to { $n } unrest from the discard pile
    }
act-return-either = { $mood ->
        [may] return 1 unrest from hand or discard pile
        [they] returns 1 unrest from hand or discard pile
       *[do] return 1 unrest from hand or discard pile
    }
act-acquire-holding-population = { $mood ->
        [may] acquire { $what } with population on it
        [they] acquires { $what } with population on it
       *[do] acquire { $what } with population on it
    }
act-acquire-from-exile = { $mood ->
        [may] acquire { $what } from exile
        [they] acquires { $what } from exile
       *[do] acquire { $what } from exile
    }
act-break-through-exile = { $mood ->
        [may] break through for { $what }; you may choose an exiled card
        [they] breaks through for { $what }; an exiled card may be chosen
       *[do] break through for { $what }; you may choose an exiled card
    }
act-pay-all = { $mood ->
        [may] pay all your progress, at least { $what },
        [they] pays all progress, at least { $what },
       *[do] pay all your progress, at least { $what },
    }
act-pay-up-to = { $mood ->
        [may] pay up to { $what }
        [they] pays up to { $what }
       *[do] pay up to { $what }
    }
act-store = { $mood ->
        [may] put { $what } on this card
        [they] puts { $what } on this card
       *[do] put { $what } on this card
    }
act-become = { $mood ->
        [may] replace this card with “{ $what }”
        [they] replaces this card with “{ $what }”
       *[do] replace this card with “{ $what }”
    }
act-become-empire = { $mood ->
        [may] become an empire
        [they] becomes an empire
       *[do] become an empire
    }
act-play-empire = { $mood ->
        [may] play a card with the empire symbol from hand without an action, whatever your state
        [they] plays a card with the empire symbol from hand without an action, whatever the state
       *[do] play a card with the empire symbol from hand without an action, whatever your state
    }
act-treat-river = { $mood ->
        [may] treat 1 river symbol as 3 production symbols until the end of the turn
        [they] treats 1 river symbol as 3 production symbols until the end of the turn
       *[do] treat 1 river symbol as 3 production symbols until the end of the turn
    }
