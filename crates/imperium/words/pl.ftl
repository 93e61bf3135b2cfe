# Imperium in Polish, in the vocabulary of the Polish rulebook. Names of cards are not inflected: they stand in the
# nominative, set off by a colon or in quotation marks. Seats are names of any gender: present tense only.

## Names of cards, published: as the Polish rulebook tells them, one (Wyspy Owcze) as a review of the edition does.

card-boats = Łodzie
card-shaduf = Szaduf
card-port = Port
card-egyptians = Egipcjanie
card-qin = Qin
card-olmecs = Olmekowie
card-sumerians = Sumerowie
card-minoans = Minojczycy
card-mauryans = Maurjowie
card-unrest = Bunt
card-carthaginians-a = Kartagińczycy
card-carthaginians-b = Kartagińczycy
card-elephants = Słonie bojowe
card-hegemony = Hegemonia
card-hannibal = Hannibal
card-trading-ships = Statki kupieckie
card-monopoly = Monopol
card-prosperity = Dobrobyt
card-caravans = Karawany
card-glory = Chwała
card-conquer = Podbój
card-celts-a = Celtowie
card-celts-b = Celtowie
card-celtic-innovation = Celtycki wynalazek
card-druids = Druidzi
card-cattle-raid = Kradzież bydła
card-cauldron-of-cerridwen = Kocioł bogini Ceridwen
card-greeks-a = Grecy
card-greeks-b = Grecy
card-lighthouse = Latarnia morska
card-greek-mercenaries = Greccy najemnicy
card-settlers = Osadnicy
card-macedonians-a = Macedończycy
card-macedonians-b = Macedończycy
card-alexander = Aleksander
card-companion-cavalry = Hetajrowie
card-phalanx = Falanga
card-persians-a = Persowie
card-persians-b = Persowie
card-battering-ram = Taran
card-persian-gold = Perskie złoto
card-romans-a = Rzymianie
card-romans-b = Rzymianie
card-legions = Legiony
card-bread-and-circuses = Chleb i igrzyska
card-scythians-a = Scytowie
card-scythians-b = Scytowie
card-nomads = Nomadzi
card-nomads-barbarian = Nomadzi
card-mounted-archers = Łucznicy Saka
card-tents = Jurty
card-vikings-a = Wikingowie
card-vikings-b = Wikingowie
card-harald-hardrada = Harald III Srogi
card-combs = Grzebień
card-foroyar = Wyspy Owcze
card-sagas = Sagi o Wikingach
card-gothja = Gotka
card-king-of-kings-a = Król królów
card-king-of-kings-b = Król królów

## Names of cards, ours: translated by us, because we do not know what the Polish edition prints.

card-praiseworthy = Godny pochwały
card-great = Wielki
card-notorious = Osławiony
card-marvellous = Cudowny
card-glorious = Chwalebny
card-triumphant = Triumfujący
card-awe-inspiring = Budzący podziw
card-standing-army = Stała armia
card-jade-mask = Jadeitowa maska
card-elders = Starszyzna
card-town = Miasteczko
card-shrine = Sanktuarium
card-invasion = Inwazja
card-mysticism = Mistycyzm
card-oracle = Wyrocznia
card-agriculture = Rolnictwo
card-rituals-and-ceremonies = Rytuały i ceremonie
card-ambassador = Ambasador
card-city = Miasto
card-gambling = Hazard
card-diplomacy = Dyplomacja
card-leadership = Przywództwo
card-lost-scroll = Zaginiony zwój
card-drama-and-poetry = Dramat i poezja
card-education = Edukacja
card-moneylenders = Lichwiarze
card-corruption = Korupcja
card-onager = Onager
card-metropolis = Metropolia
card-pharmacy = Farmacja
card-wonder = Cud świata
card-coinage = Bicie monet
card-exports = Eksport
card-urban-development = Rozbudowa miast
card-mercenaries = Najemnicy
card-temple = Świątynia
card-cataphract = Katafrakt
card-wilderness = Dzicz
card-jungle = Dżungla
card-mountain = Góra
card-coast = Wybrzeże
card-floodplain = Równina zalewowa
card-forest = Puszcza
card-oasis = Oaza
card-hills = Wzgórza
card-marsh = Bagno
card-steppe = Step
card-river = Rzeka
card-cape = Przylądek
card-woodland = Las
card-sacred-pass = Święta przełęcz
card-armenians = Ormianie
card-assyrians = Asyryjczycy
card-ionians = Jonowie
card-aksumites = Aksumici
card-hittites = Hetyci
card-city-of-carthage = Kartagina
card-advance = Krok naprzód
card-iberia = Iberia
card-berbers = Berberowie
card-dido-queen-of-carthage = Dydona, królowa Kartaginy
card-carthaginian-traders = Kartagińscy kupcy
card-balearic-islands = Baleary
card-mauretania = Mauretania
card-celtic-gold = Celtyckie złoto
card-chainmail = Kolczuga
card-chariots = Rydwany
card-ogham-script = Pismo ogamiczne
card-vercingetorix = Wercyngetoryks
card-armorica = Armoryka
card-belgica = Belgika
card-britannia = Brytania
card-hibernia = Hibernia
card-boudicca = Boudika
card-celtica = Celtyka
card-olympic-games = Igrzyska olimpijskie
card-greek-prosperity = Grecki dobrobyt
card-pericles = Perykles
card-city-of-corinth = Korynt
card-science = Nauka
card-greek-innovation = Grecki wynalazek
card-direct-democracy = Demokracja bezpośrednia
card-philosophy = Filozofia
card-city-of-athens = Ateny
card-plains-of-thessaly = Równiny Tesalii
card-city-of-sparta = Sparta
card-peloponnese = Peloponez
card-forest-of-pholoe = Las Foloi
card-macedonian-development = Rozwój
card-parmenion = Parmenion
card-alexander-the-great = Aleksander Wielki
card-mosaics = Mozaiki
card-alexandria-in-egypt = Aleksandria w Egipcie
card-alexandria-in-ariana = Aleksandria w Arianie
card-uxians = Uksjowie
card-philip-ii = Filip II
card-haliacmon-valley = Dolina Haliakmonu
card-orestis = Orestyda
card-pelagonia = Pelagonia
card-city-of-persepolis = Persepolis
card-persian-development = Rozwój
card-windmills = Wiatraki
card-satrap = Satrapa
card-babylonians = Babilończycy
card-darius-i = Dariusz I
card-arachosia = Arachozja
card-nisaean-plain = Równina Nisajska
card-median-empire = Państwo Medów
card-bactria = Baktria
card-zagros = Zagros
card-lydians = Lidyjczycy
card-julius-caesar = Juliusz Cezar
card-military-engineering = Inżynieria wojskowa
card-roman-invasion = Rzymska inwazja
card-the-senate = Senat
card-rome-the-eternal-city = Rzym, Wieczne Miasto
card-emperor-trajan = Cesarz Trajan
card-gallia-aquitania = Galia Akwitańska
card-raetia = Recja
card-triumvirate = Triumwirat
card-city-of-rome = Rzym
card-dalmatia = Dalmacja
card-roman-expansion = Rzymska ekspansja
card-ateas = Ateas
card-kurgans = Kurhany
card-city-of-gelonus = Gelonos
card-jewellery = Biżuteria
card-tamga = Tamga
card-pontic-steppe = Step pontyjski
card-tarim-basin = Kotlina Tarymska
card-caucasia = Kaukazja
card-raiders = Łupieżcy
card-carpathian-mountains = Karpaty
card-tian-shan = Tienszan
card-iceland = Islandia
card-graenland = Grenlandia
card-vinland = Winlandia
card-city-of-dubh-linn = Dubh Linn
card-longships = Drakkary
card-skis = Narty
card-rollo-the-walker = Rollo Piechur
card-go-aviking = Wyprawa po łupy
card-scandinavia = Skandynawia
card-erik-the-red = Eryk Rudy
card-jomsviking = Jomswiking
card-althing = Althing

##

# Nations, tokens, suits, places.

nation-carthaginians = Kartagińczycy
nation-celts = Celtowie
nation-greeks = Grecy
nation-macedonians = Macedończycy
nation-persians = Persowie
nation-romans = Rzymianie
nation-scythians = Scytowie
nation-vikings = Wikingowie
nothing = nic
token-materials = surowce
token-population = populacja
token-progress = postęp
tokens-materials = { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[other] { $n } surowców
    }
tokens-population = { $n ->
        [one] { $n } żeton populacji
        [few] { $n } żetony populacji
       *[other] { $n } żetonów populacji
    }
tokens-progress = { $n ->
        [one] { $n } żeton postępu
        [few] { $n } żetony postępu
       *[other] { $n } żetonów postępu
    }
cards-n = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }
actions-n = { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[other] { $n } akcji
    }
some-tokens = { $token ->
        [materials] { tokens-materials }
        [population] { tokens-population }
       *[progress] { tokens-progress }
    }
exhausts-n = { $n ->
        [one] { $n } żeton zaznaczenia
        [few] { $n } żetony zaznaczenia
       *[other] { $n } żetonów zaznaczenia
    }
what-uncivilised = kartę archaiczną
what-civilised = kartę cywilizowaną
what-region = region
what-another-region = kolejny region
what-up-to-regions = do { $n } regionów
what-tributary = hołd
what-fame = kartę sławy
what-unrest = kartę buntu
what-city = miasto
what-metropolis = metropolię
what-scroll = zwój
what-knight = rycerza
what-mask = maskę
what-production = symbol produkcji
what-fertile = region z symbolem urodzaju
what-river = region z symbolem rzeki
what-any = kartę archaiczną / cywilizowaną / region / hołd
what-pinned = trwałą kartę
what-fixture = trwałą kartę inną niż region
what-civil = kartę archaiczną / cywilizowaną
what-fertile-river = region z symbolem urodzaju lub rzeki
what-attack = kartę ataku
what-all = kartę
what-regions = { $n ->
        [one] { $n } region
        [few] { $n } regiony
       *[other] { $n } regionów
    }
suit-uncivilised = archaiczna
suit-civilised = cywilizowana
suit-region = region
suit-tributary = hołd
zone-hand = ręka
    .from = z ręki
    .to = na rękę
    .at = na ręce
zone-discard = stos kart odrzuconych
    .from = ze stosu kart odrzuconych
    .to = na stos kart odrzuconych
    .at = na stosie kart odrzuconych
zone-play = obszar gry
    .from = z obszaru gry
    .to = do obszaru gry
    .at = w obszarze gry
zone-history = historia
    .from = z historii
    .to = do historii
    .at = w historii
zone-top = talia
    .from = z talii
    .to = na wierzch talii
    .at = w talii
zone-market = rynek
    .from = z rynku
    .to = na rynek
    .at = na rynku
zone-exile = stos kart usuniętych
    .from = ze stosu kart usuniętych
    .to = na stos kart usuniętych
    .at = na stosie kart usuniętych
zone-pile = stos buntów
    .from = ze stosu buntów
    .to = na stos buntów
    .at = na stosie buntów
zone-garrison = garnizon
    .from = z garnizonu
    .to = do garnizonu
    .at = w garnizonie
zone-development = talia rozwoju
    .from = z talii rozwoju
    .to = do talii rozwoju
    .at = w talii rozwoju
zone-nation = talia nacji
    .from = z talii nacji
    .to = do talii nacji
    .at = w talii nacji
zone-fame = talia sławy
    .from = z talii sławy
    .to = do talii sławy
    .at = w talii sławy
zone-deck = talia rynku
    .from = z talii rynku
    .to = do talii rynku
    .at = w talii rynku

# The text of a card: parts of sentences, each in the mood its place needs.

text-exhaust = Zaznacz: { $what }
text-solstice = Przesilenie: { $what }
text-gained = Gdy kładziesz tę kartę na stosie kart odrzuconych, { $what }
text-instead = Zamiast podejrzeć lub wziąć tę kartę: { $what }
text-when = Pasywna: gdy { $when }, { $what }
text-react = Zaznacz, gdy { $when }: { $what }
text-free = Zagraj bez akcji.
text-passive = Pasywna: { $what }
text-cost = { $cost }, aby { $what }
text-cost-choice = { $cost }, aby { $what }
text-cost-then = { $cost }, a następnie { $then }
what-named = kartę „{ $what }”
what-or = { $a } / { $b }
text-and = { $a } i { $b }
text-comma = { $a }, { $b }
text-or = { $a } ALBO { $b }
text-choose = { $mood ->
        [may] wybrać: { $what }
        [they] wybiera: { $what }
       *[do] wybierz: { $what }
    }
text-may = { $mood ->
        [they] może { $what }
       *[do] możesz { $what }
    }
text-others = każdy inny gracz { $what }
text-all = każdy gracz { $what }
text-if-barbarian = jako Barbarzyńcy { $what }
text-if-empire = jako Imperium { $what }
act-gain = { $mood ->
        [may] zyskać { $what }
        [they] zyskuje { $what }
       *[do] zyskaj { $what }
    }
act-gain-per = { $mood ->
        [may] zyskać { $what } { $per }
        [they] zyskuje { $what } { $per }
       *[do] zyskaj { $what } { $per }
    }
act-actions = { $mood ->
        [may] zyskać { $what }
        [they] zyskuje { $what }
       *[do] zyskaj { $what }
    }
act-refund = { $mood ->
        [may] przenieść 1 żeton zaznaczenia z powrotem na kartę systemu
        [they] przenosi 1 żeton zaznaczenia z powrotem na kartę systemu
       *[do] przenieś 1 żeton zaznaczenia z powrotem na kartę systemu
    }
act-pay = { $mood ->
        [may] zapłacić { $what }
        [they] płaci { $what }
       *[do] zapłać { $what }
    }
act-spend = { $mood ->
        [may] wydać { $what }
        [they] wydaje { $what }
       *[do] wydaj { $what }
    }
act-draw = { $mood ->
        [may] dobrać { $what }
        [they] dobiera { $what }
       *[do] dobierz { $what }
    }
act-draw-able = { $mood ->
        [may] dobrać { $what }, o ile to możliwe
        [they] dobiera { $what }, o ile to możliwe
       *[do] dobierz { $what }, o ile to możliwe
    }
act-draw-up-to = { $mood ->
        [may] dobrać maksymalnie { $what }
        [they] dobiera maksymalnie { $what }
       *[do] dobierz maksymalnie { $what }
    }
act-draw-up-to-able = { $mood ->
        [may] dobrać maksymalnie { $what }, o ile to możliwe
        [they] dobiera maksymalnie { $what }, o ile to możliwe
       *[do] dobierz maksymalnie { $what }, o ile to możliwe
    }
act-draw-per = { $mood ->
        [may] dobrać { $what } { $per }
        [they] dobiera { $what } { $per }
       *[do] dobierz { $what } { $per }
    }
act-discard-drawn = { $mood ->
        [may] odrzucić 1 z dobranych kart
        [they] odrzuca 1 z dobranych kart
       *[do] odrzuć 1 z dobranych kart
    }
act-discard = { $mood ->
        [may] odrzucić { $what }
        [they] odrzuca { $what }
       *[do] odrzuć { $what }
    }
act-top = { $mood ->
        [may] położyć { $what } z ręki na wierzchu talii
        [they] kładzie { $what } z ręki na wierzchu talii
       *[do] połóż { $what } z ręki na wierzchu talii
    }
act-abandon = { $mood ->
        [may] porzucić { $what }
        [they] porzuca { $what }
       *[do] porzuć { $what }
    }
act-recall = { $mood ->
        [may] cofnąć { $what }
        [they] cofa { $what }
       *[do] cofnij { $what }
    }
act-garrison = { $mood ->
        [may] umieścić kartę w garnizonie
        [they] umieszcza kartę w garnizonie
       *[do] umieść kartę w garnizonie
    }
act-return-hand = { $mood ->
        [may] zwrócić 1 kartę buntu
        [they] zwraca 1 kartę buntu
       *[do] zwróć 1 kartę buntu
    }
act-return-discard = { $mood ->
        [may] zwrócić 1 kartę buntu ze stosu kart odrzuconych
        [they] zwraca 1 kartę buntu ze stosu kart odrzuconych
       *[do] zwróć 1 kartę buntu ze stosu kart odrzuconych
    }
act-return-both = { $mood ->
        [may] zwrócić maksymalnie { $n } karty buntu z ręki lub ze stosu kart odrzuconych
        [they] zwraca maksymalnie { $n } karty buntu z ręki lub ze stosu kart odrzuconych
       *[do] zwróć maksymalnie { $n } karty buntu z ręki lub ze stosu kart odrzuconych
    }
act-history-hand = { $mood ->
        [may] przenieść 1 kartę z ręki do historii
        [they] przenosi 1 kartę z ręki do historii
       *[do] przenieś 1 kartę z ręki do historii
    }
act-history-discard = { $mood ->
        [may] przenieść 1 kartę ze stosu kart odrzuconych do historii
        [they] przenosi 1 kartę ze stosu kart odrzuconych do historii
       *[do] przenieś 1 kartę ze stosu kart odrzuconych do historii
    }
act-history-both = { $mood ->
        [may] przenieść 1 kartę z ręki lub ze stosu kart odrzuconych do historii
        [they] przenosi 1 kartę z ręki lub ze stosu kart odrzuconych do historii
       *[do] przenieś 1 kartę z ręki lub ze stosu kart odrzuconych do historii
    }
act-history-named = { $mood ->
        [may] przenieść kartę „{ $what }” z obszaru gry do historii
        [they] przenosi kartę „{ $what }” z obszaru gry do historii
       *[do] przenieś kartę „{ $what }” z obszaru gry do historii
    }
act-take-discard = { $mood ->
        [may] wziąć 1 { $what } ze stosu kart odrzuconych
        [they] bierze 1 { $what } ze stosu kart odrzuconych
       *[do] weź 1 { $what } ze stosu kart odrzuconych
    }
act-take-history = { $mood ->
        [may] wziąć 1 kartę z historii
        [they] bierze 1 kartę z historii
       *[do] weź 1 kartę z historii
    }
act-stack = { $mood ->
        [may] położyć 1 { $what } ze stosu kart odrzuconych na wierzchu talii
        [they] kładzie 1 { $what } ze stosu kart odrzuconych na wierzchu talii
       *[do] połóż 1 { $what } ze stosu kart odrzuconych na wierzchu talii
    }
own-history = { $mood ->
        [may] przenieść tę kartę do historii
        [they] przenosi tę kartę do historii
       *[do] przenieś tę kartę do historii
    }
own-discard = { $mood ->
        [may] porzucić tę kartę
        [they] porzuca tę kartę
       *[do] porzuć tę kartę
    }
own-hand = { $mood ->
        [may] cofnąć tę kartę
        [they] cofa tę kartę
       *[do] cofnij tę kartę
    }
own-exile = { $mood ->
        [may] usunąć tę kartę
        [they] usuwa tę kartę
       *[do] usuń tę kartę
    }
own-pile = { $mood ->
        [may] zwrócić tę kartę na stos buntów
        [they] zwraca tę kartę na stos buntów
       *[do] zwróć tę kartę na stos buntów
    }
it-discard = { $mood ->
        [may] odrzucić ją
        [they] odrzuca ją
       *[do] odrzuć ją
    }
it-top = { $mood ->
        [may] położyć ją na wierzchu talii
        [they] kładzie ją na wierzchu talii
       *[do] połóż ją na wierzchu talii
    }
it-history = { $mood ->
        [may] przenieść ją do historii
        [they] przenosi ją do historii
       *[do] przenieś ją do historii
    }
act-take-unrest = { $mood ->
        [may] wziąć 1 kartę buntu
        [they] bierze 1 kartę buntu
       *[do] weź 1 kartę buntu
    }
act-acquire = { $mood ->
        [may] zdobyć { $what }
        [they] zdobywa { $what }
       *[do] zdobądź { $what }
    }
act-acquire-exile = { $mood ->
        [may] zdobyć { $what } z rynku lub stosu kart usuniętych
        [they] zdobywa { $what } z rynku lub stosu kart usuniętych
       *[do] zdobądź { $what } z rynku lub stosu kart usuniętych
    }
act-acquire-holding = { $mood ->
        [may] zdobyć dowolną kartę z rynku, na której leżą surowce
        [they] zdobywa dowolną kartę z rynku, na której leżą surowce
       *[do] zdobądź dowolną kartę z rynku, na której leżą surowce
    }
act-break-through = { $mood ->
        [may] podporządkować { $what }
        [they] podporządkowuje { $what }
       *[do] podporządkuj { $what }
    }
act-exile-market = { $mood ->
        [may] usunąć 1 kartę z rynku
        [they] usuwa 1 kartę z rynku
       *[do] usuń 1 kartę z rynku
    }
act-look-fame = { $mood ->
        [may] podejrzeć { $what } z talii sławy
        [they] podgląda { $what } z talii sławy
       *[do] podejrzyj { $what } z talii sławy
    }
act-take-looked = { $mood ->
        [may] wziąć 1 z nich
        [they] bierze 1 z nich
       *[do] weź 1 z nich
    }
act-take-fame = { $mood ->
        [may] wziąć wierzchnią kartę z talii sławy
        [they] bierze wierzchnią kartę z talii sławy
       *[do] weź wierzchnią kartę z talii sławy
    }
act-look-nation = { $mood ->
        [may] podejrzeć wierzchnią kartę talii nacji
        [they] podgląda wierzchnią kartę talii nacji
       *[do] podejrzyj wierzchnią kartę talii nacji
    }
act-shuffle-nation = { $mood ->
        [may] potasować talię nacji
        [they] tasuje talię nacji
       *[do] potasuj talię nacji
    }
act-bury-nation = { $mood ->
        [may] przełożyć wierzchnią kartę talii nacji na jej spód
        [they] przekłada wierzchnią kartę talii nacji na jej spód
       *[do] przełóż wierzchnią kartę talii nacji na jej spód
    }
act-advance-nation = { $mood ->
        [may] położyć wierzchnią kartę talii nacji na stosie kart odrzuconych
        [they] kładzie wierzchnią kartę talii nacji na stosie kart odrzuconych
       *[do] połóż wierzchnią kartę talii nacji na stosie kart odrzuconych
    }
act-find = { $mood ->
        [may] odszukać { $what } i wziąć go na rękę
        [they] odszukuje { $what } i bierze go na rękę
       *[do] odszukaj { $what } i weź go na rękę
    }
act-develop = { $mood ->
        [may] rozwinąć kartę
        [they] rozwija kartę
       *[do] rozwiń kartę
    }
act-develop-free = { $mood ->
        [may] rozwinąć kartę bez ponoszenia kosztu
        [they] rozwija kartę bez ponoszenia kosztu
       *[do] rozwiń kartę bez ponoszenia kosztu
    }
act-steal = { $mood ->
        [may] zabrać { $what } każdemu innemu graczowi
        [they] zabiera { $what } każdemu innemu graczowi
       *[do] zabierz { $what } każdemu innemu graczowi
    }
act-steal-region = { $mood ->
        [may] zabrać { $what } każdemu innemu graczowi, który ma w grze region
        [they] zabiera { $what } każdemu innemu graczowi, który ma w grze region
       *[do] zabierz { $what } każdemu innemu graczowi, który ma w grze region
    }
act-steal-empire = { $mood ->
        [may] zabrać { $what } każdemu innemu graczowi, który jest Imperium
        [they] zabiera { $what } każdemu innemu graczowi, który jest Imperium
       *[do] zabierz { $what } każdemu innemu graczowi, który jest Imperium
    }
act-steal-unrest = { $mood ->
        [may] zabrać { $what } każdemu innemu graczowi; gracz, który nie może oddać całości, bierze 1 kartę buntu
        [they] zabiera { $what } każdemu innemu graczowi; gracz, który nie może oddać całości, bierze 1 kartę buntu
       *[do] zabierz { $what } każdemu innemu graczowi; gracz, który nie może oddać całości, bierze 1 kartę buntu
    }
act-play-it = { $mood ->
        [may] od razu zagrać zdobytą kartę bez akcji
        [they] od razu zagrywa zdobytą kartę bez akcji
       *[do] od razu zagraj zdobytą kartę bez akcji
    }
act-play-hand = { $mood ->
        [may] zagrać { $what } z ręki bez akcji
        [they] zagrywa { $what } z ręki bez akcji
       *[do] zagraj { $what } z ręki bez akcji
    }
act-play-discard = { $mood ->
        [may] zagrać { $what } ze stosu kart odrzuconych (wydając 1 akcję)
        [they] zagrywa { $what } ze stosu kart odrzuconych (wydając 1 akcję)
       *[do] zagraj { $what } ze stosu kart odrzuconych (wydając 1 akcję)
    }
act-garrison-self = { $mood ->
        [may] umieścić tę kartę w garnizonie w regionie w grze i rozpatrzyć efekt zagrania tego regionu
        [they] umieszcza tę kartę w garnizonie w regionie w grze i rozpatruje efekt zagrania tego regionu
       *[do] umieść tę kartę w garnizonie w regionie w grze i rozpatrz efekt zagrania tego regionu
    }
act-swap-exile = { $mood ->
        [may] wymienić 1 kartę ze stosu kart usuniętych na 1 kartę z rynku
        [they] wymienia 1 kartę ze stosu kart usuniętych na 1 kartę z rynku
       *[do] wymień 1 kartę ze stosu kart usuniętych na 1 kartę z rynku
    }
act-swap-nation = { $mood ->
        [may] wymienić 1 kartę z ręki na wierzchnią kartę talii nacji, ale nie na kartę przełomu
        [they] wymienia 1 kartę z ręki na wierzchnią kartę talii nacji, ale nie na kartę przełomu
       *[do] wymień 1 kartę z ręki na wierzchnią kartę talii nacji, ale nie na kartę przełomu
    }
act-add = { $mood ->
        [may] położyć { $what } na karcie na rynku
        [they] kładzie { $what } na karcie na rynku
       *[do] połóż { $what } na karcie na rynku
    }
act-gamble = { $mood ->
        [may] wskazać typ karty i odkryć wierzchnią kartę talii głównej: jeżeli ma ten typ, wziąć ją, w przeciwnym razie ją usunąć
        [they] wskazuje typ karty i odkrywa wierzchnią kartę talii głównej: jeżeli ma ten typ, bierze ją, w przeciwnym razie ją usuwa
       *[do] wskaż typ karty i odkryj wierzchnią kartę talii głównej: jeżeli ma ten typ, weź ją, w przeciwnym razie ją usuń
    }
act-treat = { $mood ->
        [may] traktować 1 symbol urodzaju jako 3 symbole produkcji do końca tury
        [they] traktuje 1 symbol urodzaju jako 3 symbole produkcji do końca tury
       *[do] traktuj 1 symbol urodzaju jako 3 symbole produkcji do końca tury
    }
act-copy = { $mood ->
        [may] rozpatrzyć efekt zaznaczenia 1 trwałej karty innego gracza tak, jakby była twoja
        [they] rozpatruje efekt zaznaczenia 1 trwałej karty innego gracza tak, jakby należała do niego
       *[do] rozpatrz efekt zaznaczenia 1 trwałej karty innego gracza tak, jakby była twoja
    }
act-waive = { $mood ->
        [may] zignorować symbol Imperium na następnej karcie, którą zagrasz w tej turze
        [they] ignoruje symbol Imperium na następnej karcie, którą zagra w tej turze
       *[do] zignoruj symbol Imperium na następnej karcie, którą zagrasz w tej turze
    }
act-end-game = { $mood ->
        [may] wywołać zakończenie gry
        [they] wywołuje zakończenie gry
       *[do] wywołaj zakończenie gry
    }
act-avoid = { $mood ->
        [may] zignorować ten atak
        [they] ignoruje ten atak
       *[do] zignoruj ten atak
    }
act-avoid-unless = { $mood ->
        [may] zignorować ten atak, chyba że atakujący odda ci 1 żeton postępu
        [they] ignoruje ten atak, chyba że atakujący odda mu 1 żeton postępu
       *[do] zignoruj ten atak, chyba że atakujący odda ci 1 żeton postępu
    }
act-give = daj każdemu innemu graczowi 1 kartę z ręki lub ze stosu kart odrzuconych
per-production = za każdy symbol produkcji w grze
per-fertile = za każdy symbol urodzaju w grze
per-river = za każdy symbol rzeki w grze
per-region = za każdy region w grze
per-city-metropolis = za każde miasto i każdą metropolię w grze
per-abandoned = za każdą kartę porzuconą w ten sposób
per-materials = za każdy surowiec, który leżał na tej karcie
when-attacked = inny gracz zagrywa atak
when-plays = zagrywasz { $what }
when-plays-discard = zagrywasz { $what } ze stosu kart odrzuconych
when-gains = zdobywasz lub podporządkowujesz { $what }
when-gains-market = zdobywasz lub podporządkowujesz { $what } z rynku
when-gains-exile = zdobywasz { $what } ze stosu kart usuniętych
when-returns-unrest = zwracasz kartę buntu
when-takes-unrest = bierzesz kartę buntu
when-river-materials = zyskujesz surowce dzięki karcie w grze z symbolem rzeki
when-looks-fame = podglądasz karty z talii sławy
mod-hand-size = twój limit kart na ręce jest o { $n } większy
mod-tame = twoje karty „{ $what }” tracą symbol Barbarzyńców
mod-tame-both = twoje karty „{ $what }” i karty ataku tracą symbol Barbarzyńców
mod-tame-attack = twoje karty ataku tracą symbol Barbarzyńców
mod-exile-regions = możesz zdobywać regiony ze stosu kart usuniętych
mod-cheap-unrest = zagranie karty buntu kosztuje cię o 1 kartę lub 1 surowiec mniej, ale co najmniej 1
mod-no-history = twoje karty są odrzucane, zamiast trafiać do historii
mod-adds = w fazie porządków połóż na karcie na rynku { $what } zamiast żetonu postępu
text-when-looks = Pasywna: gdy { $when }, podejrzyj o { $n } więcej i { $what }
mod-amnesty = Przed liczeniem punktów lub rozstrzygnięciem upadku zwróć maksymalnie { $n } karty buntu z ręki, stosu kart odrzuconych, talii lub historii.
text-never-played = Tej karty nie można zagrać.
text-never-garrisoned = Tej karty nie można umieścić w garnizonie.
text-needs-play = Zagraj tylko, jeżeli karta „{ $card }” jest w grze.
text-needs-both = Zagraj tylko, jeżeli karty „{ $card }” i „{ $other }” są w grze.
text-needs-history = Zagraj tylko, jeżeli karta „{ $card }” jest w twojej historii.
vp-fixed = { $n } PZ
vp-history = { $n } PZ, jeżeli w historii, w przeciwnym razie { $m } PZ
vp-play = { $n } PZ, jeżeli w grze, w przeciwnym razie { $m } PZ
vp-per = { $n } PZ { $what } (maksymalnie 10)
vp-two = { $n } PZ { $what } oraz { $m } PZ { $other } (maksymalnie 10)
tally-materials = { $per ->
        [1] za każdy surowiec
        [few] za każde { $per } surowce
       *[other] za każdych { $per } surowców
    }
tally-population = { $per ->
        [1] za każdy żeton populacji
        [few] za każde { $per } żetony populacji
       *[other] za każdych { $per } żetonów populacji
    }
tally-progress = { $per ->
        [1] za każdy żeton postępu
        [few] za każde { $per } żetony postępu
       *[other] za każdych { $per } żetonów postępu
    }
tally-uncivilised = { $per ->
        [1] za każdą kartę archaiczną
        [few] za każde { $per } karty archaiczne
       *[other] za każdych { $per } kart archaicznych
    }
tally-civilised = { $per ->
        [1] za każdą kartę cywilizowaną
        [few] za każde { $per } karty cywilizowane
       *[other] za każdych { $per } kart cywilizowanych
    }
tally-region = { $per ->
        [1] za każdy region
        [few] za każde { $per } regiony
       *[other] za każdych { $per } regionów
    }
tally-tributary = { $per ->
        [1] za każdy hołd
        [few] za każde { $per } hołdy
       *[other] za każdych { $per } hołdów
    }
tally-fame = { $per ->
        [1] za każdą kartę sławy
        [few] za każde { $per } karty sławy
       *[other] za każdych { $per } kart sławy
    }
tally-unrest = { $per ->
        [1] za każdą kartę buntu
        [few] za każde { $per } karty buntu
       *[other] za każdych { $per } kart buntu
    }
tally-cards = { $per ->
        [1] za każdą kartę
        [few] za każde { $per } karty
       *[other] za każdych { $per } kart
    }
tally-history = { $per ->
        [1] za każdą kartę w historii
        [few] za każde { $per } karty w historii
       *[other] za każdych { $per } kart w historii
    }
tally-garrison = { $per ->
        [1] za każdą kartę w tym garnizonie
        [few] za każde { $per } karty w tym garnizonie
       *[other] za każdych { $per } kart w tym garnizonie
    }
tally-fixtures = { $per ->
        [1] za każdą trwałą kartę w grze, która nie jest regionem
        [few] za każde { $per } trwałe karty w grze, które nie są regionami
       *[other] za każdych { $per } trwałych kart w grze, które nie są regionami
    }
tally-variable = { $per ->
        [1] za każdą kartę ze zmienną liczbą PZ
        [few] za każde { $per } karty ze zmienną liczbą PZ
       *[other] za każdych { $per } kart ze zmienną liczbą PZ
    }
tally-rival-unrest = { $per ->
        [1] za każdą kartę buntu innych graczy
        [few] za każde { $per } karty buntu innych graczy
       *[other] za każdych { $per } kart buntu innych graczy
    }
tally-fertile = { $per ->
        [1] za każdy symbol urodzaju
        [few] za każde { $per } symbole urodzaju
       *[other] za każdych { $per } symboli urodzaju
    }
tally-river = { $per ->
        [1] za każdy symbol rzeki
        [few] za każde { $per } symbole rzeki
       *[other] za każdych { $per } symboli rzeki
    }
tally-fertile-river = { $per ->
        [1] za każdy symbol urodzaju lub rzeki
        [few] za każde { $per } symbole urodzaju lub rzeki
       *[other] za każdych { $per } symboli urodzaju lub rzeki
    }
tally-city-metropolis = { $per ->
        [1] za każde miasto i każdą metropolię
        [few] za każde { $per } miasta lub metropolie
       *[other] za każdych { $per } miast lub metropolii
    }

# Questions.

ask-turn = Co robisz? Masz { $actions ->
        [one] 1 akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    } i { $exhausts ->
        [one] 1 żeton zaznaczenia
        [few] { $exhausts } żetony zaznaczenia
       *[other] { $exhausts } żetonów zaznaczenia
    }.
ask-tokens = Na której karcie na rynku kładziesz żeton?
ask-tidy = Czy najpierw odrzucasz karty z ręki (w pokazanej kolejności), czy dobierasz do limitu?
ask-may = { $card }: czy chcesz { $effect }?
ask-choose = { $card }: wybierz.
ask-react = { $card }: czy zaznaczasz tę kartę? Jej efekt: { $effect }
ask-renew = Twoja talia jest pusta. Którą kartę rozwijasz?
ask-solstice = Przesilenie: która karta jest następna?
ask-pay = { $card }: jak płacisz? Cena to { price }.
ask-order = Która karta wraca do talii sławy jako pierwsza?
ask-draw = { $left ->
        [1] { $card }: czy dobierasz jeszcze jedną kartę?
       *[other] { $card }: czy dobierasz kartę? Możesz dobrać maksymalnie { $left }.
    }
ask-return = Którą kartę buntu zwracasz?
ask-garrison = { $card }: którą kartę umieszczasz w garnizonie?
ask-under = { $card }: w garnizonie którego regionu umieszczasz tę kartę?
ask-history = { $card }: którą kartę przenosisz do historii?
ask-top = { $left ->
        [1] { $card }: którą kartę kładziesz na wierzchu talii?
       *[other] { $card }: którą kartę kładziesz na wierzchu talii (jeszcze { $left })?
    }
ask-abandon = { $left ->
        [1] { $card }: którą kartę porzucasz?
       *[other] { $card }: którą kartę porzucasz (jeszcze { $left })?
    }
ask-recall = { $card }: którą kartę cofasz?
ask-take = { $card }: którą kartę bierzesz na rękę?
ask-discard = { $left ->
        [1] { $card }: którą kartę odrzucasz?
       *[other] { $card }: którą kartę odrzucasz (jeszcze { $left })?
    }
ask-give = { $card }: którą kartę oddajesz?
ask-acquire = { $card }: którą kartę zdobywasz?
ask-break-through = Podporządkowanie: którą kartę z rynku bierzesz albo nieznaną kartę jakiego typu?
ask-exile = { $card }: którą kartę z rynku usuwasz?
ask-fame = Którą kartę sławy bierzesz?
ask-find = { $card }: którą kartę odszukujesz?
ask-develop = { $card }: którą kartę rozwijasz?
ask-play = { $card }: którą kartę zagrywasz?
ask-swap = { $card }: którą kartę wymieniasz?
ask-gamble = { $card }: jaki typ wskazujesz?
ask-treat = { $card }: na której karcie symbol urodzaju liczy się jako trzy symbole produkcji?
ask-copy = { $card }: z którego efektu korzystasz?
ask-refund = { $card }: skąd odzyskujesz żeton zaznaczenia?
ask-avoid = { $card }: czy oddajesz 1 żeton postępu, aby twój atak się powiódł?

price-materials = { $materials ->
        [one] { $materials } surowiec
        [few] { $materials } surowce
       *[other] { $materials } surowców
    }
price-population = { $population ->
        [one] { $population } żeton populacji
        [few] { $population } żetony populacji
       *[other] { $population } żetonów populacji
    }
price-progress = { $progress ->
        [one] { $progress } żeton postępu
        [few] { $progress } żetony postępu
       *[other] { $progress } żetonów postępu
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

answer-play = Zagraj: { $card }
answer-exhaust = Zaznacz: { $card }
answer-exhaust-copy = Zaznacz: { $card } (nr { $copy })
answer-innovate = Innowacja
answer-revolt = Przewrót
answer-pick = { $card } ({ $zone-at })
answer-pick-copy = { $card } ({ $zone-at }, nr { $copy })
answer-pick-market = { $card } (miejsce { $copy } na rynku)
answer-pick-pile = Żeton zaznaczenia { $zone-from }
answer-suit = Nieznana karta: { $suit }
answer-way = { $effect }
answer-pay = { $population ->
        [0] { $materials ->
            [0] Zapłać bez żetonów postępu
            [one] { $materials } żeton postępu zamiast surowców
            [few] { $materials } żetony postępu zamiast surowców
           *[other] { $materials } żetonów postępu zamiast surowców
        }
       *[other] { $materials ->
            [0] { $population ->
                [one] { $population } żeton postępu zamiast populacji
                [few] { $population } żetony postępu zamiast populacji
               *[other] { $population } żetonów postępu zamiast populacji
            }
           *[other] Żetony postępu: { $population } zamiast populacji, { $materials } zamiast surowców
        }
    }
answer-yes = Tak
answer-done = { $question ->
        [ask-turn] Zakończ turę
        [ask-tidy] Dobierz karty
        [ask-may] Nie
        [ask-react] Nie
        [ask-avoid] Nie
        [ask-draw] Nie
        [ask-renew] Żadnej
       *[other] Gotowe
    }

# What happened.

told-nation = { $seat } gra nacją „{ $card }”.
told-round = Zaczyna się runda { $round }.
told-turn = { $seat } rozpoczyna turę.
told-played = { $seat } zagrywa kartę „{ $card }”.
told-exhausted = { $seat } zaznacza kartę „{ $card }”.
told-innovated = { $seat } wybiera innowację.
told-revolted = { $seat } wybiera przewrót.
told-asked = { $seat } podejmuje decyzję w sprawie karty „{ $card }”.
told-asked-plain = { $seat } podejmuje decyzję.
told-chose = { $seat } wybiera: { $effect }
told-suit = { $seat } wskazuje typ karty: { $suit }.
told-picked = { $seat } wskazuje na rynku kartę „{ $card }”.
told-agreed = { $seat } korzysta z efektu.
told-declined = { $seat } nic więcej tu nie robi.
told-gained = { $seat } zyskuje { some-tokens } (razem { $total }).
told-paid = { $seat } płaci { some-tokens } (zostaje { $total }).
told-stole = { $seat } zabiera graczowi { $from } { some-tokens } (razem { $total }; { $from } zachowuje { $left }).
told-refreshed = { $seat } odzyskuje żeton zaznaczenia z karty „{ $card }”.
told-refreshed-pile = { $seat } odzyskuje żeton zaznaczenia { $at-from }.
told-actions = { $n ->
        [0] { $seat } nie ma już akcji.
       *[other] { $seat } ma teraz { actions-n }.
    }
told-exhausts = { $n ->
        [0] { $seat } nie ma już żetonów zaznaczenia.
       *[other] { $seat } ma teraz { exhausts-n }.
    }
told-drew = { $seat } dobiera kartę „{ $card }”.
told-drew-hidden = { $seat } dobiera kartę.
told-discarded = { $seat } odrzuca kartę „{ $card }”.
told-garrisoned = { $seat } umieszcza w garnizonie kartę „{ $card }”.
told-recalled = { $seat } cofa na rękę kartę „{ $card }”.
told-exiled = { $seat } usuwa { $from-from } kartę „{ $card }”.
told-developed = { $seat } rozwija kartę „{ $card }”, która trafia { $to-to }.
told-taken = { $seat } bierze { $from-from } na rękę kartę „{ $card }”.
told-taken-hidden = { $seat } bierze { $from-from } na rękę jedną kartę.
told-stacked = { $seat } kładzie { $from-from } na wierzch talii kartę „{ $card }”.
told-stacked-hidden = { $seat } kładzie { $from-from } na wierzch talii jedną kartę.
told-buried = { $seat } przekłada na spód talii nacji kartę „{ $card }”.
told-buried-hidden = { $seat } przekłada na spód talii nacji jedną kartę.
told-put-back = { $seat } odkłada do talii sławy kartę „{ $card }”.
told-put-back-hidden = { $seat } odkłada do talii sławy jedną kartę.
told-stays = { $seat } zostawia { $from-at } kartę „{ $card }”.
told-moved = { $seat } przenosi { $from-from } { $to-to } kartę „{ $card }”.
told-moved-hidden = { $seat } przenosi { $from-from } { $to-to } jedną kartę.
told-gave = { $seat } oddaje graczowi { $to } kartę „{ $card }”.
told-looked = { $seat } podgląda { $at-at } kartę „{ $card }”.
told-looked-hidden = { $seat } podgląda { $at-at } jedną kartę.
told-market = { $unrest ->
        [yes] Na rynek trafia karta „{ $card }”, a pod nią karta buntu (na stosie zostaje { $pile }).
       *[no] Na rynek trafia karta „{ $card }”.
    }
told-token = { $seat } kładzie { some-tokens } na karcie „{ $card }” na rynku.
told-shown = Karta „{ $card }” zostaje odkryta z talii głównej i wtasowana z powrotem.
told-unrest = { $seat } bierze kartę buntu (na stosie zostaje { $pile }).
told-returned = { $seat } zwraca { $from-from } kartę buntu (na stosie jest teraz { $pile }).
told-shuffled = { $n ->
        [one] { $seat } tasuje stos kart odrzuconych i tworzy nową talię z 1 karty.
       *[other] { $seat } tasuje stos kart odrzuconych i tworzy nową talię z { $n } kart.
    }
told-nation-shuffled = { $seat } tasuje talię nacji.
told-empire = { $seat } staje się Imperium.
told-avoided = { $seat } ignoruje atak.
told-treated = { $seat } liczy symbol urodzaju na karcie „{ $card }” jako trzy symbole produkcji.
told-waived = { $seat } pominie symbol Imperium na następnej karcie.
told-king = { $seat } rozpatruje kartę „Król królów”.
told-ready = { $seat } odzyskuje wszystkie żetony.
told-solstice = Rundę { $round } kończy przesilenie.
told-resolves = { $seat } rozpatruje efekt przesilenia karty „{ $card }”.
told-ending = { $why ->
        [main-deck] Talia główna jest pusta
        [developments] Ostatnia karta rozwoju została rozwinięta
        [king] Karta „Król królów” została obrócona
        [quest] Ostatnia misja została zagrana
        [journey] Podróż dobiegła końca
        [dynasty] Talia dynastii bota jest pusta
       *[zenith] Karta zenitu trafiła na stos kart odrzuconych
    }: runda { $last } będzie ostatnia.
told-collapsed = Stos buntów jest pusty: gra kończy się upadkiem.
told-revealed = { $seat } pokazuje rękę: { $cards }.
told-over = Koniec gry. Punkty: { $seats ->
        [1] { $seat0 } { $points0 }
        [2] { $seat0 } { $points0 }, { $seat1 } { $points1 }
        [3] { $seat0 } { $points0 }, { $seat1 } { $points1 }, { $seat2 } { $points2 }
       *[other] { $seat0 } { $points0 }, { $seat1 } { $points1 }, { $seat2 } { $points2 }, { $seat3 } { $points3 }
    }.

# What an observer sees.

scene-round = Runda { $round }; stos buntów: { $pile }; talia główna: { $main }; talia sławy: { $fame }
scene-market = Rynek: { $card } (surowce { $materials }, populacja { $population }, postęp { $progress }, bunt { $unrest })
scene-exile = Stos kart usuniętych: { $cards }
scene-seat = { $seat }: { $nation }, { $state ->
        [empire] Imperium
       *[barbarian] Barbarzyńcy
    }; surowce { $materials }, populacja { $population }, postęp { $progress }; ręka { $hand }, talia { $deck }
scene-play = W grze: { $cards }
scene-discard = Stos kart odrzuconych: { $cards }
scene-history = Historia ({ $n }): { $cards }
scene-hand = Twoja ręka: { $cards }

# Options.

option-seats = Miejsca
option-nations = Nacje
option-nations-carthaginians = Kartagińczycy
option-nations-celts = Celtowie
option-nations-greeks = Grecy
option-nations-macedonians = Macedończycy
option-nations-persians = Persowie
option-nations-romans = Rzymianie
option-nations-scythians = Scytowie
option-nations-vikings = Wikingowie
option-nations-random = Losowo
option-nations-about = Wybierz po jednej nacji na miejsce.
option-nations-wrong = Wybierz tyle nacji, ile jest miejsc, albo żadnej.
option-sides = Strona kart potęgi
option-sides-b = B: prostsza
option-sides-a = A: z własnym efektem
option-sides-random = Losowo

# Why a bot prefers a move to another: what it brings more or less of.
reason-points-more = { $count ->
        [0] trochę więcej punktów
       *[other] punkty: o około { $count } więcej
    }
reason-points-less = { $count ->
        [0] trochę mniej punktów
       *[other] punkty: o około { $count } mniej
    }
reason-unrest-more = { $count ->
        [0] trochę więcej buntów
       *[other] bunty: o około { $count } więcej
    }
reason-unrest-less = { $count ->
        [0] trochę mniej buntów
       *[other] bunty: o około { $count } mniej
    }
reason-supplies-more = { $count ->
        [0] trochę więcej surowców i populacji
       *[other] surowce i populacja: o około { $count } więcej
    }
reason-supplies-less = { $count ->
        [0] trochę mniej surowców i populacji
       *[other] surowce i populacja: o około { $count } mniej
    }
reason-others-points-more = { $count ->
        [0] trochę więcej punktów najsilniejszego przeciwnika
       *[other] punkty najsilniejszego przeciwnika: o około { $count } więcej
    }
reason-others-points-less = { $count ->
        [0] trochę mniej punktów najsilniejszego przeciwnika
       *[other] punkty najsilniejszego przeciwnika: o około { $count } mniej
    }
