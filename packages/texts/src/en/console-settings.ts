import type { Texts } from '../texts.ts';

/** New tournaments and their settings. */
export const consoleSettingsTexts = {
  'console.more': 'More',
  'console.part-event': 'Place and group',
  'console.part-rounds': 'Rounds and dates',
  'console.part-time': 'Time control',
  'console.part-people': 'Arbiters and committee',
  'console.part-order': 'Tie-breaks and language of prints',
  'console.part-public': 'What everybody may see',
  'console.part-event-none': 'No place yet',
  'console.part-rounds-none': 'No dates yet',
  'console.part-people-none': 'Nobody named yet',
  'console.public-all': 'Everything',
  'console.public-nothing': 'No public pages',
  'console.public-but': 'Everything but: {parts}',
  'console.marks-title': 'The winner gets the title',
  'console.marks-promotion': 'Number promoted',
  'console.marks-relegation': 'Number relegated',
  'console.act-confirmed': 'Do it all the same',
  'console.saved-unchanged': 'Nothing was different from before.',
  'console.saved-more': 'and {count|one more|{count} more}',
  'console.saved': 'Saved.',
  'console.settings-not-yours': 'Only the chief arbiter can change these settings.',
  'console.value-wrong': 'This value is not possible.',
  'console.visible-published': 'The tournament has public pages',
  'console.visible-standings': 'Standings',
  'console.visible-crosstable': 'Crosstable',
  'console.visible-playerCards': 'Players’ cards',
  'console.visible-ratings': 'Ratings',
  'console.visible-clubs': 'Clubs',
  'console.visible-initials': 'Surnames by initial only (children’s tournament)',
  'console.public-address': 'Public address:',
  'console.one-a-line': 'One per line',
  'console.hint-membersOf':
    'Empty: guests play, too. Otherwise anybody from another club is queried, and enters with a reason (Tempelhof 2018 I.2).',
  'console.hint-firstTable':
    'Groups of one event play side by side: the first from table 1, the next from 41.',
  'console.hint-unusedTables': 'Empty or reserved tables: 3, 7-9.',
  'console.hint-phoneReports':
    'Players report with the QR code on their table, slip or own card, on the hall’s network; print cards and slips under Prints. Differing reports wait at the results desk.',
  'console.hint-playerAsks':
    'Players ask with the QR code on their own card or the link on their page, and see what the rules still allow: as many half-point byes as announced, none in the last round. You answer on the Round page.',
  'console.hint-embedAt':
    'One per line, with protocol and name: https://club.example. The page Links for helpers then shows the code to use there.',
  'console.hint-openGamesAs':
    'House rule of some Danish clubs: a player expected to score more than 0.70 by the DSU’s table 1 counts as having won until the game is played. In the tables an open game still counts as a draw.',
  'console.hint-committee': 'One per line (DSU 2002 §5b: three members)',
  'console.hint-leaveToPlay':
    'One per line: whoever has the rating officer’s leave to play in this tournament too (DSU 2002 §6: asked for each time)',
  'console.first-date': 'First day',
  'console.start-time': 'Start time',
  'console.dates-weekly': 'One evening a week',
  'console.dates-weekend': 'A weekend',
  'console.time-fide-ninety': '90 min for the game + 30 s a move (FIDE, DSU 2002 §12b)',
  'console.time-fide-seventy-five':
    '75 min for 40 moves, then 15 min + 30 s a move (FIDE, DSU 2002 §12b)',
  'console.time-dsu-two-hours': '2 hours for the whole game (DSU 2002 §12a)',
  'console.time-dsu-forty-moves':
    '2 hours for 40 moves, then 30 min for the rest (DSU 2002 §12a, §13)',
  'console.time-rapid-fifteen': '15 min for the game + 10 s a move (rapid)',
  'console.time-blitz-three': '3 min for the game + 2 s a move (blitz)',
  'console.time-own': 'Another',
  'console.time-own-hint':
    'Moves/minutes + minutes for the rest + seconds a move, for example 40/90 + 30 + 30s or 60 + 10s',
  'console.time-unreadable': 'Rokade cannot read this time control.',
  'console.time-game': 'A game of 60 moves lasts at most {hours} h {minutes} min.',
  'console.time-within-rules': 'Within DSU 2002 §12 and §13.',
  'console.odds': 'Time odds: the stronger player gives time (DSU 2002 4.13.4)',
  'console.odds-what':
    'The times are shown for each board on pairing lists, the results desk and slips. Unrated players give and get no time. Public pages show the times only if they show ratings.',
  'console.odds-each': 'Minutes each when equal',
  'console.odds-from': 'From a rating difference of',
  'console.odds-stronger': 'Minutes for the stronger player',
  'console.odds-table': 'Resulting times',
  'console.time-outside-rules':
    'Outside DSU 2002 §12 and §13; the tournament cannot be rated as a coordinated one',
  'console.enter-fide-mode': 'Play in FIDE mode',
  'console.enter-fide-mode-what':
    'For a tournament that is to be reported to FIDE: what was announced is then fixed once round 1 is published.',
  'console.fide-mode-now': 'What FIDE mode asks and refuses now',
  'console.fide-level-2': 'Told',
  'console.fide-level-3': 'Asked about once',
  'console.fide-level-4': 'Asked about twice',
  'console.fide-level-5': 'Not possible now',
  'console.leave-fide-mode': 'Leave FIDE mode',
  'console.leave-fide-mode-what':
    'Only where the tournament has to leave FIDE’s rules. You are asked twice, and it is recorded for good.',
} as const satisfies Texts;
