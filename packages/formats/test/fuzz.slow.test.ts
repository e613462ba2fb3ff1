import fc from 'fast-check';
import { describe, it } from 'vitest';
import { isSweep } from '../../../test/rotating-seed.ts';
import { checkBothWays, mutatedBytes, mutatedText } from './trf/mutated-trf.ts';

describe('no report file makes the reader throw or hang, in either mode', () => {
  it('with slips of every kind in it', () => {
    fc.assert(fc.property(mutatedText, checkBothWays), { numRuns: isSweep ? 1500 : 500 });
  });

  it('with bytes changed', () => {
    fc.assert(fc.property(mutatedBytes, checkBothWays), { numRuns: isSweep ? 750 : 250 });
  });
});
