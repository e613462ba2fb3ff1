/** @regulation Tempelhof 2018 */
import {
  type Colour,
  findPairingSystem,
  opposite,
  type PairedRound,
  type PairingPlayer,
  type PairingSystem,
  type RoundRecord,
  type TempelhofRequest,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairTempelhofRound, tempelhof } from '../../src/pairing/tempelhof/tempelhof.ts';
import { type Course, plainCourse, playTournament } from './random-tournament.ts';
import { costsOfPairs, pairByTrial } from './tempelhof-by-trial.ts';

const player = (
  no: number,
  records: readonly RoundRecord[],
  rating: number | null = null,
): PairingPlayer => ({ no, rating, records, availability: { kind: 'present' } });

/** `2w1` is a win (2 half-points) with White against 1; `u` the bye; `+w1` a forfeit win, `-b1` a loss. */
function record(text: string): RoundRecord {
  if (text === 'u') return { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 };
  const [, points, colour, opponent] = /^([012+-])([wb])(\d+)$/.exec(text) ?? [];
  const side = {
    opponent: Number(opponent),
    colour: colour === 'w' ? ('white' as const) : ('black' as const),
  };
  return points === '+' || points === '-'
    ? { kind: 'forfeit', ...side, halfPoints: points === '+' ? 2 : 0, notice: false }
    : { kind: 'game', ...side, halfPoints: Number(points), status: 'played' };
}

/** Lines of records by number, such as `2w3 1b2`. */
function requestOf(
  lines: readonly string[],
  extra: Partial<TempelhofRequest> = {},
): TempelhofRequest {
  const players = lines.map((line, index) =>
    player(index + 1, line.split(' ').filter(Boolean).map(record)),
  );
  return {
    roundNumber: (players[0]?.records.length ?? 0) + 1,
    roundsPlanned: null,
    players,
    ...extra,
  };
}

function paired(request: TempelhofRequest): PairedRound {
  const answer = pairTempelhofRound(request);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** A round of up to four; players 5 to 8 have left. */
const roundOf = (...lines: readonly string[]): PairedRound => {
  const { players, ...rest } = requestOf(lines);
  const left = [5, 6, 7, 8].map(
    (no): PairingPlayer => ({
      ...player(no, []),
      availability: { kind: 'withdrawn', sinceRoundNumber: 2, order: no },
    }),
  );
  return paired({ ...rest, players: [...players, ...left] });
};

const boards = ({ pairings }: PairedRound): readonly string[] =>
  pairings.map(({ white, black }) => `${white}-${black}`);

const codes = ({ pairings }: PairedRound): readonly (readonly string[])[] =>
  pairings.map(({ because }) => because.map(({ code }) => code));

describe('the first round (IV.2, III.A.6)', () => {
  test('by lot: numbers are lots, neighbours meet, an odd last sits out', () => {
    const round = paired(requestOf(['', '', '', '', '']));
    expect(boards(round)).toEqual(['1-2', '3-4']);
    expect(round.byes.map(({ no, halfPoints }) => [no, halfPoints])).toEqual([[5, 2]]);
  });

  test('by rating: the strongest of the upper half against the strongest of the lower', () => {
    const ratings = [1500, 2100, null, 1900, 1700, 2000, 1800];
    const players = ratings.map((rating, index) => player(index + 1, [], rating));
    const round = paired({ ...requestOf([]), players, firstRound: 'rating-halves' });
    expect(boards(round)).toEqual(['2-7', '5-6', '4-1']);
    expect(round.byes.map(({ no }) => no)).toEqual([3]);
  });
});

describe('later rounds (IV.2)', () => {
  test('equal points meet, the first by number with whom the rest can be paired', () => {
    const round = paired(requestOf(['2w2', '0b1', '2w4', '0b3', '1w6', '1b5', '1w8', '1b7']));
    expect(boards(round)).toEqual(['3-1', '7-5', '6-8', '2-4']);
    expect(codes(round)[1]).toEqual([
      'tempelhof.equal-points',
      'tempelhof.passed-over-met',
      'tempelhof.alternates',
    ]);
  });

  describe('of equals, one passed over', () => {
    /** The reasons for the first board. */
    const reasonsOf = (...lines: readonly string[]) =>
      roundOf(...lines).pairings[0]?.because.map(({ code, facts }) => [code, facts]);

    test('whom one has met', () => {
      expect(reasonsOf('1w2', '1b1', '1w5', '1b6')).toEqual([
        ['tempelhof.equal-points', { player: 1, opponent: 3, halfPoints: 1 }],
        ['tempelhof.passed-over-met', { player: 1, skippedPlayer: 2, metInRound: 1 }],
        ['tempelhof.alternates', { player: 1 }],
      ]);
    });

    test('who may only have the same colour', () => {
      expect(reasonsOf('1w5 1w6', '1w6 1w5', '1b7 1b8', '1b8 1b7')).toEqual([
        ['tempelhof.equal-points', { player: 1, opponent: 3, halfPoints: 2 }],
        ['tempelhof.passed-over-colour', { player: 1, skippedPlayer: 2, colour: 'black' }],
        ['tempelhof.no-third-time', { player: 1, colour: 'white' }],
      ]);
    });

    test('without whom the others could not be paired', () => {
      expect(reasonsOf('1w5', '1b6', '1w4', '1b3')).toEqual([
        ['tempelhof.equal-points', { player: 1, opponent: 3, halfPoints: 1 }],
        ['tempelhof.passed-over-rest', { player: 1, skippedPlayer: 2 }],
        ['tempelhof.alternates', { player: 1 }],
      ]);
    });

    test('is not one who has an opponent by then', () => {
      const round = roundOf('1w5 1w6', '1w6 1w5', '1b7 1b8', '1b8 1b7');
      expect(boards(round)).toEqual(['3-1', '4-2']);
      expect(codes(round)[1]).toEqual(['tempelhof.equal-points', 'tempelhof.no-third-time']);
    });
  });

  test('Whites count against Blacks, however many games each of the two has played', () => {
    const round = roundOf('1w5 1b6 +w7', '1b5 1w6 1b7');
    expect(boards(round)).toEqual(['2-1']);
    expect(codes(round)).toEqual([['tempelhof.unequal-points', 'tempelhof.fewer-whites']]);
  });

  test('of those with more points the lowest Buchholz meets the highest of those with fewer', () => {
    /** 7 to 12 have left, with 0, 1 and 2 points; so 1 to 3 and 4 to 6 have that Buchholz. */
    const left = [0, 2, 4, 0, 2, 4].map(
      (halfPoints, index): PairingPlayer => ({
        ...player(index + 7, [{ kind: 'bye', bye: 'half-point', halfPoints }]),
        availability: { kind: 'withdrawn', sinceRoundNumber: 2, order: index },
      }),
    );
    const { players, ...rest } = requestOf(['2w7', '2w8', '2b9', '0w10', '0b11', '0w12']);
    const round = paired({ ...rest, players: [...players, ...left] });
    expect(boards(round)).toEqual(['3-2', '6-1', '5-4']);
    expect(round.pairings[1]?.because[0]).toEqual({
      code: 'tempelhof.unequal-points',
      article: 'Tempelhof IV.2',
      facts: {
        player: 1,
        halfPoints: 2,
        buchholzHalfPoints: 0,
        opponent: 6,
        opponentHalfPoints: 0,
        opponentBuchholzHalfPoints: 4,
      },
    });
  });

  test('as many as possible meet equals, though the one left over meets the last (IV.2)', () => {
    // 2, 1, 1, 0 points without a meeting: 1-2 and 3-4 would have smaller differences, but no equals.
    const round = paired(requestOf(['+w2 +w4', '-b1 +b3', '+w4 -w2', '-b3 -b1']));
    expect(round.pairings.map(({ white, black }) => [white, black].sort())).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  test('a colour is not given a third time, in the last round either (III.B.1)', () => {
    const lines = ['1w2 1w3', '1b1 1w4', '1b4 1b1', '1w3 1b2'];
    const round = paired(requestOf(lines, { roundsPlanned: 3 }));
    expect(boards(round)).toEqual(['4-1', '3-2']);
    expect(codes(round)[0]?.at(-1)).toBe('tempelhof.no-third-time');
  });

  test('a game not played gives no colour and is no meeting', () => {
    const round = paired(requestOf(['+w2', '-b1']));
    expect(boards(round)).toEqual(['1-2']);
    expect(codes(round)[0]?.at(-1)).toBe('tempelhof.no-colours-yet');
  });

  test('the bye goes to the last who has had none', () => {
    const round = paired(requestOf(['2w2', '0b1', '2w4', '0b3', 'u']));
    expect(round.byes.map(({ no }) => no)).toEqual([4]);
    const again = paired(requestOf(['2w2 2b3', '0b1 2w4', '2w4 0w1', '0b3 0b2', 'u +w2']));
    expect(again.byes.map(({ no }) => no)).toEqual([4]);
    const third = paired(requestOf(['2w2', '0b1', 'u', '2b5', '0w4']));
    expect(third.byes[0]?.because.map(({ code }) => code)).toEqual([
      'tempelhof.bye-last',
      'tempelhof.bye-point',
    ]);
  });
});

describe('a round that cannot be paired', () => {
  test('for the colours alone says so, with those left over', () => {
    const request = requestOf(['1w3 1w4', '1w4 1w3', '1b1 1b2', '1b2 1b1']);
    expect(pairTempelhofRound(request)).toEqual({
      ok: false,
      error: { code: 'pairing.no-legal-colours', roundNumber: 3, players: [1, 2, 3, 4] },
    });
  });

  test('for second games says that', () => {
    const request = requestOf(['1w2 1b3 1w4', '1b1 1w4 1b3', '1b4 1w1 1w2', '1w3 1b2 1b1']);
    expect(pairTempelhofRound(request)).toMatchObject({
      ok: false,
      error: { code: 'pairing.no-legal-pairing', roundNumber: 4 },
    });
  });
});

const smallCourse: fc.Arbitrary<Course> = fc.record({
  players: fc.integer({ min: 3, max: 9 }),
  rounds: fc.integer({ min: 2, max: 7 }),
  roundsPlanned: fc.constant(null),
  absence: fc.constantFrom(0, 10),
  withdrawal: fc.constantFrom(0, 5),
  lateEntry: fc.constantFrom(0, 10),
  forfeit: fc.constantFrom(0, 10),
  pending: fc.constantFrom(0, 10),
});

describe('small fields, compared with trying everything', () => {
  test('the bye, the score differences and the Buchholz are the best there are, or there is none', () => {
    fc.assert(
      fc.property(smallCourse, fc.nat(), (course, seed) => {
        for (const { request, answer } of playTournament(tempelhof, course, String(seed))) {
          if (request.roundNumber === 1) continue;
          const best = pairByTrial(request);
          if (!answer.ok) {
            if (answer.error.code !== 'pairing.too-few-players') expect(best).toBeNull();
            continue;
          }
          const pairs = answer.value.pairings.map(({ white, black }) => [white, black] as const);
          expect(answer.value.byes.map(({ no }) => no)).toEqual(
            best?.bye === null ? [] : [best?.bye],
          );
          expect(costsOfPairs(request, pairs)).toEqual(best?.costs);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** The colours of each player's games so far and of this round's. */
function coloursAfter(system: PairingSystem, course: Course, seed: string) {
  return playTournament(system, course, seed).flatMap(({ request, answer }) => {
    if (!answer.ok) return [];
    const sides = answer.value.pairings.flatMap(({ white, black }): [number, Colour][] => [
      [white, 'white'],
      [black, 'black'],
    ]);
    return sides.map(([no, colour]) => {
      const records = request.players.find((each) => each.no === no)?.records ?? [];
      const games = records.flatMap((each) => (each.kind === 'game' ? [each.colour] : []));
      return [...games, colour];
    });
  });
}

describe('whole tournaments', () => {
  test('nobody has one colour three times running', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 60 }), fc.nat(), (players, seed) => {
        for (const colours of coloursAfter(tempelhof, plainCourse(players, 9), String(seed))) {
          const last = colours.at(-1) ?? 'white';
          expect(colours.length < 3 || colours.slice(-3).includes(opposite(last))).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('is in the register by its code', () => {
    expect(findPairingSystem('tempelhof')?.edition).toBe('tempelhof-2018');
  });
});
