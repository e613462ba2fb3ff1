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
    'The tournament was not removed: its last copy could not be written to {folder}: {problem}.',
  'error.remove.other-name': 'That is not the name of the tournament. Nothing was removed.',
  'error.store.newer-format':
    'The tournament was saved by a newer Rokade (format {format}). Update Rokade.',
  'error.store.failed': 'It was not saved: {problem}. Nothing was changed.',
  'error.store.conflict':
    'Somebody else has changed this in the meantime. Look at the changes and try again.',
  'error.import.rounds-differ':
    'Round {rounds} is paired otherwise than by the rules. In FIDE mode the file is taken once you confirm it, and records it.',
  'error.import.invalid': 'The file cannot be imported: {problem}. {at}',
  'error.import.cut-off':
    'The file is cut off: it should have {stated|1 entry|{stated} entries}, but {sound|only the first is complete|only the first {sound} are complete}. Nothing was imported. Use another copy.',
  'error.import.broken-off':
    'The file ends too early: {sound|the first entry is complete|the first {sound} entries are complete}. Nothing was imported. Use another copy.',
  'error.account.setup-token-invalid':
    'The link is no longer valid. Restart Rokade to get a new one.',
  'error.account.name-taken': 'There is already an account with this name.',
  'error.account.name-invalid': 'The name must have 1 to 100 characters.',
  'error.account.password-too-short': 'The password must have at least {minimum} characters.',
  'error.account.wrong-credentials': 'The name or password is wrong.',
  'error.account.throttled':
    'Too many attempts. Try again in {retryAfterSeconds|1 second|{retryAfterSeconds} seconds}.',
  'error.account.wrong-password': 'The current password is wrong. Nothing was changed.',
  'error.account.disabled': 'The account is disabled. An administrator can enable it again.',
  'error.account.last-admin':
    'This is the only account that can manage accounts. Give another account that right first.',
  'error.account.confirm-owner':
    'An owner may do everything: see all, give every right, and take yours away. Is this account to be an owner? Tick the box, and send it again.',
  'error.account.missing': 'There is no such account.',
  'error.account.session-over': 'This session has already ended.',
  'error.account.unknown-person': 'Nobody in the register has this number.',
  'error.account.passkey-only':
    'This account signs in by passkey only. An owner can give it a new password.',
  'error.passkey.missing': 'There is no such passkey.',
  'error.passkey.none': 'The account has no passkey yet. Add one first.',
  'error.passkey.only-way': 'This passkey is the only way into the account. Add another one first.',
  'error.passkey.refused': 'The passkey was not accepted. Nothing was changed; try again.',
  'error.passkey.not-here':
    'Passkeys need an address that begins with https and has a name, or localhost on the machine itself; you opened this page as {address}.',
  'error.rights.other-scope':
    'This role cannot be given for that. The page “Who may do what” shows what each role can be given for.',
  'error.rights.unknown-event': 'There is no tournament “{event}” to give a right for.',
  'error.token.unknown': 'This token is unknown or was revoked.',
  'error.token.right-not-held': 'A program cannot have a right that its account does not have.',
  'error.broadcast.no-round':
    '“{line}” is not a round of a broadcast on lichess. Enter its address or the eight characters at its end.',
  'error.broadcast.token-missing': 'Enter the token that lichess gave you.',
  'error.broadcast.sandbox': 'This is a sandbox: its invented games are sent nowhere.',
  'error.boards.no-place': 'This server has no folder for electronic boards.',
  'error.boards.folder-invalid': 'This is not the name of a folder.',
  'error.boards.folder-failed': 'The folder {folder} cannot be made.',
  'error.relay.unknown': 'It has been stopped.',
  'error.webhook.address-invalid': 'This is not a web address that Rokade can send messages to.',
  'error.webhook.address-private':
    'This address belongs to this machine or its local network. The server sends no messages there unless it is started with --local-webhooks.',
  'error.webhook.too-many': 'A tournament, an event or a league can have at most {most} addresses.',
  'error.push.off': 'No messages are sent to phones about this tournament.',
  'error.push.unknown-service': 'Rokade does not know the push service of this browser.',
  'error.push.too-many': 'At most {most} phones can be told of one player.',
  'error.webhook.unknown': 'This address is no longer in the list.',
  'error.games.none':
    'There are no games in the file: in PGN each begins with lines such as [White “…”].',
  'error.games.too-many': 'A file can have at most {most} games; this one has {games}.',
  'error.link.unknown': 'This link is unknown or was revoked.',
  'error.link.over': 'This link expired on {until}.',
  'error.link.invalid':
    'A link is valid for 1 to 168 hours, and a range begins with its smaller number.',
  'error.code.unknown': 'This code is unknown. Scan it again, or type the result on the slip.',
  'error.code.revoked':
    'This code is no longer valid: the arbiter has created new ones. Ask for the new card, or hand in the slip.',
  'error.request.invalid': 'The request is malformed: {at}',
  'error.request.malformed-json': 'The request is not JSON.',
  'error.request.too-large': 'Too large: the limit is {limitMegabytes} MB.',
  'error.request.holds-too-much':
    'The JSON of the request holds more than {most} lists and objects.',
  'error.request.too-deep': 'The lists in the JSON of the request are nested too deeply.',
  'error.request.unsupported-type': 'The request must be JSON (Content-Type: application/json).',
  'error.request.too-many-streams':
    'Too many pages are connected at once. Reload this page to see the current state.',
  'error.request.too-often':
    'Too many requests in a short time. Go on in {retryAfterSeconds|1 second|{retryAfterSeconds} seconds}.',
  'error.request.unknown-route': 'This address does not exist.',
  'error.request.not-signed-in': 'Sign in first.',
  'error.request.not-allowed':
    'Your account does not have the right to do that. Whoever manages accounts can give it.',
  'error.request.forged': 'The request did not come from one of Rokade’s pages. Reload the page.',
  'error.request.failed': 'Something went wrong in Rokade. Everything that was saved is safe.',
  'health.broadcast-off':
    'The broadcast of “{id}” on lichess gets no more games. “Broadcast and boards” says why.',
  'health.boards-off':
    'No more moves of “{id}” are taken from the electronic boards. “Broadcast and boards” says why.',
  'health.webhook-off':
    '{host} gets no more messages: it has accepted none for three days. The page of links, for a league that of its rules, explains how to switch it on again.',
  'health.book-damaged':
    'A history is damaged ({kind}: {id}): of {foundVersions} lines the first {soundVersions} are sound. Save those and import them again.',
  'health.second-place':
    'No copy can be put into the second place, {folder}: it is not there, or cannot be written to. Plug the stick in, or choose another folder under Settings → Backup and moving.',
  'health.second-place-full':
    'The second place, {folder}, is full, so no newer copy can be put there. Make room in it, or choose another folder under Settings → Backup and moving.',
  'health.backup-failed': 'The backup copy {name} could not be written to {folder}: {problem}.',

  // Many organisations on one server.
  'error.organisation.unknown': 'There is no organisation “{organisation}” here.',
  'error.organisation.address-invalid':
    '“{address}” cannot be an address: use 2 to 40 lower-case letters (a–z) and digits, with single hyphens between them.',
  'error.organisation.address-reserved': 'The address “{address}” is reserved for Rokade.',
  'error.organisation.address-taken':
    'Another organisation has or had the address “{address}”, and it still leads there.',
  'error.organisation.name-missing': 'The organisation has no name.',
  'error.organisation.name-other': 'That is not the name of the organisation. Nothing was removed.',
  'error.organisation.not-empty':
    'The organisation was not removed. Tournaments and events that belong to it or were handed in to it: {books}.',
  'error.organisation.first': 'This organisation holds the installation and cannot be removed.',
  'error.organisation.same': 'It already belongs to that organisation.',
  'error.organisation.group-of-event':
    'The tournament is a group of {event} and moves with it: move the event, or take the group out of it first.',
  // The installation's own book.
  'error.installation.text-too-long':
    'The text in this field is too long: the limit is {most} characters.',
  'error.installation.nothing-to-return':
    'Going back there would change nothing. Rights are not affected by going back; give and take them on the page of the account.',
  'error.installation.logo-not-an-image': 'The file is not a picture in PNG, JPEG or WebP.',
  'error.installation.logo-too-large': 'The logo is too large: the limit is {mostKilobytes} kB.',
  'error.installation.logo-too-many-pixels':
    'The logo has too many pixels: the limit is {mostPixels} per side.',

  // Registered ratings.
  'error.ratings.number-not-granted':
    '{rating} cannot be granted: below 1800 you can grant {known}.',
  'error.ratings.other-proposer': 'A rating of {rating} must be proposed by {office} ({article}).',
  'error.ratings.other-approver': 'A rating of {rating} must be approved by {office} ({article}).',
  'error.ratings.committee-not-asked':
    'Changing the rating a player already has needs the approval of the rating committee ({article}).',
  'error.ratings.field-invalid': '{field}: {problem}.',
  'error.ratings.unknown-person': 'This person has no registered rating.',
  'error.ratings.unknown-act': 'There is no such list, grant, event or adjustment.',
  'error.ratings.id-taken': 'The id {id} is already in use.',
  'error.ratings.number-taken': '{name} already has the number {number}.',
  'error.ratings.unknown-edition': 'There are no rules {edition}; choose {known}.',
  'error.ratings.has-number': '{name} has the rating {rating} and keeps it.',
  'error.ratings.has-number-until':
    '{name} has the rating {rating}; on these grounds a new one can be granted from {from}.',
  'error.ratings.no-number': '{name} has no rating to replace.',
  'error.ratings.below-floor': '{name}: {rating} is below the rating floor of {floor}.',
  'error.ratings.days-reversed': 'The last day, {lastDay}, is before the first, {firstDay}.',
  'error.ratings.reported-early':
    'The report is dated {day}, but the event only ended on {lastDay}.',
  'error.ratings.reported-twice': '{name} seems to have been reported already.',
  'error.ratings.estimated-at-home':
    '{name}: ratings are only estimated for opponents abroad ({article}).',
  'error.ratings.player-twice': '{name} appears twice in the group {group}.',
  'error.ratings.adjustment-day':
    'Ratings are adjusted between {firstDay} and {lastDay} ({article}).',
  'error.ratings.adjusted-already': 'The ratings of {year} have already been adjusted.',
  'error.ratings.nobody-compared':
    'In {year} nobody has more than 30 rated games and more than 2100 on both lists ({article}).',
  'error.ratings.no-lift':
    '{edition} does not raise ratings on that day; known editions are {known}.',
  'error.ratings.lifted-already': 'The ratings have already been raised by {edition}.',
  'error.ratings.nobody-lifted': 'On {day} nobody has a rating to be raised.',
  'error.ratings.confirm-taking-back': '{people|One rating|{people} ratings} will change.',
  'error.ratings.confirm-erasing':
    'This person’s personal data will be erased from the ratings and cannot be restored.',
  'error.ratings.exists':
    'There are ratings here already. Report what another register has event by event.',
  'error.ratings.file-without-rounds': 'The file has no tournament with rounds.',
  'error.ratings.nothing-to-report': 'Choose a tournament, or a file for each group.',
  'error.ratings.nobody-named': 'No rated person matches “{text}”.',
  'error.ratings.several-named': '“{text}” matches several people: {names}.',
  'error.ratings.own-no-games': 'Write a line for each game.',
  'error.ratings.own-cells': 'Line {game}: write name; federation; rating; own points.',
  'error.ratings.own-points': 'Line {game}: “{text}” is not 1, ½ or 0 points.',
  'error.ratings.own-rating': 'Line {game}: “{text}” is not a rating; write 2010, 1900 n or ~1550.',
  'error.ratings.own-unrated':
    'Line {game}: {name} has no rating; give one, or an estimate ({article}).',
  'error.ratings.list-empty': 'The list has nobody with a name and a national rating.',
  'error.ratings.listed-twice': 'This person is already listed above.',
  'error.ratings.elo-columns': 'The table needs the columns number (or FIDE id), Elo and games.',
  'error.ratings.elo-line': 'Elo and games must be numbers.',
  'error.ratings.elo-nobody': 'The table has nobody with a registered rating.',

  // The register.
  'error.register.field-invalid': '{field}: {problem}.',
  'error.register.id-taken': 'The id {id} is already in use.',
  'error.register.unknown-person': 'The person is not in the register.',
  'error.register.unknown-association': 'The club is not in the register.',
  'error.register.unknown-membership': 'The person does not have this membership.',
  'error.register.unknown-office': 'The person does not hold this office.',
  'error.register.unknown-licence-act': 'The person’s licence has no such entry.',
  'error.register.office-elsewhere':
    'This office does not belong there: a club office belongs to a club, a district’s to a district, a federation’s to a federation.',
  'error.register.office-of-competition':
    'Give a competition if the office belongs to one, and only then.',
  'error.register.wrong-level': 'A club belongs to a district, and a district to a federation.',
  'error.register.guest-of-no-club': 'A person can only be the guest of a club.',
  'error.register.days-reversed': 'The last day, {to}, is before the first, {from}.',
  'error.register.plays-for-another':
    'A person plays for one club of each federation at a time; this would make two.',
  'error.register.same-person': 'That is the same person.',
  'error.register.not-merged': 'The person is not merged with anybody.',
  'error.register.merged-since': 'The person has since been merged into another; undo that first.',
  'error.register.new-club':
    'No club called {name} is in the register yet. It is made, and the person is a member of it.',
  'error.register.double':
    '“{name}” (born {born}) is in the register already. If this is somebody else, tick that and enter them.',
  'error.register.confirm-erasing':
    'Everything the register says about the person will be erased and cannot be restored.',
  'error.personal.confirm-erasing':
    'Everything the register says about the person will be erased and cannot be restored.',
  'error.register.course-list-empty': 'Enter at least one name.',
  'error.register.course-list-unknown':
    'Not found in the register, or more than one match: {lines}.',
  'error.register.not-offered':
    'This is not, or no longer, offered for the player. Look at the differences again.',
  'error.register.exists':
    'There is a register already. Import the people of another one as a list.',

  // Warnings and suspensions.
  'error.money.field-invalid': '{field}: {problem}.',
  'error.money.id-taken': 'There is already a booking with the id {id}.',
  'error.money.unknown-booking': 'There is no booking with this id.',
  'error.money.taken-back-already': 'This booking has already been taken back.',
  'error.money.no-currency': 'Enter the currency in the fee table first.',
  'error.money.currency-fixed':
    'The currency can no longer be changed, because there are bookings.',
  'error.money.owed-again':
    'After this refund {amount} would be owed again. Does the player owe less?',
  'error.money.still-owed':
    '{name} is still to get {amounts}. Once erased, nobody sees who it is for.',
  'error.money.paid-already':
    '{name} has paid. Once removed, the player stays in the list under Money until what was paid is paid back there; until then the event keeps it. Removing can be undone in the history.',
  'error.money.wrong-amount': 'Enter an amount above zero.',
  'error.money.not-yet': '{day} is in the future: book money when it is paid.',
  'error.money.whose': 'Choose whose booking this is.',
  'error.money.booked-already': 'The same is already booked as no. {no}. Book it anyway?',
  'error.money.booked-meanwhile':
    'Some of this was booked meanwhile, so nothing has been booked now. See what has been paid, and book what is still owed.',
  'error.money.confirm-erasing': 'What you erase cannot be restored. Erase it?',
  'error.money.exists': 'The event already has accounts.',
  'error.contest.exists': 'There is already a competition with this id.',
  'error.contest.missing': 'There is no such competition.',
  'error.contest.field-invalid': '{field}: {problem}.',
  'error.contest.days-reversed': '{field}: {day} is earlier than {first}, the date it follows.',
  'error.contest.not-yet': '{day} is in the future: enter a result when there is one.',
  'error.contest.id-taken': 'The id {id} is already in use.',
  'error.contest.unknown-entry': 'There is no such entry.',
  'error.contest.unknown-challenge': 'There is no such open challenge.',
  'error.contest.other-format': 'This is not part of this kind of competition.',
  'error.contest.duplicate': '{name} is already entered. Are they two people?',
  'error.contest.begun': 'The ladder has already begun.',
  'error.contest.not-begun': 'The ladder has not begun. Begin it first.',
  'error.contest.too-few': 'At least {least} players must be entered.',
  'error.contest.oneself': 'A player cannot play against themselves.',
  'error.contest.not-on-list': '{name} is not on the list.',
  'error.contest.on-list': '{name} is already on the list.',
  'error.contest.not-above': '{opponent} is not above {name} on the list.',
  'error.contest.too-far-up': '{opponent} is more than {most} places above {name}.',
  'error.contest.same-opponent':
    '{name} also challenged {opponent} last time: another opponent must come first.',
  'error.contest.challenges-already':
    '{name} already has an open challenge, which must be played first.',
  'error.contest.challenged-already': '{name} already has a challenge to meet.',
  'error.contest.game-missing':
    'The second game is missing: it is played unless the challenger loses the first.',
  'error.contest.game-too-many': 'The challenger lost the first game, so there is no second one.',
  'error.contest.too-late':
    'It had to be played by {until}: extend it first, or record that it was not met.',
  'error.contest.not-due': 'The players have until {until}.',
  'error.contest.extended': 'It has already been extended once.',
  'error.contest.same-colours':
    '{name} had White against {opponent} last time: colours must alternate.',
  'error.contest.most-a-day': '{name} already has {most} games on that day, which is the limit.',
  'error.contest.unknown-leg': 'This discipline or evening no longer exists.',
  'error.contest.planned-already': 'That is already planned: there can be only one of its kind.',
  'error.contest.no-majority':
    '{votesFor} for it and {votesAgainst} against: a discipline of your own needs a majority.',
  'error.contest.under-way': 'A discipline of your own can only be added before the first is held.',
  'error.contest.score-invalid': 'What was entered for {name} is not a possible result.',
  'error.contest.scored-twice': '{name} has two results.',
  'error.contest.round-begun': 'Round {round} already has a list, so it cannot be drawn again.',
  'error.contest.lists-missing': 'Enter the missing lists first: tables {tables}.',
  'error.contest.rounds-over': '{most} rounds are played, one after the other.',
  'error.contest.no-tables':
    '{count|One player|{count} players} cannot be seated: there must be three or four at a table.',
  'error.contest.unknown-table':
    'Table {table} has other players now, or none. Reload and look again.',
  'error.contest.not-won': 'No winner is recorded for {year}.',
  'error.contest.too-many-places': 'There are {places} places, but {count} players are named.',
  'error.contest.play-off-open': 'Nobody is ahead after these games: enter the next one as well.',
  'error.contest.play-off-surplus':
    'Game {game} is not part of the play-off: it was already decided, or other players play it.',
  'error.contest.play-off-other': 'By these games {name} has won the play-off.',
  'error.contest.other-system':
    'An evening is played by the slide system; a Swiss is for more than {most} players, and {players} took part (Tempelhof 2018 III.D.1). Is this correct?',
  'error.contest.slide-games':
    'In the slide system everybody plays everybody: {players} players have {wanted} games each, not {games} (Tempelhof 2018 IV.3). Is this correct?',
  'error.contest.no-tie': 'The first place is not shared.',
  'error.contest.unknown-item': 'That is not, or no longer, in the programme.',
  'error.contest.outside-season': '{day} is outside the year, which runs from {first} to {last}.',
  'error.contest.entered-already': '{name} is already entered for {item}.',
  'error.contest.not-entered': '{name} is not entered for {item}.',
  'error.contest.begins-unrated':
    '{count|One player has|{count} players have} no rating and would begin at the end of the list: {names}. Type a rating for them, or begin like this?',
  'error.contest.clash': '{day}: {name} and {other} are on the same day. Is this correct?',
  'error.contest.season-begun':
    'This year already exists: {name}, from {first} to {last}. Plan in that one.',
  'error.contest.out-of-season':
    'It is held from month {first} to month {last}. Did you mean another date?',
  'error.contest.score-beyond':
    '{name} has {value}, where {least} to {most} are possible. Is this correct?',
  'error.contest.sum-differs':
    'The points add up to {sum}, but there are {wanted} points from games. Is this correct?',
  'error.contest.games-differ':
    '{games} games won or lost and {ramsch} times fewest in Ramsch do not make {wanted} games. Is this correct?',
  'error.contest.against-differs':
    'Each lost game has two opponents: others’ games lost are {sum} and should be {wanted}. Is this correct?',
  'error.contest.points-impossible':
    '{name} has {points} points with {won} games won and {lost} lost. Is this correct?',
  'error.contest.total-differs':
    '{name} has {total} on the list, but it adds up to {wanted}. Is this correct?',
  'error.contest.won-already': '{name} is already recorded as the winner of {year}. Replace this?',
  'error.contest.winner-left-out': '{name} won the cup but is not named. Is this correct?',
  'error.contest.confirm-declining':
    'A player who declines gives up the match and loses the place. Confirm it.',
  'error.contest.confirm-erasing': 'Name and date of birth will be erased for good. Confirm it.',
  'error.sanctions.field-invalid': '{field}: {problem}.',
  'error.sanctions.id-taken': 'The id {id} is already in use.',
  'error.sanctions.unknown-sanction':
    'This warning or suspension is not in the register; it may have been deleted.',
  'error.sanctions.unknown-person': 'The person is not in the register.',
  'error.sanctions.no-warning': 'The penalty for this is a suspension, not a warning ({article}).',
  'error.sanctions.too-short':
    'A suspension for this is at least {leastMonths} months ({article}).',
  'error.sanctions.not-yet': '{day} is in the future: a decision is entered once it is made.',
  'error.sanctions.ends-before': 'The last day {day} is before the first, {from}.',
  'error.sanctions.several-times':
    'Say the time of the suspension in one way: in months, in weeks or to a date.',
  'error.sanctions.days-reversed': '{field}: {day} is before the date of the decision, {given}.',
  'error.sanctions.over': 'It would only last until {until}, which is over.',
  'error.sanctions.given-twice': 'The person was already given the same on {given}. Are these two?',
  'error.sanctions.ended-already': 'It has already been lifted or annulled.',
  'error.sanctions.not-due': 'It must be kept until {until}.',
  'error.sanctions.confirm-deleting': 'What you delete cannot be restored.',
  'error.sanctions.exists': 'There is already a register of warnings and suspensions here.',

  // Why Rokade does not start.
  'error.event.exists': 'There is already an event with this id.',
  'error.event.missing': 'There is no such event.',
  'error.event.suspended':
    '{name} is suspended up to and including {lastDay} ({article}) and cannot be entered. This cannot be overridden here; the federation’s officers can lift the suspension.',
  'error.event.field-invalid': '{field}: {problem}.',
  'error.event.days-reversed': 'The last day is before the first.',
  'error.event.approved-before-asked': 'The approval is dated before the request.',
  'error.event.id-taken': 'The entry list already has an entry with the id {id}.',
  'error.event.unknown-entrant': 'This person is not on the entry list.',
  'error.event.unknown-group': 'The tournament is not, or no longer, a group of the event.',
  'error.event.group-twice': 'The tournament is already a group of the event.',
  'error.event.group-elsewhere':
    'The tournament is a group of another event: {event}. Remove it there first.',
  'error.event.classes-open':
    'Not everybody’s class is accepted yet. Accept the classes, then make the groups.',
  'error.event.groups-left':
    'These groups were not moved, and neither was the event: {groups}. You may not have the right to them. If you try again, it continues from there.',
  'error.event.group-begun':
    '{name} has been paired in a group and stays in it. Withdraw the player there.',
  'error.draft.typed-wrong':
    'Some of these pairs cannot be taken: a word is no pair of numbers, or a number stands twice or belongs to nobody who plays.',
  'error.player.list-doubtful': 'Some of the list is doubtful. Look at the preview first.',
  'error.event.duplicate': '{name} seems to be on the entry list already.',
  'error.event.confirm-erasing':
    'This person’s personal data will be erased here and cannot be restored.',
  'error.store.unreadable': 'The database {file} cannot be opened: {problem}. It was not changed.',
  'error.store.newer-database': 'The database was saved by a newer Rokade. Update Rokade.',
  'error.store.locked': 'Another Rokade is already running on {folder}.',
  'error.store.no-database':
    'There is no Rokade data in the folder {folder}. Give the right one with --data.',
  'error.copies.not-a-copy':
    'This is not a copy that Rokade made, or it is incomplete. Nothing was changed.',
  'error.copies.cut-off': 'The file did not arrive complete. Nothing was changed; send it again.',
  'error.copies.not-received':
    'The copy is no longer here: Rokade was restarted, or another file was sent. Look at the file again.',
  'error.copies.not-here':
    'Nothing can be restored here, since the data is not in a folder but in a PostgreSQL database.',
  'error.copies.confirm-replacing': 'Everything that is here now will be replaced. Confirm it.',
  'error.copies.no-second-place': 'There is no second place yet. Choose a folder.',
  'error.copies.no-folder':
    'There is no folder {folder} on the machine that runs Rokade. Is the stick plugged in, the whole path given?',
  'error.copies.folder-unusable': 'Rokade cannot write to the folder {folder}: {problem}.',
  'error.copies.folder-inside':
    'The folder {folder} is in Rokade’s own data folder and would be lost with it. Choose one elsewhere.',
  'error.move.in-use': 'Rokade is running on {place}. Stop it first.',
  'error.move.not-empty': '{place} is not empty. Nothing was moved.',
  'error.move.differs': 'Reading back {table} did not give what was written. Nothing was moved.',
  'error.store.folder-unusable': 'The folder {folder} cannot be created or written to.',
  'error.serve.port-busy': 'Port {port} is used by another program. Choose another with --port.',
  'error.serve.port-not-allowed': 'You may not use port {port} here. Choose another with --port.',
  'error.serve.host-unknown': 'This machine does not have the address {host}.',
  'error.sandbox.other-data':
    '{folder} holds other data, and is left alone; a sandbox needs an empty folder or a new one.',
  'error.serve.running': 'Rokade {version} is already running on {folder}: {url}',
  'error.serve.other-version':
    'Rokade {version} is already running on {folder} ({url}); this is {own}. Two versions cannot share one folder: close the window of the other one first.',

  // Said where a text has `{problem}`.
  'problem.missing': 'is missing',
  'problem.too-long': 'is too long',
  'problem.unprintable': 'has characters that cannot be shown',
  'problem.too-many': 'has too many entries',
  'problem.not-a-site': 'is not a site like https://club.example',
  'problem.out-of-range': 'is out of range',
  'problem.not-tables': 'is not a list of tables such as 3, 7-9',
  'problem.not-a-date': 'is not a date',
  'problem.unknown': 'is unknown',
  'problem.twice': 'appears twice',
  'problem.out-of-order': 'are not in date order',
  'problem.steps-out-of-order': 'needs rising differences and falling minutes',
  'problem.named-twice': 'names something twice',
  'problem.group-of-one': 'has a group of only one player',
  'problem.already-paired': 'is below the number of rounds already paired',
  'problem.disk-full': 'the disk is full',
  'problem.read-only': 'it is read-only',
  'problem.no-access': 'no access',
  'problem.busy': 'another program is using it',
  'problem.malformed': 'the file is damaged',
  'problem.empty': 'the file is empty',
  'problem.io': 'the disk reports an error',
  'problem.hash-mismatch': 'something was changed afterwards',
  'problem.version-gap': 'something is missing',
  'problem.unreadable-entry': 'a line cannot be read',
  'problem.too-large': 'it is too large',
  'problem.too-deep': 'lists and objects are nested too deeply',
  'problem.not-json': 'it is not JSON',
  'problem.not-a-journal': 'it is not a Rokade tournament',
  'problem.not-for-this-system': 'is not used in this pairing system',
  'problem.newer-format': 'it was saved by a newer Rokade',
  'problem.wrong-shape': 'part of it has the wrong form',
  'problem.not-a-book': 'its lines do not fit together',
  'problem.other-kind': 'it holds something else',

  // Said where a text has `{field}`.
  'field.leader': 'Run by',
  'field.format': 'Kind of competition',
  'field.when': 'Day',
  'field.what': 'What',
  'field.games': 'Games',
  'field.votesFor': 'Votes for it',
  'field.second': 'Second game',
  'field.name': 'Name',
  'field.place': 'Place',
  'field.group': 'Group',
  'field.federation': 'Federation',
  'field.system': 'Pairing system',
  'field.roundsPlanned': 'Number of rounds',
  'field.roundDates': 'Round dates',
  'field.roundPlay': 'Rounds with their own time or deadline',
  'field.rated': 'Rating',
  'field.firstTable': 'First table',
  'field.unusedTables': 'Tables not used',
  'field.phoneReports': 'Results from phones',
  'field.phoneReports-off': 'off',
  'field.phoneReports-by-table': 'by table: one report is enough',
  'field.phoneReports-by-both': 'by both players: both must report the same',
  'field.playerAsks': 'Byes and withdrawals by phone',
  'field.playerAsks-off': 'off',
  'field.playerAsks-day-before': 'until the day before the round',
  'field.playerAsks-hour-before': 'until an hour before the round',
  'field.playerAsks-until-paired': 'until the round is paired',
  'field.openTo': 'Open to',
  'field.openTo-all': 'everybody',
  'field.openTo-seniors': 'seniors',
  'field.openTo-women': 'women',
  'field.openTo-youth': 'youth',
  'field.membersOf': 'Members only: of which club',
  'field.movesShown': 'Moves of games',
  'field.movesShown-no': 'for arbiters only',
  'field.movesShown-yes': 'for everybody',
  'field.embedAt': 'Sites that may show its tables',
  'field.openGamesAs': 'Open games count for the pairing as',
  'field.openGamesAs-draw': 'draws, as in the regulations',
  'field.openGamesAs-expected': 'what the ratings expect (house rule)',
  'field.waitingMinutes': 'Waiting time in minutes',
  'field.timeControl': 'Time control',
  'field.origin': 'Origin',
  'field.chiefArbiter': 'Chief arbiter',
  'field.arbiters': 'Other arbiters',
  'field.committee': 'Tournament committee',
  'field.leaveToPlay': 'Arbiters who may play',
  'field.scoring': 'Scoring',
  'field.forbidden': 'Players who must not meet',
  'field.halfPointByes': 'Half-point byes for each player',
  'field.pairingRatings': 'Rating that decides',
  'field.secondRatings': 'Between equal ratings',
  'field.unratedAs': 'Rating of players on no list',
  'field.startPositions': 'Start positions',
  'field.shownRatings': 'Rating that is shown',
  'field.tieBreakEdition': 'FIDE edition of the tie-breaks',
  'field.marks': 'Title, promotion and relegation',
  'field.tieBreaks': 'Tie-breaks',
  'field.printLanguage': 'Language of prints',
  'field.printLook': 'Look of prints',
  'field.printLook-plain': 'Plain, black on white',
  'field.printLook-club': 'In the club’s colours',
  'field.printLook-large': 'Large letters',
  'field.visibility': 'What everybody may see',
  'field.title': 'Title',
  'field.sex': 'Sex',
  'field.club': 'Club',
  'field.rating': 'Rating',
  'field.citizenship': 'Citizenship',
  'field.rapidRating': 'Rapid rating',
  'field.blitzRating': 'Blitz rating',
  'field.dwzIndex': 'DWZ index',
  'field.fideRating': 'FIDE rating',
  'field.fideId': 'FIDE ID',
  'field.nationalId': 'National number',
  'field.birthDate': 'Date of birth',
  'field.person': 'Person in the register',
  'field.surname': 'Surname',
  'field.firstName': 'First name',
  'field.sortedAs': 'Sorted as',
  'field.birth': 'Born',
  'field.womenTitle': 'Women’s title',
  'field.otherTitles': 'Other titles',
  'field.dsuNumber': 'DSU number',
  'field.dsbId': 'DSB ID',
  'field.ownNumber': 'Own number',
  'field.email': 'E-mail',
  'field.phone': 'Phone',
  'field.way': 'Entered by',
  'field.acceptedOn': 'Accepted the invitation on',
  'field.enteredOn': 'Entered on',
  'field.guestBefore': 'Has played before as a non-member',
  'field.dispensation': 'Dispensation',
  'field.address': 'Address',
  'field.zps': 'ZPS number',
  'field.memberNumber': 'Member number',
  'field.memberFrom': 'Member from',
  'field.memberTo': 'Member until',
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
  'field.regulations': 'By which regulations',
  'field.lastDay': 'Last day',
  'field.officers': 'Officers',
  'field.published': 'Public page',
  'field.ruledOn': 'Ruled on',
  'field.lodgedOn': 'Lodged on',
  'field.decidedOn': 'Decided on',
  'field.words': 'The protest',
  'field.panel': 'Who decided',
  'field.rules': 'Rules',
  'field.ground': 'For',
  'field.given': 'Decided on',
  'field.months': 'Months',
  'field.weeks': 'Weeks',
  'field.event': 'Event',
  'field.eventEnds': 'Last day of the event',
  'field.by': 'Given by',
  'field.body': 'Which one, or who else',
  'field.reasons': 'Reasons',
  'field.copies': 'Copies to',
  'field.day': 'From the day',
  'field.endedBy': 'Decided by',
  'field.endedFor': 'Reasons for it',
  'field.point': 'Point of the timeline',
  'field.step': 'What happened',
  'field.on': 'On the day',
  'field.days': 'Dates',
  'field.at': 'Begins at',
  'field.note': 'Note',
  'field.passed': 'Examination passed',
  'field.groups': 'Groups led',
  'field.matter': 'Course, event or reasons',
  'error.reminders.no-address':
    '“{address}” is not a mail address. Write one such as office@example.org, or leave the field empty.',
  'error.reminders.invalid': 'The reminders were not changed: one of the values is not possible.',
  'error.screens.unknown-screen': 'There is no longer a screen {screen}. Reload the page.',
  'error.screens.too-many': 'You can have at most {most} screens.',
  'error.screens.invalid': 'A screen cannot show this. Change the fields and save again.',
  'error.installation.law-texts-nothing':
    'Line {line}: the file has no heading of an article, such as “## 9.2”.',
  'error.installation.law-texts-no-article':
    'Line {line}: “{heading}” is no article of this edition.',
  'error.installation.law-texts-twice': 'Line {line}: “{heading}” stands there a second time.',
  'error.installation.law-texts-no-text': 'Line {line}: there is no text below “{heading}”.',
  'error.installation.law-texts-not-json':
    'Line {line}: this is not JSON with texts by the numbers of articles.',
} as const satisfies Texts;
