import { makeApi } from '@rokade/server';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, pageRoutes } from './addresses.ts';
import { type House, openHouse, type Reader, readers } from './house.ts';

let house: House;
let patterns: readonly { readonly method: string; readonly pattern: RegExp }[];
beforeAll(async () => {
  house = await openHouse();
  patterns = makeApi(house.app, () => {}).routes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
});
afterAll(() => house.close());

const routes = pageRoutes.filter((route) => route.startsWith('/console'));

type Fields = Readonly<Record<string, string>>;

/** The forms of a page that are passed on to the API, each with what it sends as it stands. */
function formsIn(html: string): readonly Fields[] {
  const { document } = new Window();
  document.write(html);
  return [...document.querySelectorAll('form[action*="/tell"]')].map((form) => {
    const named = [...form.querySelectorAll('input[name], select[name], textarea[name]')];
    const sent = named.flatMap((field): readonly (readonly [string, string])[] => {
      const { name, type, value, checked } = field as unknown as HTMLInputElement;
      if (type === 'file' || name === 'csrf' || (type === 'checkbox' && !checked)) return [];
      return [[name, value]];
    });
    return Object.fromEntries(sent);
  });
}

/** Which act a form is for: its address, and the command where it is one to a book. */
const keyOf = ({ to, method, 'command.kind': kind = '' }: Fields): string =>
  [method ?? 'post', to, kind].join(' ').trim();

async function formsFor(reader: Reader, path: string): Promise<readonly Fields[]> {
  const answer = await house.ask(reader, path);
  return answer.status === 200 ? formsIn(await answer.text()) : [];
}

/** Sends a form that the API would not carry out even from whoever may: it is based on what is not there yet. */
async function send(reader: Reader, path: string, fields: Fields, csrf = house.csrfOf(reader)) {
  const tooNew = { basedOn: '1000000', nothing: 'of the shape' };
  const answer = await house.ask(reader, `${path}?/tell`, { ...fields, ...tooNew, csrf });
  await answer.body?.cancel();
  return answer.status;
}

describe('the forms of a page that are passed on to the API', () => {
  it.each(routes)('%s lead to an address of it, and want their token', async (route) => {
    const { path } = addressOf(route, house.holdings);
    const before = await house.versions();
    for (const form of await formsFor('owner', path)) {
      const { to = '', method = 'post' } = form;
      const isThere = patterns.some((one) => one.method === method && one.pattern.test(to));
      expect([keyOf(form), isThere]).toEqual([keyOf(form), true]);
      expect([keyOf(form), await send('owner', path, form, 'another')]).toEqual([keyOf(form), 403]);
    }
    expect(await house.versions()).toBe(before);
  });

  it.each(routes)('%s are shown to whom the API lets do it, and to nobody else', async (route) => {
    const { path } = addressOf(route, house.holdings);
    const all = await formsFor('owner', path);
    const before = await house.versions();
    for (const reader of readers) {
      const shown = new Set((await formsFor(reader, path)).map(keyOf));
      for (const form of all.filter(({ to = '' }) => !to.startsWith('/session'))) {
        const status = await send(reader, path, form);
        const isRefused = status === 403 || (reader === 'nobody' && status === 303);
        const faults = [reader, keyOf(form), shown.has(keyOf(form)) ? !isRefused : isRefused];
        expect([...faults, status]).toEqual([reader, keyOf(form), true, status]);
      }
    }
    expect(await house.versions()).toBe(before);
  });
});
