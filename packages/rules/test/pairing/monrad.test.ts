/** @regulation DSU 2002 */
import {
  type Availability,
  monrad,
  monradPlacings,
  monradPlacingsByRound,
  type PairedRound,
  type PairingPlayer,
  type PairingRequest,
  type PlayerNo,
  type RoundRecord,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Couple, monradByHand } from './monrad-reference.ts';
import { playTournament } from './random-tournament.ts';

const present: Availability = { kind: 'present' };
const away: Availability = { kind: 'absent', bye: 'zero-point' };
const left = (sinceRoundNumber: number, order: number): Availability => ({
  kind: 'withdrawn',
  sinceRoundNumber,
  order,
});

const satOut: RoundRecord = { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 };

/**
 * A round record in short: `W5+` White against 5, won; `b3=` Black, drawn; `-` lost; `?` still to be
 * finished; `f` before the colour for a forfeit: `fW5+`. `o` sat out, `.` not in the round.
 */
function recordFrom(text: string): RoundRecord {
  if (text === 'o') return satOut;
  if (text === '.') return { kind: 'absent' };
  const [, forfeit, side, opponent, sign] = /^(f?)([Wb])(\d+)([+=?-])$/.exec(text) ?? [];
  const colour = side === 'W' ? 'white' : 'black';
  const halfPoints = { '+': 2, '=': 1, '?': 1, '-': 0 }[sign as '+' | '=' | '?' | '-'];
  const pairing = { opponent: Number(opponent), colour, halfPoints } as const;
  if (forfeit === 'f') return { kind: 'forfeit', ...pairing, notice: true };
  return { kind: 'game', ...pairing, status: sign === '?' ? 'pending' : 'played' };
}

const player = (no: PlayerNo, rounds: string, availability: Availability): PairingPlayer => ({
  no,
  rating: null,
  records: rounds === '' ? [] : rounds.split(' ').map(recordFrom),
  availability,
});

/** Players 1, 2, … with their rounds so far; those not listed in `out` are present. */
function requestOf(
  cards: readonly string[],
  roundsPlanned: number | null,
  out: Readonly<Record<PlayerNo, Availability>> = {},
): PairingRequest {
  const players = cards.map((rounds, index) =>
    player(index + 1, rounds, out[index + 1] ?? present),
  );
  return { roundNumber: (players[0]?.records.length ?? 0) + 1, roundsPlanned, players };
}

function pairedRound(request: PairingRequest): PairedRound {
  const answer = monrad.pairRound(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** "White-Black" by board, then "no-" for the player who sits out. */
const inShort = ({ pairings, byes }: PairedRound): string =>
  [
    ...pairings.map(({ white, black }) => `${white}-${black}`),
    ...byes.map(({ no }) => `${no}-`),
  ].join(' ');

describe('4.10: pairing', () => {
  test.each<readonly [string, string, PairingRequest, string]>([
    [
      '4.10.1',
      'round 1: 2 White against 1, 4 against 3',
      requestOf(['', '', '', ''], 3),
      '2-1 4-3',
    ],
    [
      '4.10 §2, §3',
      'round 2: more points first, else in the order before; each the nearest not yet met',
      requestOf(['b2+', 'W1-', 'b4-', 'W3+', 'b6=', 'W5='], 3),
      '1-4 5-2 3-6',
    ],
    [
      '4.10 §2',
      'a game still to be finished counts as a draw',
      requestOf(['b2?', 'W1?', 'b4-', 'W3+', 'b6+', 'W5-'], 3),
      '5-4 3-1 6-2',
    ],
    [
      '4.10 §3',
      'a forfeited pairing was no game: they may meet again',
      requestOf(['fb2-', 'fW1-', 'b4+', 'W3-', 'b6+', 'W5-'], 3),
      '5-3 2-1 6-4',
    ],
    [
      '4.10 §4',
      'a forfeited pairing gives no colour: 2 has had White in no game, 4 in one',
      requestOf(['fb2+', 'fW1-', 'b4+', 'W3-'], 3),
      '3-1 2-4',
    ],
    [
      '4.10.1',
      'the two lowest have met: the last couple is dissolved as well',
      requestOf(['b3=', 'b4=', 'W1=', 'W2=', 'b6=', 'W5='], 2),
      '2-1 5-3 6-4',
    ],
    [
      '4.10.1',
      'with a round 4 to come the first pairing would leave two threes who have met all others',
      requestOf(['b4= W6=', 'b5= W3=', 'b6= b2=', 'W1= b5=', 'W2= W4=', 'W3= b1='], 4),
      '2-1 3-5 6-4',
    ],
    [
      '4.10.1',
      'the same, but round 3 is the last: nothing to look ahead to',
      requestOf(['b4= W6=', 'b5= W3=', 'b6= b2=', 'W1= b5=', 'W2= W4=', 'W3= b1='], 3),
      '2-1 3-4 6-5',
    ],
  ])('%s: %s', (_article, _case, request, expected) => {
    expect(inShort(pairedRound(request))).toBe(expected);
  });

  test.each<readonly [string, PairingRequest, string]>([
    ['odd from the start: the dummy is lowest', requestOf(['', '', ''], 3), '2-1 3-'],
    ['nobody sits out twice', requestOf(['b2+', 'W1-', 'o'], null), '3-1 2-'],
    [
      'a full-point bye was one',
      {
        ...requestOf(['b2+', 'W1-', '.'], null),
        players: [
          player(1, 'b2+', present),
          player(2, 'W1-', present),
          {
            ...player(3, '', present),
            records: [{ kind: 'bye', bye: 'full-point', halfPoints: 2 }],
          },
        ],
      },
      '3-1 2-',
    ],
    [
      'one has left: whoever is lowest meets them',
      requestOf(['b2+', 'W1-', 'b4+', 'W3-'], null, { 2: left(2, 1) }),
      '3-1 4-',
    ],
    [
      'one has left: who has had a game with them does not meet them again',
      requestOf(['b2+', 'W1-', 'b4-', 'W3+'], null, { 4: left(2, 1) }),
      '3-1 2-',
    ],
    [
      'two have left: they are out, nobody sits out',
      requestOf(['b2+', 'W1-', 'b4+', 'W3-'], null, { 2: left(2, 1), 3: left(2, 2) }),
      '1-4',
    ],
    [
      'three have left: the first of them, 6, stays in; 2 has met 6, so 3 sits out',
      requestOf(['b4+ .', 'b6- .', 'b5- .', 'W1- .', 'W3+ .', 'W2+ .'], null, {
        4: left(3, 2),
        5: left(3, 3),
        6: left(3, 1),
      }),
      '2-1 3-',
    ],
    [
      'the field is odd and one has left: nobody sits out',
      requestOf(['b2+', 'W1-', 'o'], null, { 2: left(2, 1) }),
      '3-1',
    ],
    [
      'one is away for the round: a dummy stands in',
      requestOf(['', '', '', ''], null, { 1: away }),
      '3-2 4-',
    ],
  ])('4.10 §5: %s', (_case, request, expected) => {
    expect(inShort(pairedRound(request))).toBe(expected);
  });

  test('§16d: sitting out gives one point', () => {
    expect(
      pairedRound(requestOf(['', '', ''], 3)).byes.map(({ halfPoints }) => halfPoints),
    ).toEqual([2]);
  });

  test('boards stand in the order of the higher placed', () => {
    const { pairings } = pairedRound(requestOf(['b2-', 'W1+', 'b4-', 'W3+'], null));
    expect(pairings.map(({ board, white, black }) => [board, white, black])).toEqual([
      [1, 4, 2],
      [2, 3, 1],
    ]);
  });
});

describe('4.10: reasons', () => {
  test('a couple says its places, whom it passed over and why, and its colours', () => {
    const request = requestOf(['b3=', 'b4=', 'W1=', 'W2=', 'b6=', 'W5='], 2);
    const facts = pairedRound(request).pairings[1]?.because;
    expect(facts).toEqual([
      {
        code: 'monrad.nearest-not-met',
        article: '4.10 §3',
        facts: { player: 3, place: 3, opponent: 5, opponentPlace: 5 },
      },
      {
        code: 'monrad.passed-over-rest',
        article: '4.10.1',
        facts: { player: 3, skippedPlayer: 4 },
      },
      {
        code: 'monrad.fewer-whites',
        article: '4.10 §4',
        facts: { white: 5, black: 3, whiteCount: 0, blackCount: 1 },
      },
    ]);
  });

  test('an opponent met before is named with the round', () => {
    const request = requestOf(['b2= b4=', 'W1= W3=', 'b4= b2=', 'W3= W1='], null);
    expect(pairedRound(request).pairings[0]?.because[1]).toEqual({
      code: 'monrad.passed-over-met',
      article: '4.10 §3',
      facts: { player: 1, skippedPlayer: 2, metInRound: 1 },
    });
  });

  test.each<readonly [string, PairingRequest, readonly string[]]>([
    [
      'dummy',
      requestOf(['b2+', 'W1-', 'o'], null),
      ['monrad.sits-out-dummy', 'monrad.sit-out-point'],
    ],
    [
      'who sat out before stays below',
      requestOf(['b2+ b3-', 'W1- o', 'o W1+'], null),
      ['monrad.sits-out-dummy', 'monrad.has-sat-out', 'monrad.sit-out-point'],
    ],
    [
      'first withdrawn, met by the lowest',
      requestOf(['b2+', 'W1-', 'b4-', 'W3+'], null, { 4: left(2, 1) }),
      ['monrad.sits-out-first-withdrawn', 'monrad.has-met-first-withdrawn', 'monrad.sit-out-point'],
    ],
  ])('sitting out: %s', (_case, request, expected) => {
    expect(pairedRound(request).byes[0]?.because.map(({ code }) => code)).toEqual(expected);
  });

  test.each<readonly [string, PairingRequest, readonly string[]]>([
    ['nothing to say', requestOf(['', '', '', ''], 3), []],
    [
      'the pairing was changed for round 4',
      requestOf(['b4= W6=', 'b5= W3=', 'b6= b2=', 'W1= b5=', 'W2= W4=', 'W3= b1='], 4),
      ['monrad.changed-for-next-round'],
    ],
    [
      'after round 3 of 5 all four have met',
      requestOf(['b2= b3=', 'W1= b4=', 'b4= W1=', 'W3= W2='], 5),
      ['monrad.all-have-met'],
    ],
    [
      'only one of the three can still sit out, and must do so now',
      requestOf(['o .', '. o', '. .'], 5),
      ['monrad.next-round-impossible'],
    ],
  ])('remarks: %s', (_case, request, expected) => {
    expect(pairedRound(request).remarks.map(({ code }) => code)).toEqual(expected);
  });
});

describe('4.10: rounds that cannot be paired', () => {
  test.each<readonly [string, PairingRequest, readonly PlayerNo[]]>([
    ['two who have met', requestOf(['b2+', 'W1-'], null), [1, 2]],
    [
      'four who have all met',
      requestOf(['b2= b3= b4=', 'W1= b4= b3=', 'b4= W1= W2=', 'W3= W2= W1='], null),
      [1, 2, 3, 4],
    ],
    ['three who have all sat out', requestOf(['o . .', '. o .', '. . o'], null), [3]],
  ])('%s', (_case, request, players) => {
    expect(monrad.pairRound(request)).toEqual({
      ok: false,
      error: { code: 'pairing.no-legal-pairing', roundNumber: request.roundNumber, players },
    });
  });
});

describe('4.10 §2: placing', () => {
  const players = [
    player(1, 'b2- W4+', present),
    player(2, 'W1+ b3-', present),
    player(3, 'b4= W2+', present),
    player(4, 'W3= b1-', present),
  ];

  test('round by round: points, then the placing before; draw number at first', () => {
    expect(monradPlacingsByRound(players)).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4, 1],
      [3, 2, 1, 4],
    ]);
    expect(monradPlacings(players)).toEqual([3, 2, 1, 4]);
  });

  test('nobody, and nothing played yet', () => {
    expect(monradPlacings([])).toEqual([]);
    expect(monradPlacings([player(2, '', present), player(1, '', present)])).toEqual([1, 2]);
  });
});

const sameCouples = ({ pairings, byes }: PairedRound): readonly string[] =>
  [
    ...pairings.map(
      ({ white, black }): Couple => (white < black ? [white, black] : [black, white]),
    ),
    ...byes.map(({ no }): Couple => [no, null]),
  ].map(String);

const byNumbers = (couples: readonly Couple[]): readonly string[] => {
  const boards = couples.filter(([, lower]) => lower !== null);
  const sitOuts = couples.filter(([, lower]) => lower === null);
  return [...boards, ...sitOuts].map(([a, b]) => String(b !== null && b < a ? [b, a] : [a, b]));
};

/** Any possible history: each couple that has met, each player who has sat out, in a round of its own. */
const anyHistory: fc.Arbitrary<PairingRequest> = fc
  .integer({ min: 2, max: 8 })
  .chain((size) => {
    const numbers = Array.from({ length: size }, (_, index) => index + 1);
    const couples = numbers.flatMap((a) =>
      numbers.filter((b) => b > a).map((b) => [a, b] as const),
    );
    const happening = fc.record({
      couple: fc.constantFrom(...couples),
      whiteHalfPoints: fc.integer({ min: 0, max: 2 }),
    });
    return fc.tuple(
      fc.constant(numbers),
      fc.uniqueArray(happening, {
        selector: ({ couple }) => couple.join(),
        maxLength: couples.length,
        size: 'max',
      }),
      fc.subarray(numbers, { maxLength: Math.min(3, size) }),
      fc.constantFrom(0, 0, 1, 2),
    );
  })
  .map(([numbers, games, sitters, gone]) => {
    const rounds: ReadonlyMap<PlayerNo, string>[] = [
      ...games.map(
        ({ couple: [a, b], whiteHalfPoints }) =>
          new Map([
            [a, `W${b}${'-=+'[whiteHalfPoints]}`],
            [b, `b${a}${'+=-'[whiteHalfPoints]}`],
          ]),
      ),
      ...sitters.map((no) => new Map([[no, 'o']])),
    ];
    const cards = numbers.map((no) => rounds.map((round) => round.get(no) ?? '.').join(' '));
    const out = Object.fromEntries(
      numbers.slice(0, gone).map((no, index) => [no, left(1, gone - index)]),
    );
    return requestOf(cards, null, out);
  });

function expectAsByHand(request: PairingRequest): void {
  const byHand = monradByHand(request);
  const last = monrad.pairRound({ ...request, roundsPlanned: request.roundNumber });
  const followed = monrad.pairRound({ ...request, roundsPlanned: null });
  expect(last.ok).toBe(byHand.first !== null);
  if (byHand.first === null || !last.ok || !followed.ok) return;
  expect(sameCouples(last.value)).toEqual(byNumbers(byHand.first));
  expect(sameCouples(followed.value)).toEqual(byNumbers(byHand.firstWithNext ?? byHand.first));
  const remarks = followed.value.remarks.map(({ code }) => code);
  expect(remarks).not.toContain('monrad.next-round-not-found');
  const isStuck = ['monrad.next-round-impossible', 'monrad.all-have-met'].some((code) =>
    remarks.includes(code),
  );
  expect(isStuck).toBe(byHand.firstWithNext === null);
}

describe('4.10, 4.10.1: as by hand with the cards', () => {
  test('whatever has been played before', () => {
    fc.assert(
      fc.property(anyHistory, (request) => {
        const present = request.players.filter(
          ({ availability }) => availability.kind === 'present',
        );
        if (present.length >= 2) expectAsByHand(request);
      }),
      { numRuns: 1000 },
    );
  });

  test('round by round in small tournaments', () => {
    const course = fc.record({
      players: fc.integer({ min: 2, max: 9 }),
      rounds: fc.integer({ min: 1, max: 8 }),
      roundsPlanned: fc.constant(null),
      absence: fc.constantFrom(0, 10),
      withdrawal: fc.constantFrom(0, 5),
      lateEntry: fc.constantFrom(0, 10),
      forfeit: fc.constantFrom(0, 10),
      pending: fc.constantFrom(0, 10),
    });
    fc.assert(
      fc.property(course, fc.nat(), (chosen, seed) => {
        for (const { request } of playTournament(monrad, chosen, String(seed))) {
          const present = request.players.filter(
            ({ availability }) => availability.kind === 'present',
          );
          if (present.length >= 2) expectAsByHand(request);
        }
      }),
      { numRuns: 300 },
    );
  });
});
