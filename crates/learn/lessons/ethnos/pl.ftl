# Lekcje Ethnosa. Liczby pochodzą z lekcji jako fakty; nie ma tu żadnej cyfry.

first-title = Twoja pierwsza gra
first-about = Werbuj Sojuszników, zagraj Oddział, zobacz koniec Ery. Potem graj dalej.
first-welcome = Witaj! To jest Ethnos. Werbujesz Sojuszników, zdobywasz Królestwa i punkty Chwały. Po { $ages ->
        [one] jednej Erze
       *[other] { $ages } Erach
    } wygrywa ten, kto ma ich najwięcej. Grasz z Wichrem i Orlikiem. Nic złego się nie stanie: wszystko możesz cofnąć.
first-cards = To twoja ręka, na razie jedna karta. Karta ma Plemię, tu Krasnolud, i kolor, tu czerwony. Czerwony to kolor Królestwa Rhea. Karty jednego Plemienia albo jednego koloru pasują do siebie i tworzą Oddział.
first-take = W swojej turze werbujesz jednego Sojusznika albo zagrywasz Oddział. Weź kogoś, kto pasuje do czerwonego Krasnoluda: czerwonego Olbrzyma.
first-take-apart = Niebieski Troll i czerwony Krasnolud nie mają ani wspólnego Plemienia, ani koloru, więc nigdy nie trafią do jednego Oddziału. Poszukaj czegoś czerwonego albo drugiego Krasnoluda.
first-take-early = To działa: jedna karta to już Oddział, a twój znacznik stoi w Królestwie Rhea. Ale Oddział z jednej karty daje { $one } punktów, a z czterech { $four }. Najpierw pozbierajmy karty.
first-take-blind = Zawsze możesz dobrać z Talii i nikt nie zobaczy, co masz. Ale pasująca karta leży tu odkryta. Weź tę, którą widzisz.
first-take-tribe = Drugi Krasnolud to to samo Plemię, więc pasuje równie dobrze. W naszej grze idziemy dalej z czerwonym Olbrzymem.
first-take-right = Dwie czerwone karty. Pasują do siebie.
first-others = Teraz zagrali inni. Wicher wziął szarą kartę, a Orlik niebieską. Wszyscy to widzieli, a stół pamięta to za ciebie.
first-draw = Nic więcej nie jest tu czerwone, a puste miejsca się nie zapełniają. Dobierz kartę z Talii.
first-draw-apart = Fioletowy Troll nie pasuje ani Plemieniem, ani kolorem. Lepiej spróbuj szczęścia z Talią.
first-draw-right = Zielony Troll. Nie pasuje, ale na razie go zatrzymaj.
first-again = W turze bierzesz tylko jedną kartę. Znów twoja kolej: dobierz jeszcze raz.
first-again-right = Czerwony Minotaur! Masz już trzy czerwone karty.
first-orlik = Orlik zagrał Oddział: dwie niebieskie karty pod dowództwem Trolla. Znacznik trafił do Królestwa Straton, bo jest niebieskie. Karty, które nie pasowały, leżą teraz na środku, a jedna z nich jest czerwona.
first-pool = Co jeden odrzuca, drugiemu się przyda. Weź czerwonego Skrzydlatego.
first-pool-missed = Dobierasz kartę, a Wicher zabiera Skrzydlatego sprzed nosa. Spróbujemy jeszcze raz?
first-pool-right = Cztery czerwone karty. Czas na Oddział!
first-lead = Jedna karta dowodzi Oddziałem. Jej kolor mówi, które Królestwo dostanie twój znacznik, a Plemię, co Oddział potrafi. Niech dowodzi Krasnolud: na koniec Ery Oddział liczy się, jakby miał jedną kartę więcej.
first-lead-alone = Zielony Troll zostałby sam. Wszystkie czerwone karty poszłyby na środek, ku radości pozostałych.
first-lead-giant = Olbrzym to też dobry Dowódca. Za największy Oddział Olbrzymów od razu daje punkty. W naszej grze dowodzi Krasnolud.
first-add = Teraz dodaj wszystkie pozostałe czerwone karty. Potem zagraj Oddział.
first-add-small = Za wcześnie: pozostałe czerwone karty poszły na środek i każdy może je wziąć. Najpierw dodaj je do Oddziału.
first-laid = Twój znacznik stoi w Królestwie Rhea. Zielony Troll poszedł na środek, bo czego nie zagrasz, to tracisz. Z Krasnoludem Oddział liczy { $counted } kart i na koniec Ery przyniesie { $gain } punktów.
first-dragons = Kilka tur zagraliśmy za ciebie. Z Talii wyszły dwa Smoki. Trzeci od razu kończy Erę, a karty na ręce przepadają. { $deck ->
        [one] W Talii została tylko { $deck } karta.
        [few] W Talii zostały tylko { $deck } karty.
       *[many] W Talii zostało tylko { $deck } kart.
    }
first-last = Cztery twoje karty to Skrzydlaci. Co robisz?
first-last-dragon = Jest trzeci Smok! Era się kończy, a { $hand ->
        [one] jedna karta
        [few] { $hand } karty
       *[many] { $hand } kart
    } na twojej ręce nic nie dało. Na szczęście możemy to cofnąć.
first-last-lonely = Dwa Trolle to Oddział, ale mały. Wszyscy Skrzydlaci poszli na środek. Które karty tworzą większy Oddział?
first-last-right = Cztery karty, warte { $gain } punktów. A Skrzydlaci latają: Królestwo dla znacznika wybierasz ty.
first-place = Gdzie znacznik pomoże najbardziej? Pierwsza liczba w Królestwie to punkty, które w tej Erze dostanie prowadzący.
first-place-nothing = Duris daje w tej Erze { $gain } punktów. Są lepsze miejsca na znacznik.
first-place-tie = Teraz w Królestwie Rhea masz tyle znaczników co Wicher. Ale Wicher ma żeton Trolli, a żetony Trolli rozstrzygają remisy. Poszukaj Królestwa, w którym naprawdę prowadzisz.
first-place-small = Dobrze: w Królestwie Pelagon prowadzisz bez remisu, a to { $gain } punkty. W Królestwie Straton można zyskać jeszcze więcej: { $other }. Idziemy dalej z nim.
first-place-right = W Królestwie Straton był remis i Orlik wygrałby go żetonem Trolli. Teraz jest twoje i przyniesie { $gain } punktów.
first-scored = Wicher dobrał trzeciego Smoka. Policzono Królestwa i Oddziały: masz { $you } punktów, Wicher { $wicher }, a Orlik { $orlik }. Prowadzisz!
first-play = Druga Era przebiega tak samo, tylko liczby są większe. Teraz liczy się też drugie miejsce w Królestwie. Wiesz już wszystko, czego trzeba. Grasz dalej?

markers-title = Więcej kart niż znaczników
markers-about = Kiedy Oddział może umieścić znacznik.
markers-now = W Królestwie Rhea masz już znaczniki: { $markers }. Na następny twój Oddział musi mieć więcej kart, niż masz tam znaczników.
markers-task = Umieść w Królestwie Rhea drugi znacznik.
markers-one = Jedna karta przeciw jednemu znacznikowi: to nie jest więcej. Taki Oddział wolno zagrać, ale znacznika nie umieszcza.
markers-green = Dwie karty wystarczą, ale dowodził zielony Olbrzym. Znacznik trafił więc do zielonego Królestwa Althea. Twoje znaczniki tam: { $there }.
markers-troll = Dwie czerwone karty i czerwony Dowódca: dobrze, a Troll może jeszcze wziąć żeton. Idziemy dalej z Olbrzymem.
markers-giants = Dwóch Olbrzymów, a dowodzi czerwony: też dobrze. O Królestwie decyduje tylko kolor Dowódcy.
markers-right = Dwie karty to więcej niż jeden znacznik.
markers-end = Twoje znaczniki w Królestwie Rhea: { $markers }. Trzeci wymaga trzech kart, i tak dalej. Małe Oddziały zagrywaj więc tam, gdzie masz mało znaczników, a duże tam, gdzie masz ich dużo.

leader-title = Kto dowodzi?
leader-about = Dowódca daje Królestwo i zdolność.
leader-now = W Królestwie Straton ty i Wicher macie tyle samo znaczników: { $you }. Straton daje { $pays } punktów. Masz niebieskiego Minotaura i niebieskiego Krasnoluda. Działa tylko zdolność Dowódcy.
leader-task = Tymi dwiema kartami obejmij prowadzenie w Królestwie Straton.
leader-dwarf = Krasnolud powiększa Oddział przy liczeniu punktów, ale nie przy znacznikach. Masz tu znaczniki: { $you }, a dwie karty to nie więcej, więc nowego nie ma.
leader-alone = Sam Minotaur liczy się przy znaczniku jak dwie karty. To jeszcze za mało. Niech dołączy Krasnolud.
leader-right = Przy znaczniku Oddział Minotaura liczy się, jakby miał jedną kartę więcej. Masz teraz znaczniki: { $you }, i prowadzisz.
leader-end = Zanim zagrasz Oddział, spójrz na każdą kartę: co zrobiłaby jako Dowódca? Tutaj przeczytasz, co potrafi każde Plemię.

trolls-title = Trolle rozstrzygają remisy
trolls-about = Weź żeton i wygrywaj przy remisie.
trolls-now = W Królestwie Rhea masz remis z Wichrem. Na koniec Ery punkty za remisowe Królestwo bierze gracz z wyższymi żetonami Trolli. Tutaj to { $pays } punkty.
trolls-task = Zagraj Oddział, dzięki któremu wygrasz Królestwo Rhea.
trolls-dwarf = Dowodził Krasnolud, więc Troll nic nie zrobił. W Królestwie Rhea dalej jest remis. Działa tylko zdolność Dowódcy.
trolls-declined = Możesz zrezygnować z żetonu, ale wtedy remis zostaje. Weź go!
trolls-low = Żeton to żeton i wygrywasz teraz wszystkie remisy. Ale wyższy jest pewniejszy wobec żetonów innych graczy. Oddział miał dwie karty, więc można było wziąć dwójkę.
trolls-right = Za dwie karty możesz wziąć żeton o wartości najwyżej dwa.
trolls-end = Od teraz do końca Ery wygrywasz we wszystkich Królestwach remisy z graczami, którzy mają niższe żetony. Potem żetony Trolli wracają.

giants-title = Najwięksi Olbrzymi
giants-about = Punkty od razu i jeszcze raz na koniec Ery.
giants-now = Wicher zagrał Oddział Olbrzyma i ma żeton Olbrzymów. Liczba kart w tym Oddziale: { $size }. Zagraj większy Oddział pod dowództwem Olbrzyma, a żeton będzie twój.
giants-task = Zabierz Wichrowi żeton Olbrzymów.
giants-equal = Ten Oddział jest tylko równy Oddziałowi Wichra. Musi być większy.
giants-dwarf = Trzy karty, ale dowodził nimi Krasnolud. Do żetonu liczą się tylko Oddziały pod dowództwem Olbrzyma.
giants-right = Trzy karty biją dwie. Od razu dostajesz { $gain } punkty.
giants-end = Kto ma żeton na koniec Ery, dostaje punkty jeszcze raz. Inni mogą więc próbować cię przebić. Liczą się wszystkie karty Oddziału, nie tylko Olbrzymy.

elves-title = Elfy zatrzymują karty
elves-about = Zagraj Oddział i nie trać reszty.
elves-now = Możesz teraz zagrać mały Oddział. Ale dwie zielone karty przydadzą się do następnego, a resztę ręki zwykle się traci. Pomogą Elfy.
elves-task = Zagraj Oddział z dwóch kart i wybierz takiego Dowódcę, żeby można było zatrzymać karty.
elves-giant = Dowodził Olbrzym i zielone karty poszły na środek. Zatrzymać karty można tylko pod dowództwem Elfa.
elves-right = Elf dowodzi Oddziałem z dwóch kart, więc możesz zatrzymać dwie.
elves-keep = Zatrzymaj obie zielone karty.
elves-nothing = Nic nie zostało na ręce, zielone karty poszły na środek. Zatrzymaj tyle, ile możesz!
elves-kept = Obie zostają u ciebie, a inni nie dostają nic.
elves-end = Następny Oddział już się zaczął: liczba kart na twojej ręce to { $hand }. Im większy Oddział Elfa, tym więcej zatrzymujesz.

centaurs-title = Centaury pędzą dalej
centaurs-about = Dwa Oddziały w jednej turze.
centaurs-now = Masz dwie czerwone i dwie niebieskie karty. Zwykle zagrywasz jeden Oddział i tracisz resztę. Gdy Oddział Centaura umieści znacznik, możesz w tej samej turze zagrać następny.
centaurs-task = Zacznij od czerwonych kart tak, żeby mógł pójść za nimi drugi Oddział.
centaurs-dwarf = Dowodził Krasnolud i twoja tura się skończyła. Niebieskie karty poszły na środek. Niech dowodzi Centaur.
centaurs-right = Znacznik stoi, a niebieskie karty wciąż masz na ręce.
centaurs-again = Teraz zagraj obie niebieskie karty.
centaurs-stop = Możesz tu skończyć, ale wtedy niebieskie karty przepadają. Pędź dalej!
centaurs-minotaur = Obie niebieskie pod dowództwem Minotaura: tutaj równie dobrze.
centaurs-end = Dwa Oddziały i dwa znaczniki w jednej turze, a na środek nie poszło nic. Bez znacznika za Oddział Centaura drugiego Oddziału nie ma.

wizards-title = Czarodzieje dobierają karty
wizards-about = Zagraj rękę i napełnij ją od nowa.
wizards-now = Po zagraniu Oddziału ręka jest zwykle pusta i zaczynasz od początku. Czarodziej jako Dowódca dobiera nowe karty: tyle, ile kart ma Oddział.
wizards-task = Zagraj swoje trzy karty tak, żeby dostać trzy nowe.
wizards-dwarf = Mocny Oddział, ale dowodził Krasnolud i ręka jest pusta. Niech dowodzi Czarodziej.
wizards-two = Teraz dobierasz tylko dwie karty, a Olbrzym poszedł na środek. Gdy zagrasz wszystkie trzy, dobierzesz trzy.
wizards-right = Oddział zagrany. Teraz działa Czarodziej.
wizards-draw = Dobierz nowe karty.
wizards-declined = Możesz z nich zrezygnować, ale nowe karty się przydadzą. Dobierz!
wizards-end = Liczba kart na twojej ręce to znów { $hand }, i to bez straty tury. Uważaj na Smoki: Czarodziej też może je dobrać.

merfolk-title = Morski Lud i jego plansza
merfolk-about = Dopłyń dość daleko i zdobądź dodatkowy znacznik.
merfolk-now = To plansza Morskiego Ludu. Oddział pod dowództwem Morskiego Ludu przesuwa twój znacznik o tyle pól, ile ma kart. Niektóre pola dają dodatkowy znacznik. Pierwsze z nich to trzecie pole.
merfolk-task = Za jednym razem zdobądź pierwszy dodatkowy znacznik.
merfolk-two = Numer twojego pola to { $space }: tuż przed dodatkowym znacznikiem. Każda karta Oddziału to jeden krok.
merfolk-giant = Dowodził Olbrzym, więc znacznik nie popłynął. Niech dowodzi Morski Lud.
merfolk-right = Pole numer { $space }! Oddział umieścił znacznik w Królestwie Althea, a ty dostajesz jeszcze jeden.
merfolk-bonus = Umieść dodatkowy znacznik w dowolnym Królestwie. Wielkość Oddziału nie ma tu znaczenia.
merfolk-twice = W Królestwie Althea już prowadzisz. Drugi znacznik nic tam na razie nie da. Wejdź do innego Królestwa!
merfolk-rhea = Dobrze: Rhea daje punkty: { $pays }. Straton daje więcej: { $other }, więc idziemy dalej z nim.
merfolk-end = Straton daje { $pays } punktów i na razie stoi tam tylko twój znacznik. Na koniec Ery sama plansza Morskiego Ludu też daje punkty temu, kto dopłynął najdalej.

skeletons-title = Szkielety pasują wszędzie
skeletons-about = Jokery do znaczników, nie do punktów.
skeletons-now = Twoje znaczniki w Królestwie Rhea: { $markers }. Masz tylko jedną czerwoną kartę, ale też Szkielet. Nie ma koloru i pasuje do każdego Oddziału.
skeletons-task = Umieść w Królestwie Rhea drugi znacznik.
skeletons-alone = Jedna karta to nie więcej niż jeden znacznik. Dodaj do Oddziału Szkielet.
skeletons-right = Ze Szkieletem Oddział ma dwie karty. Twoje znaczniki w Królestwie Rhea: { $markers }.
skeletons-end = Szkielet nigdy nie dowodzi. A zanim Oddziały dadzą punkty, wszystkie Szkielety z nich odchodzą. Pomagają więc przy znacznikach i zdolnościach, ale nie przy punktach za Oddziały.

duel-title = Tylko dwoje graczy
duel-about = Liczą się wszystkie znaczniki, twoje i przeciwnika.
duel-now = We dwoje obowiązuje inna reguła: Oddział musi mieć więcej kart, niż w Królestwie jest znaczników, twoich i Wichra razem. W Królestwie Rhea ty masz { $you }, a Wicher { $other }.
duel-task = Umieść w Królestwie Rhea jeszcze jeden znacznik.
duel-two = Dwie karty to więcej niż twoje znaczniki. Ale razem z Wichrem macie ich tam dwa. Potrzebujesz trzeciej karty.
duel-right = Trzy karty to więcej niż wszystkie znaczniki razem. Twoje znaczniki w Królestwie Rhea: { $you }.
duel-end = W pojedynku Królestwa szybko się zapełniają i wkrótce pomagają tylko duże Oddziały. Warto więc być tam wcześnie, a drugie miejsce nie daje nic.
