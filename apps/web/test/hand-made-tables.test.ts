import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');

/** Each is drawn on its own, for the reason said in ADR 0080. */
const drawnByHand = [
  'lib/desks/reports/MonthRatings.svelte',
  'lib/desks/results/DeskTable.svelte',
  'lib/desks/results/VerifyDesk.svelte',
  'lib/print/FideFormSheet.svelte',
  'lib/print/MatchSheet.svelte',
  'lib/print/NormCertificateSheet.svelte',
  'lib/print/RoundCard.svelte',
  'lib/print/ScoreSheet.svelte',
  'lib/print/SkatListSheet.svelte',
  'lib/print/TimesSheet.svelte',
  'lib/public/screen/ScreenLines.svelte',
  'lib/views/guide/GuideBlocks.svelte',
  'lib/views/table/Table.svelte',
];

it('a table is drawn from its columns, but for those with a reason', () => {
  const tables = globSync('**/*.svelte', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('<table'),
  );
  expect(tables.sort()).toEqual(drawnByHand);
});
