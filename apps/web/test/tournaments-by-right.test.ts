import { type EventId, emptyEventValues } from '@rokade/event';
import type { Right } from '@rokade/installation';
import type { PersonId } from '@rokade/register';
import type { Application, Session } from '@rokade/server';
import { emptyDetails, type Settings, type TournamentId, usualSettings } from '@rokade/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as leadToReportFiles } from '../src/routes/rules/+server.ts';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const signedIn = (...rights: readonly Right[]): Session => ({
  accountId: 'bo',
  name: 'Bo',
  csrf: 'a token',
  rights,
});
const owner = signedIn({ role: 'owner', for: { kind: 'organisation', organisation: 'own' } });
const inOne = (role: Right['role'], event: string): Right => ({
  role,
  for: { kind: 'event', event },
});
const [a, b] = [idOf('a'), idOf('b')];

let app: Application;
beforeEach(async () => {
  app = await memoryApplication();
});

/** A tournament of four whose first round is over: player 1 and 2 have won. */
async function played(id: TournamentId, changes: Partial<Settings> = {}): Promise<void> {
  const players = [1, 2, 3, 4].map((number) => ({
    id: `p${number}` as never,
    details: { ...emptyDetails, name: `Spiller ${number}`, rating: 2000 - number, person: 'pa' },
  }));
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings: { ...usualSettings, name: 'Jul', ...changes } },
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'frø' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    ...[1, 2].map((board) => ({
      ...({ kind: 'enter-result', round: 1, board } as const),
      result: { kind: 'played', white: 2, black: 0 } as const,
    })),
  );
}

const layout = { route: '/console/[id]', file: 'console/[id]/+layout.server.ts' };
const consoleOf = async (session: Session) =>
  (await loadPage(app, session, { ...layout, params: { id: a } })).data as unknown as {
    readonly players: readonly unknown[];
    readonly groups: readonly { readonly id: string }[];
  };

describe('every page of a tournament in the console', () => {
  it('has the names of players for whoever may see the event, none for a helper', async () => {
    await played(a);
    const counts = [];
    for (const session of [
      owner,
      signedIn(inOne('arbiter', a)),
      signedIn(inOne('results-only', a)),
    ])
      counts.push((await consoleOf(session)).players.length);
    expect(counts).toEqual([4, 4, 0]);
  });

  it('leads to the other groups where the reader may see the boards, and to no others', async () => {
    await played(a, { group: 'A' });
    await played(b, { group: 'B' });
    const groups = async (session: Session) =>
      (await consoleOf(session)).groups.map(({ id }) => id);
    expect(await groups(owner)).toEqual(['a', 'b']);
    expect(await groups(signedIn(inOne('arbiter', a), inOne('results-only', b)))).toEqual([
      'a',
      'b',
    ]);
    expect(await groups(signedIn(inOne('arbiter', a)))).toEqual([]);
  });
});

it('the page of a player names them in the register to whoever may see it', async () => {
  const values = { surname: 'Alm', firstName: 'Ida' };
  const command = { kind: 'enter-person', person: 'pa' as PersonId, values } as const;
  await app.register.execute({ basedOn: 0, command, reason: '', confirmed: true }, ida);
  await played(a);
  const page = { route: '/console/[id]/players/[player]', params: { id: a, player: 'p1' } };
  const person = async (session: Session) => (await loadPage(app, session, page)).data['person'];
  expect(await person(owner)).toEqual({ id: 'pa', name: 'Alm, Ida' });
  expect(await person(signedIn(inOne('arbiter', a)))).toBeNull();
});

describe('in public', () => {
  const visibility = { ...usualSettings.visibility, published: true };

  it('a tournament names those made from it that are public, and no others', async () => {
    await played(a, { visibility });
    const origin = { kind: 'stage', tournaments: [a] } as const;
    const settings = { ...usualSettings, name: 'Finale', origin };
    for (const [id, published] of [
      ['open-final', true],
      ['hidden-final', false],
    ] as const) {
      const made = { ...settings, visibility: { ...visibility, published } };
      const player = { id: 'p1' as never, details: { ...emptyDetails, name: 'Spiller 1' } };
      await carryOut(
        app,
        idOf(id),
        { kind: 'create-tournament', id: idOf(id), settings: made },
        { kind: 'enter-players', players: [player] },
      );
    }
    const { data } = await loadPage(app, null, { route: '/t/[id]', params: { id: a } });
    expect(data['related']).toMatchObject({ stages: [{ id: 'open-final' }] });
  });

  it('an event tells who leads a group as long as its standings are public', async () => {
    await played(a, { visibility });
    await played(b, { visibility: { ...visibility, standings: false } });
    const id = 'jul' as EventId;
    const values = { ...emptyEventValues, name: 'Jul', published: true };
    const execute = (basedOn: number, command: object) =>
      app.events.execute(
        id,
        { basedOn, command: command as never, reason: '', confirmed: true },
        ida,
      );
    expect(await execute(0, { kind: 'make-event', id, values })).toMatchObject({ ok: true });
    for (const [index, group] of [a, b].entries()) {
      const added = await execute(index + 1, { kind: 'add-group', group });
      expect(added).toMatchObject({ ok: true });
    }
    const { data } = await loadPage(app, null, { route: '/e/[id]', params: { id } });
    const groups = data['groups'] as readonly { id: string; leaders: readonly object[] }[];
    expect(groups.map((group) => [group.id, group.leaders.length])).toEqual([
      ['a', 2],
      ['b', 0],
    ]);
  });
});

it('the file of standings is of the round that is asked for', async () => {
  await played(a);
  await carryOut(
    app,
    a,
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    ...[1, 2].map((board) => ({
      ...({ kind: 'enter-result', round: 2, board } as const),
      result: { kind: 'played', white: 2, black: 0 } as const,
    })),
  );
  const file = 'console/[id]/files/[file]/+server.ts';
  const places = async (round: number) => {
    const params = { id: a, file: 'standings.csv' };
    const route = '/console/[id]/files/[file]';
    const answer = await loadPage(app, owner, { route, params, file, query: `round=${round}` });
    const text = await (answer.data as unknown as Response).text();
    const [, ...lines] = text.trim().split(/\r?\n/);
    return lines.map((line) => Number.parseInt(line.replace(/^\D+/, ''), 10));
  };
  // Two won round 1, one of them round 2.
  expect([await places(1), await places(2)]).toEqual([
    [1, 1, 3, 3],
    [1, 2, 2, 4],
  ]);
});

it('the page of report files opens in the reader’s language, and leads back', () => {
  for (const language of ['da', 'de', 'en']) {
    let location = '';
    try {
      leadToReportFiles({ locals: { language } } as never);
    } catch (thrown) {
      ({ location } = thrown as { location: string });
    }
    expect(location).toBe(`/report-file/index.html?language=${language}&back`);
  }
});
