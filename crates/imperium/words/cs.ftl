# Imperium in Czech. Names of cards are not inflected: they stand in the nominative, set off by a colon or in
# quotation marks. Seats are names of any gender: present tense only.

## Names of cards, published: as the publisher of the Czech edition tells them.

card-unrest = Nepokoje
card-carthaginians-a = Kartáginci
card-carthaginians-b = Kartáginci
card-celts-a = Keltové
card-celts-b = Keltové
card-greeks-a = Řekové
card-greeks-b = Řekové
card-macedonians-a = Makedoňané
card-macedonians-b = Makedoňané
card-persians-a = Peršané
card-persians-b = Peršané
card-romans-a = Římané
card-romans-b = Římané
card-scythians-a = Skytové
card-scythians-b = Skytové
card-vikings-a = Vikingové
card-vikings-b = Vikingové

## Names of cards, ours: translated by us, because we do not know what the Czech edition prints.

card-praiseworthy = Chvályhodný
card-great = Veliký
card-notorious = Nechvalně proslulý
card-marvellous = Podivuhodný
card-glorious = Slavný
card-triumphant = Vítězoslavný
card-awe-inspiring = Vzbuzující úžas
card-standing-army = Stálá armáda
card-jade-mask = Jadeitová maska
card-elders = Stařešinové
card-town = Městečko
card-shrine = Svatyně
card-invasion = Invaze
card-mysticism = Mysticismus
card-oracle = Věštírna
card-agriculture = Zemědělství
card-boats = Čluny
card-shaduf = Šadúf
card-rituals-and-ceremonies = Rituály a obřady
card-ambassador = Vyslanec
card-city = Město
card-gambling = Hazard
card-port = Přístav
card-diplomacy = Diplomacie
card-leadership = Vůdcovství
card-lost-scroll = Ztracený svitek
card-drama-and-poetry = Drama a poezie
card-education = Vzdělávání
card-moneylenders = Lichváři
card-corruption = Korupce
card-onager = Onager
card-metropolis = Metropole
card-pharmacy = Lékárnictví
card-wonder = Div světa
card-coinage = Ražba mincí
card-exports = Vývoz
card-urban-development = Výstavba měst
card-mercenaries = Žoldnéři
card-temple = Chrám
card-cataphract = Katafrakt
card-wilderness = Divočina
card-jungle = Džungle
card-mountain = Hora
card-coast = Pobřeží
card-floodplain = Říční niva
card-forest = Hvozd
card-oasis = Oáza
card-hills = Pahorky
card-marsh = Močál
card-steppe = Step
card-river = Řeka
card-cape = Mys
card-woodland = Les
card-sacred-pass = Posvátný průsmyk
card-armenians = Arméni
card-assyrians = Asyřané
card-egyptians = Egypťané
card-ionians = Iónové
card-qin = Čchin
card-olmecs = Olmékové
card-sumerians = Sumerové
card-aksumites = Aksumité
card-minoans = Mínojci
card-mauryans = Maurjové
card-hittites = Chetité
card-city-of-carthage = Kartágo
card-elephants = Váleční sloni
card-hegemony = Hegemonie
card-hannibal = Hannibal
card-trading-ships = Obchodní lodě
card-monopoly = Monopol
card-prosperity = Prosperita
card-caravans = Karavany
card-advance = Pokrok
card-iberia = Ibérie
card-berbers = Berbeři
card-glory = Sláva
card-conquer = Dobývání
card-dido-queen-of-carthage = Dídó, královna Kartága
card-carthaginian-traders = Kartáginští obchodníci
card-balearic-islands = Baleáry
card-mauretania = Mauretánie
card-celtic-gold = Keltské zlato
card-celtic-innovation = Keltský vynález
card-chainmail = Kroužková zbroj
card-chariots = Bojové vozy
card-ogham-script = Ogamské písmo
card-vercingetorix = Vercingetorix
card-armorica = Armorika
card-belgica = Belgika
card-britannia = Británie
card-hibernia = Hibernie
card-druids = Druidové
card-boudicca = Boudicca
card-cattle-raid = Krádež dobytka
card-cauldron-of-cerridwen = Kotel bohyně Ceridwen
card-celtica = Keltika
card-olympic-games = Olympijské hry
card-greek-prosperity = Řecká prosperita
card-pericles = Perikles
card-city-of-corinth = Korint
card-science = Věda
card-greek-innovation = Řecký vynález
card-direct-democracy = Přímá demokracie
card-lighthouse = Maják
card-philosophy = Filozofie
card-city-of-athens = Athény
card-plains-of-thessaly = Thesalské pláně
card-greek-mercenaries = Řečtí žoldnéři
card-settlers = Osadníci
card-city-of-sparta = Sparta
card-peloponnese = Peloponés
card-forest-of-pholoe = Les Foloi
card-alexander = Alexandr
card-macedonian-development = Budování
card-parmenion = Parmenión
card-companion-cavalry = Jízda hetairů
card-alexander-the-great = Alexandr Veliký
card-mosaics = Mozaiky
card-alexandria-in-egypt = Alexandrie v Egyptě
card-alexandria-in-ariana = Alexandrie v Arianě
card-uxians = Uxiové
card-philip-ii = Filip II.
card-phalanx = Falanga
card-haliacmon-valley = Údolí Haliakmonu
card-orestis = Orestida
card-pelagonia = Pelagonie
card-city-of-persepolis = Persepolis
card-battering-ram = Beranidlo
card-persian-development = Budování
card-windmills = Větrné mlýny
card-satrap = Satrapa
card-persian-gold = Perské zlato
card-babylonians = Babyloňané
card-darius-i = Dareios I.
card-arachosia = Arachosie
card-nisaean-plain = Nisajská pláň
card-median-empire = Médská říše
card-bactria = Baktrie
card-zagros = Zagros
card-lydians = Lýdové
card-julius-caesar = Julius Caesar
card-military-engineering = Vojenské inženýrství
card-roman-invasion = Římská invaze
card-legions = Legie
card-the-senate = Senát
card-rome-the-eternal-city = Řím, věčné město
card-emperor-trajan = Císař Traianus
card-bread-and-circuses = Chléb a hry
card-gallia-aquitania = Akvitánská Galie
card-raetia = Raetie
card-triumvirate = Triumvirát
card-city-of-rome = Řím
card-dalmatia = Dalmácie
card-roman-expansion = Římská expanze
card-ateas = Ateas
card-kurgans = Kurgany
card-city-of-gelonus = Gelonos
card-jewellery = Šperky
card-tamga = Tamga
card-pontic-steppe = Pontská step
card-tarim-basin = Tarimská pánev
card-caucasia = Kavkazsko
card-raiders = Nájezdníci
card-nomads = Kočovníci
card-nomads-barbarian = Kočovníci
card-carpathian-mountains = Karpaty
card-tian-shan = Ťan-šan
card-mounted-archers = Jízdní lučištníci
card-tents = Stany
card-harald-hardrada = Harald III. Krutý
card-iceland = Island
card-combs = Hřebeny
card-graenland = Grónsko
card-foroyar = Faerské ostrovy
card-vinland = Vinland
card-sagas = Ságy
card-city-of-dubh-linn = Dubh Linn
card-longships = Dlouhé lodě
card-skis = Lyže
card-rollo-the-walker = Rollo Chodec
card-go-aviking = Výprava za kořistí
card-gothja = Kněžka
card-scandinavia = Skandinávie
card-erik-the-red = Erik Rudý
card-jomsviking = Jomsviking
card-althing = Althing
card-king-of-kings-a = Král králů
card-king-of-kings-b = Král králů

##

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
what-fame = kartu věhlasu
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
zone-fame = balíček věhlasu
    .from = z balíčku věhlasu
    .to = do balíčku věhlasu
    .at = v balíčku věhlasu
zone-deck = balíček nabídky
    .from = z balíčku nabídky
    .to = do balíčku nabídky
    .at = v balíčku nabídky

# The text of a card: parts of sentences, each in the mood its place needs.

text-exhaust = Vyčerpej: { $what }
text-solstice = Slunovrat: { $what }
text-gained = Když tuto kartu dáváš do odhazovacího balíčku, { $what }
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
        [they] si vezme 1 kartu nepokojů
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
        [may] si prohlédnout { $what } z balíčku věhlasu
        [they] si prohlédne { $what } z balíčku věhlasu
       *[do] prohlédni si { $what } z balíčku věhlasu
    }
act-take-looked = { $mood ->
        [may] vzít 1 z nich
        [they] vezme 1 z nich
       *[do] vezmi 1 z nich
    }
act-take-fame = { $mood ->
        [may] vzít vrchní kartu balíčku věhlasu
        [they] vezme vrchní kartu balíčku věhlasu
       *[do] vezmi vrchní kartu balíčku věhlasu
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
        [may] určit typ karty a odkrýt vrchní kartu hlavního balíčku: má-li tento typ, vzít si ji, jinak ji vyhnat
        [they] určí typ karty a odkryje vrchní kartu hlavního balíčku: má-li tento typ, vezme si ji, jinak ji vyžene
       *[do] urči typ karty a odkryj vrchní kartu hlavního balíčku: má-li tento typ, vezmi si ji, jinak ji vyžeň
    }
act-treat = { $mood ->
        [may] považovat 1 symbol úrody za 3 symboly produkce do konce tahu
        [they] považuje 1 symbol úrody za 3 symboly produkce do konce tahu
       *[do] považuj 1 symbol úrody za 3 symboly produkce do konce tahu
    }
act-copy = { $mood ->
        [may] provést efekt vyčerpání 1 trvalé karty jiného hráče, jako by byla tvoje
        [they] provede efekt vyčerpání 1 trvalé karty jiného hráče, jako by byla jeho
       *[do] proveď efekt vyčerpání 1 trvalé karty jiného hráče, jako by byla tvoje
    }
act-waive = { $mood ->
        [may] ignorovat symbol impéria na další kartě, kterou v tomto tahu zahraješ
        [they] ignoruje symbol impéria na další kartě, kterou v tomto tahu zahraje
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
        [they] ignoruje tento útok, pokud mu útočník nedá 1 žeton rozvoje
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
when-looks-fame = si prohlížíš karty z balíčku věhlasu
mod-hand-size = tvůj limit karet v ruce je o { $n } vyšší
mod-tame = tvé karty „{ $what }“ ztrácejí symbol barbarů
mod-tame-both = tvé karty „{ $what }“ a karty útoku ztrácejí symbol barbarů
mod-tame-attack = tvé karty útoku ztrácejí symbol barbarů
mod-exile-regions = můžeš zabírat regiony z vyhnanství
mod-cheap-unrest = zahrání karty nepokojů tě stojí o 1 kartu nebo 1 materiál méně, nejméně však 1
mod-no-history = tvé karty se odhazují, místo aby šly do historie
mod-adds = ve fázi úklidu polož na kartu v nabídce { $what } místo žetonu rozvoje
text-when-looks = Pasivní: když { $when }, prohlédni si o { $n } víc a { $what }
mod-amnesty = Před počítáním bodů nebo rozhodnutím o zhroucení vrať až { $n } karty nepokojů z ruky, odhazovacího balíčku, balíčku nebo historie.
text-never-played = Tuto kartu nelze zahrát.
text-never-garrisoned = Tuto kartu nelze umístit do posádky.
text-needs-play = Zahraj jen tehdy, je-li karta „{ $card }“ ve hře.
text-needs-both = Zahraj jen tehdy, jsou-li karty „{ $card }“ a „{ $other }“ ve hře.
text-needs-history = Zahraj jen tehdy, je-li karta „{ $card }“ ve tvé historii.
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
        [1] za každou kartu věhlasu
        [few] za každé { $per } karty věhlasu
       *[other] za každých { $per } karet věhlasu
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
ask-order = Která karta se vrátí do balíčku věhlasu jako první?
ask-draw = { $left ->
        [1] { $card }: dobereš ještě jednu kartu?
       *[other] { $card }: dobereš kartu? Můžeš dobrat nejvýše { $left }.
    }
ask-return = Kterou kartu nepokojů vrátíš?
ask-garrison = { $card }: kterou kartu umístíš do posádky?
ask-under = { $card }: do posádky kterého regionu tuto kartu umístíš?
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
ask-fame = Kterou kartu věhlasu si vezmeš?
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
            [0] Zaplať bez žetonů rozvoje
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
told-declined = { $seat } tu nic dalšího nedělá.
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
told-put-back = { $seat } vrací do balíčku věhlasu kartu „{ $card }“.
told-put-back-hidden = { $seat } vrací do balíčku věhlasu jednu kartu.
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
        [dynasty] Balíček dynastie bota je prázdný
       *[zenith] Karta zenitu přichází do odhazovacího balíčku
    }: { $last }. kolo bude poslední.
told-collapsed = Balíček nepokojů je prázdný: hra končí zhroucením.
told-revealed = { $seat } ukazuje ruku: { $cards }.
told-over = Konec hry. Body: { $seats ->
        [1] { $seat0 } { $points0 }
        [2] { $seat0 } { $points0 }, { $seat1 } { $points1 }
        [3] { $seat0 } { $points0 }, { $seat1 } { $points1 }, { $seat2 } { $points2 }
       *[other] { $seat0 } { $points0 }, { $seat1 } { $points1 }, { $seat2 } { $points2 }, { $seat3 } { $points3 }
    }.

# What an observer sees.

scene-round = { $round }. kolo; nepokoje: { $pile }; hlavní balíček: { $main }; balíček věhlasu: { $fame }
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

# Why a bot prefers a move to another: what it brings more or less of.
reason-points-more = { $count ->
        [0] o něco víc bodů
       *[other] body: asi o { $count } víc
    }
reason-points-less = { $count ->
        [0] o něco méně bodů
       *[other] body: asi o { $count } méně
    }
reason-unrest-more = { $count ->
        [0] o něco víc nepokojů
       *[other] nepokoje: asi o { $count } víc
    }
reason-unrest-less = { $count ->
        [0] o něco méně nepokojů
       *[other] nepokoje: asi o { $count } méně
    }
reason-supplies-more = { $count ->
        [0] materiály a populace: o něco víc
       *[other] materiály a populace: asi o { $count } víc
    }
reason-supplies-less = { $count ->
        [0] materiály a populace: o něco méně
       *[other] materiály a populace: asi o { $count } méně
    }
reason-others-points-more = { $count ->
        [0] o něco víc bodů nejsilnějšího soupeře
       *[other] body nejsilnějšího soupeře: asi o { $count } víc
    }
reason-others-points-less = { $count ->
        [0] o něco méně bodů nejsilnějšího soupeře
       *[other] body nejsilnějšího soupeře: asi o { $count } méně
    }
