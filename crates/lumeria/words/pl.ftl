# Lumeria in Polish. Some units have names in the plural (Woje), some in the singular (Bies), and names from
# content files cannot be inflected. So no sentence makes a unit its subject, and $unit stands in the nominative,
# set off by a colon. Gods and seats likewise.
# Seats are names of any gender: present tense only.

unknown = ?

faction-slavs = Słowianie
faction-vikings = Wikingowie
faction-greeks = Grecy
faction-romans = Rzymianie

god-swietowit = Świętowit
god-thor = Thor
god-atena = Atena
god-mars = Mars

scenario-three-hills = Trzy Wzgórza
scenario-camps = Obozy
scenario-open-field = Otwarte Pole

unit-bies = Bies
unit-jezdzcy = Jeźdźcy
unit-lucznicy = Łucznicy
unit-woje = Woje
unit-zbrojni = Zbrojni
unit-berserkerzy = Berserkerzy
unit-druzynnicy = Drużynnicy
unit-miotacze = Miotacze
unit-olbrzym = Olbrzym
unit-tarczownicy = Tarczownicy
unit-cyklop = Cyklop
unit-hoplici = Hoplici
unit-konni = Konni
unit-milicja = Milicja
unit-peltasci = Peltaści
unit-furia = Furia
unit-gladiatorzy = Gladiatorzy
unit-legionisci = Legioniści
unit-rekruci = Rekruci
unit-welici = Welici

manoeuvre-march = marsz
manoeuvre-volley = salwa
manoeuvre-fortune = fortuna

stage-opening = przed pierwszą rundą
stage-recruitment = rekrutacja
stage-early = manewry przed aktywacjami
stage-activations = aktywacje
stage-late = manewry po aktywacjach
stage-cleanup = porządkowanie

stance-ready = bez stanu
stance-exhausted = wyczerpanie
stance-fortified = umocnienie

fact-melee = wręcz
fact-ranged = na dystans
fact-close = gdy między jednostkami nie ma żadnego pola
fact-moved = po ruchu w tej aktywacji
fact-wounded = gdy jest ranna
fact-fortified = gdy jest umocniona
fact-kin = gdy obok stoi inna jednostka o tej samej nazwie
fact-foe-wounded = gdy druga jednostka jest ranna

ability-hit = {"  "}{ $modifier } do trafienia przy jej atakach{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-guard = {"  "}{ $modifier } do trafienia przy atakach na tę jednostkę{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-aim = {"  "}Celowanie daje jej { $modifier } do trafienia zamiast +1{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-pierce = {"  "}Jej ataki ignorują umocnienie celu{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-steadfast = {"  "}Tej jednostki nie można odepchnąć{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-push = {"  "}Odpycha cel maksymalnie o { $fields ->
        [few] { $fields } pola
        [many] { $fields } pól
       *[other] { $fields } pola
    }{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-stagger = {"  "}Odepchnięta przez nią jednostka staje się wyczerpana{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-retreat = {"  "}Po swoim ataku może się przesunąć { $fields ->
        [one] o jedno pole
        [few] maksymalnie o { $fields } pola
        [many] maksymalnie o { $fields } pól
       *[other] maksymalnie o { $fields } pola
    }{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-drill = {"  "}Umocnienie nie wlicza się do jej dwóch akcji.
ability-slip = {"  "}Może przechodzić przez własne jednostki.
ability-fly = {"  "}Może przelatywać nad dowolnymi jednostkami.

power-dice = {"  "}Raz na rundę: { $dice ->
        [one] jedna dodatkowa kość
        [few] { $dice } dodatkowe kości
        [many] { $dice } dodatkowych kości
       *[other] { $dice } dodatkowej kości
    } do ataku w twojej aktywacji.
power-action = {"  "}Raz na rundę: twoja aktywna jednostka wykonuje jeszcze jedną, inną akcję.
power-stand = {"  "}Raz na rundę: twoja jednostka trafiona wręcz nie zostaje odepchnięta.
power-fortify = {"  "}Raz na rundę, zanim aktywujesz jednostkę: jedna z twoich jednostek zostaje umocniona.

ask-initiative = Rzućcie po dwie kości: wyższa suma decyduje, kto zaczyna.
ask-first = Masz wyższy wynik. Kto zaczyna?
ask-recruit = Twoje złoto: { $gold }. Którą jednostkę rekrutujesz?
ask-place = { $unit }: na którym polu rekrutacji?
ask-manoeuvre = Używasz manewru?
ask-march = Marsz: która jednostka przesuwa się o jedno pole? { $left ->
        [one] Została jedna jednostka.
        [few] Zostały { $left } jednostki.
        [many] Zostało { $left } jednostek.
       *[other] Zostało { $left } jednostki.
    }
ask-stride = { $unit }: marsz na które pole?
ask-volley = Salwa: która jednostka strzela jedną kością? { $left ->
        [one] Została jedna jednostka.
        [few] Zostały { $left } jednostki.
        [many] Zostało { $left } jednostek.
       *[other] Zostało { $left } jednostki.
    }
ask-target = { $unit }: do której jednostki strzela?
ask-activate = Którą jednostkę aktywujesz? To twoja aktywacja { $number } z 3.
ask-act = { $unit }: jaka jest następna akcja?
ask-blessed = { $unit }: na którą jednostkę kierujesz pobłogosławiony atak?
ask-bless = Która jednostka zostaje umocniona?
ask-fortune = { $hits ->
        [0] Brak trafień
        [one] Jedno trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }, liczba kości: { $dice }. Przerzucasz wszystkie?
ask-stand = { $unit }: trafienie i groźba odepchnięcia. Użyć zdolności boga, aby jednostka została na miejscu?
ask-renew = Żeton na twoim torze odnowy dotarł do ostatniego pola. Na które miejsce wraca?
ask-retreat = { $unit }: ruch po ataku?
ask-decide = Wciąż remis. Rzucacie o zwycięstwo?

answer-roll = Rzuć
answer-begin = Zaczyna { $seat }
answer-recruit = Rekrutuj: { $unit }
answer-place = Postaw na { $cell }
answer-march = Marsz
answer-volley = Salwa
answer-pick = Jednostka na { $cell }
answer-move = Ruch na { $cell }
answer-run = Bieg na { $cell }
answer-fortify = Umocnienie
answer-aim = Celowanie
answer-strike = Atak wręcz na { $cell }
answer-shoot = Strzał w { $cell }
answer-invoke = Użyj zdolności boga
answer-reroll = Przerzuć
answer-keep = Zachowaj wynik
answer-renew = Odnów: { $manoeuvre }
answer-done = Gotowe
answer-pass = { $question ->
        [ask-renew] Zostaw go na torze
       *[other] Pas
    }

event-began = { $scenario }. Naprzeciw siebie stają { $near } i { $far }.
event-initiative = Rzut o pierwszeństwo: { $seat0 }: { $zero }; { $seat1 }: { $one }.
event-round = Runda { $round }, pierwszy gracz: { $seat }. Złoto: { $zero } i { $one }.
event-stage = Teraz: { $stage }.
event-recruited = { $seat } rekrutuje: { $unit }. Zostało złota: { $gold }.
event-placed = Na planszę wchodzi: { $unit }, { $cell }.
event-passed = { $seat } pasuje.
event-spent = { $seat } używa manewru: { $manoeuvre }. Żeton trafia na tor odnowy.
event-spent-aside = { $seat } używa manewru: { $manoeuvre }. Żeton czeka obok planszy.
event-picked = { $seat } wybiera: { $unit }, { $cell }.
event-moved = Ruch: { $unit }, { $from } → { $to }.
event-ran = Bieg: { $unit }, { $from } → { $to }, wyczerpanie.
event-fortified = Umocnienie: { $unit }, { $cell }.
event-aimed = Celowanie: { $unit }, { $cell }.
event-finished = { $seat } na tym kończy.
event-invoked = { $seat } wzywa boga: { $god }!
event-struck = Atak wręcz: { $unit }, { $from } → { $to }. Kości { $faces }, trafienie na { $needed }+.
event-shot = Atak dystansowy: { $unit }, { $from } → { $to }. Kości { $faces }, trafienie na { $needed }+.
event-rerolled = { $seat } przerzuca: { $faces }, trafienie na { $needed }+.
event-hit = { $hits ->
        [0] Brak trafień
        [one] Jedno trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }: { $unit }, { $cell }, rany: { $wounds }.
event-pushed = Odepchnięcie: { $unit }, { $from } → { $to }.
event-staggered = Odepchnięcie: { $unit }, { $from } → { $to }, wyczerpanie.
event-defeated = Pokonana jednostka: { $unit }, { $cell }. { $seat } dostaje rekompensatę i ma { $gold } złota.
event-renewing = Tor odnowy, { $seat }: żeton na polu { $field }.
event-renewed = { $seat } odnawia manewr: { $manoeuvre }.
event-renewed-next = { $seat } odnawia manewr: { $manoeuvre }. Na tor wchodzi następny żeton.
event-waits = { $seat } zostawia żeton na ostatnim polu toru odnowy.
event-scored = { $seat } zdobywa { $gain ->
        [one] jeden punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    } (razem { $total }).
event-stepped = Krok naprzód: { $unit }, { $from } → { $to }.
event-decided = Rzut o zwycięstwo: { $seat0 } – trafienia { $hits0 }, kości { $dice0 }; { $seat1 } – trafienia { $hits1 }, kości { $dice1 }.
event-won-points = Koniec gry, { $zero } do { $one }: wygrywa { $seat }.
event-won-defeated = Koniec gry, { $zero } do { $one }: wygrywa { $seat } dzięki większej liczbie pokonanych wrogów.
event-won-cost = Koniec gry, { $zero } do { $one }: wygrywa { $seat } dzięki droższej armii.
event-won-dice = Koniec gry, { $zero } do { $one }: ostatni rzut wygrywa { $seat }.
event-drawn = Koniec gry, { $zero } do { $one }: remis.

scene-scenario = { $scenario }: do zwycięstwa trzeba { $target ->
        [one] jednego punktu
       *[other] { $target } punktów
    }. Zaznaczone pola: { $cells }
scene-round = Runda { $round } z { $rounds }, { $stage }; pierwszy gracz: { $seat }
scene-side = { $seat } ({ $faction }): punkty { $points }, złoto { $gold }
scene-god = Bóg: { $god }, zdolność gotowa
scene-god-spent = Bóg: { $god }, zdolność użyta w tej rundzie
scene-tokens = Manewry: { $manoeuvres }; zużyte żetony obok planszy: { $aside }
scene-track = Tor odnowy: { $field } z { $last }
scene-pile = Stos: { $unit } × { $left }, koszt { $cost }, wytrzymałość { $toughness }, ruch { $movement }, wręcz { $melee }, dystans { $ranged }
scene-unit = {"  "}{ $cell } { $unit }: rany { $wounds } z { $toughness }, { $stance }
scene-unit-activated = {"  "}{ $cell } { $unit }: rany { $wounds } z { $toughness }, { $stance }, po aktywacji
scene-dice = Ostatni rzut: { $faces }, trafienie na { $needed }+: { $hits }

# What can be chosen before the game: option-<key> and option-<key>-<value>.

option-seats = Miejsca
option-factions = Frakcje
option-factions-about = Wybierz armię dla każdego miejsca. Osoba, która otwiera stół, siada na pierwszym.
option-factions-random = Losowo
option-factions-wrong = Wybierz dwie różne frakcje albo zostaw losowanie.
option-factions-slavs = { faction-slavs }
option-factions-vikings = { faction-vikings }
option-factions-greeks = { faction-greeks }
option-factions-romans = { faction-romans }
option-scenario = Scenariusz
option-scenario-three-hills = { scenario-three-hills }
option-scenario-camps = { scenario-camps }
option-scenario-open-field = { scenario-open-field }

# Why a bot prefers a move to another: what it brings more or less of.
reason-points-more = { $count ->
        [0] trochę więcej punktów dla ciebie
       *[other] punkty dla ciebie: o około { $count } więcej
    }
reason-points-less = { $count ->
        [0] trochę mniej punktów dla ciebie
       *[other] punkty dla ciebie: o około { $count } mniej
    }
reason-foe-points-more = { $count ->
        [0] trochę więcej punktów dla przeciwnika
       *[other] punkty przeciwnika: o około { $count } więcej
    }
reason-foe-points-less = { $count ->
        [0] trochę mniej punktów dla przeciwnika
       *[other] punkty przeciwnika: o około { $count } mniej
    }
reason-units-more = { $count ->
        [0] trochę mniejsze własne straty
       *[other] twoje jednostki: zostaje o około { $count } więcej
    }
reason-units-less = { $count ->
        [0] trochę większe własne straty
       *[other] twoje jednostki: zostaje o około { $count } mniej
    }
reason-foe-units-more = { $count ->
        [0] trochę mniejsze straty przeciwnika
       *[other] jednostki przeciwnika: zostaje o około { $count } więcej
    }
reason-foe-units-less = { $count ->
        [0] trochę większe straty przeciwnika
       *[other] jednostki przeciwnika: zostaje o około { $count } mniej
    }

# Co lubi bot każdego stylu

style-warlike = Chce niszczyć jednostki przeciwnika
style-builder = Chce mieć wiele jednostek na planszy
