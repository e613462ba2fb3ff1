import { makeSeededRandom, shuffled } from '@rokade/rules';
import { expect, test } from 'vitest';
import { type Field, makeField, mayMeet } from '../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import { dutch2026, edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import type { GivenRound } from '../../../src/pairing/pairing-system.ts';
import { type Candidate, compareLists, type Pair } from '../dutch/literal/candidates.ts';
import { randomDutchRequest } from '../dutch/random-dutch-request.ts';
import { literalBrackets, quality } from './literal-2026.ts';

// The article that decides between two pairings is compared with the criteria of the text, counted word
// by word for the first bracket in which the two differ.

type Board = readonly [Pairee, Pairee];

/** A round drawn by lot that C1 to C3 allow, as far as a few tries find one. */
function drawnRound(field: Field, seed: string) {
  const random = makeSeededRandom(seed);
  for (let attempt = 0; attempt < 30; attempt++) {
    const waiting = [...shuffled(field.pairees, random)];
    const bye = waiting.length % 2 === 1 ? waiting.pop() : undefined;
    if (bye !== undefined && !bye.mayHaveBye) continue;
    const boards: Board[] = [];
    while (waiting.length > 1) boards.push([waiting.pop()!, waiting.pop()!]);
    if (boards.every(([a, b]) => mayMeet(field, a, b))) return { boards, bye: bye ?? null };
  }
  return null;
}

type Drawn = NonNullable<ReturnType<typeof drawnRound>>;

const givenRound = ({ boards, bye }: Drawn): GivenRound => ({
  pairings: boards.map(([white, black]) => ({ white: white.no, black: black.no })),
  byes: bye === null ? [] : [bye.no],
});

const ranked = ([a, b]: Board): Pair => (a.index < b.index ? [a, b] : [b, a]);

/** The part of a round that is inside a bracket. */
function candidateOf(
  { boards }: Drawn,
  mdps: readonly Pairee[],
  residents: readonly Pairee[],
): Candidate {
  const here = new Set([...mdps, ...residents]);
  const inside = boards.map(ranked).filter((pair) => pair.every((each) => here.has(each)));
  const paired = new Set(inside.flat());
  return {
    mdpPairs: inside.filter(([higher]) => mdps.includes(higher)),
    pairs: inside.filter(([higher]) => !mdps.includes(higher)),
    downfloaters: [...here].filter((each) => !paired.has(each)),
  };
}

const textOf = ({ mdpPairs, pairs }: Candidate): string =>
  [...mdpPairs, ...pairs]
    .map(([a, b]) => `${Math.min(a.index, b.index)}-${Math.max(a.index, b.index)}`)
    .toSorted()
    .join();

/** C5, a criterion from C6 on, or 3.8; null: everybody has the right opponent. */
function literalArticle(field: Field, drawn: Drawn): string | null {
  for (const { bracket, candidate } of literalBrackets(field)) {
    if ((drawn.bye?.score ?? null) !== bracket.byeScore) return 'C5';
    const given = candidateOf(drawn, bracket.mdps, bracket.residents);
    if (textOf(given) === textOf(candidate)) continue;
    if (given.downfloaters.length !== candidate.downfloaters.length) return 'C6';
    const right = [...quality(bracket, candidate)];
    const index = [...quality(bracket, given)].findIndex(
      (list, at) => compareLists(list, right[at] ?? []) !== 0,
    );
    return index < 0 ? '3.8' : `C${index + 7}`;
  }
  return null;
}

test('the article that decides is the first one by which the text prefers the right round', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 2500; seed++) {
    const request = randomDutchRequest(`verdict ${seed}`, { players: 9, rounds: 6 });
    const field = makeField(request, edition2026);
    const drawn = drawnRound(field, String(seed));
    if (drawn === null || field.pairees.length < 2) continue;
    const article = literalArticle(field, drawn);
    if (article === null) continue;
    const verdict = dutch2026.verdictOn(request, givenRound(drawn));
    expect(verdict?.article, `seed ${seed}`).toBe(`C.04.3 (2026) ${article}`);
    counts.set(article, (counts.get(article) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(
    expect.arrayContaining(['3.8', 'C11', 'C12', 'C13', 'C14', 'C5', 'C6', 'C7', 'C8', 'C9']),
  );
});

test('what is forbidden comes first, then the opponents, then the colours', () => {
  const request = randomDutchRequest('forbidden 3', { players: 9, rounds: 6 });
  const paired = dutch2026.pairRound(request);
  if (!paired.ok) throw new Error(paired.error.code);
  const { pairings, byes } = paired.value;
  const given = { pairings, byes: byes.map(({ no }) => no) };
  expect(dutch2026.verdictOn(request, given)).toBeNull();
  const [board, ...others] = pairings;
  if (board === undefined) throw new Error('no board');
  const turned = [{ white: board.black, black: board.white }, ...others];
  expect(dutch2026.verdictOn(request, { ...given, pairings: turned })).toMatchObject({
    code: 'dutch.given-colour',
    facts: { player: board.white, opponent: board.black },
  });
  expect(dutch2026.verdictOn(request, { ...given, pairings: others })).toBeNull();
});

test('a rematch, a forbidden meeting and a second bye are named with their articles', () => {
  const codes = new Map<string, string>();
  for (let seed = 0; seed < 1500; seed++) {
    const request = randomDutchRequest(`barred ${seed}`, { players: 9, rounds: 7 });
    const field = makeField(request, edition2026);
    const waiting = [...shuffled(field.pairees, makeSeededRandom(String(seed)))];
    const bye = waiting.length % 2 === 1 ? (waiting.pop() ?? null) : null;
    const boards: Board[] = [];
    while (waiting.length > 1) boards.push([waiting.pop()!, waiting.pop()!]);
    const verdict = dutch2026.verdictOn(request, givenRound({ boards, bye }));
    if (verdict === null) continue;
    const isBarred = boards.some(([a, b]) => !mayMeet(field, a, b)) || bye?.mayHaveBye === false;
    expect(/ C[123]$|C\.04\.2/u.test(verdict.article), `seed ${seed}`).toBe(isBarred);
    codes.set(verdict.code, verdict.article);
  }
  expect(codes.get('dutch.given-met')).toBe('C.04.3 (2026) C1');
  expect(codes.get('dutch.given-bye-forbidden')).toBe('C.04.3 (2026) C2');
  expect(codes.get('dutch.given-absolute-colour')).toBe('C.04.3 (2026) C3');
  expect(codes.get('dutch.given-forbidden')).toBe('C.04.2 (2026)');
});
