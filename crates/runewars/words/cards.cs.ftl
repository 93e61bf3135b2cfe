# What cards do, in Czech.

# Who a step of a season card speaks of

who-each = Každý hráč
who-high = Nejvyšší nabídka
who-second = Druhá nejvyšší nabídka
who-low = Nejnižší nabídka
who-none = Všichni, kdo nic nenabídli
who-others = Všichni kromě nejnižší nabídky
who-poorest = Nejméně vlivu

# Season cards, step by step

text-season-bid = Všichni tajně nabízejí vliv.
text-season-long-winter = Letos na jaře si každý vezme zpět jen dva zvolené rozkazy.
text-season-open-roads = V této fázi výprav jdou hrdinové až o tři oblasti.
text-season-surge = Do další karty ročního období může zvláštní schopnost jednotky s kulatým podstavcem místo svého účinku způsobit dvě zranění.
text-season-bitter-cold = Tuto zimu se jídlo počítá o { $number } méně, ale nejméně 1, pokud nějaké je.
text-season-cap-dials = { $who }: ukazatele nad produkcí vlastních oblastí na ni klesnou.
text-season-storm = { $who }: jednotky se do další karty ročního období rozkazy nepohybují.
text-season-objective-or-tactics = { $who }: nový cíl, nebo karty taktiky: { $number }.
text-season-recruit = { $who }: verbování jedním ukazatelem.
text-season-burn-city = { $who }: volba města, které je zničeno.
text-season-city-influence = { $who }: vliv { $number } a další za každé město.
text-season-stray-beast = { $who }: lze postavit neutrální jednotku s trojúhelníkovým podstavcem do oblasti, kterou nikdo neovládá a kde není neutrální jednotka jiného tvaru.
text-season-lower-dials = { $who }: různé vlastní ukazatele o jedna dolů: { $number }.
text-season-allegiance = { $who }: { $number } vlivu za každého hrdinu opačného přesvědčení, jinak hrdina odejde.
text-season-home-runes = { $who }: žetony run opustí vlastní domovinu, je-li místo: { $number }.
text-season-train = { $who }: hrdina se cvičí: { $number }.
text-season-few-quests = { $who }: kdo má výprav méně než { $number }, dobere jednu.
text-season-reward = { $who }: hrdina dostane odměny: { $number }.
text-season-unearth = { $who }: dračí runa přijde do oblasti, kterou nikdo neovládá, pokud možno ne vedle domoviny.
text-season-harvest = { $who }: ukazatele se nastaví na produkci vlastních oblastí.
text-season-food = { $who }: jídlo o { $number } více.
text-season-cap-influence = { $who }: vliv nad { $number } propadá.
text-season-sell-dial = { $who }: lze snížit ukazatel o { $number } za { $gain } vlivu.
text-season-march = { $who }: stojící jednotky z jedné oblasti bez vlastního žetonu aktivace mohou přejít do sousední přátelské či prázdné oblasti.
text-season-spy = { $who }: prohlédnutí žetonu runy.
text-season-swap-runes = { $who }: lze vyměnit dva žetony run z oblastí, které nikdo neovládá.
text-season-rune = { $who }: dračí runa.
text-season-banditry = { $who }: ztráta vlivu, nebo karty taktiky.
text-season-frost = { $who }: jídlo o { $number } méně.
text-season-buy-rune = { $who }: za { $number } vlivu lze položit dračí runu do přátelské oblasti nebo do oblasti, kterou nikdo neovládá.
text-season-pious = { $who }: dračí runa tam, kde určí nejnižší nabídka.
text-season-tactics = { $who }: karty taktiky: { $number }.
text-season-patrol = { $who }: v oblasti jiného hráče tento hráč rozpráší jednotky: { $number }.

# Quests

text-quest-test = V { $area }: zkouška, vlastnost: { $attribute }.
text-quest-duel = V { $area }: souboj, soupeř: { $unit }, zdraví { $number }.
result-won = vyhraný souboj
text-quest-reward = { $result }: odměny: { $number }.
text-quest-rune = { $result }: dračí runa.
text-quest-influence = { $result }: vliv: { $number }.
text-quest-lose = { $result }: ztráta vlivu: { $number }.
text-quest-tactics = { $result }: karty taktiky: { $number }.
text-quest-train = { $result }: výcvik: { $number }.
text-quest-quest = { $result }: výpravy: { $number }.
text-quest-damage = { $result }: zranění hrdiny: { $number }.
text-quest-keep = { $result }: výpravu si ponecháš.
text-quest-drop = { $result }: výpravu odložíš.

# Tactics cards

text-tactics-rally-cry = Až čtyři tvé figurky vstanou: ve tvém tahu kdekoli, před nastoupením nebo na začátku kola bitvy ty z její oblasti.
text-tactics-summon-lightning = Když se bráníš, na začátku bitvy: čtyři zranění útočníkovi, pak čtyři tobě.
text-tactics-tactical-retreat = Když se bráníš, na začátku bitvy: bitva se nekoná a tvé jednotky ustoupí rozprášené do jedné sousední přátelské oblasti.
text-tactics-horrific-rumors = Ve tvém tahu: polož žeton aktivace soupeře do oblasti, kterou neovládá.
text-tactics-lost-city = Ve tvém tahu, v oblasti, kterou nikdo neovládá, s tvým hrdinou a bez města: neutrální jednotky ustoupí a postavíš tam poškozenou pevnost.
text-tactics-raze-a-city = Ve tvém tahu: znič město, které ovládáš.
text-tactics-spread-dissent = Ve tvém tahu: všechny neutrální jednotky z oblasti ustoupí, i spojenecké.
text-tactics-to-the-winner = Na začátku tvé bitvy: vítěz, je-li hráčem, dobere dvě karty taktiky.
text-tactics-spy-guild = Po tvém rozkazu: vezmi si ho zpět.
text-tactics-mountain-pass = Ve tvém tahu: hory nezastaví tvé jednotky a hrdiny.
text-tactics-shared-counsel = Ve tvém tahu: zvol číslo od 1 do 4 a soupeře; oba doberete tolik karet taktiky.
text-tactics-ambush = Ve tvém tahu nebo ve fázi výprav: dvě zranění nepřátelskému hrdinovi v oblasti, kterou ovládáš.
text-tactics-turncoat = Ve tvém tahu, za tři vlivy: nepřátelský hrdina jiného přesvědčení než vlastník, ve tvých oblastech nebo vedle nich, se přidá k tobě.
text-tactics-forced-march = Před Mobilizací nebo Dobýváním: tvé jednotky jdou o jednu oblast dál.
text-tactics-hold-the-line = Když se bráníš, na začátku bitvy: síla +2.
text-tactics-shield-wall = Před kolem bitvy: ignoruj první dvě zranění příštího dobrání.
text-tactics-flank-attack = Když útočíš, na začátku bitvy: soupeř rozpráší dvě jednotky.
text-tactics-feigned-flight = Po prohraném útoku: až tři ustupující jednotky zůstanou stát.
text-tactics-bribe = Před dobráním při diplomacii: dober o dvě karty více.
text-tactics-hidden-cache = Ve tvém tahu: zvyš ukazatel o dva, nejvýše na osm.
text-tactics-sabotage = Ve tvém tahu: poškoď nepřátelskou pevnost v oblasti s tvou jednotkou či hrdinou nebo vedle ní, nebo odstraň její vylepšení.
text-tactics-light-fingers = Ve tvém tahu: vezmi dva vlivy soupeři, který jich má více než ty.
text-tactics-false-trail = Ve tvém tahu: odlož ovládanou falešnou runu za kartu taktiky, nebo přesuň žeton runy do sousední přátelské oblasti bez žetonu.
text-tactics-beast-call = Ve tvém tahu: postav dvě neutrální jednotky s trojúhelníkovým podstavcem do oblasti, kterou ovládáš, nebo jednu do oblasti, kterou neovládá nikdo.
text-tactics-hard-frost = Ve tvém tahu: voda nezastaví tvé jednotky a hrdiny.

# Objectives: when they are met in the own turn, they bring a dragon rune

text-objective-bound-by-honor = Všechny neutrální jednotky s trojúhelníkovým podstavcem na plánu jsou spojenci některého hráče.
text-objective-dragon-pact = Všichni Draci na plánu, alespoň jeden, jsou tví spojenci.
text-objective-voice-of-the-cities = Ovládáš tři města, ve hře pro dva dvě.
text-objective-open-hand = Zaplatíš osm vlivů.
text-objective-seats-of-honour = Máš dva tituly.
text-objective-fellowship = Máš tři hrdiny, každého s odměnou.
text-objective-many-tongues = Neutrální jednotky tří typů jsou tví spojenci.
text-objective-chronicler = Máš za sebou tři splněné výpravy.
text-objective-giant-masters = Všichni Obři na plánu, alespoň jeden, jsou tví spojenci.
text-objective-discouraging-defeat = Od tvého posledního tahu na tebe hráč zaútočil a prohrál.
text-objective-broken-gates = V tomto tahu v bitvě odstraníš nebo získáš nepřátelskou pevnost.
text-objective-trespass = Ovládáš oblast nepřátelské domoviny.
text-objective-slaughter = V tomto tahu vyhraješ bitvu, v níž je zničeno alespoň pět nepřátelských jednotek.
text-objective-ashes = Máš na kontě zničené město.
text-objective-iron-ring = Stojí všechny čtyři tvé pevnosti.
text-objective-headhunter = Máš na kontě dva poražené nepřátelské hrdiny.

# Heroes

text-hero-ronan-of-the-wild = Ve fázi výprav hrany ani Podzemí hrdinu nezastaví.
text-hero-silhouette = Po souboji, který hrdina začal a v němž nikdo nepadl: vezme náhodnou odměnu druhého hrdiny.
text-hero-sir-valadir = Zabrání prvnímu zranění v každém souboji.
text-hero-andira-runehand = Léčí naráz všechny vlastní hrdiny v oblasti.
text-hero-mad-carthos = Po zkoušce moudrosti jen s červenými kartami: lze dobrat ještě jednu; červená znamená jedno zranění.
text-hero-runewitch-astarra = Splněná výprava dá jeden vliv.
text-hero-vyrah-the-falconer = Po pohybu: lze si prohlédnout žeton runy v sousední oblasti.
text-hero-grey-ker = Když začne souboj v nepřátelské oblasti, dobere kartu osudu; při zlaté tam vlastník zničí jednotku.
text-hero-varikas-the-dead = Vyléčí jedno zranění na začátku fáze výprav.
text-hero-bogran-the-shadow = Když začne souboj: jedno zranění obránci.
text-hero-red-scorpion = Výcvik zvýší tři různé vlastnosti.
text-hero-steelhorns = Když začne souboj, lze dobrat kartu osudu: zlatá či stříbrná znamená dvě zranění obránci, červená jedno hrdinovi.

# Rewards

text-reward-timmorran-shard = Ve tvém tahu, odlož: dračí runa.
text-reward-dwarven-fire-bombs = Schopnost v souboji: tři zranění, pak zkouška obratnosti; při červené jedno zranění hrdiny.
text-reward-flute-of-possession = Ve tvém tahu, odlož: všechny neutrální jednotky z oblasti přejdou do sousední, bez ohledu na hrany.
text-reward-soulbiter = Schopnost v souboji: dvě zranění; padne-li druhý hrdina v tomto kole a tento ne, vyléčí všechna zranění.
text-reward-staff-of-light = Ve tvém tahu, odlož: tvé rozprášené jednotky v oblasti vstanou.
text-reward-ice-storm = Ve tvém tahu, odlož: v této či sousední oblasti vlastník rozpráší dvě jednotky.
text-reward-ghost-armor = V souboji: zabrání dvěma zraněním, pak zkouška moudrosti; při červené ji odlož.
text-reward-amulet-of-shielding = Jednou v souboji: zabrání dvěma zraněním.
text-reward-runeplate = Jednou v kole souboje: zabrání jednomu zranění.
text-reward-tactical-map = Ve tvém tahu, odlož: tvůj žeton aktivace zmizí z oblasti.
text-reward-rune-of-teleportation = Odlož: hrdina, ve tvém tahu až se čtyřmi stojícími jednotkami z oblasti, přejde do přátelské oblasti.
text-reward-rune-of-summoning = Ve tvém tahu, v oblasti bez jednotek, odlož: až čtyři stojící jednotky sem přijdou z oblasti bez tvého žetonu aktivace.
text-reward-cloak-of-deception = Při vyzvání k souboji: dober kartu osudu; při zlaté či stříbrné souboj není.
text-reward-oathblade = Schopnost v souboji: zranění ve výši síly.
text-reward-thorn-bow = Schopnost v souboji: jedno zranění, kterému nelze zabránit.
text-reward-hide-of-the-wyrm = Zdraví +1. Jednou v kole souboje: zabrání jednomu zranění.
text-reward-ring-of-vigor = Síla +1 ve zkouškách.
text-reward-fox-boots = Obratnost +1 ve zkouškách. Hrdina jde o jednu oblast dál.
text-reward-tome-of-ages = Moudrost +1 ve zkouškách.
text-reward-healing-draught = Ve tvém tahu nebo při akci hrdiny, odlož: vyléčí všechna zranění.
text-reward-heralds-seal = Ve tvém tahu, odlož: tři vlivy.
text-reward-scrying-bowl = Ve tvém tahu, odlož: prohlédni si žetony run a průzkumu až ve třech oblastech.

# Titles

text-title-primarch = Rozhoduješ shody nabídek a karta ročního období Rady čarodějů ti dá jeden vliv.
text-title-captain = Tví hrdinové tě neopustí kvůli přesvědčení. Jednou ve tvém tahu: odlož tři odměny za dračí runu.
text-title-commander = Bitva vyhraná nad hráčem dá kartu taktiky. Jednou ve tvém tahu: odlož pět karet taktiky z dřívějších období za dračí runu.

# Developments

text-development-resources = Sklizeň: o jednu surovinu více z těch, které oblast produkuje.
text-development-diplomat = Sklizeň: dva vlivy.
text-development-training = Sklizeň: karta taktiky.
text-development-walls = Při obraně: síla +2.
text-development-wards = Před sčítáním ustoupí jedna útočící jednotka.
text-development-tomb = Odlož před sčítáním: tři útočící jednotky jsou rozprášeny.
text-development-spawn = Odlož před sčítáním: čtyři zranění útočníkovi.

# Special abilities of units

special-concentrated-fire = Soustředěná palba
special-valiant-strike = Chrabrý úder
special-command = Velení
special-lay-siege = Obléhání
special-crack-shot = Přesná střela
special-charge = Zteč
special-word-of-vaal = Slovo Vaala
special-overpower = Přemožení
special-overrun = Převálcování
special-mortal-strike = Smrtelný úder
special-raise-dead = Oživování mrtvých
special-dread = Hrůza
special-fury = Zuřivost
special-unrelenting = Neúprosnost
special-rain-fire = Ohnivý déšť
special-terrifying = Děs
special-undying = Nesmrtelnost
special-stun = Omráčení
special-ravage = Pustošení
special-burning = Žár
special-flaming-breath = Plamenný dech
special-rage = Běsnění
text-special-concentrated-fire = Jedno zranění, na jednotku se zdravím nad jedna, pokud taková je.
text-special-valiant-strike = Jedno zranění; přežije-li jednotka, dostane další.
text-special-command = Soupeř rozpráší jednotku; dobereš kartu taktiky.
text-special-lay-siege = Síla +2 v této bitvě.
text-special-crack-shot = Jedno zranění zvolené nepřátelské jednotce.
text-special-charge = Rozpraš až dvě zvolené nepřátelské jednotky s trojúhelníkovým podstavcem, nebo jednu s obdélníkovým.
text-special-word-of-vaal = Soupeř stáhne jednotku z bitvy.
text-special-overpower = Jedno zranění, nebo znič zvolenou zraněnou či rozprášenou nepřátelskou jednotku.
text-special-overrun = Stojí-li alespoň dva Oživení: dvě zranění.
text-special-mortal-strike = Soupeř zničí jednotku s trojúhelníkovým, kulatým nebo obdélníkovým podstavcem.
text-special-raise-dead = Až dva nepoužití Oživení se přidají k bitvě.
text-special-dread = Jedno zranění a soupeř rozpráší jednotku.
text-special-fury = Můžeš zničit svého stojícího Berserka: dvě zranění.
text-special-unrelenting = Tvoji Rozparovači mají zdraví 3 do konce bitvy.
text-special-rain-fire = Soupeř zničí dvě jednotky s trojúhelníkovým podstavcem, nebo jednu s obdélníkovým.
text-special-terrifying = Zvol dvě nepřátelské jednotky: každá je rozprášena, nebo zničena, pokud už rozprášená byla.
text-special-undying = Tvoji Čarodějové mají zdraví 2 do konce bitvy.
text-special-stun = Soupeř rozpráší jednotku s iniciativou 2 nebo vyšší.
text-special-ravage = Jedno zranění, pak ještě jedna karta osudu.
text-special-burning = Soupeř dá po jednom zranění dvěma stojícím jednotkám.
text-special-flaming-breath = Znič až tři zvolené nepřátelské jednotky s trojúhelníkovým podstavcem.
text-special-rage = Zranění ve výši zranění jednoho z tvých Obrů.
