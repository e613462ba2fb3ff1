import { dubov, type PairingPlayer } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { averageRating } from '../../../src/pairing/dubov/average-rating.ts';
import { fromTheMiddle } from '../../../src/pairing/dubov/shifters.ts';
import { mostUpfloats, upfloatsOf } from '../../../src/pairing/dubov/upfloats.ts';
import { against, bye, forfeit, player } from '../dutch/records-of.ts';

/** @article FIDE C.04.4.1 2026 1.7 */
test.each([
  ['nobody', [], 0],
  ['one', [against(1500)], 1500],
  ['a half is rounded upwards', [against(1500), against(1501)], 1501],
  ['less than a half downwards', [against(1500), against(1500), against(1501)], 1500],
  ['only opponents met', [against(1500), forfeit(2000, 2), bye('half-point', 1)], 1500],
])('the average rating of %s', (_, records, expected) => {
  expect(averageRating(player(1, records), (no) => no)).toBe(expected);
});

/** @article FIDE C.04.4.1 2026 1.8.2 */
test.each([
  [4, 2],
  [5, 3],
  [9, 3],
  [10, 4],
])('in %i rounds a player upfloated %i times is a maximum upfloater', (roundsPlanned, most) => {
  expect(mostUpfloats({ roundNumber: 1, roundsPlanned, players: [] })).toBe(most);
});

/** @article FIDE C.04.4.1 2026 1.3.2, 1.8.1 */
test('meeting somebody with more points is an upfloat, whether the game was played or not', () => {
  const players = [
    player(1, [against(2, 2), forfeit(3, 2), against(4, 2)]),
    player(2, [against(1, 0), bye('half-point', 1), against(3, 1)]),
    player(3, [against(4, 1), forfeit(1, 0), against(2, 1)]),
    player(4, [against(3, 1), bye('pairing-allocated', 2), against(1, 0)]),
  ];
  const request = { roundNumber: 4, roundsPlanned: 5, players };
  const floats = players.map((each) =>
    upfloatsOf(request, each, (no) => players.find((other) => other.no === no)),
  );
  expect(floats).toEqual([
    { times: 0, inPreviousRound: false },
    { times: 0, inPreviousRound: false },
    { times: 1, inPreviousRound: false },
    { times: 1, inPreviousRound: true },
  ]);
});

/** @article FIDE C.04.4.1 2026 4.3.3 */
test('shifters are numbered from the middle outwards', () => {
  expect(fromTheMiddle([...'ABCDEFG']).join('')).toBe('DCEBFAG');
  expect(fromTheMiddle([...'ABCDEF']).join('')).toBe('CDBEAF');
});

function roundOf(players: readonly PairingPlayer[], roundNumber: number, provisional = 1400) {
  const provisionalRating = provisional;
  const answer = dubov.pairRound({ roundNumber, roundsPlanned: 5, players, provisionalRating });
  if (!answer.ok) return answer.error;
  const { pairings, byes } = answer.value;
  return {
    boards: pairings.map(({ white, black }) => `${white}–${black}`),
    byes: byes.map(({ no }) => no),
  };
}

describe('rounds of the Dubov system', () => {
  /** @article FIDE C.04.4.1 2026 3.2.3, 5.2.1 */
  test('in round 1 the upper half meets the lower, and odd numbers have the initial colour', () => {
    const players = [1, 2, 3, 4, 5, 6].map((no) => player(no, []));
    expect(roundOf(players, 1)).toEqual({ boards: ['1–4', '5–2', '3–6'], byes: [] });
  });

  /** @article FIDE C.04.4.1 2026 1.1.2, 3.2.5 */
  test('the provisional rating of players without one decides who chooses first', () => {
    const rated = (no: number, rating: number | null, opponent: number, isWhite: boolean) => ({
      ...player(no, [against(opponent, 1, isWhite ? 'white' : 'black')]),
      rating,
    });
    const players = [
      rated(1, 2000, 5, true),
      rated(2, 1900, 6, true),
      rated(3, 1800, 7, true),
      rated(4, null, 8, true),
      rated(5, 1600, 1, false),
      rated(6, 1500, 2, false),
      rated(7, 1450, 3, false),
      rated(8, 1300, 4, false),
    ];
    expect(roundOf(players, 2, 1400)).toMatchObject({ boards: ['8–1', '7–2', '6–3', '5–4'] });
    expect(roundOf(players, 2, 1950)).toMatchObject({ boards: ['7–1', '8–2', '6–3', '5–4'] });
  });
});
