import { translator } from '@rokade/texts';
import { expect, it } from 'vitest';
import { standingsWorkbook } from '../src/lib/server/workbook.ts';
import { started, tournamentOf } from './played-journal.ts';

it('is a workbook: a zip that begins as one', async () => {
  const bytes = await standingsWorkbook(tournamentOf(started), 1, translator('da'));
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.length).toBeGreaterThan(1000);
});
