import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../src/index.ts';
import {
  bytes,
  checkInput,
  checkList,
  json,
  list,
  mutated,
  otherwiseSomewhere,
  pgn,
} from './fuzz-input.ts';
import { checkBothWays, mutatedBytes, mutatedText } from './trf/mutated-trf.ts';

describe('no input makes a parser throw, and what it takes is sound', () => {
  it('report files with slips of every kind', () => {
    fc.assert(fc.property(mutatedText, checkBothWays), { numRuns: 30 });
  });

  it('report files with bytes changed', () => {
    fc.assert(fc.property(mutatedBytes, checkBothWays), { numRuns: 20 });
  });

  it('player lists with slips in them', () => {
    fc.assert(fc.property(mutated(list), checkList), { numRuns: 400 });
  });

  it('games in PGN with slips in them', () => {
    fc.assert(fc.property(mutated(pgn), checkInput), { numRuns: 60 });
  });

  it('JSON with slips in it', () => {
    fc.assert(fc.property(mutated(json), checkInput), { numRuns: 30 });
  });

  it('JSON of any shape', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const document = { format: 'rokade-tournament', version: 1, players: value, header: value };
        checkInput(JSON.stringify(document));
        checkInput(JSON.stringify(value));
      }),
    );
  });

  it('JSON with another value somewhere', () => {
    fc.assert(fc.property(otherwiseSomewhere, checkInput), { numRuns: 60 });
  });

  it('random bytes', () => {
    fc.assert(
      fc.property(bytes, (input) => {
        checkBothWays(input);
        checkList(input);
        checkInput(input);
      }),
      { numRuns: 200 },
    );
  });

  it('a JSON text is refused exactly where JSON.parse refuses it', () => {
    fc.assert(
      fc.property(mutated(['{"a":[1,-2.5e3,"x\\"é",null,true,{}],"b":{"c":"d"}}']), (text) => {
        const parsed = parseJson(text);
        let sound = true;
        try {
          JSON.parse(text);
        } catch {
          sound = false;
        }
        expect(parsed.ok).toBe(sound);
      }),
      { numRuns: 500 },
    );
  });
});
