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
percent = { $whole } %
points-gained = +{ $whole },{ $tenths } procentního bodu
points-lost = −{ $whole },{ $tenths } procentního bodu

# ---- hry

about-ethnos = Shromáždi národy, ovládni šest království
about-lumeria = Dvě armády, jedno bojiště
about-imperium = Od barbarů k impériu, karta po kartě
about-runewars = Dračí runy, tajné rozkazy a armády na mapě z šestiúhelníků
players-range = { $most ->
        [few] { $least }–{ $most } hráči
       *[other] { $least }–{ $most } hráčů
    }
players-exact = { $most ->
        [one] 1 hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    }

# ---- úrovně botů

level-companion-about = Na první hru
level-novice-about = Pro ty, kdo znají pravidla
level-casual-about = Hraje pro zábavu
level-skilled-about = Hraje na výhru
level-expert-about = Těžko ho porazíš
level-master-about = Nejsilnější, přemýšlí nejdéle

# ---- úvodní stránka

home-title = Přisedni si
home-line = Přisedni si.
home-lede = Deskové hry o dobývání. Program hlídá pravidla a označuje, co musel doplnit. Hraj s přáteli, nebo proti botům.
home-game = Hra
home-seats = Místa
home-bots = Boti
home-play = Hrát hned
home-more = Další možnosti
home-name = Tvé jméno
home-name-about = Vidí ho ostatní hráči. Heslo není potřeba.
home-continue = Vrať se ke své hře
home-back = Zpět ke stolu
home-yours = Tvé stoly
home-history = Tvé dohrané hry
home-public = Veřejné stoly
home-public-count = čeká na hráče: { $waiting }, hraje se: { $playing }
home-your-turn = jsi na tahu
home-to-move = na tahu: { $seats }
home-gathering = Čeká se na hráče
home-free = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
home-host = Hostitel: { $seat }
home-watching = { $count ->
        [one] jeden divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
home-alone = { $count ->
        [one] Proti botovi
       *[other] Proti { $count } botům
    }
home-only-bots = Jen boti
home-pace-live = { $minutes } min + { $seconds } s
home-pace-relaxed = { $days ->
        [one] jeden den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
home-do-play = Hrát
home-do-look = Zobrazit
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
home-public-empty = Teď tu nejsou žádné veřejné stoly
home-public-empty-about = Otevři veřejný stůl a ostatní si budou moci přisednout.
home-open = Otevřít stůl
home-age = Věk { $age ->
        [1] I
        [2] II
       *[other] III
    } ze { $ages ->
        [2] II
       *[other] III
    }
home-leads = Vede { $seat } (sláva: { $most }). Tvá sláva: { $glory }.
home-lead-many = O vedení se dělí { $seats } (sláva: { $most }). Tvá sláva: { $glory }.
home-you-lead = Vedeš. Tvá sláva: { $glory }.
home-you-share = Dělíš se o vedení. Tvá sláva: { $glory }.
home-hand = { $count ->
        [0] Nemáš v ruce žádnou kartu.
        [one] Máš v ruce jednu kartu.
        [few] Máš v ruce { $count } karty.
       *[other] Máš v ruce { $count } karet.
    }
home-join = Připojit se pomocí odkazu
home-join-about = Máš od někoho odkaz? Vlož ho sem, nebo ho prostě otevři.
home-join-link = Odkaz nebo číslo stolu
home-join-do = Přejít ke stolu
home-join-wrong = Na tomto odkazu žádný stůl není. Zkontroluj, zda je odkaz celý.

# ---- nový stůl

new-title = Otevřít stůl
new-lede = Zvol hru a její možnosti. Po otevření stolu už je nelze změnit a hráči je vidí, než si sednou.
new-game = Hra
new-people = Místa a hráči
new-rules = Pravidla tohoto stolu
new-rules-about = Kde se pravidla různých vydání liší nebo existuje oblíbená varianta, rozhoduješ ty. Výchozí možnost je už vybraná.
new-usual = výchozí
new-choose = Vlastní výběr
new-seat = Místo { $number }
new-pace = Tempo
new-live = Naživo
new-live-about = Každý hráč má zásobu minut a v každém tahu získá několik sekund navíc. Když ti čas dojde, hraje za tebe bot, dokud se nevrátíš.
new-relaxed = Na několik dní
new-relaxed-about = Každý hráč má na tah několik dní a může dostat upozornění, že je na tahu.
new-minutes = Minuty na hráče
new-seconds = Sekundy navíc za tah
new-days = Dny na tah
new-public = Veřejný stůl
new-public-about = Kdokoli ho může najít a přisednout si. Jinak je potřeba odkaz.
new-level = Úroveň zastupujících botů
new-level-about = Obsadí volná místa, když hra začíná, a hrají za hráče, kteří odejdou.
new-open = Otevřít stůl
new-wrong = { $count ->
        [one] Stůl ještě není otevřený: oprav jedno pole.
        [few] Stůl ještě není otevřený: oprav { $count } pole.
       *[other] Stůl ještě není otevřený: oprav { $count } polí.
    }
new-wrong-number = Zvol číslo od { $least } do { $most }.
new-wrong-choice = Zvol jednu z těchto možností.
new-wrong-option = To se neslučuje s ostatními možnostmi.
new-wrong-name = Jméno musí mít 1 až 40 znaků.

# ---- pravidla

rules-title = Pravidla hry { $seat }
ours = naše, nevíme, co je v krabici vytištěno
known-more = Víc o tom
known-ethnos = Ethnos: co pravidla neuvádějí, zveřejnili majitelé hry. Žádná tištěná hodnota není naše.
known-lumeria = ° naše. Lumeria: máme pravidla, ale ne karty. Co nese tuto značku, je naše rekonstrukce: většina hodnot, všechny schopnosti, herní plán a dva ze tří scénářů.
known-imperium = ° zčásti naše. Imperium: hodnoty pocházejí ze zveřejněných zdrojů a tam, kde o nich mluví pravidla, jsme je porovnali; několik, které žádný zdroj neuvádí, je našich. Názvy karet, které z českého vydání neznáme, jsme přeložili sami.
known-runewars = ° naše. Runewars: máme pravidla a část toho, co je v krabici, byla zveřejněna. Co nese tuto značku, jsme sami zrekonstruovali: většinu ukazatelů, výprav, karet taktiky a karet ročních období a mnoho dílů mapy.
cards-title = Karty hry { $seat }
rules-lede = Pravidla vlastními slovy, odstavec po odstavci. Každý odstavec má svůj odkaz a stůl na něj odkazuje.
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
rules-before = Předchozí
rules-after = Další
rules-link = Odkaz na tento odstavec
rules-ruling = Náš výklad tam, kde pravidla nechávají otázku otevřenou
rules-around = Předchozí a další odstavec

# ---- profil

me-title = Tvůj profil
me-guest = Hraješ jako host. Nastav si heslo a své hry najdeš na každém zařízení.
me-settings = Nastavení
me-name = Jméno
me-name-about = Vidí ho ostatní hráči u stolu. 1 až 40 znaků.
me-language = Jazyk
me-theme = Vzhled
me-motion = Animace
me-motion-about = Vždy vypnuté, pokud tvé zařízení animace omezuje.
me-sound = Zvuk
me-notifications = Upozornění prohlížeče
me-notifications-about = Když jsi na tahu a tato stránka je na pozadí.
me-save = Uložit
me-saved = Uloženo.
me-on = ano
me-off = ne
me-upgrade = Nastav si heslo, ať o své hry nepřijdeš
me-upgrade-about = Na e-mail se neptáme, takže zapomenuté heslo nelze obnovit.
me-password = Změnit heslo
me-password-old = Současné heslo
me-password-new = Nové heslo
me-password-about = Nejméně 10 znaků.
me-upgrade-do = Nastavit heslo
me-password-do = Změnit heslo
me-webhook = Webhook
me-webhook-about = Když jsi na tahu, pošleme na tuto adresu krátkou zprávu, třeba do chatu.
me-webhook-url = Adresa začínající https://
me-webhook-do = Uložit adresu
me-webhook-off = Prázdné pole webhook vypne.
me-tokens = Přístupové klíče pro programy
me-tokens-about = Program s tvým klíčem hraje za tebe. Dej každému programu vlastní klíč; tady ho můžeš zrušit.
me-token-fresh = Tvůj nový klíč. Ukážeme ho jen jednou:
me-token-label = K čemu je?
me-token-scope = K čemu opravňuje?
me-token-scope-play = sledovat a hrát
me-token-scope-read = jen sledovat
me-token-scope-account = sledovat, hrát a měnit účet
me-token-do = Vytvořit klíč
me-token-none = Nemáš žádné klíče.
me-token-made = Vytvořen
me-token-delete = Zrušit
me-history = Tvé hry
me-history-none = Zatím nemáš žádnou dohranou hru
me-history-none-about = Najdeš tu všechny své dohrané hry s výsledkem, přehráním a rozborem.
me-history-older = Starší hry
me-record = Hry: { $games }, výhry: { $wins }
me-replay = Přehrát
me-review = Rozbor
me-logout = Odhlásit se
me-logout-guest = Odhlásit se a vzdát se tohoto jména
me-delete = Smazat tento účet
me-delete-about = Nastavení i klíče se smažou a rozehrané hry půjdou dál bez tebe. Tvé jméno zůstane v zápisech odehraných her a u tvých zpráv. Nelze to vzít zpět.
me-delete-confirm = Ano, chci smazat svůj účet
me-delete-do = Smazat můj účet
me-wrong-name = Jméno musí mít 1 až 40 znaků.
me-wrong-taken = Toto jméno je obsazené.
me-wrong-old = Tohle není tvé současné heslo.
me-wrong-new = Nové heslo je příliš krátké.
me-wrong-url = Tuto adresu nemůžeme použít: musí začínat https:// a být dostupná z veřejného internetu.
me-wrong-label = Napiš, k čemu klíč je: 1 až 40 znaků.
me-wrong-tokens = Máš příliš mnoho klíčů. Nejdřív některý zruš.
me-wrong-confirm = Potvrď to zaškrtnutím políčka.

# ---- přihlášení

login-title = Přihlásit se
login-lede = Tvé hry a nastavení na každém zařízení.
login-name = Jméno
login-password = Heslo
login-do = Přihlásit se
login-wrong = Chybné jméno nebo heslo.
login-slow = Příliš mnoho pokusů. Zkus to znovu za několik minut.
login-new = Jsi tu poprvé? Ke hře účet nepotřebuješ.
login-play = Hrát hned
login-create = Heslo si můžeš nastavit později ve svém profilu.

# ---- přehrání a rozbor

replay-title = Přehrání
replay-see = Pohled
replay-open = Všechny ruce
replay-spectator = Divák
replay-link = Odkaz na tento okamžik
replay-continue = Hrát odtud dál
replay-continue-about = Vytvoří kopii stolu s boty na ostatních místech.
replay-record = Stáhnout zápis hry
replay-first = Začátek
replay-back = O tah zpět
replay-play = Přehrávat automaticky
replay-forward = O tah dál
replay-last = Konec
replay-move = Tah
replay-go = Přejít
replay-at = Tah { $at } z { $of }
replay-start = Stůl je připraven. Zatím žádný tah.
replay-after = Po tahu { $at }
replay-quiet = Skrytá volba, kterou ostatní hráči zatím nevidí.
replay-name = { $seat }
replay-happened = Co se stalo
replay-hands = Ruce
replay-hand-empty = bez karet
replay-board = Stůl po tomto tahu
replay-age-1 = Věk I
replay-age-2 = Věk II
replay-age-3 = Věk III
review-title = Rozbor
review-lede = Šance každého místa na výhru po každém tahu, jak je odhaduje bot, který zná všechny karty. Je to rychlý odhad, ne rozsudek.
review-expected = Šance na výhru
review-graph = Odhadovaná šance na výhru po každém tahu, jedna čára na místo. Stejná čísla jsou v tabulce níže.
review-points = Zlomové okamžiky
review-points-none = Žádný tah toho moc nezměnil.
review-numbers = Všechna čísla
review-after = Po tahu
review-from-to = z { $from } % na { $to } %
review-present = Aktuální místo přehrávání
review-none = Pro tuto hru není žádný odhad.
review-accuracy = Přesnost
review-accuracy-about = Bot se znovu podíval na každý tah a věděl jen to, co tehdy věděl hráč. Přesnost je podíl tahů, které byly stejně dobré jako nejlepší, který našel. Tah se počítá jako horší, jen když ztrácí víc než 3 % šance na výhru a víc, než vysvětluje náhoda. Bot je rychlý a není dokonalý: rozdíl několika procent znamená málo.
review-seat = Hráč
review-good = Stejně dobré jako nejlepší
review-asked = Tahy s volbou
review-mistakes-own = Tvoje největší chyby
review-mistakes = Největší chyby
review-mistakes-none = Bot nenašel tah, který by byl zřetelně horší než jiný.
review-better = Lepší:
review-loss = Stálo to asi { $loss } % šance na výhru.
review-why = V nejbližších tazích lepší tah přináší:
review-skill = Chyba: jiný tah byl lepší.
review-luck = Bot nenašel zřetelně lepší tah. Změnu mohla způsobit náhoda, skryté informace nebo chyba odhadu.

# ---- chyby a čekání

state-computing-title = Rozebíráme hru
state-computing-text = Hodnotíme každý tah této hry. Stránka se obnoví sama.
state-missing-title = Stránka nenalezena
state-missing-text = Na této adrese žádná stránka není. Stůl mohl být odstraněn, nebo odkaz není celý.
state-forbidden-title = Sem nemáš přístup
state-forbidden-text = Tento stůl je soukromý, nebo to smí jen hostitel. Požádej o pozvánku, nebo se přihlas jménem, které bylo pozváno.
state-full-title = Všechna místa jsou obsazená
state-full-text = Tento stůl můžeš sledovat, nebo si přisednout k jinému.
state-offline-title = Žádné připojení
state-offline-text = Tvůj stůl je v bezpečí. Jakmile budeš zase online, stránka sama naváže.
state-broken-title = Něco se pokazilo na naší straně
state-broken-text = Nic se neztratilo: každý přijatý tah je uložený. Zkus to za chvíli znovu.
state-busy-title = Okamžik
state-busy-text = { $seconds ->
        [one] Příliš mnoho dotazů najednou. Počkej sekundu.
        [few] Příliš mnoho dotazů najednou. Počkej { $seconds } sekundy.
       *[other] Příliš mnoho dotazů najednou. Počkej { $seconds } sekund.
    }
state-rules-title = Hráno podle starších pravidel
state-rules-text = Tato hra se hrála podle verze { $rules } pravidel, kterou už tento program neumí. Výsledek platí a zápis hry lze stáhnout, ale ne tady přehrát.
state-rules-stopped = Tato hra se hrála podle verze { $rules } pravidel, kterou už tento program neumí. Tady ji nelze dohrát.
state-home = Na úvodní stránku
state-again = Zkusit znovu
state-watch = Sledovat tento stůl
state-login = Přihlásit se
state-record = Stáhnout zápis hry

guest-name = Host { $number }
