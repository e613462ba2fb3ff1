import { expect, test } from 'vitest';
import type {
  FieldPair,
  PassedOverPlayer,
} from '../../../src/pairing/dutch/brackets/field-pairs.ts';
import { makeField } from '../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import { edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import {
  type Candidate,
  candidates,
  compareLists,
  type Pair,
} from '../dutch/literal/candidates.ts';
import { randomDutchRequest } from '../dutch/random-dutch-request.ts';
import { type LiteralBracket, literalBrackets, quality } from './literal-2026.ts';

// The reason for each more natural opponent is compared with all candidates of the text in which the
// two meet and everything fixed before is the same.

const codes = Array.from({ length: 16 }, (_, index) => `C${index + 6}`);

const listsOf = (bracket: LiteralBracket, candidate: Candidate) => [
  [candidate.downfloaters.length],
  ...quality(bracket, candidate),
];

function compareQualities(a: readonly (readonly number[])[], b: readonly (readonly number[])[]) {
  for (const [index, list] of a.entries()) {
    const order = compareLists(list, b[index] ?? []);
    if (order !== 0) return { index, order };
  }
  return { index: codes.length, order: 0 };
}

const has = (pairs: readonly Pair[], a: Pairee, b: Pairee): boolean =>
  pairs.some((pair) => pair.includes(a) && pair.includes(b));

/** Whether a candidate agrees with what was fixed before `pair`, and has its first with `other`. */
function isAlternative(
  candidate: Candidate,
  chosen: Candidate,
  { pair, before, other }: { pair: FieldPair; before: readonly FieldPair[]; other: Pairee },
): boolean {
  const all = [...candidate.mdpPairs, ...candidate.pairs];
  if (!before.every(({ higher, lower }) => has(all, higher, lower))) return false;
  if (!has(all, pair.higher, other)) return false;
  if (pair.role === 'moved-down') {
    return chosen.mdpPairs.every(([mdp]) => candidate.mdpPairs.some(([each]) => each === mdp));
  }
  const s1 = new Set(chosen.pairs.map(([upper]) => upper));
  return candidate.pairs.every(([a, b]) => s1.has(a) !== s1.has(b));
}

function* allCandidates({ completion, mdps, residents, next, rest }: LiteralBracket) {
  for (let pairs = Math.floor((mdps.length + residents.length) / 2); pairs >= 0; pairs--) {
    for (let m1 = Math.min(mdps.length, pairs); m1 >= 0; m1--) {
      for (const each of candidates(completion.field, mdps, residents, { pairs, m1 })) {
        if (completion.isPossible(each.downfloaters, [...next, ...rest])) yield each;
      }
    }
  }
}

interface Claim {
  readonly bracket: LiteralBracket;
  readonly chosen: Candidate;
  readonly pair: FieldPair;
  readonly before: readonly FieldPair[];
  readonly passed: PassedOverPlayer;
}

/** The first criterion in which the best alternative differs; null if there is no alternative. */
function lossOf({ bracket, chosen, pair, before, passed }: Claim) {
  let best: readonly (readonly number[])[] | null = null;
  for (const candidate of allCandidates(bracket)) {
    if (!isAlternative(candidate, chosen, { pair, before, other: passed.player })) continue;
    const lists = listsOf(bracket, candidate);
    if (best === null || compareQualities(lists, best).order < 0) best = lists;
  }
  return best === null ? null : compareQualities(best, listsOf(bracket, chosen));
}

function* claimsOf(seed: number): Generator<Claim> {
  const request = randomDutchRequest(`claims ${seed}`, { players: 8, rounds: 6 });
  const field = makeField(request, edition2026);
  const paired = edition2026.pairField(field);
  if (!paired.ok) return;
  for (const { bracket, candidate } of literalBrackets(field)) {
    const score = bracket.residents[0]?.score;
    const pairs = paired.value.pairs.filter((pair) => pair.bracketScore === score);
    for (const [index, pair] of pairs.entries()) {
      for (const passed of pair.passedOver) {
        const before = pairs.slice(0, index);
        yield { bracket, chosen: candidate, pair, before, passed };
      }
    }
  }
}

test('who is passed over for a criterion would have cost it, or one above it', () => {
  const exact = new Map<string, number>();
  let completions = 0;
  for (let seed = 0; seed < 500; seed++) {
    for (const claim of claimsOf(seed)) {
      const { cause, player } = claim.passed;
      if (cause.kind === 'barred' || cause.kind === 'unknown') continue;
      const loss = lossOf(claim);
      const about = `seed ${seed}: ${claim.pair.higher.no} and ${player.no}, ${cause.kind}`;
      if (cause.kind === 'incomplete') {
        completions += 1;
        expect(loss?.index ?? 0, about).toBe(0);
        continue;
      }
      if (loss === null || cause.kind !== 'worse') continue;
      const { code } = cause.criterion;
      expect(loss.order, about).toBeGreaterThan(0);
      expect(loss.index, about).toBeLessThanOrEqual(codes.indexOf(code));
      if (codes[loss.index] === code) exact.set(code, (exact.get(code) ?? 0) + 1);
    }
  }
  expect(completions).toBeGreaterThan(10);
  expect(exact.size).toBeGreaterThan(6);
});
