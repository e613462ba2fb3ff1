import { describe, expect, it } from 'vitest';
import { numberKey } from '../src/views/player/number-key.ts';

const monrad = { code: 'monrad', edition: 'dsu-2002' } as const;
const dutch = {
  code: 'dutch',
  edition: 'fide-2026',
  acceleration: 'none',
  initialColour: 'white',
} as const;

describe('what the numbers of players are called', () => {
  it.each([
    ['drawn', monrad, 'terms.draw-number'],
    ['typed-in', monrad, 'terms.draw-number'],
    ['by-strength', monrad, 'terms.number'],
    ['not-drawn', monrad, 'terms.number'],
    ['typed-in', dutch, 'terms.number'],
    ['by-strength', dutch, 'terms.number'],
  ] as const)('%s in %o', (kind, system, key) => {
    expect(numberKey({ kind }, system)).toBe(key);
  });
});
