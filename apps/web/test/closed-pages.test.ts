import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Right } from '@rokade/installation';
import { actionActs } from '@rokade/presentation/console/doors/doors.ts';
import type { Session } from '@rokade/server';
import { emptyDetails, parsePlayerId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';
import { loadPage, sendForm } from './page-room.ts';

const routes = join(import.meta.dirname, '../src/routes');
const own = { kind: 'organisation', organisation: 'own' } as const;

const sessionOf = (...rights: readonly Right[]): Session => ({
  accountId: 'bo',
  name: 'Bo Voß',
  csrf: 'a token',
  rights,
});

/** Every public page of a tournament that is made on the server. */
const publicPages = globSync('t/**/+{page,layout}.server.ts', { cwd: routes }).filter((file) =>
  file.startsWith('t/[id]/'),
);

const child = { ...emptyDetails, name: 'Alm, Ida', birthDate: '2014-05-02', rating: 1200 };

async function hall(published: boolean) {
  const app = await memoryApplication();
  const id = idOf('autumn');
  const player = parsePlayerId('ida');
  const other = parsePlayerId('bo');
  if (player === null || other === null) throw new Error('no id');
  const visibility = { ...usualSettings.visibility, published };
  const players = [
    { id: player, details: child },
    { id: other, details: { ...emptyDetails, name: 'Voß, Bo' } },
  ];
  await carryOut(
    app,
    id,
    {
      kind: 'create-tournament',
      id,
      settings: { ...usualSettings, name: 'Efterår', roundsPlanned: 5, visibility },
    },
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'a seed' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  );
  return { app, id };
}

describe('a public page of a tournament that is hidden', () => {
  it('is shown to nobody, whichever it is', async () => {
    expect(publicPages.length).toBeGreaterThan(15);
    const { app, id } = await hall(false);
    for (const file of publicPages) {
      const params = { id, round: '1', player: '1', no: '1' };
      const route = `/${dirname(file)}`;
      const { status } = await loadPage(app, null, { route, params, file });
      expect([file, status]).toEqual([file, 404]);
    }
  });

  it('is shown again once it is published', async () => {
    const { app, id } = await hall(true);
    for (const page of ['', '/standings', '/players']) {
      const request = { route: `/t/[id]${page}`, params: { id } };
      expect([page, (await loadPage(app, null, request)).status]).toEqual([page, 200]);
    }
  });
});

describe('a form without the token of its session', () => {
  const everywhere = Object.entries(actionActs).flatMap(([route, acts]) =>
    Object.keys(acts).map((action) => [route, action] as const),
  );

  it('is carried out by no page of the console', async () => {
    const { app, id } = await hall(true);
    const before = await app.tournaments.exportJson(id);
    const session = sessionOf({ role: 'owner', for: own });
    const params = { id, event: 'none', contest: 'none', person: 'none', account: 'none' };
    for (const [route, action] of everywhere) {
      const named = action === 'default' ? {} : { action };
      const sent = { route, ...named, params: { ...params, player: 'ida' }, csrf: 'another' };
      const { status } = await sendForm(app, session, sent);
      const isDone = status < 400 && !isLooking(route, action);
      expect([route, action, isDone]).toEqual([route, action, false]);
    }
    const after = await app.tournaments.exportJson(id);
    const entries = (file: typeof before) => file.ok && JSON.parse(file.value).entries;
    expect(entries(after)).toEqual(entries(before));
  });
});

/** Actions that only show what would be done, and write nothing. */
const isLooking = (_: string, action: string): boolean => action.startsWith('preview');

describe('the birthday of a minor', () => {
  const page = (app: Parameters<typeof loadPage>[0], id: string, session: Session) =>
    loadPage(app, session, {
      route: '/console/[id]/players/[player]/edit',
      params: { id, player: 'ida' },
    });

  it('is shown by the right in the organisation whose tournament it is, and by no other', async () => {
    const { app, id } = await hall(true);
    await app.organisations.make({ address: 'taarnet', name: 'Tårnet' }, ida);
    const elsewhere = { kind: 'organisation', organisation: 'taarnet' } as const;
    const arbiter: Right = { role: 'arbiter', for: { kind: 'event', event: id } };
    const shown = async (...rights: readonly Right[]) => {
      const { status, data } = await page(app, id, sessionOf(...rights));
      expect(status).toBe(200);
      return JSON.stringify(data).includes('2014-05-02');
    };
    expect(await shown({ role: 'owner', for: own })).toBe(true);
    expect(await shown(arbiter, { role: 'club-officer', for: own })).toBe(true);
    expect(await shown({ role: 'arbiter', for: own })).toBe(false);
    expect(await shown(arbiter)).toBe(false);
    expect(await shown(arbiter, { role: 'club-officer', for: elsewhere })).toBe(false);
  });
});
