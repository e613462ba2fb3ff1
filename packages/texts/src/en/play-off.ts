import type { Texts } from '../texts.ts';

/** What the console says of a play-off for first place. */
export const playOffTexts = {
  'play-off.offer': 'Play-off for first place',
  'play-off.tied': '{count} players have the most points. These play off for first place: {names}.',
  'play-off.format-match': 'A match of two games; if it is drawn, further games until one wins.',
  'play-off.format-round-robin':
    'A single round robin; if all three are tied again, the last by the next tie-break is out.',
  'play-off.format-knock-out':
    'Semi-finals drawn by lot and a final, two games each; if drawn, further games until one wins.',
  'play-off.conditions':
    'FIDE 2012, annex 3: {minutes} minutes plus {seconds} seconds a move; a break of at least {first} minutes before it and {pause} between rounds.',
  'play-off.start': 'Create the play-off as a group of its own',
} as const satisfies Texts;
