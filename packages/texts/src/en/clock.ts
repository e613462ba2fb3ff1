import type { Texts } from '../texts.ts';

/** The chess clock on a screen. */
export const clockTexts = {
  'clock.title': 'Chess clock',
  'clock.what':
    'A clock for two on one screen. Black presses first, and White’s time runs. It sends nothing, reports nothing, and goes on where it was when the page is loaded again.',
  'clock.time': 'Time control',
  'clock.time-hint':
    '5 + 3s: five minutes and three seconds a move; 40/90 + 30 + 30s: forty moves in ninety minutes, then thirty',
  'clock.time-unreadable': 'This is no time control.',
  'clock.set': 'Set the clock',
  'clock.moves': '{count|one move|{count} moves}',
  'clock.fallen': 'flag fallen',
  'clock.stop': 'Stop the clock',
  'clock.go-on': 'Go on',
  'clock.anew': 'Start again',
  'clock.anew-sure': 'Start again? Both times are lost.',
  'clock.sound': 'Sound when a flag falls',
  'clock.keys': 'Keys: left arrow for White, right arrow for Black, space for who is on the move',
  'clock.needs-script': 'The clock needs JavaScript.',
} as const satisfies Texts;
