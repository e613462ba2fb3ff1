import type { Texts } from '../texts.ts';

/** Whether a tournament is played in FIDE mode, as every page and print of it says. */
export const fideModeTexts = {
  'fide-mode.on': 'FIDE mode',
  'fide-mode.left': 'FIDE mode left after round {round}',
  'fide-mode.left-at-start': 'FIDE mode left before round 1',
  'fide-mode.on-what':
    'The tournament is played as FIDE’s rules for rated events have it. What was announced is fixed once round 1 is published, and whatever the rules ask about is asked.',
  'fide-mode.open-games':
    'A game is still open: there is no final table, no report and no report file until its result is in.',
} as const satisfies Texts;
