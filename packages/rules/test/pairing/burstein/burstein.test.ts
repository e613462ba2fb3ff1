import { burstein, dutch2026, type PairingPlayer, type RoundRecord } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { oppositionIndex } from '../../../src/pairing/burstein/opposition-index.ts';
import { seedingRounds } from '../../../src/pairing/burstein/seeding-rounds.ts';
import { against, bye, forfeit, player } from '../dutch/records-of.ts';

/** @article FIDE C.04.4.2 2026 1.6.2 */
test.each([
  [1, 0],
  [5, 2],
  [7, 3],
  [8, 4],
  [11, 4],
  [null, 4],
])('of %s rounds %i are seeding rounds', (roundsPlanned, expected) => {
  expect(seedingRounds({ roundNumber: 1, roundsPlanned, players: [] })).toBe(expected);
});

/** @article FIDE C.04.4.2 2026 1.6.1 */
test('a seeding round is one of the Dutch system, and says so', () => {
  const players = Array.from({ length: 9 }, (_, index) => player(index + 1, []));
  const request = { roundNumber: 1, roundsPlanned: 5, players };
  const dutch = dutch2026.pairRound(request);
  const answer = burstein.pairRound(request);
  expect(answer).toEqual({
    ok: true,
    value: {
      ...(dutch.ok ? dutch.value : {}),
      remarks: [
        {
          code: 'burstein.seeding-round',
          article: 'C.04.4.2 (2026) 1.6',
          facts: { round: 1, rounds: 2 },
        },
      ],
    },
  });
});

/** @article FIDE C.04.4.2 2026 1.7 */
describe('the index', () => {
  const zero: RoundRecord = { kind: 'bye', bye: 'zero-point', halfPoints: 0 };
  const away = (records: readonly RoundRecord[]): PairingPlayer => ({
    ...player(2, records),
    availability: { kind: 'absent', bye: 'zero-point' },
  });
  const indexOf = (own: readonly RoundRecord[], other: PairingPlayer) => {
    const players = [player(1, own), other];
    const request = { roundNumber: own.length + 1, roundsPlanned: 9, players };
    return oppositionIndex(players[0]!, request, (no) => players.find((one) => one.no === no));
  };

  test('sums up the points of the opponents, and those times the result', () => {
    const other = player(2, [against(1, 0), against(3, 2)]);
    expect(indexOf([against(2, 2), against(2, 1)], other)).toEqual({
      buchholz: 4,
      sonnebornBerger: 6,
    });
  });

  test.each([
    ['a bye', bye('half-point', 1), 5, 7],
    ['a won forfeit', forfeit(2, 2), 6, 12],
    ['an absence', { kind: 'absent' } as const, 4, 4],
  ])('takes %s as a game against oneself', (_, record, buchholz, sonnebornBerger) => {
    const other = player(2, [against(1, 0), against(3, 2)]);
    expect(indexOf([against(2, 2), record], other)).toEqual({ buchholz, sonnebornBerger });
  });

  test('takes the last rounds of an opponent who is still away as draws', () => {
    const own = [against(2, 2), against(3, 2), against(4, 2)];
    expect(indexOf(own, away([against(1, 0), zero, zero])).buchholz).toBe(2 + 12);
    expect(indexOf(own, player(2, [against(1, 0), zero, zero])).buchholz).toBe(12);
    expect(indexOf(own, away([zero, against(1, 0), zero])).buchholz).toBe(1 + 12);
  });
});

function secondRound(colours: readonly ('white' | 'black')[]) {
  const opponents = [3, 4, 1, 2];
  const players = opponents.map((opponent, index) =>
    player(index + 1, [against(opponent, 1, colours[index])]),
  );
  const answer = burstein.pairRound({ roundNumber: 2, roundsPlanned: 2, players });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.pairings;
}

const boards = (pairings: ReturnType<typeof secondRound>): readonly string[] =>
  pairings.map(({ white, black }) => `${white}–${black}`);

/** @article FIDE C.04.4.2 2026 4.3 */
test('after the seeding rounds the first of the ranking meets the last', () => {
  expect(boards(secondRound(['white', 'white', 'black', 'black']))).toEqual(['4–1', '3–2']);
});

/** @article FIDE C.04.4.2 2026 C8 */
test('colours come before that, and the reason says so', () => {
  const pairings = secondRound(['white', 'black', 'black', 'white']);
  expect(boards(pairings)).toEqual(['2–1', '3–4']);
  expect(pairings[0]?.because).toContainEqual({
    code: 'dutch.passed-over-colour',
    article: 'C.04.4.2 (2026) C8',
    facts: { player: 1, passedOverPlayers: [4] },
  });
});
