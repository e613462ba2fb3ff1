import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOut, ida } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function allow(phoneMessages: '' | 'on'): Promise<void> {
  const { installation } = house.app;
  const basedOn = installation.now().version;
  const command = { kind: 'change-installation', changes: { phoneMessages } } as const;
  const request = { basedOn, command, reason: '', confirmed: false };
  expect(await installation.execute(request, ida)).toMatchObject({ ok: true });
}

const card = async (id: string): Promise<string> =>
  (await house.ask('nobody', `/t/${id}/player/p1`)).text();

/** Whether a page can subscribe phones: it has the server's key. */
const canSubscribe = (page: string): boolean => /phone:\{key:"B[\w-]{86}"/.test(page);

it('a player’s card can subscribe phones where the owner allows it, and while it is played', async () => {
  const { open } = house.holdings;
  expect(canSubscribe(await card(open))).toBe(false);
  await allow('on');
  expect(canSubscribe(await card(open))).toBe(true);
  await allow('');
  expect(canSubscribe(await card(open))).toBe(false);
  await allow('on');
  await carryOut(house.app, open, { kind: 'finish-tournament' });
  expect(canSubscribe(await card(open))).toBe(false);
});

it('no card of a tournament that is not public does, nor for those who see it all the same', async () => {
  const { hidden } = house.holdings;
  await allow('on');
  expect((await house.ask('nobody', `/t/${hidden}/player/p1`)).status).toBe(404);
  const seen = await house.ask('arbiter', `/t/${hidden}/player/p1`);
  expect(seen.status).toBe(200);
  expect(canSubscribe(await seen.text())).toBe(false);
});

it('the owner allows it by a form, without a script', async () => {
  await allow('');
  const page = await (await house.ask('owner', '/console/installation')).text();
  expect(page).toContain('name="changes.phoneMessages"');
  const sent = await house.ask('owner', '/console/installation?/tell', {
    csrf: house.csrfOf('owner'),
    to: '/installation/settings',
    basedOn: String(house.app.installation.now().version),
    'changes.phoneMessages': 'on',
  });
  expect(sent.status).toBeLessThan(400);
  expect(house.app.installation.now().phoneMessages).toBe('on');
});
