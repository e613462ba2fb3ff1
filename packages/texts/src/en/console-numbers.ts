import type { Texts } from '../texts.ts';

/** How players get their numbers, and who has which colour first. */
export const consoleNumbersTexts = {
  'console.varma': 'Kept apart in the last three rounds',
  'console.varma-none': 'nobody',
  'console.varma-federation': 'players of one federation (Varma, 9–24 players)',
  'console.varma-club': 'players of one club (Varma, 9–24 players)',
  'console.number-by-strength': 'Number by strength',
  'console.number-by-strength-what':
    'By rating ({ratings}), then title, then name. The order can be mended afterwards by typing in numbers.',
  'console.lots-by-strength': 'The numbers follow the players’ strength.',
  'console.step-number': 'Assign numbers',
  'console.first-colour': 'The colour of round 1',
  'console.first-colour-draw': 'Draw the colour',
  'console.first-colour-hint':
    'The seed is published with the list of players; with it anybody can repeat the draw.',
  'console.late-numbers':
    'A late entry gets the next free number, even where strength gives a place further up (C.04.2): the reasons of the rounds played name the numbers, so they stand. It matters only between players on equal points.',
} as const satisfies Texts;
