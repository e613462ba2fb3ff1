import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOfFederations, makeEventOf } from './events-of-federations.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let group = '';
beforeAll(async () => {
  house = await openHouse();
  const [danish] = eventsOfFederations;
  if (danish === undefined) throw new Error('no event');
  ({ group } = await makeEventOf(house.app, danish));
});
afterAll(() => house.close());

/** The sections of a public page with a picture: what the picture says, and how many tables the page has. */
async function pictured(path: string) {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const { document } = window;
  document.write(await (await house.ask('nobody', `/t/${group}${path}`)).text());
  const pictures = [...document.querySelectorAll('main svg.picture[role=img]')].map(
    (picture) => picture.getAttribute('aria-label') ?? picture.querySelector('title')?.textContent,
  );
  const tables = document.querySelectorAll('main table').length;
  const text = document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
  void window.happyDOM.close();
  return { pictures, tables, text };
}

it('a player’s card shows colours and rating as pictures, each with its table', async () => {
  const { pictures, tables, text } = await pictured('/player/p1');
  expect(pictures).toEqual(['Colours, round by round', 'Scored and expected, round by round']);
  expect(tables).toBe(2);
  expect(text).toMatch(/1501 → \d+ \([+−]?\d+\) by the games so far/);
});

it('the lead and who can still win are pictures with tables, too', async () => {
  const lead = await pictured('/crosstable?view=progress');
  expect(lead.pictures).toHaveLength(1);
  expect(lead.tables).toBeGreaterThan(0);
  const whatIf = await pictured('/what-if');
  expect(whatIf.pictures.length).toBeLessThanOrEqual(whatIf.tables);
});
