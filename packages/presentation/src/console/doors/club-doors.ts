import type { Act } from '@rokade/installation';

/** The row of the rights matrix for each route of the club year. */
export const clubDoors = {
  '/console/club': 'keep-own-account',
  '/console/club/[contest]': 'see-contest',
  '/console/club/[contest]/history': 'see-contest',
  '/console/club/[contest]/links': 'keep-contest',
  '/console/club/[contest]/me': 'play-contest',
  '/console/club/[contest]/search.json': 'see-contest',
  '/console/club/[contest]/settings': 'see-contest',
} as const satisfies Readonly<Record<string, Act>>;
