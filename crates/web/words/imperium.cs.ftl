# Stůl a karty Imperia česky. Názvy karet neskloňujeme.

civ-name = { $name }
civ-card = { $card }: { $traits }
civ-exhausted = s žetonem vyčerpání
civ-round = { $round }. kolo
civ-last-round = poslední kolo: { $round }.
civ-standing = { $nation }, { $state }.

civ-market = Trh
civ-main-deck = hlavní balíček
civ-fame = balíček slávy
civ-pile = balíček nepokojů
civ-exile = vyhnanství
civ-choose-from = Karty k výběru
civ-from = Na výběr: { $zone }
civ-play = Herní oblast
civ-play-short = Ve hře
civ-hand = Ruka
civ-hand-empty = V ruce nejsou karty
civ-hidden = { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } karet
}
civ-known = Známé karty v ruce:
civ-garrison = posádka
civ-piles = Tvoje balíčky
civ-deck = Balíček
civ-deck-own = Co v něm je; celé pořadí nikdo nezná.
civ-deck-other = Tyto karty jsou v ruce nebo v balíčku; mohou tam být i takové, které nikdo neviděl.
civ-discard = Odhazovací balíček
civ-history = Historie
civ-nation-deck = Národní balíček
civ-accession = Jeho poslední karta:
civ-developments = Balíček rozvoje
civ-none = nic
civ-others = Ostatní hráči podrobně
civ-others-short = Ostatní

civ-barbarian = Barbaři
civ-empire = Impérium
civ-materials = Suroviny
civ-population = Obyvatelstvo
civ-progress = Pokrok
civ-actions = Žetony akcí ({ $most } na tah)
civ-exhausts = Žetony vyčerpání ({ $most } na tah)

civ-suit-uncivilised = archaická
civ-suit-civilised = civilizovaná
civ-suit-region = region
civ-suit-tributary = tribut
civ-suit-fame = sláva
civ-suit-unrest = nepokoje
civ-suit-power = karta moci
civ-suit-own = karta národa
civ-suit-none = bez typu
civ-icon-city = město
civ-icon-metropolis = metropole
civ-icon-scroll = svitek
civ-icon-knight = rytíř
civ-icon-mask = maska
civ-icon-production = produkce
civ-icon-fertile = úroda
civ-icon-river = řeka
civ-free = bez akce
civ-pinned = trvalá
civ-attack = útok
civ-cost = Rozvoj:

civ-group-play = Zahraj kartu
civ-group-exhaust = Vyčerpej kartu
civ-group-else = Nebo
civ-note-innovate = Odhoď karty z ruky a ovládni kartu libovolného typu; v tomto tahu už nic jiného
civ-note-revolt = Vrať libovolný počet karet nepokojů z ruky; v tomto tahu už nic jiného
civ-note-end = Tah končí: žeton jde na trh, tvoje žetony se vrátí
civ-note-draw = Dober karty do limitu; pokračuje další hráč

civ-tale = Poslední tah krok za krokem
civ-tale-empty = Zatím se nic nestalo.

civ-account = Odkud jsou body
civ-account-what = Co se počítalo
civ-account-sum = Body
civ-account-cards = Každá karta a její body
civ-progress-points = Pokrok
civ-regions-points = Regiony ve hře
civ-play-points = Ostatní karty ve hře
civ-rest-points = Ruka, balíček, odhozené karty a posádky
civ-unrest-points = Nepokoje

civ-why-never = Tuto kartu nelze zahrát; počítá se na konci.
civ-why-state = Symbol na této kartě žádá jiné zřízení, než je tvé.
civ-why-actions = Nemáš už žádný žeton akce.
civ-why-freed = Tato karta už byla v tomto tahu zahrána bez akce.
civ-why-cost = To, co tato karta žádá, teď nelze zaplatit ani provést.
civ-why-plain = Tato karta nemá efekt za žeton vyčerpání.
civ-why-spent = Na této kartě už žeton vyčerpání leží; vrátí se na konci tvého tahu.
civ-why-exhausts = Nemáš už žádný žeton vyčerpání.
civ-why-market = Karty z trhu zabíráš a ovládáš díky efektům karet.

civ-cards-title = Karty hry Imperium: Classics
civ-cards-lede = Všechny karty z krabice; jejich text vzniká z toho, co dělá program.
civ-provenance = Hodnoty uvádíme tak, jak je zveřejnili jiní; co říkají pravidla, bylo porovnáno.
civ-how-to-read = Co znamenají typy a symboly
civ-cards-search = Název nebo text
civ-cards-found = { $count ->
    [0] Žádná karta
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
civ-cards-none = Žádná karta neodpovídá. Zkus kratší slovo nebo méně filtrů.
civ-cards-clear = Všechny karty
civ-cards-around = Další karty
civ-filter-set = Patří k
civ-filter-suit = Typ
civ-filter-symbol = Symbol
civ-filter-kind = Vlastnost
civ-filter-seats = Hráči
civ-filter-all = vše
civ-set-common = Společné karty
civ-kind-development = rozvoj
civ-king = Leží pod balíčkem slávy.
civ-origin = { $owner }: { $place }, kusů: { $copies }
civ-origin-seats = { $owner }: { $place }, kusů: { $copies }, od { $seats } hráčů
civ-place-market = trh
civ-place-fame = balíček slávy
civ-place-pile = balíček nepokojů
civ-place-power = karta moci
civ-place-deck = počáteční balíček
civ-place-nation-deck = národní balíček
civ-place-accession = poslední karta národního balíčku
civ-place-development = balíček rozvoje
