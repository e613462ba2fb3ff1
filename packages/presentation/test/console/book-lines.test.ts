import type { Recorded } from '@rokade/journal';
import { translator } from '@rokade/texts/all';
import { expect, it } from 'vitest';
import { bookLines } from '../../src/console/journal/book-lines.ts';

type Event = { readonly kind: 'named'; readonly name: string };

const sign = {
  at: '2026-11-29T10:00:00.000Z',
  actor: { id: 'a', name: 'Ida' },
  reason: '',
};

const entry = (version: number, event: object) =>
  ({ ...sign, version, event }) as unknown as Recorded<Event>;

const named = [entry(1, { kind: 'named', name: 'Ida' }), entry(2, { kind: 'named', name: 'Eva' })];
const returned = entry(3, { kind: 'returned-to', toVersion: 1 });

const lines = (entries: readonly Recorded<Event>[]) =>
  bookLines(translator('en'), entries, ({ name }) => name);

it('says which lines a return took back', () => {
  const counts = lines([...named, returned]).map((line) => line.counts);
  expect(counts).toEqual([true, false, true]);
});

it('says what was just written, also a return, without the entries before it', () => {
  expect(lines([returned]).map(({ version, counts }) => [version, counts])).toEqual([[3, true]]);
});
