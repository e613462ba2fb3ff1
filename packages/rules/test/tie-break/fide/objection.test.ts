import {
  type FideEdition,
  findTieBreak,
  makeTieBreakCode,
  objectionTo,
  type RecommendedFor,
  recommendedOrders2012,
} from '@rokade/rules';
import { expect, test } from 'vitest';

test.each<[string, FideEdition, 'swiss' | 'round-robin', string | null]>([
  ['BH', '2026', 'swiss', null],
  ['BH', '2026', 'round-robin', 'tie-break-choice.not-in-round-robin'],
  ['FB', '2026', 'round-robin', 'tie-break-choice.not-in-round-robin'],
  ['AOB', '2026', 'round-robin', 'tie-break-choice.not-in-round-robin'],
  ['BH', '2012', 'round-robin', null],
  ['SB', '2026', 'round-robin', null],
  ['KS', '2026', 'round-robin', null],
  ['KS', '2026', 'swiss', 'tie-break-choice.for-round-robin'],
  ['STD', '2024', 'swiss', 'tie-break-choice.not-in-edition'],
  ['STD', '2026', 'swiss', null],
  ['BHS', '2012', 'swiss', null],
  ['BH/C1', '2026', 'round-robin', 'tie-break-choice.not-in-round-robin'],
  ['DSU-AK', '2012', 'round-robin', null],
  ['BHS', '2026', 'swiss', 'tie-break-choice.not-in-edition'],
  ['TPR', '2012', 'swiss', 'tie-break-choice.not-in-edition'],
])('%s by the rules of %s, %s: %s', (base, edition, system, code) => {
  expect(objectionTo({ code: base }, { edition, system })?.code ?? null).toBe(code);
});

test.each<[string, FideEdition, string]>([
  ['BH-C1', '2026', 'FIDE C.07 8.1'],
  ['BH-C1', '2024', 'FIDE C.07 2024-08 8.1'],
  ['BH-C1', '2012', 'FIDE 2012 annex 3 A.b'],
  ['STD', '2012', 'FIDE C.07 7.7'],
])('%s by the rules of %s is in %s', (code, edition, article) => {
  const found = findTieBreak(code, edition);
  expect(found.ok && found.value.article).toBe(article);
});

/** @article FIDE 2012 annex 3 G.a–e */
test.each<[RecommendedFor, string]>([
  ['round-robin', 'DE WIN SB KS'],
  ['swiss', 'DE WIN BWG BH/C1 BH SB'],
  ['swiss-all-rated', 'DE WIN BWG ARO/C1 BH/C1 BH SB'],
])('2012 recommends for %s: %s', (tournament, codes) => {
  expect(recommendedOrders2012[tournament].map(makeTieBreakCode).join(' ')).toBe(codes);
});
