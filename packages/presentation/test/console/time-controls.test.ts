import { gameLength } from '@rokade/presentation/chess/game-length.ts';
import { checkTimeControl } from '@rokade/rules';
import {
  parseTimeControl,
  presetOf,
  timeControlPresetNames,
  timeControlPresets,
  timeControlShort,
} from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const stage = fc.record({
  moves: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
  minutes: fc.integer({ min: 1, max: 999 }),
});
const control = fc.record({
  stages: fc.array(stage, { minLength: 1, maxLength: 4 }),
  incrementSeconds: fc.integer({ min: 0, max: 120 }),
});

describe('a time control as text', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(control, (written) => {
        expect(parseTimeControl(timeControlShort(written))).toEqual(written);
      }),
    );
  });

  it.each(['', '+', 'ninety', '90 + 30', '40/', '/90', '90s', '90+30s+10'])(
    '"%s" is read or refused, never guessed',
    (text) => {
      const read = parseTimeControl(text);
      expect(read).toEqual(
        text === '90 + 30'
          ? {
              stages: [
                { moves: null, minutes: 90 },
                { moves: null, minutes: 30 },
              ],
              incrementSeconds: 0,
            }
          : null,
      );
    },
  );
});

/** @article DSU 2002 §12, §13; Tempelhof 2018 I.5 */
describe.each(timeControlPresetNames)('the preset %s', (name) => {
  it('is within §12 and §13, but for rapid and blitz, of which they say nothing', () => {
    const isShort = name.startsWith('rapid') || name.startsWith('blitz');
    expect(checkTimeControl(timeControlPresets[name]).length > 0).toBe(isShort);
  });

  it('is known again', () => {
    expect(presetOf(structuredClone(timeControlPresets[name]))).toBe(name);
  });
});

it('a game of 90 minutes and 30 seconds a move lasts four hours at most', () => {
  expect(gameLength(timeControlPresets['fide-ninety'])).toEqual({ hours: 4, minutes: 0 });
});
