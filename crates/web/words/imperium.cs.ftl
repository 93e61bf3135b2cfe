# Stůl a karty Imperia česky. Názvy karet neskloňujeme.

civ-name = { $name }
civ-card = { $card }: { $traits }
civ-side-a = { $card } A
civ-side-b = { $card } B
civ-side-state = { $card } ({ $state })
civ-exhausted = s žetonem vyčerpání
civ-round = { $round }. kolo
civ-last-round = poslední kolo: { $round }.
civ-standing = { $nation }, { $state }.

civ-market = Nabídka
civ-main-deck = hlavní balíček
civ-fame = balíček věhlasu
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
civ-sunken = potopené karty
civ-deck = Balíček
civ-deck-own = Karty, které v něm jsou, bez určeného pořadí.
civ-deck-other = Tyto karty jsou v ruce nebo v balíčku, nebo šly skrytě z ruky do historie či do národního balíčku. Mohou tam být i další, které se neukázaly.
civ-discard = Odhazovací balíček
civ-history = Historie
civ-nation-deck = Národní balíček
civ-accession = Karta přerodu nebo zenitu:
civ-developments = Karty budování
civ-none = nic
civ-others-short = Ostatní

civ-barbarian = Barbaři
civ-empire = Impérium
civ-materials = Materiály
civ-population = Populace
civ-progress = Rozvoj
civ-actions = Žetony akcí ({ $most } na tah)
civ-exhausts = Žetony vyčerpání ({ $most } na tah)

civ-suit-uncivilised = archaická
civ-suit-civilised = civilizovaná
civ-suit-region = region
civ-suit-tributary = tribut
civ-suit-fame = věhlas
civ-comes = k tomu:
civ-suit-unrest = nepokoje
civ-suit-power = karta mocnosti
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
civ-cost = Budování:

civ-group-play = Zahraj kartu
civ-group-exhaust = Vyčerpej kartu
civ-group-else = Ostatní
civ-note-innovate = Odhoď karty z ruky a ovládni kartu libovolného typu; v tomto tahu už nic jiného
civ-note-revolt = Vrať libovolný počet karet nepokojů z ruky; v tomto tahu už nic jiného
civ-note-end = Žeton jde do nabídky a tvoje žetony se vrátí
civ-note-draw = Do limitu karet; pak je na tahu další hráč

civ-left-free = Bez akce: { $cards }.
civ-unused = { $actions ->
    [one] Jedna akce propadne.
    [few] { $actions } akce propadnou.
   *[other] { $actions } akcí propadne.
}
civ-unused-sure = { $actions ->
    [one] Jedna akce propadne, a máš co zahrát. Chceš-li tah ukončit, zvol to znovu.
    [few] { $actions } akce propadnou, a máš co zahrát. Chceš-li tah ukončit, zvol to znovu.
   *[other] { $actions } akcí propadne, a máš co zahrát. Chceš-li tah ukončit, zvol to znovu.
}

civ-tale = Poslední tah krok za krokem
civ-tale-empty = Není co ukázat.
civ-tale-more = { $n ->
    [one] Jeden dřívější krok je v průběhu hry.
    [few] { $n } dřívější kroky jsou v průběhu hry.
   *[other] { $n } dřívějších kroků je v průběhu hry.
}

civ-account = Odkud jsou body
civ-account-what = Co se počítalo
civ-account-sum = Body
civ-account-cards = Každá karta a její body
civ-progress-points = Rozvoj
civ-regions-points = Regiony ve hře
civ-play-points = Ostatní karty ve hře
civ-rest-points = Ruka, balíček, odhozené karty a posádky
civ-unrest-points = Nepokoje

civ-why-never = Tuto kartu nelze zahrát; počítá se na konci.
civ-why-state = Tvůj stav neodpovídá symbolu na této kartě. Karty barbarů lze hrát, dokud se nestaneš impériem, karty impéria až potom.
civ-why-actions = Nemáš už žádný žeton akce. Vrátí se na konci tvého tahu; některé karty se hrají bez nich.
civ-why-freed = Tato karta už byla v tomto tahu zahrána bez akce. V příštím tahu to půjde znovu.
civ-why-cost = Teď nemůžeš zaplatit nebo provést, co tato karta žádá. Její text říká, co je třeba; jiné karty přinášejí materiály, populaci nebo rozvoj.
civ-why-plain = Tato karta nemá efekt vyčerpání.
civ-why-spent = Na této kartě už žeton vyčerpání leží; vrátí se na konci tvého tahu.
civ-why-exhausts = Nemáš už žádný žeton vyčerpání. Vrátí se na konci tvého tahu.
civ-why-market = Karty z nabídky získáváš díky efektům karet: zaber nebo ovládni. Zahraj kartu s takovým efektem, nebo zvol inovaci.

civ-cards-title = Karty hry Imperium
civ-cards-lede = Všechny karty z obou krabic. Jejich texty vznikají z programu, který je hraje.
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
civ-kind-development = karta budování
civ-king = Leží naspodu balíčku věhlasu.
civ-origin = { $owner }: { $place }, kusů: { $copies }
civ-origin-seats = { $owner }: { $place }, kusů: { $copies }, pro { $seats } a více hráčů
civ-place-market = nabídka
civ-place-fame = balíček věhlasu
civ-place-pile = balíček nepokojů
civ-place-power = karta mocnosti
civ-place-deck = počáteční balíček
civ-place-nation-deck = národní balíček
civ-place-accession = karta přerodu nebo zenitu
civ-place-development = karty budování
civ-place-quest = výprava
civ-place-in-play = ve hře od začátku
civ-place-later = další strana karty ve hře
civ-nations-title = Jaké jsou národy
civ-nations-lede = Obě strany každé karty mocnosti, s čím národ začíná a čeho je v jeho vlastních kartách nejvíc.
civ-nation-powers = Karta mocnosti a začátek
civ-difficulty = Obtížnost
civ-difficulty-1 = pro první hru
civ-difficulty-2 = pro ty, kdo hru znají
civ-difficulty-3 = s vlastními pravidly
civ-card-known = Řádky této karty: podle pravidel { $rulebook }, podle toho, co zveřejnili jiní, { $published }, naše { $ours }.
civ-nature-carthaginians = Klade materiály na karty v nabídce a mnoho materiálů mění v body.
civ-nature-celts = Sbírá archaické karty. Strana A za ně ostatním přináší nepokoje.
civ-nature-greeks = Chce mnoho karet všeho druhu a má osm karet budování.
civ-nature-macedonians = Hraje regiony znovu a znovu, i z odhazovacího balíčku.
civ-nature-persians = Sbírá tributy a platí za ně populací.
civ-nature-romans = Mění populaci v body. Strana A vidí víc karet věhlasu.
civ-nature-scythians = Má jen čtyři karty budování: body dávají materiály a regiony.
civ-nature-vikings = Zůstávají barbary, bez historie a karet budování. Okrádají ostatní a počítají karty s proměnnými body.
civ-nature-arthurians = Zůstávají barbary. Rytíři leží v regionech a výpravy vedou ke Grálu.
civ-nature-atlanteans = Od začátku impérium, bez národního balíčku a historie. Potápí vlastní karty, aby získal lepší.
civ-nature-egyptians = Body dávají civilizované karty. Strana A buduje brzy, za cenu nepokojů.
civ-nature-mauryans = Strana A chce regiony ve hře, strana B dlouhou historii.
civ-nature-minoans = Hromadí rozvoj: stojí ho karty budování a strana B ho počítá dvakrát.
civ-nature-olmecs = Platí maskami: mnoho efektů chce masky odhodit.
civ-nature-qin = Klade populaci na karty v nabídce a počítá trvalé karty, které nejsou regiony.
civ-nature-utopians = Nemá národní balíček ani karty budování: platí rozvojem za cestu do Shangri-La a hromadí populaci.
civ-style-attack = útoky
civ-style-region = regiony
civ-style-free = karty hrané bez akce
civ-style-pinned = trvalé karty
civ-style-exhaust = karty s efektem vyčerpání
civ-style-knight = symboly rytíře

# The bot of a solo game.
civ-bot = Bot
civ-bot-level = úroveň: { $level }
civ-bot-empty = prázdná pozice
civ-bot-hidden = karta lícem dolů
civ-bot-fame = karta věhlasu lícem dolů
civ-bot-last = Poslední tah bota krok za krokem
civ-bot-waits = Bot hraje po tobě.
civ-bot-short = Bot
civ-bot-dynasty = Balíček dynastie
civ-bot-deck-about = Tyto karty jsou v jeho balíčku nebo leží lícem dolů na jeho pozicích, v libovolném pořadí.
civ-bot-top = Navrchu, odshora:
civ-bot-bottom = Vespod, v tomto pořadí:
civ-bot-older = Lícem dolů na pozicích z doby před obnovou balíčku:
civ-bot-quests = Výpravy
civ-bot-journey = Cesta:
civ-bot-king = vyhodnotil Krále králů
civ-bot-missing = Co se jednomu hráči nenabízí a proč
civ-bot-slots = Pozice bota
civ-bot-rows = Celá tabulka jeho stavu: použije se první řádek, který se ke kartě hodí
civ-bot-beaten = Bot je poražen: { $mine } ku { $theirs }
civ-bot-won = Vyhrává bot: { $theirs } ku { $mine }
civ-bot-tied = Vyhrává bot: bodů je stejně ({ $mine })
civ-bot-collapse = Zhroucení: hra je prohraná
civ-bot-against = Soupeř: { $nation }, úroveň { $level }
civ-stores-points = Materiály a populace

# Choosing nations.
civ-nations-short = Národy
civ-taken = Tento národ si zvolil hráč { $seat }.
civ-take-a = Zvolit stranu A
civ-take-b = Zvolit stranu B
