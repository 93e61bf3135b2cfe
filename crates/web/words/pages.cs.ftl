# Každá stránka kromě stolu česky. Jména hráčů stojí jen v prvním pádě, slovesa v přítomném čase: neznáme rod.
# Měsíce mají druhý pád (.gen), protože ho data potřebují.

# ---- čas a čísla

month-1 = leden
    .gen = ledna
month-2 = únor
    .gen = února
month-3 = březen
    .gen = března
month-4 = duben
    .gen = dubna
month-5 = květen
    .gen = května
month-6 = červen
    .gen = června
month-7 = červenec
    .gen = července
month-8 = srpen
    .gen = srpna
month-9 = září
    .gen = září
month-10 = říjen
    .gen = října
month-11 = listopad
    .gen = listopadu
month-12 = prosinec
    .gen = prosince
date = { $day }. { $month-gen } { $year } (UTC)
ago-now = právě teď
ago-minutes = { $count ->
        [one] před minutou
       *[other] před { $count } minutami
    }
ago-hours = { $count ->
        [one] před hodinou
       *[other] před { $count } hodinami
    }
ago-yesterday = včera
ago-days = před { $count } dny
left-seconds = { $count ->
        [one] zbývá sekunda
        [few] zbývají { $count } sekundy
       *[other] zbývá { $count } sekund
    }
left-minutes = { $count ->
        [one] zbývá minuta
        [few] zbývají { $count } minuty
       *[other] zbývá { $count } minut
    }
left-hours = { $count ->
        [one] zbývá hodina
        [few] zbývají { $count } hodiny
       *[other] zbývá { $count } hodin
    }
left-days = { $count ->
        [one] zbývá jeden den
        [few] zbývají { $count } dny
       *[other] zbývá { $count } dní
    }
percent = { $whole } %
points-gained = +{ $whole },{ $tenths } procentního bodu
points-lost = −{ $whole },{ $tenths } procentního bodu

# ---- hry

about-ethnos = Seber národy, ovládni šest království
about-lumeria = Dvě armády, tři kopce
about-imperium = Od barbarů k impériu, karta po kartě
players-range = { $least }–{ $most } hráčů
players-exact = { $most ->
        [one] 1 hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    }

# ---- úrovně botů

level-novice-about = Na první hru
level-casual-about = Hraje pro radost
level-skilled-about = Chce vyhrát
level-expert-about = Těžko k poražení
level-master-about = Nejsilnější, přemýšlí nejdéle

# ---- úvodní stránka

home-title = Přisedni si
home-line = Přisedni si.
home-lede = Dobyvačné hry, hrané do písmene podle pravidel, s přáteli nebo proti botům, kteří přemýšlejí.
home-game = Hra
home-seats = Místa
home-bots = Boti
home-play = Hrát hned
home-more = Stůl s možnostmi
home-name = Tvé jméno
home-name-about = Vidí ho ostatní. Heslo není potřeba.
home-continue = Pokračuj, kde hra stojí
home-back = Zpět ke stolu
home-yours = Tvé stoly
home-history = Všechny hry, i dohrané
home-public = Veřejné stoly
home-public-count = čeká: { $waiting }, hraje se: { $playing }
home-your-turn = jsi na tahu
home-to-move = na tahu: { $seats }
home-gathering = Hráči si sedají
home-free = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
home-host = Hostitel: { $seat }
home-watching = { $count ->
        [one] dívá se jeden člověk
        [few] dívají se { $count } lidé
       *[other] dívá se { $count } lidí
    }
home-alone = { $count ->
        [one] Proti botovi
       *[other] Proti { $count } botům
    }
home-nobody = Sami boti
home-pace-live = { $minutes } min + { $seconds } s
home-pace-relaxed = { $days ->
        [one] jeden den na odpověď
        [few] { $days } dny na odpověď
       *[other] { $days } dní na odpověď
    }
home-do-play = Hrát
home-do-look = Podívat se
home-do-sit = Přisednout
home-do-watch = Sledovat
home-do-replay = Přehrát
home-over = Dohráno
home-place = { $rank }. místo
home-place-score = { $rank }. místo, { $score ->
        [one] jeden bod
        [few] { $score } body
       *[other] { $score } bodů
    }
home-rules-changed = Ukončeno: změnila se pravidla
home-abandoned = Opuštěno
home-yours-empty = Zatím nemáš žádný stůl
home-yours-empty-about = Zahraj si hned proti botům, nebo otevři stůl a pošli odkaz přátelům.
home-public-empty = Veřejně teď nikdo nečeká
home-public-empty-about = Otevři veřejný stůl; přisedne si, kdo půjde kolem.
home-open = Otevřít stůl
home-age = Věk { $age } z { $ages }
home-leads = Vede { $seat } (sláva: { $most }), tvá sláva: { $glory }.
home-lead-many = O vedení se dělí { $seats } (sláva: { $most }), tvá sláva: { $glory }.
home-you-lead = Vedeš, tvá sláva: { $glory }.
home-you-share = Dělíš se o vedení, tvá sláva: { $glory }.
home-hand = { $count ->
        [0] Nemáš v ruce žádnou kartu.
        [one] Máš v ruce jednu kartu.
        [few] Máš v ruce { $count } karty.
       *[other] Máš v ruce { $count } karet.
    }
home-join = Připojit se odkazem
home-join-about = Máš od někoho odkaz? Vlož ho sem, nebo ho prostě otevři.
home-join-link = Odkaz nebo číslo stolu
home-join-do = Jít ke stolu
home-join-wrong = Na tomto odkazu žádný stůl není. Zkontroluj, zda je celý.

# ---- nový stůl

new-title = Otevřít stůl
new-lede = Zvol, co a jak se hraje. Po otevření stolu už se nic nemění a každý to vidí, než si sedne.
new-game = Co se hraje
new-people = Místa a lidé
new-rules = Pravidla tohoto stolu
new-rules-about = Kde se pravidla různých vydání liší nebo existuje rozšířená varianta, rozhoduješ ty. Obvyklá odpověď je už zvolena.
new-usual = obvykle
new-choose = Volím
new-seat = Místo { $number }
new-pace = Tempo
new-live = Na jedno posezení
new-live-about = Každý má zásobu minut a s každým tahem získá několik sekund. Když zásoba dojde, hraje bot, dokud se hráč nevrátí.
new-relaxed = Na více dní
new-relaxed-about = Každý má na odpověď několik dní a může dostat oznámení, že je na tahu.
new-minutes = Minuty v zásobě
new-seconds = Sekundy získané za tah
new-days = Dny na odpověď
new-public = V seznamu pro všechny
new-public-about = Kdokoli ho najde a může si přisednout. Jinak přijdou jen lidé s odkazem.
new-level = Zastupující boti
new-level-about = Obsadí volná místa, když hra začíná, a hrají za ty, kdo odejdou.
new-open = Otevřít stůl
new-wrong = { $count ->
        [one] Stůl ještě není otevřen: jednu odpověď je třeba opravit.
        [few] Stůl ještě není otevřen: { $count } odpovědi je třeba opravit.
       *[other] Stůl ještě není otevřen: { $count } odpovědí je třeba opravit.
    }
new-wrong-number = Zvol číslo od { $least } do { $most }.
new-wrong-choice = Zvol jednu z těchto odpovědí.
new-wrong-option = Tohle nelze hrát spolu s ostatními odpověďmi.
new-wrong-name = Jméno má 1 až 40 znaků.

# ---- pravidla

rules-title = Pravidla hry { $seat }
cards-title = Karty hry { $seat }
rules-lede = Převyprávěná odstavec po odstavci. Každý odstavec má svou adresu a stůl na něj odkazuje.
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-do = Hledat
rules-clear = Celá pravidla
rules-found = { $count ->
        [one] Jeden odstavec obsahuje
        [few] { $count } odstavce obsahují
       *[other] { $count } odstavců obsahuje
    }
rules-none = Žádný odstavec neobsahuje
rules-none-about = Zkus kratší slovo, nebo projdi obsah.
rules-whole = Celá pravidla
rules-before = Předtím
rules-after = Dále
rules-link = Adresa tohoto odstavce
rules-ruling = Naše rozhodnutí tam, kde pravidla nechávají otázku otevřenou
rules-around = Odstavce předtím a potom

# ---- profil

me-title = Tvá stránka
me-guest = Jsi tu jen jménem. Nastav si heslo a tvé hry zůstanou tvé na každém zařízení.
me-settings = Podle tebe
me-name = Jméno
me-name-about = Vidí ho ostatní u stolu. 1 až 40 znaků.
me-language = Jazyk
me-theme = Den či noc
me-motion = Animace
me-motion-about = Vypnuté, pokud si to žádá tvé zařízení, ať je tu nastaveno cokoli.
me-sound = Zvuk
me-notifications = Oznámení prohlížeče
me-notifications-about = Když jsi na tahu a stránka je v pozadí.
me-save = Uložit
me-saved = Uloženo.
me-on = ano
me-off = ne
me-upgrade = Nech si své hry: nastav heslo
me-upgrade-about = Na e-mail se neptáme. Zapomenuté heslo nelze poslat.
me-password = Změnit heslo
me-password-old = Současné heslo
me-password-new = Nové heslo
me-password-about = Nejméně 10 znaků.
me-upgrade-do = Nastavit heslo
me-password-do = Změnit heslo
me-webhook = Zavolat webovou adresu
me-webhook-about = Když jsi na tahu, pošleme na tuto adresu krátkou zprávu. Hodí se pro chatovací místnosti.
me-webhook-url = Adresa začínající https://
me-webhook-do = Uložit adresu
me-webhook-off = Prázdné pole volání vypne.
me-tokens = Klíče pro programy
me-tokens-about = Program s tvým klíčem sedí u stolu místo tebe. Dej každému vlastní klíč a tady mu ho vezmi.
me-token-fresh = Tvůj nový klíč. Ukáže se jen teď:
me-token-label = K čemu je?
me-token-do = Vytvořit klíč
me-token-none = Žádný program za tebe nehraje.
me-token-made = Vytvořen
me-token-unused = nepoužitý
me-token-used = naposledy použit
me-token-delete = Vzít zpět
me-history = Tvé hry
me-history-none = Zatím nemáš dohranou hru
me-history-none-about = Najdeš tu každou hru s výsledkem, přehráním a rozborem.
me-history-older = Starší hry
me-record = Hry: { $games }, výhry: { $wins }
me-replay = Přehrát
me-review = Rozbor
me-logout = Odhlásit
me-logout-guest = Odhlásit a přijít o toto jméno
me-delete = Smazat tento účet
me-delete-about = Tvé jméno zmizí ze všech stolů, nastavení a klíče se smažou. Dohrané hry zůstanou, na tvém místě bude „někdo“. Nelze to vzít zpět.
me-delete-confirm = Opravdu to chci
me-delete-do = Smazat navždy
me-wrong-name = Jméno má 1 až 40 znaků.
me-wrong-taken = Toto jméno je obsazené.
me-wrong-old = Tohle není tvé současné heslo.
me-wrong-new = Nové heslo je příliš krátké.
me-wrong-url = Na tuto adresu volat nemůžeme: musí začínat https:// a vést do veřejné sítě.
me-wrong-label = Napiš, k čemu klíč je: 1 až 40 znaků.
me-wrong-confirm = Zaškrtni pole, pokud to opravdu chceš.

# ---- přihlášení

login-title = Přihlásit se
login-lede = Tvé hry a nastavení na každém zařízení.
login-name = Jméno
login-password = Heslo
login-do = Přihlásit se
login-wrong = Jméno a heslo k sobě nepatří.
login-slow = Příliš mnoho pokusů. Zkus to znovu za několik minut.
login-new = Poprvé tady? Ke hře není účet potřeba.
login-play = Hrát hned
login-create = Heslo se dá nastavit později, na vlastní stránce.

# ---- přehrání a rozbor

replay-title = Přehrání
replay-see = Pohled
replay-open = Odkryté ruce
replay-spectator = Divák
replay-link = Odkaz na tuto chvíli
replay-continue = Hrát odtud dál
replay-continue-about = Kopie stolu, na ostatních místech boti.
replay-record = Zápis hry
replay-first = Začátek
replay-back = O odpověď zpět
replay-forward = O odpověď dál
replay-last = Konec
replay-move = Odpověď
replay-go = Přejít
replay-at = Odpověď { $at } z { $of }
replay-start = Stůl je připraven; nikdo ještě neodpovídá.
replay-after = Po odpovědi { $at }
replay-quiet = Volba, kterou nikdo jiný zatím nevidí.
replay-name = { $seat }
replay-happened = Co se stalo
replay-hands = Ruce
replay-hand-empty = bez karet
replay-board = Stůl po této odpovědi
replay-age-1 = věk I
replay-age-2 = věk II
replay-age-3 = věk III
review-title = Rozbor
review-lede = Jak bot, který vidí všechny ruce, odhaduje po každé odpovědi šance každého místa. Je to odhad na první pohled, ne rozsudek.
review-expected = Kdo měl vyhrát
review-graph = Očekávaná šance na výhru po každé odpovědi, jedna čára na místo. Totéž v číslech je v tabulce níže.
review-points = Zlomové okamžiky
review-points-none = Žádná odpověď mnoho nezměnila.
review-numbers = Totéž v číslech
review-after = Po odpovědi
review-from-to = z { $from } % na { $to } %
review-present = Tato chvíle přehrání
review-none = Pro tuto hru žádné očekávání není.

# ---- když něco stojí v cestě

state-computing-title = Ohlížíme se za hrou
state-computing-text = Hodnotíme každý tah této hry. Stránka se obnoví sama.
state-missing-title = Tady nic není
state-missing-text = Na této adrese žádná stránka není. Stůl mohl být uklizen, nebo odkaz není celý.
state-forbidden-title = Tohle není pro tvé oči
state-forbidden-text = Tento stůl je soukromý, nebo to smí jen hostitel. Požádej o pozvání, nebo se přihlas jménem, které je pozváno.
state-full-title = Všechna místa jsou obsazená
state-full-text = Tento stůl můžeš sledovat, nebo si přisednout k jinému.
state-offline-title = Bez spojení
state-offline-text = Stůl je v bezpečí tam, kde zůstal stát. Jakmile bude spojení, stránka se sama rozběhne.
state-broken-title = Něco se rozbilo na naší straně
state-broken-text = Nic se neztratí: každá přijatá odpověď je uložena. Zkus to za chvíli znovu.
state-busy-title = Okamžik
state-busy-text = { $seconds ->
        [one] Přišlo od tebe mnoho dotazů najednou. Pokračuje se za sekundu.
        [few] Přišlo od tebe mnoho dotazů najednou. Pokračuje se za { $seconds } sekundy.
       *[other] Přišlo od tebe mnoho dotazů najednou. Pokračuje se za { $seconds } sekund.
    }
state-rules-title = Hráno podle starších pravidel
state-rules-text = Tato hra se hrála podle verze { $rules } pravidel, kterou už tento program neumí. Výsledek platí a záznam lze stáhnout, ale ne tady přehrát.
state-rules-stopped = Tato hra se hrála podle verze { $rules } pravidel, kterou už tento program neumí. Tady ji nelze dohrát.
state-home = Na úvodní stránku
state-again = Zkusit znovu
state-watch = Sledovat tento stůl
state-login = Přihlásit se
state-record = Stáhnout zápis hry

guest-name = Host { $number }
