# Stół i karty Imperium po polsku. Nazw kart nie odmieniamy.

civ-name = { $name }
civ-card = { $card }: { $traits }
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
civ-known = Wiadomo, że na ręce:
civ-garrison = garnizon
civ-piles = Twoje stosy
civ-deck = Talia
civ-deck-own = Co w niej jest; kolejności nikt nie zna w całości.
civ-deck-other = Te karty są na ręce albo w talii; mogą być też takie, których nikt nie widział.
civ-discard = Stos kart odrzuconych
civ-history = Historia
civ-nation-deck = Talia nacji
civ-accession = Jej ostatnia karta:
civ-developments = Talia rozwoju
civ-none = brak
civ-others = Pozostali gracze w całości
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
civ-group-else = Albo
civ-note-innovate = Odrzuć karty z ręki i podporządkuj kartę dowolnego typu; nic więcej w tej turze
civ-note-revolt = Zwróć dowolną liczbę kart buntu z ręki; nic więcej w tej turze
civ-note-end = Koniec tury: żeton trafia na rynek, twoje żetony wracają
civ-note-draw = Dobierz karty do limitu; gra następna osoba

civ-tale = Ostatnia tura krok po kroku
civ-tale-empty = Jeszcze nic się nie wydarzyło.

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
civ-why-state = Symbol na tej karcie wymaga innego systemu niż twój.
civ-why-actions = Nie masz już żetonów akcji.
civ-why-freed = Ta karta została już w tej turze zagrana bez akcji.
civ-why-cost = Tego, czego wymaga ta karta, nie da się teraz opłacić ani wykonać.
civ-why-plain = Ta karta nie ma efektu „zaznacz”.
civ-why-spent = Na tej karcie leży już żeton zaznaczenia; wróci na końcu twojej tury.
civ-why-exhausts = Nie masz już żetonów zaznaczenia.
civ-why-market = Karty z rynku zdobywasz i podporządkowujesz dzięki efektom kart.

civ-cards-title = Karty gry Imperium: Classics
civ-cards-lede = Wszystkie karty z pudełka; ich tekst powstaje z tego, co robi program.
civ-provenance = Wartości podajemy za publikacjami innych; to, co mówi instrukcja, zostało porównane.
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
civ-king = Leży pod talią sławy.
civ-origin = { $owner }: { $place }, egzemplarze: { $copies }
civ-origin-seats = { $owner }: { $place }, egzemplarze: { $copies }, od { $seats } graczy
civ-place-market = rynek
civ-place-fame = talia sławy
civ-place-pile = stos buntów
civ-place-power = karta potęgi
civ-place-deck = talia początkowa
civ-place-nation-deck = talia nacji
civ-place-accession = ostatnia karta talii nacji
civ-place-development = talia rozwoju
