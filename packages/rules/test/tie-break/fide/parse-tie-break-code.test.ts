import { describe, expect, test } from 'vitest';
import { noModifiers } from '../../../src/tie-break/fide/modifiers.ts';
import {
  makeTieBreakCode,
  parseTieBreakCode,
} from '../../../src/tie-break/fide/parse-tie-break-code.ts';
import { tieBreakBases } from '../../../src/tie-break/fide/tie-break-articles.ts';

describe('both spellings, written as in TRF 202', () => {
  test.each([
    ['BH', 'BH'],
    ['BH-C1', 'BH/C1'],
    ['bh/c1', 'BH/C1'],
    [' BH#M2 ', 'BH/M2'],
    ['BH!C2', 'BH/C2'],
    ['FB/C1/P', 'FB/C1/P'],
    ['BH-P-C1', 'BH/C1/P'],
    ['BH-C12', 'BH/C12'],
    ['DE/P', 'DE/P'],
    ['AOB-F', 'AOB/F'],
    ['PS-C2', 'PS/C2'],
    ['TPN/R', 'TPN/R'],
    ['RTNG-R', 'RTNG/R'],
    ['KS/L+1', 'KS/L+1'],
    ['KS-L-2', 'KS/L-2'],
    ['KS/L1', 'KS/L+1'],
    ['AROC1', 'ARO/C1'],
    ['AROC', 'ARO/C1'],
    ['ARCO', 'ARO/C1'],
    ['ARCO2', 'ARO/C2'],
    ['GE', 'REP'],
  ])('%s is %s', (text, written) => {
    const parsed = parseTieBreakCode(text);
    expect(parsed.ok && makeTieBreakCode(parsed.value)).toBe(written);
  });

  test('what the modifiers say', () => {
    expect(parseTieBreakCode('BH-M2/P')).toEqual({
      ok: true,
      value: {
        base: 'BH',
        modifiers: { ...noModifiers, cut: { lowest: 2, highest: 2 }, forfeitsAsPlayed: true },
      },
    });
  });

  test.each(tieBreakBases)('%s is read as it is written', (base) => {
    expect(parseTieBreakCode(base)).toEqual({ ok: true, value: { base, modifiers: noModifiers } });
  });
});

describe('faults', () => {
  test.each([
    ['', { code: 'tie-break-code.empty' }],
    ['XYZ-C1', { code: 'tie-break-code.unknown', text: 'XYZ-C1', base: 'XYZ' }],
    ['/C1', { code: 'tie-break-code.unknown', text: '/C1', base: '/C1' }],
    ['EMMSB', { code: 'tie-break-code.for-teams', text: 'EMMSB', base: 'EMMSB' }],
    ['BH:GP', { code: 'tie-break-code.for-teams', text: 'BH:GP', base: ':GP' }],
    ['BH:XP', { code: 'tie-break-code.malformed', text: 'BH:XP', rest: ':XP' }],
    ['BH-C1x?', { code: 'tie-break-code.malformed', text: 'BH-C1x?', rest: 'X?' }],
    ['BH-Z1', { code: 'tie-break-code.unknown-modifier', text: 'BH-Z1', modifier: 'Z1' }],
    ['BH-CUT1', { code: 'tie-break-code.unknown-modifier', text: 'BH-CUT1', modifier: 'CUT1' }],
    [
      'WIN-C1',
      { code: 'tie-break-code.modifier-not-for-this', text: 'WIN-C1', base: 'WIN', modifier: 'C1' },
    ],
    [
      'SB-M1',
      { code: 'tie-break-code.modifier-not-for-this', text: 'SB-M1', base: 'SB', modifier: 'M1' },
    ],
    ['BH-C', { code: 'tie-break-code.number', text: 'BH-C', modifier: 'C' }],
    ['BH-C0', { code: 'tie-break-code.number', text: 'BH-C0', modifier: 'C0' }],
    ['BH-P1', { code: 'tie-break-code.number', text: 'BH-P1', modifier: 'P1' }],
    ['KS-L', { code: 'tie-break-code.number', text: 'KS-L', modifier: 'L' }],
    [
      'BH-C1-M1',
      { code: 'tie-break-code.modifiers-exclude-each-other', text: 'BH-C1-M1', modifier: 'M1' },
    ],
    [
      'AROC1-C2',
      { code: 'tie-break-code.modifiers-exclude-each-other', text: 'AROC1-C2', modifier: 'C2' },
    ],
  ])('%j', (text, error) => {
    expect(parseTieBreakCode(text)).toEqual({ ok: false, error });
  });
});
