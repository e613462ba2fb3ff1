import type { Right } from '@rokade/installation';
import { expect, it } from 'vitest';
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
  const isTold = async (...rights: readonly Right[]) => {
    const session = { accountId: 'bo', name: 'Bo', csrf: 'a token', rights };
    const accounts = { ...app.accounts, session: async () => session };
    const api = apiClient({ ...app, accounts });
    const answer = await api.get(`/tournaments/${id}`, { cookie: '' });
    const text = await answer.text();
    expect([answer.status, text.includes('"2014')]).toEqual([200, true]);
    return text.includes('2014-05-02');
  };
  const arbiter: Right = { role: 'arbiter', for: { kind: 'event', event: id } };
  expect(await isTold(inside('club-officer', 'taarnet'))).toBe(true);
  expect(await isTold(arbiter)).toBe(false);
  expect(await isTold(arbiter, inside('club-officer', 'own'))).toBe(false);
  expect(await isTold(arbiter, inside('owner', 'own'))).toBe(false);
});
