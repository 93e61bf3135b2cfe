# The solo game: the bot, its levels, its tables and what it does.

level-chieftain = Náčelník
level-warlord = Vojevůdce
level-imperator = Imperátor
level-sovereign = Suverén
level-overlord = Vládce
level-supreme-ruler = Nejvyšší vládce

sign-uncivilised = archaická karta
sign-civilised = civilizovaná karta
sign-region = region
sign-tributary = tribut
sign-fame = karta věhlasu
sign-unrest = karta nepokojů
sign-city = symbol města
sign-metropolis = symbol metropole
sign-scroll = symbol svitku
sign-knight = symbol rytíře
sign-mask = symbol masky
sign-production = symbol produkce
sign-fertile = symbol úrody
sign-river = symbol řeky
sign-attack = útok
sign-pinned = trvalá karta
sign-barbarian = symbol barbarů
sign-empire = symbol impéria
sign-accession = poslední karta národního balíčku
sign-other = každá jiná karta

goal-discard = odhazovací balíček
    .to = na odhazovací balíček bota
goal-history = historie
    .to = do historie bota
goal-play = herní oblast
    .to = do hry
goal-exile = vyhnanství
    .to = do vyhnanství
goal-deck-bottom = spodek balíčku
    .to = naspod balíčku bota
goal-pile = balíček nepokojů
    .to = do balíčku nepokojů

row-deed = bot { $what }
row-fame = si vezme vrchní kartu věhlasu
row-discard = odhodí { cards-n } ze svého balíčku
row-dynasty = odhodí { cards-n } z balíčku dynastie
row-return = vrátí 1 kartu nepokojů z odhazovacího balíčku
row-convert = vymění { $from ->
        [materials] všechny materiály
        [population] všechnu populaci
       *[progress] všechen rozvoj
    } za { $to ->
        [materials] materiály
        [population] populaci
       *[progress] rozvoj
    }, { $n } za 1
row-steal = ti ukradne { $what }
row-unrest = si vezme { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } nepokojů
row-gain-quest = si vezme další výpravu
row-exile-quest = vyžene další výpravu
row-region = dá do hry nejnovější region z odhazovacího balíčku
row-go = dá tuto kartu { $goal-to }
row-you-recall = stáhneš region
row-you-abandon = opustíš region
row-you-discard = odhodíš { cards-n }
row-you-unrest = vezmeš si { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } nepokojů
row-you-gain = získáš { $what }
row-you-draw = smíš dobrat { cards-n }
row-nothing = nic se nestane
cond-pay = bot může zaplatit { $what }
cond-have = bot má { $what }
cond-abandon-region = bot může opustit { what-regions }
cond-abandon-river = bot může opustit kartu se symbolem řeky
cond-sink = bot může potopit { what-regions }
cond-to-history = bot může přesunout do historie { cards-n } z odhazovacího balíčku ({ $icon })
cond-in-discard = bot má v odhazovacím balíčku { cards-n } ({ $icon })
cond-quest = další výprava bota není poslední
cond-you-empire = jsi impérium
cond-able = je to možné
row-if = pokud { $if }: { $then }
row-else = jinak: { $then }
row-to = Karta putuje { $goal-to }.

told-bot-nation = Bot hraje za národ „{ $nation }“, úroveň: { $level }.
told-bot-rolled = { $skips ->
        [yes] Bot hází kostkou: { $die }. Vynechává kartu na pozici { $die }.
       *[no] Bot hází kostkou: { $die }. Nevynechává žádnou kartu.
    }
told-bot-turned-up = Pozice { $slot }: „{ $card }“.
told-bot-row = { $passed ->
        [0] „{ $card }“: hodí se řádek { $row } ({ $sign }).
        [one] „{ $card }“: hodí se řádek { $row } ({ $sign }); z jednoho řádku nad ním nelze nic provést.
       *[other] „{ $card }“: hodí se řádek { $row } ({ $sign }); z řádků nad ním (vhodných: { $passed }) nelze nic provést.
    }
told-bot-idle = Bot nemůže s kartou „{ $card }“ nic provést.
told-bot-placed = Karta „{ $card }“ putuje { $goal-to }.
told-bot-gained = Bot získává { some-tokens } (celkem { $total }).
told-bot-paid = Bot odevzdává { some-tokens } (zbývá { $total }).
told-bot-took = { $how ->
        [acquired] Bot zabírá kartu „{ $card }“, která putuje navrch jeho balíčku.
       *[broken] Bot ovládá kartu „{ $card }“, která putuje navrch jeho balíčku.
    }
told-bot-stacked = Karta „{ $card }“ putuje navrch balíčku bota.
told-bot-stacked-hidden = { $kind ->
        [fame] Karta věhlasu putuje lícem dolů navrch balíčku bota.
       *[market] Karta z malého balíčku putuje lícem dolů navrch balíčku bota.
    }
told-bot-king = Bot provádí kartu „Král králů“.
told-bot-unrest = Bot bere kartu nepokojů (v balíčku zbývá { $pile }).
told-bot-returned-slot = Bot vrací tuto kartu nepokojů (v balíčku je teď { $pile }).
told-bot-returned = Bot vrací { $from-from } kartu nepokojů (v balíčku je teď { $pile }).
told-bot-exiled = Bot vyhání z nabídky kartu „{ $card }“.
told-bot-dynasty = Z balíčku dynastie bota přichází karta „{ $card }“ (zbývá { $left }).
told-bot-empire = Bot se stává impériem.
told-bot-tidies = Bot uklízí.
told-bot-thins = Vojevůdce odhazuje i vrchní kartu svého balíčku.
told-bot-token = Bot klade { some-tokens } na kartu „{ $card }“ v nabídce.
told-bot-kept = Vynechaná karta se přesouvá z pozice { $slot } na pozici 1.
told-bot-filled = Obsazené pozice bota: { $slots } (v balíčku zbývá { $deck }).
told-bot-shuffled = { $n ->
        [one] Z odhazovacího balíčku bota je nový balíček o 1 kartě.
       *[other] Z odhazovacího balíčku bota je nový balíček o { $n } kartách.
    }
told-bot-travelled = { $stage ->
        [1] Bot nachází cestu do Šangri-la.
        [2] Bot dochází k branám Šangri-la.
       *[other] Bot dochází do Šangri-la.
    }
told-bot-given = Dáváš botovi kartu „{ $card }“.
told-bot-scored = Body bota: { $points }.

scene-bot = Bot: { $nation }, { $state ->
        [empire] impérium
       *[barbarian] barbar
    }, úroveň: { $level }; materiály { $materials }, populace { $population }, rozvoj { $progress }; pozice { $slots }, balíček { $deck }, balíček dynastie { $dynasty }
scene-bot-play = Bot má ve hře: { $cards }
scene-bot-discard = Odhazovací balíček bota: { $cards }
scene-bot-history = Historie bota: { $cards }

option-bot = Národ bota (1 místo)
option-bot-random = Náhodně
option-difficulty = Úroveň bota (1 místo)
option-difficulty-chieftain = Náčelník: 4 pozice
option-difficulty-warlord = Vojevůdce: 4 pozice, balíček dochází dřív
option-difficulty-imperator = Imperátor: 5 pozic (standardní)
option-difficulty-sovereign = Suverén: 5 pozic, začíná s žetony
option-difficulty-overlord = Vládce: 6 pozic, začíná s žetony
option-difficulty-supreme-ruler = Nejvyšší vládce: jako Vládce a za nepokoje rozvoj

option-bot-carthaginians = Kartáginci
option-bot-celts = Keltové
option-bot-greeks = Řekové
option-bot-macedonians = Makedoňané
option-bot-persians = Peršané
option-bot-romans = Římané
option-bot-scythians = Skytové
option-bot-vikings = Vikingové
option-bot-arthurians = Artušovci
option-bot-atlanteans = Atlanťané
option-bot-egyptians = Egypťané
option-bot-mauryans = Maurjové
option-bot-minoans = Mínojci
option-bot-olmecs = Olmékové
option-bot-qin = Čchin
option-bot-utopians = Utopijci

# Choosing nations.

option-choice = Národy a strany
option-choice-lot = Náhodně
option-choice-own = Každý hráč si vybírá
option-choice-draft = Draft: každý si vybírá z několika
told-offered = Národy na výběr: { $cards }.
told-claimed = { $seat } si vybírá národ „{ $card }“.
ask-nation = Vyber si národ a stranu jeho karty mocnosti.
answer-nation = { $card }, strana { $side ->
        [a] A
       *[b] B
    }
