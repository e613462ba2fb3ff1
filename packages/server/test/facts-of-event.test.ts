import { type EventId, emptyEventValues, type GroupId } from '@rokade/event';
import type { Tournament, TournamentCommand, TournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { type EventFactName, eventFact, eventFactNames } from '../src/events/event-facts.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida, settings } from './sample-tournament.ts';

const id = 'christmas' as EventId;
const plain = { reason: '', confirmed: false };
const [a, b] = ['christmas-a', 'christmas-b'] as [TournamentId, TournamentId];

/** Tournaments that say nothing of any fact of an event. */
const silent = { ...settings, name: 'Juleskak', place: '', committee: [] };

type App = Awaited<ReturnType<typeof applicationForTest>>;
type Command<Kind extends 'events' | 'money' | 'tournaments'> = Parameters<
  App[Kind]['execute']
>[1]['command'];

/** An event with two groups that say nothing, and what is done to its books. */
async function desk() {
  const app = await applicationForTest();
  const tell = async (command: Command<'events'>) => {
    const found = await app.events.get(id);
    const basedOn = found.ok ? found.value.version : 0;
    return app.events.execute(id, { ...plain, basedOn, command }, ida);
  };
  const pay = async (changes: object) => {
    const found = await app.money.of(id);
    const basedOn = found.ok ? found.value.version : 0;
    const command = { kind: 'change-money', changes } as const;
    return app.money.execute(id, { ...plain, basedOn, command }, ida);
  };
  const at = async (group: TournamentId): Promise<Tournament> => {
    const found = await app.tournaments.get(group);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const order = async (group: TournamentId, command: TournamentCommand, version?: number) => {
    const basedOn = version ?? (await at(group)).version;
    return app.tournaments.execute(group, { ...plain, basedOn, command }, ida);
  };
  const begin = (group: TournamentId, own: Partial<typeof silent> = {}) =>
    order(
      group,
      { kind: 'create-tournament', id: group, settings: { ...silent, group, ...own } },
      0,
    );
  const add = (group: TournamentId) =>
    tell({ kind: 'add-group', group: group as string as GroupId });
  await tell({ kind: 'make-event', id, values: { ...emptyEventValues, name: 'Juleskak' } });
  const books = async () => {
    const [event, money] = [await app.events.get(id), await app.money.of(id)];
    if (!event.ok || !money.ok) throw new Error('not there');
    return { event: event.value, money: money.value.values };
  };
  const valuesOf = async (fact: EventFactName) => [
    eventFact(fact).ofEvent(await books()),
    eventFact(fact).ofGroup(await at(a)),
    eventFact(fact).ofGroup(await at(b)),
  ];
  const agree = async (fact: EventFactName) => {
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    return (await client.post(`/events/${id}/facts`, { fact }, headers)).status;
  };
  return { app, tell, pay, at, order, begin, add, valuesOf, agree };
}

type Desk = Awaited<ReturnType<typeof desk>>;

const officer = (name: string, more: object = {}) => ({ role: 'appeals' as const, name, ...more });
const member = (name: string) => ({
  name,
  seat: 'member' as const,
  federation: 'DEN',
  licensed: true,
  ofAge: true,
});
const terms = (more: object) => ({
  kind: 'set-appeals' as const,
  terms: { rules: 'dsu-2002', deposit: '', until: '', committee: [], ...more },
});

/** How each fact is written at the event, and how a group would say it by itself. */
const ways: Readonly<
  Record<
    EventFactName,
    {
      readonly atEvent: (desk: Desk) => Promise<{ readonly ok: boolean }>;
      readonly text: string;
      readonly inGroup: TournamentCommand;
      readonly field: string;
      readonly own: string;
    }
  >
> = {
  place: {
    atEvent: ({ tell }) => tell({ kind: 'change-event', changes: { place: 'Roskilde' } }),
    text: 'Roskilde',
    inGroup: { kind: 'change-settings', changes: { place: 'Kiel' } },
    field: 'place',
    own: 'Kiel',
  },
  committee: {
    atEvent: ({ tell }) =>
      tell({
        kind: 'change-event',
        changes: {
          officers: [officer('Ida', { licensed: true }), officer('Bo', { seat: 'substitute' })],
        },
      }),
    text: 'Ida · Bo',
    inGroup: terms({ committee: [member('Anna'), member('Jens')] }),
    field: 'committee',
    own: 'Anna, Jens',
  },
  deposit: {
    atEvent: ({ pay }) => pay({ currency: 'DKK', deposit: 20_000 }),
    text: '200 DKK',
    inGroup: terms({ deposit: '50 EUR' }),
    field: 'deposit',
    own: '50 EUR',
  },
};

describe.each(eventFactNames)('the %s of an event', (fact) => {
  const way = ways[fact];

  it('is written into its groups by whoever changes it', async () => {
    const all = await desk();
    for (const group of [a, b]) {
      await all.begin(group);
      await all.add(group);
    }
    expect(await way.atEvent(all)).toMatchObject({ ok: true });
    expect(await all.valuesOf(fact)).toEqual([way.text, way.text, way.text]);
  });

  it('is taken over by a new group that says nothing of it', async () => {
    const all = await desk();
    await way.atEvent(all);
    await all.begin(a);
    await all.begin(b);
    await all.order(b, way.inGroup);
    await all.add(a);
    await all.add(b);
    expect(await all.valuesOf(fact)).toEqual([way.text, way.text, way.own]);
  });

  it('is refused to a group, but not to a tournament alone', async () => {
    const all = await desk();
    await way.atEvent(all);
    await all.begin(a);
    await all.add(a);
    await all.begin(b);
    expect(await all.order(a, way.inGroup)).toMatchObject({
      ok: false,
      error: { code: 'settings.of-event', field: way.field, event: 'Juleskak' },
    });
    expect(await all.order(b, way.inGroup)).toMatchObject({ ok: true });
  });

  it('is agreed on where it differed before: what the event says stands', async () => {
    const all = await desk();
    await way.atEvent(all);
    for (const group of [a, b]) {
      await all.begin(group);
      await all.order(group, way.inGroup);
      await all.add(group);
    }
    expect(await all.agree(fact)).toBe(204);
    expect(await all.valuesOf(fact)).toEqual([way.text, way.text, way.text]);
  });

  it('is agreed on where the event says nothing: its first group’s stands', async () => {
    const all = await desk();
    await all.begin(a);
    await all.begin(b);
    await all.order(b, way.inGroup);
    await all.add(a);
    await all.add(b);
    expect(await all.agree(fact)).toBe(204);
    expect(await all.valuesOf(fact)).toEqual([way.own, way.own, way.own]);
  });

  it('follows when the event goes back to before', async () => {
    const all = await desk();
    await all.begin(a);
    await all.begin(b);
    await all.add(a);
    await all.add(b);
    const before = await all.app.events.get(id);
    await way.atEvent(all);
    const back = { kind: 'return-to', toVersion: before.ok ? before.value.version : 0 } as const;
    const done = fact === 'deposit' ? all.pay({ deposit: null }) : all.tell(back);
    expect(await done).toMatchObject({ ok: true });
    expect(await all.valuesOf(fact)).toEqual(['', '', '']);
  });
});
