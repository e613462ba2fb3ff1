import { readFileSync } from 'node:fs';
import { canMate, parsePosition } from '@rokade/rules';
import { expect, test } from 'vitest';
import { sharedPath } from '../../../../test/wide/shared-folder.ts';

const linesOf = (name: string): readonly string[] =>
  readFileSync(sharedPath(`data/laws/${name}`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Positions, each after the sides that can still give mate: `WB`, `W-`, `-B` or `--`. */
test.each(['winnability-positions.txt', 'winnability-lichess-sample.txt'])(
  'no wrong answer in %s (Laws 2001 6.10, 9.6)',
  (name) => {
    const wrong = linesOf(name).filter((line) => {
      const parsed = parsePosition(line.slice(3));
      if (!parsed.ok) return false;
      return (['white', 'black'] as const).some((colour, index) => {
        const { answer } = canMate(parsed.value, colour, 5000);
        const expected = line.charAt(index) === '-' ? 'no' : 'yes';
        return answer !== 'unknown' && answer !== expected;
      });
    });
    expect(wrong).toEqual([]);
  },
);
