/** @regulation DSU 2002 */
import { type EventCommand, type EventId, emptyEventValues, type GroupId } from '@rokade/event';
import type { Application } from '@rokade/server';
import { emptyDetails, makeSystem, type Settings, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

/** A club with one event of one group, both of them public. */
async function club(
  name: string,
  regulations: string,
  change: Partial<Settings>,
): Promise<Application> {
  const app = await memoryApplication();
  const visibility = { ...usualSettings.visibility, published: true };
  const settings = { ...usualSettings, name, visibility, roundDates: ['2026-12-27'], ...change };
  const players = [1, 2, 3, 4, 5, 6].map((no) => ({
    id: `p${no}` as never,
    details: { ...emptyDetails, name: `Player${no}, Ada`, rating: 1500 + no },
  }));
  await carryOut(
    app,
    idOf(`${name}-group`),
    { kind: 'create-tournament', id: idOf(`${name}-group`), settings },
    { kind: 'enter-players', players },
  );
  const id = `${name}-event` as EventId;
  const days = { firstDay: '2026-12-27', lastDay: '2026-12-29' };
  const commands: readonly EventCommand[] = [
    { kind: 'make-event', id, values: { ...emptyEventValues, name, ...days, regulations } },
    { kind: 'add-group', group: `${name}-group` as GroupId },
    { kind: 'change-event', changes: { published: true } },
    { kind: 'change-invitation', changes: { publication: 'public', entriesClose: '2026-12-20' } },
  ];
  for (const [basedOn, command] of commands.entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    const done = await app.events.execute(id, request, ida);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return app;
}

const berlin = () =>
  club('berlin', 'tempelhof-2018', {
    federation: 'GER',
    system: makeSystem('dutch'),
    tieBreaks: ['BH', 'SB'],
  });
const danish = () => club('danish', 'dsu-2002', { federation: 'DEN' });

/** A public page or print, with what of its address names the book. */
type PublicPage = readonly [
  route: string,
  book: 'event' | 'group',
  more: Readonly<Record<string, string>>,
];

const pages: readonly PublicPage[] = [
  ['/e/[id]', 'event', {}],
  ['/e/[id]/invitation', 'event', {}],
  ['/t/[id]', 'group', {}],
  ['/t/[id]/about', 'group', {}],
  ['/t/[id]/standings', 'group', {}],
  ['/print/[id]/[kind]', 'group', { kind: 'about' }],
  ['/print/[id]/[kind]', 'group', { kind: 'standings' }],
];

/** What a page is told, as text, without the names of documents that it leaves out. */
async function dataOf(
  app: Application,
  name: string,
  [route, book, more]: PublicPage,
): Promise<string> {
  const params = { id: `${name}-${book}`, ...more };
  const answer = await loadPage(app, null, { route, params });
  expect(answer.status).toBe(200);
  const { foreign: _, ...data } = answer.data;
  return JSON.stringify(data);
}

describe.each(pages)('%s of a %s %j', (...page) => {
  it('names nothing of DSU to a Berlin club', async () => {
    expect(await dataOf(await berlin(), 'berlin', page)).not.toMatch(/DSU \d{4}/);
  });

  it('names nothing of Tempelhof or of FIDE’s titles to a Danish club', async () => {
    expect(await dataOf(await danish(), 'danish', page)).not.toMatch(
      /Tempelhof \d{4}|Appeals Committee|\bL[12]\b/,
    );
  });
});
