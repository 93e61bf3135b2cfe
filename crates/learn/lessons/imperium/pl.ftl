# Lekcje Imperium. Liczby pochodzą z lekcji jako fakty; nie ma tu żadnej cyfry.

first-title = Twoja pierwsza tura
first-about = Zagraj ziemię, zaprowadź porządek, podbij region. Potem graj dalej.
first-welcome = Witaj w Imperium! Prowadzisz Rzymian, a Wicher Macedończyków. Twoja talia to twój lud. Na końcu liczy się każda twoja karta, gdziekolwiek leży. Nowe karty bierzesz z tego rynku.
first-tokens = To twoje żetony: surowce, populacja i postęp. Karty je dają i kosztują. Każdy postęp, który zostanie ci na końcu, to punkt.
first-actions = Masz na ręce pięć kart. W turze możesz zagrać najwyżej trzy, każdą za jedną akcję.
first-region = Zacznij od ziemi: zagraj Dalmację. Daje populację i zostaje w grze.
first-region-innovate = Innowacja to oddanie wszystkich kart za jedną nową. To dobre przy złej ręce. Twoja jest dobra!
first-region-prosperity = Dobrobyt daje populację za każdy region w grze, a ty nie masz jeszcze żadnego. Najpierw ziemia!
first-region-right = Masz o jedną populację więcej. Regiony zostają w grze, a karty takie jak Podbój idą na stos kart odrzuconych.
first-garrison = W garnizonie regionu może leżeć jedna karta z twojej ręki, poza talią. Umieść tam Bunt: na ręce tylko przeszkadza.
first-garrison-conquer = Podbój zniknąłby na razie z talii, a zaraz będzie potrzebny. Umieść tam Bunt.
first-garrison-none = Garnizon może zostać pusty. Ale wtedy ten Bunt będzie wracał na rękę. Umieść go tam!
first-garrison-right = Bunt już nie przeszkadza. Zostaje przy regionie i na końcu nadal liczy się na twoją niekorzyść.
first-conquer = Teraz zagraj Podbój. Zapłać za region dwie populacje, całość w populacji, i weź z rynku Górę.
first-conquer-woodland = Las to też dobry region. Idziemy dalej z Górą, która daje dużo surowców.
first-conquer-right = Góra jest na twojej ręce. W następnej turze możesz ją zagrać.
first-city = Została jedna akcja. Zagraj kartę Rzym. Zostaje w grze i pomaga przy każdym przesileniu.
first-city-early = Możesz tu skończyć, ale masz jeszcze akcję i dobrą kartę. Zagraj Rzym.
first-city-right = To była trzecia akcja.
first-progress = Na koniec tury kładziesz jeden postęp na karcie na rynku. Dostanie go gracz, który weźmie tę kartę. Połóż go na Wyroczni, bo wkrótce się przyda.
first-progress-other = Następny ma być Las? To też plan. My kładziemy postęp na Wyroczni.
first-keep = Przed dobraniem do pięciu możesz odrzucić karty. Masz jeszcze Górę i Dobrobyt. Zatrzymaj obie i dobierz.
first-keep-mountain = Góra idzie na stos kart odrzuconych i wróci dopiero po przetasowaniu talii. Zatrzymaj ją: zagrasz ją w następnej turze.
first-keep-right = Ręka znów jest pełna.
first-wicher = Wicher też zagrał swoją turę. Tutaj przeczytasz, co się stało. Gdy wszyscy zagrają, przychodzi przesilenie: wtedy działają karty takie jak Rzym.
first-play = Odtąd to twoja gra. Ilekroć skończy się talia, dołącza karta twojej nacji, a ostatnia czyni z ciebie imperium. Grasz dalej?
