import { belongingTo, may, placeIn } from '@rokade/installation';
import { type ApiRoute, bodyOfForm } from '@rokade/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { type CommandForm, commandForms } from './command-forms.ts';
import { type House, openHouse, type Reader, readers } from './house.ts';
import { pageRoutes } from './routes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Fields by which a form says where it goes; no part of a body. */
const ownFields = ['csrf', 'to', 'look', 'method', 'next', 'form'];

const partsOf = (fields: CommandForm['fields']) =>
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
function faultsOf({ fields, hidden }: CommandForm, { body }: ApiRoute): readonly string[] {
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

/** What was found on pages, by reader and address: nothing here changes a book, so they stay. */
const found = new Map<string, readonly CommandForm[]>();

/** The forms that a reader finds at an address; none where the page is not for them. */
async function formsFor(reader: Reader, path: string): Promise<readonly CommandForm[]> {
  const key = `${reader} ${path}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  const answer = await house.ask(reader, path);
  const forms = answer.status === 200 ? commandForms(await answer.text()) : [];
  found.set(key, forms);
  return forms;
}

const formsOn = (route: string): Promise<readonly CommandForm[]> =>
  formsFor('owner', addressOf(route, house.holdings).path);

const consoleRoutes = pageRoutes.filter((route) => route.startsWith('/console'));

/** Which act a form is for: its address, and the command where it is one to a book. */
function keyOf({ to, method, fields }: CommandForm): string {
  const [, kind = ''] = fields.find(([name]) => name === 'command.kind') ?? [];
  return [method, to, kind].join(' ').trim();
}

/** Whether a form's request has a body, which can be made one that is carried out for nobody. */
const hasBody = ({ method, to }: CommandForm): boolean => routeOf(method, to)?.body !== undefined;

/** Whether a form is sent to a book that every organisation has of its own. */
const isOwnBook = ({ to }: CommandForm): boolean =>
  /^\/(register|ratings|sanctions|installation)\//.test(to);

/** Sends a form that is carried out for nobody: it is based on what is not there yet, or has not the shape. */
async function send(
  reader: Reader,
  path: string,
  { action, fields }: CommandForm,
  csrf = house.csrfOf(reader),
): Promise<number> {
  const sent = Object.fromEntries(fields);
  const futile = sent['basedOn'] === undefined ? { nothing: 'known' } : { basedOn: '1000000' };
  const { pathname, search } = new URL(action, `http://hall.local${path}`);
  const answer = await house.ask(reader, `${pathname}${search}`, { ...sent, ...futile, csrf });
  await answer.body?.cancel();
  return answer.status;
}

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
      expect([route, commandForms(await answer.text()).length >= count]).toEqual([route, true]);
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

  it.each(consoleRoutes)('%s wants its token', async (route) => {
    const { path } = addressOf(route, house.holdings);
    const before = await house.versions();
    for (const form of await formsOn(route)) {
      expect([keyOf(form), await send('owner', path, form, 'another')]).toEqual([keyOf(form), 403]);
    }
    expect(await house.versions()).toBe(before);
  });

  it.each(consoleRoutes)(
    '%s is shown to whom the API lets do it, and to nobody else',
    async (route) => {
      const { path } = addressOf(route, house.holdings);
      const all = (await formsOn(route)).filter(hasBody);
      const before = await house.versions();
      for (const reader of readers) {
        const elsewhere = reader === 'officer-elsewhere';
        const own = new Map((await formsFor(reader, path)).map((form) => [keyOf(form), form]));
        for (const form of all) {
          const key = keyOf(form);
          // The same address is the book of their own organisation, of which this page shows nothing.
          if (elsewhere && !own.has(key) && isOwnBook(form)) continue;
          const status = await send(reader, path, own.get(key) ?? form);
          const isRefused = status === 403 || (reader === 'nobody' && status === 303);
          expect([reader, key, status, isRefused]).toEqual([reader, key, status, !own.has(key)]);
        }
      }
      expect(await house.versions()).toBe(before);
    },
  );

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
