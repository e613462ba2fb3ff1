import type { Role } from '@rokade/installation';
import type { Session } from '@rokade/server';
import { expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const roles: readonly Role[] = ['owner', 'federation-officer', 'club-officer', 'chief-arbiter'];

it.each(roles)('where the data are is told to an owner alone: %s', async (role) => {
  const app = await memoryApplication();
  await app.tournaments.createDemo(ida);
  const rights = [{ role, for: { kind: 'organisation', organisation: 'own' } }] as const;
  const session: Session = { accountId: 'bo', name: 'Bo Voß', csrf: 'a token', rights };
  const made = (await app.tournaments.page({ order: 'newest-day', most: 1 })).tournaments[0]?.id;
  const pages = [
    await loadPage(app, session, { route: '/console' }),
    await loadPage(app, session, { route: '/console/[id]/settings', params: { id: made ?? '' } }),
  ];
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  const shown = pages.map(({ data }) => JSON.stringify(data).includes(app.dataDirectory));
  expect(shown).toEqual([role === 'owner', false]);
});
