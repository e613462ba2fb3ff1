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
  'cli.command.check': 'læg alle runder om og sammenlign',
  'cli.command.bracket': 'vis en pokalturnerings skema med alle kampe',
  'cli.command.standings': 'stillingen med korrektioner',
  'cli.command.prizes': 'fordel præmierne efter en plan',
  'cli.command.rate': 'beregn spillernes nye ratingtal',
  'cli.command.schedule': 'rundeskema til alle-mod-alle',
  'cli.command.convert': 'omsæt mellem TRF, JSON, CSV og PGN',
  'cli.command.report': 'siger, hvad FILE mangler som rapport til FIDE',
  'cli.command.generate': 'lav en tilfældig turnering ud fra et frø',
  'cli.command.installation':
    'Tager installationens egen bog (navn, logo, standarder) ud af en datamappe eller ind i den',
  'cli.argument.installation-act': '`export` eller `import`',
  'cli.argument.installation-file': 'Filen',
  'cli.installation.exported': 'Skrevet: {file}.',
  'cli.installation.imported': 'Læst ind: {file}.',
  'cli.usage.installation-act': '{act} kan ikke gøres: {known}.',
  'cli.command.register':
    'Personregistret i en datamappe: tag det ud eller ind, find personer, indlæs en liste',
  'cli.argument.register-act': '`export`, `import`, `people` eller `list`',
  'cli.argument.register-what': 'Filen; med `people` et navn, et nummer eller en klub',
  'cli.option.register-day':
    'listens dag, eller dagen for medlemskaberne (2026-11-22); ellers i dag',
  'cli.option.register-federation': 'list: klubbernes forbund (DEN)',
  'cli.option.register-yes': 'list: indlæs den; ellers vises den kun',
  'cli.register.row': 'Række',
  'cli.register.ask': 'Med --yes indlæses {count|én person|{count} personer}.',
  'cli.command.move':
    'flyt alt, der er gemt, fra en mappe til en PostgreSQL-database eller tilbage',
  'cli.option.move-from': 'mappe eller adresse, hvor det er',
  'cli.option.move-to': 'mappe eller adresse, hvor det skal hen; der må ikke være noget',
  'cli.move.done':
    '{books} bøger med {entries} indførsler og {accounts} konti er flyttet, og hver række er sammenlignet med det, der blev læst tilbage.',
  'cli.move.damaged': '{journal} var beskadiget i forvejen og er flyttet, som den er.',
  'cli.usage.no-database-address':
    '{what} er ikke adressen på en PostgreSQL-database: postgres://bruger:adgangskode@vært:5432/navn',
  'cli.command.open': 'start programmet til denne computer, og vis det i browseren',
  'cli.command.serve': 'start hele programmet med web-sider',
  'cli.option.explain-prizes': 'begrund hver præmie med reglens paragraf',
  'cli.option.plan': 'JSON-fil med præmieplanen',
  'cli.argument.file': 'TRF-fil eller JSON-fil fra Rokade; - læser standardinput',
  'cli.argument.in': 'TRF, JSON eller en spillerliste i CSV; - læser standardinput',
  'cli.argument.out': 'den nye fil (.trf .json .csv .pgn); - skriver til standardoutput',

  // What the help says of each option.
  'cli.option.lang': 'sprog',
  'cli.option.all-faults': 'nævn alle fejl, ikke kun den første',
  'cli.option.lenient': 'gæt ved fejl i rapportfilen, og sig hvert gæt',
  'cli.option.format': 'hvordan svaret skrives',
  'cli.option.system': 'turnerings- eller ratingsystem (monrad, dsu …)',
  'cli.option.round': 'runden; ellers den næste (pair) eller den sidste',
  'cli.option.checklist':
    'vis i stedet, hvad der tæller ved lægningen, spiller for spiller (kun dutch)',
  'cli.option.edition': 'reglernes udgave (fide-2026, fide-2017 …); ellers den nyeste',
  'cli.option.explain': 'begrund hver parring med reglens paragraf',
  'cli.option.system-byes': 'pokal: hvem der er oversidder i den indledende runde (3,7)',
  'cli.option.lot-seed': 'pokal, omkamp: træk lod ud fra dette frø, hvor der skal trækkes lod',
  'cli.option.system-ranking': 'omkamp: rækkefølgen efter den næste korrektion (4,1,2)',
  'cli.option.standings': 'også stillingen skal stemme (point og pladser i filen)',
  'cli.option.tiebreaks':
    'korrektioner i rækkefølge, adskilt af komma (DSU-AK,BH-C1); ellers filens egne',
  'cli.option.rules': 'udgaven af FIDEs regler',
  'cli.option.method': 'beregningsmetode; ellers efter DSU 2002 4.5.2.1',
  'cli.option.rate-no-shows': 'medregn partier, hvor en spiller udeblev (DSU 2002 4.5.4.2)',
  'cli.option.schedule-table': 'rundeskemaet',
  'cli.option.players': 'antal spillere',
  'cli.option.rounds': 'antal runder',
  'cli.option.seed': 'en tekst; samme frø giver samme turnering',
  'cli.option.system-first-round':
    'tempelhof: første runde efter lod eller efter ratingtal, øverste halvdel mod nederste',
  'cli.option.system-teams': 'olympiad: antal hold; ellers 4',
  'cli.option.system-double': 'spil alt to gange med ombyttede farver',
  'cli.option.to': 'målformat (trf, json, csv, pgn); ellers efter filens endelse',
  'cli.option.csv-table': 'hvad en CSV-fil skal indeholde',
  'cli.option.port': 'port (4180)',
  'cli.option.host': 'kun denne adresse; ellers alle',
  'cli.option.proxy':
    'x-forwarded-for, forwarded eller none: hvad en server foran siger om de besøgende (antal: forwarded:2)',
  'cli.option.data': 'mappe til data (rokade-data)',

  // What is wrong with the words after `rokade`.
  'cli.usage.no-command': 'hvilken kommando? `rokade --help` viser dem',
  'cli.usage.unknown-command': 'kommandoen »{what}« findes ikke; `rokade --help` viser dem, der er',
  'cli.usage.unknown-option': 'tilvalget {what} findes ikke her',
  'cli.usage.missing-argument': '{what} mangler',
  'cli.usage.missing-value': '{what} mangler sin værdi',
  'cli.usage.missing-option': '{what} skal angives',
  'cli.usage.excess-arguments': '{what}: for mange argumenter',
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
  'cli.order': 'Korrektioner',
  'cli.usage.nobody-of-number': '--explain: der er ingen med nummer {no}',
  'cli.usage.no-teams': 'filen nævner ingen hold (TRF-linje 013 eller 310)',
  'cli.usage.tie-break': '--tiebreaks: {fault}; der er {known}',
  'cli.usage.table': '--table: »{text}« findes ikke; der er {known}',
  'cli.usage.target': '»{text}« er ikke et målformat; der er {known} (--to)',

  // What the commands answer.
  'cli.internal-error': 'fejl i programmet: {message}',
  'cli.more-faults': '(og {count|1 til|{count} til}; --all-faults viser alle)',
  'cli.report.required': 'Rapporten mangler:',
  'cli.report.advised': 'Bør også være i orden:',
  'cli.report.complete': 'Rapporten er fuldstændig.',
  'cli.report.missing': 'rapporten til FIDE mangler {count|én ting|{count} ting}',
  'cli.remark': 'bemærk: {text}',
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
  'cli.check.differ': '{count} af {rounds} runder er lagt anderledes',
  'cli.check.differs': 'afviger',
  'cli.check.points': 'efter resultaterne {expected} point; i filen {actual}',
  'cli.check.rank': 'efter reglerne plads {expected}; i filen {actual}',
  'cli.check.standings-differ': 'stillingen afviger for {count|1 spiller|{count} spillere}',
  'cli.check.no-standings': 'filen har hverken point eller pladser',
  'cli.check.tie-break-unknown':
    'korrektionen {codes} kendes ikke; pladserne sammenlignes kun efter point',
  'cli.convert.losses': '{target} kan ikke rumme: {losses}',
  'cli.convert.same-file': 'er også den fil, der læses; den bliver ikke overskrevet',
  'cli.serve.not-built': 'web-siderne er ikke bygget endnu; kør `npm run build`',
  'cli.open.failed': 'Rokade startede ikke',
  'cli.open.next-port': 'Port {port} er optaget af et andet program; prøver {next}.',
  'cli.open.runs-already': 'Rokade {version} kører allerede på {url}; browseren viser den.',
  'cli.open.stays':
    'Rokade kører, så længe dette vindue er åbent. Lukkes det, stopper Rokade; intet går tabt.',

  // Words in tables.
  'cli.rate.method.average': 'Gennemsnitsmetoden',
  'cli.rate.method.difference': 'Differensmetoden',
  'cli.rate.performance': 'præstationstal: spilleren havde intet ratingtal',
  'cli.usage.method-none': '--method: {edition} kender kun én vej til forventede scorer',
  'cli.usage.no-no-shows': '--rate-no-shows: {edition} rater aldrig et parti, der ikke er spillet',
  'cli.usage.rating-own':
    '--own: »{text}« er hverken et ratingtal fra 1 til 4000 eller - for intet',
  'cli.usage.rating-result':
    '»{text}« er intet resultat MODSTANDER:POINT som 2395:0.5 (point 0, 0.5 eller 1)',
  'cli.usage.rating-results': '--own kræver resultater MODSTANDER:POINT',
  'cli.usage.rating-k': '--k: »{text}« er ingen koefficient fra 1 til {most}',
  'cli.usage.date': '{option}: »{text}« er ingen dato som 2026-11-22',
  'cli.usage.rating-fact': '{option}: {edition} spørger ikke efter det',
  'cli.usage.rating-with-own': '{option} er kun til --own',
  'cli.usage.rating-with-file': '{option} er til en fil, ikke til --own',
  'cli.rate.facts-columns':
    '{file}: linje 1: »{text}« er ingen kolonne med oplysninger; der er no, k, games, highest, index, born',
  'cli.rate.facts-no-column': '{file}: linje 1: kolonnen no mangler',
  'cli.rate.facts-twice': '{file}: linje {line}: spiller {no} er nævnt to gange',
  'cli.rate.facts-nobody': '{file}: linje {line}: ingen har nummer {no}',
  'cli.rate.facts-value':
    '{file}: linje {line}, kolonne {column}: »{text}« er ikke et tal fra {least} til {most}',
  'cli.rate.facts-cells': '{file}: linje {line}: {cells} celler, hvor der er {columns} kolonner',
  'cli.command.norms':
    'hvem der har en titelnorm, hvem der er tæt på, og hvem der har et kandidatresultat',
  'cli.option.norms-edition':
    'udgave af titelreglementet (fide-2024, fide-2001); ellers den gældende',
  'cli.option.norms-facts': 'en tabel fact,value med det, filen ikke kan sige om turneringen',
  'cli.option.explain-norms': 'hvert krav og hvad der førte til det, med artikel',
  'cli.norms.fact': '{file}: linje {line}: “{text}” er ingen oplysning; der er {known}',
  'cli.norms.fact-twice': '{file}: linje {line}: “{text}” er sagt to gange',
  'cli.norms.fact-value': '{file}: linje {line}, {fact}: “{text}” er ingen af {known}',
  'cli.rate.edition': 'Efter {edition}',
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
  'cli.erase.address': 'Adresse',
  'cli.erase.ask':
    'Intet er ændret. Med --yes slettes det personlige om dem for altid {count|i denne bog|i disse {count} bøger}.',
  'cli.erase.done':
    'Slettet for altid. Eksporter og udskrifter andre steder er ikke ændret; kopierne i `backups` erstatter Rokade, hvor den kører, ellers ved næste start.',
  'cli.erase.nobody': 'ingen i nogen bog hedder eller hed »{who}« eller har det nummer',
  'cli.erase.unreadable': '{book} kan ikke åbnes, og der er ikke set efter',
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
  'cli.put-away.several':
    'flere turneringer hedder »{which}«; sig hvilken med adressen: {addresses}',
  // `rokade account`.
  'cli.command.account': 'se og pas kontiene i en datamappe, også mens Rokade kører',
  'cli.argument.account-act':
    'list, reset (ny adgangskode), rename, disable, enable eller sign-out',
  'cli.argument.account-name': 'kontoens navn; ikke ved list',
  'cli.option.account-to': 'rename: det nye navn',
  'cli.usage.account-act': '»{act}« kan ikke gøres med en konto; det kan {known}',
  'cli.account.unknown': 'der er ingen konto »{name}«; der er {known}',
  'cli.account.none':
    'der er ingen konto endnu; `rokade serve` skriver det link, der laver den første',
  'cli.account.reset':
    '{name} har en ny adgangskode og er logget ud alle vegne:\n\n    {password}\n\nDen står kun her. Efter at have logget ind kan {name} skifte den under sit navn.',
  'cli.account.rename':
    '{name} hedder nu {to}. Historikken beholder det gamle navn for det, der er gjort.',
  'cli.account.disable': '{name} kan ikke logge ind mere og er logget ud alle vegne.',
  'cli.account.enable': '{name} kan logge ind igen.',
  'cli.account.sign-out': '{name} er logget ud alle vegne.',

  // What `generate` says of its options and of those it cannot use.
  'cli.option.generated-ratings': 'ratingtal fra–til (1000-2200), flest i midten',
  'cli.option.unrated': 'andel af spillere uden ratingtal i procent (8)',
  'cli.option.numbers': 'numre ved lodtrækning (lot) eller efter styrke',
  'cli.option.draws': 'andel af remiser i et lige parti i procent (32)',
  'cli.option.forfeits': 'andel af partier, der ikke spilles, i procent (2.5)',
  'cli.option.postponed': 'andel af partier, der stadig er udsat, i procent (0)',
  'cli.option.byes':
    'andel af ønskede fridage pr. spiller og runde i procent (3; 0 under ti spillere)',
  'cli.option.withdrawals':
    'andel, der udgår, pr. spiller og runde i procent (1.2; 0 under ti spillere)',
  'cli.option.late-entries': 'andel af spillere, der kommer efter runde 1, i procent (0)',
  'cli.option.baku': 'Baku-acceleration (dutch)',
  'cli.option.forbidden-pairs': 'antal par, der ikke må mødes (dutch)',
  'cli.option.points': 'point for sejr, remis og tab (dutch)',
  'cli.option.bye-points': 'point for en oversidder (dutch); ellers som en sejr',
  'cli.option.first-colour': 'farven for nr. 1 i runde 1 (dutch): white eller black',
  'cli.usage.percentage':
    '{option}: »{text}« er ikke procent fra 0 til 100 med højst én decimal (2.5)',
  'cli.usage.ratings':
    '--ratings: »{text}« er ikke to tal fra 1 til {most} med bindestreg, det laveste først',
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
  'cli.option.lots-seed': 'en tekst; samme frø giver samme lodtrækning',
  'cli.option.varma': 'hold spillere fra samme land eller klub fra hinanden i de sidste tre runder',
  'cli.option.rating-order':
    'hvilken rating der gælder; ellers den, som filen eller systemet siger',
  'cli.option.by-rating': 'ingen lodtrækning: numre efter rating, titel og navn',
  'cli.option.ratings': 'ratingtal for hvid og sort (1900,1640); ellers hele tabellen',
  'cli.option.minutes': 'minutter til hver ved lige styrke (30)',
  'cli.option.odds-steps': 'egne trin: forskel:den stærkeres minutter (100:25,200:20,300:15)',
  'cli.usage.either': '{first} og {second} går ikke sammen',
  'cli.usage.seed': '--seed mangler: en lodtrækning kræver et frø (eller --by-rating)',
  'cli.usage.numbers': '{option}: »{text}« er ikke numre som 3,7,12',
  'cli.usage.nobodys-number': 'ingen spiller har nummer {no}',
  'cli.usage.odds-ratings': '--ratings: »{text}« er ikke to ratingtal som 1900,1640',
  'cli.usage.odds-steps': '--steps: »{text}« er ikke trin som 100:25,200:20',
  'cli.groups.group': 'Gruppe {number}',
  'cli.lots.by-lot': 'Lodtrækning med frøet »{seed}«',
  'cli.lots.by-rating': 'Numre efter rating, titel og navn',
};
