import type { Texts } from '../texts.ts';

/** The page on which any list is recognised and taken in. */
export const listDoorTexts = {
  'list-door.title': 'Lists',
  'list-door.what':
    'Drop any list here: members, ratings, DSU’s, DSB’s or FIDE’s, Swiss-Manager’s, a report file (TRF) or a table of your own. Rokade says what it is and what can be made of it. Nothing is saved before you have seen it.',
  'list-door.drop': 'Drop a file here, or choose it',
  'list-door.text': 'Or paste the rows',
  'list-door.look': 'See what it is',
  'list-door.look-again': 'Look again',
  'list-door.take': 'Do what is ticked',
  'list-door.is': '{file} is {kind}.',
  'list-door.pasted': 'What was pasted',
  'list-door.lines': '{count|One row|{count} rows} of people.',
  'list-door.sheet': 'Sheet',
  'list-door.sheet-what': 'Rokade took the one that is most clearly a list of people.',
  'list-door.hidden-rows': '{count|One hidden row is|{count} hidden rows are} read, too.',
  'list-door.kind-spreadsheet': 'a spreadsheet that cannot be read',
  'list-door.kind-packed': 'a packed rating list',
  'list-door.kind-unreadable': 'not text',
  'list-door.kind-fide-text': 'FIDE’s rating list',
  'list-door.kind-fide-xml': 'FIDE’s rating list (XML)',
  'list-door.kind-export': 'a tournament exported from Rokade',
  'list-door.kind-book': 'another export of Rokade',
  'list-door.kind-report': 'a report file of a tournament (TRF)',
  'list-door.kind-document': 'a report of a tournament (JSON)',
  'list-door.kind-games': 'games (PGN)',
  'list-door.kind-dsb-clubs': 'DSB’s table of clubs',
  'list-door.kind-dsb': 'DSB’s list of members with DWZ',
  'list-door.kind-dsu-members': 'DSU’s list of all members',
  'list-door.kind-dsu-club': 'DSU’s list of a club',
  'list-door.kind-ecf': 'the English federation’s rating list',
  'list-door.kind-swiss-manager': 'Swiss-Manager’s list of players',
  'list-door.kind-players': 'a table of players',
  'list-door.kind-unknown': 'no list that Rokade knows',
  'list-door.advice-unreadable':
    'Choose another file: a table (XLSX, ODS, CSV), a text or a zip as it was downloaded.',
  'list-door.advice-book':
    'It is imported on the page of its own kind: Events, Club year, Registered ratings or Installation.',
  'list-door.advice-dsb-clubs':
    'It belongs to a list of players (spieler.csv). Drop both together.',
  'list-door.advice-unknown':
    'A list needs a row of headings, one of them “Name”, or one name on each line.',
  'list-door.clubs': 'vereine.csv with the names of the clubs',
  'list-door.clubs-what':
    'The list has only the clubs’ numbers. With vereine.csv, from the same download, their names come, too.',
  'list-door.use-members': 'Members in the register',
  'list-door.use-members-what':
    'Names, numbers, birthdays, clubs and memberships. Anybody who is in the register already is not entered twice.',
  'list-door.use-lookup': 'A list to look players up in',
  'list-door.use-lookup-what':
    'Ratings and numbers are offered wherever a player is entered. It replaces the same source’s list of the month.',
  'list-door.found-by-name':
    'By their name with the year of birth or the club, {count|one person without a number gets the|{count} people without a number get their} rating from this list.',
  'list-door.not-found-by-name':
    '{count|One person has|{count} people have} neither a number nor a year of birth or club that tells them from others of the same name; their ratings are typed.',
  'list-door.use-ratings': 'Beginning ratings',
  'list-door.use-ratings-what': 'The federation’s own list begins with these ratings.',
  'list-door.use-entries': 'Entries',
  'list-door.use-entries-what': 'The players are entered in a tournament or an event.',
  'list-door.use-tournament': 'A tournament of its own',
  'list-door.use-tournament-what': 'With its players, rounds and results.',
  'list-door.ask-members': 'Whoever keeps the register can do this.',
  'list-door.ask-lookup': 'A chief arbiter, an officer or the owner can do this.',
  'list-door.ask-ratings': 'The federation’s officer or the owner can do this.',
  'list-door.ask-entries': 'The arbiters of that tournament can do this.',
  'list-door.ask-tournament': 'A chief arbiter, an officer or the owner can do this.',
  'list-door.to': 'Where they are entered',
  'list-door.to-none': 'Choose …',
  'list-door.to-look': 'Choose where, and look again to see who is new.',
  'list-door.done-members': 'Register: {count|one person|{count} people} entered or changed.',
  'list-door.still-doubtful':
    '{count|One person is|{count} people are} still out, since it is not clear who they are: drop the file once more and choose.',
  'list-door.done-lookup': 'The list is being read; players are found in it shortly.',
  'list-door.done-ratings': 'Ratings: {count|one rating|{count} ratings} taken over.',
  'list-door.done-entries': '{count|One player|{count} players} entered.',
  'list-door.done-tournament': 'The tournament was made, with {count|one player|{count} players}.',
  'list-door.none-new': 'Everybody in it is there already.',
  'list-door.columns': 'What the columns mean',
  'list-door.link': 'Any list, from any program: Rokade says what it is',
} as const satisfies Texts;
