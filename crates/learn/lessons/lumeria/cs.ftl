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
volley-other = Dobrý tah, ale tady mají Lučištníci vystřelit podruhé.
volley-end = Dva výstřely v jednom kole porazily Družiníky. S pochodem je to stejné: jednotka může pochodovat a potom být aktivována.
