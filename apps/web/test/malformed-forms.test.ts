import { expect, it } from 'vitest';
import { memoryApplication } from './memory-application.ts';
import { sendForm } from './page-room.ts';

const wrong = [
  { type: 'multipart/form-data', body: 'no boundary is named' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\nbroken off' },
  { type: 'multipart/form-data; boundary=x', body: '' },
  { type: 'application/pdf', body: 'no form at all' },
];

/** Pages whose forms strangers can send. */
const open = [{ route: '/sign-in' }, { route: '/setup' }];
const action = 'tell';

it.each(open.flatMap(({ route }) => wrong.map((malformed) => ({ route, malformed, action }))))(
  'a malformed form to $route, $malformed, is its sender’s fault',
  async (sent) => {
    const answer = await sendForm(await memoryApplication(), null, sent);
    expect(answer).toMatchObject({ status: 400 });
  },
);
