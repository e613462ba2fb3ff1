import fc from 'fast-check';
import { describe, it } from 'vitest';
import { isSweep } from '../../../test/rotating-seed.ts';
import { bytes, checkInput, json, mutated, otherwiseSomewhere, pgn } from './fuzz-input.ts';
import { checkBothWays, mutatedBytes, mutatedText } from './trf/mutated-trf.ts';

const runs = (many: number) => ({ numRuns: isSweep ? 3 * many : many });

describe('no report file makes the reader throw or hang, in either mode', () => {
  it('with slips of every kind in it', () => {
    fc.assert(fc.property(mutatedText, checkBothWays), runs(500));
  });

  it('with bytes changed', () => {
    fc.assert(fc.property(mutatedBytes, checkBothWays), runs(250));
  });
});

describe('no file of another kind does', () => {
  it('games in PGN with slips in them', () => {
    fc.assert(fc.property(mutated(pgn), checkInput), runs(200));
  });

  it('JSON with slips in it', () => {
    fc.assert(fc.property(mutated(json), checkInput), runs(100));
  });

  it('JSON with another value somewhere', () => {
    fc.assert(fc.property(otherwiseSomewhere, checkInput), runs(300));
  });

  it('random bytes', () => {
    fc.assert(fc.property(bytes, checkInput), runs(500));
  });
});
