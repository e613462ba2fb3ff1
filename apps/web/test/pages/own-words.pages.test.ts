import { printKinds } from '@rokade/presentation/views/prints/kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsedPage } from '../../../../test/plain-browser/parsed-page.ts';
import { addressOf } from './addresses.ts';
import { type EventPlaces, eventsOfFederations, makeEventOf } from './events-of-federations.ts';
import { type House, openHouse } from './house.ts';
import { pageRoutes } from './routes.ts';

let house: House;
let places: readonly EventPlaces[] = [];
beforeAll(async () => {
  house = await openHouse();
  for (const each of eventsOfFederations) places = [...places, await makeEventOf(house.app, each)];
});
afterAll(() => house.close());

/** What somebody reads on a page; what there is to choose from may name others. */
function readOn(html: string): string {
  const document = parsedPage(html);
  const unread = 'head, option, fieldset.choices, [data-others]';
  for (const element of document.querySelectorAll(unread)) element.remove();
  return document.body.innerHTML.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const ofTournament = pageRoutes.filter((route) => /^\/(?:t|console)\/\[id\]/.test(route));
const ofEvent = pageRoutes.filter((route) =>
  /^\/(?:e\/\[id\]|console\/events\/\[event\])/.test(route),
);
const prints = printKinds.map((kind) => `/print/[id]/${kind}`);

const routes = [
  ...ofTournament.map((route) => ({ route, of: 'group' as const })),
  ...ofEvent.map((route) => ({ route, of: 'event' as const })),
  ...prints.map((route) => ({ route, of: 'group' as const })),
];

describe.each(eventsOfFederations.map((each, index) => ({ ...each, index })))(
  'an event by $name regulations',
  ({ index, foreign }) => {
    it.each(routes)('$route names no article, committee or deadline of others', async (page) => {
      const book = places[index]?.[page.of];
      const { path } = addressOf(page.route, { ...house.holdings, entrant: 'n1' as never }, book);
      const answer = await house.ask('owner', `${path}?lang=en`);
      const text = readOn(await answer.text());
      // Pages that this event does not have lead on to another, or say so.
      if (answer.status !== 200) return;
      const found = text.match(new RegExp(`.{0,60}(?:${foreign.source}).{0,60}`, 'g')) ?? [];
      expect(found).toEqual([]);
    });
  },
);
