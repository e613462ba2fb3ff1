import type { Texts } from '../texts.ts';

/** The choice of tie-breaks, and lots for shared places. */
export const consoleOrderTexts = {
  'console.no-tie-breaks': 'No tie-break: players on equal points share the place.',
  'console.tie-break-preset': 'Ready-made order',
  'console.tie-break-add': 'Add',
  'console.tie-break-own': 'With a modifier, such as BH-C1',
  'console.tie-break-unusable': 'There is no such tie-break, or this system does not use it.',
  'console.tie-break-edition-2012': '2012 (annex 3, virtual opponent)',
  'console.tie-break-edition-2024': 'C.07 of August 2024',
  'console.tie-break-edition-2026': 'C.07, in force since March 2026',
  'console.choose': 'Choose …',
  'console.move-up': 'Move up: {what}',
  'console.move-down': 'Move down: {what}',
  'console.leave-out': 'Remove: {what}',
  'console.equal-places': '{count|One place is|{count} places are} shared: equal in everything',
  'console.equal-places-what':
    'A shared place stays shared unless you draw lots. With the seed, shown in the history, anybody can repeat the draw.',
  'order-given.by-hand': 'Give the order by hand',
  'order-given.by-hand-what':
    'Where the regulations leave the order to the arbiter. The table says that the arbiter gave it; a reason is asked for.',
  'order-given.place': 'Order of {name}',
  'order-given.give': 'Give this order',
  'order-given.values': 'Enter values from outside',
  'order-given.values-what':
    'What decided between them elsewhere, such as an armageddon or a play-off. The more, the better; players with the same value go on sharing their place. Name and values stand below the public table.',
  'order-given.values-name': 'What decided',
  'order-given.value-of': 'Value of {name}',
  'order-given.values-give': 'Order by these values',
  'console.play-off-what':
    'If all of them want a play-off, they each play one another once, with colours by lot; players who are then still level on points and Sonneborn-Berger are ordered by the same lot (Tempelhof 2018 III.A.4). Tick anybody who does not want one, and lots decide.',
  'console.play-off-declines': '{name} does not want a play-off',
  'console.play-off-draw': 'All want a play-off: draw colours',
  'console.play-off-of': 'Play-off for places {first}–{last}',
  'console.play-off-open': 'not played',
  'console.play-off-enter': 'Enter play-off',

  // What the console says of a play-off for first place.
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
