import { type EntrantId, type EventId, emptyEventValues } from '@rokade/event';
import type { Right } from '@rokade/installation';
import { describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { apiClient } from './api-client.ts';
import { inside } from './organisations-contract.ts';
import {
  applicationForTest,
  carryOut,
  details,
  ida,
  playerId,
  settings,
  tournamentId,
} from './sample-tournament.ts';

it('the birthday of a minor is told by the right in the organisation whose tournament it is', async () => {
  const app = await applicationForTest();
  const id = tournamentId('autumn');
  await app.organisations.make({ address: 'taarnet', name: 'Tårnet' }, ida);
  const child = { ...details('Alm, Ida'), birthDate: '2014-05-02' };
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    { kind: 'enter-players', players: [{ id: playerId(1), details: child }] },
  );
  const organisation = (await app.organisations.find('taarnet'))?.id;
  if (organisation === undefined) throw new Error('no organisation');
  expect(await app.organisations.assign({ kind: 'tournament', id }, organisation)).toMatchObject({
    ok: true,
  });
  const seesBirthday = async (...rights: readonly Right[]) => {
    const session = { accountId: 'bo', name: 'Bo', csrf: 'a token', rights };
    const accounts = { ...app.accounts, session: async () => session };
    const api = apiClient({ ...app, accounts });
    const answer = await api.get(`/tournaments/${id}`, { cookie: '' });
    const text = await answer.text();
    expect([answer.status, text.includes('"2014')]).toEqual([200, true]);
    return text.includes('2014-05-02');
  };
  const arbiter: Right = { role: 'arbiter', for: { kind: 'event', event: id } };
  expect(await seesBirthday(inside('club-officer', 'taarnet'))).toBe(true);
  expect(await seesBirthday(arbiter)).toBe(false);
  expect(await seesBirthday(arbiter, inside('club-officer', 'own'))).toBe(false);
  expect(await seesBirthday(arbiter, inside('owner', 'own'))).toBe(false);
});

describe('a form that shows only the year of a minor’s birth, sent by somebody who sees no more', () => {
  const child = { ...details('Alm, Ida'), birthDate: '2014-05-02' };

  /** An API for an arbiter, who keeps entries and does not see birthdays. */
  function arbiterOf(app: Application) {
    const rights: readonly Right[] = [
      { role: 'arbiter', for: { kind: 'organisation', organisation: 'own' } },
    ];
    const session = { accountId: 'bo', name: 'Bo', csrf: 'a token', rights };
    const api = apiClient({ ...app, accounts: { ...app.accounts, session: async () => session } });
    const as = { cookie: '', 'x-rokade-csrf': session.csrf };
    return async (path: string, basedOn: number, command: object) =>
      (await api.post(path, { basedOn, command }, as)).status;
  }

  it('leaves the birthday in a tournament as it is, and changes the rest', async () => {
    const app = await applicationForTest();
    const id = tournamentId('autumn');
    await carryOut(
      app,
      id,
      { kind: 'create-tournament', id, settings },
      { kind: 'enter-players', players: [{ id: playerId(1), details: child }] },
    );
    const send = arbiterOf(app);
    const path = `/tournaments/${id}/commands`;
    const change = (changes: object) => ({ kind: 'change-player', player: 'p1', changes });
    const inBook = async () => {
      const found = await app.tournaments.get(id);
      return found.ok ? found.value.players[0]?.details : null;
    };
    const sent = { ...child, birthDate: '2014', club: 'Bjergby' };
    expect(await send(path, 2, change(sent))).toBe(200);
    expect(await inBook()).toMatchObject({ birthDate: '2014-05-02', club: 'Bjergby' });
    const journal = await app.tournaments.journal(id);
    expect(journal.ok && journal.value.at(-1)?.event).toMatchObject({
      changes: { club: 'Bjergby' },
    });
    expect(await send(path, 3, change({ birthDate: '2013' }))).toBe(200);
    expect(await inBook()).toMatchObject({ birthDate: '2013' });
  });

  it('leaves the birthday on an entry list as it is, and changes the rest', async () => {
    const app = await applicationForTest();
    const id = 'christmas' as EventId;
    const values = { ...emptyEventValues, name: 'Juleskak' };
    const entrants = [{ id: 'e1' as EntrantId, values: child, group: null }];
    for (const [basedOn, command] of (
      [
        { kind: 'make-event', id, values },
        { kind: 'enter-entrants', entrants },
      ] as const
    ).entries()) {
      const request = { basedOn, command, reason: '', confirmed: true };
      expect((await app.events.execute(id, request, ida)).ok).toBe(true);
    }
    const sent = { ...child, birthDate: '2014', club: 'Bjergby' };
    const change = { kind: 'change-entrant', entrant: 'e1', changes: sent };
    expect(await arbiterOf(app)(`/events/${id}/commands`, 2, change)).toBe(200);
    const event = await app.events.get(id);
    expect(event.ok && event.value.entrants[0]?.values).toMatchObject({
      birthDate: '2014-05-02',
      club: 'Bjergby',
    });
  });
});
