import { divisionInQuery } from '@rokade/presentation/desks/groups/division-in-query.ts';
import {
  chosenInOrder,
  derivedId,
  divideEntries,
  groupsOfList,
  newPlayerId,
  stageTournaments,
  startStage,
  undivideEntries,
} from '@rokade/server';
import { type DivisionOptions, proposedGroups, usualDivision } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  details,
  playerId,
  settings,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';
import { relatedTournaments } from '../src/lib/server/tournaments/related-tournaments.ts';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';

const nameOf = (number: number): string => `Gruppe ${number}`;
const optionsFor = (options: Partial<DivisionOptions>): DivisionOptions => ({
  ...usualDivision,
  ...options,
});
const sizes = (options: Partial<DivisionOptions>, players = 25) => {
  const made = proposedGroups(withPlayers(players).state, optionsFor(options), nameOf);
  return made.ok ? made.value.map((group) => [group.name, group.players.length]) : made.error.code;
};

describe('proposed groups', () => {
  it.each<[string, Partial<DivisionOptions>, ReturnType<typeof sizes>]>([
    [
      'at most 12',
      { by: 'at-most', most: 12 },
      [
        ['Gruppe 1', 8],
        ['Gruppe 2', 8],
        ['Gruppe 3', 9],
      ],
    ],
    [
      'two',
      { by: 'number', groups: 2 },
      [
        ['Gruppe 1', 12],
        ['Gruppe 2', 13],
      ],
    ],
    ['too many', { by: 'number', groups: 20 }, 'groups.too-many'],
    [
      'by hand',
      { by: 'hand', groups: 2 },
      [
        ['Gruppe 1', 0],
        ['Gruppe 2', 0],
      ],
    ],
  ])('%s', (_, options, expected) => {
    expect(sizes(options)).toEqual(expected);
  });

  it('by classes have the system of their form (§38–39)', () => {
    const wants = Array.from({ length: 8 }, (_, index) => playerId(`p${index + 1}`));
    const forms = new Map(wants.map((id) => [id, 'all-play-all'] as const));
    const { state } = withPlayers(20);
    const rated = state.players.map((player) => ({
      ...player,
      details: { ...player.details, rating: player.no <= 8 ? 2000 - player.no : 1500 },
    }));
    const options = optionsFor({ by: 'classes', forms });
    const made = proposedGroups({ ...state, players: rated }, options, nameOf);
    const groups = made.ok ? made.value : [];
    expect(groups.map(({ name, system, rounds }) => [name, system, rounds])).toEqual([
      ['MA-1', 'dsu', 7],
      ['B7-1', 'monrad', 7],
    ]);
    expect(groups[0]?.players).toEqual(wants);
  });

  it('are asked for in an address, in which unknown forms of play are left out', () => {
    const [one, two] = [newPlayerId(), newPlayerId()];
    const query = new URLSearchParams({
      by: 'classes',
      [`form-${one}`]: 'five-rounds',
      [`form-${two}`]: 'nine-rounds',
    });
    expect(divisionInQuery(query)).toEqual(
      optionsFor({ by: 'classes', forms: new Map([[one, 'five-rounds']]) }),
    );
    expect(divisionInQuery(new URLSearchParams())).toBeNull();
  });
});

const list = idOf('efteraar');

/** An entry list of 24 and the groups of a division of it. */
async function listOf24() {
  const app = await memoryApplication();
  const players = Array.from({ length: 24 }, (_, index) => ({
    id: playerId(`p${index + 1}`),
    details: { ...details(`Spiller ${index + 1}`), rating: 2000 - 20 * index },
  }));
  await carryOut(
    app,
    list,
    { kind: 'create-tournament', id: list, settings: { ...settings, group: '' } },
    { kind: 'enter-players', players },
  );
  const state = async () => {
    const found = await app.tournaments.get(list);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const divide = async (options: Partial<DivisionOptions>) => {
    const made = proposedGroups(await state(), optionsFor(options), nameOf);
    if (!made.ok) throw new Error(made.error.code);
    return divideEntries(app, await state(), made.value, ida);
  };
  const shown = async () =>
    (await groupsOfList(app, await state())).map(({ settings: { group }, players: members }) => [
      group,
      members.length,
    ]);
  return { app, state, divide, shown };
}

describe('an entry list divided', () => {
  it('becomes a tournament for each group, and stays itself', async () => {
    const { divide, shown, state } = await listOf24();
    const before = await state();
    expect((await divide({ by: 'number', groups: 3 })).ok).toBe(true);
    expect(await shown()).toEqual([
      ['Gruppe 1', 8],
      ['Gruppe 2', 8],
      ['Gruppe 3', 8],
    ]);
    expect(await state()).toEqual(before);
  });

  it('again the same way changes nothing', async () => {
    const { app, divide } = await listOf24();
    await divide({ by: 'number', groups: 3 });
    const versions = async () =>
      (await app.tournaments.list()).map(({ id, changedAt }) => [id, changedAt]);
    const heard: string[] = [];
    app.tournaments.subscribe(({ id }) => heard.push(id));
    const before = await versions();
    await divide({ by: 'number', groups: 3 });
    expect(heard).toEqual([]);
    expect(await versions()).toEqual(before);
  });

  it('otherwise moves the players; a group no longer wanted is gone from sight', async () => {
    const { app, divide, shown, state } = await listOf24();
    await divide({ by: 'number', groups: 3 });
    await divide({ by: 'number', groups: 2 });
    expect(await shown()).toEqual([
      ['Gruppe 1', 12],
      ['Gruppe 2', 12],
    ]);
    const { groups } = await relatedTournaments(app, await state());
    expect(groups.map(({ label }) => label)).toEqual(['Gruppe 1', 'Gruppe 2']);
  });

  it('can be taken back and made again', async () => {
    const { app, divide, shown, state } = await listOf24();
    await divide({ by: 'number', groups: 3 });
    expect((await undivideEntries(app, await state(), ida)).ok).toBe(true);
    expect(await shown()).toEqual([]);
    await divide({ by: 'number', groups: 3 });
    expect(await shown()).toEqual([
      ['Gruppe 1', 8],
      ['Gruppe 2', 8],
      ['Gruppe 3', 8],
    ]);
  });

  it('stands once a group has its first round', async () => {
    const { app, divide, shown, state } = await listOf24();
    await divide({ by: 'number', groups: 3 });
    const group = derivedId(list, 'Gruppe 2');
    if (group === null) throw new Error('no id');
    await carryOut(app, group, { kind: 'draw-lots', seed: 'x' }, { kind: 'pair-round' });
    const again = await divide({ by: 'number', groups: 2 });
    expect(again).toMatchObject({
      ok: false,
      error: { code: 'groups.started', group: 'Gruppe 2' },
    });
    expect((await undivideEntries(app, await state(), ida)).ok).toBe(false);
    expect(await shown()).toEqual([
      ['Gruppe 1', 8],
      ['Gruppe 2', 8],
      ['Gruppe 3', 8],
    ]);
  });

  it('is refused where two groups would have one address', async () => {
    const { app, state } = await listOf24();
    const plan = { system: 'monrad', rounds: 7 } as const;
    const plans = ['M 1', 'M-1'].map((name, index) => ({
      ...plan,
      name,
      players: [playerId(`p${index + 1}`)],
    }));
    const done = await divideEntries(app, await state(), plans, ida);
    expect(done).toMatchObject({ ok: false, error: { code: 'groups.name', name: 'M-1' } });
    expect((await app.tournaments.list()).length).toBe(1);
  });

  it('leaves alone a tournament that has the group’s address but is none', async () => {
    const { app, divide } = await listOf24();
    const id = derivedId(list, 'Gruppe 1');
    if (id === null) throw new Error('no id');
    await carryOut(app, id, { kind: 'create-tournament', id, settings });
    const done = await divide({ by: 'number', groups: 2 });
    expect(done).toMatchObject({ ok: false, error: { code: 'tournament.exists' } });
  });
});

const row = (tournament: string, player: string) => ({
  tournament: idOf(tournament),
  player: playerId(player),
});

describe('the next stage', () => {
  const standings = [
    { rows: [row('a', 'a1'), row('a', 'a2'), row('a', 'a3')] },
    { rows: [row('b', 'b1'), row('b', 'b2')] },
  ];
  const chosen = new Set(['a:a1', 'a:a3', 'b:b1', 'b:b2']);

  it.each([
    ['by-place', ['a1', 'b1', 'b2', 'a3']],
    ['by-group', ['a1', 'a3', 'b1', 'b2']],
  ] as const)('numbers its players %s', (order, expected) => {
    expect(chosenInOrder(standings, chosen, order).map(({ player }) => player)).toEqual(expected);
  });

  it('starts from the standings, numbered by them, and knows where it came from', async () => {
    const { app, state } = await listOf24();
    await carryOut(
      app,
      list,
      { kind: 'set-draw-numbers', order: (await state()).players.map(({ id }) => id) },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
      ...Array.from({ length: 12 }, (_, index) => ({
        kind: 'enter-result' as const,
        round: 1,
        board: index + 1,
        result: { kind: 'played' as const, white: 0, black: 2 },
      })),
    );
    const from = await stageTournaments(app, await state());
    const wanted = { order: 'by-place', group: 'Finale', system: 'dsu', rounds: 3 } as const;
    const by = { actor: ida, reason: 'Numre efter stillingen' };
    const few = await startStage(app, from, { ...wanted, players: [] }, by);
    expect(few).toMatchObject({ ok: false, error: { code: 'groups.stage-nobody' } });
    const blacks = (await state()).rounds[0]?.games.slice(0, 4).map(({ black }) => black) ?? [];
    const players = blacks.map((player) => ({ tournament: list, player }));
    const made = await startStage(app, from, { ...wanted, players }, by);
    const stage = made.ok ? await app.tournaments.get(made.value) : made;
    if (!stage.ok) throw new Error(stage.error.code);
    expect(new Set(stage.value.players.map(({ id }) => id))).toEqual(new Set(blacks));
    expect(stage.value.lots.kind).toBe('typed-in');
    expect(stage.value.settings).toMatchObject({
      group: 'Finale',
      system: { code: 'dsu' },
      tieBreaks: ['DSU-SB'],
      origin: { kind: 'stage', tournaments: [list] },
    });
    const { stages } = await relatedTournaments(app, await state());
    expect(stages).toEqual([{ id: stage.value.id, label: 'Finale' }]);
    const { from: origin } = await relatedTournaments(app, stage.value);
    expect(origin.map(({ id }) => id)).toEqual([list]);
  });
});
