import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeXlsx, textRows } from '../../../../test/made-spreadsheet.ts';
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

/** What a browser sends for a form with a file. */
async function sendFile(bytes: Uint8Array, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  const own = { csrf: house.csrfOf('owner'), to: '/lists/taking', form: 'list', ...fields };
  for (const [name, value] of Object.entries(own)) form.set(name, value);
  form.set('list:file/name', new File([Uint8Array.from(bytes)], 'youth.xlsx'));
  const request = new Request('http://hall.local', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  return (await house.post('owner', '/console/lists?/tell', { type, body })).text();
}

it('of a spreadsheet the page says which sheet was read, and offers the others', async () => {
  const sheet = (name: string, player: string) => ({
    name,
    rows: textRows([
      ['Name', 'Rating'],
      [player, '1500'],
    ]),
  });
  const bytes = madeXlsx([sheet('U10', 'Alm, Bo'), sheet('U12', 'Beck, Ida')]);
  const first = await sendFile(bytes, { look: '/lists/look' });
  expect(first).toContain('youth.xlsx is a table of players.');
  expect(first).toMatch(/<option value="U10"[^>]*selected/);
  expect(first).toContain('Alm, Bo');
  const other = await sendFile(bytes, { look: '/lists/look', sheet: 'U12' });
  expect(other).toMatch(/<option value="U12"[^>]*selected/);
  expect(other).toContain('Beck, Ida');
  expect(other).not.toContain('Alm, Bo');
});
