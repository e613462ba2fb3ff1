import type { SearchEntry } from '@rokade/presentation/console/finding/search-index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The names of the fields, buttons, forms and groups of a page that can be seen. */
const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:input|select|textarea|button|form|fieldset)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('type="hidden"'))
    .flatMap((tag) => / name="([^"]*)"/.exec(tag)?.[1] ?? []);

it('leads every setting and act that the search knows to a field, button or form of its page', async () => {
  const address = `/console/${house.holdings.open}/search.json`;
  const entries: readonly SearchEntry[] = await (await house.ask('owner', address)).json();
  const aimed = entries.filter(({ href }) => href.includes('#'));
  expect(aimed.length).toBeGreaterThan(30);
  const astray: string[] = [];
  for (const { href } of aimed) {
    const [path = '', name = ''] = href.split('#');
    const html = await (await house.ask('owner', path)).text();
    if (!namesIn(html).includes(decodeURIComponent(name))) astray.push(href);
  }
  expect(astray).toEqual([]);
});
