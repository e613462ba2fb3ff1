import { section } from '../section.ts';
import { generateTexts } from './cli-generate.ts';
import { fileFaultTexts } from './file-faults.ts';

/** What the help says. */
const helpTexts = section({
  'cli.about': {
    da: 'Rundelægger, kontrollerer og beregner skakturneringer.',
    de: 'Schachturniere auslosen, prüfen und auswerten.',
    en: 'Pairs, checks and rates chess tournaments.',
  },
  'cli.help.usage': { da: 'Brug:', de: 'Aufruf:', en: 'Usage:' },
  'cli.help.arguments': { da: 'Argumenter:', de: 'Argumente:', en: 'Arguments:' },
  'cli.help.options': { da: 'Tilvalg:', de: 'Optionen:', en: 'Options:' },
  'cli.help.commands': { da: 'Kommandoer:', de: 'Befehle:', en: 'Commands:' },
  'cli.help.help': { da: 'vis denne hjælp', de: 'diese Hilfe zeigen', en: 'show this help' },
  'cli.help.version': { da: 'vis udgaven', de: 'die Version zeigen', en: 'show the version' },
  'cli.command.pair': {
    da: 'rundelæg den næste eller en bestemt runde',
    de: 'die nächste oder eine bestimmte Runde auslosen',
    en: 'pair the next round or a given one',
  },
  'cli.command.check': {
    da: 'læg alle runder om og sammenlign',
    de: 'alle Runden neu auslosen und vergleichen',
    en: 'pair every round anew and compare',
  },
  'cli.command.bracket': {
    da: 'vis en pokalturnerings skema med alle kampe',
    de: 'den Turnierbaum eines Pokals mit allen Begegnungen zeigen',
    en: 'show the bracket of a cup with all its matches',
  },
  'cli.command.standings': {
    da: 'stillingen med korrektioner',
    de: 'die Tabelle mit Feinwertungen',
    en: 'the standings with tie-breaks',
  },
  'cli.command.prizes': {
    da: 'fordel præmierne efter en plan',
    de: 'die Preise nach einem Plan vergeben',
    en: 'give the prizes by a plan',
  },
  'cli.command.rate': {
    da: 'beregn spillernes nye ratingtal',
    de: 'die neuen Wertungszahlen berechnen',
    en: 'compute the players’ new ratings',
  },
  'cli.command.schedule': {
    da: 'rundeskema til alle-mod-alle',
    de: 'Paarungstafel für Rundenturniere',
    en: 'the schedule of a round robin',
  },
  'cli.command.convert': {
    da: 'omsæt mellem TRF, JSON, CSV og PGN',
    de: 'zwischen TRF, JSON, CSV und PGN umwandeln',
    en: 'convert between TRF, JSON, CSV and PGN',
  },
  'cli.command.report': {
    da: 'siger, hvad FILE mangler som rapport til FIDE',
    de: 'sagt, was FILE als Bericht an die FIDE fehlt',
    en: 'says what FILE lacks as a report to FIDE',
  },
  'cli.command.generate': {
    da: 'lav en tilfældig turnering ud fra et frø',
    de: 'ein Zufallsturnier aus einem Startwert erzeugen',
    en: 'make a random tournament from a seed',
  },
  'cli.command.serve': {
    da: 'start hele programmet med web-sider',
    de: 'das ganze Programm mit Webseiten starten',
    en: 'start the whole application with its pages',
  },
  'cli.option.explain-prizes': {
    da: 'begrund hver præmie med reglens paragraf',
    de: 'jeden Preis mit der Regelstelle begründen',
    en: 'give the rules behind each prize, by article',
  },
  'cli.option.plan': {
    da: 'JSON-fil med præmieplanen',
    de: 'JSON-Datei mit dem Preisplan',
    en: 'JSON file with the plan of the prizes',
  },
  'cli.argument.file': {
    da: 'TRF-fil eller JSON-fil fra Rokade; - læser standardinput',
    de: 'TRF-Datei oder JSON-Datei von Rokade; - liest die Standardeingabe',
    en: 'TRF file or JSON file of Rokade; - reads standard input',
  },
  'cli.argument.in': {
    da: 'TRF, JSON eller en spillerliste i CSV; - læser standardinput',
    de: 'TRF, JSON oder eine Spielerliste in CSV; - liest die Standardeingabe',
    en: 'TRF, JSON or a player list in CSV; - reads standard input',
  },
  'cli.argument.out': {
    da: 'den nye fil (.trf .json .csv .pgn); - skriver til standardoutput',
    de: 'die neue Datei (.trf .json .csv .pgn); - schreibt auf die Standardausgabe',
    en: 'the new file (.trf .json .csv .pgn); - writes to standard output',
  },
});

/** What the help says of each option. */
const optionTexts = section({
  'cli.option.lang': { da: 'sprog', de: 'Sprache', en: 'language' },
  'cli.option.all-faults': {
    da: 'nævn alle fejl, ikke kun den første',
    de: 'alle Fehler nennen, nicht nur den ersten',
    en: 'name every fault, not the first alone',
  },
  'cli.option.lenient': {
    da: 'gæt ved fejl i rapportfilen, og sig hvert gæt',
    de: 'bei Fehlern der Berichtsdatei raten und jede Annahme nennen',
    en: 'guess where a report file is faulty, and name each guess',
  },
  'cli.option.format': {
    da: 'hvordan svaret skrives',
    de: 'Form der Antwort',
    en: 'form of the answer',
  },
  'cli.option.system': {
    da: 'turnerings- eller ratingsystem (monrad, dsu …)',
    de: 'Turnier- oder Wertungssystem (monrad, dsu …)',
    en: 'pairing or rating system (monrad, dsu …)',
  },
  'cli.option.round': {
    da: 'runden; ellers den næste (pair) eller den sidste',
    de: 'die Runde; sonst die nächste (pair) oder die letzte',
    en: 'the round; else the next (pair) or the last',
  },
  'cli.option.checklist': {
    da: 'vis i stedet, hvad der tæller ved lægningen, spiller for spiller (kun dutch)',
    de: 'statt der Paarungen zeigen, was bei jedem Spieler zählt (nur dutch)',
    en: 'show instead what counts in the pairing, player by player (dutch alone)',
  },
  'cli.option.edition': {
    da: 'reglernes udgave (fide-2026, fide-2017 …); ellers den nyeste',
    de: 'Ausgabe der Regeln (fide-2026, fide-2017 …); sonst die neueste',
    en: 'edition of the rules (fide-2026, fide-2017 …); else the newest',
  },
  'cli.option.explain': {
    da: 'begrund hver parring med reglens paragraf',
    de: 'jede Paarung mit der Regelstelle begründen',
    en: 'give the rules behind each pairing, by article',
  },
  'cli.option.cup-byes': {
    da: 'pokal: hvem der er oversidder i den indledende runde (3,7)',
    de: 'Pokal: wer in der Vorrunde ein Freilos erhält (3,7)',
    en: 'cup: who is given a bye in the preliminary round (3,7)',
  },
  'cli.option.lot-seed': {
    da: 'pokal, omkamp: træk lod ud fra dette frø, hvor der skal trækkes lod',
    de: 'Pokal, Stichkampf: mit diesem Startwert losen, wo zu losen ist',
    en: 'cup, play-off: draw lots from this seed where lots are due',
  },
  'cli.option.ranking': {
    da: 'omkamp: rækkefølgen efter den næste korrektion (4,1,2)',
    de: 'Stichkampf: Reihenfolge nach der nächsten Feinwertung (4,1,2)',
    en: 'play-off: the order by the next tie-break (4,1,2)',
  },
  'cli.option.standings': {
    da: 'også stillingen skal stemme (point og pladser i filen)',
    de: 'auch der Stand muss stimmen (Punkte und Plätze in der Datei)',
    en: 'the standings must agree, too (points and places in the file)',
  },
  'cli.option.tiebreaks': {
    da: 'korrektioner i rækkefølge, adskilt af komma (DSU-AK,BH-C1); ellers filens egne',
    de: 'Feinwertungen der Reihe nach, durch Komma getrennt (DSU-AK,BH-C1); sonst die der Datei',
    en: 'tie-breaks in their order, separated by commas (DSU-AK,BH-C1); else those of the file',
  },
  'cli.option.rules': {
    da: 'udgaven af FIDEs regler',
    de: 'Ausgabe der FIDE-Regeln',
    en: 'edition of FIDE’s rules',
  },
  'cli.option.method': {
    da: 'beregningsmetode; ellers efter DSU 2002 4.5.2.1',
    de: 'Rechenweg; sonst nach DSU 2002 4.5.2.1',
    en: 'method of calculation; else by DSU 2002 4.5.2.1',
  },
  'cli.option.rate-no-shows': {
    da: 'medregn partier, hvor en spiller udeblev (DSU 2002 4.5.4.2)',
    de: 'Partien werten, zu denen jemand nicht erschien (DSU 2002 4.5.4.2)',
    en: 'rate games to which one side did not come (DSU 2002 4.5.4.2)',
  },
  'cli.option.schedule-table': { da: 'rundeskemaet', de: 'die Paarungstafel', en: 'the table' },
  'cli.option.players': { da: 'antal spillere', de: 'Zahl der Spieler', en: 'number of players' },
  'cli.option.rounds': { da: 'antal runder', de: 'Zahl der Runden', en: 'number of rounds' },
  'cli.option.seed': {
    da: 'en tekst; samme frø giver samme turnering',
    de: 'ein Text; derselbe Startwert ergibt dasselbe Turnier',
    en: 'a text; the same seed gives the same tournament',
  },
  'cli.option.first-round': {
    da: 'tempelhof: første runde efter lod eller efter ratingtal, øverste halvdel mod nederste',
    de: 'tempelhof: erste Runde nach Los oder nach Wertungszahl, obere Hälfte gegen untere',
    en: 'tempelhof: the first round by lot, or by rating, upper half against lower',
  },
  'cli.option.team-count': {
    da: 'olympiad: antal hold; ellers 4',
    de: 'olympiad: Zahl der Mannschaften; sonst 4',
    en: 'olympiad: number of teams; else 4',
  },
  'cli.option.double': {
    da: 'spil alt to gange med ombyttede farver',
    de: 'alles zweimal mit vertauschten Farben',
    en: 'play all twice with colours reversed',
  },
  'cli.option.to': {
    da: 'målformat (trf, json, csv, pgn); ellers efter filens endelse',
    de: 'Zielformat (trf, json, csv, pgn); sonst nach der Endung',
    en: 'target (trf, json, csv, pgn); else by the ending',
  },
  'cli.option.csv-table': {
    da: 'hvad en CSV-fil skal indeholde',
    de: 'was eine CSV-Datei enthalten soll',
    en: 'what a CSV file is to hold',
  },
  'cli.option.port': { da: 'port (4180)', de: 'Port (4180)', en: 'port (4180)' },
  'cli.option.host': {
    da: 'kun denne adresse; ellers alle',
    de: 'nur diese Adresse; sonst alle',
    en: 'this address only; else all',
  },
  'cli.option.proxy': {
    da: 'x-forwarded-for, forwarded eller none: hvad en server foran siger om de besøgende (antal: forwarded:2)',
    de: 'x-forwarded-for, forwarded oder none: was ein Server davor über Besucher sagt (Anzahl: forwarded:2)',
    en: 'x-forwarded-for, forwarded or none: what a server in front says of visitors (number: forwarded:2)',
  },
  'cli.option.data': {
    da: 'mappe til data (rokade-data)',
    de: 'Ordner für die Daten (rokade-data)',
    en: 'folder for the data (rokade-data)',
  },
});

/** What is wrong with the words after `rokade`. */
const usageTexts = section({
  'cli.usage.no-command': {
    da: 'hvilken kommando? `rokade --help` viser dem',
    de: 'welcher Befehl? `rokade --help` zeigt sie',
    en: 'which command? `rokade --help` lists them',
  },
  'cli.usage.unknown-command': {
    da: 'kommandoen »{what}« findes ikke; `rokade --help` viser dem, der er',
    de: 'den Befehl „{what}“ gibt es nicht; `rokade --help` zeigt die vorhandenen',
    en: 'there is no command “{what}”; `rokade --help` lists those there are',
  },
  'cli.usage.unknown-option': {
    da: 'tilvalget {what} findes ikke her',
    de: 'die Option {what} gibt es hier nicht',
    en: 'there is no option {what} here',
  },
  'cli.usage.missing-argument': {
    da: '{what} mangler',
    de: '{what} fehlt',
    en: '{what} is missing',
  },
  'cli.usage.missing-value': {
    da: '{what} mangler sin værdi',
    de: 'bei {what} fehlt der Wert',
    en: '{what} lacks its value',
  },
  'cli.usage.missing-option': {
    da: '{what} skal angives',
    de: '{what} muss angegeben werden',
    en: '{what} must be given',
  },
  'cli.usage.excess-arguments': {
    da: '{what}: for mange argumenter',
    de: '{what}: zu viele Argumente',
    en: '{what}: too many arguments',
  },
  'cli.usage.invalid-value': {
    da: '{what}: »{text}« er ikke mulig; vælg {known}',
    de: '{what}: „{text}“ ist nicht möglich; zur Wahl stehen {known}',
    en: '{what}: “{text}” is not possible; choose {known}',
  },
  'cli.usage.number': {
    da: '{option}: »{text}« er ikke et helt tal fra {least} til {most}',
    de: '{option}: „{text}“ ist keine ganze Zahl von {least} bis {most}',
    en: '{option}: “{text}” is not a whole number from {least} to {most}',
  },
  'cli.usage.not-of-system': {
    da: '{option} findes ikke i systemet {system}',
    de: '{option} gibt es im System {system} nicht',
    en: 'the system {system} has no {option}',
  },
  'cli.usage.only-dutch': {
    da: '{option} gælder kun for --system dutch',
    de: '{option} gilt nur für --system dutch',
    en: '{option} is for --system dutch alone',
  },
  'cli.usage.edition': {
    da: '--edition: der er ingen udgave »{text}« af det; her findes {known}',
    de: '--edition: Davon gibt es keine Ausgabe „{text}“; vorhanden sind {known}',
    en: '--edition: there is no edition “{text}” of it; here there is {known}',
  },
  'cli.usage.not-this-system': {
    da: '{option} gælder kun for --system {known}',
    de: '{option} gilt nur für --system {known}',
    en: '{option} is for --system {known} alone',
  },
  'cli.usage.system': {
    da: '--system: »{text}« findes ikke; her er der {known}',
    de: '--system: „{text}“ gibt es nicht; hier gibt es {known}',
    en: '--system: there is no “{text}”; here there is {known}',
  },
  'cli.option.teams': {
    da: 'stillingen for filens hold i stedet for spillerne',
    de: 'die Tabelle der Mannschaften statt der Spieler',
    en: 'the standings of the file’s teams instead of its players',
  },
  'cli.option.unrated-as': {
    da: 'rating, som spillere uden rating regnes med i ratingkorrektioner',
    de: 'Wertungszahl, mit der Ungewertete in Feinwertungen nach Wertungszahlen zählen',
    en: 'the rating that unrated players count with in rating tie-breaks',
  },
  'cli.option.explain-value': {
    da: 'hvordan tallene for spilleren eller holdet med dette nummer er fremkommet',
    de: 'wie die Werte des Spielers oder der Mannschaft mit dieser Nummer zustande kommen',
    en: 'how the values of the player or team of this number came about',
  },
  'cli.option.kind': {
    da: 'turneringens art',
    de: 'Art des Turniers',
    en: 'the kind of tournament',
  },
  'cli.command.tie-breaks': {
    da: 'korrektioner, der kan vælges, og færdige rækkefølger',
    de: 'die wählbaren Feinwertungen und fertige Reihenfolgen',
    en: 'the tie-breaks to choose from, and ready-made orders',
  },
  'cli.code': { da: 'Kode', de: 'Kürzel', en: 'Code' },
  'cli.article': { da: 'Regel', de: 'Regel', en: 'Rule' },
  'cli.what-it-is': { da: 'Hvad det er', de: 'Was es ist', en: 'What it is' },
  'cli.preset': { da: 'Færdig rækkefølge', de: 'Fertige Reihenfolge', en: 'Ready-made order' },
  'cli.order': { da: 'Korrektioner', de: 'Feinwertungen', en: 'Tie-breaks' },
  'cli.usage.nobody-of-number': {
    da: '--explain: der er ingen med nummer {no}',
    de: '--explain: Nummer {no} gibt es nicht',
    en: '--explain: nobody has number {no}',
  },
  'cli.usage.no-teams': {
    da: 'filen nævner ingen hold (TRF-linje 013 eller 310)',
    de: 'Die Datei nennt keine Mannschaften (TRF-Zeile 013 oder 310)',
    en: 'the file names no teams (TRF record 013 or 310)',
  },
  'cli.team': { da: 'Hold', de: 'Mannschaft', en: 'Team' },
  'cli.match-points': { da: 'Matchpoint', de: 'Mannschaftspunkte', en: 'Match points' },
  'cli.game-points': { da: 'Partipoint', de: 'Brettpunkte', en: 'Game points' },
  'cli.usage.tie-break': {
    da: '--tiebreaks: {fault}; der er {known}',
    de: '--tiebreaks: {fault}; es gibt {known}',
    en: '--tiebreaks: {fault}; there are {known}',
  },
  'cli.usage.table': {
    da: '--table: »{text}« findes ikke; der er {known}',
    de: '--table: „{text}“ gibt es nicht; es gibt {known}',
    en: '--table: there is no “{text}”; there are {known}',
  },
  'cli.usage.target': {
    da: '»{text}« er ikke et målformat; der er {known} (--to)',
    de: '„{text}“ ist kein Zielformat; es gibt {known} (--to)',
    en: '“{text}” is no target format; there are {known} (--to)',
  },
});

/** What the commands answer. */
const answerTexts = section({
  'cli.internal-error': {
    da: 'fejl i programmet: {message}',
    de: 'Fehler im Programm: {message}',
    en: 'internal error: {message}',
  },
  'cli.more-faults': {
    da: '(og {count|1 til|{count} til}; --all-faults viser alle)',
    de: '(und {count|1 weiterer|{count} weitere}; --all-faults zeigt alle)',
    en: '(and {count} more; --all-faults lists them)',
  },
  'cli.report.required': {
    da: 'Rapporten mangler:',
    de: 'Dem Bericht fehlt:',
    en: 'The report lacks:',
  },
  'cli.report.advised': {
    da: 'Bør også være i orden:',
    de: 'Sollte auch in Ordnung sein:',
    en: 'Had better be in order, too:',
  },
  'cli.report.complete': {
    da: 'Rapporten er fuldstændig.',
    de: 'Der Bericht ist vollständig.',
    en: 'The report is complete.',
  },
  'cli.report.lacking': {
    da: 'rapporten til FIDE mangler {count|én ting|{count} ting}',
    de: 'dem Bericht an die FIDE {count|fehlt eine Angabe|fehlen {count} Angaben}',
    en: 'the report to FIDE lacks {count|one thing|{count} things}',
  },
  'cli.remark': { da: 'bemærk: {text}', de: 'Hinweis: {text}', en: 'note: {text}' },
  'cli.list.no-comma': {
    da: '{count|1 navn|{count} navne} uden komma (»{name}«): er efternavnet først?',
    de: '{count|1 Name|{count} Namen} ohne Komma („{name}“): steht der Nachname vorn?',
    en: '{count|1 name|{count} names} without a comma (“{name}”): does the surname come first?',
  },
  'cli.file.missing': {
    da: 'filen findes ikke',
    de: 'die Datei gibt es nicht',
    en: 'there is no such file',
  },
  'cli.file.no-folder': {
    da: 'mappen til filen findes ikke',
    de: 'den Ordner für die Datei gibt es nicht',
    en: 'the folder for the file does not exist',
  },
  'cli.file.directory': { da: 'er en mappe', de: 'ist ein Ordner', en: 'is a folder' },
  'cli.file.no-access': { da: 'ingen adgang', de: 'kein Zugriff', en: 'no access' },
  'cli.file.unreadable': {
    da: 'kan ikke læses eller skrives',
    de: 'lässt sich nicht lesen oder schreiben',
    en: 'cannot be read or written',
  },
  'cli.pair.beyond': {
    da: 'der er kun planlagt {planned|1 runde|{planned} runder}',
    de: 'geplant {planned|ist nur 1 Runde|sind nur {planned} Runden}',
    en: 'only {planned|1 round is|{planned} rounds are} planned',
  },
  'cli.check.agrees': { da: 'stemmer', de: 'stimmt', en: 'agrees' },
  'cli.check.own-system': {
    da: 'sammenlignet efter det system, filen selv nævner: {system}',
    de: 'verglichen nach dem System, das die Datei selbst nennt: {system}',
    en: 'compared by the system that the file itself names: {system}',
  },
  'cli.check.difference': {
    da: 'efter reglerne {expected}; i filen {actual}',
    de: 'nach den Regeln {expected}; in der Datei {actual}',
    en: 'by the rules {expected}; in the file {actual}',
  },
  'cli.check.differ': {
    da: '{count} af {rounds} runder er lagt anderledes',
    de: '{count} von {rounds} Runden {count|ist|sind} anders ausgelost',
    en: '{count} of {rounds} rounds {count|is|are} paired differently',
  },
  'cli.check.differs': { da: 'afviger', de: 'weicht ab', en: 'differ' },
  'cli.check.points': {
    da: 'efter resultaterne {expected} point; i filen {actual}',
    de: 'nach den Ergebnissen {expected} Punkte; in der Datei {actual}',
    en: 'by the results {expected} points; in the file {actual}',
  },
  'cli.check.rank': {
    da: 'efter reglerne plads {expected}; i filen {actual}',
    de: 'nach den Regeln Platz {expected}; in der Datei {actual}',
    en: 'by the rules place {expected}; in the file {actual}',
  },
  'cli.check.standings-differ': {
    da: 'stillingen afviger for {count|1 spiller|{count} spillere}',
    de: 'der Stand weicht bei {count|einem Spieler|{count} Spielern} ab',
    en: 'the standings differ for {count|1 player|{count} players}',
  },
  'cli.check.no-standings': {
    da: 'filen har hverken point eller pladser',
    de: 'die Datei hat weder Punkte noch Plätze',
    en: 'the file has neither points nor places',
  },
  'cli.check.tie-break-unknown': {
    da: 'korrektionen {codes} kendes ikke; pladserne sammenlignes kun efter point',
    de: 'die Feinwertung {codes} ist nicht bekannt; die Plätze werden nur nach Punkten verglichen',
    en: 'the tie-break {codes} is not known; places are compared by points alone',
  },
  'cli.convert.losses': {
    da: '{target} kan ikke rumme: {losses}',
    de: '{target} kann nicht aufnehmen: {losses}',
    en: '{target} cannot hold: {losses}',
  },
  'cli.convert.same-file': {
    da: 'er også den fil, der læses; den bliver ikke overskrevet',
    de: 'ist auch die gelesene Datei; sie wird nicht überschrieben',
    en: 'is also the file being read; it is not overwritten',
  },
  'cli.serve.not-built': {
    da: 'web-siderne er ikke bygget endnu; kør `npm run build`',
    de: 'die Webseiten sind noch nicht gebaut; `npm run build` ausführen',
    en: 'the pages are not built yet; run `npm run build`',
  },
});

/** Words in tables. */
const tableTexts = section({
  'cli.csv.how': { da: 'Hvordan', de: 'Wie', en: 'How' },
  'cli.csv.forfeit': { da: 'ikke spillet', de: 'kampflos', en: 'forfeit' },
  'cli.csv.pending': { da: 'afventer', de: 'offen', en: 'pending' },
  'cli.rate.method.average': {
    da: 'Gennemsnitsmetoden (DSU 2002 4.5.2)',
    de: 'Durchschnittsmethode (DSU 2002 4.5.2)',
    en: 'Average method (DSU 2002 4.5.2)',
  },
  'cli.rate.method.difference': {
    da: 'Differensmetoden (DSU 2002 4.5.2)',
    de: 'Differenzmethode (DSU 2002 4.5.2)',
    en: 'Difference method (DSU 2002 4.5.2)',
  },
  'cli.rate.old': { da: 'Gammel', de: 'Alt', en: 'Old' },
  'cli.rate.new': { da: 'Ny', de: 'Neu', en: 'New' },
  'cli.rate.games': { da: 'Partier', de: 'Partien', en: 'Games' },
  'cli.rate.bonus': { da: 'Bonus', de: 'Bonus', en: 'Bonus' },
  'cli.rate.change': { da: '±', de: '±', en: '±' },
  'cli.rate.performance': {
    da: 'præstationstal: spilleren havde intet ratingtal (DSU 2002 4.5.5.2)',
    de: 'Leistungszahl: der Spieler hatte keine Wertungszahl (DSU 2002 4.5.5.2)',
    en: 'performance: the player had no rating (DSU 2002 4.5.5.2)',
  },
  'cli.rate.performance-short': { da: 'Præstation', de: 'Leistung', en: 'Performance' },
});

/** Everything the command line says. */
export const cliTexts = section({
  ...helpTexts,
  ...optionTexts,
  ...usageTexts,
  ...answerTexts,
  ...tableTexts,
  ...generateTexts,
  ...fileFaultTexts,
});
