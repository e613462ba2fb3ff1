import {
  makeSystem,
  publicTournament,
  type Settings,
  usualSettings,
  viewPrizes,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const system = makeSystem('dutch', { initialColour: 'white' });
const more: Partial<Settings> = {
  system,
  roundsPlanned: 3,
  visibility: { ...usualSettings.visibility, published: true },
};
const first = playerId('p1');
const expel = (player = first, words = 'Motor i telefonen') =>
  ({ kind: 'expel-player', player, words }) as const;
const played = whiteWinsAll(started(8, more));
const out = runConfirmed(played, expel());

const places = ({ state }: Driver) =>
  viewStandings(state).rows.map(({ player, rank, counts, expelled }) => [
    player.id,
    rank,
    counts,
    expelled,
  ]);
const pointsOf = ({ state }: Driver, id: string) =>
  viewStandings(state).rows.find(({ player }) => player.id === id)?.halfPoints;

describe('an expelled player', () => {
  test('stands last, without a place, and the others move up', () => {
    expect(places(played)[0]).toEqual(['p1', 1, true, false]);
    expect(places(out).at(-1)).toEqual(['p1', 8, false, true]);
    expect(places(out)[0]?.[1]).toBe(1);
    expect(viewStandings(out.state).rows.at(-1)?.marks).toEqual([]);
  });

  test('is paired no more, and opponents keep their points', () => {
    const next = run(out, { kind: 'pair-round' }, { kind: 'publish-round' });
    const games = next.state.rounds[1]?.games.flatMap(({ white, black }) => [white, black]);
    expect(games).not.toContain('p1');
    expect(viewRound(next.state, 2)).not.toBeNull();
    for (const { id } of played.state.players) expect(pointsOf(out, id)).toBe(pointsOf(played, id));
  });

  test('takes back a draft in which they were paired', () => {
    const drafted = run(played, { kind: 'pair-round' });
    expect(runConfirmed(drafted, expel()).state.rounds).toHaveLength(1);
  });

  test('can be expelled after the last round, or after withdrawing', () => {
    let last = played;
    for (const _ of [2, 3]) {
      last = whiteWinsAll(run(last, { kind: 'pair-round' }, { kind: 'publish-round' }));
    }
    expect(places(runConfirmed(last, expel())).at(-1)?.[0]).toBe('p1');
    const withdrawn = run(played, { kind: 'withdraw-player', player: first, fromRound: 2 });
    expect(runConfirmed(withdrawn, expel()).state.players[0]?.presence).toMatchObject({
      fromRound: 2,
      expelled: { words: 'Motor i telefonen' },
    });
  });

  test('forfeits the open games of a round robin', () => {
    const table = whiteWinsAll(started(4, { system: makeSystem('berger') }));
    const gone = runConfirmed(table, expel());
    expect(gone.state.players[0]?.presence.kind).toBe('withdrawn');
    expect(places(gone).at(-1)?.[0]).toBe('p1');
  });

  test('gets no prize', () => {
    const plan = {
      currency: 'DKK',
      lists: [
        {
          name: 'Alle',
          who: [],
          prizes: [{ money: 10_000, honour: 'Pokal' }],
          ties: 'by-tie-break',
        },
      ],
      decisions: [],
    };
    const prizes = { plan, visible: true } as unknown as NonNullable<typeof out.state.prizes>;
    const winners = ({ state }: Driver) =>
      viewPrizes({ ...state, prizes })?.lists.flatMap(({ rows, pending }) => [
        ...rows.map(({ player }) => player.id),
        ...pending.flatMap(({ players }) => players.map(({ id }) => id)),
      ]);
    expect(winners(out)).not.toContain('p1');
  });

  test('is told to everybody, but not why and by whom', () => {
    const shown = publicTournament(out.state, null);
    expect(shown?.players[0]?.presence).toMatchObject({
      kind: 'withdrawn',
      expelled: { words: '', by: '', at: '' },
    });
  });

  test('is erased with the reason', () => {
    const erased = runConfirmed(out, { kind: 'erase-player', player: first });
    expect(erased.state.players[0]?.presence).toMatchObject({ expelled: { words: '' } });
  });

  test('plays again once the decision is taken back', () => {
    const back = run(out, { kind: 'return-player', player: first, fromRound: 2 });
    expect(places(back)[0]).toEqual(['p1', 1, true, false]);
  });

  test.each([
    ['a second time', out, expel(), 'player.already-expelled'],
    ['without a reason', played, expel(first, ' '), 'player.expulsion-unexplained'],
    ['without being asked', played, expel(), 'command.needs-confirmation'],
  ])('is refused %s', (_, driver, command, code) => {
    expect(refusalOf(driver, command).code).toBe(code);
  });
});
