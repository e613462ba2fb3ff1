import { roundPlayTexts } from '@rokade/presentation/chess/round-play-text.ts';
import { reportDocument } from '@rokade/presentation/files/report-document.ts';
import { createApplication } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import { type Settings, usualPlay } from '@rokade/tournament';
import { expect, onTestFinished, test } from 'vitest';
import {
  details,
  playerId,
  settings,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';
import { sheetOf } from '../../../test/tournament/sheet-of.ts';
import { publicPage } from '../src/lib/server/public/public-page.ts';
import { carryOut, idOf } from './memory-application.ts';

const rapid = { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 10 };

test('a round says its times to its readers', () => {
  const play = {
    date: '2026-11-02T19:00',
    timeControl: rapid,
    rated: 'by-rule',
    finishBy: '2026-11-09',
    waitingMinutes: 7.5,
    waitingArticle: 'Tempelhof I.6',
    start: null,
  } as const;
  expect(roundPlayTexts({ t: translator('en'), language: 'en' }, play)).toEqual([
    'time control 15 min + 10 s',
    'waiting time 7½ min (Tempelhof 2018 I.6)',
    'adjourned games by Mon, 9 November 2026',
  ]);
  const none = { ...play, waitingMinutes: 0, finishBy: '' };
  expect(roundPlayTexts({ t: translator('en'), language: 'en' }, none)).toEqual([
    'time control 15 min + 10 s',
    'no waiting time (Tempelhof 2018 I.6)',
  ]);
});

test('games left out stand on the printed report and as W and L in the file to FIDE', () => {
  const change: Partial<Settings> = { roundPlay: [{ ...usualPlay, timeControl: rapid }] };
  const { state } = whiteWinsAll(started(2, change));
  expect(sheetOf(state, 'rating', 'lang=en')).toMatchObject({
    report: {
      notRated: [
        {
          round: 1,
          board: 1,
          text: expect.stringContaining('15 minutes for each player are too few, 120 are required'),
          article: 'DSU 2002 4.5.3',
        },
      ],
    },
  });
  const cells = reportDocument(state).players.map(
    ({ cells: [cell] }) => cell?.kind === 'game' && cell.result,
  );
  expect(cells.toSorted()).toEqual(['L', 'W']);
});

test('the public sees results played in advance two hours after the last round began (III.A.11)', async () => {
  let now = new Date(2026, 10, 2, 12);
  const created = await createApplication({ dataDirectory: ':memory:', clock: () => now });
  if (!created.ok) throw new Error(created.error.code);
  const app = created.value;
  onTestFinished(() => app.close());
  const id = idOf('endrunde');
  const last: Settings = {
    ...settings,
    system: {
      code: 'tempelhof',
      edition: 'tempelhof-2018',
      firstRound: 'lot',
      withdrawals: 'fide-2012',
    },
    roundsPlanned: 1,
    roundDates: ['2026-11-02T19:00'],
  };
  const players = ['p1', 'p2'].map((no) => ({
    id: playerId(no),
    details: details(`Spiller ${no}`),
  }));
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings: last },
    { kind: 'enter-players', players },
    { kind: 'set-draw-numbers', order: players.map((player) => player.id) },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    { kind: 'enter-result', round: 1, board: 1, result: { kind: 'played', white: 2, black: 0 } },
  );
  const locals = { session: null, app, belongings: new Map() } as unknown as App.Locals;
  const result = async () => (await publicPage(locals, id)).t.rounds[0]?.games[0]?.result;
  now = new Date(2026, 10, 2, 20, 59);
  expect(await result()).toBeNull();
  now = new Date(2026, 10, 2, 21);
  expect(await result()).toMatchObject({ kind: 'played' });
});
