/** A chapter of docs/errors.md: the codes that begin so, and what holds for all of them. */
export interface ErrorChapter {
  readonly title: string;
  readonly about: string;
  readonly prefixes: readonly string[];
}

export const errorChapters: readonly ErrorChapter[] = [
  {
    title: 'Commands',
    about:
      'A command was not carried out, and nothing was changed. The API answers 422 with the code and its facts; 428 for a question, 404 for what is not there, 409 for what is there already.',
    prefixes: [
      'command.',
      'tournament.',
      'settings.',
      'player.',
      'lots.',
      'system.',
      'bye.',
      'pairing.',
      'round.',
      'draft.',
      'late-pair.',
      'board.',
      'result.',
      'journal.',
    ],
  },
  {
    title: 'What follows',
    about:
      'Not errors: what a rule-breaking act brings about, listed by `command.needs-confirmation`. Say yes, and give a reason where one is asked for, or leave it.',
    prefixes: ['consequence.'],
  },
  {
    title: 'The rating report lacks',
    about: 'The report is shown all the same; the federation will want these before it takes it.',
    prefixes: ['report.'],
  },
  {
    title: 'A report to FIDE lacks',
    about:
      '`rokade report` and the export say it; exit 1 where FIDE would refuse the report. The number is that of the record in the file.',
    prefixes: ['fide-report.'],
  },
  {
    title: 'Keeping and backing up',
    about: 'What the store says of its folder, its database and its journals.',
    prefixes: ['store.', 'move.', 'health.', 'import.', 'remove.'],
  },
  {
    title: 'Accounts',
    about: 'Signing in, making accounts and looking after them; links for helpers.',
    prefixes: ['account.', 'rights.', 'link.'],
  },
  {
    title: 'The installation',
    about: 'What is said once for the club or federation.',
    prefixes: ['installation.'],
  },
  {
    title: 'The register',
    about: 'People, clubs and memberships.',
    prefixes: ['register.'],
  },
  {
    title: 'An event',
    about: 'Several tournaments under one roof, and their entry list.',
    prefixes: ['event.'],
  },
  {
    title: 'Between the page and the program',
    about: 'A request did not arrive, was not one, or came from somebody who may not make it.',
    prefixes: ['request.', 'send.', 'form.'],
  },
  {
    title: 'Starting',
    about: '`rokade serve` or `rokade open` did not start; exit 2.',
    prefixes: ['serve.'],
  },
  {
    title: 'Files of any kind',
    about: 'Said before anything is read from the file. On the command line exit 2.',
    prefixes: ['input.'],
  },
  {
    title: 'Report files (TRF16, TRF26)',
    about:
      'Each names its line and column. Faults make the file unusable (exit 2 on the command line); remarks are told and the file is read all the same.',
    prefixes: ['trf.'],
  },
  {
    title: 'Tie-breaks',
    about:
      'A code that names no tie-break (on the command line exit 2), and tie-breaks that the rules do not have for such a tournament: these are computed all the same, with a note.',
    prefixes: ['tie-break-code.', 'tie-break-choice.'],
  },
  {
    title: 'Prizes',
    about:
      'A plan of prizes that makes no sense, or does not fit the standings. Each names the place in the plan; on the command line exit 2.',
    prefixes: ['prize-plan.'],
  },
  {
    title: 'Groups and time odds',
    about: 'A division into groups or a table of time odds that cannot be made.',
    prefixes: ['groups.', 'time-odds.'],
  },
  {
    title: 'JSON documents',
    about: 'A JSON export that is not what it should be. On the command line exit 2.',
    prefixes: ['json.'],
  },
  {
    title: 'Games in PGN',
    about:
      'Each names the line of the game’s first tag. Those that make no tournament are refused (on the command line exit 2); what PGN cannot say is a remark.',
    prefixes: ['pgn.'],
  },
  {
    title: 'Rating lists',
    about:
      'A list was not taken in, by `rokade list import` or the console. The lists that were kept stay as they are.',
    prefixes: ['list.'],
  },
  {
    title: 'Player lists (CSV, pasted tables)',
    about: 'Each names its row and column; rows without a fault can be taken over alone.',
    prefixes: ['csv.'],
  },
  {
    title: 'Lost in conversion',
    about: '`rokade convert` names on standard error what the target format cannot hold.',
    prefixes: ['loss.'],
  },
];

/** What a code means where the catalogue has no message of its own for it. */
export const errorMeanings: Readonly<Record<string, string>> = {
  'form.refused': 'A form was sent without a session or without the token that belongs to it.',
  'request.invalid': 'The request is not one the program knows; `at` names the first wrong place.',
  'send.broken': 'The program answered with something the page does not understand.',
  'send.unreachable': 'The program did not answer.',
  'store.append-conflict':
    'Somebody else was faster; stays inside the program, which looks again and answers `store.conflict` where it matters.',
};

/** What to do, by code, or by the beginning of a code (ending in a dot) for all that lack their own. */
export const errorAdvice: Readonly<Record<string, string>> = {
  'command.needs-confirmation': 'Read what follows, then confirm or leave it.',
  'command.not-now': 'Do first what the round waits for; the strong button names it.',
  'tournament.exists': 'Choose another name, or open the one that is there.',
  'tournament.missing': 'Open the tournament from the list.',
  'settings.': 'Correct the field that is named.',
  'player.': 'Correct the field or choose the player that is named.',
  'player.duplicate': 'If it is another person, tell them apart in the name or the club.',
  'player.has-played': 'Withdraw the player instead; the games stay.',
  'system.not-by-hand': 'Keep to the table or the bracket; enter what was played as results.',
  'system.no-late-pair': 'Let the two play in the next round.',
  'system.': 'Pair the next round; this system cannot pair all at once.',
  'lots.': 'Correct the list of draw numbers.',
  'lots.first-colour-not-drawn':
    'Draw the colour of round 1, choose it in the settings, or send `lotSeed` with the pairing.',
  'lots.no-first-colour': 'Nothing is to be done: this system has no such lot.',
  'lots.not-tied': 'Name all the players of one shared place, and nobody else.',
  'lots.not-drawn': 'Draw the lots or type in the numbers.',
  'lots.varma-needs-table': 'Draw without the tables, or choose a round robin.',
  'lots.varma-players': 'Draw without the tables.',
  'lots.varma-no-room':
    'Draw without the tables, or by club instead of federation; the annex has no way for so many.',
  'lots.seed-missing': 'Give any text as the seed; write it down and show it.',
  'bye.not-in-table': 'Postpone the game on the results desk.',
  'bye.round-not-missed':
    'Name published rounds only, each once, and only where pairing goes by points.',
  'bye.not-in-last-round': 'Give a zero-point bye, or none.',
  'bye.too-many': 'Give a zero-point bye, or allow more in the settings.',
  'bye.round-already-paired':
    'Ask for a later round, or take the draft back, note the bye and pair again.',
  'pairing.too-few-players': 'Enter players, or bring back those who left.',
  'pairing.games-unfinished': 'Enter the missing results; withdraw who will not play on.',
  'pairing.lot-needed': 'Draw the lots with a published seed; on the command line `--lot-seed`.',
  'pairing.decided': 'Finish the tournament; the places are known.',
  'pairing.no-legal-pairing':
    'Those named have met everybody left. Pair by hand with a reason, or end the tournament.',
  'pairing.no-legal-colours':
    'Pair by hand with a reason: give somebody a colour a third time, or let two meet again.',
  'pairing.schedule-over': 'Everybody has met everybody; finish the tournament.',
  'round.': 'Look at the round as it stands now; somebody may have been faster.',
  'round.no-more': 'Plan more rounds in the settings, or finish the tournament.',
  'draft.': 'Put every player who is present on one board, or leave one to sit out.',
  'late-pair.': 'Choose two of the newest round who have no opponent and have not met.',
  'board.unknown': 'Look at the round as it stands now.',
  'result.invalid': 'Give scores of whole and half points, not more than one together.',
  'result.due-not-a-date': 'Give the day the game is to be played, or none.',
  'result.already-entered': 'Correct the result instead; the history keeps both.',
  'journal.unknown-version': 'Choose a moment from the history.',
  'consequence.': 'Confirm or leave it.',
  'report.result-missing': 'Enter the result; forfeits and cancelled games count as results.',
  'report.birth-date-missing': 'Fill in the date of birth on the page Players.',
  'report.club-missing': 'Fill in the club on the page Players.',
  'report.rating-missing':
    'Fill in the rating, or leave it: the report uses a performance rating (4.5.5.2).',
  'report.round-date-missing': 'Fill in the dates of the rounds in the settings.',
  'report.arbiter-missing': 'Name the arbiter in the settings (§5a).',
  'report.committee-incomplete': 'Name three members of the committee in the settings (§5b).',
  'report.time-control-outside-rules':
    'Correct the time control; if it was played so, ask the federation before sending (4.5.3).',
  'groups.': 'Ask for fewer or larger groups.',
  'groups.too-few-for-rounds':
    'Let them choose another form of play, or make groups by size alone (`--size`).',
  'time-odds.': 'Let the differences rise and the minutes of the stronger fall from step to step.',
  'prize-plan.': 'Mend the plan at the place named.',
  'prize-plan.not-equal':
    'Take the decision out of the plan, or see whether a result was corrected after it.',
  'prize-plan.year-missing': 'Name the calendar year in which ages are counted.',
  'tie-break-choice.':
    'Choose another tie-break, or see that the tournament’s own rules name this one.',
  'tie-break-code.': 'Write a code as the guide shows it: `DSU-AK`, `BH-C1`, `KS/L-1`.',
  'store.append-conflict': 'Nothing.',
  'store.conflict': 'Look at what came in meanwhile, then do it again if it is still right.',
  'store.damaged':
    'Save what is sound, import it, and compare it with the newest backup; see the guide on backup and recovery.',
  'store.failed':
    'Make room, end the other program or mend the disk; what was acknowledged is kept. Then do it again: the results desk does so by itself.',
  'store.folder-unusable': 'Give another folder with `--data`, or the right to write in this one.',
  'store.locked': 'Stop the other Rokade that uses the folder, or give this one another folder.',
  'move.in-use': 'Stop every Rokade that works there, then move.',
  'move.not-empty': 'Move into a new folder, or a database that was just made.',
  'move.differs':
    'Look after the database that was written to: it does not give back what it was given.',
  'store.missing': 'Open it from the list.',
  'store.removed': 'Import the copy of it from the folder `backups` if it is wanted again.',
  'store.no-database':
    'Name the data folder with `--data`; the first line of `rokade serve` says which it is.',
  'store.newer-database': 'Use the newer Rokade that last wrote in this folder.',
  'store.newer-format': 'Use the newer Rokade that wrote it.',
  'store.unreadable':
    'Damaged or empty: keep the file as it is, start with an empty folder and import what was saved or the newest backups. Held by another program, read-only or on a full disk: end that program, give the right to write or make room; Rokade goes on by itself.',
  'health.backup-failed': 'Make room or mend the folder; save an export by hand until then.',
  'remove.backup-failed': 'Make room or mend the folder, then remove it again.',
  'remove.other-name': 'Type the name as it stands above.',
  'import.invalid': 'Import an export file of Rokade, whole and unchanged.',
  'import.cut-off': 'Import another copy, or the newest from the folder `backups`.',
  'import.broken-off': 'Import another copy, or the newest from the folder `backups`.',
  'installation.nothing-to-return': 'Change rights on the page of the account.',
  'installation.text-too-long': 'Say it in fewer words.',
  'installation.logo-not-an-image': 'Save the picture as PNG, JPEG or WebP and choose that file.',
  'installation.logo-too-large': 'Make the picture smaller; a few hundred pixels are enough.',
  'installation.logo-too-many-pixels': 'Make the picture smaller; a few hundred pixels are enough.',
  'register.field-invalid': 'Say it in another way; days as 2026-11-22, federations as DEN.',
  'register.id-taken': 'Send another id.',
  'register.unknown-person': 'Look the person up again.',
  'register.unknown-association': 'Enter the club first.',
  'register.unknown-membership': 'Load the person’s page again.',
  'register.unknown-office': 'Load the person’s page again.',
  'register.office-elsewhere': 'Choose the club, district or federation whose office it is.',
  'register.office-of-competition':
    'Name the tournament, team or class, or leave it out for an office of the association.',
  'register.wrong-level': 'Choose what stands above it.',
  'register.guest-of-no-club': 'Choose a club, or make the person a member.',
  'register.days-reversed': 'Turn the days round.',
  'register.plays-for-another':
    'End the older membership, or make one of them a membership without playing.',
  'register.same-person': 'Choose two people.',
  'register.not-merged': 'Load the page again.',
  'register.merged-since': 'Undo the later merging first.',
  'register.confirm-erasing': 'Confirm it, or leave it.',
  'register.exists': 'Save the other as CSV and take that in as a list.',
  'event.exists': 'Send another id.',
  'event.missing': 'Look in the list of events.',
  'event.field-invalid': 'Say it in another way; days as 2026-12-27, officers by their names.',
  'event.days-reversed': 'Turn the days round.',
  'event.id-taken': 'Send another id.',
  'event.unknown-entrant': 'Load the entry list again.',
  'event.unknown-group': 'Load the page again; a removed tournament can be taken in from its copy.',
  'event.group-twice': 'Load the page again.',
  'event.group-elsewhere': 'Take it out of the other event, or put that one away.',
  'event.group-begun': 'Withdraw the player in the group, and enter them anew in the other.',
  'event.duplicate': 'Confirm that they are two, or leave it.',
  'event.confirm-erasing': 'Confirm it, or leave it.',
  'account.setup-token-invalid': 'Start the program again: it prints a new link.',
  'account.name-taken': 'Choose another name.',
  'account.name-invalid': 'Choose a name of 1 to 100 characters.',
  'account.password-too-short': 'Choose a longer one; a sentence is easy to keep.',
  'account.wrong-credentials': 'Try again; the administrator can make another account.',
  'account.throttled': 'Wait so many seconds.',
  'account.wrong-password':
    'Type the password you sign in with. Forgotten: an administrator, or `rokade account reset` on the machine, gives a new one.',
  'account.disabled':
    'Ask an administrator, or `rokade account enable` on the machine where Rokade runs.',
  'account.last-admin': 'Give another account the role of owner first.',
  'rights.other-scope':
    'Look at the page “Who may do what”; choose another role, or what it is for.',
  'rights.unknown-event': 'Look at the list of tournaments for its address.',
  'link.unknown': 'Ask whoever runs the tournament for a new link.',
  'link.over': 'Ask whoever runs the tournament for a new link.',
  'link.invalid': 'Give hours and ranges of numbers as the form asks for them.',
  'account.session-over': 'Look at the list of sessions again.',
  'account.missing': 'Look at the list of accounts; it may have been renamed.',
  'request.': 'Correct the request; nothing was changed.',
  'request.failed': 'Look at what the program printed, and start it again if it stays.',
  'request.too-many-streams': 'Load the page again to see what is new; it listens again by itself.',
  'request.forged': 'Load the page again; a program sends the session’s `csrf` along.',
  'request.not-allowed': 'Ask an owner for the right; what was typed at the desk is kept.',
  'request.not-signed-in': 'Sign in; what was typed at the desk is kept.',
  'serve.': 'Choose another port or address.',
  'serve.running': 'Use the one that runs, or give this one another folder with `--data`.',
  'serve.other-version': 'End the one that runs; then the other opens the same folder.',
  'send.unreachable':
    'The results desk keeps what was typed and sends it again by itself. See whether the program runs.',
  'send.broken': 'Load the page again; if it stays, start the program again.',
  'form.refused': 'Load the page again, sign in if asked, and send it once more.',
  'input.too-large': 'Give a file of 20 MB or less.',
  'input.not-text': 'Save it as text: TRF, CSV or JSON, not as a spreadsheet, archive or PDF.',
  'input.empty': 'Choose another file.',
  'input.unknown-format': 'Give a TRF16 or TRF26 file, a JSON export or games in PGN.',
  'fide-report.': 'Add it to the settings, the round or the player, and export again.',
  'fide-report.no-game': 'Leave the player out, or let the line stand.',
  'fide-report.rounds-unplayed': 'Play the rounds, or finish the tournament early.',
  'trf.': 'Correct the line that is named and read the file again.',
  'trf.not-trf': 'Give a TRF16 or TRF26 file.',
  'trf.abnormal-points.not-counted':
    'Add them to the points by hand, or give them as a decided result of the round.',
  'trf.encoding.unknown': 'Nothing, if what the record says does not matter for the question.',
  'trf.participant.unknown': 'Nothing, if the record is left over; else correct the number.',
  'trf.points.differ': 'Nothing: points are counted from the games.',
  'trf.strength.rounded': 'Nothing: the file is written as it was.',
  'trf.player-count.differs': 'Nothing: the players are counted.',
  'pgn.': 'Correct the tags of the game that is named, or leave it out.',
  'pgn.games.none': 'Give a PGN file with its tags.',
  'pgn.numbers.made': 'Nothing, if numbers don’t matter; a report file (TRF) has the right ones.',
  'pgn.games.missing': 'Add byes and forfeits by hand, or take a report file (TRF).',
  'json.': 'Export it again from where it came; correct it by hand only with care.',
  'json.too-deep': 'Give another file: Rokade writes none like this.',
  'json.newer-version': 'Use the newer Rokade that wrote it.',
  'list.': 'Get the list again where it comes from.',
  'list.unknown': 'Give FIDE’s list, DSB’s, DSU’s, or a table with headings.',
  'list.names-missing': 'Name the column with the players `name`, `navn` or `Name`.',
  'list.numbers-missing':
    'Name the columns of numbers and ratings: `FIDE ID`, `DSU-nr.`, `Rating`.',
  'list.other-source': 'Leave the source out, or give the other list.',
  'list.other-month': 'Leave the month out, or give the other list.',
  'list.line-unreadable': 'Correct the line, or get the list again.',
  'list.rows-unreadable': 'Correct the headings.',
  'list.no-players': 'Choose another file.',
  'list.number-twice': 'Correct one of the numbers.',
  'list.zip-encrypted': 'Unpack it with its password and give its content.',
  'list.zip-without-list': 'Give the zip with the list, or the list itself.',
  'list.too-many': 'Give a rating list.',
  'list.busy': 'Wait until the other list is read.',
  'list.interrupted': 'Begin again.',
  'list.missing': 'Choose one of the lists that are kept.',
  'list.failed': 'Report it, with what the log says.',
  'csv.': 'Correct the row that is named, or leave it out.',
  'csv.quote.open': 'Close the quotation mark; the rest of the file was read as one cell.',
  'csv.name-column.missing': 'Name the column with the players `name`, `navn` or `Name`.',
  'csv.players.too-many': 'Keep only those who enter this tournament; nothing was read.',
  'csv.player.duplicate': 'Leave one of the rows out, or tell the players apart.',
  'loss.': 'Keep the JSON export beside it: it holds everything.',
};
