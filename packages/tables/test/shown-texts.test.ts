import { fraction } from '@rokade/rules';
import {
  dateText,
  decimalText,
  fractionText,
  pointsText,
  resultText,
  signedText,
} from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import type { GameResult } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';

describe('pointsText', () => {
  it.each([
    [0, '0'],
    [1, '½'],
    [2, '1'],
    [9, '4½'],
    [-1, '−½'],
    [-4, '−2'],
  ])('%i half-points are %s', (halfPoints, text) => {
    expect(pointsText(halfPoints)).toBe(text);
  });
});

describe('resultText', () => {
  it.each<[GameResult | null, string, string]>([
    [{ kind: 'played', white: 2, black: 0 }, '1–0', 'White wins'],
    [{ kind: 'played', white: 1, black: 1 }, '½–½', 'Draw'],
    [{ kind: 'played', white: 0, black: 2 }, '0–1', 'Black wins'],
    [{ kind: 'played', white: 1, black: 0 }, '½–0', 'Decided by the arbiter'],
    [
      { kind: 'forfeit', absent: 'black', notice: false },
      '+/−',
      'Black did not come, without notice',
    ],
    [{ kind: 'forfeit', absent: 'white', notice: true }, '−/+', 'White did not come, with notice'],
    [{ kind: 'forfeit', absent: 'both', notice: false }, '−/−', 'Neither came, without notice'],
    [{ kind: 'pending', why: 'adjourned', due: '' }, '', 'Adjourned'],
    [{ kind: 'cancelled', white: 1, black: 1 }, '½–½', 'Cancelled'],
    [null, '', 'no result yet'],
  ])('%j reads %s, %s', (result, text, words) => {
    const t = translator('en');
    const shown = resultText(result);
    expect(shown.text).toBe(text);
    expect(shown.words.map((key) => t(key)).join(', ')).toBe(words);
  });
});

describe('numbers', () => {
  it.each([
    [fraction(63, 2), '31½'],
    [fraction(1, 2), '½'],
    [fraction(7), '7'],
    [fraction(-3), '−3'],
    [fraction(113, 4), '28,25'],
    [fraction(10, 3), '3,33'],
  ])('%j is %s in Danish', (value, text) => {
    expect(fractionText('da', value)).toBe(text);
  });

  it('have the decimal mark of the language', () => {
    expect([decimalText('de', 3.5), decimalText('en', 3.5)]).toEqual(['3,50', '3.50']);
  });

  it.each([
    [12, '+12'],
    [-7, '−7'],
    [0, '0'],
  ])('a change of %i is %s', (change, text) => {
    expect(signedText(change)).toBe(text);
  });
});

describe('dateText', () => {
  it.each([
    ['en', '2026-11-21T19:00', 'Sat, 21 November 2026 at 19:00'],
    ['de', '2026-11-21', 'Sa., 21. November 2026'],
    ['da', '', ''],
    ['da', 'next week', 'next week'],
  ] as const)('%s: "%s" is "%s"', (language, date, text) => {
    expect(dateText(language, date)).toBe(text);
  });
});
