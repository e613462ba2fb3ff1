import { describe, expect, it } from 'vitest';
import { makeApi, sendForm } from '../src/index.ts';
import { inside } from './organisations-contract.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

describe('a form of an organisation’s desk', () => {
  it('is sent to that organisation, not to the usual one', async () => {
    const app = await applicationForTest();
    await app.organisations.make({ address: 'taarnet', name: 'Tårnet' }, ida);
    const rights = [inside('owner', 'taarnet'), inside('owner', 'own')];
    const session = { accountId: 'bo', name: 'Bo', csrf: 'a token', rights };
    const api = makeApi(
      { ...app, accounts: { ...app.accounts, session: async () => session } },
      () => {},
    );
    const visitor = { host: 'hall.local', address: '192.0.2.1', isSecure: false, agent: 'test' };
    const headers = new Headers({ host: 'hall.local', cookie: 'rokade_session=x' });
    const fields = [
      ['to', '/tournaments'],
      ['csrf', 'a token'],
      ['settings.name', 'Klubmesterskab'],
    ] as const;
    const organisation = (await app.organisations.find('taarnet'))?.id ?? '';
    const sender = { headers, visitor, organisation };
    const made = await sendForm(api, sender, { fields, file: null });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { readonly id: string };
    expect(await app.tournaments.belonging(id as never)).toMatchObject({
      value: { organisation },
    });
  });
});
