import { readInput, trfReader } from '@rokade/formats';
import type { MatchRecord } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { playerLine } from './trf-lines.ts';

/** Teams of two, listed in board order; `rounds[no - 1]` are the entries of a player. */
function teamsIn(
  members: readonly (readonly number[])[],
  rounds: readonly (readonly string[])[],
  header = '',
) {
  const teams = members.map(
    (numbers, index) =>
      `013 ${`Team ${index + 1}`.padEnd(32)}${numbers.map((no) => String(no).padStart(4)).join(' ')}`,
  );
  const players = rounds.map((cells, index) => playerLine({ no: index + 1, cells }));
  const read = readInput([...(header === '' ? [] : [header]), ...players, ...teams].join('\n'));
  if (!read.ok || read.value.kind !== 'document') throw new Error(JSON.stringify(read));
  return trfReader(read.value.document).teamEvent;
}

const recordsOf = (...parts: Parameters<typeof teamsIn>): readonly (readonly MatchRecord[])[] =>
  teamsIn(...parts)
    .scored(1)
    .teams.map(({ records }) => records);

const two = [
  [1, 2],
  [3, 4],
];

describe('matches out of the games of the members (013)', () => {
  test('board by board, in the order of the team listed first', () => {
    const rounds = [['   4 w 1'], ['   3 b ='], ['   2 w ='], ['   1 b 0']];
    expect(recordsOf(two, rounds)).toEqual([
      [
        {
          kind: 'match',
          opponent: 2,
          colour: 'white',
          matchHalfPoints: 4,
          boardHalfPoints: [2, 1],
        },
      ],
      [
        {
          kind: 'match',
          opponent: 1,
          colour: 'black',
          matchHalfPoints: 0,
          boardHalfPoints: [0, 1],
        },
      ],
    ]);
  });

  test('an empty chair is lost', () => {
    const rounds = [['   3 w 0'], ['0000 - +'], ['   1 b 1'], ['']];
    const [[first], [second]] = recordsOf(two, rounds) as [[MatchRecord], [MatchRecord]];
    expect(first).toMatchObject({ matchHalfPoints: 2, boardHalfPoints: [0, 2] });
    expect(second).toMatchObject({ matchHalfPoints: 2, boardHalfPoints: [2, 0] });
  });

  test('no board played: a forfeit', () => {
    const rounds = [['   3 w +'], ['   4 b +'], ['   1 b -'], ['   2 w -']];
    const [[first], [second]] = recordsOf(two, rounds) as [[MatchRecord], [MatchRecord]];
    expect(first).toMatchObject({ kind: 'forfeit', matchHalfPoints: 4 });
    expect(second).toMatchObject({ kind: 'forfeit', matchHalfPoints: 0 });
  });

  test('nobody came on either side: both have lost', () => {
    const rounds = [['   3 w -'], ['   4 b -'], ['   1 b -'], ['   2 w -']];
    for (const [record] of recordsOf(two, rounds))
      expect(record).toMatchObject({ kind: 'forfeit', matchHalfPoints: 0 });
  });

  test.each([
    ['U', { kind: 'bye', bye: 'pairing-allocated', matchHalfPoints: 2, gameHalfPoints: 2 }],
    ['F', { kind: 'bye', bye: 'full-point', matchHalfPoints: 4, gameHalfPoints: 4 }],
    ['H', { kind: 'bye', bye: 'half-point', matchHalfPoints: 2, gameHalfPoints: 2 }],
    ['Z', { kind: 'bye', bye: 'zero-point', matchHalfPoints: 0, gameHalfPoints: 0 }],
  ])('a team whose members have %s', (code, record) => {
    const rounds = [
      ['   3 w 1'],
      ['   4 b 1'],
      ['   1 b 0'],
      ['   2 w 0'],
      [`0000 - ${code}`],
      [`0000 - ${code}`],
    ];
    expect(recordsOf([...two, [5, 6]], rounds)[2]).toEqual([record]);
  });

  test('a team nobody has an entry of was not there', () => {
    const rounds = [['   3 w 1'], ['   4 b 1'], ['   1 b 0'], ['   2 w 0'], [''], ['']];
    expect(recordsOf([...two, [5, 6]], rounds)[2]).toEqual([{ kind: 'absent' }]);
  });
});

test.each([
  ['FIDE_TEAM_TYPEA_GP_MP', 'GP'],
  ['FIDE_TEAM_MP_GP', 'MP'],
  ['FIDE_TEAM', 'MP'],
  ['CUSTOM_TEAM_SWISS_GP', 'GP'],
])('192 %s ranks by %s first', (system, primary) => {
  expect(teamsIn(two, [[''], [''], [''], ['']], `192 ${system}`).primary).toBe(primary);
});

describe('teams with numbers (310) and what the file states of their rounds', () => {
  const numbered = (no: number, members: readonly number[]): string =>
    `310 ${String(no).padStart(3)} ${`Team ${no}`.padEnd(32)} ${''.padEnd(5)} ${'2000'.padStart(6)} ${''.padStart(6)} ${''.padStart(6)} ${''.padStart(3)}  ${members.map((each) => String(each).padStart(4)).join(' ')}`;

  function recordsIn(
    rounds: readonly (readonly string[])[],
    lines: readonly string[],
    roundsPaired: number,
  ): readonly (readonly MatchRecord[])[] {
    const players = rounds.map((cells, index) => playerLine({ no: index + 1, cells }));
    const teams = [numbered(7, [1, 2]), numbered(4, [3, 4])];
    const read = readInput([...lines, ...players, ...teams].join('\n'));
    if (!read.ok || read.value.kind !== 'document') throw new Error(JSON.stringify(read));
    const event = trfReader(read.value.document).teamEvent;
    expect(event.teams.map(({ no, rating }) => [no, rating])).toEqual([
      [4, 2000],
      [7, 2000],
    ]);
    return event.scored(roundsPaired).teams.map(({ records }) => records);
  }

  test('three points for a won match (362), seats in another order (300)', () => {
    const rounds = [['   4 w 1'], ['   3 b ='], ['   2 w ='], ['   1 b 0']];
    const lines = ['352 WB', '362 TW 3.0   TD 1.0', '300   1   7   4    2    1'];
    expect(recordsIn(rounds, lines, 1)).toEqual([
      [
        {
          kind: 'match',
          opponent: 7,
          colour: 'white',
          matchHalfPoints: 0,
          boardHalfPoints: [1, 0],
        },
      ],
      [
        {
          kind: 'match',
          opponent: 4,
          colour: 'black',
          matchHalfPoints: 6,
          boardHalfPoints: [1, 2],
        },
      ],
    ]);
  });

  test('an empty chair on board 1 (300)', () => {
    const rounds = [['   3 w 0'], [''], ['   1 b 1'], ['0000 - +']];
    const lines = ['300   1   7   4 0000    1'];
    expect(recordsIn(rounds, lines, 1)).toMatchObject([
      [{ matchHalfPoints: 4, boardHalfPoints: [2, 2] }],
      [{ matchHalfPoints: 0, boardHalfPoints: [0, 0] }],
    ]);
  });

  test('a bye asked for (240), matches not played (330)', () => {
    const rounds = [
      ['', '', '   3 w 1', '   3 w +'],
      ['', '', '   4 b 1', ''],
      ['', '', '   1 b 0', '   1 b -'],
      ['', '', '   2 w 0', ''],
    ];
    const lines = ['352 WB', '240 H   2    7', '330 +-   1   7   4', '330 --   4   4   7'];
    const [four, seven] = recordsIn(rounds, lines, 4);
    expect(seven?.[1]).toEqual({
      kind: 'bye',
      bye: 'half-point',
      matchHalfPoints: 2,
      gameHalfPoints: 2,
    });
    expect(seven?.[0]).toEqual({
      kind: 'forfeit',
      opponent: 4,
      colour: 'white',
      matchHalfPoints: 4,
      boardHalfPoints: [2, 2],
    });
    expect(four?.[0]).toMatchObject({ kind: 'forfeit', colour: 'black', matchHalfPoints: 0 });
    expect([four?.[3], seven?.[3]]).toMatchObject([
      { kind: 'forfeit', matchHalfPoints: 0 },
      { kind: 'forfeit', matchHalfPoints: 0 },
    ]);
  });

  test('the bye of the pairing with its points (320)', () => {
    const rounds = [
      ['   3 w 1', ''],
      ['   4 b 1', ''],
      ['   1 b 0', ''],
      ['   2 w 0', '0000 - U'],
    ];
    expect(recordsIn(rounds, ['320  1.0  1.5 000   4'], 2)[0]?.[1]).toEqual({
      kind: 'bye',
      bye: 'pairing-allocated',
      matchHalfPoints: 2,
      gameHalfPoints: 3,
    });
  });
});
