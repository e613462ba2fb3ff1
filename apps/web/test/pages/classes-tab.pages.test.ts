import { emptyDetails, makeSystem, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOut, idOf } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('a championship in classes has a tab for them, another tournament has none', async () => {
  const id = idOf('klubmester');
  const players = ['Ada', 'Bo', 'Cai', 'Dan'].map((name, at) => ({
    id: `k${at}` as never,
    details: { ...emptyDetails, name: `${name}, A` },
  }));
  const settings = { ...usualSettings, name: 'Klubmester', system: makeSystem('tempelhof') };
  await carryOut(
    house.app,
    id,
    { kind: 'create-tournament', id, settings },
    { kind: 'enter-players', players },
  );
  const tab = `href="/console/${id}/classes"`;
  const page = async () => (await house.ask('owner', `/console/${id}/entries`)).text();
  expect(await page()).not.toContain(tab);
  const playerClasses = players.map((player, at) => ({
    player: player.id,
    class: 1 + (at % 4),
    own: 1 + (at % 4),
    code: 'championship.by-hand',
    note: 'Begyndelse',
  }));
  await carryOut(house.app, id, {
    kind: 'give-classes',
    rules: 'tempelhof-2018',
    of: 4,
    given: playerClasses,
  } as never);
  expect(await page()).toContain(tab);
  const classes = await (await house.ask('owner', `/console/${id}/classes`)).text();
  expect(classes).toMatch(new RegExp(`<a[^>]*${tab}[^>]*aria-current|aria-current[^>]*${tab}`));
});
