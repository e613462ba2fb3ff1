import { type EntrantId, type EventCommand, type EventId, emptyEventValues } from '@rokade/event';
import { emptyDetails, type PlayerDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const id = 'christmas' as EventId;
const plain = { reason: '', confirmed: false };

const entrant = (name: string, details: Partial<PlayerDetails> = {}) => ({
  id: name.toLowerCase() as EntrantId,
  values: { ...emptyDetails, name: `${name}, A`, ...details },
  group: null,
});

/** An event of two people, and what its owner sends to the API about it. */
async function desk(...commands: readonly EventCommand[]) {
  const app = await applicationForTest();
  const values = {
    ...emptyEventValues,
    name: 'Juleskak',
    firstDay: '2026-12-27',
    place: 'Roskilde',
  };
  const beginning: readonly EventCommand[] = [
    { kind: 'make-event', id, values },
    { kind: 'enter-entrants', entrants: [entrant('Bo'), entrant('Ib')] },
    ...commands,
  ];
  for (const command of beginning) {
    const found = await app.events.get(id);
    const basedOn = found.ok ? found.value.version : 0;
    expect(await app.events.execute(id, { ...plain, basedOn, command }, ida)).toMatchObject({
      ok: true,
    });
  }
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const event = async (which: string = id) => {
    const found = await app.events.get(which as EventId);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const send = async (path: string, body: object) => {
    const answer = await client.post(`/events/${id}/${path}`, body, headers);
    const text = await answer.text();
    return { status: answer.status, reply: text === '' ? null : JSON.parse(text) };
  };
  const basedOn = (await event()).version;
  return { app, client, send, event, basedOn };
}

const acts = [
  'copy',
  'groups',
  'first-tables',
  'people',
  'list',
  'list/preview',
  'classes/accept',
  'classes/groups',
  'classes/facts',
  'classes/rights',
];

describe('each act about an event as a whole', () => {
  it.each(acts)('%s is refused to whoever is not signed in, and without its shape', async (act) => {
    const { client, send, event, basedOn } = await desk();
    expect((await client.post(`/events/${id}/${act}`, {})).status).toBe(401);
    expect(await send(act, { nothing: 'known' })).toMatchObject({
      status: 400,
      reply: { code: 'request.invalid' },
    });
    expect((await event()).version).toBe(basedOn);
  });
});

describe('a group', () => {
  it('is made with the event’s name and place, and added', async () => {
    const { app, send, event, basedOn } = await desk();
    const made = await send('groups', { basedOn, group: 'A', system: 'monrad', rounds: 7 });
    expect(made).toMatchObject({ status: 201, reply: { id: expect.any(String) } });
    expect((await event()).groups).toEqual([made.reply.id]);
    const t = await app.tournaments.get(made.reply.id);
    expect(t.ok && t.value.settings).toMatchObject({
      name: 'Juleskak',
      group: 'A',
      place: 'Roskilde',
      roundsPlanned: 7,
      system: { code: 'monrad' },
    });
  });

  it('without a name is refused at its field', async () => {
    const { send, event, basedOn } = await desk();
    const division = { basedOn, group: ' ', system: 'monrad', rounds: 7 };
    expect(await send('groups', division)).toMatchObject({
      status: 422,
      reply: { code: 'event.field-invalid', field: 'group', problem: 'missing' },
    });
    expect((await event()).groups).toEqual([]);
  });

  it('begins with the table that is said of it; what is not named stays', async () => {
    const { app, send, event, basedOn } = await desk();
    const of = { system: 'monrad', rounds: 5 };
    const one = (await send('groups', { basedOn, group: 'A', ...of })).reply.id;
    const { version } = await event();
    const other = (await send('groups', { basedOn: version, group: 'B', ...of })).reply.id;
    expect((await send('first-tables', { firstTables: { [other]: 21 } })).status).toBe(204);
    const tables = await Promise.all(
      [one, other].map(async (group) => {
        const t = await app.tournaments.get(group);
        return t.ok ? t.value.settings.firstTable : 0;
      }),
    );
    expect(tables).toEqual([1, 21]);
    expect((await send('first-tables', { firstTables: { [other]: 0 } })).status).toBe(400);
  });
});

describe('a copy of an event', () => {
  it('has its groups and what is not of its year', async () => {
    const { send, event, basedOn } = await desk();
    await send('groups', { basedOn, group: 'A', system: 'monrad', rounds: 7 });
    const made = await send('copy', { name: 'Juleskak 2027', firstDay: '2027-12-27' });
    expect(made.status).toBe(201);
    const copy = await event(made.reply.id);
    expect(copy.values).toMatchObject({ name: 'Juleskak 2027', place: 'Roskilde' });
    expect([copy.groups.length, copy.entrants]).toEqual([1, []]);
  });
});

describe('a list of players', () => {
  const list = 'Navn\tRating\nBo, A\t1500\nDam, Eli\t1600\n\tabc';

  it('is looked at first, row by row', async () => {
    const { send, event, basedOn } = await desk();
    const { status, reply } = await send('list/preview', { list });
    expect(status).toBe(200);
    expect(reply.list.players.map((one: { details: PlayerDetails }) => one.details.name)).toEqual([
      'Dam, Eli',
    ]);
    expect(reply.list.faults.length).toBeGreaterThan(0);
    expect((await event()).version).toBe(basedOn);
  });

  it('enters whoever is new, and whoever is alike only if that is said', async () => {
    const { send, event, basedOn } = await desk();
    expect((await send('list', { basedOn, list })).status).toBe(200);
    const names = async () => (await event()).entrants.map(({ values }) => values.name);
    expect(await names()).toEqual(['Bo, A', 'Ib, A', 'Dam, Eli']);
    const { version } = await event();
    const again = { basedOn: version, list: 'Navn\tRating\nBo, A\t1500', alike: true };
    expect(await send('list', again)).toMatchObject({
      status: 428,
      reply: { code: 'event.duplicate' },
    });
    expect((await send('list', { ...again, confirmed: true })).status).toBe(200);
    expect(await names()).toEqual(['Bo, A', 'Ib, A', 'Dam, Eli', 'Bo, A']);
  });
});

describe('people of the register', () => {
  it('are entered with what the register says of them', async () => {
    const { app, send, event, basedOn } = await desk();
    const values = { surname: 'Dam', firstName: 'Eli' };
    const command = { kind: 'enter-person', person: 'eli', values } as never;
    const request = { ...plain, basedOn: app.register.now().version, command };
    expect(await app.register.execute(request, ida)).toMatchObject({ ok: true });
    expect((await send('people', { basedOn, people: ['eli'] })).status).toBe(200);
    expect((await event()).entrants.at(-1)?.values).toMatchObject({
      name: 'Dam, Eli',
      person: 'eli',
    });
  });
});

describe('classes', () => {
  it('are made groups once everybody’s is accepted', async () => {
    const { send, basedOn } = await desk({
      kind: 'change-invitation',
      changes: { kind: 'championship' },
    });
    expect(await send('classes/groups', { basedOn })).toMatchObject({
      status: 409,
      reply: { code: 'event.classes-open' },
    });
  });

  it.each([
    [{ since: '', championship: '2026-04-06' }, 'since', 'missing'],
    [{ since: '2026-03-01', championship: 'påske' }, 'championship', 'not-a-date'],
  ])('take nothing over from days that are none: %j', async (days, field, problem) => {
    const { send, basedOn } = await desk();
    expect(await send('classes/facts', { basedOn, ...days })).toMatchObject({
      status: 422,
      reply: { code: 'event.field-invalid', field, problem },
    });
  });

  it('say how many were taken over, and who of last year is absent', async () => {
    const { send, basedOn } = await desk();
    const days = { since: '2026-03-01', championship: '2026-04-06' };
    expect(await send('classes/facts', { basedOn, ...days })).toMatchObject({
      status: 200,
      reply: { taken: 0, absent: [], version: basedOn },
    });
  });
});
