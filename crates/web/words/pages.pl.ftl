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

about-ethnos = Zbierz plemiona, zdobądź sześć królestw
about-lumeria = Dwie armie, trzy wzgórza
about-imperium = Od barbarzyńców do imperium, karta po karcie
players-range = { $least }–{ $most } graczy
players-exact = { $most ->
        [one] 1 gracz
       *[other] { $most } graczy
    }

# ---- poziomy botów

level-novice-about = Na pierwszą partię
level-casual-about = Gra dla przyjemności
level-skilled-about = Chce wygrać
level-expert-about = Trudno go pokonać
level-master-about = Najmocniejszy, myśli najdłużej

# ---- strona główna

home-title = Zajmij miejsce
home-line = Zajmij miejsce.
home-lede = Gry o podboju, rozgrywane ściśle według zasad, ze znajomymi albo z botami, które myślą.
home-game = Gra
home-seats = Miejsca
home-bots = Boty
home-play = Zagraj teraz
home-more = Stół z opcjami
home-name = Twoje imię
home-name-about = Widzą je inni. Hasło niepotrzebne.
home-continue = Wróć tam, gdzie trwa gra
home-back = Wróć do stołu
home-yours = Twoje stoły
home-history = Wszystkie gry, także zakończone
home-public = Stoły publiczne
home-public-count = czeka: { $waiting }, w grze: { $playing }
home-your-turn = twoja kolej
home-to-move = ruch: { $seats }
home-gathering = Gracze zajmują miejsca
home-free = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
home-host = Gospodarz: { $seat }
home-watching = { $count ->
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
home-alone = { $count ->
        [one] Przeciw botowi
       *[other] Przeciw { $count } botom
    }
home-nobody = Same boty
home-pace-live = { $minutes } min + { $seconds } s
home-pace-relaxed = { $days ->
        [one] jeden dzień na odpowiedź
       *[other] { $days } dni na odpowiedź
    }
home-do-play = Graj
home-do-look = Zobacz
home-do-sit = Usiądź
home-do-watch = Oglądaj
home-do-replay = Powtórka
home-over = Koniec
home-place = Lokata { $rank }
home-place-score = Lokata { $rank }, { $score ->
        [one] jeden punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
home-rules-changed = Zakończona: zmieniły się zasady
home-abandoned = Porzucona
home-yours-empty = Nie masz jeszcze żadnego stołu
home-yours-empty-about = Zagraj od razu przeciw botom albo otwórz stół i wyślij link znajomym.
home-public-empty = Nikt teraz nie czeka publicznie
home-public-empty-about = Otwórz publiczny stół; usiądzie każdy, kto zechce.
home-open = Otwórz stół
home-age = Era { $age } z { $ages }
home-leads = Prowadzi { $seat } (Chwała: { $most }), twoja Chwała: { $glory }.
home-lead-many = Prowadzą ex aequo: { $seats } (Chwała: { $most }), twoja Chwała: { $glory }.
home-you-lead = Prowadzisz, twoja Chwała: { $glory }.
home-you-share = Prowadzisz ex aequo, twoja Chwała: { $glory }.
home-hand = { $count ->
        [0] Nie masz kart na ręce.
        [one] Masz na ręce jedną kartę.
        [few] Masz na ręce { $count } karty.
       *[many] Masz na ręce { $count } kart.
    }
home-join = Dołącz przez link
home-join-about = Masz link od kogoś? Wklej go tutaj albo po prostu otwórz.
home-join-link = Link lub numer stołu
home-join-do = Idź do stołu
home-join-wrong = Pod tym linkiem nie ma stołu. Sprawdź, czy jest cały.

# ---- nowy stół

new-title = Otwórz stół
new-lede = Wybierz, w co i jak się gra. Po otwarciu stołu nic się już nie zmienia, a każdy widzi to, zanim usiądzie.
new-game = W co się gra
new-people = Miejsca i ludzie
new-rules = Zasady tego stołu
new-rules-about = Gdzie instrukcje się różnią albo istnieje popularny wariant, decydujesz ty. Zwykła odpowiedź jest już wybrana.
new-usual = zwykle
new-choose = Wybieram
new-seat = Miejsce { $number }
new-pace = Tempo
new-live = Za jednym posiedzeniem
new-live-about = Każdy ma zapas minut i z każdą turą zyskuje kilka sekund. Gdy zapas się skończy, gra bot, dopóki gracz nie wróci.
new-relaxed = Przez wiele dni
new-relaxed-about = Każdy ma kilka dni na odpowiedź i może dostać powiadomienie, gdy nadejdzie jego kolej.
new-minutes = Minuty w zapasie
new-seconds = Sekundy zyskiwane w turze
new-days = Dni na odpowiedź
new-public = Na liście dla wszystkich
new-public-about = Każdy może go znaleźć i usiąść. Inaczej przyjdą tylko ci, którzy mają link.
new-level = Boty w zastępstwie
new-level-about = Zajmują wolne miejsca, gdy gra się zaczyna, i grają za tych, którzy odejdą.
new-open = Otwórz stół
new-wrong = { $count ->
        [one] Stół nie jest jeszcze otwarty: jedna odpowiedź wymaga poprawki.
        [few] Stół nie jest jeszcze otwarty: { $count } odpowiedzi wymagają poprawki.
       *[many] Stół nie jest jeszcze otwarty: { $count } odpowiedzi wymaga poprawki.
    }
new-wrong-number = Wybierz liczbę od { $least } do { $most }.
new-wrong-choice = Wybierz jedną z tych odpowiedzi.
new-wrong-option = Tego nie da się zagrać razem z pozostałymi odpowiedziami.
new-wrong-name = Imię ma od 1 do 40 znaków.

# ---- zasady

rules-title = Zasady gry { $seat }
cards-title = Karty gry { $seat }
rules-lede = Opowiedziane paragraf po paragrafie. Każdy paragraf ma własny adres, do którego odsyła stół.
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
rules-before = Wcześniej
rules-after = Dalej
rules-link = Adres tego paragrafu
rules-ruling = Nasze rozstrzygnięcie tam, gdzie instrukcje zostawiają pytanie otwarte
rules-around = Paragrafy przed i po

# ---- profil

me-title = Twoja strona
me-guest = Jesteś tu tylko z imienia. Ustaw hasło, a twoje gry zostaną z tobą na każdym urządzeniu.
me-settings = Tak, jak lubisz
me-name = Imię
me-name-about = Widzą je inni przy stole. Od 1 do 40 znaków.
me-language = Język
me-theme = Dzień czy noc
me-motion = Animacje
me-motion-about = Wyłączone, jeśli prosi o to twoje urządzenie, bez względu na to ustawienie.
me-sound = Dźwięk
me-notifications = Powiadomienia przeglądarki
me-notifications-about = Gdy nadejdzie twoja kolej, a strona jest w tle.
me-save = Zapisz
me-saved = Zapisano.
me-on = tak
me-off = nie
me-upgrade = Zachowaj swoje gry: ustaw hasło
me-upgrade-about = Nie pytamy o adres poczty. Zapomnianego hasła nie da się wysłać.
me-password = Zmień hasło
me-password-old = Obecne hasło
me-password-new = Nowe hasło
me-password-about = Co najmniej 10 znaków.
me-upgrade-do = Ustaw hasło
me-password-do = Zmień hasło
me-webhook = Wywołaj adres sieciowy
me-webhook-about = Gdy nadejdzie twoja kolej, wysyłamy krótką wiadomość pod ten adres. Przydatne dla komunikatorów.
me-webhook-url = Adres zaczynający się od https://
me-webhook-do = Zapisz adres
me-webhook-off = Puste pole wyłącza wywołania.
me-tokens = Klucze dla programów
me-tokens-about = Program z twoim kluczem siada do stołu jako ty. Daj każdemu własny klucz; tutaj możesz go odebrać.
me-token-fresh = Twój nowy klucz. Widać go tylko ten jeden raz:
me-token-label = Do czego służy?
me-token-do = Utwórz klucz
me-token-none = Żaden program nie gra za ciebie.
me-token-made = Utworzony
me-token-unused = nieużywany
me-token-used = ostatnio użyty
me-token-delete = Odbierz
me-history = Twoje gry
me-history-none = Nie masz jeszcze zakończonej gry
me-history-none-about = Znajdziesz tu każdą grę z wynikiem, powtórką i analizą.
me-history-older = Starsze gry
me-record = Gry: { $games }, wygrane: { $wins }
me-replay = Powtórka
me-review = Analiza
me-logout = Wyloguj
me-logout-guest = Wyloguj i utrać to imię
me-delete = Usuń to konto
me-delete-about = Twoje imię zniknie ze wszystkich stołów, a ustawienia i klucze zostaną skasowane. Zakończone gry pozostaną, z „kimś” na twoim miejscu. Tego nie da się cofnąć.
me-delete-confirm = Naprawdę tego chcę
me-delete-do = Usuń na zawsze
me-wrong-name = Imię ma od 1 do 40 znaków.
me-wrong-taken = To imię jest zajęte.
me-wrong-old = To nie jest twoje obecne hasło.
me-wrong-new = Nowe hasło jest za krótkie.
me-wrong-url = Tego adresu nie możemy wywołać: musi zaczynać się od https:// i prowadzić do publicznej sieci.
me-wrong-label = Napisz, do czego służy klucz: od 1 do 40 znaków.
me-wrong-confirm = Zaznacz pole, jeśli naprawdę tego chcesz.

# ---- logowanie

login-title = Zaloguj się
login-lede = Twoje gry i ustawienia na każdym urządzeniu.
login-name = Imię
login-password = Hasło
login-do = Zaloguj się
login-wrong = Imię i hasło nie pasują do siebie.
login-slow = Za dużo prób. Spróbuj ponownie za kilka minut.
login-new = Pierwszy raz? Do gry nie trzeba konta.
login-play = Zagraj teraz
login-create = Hasło można ustawić później, na własnej stronie.

# ---- powtórka i analiza

replay-title = Powtórka
replay-see = Widok
replay-open = Odkryte ręce
replay-spectator = Widz
replay-link = Link do tej chwili
replay-continue = Graj dalej stąd
replay-continue-about = Kopia stołu, na pozostałych miejscach boty.
replay-record = Zapis
replay-first = Początek
replay-back = Jedna odpowiedź wstecz
replay-forward = Jedna odpowiedź naprzód
replay-last = Koniec
replay-move = Odpowiedź
replay-go = Przejdź
replay-at = Odpowiedź { $at } z { $of }
replay-start = Stół jest gotowy; nikt jeszcze nie odpowiada.
replay-after = Po odpowiedzi { $at }
replay-quiet = Wybór, którego nikt inny jeszcze nie widzi.
replay-name = { $seat }
replay-happened = Co się stało
replay-hands = Ręce
replay-hand-empty = bez kart
replay-board = Stół po tej odpowiedzi
replay-age-1 = era I
replay-age-2 = era II
replay-age-3 = era III
review-title = Analiza
review-lede = Jak bot, który widzi wszystkie ręce, ocenia szanse każdego miejsca po każdej odpowiedzi. To ocena na pierwszy rzut oka, nie wyrok.
review-expected = Kto miał wygrać
review-graph = Oczekiwana szansa na wygraną po każdej odpowiedzi, jedna linia na miejsce. To samo w liczbach jest w tabeli poniżej.
review-points = Punkty zwrotne
review-points-none = Żadna odpowiedź nie zmieniła wiele.
review-numbers = To samo w liczbach
review-after = Po odpowiedzi
review-from-to = z { $from }% na { $to }%
review-present = Ta chwila powtórki
review-none = Dla tej gry nie ma oczekiwań.

# ---- gdy coś stoi na drodze

state-computing-title = Przeglądamy tę grę
state-computing-text = Oceniamy każdy ruch tej gry. Strona odświeży się sama.
state-missing-title = Nic tu nie ma
state-missing-text = Pod tym adresem nie ma strony. Stół mógł zostać sprzątnięty albo link nie jest cały.
state-forbidden-title = Nie dla tych oczu
state-forbidden-text = Ten stół jest prywatny albo może to zrobić tylko gospodarz. Poproś o zaproszenie lub zaloguj się imieniem, które zaproszono.
state-full-title = Wszystkie miejsca zajęte
state-full-text = Możesz oglądać ten stół albo usiąść przy innym.
state-offline-title = Brak połączenia
state-offline-text = Stół czeka bezpiecznie tak, jak został. Gdy połączenie wróci, strona ruszy sama.
state-broken-title = Coś zepsuło się po naszej stronie
state-broken-text = Nic nie przepada: każda przyjęta odpowiedź jest zachowana. Spróbuj ponownie za chwilę.
state-busy-title = Chwileczkę
state-busy-text = { $seconds ->
        [one] Za dużo zapytań naraz. Dalej za sekundę.
        [few] Za dużo zapytań naraz. Dalej za { $seconds } sekundy.
       *[many] Za dużo zapytań naraz. Dalej za { $seconds } sekund.
    }
state-rules-title = Gra według starszych zasad
state-rules-text = Ta gra toczyła się według wersji { $rules } zasad, której ten program już nie obsługuje. Wynik jest ważny, a zapis można pobrać, ale nie da się go tu odtworzyć.
state-rules-stopped = Ta gra toczyła się według wersji { $rules } zasad, której ten program już nie obsługuje. Nie można jej tu dokończyć.
state-home = Na stronę główną
state-again = Spróbuj ponownie
state-watch = Oglądaj ten stół
state-login = Zaloguj się
state-record = Pobierz zapis

guest-name = Gość { $number }
