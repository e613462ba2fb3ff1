import type { Texts } from '../texts.ts';

/** Messages to phones, and the button that asks for them. */
export const pushTexts = {
  'push.tell-me': 'Tell me on this phone',
  'push.what':
    'A message when a round is published, a result is entered and the tournament is over.',
  'push.is-on':
    'This phone gets a message when a round is published, a result is entered and the tournament is over.',
  'push.stop': 'No more messages',
  'push.denied':
    'This browser does not allow messages from this site. You can change that in its settings.',
  'push.failed': 'That did not work. Please try again in a moment.',
  'push.iphone':
    'On an iPhone or iPad messages come once this page is on the home screen: Share, then Add to Home Screen.',
  'push.white': 'Round {round}: {where}, White against {opponent}',
  'push.black': 'Round {round}: {where}, Black against {opponent}',
  'push.bye': 'Round {round}: {bye}',
  'push.result': 'Round {round}: {white} – {black} {result}',
} as const satisfies Texts;
