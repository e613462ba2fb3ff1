import type { BookName } from './command-sentence.ts';

/** The books of a data folder, by their names on the command line. */
export const bookNames: readonly BookName[] = [
  'tournament',
  'event',
  'money',
  'register',
  'ratings',
  'sanctions',
  'contest',
  'league',
  'installation',
];
