import { type EntrantId, type EventId, emptyEventValues } from '@rokade/event';
import type { Right } from '@rokade/installation';
import type { PersonId, PersonValues } from '@rokade/register';
import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import {
  applicationForTest,
  carryOut,
  details,
  ida,
  playerId,
  settings,
  tournamentId,
} from './sample-tournament.ts';

const [alm, bo] = ['pa', 'pb'] as unknown as readonly [PersonId, PersonId];
const christmas = 'christmas' as EventId;

const confirmation = { reason: '', confirmed: true };

async function enter(app: Application, person: PersonId, values: Partial<PersonValues>) {
  const command = { kind: 'enter-person', person, values } as const;
  const basedOn = app.register.now().version;
  expect((await app.register.execute({ ...confirmation, basedOn, command }, ida)).ok).toBe(true);
}

/** A tournament and an event in which two play whom the register knows better, one of them by name alone. */
async function hall() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const owner = await setUpArbiter(app, api);
  await enter(app, alm, { surname: 'Alm', firstName: 'Ida', title: 'FM', birth: '2001-02-03' });
  await enter(app, bo, { surname: 'Bo', firstName: 'Åge' });
  const id = tournamentId('autumn');
  const blankFacts = {
    sex: '',
    citizenship: '',
    fideId: '',
    nationalId: '',
    federation: '',
  } as const;
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    {
      kind: 'enter-players',
      players: [
        { id: playerId(1), details: { ...details('Alm, Ida'), ...blankFacts, person: alm } },
        { id: playerId(2), details: { ...details('Bo, Åge'), ...blankFacts, birthDate: '' } },
      ],
    },
  );
  const values = { ...emptyEventValues, name: 'Juleskak' };
  const entrant = { ...emptyDetails, name: 'Alm, Ida', person: alm };
  const commands = [
    { kind: 'make-event', id: christmas, values },
    {
      kind: 'enter-entrants',
      entrants: [{ id: 'e1' as EntrantId, values: entrant, group: null }],
    },
  ] as const;
  for (const [basedOn, command] of commands.entries()) {
    expect(
      (await app.events.execute(christmas, { ...confirmation, basedOn, command }, ida)).ok,
    ).toBe(true);
  }
  return { app, api, owner, id };
}

type OfferBody = { player: string; by: { id: string }; kind: string; changes: object };

const offersOf = async (answer: Response) => {
  const { version, offers } = (await answer.json()) as {
    version: number;
    offers: readonly OfferBody[];
  };
  return {
    version,
    offers: offers.map(({ player, by, kind, changes }) => [player, by.id, kind, changes]),
  };
};

describe('offers of the register by the API', () => {
  it('say who says what of whom, and are taken over in one act', async () => {
    const { api, owner, id, app } = await hall();
    const address = `/tournaments/${id}/offers`;
    expect(await offersOf(await api.get(address, owner))).toEqual({
      version: 3,
      offers: [
        ['p1', 'pa', 'changed', { title: 'FM' }],
        ['p2', 'pb', 'doubtful', { person: 'pb' }],
      ],
    });
    const offers = [
      { player: 'p1', by: 'pa', fields: ['title'] },
      { player: 'p2', by: 'pb', fields: ['person'] },
    ];
    const taken = { basedOn: 3, act: 'take-over', offers };
    expect((await api.post(address, taken, owner)).status).toBe(200);
    const t = await app.tournaments.get(id);
    expect(t.ok && t.value.players.map((one) => [one.details.title, one.details.person])).toEqual([
      ['FM', 'pa'],
      ['', 'pb'],
    ]);
    expect((await offersOf(await api.get(address, owner))).offers).toEqual([]);
    const again = await api.post(address, taken, owner);
    expect([again.status, await again.json()]).toEqual([
      409,
      { code: 'register.not-offered', player: 'p1' },
    ]);
  });

  it('are left out for good', async () => {
    const { api, owner, id } = await hall();
    const address = `/tournaments/${id}/offers`;
    const offers = [{ player: 'p1', by: 'pa', fields: ['title'] }];
    const left = { basedOn: 3, act: 'leave-out', offers, reason: 'national title' };
    expect((await api.post(address, left, owner)).status).toBe(200);
    const { offers: after } = await offersOf(await api.get(address, owner));
    expect(after.map(([player]) => player)).toEqual(['p2']);
  });

  it('are left out as far as they were shown and not ticked, and nothing else', async () => {
    const { api, owner, id } = await hall();
    const address = `/tournaments/${id}/offers`;
    const offers = [
      { player: 'p1', by: 'pa', fields: ['title'], shown: ['title'] },
      { player: 'p2', by: 'pb', fields: [], shown: ['person'] },
    ];
    const left = await api.post(
      address,
      { basedOn: 3, act: 'leave-out-others', offers, confirmed: false },
      owner,
    );
    expect(await left.json()).toMatchObject({
      version: 4,
      entries: [{ event: { kind: 'player-changes-declined', player: 'p2' } }],
    });
    const { offers: after } = await offersOf(await api.get(address, owner));
    expect(after.map(([player]) => player)).toEqual(['p1']);
  });

  it('are answered by nothing where nothing is ticked', async () => {
    const { api, owner, id } = await hall();
    const offers = [{ player: 'p1', by: 'pa', fields: [], shown: ['title'] }];
    const taken = { basedOn: 3, act: 'take-over', offers };
    const answer = await api.post(`/tournaments/${id}/offers`, taken, owner);
    expect(await answer.json()).toEqual({ version: 3, entries: [] });
  });

  it('name nobody of the register to whoever may not see it', async () => {
    const { app, id } = await hall();
    const right: Right = { role: 'arbiter', for: { kind: 'event', event: id } };
    const session = { accountId: 'bo', name: 'Bo', csrf: 'a token', rights: [right] };
    const api = apiClient({ ...app, accounts: { ...app.accounts, session: async () => session } });
    const answer = await api.get(`/tournaments/${id}/offers`, { cookie: '' });
    expect(await answer.json()).toEqual({ version: 3, offers: [] });
  });

  it('are for whoever keeps the entries', async () => {
    const { api, id } = await hall();
    for (const address of [`/tournaments/${id}/offers`, `/events/${christmas}/offers`]) {
      expect((await api.get(address)).status).toBe(401);
      expect((await api.post(address, { basedOn: 1, offers: [] })).status).toBe(401);
    }
  });

  it('are made to an entry list, too, and taken over there', async () => {
    const { api, owner, app } = await hall();
    const address = `/events/${christmas}/offers`;
    expect(await offersOf(await api.get(address, owner))).toEqual({
      version: 2,
      offers: [['e1', 'pa', 'changed', { title: 'FM', birthDate: '2001-02-03' }]],
    });
    const offers = [{ player: 'e1', by: 'pa', fields: ['title'] }];
    const taken = await api.post(address, { basedOn: 2, offers }, owner);
    expect(await taken.json()).toEqual({ version: 3 });
    const event = await app.events.get(christmas);
    expect(event.ok && event.value.entrants[0]?.values).toMatchObject({
      title: 'FM',
      birthDate: '',
    });
    const late = await api.post(address, { basedOn: 3, offers }, owner);
    expect(late.status).toBe(409);
  });

  it('are made to no event that is over or put away', async () => {
    const { api, owner, app } = await hall();
    const address = `/events/${christmas}/offers`;
    const openOffers = async () => (await offersOf(await api.get(address, owner))).offers;
    expect(await openOffers()).toHaveLength(1);
    await app.events.putAway(christmas, { archived: true, may: () => true });
    expect(await openOffers()).toEqual([]);
    await app.events.putAway(christmas, { archived: false, may: () => true });
    const days = { firstDay: '2026-10-01', lastDay: '2026-10-04' };
    const command = { kind: 'change-event', changes: days } as const;
    expect(
      (await app.events.execute(christmas, { ...confirmation, basedOn: 2, command }, ida)).ok,
    ).toBe(true);
    expect(await openOffers()).toEqual([]);
  });
});
