import { belongingTo, may, placeIn, type Right, type Role } from '@rokade/installation';
import { actionActs } from '@rokade/presentation/console/doors/doors.ts';
import type { Application, Session } from '@rokade/server';
import { describe, expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { sendForm } from './page-room.ts';

const ours = 'hjoernet';
const theirs = 'taarnet';

/** Pages on which a book is made, with what their forms say. */
const makings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/console/new tell': {
    to: '/tournaments',
    next: '/console/{id}/entries',
    'settings.name': 'Klubmesterskab',
    'settings.roundsPlanned': '5',
    'system.code': 'monrad',
  },
};

async function club(role: Role) {
  const app = await memoryApplication();
  for (const address of [ours, theirs]) {
    await app.organisations.make({ address, name: `Skakklubben ${address}` }, ida);
  }
  const right: Right = { role, for: { kind: 'organisation', organisation: ours } };
  await app.accounts.create({ name: 'Bo Voß', password: 'correct horse battery' }, right, ida);
  const accountId = (await app.accounts.idOf('Bo Voß')) ?? '';
  const session: Session = { accountId, name: 'Bo Voß', csrf: 'a token', rights: [right] };
  return { app, session };
}

/** All books of an organisation, whatever they are of. */
async function booksOf(app: Application, organisation: string): Promise<readonly string[]> {
  const { tournaments } = await app.tournaments.page({
    order: 'newest-day',
    most: 100,
    organisation,
  });
  const listed = [...(await app.events.list()), ...(await app.contests.list())];
  const others = listed.filter((one) => one.organisation === organisation);
  return [...tournaments, ...others].map(({ id }) => id);
}

/** What somebody's account may now. */
async function rightsOf(app: Application, { accountId }: Session): Promise<readonly Right[]> {
  return (await app.accounts.list()).find(({ id }) => id === accountId)?.rights ?? [];
}

const parts = (making: string) => {
  const [route = '', action = ''] = making.split(' ');
  return { route, action };
};

describe('what somebody makes on a page', () => {
  it('is made by the API alone', () => {
    const acts = Object.values(actionActs).flatMap((ofRoute) => Object.values(ofRoute));
    expect(acts).not.toContain('make-event');
  });

  it.each(Object.entries(makings))(
    '%s: stands at their own desk, and is theirs to lead',
    async (making, fields) => {
      for (const role of ['club-officer', 'federation-officer'] as const) {
        const { app, session } = await club(role);
        const elsewhere = { ...parts(making), organisation: theirs, fields };
        expect((await sendForm(app, session, elsewhere)).status).toBe(403);
        const sent = await sendForm(app, session, { ...parts(making), organisation: ours, fields });
        expect(sent).toMatchObject({ status: 303, data: {} });
        expect([await booksOf(app, theirs), await booksOf(app, 'own')]).toEqual([[], []]);
        const [id = ''] = await booksOf(app, ours);
        expect(sent.to).toContain(id);
        const place = placeIn(belongingTo(ours), id);
        const rights = await rightsOf(app, session);
        expect(may(rights, 'change-event', place)).toBe(true);
      }
    },
  );

  it('is led without a further right by whoever leads all', async () => {
    const { app, session } = await club('chief-arbiter');
    const fields = makings['/console/new tell'] ?? {};
    const sent = { route: '/console/new', action: 'tell', organisation: ours, fields };
    expect((await sendForm(app, session, sent)).status).toBe(303);
    expect(await rightsOf(app, session)).toEqual(session.rights);
  });

  it('is not made by a form without the token of the session', async () => {
    const { app, session } = await club('owner');
    for (const [making, fields] of Object.entries(makings)) {
      const forged = { ...parts(making), organisation: ours, fields, csrf: 'another' };
      expect([making, (await sendForm(app, session, forged)).status]).toEqual([making, 403]);
    }
    expect(await booksOf(app, ours)).toEqual([]);
  });
});
