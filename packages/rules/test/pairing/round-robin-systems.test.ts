import {
  type Availability,
  findPairingSystem,
  findScheduleTable,
  type PairedRound,
  type PairingPlayer,
  type RoundRecord,
  type RoundRobinRequest,
  scheduleOf,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const tables = [
  ['berger', 'berger'],
  ['dsu', 'dsu'],
  ['tempelhof-table', 'tempelhof'],
  ['rutsch', 'rutsch'],
] as const;

const player = (
  no: number,
  records: readonly RoundRecord[] = [],
  availability: Availability = { kind: 'present' },
): PairingPlayer => ({ no, rating: null, records, availability });

const everyone = (count: number): readonly PairingPlayer[] =>
  Array.from({ length: count }, (_, index) => player(index + 1));

function pairBy(code: string, request: Omit<RoundRobinRequest, 'roundsPlanned'>): PairedRound {
  const withoutPlan: RoundRobinRequest = { ...request, roundsPlanned: null };
  const answer = findPairingSystem(code)?.pairRound(withoutPlan);
  if (answer?.ok !== true) throw new Error(answer?.error.code);
  return answer.value;
}

const line = (games: readonly { readonly white: number; readonly black: number }[]): string =>
  games.map(({ white, black }) => `${white}-${black}`).join(' ');

const game = (opponent: number, colour: 'white' | 'black'): RoundRecord => ({
  kind: 'game',
  opponent,
  colour,
  halfPoints: 1,
  status: 'played',
});

const whys = ({ byes }: PairedRound) =>
  byes.map(({ no, halfPoints, because }) => [no, halfPoints, because[0]?.code]);

describe.each(tables)('%s', (code, tableCode) => {
  test.each([3, 4, 7, 8, 15])('pairs the rounds of its table, %i players', (count) => {
    const table = findScheduleTable(tableCode);
    for (const [index, { pairings, bye }] of (table === undefined
      ? []
      : scheduleOf(table, count, false)
    ).entries()) {
      const round = pairBy(code, { roundNumber: index + 1, players: everyone(count) });
      expect(line(round.pairings)).toBe(line(pairings));
      expect(whys(round)).toEqual(bye === null ? [] : [[bye, 0, 'round-robin.free-in-table']]);
    }
  });

  test('plays twice with the colours reversed, and then no more', () => {
    const table = findScheduleTable(tableCode);
    const rounds = table === undefined ? [] : scheduleOf(table, 6, true);
    expect(rounds).toHaveLength(10);
    for (const { round, pairings } of rounds) {
      const paired = pairBy(code, { roundNumber: round, players: everyone(6), cycles: 2 });
      expect(line(paired.pairings)).toBe(line(pairings));
    }
    const beyond: RoundRobinRequest = {
      roundNumber: 11,
      roundsPlanned: null,
      players: everyone(6),
      cycles: 2,
    };
    expect(findPairingSystem(code)?.pairRound(beyond)).toEqual({
      ok: false,
      error: { code: 'pairing.schedule-over', roundNumber: 11, rounds: 10 },
    });
  });
});

describe('who is not there', () => {
  test('leaves the opponent free without a point, and changes nobody else’s game', () => {
    const players = everyone(6).map((each) => {
      if (each.no === 6) return player(6, [], { kind: 'absent', bye: 'zero-point' });
      return each.no === 2
        ? player(2, [], { kind: 'withdrawn', sinceRoundNumber: 1, order: 1 })
        : each;
    });
    const round = pairBy('berger', { roundNumber: 1, players });
    expect(line(round.pairings)).toBe('3-4');
    expect(round.pairings.map(({ board }) => board)).toEqual([1]);
    expect(whys(round)).toEqual([
      [1, 0, 'round-robin.opponent-absent'],
      [5, 0, 'round-robin.opponent-withdrawn'],
    ]);
  });

  test('a late entry takes the free number of an odd field', () => {
    const before = pairBy('tempelhof-table', { roundNumber: 3, players: everyone(7) });
    const after = pairBy('tempelhof-table', { roundNumber: 3, players: everyone(8) });
    expect(whys(before)).toHaveLength(1);
    expect(after.byes).toEqual([]);
    expect(after.pairings.slice(1).map(({ white, black }) => [white, black])).toEqual(
      before.pairings.map(({ white, black }) => [white, black]),
    );
  });

  test('a number nobody has leaves its opponents free', () => {
    const players = everyone(6).filter(({ no }) => no !== 5);
    expect(whys(pairBy('dsu', { roundNumber: 1, players }))).toEqual([
      [2, 0, 'round-robin.nobody-there'],
    ]);
  });
});

describe('a table that has become longer', () => {
  test('brings nobody together a second time', () => {
    /** 1 and 4 met in round 1 of four players; of six, 1 meets 4 in round 4. */
    const players = everyone(6).map((each) => {
      if (each.no === 1) return player(1, [game(4, 'white')]);
      return each.no === 4 ? player(4, [game(1, 'black')]) : each;
    });
    const round = pairBy('berger', { roundNumber: 4, players });
    expect(line(round.pairings)).toBe('6-5 2-3');
    expect(whys(round)).toEqual([
      [1, 0, 'round-robin.has-met'],
      [4, 0, 'round-robin.has-met'],
    ]);
  });

  test('a forfeited board is a meeting, and the second cycle brings a second', () => {
    const forfeit: RoundRecord = {
      kind: 'forfeit',
      opponent: 2,
      colour: 'white',
      halfPoints: 2,
      notice: false,
    };
    const players = [player(1, [forfeit]), player(2, [{ ...forfeit, opponent: 1 }])];
    expect(whys(pairBy('berger', { roundNumber: 1, players }))).toHaveLength(2);
    expect(line(pairBy('berger', { roundNumber: 2, players, cycles: 2 }).pairings)).toBe('2-1');
  });
});
