# Stół Lumerii po polsku. Jednostki mają nazwy w liczbie mnogiej (Woje) i pojedynczej (Bies), dlatego żadne zdanie
# nie czyni z jednostki podmiotu.

battle-name = { $name }
battle-field = Pole bitwy
battle-score = Punkty i kości
battle-round = Runda { $round }
battle-stages = Etapy rundy
battle-goal = do { $target } { $target ->
    [one] punktu
   *[other] punktów
}
battle-points = { $seat }: { $points } z { $target } punktów
battle-standing = { $scenario }: ty { $own }, { $seat } { $other }.
battle-hits = { $hits ->
    [0] bez trafienia
    [one] jedno trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}, potrzeba { $needed } lub więcej
battle-account = Punkty runda po rundzie
battle-rounds = Runda
battle-total = Punkty

battle-plain = { $cell }
battle-hill = { $cell }, wzgórze
battle-entry = { $cell }, pole rekrutacji
battle-camp = { $cell }, obóz
battle-unit = { $unit } ({ $seat }), { $wounds ->
    [0] { $stance }
   *[other] rany { $wounds } z { $toughness }, { $stance }
}
battle-unit-activated = { $unit } ({ $seat }), { $wounds ->
    [0] { $stance }
   *[other] rany { $wounds } z { $toughness }, { $stance }
}, po aktywacji

battle-gold = Złoto: { $gold }
battle-acted = Aktywowane: { $done } z { $most }
battle-first = pierwszy gracz
battle-march = Marsz
battle-volley = Salwa
battle-fortune = Fortuna
battle-there = żeton dostępny
battle-spent = żeton zużyty
battle-track = Tor odnowy: żeton na polu { $field } z { $last }; czekające żetony: { $aside }. Każda kość twoich ataków, która nie trafi, przesuwa go o jedno pole.
battle-track-empty = Tor odnowy, pola od 0 do { $last }: pusty
battle-piles = Do rekrutacji
battle-pile = { $unit }: koszt { $cost }, zostało { $left }, pokonane { $lost }; { $melee ->
    [0] dystans { $ranged }
   *[other] { $ranged ->
        [0] wręcz { $melee }
       *[other] wręcz { $melee }, dystans { $ranged }
    }
}, ruch { $movement }, wytrzymałość { $toughness }

battle-does = Kości wręcz: { $melee }. Kości przy strzale: { $ranged }. Pola na jeden ruch: { $movement }. Rany, po których ginie: { $toughness }.

battle-group-move = Ruch
battle-group-run = Bieg, potem wyczerpanie
battle-group-attack = Atak, potem koniec aktywacji
battle-group-else = Inne

battle-note-recruit = Koszt { $cost }, zostanie złota: { $gold }
battle-note-march = Maksymalnie dwie jednostki, każda o jedno pole
battle-note-volley = Strzelają maksymalnie dwie jednostki, każda jedną kością
battle-note-fresh = { $unit }
battle-note-unit = { $unit }, rany { $wounds } z { $toughness }, { $stance }
battle-note-hill = Wzgórze: 1 punkt przy każdym porządkowaniu
battle-note-camp = Obóz przeciwnika
battle-note-fortify = Ataki na tę jednostkę mają −1 do trafienia, aż do porządkowania
battle-note-aim = Łatwiej trafić w tej aktywacji
battle-note-attack = { $unit }: { $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, trafia { $needed } lub więcej. Co najmniej jedno trafienie { $hit }%, pokonanie { $defeat }%
battle-note-hopeless = { $unit }: { $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, nie może trafić
battle-note-reroll = Wszystkie kości; drugi rzut jest ostateczny
battle-note-keep = { $misses ->
    [0] Bez pudła, więc żeton na torze odnowy się nie rusza
    [one] Jedno pudło przesuwa żeton na twoim torze odnowy
    [few] { $misses } pudła przesuwają żeton na twoim torze odnowy
    [many] { $misses } pudeł przesuwa żeton na twoim torze odnowy
   *[other] { $misses } pudła przesuwa żeton na twoim torze odnowy
}
battle-note-stop = Koniec twoich aktywacji w tej rundzie
battle-note-pass = Nie wiąże: znów przyjdzie twoja kolej, chyba że druga strona też spasuje
battle-note-no-march = Żadna inna jednostka nie maszeruje
battle-note-no-volley = Żadna inna jednostka nie strzela
battle-note-done = Koniec aktywacji tej jednostki; jej pozostałe akcje przepadają
battle-note-pushed = Jednostka zostaje odepchnięta
battle-note-stays = Jednostka zostaje na miejscu

battle-why-entry = Nowa jednostka wchodzi na puste pole rekrutacji w twoim ostatnim rzędzie.
battle-why-activate = Wybierz jedną ze swoich jednostek, która w tej rundzie nie była jeszcze aktywowana.
battle-why-act = Aktywna jednostka nie może tego zrobić: porusza się przez puste pola tak daleko, jak pozwala jej ruch, wręcz atakuje sąsiednią jednostkę, a strzela w linii prostej.
battle-why-march = Wybierz swoją jednostkę, która jeszcze nie maszerowała i ma obok puste pole.
battle-why-volley = Wybierz swoją jednostkę, która może strzelać, jeszcze nie strzelała i ma cel w linii prostej.
battle-why-bless = Wybierz jedną ze swoich jednostek, która nie jest umocniona.
battle-why-reach = Poza zasięgiem: jednostka porusza się przez puste pola i tylko tak daleko, jak wolno. Dalej może dojść biegiem albo w następnej rundzie.
battle-why-range = To nie jest cel dla tego strzału: potrzeba linii prostej z najwyżej trzema pustymi polami i bez karty po drodze.
battle-why-manoeuvre = Marszu lub salwy możesz użyć, gdy jest twoja kolej, przed aktywacjami lub po nich. Potrzebna jest jednostka, która może wziąć udział: do marszu taka, która ma obok puste pole, do salwy taka, która ma cel.
battle-why-spent = Ten żeton jest zużyty. Wróci, gdy dojdzie do końca toru odnowy; przesuwa go każda kość twoich ataków, która nie trafi.
battle-why-fortune = Fortuny możesz użyć po własnym rzucie w swojej aktywacji.
battle-why-god = Zdolności boga możesz użyć tylko w chwili, którą ona wskazuje.
battle-why-called = Zdolność boga została już użyta w tej rundzie; żeton wraca przy porządkowaniu.
battle-why-gold = Za mało złota albo brak pustego pola rekrutacji. Złoto przychodzi na początku każdej rundy, a pole zwalnia się, gdy stojąca na nim jednostka się ruszy.
battle-why-pile = Nie ma już kart tego rodzaju. Wybierz inną jednostkę.
battle-why-recruit = Jednostki rekrutuje się na początku rundy. Złoto, którego teraz nie wydasz, zostaje do tego czasu.

battle-open = { $cell }, otwarte pole
battle-ours = Nasze: { $values }
ours-name = nazwa
ours-copies = liczba kart
ours-cost = koszt
ours-toughness = wytrzymałość
ours-movement = ruch
ours-melee = wręcz
ours-ranged = dystans
ours-ability = zdolność
armies-title = Armie Lumerii
armies-lede = Wszystkie jednostki, bogowie i scenariusze, z wartościami i ich pochodzeniem.
armies-scenarios = Scenariusze i plansza
armies-unit = Jednostka
armies-copies = Karty
armies-start = Od początku na planszy, patrząc od swojej strony:
armies-scenario = Punkty: { $scores }. Wygrywa { $target } punktów; gra kończy się najpóźniej po rundzie { $rounds }.
armies-board = Plansza ma kolumny: { $columns } i rzędy: { $rows }, a tor odnowy kończy się na polu { $track }.
score-fields = za każdą swoją jednostkę na wzgórzu
score-camps = za każdą swoją jednostkę na obozie przeciwnika
score-defeated = za każdą jednostkę wroga pokonaną w rundzie
score-majority = za więcej jednostek niż przeciwnik na oznaczonych polach
