import type { PersonId } from '@rokade/register';
import type { TournamentId } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, carryOut, ida, settings } from './sample-tournament.ts';

const open = 'open' as TournamentId;

it('people of the register are entered in a tournament with what it knows of them', async () => {
  const app = await applicationForTest();
  for (const [basedOn, surname] of ['Alm', 'Bech'].entries()) {
    const values = { surname, firstName: 'Ida', birth: '1990-03-01', fideId: `14000${basedOn}` };
    const person = surname.toLowerCase() as PersonId;
    const command = { kind: 'enter-person', person, values } as const;
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.register.execute(request, ida)).toMatchObject({ ok: true });
  }
  await carryOut(app, open, { kind: 'create-tournament', id: open, settings });
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const body = { basedOn: 1, people: ['alm', 'bech', 'nobody'] };
  expect((await client.post(`/tournaments/${open}/people`, body, headers)).status).toBe(200);
  const found = await app.tournaments.get(open);
  expect(found.ok && found.value.players.map(({ details }) => details)).toMatchObject([
    { name: 'Alm, Ida', birthDate: '1990-03-01', person: 'alm', fideId: '140000' },
    { name: 'Bech, Ida', person: 'bech', fideId: '140001' },
  ]);
  const again = await client.post(`/tournaments/${open}/people`, { ...body, people: ['carl'] });
  expect(again.status).toBe(401);
});
