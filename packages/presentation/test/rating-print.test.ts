import type { Settings } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';
import { sheetOf } from '../../../test/tournament/sheet-of.ts';

/** The report on paper, after the first round of a tournament with such settings. */
const printed = (change: Partial<Settings>) =>
  sheetOf(whiteWinsAll(started(4, change)).state, 'rating', 'lang=en');

const roundDates = ['2026-11-02', '2026-11-09'];

test('DSU 2002 §6, 4.9.1-12: the report has dates, arbiters, warnings and every result', () => {
  const sheet = printed({
    roundDates,
    chiefArbiter: 'Dam, Eli',
    arbiters: ['Lund, Ole', ''],
    leaveToPlay: ['Dam, Eli'],
  });
  expect(sheet).toMatchObject({
    report: {
      dates: roundDates,
      chiefArbiter: 'Dam, Eli',
      arbiters: ['Lund, Ole'],
      leaveToPlay: ['Dam, Eli'],
      withSanctions: true,
      candidates: [],
    },
    games: { kind: 'crosstable' },
  });
  const lines =
    sheet.kind === 'rating' && sheet.games.kind === 'crosstable' ? sheet.games.table.lines : [];
  expect(lines.map(({ cells }) => cells.length)).toEqual([1, 1, 1, 1]);
});

test('another federation asks for no warnings', () => {
  expect(printed({ roundDates, federation: 'GER' })).toMatchObject({
    report: { withSanctions: false },
  });
});
