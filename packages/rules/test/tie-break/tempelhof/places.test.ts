import { computeStandings, type TieBreak } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { tieBreakPresets } from '../../../src/tie-break/presets.ts';
import { findTieBreak } from '../../../src/tie-break/tie-breaks.ts';
import { playersOf } from '../fide/players-of.ts';

const tieBreaks = (...codes: readonly string[]): readonly TieBreak[] =>
  codes.flatMap((code) => {
    const found = findTieBreak(code);
    return found.ok ? [found.value] : [];
  });

const roundRobin = {
  edition: '2026',
  system: 'round-robin',
  points: { win: 2, draw: 1, loss: 0 },
} as const;

const ranksOf = (
  players: ReturnType<typeof playersOf>,
  codes: readonly string[],
  withdrawn: readonly number[] = [],
) =>
  Object.fromEntries(
    computeStandings(players, tieBreaks(...codes), {
      ...roundRobin,
      withdrawn: new Set(withdrawn),
    }).map(({ no, rank }) => [no, rank]),
  );

/**
 * 5 left after two of their four games: they lost to 1 and beat 3; 2 and 4 won against them by
 * forfeit.
 */
const left = playersOf(`
  1 - 1B5 =W2 0B3 1W4 ZPB
  2 - ZPB =B1 1W4 =B3 +W5
  3 - =W4 ZPB 1W1 =W2 0B5
  4 - =B3 +W5 0B2 0B1 ZPB
  5 - 0W1 -B4 ZPB -B2 1W3
`);

describe('corrected points rank in a round robin (Tempelhof 2018 III.A.13)', () => {
  test.each([
    // Points: 1 2½, 2 3, 3 2, 4 1½, 5 1. Without those against 5, times 4/3: 2, 2⅔, 2⅔, ⅔; 5 as
    // they are.
    ['points alone', [], { 2: 1, 1: 2, 3: 3, 4: 4, 5: 5 }],
    ['corrected points at the head', ['SKT-PTS'], { 2: 1, 3: 1, 1: 3, 5: 4, 4: 5 }],
    ['corrected points after the points', ['PTS', 'SKT-PTS'], { 2: 1, 1: 2, 3: 3, 4: 4, 5: 5 }],
  ] as const)('%s', (_, codes, expected) => {
    expect(ranksOf(left, codes, [5])).toEqual(expected);
  });

  test('who is equal in them shares the place of their points', () => {
    const rules = { ...roundRobin, withdrawn: new Set([5]) };
    const lines = computeStandings(left, tieBreaks('SKT-PTS', 'DE'), rules);
    const places = lines.map(({ no, pointsRank }) => [no, pointsRank]);
    expect(Object.fromEntries(places)).toEqual({ 2: 1, 3: 1, 1: 3, 5: 4, 4: 5 });
  });

  test('nobody left: they are the points', () => {
    expect(ranksOf(left, ['SKT-PTS'])).toEqual(ranksOf(left, []));
  });
});

/** 1, 2 and 3 share the top, 4 and 5 the places behind them; 1 beat 2 and 3, 2 beat 3, 4 beat 5. */
const tied = playersOf(`
  1 - 1W2 1W3 0B4 0B5 PAB
  2 - 0B1 1W3 1B4 0B6 PAB
  3 - 0B1 0B2 1W5 1W6 PAB
  4 - 1W1 0W2 1W5 ZPB ZPB
  5 - 1W1 0B3 0B4 ZPB PAB
  6 - 1W2 0B3 ZPB ZPB ZPB
`);

describe('tie-breaks by place (Tempelhof 2018 III.A.7 for the title, III.A.3, III.A.4 and III.A.5 else)', () => {
  test.each([
    ['everybody', ['DE'], { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }],
    ['the title alone', ['SKT-DE'], { 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 6 }],
    [
      'not second place, once the title is given',
      ['SKT-DE', 'SKT-DE'],
      { 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 6 },
    ],
    [
      'what comes after it goes on for all',
      ['SKT-DE', 'DE'],
      { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 },
    ],
  ] as const)('direct encounter decides about %s', (_, codes, expected) => {
    expect(ranksOf(tied, codes)).toEqual(expected);
  });

  test('nobody has a value where the first stands alone', () => {
    const lines = computeStandings(tied, tieBreaks('DE', 'SKT-DE'), roundRobin);
    expect(lines.map(({ values }) => values[1])).toEqual(lines.map(() => null));
  });

  test('whom it was not asked about has no value', () => {
    const lines = computeStandings(tied, tieBreaks('SKT-DE'), roundRobin);
    expect(lines.map(({ no, values }) => [no, values[0] === null])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, true],
      [5, true],
      [6, true],
    ]);
  });

  test.each([
    [
      'tempelhof-round-robin',
      'SKT-PTS SKT-SB SKT-DE',
      'Tempelhof III.A.4, III.A.7, III.A.13',
      true,
    ],
    ['tempelhof-slide', 'SKT-PTS', 'Tempelhof III.D.2', false],
    ['tempelhof-swiss', 'SKT-BH SKT-SB SKT-DE', 'Tempelhof III.A.3, III.A.5, III.A.7', true],
  ] as const)('%s: %s', (code, order, article, thenLots) => {
    const all = [...tieBreakPresets('round-robin'), ...tieBreakPresets('swiss')];
    const preset = all.find((each) => each.code === code);
    expect(preset).toMatchObject({ article, thenLots });
    expect(preset?.tieBreaks.join(' ')).toBe(order);
  });

  test('in the slide system equal points share the place (Tempelhof 2018 III.D.2)', () => {
    expect(ranksOf(tied, ['SKT-PTS'])).toEqual({ 1: 1, 2: 1, 3: 1, 4: 4, 5: 4, 6: 6 });
  });
});
