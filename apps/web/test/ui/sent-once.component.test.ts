import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers } from '../../gallery/without-kit.ts';
import FormRoom from './FormRoom.svelte';

let room: object | null = null;
let arrive = (): void => {};

const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};

/** The form is sent, as by a click on its button. */
async function send(): Promise<void> {
  const form = document.querySelector('input[name=version]')?.closest('form');
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
}

beforeEach(async () => {
  answers.sent = 0;
  answers.until = new Promise((resolve) => (arrive = resolve));
  room = mount(FormRoom, { target: document.body, props: { clears: false, day: '2026-11-29' } });
  await settle();
});

afterEach(async () => {
  if (room !== null) await unmount(room);
  answers.result = null;
  answers.until = Promise.resolve();
  room = null;
});

describe('a form that is sent twice, as by a double click', () => {
  it.each(['success', 'failure', 'redirect'])(
    'is carried out once until its answer (%s) is there, and can be sent again then',
    async (type) => {
      answers.result = { type };
      await send();
      await send();
      expect(answers.sent).toBe(1);

      arrive();
      await settle();
      await send();
      expect(answers.sent).toBe(2);
    },
  );

  it('can be sent again at once where nobody is signed in any more', async () => {
    const refused = { type: 'error', status: 401 };
    answers.result = refused;
    await send();
    await send();
    expect(answers.sent).toBe(2);
  });
});
