import type { Act } from '@rokade/installation';
import { all } from './shared-acts.ts';

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
  '/console/club': all('make-event', 'make import'),
  '/console/club/[contest]': {
    ...all('keep-contest', 'enter note people champions'),
    copy: 'make-event',
  },
  '/console/club/[contest]/me': { note: 'play-contest' },
  '/console/club/[contest]/settings': {
    ...all('keep-contest', 'say change'),
    erase: 'erase-person',
    archive: 'put-away-event',
    unarchive: 'put-away-event',
  },
};
