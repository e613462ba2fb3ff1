import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const list = 'Nummer;Navn;Rating;Hurtig;Lyn;Klub\n100900071;Ane Kilde;1500;1400;1300;Kilden\n';

const send = async (fields: Readonly<Record<string, string>>) => {
  const answer = await house.ask('owner', '/console/lists?/tell', {
    csrf: house.csrfOf('owner'),
    to: '/lists/taking',
    form: 'list',
    list,
    ...fields,
  });
  return { status: answer.status, html: await answer.text() };
};

it('a list that is looked at without a script says what it is, and goes on with the next form', async () => {
  const { status, html } = await send({ look: '/lists/look' });
  expect(status).toBe(200);
  expect(html).toContain('DSU’s list of a club');
  expect(html).toMatch(/value="members"[^>]*checked/);
  expect(html).not.toMatch(/value="ratings"[^>]*checked/);
  expect(html).toContain('100900071;Ane Kilde');
});

it('what was done is said with the place of it; what is refused stays ticked', async () => {
  const version = house.app.register.now().version;
  const half = await send({
    'versions.members': String(version),
    uses: 'members',
    'to:word': '',
    day: '2026-11-29',
    'federation:capitals': 'den',
  });
  expect(half.status).toBe(200);
  expect(half.html).toContain('Register: one person entered or changed.');
  expect(house.app.register.find('Kilde')).not.toEqual([]);
  const refused = await send({ uses: 'entries', 'to:word': '' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('choose the tournament or event');
});
