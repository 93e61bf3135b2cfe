# Stół i karty Imperium po polsku. Nazw kart nie odmieniamy.

civ-name = { $name }
civ-card = { $card }: { $traits }
civ-side-a = { $card } A
civ-side-b = { $card } B
civ-side-state = { $card } ({ $state })
civ-exhausted = z żetonem zaznaczenia
civ-round = Runda { $round }
civ-last-round = ostatnia runda: { $round }
civ-standing = { $nation }, { $state }.

civ-market = Rynek
civ-main-deck = talia główna
civ-fame = talia sławy
civ-pile = stos buntów
civ-exile = karty usunięte
civ-choose-from = Karty do wyboru
civ-from = Do wyboru: { $zone }
civ-play = Obszar gry
civ-play-short = W grze
civ-hand = Ręka
civ-hand-empty = Brak kart na ręce
civ-hidden = { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[many] { $n } kart
}
civ-known = Znane karty na ręce:
civ-garrison = garnizon
civ-sunken = zatopione karty
civ-deck = Talia
civ-deck-own = Karty, które w niej są, bez ustalonej kolejności.
civ-deck-other = Te karty są na ręce albo w talii, albo trafiły niejawnie z ręki do historii lub do talii nacji. Mogą być też inne, których nie pokazano.
civ-discard = Stos kart odrzuconych
civ-history = Historia
civ-nation-deck = Talia nacji
civ-accession = Karta przełomu lub zenitu:
civ-developments = Talia rozwoju
civ-none = brak
civ-others-short = Inni

civ-barbarian = Barbarzyńcy
civ-empire = Imperium
civ-materials = Surowce
civ-population = Populacja
civ-progress = Postęp
civ-actions = Żetony akcji ({ $most } na turę)
civ-exhausts = Żetony zaznaczenia ({ $most } na turę)

civ-suit-uncivilised = archaiczna
civ-suit-civilised = cywilizowana
civ-suit-region = region
civ-suit-tributary = hołd
civ-suit-fame = sława
civ-comes = do tego:
civ-suit-unrest = bunt
civ-suit-power = karta potęgi
civ-suit-own = karta nacji
civ-suit-none = bez typu
civ-icon-city = miasto
civ-icon-metropolis = metropolia
civ-icon-scroll = zwój
civ-icon-knight = rycerz
civ-icon-mask = maska
civ-icon-production = produkcja
civ-icon-fertile = urodzaj
civ-icon-river = rzeka
civ-free = bez akcji
civ-pinned = trwała
civ-attack = atak
civ-cost = Rozwój:

civ-group-play = Zagraj kartę
civ-group-exhaust = Zaznacz kartę
civ-group-else = Inne
civ-note-innovate = Odrzuć karty z ręki i podporządkuj kartę dowolnego typu; nic więcej w tej turze
civ-note-revolt = Zwróć dowolną liczbę kart buntu z ręki; nic więcej w tej turze
civ-note-end = Połóż żeton na rynku, a twoje żetony wrócą
civ-note-draw = Do limitu kart; potem kolej na następnego gracza

civ-left-free = Bez akcji: { $cards }.
civ-unused = { $actions ->
    [one] Przepadnie jedna akcja.
    [few] Przepadną { $actions } akcje.
   *[other] Przepadnie { $actions } akcji.
}
civ-unused-sure = { $actions ->
    [one] Przepadnie jedna akcja, a masz co zagrać. Wybierz jeszcze raz, aby zakończyć turę.
    [few] Przepadną { $actions } akcje, a masz co zagrać. Wybierz jeszcze raz, aby zakończyć turę.
   *[other] Przepadnie { $actions } akcji, a masz co zagrać. Wybierz jeszcze raz, aby zakończyć turę.
}

civ-tale = Ostatnia tura krok po kroku
civ-tale-empty = Nie ma nic do pokazania.
civ-tale-more = { $n ->
    [one] Jeden wcześniejszy krok jest w przebiegu gry.
    [few] { $n } wcześniejsze kroki są w przebiegu gry.
   *[other] { $n } wcześniejszych kroków jest w przebiegu gry.
}

civ-account = Skąd wzięły się punkty
civ-account-what = Co się liczyło
civ-account-sum = Punkty
civ-account-cards = Każda karta i jej punkty
civ-progress-points = Postęp
civ-regions-points = Regiony w grze
civ-play-points = Inne karty w grze
civ-rest-points = Ręka, talia, karty odrzucone i garnizony
civ-unrest-points = Bunty

civ-why-never = Tej karty nie można zagrać; liczy się na końcu.
civ-why-state = Twój system nie zgadza się z symbolem na tej karcie. Karty Barbarzyńców można zagrywać, zanim powstanie Imperium, a karty Imperium dopiero potem.
civ-why-actions = Nie masz już żetonów akcji. Wrócą na końcu twojej tury; niektóre karty zagrywa się bez nich.
civ-why-freed = Ta karta została już w tej turze zagrana bez akcji. W następnej turze znów będzie to możliwe.
civ-why-cost = Nie możesz teraz opłacić ani wykonać tego, czego wymaga ta karta. Jej tekst mówi, czego trzeba; inne karty przynoszą surowce, populację lub postęp.
civ-why-plain = Ta karta nie ma efektu zaznaczenia.
civ-why-spent = Na tej karcie leży już żeton zaznaczenia; wróci na końcu twojej tury.
civ-why-exhausts = Nie masz już żetonów zaznaczenia. Wrócą na końcu twojej tury.
civ-why-market = Karty z rynku dostajesz dzięki efektom kart: zdobądź lub podporządkuj. Zagraj kartę z takim efektem albo wybierz innowację.

civ-cards-title = Karty gry Imperium
civ-cards-lede = Wszystkie karty z obu pudełek. Ich teksty powstają z programu, który je rozgrywa.
civ-how-to-read = Co znaczą typy i symbole
civ-cards-search = Nazwa lub tekst
civ-cards-found = { $count ->
    [0] Brak kart
    [one] Jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
civ-cards-none = Żadna karta nie pasuje. Spróbuj krótszego słowa albo mniejszej liczby filtrów.
civ-cards-clear = Wszystkie karty
civ-cards-around = Inne karty
civ-filter-set = Należy do
civ-filter-suit = Typ
civ-filter-symbol = Symbol
civ-filter-kind = Cecha
civ-filter-seats = Gracze
civ-filter-all = wszystkie
civ-set-common = Karty wspólne
civ-kind-development = rozwój
civ-king = Leży na spodzie talii sławy.
civ-origin = { $owner }: { $place }, egzemplarze: { $copies }
civ-origin-seats = { $owner }: { $place }, egzemplarze: { $copies }, przy co najmniej { $seats } graczach
civ-place-market = rynek
civ-place-fame = talia sławy
civ-place-pile = stos buntów
civ-place-power = karta potęgi
civ-place-deck = talia początkowa
civ-place-nation-deck = talia nacji
civ-place-accession = karta przełomu lub zenitu
civ-place-development = talia rozwoju
civ-place-quest = misja
civ-place-in-play = w grze od początku
civ-place-later = dalsza strona karty w grze
civ-nations-title = Jakie są nacje
civ-nations-lede = Obie strony każdej karty potęgi, z czym nacja zaczyna i w co są bogate jej własne karty.
civ-nation-powers = Karta potęgi i początek
civ-difficulty = Trudność
civ-difficulty-1 = na pierwszą grę
civ-difficulty-2 = dla tych, którzy znają grę
civ-difficulty-3 = z własnymi zasadami
civ-card-known = Wiersze tej karty: z instrukcji { $rulebook }, według publikacji innych { $published }, nasze { $ours }.
civ-nature-carthaginians = Kładzie surowce na kartach na rynku i zamienia wiele surowców w punkty.
civ-nature-celts = Zbiera karty archaiczne. Strona A przynosi za to bunty innym.
civ-nature-greeks = Chce wielu kart każdego rodzaju i ma osiem kart rozwoju.
civ-nature-macedonians = Zagrywa regiony raz za razem, także ze stosu kart odrzuconych.
civ-nature-persians = Zbiera hołdy i płaci za nie populacją.
civ-nature-romans = Zamienia populację w punkty. Strona A widzi więcej kart sławy.
civ-nature-scythians = Ma tylko cztery karty rozwoju: punkty dają surowce i regiony.
civ-nature-vikings = Pozostają barbarzyńcami, bez historii i kart rozwoju. Okradają innych, a liczą się karty o zmiennych punktach.
civ-nature-arthurians = Pozostają barbarzyńcami. Rycerze stają w regionach, a misje prowadzą do Graala.
civ-nature-atlanteans = Od początku imperium, bez talii nacji i historii. Zatapia własne karty, aby zdobyć lepsze.
civ-nature-egyptians = Punkty dają karty cywilizowane. Strona A rozwija się wcześnie, za cenę buntów.
civ-nature-mauryans = Strona A chce regionów w grze, strona B długiej historii.
civ-nature-minoans = Gromadzi postęp: kosztują go karty rozwoju, a strona B liczy go podwójnie.
civ-nature-olmecs = Płaci maskami: wiele efektów wymaga odrzucenia masek.
civ-nature-qin = Kładzie populację na kartach na rynku i liczy karty trwałe, które nie są regionami.
civ-nature-utopians = Nie ma talii nacji ani kart rozwoju: płaci postępem za drogę do Shangri-La i gromadzi populację.
civ-style-attack = ataki
civ-style-region = regiony
civ-style-free = karty zagrywane bez akcji
civ-style-pinned = karty trwałe
civ-style-exhaust = karty z efektem zaznaczenia
civ-style-knight = symbole rycerza

# The bot of a solo game.
civ-bot = Bot
civ-bot-level = poziom: { $level }
civ-bot-empty = puste pole
civ-bot-hidden = zakryta karta
civ-bot-fame = zakryta karta sławy
civ-bot-last = Ostatnia tura bota krok po kroku
civ-bot-waits = Bot gra po tobie.
civ-bot-short = Bot
civ-bot-dynasty = Talia dynastii
civ-bot-deck-about = Te karty są w jego talii albo leżą zakryte na jego polach, w dowolnej kolejności.
civ-bot-top = Na wierzchu, od góry:
civ-bot-bottom = Na spodzie, w tej kolejności:
civ-bot-older = Zakryte na polach sprzed odnowienia talii:
civ-bot-quests = Misje
civ-bot-journey = Podróż:
civ-bot-king = rozpatrzył Króla królów
civ-bot-missing = Czego nie ma w grze jednoosobowej i dlaczego
civ-bot-slots = Pola bota
civ-bot-rows = Cała tabela jego systemu: działa pierwszy wiersz, który pasuje do karty
civ-bot-beaten = Bot pokonany: { $mine } do { $theirs }
civ-bot-won = Wygrywa bot: { $theirs } do { $mine }
civ-bot-tied = Wygrywa bot: punktów jest tyle samo ({ $mine })
civ-bot-collapse = Upadek: gra przegrana
civ-bot-against = Przeciwnik: { $nation }, poziom { $level }
civ-stores-points = Surowce i populacja

# Choosing nations.
civ-nations-short = Nacje
civ-taken = Tę nację wybrał gracz { $seat }.
civ-take-a = Wybierz stronę A
civ-take-b = Wybierz stronę B
