# Runewars česky. Nouns stand in the nominative only: sentences name things after a colon.


# Nouns

faction-daqan = Páni z Daqanu
faction-latari = Elfové z Latari
faction-waiqar = Waiqar Nemrtvý
faction-uthuk = Uthuk Y'llan
unit-bowman = Lučištník
unit-footman = Pěšák
unit-knight = Rytíř
unit-siege-tower = Obléhací věž
unit-archer = Lučištnice
unit-pegasus-rider = Jezdec na pegasovi
unit-sorceress = Čarodějka
unit-warrior = Válečník
unit-reanimate = Oživený
unit-skeleton-archer = Kostlivec lučištník
unit-necromancer = Nekromant
unit-dark-knight = Temný rytíř
unit-berserker = Berserk
unit-flesh-ripper = Rozparovač
unit-warlock = Černokněžník
unit-chaos-lord = Pán Chaosu
unit-sorcerer = Čaroděj
unit-razorwing = Ostrokřídlec
unit-beastman = Zvěromuž
unit-hellhound = Pekelný pes
unit-dragon = Drak
unit-giant = Obr
season-famine = Hladomor
season-long-winter = Dlouhá zima
season-stormy-weather = Bouřlivé počasí
season-prepare-for-the-coming-year = Přípravy na nadcházející rok
season-call-to-arms = Povolání do zbraně
season-city-in-flames = Město v plamenech
season-open-audience = Otevřená audience
season-restless-beasts = Neklidné bestie
season-scorching-drought = Spalující sucho
season-allegiance-tested = Zkouška věrnosti
season-threatened-home-realms = Ohrožené domoviny
season-training-year = Rok výcviku
season-open-roads = Otevřené cesty
season-tavern-rumours = Zvěsti z krčmy
season-heroes-fair = Jarmark hrdinů
season-runes-unearthed = Odkryté runy
season-rich-harvest = Bohatá sklizeň
season-council-levy = Radní daň
season-war-taxes = Válečné daně
season-marching-weather = Počasí pro pochod
season-spies-abroad = Zvědové
season-council-auction = Aukce Rady
season-banditry = Lupiči
season-early-frost = Časný mráz
season-rune-of-the-long-night = Runa dlouhé noci
season-councils-offer = Nabídka Rady
season-power-for-the-pious = Moc pro zbožné
season-councils-gift = Dar Rady
season-rune-moot = Runový sněm
season-arcane-surge = Příval magie
season-bitter-cold = Krutá zima
season-lost-patrol = Ztracená hlídka
tactics-rally-cry = Bojový pokřik
tactics-summon-lightning = Přivolání blesků
tactics-tactical-retreat = Taktický ústup
tactics-horrific-rumors = Hrozivé zvěsti
tactics-lost-city = Ztracené město
tactics-raze-a-city = Vyplenění města
tactics-spread-dissent = Rozsévání svárů
tactics-to-the-winner = Vítězi kořist
tactics-spy-guild = Cech zvědů
tactics-mountain-pass = Horský průsmyk
tactics-shared-counsel = Společná porada
tactics-ambush = Léčka
tactics-turncoat = Zrádce
tactics-forced-march = Usilovný pochod
tactics-hold-the-line = Držte linii
tactics-shield-wall = Štítová hradba
tactics-flank-attack = Útok z boku
tactics-feigned-flight = Předstíraný útěk
tactics-bribe = Úplatek
tactics-hidden-cache = Skrytá zásoba
tactics-sabotage = Sabotáž
tactics-light-fingers = Lehké prsty
tactics-false-trail = Falešná stopa
tactics-beast-call = Volání bestií
tactics-hard-frost = Třeskutý mráz
objective-bound-by-honor = Svázáni ctí
objective-dragon-pact = Dračí úmluva
objective-voice-of-the-cities = Hlas měst
objective-open-hand = Otevřená dlaň
objective-seats-of-honour = Čestná místa
objective-fellowship = Společenstvo
objective-many-tongues = Mnoho jazyků
objective-chronicler = Kronikář
objective-giant-masters = Páni obrů
objective-discouraging-defeat = Odrazující porážka
objective-broken-gates = Prolomené brány
objective-trespass = Vpád
objective-slaughter = Masakr
objective-ashes = Popel
objective-iron-ring = Železný kruh
objective-headhunter = Lovec hlav
hero-ronan-of-the-wild = Ronan z Divočiny
hero-silhouette = Silueta
hero-sir-valadir = Sir Valadir
hero-andira-runehand = Andira Runoruká
hero-mad-carthos = Šílený Carthos
hero-runewitch-astarra = Runová čarodějka Astarra
hero-vyrah-the-falconer = Vyrah Sokolník
hero-grey-ker = Šedý Ker
hero-varikas-the-dead = Varikas Mrtvý
hero-bogran-the-shadow = Bogran Stín
hero-red-scorpion = Rudá Štírka
hero-steelhorns = Ocelorohý
quest-hermit-of-the-reeds = Poustevník z rákosí
quest-sunken-bell = Potopený zvon
quest-razorwings-nest = Hnízdo ostrokřídlců
quest-whispering-grove = Šeptající háj
quest-hanging-bridge = Visutý most
quest-buried-gate = Zasypaná brána
quest-burning-pack = Hořící smečka
quest-horned-chief = Rohatý náčelník
quest-stone-riddle = Kamenná hádanka
quest-eyes-in-the-sky = Oči na nebi
quest-trouble-at-the-mill = Potíže ve mlýně
quest-giants-hoard = Poklad obrů
quest-magistrates-case = Purkmistrův spor
quest-thieves-market = Trh zlodějů
quest-deep-shaft = Hluboká šachta
quest-old-drill-yard = Staré cvičiště
quest-poisoned-feast = Otrávená hostina
quest-felled-oak = Padlý dub
quest-wyrms-due = Dračí daň
quest-renegades-tower = Věž odpadlíka
quest-harvest-of-the-titan = Titánova žeň
quest-poachers-trail = Stopa pytláků
quest-smoke-on-the-moor = Kouř nad slatinou
quest-sleeping-brood = Spící hnízdo
reward-timmorran-shard = Timmorranův úlomek
reward-dwarven-fire-bombs = Trpasličí ohnivé bomby
reward-flute-of-possession = Flétna posedlosti
reward-soulbiter = Duševrah
reward-staff-of-light = Hůl světla
reward-ice-storm = Ledová bouře
reward-ghost-armor = Přízračná zbroj
reward-amulet-of-shielding = Ochranný amulet
reward-runeplate = Runový plát
reward-tactical-map = Taktická mapa
reward-rune-of-teleportation = Runa přenosu
reward-rune-of-summoning = Runa přivolání
reward-cloak-of-deception = Plášť klamu
reward-oathblade = Čepel přísahy
reward-thorn-bow = Trnový luk
reward-hide-of-the-wyrm = Dračí kůže
reward-ring-of-vigor = Prsten síly
reward-fox-boots = Liščí boty
reward-tome-of-ages = Kniha věků
reward-healing-draught = Léčivý odvar
reward-heralds-seal = Heroldova pečeť
reward-scrying-bowl = Věštecká mísa
title-primarch = Primarcha Rady čarodějů
title-captain = Kapitán Ligy hrdinů
title-commander = Lord velitel Cechu bojovníků
order-strategize = Strategie
order-mobilize = Mobilizace
order-conquer = Dobývání
order-harvest = Sklizeň
order-recruit = Verbování
order-rally = Získání podpory
order-power = Nabytí moci
order-fortify = Opevňování
city-tamalir = Tamalir
city-forge = Forge
city-greyhaven = Greyhaven
city-dawnsmoor = Dawnsmoor
city-riverwatch = Riverwatch
city-frostgate = Frostgate
city-vynelvale = Vynelvale
resource-food = jídlo
resource-wood = dřevo
resource-ore = ruda
season-of-spring = jaro
season-of-summer = léto
season-of-fall = podzim
season-of-winter = zima
destiny-gold = zlato
destiny-silver = stříbro
destiny-red = červená
attribute-strength = síla
attribute-agility = obratnost
attribute-wisdom = moudrost
development-resources = Zdroje
development-diplomat = Diplomat
development-training = Cvičiště
development-walls = Zesílené hradby
development-wards = Ochranná kouzla
development-tomb = Prokletá hrobka
development-spawn = Hladový potěr
way-fight = bojovat
way-talk = zkusit diplomacii
way-retreat = ustoupit
way-damage = způsobit zranění
way-triangles = zničit dva trojúhelníky
way-rectangle = zničit obdélník
way-units = neutrální jednotky
way-tactics = karty taktiky
way-influence = vliv
way-quests = výpravy
way-build = postavit pevnost
way-repair = opravit pevnost
way-runes = přesunout runy
way-move = pohyb
way-heal = léčení
way-train = výcvik
way-duel = souboj
way-quest = výprava
way-objective = cíl
way-desert = nechat hrdinu odejít
way-stronghold = poškodit pevnost
way-development = odstranit vylepšení
way-dragon = dračí runa
way-captain = použít titul Kapitána
way-commander = použít titul Lorda velitele
way-prevent = zabránit zranění
way-portal = otevřít portály za jeden vliv
way-false = falešná runa
way-claim = vyhlásit vítězství dračími runami
way-cards = nejprve použít kartu nebo něco jiného
way-silence = v této bitvě už nehrát karty; vidí to všichni
way-rewards = vzít odměny, které tu leží
section-miss = nic
section-special = zvláštní schopnost
section-rout-1 = jedno rozprášení
section-rout-2 = dvě rozprášení
section-rout-3 = tři rozprášení
section-damage-1 = jedno zranění
section-damage-2 = dvě zranění
section-damage-3 = tři zranění
token-dragon = dračí runa
token-false = falešná runa
exploration-dragon-throne = Dračí trůn
exploration-village-food = Vesnice (jídlo)
exploration-village-wood = Vesnice (dřevo)
exploration-village-ore = Vesnice (ruda)
exploration-magic-portal = Magický portál
exploration-dungeon = Podzemí
exploration-temple = Chrám
exploration-hall-of-kellos = Kellosova síň
exploration-traveling-merchant = Potulný kupec
exploration-raiding-party = Nájezdníci
exploration-scroll-of-sight = Svitek zraku
exploration-training = Výcvik
stance-standing = stojí
stance-routed = rozprášená
no-order = žádný rozkaz
neutral-units = neutrální jednotky

# Questions

ask-faction = Kterou frakci hraješ?
ask-tile = Který díl položíš a kam?
ask-marker = Kam položíš značku domoviny?
ask-home = Kde leží tvá domovina?
ask-first-stronghold = Kde stojí tvá první pevnost?
ask-deploy = { $about }: kam postavíš další jednotku?
ask-false-rune = Do které oblasti domoviny skryješ falešnou runu?
ask-hero-place = { $about }: kde se hrdina objeví?
ask-order = Který rozkaz zvolíš?
ask-fall-gain = Dva vlivy, nebo karta taktiky?
ask-order-back = Který rozkaz si vezmeš zpět?
ask-trim = { $about }: příliš mnoho jednotek. Kterou zničíš?
ask-starve = { $about }: není dost jídla. Kterou jednotku zničíš?
ask-turn-plays = Použiješ něco ve svém tahu?
ask-source = Ze které oblasti teď vyrazíš?
ask-moves = { $about }: kdo se pohne a kam?
ask-activate = Kterou oblast aktivuješ?
ask-send = { $about }: které jednotky pošleš?
ask-fight-or-talk = { $about }: boj, nebo diplomacie?
ask-pay = { $about }: kolik vlivu utratíš?
ask-choose = { $about }: kterou kartu zvolíš?
ask-fight-or-retreat = { $about }: odmítají. Boj, nebo ústup?
ask-retreat = { $about }: kam jednotky ustoupí?
ask-surplus = { $about }: která jednotka ustoupí, protože jich je víc než osm?
ask-draw-type = { $about }: který typ jednotky teď dobírá?
ask-rout = { $about }: která jednotka je rozprášena?
ask-damage = { $about }: která jednotka utrpí zranění?
ask-destroy = { $about }: která jednotka je zničena?
ask-withdraw = { $about }: která jednotka opustí bitvu?
ask-ability = { $about }: jak použiješ zvláštní schopnost?
ask-defence = { $about }: odložíš vylepšení proti útočníkovi?
ask-conquest = { $about }: postavíš tam vlastní pevnost?
ask-battle-cards = { $about }: zahraješ teď kartu?
ask-development = Které vylepšení postavíš za jedno dřevo?
ask-development-place = U které pevnosti?
ask-dial = Který ukazatel?
ask-scrap = { $about }: všechny kusy jsou ve hře. Odkud jeden vezmeš?
ask-city-gain = { $about }: co město přinese?
ask-city-unit = { $about }: která neutrální jednotka se přidá?
ask-hero-pay = Kolik hrdinů si prohlédneš, každého za jeden vliv?
ask-hero-keep = Kterého hrdinu si necháš?
ask-title = Který titul získáš?
ask-title-pay = { $about }: kolik vlivu za něj utratíš?
ask-fortify = Jak se opevníš?
ask-stronghold = Kde?
ask-repair = Kterou pevnost opravíš?
ask-mix-first = Čí žeton přesuneš nebo zamícháš?
ask-mix-second = S kterou oblastí?
ask-mix = Vyměníš oba žetony? Ostatní to neuvidí.
ask-rune-discard = Odložíš falešnou runu?
ask-rune-place = Kam položíš žeton runy?
ask-rune-which = Kde je dračí runa? Ostatní to neuvidí.
ask-rune-only = Je místo na jeden žeton. Který?
ask-dragon-place = Kam položíš dračí runu?
ask-discard-tactics = Kterou kartu taktiky odložíš?
ask-discard-quest = Kterou výpravu odložíš?
ask-desert = Který hrdina tě opustí?
ask-bid = { $about }: kolik vlivu nabídneš?
ask-tie = Nabídky jsou shodné. Kdo dostane to místo?
ask-objective-or-tactics = Nový cíl, nebo karta taktiky?
ask-burn-city = Které město shoří?
ask-stray-beast = Kde se objeví bestie a jaká?
ask-lower-dial = Který ukazatel se sníží?
ask-allegiance = { $about }: zaplatíš, nebo tě hrdina opustí?
ask-rune-from = Který žeton runy opustí tvou domovinu?
ask-rune-to = Kam půjde?
ask-pick-hero = Který hrdina?
ask-sell-dial = Snížíš ukazatel za vliv?
ask-spy = Který žeton runy si prohlédneš?
ask-swap-first = Který žeton vyměníš?
ask-swap-second = S kterým?
ask-banditry = Ztratíš vliv, nebo kartu taktiky?
ask-buy-rune = Koupíš dračí runu?
ask-patrol = Kde budou jednotky rozprášeny?
ask-rout-units = { $about }: kterou jednotku rozprášíš?
ask-hero-action = { $about }: co hrdina udělá?
ask-hero-step = { $about }: kam hrdina jde?
ask-hero-deed = { $about }: souboj, výprava, nebo nic?
ask-hero-train = { $about }: která vlastnost se cvičí?
ask-test = { $about }: kterou kartu zkoušky zvolíš?
ask-duel-special = { $about }: schopnost odměny, nebo zranění?
ask-duel-prevent = { $about }: zabráníš zranění?
ask-duel-start = { $about }: použiješ schopnost před soubojem?
ask-falcon = { $about }: který žeton uvidí sokol?
ask-play-target = Co je cílem?
ask-merchant = { $about }: koupíš odměnu za tři vlivy?
ask-raid = { $about }: vzdáš se odměny, nebo přijmeš další zranění?
ask-scroll = Kterou oblast si prohlédneš?
ask-stand-up = Která figurka vstane?
ask-support = { $about }: které jednotky hrdina podpoří?
ask-fate-discard = { $about }: kterou kartu osudu odložíš?

# What a question was about, before a colon

topic-faction = frakce
topic-tile = díl mapy
topic-marker = značka domoviny
topic-home = domovina
topic-first-stronghold = první pevnost
topic-deploy = nová jednotka
topic-false-rune = falešná runa
topic-hero-place = hrdina se objeví
topic-order = rozkaz
topic-fall-gain = podzimní zisk
topic-order-back = rozkaz zpět
topic-trim = zničena nad limit
topic-starve = oběť hladu
topic-turn-plays = použito ve svém tahu
topic-source = přesun z oblasti
topic-moves = přesun
topic-activate = aktivovaná oblast
topic-send = vysláno
topic-fight-or-talk = boj, nebo diplomacie
topic-pay = vliv na diplomacii
topic-choose = karta diplomacie
topic-fight-or-retreat = po odmítnutí
topic-retreat = ústup
topic-surplus = ústup nad osm
topic-draw-type = dobírá karty osudu
topic-rout = rozprášena
topic-damage = zraněna
topic-destroy = zničena
topic-withdraw = opouští bitvu
topic-ability = zvláštní schopnost
topic-defence = vylepšení odložené při obraně
topic-conquest = pevnost po dobytí
topic-battle-cards = karta v bitvě
topic-development = vylepšení
topic-development-place = místo vylepšení
topic-dial = ukazatel
topic-scrap = odebráno z oblasti
topic-city-gain = zisk z města
topic-city-unit = přidává se z města
topic-hero-pay = vliv na hrdiny
topic-hero-keep = ponechaný hrdina
topic-title = titul
topic-title-pay = vliv na titul
topic-fortify = opevnění
topic-stronghold = pevnost
topic-repair = opravená pevnost
topic-mix-first = přesouvaný nebo míchaný žeton
topic-mix-second = mícháno s
topic-mix = výměna žetonů
topic-rune-discard = odložená falešná runa
topic-rune-place = žeton runy
topic-rune-which = místo dračí runy
topic-rune-only = jediný žeton
topic-dragon-place = dračí runa
topic-discard-tactics = odložená karta taktiky
topic-discard-quest = odložená výprava
topic-desert = hrdina odchází
topic-bid = nabídka
topic-tie = shoda nabídek
topic-objective-or-tactics = cíl, nebo karta taktiky
topic-burn-city = hořící město
topic-stray-beast = zatoulaná bestie
topic-lower-dial = snížený ukazatel
topic-allegiance = věrnost
topic-rune-from = žeton runy opouští
topic-rune-to = žeton runy jde do
topic-pick-hero = hrdina
topic-sell-dial = ukazatel snížený za vliv
topic-spy = špehuje v
topic-swap-first = vyměňovaný žeton
topic-swap-second = vyměněno s
topic-banditry = ztráta kvůli banditům
topic-buy-rune = koupě dračí runy
topic-patrol = ztracená hlídka
topic-rout-units = rozprášena
topic-hero-action = akce hrdiny
topic-hero-step = hrdina jde do
topic-hero-deed = čin hrdiny
topic-hero-train = výcvik
topic-test = karta zkoušky
topic-duel-special = schopnost v souboji
topic-duel-prevent = zabránění zranění
topic-duel-start = před soubojem
topic-falcon = sokol vidí
topic-play-target = terč
topic-merchant = odměna od kupce
topic-raid = nájezdníci
topic-scroll = prohlédnuto svitkem
topic-stand-up = vstává
topic-support = podpora hrdiny
topic-fate-discard = odložená karta osudu

# Answers

answer-faction = { $faction }
answer-tile = Díl { $tile } na { $q }, { $r }, otočení: { $turn }
answer-marker = Značka na { $q }, { $r } a { $x }, { $y }
answer-home = Domovina na { $q }, { $r }, otočení: { $turn }
answer-area = { $area }
answer-order = { $number } { $order }
answer-number = { $number }
answer-send = { $area }: { $unit } × { $number }
answer-go = { $unit } × { $number } → { $area }
answer-lead = { $hero } → { $area }
answer-figure = { $unit }, { $stance }, zranění: { $number }
answer-unit = { $unit }
answer-resource = { $resource }
answer-seat = { $seat }
answer-destiny = { $destiny }
answer-development = { $development }
answer-tactics = { $card }
answer-hero = { $hero }
answer-attribute = { $attribute }
answer-quest = { $card }
answer-reward = { $card } ({ $hero })
answer-give = { $card }: { $hero } → { $other }
answer-title = { $title }
answer-way = { $way }
answer-discard = Odložit: { $what }
answer-yes = Ano
answer-done = Dost
answer-no = Ne

# Events

event-first = První hráč: { $seat }.
event-faction = { $seat }: { $faction }.
event-tiles = { $seat }: díly { $one } a { $two }.
event-chance = Mapu pokládá náhoda.
event-city = { $city } leží v { $area }.
event-answered = { $seat }, { $topic }: { $what }.
event-answered-units = { $seat }, { $topic }: { $what } × { $number } – { $area }.
event-answered-hero = { $seat }, { $topic }: { $what } → { $area }.
event-answered-give = { $seat }, předaná odměna: { $what }, { $hero } → { $other }.
event-answered-tile = { $seat }: díl { $tile } na { $q }, { $r }.
event-answered-hex = { $seat }, { $topic }: { $q }, { $r }.
event-yes = { $seat }, { $topic }: ano.
event-done = { $seat }, { $topic }: dost.
event-decided = { $seat }, tajně: { $topic }.
event-season = Rok { $year }, { $season }: { $card }.
event-orders = Odhalené rozkazy: { $orders }.
event-bids = Odhalené nabídky: { $bids }.
event-fate = Karty osudu: { $cards }. Symboly: { $symbols }.
event-tactic = { $seat } dobírá: { $card }.
event-tactic-hidden = { $seat } dobírá kartu taktiky.
event-quest = { $seat } dobírá výpravu: { $card }.
event-quest-hidden = { $seat } dobírá výpravu.
event-objective = { $seat }, cíl: { $card }.
event-objective-hidden = { $seat } dostává cíl.
event-reward = { $hero }, odměna: { $card }.
event-reward-hidden = { $hero } dostává odměnu.
event-traded = { $hero } předává odměnu: { $other }.
event-shown = { $hero } ukazuje: { $card }.
event-heroes = { $seat } vidí: { $heroes }.
event-heroes-hidden = { $seat } si prohlíží hrdiny: { $number }.
event-rune = V { $area } leží { $token }.
event-explored = { $hero } objevuje v { $area }: { $token }.
event-glimpsed = Skryto v { $area }: { $token }.
event-joined = { $hero } se přidává v { $area }: { $seat }.
event-defeated = { $hero } padá.
event-battle = { $seat } útočí v { $area }. Obránce: { $other }.
event-fought = Bitva v { $area } končí { $one } : { $two }. Vítěz: { $winner }. Zničeno: { $lost } : { $killed }.
event-eliminated = { $seat } neovládá žádnou oblast a končí.
event-claim-fell = { $seat } už neovládá dost dračích run: vyhlášení vítězství padá.
event-over = Konec hry. Dračí runy: { $runes }.

# Positions

scene-legend = Pole: název a žeton runy (? neznámý, * dračí runa, o falešná runa, e žeton průzkumu); kdo ovládá (n nikdo): stojící jednotky + rozprášené; jídlo, dřevo, ruda, S pevnost (s poškozená), C město; h hrdinové, a žetony aktivace. Hrany: ^ hory, ~ voda.
scene-season = Rok { $year } z { $years }, { $season }. Dračí runy k vítězství: { $goal }.
scene-card = Karta ročního období: { $card }.
scene-seat = { $seat } ({ $faction }): vliv { $influence }, jídlo { $food }, dřevo { $wood }, ruda { $ore }, karty taktiky { $tactics }, výpravy { $quests }, tobě známé dračí runy { $runes }.
scene-used = {"  "}Odkryté rozkazy: { $orders }.
scene-active = {"  "}Rozkaz tohoto období: { $order }.
scene-titles = {"  "}Tituly: { $titles }.
scene-tactics = {"  "}Karty taktiky: { $cards }.
scene-fresh = {"  "}Karty taktiky z tohoto období, zatím je nelze zahrát: { $cards }.
scene-quests = {"  "}Výpravy: { $cards }.
scene-objective = {"  "}Cíl: { $card }.
scene-objective-hidden = {"  "}Má cíl.
scene-out = {"  "}Mimo hru.
scene-turn = Provádí se rozkaz hráče: { $seat }.
scene-claim = { $seat }: vyhlášené vítězství, rozhodne se, až znovu začne: { $season }.
scene-fate = Karty osudu v balíčku: { $number }.
scene-battle = Bitva v { $area }, iniciativa { $initiative }, přidaná síla { $one } : { $two }.
scene-attackers = {"  "}Útočník: { $seat }.
scene-defenders = {"  "}Obránce: { $who }.
scene-figures = {"    "}{ $unit } × { $number }, { $stance }, zranění: { $damage }.
scene-duel = Souboj: { $hero } kontra { $other }.
scene-area = { $area }: { $seat }.
scene-wild = { $area }: neovládaná.
scene-units = {"  "}{ $unit }: stojí { $standing }, rozprášených { $routed }.
scene-stronghold = {"  "}Pevnost: { $seat }.
scene-stronghold-damaged = {"  "}Poškozená pevnost: { $seat }.
scene-development = {"  "}Vylepšení: { $development }.
scene-city = {"  "}Město: { $city }.
scene-activated = {"  "}Žetony aktivace: { $seats }.
scene-token = {"  "}Žeton runy: { $token }.
scene-hidden = {"  "}Skrytý žeton runy.
scene-exploration = {"  "}Žeton průzkumu: { $token }.
scene-lying = {"  "}Odměny poraženého hrdiny: { $number }.
scene-hero = { $hero } ({ $seat }) v { $area }, figurka { $stance }: zranění { $damage } z { $health }, síla { $strength }, obratnost { $agility }, moudrost { $wisdom }, odměny { $number }.
scene-rewards = {"  "}Tobě známé odměny: { $cards }.

# What orders would bring

gain-strategize = Jednotky a hrdinové přejdou o jednu oblast. Oblasti, z nichž mohou vyrazit: { $number }.
gain-mobilize = Jednotky vyrazí do jedné oblasti. Oblasti v dosahu: { $number }.
gain-conquer = Jednotky vyrazí do jedné oblasti. Oblasti v dosahu: { $number }.
gain-harvest = Ukazatele: jídlo { $food }, dřevo { $wood }, ruda { $ore }.
gain-recruit = Jeden ukazatel dá své jednotky: jídlo { $food }, dřevo { $wood } nebo ruda { $ore }.
gain-rally = { $number ->
    [0] Neovládáš žádné město.
   *[other] Každé město něco dá: { $cities }.
}
gain-power = Vliv: { $number }.
gain-fortify = { $number ->
    [0] Teď nelze nic udělat.
   *[other] Možné: { $ways }.
}
bonus-strategize = Karty taktiky: { $number }.
bonus-mobilize = Druhá oblast, bez druhé bitvy.
bonus-conquer = Nepřátelská pevnost se počítá o tři méně.
bonus-harvest = Vylepšení, která něco dají: { $number }. Pak nové za jedno dřevo.
bonus-recruit = Druhý ukazatel dá své jednotky.
bonus-rally = Hrdinové na výběr, každý za jeden vliv: { $number }.
bonus-power = { $number ->
    [0] Na žádný titul nemáš.
   *[other] Titul, na který máš: { $titles }.
}

# Options

option-seats = Místa
option-factions = Frakce
option-factions-about = Zvol frakci pro každé místo. Kdo otevírá stůl, má první místo.
option-factions-random = Náhodně
option-factions-wrong = Zvol pro každé místo jinou frakci, nebo nech náhodně.
option-factions-daqan = { faction-daqan }
option-factions-latari = { faction-latari }
option-factions-waiqar = { faction-waiqar }
option-factions-uthuk = { faction-uthuk }
option-map = Mapa
option-map-ready = Hotová
option-map-random = Náhodná
option-map-built = Stavěná hráči
option-length = Délka
option-length-standard = Šest let (v upraveném vydání sedm)
option-length-epic = Epická: osm let, sedm run (ne v upraveném vydání)
option-explore = Průzkum
option-explore-no = Bez
option-explore-yes = S žetony průzkumu
option-rules = Pravidla
option-rules-original = První vydání
option-rules-revised = Upravené vydání

# Reasons of hints

reason-runes-more = { $count ->
    [0] o něco víc dračích run pro tebe
   *[other] tvoje dračí runy: asi o { $count } víc
}
reason-runes-less = { $count ->
    [0] o něco méně dračích run pro tebe
   *[other] tvoje dračí runy: asi o { $count } méně
}
reason-units-more = { $count ->
    [0] zůstane ti o něco víc jednotek
   *[other] tvoje jednotky: zůstane asi o { $count } víc
}
reason-units-less = { $count ->
    [0] zůstane ti o něco méně jednotek
   *[other] tvoje jednotky: zůstane asi o { $count } méně
}
reason-areas-more = { $count ->
    [0] o něco víc oblastí pro tebe
   *[other] tvoje oblasti: asi o { $count } víc
}
reason-areas-less = { $count ->
    [0] o něco méně oblastí pro tebe
   *[other] tvoje oblasti: asi o { $count } méně
}
reason-influence-more = { $count ->
    [0] o něco víc vlivu pro tebe
   *[other] tvůj vliv: asi o { $count } víc
}
reason-influence-less = { $count ->
    [0] o něco méně vlivu pro tebe
   *[other] tvůj vliv: asi o { $count } méně
}
reason-tactics-more = { $count ->
    [0] o něco víc karet taktiky pro tebe
   *[other] tvoje karty taktiky: asi o { $count } víc
}
reason-tactics-less = { $count ->
    [0] o něco méně karet taktiky pro tebe
   *[other] tvoje karty taktiky: asi o { $count } méně
}
reason-others-units-more = { $count ->
    [0] o něco menší ztráty ostatních
   *[other] jednotky ostatních: zůstane asi o { $count } víc
}
reason-others-units-less = { $count ->
    [0] o něco větší ztráty ostatních
   *[other] jednotky ostatních: zůstane asi o { $count } méně
}

# Co má rád bot každého stylu

style-builder = Chce hodně oblastí a jednotek
