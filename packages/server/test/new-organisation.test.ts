import { ownInstallation, parseInstallationId } from '@rokade/installation';
import { journalFormat } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { apiClient, credentialsOf, password, setUpArbiter } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

/** A picture of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const club = {
  address: 'broenden',
  name: 'Skakklubben Brønden',
  contact: 'Torvet 1\n8000 Aarhus C\npost@broenden.example',
  logo: { base64: dot },
  officer: { name: 'Eva Holm', password },
};

async function office() {
  const app = await applicationForTest();
  const api = apiClient(app);
  return { app, api, owner: await setUpArbiter(app, api) };
}

it('begins with its contact, its logo and somebody who looks after it', async () => {
  const { app, api, owner } = await office();
  expect((await api.post('/organisations', club, owner)).status).toBe(201);
  const id = parseInstallationId('broenden') ?? ownInstallation;
  const book = (await app.organisations.book(id)).now();
  expect(book).toMatchObject({
    name: club.name,
    address: club.contact,
    logo: { type: 'image/png', data: dot },
  });
  const eva = await credentialsOf(await api.post('/session', club.officer));
  expect((await api.get('/installation?organisation=broenden', eva)).status).toBe(200);
  expect((await api.get('/installation', eva)).status).toBe(403);
});

it('is not made at all where its logo or its officer is refused', async () => {
  const { app, api, owner } = await office();
  const refused = async (changes: object) => {
    const answer = await api.post('/organisations', { ...club, ...changes }, owner);
    return [((await answer.json()) as { code: string }).code, await app.organisations.list()];
  };
  const before = await app.organisations.list();
  const named = { name: 'Ida Hansen', password };
  expect(await refused({ logo: 'no picture' })).toEqual(['installation.logo-not-an-image', before]);
  expect(await refused({ officer: named })).toEqual(['account.name-taken', before]);
  expect(await refused({ officer: { name: 'Eva Holm', password: 'short' } })).toEqual([
    'account.password-too-short',
    before,
  ]);
  expect((await api.post('/organisations', club, owner)).status).toBe(201);
});

it('needs neither', async () => {
  const { api, owner } = await office();
  const plain = {
    address: 'taarnet',
    name: 'Tårnet',
    contact: '',
    officer: { name: '', password: '' },
  };
  expect((await api.post('/organisations', plain, owner)).status).toBe(201);
});

it('has tournaments that begin as those of the house', async () => {
  const { app, api, owner } = await office();
  const house = { format: journalFormat, settings: { federation: 'GER' } };
  const changes = { newTournament: house };
  const basedOn = app.installation.now().version;
  const command = { kind: 'change-installation', changes };
  await api.post('/installation/commands', { basedOn, command }, owner);
  await api.post('/organisations', club, owner);
  const id = parseInstallationId('broenden') ?? ownInstallation;
  expect((await app.organisations.book(id)).now().newTournament).toEqual(house);
});
