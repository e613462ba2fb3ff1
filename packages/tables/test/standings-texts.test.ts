import { fraction, type TieBreakValue } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { decisiveStages } from '../src/decisive-stages.ts';
import { rankTexts } from '../src/say/rank-text.ts';

describe('rankTexts', () => {
  it.each([
    [
      [1, 2, 3],
      ['1', '2', '3'],
    ],
    [
      [1, 1, 3],
      ['1–2', '1–2', '3'],
    ],
    [
      [1, 2, 2, 2, 5],
      ['1', '2–4', '2–4', '2–4', '5'],
    ],
    [[], []],
  ])('ranks %j read %j', (ranks, texts) => {
    expect(rankTexts(ranks.map((rank) => ({ rank })))).toEqual(texts);
  });
});

const value = (...points: readonly number[]): TieBreakValue => ({
  stages: points.map((halves) => fraction(halves, 2)),
  workings: [],
});

const row = (halfPoints: number, ...values: readonly (TieBreakValue | null)[]) => ({
  halfPoints,
  values,
});

describe('decisiveStages (4.14.2)', () => {
  const rows = [
    row(8, value(40, 44, 47), value(30)),
    row(7, value(40, 44, 46), value(30)),
    row(7, value(40, 43, 46), value(30)),
    row(7, value(38, 41, 44), value(30)),
    row(6, value(36, 40, 44), value(20)),
    row(6, value(36, 40, 44), value(20)),
    row(6, null, value(18)),
  ];
  const shown = (column: number) => rows.map((_, index) => decisiveStages(rows, index, column));

  it('shows one stage where points or the first stage decide', () => {
    expect(shown(0).at(0)).toBe(1);
    expect(shown(0).at(3)).toBe(1);
  });

  it('shows the stage that decides between equals', () => {
    expect(shown(0).slice(1, 3)).toEqual([2, 2]);
  });

  it('shows one stage of players equal in all of them: the column decides nothing', () => {
    expect(shown(0).slice(4, 6)).toEqual([1, 1]);
  });

  it('never shows more stages than a tie-break has', () => {
    expect(shown(1)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('shows no further stage against a neighbour without a value', () => {
    expect(decisiveStages(rows, 6, 0)).toBe(1);
  });
});
