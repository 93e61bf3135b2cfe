# Lekce Lumerie. Čísla přicházejí z lekcí jako fakta; jediné číslice tu patří polím, jako c4.

first-title = Tvoje první kolo
first-about = Verbuj, pochoduj, bojuj o pahorek. Pak hraj dál.
first-welcome = Vítej v Lumerii! Vedeš Slovany dole, Wicher vede Vikingy nahoře. Na konci kola ti každý pahorek, na kterém stojíš, přinese bod. Kdo má { $target } bodů, vyhrává.
first-gold = Na začátku kola dostanete oba zlato. Tvoje zlato: { $gold }. Tady leží tvoje karty s cenou a s tím, co umějí.
first-recruit = Naverbuj Voje a postav je na pole e1. Stojí jedno zlato.
first-recruit-none = Šetřit můžeš. Pahorky ale drží vojáci na plánu, ne zlato. Někoho naverbuj!
first-recruit-archers = Lučištníci jsou také dobří. Stojí všechno tvoje zlato, ale střílejí zdálky. V našem kole bereme Voje.
first-recruit-right = Na konci kola Vojové sami postoupí o krok vpřed.
first-stage = Bitva začíná manévry. Na každý z nich tu máš jeden žeton. Pochod posune dvě tvoje jednotky o jedno pole.
first-march = Pochod! Posuň Voje z c3 na pahorek c4 a ty z d2 na d3.
first-march-archers = Lučištníci teď stojí vpředu a porazí je jediné zranění. Ať jdou první Vojové: vydrží víc.
first-march-right = Stojíš na prostředním pahorku.
first-actions = Teď střídavě aktivujete každý tři jednotky. Aktivní jednotka má dvě různé akce, třeba pohyb a opevnění, nebo pohyb a útok.
first-hill = Aktivuj Voje na d3. Posuň je na pahorek e4 a potom je opevni.
first-hill-run = Na pahorku jsou, ale běželi a jsou vyčerpaní. Teď je snazší je zasáhnout. Dvě pole zvládne obyčejný pohyb.
first-hill-right = To je druhý pahorek. Opevněnou jednotku je těžší zasáhnout.
first-pushed = Wicherovi Družiníci zaútočili na c4 a zasáhli. Zranění tvých Vojů: { $wounds }. Byli odtlačeni na c3. Přicházíš o pahorek, ale ne o Voje.
first-back = Získej pahorek zpátky: aktivuj c3, posuň se na c4 a potom zaútoč na Družiníky na c5. Přijde-li otázka, nech si výsledek hodu.
first-back-stay = Tam jsou v bezpečí, ale pahorek je prázdný a nic nepřinese. Zpátky na c4!
first-back-right = Zásah! Za Družiníky stojí Berserkové, takže je nešlo odtlačit. Taková jednotka je obklíčená: k zásahu stačilo hodit { $needed } nebo víc.
first-scored = Kolo končí a počítají se pahorky. Držíš c4 a e4. Tvoje body: { $gain }, Wicher nemá žádný. Noví Vojové postoupili vpřed.
first-play = Takhle vypadají všechna kola a to příští začíná druhá strana. Nejdůležitější už víš. Budeš hrát dál?

push-title = Odtlač je
push-about = K uvolnění pahorku nemusíš nikoho porazit.
push-now = Wicherovi Družiníci vstoupili na pahorek c4. Vydrží dvě zranění a na to ti kostky nemusí stačit. Ale už jediný zásah zblízka jednotku odtlačí o jedno pole.
push-task = Uvolni pahorek c4 svými Voji z pole c3.
push-fortify = Ochranu máš dobrou, ale Wicher drží pahorek a dostane bod. Zaútoč!
push-right = Zásah a pole za nimi bylo prázdné.
push-end = Zranění Družiníků: { $wounds }. Stojí zase na c5 a pahorek je volný. Šípy nikoho neodtlačí, proto měj u pahorků bojovníky zblízka.

aim-title = Nejdřív zamiř
aim-about = Dvě akce pro jeden dobrý výstřel.
aim-now = Lučištníci střílejí po řadě nebo po sloupci přes nejvýše tři prázdná pole. Z b2 právě dosáhnou na Družiníky na b6. Aktivovaná jednotka má dvě akce.
aim-task = Vystřel na b6 s největší šancí na zásah.
aim-hasty = S jednou akcí bylo třeba hodit { $needed } nebo víc a obě kostky ukázaly méně. Zbyla druhá akce: před výstřelem zamiř.
aim-fortify = Opevnění Lučištníky chrání, ale zasáhnout jim nepomůže. Před výstřelem zamiř.
aim-end = Stejné kostky a teď stačilo { $needed } nebo víc. Po zamíření zasáhnou snáz všichni střelci, tvoji Lučištníci obzvlášť. Útok je vždy poslední akce.

volley-title = Střílej dvakrát
volley-about = Manévr není aktivace.
volley-now = Před aktivacemi jsou manévry. Při salvě střílejí až dvě jednotky, každá jednou kostkou. A potom je pořád smíš aktivovat.
volley-task = Použij salvu: ať Lučištníci z b2 vystřelí na b6.
volley-pass = Žeton si můžeš nechat. Vrací se ale až po několika kostkách vedle, proto ho použij brzy. Zkus salvu.
volley-right = Zásah! Žeton salvy je utracený. Vrátí se, až bude dost tvých kostek vedle.
volley-again = Teď přicházejí aktivace. Ať stejní Lučištníci vystřelí na b6 ještě jednou.
volley-other = Dobrý tah, možná dokonce lepší! V naší lekci střílejí Lučištníci podruhé.
volley-end = Dva výstřely v jednom kole porazily Družiníky. S pochodem je to stejné: jednotka může pochodovat a potom být aktivována.

both-title = Využij obě akce
both-about = Útok je poslední akce. Udělej tedy něco před ním.
both-now = Tvoji Vojové stojí na pahorku c4 a Družiníci přímo před nimi. Aktivovaná jednotka má dvě různé akce, ale útok je vždy ta poslední.
both-task = Aktivuj c4 a zaútoč na Družiníky na c5 tak, aby Voje bylo dál těžké zasáhnout.
both-strike = Útok aktivaci ukončil a jedna akce přišla nazmar. Nejdřív opevni, potom zaútoč.
both-leave = Tam jsou dobře chráněni, ale pahorek je prázdný a k útoku nedošlo. Zůstaň na c4.
both-right = Zásah, a Vojové jsou přitom opevněni.
both-end = Wicherovi Družiníci úder oplatili. Potřebovali { $needed } nebo víc, protože Vojové jsou opevněni. Tobě stačilo { $face } nebo víc: Družiníci za sebou neměli místo.

surround-title = Není kam couvnout
surround-about = Jednotku, kterou nejde odtlačit, je snazší zasáhnout.
surround-now = Hned za Družiníky na c5 stojí Berserkové na c6. Vlevo a vpravo jsou pole prázdná. Ze které strany zaútočíš?
surround-task = Ať Vojové z d3 zaútočí na c5 s největší šancí na zásah.
surround-side = Odtud bylo pole za Družiníky prázdné, takže bylo třeba { $needed } nebo víc. Zaútoč z c4: tam nemají kam couvnout.
surround-other = Druzí Vojové našli totéž místo: stačilo { $needed } nebo víc. My použijeme ty z d3.
surround-right = Stejná kostka, a tentokrát je to zásah.
surround-end = Za Družiníky stála další jednotka, takže byli obklíčeni: stačilo { $needed } nebo víc. Okraj plánu platí také. Obklíčenou jednotku ale neodtlačíš.

line-title = Volná dráha
line-about = Šípy letí rovně, ale ne přes vlastní jednotky.
line-now = Vojové pochodovali na b3. Odtud se dobře pokračuje, jenže teď stojí přímo před tvými Lučištníky na b2 a ti nemají na koho střílet.
line-clear = Uvolni dráhu: posuň Voje z b3 na pahorek c4 a tam je opevni.
line-blocked = Míří, ale v dráze stojí Vojové a není na co střílet. Nejdřív Vojové, potom Lučištníci.
line-stay = Opevnění jsou, ale pořád překážejí. Posuň je na c4.
line-clear-right = Pahorek je tvůj a dráha volná.
line-shoot = Wicher už v tomto kole nic nedělá. Ať teď Lučištníci zamíří a vystřelí na b6.
line-near = Krok blíž nepomůže: na vzdálenosti šípům nezáleží. Bylo třeba { $needed } nebo víc. Raději zamiř.
line-end = Po zamíření stačilo { $needed } nebo víc. V řadě nebo ve sloupci smějí ležet nejvýše tři prázdná pole. Pořadí aktivací bývá polovina plánu.

fortune-title = Štěstěna
fortune-about = Jeden špatný hod se nemusí počítat.
fortune-now = Wicherovi Družiníci stojí na pahorku c4. Tvoji Vojové na ně teď zaútočí z c3.
fortune-task = Padlo { $face }, a to nestačí. Máš ale žeton štěstěny: hodí se znovu všemi kostkami tohoto útoku. Použij ho!
fortune-keep = Žeton si můžeš nechat. Jenže pak Wicher drží pahorek a má bod. Tenhle hod za to stojí.
fortune-right = Tentokrát padlo { $face }. Družiníci jsou z pahorku odtlačeni.
fortune-end = Žeton teď leží na tvé stupnici obnovy. Každá tvoje kostka vedle ho posune dál a na konci stupnice se ti vrátí. Smůla tedy nikdy nepřijde úplně nazmar.

recruits-title = Kam přicházejí nováčci
recruits-about = Nové jednotky samy postoupí vpřed, mají-li místo.
recruits-now = Nováčci přicházejí na jedno ze tří polí a1, c1 a e1. Na konci kola postoupí o pole vpřed, je-li pole před nimi prázdné.
recruits-place = Naverbuj Voje a postav je tam, odkud postoupí a vyrazí k pahorku a4.
recruits-blocked = Na c2 stojí tvoji Zbrojnoši. Zůstanou-li tam, nováčci nepostoupí. Zvol a1: cesta k a4 je volná.
recruits-stepped = Kolo skončilo a Vojové postoupili na a2. Byl to tah zadarmo. Teď začíná Wicher a nic nedělá.
recruits-march = Pochoduj se dvěma jednotkami: nové Voje z a2 na a3 a ty z c3 na pahorek c4.
recruits-march-one = To je prostřední pahorek. Pochod ale posune dvě jednotky a noví Vojové jsou pořád daleko vzadu. Vezmi je s sebou.
recruits-march-right = Dvě jednotky, jeden žeton.
recruits-hill = Teď aktivuj nové Voje: posuň je na pahorek a4 a opevni je.
recruits-hill-beside = Stojí dobře, ale vedle pahorku. Bod přinese jen jednotka na něm. Nejdřív pohyb, potom opevnění.
recruits-end = Dva pahorky, tvoje body: { $gain }. Levní Vojové na dobrém místě mají na pahorku stejnou cenu jako nejdražší jednotka.

horse-title = Přečti si kartu
horse-about = Pohyb a schopnost říkají, k čemu jednotka je.
horse-now = Nové kolo, tvoje zlato: { $gold }. Wicherovi Družiníci stojí na d4 mezi dvěma pahorky. Každá karta tu říká, jak daleko jednotka dojde, kolika kostkami hází a co je na ní zvláštní.
horse-recruit = Naverbuj jednotku, která může na d4 zaútočit ještě v tomto kole, a postav ji na e1.
horse-recruit-slow = Zbrojnoši něco vydrží, ale dojdou jen o jedno pole. Potřebují tři kola. Hledej větší pohyb.
horse-recruit-bies = Běs je ze všech nejsilnější. Dojde ale o dvě pole a z e1 je to o jedno málo. Hledej větší pohyb.
horse-strike = Jezdci dojdou o tři pole a po pohybu snáz zasáhnou. Zaútoč na d4 tak, aby Družiníci neskončili na pahorku.
horse-strike-hill = Zásah! Jednotka je ale odtlačena přímo od útočníka a teď stojí na pahorku c4. Zaútoč z d3, pak skončí na d5.
horse-end = Jedna kostka stačila: bylo třeba { $needed } nebo víc, protože se Jezdci pohnuli. Družiníci jsou daleko od pahorků. Než za kartu zaplatíš, přečti si ji.

god-title = Tvůj bůh
god-about = Svantovít dá v každém kole jednu akci navíc.
god-now = Wicherovi Družiníci stojí na pahorku c4. Tvoji Vojové z d2 dojdou na d4, hned vedle. Se dvěma akcemi jde pohyb a útok, nebo pohyb a opevnění.
god-task = Udělej s Voji z d2 všechno: posuň je na d4, opevni je, vzývej Svantovíta a zaútoč na c4.
god-hasty = Dobrý útok, ale byla to poslední akce a Vojové tam stojí bez ochrany. Předtím je opevni: Svantovít dá třetí akci.
god-forgot = Dvě akce proběhly a třetí čekala: když jednotka provede obě bez útoku, smíš vzývat boha. Jednou v každém kole.
god-right = Pohyb, opevnění, útok: tři akce.
god-end = Družiníci jsou z pahorku pryč a Vojové chráněni. Žeton boha se na konci kola vrací, používej ho tedy v každém. Každá frakce má jiného boha.
