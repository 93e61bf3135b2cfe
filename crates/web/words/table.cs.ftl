# The document, the bar and the table in Czech. Seats are names of any gender: present tense only.

house-about = Deskové hry o dobývání v prohlížeči, s přáteli nebo proti botům.
house-home = Hetman, úvodní stránka
skip = Přejít k obsahu
language = Jazyk
settings = Nastavení
theme = Vzhled
theme-auto = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
motion = Animace
sound = Zvuk
notifications = Upozornění
on = Ano
off = Ne
nav-main = Hlavní nabídka
nav-play = Hrát
nav-new = Nový stůl
nav-rules = Pravidla
nav-me = Tvůj profil
nav-login = Přihlásit se
foot-me = Tvůj profil
rule-link = Zobrazit pravidlo
game-ethnos = Ethnos
game-lumeria = Lumeria
game-imperium = Imperium
game-runewars = Runewars
level-companion = Společník
level-novice = Nováček
level-casual = Příležitostný hráč
level-skilled = Zkušený hráč
level-expert = Expert
level-master = Mistr
level-warlike = Bojovný
level-builder = Stavitel
levels = Úrovně
styles = Styly: expert se zálibou

## The table

title-gathering = Posaďte se
title-over = Konec hry
title-turn = Jsi na tahu
title-waiting = Čeká se na tah: { $seat }
watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
table-parts = Části stolu
players = Hráči
your-turn = jsi na tahu
others-turn = Nejsi na tahu
you-watch = Sleduješ hru
waiting-for = Čeká se na tah: { $seat }
stands-still = Hra je pozastavena
waiting = Čeká se
days-left = { $days } d { $hours } h
away = není u stolu
resigned = vzdáno
replace = Ať hraje bot
you = ty

stand-in = Hraje za tebe bot. Na své místo se můžeš kdykoli vrátit.
return = Vrátit se na své místo
plea = { $seat } žádá o vrácení { $steps ->
    [one] jednoho tahu
   *[other] { $steps } tahů
}.
plea-agree = Souhlasím
plea-deny = Nesouhlasím
plea-wait = Čeká se na souhlas ostatních.
plea-withdraw = Stáhnout žádost
taken-back = { $seat }: { $steps ->
    [one] vrácen jeden tah
    [few] vráceny { $steps } tahy
   *[other] vráceno { $steps } tahů
}.

undo = Vzít zpět
undo-free = Bez ptaní: od tvého posledního tahu se neukázalo nic nového.
undo-all-about = Vrátí tahy: { $steps }, také bez ptaní.
undo-bots = Vrátí tvůj poslední tah a vše, co boti udělali po něm. Co se losovalo, bude se losovat znovu.
undo-people = Souhlasit musí: { $seats }. Pak se vrátí tvůj poslední tah a vše po něm; co se losovalo, bude se losovat znovu.
undo-ask = Požádat o vrácení tahu
undo-all = Začít znovu
fold = Zobrazit nebo skrýt tahy
hint = Rada
more = Více
leave = Odejít a nechat za mě hrát bota
resign = Vzdát se
resign-sure = Ano, vzdávám se
hint-title = Co by udělal bot expert
hint-forced = Je jen jeden rozumný tah.
hint-better = Šance na výhru po tomto tahu: { $best } %. Po druhém nejlepším: { $next } %.
hint-even = Mezi prvními { $count } tahy není jasný rozdíl.
hint-why = V nejbližších tazích ve srovnání s druhým tahem:
hint-about = Tvá šance na výhru po každém tahu, jak ji odhaduje bot expert. Ví jen to, co ty.

log = Průběh hry
log-short = Průběh
forced = { $count ->
    [one] Poslední tah byl proveden za tebe: nebylo z čeho vybírat.
   *[other] Poslední tahy ({ $count }) byly provedeny za tebe: nebylo z čeho vybírat.
}
forced-asked = Ptát se mě i tehdy, když není z čeho vybírat
forced-made = Táhnout za mě, když není z čeho vybírat
log-whole = Celý průběh hry
since = od tvého posledního tahu
since-more = { $count ->
    [one] ještě jedna událost od tvého posledního tahu
    [few] ještě { $count } události od tvého posledního tahu
   *[other] ještě { $count } událostí od tvého posledního tahu
}
chat = Chat
chat-text = Napiš zprávu
chat-send = Odeslat
chat-empty = Zatím žádné zprávy.

over-finished = Konec hry
over-resigned = Konec hry vzdáním
over-abandoned = Stůl byl opuštěn
over-won = Vítězí: { $seat }
over-no-winner = Bez vítěze
over-links = Co dál
replay = Přehrání
review = Rozbor
record = Stáhnout zápis hry
play-again = Nový stůl
verify = Ověř, že hra byla férová
verify-how = Před hrou viděli všichni hráči otisk. Teď vidíš tajný kód, ze kterého vznikl. Veškerá náhoda v této hře vychází z tajného kódu a ze slov hráčů. Stáhni si zápis hry a spusť „hetman verify“, ať ověříš každé losování.
commitment = Otisk tajného kódu (SHA-256)
secret = Tajný kód

keys = Klávesnice
key-digits = zahrát tah s tímto číslem
key-arrows = procházet tahy
key-undo = vzít zpět
key-hint = požádat o radu
key-chat = napsat zprávu
key-help = ukázat tento seznam
close = Zavřít
offline = Spojení se přerušilo. Tvé volby zůstávají; zkoušíme se znovu připojit.
online = Spojení je obnoveno.
copied = Zkopírováno

## Before the game

table-public = veřejný stůl
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
} na každý tah
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
sit-down = Posaď se
stand-up = Vstát od stolu
your-name = Tvé jméno
start = Začít hru
gather-full = Všechna místa jsou obsazená. Můžeš zůstat a dívat se.
gather-invited = Čeká se na pozvaného hráče: { $seat }.
gather-start = Všichni hráči jsou tu. Můžeš začít hru.
gather-start-bots = Pošli odkaz, nebo začni hned: volná místa obsadí boti.
gather-host = Hru zahájí { $seat }.
gather-wait = Hru zahájí hostitel.
ready = Můžeme začít
gather-ready = Hra i hodiny se spustí, až budou připraveni všichni.
gather-ready-others = Čeká se, až budou připraveni všichni.
chair-ready = připraveno
close-table = Zavřít tento stůl
decline = Odmítnout
over-ahead = { $points ->
    [one] Náskok jednoho bodu. Druhé místo: { $seat }.
    [few] Náskok { $points } bodů. Druhé místo: { $seat }.
   *[other] Náskok { $points } bodů. Druhé místo: { $seat }.
}
over-tied = { $seat } má stejně bodů; rozhoduje pravidlo o shodě.
rematch-about = Titíž hráči a stejné volby; místa se posunou o jedno.
replay-about = Podívej se na hru znovu, tah po tahu
review-about = Zjisti, kde se rozhodlo a které tahy byly lepší
record-about = Soubor se všemi tahy, k uložení nebo kontrole
play-again-about = Zvol jiné možnosti nebo jiné hráče
rematch = Odveta
rematch-join = Přidat se k odvetě
rematch-watch = Sledovat odvetu
mute = Umlčet
unmute = Zase nechat psát
mute-watchers = Psát smějí jen hráči
unmute-watchers = Nechat psát i diváky
gather-terms = Nastavení stolu
gather-usual = Ostatní možnosti: výchozí
remove = Uvolnit místo
bot-level = Úroveň bota
bot-add = Přidat bota
invite = Pozvat
invite-link = Pošli tento odkaz
invite-name = Podržet místo pro
invite-send = Pozvat
copy = Kopírovat
luck = Losování lze ověřit
luck-about = Veškerá náhoda v této hře vychází z předem daného tajného kódu a ze slov hráčů. Tady vidíš otisk kódu. Po hře se kód ukáže a každý si ho může ověřit.
luck-word = Tvé slovo (nepovinné)
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
    [0] prázdná, dokud některý hráč neodloží karty
    [one] jedna karta, nedoplňuje se
    [few] { $count } karty, nedoplňuje se
   *[other] { $count } karet, nedoplňuje se
}
deck = Vrchní karta balíčku; zbývá karet: { $count }; { $safe ->
    [0] drakem může být kterákoli
    [one] příští určitě není drak
    [few] mezi příštími { $safe } kartami určitě není drak
   *[other] mezi příštími { $safe } kartami určitě není drak
}
hand = Tvá ruka
hand-short = Ruka
hand-count = { $count } z { $most }
hand-chosen = vybráno: { $count }
tribes-in-play = Národy ve hře
does-x = X je počet karet ve skupině.
does-skeleton = Žolík. Nikdy nevede skupinu.
does-centaur = Po žetonu: další skupina.
does-dwarf = Pro slávu o kartu víc.
does-elf = Necháš si v ruce až X karet.
does-giant = Největší skupina obrů: 2 body slávy.
does-merfolk = Pluješ o X. Na 3, 7, 12, 18: žeton navíc.
does-minotaur = Pro žeton o kartu víc.
does-orc = Označíš barvu vůdce v hordě.
does-troll = Vezmeš si žeton do X. Vyhrává remízy.
does-wingfolk = Žeton do kteréhokoli království.
does-wizard = Dobereš si X karet z balíčku.
does-halfling = Nikdy neumístí žeton.
hand-away = do nabídky: { $count }
reading-in = Přidat tuto kartu k vybraným
reading-out = Vrátit tuto kartu
reading-out-all = Vzít zpět celou skupinu
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
token-now = Žeton Věku { $age ->
    [1] I
    [2] II
   *[other] III
}: sláva { $value }
token-later = Žeton Věku { $age ->
    [1] I
    [2] II
   *[other] III
}: sláva { $value }, zatím se neboduje
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
note-take = V ruce: národ { $tribe }, barva { $colour }
note-draw = V balíčku: { $deck }; { $safe ->
    [0] drakem může být kterákoli
    [one] příští určitě není drak
    [few] mezi příštími { $safe } kartami určitě není drak
   *[other] mezi příštími { $safe } kartami určitě není drak
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
note-lead-any = Nejvýš { $size ->
    [one] jedna karta
    [few] { $size } karty
   *[other] { $size } karet
}; na žeton do některého království { $needs ->
    [one] stačí jedna
    [few] stačí { $needs }
   *[other] stačí { $needs }
}
note-lead-any-short = Nejvýš { $size ->
    [one] jedna karta
    [few] { $size } karty
   *[other] { $size } karet
}; na žeton do kteréhokoli království je třeba aspoň { $needs }
note-lead-empty = Nejvýš { $size ->
    [one] jedna karta
    [few] { $size } karty
   *[other] { $size } karet
}; žádný žeton ti nezbývá
note-done = Žeton do { $kingdom-gen }; na konci Věku sláva { $glory }
note-done-any = Žeton do zvoleného království; na konci Věku sláva { $glory }
note-done-nowhere = Bez žetonu, skupina je pro každé království moc malá; na konci Věku sláva { $glory }
note-done-empty = Bez žetonu, žádný ti nezbývá; na konci Věku sláva { $glory }
note-done-none = Bez žetonu do { $kingdom-gen }; na konci Věku sláva { $glory }
note-place = Tvé žetony tam: { $markers }
note-token = Součet tvých žetonů bude { $sum }
why-replay = Tohle je přehrání. Tady se táhnout nedá.
why-watching = Sleduješ hru. Táhnout mohou jen hráči.
why-turn = Nejsi na tahu. Až ostatní odehrají, stránka ti to sama oznámí.
why-step = Nejdřív dokonči aktuální volbu, nebo ji vezmi zpět.
why-full = Máš v ruce deset karet, takže musíš vyložit skupinu.
why-skeleton = Kostlivec nemůže vést skupinu. Zvol za vůdce jinou kartu a kostlivce pak přidej.
why-band = Nejdřív skupinu dokonči, nebo ji vezmi zpět.
why-fit = Všechny karty skupiny spojuje národ nebo barva. Tahle karta se nehodí; chceš-li ji vyložit, vezmi skupinu zpět a začni jiným vůdcem.
why-colour = Žeton patří do království v barvě vůdce. Do jiného království potřebuješ vůdce jeho barvy, nebo opeřence jako vůdce.
why-size = Potřebuješ skupinu s více kartami, než kolik tam máš žetonů. Vezmi skupinu zpět a přidej karty, nebo zvol jiné království.
why-token = Tento žeton je už zabraný, nebo je jeho hodnota vyšší než počet karet skupiny. Větší skupina by mohla vzít vyšší.
why-enough = Víc karet ti elfové nechat nedovolí. Větší skupina jich dovolí nechat víc.
why-over = Hra skončila.
account-source = Zdroj
account-bands = Skupiny
account-hordes = Orčí hordy
account-total = Sláva

## Where each point came from

walk-about = Odkud se vzal každý bod
walk-open = Odkud se vzal každý bod
walk-whole = Všechny Věky na jedné stránce
walk-not-yet = Zatím se žádný Věk nebodoval. Na konci každého Věku tu uvidíš, odkud se vzal každý bod.
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
walk-shared = Remíza na { $place }. až { $to }. místě: { $seats }, každý { $by ->
    [one] jeden žeton
    [few] { $by } žetony
   *[other] { $by } žetonů
}. Dělí se sláva { $sum }, zaokrouhleno dolů: každý +{ $gain }.
walk-nothing = Bez bodovaného místa v tomto Věku: { $seats }.
walk-empty = Nejsou tu žádné žetony.
walk-trolls = Remíza. Rozhodují žetony trollů: vyšší součet, potom nejvyšší jednotlivý žeton.
walk-space = { $place }. místo: { $seats } na políčku { $by }: sláva +{ $gain }.
walk-space-shared = Remíza na { $place }. až { $to }. místě: { $seats } na políčku { $by }. Dělí se sláva { $sum }, zaokrouhleno dolů: každý +{ $gain }.
walk-space-empty = Žádný žeton neopustil první políčko.
walk-giant-none = Žeton obrů je volný.
walk-none = Tady nejsou žádné body.
walk-worth = Sláva za skupinu: 2 karty { $two }, 3 karty { $three }, 4 karty { $four }, 5 karet { $five }, 6 a víc { $six }.
walk-skeletons = Kostlivci skupiny opustí dřív, než se počítá.
walk-dwarf = Skupina vedená trpaslíkem se počítá o kartu větší.
walk-counted = { $count ->
    [0] nepočítá se žádná karta
    [one] počítá se jedna karta
    [few] počítají se { $count } karty
   *[other] počítá se { $count } karet
}
walk-lead-none = Žádný hráč zatím nemá slávu.
walk-lead = Ve vedení se slávou { $glory }: { $seats }.
walk-tie = Sláva { $glory }: { $seats }. Rozhodují žetony v královstvích:
walk-tie-bands = I žetonů je stejně. Rozhodují velikosti skupin posledního Věku, od největší:
walk-tie-even = Remíza ve všem, místo je společné: { $seats }.

log-back = Zpět ke stolu

## Když se pravidla změnila po začátku hry

undo-denied = { $seat } nesouhlasí s vrácením tvého tahu.
undo-unanswered = Souhlas s vrácením tahu nepřišel včas.
rules-changed = Pravidla v programu jsme opravili (verze { $before } → { $now }) a poslední část této hry by proběhla jinak. Hra stojí tam, kde se obě verze ještě shodují. Můžete hrát dál od tohoto místa s novým losováním, nebo se společně dohodnout na konci bez výsledku.
rules-changed-over = Tato hra se hrála podle verze { $before } našich pravidel, tento program má verzi { $now }. Výsledek platí. Přehrání ukazuje první tahy ({ $moves }) až k místu, kde se verze liší.
rules-changed-others = Bez výsledku chce hru ukončit: { $seats }.
rules-changed-play-on = Hrát dál od tohoto místa
rules-changed-end = Ukončit bez výsledku
rules-changed-wait = Čekáme, až s ukončením budou souhlasit i ostatní.
over-rules-changed = Hra skončila bez výsledku, protože se změnila pravidla
