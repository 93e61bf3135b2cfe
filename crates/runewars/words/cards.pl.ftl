# What cards do, in Polish.

# Who a step of a season card speaks of

who-each = Każdy gracz
who-high = Najwyższa oferta
who-second = Druga najwyższa oferta
who-low = Najniższa oferta
who-none = Wszyscy, którzy nic nie zaoferowali
who-others = Wszyscy oprócz najniższej oferty
who-poorest = Najmniej wpływu

# Season cards, step by step

text-season-bid = Wszyscy potajemnie licytują wpływ.
text-season-long-winter = Tej wiosny każdy odzyskuje tylko dwa wybrane rozkazy.
text-season-open-roads = W tej fazie wypraw bohaterowie przechodzą do trzech obszarów.
text-season-surge = Do następnej karty pory roku zdolność specjalna jednostki z okrągłą podstawką może zamiast tego zadać dwie rany.
text-season-bitter-cold = Tej zimy żywność liczy się o { $number } mniej, ale co najmniej 1, jeśli jakaś jest.
text-season-cap-dials = { $who }: wskaźniki powyżej produkcji własnych obszarów spadają do niej.
text-season-storm = { $who }: jednostki nie ruszają się rozkazami do następnej karty pory roku.
text-season-objective-or-tactics = { $who }: nowy cel albo karty taktyki: { $number }.
text-season-recruit = { $who }: rekrutacja jednym wskaźnikiem.
text-season-burn-city = { $who }: wybór miasta, które zostaje zniszczone.
text-season-city-influence = { $who }: wpływ { $number } i jeszcze jeden za każde miasto.
text-season-stray-beast = { $who }: można postawić neutralną jednostkę z trójkątną podstawką w niekontrolowanym obszarze bez neutralnych jednostek o innym kształcie.
text-season-lower-dials = { $who }: różne własne wskaźniki w dół o jeden: { $number }.
text-season-allegiance = { $who }: { $number } wpływu za każdego bohatera o przeciwnym charakterze albo bohater odchodzi.
text-season-home-runes = { $who }: żetony run opuszczają własną krainę, jeśli jest miejsce: { $number }.
text-season-train = { $who }: bohater trenuje: { $number }.
text-season-few-quests = { $who }: kto ma mniej wypraw niż { $number }, dobiera jedną.
text-season-reward = { $who }: bohater otrzymuje nagrody: { $number }.
text-season-unearth = { $who }: smocza runa trafia do niekontrolowanego obszaru, w miarę możliwości nie obok krainy.
text-season-harvest = { $who }: wskaźniki ustawione na produkcję własnych obszarów.
text-season-food = { $who }: żywność o { $number } więcej.
text-season-cap-influence = { $who }: wpływ ponad { $number } przepada.
text-season-sell-dial = { $who }: można obniżyć wskaźnik o { $number } za { $gain } wpływu.
text-season-march = { $who }: stojące jednostki z jednego obszaru bez własnego żetonu aktywacji mogą przejść na sąsiedni przyjazny lub pusty obszar.
text-season-spy = { $who }: obejrzenie żetonu runy.
text-season-swap-runes = { $who }: można zamienić dwa żetony run z niekontrolowanych obszarów.
text-season-rune = { $who }: smocza runa.
text-season-banditry = { $who }: strata punktu wpływu albo karty taktyki.
text-season-frost = { $who }: żywność o { $number } mniej.
text-season-buy-rune = { $who }: za { $number } wpływu można położyć smoczą runę w przyjaznym lub niekontrolowanym obszarze.
text-season-pious = { $who }: smocza runa tam, gdzie wskaże najniższa oferta.
text-season-tactics = { $who }: karty taktyki: { $number }.
text-season-patrol = { $who }: w obszarze innego gracza ten gracz rozgramia jednostki: { $number }.

# Quests

text-quest-test = W { $area }: test, cecha: { $attribute }.
text-quest-duel = W { $area }: pojedynek, przeciwnik: { $unit }, zdrowie { $number }.
result-won = wygrany pojedynek
text-quest-reward = { $result }: nagrody: { $number }.
text-quest-rune = { $result }: smocza runa.
text-quest-influence = { $result }: wpływ: { $number }.
text-quest-lose = { $result }: utrata wpływu: { $number }.
text-quest-tactics = { $result }: karty taktyki: { $number }.
text-quest-train = { $result }: trening: { $number }.
text-quest-quest = { $result }: wyprawy: { $number }.
text-quest-damage = { $result }: rany bohatera: { $number }.
text-quest-keep = { $result }: zatrzymujesz wyprawę.
text-quest-drop = { $result }: odrzucasz wyprawę.

# Tactics cards

text-tactics-rally-cry = Do czterech twoich figurek wstaje: w twojej turze gdziekolwiek, przed ustawieniem lub rundą bitwy te z jej obszaru.
text-tactics-summon-lightning = Gdy się bronisz, na początku bitwy: cztery rany atakującemu, potem cztery tobie.
text-tactics-tactical-retreat = Gdy się bronisz, na początku bitwy: bitwy nie ma, a twoje jednostki wycofują się rozgromione na jeden sąsiedni przyjazny obszar.
text-tactics-horrific-rumors = W twojej turze: połóż żeton aktywacji przeciwnika w obszarze, którego on nie kontroluje.
text-tactics-lost-city = W twojej turze, w niekontrolowanym obszarze z twoim bohaterem i bez miasta: jednostki neutralne wycofują się, a ty stawiasz tam uszkodzoną twierdzę.
text-tactics-raze-a-city = W twojej turze: zniszcz miasto, które kontrolujesz.
text-tactics-spread-dissent = W twojej turze: wszystkie jednostki neutralne z obszaru wycofują się, także sprzymierzone.
text-tactics-to-the-winner = Na początku twojej bitwy: zwycięzca, jeśli jest graczem, dobiera dwie karty taktyki.
text-tactics-spy-guild = Po twoim rozkazie: odzyskaj go.
text-tactics-mountain-pass = W twojej turze: góry nie zatrzymują twoich jednostek i bohaterów.
text-tactics-shared-counsel = W twojej turze: wybierz liczbę od 1 do 4 i przeciwnika; oboje dobieracie tyle kart taktyki.
text-tactics-ambush = W twojej turze lub w fazie wypraw: dwie rany wrogiemu bohaterowi w obszarze, który kontrolujesz.
text-tactics-turncoat = W twojej turze, za trzy punkty wpływu: wrogi bohater o innym charakterze niż właściciel, w twoich obszarach lub obok nich, dołącza do ciebie.
text-tactics-forced-march = Przed Mobilizacją lub Podbojem: twoje jednostki przechodzą o jeden obszar dalej.
text-tactics-hold-the-line = Gdy się bronisz, na początku bitwy: siła +2.
text-tactics-shield-wall = Przed rundą bitwy: pomiń pierwsze dwie rany z następnego dobrania.
text-tactics-flank-attack = Gdy atakujesz, na początku bitwy: przeciwnik rozgramia dwie jednostki.
text-tactics-feigned-flight = Po przegranym ataku: do trzech wycofujących się jednostek stoi dalej.
text-tactics-bribe = Przed dobraniem w dyplomacji: dobierz dwie karty więcej.
text-tactics-hidden-cache = W twojej turze: podnieś wskaźnik o dwa, najwyżej do ośmiu.
text-tactics-sabotage = W twojej turze: uszkodź wrogą twierdzę w obszarze z twoją jednostką lub bohaterem albo obok niego, lub usuń jej udoskonalenie.
text-tactics-light-fingers = W twojej turze: zabierz dwa punkty wpływu przeciwnikowi, który ma ich więcej niż ty.
text-tactics-false-trail = W twojej turze: odrzuć kontrolowaną fałszywą runę za kartę taktyki albo przesuń żeton runy na sąsiedni przyjazny obszar bez żetonu.
text-tactics-beast-call = W twojej turze: postaw dwie neutralne jednostki z trójkątną podstawką w kontrolowanym obszarze albo jedną w niekontrolowanym.
text-tactics-hard-frost = W twojej turze: woda nie zatrzymuje twoich jednostek i bohaterów.

# Objectives: when they are met in the own turn, they bring a dragon rune

text-objective-bound-by-honor = Wszystkie neutralne jednostki z trójkątną podstawką na planszy są sprzymierzone z którymś graczem.
text-objective-dragon-pact = Wszystkie Smoki na planszy, co najmniej jeden, są twoimi sojusznikami.
text-objective-voice-of-the-cities = Kontrolujesz trzy miasta, w grze dla dwojga dwa.
text-objective-open-hand = Płacisz osiem punktów wpływu.
text-objective-seats-of-honour = Masz dwa tytuły.
text-objective-fellowship = Masz trzech bohaterów, każdego z nagrodą.
text-objective-many-tongues = Jednostki neutralne trzech typów są twoimi sojusznikami.
text-objective-chronicler = Masz za sobą trzy ukończone wyprawy.
text-objective-giant-masters = Wszyscy Giganci na planszy, co najmniej jeden, są twoimi sojusznikami.
text-objective-discouraging-defeat = Od twojej ostatniej tury gracz cię zaatakował i przegrał.
text-objective-broken-gates = W tej turze w bitwie usuwasz lub przejmujesz wrogą twierdzę.
text-objective-trespass = Kontrolujesz obszar wrogiej krainy.
text-objective-slaughter = W tej turze wygrywasz bitwę, w której ginie co najmniej pięć wrogich jednostek.
text-objective-ashes = Masz na koncie zniszczone miasto.
text-objective-iron-ring = Stoją wszystkie cztery twoje twierdze.
text-objective-headhunter = Masz na koncie dwóch pokonanych wrogich bohaterów.

# Heroes

text-hero-ronan-of-the-wild = W fazie wypraw krawędzie i Lochy nie zatrzymują bohatera.
text-hero-silhouette = Po pojedynku, który zaczyna bohater i w którym nikt nie pada: zabiera losową nagrodę drugiego bohatera.
text-hero-sir-valadir = Zapobiega pierwszej ranie w każdym pojedynku.
text-hero-andira-runehand = Leczy naraz wszystkich własnych bohaterów w obszarze.
text-hero-mad-carthos = Po teście wiedzy z samymi czerwonymi kartami: można dobrać jeszcze jedną; czerwona to jedna rana.
text-hero-runewitch-astarra = Ukończona wyprawa daje punkt wpływu.
text-hero-vyrah-the-falconer = Po ruchu: można obejrzeć żeton runy z sąsiedniego obszaru.
text-hero-grey-ker = Zaczynając pojedynek we wrogim obszarze, dobiera kartę przeznaczenia; przy złotej właściciel niszczy tam jednostkę.
text-hero-varikas-the-dead = Leczy jedną ranę na początku fazy wypraw.
text-hero-bogran-the-shadow = Zaczynając pojedynek: jedna rana obrońcy.
text-hero-red-scorpion = Trening podnosi trzy różne cechy.
text-hero-steelhorns = Zaczynając pojedynek, można dobrać kartę przeznaczenia: złota lub srebrna to dwie rany obrońcy, czerwona jedna bohatera.

# Rewards

text-reward-timmorran-shard = W twojej turze, odrzuć: smocza runa.
text-reward-dwarven-fire-bombs = Zdolność w pojedynku: trzy rany, potem test zręczności; przy czerwonej jedna rana bohatera.
text-reward-flute-of-possession = W twojej turze, odrzuć: wszystkie jednostki neutralne z obszaru przechodzą na sąsiedni, bez względu na krawędzie.
text-reward-soulbiter = Zdolność w pojedynku: dwie rany; jeśli drugi bohater padnie w tej rundzie, a ten nie, leczy wszystkie rany.
text-reward-staff-of-light = W twojej turze, odrzuć: twoje rozgromione jednostki w obszarze wstają.
text-reward-ice-storm = W twojej turze, odrzuć: w tym lub sąsiednim obszarze właściciel rozgramia dwie jednostki.
text-reward-ghost-armor = W pojedynku: zapobiega dwóm ranom, potem test wiedzy; przy czerwonej odrzuć ją.
text-reward-amulet-of-shielding = Raz w pojedynku: zapobiega dwóm ranom.
text-reward-runeplate = Raz w rundzie pojedynku: zapobiega jednej ranie.
text-reward-tactical-map = W twojej turze, odrzuć: twój żeton aktywacji znika z obszaru.
text-reward-rune-of-teleportation = Odrzuć: bohater, w twojej turze z maksymalnie czterema stojącymi jednostkami z obszaru, trafia na przyjazny obszar.
text-reward-rune-of-summoning = W twojej turze, w obszarze bez jednostek, odrzuć: do czterech stojących jednostek przybywa z obszaru bez twojego żetonu aktywacji.
text-reward-cloak-of-deception = Wyzwany na pojedynek: dobierz kartę przeznaczenia; przy złotej lub srebrnej pojedynku nie ma.
text-reward-oathblade = Zdolność w pojedynku: rany równe sile.
text-reward-thorn-bow = Zdolność w pojedynku: jedna rana, której nie da się zapobiec.
text-reward-hide-of-the-wyrm = Zdrowie +1. Raz w rundzie pojedynku: zapobiega jednej ranie.
text-reward-ring-of-vigor = Siła +1 w testach.
text-reward-fox-boots = Zręczność +1 w testach. Bohater przechodzi o jeden obszar dalej.
text-reward-tome-of-ages = Wiedza +1 w testach.
text-reward-healing-draught = W twojej turze lub przy akcji bohatera, odrzuć: leczy wszystkie rany.
text-reward-heralds-seal = W twojej turze, odrzuć: trzy punkty wpływu.
text-reward-scrying-bowl = W twojej turze, odrzuć: obejrzyj żetony run i eksploracji w maksymalnie trzech obszarach.

# Titles

text-title-primarch = Rozstrzygasz remisy licytacji, a karta pory roku Zgromadzenia Czarodziejów daje ci punkt wpływu.
text-title-captain = Twoi bohaterowie nie odchodzą z powodu charakteru. Raz w twojej turze: odrzuć trzy nagrody za smoczą runę.
text-title-commander = Bitwa wygrana z graczem daje kartę taktyki. Raz w twojej turze: odrzuć pięć kart taktyki z wcześniejszych pór roku za smoczą runę.

# Developments

text-development-resources = Zbiory: o jeden zasób więcej spośród tych, które produkuje obszar.
text-development-diplomat = Zbiory: dwa punkty wpływu.
text-development-training = Zbiory: karta taktyki.
text-development-walls = W obronie: siła +2.
text-development-wards = Przed podliczeniem wycofuje się jedna atakująca jednostka.
text-development-tomb = Odrzuć przed podliczeniem: trzy atakujące jednostki zostają rozgromione.
text-development-spawn = Odrzuć przed podliczeniem: cztery rany atakującemu.

# Special abilities of units

special-concentrated-fire = Skupiony ogień
special-valiant-strike = Mężny cios
special-command = Rozkazywanie
special-lay-siege = Oblężenie
special-crack-shot = Celny strzał
special-charge = Szarża
special-word-of-vaal = Słowo Vaala
special-overpower = Przemoc
special-overrun = Nawała
special-mortal-strike = Śmiertelny cios
special-raise-dead = Wskrzeszanie
special-dread = Groza
special-fury = Furia
special-unrelenting = Nieustępliwość
special-rain-fire = Ognisty deszcz
special-terrifying = Przerażenie
special-undying = Nieumarłość
special-stun = Ogłuszenie
special-ravage = Spustoszenie
special-burning = Podpalenie
special-flaming-breath = Ogniste tchnienie
special-rage = Szał
text-special-concentrated-fire = Jedna rana, na jednostkę o zdrowiu powyżej jednego, jeśli taka jest.
text-special-valiant-strike = Jedna rana; jeśli jednostka przeżyje, dostaje jeszcze jedną.
text-special-command = Przeciwnik rozgramia jednostkę; dobierasz kartę taktyki.
text-special-lay-siege = Siła +2 w tej bitwie.
text-special-crack-shot = Jedna rana wybranej wrogiej jednostce.
text-special-charge = Rozgrom do dwóch wybranych wrogich jednostek z trójkątną podstawką albo jedną z prostokątną.
text-special-word-of-vaal = Przeciwnik wycofuje jednostkę z bitwy.
text-special-overpower = Jedna rana albo zniszcz wybraną zranioną lub rozgromioną wrogą jednostkę.
text-special-overrun = Gdy stoi co najmniej dwóch Ożywionych: dwie rany.
text-special-mortal-strike = Przeciwnik niszczy jednostkę z trójkątną, okrągłą lub prostokątną podstawką.
text-special-raise-dead = Do dwóch nieużywanych Ożywionych dołącza do bitwy.
text-special-dread = Jedna rana, a przeciwnik rozgramia jednostkę.
text-special-fury = Można zniszczyć swojego stojącego Berserkera: dwie rany.
text-special-unrelenting = Twoi Rozdzierający Ciało mają zdrowie 3 do końca bitwy.
text-special-rain-fire = Przeciwnik niszczy dwie jednostki z trójkątną podstawką albo jedną z prostokątną.
text-special-terrifying = Wybierz dwie wrogie jednostki: każda zostaje rozgromiona, a rozgromiona wcześniej zniszczona.
text-special-undying = Twoi Czarnoksiężnicy mają zdrowie 2 do końca bitwy.
text-special-stun = Przeciwnik rozgramia jednostkę o inicjatywie 2 lub większej.
text-special-ravage = Jedna rana, potem jeszcze jedna karta przeznaczenia.
text-special-burning = Przeciwnik rozdziela po jednej ranie na dwie stojące jednostki.
text-special-flaming-breath = Zniszcz do trzech wybranych wrogich jednostek z trójkątną podstawką.
text-special-rage = Rany równe ranom jednego z twoich Gigantów.
