import type { commandLineTexts as reference } from '../en/command-line.ts';
import type { Translation } from '../texts.ts';

/** Everything the command line says. */
export const commandLineTexts: Translation<typeof reference> = {
  // What the help says.
  'cli.about': 'Rundelægger, kontrollerer og beregner skakturneringer.',
  'cli.help.usage': 'Brug:',
  'cli.help.arguments': 'Argumenter:',
  'cli.help.options': 'Tilvalg:',
  'cli.help.commands': 'Kommandoer:',
  'cli.help.help': 'vis denne hjælp',
  'cli.help.version': 'vis udgaven',
  'cli.command.pair': 'rundelæg den næste eller en bestemt runde',
  'cli.command.check': 'læg alle runder på ny, og sammenlign',
  'cli.command.bracket': 'vis en pokalturnerings skema med alle kampe',
  'cli.command.standings': 'stillingen med korrektioner',
  'cli.command.prizes': 'fordel præmierne efter en plan',
  'cli.command.rate': 'beregn spillernes nye ratingtal',
  'cli.command.championship':
    'klasserne i et klubmesterskab: pointkrav, hvad hver mangler, næste år',
  'cli.championship.no-export':
    'det er ikke en eksport af en turnering (JSON), og kun den kender klasser',
  'cli.command.schedule': 'rundeskema til alle-mod-alle',
  'cli.command.convert': 'omsæt mellem TRF, JSON, CSV og PGN',
  'cli.command.report': 'siger, hvad FILE mangler som rapport til FIDE',
  'cli.command.forms': 'udfyld FIDE’s formularer: titelnorm, turneringsrapport, dommernormer',
  'cli.command.generate': 'lav en tilfældig turnering ud fra et lodtrækningstal',
  'cli.command.installation':
    'Eksportér installationens egne oplysninger (navn, logo, standarder) fra en datamappe, eller importér dem',
  'cli.argument.installation-act': '`export` eller `import`',
  'cli.argument.installation-file': 'Filen',
  'cli.installation.exported': 'Skrevet: {file}.',
  'cli.installation.imported': 'Læst ind: {file}.',
  'cli.usage.installation-act': '{act} kan ikke udføres: {known}.',
  'cli.command.ratings':
    'Registrerede ratingtal i en datamappe: lister, indberetninger, tildelinger, og hvor hvert tal kommer fra',
  'cli.argument.ratings-act':
    '`list`, `show`, `explain`, `events`, `open`, `grant`, `report`, `take-back`, `recalculate`, `adjust`, `lift`, `check`, `export` eller `import`',
  'cli.argument.ratings-what':
    'Filen eller filerne; en person ved navn eller nummer; en liste ved navn; id’et på det, der tages tilbage',
  'cli.option.ratings-day':
    'dagen: for listen, for tildelingen, eller da indberetningen kom; ellers i dag',
  'cli.option.ratings-source': 'open: hvor listen er fra',
  'cli.option.ratings-name': 'report: turneringens navn, hvis ikke som i filen',
  'cli.option.ratings-from':
    'list candidates: resultater efter denne dag; report: den første dag, hvis ikke som i filen',
  'cli.option.ratings-to': 'report: den sidste dag, hvis ikke som i filen',
  'cli.option.ratings-abroad': 'report: spillet i udlandet',
  'cli.option.ratings-player':
    'report: spilleren, hvis egen indberetning fra udlandet det er; filen har en linje pr. parti: modstander; forbund; rating; egne point',
  'cli.option.ratings-place': 'report --player: hvor der blev spillet',
  'cli.option.ratings-won': 'report --player: vandt turneringen eller gruppen, alene eller delt',
  'cli.option.ratings-all-play-all': 'report --player: alle i gruppen mødte alle',
  'cli.option.ratings-as-one': 'report: filerne er dele af én turnering (DSU 2002 §65e)',
  'cli.option.ratings-estimate': 'report: hvad modstandere i udlandet uden tal skønnes til',
  'cli.option.ratings-rating': 'grant: tallet',
  'cli.option.ratings-ground': 'grant: af hvilken grund',
  'cli.option.ratings-membership': 'grant: hvor spilleren hører til',
  'cli.option.ratings-by': 'grant: hvem der indstiller, hvis ikke som reglementet siger',
  'cli.option.ratings-approved-by': 'grant: hvem der godkendte',
  'cli.option.ratings-committee-agrees': 'grant: ratingkomiteen har også godkendt',
  'cli.option.ratings-new':
    'grant: en, der endnu ikke er registreret; WHO er navnet, »Efternavn, Fornavn«',
  'cli.option.ratings-number': 'grant --new: nummeret på forbundets liste',
  'cli.option.ratings-fide-id': 'grant --new: FIDE-nummeret',
  'cli.option.ratings-born': 'grant --new: fødselsdag eller fødselsår',
  'cli.option.ratings-club': 'grant --new: klubben',
  'cli.option.ratings-federation': 'grant --new: forbundet, hvis det ikke er ens eget',
  'cli.option.ratings-sex': 'grant --new: m eller w',
  'cli.option.ratings-act': 'explain: kun denne turnering, ved sit id',
  'cli.option.ratings-sample': 'check: så mange turneringer',
  'cli.option.ratings-yes': 'udfør det; ellers vises kun, hvis tal ændres',
  'cli.ratings.ask': 'Med --yes udføres det.',
  'cli.ratings.nobody': 'Ingen med ratingtal fundet ved »{text}«.',
  'cli.ratings.nobody-new':
    'Ingen fundet ved »{text}«, heller ikke i registret; --new opretter en ny.',
  'cli.ratings.estimate-at-home':
    '--estimate gælder kun turneringer i udlandet (DSU 2002 4.5.5.2): angiv --abroad',
  'cli.ratings.no-days': '{file} siger ikke, hvornår der blev spillet: angiv --from og --to.',
  'cli.ratings.unknown-list': 'Der findes ingen liste {text}; kendte er {known}.',
  'cli.ratings.no-sample': 'Ingen dansk turnering havde en spiller fra de offentliggjorte lister.',
  'cli.command.sanctions':
    'Advarsler og karantæner i en datamappe: hvem har hvilke på en dag; tildel, ophæv, slet det, der skal slettes',
  'cli.argument.sanctions-act': '`list`, `show`, `add`, `lift`, `delete`, `export` eller `import`',
  'cli.argument.sanctions-what': 'En person i registret ved navn eller nummer; filen',
  'cli.option.sanctions-day':
    'dagen: for listen, for afgørelsen, eller fra hvilken den ophæves; ellers i dag',
  'cli.option.sanctions-due': 'list: kun det, der skal slettes',
  'cli.option.sanctions-kind': 'add: hvad der tildeles',
  'cli.option.sanctions-ground': 'add: for hvad',
  'cli.option.sanctions-from': 'add: karantænens første dag, hvis ikke afgørelsens',
  'cli.option.sanctions-months': 'add: hvor mange måneder den tildeles for',
  'cli.option.sanctions-weeks': 'add: hvor mange uger, i stedet for måneder',
  'cli.option.sanctions-last-day': 'add: den sidste dag, i stedet for måneder',
  'cli.option.sanctions-event': 'add: turneringen, den stammer fra',
  'cli.option.sanctions-event-ends': 'add: den turnerings sidste dag',
  'cli.option.sanctions-by': 'add: hvervet, der tildelte den (tk, su); lift: hvem der afgjorde det',
  'cli.option.sanctions-body': 'add: hvilken, eller hvem ellers',
  'cli.option.sanctions-reasons': 'add, lift: begrundelsen',
  'cli.option.sanctions-copies': 'add: hvem der får kopi',
  'cli.option.sanctions-no': 'lift: hvilken, ved dens nummer; ellers den eneste, der gælder',
  'cli.option.sanctions-yes':
    'udfør det, selv om det samme allerede er registreret; delete: udfør det',
  'cli.sanctions.added': 'Indtastet: {what}.',
  'cli.sanctions.lifted': 'Ophævet: {what}.',
  'cli.sanctions.deleted': 'Slettet: {count}.',
  'cli.sanctions.would-delete':
    'Skal slettes: {count}. Med --yes slettes det og kan ikke hentes tilbage.',
  'cli.sanctions.nobody': 'Ingen i registret fundet ved »{text}«.',
  'cli.sanctions.no-such-no': '{name} har intet at ophæve under det nummer.',
  'cli.sanctions.which-no': '{name} har flere, der gælder: angiv hvilken med --number ({numbers}).',
  'cli.command.register':
    'Personregistret i en datamappe: eksportér eller importér det, find personer, indlæs en liste',
  'cli.argument.register-act': '`export`, `import`, `people`, `list`, `offices` eller `licences`',
  'cli.argument.register-what':
    'Filen; med `people` et navn, et nummer eller en klub, med `licences` et navn',
  'cli.option.register-day':
    'listens dag, eller dagen for medlemskaber, hverv og licenser (2026-11-22); ellers i dag',
  'cli.option.register-federation': 'list: klubbernes forbund (DEN)',
  'cli.option.register-all': 'listen har alle medlemmer: den, der mangler, er det ikke længere',
  'cli.option.register-yes': 'list: indlæs den; ellers vises den kun',
  'cli.register.row': 'Række',
  'cli.register.ask': 'Med --yes indlæses {count|én person|{count} personer}.',
  'cli.command.contest':
    'Klubårets konkurrencer i en datamappe: vis dem alle eller én, eksportér eller importér',
  'cli.argument.contest-act': '`list`, `show`, `export` eller `import`',
  'cli.argument.contest-what': 'Konkurrencens adresse eller hele navn; med `import` filen',
  'cli.argument.contest-file': 'export: filen; ellers skrives den ud her',
  'cli.option.contest-day': 'show: dagen, den ses på (2026-11-22); ellers i dag',
  'cli.contest.none': 'Der er endnu ingen konkurrencer.',
  'cli.contest.nothing': 'der er ingen konkurrence »{which}«, hverken efter adresse eller navn',
  'cli.contest.several': 'flere konkurrencer hedder »{which}«; angiv adressen: {addresses}',
  'cli.contest.imported': '{file} er hentet ind som konkurrencen {contest}.',
  'cli.command.league':
    'Holdturneringerne i en datamappe: liste, eksport, import, rapportfiler og sæsoner, der begyndte andetsteds.',
  'cli.argument.league-act':
    '`list`, `export`, `import`, `report`, `season`, `rating`, `players` eller `prizes`',
  'cli.argument.league-what':
    'Holdturneringens adresse eller hele navn; report og season: derefter rækken, så filen eller filerne',
  'cli.option.league-to': 'report: `trf26` (normalt) eller `trf16`',
  'cli.option.league-take':
    'season: overtag den; ellers siges det kun, hvad der ville blive overtaget',
  'cli.league.none': 'Der er endnu ingen holdturneringer.',
  'cli.league.nothing': 'der er ingen holdturnering »{which}«, hverken efter adresse eller navn',
  'cli.league.several': 'flere holdturneringer hedder »{which}«; angiv adressen: {addresses}',
  'cli.league.imported': '{file} er hentet ind som holdturneringen {league}.',
  'cli.league.no-division': 'der er ingen række »{which}«; der er: {known}',
  'cli.league.season-would':
    '{teams|1 hold|{teams} hold}, {players|1 spiller|{players} spillere}, {matches|1 holdkamp|{matches} holdkampe}, {played} med resultat',
  'cli.league.season-taken': 'Overtaget: {what}.',
  'cli.league.season-look': 'Ville blive overtaget (med --take): {what}.',
  'cli.league.season-line': '{file}: linje {row}: {what}',
  'cli.option.league-month': 'rating: måneden (2026-11); udeladt: hele sæsonen',
  'cli.option.league-rules': 'rating: udgaven af ratingreglerne (dsu-2010, dwz-2026, fide-2024 …)',
  'cli.league.rating':
    '{edition}: {games|1 ratet parti|{games} ratede partier}, {people|1 spiller|{people} spillere}, {left} ikke ratet',
  'cli.league.no-rules': 'der er ingen ratingregler »{text}«; der er: {known}',
  'cli.command.entries':
    'Anmeldelseslisterne til RKF: hvem alle stævners lister venter på, eller én med bemærkningerne til hver tilmelding',
  'cli.argument.entries-act': 'list (alle stævner), show HVAD (ét stævne)',
  'cli.command.event': 'Stævnerne i en datamappe: vis dem alle eller ét, eksportér eller importér',
  'cli.argument.event-act':
    '`list`, `show`, `timeline`, `classes`, `fees`, `invitation`, `say`, `export` eller `import`',
  'cli.argument.event-what': 'Stævnets adresse eller hele navn; med `import` filen',
  'cli.option.event-day': 'timeline, fees, entries: dagen, den ses på (2026-11-22); ellers i dag',
  'cli.argument.event-file': 'export: filen; ellers skrives det ud her. say: FELT=VÆRDI',
  'cli.event.none': 'Der er endnu ingen stævner.',
  'cli.event.nothing': 'der er intet stævne »{which}«, hverken efter adresse eller navn',
  'cli.event.several': 'flere stævner hedder »{which}«; angiv adressen: {addresses}',
  'cli.event.imported':
    'Læst ind: {file}, på adressen {event}. Grupperne er turneringer, hver med sin egen fil.',
  'cli.command.move':
    'flyt alt, der er gemt, fra en mappe til en PostgreSQL-database eller tilbage',
  'cli.option.move-from': 'mappe eller adresse, hvor det er',
  'cli.option.move-to': 'mappe eller adresse, hvor det skal hen; der må ikke være noget',
  'cli.move.done':
    '{books} bøger med {entries} indførsler og {accounts} konti er flyttet, og hver række er sammenlignet med det, der blev læst tilbage.',
  'cli.move.damaged': '{journal} var beskadiget i forvejen og er flyttet, som den er.',
  'cli.usage.no-mail-server':
    'ROKADE_SMTP: her skal stå adressen på en mailserver, smtps://bruger:adgangskode@vært:465 eller smtp://vært:587',
  'cli.usage.no-mail-address': 'ROKADE_MAIL_FROM: her skal stå en mailadresse, kontor@example.org',
  'cli.usage.no-database-address':
    '{what} er ikke adressen på en PostgreSQL-database: postgres://bruger:adgangskode@vært:5432/navn',
  'cli.command.open': 'start programmet til denne computer, og vis det i browseren',
  'cli.command.publish': 'skriv de offentlige sider som almindelige filer til et webhotel',
  'cli.command.sandbox':
    'starter et opfundet stævne til at prøve programmer på, adskilt fra alle andre data',
  'cli.command.broadcast':
    'hold en broadcast på lichess ajour med en turnerings offentlige partier',
  'cli.command.boards': 'tag trækkene, som elektroniske brætter skriver i PGN-filer',
  'cli.command.serve': 'start hele programmet med websider',
  'cli.option.explain-prizes': 'begrund hver præmie med reglens paragraf',
  'cli.option.plan': 'JSON-fil med præmieplanen',
  'cli.argument.file': 'TRF-fil, JSON-fil fra Rokade eller partier i PGN; - læser standardinput',
  'cli.argument.in': 'TRF, JSON eller en spillerliste i CSV; - læser standardinput',
  'cli.argument.publish-folder': 'spejlets mappe, tom eller lavet af denne kommando',
  'cli.argument.broadcast-tournament': 'turneringens adresse, som i /t/ADRESSE',
  'cli.argument.boards-folder': 'mappen, som brætternes program skriver i',
  'cli.argument.out': 'den nye fil (.trf .json .csv .pgn); - skriver til standardoutput',

  // What the help says of each option.
  'cli.option.lang': 'sprog',
  'cli.option.all-faults': 'nævn alle fejl, ikke kun den første',
  'cli.option.lenient': 'gæt ved fejl i rapportfilen, og nævn hvert gæt',
  'cli.option.format': 'hvordan svaret skrives',
  'cli.option.rating-edition':
    'reglernes udgave (dsu-2010, dwz-1992 …); ellers den, der gjaldt ved turneringens slutning',
  'cli.option.rating-system': 'ratingsystem (dsu, fide, dwz)',
  'cli.option.system': 'turneringssystem (monrad, nordic, dutch, tempelhof, cup …)',
  'cli.option.round': 'runden; ellers den næste (pair) eller den sidste',
  'cli.option.checklist':
    'vis i stedet, hvad der tæller ved lægningen, spiller for spiller (dutch, dubov, burstein)',
  'cli.option.registered': 'dagen, da turneringen blev anmeldt til Elo-rating',
  'cli.option.reported': 'dagen, da den blev indberettet',
  'cli.option.edition': 'reglernes udgave (fide-2026, fide-2017 …); ellers den nyeste',
  'cli.option.explain': 'begrund hver parring med reglens paragraf',
  'cli.option.system-byes': 'pokal: hvem der er oversidder i den indledende runde (3,7)',
  'cli.option.lot-seed':
    'pokal, omkamp: træk lod ud fra dette lodtrækningstal, hvor der skal trækkes lod',
  'cli.option.system-ranking': 'omkamp: rækkefølgen efter den næste korrektion (4,1,2)',
  'cli.option.standings': 'også stillingen skal stemme (point og pladser i filen)',
  'cli.option.standings-by-round':
    'vis også stillingen efter hver runde, efter filens korrektioner',
  'cli.option.tiebreaks':
    'korrektioner i rækkefølge, adskilt af komma (DSU-AK,BH-C1); ellers filens egne',
  'cli.option.rules': 'udgaven af FIDEs regler',
  'cli.option.method': 'beregningsmetode; ellers efter DSU 2002 4.5.2.1',
  'cli.option.rate-no-shows': 'medregn partier, hvor en spiller udeblev (DSU 2002 4.5.4.2)',
  'cli.option.schedule-table': 'rundeskemaet (berger, dsu, tempelhof, rutsch)',
  'cli.option.players': 'antal spillere',
  'cli.option.rounds': 'antal runder',
  'cli.option.seed': 'en tekst; samme lodtrækningstal giver samme turnering; ellers et tilfældigt',
  'cli.option.system-first-round':
    'tempelhof: første runde efter lod eller efter ratingtal, øverste halvdel mod nederste',
  'cli.option.system-provisional-rating': 'dubov: ratingtal for spillere uden; ellers 1400',
  'cli.option.system-top-value': 'keizer: førstepladsens værdi; ellers tre gange den sidstes',
  'cli.option.system-most-meetings': 'keizer: hvor mange gange to må mødes; ellers 3',
  'cli.option.system-rounds-between': 'keizer: runder mellem to partier mellem de samme; ellers 3',
  'cli.option.system-teams': 'olympiad: antal hold; ellers 4',
  'cli.option.system-keep-last-rounds':
    'berger, dobbelt: byt ikke de to sidste runder i første omgang',
  'cli.option.system-double': 'spil alt to gange med ombyttede farver',
  'cli.option.to': 'målformat (trf, trf16, trf26, json, csv, pgn); ellers efter filens endelse',
  'cli.option.csv-table': 'hvad en CSV-fil skal indeholde',
  'cli.option.port': 'port (4180)',
  'cli.option.publish-from': 'adressen på den Rokade, der skal læses; ellers den, der har dataene',
  'cli.option.publish-address': 'adressen, hvor filerne skal læses (til kalender og nyheder)',
  'cli.option.publish-then': 'hvad der skal køres i mappen efter hver ændring (rsync, sftp …)',
  'cli.option.publish-watch': 'bliv ved, og offentliggør efter hver ændring',
  'cli.option.broadcast-from': 'adressen på den Rokade, der har turneringens offentlige side',
  'cli.option.broadcast-rounds': 'id’erne på broadcastens runder, runde 1 først: abcd1234,efgh5678',
  'cli.option.broadcast-token-file':
    'en fil med en nøgle fra lichess, der må skrive studier (study:write)',
  'cli.option.broadcast-lichess': 'en anden adresse end https://lichess.org',
  'cli.option.broadcast-watch': 'bliv ved, og send efter hver ændring',
  'cli.option.boards-from': 'adressen på den Rokade, der har turneringen',
  'cli.option.boards-token-file': 'en fil med en nøgle for programmer, der må indtaste partier',
  'cli.option.boards-every': 'sekunder mellem to blikke på mappen (60)',
  'cli.option.boards-watch': 'bliv ved, og tag det, der ændres',
  'cli.option.host': 'kun denne adresse; ellers alle',
  'cli.option.sandbox-reset': 'smider prøvemiljøets indhold ud og fylder det på ny',
  'cli.sandbox.on-pages':
    'Prøvemiljø: opfundne data til at prøve programmer på. Intet her er ægte, og intet forlader maskinen.',
  'cli.sandbox.no-folder': 'et prøvemiljø er en mappe for sig selv, ikke en database',
  'cli.sandbox.open':
    'Et prøvemiljø med et opfundet stævne findes på {url}\nDets data ligger i {folder}; hverken post, beskeder eller andet forlader maskinen derfra.\nKonto: {account}, adgangskode: {password}\nNøgle til programmer: {token}\nStævne: {url}/e/{event}, turnering: {url}/api/tournaments/{tournament}\nCtrl-C slutter; --reset begynder forfra.',
  'cli.option.serve-boards': 'mappen, som elektroniske brætter skriver i; ellers i datamappen',
  'cli.option.local-webhooks': 'tillader webhooks på denne maskine og netværkene omkring den',
  'cli.option.proxy':
    'x-forwarded-for, forwarded eller none: hvad en server foran siger om de besøgende (antal: forwarded:2)',
  'cli.option.data': 'mappe til data (rokade-data)',

  // What is wrong with the words after `rokade`.
  'cli.usage.no-command': 'hvilken kommando? `rokade --help` viser dem',
  'cli.usage.unknown-command': 'kommandoen »{what}« findes ikke; `rokade --help` viser dem, der er',
  'cli.usage.unknown-command-but': 'kommandoen »{what}« findes ikke; mente du {closest}?',
  'cli.usage.unknown-option': 'tilvalget {what} findes ikke her',
  'cli.usage.unknown-option-but': 'der er intet valg {what} her; mente du {closest}?',
  'cli.usage.missing-argument': '{what} mangler',
  'cli.usage.missing-value': '{what} mangler sin værdi',
  'cli.usage.missing-option': '{what} skal angives',
  'cli.usage.excess-arguments': '{what}: for mange argumenter, fra »{text}« og frem',
  'cli.usage.option-twice': '{what} er angivet to gange; kun én værdi kan gælde',
  'cli.usage.invalid-value': '{what}: »{text}« er ikke mulig; vælg {known}',
  'cli.usage.number': '{option}: »{text}« er ikke et helt tal fra {least} til {most}',
  'cli.usage.not-of-system': '{option} gælder kun for --system {known}',
  'cli.usage.edition': '--edition: der er ingen udgave »{text}« af det; her findes {known}',
  'cli.usage.system': '--system: »{text}« findes ikke; her er der {known}',
  'cli.usage.method': '--method: »{text}« findes ikke; her er der {known}',
  'cli.option.teams': 'stillingen for filens hold i stedet for spillerne',
  'cli.option.unrated-as': 'rating, som spillere uden rating regnes med i ratingkorrektioner',
  'cli.option.explain-value':
    'hvordan tallene for spilleren eller holdet med dette nummer er fremkommet',
  'cli.option.kind': 'turneringens art',
  'cli.command.tie-breaks': 'korrektioner, der kan vælges, og færdige rækkefølger',
  'cli.code': 'Kode',
  'cli.article': 'Regel',
  'cli.what-it-is': 'Hvad det er',
  'cli.preset': 'Færdig rækkefølge',
  'cli.usage.nobody-of-number': '--explain: der er ingen med nummer {no}',
  'cli.usage.no-teams': 'filen nævner ingen hold (TRF-linje 013 eller 310)',
  'cli.usage.tie-break': '--tiebreaks: {fault}; der er {known}',
  'cli.usage.table': '--table: »{text}« findes ikke; der er {known}',
  'cli.usage.target': '»{text}« er ikke et målformat; der er {known} (--to)',

  // What the commands answer.
  'cli.internal-error': 'fejl i programmet: {message}',
  'cli.more-faults': '(og {count|1 til|{count} til}; --all-faults viser alle)',
  'cli.report.required': 'Rapporten mangler:',
  'cli.report.advised': 'Bør desuden være i orden:',
  'cli.report.complete': 'Rapporten er fuldstændig.',
  'cli.report.conditions-missed': 'Sådan rates den ikke af FIDE ({edition}):',
  'cli.report.conditions-open': 'Skal sikres, da filen ikke viser det ({edition}):',
  'cli.report.missing': 'rapporten til FIDE mangler {count|én ting|{count} ting}',
  'cli.remark': 'bemærk: {text}',
  'cli.several-people': '»{text}« kan være flere: {names}.',
  'cli.list.no-comma': '{count|1 navn|{count} navne} uden komma (»{name}«): er efternavnet først?',
  'cli.file.missing': 'filen findes ikke',
  'cli.file.no-folder': 'mappen til filen findes ikke',
  'cli.file.directory': 'er en mappe',
  'cli.file.no-access': 'ingen adgang',
  'cli.file.unreadable': 'kan ikke læses eller skrives',
  'cli.pair.beyond': 'der er kun planlagt {planned|1 runde|{planned} runder}',
  'cli.check.agrees': 'stemmer',
  'cli.check.own-system': 'sammenlignet efter det system, filen selv nævner: {system}',
  'cli.check.difference': 'efter reglerne {expected}; i filen {actual}',
  'cli.check.seat': '{no}: {fault}; efter reglerne {expected}; i filen {actual}',
  'cli.check.wrong-opponent': 'modstander',
  'cli.check.wrong-colour': 'farve',
  'cli.check.float-up': 'flyder op',
  'cli.check.float-down': 'flyder ned',
  'cli.check.white': 'hvid',
  'cli.check.black': 'sort',
  'cli.check.no-seat': 'ikke parret',
  'cli.check.recorded':
    'filens ###-linjer nævner runde {rounds}: rettede resultater, hængepartier eller parringer i hånden. Hvad der blev lagt dér eller senere, kan bygge på andet end filens resultater',
  'cli.check.renumbered':
    'ifølge filens ###-linjer er numrene andre siden runde {round}: den og runderne før den er lagt med de tidligere',
  'cli.check.differ': '{count} af {rounds} runder er lagt anderledes',
  'cli.check.differs': 'afviger',
  'cli.check.points': 'efter resultaterne {expected} point; i filen {actual}',
  'cli.check.rank': 'efter reglerne plads {expected}; i filen {actual}',
  'cli.check.standings-differ': 'stillingen afviger for {count|1 spiller|{count} spillere}',
  'cli.check.no-standings': 'filen har hverken point eller pladser',
  'cli.check.tie-break-unknown':
    'korrektionen {codes} kendes ikke; pladserne sammenlignes kun efter point',
  'cli.convert.losses': '{target} har ikke plads til: {losses}',
  'cli.convert.same-file': 'er også den fil, der læses; den bliver ikke overskrevet',
  'cli.serve.not-built': 'websiderne er ikke bygget endnu; kør `npm run build`',
  'cli.open.failed': 'Rokade startede ikke',
  'cli.open.next-port': 'Port {port} er optaget af et andet program; prøver {next}.',
  'cli.open.runs-already': 'Rokade {version} kører allerede på {url}; browseren viser den.',
  'cli.open.stays':
    'Rokade kører, så længe dette vindue er åbent. Lukkes det, stopper Rokade; intet går tabt.',
  'cli.broadcast.token-missing': '--token-file: nævn en fil, der indeholder nøglen og intet andet',
  'cli.broadcast.sandbox': '{url} er et prøvemiljø: dets opfundne partier sendes ingen steder',
  'cli.broadcast.no-feed':
    '{url} svarer ikke, eller turneringen er ikke offentlig; prøver igen senere',
  'cli.broadcast.taken': 'Runde {round}: lichess tog {count|ét parti|{count} partier}.',
  'cli.broadcast.untaken': '  ikke taget: {white} – {black}: {error}',
  'cli.broadcast.refused':
    'Runde {round}: lichess afviste den ({status}). Se på nøglen, på dens ret til at skrive studier og på rundens id.',
  'cli.broadcast.later': 'Runde {round}: lichess svarer {status}; prøver igen senere.',
  'cli.broadcast.unreachable': 'Lichess svarer ikke; prøver igen senere.',
  'cli.boards.taken':
    '{file}: {count|trækkene i ét parti er|trækkene i {count} partier er} i turneringen, {left} ikke taget.',
  'cli.boards.refused': '{file}: ikke taget ({status} {code}).',
  'cli.boards.unreachable': '{url} svarer ikke; prøver igen senere',
  'cli.boards.no-folder': '{folder} er ikke en mappe',
  'cli.publish.done':
    '{count|1 fil|{count} filer} i {folder}: {written} nye eller ændrede, {removed} fjernet',
  'cli.publish.not-a-mirror':
    'I {folder} ligger der filer, som ikke er et spejl fra Rokade; intet er skrevet. Angiv en tom mappe.',
  'cli.publish.unreachable': '{url} svarer ikke som Rokade; spejlet er, som det var',
  'cli.publish.nothing-runs':
    '--watch: der kører ingen Rokade på disse data; start den, eller angiv en med --from',
  'cli.publish.then-failed': '»{command}« sluttede med {code}; filerne er skrevet',

  // Words in tables.
  'cli.rate.method.average': 'Gennemsnitsmetoden',
  'cli.rate.method.difference': 'Differensmetoden',
  'cli.rate.performance': 'præstationsrating: spilleren havde intet ratingtal',
  'cli.usage.method-none': '--method: {edition} kender kun én vej til forventede scorer',
  'cli.usage.no-no-shows': '--rate-no-shows: {edition} rater aldrig et parti, der ikke er spillet',
  'cli.usage.rating-own':
    '--own: »{text}« er hverken et ratingtal fra 1 til 4000 eller - for intet',
  'cli.usage.rating-result':
    '»{text}« er ikke et resultat MODSTANDER:POINT som 2395:0.5 (point 0, 0.5 eller 1)',
  'cli.usage.rating-results': '--own kræver resultater MODSTANDER:POINT',
  'cli.usage.rating-k': '--k: »{text}« er ikke en koefficient fra 1 til {most}',
  'cli.usage.date': '{option}: »{text}« er ikke en dato som 2026-11-22',
  'cli.usage.rating-fact': '{option}: {edition} spørger ikke efter det',
  'cli.usage.rating-with-own': '{option} er kun til --own',
  'cli.usage.rating-with-file': '{option} er til en fil, ikke til --own',
  'cli.rate.facts-columns':
    '{file}: linje 1: »{text}« er ikke en kolonne med oplysninger; der er no, k, games, highest, index, born',
  'cli.rate.facts-no-column': '{file}: linje 1: kolonnen no mangler',
  'cli.rate.facts-twice': '{file}: linje {line}: spiller {no} er nævnt to gange',
  'cli.rate.facts-nobody': '{file}: linje {line}: ingen har nummer {no}',
  'cli.rate.facts-value':
    '{file}: linje {line}, kolonne {column}: »{text}« er ikke et tal fra {least} til {most}',
  'cli.rate.facts-cells': '{file}: linje {line}: {cells} celler, hvor der er {columns} kolonner',
  'cli.command.norms':
    'hvem der har en titelnorm, hvem der er tæt på, og hvem der har et kandidatresultat',
  'cli.option.fide-form': 'kun én formular',
  'cli.option.forms-out':
    'PDF, eller regneark (XLSX) med hver formular på sit ark, efter filens endelse',
  'cli.option.norms-edition':
    'udgave af titelreglementet (fide-2024, fide-2001); ellers den gældende',
  'cli.option.norms-facts': 'en tabel fact,value med det, filen ikke kan sige om turneringen',
  'cli.option.explain-norms': 'hvert krav og hvad der førte til det, med artikel',
  'cli.norms.fact': '{file}: linje {line}: »{text}« er ikke en oplysning; der er {known}',
  'cli.norms.fact-twice': '{file}: linje {line}: »{text}« er angivet to gange',
  'cli.norms.fact-value': '{file}: linje {line}, {fact}: »{text}« er ikke en af {known}',
  'cli.rate.inferred': 'Efter {edition}, som er udledt af omtale: selve teksten kendes ikke her',
  'cli.option.own':
    'en enkelt spillers ratingtal, - for intet: en beregner med resultater i stedet for en fil',
  'cli.option.rating-facts':
    'en tabel no,k,games,highest,index,born med det, som filen ikke kan sige',
  'cli.option.rating-k': 'med --own: koefficienten K',
  'cli.option.rating-games': 'med --own: ratede partier indtil nu',
  'cli.option.rating-highest': 'med --own: det højeste ratingtal nogensinde',
  'cli.option.rating-born': 'med --own: fødselsåret',
  'cli.option.rating-on': 'med --own: turneringens sidste dag, ellers i dag',
  'cli.option.rating-index': 'med --own: DWZ-indekset',
  'cli.option.rating-age': 'med --own: alderen ved årets udgang',
  'cli.option.rating-type': 'spillets art; ellers hvad filen siger',
  'cli.argument.rated':
    'filen, der skal rates, - for standardinput; med --own resultater MODSTANDER:POINT',

  // `rokade erase`.
  'cli.command.about': 'alt, hvad bøgerne i en datamappe siger om en person, som ét JSON-dokument',
  'cli.command.erase':
    'find en person i alle bøger i en datamappe, og slet personoplysningerne; også mens Rokade kører',
  'cli.argument.erase-who': 'et navn som tilmeldt, eller et nummer hos FIDE, DSU eller DSB, helt',
  'cli.option.erase-yes': 'slet; uden den vises de kun',
  'cli.erase.book': 'Bog',
  'cli.erase.ask':
    'Intet er ændret. Med --yes slettes det personlige om dem for altid {count|i denne bog|i disse {count} bøger}.',
  'cli.erase.done':
    'Slettet for altid. Eksporter og udskrifter andre steder er ikke ændret; kopierne i `backups` erstatter Rokade, hvor den kører, ellers ved næste start.',
  'cli.erase.nobody': 'ingen i nogen bog hedder eller hed »{who}«, og ingen har det nummer',
  'cli.erase.unreadable': '{book} kan ikke åbnes og er ikke gennemsøgt',
  'cli.erase.failed': '{name} i {book} blev ikke slettet ({code})',
  // `rokade archive`, `rokade unarchive`, `rokade remove`.
  'cli.command.archive':
    'læg en turnering i en datamappe i arkivet: listerne udelader den; også mens Rokade kører',
  'cli.command.unarchive': 'tag en turnering ud af arkivet; også mens Rokade kører',
  'cli.command.remove':
    'fjern en turnering i en datamappe for altid, med en kopi blandt sikkerhedskopierne; også mens Rokade kører',
  'cli.argument.which-tournament': 'dens adresse eller hele navnet',
  'cli.option.remove-yes': 'fjern den; uden ændres intet',
  'cli.put-away.archive': '»{name}« ({address}) er i arkivet.',
  'cli.put-away.unarchive': '»{name}« ({address}) er ude af arkivet.',
  'cli.put-away.remove': '»{name}« ({address}) er fjernet.',
  'cli.put-away.ask':
    'Intet er ændret. Med --yes fjernes »{name}« ({address}) for altid, også dens offentlige sider.',
  'cli.put-away.copy': 'En kopi bliver i {folder}.',
  'cli.put-away.nothing': 'der er ingen turnering »{which}«, hverken efter adresse eller navn',
  'cli.put-away.several': 'flere turneringer hedder »{which}«; angiv adressen: {addresses}',
  // `rokade list`.
  'cli.command.list': 'ratinglisterne i en datamappe: vis, indlæs, søg, sammenlign, fjern',
  'cli.argument.list-act': 'import, search, changes eller remove; ellers vises dem, der er gemt',
  'cli.argument.list-what':
    'import: filen eller zipfilen; search: navn, nummer, klub, forbund; changes: en turnerings JSON-eksport; remove: listen (fide-2026-11)',
  'cli.option.list-source': 'hvis liste det er; ellers efter indholdet',
  'cli.option.list-month':
    'import: listens måned (2026-11); ellers som listen eller dens zipfil siger',
  'cli.option.list-type':
    'import: spilletempo, hvis FIDE’s liste kun har det ene; ellers efter filens navn',
  'cli.option.list-keep': 'import: gem så mange måneder af en slags (4)',
  'cli.option.list-limit': 'search: højst så mange spillere (20)',
  'cli.usage.list-act': '»{act}« kan ikke gøres med lister; det kan {known}',
  'cli.usage.list-month': '--month: »{text}« er ikke en måned som 2026-11',
  'cli.list.refused': '{file}: {text}. De gemte lister er uændrede.',
  'cli.list.reading': '{file}: {percent} % læst, {players} spillere',
  'cli.list.finding': '{file}: {percent} % af {players} spillere kan findes',
  'cli.list.imported': '{source} {month}: {players|én spiller|{players} spillere}. Gemt er {kept}.',
  'cli.list.none': 'Der er ikke gemt nogen ratingliste. `rokade list import FILE` indlæser en.',
  'cli.list.nobody': 'ingen fundet ved »{text}« i {lists}',
  'cli.list.no-lists': 'der er ikke gemt nogen ratingliste; `rokade list import FILE` indlæser en',
  'cli.list.no-changes': 'Listerne siger ikke andet om spillerne.',
  'cli.list.removed': '{list} er fjernet.',

  // `rokade organisation`.
  'cli.command.organisation':
    'vis og administrér klubber og forbund på en server, og overdrag turneringer og stævner til dem',
  'cli.argument.organisation-act':
    'list, make, rename, remove, give (overdrag en turnering eller et stævne) eller hand-in (indberet)',
  'cli.argument.organisation-which':
    'organisationens adresse; ved give og hand-in turneringens eller stævnets',
  'cli.option.organisation-name': 'make: navnet',
  'cli.option.organisation-to': 'rename: den nye adresse; give og hand-in: organisationens adresse',
  'cli.option.organisation-back': 'hand-in: træk tilbage',
  'cli.option.organisation-yes': 'remove: fjern den virkelig',
  'cli.option.account-organisation':
    'give og take: adressen på den organisation, det gælder; uden den den første',
  'cli.usage.account-scope': '--for og --organisation kan ikke bruges sammen',
  'cli.usage.organisation-act': '»{act}« kan ikke gøres med en organisation; det kan {known}',
  'cli.organisation.make':
    '{name} har siden /k/{which}. `rokade account give` giver nogen rettigheder i den.',
  'cli.organisation.rename': '{which} har nu adressen /k/{to}; den gamle fører videre.',
  'cli.organisation.remove': '{which} er fjernet.',
  'cli.organisation.give': '{which} hører nu til {to}.',
  'cli.organisation.hand-in': '{which} er indberettet til {to}.',
  'cli.organisation.taken-back': '{which} er trukket tilbage fra {to}.',
  'cli.organisation.ask': 'Intet er ændret. Med --yes fjernes {which} for altid, med sit register.',
  'cli.organisation.nothing': 'der er ingen turnering og intet stævne med adressen »{which}«',
  // `rokade account`.
  'cli.command.account': 'vis og administrér kontiene i en datamappe, også mens Rokade kører',
  'cli.argument.account-act':
    'list, give eller take (en rettighed), reset (ny adgangskode), rename, disable, enable, sign-out, sessions eller end (en af dem)',
  'cli.argument.account-name': 'kontoens navn; ikke ved list',
  'cli.option.account-to': 'rename: det nye navn',
  'cli.option.account-role': 'give og take: rollen, fx arbiter eller results-only',
  'cli.option.account-for': 'give og take: adressen på den ene turnering, det gælder; uden den alt',
  'cli.option.account-session': 'end: sessionen, som sessions kalder den',
  'cli.usage.account-role': '»{role}« er ikke en rolle, en konto kan have; det er {known}',
  'cli.usage.account-act': '»{act}« kan ikke gøres med en konto; det kan {known}',
  'cli.account.unknown': 'der er ingen konto »{name}«; der er {known}',
  'cli.account.none':
    'der er ingen konto endnu; `rokade serve` skriver det link, der laver den første',
  'cli.account.reset':
    '{name} har en ny adgangskode og er logget ud alle vegne:\n\n    {password}\n\nDen står kun her. Efter at have logget ind kan {name} skifte den under sit navn.',
  'cli.account.rename':
    '{name} hedder nu {to}. Historikken beholder det gamle navn for det, der er gjort.',
  'cli.account.disable': '{name} kan ikke længere logge ind og er logget ud alle vegne.',
  'cli.account.enable': '{name} kan logge ind igen.',
  'cli.account.sign-out': '{name} er logget ud alle vegne.',
  'cli.account.end': '{name} er logget ud der.',
  'cli.account.session': 'Session',

  // What `generate` says of its options and of those it cannot use.
  'cli.option.generated-ratings':
    'ratingtal fra–til (1000-2200), ét for ét (2400,2310,0) eller top:trin:spredning (2400:10:50)',
  'cli.option.unrated': 'andel af spillere uden ratingtal i procent (8)',
  'cli.option.numbers': 'numre ved lodtrækning (lot), efter styrke eller efter ratingtal',
  'cli.option.draws': 'andel af remiser i et lige parti i procent (32)',
  'cli.option.forfeits':
    'partier, der ikke spilles, i procent (2.5), antal (3x) eller pr. runde (1-3:2x)',
  'cli.option.postponed': 'andel af partier, der stadig er udsat, i procent (0)',
  'cli.option.byes': 'ønskede fridage med ½ point (3; 0 under ti spillere), skrevet som forfeits',
  'cli.option.withdrawals':
    'andel, der udgår, pr. spiller og runde i procent (1.2; 0 under ti spillere)',
  'cli.option.late-entries': 'andel af spillere, der kommer efter runde 1, i procent (0)',
  'cli.option.baku': 'Baku-acceleration (dutch, dubov, burstein)',
  'cli.option.forbidden-pairs': 'antal par, der ikke må mødes (dutch, dubov, burstein)',
  'cli.option.points': 'point for sejr, remis og tab, 3-1-0 (dutch, dubov, burstein)',
  'cli.option.bye-points': 'point for en oversidder (dutch, dubov, burstein); ellers som en sejr',
  'cli.option.first-colour':
    'farven for nr. 1 i runde 1 (dutch, dubov, burstein): white eller black',
  'cli.option.results':
    'resultater efter FIDE’s sandsynligheder (fide) eller efter en ret linje (straight)',
  'cli.option.double-forfeits': 'partier, som ingen af spillerne kommer til (0)',
  'cli.option.odd-results': 'partier med ½–0, 0–½ eller 0–0 (0)',
  'cli.option.unrated-games': 'partier, der er for korte til rating (0)',
  'cli.option.full-byes': 'fridage med et helt point pr. runde (0)',
  'cli.option.zero-byes': 'spillere, der springer en runde over og kommer igen (0)',
  'cli.option.generated-tie-breaks': 'filens korrektioner (BH/C1,BH,SB); ellers kun point',
  'cli.option.vary': 'træk lod om alt, hvad der ikke er angivet, som uden lodtrækningstal',
  'cli.option.generated-players': 'antal spillere; ellers ved lodtrækning',
  'cli.option.generated-rounds': 'antal runder; ellers ved lodtrækning',
  'cli.usage.frequency':
    '{option}: »{text}« er hverken procent (2.5), et antal (3x) eller disse pr. runde (1-3:2x,4:10)',
  'cli.usage.round-twice': '{option}: runde {round} er nævnt to gange',
  'cli.usage.no-such-round': '{option}: der er ingen runde {round}; turneringen har {rounds}',
  'cli.usage.ratings-count':
    '--ratings: {count|ét ratingtal|{count} ratingtal} til {players} spillere',
  'cli.usage.points':
    '--points: »{text}« er ikke sejr, remis og tab (3-1-0) med sejren højest, to remiser højst som en sejr og et tab',
  'cli.usage.draws-by-table':
    '--draws: kun med --results straight; FIDE’s sandsynligheder har remiserne med',
  'cli.generate.seed':
    'lodtrækningstallet er {seed}; med --seed {seed} --vary og de samme valg bliver det samme turnering',
  'cli.usage.percentage':
    '{option}: »{text}« er ikke procent fra 0 til 100 med højst én decimal (2.5)',
  'cli.usage.ratings':
    '--ratings: »{text}« er hverken to tal fra 1 til {most} med bindestreg, det laveste først, ratingtal med komma eller top:trin:spredning',
  'cli.usage.bye-points':
    '--bye-points: »{text}« er ikke hele eller halve point fra 0 til {most} (0.5)',
  'cli.usage.baku-points': '--baku: kun hvor en sejr er to remiser værd (C.04.7)',

  // Groups, lots and time odds.
  'cli.command.groups': 'inddel spillerne i grupper efter rating',
  'cli.command.lots': 'træk numre ved lodtrækning, eller giv dem efter styrke',
  'cli.command.time-odds': 'handicaptider efter ratingforskel',
  'cli.option.size': 'højst så mange spillere i en gruppe',
  'cli.option.groups': 'så mange grupper',
  'cli.option.form': 'turneringsform for alle andre i mester- og basisklassen; ellers seven-rounds',
  'cli.option.all-play-all': 'numrene på dem, der ønsker alle-mod-alle (3,7,12)',
  'cli.option.five-rounds': 'numrene på dem, der ønsker 5 runder',
  'cli.option.explain-groups': 'begrund hver gruppe med reglens paragraf',
  'cli.option.lots-seed': 'en tekst; samme lodtrækningstal giver samme lodtrækning',
  'cli.option.varma': 'hold spillere fra samme land eller klub fra hinanden i de sidste tre runder',
  'cli.option.rating-order':
    'hvilken rating der gælder; ellers den, som filen eller systemet siger',
  'cli.option.by-rating': 'ingen lodtrækning: numre efter rating, titel og navn',
  'cli.option.ratings': 'ratingtal for hvid og sort (1900,1640); ellers hele tabellen',
  'cli.option.minutes': 'minutter til hver ved lige styrke (30)',
  'cli.option.odds-steps': 'egne trin: forskel:den stærkeres minutter (100:25,200:20,300:15)',
  'cli.usage.either': '{first} og {second} kan ikke bruges sammen',
  'cli.usage.seed': '--seed mangler: en lodtrækning kræver et lodtrækningstal (eller --by-rating)',
  'cli.usage.numbers': '{option}: »{text}« er ikke numre som 3,7,12',
  'cli.usage.nobodys-number': 'ingen spiller har nummer {no}',
  'cli.usage.odds-ratings': '--ratings: »{text}« er ikke to ratingtal som 1900,1640',
  'cli.usage.odds-steps': '--steps: »{text}« er ikke trin som 100:25,200:20',
  'cli.lots.by-lot': 'Lodtrækning med lodtrækningstallet »{seed}«',
  'cli.lots.by-rating': 'Numre efter rating, titel og navn',

  // What the server says in the terminal, and on every page while it has no database.
  'serve.listening': 'Rokade lytter på {url} og gemmer sine data i {folder}',
  'serve.set-up': 'Opret ejerens konto med dette link (gælder én gang): {url}',
  'serve.no-database': 'Rokade kan ikke åbne sin database',
  'serve.salvaged':
    '{count|1 turnering|{count} turneringer} er reddet så vidt muligt og ligger i {folder}.',
  'serve.not-salvaged': 'Resten kunne ikke reddes til {folder}: {problem}.',
  'serve.tries-again':
    'Der er ikke noget at flytte eller redde: Rokade prøver igen med få sekunders mellemrum og åbner, så snart det går.',
  'serve.no-database-next':
    'Flyt databasefilen et andet sted hen, genstart Rokade, og indlæs de reddede filer eller den nyeste kopi fra {backups}.',
};
