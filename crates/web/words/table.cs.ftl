# The document, the bar and the table in Czech. Seats are names of any gender: present tense only.

house-about = Stůl pro deskové hry o dobývání: hraj s přáteli nebo proti botům, v prohlížeči.
house-home = Hetman, úvodní stránka
skip = Přejít k obsahu
language = Jazyk
settings = Nastavení
theme = Vzhled
theme-auto = Podle zařízení
theme-light = Den
theme-dark = Noc
motion = Animace
sound = Zvuk
notifications = Upozornění
on = Ano
off = Ne
nav-main = Hlavní
nav-play = Hrát
nav-new = Nový stůl
nav-rules = Pravidla
nav-me = Tvoje stránka
nav-login = Přihlásit se
foot-me = Tvoje stránka
rule-link = Pravidlo, ze kterého to plyne
game-ethnos = Ethnos
game-lumeria = Lumeria
game-imperium = Imperium: Classics
level-novice = Nováček
level-casual = Rekreační hráč
level-skilled = Zkušený hráč
level-expert = Expert
level-master = Mistr

## The table

title-gathering = Posaďte se
title-over = Konec hry
title-turn = Jsi na tahu
title-waiting = Na tahu: { $seat }
watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
table-parts = Části stolu
players = Hráči
your-turn = jsi na tahu
others-turn = Nejsi na tahu
you-watch = Přihlížíš
waiting-for = Čekáme na tah: { $seat }
waiting = Čekáme
days-left = { $days } d { $hours } h
away = není u stolu
resigned = vzdáno
replace = Ať hraje bot
you = ty

stand-in = Hraje za tebe bot. Na své místo se můžeš kdykoli vrátit.
return = Vracím se na místo
plea = { $seat } žádá o vrácení: { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
plea-agree = Souhlasím
plea-deny = Nesouhlasím
plea-wait = Čekáme na souhlas ostatních.
plea-withdraw = Vzít žádost zpět
taken-back = { $seat }: { $steps ->
    [one] vrácen jeden krok
    [few] vráceny { $steps } kroky
   *[other] vráceno { $steps } kroků
}.

undo = Vzít zpět
undo-free = Nic to nestojí: od tvé poslední odpovědi nikdo nic nového neviděl.
undo-all-about = Vrátí kroky: { $steps }. Nic to nestojí.
undo-bots = Vrátí tvou poslední odpověď a vše, co boti udělali potom. Co se losovalo, losuje se znovu.
undo-people = Souhlasit musí: { $seats }. Pak se vrátí tvá poslední odpověď a vše po ní; co se losovalo, losuje se znovu.
undo-ask = Požádat o vrácení
undo-all = Od začátku
hint = Rada
more = Více
leave = Odejít; bot dohraje za mě
resign = Vzdát se
resign-sure = Ano, vzdávám to
hint-title = Co by udělal expert
hint-forced = Není o čem přemýšlet: je to jediná rozumná odpověď.
hint-better = Po této odpovědi vidí expert šanci na výhru { $best } %, po druhé nejlepší { $next } %.
hint-even = Po této odpovědi vidí expert šanci na výhru { $best } %; druhá nejlepší je stejně dobrá.
hint-about = Šance na výhru, kterou expert po každé odpovědi čeká, když ví jen to, co ty.

log = Co se stalo
log-short = Záznam
log-whole = Celý záznam
since = od tvého posledního tahu
since-more = { $count ->
    [one] ještě jedna událost od tvého posledního tahu
    [few] ještě { $count } události od tvého posledního tahu
   *[other] ještě { $count } událostí od tvého posledního tahu
}
chat = Chat
chat-text = Napiš něco
chat-send = Odeslat
chat-empty = Zatím nikdo nic neřekl.

over-finished = Konec hry
over-resigned = Konec po vzdání
over-abandoned = Stůl zůstal opuštěný
over-won = Vítězí: { $seat }
over-nobody = Nevítězí nikdo
over-links = Co dál
replay = Přehrání
review = Rozbor
record = Zápis hry
play-again = Nový stůl
verify = Byla náhoda poctivá?
verify-how = Před hrou všichni viděli otisk. Teď vidíš tajemství, ze kterého vznikl. Veškerá náhoda v této hře plyne z tajemství a ze slov hráčů; stáhni si zápis a spusť „hetman verify“, ať ověříš každé losování.
commitment = Otisk (SHA-256), který váže náhodu
secret = Tajemství

keys = Klávesy
key-digits = odpověď s tímto číslem
key-arrows = další nebo předchozí odpověď
key-undo = vzít zpět
key-hint = požádat o radu
key-chat = napsat ostatním
key-help = ukázat tento seznam
close = Zavřít
offline = Spojení je přerušené. Tvé volby zůstávají; zkoušíme to dál.
online = Spojení je obnovené.
copied = Zkopírováno

## Before the game

table-public = viditelný pro všechny
table-private = jen s odkazem
pace-live = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} na hráče, za každý tah { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} navíc
pace-relaxed = { $days ->
    [one] Jeden den
    [few] { $days } dny
   *[other] { $days } dní
} na každou odpověď
chairs-free = { $count ->
    [0] Všechna místa jsou obsazená.
    [one] Jedno místo je volné.
    [few] { $count } místa jsou volná.
   *[other] { $count } míst je volných.
}
chair-free = Volné místo
chair-kept = pozvánka
host = hostitel
sit = Posadit se
sit-down = Zaujmi místo
stand-up = Vstát od stolu
your-name = Tvé jméno
start = Začít
gather-full = Všechna místa jsou obsazená. Můžeš se dívat.
gather-invited = Čekáme, až přijme pozvání: { $seat }.
gather-start = Všichni jsou tu: můžeš začít.
gather-start-bots = Předej odkaz, nebo začni hned: volná místa obsadí boti.
gather-host = Hru začíná { $seat }.
gather-wait = Hru začíná hostitel.
gather-terms = Na čem jsme se dohodli
gather-usual = Vše ostatní jako obvykle
remove = Uvolnit místo
bot-level = Úroveň bota
bot-add = Přidat bota
invite = Pozvat
invite-link = Předej tento odkaz
invite-name = Podržet místo pro
invite-send = Pozvat
copy = Kopírovat
luck = Náhoda, kterou nikdo neohne
luck-about = O náhodě v této hře rozhoduje tajemství, jehož otisk tu vidíš, smíchané se slovem každého hráče. Po hře se tajemství ukáže a každý si ho může ověřit.
luck-word = Slovo pro náhodu (pokud chceš)
luck-example = libovolný krátký text

## Ethnos

card = { $card }
age = Věk
dragons = Draci
dragons-seen = Odhalení draci: { $count } ze 3
kingdoms = Království
pool = Nabídka spojenců
pool-short = Spojenci
pool-count = { $count ->
    [0] prázdná, dokud někdo neodloží karty
    [one] jedna karta, nedoplňuje se
    [few] { $count } karty, nedoplňuje se
   *[other] { $count } karet, nedoplňuje se
}
deck = Vrchní karta balíčku; zbývá karet: { $count }; { $safe ->
    [0] drakem může být kterákoli
    [one] příští určitě není drak
    [few] příští { $safe } určitě nejsou draci
   *[other] příštích { $safe } určitě nejsou draci
}
hand = Tvá ruka
hand-short = Ruka
hand-count = { $count } z { $most }
hand-chosen = vybráno: { $count }
extras = Desky národů
merfolk-board = Deska mořského lidu
troll-tokens = Žetony trollů
troll-held = Žeton trollů { $value }: { $seat }
giant-token = Žeton obrů
giant-held = { $seat }, skupina o { $size ->
    [one] jedné kartě
   *[other] { $size } kartách
}
giant-free = volný
giant-worth = · { $glory } na konci Věku
token-now = Žeton Věku { $age }: sláva { $value }
token-later = Žeton Věku { $age }: sláva { $value }, zatím neboduje
known = Určitě má: { $cards-acc }
in-hand = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
} v ruce
supply = V zásobě: { $count ->
    [one] jeden žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
trolls-of = Žetony trollů: { $tokens }
band = Skupina o { $size ->
    [one] jedné kartě
   *[other] { $size } kartách
} vedená { $leader-ins }
horde = Orčí horda: { $kingdoms }
group-recruit = Najmout
group-band = Vyložit skupinu
note-take = V ruce z tohoto národa: { $tribe }, v této barvě: { $colour }
note-draw = V balíčku: { $deck }; { $safe ->
    [0] drakem může být kterákoli
    [one] příští určitě není drak
    [few] příští { $safe } určitě nejsou draci
   *[other] příštích { $safe } určitě nejsou draci
}
note-lead = Nejvýš { $size ->
    [one] jedna karta
    [few] { $size } karty
   *[other] { $size } karet
}; na žeton do { $kingdom-gen } { $needs ->
    [one] stačí jedna
    [few] stačí { $needs }
   *[other] stačí { $needs }
}
note-lead-short = Nejvýš { $size ->
    [one] jedna karta
    [few] { $size } karty
   *[other] { $size } karet
}; na žeton do { $kingdom-gen } je třeba { $needs }
note-lead-free = Nejvýš { $size ->
    [one] jedna karta
    [few] { $size } karty
   *[other] { $size } karet
}
note-done = Žeton do { $kingdom-gen }; na konci Věku sláva { $glory }
note-done-any = Žeton do zvoleného království; na konci Věku sláva { $glory }
note-done-none = Bez žetonu do { $kingdom-gen }; na konci Věku sláva { $glory }
note-place = Máš tam: { $markers }
note-token = Součet tvých žetonů bude { $sum }
why-replay = Díváš se na přehrání. Tady se hrát nedá.
why-watching = Přihlížíš; jednají jen hráči.
why-turn = Nejsi na tahu.
why-step = Nejdřív odpověz na otázku.
why-full = Máš v ruce deset karet, takže musíš vyložit skupinu.
why-skeleton = Kostlivec skupinu nikdy nevede.
why-band = Nejdřív skupinu dokonči, nebo ji vezmi zpět.
why-fit = Všechny karty skupiny spojuje národ, nebo barva. Tahle se nehodí.
why-colour = Žeton patří do království v barvě vůdce.
why-size = Potřebuješ skupinu s více kartami, než kolik tam máš žetonů.
why-token = Tento žeton už někdo má, nebo je jeho hodnota vyšší než počet karet skupiny.
why-enough = Víc karet ti elfové nechat nedovolí.
why-over = Hra skončila.
account-source = Zdroj
account-bands = Skupiny
account-hordes = Orčí hordy
account-total = Sláva

## Where each point came from

walk-about = Odkud je každý bod
walk-open = Odkud je každý bod
walk-whole = Všechny Věky na jedné stránce
walk-not-yet = Zatím se žádný Věk nebodoval. Na konci Věku tu bod po bodu vysvětlíme, kdo co získal.
walk-title = Bodování Věku { $age }
walk-over = Konec hry
walk-final = Konečné pořadí
walk-rank = Místo
walk-age = Věk { $age }
walk-unscored = Věk { $age }, bez bodování
walk-parts = Části bodování
walk-before = Před tímto Věkem
walk-taken = Získání žetonu obrů
walk-total = Celkem
walk-standing = Stav hry
walk-striped = světlejší: získáno teď
walk-bar = předtím { $before }, teď { $gained }
walk-bands = Skupiny tohoto Věku
walk-back = Zpět
walk-next = Dál
walk-all = Ukázat vše
walk-steps = Krok za krokem
walk-kingdom = Království { $at } z 6
walk-place = { $place }. místo: { $seats }, { $by ->
    [one] jeden žeton
    [few] { $by } žetony
   *[other] { $by } žetonů
}: sláva +{ $gain }.
walk-shared = Shoda na { $place }. až { $to }. místě: { $seats }, každý { $by ->
    [one] jeden žeton
    [few] { $by } žetony
   *[other] { $by } žetonů
}. Dělí se sláva { $sum }, zaokrouhleno dolů: každý +{ $gain }.
walk-nothing = Bez bodovaného místa v tomto Věku: { $seats }.
walk-empty = Nikdo tu nemá žeton.
walk-trolls = Je to nerozhodně. Rozhodují žetony trollů: vyšší součet, potom nejvyšší žeton.
walk-space = { $place }. místo: { $seats } na poli { $by }: sláva +{ $gain }.
walk-space-shared = Shoda na { $place }. až { $to }. místě: { $seats } na poli { $by }. Dělí se sláva { $sum }, zaokrouhleno dolů: každý +{ $gain }.
walk-space-empty = Nikdo se nehnul z prvního pole.
walk-giant-none = Žeton obrů nikdo nemá.
walk-none = Tady nikdo nic nezíská.
walk-worth = Sláva za skupinu: 2 karty { $two }, 3 karty { $three }, 4 karty { $four }, 5 karet { $five }, 6 a víc { $six }.
walk-skeletons = Kostlivci ze skupin odejdou dřív, než se počítá.
walk-dwarf = Skupina vedená trpaslíkem platí za o kartu větší.
walk-counted = { $count ->
    [0] nepočítá se žádná karta
    [one] počítá se jedna karta
    [few] počítají se { $count } karty
   *[other] počítá se { $count } karet
}
walk-lead-nobody = Nikdo zatím nemá žádnou slávu.
walk-lead = Ve vedení se slávou { $glory }: { $seats }.
walk-tie = Sláva { $glory }: { $seats }. Rozhodují žetony v královstvích:
walk-tie-bands = I žetonů je stejně. Rozhodují velikosti skupin posledního Věku, od největší:
walk-tie-even = Ve všem shoda, místo je společné: { $seats }.

log-back = Zpět ke stolu

## Když se pravidla změnila po začátku hry

undo-denied = { $seat } nesouhlasí s vrácením tvého tahu.
undo-unanswered = Vrácení tahu nikdo včas neschválil.
rules-changed = Pravidla v programu jsme opravili (verze { $before } → { $now }) a poslední část této hry by proběhla jinak. Hra stojí tam, kde se obě verze ještě shodují. Můžete hrát dál od tohoto místa s novým losováním, nebo se společně dohodnout na konci bez výsledku.
rules-changed-over = Tato hra se hrála podle verze { $before } našich pravidel, tento program má verzi { $now }. Výsledek platí. Záznam ukazuje první tahy ({ $moves }) až k místu, kde se verze liší.
rules-changed-others = Bez výsledku chce hru ukončit: { $seats }.
rules-changed-play-on = Hrát dál od tohoto místa
rules-changed-end = Ukončit bez výsledku
rules-changed-wait = Čekáme, až s ukončením budou souhlasit i ostatní.
over-rules-changed = Hra skončila bez výsledku, protože se změnila pravidla
