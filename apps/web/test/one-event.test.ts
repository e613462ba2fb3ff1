import { type GroupId, parseEventId, unsaidEvent } from '@rokade/event';
import type { Application, Session } from '@rokade/server';
import { nothingKnown, type PlayerId, type TournamentId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { landingLists, searchedOwn } from '../src/lib/server/tournaments/listed-tournaments.ts';
import { carryOut, idOf, memoryApplication } from './memory-application.ts';
import { loadPage, sendForm } from './page-room.ts';

const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const session: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };
const list = idOf('easter');

/** An entry list of six, published, with its officers and days. */
async function entryList(): Promise<Application> {
  const app = await memoryApplication();
  const settings = {
    ...usualSettings,
    name: 'Påske',
    place: 'Aarhus',
    chiefArbiter: 'Bo Voß',
    roundDates: ['2027-03-25T10:00', '2027-03-26T10:00'],
  };
  const players = [1, 2, 3, 4, 5, 6].map((number) => ({
    id: `p${number}` as PlayerId,
    details: { ...nothingKnown, name: `Spiller ${number}`, rating: 2000 - 100 * number },
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
  const asked = { search: '', state: '', since: '', until: '', after: '' } as const;
  const { tournaments } = await searchedOwn(app, asked as never, everything);
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
      firstDay: '2027-03-25',
      lastDay: '2027-03-26',
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
  const make = { kind: 'make-event', id, values: { ...unsaidEvent, name: 'Påske' } } as const;
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
