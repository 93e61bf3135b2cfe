# Legends, the second box of Imperium, in Czech.

## Names of cards, published: as the publisher of the Czech edition tells them.

card-scythians = Skytové
card-vikings = Vikingové
card-romans = Římané
card-greeks = Řekové
card-carthaginians = Kartáginci
card-persians = Peršané
card-celts = Keltové
card-macedonians = Makedoňané

## Names of cards, ours: translated by us, because we do not know what the Czech edition prints.

card-imperial = Imperiální
card-independent = Nezávislý
card-magnificent = Velkolepý
card-outstanding = Vynikající
card-proud = Hrdý
card-eminent = Význačný
card-acclaimed = Uznávaný
card-mining = Hornictví
card-espionage = Špionáž
card-monument = Monument
card-code-of-laws = Zákoník
card-religion = Náboženství
card-domestication = Domestikace
card-water-mill = Vodní mlýn
card-qanat = Kanát
card-road-building = Stavba silnic
card-art = Umění
card-astronomy = Astronomie
card-cartography = Kartografie
card-masonry = Kamenictví
card-civil-service = Státní správa
card-amphitheatre = Amfiteátr
card-fortunate-isle = Ostrov blažených
card-rainforest = Deštný prales
card-legends-mountain = Hora
card-peninsula = Poloostrov
card-lakes = Jezera
card-highlands = Vysočina
card-sacred-grove = Posvátný háj
card-lowlands = Nížina
card-moor = Vřesoviště
card-plain = Rovina
card-archipelago = Souostroví
card-fortified-region = Opevněný region
card-grassland = Travnatá pláň
card-island = Ostrov
card-etruscans = Etruskové
card-phoenicians = Féničané
card-xiongnu = Siungnuové
card-arthurians-a = Artušovci
card-arthurians-b = Artušovci
card-king-arthurs-court = Dvůr krále Artuše
card-graal = Grál
card-lawnslot-llyn = Lawnslot Llyn (sir Lancelot)
card-twrch-trwyth = Twrch Trwyth
card-taliesin-the-bard = Bard Taliesin
card-excalibur = Excalibur
card-gwaith-camlan = Gwaith Camlan
card-bedwyr = Bedwyr
card-viviane-of-the-lake = Viviane, Jezerní paní
card-city-of-camelot = Kamelot
card-britannia-flavia = Británie Flavia
card-ynys-afallach = Ynys Afallach (Avalon)
card-gwalchmei = Gwalchmei (sir Gawain)
card-lady-bertilak = Lady Bertilak
card-morigena = Morgana
card-peredur = Peredur (sir Parsifal)
card-cai = Cai (sir Kay)
card-king-arthur = Král Artuš
card-uthyr-pendragon = Uthyr Pendragon
card-britannia-prima = Británie První
card-britannia-secunda = Británie Druhá
card-myrddin-wyllt = Myrddin Wyllt (Merlin)
card-guennuvar = Ginevra
card-cafall = Cafall
card-atlanteans-a = Atlanťané
card-atlanteans-b = Atlanťané
card-advanced-culture = Vyspělá kultura
card-palace-of-poseidon = Poseidonův palác
card-spread-of-atlantis = Šíření Atlantidy
card-atlantean-development = Budování
card-moats-and-walls = Příkopy a hradby
card-myths-and-legends = Mýty a legendy
card-vast-wealth = Nesmírné bohatství
card-kleito = Kleito
card-mountain-of-atlantis = Hora Atlantidy
card-themiscyra = Themiskyra
card-flood = Potopa
card-atlantean-prosperity = Prosperita
card-thule = Thule
card-hesperides = Hesperidky
card-elysian-fields = Elysejská pole
card-atlantean-fleet = Atlantská flotila
card-egyptians-a = Egypťané
card-egyptians-b = Egypťané
card-unification = Sjednocení
card-egyptian-development = Budování
card-embalming = Balzamování
card-obelisk = Obelisk
card-ramesses-ii = Ramesse II.
card-egyptian-expansion = Egyptská expanze
card-medicine = Lékařství
card-pyramids = Pyramidy
card-egyptian-legacy = Egyptský odkaz
card-red-land = Rudá země
card-kushites = Kúšité
card-flood-of-the-nile = Záplavy Nilu
card-egyptian-incursion = Egyptský vpád
card-egyptian-hieroglyphics = Egyptské hieroglyfy
card-lower-nile = Dolní Nil
card-nile-valley = Údolí Nilu
card-mauryans-a = Maurjové
card-mauryans-b = Maurjové
card-mauryan-mathematics = Matematika
card-grand-trunk-road = Uttarapatha
card-ashoka = Ašóka
card-buddhism = Buddhismus
card-edicts-of-ashoka = Ašókovy edikty
card-punch-marked-coins = Puncované mince
card-arthashastra = Arthašástra
card-nanda-dynasty = Dynastie Nanda
card-city-of-pataliputra = Pátaliputra
card-indian-elephants = Indičtí sloni
card-indian-elephants-barbarian = Indičtí sloni
card-gandhara = Gandhára
card-chandragupta = Čandragupta
card-chanakya = Čánakja
card-magadha = Magadha
card-indus-valley = Údolí Indu
card-minoans-a = Mínojci
card-minoans-b = Mínojci
card-king-minos = Král Mínós
card-minoan-traders = Mínojští obchodníci
card-minoan-drainage-system = Odvodňovací soustava
card-architecture = Architektura
card-frescos = Fresky
card-labyrinth = Labyrint
card-minoan-expansion = Mínojská expanze
card-seal-stones = Pečetní kameny
card-writing-systems = Lineární písmo
card-knossos = Knóssos
card-pottery = Hrnčířství
card-thera = Théra
card-crete = Kréta
card-cyprus = Kypr
card-olmecs-a = Olmékové
card-olmecs-b = Olmékové
card-san-lorenzo-tenochtitlan = San Lorenzo Tenochtitlán
card-step-pyramids = Stupňovité pyramidy
card-ritual-sacrifice = Rituální oběť
card-olmec-traders = Olméčtí obchodníci
card-tres-zapotes = Tres Zapotes
card-stone-heads = Kamenné hlavy
card-olmec-drainage-system = Odvodňovací soustava
card-cacao = Kakao
card-olmec-hieroglyphics = Olmécké hieroglyfy
card-calendar = Kalendář
card-stone-mask = Kamenná maska
card-lodestone-compass = Magnetovcový kompas
card-ball-games = Míčové hry
card-laguna-de-los-cerros = Laguna de los Cerros
card-la-venta = La Venta
card-qin-a = Čchin
card-qin-b = Čchin
card-long-walls-i = Dlouhé zdi I
card-long-walls-ii = Dlouhé zdi II
card-long-walls-iii = Dlouhé zdi III
card-long-walls-iv = Dlouhé zdi IV
card-emperor-qin-shi-huang = Císař Čchin Š’-chuang
card-qin-mathematics = Matematika
card-king-wu-of-qin = Král Wu z Čchin
card-metallurgy = Metalurgie
card-terracotta-warriors = Terakotoví vojáci
card-eastern-zhou = Východní Čou
card-confucianism = Konfucianismus
card-legalism = Legismus
card-school-of-diplomacy = Škola diplomacie
card-western-zhou = Západní Čou
card-duke-zhuang-of-qin = Vévoda Čuang z Čchin
card-mandate-of-heaven = Nebeský mandát
card-utopians-a = Utopijci
card-utopians-b = Utopijci
card-visions-of-shangri-la = Vize Šangri-la
card-path-to-shangri-la = Cesta do Šangri-la
card-gates-of-shangri-la = Brány Šangri-la
card-shangri-la = Šangri-la
card-monastery = Klášter
card-portals = Portály
card-daochang = Tao-čchang
card-lost-tomes = Ztracené knihy
card-tree-of-knowledge = Strom poznání
card-charity = Dobročinnost
card-meditation = Meditace
card-mountain-retreat = Horské útočiště
card-sacred-scroll = Posvátný svitek

##
# Nations and the choice of the box.

nation-arthurians = Artušovci
option-nations-arthurians = Artušovci
nation-atlanteans = Atlanťané
option-nations-atlanteans = Atlanťané
nation-egyptians = Egypťané
option-nations-egyptians = Egypťané
nation-mauryans = Maurjové
option-nations-mauryans = Maurjové
nation-minoans = Mínojci
option-nations-minoans = Mínojci
nation-olmecs = Olmékové
option-nations-olmecs = Olmékové
nation-qin = Čchin
option-nations-qin = Čchin
nation-utopians = Utopijci
option-nations-utopians = Utopijci
option-box = Krabice
option-box-classics = Dějiny
option-box-legends = Legendy
option-box-both = Obě: národy z obou krabic
option-commons = Společné karty (s oběma krabicemi)
option-commons-classics = Dějiny
option-commons-legends = Legendy
option-commons-random = Náhodně

# Texts, questions and events.

masks-n = { $n ->
        [one] { $n } masku
        [few] { $n } masky
       *[other] { $n } masek
    }
knights-n = { $n ->
        [one] { $n } rytíře
        [few] { $n } rytíře
       *[other] { $n } rytířů
    }
what-variable = kartu s proměnlivým počtem bodů
what-only-empire = kartu se symbolem impéria
what-only-barbarian = kartu se symbolem barbarů
what-not = kartu (ne však { $what })
what-holding = { $what } (v jeho posádce máš { $held })
per-garrisoned-knight = za každého rytíře v posádkách
per-returned = za každou takto vrácenou kartu nepokojů
per-population = za každý žeton populace, který ležel na této kartě
when-gains-population = získáš z nabídky kartu, na níž leží populace
when-acquires = zabereš { $what }
when-fertile-materials = získáš materiály z karty ve hře se symbolem úrody
when-pays-population = platíš populací
when-leaves = karta „{ $card }“ opustí hru
when-sinks = je karta potopena
when-deck-empties = se tvůj balíček vyprázdní
text-enters = Když tato karta přijde do hry: { $what }
text-twice = { $what }, dvakrát
text-per-done = za každou takovou kartu { $what }
text-per-paid = za každý zaplacený žeton rozvoje { $what }
text-if-barbarian-others = je-li tvůj národ barbarský, { $what }
text-if-in-play = je-li karta „{ $card }“ ve hře, { $what }
text-if-several = jsou-li ve hře alespoň { $n } karty „{ $card }“, { $what }
text-if-materials = máš-li alespoň { $n } materiálů, { $what }
text-if-population = máš-li alespoň { $n } žetonů populace, { $what }
text-if-progress = máš-li alespoň { $n } rozvoje, { $what }
text-if-scrolls = jsou-li v posádce této karty alespoň { $n } svitky, { $what }
text-if-no-quest = není-li žádná výprava aktivní, { $what }
text-if-no-production = nemá-li opuštěná karta symbol produkce, { $what }
text-if-attack = byla-li vyhnaná karta útokem, { $what }
act-give-mask = dej každému jinému hráči 1 kartu z ruky nebo odhazovacího balíčku; hráč, který dostane masku, si vezme 1 kartu nepokojů
mod-exile-both = můžeš zabírat regiony a tributy z vyhnanství, jako by byly v nabídce
mod-cheap-unrest-materials = zahrání nepokojů tě stojí o { $n } materiály méně, nejméně však 1
mod-cheaper = karty budování tě stojí méně o { $what }
mod-sinks = potopené karty dáváš pod tuto kartu
mod-frees = města a metropole můžeš hrát bez akce
mod-paradise = když máš získat materiály, místo toho každý jiný hráč získá 1 žeton rozvoje a ty získáš 2 žetony populace
mod-twice = tato karta se počítá jako 2 regiony
mod-lends-masks = když máš odhodit masky, můžeš místo nich opustit karty z posádky této karty
mod-spares-mask = Vyčerpej, když máš odhodit masky: odhoď o 1 masku méně.
text-never-abandoned = Tuto kartu nelze opustit ani stáhnout.
text-permanent = Tato karta zůstává ve hře.
text-settles = Tato karta přijde do hry místo do odhazovacího balíčku.
text-quest = Výprava.
text-quest-last = Výprava. Lze ji vybrat, až když nezbývá žádná jiná.
vp-garrison = { $n } VB v posádce, { $m } VB v historii, jinde { $k } VB
tally-exile = { $per ->
        [1] za každou vyhnanou kartu
       *[other] za každé { $per } vyhnané karty
    }
tally-poorer-rivals = { $per ->
        [1] za každého jiného hráče s menším rozvojem
       *[other] za každé { $per } jiné hráče s menším rozvojem
    }
tally-region-play = { $per ->
        [1] za každý region ve hře
       *[other] za každé { $per } regiony ve hře
    }
tally-city-metropolis-play = { $per ->
        [1] za každé město nebo metropoli ve hře
       *[other] za každé { $per } města nebo metropole ve hře
    }
tally-family-play = { $per ->
        [1] za každou kartu „{ $card }“ ve hře
       *[other] za každé { $per } karty „{ $card }“ ve hře
    }
ask-amount = { $card }: kolik žetonů zaplatíš?
ask-sink = { $card }: kterou kartu potopíš?
ask-exile-own = { $card }: kterou kartu vyženeš?
ask-break-through-main = Ovládnutí: kterou kartu z nabídky si vezmeš, nebo první takovou kartu hlavního balíčku?
answer-amount = { $n }
answer-reveal = První taková karta hlavního balíčku
told-amount = { $seat } platí { $n }.
told-stored = { $seat } pokládá { $n } žeton rozvoje na kartu „{ $card }“ (celkem { $total }).
told-became = { $seat } nahrazuje kartu „{ $card }“ kartou „{ $into }“.
told-showed = { $seat } ukazuje ruku ({ $cards }) a balíček ({ $deck }).
told-replaced = „{ $card }“ je národ ve hře: místo tohoto tributu je ve hře „{ $by }“.
zone-sunken = potopené karty
    .from = z potopených karet
    .to = pod kartu mocnosti
    .at = potopená
family-long-walls = Dlouhé zdi
family-indian-elephants = Indičtí sloni
act-discard-any = { $mood ->
        [may] odhodit libovolný počet karet nepokojů z ruky
        [they] odhodí libovolný počet karet nepokojů z ruky
       *[do] odhoď libovolný počet karet nepokojů z ruky
    }
act-history-up-to = { $mood ->
        [may] přesunout až { $n } karty z odhazovacího balíčku do historie
        [they] přesune až { $n } karty z odhazovacího balíčku do historie
       *[do] přesuň až { $n } karty z odhazovacího balíčku do historie
    }
act-history-what-discard = { $mood ->
        [may] přesunout { $what } z odhazovacího balíčku do historie
        [they] přesune { $what } z odhazovacího balíčku do historie
       *[do] přesuň { $what } z odhazovacího balíčku do historie
    }
act-history-what-hand = { $mood ->
        [may] přesunout { $what } z ruky do historie
        [they] přesune { $what } z ruky do historie
       *[do] přesuň { $what } z ruky do historie
    }
act-history-lying = { $mood ->
        [may] přesunout { $what } z ruky nebo posádky do historie
        [they] přesune { $what } z ruky nebo posádky do historie
       *[do] přesuň { $what } z ruky nebo posádky do historie
    }
act-take-up-to = { $mood ->
        [may] vzít až { $what } z odhazovacího balíčku
        [they] vezme až { $what } z odhazovacího balíčku
       *[do] vezmi až { $what } z odhazovacího balíčku
    }
act-abandon-up-to = { $mood ->
        [may] opustit až { $what }
        [they] opustí až { $what }
       *[do] opusť až { $what }
    }
act-sink = { $mood ->
        [may] potopit { $what } ve hře
        [they] potopí { $what } ve hře
       *[do] potop { $what } ve hře
    }
act-sink-discard = { $mood ->
        [may] potopit kartu z odhazovacího balíčku
        [they] potopí kartu z odhazovacího balíčku
       *[do] potop kartu z odhazovacího balíčku
    }
own-sunken = { $mood ->
        [may] potopit tuto kartu
        [they] potopí tuto kartu
       *[do] potop tuto kartu
    }
act-garrison-what = { $mood ->
        [may] umístit { $what } do posádky této karty
        [they] umístí { $what } do posádky této karty
       *[do] umísti { $what } do posádky této karty
    }
act-quest = { $mood ->
        [may] umístit nadcházející výpravu do posádky této karty
        [they] umístí nadcházející výpravu do posádky této karty
       *[do] umísti nadcházející výpravu do posádky této karty
    }
act-exile-quest = { $mood ->
        [may] vyhnat nadcházející výpravu kromě karty „Grál“
        [they] vyžene nadcházející výpravu kromě karty „Grál“
       *[do] vyžeň nadcházející výpravu kromě karty „Grál“
    }
act-recall-under = { $mood ->
        [may] stáhnout { $what } z posádky této karty
        [they] stáhne { $what } z posádky této karty
       *[do] stáhni { $what } z posádky této karty
    }
act-abandon-under = { $mood ->
        [may] opustit { $what } z posádek regionů
        [they] opustí { $what } z posádek regionů
       *[do] opusť { $what } z posádek regionů
    }
act-abandon-lying = { $mood ->
        [may] opustit { $what } z posádky
        [they] opustí { $what } z posádky
       *[do] opusť { $what } z posádky
    }
act-quest-hand = { $mood ->
        [may] vzít aktivní výpravu do ruky
        [they] vezme aktivní výpravu do ruky
       *[do] vezmi aktivní výpravu do ruky
    }
act-quest-discard = { $mood ->
        [may] položit aktivní výpravu do odhazovacího balíčku
        [they] položí aktivní výpravu do odhazovacího balíčku
       *[do] polož aktivní výpravu do odhazovacího balíčku
    }
act-exile-anywhere = { $mood ->
        [may] vyhnat { $what }, je-li ve hře nebo aktivní výpravou
        [they] vyžene { $what }, je-li ve hře nebo aktivní výpravou
       *[do] vyžeň { $what }, je-li ve hře nebo aktivní výpravou
    }
act-exile-hand = { $mood ->
        [may] vyhnat { $what } z ruky
        [they] vyžene { $what } z ruky
       *[do] vyžeň { $what } z ruky
    }
act-find-history = { $mood ->
        [may] najít { $what } a přesunout nalezenou kartu do historie
        [they] najde { $what } a přesune nalezenou kartu do historie
       *[do] najdi { $what } a přesuň nalezenou kartu do historie
    }
act-find-discard = { $mood ->
        [may] najít { $what } a položit nalezenou kartu do odhazovacího balíčku
        [they] najde { $what } a položí nalezenou kartu do odhazovacího balíčku
       *[do] najdi { $what } a polož nalezenou kartu do odhazovacího balíčku
    }
act-find-near = { $mood ->
        [may] najít { $what } v odhazovacím balíčku nebo v balíčku a vzít nalezenou kartu do ruky
        [they] najde { $what } v odhazovacím balíčku nebo v balíčku a vezme nalezenou kartu do ruky
       *[do] najdi { $what } v odhazovacím balíčku nebo v balíčku a vezmi nalezenou kartu do ruky
    }
act-show-attacks = { $mood ->
        [may] ukázat ruku, balíček i odhazovací balíček a přesunout všechny karty útoku v nich do historie
        [they] ukáže ruku, balíček i odhazovací balíček a přesune všechny karty útoku v nich do historie
       *[do] ukaž ruku, balíček i odhazovací balíček a přesuň všechny karty útoku v nich do historie
    }
act-return-under = { $mood ->
        [may] vrátit všechny karty nepokojů z posádky této karty
        [they] vrátí všechny karty nepokojů z posádky této karty
       *[do] vrať všechny karty nepokojů z posádky této karty
    }
act-return-discard-n = { $mood ->
        [may] vrátit až { $n } karty nepokojů z odhazovacího balíčku
        [they] vrátí až { $n } karty nepokojů z odhazovacího balíčku
       *[do] vrať až { $n } karty nepokojů z odhazovacího balíčku
    }
act-return-either = { $mood ->
        [may] vrátit 1 kartu nepokojů z ruky nebo odhazovacího balíčku
        [they] vrátí 1 kartu nepokojů z ruky nebo odhazovacího balíčku
       *[do] vrať 1 kartu nepokojů z ruky nebo odhazovacího balíčku
    }
act-acquire-holding-population = { $mood ->
        [may] zabrat { $what } z nabídky, leží-li na kartě populace
        [they] zabere { $what } z nabídky, leží-li na kartě populace
       *[do] zaber { $what } z nabídky, leží-li na kartě populace
    }
act-acquire-from-exile = { $mood ->
        [may] zabrat { $what } z vyhnanství
        [they] zabere { $what } z vyhnanství
       *[do] zaber { $what } z vyhnanství
    }
act-break-through-exile = { $mood ->
        [may] ovládnout { $what } (i z vyhnanství)
        [they] ovládne { $what } (i z vyhnanství)
       *[do] ovládni { $what } (i z vyhnanství)
    }
act-pay-all = { $mood ->
        [may] zaplatit všechen svůj rozvoj (alespoň { $what })
        [they] zaplatí všechen svůj rozvoj (alespoň { $what })
       *[do] zaplať všechen svůj rozvoj (alespoň { $what })
    }
act-pay-up-to = { $mood ->
        [may] zaplatit až { $what }
        [they] zaplatí až { $what }
       *[do] zaplať až { $what }
    }
act-store = { $mood ->
        [may] položit { $what } na tuto kartu
        [they] položí { $what } na tuto kartu
       *[do] polož { $what } na tuto kartu
    }
act-become = { $mood ->
        [may] nahradit tuto kartu kartou „{ $what }“
        [they] nahradí tuto kartu kartou „{ $what }“
       *[do] nahraď tuto kartu kartou „{ $what }“
    }
act-become-empire = { $mood ->
        [may] stát se impériem
        [they] se stane impériem
       *[do] staneš se impériem
    }
act-play-empire = { $mood ->
        [may] zahrát z ruky bez akce kartu se symbolem impéria bez ohledu na svůj stav
        [they] zahraje z ruky bez akce kartu se symbolem impéria bez ohledu na svůj stav
       *[do] zahraj z ruky bez akce kartu se symbolem impéria bez ohledu na svůj stav
    }
act-treat-river = { $mood ->
        [may] považovat 1 symbol řeky za 3 symboly produkce do konce tahu
        [they] považuje 1 symbol řeky za 3 symboly produkce do konce tahu
       *[do] považuj 1 symbol řeky za 3 symboly produkce do konce tahu
    }
