import type { Texts } from '../texts.ts';

/** Addresses that are told of published rounds and results. */
export const webhooksTexts = {
  'webhook.title': 'Tell other programs',
  'webhook.what':
    'Published rounds and results are sent to these addresses as soon as visitors see them, and nothing else. Each message is signed with its own secret.',
  'webhook.none': 'There are no addresses yet.',
  'webhook.address-hint': 'Begins with https:// and accepts messages as JSON by POST.',
  'webhook.make': 'Add address',
  'webhook.once':
    'The secret is shown only once. The program uses it to check the messages it gets:',
  'webhook.removed': 'The address gets no more messages.',
  'webhook.remove': 'Remove',
  'webhook.test': 'Send test message',
  'webhook.untried': 'Nothing has been sent yet.',
  'webhook.last': 'Last message {moment}: {answer}',
  'webhook.answer': 'answered with {status}',
  'webhook.failed-unknown-host': 'there is no such address',
  'webhook.failed-private': 'the address is in this network, which this server does not allow',
  'webhook.failed-too-slow': 'no answer within ten seconds',
  'webhook.failed-no-connection': 'nothing answers there',
  'webhook.failed-certificate': 'its certificate is not valid',
  'webhook.taken': '{count|one message|{count} messages} accepted',
  'webhook.next': 'Next attempt {moment}.',
  'webhook.off':
    'Switched off {moment}, because no message was accepted for three days. After a successful test, unsent messages are sent.',

  // Tokens with which programs use the API.
  'token.title': 'Tokens for programs',
  'token.what':
    'A program uses the API with a token, in your name and with the right you give it here, which cannot exceed your own. It loses the right when you do. Send it as “Authorization: Bearer …”.',
  'token.none': 'There are no tokens yet.',
  'token.name': 'Name of the program',
  'token.right': 'Right',
  'token.make': 'Create token',
  'token.once':
    'The token is shown only once. Keep it where the program finds it, and nowhere else:',
  'token.made': 'Created',
  'token.never': 'never',
  'token.revoked': 'The token has been revoked.',
} as const satisfies Texts;
