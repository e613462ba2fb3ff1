import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProgress, tallyOf } from '../scripts/engines/compare-progress.ts';

const of = { program: 'engine', form: 'bbp', seed: '1', standings: '' };
const path = () => join(mkdtempSync(join(tmpdir(), 'rokade-progress-')), 'report.md.progress');
const difference = { round: 2, inFile: ['1-2'], byEngine: ['2-1'], refusal: '' };
const same = { rounds: 5, differences: [], standings: [] };

test('a comparison that was broken off goes on after the last tournament of both ways', () => {
  const file = path();
  const first = openProgress(file, of);
  expect(first.done).toBe(0);
  first.note(1, 'ours', same);
  first.note(1, 'theirs', { rounds: 3, differences: [difference], standings: [difference] });
  first.note(2, 'ours', null);
  // The run ends while a line is being written.
  appendFileSync(file, '{"number":2,"way":"th');
  const again = openProgress(file, of);
  expect(again.done).toBe(1);
  again.note(2, 'ours', null);
  again.note(2, 'theirs', same);
  expect(openProgress(file, of).done).toBe(2);
  expect(tallyOf(again.lines('ours', 2), (number) => `ours ${number}`)).toEqual({
    tournaments: 1,
    rounds: 5,
    refused: 1,
    differences: [],
    standings: [],
  });
  expect(tallyOf(again.lines('theirs', 2), (number) => `theirs ${number}`)).toEqual({
    tournaments: 2,
    rounds: 8,
    refused: 0,
    differences: [{ ...difference, key: 'theirs 1 round 2' }],
    standings: [{ ...difference, key: 'theirs 1 standings' }],
  });
});

test('one of another program or seed begins anew', () => {
  const file = path();
  const first = openProgress(file, of);
  first.note(1, 'ours', same);
  first.note(1, 'theirs', same);
  expect(openProgress(file, { ...of, seed: '2' }).done).toBe(0);
});
