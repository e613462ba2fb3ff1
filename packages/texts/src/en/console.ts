import type { Texts } from '../texts.ts';

/** The arbiter's console but for the results desk. */
export const consoleTexts = {
  'console.error-404': 'There is no such page',
  'console.error-404-next': 'The address is wrong, or the tournament is not public.',
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
  'console.sign-out': 'Sign out',
  'console.no-account-yet': 'There is no account yet',
  'console.no-account-yet-next':
    'Open the one-time link that Rokade printed when it started: it makes the first account.',
  'console.account-name': 'Name',
  'console.account-name-hint': 'As it should stand in the history, for example Ida Hansen.',
  'console.password': 'Password',
  'console.password-hint':
    'At least {minimum} characters. A sentence is easy to remember and hard to guess.',
  'console.set-up': 'Make the arbiter’s account',
  'console.set-up-what':
    'This is the first account. Only those signed in can change anything; everybody else sees the public pages alone.',
  'console.make-account': 'Make the account',
} as const satisfies Texts;
