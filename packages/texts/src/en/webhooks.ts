import type { Texts } from '../texts.ts';

/** Addresses that are told of published rounds and results. */
export const webhooksTexts = {
  'webhook.title': 'Tell other programs',
  'webhook.what':
    'Published rounds and results go to these addresses as soon as visitors see them, and nothing else. Each message is signed with a secret of its own.',
  'webhook.none': 'No program is told.',
  'webhook.address': 'Address',
  'webhook.address-hint': 'Begins with https://, and takes messages as JSON by POST.',
  'webhook.make': 'Add address',
  'webhook.once': 'The secret is shown this once. With it the program checks what it gets:',
  'webhook.removed': 'The address is told nothing more.',
  'webhook.remove': 'Remove',
  'webhook.test': 'Send a test',
  'webhook.untried': 'Nothing was sent yet.',
  'webhook.last': 'Last message {moment}: {answer}',
  'webhook.answer': 'answered with {status}',
  'webhook.failed-unknown-host': 'there is no such address',
  'webhook.failed-private': 'the address is in this network, which this server does not allow',
  'webhook.failed-too-slow': 'no answer within ten seconds',
  'webhook.failed-no-connection': 'nobody answers there',
  'webhook.failed-certificate': 'its certificate is not valid',
  'webhook.taken': '{count|one message|{count} messages} taken',
  'webhook.next': 'Tried again {moment}.',
  'webhook.off':
    'Switched off {moment}, since nothing was taken there for three days. What was not sent goes there after a test that is taken.',
} as const satisfies Texts;
