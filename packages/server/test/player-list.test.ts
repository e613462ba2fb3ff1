import { beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { type ApiClient, apiClient, type Credentials, setUpArbiter } from './api-client.ts';
import { applicationForTest, carryOut, settings, tournamentId } from './sample-tournament.ts';

const id = tournamentId('tuesday');
const path = `/tournaments/${id}/list`;

let app: Application;
let api: ApiClient;
let owner: Credentials;

beforeEach(async () => {
  app = await applicationForTest();
  api = apiClient(app);
  owner = await setUpArbiter(app, api);
  await carryOut(app, id, { kind: 'create-tournament', id, settings });
});

const enter = (list: string, more: object = {}) =>
  api.post(path, { basedOn: 1, list, ...more }, owner);

async function names(): Promise<readonly string[]> {
  const found = await app.tournaments.get(id);
  return found.ok ? found.value.players.map(({ details: { name } }) => name) : [];
}

const sure = 'Navn;Rating\nHansen, Ida;1812\nMøller, Bo;1755';

describe('a list of players', () => {
  it('is entered at once where nothing in it is doubtful', async () => {
    expect((await enter(sure)).status).toBe(200);
    expect(await names()).toEqual(['Hansen, Ida', 'Møller, Bo']);
  });

  it.each([
    ['a row cannot be read', 'Navn;Rating\nHansen, Ida;many\nMøller, Bo;1755'],
    ['a name comes twice', 'Navn\nHansen, Ida\nHansen, Ida\nMøller, Bo'],
    ['a column is not understood', 'Navn;Skostørrelse\nHansen, Ida;41\nMøller, Bo;44'],
    ['a name has no comma', 'Navn\nHansen, Ida\nBo Møller Jensen'],
    ['first names may come first', 'Fornavn Efternavn\nIda Hansen\nBo Møller'],
    ['a rating stands in the name', 'Navn\nHansen, Ida 1812'],
    ['nobody is in it', 'Navn'],
  ])('is shown first where %s', async (_, list) => {
    const answer = await enter(list);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'player.list-doubtful',
      list: { players: expect.any(Array), faults: expect.any(Array) },
    });
    expect(await names()).toEqual([]);
  });

  it('is entered once its preview was seen, those of the same name only on request', async () => {
    const twice = 'Navn\nHansen, Ida\nHansen, Ida\nMøller, Bo';
    expect((await enter(twice, { looked: true })).status).toBe(200);
    expect(await names()).toEqual(['Hansen, Ida', 'Møller, Bo']);
    const again = { basedOn: 2, looked: true, alike: true, confirmed: true };
    expect((await enter('Navn\nMøller, Bo', again)).status).toBe(200);
    expect(await names()).toEqual(['Hansen, Ida', 'Møller, Bo', 'Møller, Bo']);
  });

  it('is only looked at by the preview', async () => {
    const answer = await api.post(`${path}/preview`, { basedOn: 1, list: sure }, owner);
    expect(await answer.json()).toMatchObject({ list: { players: [{ row: 2 }, { row: 3 }] } });
    expect(await names()).toEqual([]);
  });
});
