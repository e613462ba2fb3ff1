import { err } from '@rokade/rules';
import { storageFailure } from '@rokade/store';
import { expect, it } from 'vitest';
import { makeMayStill } from '../src/relays/may-still.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, startTournament } from './sample-tournament.ts';

it('nobody loses a right by a store that does not answer', async () => {
  const app = await applicationForTest();
  await setUpArbiter(app, apiClient(app));
  const id = await startTournament(app);
  const account = (await app.accounts.list())[0]?.id ?? '';
  const groupsOf = async () => [];
  expect(await makeMayStill(app.accounts, app.tournaments, groupsOf)(account, id)).toBe(true);
  const failed = err({ code: 'store.failed', problem: 'io' } as const);
  const asked = makeMayStill(app.accounts, { belonging: async () => failed }, groupsOf);
  const thrown = await asked(account, id).catch((error: unknown) => error);
  expect(storageFailure(thrown)).toEqual(failed.error);
  const gone = err({ code: 'store.missing' } as const);
  expect(
    await makeMayStill(app.accounts, { belonging: async () => gone }, groupsOf)(account, id),
  ).toBe(false);
});
