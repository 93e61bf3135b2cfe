# Lumeria in Czech. Some units have names in the plural (vojové), some in the singular (běs), and names from
# content files cannot be inflected. So no sentence makes a unit its subject, and $unit stands in the nominative,
# set off by a colon. Gods and seats likewise.
# Seats are names of any gender: present tense only. The category [many] is only for fractions, which the game
# does not have.

unknown = ?

faction-slavs = Slované
faction-vikings = Vikingové
faction-greeks = Řekové
faction-romans = Římané

god-swietowit = Svantovít
god-thor = Thor
god-atena = Athéna
god-mars = Mars

scenario-three-hills = Tři pahorky
scenario-camps = Tábory
scenario-open-field = Širé pole

unit-bies = Běs
unit-jezdzcy = Jezdci
unit-lucznicy = Lučištníci
unit-woje = Vojové
unit-zbrojni = Zbrojnoši
unit-berserkerzy = Berserkové
unit-druzynnicy = Družiníci
unit-miotacze = Vrhači
unit-olbrzym = Obr
unit-tarczownicy = Štítonoši
unit-cyklop = Kyklop
unit-hoplici = Hoplíti
unit-konni = Jízda
unit-milicja = Domobrana
unit-peltasci = Peltasté
unit-furia = Fúrie
unit-gladiatorzy = Gladiátoři
unit-legionisci = Legionáři
unit-rekruci = Rekruti
unit-welici = Velité

manoeuvre-march = pochod
manoeuvre-volley = salva
manoeuvre-fortune = štěstěna

stage-opening = před prvním kolem
stage-recruitment = verbování
stage-early = manévry před aktivacemi
stage-activations = aktivace
stage-late = manévry po aktivacích
stage-cleanup = úklid

stance-ready = bez stavu
stance-exhausted = vyčerpání
stance-fortified = opevnění

fact-melee = zblízka
fact-ranged = na dálku
fact-close = pokud mezi jednotkami není žádné pole
fact-moved = po pohybu v této aktivaci
fact-wounded = pokud je zraněná
fact-fortified = pokud je opevněná
fact-kin = pokud vedle stojí jiná jednotka téhož jména
fact-foe-wounded = pokud je druhá jednotka zraněná

ability-hit = {"  "}{ $modifier } k zásahu při jejích útocích{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-guard = {"  "}{ $modifier } k zásahu při útocích na ni{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-aim = {"  "}Míření jí dává { $modifier } k zásahu místo +1{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-pierce = {"  "}Její útoky ignorují opevnění cíle{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-steadfast = {"  "}Nelze ji odtlačit{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-push = {"  "}Odtlačuje cíl až o { $fields ->
        [few] { $fields } pole
       *[other] { $fields } polí
    }{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-stagger = {"  "}Jednotka, kterou odtlačí, je vyčerpaná{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-retreat = {"  "}Po svém útoku se smí posunout { $fields ->
        [one] o jedno pole
        [few] až o { $fields } pole
       *[other] až o { $fields } polí
    }{ $conditions ->
        [0] .
       *[other] {" "}{ $when }.
    }
ability-drill = {"  "}Opevnění se nepočítá do jejích dvou akcí.
ability-slip = {"  "}Smí procházet vlastními jednotkami.
ability-fly = {"  "}Smí přelétat nad jakýmikoli jednotkami.

power-dice = {"  "}Jednou za kolo: { $dice ->
        [one] jedna kostka navíc
        [few] { $dice } kostky navíc
       *[other] { $dice } kostek navíc
    } k útoku ve tvé aktivaci.
power-action = {"  "}Jednou za kolo: tvoje aktivní jednotka provede ještě jednu, jinou akci.
power-stand = {"  "}Jednou za kolo: tvoje jednotka zasažená zblízka není odtlačena.
power-fortify = {"  "}Jednou za kolo, než aktivuješ jednotku: jedna z tvých jednotek se opevní.

ask-initiative = Hoďte každý dvěma kostkami: vyšší součet rozhodne, kdo začne.
ask-first = Máš vyšší hod. Kdo začíná?
ask-recruit = Tvoje zlato: { $gold }. Kterou jednotku verbuješ?
ask-place = { $unit }: na které verbovací pole?
ask-manoeuvre = Použiješ manévr?
ask-march = Pochod: která jednotka se posune o jedno pole? { $left ->
        [one] Zbývá jedna jednotka.
        [few] Zbývají { $left } jednotky.
       *[other] Zbývá { $left } jednotek.
    }
ask-stride = { $unit }: pochod na které pole?
ask-volley = Salva: která jednotka střílí jednou kostkou? { $left ->
        [one] Zbývá jedna jednotka.
        [few] Zbývají { $left } jednotky.
       *[other] Zbývá { $left } jednotek.
    }
ask-target = { $unit }: na kterou jednotku střílí?
ask-activate = Kterou jednotku aktivuješ? Je to tvá aktivace { $number } ze 3.
ask-act = { $unit }: jaká je další akce?
ask-blessed = { $unit }: na kterou jednotku vedeš požehnaný útok?
ask-bless = Která jednotka se opevní?
ask-fortune = { $hits ->
        [0] Žádný zásah
        [one] Jeden zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }, počet kostek: { $dice }. Přehodíš všechny?
ask-stand = { $unit }: zásah a hrozí odtlačení. Použít schopnost boha, aby jednotka zůstala na místě?
ask-renew = Žeton na tvé stupnici obnovy dorazil na poslední pole. Na které místo se vrátí?
ask-retreat = { $unit }: pohyb po útoku?
ask-decide = Pořád remíza. Hodíte si o vítězství?

answer-roll = Hodit
answer-begin = Začíná { $seat }
answer-recruit = Verbovat: { $unit }
answer-place = Postavit na { $cell }
answer-march = Pochod
answer-volley = Salva
answer-pick = Jednotka na { $cell }
answer-move = Pohyb na { $cell }
answer-run = Běh na { $cell }
answer-fortify = Opevnění
answer-aim = Míření
answer-strike = Útok zblízka na { $cell }
answer-shoot = Střelba na { $cell }
answer-invoke = Použít schopnost boha
answer-reroll = Přehodit
answer-keep = Nechat výsledek
answer-renew = Obnovit: { $manoeuvre }
answer-done = Hotovo
answer-pass = { $question ->
        [ask-renew] Nechat ho na stupnici
       *[other] Pas
    }

event-began = { $scenario }. Proti sobě stojí { $near } a { $far }.
event-initiative = Hod o začátek: { $seat0 }: { $zero }; { $seat1 }: { $one }.
event-round = Kolo { $round }, první hráč: { $seat }. Zlato: { $zero } a { $one }.
event-stage = Teď: { $stage }.
event-recruited = { $seat } verbuje: { $unit }. Zbývá zlata: { $gold }.
event-placed = Na plán přichází: { $unit }, { $cell }.
event-passed = { $seat } pasuje.
event-spent = { $seat } používá manévr: { $manoeuvre }. Žeton jde na stupnici obnovy.
event-spent-aside = { $seat } používá manévr: { $manoeuvre }. Žeton čeká vedle plánu.
event-picked = { $seat } volí: { $unit }, { $cell }.
event-moved = Pohyb: { $unit }, { $from } → { $to }.
event-ran = Běh: { $unit }, { $from } → { $to }, vyčerpání.
event-fortified = Opevnění: { $unit }, { $cell }.
event-aimed = Míření: { $unit }, { $cell }.
event-finished = { $seat } tím končí.
event-invoked = { $seat } vzývá boha: { $god }!
event-struck = Útok zblízka: { $unit }, { $from } → { $to }. Kostky { $faces }, zásah na { $needed }+.
event-shot = Útok na dálku: { $unit }, { $from } → { $to }. Kostky { $faces }, zásah na { $needed }+.
event-rerolled = { $seat } přehazuje: { $faces }, zásah na { $needed }+.
event-hit = { $hits ->
        [0] Žádný zásah
        [one] Jeden zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }: { $unit }, { $cell }, zranění: { $wounds }.
event-pushed = Odtlačení: { $unit }, { $from } → { $to }.
event-staggered = Odtlačení: { $unit }, { $from } → { $to }, vyčerpání.
event-defeated = Poražená jednotka: { $unit }, { $cell }. { $seat } dostává náhradu a má { $gold } zlata.
event-renewing = Stupnice obnovy, { $seat }: žeton na poli { $field }.
event-renewed = { $seat } obnovuje manévr: { $manoeuvre }.
event-renewed-next = { $seat } obnovuje manévr: { $manoeuvre }. Na stupnici vstupuje další žeton.
event-waits = { $seat } nechává žeton na posledním poli stupnice obnovy.
event-scored = { $seat } získává { $gain ->
        [one] jeden bod
        [few] { $gain } body
       *[other] { $gain } bodů
    } (celkem { $total }).
event-stepped = Krok vpřed: { $unit }, { $from } → { $to }.
event-decided = Hod o vítězství: { $seat0 } – zásahy { $hits0 }, kostky { $dice0 }; { $seat1 } – zásahy { $hits1 }, kostky { $dice1 }.
event-won-points = Konec hry, { $zero } : { $one }, vítězí { $seat }.
event-won-defeated = Konec hry, { $zero } : { $one }, díky většímu počtu poražených nepřátel vítězí { $seat }.
event-won-cost = Konec hry, { $zero } : { $one }, díky dražší armádě vítězí { $seat }.
event-won-dice = Konec hry, { $zero } : { $one }, poslední hod vyhrává { $seat }.
event-drawn = Konec hry, { $zero } : { $one }, remíza.

scene-scenario = { $scenario }: k vítězství je třeba { $target ->
        [one] jeden bod
        [few] { $target } body
       *[other] { $target } bodů
    }. Vyznačená pole: { $cells }
scene-round = Kolo { $round } z { $rounds }, { $stage }; první hráč: { $seat }
scene-side = { $seat } ({ $faction }): body { $points }, zlato { $gold }
scene-god = Bůh: { $god }, schopnost připravena
scene-god-spent = Bůh: { $god }, schopnost v tomto kole použita
scene-tokens = Manévry: { $manoeuvres }; použité žetony vedle plánu: { $aside }
scene-track = Stupnice obnovy: { $field } z { $last }
scene-pile = Hromádka: { $unit } × { $left }, cena { $cost }, odolnost { $toughness }, pohyb { $movement }, zblízka { $melee }, na dálku { $ranged }
scene-unit = {"  "}{ $cell } { $unit }: zranění { $wounds } z { $toughness }, { $stance }
scene-unit-activated = {"  "}{ $cell } { $unit }: zranění { $wounds } z { $toughness }, { $stance }, po aktivaci
scene-dice = Poslední hod: { $faces }, zásah na { $needed }+: { $hits }

# What can be chosen before the game: option-<key> and option-<key>-<value>.

option-seats = Místa
option-factions = Frakce
option-factions-about = Vyber armádu pro každé místo. Hráč, který stůl otevírá, sedí na prvním.
option-factions-random = Náhodně
option-factions-wrong = Vyber dvě různé frakce, nebo nech výběr náhodě.
option-factions-slavs = { faction-slavs }
option-factions-vikings = { faction-vikings }
option-factions-greeks = { faction-greeks }
option-factions-romans = { faction-romans }
option-scenario = Scénář
option-scenario-three-hills = { scenario-three-hills }
option-scenario-camps = { scenario-camps }
option-scenario-open-field = { scenario-open-field }

# Why a bot prefers a move to another: what it brings more or less of.
reason-points-more = { $count ->
        [0] o něco víc bodů pro tebe
       *[other] body pro tebe: asi o { $count } víc
    }
reason-points-less = { $count ->
        [0] o něco méně bodů pro tebe
       *[other] body pro tebe: asi o { $count } méně
    }
reason-foe-points-more = { $count ->
        [0] o něco víc bodů pro soupeře
       *[other] body soupeře: asi o { $count } víc
    }
reason-foe-points-less = { $count ->
        [0] o něco méně bodů pro soupeře
       *[other] body soupeře: asi o { $count } méně
    }
reason-units-more = { $count ->
        [0] o něco menší vlastní ztráty
       *[other] tvé jednotky: zůstane asi o { $count } víc
    }
reason-units-less = { $count ->
        [0] o něco větší vlastní ztráty
       *[other] tvé jednotky: zůstane asi o { $count } méně
    }
reason-foe-units-more = { $count ->
        [0] o něco menší ztráty soupeře
       *[other] jednotky soupeře: zůstane asi o { $count } víc
    }
reason-foe-units-less = { $count ->
        [0] o něco větší ztráty soupeře
       *[other] jednotky soupeře: zůstane asi o { $count } méně
    }

# Co má rád bot každého stylu

style-warlike = Chce ničit jednotky soupeře
style-builder = Chce mít na plánu hodně jednotek
