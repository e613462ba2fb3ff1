import type { Texts } from '../texts.ts';

/** The choice of tie-breaks, and lots for shared places. */
export const consoleOrderTexts = {
  'console.no-tie-breaks': 'No tie-break: equal points share the place.',
  'console.tie-break-preset': 'Ready-made order',
  'console.tie-break-add': 'Add',
  'console.tie-break-own': 'With a modifier, such as BH-C1',
  'console.tie-break-take': 'Add',
  'console.tie-break-unusable': 'There is none, or it is not used in this system.',
  'console.tie-break-edition-2012': '2012 (annex 3, virtual opponent)',
  'console.tie-break-edition-2024': 'C.07 of August 2024',
  'console.tie-break-edition-2026': 'C.07, in force since March 2026',
  'console.choose': 'Choose …',
  'console.move-up': 'Move up: {what}',
  'console.move-down': 'Move down: {what}',
  'console.leave-out': 'Leave out: {what}',
  'console.equal-places':
    '{count|One place is shared|{count} places are shared}: equal in everything',
  'console.equal-places-what':
    'A shared place stays shared unless a lot is drawn. With the seed anybody can repeat the draw; it stands in the history.',
  'console.draw-place-lot': 'Draw the lot',
  'console.play-off-what':
    'If all of them wish it, they play one game each against each with colours by lot; whoever is equal again in points and Sonneborn-Berger is put in order by the same lot (Tempelhof 2018 III.A.4). Tick who does not wish it, and the lot decides.',
  'console.play-off-declines': '{name} does not wish a play-off',
  'console.play-off-draw': 'All wish a play-off: draw colours',
  'console.play-off-of': 'Play-off for places {first}–{last}',
  'console.play-off-open': 'not played',
  'console.play-off-enter': 'Enter the play-off',
} as const satisfies Texts;
