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
  'error.account.session-over': 'This session is over already.',
  'error.account.unknown-person': 'The register has nobody of this number.',
  'error.account.passkey-only':
    'This account signs in by passkey alone. An owner can give it a new password.',
  'error.passkey.missing': 'There is no such passkey.',
  'error.passkey.none': 'The account has no passkey yet. Add one first.',
  'error.passkey.only-way': 'This passkey is the only way into the account. Add another one first.',
  'error.passkey.refused': 'The passkey was not accepted. Nothing was changed; try again.',
  'error.passkey.not-here':
    'Passkeys need an address that begins with https and has a name, or localhost on the machine itself; this page was opened as {address}.',
  'error.rights.other-scope':
    'This role is not given for that. The page “Who may do what” says what each role is given for.',
  'error.rights.unknown-event': 'There is no tournament “{event}” to give a right for.',
  'error.link.unknown': 'This link is not known, or it was revoked.',
  'error.link.over': 'This link ran out on {until}.',
  'error.link.invalid': 'A link is for 1 to 168 hours, and a range begins with its smaller number.',
  'error.request.invalid': 'The request is malformed: {at}',
  'error.request.malformed-json': 'The request is not JSON.',
  'error.request.too-large': 'Too large: at most {limitMegabytes} MB are taken.',
  'error.request.too-deep': 'The JSON of the request has too many lists within one another.',
  'error.request.unsupported-type': 'The request has to be JSON (Content-Type: application/json).',
  'error.request.too-many-streams':
    'Too many pages listen at once. The page is up to date when it is loaded again.',
  'error.request.unknown-route': 'There is no such address.',
  'error.request.not-signed-in': 'Sign in first.',
  'error.request.not-allowed':
    'Your account has no right to do that, or has it no longer. Whoever looks after accounts can give it.',
  'error.request.forged': 'The request did not come from Rokade’s own pages. Load the page again.',
  'error.request.failed': 'Something went wrong in Rokade. Everything that was saved is saved.',
  'health.backup-failed': 'The backup copy {name} could not be written to {folder}: {problem}.',

  // Many organisations on one server.
  'error.organisation.unknown': 'There is no organisation “{organisation}” here.',
  'error.organisation.address-invalid':
    '“{address}” cannot be an address: two to forty small letters (a–z) and digits, with single hyphens between.',
  'error.organisation.address-reserved': 'The address “{address}” is kept for Rokade itself.',
  'error.organisation.address-taken':
    'Another organisation has the address “{address}”, or had it: it leads on to that one.',
  'error.organisation.name-missing': 'The organisation has no name.',
  'error.organisation.name-other': 'This is not the name of the organisation. Nothing was removed.',
  'error.organisation.not-empty':
    'The organisation is not removed. Tournaments and events that belong to it or were handed in to it: {books}.',
  'error.organisation.first': 'This organisation has the installation, and stays.',
  'error.organisation.same': 'It belongs to that organisation already.',
  'error.organisation.group-of-event':
    'The tournament is a group of {event} and goes where that goes: move the event, or take the group out of it first.',
  // The installation's own book.
  'error.installation.text-too-long':
    'The text in the field is too long: {most} characters at most.',
  'error.installation.nothing-to-return':
    'Going back there changes nothing. Rights stay as they are whatever one goes back to; they are given and taken away on the page of the account.',
  'error.installation.logo-not-an-image': 'The file is no picture in PNG, JPEG or WebP.',
  'error.installation.logo-too-large': 'The logo is too large: {mostKilobytes} kB at most.',
  'error.installation.logo-too-many-pixels':
    'The logo has too many pixels: {mostPixels} a side at most.',

  // Registered ratings.
  'error.ratings.number-not-granted': '{rating} cannot be granted: below 1800 there are {known}.',
  'error.ratings.other-proposer':
    'A number of {rating} is proposed by another office: {office} ({article}).',
  'error.ratings.other-approver': 'A number of {rating} is approved by {office} ({article}).',
  'error.ratings.committee-not-asked':
    'Another number than somebody has is approved by the rating committee (DSU 2002 4.5.5.1 §6).',
  'error.ratings.field-invalid': '{field}: {problem}.',
  'error.ratings.unknown-person': 'The person is not among those with ratings.',
  'error.ratings.unknown-act': 'There is no such list, grant, event or adjustment.',
  'error.ratings.id-taken': 'Something stands by the id {id} already.',
  'error.ratings.number-taken': '{name} has the number {number} already.',
  'error.ratings.unknown-edition': 'There are no rules {edition}; known are {known}.',
  'error.ratings.has-number': '{name} has {rating} and keeps it.',
  'error.ratings.has-number-until':
    '{name} has {rating}; on that ground another can be granted from {from} on.',
  'error.ratings.no-number': '{name} has no number that another could take the place of.',
  'error.ratings.below-floor': '{name}: {rating} is below {floor}, and no number is.',
  'error.ratings.days-reversed': 'The last day, {lastDay}, is before the first, {firstDay}.',
  'error.ratings.reported-early': 'The report is of {day}, and the event ended on {lastDay} only.',
  'error.ratings.reported-twice': '{name} seems to be reported already.',
  'error.ratings.estimated-at-home':
    '{name}: numbers are estimated for opponents abroad alone (DSU 2002 4.5.5.2 §4).',
  'error.ratings.player-twice': '{name} stands twice in the group {group}.',
  'error.ratings.adjustment-day':
    'Numbers are adjusted between {firstDay} and {lastDay} (DSU 2002 4.5.6.2).',
  'error.ratings.adjusted-already': 'The numbers of {year} have been adjusted.',
  'error.ratings.nobody-compared':
    'In {year} nobody has more than 30 rated games and more than 2100 on both lists (DSU 2002 4.5.6.1).',
  'error.ratings.confirm-taking-back': '{people|One number|{people} numbers} will be another.',
  'error.ratings.confirm-erasing':
    'The personal data of this person will be erased among the ratings and cannot be brought back.',
  'error.ratings.exists':
    'There are ratings already. What another book says is reported to it event by event.',
  'error.ratings.file-without-rounds': 'The file holds no tournament with rounds.',
  'error.ratings.nothing-to-report': 'Choose a tournament, or a file for each group.',
  'error.ratings.list-empty': 'The list holds nobody with a name and a national rating.',
  'error.ratings.listed-twice': 'Somebody who stands above already.',
  'error.ratings.elo-columns': 'The table needs the columns number (or FIDE id), Elo and games.',
  'error.ratings.elo-line': 'Elo and games have to be numbers.',
  'error.ratings.elo-nobody': 'The table holds nobody with a registered rating.',

  // The register.
  'error.register.field-invalid': '{field}: {problem}.',
  'error.register.id-taken': 'Something stands by the id {id} already.',
  'error.register.unknown-person': 'The person is not in the register.',
  'error.register.unknown-association': 'The club is not in the register.',
  'error.register.unknown-membership': 'The person does not have this membership.',
  'error.register.unknown-office': 'The person does not hold this office.',
  'error.register.office-elsewhere':
    'The office is not held there: a club’s in a club, a district’s in a district, a federation’s in a federation.',
  'error.register.office-of-competition':
    'A competition is named where the office is of one, and nowhere else.',
  'error.register.wrong-level':
    'A club stands below a district, and a district below a federation.',
  'error.register.guest-of-no-club': 'One can be a guest of a club alone.',
  'error.register.days-reversed': 'The last day, {to}, is before the first, {from}.',
  'error.register.plays-for-another':
    'At one time one plays for one club of each federation; here it would be two.',
  'error.register.same-person': 'That is the same person.',
  'error.register.not-merged': 'The person is not merged with anybody.',
  'error.register.merged-since':
    'The person has been merged into another since; that is to be undone first.',
  'error.register.confirm-erasing':
    'All that is said of the person will be erased and cannot be brought back.',
  'error.register.not-offered':
    'That is not offered of the player, or no longer. Look at the offers again.',
  'error.register.exists':
    'There is a register already. The people of another are taken in as a list.',

  // Warnings and suspensions.
  'error.sanctions.field-invalid': '{field}: {problem}.',
  'error.sanctions.id-taken': 'Something stands by the id {id} already.',
  'error.sanctions.unknown-sanction':
    'This warning or suspension is not in the book; it may have been deleted.',
  'error.sanctions.unknown-person': 'The person is not in the register.',
  'error.sanctions.no-warning': 'This leads to a suspension, not to a warning ({article}).',
  'error.sanctions.too-short':
    'A suspension for this is of {leastMonths} months at least ({article}).',
  'error.sanctions.days-reversed': '{field}: {day} is before the day it was given, {given}.',
  'error.sanctions.over': 'It would hold until {until} alone: that is over.',
  'error.sanctions.given-twice': 'The person was given the same on {given} already. Are they two?',
  'error.sanctions.ended-already': 'It is lifted or annulled already.',
  'error.sanctions.not-due': 'It is to be kept until {until}.',
  'error.sanctions.confirm-deleting': 'What is deleted cannot be brought back.',
  'error.sanctions.exists': 'There is a book of warnings and suspensions here already.',

  // Why Rokade does not start.
  'error.event.exists': 'There is an event by this id already.',
  'error.event.missing': 'There is no such event.',
  'error.event.suspended':
    '{name} is suspended up to and including {lastDay} ({article}) and is not entered. Nobody here can pass over that; the federation’s officers can lift it.',
  'error.event.field-invalid': '{field}: {problem}.',
  'error.event.days-reversed': 'The last day is before the first.',
  'error.event.id-taken': 'Somebody stands on the entry list by the id {id} already.',
  'error.event.unknown-entrant': 'This person is not on the entry list.',
  'error.event.unknown-group': 'The tournament is not a group of the event, or is no longer there.',
  'error.event.group-twice': 'The tournament is a group of the event already.',
  'error.event.group-elsewhere':
    'The tournament is a group of another event: {event}. Take it out there first.',
  'error.event.group-begun':
    '{name} has been paired in a group and stays in it. Withdraw the player there.',
  'error.event.duplicate': '{name} seems to be on the entry list already.',
  'error.event.confirm-erasing':
    'The personal data of this person will be erased here and cannot be brought back.',
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
  'error.serve.running': 'Rokade {version} is already running on {folder}: {url}',
  'error.serve.other-version':
    'On {folder} Rokade {version} is running ({url}); this is {own}. Two versions do not share one folder: close the window of the other first.',

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
  'field.roundPlay': 'Rounds with a time or deadline of their own',
  'field.rated': 'Rating',
  'field.waitingMinutes': 'Waiting time in minutes',
  'field.timeControl': 'Time control',
  'field.origin': 'Origin',
  'field.chiefArbiter': 'Chief arbiter',
  'field.arbiters': 'Other arbiters',
  'field.committee': 'Tournament committee',
  'field.scoring': 'Scoring',
  'field.forbidden': 'Players who must not meet',
  'field.halfPointByes': 'Half-point byes for each player',
  'field.pairingRatings': 'Rating that decides',
  'field.secondRatings': 'Between equal ratings',
  'field.shownRatings': 'Rating that is shown',
  'field.tieBreakEdition': 'FIDE edition of the tie-breaks',
  'field.marks': 'Title, promotion and relegation',
  'field.tieBreaks': 'Tie-breaks',
  'field.printLanguage': 'Language of prints',
  'field.visibility': 'What everybody may see',
  'field.title': 'Title',
  'field.sex': 'Sex',
  'field.club': 'Club',
  'field.rating': 'Rating',
  'field.citizenship': 'Citizenship',
  'field.rapidRating': 'Rapid rating',
  'field.blitzRating': 'Blitz rating',
  'field.fideRating': 'FIDE rating',
  'field.fideId': 'FIDE ID',
  'field.nationalId': 'DSU number',
  'field.birthDate': 'Date of birth',
  'field.person': 'Person of the register',
  'field.surname': 'Surname',
  'field.firstName': 'First name',
  'field.sortedAs': 'Sorted as',
  'field.birth': 'Born',
  'field.womenTitle': 'Women’s title',
  'field.otherTitles': 'Other titles',
  'field.dsuNumber': 'DSU number',
  'field.dsbId': 'DSB ID',
  'field.ownNumber': 'Number of one’s own',
  'field.email': 'E-mail',
  'field.phone': 'Phone',
  'field.address': 'Address',
  'field.zps': 'ZPS number',
  'field.memberNumber': 'Member number',
  'field.standing': 'Standing',
  'field.from': 'From',
  'field.to': 'To',
  'field.office': 'Office',
  'field.competition': 'Tournament, team or class',
  'field.seat': 'As',
  'field.order': 'Number of the substitute',
  'field.until': 'Until',
  'field.ended': 'Left early on',
  'field.publicName': 'Name on public pages',
  'field.organiser': 'Organiser',
  'field.firstDay': 'First day',
  'field.lastDay': 'Last day',
  'field.officers': 'Officers',
  'field.published': 'Public page',
  'field.rules': 'Rules',
  'field.ground': 'For',
  'field.given': 'Decided on',
  'field.months': 'Months',
  'field.event': 'Event',
  'field.eventEnds': 'Last day of the event',
  'field.by': 'Given by',
  'field.body': 'Which one, or who else',
  'field.reasons': 'Reasons',
  'field.copies': 'Copies to',
  'field.day': 'From the day',
  'field.endedBy': 'Decided by',
  'field.endedFor': 'Reasons for it',
} as const satisfies Texts;
