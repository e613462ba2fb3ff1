import type { BookName } from './command-sentence.ts';

/** The books of a data folder, as the command line calls them. */
export const bookNames: readonly BookName[] = [
  'tournament',
  'event',
  'money',
  'register',
  'ratings',
  'sanctions',
  'contest',
  'installation',
];
