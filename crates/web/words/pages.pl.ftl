# Każda strona poza stołem po polsku. Imiona graczy stoją tylko w mianowniku, czasowniki w czasie teraźniejszym:
# nie znamy rodzaju. Miesiące mają dopełniacz (.gen), bo daty go potrzebują.

# ---- czas i liczby

month-1 = styczeń
    .gen = stycznia
month-2 = luty
    .gen = lutego
month-3 = marzec
    .gen = marca
month-4 = kwiecień
    .gen = kwietnia
month-5 = maj
    .gen = maja
month-6 = czerwiec
    .gen = czerwca
month-7 = lipiec
    .gen = lipca
month-8 = sierpień
    .gen = sierpnia
month-9 = wrzesień
    .gen = września
month-10 = październik
    .gen = października
month-11 = listopad
    .gen = listopada
month-12 = grudzień
    .gen = grudnia
date = { $day } { $month-gen } { $year } (UTC)
ago-now = przed chwilą
ago-minutes = { $count ->
        [one] minutę temu
        [few] { $count } minuty temu
       *[many] { $count } minut temu
    }
ago-hours = { $count ->
        [one] godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }
ago-yesterday = wczoraj
ago-days = { $count } dni temu
left-seconds = { $count ->
        [one] została sekunda
        [few] zostały { $count } sekundy
       *[many] zostało { $count } sekund
    }
left-minutes = { $count ->
        [one] została minuta
        [few] zostały { $count } minuty
       *[many] zostało { $count } minut
    }
left-hours = { $count ->
        [one] została godzina
        [few] zostały { $count } godziny
       *[many] zostało { $count } godzin
    }
left-days = { $count ->
        [one] został jeden dzień
        [few] zostały { $count } dni
       *[many] zostało { $count } dni
    }
percent = { $whole }%
points-gained = +{ $whole },{ $tenths } punktu procentowego
points-lost = −{ $whole },{ $tenths } punktu procentowego

# ---- gry

about-ethnos = Zbierz Plemiona, przejmij sześć Królestw
about-lumeria = Dwie armie, jedno pole bitwy
about-imperium = Od barbarzyńców do imperium, karta po karcie
about-runewars = Smocze runy, tajne rozkazy i armie na mapie z heksów
players-range = { $least }–{ $most } graczy
players-exact = { $most ->
        [one] 1 gracz
       *[other] { $most } graczy
    }

# ---- poziomy botów

level-companion-about = Na pierwszą partię
level-novice-about = Dla znających zasady
level-casual-about = Gra dla zabawy
level-skilled-about = Gra o zwycięstwo
level-expert-about = Trudno go pokonać
level-master-about = Najsilniejszy, myśli najdłużej

# ---- strona główna

home-title = Zajmij miejsce
home-line = Zajmij miejsce.
home-lede = Planszowe gry o podboju. Program pilnuje zasad i zaznacza to, co musiał uzupełnić. Graj ze znajomymi albo z botami.
home-game = Gra
home-seats = Miejsca
home-bots = Boty
home-play = Zagraj teraz
home-more = Więcej opcji
home-name = Twoje imię
home-name-about = Widzą je inni gracze. Hasło niepotrzebne.
home-continue = Wróć do swojej gry
home-back = Wróć do stołu
home-yours = Twoje stoły
home-history = Twoje zakończone gry
home-public = Stoły publiczne
home-public-count = czeka na graczy: { $waiting }, w toku: { $playing }
home-your-turn = twoja kolej
home-to-move = ruch: { $seats }
home-gathering = Czekamy na graczy
home-free = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
home-host = Gospodarz: { $seat }
home-watching = { $count ->
        [one] jeden widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
home-alone = { $count ->
        [one] Przeciw botowi
       *[other] Przeciw { $count } botom
    }
home-only-bots = Same boty
home-pace-live = { $minutes } min + { $seconds } s
home-pace-relaxed = { $days ->
        [one] jeden dzień na ruch
       *[other] { $days } dni na ruch
    }
home-do-play = Graj
home-do-look = Zobacz
home-do-sit = Usiądź
home-do-watch = Oglądaj
home-do-replay = Powtórka
home-over = Zakończona
home-place = { $rank }. miejsce
home-place-score = { $rank }. miejsce, { $score ->
        [one] jeden punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
home-rules-changed = Zakończona: zmieniły się zasady
home-abandoned = Porzucona
home-yours-empty = Nie masz jeszcze żadnego stołu
home-yours-empty-about = Zagraj od razu z botami albo otwórz stół i wyślij link znajomym.
home-public-empty = Nie ma teraz stołów publicznych
home-public-empty-about = Otwórz stół publiczny, a inni będą mogli dołączyć.
home-open = Otwórz stół
home-age = Era { $age ->
        [1] I
        [2] II
       *[other] III
    } z { $ages ->
        [2] II
       *[other] III
    }
home-leads = Prowadzi { $seat } (Chwała: { $most }). Twoja Chwała: { $glory }.
home-lead-many = Prowadzą ex aequo: { $seats } (Chwała: { $most }). Twoja Chwała: { $glory }.
home-you-lead = Prowadzisz. Twoja Chwała: { $glory }.
home-you-share = Prowadzisz ex aequo. Twoja Chwała: { $glory }.
home-hand = { $count ->
        [0] Nie masz kart na ręce.
        [one] Masz na ręce jedną kartę.
        [few] Masz na ręce { $count } karty.
       *[many] Masz na ręce { $count } kart.
    }
home-join = Dołącz przez link
home-join-about = Masz od kogoś link? Wklej go tutaj albo po prostu otwórz.
home-join-link = Link lub numer stołu
home-join-do = Przejdź do stołu
home-join-wrong = Pod tym linkiem nie ma stołu. Sprawdź, czy link jest cały.

# ---- nowy stół

new-title = Otwórz stół
new-lede = Wybierz grę i jej opcje. Po otwarciu stołu nie da się ich zmienić, a gracze widzą je, zanim usiądą.
new-game = Gra
new-people = Miejsca i gracze
new-rules = Zasady tego stołu
new-rules-about = Tam, gdzie instrukcje się różnią albo istnieje popularny wariant, decydujesz ty. Opcja domyślna jest już wybrana.
new-usual = domyślne
new-choose = Własny wybór
new-seat = Miejsce { $number }
new-pace = Tempo
new-live = Na żywo
new-live-about = Każdy gracz ma zapas minut i w każdej turze zyskuje kilka sekund. Gdy twój czas się skończy, gra za ciebie bot, dopóki nie wrócisz.
new-relaxed = Przez kilka dni
new-relaxed-about = Każdy gracz ma kilka dni na ruch i może dostać powiadomienie, gdy nadejdzie jego kolej.
new-minutes = Minuty na gracza
new-seconds = Dodatkowe sekundy na turę
new-days = Dni na ruch
new-public = Stół publiczny
new-public-about = Każdy może go znaleźć i usiąść. W przeciwnym razie potrzebny jest link.
new-level = Poziom botów zastępczych
new-level-about = Zajmują wolne miejsca na początku gry i grają za graczy, którzy odejdą.
new-open = Otwórz stół
new-wrong = { $count ->
        [one] Stół nie jest jeszcze otwarty: popraw jedno pole.
        [few] Stół nie jest jeszcze otwarty: popraw { $count } pola.
       *[many] Stół nie jest jeszcze otwarty: popraw { $count } pól.
    }
new-wrong-number = Wybierz liczbę od { $least } do { $most }.
new-wrong-choice = Wybierz jedną z tych opcji.
new-wrong-option = To nie pasuje do pozostałych opcji.
new-wrong-name = Imię musi mieć od 1 do 40 znaków.

# ---- zasady

rules-title = Zasady gry { $seat }
ours = nasze, nie wiadomo, co wydrukowano w pudełku
known-more = Więcej na ten temat
known-ethnos = Ethnos: to, czego nie podają instrukcje, opublikowali właściciele gry. Żadna drukowana wartość nie jest nasza.
known-lumeria = ° nasze. Lumeria: mamy instrukcję, ale nie karty. To, co nosi ten znak, jest naszą rekonstrukcją: większość wartości, wszystkie zdolności, plansza i dwa z trzech scenariuszy.
known-imperium = ° częściowo nasze. Imperium: wartości pochodzą z opublikowanych źródeł i porównaliśmy je z instrukcją tam, gdzie o nich mówi; kilka, których nie podaje żadne źródło, jest naszych. Nazwy kart, których nie znamy z polskiego wydania, przetłumaczyliśmy sami.
known-runewars = ° nasze. Runewars: mamy instrukcję, a część tego, co jest w pudełku, opublikowano. To, co nosi ten znak, odtworzyliśmy sami: większość wskaźników, wypraw, kart taktyki i kart pór roku oraz wiele elementów mapy.
cards-title = Karty gry { $seat }
rules-lede = Zasady własnymi słowami, paragraf po paragrafie. Każdy paragraf ma własny link, do którego odsyła stół.
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-do = Szukaj
rules-clear = Całe zasady
rules-found = { $count ->
        [one] Jeden paragraf zawiera
        [few] { $count } paragrafy zawierają
       *[many] { $count } paragrafów zawiera
    }
rules-none = Żaden paragraf nie zawiera
rules-none-about = Spróbuj krótszego słowa albo zajrzyj do spisu treści.
rules-whole = Całe zasady
rules-before = Poprzedni
rules-after = Następny
rules-link = Link do tego paragrafu
rules-ruling = Nasze rozstrzygnięcie tam, gdzie instrukcje pozostawiają wątpliwość
rules-around = Poprzedni i następny paragraf

# ---- profil

me-title = Twój profil
me-guest = Grasz jako gość. Ustaw hasło, a zachowasz swoje gry i znajdziesz je na każdym urządzeniu.
me-settings = Ustawienia
me-name = Imię
me-name-about = Widzą je inni gracze przy stole. Od 1 do 40 znaków.
me-language = Język
me-theme = Motyw
me-motion = Animacje
me-motion-about = Zawsze wyłączone, jeśli twoje urządzenie ogranicza animacje.
me-sound = Dźwięk
me-notifications = Powiadomienia przeglądarki
me-notifications-about = Gdy nadejdzie twoja kolej, a ta strona jest w tle.
me-save = Zapisz
me-saved = Zapisano.
me-on = tak
me-off = nie
me-upgrade = Ustaw hasło, aby zachować swoje gry
me-upgrade-about = Nie pytamy o adres e-mail, więc zapomnianego hasła nie da się odzyskać.
me-password = Zmień hasło
me-password-old = Obecne hasło
me-password-new = Nowe hasło
me-password-about = Co najmniej 10 znaków.
me-upgrade-do = Ustaw hasło
me-password-do = Zmień hasło
me-webhook = Webhook
me-webhook-about = Gdy nadejdzie twoja kolej, wyślemy pod ten adres krótką wiadomość, na przykład na czat.
me-webhook-url = Adres zaczynający się od https://
me-webhook-do = Zapisz adres
me-webhook-off = Puste pole wyłącza webhook.
me-tokens = Klucze dostępu dla programów
me-tokens-about = Program z twoim kluczem gra jako ty. Daj każdemu programowi osobny klucz; tutaj możesz go unieważnić.
me-token-fresh = Twój nowy klucz. Pokazujemy go tylko raz:
me-token-label = Do czego służy?
me-token-scope = Do czego uprawnia?
me-token-scope-play = oglądanie i gra
me-token-scope-read = tylko oglądanie
me-token-scope-account = oglądanie, gra i zmiany konta
me-token-do = Utwórz klucz
me-token-none = Nie masz żadnych kluczy.
me-token-made = Utworzony
me-token-delete = Unieważnij
me-history = Twoje gry
me-history-none = Nie masz jeszcze zakończonych gier
me-history-none-about = Znajdziesz tu wszystkie swoje zakończone gry z wynikiem, powtórką i analizą.
me-history-older = Starsze gry
me-record = Gry: { $games }, wygrane: { $wins }
me-replay = Powtórka
me-review = Analiza
me-logout = Wyloguj się
me-logout-guest = Wyloguj się i zrezygnuj z tego imienia
me-delete = Usuń to konto
me-delete-about = Twoje ustawienia i klucze zostaną usunięte, a trwające gry potoczą się dalej bez ciebie. Twoje imię zostanie w zapisach rozegranych gier i przy twoich wiadomościach. Tego nie da się cofnąć.
me-delete-confirm = Tak, chcę usunąć swoje konto
me-delete-do = Usuń moje konto
me-wrong-name = Imię musi mieć od 1 do 40 znaków.
me-wrong-taken = To imię jest zajęte.
me-wrong-old = To nie jest twoje obecne hasło.
me-wrong-new = Nowe hasło jest za krótkie.
me-wrong-url = Nie możemy użyć tego adresu: musi zaczynać się od https:// i być dostępny w publicznym internecie.
me-wrong-label = Napisz, do czego służy klucz: od 1 do 40 znaków.
me-wrong-tokens = Masz za dużo kluczy. Najpierw unieważnij któryś z nich.
me-wrong-confirm = Zaznacz pole, aby potwierdzić.

# ---- logowanie

login-title = Zaloguj się
login-lede = Twoje gry i ustawienia na każdym urządzeniu.
login-name = Imię
login-password = Hasło
login-do = Zaloguj się
login-wrong = Błędne imię lub hasło.
login-slow = Za dużo prób. Spróbuj ponownie za kilka minut.
login-new = Pierwszy raz u nas? Do gry nie potrzebujesz konta.
login-play = Zagraj teraz
login-create = Hasło możesz ustawić później w swoim profilu.

# ---- powtórka i analiza

replay-title = Powtórka
replay-see = Widok
replay-open = Wszystkie ręce
replay-spectator = Widz
replay-link = Link do tego momentu
replay-continue = Graj od tego miejsca
replay-continue-about = Tworzy kopię stołu z botami na pozostałych miejscach.
replay-record = Pobierz zapis gry
replay-first = Początek
replay-back = Jeden ruch wstecz
replay-play = Odtwarzaj automatycznie
replay-forward = Jeden ruch naprzód
replay-last = Koniec
replay-move = Ruch
replay-go = Przejdź
replay-at = Ruch { $at } z { $of }
replay-start = Stół jest gotowy. Jeszcze nie było ruchu.
replay-after = Po ruchu { $at }
replay-quiet = Ukryty wybór, którego inni gracze jeszcze nie widzą.
replay-name = { $seat }
replay-happened = Co się stało
replay-hands = Ręce
replay-hand-empty = bez kart
replay-board = Stół po tym ruchu
replay-age-1 = Era I
replay-age-2 = Era II
replay-age-3 = Era III
review-title = Analiza
review-lede = Szanse każdego miejsca na wygraną po każdym ruchu w ocenie bota, który zna wszystkie karty. To szybki szacunek, nie wyrok.
review-expected = Szanse na wygraną
review-graph = Szacowana szansa na wygraną po każdym ruchu, jedna linia na miejsce. Te same liczby są w tabeli poniżej.
review-points = Punkty zwrotne
review-points-none = Żaden ruch nie zmienił wiele.
review-numbers = Wszystkie liczby
review-after = Po ruchu
review-from-to = z { $from }% na { $to }%
review-present = Bieżący moment powtórki
review-none = Dla tej gry nie ma szacunków.
review-accuracy = Trafność
review-accuracy-about = Bot obejrzał jeszcze raz każdy ruch, wiedząc tylko to, co wtedy wiedział gracz. Trafność to udział ruchów tak dobrych jak najlepszy, który znalazł. Ruch liczy się jako gorszy tylko wtedy, gdy traci więcej niż 3% szansy na wygraną i więcej, niż tłumaczy przypadek. Bot jest szybki i nie jest doskonały: kilka procent różnicy znaczy niewiele.
review-seat = Gracz
review-good = Tak dobre jak najlepszy
review-asked = Ruchy z wyborem
review-mistakes-own = Twoje największe błędy
review-mistakes = Największe błędy
review-mistakes-none = Bot nie znalazł ruchu wyraźnie gorszego od innego.
review-better = Lepiej:
review-loss = Koszt: około { $loss }% szansy na wygraną.
review-why = W najbliższych turach lepszy ruch daje:
review-skill = Błąd: inny ruch był lepszy.
review-luck = Bot nie znalazł wyraźnie lepszego ruchu. Zmiana może wynikać z losu, z tego, co było zakryte, albo z błędu szacunku.

# ---- błędy i czekanie

state-computing-title = Analizujemy grę
state-computing-text = Oceniamy każdy ruch tej gry. Strona odświeży się sama.
state-missing-title = Nie ma takiej strony
state-missing-text = Pod tym adresem nie ma strony. Stół mógł zostać usunięty albo link jest niepełny.
state-forbidden-title = Brak dostępu
state-forbidden-text = Ten stół jest prywatny albo może to zrobić tylko gospodarz. Poproś o zaproszenie albo zaloguj się imieniem, na które je wysłano.
state-full-title = Wszystkie miejsca są zajęte
state-full-text = Możesz oglądać ten stół albo usiąść przy innym.
state-offline-title = Brak połączenia
state-offline-text = Twój stół jest bezpieczny. Gdy połączenie wróci, strona sama ruszy dalej.
state-broken-title = Coś poszło nie tak po naszej stronie
state-broken-text = Nic nie przepadło: każdy przyjęty ruch jest zapisany. Spróbuj ponownie za chwilę.
state-busy-title = Chwileczkę
state-busy-text = { $seconds ->
        [one] Za dużo zapytań naraz. Poczekaj sekundę.
        [few] Za dużo zapytań naraz. Poczekaj { $seconds } sekundy.
       *[many] Za dużo zapytań naraz. Poczekaj { $seconds } sekund.
    }
state-rules-title = Gra według starszych zasad
state-rules-text = Ta gra toczyła się według wersji { $rules } zasad, której ten program już nie obsługuje. Wynik jest ważny, a zapis można pobrać, ale nie da się go tu odtworzyć.
state-rules-stopped = Ta gra toczyła się według wersji { $rules } zasad, której ten program już nie obsługuje. Nie można jej tu dokończyć.
state-home = Na stronę główną
state-again = Spróbuj ponownie
state-watch = Oglądaj ten stół
state-login = Zaloguj się
state-record = Pobierz zapis gry

guest-name = Gość { $number }
