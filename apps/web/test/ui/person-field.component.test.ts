import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Suggestion } from '../../src/lib/console/people/suggestion.ts';
import PersonFieldRoom from './PersonFieldRoom.svelte';

const people: readonly Suggestion[] = [
  { key: '1', name: 'Hansen, Ida', more: '1971 · Nord · 1776', values: { person: 'person-1' } },
  { key: '2', name: 'Hansen, Ida', more: '2004 · Syd', values: { person: 'person-2' } },
];

let mounted: object | null = null;
const chosen: string[] = [];
let sent = 0;

function open(options: { readonly clears?: boolean } = {}): void {
  const room = {
    choose: ({ key }: Suggestion) => chosen.push(key),
    sent: () => {
      sent += 1;
    },
    ...options,
  };
  mounted = mount(PersonFieldRoom, { target: document.body, props: room });
  flushSync();
}

beforeEach(() => {
  chosen.length = 0;
  sent = 0;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(people)));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  if (mounted) await unmount(mounted);
  mounted = null;
});

function field(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[name=name]');
  if (input === null) throw new Error('no field');
  return input;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

async function type(text: string): Promise<void> {
  await settle();
  field().focus();
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  flushSync();
}

/** Presses a key; Enter sends the form where nothing else is done with it, as browsers do. */
async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const isPlain = field().dispatchEvent(event);
  if (key === 'Enter' && isPlain) field().form?.requestSubmit();
  await settle();
  flushSync();
  return isPlain;
}

const options = () => [...document.querySelectorAll('[role=option]')];
const marked = () => options().findIndex((one) => one.getAttribute('aria-selected') === 'true');

describe('a field for somebody', () => {
  test('is a combobox whose list says what tells two of one name apart', async () => {
    open();
    await type('hansen');
    expect(field().getAttribute('role')).toBe('combobox');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).toBe(
      document.querySelector('[role=listbox]'),
    );
    expect(options().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Hansen, Ida 1971 · Nord · 1776',
      'Hansen, Ida 2004 · Syd',
    ]);
  });

  test('marks by arrows and takes by Enter, which does not send the form', async () => {
    open();
    await type('hansen');
    expect(marked()).toBe(-1);
    await press('ArrowDown');
    await press('ArrowDown');
    expect(marked()).toBe(1);
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    await press('Enter');
    expect([chosen, sent, field().value]).toEqual([['2'], 0, 'Hansen, Ida']);
    expect(options()).toHaveLength(0);
    await press('Enter');
    expect(sent).toBe(1);
  });

  test('goes round by arrows, by way of what was typed', async () => {
    open();
    await type('hansen');
    await press('ArrowUp');
    expect(marked()).toBe(1);
    await press('ArrowDown');
    expect(marked()).toBe(-1);
  });

  test('closes by Escape, keeping what was typed, and takes a press of the finger', async () => {
    open();
    await type('hansen');
    await press('Escape');
    expect([options().length, field().value, chosen]).toEqual([0, 'hansen', []]);
    await type('hanse');
    options()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle();
    expect(chosen).toEqual(['1']);
  });

  test('takes what was typed as it is where nobody is marked', async () => {
    open();
    await type('Hansen, Ib');
    await press('Enter');
    expect([chosen, sent, field().value]).toEqual([[], 1, 'Hansen, Ib']);
  });

  test('is empty for the next one where many are chosen', async () => {
    open({ clears: true });
    await type('hansen');
    await press('ArrowDown');
    await press('Enter');
    expect([chosen, field().value]).toEqual([['1'], '']);
  });
});
