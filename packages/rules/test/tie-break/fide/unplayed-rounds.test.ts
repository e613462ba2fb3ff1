import { describe, expect, test } from 'vitest';
import { playersOf } from './players-of.ts';
import { tecSwiss } from './tec-exercise.ts';
import { explainedValues, tableOf, valuesOf } from './values-of.ts';

/** One player without opponents. */
const alone = (rounds: string) => tableOf(playersOf(`1 2000 ${rounds}`), { edition: '2012' });

describe('the virtual opponent of 2012 (FIDE 2012 annex 3 F.b)', () => {
  test.each([
    ['absent in round 3 with 1½ points, after round 3', 'FPB HPB ZPB', 3, 5],
    ['absent in round 3 with 1½ points, after round 9', 'FPB HPB ZPB -- -- -- -- -- --', 3, 11],
    ['opponent absent in round 6 with 3½ points, after round 6', 'FPB FPB FPB HPB ZPB PAB', 6, 7],
    [
      'opponent absent in round 6 with 3½ points, after round 9',
      'FPB FPB FPB HPB ZPB PAB -- -- --',
      6,
      10,
    ],
  ])('%s', (_, rounds, roundNumber, halfPoints) => {
    const lines = explainedValues(alone(rounds), 'BH').get(1)?.workings;
    expect(lines?.[roundNumber - 1]?.opponentHalfPoints).toBe(halfPoints);
  });

  test('the line says what the virtual opponent is made of', () => {
    const lines = explainedValues(alone('FPB HPB ZPB -- --'), 'BH').get(1)?.workings;
    expect(lines?.[2]?.because).toEqual([
      {
        code: 'tie-break.virtual-opponent',
        article: 'FIDE 2012 annex 3 F.b',
        facts: { beforeHalfPoints: 3, resultHalfPoints: 0, roundsAfter: 2 },
      },
    ]);
  });

  test('every unplayed round of an opponent counts as a draw', () => {
    const players = playersOf(`
      1 2000 1W2 =W3 1W4
      2 1900 0B1 PAB +W3
      3 1900 PAB =B1 -B2
      4 1900 HPB ZPB 0B1
    `);
    const lines = explainedValues(tableOf(players, { edition: '2012' }), 'BH').get(1)?.workings;
    expect(lines?.map(({ opponentHalfPoints }) => opponentHalfPoints)).toEqual([2, 3, 2]);
    expect(lines?.map(({ because }) => because?.[0]?.facts)).toEqual([
      { ownHalfPoints: 4, adjustedHalfPoints: 2 },
      undefined,
      { ownHalfPoints: 1, adjustedHalfPoints: 2 },
    ]);
  });
});

describe('what a player brings to their opponents (C.07 16.2–16.3)', () => {
  test.each([
    ['a requested bye followed by a game counts as awarded', '1B1 ZPB 1W3', 4],
    ['followed by a pairing-allocated bye: as awarded', '1B1 ZPB PAB', 4],
    ['followed by a forfeit win: as awarded', '1B1 ZPB +W3', 4],
    ['a zero-point bye in the last round counts as a draw', '1B1 1W3 ZPB', 5],
    ['all rounds since a withdrawal count as draws', '1B1 -- --', 4],
    ['followed by forfeit losses alone: the bye is a draw, the forfeit not', '1B1 ZPB -W3', 3],
    ['a forfeit loss in the last round counts as awarded', '1B1 1W3 -B3', 4],
    ['a full-point bye counts as awarded', '1B1 ZPB FPB', 4],
  ])('%s', (_, rounds, halfPoints) => {
    const players = playersOf(`
      1 2000 0W2 PAB PAB
      2 1900 ${rounds}
      3 1800 PAB PAB PAB
    `);
    for (const edition of ['2024', '2026'] as const) {
      const lines = explainedValues(tableOf(players, { edition }), 'BH').get(1)?.workings;
      expect(lines?.[0]?.opponentHalfPoints).toBe(halfPoints);
    }
  });
});

describe('the dummy of an own unplayed round (C.07 16.4)', () => {
  const capped = (rounds: string, edition: '2024' | '2026') => {
    const players = playersOf(`
      1 2000 ${rounds}
      2 1900 PAB -B1 ZPB ZPB
      3 1800 0B1 0B1 0B1 0B1
    `);
    const line = explainedValues(tableOf(players, { edition }), 'BH').get(1)?.workings[1];
    return [line?.opponentHalfPoints, line?.because?.[0]?.code];
  };

  test.each([
    ['pairing-allocated bye, more than a draw a round', '1W3 PAB 1W3 0W3', 4, 'draws'],
    ['half-point bye, more than a draw a round', '1W3 HPB 1W3 1W3', 4, 'draws'],
    [
      'forfeit win: the absent opponent has two points, their last byes as draws',
      '1W3 +W2 1W3 0W3',
      4,
      'opponent',
    ],
    ['forfeit loss', '1W3 -W2 1W3 1W3', 4, 'opponent'],
  ])('%s', (_, rounds, halfPoints, by) => {
    expect(capped(rounds, '2026')).toEqual([halfPoints, `tie-break.dummy-capped-by-${by}`]);
    expect(capped(rounds, '2024')).toEqual([
      rounds.includes('HPB') ? 7 : 6,
      'tie-break.dummy-own-score',
    ]);
  });

  test('below the cap the dummy has the own score', () => {
    expect(capped('0W3 HPB =W3 0W3', '2026')).toEqual([2, 'tie-break.dummy-own-score']);
    expect(capped('=W3 +W2 0W3 0W3', '2026')).toEqual([3, 'tie-break.dummy-own-score']);
  });
});

describe('forfeits as played (`P`)', () => {
  test('the scheduled opponent counts, and the round is no longer voluntarily unplayed', () => {
    const table = tableOf(tecSwiss);
    const jessica = explainedValues(table, 'BH/C1/P').get(9)?.workings;
    expect(jessica?.[3]).toMatchObject({ opponent: 11, opponentHalfPoints: 5, fromStage: 0 });
    expect(valuesOf(table, 'BH/P')[11]).toBe(3.5 + 3.5 + 2.5 + 1.5 + 1.5);
  });
});

describe('forfeits of a round robin (C.07 15.2)', () => {
  const players = playersOf(`
    1 2000 +B2 =W3 ZPB
    2 1900 -W1 ZPB 1B3
    3 1800 ZPB =B1 0W2
  `);
  const values = (edition: '2012' | '2024' | '2026', code: string) =>
    Object.values(valuesOf(tableOf(players, { edition, system: 'round-robin' }), code));

  test.each([
    ['2026', 'SB', [1.25, 0.5, 0.75]],
    ['2026', 'WON', [1, 1, 0]],
    ['2026', 'BPG', [1, 1, 1]],
    ['2026', 'BWG', [1, 1, 0]],
    ['2026', 'ARO', [1800, 1800, 1950]],
    ['2024', 'BPG', [1, 1, 1]],
    ['2024', 'ARO', [1850, 1900, 1950]],
    ['2012', 'BPG', [0, 1, 1]],
    ['2012', 'BWG', [0, 1, 0]],
    ['2012', 'ARO', [1800, 1800, 1950]],
  ] as const)('%s %s', (edition, code, expected) => {
    expect(values(edition, code)).toEqual(expected);
  });
});
