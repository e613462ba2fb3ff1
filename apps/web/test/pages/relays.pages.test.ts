import { afterAll, beforeAll, expect, it } from 'vitest';
import { lichessServer } from '../../../../test/lichess-server.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const secret = 'lip_a-token-of-somebody';

const textOf = async (who: 'owner' | 'arbiter' | 'nobody', id: string): Promise<string> =>
  (await house.ask(who, `/console/${id}/relays`)).text();

const send = (id: string, to: string, fields: Readonly<Record<string, string>>) =>
  house.ask('owner', `/console/${id}/relays?/tell`, {
    csrf: house.csrfOf('owner'),
    to,
    form: 'broadcast',
    ...fields,
  });

it('a broadcast is begun, looked after and stopped by forms, without a script', async () => {
  const { open } = house.holdings;
  const lichess = await lichessServer();
  house.app.relays.send({ lichess: lichess.origin, boardFolder: null });
  const to = `/tournaments/${open}/relays/broadcast`;
  const empty = await textOf('owner', open);
  expect(empty).toContain('name="rounds:lines"');
  expect(empty).toContain(`${lichess.origin}/account/oauth/token/create`);
  const wrong = await send(open, to, { 'rounds:lines': 'round 1', token: secret });
  const refused = await wrong.text();
  expect(refused).toContain('is not a round of a broadcast on lichess');
  expect(refused).not.toContain(secret);
  const begun = await send(open, to, { 'rounds:lines': 'aaaaaaaa\nbbbbbbbb', token: secret });
  expect(begun.status).toBeLessThan(400);
  expect(lichess.rounds()).toContain('aaaaaaaa');
  const running = await textOf('owner', open);
  expect(running).toContain('lichess accepted');
  expect(running).not.toContain(secret);
  const stopped = await send(open, to, { method: 'delete' });
  expect(stopped.status).toBeLessThan(400);
  expect((await house.app.relays.of(open)).broadcast).toBeNull();
});

it('a refusal of lichess stands there as a sentence, and on the console', async () => {
  const { open } = house.holdings;
  const lichess = await lichessServer(() => ({ status: 403 }));
  house.app.relays.send({ lichess: lichess.origin, boardFolder: null });
  const to = `/tournaments/${open}/relays/broadcast`;
  await send(open, to, { 'rounds:lines': 'aaaaaaaa', token: secret });
  expect(await textOf('owner', open)).toContain('needs the right study:write');
  expect(await (await house.ask('owner', `/console/${open}/settings`)).text()).toContain(
    'gets no more games',
  );
  await house.app.relays.end(open, 'broadcast');
});

it('whoever does not lead the tournament has no such page', async () => {
  const { open } = house.holdings;
  expect((await house.ask('nobody', `/console/${open}/relays`)).status).not.toBe(200);
});
