/** @regulation DSU 2002 */
import {
  type PlaceGame,
  type PlayerId,
  plannedRounds,
  type SystemChoice,
  usualScoring,
  viewCrosstable,
  viewOpenGames,
  viewPhase,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  details,
  outsideFideMode,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const dutch: SystemChoice = {
  code: 'dutch',
  edition: 'fide-2026',
  acceleration: 'none',
  initialColour: 'white',
};
const withDutch = { system: dutch, tieBreaks: ['BH-C1', 'BH', 'SB'] };

describe('a tournament by the Dutch system', () => {
  it('pairs the upper half against the lower, the first number with the colour drawn', () => {
    const boards = (system: SystemChoice) =>
      started(6, { ...withDutch, system }).state.rounds[0]?.games.map(({ white, black }) => [
        white,
        black,
      ]);
    expect(boards(dutch)).toEqual([
      ['p1', 'p4'],
      ['p5', 'p2'],
      ['p3', 'p6'],
    ]);
    expect(boards({ ...dutch, initialColour: 'black' })?.[0]).toEqual(['p4', 'p1']);
  });

  it('keeps players of one club apart where that is forbidden', () => {
    const forbidden = { sameClub: true, sameFederation: false, groups: [] };
    const driver = run(withPlayers(4, { ...withDutch, forbidden }), {
      kind: 'change-player',
      player: playerId('p1'),
      changes: { club: 'Viborg' },
    });
    expect(refusalOf(driver, { kind: 'pair-round' }).code).toBe('pairing.no-legal-pairing');
  });

  it('keeps named players apart', () => {
    const groups = [[playerId('p1'), playerId('p3')]];
    const forbidden = { sameClub: false, sameFederation: false, groups };
    const games = started(4, { ...withDutch, forbidden }).state.rounds[0]?.games;
    expect(games?.[0]).toMatchObject({ white: 'p1', black: 'p4' });
  });

  it('numbers by FIDE rating, title and name', () => {
    const entered = run(withPlayers(2, withDutch), {
      kind: 'enter-players',
      players: [
        { id: playerId('x'), details: details('Zander, Per', { fideRating: 2400, title: 'IM' }) },
        { id: playerId('y'), details: details('Adam, Per', { fideRating: 2400 }) },
        { id: playerId('z'), details: details('Beck, Per', { fideRating: 2400 }) },
      ],
    });
    const driver = runConfirmed(entered, { kind: 'number-by-strength' });
    expect(driver.state.players.map(({ id }) => id)).toEqual(['x', 'y', 'z', 'p1', 'p2']);
    expect(driver.state.lots).toEqual({ kind: 'by-strength' });
  });

  it('counts three points for a win where that is chosen', () => {
    const scoring = { win: 6, draw: 2, loss: 0, allocatedBye: 2 };
    const driver = whiteWinsAll(started(5, { ...withDutch, scoring }));
    const points = viewStandings(driver.state).rows.map(({ halfPoints }) => halfPoints);
    expect(points).toEqual([6, 6, 2, 0, 0]);
  });
});

describe('settings of systems', () => {
  it.each([
    [{ tieBreaks: ['NONSENSE'] }, 'tieBreaks', 'unknown'],
    [{ scoring: { ...usualScoring, draw: 3 } }, 'scoring', 'out-of-range'],
    [{ scoring: { ...usualScoring, win: 2.5 } }, 'scoring', 'out-of-range'],
    [
      { forbidden: { sameClub: false, sameFederation: false, groups: [[playerId('p1')]] } },
      'forbidden',
      'group-of-one',
    ],
  ])('%o is refused', (changes, field, problem) => {
    const refusal = refusalOf(withPlayers(4, withDutch), { kind: 'change-settings', changes });
    expect(refusal).toEqual({ code: 'settings.invalid', field, problem });
  });

  it('a new system takes the draft back, and wants a reason once a round is out', () => {
    const draft = run(withPlayers(4), { kind: 'pair-round' });
    const changed = run(draft, { kind: 'change-settings', changes: { system: dutch } });
    expect(changed.state.rounds).toEqual([]);
    const needsReason = refusalOf(started(4), {
      kind: 'change-settings',
      changes: { system: dutch },
    });
    expect(needsReason).toMatchObject({
      code: 'command.needs-confirmation',
      consequences: [{ code: 'consequence.system-changed-after-start' }],
      reasonNeeded: true,
    });
  });

  it('only a system with a schedule sets all rounds at once', () => {
    expect(refusalOf(withPlayers(4), { kind: 'pair-all-rounds' }).code).toBe(
      'system.not-scheduled',
    );
  });

  it('has as many rounds as the table, or as were planned', () => {
    const { state } = withPlayers(5);
    const table = (cycles: 1 | 2): SystemChoice => ({
      code: 'berger',
      edition: 'fide-2012',
      cycles,
      withdrawals: 'fide-2012',
      freeDates: false,
    });
    const rounds = (system: SystemChoice) =>
      plannedRounds({ ...state, settings: { ...state.settings, system } });
    expect([dutch, table(1), table(2)].map(rounds)).toEqual([3, 5, 10]);
    expect(viewPhase(state)).toBe('ready-to-pair');
  });
});

describe('a lot for a place', () => {
  const tied = started(4, withDutch);
  const lot = { kind: 'draw-tie-lots', seed: 'syv' } as const;
  const players = ['p1', 'p4', 'p2', 'p3'].map(playerId);

  it('puts those in order whom nothing else separates, and says so', () => {
    const { rows } = viewStandings(run(tied, { ...lot, players }).state);
    expect(rows.map(({ rank, shared, byLot }) => [rank, shared, byLot])).toEqual([
      [1, false, true],
      [2, false, true],
      [3, false, true],
      [4, false, true],
    ]);
  });

  it('is repeated with the same seed, whatever the order they were named in', () => {
    const orderOf = (named: typeof players) =>
      run(tied, { ...lot, players: named }).state.tieLots[0]?.order;
    expect(orderOf(players.toReversed())).toEqual(orderOf(players));
  });

  describe('that all wish to play for (Tempelhof 2018 III.A.4)', () => {
    const playOffOf = (declined: readonly PlayerId[], games: readonly PlaceGame[] = []) =>
      ({ ...lot, players, playOff: { declined, games } }) as const;
    const agreed = run(tied, playOffOf([]));
    const games = agreed.state.tieLots[0]?.playOff?.games ?? [];
    const p4Last = games.map((game) => ({
      ...game,
      whiteHalfPoints: game.white === 'p4' ? 0 : 2,
    }));

    it('shares the place until all games are played, each against each', () => {
      const half = run(agreed, playOffOf([], p4Last.slice(0, 2)));
      const { rows, lots } = viewStandings(half.state);
      expect(games).toHaveLength(6);
      expect(rows.map(({ rank, shared, byLot }) => [rank, shared, byLot])).toEqual(
        Array.from({ length: 4 }, () => [1, true, false]),
      );
      expect(lots).toMatchObject([{ firstRank: 1, lastRank: 4, isOpen: true, declined: [] }]);
    });

    it('goes by its points, and says so', () => {
      const { rows, lots } = viewStandings(run(agreed, playOffOf([], p4Last)).state);
      expect(rows.map(({ rank, shared }) => [rank, shared])).toEqual([
        ...[
          [1, false],
          [2, false],
          [3, false],
          [4, false],
        ],
      ]);
      expect(lots).toMatchObject([{ isOpen: false, games: [{}, {}, {}, {}, {}, {}] }]);
      expect(rows.every(({ byLot, byPlayOff }) => byLot !== byPlayOff)).toBe(true);
    });

    it('is left to the lot where somebody does not wish it, and knows who', () => {
      const { rows, lots } = viewStandings(run(tied, playOffOf([playerId('p4')])).state);
      expect(rows.map(({ rank, byLot }) => [rank, byLot])).toEqual([
        ...[
          [1, true],
          [2, true],
          [3, true],
          [4, true],
        ],
      ]);
      expect(lots).toMatchObject([{ declined: [{ id: 'p4' }], games: [], isOpen: false }]);
    });

    it.each([
      ['results before it is agreed', tied, playOffOf([], p4Last)],
      ['results by another seed', agreed, { ...playOffOf([], p4Last), seed: 'otte' }],
      [
        'a result of another game',
        agreed,
        playOffOf([], [{ white: playerId('p1'), black: playerId('p9'), whiteHalfPoints: 2 }]),
      ],
      [
        'a play-off that all wish and one does not',
        tied,
        { ...playOffOf([]), playOff: { declined: [playerId('p4')], games: [], allWish: true } },
      ],
      ['the wish of somebody else', tied, playOffOf([playerId('p9')])],
    ])('refuses %s', (_case, from, command) => {
      expect(refusalOf(from, command).code).toBe('lots.no-such-play-off');
    });
  });

  it('is drawn between all who share the place, with a seed', () => {
    expect(refusalOf(tied, { ...lot, players: players.slice(1) }).code).toBe('lots.not-tied');
    expect(refusalOf(tied, { ...lot, seed: ' ', players }).code).toBe('lots.seed-missing');
  });

  it('counts no more once they are not equal', () => {
    const drawn = run(tied, { ...lot, players });
    const { rows } = viewStandings(whiteWinsAll(drawn).state);
    expect(rows.some(({ byLot }) => byLot)).toBe(false);
    expect(
      put(drawn, { command: { kind: 'pair-round' }, reason: '', confirmed: true }).refusal,
    ).toBe(null);
  });
});

describe('a round robin', () => {
  const system: SystemChoice = {
    code: 'berger',
    edition: 'fide-2012',
    cycles: 1,
    withdrawals: 'dsu-2002',
    freeDates: true,
  };
  const table = { system, tieBreaks: ['DSU-SB'] };
  const withTable = (count: number) => run(withPlayers(count, table), { kind: 'pair-all-rounds' });
  const win = { kind: 'played', white: 2, black: 0 } as const;

  it('has all its rounds at once, by the table', () => {
    const { state } = withTable(4);
    const games = state.rounds.map((round) => round.games.map(({ white, black }) => white + black));
    expect(games).toEqual([
      ['p1p4', 'p2p3'],
      ['p4p3', 'p1p2'],
      ['p2p4', 'p3p1'],
    ]);
    expect(viewPhase(state)).toBe('playing');
  });

  /** @article Tempelhof 2018 III.E.5 */
  it('shows each player whom they still have to meet', () => {
    const played = run(withTable(4), { kind: 'enter-result', round: 1, board: 1, result: win });
    const { games, rows } = viewOpenGames(played.state);
    expect(games).toBe(5);
    const opponents = rows.map(({ player, games: left }) => [
      player.id,
      left.map(({ opponent, colour }) => `${colour} ${opponent.id}`),
    ]);
    expect(Object.fromEntries(opponents)).toEqual({
      p1: ['white p2', 'black p3'],
      p2: ['white p3', 'black p1', 'white p4'],
      p3: ['black p2', 'black p4', 'white p1'],
      p4: ['white p3', 'black p2'],
    });
  });

  it('is complete when every game of every round is in', () => {
    const played = [1, 2, 3].reduce(
      (driver, round) =>
        run(
          driver,
          { kind: 'enter-result', round, board: 1, result: win },
          { kind: 'enter-result', round, board: 2, result: win },
        ),
      withTable(4),
    );
    expect(viewPhase(played.state)).toBe('complete');
  });

  it('strikes the games of one who left before half of them, §16a', () => {
    const played = run(
      withTable(6),
      { kind: 'enter-result', round: 1, board: 1, result: win },
      { kind: 'withdraw-player', player: playerId('p1'), fromRound: 5 },
    );
    const view = viewStandings(played.state);
    expect(view.rows.find(({ player }) => player.id === 'p1')?.halfPoints).toBe(0);
    expect(view.rows.every(({ halfPoints }) => halfPoints === 0)).toBe(true);
    expect(view.withdrawals).toEqual([
      { code: 'withdrawal.not-counted', article: '§16a', facts: { player: 1, games: 1, of: 5 } },
    ]);
    const { rows } = viewCrosstable(played.state);
    const ofWinner = rows.find(({ standing }) => standing.player.id === 'p1');
    expect(ofWinner?.cells[0]).toMatchObject({ halfPoints: 2, counts: false });
    expect(ofWinner?.progress).toEqual([0, 0, 0, 0, 0]);
    const open = played.state.rounds.flatMap(({ games }) => games).filter((g) => g.result === null);
    expect(open.some(({ white, black }) => [white, black].includes(playerId('p1')))).toBe(false);
  });

  it('counts them from half on, and the rest are lost, §16b', () => {
    const played = run(
      withTable(4),
      { kind: 'enter-result', round: 1, board: 1, result: win },
      { kind: 'enter-result', round: 2, board: 2, result: win },
      { kind: 'withdraw-player', player: playerId('p1'), fromRound: 3 },
    );
    const points = Object.fromEntries(
      viewStandings(played.state).rows.map(({ player, halfPoints }) => [player.id, halfPoints]),
    );
    expect(points).toEqual({ p1: 4, p3: 2, p2: 0, p4: 0 });
  });

  it('lets nobody skip a round', () => {
    const request = { round: 1, bye: 'half-point' } as const;
    const refusal = refusalOf(withPlayers(4, table), {
      kind: 'request-bye',
      player: playerId('p1'),
      request,
    });
    expect(refusal.code).toBe('bye.not-in-table');
  });

  it('draws numbers that keep players of one club apart at the end', () => {
    const entered = withPlayers(10, table);
    const clubs = [1, 2, 3].map((n) => ({
      kind: 'change-player' as const,
      player: playerId(`p${n}`),
      changes: { club: 'Viborg' },
    }));
    const others = [4, 5, 6, 7, 8, 9, 10].map((n) => ({
      kind: 'change-player' as const,
      player: playerId(`p${n}`),
      changes: { club: '' },
    }));
    const driver = run(entered, ...clubs, ...others);
    const drawn = runConfirmed(driver, { kind: 'draw-lots', seed: 'otte', apart: 'club' });
    expect(drawn.state.lots).toEqual({ kind: 'drawn', seed: 'otte', apart: 'club' });
    const { rounds } = run(drawn, { kind: 'pair-all-rounds' }).state;
    const viborg = new Set(['p1', 'p2', 'p3'].map(playerId));
    const together = rounds
      .filter(({ games }) => games.some((g) => viborg.has(g.white) && viborg.has(g.black)))
      .map(({ number }) => number);
    expect(together.length).toBe(3);
    expect(Math.max(...together)).toBeLessThan(7);
  });

  it('keeps the Varma tables to round robins of 9 to 24', () => {
    const lots = { kind: 'draw-lots', seed: 'x', apart: 'club' } as const;
    expect(refusalOf(withPlayers(10, withDutch), lots).code).toBe('lots.varma-needs-table');
    expect(refusalOf(withPlayers(6, table), lots).code).toBe('lots.varma-players');
  });
});

/** @article FIDE 2012 annex 3 */
describe('tie-breaks changed after the start', () => {
  const played = whiteWinsAll(outsideFideMode(started(6, withDutch)));
  const change = { kind: 'change-settings', changes: { tieBreaks: ['BPG'] } } as const;

  it('say first what they move', () => {
    expect(refusalOf(played, change)).toMatchObject({
      code: 'command.needs-confirmation',
      consequences: [
        {
          code: 'consequence.tie-breaks-changed-after-start',
          firstBeforePlayers: ['p1', 'p3', 'p5'],
        },
      ],
    });
  });

  it('stay visible in the standings', () => {
    expect(viewStandings(played.state).orderChangedAfterRound).toBe(null);
    const changed = runConfirmed(played, change);
    expect(viewStandings(changed.state).orderChangedAfterRound).toBe(1);
  });
});
