# The document, the bar and the table in Polish. Seats are names of any gender: present tense only.

house-about = Stół do planszowych gier podboju: graj ze znajomymi albo z botami, w przeglądarce.
house-home = Hetman, strona główna
skip = Przejdź do treści
language = Język
settings = Ustawienia
theme = Motyw
theme-auto = Jak w urządzeniu
theme-light = Dzień
theme-dark = Noc
motion = Animacje
sound = Dźwięk
notifications = Powiadomienia
on = Tak
off = Nie
nav-main = Główne
nav-play = Graj
nav-new = Nowy stół
nav-rules = Zasady
nav-me = Twoja strona
nav-login = Zaloguj się
foot-me = Twoja strona
rule-link = Zasada, z której to wynika
game-ethnos = Ethnos
game-lumeria = Lumeria
game-imperium = Imperium: Classics
level-novice = Nowicjusz
level-casual = Amator
level-skilled = Bywalec
level-expert = Ekspert
level-master = Mistrz

## The table

title-gathering = Zajmijcie miejsca
title-over = Koniec gry
title-turn = Twoja kolej
title-waiting = Teraz: { $seat }
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
table-parts = Części stołu
players = Gracze
your-turn = twoja kolej
others-turn = Nie twoja kolej
you-watch = Przyglądasz się
waiting-for = Czekamy na ruch: { $seat }
waiting = Czekamy
days-left = { $days } d { $hours } h
away = nie ma przy stole
resigned = rezygnacja
replace = Niech gra bot
you = ty

stand-in = Gra za ciebie bot. Możesz wrócić w każdej chwili.
return = Wracam na miejsce
plea = { $seat } prosi o cofnięcie: { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
plea-agree = Zgoda
plea-deny = Nie zgadzam się
plea-wait = Czekamy na zgodę pozostałych.
plea-withdraw = Wycofaj prośbę
taken-back = { $seat }: cofnięto { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.

undo = Cofnij
undo-free = Nic nie kosztuje: od twojej ostatniej odpowiedzi nikt nie zobaczył nic nowego.
undo-all-about = Cofa kroki: { $steps }. Nic to nie kosztuje.
undo-bots = Cofa twoją ostatnią odpowiedź i to, co boty zrobiły później. Co było losowane, losuje się od nowa.
undo-people = Zgodzić się muszą: { $seats }. Wtedy cofa się twoja ostatnia odpowiedź i wszystko po niej, a co było losowane, losuje się od nowa.
undo-ask = Poproś o cofnięcie
undo-all = Od początku
hint = Podpowiedź
more = Więcej
leave = Odejdź; bot zagra za mnie
resign = Poddaj się
resign-sure = Tak, poddaję się
hint-title = Co zrobiłby ekspert
hint-forced = Nie ma się nad czym zastanawiać: to jedyna rozsądna odpowiedź.
hint-better = Po tej odpowiedzi ekspert widzi { $best }% szans na wygraną, po następnej w kolejności { $next }%.
hint-even = Po tej odpowiedzi ekspert widzi { $best }% szans na wygraną; następna w kolejności jest równie dobra.
hint-about = Szansa na wygraną, jakiej ekspert oczekuje po każdej odpowiedzi, wiedząc tylko to, co ty.

log = Co się działo
log-short = Dziennik
log-whole = Cały dziennik
since = od twojej ostatniej tury
since-more = { $count ->
    [one] jeszcze jedno zdarzenie od twojej ostatniej tury
    [few] jeszcze { $count } zdarzenia od twojej ostatniej tury
    [many] jeszcze { $count } zdarzeń od twojej ostatniej tury
   *[other] jeszcze { $count } zdarzenia od twojej ostatniej tury
}
chat = Czat
chat-text = Napisz coś
chat-send = Wyślij
chat-empty = Na razie cisza.

over-finished = Koniec gry
over-resigned = Koniec przez poddanie
over-abandoned = Stół został opuszczony
over-won = Wygrywa: { $seat }
over-nobody = Nikt nie wygrywa
over-links = Co dalej
replay = Powtórka
review = Analiza
record = Zapis
play-again = Nowy stół
verify = Czy los był uczciwy?
verify-how = Przed grą wszyscy widzieli skrót. Teraz widzisz sekret, z którego powstał. Cały los tej gry wynika z sekretu i ze słów graczy; pobierz zapis i uruchom „hetman verify”, aby sprawdzić każde losowanie.
commitment = Skrót (SHA-256), który wiąże los
secret = Sekret

keys = Klawisze
key-digits = odpowiedź o tym numerze
key-arrows = następna lub poprzednia odpowiedź
key-undo = cofnij
key-hint = poproś o podpowiedź
key-chat = napisz do pozostałych
key-help = pokaż tę listę
close = Zamknij
offline = Połączenie przerwane. Twoje wybory są zachowane; próbujemy dalej.
online = Połączenie przywrócone.
copied = Skopiowano

## Before the game

table-public = widoczny dla wszystkich
table-private = tylko z linkiem
pace-live = Po { $minutes ->
    [one] { $minutes } minucie
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} na gracza, { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} więcej za każdą turę
pace-relaxed = { $days ->
    [one] Jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na każdą odpowiedź
chairs-free = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
    [many] { $count } miejsc jest wolnych.
   *[other] { $count } miejsca jest wolne.
}
chair-free = Wolne miejsce
chair-kept = zaproszenie
host = gospodarz
sit = Usiądź
sit-down = Zajmij miejsce
stand-up = Wstań od stołu
your-name = Twoje imię
start = Zaczynamy
gather-full = Wszystkie miejsca są zajęte. Zostań i popatrz.
gather-invited = Czekamy na zaproszoną osobę: { $seat }.
gather-start = Wszyscy są: możesz zaczynać.
gather-start-bots = Przekaż link albo zacznij od razu: wolne miejsca zajmą boty.
gather-host = Grę zaczyna { $seat }.
gather-wait = Grę zaczyna gospodarz.
gather-terms = Co ustalono
gather-usual = Cała reszta jak zwykle
remove = Zwolnij miejsce
bot-level = Poziom bota
bot-add = Dodaj bota
invite = Zaproś
invite-link = Przekaż ten link
invite-name = Zachowaj miejsce dla
invite-send = Zaproś
copy = Kopiuj
luck = Los, którego nikt nie nagnie
luck-about = O losie tej gry rozstrzyga sekret, którego skrót tu widzisz, zmieszany ze słowem każdego gracza. Po grze sekret zostanie ujawniony i każdy może go sprawdzić.
luck-word = Słowo dla losu (jeśli chcesz)
luck-example = dowolny krótki tekst

## Ethnos

card = { $card }
age = Era
dragons = Smoki
dragons-seen = Odkryte Smoki: { $count } z 3
kingdoms = Królestwa
pool = Odkryci Sojusznicy
pool-short = Sojusznicy
pool-count = { $count ->
    [0] pusto, dopóki ktoś nie odrzuci kart
    [one] jedna karta, bez uzupełniania
    [few] { $count } karty, bez uzupełniania
    [many] { $count } kart, bez uzupełniania
   *[other] { $count } karty, bez uzupełniania
}
deck = Wierzch Talii; zostało kart: { $count }; { $safe ->
    [0] każda może być Smokiem
    [one] następna na pewno nie jest Smokiem
    [few] { $safe } następne na pewno nie są Smokami
    [many] { $safe } następnych na pewno nie jest Smokami
   *[other] { $safe } następnych na pewno nie jest Smokami
}
hand = Twoja ręka
hand-short = Ręka
hand-count = { $count } z { $most }
hand-chosen = wybrane: { $count }
extras = Plansze Plemion
merfolk-board = Plansza Morskiego Ludu
troll-tokens = Żetony Trolli
troll-held = Żeton Trolli { $value }: { $seat }
giant-token = Żeton Olbrzymów
giant-held = { $seat }, Oddział z { $size ->
    [one] jednej karty
   *[other] { $size } kart
}
giant-free = wolny
giant-worth = · { $glory } na koniec Ery
token-now = Żeton Ery { $age }: { $value } Chwały
token-later = Żeton Ery { $age }: { $value } Chwały, jeszcze nie punktuje
known = Na pewno ma: { $cards-acc }
in-hand = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na ręce
supply = W zapasie: { $count ->
    [one] jeden znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
}
trolls-of = Żetony Trolli: { $tokens }
band = Oddział z { $size ->
    [one] jednej karty
   *[other] { $size } kart
} pod dowództwem { $leader-gen }
horde = Horda Orków: { $kingdoms }
group-recruit = Werbunek
group-band = Zagranie Oddziału
note-take = Na ręce z tego Plemienia: { $tribe }, w tym kolorze: { $colour }
note-draw = W Talii: { $deck }; { $safe ->
    [0] każda może być Smokiem
    [one] następna na pewno nie jest Smokiem
    [few] { $safe } następne na pewno nie są Smokami
    [many] { $safe } następnych na pewno nie jest Smokami
   *[other] { $safe } następnych na pewno nie jest Smokami
}
note-lead = Najwyżej { $size ->
    [one] jedna karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}; na znacznik w Królestwie { $kingdom } { $needs ->
    [one] wystarczy jedna
    [few] wystarczą { $needs }
    [many] wystarczy { $needs }
   *[other] wystarczy { $needs }
}
note-lead-short = Najwyżej { $size ->
    [one] jedna karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}; na znacznik w Królestwie { $kingdom } potrzeba { $needs }
note-lead-free = Najwyżej { $size ->
    [one] jedna karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}
note-done = Znacznik w Królestwie { $kingdom }; { $glory } Chwały na koniec Ery
note-done-any = Znacznik w wybranym Królestwie; { $glory } Chwały na koniec Ery
note-done-none = Bez znacznika w Królestwie { $kingdom }; { $glory } Chwały na koniec Ery
note-place = Masz tam: { $markers }
note-token = Suma twoich żetonów wyniesie { $sum }
why-replay = Oglądasz powtórkę. Tu nie można grać.
why-watching = Przyglądasz się; działają tylko gracze.
why-turn = To nie twoja kolej.
why-step = Najpierw odpowiedz na pytanie.
why-full = Masz na ręce dziesięć kart, więc musisz zagrać Oddział.
why-skeleton = Szkielet nigdy nie dowodzi Oddziałem.
why-band = Najpierw dokończ Oddział albo go cofnij.
why-fit = Wszystkie karty Oddziału łączy Plemię albo kolor. Ta nie pasuje.
why-colour = Znacznik trafia do Królestwa w kolorze Dowódcy.
why-size = Potrzebny jest Oddział z większą liczbą kart, niż masz tam znaczników.
why-token = Ten żeton ktoś już ma albo jego wartość przekracza liczbę kart Oddziału.
why-enough = Elfy nie pozwalają zatrzymać więcej kart.
why-over = Gra jest skończona.
account-source = Źródło
account-bands = Oddziały
account-hordes = Hordy Orków
account-total = Chwała

## Where each point came from

walk-about = Skąd wziął się każdy punkt
walk-open = Skąd wziął się każdy punkt
walk-whole = Wszystkie Ery na jednej stronie
walk-not-yet = Jeszcze żadna Era nie została podliczona. Na koniec Ery wyjaśniamy tu punkty wszystkich, jeden po drugim.
walk-title = Podliczenie Ery { $age }
walk-over = Koniec gry
walk-final = Klasyfikacja końcowa
walk-rank = Miejsce
walk-age = Era { $age }
walk-unscored = Era { $age }, bez podliczenia
walk-parts = Części podliczenia
walk-before = Przed tą Erą
walk-taken = Zdobycie żetonu Olbrzymów
walk-total = Razem
walk-standing = Stan gry
walk-striped = jaśniej: zdobyte teraz
walk-bar = wcześniej { $before }, teraz { $gained }
walk-bands = Oddziały tej Ery
walk-back = Wstecz
walk-next = Dalej
walk-all = Pokaż wszystko
walk-steps = Krok po kroku
walk-kingdom = Królestwo { $at } z 6
walk-place = Miejsce { $place }: { $seats }, { $by ->
    [one] jeden znacznik
    [few] { $by } znaczniki
    [many] { $by } znaczników
   *[other] { $by } znacznika
}: +{ $gain } Chwały.
walk-shared = Miejsca od { $place } do { $to } z remisem: { $seats }, po { $by ->
    [one] jednym znaczniku
    [few] { $by } znaczniki
    [many] { $by } znaczników
   *[other] { $by } znacznika
}. Do podziału { $sum } Chwały, z zaokrągleniem w dół: po +{ $gain }.
walk-nothing = Bez punktowanego miejsca w tej Erze: { $seats }.
walk-empty = Nikt nie ma tu znacznika.
walk-trolls = Po równo. Rozstrzygają żetony Trolli: wyższa suma, potem najwyższy żeton.
walk-space = Miejsce { $place }: { $seats } na polu { $by }: +{ $gain } Chwały.
walk-space-shared = Miejsca od { $place } do { $to } z remisem: { $seats } na polu { $by }. Do podziału { $sum } Chwały, z zaokrągleniem w dół: po +{ $gain }.
walk-space-empty = Nikt nie ruszył z pierwszego pola.
walk-giant-none = Nikt nie ma żetonu Olbrzymów.
walk-none = Tu nikt nic nie zdobywa.
walk-worth = Chwała za Oddział: 2 karty { $two }, 3 karty { $three }, 4 karty { $four }, 5 kart { $five }, 6 i więcej { $six }.
walk-skeletons = Szkielety odchodzą z Oddziałów przed liczeniem.
walk-dwarf = Oddział pod dowództwem Krasnoluda liczy się jak o kartę większy.
walk-counted = { $count ->
    [0] nie liczy się żadna karta
    [one] liczy się jedna karta
    [few] liczą się { $count } karty
    [many] liczy się { $count } kart
   *[other] liczy się { $count } karty
}
walk-lead-nobody = Nikt nie ma jeszcze Chwały.
walk-lead = Na prowadzeniu z { $glory } Chwały: { $seats }.
walk-tie = Po { $glory } Chwały: { $seats }. Rozstrzygają znaczniki w Królestwach:
walk-tie-bands = Znaczników też jest po równo. Rozstrzygają wielkości Oddziałów ostatniej Ery, od największego:
walk-tie-even = We wszystkim po równo, więc miejsce jest wspólne: { $seats }.

log-back = Wróć do stołu

## Gdy zasady zmieniły się po rozpoczęciu gry

undo-denied = { $seat } nie zgadza się na cofnięcie twojego ruchu.
undo-unanswered = Nie było zgody na cofnięcie ruchu w wyznaczonym czasie.
rules-changed = Poprawiliśmy zasady w programie (wersja { $before } → { $now }) i ostatnia część tej gry potoczyłaby się inaczej. Gra stoi tam, gdzie obie wersje są jeszcze zgodne. Możecie grać dalej od tego miejsca z nowym losowaniem albo wspólnie zakończyć grę bez wyniku.
rules-changed-over = Ta gra toczyła się według wersji { $before } naszych zasad, a ten program ma wersję { $now }. Wynik pozostaje ważny. Powtórka pokazuje pierwsze ruchy ({ $moves }), do miejsca, w którym wersje się różnią.
rules-changed-others = Grę bez wyniku chce zakończyć: { $seats }.
rules-changed-play-on = Graj dalej od tego miejsca
rules-changed-end = Zakończ bez wyniku
rules-changed-wait = Czekamy, aż pozostali zgodzą się na zakończenie.
over-rules-changed = Gra zakończona bez wyniku, bo zmieniły się zasady
