import type { Language } from '@rokade/tournament';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LanguageRoom from './LanguageRoom.svelte';

let room: ReturnType<typeof mount<object, { turn: (to: Language) => void }>>;
let posted: string[] = [];

beforeEach(() => {
  posted = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: URLSearchParams }) => {
    const language = body.get('language');
    posted.push(`${new URL(path).pathname} ${language}`);
    if (language === 'da' || language === 'de' || language === 'en') room.turn(language);
    return new Response('');
  });
  room = mount(LanguageRoom, { target: document.body });
  flushSync();
});

afterEach(async () => {
  await unmount(room);
  vi.unstubAllGlobals();
});

const control = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`there is a control ${name}`);
  return found;
};

/** Whether the browser would leave the page for the chosen language. */
async function choose(language: string): Promise<boolean> {
  const button = document.querySelector<HTMLButtonElement>(`button[value="${language}"]`);
  const event = new SubmitEvent('submit', { submitter: button, cancelable: true, bubbles: true });
  const leaves = button?.closest('form')?.dispatchEvent(event) ?? true;
  for (let turn = 0; turn < 9; turn++) await tick();
  return leaves;
}

test('a page on which nothing is typed is loaded anew in the chosen language', async () => {
  expect(await choose('de')).toBe(true);
  expect(posted).toEqual([]);
});

test('what is typed and ticked stays where another language is chosen', async () => {
  control('name').value = 'Møller, Bo';
  control('name').dispatchEvent(new Event('input', { bubbles: true }));
  control('fee').value = '12,5';
  control('fee').dispatchEvent(new Event('input', { bubbles: true }));
  control('here').checked = true;
  control('here').dispatchEvent(new Event('input', { bubbles: true }));
  expect(await choose('de')).toBe(false);
  expect(posted).toEqual(['/language de']);
  expect(document.documentElement.lang).toBe('de');
  expect(document.querySelector('legend')?.textContent).toBe('Sprache');
  expect([control('name').value, control('fee').value, control('here').checked]).toEqual([
    'Møller, Bo',
    '12,5',
    true,
  ]);
});
