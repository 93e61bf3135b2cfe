# Stůl Lumerie česky. Jednotky mají jména v množném i jednotném čísle, proto žádná věta nedělá z jednotky podmět.

battle-name = { $name }
battle-field = Bojiště
battle-score = Body a kostky
battle-round = Kolo { $round }
battle-stages = Části kola
battle-goal = do { $target } { $target ->
    [one] bodu
   *[other] bodů
}
battle-points = { $seat }: { $points } z { $target } bodů
battle-standing = { $scenario }: ty { $own }, { $seat } { $other }.
battle-hits = { $hits ->
    [0] žádný zásah
    [one] jeden zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}, je třeba { $needed } nebo více
battle-account = Body kolo po kole
battle-rounds = Kolo
battle-total = Body

battle-plain = { $cell }
battle-hill = { $cell }, pahorek
battle-entry = { $cell }, verbovací pole
battle-camp = { $cell }, tábor
battle-unit = { $unit } ({ $seat }), { $wounds ->
    [0] { $stance }
   *[other] zranění { $wounds } z { $toughness }, { $stance }
}
battle-unit-activated = { $unit } ({ $seat }), { $wounds ->
    [0] { $stance }
   *[other] zranění { $wounds } z { $toughness }, { $stance }
}, po aktivaci

battle-gold = Zlato: { $gold }
battle-acted = Aktivováno: { $done } z { $most }
battle-first = první hráč
battle-march = Pochod
battle-volley = Salva
battle-fortune = Štěstěna
battle-there = žeton k dispozici
battle-spent = žeton použitý
battle-track = Stupnice obnovy: žeton na poli { $field } z { $last }; čekající žetony: { $aside }. Každá kostka tvých útoků, která mine, ho posune o jedno pole.
battle-track-empty = Stupnice obnovy, pole 0 až { $last }: prázdná
battle-piles = K naverbování
battle-pile = { $unit }: cena { $cost }, zbývá { $left }, poraženo { $lost }; { $melee ->
    [0] na dálku { $ranged }
   *[other] { $ranged ->
        [0] zblízka { $melee }
       *[other] zblízka { $melee }, na dálku { $ranged }
    }
}, pohyb { $movement }, odolnost { $toughness }

battle-does = Kostky zblízka: { $melee }. Kostky při střelbě: { $ranged }. Pole na jeden pohyb: { $movement }. Zranění, po nichž padne: { $toughness }.

battle-group-move = Pohyb
battle-group-run = Běh, potom vyčerpání
battle-group-attack = Útok, potom konec aktivace
battle-group-else = Ostatní

battle-note-recruit = Cena { $cost }, zbude zlata: { $gold }
battle-note-march = Až dvě jednotky, každá o jedno pole
battle-note-volley = Až dvě jednotky střílejí, každá jednou kostkou
battle-note-fresh = { $unit }
battle-note-unit = { $unit }, zranění { $wounds } z { $toughness }, { $stance }
battle-note-hill = Pahorek: 1 bod při každém úklidu
battle-note-camp = Tábor soupeře
battle-note-fortify = Útoky na tuto jednotku mají −1 k zásahu až do úklidu
battle-note-aim = Snazší zásah v této aktivaci
battle-note-attack = { $unit }: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, zasahuje { $needed } nebo více. Aspoň jeden zásah { $hit } %, porážka { $defeat } %
battle-note-hopeless = { $unit }: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, nemůže zasáhnout
battle-note-reroll = Všechny kostky; druhý hod platí
battle-note-keep = { $misses ->
    [0] Žádná kostka nemine, žeton na stupnici obnovy se nehne
    [one] Jedno minutí posune žeton na tvé stupnici obnovy
    [few] { $misses } minutí posunou žeton na tvé stupnici obnovy
   *[other] { $misses } minutí posune žeton na tvé stupnici obnovy
}
battle-note-stop = Konec tvých aktivací v tomto kole
battle-note-pass = Nezavazuje: přijdeš znovu na řadu, pokud nepasuje i druhá strana
battle-note-no-march = Žádná další jednotka nepochoduje
battle-note-no-volley = Žádná další jednotka nestřílí
battle-note-done = Aktivace této jednotky končí; její zbylé akce propadají
battle-note-pushed = Jednotka je odtlačena
battle-note-stays = Jednotka zůstane na místě

battle-why-entry = Nová jednotka přichází na prázdné verbovací pole v tvé poslední řadě.
battle-why-activate = Vyber jednu ze svých jednotek, která v tomto kole ještě nebyla aktivována.
battle-why-act = To aktivní jednotka nemůže: pohybuje se přes prázdná pole tak daleko, kam stačí její pohyb, zblízka útočí na sousední jednotku a střílí v přímé linii.
battle-why-march = Vyber svou jednotku, která ještě nepochodovala a má vedle sebe prázdné pole.
battle-why-volley = Vyber svou jednotku, která umí střílet, ještě nestřílela a má cíl v přímé linii.
battle-why-bless = Vyber jednu ze svých jednotek, která není opevněná.
battle-why-reach = Mimo dosah: jednotka se pohybuje přes prázdná pole a jen tak daleko, jak je dovoleno. Dál se dostane během nebo v příštím kole.
battle-why-range = To není cíl pro tento výstřel: je třeba přímá linie s nejvýše třemi prázdnými poli a bez karty v cestě.
battle-why-manoeuvre = Pochod nebo salvu použiješ ve svém tahu před aktivacemi nebo po nich. Je k tomu třeba jednotka, která se může zúčastnit: k pochodu taková, která má vedle sebe prázdné pole, k salvě taková, která má cíl.
battle-why-spent = Tento žeton je použitý. Vrátí se, až dojde na konec stupnice obnovy; posouvá ho každá kostka tvých útoků, která mine.
battle-why-fortune = Štěstěnu můžeš použít po vlastním hodu ve své aktivaci.
battle-why-god = Schopnost boha můžeš použít jen ve chvíli, kterou sama určuje.
battle-why-called = Schopnost boha už byla v tomto kole použita; žeton se vrátí při úklidu.
battle-why-gold = Málo zlata, nebo není prázdné verbovací pole. Zlato přichází na začátku každého kola a pole se uvolní, když se jednotka na něm pohne.
battle-why-pile = Karty tohoto druhu už došly. Vyber jinou jednotku.
battle-why-recruit = Jednotky se verbují na začátku kola. Zlato, které teď neutratíš, ti do té doby zůstane.

battle-open = { $cell }, širé pole
battle-ours = Naše: { $values }
ours-name = jméno
ours-copies = počet karet
ours-cost = cena
ours-toughness = odolnost
ours-movement = pohyb
ours-melee = útok zblízka
ours-ranged = útok na dálku
ours-ability = schopnost
armies-title = Armády Lumerie
armies-lede = Všechny jednotky, bohové a scénáře s hodnotami a jejich původem.
armies-scenarios = Scénáře a herní plán
armies-unit = Jednotka
armies-copies = Karty
armies-start = Od začátku na plánu při pohledu z vlastní strany:
armies-scenario = Body: { $scores }. K vítězství je třeba { $target } bodů; hra končí nejpozději po kole { $rounds }.
armies-board = Plán má sloupce: { $columns } a řady: { $rows }, stupnice obnovy končí polem { $track }.
score-fields = za každou vlastní jednotku na pahorku
score-camps = za každou vlastní jednotku na soupeřově táboře
score-defeated = za každou nepřátelskou jednotku poraženou v kole
score-majority = za víc jednotek než soupeř na označených polích
