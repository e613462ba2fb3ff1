import { translator } from '@rokade/texts/all';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOut, idOf } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it.each([0, 1])('the round page of %i players says why it cannot go on', async (count) => {
  const id = idOf(`few-${count}`);
  const players = Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}` as never,
    details: { ...emptyDetails, name: `Only${index}, Ada` },
  }));
  const created = {
    kind: 'create-tournament',
    id,
    settings: { ...usualSettings, name: 'Few' },
  } as const;
  const entered = { kind: 'enter-players', players } as const;
  await carryOut(house.app, id, created, ...(count === 0 ? [] : [entered]));
  const page = await (await house.ask('owner', `/console/${id}/round`)).text();
  expect(page).toContain(translator('en')('console.round-too-few', { count }));
});
