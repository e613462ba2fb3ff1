import type { LocaleRecord } from '../catalogue.ts';

export const german: LocaleRecord = {
  name: 'Deutsch',
  tag: 'de-DE',
  ordinal: (place) => `${place}.`,
  shelves: {
    front: () => import('./shelf-front.ts'),
    tournament: () => import('./shelf-tournament.ts'),
    answers: () => import('./shelf-answers.ts'),
    console: () => import('./shelf-console.ts'),
    club: () => import('./shelf-club.ts'),
    leagues: () => import('./shelf-leagues.ts'),
    lists: () => import('./shelf-lists.ts'),
    served: () => import('./shelf-served.ts'),
    terminal: () => import('./shelf-terminal.ts'),
  },
};
