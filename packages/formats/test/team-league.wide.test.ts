import { readFileSync } from 'node:fs';
import { readInput, trfReader } from '@rokade/formats';
import { expect, test } from 'vitest';
import { sharedPath } from '../../../test/wide/shared-folder.ts';

test('a league of twelve teams of eight: every board of its 66 matches gives one point', () => {
  const read = readInput(readFileSync(sharedPath('data/real/trf/armstrong_2011.tab')));
  if (!read.ok || read.value.kind !== 'document') throw new Error('not read');
  const { teams, boards } = trfReader(read.value.document).teamEvent.scored(11);
  const records = teams.flatMap((team) => team.records);
  expect([teams.length, boards, records.length]).toEqual([12, 8, 132]);
  const sums = records.reduce(
    ([match, game], record) => {
      expect(record.kind).toBe('match');
      if (record.kind !== 'match') return [match, game] as const;
      const won = record.boardHalfPoints.reduce((sum, each) => sum + each, 0);
      return [match + record.matchHalfPoints, game + won] as const;
    },
    [0, 0] as readonly [number, number],
  );
  expect(sums).toEqual([66 * 4, 66 * 8 * 2]);
});
