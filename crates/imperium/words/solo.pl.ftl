# The solo game: the bot, its levels, its tables and what it does.

level-chieftain = Wódz
level-warlord = Watażka
level-imperator = Imperator
level-sovereign = Suweren
level-overlord = Władca
level-supreme-ruler = Najwyższy władca

sign-uncivilised = karta archaiczna
sign-civilised = karta cywilizowana
sign-region = region
sign-tributary = hołd
sign-fame = karta sławy
sign-unrest = karta buntu
sign-city = symbol miasta
sign-metropolis = symbol metropolii
sign-scroll = symbol zwoju
sign-knight = symbol rycerza
sign-mask = symbol maski
sign-production = symbol produkcji
sign-fertile = symbol urodzaju
sign-river = symbol rzeki
sign-attack = atak
sign-pinned = karta trwała
sign-barbarian = symbol Barbarzyńców
sign-empire = symbol Imperium
sign-accession = ostatnia karta talii nacji
sign-other = każda inna karta

goal-discard = stos kart odrzuconych
    .to = na stos kart odrzuconych bota
goal-history = historia
    .to = do historii bota
goal-play = obszar gry
    .to = do gry
goal-exile = stos kart usuniętych
    .to = na stos kart usuniętych
goal-deck-bottom = spód talii
    .to = na spód talii bota
goal-pile = stos buntów
    .to = na stos buntów

row-deed = bot { $what }
row-fame = bierze wierzchnią kartę sławy
row-discard = odrzuca { cards-n } ze swojej talii
row-dynasty = odrzuca { cards-n } z talii dynastii
row-return = zwraca 1 kartę buntu ze stosu kart odrzuconych
row-convert = zamienia { $from ->
        [materials] wszystkie surowce
        [population] całą populację
       *[progress] cały postęp
    } na { $to ->
        [materials] surowce
        [population] populację
       *[progress] postęp
    }, { $n } za 1
row-steal = zabiera ci { $what }
row-unrest = bierze { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    } buntu
row-gain-quest = bierze następną misję
row-exile-quest = usuwa następną misję
row-region = wprowadza do gry najnowszy region ze stosu kart odrzuconych
row-go = kładzie tę kartę { $goal-to }
row-you-recall = cofasz region
row-you-abandon = porzucasz region
row-you-discard = odrzucasz { cards-n }
row-you-unrest = bierzesz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    } buntu
row-you-gain = zyskujesz { $what }
row-you-draw = możesz dobrać { cards-n }
row-nothing = nic się nie dzieje
cond-pay = bot może zapłacić { $what }
cond-have = bot ma { $what }
cond-abandon-region = bot może porzucić { what-regions }
cond-abandon-river = bot może porzucić kartę z symbolem rzeki
cond-sink = bot może zatopić { what-regions }
cond-to-history = bot może przenieść do historii { cards-n } ze stosu kart odrzuconych ({ $icon })
cond-in-discard = bot ma na stosie kart odrzuconych { cards-n } ({ $icon })
cond-quest = następna misja bota nie jest ostatnią
cond-you-empire = jesteś Imperium
cond-able = to możliwe
row-if = jeśli { $if }: { $then }
row-else = w przeciwnym razie: { $then }
row-to = Karta trafia { $goal-to }.

told-bot-nation = Bot gra nacją „{ $nation }”, poziom: { $level }.
told-bot-rolled = { $skips ->
        [yes] Bot rzuca kością: { $die }. Pomija kartę na polu { $die }.
       *[no] Bot rzuca kością: { $die }. Nie pomija żadnej karty.
    }
told-bot-turned-up = Pole { $slot }: „{ $card }”.
told-bot-row = { $passed ->
        [0] „{ $card }”: pasuje wiersz { $row } ({ $sign }).
        [one] „{ $card }”: pasuje wiersz { $row } ({ $sign }); z jednego wiersza wyżej nic nie da się wykonać.
       *[other] „{ $card }”: pasuje wiersz { $row } ({ $sign }); z wierszy wyżej (pasujących: { $passed }) nic nie da się wykonać.
    }
told-bot-idle = Bot nie może nic zrobić z kartą „{ $card }”.
told-bot-placed = Karta „{ $card }” trafia { $goal-to }.
told-bot-gained = Bot zyskuje { some-tokens } (razem { $total }).
told-bot-paid = Bot oddaje { some-tokens } (zostaje { $total }).
told-bot-took = { $how ->
        [acquired] Bot zdobywa kartę „{ $card }”, która trafia na wierzch jego talii.
       *[broken] Bot podporządkowuje kartę „{ $card }”, która trafia na wierzch jego talii.
    }
told-bot-stacked = Karta „{ $card }” trafia na wierzch talii bota.
told-bot-stacked-hidden = { $kind ->
        [fame] Karta sławy trafia zakryta na wierzch talii bota.
       *[market] Karta z małej talii trafia zakryta na wierzch talii bota.
    }
told-bot-king = Bot rozpatruje kartę „Król królów”.
told-bot-unrest = Bot bierze kartę buntu (na stosie zostaje { $pile }).
told-bot-returned-slot = Bot zwraca tę kartę buntu (na stosie jest teraz { $pile }).
told-bot-returned = Bot zwraca { $from-from } kartę buntu (na stosie jest teraz { $pile }).
told-bot-exiled = Bot usuwa z rynku kartę „{ $card }”.
told-bot-dynasty = Z talii dynastii bota przychodzi karta „{ $card }” (zostaje { $left }).
told-bot-empire = Bot staje się Imperium.
told-bot-tidies = Bot przechodzi do fazy porządków.
told-bot-thins = Watażka odrzuca jeszcze wierzchnią kartę swojej talii.
told-bot-token = Bot kładzie { some-tokens } na karcie „{ $card }” na rynku.
told-bot-kept = Pominięta karta przechodzi z pola { $slot } na pole 1.
told-bot-filled = Zapełnione pola bota: { $slots } (w talii zostaje { $deck }).
told-bot-shuffled = { $n ->
        [one] Stos kart odrzuconych bota staje się nową talią z 1 karty.
       *[other] Stos kart odrzuconych bota staje się nową talią z { $n } kart.
    }
told-bot-travelled = { $stage ->
        [1] Bot znajduje drogę do Shangri-La.
        [2] Bot dociera do bram Shangri-La.
       *[other] Bot dociera do Shangri-La.
    }
told-bot-given = Oddajesz botowi kartę „{ $card }”.
told-bot-scored = Punkty bota: { $points }.

scene-bot = Bot: { $nation }, { $state ->
        [empire] Imperium
       *[barbarian] Barbarzyńcy
    }, poziom: { $level }; surowce { $materials }, populacja { $population }, postęp { $progress }; pola { $slots }, talia { $deck }, talia dynastii { $dynasty }
scene-bot-play = Bot ma w grze: { $cards }
scene-bot-discard = Stos kart odrzuconych bota: { $cards }
scene-bot-history = Historia bota: { $cards }

option-bot = Nacja bota (1 miejsce)
option-bot-random = Losowo
option-difficulty = Poziom bota (1 miejsce)
option-difficulty-chieftain = Wódz: 4 pola
option-difficulty-warlord = Watażka: 4 pola, talia kończy się szybciej
option-difficulty-imperator = Imperator: 5 pól (standardowy)
option-difficulty-sovereign = Suweren: 5 pól, zaczyna z żetonami
option-difficulty-overlord = Władca: 6 pól, zaczyna z żetonami
option-difficulty-supreme-ruler = Najwyższy władca: jak Władca, a za bunt postęp

option-bot-carthaginians = Kartagińczycy
option-bot-celts = Celtowie
option-bot-greeks = Grecy
option-bot-macedonians = Macedończycy
option-bot-persians = Persowie
option-bot-romans = Rzymianie
option-bot-scythians = Scytowie
option-bot-vikings = Wikingowie
option-bot-arthurians = Arturianie
option-bot-atlanteans = Atlantydzi
option-bot-egyptians = Egipcjanie
option-bot-mauryans = Maurjowie
option-bot-minoans = Minojczycy
option-bot-olmecs = Olmekowie
option-bot-qin = Qin
option-bot-utopians = Utopijczycy

# Choosing nations.

option-choice = Nacje i strony
option-choice-lot = Losowo
option-choice-own = Każdy gracz wybiera
option-choice-draft = Draft: każdy wybiera spośród kilku
told-offered = Nacje do wyboru: { $cards }.
told-claimed = { $seat } wybiera nację „{ $card }”.
ask-nation = Wybierz nację i stronę jej karty potęgi.
answer-nation = { $card }, strona { $side ->
        [a] A
       *[b] B
    }
