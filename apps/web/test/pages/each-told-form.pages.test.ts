import { belongingTo, may, placeIn } from '@rokade/installation';
import { type ApiRoute, bodyOfForm } from '@rokade/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, pageRoutes } from './addresses.ts';
import { type House, openHouse, readers } from './house.ts';
import { type ToldForm, toldForms } from './told-forms.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Fields by which a form says where it goes; no part of a body. */
const ownFields = ['csrf', 'to', 'look', 'method', 'next', 'form'];

const partsOf = (fields: ToldForm['fields']) =>
  fields.filter(([name]) => !ownFields.includes(name));

function routeOf(method: string, address: string): ApiRoute | undefined {
  const path = new URL(address, 'http://hall.local').pathname;
  const fits = (route: ApiRoute): boolean =>
    route.method === method &&
    new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return house.api.routes
    .filter(fits)
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

/** What a form sends that the shape of its request does not know, or refuses though nobody typed it. */
function faultsOf({ fields, hidden }: ToldForm, { body }: ApiRoute): readonly string[] {
  if (body === undefined) return [];
  const read = body.safeParse(bodyOfForm(body, partsOf(fields)));
  if (read.success) return [];
  const untyped = partsOf(hidden).map(([name]) => name.split(':')[0] ?? '');
  return read.error.issues.flatMap((issue) => {
    const place = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${place}.${key} is unknown`);
    return untyped.includes(place) ? [`${place}: ${issue.message}`] : [];
  });
}

const formsOn = async (route: string): Promise<readonly ToldForm[]> => {
  const { path } = addressOf(route, house.holdings);
  return toldForms(await (await house.ask('owner', path)).text());
};

describe('each form of a page that is passed on to the API', () => {
  it('is found on the pages', async () => {
    const least = {
      '/console/people/[person]': 3,
      '/console/accounts/[account]': 5,
      '/sign-in': 1,
    };
    for (const [route, count] of Object.entries(least)) {
      const { path } = addressOf(route, house.holdings);
      const answer = await house.ask(route === '/sign-in' ? 'nobody' : 'owner', path);
      expect([route, toldForms(await answer.text()).length >= count]).toEqual([route, true]);
    }
  });

  it.each(pageRoutes)('%s goes to an address that takes all its fields', async (route) => {
    for (const form of await formsOn(route)) {
      for (const address of [form.to, form.look].filter((text) => text !== '')) {
        const taking = routeOf(form.method, address);
        expect([address, taking === undefined]).toEqual([address, false]);
        expect([address, taking && faultsOf(form, taking)]).toEqual([address, []]);
      }
    }
  });

  it.each(pageRoutes)(
    '%s without its token, or without the right, changes nothing',
    async (route) => {
      const { path, about } = addressOf(route, house.holdings);
      const before = await house.versions();
      for (const { to, method, fields } of await formsOn(route)) {
        const act = routeOf(method, to)?.act ?? 'read-public';
        const sent = Object.fromEntries(fields);
        for (const reader of readers) {
          const desk = about === null && reader === 'officer-elsewhere' ? 'taarnet' : 'own';
          const mayDo = may(house.rights[reader], act, placeIn(belongingTo(desk), about));
          const csrf = mayDo ? 'another' : house.csrfOf(reader);
          const answer = await house.ask(reader, `${path}?/tell`, { ...sent, csrf });
          expect([reader, to, answer.status < 500]).toEqual([reader, to, true]);
        }
      }
      expect(await house.versions()).toBe(before);
    },
  );
});
