import { belongingTo, may, placeIn } from '@rokade/installation';
import { actAtDoor, actionActs } from '@rokade/presentation/console/doors/doors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { type House, openHouse, type Reader, readers } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Every form of the console, by its route and the action that it names. */
const forms = Object.entries(actionActs).flatMap(([route, of]) =>
  Object.keys(of).map((action) => [route, action] as const),
);

const pathOf = (route: string, action: string) => {
  const { path, about } = addressOf(route, house.holdings);
  return { path: action === 'default' ? path : `${path}?/${action}`, about };
};

/** Whether the table of rights lets a reader send a form; without a book, at their own desk. */
function maySend(reader: Reader, route: string, action: string, about: string | null): boolean {
  const act = actAtDoor(route, action);
  const desk = about === null && reader === 'officer-elsewhere' ? 'taarnet' : 'own';
  return act !== null && may(house.rights[reader], act, placeIn(belongingTo(desk), about));
}

describe('each form of the console', () => {
  it.each(forms)('%s %s is refused to whom the table of rights does not name', async (...form) => {
    const [route, action] = form;
    const { path, about } = pathOf(route, action);
    const before = await house.versions();
    for (const reader of readers) {
      if (maySend(reader, route, action, about)) continue;
      const answer = await house.ask(reader, path, { csrf: house.csrfOf(reader) });
      const isAtDoor =
        reader === 'nobody' && answer.headers.get('location')?.startsWith('/sign-in');
      expect([reader, isAtDoor ? 403 : answer.status]).toEqual([reader, 403]);
    }
    expect(await house.versions()).toBe(before);
  });

  it.each(forms)('%s %s without its token changes nothing', async (route, action) => {
    const before = await house.versions();
    const answer = await house.ask('owner', pathOf(route, action).path, { csrf: 'another' });
    expect(answer.status).toBeLessThan(500);
    expect(await house.versions()).toBe(before);
  });

  it.each(forms)('%s %s with nothing in it is no error of the server', async (route, action) => {
    // A house of its own: what an empty form does to its books is not looked at here.
    const { path } = pathOf(route, action);
    const answer = await house.ask('owner', path, { csrf: house.csrfOf('owner'), version: '0' });
    expect(answer.status).toBeLessThan(500);
  });
});
