# Imperium in Czech. Names of cards are not inflected: they stand in the nominative, set off by a colon or in
# quotation marks. Seats are names of any gender: present tense only.

# Cards. Polish names where the rulebook tells them; other cards keep the name they are published under.

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
card-unrest = Nepokoje
card-carthaginians-a = Kartáginci
card-carthaginians-b = Kartáginci
card-city-of-carthage = City of Carthage
card-elephants = Elephants
card-hegemony = Hegemony
card-hannibal = Hannibal
card-trading-ships = Trading Ships
card-monopoly = Monopoly
card-prosperity = Prosperita
card-caravans = Caravans
card-advance = Advance
card-iberia = Iberia
card-berbers = Berbers
card-glory = Sláva
card-conquer = Výboj
card-dido-queen-of-carthage = Dido, Queen of Carthage
card-carthaginian-traders = Carthaginian Traders
card-balearic-islands = Balearic Islands
card-mauretania = Mauretania
card-celts-a = Keltové
card-celts-b = Keltové
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
card-greeks-a = Řekové
card-greeks-b = Řekové
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
card-macedonians-a = Makedoňané
card-macedonians-b = Makedoňané
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
card-persians-a = Peršané
card-persians-b = Peršané
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
card-romans-a = Římané
card-romans-b = Římané
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
card-scythians-a = Skytové
card-scythians-b = Skytové
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
card-vikings-a = Vikingové
card-vikings-b = Vikingové
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
card-king-of-kings-a = Král králů
card-king-of-kings-b = Král králů

# Nations, tokens, suits, places.

nation-carthaginians = Kartáginci
nation-celts = Keltové
nation-greeks = Řekové
nation-macedonians = Makedoňané
nation-persians = Peršané
nation-romans = Římané
nation-scythians = Skytové
nation-vikings = Vikingové
nothing = nic
token-materials = materiály
token-population = populace
token-progress = rozvoj
tokens-materials = { $n ->
        [one] { $n } materiál
        [few] { $n } materiály
       *[other] { $n } materiálů
    }
tokens-population = { $n ->
        [one] { $n } žeton populace
        [few] { $n } žetony populace
       *[other] { $n } žetonů populace
    }
tokens-progress = { $n ->
        [one] { $n } žeton rozvoje
        [few] { $n } žetony rozvoje
       *[other] { $n } žetonů rozvoje
    }
cards-n = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
actions-n = { $n ->
        [one] { $n } akci
        [few] { $n } akce
       *[other] { $n } akcí
    }
some-tokens = { $token ->
        [materials] { tokens-materials }
        [population] { tokens-population }
       *[progress] { tokens-progress }
    }
exhausts-n = { $n ->
        [one] { $n } žeton vyčerpání
        [few] { $n } žetony vyčerpání
       *[other] { $n } žetonů vyčerpání
    }
what-uncivilised = archaickou kartu
what-civilised = civilizovanou kartu
what-region = region
what-another-region = další region
what-up-to-regions = až { $n } regiony
what-tributary = tribut
what-fame = kartu slávy
what-unrest = kartu nepokojů
what-city = město
what-metropolis = metropoli
what-scroll = svitek
what-knight = rytíře
what-mask = masku
what-production = symbol produkce
what-fertile = region se symbolem úrody
what-river = region se symbolem řeky
what-any = archaickou / civilizovanou kartu / region / tribut
what-pinned = trvalou kartu
what-fixture = trvalou kartu kromě regionu
what-civil = archaickou / civilizovanou kartu
what-fertile-river = region se symbolem úrody nebo řeky
what-attack = kartu útoku
what-all = kartu
what-regions = { $n ->
        [one] { $n } region
        [few] { $n } regiony
       *[other] { $n } regionů
    }
suit-uncivilised = archaická
suit-civilised = civilizovaná
suit-region = region
suit-tributary = tribut
zone-hand = ruka
    .from = z ruky
    .to = do ruky
    .at = v ruce
zone-discard = odhazovací balíček
    .from = z odhazovacího balíčku
    .to = do odhazovacího balíčku
    .at = v odhazovacím balíčku
zone-play = herní oblast
    .from = z herní oblasti
    .to = do herní oblasti
    .at = v herní oblasti
zone-history = historie
    .from = z historie
    .to = do historie
    .at = v historii
zone-top = balíček
    .from = z balíčku
    .to = navrch balíčku
    .at = v balíčku
zone-market = nabídka
    .from = z nabídky
    .to = do nabídky
    .at = v nabídce
zone-exile = vyhnanství
    .from = z vyhnanství
    .to = do vyhnanství
    .at = ve vyhnanství
zone-pile = balíček nepokojů
    .from = z balíčku nepokojů
    .to = do balíčku nepokojů
    .at = v balíčku nepokojů
zone-garrison = posádka
    .from = z posádky
    .to = do posádky
    .at = v posádce
zone-development = karty budování
    .from = z karet budování
    .to = mezi karty budování
    .at = mezi kartami budování
zone-nation = národní balíček
    .from = z národního balíčku
    .to = do národního balíčku
    .at = v národním balíčku
zone-fame = balíček slávy
    .from = z balíčku slávy
    .to = do balíčku slávy
    .at = v balíčku slávy
zone-deck = balíček nabídky
    .from = z balíčku nabídky
    .to = do balíčku nabídky
    .at = v balíčku nabídky

# The text of a card: parts of sentences, each in the mood its place needs.

text-exhaust = Vyčerpej: { $what }
text-solstice = Slunovrat: { $what }
text-gained = Když tuto kartu získáš: { $what }
text-instead = Místo prohlédnutí nebo vzetí této karty: { $what }
text-when = Pasivní: když { $when }, { $what }
text-react = Vyčerpej, když { $when }: { $what }
text-free = Zahraj bez akce.
text-passive = Pasivní: { $what }
text-cost = { $together }
text-cost-choice = { $cost }; pak { $then }
text-cost-then = { $cost } a pak { $then }
what-named = kartu „{ $what }“
what-or = { $a } / { $b }
text-and = { $a } a { $b }
text-comma = { $a }, { $b }
text-or = { $a } NEBO { $b }
text-optional = { $what } (pokud chceš)
text-choose = { $mood ->
        [may] vybrat jedno: { $what }
        [they] vybere jedno: { $what }
       *[do] vyber jedno: { $what }
    }
text-may = { $mood ->
        [they] může { $what }
       *[do] můžeš { $what }
    }
text-others = každý jiný hráč { $what }
text-all = každý hráč { $what }
text-if-barbarian = jako barbar { $what }
text-if-empire = jako impérium { $what }
act-gain = { $mood ->
        [may] získat { $what }
        [they] získá { $what }
       *[do] získej { $what }
    }
act-gain-per = { $mood ->
        [may] získat { $what } { $per }
        [they] získá { $what } { $per }
       *[do] získej { $what } { $per }
    }
act-actions = { $mood ->
        [may] získat { $what }
        [they] získá { $what }
       *[do] získej { $what }
    }
act-refund = { $mood ->
        [may] vrátit 1 žeton vyčerpání zpět na stavovou kartu
        [they] vrátí 1 žeton vyčerpání zpět na stavovou kartu
       *[do] vrať 1 žeton vyčerpání zpět na stavovou kartu
    }
act-pay = { $mood ->
        [may] zaplatit { $what }
        [they] zaplatí { $what }
       *[do] zaplať { $what }
    }
act-spend = { $mood ->
        [may] utratit { $what }
        [they] utratí { $what }
       *[do] utrať { $what }
    }
act-draw = { $mood ->
        [may] dobrat { $what }
        [they] dobere { $what }
       *[do] dober { $what }
    }
act-draw-able = { $mood ->
        [may] dobrat { $what }, je-li to možné
        [they] dobere { $what }, je-li to možné
       *[do] dober { $what }, je-li to možné
    }
act-draw-up-to = { $mood ->
        [may] dobrat až { $what }
        [they] dobere až { $what }
       *[do] dober až { $what }
    }
act-draw-up-to-able = { $mood ->
        [may] dobrat až { $what }, je-li to možné
        [they] dobere až { $what }, je-li to možné
       *[do] dober až { $what }, je-li to možné
    }
act-draw-per = { $mood ->
        [may] dobrat { $what } { $per }
        [they] dobere { $what } { $per }
       *[do] dober { $what } { $per }
    }
act-discard-drawn = { $mood ->
        [may] odhodit 1 z dobraných karet
        [they] odhodí 1 z dobraných karet
       *[do] odhoď 1 z dobraných karet
    }
act-discard = { $mood ->
        [may] odhodit { $what }
        [they] odhodí { $what }
       *[do] odhoď { $what }
    }
act-top = { $mood ->
        [may] položit { $what } z ruky navrch balíčku
        [they] položí { $what } z ruky navrch balíčku
       *[do] polož { $what } z ruky navrch balíčku
    }
act-abandon = { $mood ->
        [may] opustit { $what }
        [they] opustí { $what }
       *[do] opusť { $what }
    }
act-recall = { $mood ->
        [may] stáhnout { $what }
        [they] stáhne { $what }
       *[do] stáhni { $what }
    }
act-garrison = { $mood ->
        [may] umístit kartu do posádky
        [they] umístí kartu do posádky
       *[do] umísti kartu do posádky
    }
act-return-hand = { $mood ->
        [may] vrátit 1 kartu nepokojů
        [they] vrátí 1 kartu nepokojů
       *[do] vrať 1 kartu nepokojů
    }
act-return-discard = { $mood ->
        [may] vrátit 1 kartu nepokojů z odhazovacího balíčku
        [they] vrátí 1 kartu nepokojů z odhazovacího balíčku
       *[do] vrať 1 kartu nepokojů z odhazovacího balíčku
    }
act-return-both = { $mood ->
        [may] vrátit až { $n } karty nepokojů z ruky nebo odhazovacího balíčku
        [they] vrátí až { $n } karty nepokojů z ruky nebo odhazovacího balíčku
       *[do] vrať až { $n } karty nepokojů z ruky nebo odhazovacího balíčku
    }
act-history-hand = { $mood ->
        [may] přesunout 1 kartu z ruky do historie
        [they] přesune 1 kartu z ruky do historie
       *[do] přesuň 1 kartu z ruky do historie
    }
act-history-discard = { $mood ->
        [may] přesunout 1 kartu z odhazovacího balíčku do historie
        [they] přesune 1 kartu z odhazovacího balíčku do historie
       *[do] přesuň 1 kartu z odhazovacího balíčku do historie
    }
act-history-both = { $mood ->
        [may] přesunout 1 kartu z ruky nebo odhazovacího balíčku do historie
        [they] přesune 1 kartu z ruky nebo odhazovacího balíčku do historie
       *[do] přesuň 1 kartu z ruky nebo odhazovacího balíčku do historie
    }
act-history-named = { $mood ->
        [may] přesunout kartu „{ $what }“ ze hry do historie
        [they] přesune kartu „{ $what }“ ze hry do historie
       *[do] přesuň kartu „{ $what }“ ze hry do historie
    }
act-take-discard = { $mood ->
        [may] vzít 1 { $what } z odhazovacího balíčku
        [they] vezme 1 { $what } z odhazovacího balíčku
       *[do] vezmi 1 { $what } z odhazovacího balíčku
    }
act-take-history = { $mood ->
        [may] vzít 1 kartu z historie
        [they] vezme 1 kartu z historie
       *[do] vezmi 1 kartu z historie
    }
act-stack = { $mood ->
        [may] položit 1 { $what } z odhazovacího balíčku navrch balíčku
        [they] položí 1 { $what } z odhazovacího balíčku navrch balíčku
       *[do] polož 1 { $what } z odhazovacího balíčku navrch balíčku
    }
own-history = { $mood ->
        [may] přesunout tuto kartu do historie
        [they] přesune tuto kartu do historie
       *[do] přesuň tuto kartu do historie
    }
own-discard = { $mood ->
        [may] opustit tuto kartu
        [they] opustí tuto kartu
       *[do] opusť tuto kartu
    }
own-hand = { $mood ->
        [may] stáhnout tuto kartu
        [they] stáhne tuto kartu
       *[do] stáhni tuto kartu
    }
own-exile = { $mood ->
        [may] vyhnat tuto kartu
        [they] vyžene tuto kartu
       *[do] vyžeň tuto kartu
    }
own-pile = { $mood ->
        [may] vrátit tuto kartu do balíčku nepokojů
        [they] vrátí tuto kartu do balíčku nepokojů
       *[do] vrať tuto kartu do balíčku nepokojů
    }
it-discard = { $mood ->
        [may] odhodit ji
        [they] odhodí ji
       *[do] odhoď ji
    }
it-top = { $mood ->
        [may] položit ji navrch balíčku
        [they] položí ji navrch balíčku
       *[do] polož ji navrch balíčku
    }
it-history = { $mood ->
        [may] přesunout ji do historie
        [they] přesune ji do historie
       *[do] přesuň ji do historie
    }
act-take-unrest = { $mood ->
        [may] vzít 1 kartu nepokojů
        [they] vezme 1 kartu nepokojů
       *[do] vezmi 1 kartu nepokojů
    }
act-acquire = { $mood ->
        [may] zabrat { $what }
        [they] zabere { $what }
       *[do] zaber { $what }
    }
act-acquire-exile = { $mood ->
        [may] zabrat { $what } z nabídky nebo z vyhnanství
        [they] zabere { $what } z nabídky nebo z vyhnanství
       *[do] zaber { $what } z nabídky nebo z vyhnanství
    }
act-acquire-holding = { $mood ->
        [may] zabrat libovolnou kartu z nabídky, na níž leží materiály
        [they] zabere libovolnou kartu z nabídky, na níž leží materiály
       *[do] zaber libovolnou kartu z nabídky, na níž leží materiály
    }
act-break-through = { $mood ->
        [may] ovládnout { $what }
        [they] ovládne { $what }
       *[do] ovládni { $what }
    }
act-exile-market = { $mood ->
        [may] vyhnat 1 kartu z nabídky
        [they] vyžene 1 kartu z nabídky
       *[do] vyžeň 1 kartu z nabídky
    }
act-look-fame = { $mood ->
        [may] si prohlédnout { $what } z balíčku slávy
        [they] si prohlédne { $what } z balíčku slávy
       *[do] prohlédni si { $what } z balíčku slávy
    }
act-take-looked = { $mood ->
        [may] vzít 1 z nich
        [they] vezme 1 z nich
       *[do] vezmi 1 z nich
    }
act-take-fame = { $mood ->
        [may] vzít vrchní kartu balíčku slávy
        [they] vezme vrchní kartu balíčku slávy
       *[do] vezmi vrchní kartu balíčku slávy
    }
act-look-nation = { $mood ->
        [may] si prohlédnout vrchní kartu národního balíčku
        [they] si prohlédne vrchní kartu národního balíčku
       *[do] prohlédni si vrchní kartu národního balíčku
    }
act-shuffle-nation = { $mood ->
        [may] zamíchat národní balíček
        [they] zamíchá národní balíček
       *[do] zamíchej národní balíček
    }
act-bury-nation = { $mood ->
        [may] dát vrchní kartu národního balíčku naspod
        [they] dá vrchní kartu národního balíčku naspod
       *[do] dej vrchní kartu národního balíčku naspod
    }
act-advance-nation = { $mood ->
        [may] položit vrchní kartu národního balíčku do odhazovacího balíčku
        [they] položí vrchní kartu národního balíčku do odhazovacího balíčku
       *[do] polož vrchní kartu národního balíčku do odhazovacího balíčku
    }
act-find = { $mood ->
        [may] najít { $what } a vzít ho do ruky
        [they] najde { $what }, který si vezme do ruky
       *[do] najdi { $what }, který si vezmeš do ruky
    }
act-develop = { $mood ->
        [may] vybudovat kartu
        [they] vybuduje kartu
       *[do] vybuduj kartu
    }
act-develop-free = { $mood ->
        [may] vybudovat kartu bez placení ceny
        [they] vybuduje kartu bez placení ceny
       *[do] vybuduj kartu bez placení ceny
    }
act-steal = { $mood ->
        [may] ukrást { $what } každému jinému hráči
        [they] ukradne { $what } každému jinému hráči
       *[do] ukradni { $what } každému jinému hráči
    }
act-steal-region = { $mood ->
        [may] ukrást { $what } každému jinému hráči, který má ve hře region
        [they] ukradne { $what } každému jinému hráči, který má ve hře region
       *[do] ukradni { $what } každému jinému hráči, který má ve hře region
    }
act-steal-empire = { $mood ->
        [may] ukrást { $what } každému jinému hráči, který je impériem
        [they] ukradne { $what } každému jinému hráči, který je impériem
       *[do] ukradni { $what } každému jinému hráči, který je impériem
    }
act-steal-unrest = { $mood ->
        [may] ukrást { $what } každému jinému hráči; hráč, který nemůže odevzdat vše, si vezme 1 kartu nepokojů
        [they] ukradne { $what } každému jinému hráči; hráč, který nemůže odevzdat vše, si vezme 1 kartu nepokojů
       *[do] ukradni { $what } každému jinému hráči; hráč, který nemůže odevzdat vše, si vezme 1 kartu nepokojů
    }
act-play-it = { $mood ->
        [may] hned zahrát zabranou kartu bez akce
        [they] hned zahraje zabranou kartu bez akce
       *[do] hned zahraj zabranou kartu bez akce
    }
act-play-hand = { $mood ->
        [may] zahrát { $what } z ruky bez akce
        [they] zahraje { $what } z ruky bez akce
       *[do] zahraj { $what } z ruky bez akce
    }
act-play-discard = { $mood ->
        [may] zahrát { $what } z odhazovacího balíčku (stojí to 1 akci)
        [they] zahraje { $what } z odhazovacího balíčku (stojí to 1 akci)
       *[do] zahraj { $what } z odhazovacího balíčku (stojí to 1 akci)
    }
act-garrison-self = { $mood ->
        [may] umístit tuto kartu do posádky regionu ve hře a provést efekt zahrání tohoto regionu
        [they] umístí tuto kartu do posádky regionu ve hře a provede efekt zahrání tohoto regionu
       *[do] umísti tuto kartu do posádky regionu ve hře a proveď efekt zahrání tohoto regionu
    }
act-swap-exile = { $mood ->
        [may] vyměnit 1 kartu z vyhnanství za 1 kartu z nabídky
        [they] vymění 1 kartu z vyhnanství za 1 kartu z nabídky
       *[do] vyměň 1 kartu z vyhnanství za 1 kartu z nabídky
    }
act-swap-nation = { $mood ->
        [may] vyměnit 1 kartu z ruky za vrchní kartu národního balíčku, ne však za kartu přerodu
        [they] vymění 1 kartu z ruky za vrchní kartu národního balíčku, ne však za kartu přerodu
       *[do] vyměň 1 kartu z ruky za vrchní kartu národního balíčku, ne však za kartu přerodu
    }
act-add = { $mood ->
        [may] položit { $what } na kartu v nabídce
        [they] položí { $what } na kartu v nabídce
       *[do] polož { $what } na kartu v nabídce
    }
act-gamble = { $mood ->
        [may] určit typ karty a odkryj vrchní kartu hlavního balíčku: má-li tento typ, vezmi si ji, jinak ji vyžeň
        [they] určí typ karty a odkryj vrchní kartu hlavního balíčku: má-li tento typ, vezmi si ji, jinak ji vyžeň
       *[do] urči typ karty a odkryj vrchní kartu hlavního balíčku: má-li tento typ, vezmi si ji, jinak ji vyžeň
    }
act-treat = { $mood ->
        [may] považovat 1 symbol úrody za 3 symboly produkce do konce tahu
        [they] považuje 1 symbol úrody za 3 symboly produkce do konce tahu
       *[do] považuj 1 symbol úrody za 3 symboly produkce do konce tahu
    }
act-copy = { $mood ->
        [may] provést efekt vyčerpání 1 trvalé karty jiného hráče, jako by byla tvoje
        [they] provede efekt vyčerpání 1 trvalé karty jiného hráče, jako by byla tvoje
       *[do] proveď efekt vyčerpání 1 trvalé karty jiného hráče, jako by byla tvoje
    }
act-waive = { $mood ->
        [may] ignorovat symbol impéria na další kartě, kterou v tomto tahu zahraješ
        [they] ignoruje symbol impéria na další kartě, kterou v tomto tahu zahraješ
       *[do] ignoruj symbol impéria na další kartě, kterou v tomto tahu zahraješ
    }
act-end-game = { $mood ->
        [may] vyvolat konec hry
        [they] vyvolá konec hry
       *[do] vyvolej konec hry
    }
act-avoid = { $mood ->
        [may] ignorovat tento útok
        [they] ignoruje tento útok
       *[do] ignoruj tento útok
    }
act-avoid-unless = { $mood ->
        [may] ignorovat tento útok, pokud ti útočník nedá 1 žeton rozvoje
        [they] ignoruje tento útok, pokud ti útočník nedá 1 žeton rozvoje
       *[do] ignoruj tento útok, pokud ti útočník nedá 1 žeton rozvoje
    }
act-give = dej každému jinému hráči 1 kartu z ruky nebo odhazovacího balíčku
per-production = za každý symbol produkce ve hře
per-fertile = za každý symbol úrody ve hře
per-river = za každý symbol řeky ve hře
per-region = za každý region ve hře
per-city-metropolis = za každé město a každou metropoli ve hře
per-abandoned = za každou takto opuštěnou kartu
per-materials = za každý materiál, který ležel na této kartě
when-attacked = jiný hráč zahraje útok
when-plays = zahraješ { $what }
when-plays-discard = zahraješ { $what } z odhazovacího balíčku
when-gains = zabereš nebo ovládneš { $what }
when-gains-market = zabereš nebo ovládneš { $what } z nabídky
when-gains-exile = zabereš { $what } z vyhnanství
when-returns-unrest = vrátíš kartu nepokojů
when-takes-unrest = si vezmeš kartu nepokojů
when-river-materials = získáš materiály díky kartě ve hře se symbolem řeky
when-looks-fame = si prohlížíš karty z balíčku slávy
mod-hand-size = tvůj limit karet v ruce je o { $n } vyšší
mod-tame = tvé karty „{ $what }“ ztrácejí symbol barbarů
mod-tame-both = tvé karty „{ $what }“ a karty útoku ztrácejí symbol barbarů
mod-tame-attack = tvé karty útoku ztrácejí symbol barbarů
mod-exile-regions = můžeš zabírat regiony z vyhnanství
mod-cheap-unrest = zahrání karty nepokojů tě stojí o 1 kartu nebo 1 materiál méně, nejméně však 1
mod-no-history = tvé karty se odhazují, místo aby šly do historie
mod-adds = ve fázi úklidu polož na kartu v nabídce { $what } místo žetonu rozvoje
text-when-looks = Pasivní: když { $when }, prohlédni si o { $n } víc a { $what }
mod-amnesty = Před počítáním bodů nebo rozhodnutím o zhroucení vrať odkudkoli až { $n } karty nepokojů.
text-never-played = Tuto kartu nelze zahrát.
text-never-garrisoned = Tuto kartu nelze umístit do posádky.
text-needs-play = Zahraj, jen je-li karta „{ $card }“ ve hře.
text-needs-both = Zahraj, jen jsou-li karty „{ $card }“ a „{ $other }“ ve hře.
text-needs-history = Zahraj, jen je-li karta „{ $card }“ ve tvé historii.
vp-fixed = { $n } VB
vp-history = { $n } VB v historii, jinak { $m } VB
vp-play = { $n } VB ve hře, jinak { $m } VB
vp-per = { $n } VB { $what } (nejvýše 10)
vp-two = { $n } VB { $what } a { $m } VB { $other } (nejvýše 10)
tally-materials = { $per ->
        [1] za každý materiál
        [few] za každé { $per } materiály
       *[other] za každých { $per } materiálů
    }
tally-population = { $per ->
        [1] za každý žeton populace
        [few] za každé { $per } žetony populace
       *[other] za každých { $per } žetonů populace
    }
tally-progress = { $per ->
        [1] za každý žeton rozvoje
        [few] za každé { $per } žetony rozvoje
       *[other] za každých { $per } žetonů rozvoje
    }
tally-uncivilised = { $per ->
        [1] za každou archaickou kartu
        [few] za každé { $per } archaické karty
       *[other] za každých { $per } archaických karet
    }
tally-civilised = { $per ->
        [1] za každou civilizovanou kartu
        [few] za každé { $per } civilizované karty
       *[other] za každých { $per } civilizovaných karet
    }
tally-region = { $per ->
        [1] za každý region
        [few] za každé { $per } regiony
       *[other] za každých { $per } regionů
    }
tally-tributary = { $per ->
        [1] za každý tribut
        [few] za každé { $per } tributy
       *[other] za každých { $per } tributů
    }
tally-fame = { $per ->
        [1] za každou kartu slávy
        [few] za každé { $per } karty slávy
       *[other] za každých { $per } karet slávy
    }
tally-unrest = { $per ->
        [1] za každou kartu nepokojů
        [few] za každé { $per } karty nepokojů
       *[other] za každých { $per } karet nepokojů
    }
tally-cards = { $per ->
        [1] za každou kartu
        [few] za každé { $per } karty
       *[other] za každých { $per } karet
    }
tally-history = { $per ->
        [1] za každou kartu v historii
        [few] za každé { $per } karty v historii
       *[other] za každých { $per } karet v historii
    }
tally-garrison = { $per ->
        [1] za každou kartu v této posádce
        [few] za každé { $per } karty v této posádce
       *[other] za každých { $per } karet v této posádce
    }
tally-fixtures = { $per ->
        [1] za každou trvalou kartu ve hře, která není regionem
        [few] za každé { $per } trvalé karty ve hře, které nejsou regiony
       *[other] za každých { $per } trvalých karet ve hře, které nejsou regiony
    }
tally-variable = { $per ->
        [1] za každou kartu s proměnlivým počtem VB
        [few] za každé { $per } karty s proměnlivým počtem VB
       *[other] za každých { $per } karet s proměnlivým počtem VB
    }
tally-rival-unrest = { $per ->
        [1] za každou kartu nepokojů jiných hráčů
        [few] za každé { $per } karty nepokojů jiných hráčů
       *[other] za každých { $per } karet nepokojů jiných hráčů
    }
tally-fertile = { $per ->
        [1] za každý symbol úrody
        [few] za každé { $per } symboly úrody
       *[other] za každých { $per } symbolů úrody
    }
tally-river = { $per ->
        [1] za každý symbol řeky
        [few] za každé { $per } symboly řeky
       *[other] za každých { $per } symbolů řeky
    }
tally-fertile-river = { $per ->
        [1] za každý symbol úrody nebo řeky
        [few] za každé { $per } symboly úrody nebo řeky
       *[other] za každých { $per } symbolů úrody nebo řeky
    }
tally-city-metropolis = { $per ->
        [1] za každé město a každou metropoli
        [few] za každé { $per } města nebo metropole
       *[other] za každých { $per } měst nebo metropolí
    }

# Questions.

ask-turn = Co uděláš? Máš { $actions ->
        [one] 1 akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    } a { $exhausts ->
        [one] 1 žeton vyčerpání
        [few] { $exhausts } žetony vyčerpání
       *[other] { $exhausts } žetonů vyčerpání
    }.
ask-tokens = Na kterou kartu v nabídce položíš žeton?
ask-tidy = Odhodíš nejdřív karty z ruky (v uvedeném pořadí), nebo dobereš do limitu?
ask-may = { $card }: chceš { $effect }?
ask-choose = { $card }: vyber jedno.
ask-react = { $card }: vyčerpáš tuto kartu? Její efekt: { $effect }
ask-renew = Tvůj balíček je prázdný. Kterou kartu vybuduješ?
ask-solstice = Slunovrat: která karta je na řadě?
ask-pay = { $card }: jak zaplatíš? Cena je { price }.
ask-order = Která karta se vrátí do balíčku slávy jako první?
ask-draw = { $left ->
        [1] { $card }: dobereš ještě jednu kartu?
       *[other] { $card }: dobereš kartu? Můžeš dobrat nejvýše { $left }.
    }
ask-return = Kterou kartu nepokojů vrátíš?
ask-garrison = { $card }: kterou kartu umístíš do posádky?
ask-under = { $card }: do kterého regionu tuto kartu umístíš jako posádku?
ask-history = { $card }: kterou kartu přesuneš do historie?
ask-top = { $left ->
        [1] { $card }: kterou kartu položíš navrch balíčku?
       *[other] { $card }: kterou kartu položíš navrch balíčku (ještě { $left })?
    }
ask-abandon = { $left ->
        [1] { $card }: kterou kartu opustíš?
       *[other] { $card }: kterou kartu opustíš (ještě { $left })?
    }
ask-recall = { $card }: kterou kartu stáhneš?
ask-take = { $card }: kterou kartu si vezmeš do ruky?
ask-discard = { $left ->
        [1] { $card }: kterou kartu odhodíš?
       *[other] { $card }: kterou kartu odhodíš (ještě { $left })?
    }
ask-give = { $card }: kterou kartu dáš?
ask-acquire = { $card }: kterou kartu zabereš?
ask-break-through = Ovládnutí: kterou kartu z nabídky si vezmeš, nebo neznámou kartu jakého typu?
ask-exile = { $card }: kterou kartu z nabídky vyženeš?
ask-fame = Kterou kartu slávy si vezmeš?
ask-find = { $card }: kterou kartu najdeš?
ask-develop = { $card }: kterou kartu vybuduješ?
ask-play = { $card }: kterou kartu zahraješ?
ask-swap = { $card }: kterou kartu vyměníš?
ask-gamble = { $card }: který typ určíš?
ask-treat = { $card }: na které kartě platí symbol úrody za tři symboly produkce?
ask-copy = { $card }: který efekt použiješ?
ask-refund = { $card }: odkud vezmeš zpět žeton vyčerpání?
ask-avoid = { $card }: dáš 1 žeton rozvoje, aby tvůj útok uspěl?

price-materials = { $materials ->
        [one] { $materials } materiál
        [few] { $materials } materiály
       *[other] { $materials } materiálů
    }
price-population = { $population ->
        [one] { $population } žeton populace
        [few] { $population } žetony populace
       *[other] { $population } žetonů populace
    }
price-progress = { $progress ->
        [one] { $progress } žeton rozvoje
        [few] { $progress } žetony rozvoje
       *[other] { $progress } žetonů rozvoje
    }
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

answer-play = Zahraj: { $card }
answer-exhaust = Vyčerpej: { $card }
answer-exhaust-copy = Vyčerpej: { $card } (č. { $copy })
answer-innovate = Inovace
answer-revolt = Převrat
answer-pick = { $card } ({ $zone-at })
answer-pick-copy = { $card } ({ $zone-at }, č. { $copy })
answer-pick-market = { $card } (místo { $copy } v nabídce)
answer-pick-pile = Žeton vyčerpání { $zone-from }
answer-suit = Neznámá karta: { $suit }
answer-way = { $effect }
answer-pay = { $population ->
        [0] { $materials ->
            [0] Zaplať bez rozvoje
            [one] { $materials } žeton rozvoje místo materiálů
            [few] { $materials } žetony rozvoje místo materiálů
           *[other] { $materials } žetonů rozvoje místo materiálů
        }
       *[other] { $materials ->
            [0] { $population ->
                [one] { $population } žeton rozvoje místo populace
                [few] { $population } žetony rozvoje místo populace
               *[other] { $population } žetonů rozvoje místo populace
            }
           *[other] Žetony rozvoje: { $population } místo populace, { $materials } místo materiálů
        }
    }
answer-yes = Ano
answer-done = { $question ->
        [ask-turn] Ukončit tah
        [ask-tidy] Dobrat karty
        [ask-may] Ne
        [ask-react] Ne
        [ask-avoid] Ne
        [ask-draw] Ne
        [ask-renew] Žádnou
       *[other] Hotovo
    }

# What happened.

told-nation = { $seat } hraje za národ „{ $card }“.
told-round = Začíná { $round }. kolo.
told-turn = { $seat } zahajuje tah.
told-played = { $seat } hraje kartu „{ $card }“.
told-exhausted = { $seat } vyčerpává kartu „{ $card }“.
told-innovated = { $seat } volí inovaci.
told-revolted = { $seat } volí převrat.
told-asked = { $seat } se rozhoduje ohledně karty „{ $card }“.
told-asked-plain = { $seat } se rozhoduje.
told-chose = { $seat } volí: { $effect }
told-suit = { $seat } určuje typ karty: { $suit }.
told-picked = { $seat } vybírá v nabídce kartu „{ $card }“.
told-agreed = { $seat } využívá efekt.
told-declined = { $seat } tu víc nedělá.
told-gained = { $seat } získává { some-tokens } (celkem { $total }).
told-paid = { $seat } platí { some-tokens } (zbývá { $total }).
told-stole = { $seat } krade hráči { $from } { some-tokens } (celkem { $total }; { $from } má { $left }).
told-refreshed = { $seat } bere zpět žeton vyčerpání z karty „{ $card }“.
told-refreshed-pile = { $seat } bere zpět žeton vyčerpání { $at-from }.
told-actions = { $n ->
        [0] { $seat } už nemá žádnou akci.
       *[other] { $seat } má teď { actions-n }.
    }
told-exhausts = { $n ->
        [0] { $seat } už nemá žádný žeton vyčerpání.
       *[other] { $seat } má teď { exhausts-n }.
    }
told-drew = { $seat } dobírá kartu „{ $card }“.
told-drew-hidden = { $seat } dobírá kartu.
told-discarded = { $seat } odhazuje kartu „{ $card }“.
told-garrisoned = { $seat } umisťuje do posádky kartu „{ $card }“.
told-recalled = { $seat } stahuje do ruky kartu „{ $card }“.
told-exiled = { $seat } vyhání { $from-from } kartu „{ $card }“.
told-developed = { $seat } buduje kartu „{ $card }“, která putuje { $to-to }.
told-taken = { $seat } si bere { $from-from } do ruky kartu „{ $card }“.
told-taken-hidden = { $seat } si bere { $from-from } do ruky jednu kartu.
told-stacked = { $seat } klade { $from-from } navrch balíčku kartu „{ $card }“.
told-stacked-hidden = { $seat } klade { $from-from } navrch balíčku jednu kartu.
told-buried = { $seat } dává naspod národního balíčku kartu „{ $card }“.
told-buried-hidden = { $seat } dává naspod národního balíčku jednu kartu.
told-put-back = { $seat } vrací do balíčku slávy kartu „{ $card }“.
told-put-back-hidden = { $seat } vrací do balíčku slávy jednu kartu.
told-stays = { $seat } nechává { $from-at } kartu „{ $card }“.
told-moved = { $seat } přesouvá { $from-from } { $to-to } kartu „{ $card }“.
told-moved-hidden = { $seat } přesouvá { $from-from } { $to-to } jednu kartu.
told-gave = { $seat } dává hráči { $to } kartu „{ $card }“.
told-looked = { $seat } si prohlíží { $at-at } kartu „{ $card }“.
told-looked-hidden = { $seat } si prohlíží { $at-at } jednu kartu.
told-market = { $unrest ->
        [yes] Do nabídky přichází karta „{ $card }“ a pod ni karta nepokojů (v balíčku zbývá { $pile }).
       *[no] Do nabídky přichází karta „{ $card }“.
    }
told-token = { $seat } klade { some-tokens } na kartu „{ $card }“ v nabídce.
told-shown = Karta „{ $card }“ se odkrývá z hlavního balíčku a zamíchá se zpět.
told-unrest = { $seat } bere kartu nepokojů (v balíčku zbývá { $pile }).
told-returned = { $seat } vrací { $from-from } kartu nepokojů (v balíčku je teď { $pile }).
told-shuffled = { $n ->
        [one] { $seat } míchá odhazovací balíček a má nový balíček z 1 karty.
       *[other] { $seat } míchá odhazovací balíček a má nový balíček z { $n } karet.
    }
told-nation-shuffled = { $seat } míchá národní balíček.
told-empire = { $seat } se stává impériem.
told-avoided = { $seat } ignoruje útok.
told-treated = { $seat } počítá symbol úrody na kartě „{ $card }“ jako tři symboly produkce.
told-waived = { $seat } bude ignorovat symbol impéria na další kartě.
told-king = { $seat } provádí kartu „Král králů“.
told-ready = { $seat } si bere zpět všechny žetony.
told-solstice = { $round }. kolo končí slunovratem.
told-resolves = { $seat } provádí slunovrat karty „{ $card }“.
told-ending = { $why ->
        [main-deck] Hlavní balíček je prázdný
        [developments] Poslední karta budování je vybudována
        [king] Karta „Král králů“ je otočena
        [quest] Poslední výprava je zahrána
        [journey] Cesta dospěla ke konci
       *[zenith] Karta zenitu je získána
    }: { $last }. kolo bude poslední.
told-collapsed = Balíček nepokojů je prázdný: hra končí zhroucením.
told-revealed = { $seat } ukazuje ruku: { $cards }.
told-over = Konec hry. Body: { $seats ->
        [2] { $seat0 } { $points0 }, { $seat1 } { $points1 }
        [3] { $seat0 } { $points0 }, { $seat1 } { $points1 }, { $seat2 } { $points2 }
       *[other] { $seat0 } { $points0 }, { $seat1 } { $points1 }, { $seat2 } { $points2 }, { $seat3 } { $points3 }
    }.

# What an observer sees.

scene-round = { $round }. kolo; nepokoje: { $pile }; hlavní balíček: { $main }; balíček slávy: { $fame }
scene-market = Nabídka: { $card } (materiály { $materials }, populace { $population }, rozvoj { $progress }, nepokoje { $unrest })
scene-exile = Vyhnanství: { $cards }
scene-seat = { $seat }: { $nation }, { $state ->
        [empire] impérium
       *[barbarian] barbar
    }; materiály { $materials }, populace { $population }, rozvoj { $progress }; ruka { $hand }, balíček { $deck }
scene-play = Ve hře: { $cards }
scene-discard = Odhazovací balíček: { $cards }
scene-history = Historie ({ $n }): { $cards }
scene-hand = Tvá ruka: { $cards }

# Options.

option-seats = Místa
option-nations = Národy
option-nations-carthaginians = Kartáginci
option-nations-celts = Keltové
option-nations-greeks = Řekové
option-nations-macedonians = Makedoňané
option-nations-persians = Peršané
option-nations-romans = Římané
option-nations-scythians = Skytové
option-nations-vikings = Vikingové
option-nations-random = Náhodně
option-nations-about = Vyber pro každé místo jeden národ.
option-nations-wrong = Vyber tolik národů, kolik je míst, nebo žádný.
option-sides = Strana karet mocnosti
option-sides-b = B: jednodušší
option-sides-a = A: s vlastním efektem
option-sides-random = Náhodně
