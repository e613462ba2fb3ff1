import type { Texts } from '../texts.ts';

/** Comparing the results with the slips once more. */
export const verifyTexts = {
  'verify.compare': 'Compare with the slips',
  'verify.title': 'Round {round}: compare with the slips',
  'verify.what':
    'Type each result again from its slip, with the keys of the results desk. The result entered is not shown. If a slip says something else, you are stopped.',
  'verify.progress': '{done} of {boards} confirmed',
  'verify.confirmed': 'confirmed',
  'verify.without': 'no result',
  'verify.differs':
    'Board {board}: the slip says {typed}, but {stands} is entered. Which is right?',
  'verify.unusual': 'Board {board} has {stands}. Does the slip say so?',
  'verify.take-entered': '{stands}, as entered',
  'verify.take-slip': '{typed}, as on the slip',
  'verify.not-now': 'Skip this board',
  'verify.other-result': 'other result',
  'verify.sound': 'Sound',
  'verify.finish': 'Confirm {done} of {boards}',
  'verify.all-done': 'All boards with a result have been compared.',
  'verify.back': 'To the results desk',
  'verify.done': '{count} of {of} confirmed by {by}, {moment}',
  'verify.differences': '{count|one difference|{count} differences} found',
  'verify.changed': 'Changed after that: {count|board|boards} {boards}',
} as const satisfies Texts;
