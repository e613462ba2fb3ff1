import { leadLines } from '@rokade/presentation/views/crosstable/lead-lines.ts';
import { describe, expect, it } from 'vitest';
import { run, started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';

describe('the picture of the lead', () => {
  const one = whiteWinsAll(started(8));
  const two = whiteWinsAll(run(one, { kind: 'pair-round' }, { kind: 'publish-round' })).state;

  it('has the points of the first four after each round', () => {
    const lines = leadLines(two, 2);
    expect(lines).toHaveLength(4);
    const [leader] = lines;
    expect(leader?.points).toEqual([
      [1, 1],
      [2, 2],
    ]);
    for (const { points } of lines) {
      const [first = [0, 0], second = [0, 0]] = points;
      expect(second[1] - first[1]).toBeLessThanOrEqual(1);
    }
  });

  it('is none before a second round', () => {
    expect(leadLines(two, 1)).toEqual([]);
  });
});
