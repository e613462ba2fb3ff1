import {
  plannedRounds,
  type SystemChoice,
  usualScoring,
  viewPhase,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  details,
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
      'named-twice',
    ],
  ])('%o is refused', (changes, field, problem) => {
    const refusal = refusalOf(withPlayers(4, withDutch), { kind: 'change-settings', changes });
    expect(refusal).toEqual({ code: 'settings.invalid', field, problem });
  });

  it('a new system takes the draft back, and wants a reason once a round is out', () => {
    const draft = run(withPlayers(4), { kind: 'pair-round' });
    const changed = run(draft, { kind: 'change-settings', changes: { system: dutch } });
    expect(changed.state.rounds).toEqual([]);
    const asked = refusalOf(started(4), { kind: 'change-settings', changes: { system: dutch } });
    expect(asked).toMatchObject({
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
      plannedRounds({ players: state.players, settings: { ...state.settings, system } });
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
