import { type Act, belongingTo, may, placeIn, roles, scopesOfRole } from '@rokade/installation';
import { actAtDoor } from '@rokade/presentation/console/doors/doors.ts';
import { type Application, createApplication, type Session } from '@rokade/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorFor } from './page-room.ts';
import { pageRoutes } from './pages/routes.ts';

const book = /^\/console(?:\/[\w-]+)?\/\[(id|event|contest|league)\]/;

/** The rights that somebody may have in one book alone and that let them do an act there. */
const rightsFor = (act: Act) =>
  roles
    .filter((role) => scopesOfRole[role].includes('event'))
    .map((role) => ({ role, for: { kind: 'event', event: 'mine' } }) as const)
    .filter((right) => may([right], act, placeIn(belongingTo('own'), 'mine')));

/** The routes of the console that are about one book, with the name of its parameter. */
const routes = pageRoutes.flatMap((route) => {
  const parameter = book.exec(route)?.[1];
  const act = actAtDoor(route, null);
  const [right] = act === null ? [] : rightsFor(act);
  return parameter === undefined || right === undefined ? [] : [{ route, parameter, right }];
});

let app: Application;
beforeAll(async () => {
  const created = await createApplication({ dataDirectory: ':memory:' });
  if (!created.ok) throw new Error(created.error.code);
  app = created.value;
});
afterAll(() => app.close());

describe('a right in one book', () => {
  it('is known for pages of each kind of book', () => {
    const kinds = [...new Set(routes.map(({ parameter }) => parameter))];
    expect(kinds.toSorted()).toEqual(['contest', 'event', 'id', 'league']);
    expect(routes.length).toBeGreaterThan(60);
  });

  it.each(routes)('opens $route there and in no other book', async (page) => {
    const session: Session = { accountId: 'bo', name: 'Bo', csrf: 'a', rights: [page.right] };
    const door = (id: string) =>
      doorFor(app, session, { route: page.route, params: { [page.parameter]: id } });
    expect([await door('mine'), await door('theirs').catch(({ status }) => status)]).toEqual([
      200, 403,
    ]);
  });
});
