import type { RatingListHead } from '@rokade/register';
import { listsCompared } from '@rokade/server';
import { expect, test } from 'vitest';

const timeControl = { stages: [{ moves: null, minutes: 90 }], incrementSeconds: 30 };

const head = (source: RatingListHead['source'], month: string): RatingListHead => ({
  source,
  month,
  players: 1,
  file: 'list.txt',
  sha256: '',
  importedAt: `${month}-02T10:00:00.000Z`,
});

const compared = (kept: readonly RatingListHead[], start: string, today: string) =>
  listsCompared(
    { kept: () => kept },
    { federation: 'DEN', timeControl, roundDates: start === '' ? [] : [start] },
    today,
  ).map(({ source, month, missing }) => [source, month, missing]);

const both = [head('fide', '2026-12'), head('fide', '2026-11'), head('dsu', '2026-10')];

test.each([
  ['the list of the start, not a later one', both, '2026-11-20', '2026-12-05', '2026-11', null],
  ['the newest where no day is set', both, '', '2026-12-05', '2026-12', null],
  [
    'an older one, with the month that is missing',
    both.slice(1),
    '2026-12-10',
    '2026-12-10',
    '2026-11',
    '2026-12',
  ],
  [
    'this month’s before a start that is still far',
    both,
    '2027-03-01',
    '2026-12-05',
    '2026-12',
    null,
  ],
  [
    'and says where a new month has begun since',
    both,
    '2027-03-01',
    '2027-01-02',
    '2026-12',
    '2027-01',
  ],
  [
    'none, where FIDE’s is not here at all',
    both.slice(2),
    '2026-11-20',
    '2026-11-20',
    null,
    '2026-11',
  ],
] as const)('of FIDE it is %s', (_, kept, start, today, month, missing) => {
  const found = compared(kept, start, today);
  expect(found).toContainEqual(['fide', month, missing]);
  expect(found).toContainEqual(['dsu', '2026-10', null]);
});
