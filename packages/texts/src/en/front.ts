import type { Texts } from '../texts.ts';

/** The front page, and what any page may say: skip, language, not there, failed. */
export const frontTexts = {
  'console.error-404': 'There is no such page',
  'console.error-404-next': 'The address is wrong, or the tournament is not public.',
  'console.error-410': 'The tournament was removed',
  'console.error-410-next': 'It is no longer kept here. Ask the organiser if you need it.',
  'console.error-403': 'You may not do that',
  'console.error-403-next': 'Sign in again and try once more. Nothing was changed.',
  'console.error-500': 'Something went wrong in Rokade',
  'console.error-500-next':
    'Everything that was saved is saved. Load the page again; if that does not help, restart Rokade.',
  'console.error-503': 'Rokade cannot save just now',
  'console.error-503-next':
    'Everything that was saved is saved. Go back and do it again in a moment.',
  'console.to-front-page': 'To the front page',
  'console.sign-in': 'Sign in',
  'console.no-account-yet': 'There is no account yet',
  'console.no-account-yet-next':
    'Open the one-time link that Rokade printed when it started: it makes the first account.',
  'terms.language': 'Language',
  'terms.close': 'Close',
  'terms.skip-to-content': 'Skip to content',
  'terms.round-of': 'Round {round} of {rounds}',
  'terms.players-n': '{count|1 player|{count} players}',
  'terms.tournaments': 'Tournaments',
  'public.demo': 'Demo event',
  'public.demo-what': 'Invented names in the middle of a tournament. One click removes it again.',
  'public.demo-failed': 'The demo event could not be made. Nothing else was changed.',
  'public.demo-look': 'Look at a demo event',
  'public.demo-remove': 'Remove the demo event',
  'public.no-tournaments': 'No tournament has been made public here yet.',
  'public.running': 'Running',
  'public.upcoming': 'Coming',
  'public.finished': 'Finished',
  'public.archived': 'Archived tournaments',
  'public.for-arbiters': 'For arbiters',
  'public.what-rokade-is':
    'Rokade runs chess tournaments: entries, pairings, results, standings and the rating report. Every pairing can be explained, and no result is lost.',
  'public.to-console': 'To the arbiter’s desk',
} as const satisfies Texts;
