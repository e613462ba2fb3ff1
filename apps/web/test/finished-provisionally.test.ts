import { isReport, printKinds } from '@rokade/presentation/views/prints/kinds.ts';
import type { Application, Session } from '@rokade/server';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { carryOut, idOf, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const id = idOf('open');
const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const owner: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };

let app: Application;

/** A tournament of one round, finished while both of its games are open. */
beforeEach(async () => {
  app = await memoryApplication();
  const visibility = { ...usualSettings.visibility, published: true };
  const settings = { ...usualSettings, name: 'Lyn', visibility, roundsPlanned: 1 };
  const players = ['Alm', 'Bek', 'Dam', 'Eg'].map((name) => ({
    id: name.toLowerCase() as never,
    details: { ...emptyDetails, name: `${name}, Bo`, rating: 1500 },
  }));
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'frø' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    { kind: 'finish-tournament' },
  );
});

/** The games are played after all, and the tournament is finished once more. */
const settle = () =>
  carryOut(
    app,
    id,
    { kind: 'reopen-tournament' },
    ...([1, 2] as const).map((board) => ({
      ...({ kind: 'enter-result', round: 1, board } as const),
      result: { kind: 'played', white: 2, black: 0 } as const,
    })),
    { kind: 'finish-tournament' },
  );

const load = (file: string, session: Session | null = owner, more: object = {}) =>
  loadPage(app, session, {
    route: `/${file.slice(0, file.lastIndexOf('/'))}`,
    file,
    params: { id, ...more },
  });

const print = async (kind: string) => {
  const { status, data } = await load('print/[id]/[kind]/+page.server.ts', owner, { kind });
  const lists = (data['lists'] ?? []) as readonly {
    readonly head: { readonly provisional: boolean };
  }[];
  return { status, provisional: lists.map(({ head }) => head.provisional) };
};

const files = ['rating.csv', 'dwz.csv', 'report.trf', 'fide-forms.xlsx', 'fide-forms.pdf'] as const;
const fileStatus = async (file: string) =>
  (await load('console/[id]/files/[file]/+server.ts', owner, { file })).status;

const reported = () =>
  app.ratings.reportOf([{ kind: 'tournament', id }], {
    name: '',
    firstDay: '',
    lastDay: '2026-11-01',
    day: '2026-11-02',
    edition: '',
    abroad: false,
    estimate: null,
    rateNoShows: false,
    asOne: false,
  });

describe('a tournament finished with open games', () => {
  it('says so above all its pages, of the console and for visitors', async () => {
    const above = async () => [
      (await load('console/[id]/+layout.server.ts')).data['provisional'],
      Object(await load('t/[id]/+layout.server.ts', null)).data.tournament.provisional,
    ];
    expect(await above()).toEqual([true, true]);
    await settle();
    expect(await above()).toEqual([false, false]);
  });

  it.each(printKinds.filter((kind) => !isReport(kind)))(
    'says so on its prints: %s',
    async (kind) => {
      const { status, provisional } = await print(kind);
      // Lists that this tournament does not have.
      if (status === 404) return;
      expect([status, provisional]).toEqual([200, [true]]);
    },
  );

  it.each(printKinds.filter(isReport))('prints nothing that is sent: %s', async (kind) => {
    expect((await print(kind)).status).toBe(409);
    await settle();
    expect(await print(kind)).toEqual({ status: 200, provisional: [false] });
  });

  it('has no report on its page, and none for the ratings', async () => {
    const page = 'console/[id]/reports/+page.server.ts';
    expect((await load(page)).data).toMatchObject({ reports: null });
    expect(await reported()).toEqual({ ok: false, error: [{ code: 'report-sent.provisional' }] });
    await settle();
    expect((await load(page)).data['reports']).not.toBeNull();
    expect(await reported()).toMatchObject({ ok: true });
  });

  it.each(files)('gives no file that is sent: %s', async (file) => {
    expect(await fileStatus(file)).toBe(409);
    await settle();
    expect(await fileStatus(file)).toBe(200);
  });

  it('gives its other files', async () => {
    expect(await fileStatus('standings.csv')).toBe(200);
    expect(await fileStatus('games.pgn')).toBe(200);
  });
});
