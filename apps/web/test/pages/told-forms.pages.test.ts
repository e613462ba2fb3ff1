import { makeApi } from '@rokade/server';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, pageRoutes } from './addresses.ts';
import { type House, openHouse, type Reader, readers } from './house.ts';

let house: House;
let patterns: readonly {
  readonly method: string;
  readonly pattern: RegExp;
  readonly hasBody: boolean;
}[];
beforeAll(async () => {
  house = await openHouse();
  patterns = makeApi(house.app, () => {}).routes.map(({ method, path, body }) => ({
    method,
    hasBody: body !== undefined,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
});
afterAll(() => house.close());

const routes = pageRoutes.filter((route) => route.startsWith('/console'));

type Fields = Readonly<Record<string, string>>;

/** A form of a page: where it is sent, and what with, as it stands. */
interface ToldForm {
  readonly action: string;
  readonly fields: Fields;
}

/** The forms of a page that are passed on to the API. */
function formsIn(html: string): readonly ToldForm[] {
  const { document } = new Window();
  document.write(html);
  return [...document.querySelectorAll('form[action*="/tell"]')].map((form) => {
    const named = [...form.querySelectorAll('input[name], select[name], textarea[name]')];
    const sent = named.flatMap((field): readonly (readonly [string, string])[] => {
      const { name, type, value, checked } = field as unknown as HTMLInputElement;
      if (type === 'file' || name === 'csrf' || (type === 'checkbox' && !checked)) return [];
      return [[name, value]];
    });
    const action = form.getAttribute('action') ?? '';
    return { action, fields: Object.fromEntries(sent) };
  });
}

/** Which act a form is for: its address, and the command where it is one to a book. */
function keyOf({ fields }: ToldForm): string {
  const { to, method = 'post', 'command.kind': kind = '' } = fields;
  return [method, to, kind].join(' ').trim();
}

/** Whether a form's request has a body, which can be made one that is carried out for nobody. */
const hasBody = ({ fields: { to = '', method = 'post' } }: ToldForm): boolean =>
  patterns.some((one) => one.method === method && one.pattern.test(to) && one.hasBody);

/** Whether a form is sent to a book that every organisation has of its own. */
const isOwnBook = ({ fields: { to = '' } }: ToldForm): boolean =>
  /^\/(register|ratings|sanctions|installation)\//.test(to);

async function formsFor(reader: Reader, path: string): Promise<readonly ToldForm[]> {
  const answer = await house.ask(reader, path);
  return answer.status === 200 ? formsIn(await answer.text()) : [];
}

/** Sends a form that is carried out for nobody: it is based on what is not there yet, or has not the shape. */
async function send(
  reader: Reader,
  path: string,
  { action, fields }: ToldForm,
  csrf = house.csrfOf(reader),
) {
  const futile = fields['basedOn'] === undefined ? { nothing: 'known' } : { basedOn: '1000000' };
  const { pathname, search } = new URL(action, `http://hall.local${path}`);
  const answer = await house.ask(reader, `${pathname}${search}`, { ...fields, ...futile, csrf });
  await answer.body?.cancel();
  return answer.status;
}

describe('the forms of a page that are passed on to the API', () => {
  it.each(routes)('%s lead to an address of it, and want their token', async (route) => {
    const { path } = addressOf(route, house.holdings);
    const before = await house.versions();
    for (const form of await formsFor('owner', path)) {
      const { to = '', method = 'post' } = form.fields;
      const isThere = patterns.some((one) => one.method === method && one.pattern.test(to));
      expect([keyOf(form), isThere]).toEqual([keyOf(form), true]);
      expect([keyOf(form), await send('owner', path, form, 'another')]).toEqual([keyOf(form), 403]);
    }
    expect(await house.versions()).toBe(before);
  });

  it.each(routes)('%s are shown to whom the API lets do it, and to nobody else', async (route) => {
    const { path } = addressOf(route, house.holdings);
    const all = (await formsFor('owner', path)).filter(hasBody);
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
  });
});
