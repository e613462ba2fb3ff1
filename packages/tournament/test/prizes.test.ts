/** @regulation DSU 2002 */
import type { PrizeList, PrizePlan } from '@rokade/rules';
import {
  conflictsWith,
  type PlayerId,
  publicTournament,
  viewPrizes,
  viewPublicPrizes,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  details,
  playerId,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const list = (more: Partial<PrizeList<PlayerId>> = {}): PrizeList<PlayerId> => ({
  name: 'Præmier',
  who: [],
  ties: null,
  besides: false,
  prizes: [
    { money: 50000, honour: 'Pokal' },
    { money: 30000, honour: '' },
  ],
  ...more,
});

const plan = (
  lists: readonly PrizeList<PlayerId>[],
  more: Partial<PrizePlan<PlayerId>> = {},
): PrizePlan<PlayerId> => ({
  currency: 'DKK',
  year: 2026,
  ties: 'shared',
  perPlayer: 'all',
  roundTo: 1,
  decisions: [],
  ...more,
  lists,
});

const withPrizes = (driver: Driver, wanted: PrizePlan<PlayerId>, visible = false): Driver =>
  run(driver, { kind: 'set-prizes', prizes: { plan: wanted, visible } });

const amountsIn = (driver: Driver) =>
  viewPrizes(driver.state)?.lists.map(({ rows }) =>
    rows.map(({ player, money }) => [player.no, money]),
  );

describe('§5f: prizes in the journal', () => {
  test('are set, changed and removed; setting the same again writes nothing', () => {
    const set = withPrizes(withPlayers(4), plan([list()]));
    expect(set.entries.at(-1)?.event).toMatchObject({ kind: 'prizes-set' });
    expect(withPrizes(set, plan([list()])).entries).toHaveLength(set.entries.length);
    const gone = run(set, { kind: 'set-prizes', prizes: null });
    expect(gone.state.prizes).toBeNull();
    expect(viewPrizes(gone.state)).toBeNull();
  });

  test('are not given before the first round', () => {
    expect(amountsIn(withPrizes(withPlayers(4), plan([list()])))).toEqual([[]]);
  });

  test('are given by the standings and stay provisional until the last round', () => {
    const driver = whiteWinsAll(withPrizes(started(4), plan([list()])));
    const winners = driver.state.rounds[0]?.games.map(({ white }) => white) ?? [];
    const view = viewPrizes(driver.state);
    expect(view?.lists[0]?.rows.map(({ player, money }) => [player.id, money]).toSorted()).toEqual(
      winners.map((id) => [id, 40000]).toSorted(),
    );
    expect(view).toMatchObject({ round: 1, provisional: true, currency: 'DKK', faults: [] });
  });

  test('may still be set when the tournament is finished', () => {
    const played = whiteWinsAll(started(4, { roundsPlanned: 1 }));
    const finished = run(played, { kind: 'finish-tournament' });
    expect(withPrizes(finished, plan([list()])).state.prizes).not.toBeNull();
    expect(viewPrizes(withPrizes(finished, plan([list()])).state)?.provisional).toBe(false);
  });

  test('follow a player whose number changes with the lots', () => {
    const own = list({ who: [{ kind: 'listed', players: [playerId('p2')] }] });
    const set = withPrizes(withPlayers(4), plan([own]));
    const order = ['p4', 'p3', 'p2', 'p1'].map(playerId);
    const lots = run(
      runConfirmed(set, { kind: 'set-draw-numbers', order }),
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );
    expect(amountsIn(whiteWinsAll(lots))).toEqual([[[3, 50000]]]);
  });

  test.each([
    ['prize-plan.empty', plan([])],
    [
      'prize-plan.player-unknown',
      plan([list({ who: [{ kind: 'listed', players: [playerId('x')] }] })]),
    ],
    [
      'prize-plan.player-unknown',
      plan([list()], { decisions: [{ by: 'lot', players: [playerId('x')] }] }),
    ],
  ])('%s refuses a plan', (code, wanted) => {
    const prizes = { plan: wanted, visible: false };
    expect(refusalOf(withPlayers(4), { kind: 'set-prizes', prizes })).toMatchObject({ code });
  });

  test('in a cup go by the places: the losers of the semi-finals share', () => {
    const system = { code: 'cup', edition: 'tempelhof-2018', byes: [] } as const;
    const semiFinals = whiteWinsAll(started(4, { system }));
    const final = run(semiFinals, { kind: 'pair-round' }, { kind: 'publish-round' });
    const prizes = [50000, 30000, 20000].map((money) => ({ money, honour: '' }));
    const amounts = amountsIn(withPrizes(whiteWinsAll(final), plan([list({ prizes })])));
    expect(amounts?.[0]?.map(([, money]) => money)).toEqual([50000, 30000, 10000, 10000]);
  });

  test('are final once the tournament is finished, rounds left or not', () => {
    const played = whiteWinsAll(withPrizes(started(4), plan([list()])));
    const finished = runConfirmed(played, { kind: 'finish-tournament' });
    expect(viewPrizes(finished.state)?.provisional).toBe(false);
  });

  test('a play-off between players who are no longer equal shows as a fault, and nothing is given', () => {
    const driver = whiteWinsAll(started(4));
    const [first, second] = driver.state.rounds[0]?.games ?? [];
    const players = [first?.white, second?.black].flatMap((id) => id ?? []);
    const set = withPrizes(driver, plan([list()], { decisions: [{ by: 'play-off', players }] }));
    expect(viewPrizes(set.state)).toMatchObject({
      faults: [{ code: 'prize-plan.not-equal', path: 'decisions[0].players' }],
      lists: [{ rows: [] }],
    });
  });
});

describe('prizes in public', () => {
  const women = list({ who: [{ kind: 'women' }], prizes: [{ money: 10000, honour: '' }] });
  const played = whiteWinsAll(
    run(
      started(4),
      ...['p1', 'p2', 'p3', 'p4'].map(
        (id) =>
          ({
            kind: 'change-player',
            player: playerId(id),
            changes: { sex: 'w', name: details(`Sen ${id}, Ida`).name },
          }) as const,
      ),
    ),
  );
  const initials = { ...played.state.settings.visibility, names: 'initials' } as const;

  test('are nobody’s business until the organiser shows them', () => {
    const { state } = withPrizes(played, plan([women]));
    const shown = publicTournament(state);
    expect(shown?.prizes).toBeNull();
    expect(shown && viewPublicPrizes(state, shown)).toBeNull();
  });

  test('name players as the public pages do and tell no sex', () => {
    const { state } = run(withPrizes(played, plan([women]), true), {
      kind: 'change-settings',
      changes: { visibility: initials },
    });
    const shown = publicTournament(state);
    const rows = shown && viewPublicPrizes(state, shown)?.lists[0]?.rows;
    expect(rows?.map(({ player }) => player.name)).toEqual(['S., Ida (2)', 'S., Ida (4)']);
    const codes = new Set(rows?.flatMap(({ because }) => because.map(({ code }) => code)));
    expect([...codes]).toEqual(['prize.shared-one']);
  });
});

describe('prizes beside other work', () => {
  const entry = (driver: Driver) => driver.entries.slice(-1);
  const set = withPrizes(started(4), plan([list()]));

  test('do not stop an arbiter who pairs meanwhile, nor are stopped by a result', () => {
    expect(conflictsWith({ kind: 'unpublish-round' }, entry(set))).toBe(false);
    const result = entry(whiteWinsAll(started(4)));
    expect(conflictsWith({ kind: 'set-prizes', prizes: null }, result)).toBe(false);
  });

  test('two who set prizes at once are told', () => {
    expect(conflictsWith({ kind: 'set-prizes', prizes: null }, entry(set))).toBe(true);
  });
});
