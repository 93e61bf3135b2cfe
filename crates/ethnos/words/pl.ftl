# Ethnos in Polish. The plain form of a noun is the nominative singular; its other cases are attributes,
# and a sentence asks for one by its suffix ($card-acc, $leader-gen):
#   .acc  accusative    (werbuje kogo? czerwonego Elfa)
#   .gen  genitive      (pod dowództwem kogo? czerwonego Elfa)
#   .ins  instrumental  (z kim? z czerwonym Elfem)
# Every tribe-* and every colour-* has all three. Colours are masculine animate, as are all tribes that have
# a colour; the Skeleton is inanimate and never takes one. The tribes-* are nominative plurals. Kingdoms are
# not inflected: say "Królestwo" before the name instead. As in the rulebook, game terms are capitalised.
# Seats are names of any gender: present tense only, and $seat only in the nominative.

tribe-skeleton = Szkielet
    .acc = Szkielet
    .gen = Szkieletu
    .ins = Szkieletem
tribe-centaur = Centaur
    .acc = Centaura
    .gen = Centaura
    .ins = Centaurem
tribe-dwarf = Krasnolud
    .acc = Krasnoluda
    .gen = Krasnoluda
    .ins = Krasnoludem
tribe-elf = Elf
    .acc = Elfa
    .gen = Elfa
    .ins = Elfem
tribe-giant = Olbrzym
    .acc = Olbrzyma
    .gen = Olbrzyma
    .ins = Olbrzymem
tribe-merfolk = wojownik Morskiego Ludu
    .acc = wojownika Morskiego Ludu
    .gen = wojownika Morskiego Ludu
    .ins = wojownikiem Morskiego Ludu
tribe-minotaur = Minotaur
    .acc = Minotaura
    .gen = Minotaura
    .ins = Minotaurem
tribe-orc = Ork
    .acc = Orka
    .gen = Orka
    .ins = Orkiem
tribe-troll = Troll
    .acc = Trolla
    .gen = Trolla
    .ins = Trollem
tribe-wingfolk = Skrzydlaty
    .acc = Skrzydlatego
    .gen = Skrzydlatego
    .ins = Skrzydlatym
tribe-wizard = Czarodziej
    .acc = Czarodzieja
    .gen = Czarodzieja
    .ins = Czarodziejem
tribe-halfling = Niziołek
    .acc = Niziołka
    .gen = Niziołka
    .ins = Niziołkiem

tribes-skeleton = Szkielety
tribes-centaur = Centaury
tribes-dwarf = Krasnoludy
tribes-elf = Elfy
tribes-giant = Olbrzymy
tribes-merfolk = Morski Lud
tribes-minotaur = Minotaury
tribes-orc = Orkowie
tribes-troll = Trolle
tribes-wingfolk = Skrzydlaci
tribes-wizard = Czarodzieje
tribes-halfling = Niziołki

kingdom-duris = Duris
kingdom-rhea = Rhea
kingdom-straton = Straton
kingdom-althea = Althea
kingdom-ithys = Ithys
kingdom-pelagon = Pelagon

colour-purple = fioletowy
    .acc = fioletowego
    .gen = fioletowego
    .ins = fioletowym
colour-red = czerwony
    .acc = czerwonego
    .gen = czerwonego
    .ins = czerwonym
colour-blue = niebieski
    .acc = niebieskiego
    .gen = niebieskiego
    .ins = niebieskim
colour-green = zielony
    .acc = zielonego
    .gen = zielonego
    .ins = zielonym
colour-orange = pomarańczowy
    .acc = pomarańczowego
    .gen = pomarańczowego
    .ins = pomarańczowym
colour-grey = szary
    .acc = szarego
    .gen = szarego
    .ins = szarym

ask-turn = Werbujesz Sojusznika czy zagrywasz Oddział z jedną ze swoich kart jako Dowódcą?
ask-turn-full = Masz na ręce dziesięć kart i musisz zagrać Oddział. Która karta nim dowodzi?
ask-again = Centaury pędzą dalej: zagrywasz teraz następny Oddział czy kończysz?
ask-band = Oddział pod dowództwem { $leader-gen }, na razie { $size ->
        [one] jedna karta
        [few] { $size } karty
        [many] { $size } kart
       *[other] { $size } karty
    }. Dodajesz następną kartę (w pokazanej kolejności) czy zagrywasz Oddział?
ask-marker = Gdzie umieszczasz znacznik?
ask-bonus = Morski Lud daje ci { $left ->
        [one] znacznik do dowolnego Królestwa. Gdzie go umieszczasz?
        [few] { $left } znaczniki do dowolnych Królestw. Gdzie umieszczasz pierwszy z nich?
        [many] { $left } znaczników do dowolnych Królestw. Gdzie umieszczasz pierwszy z nich?
       *[other] { $left } znacznika do dowolnych Królestw. Gdzie umieszczasz pierwszy z nich?
    }
ask-horde = { $left ->
        [one] Został ci jeden znacznik
        [few] Zostały ci { $left } znaczniki
        [many] Zostało ci { $left } znaczników
       *[other] Zostało ci { $left } znacznika
    }. Czy jeden trafia na pole Królestwa { $kingdom } na twojej planszy Hordy Orków?
ask-token = Który żeton Trolli bierzesz?
ask-keep = { $left ->
        [0] Więcej kart nie możesz zatrzymać. Odrzucić resztę?
        [one] Elfy pozwalają ci zatrzymać jeszcze jedną kartę. Którą?
       *[other] Elfy pozwalają ci zatrzymać jeszcze do { $left } kart. Którą wybierasz?
    }
ask-conjure = Czarodzieje oferują ci { $count ->
        [one] kartę z Talii. Dobierasz ją?
        [few] { $count } karty z Talii. Dobierasz je?
        [many] { $count } kart z Talii. Dobierasz je?
       *[other] { $count } karty z Talii. Dobierasz je?
    }
ask-raid = Twoja Horda ma { $markers ->
        [one] jeden znacznik wart
        [few] { $markers } znaczniki warte
        [many] { $markers } znaczników wartych
       *[other] { $markers } znacznika wartych
    } { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    } Chwały. Ruszasz na łupy teraz czy czekasz?
ask-plunder = Twoja Horda ma { $markers ->
        [one] jeden znacznik. Rusza na łupy?
        [few] { $markers } znaczniki. Które ruszają na łupy?
        [many] { $markers } znaczników. Które ruszają na łupy?
       *[other] { $markers } znacznika. Które ruszają na łupy?
    } Wybieraj w pokazanej kolejności; samo „Gotowe” oznacza czekanie.

answer-take = Zwerbuj { $card-acc }
answer-draw = Dobierz z Talii
answer-lead = Zagraj Oddział pod dowództwem { $card-gen }
answer-triumph = Zagraj dziesięć Szkieletów i wygraj
answer-scatter = Odrzuć dziesięć Szkieletów do puli
answer-add = Dodaj { $card-acc }
answer-keep = Zatrzymaj { $card-acc }
answer-done = { $question ->
        [ask-band] { $size ->
            [one] Zagraj ten Oddział z jednej karty.
           *[other] Zagraj ten Oddział z { $size } kart.
        }{ $rest ->
            [0] {""}
           *[other] {" "}{ $tribe ->
                [elf] { $rest ->
                    [one] Pozostałą kartę możesz zatrzymać.
                   *[other] Z pozostałych kart ({ $rest }) możesz zatrzymać najwyżej { $size }.
                }
                [centaur] Jeśli umieści znacznik, możesz zagrać następny Oddział; jeśli nie, { $rest ->
                    [one] pozostała karta trafi do puli.
                    [few] pozostałe { $rest } karty trafią do puli.
                   *[other] pozostałe { $rest } kart trafi do puli.
                }
               *[other] { $rest ->
                    [one] Pozostała karta trafi do puli.
                    [few] Pozostałe { $rest } karty trafią do puli.
                   *[other] Pozostałe { $rest } kart trafi do puli.
                }
            }
        }
        [ask-keep] { $kept ->
            [0] Nie zatrzymuj żadnej karty.
            [one] Zatrzymaj tę kartę.
            [few] Zatrzymaj te { $kept } karty.
           *[other] Zatrzymaj te { $kept } kart.
        }{ $rest ->
            [0] {""}
            [one] {" "}Jedna karta trafi do puli.
            [few] {" "}{ $rest } karty trafią do puli.
           *[other] {" "}{ $rest } kart trafi do puli.
        }
       *[other] Gotowe
    }
answer-place = { $question ->
        [ask-horde] Umieść znacznik na polu Królestwa { $kingdom }
       *[other] Umieść znacznik w Królestwie { $kingdom }
    }
answer-token = Weź żeton o wartości { $value }
answer-raid = Ruszaj na łupy
answer-plunder = Zdejmij znacznik z pola Królestwa { $kingdom }
answer-decline = { $question ->
        [ask-again] Zakończ. { $rest ->
            [one] Twoja karta trafi do puli.
            [few] Twoje { $rest } karty trafią do puli.
           *[other] Twoje { $rest } kart trafi do puli.
        }
        [ask-raid] Poczekaj
        [ask-horde] Zachowaj znacznik
       *[other] Pomiń
    }

event-began = Plemiona w grze: { $tribes }.
event-age = Początek Ery { $age ->
        [1] I
        [2] II
       *[other] III
    }, Pierwszy Gracz: { $seat }. Odkryci Sojusznicy: { $cards }.
event-drew = { $seat } dobiera { $card-acc }.
event-drew-hidden = { $seat } dobiera kartę.
event-dragon = { $seat } dobiera Smoka ({ $appeared } z 3).
event-took = { $seat } werbuje { $card-acc }.
event-band = { $seat } zagrywa Oddział z { $size ->
        [one] jednej karty
       *[other] { $size } kart
    } pod dowództwem { $leader-gen }: { $cards }.
event-marker = { $seat } umieszcza w Królestwie { $kingdom } swój { $markers }. znacznik.
event-no-marker = { $seat } nie ma już znacznika, który można by umieścić.
event-discarded = { $seat } odrzuca do puli: { $cards-acc }.
event-kept = { $seat } zatrzymuje { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-swam = { $seat } płynie z pola { $from } na pole { $to }.
event-giant = { $seat } bierze żeton Olbrzymów za Oddział z { $size ->
        [one] jednej karty
       *[other] { $size } kart
    } i dostaje { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    } Chwały.
event-horde = { $seat } umieszcza znacznik na planszy Hordy Orków, na polu Królestwa { $kingdom }.
event-token = { $seat } bierze żeton Trolli o wartości { $value }.
event-triumph = { $seat } zagrywa dziesięć Szkieletów i natychmiast wygrywa!
event-age-ended = { $seat } dobiera trzeciego Smoka. Koniec Ery { $age ->
        [1] I
        [2] II
       *[other] III
    }.
event-kingdom-scored = { $kingdom }: { $seat } ma { $markers ->
        [one] jeden znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    } i dostaje { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    } Chwały (razem { $total }).
event-merfolk-scored = Plansza Morskiego Ludu: { $seat } na polu { $space } dostaje { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    } Chwały (razem { $total }).
event-giant-scored = Żeton Olbrzymów: { $seat } dostaje { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    } Chwały (razem { $total }).
event-band-scored = { $seat } dostaje { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    } Chwały za Oddział z { $counted ->
        [one] jednej karty
       *[other] { $counted } kart
    } pod dowództwem { $leader-gen } (razem { $total }).
event-raided = { $seat } rusza na łupy, zdejmuje { $markers ->
        [one] jeden znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    } i dostaje { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    } Chwały (razem { $total }).
event-declined = { $seat } { $offer ->
        [again] nie zagrywa następnego Oddziału
        [marker] zachowuje znacznik
        [bonus] rezygnuje ze znacznika Morskiego Ludu
        [horde] nie umieszcza znacznika na planszy Hordy Orków
        [token] nie bierze żetonu Trolli
       *[conjure] nie dobiera kart Czarodzieja
    }.
event-held = { $seat } wstrzymuje Hordę.
event-over = Koniec gry. Wygrywa: { $winners }.

scene-age = Era { $age ->
        [1] I
        [2] II
       *[other] III
    } z { $ages ->
        [2] II
       *[other] III
    }. Karty w Talii: { $deck }, najbliższe bez Smoków: { $safe }; Smoki do tej pory: { $dragons }.
scene-kingdom = { $kingdom } ({ $colour }): Chwała { $tokens }; znaczniki { $markers }
scene-seat = { $seat }: { $glory ->
        [one] { $glory } punkt
        [few] { $glory } punkty
        [many] { $glory } punktów
       *[other] { $glory } punktu
    } Chwały, na ręce { $hand ->
        [one] jedna karta
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    }
scene-known = {"  "}na pewno ma na ręce: { $cards-acc }
scene-band = {"  "}Oddział z { $size ->
        [one] jednej karty
       *[other] { $size } kart
    } pod dowództwem { $leader-gen }
scene-merfolk = {"  "}plansza Morskiego Ludu: pole { $space }
scene-horde = {"  "}Horda: { $kingdoms }
scene-trolls = {"  "}żetony Trolli: { $tokens }
scene-giant = Żeton Olbrzymów: { $seat }, Oddział z { $size ->
        [one] jednej karty
       *[other] { $size } kart
    }
scene-pool = Odkryci Sojusznicy ({ $count }): { $cards }
scene-hand = Twoja ręka ({ $count }): { $cards }

# Co można wybrać przed grą: option-<key>, gdy nie nazywa tego żaden paragraf zasad, oraz option-<key>-<value>.
# Resztę wyjaśnia paragraf zasad.

option-seats = Miejsca
option-tribes = Plemiona
option-tribes-about = Pięć Plemion przy dwóch lub trzech graczach, sześć przy większej liczbie graczy.
option-tribes-random = Losowo
option-tribes-wrong = Wybierz dokładnie pięć Plemion przy dwóch lub trzech miejscach, dokładnie sześć przy większej liczbie miejsc albo zostaw losowanie.
option-tribes-skeleton = { tribes-skeleton }
option-tribes-centaur = { tribes-centaur }
option-tribes-dwarf = { tribes-dwarf }
option-tribes-elf = { tribes-elf }
option-tribes-giant = { tribes-giant }
option-tribes-merfolk = { tribes-merfolk }
option-tribes-minotaur = { tribes-minotaur }
option-tribes-orc = { tribes-orc }
option-tribes-troll = { tribes-troll }
option-tribes-wingfolk = { tribes-wingfolk }
option-tribes-wizard = { tribes-wizard }
option-tribes-halfling = { tribes-halfling }
option-skeletons-win = Dziesięć Szkieletów od razu wygrywa
option-skeletons-scatter = Dziesięć Szkieletów trafia do puli
option-merfolk-leader = Punktuje tylko pierwsze miejsce
option-merfolk-kingdom = Punktacja jak w siódmym Królestwie
option-trolls-all = Każdy remis na koniec Ery
option-trolls-kingdoms = Tylko remisy w Królestwach
option-duel-tie-top = Dzieli się żeton II
option-duel-tie-both = Dzieli się żetony I i II
option-final-bands-all = Wszystkie Oddziały, od największego
option-final-bands-largest = Tylko największy Oddział
option-final-skeletons-on = Szkielety się liczą
option-final-skeletons-off = Szkielety się nie liczą
option-final-dwarf-off = Dodatkowa karta się nie liczy
option-final-dwarf-on = Dodatkowa karta się liczy
option-raid-all = Ruszają wszystkie znaczniki
option-raid-some = Rusza tyle znaczników, ile chcesz
option-marker-must = Znacznik trzeba umieścić
option-marker-may = Znacznik można zachować
option-empty-pool-one = Jedna karta z Talii
option-empty-pool-two = Dwie karty z Talii

# Why a bot prefers a move to another: what it brings more or less of.
reason-glory-more = { $count ->
        [0] trochę więcej punktów
       *[other] punkty: o około { $count } więcej
    }
reason-glory-less = { $count ->
        [0] trochę mniej punktów
       *[other] punkty: o około { $count } mniej
    }
reason-lead-more = { $count ->
        [0] większa szansa na prowadzenie w Królestwie
       *[other] Królestwa, w których prowadzisz: o około { $count } więcej
    }
reason-lead-less = { $count ->
        [0] mniejsza szansa na prowadzenie w Królestwie
       *[other] Królestwa, w których prowadzisz: o około { $count } mniej
    }
reason-bands-more = { $count ->
        [0] trochę więcej punktów za Oddziały na koniec Ery
       *[other] punkty za Oddziały na koniec Ery: o około { $count } więcej
    }
reason-bands-less = { $count ->
        [0] trochę mniej punktów za Oddziały na koniec Ery
       *[other] punkty za Oddziały na koniec Ery: o około { $count } mniej
    }
reason-hand-more = { $count ->
        [0] trochę więcej kart na ręce
       *[other] karty na ręce: o około { $count } więcej
    }
reason-hand-less = { $count ->
        [0] trochę mniej kart na ręce
       *[other] karty na ręce: o około { $count } mniej
    }

# Co lubi bot każdego stylu

style-warlike = Chce prowadzić w wielu Królestwach
style-builder = Chce Oddziałów wartych wiele punktów
