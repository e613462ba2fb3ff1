import { findTeamTieBreak, findTieBreak, trfTieBreakCode } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Modifiers, noModifiers } from '../../../src/tie-break/fide/modifiers.ts';
import {
  makeTieBreakCode,
  parseTieBreakCode,
} from '../../../src/tie-break/fide/parse-tie-break-code.ts';
import {
  teamTieBreakBases,
  tieBreakBases,
} from '../../../src/tie-break/fide/tie-break-articles.ts';
import { ownTieBreakCodes } from '../../../src/tie-break/tie-breaks.ts';

const some = fc.integer({ min: 1, max: 12 });

const one = fc.oneof(
  some.map((lowest) => ({ cut: { lowest, highest: 0 } })),
  some.map((each) => ({ cut: { lowest: each, highest: each } })),
  fc.constant({ forfeitsAsPlayed: true }),
  fc.constant({ fore: true }),
  fc.constant({ reversed: true }),
  fc.integer({ min: -8, max: 8 }).map((limitShift) => ({ limitShift })),
  some.map((factor) => ({ factor })),
);

const modifiers: fc.Arbitrary<Modifiers> = fc
  .array(one, { maxLength: 2 })
  .map((changes) => Object.assign({ ...noModifiers }, ...changes));

const descriptors = fc.oneof(
  fc.record({ base: fc.constantFrom(...teamTieBreakBases), modifiers }),
  fc.record({ base: fc.constantFrom(...tieBreakBases), modifiers }),
  fc.record({
    base: fc.constantFrom(...tieBreakBases),
    score: fc.constantFrom('MP' as const, 'GP' as const),
    modifiers,
  }),
);

test('what is written is read as it was, or refused for a modifier the tie-break has not', () => {
  let read = 0;
  fc.assert(
    fc.property(descriptors, (descriptor) => {
      const parsed = parseTieBreakCode(makeTieBreakCode(descriptor), 'teams');
      if (parsed.ok) {
        read += 1;
        expect(parsed.value).toEqual(descriptor);
      } else expect(parsed.error.code).toBe('tie-break-code.modifier-not-for-this');
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(500);
});

describe('every code of MTB26 comes back as it is written', () => {
  const cuts = (base: string, ...modifiers: readonly string[]) => [
    base,
    ...modifiers.flatMap((modifier) => [`${base}/${modifier}`, `${base}/${modifier}/P`]),
    `${base}/P`,
  ];
  test.each([
    ...['BH', 'FB'].flatMap((base) => cuts(base, 'C1', 'C2', 'M1', 'M2')),
    ...cuts('SB', 'C1', 'C2'),
    ...['ARO', 'ARO/C1', 'ARO/C2', 'ARO/M1', 'ARO/M2', 'PS/C1', 'PS/C2'],
    ...['DE/P', 'AOB/F', 'KS/L+1', 'KS/L-3', 'TPN/R', 'RTNG/R'],
    ...['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'].flatMap((base) => cuts(base, 'C1', 'C2')),
    ...['EDE', 'EDET', 'EDEB', 'EDEBT', 'EDEBB'].flatMap((base) => cuts(base)),
    ...['BH:MP', 'BH:GP/M2/P', 'MPvGP', 'SSSC', 'SSSC/F', 'SSSC/P', 'SSSC/F/P/K4'],
  ])('%s', (code) => {
    const parsed = parseTieBreakCode(code, 'teams');
    expect(parsed.ok && makeTieBreakCode(parsed.value)).toBe(code);
    const found = findTeamTieBreak(code.toLowerCase().replaceAll('/', '#'));
    expect(found.ok && found.value.code).toBe(code);
  });
});

describe('the tie-breaks of other regulations', () => {
  test.each(ownTieBreakCodes)('%s is written as self-defined in a report file', (code) => {
    const written = trfTieBreakCode({ code });
    expect(written).toBe(`OTHER_${code}`);
    for (const text of [written, written.replaceAll('-', '_'), code.toLowerCase()]) {
      const found = findTieBreak(text);
      expect(found.ok && found.value.code).toBe(code);
    }
  });

  /** @article FIDE 2012 annex 3 D.b */
  test.each([
    ['SBA', 'EMMSB'],
    ['SBB', 'EMGSB'],
    ['SBC', 'EGMSB'],
    ['SBD', 'EGGSB'],
    ['SB1A', 'EMMSB/C1'],
    ['SB1B', 'EMGSB/C1'],
    ['SB1C', 'EGMSB/C1'],
    ['SB1D', 'EGGSB/C1'],
  ])('Sonneborn-Berger %s of 2012 is %s', (text, code) => {
    const found = findTeamTieBreak(text, '2012');
    expect(found.ok && found.value.code).toBe(code);
    expect(found.ok && found.value.article).toMatch(/^FIDE 2012 annex 3 D\.b/);
  });
});
