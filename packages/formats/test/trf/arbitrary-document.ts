import fc from 'fast-check';
import {
  type AloneCode,
  emptyTrfDocument,
  type GameCode,
  type TrfCell,
  type TrfDocument,
  type TrfPlayer,
} from '../../src/index.ts';

const counterparts = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
  ['W', 'L'],
  ['D', 'D'],
  ['+', '-'],
  ['-', '-'],
  ['?', '?'],
  ['=', '0'],
] as const satisfies readonly (readonly [GameCode, GameCode])[];

const aloneCodes = ['H', 'F', 'U', 'Z', '+', '-'] as const satisfies readonly AloneCode[];

const alone = (result: AloneCode): TrfCell => ({ kind: 'alone', colour: null, result });

/** A round of some players: neighbours in a shuffled order meet, some have a bye or no entry. */
const round = (count: number): fc.Arbitrary<readonly TrfCell[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(
        Array.from({ length: count }, (_, index) => index),
        { minLength: count },
      ),
      fc.array(fc.constantFrom('game', ...aloneCodes, 'nothing'), {
        minLength: count,
        maxLength: count,
      }),
      fc.array(fc.constantFrom(...counterparts), { minLength: count, maxLength: count }),
    )
    .map(([order, kinds, results]) => {
      const cells: TrfCell[] = order.map(() => null);
      for (let index = 0; index < count; index += 2) {
        const [a = 0, b] = [order[index], order[index + 1]];
        const kind = kinds[index] ?? 'nothing';
        const [first, second] = results[index] ?? ['1', '0'];
        if (kind !== 'game') cells[a] = kind === 'nothing' ? null : alone(kind);
        else if (b !== undefined) {
          cells[a] = { kind: 'game', opponent: b + 1, colour: 'white', result: first };
          cells[b] = { kind: 'game', opponent: a + 1, colour: 'black', result: second };
        }
      }
      return cells;
    });

const trimmed = (cells: readonly TrfCell[]): readonly TrfCell[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);

/** Texts that fit a field: no spaces at their ends, no control characters. */
const text = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(...'abcXYZ ÆøåÜß-,.()👑1'), maxLength })
    .map((drawn) => drawn.trim());

const player = (no: number, cells: readonly TrfCell[]): fc.Arbitrary<TrfPlayer> =>
  fc.record({
    no: fc.constant(no),
    sex: fc.constantFrom('m', 'w', ''),
    title: fc.constantFrom('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', ''),
    name: text(33),
    rating: fc.option(fc.integer({ min: 1, max: 9999 })),
    federation: fc.constantFrom('DEN', 'GER', ''),
    fideId: fc.constantFrom('1400123', '', '12345678901'),
    birthDate: fc.constantFrom('1987/12/31', '1987/00/00', '1987', ''),
    halfPoints: fc.option(fc.integer({ min: 0, max: 199 })),
    rank: fc.option(fc.integer({ min: 1, max: 9999 })),
    cells: fc.constant(cells),
  });

const players = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 4 }))
  .chain(([count, rounds]) =>
    fc
      .tuple(...Array.from({ length: rounds }, () => round(count)))
      .chain((table) =>
        fc.tuple(
          ...Array.from({ length: count }, (_, index) =>
            player(index + 1, trimmed(table.map((cells) => cells[index] ?? null))),
          ),
        ),
      ),
  );

const playerNo = fc.integer({ min: 1, max: 9999 });
const roundNo = fc.integer({ min: 1, max: 999 });
const teamNo = fc.integer({ min: 1, max: 999 });
const playerNos = fc.array(playerNo, { minLength: 1, maxLength: 20 });
const points = fc.integer({ min: 0, max: 19 });

/** Any document that the format can hold. */
export const arbitraryDocument: fc.Arbitrary<TrfDocument> = fc.record({
  header: fc.record(
    Object.fromEntries(
      Object.keys(emptyTrfDocument.header).map((key) => [key, text(40)]),
    ) as Record<keyof TrfDocument['header'], fc.Arbitrary<string>>,
  ),
  deputyArbiters: fc.array(
    text(20).filter((name) => name !== ''),
    { maxLength: 3 },
  ),
  roundDates: fc
    .array(fc.constantFrom('26/04/02', ''), { maxLength: 5 })
    .map((dates) => dates.slice(0, dates.findLastIndex((date) => date !== '') + 1)),
  roundsPlanned: fc.option(roundNo),
  initialColour: fc.constantFrom('white', 'black', null),
  pairedByFilePosition: fc.boolean(),
  scoring: fc.constantFrom(
    [],
    [{ dialect: '162', symbol: 'W', halfPoints: 6 }],
    [
      { dialect: '162', symbol: 'P', halfPoints: 1 },
      { dialect: 'BB', symbol: 'U', halfPoints: 1 },
      { dialect: 'XXS', symbol: 'WW', halfPoints: 7 },
      { dialect: 'XXS', symbol: 'WW', halfPoints: 6 },
    ],
  ) as fc.Arbitrary<TrfDocument['scoring']>,
  byeAnnouncements: fc.array(
    fc.oneof(
      fc.record({
        bye: fc.constantFrom('full-point', 'half-point', 'zero-point'),
        round: roundNo,
        players: playerNos,
      }),
      fc.record({
        bye: fc.constant('zero-point'),
        round: fc.constant(null),
        players: playerNos,
      }),
    ),
    { maxLength: 3 },
  ),
  accelerations: fc.array(
    fc.record({
      matchHalfPoints: fc.option(points),
      halfPoints: points,
      firstRound: roundNo,
      lastRound: roundNo,
      firstPlayer: playerNo,
      lastPlayer: playerNo,
    }),
    { maxLength: 2 },
  ),
  playerAccelerations: fc.array(
    fc.record({ player: playerNo, halfPoints: fc.array(points, { minLength: 1, maxLength: 5 }) }),
    { maxLength: 2 },
  ),
  forbiddenPairs: fc.array(
    fc.record({
      rounds: fc.option(fc.record({ first: roundNo, last: roundNo })),
      players: playerNos,
    }),
    { maxLength: 3 },
  ),
  abnormalPoints: fc.array(
    fc.record({
      kind: fc.constantFrom('W', 'D', 'L', 'F', 'H', 'Z', '+', '-', ''),
      matchHalfPoints: fc.option(fc.integer({ min: -19, max: 199 })),
      halfPoints: fc.option(fc.integer({ min: -19, max: 199 })),
      round: fc.option(roundNo),
      participants: fc.array(playerNo, { maxLength: 5 }),
    }),
    { maxLength: 2 },
  ),
  boardColours: fc.array(fc.constantFrom('white', 'black'), { maxLength: 8 }),
  matchScoring: fc.array(
    fc.record({ symbol: fc.constantFrom('TW', 'TD', 'TL'), halfPoints: points }),
    { maxLength: 3 },
  ),
  teams: fc.array(fc.record({ name: text(32), members: playerNos }), { maxLength: 2 }),
  numberedTeams: fc.array(
    fc.record({
      no: teamNo,
      name: text(32),
      nickname: text(5),
      strength: fc.option(fc.integer({ min: 0, max: 999_999 })),
      matchHalfPoints: fc.option(fc.integer({ min: 0, max: 19_999 })),
      gameHalfPoints: fc.option(fc.integer({ min: 0, max: 19_999 })),
      rank: fc.option(teamNo),
      members: playerNos,
    }),
    { maxLength: 3 },
  ),
  lineUps: fc.array(
    fc.record({
      round: roundNo,
      team: teamNo,
      opponent: teamNo,
      boards: fc.array(fc.option(playerNo), { maxLength: 6 }),
    }),
    { maxLength: 2 },
  ),
  teamByes: fc.array(
    fc.record({
      matchHalfPoints: points,
      gameHalfPoints: points,
      teams: fc.array(fc.option(teamNo), { maxLength: 9 }),
    }),
    { maxLength: 1 },
  ),
  forfeitedMatches: fc.array(
    fc.record({
      winner: fc.constantFrom('white', 'black', null),
      round: roundNo,
      white: teamNo,
      black: teamNo,
    }),
    { maxLength: 2 },
  ),
  players,
  nationalPlayers: fc.array(
    fc.record({
      list: fc.constantFrom('DEN', 'GER'),
      no: playerNo,
      sex: fc.constantFrom('m', 'w', ''),
      classification: fc.constantFrom('', 'M', 'AB1'),
      name: text(33),
      rating: fc.option(fc.integer({ min: 1, max: 9999 })),
      origin: fc.constantFrom('', 'JYL'),
      nationalId: fc.constantFrom('', '12345', 'A-12'),
      birthDate: fc.constantFrom('', '1987/12/31'),
    }),
    { maxLength: 3 },
  ),
  otherLines: fc.constantFrom(
    [],
    [
      { place: 'before-players', text: '### made by hand' },
      { place: 'after-players', text: '802   1 DEN' },
    ],
  ) as fc.Arbitrary<TrfDocument['otherLines']>,
  layout: fc.constant([]),
});
