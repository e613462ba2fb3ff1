import type { Texts } from '../texts.ts';

/** What is said of how a tournament is played, and what is still to be said. */
export const aboutTexts = {
  'about.what':
    'What everybody may read of how the tournament is played (DSU 2002 4.9.1-10), made from its settings. In public what is missing is left out.',
  'about.say-it': 'Say it',
  'about.schedule': 'Playing days',
  'about.undated': 'Without a date: {rounds}.',
  'about.no-place': 'The place is not said yet.',
  'about.no-chief-arbiter': 'No chief arbiter is named yet (DSU 2002 4.9.1-5).',
  'about.committee-of-three':
    'The committee has three members (DSU 2002 §5b); {named|one is|{named} are} named.',
  'about.no-tie-breaks': 'Nothing is said of equal points.',
  'about.no-prizes':
    'No prizes are shown to the public yet; they are made known by the second playing day (DSU 2002 §5f).',
  'about.kept-apart':
    '{count|One group of players named by the organiser does|{count} groups of players named by the organiser do} not meet among themselves',
} as const satisfies Texts;
