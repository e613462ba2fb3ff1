import type { Texts } from '../texts.ts';

/** Results reported from the boards, by phone, and the paper for it. */
export const phonesTexts = {
  'phones.actor': 'Table {table} (phone)',
  'phones.actor-player': 'Table {table}, {colour} (phone)',
  'phones.title': 'Report a result',
  'phones.you-are': 'You report for {name}.',
  'phones.who-reports': 'The winner reports; after a draw White does.',
  'phones.both-report': 'Both of you report. When you say the same, it is entered.',
  'phones.how-ended': 'How did the game end?',
  'phones.won': '{name} won',
  'phones.draw': 'Draw',
  'phones.sure': 'Is this right?',
  'phones.yes': 'Yes, report it',
  'phones.no': 'No, back',
  'phones.entered': 'The result is entered: {result}',
  'phones.entered-what': 'Nothing more is to be done. Please set up the pieces again.',
  'phones.own': 'You reported: {result}',
  'phones.one-said': 'It is entered when the other player reports the same.',
  'phones.other-said': 'The other player has reported. Now you.',
  'phones.differing':
    'The two of you reported different results. The arbiter settles it; please stay at the board.',
  'phones.otherwise': 'What is entered stays until the arbiter has looked at your report.',
  'phones.to-enter': 'The arbiter enters it.',
  'phones.change': 'I pressed the wrong one',
  'phones.wrong': 'That is wrong',
  'phones.wrong-what':
    'What is entered is not changed from here. Your report waits for the arbiter.',
  'phones.something-else':
    'Somebody did not come, the game goes on another day, or anything else: tell the arbiter.',
  'phones.other-round': 'Round {round}',
  'phones.other-rounds': 'Another game',
  'phones.old-slip':
    'This is for round {round}. Round {newest} is being played now: scan the code of that round.',
  'phones.nothing-not-asked-for':
    'Results are not reported with this code. Hand in the slip, or tell the arbiter.',
  'phones.nothing-finished': 'The tournament is over. If a result is wrong, tell the arbiter.',
  'phones.nothing-no-round': 'No round has begun yet. Scan the code again after your game.',
  'phones.nothing-no-game':
    'There is no game here in round {newest}. Look at the pairings for your table, and scan the code there.',
  'phones.pairings': 'To the pairings',
  'phones.again': 'Look again',
  'phones.report-here': 'Report the result here',
  'phones.card-what':
    'After the game scan this with a phone in the network of the hall, and report the result.',
  'phones.qr': 'QR code for reporting',
  'phones.not-from-here':
    'Phones reach this address only where it is not “localhost”: open this page at the address of the computer in the network of the hall, and print from there.',
  'phones.none':
    'In this tournament phones report no results and ask for no byes. The settings of the rounds turn it on.',
} as const satisfies Texts;
