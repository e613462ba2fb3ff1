import type { Texts } from '../texts.ts';

/** Results reported from the boards, by phone, and the paper for it. */
export const phonesTexts = {
  'phones.actor': 'Table {table} (phone)',
  'phones.actor-player': 'Table {table}, {colour} (phone)',
  'phones.title': 'Report a result',
  'phones.you-are': 'You report for {name}.',
  'phones.who-reports': 'The winner reports; after a draw, White does.',
  'phones.both-report': 'You both report. If you report the same, it is entered.',
  'phones.how-ended': 'How did the game end?',
  'phones.won': '{name} won',
  'phones.draw': 'Draw',
  'phones.sure': 'Is this right?',
  'phones.yes': 'Yes, report it',
  'phones.no': 'No, back',
  'phones.entered': 'The result has been entered: {result}',
  'phones.entered-what': 'You are done. Please set up the pieces again.',
  'phones.own': 'You reported: {result}',
  'phones.one-said': 'It is entered once your opponent reports the same.',
  'phones.other-said': 'Your opponent has reported. Now you.',
  'phones.differing':
    'You reported different results. The arbiter decides; please stay at the board.',
  'phones.otherwise': 'The entered result stays until the arbiter has looked at your report.',
  'phones.to-enter': 'The arbiter enters it.',
  'phones.change': 'I pressed the wrong button',
  'phones.wrong': 'This is wrong',
  'phones.wrong-what': 'You cannot change an entered result here. Your report goes to the arbiter.',
  'phones.something-else':
    'If a player did not come, the game is to be played another day, or for anything else: tell the arbiter.',
  'phones.other-round': 'Round {round}',
  'phones.other-rounds': 'Another game',
  'phones.old-slip':
    'This is for round {round}. Round {newest} is being played now: scan the code of that round.',
  'phones.nothing-not-asked-for':
    'You cannot report results with this code. Hand in the slip, or tell the arbiter.',
  'phones.nothing-finished': 'The tournament is over. If a result is wrong, tell the arbiter.',
  'phones.nothing-no-round': 'No round has begun yet. Scan the code again after your game.',
  'phones.nothing-no-game':
    'There is no game here in round {newest}. Find your table in the pairings, and scan the code there.',
  'phones.pairings': 'To the pairings',
  'phones.again': 'Check again',
  'phones.report-here': 'Report your result here',
  'phones.card-what':
    'After the game scan this with a phone on the hall’s network and report the result.',
  'phones.qr': 'QR code for reporting',
  'phones.not-from-here':
    'Phones can only reach this address if it is not “localhost”: open this page at the computer’s address on the hall’s network, and print from there.',
  'phones.none':
    'Reporting results and asking for byes by phone is off in this tournament. Turn it on in the settings of the rounds.',
} as const satisfies Texts;
