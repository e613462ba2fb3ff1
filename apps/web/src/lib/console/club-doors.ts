import type { Act } from '@rokade/installation';

/** Who is let in at the club year. */
export const clubDoors = {
  '/console/club': 'keep-own-account',
  '/console/club/[contest]': 'see-contest',
  '/console/club/[contest]/history': 'see-contest',
  '/console/club/[contest]/links': 'keep-contest',
  '/console/club/[contest]/me': 'play-contest',
  '/console/club/[contest]/settings': 'see-contest',
} as const satisfies Readonly<Record<string, Act>>;

/** What is done there. */
export const clubActs: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  '/console/club': { make: 'make-event', import: 'make-event' },
  '/console/club/[contest]': {
    enter: 'keep-contest',
    note: 'keep-contest',
    people: 'keep-contest',
    champions: 'keep-contest',
    copy: 'make-event',
  },
  '/console/club/[contest]/history': { returnTo: 'keep-contest' },
  '/console/club/[contest]/links': {
    make: 'keep-contest',
    tables: 'keep-contest',
    revoke: 'keep-contest',
  },
  '/console/club/[contest]/me': { note: 'play-contest' },
  '/console/club/[contest]/settings': {
    say: 'keep-contest',
    change: 'keep-contest',
    erase: 'keep-contest',
    archive: 'put-away-event',
    unarchive: 'put-away-event',
  },
};
