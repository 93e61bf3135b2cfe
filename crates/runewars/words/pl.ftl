# Runewars po polsku. Nouns stand in the nominative only: sentences name things after a colon.


# Nouns

faction-daqan = Lordowie Daqan
faction-latari = Elfy Latari
faction-waiqar = Waiqar Nieumarły
faction-uthuk = Uthuk Y'llan
unit-bowman = Łucznik
unit-footman = Piechur
unit-knight = Rycerz
unit-siege-tower = Wieża oblężnicza
unit-archer = Łuczniczka
unit-pegasus-rider = Jeździec pegaza
unit-sorceress = Czarodziejka
unit-warrior = Wojownik
unit-reanimate = Ożywiony
unit-skeleton-archer = Szkielet łucznik
unit-necromancer = Nekromanta
unit-dark-knight = Czarny jeździec
unit-berserker = Berserker
unit-flesh-ripper = Rozdzierający Ciało
unit-warlock = Czarownik
unit-chaos-lord = Pan Chaosu
unit-sorcerer = Czarnoksiężnik
unit-razorwing = Ostroskrzydły
unit-beastman = Zwierzoczłek
unit-hellhound = Piekielny gończy
unit-dragon = Smok
unit-giant = Gigant
season-famine = Głód
season-long-winter = Długa zima
season-stormy-weather = Burzowa pogoda
season-prepare-for-the-coming-year = Przygotowania do nadchodzącego roku
season-call-to-arms = Wezwanie do broni
season-city-in-flames = Miasto w ogniu
season-open-audience = Otwarta audiencja
season-restless-beasts = Niespokojne bestie
season-scorching-drought = Palące słońce
season-allegiance-tested = Próba lojalności
season-threatened-home-realms = Zagrożone krainy
season-training-year = Rok ćwiczeń
season-open-roads = Otwarte drogi
season-tavern-rumours = Plotki z karczmy
season-heroes-fair = Jarmark bohaterów
season-runes-unearthed = Odkopane runy
season-rich-harvest = Bogate zbiory
season-council-levy = Danina dla Rady
season-war-taxes = Podatki wojenne
season-marching-weather = Pogoda na marsz
season-spies-abroad = Szpiedzy
season-council-auction = Aukcja Rady
season-banditry = Rozbójnicy
season-early-frost = Wczesny mróz
season-rune-of-the-long-night = Runa długiej nocy
season-councils-offer = Oferta Rady
season-power-for-the-pious = Moc dla pobożnych
season-councils-gift = Dar Rady
season-rune-moot = Wiec run
season-arcane-surge = Przypływ magii
season-bitter-cold = Przejmujący chłód
season-lost-patrol = Zaginiony patrol
tactics-rally-cry = Zew do walki
tactics-summon-lightning = Przywołanie błyskawic
tactics-tactical-retreat = Taktyczny odwrót
tactics-horrific-rumors = Straszne pogłoski
tactics-lost-city = Zaginione miasto
tactics-raze-a-city = Zburzenie miasta
tactics-spread-dissent = Sianie niezgody
tactics-to-the-winner = Dla zwycięzcy
tactics-spy-guild = Gildia szpiegów
tactics-mountain-pass = Przeprawa przez góry
tactics-shared-counsel = Wspólna narada
tactics-ambush = Zasadzka
tactics-turncoat = Zdrajca
tactics-forced-march = Forsowny marsz
tactics-hold-the-line = Utrzymać szyk
tactics-shield-wall = Mur tarcz
tactics-flank-attack = Atak z flanki
tactics-feigned-flight = Pozorowana ucieczka
tactics-bribe = Łapówka
tactics-hidden-cache = Ukryte zapasy
tactics-sabotage = Sabotaż
tactics-light-fingers = Zwinne palce
tactics-false-trail = Fałszywy trop
tactics-beast-call = Zew bestii
tactics-hard-frost = Tęgi mróz
objective-bound-by-honor = Związani honorem
objective-dragon-pact = Smoczy pakt
objective-voice-of-the-cities = Głos miast
objective-open-hand = Otwarta dłoń
objective-seats-of-honour = Zaszczyty
objective-fellowship = Drużyna
objective-many-tongues = Wiele języków
objective-chronicler = Kronikarz
objective-giant-masters = Panowie gigantów
objective-discouraging-defeat = Zniechęcająca porażka
objective-broken-gates = Wyłamane bramy
objective-trespass = Najazd
objective-slaughter = Rzeź
objective-ashes = Popioły
objective-iron-ring = Żelazny krąg
objective-headhunter = Łowca głów
hero-ronan-of-the-wild = Ronan z Dziczy
hero-silhouette = Silhouette
hero-sir-valadir = Sir Valadir
hero-andira-runehand = Andira Runoręka
hero-mad-carthos = Szalony Carthos
hero-runewitch-astarra = Runowiedźma Astarra
hero-vyrah-the-falconer = Vyrah Sokolnik
hero-grey-ker = Szary Ker
hero-varikas-the-dead = Varikas Martwy
hero-bogran-the-shadow = Bogran Cień
hero-red-scorpion = Czerwona Skorpion
hero-steelhorns = Stalorogi
quest-hermit-of-the-reeds = Pustelnik z trzcin
quest-sunken-bell = Zatopiony dzwon
quest-razorwings-nest = Gniazdo ostroskrzydłych
quest-whispering-grove = Szepczący gaj
quest-hanging-bridge = Wiszący most
quest-buried-gate = Zasypana brama
quest-burning-pack = Płonąca sfora
quest-horned-chief = Rogaty wódz
quest-stone-riddle = Kamienna zagadka
quest-eyes-in-the-sky = Oczy na niebie
quest-trouble-at-the-mill = Kłopoty w młynie
quest-giants-hoard = Skarb gigantów
quest-magistrates-case = Sprawa burmistrza
quest-thieves-market = Targ złodziei
quest-deep-shaft = Głęboki szyb
quest-old-drill-yard = Stary plac ćwiczeń
quest-poisoned-feast = Zatruta uczta
quest-felled-oak = Powalony dąb
quest-wyrms-due = Danina dla smoka
quest-renegades-tower = Wieża renegata
quest-harvest-of-the-titan = Plony tytana
quest-poachers-trail = Trop kłusowników
quest-smoke-on-the-moor = Dym nad torfowiskiem
quest-sleeping-brood = Uśpiony lęg
reward-timmorran-shard = Odłamek Timmorrana
reward-dwarven-fire-bombs = Krasnoludzkie bomby zapalające
reward-flute-of-possession = Flet opętania
reward-soulbiter = Pożeracz dusz
reward-staff-of-light = Kostur światła
reward-ice-storm = Lodowa burza
reward-ghost-armor = Widmowa zbroja
reward-amulet-of-shielding = Amulet ochrony
reward-runeplate = Runiczna zbroja płytowa
reward-tactical-map = Mapa taktyczna
reward-rune-of-teleportation = Runa teleportacji
reward-rune-of-summoning = Runa przywołania
reward-cloak-of-deception = Płaszcz złudzeń
reward-oathblade = Ostrze przysięgi
reward-thorn-bow = Cierniowy łuk
reward-hide-of-the-wyrm = Skóra smoka
reward-ring-of-vigor = Pierścień krzepy
reward-fox-boots = Lisie buty
reward-tome-of-ages = Księga wieków
reward-healing-draught = Leczniczy wywar
reward-heralds-seal = Pieczęć herolda
reward-scrying-bowl = Misa wieszczenia
title-primarch = Prymarcha Zgromadzenia Czarodziejów
title-captain = Kapitan Ligi Bohaterów
title-commander = Lord Komendant Gildii Wojowników
order-strategize = Strategia
order-mobilize = Mobilizacja
order-conquer = Podbój
order-harvest = Zbiory
order-recruit = Rekrutacja
order-rally = Zebranie poparcia
order-power = Zdobycie władzy
order-fortify = Umacnianie
city-tamalir = Tamalir
city-forge = Forge
city-greyhaven = Greyhaven
city-dawnsmoor = Dawnsmoor
city-riverwatch = Riverwatch
city-frostgate = Frostgate
city-vynelvale = Vynelvale
resource-food = żywność
resource-wood = drewno
resource-ore = ruda
season-of-spring = wiosna
season-of-summer = lato
season-of-fall = jesień
season-of-winter = zima
destiny-gold = złoto
destiny-silver = srebro
destiny-red = czerwień
attribute-strength = siła
attribute-agility = zręczność
attribute-wisdom = wiedza
development-resources = Zasoby
development-diplomat = Dyplomata
development-training = Plac treningowy
development-walls = Wzmocnione mury
development-wards = Ochronne zaklęcia
development-tomb = Przeklęty grobowiec
development-spawn = Głodny pomiot
way-fight = walcz
way-talk = spróbuj dyplomacji
way-retreat = wycofaj się
way-damage = zadaj rany
way-triangles = zniszcz dwa trójkąty
way-rectangle = zniszcz prostokąt
way-units = jednostki neutralne
way-tactics = karty taktyki
way-influence = wpływ
way-quests = wyprawy
way-build = zbuduj twierdzę
way-repair = napraw twierdzę
way-runes = przesuń runy
way-move = ruch
way-heal = leczenie
way-train = trening
way-duel = pojedynek
way-quest = wyprawa
way-objective = cel
way-desert = pozwól bohaterowi odejść
way-stronghold = uszkodź twierdzę
way-development = usuń udoskonalenie
way-dragon = smocza runa
way-captain = użyj tytułu Kapitana
way-commander = użyj tytułu Lorda Komendanta
way-prevent = zapobiegnij ranom
way-portal = otwórz portale za punkt wpływu
way-false = fałszywa runa
way-claim = ogłoś zwycięstwo smoczymi runami
way-cards = najpierw użyj karty lub czegoś innego
way-silence = nie zagrywaj już kart w tej bitwie; widzą to wszyscy
way-rewards = weź leżące tu nagrody
section-miss = nic
section-special = zdolność specjalna
section-rout-1 = jedno rozgromienie
section-rout-2 = dwa rozgromienia
section-rout-3 = trzy rozgromienia
section-damage-1 = jedna rana
section-damage-2 = dwie rany
section-damage-3 = trzy rany
token-dragon = smocza runa
token-false = fałszywa runa
exploration-dragon-throne = Smoczy tron
exploration-village-food = Wioska (żywność)
exploration-village-wood = Wioska (drewno)
exploration-village-ore = Wioska (ruda)
exploration-magic-portal = Magiczny portal
exploration-dungeon = Lochy
exploration-temple = Świątynia
exploration-hall-of-kellos = Dwór Kellosa
exploration-traveling-merchant = Wędrowny kupiec
exploration-raiding-party = Banda łupieżców
exploration-scroll-of-sight = Zwój widzenia
exploration-training = Trening
stance-standing = stoi
stance-routed = rozgromiona
no-order = brak rozkazu
neutral-units = jednostki neutralne

# Questions

ask-faction = Którą frakcją grasz?
ask-tile = Który element mapy kładziesz i gdzie?
ask-marker = Gdzie kładziesz znacznik krainy?
ask-home = Gdzie leży twoja kraina?
ask-first-stronghold = Gdzie stoi twoja pierwsza twierdza?
ask-deploy = { $about }: gdzie stawiasz następną jednostkę?
ask-false-rune = W którym obszarze krainy ukrywasz fałszywą runę?
ask-hero-place = { $about }: gdzie pojawia się bohater?
ask-order = Który rozkaz wybierasz?
ask-fall-gain = Dwa punkty wpływu czy karta taktyki?
ask-order-back = Który rozkaz odzyskujesz?
ask-trim = { $about }: za dużo jednostek. Którą niszczysz?
ask-starve = { $about }: brakuje żywności. Którą jednostkę niszczysz?
ask-turn-plays = Czy używasz czegoś w swojej turze?
ask-source = Z którego obszaru teraz ruszasz?
ask-moves = { $about }: kto się rusza i dokąd?
ask-activate = Który obszar aktywujesz?
ask-send = { $about }: które jednostki wysyłasz?
ask-fight-or-talk = { $about }: walka czy dyplomacja?
ask-pay = { $about }: ile wpływu wydajesz?
ask-choose = { $about }: którą kartę wybierasz?
ask-fight-or-retreat = { $about }: odmawiają. Walka czy odwrót?
ask-retreat = { $about }: dokąd wycofują się jednostki?
ask-surplus = { $about }: która jednostka wycofuje się, bo jest ich ponad osiem?
ask-draw-type = { $about }: który typ jednostki teraz dobiera?
ask-rout = { $about }: która jednostka zostaje rozgromiona?
ask-damage = { $about }: która jednostka otrzymuje ranę?
ask-destroy = { $about }: która jednostka zostaje zniszczona?
ask-withdraw = { $about }: która jednostka opuszcza bitwę?
ask-ability = { $about }: jak używasz zdolności specjalnej?
ask-defence = { $about }: czy odrzucasz udoskonalenie, by zaszkodzić atakującemu?
ask-conquest = { $about }: czy stawiasz tam własną twierdzę?
ask-battle-cards = { $about }: czy zagrywasz teraz kartę?
ask-development = Które udoskonalenie stawiasz za jedno drewno?
ask-development-place = Przy której twierdzy?
ask-dial = Który wskaźnik?
ask-scrap = { $about }: wszystkie sztuki są w grze. Skąd bierzesz jedną?
ask-city-gain = { $about }: co przynosi miasto?
ask-city-unit = { $about }: która jednostka neutralna do ciebie dołącza?
ask-hero-pay = Ilu bohaterów oglądasz, po jednym punkcie wpływu?
ask-hero-keep = Którego bohatera zatrzymujesz?
ask-title = Który tytuł zdobywasz?
ask-title-pay = { $about }: ile wpływu na niego wydajesz?
ask-fortify = Jak się umacniasz?
ask-stronghold = Gdzie?
ask-repair = Którą twierdzę naprawiasz?
ask-mix-first = Czyj żeton przesuwasz lub mieszasz?
ask-mix-second = Z którym obszarem?
ask-mix = Czy zamieniasz oba żetony? Inni tego nie widzą.
ask-rune-discard = Czy odrzucasz fałszywą runę?
ask-rune-place = Gdzie kładziesz żeton runy?
ask-rune-which = Gdzie jest smocza runa? Inni tego nie widzą.
ask-rune-only = Jest miejsce na jeden żeton. Który?
ask-dragon-place = Gdzie kładziesz smoczą runę?
ask-discard-tactics = Którą kartę taktyki odrzucasz?
ask-discard-quest = Którą wyprawę odrzucasz?
ask-desert = Który bohater cię opuszcza?
ask-bid = { $about }: ile wpływu licytujesz?
ask-tie = Oferty są równe. Kto dostaje to miejsce?
ask-objective-or-tactics = Nowy cel czy karta taktyki?
ask-burn-city = Które miasto płonie?
ask-stray-beast = Gdzie pojawia się bestia i jaka?
ask-lower-dial = Który wskaźnik się obniża?
ask-allegiance = { $about }: płacisz czy bohater cię opuszcza?
ask-rune-from = Który żeton runy opuszcza twoją krainę?
ask-rune-to = Dokąd trafia?
ask-pick-hero = Który bohater?
ask-sell-dial = Czy obniżasz wskaźnik za wpływ?
ask-spy = Który żeton runy oglądasz?
ask-swap-first = Który żeton zamieniasz?
ask-swap-second = Z którym?
ask-banditry = Tracisz wpływ czy kartę taktyki?
ask-buy-rune = Czy kupujesz smoczą runę?
ask-patrol = Gdzie jednostki zostają rozgromione?
ask-rout-units = { $about }: którą jednostkę rozgramiasz?
ask-hero-action = { $about }: co robi bohater?
ask-hero-step = { $about }: dokąd idzie bohater?
ask-hero-deed = { $about }: pojedynek, wyprawa czy nic?
ask-hero-train = { $about }: która cecha jest trenowana?
ask-test = { $about }: którą kartę testu wybierasz?
ask-duel-special = { $about }: zdolność nagrody czy rana?
ask-duel-prevent = { $about }: czy zapobiegasz ranom?
ask-duel-start = { $about }: czy używasz zdolności przed pojedynkiem?
ask-falcon = { $about }: który żeton widzi sokół?
ask-play-target = Co jest celem?
ask-merchant = { $about }: czy kupujesz nagrodę za trzy punkty wpływu?
ask-raid = { $about }: oddajesz nagrodę czy przyjmujesz jeszcze jedną ranę?
ask-scroll = Który obszar oglądasz?
ask-stand-up = Która figurka wstaje?
ask-support = { $about }: które jednostki wspiera bohater?
ask-fate-discard = { $about }: którą kartę przeznaczenia odkładasz?

# What a question was about, before a colon

topic-faction = frakcja
topic-tile = element mapy
topic-marker = znacznik krainy
topic-home = kraina
topic-first-stronghold = pierwsza twierdza
topic-deploy = nowa jednostka
topic-false-rune = fałszywa runa
topic-hero-place = bohater pojawia się
topic-order = rozkaz
topic-fall-gain = zysk jesieni
topic-order-back = odzyskany rozkaz
topic-trim = zniszczona ponad limit
topic-starve = ofiara głodu
topic-turn-plays = użyte w swojej turze
topic-source = ruch z obszaru
topic-moves = ruch
topic-activate = aktywowany obszar
topic-send = wysłane
topic-fight-or-talk = walka czy dyplomacja
topic-pay = wpływ na dyplomację
topic-choose = karta dyplomacji
topic-fight-or-retreat = po odmowie
topic-retreat = odwrót
topic-surplus = odwrót ponad ósemkę
topic-draw-type = dobiera karty przeznaczenia
topic-rout = rozgromiona
topic-damage = zraniona
topic-destroy = zniszczona
topic-withdraw = opuszcza bitwę
topic-ability = zdolność specjalna
topic-defence = udoskonalenie odrzucone w obronie
topic-conquest = twierdza po podboju
topic-battle-cards = karta w bitwie
topic-development = udoskonalenie
topic-development-place = miejsce udoskonalenia
topic-dial = wskaźnik
topic-scrap = zabrano z obszaru
topic-city-gain = zysk z miasta
topic-city-unit = dołącza z miasta
topic-hero-pay = wpływ na bohaterów
topic-hero-keep = zatrzymany bohater
topic-title = tytuł
topic-title-pay = wpływ na tytuł
topic-fortify = umocnienie
topic-stronghold = twierdza
topic-repair = naprawiona twierdza
topic-mix-first = przesuwany lub mieszany żeton
topic-mix-second = mieszany z
topic-mix = zamiana żetonów
topic-rune-discard = odrzucona fałszywa runa
topic-rune-place = żeton runy
topic-rune-which = miejsce smoczej runy
topic-rune-only = jedyny żeton
topic-dragon-place = smocza runa
topic-discard-tactics = odrzucona karta taktyki
topic-discard-quest = odrzucona wyprawa
topic-desert = bohater odchodzi
topic-bid = oferta
topic-tie = remis ofert
topic-objective-or-tactics = cel czy karta taktyki
topic-burn-city = płonące miasto
topic-stray-beast = zbłąkana bestia
topic-lower-dial = obniżony wskaźnik
topic-allegiance = lojalność
topic-rune-from = żeton runy opuszcza
topic-rune-to = żeton runy trafia do
topic-pick-hero = bohater
topic-sell-dial = wskaźnik obniżony za wpływ
topic-spy = szpieguje w
topic-swap-first = zamieniany żeton
topic-swap-second = zamieniany z
topic-banditry = strata od bandytów
topic-buy-rune = kupno smoczej runy
topic-patrol = zaginiony patrol
topic-rout-units = rozgromiona
topic-hero-action = akcja bohatera
topic-hero-step = bohater idzie do
topic-hero-deed = czyn bohatera
topic-hero-train = trening
topic-test = karta testu
topic-duel-special = zdolność w pojedynku
topic-duel-prevent = zapobieganie ranom
topic-duel-start = przed pojedynkiem
topic-falcon = sokół widzi
topic-play-target = cel działania
topic-merchant = nagroda od kupca
topic-raid = łupieżcy
topic-scroll = obejrzane zwojem
topic-stand-up = wstaje
topic-support = wsparcie bohatera
topic-fate-discard = odłożona karta przeznaczenia

# Answers

answer-faction = { $faction }
answer-tile = Element { $tile } na { $q }, { $r }, obroty: { $turn }
answer-marker = Znacznik na { $q }, { $r } i { $x }, { $y }
answer-home = Kraina na { $q }, { $r }, obroty: { $turn }
answer-area = { $area }
answer-order = { $number } { $order }
answer-number = { $number }
answer-send = { $area }: { $unit } × { $number }
answer-go = { $unit } × { $number } → { $area }
answer-lead = { $hero } → { $area }
answer-figure = { $unit }, { $stance }, rany: { $number }
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
answer-discard = Odłóż: { $what }
answer-yes = Tak
answer-done = Koniec
answer-no = Nie

# Events

event-first = Pierwszy gracz: { $seat }.
event-faction = { $seat }: { $faction }.
event-tiles = { $seat }: elementy mapy { $one } i { $two }.
event-chance = Los układa mapę.
event-city = { $city } leży w { $area }.
event-answered = { $seat }, { $topic }: { $what }.
event-answered-units = { $seat }, { $topic }: { $what } × { $number } – { $area }.
event-answered-hero = { $seat }, { $topic }: { $what } → { $area }.
event-answered-give = { $seat }, przekazana nagroda: { $what }, { $hero } → { $other }.
event-answered-tile = { $seat }: element { $tile } na { $q }, { $r }.
event-answered-hex = { $seat }, { $topic }: { $q }, { $r }.
event-yes = { $seat }, { $topic }: tak.
event-done = { $seat }, { $topic }: koniec.
event-decided = { $seat }, w tajemnicy: { $topic }.
event-season = Rok { $year }, { $season }: { $card }.
event-orders = Odkryte rozkazy: { $orders }.
event-bids = Odkryte oferty: { $bids }.
event-fate = Karty przeznaczenia: { $cards }. Symbole: { $symbols }.
event-tactic = { $seat } dobiera: { $card }.
event-tactic-hidden = { $seat } dobiera kartę taktyki.
event-quest = { $seat } dobiera wyprawę: { $card }.
event-quest-hidden = { $seat } dobiera wyprawę.
event-objective = { $seat }, cel: { $card }.
event-objective-hidden = { $seat } otrzymuje cel.
event-reward = { $hero }, nagroda: { $card }.
event-reward-hidden = { $hero } otrzymuje nagrodę.
event-traded = { $hero } przekazuje nagrodę: { $other }.
event-shown = { $hero } pokazuje: { $card }.
event-heroes = { $seat } widzi: { $heroes }.
event-heroes-hidden = { $seat } ogląda bohaterów: { $number }.
event-rune = W { $area } leży { $token }.
event-explored = { $hero } odkrywa w { $area }: { $token }.
event-glimpsed = Zakryte w { $area }: { $token }.
event-joined = { $hero } dołącza w { $area }: { $seat }.
event-defeated = { $hero } pada.
event-battle = { $seat } atakuje w { $area }. Obrońca: { $other }.
event-fought = Bitwa w { $area } kończy się wynikiem { $one } : { $two }. Zwycięzca: { $winner }. Zniszczone: { $lost } : { $killed }.
event-eliminated = { $seat } nie kontroluje żadnego obszaru i odpada.
event-claim-fell = { $seat } nie kontroluje już dość smoczych run: ogłoszenie zwycięstwa upada.
event-over = Koniec gry. Smocze runy: { $runes }.

# Positions

scene-legend = Pole: nazwa i żeton runy (? nieznany, * smocza runa, o fałszywa runa, e żeton eksploracji); kto kontroluje (n nikt): stojące jednostki + rozgromione; żywność, drewno, ruda, S twierdza (s uszkodzona), C miasto; h bohaterowie, a żetony aktywacji. Krawędzie: ^ góry, ~ woda.
scene-season = Rok { $year } z { $years }, { $season }. Smocze runy do zwycięstwa: { $goal }.
scene-card = Karta pory roku: { $card }.
scene-seat = { $seat } ({ $faction }): wpływ { $influence }, żywność { $food }, drewno { $wood }, ruda { $ore }, karty taktyki { $tactics }, wyprawy { $quests }, znane ci smocze runy { $runes }.
scene-used = {"  "}Odkryte rozkazy: { $orders }.
scene-active = {"  "}Rozkaz tej pory roku: { $order }.
scene-titles = {"  "}Tytuły: { $titles }.
scene-tactics = {"  "}Karty taktyki: { $cards }.
scene-fresh = {"  "}Karty taktyki z tej pory roku, jeszcze nie do zagrania: { $cards }.
scene-quests = {"  "}Wyprawy: { $cards }.
scene-objective = {"  "}Cel: { $card }.
scene-objective-hidden = {"  "}Ma cel.
scene-out = {"  "}Poza grą.
scene-turn = Trwa rozkaz gracza: { $seat }.
scene-claim = { $seat }: ogłoszone zwycięstwo, rozstrzygnie się, gdy znów zacznie się: { $season }.
scene-fate = Karty przeznaczenia w talii: { $number }.
scene-battle = Bitwa w { $area }, inicjatywa { $initiative }, dodana siła { $one } : { $two }.
scene-attackers = {"  "}Atakujący: { $seat }.
scene-defenders = {"  "}Obrońca: { $who }.
scene-figures = {"    "}{ $unit } × { $number }, { $stance }, rany: { $damage }.
scene-duel = Pojedynek: { $hero } kontra { $other }.
scene-area = { $area }: { $seat }.
scene-wild = { $area }: niekontrolowany.
scene-units = {"  "}{ $unit }: stoi { $standing }, rozgromionych { $routed }.
scene-stronghold = {"  "}Twierdza: { $seat }.
scene-stronghold-damaged = {"  "}Uszkodzona twierdza: { $seat }.
scene-development = {"  "}Udoskonalenie: { $development }.
scene-city = {"  "}Miasto: { $city }.
scene-activated = {"  "}Żetony aktywacji: { $seats }.
scene-token = {"  "}Żeton runy: { $token }.
scene-hidden = {"  "}Zakryty żeton runy.
scene-exploration = {"  "}Żeton eksploracji: { $token }.
scene-lying = {"  "}Nagrody pokonanego bohatera: { $number }.
scene-hero = { $hero } ({ $seat }) w { $area }, figurka { $stance }: rany { $damage } z { $health }, siła { $strength }, zręczność { $agility }, wiedza { $wisdom }, nagrody { $number }.
scene-rewards = {"  "}Znane ci nagrody: { $cards }.

# What orders would bring

gain-strategize = Jednostki i bohaterowie przechodzą o jeden obszar. Obszary, z których mogą ruszyć: { $number }.
gain-mobilize = Jednostki ruszają do jednego obszaru. Obszary w zasięgu: { $number }.
gain-conquer = Jednostki ruszają do jednego obszaru. Obszary w zasięgu: { $number }.
gain-harvest = Wskaźniki: żywność { $food }, drewno { $wood }, ruda { $ore }.
gain-recruit = Jeden wskaźnik daje swoje jednostki: żywność { $food }, drewno { $wood } albo ruda { $ore }.
gain-rally = { $number ->
    [0] Nie kontrolujesz żadnego miasta.
   *[other] Każde miasto coś daje: { $cities }.
}
gain-power = Wpływ: { $number }.
gain-fortify = { $number ->
    [0] Teraz nie da się nic zrobić.
   *[other] Możliwe: { $ways }.
}
bonus-strategize = Karty taktyki: { $number }.
bonus-mobilize = Drugi obszar, bez drugiej bitwy.
bonus-conquer = Wroga twierdza liczy się o trzy mniej.
bonus-harvest = Udoskonalenia, które coś dają: { $number }. Potem nowe za jedno drewno.
bonus-recruit = Drugi wskaźnik daje swoje jednostki.
bonus-rally = Bohaterowie do wyboru, po jednym punkcie wpływu: { $number }.
bonus-power = { $number ->
    [0] Nie stać cię na żaden tytuł.
   *[other] Tytuł, na który cię stać: { $titles }.
}

# Options

option-seats = Miejsca
option-factions = Frakcje
option-factions-about = Wybierz frakcję dla każdego miejsca. Kto otwiera stół, zajmuje pierwsze miejsce.
option-factions-random = Losowo
option-factions-wrong = Wybierz dla każdego miejsca inną frakcję albo zostaw losowo.
option-factions-daqan = { faction-daqan }
option-factions-latari = { faction-latari }
option-factions-waiqar = { faction-waiqar }
option-factions-uthuk = { faction-uthuk }
option-map = Mapa
option-map-ready = Gotowa
option-map-random = Losowa
option-map-built = Układana przez graczy
option-length = Długość
option-length-standard = Sześć lat (w wydaniu poprawionym siedem)
option-length-epic = Epicka: osiem lat, siedem run (nie w wydaniu poprawionym)
option-explore = Eksploracja
option-explore-no = Bez
option-explore-yes = Z żetonami eksploracji
option-rules = Zasady
option-rules-original = Pierwsze wydanie
option-rules-revised = Wydanie poprawione

# Reasons of hints

reason-runes-more = { $count ->
    [0] trochę więcej smoczych run dla ciebie
   *[other] twoje smocze runy: o około { $count } więcej
}
reason-runes-less = { $count ->
    [0] trochę mniej smoczych run dla ciebie
   *[other] twoje smocze runy: o około { $count } mniej
}
reason-units-more = { $count ->
    [0] zostaje ci trochę więcej jednostek
   *[other] twoje jednostki: zostaje o około { $count } więcej
}
reason-units-less = { $count ->
    [0] zostaje ci trochę mniej jednostek
   *[other] twoje jednostki: zostaje o około { $count } mniej
}
reason-areas-more = { $count ->
    [0] trochę więcej obszarów dla ciebie
   *[other] twoje obszary: o około { $count } więcej
}
reason-areas-less = { $count ->
    [0] trochę mniej obszarów dla ciebie
   *[other] twoje obszary: o około { $count } mniej
}
reason-influence-more = { $count ->
    [0] trochę więcej wpływu dla ciebie
   *[other] twój wpływ: o około { $count } więcej
}
reason-influence-less = { $count ->
    [0] trochę mniej wpływu dla ciebie
   *[other] twój wpływ: o około { $count } mniej
}
reason-tactics-more = { $count ->
    [0] trochę więcej kart taktyki dla ciebie
   *[other] twoje karty taktyki: o około { $count } więcej
}
reason-tactics-less = { $count ->
    [0] trochę mniej kart taktyki dla ciebie
   *[other] twoje karty taktyki: o około { $count } mniej
}
reason-others-units-more = { $count ->
    [0] trochę mniejsze straty innych
   *[other] jednostki innych: zostaje o około { $count } więcej
}
reason-others-units-less = { $count ->
    [0] trochę większe straty innych
   *[other] jednostki innych: zostaje o około { $count } mniej
}

# Co lubi bot każdego stylu

style-builder = Chce wielu obszarów i jednostek
