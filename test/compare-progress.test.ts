import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProgress, readBatch, tallyOf } from '../scripts/engines/compare-progress.ts';

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
  const batches = [{ of, lines: again.lines() }];
  expect(tallyOf(batches, 'ours')).toEqual({
    tournaments: 1,
    rounds: 5,
    refused: 1,
    differences: [],
    standings: null,
  });
  expect(tallyOf(batches, 'theirs')).toEqual({
    tournaments: 2,
    rounds: 8,
    refused: 0,
    differences: [{ ...difference, key: 'theirs 1 round 2' }],
    standings: null,
  });
});

test('batches of several seeds are added up, each tournament once', () => {
  const made = ['1', '2', '2'].map((seed) => {
    const file = path();
    const progress = openProgress(file, { ...of, seed, standings: 'checker' });
    progress.note(1, 'ours', { ...same, standings: [difference] });
    progress.note(1, 'theirs', { ...same, differences: [difference] });
    return readBatch(file);
  });
  const batches = made.flatMap((batch) => batch ?? []);
  expect(batches).toHaveLength(3);
  expect(tallyOf(batches, 'ours')).toMatchObject({
    tournaments: 2,
    standings: [{ key: 'ours 1 1 standings' }, { key: 'ours 2 1 standings' }],
  });
  expect(tallyOf(batches, 'theirs')).toMatchObject({
    tournaments: 2,
    rounds: 10,
    differences: [{ key: 'theirs 1 round 2' }, { key: 'theirs 100001 round 2' }],
  });
  expect(readBatch(join(tmpdir(), 'there is no such file'))).toBeNull();
});

test('one of another program or seed begins anew', () => {
  const file = path();
  const first = openProgress(file, of);
  first.note(1, 'ours', same);
  first.note(1, 'theirs', same);
  expect(openProgress(file, { ...of, seed: '2' }).done).toBe(0);
});
