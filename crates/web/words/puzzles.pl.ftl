# Zadania: ich lista i to, co stoi obok zadania.

nav-puzzles = Zadania
puzzles-title = Zadania
puzzles-lede = Pozycje z gier między botami. Znajdź najlepszy ruch; dobrych może być kilka. Nie ma zegara i można próbować ponownie.
puzzles-count = Podjęte: { $tried } z { $of }
puzzles-rating = twój ranking { $rating }
puzzles-next = Zadanie dla ciebie
puzzles-themes = Tematy
puzzles-days = Dni z rzędu z rozwiązanym zadaniem: { $days }.
puzzle = Zadanie
puzzle-daily = Zadanie dnia
puzzle-leave = Wszystkie zadania
puzzle-rating = trudność { $rating }
puzzle-task = Twój ruch. Co jest tu najlepsze?
puzzle-right = Dobrze! Żaden inny ruch nie jest wyraźnie lepszy.
puzzle-close = Blisko! Ten ruch jest niewiele gorszy od najlepszego, więc liczy się za pół.
puzzle-mistake = To nie jest najlepszy ruch. Kosztuje około { $loss }% szansy na wygraną.
puzzle-blunder = Ten ruch kosztuje dużo: około { $loss }% szansy na wygraną.
puzzle-you-chose = Twój ruch:
puzzle-why = W następnych turach najlepszy ruch przynosi zamiast tego średnio:
puzzle-watch = Zobacz na planszy, jak gra mogłaby się potoczyć.
puzzle-step = Tak gra mogłaby się potoczyć: krok { $nth } z { $of }.
puzzle-on = Co dalej
puzzle-all = Ile wart jest każdy ruch
puzzle-loses = kosztuje { $loss }%
puzzle-yours = Twój ranking: { $rating } ({ $change ->
    [0] bez zmian
   *[other] zmiana: { $change }
})
puzzle-next = Następne zadanie
puzzle-other = Inne zadanie
again-try = Rozegraj tę chwilę jeszcze raz
again-title = Chwila z tej gry
again-leave = Wróć do analizy
home-puzzle = Codziennie zadanie: znajdź najlepszy ruch w pozycji z gry między botami.
home-puzzle-do = Do zadań
theme-recruit = Werbowanie
theme-bands = Zagranie Oddziału
theme-markers = Umieszczenie znacznika
theme-keep = Co zatrzymać
theme-tokens = Żetony
theme-raid = Wyprawy Orków
theme-units = Ruch jednostek
theme-attack = Atak
theme-wait = Kiedy przestać
theme-cards = Która karta
theme-choose = Wybór efektu
theme-orders = Rozkazy
theme-march = Marsz
theme-bids = Licytacja
