/** @regulation FIDE B.02 2024 */
import { expect, test } from 'vitest';
import { ratingRuleSets } from '../../src/index.ts';

const blitz = (edition: string, rating: number, opponent: number) => {
  const rules = ratingRuleSets.find((one) => one.edition === edition);
  if (rules === undefined) throw new Error(edition);
  const results = [{ opponent, halfPoints: 0 } as const];
  const day = '2026-01-01';
  const answer = rules.calculate({ day, play: 'blitz', rating, results, facts: {} });
  return answer.because.filter(({ code }) => code === 'rating-fide.too-unequal');
};

test.each([
  ['600 apart', 'fide-2025', 2610, 2010, 1],
  ['the weaker asks', 'fide-2024-12', 2010, 2610, 1],
  ['599 apart', 'fide-2025', 2610, 2011, 0],
  ['2600 is not above', 'fide-2025', 2600, 1900, 0],
  ['before December 2024', 'fide-2024', 2610, 2010, 0],
])('a rapid or blitz game that is not rated says why: %s', (_, edition, own, other, count) => {
  expect(blitz(edition, own, other)).toHaveLength(count);
});
