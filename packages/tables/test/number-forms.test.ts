import { fraction, type TieBreakValue } from '@rokade/rules';
import { countText, keptListColumns, listInWords, monthText, standingsLines } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import type { StandingsView } from '@rokade/tournament';
import { expect, it } from 'vitest';

const value = (...quarters: readonly number[]): TieBreakValue => ({
  stages: quarters.map((count) => fraction(count, 4)),
  workings: [],
});

/** Three players with a Sonneborn-Berger and a Buchholz. */
const rows = [
  [5, value(49), value(40)],
  [4, value(50), value(42)],
  [3, value(48), value(34)],
].map(([halfPoints, ...values], index) => ({
  rank: index + 1,
  player: { no: index + 1 },
  halfPoints,
  values,
})) as unknown as StandingsView['rows'];

it.each([
  ['da', ['12,25', '12,50', '12,00'], ['10', '10½', '8½']],
  ['en', ['12.25', '12.50', '12.00'], ['10', '10½', '8½']],
] as const)('in %s a column has ½ or decimals, never both', (language, berger, buchholz) => {
  const lines = standingsLines({ rows }, language);
  expect(lines.map(({ values }) => values[0])).toEqual(berger);
  expect(lines.map(({ values }) => values[1])).toEqual(buchholz);
});

it.each([
  ['da', 'november 2026', '50.134'],
  ['de', 'November 2026', '50.134'],
  ['en', 'November 2026', '50,134'],
] as const)(
  'in %s months and large numbers are written in words and groups',
  (language, month, count) => {
    expect(monthText(language, '2026-11')).toBe(month);
    expect(monthText(language, 'XXI')).toBe('XXI');
    expect(countText(language, 50_134)).toBe(count);
  },
);

it.each([
  ['da', 'DSU, november 2026'],
  ['en', 'DSU, November 2026'],
] as const)(
  'in %s a rating list is called by words on pages, by its address in a terminal',
  (language, words) => {
    const list = { source: 'dsu', month: '2026-11', players: 1, importedAt: '', file: '' };
    const [inTerminal] = keptListColumns();
    const [onPage] = keptListColumns((one) =>
      listInWords({ t: translator(language), language }, one),
    );
    expect(inTerminal?.value(list)).toBe('dsu-2026-11');
    expect(onPage?.value(list)).toBe(words);
  },
);
