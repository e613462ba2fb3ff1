import {
  type Command,
  type Listed,
  type PlayerDetails,
  publicTournament,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  arbiter,
  details,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  settings,
  tournamentId,
} from '../../../test/tournament/journal-driver.ts';

const p1 = playerId('p1');
const p2 = playerId('p2');
const november = { list: 'dsu', month: '2026-11' };
const december = { list: 'dsu', month: '2026-12' };

const change = (changes: Partial<PlayerDetails>, listed?: Listed): Command => ({
  kind: 'change-player',
  player: p1,
  changes,
  ...(listed === undefined ? {} : { listed }),
});

/** Two players; the number of the first is from a list. */
const entered = run(
  null,
  { kind: 'create-tournament', id: tournamentId, settings },
  {
    kind: 'enter-players',
    players: [
      { id: p1, details: details('Alm, Ida', { person: 'ida' }), listed: { rating: november } },
      { id: p2, details: details('Bo, Jens') },
    ],
  },
);

const ida = (driver: typeof entered) => {
  const [player] = driver.state.players;
  if (player === undefined) throw new Error('nobody entered');
  return player;
};

describe('a number of a player says', () => {
  test('which list it is from, and who set it', () => {
    expect(ida(entered).origins).toEqual({
      rating: { list: november, by: arbiter.name, at: expect.stringMatching(/^2026-11-02T/) },
    });
  });

  test('that it was typed in by hand', () => {
    expect(entered.state.players[1]?.origins.rating?.list).toBeNull();
  });

  test.each<[what: string, Command, list: typeof november | null | undefined]>([
    ['another number by hand', change({ rating: 1600 }), null],
    ['another number of a later list', change({ rating: 1600 }, { rating: december }), december],
    ['the same number on a later list', change({ rating: 1500 }, { rating: december }), december],
    ['a later list alone', change({}, { rating: december }), december],
    ['another club', change({ club: 'Brønden' }), november],
    ['no number any more', change({ rating: null }), undefined],
  ])('after %s', (_, command, list) => {
    expect(ida(run(entered, command)).origins.rating?.list).toEqual(list);
  });

  test('nothing new where number and list are known', () => {
    const again = run(entered, change({ rating: 1500 }, { rating: november }));
    expect(again.entries).toHaveLength(entered.entries.length);
  });
});

describe('several players are changed in one act', () => {
  const several = (...players: readonly [typeof p1, Partial<PlayerDetails>][]): Command => ({
    kind: 'change-players',
    players: players.map(([player, changes]) => ({ player, changes })),
  });

  test('with an entry for each who changes', () => {
    const done = run(entered, several([p1, { title: 'CM' }], [p2, { club: 'Aalborg' }]));
    expect(done.entries).toHaveLength(entered.entries.length + 1);
    expect(ida(done).details.title).toBe('CM');
  });

  test('who may change names with each other', () => {
    const names = several([p1, { name: 'Carl' }], [p2, { name: 'Alm, Ida' }]);
    const done = run(entered, names);
    expect(done.state.players.map(({ details: { name } }) => name)).toEqual(['Carl', 'Alm, Ida']);
  });

  test('or none, and the one who cannot be is named', () => {
    const refused = refusalOf(entered, several([p1, { title: 'CM' }], [p2, { title: 'ZM' }]));
    expect(refused).toMatchObject({ code: 'player.invalid', index: 1, field: 'title' });
    const unknown = several([p1, { title: 'CM' }], [playerId('p9'), { title: 'CM' }]);
    expect(refusalOf(entered, unknown)).toEqual({ code: 'player.unknown', player: 'p9' });
  });
});

describe('what a register offers and nobody wants', () => {
  const decline: Command = {
    kind: 'decline-changes',
    players: [{ player: p1, values: { title: 'CM' } }],
  };

  test('is remembered, with the reason, and changes nothing', () => {
    const done = put(entered, { command: decline, reason: 'Ikke ratificeret', confirmed: false });
    expect(ida(done)).toEqual({ ...ida(entered), declined: [{ title: 'CM' }] });
    expect(done.entries.at(-1)?.reason).toBe('Ikke ratificeret');
  });

  test('is no value that a player cannot have', () => {
    const command: Command = {
      kind: 'decline-changes',
      players: [{ player: p1, values: { title: 'ZM' } }],
    };
    expect(refusalOf(entered, command)).toMatchObject({ code: 'player.invalid', field: 'title' });
  });

  test('goes with the pointer when the player is erased', () => {
    const erased = runConfirmed(run(entered, decline), { kind: 'erase-player', player: p1 });
    expect(ida(erased).declined).toEqual([]);
    expect(ida(erased).details.person).toBe('');
  });
});

test('everybody sees neither who somebody is, nor who set a number, nor what was declined', () => {
  const decline: Command = {
    kind: 'decline-changes',
    players: [{ player: p1, values: { title: 'CM' } }],
  };
  const visibility = { ...entered.state.settings.visibility, published: true };
  const { state } = run(entered, decline, { kind: 'change-settings', changes: { visibility } });
  const seen = publicTournament(state)?.players[0];
  expect(seen).toMatchObject({ origins: {}, declined: [], details: { person: '' } });
});
