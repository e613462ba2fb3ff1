import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { type House, openHouse } from './house.ts';
import { pageRoutes } from './routes.ts';
import { structureFaults } from './structure.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('the page of each route is built well', () => {
  it.each(pageRoutes)('%s', async (route) => {
    const { path } = addressOf(route, house.holdings);
    const reader = route.startsWith('/console') ? 'owner' : 'nobody';
    const answer = await house.ask(reader, path);
    const html = await answer.text();
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
    expect(structureFaults(html, `http://hall.local${path}`).join('\n')).toBe('');
  });
});

describe('the look at a page notices', () => {
  const page = (body: string): string =>
    `<html lang="en"><head><title>T</title></head><body><main><h1>T</h1>${body}</main></body></html>`;
  const faultsOf = (body: string) => structureFaults(page(body), 'http://hall.local/console');

  it.each([
    ['<h3>deep</h3>', 'a heading h3 below none of the level above it'],
    ['<h1>again</h1>', '2 headings of the first level'],
    ['<input name="club">', 'no label for club'],
    ['<a href="/nowhere/at/all">x</a>', 'a link to /nowhere/at/all, which is nowhere'],
    ['<a href="/theme">x</a>', 'a link to /theme that a page is asked for'],
    ['<i id="a"></i><i id="a"></i>', 'two elements with the id a'],
    ['<p>field.rated</p>', 'the key field.rated instead of its text'],
    ['<table><tr><td>2001-05-17</td></tr></table>', 'the day 2001-05-17 as programs write it'],
    ['<main></main>', '2 elements of main'],
  ])('%s', (body, fault) => {
    expect(faultsOf(body)).toEqual([fault]);
  });

  it('nothing where nothing is wrong', () => {
    const body = '<h2>x</h2><label>A <input name="a"></label><a href="/theme" download>f</a>';
    expect(faultsOf(body)).toEqual([]);
  });
});
