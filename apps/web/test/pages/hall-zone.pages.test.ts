import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ida } from '../memory-application.ts';
import { addressOf } from './addresses.ts';
import { type House, openHouse, withoutScripts } from './house.ts';
import { pageRoutes } from './routes.ts';

/*
 * The hall's clock is that of its time zone, on every page: at half past eleven in the morning in
 * Greenwich it is already tomorrow on Kiritimati.
 */

const now = new Date('2026-10-14T11:30:00Z');

let house: House;
beforeAll(async () => {
  house = await openHouse(() => now);
  const { installation } = house.app;
  const command = {
    kind: 'change-installation',
    changes: { timeZone: 'Pacific/Kiritimati' },
  } as const;
  const { version: basedOn } = installation.now();
  const request = { basedOn, command, reason: '', confirmed: true };
  expect(await installation.execute(request, ida)).toMatchObject({ ok: true });
});
afterAll(() => house.close());

/** What somebody reads on a page and sends by its forms, without what its script and machines take up. */
async function readOn(path: string): Promise<string> {
  const answer = await house.askIn('en', 'owner', path);
  return withoutScripts(await answer.text()).replaceAll(/ datetime="[^"]*"/g, '');
}

/** The day in Greenwich, as forms, tables and letters have it. */
const inGreenwich = /2026-10-14|\b14 Oct(?:ober)?\b|\bOct(?:ober)? 14\b/g;
/** The day in the hall. */
const inHall = /2026-10-15|\b15 Oct(?:ober)?\b/;

describe('each page', () => {
  it.each(pageRoutes)('%s knows no other day than the hall’s', async (route) => {
    const text = await readOn(addressOf(route, house.holdings).path);
    const found = [...text.matchAll(inGreenwich)].map(({ index }) =>
      text.slice(Math.max(0, index - 120), index + 40),
    );
    expect(found).toEqual([]);
  });
});

describe('the day of the hall', () => {
  it.each([
    '/console/events/[event]/entries/office',
    '/console/events/[event]/entries/office/[entrant]',
    '/console/people/offices',
    '/console/people/lists',
    '/console/[id]/history',
    '/console/people/history',
    '/console/events/[event]/history',
    '/console/club/[contest]/history',
    '/console/leagues/[league]/history',
  ])('stands on %s', async (route) => {
    expect(await readOn(addressOf(route, house.holdings).path)).toMatch(inHall);
  });
});
