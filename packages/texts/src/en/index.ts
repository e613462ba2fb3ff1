import type { LocaleRecord } from '../catalogue.ts';

const ending: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const places = new Intl.PluralRules('en-GB', { type: 'ordinal' });

export const english: LocaleRecord = {
  name: 'English',
  tag: 'en-GB',
  ordinal: (place) => `${place}${ending[places.select(place)] ?? 'th'}`,
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
