import type { Texts } from '../texts.ts';

/** What the application and the API answer besides refusals, and why Rokade does not start. */
export const errorsTexts = {
  // What the application and the API answer besides refusals; the server checks that none is
  // missing.
  'error.store.damaged':
    'The history is damaged: of {foundVersions} lines the first {soundVersions} are sound ({problem}). Save those and import them again.',
  'error.store.missing': 'There is no such tournament.',
  'error.store.removed': 'This tournament was removed.',
  'error.remove.backup-failed':
    'The tournament stays: its last copy could not be written to {folder}: {problem}.',
  'error.remove.other-name': 'This is not the name of the tournament. Nothing was removed.',
  'error.store.newer-format':
    'The tournament was written by a newer Rokade (format {format}). Update Rokade.',
  'error.store.failed': 'It was not saved: {problem}. Nothing was changed.',
  'error.store.conflict': 'Somebody else has changed it meanwhile. See what changed and try again.',
  'error.import.invalid': 'The file cannot be imported: {problem}. {at}',
  'error.import.cut-off':
    'The file is cut off: it should have {stated|1 entry|{stated} entries}, but {sound|only the first is whole|only the first {sound} are whole}. Nothing was taken in. Use another copy.',
  'error.import.broken-off':
    'The file breaks off before its end: {sound|the first entry is whole|the first {sound} entries are whole}. Nothing was taken in. Use another copy.',
  'error.account.setup-token-invalid':
    'The link is no longer valid. Restart Rokade to get a new one.',
  'error.account.name-taken': 'There is already an account with this name.',
  'error.account.name-invalid': 'The name must have 1 to 100 characters.',
  'error.account.password-too-short': 'The password must have at least {minimum} characters.',
  'error.account.wrong-credentials': 'Name and password do not match.',
  'error.account.throttled':
    'Too many tries. Try again in {retryAfterSeconds|1 second|{retryAfterSeconds} seconds}.',
  'error.account.wrong-password': 'The present password is not right. Nothing was changed.',
  'error.account.disabled': 'The account is disabled. An administrator can enable it again.',
  'error.account.last-admin':
    'This is the only account that may look after accounts. Make another one that may, first.',
  'error.account.missing': 'There is no such account.',
  'error.request.invalid': 'The request is malformed: {at}',
  'error.request.malformed-json': 'The request is not JSON.',
  'error.request.too-large': 'Too large: at most {limitMegabytes} MB are taken.',
  'error.request.too-deep': 'The JSON of the request has too many lists within one another.',
  'error.request.unsupported-type': 'The request has to be JSON (Content-Type: application/json).',
  'error.request.too-many-streams':
    'Too many pages listen at once. The page is up to date when it is loaded again.',
  'error.request.unknown-route': 'There is no such address.',
  'error.request.not-signed-in': 'Sign in first.',
  'error.request.not-allowed': 'Your account may not do that.',
  'error.request.forged': 'The request did not come from Rokade’s own pages. Load the page again.',
  'error.request.failed': 'Something went wrong in Rokade. Everything that was saved is saved.',
  'health.backup-failed': 'The backup copy {name} could not be written to {folder}: {problem}.',

  // The installation's own book.
  'error.installation.text-too-long':
    'The text in the field is too long: {most} characters at most.',
  'error.installation.logo-not-an-image': 'The file is no picture in PNG, JPEG or WebP.',
  'error.installation.logo-too-large': 'The logo is too large: {mostKilobytes} kB at most.',
  'error.installation.logo-too-many-pixels':
    'The logo has too many pixels: {mostPixels} a side at most.',

  // Why Rokade does not start.
  'error.store.unreadable': 'The database {file} cannot be opened: {problem}. It was not changed.',
  'error.store.newer-database': 'The database was written by a newer Rokade. Update Rokade.',
  'error.store.locked': 'Another Rokade is already running on {folder}.',
  'error.store.no-database':
    'The folder {folder} holds no data of Rokade’s. --data says where they are.',
  'error.move.in-use': 'A Rokade works on {place}. Stop it first.',
  'error.move.not-empty': 'There is something in {place} already. Nothing was moved.',
  'error.move.differs': 'What was read back of {table} is not what was written. Nothing was moved.',
  'error.store.folder-unusable': 'The folder {folder} cannot be made or written in.',
  'error.serve.port-busy': 'Port {port} is used by another program. Choose another with --port.',
  'error.serve.port-not-allowed': 'Port {port} may not be used here. Choose another with --port.',
  'error.serve.host-unknown': 'This machine does not have the address {host}.',

  // Said where a text has `{problem}`.
  'problem.missing': 'is missing',
  'problem.too-long': 'is too long',
  'problem.unprintable': 'has characters that cannot be shown',
  'problem.too-many': 'are too many',
  'problem.out-of-range': 'is out of range',
  'problem.not-a-date': 'is not a date',
  'problem.unknown': 'is unknown',
  'problem.twice': 'stands there twice',
  'problem.out-of-order': 'are not in the order of the calendar',
  'problem.steps-out-of-order': 'needs rising differences and falling minutes',
  'problem.named-twice': 'names something twice',
  'problem.already-paired': 'is below the rounds already paired',
  'problem.disk-full': 'the disk is full',
  'problem.read-only': 'it is read-only',
  'problem.no-access': 'no access',
  'problem.busy': 'another program holds it',
  'problem.malformed': 'the file is damaged',
  'problem.empty': 'the file is empty',
  'problem.io': 'the disk reports an error',
  'problem.hash-mismatch': 'something was changed afterwards',
  'problem.version-gap': 'something is missing',
  'problem.unreadable-entry': 'a line cannot be read',
  'problem.too-large': 'it is too large',
  'problem.too-deep': 'lists and objects lie too deep within one another',
  'problem.not-json': 'it is not JSON',
  'problem.not-a-journal': 'it is not a tournament of Rokade',
  'problem.not-for-this-system': 'is not used in this pairing system',
  'problem.newer-format': 'it was written by a newer Rokade',
  'problem.wrong-shape': 'something in it has the wrong form',
  'problem.not-a-book': 'its lines do not fit together',
  'problem.other-kind': 'it holds another kind of book',

  // Said where a text has `{field}`.
  'field.name': 'Name',
  'field.place': 'Place',
  'field.group': 'Group',
  'field.federation': 'Federation',
  'field.system': 'Pairing system',
  'field.roundsPlanned': 'Number of rounds',
  'field.roundDates': 'Round dates',
  'field.roundPlay': 'Single rounds',
  'field.rated': 'Rating',
  'field.waitingMinutes': 'Waiting time',
  'field.timeControl': 'Time control',
  'field.origin': 'Origin',
  'field.chiefArbiter': 'Chief arbiter',
  'field.arbiters': 'Arbiters',
  'field.committee': 'Tournament committee',
  'field.scoring': 'Scoring',
  'field.forbidden': 'Players who must not meet',
  'field.halfPointByes': 'Half-point byes for each player',
  'field.pairingRatings': 'Rating that decides',
  'field.shownRatings': 'Rating that is shown',
  'field.tieBreakEdition': 'FIDE edition of the tie-breaks',
  'field.marks': 'Title, promotion and relegation',
  'field.tieBreaks': 'Tie-breaks',
  'field.title': 'Title',
  'field.club': 'Club',
  'field.rating': 'Rating',
  'field.citizenship': 'Citizenship',
  'field.rapidRating': 'Rapid rating',
  'field.blitzRating': 'Blitz rating',
  'field.fideRating': 'FIDE rating',
  'field.fideId': 'FIDE ID',
  'field.nationalId': 'DSU number',
  'field.birthDate': 'Date of birth',
} as const satisfies Texts;
