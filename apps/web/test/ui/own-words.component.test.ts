import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import FieldRoom from './FieldRoom.svelte';

let mounted: object | null = null;

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const open = (language: 'da' | 'de' | 'en', type: 'date' | 'time' | 'month', initial: string) => {
  mounted = mount(FieldRoom, { target: document.body, props: { language, type, initial } });
  flushSync();
};
const shownText = () => document.querySelector('.said')?.textContent.trim();

test.each([
  ['da', 'date', '', 'dd.mm.åååå'],
  ['de', 'date', '2026-03-05', '05.03.2026'],
  ['en', 'date', '2026-03-05', '05/03/2026'],
  ['da', 'time', '', 'tt:mm'],
  ['de', 'time', '19:30', '19:30'],
  ['en', 'month', '', 'month and year'],
  ['de', 'month', '2026-12', 'Dezember 2026'],
  ['da', 'month', '2026-12', 'december 2026'],
] as const)('in %s a field for a %s with “%s” says %s', (language, type, initial, words) => {
  open(language, type, initial);
  expect(shownText()).toBe(words);
});

test('what is typed is said in its place', () => {
  open('de', 'month', '2026-12');
  const input = document.querySelector('input');
  if (input) input.value = '2027-01';
  input?.dispatchEvent(new Event('input'));
  input?.dispatchEvent(new Event('change'));
  flushSync();
  expect(shownText()).toBe('Januar 2027');
});
