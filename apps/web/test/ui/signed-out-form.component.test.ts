import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../gallery/without-kit.ts';
import FormRoom from './FormRoom.svelte';

let room: object | null = null;

/** Lets all that waits for its turn have it. */
const settle = async () => {
  for (let turns = 0; turns < 8; turns += 1) {
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
};

const pageText = () => document.body.textContent;
const inputs = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
];
/** The form of the page, which stands below what is said of it. */
const form = () => document.querySelector('input[name=version]')?.closest('form') ?? document.body;

async function submit(sent: Element | null | undefined): Promise<void> {
  sent?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
}

/** Somebody types a name and sends the form, which is answered so. */
async function sendAnswered(result: {
  readonly type: string;
  readonly status: number;
  readonly data?: object;
}) {
  answers.result = result;
  room = mount(FormRoom, { target: document.body, props: { clears: true, day: '2026-11-29' } });
  await settle();
  const [name] = inputs('name');
  if (name === undefined) throw new Error('no name');
  name.value = 'Bo Voß';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await submit(form());
  return name;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  if (room !== null) await unmount(room);
  answers.result = null;
  room = null;
});

describe('a form whose session has run out', () => {
  it.each([
    { type: 'error' },
    { type: 'failure', data: { error: { code: 'request.not-signed-in' } } },
  ])('($type) keeps what was typed and is sent after signing in on the page', async (answer) => {
    const name = await sendAnswered({ ...answer, status: 401 });
    expect(pageText()).toContain('You are no longer signed in');
    expect(pageText()).not.toContain('You do not have the right');
    expect(name.value).toBe('Bo Voß');

    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (to: string, { body }: { body: string }) => {
      sent.push([to, JSON.parse(body)]);
      return Response.json({});
    });
    const [password] = inputs('password');
    const signIn = password?.closest('form');
    expect(signIn?.parentElement?.closest('form')).toBeNull();
    const [who] = inputs('name').filter((one) => one.closest('form') === signIn);
    if (password === undefined || who === undefined) throw new Error('no way to sign in');
    who.value = 'Ida';
    password.value = 'a secret of hers';
    await submit(signIn);
    expect(sent).toEqual([['/api/session', { name: 'Ida', password: 'a secret of hers' }]]);
    expect(pageText()).not.toContain('You are no longer signed in');
    expect(name.value).toBe('Bo Voß');

    answers.result = { type: 'success' };
    await submit(form());
    expect(name.value).toBe('');
  });

  it('is not one that was sent with a wrong password', async () => {
    const data = { error: { code: 'account.wrong-credentials' } };
    await sendAnswered({ type: 'failure', status: 401, data });
    expect(pageText()).not.toContain('You are no longer signed in');
  });

  it('says so where the right is missing, and offers nothing', async () => {
    const name = await sendAnswered({ type: 'error', status: 403 });
    expect(pageText()).toContain('You do not have the right');
    expect(inputs('password')).toEqual([]);
    expect(name.value).toBe('Bo Voß');
  });
});
