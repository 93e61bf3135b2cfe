# Úlohy: jejich seznam a co stojí vedle úlohy.

nav-puzzles = Úlohy
puzzles-title = Úlohy
puzzles-lede = Pozice z her mezi boty. Najdi nejlepší tah; správných může být víc. Nejsou tu hodiny a můžeš to zkusit znovu.
puzzles-count = Vyzkoušeno: { $tried } z { $of }
puzzles-rating = tvoje hodnocení { $rating }
puzzles-next = Úloha pro tebe
puzzles-themes = Témata
puzzles-days = Dní po sobě s vyřešenou úlohou: { $days }.
puzzle = Úloha
puzzle-daily = Úloha dne
puzzle-leave = Všechny úlohy
puzzle-rating = obtížnost { $rating }
puzzle-task = Jsi na tahu. Co je tu nejlepší?
puzzle-right = Správně! Žádný jiný tah není zřetelně lepší.
puzzle-close = Těsně! Tento tah je jen o málo horší než nejlepší, počítá se tedy za půl.
puzzle-mistake = To není nejlepší tah. Stojí asi { $loss } % šance na výhru.
puzzle-blunder = Tenhle tah stojí hodně: asi { $loss } % šance na výhru.
puzzle-you-chose = Tvůj tah:
puzzle-why = Nejlepší tah místo toho v nejbližších tazích průměrně přinese:
puzzle-watch = Podívej se na plánu, jak by hra mohla pokračovat.
puzzle-step = Takhle by hra mohla pokračovat: krok { $nth } z { $of }.
puzzle-on = Co bude dál
puzzle-all = Kolik stojí který tah
puzzle-loses = stojí { $loss } %
puzzle-yours = Tvoje hodnocení: { $rating } ({ $change ->
    [0] beze změny
   *[other] změna: { $change }
})
puzzle-next = Další úloha
puzzle-other = Jiná úloha
again-try = Zkusit tuto chvíli znovu
again-title = Chvíle z této hry
again-leave = Zpět k rozboru
home-puzzle = Každý den úloha: najdi nejlepší tah v pozici z hry mezi boty.
home-puzzle-do = K úlohám
theme-recruit = Verbování
theme-bands = Vyložení skupiny
theme-markers = Umístění žetonu kontroly
theme-keep = Co si nechat
theme-tokens = Žetony
theme-raid = Rabování
theme-units = Pohyb jednotek
theme-attack = Útok
theme-wait = Kdy přestat
theme-cards = Která karta
theme-choose = Volba účinku
theme-orders = Rozkazy
theme-march = Pochod
theme-bids = Dražba
