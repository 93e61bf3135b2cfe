# Lekce Ethnosu. Čísla přicházejí z lekcí jako fakta; žádná číslice tu nestojí.

first-title = Tvoje první hra
first-about = Najímej spojence, vylož skupinu, zažij konec Věku. Pak hraj dál.
first-welcome = Vítej! Tohle je Ethnos. Najímáš spojence, získáváš království a sbíráš body slávy. Po { $ages ->
        [one] jednom Věku
       *[other] { $ages } Věcích
    } vyhrává hráč, který jich má nejvíc. Hraješ proti Wicherovi a Orlikovi. Nic se nemůže pokazit: všechno lze vzít zpět.
first-cards = Tohle je tvoje ruka, zatím s jedinou kartou. Karta má národ, zde trpaslíky, a barvu, zde červenou. Červená patří království Rhea. Karty jednoho národa nebo jedné barvy se k sobě hodí a tvoří skupinu.
first-take = Ve svém tahu najmeš jednoho spojence, nebo vyložíš skupinu. Najmi někoho, kdo se hodí k červenému trpaslíkovi: červeného obra.
first-take-apart = Modrý troll a červený trpaslík nemají společný národ ani barvu, takže do jedné skupiny nikdy nepatří. Hledej něco červeného, nebo dalšího trpaslíka.
first-take-early = To jde: i jedna karta je skupina a tvůj žeton stojí v Rhee. Ale skupina o jedné kartě přinese bodů { $one }, o čtyřech { $four }. Nejdřív sbírejme.
first-take-blind = Z balíčku můžeš dobrat vždycky a ostatní neuvidí co. Ale tady leží vhodná karta lícem nahoru. Vezmi tu, kterou vidíš.
first-take-tribe = Další trpaslík je ze stejného národa, takže se hodí právě tak. V naší hře pokračujeme s červeným obrem.
first-take-right = Dvě červené karty. Hodí se k sobě.
first-others = Teď hráli ostatní. Wicher si vzal šedou kartu a Orlik modrou. Viděli jste to všichni a stůl si to pamatuje za tebe.
first-draw = Nic dalšího tu červené není a mezery se nedoplňují. Dober kartu z balíčku.
first-draw-apart = Fialový troll se nehodí ani národem, ani barvou. Raději zkus štěstí s balíčkem.
first-draw-right = Zelený troll. Nehodí se, ale zatím si ho nech.
first-again = Za tah bereš jen jednu kartu. Zase jsi na tahu: dober ještě jednou.
first-again-right = Červený minotaur! To už jsou tři červené karty.
first-orlik = Orlik vyložil skupinu: dvě modré karty, které vede troll. Žeton šel do Stratonu, modrého království. Karty, které se nehodily, teď leží uprostřed a jedna z nich je červená.
first-pool = Co jeden pustí, druhému se hodí. Vezmi červeného opeřence.
first-pool-missed = Karta je dobraná a Wicher ti opeřence vyfoukl přímo před nosem. Zkusíme to znovu?
first-pool-right = Čtyři červené karty. Teď můžeš vyložit skupinu!
first-lead = Jedna karta skupinu vede. Její barva říká, které království dostane tvůj žeton, její národ, co skupina umí. Ať vede trpaslík: na konci Věku se skupina počítá o jednu kartu větší.
first-lead-alone = Zelený troll by zůstal sám. Všechny červené karty by šly doprostřed a ostatní by měli radost.
first-lead-giant = I obr je dobrý vůdce. Za největší skupinu obrů přinese body hned. V naší hře vede trpaslík.
first-add = Teď přidej všechny ostatní červené karty. Potom skupinu vylož.
first-add-small = Příliš brzy: tvoje další červené karty šly doprostřed, kde si je může vzít kdokoli. Nejdřív je přidej do skupiny.
first-laid = Tvůj žeton stojí v Rhee. Zelený troll šel doprostřed, protože co nevyložíš, o to přijdeš. S trpaslíkem se skupina počítá za { $counted } karet a na konci Věku přinese { $gain } bodů.
first-dragons = Několik tahů jsme odehráli za tebe. Z balíčku vyšli dva draci. Třetí hned ukončí Věk a karty v ruce propadnou. { $deck ->
        [one] V balíčku zbývá už jen { $deck } karta.
        [few] V balíčku zbývají už jen { $deck } karty.
       *[other] V balíčku zbývá už jen { $deck } karet.
    }
first-last = Čtyři tvoje karty jsou opeřenci. Co uděláš?
first-last-dragon = A je tu třetí drak! Věk končí a karty ve tvé ruce ({ $hand }) ti nic nepřinesly. Naštěstí to můžeme vzít zpět.
first-last-lonely = Dva trollové jsou skupina, ale malá. Všichni tvoji opeřenci šli doprostřed. Které karty tvoří větší skupinu?
first-last-right = Čtyři karty, to je { $gain } bodů. A opeřenci létají: království pro žeton si můžeš vybrat.
first-place = Kde žeton pomůže nejvíc? První číslo v království říká, kolik bodů v tomto Věku dostane ten, kdo v něm vede.
first-place-nothing = Duris přinese v tomto Věku bodů { $gain }. Pro žeton jsou lepší místa.
first-place-tie = Teď máš v Rhee stejně žetonů jako Wicher. Ten ale má žeton trollů a žetony trollů rozhodují remízy. Najdi království, kde budeš opravdu vést.
first-place-small = Dobře: v Pelagonu vedeš bez remízy a to jsou { $gain } body. Ve Stratonu se dá získat ještě víc: { $other }. Pokračujeme se Stratonem.
first-place-right = Ve Stratonu byla remíza a Orlik by ji vyhrál žetonem trollů. Teď je tvůj a přinese { $gain } bodů.
first-scored = Wicher dobral třetího draka. Sečetla se království i skupiny: ty máš { $you } bodů, Wicher { $wicher } a Orlik { $orlik }. Vedeš!
first-play = Druhý Věk probíhá stejně, jen s vyššími čísly. Teď se počítá i druhé místo v království. Víš všechno, co potřebuješ. Budeš hrát dál?

markers-title = Víc karet než žetonů
markers-about = Kdy skupina smí umístit žeton.
markers-now = V Rhee už máš žetony, jejich počet je { $markers }. Na další musí mít skupina víc karet, než tam máš žetonů.
markers-task = Umísti do Rhey druhý žeton.
markers-one = Jedna karta proti jednomu žetonu: to není víc. Takovou skupinu vyložit smíš, ale žeton neumístí.
markers-green = Dvě karty stačí, ale vedl zelený obr. Žeton proto šel do zeleného království Althea. Tvoje žetony tam: { $there }.
markers-troll = Dvě červené karty a červený vůdce: to jde a troll si navíc smí vzít žeton. Pokračujeme s obrem.
markers-giants = Dva obři a vede červený: to jde také. O království rozhoduje jen barva vůdce.
markers-right = Dvě karty jsou víc než jeden žeton.
markers-end = Tvoje žetony v Rhee: { $markers }. Třetí bude stát tři karty a tak dále. Malé skupiny proto vykládej tam, kde máš žetonů málo, a velké tam, kde jich máš hodně.

leader-title = Kdo povede?
leader-about = Vůdce přináší království a schopnost.
leader-now = Ve Stratonu máte ty i Wicher stejně žetonů: { $you }. Straton přinese { $pays } bodů. Držíš modrého minotaura a modrého trpaslíka. Schopnost má jen vůdce.
leader-task = S těmito dvěma kartami získej ve Stratonu náskok.
leader-dwarf = Trpaslík skupinu zvětší, až se budou dávat body, ale ne pro žetony. Máš tu žetony: { $you }, a dvě karty nejsou víc, takže další nepřibyl.
leader-alone = Minotaur sám se pro žeton počítá za dvě karty. To ještě nestačí. Ať se přidá trpaslík.
leader-right = Skupina vedená minotaurem se pro žeton počítá o jednu kartu větší. Teď máš žetony: { $you }, a vedeš.
leader-end = Než skupinu vyložíš, podívej se na každou její kartu: co by udělala jako vůdce? Tady si přečteš, co který národ umí.

trolls-title = Trollové rozhodují remízy
trolls-about = Vezmi si žeton a vyhrávej při remíze.
trolls-now = V Rhee máš remízu s Wicherem. Na konci Věku získá body za království s remízou hráč s vyššími žetony trollů. V Rhee jsou to { $pays } body.
trolls-task = Vylož skupinu, díky které Rheu vyhraješ.
trolls-dwarf = Vedl trpaslík, takže troll neudělal nic. V Rhee je pořád remíza. Schopnost má jen vůdce.
trolls-declined = Žetonu se můžeš vzdát, ale pak zůstane remíza. Vezmi si ho!
trolls-low = Žeton je žeton a teď vyhráváš všechny remízy. Vyšší je ale jistější proti žetonům ostatních. Skupina měla dvě karty, takže šla vzít dvojka.
trolls-right = Za dvě karty smíš vzít žeton s hodnotou nejvýš dva.
trolls-end = Od teď až do konce Věku vyhráváš ve všech královstvích remízy s hráči, kteří mají nižší žetony. Potom se žetony trollů vracejí.

giants-title = Největší obři
giants-about = Body hned a znovu na konci Věku.
giants-now = Wicher vyložil skupinu vedenou obrem a má žeton obrů. Počet karet v jeho skupině: { $size }. Vylož větší skupinu vedenou obrem a žeton bude tvůj.
giants-task = Vezmi Wicherovi žeton obrů.
giants-equal = Tahle skupina je jen stejně velká jako Wicherova. Musí být větší.
giants-dwarf = Tři karty, ale vedl je trpaslík. Pro žeton se počítají jen skupiny vedené obrem.
giants-right = Tři karty jsou víc než dvě. Hned získáváš { $gain } body.
giants-end = Kdo má žeton na konci Věku, získá body ještě jednou. Ostatní se tě proto mohou snažit překonat. Počítají se všechny karty skupiny, nejen obři.

elves-title = Elfové si karty nechávají
elves-about = Vylož skupinu a nepřijď o zbytek.
elves-now = Teď by šla vyložit malá skupina. Dvě zelené karty se ale hodí do příští a o zbytek ruky se obvykle přijde. Pomohou elfové.
elves-task = Vylož skupinu o dvou kartách a vůdce vyber tak, aby ti směly karty zůstat.
elves-giant = Vedl obr a zelené karty šly doprostřed. Nechat si karty smíš jen tehdy, když vede elf.
elves-right = Elf vede skupinu o dvou kartách, takže si dvě karty smíš nechat.
elves-keep = Nech si obě zelené karty.
elves-nothing = Nezůstalo ti nic, zelené karty šly doprostřed. Nech si jich tolik, kolik smíš!
elves-kept = Obě ti zůstávají a ostatní nedostanou nic.
elves-end = Příští skupina už začala: počet karet v tvé ruce je { $hand }. Čím větší skupinu elf vede, tím víc si necháš.

centaurs-title = Kentauři se ženou dál
centaurs-about = Dvě skupiny v jednom tahu.
centaurs-now = Držíš dvě červené a dvě modré karty. Obvykle vyložíš jednu skupinu a o zbytek přijdeš. Když skupina vedená kentaurem umístí žeton, smíš ve stejném tahu vyložit další.
centaurs-task = Začni červenými kartami tak, aby mohla následovat druhá skupina.
centaurs-dwarf = Vedl trpaslík a tvůj tah skončil. Modré karty šly doprostřed. Ať vede kentaur.
centaurs-right = Žeton stojí a modré karty pořád držíš.
centaurs-again = Teď vylož obě modré karty.
centaurs-stop = Skončit tu smíš, ale o modré karty pak přijdeš. Žeň se dál!
centaurs-minotaur = Obě modré a vede minotaur: tady je to stejně dobré.
centaurs-end = Dvě skupiny a dva žetony v jednom tahu a doprostřed nešlo nic. Bez žetonu za kentaurovu skupinu druhá skupina není.

wizards-title = Čarodějové přinášejí karty
wizards-about = Vylož ruku a znovu ji naplň.
wizards-now = Po vyložení skupiny je ruka obvykle prázdná a začínáš znovu. Čaroděj jako vůdce dobere nové karty: tolik, kolik jich má skupina.
wizards-task = Vylož své tři karty tak, aby přišly tři nové.
wizards-dwarf = Silná skupina, ale vedl trpaslík a ruka je prázdná. Ať vede čaroděj.
wizards-two = Teď dobereš jen dvě karty a obr šel doprostřed. Se všemi třemi ve skupině dobereš tři.
wizards-right = Skupina leží. Teď pracuje čaroděj.
wizards-draw = Dober si nové karty.
wizards-declined = Vzdát se jich můžeš, ale nové karty se hodí. Dober!
wizards-end = Počet karet v tvé ruce je zase { $hand } a nestálo to žádný tah. Pozor na draky: dobrat je může i čaroděj.

merfolk-title = Mořský lid a jeho deska
merfolk-about = Doplav dost daleko a získej žeton navíc.
merfolk-now = Tohle je deska mořského lidu. Skupina, kterou vede mořský muž, posune tvůj žeton o tolik políček, kolik má karet. Některá políčka přinášejí žeton navíc. První z nich je třetí políčko.
merfolk-task = Dostaň se najednou až k prvnímu žetonu navíc.
merfolk-two = Číslo tvého políčka je { $space }: těsně před žetonem navíc. Každá karta skupiny je jeden krok.
merfolk-giant = Vedl obr, takže žeton neplaval. Ať vede mořský muž.
merfolk-right = Políčko číslo { $space }! Skupina umístila žeton v Althee a ty máš ještě jeden.
merfolk-bonus = Umísti žeton navíc do kteréhokoli království. Na velikosti skupiny tu nezáleží.
merfolk-twice = V Althee už vedeš. Druhý žeton tam zatím nic nepřinese. Vstup do jiného království!
merfolk-rhea = Dobře: Rhea přinese bodů { $pays }. Straton přinese { $other }, takže pokračujeme se Stratonem.
merfolk-end = Straton přinese { $pays } bodů a zatím je tam jen tvůj žeton. Na konci Věku přinese body i samotná deska mořského lidu tomu, kdo doplaval nejdál.

skeletons-title = Kostlivci se hodí všude
skeletons-about = Žolíci pro žetony, ne pro body.
skeletons-now = Tvoje žetony v Rhee: { $markers }. Máš jen jednu červenou kartu, ale také kostlivce. Nemá barvu a hodí se do každé skupiny.
skeletons-task = Umísti do Rhey druhý žeton.
skeletons-alone = Jedna karta není víc než jeden žeton. Přidej do skupiny kostlivce.
skeletons-right = S kostlivcem má skupina dvě karty. Tvoje žetony v Rhee: { $markers }.
skeletons-end = Kostlivec nikdy nevede. A než se za skupiny dají body, všichni kostlivci z nich odejdou. Pomáhají tedy se žetony a schopnostmi, ale ne s body za skupiny.

duel-title = Jen dva hráči
duel-about = Počítají se všechny žetony, tvoje i soupeřovy.
duel-now = Ve dvou platí jiné pravidlo: skupina musí mít víc karet, než je v království žetonů, tvých i Wicherových dohromady. V Rhee máš ty { $you } a Wicher { $other }.
duel-task = Umísti do Rhey další žeton.
duel-two = Dvě karty jsou víc než tvoje žetony. Dohromady s Wicherem tam ale máte dva. Potřebuješ třetí kartu.
duel-right = Tři karty jsou víc než všechny žetony dohromady. Tvoje žetony v Rhee: { $you }.
duel-end = V souboji se království rychle zaplní a brzy pomohou jen velké skupiny. Vyplatí se proto přijít brzy a druhé místo nepřinese nic.
