# Věty společné stolům všech her.

seat = Místo { $number }
seat-you = Místo { $number } (ty)
player = { $name }
player-you = { $name } (ty)

record-back = Vráceno k tahu { $left }.
record-undo = { $seat } vrací tahy: { $moves }.

play-welcome = Sedíš na místě { $number }. Napiš číslo tahu. Další klávesy: u vezme zpět, w ukáže stůl, r vysvětlí pravidlo, q skončí.
play-commitment = Veškerá náhoda v této hře vychází z tajného kódu s níže uvedeným otiskem. Zápis hry kód po skončení prozradí.
    SHA-256
play-answer = Tvůj tah:
play-choose = Napiš číslo od 1 do { $most } nebo u, w, r, q.
play-taken-back = Vzato zpět.
play-cannot-take-back = To nelze vzít zpět: od té doby se něco dobralo či ukázalo, táhl už jiný hráč, nebo zatím nemáš žádný tah.
play-left = Opouštíš hru.
play-result = { $seat }: { $rank }. místo, skóre { $score }

advice-asked = Po tahu { $step } je na řadě: { $seat }.
advice-seed = semínko { $seed }:
advice-even = Mezi prvními { $count } tahy není jasný rozdíl.
advice-why = V nejbližších tazích přináší první tah místo toho:

refusal-has-begun = Hra už začala.
refusal-not-begun = Hra ještě nezačala.
refusal-over = Tato hra už skončila.
refusal-not-host = To smí jen hostitel.
refusal-not-seated = U tohoto stolu nesedíš.
refusal-already-seated = Tato osoba už u stolu sedí.
refusal-no-such-seat = Takové místo tu není.
refusal-seat-taken = Toto místo je obsazené.
refusal-full = Všechna místa jsou obsazená.
refusal-no-person = Nejdřív se musí posadit alespoň jeden člověk.
refusal-stale = Stůl se mezitím změnil. Podívej se znovu.
refusal-future = Tak daleko tato hra ještě nedošla.
refusal-not-asked = Teď nemáš o čem rozhodovat.
refusal-unreadable = Takový tah v této hře není.
refusal-illegal = Pravidla to nedovolují.
refusal-nothing-to-undo = Nemáš žádný tah, který by šlo vzít zpět.
refusal-plea-open = Jiná žádost o vrácení tahu ještě čeká na souhlas.
refusal-no-plea = Žádná žádost nečeká na tvůj souhlas.
refusal-undo-denied = Ostatní s vrácením nesouhlasili.
refusal-undo-too-often = Bereš zpět velmi často a hra se nehýbe dál. Hraj dál; po novém tahu půjde zase brát zpět.
refusal-rules-changed = Od začátku této hry se změnila pravidla. Nejdřív se rozhodněte, zda hrát dál.
refusal-rules-same = Pravidla této hry se nezměnila.
refusal-already-agreed = Tvůj souhlas už máme.
refusal-stand-in = Hraje za tebe bot. Nejdřív se vrať na své místo.
refusal-bot-first = Na místo se vracíš už poněkolikáté bez tahu. Tento tah udělá bot, potom bude místo zase tvoje.
refusal-no-stand-in = Žádný bot za tebe nehraje.
refusal-has-resigned = Tuto hru už máš vzdanou.
refusal-not-absent = Tato osoba je u stolu, nebo odešla teprve před chvílí.
refusal-muted = Hostitel ti tu nedovoluje psát.
refusal-too-much-chat = Diváci zatím napsali dost. Chvíli počkej.
refusal-too-fast = Za poslední minutu píšeš opravdu hodně. Chvíli počkej.
refusal-too-often = Za poslední minutu toho u tohoto stolu měníš opravdu hodně. Chvíli počkej.
refusal-no-such-line = Tato zpráva už tu není, nebo je tvoje vlastní.
refusal-not-invited = Žádné místo na tebe nečeká.
refusal-has-declined = Tato osoba pozvání odmítla.
refusal-removed = Hostitel tě od tohoto stolu vykázal. Znovu se posadit můžeš, jen když tě pozve.
refusal-not-full = Ještě nejsou obsazená všechna místa.
refusal-not-ready = Ještě nejsou připraveni všichni.
refusal-already-ready = Připravenost už máš potvrzenou.
refusal-not-over = Hra ještě neskončila.
refusal-no-scope = Tento přístupový klíč k tomu neopravňuje.
refusal-too-many-tables = Máš příliš mnoho otevřených stolů. Nejdřív některé dohraj nebo zavři.
refusal-too-many-public-tables = Příliš mnoho veřejných stolů od tebe nebo z tvé sítě čeká na hráče. Nejdřív některé spusť nebo zavři.
refusal-too-many-invitations = Tato osoba má už příliš mnoho pozvánek.
refusal-too-many-connections = Příliš mnoho připojení z tvé adresy. Zavři některá okna a zkus to znovu.
refusal-bad-text = Zpráva musí mít 1 až 500 znaků.
refusal-bad-word = Tvé slovo musí být jeden řádek o 1 až 80 znacích.
refusal-no-session = Přihlášení vypršelo. Přihlas se znovu.
refusal-too-many = To bylo příliš rychle. Chvíli počkej a zkus to znovu.
refusal-unavailable = Nepodařilo se to uložit. Zkus to znovu; nic se neprovede dvakrát.
refusal-unknown = Teď to nejde.

notify-turn = Jsi na tahu.
notify-turn-of = Na tahu:
notify-over = Hra skončila.
