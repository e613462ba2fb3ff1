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
  'cli.command.pair': 'pair the next round, or a given one',
  'cli.command.check': 'pair every round again and compare',
  'cli.command.bracket': 'show the bracket of a cup with all its matches',
  'cli.command.standings': 'show the standings with tie-breaks',
  'cli.command.prizes': 'award the prizes of a prize plan',
  'cli.command.rate': 'work out the players’ new ratings',
  'cli.command.championship':
    'show the classes of a club championship: target scores, what each player needs, next year',
  'cli.championship.no-export': 'not an export of a tournament (JSON); no other file holds classes',
  'cli.command.schedule': 'show the schedule of a round robin',
  'cli.command.convert': 'convert between TRF, JSON, CSV and PGN',
  'cli.command.report': 'list what FILE lacks as a report to FIDE',
  'cli.command.forms': 'fill in FIDE’s forms: title norm, tournament report, arbiter norms',
  'cli.command.generate': 'create a random tournament from a seed',
  'cli.command.installation':
    'Exports the installation’s settings (name, logo, defaults) from a data folder, or imports them',
  'cli.argument.installation-act': '`export` or `import`',
  'cli.argument.installation-file': 'The file',
  'cli.installation.exported': 'Written: {file}.',
  'cli.installation.imported': 'Imported: {file}.',
  'cli.usage.installation-act': '{act} is not possible here; choose {known}.',
  'cli.command.ratings':
    'Registered ratings in a data folder: lists, reports of events, ratings granted, and where each rating comes from',
  'cli.argument.ratings-act':
    '`list`, `show`, `explain`, `events`, `open`, `grant`, `report`, `take-back`, `recalculate`, `adjust`, `lift`, `check`, `export` or `import`',
  'cli.argument.ratings-what':
    'The file or files; a person by name or number; a list by its name; the id of what you take back',
  'cli.option.ratings-day':
    'The date of the list or grant, or the date the report arrived; default today',
  'cli.option.ratings-source': 'open: where the list comes from',
  'cli.option.ratings-name': 'report: the event’s name, if different from the file',
  'cli.option.ratings-from':
    'list candidates: results after this date; report: its first day, if different from the file',
  'cli.option.ratings-to': 'report: its last day, if different from the file',
  'cli.option.ratings-abroad': 'report: the event was played abroad',
  'cli.option.ratings-player':
    'report: the player whose own report from abroad this is; FILE has a line per game: opponent; federation; rating; own points',
  'cli.option.ratings-place': 'report --player: where it was played',
  'cli.option.ratings-won': 'report --player: won the event or group, alone or tied',
  'cli.option.ratings-all-play-all': 'report --player: everybody in the group met everybody',
  'cli.option.ratings-as-one': 'report: the files are parts of one tournament (DSU 2002 §65e)',
  'cli.option.ratings-estimate': 'report: the rating to assume for unrated opponents abroad',
  'cli.option.ratings-rating': 'grant: the rating',
  'cli.option.ratings-ground': 'grant: the grounds for it',
  'cli.option.ratings-membership': 'grant: the player’s membership',
  'cli.option.ratings-by': 'grant: who proposes it, if not the one the regulations name',
  'cli.option.ratings-approved-by': 'grant: who approved it',
  'cli.option.ratings-committee-agrees': 'grant: the rating committee has also approved it',
  'cli.option.ratings-new':
    'grant: a person who is not in Rokade yet; WHO is the name, “Surname, Firstname”',
  'cli.option.ratings-number': 'grant --new: the number in the federation’s list',
  'cli.option.ratings-fide-id': 'grant --new: the FIDE ID',
  'cli.option.ratings-born': 'grant --new: date or year of birth',
  'cli.option.ratings-club': 'grant --new: the club',
  'cli.option.ratings-federation': 'grant --new: the federation, if not your own',
  'cli.option.ratings-sex': 'grant --new: m or w',
  'cli.option.ratings-act': 'explain: only this event, by its id',
  'cli.option.ratings-sample': 'check: number of events',
  'cli.option.ratings-yes': 'Make the change; without it, you only see whose rating changes',
  'cli.ratings.ask': 'To make the change, add --yes.',
  'cli.ratings.nobody': 'No rated person matches “{text}”.',
  'cli.ratings.nobody-new':
    'Nobody matches “{text}”, in the register either; use --new to enter somebody.',
  'cli.ratings.estimate-at-home':
    '--estimate is only for events abroad (DSU 2002 4.5.5.2); add --abroad if this is one',
  'cli.ratings.no-days': '{file} does not say when the event was played; give --from and --to.',
  'cli.ratings.unknown-list': 'There is no list {text}; choose {known}.',
  'cli.ratings.no-sample': 'No event at home had a player from the published lists.',
  'cli.command.sanctions':
    'Warnings and suspensions in a data folder: list, give, lift, and delete what is due',
  'cli.argument.sanctions-act': '`list`, `show`, `add`, `lift`, `delete`, `export` or `import`',
  'cli.argument.sanctions-what': 'A person in the register by name or number; the file',
  'cli.option.sanctions-day':
    'The date of the list or decision, or from which it is lifted; default today',
  'cli.option.sanctions-due': 'list: only what is due for deletion',
  'cli.option.sanctions-kind': 'add: warning or suspension',
  'cli.option.sanctions-ground': 'add: the offence',
  'cli.option.sanctions-from': 'add: the first day of a suspension, if not that of the decision',
  'cli.option.sanctions-months': 'add: number of months',
  'cli.option.sanctions-weeks': 'add: number of weeks, instead of months',
  'cli.option.sanctions-last-day': 'add: the last day, instead of months',
  'cli.option.sanctions-event': 'add: the event where it happened',
  'cli.option.sanctions-event-ends': 'add: the last day of that event',
  'cli.option.sanctions-by': 'add: the office that gave it (tk, su); lift: who decided it',
  'cli.option.sanctions-body': 'add: which one, or who else',
  'cli.option.sanctions-reasons': 'add, lift: the reasons, in writing',
  'cli.option.sanctions-copies': 'add: who receives a copy',
  'cli.option.sanctions-no': 'lift: which one, by its number; default the only one in force',
  'cli.option.sanctions-yes': 'add: enter it although the same is already there; delete: delete it',
  'cli.sanctions.added': 'Entered: {what}.',
  'cli.sanctions.lifted': 'Lifted: {what}.',
  'cli.sanctions.deleted': 'Deleted: {count}.',
  'cli.sanctions.would-delete': 'Due for deletion: {count}. To delete for good, add --yes.',
  'cli.sanctions.nobody': 'Nobody in the register matches “{text}”.',
  'cli.sanctions.no-such-no': '{name} has nothing with that number to lift.',
  'cli.sanctions.which-no': '{name} has several in force: choose one with --number ({numbers}).',
  'cli.command.register':
    'The register of people in a data folder: export or import it, find people, import a list',
  'cli.argument.register-act': '`export`, `import`, `people`, `list`, `offices` or `licences`',
  'cli.argument.register-what':
    'The file; with `people` a name, number or club, with `licences` a name',
  'cli.option.register-day':
    'date of the list, or the date for which to show memberships, offices and licences (2026-11-22); default today',
  'cli.option.register-federation': 'list: the federation of its clubs (DEN)',
  'cli.option.register-all': 'the list has all members: anybody missing is no longer one',
  'cli.option.register-yes': 'list: import it; without it, you only see a preview',
  'cli.register.row': 'Row',
  'cli.register.ask': 'To import {count|one person|{count} people}, add --yes.',
  'cli.command.contest':
    'The competitions of a club year in a data folder: list them, show one, export or import',
  'cli.argument.contest-act': '`list`, `show`, `export` or `import`',
  'cli.argument.contest-what': 'The competition’s address or full name; with `import` the file',
  'cli.argument.contest-file': 'export: the file; otherwise it is printed',
  'cli.option.contest-day': 'show: the date to show it for (2026-11-22); default today',
  'cli.contest.none': 'There are no competitions yet.',
  'cli.contest.nothing': 'there is no competition with the address or name “{which}”',
  'cli.contest.several':
    'several competitions are called “{which}”; give the address of one: {addresses}',
  'cli.contest.imported': '{file} imported as competition {contest}.',
  'cli.command.league':
    'The leagues of a data folder: list, export, import, report files, and seasons that began elsewhere.',
  'cli.argument.league-act':
    '`list`, `export`, `import`, `report`, `season`, `rating`, `players` or `prizes`',
  'cli.argument.league-what':
    'The league’s address or full name; report and season: then the division, then the file or files',
  'cli.option.league-to': 'report: `trf26` (usual) or `trf16`',
  'cli.option.league-take':
    'season: take it over; without it, what would be taken over is only told',
  'cli.league.none': 'There are no leagues yet.',
  'cli.league.nothing': 'there is no league with the address or name “{which}”',
  'cli.league.several': 'several leagues are called “{which}”; give the address: {addresses}',
  'cli.league.imported': '{file} imported as league {league}.',
  'cli.league.no-division': 'there is no division “{which}”; there are: {known}',
  'cli.league.season-would':
    '{teams|1 team|{teams} teams}, {players|1 player|{players} players}, {matches|1 match|{matches} matches}, {played} with results',
  'cli.league.season-taken': 'Taken over: {what}.',
  'cli.league.season-look': 'Would be taken over (with --take): {what}.',
  'cli.league.season-line': '{file}: line {row}: {what}',
  'cli.option.league-month': 'rating: the month (2026-11); left out: the whole season',
  'cli.option.league-rules':
    'rating: the edition of the rating rules (dsu-2010, dwz-2026, fide-2024 …)',
  'cli.league.rating':
    '{edition}: {games|1 rated game|{games} rated games}, {people|1 player|{people} players}, {left} not rated',
  'cli.league.no-rules': 'there are no rating rules “{text}”; there are: {known}',
  'cli.command.entries':
    'The entry lists for the rating officer: whom each event is waiting for, or one list with remarks on each entry',
  'cli.argument.entries-act': 'list (all events), show WHAT (one event)',
  'cli.command.event': 'The events of a data folder: list them, show one, export or import',
  'cli.argument.event-act':
    '`list`, `show`, `timeline`, `classes`, `fees`, `invitation`, `say`, `export` or `import`',
  'cli.argument.event-what': 'The event’s address or full name; with `import` the file',
  'cli.option.event-day':
    'timeline, fees, entries: the date to show them for (2026-11-22); default today',
  'cli.argument.event-file': 'export: the file; otherwise it is printed. say: FIELD=VALUE',
  'cli.event.none': 'There are no events yet.',
  'cli.event.nothing': 'there is no event with the address or name “{which}”',
  'cli.event.several': 'several events are called “{which}”; give the address of one: {addresses}',
  'cli.event.imported':
    'Imported: {file}, at the address {event}. Its groups are tournaments, each with a file of its own.',
  'cli.command.move': 'move all data from a folder to a PostgreSQL database, or back',
  'cli.option.move-from': 'folder or address of the data',
  'cli.option.move-to': 'folder or address to move them to; it must be empty',
  'cli.move.done':
    '{books} books with {entries} entries and {accounts} accounts were moved, and each row compared with what was read back.',
  'cli.move.damaged': '{journal} was already damaged, and was moved as it is.',
  'cli.usage.no-mail-server':
    'ROKADE_SMTP: give the address of a mail server, smtps://user:password@host:465 or smtp://host:587',
  'cli.usage.no-mail-address': 'ROKADE_MAIL_FROM: give a mail address, office@example.org',
  'cli.usage.no-database-address':
    '{what} is not the address of a PostgreSQL database: postgres://user:password@host:5432/name',
  'cli.command.open': 'start Rokade for this computer only and open it in the browser',
  'cli.command.publish': 'write the public pages as plain files for a web server',
  'cli.command.sandbox': 'start an invented event to try programs with, apart from all other data',
  'cli.command.broadcast': 'keep a broadcast of lichess current with a tournament’s public games',
  'cli.command.boards': 'take the moves that electronic boards write to PGN files',
  'cli.command.serve': 'start Rokade with all its pages',
  'cli.option.explain-prizes': 'show the rules behind each prize, by article',
  'cli.option.plan': 'JSON file with the prize plan',
  'cli.argument.file': 'TRF file, Rokade JSON file or games in PGN; - reads standard input',
  'cli.argument.in': 'TRF, JSON or a player list in CSV; - reads standard input',
  'cli.argument.publish-folder': 'the folder of the mirror, empty or created by this command',
  'cli.argument.broadcast-tournament': 'the address of the tournament, as in /t/ADDRESS',
  'cli.argument.boards-folder': 'the folder into which the boards’ program writes',
  'cli.argument.out': 'the new file (.trf .json .csv .pgn); - writes to standard output',

  // What the help says of each option.
  'cli.option.lang': 'language',
  'cli.option.all-faults': 'list every fault, not only the first',
  'cli.option.lenient': 'guess where a report file is faulty, and list each guess',
  'cli.option.format': 'output format',
  'cli.option.rating-edition':
    'edition of the rules (dsu-2010, dwz-1992 …); else the one in force at the end of the event',
  'cli.option.rating-system': 'rating system (dsu, fide, dwz)',
  'cli.option.system': 'pairing system (monrad, nordic, dutch, tempelhof, cup …)',
  'cli.option.round': 'the round; default the next (pair) or the last',
  'cli.option.checklist':
    'show instead what counts in the pairing, player by player (dutch, dubov, burstein)',
  'cli.option.registered': 'the date the event was registered for Elo rating',
  'cli.option.reported': 'the date its report was sent',
  'cli.option.edition': 'edition of the rules (fide-2026, fide-2017 …); default the newest',
  'cli.option.explain': 'show the rules behind each pairing, by article',
  'cli.option.system-byes': 'cup: players with a bye in the preliminary round (3,7)',
  'cli.option.lot-seed': 'cup, play-off: draw any lots needed from this seed',
  'cli.option.system-ranking': 'play-off: the order by the next tie-break (4,1,2)',
  'cli.option.standings': 'also compare the standings (points and places in the file)',
  'cli.option.standings-by-round':
    'tell the standings after each round, by the tie-breaks of the file',
  'cli.option.tiebreaks':
    'tie-breaks in order, separated by commas (DSU-AK,BH-C1); default those of the file',
  'cli.option.rules': 'edition of FIDE’s rules',
  'cli.option.method': 'method of calculation; default by DSU 2002 4.5.2.1',
  'cli.option.rate-no-shows': 'rate games that one side did not come to (DSU 2002 4.5.4.2)',
  'cli.option.schedule-table': 'the table (berger, dsu, tempelhof, rutsch)',
  'cli.option.players': 'number of players',
  'cli.option.rounds': 'number of rounds',
  'cli.option.seed': 'any text; the same seed gives the same tournament; default by chance',
  'cli.option.system-first-round':
    'tempelhof: the first round by lot, or by rating, upper half against lower',
  'cli.option.system-provisional-rating': 'dubov: the rating of players without one; default 1400',
  'cli.option.system-top-value': 'keizer: value of the first place; default three times the last',
  'cli.option.system-most-meetings': 'keizer: how often two may meet; default 3',
  'cli.option.system-rounds-between':
    'keizer: rounds between two games of the same players; default 3',
  'cli.option.system-teams': 'olympiad: number of teams; default 4',
  'cli.option.system-keep-last-rounds':
    'berger, twice round: do not exchange the last two rounds of the first cycle',
  'cli.option.system-double': 'play twice, with colours reversed',
  'cli.option.to':
    'target format (trf, trf16, trf26, json, csv, pgn); default by the file extension',
  'cli.option.csv-table': 'what a CSV file should hold',
  'cli.option.port': 'port (4180)',
  'cli.option.publish-from':
    'the address of the Rokade to read; default the one running on the data',
  'cli.option.publish-address':
    'the address at which the files will be read (for calendar and news)',
  'cli.option.publish-then': 'what to run in the folder after each change (rsync, sftp …)',
  'cli.option.publish-watch': 'keep running and publish after each change',
  'cli.option.broadcast-from': 'the address of the Rokade with the tournament’s public page',
  'cli.option.broadcast-rounds':
    'the ids of the broadcast’s rounds, round 1 first: abcd1234,efgh5678',
  'cli.option.broadcast-token-file':
    'a file with a token of lichess that may write studies (study:write)',
  'cli.option.broadcast-lichess': 'another address than https://lichess.org',
  'cli.option.broadcast-watch': 'keep running and send after each change',
  'cli.option.boards-from': 'the address of the Rokade that has the tournament',
  'cli.option.boards-token-file': 'a file with a token for programs that may enter games',
  'cli.option.boards-every': 'seconds between two looks at the folder (60)',
  'cli.option.boards-watch': 'keep running and take what changes',
  'cli.option.host': 'listen on this address only; default all',
  'cli.option.sandbox-reset': 'throw away what is in the sandbox and fill it anew',
  'cli.sandbox.on-pages':
    'Sandbox: invented data to try programs with. Nothing here is real, and nothing leaves this machine.',
  'cli.sandbox.no-folder': 'a sandbox is a folder of its own, not a database',
  'cli.sandbox.open':
    'A sandbox with an invented event is at {url}\nIts data are in {folder}; no mail, no message and nothing else leaves this machine from it.\nAccount: {account}, password: {password}\nToken for programs: {token}\nEvent: {url}/e/{event}, tournament: {url}/api/tournaments/{tournament}\nCtrl-C ends it; --reset begins anew.',
  'cli.option.serve-boards':
    'the folder below which electronic boards write; in the data folder as a rule',
  'cli.option.local-webhooks': 'allow webhooks to addresses on this machine and its local networks',
  'cli.option.proxy':
    'x-forwarded-for, forwarded or none: what a server in front says of visitors (number: forwarded:2)',
  'cli.option.data': 'data folder (rokade-data)',

  // What is wrong with the words after `rokade`.
  'cli.usage.no-command': 'no command given; `rokade --help` lists them',
  'cli.usage.unknown-command': 'there is no command “{what}”; `rokade --help` lists all commands',
  'cli.usage.unknown-command-but': 'there is no command “{what}”; did you mean {closest}?',
  'cli.usage.unknown-option': 'there is no option {what} here',
  'cli.usage.unknown-option-but': 'there is no option {what} here; did you mean {closest}?',
  'cli.usage.missing-argument': '{what} is missing',
  'cli.usage.missing-value': '{what} needs a value',
  'cli.usage.missing-option': '{what} is required',
  'cli.usage.excess-arguments': '{what}: too many arguments, from “{text}” on',
  'cli.usage.option-twice': '{what} is given twice; only one value can count',
  'cli.usage.invalid-value': '{what}: “{text}” is not possible; choose {known}',
  'cli.usage.number': '{option}: “{text}” is not a whole number from {least} to {most}',
  'cli.usage.not-of-system': '{option} is only for --system {known}',
  'cli.usage.edition': '--edition: there is no edition “{text}” of it; choose {known}',
  'cli.usage.system': '--system: there is no “{text}”; choose {known}',
  'cli.usage.method': '--method: there is no “{text}”; choose {known}',
  'cli.option.teams': 'the standings of the file’s teams instead of its players',
  'cli.option.unrated-as': 'the rating that unrated players count with in rating tie-breaks',
  'cli.option.explain-value':
    'how the values of the player or team with this number were worked out',
  'cli.option.kind': 'the kind of tournament',
  'cli.command.tie-breaks': 'the tie-breaks to choose from, and ready-made orders',
  'cli.code': 'Code',
  'cli.article': 'Rule',
  'cli.what-it-is': 'What it is',
  'cli.preset': 'Ready-made order',
  'cli.usage.nobody-of-number': '--explain: nobody has number {no}',
  'cli.usage.no-teams': 'the file has no teams (TRF record 013 or 310)',
  'cli.usage.tie-break': '--tiebreaks: {fault}; choose {known}',
  'cli.usage.table': '--table: there is no “{text}”; choose {known}',
  'cli.usage.target': '“{text}” is not a target format; choose {known} (--to)',

  // What the commands answer.
  'cli.internal-error': 'internal error: {message}',
  'cli.more-faults': '(and {count} more; --all-faults lists them)',
  'cli.report.required': 'Missing from the report:',
  'cli.report.advised': 'Should also be corrected:',
  'cli.report.complete': 'The report is complete.',
  'cli.report.conditions-missed': 'FIDE will therefore not rate it ({edition}):',
  'cli.report.conditions-open': 'Check yourself, as the file does not show it ({edition}):',
  'cli.report.missing': 'the report to FIDE lacks {count|one thing|{count} things}',
  'cli.remark': 'note: {text}',
  'cli.several-people': '“{text}” matches several people: {names}.',
  'cli.list.no-comma':
    '{count|1 name|{count} names} without a comma (“{name}”): is the surname first?',
  'cli.file.missing': 'there is no such file',
  'cli.file.no-folder': 'the folder for the file does not exist',
  'cli.file.directory': 'is a folder',
  'cli.file.no-access': 'no access',
  'cli.file.unreadable': 'cannot be read or written',
  'cli.pair.beyond': 'only {planned|1 round is|{planned} rounds are} planned',
  'cli.check.agrees': 'agrees',
  'cli.check.own-system': 'compared by the system named in the file: {system}',
  'cli.check.difference': 'by the rules {expected}; in the file {actual}',
  'cli.check.seat': '{no}: {fault}; by the rules {expected}; in the file {actual}',
  'cli.check.wrong-opponent': 'opponent',
  'cli.check.wrong-colour': 'colour',
  'cli.check.float-up': 'floats up',
  'cli.check.float-down': 'floats down',
  'cli.check.white': 'White',
  'cli.check.black': 'Black',
  'cli.check.no-seat': 'not paired',
  'cli.check.recorded':
    'the ### lines of the file name round {rounds}: corrected results, adjourned games or pairings by hand. What was paired there or later may rest on other than the results of the file',
  'cli.check.renumbered':
    'by the ### lines of the file the numbers are others since round {round}: it and the rounds before it were paired with the former ones',
  'cli.check.differ': '{count} of {rounds} rounds {count|is|are} paired differently',
  'cli.check.differs': 'differ',
  'cli.check.points': 'by the results {expected} points; in the file {actual}',
  'cli.check.rank': 'by the rules place {expected}; in the file {actual}',
  'cli.check.standings-differ': 'the standings differ for {count|1 player|{count} players}',
  'cli.check.no-standings': 'the file has neither points nor places',
  'cli.check.tie-break-unknown':
    'the tie-break {codes} is unknown; places are compared by points only',
  'cli.convert.losses': '{target} cannot hold: {losses}',
  'cli.convert.same-file': 'is also the file being read; it is not overwritten',
  'cli.serve.not-built': 'the pages are not built yet; run `npm run build`',
  'cli.open.failed': 'Rokade did not start',
  'cli.open.next-port': 'Port {port} is used by another program; trying {next}.',
  'cli.open.runs-already':
    'Rokade {version} is already running on {url}; opening it in the browser.',
  'cli.open.stays':
    'Rokade runs as long as this window is open. Closing it stops Rokade; nothing is lost.',
  'cli.broadcast.token-missing': '--token-file: name a file that holds the token and nothing else',
  'cli.broadcast.sandbox': '{url} is a sandbox: its invented games are sent nowhere',
  'cli.broadcast.no-feed':
    '{url} does not answer, or the tournament is not public; trying again later',
  'cli.broadcast.taken': 'Round {round}: lichess took {count|one game|{count} games}.',
  'cli.broadcast.untaken': '  not taken: {white} – {black}: {error}',
  'cli.broadcast.refused':
    'Round {round}: lichess refused it ({status}). Look at the token, at its right to write studies and at the id of the round.',
  'cli.broadcast.later': 'Round {round}: lichess answers {status}; trying again later.',
  'cli.broadcast.unreachable': 'Lichess does not answer; trying again later.',
  'cli.boards.taken':
    '{file}: {count|the moves of one game are|the moves of {count} games are} in the tournament, {left} not taken.',
  'cli.boards.refused': '{file}: not taken ({status} {code}).',
  'cli.boards.unreachable': '{url} does not answer; trying again later',
  'cli.boards.no-folder': '{folder} is no folder',
  'cli.publish.done':
    '{count|1 file|{count} files} in {folder}: {written} new or changed, {removed} removed',
  'cli.publish.not-a-mirror':
    '{folder} holds files that are not a Rokade mirror; nothing was written. Give an empty folder.',
  'cli.publish.unreachable': '{url} does not answer as Rokade does; the mirror is unchanged',
  'cli.publish.nothing-runs':
    '--watch: no Rokade is running on this data; start it, or give another with --from',
  'cli.publish.then-failed': '“{command}” ended with {code}; the files are written',

  // Words in tables.
  'cli.rate.method.average': 'Average method',
  'cli.rate.method.difference': 'Difference method',
  'cli.rate.performance': 'performance: the player had no rating',
  'cli.usage.method-none': '--method: {edition} has only one way to work out expected scores',
  'cli.usage.no-no-shows': '--rate-no-shows: {edition} never rates a game that was not played',
  'cli.usage.rating-own': '--own: “{text}” is neither a rating from 1 to 4000 nor - for none',
  'cli.usage.rating-result':
    '“{text}” is not a result OPPONENT:POINTS, such as 2395:0.5 (points 0, 0.5 or 1)',
  'cli.usage.rating-results': '--own needs results OPPONENT:POINTS',
  'cli.usage.rating-k': '--k: “{text}” is not a coefficient from 1 to {most}',
  'cli.usage.date': '{option}: “{text}” is not a date such as 2026-11-22',
  'cli.usage.rating-fact': '{option}: {edition} does not use it',
  'cli.usage.rating-with-own': '{option} is only for --own',
  'cli.usage.rating-with-file': '{option} is for a file, not for --own',
  'cli.rate.facts-columns':
    '{file}: line 1: “{text}” is not a column of facts; the columns are no, k, games, highest, index, born',
  'cli.rate.facts-no-column': '{file}: line 1: the column no is missing',
  'cli.rate.facts-twice': '{file}: line {line}: player {no} appears twice',
  'cli.rate.facts-nobody': '{file}: line {line}: nobody has number {no}',
  'cli.rate.facts-value':
    '{file}: line {line}, column {column}: “{text}” is not a number from {least} to {most}',
  'cli.rate.facts-cells': '{file}: line {line}: {cells} cells where there are {columns} columns',
  'cli.command.norms':
    'show who has made a title norm, who is near one, and who has a candidate result',
  'cli.option.fide-form': 'one form only',
  'cli.option.forms-out':
    'a PDF, or a workbook (XLSX) with each form on a sheet, by the ending of the file',
  'cli.option.norms-edition':
    'edition of the title regulations (fide-2024, fide-2001); default the one in force',
  'cli.option.norms-facts': 'a table fact,value with what the file cannot say about the event',
  'cli.option.explain-norms': 'show every requirement and how it was met, by article',
  'cli.norms.fact': '{file}: line {line}: “{text}” is not a fact; choose {known}',
  'cli.norms.fact-twice': '{file}: line {line}: “{text}” appears twice',
  'cli.norms.fact-value': '{file}: line {line}, {fact}: “{text}” is not possible; choose {known}',
  'cli.rate.inferred':
    'Under {edition}, which is inferred from reports about it: the text itself is not available',
  'cli.option.own': 'one player’s rating, - for none: a calculator, with results instead of a file',
  'cli.option.rating-facts': 'a table no,k,games,highest,index,born with what the file cannot say',
  'cli.option.rating-k': 'with --own: the coefficient K',
  'cli.option.rating-games': 'with --own: rated games so far',
  'cli.option.rating-highest': 'with --own: the highest rating ever',
  'cli.option.rating-born': 'with --own: the year of birth',
  'cli.option.rating-on': 'with --own: the last day of the event; default today',
  'cli.option.rating-index': 'with --own: the DWZ index',
  'cli.option.rating-age': 'with --own: the age at the end of the year',
  'cli.option.rating-type': 'the kind of play; default what the file says',
  'cli.argument.rated':
    'the file to rate, - for standard input; with --own results OPPONENT:POINTS',

  // `rokade erase`.
  'cli.command.about': 'everything a data folder holds about a person, as one JSON document',
  'cli.command.erase':
    'find a person everywhere in a data folder, and erase their personal data; also while Rokade is running',
  'cli.argument.erase-who': 'a full name as entered, or a full FIDE, DSU or DSB number',
  'cli.option.erase-yes': 'erase them; without it they are only listed',
  'cli.erase.book': 'Book',
  'cli.erase.ask':
    'Nothing was changed. To erase their personal data for good {count|from this book|from these {count} books}, add --yes.',
  'cli.erase.done':
    'Erased for good. Exports and prints kept elsewhere are not changed. Rokade replaces the copies in `backups`: at once if it is running, otherwise when it next starts.',
  'cli.erase.nobody': 'no book has anybody with the name or number “{who}”, now or earlier',
  'cli.erase.unreadable': '{book} cannot be opened and was not searched',
  'cli.erase.failed': '{name} in {book} was not erased ({code})',
  // `rokade archive`, `rokade unarchive`, `rokade remove`.
  'cli.command.archive':
    'archive a tournament of a data folder, so that lists leave it out; also while Rokade is running',
  'cli.command.unarchive': 'take a tournament out of the archive; also while Rokade is running',
  'cli.command.remove':
    'remove a tournament of a data folder for good, with a copy in the backups; also while Rokade is running',
  'cli.argument.which-tournament': 'its address or full name',
  'cli.option.remove-yes': 'remove it; without it nothing is changed',
  'cli.put-away.archive': '“{name}” ({address}) is in the archive.',
  'cli.put-away.unarchive': '“{name}” ({address}) is no longer in the archive.',
  'cli.put-away.remove': '“{name}” ({address}) was removed.',
  'cli.put-away.ask':
    'Nothing was changed. To remove “{name}” ({address}) and its public pages for good, add --yes.',
  'cli.put-away.copy': 'A copy is kept in {folder}.',
  'cli.put-away.nothing': 'there is no tournament with the address or name “{which}”',
  'cli.put-away.several':
    'several tournaments are called “{which}”; give the address of one: {addresses}',
  // `rokade list`.
  'cli.command.list': 'the rating lists of a data folder: show, import, search, compare, remove',
  'cli.argument.list-act': 'import, search, changes or remove; by default, show the lists',
  'cli.argument.list-what':
    'import: the file or zip; search: name, number, club, federation; changes: the JSON export of a tournament; remove: the list (fide-2026-11)',
  'cli.option.list-source': 'whose list it is; default by its content',
  'cli.option.list-month':
    'import: the month of the list (2026-11); default from the list or its zip',
  'cli.option.list-type':
    'import: the kind of play, if FIDE’s list holds only one; default by the file name',
  'cli.option.list-keep': 'import: months to keep per source (4)',
  'cli.option.list-limit': 'search: maximum number of players (20)',
  'cli.usage.list-act': '“{act}” is not possible with lists; choose {known}',
  'cli.usage.list-month': '--month: “{text}” is not a month such as 2026-11',
  'cli.list.refused': '{file}: {text}. The existing lists are unchanged.',
  'cli.list.reading': '{file}: {percent} % read, {players} players',
  'cli.list.finding': '{file}: {percent} % of {players} players indexed',
  'cli.list.imported':
    '{source} {month}: {players|one player|{players} players}. Lists kept: {kept}.',
  'cli.list.none': 'There are no rating lists yet. `rokade list import FILE` imports one.',
  'cli.list.nobody': 'nobody matches “{text}” in {lists}',
  'cli.list.no-lists': 'there are no rating lists yet; `rokade list import FILE` imports one',
  'cli.list.no-changes': 'The lists have nothing different about the players.',
  'cli.list.removed': '{list} was removed.',

  // `rokade organisation`.
  'cli.command.organisation':
    'manage the clubs and federations on a server, and give them tournaments and events',
  'cli.argument.organisation-act':
    'list, make, rename, remove, give (a tournament or an event away) or hand-in',
  'cli.argument.organisation-which':
    'the organisation’s address; for give and hand-in that of the tournament or event',
  'cli.option.organisation-name': 'make: the name',
  'cli.option.organisation-to':
    'rename: the new address; give and hand-in: the address of the organisation',
  'cli.option.organisation-back': 'hand-in: undo it',
  'cli.option.organisation-yes': 'remove: confirm the removal',
  'cli.option.account-organisation':
    'give and take: the address of the organisation it is for; default the first',
  'cli.usage.account-scope': '--for and --organisation do not go together',
  'cli.usage.organisation-act': '“{act}” is not possible with an organisation; choose {known}',
  'cli.organisation.make':
    '{name} has the page /k/{which}. `rokade account give` gives somebody rights in it.',
  'cli.organisation.rename': '{which} now has the address /k/{to}; the old one redirects to it.',
  'cli.organisation.remove': '{which} was removed.',
  'cli.organisation.give': '{which} now belongs to {to}.',
  'cli.organisation.hand-in': '{which} has been handed in to {to}.',
  'cli.organisation.taken-back': '{which} has been taken back from {to}.',
  'cli.organisation.ask':
    'Nothing was changed. To remove {which} and its register for good, add --yes.',
  'cli.organisation.nothing': 'there is no tournament or event at the address “{which}”',
  // `rokade account`.
  'cli.command.account': 'manage the accounts of a data folder, also while Rokade is running',
  'cli.argument.account-act':
    'list, give or take (a right), reset (a new password), rename, disable, enable, sign-out, sessions or end (one)',
  'cli.argument.account-name': 'the account’s name; not with list',
  'cli.option.account-to': 'rename: the new name',
  'cli.option.account-role': 'give and take: the role, such as arbiter or results-only',
  'cli.option.account-for':
    'give and take: the address of the one tournament it is for; without it, all of them',
  'cli.option.account-session': 'end: the session, as sessions names it',
  'cli.usage.account-role': '“{role}” is not a role an account can have; choose {known}',
  'cli.usage.account-act': '“{act}” is not possible with an account; choose {known}',
  'cli.account.unknown': 'there is no account “{name}”; there are {known}',
  'cli.account.none':
    'there is no account yet; `rokade serve` prints the link that creates the first',
  'cli.account.reset':
    '{name} has a new password and is signed out everywhere:\n\n    {password}\n\nIt is shown only here. Once signed in, {name} can change it in the menu under the name.',
  'cli.account.rename':
    '{name} is now called {to}. The history keeps the old name for what has been done.',
  'cli.account.disable': '{name} can no longer sign in and is signed out everywhere.',
  'cli.account.enable': '{name} can sign in again.',
  'cli.account.sign-out': '{name} is signed out everywhere.',
  'cli.account.end': '{name} is signed out there.',
  'cli.account.session': 'Session',

  // What `generate` says of its options and of those it cannot use.
  'cli.option.generated-ratings':
    'ratings from–to (1000-2200), one by one (2400,2310,0), or top:step:spread (2400:10:50)',
  'cli.option.unrated': 'percentage of unrated players (8)',
  'cli.option.numbers': 'numbers by lot, by strength, or by rating with the unrated last',
  'cli.option.draws': 'percentage of draws between equals (32)',
  'cli.option.forfeits': 'games not played, per cent (2.5), a number (3x), or by rounds (1-3:2x)',
  'cli.option.postponed': 'percentage of games still postponed (0)',
  'cli.option.byes': 'half-point byes asked for (3; 0 below ten players), written like forfeits',
  'cli.option.withdrawals':
    'percentage of withdrawals, per player and round (1.2; 0 below ten players)',
  'cli.option.late-entries': 'percentage of players who enter after round 1 (0)',
  'cli.option.baku': 'Baku acceleration (dutch, dubov, burstein)',
  'cli.option.forbidden-pairs': 'number of forbidden pairs (dutch, dubov, burstein)',
  'cli.option.points': 'points for win, draw and loss, 3-1-0 (dutch, dubov, burstein)',
  'cli.option.bye-points':
    'points for the pairing-allocated bye (dutch, dubov, burstein); default as a win',
  'cli.option.first-colour': 'colour of number 1 in round 1 (dutch, dubov, burstein)',
  'cli.option.results': 'results by FIDE’s probabilities or by a straight line',
  'cli.option.double-forfeits': 'games to which neither player comes (0)',
  'cli.option.odd-results': 'games scored ½–0, 0–½ or 0–0 (0)',
  'cli.option.unrated-games': 'games too short to be rated (0)',
  'cli.option.full-byes': 'full-point byes per round (0)',
  'cli.option.zero-byes': 'players who miss a round and come back (0)',
  'cli.option.generated-tie-breaks': 'tie-breaks of the file (BH/C1,BH,SB); default points alone',
  'cli.option.vary': 'draw by lot whatever is not stated, as without a seed',
  'cli.option.generated-players': 'number of players; default drawn by lot',
  'cli.option.generated-rounds': 'number of rounds; default drawn by lot',
  'cli.usage.frequency':
    '{option}: “{text}” is neither per cent (2.5), nor a number (3x), nor these by rounds (1-3:2x,4:10)',
  'cli.usage.round-twice': '{option}: round {round} is named twice',
  'cli.usage.no-such-round': '{option}: there is no round {round}; the tournament has {rounds}',
  'cli.usage.ratings-count': '--ratings: {count|one rating|{count} ratings} for {players} players',
  'cli.usage.points':
    '--points: “{text}” is not win, draw and loss (3-1-0), the win the most, two draws not more than a win and a loss',
  'cli.usage.draws-by-table':
    '--draws: only with --results straight; FIDE’s probabilities have the draws in them',
  'cli.generate.seed':
    'the seed is {seed}; with --seed {seed} --vary and the same options it is the same tournament',
  'cli.usage.percentage':
    '{option}: “{text}” is not a percentage from 0 to 100 with at most one decimal (2.5)',
  'cli.usage.ratings':
    '--ratings: “{text}” is neither two numbers from 1 to {most} with a hyphen, the lower first, nor ratings with commas, nor top:step:spread',
  'cli.usage.bye-points':
    '--bye-points: “{text}” is not whole or half points from 0 to {most} (0.5)',
  'cli.usage.baku-points': '--baku: only where a win is worth two draws (C.04.7)',

  // Groups, lots and time odds.
  'cli.command.groups': 'divide the players into groups by rating',
  'cli.command.lots': 'draw numbers by lot, or assign them by strength',
  'cli.command.time-odds': 'handicap times by the difference in rating',
  'cli.option.size': 'maximum players in a group',
  'cli.option.groups': 'number of groups',
  'cli.option.form':
    'form of play for everybody else in master and basic class; default seven-rounds',
  'cli.option.all-play-all': 'numbers of those who want all-play-all (3,7,12)',
  'cli.option.five-rounds': 'numbers of those who want 5 rounds',
  'cli.option.explain-groups': 'show the rules behind each group, by article',
  'cli.option.lots-seed': 'any text; the same seed gives the same draw',
  'cli.option.varma': 'keep players of one federation or club apart in the last three rounds',
  'cli.option.rating-order': 'which rating counts; default what the file or system says',
  'cli.option.by-rating': 'no lots: number by rating, title and name',
  'cli.option.ratings': 'ratings of White and Black (1900,1640); default the whole table',
  'cli.option.minutes': 'minutes for each player when equal (30)',
  'cli.option.odds-steps':
    'your own steps: difference:minutes of the stronger (100:25,200:20,300:15)',
  'cli.usage.either': '{first} and {second} do not go together',
  'cli.usage.seed': '--seed is missing: a draw needs a seed (or --by-rating)',
  'cli.usage.numbers': '{option}: “{text}” is not a list of numbers such as 3,7,12',
  'cli.usage.nobodys-number': 'nobody has number {no}',
  'cli.usage.odds-ratings': '--ratings: “{text}” is not two ratings such as 1900,1640',
  'cli.usage.odds-steps': '--steps: “{text}” is not steps such as 100:25,200:20',
  'cli.lots.by-lot': 'Draw with the seed “{seed}”',
  'cli.lots.by-rating': 'Numbers by rating, title and name',

  // What the server says in the terminal, and on every page while it has no database.
  'serve.listening': 'Rokade listens on {url} and keeps its data in {folder}',
  'serve.set-up': 'Create the owner’s account with this link (valid once): {url}',
  'serve.no-database': 'Rokade cannot open its database',
  'serve.salvaged':
    '{count|1 tournament was|{count} tournaments were} saved as far as they can be read, in {folder}.',
  'serve.not-salvaged': 'The rest could not be saved to {folder}: {problem}.',
  'serve.tries-again':
    'You need not move or save anything: Rokade tries again every few seconds and opens as soon as it can.',
  'serve.no-database-next':
    'Move the database file elsewhere, restart Rokade, and import the saved files or the newest copy from {backups}.',
} as const satisfies Texts;
