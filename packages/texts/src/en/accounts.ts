import type { Texts } from '../texts.ts';

/** The pages on which accounts are looked after, one's own and those of others. */
export const accountsTexts = {
  'account.mine': 'My account',
  'account.all': 'All accounts',
  'account.may': 'May',
  'account.since': 'Since',
  'account.state': 'State',
  'account.signed-in-on': 'signed in on {count|1 device|{count} devices}',
  'account.not-signed-in': 'not signed in',
  'account.is-disabled': 'disabled',
  'account.change-password': 'Change the password',
  'account.present-password': 'Present password',
  'account.new-password': 'New password',
  'account.change-ends-sessions': 'All other devices that are signed in as you will be signed out.',
  'account.password-changed': 'The password is changed.',
  'account.sessions': 'Where you are signed in',
  'account.only-here': 'Only here.',
  'account.also-elsewhere': 'Here and on {count|1 other device|{count} other devices}.',
  'account.end-others': 'Sign out everywhere else',
  'account.rename': 'New name',
  'account.rename-what':
    'The account signs in under it from now on. What has been done keeps the old name in the history.',
  'account.rename-save': 'Save the name',
  'account.renamed': 'The account is now called {name}.',
  'account.forgotten': 'Forgotten password',
  'account.forgotten-what':
    'Rokade makes up a new one, which is shown once. The account is signed out everywhere.',
  'account.reset': 'Give a new password',
  'account.reset-done': 'New password for {name}:',
  'account.reset-next': 'It is shown only now. Tell {name}, who can change it under My account.',
  'account.access': 'Access',
  'account.end-sessions': 'Sign out everywhere',
  'account.disable': 'Disable the account',
  'account.disable-what':
    'Nobody signs in with a disabled account. It can be enabled again; the name stays in the history.',
  'account.enable': 'Enable it again',
  'account.done': 'Done.',
  'console.role': 'May',
  'console.role-arbiter': 'run tournaments',
  'console.role-admin': 'run tournaments and look after accounts',
  'console.account-name': 'Name',
  'console.account-name-hint': 'As it should stand in the history, for example Ida Hansen.',
  'console.password': 'Password',
  'console.password-hint':
    'At least {minimum} characters. A sentence is easy to remember and hard to guess.',
  'console.set-up': 'Make the arbiter’s account',
  'console.set-up-what':
    'This is the first account. Only those signed in can change anything; everybody else sees the public pages alone.',
  'console.make-account': 'Make the account',
  'console.sign-out': 'Sign out',
} as const satisfies Texts;
