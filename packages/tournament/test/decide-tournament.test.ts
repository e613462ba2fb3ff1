/** @regulation DSU 2002 */
import { type Command, decide, type Settings } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  playerId,
  refusalOf,
  run,
  runConfirmed,
  settings,
  started,
  tournamentId,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const create = (change: Partial<Settings>): Command => ({
  kind: 'create-tournament',
  id: tournamentId,
  settings: { ...settings, ...change },
});

describe('settings', () => {
  test.each<[string, Partial<Settings>]>([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['roundsPlanned', { roundsPlanned: 0 }],
    ['roundsPlanned', { roundsPlanned: 2.5 }],
    ['roundDates', { roundDates: ['next Monday'] }],
    ['roundDates', { roundDates: ['2026-02-31'] }],
    ['roundDates', { roundDates: ['2026-12-10', '', '2026-12-03T19:00'] }],
    ['timeControl', { timeControl: { stages: [], incrementSeconds: 0 } }],
    ['timeControl', { timeControl: { stages: [{ moves: 0, minutes: 60 }], incrementSeconds: 0 } }],
    ['tieBreaks', { tieBreaks: ['DSU-AK', 'DSU-AK'] }],
    ['committee', { committee: new Array<string>(21).fill('Ida') }],
  ])('a bad %s is refused with its name', (field, change) => {
    const decided = decide(null, { command: create(change), reason: '', confirmed: false });
    expect(decided).toMatchObject({ ok: false, error: { code: 'settings.invalid', field } });
  });

  test.each(['soon', '2026-02-29', '2026-13-01', '2026-11-21T25:00', '2026-11-21T', 'T19:00'])(
    'no round is played on “%s”',
    (date) => {
      const command = create({ roundDates: ['2028-02-29', '2026-11-21T19:00', '', date] });
      expect(decide(null, { command, reason: '', confirmed: false })).toMatchObject({
        error: { field: 'roundDates', problem: 'not-a-date' },
      });
    },
  );

  test('settings written again as they are add nothing to the journal', () => {
    const four = withPlayers(4);
    const again = run(four, { kind: 'change-settings', changes: { place: settings.place } });
    expect(again.entries).toEqual(four.entries);
  });

  test('tie-breaks change freely before the start, later with a reason', () => {
    const change: Command = { kind: 'change-settings', changes: { tieBreaks: ['DSU-SB'] } };
    expect(run(withPlayers(4), change).state.settings.tieBreaks).toEqual(['DSU-SB']);
    const after = runConfirmed(started(4), change);
    expect(after.entries.at(-1)?.reason).not.toBe('');
  });

  test('rounds already paired cannot be planned away', () => {
    const two = run(whiteWinsAll(started(4)), { kind: 'pair-round' });
    expect(
      refusalOf(two, { kind: 'change-settings', changes: { roundsPlanned: 1 } }),
    ).toMatchObject({
      field: 'roundsPlanned',
      problem: 'already-paired',
    });
  });
});

/** @article FIDE 2012 7.2 */
describe('lots (4.10 §1)', () => {
  const draw: Command = { kind: 'draw-lots', seed: 'Aalborg 2. november' };

  test('the same names and seed give the same numbers, whatever the order of entry', () => {
    const order = (driver: ReturnType<typeof withPlayers>) =>
      runConfirmed(driver, draw).state.players.map(({ details }) => details.name);
    const entered = withPlayers(9);
    const reversed = runConfirmed(entered, {
      kind: 'set-draw-numbers',
      order: [...entered.state.players].reverse().map(({ id }) => id),
    });
    expect(order(reversed)).toEqual(order(entered));
  });

  test('close the entry list, carry the seed, and are not drawn again without a reason', () => {
    const drawn = runConfirmed(withPlayers(5), draw);
    expect(drawn.state).toMatchObject({
      entriesClosed: true,
      lots: { kind: 'drawn', seed: 'Aalborg 2. november', apart: null },
    });
    expect(refusalOf(drawn, draw)).toMatchObject({
      consequences: [{ code: 'consequence.numbers-redrawn' }],
    });
  });

  test.each([
    ['missing', ['p1', 'p2', 'p3']],
    ['twice', ['p1', 'p2', 'p3', 'p3']],
    ['unknown', ['p1', 'p2', 'p3', 'p9']],
  ])('typed-in numbers with somebody %s are refused', (problem, order) => {
    const refusal = refusalOf(withPlayers(4), {
      kind: 'set-draw-numbers',
      order: order.map(playerId),
    });
    expect(refusal).toMatchObject({ code: 'lots.order-invalid', problem });
  });

  test('are exchanged between two players of the same rating, and between no others', () => {
    const rated = run(withPlayers(4), {
      kind: 'change-players',
      players: [2100, 2000, 2000, 1900].map((rating, index) => ({
        player: playerId(`p${index + 1}`),
        changes: { rating },
      })),
    });
    const exchange = (one: string, other: string): Command => ({
      kind: 'exchange-numbers',
      one: playerId(one),
      other: playerId(other),
    });
    const numbered = runConfirmed(rated, { kind: 'number-by-strength' });
    expect(refusalOf(numbered, exchange('p2', 'p4'))).toMatchObject({
      code: 'lots.not-equal',
      player: 'p4',
      article: 'FIDE C.04.2 2026',
    });
    const after = runConfirmed(numbered, exchange('p2', 'p3')).state;
    expect(after.players.map(({ id }) => id)).toEqual(['p1', 'p3', 'p2', 'p4']);
    expect(after.players.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
    expect(after.lots.kind).toBe('by-strength');
    expect(refusalOf(started(4), exchange('p2', 'p3'))).toMatchObject({
      code: 'lots.numbers-too-late',
    });
  });

  test('need a seed', () => {
    expect(refusalOf(withPlayers(4), { kind: 'draw-lots', seed: ' ' }).code).toBe(
      'lots.seed-missing',
    );
  });

  test('stay as they are once a round is paired', () => {
    expect(refusalOf(started(4), draw)).toMatchObject({ code: 'command.not-now' });
  });
});

describe('going back', () => {
  const back = (visibility: Partial<Settings['visibility']>) => {
    const open = withPlayers(4);
    const closed = run(open, {
      kind: 'change-settings',
      changes: { place: 'Hobro', visibility: { ...settings.visibility, ...visibility } },
    });
    return decide(
      closed.state,
      {
        command: { kind: 'return-to', toVersion: open.state.version },
        reason: '',
        confirmed: false,
      },
      open.state,
    );
  };

  test.each([
    ['names in full', { names: 'initials' }],
    ['the tournament', { published: false }],
    ['ratings', { ratings: false }],
  ] as const)('to where %s were public asks first', (_, visibility) => {
    expect(back(visibility)).toMatchObject({
      error: { consequences: [{ code: 'consequence.more-public' }] },
    });
  });

  test('to where nothing more was public is free', () => {
    expect(back({})).toMatchObject({ ok: true });
  });
});

describe('the end', () => {
  const finish: Command = { kind: 'finish-tournament' };

  test('a complete tournament is finished without a question, and can be reopened', () => {
    const done = run(whiteWinsAll(started(4, { roundsPlanned: 1 })), finish);
    expect(done.state.finished).toBe(true);
    expect(refusalOf(done, { kind: 'pair-round' }).code).toBe('command.not-now');
    expect(run(done, { kind: 'reopen-tournament' }).state.finished).toBe(false);
  });

  test('with rounds and results missing it says which (§11b)', () => {
    expect(refusalOf(started(4), finish)).toMatchObject({
      consequences: [
        { code: 'consequence.rounds-left', played: 1, planned: 3 },
        { code: 'consequence.results-missing', round: 1, boards: [1, 2] },
      ],
    });
  });

  describe('who withdrew and stands first (Tempelhof 2018 III.A.12)', () => {
    const marks = { title: true, promotion: 0, relegation: 0 };
    const tempelhof = {
      code: 'tempelhof',
      edition: 'tempelhof-2018',
      firstRound: 'lot',
      withdrawals: 'tempelhof-2018',
    } as const;
    const over = (change: Partial<Settings>) => {
      const played = whiteWinsAll(started(2, { roundsPlanned: 2, ...change }));
      const winner = played.state.rounds[0]?.games[0]?.white ?? playerId('p1');
      return {
        winner,
        left: run(played, { kind: 'withdraw-player', player: winner, fromRound: 2 }),
      };
    };

    test('the title asks', () => {
      const { winner, left } = over({ marks, system: tempelhof });
      expect(refusalOf(left, finish)).toMatchObject({
        consequences: [
          {
            code: 'consequence.title-to-withdrawn',
            player: winner,
            article: 'Tempelhof III.A.12',
          },
          { code: 'consequence.rounds-left' },
        ],
      });
    });

    test('also where no regulation of ours says anything of it', () => {
      const { winner, left } = over({ marks });
      expect(refusalOf(left, finish)).toMatchObject({
        consequences: [
          { code: 'consequence.title-to-withdrawn', player: winner, article: '' },
          { code: 'consequence.rounds-left' },
        ],
      });
    });

    test('but nothing asks where first place brings no title', () => {
      const { left } = over({ system: tempelhof });
      expect(refusalOf(left, finish)).toMatchObject({
        consequences: [{ code: 'consequence.rounds-left' }],
      });
    });
  });
});

test('a player is removed until a round is paired, and then never', () => {
  const removing = { kind: 'remove-player', player: playerId('p1') } as const;
  const before = withPlayers(4);
  expect(run(before, removing).state.players).toHaveLength(3);
  expect(refusalOf(started(4), removing)).toEqual({ code: 'player.has-played', player: 'p1' });
});
