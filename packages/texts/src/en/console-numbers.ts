import type { Texts } from '../texts.ts';

/** How players get their numbers, and who has which colour first. */
export const consoleNumbersTexts = {
  'console.varma': 'Kept apart in the last three rounds',
  'console.varma-none': 'nobody',
  'console.varma-federation': 'players of one federation (Varma, 9–24 players)',
  'console.varma-club': 'players of one club (Varma, 9–24 players)',
  'console.number-by-strength': 'Number by strength',
  'console.number-by-strength-what':
    'By rating ({ratings}), then title, then name. You can change the order afterwards by typing in numbers.',
  'console.lots-by-strength': 'The numbers follow the players’ strength.',
  'console.step-number': 'Assign numbers',
  'console.first-colour': 'Colour in round 1',
  'console.first-colour-draw': 'Draw colour',
  'console.first-colour-hint':
    'The seed is published with the list of players, so anybody can repeat the draw.',
  'console.late-numbers':
    'A late entry gets the next free number, even where strength would give a higher place (C.04.2): the reasons of earlier rounds refer to the numbers, so they do not change. This only matters between players on equal points.',
} as const satisfies Texts;
