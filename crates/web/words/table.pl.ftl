# The document, the bar and the table in Polish. Seats are names of any gender: present tense only.

house-about = Planszowe gry o podboju w przeglądarce, ze znajomymi albo z botami.
house-home = Hetman, strona główna
skip = Przejdź do treści
language = Język
settings = Ustawienia
theme = Motyw
theme-auto = Jak w urządzeniu
theme-light = Jasny
theme-dark = Ciemny
motion = Animacje
sound = Dźwięk
notifications = Powiadomienia
on = Tak
off = Nie
nav-main = Menu główne
nav-play = Graj
nav-new = Nowy stół
nav-rules = Zasady
nav-me = Twój profil
nav-login = Zaloguj się
foot-me = Twój profil
rule-link = Zobacz zasadę
game-ethnos = Ethnos
game-lumeria = Lumeria
game-imperium = Imperium
game-runewars = Runewars
level-companion = Towarzysz
level-novice = Nowicjusz
level-casual = Amator
level-skilled = Zaawansowany
level-expert = Ekspert
level-master = Mistrz
level-warlike = Wojowniczy
level-builder = Budowniczy
levels = Poziomy
styles = Style: ekspert o własnych upodobaniach

## The table

title-gathering = Zajmijcie miejsca
title-over = Koniec gry
title-turn = Twoja kolej
title-waiting = Czekamy na ruch: { $seat }
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
you-watch = Oglądasz grę
waiting-for = Czekamy na ruch: { $seat }
stands-still = Gra jest wstrzymana
waiting = Czekamy
days-left = { $days } d { $hours } h
away = nie ma przy stole
resigned = gra poddana
replace = Niech gra bot
you = ty

stand-in = Gra za ciebie bot. Możesz wrócić na swoje miejsce w każdej chwili.
return = Wróć na moje miejsce
plea = { $seat } prosi o cofnięcie { $steps ->
    [one] jednego ruchu
   *[other] { $steps } ruchów
}.
plea-agree = Zgadzam się
plea-deny = Nie zgadzam się
plea-wait = Czekamy na zgodę pozostałych.
plea-withdraw = Wycofaj prośbę
taken-back = { $seat }: cofnięto { $steps ->
    [one] jeden ruch
    [few] { $steps } ruchy
    [many] { $steps } ruchów
   *[other] { $steps } ruchu
}.

undo = Cofnij
undo-free = Bez pytania: od twojego ostatniego ruchu nie pokazano nic nowego.
undo-all-about = Cofa ruchy: { $steps }, też bez pytania.
undo-bots = Cofa twój ostatni ruch i wszystko, co boty zrobiły po nim. Losowania powtórzą się od nowa.
undo-people = Zgodzić się muszą: { $seats }. Wtedy cofamy twój ostatni ruch i wszystko po nim, a losowania powtórzą się od nowa.
undo-ask = Poproś o cofnięcie
undo-all = Zacznij od początku
fold = Pokaż lub ukryj ruchy
hint = Podpowiedź
more = Więcej
leave = Odejdź i niech gra za mnie bot
resign = Poddaj się
resign-sure = Tak, poddaję się
hint-title = Co zrobiłby bot ekspert
hint-forced = Jest tylko jeden rozsądny ruch.
hint-better = Szansa na wygraną po tym ruchu: { $best }%. Po drugim najlepszym: { $next }%.
hint-even = Między pierwszymi { $count } ruchami nie ma wyraźnej różnicy.
hint-why = W najbliższych turach, w porównaniu z drugim ruchem:
hint-about = Szansa na twoją wygraną po każdym ruchu według bota eksperta. Wie on tylko to, co ty.

log = Przebieg gry
log-short = Przebieg
forced = { $count ->
    [one] Ostatni ruch wykonano za ciebie: nie było wyboru.
   *[other] Ostatnie ruchy ({ $count }) wykonano za ciebie: nie było wyboru.
}
forced-asked = Pytaj mnie także wtedy, gdy nie ma wyboru
forced-made = Wykonuj ruchy za mnie, gdy nie ma wyboru
log-whole = Cały przebieg gry
since = od twojej ostatniej tury
since-more = { $count ->
    [one] jeszcze jedno zdarzenie od twojej ostatniej tury
    [few] jeszcze { $count } zdarzenia od twojej ostatniej tury
    [many] jeszcze { $count } zdarzeń od twojej ostatniej tury
   *[other] jeszcze { $count } zdarzenia od twojej ostatniej tury
}
chat = Czat
chat-text = Napisz wiadomość
chat-send = Wyślij
chat-empty = Nie ma jeszcze wiadomości.

over-finished = Koniec gry
over-resigned = Koniec gry przez poddanie
over-abandoned = Stół został opuszczony
over-won = Wygrywa: { $seat }
over-no-winner = Brak zwycięzcy
over-links = Co dalej
replay = Powtórka
review = Analiza
record = Pobierz zapis gry
play-again = Nowy stół
verify = Sprawdź, czy gra była uczciwa
verify-how = Przed grą wszyscy gracze widzieli skrót. Teraz widzisz sekret, z którego powstał. Wszystkie losowania w tej grze wynikają z sekretu i słów graczy. Pobierz zapis gry i uruchom „hetman verify”, aby sprawdzić każde losowanie.
commitment = Skrót sekretu (SHA-256)
secret = Sekret

keys = Klawiatura
key-digits = wykonaj ruch o tym numerze
key-arrows = przechodź między ruchami
key-undo = cofnij
key-hint = poproś o podpowiedź
key-chat = napisz wiadomość
key-help = pokaż tę listę
close = Zamknij
offline = Brak połączenia. Twoje wybory są zachowane; próbujemy połączyć się ponownie.
online = Połączenie przywrócone.
copied = Skopiowano

## Before the game

table-public = stół publiczny
table-private = tylko z linkiem
pace-live = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} na gracza plus { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} w każdej turze
pace-relaxed = { $days ->
    [one] Jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na każdy ruch
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
start = Rozpocznij grę
gather-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
gather-invited = Czekamy na zaproszoną osobę: { $seat }.
gather-start = Są już wszyscy gracze. Możesz rozpocząć grę.
gather-start-bots = Wyślij link albo zacznij od razu: wolne miejsca zajmą boty.
gather-host = Grę rozpocznie { $seat }.
gather-wait = Grę rozpocznie gospodarz.
ready = Możemy zaczynać
gather-ready = Gra i zegary ruszą, gdy wszyscy będą gotowi.
gather-ready-others = Czekamy, aż wszyscy będą gotowi.
chair-ready = gotowość
close-table = Zamknij ten stół
decline = Odrzuć
over-ahead = { $points ->
    [one] Przewaga jednego punktu. Na drugim miejscu: { $seat }.
    [few] Przewaga { $points } punktów. Na drugim miejscu: { $seat }.
   *[other] Przewaga { $points } punktów. Na drugim miejscu: { $seat }.
}
over-tied = { $seat } ma tyle samo punktów; decyduje rozstrzygnięcie remisu.
rematch-about = Ci sami gracze i te same opcje; miejsca przesuwają się o jedno.
replay-about = Obejrzyj grę jeszcze raz, ruch po ruchu
review-about = Zobacz, gdzie zapadło rozstrzygnięcie i jakie ruchy były lepsze
record-about = Plik ze wszystkimi ruchami, do zachowania albo sprawdzenia
play-again-about = Wybierz inne opcje albo innych graczy
rematch = Rewanż
rematch-join = Dołącz do rewanżu
rematch-watch = Oglądaj rewanż
mute = Wycisz
unmute = Pozwól znowu pisać
mute-watchers = Piszą tylko gracze
unmute-watchers = Pozwól pisać widzom
gather-terms = Ustawienia stołu
gather-usual = Pozostałe opcje: domyślne
remove = Zwolnij miejsce
bot-level = Poziom bota
bot-add = Dodaj bota
invite = Zaproś
invite-link = Wyślij ten link
invite-name = Zachowaj miejsce dla
invite-send = Zaproś
copy = Kopiuj
luck = Losowania można sprawdzić
luck-about = Wszystkie losowania w tej grze wynikają z ustalonego już sekretu i ze słów graczy. Tu widzisz skrót sekretu. Po grze sekret zostanie ujawniony i każdy będzie mógł go sprawdzić.
luck-word = Twoje słowo (opcjonalnie)
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
    [0] pusto, dopóki jakiś gracz nie odrzuci kart
    [one] jedna karta, bez uzupełniania
    [few] { $count } karty, bez uzupełniania
    [many] { $count } kart, bez uzupełniania
   *[other] { $count } karty, bez uzupełniania
}
deck = Wierzch Talii; zostało kart: { $count }; { $safe ->
    [0] każda może być Smokiem
    [one] następna na pewno nie jest Smokiem
    [few] wśród następnych { $safe } kart na pewno nie ma Smoka
    [many] wśród następnych { $safe } kart na pewno nie ma Smoka
   *[other] wśród następnych { $safe } kart na pewno nie ma Smoka
}
hand = Twoja ręka
hand-short = Ręka
hand-count = { $count } z { $most }
hand-chosen = wybrane: { $count }
tribes-in-play = Plemiona w grze
does-x = X to liczba kart w Oddziale.
does-skeleton = Joker. Nigdy nie dowodzi.
does-centaur = Po znaczniku: następny Oddział.
does-dwarf = Przy Chwale liczy się o kartę więcej.
does-elf = Zatrzymujesz na ręce do X kart.
does-giant = Największy Oddział Olbrzymów: 2 Chwały.
does-merfolk = Płyniesz o X. Pola 3, 7, 12, 18: dodatkowy znacznik.
does-minotaur = Przy znaczniku liczy się o kartę więcej.
does-orc = Zaznaczasz w Hordzie kolor Dowódcy.
does-troll = Bierzesz żeton do X. Wygrywa remisy.
does-wingfolk = Znacznik w dowolnym Królestwie.
does-wizard = Dobierasz X kart z Talii.
does-halfling = Nigdy nie umieszcza znacznika.
hand-away = do puli: { $count }
reading-in = Dodaj tę kartę do wybranych
reading-out = Odłóż tę kartę z powrotem
reading-out-all = Cofnij cały Oddział
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
token-now = Żeton Ery { $age ->
    [1] I
    [2] II
   *[other] III
}: { $value } Chwały
token-later = Żeton Ery { $age ->
    [1] I
    [2] II
   *[other] III
}: { $value } Chwały, jeszcze nie punktuje
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
note-take = Na ręce: Plemię { $tribe }, kolor { $colour }
note-draw = W Talii: { $deck }; { $safe ->
    [0] każda może być Smokiem
    [one] następna na pewno nie jest Smokiem
    [few] wśród następnych { $safe } kart na pewno nie ma Smoka
    [many] wśród następnych { $safe } kart na pewno nie ma Smoka
   *[other] wśród następnych { $safe } kart na pewno nie ma Smoka
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
note-lead-any = Najwyżej { $size ->
    [one] jedna karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}; na znacznik w którymś Królestwie { $needs ->
    [one] wystarczy jedna
    [few] wystarczą { $needs }
    [many] wystarczy { $needs }
   *[other] wystarczą { $needs }
}
note-lead-any-short = Najwyżej { $size ->
    [one] jedna karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}; znacznik w dowolnym Królestwie wymaga co najmniej { $needs }
note-lead-empty = Najwyżej { $size ->
    [one] jedna karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}; nie masz już znaczników
note-done = Znacznik w Królestwie { $kingdom }; { $glory } Chwały na koniec Ery
note-done-any = Znacznik w wybranym Królestwie; { $glory } Chwały na koniec Ery
note-done-nowhere = Bez znacznika, Oddział jest za mały na każde Królestwo; { $glory } Chwały na koniec Ery
note-done-empty = Bez znacznika, nie masz już żadnego; { $glory } Chwały na koniec Ery
note-done-none = Bez znacznika w Królestwie { $kingdom }; { $glory } Chwały na koniec Ery
note-place = Twoje znaczniki tam: { $markers }
note-token = Suma twoich żetonów wyniesie { $sum }
why-replay = To powtórka. Tu nie można wykonywać ruchów.
why-watching = Oglądasz grę. Ruchy wykonują tylko gracze.
why-turn = To nie twoja kolej. Gdy inni wykonają ruch, strona sama cię o tym powiadomi.
why-step = Najpierw dokonaj bieżącego wyboru albo go cofnij.
why-full = Masz na ręce dziesięć kart, więc musisz zagrać Oddział.
why-skeleton = Szkielet nie może dowodzić Oddziałem. Wybierz na Dowódcę inną kartę, a potem dołącz Szkielet.
why-band = Najpierw dokończ Oddział albo go cofnij.
why-fit = Wszystkie karty Oddziału łączy Plemię albo kolor. Ta karta nie pasuje; aby ją zagrać, cofnij Oddział i zacznij od innego Dowódcy.
why-colour = Znacznik trafia do Królestwa w kolorze Dowódcy. Do innego Królestwa potrzebny jest Dowódca w jego kolorze albo Skrzydlaty jako Dowódca.
why-size = Potrzebny jest Oddział z większą liczbą kart, niż masz tam znaczników. Cofnij Oddział i dołącz karty albo wybierz inne Królestwo.
why-token = Ten żeton jest już zajęty albo jego wartość przekracza liczbę kart Oddziału. Większy Oddział pozwoliłby wziąć wyższy.
why-enough = Masz już tyle kart, ile pozwalają zatrzymać Elfy. Większy Oddział pozwala zatrzymać więcej.
why-over = Gra jest zakończona.
account-source = Źródło
account-bands = Oddziały
account-hordes = Hordy Orków
account-total = Chwała

## Where each point came from

walk-about = Skąd wziął się każdy punkt
walk-open = Skąd wziął się każdy punkt
walk-whole = Wszystkie Ery na jednej stronie
walk-not-yet = Jeszcze żadna Era nie została podliczona. Na koniec każdej Ery zobaczysz tu, skąd wziął się każdy punkt.
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
walk-place = { $place }. miejsce: { $seats }, { $by ->
    [one] jeden znacznik
    [few] { $by } znaczniki
    [many] { $by } znaczników
   *[other] { $by } znacznika
}: +{ $gain } Chwały.
walk-shared = Remis na miejscach { $place }–{ $to }: { $seats }, po { $by ->
    [one] jednym znaczniku
    [few] { $by } znaczniki
    [many] { $by } znaczników
   *[other] { $by } znacznika
}. Do podziału { $sum } Chwały, z zaokrągleniem w dół: po +{ $gain }.
walk-nothing = Bez punktowanego miejsca w tej Erze: { $seats }.
walk-empty = Nie ma tu znaczników.
walk-trolls = Remis. Rozstrzygają żetony Trolli: wyższa suma, potem najwyższy pojedynczy żeton.
walk-space = { $place }. miejsce: { $seats } na polu { $by }: +{ $gain } Chwały.
walk-space-shared = Remis na miejscach { $place }–{ $to }: { $seats } na polu { $by }. Do podziału { $sum } Chwały, z zaokrągleniem w dół: po +{ $gain }.
walk-space-empty = Żaden znacznik nie opuścił pierwszego pola.
walk-giant-none = Żeton Olbrzymów jest wolny.
walk-none = Tu nie ma punktów.
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
walk-lead-none = Żaden gracz nie ma jeszcze Chwały.
walk-lead = Na prowadzeniu z { $glory } Chwały: { $seats }.
walk-tie = Po { $glory } Chwały: { $seats }. Rozstrzygają znaczniki w Królestwach:
walk-tie-bands = Znaczników też jest po równo. Rozstrzygają wielkości Oddziałów ostatniej Ery, od największego:
walk-tie-even = Remis we wszystkim, więc miejsce jest wspólne: { $seats }.

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
