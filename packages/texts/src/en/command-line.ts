import type { Texts } from '../texts.ts';

/** Everything the command line says. */
export const commandLineTexts = {
  // What the help says.
  'cli.about': 'Pairs, checks and rates chess tournaments.',
  'cli.help.usage': 'Usage:',
  'cli.help.arguments': 'Arguments:',
  'cli.help.options': 'Options:',
  'cli.help.commands': 'Commands:',
  'cli.help.help': 'show this help',
  'cli.help.version': 'show the version',
  'cli.command.pair': 'pair the next round or a given one',
  'cli.command.check': 'pair every round anew and compare',
  'cli.command.bracket': 'show the bracket of a cup with all its matches',
  'cli.command.standings': 'the standings with tie-breaks',
  'cli.command.prizes': 'give the prizes by a plan',
  'cli.command.rate': 'compute the players’ new ratings',
  'cli.command.championship':
    'the classes of a club’s championship: target scores, what each needs, next year',
  'cli.championship.no-export': 'it is no export of a tournament (JSON), which alone knows classes',
  'cli.command.schedule': 'the schedule of a round robin',
  'cli.command.convert': 'convert between TRF, JSON, CSV and PGN',
  'cli.command.report': 'says what FILE lacks as a report to FIDE',
  'cli.command.generate': 'make a random tournament from a seed',
  'cli.command.installation':
    'Takes the installation’s own book (name, logo, defaults) out of a data folder or into it',
  'cli.argument.installation-act': '`export` or `import`',
  'cli.argument.installation-file': 'The file',
  'cli.installation.exported': 'Written: {file}.',
  'cli.installation.imported': 'Taken in: {file}.',
  'cli.usage.installation-act': '{act} is nothing that can be done: {known}.',
  'cli.command.ratings':
    'Registered ratings in a data folder: lists, reports of events, grants, and where each number comes from',
  'cli.argument.ratings-act':
    '`list`, `show`, `explain`, `events`, `open`, `grant`, `report`, `take-back`, `recalculate`, `adjust`, `lift`, `check`, `export` or `import`',
  'cli.argument.ratings-what':
    'The file or files; a person by name or number; a list by its name; the id of what is taken back',
  'cli.option.ratings-day':
    'The day: of the list, of the grant, on which the report was there; today if it is not said',
  'cli.option.ratings-source': 'open: where the list is from',
  'cli.option.ratings-name': 'report: the event’s name, if not as in the file',
  'cli.option.ratings-from':
    'list candidates: results after this day; report: its first day, if not as in the file',
  'cli.option.ratings-to': 'report: its last day, if not as in the file',
  'cli.option.ratings-abroad': 'report: played abroad',
  'cli.option.ratings-as-one': 'report: the files are parts of one tournament (DSU 2002 §65e)',
  'cli.option.ratings-estimate': 'report: what opponents abroad without a number are taken for',
  'cli.option.ratings-rating': 'grant: the number',
  'cli.option.ratings-ground': 'grant: on what ground',
  'cli.option.ratings-membership': 'grant: where the player belongs',
  'cli.option.ratings-by': 'grant: who proposes it, if not as the regulation says',
  'cli.option.ratings-approved-by': 'grant: who approved it',
  'cli.option.ratings-committee-agrees': 'grant: the rating committee approved it besides',
  'cli.option.ratings-new':
    'grant: somebody who is in no book yet; WHO is the name, “Surname, Firstname”',
  'cli.option.ratings-number': 'grant --new: the number in the federation’s list',
  'cli.option.ratings-fide-id': 'grant --new: FIDE’s number',
  'cli.option.ratings-born': 'grant --new: the day or year of birth',
  'cli.option.ratings-club': 'grant --new: the club',
  'cli.option.ratings-federation': 'grant --new: the federation, if not the own',
  'cli.option.ratings-sex': 'grant --new: m or w',
  'cli.option.ratings-act': 'explain: this event alone, by its id',
  'cli.option.ratings-sample': 'check: so many events',
  'cli.option.ratings-yes': 'Do it; without it, it is only shown whose number changes',
  'cli.ratings.ask': 'With --yes it is done.',
  'cli.ratings.nobody': 'Nobody with a rating is found by “{text}”.',
  'cli.ratings.nobody-new':
    'Nobody is found by “{text}”, in the register neither; --new enters somebody.',
  'cli.ratings.estimate-at-home':
    '--estimate holds for events abroad alone (DSU 2002 4.5.5.2): --abroad says that it is one',
  'cli.ratings.no-days': '{file} does not say when the event was played: --from and --to do.',
  'cli.ratings.several': '“{text}” may be several: {names}.',
  'cli.ratings.unknown-list': 'There is no list {text}; known are {known}.',
  'cli.ratings.no-sample': 'No event at home had a player of the published lists.',
  'cli.command.sanctions':
    'A data folder’s warnings and suspensions: who has which on a day, giving, lifting, deleting what is due',
  'cli.argument.sanctions-act': '`list`, `show`, `add`, `lift`, `delete`, `export` or `import`',
  'cli.argument.sanctions-what': 'A person of the register by name or number; the file',
  'cli.option.sanctions-day':
    'The day: of the list, of the decision, from which it is lifted; today, unless said',
  'cli.option.sanctions-due': 'list: what is due for deletion alone',
  'cli.option.sanctions-kind': 'add: what is given',
  'cli.option.sanctions-ground': 'add: for what',
  'cli.option.sanctions-from': 'add: the first day of a suspension, if not that of the decision',
  'cli.option.sanctions-months': 'add: how many months it is given for',
  'cli.option.sanctions-event': 'add: the event it came from',
  'cli.option.sanctions-event-ends': 'add: the last day of that event',
  'cli.option.sanctions-by': 'add: the office that gave it (tk, su); lift: who decided it',
  'cli.option.sanctions-body': 'add: which one, or who else',
  'cli.option.sanctions-reasons': 'add, lift: why, in writing',
  'cli.option.sanctions-copies': 'add: who gets a copy',
  'cli.option.sanctions-no': 'lift: which one, by its number; else the only one in force',
  'cli.option.sanctions-yes': 'Do it although the same is there already; delete: do it',
  'cli.sanctions.added': 'Entered: {what}.',
  'cli.sanctions.lifted': 'Lifted: {what}.',
  'cli.sanctions.deleted': 'Deleted: {count}.',
  'cli.sanctions.would-delete':
    'Due for deletion: {count}. With --yes it is done, and cannot be undone.',
  'cli.sanctions.nobody': 'Nobody in the register is found by “{text}”.',
  'cli.sanctions.several': '“{text}” may be several: {names}.',
  'cli.sanctions.no-such-no': '{name} has nothing to be lifted by that number.',
  'cli.sanctions.which-no': '{name} has several in force: say which with --number ({numbers}).',
  'cli.command.register':
    'The register of people in a data folder: take it out or in, find people, take a list in',
  'cli.argument.register-act': '`export`, `import`, `people`, `list`, `offices` or `licences`',
  'cli.argument.register-what':
    'The file; with `people` a name, number or club, with `licences` a name',
  'cli.option.register-day':
    'the day of the list, or on which memberships, offices and licences are looked at (2026-11-22); else today',
  'cli.option.register-federation': 'list: the federation of its clubs (DEN)',
  'cli.option.register-all': 'the list has all members: whoever is missing is no longer one',
  'cli.option.register-yes': 'list: take it in; without it, it is only looked at',
  'cli.register.row': 'Row',
  'cli.register.ask': 'With --yes {count|one person is|{count} people are} taken in.',
  'cli.command.contest':
    'The competitions of a club year in a data folder: list them, show one, take it out or in',
  'cli.argument.contest-act': '`list`, `show`, `export` or `import`',
  'cli.argument.contest-what':
    'The competition’s address or its whole name; with `import` the file',
  'cli.argument.contest-file': 'export: the file; else it is printed',
  'cli.option.contest-day': 'show: the day on which it is looked at (2026-11-22); else today',
  'cli.contest.none': 'There is no competition yet.',
  'cli.contest.nothing': 'there is no competition “{which}”, by address or name',
  'cli.contest.several':
    'several competitions are called “{which}”; say which by its address: {addresses}',
  'cli.contest.imported': '{file} taken in as competition {contest}.',
  'cli.command.entries':
    'The entry lists for the rating officer: whom those of all events wait for, or one with what is to be said of each entry',
  'cli.argument.entries-act': 'list (all events), show WHAT (one event)',
  'cli.command.event': 'The events of a data folder: list them, show one, take it out or in',
  'cli.argument.event-act':
    '`list`, `show`, `timeline`, `classes`, `fees`, `invitation`, `say`, `export` or `import`',
  'cli.argument.event-what': 'The event’s address or its whole name; with `import` the file',
  'cli.option.event-day':
    'timeline, fees, entries: the day on which it is looked at (2026-11-22); else today',
  'cli.argument.event-file': 'export: the file; else it is printed. say: FIELD=VALUE',
  'cli.event.no-field': 'say what the invitation says as FIELD=VALUE, with one of: {known}',
  'cli.event.no-word': '{field} is one of: {words}',
  'cli.event.none': 'There is no event yet.',
  'cli.event.nothing': 'there is no event “{which}”, by address or name',
  'cli.event.several': 'several events are called “{which}”; say which by its address: {addresses}',
  'cli.event.imported':
    'Taken in: {file}, at the address {event}. Its groups are tournaments, each with a file of its own.',
  'cli.command.move': 'move everything kept from a folder into a PostgreSQL database, or back',
  'cli.option.move-from': 'folder or address where it is',
  'cli.option.move-to': 'folder or address where it goes; nothing may be there',
  'cli.move.done':
    '{books} books with {entries} entries and {accounts} accounts were moved, and each row compared with what was read back.',
  'cli.move.damaged': '{journal} was damaged before, and was moved as it is.',
  'cli.usage.no-mail-server':
    'ROKADE_SMTP: the address of a mail server is wanted, smtps://user:password@host:465 or smtp://host:587',
  'cli.usage.no-mail-address': 'ROKADE_MAIL_FROM: a mail address is wanted, office@example.org',
  'cli.usage.no-database-address':
    '{what} is no address of a PostgreSQL database: postgres://user:password@host:5432/name',
  'cli.command.open': 'start the application for this computer and show it in the browser',
  'cli.command.publish': 'write the public pages as plain files for a web space',
  'cli.command.serve': 'start the whole application with its pages',
  'cli.option.explain-prizes': 'give the rules behind each prize, by article',
  'cli.option.plan': 'JSON file with the plan of the prizes',
  'cli.argument.file': 'TRF file, JSON file of Rokade or games in PGN; - reads standard input',
  'cli.argument.in': 'TRF, JSON or a player list in CSV; - reads standard input',
  'cli.argument.publish-folder': 'the folder of the mirror, empty or made by this command',
  'cli.argument.out': 'the new file (.trf .json .csv .pgn); - writes to standard output',

  // What the help says of each option.
  'cli.option.lang': 'language',
  'cli.option.all-faults': 'name every fault, not the first alone',
  'cli.option.lenient': 'guess where a report file is faulty, and name each guess',
  'cli.option.format': 'form of the answer',
  'cli.option.rating-edition':
    'edition of the rules (dsu-2010, dwz-1992 …); else the one in force at the end of the event',
  'cli.option.rating-system': 'rating system (dsu, fide, dwz)',
  'cli.option.system': 'pairing system (monrad, nordic, dutch, tempelhof, cup …)',
  'cli.option.round': 'the round; else the next (pair) or the last',
  'cli.option.checklist': 'show instead what counts in the pairing, player by player (dutch alone)',
  'cli.option.registered': 'the day on which the event was registered for Elo rating',
  'cli.option.reported': 'the day on which its report was sent',
  'cli.option.edition': 'edition of the rules (fide-2026, fide-2017 …); else the newest',
  'cli.option.explain': 'give the rules behind each pairing, by article',
  'cli.option.system-byes': 'cup: who is given a bye in the preliminary round (3,7)',
  'cli.option.lot-seed': 'cup, play-off: draw lots from this seed where lots are due',
  'cli.option.system-ranking': 'play-off: the order by the next tie-break (4,1,2)',
  'cli.option.standings': 'the standings must agree, too (points and places in the file)',
  'cli.option.tiebreaks':
    'tie-breaks in their order, separated by commas (DSU-AK,BH-C1); else those of the file',
  'cli.option.rules': 'edition of FIDE’s rules',
  'cli.option.method': 'method of calculation; else by DSU 2002 4.5.2.1',
  'cli.option.rate-no-shows': 'rate games to which one side did not come (DSU 2002 4.5.4.2)',
  'cli.option.schedule-table': 'the table (berger, dsu, tempelhof, rutsch)',
  'cli.option.players': 'number of players',
  'cli.option.rounds': 'number of rounds',
  'cli.option.seed': 'a text; the same seed gives the same tournament',
  'cli.option.system-first-round':
    'tempelhof: the first round by lot, or by rating, upper half against lower',
  'cli.option.system-teams': 'olympiad: number of teams; else 4',
  'cli.option.system-double': 'play all twice with colours reversed',
  'cli.option.to': 'target (trf, trf16, trf26, json, csv, pgn); else by the ending',
  'cli.option.csv-table': 'what a CSV file is to hold',
  'cli.option.port': 'port (4180)',
  'cli.option.publish-from': 'the address of the Rokade to read; else the one that has the data',
  'cli.option.publish-address':
    'the address at which the files will be read (for calendar and news)',
  'cli.option.publish-then': 'what to run in the folder after each change (rsync, sftp …)',
  'cli.option.publish-watch': 'stay and publish after each change',
  'cli.option.host': 'this address only; else all',
  'cli.option.local-webhooks':
    'lets webhooks be addresses of this machine and the networks around it',
  'cli.option.proxy':
    'x-forwarded-for, forwarded or none: what a server in front says of visitors (number: forwarded:2)',
  'cli.option.data': 'folder for the data (rokade-data)',

  // What is wrong with the words after `rokade`.
  'cli.usage.no-command': 'which command? `rokade --help` lists them',
  'cli.usage.unknown-command':
    'there is no command “{what}”; `rokade --help` lists those there are',
  'cli.usage.unknown-option': 'there is no option {what} here',
  'cli.usage.missing-argument': '{what} is missing',
  'cli.usage.missing-value': '{what} lacks its value',
  'cli.usage.missing-option': '{what} must be given',
  'cli.usage.excess-arguments': '{what}: too many arguments',
  'cli.usage.invalid-value': '{what}: “{text}” is not possible; choose {known}',
  'cli.usage.number': '{option}: “{text}” is not a whole number from {least} to {most}',
  'cli.usage.not-of-system': '{option} is for --system {known} alone',
  'cli.usage.edition': '--edition: there is no edition “{text}” of it; here there is {known}',
  'cli.usage.system': '--system: there is no “{text}”; here there is {known}',
  'cli.usage.method': '--method: there is no “{text}”; here there is {known}',
  'cli.option.teams': 'the standings of the file’s teams instead of its players',
  'cli.option.unrated-as': 'the rating that unrated players count with in rating tie-breaks',
  'cli.option.explain-value': 'how the values of the player or team of this number came about',
  'cli.option.kind': 'the kind of tournament',
  'cli.command.tie-breaks': 'the tie-breaks to choose from, and ready-made orders',
  'cli.code': 'Code',
  'cli.article': 'Rule',
  'cli.what-it-is': 'What it is',
  'cli.preset': 'Ready-made order',
  'cli.order': 'Tie-breaks',
  'cli.usage.nobody-of-number': '--explain: nobody has number {no}',
  'cli.usage.no-teams': 'the file names no teams (TRF record 013 or 310)',
  'cli.usage.tie-break': '--tiebreaks: {fault}; there are {known}',
  'cli.usage.table': '--table: there is no “{text}”; there are {known}',
  'cli.usage.target': '“{text}” is no target format; there are {known} (--to)',

  // What the commands answer.
  'cli.internal-error': 'internal error: {message}',
  'cli.more-faults': '(and {count} more; --all-faults lists them)',
  'cli.report.required': 'The report lacks:',
  'cli.report.advised': 'Had better be in order, too:',
  'cli.report.complete': 'The report is complete.',
  'cli.report.conditions-missed': 'So FIDE does not rate it ({edition}):',
  'cli.report.conditions-open': 'To be seen to, since the file does not show it ({edition}):',
  'cli.report.missing': 'the report to FIDE lacks {count|one thing|{count} things}',
  'cli.remark': 'note: {text}',
  'cli.list.no-comma':
    '{count|1 name|{count} names} without a comma (“{name}”): does the surname come first?',
  'cli.file.missing': 'there is no such file',
  'cli.file.no-folder': 'the folder for the file does not exist',
  'cli.file.directory': 'is a folder',
  'cli.file.no-access': 'no access',
  'cli.file.unreadable': 'cannot be read or written',
  'cli.pair.beyond': 'only {planned|1 round is|{planned} rounds are} planned',
  'cli.check.agrees': 'agrees',
  'cli.check.own-system': 'compared by the system that the file itself names: {system}',
  'cli.check.difference': 'by the rules {expected}; in the file {actual}',
  'cli.check.differ': '{count} of {rounds} rounds {count|is|are} paired differently',
  'cli.check.differs': 'differ',
  'cli.check.points': 'by the results {expected} points; in the file {actual}',
  'cli.check.rank': 'by the rules place {expected}; in the file {actual}',
  'cli.check.standings-differ': 'the standings differ for {count|1 player|{count} players}',
  'cli.check.no-standings': 'the file has neither points nor places',
  'cli.check.tie-break-unknown':
    'the tie-break {codes} is not known; places are compared by points alone',
  'cli.convert.losses': '{target} cannot hold: {losses}',
  'cli.convert.same-file': 'is also the file being read; it is not overwritten',
  'cli.serve.not-built': 'the pages are not built yet; run `npm run build`',
  'cli.open.failed': 'Rokade did not start',
  'cli.open.next-port': 'Port {port} is used by another program; trying {next}.',
  'cli.open.runs-already': 'Rokade {version} already runs on {url}; the browser shows it.',
  'cli.open.stays':
    'Rokade runs as long as this window is open. Closing it ends Rokade; nothing is lost.',
  'cli.publish.done':
    '{count|1 file|{count} files} in {folder}: {written} new or changed, {removed} taken away',
  'cli.publish.not-a-mirror':
    '{folder} holds files that are no mirror of Rokade’s; nothing was written. Name an empty folder.',
  'cli.publish.unreachable': '{url} does not answer as Rokade does; the mirror is as it was',
  'cli.publish.nothing-runs':
    '--watch: no Rokade runs on these data; start it, or name one with --from',
  'cli.publish.then-failed': '“{command}” ended with {code}; the files are written',

  // Words in tables.
  'cli.rate.method.average': 'Average method',
  'cli.rate.method.difference': 'Difference method',
  'cli.rate.performance': 'performance: the player had no rating',
  'cli.usage.method-none': '--method: {edition} has one way to expected scores alone',
  'cli.usage.no-no-shows': '--rate-no-shows: {edition} never rates a game that was not played',
  'cli.usage.rating-own': '--own: “{text}” is neither a rating from 1 to 4000 nor - for none',
  'cli.usage.rating-result':
    '“{text}” is no result OPPONENT:POINTS, such as 2395:0.5 (points 0, 0.5 or 1)',
  'cli.usage.rating-results': '--own needs results OPPONENT:POINTS',
  'cli.usage.rating-k': '--k: “{text}” is not a coefficient from 1 to {most}',
  'cli.usage.date': '{option}: “{text}” is no date such as 2026-11-22',
  'cli.usage.rating-fact': '{option}: {edition} does not ask for it',
  'cli.usage.rating-with-own': '{option} is for --own alone',
  'cli.usage.rating-with-file': '{option} is for a file, not for --own',
  'cli.rate.facts-columns':
    '{file}: line 1: “{text}” is no column of facts; there are no, k, games, highest, index, born',
  'cli.rate.facts-no-column': '{file}: line 1: the column no is missing',
  'cli.rate.facts-twice': '{file}: line {line}: player {no} is named twice',
  'cli.rate.facts-nobody': '{file}: line {line}: nobody has number {no}',
  'cli.rate.facts-value':
    '{file}: line {line}, column {column}: “{text}” is not a number from {least} to {most}',
  'cli.rate.facts-cells': '{file}: line {line}: {cells} cells where there are {columns} columns',
  'cli.command.norms': 'who has made a title norm, who is near one, and who has a candidate result',
  'cli.option.norms-edition':
    'edition of the title regulations (fide-2024, fide-2001); else the one in force',
  'cli.option.norms-facts': 'a table fact,value with what the file cannot say of the event',
  'cli.option.explain-norms': 'every requirement and what led to it, by article',
  'cli.norms.fact': '{file}: line {line}: “{text}” is no fact; there are {known}',
  'cli.norms.fact-twice': '{file}: line {line}: “{text}” is said twice',
  'cli.norms.fact-value': '{file}: line {line}, {fact}: “{text}” is none of {known}',
  'cli.rate.edition': 'By {edition}',
  'cli.rate.inferred':
    'By {edition}, which is inferred from reports about it: the text itself is not known here',
  'cli.option.own': 'one player’s rating, - for none: a calculator, with results instead of a file',
  'cli.option.rating-facts': 'a table no,k,games,highest,index,born with what the file cannot say',
  'cli.option.rating-k': 'with --own: the coefficient K',
  'cli.option.rating-games': 'with --own: rated games so far',
  'cli.option.rating-highest': 'with --own: the highest rating ever',
  'cli.option.rating-born': 'with --own: the year of birth',
  'cli.option.rating-on': 'with --own: the last day of the event, else today',
  'cli.option.rating-index': 'with --own: the DWZ index',
  'cli.option.rating-age': 'with --own: the age at the end of the year',
  'cli.option.rating-type': 'the kind of play; else what the file says',
  'cli.argument.rated':
    'the file to rate, - for standard input; with --own results OPPONENT:POINTS',

  // `rokade erase`.
  'cli.command.about':
    'everything that the books of a data folder say of a person, as one JSON document',
  'cli.command.erase':
    'find a person in every book of a data folder, and erase their personal data; also while Rokade runs',
  'cli.argument.erase-who': 'a name as entered, or a number at FIDE, DSU or DSB, whole',
  'cli.option.erase-yes': 'erase; without it they are only listed',
  'cli.erase.book': 'Book',
  'cli.erase.address': 'Address',
  'cli.erase.ask':
    'Nothing was changed. With --yes, what is personal about them is erased for good {count|in this book|in these {count} books}.',
  'cli.erase.done':
    'Erased for good. Exports and prints kept elsewhere are not changed. Rokade replaces the copies in `backups`: at once where it runs, else at its next start.',
  'cli.erase.nobody': 'nobody in any book is or was called “{who}” or has that number',
  'cli.erase.unreadable': '{book} does not open and was not looked at',
  'cli.erase.failed': '{name} in {book} was not erased ({code})',
  // `rokade archive`, `rokade unarchive`, `rokade remove`.
  'cli.command.archive':
    'put a tournament of a data folder into the archive: lists leave it out; also while Rokade runs',
  'cli.command.unarchive': 'take a tournament out of the archive; also while Rokade runs',
  'cli.command.remove':
    'remove a tournament of a data folder for good, with a copy among the backups; also while Rokade runs',
  'cli.argument.which-tournament': 'its address, or its whole name',
  'cli.option.remove-yes': 'remove it; without it nothing is changed',
  'cli.put-away.archive': '“{name}” ({address}) is in the archive.',
  'cli.put-away.unarchive': '“{name}” ({address}) is out of the archive.',
  'cli.put-away.remove': '“{name}” ({address}) was removed.',
  'cli.put-away.ask':
    'Nothing was changed. With --yes, “{name}” ({address}) is removed for good, its public pages too.',
  'cli.put-away.copy': 'A copy stays in {folder}.',
  'cli.put-away.nothing': 'there is no tournament “{which}”, by address or name',
  'cli.put-away.several':
    'several tournaments are called “{which}”; say which by its address: {addresses}',
  // `rokade list`.
  'cli.command.list': 'the rating lists of a data folder: show, import, search, compare, remove',
  'cli.argument.list-act': 'import, search, changes or remove; else those that are kept are shown',
  'cli.argument.list-what':
    'import: the file or zip; search: name, number, club, federation; changes: the JSON export of a tournament; remove: the list (fide-2026-11)',
  'cli.option.list-source': 'whose list it is; else by its content',
  'cli.option.list-month':
    'import: the month of the list (2026-11); else as the list or its zip says',
  'cli.option.list-type':
    'import: the kind of play, where FIDE’s list holds one alone; else by the file’s name',
  'cli.option.list-keep': 'import: keep so many months of a source (4)',
  'cli.option.list-limit': 'search: so many players at most (20)',
  'cli.usage.list-act': '“{act}” cannot be done with lists; these can: {known}',
  'cli.usage.list-month': '--month: “{text}” is no month such as 2026-11',
  'cli.list.refused': '{file}: {text}. The lists that were kept stay as they are.',
  'cli.list.reading': '{file}: {percent} % read, {players} players',
  'cli.list.finding': '{file}: {percent} % of {players} players can be found',
  'cli.list.imported': '{source} {month}: {players|one player|{players} players}. Kept are {kept}.',
  'cli.list.none': 'No rating list is kept. `rokade list import FILE` takes one in.',
  'cli.list.nobody': 'nobody is found by “{text}” in {lists}',
  'cli.list.no-lists': 'no rating list is kept; `rokade list import FILE` takes one in',
  'cli.list.no-changes': 'The lists say nothing else of the players.',
  'cli.list.removed': '{list} is removed.',

  // `rokade organisation`.
  'cli.command.organisation':
    'see and look after clubs and federations on a server, and give them tournaments and events',
  'cli.argument.organisation-act':
    'list, make, rename, remove, give (a tournament or an event away) or hand-in',
  'cli.argument.organisation-which':
    'the organisation’s address; for give and hand-in that of the tournament or event',
  'cli.option.organisation-name': 'make: the name',
  'cli.option.organisation-to':
    'rename: the new address; give and hand-in: the address of the organisation',
  'cli.option.organisation-back': 'hand-in: take it back',
  'cli.option.organisation-yes': 'remove: really remove it',
  'cli.option.account-organisation':
    'give and take: the address of the organisation it is for; without it, the first',
  'cli.usage.account-scope': '--for and --organisation do not go together',
  'cli.usage.organisation-act': '“{act}” cannot be done with an organisation; these can: {known}',
  'cli.organisation.make':
    '{name} has the page /k/{which}. `rokade account give` gives somebody rights in it.',
  'cli.organisation.rename': '{which} now has the address /k/{to}; the old one leads on.',
  'cli.organisation.remove': '{which} was removed.',
  'cli.organisation.give': '{which} now belongs to {to}.',
  'cli.organisation.hand-in': '{which} is handed in to {to}.',
  'cli.organisation.taken-back': '{which} is taken back from {to}.',
  'cli.organisation.ask':
    'Nothing was changed. With --yes, {which} is removed for good, with its register.',
  'cli.organisation.nothing': 'there is no tournament and no event at the address “{which}”',
  // `rokade account`.
  'cli.command.account': 'see and look after the accounts of a data folder, also while Rokade runs',
  'cli.argument.account-act':
    'list, give or take (a right), reset (a new password), rename, disable, enable, sign-out, sessions or end (one)',
  'cli.argument.account-name': 'the account’s name; not with list',
  'cli.option.account-to': 'rename: the new name',
  'cli.option.account-role': 'give and take: the role, such as arbiter or results-only',
  'cli.option.account-for':
    'give and take: the address of the one tournament it is for; without it, for everything',
  'cli.option.account-session': 'end: the session, as sessions names it',
  'cli.usage.account-role': '“{role}” is no role that an account can have; these are: {known}',
  'cli.usage.account-act': '“{act}” cannot be done with an account; these can: {known}',
  'cli.account.unknown': 'there is no account “{name}”; there are {known}',
  'cli.account.none':
    'there is no account yet; `rokade serve` prints the link that makes the first',
  'cli.account.reset':
    '{name} has a new password and is signed out everywhere:\n\n    {password}\n\nIt stands here alone. Signed in, {name} can change it in the menu under the name.',
  'cli.account.rename':
    '{name} is now called {to}. The history keeps the old name for what was done.',
  'cli.account.disable': '{name} cannot sign in any more and is signed out everywhere.',
  'cli.account.enable': '{name} can sign in again.',
  'cli.account.sign-out': '{name} is signed out everywhere.',
  'cli.account.end': '{name} is signed out there.',
  'cli.account.session': 'Session',

  // What `generate` says of its options and of those it cannot use.
  'cli.option.generated-ratings': 'ratings from–to (1000-2200), most in the middle',
  'cli.option.unrated': 'share of players without rating in per cent (8)',
  'cli.option.numbers': 'numbers drawn by lot or by strength',
  'cli.option.draws': 'share of draws in an even game in per cent (32)',
  'cli.option.forfeits': 'share of games not played in per cent (2.5)',
  'cli.option.postponed': 'share of games still postponed in per cent (0)',
  'cli.option.byes':
    'share of byes asked for, by player and round, in per cent (3; 0 below ten players)',
  'cli.option.withdrawals':
    'share of withdrawals, by player and round, in per cent (1.2; 0 below ten players)',
  'cli.option.late-entries': 'share of players who come after round 1 in per cent (0)',
  'cli.option.baku': 'Baku acceleration (dutch)',
  'cli.option.forbidden-pairs': 'number of pairs who may not meet (dutch)',
  'cli.option.points': 'points for win, draw and loss (dutch)',
  'cli.option.bye-points': 'points of the bye by the pairing (dutch); else a win’s',
  'cli.option.first-colour': 'colour of number 1 in round 1 (dutch)',
  'cli.usage.percentage':
    '{option}: “{text}” is no percentage from 0 to 100 with one decimal at most (2.5)',
  'cli.usage.ratings':
    '--ratings: “{text}” is not two numbers from 1 to {most} with a hyphen, the lower first',
  'cli.usage.bye-points':
    '--bye-points: “{text}” is not whole or half points from 0 to {most} (0.5)',
  'cli.usage.baku-points': '--baku: only where a win is worth two draws (C.04.7)',

  // Groups, lots and time odds.
  'cli.command.groups': 'divide the players into groups by rating',
  'cli.command.lots': 'draw numbers by lot, or give them by strength',
  'cli.command.time-odds': 'handicap times by the difference in rating',
  'cli.option.size': 'at most so many players in a group',
  'cli.option.groups': 'so many groups',
  'cli.option.form': 'form of play of all others in master and basic class; else seven-rounds',
  'cli.option.all-play-all': 'numbers of those who want all-play-all (3,7,12)',
  'cli.option.five-rounds': 'numbers of those who want 5 rounds',
  'cli.option.explain-groups': 'give the rules behind each group, by article',
  'cli.option.lots-seed': 'a text; the same seed gives the same draw',
  'cli.option.varma': 'keep players of one federation or club apart in the last three rounds',
  'cli.option.rating-order': 'which rating counts; else what the file or the system says',
  'cli.option.by-rating': 'no lots: numbers by rating, title and name',
  'cli.option.ratings': 'ratings of White and Black (1900,1640); else the whole table',
  'cli.option.minutes': 'minutes for each where strengths are equal (30)',
  'cli.option.odds-steps':
    'steps of your own: difference:minutes of the stronger (100:25,200:20,300:15)',
  'cli.usage.either': '{first} and {second} do not go together',
  'cli.usage.seed': '--seed is missing: a draw needs a seed (or --by-rating)',
  'cli.usage.numbers': '{option}: “{text}” is not numbers such as 3,7,12',
  'cli.usage.nobodys-number': 'nobody has number {no}',
  'cli.usage.odds-ratings': '--ratings: “{text}” is not two ratings such as 1900,1640',
  'cli.usage.odds-steps': '--steps: “{text}” is not steps such as 100:25,200:20',
  'cli.groups.group': 'Group {number}',
  'cli.lots.by-lot': 'Draw with the seed “{seed}”',
  'cli.lots.by-rating': 'Numbers by rating, title and name',
} as const satisfies Texts;
