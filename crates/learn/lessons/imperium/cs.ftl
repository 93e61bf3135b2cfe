# Lekce Imperia. Čísla přicházejí z lekcí jako fakta; žádná číslice tu nestojí.

first-title = Tvůj první tah
first-about = Zahraj zemi, zjednej pořádek, dobyj region. Pak hraj dál.
first-welcome = Vítej v Imperiu! Vedeš Římany, Wicher Makedonce. Tvůj balíček je tvůj lid. Na konci se počítá každá tvoje karta, ať leží kdekoli. Nové karty přicházejí z této nabídky.
first-tokens = Tohle jsou tvoje žetony: materiály, populace a rozvoj. Karty je přinášejí i stojí. Každý žeton rozvoje, který ti na konci zbude, je bod.
first-actions = V ruce máš pět karet. V tahu smíš zahrát nejvýš tři, každou za jednu akci.
first-region = Začni zemí: zahraj Dalmácii. Přinese populaci a zůstane ve hře.
first-region-innovate = Inovace znamená vzdát se všech karet za jednu novou. To se hodí se špatnou rukou. Tvoje je dobrá!
first-region-prosperity = Prosperita přináší populaci za každý region ve hře a ty ještě žádný nemáš. Nejdřív zemi!
first-region-right = Máš o jednu populaci víc. Regiony zůstávají ve hře, karty jako Dobývání jdou na odhazovací balíček.
first-garrison = V posádce regionu může ležet jedna karta z tvé ruky, mimo balíček. Dej tam Nepokoje: v ruce jen překážejí.
first-garrison-conquer = Dobývání by zatím zmizelo z balíčku a hned ho budeš potřebovat. Dej tam Nepokoje.
first-garrison-none = Posádka může zůstat prázdná. Ale pak se ti ty Nepokoje budou vracet do ruky. Dej je tam!
first-garrison-right = Nepokoje už nepřekážejí. Zůstanou u regionu a na konci se pořád počítají proti tobě.
first-conquer = Teď zahraj Dobývání. Zaplať za region dvě populace, všechno populací, a vezmi z nabídky Horu.
first-conquer-woodland = I Les je dobrý region. Pokračujeme s Horou, která přináší hodně materiálů.
first-conquer-right = Hora je ve tvé ruce. Příští tah ji můžeš zahrát.
first-city = Zbývá jedna akce. Zahraj kartu Řím. Zůstane ve hře a pomáhá při každém slunovratu.
first-city-early = Skončit tu můžeš, ale máš ještě akci a dobrou kartu. Zahraj Řím.
first-city-right = To byla třetí akce.
first-progress = Na konci tahu položíš jeden žeton rozvoje na kartu v nabídce. Získá ho hráč, který tu kartu vezme. Polož ho na Věštírnu, brzy se bude hodit.
first-progress-other = Chceš příště Les? I to je plán. My ho pokládáme na Věštírnu.
first-keep = Než dobereš do pěti, smíš karty odhodit. Držíš ještě Horu a Prosperitu. Nech si obě a dober.
first-keep-mountain = Hora jde na odhazovací balíček a vrátí se, až se balíček zamíchá. Nech si ji: příští tah ji zahraješ.
first-keep-right = Ruka je zase plná.
first-wicher = I Wicher odehrál svůj tah. Tady si přečteš, co se stalo. Když odehrají všichni, přichází slunovrat: tehdy pracují karty jako Řím.
first-play = Odtud je to tvoje hra. Kdykoli dojde balíček, přidá se karta tvého národa a ta poslední z tebe udělá impérium. Budeš hrát dál?
