# Lekce: jejich seznam a to, co průvodce říká ve všech. Samotné lekce jsou v crates/learn/lessons.

nav-learn = Učení
learn-title = Nauč se hrát
learn-lede = Krátké lekce u skutečného stolu, každá o jedné věci. Neběží žádné hodiny a všechno lze vzít zpět.
learn-count = Hotovo { $done } z { $of }
learn-minutes = { $minutes } min
learn-start = Začít
learn-again = Znovu
learn-done = Hotovo
lesson-you = Host
lesson-coach = Průvodce
lesson-place = { $nth } z { $of }
lesson-other = To se smí, ale teď procvičujeme něco jiného. Prohlédni si, co z toho bylo, a zkus to znovu.
lesson-so-far = Zatím dobře. Pokračuj!
lesson-back = Zpět
lesson-next = Dál
lesson-again = Zkusit znovu
lesson-show = Ukaž mi to
lesson-leave = Všechny lekce
lesson-more = Další lekce
lesson-play = Hrát dál odtud
home-learn = Hru ještě neznáš? Zahraj si první hru s průvodcem. Trvá pět až osm minut.
home-learn-do = Nauč se hrát
