import { candidateResults2002, candidates } from '@rokade/rules';
import { expect, it } from 'vitest';
import { fieldAgainst, spread } from './norm-events.ts';

const field = (rating: number | null, score: number) =>
  fieldAgainst(
    spread(score, 7).map((halfPoints) => ({ rating: 2100, halfPoints })),
    { rating },
  );

it('DSU 2002 §26: needs 6 of 7 with 2101 on average', () => {
  expect(candidates(candidateResults2002, 7, field(2108, 12))).toMatchObject([
    { no: 1, average: 2101, halfPoints: 12, needed: 12 },
  ]);
  expect(candidates(candidateResults2002, 7, field(2108, 11))).toEqual([]);
  expect(candidates(candidateResults2002, 7, field(2100, 12))).toEqual([]);
});

it('leaves out of the average who has no number at all', () => {
  expect(candidates(candidateResults2002, 7, field(null, 14))).toMatchObject([
    { no: 1, average: 2100, needed: 14 },
  ]);
});

it('is none in a tournament under seven rounds', () => {
  expect(candidates(candidateResults2002, 6, field(2108, 14))).toEqual([]);
});
