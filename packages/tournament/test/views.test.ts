/** @regulation DSU 2002 */
import {
  type GameResult,
  publicTournament,
  viewCrosstable,
  viewPlayerCard,
  viewPlayerCards,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  arbiter,
  type Driver,
  details,
  playerId,
  run,
  started,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const loss: GameResult = { kind: 'played', white: 0, black: 2 };

function results(driver: Driver, round: number, ...list: readonly GameResult[]): Driver {
  return list.reduce<Driver>(
    (now, result, index) => run(now, { kind: 'enter-result', round, board: index + 1, result }),
    driver,
  );
}

/**
 * Five players, two rounds, worked by hand:
 * round 1: 2–1 1-0, 4–3 ½-½, 5 sits out (1 point);
 * placings 2, 5, 3, 4, 1; round 2: 5–2, 1–3 (3 and 4 have met), 4 sits out.
 */
function twoRounds(): Driver {
  const one = results(started(5), 1, win, draw);
  return run(one, { kind: 'pair-round' }, { kind: 'publish-round' });
}

/** With 5–2 0-1 and 1–3 ½-½: 2 has 2 points, 4 has 1½, 3 and 5 have 1, 1 has ½. */
const finished = (): Driver['state'] => results(twoRounds(), 2, loss, draw).state;

describe('the view of a round', () => {
  test('boards with the points each came with, and the sit-out', () => {
    const round = viewRound(twoRounds().state, 2);
    expect(
      round?.boards.map(({ white, black }) => [
        [white.no, white.halfPointsBefore],
        [black.no, black.halfPointsBefore],
      ]),
    ).toEqual([
      [
        [5, 2],
        [2, 2],
      ],
      [
        [1, 0],
        [3, 1],
      ],
    ]);
    expect(round?.byes.map(({ player, halfPoints }) => [player.no, halfPoints])).toEqual([[4, 2]]);
    expect(round?.missing).toEqual([1, 2]);
  });

  test('a postponed game is pending, not missing', () => {
    const { state } = results(twoRounds(), 2, { kind: 'pending', why: 'postponed', due: '' });
    expect(viewRound(state, 2)).toMatchObject({ missing: [2], pending: [1] });
  });
});

describe('standings and crosstable', () => {
  test('points, correction in its stages (4.14.2) and Sonneborn-Berger (4.14.1)', () => {
    const { rows, provisional } = viewStandings(finished());
    const lines = rows.map(({ rank, player, halfPoints, values }) => ({
      line: [rank, player.no, halfPoints / 2],
      values: values.map((value) => value?.stages.map((s) => s.numerator / s.denominator)),
    }));
    expect(lines).toEqual([
      { line: [1, 2, 2], values: [[0, 1, 1.5], [1.5]] },
      { line: [2, 4, 1.5], values: [[0, 1, 1], [0.5]] },
      { line: [3, 5, 1], values: [[0, 2, 2], [0]] },
      { line: [4, 3, 1], values: [[0, 1.5, 2], [1]] },
      { line: [5, 1, 0.5], values: [[0, 2, 3], [0.5]] },
    ]);
    expect(provisional).toBe(false);
  });

  test('the crosstable names opponents by their line and counts up', () => {
    const [winner] = viewCrosstable(finished()).rows;
    expect(winner?.standing.player.no).toBe(2);
    expect(winner?.cells).toMatchObject([{ opponentRank: 5 }, { opponentRank: 3 }]);
    expect(winner?.progress).toEqual([2, 4]);
  });

  test('the crosstable says who met another score group, where rounds are paired by points', () => {
    const floatsOf = (state: Driver['state']) =>
      new Map(viewCrosstable(state).rows.map((row) => [row.standing.player.no, row.floats]));
    expect([...floatsOf(finished())].toSorted(([a], [b]) => a - b)).toEqual([
      [1, [null, 'up']],
      [2, [null, null]],
      [3, [null, 'down']],
      [4, [null, null]],
      [5, [null, null]],
    ]);
    const system = {
      code: 'berger',
      edition: 'fide-2012',
      cycles: 1,
      withdrawals: 'fide-2012',
      freeDates: false,
    } as const;
    const table = { ...finished(), settings: { ...finished().settings, system } };
    expect([...floatsOf(table).values()].flat().every((float) => float === null)).toBe(true);
  });

  test('an open game is open in the table and gives nothing yet', () => {
    const { state } = twoRounds();
    const row = viewCrosstable(state).rows.find(({ standing }) => standing.player.no === 2);
    expect(row?.cells[1]).toMatchObject({ kind: 'game', how: 'open', halfPoints: null });
    expect(row?.standing.halfPoints).toBe(2);
    expect(viewStandings(state).provisional).toBe(true);
  });

  test('standings after an earlier round stay as they were', () => {
    const after = viewStandings(finished(), 1);
    expect(after.rows.map(({ player }) => player.no)).toEqual([2, 5, 3, 4, 1]);
  });
});

test('the round card tells opponents, colours, points and placings (4.10.1)', () => {
  const card = viewPlayerCard(finished(), playerId('p3'));
  const rounds = card?.rounds.map(({ opponent, halfPointsAfter, placing }) => ({
    opponent: opponent?.no,
    halfPointsAfter,
    placing,
  }));
  expect(rounds).toEqual([
    { opponent: 4, halfPointsAfter: 1, placing: 3 },
    { opponent: 1, halfPointsAfter: 2, placing: 4 },
  ]);
  expect(card).toMatchObject({ whites: 0, blacks: 2 });
  expect(viewPlayerCard(finished(), playerId('nobody'))).toBeNull();
});

test('all cards together are the cards one by one', () => {
  const t = finished();
  expect(viewPlayerCards(t)).toEqual(t.players.map(({ id }) => viewPlayerCard(t, id)));
});

describe('what the public sees', () => {
  const secret = details('Hemmelig, Navn', {
    birthDate: '2015-04-01',
    nationalId: 'DSU-4711',
    fideId: '1400123',
    rating: 1234,
    club: 'Skjult Klub',
    sex: 'w',
  });
  const entered = (change: Partial<Driver['state']['settings']['visibility']>) => {
    const base = withPlayers(4);
    const visibility = { ...base.state.settings.visibility, ...change };
    return run(
      base,
      { kind: 'change-settings', changes: { visibility } },
      { kind: 'enter-players', players: [{ id: playerId('secret'), details: secret }] },
      { kind: 'pair-round' },
    ).state;
  };

  test('never holds birth dates, numbers of federations or a draft', () => {
    const text = JSON.stringify(publicTournament(entered({})));
    for (const hidden of ['2015-04-01', 'DSU-4711', '1400123', '"draft"']) {
      expect(text).not.toContain(hidden);
    }
    expect(text).toContain('Hemmelig');
  });

  test('holds no field that nobody has decided about', () => {
    const t = entered({});
    const phone = { phone: '70 10 20 30' };
    const publicView = publicTournament({
      ...t,
      ...phone,
      settings: { ...t.settings, ...phone },
      players: t.players.map((player) => ({
        ...player,
        ...phone,
        details: { ...player.details, ...phone },
      })),
      rounds: t.rounds.map((round) => ({
        ...round,
        ...phone,
        status: 'published',
        games: round.games.map((game) => ({ ...game, ...phone })),
      })),
    });
    expect(publicView?.rounds[0]?.games).not.toEqual([]);
    expect(JSON.stringify(publicView)).not.toContain('70 10 20 30');
  });

  test('does not hold who wrote a result', () => {
    const played = run(
      withPlayers(4),
      { kind: 'pair-round' },
      { kind: 'publish-round' },
      { kind: 'enter-result', round: 1, board: 1, result: win },
    ).state;
    expect(played.rounds[0]?.games.map(({ writtenBy }) => writtenBy)).toEqual([arbiter.name, '']);
    const games = publicTournament(played)?.rounds[0]?.games;
    expect(games?.map(({ writtenBy }) => writtenBy)).toEqual(['', '']);
  });

  test('holds ratings, clubs and full names only as the organiser chose', () => {
    const chosen = { ratings: false, clubs: false, names: 'initials' } as const;
    const text = JSON.stringify(publicTournament(entered(chosen)));
    for (const hidden of ['1234', 'Skjult', 'Hemmelig']) expect(text).not.toContain(hidden);
    expect(text).toContain('H., Navn');
  });

  test('does not hold who must not meet whom, nor that a pairing kept them apart', () => {
    const secret = {
      ...entered({}).settings.forbidden,
      groups: [[playerId('p1'), playerId('p2')]],
    };
    const state = started(4).state;
    const because = [
      { code: 'dutch.passed-over-forbidden', article: 'C.04.2', facts: { player: 1 } },
      { code: 'dutch.same-score', article: 'C.04.3', facts: {} },
    ];
    const publicRounds = publicTournament({
      ...state,
      settings: { ...state.settings, forbidden: secret },
      rounds: state.rounds.map((round) => ({
        ...round,
        games: round.games.map((game) => ({ ...game, because })),
      })),
    });
    expect(publicRounds?.settings.forbidden).toEqual({ ...secret, groups: [[]] });
    expect(publicRounds?.rounds[0]?.games[0]?.because.map(({ code }) => code)).toEqual([
      'dutch.same-score',
    ]);
  });

  test('is nothing at all while the tournament is not published', () => {
    expect(publicTournament(entered({ published: false }))).toBeNull();
  });
});
