import { isReport, printKinds } from '@rokade/presentation/views/prints/kinds.ts';
import { translator } from '@rokade/texts/all';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOut } from '../memory-application.ts';
import { addressOf } from './addresses.ts';
import { type House, openHouse } from './house.ts';
import { pageRoutes } from './routes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await carryOut(house.app, house.holdings.open, { kind: 'finish-tournament' });
});
afterAll(() => house.close());

const notice = translator('en')('public.finished-provisionally');
const textOf = async (reader: 'nobody' | 'owner', path: string) => {
  const answer = await house.ask(reader, path);
  return { status: answer.status, text: await answer.text() };
};

const ofTournament = pageRoutes.filter((route) => /^\/(?:t|console)\/\[id\]/.test(route));

it.each(ofTournament)('%s says that the tournament is finished provisionally', async (route) => {
  const reader = route.startsWith('/t/') ? 'nobody' : 'owner';
  const { status, text } = await textOf(reader, addressOf(route, house.holdings).path);
  // Pages that this tournament does not have, and those that lead on to another.
  if (status !== 200) return;
  expect(text).toContain(notice);
});

it.each(printKinds)('the print %s says so, or there is none', async (kind) => {
  const path = `/print/${house.holdings.open}/${kind}?lang=en`;
  const { status, text } = await textOf('owner', path);
  if (isReport(kind)) expect(status).toBe(409);
  else if (status === 200) expect(text).toContain(notice);
});
