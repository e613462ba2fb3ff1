import { emptyEventValues, type GroupId, parseEventId } from '@rokade/event';
import { type Application, makeApi, type Session } from '@rokade/server';
import { emptyDetails, type PlayerId, type TournamentId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { landingLists, searchedOwn } from '../src/lib/server/tournaments/listed-tournaments.ts';
import { carryOut, idOf, memoryApplication } from './memory-application.ts';
import { loadPage, sendForm } from './page-room.ts';

const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const session: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };
const list = idOf('easter');

/** Days so far ahead that no deadline before them has passed. */
const [firstDay, lastDay] = [200, 201].map((days) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
) as [string, string];

/** An entry list of six, published, with its officers and days. */
async function entryList(): Promise<Application> {
  const app = await memoryApplication();
  const settings = {
    ...usualSettings,
    name: 'Påske',
    place: 'Aarhus',
    chiefArbiter: 'Bo Voß',
    roundDates: [`${firstDay}T10:00`, `${lastDay}T10:00`],
  };
  const players = [1, 2, 3, 4, 5, 6].map((number) => ({
    id: `p${number}` as PlayerId,
    details: { ...emptyDetails, name: `Spiller ${number}`, rating: 2000 - 100 * number },
  }));
  await carryOut(
    app,
    list,
    { kind: 'create-tournament', id: list, settings },
    { kind: 'enter-players', players },
  );
  return app;
}

const send = (app: Application, to: string, fields: Readonly<Record<string, string>>) =>
  sendForm(app, session, {
    route: '/console/[id]/groups',
    action: 'tell',
    params: { id: list },
    fields: { to: `/tournaments/${list}${to}`, ...fields },
  });

/** Divides the list into two groups; players not named play in the second. */
async function divided(app: Application, first: readonly number[] = [1, 2, 3]): Promise<void> {
  const places = [1, 2, 3, 4, 5, 6].map((number) => [
    `places.p${number}`,
    first.includes(number) ? '0' : '1',
  ]);
  const groups = ['Mester', 'Basis'].flatMap((name, index) => [
    [`groups.${index}.name`, name],
    [`groups.${index}.system`, 'berger'],
    [`groups.${index}.rounds`, '3'],
  ]);
  const sent = await send(app, '/groups', Object.fromEntries([...places, ...groups]));
  expect(sent).toMatchObject({ status: 200 });
}

/** The one event that there is. */
async function event(app: Application) {
  const [listed, ...others] = await app.events.list();
  expect(others).toEqual([]);
  const found = listed === undefined ? null : await app.events.get(listed.id);
  if (!found?.ok) throw new Error('no event');
  return found.value;
}

const everything = { isPublic: false, ids: [], organisations: ['own'] } as const;
const listedAt = async (app: Application): Promise<readonly string[]> => {
  const filters = { search: '', state: '', since: '', until: '', after: '' } as const;
  const { tournaments } = await searchedOwn(app, filters as never, everything);
  return tournaments.map(({ name, group }) => `${name} ${group}`).toSorted();
};

describe('dividing into groups', () => {
  it('makes the event, with what its entry list says of it', async () => {
    const app = await entryList();
    expect(await app.events.list()).toEqual([]);
    await divided(app);
    const { values, groups } = await event(app);
    expect(values).toMatchObject({
      name: 'Påske',
      place: 'Aarhus',
      firstDay,
      lastDay,
      officers: [{ role: 'chief-arbiter', name: 'Bo Voß' }],
    });
    expect(groups).toEqual(['easter-mester', 'easter-basis']);
  });

  it('done again goes on with the same event', async () => {
    const app = await entryList();
    await divided(app);
    await divided(app, [1, 2]);
    expect((await event(app)).groups).toHaveLength(2);
  });

  it('leaves the list among no tournaments, in public neither', async () => {
    const app = await entryList();
    expect(await listedAt(app)).toEqual(['Påske ']);
    await divided(app);
    expect(await listedAt(app)).toEqual(['Påske Basis', 'Påske Mester']);
    const { upcoming } = await landingLists(app);
    expect(upcoming.tournaments.map(({ id }) => id)).not.toContain(list);
    expect(upcoming.total).toBe(2);
  });

  it('leads from the list’s public page to the event and its groups', async () => {
    const app = await entryList();
    await divided(app);
    const { data } = await loadPage(app, null, { route: '/t/[id]', params: { id: list } });
    expect(data).toMatchObject({
      event: { id: (await event(app)).id },
      related: { groups: [{ label: 'Basis' }, { label: 'Mester' }] },
    });
  });

  it('puts list and groups below one bar, and the event’s entries are the list’s', async () => {
    const app = await entryList();
    await divided(app);
    const { id } = await event(app);
    const of = async (tournament: TournamentId) =>
      (
        await loadPage(app, session, {
          route: '/console/[id]',
          file: 'console/[id]/+layout.server.ts',
          params: { id: tournament },
        })
      ).data;
    for (const tournament of [list, idOf('easter-mester')]) {
      const { event: above, groups } = (await of(tournament)) as {
        event: { id: string };
        groups: { group: string }[];
      };
      expect([above.id, groups.map(({ group }) => group)]).toEqual([id, ['Basis', 'Mester']]);
    }
    const { data } = await loadPage(app, session, {
      route: '/console/events/[event]',
      file: 'console/events/[event]/+layout.server.ts',
      params: { event: id },
    });
    expect(data).toMatchObject({ entries: `/console/${list}/entries` });
    expect(data['bar']).toHaveLength(2);
  });

  it('taken back empties the event, and divided again fills the same one', async () => {
    const app = await entryList();
    await divided(app);
    await send(app, '/groups', { method: 'delete' });
    expect((await event(app)).groups).toEqual([]);
    expect(await listedAt(app)).toContain('Påske ');
    await divided(app);
    expect((await event(app)).groups).toHaveLength(2);
  });
});

/** An event made by hand, with the entry list as one of its groups. */
async function eventWithList(app: Application): Promise<void> {
  const id = parseEventId('by-hand');
  if (id === null) throw new Error('an id');
  const actor = { id: 'ida', name: 'Ida Hansen' };
  const make = { kind: 'make-event', id, values: { ...emptyEventValues, name: 'Påske' } } as const;
  const add = { kind: 'add-group', group: list as string as GroupId } as const;
  for (const [basedOn, command] of [make, add].entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.events.execute(id, request, actor)).toMatchObject({ ok: true });
  }
}

describe('dividing a list that is in an event already', () => {
  it('puts the groups into that event, and takes them out again with the division', async () => {
    const app = await entryList();
    await eventWithList(app);
    await divided(app);
    expect((await event(app)).groups).toEqual([list, 'easter-mester', 'easter-basis']);
    await send(app, '/groups', { method: 'delete' });
    expect((await event(app)).groups).toEqual([list]);
  });
});

describe('a list that was divided before dividing made an event', () => {
  /** A list with two groups that are in no event. */
  async function dividedLongAgo(): Promise<Application> {
    const app = await entryList();
    const found = await app.tournaments.get(list);
    if (!found.ok) throw new Error('no list');
    for (const group of ['Mester', 'Basis']) {
      const id = idOf(`easter-${group.toLowerCase()}`);
      const origin = { kind: 'group', tournaments: [list] } as const;
      const settings = { ...found.value.settings, group, origin };
      const players = found.value.players.map(({ id: player, details }) => ({
        id: player,
        details,
      }));
      await carryOut(
        app,
        id,
        { kind: 'create-tournament', id, settings },
        { kind: 'enter-players', players },
      );
    }
    return app;
  }
  const entriesPage = (app: Application, id: TournamentId) =>
    loadPage(app, session, { route: '/console/[id]/entries', params: { id } });

  it('is offered its event, which takes its groups', async () => {
    const app = await dividedLongAgo();
    expect((await entriesPage(app, list)).data['lacksEvent']).toBe(true);
    const sent = await send(app, '/event', { next: '/console/events/{event}' });
    const { id, values, groups } = await event(app);
    expect([sent.status, sent.to]).toEqual([303, `/console/events/${id}`]);
    expect(values.name).toBe('Påske');
    expect(groups.toSorted()).toEqual(['easter-basis', 'easter-mester']);
    expect((await entriesPage(app, list)).data['lacksEvent']).toBe(false);
  });

  it('is in no list of tournaments, that of programs neither', async () => {
    const app = await dividedLongAgo();
    expect(await listedAt(app)).toEqual(['Påske Basis', 'Påske Mester']);
    const { hono } = makeApi(app, (bug) => expect.fail(bug));
    const answer = await hono.request('http://hall.local/api/tournaments', {
      headers: { host: 'hall.local' },
    });
    const { tournaments, total } = await answer.json();
    expect(tournaments.map(({ group }: { group: string }) => group).toSorted()).toEqual([
      'Basis',
      'Mester',
    ]);
    expect(total).toBe(2);
  });
});

describe('a group', () => {
  it('is not divided again', async () => {
    const app = await entryList();
    await divided(app);
    const group = idOf('easter-mester');
    const { data } = await loadPage(app, session, {
      route: '/console/[id]/groups',
      params: { id: group },
    });
    expect(data['mayDivide']).toBe(false);
    const sent = await sendForm(app, session, {
      route: '/console/[id]/groups',
      action: 'tell',
      params: { id: group },
      fields: {
        to: `/tournaments/${group}/groups`,
        'groups.0.name': 'A',
        'groups.0.system': 'berger',
        'groups.0.rounds': '3',
        'places.p1': '0',
      },
    });
    expect(sent.data['error']).toMatchObject({ code: 'groups.is-group' });
  });
});

describe('a second group', () => {
  it('turns a tournament into an event of two', async () => {
    const app = await entryList();
    const fields = { own: 'Mester', group: 'Basis', system: 'berger', rounds: '5' };
    const sent = await send(app, '/second-group', { ...fields, next: '/console/events/{event}' });
    const { id, groups } = await event(app);
    expect([sent.status, sent.to]).toEqual([303, `/console/events/${id}`]);
    expect(groups).toHaveLength(2);
    expect(groups[0]).toBe(list);
    expect(await listedAt(app)).toEqual(['Påske Basis', 'Påske Mester']);
  });

  it('needs a name for both', async () => {
    const app = await entryList();
    const fields = { own: 'Mester', group: '', system: 'berger', rounds: '5' };
    const sent = await send(app, '/second-group', fields);
    expect(sent.data['error']).toMatchObject({ code: 'event.field-invalid', field: 'group' });
    expect(await app.events.list()).toEqual([]);
  });
});

describe('the pages of all groups of an event', () => {
  const pageOf = async (app: Application, path: string) => {
    const { id } = await event(app);
    const route = `/console/events/[event]${path}`;
    return (await loadPage(app, session, { route, params: { event: id } })).data;
  };

  /** An event of two groups; round 1 of the first is played, and a protest waits. */
  async function playing(): Promise<Application> {
    const app = await entryList();
    await divided(app);
    const game = { round: 1, board: 1 };
    const lodged = { ruledOn: firstDay, lodgedOn: firstDay, written: true, paid: true };
    await carryOut(
      app,
      idOf('easter-mester'),
      { kind: 'draw-lots', seed: 'a seed' },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
      {
        kind: 'lodge-appeal',
        appellant: 'p1' as PlayerId,
        game,
        by: '',
        ruling: 'x',
        words: 'y',
        ...lodged,
      },
    );
    return app;
  }

  it('say first what waits', async () => {
    const app = await playing();
    const { waiting } = await pageOf(app, '');
    expect(waiting).toEqual([
      { kind: 'protests', group: 'Mester', count: 1, href: '/console/easter-mester/appeals' },
    ]);
  });

  it('hold the standings of every group, and the protests of all', async () => {
    const app = await playing();
    const { rooms } = await pageOf(app, '/standings');
    expect(
      (rooms as { console: { group: string }; standings: { lines: object[] } }[]).map(
        ({ console, standings }) => [console.group, standings.lines.length],
      ),
    ).toEqual([
      ['Mester', 3],
      ['Basis', 3],
    ]);
    const { groups } = await pageOf(app, '/appeals');
    expect(
      (groups as { name: string; appeals: object[] }[]).map(({ name, appeals }) => [
        name,
        appeals.length,
      ]),
    ).toEqual([
      ['Mester', 1],
      ['Basis', 0],
    ]);
  });

  it('print a list of all groups in one go, without those that have no round yet', async () => {
    const app = await playing();
    const { kinds } = await pageOf(app, '/prints');
    expect(kinds).toEqual(expect.arrayContaining(['pairings', 'standings', 'players', 'schedule']));
    const { id } = await event(app);
    const route = '/print/event/[event]/[kind]';
    const printed = async (kind: string) => {
      const { data } = await loadPage(app, session, { route, params: { event: id, kind } });
      return (data['lists'] as { head: { group: string } }[]).map(({ head }) => head.group);
    };
    expect(await printed('players')).toEqual(['Mester', 'Basis']);
    expect(await printed('pairings')).toEqual(['Mester']);
    expect(
      (await loadPage(app, session, { route, params: { event: id, kind: 'bracket' } })).status,
    ).toBe(404);
    expect(
      (await loadPage(app, null, { route, params: { event: id, kind: 'players' } })).status,
    ).toBe(404);
  });
});
