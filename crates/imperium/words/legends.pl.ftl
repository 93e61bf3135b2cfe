# Legends, the second box of Imperium, in Polish.

## Names of cards, published: as the Polish rulebook tells them.

card-acclaimed = Szanowany
card-domestication = Udomowienie
card-water-mill = Młyn wodny
card-scythians = Scytowie
card-vikings = Wikingowie
card-romans = Rzymianie
card-greeks = Grecy
card-carthaginians = Kartagińczycy
card-persians = Persowie
card-celts = Celtowie
card-macedonians = Macedończycy
card-arthurians-a = Arturianie
card-arthurians-b = Arturianie
card-king-arthurs-court = Dwór króla Artura
card-graal = Graal
card-gwaith-camlan = Gwaith Camlan
card-morigena = Morgana
card-myrddin-wyllt = Myrddin Wyllt
card-guennuvar = Ginewra
card-atlanteans-a = Atlantydzi
card-atlanteans-b = Atlantydzi
card-myths-and-legends = Mity i legendy
card-flood = Potop
card-atlantean-prosperity = Dobrobyt
card-egyptians-a = Egipcjanie
card-egyptians-b = Egipcjanie
card-embalming = Balsamowanie
card-flood-of-the-nile = Wylew Nilu
card-mauryans-a = Maurjowie
card-mauryans-b = Maurjowie
card-grand-trunk-road = Uttarapatha
card-ashoka = Aśoka
card-indian-elephants = Słonie indyjskie
card-indian-elephants-barbarian = Słonie indyjskie
card-minoans-a = Minojczycy
card-minoans-b = Minojczycy
card-minoan-drainage-system = System nawadniający
card-labyrinth = Labirynt
card-writing-systems = Pismo linearne
card-pottery = Garncarstwo
card-olmecs-a = Olmekowie
card-olmecs-b = Olmekowie
card-stone-mask = Kamienna maska
card-qin-a = Qin
card-qin-b = Qin
card-confucianism = Konfucjanizm
card-legalism = Legalizm
card-mandate-of-heaven = Mandat niebios
card-utopians-a = Utopijczycy
card-utopians-b = Utopijczycy
card-visions-of-shangri-la = Wizje Shangri-La
card-gates-of-shangri-la = Bramy Shangri-La
card-shangri-la = Shangri-La

## Names of cards, ours: translated by us, because we do not know what the Polish edition prints.

card-imperial = Imperialny
card-independent = Niezależny
card-magnificent = Wspaniały
card-outstanding = Wybitny
card-proud = Dumny
card-eminent = Znamienity
card-mining = Górnictwo
card-espionage = Szpiegostwo
card-monument = Monument
card-code-of-laws = Kodeks praw
card-religion = Religia
card-qanat = Kanat
card-road-building = Budowa dróg
card-art = Sztuka
card-astronomy = Astronomia
card-cartography = Kartografia
card-masonry = Kamieniarstwo
card-civil-service = Administracja
card-amphitheatre = Amfiteatr
card-fortunate-isle = Wyspa Szczęśliwa
card-rainforest = Las deszczowy
card-legends-mountain = Góra
card-peninsula = Półwysep
card-lakes = Jeziora
card-highlands = Wyżyny
card-sacred-grove = Święty gaj
card-lowlands = Niziny
card-moor = Wrzosowisko
card-plain = Równina
card-archipelago = Archipelag
card-fortified-region = Ufortyfikowany region
card-grassland = Łąki
card-island = Wyspa
card-etruscans = Etruskowie
card-phoenicians = Fenicjanie
card-xiongnu = Xiongnu
card-lawnslot-llyn = Lawnslot Llyn (sir Lancelot)
card-twrch-trwyth = Twrch Trwyth
card-taliesin-the-bard = Bard Taliesin
card-excalibur = Excalibur
card-bedwyr = Bedwyr
card-viviane-of-the-lake = Viviane, Pani Jeziora
card-city-of-camelot = Camelot
card-britannia-flavia = Brytania Flawia
card-ynys-afallach = Ynys Afallach (Avalon)
card-gwalchmei = Gwalchmei (sir Gawain)
card-lady-bertilak = Lady Bertilak
card-peredur = Peredur (sir Parsifal)
card-cai = Cai (sir Kay)
card-king-arthur = Król Artur
card-uthyr-pendragon = Uthyr Pendragon
card-britannia-prima = Brytania Pierwsza
card-britannia-secunda = Brytania Druga
card-cafall = Cafall
card-advanced-culture = Zaawansowana kultura
card-palace-of-poseidon = Pałac Posejdona
card-spread-of-atlantis = Rozrost Atlantydy
card-atlantean-development = Rozwój
card-moats-and-walls = Fosy i mury
card-vast-wealth = Ogromne bogactwo
card-kleito = Klejto
card-mountain-of-atlantis = Góra Atlantydy
card-themiscyra = Temiskira
card-thule = Thule
card-hesperides = Hesperydy
card-elysian-fields = Pola Elizejskie
card-atlantean-fleet = Flota Atlantydów
card-unification = Zjednoczenie
card-egyptian-development = Rozwój
card-obelisk = Obelisk
card-ramesses-ii = Ramzes II
card-egyptian-expansion = Egipska ekspansja
card-medicine = Medycyna
card-pyramids = Piramidy
card-egyptian-legacy = Egipskie dziedzictwo
card-red-land = Czerwona Ziemia
card-kushites = Kuszyci
card-egyptian-incursion = Egipski najazd
card-egyptian-hieroglyphics = Egipskie hieroglify
card-lower-nile = Dolny Nil
card-nile-valley = Dolina Nilu
card-mauryan-mathematics = Matematyka
card-buddhism = Buddyzm
card-edicts-of-ashoka = Edykty Aśoki
card-punch-marked-coins = Monety znaczone stemplem
card-arthashastra = Arthaśastra
card-nanda-dynasty = Dynastia Nandów
card-city-of-pataliputra = Pataliputra
card-gandhara = Gandhara
card-chandragupta = Ćandragupta
card-chanakya = Ćanakja
card-magadha = Magadha
card-indus-valley = Dolina Indusu
card-king-minos = Król Minos
card-minoan-traders = Minojscy kupcy
card-architecture = Architektura
card-frescos = Freski
card-minoan-expansion = Minojska ekspansja
card-seal-stones = Kamienie pieczętne
card-knossos = Knossos
card-thera = Thera
card-crete = Kreta
card-cyprus = Cypr
card-san-lorenzo-tenochtitlan = San Lorenzo Tenochtitlán
card-step-pyramids = Piramidy schodkowe
card-ritual-sacrifice = Ofiara rytualna
card-olmec-traders = Olmeccy kupcy
card-tres-zapotes = Tres Zapotes
card-stone-heads = Kamienne głowy
card-olmec-drainage-system = System odwadniający
card-cacao = Kakao
card-olmec-hieroglyphics = Olmeckie hieroglify
card-calendar = Kalendarz
card-lodestone-compass = Kompas magnetytowy
card-ball-games = Gra w piłkę
card-laguna-de-los-cerros = Laguna de los Cerros
card-la-venta = La Venta
card-long-walls-i = Wielki Mur I
card-long-walls-ii = Wielki Mur II
card-long-walls-iii = Wielki Mur III
card-long-walls-iv = Wielki Mur IV
card-emperor-qin-shi-huang = Cesarz Qin Shi Huang
card-qin-mathematics = Matematyka
card-king-wu-of-qin = Król Wu z Qin
card-metallurgy = Metalurgia
card-terracotta-warriors = Terakotowi wojownicy
card-eastern-zhou = Wschodnie Zhou
card-school-of-diplomacy = Szkoła dyplomacji
card-western-zhou = Zachodnie Zhou
card-duke-zhuang-of-qin = Książę Zhuang z Qin
card-path-to-shangri-la = Droga do Shangri-La
card-monastery = Klasztor
card-portals = Portale
card-daochang = Daochang
card-lost-tomes = Zaginione księgi
card-tree-of-knowledge = Drzewo poznania
card-charity = Dobroczynność
card-meditation = Medytacja
card-mountain-retreat = Górska pustelnia
card-sacred-scroll = Święty zwój

##
# Nations and the choice of the box.

nation-arthurians = Arturianie
option-nations-arthurians = Arturianie
nation-atlanteans = Atlantydzi
option-nations-atlanteans = Atlantydzi
nation-egyptians = Egipcjanie
option-nations-egyptians = Egipcjanie
nation-mauryans = Maurjowie
option-nations-mauryans = Maurjowie
nation-minoans = Minojczycy
option-nations-minoans = Minojczycy
nation-olmecs = Olmekowie
option-nations-olmecs = Olmekowie
nation-qin = Qin
option-nations-qin = Qin
nation-utopians = Utopijczycy
option-nations-utopians = Utopijczycy
option-box = Pudełko
option-box-classics = Antyk
option-box-legends = Legendy
option-box-both = Oba: nacje z obu pudełek
option-commons = Karty wspólne (przy obu pudełkach)
option-commons-classics = Antyk
option-commons-legends = Legendy
option-commons-random = Losowo

# Texts, questions and events.

masks-n = { $n ->
        [one] { $n } maskę
        [few] { $n } maski
       *[other] { $n } masek
    }
knights-n = { $n ->
        [one] { $n } rycerza
        [few] { $n } rycerzy
       *[other] { $n } rycerzy
    }
what-variable = kartę ze zmienną liczbą punktów
what-only-empire = kartę z symbolem Imperium
what-only-barbarian = kartę z symbolem Barbarzyńców
what-not = kartę (ale nie { $what })
what-holding = { $what }, w którego garnizonie masz { $held }
per-garrisoned-knight = za każdego rycerza w garnizonach
per-returned = za każdą kartę buntu zwróconą w ten sposób
per-population = za każdy żeton populacji, który leżał na tej karcie
when-gains-population = zyskujesz z rynku kartę, na której leży populacja
when-acquires = zdobywasz { $what }
when-fertile-materials = zyskujesz surowce z karty w grze z symbolem urodzaju
when-pays-population = płacisz populacją
when-leaves = karta „{ $card }” opuszcza grę
when-sinks = karta zostaje zatopiona
when-deck-empties = twoja talia staje się pusta
text-enters = Gdy ta karta wchodzi do gry: { $what }
text-twice = { $what }, dwa razy
text-per-done = za każdą taką kartę { $what }
text-per-paid = za każdy zapłacony żeton postępu { $what }
text-if-barbarian-others = jeśli twoja nacja to Barbarzyńcy, { $what }
text-if-in-play = jeśli karta „{ $card }” jest w grze, { $what }
text-if-several = jeśli w grze są co najmniej { $n } karty „{ $card }”, { $what }
text-if-materials = jeśli masz co najmniej { $n } surowców, { $what }
text-if-population = jeśli masz co najmniej { $n } żetony populacji, { $what }
text-if-progress = jeśli masz co najmniej { $n } postępu, { $what }
text-if-scrolls = jeśli w garnizonie tej karty są co najmniej { $n } zwoje, { $what }
text-if-no-quest = jeśli nie ma aktywnej misji, { $what }
text-if-no-production = jeśli porzucona karta nie ma symbolu produkcji, { $what }
text-if-attack = jeśli usunięta karta była atakiem, { $what }
act-give-mask = daj każdemu innemu graczowi 1 kartę z ręki lub ze stosu kart odrzuconych; gracz, który dostaje maskę, bierze 1 kartę buntu
mod-exile-both = możesz zdobywać regiony i hołdy ze stosu kart usuniętych tak, jakby były na rynku
mod-cheap-unrest-materials = zagranie buntu kosztuje cię o { $n } surowce mniej, ale co najmniej 1
mod-cheaper = karty rozwoju kosztują cię mniej o { $what }
mod-sinks = zatopione karty kładziesz pod tą kartą
mod-frees = możesz zagrywać miasta i metropolie bez akcji
mod-paradise = gdy masz zyskać surowce, zamiast tego każdy inny gracz zyskuje 1 żeton postępu, a ty zyskujesz 2 żetony populacji
mod-twice = ta karta liczy się jako 2 regiony
mod-lends-masks = gdy musisz odrzucić maski, możesz zamiast nich porzucić karty z garnizonu tej karty
mod-spares-mask = Zaznacz, gdy musisz odrzucić maski: odrzuć o 1 maskę mniej.
text-never-abandoned = Tej karty nie można porzucić ani cofnąć.
text-permanent = Ta karta pozostaje w grze.
text-settles = Ta karta trafia do gry zamiast na stos kart odrzuconych.
text-quest = Misja.
text-quest-last = Misja. Można ją wybrać dopiero wtedy, gdy nie ma innych.
vp-garrison = { $n } PZ w garnizonie, { $m } PZ w historii, w innym miejscu { $k } PZ
tally-exile = { $per ->
        [1] za każdą usuniętą kartę
       *[other] za każde { $per } usunięte karty
    }
tally-poorer-rivals = { $per ->
        [1] za każdego innego gracza, który ma mniej postępu
       *[other] za każdych { $per } innych graczy, którzy mają mniej postępu
    }
tally-region-play = { $per ->
        [1] za każdy region w grze
       *[other] za każde { $per } regiony w grze
    }
tally-city-metropolis-play = { $per ->
        [1] za każde miasto lub metropolię w grze
       *[other] za każde { $per } miasta lub metropolie w grze
    }
tally-family-play = { $per ->
        [1] za każdą kartę „{ $card }” w grze
       *[other] za każde { $per } karty „{ $card }” w grze
    }
ask-amount = { $card }: ile żetonów płacisz?
ask-sink = { $card }: którą kartę zatapiasz?
ask-exile-own = { $card }: którą kartę usuwasz?
ask-break-through-main = Podporządkowanie: którą kartę z rynku bierzesz albo pierwszą taką kartę z talii głównej?
answer-amount = { $n }
answer-reveal = Pierwsza taka karta z talii głównej
told-amount = { $seat } płaci { $n }.
told-stored = { $seat } kładzie { $n } żeton postępu na karcie „{ $card }” (razem { $total }).
told-became = { $seat } zastępuje kartę „{ $card }” kartą „{ $into }”.
told-showed = { $seat } pokazuje rękę ({ $cards }) i talię ({ $deck }).
told-replaced = „{ $card }” to nacja w grze: zamiast tego hołdu w grze jest „{ $by }”.
zone-sunken = zatopione karty
    .from = spośród zatopionych kart
    .to = pod kartę potęgi
    .at = zatopiona
family-long-walls = Wielki Mur
family-indian-elephants = Słonie indyjskie
act-discard-any = { $mood ->
        [may] odrzucić dowolną liczbę kart buntu z ręki
        [they] odrzuca dowolną liczbę kart buntu z ręki
       *[do] odrzuć dowolną liczbę kart buntu z ręki
    }
act-history-up-to = { $mood ->
        [may] przenieść maksymalnie { $n } karty ze stosu kart odrzuconych do historii
        [they] przenosi maksymalnie { $n } karty ze stosu kart odrzuconych do historii
       *[do] przenieś maksymalnie { $n } karty ze stosu kart odrzuconych do historii
    }
act-history-what-discard = { $mood ->
        [may] przenieść { $what } ze stosu kart odrzuconych do historii
        [they] przenosi { $what } ze stosu kart odrzuconych do historii
       *[do] przenieś { $what } ze stosu kart odrzuconych do historii
    }
act-history-what-hand = { $mood ->
        [may] przenieść { $what } z ręki do historii
        [they] przenosi { $what } z ręki do historii
       *[do] przenieś { $what } z ręki do historii
    }
act-history-lying = { $mood ->
        [may] przenieść { $what } z ręki lub garnizonu do historii
        [they] przenosi { $what } z ręki lub garnizonu do historii
       *[do] przenieś { $what } z ręki lub garnizonu do historii
    }
act-take-up-to = { $mood ->
        [may] wziąć maksymalnie { $what } ze stosu kart odrzuconych
        [they] bierze maksymalnie { $what } ze stosu kart odrzuconych
       *[do] weź maksymalnie { $what } ze stosu kart odrzuconych
    }
act-abandon-up-to = { $mood ->
        [may] porzucić maksymalnie { $what }
        [they] porzuca maksymalnie { $what }
       *[do] porzuć maksymalnie { $what }
    }
act-sink = { $mood ->
        [may] zatopić { $what } w grze
        [they] zatapia { $what } w grze
       *[do] zatop { $what } w grze
    }
act-sink-discard = { $mood ->
        [may] zatopić kartę ze stosu kart odrzuconych
        [they] zatapia kartę ze stosu kart odrzuconych
       *[do] zatop kartę ze stosu kart odrzuconych
    }
own-sunken = { $mood ->
        [may] zatopić tę kartę
        [they] zatapia tę kartę
       *[do] zatop tę kartę
    }
act-garrison-what = { $mood ->
        [may] umieścić { $what } w garnizonie tej karty
        [they] umieszcza { $what } w garnizonie tej karty
       *[do] umieść { $what } w garnizonie tej karty
    }
act-quest = { $mood ->
        [may] umieścić nadchodzącą misję w garnizonie tej karty
        [they] umieszcza nadchodzącą misję w garnizonie tej karty
       *[do] umieść nadchodzącą misję w garnizonie tej karty
    }
act-exile-quest = { $mood ->
        [may] usunąć nadchodzącą misję inną niż „Graal”
        [they] usuwa nadchodzącą misję inną niż „Graal”
       *[do] usuń nadchodzącą misję inną niż „Graal”
    }
act-recall-under = { $mood ->
        [may] cofnąć { $what } z garnizonu tej karty
        [they] cofa { $what } z garnizonu tej karty
       *[do] cofnij { $what } z garnizonu tej karty
    }
act-abandon-under = { $mood ->
        [may] porzucić { $what } z garnizonów regionów
        [they] porzuca { $what } z garnizonów regionów
       *[do] porzuć { $what } z garnizonów regionów
    }
act-abandon-lying = { $mood ->
        [may] porzucić { $what } z garnizonu
        [they] porzuca { $what } z garnizonu
       *[do] porzuć { $what } z garnizonu
    }
act-quest-hand = { $mood ->
        [may] wziąć aktywną misję na rękę
        [they] bierze aktywną misję na rękę
       *[do] weź aktywną misję na rękę
    }
act-quest-discard = { $mood ->
        [may] położyć aktywną misję na stosie kart odrzuconych
        [they] kładzie aktywną misję na stosie kart odrzuconych
       *[do] połóż aktywną misję na stosie kart odrzuconych
    }
act-exile-anywhere = { $mood ->
        [may] usunąć { $what }, jeśli jest w grze albo jest aktywną misją
        [they] usuwa { $what }, jeśli jest w grze albo jest aktywną misją
       *[do] usuń { $what }, jeśli jest w grze albo jest aktywną misją
    }
act-exile-hand = { $mood ->
        [may] usunąć { $what } z ręki
        [they] usuwa { $what } z ręki
       *[do] usuń { $what } z ręki
    }
act-find-history = { $mood ->
        [may] odszukać { $what } i przenieść znalezioną kartę do historii
        [they] odszukuje { $what } i przenosi znalezioną kartę do historii
       *[do] odszukaj { $what } i przenieś znalezioną kartę do historii
    }
act-find-discard = { $mood ->
        [may] odszukać { $what } i położyć znalezioną kartę na stosie kart odrzuconych
        [they] odszukuje { $what } i kładzie znalezioną kartę na stosie kart odrzuconych
       *[do] odszukaj { $what } i połóż znalezioną kartę na stosie kart odrzuconych
    }
act-find-near = { $mood ->
        [may] odszukać { $what } na stosie kart odrzuconych lub w talii i wziąć znalezioną kartę na rękę
        [they] odszukuje { $what } na stosie kart odrzuconych lub w talii i bierze znalezioną kartę na rękę
       *[do] odszukaj { $what } na stosie kart odrzuconych lub w talii i weź znalezioną kartę na rękę
    }
act-show-attacks = { $mood ->
        [may] pokazać rękę, talię i stos kart odrzuconych i przenieść wszystkie znajdujące się tam karty ataku do historii
        [they] pokazuje rękę, talię i stos kart odrzuconych i przenosi wszystkie znajdujące się tam karty ataku do historii
       *[do] pokaż rękę, talię i stos kart odrzuconych i przenieś wszystkie znajdujące się tam karty ataku do historii
    }
act-return-under = { $mood ->
        [may] zwrócić wszystkie karty buntu z garnizonu tej karty
        [they] zwraca wszystkie karty buntu z garnizonu tej karty
       *[do] zwróć wszystkie karty buntu z garnizonu tej karty
    }
act-return-discard-n = { $mood ->
        [may] zwrócić maksymalnie { $n } karty buntu ze stosu kart odrzuconych
        [they] zwraca maksymalnie { $n } karty buntu ze stosu kart odrzuconych
       *[do] zwróć maksymalnie { $n } karty buntu ze stosu kart odrzuconych
    }
act-return-either = { $mood ->
        [may] zwrócić 1 kartę buntu z ręki lub ze stosu kart odrzuconych
        [they] zwraca 1 kartę buntu z ręki lub ze stosu kart odrzuconych
       *[do] zwróć 1 kartę buntu z ręki lub ze stosu kart odrzuconych
    }
act-acquire-holding-population = { $mood ->
        [may] zdobyć { $what } z rynku, jeśli na karcie leży populacja
        [they] zdobywa { $what } z rynku, jeśli na karcie leży populacja
       *[do] zdobądź { $what } z rynku, jeśli na karcie leży populacja
    }
act-acquire-from-exile = { $mood ->
        [may] zdobyć { $what } ze stosu kart usuniętych
        [they] zdobywa { $what } ze stosu kart usuniętych
       *[do] zdobądź { $what } ze stosu kart usuniętych
    }
act-break-through-exile = { $mood ->
        [may] podporządkować { $what } (także ze stosu kart usuniętych)
        [they] podporządkowuje { $what } (także ze stosu kart usuniętych)
       *[do] podporządkuj { $what } (także ze stosu kart usuniętych)
    }
act-pay-all = { $mood ->
        [may] zapłacić cały swój postęp (co najmniej { $what })
        [they] płaci cały swój postęp (co najmniej { $what })
       *[do] zapłać cały swój postęp (co najmniej { $what })
    }
act-pay-up-to = { $mood ->
        [may] zapłacić maksymalnie { $what }
        [they] płaci maksymalnie { $what }
       *[do] zapłać maksymalnie { $what }
    }
act-store = { $mood ->
        [may] położyć { $what } na tej karcie
        [they] kładzie { $what } na tej karcie
       *[do] połóż { $what } na tej karcie
    }
act-become = { $mood ->
        [may] zastąpić tę kartę kartą „{ $what }”
        [they] zastępuje tę kartę kartą „{ $what }”
       *[do] zastąp tę kartę kartą „{ $what }”
    }
act-become-empire = { $mood ->
        [may] stać się Imperium
        [they] staje się Imperium
       *[do] stajesz się Imperium
    }
act-play-empire = { $mood ->
        [may] zagrać z ręki bez akcji kartę z symbolem Imperium niezależnie od swojego systemu
        [they] zagrywa z ręki bez akcji kartę z symbolem Imperium niezależnie od swojego systemu
       *[do] zagraj z ręki bez akcji kartę z symbolem Imperium niezależnie od swojego systemu
    }
act-treat-river = { $mood ->
        [may] traktować 1 symbol rzeki jako 3 symbole produkcji do końca tury
        [they] traktuje 1 symbol rzeki jako 3 symbole produkcji do końca tury
       *[do] traktuj 1 symbol rzeki jako 3 symbole produkcji do końca tury
    }
