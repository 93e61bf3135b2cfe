# Ethnos in Czech. The plain form of a noun is the nominative singular; its other cases are attributes,
# and a sentence asks for one by its suffix ($card-acc, $leader-ins, $kingdom-gen):
#   .acc  accusative    (najímá koho? červeného elfa)
#   .gen  genitive      (bez koho? bez červeného elfa; do čeho? do Durisu)
#   .ins  instrumental  (vedená kým? červeným elfem)
# Every tribe-* and every colour-* has all three, every kingdom-* has .gen. All tribes are masculine animate
# in the singular, and so are the colours. The tribes-* are nominative plurals. As in the rulebook, only Věk
# and the names of kingdoms are capitalised.
# Seats are names of any gender: present tense only, and $seat only in the nominative.
# The category [many] is only for fractions, which the game does not have.

tribe-skeleton = kostlivec
    .acc = kostlivce
    .gen = kostlivce
    .ins = kostlivcem
tribe-centaur = kentaur
    .acc = kentaura
    .gen = kentaura
    .ins = kentaurem
tribe-dwarf = trpaslík
    .acc = trpaslíka
    .gen = trpaslíka
    .ins = trpaslíkem
tribe-elf = elf
    .acc = elfa
    .gen = elfa
    .ins = elfem
tribe-giant = obr
    .acc = obra
    .gen = obra
    .ins = obrem
tribe-merfolk = mořský muž
    .acc = mořského muže
    .gen = mořského muže
    .ins = mořským mužem
tribe-minotaur = minotaur
    .acc = minotaura
    .gen = minotaura
    .ins = minotaurem
tribe-orc = ork
    .acc = orka
    .gen = orka
    .ins = orkem
tribe-troll = troll
    .acc = trolla
    .gen = trolla
    .ins = trollem
tribe-wingfolk = opeřenec
    .acc = opeřence
    .gen = opeřence
    .ins = opeřencem
tribe-wizard = čaroděj
    .acc = čaroděje
    .gen = čaroděje
    .ins = čarodějem
tribe-halfling = hobit
    .acc = hobita
    .gen = hobita
    .ins = hobitem

tribes-skeleton = kostlivci
tribes-centaur = kentauři
tribes-dwarf = trpaslíci
tribes-elf = elfové
tribes-giant = obři
tribes-merfolk = mořský lid
tribes-minotaur = minotauři
tribes-orc = orkové
tribes-troll = trollové
tribes-wingfolk = opeřený lid
tribes-wizard = čarodějové
tribes-halfling = hobiti

kingdom-duris = Duris
    .gen = Durisu
kingdom-rhea = Rhea
    .gen = Rhey
kingdom-straton = Straton
    .gen = Stratonu
kingdom-althea = Althea
    .gen = Althey
kingdom-ithys = Ithys
    .gen = Ithysu
kingdom-pelagon = Pelagon
    .gen = Pelagonu

colour-purple = fialový
    .acc = fialového
    .gen = fialového
    .ins = fialovým
colour-red = červený
    .acc = červeného
    .gen = červeného
    .ins = červeným
colour-blue = modrý
    .acc = modrého
    .gen = modrého
    .ins = modrým
colour-green = zelený
    .acc = zeleného
    .gen = zeleného
    .ins = zeleným
colour-orange = oranžový
    .acc = oranžového
    .gen = oranžového
    .ins = oranžovým
colour-grey = šedý
    .acc = šedého
    .gen = šedého
    .ins = šedým

ask-turn = Najmeš spojence, nebo vyložíš skupinu s některou ze svých karet v čele?
ask-turn-full = Máš v ruce deset karet a musíš vyložit skupinu. Která karta ji povede?
ask-again = Kentauři se ženou dál: vyložíš teď další skupinu, nebo skončíš?
ask-band = Skupina vedená { $leader-ins }, zatím { $size ->
        [one] jedna karta
        [few] { $size } karty
       *[other] { $size } karet
    }. Přidáš další kartu (v uvedeném pořadí), nebo skupinu vyložíš?
ask-marker = Kam umístíš žeton kontroly?
ask-bonus = Mořský lid ti přináší { $left ->
        [one] žeton kontroly do kteréhokoli království. Kam ho umístíš?
        [few] { $left } žetony kontroly do kterýchkoli království. Kam umístíš první z nich?
       *[other] { $left } žetonů kontroly do kterýchkoli království. Kam umístíš první z nich?
    }
ask-horde = { $left ->
        [one] Zbývá ti jeden žeton kontroly
        [few] Zbývají ti { $left } žetony kontroly
       *[other] Zbývá ti { $left } žetonů kontroly
    }. Dáš jeden na políčko { $kingdom-gen } na své desce orčí hordy?
ask-token = Který žeton trollů si vezmeš?
ask-keep = { $left ->
        [0] Víc karet si už nechat nemůžeš. Odložit zbytek?
        [one] Elfové ti dovolí nechat si ještě jednu kartu. Kterou?
        [few] Elfové ti dovolí nechat si ještě až { $left } karty. Kterou vybereš?
       *[other] Elfové ti dovolí nechat si ještě až { $left } karet. Kterou vybereš?
    }
ask-conjure = Čarodějové ti nabízejí { $count ->
        [one] kartu z balíčku. Dobereš si ji?
        [few] { $count } karty z balíčku. Dobereš si je?
       *[other] { $count } karet z balíčku. Dobereš si je?
    }
ask-raid = Tvá horda má { $markers ->
        [one] jeden žeton v hodnotě
        [few] { $markers } žetony v celkové hodnotě
       *[other] { $markers } žetonů v celkové hodnotě
    } { $gain ->
        [one] { $gain } bodu
       *[other] { $gain } bodů
    } slávy. Vyrazíš rabovat hned, nebo počkáš?
ask-plunder = Tvá horda má { $markers ->
        [one] jeden žeton. Vyrazí rabovat?
        [few] { $markers } žetony. Které vyrazí rabovat?
       *[other] { $markers } žetonů. Které vyrazí rabovat?
    } Vybírej v uvedeném pořadí; samotné „Hotovo“ znamená, že počkáš.

answer-take = Najmout { $card-acc }
answer-draw = Dobrat z balíčku
answer-lead = Vyložit skupinu vedenou { $card-ins }
answer-triumph = Vyložit deset kostlivců a vyhrát
answer-scatter = Odložit deset kostlivců do nabídky
answer-add = Přidat { $card-acc }
answer-keep = Nechat si { $card-acc }
answer-done = { $question ->
        [ask-band] { $size ->
            [one] Vyložit tuto skupinu o jedné kartě.
           *[other] Vyložit tuto skupinu o { $size } kartách.
        }{ $rest ->
            [0] {""}
           *[other] {" "}{ $tribe ->
                [elf] { $rest ->
                    [one] Zbylou kartu si můžeš nechat.
                   *[other] Z ostatních karet ({ $rest }) si můžeš nechat nejvýš { $size }.
                }
                [centaur] Umístí-li žeton, můžeš vyložit další skupinu; jinak { $rest ->
                    [one] tvá zbylá karta půjde do nabídky.
                    [few] tvé ostatní { $rest } karty půjdou do nabídky.
                   *[other] tvých ostatních { $rest } karet půjde do nabídky.
                }
               *[other] { $rest ->
                    [one] Tvá zbylá karta půjde do nabídky.
                    [few] Tvé ostatní { $rest } karty půjdou do nabídky.
                   *[other] Tvých ostatních { $rest } karet půjde do nabídky.
                }
            }
        }
        [ask-keep] { $kept ->
            [0] Nenechat si žádnou kartu.
            [one] Nechat si tuto kartu.
            [few] Nechat si tyto { $kept } karty.
           *[other] Nechat si těchto { $kept } karet.
        }{ $rest ->
            [0] {""}
            [one] {" "}Jedna karta půjde do nabídky.
            [few] {" "}{ $rest } karty půjdou do nabídky.
           *[other] {" "}{ $rest } karet půjde do nabídky.
        }
       *[other] Hotovo
    }
answer-place = { $question ->
        [ask-horde] Dát žeton na políčko { $kingdom-gen }
       *[other] Umístit žeton do { $kingdom-gen }
    }
answer-token = Vzít si žeton s hodnotou { $value }
answer-raid = Vyrazit rabovat
answer-plunder = Odebrat žeton z políčka { $kingdom-gen }
answer-decline = { $question ->
        [ask-again] Skončit. { $rest ->
            [one] Tvá karta půjde do nabídky.
            [few] Tvé { $rest } karty půjdou do nabídky.
           *[other] Tvých { $rest } karet půjde do nabídky.
        }
        [ask-raid] Počkat
        [ask-horde] Nechat si žeton
       *[other] Přeskočit
    }

event-began = Národy ve hře: { $tribes }.
event-age = Začíná Věk { $age ->
        [1] I
        [2] II
       *[other] III
    }, první hráč: { $seat }. Nabídka spojenců: { $cards }.
event-drew = { $seat } si dobírá { $card-acc }.
event-drew-hidden = { $seat } si dobírá kartu.
event-dragon = { $seat } dobírá draka ({ $appeared } ze 3).
event-took = { $seat } najímá { $card-acc }.
event-band = { $seat } vykládá skupinu o { $size ->
        [one] jedné kartě
       *[other] { $size } kartách
    } vedenou { $leader-ins }: { $cards }.
event-marker = { $seat } umisťuje do { $kingdom-gen } svůj { $markers }. žeton kontroly.
event-no-marker = { $seat } už nemá žádný žeton kontroly k umístění.
event-discarded = { $seat } odkládá do nabídky: { $cards-acc }.
event-kept = { $seat } si nechává { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
event-swam = { $seat } plave z políčka { $from } na políčko { $to }.
event-giant = { $seat } si bere žeton obrů za skupinu o { $size ->
        [one] jedné kartě
       *[other] { $size } kartách
    } a získává { $gain ->
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
    } slávy.
event-horde = { $seat } umisťuje žeton na desku orčí hordy, na políčko { $kingdom-gen }.
event-token = { $seat } si bere žeton trollů s hodnotou { $value }.
event-triumph = { $seat } vykládá deset kostlivců a okamžitě vyhrává!
event-age-ended = { $seat } dobírá třetího draka. Věk { $age ->
        [1] I
        [2] II
       *[other] III
    } končí.
event-kingdom-scored = { $kingdom }: { $seat } má { $markers ->
        [one] jeden žeton
        [few] { $markers } žetony
       *[other] { $markers } žetonů
    } kontroly a získává { $gain ->
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
    } slávy (celkem { $total }).
event-merfolk-scored = Deska mořského lidu: { $seat } na políčku { $space } získává { $gain ->
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
    } slávy (celkem { $total }).
event-giant-scored = Žeton obrů: { $seat } získává { $gain ->
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
    } slávy (celkem { $total }).
event-band-scored = { $seat } získává { $gain ->
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
    } slávy za skupinu o { $counted ->
        [one] jedné kartě
       *[other] { $counted } kartách
    } vedenou { $leader-ins } (celkem { $total }).
event-raided = { $seat } vyráží rabovat, odebírá z hordy { $markers ->
        [one] jeden žeton
        [few] { $markers } žetony
       *[other] { $markers } žetonů
    } a získává { $gain ->
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
    } slávy (celkem { $total }).
event-declined = { $seat } { $offer ->
        [again] už další skupinu nevykládá
        [marker] si žeton nechává
        [bonus] nevyužívá žeton mořského lidu
        [horde] nedává žeton na desku orčí hordy
        [token] si nebere žádný žeton trollů
       *[conjure] si nedobírá karty za čaroděje
    }.
event-held = { $seat } drží hordu zpátky.
event-over = Konec hry. Vítězí: { $winners }.

scene-age = Věk { $age ->
        [1] I
        [2] II
       *[other] III
    } ze { $ages ->
        [2] II
       *[other] III
    }. Karet v balíčku: { $deck }, nejbližších bez draků: { $safe }; draků dosud: { $dragons }.
scene-kingdom = { $kingdom } ({ $colour }): sláva { $tokens }; žetony kontroly { $markers }
scene-seat = { $seat }: { $glory ->
        [one] { $glory } bod
        [few] { $glory } body
       *[other] { $glory } bodů
    } slávy, v ruce { $hand ->
        [one] jedna karta
        [few] { $hand } karty
       *[other] { $hand } karet
    }
scene-known = {"  "}určitě má v ruce: { $cards-acc }
scene-band = {"  "}skupina o { $size ->
        [one] jedné kartě
       *[other] { $size } kartách
    } vedená { $leader-ins }
scene-merfolk = {"  "}deska mořského lidu: políčko { $space }
scene-horde = {"  "}horda: { $kingdoms }
scene-trolls = {"  "}žetony trollů: { $tokens }
scene-giant = Žeton obrů: { $seat }, skupina o { $size ->
        [one] jedné kartě
       *[other] { $size } kartách
    }
scene-pool = Nabídka spojenců ({ $count }): { $cards }
scene-hand = Tvá ruka ({ $count }): { $cards }

# Co lze zvolit před hrou: option-<key>, pokud to nepojmenuje žádný odstavec pravidel, a option-<key>-<value>.
# Zbytek vysvětluje odstavec pravidel.

option-seats = Místa
option-tribes = Národy
option-tribes-about = Pět národů ve dvou nebo třech hráčích, šest ve čtyřech až šesti.
option-tribes-random = Náhodně
option-tribes-wrong = Vyber přesně pět národů pro dvě nebo tři místa, přesně šest pro čtyři až šest míst, nebo nech výběr náhodě.
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
option-skeletons-win = Deset kostlivců ihned vyhrává
option-skeletons-scatter = Deset kostlivců jde do nabídky
option-merfolk-leader = Boduje jen první místo
option-merfolk-kingdom = Boduje se jako sedmé království
option-trolls-all = O každé remíze na konci Věku
option-trolls-kingdoms = Jen o remízách v královstvích
option-duel-tie-top = Dělí se žeton II
option-duel-tie-both = Dělí se žetony I a II
option-final-bands-all = Všechny skupiny od největší
option-final-bands-largest = Jen největší skupina
option-final-skeletons-on = Kostlivci se počítají
option-final-skeletons-off = Kostlivci se nepočítají
option-final-dwarf-off = Karta navíc se nepočítá
option-final-dwarf-on = Karta navíc se počítá
option-raid-all = Rabují všechny žetony
option-raid-some = Rabuje tolik žetonů, kolik chceš
option-marker-must = Žeton se musí umístit
option-marker-may = Žeton si lze nechat
option-empty-pool-one = Jedna karta z balíčku
option-empty-pool-two = Dvě karty z balíčku

# Why a bot prefers a move to another: what it brings more or less of.
reason-glory-more = { $count ->
        [0] o něco víc bodů
       *[other] body: asi o { $count } víc
    }
reason-glory-less = { $count ->
        [0] o něco méně bodů
       *[other] body: asi o { $count } méně
    }
reason-lead-more = { $count ->
        [0] větší šance vést v království
       *[other] království, ve kterých vedeš: asi o { $count } víc
    }
reason-lead-less = { $count ->
        [0] menší šance vést v království
       *[other] království, ve kterých vedeš: asi o { $count } méně
    }
reason-bands-more = { $count ->
        [0] o něco víc bodů za skupiny na konci Věku
       *[other] body za skupiny na konci Věku: asi o { $count } víc
    }
reason-bands-less = { $count ->
        [0] o něco méně bodů za skupiny na konci Věku
       *[other] body za skupiny na konci Věku: asi o { $count } méně
    }
reason-hand-more = { $count ->
        [0] o něco víc karet v ruce
       *[other] karty v ruce: asi o { $count } víc
    }
reason-hand-less = { $count ->
        [0] o něco méně karet v ruce
       *[other] karty v ruce: asi o { $count } méně
    }

# Co má rád bot každého stylu

style-warlike = Chce vést v mnoha královstvích
style-builder = Chce skupiny, které přinesou hodně bodů
